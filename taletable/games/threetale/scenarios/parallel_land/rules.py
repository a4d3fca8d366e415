"""Parallel Land: two sides of one land; six seals close only when both sides are worked in the same round (TT-F7)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...domains import PIECE, POINTS
from ...foes import pieces_of
from ...scenario import OWN, Count, Mark, Scenario, Sign, Stake, add_foe, deed_of, in_reach, lay_out, lying, mark_foe, spread
from ...state import Tale
from ...tally import Tally
from ...tiles import ALTAR, thing_of

SEAL, WORK, CROSS, REFLECTIONS = thing_of("seal"), deed_of("work"), deed_of("cross"), pieces_of("dark-reflection")
SEALS: Final = 6
LIGHT_SIDE, DARK_SIDE = range(2)
CLOSED: Final = 3
"""Both sides of a seal are worked: bit 1 for the light side, bit 2 for the dark side."""
PRICE: Final = 2
SKILL: Final = 8
"""Positive dice that the work on a seal asks for."""
DICE: Final = 6
"""Of a Hero without Talents."""

TALLY: Final = Tally(rows=SEALS)
PLACE: Final = TALLY.space("place")
SIDES: Final = TALLY.number("sides", CLOSED)
"""The sides of a seal that are worked, as bits."""

GRAMMAR = Grammar(
    refusals={"side-worked": (), "price-too-high": (POINTS,), "cross-here": ()}, events={"crossed": (SEAT,), "foe-crossed": (PIECE,)}
)


class ParallelLand(Scenario):
    """`mark` of a Hero or foe: its side of the land."""

    tally = TALLY
    apart = "TT-F7.5"

    def set_up(self, s: Tale, run: Run) -> None:
        s.mark = [LIGHT_SIDE] * s.seats
        spaces = spread(s, SEALS, frozenset(s.at))
        lay_out(s, SEAL, spaces, PLACE)
        for piece, space in zip(REFLECTIONS, spread(s, len(REFLECTIONS), frozenset(spaces)), strict=False):
            add_foe(s, piece, space, DARK_SIDE)

    def closed(self, s: Tale) -> int:
        """Seals of which both sides are worked."""
        return SIDES.all(s).count(CLOSED)

    def won(self, s: Tale) -> bool:
        """All Seals are closed (TT-F7.2)."""
        return self.closed(s) == len(SIDES.all(s))

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F7.4", "not-to-be-taken")

    def reaches(self, s: Tale, piece: int, seat: int) -> bool:
        """Only who is on the same side can be met (TT-F7.5)."""
        foe = s.foe(piece)
        return foe is not None and foe[3] == s.mark[seat]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        work = [Move(seat, "do", (WORK, seal)) for seal in in_reach(s, seat, lying(s, SEAL))]
        return [Move(seat, "do", (CROSS, s.at[seat])), *work]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.args[0] == WORK and SIDES.of(s, self.seal(s, m.args[1])) >> s.mark[m.seat] & 1:
            return Refusal("TT-F7.4", "side-worked")
        if m.args[0] == CROSS and s.chart.print_of[m.args[1]] != ALTAR and s.total(m.seat) < PRICE:
            return Refusal("TT-F7.3", "price-too-high", (PRICE,))
        return None

    def too_far(self, s: Tale, m: Move) -> Refusal:
        return Refusal("TT-F7.3", "cross-here") if m.args[0] == CROSS else super().too_far(s, m)

    def seal(self, s: Tale, space: int) -> int:
        """Which seal lies on a space."""
        return PLACE.all(s).index(space)

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        if m.args[0] == WORK:
            s.push("trial", (m.seat, DICE + len(s.talents[m.seat]), self.seal(s, m.args[1])))
            return
        self.cross(s, m.seat, run)
        if s.chart.print_of[m.args[1]] != ALTAR:
            s.push("lose", (m.seat, PRICE, -1))

    def cross(self, s: Tale, seat: int, run: Run) -> None:
        """The Hero is on the other side now (TT-F7.3)."""
        s.mark[seat] = 1 - s.mark[seat]
        run.tell("crossed", (seat,))

    def jumped(self, s: Tale, seat: int, run: Run) -> None:
        self.cross(s, seat, run)

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        if positives >= SKILL:
            self.work(s, subject, 1 << s.mark[seat], run)

    def stake(self, s: Tale, subject: int) -> Stake:
        return Stake(SEAL, needed=SKILL)

    def work(self, s: Tale, seal: int, side: int, run: Run) -> None:
        """A side of a seal is worked; when both are, it closes for good (TT-F7.4)."""
        space, sides = PLACE.of(s, seal), SIDES.of(s, seal) | side
        SIDES.put(s, sides, seal)
        run.tell("worked", (space, sides.bit_count(), 2))
        if sides == CLOSED:
            s.objects.pop(space, None)

    def unworked(self, s: Tale, seat: int) -> list[int]:
        """Seals on which the Hero's side is not worked."""
        return [seal for seal, sides in enumerate(SIDES.all(s)) if not sides >> s.mark[seat] & 1]

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        return None if self.unworked(s, seat) else Refusal("TT-F7.7", "side-worked")

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone works the side of its bearer, of a seal that is half worked from the other side if there is one (TT-F7.7)."""
        seal = max(self.unworked(s, seat), key=lambda seal: (SIDES.of(s, seal), -seal))
        self.work(s, seal, 1 << s.mark[seat], run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return (*super().agenda(s), (OWN,))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        """Half-worked seals spring open again."""
        for seal, sides in enumerate(SIDES.all(s)):
            if sides != CLOSED:
                SIDES.put(s, 0, seal)

    def surge(self, s: Tale, run: Run) -> None:
        """The first reflection steps through the glass."""
        if s.foes:
            piece, _, _, side = s.foes[0]
            mark_foe(s, piece, 1 - side)
            run.tell("foe-crossed", (piece,))

    def marks(self, s: Tale) -> list[Mark]:
        seals = zip(PLACE.all(s), SIDES.all(s), strict=True)
        return [Mark(space, "seal", sides, CLOSED) for space, sides in seals if sides != CLOSED]

    def signs(self, s: Tale) -> list[Sign]:
        heroes = [Sign("dark", seat=seat) for seat in range(s.seats) if s.mark[seat] == DARK_SIDE]
        return [*heroes, *[Sign("dark", piece=foe[0]) for foe in s.foes if foe[3] == DARK_SIDE]]

    def panel(self, s: Tale) -> list[Count]:
        return [Count("closed", "thing", "seal", self.closed(s), len(SIDES.all(s)))]


SCENARIO = ParallelLand
