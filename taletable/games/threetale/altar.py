"""Sacrifices on an Altar: one Action, any number of exchanges (TT-17.4 to TT-17.15, TT-R.43 to TT-R.45)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .deck import artifact_of
from .domains import CARD
from .gains import HeroAsk, discard_artifact, gain
from .state import Tale
from .words import ALTARS, Gain

EXCHANGES: Final = ("three-virtues", "shevitsa")
THREE_VIRTUES, SHEVITSA = range(2)
MELTED: Final = (2, 4, 6)
MELTED_PREVIEW: Final = (2, 3, 4)

GRAMMAR = Grammar(
    moves={"exchange": (Things("exchange", EXCHANGES),), "melt": (CARD,), "merge": (CARD, CARD)},
    refusals={"no-shevitsa": (), "not-in-the-preview": (), "too-few-virtues": ()},
    events={"sacrificed": (SEAT, CARD)},
)


def melted(s: Tale, card: int) -> int:
    """Shevitsa for an Artifact (TT-17.9, TT-17.11, TT-17.13; TT-P.11 to TT-P.13)."""
    return (MELTED_PREVIEW if s.preview else MELTED)[artifact_of(card).level - 1]


class Altar(HeroAsk):
    """Exchange after exchange, until the Hero has enough."""

    cite = "TT-17.4"

    def offers(self, s: Tale, seat: int) -> list[Move]:
        cards = s.artifacts[seat]
        moves = [Move(seat, "exchange", (what,)) for what in range(len(EXCHANGES))]
        moves += [Move(seat, "melt", (card,)) for card in cards]
        moves += [
            Move(seat, "merge", (one, two))
            for i, one in enumerate(cards)
            for two in cards[i + 1 :]
            if artifact_of(one).level == artifact_of(two).level  # TT-17.10, TT-P.14
        ]
        return [*moves, Move(seat, "done")]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.verb != "exchange":
            return None
        if m.args[0] == SHEVITSA:
            return None if s.shevitsa[m.seat] else Refusal("TT-17.8", "no-shevitsa")
        if s.preview:
            return Refusal("TT-P.9", "not-in-the-preview")
        return Refusal("TT-17.7", "too-few-virtues") if s.total(m.seat) < 3 else None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        seat = m.seat
        if m.verb == "done":
            return True
        if m.verb == "melt":
            card = m.args[0]
            discard_artifact(s, seat, card, run)
            run.tell("sacrificed", (seat, card))
            gain(s, seat, (Gain("shevitsa", melted(s, card)),), run)
        elif m.verb == "merge":
            level = artifact_of(m.args[0]).level
            for card in m.args:
                discard_artifact(s, seat, card, run)
                run.tell("sacrificed", (seat, card))
            gain(s, seat, (Gain("artifact", level + 1) if level < 3 else Gain("stone"),), run)
        elif m.args[0] == SHEVITSA:
            s.shevitsa[seat] -= 1
            gain(s, seat, (Gain("virtue", 1),), run)
        else:
            s.push("lose", (seat, 3, -1))
            s.shevitsa[seat] += 1
            run.tell("gained-shevitsa", (seat, 1))
        return False

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        s.did(frame.args[0], ALTARS)
