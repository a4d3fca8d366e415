"""Fields and what they do on arrival (DU-8)."""

from __future__ import annotations

import pytest

from taletable.games.dice_upon_a_time.board import FAIRY, KING, NEIGHBOURS, SOCKET_VALUE
from taletable.testing import rule

from .table import Player, Table
from .test_placing import simple


@rule("DU-8.1")
def test_staying_gives_nothing_again() -> None:
    table = simple(Player("plain:6 item:5", at="apple-field"), Player("", passed=True), seats=2)
    table.turn("place red-plain apple-field--huntsman", "stay")
    assert table.tokens(0) == {}
    assert not table.told("arrived")


@rule("DU-8.2", "DU-S.13")
@pytest.mark.parametrize("way", ["route", "rabbit", "horse", "card"])
def test_arriving_counts_however_the_figure_got_there(way: str) -> None:
    if way == "route":
        table = Table(Player("plain:6", at="church"))
        table.turn("place red-plain church--magic-items", "walk magic-items", "draw-item")
    elif way == "rabbit":
        table = Table(Player("", at="church", rabbits=1))
        table.turn("hop magic-items", "draw-item")
    elif way == "horse":
        table = Table(Player("plain:6", hand=["golden-horse"]), Player(at="magic-items"))
        table.turn("place red-plain fox-1", "play-seat golden-horse 1", "draw-item")
    else:
        table = Table(Player("story:story-face"), deck=["will-o-the-wisp"])
        table.turn("place red-story fox-1", "choose 1", "draw-item")
    assert table.at(0) == "magic-items"
    assert len(table.cards("hand", 0)) == 1


@rule("DU-8.3", "DU-14.2", "DU-2.12", "DU-14.3")
def test_the_town_gives_a_quest_of_a_deck_of_ones_choice() -> None:
    table = simple(Player("plain:6", at="bread-field"), deck=["pay-the-piper"])
    assert table.cards("active", 0) == []
    table.play("place red-plain town--bread-field", "walk town")
    assert table.options() == ["draw-quest 2", "draw-quest 3", "draw-quest 4", "leave"]
    table.play("draw-quest 2")
    assert table.cards("active", 0) == ["pay-the-piper"]


@rule("DU-8.3", "DU-R.9")
def test_the_towns_quest_may_be_declined() -> None:
    table = simple(Player("plain:6", at="bread-field"))
    table.turn("place red-plain town--bread-field", "walk town", "leave")
    assert table.cards("active", 0) == []


@rule("DU-8.4", "DU-R.11")
def test_at_the_king_three_are_drawn_one_by_one_and_one_is_kept() -> None:
    deck = ["pay-the-piper", "apples-for-the-well", "the-bride-price"]
    table = simple(Player("plain:6", at="soldier"), deck=deck)
    table.play("place red-plain soldier--king", "walk king", "draw-quest 2")
    assert table.cards("drawn", 0) == ["pay-the-piper"]
    assert table.view(1)["players"][0]["drawn"] == {"count": 1}
    table.play("draw-quest 2", "draw-quest 4")
    assert sorted(table.options()) == sorted(f"keep {card}" for card in deck)
    table.play("keep the-bride-price")
    assert table.cards("active", 0) == ["the-bride-price"]
    assert table.cards("quests2")[-2:] == ["pay-the-piper", "apples-for-the-well"]


@rule("DU-8.4", "DU-R.9")
def test_the_king_may_be_declined() -> None:
    table = simple(Player("plain:6", at="soldier"))
    table.turn("place red-plain soldier--king", "walk king", "leave")
    assert table.cards("active", 0) == []


@rule("DU-R.12")
def test_an_empty_deck_gives_nothing() -> None:
    table = simple(Player("plain:6", at="bread-field"), empty=["quests2"])
    table.play("place red-plain town--bread-field", "walk town")
    assert table.cite("draw-quest 2") == "DU-R.12"
    none = simple(Player("plain:6", at="bread-field"), empty=["quests2", "quests3", "quests4"])
    none.turn("place red-plain town--bread-field", "walk town")
    assert none.cards("active", 0) == []
    few = simple(Player("plain:6", at="soldier"), deck=["pay-the-piper", "straw-into-gold"], empty=["quests2", "quests3", "quests4"])
    few.play("place red-plain soldier--king", "walk king", "draw-quest 2", "draw-quest 4")
    assert few.options() == ["keep pay-the-piper", "keep straw-into-gold"]


@rule("DU-8.5", "DU-R.9")
def test_the_fairy_gives_a_token_of_choice() -> None:
    for token in ("gold", "bread", "apple"):
        table = simple(Player("plain:6", at="church"))
        table.turn("place red-plain church--fairy", "walk fairy", f"take {token}")
        assert table.tokens(0) == {token: 1}
    declined = simple(Player("plain:6", at="church"))
    declined.turn("place red-plain church--fairy", "walk fairy", "leave")
    assert declined.tokens(0) == {}


@rule("DU-8.6", "DU-C.10")
def test_king_and_fairy_are_dead_ends_behind_a_six() -> None:
    for field in (KING, FAIRY):
        assert len(NEIGHBOURS[field]) == 1
        assert SOCKET_VALUE[NEIGHBOURS[field][0][0]] == 6


@rule("DU-8.7", "DU-R.9", "DU-4.6")
@pytest.mark.parametrize(
    ("start", "socket", "field", "token"),
    [
        ("town", "town--bread-field", "bread-field", "bread"),
        ("town", "town--apple-field", "apple-field", "apple"),
        ("woodsman", "gold-field--woodsman", "gold-field", "gold"),
    ],
)
def test_resource_fields_give_a_token(start: str, socket: str, field: str, token: str) -> None:
    table = simple(Player("plain:6", at=start))
    table.play(f"place red-plain {socket}", f"walk {field}")
    assert table.options() == [f"take {token}", "leave"]
    table.play(f"take {token}")
    assert table.tokens(0) == {token: 1}


@rule("DU-8.8", "DU-8.9", "DU-2.3")
def test_tokens_are_unlimited() -> None:
    table = simple(Player("plain:6", tokens=" ".join(["apple"] * 60)))
    table.turn("place red-plain town--apple-field", "walk apple-field", "take apple")
    assert table.tokens(0) == {"apple": 61}


@rule("DU-8.10", "DU-8.11", "DU-17.1", "DU-R.9")
@pytest.mark.parametrize("socket", ["town--old-woman", "town--soldier", "town--woodsman", "apple-field--huntsman"])
def test_supporting_characters_tell_a_story_before_any_quest(socket: str) -> None:
    start, field = socket.split("--")
    quest = {"old-woman": "an-apple-a-day", "soldier": "the-veterans-pension", "huntsman": "a-loaf-for-the-huntsman"}
    mine = [quest[field]] if field in quest else []
    table = Table(Player("plain:6", at=start, quests=mine, tokens="apple gold gold bread"), deck=["the-thieving-magpie"])
    table.play(f"place red-plain {socket}", f"walk {field}")
    assert table.ask == "lose"
    table.play("lose gold")
    assert [event["card"] for event in table.told("read")] == ["the-thieving-magpie"]
    if mine:
        assert table.ask == "deeds"


@rule("DU-8.12", "DU-R.8")
@pytest.mark.parametrize(
    "socket", ["soldier--clouds", "woodsman--hell", "gold-field--big-sea", "bread-field--big-mountains", "town--church"]
)
def test_quiet_fields(socket: str) -> None:
    start, field = socket.split("--")
    table = Table(Player("plain:6", at=start), Player(at="king"), Player(at="king"))
    table.play(f"place red-plain {socket}", f"walk {field}")
    assert table.at(0) == field
    assert table.state.turn == 1


@rule("DU-8.13", "DU-R.27", "DU-R.9")
def test_from_steed_to_steed_once() -> None:
    table = simple(Player("plain:6", at="clouds"))
    table.play("place red-plain clouds--steed-north", "walk steed-north")
    assert table.options() == ["stay", "ride steed-east", "ride steed-south", "ride steed-west"]
    table.play("ride steed-south")
    assert table.at(0) == "steed-south"
    assert table.ask != "steed"
    stays = simple(Player("plain:6", at="clouds"))
    stays.turn("place red-plain clouds--steed-north", "walk steed-north", "stay")
    assert stays.at(0) == "steed-north"


@rule("DU-8.14", "DU-R.9")
def test_magic_items_field() -> None:
    table = Table(Player("plain:6", at="church"), deck=["starwort"])
    table.play("place red-plain church--magic-items", "walk magic-items")
    assert table.options() == ["draw-item", "leave"]
    table.play("draw-item")
    assert table.cards("hand", 0) == ["starwort"]


@rule("DU-R.26", "DU-S.14")
def test_a_story_of_phase_4_moves_the_figure_on_and_the_new_field_works() -> None:
    table = Table(Player("plain:6", tokens="", quests=["a-dare-at-the-chimney"]), deck=["the-royal-coach", "star-money"])
    table.play("place red-plain town--woodsman", "walk woodsman", "choose 1")
    assert table.at(0) == "king"
    assert table.ask == "quest_draw"
    hay = Table(Player("plain:6", quests=["a-dare-at-the-chimney"]), deck=["a-passing-hay-cart"])
    hay.turn("place red-plain town--woodsman", "walk woodsman", "choose 2", "complete a-dare-at-the-chimney")
    assert hay.cards("done", 0) == ["a-dare-at-the-chimney"]
