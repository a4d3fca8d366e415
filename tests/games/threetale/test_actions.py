"""Actions, objects, gifts, Offerings, Quests (TT-7, TT-12, TT-14)."""

from __future__ import annotations

import pytest

from taletable.games.threetale.finds import QUESTS
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.words import DEEDS
from taletable.testing import rule
from taletable.words import words_of

from .table import Hero, Table, name


@rule("TT-7.1", "TT-7.3", "TT-7.5")
def test_one_action_to_claim_where_one_stands() -> None:
    table = Table(Hero(at=(1, 1)))
    assert table.cite(f"claim {name(3, 0)}") == "TT-7.5"
    table.claim(1, 1)
    assert table.thing(1, 1) is None
    table.play("raise mercy")
    table.walk((1, 2))
    assert table.cite(f"claim {name(1, 2)}") == "TT-7.1"


@rule("TT-7.2", "TT-9.18", "TT-9.E4", "TT-15.4", "TT-R.82")
def test_extra_actions() -> None:
    """1 Action, 1 more from Endeavour 3, 1 more from a Bonus Card: 3."""
    table = Table(Hero(at=(1, 1), endeavour=3, bonus=["busy-hands"]))
    assert table.view()["players"][0]["actions_left"] == 2
    table.play("play busy-hands 1")
    assert table.view()["players"][0]["actions_left"] == 3


@rule("TT-7.6", "TT-9.3")
def test_a_white_stone() -> None:
    table = Table(Hero(at=(1, 1)))
    table.claim(1, 1)
    assert len(table.options()) == 6
    table.play("raise faith")
    assert table.virtues()["faith"] == 3


@rule("TT-7.7", "TT-10.16")
def test_a_red_stone() -> None:
    table = Table(Hero(at=(3, 0)))
    table.claim(3, 0)
    assert table.state.shevitsa[0] == 1


@rule("TT-7.9", "TT-13.1", "TT-13.8")
def test_a_treasure_token() -> None:
    table = Table(Hero(at=(2, 0)), deck=["vineyard-key"])
    table.claim(2, 0)
    assert table.ask == "treasure"
    assert table.view()["card"] == "vineyard-key"
    assert table.thing(2, 0) is None
    table.play("open")
    assert "vineyard-key" in table.cards("discard")


@rule("TT-7.10", "TT-16.1")
def test_a_battle_token() -> None:
    table = Table(Hero(at=(0, 2)), deck=["stone-toad"])
    table.claim(0, 2)
    assert table.view()["battle"]["enemy"] == "stone-toad"
    assert table.ask == "strike"


@rule("TT-7.11", "TT-14.1", "TT-14.2")
def test_a_quest_token() -> None:
    table = Table(Hero(at=(1, 0)), deck=["five-bells"], objects={(1, 0): "quest"})
    table.claim(1, 0)
    assert table.cards("quests", 0) == ["five-bells"]
    card = words_of(GAME).tree(GAME.catalogue())["quests"][1]
    assert card["name"]
    assert card["need"] == "Win 5 Battles"
    assert card["reward"] == "a Level 3 Artifact"
    assert card["story"]


@rule("TT-R.8")
def test_no_quest_is_left() -> None:
    table = Table(Hero(at=(1, 0)), discard=[quest.key for quest in QUESTS], objects={(1, 0): "quest"})
    table.claim(1, 0)
    assert table.cards("quests", 0) == []
    assert table.thing(1, 0) is None


@rule("TT-R.8")
def test_battle_cards_are_shuffled_anew() -> None:
    from taletable.games.threetale.enemies import BATTLES

    table = Table(Hero(at=(0, 2)), discard=[enemy.key for enemy in BATTLES if enemy.level == 1])
    table.claim(0, 2)
    assert table.told("shuffled") == [{"kind": "shuffled", "pile": "battles-1", "n": 10}]
    assert table.view()["decks"]["battles-1"] == {"count": 9}


@rule("TT-7.12", "TT-12.1")
def test_an_offering() -> None:
    table = Table(Hero(at=(0, 0)))
    table.claim(0, 0)
    assert table.state.offerings[0] == 1
    assert table.thing(0, 0) is None


# Gifts


@rule("TT-7.13", "TT-7.17", "TT-7.19", "TT-11.16", "TT-11.4")
def test_an_artifact_is_given() -> None:
    table = Table(Hero(at=(1, 0), artifacts=["ash-staff", "forest-axe", "net-of-nettles"]), Hero(at=(0, 1)), Hero(at=(3, 1)))
    assert table.cite("give 2 ash-staff") == "TT-7.17"
    table.play("give 1 ash-staff")
    assert table.cards("artifacts", 1) == ["ash-staff"]
    assert table.cite("give 1 forest-axe") == "TT-7.1"


@rule("TT-R.42")
def test_a_used_artifact_can_be_given() -> None:
    table = Table(Hero(at=(1, 0), artifacts=["goatskin-shoes"]), Hero(at=(0, 1)))
    table.play("use goatskin-shoes", "give 1 goatskin-shoes")
    assert table.cards("artifacts", 1) == ["goatskin-shoes"]
    assert not any(act.startswith("use") for act in table.offers())


@rule("TT-7.14", "TT-14.7", "TT-R.30", "TT-14.3", "TT-14.5", "TT-R.31", "TT-P.21")
def test_a_given_quest_counts_what_its_new_holder_did() -> None:
    table = Table(Hero(at=(1, 0), quests=["white-kerchief"]), Hero(at=(0, 1), deeds={"whites": 4}))
    table.play("give 1 white-kerchief")
    assert table.cards("quests", 0) == table.cards("quests", 1) == []
    assert "white-kerchief" in table.cards("discard")
    assert table.ask == "learn"
    assert table.seat == 1


@rule("TT-7.15")
def test_a_sacred_stone_is_given() -> None:
    table = Table(Hero(at=(1, 0), stones=1), Hero(at=(0, 1)))
    table.play("give-stone 1")
    assert table.state.stones[:2] == [0, 1]


@rule("TT-7.16", "TT-12.2", "TT-12.3", "TT-12.4", "TT-12.5", "TT-12.6", "TT-R.46", "TT-R.75")
def test_offerings_are_blessed_by_giving() -> None:
    """The first, second and third of the game give Artifacts of Level 1, 2, 3, and so do later ones of Level 3; any Hero keeps it."""
    table = Table(Hero(at=(1, 0), offerings=4, endeavour=11), Hero(at=(0, 1)))
    for n, level in enumerate((1, 2, 3, 3)):
        table.play("give-offering 1")
        assert table.ask == "bless"
        cards = table.cards("choice")
        assert len(cards) == 3
        assert all(GAME.catalogue()["artifacts"][GAME.deck.number[card]]["level"] == level for card in cards)
        table.play(f"award {cards[0]} {n % 3}")
        assert cards[0] in table.cards("artifacts", n % 3)
    assert table.state.offerings[:2] == [0, 0]
    assert table.state.blessed == 4


@rule("TT-7.20")
def test_values_are_no_gifts() -> None:
    table = Table(Hero(at=(1, 0), shevitsa=1, speed=5), Hero(at=(0, 1)))
    assert not any(act.startswith("give") for act in table.offers())


@rule("TT-12.8", "TT-19.3")
def test_offerings_are_blessed_in_the_future_too() -> None:
    table = Table(Hero(at=(1, 0), offerings=1), Hero(at=(0, 1)), scenario="iron-masks")
    table.play("give-offering 1")
    assert table.ask == "bless"


# Quests


@rule("TT-14.E1", "TT-C.34", "TT-R.32", "TT-14.8", "TT-14.3")
def test_nine_mountains_over() -> None:
    """Five collected Treasures, whatever the dice say, bring a Level 2 Artifact; progress can be seen."""
    table = Table(Hero(at=(2, 0), quests=["nine-mountains-over"], deeds={"treasures": 4}), deck=["vineyard-key"])
    assert table.view()["players"][0]["quest_progress"] == [4]
    table.roll(0, 0, 0)
    table.claim(2, 0)
    table.play("open")
    assert table.ask == "choose_artifact"
    assert table.state.frames[-1].args == (0, 2)
    assert table.cards("quests", 0) == []


@rule("TT-P.E2", "TT-C.21", "TT-C.35", "TT-R.32")
def test_five_battles() -> None:
    table = Table(Hero(at=(0, 2), love=5, speed=4, quests=["five-bells"], deeds={"battles-1": 3, "battles-2": 1}), deck=["hungry-wolf"])
    table.roll(1, 1, 1, 1, 0)
    table.claim(0, 2)
    table.play("strike")
    for _ in range(2):
        table.play("raise love")
    assert table.ask == "choose_artifact"
    escaped = Table(Hero(at=(0, 2), quests=["five-bells"], deeds={"battles-1": 4}), deck=["stone-toad"])
    escaped.claim(0, 2)
    escaped.play("escape")
    assert escaped.cards("quests", 0) == ["five-bells"]


@rule("TT-C.36", "TT-7.6", "TT-7.7", "TT-7.8", "TT-7.9", "TT-7.11", "TT-7.12")
@pytest.mark.parametrize(
    ("thing", "deed"),
    [
        ("white", "whites"), ("red", "reds"), ("black", "blacks"), ("quest", "quests"), ("offering", "offerings-taken"),
        ("treasure-1", "treasures"), ("treasure-2", "treasures"), ("treasure-3", "treasures"),
    ],
)  # fmt: skip
def test_what_is_claimed_is_counted(thing: str, deed: str) -> None:
    table = Table(Hero(at=(1, 1)), objects={(1, 1): thing})
    table.claim(1, 1)
    assert table.state.deeds[: len(DEEDS)] == [int(name == deed) for name in DEEDS]


@rule("TT-R.30", "TT-C.36")
@pytest.mark.parametrize(("before", "done"), [(2, False), (3, True)])
def test_what_was_done_before_the_quest_came_counts_once(before: int, done: bool) -> None:
    """The kerchief wants four White Stones: so many before, one now, then the Quest."""
    hero = Hero(at=(1, 1), deeds={"whites": before}, endeavour=3)
    table = Table(hero, deck=["white-kerchief"], objects={(1, 1): "white", (1, 0): "quest"})
    table.claim(1, 1)
    table.play("raise love")
    table.walk((1, 0))
    table.claim(1, 0)
    assert bool(table.told("quest-done")) == done


@rule("TT-R.30")
def test_a_quest_that_is_already_fulfilled() -> None:
    table = Table(Hero(at=(1, 0), deeds={"jumps": 3}), deck=["three-springs"], objects={(1, 0): "quest"})
    table.claim(1, 0)
    assert table.told("quest-done") == [{"kind": "quest-done", "seat": 0, "card": "three-springs"}]
    assert table.state.speed[0] == 6


@rule("TT-14.4", "TT-14.6", "TT-19.4")
def test_unfinished_quests_are_over_with_the_past() -> None:
    table = Table(Hero(quests=["five-bells"]), tiles_left=0)
    table.finish_turn()
    assert table.state.phase == 2
    assert table.cards("quests", 0) == []
    assert "five-bells" in table.cards("discard")


@rule("TT-C.36", "TT-C.45")
def test_everything_a_quest_counts() -> None:
    """Gifts, Offerings, Altars, jumps, tiles, Mercy: logged facts of one Hero."""
    table = Table(Hero(at=(1, 0), offerings=1, mercy=3, endeavour=7, speed=4, artifacts=["ash-staff"]), Hero(at=(0, 1)))
    table.play("give 1 ash-staff", "give-offering 1")
    table.play(table.options()[0])
    table.walk((0, 0))
    table.play("sacrifice", "done")
    table.walk((1, 0), (2, 0), (2, 1))
    table.play("end", "comfort 1 hope")
    did = table.view()["players"][0]["deeds"]
    assert (did["gifts"], did["blessed"], did["altars"], did["mercies"], did["tiles"]) == (2, 1, 1, 1, 2)
    assert did["walked"] == 4
