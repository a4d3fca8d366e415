"""The mates: when they act, what they say, and what they decide."""

from __future__ import annotations

from typing import Any, Final

from taletable.companions.bot import SILENCE, Bot, Call, Heard, Plan
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.saying import say
from taletable.engine.state import State

from ..ship import CANNONBALLS, CAPSTAN, HELM, LEFT_CANNONS, LOOKOUT, REPAIRS, RIGHT_CANNONS, SAIL, SPACES, STERN_GUN
from ..state import IN_HAND, NO_QUESTION, Voyage, area_of_place
from ..timer import ANSWER, FREE
from .calls import Order, Orders
from .jobs import Job, jobs
from .outlook import Outlook
from .performing import may_come, mildest, performance, way_of

LOOK_UP: Final = 2_500
"""A mate that has nothing to do, or waits for others, looks up again so often, and only then notices what is new."""
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


def mix(*numbers: int) -> int:
    """A number that looks like chance and is always the same for the same numbers."""
    value = 0x9E3779B9
    for n in numbers:
        value = (value ^ (n & 0xFFFFFFFF)) * 0x85EBCA6B & 0xFFFFFFFF
        value ^= value >> 13
    return value


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
        move = self.decide(Outlook(state, seat, Orders(state, SILENCE)), legal)
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
        outlook = Outlook(s, seat, orders)
        move = self.decide(outlook, game.legal(s, seat))
        if move is not None:
            return Plan(s.now, move)
        if s.place[seat] != IN_HAND and s.now >= s.through[seat]:
            waited = s.now - s.through[seat] > self.patience
            wanted = order is not None and order.area >= 0
            if waited or wanted or not may_come(outlook):
                return Plan(s.now, Move(seat, "remove"), self.regret(game, s, seat, orders))
        return Plan(self.look_up(s, seat), None)

    def introduction(self, game: Game[Any], s: Voyage, seat: int, heard: Heard) -> Call | None:
        """Once in a chapter a mate says what it will look after."""
        if s.round > 1:
            return None
        duty, areas = duty_of(s, seat, Orders(s, heard))
        spaces = [SPACES[space] for space in s.spaces_of(areas[0])[:1]]
        return Call(mix(seat, s.round) % LOOK_UP, seat, say(f"mate.{duty}"), tuple(spaces))

    def reply(self, game: Game[Any], s: Voyage, seat: int, orders: Orders) -> Call | None:
        """What a mate answers to a call that it takes on, or cannot take on; one of them answers for all who are told to wait."""
        order: Order | None = orders.takers.get(seat)
        if order:
            at = order.call.at + self.after(seat, order.call.at)
            busy = (s.freed[seat] if s.place[seat] == IN_HAND else s.through[seat]) > at
            return Call(at, seat, say("mate.aye-later" if busy else "mate.aye"), order.call.touches[:1])
        if seat in orders.excuses:
            order, why = orders.excuses[seat]
            at = order.call.at + self.after(seat, order.call.at)
            return Call(at, seat, say(f"mate.{why}"), order.call.touches[:1]) if s.now <= at + AT_ONCE else None
        if orders.waits_since >= 0 and orders.bots[:1] == [seat]:
            return Call(orders.waits_since + self.after(seat, orders.waits_since), seat, say("mate.waits"), ())
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
        text = say(f"mate.{why}") if why else game.why(refusals[0])
        return Call(s.through[seat], seat, text, (SPACES[s.place[seat]],))

    def after(self, seat: int, moment: int) -> int:
        """The reaction to something at a moment: the delay of the level, more or less."""
        return self.delay - self.spread + mix(seat, moment) % (2 * self.spread + 1)

    def look_up(self, s: Voyage, seat: int) -> int:
        """When a mate that waits looks up again."""
        phase = mix(seat, s.round) % LOOK_UP
        return s.now + LOOK_UP - (s.now - phase) % LOOK_UP

    def decide(self, outlook: Outlook, legal: list[Move]) -> Move | None:
        """The move for this moment of the timer-phase; None: none yet."""
        s, seat = outlook.s, outlook.seat
        if s.question != NO_QUESTION and s.resolver == seat:
            return Move(seat, "answer", (mildest(s),))
        if any(s.vote[q] for q in range(s.seats) if q != seat) and not s.vote[seat] and s.ends - s.now < s.plan.sand:
            return Move(seat, "run-forward")
        if s.place[seat] != IN_HAND:
            return performance(outlook, legal)
        open_places = {move.args[0]: move for move in legal if move.verb == "place"}
        for place in outlook.orders.places(seat):
            if place in open_places:
                return open_places[place]
        lingering = {move.args[0]: move for move in legal if move.verb == "linger"}
        duty = duty_of(s, seat, outlook.orders)[1]
        found = [
            Job(job.worth * DEVOTION, job.place) if area_of_place(job.place) in duty else job for job in jobs(outlook) if job.worth > 3
        ]
        found.sort(key=lambda job: (-job.worth, job.place))
        usable = [job for job in found if job.place in open_places]
        if not usable:
            return None
        best = found[0]
        if best.place in lingering and best.worth > 1.8 * usable[0].worth and best.worth > 60:
            return lingering[best.place]
        slip = mix(seat, s.freed[seat], s.round) % 100 < self.slips and seat not in outlook.orders.takers
        return open_places[usable[mix(seat, s.freed[seat]) % len(usable)].place if slip else usable[0].place]


def duty_of(s: Voyage, seat: int, orders: Orders) -> tuple[str, tuple[int, ...]]:
    """The role of a mate: the first of the bots looks after the helm, the next after the guns, the next after the deck, and so on."""
    return DUTIES[orders.bots.index(seat) % len(DUTIES)] if seat in orders.bots else DUTIES[0]


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
