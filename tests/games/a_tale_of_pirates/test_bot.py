"""The crew mates: legal, honest, at human speed, never in the way for long (TP-R.67)."""

from __future__ import annotations

import pytest

from taletable.bots import Thinker, bots_for
from taletable.bots.timed import let_play
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.games.a_tale_of_pirates.bot.levels import Easy, Hard, Mate
from taletable.games.a_tale_of_pirates.cards import CHAPTERS
from taletable.games.a_tale_of_pirates.content import Chapter
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.state import WON
from taletable.lab.simulation import Task, play_match
from taletable.testing import rule

from .invariants import invariant
from .table import SAND, Table, voyage


def play(chapter: int, bot: str = "normal", seats: int = 4, number: int = 0, difficulty: str = "normal") -> Match:
    """A whole chapter by bots."""
    options: dict[str, str | int | bool] = {"chapter": chapter, "difficulty": difficulty, "crew": "crew"}
    return play_match(GAME, Task(GAME.id, seats, (bot,) * seats, 7, options, ""), number)


@rule("TP-R.67")
def test_reactions_take_two_seconds_more_or_less() -> None:
    assert (Mate.delay, Mate.spread) == (2_000, 500)
    match = play(1)
    through: dict[int, int] = {}
    waits = []
    for entry in match.log:
        seat = entry.move.seat
        if entry.move.verb == "place":
            through[seat] = entry.now + SAND
        elif seat in through:
            waits.append(entry.now - through.pop(seat))
    assert min(waits) >= 1_500
    prompt = [wait for wait in waits if wait <= 2_500]
    assert len(prompt) > len(waits) / 2
    assert len(set(prompt)) > len(prompt) / 2, "they differ"


@rule("TP-R.67")
@pytest.mark.parametrize("chapter", [1, 3, 9])
def test_a_mate_sees_only_what_a_player_sees(chapter: int) -> None:
    match = play(chapter)
    again = Match(GAME, 4, match.options, match.seed, log=match.log[:1])
    bot = Mate()
    for n, entry in enumerate(match.log[1:]):
        again.feed(entry)
        if again.state.over:
            break
        for seat in range(4) if n % 5 == 0 else ():
            true = voyage(again.state).clone()
            imagined = GAME.imagine(voyage(again.state), seat, Luck(b"honest", n))
            assert bot.plan(GAME, imagined, seat) == bot.plan(GAME, true, seat)


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: str(chapter.number))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_crews_of_mates_play_every_chapter(chapter: Chapter, seats: int) -> None:
    match = play(chapter.number, seats=seats)
    again = Match(GAME, seats, match.options, match.seed, log=match.log[:1])
    for entry in match.log[1:]:
        again.feed(entry)
        invariant(voyage(again.state))
    assert GAME.digest(voyage(again.state)) == GAME.digest(voyage(match.state))


def test_a_mate_does_not_block_a_space_for_long() -> None:
    table = Table(seats=3)
    table.play(0, "place left-1")
    bot = Mate()
    at = table.state.through[0] + bot.after(0, table.state.through[0])
    s = table.state.clone()
    s.now = at
    plan = bot.plan(GAME, s, 0)
    assert plan.move is not None
    assert plan.move.verb == "remove", "nothing is loaded and nobody loads"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: str(chapter.number))
def test_a_crew_that_does_nothing_loses(chapter: Chapter) -> None:
    for seed in range(5):
        match = Match(GAME, 4, {"chapter": chapter.number, "difficulty": "easy"}, bytes([seed]))
        while not match.state.over:
            for seat in GAME.asked(voyage(match.state)) if match.state.frames[-1].rule == "muster" else ():
                match.play(Move(seat, "ready"), match.state.now)
            match.advance(GAME.due(voyage(match.state))[0])
        assert voyage(match.state).outcome != WON


def test_the_same_seed_gives_the_same_game() -> None:
    assert play(2).log == play(2).log


@pytest.mark.parametrize("bot", [Easy, Mate, Hard])
def test_each_level_has_its_tempo(bot: type[Mate]) -> None:
    delays = [bot().after(seat, moment) for seat in range(4) for moment in range(0, 90_000, 997)]
    assert bot.delay - bot.spread <= min(delays) < max(delays) <= bot.delay + bot.spread


def test_levels_are_named_from_weak_to_strong() -> None:
    assert list(bots_for(GAME)) == ["random", "easy", "normal", "hard"]
    assert Easy.delay > Mate.delay > Hard.delay


def test_random_bots_play_to_the_end() -> None:
    match = Match(GAME, 4, {"chapter": 2}, b"random")
    let_play(match, {seat: Thinker(bots_for(GAME)["random"](seat), seat) for seat in range(4)}, 0)
    assert match.state.over
