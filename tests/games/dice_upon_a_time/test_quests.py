"""Quests: completing them, the limit, and all forty cards (DU-9, DU-14)."""

from __future__ import annotations

import re

import pytest

from taletable.games.dice_upon_a_time.board import ANY_STEED, FIELD_KEYS
from taletable.games.dice_upon_a_time.cards import QUESTS, TOKENS, Quest
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from .table import Player, Table
from .test_placing import simple

FAR_AWAY = "place red-item fox-1"
"""A placement that moves nobody."""


@rule("DU-9.1", "DU-4.7")
def test_quests_are_completed_in_phase_5_of_the_own_turn() -> None:
    table = simple(Player("item:1 plain:6", tokens="apple apple", quests=["apples-for-the-well"]))
    assert not [act for act in table.offers() if act.startswith("complete")]
    table.play(FAR_AWAY)
    assert table.ask == "deeds"
    table.play("complete apples-for-the-well")
    assert table.cards("done", 0) == ["apples-for-the-well"]


@rule("DU-R.64", "DU-4.7")
def test_the_turn_ends_by_itself_when_there_is_nothing_left_to_do() -> None:
    table = simple(Player("item:1 plain:6", at="hell", tokens="apple apple", quests=["apples-for-the-well"]))
    table.play(FAR_AWAY, "complete apples-for-the-well")
    assert table.state.turn == 1


@rule("DU-9.2")
def test_completing_is_voluntary() -> None:
    table = simple(Player("item:1", tokens="apple apple", quests=["apples-for-the-well"]))
    table.play(FAR_AWAY, "done")
    assert table.cards("active", 0) == ["apples-for-the-well"]
    assert table.tokens(0) == {"apple": 2}


@rule("DU-9.3", "DU-9.E1", "DU-C.1", "DU-R.14")
def test_two_apples_pay_for_one_quest() -> None:
    """The book's example: discard 2 Apples (2 AP), or bring 2 Apples to the Church (3 AP), not both."""
    player = Player("item:1", at="church", tokens="apple apple", quests=["apples-for-the-well", "harvest-thanksgiving"])
    table = simple(player, Player(at="church", tokens="gold"))
    table.play(FAR_AWAY)
    assert table.allows("complete apples-for-the-well")
    table.play("complete harvest-thanksgiving")
    assert table.tokens(0) == {}
    assert table.score(0) == 3
    assert table.state.turn == 0
    assert table.cite("complete apples-for-the-well") == "DU-9.3"


@rule("DU-9.4", "DU-R.14")
def test_several_quests_in_one_phase() -> None:
    player = Player("item:1", at="church", tokens="apple apple apple apple", quests=["apples-for-the-well", "harvest-thanksgiving"])
    table = simple(player)
    table.turn(FAR_AWAY, "complete harvest-thanksgiving", "complete apples-for-the-well")
    assert len(table.cards("done", 0)) == 2
    assert table.score(0) == 5


@rule("DU-9.5", "DU-1.2", "DU-14.5")
def test_a_completed_quest_is_passive_and_scores_its_value() -> None:
    table = simple(Player("item:1", tokens="gold gold", quests=["pay-the-piper"]))
    table.turn(FAR_AWAY, "complete pay-the-piper")
    assert table.cards("active", 0) == []
    assert table.cards("done", 0) == ["pay-the-piper"]
    assert table.score(0) == 2


@rule("DU-9.6")
def test_four_kinds_of_quest() -> None:
    assert {quest.kind for quest in QUESTS} == {"visit", "deliver", "discard", "fetch"}


@rule("DU-9.7", "DU-R.15", "DU-22.5")
def test_a_quest_item_is_picked_up_on_its_field_by_the_owner_of_the_quest() -> None:
    fellow = Player("", passed=True, at="clouds", tokens="gold")
    table = simple(Player("item:1 story:1 ban:1", at="clouds", quests=["the-crossbow-of-the-angels"]), fellow, seats=2)
    table.play(FAR_AWAY)
    assert table.cite("complete the-crossbow-of-the-angels") == "DU-9.6"
    table.play("pick-up the-crossbow-of-the-angels")
    assert table.view(None)["carrier"]["crossbow-of-the-angels"] == 0
    assert table.cite("pick-up the-crossbow-of-the-angels") == "DU-R.15"
    assert table.cite("complete the-crossbow-of-the-angels") == "DU-R.14"
    table.state.at[0] = FIELD_KEYS.index("church")
    table.play("complete the-crossbow-of-the-angels")
    assert table.score(0) == 4
    assert table.view(None)["carrier"]["crossbow-of-the-angels"] == -1
    elsewhere = simple(Player("item:1", at="hell", quests=["the-crossbow-of-the-angels", "a-dare-at-the-chimney"]))
    elsewhere.play(FAR_AWAY)
    assert elsewhere.cite("pick-up the-crossbow-of-the-angels") == "DU-9.7"


@rule("DU-R.15", "DU-14.7")
def test_a_quest_item_returns_to_the_box_when_its_quest_is_given_up() -> None:
    four = ["the-crossbow-of-the-angels", "pay-the-piper", "a-trail-of-crumbs", "one-of-everything"]
    table = simple(Player("plain:6", at="bread-field", quests=four))
    table.state.carrier[0] = 0
    table.play("place red-plain town--bread-field", "walk town", "draw-quest 3", "give-up the-crossbow-of-the-angels")
    assert table.state.carrier[0] == -1


@rule("DU-R.14")
def test_a_visit_needs_presence_in_phase_5_not_arrival() -> None:
    stays = simple(Player("item:1", at="clouds", quests=["counting-sheep-from-above"]))
    stays.turn(FAR_AWAY, "complete counting-sheep-from-above")
    assert stays.score(0) == 2
    left = simple(Player("plain:6", at="clouds", quests=["counting-sheep-from-above", "the-talking-horses-head"]))
    left.play("place red-plain clouds--steed-north", "walk steed-north", "stay")
    assert left.cite("complete counting-sheep-from-above") == "DU-R.14"
    assert left.allows("complete the-talking-horses-head")


@rule("DU-14.4", "DU-14.7", "DU-R.13")
def test_a_fifth_quest_means_giving_one_up() -> None:
    four = ["pay-the-piper", "a-trail-of-crumbs", "one-of-everything", "the-bride-price"]
    table = simple(Player("plain:6", at="bread-field", quests=four), deck=["hans-in-luck"])
    table.play("place red-plain town--bread-field", "walk town", "draw-quest 3")
    assert (table.ask, table.waiting) == ("give_up", [0])
    assert sorted(table.options()) == sorted(f"give-up {card}" for card in [*four, "hans-in-luck"])
    table.play("give-up a-trail-of-crumbs")
    assert len(table.cards("active", 0)) == 4
    assert table.cards("quests2")[-1] == "a-trail-of-crumbs"


@rule("DU-14.6", "DU-R.13", "DU-14.5")
def test_side_quests_curses_minis_and_done_quests_do_not_count() -> None:
    three = ["pay-the-piper", "a-trail-of-crumbs", "one-of-everything"]
    tales = ["home-for-supper", "donkey-ears", "a-sack-of-coals", "full-pockets", "red-hot-shoes"]
    table = Table(Player("plain:6", at="bread-field", quests=three, tales=tales, done=["the-bride-price"]))
    table.play("place red-plain town--bread-field", "walk town", "draw-quest 3")
    assert table.ask != "give_up"
    assert len(table.cards("active", 0)) == 4


@rule("DU-14.1", "DU-2.2", "DU-22.3")
def test_three_decks() -> None:
    table = simple()
    assert [len(table.cards(f"quests{value}")) for value in (2, 3, 4)] == [14, 16, 10]


@rule("DU-14.8")
def test_quests_left_open_cost_nothing() -> None:
    table = simple(Player("plain:6", quests=["pay-the-piper", "the-bride-price"]))
    assert table.score(0) == 0


@rule("DU-2.11", "DU-14.3")
def test_quests_lie_open() -> None:
    table = simple(Player("plain:6", quests=["pay-the-piper"]))
    for viewer in (0, 1, None):
        assert table.view(viewer)["players"][0]["active"] == ["pay-the-piper"]


def field_of(quest: Quest) -> str:
    """Where it is completed."""
    if quest.place == ANY_STEED:
        return "steed-east"
    return FIELD_KEYS[quest.place] if quest.place >= 0 else "church"


EVERY_QUEST = [
    pytest.param(1, marks=rule("DU-Q.1")),
    pytest.param(2, marks=rule("DU-Q.2")),
    pytest.param(3, marks=rule("DU-Q.3")),
    pytest.param(4, marks=rule("DU-Q.4")),
    pytest.param(5, marks=rule("DU-Q.5")),
    pytest.param(6, marks=rule("DU-Q.6")),
    pytest.param(7, marks=rule("DU-Q.7")),
    pytest.param(8, marks=rule("DU-Q.8")),
    pytest.param(9, marks=rule("DU-Q.9")),
    pytest.param(10, marks=rule("DU-Q.10")),
    pytest.param(11, marks=rule("DU-Q.11")),
    pytest.param(12, marks=rule("DU-Q.12")),
    pytest.param(13, marks=rule("DU-Q.13")),
    pytest.param(14, marks=rule("DU-Q.14")),
    pytest.param(15, marks=rule("DU-Q.15")),
    pytest.param(16, marks=rule("DU-Q.16")),
    pytest.param(17, marks=rule("DU-Q.17")),
    pytest.param(18, marks=rule("DU-Q.18")),
    pytest.param(19, marks=rule("DU-Q.19")),
    pytest.param(20, marks=rule("DU-Q.20")),
    pytest.param(21, marks=rule("DU-Q.21")),
    pytest.param(22, marks=rule("DU-Q.22")),
    pytest.param(23, marks=rule("DU-Q.23")),
    pytest.param(24, marks=rule("DU-Q.24")),
    pytest.param(25, marks=rule("DU-Q.25")),
    pytest.param(26, marks=rule("DU-Q.26")),
    pytest.param(27, marks=rule("DU-Q.27")),
    pytest.param(28, marks=rule("DU-Q.28")),
    pytest.param(29, marks=rule("DU-Q.29")),
    pytest.param(30, marks=rule("DU-Q.30")),
    pytest.param(31, marks=rule("DU-Q.31")),
    pytest.param(32, marks=rule("DU-Q.32")),
    pytest.param(33, marks=rule("DU-Q.33")),
    pytest.param(34, marks=rule("DU-Q.34")),
    pytest.param(35, marks=rule("DU-Q.35")),
    pytest.param(36, marks=rule("DU-Q.36")),
    pytest.param(37, marks=rule("DU-Q.37")),
    pytest.param(38, marks=rule("DU-Q.38")),
    pytest.param(39, marks=rule("DU-Q.39")),
    pytest.param(40, marks=rule("DU-Q.40")),
]


@pytest.mark.parametrize("number", EVERY_QUEST)
def test_the_ledger_has_the_same_quests(number: int) -> None:
    """Value, tokens, place, source and company, as the row of the Quest says."""
    row = GAME.ledger.paragraphs[f"DU-Q.{number}"].text
    quest = QUESTS[number - 1]
    task = row.partition("Task: ")[2]
    places = {words_of(GAME).get(f"field.{key}"): field for field, key in enumerate(FIELD_KEYS)} | {"Steed": ANY_STEED}
    names = "|".join(places)
    at = re.search(rf"(?:Visit|to|in) (?:the |a )?({names})\b", task)
    source = re.search(rf"from (?:the )?({names})\b", task)
    tokens = tuple(sum(int(n) for n in re.findall(rf"(\d) {name}", task)) for name in ("Gold Coin", "Bread", "Apple"))
    assert quest.value == int(re.findall(r": (\d);", row)[0])
    assert quest.tokens == tokens
    assert quest.place == (places[at[1]] if at else -1)
    assert quest.source == (places[source[1]] if source else -1)
    assert quest.company == ("another figure" in task)
    assert (quest.item >= 0) == task.startswith("Fetch")


@pytest.mark.parametrize("number", EVERY_QUEST)
def test_every_quest_is_completed_with_exactly_what_its_card_says(number: int) -> None:
    """With all it asks for it is done, pays it, and scores; without a token, away from its place, or alone, it is refused."""
    quest = QUESTS[number - 1]
    purse = " ".join(token for token, n in zip(TOKENS, quest.tokens, strict=True) for _ in range(n))
    friend = Player("plain:6", at=field_of(quest), passed=True)
    filler = "the-wedding-guest" if quest.key != "the-wedding-guest" else "pay-the-piper"
    extra = " gold gold" if filler == "pay-the-piper" else ""

    def table(at: str, tokens: str, other: Player = friend) -> Table:
        made = simple(Player("item:1", at=at, tokens=tokens, quests=[quest.key, filler]), other, Player("plain:6", at="town"))
        if quest.item >= 0:
            made.state.carrier[quest.item] = 0
        made.play(FAR_AWAY)
        return made

    done = table(field_of(quest), purse + extra)
    done.play(f"complete {quest.key}")
    assert quest.key in done.cards("done", 0)
    assert done.score(0) == quest.value
    assert sum(done.tokens(0).values()) == len(extra.split())
    assert done.view(0)["players"][0]["score"] == quest.value
    if purse:
        poor = table(field_of(quest), purse.rpartition(" ")[0])
        if poor.ask == "deeds":
            assert poor.cite(f"complete {quest.key}") == "DU-9.3"
        else:
            assert quest.key in poor.cards("active", 0)
    if quest.place != -1:
        away = table("town", purse)
        if away.ask == "deeds":
            assert away.cite(f"complete {quest.key}") in ("DU-R.14", "DU-R.27")
    if quest.company:
        alone = table(field_of(quest), "gold gold", Player("plain:6", at="hell", passed=True))
        assert alone.cite(f"complete {quest.key}") == "DU-9.6"


@rule("DU-R.27", "DU-R.14")
@pytest.mark.parametrize("field", ["steed-north", "steed-east", "steed-south", "steed-west", "town"])
def test_any_steed_can_be_visited(field: str) -> None:
    """By standing there in phase 5, however one came."""
    quests = ["the-talking-horses-head", "one-of-everything"]
    table = Table(Player("item:1 plain:6", at=field, quests=quests, tokens="gold bread apple"), options={"cards": "beginner"})
    table.play("place red-item fox-1")
    if field == "town":
        assert table.cite("complete the-talking-horses-head") == "DU-R.27"
    else:
        table.play("complete the-talking-horses-head")
        assert table.cards("done", 0) == ["the-talking-horses-head"]
