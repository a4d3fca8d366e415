"""What Quests and Prophecy Quests ask for, and when a Prophecy Quest is kept (TT-3.6, TT-R.30, TT-R.33)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.run import Run

from .chapters import CHAPTERS
from .deck import FIRST_PROPHECY
from .domains import PROPHECY
from .state import PAST, Tale
from .words import DEEDS, WON_1, WON_2, WON_3, Need

GRAMMAR = Grammar(events={"kept-prophecy": (SEAT, PROPHECY)})

COUNTED: Final[dict[str, tuple[int, ...]]] = {
    **{deed: (n,) for n, deed in enumerate(DEEDS)},
    "fights": (WON_1, WON_2, WON_3),
    "battles-2": (WON_2, WON_3),
}
"""The deeds that count for what is asked for."""


def reached(s: Tale, seat: int, need: Need) -> int:
    """How much of a requirement the Hero has fulfilled, by what it did in the Past or has now."""
    what = need.what
    counted = COUNTED.get(what)
    if counted is not None:
        done = 0
        for deed in counted:
            done += s.deeds[seat * len(DEEDS) + deed]
        return done
    if what == "talents":
        return len(s.talents[seat])
    if what == "virtue":
        return max(s.virtues[seat * 6 : seat * 6 + 6])
    return min(s.virtues[seat * 6 : seat * 6 + 6])  # "balance"


def fulfils(s: Tale, seat: int, need: Need) -> bool:
    """Is the requirement met?"""
    return reached(s, seat, need) >= need.n


def note_prophecies(s: Tale, run: Run) -> None:
    """A Prophecy Quest once fulfilled stays fulfilled, even if what it needed is lost later (TT-R.33)."""
    if s.phase != PAST or s.preview:
        return
    done = (tuple(s.deeds), tuple(s.virtues), tuple(s.talents))
    if done == s._noted:  # nothing that counts has happened since
        return
    s._noted = done
    for seat in range(s.seats):
        for card in s.prophecies:
            prophecy = card - FIRST_PROPHECY
            if prophecy not in s.kept[seat] and fulfils(s, seat, CHAPTERS[prophecy].need):
                s.kept[seat] += (prophecy,)
                run.tell("kept-prophecy", (seat, prophecy))
