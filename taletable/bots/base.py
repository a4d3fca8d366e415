"""What a bot is, and how it is asked so that it cannot cheat."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State

A_MOMENT: Final = 1_000
"""A bot that has no tempo of its own acts every so many milliseconds in real time."""


class Call(NamedTuple):
    """Somebody points at things or calls something, at a moment of the table's clock."""

    at: int
    seat: int
    text: str
    touches: tuple[str, ...]
    """The ids of what is meant, as boards know them; then, where it needs saying, how: in the words of the game."""


class Heard(NamedTuple):
    """What persons called lately, oldest first, and which seats bots play (a bit mask; 0: all of them)."""

    calls: tuple[Call, ...] = ()
    bots: int = 0


SILENCE: Final = Heard()


class Plan(NamedTuple):
    """What a bot is about to do in real time, and when; without a move it wants to be asked again then."""

    at: int
    move: Move | None
    says: Call | None = None
    """What it calls to the others then. Its `at` is the moment that it answers: the same answer is given once."""


class Bot:
    """Decides for a seat. The same seed and the same questions give the same answers."""

    blind: bool = False
    """It looks at its offers and at what its seat sees, and at nothing else, so there is no need to imagine a state for it."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """One of the seat's legal offers. The bot may change the state it is given."""
        raise NotImplementedError

    def plan(self, game: Game[Any], state: State, seat: int, heard: Heard = SILENCE) -> Plan:
        """In real time: what the bot means to do if nothing happens before. It is asked anew whenever something did, or at any time.

        So that nobody is put off for ever by being asked again, times hang on the state and on the clock, never on when it was asked.
        """
        move = self.choose(game, state, seat) if game.legal(state, seat) else None
        return Plan(state.now + A_MOMENT - (state.now - A_MOMENT * seat // state.seats) % A_MOMENT, move)


class Thinker:
    """A bot at a table. It is honest by construction: it is shown a state imagined from what its seat knows, never the true one."""

    def __init__(self, bot: Bot, seed: int = 0) -> None:
        self.bot = bot
        self.luck = QuickLuck(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """Ask the bot for a move of its seat."""
        return self.bot.choose(game, state if self.bot.blind else game.imagine(state, seat, self.luck), seat)

    def plan(self, game: Game[Any], state: State, seat: int, now: int, heard: Heard = SILENCE) -> Plan:
        """Ask the bot, at a time, what it means to do and when."""
        seen = state if self.bot.blind else game.imagine(state, seat, self.luck)
        before = seen.now
        seen.now = max(before, now)
        try:
            return self.bot.plan(game, seen, seat, heard)
        finally:
            seen.now = before
