"""What a bot is: a game's folder may bring some in its `bot` package, as `BOTS = {"name": BotClass}`, weakest first."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.saying import Say
from taletable.engine.state import State

A_MOMENT: Final = 1_000
"""A bot that has no tempo of its own acts every so many milliseconds in real time."""


class Call(NamedTuple):
    """Somebody points at things or calls something, at a moment of the table's clock."""

    at: int
    seat: int
    text: str | Say
    """What a person has said, or a saying."""
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

    plays: tuple[str, ...] = ()
    """The ids of the games that it can play; none named: any. A game's own bots need not say it."""
    turns_only: bool = False
    """It plays no game in real time."""
    blind: bool = False
    """It looks at its offers and at what its seat sees, and at nothing else, so there is no need to imagine a state for it."""

    slow: bool = False
    """It takes its time, and more of the machine than others: nobody gets it without asking for it."""

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """One of the seat's legal offers. The bot may change the state it is given."""
        raise NotImplementedError

    def so_far(self) -> Move | None:
        """While it chooses: the best that it has found by now. Whoever has no more time takes that."""
        return None

    def plan(self, game: Game[Any], state: State, seat: int, heard: Heard = SILENCE) -> Plan:
        """In real time: what the bot means to do if nothing happens before. It is asked anew whenever something did, or at any time.

        So that nobody is put off for ever by being asked again, times hang on the state and on the clock, never on when it was asked.
        """
        move = self.choose(game, state, seat) if game.legal(state, seat) else None
        return Plan(state.now + A_MOMENT - (state.now - A_MOMENT * seat // state.seats) % A_MOMENT, move)
