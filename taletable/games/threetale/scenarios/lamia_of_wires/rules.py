"""Lamia of Wires: one huge foe in the middle, whose arms seize Heroes all over the Map (TT-F5)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...domains import DAMAGE, PIECE
from ...foes import foe_of, piece_of, pieces_of
from ...land import adjacent
from ...scenario import OWN, Count, Scenario, Sign, Stake, add_foe, beside, blow, deed_of, hurt_foe, places, reachable, steps_to, where
from ...state import Tale
from ...tiles import BATTLE_2, BATTLE_3
from ...words import LOVE

FREE_HERO, BODY, ARMS = deed_of("free"), piece_of("lamia-of-wires"), pieces_of("wire-arm")
REACH: Final = 2
"""Spaces that an arm reaches."""
TORN: Final = 2
"""Positive dice with which a captive tears itself loose."""
HEALING: Final = 2
"""Damage that the body loses in each step for each arm."""
STONE_BLOW: Final = 12

GRAMMAR = Grammar(refusals={"nobody-to-free": ()}, events={"seized": (PIECE, SEAT), "freed": (SEAT,), "foe-heals": (PIECE, DAMAGE)})


class LamiaOfWires(Scenario):
    """`mark` of a Hero: the arm that holds it, -1 if it is free."""

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        lair = min([space for space in far if not s.here(space)], key=lambda space: (far[space], space))
        add_foe(s, BODY, lair)
        for piece, space in zip(ARMS, places(s, (BATTLE_3, BATTLE_2), len(ARMS), frozenset((lair,))), strict=False):
            add_foe(s, piece, space)

    def arms(self, s: Tale) -> int:
        """Arms that still reach out."""
        return len([foe for foe in s.foes if foe[0] != BODY])

    def won(self, s: Tale) -> bool:
        """The Lamia is defeated (TT-F5.2)."""
        return s.foe(BODY) is None

    def strength(self, s: Tale, piece: int) -> int:
        """Each arm feeds the body (TT-F5.3)."""
        return self.arms(s) if piece == BODY else 0

    def held(self, s: Tale, seat: int) -> bool:
        return s.mark[seat] >= 0

    def captives(self, s: Tale) -> list[int]:
        """The Heroes that are held."""
        return [seat for seat in range(s.seats) if self.held(s, seat)]

    def foe_acts(self, s: Tale, piece: int, run: Run) -> None:
        """Body and arms stay where they are. The body hits who stands beside it; an arm seizes who is within two spaces (TT-F5.4)."""
        foe = s.foe(piece)
        if foe is None or self.sleeping(s):
            return
        if piece == BODY:
            near = [seat for seat in s.order if beside(s, foe[1], s.at[seat])]
        else:
            far = s.chart.distances(foe[1], self.walls(s))
            near = [seat for seat in s.order if steps_to(s, far, s.at[seat]) <= REACH]
            near.sort(key=lambda seat: (s.mark[seat] != piece, steps_to(s, far, s.at[seat])))
        if not near:
            return
        if piece != BODY and not self.held(s, near[0]):
            s.mark[near[0]] = piece
            run.tell("seized", (piece, near[0]))
        s.push("raid", (near[0], piece))

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return (*super().agenda(s), (OWN,))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        """The body feeds on its arms and heals (TT-F5.3)."""
        body = s.foe(BODY)
        if body and body[2] and self.arms(s):
            hurt_foe(s, BODY, max(0, body[2] - HEALING * self.arms(s)))
            run.tell("foe-heals", (BODY, HEALING * self.arms(s)))

    def offers(self, s: Tale, seat: int) -> list[Move]:
        near = [other for other in self.captives(s) if other == seat or adjacent(s.at[seat], s.at[other])]
        return [Move(seat, "do", (FREE_HERO, s.at[other])) for other in near]

    def too_far(self, s: Tale, m: Move) -> Refusal:
        return Refusal("TT-F5.5", "nobody-to-free")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        """A friend cuts a Hero loose; alone it takes a roll of Love (TT-F5.5)."""
        captive = s.at.index(m.args[1])
        if captive == m.seat:
            s.push("trial", (captive, s.virtue(captive, LOVE), 0))
        else:
            self.release(s, captive, run)

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        if positives >= TORN:
            self.release(s, seat, run)

    def stake(self, s: Tale, subject: int) -> Stake:
        return Stake(needed=TORN)

    def release(self, s: Tale, seat: int, run: Run) -> None:
        """The Hero can walk again."""
        s.mark[seat] = -1
        run.tell("freed", (seat,))

    def beaten(self, s: Tale, seat: int, piece: int, run: Run) -> None:
        """An arm that falls lets go."""
        for captive in self.captives(s):
            if s.mark[captive] == piece:
                self.release(s, captive, run)

    def surge(self, s: Tale, run: Run) -> None:
        """An arm grows again beside the body (TT-F5.6)."""
        gone = [piece for piece in ARMS if s.foe(piece) is None]
        if gone:
            add_foe(s, gone[0], where(s, BODY))
            run.tell("foe-came", (gone[0], where(s, BODY)))

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """All captives are free, and the body takes 12 damage (TT-F5.7)."""
        for captive in self.captives(s):
            self.release(s, captive, run)
        blow(s, BODY, STONE_BLOW, run)

    def signs(self, s: Tale) -> list[Sign]:
        return [Sign("held", seat=seat) for seat in self.captives(s)]

    def progress(self, s: Tale) -> int:
        """The damage on the body, which heals."""
        body = s.foe(BODY)
        return 100 * body[2] // foe_of(BODY).defence if body else 100

    def panel(self, s: Tale) -> list[Count]:
        body = s.foe(BODY)
        return [
            Count("body", "enemy", "lamia-of-wires", foe_of(BODY).defence - body[2] if body else 0, bad=True),
            Count("arms", "enemy", "wire-arm", self.arms(s), bad=True),
        ]


SCENARIO = LamiaOfWires
