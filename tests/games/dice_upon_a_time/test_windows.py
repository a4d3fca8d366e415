"""Reaction windows: order, secrecy, and that waiting tells nothing (DU-R.31, DU-R.61, DU-R.62)."""

from __future__ import annotations

import json
from random import Random

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.run import Run
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm
from taletable.games.dice_upon_a_time.windows import Window
from taletable.testing import rule

from . import lively
from .table import Player, Table


def seen(state: Realm, viewer: int | None) -> str:
    """What a viewer sees, as text that can be compared."""
    return json.dumps(GAME.view(state, viewer))


def swapped(state: Realm, seat: int, mine: int, other: int) -> Realm:
    """The same state, but the seat holds another item, which lay in the deck or in another hand."""
    twin = state.clone()
    trade = {mine: other, other: mine}

    def change(cards: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(trade.get(card, card) for card in cards)

    twin.items = list(change(tuple(twin.items)))
    twin.hand = [change(hand) for hand in twin.hand]
    return twin


# Waiting tells nothing


@rule("DU-R.61")
@pytest.mark.parametrize("seats", [2, 3, 5])
def test_what_others_see_is_the_same_whether_or_not_a_seat_holds_a_fitting_card(seats: int) -> None:
    """Put other items into a hand: as long as nobody plays them, the others see the same game, question by question."""
    compared = windows = 0
    for seed in range(5):
        random = Random(seed)
        for state, move, entry in lively.play(seats, {"characters": True, "length": "short"}, seed):
            holders = [seat for seat in range(seats) if state.hand[seat]]
            pile = state.items
            if not holders or not pile or random.random() > 0.25:
                continue
            holder = random.choice(holders)
            twin = swapped(state, holder, random.choice(state.hand[holder]), random.choice(pile))
            watchers = [q for q in [*range(seats), None] if q != holder]
            assert all(seen(state, q) == seen(twin, q) for q in watchers)
            assert state.waiting == twin.waiting
            if move not in GAME.legal(twin, move.seat) or move.verb in ("draw-item", "show", "hand-over", "discard"):
                continue
            ends = []
            for world in (state.clone(), twin):
                luck = Luck(b"twins")
                luck.begin(entry)
                run = Run(luck)
                GAME.step(world, move, run)
                ends.append((world, [(e.kind, e.args) for e in run.events if e.seen_by(None)]))
            if any(kind in ("drew-item", "played", "discarded-item", "slipped") for _, told in ends for kind, _ in told):
                continue
            compared += 1
            windows += not ends[0][0].over and isinstance(GAME.rule(ends[0][0]), Window)
            assert ends[0][0].waiting == ends[1][0].waiting, "who is asked depends on hidden cards"
            assert ends[0][1] == ends[1][1], "events depend on hidden cards"
            assert all(seen(ends[0][0], q) == seen(ends[1][0], q) for q in watchers)
    assert compared > 100
    assert windows > 20


@rule("DU-R.61")
def test_everybody_with_an_item_is_asked_and_nobody_else() -> None:
    table = Table(Player("plain:6"), Player(hand=["wishing-table"]), Player(hand=["ball-of-yarn"]), Player(), seats=4)
    table.play("place red-plain big-sea--hell")
    assert (table.ask, table.waiting) == ("yarn", [1, 2])
    assert table.options(1) == ["let-it-be"]
    assert table.options(2) == ["let-it-be", "play ball-of-yarn"]
    assert table.offers(1) == ["let-it-be", "play wishing-table"]
    assert table.cite(1, "play wishing-table") == "DU-15.3"


@rule("DU-R.61")
def test_no_window_for_an_item_that_everybody_knows_to_be_gone() -> None:
    table = Table(Player("plain:6", at="king"), Player(hand=["wishing-table"]), seats=2, used=["ball-of-yarn"])
    table.play("place red-plain big-sea--hell")
    assert table.state.turn == 1
    with_it = Table(Player("plain:6", at="king"), Player(hand=["wishing-table"]), seats=2)
    with_it.play("place red-plain big-sea--hell")
    assert with_it.ask == "yarn"


@rule("DU-R.61", "DU-21.14")
def test_without_items_there_are_no_windows() -> None:
    for state, _, _ in lively.play(4, {"cards": "beginner", "length": "short", "characters": False}, 3):
        assert not isinstance(GAME.rule(state), Window) or state.frames[-1].rule == "lean_year"


@rule("DU-R.61")
def test_an_answer_is_secret_until_all_have_answered() -> None:
    def window() -> Table:
        table = Table(Player("plain:6"), Player(hand=["ball-of-yarn"]), Player(hand=["starwort"]))
        table.play("place red-plain big-sea--hell")
        return table

    plays, lets = window(), window()
    plays.play(1, "play ball-of-yarn")
    lets.play(1, "let-it-be")
    for viewer in (0, 2, None):
        assert seen(plays.state, viewer) == seen(lets.state, viewer)
    assert [e for e in plays.events if e.seen_by(2)] == [e for e in lets.events if e.seen_by(2)]
    plays.play(2, "let-it-be")
    assert plays.told("played")


@rule("DU-R.61")
def test_a_client_can_answer_by_itself_when_there_is_nothing_to_play() -> None:
    """`let-it-be` is always open in a window, so it is a safe answer for somebody who never wants to be asked."""
    asked = 0
    for state, _, _ in lively.play(3, {"characters": True, "length": "short"}, 11):
        rule = GAME.rule(state)
        if isinstance(rule, Window) and state.frames[-1].rule not in ("lean_year", "offered"):
            for seat in GAME.asked(state):
                asked += 1
                legal = [m.verb for m in GAME.legal(state, seat)]
                assert legal[0] == "let-it-be"
    assert asked > 20


# Order


@rule("DU-R.31", "DU-R.62", "DU-R.60")
def test_the_first_in_turn_order_is_carried_out_and_the_others_are_asked_again() -> None:
    table = Table(Player("plain:6", at="town"), Player(hand=["crystal-ball"]), Player(hand=["cudgel-in-the-sack", "golden-bird"]))
    table.play("place red-plain town--apple-field")
    table.let_be()
    table.play("walk apple-field", "take apple")
    assert table.waiting == [1, 2]
    table.play(2, "play cudgel-in-the-sack")
    table.play(1, "play crystal-ball")
    assert table.tokens(0) == {"apple": 1}, "nobody else may play an item in this action"
    assert sorted(table.cards("hand", 2)) == ["cudgel-in-the-sack", "golden-bird"]
    assert not [event for event in table.events if event.kind == "played" and event.args[0] == 2]


@rule("DU-R.31")
def test_from_the_active_player_clockwise() -> None:
    """Seat 2 sits next to the active seat 1, so its Cudgel comes before the Crystal Ball of seat 0."""
    table = Table(Player(hand=["crystal-ball"]), Player("plain:6"), Player(hand=["cudgel-in-the-sack"]), turn=1)
    table.play("place white-plain town--apple-field")
    table.let_be()
    table.play("walk apple-field", "take apple")
    table.play(0, "play crystal-ball")
    table.play(2, "play cudgel-in-the-sack")
    table.let_be()
    assert table.tokens(2) == {"apple": 1}
    assert table.cards("hand", 0) == ["crystal-ball"]


@rule("DU-R.31", "DU-R.32", "DU-15.6")
def test_the_player_concerned_decides_first() -> None:
    table = Table(Player("story:story-face", hand=["golden-bird"]), Player(hand=["cudgel-in-the-sack"]), seats=2, deck=["star-money"])
    table.play("place red-story big-sea--hell", "let-it-be")
    assert (table.ask, table.waiting) == ("take_own", [0])
    table.play("let-it-be")
    assert (table.ask, table.waiting) == ("take_others", [1])


@rule("DU-R.10")
def test_an_action_is_one_step() -> None:
    """A Crystal Ball for the placement does not cover the taking that follows."""
    table = Table(Player("plain:6", hand=["crystal-ball"]), Player(hand=["cudgel-in-the-sack", "ball-of-yarn"]), seats=2)
    table.play("play crystal-ball", "place red-plain town--apple-field")
    assert table.ask == "step"
    table.play("walk apple-field", "take apple")
    assert (table.ask, table.waiting) == ("take_others", [1])


# Undo


def test_a_placement_can_be_taken_back_until_somebody_answers() -> None:
    table = Table(Player("plain:6", at="king"), Player(hand=["wishing-table"]), Player(hand=["starwort"]))
    match = Match(GAME, 0, seed=b"undo", position=GAME.dump(table.state))
    match.play(GAME.read("0 place red-plain big-sea--hell"))
    assert match.can_undo(0)
    match.undo(0)
    assert GAME.asked(realm(match)) == [0]
    match.play(GAME.read("0 place red-plain big-sea--hell"))
    match.play(GAME.read("1 let-it-be"))
    assert not match.can_undo(0)
    assert match.can_undo(1), "a sealed answer may be taken back"


def realm(match: Match) -> Realm:
    """The state of a match."""
    assert isinstance(match.state, Realm)
    return match.state
