"""Artifacts (TT-11, TT-R.37 to TT-R.42, TT-R.85)."""

from __future__ import annotations

import pytest

from taletable.games.threetale.artifacts import ARTIFACTS, Artifact
from taletable.games.threetale.deck import CARD_IDS, PILE_OF
from taletable.games.threetale.meta import GAME
from taletable.testing import rule

from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_movement import AWAY, PORTALS


@rule("TT-11.1", "TT-11.2", "TT-11.3", "TT-C.54")
def test_what_an_artifact_card_shows() -> None:
    for card in GAME.catalogue()["artifacts"]:
        assert card["level"] in (1, 2, 3)
        assert card["slot"] in ("head", "hands", "feet")
        assert card["usage"] in ("passive", "active", "one-timer")
        assert card["name"]
        assert "{" not in card["text"]
        assert card["story"]


@rule("TT-11.5", "TT-11.6", "TT-R.37", "TT-P.40")
def test_one_artifact_of_each_slot_in_a_turn() -> None:
    """The choice comes when it is needed; the first one used blocks its slot for others, not for itself."""
    hero = Hero(at=AT, speed=9, love=3, artifacts=["ash-staff", "forest-axe", "shepherds-cap"])
    table = fight(hero, "stone-toad", dice=(1, 0, 0, 0, 0, 0, 0))
    assert table.allows("use forest-axe")
    table.play("use ash-staff")
    assert table.cite("use forest-axe") == "TT-11.5"
    assert table.allows("use shepherds-cap")
    table.play("strike")
    while table.ask != "strike":
        table.play("take" if table.ask == "assault" else table.options()[0])
    assert table.allows("use ash-staff")
    assert table.cite("use forest-axe") == "TT-11.5"


@rule("TT-11.7", "TT-11.8", "TT-R.38", "TT-P.41")
def test_passive_once_in_every_attack_round() -> None:
    table = fight(Hero(at=AT, speed=1, love=2, artifacts=["basil-wreath", "ash-staff"]), "mountain-robber", dice=(1, 1, 0))
    table.play("use basil-wreath")
    assert table.view()["battle"]["damage"] == 1
    assert table.cite("use basil-wreath") == "TT-11.8"
    assert not any(act == "use ash-staff" for act in table.offers())
    table.play("take", "lose mercy", "use ash-staff")
    assert table.cite("use ash-staff") == "TT-11.8"
    table.roll(1, 1, 1)
    table.play("strike", "use basil-wreath")
    assert table.view()["battle"]["damage"] == 2


@rule("TT-11.7")
def test_passive_every_turn() -> None:
    table = Table(Hero(artifacts=["goatskin-shoes"]))
    table.play("use goatskin-shoes")
    assert table.view()["players"][0]["steps_left"] == 4
    assert table.cite("use goatskin-shoes") == "TT-R.85"
    table.play("end")
    assert table.state.worn[0] == ()


@rule("TT-11.9", "TT-11.10", "TT-11.11", "TT-11.E1", "TT-R.39")
def test_active_artifacts_are_paid_with_positive_dice() -> None:
    """Forest Axe with 5 positive dice: 4 + 2 = 6. It is paid anew in each round, and enemy dice cannot pay."""
    table = fight(Hero(at=AT, speed=9, love=5, artifacts=["forest-axe"]), "stone-toad", dice=(1, 1, 1, 1, 1))
    table.play("use forest-axe")
    assert table.state.dice.count(2) == 1
    assert table.view()["battle"]["damage"] == 6
    poor = fight(Hero(at=AT, speed=9, love=2, artifacts=["forest-axe"]), "stone-toad", dice=(0, 0))
    assert poor.cite("use forest-axe") == "TT-11.9"
    poor.roll(1)
    poor.play("strike")
    assert not any(act.startswith("use") for act in poor.offers())
    while poor.ask != "strike":
        poor.roll(1, 1)
        poor.play("take" if poor.ask == "assault" else poor.options()[0])
    poor.state.dice = (1, 1)
    poor.play("use forest-axe")
    assert poor.view()["battle"]["damage"] == 3


@rule("TT-R.39")
def test_an_active_artifact_needs_an_own_roll_of_its_kind() -> None:
    """Not without a roll; and what does damage has no use at a Treasure."""
    idle = Table(Hero(artifacts=["crown-of-wheat"]))
    assert "use crown-of-wheat" not in idle.offers()
    table = Table(Hero(at=(2, 0), artifacts=["forest-axe", "golden-burial-mask"]), deck=["vineyard-key"])
    table.roll(1, 1, 1)
    table.claim(2, 0)
    assert not any(act.startswith("use") for act in table.offers())
    own = fight(Hero(at=AT, speed=9, love=2, artifacts=["golden-burial-mask"]), "stone-toad", dice=(1, 1))
    assert not any(act.startswith("use") for act in own.offers())  # a ward is for the enemy's roll


@rule("TT-8.2", "TT-C.60")
def test_luck_needs_a_negative_die() -> None:
    table = fight(Hero(at=AT, speed=9, love=2, artifacts=["village-lantern"]), "stone-toad", dice=(1, 1))
    assert table.cite("use village-lantern") == "TT-8.2"


@rule("TT-R.39")
def test_an_active_artifact_takes_dice_out_of_a_treasure_roll() -> None:
    table = Table(Hero(at=(2, 0), artifacts=["crown-of-wheat"]), deck=["vineyard-key"])
    table.roll(1, 1, 1)
    table.claim(2, 0)
    table.play("use crown-of-wheat", "raise love", "raise love", "open")
    assert table.told("opened")[-1]["n"] == 2


@rule("TT-R.85", "TT-C.31")
def test_what_is_not_for_fights_comes_once_a_turn() -> None:
    table = fight(Hero(at=AT, speed=9, love=2, artifacts=["thrush-feather"]), "stone-toad", dice=(1, 1, 0))
    table.play("use thrush-feather", "strike")
    while table.ask != "strike":
        table.play("take" if table.ask == "assault" else table.options()[0])
    table.state.dice = (1, 1)
    assert table.cite("use thrush-feather") == "TT-R.85"


@rule("TT-11.12", "TT-11.14", "TT-R.37")
def test_one_timers() -> None:
    table = fight(Hero(at=AT, speed=9, artifacts=["bag-of-red-pepper", "ash-staff"]), "stone-toad", dice=(0, 0))
    table.play("use bag-of-red-pepper")
    assert table.view()["battle"]["damage"] == 4
    assert table.cards("artifacts", 0) == ["ash-staff"]
    assert "bag-of-red-pepper" in table.cards("discard")
    assert table.cite("use ash-staff") == "TT-11.5"


@rule("TT-11.13", "TT-R.41")
def test_three_are_drawn_and_one_is_kept() -> None:
    table = Table(Hero(at=(0, 0), artifacts=["ash-staff", "forest-axe"]), deck=["felt-helm", "crown-of-wheat", "cornel-bow"])
    table.play("sacrifice", "merge ash-staff forest-axe")
    assert {"ash-staff", "forest-axe"} <= set(table.cards("discard"))
    assert table.options() == ["keep felt-helm", "keep crown-of-wheat", "keep cornel-bow"]
    table.play("keep crown-of-wheat")
    assert table.cards("artifacts", 0) == ["crown-of-wheat"]
    assert {"felt-helm", "cornel-bow"} <= set(table.cards("discard"))


@rule("TT-11.15", "TT-R.40")
def test_a_used_up_deck() -> None:
    """Draw what is there, shuffle the discards, continue up to 3."""
    level_2 = [artifact.key for artifact in ARTIFACTS if artifact.level == 2]
    table = Table(Hero(at=(0, 0), artifacts=["ash-staff", "forest-axe"]), discard=[*level_2[1:], "magpie-thief"])
    table.play("sacrifice", "merge ash-staff forest-axe")
    assert len(table.cards("choice")) == 3
    assert "magpie-thief" in table.cards("discard")  # only the cards of this deck
    assert not set(level_2) & set(table.cards("discard"))
    assert level_2[0] in table.cards("choice")
    assert table.told("shuffled")[0]["n"] == 17
    few = Table(Hero(at=(0, 0), artifacts=["ash-staff", "forest-axe", *level_2[2:]]), Hero(artifacts=level_2[:1]))
    few.play("sacrifice", "merge ash-staff forest-axe")
    assert few.options() == [f"keep {level_2[1]}"]
    few.play(f"keep {level_2[1]}")
    assert level_2[1] in few.cards("artifacts", 0)
    none = Table(Hero(at=(0, 0), artifacts=["ash-staff", "forest-axe", *level_2]))
    none.play("sacrifice", "merge ash-staff forest-axe")
    assert none.ask == "altar"


@rule("TT-11.E2", "TT-C.17")
def test_the_three_pictured_kinds_exist() -> None:
    kinds = {(card["level"], card["slot"], card["usage"], card["cost"]) for card in GAME.catalogue()["artifacts"]}
    assert (1, "head", "active", 1) in kinds
    assert (2, "hands", "one-timer", 0) in kinds
    assert (3, "feet", "passive", 0) in kinds


@rule("TT-11.4")
def test_any_number_can_be_owned() -> None:
    keys = [artifact.key for artifact in ARTIFACTS if artifact.slot == 1][:12]
    assert len(Table(Hero(artifacts=keys)).cards("artifacts", 0)) == 12


# Every effect


@rule("TT-C.60", "TT-C.45")
@pytest.mark.parametrize("artifact", ARTIFACTS, ids=lambda artifact: artifact.key)
def test_every_artifact_does_what_it_says(artifact: Artifact) -> None:
    check_artifact(artifact)


def check_artifact(artifact: Artifact) -> None:
    """Use it where it can be used."""
    hero = Hero(at=AT, love=6, spirit=2, shevitsa=0, artifacts=[artifact.key])
    if artifact.what in ("ward", "shield", "reflect"):
        table = fight(hero, "wild-boar", dice=(1, 1), options={})
        table.state.speed[0] = 3
        damage = table.view()["battle"]["damage"]
        table.play(f"use {artifact.key}")
        if artifact.what == "reflect":
            assert table.state.harm == artifact.n
        else:
            assert table.view()["battle"]["damage"] == max(0, damage - (artifact.n if artifact.what == "ward" else 99))
    elif artifact.what == "first":
        table = fight(hero, "wild-boar")
        assert table.ask == "engage"
        table.play(f"use {artifact.key}")
        assert table.ask == "strike"
    elif artifact.usage > 0 or artifact.what in ("damage", "dice", "again", "luck", "flip"):
        table = fight(Hero(at=AT, love=6, speed=9, spirit=2, artifacts=[artifact.key]), "stone-toad", dice=(1, 1, 0, 0, 0, 0))
        before = table.view()["battle"]["damage"]
        steps, actions = table.view()["players"][0]["steps_left"], table.view()["players"][0]["actions_left"]
        table.roll(*(1,) * 10)
        table.play(f"use {artifact.key}")
        cost = max(0, artifact.usage)
        after = table.view()["battle"]["damage"]
        if artifact.what == "damage":
            assert after == before - cost + artifact.n
        elif artifact.what == "dice":
            assert len(table.state.dice) == 6 + artifact.n
        elif artifact.what == "again":
            assert after == 6 - cost
        elif artifact.what == "luck":
            assert after == before - cost + min(4, artifact.n)
        elif artifact.what == "flip":
            table.play(*[f"turn die-{n + 3}" for n in range(artifact.n)])
            assert table.view()["battle"]["damage"] == 2 + artifact.n
        elif artifact.what == "shevitsa":
            assert table.state.shevitsa[0] == artifact.n
        elif artifact.what == "step":
            assert table.view()["players"][0]["steps_left"] == steps + artifact.n
        elif artifact.what == "action":
            assert table.view()["players"][0]["actions_left"] == actions + artifact.n
        elif artifact.what == "bonus":
            assert len(table.cards("bonus", 0)) == artifact.n
        else:
            assert table.ask == ("raise" if artifact.what == "virtue" else "friend")
            assert table.state.frames[-1].args == (0, artifact.n)
    else:
        _in_turn(artifact.key, artifact.what, artifact.n)


def _in_turn(key: str, what: str, n: int) -> None:
    """An Artifact that is used in the turn."""
    land = ((2, 0, 0, 0), (7, 1, 0, 0), (12, 2, 0, 0))
    table = Table(Hero(at=(2, 1), spirit=2, artifacts=[key, "basil-wreath"]), Hero(at=(5, 0)), Hero(at=(1, 0)), land=land)
    before = table.view()["players"][0]
    table.play(f"use {key}")
    after = table.view()["players"][0]
    if what == "step":
        assert after["steps_left"] == before["steps_left"] + n
    elif what == "action":
        assert after["actions_left"] == before["actions_left"] + n
    elif what == "wade":
        table.state.at[0] = space(5, 0)
        table.state.at[1] = space(4, 0)
        assert table.allows(f"walk {name(5, 1)}")
    elif what == "portal":
        assert table.options() == [f"go {name(0, 0)}"]
        table.play(f"go {name(0, 0)}")
        assert table.state.at[0] == space(0, 0)
    elif what == "leap":
        table.play(f"go {name(4, 0)}")
        assert table.state.at[0] == space(4, 0)
    elif what == "heal":
        assert table.state.spirit[0] == 3
    elif what == "carry":
        table.play(f"bring 1 {name(3, 0)}")
        assert table.state.at[1] == space(3, 0)
    elif what == "far-gift":
        table.play("give 1 basil-wreath")
        assert table.cards("artifacts", 1) == ["basil-wreath"]
    elif what == "bonus":
        assert len(table.cards("bonus", 0)) == n
    else:
        assert table.ask == ("raise" if what == "virtue" else "friend")
        assert table.state.frames[-1].args == (0, n)


@rule("TT-R.6")
def test_spirit_is_never_above_three() -> None:
    table = Table(Hero(artifacts=["crown-of-seven-skies"]))
    assert table.cite("use crown-of-seven-skies") == "TT-R.6"


@rule("TT-C.58")
def test_travel_has_its_limits() -> None:
    """The slippers lead to free Portals only, the boots to any free space where no Tree stands."""
    table = Table(Hero(artifacts=["slippers-of-the-spring"]))
    assert table.cite("use slippers-of-the-spring") == "TT-R.18"
    ways = {}
    for shoes in ("slippers-of-the-spring", "seven-league-boots"):
        table = Table(Hero(at=(1, 0), artifacts=[shoes]), *AWAY, land=PORTALS)
        table.play(f"use {shoes}")
        ways[shoes] = set(table.options())
    chart = table.state.chart
    free = {space for space in chart.spaces if not table.state.here(space)} - chart.trees
    assert ways["slippers-of-the-spring"] == {f"go {GAME.ident('space', space)}" for space in chart.portals}
    assert ways["seven-league-boots"] == {f"go {GAME.ident('space', space)}" for space in free}


@rule("TT-C.54", "TT-C.55", "TT-C.56", "TT-22.6", "TT-C.58", "TT-C.59", "TT-C.57")
def test_the_set_of_artifacts() -> None:
    assert len(ARTIFACTS) == 54
    assert [PILE_OF[card] for card in range(54)].count(0) == 18
    for level in (1, 2, 3):
        for slot in (0, 1, 2):
            six = [a for a in ARTIFACTS if a.level == level and a.slot == slot]
            assert len(six) == 6
            assert len([a for a in six if a.preview]) == 4
            assert sorted(min(1, max(-1, a.usage)) for a in six) == [-1, -1, 0, 0, 1, 1]
    helping = [a for a in ARTIFACTS if a.what in ("lend", "carry", "far-gift")]
    assert len(helping) >= 6
    outside = [a for a in ARTIFACTS if a.what not in ("damage", "dice", "ward", "shield", "reflect", "first")]
    assert len(outside) >= 18
    assert len([a for a in ARTIFACTS if a.slot == 1 and a.what in ("damage", "dice")]) >= 9
    for level, low in ((1, 1), (2, 2), (3, 3)):
        passive = next(a for a in ARTIFACTS if a.level == level and a.what == "damage" and a.usage == 0)
        assert passive.n == low
        active = [a.n - a.usage for a in ARTIFACTS if a.level == level and a.what == "damage" and a.usage > 0]
        assert all(low <= net <= low + 1 for net in active)
    axe = ARTIFACTS[CARD_IDS.index("forest-axe")]
    assert (axe.level, axe.usage, axe.what, axe.n) == (1, 1, "damage", 2)
