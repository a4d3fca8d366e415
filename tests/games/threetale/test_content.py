"""The content against its sheet (TT-22, TT-C)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from taletable.games.threetale.chapters import CHAPTERS, PROPHECY_KEYS
from taletable.games.threetale.deck import CARD_IDS
from taletable.games.threetale.enemies import BATTLES, ENEMY_TALENTS
from taletable.games.threetale.finds import QUESTS
from taletable.games.threetale.foes import FOES, PIECES
from taletable.games.threetale.heroes import HERO_KEYS, HEROES, SON
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import Scenario
from taletable.games.threetale.scenarios import SCENARIOS
from taletable.games.threetale.tiles import (
    ALTAR,
    BATTLE_1,
    BATTLE_3,
    BLACK,
    FREE,
    GOLDEN,
    PORTAL,
    QUEST,
    RED,
    TILES,
    TREASURE_1,
    TREASURE_3,
    TREE,
    WHITE,
)
from taletable.games.threetale.words import worth
from taletable.testing import rule
from taletable.words import words_of

SORTS = [sort for tile in TILES for sort in tile]


@rule("TT-22.1", "TT-C.1", "TT-C.6", "TT-C.7", "TT-C.8", "TT-C.5")
def test_the_seven_heroes() -> None:
    assert HERO_KEYS == (
        "silver-deer", "queen-of-living-water", "youngest-son", "unborn-maiden", "sun-and-moon", "vampires-bride", "starred-boy",
    )  # fmt: skip


@rule("TT-C.40", "TT-C.2")
def test_start_values_of_the_heroes() -> None:
    for hero in HEROES:
        assert 10 <= sum(hero.virtues) <= 12
        assert max(hero.virtues) <= 5
        assert hero.virtues[0] >= 1
        assert max(hero.virtues[1:]) >= 3
        assert hero.speed in (2, 3)
    assert HEROES[SON].speed == 2
    assert HEROES[SON].virtues[3] <= 2


@rule("TT-C.43", "TT-C.44")
def test_statistics_of_the_heroes() -> None:
    """Each statistic is 4 or 5 for at least two Heroes, in the preview for at least one; and it follows from what the board gives."""
    for i in range(6):
        assert sum(hero.statistics[i] >= 4 for hero in HEROES) >= 2
        assert sum(hero.statistics[i] >= 4 for hero in HEROES if hero.preview) >= 1
    fights = [hero for hero in HEROES if hero.statistics[0] >= 4]
    assert all(hero.virtues[0] >= 4 for hero in fights)
    mobile = [hero for hero in HEROES if hero.statistics[2] >= 4]
    assert all(hero.speed == 3 for hero in mobile)
    assert all(max(hero.virtues[5], hero.virtues[2]) >= 3 for hero in HEROES if hero.statistics[1] >= 4)


# Tiles


@rule("TT-22.2", "TT-C.46", "TT-C.47")
def test_tiles() -> None:
    assert len(TILES) == 30
    assert len(GOLDEN) == 9
    for tile in TILES:
        assert len(tile) == 4
        assert tile.count(TREE) <= 1
        assert any(sort != TREE for sort in tile)
    assert sum(FREE in tile for tile in TILES) >= 20


@rule("TT-C.48", "TT-C.49", "TT-C.50", "TT-22.3", "TT-22.5")
def test_the_budget_of_the_map() -> None:
    for sort in (*range(BATTLE_1, BATTLE_3 + 1), *range(TREASURE_1, TREASURE_3 + 1)):
        assert SORTS.count(sort) == 5
    counts = [SORTS.count(sort) for sort in (QUEST, ALTAR, PORTAL, TREE, WHITE, RED, BLACK, FREE)]
    assert counts == [5, 3, 6, 8, 22, 13, 9, 24]
    assert (SORTS.count(WHITE), SORTS.count(RED), SORTS.count(BLACK)) <= (50, 30, 20)


@rule("TT-C.52", "TT-21.8", "TT-C.38")
def test_the_golden_tiles() -> None:
    golden = [sort for n in GOLDEN for sort in TILES[n]]
    wanted = {ALTAR: 1, PORTAL: 2, QUEST: 1, WHITE: 4, RED: 2, BLACK: 2, TREE: 2, BATTLE_1: 1, BATTLE_1 + 1: 1, TREASURE_1: 1}
    assert all(golden.count(sort) >= n for sort, n in wanted.items())
    assert BATTLE_3 not in golden
    counters = {
        "treasures": sum(golden.count(TREASURE_1 + level) for level in range(3)), "whites": golden.count(WHITE), "tiles": 9,
        "blessed": golden.count(ALTAR), "fights": sum(golden.count(BATTLE_1 + level) for level in range(3)),
        "battles-2": golden.count(BATTLE_1 + 1), "gifts": 3, "jumps": 3, "mercies": 5, "talents": 1,
    }  # fmt: skip
    assert sum(counters[quest.need.what] >= quest.need.n for quest in QUESTS) >= 5


@rule("TT-C.53")
def test_strong_objects_stand_apart() -> None:
    """Level 3 Battles and Altars share a tile with a Tree or with at most two small things; tiles of the book are as they are."""
    for tile in TILES:
        if BATTLE_3 in tile or ALTAR in tile:
            assert TREE in tile or sum(sort == FREE for sort in tile) >= 2


@rule("TT-C.14", "TT-C.15")
def test_the_tiles_of_the_book() -> None:
    assert sorted(TILES[9]) == sorted((BATTLE_1, TREASURE_3, WHITE, FREE))
    assert {WHITE, RED, TREASURE_3} <= set(TILES[10])


# Battles


@rule("TT-C.62", "TT-C.63", "TT-22.8", "TT-C.64")
def test_battle_cards() -> None:
    ranges = {
        1: ((1, 4), (3, 7), (1, 3), (0, 0), (2, 6)),
        2: ((3, 7), (6, 10), (3, 6), (1, 2), (5, 8)),
        3: ((5, 10), (9, 15), (5, 9), (1, 3), (10, 30)),
    }
    for enemy in BATTLES:
        values = (enemy.speed, enemy.defence, enemy.strength, enemy.bonus, worth(enemy.prize))
        for value, (low, high) in zip(values, ranges[enemy.level], strict=True):
            assert low <= value <= high, enemy.key
    assert [sum(enemy.level == level for enemy in BATTLES) for level in (1, 2, 3)] == [10, 10, 10]
    easy = [enemy for enemy in BATTLES if enemy.level == 1 and enemy.defence * enemy.strength <= 12]
    assert len(easy) >= 8
    stones = [enemy for enemy in BATTLES if any(gain.what == "stone" for gain in enemy.prize)]
    assert 1 <= len(stones) <= 2


@rule("TT-C.65", "TT-C.66", "TT-C.19")
def test_ten_enemy_talents() -> None:
    talents = [enemy.talent for enemy in BATTLES if enemy.level == 3]
    assert sorted(talents) == sorted(ENEMY_TALENTS)
    wrecker = next(enemy for enemy in BATTLES if enemy.key == "heart-wrecker")
    assert (wrecker.speed, wrecker.defence, wrecker.strength, wrecker.bonus, len(wrecker.prize)) == (9, 11, 8, 2, 1)


# Quests


@rule("TT-C.35", "TT-C.36", "TT-C.37", "TT-22.10", "TT-C.34")
def test_quest_cards() -> None:
    assert len(QUESTS) == 10
    kinds = [quest.kind for quest in QUESTS]
    assert kinds.count("supporting") >= 3
    assert min(kinds.count("moving"), kinds.count("fighting"), kinds.count("gathering")) >= 2
    assert all(6 <= worth(quest.reward) <= 15 for quest in QUESTS)
    for card in words_of(GAME).tree(GAME.catalogue())["quests"]:
        assert card["need"]
        assert card["reward"]


# Prophecies and Scenarios


@rule("TT-C.85", "TT-C.25")
def test_seven_scenarios_that_differ() -> None:
    pairs = [chapter.leading for chapter in CHAPTERS[1:8]]
    counts = [sum(i in pair for pair in pairs) for i in range(6)]
    assert all(1 <= n <= 3 for n in counts)
    assert len({type(scenario) for scenario in SCENARIOS}) == len(CHAPTERS) >= 8
    wanted = {1: {0, 5}, 2: {2, 3}, 3: {1, 2}, 4: {2, 4}, 5: {0, 1}, 6: {1, 5}}
    assert all(set(pairs[number - 1]) == pair for number, pair in wanted.items())


@rule("TT-C.13", "TT-C.27")
def test_the_goals_of_the_prototype_occur() -> None:
    """Rings of power, a fall of time and space, evil creatures, a way out of the forest; tentacles, hypnotists, reflections, rulers."""
    texts = " ".join(
        words_of(GAME).get(f"chapter.{key}.{part}") for key in PROPHECY_KEYS for part in ("intro", "setup", "rules", "goal")
    ).lower()
    for word in ("rings", "forest", "hourglass", "lamia", "arms", "window", "reflection", "ruled", "machine"):
        assert word in texts


@rule("TT-C.76", "TT-C.80", "TT-C.83")
@pytest.mark.parametrize("scenario", SCENARIOS, ids=PROPHECY_KEYS)
def test_a_chapter_is_complete(scenario: Scenario) -> None:
    chapter = scenario.chapter
    for part in ("intro", "setup", "rules", "goal", "stone", "win", "loss"):
        assert len(words_of(GAME).get(f"chapter.{chapter.key}.{part}")) > 20
    assert 3 <= chapter.rounds <= 4 if chapter.tutorial else 5 <= chapter.rounds <= 8
    assert chapter.points == 100 if chapter.tutorial else 200 <= chapter.points <= 400
    assert str(chapter.rounds) in words_of(GAME).get(f"chapter.{chapter.key}.goal")
    assert f"TT-F{scenario.chapter.number}" in GAME.ledger


@rule("TT-22.14", "TT-R.56", "TT-C.81", "TT-C.82")
def test_future_boxes() -> None:
    """Every chapter has Omens of its own, and pieces or tokens; the counts of the boxes are targets."""
    for chapter in CHAPTERS:
        assert len(chapter.omens) >= 5
    assert len({piece.rpartition("-")[0] for piece in PIECES}) == len(FOES)


@rule("TT-C.75")
def test_prophecy_quests_point_at_their_scenario() -> None:
    needs = {chapter.key: chapter.need.what for chapter in CHAPTERS}
    assert needs["iron-masks"] == "fights"
    assert needs["nine-rings"] == "treasures"
    assert needs["broken-clockwork"] == "reds"
    assert needs["parallel-land"] == "jumps"
    assert CHAPTERS[0].need.n == 1


# Words


@rule("TT-C.45", "TT-C.54", "TT-C.61", "TT-C.67")
def test_every_card_has_words() -> None:
    for card in range(len(CARD_IDS)):
        label = words_of(GAME).thing("card", card)
        assert label
        assert not re.fullmatch(r"[a-z-]+\.[a-z0-9-]+(\.name)?", label), label
    things: Mapping[str, Any] = GAME.catalogue()
    for group in things.values():
        for thing in group:
            for value in thing.values():
                assert not (isinstance(value, str) and re.fullmatch(r"[a-z-]+\.[a-z0-9.-]+", value)), value


@rule("TT-22.4")
def test_fifteen_dice_are_enough_for_love() -> None:
    from .table import Hero, Table

    table = Table(Hero(love=13, bonus=["strong-arm"]))
    table.play("play strong-arm 1")
    assert table.view()["players"][0]["attack_dice"] == 15
