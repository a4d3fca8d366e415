"""The Beginning, the Tutorial: bring embers to the hearth before the long night is over (TT-F0)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ..enemies import SHADOW_HOUND, pieces_of
from ..land import SPACE_KEYS
from ..scenario import LIGHT, Scenario, add_foe, altars, in_reach, places, reachable
from ..state import Tale
from ..tiles import EMBER, TREASURE_1, TREASURE_2, WHITE

EMBERS: Final = 5
NEEDED: Final = 3
HOUND: Final = pieces_of(SHADOW_HOUND)[0]


class Beginning(Scenario):
    """Five embers, a cold hearth, one hound. `tally`: embers that burn, and the space of the hearth."""

    number = 0
    rounds = 4
    points = 100
    cites = "TT-F0"

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        hearth = min(altars(s), key=lambda space: (far[space], space))
        s.tally = (0, hearth)
        for space in places(s, (TREASURE_1, TREASURE_2, WHITE), EMBERS, frozenset((hearth,))):
            s.objects[space] = EMBER
        add_foe(s, HOUND, max(far, key=lambda space: (far[space], -space)))

    def won(self, s: Tale) -> bool:
        return s.tally[0] >= NEEDED

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (LIGHT, hearth)) for hearth in in_reach(s, seat, s.tally[1:])]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        return None if s.bundle[m.seat] else Refusal("TT-F0.4", "nothing-to-bring")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        s.tally = (s.tally[0] + len(s.bundle[m.seat]), s.tally[1])
        run.tell("brought", (m.seat, EMBER, len(s.bundle[m.seat])))
        s.bundle[m.seat] = ()

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone burns like an ember, wherever its bearer stands (TT-F0.6)."""
        s.tally = (s.tally[0] + 1, s.tally[1])
        run.tell("brought", (seat, EMBER, 1))

    def marks(self, s: Tale) -> list[dict[str, Any]]:
        return [{"space": SPACE_KEYS[s.tally[1]], "kind": "hearth", "have": min(NEEDED, s.tally[0]), "full": NEEDED}]

    def panel(self, s: Tale) -> dict[str, Any]:
        return {"done": min(NEEDED, s.tally[0]), "needed": NEEDED, "places": [SPACE_KEYS[s.tally[1]]]}
