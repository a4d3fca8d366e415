"""Cases of readers who had not seen the code: written from rulebook and ledger alone, then played (docs/hunts.md)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule

from .table import Player, Table
from .test_events import turning_up

OUT = Player("", at="king", passed=True)
"""Somebody who is out of the chapter and out of the way."""
FOUR = ["pay-the-piper", "a-trail-of-crumbs", "one-of-everything", "the-bride-price"]
TEAM: Options = {"mode": "cooperative"}


def alone(player: Player, seats: int = 2, **more: object) -> Table:
    """One plays, the others are out."""
    return Table(player, *[OUT] * (seats - 1), seats=seats, **more)  # type: ignore[arg-type]


def told(card: str, player: Player, *others: Player, then: tuple[str, ...] = (), roll: tuple[int, ...] = (), **more: object) -> Table:
    """Seat 0 places the Story face on the Fox and reads this card; the player has no `story` die of their own."""
    seat = Player(**{**vars(player), "dice": f"story:story-face {player.dice}"})
    table = Table(seat, *others or [OUT], seats=max(2, 1 + len(others)), deck=[card, *then], **more)  # type: ignore[arg-type]
    table.roll(*roll)
    table.play("place red-story fox-1")
    while table.ask == "yarn":
        table.play("let-it-be")
    return table


# First pass. Stacks


@rule("DU-R.24", "DU-5.6", "DU-6.9", "DU-16.14")
def test_a_ban_that_is_laid_bare_bans_again() -> None:
    stacks = {"town--soldier": "white-ban:ban-face white-item:item-face"}
    covered = Table(Player(), Player(), Player("plain:6"), turn=2, stacks=stacks)
    assert covered.allows("place green-plain town--soldier")
    table = Table(Player(), Player("plain:3", hand=["blue-light"]), Player("plain:6"), turn=1, stacks=stacks)
    table.play("play-die blue-light white-item")
    table.turn("place white-plain fox-1")
    assert table.cite("place green-plain town--soldier") == "DU-6.9"


@rule("DU-R.24", "DU-5.4", "DU-C.39")
def test_who_takes_the_lowest_die_of_a_full_stack_makes_room_on_top() -> None:
    table = Table(
        Player("plain:5", hand=["blue-light"]), Player("plain:5"), stacks={"town--bread-field": "red-item:2 white-item:3 green-item:4"}
    )
    assert table.cite("place red-plain town--bread-field") == "DU-5.4"
    table.play("play-die blue-light red-item")
    assert table.cite("place red-item town--bread-field") == "DU-5.3"
    assert table.allows("place red-plain town--bread-field")


@rule("DU-C.52", "DU-20.5", "DU-5.4", "DU-5.3")
def test_the_tailor_softens_the_value_and_not_the_height_for_himself_alone() -> None:
    stacks = {"town--soldier": "white-item:4 white-story:5 white-plain:6", "town--church": "white-ban:5"}
    table = Table(Player("item:2", character="brave-little-tailor"), Player("double:1", character="rapunzel"), OUT, stacks=stacks)
    table.play("soften town--soldier")
    assert table.cite("place red-item town--soldier") == "DU-5.4"
    other = Table(Player("item:2", character="brave-little-tailor"), Player("double:2 plain:3", character="rapunzel"), OUT, stacks=stacks)
    other.play("soften town--church")
    other.turn("place red-item town--church", "walk church")
    assert other.at(0) == "church", "a Ban die that shows a number bans nothing"
    assert other.allows("place white-double town--church"), "from now on the 2 on top counts"


@rule("DU-E.8", "DU-20.5", "DU-C.52")
def test_in_a_quiet_forest_the_tailor_softens_a_ban_face() -> None:
    table = alone(
        Player("item:2", character="brave-little-tailor"), seats=3, event="quiet-forest", stacks={"town--soldier": "white-ban:ban-face"}
    )
    table.play("soften town--soldier")
    assert table.allows("place red-item town--soldier")


@rule("DU-C.41", "DU-5.6", "DU-6.9", "DU-16.17")
def test_what_lies_on_the_boots_counts_for_itself() -> None:
    table = Table(
        Player("item:1", hand=["seven-league-boots"]), Player("plain:3 item:1"), seats=3, stacks={"town--soldier": "green-ban:ban-face"}
    )
    table.play("play seven-league-boots")
    table.turn("place red-item town--soldier", "walk soldier")
    assert table.allows("place white-item town--soldier"), "the Ban below a 1 bans nobody"


@pytest.mark.parametrize(
    ("socket", "dice", "cite"), [("fox-1", "white-item:1", "DU-11.26"), ("wolf", "white-item:1", "DU-11.16"), ("rabbit", "", "")]
)
@rule("DU-11.26", "DU-11.16", "DU-C.45", "DU-C.58")
def test_a_higher_stack_is_no_stack_where_none_may_be_built(socket: str, dice: str, cite: str) -> None:
    stacks = {socket: dice or "white-item:1 white-story:2 white-double:2"}
    beans = alone(Player("plain:6", hand=["magic-beans"]), seats=3, stacks=stacks, wolf=True)
    beans.play("play magic-beans")
    musicians = alone(Player("plain:6", character="musicians-of-bremen"), seats=3, stacks=stacks, wolf=True)
    musicians.play("ability")
    for table in (beans, musicians):
        assert table.allows(f"place red-plain {socket}") == (not cite)
        if cite:
            assert table.cite(f"place red-plain {socket}") == cite


@rule("DU-R.81", "DU-C.45", "DU-C.58", "DU-16.21")
def test_the_musicians_climb_beans() -> None:
    stacks = {"town--soldier": "white-item:4 white-story:4 white-double:4 green-item:4"}
    table = alone(Player("plain:6", hand=["magic-beans"], character="musicians-of-bremen"), seats=3, stacks=stacks)
    table.play("play magic-beans")
    assert not table.allows("place red-plain town--soldier")
    table.play("ability")
    assert table.allows("place red-plain town--soldier")


# The Snake Die is its holder's


@rule("DU-R.21", "DU-6.10", "DU-6.9")
@pytest.mark.parametrize(("ban", "fits"), [("red", True), ("white", False)])
def test_the_snake_dies_six_covers_its_holders_ban(ban: str, fits: bool) -> None:
    table = Table(Player("snake-die:6 plain:3"), seats=3, snake=0, stacks={"town--soldier": f"{ban}-ban:ban-face"})
    assert table.allows("place snake-die town--soldier") == fits


@rule("DU-R.21", "DU-11.5", "DU-11.6", "DU-11.25")
def test_the_snake_die_wins_the_rabbit_for_its_holder() -> None:
    table = alone(Player("plain:6"), snake=1, stacks={"rabbit": "red-item:1 snake-die:4"})
    table.play("pass")
    assert (table.state.marker, table.state.rabbits, table.state.snake) == (1, [0, 1], -1)


@rule("DU-S.38", "DU-R.21", "DU-11.26", "DU-17.E3")
@pytest.mark.parametrize(
    ("stacks", "points"),
    [
        ({"fox-1": "red-item:1", "fox-2": "red-story:1"}, 0),
        ({"fox-2": "red-item:1", "rabbit": "snake-die:4 white-plain:6"}, 2),
        ({"wolf": "white-item:1 red-item:1", "snake": "red-story:1 white-story:2"}, 2),
        ({"wolf": "red-item:1", "town--soldier": "red-plain:5"}, 0),
    ],
)
def test_two_spirits_and_not_two_sockets(stacks: dict[str, str], points: int) -> None:
    snake = 0 if "snake-die" in str(stacks) else -1
    table = Table(Player("double:2", tales=["friend-of-the-forest"]), seats=2, snake=snake, stacks=stacks, wolf="wolf" in stacks)
    assert table.score(0) == points


@rule("DU-R.65", "DU-S.28", "DU-S.9")
def test_the_snake_die_is_rerolled_by_stories() -> None:
    worst = told("a-sleepless-night", Player("plain:5 snake-die:6"), roll=(2,), snake=0)
    assert worst.pool(0) == {"red-plain": "5"}, "the best unused die is the Snake Die, and nothing else can be done"
    table = told("second-thoughts", Player("plain:5 snake-die:4"), snake=0)
    table.roll(3)
    table.play("reroll snake-die")
    assert (table.tokens(0), table.state.snake, "snake-die" in table.pool(0)) == ({"gold": 1}, -1, False)


@rule("DU-S.8", "DU-R.21")
def test_the_snake_die_comes_back_from_a_spirit_like_any_die() -> None:
    table = told("the-grateful-beasts", Player("plain:5"), snake=0, stacks={"rabbit": "snake-die:4 white-plain:5"})
    table.play("take-back snake-die")
    assert table.pool(0)["snake-die"] == "4"
    assert table.stack("rabbit") == ["white-plain"]


@rule("DU-R.82", "DU-S.10", "DU-11.22")
def test_the_snake_die_is_turned_to_its_numbers_only() -> None:
    table = told("gambling-hansel", Player("snake-die:4"), snake=0)
    assert table.options() == ["leave", "turn-die snake-die 6"]


@rule("DU-C.55", "DU-R.40", "DU-11.25")
def test_sleeping_beauty_pays_with_the_snake_die() -> None:
    table = alone(Player("item:1 snake-die:4", character="sleeping-beauty"), snake=0)
    table.play("sleepwalk red-item snake-die bread-field")
    table.turn("leave")
    assert (table.at(0), table.state.chapter, table.state.snake) == ("bread-field", 3, -1)


# The Wolf


@rule("DU-11.14", "DU-E.2", "DU-21.1")
@pytest.mark.parametrize("seats", [2, 5])
def test_all_feed_the_wolf_however_low_the_branches(seats: int) -> None:
    table = Table(Player("plain:6 item:1"), *[Player("plain:6")] * (seats - 1), seats=seats, event="low-branches")
    table.play("place red-plain wolf")
    assert len(table.stack("wolf")) == seats


@rule("DU-R.79", "DU-S.53", "DU-6.4", "DU-R.44", "DU-V.4")
def test_the_wolf_forgets_who_places_and_not_who_loses_a_die() -> None:
    table = Table(Player("plain:6 item:1"), Player("plain:6 item:1", tales=["the-wolfs-promise"]), seats=2)
    table.play("place red-plain wolf", "lose-die white-item")
    assert table.cards("tales", 1) == ["the-wolfs-promise"]
    peaceful = Table(Player("plain:6", tales=["the-wolfs-promise"]), seats=2, options={"mode": "peaceful"})
    peaceful.play("place red-plain wolf")
    assert peaceful.score(0) == 0


@rule("DU-R.80", "DU-11.14", "DU-E.5")
def test_the_wolf_goes_clockwise_in_a_chapter_that_does_not() -> None:
    table = Table(Player("plain:6"), Player(), Player(), event="widdershins")
    table.play("place red-plain wolf")
    assert table.waiting == [1]


@rule("DU-11.15", "DU-R.18", "DU-S.8", "DU-R.17")
def test_a_die_that_beasts_bring_back_from_the_wolf_leaves_him_fed() -> None:
    table = Table(Player("story:story-face"), Player("plain:6 item:1"), seats=2, deck=["the-grateful-beasts"])
    table.play("place red-story wolf", "lose-die white-item", "take-back red-story")
    assert table.pool(0) == {"red-story": "story-face"}
    assert table.stack("wolf") == ["white-item"]
    assert table.cite("place white-plain wolf") in ("DU-11.16", "DU-R.18")


# Faces and stories


@rule("DU-S.7", "DU-5.7", "DU-6.6")
def test_elves_bring_back_the_very_die_that_called_them() -> None:
    table = alone(Player("story:story-face"), deck=["elves-at-night"])
    table.play("place red-story town--apple-field", "take-back red-story")
    assert table.stack("town--apple-field") == []
    table.play("walk apple-field")
    assert (table.at(0), table.pool(0)) == ("apple-field", {"red-story": "story-face"})


@rule("DU-C.50", "DU-R.25")
@pytest.mark.parametrize(("choice", "ends"), [("choose 1", "soldier"), ("choose 2", "big-mountains")])
def test_red_riding_hood_runs_where_a_story_has_left_her_the_route(choice: str, ends: str) -> None:
    table = alone(
        Player("story:story-face plain:3", at="soldier", character="little-red-riding-hood"), deck=["a-lift-on-the-wind", "donkey-ears"]
    )
    table.play("ability", "place red-story soldier--clouds", choice)
    while table.ask == "step":
        assert "stay" not in table.options()
        table.play("walk soldier")
    assert table.at(0) == ends


@rule("DU-16.7", "DU-6.6", "DU-6.3")
def test_a_story_face_that_is_rerolled_before_it_lies_tells_nothing() -> None:
    table = Table(Player("story:story-face plain:3", at="king"), Player("plain:3", at="king", hand=["ball-of-yarn"]), seats=2)
    table.play("place red-story town--soldier")
    table.roll(2)
    table.play("play ball-of-yarn", "place red-story town--church")
    assert not table.told("read")


@rule("DU-16.7", "DU-6.12")
def test_a_doubling_face_that_yarn_rolled_doubles() -> None:
    table = Table(Player("double:5"), Player("plain:3", at="king", hand=["ball-of-yarn"]), seats=2)
    table.play("place red-double town--apple-field")
    table.roll(5)
    table.play("play ball-of-yarn", "place red-double town--apple-field", "walk apple-field", "take apple")
    table.let_be()
    assert table.tokens(0) == {"apple": 2}


@rule("DU-17.8", "DU-R.29", "DU-S.22", "DU-C.31")
@pytest.mark.parametrize("hand", [(), ("cloak-of-invisibility",)])
def test_a_toll_that_cannot_be_paid_in_hell(hand: tuple[str, ...]) -> None:
    table = told("the-toll-bridge", Player("plain:6", at="hell", hand=hand), then=("star-money",))
    if hand:
        assert "play cloak-of-invisibility" in table.options()
        table.play("play cloak-of-invisibility")
    assert table.tokens(0) == ({"gold": 1} if hand else {})
    assert table.at(0) == "hell"
    assert "the-toll-bridge" in table.cards("told")


@rule("DU-16.2", "DU-C.42", "DU-16.18")
def test_under_the_cloak_comes_a_curse_and_the_ring_carries_it_off() -> None:
    table = told("twelve-robbers", Player("plain:6", hand=["cloak-of-invisibility", "cursed-ring"]), then=("donkey-ears",))
    table.play("play cloak-of-invisibility", "play-curse cursed-ring donkey-ears 1")
    assert (table.cards("tales", 0), table.cards("tales", 1)) == ([], ["donkey-ears"])
    assert sorted(table.cards("used")) == ["cloak-of-invisibility", "cursed-ring"]


@rule("DU-R.37", "DU-C.42", "DU-16.12")
def test_a_new_curse_that_starwort_sends_back_stays() -> None:
    table = told("donkey-ears", Player("plain:6", hand=["cursed-ring"]), Player("plain:6", at="king", hand=["starwort"]))
    table.play("play-curse cursed-ring donkey-ears 1", "play starwort")
    assert (table.cards("tales", 0), table.cards("tales", 1)) == (["donkey-ears"], [])


@rule("DU-C.54", "DU-S.25", "DU-R.26")
def test_thrushbeard_is_blown_to_a_steed_and_leaps() -> None:
    table = told("the-giants-sneeze", Player("plain:6", character="king-thrushbeard"))
    table.play("choose 2", "leap hell")
    assert table.at(0) == "hell"


@rule("DU-E.6", "DU-C.54")
def test_on_lame_horses_nobody_leaps() -> None:
    table = alone(Player("plain:6", at="clouds", character="king-thrushbeard"), event="lame-horses")
    table.play("place red-plain clouds--steed-north", "walk steed-north")
    assert table.at(0) == "steed-north"
    assert not [act for act in table.offers() if act.startswith("leap")] or table.cite("leap hell") == "DU-E.6"


@rule("DU-R.27", "DU-S.25", "DU-S.47")
def test_to_be_blown_to_a_steed_is_no_ride() -> None:
    table = told("the-giants-sneeze", Player("plain:6", tales=["a-hundred-years-sleep"]))
    table.play("choose 2")
    assert table.score(0) == -2
    table.play("ride steed-south")
    assert (table.at(0), table.score(0)) == ("steed-south", 0)


@rule("DU-R.26", "DU-8.4", "DU-S.15", "DU-Q.15")
def test_a_coach_leads_from_a_story_to_the_king() -> None:
    deck = ["the-royal-coach", "pay-the-piper", "hans-in-luck", "the-bride-price"]
    table = alone(Player("plain:6", quests=["audience-at-court"]), deck=deck)
    table.play("place red-plain town--woodsman", "walk woodsman", "choose 1")
    table.play("draw-quest 2", "draw-quest 3", "draw-quest 4", "keep hans-in-luck", "complete audience-at-court")
    assert (table.at(0), table.score(0), table.cards("active", 0)) == ("king", 3, ["hans-in-luck"])


@rule("DU-E.12", "DU-R.41", "DU-17.4")
def test_storytellers_with_one_story_left() -> None:
    table = alone(Player("plain:6"), event="storytellers", deck=["star-money"], empty=["stories"])
    table.state.box, table.state.told = [*table.state.box, *table.state.told], []
    table.play("place red-plain town--woodsman", "walk woodsman")
    assert table.tokens(0) == {"gold": 1}
    assert table.cards("told") == ["star-money"]


@rule("DU-R.74", "DU-R.44", "DU-S.48")
def test_a_curse_drawn_in_the_church_is_lifted_there_in_the_same_turn() -> None:
    table = told("donkey-ears", Player("plain:6", at="church"))
    table.play("lift donkey-ears")
    assert table.score(0) == 0


# Items


@rule("DU-16.12", "DU-C.34", "DU-C.40")
def test_starwort_keeps_what_spirit_and_mirror_reach_for() -> None:
    table = Table(
        Player("item:item-face", hand=["starwort"]),
        Player("plain:3", at="king", hand=["spirit-in-the-bottle"]),
        seats=2,
        deck=["golden-bird"],
    )
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item", "play spirit-in-the-bottle", "play starwort")
    assert (table.cards("hand", 0), table.cards("hand", 1)) == (["golden-bird"], [])
    town = Table(
        Player("plain:6", at="bread-field", hand=["starwort"]),
        Player("plain:3", at="king", hand=["magic-mirror"]),
        seats=2,
        deck=["hans-in-luck"],
    )
    town.play("place red-plain town--bread-field")
    town.let_be()
    town.play("walk town", "draw-quest 3", "play magic-mirror", "play starwort")
    assert (town.cards("active", 0), town.cards("active", 1)) == (["hans-in-luck"], [])


@rule("DU-16.3", "DU-11.24", "DU-R.75")
def test_the_branch_adds_to_the_token_of_the_snake_die() -> None:
    table = alone(Player("plain:6", hand=["hazel-branch"]), stacks={"snake": "red-item:1"})
    table.roll(*[2] * 10, 5)
    table.play("pass", "play-token hazel-branch apple")
    assert table.tokens(0) == {"apple": 2}


@rule("DU-16.3", "DU-16.23", "DU-S.60")
def test_the_reward_of_a_mini_quest_grows_and_is_stolen() -> None:
    table = Table(
        Player("plain:6", at="hell", hand=["hazel-branch"], tales=["a-sack-of-coals"]),
        Player("plain:6", at="king", hand=["cudgel-in-the-sack"]),
        seats=2,
    )
    table.play("place red-plain fox-1")
    table.let_be()
    table.play("fulfil a-sack-of-coals", "play-token hazel-branch gold", "play cudgel-in-the-sack")
    table.let_be()
    assert (table.tokens(0), table.tokens(1)) == ({}, {"gold": 3})


@rule("DU-16.23", "DU-S.6", "DU-C.7")
def test_who_calls_the_harvest_may_take_it_all() -> None:
    table = told("harvest-home", Player("plain:6", hand=["cudgel-in-the-sack"]), OUT, OUT)
    table.play("let-it-be", "play cudgel-in-the-sack")
    assert [table.tokens(seat) for seat in range(3)] == [{"apple": 3}, {}, {}]


@rule("DU-R.30", "DU-C.37", "DU-R.65")
def test_a_snake_die_won_after_passing_lies_idle() -> None:
    table = told("second-thoughts", Player("plain:5 snake-die:4"), Player("item:3", at="king", passed=True, hand=["white-snake"]), snake=0)
    table.roll(3)
    table.play("reroll snake-die")
    while table.ask != "white_snake":
        table.play("let-it-be")
    table.roll(1)
    table.play("play white-snake")
    assert (table.state.snake, table.pool(1)) == (1, {"white-item": "3", "snake-die": "6"})
    table.turn()
    assert table.state.turn == 0


@rule("DU-C.44", "DU-R.28", "DU-6.12")
def test_the_cap_leads_elsewhere_and_doubling_goes_along() -> None:
    table = alone(Player("double:double-face", hand=["wishing-cap"]))
    table.play("place red-double fox-1")
    assert not table.allows("play-field wishing-cap town")
    table.play("play-field wishing-cap apple-field", "take apple")
    assert table.tokens(0) == {"apple": 2}


@rule("DU-C.44", "DU-C.36", "DU-R.28")
def test_cap_and_horse_in_one_turn() -> None:
    player = Player("double:double-face", hand=["wishing-cap", "golden-horse"])
    table = Table(player, Player("", at="bread-field", passed=True), seats=2)
    table.play("place red-double fox-1", "play-field wishing-cap apple-field", "take apple", "play-seat golden-horse 1", "take bread")
    assert table.tokens(0) == {"apple": 2, "bread": 1}


@rule("DU-11.9", "DU-C.30", "DU-11.12")
def test_a_hop_to_the_fairy_and_the_table_there() -> None:
    table = alone(Player("plain:3", at="church", rabbits=1, hand=["wishing-table"]))
    table.play("hop fairy", "play wishing-table", "take bread")
    assert (table.at(0), table.tokens(0)) == ("fairy", {"bread": 3})


@rule("DU-C.43", "DU-R.31", "DU-16.19")
def test_a_crystal_ball_of_a_bystander_guards_the_placement_of_another() -> None:
    table = Table(Player("plain:6"), Player(hand=["crystal-ball"], at="king"), Player(hand=["ball-of-yarn"], at="king"))
    table.play("place red-plain town--church")
    table.play(1, "play crystal-ball")
    table.play(2, "play ball-of-yarn")
    assert table.stack("town--church") == ["red-plain"]
    assert table.cards("hand", 2) == ["ball-of-yarn"]


@rule("DU-E.4", "DU-R.35", "DU-6.12")
def test_the_table_and_a_rich_harvest_are_three_and_doubling_may_be_left() -> None:
    table = alone(Player("plain:6", hand=["wishing-table"]), event="rich-harvest")
    table.play("place red-plain town--apple-field", "walk apple-field", "play wishing-table", "take apple")
    assert table.tokens(0) == {"apple": 3}
    single = alone(Player("double:double-face"), event="rich-harvest")
    single.play("place red-double town--apple-field", "walk apple-field", "take-single apple")
    assert single.tokens(0) == {"apple": 2}


# Quests


@rule("DU-8.4", "DU-R.13", "DU-14.7")
def test_with_four_quests_at_the_king_one_of_five_is_given_up() -> None:
    deck = ["apples-for-the-well", "hans-in-luck", "straw-into-gold"]
    table = alone(Player("plain:6", at="soldier", quests=FOUR), deck=deck)
    table.play("place red-plain soldier--king", "walk king", "draw-quest 2", "draw-quest 3", "draw-quest 4", "keep hans-in-luck")
    assert sorted(table.options()) == sorted(f"give-up {card}" for card in [*FOUR, "hans-in-luck"])
    table.play("give-up pay-the-piper")
    assert table.cards("quests2")[-2:] == ["apples-for-the-well", "pay-the-piper"]


@rule("DU-S.55", "DU-9.4", "DU-16.15")
@pytest.mark.parametrize("mirror", [True, False])
def test_a_quest_bargained_for_can_be_completed_at_once_or_is_mirrored(mirror: bool) -> None:
    one = Player("plain:6", at="clouds", tokens="gold", tales=["a-bargain-at-the-crossroads"])
    two = Player("plain:6", at="king", hand=["magic-mirror"] if mirror else [])
    table = Table(one, two, seats=2, deck=["counting-sheep-from-above"])
    table.play("place red-plain fox-1")
    table.let_be()
    table.play("fulfil a-bargain-at-the-crossroads")
    if table.ask != "quest_draw":
        table.play("lose gold")
    table.play("draw-quest 2")
    if mirror:
        table.play("play magic-mirror")
        assert table.cards("active", 1) == ["counting-sheep-from-above"]
    else:
        table.play("complete counting-sheep-from-above")
        assert table.score(0) == 2


@rule("DU-R.83", "DU-20.10", "DU-C.56", "DU-R.34", "DU-2.10")
def test_thumbling_may_put_back_a_quest_of_the_setup() -> None:
    luck = Luck(b"thumbling")
    state = GAME.new(2, {"characters": True}, luck)
    first = state.marker
    GAME.step(state, GAME.read(f"{first} become thumbling"), Run(luck))
    GAME.step(state, GAME.read(f"{1 - first} become rapunzel"), Run(luck))
    GAME.step(state, GAME.read(f"{first} draw-quest 4"), Run(luck))
    assert {move.verb for move in GAME.legal(state, first)} == {"keep", "redraw-quest"}


@rule("DU-C.56", "DU-16.15", "DU-20.10")
def test_the_mirror_takes_what_thumbling_keeps_and_its_owner_draws_nothing_anew() -> None:
    deck = ["apples-for-the-well", "hans-in-luck"]
    one = Player("plain:6", at="bread-field", character="thumbling", thumbs=3)
    table = Table(one, Player("plain:3", at="king", hand=["magic-mirror"], character="rapunzel"), seats=2, deck=deck)
    table.play("place red-plain town--bread-field")
    table.let_be()
    table.play("walk town", "draw-quest 2", "redraw-quest 3", "keep hans-in-luck", "play magic-mirror")
    assert (table.cards("active", 1), table.state.thumbs[0]) == (["hans-in-luck"], 2)
    other = Table(
        Player("plain:6", at="bread-field", character="rapunzel"),
        Player("plain:3", at="king", hand=["magic-mirror"], character="thumbling", thumbs=3),
        seats=2,
        deck=["hans-in-luck"],
    )
    other.play("place red-plain town--bread-field")
    other.let_be()
    other.play("walk town", "draw-quest 3", "play magic-mirror")
    assert other.cards("active", 1) == ["hans-in-luck"]
    assert other.ask != "quest_draw"
    assert not [act for act in other.options() if act.startswith("redraw")]


# A team


@rule("DU-R.46", "DU-9.7")
def test_one_crossbow_is_picked_up_once() -> None:
    table = Table(Player("item:1", at="hell"), Player("item:1", at="hell", tokens="gold"), seats=2, options=TEAM)
    table.turn("place red-item fox-1", "pick-up the-devils-three-hairs")
    table.play("place white-item fox-2")
    assert not table.allows("pick-up the-devils-three-hairs")


@rule("DU-21.9", "DU-S.60", "DU-S.47", "DU-R.44")
def test_tales_of_a_team_are_anybodys_deeds() -> None:
    tales = ["a-sack-of-coals", "a-hundred-years-sleep", "the-wolfs-promise"]
    table = Table(
        Player("plain:6", tales=tales), Player("item:1 plain:6 story:2", at="hell"), OUT, turn=1, options={**TEAM, "cards": "all"}
    )
    table.play("place white-item hell--steed-south", "walk steed-south", "ride steed-west")
    assert "a-hundred-years-sleep" not in table.view(None)["open_tales"]
    coals = Table(Player("plain:6", tales=tales), Player("item:1", at="hell"), OUT, turn=1, options=TEAM)
    coals.play("place white-item fox-1", "fulfil a-sack-of-coals")
    assert (coals.tokens(0), coals.tokens(1)) == ({}, {"gold": 2})
    wolf = Table(Player("", passed=True, tales=tales), Player("item:1", at="church"), OUT, turn=1, options=TEAM)
    wolf.play("place white-item wolf")
    assert "the-wolfs-promise" not in wolf.view(None)["open_tales"]


@rule("DU-R.46", "DU-S.38", "DU-S.43", "DU-S.40")
def test_a_side_quest_of_a_team_is_met_by_one_and_not_by_two_halves() -> None:
    def points(card: str, red: str, white: str, stacks: dict[str, str], done: tuple[list[str], list[str]]) -> int:
        one, two = Player("plain:3", tokens=red, tales=[card], done=done[0]), Player("plain:3", tokens=white, done=done[1])
        return Table(one, two, seats=2, stacks=stacks, options=TEAM).score(0) - 2 * sum(map(len, done))

    two = ["pay-the-piper", "a-trail-of-crumbs"]
    four = [*two, "apples-for-the-well", "an-apple-a-day"]
    assert points("friend-of-the-forest", "", "", {"rabbit": "red-item:1", "snake": "white-item:1"}, ([], [])) == 0
    assert points("friend-of-the-forest", "", "", {"rabbit": "white-story:1", "snake": "white-item:1"}, ([], [])) == 2
    assert points("a-table-well-laid", "apple gold", "bread", {}, ([], [])) == 0
    assert points("a-table-well-laid", "", "bread apple gold", {}, ([], [])) == 2
    assert points("a-name-in-the-chronicle", "", "", {}, (two, four[2:])) == 0
    assert points("a-name-in-the-chronicle", "", "", {}, ([], four)) == 2


# Chapters


@rule("DU-20.13", "DU-16.25", "DU-C.47")
def test_rapunzels_reroll_may_call_the_golden_bird() -> None:
    table = alone(Player("plain:6", character="rapunzel", hand=["golden-bird"]))
    table.roll(3, 0, 3, 3, 3, *[3] * 5)
    table.play("pass")
    while table.ask != "rapunzel":
        table.play("let-it-be")
    table.roll(1)
    table.play("reroll red-item")
    assert table.ask == "golden_bird"
    table.play("play-face golden-bird red-item item-face")
    assert table.pool(0)["red-item"] == "item-face"


@rule("DU-E.9", "DU-C.53", "DU-20.6")
def test_snow_whites_fairy_gift_is_one_of_two() -> None:
    one = Player("plain:6", character="snow-white")
    table = turning_up("fairy-gifts", one, OUT, seats=2, deck=["starwort", "golden-bird", "hazel-branch"])
    assert sorted(table.options()) == ["keep golden-bird", "keep starwort"]
    table.play("keep starwort")
    assert (table.cards("hand", 0), table.cards("hand", 1), table.cards("used")) == (["starwort"], ["hazel-branch"], ["golden-bird"])


@rule("DU-E.5", "DU-11.6", "DU-4.1")
def test_widdershins_begins_with_the_winner_of_the_rabbit() -> None:
    table = turning_up("widdershins", Player("plain:6"), OUT, OUT, stacks={"rabbit": "white-item:1"})
    assert table.state.turn == 1
    table.turn("place white-plain fox-1")
    assert table.state.turn == 0


@rule("DU-21.20", "DU-R.49", "DU-R.13")
def test_the_last_quest_was_drawn_though_one_is_given_up_for_it() -> None:
    table = alone(
        Player("plain:6 item:1", at="bread-field", quests=FOUR),
        deck=["straw-into-gold"],
        empty=["quests2", "quests3", "quests4"],
        options={"length": "extra-long", "cards": "beginner"},
    )
    table.play("place red-plain town--bread-field", "walk town", "draw-quest 4", "give-up pay-the-piper")
    assert table.cards("quests2") == ["pay-the-piper"]
    table.to("place")
    table.play("pass")
    assert table.state.over


@rule("DU-17.9", "DU-R.9", "DU-10.2")
def test_who_has_passed_may_still_accept_a_gift() -> None:
    table = told("a-feast-without-you", Player("plain:6"), Player("plain:6", at="king", passed=True))
    table.play("choose 1", "accept")
    assert table.tokens(1) == {"gold": 1}


@rule("DU-19.5", "DU-19.4", "DU-R.42")
def test_a_shared_victory_below_nothing() -> None:
    table = Table(
        Player("plain:6", tales=["donkey-ears"]),
        Player("", passed=True, tales=["the-frogs-due"]),
        Player("", passed=True, tales=["red-hot-shoes"]),
        chapter=6,
    )
    table.play("pass")
    assert table.result.scores == (-1, -1, -2)
    assert table.result.winners == (0, 1)


@rule("DU-18.2", "DU-19.3", "DU-S.37")
def test_a_side_quest_scores_for_who_has_it_at_last() -> None:
    table = Table(Player("plain:3", tales=["home-for-supper"], tokens="gold"), Player(at="town", passed=True, dice=""), seats=2, chapter=6)
    table.play("trade 1", "give home-for-supper", "propose", "accept", "pass")
    assert table.result.scores == (0, 2)


# What is seen, and what may be undone


@rule("DU-R.64", "DU-R.38", "DU-8.4")
def test_what_is_drawn_at_the_king_and_put_back_is_seen_by_the_drawer_alone() -> None:
    deck = ["apples-for-the-well", "hans-in-luck", "straw-into-gold"]
    table = Table(Player("plain:6 item:1", at="soldier"), OUT, seats=2, deck=deck)
    table.play("place red-plain soldier--king", "walk king", "draw-quest 2", "draw-quest 3", "draw-quest 4")
    assert table.view(0)["players"][0]["drawn"] == deck
    for viewer in (1, None):
        assert table.view(viewer)["players"][0]["drawn"] == {"count": 3}
    table.play("keep hans-in-luck")
    seen = [f"{event.kind} {table.game.named(f'event.{event.kind}', event.args)}" for event in table.events if event.seen_by(1)]
    assert not [line for line in seen if "apples-for-the-well" in line or "straw-into-gold" in line]


@rule("DU-15.1", "DU-C.53", "DU-15.4")
def test_snow_whites_choice_is_hidden_and_what_she_discards_is_not() -> None:
    snow = Player("item:item-face", character="snow-white", tokens="gold")
    table = Table(snow, OUT, seats=2, deck=["starwort", "golden-bird"])
    table.play("place red-item fox-1", "draw-item")
    assert table.view(1)["players"][0]["drawn"] == {"count": 2}
    table.play("keep starwort")
    assert table.view(1)["used"] == ["golden-bird"]
    assert table.view(1)["players"][0]["hand"] == {"count": 1}


@rule("DU-8.2", "DU-15.1", "DU-3.1")
def test_what_may_be_undone() -> None:
    """A placement, a step and a token: yes. A card that was seen and dice that were rolled: no."""
    table = alone(Player("plain:6 item:item-face"))
    table.play("place red-plain town--apple-field")
    assert table.match.can_undo(0)
    table.play("walk apple-field")
    assert table.match.can_undo(0)
    table.play("take apple")
    assert table.match.can_undo(0)
    table.play("place red-item fox-1", "draw-item")
    assert not table.match.can_undo(0)
    rolled = alone(Player("plain:6"))
    rolled.play("pass")
    assert not rolled.match.can_undo(0)


# Second pass. Exchanges


def meeting(one: Player, two: Player, **more: object) -> Table:
    """Seats 0 and 1 share a field, in a turn of seat 0."""
    return Table(one, two, OUT, **more)  # type: ignore[arg-type]


@rule("DU-R.15", "DU-R.45", "DU-9.6")
def test_who_gets_the_quest_with_its_sword_delivers_it() -> None:
    table = meeting(Player("item:1", at="soldier", quests=["the-old-sword"]), Player("plain:3", at="soldier"))
    table.state.carrier[1] = 0
    table.play("trade 1", "give the-old-sword", "propose", "accept")
    table.turn("place red-item fox-1")
    table.play("place white-plain fox-2", "complete the-old-sword")
    assert (table.score(0), table.score(1)) == (0, 4)


@rule("DU-R.45", "DU-14.4")
def test_with_four_quests_each_one_goes_for_one() -> None:
    four = ["apples-for-the-well", "hans-in-luck", "straw-into-gold", "pie-in-the-sky"]
    table = meeting(Player(quests=FOUR), Player(quests=four))
    table.play("trade 1", "give pay-the-piper")
    assert table.cite("propose") == "DU-R.45"
    table.play("want hans-in-luck", "propose", "accept")
    assert "hans-in-luck" in table.cards("active", 0)
    assert "pay-the-piper" in table.cards("active", 1)


@rule("DU-R.45", "DU-9.3")
def test_an_exchange_between_the_story_and_the_step_and_a_walk_after_it() -> None:
    table = Table(Player("story:story-face", tokens="gold"), Player("", passed=True), seats=2, deck=["star-money"])
    table.play("place red-story town--church", "trade 1", "give gold", "give gold", "propose", "accept", "walk church")
    assert (table.at(0), table.tokens(0), table.tokens(1)) == ("church", {}, {"gold": 2})


@rule("DU-18.2", "DU-R.54")
def test_nobody_is_asked_for_an_item_that_is_not_there() -> None:
    table = meeting(Player(tokens="gold"), Player(hand=["starwort"]))
    table.play("trade 1", "want an-item")
    assert not table.allows("want an-item")
    none = meeting(Player(tokens="gold"), Player())
    none.play("trade 1")
    assert not none.allows("want an-item")


@rule("DU-R.54", "DU-4.2")
def test_who_broke_off_may_not_begin_again_in_this_turn_with_the_same_partner() -> None:
    table = Table(Player("plain:6", tokens="gold"), Player(), Player())
    table.play("trade 1", "cancel")
    assert table.cite("trade 1") == "DU-R.54"
    assert table.allows("trade 2")


@rule("DU-R.73", "DU-20.3", "DU-16.3")
def test_a_swap_of_puss_is_no_gain() -> None:
    table = Table(
        Player("plain:6", character="puss-in-boots", tokens="gold", hand=["hazel-branch"]),
        Player("plain:3", at="king", hand=["cudgel-in-the-sack"], character="rapunzel"),
        seats=2,
    )
    table.play("swap gold apple")
    assert (table.ask, table.tokens(0)) == ("place", {"apple": 1})


# Second pass. Payments


@rule("DU-9.3", "DU-S.50", "DU-S.64")
def test_a_bread_that_lifted_a_curse_grinds_nothing() -> None:
    table = alone(Player("plain:6", tokens="bread apple", tales=["the-endless-hunger", "the-miller-grinds"], quests=["pay-the-piper"]))
    table.play("place red-plain fox-1", "fulfil the-miller-grinds")
    assert table.tokens(0) == {"gold": 1, "apple": 2}
    assert table.ask != "deeds" or table.cite("lift the-endless-hunger") == "DU-9.3"
    assert table.score(0) == -2


@rule("DU-S.52", "DU-15.5", "DU-R.36")
def test_of_two_items_the_witch_gets_the_one_of_choice() -> None:
    table = alone(Player("plain:6", hand=["starwort", "golden-ball"], tales=["the-witchs-mark"]))
    table.play("place red-plain fox-1", "lift the-witchs-mark", "discard golden-ball")
    assert (table.score(0), table.cards("hand", 0), table.cards("used")) == (0, ["starwort"], ["golden-ball"])


@rule("DU-R.64", "DU-S.61", "DU-17.14", "DU-C.75")
def test_elves_that_find_no_die_on_a_route_still_eat() -> None:
    table = alone(Player("plain:6", tokens="bread", tales=["breakfast-for-the-elves"]))
    table.play("place red-plain fox-1", "fulfil breakfast-for-the-elves", "done")
    assert (table.tokens(0), table.stack("fox-1"), table.state.chapter) == ({}, [], 3)


@rule("DU-S.8", "DU-11.28")
def test_a_die_that_left_the_fox_is_rolled() -> None:
    table = told("the-grateful-beasts", Player("plain:6"))
    table.play("take-back red-story")
    table.to("place")
    table.play("place red-story big-sea--hell")
    table.let_be()
    while table.ask != "place":
        table.quietly()
    table.play("pass")
    assert table.ask != "fox"


@rule("DU-16.14", "DU-R.24", "DU-11.20")
def test_the_blue_light_changes_who_wins_the_snake() -> None:
    table = alone(Player("plain:6", hand=["blue-light"]), stacks={"snake": "white-item:1 red-item:2"})
    table.roll(*[3] * 10, 0)
    table.play("play-die blue-light red-item", "pass")
    assert table.state.snake == 1


@rule("DU-16.14", "DU-R.18", "DU-11.15")
def test_the_blue_light_gets_a_die_out_of_the_wolf_and_he_stays_fed() -> None:
    table = alone(Player("plain:6", hand=["blue-light"]), stacks={"wolf": "white-item:1 red-item:2"}, wolf=True)
    table.play("play-die blue-light red-item")
    assert table.pool(0) == {"red-plain": "6", "red-item": "2"}
    assert table.cite("place red-item wolf") == "DU-11.16"


# Second pass. Events


@rule("DU-E.10", "DU-14.7", "DU-R.13")
def test_a_royal_call_to_one_who_has_four_quests() -> None:
    table = turning_up("royal-call", Player("plain:6", quests=FOUR), OUT, seats=2, deck=["hans-in-luck", "straw-into-gold"])
    table.play("draw-quest 3", "draw-quest 4", "give-up hans-in-luck")
    assert sorted(table.cards("active", 0)) == sorted(FOUR)
    assert table.cards("active", 1) == ["straw-into-gold"]
    assert table.cards("quests3")[-1] == "hans-in-luck"


@rule("DU-E.10", "DU-R.12")
def test_a_royal_call_for_a_single_quest() -> None:
    table = turning_up("royal-call", Player("plain:6"), OUT, OUT, deck=["hans-in-luck"], empty=["quests2", "quests3", "quests4"])
    assert table.cite("draw-quest 2") == "DU-R.12"
    table.play("draw-quest 3")
    assert (table.ask, table.cards("active", 0)) == ("place", ["hans-in-luck"])


@rule("DU-E.9", "DU-R.41", "DU-R.72")
def test_fairy_gifts_for_two_of_three() -> None:
    table = Table(Player("plain:6"), OUT, OUT, deck=["starwort", "golden-bird"], empty=["items"])
    table.state.box, table.state.used = [*table.state.box, *table.state.used], []
    gifts = next(card for card in [*table.state.fate, *table.state.unused] if GAME.deck.ids[card] == "fairy-gifts")
    for pile in (table.state.fate, table.state.unused):
        if gifts in pile:
            pile.remove(gifts)
    table.state.fate.append(gifts)
    table.roll(*[3] * 15)
    table.play("pass")
    assert [table.cards("hand", seat) for seat in range(3)] == [["starwort"], ["golden-bird"], []]


@rule("DU-E.12", "DU-16.2", "DU-C.31")
def test_under_the_cloak_storytellers_tell_one_story() -> None:
    deck = ["twelve-robbers", "windfall", "star-money", "hare-and-hedgehog"]
    table = alone(Player("plain:6", hand=["cloak-of-invisibility"]), event="storytellers", deck=deck)
    table.play("place red-plain town--woodsman", "walk woodsman", "keep twelve-robbers", "play cloak-of-invisibility")
    assert (table.tokens(0), table.state.rabbits[0]) == ({"gold": 1}, 0)


@rule("DU-E.12", "DU-21.7")
def test_a_team_may_replace_the_story_that_it_kept() -> None:
    deck = ["the-town-crier", "windfall", "star-money"]
    table = alone(Player("plain:6"), event="storytellers", deck=deck, options=TEAM)
    table.play("place red-plain town--woodsman", "walk woodsman", "keep the-town-crier", "redraw")
    assert table.tokens(0) == {"gold": 1}


@rule("DU-E.7", "DU-C.50", "DU-5.3")
@pytest.mark.parametrize(("face", "event", "fits"), [("3", "open-gates", False), ("4", "open-gates", True), ("5", None, False)])
def test_gates_and_the_red_hood(face: str, event: str | None, fits: bool) -> None:
    table = alone(Player(f"item:{face}", at="church", character="little-red-riding-hood"), event=event)
    assert table.allows("place red-item church--fairy") == fits
    table.play("ability", "place red-item church--fairy")
    assert table.at(0) == "fairy"


@rule("DU-21.2", "DU-E.1", "DU-11.19")
def test_two_players_three_dice_on_the_snake() -> None:
    stacks = {"snake": "white-item:1 white-story:2"}
    assert alone(Player("plain:6"), event="beanstalk-summer", stacks=stacks).allows("place red-plain snake")
    assert alone(Player("plain:6"), stacks=stacks).cite("place red-plain snake") == "DU-21.1"


@rule("DU-R.81", "DU-C.45", "DU-C.58", "DU-E.1", "DU-5.4")
@pytest.mark.parametrize(("height", "fits"), [(5, True), (6, False)])
def test_as_high_as_stacks_go(height: int, fits: bool) -> None:
    dice = [f"{colour}-{sort}:4" for colour in ("white", "green") for sort in ("item", "story", "double")][:height]
    me = Player("plain:6", hand=["magic-beans"], character="musicians-of-bremen")
    table = alone(me, seats=3, event="beanstalk-summer", stacks={"town--soldier": " ".join(dice)})
    table.play("play magic-beans", "ability")
    assert table.allows("place red-plain town--soldier") == fits
    if not fits:
        refusal = table.refusal("place red-plain town--soldier")
        assert (refusal.cite, refusal.args) == ("DU-5.4", (6,))
        assert GAME.grammar.fits(f"refuse.{refusal.key}", refusal.args)


# Second pass. Dice and items


@rule("DU-16.7", "DU-11.13", "DU-R.71")
def test_who_passes_over_the_yarn_has_not_fed_the_wolf() -> None:
    table = Table(Player("plain:6"), Player("plain:3", at="king", hand=["ball-of-yarn"]), seats=2)
    table.play("place red-plain wolf", "play ball-of-yarn", "pass")
    assert table.pool(1) == {"white-plain": "3"}
    assert table.state.passed == [True, False]
    assert table.allows("place white-plain wolf")


@rule("DU-16.7", "DU-11.10", "DU-20.9")
@pytest.mark.parametrize("act", ["hop church", "sleepwalk red-plain red-item church"])
def test_what_is_no_placement_unravels_no_yarn(act: str) -> None:
    me = Player("plain:6 item:1", rabbits=1, character="sleeping-beauty")
    table = Table(me, Player("plain:3", at="king", hand=["ball-of-yarn"], character="rapunzel"), seats=2)
    table.play(act)
    assert table.ask != "yarn"
    assert table.at(0) == "church"


@rule("DU-C.41", "DU-6.3", "DU-6.6")
def test_a_story_face_in_boots_tells_its_story() -> None:
    table = alone(
        Player("story:story-face", hand=["seven-league-boots"]),
        seats=3,
        stacks={"town--soldier": "white-ban:ban-face"},
        deck=["star-money"],
    )
    table.play("play seven-league-boots", "place red-story town--soldier")
    assert table.tokens(0) == {"gold": 1}


@rule("DU-C.44", "DU-8.4", "DU-8.10")
@pytest.mark.parametrize(("field", "ask"), [("king", "quest_draw"), ("town", ""), ("steed-north", "steed"), ("magic-items", "item_draw")])
def test_where_the_cap_leads_the_field_works(field: str, ask: str) -> None:
    table = alone(Player("plain:6", at="church", hand=["wishing-cap"]))
    table.play("place red-plain town--church", f"play-field wishing-cap {field}")
    assert table.ask == (ask or "quest_draw")


@rule("DU-C.36", "DU-R.28", "DU-6.15")
def test_the_horse_carries_the_doubling_to_the_fairy() -> None:
    table = Table(Player("double:double-face", hand=["golden-horse"]), Player("", at="fairy", passed=True), seats=2)
    table.play("place red-double fox-1", "play-seat golden-horse 1", "take bread")
    assert table.tokens(0) == {"bread": 2}


@rule("DU-16.16", "DU-E.10", "DU-14.7")
def test_the_mirror_at_a_royal_call_and_what_is_given_up() -> None:
    two = Player("", passed=True, at="king", hand=["magic-mirror"], quests=FOUR[:3])
    table = turning_up("royal-call", Player("plain:6"), two, seats=2, deck=["hans-in-luck", "straw-into-gold"])
    table.play("draw-quest 3", "draw-quest 4", "play magic-mirror")
    assert (table.ask, table.waiting) == ("give_up", [1])
    table.play("give-up hans-in-luck")
    assert sorted(table.cards("active", 1)) == sorted([*FOUR[:3], "straw-into-gold"])
    assert table.cards("active", 0) == []


@rule("DU-C.53", "DU-R.41")
def test_snow_white_and_the_last_item() -> None:
    table = alone(Player("item:item-face", character="snow-white"), deck=["starwort"], empty=["items"])
    table.state.box, table.state.used = [*table.state.box, *table.state.used], []
    table.play("place red-item fox-1", "draw-item")
    assert table.cards("hand", 0) == ["starwort"]


@rule("DU-C.53", "DU-16.6")
def test_snow_whites_spirit_draws_nothing() -> None:
    snow = Player("plain:3", at="king", hand=["spirit-in-the-bottle"], character="snow-white")
    table = Table(Player("item:item-face", character="rapunzel"), snow, seats=2, deck=["starwort", "golden-bird"])
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item", "play spirit-in-the-bottle")
    assert (table.cards("hand", 1), table.cards("items")[0]) == (["starwort"], "golden-bird")


@rule("DU-R.83", "DU-20.10", "DU-8.4", "DU-C.56")
def test_thumbling_at_the_king() -> None:
    deck = ["pay-the-piper", "hans-in-luck", "the-bride-price", "straw-into-gold"]
    table = alone(Player("plain:6", at="soldier", character="thumbling", thumbs=1), deck=deck)
    table.play("place red-plain soldier--king", "walk king", "draw-quest 2", "draw-quest 3", "draw-quest 4")
    table.play("redraw-quest 4", "keep straw-into-gold")
    assert (table.state.thumbs[0], table.cards("active", 0)) == (0, ["straw-into-gold"])
    assert table.cards("quests4")[-1] == "the-bride-price"


@rule("DU-20.13", "DU-S.9")
def test_rapunzel_rerolls_nothing_in_the_middle_of_a_chapter() -> None:
    table = told("second-thoughts", Player("item:5", character="rapunzel"))
    table.roll(0)
    table.play("reroll red-item")
    assert (table.ask, table.pool(0)) == ("place", {"red-item": "1"}) or table.pool(0) == {"red-item": "1"}
    assert table.ask != "rapunzel"


@rule("DU-C.52", "DU-13.2")
def test_what_the_tailor_softened_is_hard_again_in_his_next_turn() -> None:
    table = alone(Player("item:2 story:2", character="brave-little-tailor"), seats=3, stacks={"town--soldier": "white-plain:6"})
    table.play("soften town--soldier")
    table.turn("place red-item fox-1")
    assert table.cite("place red-story town--soldier") == "DU-5.3"


@rule("DU-C.37", "DU-16.23", "DU-R.32")
def test_the_cudgel_takes_the_token_of_the_white_snake() -> None:
    table = Table(
        Player("plain:6"),
        Player("", at="king", passed=True, hand=["white-snake"]),
        Player("", at="king", passed=True, hand=["cudgel-in-the-sack"]),
        stacks={"snake": "red-item:1"},
    )
    table.roll(*[2] * 15, 5)
    table.play("pass")
    while table.ask != "white_snake":
        table.play("let-it-be")
    table.roll(3)
    table.play(1, "play white-snake", 2, "let-it-be")
    while table.ask == "take_own":
        table.play("let-it-be")
    assert (table.ask, 2 in table.waiting) == ("take_others", True)
    table.play(2, "play cudgel-in-the-sack")
    table.let_be()
    assert [table.tokens(seat) for seat in range(3)] == [{"apple": 1}, {}, {"gold": 1}]


@rule("DU-16.4", "DU-17.7", "DU-S.29")
def test_the_golden_ball_saves_from_the_only_option() -> None:
    table = told("the-tailors-bill", Player("plain:6", tokens="bread", hand=["golden-ball"]))
    if table.ask == "bad_luck":
        table.play("choose 2")
    table.play("play golden-ball")
    assert (table.tokens(0), table.cards("told")) == ({"bread": 1}, ["the-tailors-bill"])


@rule("DU-R.30", "DU-16.6")
def test_who_has_passed_opens_the_bottle() -> None:
    table = Table(Player("item:item-face"), Player("", at="king", passed=True, hand=["spirit-in-the-bottle"]), seats=2, deck=["starwort"])
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item", "play spirit-in-the-bottle")
    assert table.cards("hand", 1) == ["starwort"]


@rule("DU-R.17", "DU-6.5", "DU-16.6")
def test_a_wolf_first_then_an_item_and_then_the_bottle() -> None:
    table = Table(Player("item:item-face"), Player("plain:3", at="king", hand=["spirit-in-the-bottle"]), seats=2, deck=["starwort"])
    table.play("place red-item wolf")
    table.let_be()
    assert table.pool(1) == {}
    table.play("draw-item", "play spirit-in-the-bottle")
    assert table.cards("hand", 1) == ["starwort"]


@rule("DU-R.84", "DU-4.7")
@pytest.mark.parametrize(
    ("me", "acts"),
    [
        (Player("item:1 plain:6", tokens="apple", tales=["the-old-womans-swap"]), ["fulfil the-old-womans-swap"]),
        (
            Player("item:1 plain:6", hand=["starwort", "golden-ball"], tales=["the-witchs-mark"]),
            ["lift the-witchs-mark", "discard starwort"],
        ),
        (Player("item:1 plain:6", tokens="gold", character="puss-in-boots"), ["swap gold bread"]),
        (Player("item:1 plain:6", hand=["wishing-cap"]), ["play-field wishing-cap church"]),
    ],
)
def test_after_what_brings_something_along_the_player_ends_the_turn(me: Player, acts: list[str]) -> None:
    table = Table(me, Player("plain:5", at="king"), seats=2, used=["golden-horse"])
    table.play("place red-item fox-1", *acts)
    assert (table.ask, table.state.turn) == ("deeds", 0)
    table.play("done")
    assert (table.ask, table.state.turn) == ("place", 1)


# Second pass. Chapters, modes and the end


@rule("DU-R.22", "DU-10.3", "DU-10.2")
def test_a_rabbit_a_turn_as_long_as_there_are_any() -> None:
    table = alone(Player("", rabbits=2), options={"cards": "beginner"})
    table.turn("hop woodsman")
    assert (table.state.turn, table.ask) == (0, "place")
    table.turn("hop gold-field", "take gold")
    assert (table.state.chapter, table.state.rabbits[0], table.tokens(0)) == (3, 0, {"gold": 1})


@rule("DU-21.20", "DU-R.49", "DU-8.4")
def test_the_last_three_quests_at_the_king_end_the_longest_tale() -> None:
    table = alone(
        Player("plain:6 item:1", at="soldier"),
        deck=["pay-the-piper", "apples-for-the-well", "hans-in-luck"],
        empty=["quests2", "quests3", "quests4"],
        options={"length": "extra-long", "cards": "beginner"},
    )
    table.play("place red-plain soldier--king", "walk king", "draw-quest 2", "draw-quest 2", "draw-quest 3", "keep hans-in-luck")
    table.to("place")
    table.play("pass")
    assert table.state.over


@rule("DU-21.21", "DU-3.7")
def test_a_tale_without_events_goes_on() -> None:
    table = alone(Player("plain:6"), chapter=7, options={"length": "extra-long", "events": "none", "cards": "beginner"})
    table.play("pass")
    assert (table.state.chapter, table.view(None)["event"]) == (8, None)


@rule("DU-19.3", "DU-S.44", "DU-S.46", "DU-S.42")
def test_side_quests_at_the_end_of_the_last_chapter() -> None:
    tales = ["good-company", "at-the-kings-table", "first-through-the-door"]
    table = Table(Player("plain:6", at="king", tales=tales), Player("", at="king", passed=True), seats=2, chapter=6, marker=1)
    table.play("pass")
    assert table.result.lines[0] == (("side-quests", 4),)


@rule("DU-21.11", "DU-21.12", "DU-R.57")
def test_the_teams_account() -> None:
    one = Player("plain:6", done=["the-bride-price"], tales=["home-for-supper", "donkey-ears"])
    table = Table(one, Player("", passed=True, at="hell", done=["hans-in-luck"]), seats=2, chapter=6, options=TEAM)
    table.play("pass")
    assert table.result.scores == (8, 8)
    assert table.result.lines[0] == (("quests", 7), ("side-quests", 2), ("curses", -1))


@rule("DU-21.19", "DU-R.48", "DU-R.43")
def test_the_third_chapter_of_a_short_tale_pays_no_spirits() -> None:
    stacks = {"rabbit": "red-item:1", "snake": "red-story:1"}
    table = alone(Player("plain:6", tales=["first-through-the-door"]), chapter=3, marker=1, stacks=stacks, options={"length": "short"})
    table.play("pass")
    assert (table.state.over, table.result.scores[0], table.state.rabbits[0]) == (True, 0, 0)


@rule("DU-V.1", "DU-S.31", "DU-16.18")
def test_at_peace_stories_still_give_and_take() -> None:
    table = Table(
        Player("story:story-face item:1", tokens="gold"), OUT, seats=2, deck=["the-thieving-magpie"], options={"mode": "peaceful"}
    )
    table.play("place red-story fox-1")
    assert table.tokens(0) == {}


@rule("DU-V.5", "DU-C.41", "DU-6.10")
def test_at_peace_a_five_does_not_cover_the_six_of_a_ban() -> None:
    table = Table(Player("plain:5"), seats=3, stacks={"town--soldier": "white-ban:ban-face"}, options={"mode": "peaceful"})
    assert table.cite("place red-plain town--soldier") == "DU-5.3"


@rule("DU-21.18", "DU-6.6", "DU-5.5")
def test_without_stories_the_story_face_is_a_six() -> None:
    table = alone(Player("story:story-face", at="church"), options={"cards": "no-stories"})
    table.turn("place red-story church--fairy", "walk fairy", "take gold")
    assert table.tokens(0) == {"gold": 1}


# Second pass. What is seen, and what may be undone


@rule("DU-15.1", "DU-2.10", "DU-R.34")
def test_what_is_dealt_is_told_to_its_owner_alone() -> None:
    luck = Luck(b"dealt")
    state = GAME.new(3, {"characters": False}, luck)
    for seat in range(3):
        for viewer in (*range(3), None):
            seen = GAME.view(state, viewer)["players"][seat]["hand"]
            assert (seen == {"count": 1}) == (viewer != seat)


@rule("DU-17.3", "DU-2.2", "DU-15.5")
def test_of_the_decks_only_their_height_is_seen() -> None:
    view = Table(Player("plain:6", hand=["starwort"]), used=["golden-ball"]).view(0)
    for deck, height in (("items", 16), ("stories", 64), ("quests2", 14), ("quests3", 16), ("quests4", 10)):
        assert view[deck] == {"count": height}


@rule("DU-R.61", "DU-R.62")
def test_a_sealed_answer_may_be_taken_back_while_others_think() -> None:
    table = Table(Player("plain:6"), Player(hand=["ball-of-yarn"], at="king"), Player(hand=["starwort"], at="king"))
    table.play("place red-plain town--church", 1, "play ball-of-yarn")
    assert table.match.can_undo(1)
    table.match.undo(1)
    table.play(1, "let-it-be", 2, "let-it-be")
    assert table.stack("town--church") == ["red-plain"]
    assert table.cards("hand", 1) == ["ball-of-yarn"]


@rule("DU-18.1", "DU-18.3", "DU-R.54")
def test_what_is_laid_into_an_exchange_may_be_taken_back_and_an_item_shown_may_not() -> None:
    table = meeting(Player(tokens="gold", hand=["starwort"]), Player("plain:3"))
    table.play("trade 1", "give gold")
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert not table.allows("propose")
    table.play("show starwort")
    assert not table.match.can_undo(0)


# Third pass. Stories that find little


@rule("DU-17.8", "DU-17.7", "DU-17.E1", "DU-R.64")
@pytest.mark.parametrize(
    ("card", "me", "left"),
    [
        ("twelve-robbers", Player("plain:6", tokens="gold"), ({"gold": 1}, 1, 0)),
        ("twelve-robbers", Player("plain:6", tokens="gold apple"), ({}, 1, 0)),
        ("twelve-robbers", Player("plain:6", tokens="gold", hand=["magic-beans"]), ({"gold": 1}, 1, 0)),
        ("the-tailors-bill", Player("plain:6", tokens="apple"), ({"apple": 1}, 1, 0)),
        ("the-goat-was-hungry", Player("plain:6", tokens="gold apple"), ({"gold": 1}, 1, 0)),
        ("the-witchs-oven", Player("plain:6"), ({}, 0, 0)),
        ("birds-ate-the-crumbs", Player("", tokens="apple"), ({"apple": 1}, 0, 0)),
        ("a-sleepless-night", Player("", tokens="apple"), ({}, 0, 0)),
        ("the-thieving-magpie", Player("plain:6"), ({}, 1, 0)),
    ],
)
def test_what_bad_luck_leaves(card: str, me: Player, left: tuple[dict[str, int], int, int]) -> None:
    table = told(card, me, used=["starwort", "cloak-of-invisibility", "golden-ball", "golden-horse", "wishing-cap"])
    if table.ask == "bad_luck":
        table.play("choose 2" if table.allows("choose 2") else "choose 1")
    assert (table.tokens(0), len(table.pool(0)) if table.state.chapter == 2 else 0, len(table.cards("hand", 0))) in (left, (left[0], 0, 0))
    assert card in table.cards("told")


@rule("DU-17.7", "DU-S.34", "DU-R.41")
def test_a_sack_without_items_holds_gold() -> None:
    table = Table(Player("story:story-face plain:6"), OUT, seats=2, deck=["the-wrong-sack"], empty=["items"])
    table.state.box, table.state.used = [*table.state.box, *table.state.used], []
    table.play("place red-story fox-1", "accept")
    assert table.tokens(1) == {"gold": 1}


@rule("DU-R.29", "DU-S.16", "DU-17.5")
def test_a_wisp_that_leads_where_one_stands_may_be_left() -> None:
    table = told("will-o-the-wisp", Player("plain:6", at="fairy"))
    assert table.cite("choose 2") == "DU-R.29"
    table.play("leave")
    assert (table.at(0), table.tokens(0)) == ("fairy", {})


@rule("DU-S.12", "DU-17.7", "DU-R.41")
def test_three_feathers_without_items() -> None:
    table = Table(Player("story:story-face plain:6"), OUT, seats=2, deck=["three-feathers"], empty=["items"])
    table.state.box, table.state.used = [*table.state.box, *table.state.used], []
    table.play("place red-story fox-1")
    assert not table.allows("choose 1")
    table.play("choose 2", "take bread")
    assert table.tokens(0) == {"bread": 1}


@rule("DU-17.4", "DU-C.31", "DU-16.2")
def test_under_the_cloak_may_be_the_same_robbers() -> None:
    """The last story of all is shuffled and drawn again, and the Cloak worked once only."""
    me = Player("story:story-face plain:6", tokens="gold apple", hand=["cloak-of-invisibility"])
    table = Table(me, OUT, seats=2, deck=["twelve-robbers"], empty=["stories"])
    table.state.box, table.state.told = [*table.state.box, *table.state.told], []
    table.play("place red-story fox-1", "play cloak-of-invisibility")
    assert [event["card"] for event in table.told("read")] == ["twelve-robbers"] * 2
    assert table.tokens(0) == {}


@rule("DU-R.9", "DU-17.9")
def test_everybody_may_decline_a_feast() -> None:
    table = told("a-feast-without-you", Player("plain:6"), OUT, OUT)
    table.play("choose 1", 1, "decline", 2, "decline")
    assert [table.tokens(seat) for seat in range(3)] == [{}, {}, {}]
    assert table.ask == "place"


@rule("DU-16.23", "DU-17.9", "DU-S.33")
def test_a_guest_at_the_feast_takes_all_of_it() -> None:
    table = told("a-loose-tongue", Player("plain:6"), OUT, Player("", passed=True, at="king", hand=["cudgel-in-the-sack"]))
    table.play("choose 1", 1, "accept", 2, "accept")
    while table.ask == "take_own":
        table.play("let-it-be")
    table.play("play cudgel-in-the-sack")
    assert [table.tokens(seat) for seat in range(3)] == [{}, {}, {"bread": 2}]


@rule("DU-S.17", "DU-11.10", "DU-4.3")
def test_a_hare_of_this_turn_runs_in_the_next() -> None:
    table = Table(Player("story:story-face plain:6"), OUT, seats=2, deck=["hare-and-hedgehog"])
    table.play("place red-story town--church")
    assert (table.ask, table.cite("hop woodsman")) == ("step", "DU-4.3")
    table.play("walk church")
    assert table.allows("hop old-woman")


@rule("DU-S.10", "DU-6.9")
def test_a_die_that_hansel_turned_to_its_ban_bans() -> None:
    table = Table(Player("story:story-face ban:2"), Player("plain:6 item:1"), seats=2, deck=["gambling-hansel"])
    table.play("place red-story fox-1", "turn-die red-ban ban-face")
    table.turn("place white-item fox-2")
    table.turn("place red-ban town--soldier", "stay")
    assert table.cite("place white-plain town--soldier") == "DU-6.9"


@rule("DU-S.18", "DU-14.7", "DU-R.13")
def test_the_crier_calls_one_who_has_four_quests() -> None:
    table = told("the-town-crier", Player("plain:6", quests=FOUR), then=("hans-in-luck",))
    table.play("draw-quest 3", "give-up the-bride-price")
    assert sorted(table.cards("active", 0)) == sorted([*FOUR[:3], "hans-in-luck"])
    assert table.cards("quests4")[-1] == "the-bride-price"


@rule("DU-S.15", "DU-R.26", "DU-R.14", "DU-9.4")
def test_a_coach_to_the_church_and_two_quests_there() -> None:
    me = Player("plain:6", tokens="apple apple bread bread", quests=["harvest-thanksgiving", "bread-for-the-poor-box"])
    table = told("the-royal-coach", me)
    table.play("choose 2", "complete harvest-thanksgiving", "complete bread-for-the-poor-box")
    assert (table.score(0), table.tokens(0)) == (6, {})


@rule("DU-R.40", "DU-11.25", "DU-S.23")
def test_a_snake_die_that_was_poisoned_comes_home() -> None:
    table = told("the-poisoned-half", Player("snake-die:6"), snake=0)
    assert table.state.chapter == 3
    assert (table.state.snake, len(table.pool(0))) == (-1, 4 + ("red-story" in table.pool(0)))


@rule("DU-8.12", "DU-C.44", "DU-R.8")
@pytest.mark.parametrize("field", ["clouds", "hell", "big-sea", "big-mountains", "church"])
def test_where_nothing_happens_a_visit_is_all(field: str) -> None:
    quests = {
        "clouds": "counting-sheep-from-above",
        "hell": "a-dare-at-the-chimney",
        "big-sea": "the-flounders-ear",
        "big-mountains": "seven-times-yonder",
        "church": "the-wedding-guest",
    }
    me = Player("double:double-face", at="soldier", hand=["wishing-cap"], quests=[quests[field]])
    table = Table(me, Player("", at="church", passed=True), seats=2)
    table.play("place red-double fox-1", f"play-field wishing-cap {field}", f"complete {quests[field]}")
    assert (table.score(0), table.tokens(0)) == (3 if field == "church" else 2, {})


@rule("DU-8.10", "DU-8.11", "DU-C.44")
@pytest.mark.parametrize("field", ["soldier", "old-woman", "woodsman", "huntsman"])
def test_whoever_flies_to_a_supporting_character_hears_the_story_first(field: str) -> None:
    me = Player("plain:6", at="church", hand=["wishing-cap"], tokens="bread", quests=["the-veterans-pension"])
    table = alone(me, deck=["the-goat-was-hungry"])
    table.play("place red-plain fox-1", f"play-field wishing-cap {field}")
    assert (table.tokens(0), table.score(0), table.cards("told")) == ({}, 0, ["the-goat-was-hungry"])


# Third pass. Dice


@rule("DU-6.9", "DU-6.10", "DU-5.6")
def test_who_covers_a_ban_with_a_ban_owns_the_stack() -> None:
    stacks = {"town--soldier": "white-ban:ban-face red-ban:ban-face"}
    owner = Table(Player(), Player("plain:6"), turn=1, stacks=stacks)
    assert owner.cite("place white-plain town--soldier") == "DU-6.9"
    coverer = Table(Player("plain:6"), Player(), stacks=stacks)
    assert coverer.allows("place red-plain town--soldier")


@rule("DU-11.2", "DU-5.3", "DU-11.4", "DU-11.19")
@pytest.mark.parametrize("spirit", ["rabbit", "snake"])
def test_on_spirits_dice_rise(spirit: str) -> None:
    table = Table(Player("plain:5 item:4 ban:ban-face"), seats=3, stacks={spirit: "white-item:2 green-item:5"})
    assert table.cite(f"place red-item {spirit}") == "DU-5.3"
    assert table.allows(f"place red-plain {spirit}")
    assert table.allows(f"place red-ban {spirit}")


@rule("DU-11.28", "DU-3.4", "DU-6.5")
def test_a_face_set_on_a_fox_die_works_in_its_chapter() -> None:
    table = Table(Player("plain:6"), OUT, seats=2, stacks={"fox-1": "red-item:1"}, deck=["starwort"])
    table.play("pass", "set red-item item-face")
    table.to("place")
    table.play("place red-item fox-1", "draw-item")
    assert table.cards("hand", 0) == ["starwort"]


@rule("DU-12.2", "DU-R.40", "DU-3.1", "DU-10.2")
def test_all_five_dice_come_back_and_everybody_plays_again() -> None:
    table = alone(Player("plain:6", character="sleeping-beauty"), stacks={"wolf": "red-item:1 white-item:2"}, wolf=True)
    table.play("pass")
    table.to("place")
    assert [len(table.pool(seat)) for seat in (0, 1)] == [5, 5]
    assert table.state.passed == [False, False]


@rule("DU-E.7", "DU-5.3", "DU-5.6")
def test_open_gates_and_the_die_that_lies_there() -> None:
    table = alone(Player("plain:5 item:4", at="church"), seats=3, event="open-gates", stacks={"church--fairy": "white-item:5"})
    assert table.cite("place red-item church--fairy") == "DU-5.3"
    table.play("place red-plain church--fairy", "walk fairy", "take gold")
    assert table.tokens(0) == {"gold": 1}


@rule("DU-16.25", "DU-S.9", "DU-C.47")
def test_the_golden_bird_after_second_thoughts() -> None:
    table = told("second-thoughts", Player("double:5", hand=["golden-bird"]))
    table.roll(1)
    table.play("reroll red-double", "play-face golden-bird red-double double-face")
    assert table.pool(0) == {"red-double": "double-face"}


@rule("DU-16.7", "DU-6.9", "DU-16.25")
def test_a_ban_that_yarn_unmakes_and_the_bird_of_its_owner() -> None:
    table = Table(Player("ban:ban-face", hand=["golden-bird"]), Player("plain:3", at="king", hand=["ball-of-yarn"]), seats=2)
    table.play("place red-ban town--soldier")
    table.roll(0)
    table.play("play ball-of-yarn")
    table.let_be() if table.ask == "answer" else None
    assert table.pool(0) in ({"red-ban": "1"}, {"red-ban": "ban-face"})
    if table.ask == "golden_bird":
        table.play("play-face golden-bird red-ban ban-face")
        assert table.pool(0) == {"red-ban": "ban-face"}


@rule("DU-10.4", "DU-10.5", "DU-16.14")
def test_a_die_taken_back_is_another_turn() -> None:
    table = Table(Player("plain:6", hand=["blue-light"]), Player("plain:5"), seats=2, stacks={"town--bread-field": "red-item:5"})
    table.play("play-die blue-light red-item")
    table.turn("place red-plain fox-1")
    table.turn("place white-plain fox-2")
    assert (table.state.turn, table.state.chapter, table.pool(0)) == (0, 2, {"red-item": "5"})


# Third pass. Turns, chapters and teams


@rule("DU-11.5", "DU-11.20", "DU-12.1")
def test_rabbit_and_snake_go_to_different_players() -> None:
    stacks = {"rabbit": "red-item:1 white-item:4", "snake": "white-story:2 red-story:3"}
    table = alone(Player("plain:6"), stacks=stacks, options={"cards": "beginner"})
    table.roll(*[3] * 10, 0)
    table.play("pass")
    assert (table.state.marker, table.state.rabbits, table.state.snake, table.state.turn) == (1, [0, 1], 0, 1)


@rule("DU-E.5", "DU-10.2", "DU-4.8")
def test_widdershins_passes_over_who_has_passed() -> None:
    table = Table(Player("plain:6"), Player("plain:6"), OUT, Player("plain:6"), OUT, seats=5, event="widdershins", turn=3)
    table.turn("place blue-plain fox-1")
    assert table.state.turn == 1


@rule("DU-11.7", "DU-4.1")
def test_without_a_die_on_the_rabbit_the_same_player_begins() -> None:
    table = Table(Player("", passed=True), Player("plain:6"), OUT, turn=1, marker=2, options={"cards": "beginner"})
    table.play("pass")
    assert (table.state.marker, table.state.turn) == (2, 2)


@rule("DU-E.11", "DU-R.64")
def test_a_single_token_is_lost_in_a_lean_year_without_a_question() -> None:
    table = turning_up("lean-year", Player("plain:6", tokens="gold gold"), OUT, seats=2, options={"cards": "beginner"})
    assert (table.ask, table.tokens(0)) == ("place", {"gold": 1})


@rule("DU-15.5", "DU-R.41")
def test_the_only_used_item_is_drawn_again() -> None:
    table = alone(Player("item:item-face", at="church", hand=["seven-league-boots"]), empty=["items"])
    table.state.box, table.state.used = [*table.state.box, *table.state.used], []
    table.play("play seven-league-boots", "place red-item fox-1", "draw-item")
    assert table.cards("hand", 0) == ["seven-league-boots"]


@rule("DU-21.4", "DU-Q.17", "DU-9.1")
def test_any_of_a_team_is_a_wedding_guest() -> None:
    table = Table(Player("item:1", at="church"), Player("", at="church", passed=True), seats=2, options=TEAM)
    table.play("place red-item fox-1", "complete the-wedding-guest")
    assert table.score(1) == 3


@rule("DU-R.46", "DU-R.45", "DU-18.2")
def test_a_team_exchanges_tokens_and_no_quests() -> None:
    table = Table(Player("plain:6", tokens="gold"), Player("", passed=True, tokens="apple"), seats=2, options=TEAM)
    table.play("trade 1")
    assert sorted(act for act in table.options() if act.startswith(("give", "want"))) == ["give gold", "want apple"]


@rule("DU-R.46", "DU-9.6", "DU-R.15")
def test_who_picked_it_up_for_the_team_delivers_it() -> None:
    table = Table(Player("item:1 plain:6", at="king"), OUT, seats=2, options=TEAM)
    table.state.carrier[2] = 0
    table.play("place red-item fox-1", "complete the-devils-three-hairs")
    assert table.view(None)["team"]["score"] == 4


@rule("DU-R.47", "DU-R.57")
def test_one_who_plays_on_is_enough_to_play_on() -> None:
    players = [Player("item:1 plain:6", at="hell"), Player("plain:6"), Player("plain:6")]
    table = Table(*players, chapter=4, options={**TEAM, "cards": "beginner"})
    last = next(card for card in table.state.open_quests if GAME.deck.ids[card] == "a-dare-at-the-chimney")
    table.state.done[1] = tuple(card for card in table.state.open_quests if card != last)
    table.state.open_quests = (last,)
    table.play("place red-item fox-1", "complete a-dare-at-the-chimney", 0, "stop", 2, "stop", 1, "play-on")
    assert (table.state.over, table.ask) == (False, "place")


@rule("DU-21.8", "DU-6.9")
def test_a_ban_hurts_the_own_team() -> None:
    table = Table(Player("plain:6"), Player(), seats=3, stacks={"town--soldier": "white-ban:ban-face"}, options=TEAM)
    assert table.cite("place red-plain town--soldier") == "DU-6.9"


@rule("DU-21.15", "DU-11.17")
def test_beginners_feed_the_wolf_with_a_plain_six() -> None:
    table = Table(Player("item:item-face plain:6"), Player("plain:6 item:1"), seats=2, options={"cards": "beginner"})
    table.play("place red-item wolf", "lose-die white-plain")
    assert (table.state.turn, table.told("drew-item")) == (1, [])


@rule("DU-5.1", "DU-7.2", "DU-R.64")
def test_five_play_one_after_the_other() -> None:
    table = Table(*[Player("item:1 plain:6", at=at) for at in ("town", "church", "hell", "clouds", "soldier")], seats=5)
    order = []
    for socket in ("rabbit", "rabbit", "snake", "fox-1", "fox-2"):
        order.append(table.state.turn)
        die = next(die for die in table.pool(table.state.turn) if die.endswith("item"))
        table.turn(f"place {die} {socket}")
    assert (order, table.state.turn) == ([0, 1, 2, 3, 4], 0)


# Third pass. What may be undone


@rule("DU-9.5", "DU-9.2")
def test_a_quest_completed_by_mistake_may_be_taken_back() -> None:
    table = Table(Player("item:1 plain:6", tokens="gold gold apple", quests=["pay-the-piper", "the-pedlars-comb"]), OUT, seats=2)
    table.play("place red-item fox-1", "complete pay-the-piper")
    table.match.undo(0)
    assert (table.ask, table.tokens(0), table.score(0)) == ("deeds", {"gold": 2, "apple": 1}, 0)


@rule("DU-10.2")
def test_a_pass_may_be_taken_back_until_somebody_plays() -> None:
    table = Table(Player("plain:6"), Player("plain:6"), seats=2)
    table.play("pass")
    assert table.match.can_undo(0)
    table.match.undo(0)
    assert (table.state.turn, table.state.passed) == (0, [False, False])
    table.play("pass", "place white-plain fox-1")
    assert not table.match.can_undo(0)


@rule("DU-18.3")
def test_an_exchange_agreed_upon_stands() -> None:
    table = meeting(Player(tokens="gold"), Player())
    table.play("trade 1", "give gold", "propose")
    assert table.match.can_undo(0)
    table.play("accept")
    assert not table.match.can_undo(0)
