"""What Forges Legends: its Units and Buildings in play (PT-U.56 to PT-U.71, PT-B.12 to PT-B.14)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.paper_tales.arrivals import find_artifact
from taletable.games.paper_tales.cards import ARTIFACTS
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule

from . import sheet
from .table import Kingdom, Placed, Table, aged

STRONG = (Kingdom(front=["kraken"]), Kingdom(front=["demon", "necromancer"]))
"""Two rivals of strength 9 and 11: every War against them is lost."""


def kingdom(*front: Placed, back: tuple[Placed, ...] = (), buildings: dict[str, int] | None = None, artifacts: str = "") -> Kingdom:
    """A Kingdom without Gold, with Artifacts named in one word."""
    return Kingdom(front=front, back=back, buildings=buildings or {}, artifacts=artifacts.split(), gold=0, score=9)


def play(mine: Kingdom, *rivals: Kingdom) -> Table:
    """A Kingdom after Wars and Income; against empty Kingdoms it wins both Wars."""
    table = Table(mine, *rivals, legends=True, buildings=tuple(mine.buildings))
    table.to("construction")
    return table


def die(mine: Kingdom) -> Table:
    """A Kingdom after an Aging phase."""
    table = Table(mine, at="construction", legends=True, buildings=tuple(mine.buildings))
    table.to("draft")
    return table


def n(ident: str, line: int = 0) -> int:
    """The number of a line of a Unit."""
    return sheet.unit(ident).abilities[line].n


# Units


@rule("PT-U.56", "PT-R.77")
def test_castellan_is_stronger_with_each_building() -> None:
    printed = sheet.unit("PT-U.56").strength
    assert play(kingdom("castellan")).strength(0) == printed
    assert play(kingdom("castellan", buildings={"town": 1, "mine": 2})).strength(0) == printed + 2 * n("PT-U.56")
    table = play(kingdom(back=("castellan",), buildings={"barracks": 2, "town": 1}))
    assert table.lp(0)["barracks"] == int(printed + 2 * n("PT-U.56") >= 3)


@rule("PT-U.57")
def test_chronicler_earns_by_artifacts_at_the_end() -> None:
    table = Table(kingdom("chronicler", artifacts="golden-goose urn-of-ashes"), turn=4, at="construction", legends=True)
    table.to("end")
    assert table.lp(0)["chronicler"] == 2 * n("PT-U.57")


@rule("PT-11.16", "PT-11.17", "PT-U.58", "PT-R.52")
def test_court_jester_brings_the_next_artifact_for_nothing() -> None:
    cost = sheet.unit("PT-U.58").cost
    mine = Kingdom(hand=["court-jester"], gold=cost, artifacts=["bottomless-purse", "luxuriant-grove"])
    table = Table(mine, legends=True, draw=["knight", "kraken", "cursed-crown", "farmer"])
    table.deploy(0, "court-jester front-1")
    table.to("construction")
    assert table.artifacts(0) == ["bottomless-purse", "luxuriant-grove", "cursed-crown"]
    assert table.told("paid")[0]["n"] == cost
    assert sorted(table.pile("discard")) == ["knight", "kraken"]
    assert table.pile("draw")[0] == "farmer"
    assert [event["card"] for event in table.told("turned-up")] == ["knight-1", "kraken-1", "cursed-crown-1"]


@rule("PT-R.52", "PT-12.8")
def test_the_free_artifact_counts_for_later_turns_only() -> None:
    mine = Kingdom(hand=["court-jester", "shield-of-power"], gold=9)
    table = Table(mine, legends=True, draw=["cursed-crown"])
    table.deploy(0, "court-jester front-1", "shield-of-power")
    table.to("construction")
    assert table.told("paid")[0]["n"] == sheet.unit("PT-U.58").cost + 1
    assert table.artifacts(0) == ["shield-of-power", "cursed-crown"]
    assert table.view(0)["players"][0]["artifact_cost"] == 3


@rule("PT-R.69")
def test_an_artifact_of_the_court_jester_is_revealed() -> None:
    table = Table(Kingdom(hand=["court-jester"], gold=sheet.unit("PT-U.58").cost), legends=True, draw=["wishing-lamp"])
    table.deploy(0, "court-jester front-1")
    table.to("construction")
    lamp = next(a for a in ARTIFACTS if a.key == "wishing-lamp")
    assert table.gold(0) == lamp.ability.n + 2


@rule("PT-R.33")
def test_a_search_for_an_artifact_may_shuffle_the_discard_pile_and_end_without_one() -> None:
    table = Table(Kingdom(hand=["court-jester"], gold=9), legends=True, draw=["knight"], rest="discard")
    table.deploy(0, "court-jester front-1")
    table.to("construction")
    assert len(table.told("reshuffled")) == 1
    assert len(table.artifacts(0)) == 1
    state = Table(Kingdom(front=["court-jester"]), legends=True, draw=["kraken"]).state
    jester = state.spots[0]
    state.fresh[0] = (jester,)
    state.pack[1], state.draw = tuple(state.draw[:-1]), state.draw[-1:]
    find_artifact(state, 0, jester, Run(Luck(b"no match")))
    assert state.artifacts[0] == ()
    assert state.fresh[0] == ()
    assert [GAME.ident("card", card) for card in state.discard] == ["kraken-1"]


@rule("PT-R.32")
def test_searches_go_by_score_then_gold() -> None:
    kingdoms = [Kingdom(hand=["court-jester"], gold=9, score=1), Kingdom(hand=["court-jester"], gold=9, score=5)]
    table = Table(*kingdoms, legends=True, draw=["hourglass", "cursed-crown"])
    for seat in (0, 1):
        table.deploy(seat, "court-jester front-1")
    table.to("construction")
    assert table.artifacts(1) == ["hourglass"]
    assert table.artifacts(0) == ["cursed-crown"]


@rule("PT-R.66", "PT-R.34")
def test_searches_of_one_monarch_follow_the_spots_and_one_another() -> None:
    """Shapeshifter passes Artifacts over; the Court Jester it becomes searches at once, before the Jester in the Back."""
    mine = Kingdom(hand=["court-jester-1", "shapeshifter"], gold=9)
    table = Table(mine, legends=True, draw=["hourglass", "court-jester-2", "cursed-crown", "knight", "urn-of-ashes"])
    table.deploy(0, "court-jester-1 back-1", "shapeshifter front-1")
    table.to("construction")
    assert table.artifacts(0) == ["cursed-crown", "urn-of-ashes"]
    assert sorted(table.pile("discard")) == ["hourglass", "knight", "shapeshifter"]
    assert table.units(0) == {"front-1": "court-jester", "back-1": "court-jester"}


@rule("PT-U.59")
def test_dwarf_king_makes_crystal_and_gold_of_it() -> None:
    table = play(kingdom("dwarf-king", back=("miner",)))
    assert table.makes(0) == (0, 0, 2)
    assert table.income(0) == 2 + 2 * n("PT-U.59", 1)


@rule("PT-U.60")
def test_elder_oak_makes_wood_by_age_and_dies_late() -> None:
    assert play(kingdom("elder-oak")).makes(0) == (0, 0, 0)
    assert play(kingdom(aged("elder-oak", 2))).makes(0) == (2 * n("PT-U.60"), 0, 0)
    limit = n("PT-U.60", 1)
    assert die(kingdom(aged("elder-oak", limit - 1))).ages(0) == {"elder-oak": limit}
    assert die(kingdom(aged("elder-oak", limit))).ages(0) == {}


@rule("PT-U.61")
def test_forager_finds_food_in_the_front_and_wood_in_the_back() -> None:
    assert play(kingdom("forager")).makes(0) == (0, n("PT-U.61"), 0)
    assert play(kingdom(back=("forager",))).makes(0) == (n("PT-U.61", 1), 0, 0)
    table = play(kingdom("forager", None, "forager", buildings={"temple": 2}))
    assert table.makes(0) == (0, 2 * n("PT-U.61"), 0)


@rule("PT-U.62")
def test_hermit_earns_where_no_war_is_won() -> None:
    assert play(kingdom(back=("hermit",)), *STRONG).lp(0) == {"hermit": n("PT-U.62")}
    assert play(kingdom(back=("hermit",)), STRONG[0]).lp(0) == {"war": 3}


@rule("PT-U.63", "PT-5.14")
def test_minstrel_counts_artifacts_of_the_same_phase() -> None:
    mine = Kingdom(hand=["minstrel", "hourglass", "court-jester"], gold=9, artifacts=["urn-of-ashes"])
    table = Table(mine, legends=True, draw=["cursed-crown"])
    table.deploy(0, "minstrel front-1", "hourglass", "court-jester front-2")
    table.to("construction")
    assert table.lp(0)["minstrel"] == 3 * n("PT-U.63")


@rule("PT-U.64", "PT-R.74", "PT-R.63")
def test_phoenix_loses_its_age_instead_of_dying() -> None:
    table = die(kingdom(aged("phoenix", 3), aged("palm-reader")))
    assert table.ages(0) == {"phoenix": 1}
    assert table.lp(0) == {"palm-reader": 1}  # nothing for the Phoenix
    assert [event["card"] for event in table.told("reborn")] == ["phoenix-1"]
    table = Table(kingdom(aged("phoenix"), aged("knight"), back=("mystical-healer",)), at="construction", legends=True)
    table.to("healing")
    assert table.cite(0, "save phoenix") == "PT-R.63"
    assert die(kingdom("phoenix")).ages(0) == {"phoenix": 1}


@rule("PT-11.14", "PT-11.15", "PT-U.65")
def test_servile_minion_brings_gold() -> None:
    table = Table(Kingdom(hand=["servile-minion", "commander"], gold=0), legends=True)
    table.deploy(0, "servile-minion front-1", "commander front-2")
    table.to("construction")
    assert table.units(0) == {"front-1": "servile-minion", "front-2": "commander"}
    assert table.gold(0) == -sheet.unit("PT-U.65").cost - 2 + 2


@rule("PT-U.66", "PT-R.73")
def test_beside_sleeping_beauty_nobody_grows_older() -> None:
    assert die(kingdom("sleeping-beauty", "knight", back=(aged("farmer"),))).ages(0) == {"sleeping-beauty": 1, "knight": 0}
    assert die(kingdom(aged("sleeping-beauty"), "knight")).ages(0) == {"knight": 1}  # she has died


@rule("PT-U.67", "PT-R.77")
def test_squire_is_stronger_with_each_artifact() -> None:
    printed = sheet.unit("PT-U.67").strength
    assert play(kingdom("squire")).strength(0) == printed
    assert play(kingdom("squire", artifacts="hourglass urn-of-ashes")).strength(0) == printed + 2 * n("PT-U.67")


@rule("PT-U.68")
def test_straw_spinner_has_a_price() -> None:
    assert play(kingdom("straw-spinner")).income(0) == 2 + n("PT-U.68")
    table = die(kingdom(aged("straw-spinner")))
    assert table.lp(0) == {"straw-spinner": n("PT-U.68", 1)}
    assert n("PT-U.68", 1) < 0


@rule("PT-11.18", "PT-R.37", "PT-U.69")
def test_titan_founds_a_building_on_level_2_for_nothing() -> None:
    cost = sheet.unit("PT-U.69").cost
    table = Table(Kingdom(hand=["titan"], gold=cost, buildings={"mine": 1}), legends=True, buildings=["inn"])
    table.deploy(0, "titan front-1")
    table.to("titan")
    assert table.refusal(0, "found mine").cite == "PT-R.37"
    assert not [act for act in table.options(0) if "abbey" in act]  # not part of this game
    table.play(0, "found inn")
    table.to("construction")
    assert table.buildings(0) == {"mine": 1, "inn": 2}
    assert table.gold(0) == table.income(0)
    assert [(event["card"], event["building"]) for event in table.told("founded")] == [("titan-1", "inn")]


@rule("PT-R.37")
def test_titan_leaves_the_construction_action_and_opens_the_fifth_spot_for_the_next_phase() -> None:
    mine = Kingdom(front=["woodcutter"], hand=["titan", "knight"], gold=9)
    table = Table(mine, legends=True)
    assert table.cite(0, "place knight front-3") == "PT-3.4"
    table.deploy(0, "titan front-2")
    table.to("titan")
    table.play(0, "found temple")
    table.to("construction")
    table.play(0, "construct mine 1")
    table.to("draft")
    assert table.buildings(0) == {"temple": 2, "mine": 1}
    table.to("plan")
    assert table.view(0)["players"][0]["places"] == 5


@rule("PT-R.60", "PT-R.37")
def test_titan_asks_nothing_where_there_is_no_choice() -> None:
    six = dict.fromkeys(("barracks", "mine", "tavern", "temple", "town", "inn"), 1)
    table = Table(Kingdom(hand=["titan"], gold=9, buildings=six), legends=True, buildings=["inn", "sawmill"])
    table.deploy(0, "titan front-1")
    assert table.to("titan", "construction") == "construction"
    assert table.buildings(0) == {**six, "sawmill": 2}
    table = Table(Kingdom(hand=["titan"], gold=9, buildings={**six, "sawmill": 1}), legends=True, buildings=["inn", "sawmill"])
    table.deploy(0, "titan front-1")
    assert table.to("titan", "construction") == "construction"
    assert table.buildings(0) == {**six, "sawmill": 1}


@rule("PT-R.27", "PT-R.36")
def test_shadow_of_a_titan_founds_twice_and_golem_comes_after_it() -> None:
    mine = Kingdom(hand=["titan", "shadow", "golem"], gold=9, buildings={"mine": 1})
    table = Table(mine, gates=True, legends=True)
    table.deploy(0, "titan front-1", "shadow front-2", "golem back-1")
    table.to("shadow")
    table.play(0, "repeat titan")
    for building in ("temple", "town"):
        table.to("titan")
        table.play(0, f"found {building}")
    table.to("construction")
    assert table.buildings(0) == {"mine": 2, "temple": 2, "town": 2}
    assert [event["kind"] for event in table.told("repeated", "founded", "raised")] == ["repeated", "founded", "founded", "raised"]


@rule("PT-U.70")
def test_treasure_hunter_earns_by_artifacts() -> None:
    assert play(kingdom("treasure-hunter")).income(0) == 2
    assert play(kingdom("treasure-hunter", artifacts="hourglass urn-of-ashes")).income(0) == 2 + 2 * n("PT-U.70")


@rule("PT-U.71", "PT-R.77")
@pytest.mark.parametrize(("front", "others"), [(("wolf",), 0), (("wolf", "farmer"), 1), (("wolf", "farmer", "cook"), 2)])
def test_wolf_is_stronger_in_company(front: tuple[str, ...], others: int) -> None:
    table = play(kingdom(*front, back=("miner",), buildings={"temple": 2}))
    assert table.strength(0) == sheet.unit("PT-U.71").strength + n("PT-U.71") * others + others


@rule("PT-U.71", "PT-R.77")
def test_wolf_counts_the_front_from_wherever_it_is() -> None:
    """In the Back it does not fight, but Barracks look at its strength: 2, and 1 for each Unit in the Front, not in the Back."""
    barracks = {"barracks": 2}
    assert play(kingdom("farmer", back=("wolf",), buildings=barracks)).lp(0)["barracks"] == 1
    assert "barracks" not in play(kingdom(back=("wolf", "farmer"), buildings=barracks)).lp(0)
    assert play(kingdom("farmer", "cook", back=("wolf", "miner"))).strength(0) == 2


# Buildings


@rule("PT-B.12")
def test_inn_hosts_the_back_and_newcomers() -> None:
    table = play(kingdom("knight", back=("farmer", aged("cook")), buildings={"inn": 1}))
    assert table.income(0) == 2 + 2 + 1  # and the Cook's Gold for one Food
    assert table.lp(0) == {"war": 6}
    table = play(kingdom("knight", back=("farmer", aged("cook")), buildings={"inn": 2}))
    assert table.lp(0) == {"war": 6, "inn": 2}


@rule("PT-B.13")
def test_royal_palace_shines_with_artifacts() -> None:
    table = play(kingdom(buildings={"royal-palace": 1}, artifacts="hourglass urn-of-ashes"))
    assert table.income(0) == 2 + 2
    assert table.lp(0) == {"war": 6}
    table = play(kingdom(buildings={"royal-palace": 2}, artifacts="hourglass urn-of-ashes"))
    assert table.lp(0) == {"war": 6, "royal-palace": 2}


@rule("PT-B.14")
def test_sawmill_makes_wood_and_earns_by_it() -> None:
    table = play(kingdom("woodcutter", buildings={"sawmill": 1}))
    assert table.makes(0) == (3, 0, 0)
    assert table.lp(0) == {"war": 6}
    assert play(kingdom("woodcutter", buildings={"sawmill": 2})).lp(0) == {"war": 6, "sawmill": 3}
