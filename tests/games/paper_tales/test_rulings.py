"""Rulings where the book is silent or says two things, and what cards and refusals say of them (PT-R.79 to PT-R.84, PT-3.1)."""

from __future__ import annotations

import pytest

from taletable.engine.fields import BadPosition
from taletable.games.paper_tales.cards import ARTIFACTS, BUILDINGS, CARD_IDS, UNITS, Ability
from taletable.games.paper_tales.catalogue import card_text, catalogue, level_text
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.necropolis import CARDS_WITH, NECROPOLIS_KEYS
from taletable.testing import rule
from taletable.words import words_of

from .table import Kingdom, Table, aged, kind

WORDS = words_of(GAME)

# Phases of abilities


NAMED = {
    "reveal": "On reveal:",
    "deploy": "Every Deployment:",
    "war": "Wars:",
    "income": "Income:",
    "build": "Construction:",
    "age": "Aging:",
    "end": "At the end of the game:",
}
"""How a text names the phase of an ability; what a card makes has none."""
ALL_TEXTS = [
    *[(unit.key, WORDS.say(card_text(unit)), unit.abilities) for unit in UNITS],
    *[(artifact.key, WORDS.say(card_text(artifact)), artifact.abilities) for artifact in ARTIFACTS],
    *[(f"{b.key} {level}", WORDS.say(level_text(b, level)), (b.level1, b.level2)[level - 1]) for b in BUILDINGS for level in (1, 2)],
]


def phases(abilities: tuple[Ability, ...]) -> list[str]:
    """The phases of abilities as a text names them: each once, in order."""
    return list(dict.fromkeys(NAMED[ability.phase] for ability in abilities if ability.phase in NAMED))


@rule("PT-3.1", "PT-3.9", "PT-12.1")
@pytest.mark.parametrize(("text", "abilities"), [pytest.param(text, abilities, id=name) for name, text, abilities in ALL_TEXTS])
def test_a_card_names_the_phase_of_each_ability(text: str, abilities: tuple[Ability, ...]) -> None:
    named = sorted((text.index(words), words) for words in NAMED.values() if words in text)
    assert [words for _, words in named] == phases(abilities)


@rule("PT-3.1", "PT-3.19")
def test_the_catalogue_tells_boards_the_phase_of_each_ability() -> None:
    things = catalogue()
    units = {unit["key"]: unit["abilities"] for unit in things["units"]}
    assert units["master-alchemist"] == [{"phase": phase, "reveal": False} for phase in ("deployment", "wars", "income")]
    assert units["demon"] == [{"phase": "deployment", "reveal": True}, {"phase": "aging", "reveal": False}]
    assert units["relic-of-wisdom"] == [{"phase": "aging", "reveal": False}, {"phase": "end", "reveal": False}]
    assert units["landlord"] == [{"phase": "construction", "reveal": False}], "what a card makes has no phase"
    assert units["knight"] == []
    lamp = next(one for one in things["artifacts"] if one["key"] == "wishing-lamp")
    assert lamp["abilities"] == [{"phase": "deployment", "reveal": True}]
    port = next(one for one in things["buildings"] if one["key"] == "port")
    assert [[ability["phase"] for ability in level["abilities"]] for level in port["levels"]] == [["income"], ["wars", "wars"]]


# The Lich King


@rule("PT-N.19", "PT-1.3", "PT-S.23")
def test_the_end_of_the_game_is_no_phase() -> None:
    silent = {kind(CARD_IDS[card]) for card in CARDS_WITH[NECROPOLIS_KEYS.index("silent-court")]}
    assert "chronicler" in silent
    assert "relic-of-wisdom" not in silent, "it has an Aging ability, too"


@rule("PT-S.16")
def test_the_log_calls_the_packs_as_the_board_does() -> None:
    told = [WORDS.say({"say": f"event.{event}", "n": n, "n2": 3}) for event in ("pack-opened", "pack-returns") for n in (1, 2, 3)]
    assert [text.split()[1] for text in told] == ["A", "B", "C"] * 2


# Buildings


@rule("PT-R.79", "PT-B.10", "PT-3.11")
def test_only_port_adds_two_phase_abilities_on_level_2() -> None:
    added = {building.key: [a for a in building.level2 if a.phase != "make"] for building in BUILDINGS}
    assert [key for key, abilities in added.items() if len(abilities) > 1] == ["port"]
    table = Table(Kingdom(front=["woodcutter", "miner"], buildings={"port": 2}), gates=True, buildings=["port"])
    table.to("construction")
    assert table.lp(0) == {"war": 6, "port": 2 + 1}


# The draft for two


@rule("PT-R.80", "PT-V.4")
def test_a_card_kept_before_is_not_discarded_with_a_later_one() -> None:
    table = Table(seats=2, two_player="advanced", at="draft")
    for seat in (0, 1):
        table.play(seat, table.options(seat)[0])
        table.play(seat, table.options(seat)[0])
    kept = CARD_IDS[table.state.hand[0][0]]
    table.play(0, table.options(0)[0])
    assert all(act.startswith("dismiss") for act in table.options(0))
    assert f"dismiss {kept}" not in table.options(0)
    assert len(table.options(0)) == 6, "the rest of a pack of seven"


# Artifacts


@rule("PT-R.81", "PT-12.14", "PT-3.2", "PT-8.6", "PT-7.2")
def test_artifacts_are_part_of_the_kingdom() -> None:
    grove = Table(Kingdom(artifacts=["luxuriant-grove", "bottomless-purse"]), legends=True)
    grove.to("construction")
    assert grove.allows(0, "construct town 1 resources"), "the Wood of an Artifact counts"
    assert grove.income(0) == 2 + 1
    bare = Table(Kingdom(artifacts=["bottomless-purse"]), legends=True, at="construction")
    assert bare.cite(0, "construct town 1 resources") == "PT-8.7"


@rule("PT-12.6", "PT-12.4")
@pytest.mark.parametrize("spot", ["front-1", "front-3", "back-2"])
def test_why_an_artifact_goes_on_no_spot(spot: str) -> None:
    table = Table(Kingdom(front=["knight"], hand=["hourglass", "farmer"], gold=9), legends=True)
    assert table.refusal(0, f"place hourglass {spot}")[:2] == ("PT-12.6", "no-spot-for-artifacts")


@rule("PT-12.10", "PT-12.16")
def test_why_an_artifact_in_play_stays() -> None:
    table = Table(Kingdom(front=["knight"], artifacts=["bottomless-purse"], hand=["hourglass"]), legends=True)
    assert table.refusal(0, "discard bottomless-purse")[:2] == ("PT-12.10", "artifact-stays")
    table.play(0, "deploy hourglass")
    assert table.allows(0, "take-back hourglass"), "what only lies face down can be taken back"


@rule("PT-A.4", "PT-R.76", "PT-R.48")
def test_healer_and_elixir_do_not_save_the_same_unit() -> None:
    mine = Kingdom(front=[aged("knight"), aged("farmer")], back=["mystical-healer"], artifacts=["elixir-of-youth"])
    table = Table(mine, legends=True, at="construction")
    table.to("healing")
    table.play(0, "save knight")
    assert table.refusal(0, "save knight")[:2] == ("PT-R.48", "already-saved")
    assert table.allows(0, "save farmer")


@rule("PT-12.8", "PT-12.12", "PT-R.62")
def test_one_of_two_alike_artifacts_is_paid_and_costs_its_price() -> None:
    table = Table(Kingdom(hand=["bottomless-purse", "bottomless-purse"], gold=1), legends=True)
    table.deploy(0, "bottomless-purse-1", "bottomless-purse-2")
    table.to("construction")
    assert table.artifacts(0) == ["bottomless-purse"]
    assert table.gold(0) == 0 + 2 + 1


@rule("PT-R.62", "PT-12.12")
def test_between_different_artifacts_the_monarch_chooses() -> None:
    table = Table(Kingdom(hand=["banner-of-heroes", "bottomless-purse", "bottomless-purse"], gold=1), legends=True)
    table.deploy(0, "banner-of-heroes", "bottomless-purse-1", "bottomless-purse-2")
    table.to("payment")
    table.play(0, "pay banner-of-heroes")
    table.to("construction")
    assert table.artifacts(0) == ["banner-of-heroes"]


# Deployment


@rule("PT-R.82", "PT-R.32", "PT-R.23")
def test_gold_after_payment_decides_who_searches_first() -> None:
    """Seat 0 begins with more Gold and has less of it left, so seat 1 gets the first card of the draw pile."""
    rich = Kingdom(hand=["shapeshifter", "demon"], gold=4)
    poor = Kingdom(hand=["court-jester"], gold=4)
    table = Table(rich, poor, legends=True, draw=["hourglass", "farmer"])
    table.deploy(0, "shapeshifter front-1", "demon front-2")
    table.deploy(1, "court-jester front-1")
    table.to("construction")
    assert [(event["seat"], kind(event["card"])) for event in table.told("turned-up")] == [(1, "hourglass"), (0, "farmer")]


@rule("PT-R.83", "PT-5.11", "PT-R.33")
def test_what_is_left_of_the_hand_can_come_up_in_the_same_phase() -> None:
    table = Table(Kingdom(hand=["shapeshifter", "farmer"]), rest="discard", draw=[])
    state = table.state
    state.hand[1], state.discard = tuple(state.discard), []
    table.deploy(0, "shapeshifter front-1", keep="farmer")
    table.to("construction")
    assert table.units(0)["front-1"] != "shapeshifter", "the cards that the others left in hand were shuffled into a draw pile"
    assert table.told("reshuffled")


@rule("PT-R.84", "PT-R.66", "PT-R.27")
def test_a_repeated_search_is_made_where_the_shadow_lies() -> None:
    """Jester in the Front, Shadow behind it, Shapeshifter last: Artifact, Artifact, Unit."""
    hand = ["court-jester", "shadow", "shapeshifter"]
    draw = ["hourglass", "urn-of-ashes", "farmer", "horn-of-plenty"]
    table = Table(Kingdom(hand=hand, gold=9), gates=True, legends=True, draw=draw)
    table.deploy(0, "court-jester front-1", "shadow front-2", "shapeshifter back-1")
    table.to("shadow")
    table.play(0, "repeat court-jester")
    table.to("construction")
    assert [kind(event["card"]) for event in table.told("turned-up")] == ["hourglass", "urn-of-ashes", "farmer"]
    last = Table(Kingdom(hand=hand, gold=9), gates=True, legends=True, draw=["hourglass", "farmer", "urn-of-ashes"])
    last.deploy(0, "court-jester front-1", "shapeshifter front-2", "shadow back-1")
    last.to("shadow")
    last.play(0, "repeat court-jester")
    last.to("construction")
    assert [kind(event["card"]) for event in last.told("turned-up")] == ["hourglass", "farmer", "urn-of-ashes"]


@rule("PT-5.10", "PT-R.64")
def test_a_card_that_was_to_be_kept_is_taken_back() -> None:
    table = Table(Kingdom(hand=["kraken", "cook"]))
    table.play(0, "keep kraken", "take-back kraken", "ready")
    table.to("construction")
    assert table.kept(0) is None
    assert sorted(table.pile("discard")) == ["cook", "kraken"]


# Wars


@rule("PT-R.12", "PT-R.19", "PT-U.50")
@pytest.mark.parametrize(("spot", "lp"), [("front-1", 2), ("front-3", 2), ("back-1", 1)])
def test_the_fifth_spot_is_in_the_front(spot: str, lp: int) -> None:
    """Relic of Harvest with 5 resources, beside a Temple on level 2, which opens the spot."""
    mine = Kingdom(front=["forest-spirit"], back=[None, "forest-child"], buildings={"temple": 2}, hand=["relic-of-harvest"])
    table = Table(mine, gates=True)
    place = "front-2" if spot == "front-1" else spot
    table.deploy(0, f"relic-of-harvest {place}")
    table.to("construction")
    assert table.lp(0)["relic-of-harvest"] == lp


# Sentences


@pytest.mark.parametrize(
    ("lacks", "said"),
    [
        ((2, 0, 0), "2 Wood."),
        ((0, 1, 0), "1 Food."),
        ((0, 0, 3), "3 Crystal."),
        ((1, 2, 0), "1 Wood and 2 Food."),
        ((1, 0, 2), "1 Wood and 2 Crystal."),
        ((0, 1, 1), "1 Food and 1 Crystal."),
        ((1, 1, 1), "1 Wood, 1 Food and 1 Crystal."),
    ],
)
def test_only_what_is_missing_is_named(lacks: tuple[int, int, int], said: str) -> None:
    text = WORDS.say({"say": "refuse.missing-resources", "building": "town", "n": lacks[0], "n2": lacks[1], "n3": lacks[2]})
    assert text == f"For the Town your Kingdom still lacks {said}"


# Positions


def test_a_position_says_which_seats_have_to_decide() -> None:
    data = GAME.dump(Table(at="construction").state)
    data["asked"] = data["waiting"] = [1]
    with pytest.raises(BadPosition) as bad:
        GAME.load(data)
    assert bad.value.where == "asked"
    assert WORDS.say(bad.value.why) == "expected [0, 1, 2], the seats that have something to decide in 'construction'"


@pytest.mark.parametrize("name", ["taletable", "game", "seats", "frames", "asked", "waiting", "players", "turn", "row"])
def test_what_a_position_lacks_is_missing(name: str) -> None:
    data = GAME.dump(Table(at="construction").state)
    del data[name]
    with pytest.raises(BadPosition) as bad:
        GAME.load(data)
    assert (bad.value.where, WORDS.say(bad.value.why)) == (name, "missing")
