"""What the bot makes of Story cards."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..cards import BAD, CLOAK, GOOD, MINI, STARWORT, STORY_OF, Effect
from ..state import KINDS, Realm
from ..windows import LET_IT_BE, PLAY
from .mind import Mind, best
from .outlook import Outlook, add, plus


def effect_worth(mind: Mind, s: Realm, o: Outlook, effect: Effect) -> float:
    """What an effect of a Story card is worth to its reader."""
    w, what, tokens = o.w, effect.what, o.here.tokens
    now = mind.hope(o, tokens)
    if what in ("gain", "all-gain"):
        return mind.hope(o, plus(tokens, effect.tokens)) - now
    if what == "gain-any":
        return max(mind.hope(o, add(tokens, kind, 1)) for kind in range(KINDS)) - now
    if what == "lose":
        return mind.hope(o, plus(tokens, [-n for n in effect.tokens])) - now
    if what == "lose-any":
        return effect.n * (max(mind.hope(o, add(tokens, kind, -1)) for kind in range(KINDS) if tokens[kind]) - now)
    if what == "go":
        pool = s.pool[o.seat]
        return o.land(o.here, effect.field, False, pool, o.turns, mind.skill.depth - 1) - mind.stand(o, o.here, pool)
    if what.startswith("others"):
        return -mind.spite(s) * sum(gift_worth(mind, s, q, effect) for q in range(s.seats) if q != o.seat)
    known = {"item": w.item, "quest": w.fresh[0], "rabbit": w.hop, "lose-item": -mind.item_price(o), "reroll-best": -0.15}
    return known.get(what, -w.die if what == "lose-die" else 0.5 * w.die)


def gift_worth(mind: Mind, s: Realm, seat: int, effect: Effect) -> float:
    """What a card gives to another player."""
    o = mind.outlook(s, seat)
    if effect.what == "others-gain":
        return mind.hope(o, plus(o.here.tokens, effect.tokens)) - mind.hope(o, o.here.tokens)
    return o.w.item if effect.what == "others-item" else o.w.hop


def luck(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The better of what the card offers; a Cloak or Starwort against what hurts more than they are worth."""
    o = mind.outlook(s, seat)
    options = STORY_OF[s.read[0]].options

    def value(m: Move) -> float:
        if m.verb == "choose":
            return effect_worth(mind, s, o, options[m.args[1] - 1])
        if m.verb in ("leave", "let-it-be"):
            return 0.0
        return o.w.story - 0.9 * mind.item_price(o) if m.args[0] == CLOAK else -mind.item_price(o)

    return best(legal, value)


def choose_story(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The better of two Story cards (DU-E.12)."""
    o = mind.outlook(s, seat)

    def value(m: Move) -> float:
        story = STORY_OF[m.args[0]]
        if story.kind in (GOOD, BAD):
            return max(effect_worth(mind, s, o, effect) for effect in story.options if possible(mind, s, o, effect))
        return 0.4 * o.reward(story.options[0]) if story.kind == MINI else 0.5 * story.ap

    return best(legal, value)


def possible(mind: Mind, s: Realm, o: Outlook, effect: Effect) -> bool:
    """Can the effect be reckoned with? Without tokens none are lost."""
    return effect.what != "lose-any" or sum(o.here.tokens) > 0


def curse(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Pass it on, ward it off, or bear it."""
    passes = [m for m in legal if m.verb == "play-curse"]
    if passes:
        return best(passes, lambda m: -STORY_OF[m.args[1]].ap + 0.5 * (m.args[2] == mind.leader(s, seat)))
    if PLAY[seat][STARWORT] in legal and STORY_OF[s.read[0]].ap <= -2:
        return PLAY[seat][STARWORT]
    return LET_IT_BE[seat]


def accept(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """A gift is a gift."""
    return Move(seat, "accept")


def redraw(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Another story, please."""
    return Move(seat, "redraw")
