"""What a seat can know of hidden cards, against an enumeration of every course of events that it cannot rule out by what it saw.

What others were allowed to do with cards nobody saw, or why they did it, is no part of that: such conclusions are a bot's business.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from taletable.engine.fields import NOBODY, Cards, Deck, Flag, Kind, Many, Num, OneCard, PerCard, Pile, Sealed, Slots
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.moves import Event, Move
from taletable.engine.run import Run
from taletable.engine.state import UNSEEN

from .toys import WHISPERS
from .toys.whispers import WhispersState


class Fork(Exception):
    """Chance comes in, and no outcome was written down."""

    def __init__(self, ways: int) -> None:
        self.ways = ways


class Scripted(Luck):
    """Chance by a script."""

    def __init__(self, script: list[int]) -> None:
        super().__init__(b"")
        self.script = script

    def below(self, n: int) -> int:
        if len(self.drawn) == len(self.script):
            raise Fork(n)
        self.drawn.append(self.script[len(self.drawn)])
        return self.drawn[-1]


Made = tuple[WhispersState, list[Event]]


def outcomes(make: Callable[[Run], WhispersState], script: list[int] | None = None) -> Iterator[Made]:
    """What can come of an act, for every outcome of chance."""
    script = script or []
    run = Run(Scripted(script))
    try:
        yield make(run), run.events
    except Fork as fork:
        for outcome in range(fork.ways):
            yield from outcomes(make, [*script, outcome])


def after(state: WhispersState, move: Move) -> Callable[[Run], WhispersState]:
    """A move on a state of its own."""

    def make(run: Run) -> WhispersState:
        new = state.clone()
        WHISPERS.step(new, move, run)
        return new

    return make


def observed(made: Made, seat: int) -> str:
    """All that a seat sees of an act."""
    state, events = made
    return json.dumps([WHISPERS.view(state, seat), [event[:2] for event in events if event.seen_by(seat)]])


def layout(state: WhispersState) -> str:
    """Where all cards are and what is sealed, without anybody's memory."""
    data = WHISPERS.dump(state)
    for player in data["players"]:
        player.pop("lost_sight")
    return json.dumps(data)


def possible(worlds: list[WhispersState], move: Move, seat: int, seen: str) -> list[WhispersState]:
    """The worlds that the seat cannot rule out after somebody acted."""
    found: dict[str, WhispersState] = {}
    for world in worlds:
        for tried in [move] if move.seat == seat else WHISPERS.offers(world, move.seat):
            for made in outcomes(after(world, tried)):
                if observed(made, seat) == seen:
                    found[layout(made[0])] = made[0]
    return list(found.values())


@pytest.mark.parametrize(("seats", "cards", "acts"), [(2, 4, 12), (3, 6, 8)])
@pytest.mark.parametrize("seed", range(3))
def test_imagine_finds_every_world_that_can_be_and_no_other(seats: int, cards: int, acts: int, seed: int) -> None:
    random = Random(seed)
    seat = seed % seats
    options = WHISPERS.settle_options(seats, {"cards": cards})

    def begin(run: Run) -> WhispersState:
        state: WhispersState = WHISPERS.new(seats, options, run=run)
        return state

    run = Run(Luck(seed.to_bytes(2, "big")))
    truth = begin(run)
    seen = observed((truth, run.events), seat)
    worlds = [made[0] for made in outcomes(begin) if observed(made, seat) == seen]
    exact = True
    for n in range(acts):
        if truth.over:
            break
        exact = exact and not saw_into_a_mixed_lot(truth, seat)
        compare(truth, worlds, seat, exact)
        move = random.choice(WHISPERS.legal(truth, random.choice(WHISPERS.asked(truth))))
        run = Run(Luck(seed.to_bytes(2, "big"), n))
        WHISPERS.step(truth, move, run)
        worlds = possible(worlds, move, seat, observed((truth, run.events), seat))


def saw_into_a_mixed_lot(s: WhispersState, seat: int) -> bool:
    """From then on `imagine` may keep which part of the lot the card came from, which the seat cannot always tell."""
    return any(len(s.trace[seat * s.cards + card]) > 1 for card in WHISPERS.visible_cards(s, seat))


def compare(truth: WhispersState, worlds: list[WhispersState], seat: int, exact: bool) -> None:
    """What is imagined can be, and what can be is imagined. Tries enough that to miss a world would be a miracle."""
    can_be = {layout(world) for world in worlds if all_answers_allowed(world)}
    assert layout(truth) in can_be
    imagined = {layout(WHISPERS.imagine(truth, seat, QuickLuck(n))) for n in range(40 * len(can_be))}
    assert imagined <= can_be
    assert imagined == can_be or not exact


def all_answers_allowed(world: WhispersState) -> bool:
    """The sealed answers under way are such as can be given."""
    rule = WHISPERS.rule(world)
    verb = world.frames[-1].rule
    return all(card < 0 or rule.refuse(world, Move(seat, verb, (card,))) is None for seat, card in enumerate(world.chosen))


# The memory of single cards


def whispers(seats: int = 3) -> WhispersState:
    """A state with cards and no memory."""
    state: WhispersState = WHISPERS.new(seats, {"cards": 9}, luck=Luck(b"memory"))
    return state


def test_cards_lost_together_are_one_lot() -> None:
    s = whispers()
    s.lose_sight([0, 1], 0b011)
    s.lose_sight([1, 2], 0b001)
    s.lose_sight([], 0b111)
    assert s.group == 2
    assert s.trace[:3] == [(1,), (2,), (2,)]
    assert s.trace[9:12] == [(1,), (1,), UNSEEN]
    assert s.trace[18:21] == [UNSEEN] * 3


def test_cards_that_could_be_told_apart_are_mixed() -> None:
    s = whispers()
    s.lose_sight([0, 1], 0b001)
    s.mix([0, 1], 0b111)
    assert s.trace[:2] == [(1,), (1,)], "they could not be told apart anyway"
    s.mix([1, 2], 0b011)
    assert s.trace[:3] == [(1,), (3, 1), (3, 0)]
    assert s.trace[9:12] == [UNSEEN] * 3, "for a seat that knows neither nothing changes"
    s.mix([5], 0b111)
    assert s.group == 4, "how often cards were mixed must not depend on what they are"


def test_a_known_card_stays_where_it_is_known_to_be() -> None:
    s = whispers(2)
    given = s.hand[0][0]
    s.hand[0] = s.hand[0][1:]
    s.lose_sight([given], 0b01)
    s.hand[1] += (given,)
    for seed in range(30):
        assert WHISPERS.imagine(s, 0, QuickLuck(seed)).hand[1][-1] == given


ABC = Deck(["a", "b", "c"])


@pytest.mark.parametrize(
    ("kind", "value", "dealt"),
    [
        (OneCard(ABC), 1, 2),
        (OneCard(ABC), -1, -1),
        (Cards(ABC), (2, 0), (0, 1)),
        (Pile(ABC), [0, 1], [1, 2]),
        (Slots(["x", "y"], OneCard(ABC)), [1, -1], [2, -1]),
        (Slots(["x", "y"], Cards(ABC)), [(1, 0), ()], [(2, 1), ()]),
        (Sealed(Cards(ABC)), (0,), (1,)),
        (Many(Cards(ABC), 2), ((0,), (1, 2)), ((1,), (2, 0))),
        (PerCard(ABC), [2, 0, 1], [1, 2, 0]),
    ],
)
def test_cards_are_replaced_wherever_they_are(kind: Kind[Any], value: Any, dealt: Any) -> None:
    """Tokens on hidden cards go with them."""
    assert eval(kind.dealing("value"), {"value": value, "to": [1, 2, 0, -1]}) == dealt


@pytest.mark.parametrize("kind", [Num(0, 9), Flag(), Slots(["x"], Num(0, 9)), Many(Num(0, 9), 2), Sealed(Num(0, 9))])
def test_what_holds_no_cards_is_left_alone(kind: Kind[Any]) -> None:
    assert not kind.dealing("value")


def test_no_seat_sees_a_hidden_zone() -> None:
    assert all(not field.visible(0, viewer) for field in WHISPERS.fields if field.sees == NOBODY for viewer in (0, 1, None))
    s: Any = whispers()
    view = WHISPERS.view(s, 1)
    assert view["pile"] == {"count": 3}
    assert view["players"][0]["hand"] == {"count": 2}
    assert len(view["players"][1]["hand"]) == 2
    assert "chosen" in view["players"][0]
    assert view["players"][0]["chosen"] is None
