"""Nine Rings: three of copper, three of silver, three of gold, bound at an Altar before the Goldsmith has them (TT-F2)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...domains import PIECE, SOME, THING
from ...foes import foe_of, piece_of
from ...land import WIDTH
from ...scenario import (
    FOE_ACTS,
    OWN,
    Count,
    Mark,
    Scenario,
    Stake,
    add_foe,
    altars,
    deed_of,
    farthest,
    in_reach,
    move_foe,
    path,
    places,
    reachable,
)
from ...state import Tale
from ...tally import Tally
from ...tiles import THINGS, TREASURE_1, TREASURE_2, TREASURE_3, thing_of

COPPER, BIND, SMITH = thing_of("copper-ring"), deed_of("bind"), piece_of("goldsmith")
METALS: Final = (COPPER, thing_of("silver-ring"), thing_of("gold-ring"))
OF_EACH: Final = 3
"""Rings of each metal on the Map; all of them are needed."""
DICE: Final = 6
HARD: Final = (0, 5, 6)
"""Positive dice, of six, that a ring of each metal asks for."""
BURN: Final = 2
CARRIED: Final = 1
"""Rings that a Hero can carry."""
IN_A_ROUND: Final = 2
"""Rings that the team can bind in one round."""

TALLY: Final = Tally()
BOUND: Final = TALLY.number("bound", OF_EACH, each=len(METALS))
SACK: Final = TALLY.number("sack", OF_EACH, each=len(METALS))
"""Rings that the Goldsmith has pocketed."""
FIRE: Final = TALLY.number("fire", OF_EACH * len(METALS))
"""Rings bound in this round."""
FORGE: Final = TALLY.space("forge")
FED: Final = TALLY.number("fed", 99, late=True)
"""Sacred Stones fed to the fire in this round."""

GRAMMAR = Grammar(
    refusals={"hands-full": (SOME,), "fire-is-low": (SOME,), "fire-is-high": ()},
    events={"foe-took": (PIECE, THING)},
)


def heat(s: Tale) -> int:
    """Rings that can still be bound in this round (TT-F2.4, TT-F2.6)."""
    return IN_A_ROUND + FED.of(s) - FIRE.of(s)


class NineRings(Scenario):
    """Carry the rings to the forge, one by one."""

    tally = TALLY

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        forge = sorted(altars(s), key=lambda space: (far[space], space))[:2][-1]
        TALLY.begin(s)
        FORGE.put(s, forge)
        for metal, sort in zip(METALS, (TREASURE_1, TREASURE_2, TREASURE_3), strict=True):
            for space in places(s, (sort,), OF_EACH, frozenset((forge,))):
                s.objects[space] = metal
        add_foe(s, SMITH, farthest(s))

    def won(self, s: Tale) -> bool:
        """Three rings of each metal are bound (TT-F2.2, TT-C.24)."""
        return min(BOUND.all(s)) >= OF_EACH

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

    def stake(self, s: Tale, subject: int) -> Stake:
        metal = subject // (WIDTH * WIDTH)
        return Stake(metal, needed=HARD[METALS.index(metal)], price=BURN)

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (BIND, forge)) for forge in in_reach(s, seat, FORGE.all(s))]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if not heat(s):
            return Refusal("TT-F2.4", "fire-is-low", (IN_A_ROUND,))
        return None if s.bundle[m.seat] else Refusal("TT-F2.4", "nothing-to-bring")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        """One ring for an Action, the one carried longest (TT-F2.4, TT-R.103)."""
        metal = s.bundle[m.seat][0]
        BOUND.add(s, 1, METALS.index(metal))
        run.tell("brought", (m.seat, metal, 1))
        s.bundle[m.seat] = s.bundle[m.seat][1:]
        FIRE.add(s, 1)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return (*super().agenda(s), (OWN,))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        """The fire of the Altars burns up again for the next round."""
        FIRE.put(s, 0)
        FED.put(s, 0)

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        return None if FIRE.of(s) else Refusal("TT-F2.6", "fire-is-high")

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone feeds the fire: one more ring can be bound in this round (TT-F2.6)."""
        FED.add(s, 1)

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
        space = way[min(foe_of(piece).pace + self.omen(s, "haste"), len(way) - 1)]
        move_foe(s, piece, space)
        run.tell("foe-walked", (piece, space))
        if space == goal:
            metal = s.objects.pop(goal)
            SACK.add(s, 1, METALS.index(metal))
            run.tell("foe-took", (piece, metal))

    def beaten(self, s: Tale, seat: int, piece: int, run: Run) -> None:
        """Who beats the Goldsmith takes his sack."""
        for i, n in enumerate(SACK.all(s)):
            s.bundle[seat] += (METALS[i],) * n
            SACK.put(s, 0, i)

    def surge(self, s: Tale, run: Run) -> None:
        """The Goldsmith acts once more."""
        s.agenda = ((FOE_ACTS, SMITH), *s.agenda)

    def marks(self, s: Tale) -> list[Mark]:
        return [Mark(FORGE.of(s), "hearth", FIRE.of(s), IN_A_ROUND + FED.of(s))]

    def panel(self, s: Tale) -> list[Count]:
        rings = [THINGS[metal] for metal in METALS]
        found = [Count(ring, "thing", ring, n, OF_EACH, say="bound") for ring, n in zip(rings, BOUND.all(s), strict=True)]
        stolen = sum(SACK.all(s))
        return [*found, Count("sack", "enemy", "goldsmith", stolen, bad=True)] if stolen else found


SCENARIO = NineRings
