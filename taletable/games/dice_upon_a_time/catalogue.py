"""The things of the game with their words, for boards and other readers."""

from __future__ import annotations

from taletable.engine.saying import Say, say

from .board import ANY_STEED, FIELD_KEYS, PLACE_ON_MAP, ROUTES, SOCKET_KEYS
from .cards import CHARACTERS, EVENTS, ITEMS, QUEST_ITEMS, QUESTS, STORIES, STORY_KINDS, TOKENS, Effect, Quest
from .dice import DIE_KEYS, FACE_KEYS, FACES
from .shapes import FieldFacts, QuestFacts, StoryFacts, Things, Words


def catalogue() -> Things:
    """All cards in the order of the ledger, the dice, and the map."""
    stories: list[StoryFacts] = [{**_words("story", story.key), "kind": STORY_KINDS[story.kind], "ap": story.ap} for story in STORIES]
    return {
        "items": [_words("item", key) for key in ITEMS],
        "characters": [_words("character", key) for key in CHARACTERS],
        "quests": [_quest(quest) for quest in QUESTS],
        "stories": stories,
        "events": [_words("chapter-event", key) for key in EVENTS],
        "dice": [{"key": key, "faces": [FACE_KEYS[face] for face in FACES[die]]} for die, key in enumerate(DIE_KEYS)],
        "fields": [_field(field) for field in range(len(FIELD_KEYS))],
        "routes": [
            {"key": SOCKET_KEYS[route], "from": FIELD_KEYS[a], "to": FIELD_KEYS[b], "value": value}
            for route, (a, b, value) in enumerate(ROUTES)
        ],
        "spirits": [{"key": key, "text": say(f"spirit-text.{key}")} for key in ("rabbit", "wolf", "snake", "fox")],
        "levels": [{"key": str(n), "text": say(f"verdict.{n}")} for n in range(1, 6)],
    }


def _field(field: int) -> FieldFacts:
    """A field with its place on the map, in percent from the top left."""
    key = FIELD_KEYS[field]
    x, y = PLACE_ON_MAP[field]
    return {"key": key, "name": say(f"field.{key}"), "text": say(f"field-text.{key}"), "x": x, "y": y}


def effect_text(effect: Effect) -> Say:
    """One option of a Story card."""
    tokens = [say("tokens", n=n, token=say(f"token.{token}")) for token, n in zip(TOKENS, effect.tokens, strict=True) if n]
    field = say(f"field.{FIELD_KEYS[effect.field]}") if effect.field >= 0 else ""
    return say(f"effect.{effect.what}", tokens=tokens, field=field, n=effect.n)


def _words(group: str, key: str) -> Words:
    return {"key": key, "name": say(f"{group}.{key}.name"), "text": say(f"{group}.{key}.text")}


def _quest(quest: Quest) -> QuestFacts:
    """A Quest by its icons (DU-C.65): what is needed where."""
    return {
        **_words("quest", quest.key),
        "value": quest.value,
        "kind": quest.kind,
        "place": "steed" if quest.place == ANY_STEED else FIELD_KEYS[quest.place] if quest.place >= 0 else None,
        "tokens": {token: n for token, n in zip(TOKENS, quest.tokens, strict=True) if n},
        "company": quest.company,
        "item": QUEST_ITEMS[quest.item] if quest.item >= 0 else None,
        "source": FIELD_KEYS[quest.source] if quest.source >= 0 else None,
    }
