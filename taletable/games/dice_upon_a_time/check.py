"""What a hand-edited position may not be: dice twice, cards in the wrong deck, answers to nothing."""

from __future__ import annotations

from taletable.engine.fields import BadPosition
from taletable.engine.saying import say

from .board import SOCKET_KEYS, SOCKETS
from .cards import CARD_IDS, DECK_OF
from .dice import BLANK, DIE_KEYS, FACES, SNAKE_DIE, dice_of
from .state import TAKEN, Realm

ITEM_DECK, STORY_DECK, EVENT_DECK = 0, 4, 5
QUEST_DECKS = (1, 2, 3)
DECKS_OF_ZONE = {
    "items": (ITEM_DECK,), "used": (ITEM_DECK,), "shown": (ITEM_DECK,), "hand": (ITEM_DECK,), "drawn": (ITEM_DECK, *QUEST_DECKS),
    "quests2": (1,), "quests3": (2,), "quests4": (3,), "open_quests": QUEST_DECKS, "active": QUEST_DECKS, "done": QUEST_DECKS,
    "stories": (STORY_DECK,), "told": (STORY_DECK,), "read": (STORY_DECK,), "open_tales": (STORY_DECK,), "tales": (STORY_DECK,),
    "fate": (EVENT_DECK,), "unused": (EVENT_DECK,), "ahead": (EVENT_DECK,), "past": (EVENT_DECK,),
}  # fmt: skip
PER_SEAT = ("hand", "drawn", "active", "done", "tales")
IN_A_TURN = (
    "turn", "place", "yarn", "wolf", "step", "harvest", "steed", "choose_token", "lose", "item_draw", "story", "choose_story", "retell",
    "good_luck", "bad_luck", "curse", "offered", "back_route", "back_spirit", "reroll", "reroll_best", "turn_die", "lose_item", "lose_die",
    "deeds", "pay_any", "barter", "consent", "hand_item",
)  # fmt: skip
READING = ("choose_story", "retell", "good_luck", "bad_luck")


def check(s: Realm) -> None:
    """Raise BadPosition where a loaded state cannot be."""
    _check_seats(s)
    _check_dice(s)
    _check_cards(s)
    _check_frames(s)
    _check_answers(s)


def _check_seats(s: Realm) -> None:
    for name, seat in (("marker", s.marker), ("turn", s.turn), ("snake", s.snake), ("hush", s.hush)):
        if seat >= s.seats:
            raise BadPosition(name, say("position.no-seat", seat=seat))
    for item, seat in enumerate(s.carrier):
        if seat >= s.seats:
            raise BadPosition(f"carrier[{item}]", say("position.no-seat", seat=seat))
    for seat in range(s.seats):
        if s.at[seat] < 0:
            raise BadPosition(f"players[{seat}].at", say("position.nowhere"))
    characters = [character for character in s.character if character >= 0]
    if len(set(characters)) != len(characters):
        raise BadPosition("players", say("position.same-character"))


def _check_dice(s: Realm) -> None:
    """Each die of the game lies in one place, the Snake Die only if somebody holds it."""
    lying: dict[int, str] = {}
    places = [("spent", s.spent)]
    places += [(f"stacks.{SOCKET_KEYS[socket]}", s.stacks[socket]) for socket in SOCKETS]
    for seat in range(s.seats):
        places += [(f"players[{seat}].pool", s.pool[seat]), (f"players[{seat}].fox", s.fox[seat])]
    for where, dice in places:
        for die in dice:
            if die in lying:
                raise BadPosition(where, say("position.die-elsewhere", die=DIE_KEYS[die], place=lying[die]))
            lying[die] = where
            if "players" in where and s.owner(die) != int(where[8]):
                raise BadPosition(where, say("position.other-owner", die=DIE_KEYS[die]))
    expected = {die for seat in range(s.seats) for die in dice_of(seat)} if s.chapter else set()
    if s.snake >= 0:
        expected.add(SNAKE_DIE)
    if set(lying) != expected:
        wrong = sorted(DIE_KEYS[die] for die in set(lying) ^ expected)
        raise BadPosition("stacks", say("position.dice", dice=wrong))
    for die, face in enumerate(s.face):
        if face != BLANK and face not in FACES[die]:
            raise BadPosition(f"face.{DIE_KEYS[die]}", say("position.no-face"))
        if face == BLANK and die in lying:
            raise BadPosition(f"face.{DIE_KEYS[die]}", say("position.faceless"))


def _check_cards(s: Realm) -> None:
    """Every card lies in a place for its sort."""
    for name, decks in DECKS_OF_ZONE.items():
        value = getattr(s, name)
        for seat in range(s.seats) if name in PER_SEAT else (-1,):
            for card in value[seat] if seat >= 0 else value:
                if DECK_OF[card] not in decks:
                    where = f"players[{seat}].{name}" if seat >= 0 else name
                    raise BadPosition(where, say("position.misplaced", card=CARD_IDS[card]))
    if s.event >= 0 and DECK_OF[s.event] != EVENT_DECK:
        raise BadPosition("event", say("position.no-event", card=CARD_IDS[s.event]))


def _check_frames(s: Realm) -> None:
    for frame in s.frames:
        if frame.rule in IN_A_TURN and s.turn < 0:
            raise BadPosition("turn", say("position.nobody-active", rule=frame.rule))
    if not s.over:
        rule = s.frames[-1].rule
        if rule in READING and not s.read:
            raise BadPosition("read", say("position.nothing-read", rule=rule))
        if rule == "yarn" and s.die not in s.pool[s.turn]:
            raise BadPosition("die", say("position.other-die"))


def _check_answers(s: Realm) -> None:
    for seat in range(s.seats):
        answer = s.answer[seat]
        if answer and (s.over or s.waiting >> seat & 1 or not s.asked >> seat & 1):
            raise BadPosition(f"players[{seat}].answer", say("position.answer"))
        if answer and answer[0] < TAKEN and answer[0] not in s.hand[seat]:
            raise BadPosition(f"players[{seat}].answer", say("position.answer-not-held"))
