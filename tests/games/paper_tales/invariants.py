"""What is true of every state of Paper Tales at every decision."""

from __future__ import annotations

from taletable.games.paper_tales.cards import FIFTH, SPOTS
from taletable.games.paper_tales.recruitment import is_advanced
from taletable.games.paper_tales.state import LICH, TOWNS, Kingdoms

WIDTH = len(SPOTS)
PACKS = ((4, 8, 0, 0), (4, 4, 3, 0), (4, 0, 6, 0), (3, 0, 3, 3), (3, 0, 0, 5))
"""PT-S.15 to PT-S.17: cards in the pack, unseen, passed over and left over, by cards in the hand."""


def invariant(s: Kingdoms) -> None:
    """Gold, scores, places, Age tokens, and how many cards a Monarch holds in which phase."""
    assert min(s.gold) >= 0
    assert min(s.score) >= 0
    scores = [0] * s.seats
    lich = 0
    for seat, turn, _, lp in s.tally:
        if seat == LICH:
            lich += lp
        else:
            scores[seat] += lp
        assert turn <= s.turn
    assert (scores, lich) == (s.score, s.lich_score), "a score is the sum of its lines (PT-R.38, PT-R.39)"
    rule = "" if s.over else s.frames[-1].rule
    rows = s.spots
    for seat in range(s.seats):
        base = seat * WIDTH
        second_level = 2 in s.levels[seat * TOWNS : seat * TOWNS + TOWNS]
        assert second_level or (rows[base + FIFTH] < 0 and s.plan[base + FIFTH] < 0), "the fifth spot needs a level 2 Building (PT-3.4)"
        check_hand(s, seat, rule)
    in_play = {card for card in rows if card >= 0}
    for card, tokens in enumerate(s.age):
        assert tokens == 0 or card in in_play, "only Units in play have Age tokens (PT-9.1)"


def check_hand(s: Kingdoms, seat: int, rule: str) -> None:
    """PT-4.1 to PT-4.6, PT-5.10, PT-5.11, PT-V.3, PT-V.4."""
    hand, pack, kept = len(s.hand[seat]), len(s.pack[seat]), s.kept[seat]
    if rule == "draft":
        dealt, taken = (9, 2) if is_advanced(s) else (5, 1)
        assert pack + taken * hand == dealt
        assert pack > 1
        assert s.turn > 1 or kept < 0
    elif rule == "solo_draft":
        assert (pack, len(s.stock), len(s.passed[seat]), len(s.left_over[seat])) == PACKS[hand]
        assert s.turn > 1 or kept < 0
    elif rule == "plan":
        assert pack == 0
        assert len(s.left_over[seat]) == (7 if s.seats == 1 else 0)
        assert hand in (5, 6)
        assert hand == 5 or s.turn > 1
        assert kept < 0
    else:
        assert pack == hand == 0
    if rule != "plan":
        assert s.keep[seat] < 0
        assert s.plan_artifacts[seat] == ()
    if rule not in ("payment", "shadow", "titan", "age_chosen", "age_by_food"):
        assert s.fresh[seat] == ()
    if rule not in ("construction", "titan"):
        assert s.build[seat] == ()
