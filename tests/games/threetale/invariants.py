"""What is true of every state of ThreeTale at every decision."""

from __future__ import annotations

from taletable.games.threetale.check import check
from taletable.games.threetale.state import FUTURE, NO_ROLL, PAST, Tale
from taletable.games.threetale.tiles import ALTAR, OFFERING, THINGS, TREE, thing_of


def invariant(s: Tale) -> None:
    """Values within their limits, Heroes and tokens on the Map, nothing of a fight or turn left over."""
    check(s)
    rules = [frame.rule for frame in s.frames]
    assert all(0 <= value <= 13 for value in s.virtues)
    assert all(0 <= value <= 3 for value in s.spirit)
    assert min(s.shevitsa) >= 0
    assert min(s.stones) >= 0
    assert min(s.offerings) >= 0
    check_map(s)
    if "battle" not in rules and "raid" not in rules:
        assert s.enemy == s.piece == -1
        assert s.ambush == ()
        assert s.harm == 0
    if not any(rule in rules for rule in ("strike", "assault", "treasure", "trial")):
        assert s.roll == NO_ROLL
        assert s.dice == ()
    if "hero_turn" not in rules and not s.over:
        assert not any(s.bonus)
        assert not any(s.played)
        assert not s.in_turn
        assert s.steps == s.actions == s.more_actions == 0
    if "choose_artifact" not in rules and "bless" not in rules:
        assert s.choice == ()
    if s.phase == PAST:
        assert s.foes == ()
        assert not any(s.bundle)
    if s.phase == FUTURE:
        assert not any(s.quests)


def check_map(s: Tale) -> None:
    """Tokens lie on spaces, Heroes stand beside each other except in a turn."""
    for space, thing in s.objects.items():
        sort = s.chart.print_of[space]
        assert thing < len(THINGS)
        if s.phase == PAST:
            assert sort == thing or (sort == ALTAR and thing == OFFERING)
        if thing == thing_of("thicket"):
            assert sort != TREE
    if s.active < 0 or not s.in_turn:
        standing = [at for at in s.at if at >= 0]
        assert len(set(standing)) == len(standing), "two Heroes end on one space (TT-6.8)"
