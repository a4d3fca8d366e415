"""Which dice the bot turns, rolls again, takes back and gives away."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..board import RABBIT
from ..dice import VALUE
from ..moving import LEAVE
from ..state import Realm
from ..windows import LET_IT_BE
from .journeys import NEVER
from .mind import Mind, best


def set_die(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The face that helps most (Fox, Gambling Hansel, Whetted Luck)."""
    o = mind.outlook(s, seat)
    dice = s.pool[seat]
    values: dict[Move, float] = {}
    for m in legal:
        if m.verb in ("set", "turn-die"):
            values[m] = mind.with_face(o, dice, *m.args)
        else:
            values[m] = mind.ahead(o, dice) if m.verb == "leave" else -NEVER
    return best(legal, lambda m: values[m])


def reroll(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The lowest die, if it is low."""
    dice = [m for m in legal if m.verb == "reroll" and VALUE[s.face[m.args[0]]] <= 3]
    return min(dice, key=lambda m: VALUE[s.face[m.args[0]]]) if dice else LEAVE[seat]


def golden_bird(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Worth an item where the new face opens a way or brings something."""
    o = mind.outlook(s, seat)
    dice = s.pool[seat]
    now = mind.ahead(o, dice)
    plays = [m for m in legal if m.verb == "play-face"]
    values = {m: mind.with_face(o, dice, m.args[1], m.args[2]) for m in plays}
    choice = max(plays, key=lambda m: values[m], default=LET_IT_BE[seat])
    return choice if plays and values[choice] > now + 0.6 * mind.item_price(o) else LET_IT_BE[seat]


def give_die(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The die that is missed least."""
    o = mind.outlook(s, seat)
    dice = s.pool[seat]
    return best(legal, lambda m: mind.ahead(o, tuple([die for die in dice if die != m.args[0]])) - 0.01 * VALUE[s.face[m.args[0]]])


def take_back(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The die that helps most, unless it does more good where it lies."""
    o = mind.outlook(s, seat)

    def value(m: Move) -> float:
        if m.verb == "leave":
            return mind.ahead(o, s.pool[seat])
        die = m.args[0]
        socket = next(i for i, stack in enumerate(s.stacks) if die in stack)
        top = socket >= RABBIT and s.stacks[socket][-1] == die
        return mind.ahead(o, (*s.pool[seat], die), lost=-1) + 0.01 * VALUE[s.face[die]] - (o.w.hop if top and o.left else 0.0)

    return best(legal, value)
