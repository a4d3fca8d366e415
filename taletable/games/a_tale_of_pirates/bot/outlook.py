"""What a mate sees in a moment: what Cards are worth, what wants the ship to point where, and the best course for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ..cards import CHAPTERS, LIBRARY, ON_CARD, kind_of
from ..content import CardKind, Effects, Goal
from ..ship import AIMS, AREA_OF, AROUND, LEFT_CANNONS, MOST_TURN, RIGHT_CANNONS, ROOM, STERN_GUN, clockwise
from ..state import IN_HAND, Voyage
from .calls import Orders
from .course import Course, Step, Want, chart, ways

CALLED: Final = 120.0
"""What a person points at is worth so much more."""


def gives(effects: Effects, token: int) -> bool:
    """Do effects give a token?"""
    return any(effect.do == "gain-token" and effect.token == token for effect in effects)


def serves(kind: CardKind, goal: Goal | None) -> str:
    """How a kind of Card serves a goal: by `point`ing at it, by an `act` at its space, by being `shot`; empty: not at all."""
    if goal is None:
        return ""
    named = goal.card and kind.answers_to(goal.card)
    if goal.test == "act":
        return ("act" if kind.space else "") if named else ""
    if goal.test == "hold":
        if kind.space and gives(kind.space.effects, goal.token):
            return "act"
        return "point" if kind.speeds and gives(kind.met, goal.token) else ""
    if goal.test == "destroy":
        return "shot" if named else ""
    if goal.test in ("discard", "clear") and named:
        return "point" if kind.speeds and not kind.space else "shot" if kind.life else "act" if kind.space else ""
    return ""


@lru_cache(maxsize=1_000)
def speeds_wanted(chapter: int, round: int, goal: Goal) -> frozenset[int]:
    """The speeds at which Cards of a round that a goal wants can be met and the ship still be turned."""
    deals = CHAPTERS[chapter - 1].rounds[max(1, round) - 1].deals
    kinds = [LIBRARY.kinds[kind] for deal in deals for kind, _ in deal.cards]
    return frozenset([v for kind in kinds if serves(kind, goal) for v in kind.speeds if MOST_TURN[v]])


class Outlook:
    """What a mate makes of the open state and of what was called, at one moment."""

    def __init__(self, s: Voyage, seat: int, orders: Orders) -> None:
        self.s = s
        self.seat = seat
        self.orders = orders
        self.goal = s.current_goal()
        self.left = s.ends - s.now
        self.waves = self.left // (s.plan.sand + 3_000)
        """How many more actions each Sandtimer can do in this round."""
        self.others = [s.place[q] for q in range(s.seats) if q != seat and s.place[q] != IN_HAND]
        self.hidden = sum(card >= 0 for card in s.down)
        self.cards = [card for card in s.up if card >= 0]
        self.worth = {card: self.shot_worth(card) for card in self.cards}
        self.sea = chart(s)
        self.ship = self.wants()
        self.courses = self.plot()

    def threat(self, card: int) -> float:
        """What a Card will do at the end of the round if it is left."""
        kind = kind_of(card)
        left = sum(effect.n for effect in kind.left if effect.do in ("damage-sector", "lose-life", "damage-area"))
        return 7 / 6 * kind.shots + left

    def shot_worth(self, card: int) -> float:
        """What it is worth to shoot at a Card."""
        kind = kind_of(card)
        life = self.s.open_life(card)
        if life <= 0:
            return 0.0
        how = serves(kind, self.goal)
        worth = 22.0 * self.threat(card) / (0.5 + 0.5 * life)
        if card in self.orders.cards:
            return worth + CALLED
        if how == "shot":
            worth += 90.0 / (0.6 + 0.4 * life)
        elif how == "act":
            needed = kind.space.hits - self.s.hits[card] if kind.space else 0
            if needed > 0:
                return worth + 80.0
            if not (self.goal and gives(kind.destroyed, self.goal.token)):
                worth = 0.0 if not kind.stays else 0.5 * worth
        elif how == "point" or (kind.space and self.goal and self.goal.test == "hold"):
            worth *= 0.3
        return worth

    def wants(self) -> list[Want]:
        """Everything that wants the ship to point somewhere."""
        s = self.s
        found: list[Want] = []
        for card in self.cards:
            kind = kind_of(card)
            sector = s.slot_of(card) // ROOM
            how = serves(kind, self.goal)
            if card in self.orders.cards and (kind.speeds or not kind.life):
                found += [Want(CALLED, sector, v) for v in kind.speeds or (-1,)]
            if how == "point":
                found += [Want(100.0, sector, v) for v in kind.speeds]
            elif how == "act" and kind.space and kind.space.bow:
                found += [Want(95.0, sector, v) for v in kind.speeds or (-1,)]
            elif kind.speeds and kind.space is None and self.threat(card) > 0:
                found += [Want(24.0 * self.threat(card), sector, v) for v in kind.speeds]
            worth = self.worth[card]
            if worth > 0:
                for gun_area in (RIGHT_CANNONS, LEFT_CANNONS, STERN_GUN):
                    if any(not s.corks[space] for space in s.spaces_of(gun_area)):
                        found.append(Want(worth, clockwise(sector, -AIMS[gun_area]), -1, True))
        found += self.explore()
        if self.goal and self.goal.test == "bow" and self.goal.where:
            bow = s.sector(self.goal.where)
            worth = 110.0 if self.left < 75_000 or not self.hidden else 15.0
            found += [Want(worth, bow, v) for v in self.goal.speeds or (-1,)]
        return found

    def explore(self) -> list[Want]:
        """Sectors with hidden Cards are worth a look, more so while what the goal wants is not in sight; best at the speed it will want."""
        s = self.s
        if not self.hidden or self.waves < 1:
            return []
        searching = self.searching()
        speeds: frozenset[int] = frozenset()
        if searching and self.goal:
            speeds = speeds_wanted(s.chapter.number, s.round, self.goal)
        found = []
        for sector in range(AROUND):
            number = sum(s.down[slot] >= 0 for slot in s.slots(sector))
            if number:
                worth = 50.0 + 16.0 * number if searching else 9.0 * number
                found += [Want(worth, sector, -1), *[Want(worth + 12.0, sector, v) for v in speeds]]
        return found

    def searching(self) -> bool:
        """Does the goal want Cards that are not in sight yet?"""
        goal = self.goal
        if goal is None or goal.test in ("bow", "survive", "life", "corks"):
            return False
        seen = sum(serves(kind_of(card), goal) != "" for card in self.cards)
        return seen < max(1, goal.needed - self.s.progress)

    def plot(self) -> list[Course]:
        """The best course for what has to be pointed at, and for the guns; the better one first, the other from there on."""
        s = self.s
        here = ways(self.sea, s.bow, s.speed)
        point = here.best([want for want in self.ship if not want.gun])
        guns = [want for want in self.ship if want.gun]
        gun = here.best(guns)
        if point is None or gun is None:
            return [course for course in (point, gun) if course]
        if gun.steps and gun.worth / (len(gun.steps) + 0.7) > point.worth / (len(point.steps) + 0.7):
            return [gun, point]
        if not gun.steps or self.waves < 2:
            return [point]
        then = ways(self.sea, point.bow, point.speed).best(guns)
        return [point, then] if then else [point]

    @property
    def steps(self) -> list[Step]:
        """The steps of the ship, one after the other."""
        return [step for course in self.courses for step in course.steps]

    def pending(self, *areas: int) -> int:
        """Sandtimers of others that stand in an area."""
        return sum(place < ON_CARD and AREA_OF[place] in areas for place in self.others)

    def aims(self) -> set[int]:
        """The bows from which guns will fire: the present one and those of the courses."""
        return {self.s.bow, *[course.bow for course in self.courses]}
