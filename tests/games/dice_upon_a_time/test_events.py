"""The twelve Events (DU-E, DU-C.80 to DU-C.82)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.games.dice_upon_a_time.cards import EVENT_CARDS, EVENTS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule

from .table import Player, Table
from .test_placing import simple

IDLE = Player("", passed=True, at="king")


def turning_up(event: str, *players: Player, **more: object) -> Table:
    """Seat 0 passes, and the next chapter turns up the Event."""
    table = Table(*players, **more)  # type: ignore[arg-type]
    card = EVENT_CARDS[EVENTS.index(event)]
    for pile in (table.state.fate, table.state.unused):
        if card in pile:
            pile.remove(card)
    table.state.fate.append(card)
    table.roll(*[3] * (5 * table.state.seats))
    table.play("pass")
    return table


@rule("DU-E.3")
def test_the_spirits_sleep() -> None:
    table = simple(Player("plain:6"), event="the-spirits-sleep")
    for socket in ("rabbit", "wolf", "snake", "fox-1", "fox-2"):
        assert table.cite(f"place red-plain {socket}") == "DU-E.3"


@rule("DU-E.4", "DU-R.35")
def test_rich_harvest() -> None:
    table = simple(Player("plain:6"), event="rich-harvest")
    table.turn("place red-plain town--apple-field", "walk apple-field", "take apple")
    assert table.tokens(0) == {"apple": 2}
    doubled = simple(Player("double:double-face"), event="rich-harvest")
    doubled.turn("place red-double town--apple-field", "walk apple-field", "take apple")
    assert doubled.tokens(0) == {"apple": 3}
    fairy = simple(Player("plain:6", at="church"), event="rich-harvest")
    fairy.turn("place red-plain church--fairy", "walk fairy", "take apple")
    assert fairy.tokens(0) == {"apple": 1}


@rule("DU-E.5")
def test_widdershins() -> None:
    table = simple(event="widdershins", turn=1)
    table.turn("place white-plain big-sea--hell")
    assert table.state.turn == 0
    table.turn("place red-plain big-mountains--clouds")
    assert table.state.turn == 2


@rule("DU-E.6")
def test_lame_horses() -> None:
    table = simple(Player("plain:6", at="clouds"), event="lame-horses")
    table.turn("place red-plain clouds--steed-north", "walk steed-north")
    assert table.at(0) == "steed-north"
    assert not table.told("rode")


@rule("DU-E.7")
def test_open_gates() -> None:
    table = simple(Player("item:4 story:3"), event="open-gates")
    assert table.allows("place red-item soldier--king")
    assert table.refusal("place red-story soldier--king").args == (4,)
    assert table.view(None)["sockets"]["church--fairy"]["value"] == 4


@rule("DU-E.8")
def test_quiet_forest() -> None:
    table = simple(Player("plain:6"), event="quiet-forest", stacks={"town--soldier": "white-ban:ban-face"})
    assert table.allows("place red-plain town--soldier")


@rule("DU-E.9", "DU-C.7", "DU-16.6")
def test_fairy_gifts() -> None:
    table = turning_up("fairy-gifts", Player("plain:6"), IDLE, IDLE)
    assert [len(hand) for hand in table.state.hand] == [1, 1, 1]
    thief = turning_up("fairy-gifts", Player("plain:6", hand=["spirit-in-the-bottle"]), IDLE, IDLE)
    thief.play(0, "play spirit-in-the-bottle")
    assert [len(hand) for hand in thief.state.hand] == [3, 0, 0]


@rule("DU-E.10", "DU-16.15", "DU-C.7")
def test_royal_call() -> None:
    table = turning_up("royal-call", Player("plain:6"), IDLE, Player("", passed=True, at="king", hand=["magic-mirror"]))
    table.play("draw-quest 2")
    table.play(1, "leave")
    table.play(2, "draw-quest 4")
    assert (table.ask, table.waiting) == ("quests_others", [2])
    table.play("play magic-mirror")
    assert [len(quests) for quests in table.state.active] == [0, 0, 2]


@rule("DU-E.11", "DU-R.37", "DU-16.4")
def test_lean_year() -> None:
    one = Player("plain:6", tokens="gold apple")
    two = Player("", passed=True, at="king", tokens="bread")
    three = Player("", passed=True, at="king", tokens="bread", hand=["starwort"])
    four = Player("", passed=True, at="king", tokens="gold", hand=["golden-ball"])
    table = turning_up("lean-year", one, two, three, four, Player("", passed=True, at="king"), seats=5)
    assert (table.ask, table.waiting) == ("lean_year", [0, 2, 3])
    table.play(0, "lose apple")
    table.play(2, "play starwort")
    table.play(3, "play golden-ball")
    assert [table.tokens(seat) for seat in range(5)] == [{"gold": 1}, {}, {"bread": 1}, {"gold": 1}, {}]


@rule("DU-E.12")
def test_storytellers() -> None:
    table = Table(Player("plain:6"), IDLE, seats=2, event="storytellers", deck=["star-money", "windfall"])
    table.play("place red-plain town--woodsman", "walk woodsman")
    assert table.options() == ["keep star-money", "keep windfall"]
    table.play("keep windfall")
    assert table.tokens(0) == {"apple": 1}
    assert sorted(table.cards("told")) == ["star-money", "windfall"]
    face = Table(Player("story:story-face"), IDLE, seats=2, event="storytellers", deck=["star-money"])
    face.play("place red-story fox-1")
    assert len(face.told("read")) == 1


@rule("DU-C.80", "DU-3.5")
def test_an_event_does_not_change_the_roll_and_ends_with_its_chapter() -> None:
    table = turning_up("lean-year", Player("plain:6"), IDLE, seats=2, options={"cards": "beginner"})
    assert set(table.pool(0).values()) <= {"5", "4"}
    assert table.view(None)["event"] == "lean-year"
    assert {"beanstalk-summer", "low-branches"} <= set(EVENTS)


@rule("DU-C.81", "DU-C.82", "DU-22.3")
def test_the_mix_of_events() -> None:
    once = {"fairy-gifts", "royal-call", "lean-year"}
    dice = {"beanstalk-summer", "low-branches", "the-spirits-sleep", "widdershins", "quiet-forest"}
    fields = {"rich-harvest", "lame-horses", "open-gates", "storytellers"}
    assert (len(once), len(dice), len(fields)) == (3, 5, 4)
    assert once | dice | fields == set(EVENTS)


@rule("DU-R.58", "DU-C.82")
@pytest.mark.parametrize(
    ("options", "out"),
    [
        ({}, set()),
        ({"cards": "beginner"}, {"fairy-gifts", "storytellers"}),
        ({"cards": "no-stories"}, {"storytellers"}),
        ({"mode": "cooperative"}, {"royal-call"}),
        ({"mode": "peaceful"}, {"quiet-forest"}),
    ],
)
def test_events_without_meaning_stay_in_the_box(options: dict[str, str], out: set[str]) -> None:
    state = GAME.new(4, dict(options), Luck(b"events"))
    view = GAME.view(state, None)
    assert {card for card in view["box"] if card in EVENTS} == out
    assert view["fate"] == {"count": 6 - (view["event"] is not None)}
