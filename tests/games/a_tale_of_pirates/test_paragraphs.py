"""What single paragraphs of the ledger say, each by itself: what is done is done in full, and nothing else happens."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move, Stake
from taletable.engine.run import Run
from taletable.games.a_tale_of_pirates.cards import CARD_IDS
from taletable.games.a_tale_of_pirates.deeds import damage, discard, hit
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import AREAS
from taletable.games.a_tale_of_pirates.state import WON
from taletable.testing import rule

from .table import ONE_HIT, SAND, START, TWO_HITS, Table, told, voyage


def quiet() -> Run:
    """A run that draws nothing."""
    return Run(Luck(b""))


@rule("TP-R.55", "TP-6.6", "TP-5.5")
@pytest.mark.parametrize(
    ("place", "text"),
    [
        ("sail-1", "hoist"),
        ("sail-1", "lower"),
        ("repairs", "repair helm"),
        ("cannonballs", "load left-1"),
        ("cannonballs", "load-two left-1 left-2"),
    ],
)
def test_a_command_is_carried_out_in_full(place: str, text: str) -> None:
    table = Table(speed=1, corks=["helm"])
    before = (table.state.speed, table.corks(), table.loaded())
    table.act(0, place, text)
    after = {
        "hoist": (2, {"helm"}, set()),
        "lower": (0, {"helm"}, set()),
        "repair helm": (1, set(), set()),
        "load left-1": (1, {"helm"}, {"left-1"}),
        "load-two left-1 left-2": (1, {"helm"}, {"left-1", "left-2"}),
    }[text]
    assert before == (1, {"helm"}, set())
    assert (table.state.speed, table.corks(), table.loaded()) == after
    assert table.dump()["players"][0]["place"] is None, "perform also removes the Sandtimer"


@rule("TP-5.5", "TP-6.8")
def test_what_is_missing_is_refused_and_the_sandtimer_may_leave() -> None:
    table = Table(loaded=["left-1"], corks=["helm"])
    table.play(0, "place cannonballs")
    table.play(1, "place repairs")
    later = START + SAND
    assert table.refusal(0, "load left-1", now=later).cite == "TP-11.4"
    assert table.refusal(1, "repair sail-1", now=later).cite == "TP-R.72"
    table.play(1, "repair helm", now=later)
    assert table.corks() == set()
    table.play(0, "remove")
    table.play(0, "place helm")
    assert table.dump()["players"][0]["place"] == "helm"


@rule("TP-R.56", "TP-5.5")
def test_all_ways_to_perform_are_offered() -> None:
    table = Table(chapter=3, up={"ne-1": "brigantine-1", "s-2": "raft-1"}, loaded=["right-1"])
    table.play(0, "place right-1")
    table.play(1, "place raft-1")
    fires = [move.args for move in GAME.offers(table.state, 0) if move.verb == "fire"]
    assert sorted(fires) == sorted((CARD_IDS.index(name),) for name in ("brigantine-1", "raft-1"))
    assert "use raft-1" in table.legal(1, START + SAND)
    assert not any(text.startswith("fire") for text in table.legal(1, START + SAND))


@rule("TP-13.4", "TP-13.3")
def test_a_corked_space_is_closed_until_it_is_repaired() -> None:
    table = Table()
    damage(table.state, quiet(), AREAS.index("helm"), 1)
    assert table.refusal(0, "place helm").cite == "TP-6.14"
    table.act(1, "repairs", "repair helm")
    table.play(0, "place helm")
    assert table.dump()["players"][0]["place"] == "helm"


@rule("TP-3.6", "TP-R.20")
def test_a_discarded_card_is_in_the_supply_again_as_good_as_new() -> None:
    table = Table(up={"ne-1": "corvette-1"}, hits={"corvette-1": 1})
    card = CARD_IDS.index("corvette-1")
    discard(table.state, quiet(), card)
    assert table.up("ne-1") is None
    assert card in table.state.supply
    assert table.hits("corvette-1") == 0
    assert table.state.supply == sorted(table.state.supply)


@rule("TP-R.16", "TP-12.11")
def test_hits_too_many_are_lost_and_only_the_card_itself_says_what_follows() -> None:
    up = {"ne-1": "brigantine-1", "ne-2": "corvette-1"}
    table = Table(up=up, loaded=["right-1"], dice=[TWO_HITS])
    events = table.act(0, "right-1", "fire brigantine-1")
    assert [(e["card"], e["n"]) for e in told(events, "hit")] == [("brigantine-1", 1)]
    assert table.hits("corvette-1") == 0
    table = Table(chapter=5, life=4, up={"ne-1": "powder-barge-1", "ne-2": "corvette-1"})
    hit(table.state, quiet(), CARD_IDS.index("powder-barge-1"), 2)
    assert table.up("ne-1") is None
    assert table.hits("corvette-1") == 1


@rule("TP-R.27", "TP-R.26")
def test_each_shot_symbol_has_its_own_roll_and_damage() -> None:
    table = Table(chapter=4, goal=1, up={"ne-1": "gunboat-1"}, dice=[ONE_HIT, TWO_HITS])
    events = table.wait_round()
    assert [shot["result"] for shot in told(events, "shot")] == ["one-hit", "two-hits"]
    assert (table.corks(), table.state.life) == ({"right-1", "right-2"}, 4)


@rule("TP-R.37", "TP-R.68")
def test_a_sandtimer_off_the_ship_shows_since_when_and_from_where() -> None:
    table = Table()
    table.act(0, "helm", "remove")
    assert table.dump()["players"][0]["last"] == "helm"
    shown = GAME.view(table.state, 1)["players"][0]["sandtimer"]
    assert (shown["state"], shown["since"]) == ("hand", START + SAND)


@rule("TP-R.90", "TP-R.39", "TP-5.7")
def test_a_vote_ends_with_the_round() -> None:
    table = Table(goal=1)
    table.play(0, "run-forward")
    table.wait_round()
    assert (table.state.round, table.state.vote) == (2, [False] * 4)


@rule("TP-R.77")
def test_what_is_dealt_face_up_is_seen() -> None:
    table = Table(chapter=4, round=1, goal=1, bow="n")
    table.wait_round()
    assert table.up("s-1") == "courier-1"


@rule("TP-R.64")
def test_no_times_are_guessed_before_the_clock_starts() -> None:
    s = voyage(Match(GAME, 4, {"chapter": 2}, b"muster").state)
    assert s.plan.happenings
    assert GAME.imagine(s, 0, Luck(b"guess")).schedule == s.schedule == []


@rule("TP-R.91", "TP-R.61")
def test_each_round_has_two_stretches_in_order() -> None:
    table = Table(goal=1)
    stretches = [GAME.stretch(voyage(Match(GAME, 4, seed=b"stretch").state)), GAME.stretch(table.state)]
    table.wait_round()
    stretches.append(GAME.stretch(table.state))
    for seat in range(4):
        table.play(seat, "ready")
    stretches.append(GAME.stretch(table.state))
    assert stretches == sorted(set(stretches))
    assert len(stretches) == 4


@rule("TP-R.45", "TP-R.57", "TP-R.42", "TP-16.1")
@pytest.mark.parametrize(
    ("crew", "helped", "mark"), [("crew", False, ""), ("solo", False, "-solo"), ("crew", True, "-helped"), ("solo", True, "-solo-helped")]
)
def test_stars_are_kept_with_their_mark(crew: str, helped: bool, mark: str) -> None:
    s = GAME.new(4, {"chapter": 2, "crew": crew, "helped": helped})
    s.outcome, s.over = WON, True
    assert GAME.unlocks(s) == ("chapter-2", "chapter-3", f"stars-2-normal-3{mark}")


@rule("TP-R.49")
def test_the_last_vote_alone_is_asked_for_twice() -> None:
    """It ends the round at once: so many seconds are given up."""
    table = Table(chapter=2, goal=1)

    def stakes(seat: int, verb: str) -> list[Stake] | None:
        return GAME.rule(table.state).stakes(table.state, Move(seat, verb))

    for seat in range(3):
        assert stakes(seat, "run-forward") is None
        table.play(seat, "run-forward")
    assert stakes(3, "run-forward") == [Stake("time-given-up", ((table.state.ends - table.state.now) // 1000,))]
    assert stakes(3, "place") is None


@rule("TP-R.61", "TP-R.62")
def test_a_sandtimer_on_the_ship_stays_with_its_hand() -> None:
    table = Table()
    assert GAME.in_hand(table.state, 0)
    table.play(0, "place sail-1")
    assert not GAME.in_hand(table.state, 0)
    assert GAME.in_hand(table.state, 1)


@rule("TP-16.1")
def test_each_chapter_but_the_first_has_to_be_opened() -> None:
    """Its story and its envelope as well."""
    assert [GAME.key_for({"chapter": n}) for n in (1, 2, 10)] == ["", "chapter-2", "chapter-10"]
    assert [GAME.text_key(name) for name in ("1-story", "2-story", "10-1-gust", "crew")] == ["", "chapter-2", "chapter-10", ""]
