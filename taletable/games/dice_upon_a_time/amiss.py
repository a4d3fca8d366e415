"""Why something that is not even offered cannot be done: what somebody at the board may well click on gets its true reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from taletable.engine.grammar import SEAT, Grammar, alike
from taletable.engine.moves import Move, Refusal

from .board import FAIRY, KING, MAGIC_ITEMS, NEIGHBOURS, RABBIT, RESOURCE, STEEDS, TOWN
from .cards import (
    BEAUTY,
    BIRD,
    BLUE_LIGHT,
    CAP,
    FIRST_EVENT,
    FIRST_QUEST,
    FIRST_STORY,
    HAZEL,
    HORSE,
    LAME_HORSES,
    MINI,
    PUSS,
    RING,
    SIDE,
    STORY_OF,
    TAILOR,
    THRUSHBEARD,
    THUMBLING,
    YARN,
)
from .deeds import refuse_need
from .domains import CARD, CHARACTER, DIE, FIELD, TOKEN
from .state import AN_ITEM, KINDS, Realm
from .windows import NO_TRIGGER

GRAMMAR = Grammar(
    refusals={
        "others-turn": (SEAT,),
        "other-character": (CHARACTER,),
        **alike((DIE,), "not-your-die", "die-not-unused", "no-such-face", "other-die-first"),
        **alike((FIELD,), "not-next", "other-way"),
        **alike((CARD,), "not-in-hand", "item-used", "say-on-what", "quest-done", "not-before-you"),
        **alike((TOKEN,), "none-of-it", "takes-another", "gives-another"),
        "not-met": (SEAT,),
        **alike(
            (),
            "no-turn-yet",
            "being-resolved",
            "die-placed",
            "no-characters",
            "not-by-card",
            "no-rabbit",
            "no-die-to-soften",
            "two-dice",
            "no-route-yet",
            "spirits-are-no-route",
            "no-step-left",
            "horses-are-lame",
            "only-to-steeds",
            "on-arrival",
            "on-arriving-at-a-steed",
            "tokens-from-fields",
            "nothing-doubled",
            "quests-lie-open",
            "keep-one-now",
            "quests-from-town",
            "no-thumbs",
            "when-drawing",
            "no-items-here",
            "items-from-field",
            "in-phase-5",
            "only-above-four",
            "at-the-end",
            "not-with-yourself",
            "not-to-be-traded",
            "no-more-of-it",
            "not-the-best",
            "die-not-there",
            "not-from-the-fox",
        ),
    }
)
PHASES: Final = ("place", "step", "deeds")
"""What is asked in a turn while nothing is being resolved."""
ON_SOMETHING: Final = {
    HAZEL: "DU-C.32",
    YARN: "DU-C.35",
    HORSE: "DU-C.36",
    BLUE_LIGHT: "DU-C.39",
    RING: "DU-C.42",
    CAP: "DU-C.44",
    BIRD: "DU-C.47",
}
"""Items that are played on something."""
DICE_OF: Final = {
    "wolf": "DU-11.14",
    "fox": "DU-11.28",
    "rapunzel": "DU-20.13",
    "lose_die": "DU-R.40",
    "reroll_best": "DU-S.28",
    **dict.fromkeys(("reroll", "turn_die", "back_route", "back_spirit"), "DU-C.71"),
}
"""Which dice a question is about."""


def amiss(s: Realm, m: Move, offers: list[Move]) -> Refusal | None:
    """The reason, if somebody may well try it. It hangs on nothing but what everybody sees, and the seat's own hand."""
    if m.verb == "play" or m.verb.startswith("play-"):
        return item(s, m, offers) if m.verb != "play-on" else None
    reason = REASONS.get(m.verb)
    return reason(s, m) if reason else None


def later(s: Realm, seat: int, here: Refusal) -> Refusal:
    """Turns are one's own, and what is asked is answered first; else the reason is the phase."""
    if s.turn < 0:
        return Refusal("DU-4.1", "no-turn-yet")
    if s.turn != seat:
        return Refusal("DU-4.1", "others-turn", (s.turn,))
    return here if s.frames[-1].rule in PHASES else Refusal("DU-15.6", "being-resolved")


def others_ability(s: Realm, seat: int, character: int) -> Refusal | None:
    """DU-13.1: each Character has its own."""
    if not s.options["characters"]:
        return Refusal("DU-13.3", "no-characters")
    return None if s.character[seat] == character else Refusal("DU-13.1", "other-character", (character,))


# Phase 1


def placed(s: Realm, m: Move) -> Refusal | None:
    """DU-4.3: one die a turn, an own one that is unused."""
    if s.frames[-1].rule == "place" and m.verb == "place":
        return not_unused(s, m.seat, m.args[0], "DU-4.3")
    return later(s, m.seat, Refusal("DU-4.3", "die-placed"))


def not_unused(s: Realm, seat: int, die: int, cite: str) -> Refusal | None:
    """Somebody else's die, or one that is not in the pool."""
    if s.owner(die) != seat:
        return Refusal(cite, "not-your-die", (die,))
    return None if die in s.pool[seat] else Refusal(cite, "die-not-unused", (die,))


def not_next(s: Realm, seat: int, field: int, cite: str) -> Refusal:
    """A single step leads to a neighbouring field."""
    return Refusal(cite, "already-there" if field == s.at[seat] else "not-next", (field,))


def hop(s: Realm, m: Move) -> Refusal | None:
    """DU-11.9."""
    if not s.rabbits[m.seat]:
        return Refusal("DU-11.9", "no-rabbit")
    return not_next(s, m.seat, m.args[0], "DU-11.9") if s.frames[-1].rule == "place" else placed(s, m)


def ability(s: Realm, m: Move) -> Refusal | None:
    """Most abilities are used on something, or where they are asked for."""
    if not s.options["characters"]:
        return Refusal("DU-13.3", "no-characters")
    return Refusal("DU-13.1", "not-by-card") if s.frames[-1].rule == "place" else placed(s, m)


def soften(s: Realm, m: Move) -> Refusal | None:
    """DU-C.52."""
    other = others_ability(s, m.seat, TAILOR)
    return other or (Refusal("DU-C.52", "no-die-to-soften") if s.frames[-1].rule == "place" else placed(s, m))


def sleepwalk(s: Realm, m: Move) -> Refusal | None:
    """DU-C.55, DU-C.59."""
    one, two, field = m.args
    other = others_ability(s, m.seat, BEAUTY)
    if other or s.frames[-1].rule != "place":
        return other or placed(s, m)
    if s.turned[m.seat]:
        return Refusal("DU-13.2", "ability-used")
    unused = not_unused(s, m.seat, one, "DU-C.55") or not_unused(s, m.seat, two, "DU-C.55")
    if unused or one == two:
        return unused or Refusal("DU-C.59", "two-dice")
    return None if field in [there for _, there in NEIGHBOURS[s.at[m.seat]]] else not_next(s, m.seat, field, "DU-C.55")


def swap(s: Realm, m: Move) -> Refusal | None:
    """DU-C.51: in his turn, or while completing a Quest."""
    return others_ability(s, m.seat, PUSS) or later(s, m.seat, Refusal("DU-C.51", "being-resolved"))


# Phases 3 and 4


def walk(s: Realm, m: Move) -> Refusal | None:
    """DU-7.1, DU-7.2: over the route that was activated, and once."""
    field = m.args[0]
    if field == s.at[m.seat]:
        return Refusal("DU-7.1", "already-there", (field,))
    if s.frames[-1].rule == "place":
        return Refusal("DU-7.1", "no-route-yet")
    if s.die < 0:
        return later(s, m.seat, Refusal("DU-7.2", "no-step-left"))
    route = Refusal("DU-7.1", "other-way", (field,)) if s.socket < RABBIT else Refusal("DU-5.8", "spirits-are-no-route")
    return later(s, m.seat, route)


def arrival(s: Realm, m: Move, fields: tuple[int, ...], elsewhere: Refusal) -> Refusal:
    """DU-8.1: a field gives something on arrival only."""
    return later(s, m.seat, Refusal("DU-8.1", "on-arrival") if s.at[m.seat] in fields else elsewhere)


def ride(s: Realm, m: Move) -> Refusal | None:
    """DU-8.13."""
    field = m.args[0]
    if s.event == LAME_HORSES:
        return Refusal("DU-E.6", "horses-are-lame")
    if field == s.at[m.seat]:
        return Refusal("DU-8.13", "already-there", (field,))
    return Refusal("DU-8.13", "only-to-steeds") if field not in STEEDS else arrival(s, m, STEEDS, Refusal("DU-8.13", "not-on-a-steed"))


def leap(s: Realm, m: Move) -> Refusal | None:
    """DU-C.54."""
    field = m.args[0]
    other = others_ability(s, m.seat, THRUSHBEARD)
    if other or field == s.at[m.seat]:
        return other or Refusal("DU-C.54", "already-there", (field,))
    return Refusal("DU-13.2", "ability-used") if s.turned[m.seat] else later(s, m.seat, Refusal("DU-C.54", "on-arriving-at-a-steed"))


def take(s: Realm, m: Move) -> Refusal | None:
    """DU-8.5, DU-8.7."""
    if s.frames[-1].rule == "harvest":
        known = m.verb == "take" or s.at[m.seat] == FAIRY or RESOURCE[s.at[m.seat]] == m.args[0]
        return Refusal("DU-6.12", "nothing-doubled") if m.verb != "take" and known else Refusal("DU-8.7", "gives-another", m.args)
    return arrival(s, m, (FAIRY, *RESOURCE), Refusal("DU-8.7", "tokens-from-fields"))


def draw_quest(s: Realm, m: Move) -> Refusal | None:
    """DU-8.3, DU-8.4."""
    if s.cooperative:
        return Refusal("DU-R.46", "quests-lie-open")
    if s.frames[-1].rule == "quest_draw":
        return Refusal("DU-8.4", "keep-one-now")
    return arrival(s, m, (TOWN, KING), Refusal("DU-8.3", "quests-from-town"))


def redraw_quest(s: Realm, m: Move) -> Refusal | None:
    """DU-20.10, DU-C.56."""
    other = others_ability(s, m.seat, THUMBLING)
    if other or not s.thumbs[m.seat]:
        return other or Refusal("DU-20.10", "no-thumbs")
    return Refusal("DU-C.56", "when-drawing")


def draw_item(s: Realm, m: Move) -> Refusal | None:
    """DU-8.14, DU-15.2."""
    if not s.has_items:
        return Refusal("DU-21.14", "no-items-here")
    return arrival(s, m, (MAGIC_ITEMS,), Refusal("DU-15.2", "items-from-field"))


# Phase 5


def quest(s: Realm, m: Move) -> Refusal | None:
    """DU-9.1: the owner's Quests, in phase 5 of the owner's turn; DU-9.5: once."""
    card = m.args[0]
    if any(card in cards for cards in s.done):
        return Refusal("DU-9.5", "quest-done", (card,))
    cite = {"complete": "DU-9.1", "pick-up": "DU-9.7"}.get(m.verb, "DU-14.7")
    if card not in s.quests_of(m.seat):
        return Refusal(cite, "not-before-you", (card,)) if any(card in cards for cards in s.active) else None
    if m.verb == "give-up":
        return Refusal("DU-14.7", "only-above-four")
    return later(s, m.seat, Refusal("DU-9.1", "in-phase-5"))


def tale(s: Realm, m: Move) -> Refusal | None:
    """DU-R.44: Mini Quests are fulfilled and Curses lifted in phase 5; Side Quests count at the end (DU-17.10)."""
    card = m.args[0]
    if not FIRST_STORY <= card < FIRST_EVENT or not (card in s.open_tales or any(card in cards for cards in s.tales)):
        return None
    kind = STORY_OF[card].kind
    if kind == SIDE:
        return Refusal("DU-17.10", "at-the-end")
    if card not in s.tales_of(m.seat):
        return Refusal("DU-17.14" if kind == MINI else "DU-17.12", "not-before-you", (card,))
    by_deed = STORY_OF[card].need.what in ("ride", "wolf")
    return refuse_need(s, m.seat, STORY_OF[card].need) if by_deed else later(s, m.seat, Refusal("DU-R.44", "in-phase-5"))


# Items


def item(s: Realm, m: Move, offers: list[Move]) -> Refusal | None:
    """DU-15.3, DU-15.4: an item in one's hand, when its trigger happens, and on what it says."""
    card, rule, seat = m.args[0], s.frames[-1].rule, m.seat
    if card >= FIRST_QUEST:
        return None
    if card not in s.hand[seat]:
        return Refusal("DU-15.4", "item-used", (card,)) if card in s.used else Refusal("DU-15.3", "not-in-hand", (card,))
    if m.verb == "play" and any(offer.args[:1] == (card,) and offer.verb.startswith("play-") for offer in offers):
        return Refusal(ON_SOMETHING[card], "say-on-what", (card,))
    if m.verb == "play-die" and rule == "place" and card in (YARN, BLUE_LIGHT):
        die = m.args[1]
        if card == YARN:
            return not_unused(s, seat, die, "DU-C.35")
        return Refusal("DU-16.14", "not-your-die", (die,)) if s.owner(die) != seat else Refusal("DU-16.14", "die-not-there")
    if m.verb == "play-field" and rule in ("step", "deeds") and m.args[1] == s.at[seat]:
        return Refusal("DU-C.44", "already-there", m.args[1:])
    if m.verb == "play-seat" and rule == "deeds":
        return Refusal("DU-C.36", "too-late-for-the-horse")
    return Refusal("DU-C.42", "no-curse") if m.verb == "play-curse" and rule in ("place", "curse") else NO_TRIGGER[card]


# What is asked for


def asked_die(s: Realm, m: Move) -> Refusal | None:
    """A die that the question is not about (DU-11.14, DU-11.28, DU-20.13, DU-C.71, DU-R.40, DU-S.28)."""
    rule, seat, die = s.frames[-1].rule, m.seat, m.args[0]
    cite = DICE_OF.get(rule)
    if cite is None:
        return None
    if s.owner(die) != seat:
        return Refusal(cite, "not-your-die", (die,))
    if rule == "fox":
        return from_the_fox(s, m)
    if rule in ("back_route", "back_spirit"):
        return Refusal(cite, "die-not-there")
    face = Refusal(cite, "no-such-face", (die,)) if rule == "turn_die" else None
    return not_unused(s, seat, die, cite) or (Refusal(cite, "not-the-best") if rule == "reroll_best" else face)


def from_the_fox(s: Realm, m: Move) -> Refusal:
    """DU-11.28: a die of the Fox, one after the other, to one of its own faces."""
    mine, die = s.fox[m.seat], m.args[0]
    if die not in mine:
        return Refusal("DU-11.28", "not-from-the-fox")
    return Refusal("DU-11.28", "no-such-face", (die,)) if die == mine[0] else Refusal("DU-11.28", "other-die-first", mine[:1])


def give_away(s: Realm, m: Move) -> Refusal | None:
    """A token that one has not, or that the card does not take."""
    rule, token = s.frames[-1].rule, m.args[0]
    wanted = s.frames[-1].args[1] if rule == "lose" else -1
    if wanted not in (-1, token):
        return Refusal("DU-17.6", "takes-another", (wanted,))
    cite = {"lose": "DU-17.6", "lean_year": "DU-E.11", "pay_any": "DU-17.14"}.get(rule)
    return Refusal(cite, "none-of-it", (token,)) if cite else None


def trade(s: Realm, m: Move) -> Refusal | None:
    """DU-18.1: with somebody who is there."""
    partner = m.args[0]
    if not partner < s.seats:
        return None
    nobody = Refusal("DU-18.1", "not-with-yourself") if partner == m.seat else Refusal("DU-18.1", "not-met", (partner,))
    reason = later(s, m.seat, nobody)
    return Refusal("DU-R.45", "being-resolved") if reason.key == "being-resolved" else reason


def goods(s: Realm, m: Move) -> Refusal | None:
    """DU-18.2, DU-R.45: what changes hands, and how much of it there is."""
    if s.frames[-1].rule != "barter":
        return None
    card = m.args[0] - KINDS
    if m.args[0] == AN_ITEM or card < 0:
        return Refusal("DU-18.2", "no-more-of-it")
    if card >= FIRST_STORY:
        return (
            Refusal("DU-R.45", "not-to-be-traded")
            if card < FIRST_EVENT and STORY_OF[card].kind != SIDE
            else Refusal("DU-18.2", "no-more-of-it")
        )
    return Refusal("DU-18.2", "not-to-be-traded") if any(card in cards for cards in s.done) else Refusal("DU-18.2", "no-more-of-it")


REASONS: Final[dict[str, Callable[[Realm, Move], Refusal | None]]] = {
    **dict.fromkeys(("place", "pass"), placed),
    "hop": hop,
    "ability": ability,
    "soften": soften,
    "sleepwalk": sleepwalk,
    "swap": swap,
    "walk": walk,
    "ride": ride,
    "leap": leap,
    **dict.fromkeys(("take", "take-single"), take),
    "draw-quest": draw_quest,
    "redraw-quest": redraw_quest,
    "draw-item": draw_item,
    **dict.fromkeys(("complete", "pick-up", "give-up"), quest),
    **dict.fromkeys(("fulfil", "lift"), tale),
    **dict.fromkeys(("lose-die", "reroll", "roll", "set", "turn-die", "take-back"), asked_die),
    **dict.fromkeys(("lose", "pay"), give_away),
    "trade": trade,
    **dict.fromkeys(("give", "want"), goods),
}
