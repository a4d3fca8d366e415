"""The state of a chapter: ship, sea, clock and crew, and what the crew may see of it."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.fields import NOBODY, BadPosition, Cards, Field, Flag, Kind, Name, Num, OneCard, PerCard, Rows, Slots
from taletable.engine.state import Options, State

from .cards import CHAPTERS, DECK, KINDS, LIBRARY, ON_CARD, PLACES, TOKEN_KEYS, kind_of
from .content import ABSOLUTE, FROM_BOW, CardKind, Chapter, Goal, RoundPlan, Where
from .ship import AREA_OF, AREAS, AROUND, BALLS, CORKS, GUN_KEYS, GUNS, MAX_SPEED, MOST_LIFE, ROOM, SECTORS, SLOTS, SPACES, clockwise

IN_HAND: Final = -1
NO_AREA: Final = -1
NO_QUESTION: Final = -1
PLAYING, WON, LAST_LIFE, MISSION_FAILED = range(4)
OUTCOMES: Final = ("playing", "won", "last-life", "mission-failed")
EASY, NORMAL, HARD = "easy", "normal", "hard"
LEVELS: Final = (EASY, NORMAL, HARD)
PER_CENT: Final = {EASY: 125, NORMAL: 100, HARD: 85}
"""The length of a round by level (TP-R.44)."""


class Voyage(State):
    """A chapter under way. Times are milliseconds of the table's clock."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.round = 0
        self.bow = 0
        self.speed = 0
        self.life = 0
        self.outcome = PLAYING
        self.goal = 0
        """Goals of the chapter that are settled: met, or missed and paid for."""
        self.progress = 0
        self.resolver = 0
        self.began = 0
        self.ends = 0
        self.question = NO_QUESTION
        self.answer_by = 0
        self.corks: list[int] = []
        self.loaded: list[int] = []
        self.closed: list[int] = []
        """Until when an event closes a space (TP-R.76)."""
        self.tokens: list[int] = []
        self.up: list[int] = []
        self.down: list[int] = []
        self.supply: list[int] = []
        self.hits: list[int] = []
        self.sore: list[int] = []
        """Cards whose danger has struck and that the ship has not left since."""
        self.schedule: list[tuple[int, int]] = []
        """(time, 2 × event + 1) for events to come in this round, (time, 2 × event) for their signs."""
        self.warned: list[tuple[int, int]] = []
        """(event, time): signs that were seen."""
        self.happened: list[tuple[int, ...]] = []
        """Events of this round so far."""
        self.place: list[int] = []
        self.through: list[int] = []
        self.last: list[int] = []
        self.freed: list[int] = []
        """Since when a Sandtimer is in hand, or the round runs."""
        self.vote: list[bool] = []

    def clone(self) -> Voyage:
        new = Voyage(self.seats, self.options)
        self.copy_base(new)
        new.round, new.bow, new.speed, new.life, new.outcome = self.round, self.bow, self.speed, self.life, self.outcome
        new.goal, new.progress, new.resolver = self.goal, self.progress, self.resolver
        new.began, new.ends, new.question, new.answer_by = self.began, self.ends, self.question, self.answer_by
        new.corks, new.loaded, new.closed, new.tokens = self.corks[:], self.loaded[:], self.closed[:], self.tokens[:]
        new.up, new.down, new.supply, new.hits, new.sore = self.up[:], self.down[:], self.supply[:], self.hits[:], self.sore[:]
        new.schedule, new.warned, new.happened = self.schedule[:], self.warned[:], self.happened[:]
        new.place, new.through, new.last = self.place[:], self.through[:], self.last[:]
        new.freed, new.vote = self.freed[:], self.vote[:]
        return new

    # The chapter

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return CHAPTERS[int(self.options["chapter"]) - 1]

    @property
    def solo(self) -> bool:
        """One person has all Sandtimers, or shares them with bots: the result is marked (TP-R.42). Two Sandtimers are always solo."""
        return self.seats == 2 or self.options["crew"] == "solo"

    @property
    def plan(self) -> RoundPlan:
        """The present round as the chapter tells it."""
        return self.chapter.rounds[max(1, self.round) - 1]

    @property
    def goals(self) -> list[int]:
        """All goals of the chapter in order."""
        return [goal for plan in self.chapter.rounds for goal in plan.goals]

    def current_goal(self) -> Goal | None:
        """The goal that the crew sees (TP-1.4); None before its round has come, or when all are settled."""
        goals = self.goals
        if self.goal >= len(goals) or LIBRARY.goals[goals[self.goal]].since > self.round:
            return None
        return LIBRARY.goals[goals[self.goal]]

    def start_life(self) -> int:
        """Life Points at the start (TP-4.1, TP-R.44)."""
        return min(MOST_LIFE, self.chapter.life + (self.options["difficulty"] == EASY))

    def length(self) -> int:
        """The length of the present round in milliseconds (TP-R.44)."""
        return self.plan.seconds[self.seats - 2] * 10 * PER_CENT[str(self.options["difficulty"])]

    def at_second(self, second: int) -> int:
        """A second of the chapter's plan as a time of the table's clock: events keep their place in a longer or shorter round."""
        return self.began + second * self.length() // self.plan.seconds[-1]

    # Ship and sea

    def spaces_of(self, area: int) -> list[int]:
        """The action spaces that an area has in this chapter."""
        return [space for space in self.chapter.spaces if AREA_OF[space] == area]

    def corks_left(self) -> int:
        """Corks in the supply."""
        return CORKS - sum(self.corks)

    def balls_left(self) -> int:
        """Cannonballs in the supply."""
        return BALLS - sum(self.loaded)

    def is_loaded(self, space: int) -> bool:
        """Does a ball lie in front of the gun?"""
        return bool(self.loaded[GUNS.index(space)])

    def occupant(self, place: int) -> int:
        """The seat whose Sandtimer stands there; -1: nobody's."""
        return self.place.index(place) if place in self.place else -1

    def sector(self, where: Where, card: int = -1) -> int:
        """The sector that is meant, at this moment."""
        if where.mode == ABSOLUTE:
            return where.sector
        if where.mode == FROM_BOW:
            return clockwise(self.bow, where.sector)
        return self.slot_of(card) // ROOM

    def slots(self, sector: int) -> range:
        """The slots of a sector, in order."""
        return range(sector * ROOM, sector * ROOM + ROOM)

    def free_slot(self, sector: int) -> int:
        """Where a Card goes that enters a sector: there, or into the next one clockwise with room (TP-R.22); -1: the board is full."""
        for step in range(AROUND):
            for slot in self.slots(clockwise(sector, step)):
                if self.up[slot] < 0 and self.down[slot] < 0:
                    return slot
        return -1

    def slot_of(self, card: int) -> int:
        """Where a face-up Card lies; -1: nowhere."""
        return self.up.index(card) if card in self.up else -1

    def cards_up(self, sector: int) -> list[int]:
        """The face-up Cards of a sector, in order of slots."""
        return [self.up[slot] for slot in self.slots(sector) if self.up[slot] >= 0]

    def open_life(self, card: int) -> int:
        """Life symbols without a Damage Token."""
        return kind_of(card).life - self.hits[card]

    def has_power(self, power: str) -> int:
        """A token in the crew's hands that has the power; -1: none."""
        for token, number in enumerate(self.tokens):
            if number and LIBRARY.tokens[token].power == power:
                return token
        return -1

    def rest(self, seat: int) -> int:
        """Milliseconds until the sand of a seat is through."""
        return max(0, self.through[seat] - self.now)


def area_of_place(place: int) -> int:
    """The area of a place: one of the ship's, or the Card itself (TP-14.7), counted on behind the ship's areas."""
    return AREA_OF[place] if place < ON_CARD else place - ON_CARD + len(AREAS)


AREA_NAMES: Final = (*AREAS, *DECK.ids)


class Some(Kind):
    """A number for each name, written where it is not 0: what a later chapter brings is not even named."""

    def __init__(self, names: tuple[str, ...], high: int) -> None:
        self.names = names
        self.number = Num(0, high)

    def dump(self, value: Any) -> Any:
        return {name: n for name, n in zip(self.names, value, strict=True) if n}

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, "expected an object from name to number")
        for name in data:
            if name not in self.names:
                raise BadPosition(where, f"there is no {name!r} here")
        return [self.number.load(data.get(name, 0), f"{where}.{name}") for name in self.names]


class FaceDown(Slots):
    """Everybody sees where face-down Cards lie, nobody which they are (TP-3.4)."""

    def veil(self, value: Any) -> Any:
        return {name: self.kind.veil(card) for name, card in zip(self.names, value, strict=True)}


class Secret(Rows):
    """Rows of which nobody sees even the number (TP-R.64)."""

    def veil(self, value: Any) -> Any:
        return None


MOST = 10**12
FIELDS: Final = (
    Field("round", Num(0, 99)),
    Field("bow", Name(SECTORS)),
    Field("speed", Num(0, MAX_SPEED)),
    Field("life", Num(0, MOST_LIFE)),
    Field("outcome", Name(OUTCOMES)),
    Field("goal", Num(0, 99)),
    Field("progress", Num(0, 99)),
    Field("resolver", Num(0, 3)),
    Field("began", Num(0, MOST)),
    Field("ends", Num(0, MOST)),
    Field("question", Name(tuple([event.key for event in LIBRARY.happenings]))),
    Field("answer_by", Num(0, MOST)),
    Field("corks", Some(SPACES, 1)),
    Field("loaded", Some(GUN_KEYS, 1)),
    Field("closed", Some(SPACES, MOST)),
    Field("tokens", Some(TOKEN_KEYS, 99)),
    Field("up", Slots(SLOTS, OneCard(DECK)), zone=True),
    Field("down", FaceDown(SLOTS, OneCard(DECK)), sees=NOBODY, zone=True),
    Field("supply", Cards(DECK, mutable=True), zone=True),
    Field("hits", PerCard(DECK, 5)),
    Field("sore", PerCard(DECK, 1)),
    Field("schedule", Secret(("time", "code")), sees=NOBODY),
    Field("warned", Rows(("event", "time"))),
    Field("happened", Rows(("event",))),
    Field("place", Name(PLACES), per_seat=True),
    Field("through", Num(0, MOST), per_seat=True),
    Field("last", Name(AREA_NAMES), per_seat=True),
    Field("freed", Num(0, MOST), per_seat=True),
    Field("vote", Flag(), per_seat=True),
)


def kinds_of_box(chapter: int) -> list[CardKind]:
    """The kinds of Cards in the envelopes that are open (TP-1.7)."""
    return [kind for kind in KINDS if kind.chapter <= chapter]
