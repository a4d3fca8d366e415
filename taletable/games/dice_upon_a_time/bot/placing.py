"""What the bot places, and what it may do before."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..board import FIELD_KEYS, NEIGHBOURS, RABBIT, SOCKETS, across
from ..cards import BEANS, BLUE_LIGHT, BOOTS, RED_HOOD, STORY_OF, YARN
from ..dice import BAN_FACE, CHOICES, DOUBLE_FACE, ITEM_FACE, LOST_FACE, VALUE
from ..placing import PASS, bans_work, refuse_die
from ..state import Realm
from ..windows import PLAY
from .encounters import offer_trade
from .journeys import NEVER
from .mind import HABIT, Mind, best
from .outlook import Outlook, add
from .weights import Planning


def place(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The placement that leaves most to hope for, and what may be done before it."""
    o = mind.outlook(s, seat)
    before = before_placing(mind, s, seat, o, legal)
    if before is not None:
        return before
    plan = Plan(mind, s, seat, o)
    values: dict[Move, float] = {m: plan.value(m) for m in legal}
    noise = mind.skill.astray if s.cooperative else mind.skill.noise
    if noise:
        error = [mind.random.gauss(0.0, noise) for _ in range(len(FIELD_KEYS) + len(SOCKETS))]
        values = {m: values[m] + error[plan.goal(m)] for m in values}
    choice = max(values, key=lambda m: values[m])
    if values[choice] <= -NEVER / 2:
        return PASS[seat]
    return helped(mind, s, seat, o, plan, legal, values[choice]) or choice


def before_placing(mind: Mind, s: Realm, seat: int, o: Outlook, legal: list[Move]) -> Move | None:
    """Curses are passed on, tokens swapped, goods exchanged, dice taken back."""
    curses_to_pass = [m for m in legal if m.verb == "play-curse"]
    if curses_to_pass:
        return best(curses_to_pass, lambda m: -STORY_OF[m.args[1]].ap + 0.5 * (m.args[2] == mind.leader(s, seat)))
    swap = good_swap(mind, o, legal)
    if swap is not None:
        return swap
    lights = [m for m in legal if m.verb == "play-die" and m.args[0] == BLUE_LIGHT]
    if not s.items and not s.used:  # an Item face would only draw the Blue Light again, for ever
        lights = [m for m in lights if s.face[m.args[1]] != ITEM_FACE]
    if lights and len(s.pool[seat]) <= 1:
        light = best(lights, lambda m: VALUE[s.face[m.args[1]]] + 0.5 * (s.face[m.args[1]] > 6))
        if VALUE[s.face[light.args[1]]] >= 4:
            return light
    return offer_trade(mind, s, seat, legal)


def good_swap(mind: Mind, o: Outlook, legal: list[Move]) -> Move | None:
    """Puss in Boots: a token that helps for one that does not (DU-C.51)."""
    swaps = [m for m in legal if m.verb == "swap"]
    if not swaps:
        return None

    def value(m: Move) -> float:
        return mind.hope(o, add(add(o.here.tokens, m.args[0], -1), m.args[1], 1))

    swap = best(swaps, value)
    return swap if value(swap) > mind.hope(o, o.here.tokens) + 0.3 else None


def helped(mind: Mind, s: Realm, seat: int, o: Outlook, plan: Plan, legal: list[Move], value: float) -> Move | None:
    """An ability or an item that opens a better way than there is without it."""
    best, choice = value, None
    for m in legal:
        price = mind.item_price(o) if m.verb.startswith("play") else HABIT
        if m.verb == "soften":
            opened = plan.opened(soft=m.args[0])
        elif m.verb == "ability":
            opened = plan.opened(special=True)
        elif m == PLAY[seat][BOOTS]:
            opened = plan.opened(boots=True)
        elif m == PLAY[seat][BEANS]:
            opened = plan.opened(beans=True)
        elif m.verb == "play-die" and m.args[0] == YARN:
            opened = plan.rolled_again(m.args[1]) if VALUE[s.face[m.args[1]]] <= 3 else -NEVER
        else:
            continue
        if opened - price > best:
            best, choice = opened - price, m
    return choice


class Plan:
    """The placements of one turn, weighed."""

    def __init__(self, mind: Mind, s: Realm, seat: int, o: Outlook) -> None:
        self.mind = mind
        self.s = s
        self.seat = seat
        self.o = o
        self.pool = s.pool[seat]
        self.depth = mind.skill.depth - 1
        self.burnt: dict[int, float] = {}
        self.threats = self.find_threats() if mind.skill.denies and not s.cooperative else {}
        self.lowest: dict[int, int] = {}
        """By route at the figure's field: the lowest plain die that fits."""
        for route, _ in NEIGHBOURS[s.at[seat]]:
            fitting = [die for die in self.pool if s.face[die] <= 6 and self.fits(die, route)]
            if fitting:
                self.lowest[route] = min(fitting, key=lambda die: (VALUE[s.face[die]], die))

    def fits(self, die: int, socket: int) -> bool:
        """May the die be placed there now?"""
        s = self.s
        return refuse_die(s, self.seat, die, socket, s.special and s.character[self.seat] == RED_HOOD) is None

    def without(self, *dice: int) -> tuple[int, ...]:
        """The pool without some dice."""
        return tuple([die for die in self.pool if die not in dice])

    def value(self, m: Move) -> float:
        """What a move in phase 1 leads to; -NEVER for what is not looked at here."""
        o, s, verb = self.o, self.s, m.verb
        if verb == "place":
            die, socket = m.args
            value = o.special(s.face[die], o.turns) + self.denied(die, socket)
            to = across(socket, s.at[self.seat])
            if to < 0:
                return value + self.burn(die) + (o.spirit(socket, die) if socket >= RABBIT else 0.0)
            if s.face[die] <= 6 and self.lowest.get(socket) != die and not value:
                return -NEVER
            return value + max(self.walk(die, socket, to), self.burn(die))
        if verb == "hop":
            return o.land(o.here, m.args[0], False, self.pool, o.turns - 1, self.depth) - o.w.hop * min(1.0, o.turns / 6.0)
        if verb == "sleepwalk":
            low = sorted(self.pool, key=lambda die: (VALUE[s.face[die]], die))[:2]
            if {*m.args[:2]} != {*low}:
                return -NEVER
            return o.land(o.here, m.args[2], False, self.without(*low), o.turns - 2, self.depth) - HABIT
        return -NEVER

    def goal(self, m: Move) -> int:
        """What the move is about, as a number: the field it leads to, or the Forest Spirit, or any far socket."""
        if m.verb == "place":
            to = across(m.args[1], self.s.at[self.seat])
            return to if to >= 0 else len(FIELD_KEYS) + max(0, m.args[1] - RABBIT + 1)
        return m.args[-1] if m.verb in ("hop", "sleepwalk") else 0

    def walk(self, die: int, route: int, to: int) -> float:
        """The step over a route that the die opens."""
        face = self.s.face[die]
        on = ((route, VALUE[face]),)
        return self.o.land(self.o.here, to, face == DOUBLE_FACE, self.without(die), self.o.turns - 1, self.depth, on)

    def burn(self, die: int) -> float:
        """The die is spent without a step."""
        known = self.burnt.get(die)
        if known is None:
            o = self.o
            earned, after = o.settle(o.here)
            known = earned + o.w.patience * o.look(after, self.without(die), o.turns - 1, self.depth)
            self.burnt[die] = known
        return known

    # Ways that an ability or an item opens

    def opened(self, soft: int = -1, special: bool = False, boots: bool = False, beans: bool = False) -> float:
        """The best step over a route that nothing fits on without the help; -NEVER if there is none."""
        s = self.s
        kept = s.soft, s.special, s.boots, s.beans
        s.soft = soft if soft >= 0 else s.soft
        s.special, s.boots, s.beans = s.special or special, s.boots or boots, s.beans or beans
        best = -NEVER
        low = sorted(self.pool, key=lambda die: (VALUE[s.face[die]] + (s.face[die] > 6), die))
        for route, to in NEIGHBOURS[s.at[self.seat]]:
            die = next((die for die in low if self.fits(die, route)), -1)
            if die >= 0 and soft in (-1, route):
                best = max(best, self.walk(die, route, to))
        s.soft, s.special, s.boots, s.beans = kept
        return best

    def rolled_again(self, die: int) -> float:
        """What a new roll of the die promises: the mean over its faces (DU-C.35)."""
        faces = [face for face in CHOICES[die] if face < LOST_FACE]
        return sum(self.mind.with_face(self.o, self.pool, die, face) for face in faces) / len(faces)

    # What others are about to do

    def find_threats(self) -> dict[int, list[tuple[int, float]]]:
        """By route: rivals who want to go there next, and what it would cost them if they could not."""
        s = self.s
        threats: dict[int, list[tuple[int, float]]] = {}
        for q in range(s.seats):
            if q == self.seat or s.passed[q] or not s.pool[q]:
                continue
            o = Outlook(s, q, self.o.w, Planning(2, 3))
            stay = o.w.patience * o.worth(o.here, o.turns - 1)
            ways: list[tuple[float, int]] = []
            for route, to in NEIGHBOURS[s.at[q]]:
                for die in o.dice_for(route, to, s.pool[q], ())[:1]:
                    ways.append((o.land(o.here, to, s.face[die] == DOUBLE_FACE, (), o.turns - 1, 0), route))
            if ways:
                ways.sort(reverse=True)
                second = max(stay, ways[1][0]) if len(ways) > 1 else stay
                if ways[0][0] > second:
                    threats.setdefault(ways[0][1], []).append((q, ways[0][0] - second))
        return threats

    def denied(self, die: int, socket: int) -> float:
        """What a die in a socket takes from the rivals who wanted to pass there."""
        s, total = self.s, 0.0
        for q, loss in self.threats.get(socket, ()):
            face = s.face[die]
            full = len(s.stacks[socket]) + 1 >= self.o.limit
            banned = face == BAN_FACE and bans_work(s) and not any(s.face[d] == BAN_FACE for d in s.pool[q])
            if full or banned or all(VALUE[s.face[d]] < VALUE[face] for d in s.pool[q]):
                total += loss
        return 0.5 * total / (s.seats - 1)
