"""Glowing Windows: five hypnotists, one for each Virtue but Love; who stays true to itself puts them out (TT-F6)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ..enemies import GLASS_BAILIFF, pieces_of
from ..land import SPACE_KEYS, adjacent
from ..scenario import FOE_ACTS, OMEN, OWN, RESIST, Scenario, add_foe, in_reach, places, spread
from ..state import Tale
from ..tiles import QUEST, THINGS, TREASURE_2, TREASURE_3, WINDOW
from ..virtues import lower_virtue
from ..words import ENDEAVOUR, ENDURANCE, FAITH, HOPE, MERCY, VIRTUES, band

GAZES: Final = (HOPE, FAITH, ENDEAVOUR, ENDURANCE, MERCY)
"""The Virtue that each window drinks."""
GLOW: Final = 65
"""Positive dice that put a window out."""

STONE_DARK: Final = 20
ASLEEP: Final = 25
"""Virtue points in glowing windows with which all is lost."""


class GlowingWindows(Scenario):
    """`tally`: for each window its space, how much of its glow is gone, and the Virtue points it has drunk."""

    number = 6
    rounds = 5
    points = 300
    once_deeds = (RESIST,)
    cites = "TT-F6"

    def set_up(self, s: Tale, run: Run) -> None:
        tally: list[int] = []
        for space in places(s, (QUEST, TREASURE_3, TREASURE_2), len(GAZES), frozenset(s.at)):
            s.objects[space] = WINDOW
            tally += [space, 0, 0]
        s.tally = tuple(tally)
        bailiffs = pieces_of(GLASS_BAILIFF)
        for piece, space in zip(bailiffs, spread(s, len(bailiffs)), strict=False):
            add_foe(s, piece, space)

    def lit(self, s: Tale) -> list[int]:
        """The windows that still glow."""
        return [i for i in range(len(s.tally) // 3) if s.tally[3 * i + 1] < GLOW]

    def won(self, s: Tale) -> bool:
        return not self.lit(s)

    def lost(self, s: Tale) -> bool:
        """The city sleeps when the glowing Windows have drunk too much (TT-F6.7)."""
        return sum([s.tally[3 * i + 2] for i in self.lit(s)]) >= ASLEEP

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F6.3", "not-to-be-taken")

    def offers(self, s: Tale, seat: int) -> list[Move]:
        windows = [space for space, thing in s.objects.items() if thing == WINDOW]
        return [Move(seat, "do", (RESIST, window)) for window in in_reach(s, seat, windows)]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        window = s.tally[::3].index(m.args[1])
        return None if self.dice(s, m.seat, window) else Refusal("TT-F6.3", "nothing-to-resist-with", (GAZES[window],))

    def dice(self, s: Tale, seat: int, window: int) -> int:
        """The Hero's own value of that Virtue, and one more than its band from each friend beside it (TT-F6.3)."""
        virtue = GAZES[window]
        friends = [q for q in range(s.seats) if adjacent(s.at[seat], s.at[q])]
        return s.virtue(seat, virtue) + sum([1 + band(s.virtue(q, virtue)) for q in friends])

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        window = s.tally[::3].index(m.args[1])
        s.push("trial", (m.seat, self.dice(s, m.seat, window), window))

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        self.dim(s, seat, subject, positives, run)

    def stake(self, s: Tale, subject: int) -> dict[str, Any]:
        return {"thing": THINGS[WINDOW], "virtue": VIRTUES[GAZES[subject]], "have": s.tally[3 * subject + 1], "full": GLOW}

    def dim(self, s: Tale, seat: int, window: int, n: int, run: Run) -> None:
        """A window loses glow; one that goes dark gives back what it drank, to the Hero that put it out (TT-F6.5)."""
        at = 3 * window + 1
        s.tally = (*s.tally[:at], min(GLOW, s.tally[at] + n), *s.tally[at + 1 :])
        run.tell("worked", (s.tally[at - 1], s.tally[at], GLOW))
        if s.tally[at] == GLOW:
            s.objects.pop(s.tally[at - 1], None)
            if s.tally[at + 1]:
                s.push("raise", (seat, s.tally[at + 1]))

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """The window that glows most goes dark (TT-F6.6)."""
        window = min(self.lit(s), key=lambda i: (s.tally[3 * i + 1], i))
        self.dim(s, seat, window, STONE_DARK, run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return ((OMEN,), (OWN,), *((FOE_ACTS, foe[0]) for foe in s.foes))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        self.drink(s, run)

    def surge(self, s: Tale, run: Run) -> None:
        """The windows drink once more."""
        self.drink(s, run)

    def drink(self, s: Tale, run: Run) -> None:
        """Each window takes 1 point of its Virtue from the Hero that has most of it (TT-F6.4)."""
        for window in self.lit(s):
            virtue = GAZES[window]
            seat = max(s.order, key=lambda seat: (s.virtue(seat, virtue), -s.order.index(seat)))
            if s.virtue(seat, virtue) and not s.over:
                lower_virtue(s, seat, virtue, 1, run)
                at = 3 * window + 2
                s.tally = (*s.tally[:at], s.tally[at] + 1, *s.tally[at + 1 :])

    def marks(self, s: Tale) -> list[dict[str, Any]]:
        lit = [(s.tally[3 * i], s.tally[3 * i + 1], VIRTUES[GAZES[i]]) for i in self.lit(s)]
        return [{"space": SPACE_KEYS[space], "kind": "work", "have": gone, "full": GLOW, "virtue": virtue} for space, gone, virtue in lit]

    def panel(self, s: Tale) -> dict[str, Any]:
        names = [VIRTUES[virtue] for virtue in GAZES[: len(s.tally) // 3]]
        return {
            "windows": {name: s.tally[3 * i + 1] for i, name in enumerate(names)},
            "full": GLOW,
            "drunk": sum([s.tally[3 * i + 2] for i in self.lit(s)]),
            "asleep": ASLEEP,
        }
