"""Items in others' turns, and answers to them."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..board import across
from ..cards import CUDGEL, MIRROR, RING, SPIRIT, STARWORT, STORY_OF, WHITE_SNAKE, YARN
from ..dice import DOUBLE_FACE
from ..placing import refuse_die
from ..state import KINDS, Realm
from ..windows import LET_IT_BE, PLAY
from .mind import Mind, best
from .outlook import add, plus


def white_snake(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """An item that only gives."""
    play = PLAY[seat][WHITE_SNAKE]
    return play if play in legal else LET_IT_BE[seat]


def yarn(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The Ball of Yarn, when the die named is the only one that brings a rival to a Quest."""
    play = PLAY[seat][YARN]
    to = across(s.socket, s.at[s.turn])
    if play not in legal or s.cooperative or not mind.skill.reacts or to < 0:
        return LET_IT_BE[seat]
    if any(die != s.die and refuse_die(s, s.turn, die, s.socket, False) is None for die in s.pool[s.turn]):
        return LET_IT_BE[seat]
    o = mind.outlook(s, s.turn)
    goal = max(o.settle(there)[0] for _, there in o.arrivals(o.here, to, s.face[s.die] == DOUBLE_FACE, o.turns))
    return play if goal >= (3.0 if o.left else 2.0) else LET_IT_BE[seat]


def take_own(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The hazel branch, where one token more helps (DU-C.32)."""
    o = mind.outlook(s, seat)
    plays = [m for m in legal if m.verb == "play-token"]
    if not plays:
        return LET_IT_BE[seat]
    getting = plus(o.here.tokens, s.gains[seat * KINDS : seat * KINDS + KINDS])
    more = {m: mind.hope(o, add(getting, m.args[1], 1)) for m in plays}
    choice = best(plays, lambda m: more[m])
    return choice if more[choice] - mind.hope(o, getting) > 0.8 * mind.item_price(o) else LET_IT_BE[seat]


def take_others(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Cudgel in the Sack, where the tokens are worth it to one side or the other."""
    play = PLAY[seat][CUDGEL]
    if play not in legal or s.cooperative or not mind.skill.reacts:
        return LET_IT_BE[seat]
    mine, loss, all_of_it = mind.outlook(s, seat), 0.0, [0, 0, 0]
    for q in range(s.seats):
        gains = s.gains[q * KINDS : q * KINDS + KINDS]
        if q != seat and any(gains):
            theirs = mind.outlook(s, q)
            loss += mind.hope(theirs, plus(theirs.here.tokens, gains)) - mind.hope(theirs, theirs.here.tokens)
            all_of_it = [a + b for a, b in zip(all_of_it, gains, strict=True)]
    gain = mind.hope(mine, plus(mine.here.tokens, all_of_it)) - mind.hope(mine, mine.here.tokens)
    return play if gain + mind.spite(s) * loss > 1.2 * mind.item_price(mine) else LET_IT_BE[seat]


def snatch(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Spirit in the Bottle, Magic Mirror: the first chance is as good as any."""
    plays = [m for m in legal if m.verb == "play" and m.args[0] in (SPIRIT, MIRROR)]
    return plays[0] if plays and mind.skill.reacts and not s.cooperative else LET_IT_BE[seat]


def answer(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Ward off what would cost more than the item (DU-16.12)."""
    plays = [m for m in legal if m.verb == "play"]
    if not plays:
        return LET_IT_BE[seat]
    o = mind.outlook(s, seat)
    item, _, _, card = s.frames[-1].args
    stake = o.w.item if item == SPIRIT else 1.0 if item == MIRROR else 0.3
    if item == CUDGEL:
        getting = plus(o.here.tokens, s.gains[seat * KINDS : seat * KINDS + KINDS])
        stake = mind.hope(o, getting) - mind.hope(o, o.here.tokens)
    elif item == RING:
        stake = -0.7 * STORY_OF[card].ap
    return min(plays, key=lambda m: m.args[0] == STARWORT) if stake > mind.item_price(o) else LET_IT_BE[seat]
