"""What the bot does at the end of its turn."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..cards import CURSE, FIRST_STORY, QUEST_OF, SIDE, STORY_OF
from ..deeds import DONE
from ..state import Realm
from .encounters import offer_trade
from .mind import Mind, best
from .outlook import Outlook, plus
from .placing import good_swap
from .stories import effect_worth


def deeds(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Complete, pick up, fulfil and lift what pays; go on by Horse or Cap where that is better."""
    o = mind.outlook(s, seat)
    picks = [m for m in legal if m.verb == "pick-up"]
    if picks:
        return picks[0]
    swap = good_swap(mind, o, legal)
    if swap is not None:
        return swap
    travels = [m for m in legal if m.verb in ("play-seat", "play-field", "leap", "done")]
    travel = best(travels, lambda m: mind.moving(s, o, m))
    if travel.verb != "done":
        return travel
    idle = o.w.patience * o.worth(o.here, o.turns)
    doable = [m for m in legal if m.verb in ("complete", "fulfil", "lift")]
    values = {m: deed_worth(mind, s, o, m) for m in doable}
    choice = max(doable, key=lambda m: values[m], default=DONE[seat])
    if doable and values[choice] > idle:
        return choice
    return offer_trade(mind, s, seat, legal) or DONE[seat]


def deed_worth(mind: Mind, s: Realm, o: Outlook, m: Move) -> float:
    """What a deed earns, and what is left to hope for after it."""
    card = m.args[0]
    if card < FIRST_STORY:
        task = QUEST_OF[card]
        gain, tokens = float(task.value), task.tokens
    else:
        story = STORY_OF[card]
        tokens = story.need.tokens
        gain = -float(story.ap) if story.kind == CURSE else effect_worth(mind, s, o, story.options[0])
        if story.need.what == "pay-any":
            gain -= o.w.token
        elif story.need.what == "item":
            gain -= mind.item_price(o)
    bit = o.bit_of.get(card, -1)
    tasks = o.here.tasks & ~(1 << bit) if bit >= 0 else o.here.tasks
    return gain + o.worth(o.here._replace(tokens=plus(o.here.tokens, [-n for n in tokens]), tasks=tasks), o.turns)


def early_end(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """There is more to do while a Curse lies there or a Side Quest may be met (DU-R.47)."""
    open_ends = any(STORY_OF[card].kind in (CURSE, SIDE) for card in s.open_tales)
    return Move(seat, "play-on" if open_ends else "stop")
