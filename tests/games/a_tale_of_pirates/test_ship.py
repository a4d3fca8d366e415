"""Ellen and the sea around her (TP-2, TP-3), and the pieces in the box."""

from __future__ import annotations

import pytest

from taletable.engine.saying import say
from taletable.games.a_tale_of_pirates.cards import CARD_IDS, CHAPTERS
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import (
    AIMS,
    AREA_OF,
    AREAS,
    BALLS,
    CORKS,
    DAMAGE_TOKENS,
    DIE,
    ELLEN,
    FACES,
    GUNS,
    HELM,
    LEFT_CANNONS,
    LOOKOUT,
    MAX_SPEED,
    MOST_LIFE,
    MOST_TURN,
    REPAIRS,
    RESULTS,
    RIGHT_CANNONS,
    ROOM,
    SAIL,
    SECTORS,
    SLOTS,
    SPACES,
    aim,
    area_facing,
    clockwise,
)
from taletable.testing import rule

from .table import Table

TABLE_OF_THE_BOOK = """
N  N  NE SE S  SW NW
NE NE SE S  SW NW N
SE SE S  SW NW N  NE
S  S  SW NW N  NE SE
SW SW NW N  NE SE S
NW NW N  NE SE S  SW
"""


@rule("TP-2.11", "TP-2.3", "TP-R.2")
def test_areas_keep_their_place_when_she_turns() -> None:
    for line in TABLE_OF_THE_BOOK.split("\n")[1:-1]:
        bow, *sectors = [SECTORS.index(word.lower()) for word in line.split()]
        assert [clockwise(bow, FACES[area]) for area in range(6)] == sectors
        assert [area_facing(bow, sector) for sector in sectors] == list(range(6))
    assert FACES[REPAIRS] == -1


@rule("TP-2.2", "TP-2.4", "TP-2.5", "TP-2.6", "TP-2.7", "TP-2.8", "TP-R.1", "TP-K.11")
def test_seven_areas_with_ten_spaces() -> None:
    spaces = [[space for space in ELLEN if AREA_OF[space] == area] for area in range(7)]
    assert AREAS[:7] == ("cannonballs", "right-cannons", "sail", "helm", "lookout", "left-cannons", "repairs")
    assert [len(found) for found in spaces] == [1, 2, 2, 1, 1, 2, 1]
    assert {area for area in range(7) if len(spaces[area]) == 2} == {LEFT_CANNONS, RIGHT_CANNONS, SAIL}
    assert len(ELLEN) == 10
    assert sum(AREA_OF[space] != REPAIRS for space in ELLEN) == 9
    assert CHAPTERS[0].spaces == ELLEN


@rule("TP-2.9", "TP-K.8")
def test_a_ball_for_each_of_four_cannons() -> None:
    assert [SPACES[gun] for gun in GUNS if gun in ELLEN] == ["right-1", "right-2", "left-1", "left-2"]
    assert BALLS == 4


@rule("TP-2.1", "TP-3.1", "TP-K.2", "TP-R.3")
def test_six_sectors_clockwise() -> None:
    assert SECTORS == ("n", "ne", "se", "s", "sw", "nw")
    table = Table(bow="n", speed=1)
    table.act(0, "helm", "steer right-1")
    assert table.dump()["bow"] == "ne"
    table.act(1, "helm", "steer left-2")
    assert table.dump()["bow"] == "nw"


@rule("TP-2.10", "TP-7.2")
def test_four_sail_positions_with_their_turns() -> None:
    assert MAX_SPEED == 3
    assert MOST_TURN == (0, 2, 1, 0)
    for speed in range(4):
        assert GAME.view(Table(speed=speed).state, 0)["ship"]["turns"] == MOST_TURN[speed]


@rule("TP-3.2", "TP-3.3")
def test_a_sector_holds_three_cards() -> None:
    assert ROOM == 3
    assert len(SLOTS) == 18
    table = Table(up={"n-1": "fog-1", "n-2": "fog-2", "n-3": "fog-3"})
    assert table.state.free_slot(0) == SLOTS.index("ne-1")


@rule("TP-K.3", "TP-K.4", "TP-K.5", "TP-K.6", "TP-K.7", "TP-K.9")
def test_the_pieces() -> None:
    assert (CORKS, MOST_LIFE, DAMAGE_TOKENS) == (3, 5, 14)
    assert GAME.max_seats == 4
    assert {RESULTS[face] for face in DIE} == {"one-hit", "two-hits", "broken"}
    assert len(CHAPTERS) == 10


@rule("TP-R.4")
def test_the_start_of_a_chapter() -> None:
    s = GAME.new(4)
    assert (s.bow, s.speed) == (0, 0)
    assert not any(s.loaded)
    assert (s.balls_left(), s.corks_left(), sum(s.hits)) == (4, 3, 0)
    assert set(s.place) == {-1}


@rule("TP-8.8")
def test_the_cannons_turn_with_the_ship() -> None:
    right, left = SPACES.index("right-1"), SPACES.index("left-1")
    assert (SECTORS[aim(right, 0)], SECTORS[aim(left, 0)]) == ("ne", "nw")
    assert (SECTORS[aim(right, 2)], SECTORS[aim(left, 2)]) == ("s", "ne")


@rule("TP-R.75", "TP-R.87")
def test_parts_that_chapters_add() -> None:
    added = {SPACES[space] for chapter in CHAPTERS for space in chapter.spaces if space not in ELLEN}
    assert added == {"lookout-2", "capstan", "stern-gun"}
    assert AREA_OF[SPACES.index("lookout-2")] == LOOKOUT
    assert AIMS[AREAS.index("stern-gun")] == FACES[HELM]
    for name in ("capstan", "stern-gun"):
        assert FACES[AREAS.index(name)] == -1, "no Card can damage it"
    changed = [chapter for chapter in CHAPTERS if chapter.spaces != ELLEN]
    assert len(changed) >= 2
    for chapter in changed:
        view = GAME.view(GAME.new(4, {"chapter": chapter.number}), None)
        assert view["chapter"]["ship"] == say(f"chapter.{chapter.number}.ship")
        assert set(view["ship"]["spaces"]) == {SPACES[space] for space in chapter.spaces}


def chapter_with(space: str) -> int:
    """The first chapter whose ship has a part."""
    return next(chapter.number for chapter in CHAPTERS if SPACES.index(space) in chapter.spaces)


@rule("TP-R.87")
@pytest.mark.parametrize("speed", [0, 1, 2, 3])
def test_the_capstan_turns_at_any_speed(speed: int) -> None:
    table = Table(chapter=chapter_with("capstan"), speed=speed, life=4)
    table.act(0, "capstan", "haul left-1")
    assert table.dump()["bow"] == "nw"


@rule("TP-R.87")
def test_the_stern_gun_fires_astern() -> None:
    table = Table(chapter=chapter_with("stern-gun"), up={"s-1": "brigantine-1"}, loaded=["stern-gun"], dice=[0])
    table.act(0, "stern-gun", "fire brigantine-1")
    assert table.up("s-1") is None


@rule("TP-3.6")
def test_a_discarded_card_goes_to_the_supply() -> None:
    table = Table(speed=0, up={"n-1": "passage-1-1"})
    assert "passage-1-1" not in table.dump()["supply"]
    table.act(0, "sail-1", "hoist")
    assert table.up("n-1") is None
    assert CARD_IDS.index("passage-1-1") in table.state.supply
