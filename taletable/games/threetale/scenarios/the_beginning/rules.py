"""The Beginning, the Tutorial: bring embers to the hearth before the long night is over (TT-F0)."""

from __future__ import annotations

from typing import Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...foes import piece_of
from ...scenario import Count, Mark, Scenario, add_foe, altars, deed_of, farthest, in_reach, places, reachable
from ...state import Tale
from ...tally import Tally
from ...tiles import TREASURE_1, TREASURE_2, TREASURE_3, thing_of

EMBER, LIGHT, HOUND = thing_of("ember"), deed_of("light"), piece_of("shadow-hound")
EMBERS: Final = 5
NEEDED: Final = 3

TALLY: Final = Tally()
BURNING: Final = TALLY.number("burning", 99)
"""Embers that burn on the hearth."""
HEARTH: Final = TALLY.space("hearth")


class TheBeginning(Scenario):
    """Five embers, a cold hearth, one hound."""

    tally = TALLY

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        hearth = min(altars(s), key=lambda space: (far[space], space))
        TALLY.begin(s)
        HEARTH.put(s, hearth)
        for space in places(s, (TREASURE_1, TREASURE_2, TREASURE_3), EMBERS, frozenset((hearth,))):
            s.objects[space] = EMBER
        add_foe(s, HOUND, farthest(s))

    def won(self, s: Tale) -> bool:
        return BURNING.of(s) >= NEEDED

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (LIGHT, hearth)) for hearth in in_reach(s, seat, HEARTH.all(s))]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        return None if s.bundle[m.seat] else Refusal("TT-F0.4", "nothing-to-bring")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        self.lay_down(s, m.seat, len(s.bundle[m.seat]), run)
        s.bundle[m.seat] = ()

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone burns like an ember, wherever its bearer stands (TT-F0.6)."""
        self.lay_down(s, seat, 1, run)

    def lay_down(self, s: Tale, seat: int, n: int, run: Run) -> None:
        """So many embers more burn."""
        BURNING.add(s, n)
        run.tell("brought", (seat, EMBER, n))

    def marks(self, s: Tale) -> list[Mark]:
        return [Mark(HEARTH.of(s), "hearth", min(NEEDED, BURNING.of(s)), NEEDED)]

    def panel(self, s: Tale) -> list[Count]:
        return [Count("burning", "thing", "ember", min(NEEDED, BURNING.of(s)), NEEDED)]


SCENARIO = TheBeginning
