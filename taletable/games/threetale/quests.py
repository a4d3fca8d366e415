"""Quests and Prophecy Quests: what counts, and when it pays (TT-14, TT-3.6, TT-R.30 to TT-R.33)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.run import Run

from .chapters import CHAPTERS
from .deck import FIRST_PROPHECY, quest_of
from .domains import CARD, PROPHECY
from .gains import gain, talent_due
from .state import PAST, Tale
from .words import DEEDS, WON_1, WON_2, WON_3, Need

GRAMMAR = Grammar(events={"kept-prophecy": (SEAT, PROPHECY), "quest-done": (SEAT, CARD)})


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


def complete_quest(s: Tale, run: Run) -> bool:
    """Complete one Quest whose requirement is met; the reward comes at once (TT-14.3, TT-R.31)."""
    if s.phase != PAST:
        return False
    for seat in range(s.seats):
        for card in s.quests[seat]:
            if fulfils(s, seat, quest_of(card).need):
                s.quests[seat] = tuple([c for c in s.quests[seat] if c != card])
                s.discard.append(card)
                run.tell("quest-done", (seat, card))
                gain(s, seat, quest_of(card).reward, run)
                return True
    return False


def follow_up(s: Tale, run: Run) -> bool:
    """What comes of an Action or effect once it is complete: Talents, Quests, Prophecy Quests. True: something is asked first."""
    depth = len(s.frames)
    while not s.over:
        note_prophecies(s, run)
        for seat in range(s.seats):
            if talent_due(s, seat):
                s.push("learn", (seat,))
                return True
        if not complete_quest(s, run):
            return False
        if len(s.frames) > depth:
            return True
    return False
