"""Glowing Windows: five hypnotists, one for each Virtue but Love; who stays true to itself puts them out (TT-F6)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from ...domains import VIRTUE
from ...foes import pieces_of
from ...land import adjacent
from ...scenario import FOE_ACTS, OMEN, OWN, Count, Mark, Scenario, Stake, add_foe, deed_of, in_reach, lay_out, lying, places, spread
from ...state import Tale
from ...tally import Tally
from ...tiles import QUEST, TREASURE_2, TREASURE_3, thing_of
from ...virtues import lower_virtue
from ...words import ENDEAVOUR, ENDURANCE, FAITH, HOPE, MERCY, VIRTUES, band

WINDOW, RESIST, BAILIFFS = thing_of("window"), deed_of("resist"), pieces_of("glass-bailiff")
GAZES: Final = (HOPE, FAITH, ENDEAVOUR, ENDURANCE, MERCY)
"""The Virtue that each window drinks."""
GLOW: Final = 65
"""Positive dice that put a window out."""
STONE_DARK: Final = 20
ASLEEP: Final = 25
"""Virtue points in glowing windows with which all is lost."""

TALLY: Final = Tally(rows=len(GAZES))
PLACE: Final = TALLY.space("place")
DARK: Final = TALLY.number("dark", GLOW)
"""How much of its glow is gone."""
DRUNK: Final = TALLY.number("drunk", 99)
"""Virtue points that it has taken."""

GRAMMAR = Grammar(refusals={"nothing-to-resist-with": (VIRTUE,)})


def lit(s: Tale) -> list[int]:
    """The windows that still glow."""
    return [window for window, dark in enumerate(DARK.all(s)) if dark < GLOW]


def taken(s: Tale) -> int:
    """Virtue points in the windows that still glow."""
    return sum([DRUNK.of(s, window) for window in lit(s)])


class GlowingWindows(Scenario):
    """They glow, and drink."""

    tally = TALLY

    def set_up(self, s: Tale, run: Run) -> None:
        lay_out(s, WINDOW, places(s, (QUEST, TREASURE_3, TREASURE_2), len(GAZES), frozenset(s.at)), PLACE)
        for piece, space in zip(BAILIFFS, spread(s, len(BAILIFFS)), strict=False):
            add_foe(s, piece, space)

    def won(self, s: Tale) -> bool:
        """All Windows are dark (TT-F6.2)."""
        return not lit(s)

    def lost(self, s: Tale) -> bool:
        """The city sleeps when the glowing Windows have drunk too much (TT-F6.7)."""
        return taken(s) >= ASLEEP

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        return Refusal("TT-F6.3", "not-to-be-taken")

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "do", (RESIST, window)) for window in in_reach(s, seat, lying(s, WINDOW))]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        window = PLACE.all(s).index(m.args[1])
        return None if self.dice(s, m.seat, window) else Refusal("TT-F6.3", "nothing-to-resist-with", (GAZES[window],))

    def dice(self, s: Tale, seat: int, window: int) -> int:
        """The Hero's own value of that Virtue, and one more than its band from each friend beside it (TT-F6.3)."""
        virtue = GAZES[window]
        friends = [q for q in range(s.seats) if adjacent(s.at[seat], s.at[q])]
        return s.virtue(seat, virtue) + sum([1 + band(s.virtue(q, virtue)) for q in friends])

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        window = PLACE.all(s).index(m.args[1])
        s.push("trial", (m.seat, self.dice(s, m.seat, window), window))

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        self.dim(s, seat, subject, positives, run)

    def stake(self, s: Tale, subject: int) -> Stake:
        return Stake(WINDOW, GAZES[subject], have=DARK.of(s, subject), full=GLOW)

    def dim(self, s: Tale, seat: int, window: int, n: int, run: Run) -> None:
        """A window loses glow; one that goes dark gives back what it drank, to the Hero that put it out (TT-F6.5)."""
        space, dark = PLACE.of(s, window), DARK.add(s, n, window)
        run.tell("worked", (space, dark, GLOW))
        if dark == GLOW:
            s.objects.pop(space, None)
            if DRUNK.of(s, window):
                s.push("raise", (seat, DRUNK.of(s, window)))

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """The window that glows most loses much of it (TT-F6.6)."""
        self.dim(s, seat, min(lit(s), key=lambda i: (DARK.of(s, i), i)), STONE_DARK, run)

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        return ((OMEN,), (OWN,), *((FOE_ACTS, foe[0]) for foe in s.foes))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        self.drink(s, run)

    def surge(self, s: Tale, run: Run) -> None:
        """The windows drink once more."""
        self.drink(s, run)

    def drink(self, s: Tale, run: Run) -> None:
        """Each window takes 1 point of its Virtue from the Hero that has most of it (TT-F6.4)."""
        for window in lit(s):
            virtue = GAZES[window]
            seat = max(s.order, key=lambda seat: (s.virtue(seat, virtue), -s.order.index(seat)))
            if s.virtue(seat, virtue) and not s.over:
                lower_virtue(s, seat, virtue, 1, run)
                DRUNK.add(s, 1, window)

    def marks(self, s: Tale) -> list[Mark]:
        return [Mark(PLACE.of(s, i), "work", DARK.of(s, i), GLOW, GAZES[i]) for i in lit(s)]

    def panel(self, s: Tale) -> list[Count]:
        windows = zip([VIRTUES[virtue] for virtue in GAZES], DARK.all(s), strict=False)
        return [
            *[Count(name, "virtue", name, dark, GLOW, say="dark") for name, dark in windows],
            Count("drunk", "thing", "window", taken(s), ASLEEP, bad=True),
        ]


SCENARIO = GlowingWindows
