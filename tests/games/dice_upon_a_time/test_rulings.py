"""Rulings on what the book leaves open between its paragraphs (DU-R.67 to DU-R.78), and the paragraphs they belong to."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.dice_upon_a_time.cards import CARD_IDS, CHARACTERS
from taletable.games.dice_upon_a_time.dice import COLOURS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from .table import Player, Table
from .test_characters import IDLE, alone

# Ban and running


@rule("DU-20.2", "DU-C.50", "DU-R.52", "DU-6.10")
def test_red_riding_hood_does_not_run_over_her_own_ban() -> None:
    table = alone("little-red-riding-hood", "item:1 plain:6", stacks={"town--soldier": "red-ban:ban-face"})
    table.play("ability")
    assert table.cite("place red-item town--soldier") == "DU-6.10"
    assert table.allows("place red-plain town--soldier")
    peaceful = alone(
        "little-red-riding-hood", "item:1", stacks={"town--soldier": "red-ban:ban-face"}, options={"cards": "beginner", "mode": "peaceful"}
    )
    peaceful.play("ability")
    assert peaceful.allows("place red-item town--soldier"), "a Ban face that is a plain 6 bans nothing"


# King Thrushbeard


@rule("DU-R.68", "DU-R.27", "DU-R.63", "DU-C.54")
def test_thrushbeard_jumps_once() -> None:
    table = alone("king-thrushbeard", at="clouds", quests=["the-talking-horses-head"], rabbits=1)
    table.play("place red-plain clouds--steed-north", "walk steed-north", "stay", "complete the-talking-horses-head", "leap steed-east")
    assert table.at(0) == "steed-east"
    assert table.ask != "steed", "no further jump"
    assert table.state.turned[0]


@rule("DU-R.68", "DU-C.54", "DU-20.7")
def test_thrushbeard_leaps_only_from_a_steed_that_he_came_to_in_this_turn() -> None:
    table = alone("king-thrushbeard", at="steed-north", quests=["the-talking-horses-head", "pay-the-piper"], tokens="gold gold")
    table.play("place red-item fox-1", "complete the-talking-horses-head")
    assert table.ask == "deeds"
    assert not [act for act in table.offers() if act.startswith("leap")]


# The Crystal Ball


@rule("DU-R.69", "DU-16.19", "DU-R.10", "DU-C.43")
def test_a_crystal_ball_for_the_roll_leaves_the_event_alone() -> None:
    """The Ball guards the token of the Snake Die; the Spirit may still reach for the gifts of the Event."""
    table = Table(
        Player("plain:6", hand=["crystal-ball"]),
        Player("", passed=True, hand=["spirit-in-the-bottle", "cudgel-in-the-sack"]),
        seats=2,
        stacks={"snake": "red-item:1"},
    )
    state, gifts = table.state, CARD_IDS.index("fairy-gifts")
    state.fate = [*[card for card in state.fate if card != gifts], gifts]
    state.unused = [card for card in state.unused if card != gifts]
    table.roll(*[2] * 10, 5)
    table.play("pass")
    assert table.ask == "take_own"
    table.play("play crystal-ball")
    assert table.tokens(0) == {"apple": 1}, "no Cudgel"
    assert (table.ask, table.waiting) == ("items_others", [1])
    assert "play spirit-in-the-bottle" in table.options()


@rule("DU-R.69", "DU-16.19", "DU-R.10")
def test_a_crystal_ball_for_the_placement_does_not_reach_into_an_exchange() -> None:
    table = Table(
        Player("plain:6", hand=["crystal-ball"], tokens="gold"), Player("", passed=True, hand=["hazel-branch", "ball-of-yarn"]), seats=2
    )
    table.play("play crystal-ball", "trade 1", "give gold", "propose", "accept")
    assert (table.ask, table.waiting) == ("take_own", [1])
    table.play("play-token hazel-branch gold")
    assert table.tokens(1) == {"gold": 2}
    table.play("place red-plain town--apple-field")
    assert table.ask == "step", "the placement itself is still table: nobody is asked for the Yarn"


@rule("DU-R.69", "DU-R.10", "DU-16.25")
def test_a_roll_during_a_chapter_is_an_action_of_its_own() -> None:
    """The Ball laid down before placing does not hush the roll in between, and one laid down in the roll ends with it."""
    table = Table(
        Player("snake-die:6 plain:6", hand=["crystal-ball", "golden-bird"]),
        Player("", passed=True, hand=["ball-of-yarn", "white-snake"]),
        seats=2,
        snake=0,
    )
    table.play("place snake-die town--soldier")
    table.roll(5)
    table.play("play ball-of-yarn")
    while table.ask != "white_snake":
        table.play("let-it-be")
    assert (table.ask, table.waiting) == ("white_snake", [0, 1])
    table.play(0, "play crystal-ball")
    table.play(1, "let-it-be")
    assert (table.ask, table.waiting) == ("white_snake", [0]), "nobody else may answer the roll any more"
    table.play("let-it-be")
    assert table.ask == "place"
    assert table.state.hush == -1


@rule("DU-R.69", "DU-C.43", "DU-R.60")
def test_the_crystal_ball_after_a_roll() -> None:
    def rolled(*hands: list[str]) -> Table:
        table = Table(*[Player("plain:6" if not n else "", passed=bool(n), hand=hand) for n, hand in enumerate(hands)])
        table.roll(3, 0, 3, 3, 3, 3, 0, 3, 3, 3, *[3] * 5)
        table.play("pass")
        assert table.ask == "golden_bird"
        return table

    table = rolled(["crystal-ball"], ["golden-bird"], ["starwort"])
    assert table.waiting == [0, 1], "seat 2 rolled no 1 or 2"
    assert table.options(0) == ["let-it-be", "play crystal-ball"]
    table.play(0, "play crystal-ball")
    table.play(1, "play-face golden-bird white-item 5")
    assert table.pool(1)["white-item"] == "1"
    assert table.cards("hand", 1) == ["golden-bird"]
    gone = Table(Player("plain:6", hand=["crystal-ball"]), Player("", passed=True), seats=2)
    gone.roll(3, 0, 3, 3, 3, 3, 0, 3, 3, 3)
    gone.play("pass")
    assert gone.cite("play crystal-ball") == "DU-15.3", "there is nobody to be hushed"


@rule("DU-R.69", "DU-R.60")
def test_no_crystal_ball_where_an_item_is_answered() -> None:
    table = Table(Player("plain:6", hand=["crystal-ball"]), Player(hand=["cudgel-in-the-sack"]), seats=2)
    table.play("place red-plain town--apple-field", "let-it-be", "walk apple-field", "take apple", "play cudgel-in-the-sack")
    assert (table.ask, table.waiting) == ("answer", [0])
    assert table.cite("play crystal-ball") == "DU-15.3"


# Puss in Boots


@rule("DU-C.51", "DU-R.64", "DU-20.3")
def test_puss_is_asked_before_his_last_turn_ends() -> None:
    table = alone("puss-in-boots", "item:1", tokens="gold")
    table.play("place red-item fox-1")
    assert (table.ask, table.waiting) == ("deeds", [0])
    table.play("swap gold bread")
    assert table.tokens(0) == {"bread": 1}
    for without in (alone("puss-in-boots", "item:1"), alone("puss-in-boots", "item:1", tokens="gold", turned=True)):
        without.play("place red-item fox-1")
        assert without.ask != "deeds"


@rule("DU-R.73", "DU-C.32", "DU-C.51")
def test_a_swap_is_no_gain() -> None:
    table = Table(
        Player("plain:6", character="puss-in-boots", tokens="gold", hand=["hazel-branch"]), Player(hand=["cudgel-in-the-sack"]), seats=2
    )
    table.play("swap gold apple")
    assert (table.ask, table.waiting) == ("place", [0])
    assert table.tokens(0) == {"apple": 1}


# Exchanges


@rule("DU-R.45", "DU-18.1")
def test_an_exchange_between_the_die_effect_and_the_step() -> None:
    table = Table(Player("item:item-face", tokens="gold"), Player("", passed=True), Player("", at="king", passed=True), deck=["starwort"])
    table.play("place red-item town--bread-field", "draw-item")
    assert table.ask == "step"
    assert table.allows("trade 1")
    assert not table.allows("trade 2")
    table.play("trade 1", "show starwort", "propose", "accept")
    assert table.cards("hand", 1) == ["starwort"]
    assert table.ask == "step"
    table.play("trade 1", "give gold", "propose", "decline")
    assert table.cite("trade 1") == "DU-R.54"
    table.play("walk bread-field")
    assert table.at(0) == "bread-field"


# Story cards


@rule("DU-C.31", "DU-17.8")
def test_the_cloak_changes_a_card_that_can_do_nothing() -> None:
    def magpie(hand: list[str]) -> Table:
        table = Table(Player("story:story-face", hand=hand), IDLE, seats=2, deck=["birds-ate-the-crumbs", "windfall"])
        table.play("place red-story fox-1")
        return table

    table = magpie(["cloak-of-invisibility"])
    assert table.ask == "bad_luck"
    assert table.options() == ["play cloak-of-invisibility", "let-it-be"]
    assert GAME.prompt(table.state, 0) == "ask.bad_luck-harmless"
    table.play("play cloak-of-invisibility")
    assert table.tokens(0) == {"apple": 1}
    left = magpie(["cloak-of-invisibility", "starwort"])
    assert left.cite("play starwort") == "DU-15.3", "nobody is about to be hurt"
    left.play("let-it-be")
    assert left.told("no-effect")
    assert left.cards("told") == ["birds-ate-the-crumbs"]
    assert left.cards("hand", 0) == ["cloak-of-invisibility", "starwort"]
    assert magpie([]).told("no-effect")


@rule("DU-R.70", "DU-S.28")
def test_among_equally_good_dice_the_player_picks() -> None:
    table = Table(
        Player("story:story-face item:5 ban:5 double:2", tokens="apple"), IDLE, seats=2, deck=["a-sleepless-night"], used=["golden-bird"]
    )
    table.play("place red-story fox-1", "choose 1")
    assert (table.ask, table.waiting) == ("reroll_best", [0])
    assert table.options() == ["reroll red-item", "reroll red-ban"]
    table.roll(0)
    table.play("reroll red-ban")
    assert table.pool(0) == {"red-item": "5", "red-ban": "1", "red-double": "2"}


@rule("DU-R.72", "DU-S.34", "DU-15.5", "DU-R.41")
def test_items_drawn_together_when_the_pile_runs_out() -> None:
    def sack(used: list[str]) -> Table:
        table = Table(
            Player("story:story-face"),
            Player("", passed=True),
            Player("", passed=True),
            deck=["the-wrong-sack", "starwort"],
            empty=["items"],
            options={},
        )
        state = table.state
        state.box += [card for card in state.used if CARD_IDS[card] not in used]
        state.used = [card for card in state.used if CARD_IDS[card] in used]
        table.play("place red-story fox-1", "choose 1")
        table.play(1, "accept")
        table.play(2, "accept")
        table.let_be()
        return table

    table = sack(["golden-bird"])
    assert (table.cards("hand", 1), table.cards("hand", 2)) == (["starwort"], ["golden-bird"])
    assert [event["n"] for event in table.told("items-shuffled")] == [1]
    empty = sack([])
    assert (empty.cards("hand", 1), empty.cards("hand", 2)) == (["starwort"], [])


@rule("DU-R.74", "DU-17.15")
@pytest.mark.parametrize("walks", [True, False])
def test_a_visit_in_the_turn_of_the_drawing(walks: bool) -> None:
    at = "town" if walks else "church"
    table = Table(Player("story:story-face", at=at), IDLE, seats=2, deck=["a-candle-for-the-lost"])
    table.play("place red-story town--church", "walk church" if walks else "stay")
    assert table.allows("fulfil a-candle-for-the-lost")


# Doubling


@rule("DU-6.12", "DU-R.67", "DU-8.7", "DU-R.32")
def test_doubling_may_be_left() -> None:
    table = alone("sleeping-beauty", "double:double-face")
    table.play("place red-double town--apple-field", "walk apple-field")
    assert table.options() == ["take apple", "take-single apple", "leave"]
    table.play("take-single apple")
    assert table.tokens(0) == {"apple": 1}
    plain = alone("sleeping-beauty", "plain:6")
    plain.play("place red-plain town--apple-field", "walk apple-field")
    assert plain.options() == ["take apple", "leave"]


@rule("DU-R.67", "DU-R.28")
def test_doubling_that_was_left_works_at_the_next_field() -> None:
    def ride(first: str) -> dict[str, int]:
        table = Table(Player("double:double-face", hand=["golden-horse"]), Player("", at="bread-field", passed=True), seats=2)
        table.play("place red-double town--apple-field", "walk apple-field", first, "play-seat golden-horse 1", "take bread")
        return table.tokens(0)

    assert ride("take-single apple") == {"apple": 1, "bread": 2}
    assert ride("take apple") == {"apple": 2, "bread": 1}


@rule("DU-R.67", "DU-6.12", "DU-6.14")
def test_who_is_sent_has_moved() -> None:
    table = Table(Player("double:double-face"), IDLE, seats=2, deck=["will-o-the-wisp"])
    table.play("place red-double town--woodsman", "walk woodsman", "choose 2", "take bread")
    assert table.tokens(0) == {"bread": 2}


@rule("DU-R.35", "DU-6.12")
def test_the_wishing_table_leaves_nothing_to_double() -> None:
    table = Table(Player("double:double-face", hand=["wishing-table"]), IDLE, seats=2)
    table.play("place red-double town--apple-field", "walk apple-field", "play wishing-table")
    assert not table.allows("take-single apple")
    table.play("take apple")
    assert table.tokens(0) == {"apple": 3}


# Yarn and what was prepared


@rule("DU-R.71", "DU-16.7")
def test_what_was_used_for_a_placement_holds_after_the_yarn() -> None:
    def running() -> Table:
        table = Table(
            Player("item:1 story:1", character="little-red-riding-hood"), Player(hand=["ball-of-yarn"], character="rapunzel"), seats=2
        )
        table.play("ability", "place red-item town--soldier")
        table.roll(1)
        table.play("play ball-of-yarn")
        assert table.ask == "place"
        return table

    table = running()
    assert table.pool(0)["red-item"] == "2"
    table.play("place red-story town--soldier")
    assert table.at(0) == "soldier"
    passing = running()
    passing.play("pass")
    assert passing.state.turned[0]


@rule("DU-R.71")
def test_boots_beans_and_the_musicians_hold_after_the_yarn() -> None:
    stacks = {"town--soldier": "white-item:4 white-story:5"}
    table = Table(
        Player("item:1 plain:6", hand=["seven-league-boots", "magic-beans"]), Player(hand=["ball-of-yarn"]), seats=2, stacks=stacks
    )
    table.play("play seven-league-boots", "play magic-beans", "place red-item town--soldier")
    table.roll(1)
    table.play("play ball-of-yarn")
    assert table.allows("place red-item town--soldier")
    assert table.allows("place red-plain town--soldier")


# Setup


@rule("DU-R.75", "DU-11.24", "DU-11.8")
def test_what_costs_nothing_is_handed_over() -> None:
    table = Table(Player("plain:6"), IDLE, seats=2, stacks={"snake": "red-item:1", "rabbit": "red-story:1"}, options={"cards": "beginner"})
    table.roll(*[2] * 10, 5)
    table.play("pass")
    assert table.tokens(0) == {"apple": 1}
    assert table.state.rabbits[0] == 1
    assert table.state.snake == -1
    assert table.ask == "place"


@rule("DU-R.76", "DU-2.7")
def test_every_seat_has_its_colour() -> None:
    table = Table(seats=5)
    for seat, colour in enumerate(COLOURS):
        assert sorted(table.pool(seat)) == sorted(f"{colour}-{sort}" for sort in ("plain", "item", "story", "ban", "double"))


@rule("DU-R.77", "DU-13.3")
def test_without_abilities_nobody_chooses_a_character() -> None:
    state = GAME.new(3, {"characters": False}, Luck(b"no names"))
    assert state.frames[-1].rule == "quest_draw"
    assert state.character == [-1] * 3


@rule("DU-R.78", "DU-21.6", "DU-20.12")
def test_thumbling_in_a_team_is_chosen_but_not_drawn() -> None:
    state = GAME.new(2, {"mode": "cooperative", "characters": True}, Luck(b"a team"))
    assert GAME.refuse(state, GAME.read(f"{state.marker} become thumbling")) is None
    met = set()
    for n in range(100):
        drawn = state.clone()
        GAME.step(drawn, GAME.read(f"{drawn.marker} draw-character"), Run(Luck(bytes([n]))))
        met.add(CHARACTERS[drawn.character[drawn.marker]])
    assert met == {*CHARACTERS} - {"thumbling"}
    competitive = GAME.new(2, {"characters": True}, Luck(b"rivals"))
    GAME.step(competitive, GAME.read(f"{competitive.marker} become rapunzel"), Run(Luck(b"")))
    met.clear()
    for n in range(100):
        drawn = competitive.clone()
        GAME.step(drawn, GAME.read(f"{1 - drawn.marker} draw-character"), Run(Luck(bytes([n]))))
        met.add(CHARACTERS[drawn.character[1 - drawn.marker]])
    assert met == {*CHARACTERS} - {"rapunzel"}


# Sentences


@rule("DU-17.9", "DU-R.9", "DU-21.8")
@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_what_a_card_offers_is_named(mode: str) -> None:
    words = words_of(GAME)
    for card, gifts in {"a-feast-without-you": ("1 Gold Coin", "1 Apple"), "the-wrong-sack": ("a Magic Item", "1 Gold Coin")}.items():
        for n, gift in enumerate(gifts, 1):
            table = Table(Player("story:story-face"), Player("", passed=True), seats=2, deck=[card], options={"mode": mode})
            table.play("place red-story fox-1")
            assert words.prompt(table.state, 0) == "Choose what every other player may take"
            table.play(f"choose {n}")
            name = words.get(f"story.{card}.name")
            assert words.prompt(table.state, 1) == f"{name}: {'draw' if 'Item' in gift else 'take'} {gift}, or decline"


@rule("DU-4.7", "DU-R.64")
def test_where_nothing_can_be_completed_nobody_is_told_to() -> None:
    def asked(tokens: str) -> str:
        table = Table(Player("item:1", quests=["pay-the-piper"], tokens=tokens), Player("", passed=True, tokens="apple"), seats=2)
        table.play("place red-item fox-1")
        assert table.ask == "deeds"
        return GAME.prompt(table.state, 0)

    assert asked("gold gold") == "ask.deeds"
    assert asked("gold") == "ask.deeds-none"


@pytest.mark.parametrize(
    ("tokens", "said"),
    [
        ((2, 0, 0), "2 Gold Coins."),
        ((1, 1, 0), "1 Gold Coin and 1 Bread."),
        ((0, 0, 2), "2 Apples."),
        ((1, 1, 1), "1 Gold Coin, 1 Bread and 1 Apple."),
    ],
)
def test_what_a_quest_takes(tokens: tuple[int, int, int], said: str) -> None:
    n, n2, n3 = tokens
    assert words_of(GAME).say({"say": "refuse.not-enough-tokens", "n": n, "n2": n2, "n3": n3}) == f"This takes {said}"


def test_tokens_are_counted_in_words() -> None:
    said = [words_of(GAME).say({"say": "event.took", "seat": 0, "n": n, "token": token}) for n in (1, 2) for token in ("gold", "bread")]
    assert [text.partition(" takes ")[2] for text in said] == ["1 Gold Coin.", "1 Bread.", "2 Gold Coins.", "2 Bread."]
