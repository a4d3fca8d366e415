"""The preview edition (TT-P)."""

from __future__ import annotations

import pytest

from taletable.engine.moves import Refused
from taletable.games.threetale.artifacts import ARTIFACTS
from taletable.games.threetale.dice import POSITIVE
from taletable.games.threetale.heroes import HEROES
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios.the_beginning.rules import BURNING
from taletable.games.threetale.tiles import BATTLE_2, TREASURE_2, TREASURE_3, printed
from taletable.testing import rule

from .table import Hero, Table, name
from .test_battle import AT, fight
from .test_movement import AWAY, PORTALS
from .test_prophecy import start, tale

PREVIEW = {"edition": "preview"}


def preview(*heroes: Hero, **more: object) -> Table:
    """A table with the preview edition."""
    return Table(*heroes, options=dict(PREVIEW), **more)  # type: ignore[arg-type]


@rule("TT-P.1", "TT-22.15", "TT-C.7", "TT-C.8", "TT-C.6")
def test_five_heroes() -> None:
    match = start(edition="preview")
    for hero in ("vampires-bride", "starred-boy"):
        with pytest.raises(Refused) as caught:
            match.play(GAME.read(f"0 become {hero}"))
        assert caught.value.refusal.cite == "TT-P.1"
    assert sum(hero.preview for hero in HEROES) == 5
    start().play(GAME.read("0 become vampires-bride"))  # in the 2022 edition everybody may
    assert "unborn-maiden" in [hero.key for hero in HEROES if hero.preview]


@rule("TT-P.2", "TT-22.15")
def test_thirty_six_artifacts() -> None:
    view = GAME.view(tale(start(edition="preview")), None)
    assert [view["decks"][f"artifacts-{level}"]["count"] for level in (1, 2, 3)] == [12, 12, 12]


@rule("TT-P.3", "TT-P.4")
def test_artifacts_go_back_into_their_deck() -> None:
    table = preview(Hero(at=(0, 0), artifacts=["ash-staff", "forest-axe"]))
    table.play("sacrifice", "merge ash-staff forest-axe")
    assert {"ash-staff", "forest-axe"} <= set(table.pile("artifacts-1"))
    kept, *others = table.cards("choice")
    table.play(f"keep {kept}")
    assert set(others) <= set(table.pile("artifacts-2"))
    assert not any(card in [artifact.key for artifact in ARTIFACTS] for card in table.cards("discard"))
    used = fight(Hero(at=AT, speed=9, artifacts=["bag-of-red-pepper"]), "stone-toad", options=dict(PREVIEW))
    used.play("use bag-of-red-pepper")
    assert "bag-of-red-pepper" in used.pile("artifacts-1")


@rule("TT-P.5")
def test_bonus_cards_go_back_into_their_deck() -> None:
    table = preview(Hero(bonus=["busy-hands", "strong-arm"]))
    table.play("play busy-hands 1")
    table.finish_turn()
    assert {"busy-hands", "strong-arm"} <= set(table.pile("hero-bonus"))
    assert "busy-hands" not in table.cards("discard")


@rule("TT-P.6", "TT-R.54")
def test_more_love_is_more_dice() -> None:
    table = fight(Hero(at=AT, speed=9, love=13, bonus=["strong-arm"]), "stone-toad", options=dict(PREVIEW))
    table.play("play strong-arm 1")
    assert len(table.state.dice) == 15
    assert table.virtues()["love"] == 13


@rule("TT-P.7")
def test_endurance_raises_another_virtue() -> None:
    table = preview(Hero(endurance=3))
    table.play("end")
    assert table.cite("endure endurance") == "TT-P.7"
    table.play("endure love")


@rule("TT-P.8", "TT-R.58")
def test_the_forced_portal() -> None:
    table = preview(Hero(at=(1, 0), speed=3), *AWAY, land=PORTALS, objects={(0, 0): "white"})
    table.walk((0, 0))
    for act in ("end", f"walk {name(0, 1)}", f"claim {name(0, 0)}"):
        assert table.cite(act) == "TT-P.8"
    table.play(f"jump {name(4, 0)}")
    assert table.allows("end")
    last = preview(Hero(at=(1, 0), speed=1), *AWAY, land=PORTALS)
    last.walk((0, 0))
    last.play("end")
    free = preview(Hero(at=(0, 0), speed=1), *AWAY, land=PORTALS)
    assert free.allows("end")
    assert free.allows(f"walk {name(0, 1)}")
    free.walk((0, 1))
    assert free.allows("end")  # no Portal, no jump
    nowhere = preview(Hero(at=(1, 0), speed=2), Hero(at=(4, 0)), Hero(at=(2, 1)), land=PORTALS)
    assert nowhere.cite(f"walk {name(0, 0)}") == "TT-R.14"
    newer = Table(Hero(at=(1, 0), speed=3), *AWAY, land=PORTALS)
    newer.walk((0, 0))
    assert newer.allows("end")  # in the preview only


@rule("TT-P.9", "TT-P.10", "TT-P.11", "TT-P.12", "TT-P.13", "TT-P.14")
def test_the_altar() -> None:
    table = preview(Hero(at=(0, 0), artifacts=["ash-staff", "felt-helm", "rhomphaia", "mace-of-the-giant", "golden-burial-mask"]))
    table.play("sacrifice")
    assert table.cite("exchange three-virtues") == "TT-P.9"
    for card, total in (("ash-staff", 2), ("felt-helm", 5), ("rhomphaia", 9)):
        table.play(f"melt {card}")
        assert table.state.shevitsa[0] == total
    table.play("exchange shevitsa", "raise love", "merge mace-of-the-giant golden-burial-mask")
    assert table.state.stones[0] == 1


@rule("TT-P.15", "TT-P.16")
def test_gifts() -> None:
    table = preview(Hero(at=(1, 0), artifacts=["ash-staff"], offerings=1, quests=["five-bells"], stones=1), Hero(at=(0, 1)))
    assert table.cite("give 1 five-bells") == "TT-P.15"
    assert table.cite("give-stone 1") == "TT-P.16"
    assert table.allows("give 1 ash-staff")
    assert table.allows("give-offering 1")


@rule("TT-P.17", "TT-P.18", "TT-P.34", "TT-R.61", "TT-P.20")
def test_the_present_without_quests_and_awards() -> None:
    table = preview(Hero(deeds={"battles-1": 9, "treasures": 9, "jumps": 9}), tiles_left=0)
    table.finish_turn()
    assert table.state.stones == [0, 0, 0]
    assert table.ask == "last_order"
    assert table.view()["difficulty"] == "brutal"
    assert table.view()["objects"] != {} or table.state.fate >= 0
    with pytest.raises(Refused) as caught:
        GAME.new(3, {"edition": "preview", "difficulty": "smooth"})
    assert caught.value.refusal.cite == "TT-P.18"


@rule("TT-P.19", "TT-R.70", "TT-R.68", "TT-P.20")
def test_points_for_rounds_left() -> None:
    table = Table(Hero(), options=dict(PREVIEW), scenario="the-beginning", round=2)
    BURNING.put(table.state, 3)
    table.walk((1, 1))
    lines = dict(table.result.lines[0])
    assert lines["rounds-left"] == 20
    assert lines["future-quest"] == 100
    lost = Table(Hero(), options=dict(PREVIEW), scenario="the-beginning", turn=2, round=4)
    lost.state.decks[14] = (GAME.deck.number["moon-behind-clouds"],)
    lost.finish_turn()
    assert lost.ask == "end"
    assert "rounds-left" not in dict(lost.result.lines[0])


@rule("TT-R.62", "TT-C.86", "TT-22.16")
def test_scenarios_one_to_five() -> None:
    found = set()
    for seed in range(30):
        found.update(GAME.view(tale(start(bytes([seed]), edition="preview")), None)["prophecies"])
    assert found == {f"prophecy-{n}" for n in range(1, 6)}
    with pytest.raises(Refused) as caught:
        GAME.new(3, {"edition": "preview", "tale": "parallel-land"})
    assert caught.value.refusal.cite == "TT-R.62"


@rule("TT-P.23")
def test_the_future_book_has_an_introduction() -> None:
    table = Table(options=dict(PREVIEW), scenario="iron-masks")
    assert table.view()["chapter"]["opening"]
    assert "opening" not in Table(scenario="iron-masks").view()["chapter"]


@rule("TT-P.27", "TT-C.51")
def test_the_example_tile() -> None:
    assert TREASURE_2 in printed(10, True)
    assert TREASURE_3 in printed(10, False)
    for preview_edition in (False, True):
        sorts = [sort for tile in range(30) for sort in printed(tile, preview_edition)]
        assert sorts.count(TREASURE_2) == sorts.count(TREASURE_3) == sorts.count(BATTLE_2) == 5


@rule("TT-R.60", "TT-P.35", "TT-P.36", "TT-P.37", "TT-P.38", "TT-P.39", "TT-P.42", "TT-P.43", "TT-P.44", "TT-P.45")
def test_where_the_preview_is_silent_the_2022_rule_holds() -> None:
    table = preview(Hero(at=(1, 1), endeavour=2, faith=2, speed=1, shevitsa=1), Hero(faith=3), deck=["busy-hands", "tile-1"])
    table.claim(1, 1)
    table.play("raise endeavour")
    assert table.view()["players"][0]["actions_left"] == 1  # a band in the middle of the turn (TT-P.37)
    assert table.state.shevitsa[0] == 1  # stored (TT-P.39)
    table.play("end")  # Steps left (TT-P.38)
    assert table.cards("bonus", 1) == ["busy-hands"]  # first thing in the turn (TT-P.36)
    hope = fight(Hero(at=AT, speed=1, hope=3), "mountain-robber", dice=(1, 1, 1), options=dict(PREVIEW))
    hope.play("flip die-1")
    assert hope.cite("flip die-2") == "TT-9.11"  # TT-P.35
    mercy = preview(Hero(mercy=7, endurance=7), Hero(at=(0, 1)))
    mercy.play("end", "comfort 1 love", "comfort 2 hope", "endure hope", "endure love")  # TT-P.43
    assert mercy.virtues(2)["hope"] == 3
    over = preview(Hero(quests=["five-bells"]), tiles_left=0)
    over.finish_turn()
    assert over.cards("quests", 0) == []  # TT-P.44


@rule("TT-P.28")
def test_active_artifacts_are_paid_with_positive_dice_in_the_preview_too() -> None:
    """One positive die pays the Forest Axe, and does no damage itself; without one it cannot be used."""
    table = fight(Hero(at=AT, speed=9, love=3, artifacts=["forest-axe"]), "stone-toad", dice=(1, 1, 0), options=dict(PREVIEW))
    table.play("use forest-axe")
    assert table.view()["battle"]["damage"] == 1 + 2
    assert table.state.dice.count(POSITIVE) == 1
    poor = fight(Hero(at=AT, speed=9, love=3, artifacts=["forest-axe"]), "stone-toad", dice=(0, 0, 0), options=dict(PREVIEW))
    assert poor.cite("use forest-axe") == "TT-11.9"
