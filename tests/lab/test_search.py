"""The search answers lawfully and within its budget in every game of turns, is honest, and finds what is plain to see."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taletable.bots import Thinker, find_bot, short_name
from taletable.bots.answer import decide
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.run import Run
from taletable.engine.saying import Wrong
from taletable.engine.state import State
from taletable.games import find_game, games
from taletable.lab.search import Search, Values, budget_of

TURNS = [game.id for game in games().values() if not game.real_time]


def walk(game: Game[Any], seats: int, steps: int, seed: int) -> tuple[State, int]:
    """A state some random moves into a game in which somebody has a choice, and who."""
    chance = Random(seed)
    run = Run(QuickLuck(seed), quiet=True)
    s = game.new(seats, run=run)
    for step in range(10_000):
        seat = game.asked(s)[0]
        legal = game.onward(s, seat)
        if step >= steps and len(legal) > 1:
            return s, seat
        game.step(s, chance.choice(legal), run)
    raise AssertionError("nobody has a choice")


@pytest.mark.parametrize("name", TURNS)
@pytest.mark.parametrize("steps", [0, 25, 60])
def test_it_chooses_what_leads_on_and_the_same_again(name: str, steps: int) -> None:
    game = find_game(name)
    for seats in sorted({max(2, game.min_seats), game.max_seats}):
        s, seat = walk(game, seats, steps, 7 * steps + seats)
        before = game.dump(s)
        move, again = [Search(3, 6, horizon=40).choose(game, s, seat) for _ in range(2)]
        assert move in game.onward(s, seat)
        assert move == again
        assert game.dump(s) == before


@pytest.mark.parametrize("name", TURNS)
def test_what_the_seat_cannot_know_does_not_change_its_choice(name: str) -> None:
    game = find_game(name)
    for n in range(3):
        s, seat = walk(game, max(2, game.min_seats), 20 + 15 * n, n)
        worlds = [game.imagine(s, seat, QuickLuck(luck)) for luck in (1, 2)]
        assert len({Search(5, 5, horizon=30).choose(game, world, seat) for world in worlds}) == 1


def test_a_budget_is_a_time_or_a_number_of_worlds() -> None:
    assert [budget_of(text) for text in ("2s", "0.5s", "300ms")] == [(2.0, 0), (0.5, 0), (0.3, 0)]
    assert budget_of("500") == budget_of(500) == (0.0, 500)
    for text in ("soon", "2 m", "", "s"):
        with pytest.raises(ValueError, match="how long"):
            budget_of(text)


def test_time_ends_it_and_it_looks_at_least_once() -> None:
    game = find_game("paper-tales")
    s, seat = walk(game, 2, 10, 1)
    bot = Search(1, "2s")
    times = iter([10.0, 10.5, 11.0, 11.9, 12.0, 99.0])
    bot.clock = lambda: next(times)
    bot.choose(game, s, seat)
    assert bot.looked == 4, "once, and then again at 10.5, at 11 and at 11.9"
    bot.clock = iter([0.0, 100.0]).__next__
    bot.choose(game, s, seat)
    assert bot.looked == 1


def test_who_has_no_more_time_gets_the_best_so_far() -> None:
    game = find_game("paper-tales")
    s, seat = walk(game, 2, 10, 1)
    bot = Search(1, "1000s")
    assert bot.so_far() is None

    def ring() -> float:
        if bot.looked == 9:
            raise TimeoutError
        return 0.0

    bot.clock = ring
    with pytest.raises(TimeoutError):
        bot.choose(game, s, seat)
    assert bot.so_far() in game.onward(s, seat)
    assert decide(game, "search:1000s", s.clone, seat, 1, 1.0, find_bot) in game.onward(s, seat)


def test_where_there_is_one_way_on_it_takes_it_at_once() -> None:
    game = find_game("paper-tales")
    s, seat = walk(game, 2, 0, 1)
    bot = Search(1, "1000s")
    only = game.onward(s, seat)[:1]

    class OneWay:
        def __getattr__(self, name: str) -> Any:
            return getattr(game, name)

        def onward(self, s: State, seat: int) -> list[Any]:
            return only

    one: Any = OneWay()
    assert bot.choose(one, s, seat) == only[0]
    assert not bot.looked


def test_it_is_found_by_its_name_where_games_go_in_turns() -> None:
    kind = find_bot(find_game("paper-tales"), "search:2s")
    bot = kind(4)
    assert isinstance(bot, Search)
    assert (bot.seconds, bot.worlds) == (2.0, 0)
    mixed = find_bot(find_game("dice-upon-a-time"), "search:50+rollout=easy+horizon=9")(4)
    assert isinstance(mixed, Search)
    assert (mixed.worlds, mixed.rollout, mixed.horizon) == (50, "easy", 9)
    assert short_name("search:2s") == "search"
    with pytest.raises(Wrong):
        find_bot(find_game("a-tale-of-pirates"), "search:2s")
    with pytest.raises(Wrong):
        find_bot(find_game("paper-tales"), "search:soon")


@pytest.mark.parametrize("name", TURNS)
def test_ends_are_worth_more_to_who_has_won(name: str) -> None:
    game = find_game(name)
    seats = max(2, game.min_seats)
    values = Values(game)
    random = find_bot(game, "random")(1)
    for seed in range(4):
        luck = QuickLuck(seed)
        run = Run(luck, quiet=True)
        s = game.new(seats, run=run)
        while not s.over:
            game.step(s, random.choose(game, s, game.asked(s)[0]), run)
        worths = values.of(s)
        result = game.results(s)
        assert result
        assert all(0 <= one <= 1 for one in worths)
        if result.together or not result.winners or len(result.winners) == seats:
            assert len(set(worths)) == 1
        else:
            assert min(worths[seat] for seat in result.winners) > max(worths[seat] for seat in range(seats) if seat not in result.winners)


def test_it_beats_chance() -> None:
    """Six games in a row, with few worlds; of two that choose at random one wins so many once in 64 times."""
    game = find_game("paper-tales")
    won = 0.0
    for n in range(6):
        luck = QuickLuck(n)
        run = Run(luck, quiet=True)
        s = game.new(2, run=run)
        bots = [Thinker(find_bot(game, name)(n), n) for name in ("search:8", "random")]
        while not s.over:
            seat = game.asked(s)[0]
            game.step(s, bots[(seat + n) % 2].choose(game, s, seat), run)
        result = game.results(s)
        assert result
        won += (n % 2 in result.winners) / len(result.winners)
    assert won == 6
