"""Where the bot goes, and what it takes and loses there."""

from __future__ import annotations

from typing import Final

from taletable.engine.moves import Move

from ..cards import CRYSTAL, HAZEL, STARWORT, STORY_OF, WISHING_TABLE
from ..moving import Harvest
from ..state import Realm
from ..windows import PLAY
from .mind import Mind, best
from .outlook import add

HARVEST: Final = Harvest()


def step(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Walk, stay, or fly with the Wishing-cap."""
    o = mind.outlook(s, seat)
    return best(legal, lambda m: mind.moving(s, o, m))


def steed(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Ride where the tale goes on; a Curse may be left behind on the way."""
    o = mind.outlook(s, seat)
    cursed = any(STORY_OF[card].need.what == "ride" for card in s.tales_of(seat))
    return best(legal, lambda m: mind.moving(s, o, m) + (1.0 if cursed and m.verb in ("ride", "leap") else 0.0))


def harvest(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Take what is needed; the table and the branch where more of it is needed."""
    o = mind.outlook(s, seat)
    n = HARVEST.amount(s, seat, s.doubling)
    kinds = HARVEST.tokens(s, seat)
    with_n = {extra: max([mind.hope(o, add(o.here.tokens, kind, extra)) for kind in kinds]) for extra in (n, n + 1, max(n, 3))}
    price = 0.8 * mind.item_price(o)
    if PLAY[seat][WISHING_TABLE] in legal and not s.table and with_n[max(n, 3)] - with_n[n] > price:
        return PLAY[seat][WISHING_TABLE]
    if PLAY[seat][HAZEL] in legal and not s.hazel and with_n[n + 1] - with_n[n] > price:
        return PLAY[seat][HAZEL]
    if PLAY[seat][CRYSTAL] in legal and n > 1 and not s.cooperative:
        return PLAY[seat][CRYSTAL]
    takes = [m for m in legal if m.verb == "take"]
    return best(takes, lambda m: mind.hope(o, add(o.here.tokens, m.args[0], n)))


def take(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The token that helps most."""
    o = mind.outlook(s, seat)
    return best(legal, lambda m: mind.hope(o, add(o.here.tokens, m.args[0], 1)))


def lose(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The token that is missed least; an item only where it saves more than it is worth."""
    o = mind.outlook(s, seat)
    tokens = [m for m in legal if m.verb in ("lose", "pay")]
    items = [m for m in legal if m.verb == "play"]
    loss = {m: mind.hope(o, add(o.here.tokens, m.args[0], -1)) for m in tokens}
    choice = best(tokens, lambda m: loss[m])
    if items and mind.hope(o, o.here.tokens) - loss[choice] > 0.8 * mind.item_price(o):
        return min(items, key=lambda m: m.args[0] == STARWORT)
    return choice
