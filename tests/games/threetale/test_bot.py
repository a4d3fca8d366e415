"""The bot plays a Hero in all phases, and whole teams (issue of the game: one person with two bots)."""

from __future__ import annotations

import pytest

from taletable.bots import Thinker, bots_for
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.prophecies import PROPHECY_KEYS
from taletable.games.threetale.state import FUTURE, WON, Tale

from .table import Hero, Table, name
from .test_battle import AT, fight

BOT = bots_for(GAME)["normal"]


def play(seed: int, **options: str) -> Tale:
    """A game of three bots to its end."""
    luck = Luck(b"bots" + bytes([seed]))
    state = GAME.new(3, dict(options), luck)
    thinkers = [Thinker(BOT(seat), seed) for seat in range(3)]
    n = 0
    while not state.over:
        n += 1
        luck.begin(n)
        seat = GAME.asked(state)[0]
        move = thinkers[seat].choose(GAME, state, seat)
        assert GAME.refuse(state, move) is None
        GAME.step(state, move, Run(luck, quiet=True))
        assert n < 5000
    return state


@pytest.mark.parametrize("key", PROPHECY_KEYS)
def test_a_team_of_bots_plays_every_tale_to_its_end(key: str) -> None:
    state = play(1, tale=key, difficulty="smooth")
    assert state.over


def test_a_team_of_bots_plays_the_preview() -> None:
    assert play(2, edition="preview").over


def test_the_tutorial_is_won_by_most_teams() -> None:
    won = [play(seed, tale="the-beginning", difficulty="smooth").outcome == WON for seed in range(8)]
    assert sum(won) >= 6


def test_bots_come_through_the_past() -> None:
    reached = [play(seed, tale="nine-rings", difficulty="smooth").phase == FUTURE for seed in range(4)]
    assert sum(reached) >= 3


def test_the_easy_bot_plays_too() -> None:
    luck = Luck(b"easy")
    state = GAME.new(3, {"tale": "the-beginning"}, luck)
    bot = bots_for(GAME)["easy"](1)
    n = 0
    while not state.over:
        n += 1
        luck.begin(n)
        seat = GAME.asked(state)[0]
        move = bot.choose(GAME, state.clone(), seat)
        assert GAME.refuse(state, move) is None
        GAME.step(state, move, Run(luck, quiet=True))
        assert n < 5000


def answer(table: Table) -> str:
    """What the bot does here."""
    seat = table.seat
    return GAME.write(BOT(0).choose(GAME, table.state.clone(), seat)).split(" ", 1)[1]


def test_it_takes_what_lies_at_its_feet() -> None:
    assert answer(Table(Hero(at=(1, 1)))) == f"claim {name(1, 1)}"


def test_it_walks_to_what_is_near() -> None:
    assert answer(Table(Hero(at=(2, 1)), Hero(at=(0, 0)), Hero(at=(0, 3)))).startswith("walk")


def test_it_uses_hope_for_a_better_line() -> None:
    table = Table(Hero(at=AT, hope=3), objects={AT: "treasure-3"}, deck=["well-at-the-worlds-edge"])
    table.roll(1, 1, 0)
    table.claim(*AT)
    assert answer(table) == "flip die-3"


def test_it_does_not_spend_its_last_spirit() -> None:
    table = fight(Hero(at=AT, speed=1, spirit=1), "mountain-robber", dice=(1, 1, 1))
    assert answer(table) == "take"


def test_it_blocks_what_would_kill() -> None:
    table = fight(Hero(at=AT, speed=1, virtues=0, love=3), "mountain-robber", dice=(1, 1, 1))
    assert answer(table) in ("block", "escape")


def test_it_strikes_when_that_wins() -> None:
    table = fight(Hero(at=AT, speed=9, love=4, artifacts=["bag-of-red-pepper"]), "hungry-wolf", dice=(1, 1, 1, 1))
    assert answer(table) == "strike"
