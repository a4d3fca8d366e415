"""Observations and actions: exact sizes, declared bounds, no leak, and every legal move once."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

import pytest

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import State
from taletable.games import find_game, games
from taletable.lab.actions import Actions, Alphabet
from taletable.lab.observations import LARGEST, Observation

TABLES = [(game.id, seats) for game in games().values() for seats in range(game.min_seats, game.max_seats + 1)]
DECISIONS = 250


def walk(game: Game[Any], seats: int, seed: int = 1) -> Iterator[State]:
    """A game of random moves, state by state; in real time the clock goes on by a second a move."""
    chance, luck = Random(seed), QuickLuck(seed)
    run = Run(luck, quiet=True)
    s = game.new(seats, {}, luck)
    while not s.over:
        yield s
        asked = game.asked(s)
        legal = game.legal(s, chance.choice(asked)) if asked else []
        if legal:
            game.step(s, chance.choice(legal), run)
        if game.real_time:
            game.advance(s, s.now + 1000, run)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_row_stays_within_its_declared_columns(name: str, seats: int) -> None:
    game = find_game(name)
    sight = Observation(game, seats)
    assert [column.at for column in sight.columns] == [sum(c.size for c in sight.columns[:n]) for n in range(len(sight.columns))]
    assert sum(column.size for column in sight.columns) == sight.size
    assert {field.name for field in game.fields if field.kind.size > LARGEST} == set(sight.left_out)
    for s in islice(walk(game, seats), DECISIONS):
        for seat in range(seats):
            row = sight.row(s, seat)
            for column in sight.columns:
                cells = row[column.at : column.at + column.size]
                assert column.low <= min(cells) <= max(cells) <= column.high, (column, cells)


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_states_that_look_the_same_to_a_seat_are_the_same_row(name: str, seats: int) -> None:
    game = find_game(name)
    sight, luck = Observation(game, seats), QuickLuck(7)
    told = 0
    for s in islice(walk(game, seats, seed=2), 0, DECISIONS, 9):
        for seat in range(seats):
            other = game.imagine(s, seat, luck)
            assert sight.row(other, seat) == sight.row(s, seat)
            told += seats > 1 and sight.row(other, (seat + 1) % seats) != sight.row(s, (seat + 1) % seats)
    assert told or seats == 1 or game.cooperative, "an imagined state differs for the others"


def test_whoever_looks_comes_first() -> None:
    game = find_game("paper-tales")
    sight = Observation(game, 3)
    s = game.new(3, {}, QuickLuck(3))
    s.gold[:] = [5, 6, 7]
    own, others = [next(c for c in sight.columns if c.name == f"{who}.gold") for who in ("own", "others")]
    rows = [sight.row(s, seat) for seat in range(3)]
    assert [row[own.at] for row in rows] == [5, 6, 7]
    assert [row[others.at : others.at + 2] for row in rows] == [[6, 7], [7, 5], [5, 6]]


def test_of_a_hand_others_know_only_how_many() -> None:
    game = find_game("paper-tales")
    sight = Observation(game, 2)
    s = game.new(2, {}, QuickLuck(3))
    others = next(column for column in sight.columns if column.name == "others.pack")
    assert others.size == 1
    assert sight.row(s, 0)[others.at] == len(s.pack[1])


def test_one_form_serves_several_numbers_of_seats() -> None:
    game = find_game("paper-tales")
    assert Observation(game, 2, places=7).columns == Observation(game, 7).columns


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_legal_move_has_its_own_number_and_its_own_path(name: str, seats: int) -> None:
    game = find_game(name)
    flat, compact = Actions(game, seats), Alphabet(game, seats)
    assert compact.size < 1_000
    for s in islice(walk(game, seats, seed=3), DECISIONS):
        for seat in game.asked(s):
            legal = game.legal(s, seat)
            numbers = [flat.number(move) for move in legal]
            assert len(set(numbers)) == len(numbers)
            assert all(0 <= number < flat.size for number in numbers)
            assert [flat.move(number, seat) for number in numbers] == legal
            reached = list(leaves(compact.paths(s, legal), compact.longest))
            assert len(set(reached)) == len(reached)
            assert set(reached) <= set(legal)
            assert {kinds(game, move) for move in reached} == {kinds(game, move) for move in legal}


def leaves(tree: Any, depth: int) -> Iterator[Move]:
    """The moves of a tree, none deeper than that."""
    if isinstance(tree, Move):
        yield tree
        return
    assert depth > 0
    for below in tree.values():
        yield from leaves(below, depth - 1)


def kinds(game: Game[Any], move: Move) -> tuple[str, tuple[Any, ...]]:
    """A move with kinds in place of copies."""
    domains = game.grammar.arguments[f"move.{move.verb}"].values()
    deck = game.deck
    return move.verb, tuple(
        deck.kinds[deck.kind_of[arg]] if domain.names == deck.ids else arg for domain, arg in zip(domains, move.args, strict=True)
    )


def test_copies_that_lie_alike_are_one_action_and_others_are_two() -> None:
    game = find_game("paper-tales")
    compact = Alphabet(game, 2)
    s = game.new(2, {}, QuickLuck(3))
    one, two = next((a, b) for a in range(len(game.deck.ids)) for b in range(a) if game.deck.kind_of[a] == game.deck.kind_of[b])
    verb = next(verb for verb, domains in compact.domains.items() if len(domains) == 1 and compact.is_cards(domains[0]))
    legal = [Move(0, verb, (one,)), Move(0, verb, (two,))]
    mine = {one, two}
    s.draw = [card for card in s.draw if card not in mine]
    s.pack = [(one, two), ()]
    assert len(list(leaves(compact.paths(s, legal), 9))) == 1
    s.age[one] = 1
    assert len(list(leaves(compact.paths(s, legal), 9))) == 2
