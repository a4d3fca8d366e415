"""Legendary Artifacts (PT-12), and each of them in play (PT-A)."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from taletable.games.paper_tales.cards import ARTIFACTS, CARD_IDS, UNITS, Artifact
from taletable.games.paper_tales.catalogue import card_text
from taletable.games.paper_tales.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from . import sheet
from .table import Kingdom, Placed, Table, aged, kind

STRONG = (Kingdom(front=["kraken"]), Kingdom(front=["demon", "necromancer"]))
"""Two rivals of strength 9 and 11: every War against them is lost."""
BY_KEY = {artifact.key: artifact for artifact in ARTIFACTS}


def n(key: str) -> int:
    """The number of an Artifact's ability."""
    return BY_KEY[key].ability.n


def play(artifacts: str, *front: Placed, back: tuple[Placed, ...] = (), rivals: tuple[Kingdom, ...] = ()) -> Table:
    """A Kingdom without Gold after Wars and Income; against empty Kingdoms it wins both Wars."""
    table = Table(Kingdom(front=front, back=back, artifacts=artifacts.split(), gold=0), *rivals, legends=True)
    table.to("construction")
    return table


def deploy(gold: int, *new: str, before: str = "", hand: tuple[str, ...] = ()) -> Table:
    """A Monarch with some Gold deploys cards, with some Artifacts in play before."""
    table = Table(Kingdom(hand=[*[card.split()[0] for card in new], *hand], gold=gold, artifacts=before.split()), legends=True)
    table.deploy(0, *new)
    return table


# What is printed


@pytest.mark.parametrize("ident", [pytest.param(f"PT-A.{m}", marks=rule(f"PT-A.{m}", "PT-12.1")) for m in range(1, len(ARTIFACTS) + 1)])
def test_the_artifacts_are_those_of_the_ledger(ident: str) -> None:
    row, artifact = sheet.facts(ident), sheet.card(ident)
    assert isinstance(artifact, Artifact)
    assert row["Artifact"].lower().replace(" ", "-").replace("'", "") == artifact.key
    assert row["Artifact"] == words_of(GAME).get(f"artifact.{artifact.key}.name")
    assert int(row["Copies"]) == artifact.copies == [kind(card) for card in CARD_IDS].count(artifact.key)
    assert sheet.number(row["LP"]) == artifact.lp
    assert sheet.says(row["Ability"], artifact.abilities)
    shown = next(item for item in GAME.catalogue()["artifacts"] if item["key"] == artifact.key)
    assert {"name", "text", "lp", "copies"} <= set(shown)


def test_the_ledger_has_no_other_artifacts() -> None:
    assert sum(ident.startswith("PT-A.") for ident in GAME.ledger.paragraphs) == len(ARTIFACTS)
    for artifact in ARTIFACTS:
        assert words_of(GAME).say(card_text(artifact))


@rule("PT-12.2")
def test_the_ability_of_an_artifact_is_of_one_phase_or_a_production() -> None:
    phases = {artifact.ability.phase for artifact in ARTIFACTS}
    assert phases == {"make", "reveal", "deploy", "war", "income", "build", "age"}
    assert {artifact.ability.what for artifact in ARTIFACTS if artifact.ability.phase == "make"} == {"wood", "food", "crystal"}


# The rules


@rule("PT-12.3")
def test_artifacts_are_drafted_like_units() -> None:
    table = Table(Kingdom(pack=["hourglass", "knight"]), at="draft", legends=True)
    table.play(0, "recruit hourglass")
    for seat in (1, 2):
        table.play(seat, table.options(seat)[0])
    assert table.hand(0) == ["hourglass"]


@rule("PT-12.4", "PT-12.6")
def test_an_artifact_is_not_a_unit_and_takes_no_spot() -> None:
    hand = ["knight-1", "knight-2", "knight-3", "farmer-1", "hourglass"]
    table = Table(Kingdom(hand=hand, gold=9), legends=True)
    assert not [act for act in table.options(0) if act.startswith("place hourglass")]
    table.deploy(0, "knight-1 front-1", "knight-2 front-2", "knight-3 back-1", "farmer-1 back-2", "hourglass")
    table.to("construction")
    assert len(table.units(0)) == 4
    assert table.artifacts(0) == ["hourglass"]
    assert play("hourglass", "shapeshifter").units(0) == {"front-1": "shapeshifter"}


@rule("PT-12.4")
def test_abilities_that_count_units_do_not_count_artifacts() -> None:
    table = Table(Kingdom(front=["necromancer"], hand=["kraken"], artifacts=["hourglass"], gold=9), legends=True)
    table.deploy(0, "kraken front-2")
    table.to("construction")
    assert table.ages(0) == {"necromancer": 1, "kraken": 0}
    assert not [card for card in table.state.artifacts[0] if table.state.age[card]]


@rule("PT-12.5", "PT-R.78", "PT-R.64")
def test_artifacts_are_laid_face_down_and_revealed_with_the_units() -> None:
    table = Table(Kingdom(hand=["hourglass", "knight", "urn-of-ashes"], gold=9), legends=True)
    before = [table.view(viewer)["players"] for viewer in (1, 2, None)]
    told = len(table.match.events)
    table.play(0, "deploy urn-of-ashes", "deploy hourglass", "take-back urn-of-ashes", "place knight front-1", "ready")
    assert [table.view(viewer)["players"] for viewer in (1, 2, None)] == before
    assert [event.kind for event in table.match.events[told:] if event.seen_by(None)] == ["ready"]
    assert table.view(0)["players"][0]["plan_artifacts"] == ["hourglass-1"]
    table.to("construction")
    shown = [event["kind"] for event in table.told("deployed", "forged")]
    assert shown == ["deployed", "forged"]
    assert table.view(1)["players"][0]["artifacts"] == ["hourglass-1"]
    assert table.pile("discard") == ["urn-of-ashes"]


@rule("PT-12.7")
def test_there_is_no_limit_to_artifacts() -> None:
    new = ["hourglass", "urn-of-ashes", "cursed-crown", "elixir-of-youth", "golden-goose", "magic-mirror"]
    table = deploy(21, *new)
    table.to("construction")
    assert table.artifacts(0) == new
    assert table.told("paid")[0]["n"] == 1 + 2 + 3 + 4 + 5 + 6


@rule("PT-12.8", "PT-12.E1")
def test_the_first_artifact_costs_1() -> None:
    table = deploy(1, "bottomless-purse")
    table.to("construction")
    assert table.artifacts(0) == ["bottomless-purse"]
    assert table.told("paid")[0]["n"] == 1


@rule("PT-12.8", "PT-12.9", "PT-12.E2")
def test_the_second_and_third_artifact_cost_2_and_3() -> None:
    table = deploy(5, "luxuriant-grove", "cursed-crown", before="bottomless-purse")
    assert table.to("payment", "construction") == "construction"
    assert table.artifacts(0) == ["bottomless-purse", "luxuriant-grove", "cursed-crown"]
    assert table.told("paid")[0]["n"] == 2 + 3


@rule("PT-12.9", "PT-12.12", "PT-R.53")
def test_the_monarch_chooses_the_order_of_artifacts() -> None:
    table = deploy(2, "luxuriant-grove", "cursed-crown", before="bottomless-purse")
    table.to("payment")
    assert table.view(0)["players"][0]["artifact_cost"] == 2
    table.play(0, "pay cursed-crown")
    table.to("construction")
    assert table.artifacts(0) == ["bottomless-purse", "cursed-crown"]
    assert table.gold(0) == 0 + table.income(0)


@rule("PT-12.10", "PT-12.16")
def test_an_artifact_in_play_cannot_be_discarded() -> None:
    """Whichever it is."""
    every = [artifact.key for artifact in ARTIFACTS]
    table = Table(Kingdom(front=["knight"], artifacts=every), legends=True)
    assert table.allows(0, "discard knight")
    assert {table.cite(0, f"discard {artifact}") for artifact in every} == {"PT-12.10"}


@rule("PT-12.11", "PT-R.25", "PT-R.53")
@pytest.mark.parametrize("artifact", ["hourglass", "banner-of-heroes"])
def test_an_artifact_that_cannot_be_paid_is_discarded(artifact: str) -> None:
    table = deploy(0, artifact, "knight front-1")
    table.to("construction")
    assert table.artifacts(0) == []
    assert table.units(0) == {}
    assert sorted(table.pile("discard")) == [artifact, "knight"]
    assert table.view(0)["players"][0]["artifact_cost"] == 1
    assert table.kept(0) is None


@rule("PT-12.11", "PT-12.12", "PT-R.24")
def test_units_and_artifacts_are_paid_in_the_order_of_choice() -> None:
    """4 Gold for a Unit of 2 and two Artifacts (1 and 2): two of the three."""
    table = deploy(4, "commander front-1", "hourglass", "urn-of-ashes")
    table.to("payment")
    assert sorted(table.options(0)) == ["pay commander-1", "pay hourglass-1", "pay urn-of-ashes-1"]
    table.play(0, "pay hourglass")
    table.play(0, "pay urn-of-ashes")
    table.to("construction")
    assert table.artifacts(0) == ["hourglass", "urn-of-ashes"]
    assert table.units(0) == {}
    assert table.gold(0) == 1 + 2


@rule("PT-12.11", "PT-12.12")
def test_an_artifact_too_dear_now_is_refused() -> None:
    table = deploy(4, "rogue front-1", "commander front-2", "hourglass", before="bottomless-purse luxuriant-grove")
    table.to("payment")  # the third Artifact costs 3
    table.play(0, "pay commander")
    assert table.ask == "construction"  # 2 left: the Rogue, and nothing else
    assert table.units(0) == {"front-1": "rogue", "front-2": "commander"}
    assert table.artifacts(0) == ["bottomless-purse", "luxuriant-grove"]
    for artifact in ("hourglass", "banner-of-heroes"):
        table = deploy(3, "rogue front-1", "knight front-2", "commander back-1", artifact, before="bottomless-purse luxuriant-grove")
        table.to("payment")
        table.play(0, "pay rogue")
        assert table.refusal(0, f"pay {artifact}") == ("PT-12.11", "cannot-pay", (table.move(0, f"pay {artifact}").args[0], 3, 2))


@rule("PT-R.60", "PT-R.62", "PT-R.54")
def test_copies_of_an_artifact_are_alike_when_paying() -> None:
    for gold in (1, 2):  # the second would cost 2
        table = deploy(gold, "shield-of-power-1", "shield-of-power-2")
        assert table.to("payment", "construction") == "construction"
        assert table.artifacts(0) == ["shield-of-power"]
        assert table.gold(0) == gold - 1 + 2


def endings(table: Table) -> set[tuple[str, ...]]:
    """What can be in play after every way of paying that is open."""
    if table.ask != "payment" or 0 not in table.waiting:
        return {tuple(sorted([*table.units(0).values(), *table.artifacts(0)]))}
    found: set[tuple[str, ...]] = set()
    log = len(table.match.log)
    for act in table.options(0):
        table.play(0, act)
        found |= endings(table)
        table.match = table.match.at(log - 1)
    return found


@rule("PT-12.8", "PT-12.12", "PT-R.24", "PT-R.53", "PT-R.60")
@pytest.mark.parametrize("seed", range(12))
def test_every_way_of_paying_is_open_and_only_those(seed: int) -> None:
    """Against plain counting: all sets that can be paid, and to which nothing else can be added."""
    chance = Random(seed)
    units = chance.sample(["knight", "commander", "forest-spirit", "cook", "rogue", "monkey"], 3)
    new = chance.sample(["hourglass", "urn-of-ashes", "cursed-crown", "golden-goose"], chance.randint(1, 3))
    before, gold = ["magic-mirror"] * chance.randint(0, 1), chance.randint(0, 7)
    cost = {unit.key: unit.cost for unit in UNITS}

    def price(cards: tuple[str, ...]) -> int:
        artifacts = sum(1 for card in cards if card in new)
        return sum(cost[card] for card in cards if card in units) + sum(1 + len(before) + n for n in range(artifacts))

    free = tuple(card for card in units if cost[card] <= 0)
    others = [card for card in (*units, *new) if card not in free]
    payable = [(*free, *some) for n in range(len(others) + 1) for some in combinations(others, n) if price((*free, *some)) <= gold]
    full = [cards for cards in payable if not any(price((*cards, card)) <= gold for card in others if card not in cards)]
    spots = ["front-1", "front-2", "back-1"]
    table = Table(Kingdom(hand=[*units, *new], gold=gold, artifacts=before), legends=True)
    table.deploy(0, *[f"{unit} {spot}" for unit, spot in zip(units, spots, strict=True)], *new)
    table.to("payment", "construction")
    assert (table.ask == "payment") == (len(full) > 1)
    assert endings(table) == {tuple(sorted([*cards, *before])) for cards in full}


@rule("PT-11.15", "PT-12.12")
def test_gold_of_a_negative_cost_pays_for_an_artifact() -> None:
    table = deploy(0, "monkey front-1", "hourglass")
    table.to("construction")
    assert table.artifacts(0) == ["hourglass"]


@rule("PT-12.13", "PT-5.10")
def test_the_kept_card_may_be_an_artifact() -> None:
    table = Table(Kingdom(hand=["hourglass", "knight"]), legends=True)
    table.play(0, "keep knight", "keep hourglass", "ready")
    table.to("construction")
    assert table.kept(0) == "hourglass"
    assert table.pile("discard") == ["knight"]
    table.next_turn()
    assert table.hand(0)[-1] == "hourglass"


@rule("PT-12.13")
def test_a_card_that_is_laid_down_is_not_kept() -> None:
    table = Table(Kingdom(hand=["hourglass"]), legends=True)
    table.play(0, "keep hourglass", "deploy hourglass", "ready")
    table.to("construction")
    assert table.kept(0) is None
    assert table.artifacts(0) == ["hourglass"]


@rule("PT-12.14", "PT-12.E3", "PT-R.15")
def test_shield_of_power_adds_2_beside_commander_and_barracks() -> None:
    mine = Kingdom(front=["commander"], back=["woodcutter"], buildings={"barracks": 1}, artifacts=["shield-of-power"])
    table = Table(mine, legends=True)
    table.to("construction")
    assert table.strength(0) == 4 + 1 + 2
    assert play("shield-of-power").strength(0) == 2  # with an empty Front


@rule("PT-12.15", "PT-12.16")
def test_artifacts_do_not_age_and_stay_to_the_end() -> None:
    table = Table(Kingdom(artifacts=["bottomless-purse"]), legends=True)
    for turn in range(2, 5):
        table.next_turn()
        assert table.state.turn == turn
        assert table.artifacts(0) == ["bottomless-purse"]
        assert table.view(0)["age"] == {}
    table.to("end")
    assert table.artifacts(0) == ["bottomless-purse"]
    assert table.income(0) == 2 + n("bottomless-purse")


@rule("PT-12.17", "PT-12.E4", "PT-1.6")
def test_artifacts_worth_1_and_2_give_3_lp_at_the_end() -> None:
    assert {artifact.lp for artifact in ARTIFACTS} >= {1, 2}
    one, two = (next(artifact.key for artifact in ARTIFACTS if artifact.lp == lp) for lp in (1, 2))
    table = Table(Kingdom(artifacts=[one, two]), turn=4, at="construction", legends=True)
    table.to("end")
    assert table.lp(0) == {one: 1, two: 2}
    assert table.score(0) == 3


@rule("PT-12.17")
def test_a_negative_artifact_costs_lp_at_the_end() -> None:
    table = Table(Kingdom(artifacts=["cursed-crown"], score=9), turn=4, at="construction", legends=True)
    table.to("end")
    assert table.score(0) == 9 + BY_KEY["cursed-crown"].lp < 9


@rule("PT-R.54")
def test_copies_of_an_artifact_all_work() -> None:
    assert play("shield-of-power shield-of-power").strength(0) == 2 * n("shield-of-power")


@rule("PT-R.55", "PT-A.9", "PT-R.70")
def test_hourglass_works_in_every_deployment_phase() -> None:
    table = Table(Kingdom(front=["relic-of-wisdom", aged("salamander")], artifacts=["hourglass"]), legends=True)
    table.to("age_chosen")
    table.play(0, "shift salamander relic-of-wisdom")
    table.to("construction")
    assert table.ages(0) == {"relic-of-wisdom": 1, "salamander": 0}
    table.next_turn()
    assert table.ages(0) == {"relic-of-wisdom": 2, "salamander": 1}
    assert table.to("age_chosen", "construction") == "age_chosen"
    table.play(0, "leave-ages")
    table.to("construction")
    assert table.ages(0) == {"relic-of-wisdom": 2, "salamander": 1}


# Each of them


@rule("PT-A.1")
def test_banner_of_heroes() -> None:
    assert play("banner-of-heroes").lp(0) == {"war": 6, "banner-of-heroes": 2 * n("banner-of-heroes")}
    assert play("banner-of-heroes", rivals=STRONG).lp(0) == {}


@rule("PT-A.2")
def test_bottomless_purse() -> None:
    assert play("bottomless-purse").income(0) == 2 + n("bottomless-purse")


@rule("PT-A.3")
def test_cursed_crown() -> None:
    assert play("cursed-crown", "knight").strength(0) == 4 + n("cursed-crown")


@rule("PT-A.4", "PT-R.76", "PT-R.48")
def test_elixir_of_youth_saves_like_a_healer() -> None:
    mine = Kingdom(front=[aged("knight"), aged("demon", 2)], artifacts=["elixir-of-youth"])
    table = Table(mine, at="construction", legends=True)
    table.to("healing")
    assert table.cite(0, "save demon") == "PT-R.48"
    table.play(0, "save knight")
    table.to("draft")
    assert table.ages(0) == {"knight": 2}


@rule("PT-R.48", "PT-R.76")
def test_healer_and_elixir_save_two() -> None:
    mine = Kingdom(front=[aged("knight"), aged("farmer")], back=["mystical-healer"], artifacts=["elixir-of-youth"])
    table = Table(mine, at="construction", legends=True)
    table.to("healing")
    table.play(0, "save knight", "save farmer")
    table.to("draft")
    assert set(table.ages(0)) == {"knight", "farmer", "mystical-healer"}


@rule("PT-A.5")
def test_golden_goose() -> None:
    assert play("golden-goose", "farmer", "treefolk").income(0) == 2 + 2 * n("golden-goose")


@rule("PT-A.6", "PT-R.75")
@pytest.mark.parametrize(("buildings", "land"), [(0, 0), (1, 0), (2, 2), (3, 4)])
def test_golden_trowel(buildings: int, land: int) -> None:
    assert n("golden-trowel") == 2
    levels = dict.fromkeys(("barracks", "mine", "tavern")[:buildings], 1)
    table = Table(Kingdom(front=["woodcutter"], buildings=levels, gold=9, artifacts=["golden-trowel"]), at="construction", legends=True)
    assert table.view(0)["players"][0]["land_cost"] == land
    table.play(0, "construct town 1")
    table.to("draft")
    assert table.gold(0) == 9 - land


@rule("PT-A.7", "PT-A.8", "PT-A.10")
def test_artifacts_that_make_resources() -> None:
    assert play("heart-of-the-mountain").makes(0) == (0, 0, n("heart-of-the-mountain"))
    assert play("horn-of-plenty").makes(0) == (0, n("horn-of-plenty"), 0)
    assert play("luxuriant-grove luxuriant-grove").makes(0) == (2 * n("luxuriant-grove"), 0, 0)
    table = Table(Kingdom(artifacts=["luxuriant-grove"], gold=0), at="construction", legends=True)
    table.play(0, "construct mine 1")
    table.to("draft")
    assert table.buildings(0) == {"mine": 1}


@rule("PT-A.11")
def test_magic_mirror() -> None:
    assert play("magic-mirror", "forest-child").lp(0) == {"war": 6}
    table = play("magic-mirror", "forest-child", "miner", back=("farmer",))
    assert table.lp(0) == {"war": 6, "magic-mirror": n("magic-mirror")}


@rule("PT-A.12", "PT-R.44")
def test_philosophers_stone() -> None:
    mine = Kingdom(front=["woodcutter"], gold=1, artifacts=["philosophers-stone"], buildings={"tavern": 1, "mine": 1})
    table = Table(mine, at="construction", legends=True)
    assert table.cite(0, "upgrade tavern") == "PT-8.9"  # Food is not replaced
    table = Table(Kingdom(gold=3, artifacts=["philosophers-stone"]), at="construction", legends=True)
    table.play(0, "construct temple 2 resources")
    table.to("draft")
    assert table.buildings(0) == {"temple": 2}
    assert table.gold(0) == 0


@rule("PT-A.13")
def test_shield_of_power() -> None:
    assert n("shield-of-power") == 2
    assert play("shield-of-power", "knight").strength(0) == 4 + 2


@rule("PT-A.14", "PT-R.76")
def test_urn_of_ashes() -> None:
    mine = Kingdom(front=[aged("knight", 3), aged("farmer")], back=["cook"], artifacts=["urn-of-ashes"])
    table = Table(mine, at="construction", legends=True)
    table.to("draft")
    assert table.lp(0) == {"urn-of-ashes": 2 * n("urn-of-ashes")}


@rule("PT-A.15", "PT-R.23")
def test_wishing_lamp_brings_gold_once_and_too_late_to_pay() -> None:
    table = deploy(1, "wishing-lamp", "knight front-1")
    table.to("payment")
    table.play(0, "pay wishing-lamp")
    table.to("construction")
    assert table.units(0) == {}
    assert table.gold(0) == n("wishing-lamp") + 2
    table.next_turn()
    table.to("construction")
    assert table.gold(0) == n("wishing-lamp") + 2 + 2


@rule("PT-5.14", "PT-12.14")
def test_the_forecast_counts_laid_artifacts() -> None:
    table = Table(Kingdom(hand=["shield-of-power", "hourglass", "knight"], gold=3), legends=True)
    table.play(0, "place knight front-1", "deploy shield-of-power", "deploy hourglass")
    mine, seen = (table.view(viewer)["players"][0] for viewer in (0, 1))
    forecast = mine["forecast"]
    assert (forecast["cost"], forecast["left"], forecast["short"], forecast["strength"]) == (1 + 1 + 2, -1, 1, 4 + 2)
    assert (mine["artifact_cost"], seen["artifact_cost"]) == (3, 1)
    assert "forecast" not in seen
