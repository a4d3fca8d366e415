"""Crew mates. They look only at what everybody sees, take the most useful work that nobody has in hand, and act at human speed (TP-R.67).

A mate keeps nothing in mind between two questions: all bots of a crew reason alike from the same open state, so what the
others have placed tells each of them what is still to be done. Delays and mistakes come from the moment at which it began to think.
Each has a role that it leans to, and all of them listen to what persons call (see `calls.py`).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from taletable.bots.base import SILENCE, Bot, Call, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .calls import Order, Orders
from .cards import CHAPTERS, LIBRARY, ON_CARD, kind_of
from .content import CardKind, Effects, Goal
from .deeds import space_for_cork
from .ship import (
    AIMS,
    AREA_OF,
    AROUND,
    CANNONBALLS,
    CAPSTAN,
    GUNS,
    HELM,
    LEFT_CANNONS,
    LOOKOUT,
    MAX_SPEED,
    MOST_TURN,
    REPAIRS,
    RIGHT_CANNONS,
    ROOM,
    SAIL,
    SPACES,
    STERN_GUN,
    TURN_BY,
    aim,
    clockwise,
)
from .state import IN_HAND, NO_QUESTION, Voyage, area_of_place
from .timer import ANSWER, FREE

FAR: Final = 99
SPEEDS: Final = MAX_SPEED + 1
STRIKE_COST: Final = 3
"""A danger that strikes is avoided as if it cost so many actions."""
LOOK_UP: Final = 2_500
"""A mate that has nothing to do, or waits for others, looks up again so often, and only then notices what is new."""
CALLED: Final = 120.0
"""What a person points at is worth so much more."""
DUTIES: Final = (
    ("helm", (SAIL, HELM, CAPSTAN)),
    ("guns", (CANNONBALLS, RIGHT_CANNONS, LEFT_CANNONS, STERN_GUN)),
    ("deck", (LOOKOUT, REPAIRS)),
)
"""The roles of a crew. Each has several areas, since no Sandtimer may stay in one (TP-6.11)."""
DEVOTION: Final = 1.25
"""Work of its own role draws a mate so much more than other work."""
NO_USE: Final = {
    LOOKOUT: "nothing-hidden",
    REPAIRS: "nothing-damaged",
    RIGHT_CANNONS: "no-target",
    LEFT_CANNONS: "no-target",
    STERN_GUN: "no-target",
}
"""What a mate says where an area's action has nothing to act on."""
AT_ONCE: Final = 500
"""So late a mate still acts as it meant to: live tables are not exact to the millisecond."""


class Step(NamedTuple):
    """One action on the way of the ship: by the sail (up or down) or by the helm (a turn)."""

    area: int
    by: int


class Want(NamedTuple):
    """A bow and a speed (-1: any) that something wants of the ship: a Card to point at, or (`gun`) one to shoot at."""

    worth: float
    bow: int
    speed: int
    gun: bool = False


class Course(NamedTuple):
    """Where the ship should point, at which speed, how much that is worth, and the steps that lead there."""

    worth: float
    steps: tuple[Step, ...]
    bow: int
    speed: int


class Job(NamedTuple):
    """Something useful for a Sandtimer in hand."""

    worth: float
    place: int


def mix(*numbers: int) -> int:
    """A number that looks like chance and is always the same for the same numbers."""
    value = 0x9E3779B9
    for n in numbers:
        value = (value ^ (n & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        value ^= value >> 13
    return value


class Sea(NamedTuple):
    """What matters for the ways of the ship."""

    dangers: frozenset[int]
    """Bow and speed at which something strikes."""
    held: frozenset[int]
    """Bows at which the sail cannot be hoisted."""
    turner: int
    """The area that turns the ship, Helm or Capstan."""


def chart(s: Voyage) -> Sea:
    """The sea as it is known."""
    dangers, held = set(), set()
    for slot, card in enumerate(s.up):
        if card >= 0:
            kind = kind_of(card)
            dangers.update([slot // ROOM * SPEEDS + v for v in kind.danger])
            if kind.holds_sail:
                held.add(slot // ROOM)
    return Sea(frozenset(dangers), frozenset(held), HELM if s.spaces_of(HELM) else CAPSTAN)


@lru_cache(maxsize=20_000)
def ways(sea: Sea, bow: int, speed: int) -> Ways:
    """All ways from a bow and speed; remembered, since the sea is mostly the same."""
    return Ways(sea, bow, speed)


class Ways:
    """All ways of the ship from where she is: the fewest actions to each bow and speed, dangers avoided."""

    def __init__(self, sea: Sea, bow: int, speed: int) -> None:
        self.cost = [FAR] * (AROUND * SPEEDS)
        self.back: dict[int, tuple[int, Step]] = {}
        self.start = bow * SPEEDS + speed
        self.cost[self.start] = 0
        queue = [self.start]
        while queue:
            queue.sort(key=lambda node: self.cost[node])
            node = queue.pop(0)
            for other, step in self._steps_from(sea, *divmod(node, SPEEDS)):
                cost = self.cost[node] + 1 + (STRIKE_COST if other in sea.dangers else 0)
                if cost < self.cost[other]:
                    self.cost[other] = cost
                    self.back[other] = (node, step)
                    queue.append(other)

    def _steps_from(self, sea: Sea, bow: int, speed: int) -> list[tuple[int, Step]]:
        found = []
        if speed < MAX_SPEED and bow not in sea.held:
            found.append((bow * SPEEDS + speed + 1, Step(SAIL, 1)))
        if speed > 0:
            found.append((bow * SPEEDS + speed - 1, Step(SAIL, -1)))
        most = MOST_TURN[speed] if sea.turner == HELM else 1
        found += [(clockwise(bow, by) * SPEEDS + speed, Step(sea.turner, by)) for by in TURN_BY if abs(by) <= most]
        return found

    def steps(self, bow: int, speed: int) -> tuple[Step, ...]:
        """The steps to a bow and speed."""
        node = bow * SPEEDS + speed
        found: list[Step] = []
        while node != self.start:
            node, step = self.back[node]
            found.append(step)
        return tuple(reversed(found))

    def rate(self, want: Want) -> tuple[float, int]:
        """The worth of a want for the actions it takes, and the speed at which that is best."""
        speeds = range(SPEEDS) if want.speed < 0 else (want.speed,)
        cost, speed = min([(self.cost[want.bow * SPEEDS + v], v) for v in speeds])
        return (want.worth / (cost + 0.7) if cost < FAR else 0.0), speed

    def best(self, wants: list[Want]) -> Course | None:
        """The course with the most worth for its actions."""
        best: Course | None = None
        most = 0.0
        for want in wants:
            rate, speed = self.rate(want)
            if rate > most:
                most = rate
                best = Course(want.worth, self.steps(want.bow, speed), want.bow, speed)
        return best

    def value(self, wants: list[Want]) -> float:
        """How good it is to be here: the best of what has to be pointed at, and some of what guns want."""
        point = max([self.rate(want)[0] for want in wants if not want.gun], default=0.0)
        return point + 0.5 * max([self.rate(want)[0] for want in wants if want.gun], default=0.0)


def gives(effects: Effects, token: int) -> bool:
    """Do effects give a token?"""
    return any(effect.do == "gain-token" and effect.token == token for effect in effects)


def serves(kind: CardKind, goal: Goal | None) -> str:
    """How a kind of Card serves a goal: by `point`ing at it, by an `act` at its space, by being `shot`; empty: not at all."""
    if goal is None:
        return ""
    named = goal.card and (kind.key == goal.card or goal.card in kind.tags)
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


class Mind:
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

    # Where to

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

    # What to do with a Sandtimer in hand

    def jobs(self) -> list[Job]:
        """Everything useful, with its worth; what others have in hand is taken off."""
        if self.waves < 1:
            return []
        jobs: list[Job] = []
        for area, worth in (*self.steering(), *self.gunnery(), *self.watching(), *self.mending()):
            jobs += [Job(worth, space) for space in self.s.spaces_of(area)]
        return [*jobs, *self.firing(), *self.visiting()]

    def steering(self) -> list[tuple[int, float]]:
        """The first steps that nobody has in hand yet."""
        found: list[tuple[int, float]] = []
        taken = {area: self.pending(area) for area in (SAIL, HELM, CAPSTAN)}
        at = 0
        for course in self.courses:
            later = at > 0
            for step in course.steps:
                if taken.get(step.area, 0) > 0:
                    taken[step.area] -= 1
                elif at < 4 and not any(area == step.area for area, _ in found):
                    found.append((step.area, course.worth * (0.82**at) * (0.55 if later else 1.0) + 4))
                at += 1
        return found

    def aims(self) -> set[int]:
        """The bows from which guns will fire: the present one and those of the courses."""
        return {self.s.bow, *[course.bow for course in self.courses]}

    def gunnery(self) -> list[tuple[int, float]]:
        """Loading: worth as much as there is to shoot at, less what is loaded."""
        s = self.s
        foes = sum(min(2, s.open_life(card)) for card in self.cards if self.worth[card] > 5)
        foes += self.hidden // 3
        ready = sum(s.loaded) + 2 * self.pending(CANNONBALLS)
        if not s.balls_left() or ready >= 4:
            return []
        if ready >= min(4, foes + 1) or self.waves < 2:
            return [(CANNONBALLS, 7.0 if s.round < len(s.chapter.rounds) else 0.0)]  # for the next round
        best = max(self.worth.values(), default=10.0)
        return [(CANNONBALLS, (0.75 if ready == 0 else 0.4) * max(14.0, best))]

    def watching(self) -> list[tuple[int, float]]:
        """The Lookout."""
        hidden = self.hidden - self.pending(LOOKOUT)
        if hidden <= 0:
            return []
        return [(LOOKOUT, 58.0 if self.searching() else 15.0 if self.waves >= 2 else 4.0)]

    def mending(self) -> list[tuple[int, float]]:
        """Repairs."""
        s = self.s
        corks = sum(s.corks) - self.pending(REPAIRS)
        if corks <= 0:
            return []
        worth = (0.0, 20.0, 32.0, 52.0)[min(3, corks)]
        if s.corks[SPACES.index("helm")] or all(s.corks[space] for space in s.spaces_of(SAIL)):
            worth += 45.0
        if s.corks[SPACES.index("cannonballs")] and self.cards:
            worth += 15.0
        if self.goal and self.goal.test == "corks" and sum(s.corks) > self.goal.needed:
            worth += 40.0
        return [(REPAIRS, worth)]

    def firing(self) -> list[Job]:
        """Guns that are loaded, or will be, and have or will have something in front of them."""
        s = self.s
        jobs = []
        bows = self.aims()
        coming = self.pending(CANNONBALLS) > 0
        promised = [s.slot_of(card) // ROOM for card in self.cards]
        for gun in GUNS:
            if gun not in s.chapter.spaces or not (s.is_loaded(gun) or coming):
                continue
            best = 0.0
            for bow in bows:
                sector = aim(gun, bow)
                if sector not in promised:
                    continue
                now = 1.0 if bow == s.bow else 0.6
                aimed = sum(place < ON_CARD and place in GUNS and aim(place, bow) == sector for place in self.others)
                for card in s.cards_up(sector):
                    if s.open_life(card) > aimed:
                        best = max(best, self.worth[card] * now)
            if best > 0:
                jobs.append(Job(best * (1.0 if s.is_loaded(gun) else 0.55), gun))
        return jobs

    def visiting(self) -> list[Job]:
        """Action spaces of Cards."""
        s = self.s
        jobs = []
        for card in self.cards:
            space = kind_of(card).space
            if space is None:
                continue
            worth = 0.0
            if serves(kind_of(card), self.goal) == "act":
                worth = 92.0
            elif space.action == "repair":
                worth = 18.0 * min(2, sum(s.corks) - self.pending(REPAIRS))
            elif any(effect.do == "gain-token" for effect in space.effects):
                worth = 20.0
            elif space.effects and space.token >= 0:
                worth = 25.0
            if card in self.orders.cards:
                worth += CALLED
            near = not space.bow or any(course.bow == s.slot_of(card) // ROOM for course in self.courses)
            if s.hits[card] < space.hits or (space.token >= 0 and not s.tokens[space.token]):
                worth *= 0.25
            jobs.append(Job(worth if near else worth * 0.2, ON_CARD + card))
        return jobs

    # What to do when the sand is through

    def performance(self, legal: list[Move]) -> Move | None:
        """The best way to perform; None: hold on for now."""
        s = self.s
        place = s.place[self.seat]
        moves = [move for move in legal if move.verb not in ("remove", "run-forward", "play-on", "answer")]
        if not moves:
            return None
        verb = moves[0].verb
        if verb in ("hoist", "lower", "steer", "haul"):
            return self.sail_or_steer(moves)
        if verb == "look":
            return max(moves, key=self.look_worth)
        if verb == "repair":
            return max(moves, key=lambda move: self.cork_worth(move.args[0]))
        if verb in ("load", "load-two"):
            return max(moves, key=lambda move: sum(self.gun_worth(gun) for gun in move.args))
        if verb in ("fire", "blast"):
            return max(
                moves,
                key=lambda move: self.worth[move.args[0]] + (5.0 if self.worth_powder(move) else -5.0 if move.verb == "blast" else 0.0),
            )
        return moves[0] if place >= ON_CARD else None

    def sail_or_steer(self, moves: list[Move]) -> Move | None:
        """The step that makes most of where the ship will be; None if none is better than to stay, or if it would spoil a shot.

        Who is told which way goes that way.
        """
        s = self.s
        told = self.orders.way(self.seat)
        if told:
            moves = [move for move in moves if told == way_of(move)]
        here = ways(self.sea, s.bow, s.speed).value(self.ship)
        best, most = None, -FAR if told else here + 0.5
        for move in moves:
            if move.verb in ("hoist", "lower"):
                bow, speed = s.bow, s.speed + (1 if move.verb == "hoist" else -1)
            else:
                bow, speed = clockwise(s.bow, TURN_BY[move.args[0]]), s.speed
            value = ways(self.sea, bow, speed).value(self.ship) - self.strikes(bow, speed)
            if value > most:
                best, most = move, value
        return None if best and best.verb in ("steer", "haul") and not told and self.shot_at_hand() else best

    def strikes(self, bow: int, speed: int) -> float:
        """What a danger at a bow and speed costs."""
        return sum(40.0 for card in self.s.cards_up(bow) if speed in kind_of(card).danger)

    def shot_at_hand(self) -> bool:
        """Is somebody about to fire a loaded gun that a turn would spoil?"""
        s = self.s
        for q in range(s.seats):
            gun = s.place[q]
            if q != self.seat and gun in GUNS and s.is_loaded(gun) and s.through[q] - s.now < 6_000:
                targets = [card for card in s.cards_up(aim(gun, s.bow)) if s.open_life(card) > 0 and self.worth[card] > 0]
                if targets and s.now - s.through[q] < 6_000:
                    return True
        return False

    def worth_powder(self, move: Move) -> bool:
        """Is a double charge well spent?"""
        return move.verb == "blast" and self.s.open_life(move.args[0]) >= 2

    def look_worth(self, move: Move) -> float:
        """Rather where guns point than elsewhere, rather where many are hidden."""
        sector = move.args[0] // ROOM
        guns = any(aim(gun, self.s.bow) == sector for gun in GUNS if gun in self.s.chapter.spaces)
        many = sum(self.s.down[slot] >= 0 for slot in self.s.slots(sector))
        return 2.0 * guns + many - 0.01 * move.args[0] + (CALLED if move.args[0] in self.orders.slots else 0.0)

    def cork_worth(self, space: int) -> float:
        """How much a damaged space is missed."""
        area = AREA_OF[space]
        if space in self.orders.mends:
            return CALLED
        if area == HELM or (area == SAIL and all(self.s.corks[other] for other in self.s.spaces_of(SAIL))):
            return 9.0
        if area == CANNONBALLS:
            return 7.0
        if area == LOOKOUT:
            return 6.0 if self.hidden else 2.0
        return 5.0 if AIMS[area] >= 0 and self.s.is_loaded(space) else 3.0

    def gun_worth(self, gun: int) -> float:
        """What there is, or will be, in front of a gun."""
        s = self.s
        worth = 1.0 if not s.corks[gun] else 0.1
        if AREA_OF[gun] in self.orders.areas:
            worth += CALLED
        for bow in self.aims():
            for card in s.cards_up(aim(gun, bow)):
                worth += self.worth[card] * (1.0 if bow == s.bow else 0.8) * (0.3 if s.corks[gun] else 1.0)
        return worth + (3.0 if s.place[self.seat] != gun and gun in self.others else 0.0)

    def may_come(self) -> bool:
        """May what this Sandtimer waits for still come?"""
        s = self.s
        place = s.place[self.seat]
        if place >= ON_CARD:
            kind = kind_of(place - ON_CARD)
            sector = s.slot_of(place - ON_CARD) // ROOM
            return kind.space is not None and kind.space.bow and any(course.bow == sector for course in self.courses)
        area = AREA_OF[place]
        if area in (SAIL, HELM, CAPSTAN):
            return any(step.area == area for step in self.steps[:3])
        if AIMS[area] >= 0:
            loads = s.is_loaded(place) or self.pending(CANNONBALLS) > 0
            return loads and any(self.worth[card] > 0 for bow in self.aims() for card in s.cards_up(aim(place, bow)))
        return False


def way_of(move: Move) -> int:
    """Which way a move turns the ship or sets the sail: -1 left or down, 1 right or up."""
    if move.verb in ("hoist", "lower"):
        return 1 if move.verb == "hoist" else -1
    return 1 if TURN_BY[move.args[0]] > 0 else -1


class Mate(Bot):
    """A crew mate."""

    blind: bool = True
    delay: int = 2_000
    spread: int = 500
    slips: int = 12
    """Of 100 decisions, how many are not the best one that comes to mind."""
    patience: int = 9_000
    """How long a Sandtimer that cannot act stays, so that it never blocks others for long."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """What the mate would do right now; for those who ask without a clock."""
        assert isinstance(state, Voyage)
        legal = game.legal(state, seat)
        if state.frames[-1].rule == "muster":
            return Move(seat, "ready")
        move = self.decide(Mind(state, seat, Orders(state, SILENCE)), legal)
        return move or next((move for move in legal if move.verb in ("remove", "place")), legal[-1])

    def plan(self, game: Game[Any], state: State, seat: int, heard: Heard = SILENCE) -> Plan:
        assert isinstance(state, Voyage)
        s = state
        if s.frames[-1].rule == "muster":
            return Plan(self.look_up(s, seat), Move(seat, "ready"), self.introduction(game, s, seat, heard))
        orders = Orders(s, heard)
        says = self.reply(game, s, seat, orders)
        if says is None:
            return self.intend(game, s, seat, orders)
        if s.now < says.at and seat not in orders.excuses:
            return Plan(says.at, None, says)
        meant = self.intend(game, s, seat, orders)
        if s.now < says.at < meant.at:
            return Plan(says.at, None, says)  # with an excuse nobody stops working
        return Plan(meant.at, meant.move, meant.says or says)

    def intend(self, game: Game[Any], s: Voyage, seat: int, orders: Orders) -> Plan:
        """What a mate means to do in the timer-phase."""
        order = orders.takers.get(seat)
        asked = s.question != NO_QUESTION and s.resolver == seat
        since = s.answer_by - ANSWER if asked else s.freed[seat] if s.place[seat] == IN_HAND else s.through[seat]
        if order and not asked:
            since = max(since, order.call.at)
        awake = since + self.after(seat, since)
        if s.now < awake:
            return Plan(awake, None)
        if s.place[seat] == IN_HAND and s.ends - s.now < s.plan.sand and not asked and not any(s.vote):
            return Plan(s.ends, None)
        if s.now > awake + AT_ONCE and s.now - self.look_up(s, seat) + LOOK_UP > AT_ONCE:
            return Plan(self.look_up(s, seat), None)
        if s.now < orders.held_until and not asked and s.place[seat] != IN_HAND and area_of_place(s.place[seat]) in (SAIL, HELM, CAPSTAN):
            return Plan(orders.held_until, None)
        mind = Mind(s, seat, orders)
        move = self.decide(mind, game.legal(s, seat))
        if move is not None:
            return Plan(s.now, move)
        if s.place[seat] != IN_HAND and s.now >= s.through[seat]:
            waited = s.now - s.through[seat] > self.patience
            wanted = order is not None and order.area >= 0
            if waited or wanted or not mind.may_come():
                return Plan(s.now, Move(seat, "remove"), self.regret(game, s, seat, orders))
        return Plan(self.look_up(s, seat), None)

    def introduction(self, game: Game[Any], s: Voyage, seat: int, heard: Heard) -> Call | None:
        """Once in a chapter a mate says what it will look after."""
        if s.round > 1:
            return None
        duty, areas = duty_of(s, seat, Orders(s, heard))
        spaces = [SPACES[space] for space in s.spaces_of(areas[0])[:1]]
        return Call(mix(seat, s.round) % LOOK_UP, seat, game.text.fill(f"mate.{duty}", {}), tuple(spaces))

    def reply(self, game: Game[Any], s: Voyage, seat: int, orders: Orders) -> Call | None:
        """What a mate answers to a call that it takes on, or cannot take on; one of them answers for all who are told to wait."""
        order: Order | None = orders.takers.get(seat)
        if order:
            at = order.call.at + self.after(seat, order.call.at)
            busy = (s.freed[seat] if s.place[seat] == IN_HAND else s.through[seat]) > at
            return Call(at, seat, game.text.fill("mate.aye-later" if busy else "mate.aye", {}), order.call.touches[:1])
        if seat in orders.excuses:
            order, why = orders.excuses[seat]
            at = order.call.at + self.after(seat, order.call.at)
            return Call(at, seat, game.text.fill(f"mate.{why}", {}), order.call.touches[:1]) if s.now <= at + AT_ONCE else None
        if orders.waits_since >= 0 and orders.bots[:1] == [seat]:
            return Call(orders.waits_since + self.after(seat, orders.waits_since), seat, game.text.fill("mate.waits", {}), ())
        return None

    def regret(self, game: Game[Any], s: Voyage, seat: int, orders: Orders) -> Call | None:
        """What a mate says that came when it was called and leaves without having acted: why it could not."""
        order = orders.followed(seat)
        if order is None:
            return None
        moves = [move for move in game.offers(s, seat) if move.verb not in ("remove", *FREE)]
        if order.how and order.area in (SAIL, HELM, CAPSTAN):
            moves = [move for move in moves if order.how == way_of(move)]
        refusals = [refusal for move in moves if (refusal := game.refuse(s, move))]
        if len(refusals) < len(moves):
            return None
        why = NO_USE[order.area] if order.area in NO_USE and not any(refusal.key == "not-loaded" for refusal in refusals) else ""
        text = game.text.fill(f"mate.{why}", {}) if why else game.refusal_text(refusals[0])
        return Call(s.through[seat], seat, text, (SPACES[s.place[seat]],))

    def after(self, seat: int, moment: int) -> int:
        """The reaction to something at a moment: the delay of the level, more or less."""
        return self.delay - self.spread + mix(seat, moment) % (2 * self.spread + 1)

    def look_up(self, s: Voyage, seat: int) -> int:
        """When a mate that waits looks up again."""
        phase = mix(seat, s.round) % LOOK_UP
        return s.now + LOOK_UP - (s.now - phase) % LOOK_UP

    def decide(self, mind: Mind, legal: list[Move]) -> Move | None:
        """The move for this moment of the timer-phase; None: none yet."""
        s, seat = mind.s, mind.seat
        if s.question != NO_QUESTION and s.resolver == seat:
            return Move(seat, "answer", (mildest(s),))
        if any(s.vote[q] for q in range(s.seats) if q != seat) and not s.vote[seat] and s.ends - s.now < s.plan.sand:
            return Move(seat, "run-forward")
        if s.place[seat] != IN_HAND:
            return mind.performance(legal)
        open_places = {move.args[0]: move for move in legal if move.verb == "place"}
        for place in mind.orders.places(seat):
            if place in open_places:
                return open_places[place]
        lingering = {move.args[0]: move for move in legal if move.verb == "linger"}
        duty = duty_of(s, seat, mind.orders)[1]
        jobs = [Job(job.worth * DEVOTION, job.place) if area_of_place(job.place) in duty else job for job in mind.jobs() if job.worth > 3]
        jobs.sort(key=lambda job: (-job.worth, job.place))
        usable = [job for job in jobs if job.place in open_places]
        if not usable:
            return None
        best = jobs[0]
        if best.place in lingering and best.worth > 1.8 * usable[0].worth and best.worth > 60:
            return lingering[best.place]
        slip = mix(seat, s.freed[seat], s.round) % 100 < self.slips and seat not in mind.orders.takers
        return open_places[usable[mix(seat, s.freed[seat]) % len(usable)].place if slip else usable[0].place]


def duty_of(s: Voyage, seat: int, orders: Orders) -> tuple[str, tuple[int, ...]]:
    """The role of a mate: the first of the bots looks after the helm, the next after the guns, the next after the deck, and so on."""
    return DUTIES[orders.bots.index(seat) % len(DUTIES)] if seat in orders.bots else DUTIES[0]


def mildest(s: Voyage) -> int:
    """The answer to an event that hurts least."""
    event = LIBRARY.happenings[s.question]
    costs = []
    for choice in event.choices:
        cost = 0.0
        for effect in choice.effects:
            if effect.do == "damage-area":
                free = space_for_cork(s, effect.area) >= 0 and s.corks_left() > 0
                cost += 1.0 if free else 4.0
            elif effect.do == "lose-life":
                cost += 4.0 * effect.n
            elif effect.do == "lose-ball":
                cost += 0.6 if any(s.loaded) else 0.0
            elif effect.do == "lose-token":
                cost += 2.5 if s.tokens[effect.token] else 0.0
            elif effect.do in ("turn-ship", "shift-speed"):
                cost += 0.9
        costs.append(cost)
    return min(range(len(costs)), key=lambda n: (costs[n], n != event.default))


class Easy(Mate):
    """Slow, and easily distracted."""

    delay: int = 3_500
    spread: int = 1_000
    slips: int = 35


class Hard(Mate):
    """Quick and seldom wrong."""

    delay: int = 1_300
    spread: int = 300
    slips: int = 0


BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Mate, "hard": Hard}
