"""Items, Characters, Quests, Story cards and Events (DU-C.30 to DU-C.82). Quests and Story cards are read from `cards.toml`."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final, NamedTuple

from taletable.engine.fields import Deck

from .board import ANY_STEED, CLOUDS, FIELD_KEYS, HELL, MOUNTAINS, SEA

CARDS: Final[dict[str, dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
PLACES: Final = {**{key: field for field, key in enumerate(FIELD_KEYS)}, "any-steed": ANY_STEED}
TOKENS: Final = ("gold", "bread", "apple")
GOLD, BREAD, APPLE = range(3)
Tokens = tuple[int, int, int]
NO_TOKENS: Final[Tokens] = (0, 0, 0)

# Magic Items

ITEMS: Final = (
    "wishing-table", "cloak-of-invisibility", "hazel-branch", "golden-ball", "spirit-in-the-bottle", "ball-of-yarn",
    "golden-horse", "white-snake", "starwort", "blue-light", "magic-mirror", "seven-league-boots",
    "cursed-ring", "crystal-ball", "wishing-cap", "magic-beans", "cudgel-in-the-sack", "golden-bird",
)  # fmt: skip
(
    WISHING_TABLE, CLOAK, HAZEL, GOLDEN_BALL, SPIRIT, YARN, HORSE, WHITE_SNAKE, STARWORT, BLUE_LIGHT, MIRROR, BOOTS,
    RING, CRYSTAL, CAP, BEANS, CUDGEL, BIRD,
) = range(len(ITEMS))  # fmt: skip
THIEVES: Final = (SPIRIT, MIRROR, RING, CUDGEL)
"""Items that live off other players; a peaceful table leaves them in the box (DU-V.2)."""
NOT_IN_COOPERATIVE: Final = (MIRROR, RING)
"""Nobody draws Quests there, and Curses belong to all (DU-R.55)."""

# Characters

CHARACTERS: Final = (
    "little-red-riding-hood", "puss-in-boots", "brave-little-tailor", "snow-white", "king-thrushbeard",
    "sleeping-beauty", "thumbling", "rapunzel", "musicians-of-bremen",
)  # fmt: skip
RED_HOOD, PUSS, TAILOR, SNOW_WHITE, THRUSHBEARD, BEAUTY, THUMBLING, RAPUNZEL, MUSICIANS = range(len(CHARACTERS))

# Quests

QUEST_ITEMS: Final = ("crossbow-of-the-angels", "old-sword", "three-golden-hairs", "magic-pipe")


class Quest(NamedTuple):
    """A Main Quest: be at the place, with these tokens to give, in company, or with the quest item from its source (DU-9.6)."""

    key: str
    value: int
    place: int = -1
    """The field, ANY_STEED, or -1 for a Quest that is done anywhere."""
    tokens: Tokens = NO_TOKENS
    company: bool = False
    item: int = -1
    source: int = -1

    @property
    def kind(self) -> str:
        """The four kinds of DU-9.6."""
        if self.item >= 0:
            return "fetch"
        if self.tokens == NO_TOKENS:
            return "visit"
        return "deliver" if self.place != -1 else "discard"


def read_tokens(data: dict[str, int]) -> Tokens:
    """Tokens by name."""
    return data.get("gold", 0), data.get("bread", 0), data.get("apple", 0)


def read_quest(key: str, data: dict[str, Any]) -> Quest:
    """A Main Quest as `cards.toml` writes it."""
    item = QUEST_ITEMS.index(data["item"]) if "item" in data else -1
    place, source = (PLACES[data[name]] if name in data else -1 for name in ("place", "source"))
    return Quest(key, data["value"], place, read_tokens(data.get("give", {})), data.get("company", False), item, source)


QUESTS: Final = tuple(read_quest(key, data) for key, data in CARDS["quests"].items())
VALUES: Final = (2, 3, 4)

# Story cards

GOOD, BAD, SIDE, CURSE, MINI = range(5)
STORY_KINDS: Final = ("good-luck", "bad-luck", "side-quest", "curse", "mini-quest")


class Effect(NamedTuple):
    """One thing that a Story card does.

    For its reader: "gain" (these tokens), "gain-any" (n of one's choice), "item", "quest", "rabbit", "back-route" and "back-spirit" (take
    a die back from there), "reroll" and "turn" (an unused die), "go" (to the field).
    Against its reader: "lose" (these tokens), "lose-any" (n of one's choice), "lose-item", "lose-die", "reroll-best", and "go".
    For everybody: "all-gain". For the others: "others-gain", "others-item", "others-rabbit".
    """

    what: str
    tokens: Tokens = NO_TOKENS
    field: int = -1
    n: int = 1


class Need(NamedTuple):
    """What lifts a Curse or fulfils a Mini Quest: "ride" a Steed, "visit" the field, "pay" the tokens, "pay-any" n tokens,
    give up an "item", place a die on the "wolf"."""

    what: str
    tokens: Tokens = NO_TOKENS
    field: int = -1
    n: int = 1


class Condition(NamedTuple):
    """What is true at the end of the game: "at" the field, dice on n "spirits", n "tokens" or one of "each", n "items", the "marker",
    n Quests "done", in "company", "far" away, "unburdened" by Curses."""

    what: str
    n: int = 1
    field: int = -1


class Story(NamedTuple):
    """A Story card. Good Luck offers its options for the taking, Bad Luck always two of which one must be."""

    key: str
    kind: int
    options: tuple[Effect, ...] = ()
    ap: int = 0
    condition: Condition = Condition("")
    need: Need = Need("")

    @property
    def draws_quest(self) -> bool:
        """Of no use where nobody draws Quests (DU-21.7)."""
        return any(effect.what == "quest" for effect in self.options)  # DU-C.76

    @property
    def hurts(self) -> bool:
        """Does it hurt its reader, or does it only reward the others (DU-17.9)?"""
        return self.kind == CURSE or (self.kind == BAD and not self.options[0].what.startswith("others"))  # DU-C.72


def read_fact(data: dict[str, Any]) -> tuple[str, Tokens, int, int]:
    """A word with its tokens, its field, or its number, as effects, needs and conditions are made of them."""
    ((what, about),) = data.items()
    if isinstance(about, dict):
        return what, read_tokens(about), -1, 1
    return (what, NO_TOKENS, PLACES[about], 1) if isinstance(about, str) else (what, NO_TOKENS, -1, about)


def read_story(key: str, data: Any, kind: int) -> Story:
    """A Story card as `cards.toml` writes those of its kind."""
    if kind in (GOOD, BAD):
        return Story(key, kind, tuple(Effect(*read_fact(option)) for option in data))
    if kind == MINI:
        return Story(key, kind, (Effect(*read_fact(data["gives"])),), need=Need(*read_fact(data["need"])))
    facts = {word: about for word, about in data.items() if word != "ap"}
    if kind == CURSE:
        return Story(key, kind, ap=data["ap"], need=Need(*read_fact(facts)))
    what, _, field, n = read_fact(facts)
    return Story(key, kind, ap=data["ap"], condition=Condition(what, n, field))


STORIES: Final = tuple(read_story(key, data, kind) for kind, name in enumerate(STORY_KINDS) for key, data in CARDS["stories"][name].items())
FAR: Final = (CLOUDS, HELL, SEA, MOUNTAINS)

# Events

EVENTS: Final = (
    "beanstalk-summer", "low-branches", "the-spirits-sleep", "rich-harvest", "widdershins", "lame-horses",
    "open-gates", "quiet-forest", "fairy-gifts", "royal-call", "lean-year", "storytellers",
)  # fmt: skip

# The deck: all cards that can be hidden or shuffled, item by item, then Quests, Story cards, Events

CARD_IDS: Final = (*ITEMS, *(quest.key for quest in QUESTS), *(story.key for story in STORIES), *EVENTS)
DECK: Final = Deck(CARD_IDS)
FIRST_QUEST: Final = len(ITEMS)
FIRST_STORY: Final = FIRST_QUEST + len(QUESTS)
FIRST_EVENT: Final = FIRST_STORY + len(STORIES)
QUEST_CARDS: Final = range(FIRST_QUEST, FIRST_STORY)
STORY_CARDS: Final = range(FIRST_STORY, FIRST_EVENT)
EVENT_CARDS: Final = range(FIRST_EVENT, len(CARD_IDS))
QUEST_OF: Final = {card: QUESTS[card - FIRST_QUEST] for card in QUEST_CARDS}
STORY_OF: Final = {card: STORIES[card - FIRST_STORY] for card in STORY_CARDS}
DECK_OF: Final = tuple(
    0 if card < FIRST_QUEST else QUEST_OF[card].value - 1 if card < FIRST_STORY else 4 if card < FIRST_EVENT else 5
    for card in range(len(CARD_IDS))
)
"""In which of the six decks a card belongs: items, Quests of 2, 3, 4, Story cards, Events. They never mix."""
(
    BEANSTALK, LOW_BRANCHES, SPIRITS_SLEEP, RICH_HARVEST, WIDDERSHINS, LAME_HORSES,
    OPEN_GATES, QUIET_FOREST, FAIRY_GIFTS, ROYAL_CALL, LEAN_YEAR, STORYTELLERS,
) = EVENT_CARDS  # fmt: skip
