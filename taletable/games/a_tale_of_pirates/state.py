"""The state of a chapter: ship, sea, clock and crew, and what the crew may see of it."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import NOBODY, Flag, Name, Num, OneCard, PerCard, Pile, Rows, Seat, Slots, Some, field, per_seat
from taletable.engine.state import State

from .cards import CHAPTERS, DECK, HAPPENING_KEYS, KINDS, LIBRARY, ON_CARD, PLACES, TOKEN_KEYS, kind_of
from .content import ABSOLUTE, FROM_BOW, CardKind, Chapter, Goal, RoundPlan, Where
from .ship import AREA_OF, AREAS, AROUND, BALLS, CORKS, GUN_KEYS, GUNS, MAX_SPEED, MOST_LIFE, ROOM, SECTORS, SLOTS, SPACES, clockwise

CREW: Final = 4
"""How many seats there are at most."""
LATEST: Final = 10**12
"""The end of the table's clock, in milliseconds: some thirty years."""
IN_HAND: Final = -1
NO_AREA: Final = -1
NO_QUESTION: Final = -1
PLAYING, WON, LAST_LIFE, MISSION_FAILED = range(4)
OUTCOMES: Final = ("playing", "won", "last-life", "mission-failed")
EASY, NORMAL, HARD = "easy", "normal", "hard"
LEVELS: Final = (EASY, NORMAL, HARD)
PER_CENT: Final = {EASY: 125, NORMAL: 100, HARD: 85}
"""The length of a round by level (TP-R.44)."""
AREA_NAMES: Final = (*AREAS, *DECK.ids)
"""What a Sandtimer can have been in last: the areas of the ship, then the Cards (`area_of_place`)."""


class Voyage(State):
    """A chapter under way. Times are milliseconds of the table's clock."""

    round = field(Num(0, 99))
    bow = field(Name(SECTORS, none=False))
    speed = field(Num(0, MAX_SPEED))
    life = field(Num(0, MOST_LIFE))
    outcome = field(Name(OUTCOMES, none=False), start=PLAYING)
    goal = field(Num(0, 99))
    """Goals of the chapter that are settled: met, or missed and paid for."""
    progress = field(Num(0, 99))
    resolver = field(Seat(CREW, nobody=False))
    began = field(Num(0, LATEST))
    ends = field(Num(0, LATEST))
    question = field(Name(HAPPENING_KEYS))
    answer_by = field(Num(0, LATEST))
    corks = field(Some(SPACES, 1))
    loaded = field(Some(GUN_KEYS, 1))
    closed = field(Some(SPACES, LATEST))
    """Until when an event closes a space (TP-R.76)."""
    tokens = field(Some(TOKEN_KEYS, 99))
    up = field(Slots(SLOTS, OneCard(DECK)), zone=True)
    down = field(Slots(SLOTS, OneCard(DECK)), sees=NOBODY, zone=True)
    supply = field(Pile(DECK), zone=True)
    hits = field(PerCard(DECK, 5))
    sore = field(PerCard(DECK, 1))
    """Cards whose danger has struck and that the ship has not left since."""
    schedule = field(Rows[tuple[int, int]](99, time=Num(0, LATEST), code=Num(0, 2 * len(HAPPENING_KEYS) - 1)), sees=NOBODY)
    """(time, 2 × event + 1) for events to come in this round, (time, 2 × event) for their signs."""
    warned = field(Rows[tuple[int, int]](99, event=Num(0, len(HAPPENING_KEYS) - 1), time=Num(0, LATEST)))
    """(event, time): signs that were seen."""
    happened = field(Rows[tuple[int, ...]](99, event=Num(0, len(HAPPENING_KEYS) - 1)))
    """Events of this round so far."""
    place = per_seat(Name(PLACES))
    through = per_seat(Num(0, LATEST))
    last = per_seat(Name(AREA_NAMES))
    freed = per_seat(Num(0, LATEST))
    """Since when a Sandtimer is in hand, or the round runs."""
    vote = per_seat(Flag())

    # The chapter

    @property
    def chapter(self) -> Chapter:
        """The chapter that is played."""
        return CHAPTERS[int(self.options["chapter"]) - 1]

    @property
    def solo(self) -> bool:
        """One person has all Sandtimers, or shares them with bots: the result is marked (TP-R.42). Two Sandtimers are always solo."""
        return self.seats == 2 or self.options["crew"] == "solo"  # TP-R.88

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
        if self.goal >= len(goals) or LIBRARY.goals[goals[self.goal]].since > self.round:  # TP-R.47
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


def kinds_of_box(chapter: int) -> list[CardKind]:
    """The kinds of Cards in the envelopes that are open (TP-1.7)."""
    return [kind for kind in KINDS if kind.chapter <= chapter]
