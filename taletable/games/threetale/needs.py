"""What Quests and Prophecy Quests ask for, and when a Prophecy Quest is kept (TT-3.6, TT-R.30, TT-R.33)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.run import Run

from .chapters import CHAPTERS
from .deck import FIRST_PROPHECY
from .domains import PROPHECY
from .state import PAST, Tale
from .words import DEEDS, WON_1, WON_2, WON_3, Need

GRAMMAR = Grammar(events={"kept-prophecy": (SEAT, PROPHECY)})


def reached(s: Tale, seat: int, need: Need) -> int:
    """How much of a requirement the Hero has fulfilled, by what it did in the Past or has now."""
    what = need.what
    if what == "fights":
        return s.deed(seat, WON_1) + s.deed(seat, WON_2) + s.deed(seat, WON_3)
    if what == "battles-2":
        return s.deed(seat, WON_2) + s.deed(seat, WON_3)
    if what == "talents":
        return len(s.talents[seat])
    if what == "virtue":
        return max(s.virtues[seat * 6 : seat * 6 + 6])
    if what == "balance":
        return min(s.virtues[seat * 6 : seat * 6 + 6])
    return s.deed(seat, DEEDS.index(what))


def fulfils(s: Tale, seat: int, need: Need) -> bool:
    """Is the requirement met?"""
    return reached(s, seat, need) >= need.n


def note_prophecies(s: Tale, run: Run) -> None:
    """A Prophecy Quest once fulfilled stays fulfilled, even if what it needed is lost later (TT-R.33)."""
    if s.phase != PAST or s.preview:
        return
    for seat in range(s.seats):
        for card in s.prophecies:
            prophecy = card - FIRST_PROPHECY
            if prophecy not in s.kept[seat] and fulfils(s, seat, CHAPTERS[prophecy].need):
                s.kept[seat] += (prophecy,)
                run.tell("kept-prophecy", (seat, prophecy))
