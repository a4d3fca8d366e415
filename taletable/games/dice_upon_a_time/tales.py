"""Story cards that lie before the players: Side Quests, Curses and Mini Quests (DU-17.10 to DU-17.15)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.run import Run

from .cards import CURSE, STORY_OF
from .domains import CARD
from .state import Realm

GRAMMAR = Grammar(events={"laid": (SEAT, CARD), "lifted": (SEAT, CARD)})


def lay_tale(s: Realm, run: Run, seat: int, card: int) -> None:
    """The card is placed face up before its reader, or before all (DU-21.9)."""
    if s.cooperative:  # DU-17.10, DU-17.11
        s.open_tales += (card,)
    else:
        s.tales[seat] += (card,)  # DU-17.10, DU-17.11
    run.tell("laid", (seat, card))


def lift_by_deed(s: Realm, run: Run, seat: int, deed: str) -> None:
    """A Curse that asks for a deed is lifted at the moment of the deed (DU-R.44)."""
    for card in s.tales_of(seat):
        if STORY_OF[card].kind == CURSE and STORY_OF[card].need.what == deed:
            remove_tale(s, seat, card)
            run.tell("lifted", (seat, card))


def remove_tale(s: Realm, seat: int, card: int) -> None:
    """A Story card that lay before a player, or before all, is discarded."""
    s.tales[seat] = tuple([c for c in s.tales[seat] if c != card])
    s.open_tales = tuple([c for c in s.open_tales if c != card])
    s.told.append(card)
