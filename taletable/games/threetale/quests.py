"""Quests, and what follows from an Action once it is complete (TT-14, TT-R.30 to TT-R.35)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.run import Run

from .deck import quest_of
from .domains import CARD
from .gains import gain, talent_due
from .needs import fulfils, note_prophecies
from .state import PAST, Tale

GRAMMAR = Grammar(events={"quest-done": (SEAT, CARD)})


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
