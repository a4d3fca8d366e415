"""A table at which a test plays in the words of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar, cast

import pytest

from taletable.engine.game import Game, Result
from taletable.engine.luck import Rigged
from taletable.engine.match import Match
from taletable.engine.moves import Event, Move, Refusal, Refused
from taletable.engine.state import Options, State
from taletable.words import words_of

S = TypeVar("S", bound=State)
SEED: Final = b"a table for tests"


class Table(Generic[S]):
    """A match, new or at a position.

    An act is a move without its seat: `place archer-1 front-2`. A number before acts says whose they are; else they are those of the
    first seat that is asked. So `table.play(0, "ready", 1, "ready")` and `table.play("draw", "end")`.
    """

    quiet: ClassVar[Sequence[str]] = ()
    """The verbs of those who want nothing, the most modest first."""

    def __init__(
        self, game: Game[S], seats: int = 0, options: Options | None = None, *, position: dict[str, Any] | None = None, seed: bytes = SEED
    ) -> None:
        self.game = game
        self.match = Match(game, seats, options, seed, position)
        self.match.luck = self.luck = Rigged(seed)
        self.now = self.match.state.now
        """In real time: when acts are done."""

    # Acting

    def play(self, *acts: int | str, now: int | None = None) -> list[Event]:
        """Do some acts; what happened by them."""
        self.now = self.now if now is None else now
        return [event for seat, act in self._acts(acts) for event in self.match.play(self.read(seat, act), self.now)]

    def read(self, seat: int, act: str) -> Move:
        """The move that an act means. A game's own table may be less strict about words."""
        return self.game.read(f"{seat} {act}")

    def move(self, *act: int | str) -> Move:
        """The move that one act means."""
        [(seat, words)] = self._acts(act)
        return self.read(seat, words)

    def _acts(self, acts: tuple[int | str, ...]) -> Iterator[tuple[int, str]]:
        seat = -1
        for act in acts:
            if isinstance(act, int):
                seat = act
            else:
                yield self.seat if seat < 0 else seat, act

    def roll(self, *outcomes: int) -> None:
        """The next outcomes of chance, each from 0 on."""
        self.luck.next = list(outcomes)

    def wait(self, now: int) -> list[Event]:
        """In real time: let time pass until a moment of the table's clock; what happened meanwhile."""
        self.now = now
        return self.match.advance(now)

    def refusal(self, *act: int | str, now: int | None = None) -> Refusal:
        """Why the act is refused; it must be, and must change nothing."""
        at = self.now if now is None else now
        self.match.advance(at)
        before = self.game.digest(self.state), len(self.match.log)
        with pytest.raises(Refused) as caught:
            self.match.play(self.move(*act), at)
        assert (self.game.digest(self.state), len(self.match.log)) == before, "a refused move changes something"
        assert caught.value.refusal.cite in self.game.ledger, f"{caught.value.refusal.cite} is not in the ledger"
        assert words_of(self.game).say(caught.value.said)
        return caught.value.refusal

    def cite(self, *act: int | str, now: int | None = None) -> str:
        """The paragraph that forbids the act."""
        return self.refusal(*act, now=now).cite

    def allows(self, *act: int | str) -> bool:
        """Is the act open now?"""
        return self.match.refuse(self.move(*act), self.now) is None

    def quietly(self) -> None:
        """One answer of somebody who wants nothing."""
        legal = self.game.legal(self.state, self.seat)
        self.match.play(min(legal, key=lambda move: self.quiet.index(move.verb) if move.verb in self.quiet else len(self.quiet)), self.now)

    def to(self, *asks: str) -> str:
        """Go on, with everybody wanting nothing, until one of the asks (or "end"); its name."""
        while self.ask not in asks:
            assert self.ask != "end", f"the game ended before {asks}"
            self.quietly()
        return self.ask

    # Seeing

    @property
    def state(self) -> S:
        """The state of the match."""
        return cast(S, self.match.state)

    @property
    def ask(self) -> str:
        """What is asked now; "end" when the game is over."""
        return "end" if self.state.over else self.state.frames[-1].rule

    @property
    def waiting(self) -> list[int]:
        """The seats that owe an answer."""
        return self.game.asked(self.state)

    @property
    def seat(self) -> int:
        """The first of them."""
        return self.waiting[0]

    @property
    def result(self) -> Result:
        """The result of a finished game."""
        result = self.game.results(self.state)
        assert result
        return result

    def options(self, seat: int | None = None) -> list[str]:
        """The acts open to a seat, by default the one that is asked."""
        return self._words(self.game.legal(self.state, self.seat if seat is None else seat))

    def offers(self, seat: int | None = None) -> list[str]:
        """The acts that a seat might try."""
        return self._words(self.game.offers(self.state, self.seat if seat is None else seat))

    def _words(self, moves: list[Move]) -> list[str]:
        return [self.game.write(move).split(" ", 1)[1] for move in moves]

    @property
    def events(self) -> list[Event]:
        """What happened so far."""
        return self.match.events

    def told(self, *kinds: str) -> list[dict[str, Any]]:
        """What happened so far of some kinds, by names."""
        return [{"kind": e.kind, **self.game.named(f"event.{e.kind}", e.args)} for e in self.match.events if e.kind in kinds]

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat (None: a spectator) sees."""
        return self.game.view(self.state, seat)
