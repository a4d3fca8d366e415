"""Parallel Land: two sides of one land; four seals close only when both sides are worked in the same round (TT-F7)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ..enemies import DARK_REFLECTION, pieces_of
from ..land import SPACE_KEYS
from ..scenario import CROSS, FOE_ACTS, OMEN, OWN, WORK, Scenario, add_foe, in_reach, mark_foe, spread
from ..state import Tale
from ..tiles import ALTAR, SEAL, THINGS

REFLECTIONS: Final = pieces_of(DARK_REFLECTION)
SEALS: Final = 6
LIGHT_SIDE, DARK_SIDE = range(2)
CLOSED: Final = 3
"""Both sides of a seal are worked: bit 1 for the light side, bit 2 for the dark side."""
PRICE: Final = 2
SKILL: Final = 8
"""Positive dice that the work on a seal asks for."""


class ParallelLand(Scenario):
    """`mark` of a Hero or foe: its side of the land. `tally`: for each seal its space and the sides that are worked, then seals closed."""

    number = 7
    rounds = 5
    points = 320
    once_deeds = (WORK,)
    cites = "TT-F7"

    def set_up(self, s: Tale, run: Run) -> None:
        s.mark = [LIGHT_SIDE] * s.seats
        spaces = spread(s, SEALS, frozenset(s.at))
        tally: list[int] = []
        for space in spaces:
            s.objects[space] = SEAL
            tally += [space, 0]
        s.tally = tuple(tally)
        for piece, space in zip(REFLECTIONS, spread(s, len(REFLECTIONS), frozenset(spaces)), strict=False):
            add_foe(s, piece, space, DARK_SIDE)

    def won(self, s: Tale) -> bool:
        return all(sides == CLOSED for sides in s.tally[1::2])

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F7.4", "not-to-be-taken")

    def reaches(self, s: Tale, piece: int, seat: int) -> bool:
        """Only who is on the same side can be met (TT-F7.5)."""
        foe = s.foe(piece)
        return foe is not None and foe[3] == s.mark[seat]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        seals = [space for space, thing in s.objects.items() if thing == SEAL]
        work = [Move(seat, "do", (WORK, seal)) for seal in in_reach(s, seat, seals)]
        return [Move(seat, "do", (CROSS, s.at[seat])), *work]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.args[0] == WORK and s.tally[2 * self.seal(s, m.args[1]) + 1] >> s.mark[m.seat] & 1:
            return Refusal("TT-F7.4", "side-worked")
        return None

    def seal(self, s: Tale, space: int) -> int:
        """Which seal lies on a space."""
        return s.tally[::2].index(space)

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        if m.args[0] == WORK:
            s.push("trial", (m.seat, 6 + len(s.talents[m.seat]), self.seal(s, m.args[1])))
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

    def stake(self, s: Tale, subject: int) -> dict[str, Any]:
        return {"thing": THINGS[SEAL], "needed": SKILL}

    def work(self, s: Tale, seal: int, sides: int, run: Run) -> None:
        """Sides of a seal are worked; when both are, it closes for good (TT-F7.4)."""
        at = 2 * seal + 1
        s.tally = (*s.tally[:at], s.tally[at] | sides, *s.tally[at + 1 :])
        run.tell("worked", (s.tally[at - 1], s.tally[at].bit_count(), 2))
        if s.tally[at] == CLOSED:
            s.objects.pop(s.tally[at - 1], None)

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        worked = all(sides >> s.mark[seat] & 1 for sides in s.tally[1::2])
        return Refusal("TT-F7.7", "side-worked") if worked else None

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """A Sacred Stone works the side of its bearer, of a seal that is half worked from the other side if there is one (TT-F7.7)."""
        side = 1 << s.mark[seat]
        seals = [i for i in range(len(s.tally) // 2) if not s.tally[2 * i + 1] & side]
        self.work(s, max(seals, key=lambda i: (s.tally[2 * i + 1], -i)), side, run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return ((OMEN,), *((FOE_ACTS, foe[0]) for foe in s.foes), (OWN,))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        """Half-worked seals spring open again."""
        s.tally = tuple([sides if i % 2 == 0 or sides == CLOSED else 0 for i, sides in enumerate(s.tally)])

    def surge(self, s: Tale, run: Run) -> None:
        """The first reflection steps through the glass."""
        if s.foes:
            piece, _, _, side = s.foes[0]
            mark_foe(s, piece, 1 - side)
            run.tell("foe-crossed", (piece,))

    def marks(self, s: Tale) -> list[dict[str, Any]]:
        seals = zip(s.tally[::2], s.tally[1::2], strict=True)
        return [{"space": SPACE_KEYS[space], "kind": "seal", "have": sides, "full": CLOSED} for space, sides in seals if sides != CLOSED]

    def panel(self, s: Tale) -> dict[str, Any]:
        return {
            "closed": sum([sides == CLOSED for sides in s.tally[1::2]]),
            "seals": len(s.tally) // 2,
            "worked": list(s.tally[1::2]),
            "sides": list(s.mark),
        }
