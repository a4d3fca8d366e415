"""Nine Rings: three of copper, three of silver, three of gold, bound at an Altar before the Goldsmith has them (TT-F2)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ..enemies import FOES, GOLDSMITH, PIECE_FOE, pieces_of
from ..land import SPACE_KEYS, WIDTH
from ..scenario import BIND, FOE_ACTS, OWN, Scenario, add_foe, altars, in_reach, move_foe, path, places, reachable
from ..state import Tale
from ..tiles import COPPER, GOLD, SILVER, THINGS, TREASURE_1, TREASURE_2, TREASURE_3

SMITH: Final = pieces_of(GOLDSMITH)[0]
METALS: Final = (COPPER, SILVER, GOLD)
OF_EACH: Final = (3, 3, 3)
"""Rings of each metal on the Map."""
NEEDED: Final = 3
DICE: Final = 6
HARD: Final = (0, 5, 6)
"""Positive dice, of six, that a ring of each metal asks for."""
BURN: Final = 2
CARRIED: Final = 1
"""Rings that a Hero can carry."""
IN_A_ROUND: Final = 2
"""Rings that the team can bind in one round."""


class NineRings(Scenario):
    """`tally`: bound rings by metal, rings in the Goldsmith's sack by metal, rings bound this round, the Altars where they are bound."""

    number = 2
    rounds = 5
    points = 280
    cites = "TT-F2"

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        forge = sorted(altars(s), key=lambda space: (far[space], space))[:2][-1]
        s.tally = (0, 0, 0, 0, 0, 0, 0, forge)
        for metal, sort, number in zip(METALS, (TREASURE_1, TREASURE_2, TREASURE_3), OF_EACH, strict=True):
            for space in places(s, (sort,), number, frozenset((forge,))):
                s.objects[space] = metal
        add_foe(s, SMITH, max(far, key=lambda space: (far[space], -space)))

    def won(self, s: Tale) -> bool:
        return min(s.tally[:3]) >= NEEDED

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F2.3", "hands-full", (CARRIED,)) if len(s.bundle[seat]) >= CARRIED else None

    def claim(self, s: Tale, seat: int, thing: int, space: int, run: Run) -> None:
        """Copper is picked up; silver and gold resist: a roll of six dice (TT-F2.3)."""
        if thing == COPPER:
            s.bundle[seat] += (COPPER,)
        else:
            s.push("trial", (seat, DICE, thing * WIDTH * WIDTH + space))

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        metal, space = divmod(subject, WIDTH * WIDTH)
        if positives >= HARD[METALS.index(metal)]:
            s.bundle[seat] += (metal,)
            run.tell("brought", (seat, metal, 1))
        else:
            s.objects[space] = metal
            s.push("lose", (seat, BURN, -1))

    def stake(self, s: Tale, subject: int) -> dict[str, Any]:
        metal = subject // (WIDTH * WIDTH)
        return {"thing": THINGS[metal], "needed": HARD[METALS.index(metal)], "price": BURN}

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (BIND, altar)) for altar in in_reach(s, seat, s.tally[7:])]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if s.tally[6] >= IN_A_ROUND:
            return Refusal("TT-F2.4", "fire-is-low", (IN_A_ROUND,))
        return None if s.bundle[m.seat] else Refusal("TT-F2.4", "nothing-to-bring")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        for metal in s.bundle[m.seat]:
            self.bind(s, METALS.index(metal))
            run.tell("brought", (m.seat, metal, 1))
        s.bundle[m.seat] = ()
        s.tally = (*s.tally[:6], s.tally[6] + 1, *s.tally[7:])

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return (*super().agenda(s), (OWN,))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        """The fire of the Altars burns up again for the next round."""
        s.tally = (*s.tally[:6], 0, *s.tally[7:])

    def bind(self, s: Tale, metal: int) -> None:
        """One more ring of the metal is bound."""
        s.tally = (*s.tally[:metal], s.tally[metal] + 1, *s.tally[metal + 1 :])

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        return None if s.tally[6] else Refusal("TT-F2.6", "fire-is-high")

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone feeds the fire: one more ring can be bound in this round (TT-F2.6)."""
        s.tally = (*s.tally[:6], s.tally[6] - 1, *s.tally[7:])

    def foe_acts(self, s: Tale, piece: int, run: Run) -> None:
        """The Goldsmith goes for the nearest ring and pockets it; where no ring is left he hunts Heroes (TT-F2.5)."""
        foe = s.foe(piece)
        if foe is None or self.sleeping(s):
            return
        far = s.chart.distances(foe[1], self.walls(s))
        rings = [space for space, thing in s.objects.items() if thing in METALS and space in far]
        if not rings:
            super().foe_acts(s, piece, run)
            return
        goal = min(rings, key=lambda space: (far[space], space))
        way = path(s, foe[1], goal, far)
        space = way[min(FOES[PIECE_FOE[piece]].pace + self.omen(s, "haste"), len(way) - 1)]
        move_foe(s, piece, space)
        run.tell("foe-walked", (piece, space))
        if space == goal:
            metal = METALS.index(s.objects.pop(goal))
            s.tally = (*s.tally[: 3 + metal], s.tally[3 + metal] + 1, *s.tally[4 + metal :])
            run.tell("foe-took", (piece, METALS[metal]))

    def beaten(self, s: Tale, seat: int, piece: int, run: Run) -> None:
        """Who beats the Goldsmith takes his sack."""
        for metal, n in enumerate(s.tally[3:6]):
            s.bundle[seat] += (METALS[metal],) * n
        s.tally = (*s.tally[:3], 0, 0, 0, *s.tally[6:])

    def surge(self, s: Tale, run: Run) -> None:
        """The Goldsmith acts once more."""
        s.agenda = ((FOE_ACTS, SMITH), *s.agenda)

    def marks(self, s: Tale) -> list[dict[str, Any]]:
        return [{"space": SPACE_KEYS[space], "kind": "hearth", "have": s.tally[6], "full": IN_A_ROUND} for space in s.tally[7:]]

    def panel(self, s: Tale) -> dict[str, Any]:
        return {
            "bound": list(s.tally[:3]),
            "stolen": list(s.tally[3:6]),
            "needed": NEEDED,
            "places": [SPACE_KEYS[space] for space in s.tally[7:]],
        }
