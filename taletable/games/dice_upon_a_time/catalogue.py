"""The things of the game with their words, for boards and other readers."""

from __future__ import annotations

from typing import Any

from taletable.engine.text import Catalogue

from .board import ANY_STEED, FIELD_KEYS, PLACE_ON_MAP, ROUTES, SOCKET_KEYS
from .cards import CHARACTERS, EVENTS, ITEMS, QUEST_ITEMS, QUESTS, STORIES, STORY_KINDS, TOKENS, Effect, Quest
from .dice import DIE_KEYS, FACE_KEYS, FACES


def catalogue(text: Catalogue) -> dict[str, list[dict[str, Any]]]:
    """All cards in the order of the ledger, the dice, and the map."""
    stories = [{**_words("story", story.key, text), "kind": STORY_KINDS[story.kind], "ap": story.ap} for story in STORIES]
    return {
        "items": [_words("item", key, text) for key in ITEMS],
        "characters": [_words("character", key, text) for key in CHARACTERS],
        "quests": [_quest(quest, text) for quest in QUESTS],
        "stories": stories,
        "events": [_words("event-card", key, text) for key in EVENTS],
        "dice": [{"key": key, "faces": [FACE_KEYS[face] for face in FACES[die]]} for die, key in enumerate(DIE_KEYS)],
        "fields": [_field(field, text) for field in range(len(FIELD_KEYS))],
        "routes": [
            {"key": SOCKET_KEYS[route], "from": FIELD_KEYS[a], "to": FIELD_KEYS[b], "value": value}
            for route, (a, b, value) in enumerate(ROUTES)
        ],
        "spirits": [{"key": key, "text": text.get(f"spirit-text.{key}")} for key in ("rabbit", "wolf", "snake", "fox")],
        "levels": [{"key": str(n), "text": text.get(f"verdict.{n}")} for n in range(1, 6)],
    }


def _field(field: int, text: Catalogue) -> dict[str, Any]:
    """A field with its place on the map, in percent from the top left."""
    key = FIELD_KEYS[field]
    x, y = PLACE_ON_MAP[field]
    return {"key": key, "name": text.get(f"field.{key}"), "text": text.get(f"field-text.{key}"), "x": x, "y": y}


def effect_text(text: Catalogue, effect: Effect) -> str:
    """One option of a Story card in words."""
    tokens = ", ".join(f"{n} {text.get(f'token.{token}')}" for token, n in zip(TOKENS, effect.tokens, strict=True) if n)
    field = text.get(f"field.{FIELD_KEYS[effect.field]}") if effect.field >= 0 else ""
    return text.fill(f"effect.{effect.what}", {"tokens": tokens, "field": field, "n": str(effect.n)})


def _words(group: str, key: str, text: Catalogue) -> dict[str, Any]:
    return {"key": key, "name": text.get(f"{group}.{key}.name"), "text": text.get(f"{group}.{key}.text")}


def _quest(quest: Quest, text: Catalogue) -> dict[str, Any]:
    """A Quest by its icons (DU-C.65): what is needed where."""
    return {
        **_words("quest", quest.key, text),
        "value": quest.value,
        "kind": quest.kind,
        "place": "steed" if quest.place == ANY_STEED else FIELD_KEYS[quest.place] if quest.place >= 0 else None,
        "tokens": {token: n for token, n in zip(TOKENS, quest.tokens, strict=True) if n},
        "company": quest.company,
        "item": QUEST_ITEMS[quest.item] if quest.item >= 0 else None,
        "source": FIELD_KEYS[quest.source] if quest.source >= 0 else None,
    }
