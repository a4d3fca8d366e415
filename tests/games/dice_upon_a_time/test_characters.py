"""The nine Characters (DU-13, DU-20, DU-C.50 to DU-C.59)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.dice_upon_a_time.cards import CHARACTERS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from .table import Player, Table

IDLE = Player("", at="king", passed=True)
BEGINNER = {"cards": "beginner"}


def alone(character: str, dice: str = "plain:6 item:1", seats: int = 2, **more: object) -> Table:
    """The Character plays, nobody else has dice or items."""
    player = {key: more.pop(key) for key in ("at", "tokens", "hand", "quests", "thumbs", "turned", "rabbits") if key in more}
    settings = {"options": BEGINNER, **more}
    return Table(Player(dice, character=character, **player), *[IDLE] * (seats - 1), seats=seats, **settings)  # type: ignore[arg-type]


@rule("DU-13.1")
def test_each_character_has_an_ability_in_words() -> None:
    assert len(CHARACTERS) == 9
    texts = {words_of(GAME).get(f"character.{key}.text") for key in CHARACTERS}
    assert len(texts) == 9


@rule("DU-13.2", "DU-C.58")
def test_once_per_chapter() -> None:
    table = alone("musicians-of-bremen")
    table.play("ability")
    assert table.state.turned[0]
    assert table.cite("ability") == "DU-13.2"
    table.turn("place red-plain rabbit")
    assert table.state.turned[0]
    assert table.cite("ability") == "DU-13.2"
    table.play("pass")
    assert not table.state.turned[0]


@rule("DU-13.3", "DU-21.17")
def test_without_characters_there_are_no_abilities() -> None:
    table = Table(Player("plain:6", tokens="gold"), IDLE, seats=2)
    assert table.state.character == [-1, -1]
    assert not [act for act in table.offers() if act.split()[0] in ("ability", "soften", "swap", "sleepwalk")]


# Little Red Riding Hood


@rule("DU-20.1", "DU-C.50")
def test_red_riding_hood_ignores_the_value_and_runs() -> None:
    table = alone("little-red-riding-hood", "item:1 story:1", stacks={"town--soldier": "white-plain:6"})
    assert table.cite("place red-item town--soldier") == "DU-5.3"
    table.play("ability")
    assert table.cite("place red-item big-sea--hell") == "DU-C.50"
    assert table.cite("place red-item fox-1") == "DU-C.50"
    table.play("place red-item town--soldier")
    assert table.at(0) == "soldier", "she must move"


@rule("DU-20.2", "DU-C.50", "DU-20.1")
def test_red_riding_hood_ban_and_height_hold() -> None:
    stacks = {"town--soldier": "white-ban:ban-face", "town--church": "white-item:1 white-story:1"}
    table = alone("little-red-riding-hood", "item:1 story:1", stacks=stacks)
    table.play("ability")
    assert table.cite("place red-item town--soldier") == "DU-6.9"
    assert table.cite("place red-item town--church") == "DU-21.1"
    assert table.allows("place red-item town--bread-field")
    king = alone("little-red-riding-hood", "item:1", at="king", stacks={"soldier--king": "white-ban:ban-face"})
    assert king.cite("ability") == "DU-20.1"


@rule("DU-C.50")
def test_red_riding_hood_may_not_hop_once_she_runs() -> None:
    table = alone("little-red-riding-hood", "item:1", rabbits=1)
    table.play("ability")
    assert table.cite("hop church") == "DU-C.50"


# Puss in Boots


@rule("DU-20.3", "DU-C.51")
def test_puss_swaps_one_token_once() -> None:
    table = alone("puss-in-boots", tokens="gold gold")
    table.play("swap gold apple")
    assert table.tokens(0) == {"gold": 1, "apple": 1}
    assert table.cite("swap gold apple") == "DU-20.3"
    poor = alone("puss-in-boots")
    assert poor.cite("swap gold apple") == "DU-20.3"


@rule("DU-20.4", "DU-C.51")
def test_puss_swaps_while_completing_a_quest() -> None:
    table = alone("puss-in-boots", tokens="apple gold", quests=["apples-for-the-well"])
    table.play("place red-item fox-1")
    assert table.ask == "deeds", "a swap would help, so he is asked"
    table.play("swap gold apple", "complete apples-for-the-well")
    assert table.score(0) == 2


# Brave Little Tailor


@rule("DU-20.5", "DU-C.52")
def test_the_tailor_softens_a_top_die_but_no_ban() -> None:
    stacks = {"town--soldier": "white-plain:6", "town--church": "white-ban:ban-face"}
    table = alone("brave-little-tailor", "item:1", stacks=stacks)
    assert table.cite("soften town--church") == "DU-20.5"
    table.play("soften town--soldier")
    table.turn("place red-item town--soldier", "walk soldier")
    assert table.at(0) == "soldier"


# Snow White


@rule("DU-20.6", "DU-C.53", "DU-C.59", "DU-S.11")
@pytest.mark.parametrize("way", ["face", "card"])
def test_snow_white_draws_two_and_keeps_one(way: str) -> None:
    dice = "item:item-face" if way == "face" else "story:story-face"
    table = alone("snow-white", dice, options={}, deck=["an-old-chest", "starwort", "golden-bird"])
    table.play(f"place red-{dice.partition(':')[0]} fox-1")
    if way == "face":
        table.play("draw-item")
    assert sorted(table.options()) == ["keep golden-bird", "keep starwort"]
    table.play("keep golden-bird")
    assert table.cards("hand", 0) == ["golden-bird"]
    assert table.cards("used") == ["starwort"]


@rule("DU-C.59")
def test_the_thief_takes_the_card_that_snow_white_keeps() -> None:
    snow = Player("item:item-face", character="snow-white")
    table = Table(snow, Player("", passed=True, hand=["spirit-in-the-bottle"]), seats=2, deck=["starwort", "golden-bird"])
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item", "keep starwort", "play spirit-in-the-bottle")
    assert table.cards("hand", 1) == ["starwort"]


# King Thrushbeard


@rule("DU-C.54", "DU-R.63", "DU-S.47")
def test_thrushbeard_rides_far_and_that_is_riding() -> None:
    king = Player("plain:6 item:1", at="clouds", character="king-thrushbeard", tales=["a-hundred-years-sleep"])
    table = Table(king, IDLE, seats=2)
    table.play("place red-plain clouds--steed-north", "walk steed-north", "leap hell")
    assert table.at(0) == "hell"
    assert table.cards("tales", 0) == []
    assert table.state.turned[0]
    used = alone("king-thrushbeard", at="clouds", turned=True)
    used.play("place red-plain clouds--steed-north", "walk steed-north")
    assert used.cite("leap hell") == "DU-13.2"


@rule("DU-C.54")
@pytest.mark.parametrize("field", ["town", "king", "fairy", "magic-items", "gold-field", "bread-field", "apple-field"])
def test_thrushbeard_rides_as_a_beggar(field: str) -> None:
    table = alone("king-thrushbeard", at="clouds")
    table.play("place red-plain clouds--steed-north", "walk steed-north")
    assert table.cite(f"leap {field}") == "DU-C.54"
    assert f"leap {field}" not in table.options()


@rule("DU-20.7", "DU-C.54", "DU-8.2")
def test_thrushbeard_completes_his_steed_quest_first() -> None:
    table = alone("king-thrushbeard", at="clouds", quests=["the-talking-horses-head", "a-dare-at-the-chimney"])
    table.play("place red-plain clouds--steed-north", "walk steed-north", "stay")
    assert not [act for act in table.offers() if act.startswith("leap")]
    table.play("complete the-talking-horses-head", "leap hell", "complete a-dare-at-the-chimney")
    assert table.score(0) == 4


@rule("DU-20.8", "DU-R.63")
def test_thrushbeard_not_after_a_jump() -> None:
    table = alone("king-thrushbeard", at="clouds", quests=["the-talking-horses-head"])
    table.play("place red-plain clouds--steed-north", "walk steed-north", "ride steed-east", "complete the-talking-horses-head")
    assert not [act for act in table.offers() if act.startswith("leap")]


# Sleeping Beauty


@rule("DU-20.9", "DU-C.55", "DU-R.40", "DU-C.59")
def test_sleeping_beauty_discards_two_dice_and_walks() -> None:
    stacks = {"town--church": "white-item:5 white-ban:ban-face"}
    table = alone("sleeping-beauty", "item:item-face story:story-face plain:3", options={}, stacks=stacks)
    table.play("sleepwalk red-item red-story church")
    assert table.at(0) == "church"
    assert table.pool(0) == {"red-plain": "3"}
    assert table.view(None)["spent"][-2:] == ["red-item", "red-story"]
    assert not table.told("drew-item", "read")
    assert table.state.turn == 0
    assert not [act for act in table.options() if act.startswith("sleepwalk")]


@rule("DU-C.59", "DU-C.55")
def test_with_one_die_she_cannot() -> None:
    table = alone("sleeping-beauty", "item:3")
    assert not [act for act in table.options() if act.startswith("sleepwalk")]


# Thumbling


@rule("DU-20.10", "DU-C.56")
def test_thumbling_puts_a_quest_back_and_draws_again() -> None:
    deck = ["pay-the-piper", "hans-in-luck", "the-bride-price"]
    table = alone("thumbling", at="bread-field", thumbs=2, deck=deck)
    table.play("place red-plain town--bread-field", "walk town", "draw-quest 2")
    assert table.options() == ["keep pay-the-piper", "redraw-quest 2", "redraw-quest 3", "redraw-quest 4"]
    table.play("redraw-quest 3", "redraw-quest 4")
    assert table.cards("active", 0) == ["the-bride-price"], "without tokens left the last one stays"
    assert table.state.thumbs[0] == 0
    assert table.cards("quests2")[-1] == "pay-the-piper"
    assert table.cards("quests3")[-1] == "hans-in-luck"


@rule("DU-20.10", "DU-20.11", "DU-R.59", "DU-22.4")
@pytest.mark.parametrize(("length", "number"), [("normal", 3), ("short", 2), ("extra-long", 6)])
def test_thumblings_tokens(length: str, number: int) -> None:
    luck = Luck(b"thumbling")
    state = GAME.new(2, {"length": length, "characters": True}, luck)
    first = GAME.asked(state)[0]
    GAME.step(state, GAME.read(f"{first} become thumbling"), Run(luck))
    GAME.step(state, GAME.read(f"{1 - first} become rapunzel"), Run(luck))
    assert state.thumbs[first] == number
    assert state.thumbs[1 - first] == 0


# Rapunzel


@rule("DU-20.13", "DU-20.14", "DU-C.57")
def test_rapunzel_rerolls_one_low_die_once() -> None:
    table = alone("rapunzel")
    table.roll(0, 0, 1, 3, 3, *[3] * 5)
    table.play("pass")
    assert (table.ask, table.waiting) == ("rapunzel", [0])
    assert table.options() == ["reroll red-item", "reroll red-story", "leave"]
    assert table.cite("reroll red-plain") == "DU-20.13"
    table.roll(0)
    table.play("reroll red-item")
    assert table.pool(0)["red-item"] == "1"
    assert table.ask != "rapunzel", "even if the reroll gives the same"


@rule("DU-20.13")
def test_rapunzel_without_low_dice_is_not_asked() -> None:
    table = alone("rapunzel")
    table.roll(*[3] * 10)
    table.play("pass")
    assert table.ask == "place"


# The Musicians


@rule("DU-20.15", "DU-C.58")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_musicians_go_one_above_the_limit(seats: int) -> None:
    stack = " ".join(["white-item:4", "white-story:5", "white-double:5"][:seats])
    table = alone(
        "musicians-of-bremen", "item:4 plain:5", seats=seats, stacks={"town--soldier": stack, "big-sea--hell": "white-ban:ban-face"}
    )
    assert table.refusal("place red-plain town--soldier").key in ("full", "full-for-two")
    table.play("ability")
    assert table.allows("place red-plain town--soldier")
    assert table.cite("place red-item town--soldier") == "DU-5.3"
    assert table.cite("place red-plain big-sea--hell") == "DU-6.9"


@rule("DU-R.51")
def test_thrushbeard_is_spelled_right() -> None:
    assert words_of(GAME).get("character.king-thrushbeard.name") == "King Thrushbeard"
