"""What a bot of Dice Upon a Time weighs whatever it is asked."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple

from taletable.engine.moves import Move

from ..cards import Tokens
from ..ending import curses, quests
from ..state import Realm
from .journeys import NEVER
from .outlook import Outlook, Standing
from .weights import WEIGHTS, Planning, Weights

HABIT: Final = 0.1
"""An ability that can be used once per chapter is not thrown away for less."""


class Skill(NamedTuple):
    """How well a bot plays."""

    weights: Weights = WEIGHTS
    depth: int = 3
    """Own dice it plans ahead with, on the routes as they lie."""
    ahead: Planning = Planning()
    """How far it plans its tasks."""
    noise: float = 0.0
    """AP by which it misjudges a placement."""
    astray: float = 0.0
    """The same in a team, where all Quests lie open and there is more to overlook."""
    denies: bool = False
    """Does it see what others are about to do?"""
    trades: bool = True
    """Does it propose exchanges?"""
    reacts: bool = True
    """Does it answer with items in other players' turns?"""


def best(legal: list[Move], value: Callable[[Move], float]) -> Move:
    """The offer of the highest value; of equals the first."""
    return max(legal, key=value)


class Mind:
    """How a bot weighs things: its skill, and the chance by which it errs."""

    def __init__(self, skill: Skill, seed: int) -> None:
        self.skill = skill
        self.random = Random(seed)

    def outlook(self, s: Realm, seat: int, others: tuple[int, ...] = ()) -> Outlook:
        """What the bot sees for a seat."""
        skill = self.skill
        return Outlook(s, seat, skill.weights, skill.ahead, others)

    def hope(self, o: Outlook, tokens: Tokens) -> float:
        """What the seat may hope for with these tokens where it stands."""
        earned, after = o.settle(o.here._replace(tokens=tokens))
        return earned + o.worth(after, o.turns)

    def ahead(self, o: Outlook, pool: tuple[int, ...], now: Standing | None = None, lost: int = 0) -> float:
        """What the seat may hope for with these dice."""
        return o.look(o.here if now is None else now, pool, o.turns - lost, self.skill.depth - 1)

    def stand(self, o: Outlook, now: Standing, pool: tuple[int, ...]) -> float:
        """To be somewhere at the end of the turn."""
        earned, after = o.settle(now)
        return earned + o.w.patience * o.look(after, pool, o.turns, self.skill.depth - 1)

    def moving(self, s: Realm, o: Outlook, m: Move) -> float:
        """What a way to move leads to."""
        pool, depth = s.pool[o.seat], self.skill.depth - 1
        if m.verb == "walk":
            return o.land(o.here, m.args[0], s.doubling, pool, o.turns, depth)
        if m.verb == "play-field":
            return o.land(o.here, m.args[1], s.doubling, pool, o.turns, depth) - self.item_price(o)
        if m.verb == "play-seat":
            return o.land(o.here, s.at[m.args[1]], s.doubling, pool, o.turns, depth) - self.item_price(o)
        if m.verb == "leap":
            return o.land(o.here, m.args[0], s.doubling, pool, o.turns, depth) - HABIT
        if m.verb == "ride":
            return self.stand(o, o.here._replace(at=m.args[0]), pool)
        return self.stand(o, o.here, pool) if m.verb in ("stay", "done") else -NEVER

    def with_face(self, o: Outlook, dice: tuple[int, ...], die: int, face: int) -> float:
        """The prospects if the die showed the face."""
        shown = o.s.face[die]
        o.s.face[die] = face
        value = self.ahead(o, dice if die in dice else (*dice, die)) + (0.3 if face > 6 else 0.02 * face)
        o.s.face[die] = shown
        return value

    def spite(self, s: Realm) -> float:
        """How much another player's gain hurts: in a team it pleases."""
        return -1.0 if s.cooperative else 1.0 / (s.seats - 1)

    def leader(self, s: Realm, seat: int) -> int:
        """The opponent who has most AP."""
        return max((q for q in range(s.seats) if q != seat), key=lambda q: quests(s, q) + curses(s, q))

    def item_price(self, o: Outlook) -> float:
        """What a played item costs: little when the tale is nearly told."""
        return o.w.item * min(1.0, o.turns / 6.0)
