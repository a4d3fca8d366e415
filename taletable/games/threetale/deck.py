"""All cards that can be hidden or shuffled, in one deck of ids, and to which pile each belongs."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import Deck

from .artifacts import ARTIFACTS, Artifact
from .chapters import CHAPTERS, OMENS, Omen
from .enemies import BATTLES
from .finds import ENEMY_BONUS, HERO_BONUS, QUESTS, TREASURES, Bonus, Quest, Treasure
from .tiles import TILES

PILES: Final = (
    "artifacts-1", "artifacts-2", "artifacts-3", "battles-1", "battles-2", "battles-3", "treasures-1", "treasures-2", "treasures-3",
    "quests", "hero-bonus", "enemy-bonus", "tiles", "prophecies", "omens",
)  # fmt: skip
"""The face-down piles. Levels are 1 to 3: `ARTIFACT_PILE + level` and so on."""
ARTIFACT_PILE, BATTLE_PILE, TREASURE_PILE = -1, 2, 5
QUEST_PILE, HERO_BONUS_PILE, ENEMY_BONUS_PILE, TILE_PILE, PROPHECY_PILE, OMEN_PILE = range(9, 15)

TILE_IDS: Final = tuple(f"tile-{n + 1}" for n in range(len(TILES)))
CARD_IDS: Final = (
    *(artifact.key for artifact in ARTIFACTS),
    *(battle.key for battle in BATTLES),
    *(treasure.key for treasure in TREASURES),
    *(quest.key for quest in QUESTS),
    *(bonus.key for bonus in HERO_BONUS),
    *(bonus.key for bonus in ENEMY_BONUS),
    *TILE_IDS,
    *(f"prophecy-{chapter.number}" for chapter in CHAPTERS),
    *(omen.key for omen in OMENS),
)
DECK: Final = Deck(CARD_IDS)

FIRST_BATTLE: Final = len(ARTIFACTS)
FIRST_TREASURE: Final = FIRST_BATTLE + len(BATTLES)
FIRST_QUEST: Final = FIRST_TREASURE + len(TREASURES)
FIRST_HERO_BONUS: Final = FIRST_QUEST + len(QUESTS)
FIRST_ENEMY_BONUS: Final = FIRST_HERO_BONUS + len(HERO_BONUS)
FIRST_TILE: Final = FIRST_ENEMY_BONUS + len(ENEMY_BONUS)
FIRST_PROPHECY: Final = FIRST_TILE + len(TILES)
FIRST_OMEN: Final = FIRST_PROPHECY + len(CHAPTERS)


def _pile(card: int) -> int:
    if card < FIRST_BATTLE:
        return ARTIFACT_PILE + ARTIFACTS[card].level
    if card < FIRST_TREASURE:
        return BATTLE_PILE + BATTLES[card - FIRST_BATTLE].level
    if card < FIRST_QUEST:
        return TREASURE_PILE + TREASURES[card - FIRST_TREASURE].level
    ends = (FIRST_HERO_BONUS, FIRST_ENEMY_BONUS, FIRST_TILE, FIRST_PROPHECY, FIRST_OMEN, len(CARD_IDS))
    return QUEST_PILE + next(i for i, end in enumerate(ends) if card < end)


PILE_OF: Final = tuple(_pile(card) for card in range(len(CARD_IDS)))
"""The pile in which a card belongs. Cards of different piles never mix."""
GROUPS: Final = ("artifact", "enemy", "treasure", "quest", "bonus", "bonus", "tile", "prophecy", "omen")
"""The groups of cards in the order of the deck, as the texts call them."""
_ENDS: Final = (
    FIRST_BATTLE, FIRST_TREASURE, FIRST_QUEST, FIRST_HERO_BONUS, FIRST_ENEMY_BONUS, FIRST_TILE, FIRST_PROPHECY, FIRST_OMEN, len(CARD_IDS),
)  # fmt: skip


def group_of(card: int) -> str:
    """The group of a card in the texts."""
    return GROUPS[next(i for i, end in enumerate(_ENDS) if card < end)]


def artifact_of(card: int) -> Artifact:
    """The Artifact of a card."""
    return ARTIFACTS[card]


def treasure_of(card: int) -> Treasure:
    """The Treasure of a card."""
    return TREASURES[card - FIRST_TREASURE]


def quest_of(card: int) -> Quest:
    """The Quest of a card."""
    return QUESTS[card - FIRST_QUEST]


def bonus_of(card: int) -> Bonus:
    """The Bonus Card of a card."""
    return HERO_BONUS[card - FIRST_HERO_BONUS] if card < FIRST_ENEMY_BONUS else ENEMY_BONUS[card - FIRST_ENEMY_BONUS]


def omen_of(card: int) -> Omen:
    """The Omen of a card."""
    return OMENS[card - FIRST_OMEN]
