"""What is shown of a game, encoded: offers and events are made once and kept as they go over the wire."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import msgspec

from taletable.bots import bots_for, usual_bot
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.moves import Event, Move, Refusal
from taletable.table.messages import Offer, SeenEvent
from taletable.table.shown import Shown

encode = msgspec.json.Encoder().encode
MAX_CACHED = 50_000
"""Encoded pieces of each kind that are kept per game; a few hundred bytes each."""

NO_REFUSAL = b"null}"


class Encoded(Shown):
    """How one game is shown. What changes from state to state is put together from pieces that are encoded already."""

    def __init__(self, game: Game[Any], levels: Sequence[str], strongest: str) -> None:
        super().__init__(game, levels, strongest)
        self._heads: dict[Move, bytes] = {}
        self._refusals: dict[Refusal, bytes] = {}
        self._events: dict[tuple[str, tuple[int, ...]], bytes] = {}

    def offers(self, match: Match, seat: int) -> list[Offer]:
        """All that an asked seat might try now. An offer has a half that depends on the move and one that depends on the refusal."""
        game, state = self.game, match.state
        refuse, head_of, why_of = game.rule(state).refuse, self._heads.get, self._refusals.get
        shown: list[bytes] = []
        for move in game.offers(state, seat):
            refusal = refuse(state, move)
            head = head_of(move) or self._head(move)
            shown.append(head + (NO_REFUSAL if refusal is None else why_of(refusal) or self._why(refusal)))
        return cast(list[Offer], msgspec.Raw(b"[" + b",".join(shown) + b"]"))

    def _head(self, move: Move) -> bytes:
        return self._keep(self._heads, move, encode(self.offer(move, None)).removesuffix(NO_REFUSAL))

    def _why(self, refusal: Refusal) -> bytes:
        return self._keep(self._refusals, refusal, encode(self.refusal(refusal)) + b"}")

    def event(self, event: Event, n: int) -> SeenEvent:
        """Something that entry n caused."""
        key = (event.kind, event.args)
        head = self._events.get(key) or self._keep(self._events, key, encode(super().event(event, 0)).removesuffix(b"0}"))
        return cast(SeenEvent, msgspec.Raw(b"%b%d}" % (head, n)))

    @staticmethod
    def _keep(cache: dict[Any, bytes], key: Any, value: bytes) -> bytes:
        if len(cache) >= MAX_CACHED:
            cache.clear()
        cache[key] = value
        return value


@cache
def shown(game: Game[Any]) -> Encoded:
    """How a game is shown; one for each game in a process."""
    return Encoded(game, list(bots_for(game)), usual_bot(game))
