"""What the bot thinks while it sets up and draws."""

from __future__ import annotations

from typing import Final

from taletable.engine.moves import Move

from ..board import KING
from ..cards import (
    BEANS,
    BEAUTY,
    BIRD,
    BLUE_LIGHT,
    BOOTS,
    CAP,
    CLOAK,
    CRYSTAL,
    CUDGEL,
    GOLDEN_BALL,
    HAZEL,
    HORSE,
    MIRROR,
    MUSICIANS,
    PUSS,
    QUEST_CARDS,
    QUEST_OF,
    RAPUNZEL,
    RED_HOOD,
    RING,
    SNOW_WHITE,
    SPIRIT,
    STARWORT,
    TAILOR,
    THRUSHBEARD,
    THUMBLING,
    VALUES,
    WHITE_SNAKE,
    WISHING_TABLE,
    YARN,
)
from ..state import Realm
from ..windows import PLAY
from .mind import Mind, best
from .outlook import Outlook

KEEP: Final = (
    CAP, WISHING_TABLE, BOOTS, MIRROR, BLUE_LIGHT, STARWORT, HORSE, BIRD, SPIRIT, CUDGEL, HAZEL, WHITE_SNAKE, BEANS, YARN, RING, CLOAK,
    GOLDEN_BALL, CRYSTAL,
)  # fmt: skip  # fmt: skip
"""The items, those to be kept first."""


FAVOURITES: Final = (RED_HOOD, PUSS, THRUSHBEARD, RAPUNZEL, TAILOR, THUMBLING, MUSICIANS, SNOW_WHITE, BEAUTY)
"""The Characters by how often they won (docs/balance)."""


def characters(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Every Character has its tale; chance chooses."""
    return Move(seat, "draw-character")


def favourite(legal: list[Move]) -> Move:
    """The Character with whom most games were won."""
    return best([m for m in legal if m.args], lambda m: -FAVOURITES.index(m.args[0]))


def quest_draw(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The deck that promises most, the card that fits best; Thumbling tries again what fits badly (DU-C.56)."""
    drawn = s.drawn[seat]
    known = {*drawn, *[card for cards in s.active + s.done for card in cards]}
    unknown = tuple([card for card in QUEST_CARDS if card not in known])
    o = mind.outlook(s, seat, drawn + unknown)
    o.w = o.w._replace(patience=o.w.foresight)
    gain = {card: quest_gain(mind, o, card) for card in drawn}
    promise: dict[int, float] = {}
    for value in VALUES:
        cards = [card for card in unknown if QUEST_OF[card].value == value]
        promise[value] = sum([quest_gain(mind, o, card) for card in cards]) / len(cards) if cards else 0.0
    keep = [m for m in legal if m.verb == "keep"]
    draw = [m for m in legal if m.verb == "draw-quest"]
    redraw = [m for m in legal if m.verb == "redraw-quest"]
    if redraw:
        other = best(redraw, lambda m: promise[m.args[0]])
        if promise[other.args[0]] > gain[drawn[-1]] + 0.3:
            return other
    if draw:
        guard = PLAY[seat][CRYSTAL]
        if s.at[seat] == KING and guard in legal and not drawn:
            return guard
        return best(draw, lambda m: promise[m.args[0]])
    return best(keep, lambda m: gain[m.args[0]])


def quest_gain(mind: Mind, o: Outlook, card: int) -> float:
    """What another Quest would add to the prospects."""
    return o.worth(o.here._replace(tasks=o.here.tasks | 1 << o.bit_of[card]), o.turns)


def give_up(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The Quest that is missed least."""
    o = mind.outlook(s, seat)
    return best(legal, lambda m: o.worth(o.here._replace(tasks=o.here.tasks & ~(1 << o.bit_of[m.args[0]])), o.turns))


def item_draw(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Always."""
    return Move(seat, "draw-item")


def keep_item(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The better of two."""
    return best(legal, lambda m: -KEEP.index(m.args[0]))


def give_item(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The item that is missed least."""
    return best(legal, lambda m: KEEP.index(m.args[0]))
