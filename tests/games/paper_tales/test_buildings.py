"""The Buildings: what is printed on each, and each of the 5 base Buildings in play (PT-B)."""

from __future__ import annotations

import pytest

from taletable.games.paper_tales.cards import BUILDINGS, Building
from taletable.games.paper_tales.catalogue import level_text
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from . import sheet
from .table import Kingdom, Placed, Table

Need = tuple[int, int, int]


def play(buildings: dict[str, int], *back: Placed, front: tuple[Placed, ...] = ()) -> Table:
    """A Kingdom after Wars and Income."""
    table = Table(Kingdom(front=front, back=back, buildings=buildings, gold=0))
    table.to("construction")
    return table


@pytest.mark.parametrize(
    ("name", "level1", "level2", "gold", "lp"),
    [
        pytest.param("barracks", (1, 0, 0), (1, 1, 0), (0, 0), (1, 3), marks=rule("PT-B.1")),
        pytest.param("mine", (1, 0, 0), (1, 0, 1), (0, 0), (1, 3), marks=rule("PT-B.2")),
        pytest.param("tavern", (0, 1, 0), (1, 1, 0), (0, 0), (1, 3), marks=rule("PT-B.3")),
        pytest.param("temple", (0, 0, 1), (0, 0, 2), (2, 3), (1, 3), marks=rule("PT-B.4")),
        pytest.param("town", (1, 0, 0), (2, 0, 0), (0, 0), (1, 3), marks=rule("PT-B.5")),
    ],
)
def test_costs_and_lp(name: str, level1: Need, level2: Need, gold: tuple[int, int], lp: tuple[int, int]) -> None:
    table = Table(Kingdom(gold=0), at="construction")
    both = tuple(one + two for one, two in zip(level1, level2, strict=True))
    assert table.refusal(0, f"construct {name} 1 resources").args[1:] == level1
    assert table.refusal(0, f"construct {name} 2 resources").args[1:] == both
    ways = {act.split()[-1] for act in (GAME.write(m) for m in GAME.offers(table.state, 0)) if f"construct {name} 2" in act}
    if gold == (0, 0):
        assert ways == {"resources"}
    else:
        assert ways == {"resources", "gold", "gold-then-resources", "resources-then-gold"}
        assert table.refusal(0, f"construct {name} 1 gold").args == (gold[0], 0)
        assert table.refusal(0, f"construct {name} 2 gold").args == (sum(gold), 0)
    for level in (1, 2):
        end = Table(Kingdom(buildings={name: level}), at="construction", turn=4)
        end.to("end")
        assert end.lp(0) == {name: lp[level - 1]}


@pytest.mark.parametrize("ident", [pytest.param(f"PT-B.{n}", marks=rule(f"PT-B.{n}")) for n in range(1, len(BUILDINGS) + 1)])
def test_the_buildings_are_those_of_the_ledger(ident: str) -> None:
    row, building = sheet.facts(ident), sheet.card(ident)
    assert isinstance(building, Building)
    assert row["Building"].lower().replace(" ", "-") == building.key
    assert row["Building"] == words_of(GAME).get(f"building.{building.key}.name")
    assert row.get("Set", "base") == {"base": "base", "gates": "BtG", "legends": "WFL"}[building.set]
    for level in (0, 1):
        resources, *gold = row[f"Cost of level {level + 1}"].split(" or ")
        need = [0, 0, 0]
        for part in resources.split(", "):
            n, resource = part.split()
            need[["wood", "food", "crystal"].index(resource.lower().rstrip("s"))] += int(n)
        assert tuple(need) == building.needs[level]
        assert (int(gold[0].split()[0]) if gold else 0) == building.gold[level]
    assert row["LP level 1 / 2"] == f"{building.lp[0]} / {building.lp[1]}"
    assert sheet.says(row["Ability of level 1"], building.level1)
    assert sheet.says(row["Added on level 2"], building.level2)


def test_the_ledger_has_no_other_buildings() -> None:
    assert sum(ident.startswith("PT-B.") for ident in GAME.ledger.paragraphs) == len(BUILDINGS)
    for building in BUILDINGS:
        assert all(words_of(GAME).say(level_text(building, level)) for level in (1, 2))


@rule("PT-B.1")
def test_barracks() -> None:
    assert play({"barracks": 1}, "woodcutter", "forest-child", front=("knight",)).strength(0) == 4 + 2
    table = play({"barracks": 2}, "woodcutter", "treefolk", front=("knight", "cook"))
    assert table.strength(0) == 4 + 1 + 1
    assert table.lp(0) == {"war": 6, "barracks": 2}  # Knight and Treefolk
    assert "barracks" not in play({"barracks": 1}, front=("knight",)).lp(0)


@rule("PT-B.2")
def test_mine() -> None:
    assert play({"mine": 1}).makes(0) == (0, 0, 1)
    assert play({"mine": 1}).lp(0) == {"war": 6}
    table = play({"mine": 2}, "miner")
    assert table.makes(0) == (0, 0, 2)
    assert table.lp(0) == {"war": 6, "mine": 4}


@rule("PT-B.3")
def test_tavern() -> None:
    assert play({"tavern": 1}).income(0) == 2
    assert play({"tavern": 1}, "farmer", "treefolk").income(0) == 4
    table = play({"tavern": 2}, "farmer", "treefolk")
    assert table.income(0) == 4
    assert table.lp(0) == {"war": 6, "tavern": 2}


@rule("PT-B.4")
def test_temple() -> None:
    assert play({"temple": 1}).income(0) == 4
    assert play({"temple": 1}).lp(0) == {"war": 6}
    table = play({"temple": 2})
    assert table.income(0) == 4
    assert table.lp(0) == {"war": 6, "temple": 2}


@rule("PT-B.5")
def test_town() -> None:
    assert play({"town": 1}).makes(0) == (1, 1, 0)
    assert play({"town": 2}).makes(0) == (1, 1, 1)
    assert play({"town": 2}).lp(0) == {"war": 6}
