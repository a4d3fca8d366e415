"""The state: each field is declared once, with its bounds and with who sees it."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import NOBODY, OWNER, Cards, Num, OneCard, Pile, Sealed, Seat, field, per_seat
from taletable.engine.state import State

from .lanterns import DECK

FACES: Final = 6
EVENINGS: Final = {"long": 5, "short": 3}
SEATS: Final = 4
"""At most."""


class Night(State):
    """One night at the edge of the wood."""

    evening = field(Num(0, max(EVENINGS.values())))
    wind = field(Num(0, FACES))
    swarm = field(Num(0, FACES))
    box = field(Pile(DECK), sees=NOBODY, zone=True)
    burnt = field(Pile(DECK), zone=True)
    hand = per_seat(Cards(DECK), sees=OWNER, zone=True)
    chosen = per_seat(Sealed(OneCard(DECK)), sees=OWNER)
    jar = per_seat(Num(0, FACES * max(EVENINGS.values())))
    lit = per_seat(OneCard(DECK))
    """What was lit the evening before, for all to look at, and who gathered the fireflies then."""
    gatherer = field(Seat(SEATS))

    @property
    def evenings(self) -> int:
        """How many evenings the night has."""
        return EVENINGS[str(self.options["length"])]
