"""Looking ahead: what a place, tokens and Quests are worth to a player.

The far future is an estimate: journeys over the map at the price of their sockets, Quest after Quest, worth less the later they come. The
near future is exact: the dice of this chapter over the routes as they lie now. Only what everybody sees, and a player's own cards, count.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

from ..board import (
    ANY_STEED,
    CHURCH,
    FAIRY,
    FOX_1,
    KING,
    MAGIC_ITEMS,
    NEIGHBOURS,
    RABBIT,
    RESOURCE,
    SNAKE,
    STEEDS,
    SUPPORTING,
    TOWN,
    WOLF,
)
from ..cards import (
    CURSE,
    FAR,
    FIRST_QUEST,
    FIRST_STORY,
    LAME_HORSES,
    MINI,
    QUEST_OF,
    RICH_HARVEST,
    SIDE,
    SPIRITS_SLEEP,
    STORY_OF,
    Effect,
    Tokens,
)
from ..chapter import chapters
from ..dice import BAN_FACE, DOUBLE_FACE, ITEM_FACE, SNAKE_DIE, STORY_FACE, VALUE
from ..placing import bans_work, height_limit, socket_value
from ..state import KINDS, Realm
from .journeys import ANYWHERE, NEVER, Journey, Need, journeys
from .weights import PLANNING, WEIGHTS, Planning, Weights

Path = tuple[tuple[int, int], ...]
"""Routes that a plan has used, with the value of the die that lies there then."""
COMMON: Final = 6
"""Common Quests that a player of a team has in mind."""


class Task(NamedTuple):
    """Something to do on the map: a Quest, a Mini Quest, a Curse to be lifted, or a Quest to be drawn."""

    card: int
    gain: float
    place: int = ANYWHERE
    tokens: Tokens = (0, 0, 0)
    source: int = -1
    draws: float = 0.0
    """For a visit to Town or King: how good a Quest is drawn there."""
    company: bool = False


class Standing(NamedTuple):
    """Where a player stands: field, tokens, tasks left (a mask), quest items in hand (a mask of their tasks)."""

    at: int
    tokens: Tokens
    tasks: int
    carried: int


class Outlook:
    """A player's prospects in a position, and what they are worth in AP."""

    def __init__(self, s: Realm, seat: int, weights: Weights = WEIGHTS, ahead: Planning = PLANNING, others: tuple[int, ...] = ()) -> None:
        """`others` are Quests of somebody else, or of nobody, that the player might get: tasks beyond those of the present standing."""
        self.s = s
        self.seat = seat
        self.w = weights
        self.reach, self.width, self.gathers = ahead
        self.left = chapters_left(s)
        self.turns = turns_left(s, seat)
        self.tasks: list[Task] = []
        self.bits: dict[int, tuple[int, ...]] = {}
        self.counts: dict[int, int] = {}
        self.memo: dict[tuple[int, Tokens, int, int, int, int], float] = {}
        self.settled: dict[Standing, tuple[float, Standing]] = {}
        self.ride = s.event != LAME_HORSES
        self.harvest = 2 if s.event == RICH_HARVEST else 1
        self.need = [self.needed(route) for route in range(RABBIT)]
        self.limit = height_limit(s)
        self.collect_tasks()
        mine = (1 << len(self.tasks)) - 1
        self.bit_of = {task.card: bit for bit, task in enumerate(self.tasks) if task.card >= 0}
        for card in others:
            self.bit_of[card] = len(self.tasks)
            self.tasks.append(self.task_of(card))
        self.ways = [journeys(task.place, weights.step) for task in self.tasks]
        carried = 0
        for bit, task in enumerate(self.tasks):
            if task.source >= 0 and s.carrier[QUEST_OF[task.card].item] == seat:
                carried |= 1 << bit
        purse = s.purse(seat)
        self.here = Standing(s.at[seat], (purse[0], purse[1], purse[2]), mine, carried)

    # What there is to do

    def collect_tasks(self) -> None:
        """Quests, tales, and the fields where Quests are drawn."""
        s, seat = self.s, self.seat
        quests = self.share(s.open_quests) if s.cooperative else [*s.active[seat]]
        self.tasks = [self.task_of(card) for card in quests]
        for card in s.tales_of(seat):
            need = STORY_OF[card].need
            kind = STORY_OF[card].kind
            gain = -float(STORY_OF[card].ap) if kind == CURSE else self.reward(STORY_OF[card].options[0]) if kind == MINI else 0.0
            if gain > 0 and need.what in ("visit", "pay", "ride"):
                place = ANY_STEED if need.what == "ride" else need.field if need.what == "visit" else ANYWHERE
                self.tasks.append(Task(card, gain, place, need.tokens))
        if not s.cooperative and s.any_quest_left():
            self.tasks.append(Task(-1, 0.0, TOWN, draws=1.0))
            self.tasks.append(Task(-1, 0.0, KING, draws=self.w.choice))

    def task_of(self, card: int) -> Task:
        """A Main Quest."""
        quest = QUEST_OF[card]
        gain = float(quest.value)
        if quest.company and not self.s.on_field(CHURCH, self.seat):
            gain *= self.w.company
        return Task(card, gain, quest.place, quest.tokens, quest.source, company=quest.company)

    def share(self, quests: tuple[int, ...]) -> list[int]:
        """Of the common Quests those that suit this player best (DU-21.4). To leave others what suits them better does not help a team."""
        s, seat = self.s, self.seat
        purse = s.purse(seat)
        held = (purse[0], purse[1], purse[2])
        best: list[tuple[float, int]] = []
        for card in quests:
            task = self.task_of(card)
            item = QUEST_OF[card].item
            if item < 0 or s.carrier[item] in (-1, seat):
                ways = journeys(task.place, self.w.step)
                cost, _, _ = self.price(task, ways, s.at[seat], held, item >= 0 and s.carrier[item] == seat)
                best.append((-task.gain * self.w.patience**cost, card))
        return [card for _, card in sorted(best)[:COMMON]]

    def reward(self, effect: Effect) -> float:
        """What a Mini Quest gives."""
        w = self.w
        gains = {"item": w.item, "quest": 1.0, "rabbit": w.hop, "gain-any": 1.4 * w.token, "back-route": w.die, "turn": w.die}
        return gains.get(effect.what, w.token * sum(effect.tokens))

    # The far future

    def price(self, task: Task, ways: dict[Need, Journey], at: int, tokens: Tokens, carried: bool) -> tuple[float, int, Tokens]:
        """Turns that a task takes from a field, where it ends, and the tokens after it. `ways` lead to its place."""
        if task.source >= 0 and not carried:
            fetch = journeys(task.source, self.w.step)[0, 0, 0]
            return fetch.cost[at] + ways[0, 0, 0].cost[task.source], task.place, tokens
        a, b, c = task.tokens
        x, y, z = tokens
        need = (a - x if a > x else 0, b - y if b > y else 0, c - z if c > z else 0)
        journey = ways[need]
        cost = journey.cost[at]
        if task.draws and at == task.place:  # it has to be arrived at (DU-8.1)
            cost = 2.2 if at == TOWN else 4.0
        return cost, journey.end[at], (x - a if x > a else 0, y - b if y > b else 0, z - c if z > c else 0)

    def members(self, mask: int) -> tuple[int, ...]:
        """The tasks of a mask."""
        found = self.bits.get(mask)
        if found is None:
            found = self.bits[mask] = tuple([bit for bit in range(len(self.tasks)) if mask >> bit & 1])
        return found

    def count(self, mask: int) -> int:
        """How many Main Quests are among the tasks."""
        found = self.counts.get(mask)
        if found is None:
            cards = [self.tasks[bit].card for bit in self.members(mask)]
            found = self.counts[mask] = sum([1 for card in cards if FIRST_QUEST <= card < FIRST_STORY])
        return found

    def prospects(self, at: int, tokens: Tokens, tasks: int, carried: int, turns: float, reach: int) -> float:
        """The tasks that are best done one after the other, and what they earn in the turns that are left."""
        key = (at, tokens, tasks, carried, int(turns), reach)
        known = self.memo.get(key)
        if known is not None:
            return known
        patience, price, ways = self.w.patience, self.price, self.ways
        fresh = self.w.fresh[min(self.count(tasks), 4)]
        options = []
        for bit in self.members(tasks):
            task = self.tasks[bit]
            cost, end, rest = price(task, ways[bit], at, tokens, bool(carried >> bit & 1))
            spare = turns - cost
            if spare <= -1.0:
                continue
            gain = task.gain
            if task.draws:
                gain = task.draws * fresh * min(1.0, spare / 9.0)
            earned = gain * patience**cost * (1.0 if spare >= 2.0 else (spare + 1.0) / 3.0)
            if earned > 0.0:
                options.append((earned, bit, cost, end, rest))
        best = 0.0
        if options:
            options.sort(reverse=True)
            best = options[0][0]
            if reach > 1:
                for earned, bit, cost, end, rest in options[: self.width]:
                    after = self.prospects(end, rest, tasks & ~(1 << bit), carried, turns - cost, reach - 1)
                    best = max(best, earned + patience**cost * after)
                    if self.gathers and reach == self.reach:
                        best = max(best, self.gathering(at, tokens, tasks, carried, turns, bit))
        self.memo[key] = best
        return best

    def gathering(self, at: int, tokens: Tokens, tasks: int, carried: int, turns: float, first: int) -> float:
        """One task with the tokens of a second collected on the same journey, and what follows."""
        task = self.tasks[first]
        if task.draws or (task.source >= 0 and not carried >> first & 1):
            return 0.0
        ways = self.ways[first]
        best = 0.0
        a, b, c = task.tokens
        x, y, z = tokens
        alone = (max(0, a - x), max(0, b - y), max(0, c - z))
        for bit in self.members(tasks):
            d, e, f = a + self.tasks[bit].tokens[0], b + self.tasks[bit].tokens[1], c + self.tasks[bit].tokens[2]
            need = (d - x if d > x else 0, e - y if e > y else 0, f - z if f > z else 0)
            if bit == first or need == alone or need not in ways:
                continue
            cost = ways[need].cost[at]
            spare = turns - cost
            if spare > 0.0:
                rest = ((d if d > x else x) - a, (e if e > y else y) - b, (f if f > z else z) - c)
                after = self.prospects(ways[need].end[at], rest, tasks & ~(1 << first), carried, spare, self.reach - 1)
                earned = task.gain * (1.0 if spare >= 2.0 else (spare + 1.0) / 3.0)
                best = max(best, self.w.patience**cost * (earned + after))
        return best

    def worth(self, now: Standing, turns: float) -> float:
        """Prospects, and tokens that may come in useful."""
        useful = min(1.0, turns / 6.0)
        spare = self.w.token * useful * min(4, sum(now.tokens))
        return self.prospects(now.at, now.tokens, now.tasks, now.carried, turns, self.reach) + spare + self.ends(now, turns)

    def ends(self, now: Standing, turns: float) -> float:
        """Side Quests that the last chapter decides (DU-17.10)."""
        if self.left or turns > 5:
            return 0.0
        worth = 0.0
        for card in self.s.tales_of(self.seat):
            story = STORY_OF[card]
            if story.kind == SIDE:
                what, n = story.condition.what, story.condition.n
                met = (
                    (what == "at" and now.at == story.condition.field)
                    or (what == "far" and now.at in FAR)
                    or (what == "tokens" and sum(now.tokens) >= n)
                    or (what == "each" and all(now.tokens))
                    or (what == "company" and bool(self.s.on_field(now.at, self.seat)))
                )
                worth += story.ap * met * (0.9 - 0.1 * turns)
        return worth

    # The near future

    def settle(self, now: Standing) -> tuple[float, Standing]:
        """Phase 5: everything that can be done here is done, the best first."""
        known = self.settled.get(now)
        if known is not None:
            return known
        earned, at, tokens, tasks, carried = 0.0, now.at, now.tokens, now.tasks, now.carried
        again = True
        while again:
            again = False
            best = -1
            for bit in self.members(tasks):
                task = self.tasks[bit]
                if task.draws or (task.place != at and task.place != ANYWHERE and not (task.place == ANY_STEED and at in STEEDS)):
                    if task.source == at and not carried >> bit & 1:
                        carried |= 1 << bit
                    continue
                if task.source >= 0 and not carried >> bit & 1:
                    continue
                if tokens[0] < task.tokens[0] or tokens[1] < task.tokens[1] or tokens[2] < task.tokens[2]:
                    continue
                if task.company and not self.s.on_field(at, self.seat):
                    continue
                if best < 0 or task.gain > self.tasks[best].gain:
                    best = bit
            if best >= 0:
                task = self.tasks[best]
                earned += task.gain
                tasks &= ~(1 << best)
                tokens = (tokens[0] - task.tokens[0], tokens[1] - task.tokens[1], tokens[2] - task.tokens[2])
                again = True
        found = earned, Standing(at, tokens, tasks, carried)
        self.settled[now] = found
        return found

    def arrivals(self, now: Standing, to: int, doubling: bool, turns: float, rides: bool = True) -> list[tuple[float, Standing]]:
        """What may come of arriving at a field: what it gives by itself, and where the player then stands (DU-8)."""
        _, tokens, tasks, carried = now
        if to in RESOURCE:
            n = self.harvest + doubling
            return [(0.0, Standing(to, add(tokens, RESOURCE[to], n), tasks, carried))]
        if to == FAIRY:
            return [(0.0, Standing(to, add(tokens, kind, 1 + doubling), tasks, carried)) for kind in range(KINDS)]
        if to in STEEDS and rides and self.ride:
            return [(0.0, Standing(steed, tokens, tasks, carried)) for steed in STEEDS]
        bonus = 0.0
        if to in (TOWN, KING):
            for bit in self.members(tasks):
                task = self.tasks[bit]
                if task.draws and task.place == to:
                    bonus = task.draws * self.w.fresh[min(self.count(tasks), 4)] * min(1.0, turns / 9.0)
                    tasks &= ~(1 << bit)
        elif to in SUPPORTING:
            bonus = self.w.story if self.s.has_stories else 0.0
        elif to == MAGIC_ITEMS:
            bonus = self.w.item * min(1.0, turns / 4.0) if self.s.has_items else 0.0
        return [(bonus, Standing(to, tokens, tasks, carried))]

    def land(self, now: Standing, to: int, doubling: bool, pool: tuple[int, ...], turns: float, depth: int, path: Path = ()) -> float:
        """The worth of arriving at a field now, with these dice left."""
        best = -NEVER
        for bonus, there in self.arrivals(now, to, doubling, turns):
            earned, after = self.settle(there)
            best = max(best, bonus + earned + self.w.patience * self.look(after, pool, turns, depth, path))
        return best

    def look(self, now: Standing, pool: tuple[int, ...], turns: float, depth: int, path: Path = ()) -> float:
        """The worth of standing somewhere with some dice left: the best of the next turns, then the far future."""
        best = self.worth(now, turns)
        if depth <= 0 or not pool:
            return best
        face = self.s.face
        low = min(pool, key=lambda die: VALUE[face[die]])
        rest = tuple([die for die in pool if die != low])
        best = max(best, 0.1 + self.w.patience * self.look(now, rest, turns - 1, depth - 1, path))
        for route, to in NEIGHBOURS[now.at]:
            for die in self.dice_for(route, to, pool, path):
                rest = tuple([d for d in pool if d != die])
                on = (*path, (route, VALUE[face[die]]))
                value = self.special(face[die], turns) + self.land(now, to, face[die] == DOUBLE_FACE, rest, turns - 1, depth - 1, on)
                best = max(best, value)
        return best

    def dice_for(self, route: int, to: int, pool: tuple[int, ...], path: Path) -> list[int]:
        """The lowest die that fits, and the doubling die where it would do good."""
        face = self.s.face
        need, height = self.need[route], len(self.s.stacks[route])
        for placed, value in path:
            if placed == route:
                need, height = max(need, float(value)), height + 1
        if height >= self.limit:
            return []
        chosen, least, double = -1, NEVER, -1
        for die in pool:
            price = VALUE[face[die]] + (0.5 if face[die] > 6 else 0.0)
            if need <= price < least:
                chosen, least = die, price
            if face[die] == DOUBLE_FACE and need <= price and (to in RESOURCE or to == FAIRY):
                double = die
        return [die for die in {chosen, double} if die >= 0]

    def needed(self, route: int) -> float:
        """The value that a die needs on a route now; more than any die has where none fits."""
        s = self.s
        stack = s.stacks[route]
        if not stack:
            return float(socket_value(s, route))
        if len(stack) >= height_limit(s):
            return NEVER
        if s.face[stack[-1]] == BAN_FACE and bans_work(s) and s.owner(stack[-1]) != self.seat:
            return NEVER
        return float(VALUE[s.face[stack[-1]]])

    # Dice

    def special(self, face: int, turns: float) -> float:
        """What a special face brings when it is placed (DU-6)."""
        if face == ITEM_FACE:
            return self.w.item * min(1.0, turns / 4.0) if self.s.has_items else 0.0
        if face == STORY_FACE:
            return self.w.story if self.s.has_stories else 0.0
        return 0.0

    def spirit(self, socket: int, die: int) -> float:
        """What a die on a Forest Spirit promises (DU-11)."""
        s, w = self.s, self.w
        if s.event == SPIRITS_SLEEP:
            return 0.0
        if socket == WOLF:
            if s.peaceful:
                return 0.0
            others = [q for q in range(s.seats) if q != self.seat and s.pool[q]]
            harm = w.die * len(others) / (s.seats - 1)
            return -harm * (s.seats - 1) if s.cooperative else harm
        if not self.left:
            return 0.0
        if socket >= FOX_1:
            return w.fox * (0.0 if die == SNAKE_DIE else 1.0)
        stack = s.stacks[socket]
        if stack and s.owner(stack[-1]) == self.seat:
            return 0.0
        prize = w.snake if socket == SNAKE else w.hop + w.marker
        if stack and s.cooperative:
            return 0.0
        stakes = prize + (prize / (s.seats - 1) if stack else 0.0)
        return stakes * self.holds(socket, die)

    def holds(self, socket: int, die: int) -> float:
        """The chance that a die stays on top until the chapter ends."""
        s = self.s
        if len(s.stacks[socket]) + 1 >= self.limit:
            return 1.0
        if s.cooperative:
            return 1.0
        value = VALUE[s.face[die]]
        ban = s.face[die] == BAN_FACE and bans_work(s)
        rivals = 0
        for q in range(s.seats):
            if q != self.seat and not s.passed[q]:
                for other in s.pool[q]:
                    face = s.face[other]
                    rivals += (face == BAN_FACE) if ban else VALUE[face] >= value
        return float(0.8 ** min(rivals, 8))


def add(tokens: Tokens, kind: int, n: int) -> Tokens:
    """More tokens of a kind."""
    a, b, c = tokens
    return (a + n, b, c) if kind == 0 else (a, b + n, c) if kind == 1 else (a, b, c + n)


def plus(tokens: Tokens, more: Iterable[int]) -> Tokens:
    """Tokens added kind by kind; never below none."""
    a, b, c = [max(0, n + m) for n, m in zip(tokens, more, strict=True)]
    return a, b, c


def chapters_left(s: Realm) -> int:
    """Chapters after this one; a guess in the extra long game (DU-21.20)."""
    if s.options["length"] == "extra-long":
        return 0 if s.drained else 1 + len(s.quests2 + s.quests3 + s.quests4) // (2 * s.seats)
    return max(0, chapters(s) - s.chapter)


def turns_left(s: Realm, seat: int) -> float:
    """Turns that the seat may still have."""
    now = 0 if s.passed[seat] else len(s.pool[seat]) + s.rabbits[seat]
    return float(now + 5 * chapters_left(s))
