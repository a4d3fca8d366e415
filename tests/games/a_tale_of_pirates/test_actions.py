"""Ellen's actions: Sail, Helm, Lookout, Repairs, Cannonballs, Cannons (TP-7 to TP-12)."""

from __future__ import annotations

import pytest

from taletable.games.a_tale_of_pirates.cards import CARD_IDS
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import DIE, HITS_OF
from taletable.testing import rule

from .table import BROKEN, ONE_HIT, SAND, START, TWO_HITS, Table, kinds, told


def ways(table: Table, seat: int, space: str) -> set[str]:
    """How the action of a space can be performed."""
    table.play(seat, f"place {space}")
    return {text for text in table.legal(seat, table.now + SAND) if text not in ("remove", "run-forward")}


# Sail


@rule("TP-7.1", "TP-7.E1", "TP-R.6")
@pytest.mark.parametrize(("speed", "possible"), [(0, {"hoist"}), (1, {"hoist", "lower"}), (2, {"hoist", "lower"}), (3, {"lower"})])
def test_the_sail_moves_by_one_step(speed: int, possible: set[str]) -> None:
    assert ways(Table(speed=speed), 0, "sail-1") == possible
    for text in possible:
        table = Table(speed=speed)
        table.act(0, "sail-2", text)
        assert table.state.speed == speed + (1 if text == "hoist" else -1)


@rule("TP-7.3")
def test_speed_decides_over_helm_and_cards() -> None:
    assert ways(Table(speed=0), 0, "helm") == set()
    table = Table(speed=0, up={"n-1": "passage-1-1"})
    table.act(0, "sail-1", "hoist")
    assert table.up("n-1") is None


# Helm


@rule("TP-8.1", "TP-8.2", "TP-8.3", "TP-8.4", "TP-8.5", "TP-R.7")
@pytest.mark.parametrize(
    ("speed", "cite", "possible"),
    [
        (0, "TP-8.2", set()),
        (1, "", {"left-1", "left-2", "right-1", "right-2"}),
        (2, "TP-8.4", {"left-1", "right-1"}),
        (3, "TP-8.5", set()),
    ],
)
def test_the_helm_turns_as_the_speed_allows(speed: int, cite: str, possible: set[str]) -> None:
    table = Table(speed=speed)
    assert ways(table, 0, "helm") == {f"steer {turn}" for turn in possible}
    if cite:
        assert table.refusal(0, "steer right-2", now=START + SAND).cite == cite


@rule("TP-R.7")
def test_the_speed_when_performing_counts() -> None:
    table = Table(speed=1)
    table.play(0, "place helm")
    table.play(1, "place sail-1")
    table.play(1, "hoist", now=START + SAND)
    assert table.refusal(0, "steer right-2").cite == "TP-8.4"
    table.play(0, "steer right-1")
    assert table.state.bow == 1


@rule("TP-8.6", "TP-8.7", "TP-R.8", "TP-3.5", "TP-14.9")
def test_cards_of_the_final_sector_are_turned_up() -> None:
    table = Table(speed=1, down={"ne-1": "fog-1", "se-1": "fog-2", "se-2": "corvette-1"})
    events = table.act(0, "helm", "steer right-2")
    assert table.up("se-1") == "fog-2"
    assert table.up("se-2") == "corvette-1"
    assert table.down("ne-1"), "what is passed over stays as it is"
    assert kinds(events).count("turned-up") == 2


@rule("TP-R.8")
def test_what_is_passed_over_does_not_react() -> None:
    table = Table(speed=1, up={"ne-1": "passage-1-1"})
    table.act(0, "helm", "steer right-2")
    assert table.up("ne-1") == "passage-1-1"


@rule("TP-8.E1", "TP-14.10", "TP-C.3")
def test_joannas_choices() -> None:
    table = Table(bow="ne", speed=1, up={"s-1": "passage-1-1"}, down={"se-1": "fog-1", "n-1": "fog-2", "n-2": "fog-3", "nw-1": "fog-4"})
    table.act(0, "helm", "steer right-2")
    assert (table.dump()["bow"], table.up("s-1")) == ("s", None)
    for turn, bow, slots in (("right-1", "se", ["se-1"]), ("left-1", "n", ["n-1", "n-2"]), ("left-2", "nw", ["nw-1"])):
        table = Table(bow="ne", speed=1, up={"s-1": "passage-1-1"}, down={"se-1": "fog-1", "n-1": "fog-2", "n-2": "fog-3", "nw-1": "fog-4"})
        table.act(0, "helm", f"steer {turn}")
        assert table.dump()["bow"] == bow
        assert all(table.up(slot) for slot in slots)


@rule("TP-8.E2", "TP-C.4")
def test_joanna_goes_right_by_one() -> None:
    table = Table(bow="ne", speed=1, up={"s-1": "passage-1-1", "ne-1": "brigantine-1"}, down={"se-1": "fog-1"}, loaded=["left-1"], dice=[0])
    table.act(0, "helm", "steer right-1")
    assert table.up("s-1") == "passage-1-1"
    table.act(1, "left-1", "fire brigantine-1")
    assert table.up("ne-1") is None


# Lookout


@rule("TP-9.1", "TP-9.2", "TP-9.E1")
def test_one_card_anywhere() -> None:
    table = Table(bow="se", down={"nw-1": "fog-1", "nw-2": "fog-2", "n-1": "corvette-1"})
    assert ways(table, 0, "lookout") == {"look nw-1", "look nw-2", "look n-1"}
    table.play(0, "look nw-1", now=START + SAND)
    assert table.up("nw-1") == "fog-1"
    assert table.down("nw-2")
    assert table.down("n-1")


@rule("TP-R.72")
def test_lookout_needs_a_face_down_card_and_repairs_a_cork() -> None:
    table = Table(up={"s-1": "fog-1"})
    table.play(0, "place lookout")
    assert table.refusal(0, "look s-1", now=START + SAND).cite == "TP-R.72"
    table.play(1, "place repairs")
    assert table.refusal(1, "repair helm", now=table.now + SAND).cite == "TP-R.72"


# Repairs


@rule("TP-10.1", "TP-10.3", "TP-10.E1")
def test_a_cork_goes_back_and_the_space_is_open() -> None:
    table = Table(corks=["right-1"])
    assert table.state.corks_left() == 2
    table.act(0, "repairs", "repair right-1")
    assert table.corks() == set()
    assert table.state.corks_left() == 3
    assert "place right-1" in table.legal(1)


@rule("TP-10.1")
def test_the_player_chooses_the_cork() -> None:
    assert ways(Table(corks=["right-1", "helm"]), 0, "repairs") == {"repair right-1", "repair helm"}


# Cannonballs


@rule("TP-11.1", "TP-11.2", "TP-11.3", "TP-11.E1")
def test_up_to_two_balls_into_two_cannons() -> None:
    table = Table(loaded=["right-1"])
    assert {"load left-1", "load-two left-1 left-2", "load-two right-2 left-1"} <= ways(table, 0, "cannonballs")
    table.play(0, "load-two left-1 left-2", now=START + SAND)
    assert table.loaded() == {"right-1", "left-1", "left-2"}
    assert table.state.balls_left() == 1
    table.act(1, "cannonballs", "load right-2")
    assert table.state.balls_left() == 0


@rule("TP-11.3")
def test_one_on_each_side() -> None:
    table = Table()
    table.act(0, "cannonballs", "load-two right-1 left-1")
    assert table.loaded() == {"right-1", "left-1"}


@rule("TP-11.4")
def test_a_loaded_cannon_is_not_loaded_again() -> None:
    table = Table(loaded=["left-1"])
    table.play(0, "place cannonballs")
    assert table.refusal(0, "load left-1", now=START + SAND).cite == "TP-11.4"


@rule("TP-11.5", "TP-11.6", "TP-R.73")
def test_without_balls_there_is_no_loading() -> None:
    table = Table(loaded=["right-1", "right-2", "left-1"])
    assert ways(table, 0, "cannonballs") == {"load left-2"}
    table = Table(loaded=["right-1", "right-2", "left-1", "left-2"])
    table.play(0, "place cannonballs")
    assert table.refusal(0, "load left-2", now=START + SAND).cite == "TP-11.5"


@rule("TP-R.73")
def test_one_ball_is_enough() -> None:
    table = Table()
    table.act(0, "cannonballs", "load left-1")
    assert table.loaded() == {"left-1"}


@rule("TP-R.34")
def test_corked_and_taken_cannons_may_be_loaded() -> None:
    table = Table(corks=["right-1"])
    table.play(1, "place left-1")
    table.act(0, "cannonballs", "load-two right-1 left-1")
    assert table.loaded() == {"right-1", "left-1"}
    assert table.corks() == {"right-1"}


# Cannons


@rule("TP-12.1", "TP-12.2", "TP-12.3", "TP-12.5", "TP-12.E1")
def test_the_target_is_a_face_up_card_in_line() -> None:
    cards = {"ne-1": "corvette-1", "ne-2": "brigantine-1", "n-1": "brigantine-2"}
    table = Table(up=cards, down={"ne-3": "corvette-2"}, loaded=["right-1"], dice=[ONE_HIT])
    assert ways(table, 0, "right-1") == {"fire corvette-1", "fire brigantine-1"}
    assert table.refusal(0, "fire brigantine-2", now=START + SAND).cite == "TP-12.5"
    table.play(0, "fire corvette-1", now=START + SAND)
    assert table.loaded() == set()
    assert table.state.balls_left() == 4


@rule("TP-12.2")
def test_without_a_ball_in_that_very_cannon_there_is_no_shot() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-2"])
    table.play(0, "place right-1")
    assert table.refusal(0, "fire corvette-1", now=START + SAND).cite == "TP-12.2"


@rule("TP-12.4")
def test_the_sector_when_performing_counts() -> None:
    table = Table(speed=1, up={"ne-1": "corvette-1", "se-1": "brigantine-1"}, loaded=["right-1"], dice=[ONE_HIT])
    table.play(0, "place right-1")
    table.play(1, "place helm")
    table.play(1, "steer right-1", now=START + SAND)
    assert table.refusal(0, "fire corvette-1").cite == "TP-12.5"
    table.play(0, "fire brigantine-1")
    assert table.up("se-1") is None


@rule("TP-12.6", "TP-12.7", "TP-12.E2", "TP-14.11", "TP-C.5", "TP-14.3")
def test_one_hit() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[ONE_HIT])
    table.act(0, "right-1", "fire corvette-1")
    assert table.hits("corvette-1") == 1
    assert table.up("ne-1") == "corvette-1"


@rule("TP-12.6", "TP-12.8", "TP-12.11", "TP-12.E3", "TP-R.15")
def test_two_hits_sink_a_corvette() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[TWO_HITS])
    events = table.act(0, "right-1", "fire corvette-1")
    assert table.up("ne-1") is None
    assert table.hits("corvette-1") == 0, "the Damage Tokens go back"
    assert "sunk" in kinds(events)


@rule("TP-12.6", "TP-12.9", "TP-12.E4")
def test_broken_cannon() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[BROKEN])
    table.act(0, "right-1", "fire corvette-1")
    assert table.corks() == {"right-1"}
    assert table.state.place[0] == -1
    assert table.hits("corvette-1") == 0
    assert table.loaded() == set()


@rule("TP-R.33")
def test_broken_cannon_without_a_cork() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], corks=["helm", "lookout", "sail-1"], dice=[BROKEN])
    table.act(0, "right-1", "fire corvette-1")
    assert table.state.life == 4
    assert table.corks() == {"helm", "lookout", "sail-1"}
    assert "place right-1" in table.legal(1)


@rule("TP-R.25", "TP-12.10")
def test_the_faces_of_the_die() -> None:
    assert [HITS_OF[face] for face in DIE] == [1, 1, 1, 2, 2, 0]
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"])
    events = table.act(0, "right-1", "fire corvette-1")
    assert table.match.log[-1].luck, "the die was rolled, and its result is in the log"
    assert told(events, "fired")[0]["result"] in ("one-hit", "two-hits", "broken")


@rule("TP-R.16")
def test_hits_beyond_are_lost() -> None:
    table = Table(up={"ne-1": "brigantine-1", "ne-2": "brigantine-2"}, loaded=["right-1"], dice=[TWO_HITS])
    table.act(0, "right-1", "fire brigantine-1")
    assert table.up("ne-2") == "brigantine-2"
    assert table.hits("brigantine-2") == 0


@rule("TP-R.17", "TP-R.18")
def test_no_target_no_shot_and_the_ball_stays() -> None:
    table = Table(up={"ne-1": "fog-1"}, loaded=["right-1"])
    table.play(0, "place right-1")
    assert table.refusal(0, "fire fog-1", now=START + SAND).cite == "TP-R.17"
    table.play(0, "remove", now=START + SAND)
    assert table.loaded() == {"right-1"}


# What is tried in vain


def reason(table: Table, text: str) -> tuple[str, str]:
    """Why seat 0 cannot do it, once its sand is through."""
    refusal = table.refusal(0, text, now=table.now + SAND)
    return refusal.cite, refusal.key


@rule("TP-12.3", "TP-R.77")
def test_only_what_is_in_sight_is_shot_at() -> None:
    table = Table(up={"ne-1": "brigantine-1"}, down={"ne-2": "brigantine-2"}, loaded=["right-1"])
    table.play(0, "place right-1")
    assert reason(table, "fire brigantine-2") == ("TP-12.3", "not-in-sight"), "it lies face down"
    assert reason(table, "fire brigantine-3") == ("TP-12.3", "not-in-sight"), "it is in the box: the answer is the same"


@rule("TP-R.87", "TP-11.1")
def test_a_part_that_the_ship_lacks() -> None:
    table = Table()
    assert table.refusal(0, "place stern-gun")[:2] == ("TP-R.87", "no-such-part")
    assert table.refusal(0, f"place {CARD_IDS[0]}").cite == "TP-R.19", "a Card is no part of the ship"
    table.play(0, "place cannonballs")
    assert reason(table, "load stern-gun") == ("TP-R.87", "no-such-part")
    refusal = table.refusal(0, "load-two right-1 stern-gun", now=table.now + SAND)
    assert (refusal.cite, GAME.ident("space", refusal.args[0])) == ("TP-R.87", "stern-gun"), "the other Cannon is aboard"
    mending = Table(corks=["helm"])
    mending.play(0, "place repairs")
    assert reason(mending, "repair capstan") == ("TP-R.87", "no-such-part")


@rule("TP-R.63", "TP-R.90")
@pytest.mark.parametrize(("text", "cite", "key"), [("play-on", "TP-R.90", "not-voted"), ("answer 1", "TP-R.63", "nothing-asked")])
def test_what_nobody_has_asked_is_not_answered(text: str, cite: str, key: str) -> None:
    """It needs no Sandtimer, so no other action is in its way."""
    assert Table().refusal(0, text)[:2] == (cite, key)


@rule("TP-9.1")
def test_there_is_nothing_to_look_at_in_an_empty_slot() -> None:
    table = Table(down={"ne-1": "brigantine-1"})
    table.play(0, "place lookout")
    assert reason(table, "look ne-2") == ("TP-9.1", "nothing-there")


@rule("TP-6.9", "TP-6.4", "TP-6.6")
def test_a_sandtimer_does_what_it_was_placed_for_and_stays() -> None:
    table = Table(speed=1)
    assert table.refusal(0, "hoist")[:2] == ("TP-6.9", "other-action"), "it is still in the hand"
    table.play(0, "place helm")
    assert table.refusal(0, "place sail-1")[:2] == ("TP-6.4", "sand-runs")
    assert reason(table, "hoist") == ("TP-6.9", "other-action")
    assert reason(table, "place sail-1") == ("TP-6.6", "stands-elsewhere")
    assert reason(table, "place helm") == ("TP-6.6", "stands-here")
