"""What a chapter file holds, once it is read: plain values. See chapters.py for the reading and docs/write-a-chapter.md for the format.

What is said of it stands in the chapter's text (`text/<language>/`), under keys that follow from the names here.
"""

from __future__ import annotations

from typing import Final, NamedTuple

ABSOLUTE, FROM_BOW, HERE = range(3)
"""How a sector is meant: by its name, clockwise from the bow, or the sector of the Card itself."""


class Where(NamedTuple):
    """A sector, however it is meant."""

    mode: int
    sector: int


class Effect(NamedTuple):
    """One step of what an event, a Card or a token does. `do` is one of `EFFECTS`; the rest is what that word needs."""

    do: str
    n: int = 1
    area: int = -1
    space: int = -1
    where: Where | None = None
    card: str = ""
    """The key of a kind, or a tag."""
    token: int = -1
    toward: str = ""


Effects = tuple[Effect, ...]

EFFECTS: Final[dict[str, tuple[str, ...]]] = {
    "damage-area": ("area", "n"),
    "damage-sector": ("sector", "n"),
    "lose-life": ("n",),
    "turn-ship": ("n",),
    "set-speed": ("n",),
    "shift-speed": ("n",),
    "turn-up": ("sector?", "n"),
    "turn-down": ("sector",),
    "move-card": ("card", "n", "toward?"),
    "add-card": ("card", "sector"),
    "discard-card": ("card", "n"),
    "hit-card": ("card?", "sector?", "n"),
    "lose-ball": ("space?",),
    "load-ball": ("space?",),
    "remove-cork": ("area?",),
    "gain-token": ("token", "n"),
    "lose-token": ("token", "n"),
    "close-space": ("space", "seconds"),
    "discard": (),
}
"""The words for effects, and what each takes (`?`: may be left out)."""

POWERS: Final = ("none", "linger", "blast", "shield", "wide-look")
"""What a token can be spent for, or do while it is held; see `[[token]]` in docs/write-a-chapter.md."""

ACTIONS: Final = ("act", "repair", "load", "look")
"""What the action space of a Card is for: its own effects, or one of Ellen's actions."""

TESTS: Final = ("discard", "destroy", "act", "hold", "clear", "bow", "survive", "life", "corks")
"""How a goal is met. The first four are met during the timer-phase, the others at the end of a round."""
IN_TIME: Final = TESTS[:4]


class CardSpace(NamedTuple):
    """The action space of a Card (TP-14.6) and what it needs."""

    action: str
    effects: Effects
    bow: bool
    """The ship has to point towards the Card (at one of its speed symbols, if it has any)."""
    hits: int
    """Damage Tokens that have to lie on the Card."""
    token: int
    """A token that is given up for it; -1: none."""


class CardKind(NamedTuple):
    """A kind of Card (TP-14.2)."""

    key: str
    picture: str
    chapter: int
    copies: int
    life: int
    speeds: tuple[int, ...]
    shots: int
    space: CardSpace | None
    tags: tuple[str, ...]
    up: Effects
    """When it is turned face up."""
    met: Effects
    """When its speed symbol is met, before it is discarded."""
    danger: tuple[int, ...]
    """Speeds at which the ship must not point towards it, or `strikes` happens."""
    strikes: Effects
    destroyed: Effects
    left: Effects
    """At the end of the round, after its shots, if it is still there."""
    stays: bool
    """It stays on the board for the next round (TP-R.23)."""
    hides: bool
    """It turns face down when the bow leaves its sector."""
    holds_sail: bool
    """While the ship points towards it, the sail cannot be hoisted."""

    def answers_to(self, name: str) -> bool:
        """Is it this kind, or does it have this tag?"""
        return self.key == name or name in self.tags


class TokenKind(NamedTuple):
    """A kind of token (TP-15.9)."""

    key: str
    picture: str
    chapter: int
    most: int
    power: str
    end: Effects
    """At the end of each round, for each that is held."""


class Happening(NamedTuple):
    """An event of the App (TP-15.3). Times are seconds of a round of the chapter's Normal length with 4 Sandtimers."""

    key: str
    sound: str
    earliest: int
    latest: int
    warn: int
    """So many seconds before a sign warns of it; 0: none does."""
    effects: Effects
    choices: tuple[Effects, ...]
    """What each answer does."""
    default: int
    good: bool


class Goal(NamedTuple):
    """One link of the mission (TP-1.4)."""

    key: str
    test: str
    card: str
    token: int
    needed: int
    where: Where | None
    speeds: tuple[int, ...]
    since: int
    """The round that opens it."""
    by: int
    """The round by whose end it has to be met."""
    at_once: bool
    miss: Effects
    """What it costs not to meet it; nothing here: the chapter (TP-R.46)."""


class Deal(NamedTuple):
    """Cards that come to the board together at round set-up (TP-5.2)."""

    cards: tuple[tuple[int, int], ...]
    """(kind, number)."""
    shuffled: bool
    to: tuple[Where, ...]
    up: bool


class RoundPlan(NamedTuple):
    """A round of a chapter."""

    seconds: tuple[int, int, int]
    """With 2, 3, 4 Sandtimers, on Normal."""
    sand: int
    """How long the sand runs in this round, in milliseconds."""
    special: Effects
    """What the extra page of the round set-up carries out (TP-5.3); empty: there is no such page."""
    deals: tuple[Deal, ...]
    happenings: tuple[int, ...]
    goals: tuple[int, ...]
    stays: tuple[str, ...]


class Chapter(NamedTuple):
    """A chapter file."""

    number: int
    file: str
    before: int
    after: int
    failed: int
    """How many pages the story has before it, after success and after failure."""
    life: int
    corks: tuple[int, ...]
    bow: int
    speed: int
    loaded: tuple[int, ...]
    spaces: tuple[int, ...]
    """The action spaces of the ship in this chapter."""
    changed: bool
    """The ship is not as she was built; a text says what is different (TP-R.75)."""
    tokens: tuple[tuple[int, int], ...]
    """(token, number) at the start."""
    rounds: tuple[RoundPlan, ...]


class Library(NamedTuple):
    """All chapters, with everything in their envelopes."""

    chapters: tuple[Chapter, ...]
    kinds: tuple[CardKind, ...]
    tokens: tuple[TokenKind, ...]
    happenings: tuple[Happening, ...]
    goals: tuple[Goal, ...]
