"""Small print: what single sentences of the ledger say and no longer story shows."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.dice import BAN_FACE, DOUBLE_FACE, ITEM_FACE, STORY_FACE, VALUE
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule

from .table import Player, Table
from .test_placing import simple

AWAY = Player("", at="king", passed=True)
IDLE = Player("", passed=True)


def alone(*args: Any, **more: Any) -> Table:
    """Seat 0 and somebody far away who takes no part."""
    return Table(Player(*args, **more), AWAY, seats=2)


# Chapters and turns


@rule("DU-R.49", "DU-R.2")
def test_an_event_that_is_over_lies_with_those_told() -> None:
    table = simple(Player("plain:6"), IDLE, seats=2, event="open-gates")
    table.play("pass")
    assert table.cards("past") == ["open-gates"]


@rule("DU-R.49", "DU-3.5")
@pytest.mark.parametrize("events", ["open", "secret"])
def test_shuffled_events_lie_open_where_all_do(events: str) -> None:
    options: Options = {"length": "extra-long", "cards": "beginner"}
    if events == "open":
        options["events"] = "open"
    table = Table(Player("plain:6"), IDLE, seats=2, chapter=12, options=options)
    state = table.state
    state.past += state.fate + state.ahead + state.unused
    state.fate, state.ahead, state.unused = [], [], []
    table.play("pass")
    assert table.told("events-shuffled")
    assert bool(state.ahead) == (events == "open")
    assert bool(state.fate) == (events == "secret")


@rule("DU-R.20", "DU-11.28", "DU-16.25")
def test_a_die_of_the_fox_that_is_rolled_counts_as_rolled() -> None:
    def fox(act: str) -> Table:
        player = Player("plain:6", hand=["golden-bird"])
        table = Table(player, IDLE, seats=2, stacks={"fox-1": "red-story:1"})
        table.roll(*[3] * 9, 0)
        table.play("pass", act)
        return table

    assert (fox("roll red-story").ask, fox("roll red-story").waiting) == ("golden_bird", [0])
    assert fox("set red-story 1").ask == "place", "a die that is set was not rolled"


@rule("DU-4.2", "DU-R.54")
def test_who_declined_is_asked_again_in_a_later_turn() -> None:
    table = simple(Player("plain:6 item:1", tokens="gold"), Player("plain:6"), seats=2)
    table.play("trade 1", "give gold", "propose", "decline")
    assert table.cite("trade 1") == "DU-R.54"
    table.turn("place red-item fox-1")
    table.turn("place white-plain fox-2")
    assert (table.state.turn, table.ask) == (0, "place")
    assert table.allows("trade 1")


@rule("DU-4.5", "DU-7.1")
def test_moving_is_optional_and_leads_over_the_activated_route_only() -> None:
    table = alone("plain:6")
    table.play("place red-plain town--soldier")
    assert table.options() == ["stay", "walk soldier"]
    table.play("stay")
    assert table.at(0) == "town"


@rule("DU-4.6", "DU-8.2", "DU-8.10")
@pytest.mark.parametrize(("event", "number"), [(None, 1), ("storytellers", 2)])
def test_who_comes_to_a_supporting_character_draws_stories(event: str | None, number: int) -> None:
    table = Table(Player("plain:6"), AWAY, seats=2, event=event, deck=["home-for-supper", "full-pockets", "good-company"])
    table.play("place red-plain town--soldier", "walk soldier")
    assert len(table.told("read")) == number
    quiet = simple(Player("plain:6"), AWAY, seats=2)
    quiet.play("place red-plain town--soldier", "walk soldier")
    assert not quiet.told("read")


# Dice


@rule("DU-5.5")
def test_numbers_count_as_themselves_and_special_faces_as_six() -> None:
    assert list(VALUE[1:7]) == [1, 2, 3, 4, 5, 6]
    assert [VALUE[face] for face in (ITEM_FACE, STORY_FACE, BAN_FACE, DOUBLE_FACE)] == [6] * 4
    table = simple(Player("plain:3"), stacks={"town--old-woman": "white-item:4"})
    assert table.cite("place red-plain town--old-woman") == "DU-5.3"


@rule("DU-5.3", "DU-E.7")
def test_the_number_that_a_die_must_reach() -> None:
    def value(socket: str, event: str | None) -> tuple[int, ...]:
        return simple(Player("item:2", at="soldier"), AWAY, seats=2, event=event).refusal(f"place red-item {socket}").args

    assert value("soldier--king", None) == (6,)
    assert value("soldier--king", "open-gates") == (4,)
    assert value("town--old-woman", "open-gates") == (3,)
    assert value("town--old-woman", None) == (3,)


@rule("DU-11.14", "DU-11.18")
def test_the_wolf_takes_one_die_and_leaves_the_others() -> None:
    table = simple(Player("plain:6"), Player("plain:6 item:1 story:2"), Player("ban:3"))
    table.play("place red-plain wolf", "lose-die white-item")
    assert table.pool(1) == {"white-plain": "6", "white-story": "2"}
    assert table.pool(2) == {}
    assert table.stack("wolf") == ["red-plain", "white-item", "green-ban"]


@rule("DU-6.4", "DU-11.18", "DU-20.9")
def test_dice_that_are_lost_or_discarded_do_nothing() -> None:
    table = Table(Player("plain:6 item:1"), Player("story:story-face", at="king"), seats=2)
    table.play("place red-plain wolf")
    assert table.stack("wolf") == ["red-plain", "white-story"]
    assert not table.told("read")
    beauty = Table(Player("story:story-face item:item-face plain:6", character="sleeping-beauty"), AWAY, seats=2)
    beauty.play("sleepwalk red-story red-item church")
    assert beauty.pool(0) == {"red-plain": "6"}
    assert {"red-story", "red-item"} <= set(GAME.dump(beauty.state)["spent"])
    assert not beauty.told("read")
    assert not beauty.told("drew-item")


@rule("DU-4.3", "DU-C.50")
def test_a_rabbit_token_in_place_of_the_die() -> None:
    def ready(character: str, *acts: str) -> Table:
        table = simple(Player("plain:6 item:1", character=character, rabbits=1), AWAY, seats=2)
        table.play(*acts) if acts else None
        return table

    assert ready("little-red-riding-hood").allows("hop church")
    assert ready("little-red-riding-hood", "ability").cite("hop church") == "DU-C.50", "her ability needs a die"
    assert ready("musicians-of-bremen", "ability").allows("hop church")


@rule("DU-4.3", "DU-15.3", "DU-13.2")
def test_without_a_die_nothing_is_prepared() -> None:
    empty = Table(Player("", character="musicians-of-bremen", rabbits=1, hand=["seven-league-boots"]), AWAY, seats=2)
    assert empty.cite("ability") == "DU-4.3"
    assert empty.cite("play seven-league-boots") == "DU-4.3"
    armed = Table(Player("item:1", character="musicians-of-bremen", hand=["seven-league-boots"]), AWAY, seats=2)
    assert armed.allows("ability")
    assert armed.allows("play seven-league-boots")


@rule("DU-16.14")
def test_the_blue_light_reaches_for_own_dice_only() -> None:
    stacks = {"town--soldier": "white-item:5 red-item:5", "fox-1": "white-story:1"}
    table = Table(Player("plain:6", hand=["blue-light"]), Player("", passed=True), seats=2, stacks=stacks)
    assert [act for act in table.options() if act.startswith("play-die")] == ["play-die blue-light red-item"]


@rule("DU-R.70")
def test_a_single_best_die_is_not_asked_for() -> None:
    table = Table(
        Player("story:story-face item:5 double:2", tokens="apple"), AWAY, seats=2, deck=["a-sleepless-night"], used=["golden-bird"]
    )
    table.roll(0)
    table.play("place red-story fox-1", "choose 1")
    assert table.ask != "reroll_best"
    assert table.pool(0) == {"red-item": "1", "red-double": "2"}


# Fields


@rule("DU-8.13", "DU-C.54")
def test_on_arriving_thrushbeard_rides_to_steeds_and_leaps_elsewhere() -> None:
    table = Table(Player("plain:6", at="clouds", character="king-thrushbeard"), AWAY, seats=2)
    table.play("place red-plain clouds--steed-north", "walk steed-north")
    assert not [act for act in table.offers() if act.startswith("leap steed")]
    assert [act for act in table.options() if act.startswith("ride")]
    assert "leap church" in table.options()


@rule("DU-C.44", "DU-4.5")
def test_the_wishing_cap_leads_to_another_field() -> None:
    table = alone("plain:6", hand=["wishing-cap"])
    table.play("place red-plain town--church")
    fields = [act.split()[-1] for act in table.offers() if act.startswith("play-field")]
    assert "town" not in fields
    assert {"church", "king", "hell", "fairy"} <= set(fields)


@rule("DU-8.5", "DU-S.4")
@pytest.mark.parametrize("token", ["gold", "bread", "apple"])
def test_a_token_of_ones_choice(token: str) -> None:
    table = Table(Player("story:story-face"), AWAY, seats=2, deck=["gingerbread-roof"])
    table.play("place red-story fox-1")
    assert table.options() == ["take gold", "take bread", "take apple"]
    table.play(f"take {token}")
    assert table.tokens(0) == {token: 1}
    assert table.ask != "choose_token"


@rule("DU-6.5", "DU-8.14", "DU-15.3")
def test_the_ball_before_an_item_is_drawn() -> None:
    def drawing(*hand: str, rival: str) -> Table:
        table = Table(Player("item:item-face", hand=hand), Player("", passed=True, at="king", hand=[rival]), seats=2, deck=["golden-horse"])
        table.play("place red-item fox-1")
        table.let_be()
        assert table.ask == "item_draw"
        return table

    table = drawing("crystal-ball", "starwort", rival="spirit-in-the-bottle")
    assert table.options() == ["draw-item", "leave", "play crystal-ball"]
    table.play("play crystal-ball")
    assert table.ask == "item_draw", "the draw itself is still to come"
    table.play("draw-item")
    assert table.cards("hand", 0) == ["starwort", "golden-horse"]
    gone = Table(
        Player("item:item-face", hand=["crystal-ball"]),
        Player("", passed=True, at="king", hand=["starwort"]),
        seats=2,
        used=["spirit-in-the-bottle"],
    )
    gone.play("place red-item fox-1")
    gone.let_be()
    assert gone.cite("play crystal-ball") == "DU-15.3", "nobody could take the item"


# Quests and tales


@rule("DU-9.6", "DU-Q.31")
def test_a_delivery_needs_its_quest_item() -> None:
    table = alone("item:1", at="church", quests=["the-crossbow-of-the-angels", "pay-the-piper"], tokens="gold gold")
    table.play("place red-item fox-1")
    assert table.ask == "deeds"
    assert table.refusal("complete the-crossbow-of-the-angels")[:2] == ("DU-9.6", "no-quest-item")
    assert table.allows("complete pay-the-piper")


@rule("DU-9.3", "DU-S.55", "DU-17.14")
def test_a_price_is_paid_once_by_whoever_has_it() -> None:
    tales = ["a-bargain-at-the-crossroads", "a-candle-for-the-lost"]
    poor = alone("item:1", at="church", tales=tales)
    poor.play("place red-item fox-1")
    assert poor.refusal("fulfil a-bargain-at-the-crossroads")[:2] == ("DU-9.3", "no-token")
    assert poor.allows("fulfil a-candle-for-the-lost"), "a visit costs nothing"
    one = alone("item:1", tokens="gold gold", tales=tales)
    one.play("place red-item fox-1", "fulfil a-bargain-at-the-crossroads")
    assert one.tokens(0) == {"gold": 1}
    two = alone("item:1", tokens="gold apple", tales=tales)
    two.play("place red-item fox-1", "fulfil a-bargain-at-the-crossroads")
    assert two.options() == ["pay gold", "pay apple"]
    two.play("pay apple")
    assert two.tokens(0) == {"gold": 1}


@rule("DU-R.44", "DU-S.47", "DU-S.53")
def test_a_deed_is_no_payment() -> None:
    table = alone("item:1", quests=["pay-the-piper"], tokens="gold gold", tales=["a-hundred-years-sleep", "the-wolfs-promise"])
    table.play("place red-item fox-1")
    assert table.refusal("lift a-hundred-years-sleep")[:2] == ("DU-R.44", "by-riding")
    assert table.refusal("lift the-wolfs-promise")[:2] == ("DU-R.44", "by-the-wolf")


@rule("DU-4.7", "DU-R.64")
@pytest.mark.parametrize(("at", "asked"), [("church", True), ("town", False)])
def test_a_turn_ends_by_itself_where_no_tale_can_be_told(at: str, asked: bool) -> None:
    table = alone("item:1 plain:6", at=at, tales=["donkey-ears"])
    table.play("place red-item fox-1")
    assert (table.ask == "deeds") == asked


@rule("DU-C.36", "DU-4.7", "DU-16.8")
def test_the_golden_horse_leads_to_others_elsewhere() -> None:
    table = Table(Player("item:1", hand=["golden-horse"]), Player("", passed=True), Player("", at="church", passed=True))
    table.play("place red-item fox-1")
    table.let_be()
    assert [act for act in table.offers() if act.startswith("play-seat")] == ["play-seat golden-horse 2"]


@rule("DU-9.5", "DU-R.47")
def test_the_team_is_asked_to_stop_only_after_its_last_quest() -> None:
    table = Table(Player("item:1", tokens="gold gold"), AWAY, seats=2, options={"mode": "cooperative", "cards": "beginner"})
    table.play("place red-item fox-1", "complete pay-the-piper")
    assert table.cards("done", 0) == ["pay-the-piper"]
    assert table.state.finished == 0
    assert "pay-the-piper" not in table.cards("open_quests")


@rule("DU-14.3", "DU-14.7")
def test_a_quest_that_is_laid_out_is_in_nobodys_hand() -> None:
    table = alone("plain:6", at="church")
    table.play("place red-plain town--church", "walk town", "draw-quest 2")
    table.let_be()
    assert len(table.cards("active", 0)) == 1
    assert table.cards("drawn", 0) == []


@rule("DU-R.12", "DU-8.3")
@pytest.mark.parametrize("left", [2, 3, 4])
def test_one_deck_of_quests_is_enough(left: int) -> None:
    empty = [f"quests{value}" for value in (2, 3, 4) if value != left]
    table = Table(Player("plain:6", at="church"), AWAY, seats=2, empty=empty)
    table.play("place red-plain town--church", "walk town")
    assert table.options() == [f"draw-quest {left}", "leave"]


@rule("DU-19.3", "DU-19.4")
def test_a_curse_is_no_side_quest() -> None:
    table = alone("plain:6", at="clouds", tales=["donkey-ears", "to-the-worlds-end"])
    assert table.score(0) == 2 - 1


@rule("DU-17.7", "DU-17.6", "DU-R.29")
def test_being_sent_is_possible_except_to_where_one_stands() -> None:
    def storm(at: str) -> Table:
        table = Table(Player("story:story-face", at=at, hand=["golden-horse"]), AWAY, seats=2, deck=["a-storm-of-crows"])
        table.play("place red-story fox-1")
        return table

    assert [act[-1] for act in storm("town").options() if act.startswith("choose")] == ["1", "2"]
    assert [act[-1] for act in storm("big-sea").options() if act.startswith("choose")] == ["2"]
    assert storm("big-sea").cite("choose 1") == "DU-R.29"


@rule("DU-17.E1", "DU-S.19", "DU-15.5")
def test_of_two_items_one_is_discarded() -> None:
    table = Table(Player("story:story-face", hand=["golden-horse", "magic-beans"]), AWAY, seats=2, deck=["the-thieving-magpie"])
    table.play("place red-story fox-1", "choose 2")
    assert (table.ask, table.options()) == ("lose_item", ["discard golden-horse", "discard magic-beans"])
    table.play("discard magic-beans")
    assert (table.cards("hand", 0), table.cards("used")) == (["golden-horse"], ["magic-beans"])
    assert table.ask != "lose_item"


@rule("DU-21.9", "DU-17.10", "DU-17.11")
@pytest.mark.parametrize("tale", ["home-for-supper", "donkey-ears"])
def test_tales_of_a_team_lie_before_all(tale: str) -> None:
    table = Table(Player("story:story-face"), AWAY, seats=2, deck=[tale], options={"mode": "cooperative"})
    table.play("place red-story fox-1")
    assert table.cards("open_tales") == [tale]
    assert table.cards("tales", 0) == []


@rule("DU-21.12")
@pytest.mark.parametrize("mode", ["cooperative", "competitive"])
def test_what_a_curve_of_the_game_is_drawn_of(mode: str) -> None:
    table = Table(Player("plain:6", done=["pay-the-piper"]), AWAY, seats=2, options={"mode": mode})
    standings = GAME.standings(table.state, 0)
    assert [standing.seat for standing in standings] == ([-1] if mode == "cooperative" else [0, 1])
    assert standings[0].value == 2


# Exchanges


@rule("DU-18.2", "DU-R.54")
@pytest.mark.parametrize(("mine", "theirs", "cite"), [("", "", "DU-18.2"), ("gold", "", ""), ("", "apple", ""), ("gold", "apple", "")])
def test_an_exchange_needs_something_on_either_side(mine: str, theirs: str, cite: str) -> None:
    table = simple(Player("plain:6", tokens=mine), Player("", passed=True, tokens=theirs), seats=2)
    if cite:
        assert table.refusal("trade 1")[:2] == (cite, "nothing-to-exchange")
    else:
        assert table.allows("trade 1")


# Windows


@rule("DU-C.43", "DU-16.23")
def test_who_takes_is_not_asked_to_rob_themselves() -> None:
    players = [Player("plain:6", hand=["starwort"]), Player(hand=["golden-bird"]), Player(hand=["cudgel-in-the-sack"])]
    table = Table(*players, used=["ball-of-yarn"])
    table.play("place red-plain town--apple-field", "walk apple-field", "take apple")
    assert (table.ask, table.waiting) == ("take_others", [1, 2])


def reached_for(drawer: Player, deck: str, draws: list[str], item: str) -> Table:
    """Seat 1 draws; seats 0 and 2 are asked, across the board, and seat 2 plays its item."""
    table = Table(
        Player(at="king", hand=["golden-bird"]), drawer, Player(at="king", hand=[item]), turn=1, deck=[deck], used=["ball-of-yarn"]
    )
    table.play(*draws)
    assert table.waiting == [0, 2]
    asked = table.ask
    table.play(0, "let-it-be")
    table.play(2, f"play {item}")
    assert asked in ("items_others", "quests_others")
    table.let_be()
    return table


@rule("DU-16.6", "DU-C.34")
def test_the_spirit_reaches_over_players_who_draw_nothing() -> None:
    draws = ["place white-item fox-1", "draw-item"]
    assert reached_for(Player("item:item-face"), "golden-horse", draws, "spirit-in-the-bottle").cards("hand", 2) == ["golden-horse"]


@rule("DU-16.15", "DU-C.40")
def test_the_mirror_reaches_over_players_who_draw_nothing() -> None:
    draws = ["place white-plain town--church", "walk town", "draw-quest 2"]
    assert reached_for(Player("plain:6", at="church"), "pay-the-piper", draws, "magic-mirror").cards("active", 2) == ["pay-the-piper"]


@rule("DU-16.7", "DU-R.61")
def test_who_places_is_not_asked_for_the_yarn() -> None:
    table = Table(Player("plain:6", hand=["starwort"]), Player(hand=["golden-horse"]), seats=2)
    table.play("place red-plain town--church")
    assert (table.ask, table.waiting) == ("yarn", [1])
