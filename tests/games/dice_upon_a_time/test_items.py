"""Magic Items: when they are played, what they do, how they are answered (DU-15, DU-16, DU-R.31 to DU-R.37)."""

from __future__ import annotations

import pytest

from taletable.games.dice_upon_a_time.cards import ITEMS
from taletable.testing import rule

from .table import Player, Table

IDLE = Player("", passed=True)


def taking(*hands: list[str], die: str = "plain:6", **more: object) -> Table:
    """Seat 0 has just walked to the Apple field and may take; the players hold these items."""
    players = [Player(die if seat == 0 else "plain:6", hand=hand) for seat, hand in enumerate(hands)]
    table = Table(*players, seats=max(3, len(hands)), **more)  # type: ignore[arg-type]
    table.play(f"place red-{die.partition(':')[0]} town--apple-field")
    table.let_be()
    table.play("walk apple-field")
    return table


# In general


@rule("DU-15.1", "DU-2.11")
def test_items_are_hidden_and_unlimited() -> None:
    table = Table(Player(hand=list(ITEMS[:12])))
    assert table.view(0)["players"][0]["hand"] == list(ITEMS[:12])
    for viewer in (1, 2, None):
        assert table.view(viewer)["players"][0]["hand"] == {"count": 12}


@rule("DU-15.2")
def test_where_items_come_from() -> None:
    face = Table(Player("item:item-face"))
    face.turn("place red-item fox-1", "draw-item")
    field = Table(Player("plain:6", at="church"))
    field.turn("place red-plain church--magic-items", "walk magic-items", "draw-item")
    assert len(face.cards("hand", 0)) == len(field.cards("hand", 0)) == 1


@rule("DU-15.3")
def test_an_item_waits_for_its_trigger() -> None:
    table = Table(Player("plain:6", hand=["starwort", "cudgel-in-the-sack", "golden-bird", "wishing-cap"]))
    for item in ("starwort", "cudgel-in-the-sack", "golden-bird", "wishing-cap"):
        assert table.cite(f"play {item}") == "DU-15.3"


@rule("DU-15.4", "DU-15.5", "DU-R.31")
def test_an_item_is_used_once_and_shares_a_pile_with_discarded_ones() -> None:
    table = Table(Player("plain:6", hand=["seven-league-boots"]), used=["starwort"])
    table.play("play seven-league-boots")
    assert table.cards("hand", 0) == []
    assert table.cards("used") == ["seven-league-boots", "starwort"]
    for viewer in (1, None):
        assert table.view(viewer)["used"] == ["starwort", "seven-league-boots"]


@rule("DU-15.5", "DU-R.41")
def test_the_discards_become_the_new_pile() -> None:
    table = Table(Player("item:item-face"), empty=["items"])
    assert table.cards("items") == []
    table.turn("place red-item fox-1", "draw-item")
    assert len(table.cards("hand", 0)) == 1
    assert len(table.cards("items")) == 17
    assert table.cards("used") == []
    everything = Table(Player("item:item-face", at="hell"), Player(hand=ITEMS))
    everything.play("place red-item fox-1")
    everything.let_be()
    assert everything.state.turn == 1
    assert everything.cards("hand", 0) == []


@rule("DU-15.6", "DU-15.E1", "DU-16.12", "DU-C.38", "DU-C.46", "DU-16.23", "DU-R.31")
def test_cudgel_and_starwort() -> None:
    """The book's example: two Apples, the Cudgel reaches for them, Starwort wards it off; both items are used up."""
    table = taking(["starwort"], ["cudgel-in-the-sack"], die="double:double-face")
    table.play("take apple")
    assert (table.ask, table.waiting) == ("take_others", [1])
    table.play("play cudgel-in-the-sack")
    assert (table.ask, table.waiting) == ("answer", [0])
    table.play("play starwort")
    assert table.tokens(0) == {"apple": 2}
    assert table.tokens(1) == {}
    assert set(table.cards("used")) == {"starwort", "cudgel-in-the-sack"}


@rule("DU-15.E1", "DU-16.23")
def test_without_starwort_the_cudgel_takes_all() -> None:
    table = taking(["golden-bird"], ["cudgel-in-the-sack"], die="double:double-face")
    table.play("take apple", "play cudgel-in-the-sack")
    assert table.ask == "answer"
    table.play("let-it-be")
    assert table.tokens(0) == {}
    assert table.tokens(1) == {"apple": 2}


@rule("DU-15.E2", "DU-16.2", "DU-C.31", "DU-8.11", "DU-S.19")
def test_snow_whites_bad_day() -> None:
    """The book's example: the first card is cancelled, so she arrives; the second takes her only Bread; her Quest fails."""
    snow = Player("story:story-face", at="apple-field", tokens="bread", hand=["starwort"], quests=["a-loaf-for-the-huntsman"])
    table = Table(snow, deck=["a-storm-of-crows", "the-thieving-magpie"])
    table.play("place red-story apple-field--huntsman", "play starwort")
    assert table.at(0) == "apple-field"
    table.play("walk huntsman")
    assert table.tokens(0) == {}
    assert table.at(0) == "huntsman"
    assert table.cards("active", 0) == ["a-loaf-for-the-huntsman"]
    assert table.state.turn == 1


@rule("DU-15.E3", "DU-R.32", "DU-16.3", "DU-C.32")
def test_the_thief_takes_the_full_amount() -> None:
    """The book's example: doubling makes 2, an item 3, and Puss in Boots gets all 3."""
    table = taking(["hazel-branch"], ["cudgel-in-the-sack"], die="double:double-face")
    table.play("play hazel-branch", "take apple", "play cudgel-in-the-sack")
    table.let_be()
    assert table.tokens(1) == {"apple": 3}


# The eighteen


@rule("DU-16.1", "DU-C.30", "DU-R.35")
def test_wishing_table() -> None:
    table = taking(["wishing-table"], die="double:double-face")
    table.play("play wishing-table", "take apple")
    assert table.tokens(0) == {"apple": 3}
    fairy = Table(Player("plain:6", at="church", hand=["wishing-table"]))
    fairy.play("place red-plain church--fairy", "walk fairy", "play wishing-table", "take gold")
    assert fairy.tokens(0) == {"gold": 3}
    both = taking(["wishing-table", "hazel-branch"])
    both.play("play wishing-table", "play hazel-branch", "take apple")
    assert both.tokens(0) == {"apple": 4}


@rule("DU-16.2", "DU-C.31")
def test_the_cloak_works_once() -> None:
    table = Table(
        Player("story:story-face item:1", hand=["cloak-of-invisibility"], tokens="gold"), deck=["twelve-robbers", "the-tailors-bill"]
    )
    table.play("place red-story fox-1")
    assert table.ask == "bad_luck"
    table.play("play cloak-of-invisibility")
    assert [event["card"] for event in table.told("read")] == ["twelve-robbers", "the-tailors-bill"]
    assert table.tokens(0) == {}


@rule("DU-16.3", "DU-C.32", "DU-R.35")
def test_the_hazel_branch_adds_to_any_gain() -> None:
    table = Table(Player("story:story-face", hand=["hazel-branch"]), deck=["sweet-porridge"])
    table.play("place red-story fox-1")
    assert (table.ask, table.waiting) == ("take_own", [0])
    assert table.options() == ["let-it-be", "play-token hazel-branch bread", "play-token hazel-branch apple"]
    table.play("play-token hazel-branch apple")
    assert table.tokens(0) == {"bread": 1, "apple": 2}


@rule("DU-16.3")
def test_the_branch_adds_to_a_robbery_too() -> None:
    table = taking([], ["cudgel-in-the-sack", "hazel-branch"])
    table.play("take apple", "play cudgel-in-the-sack", "play-token hazel-branch apple")
    assert table.tokens(1) == {"apple": 2}


@rule("DU-16.4", "DU-C.33", "DU-R.36", "DU-17.6")
def test_the_golden_ball_saves_from_a_story() -> None:
    table = Table(Player("story:story-face", hand=["golden-ball"], tokens="gold bread"), deck=["twelve-robbers"])
    table.play("place red-story fox-1", "choose 1")
    assert table.ask == "lose"
    table.play("play golden-ball")
    assert table.tokens(0) == {"gold": 1, "bread": 1}
    assert table.cards("told") == ["twelve-robbers"]


@rule("DU-16.4")
def test_the_golden_ball_saves_from_a_player() -> None:
    table = taking(["golden-ball"], ["cudgel-in-the-sack"])
    table.play("take apple", "play cudgel-in-the-sack", "play golden-ball")
    assert table.tokens(0) == {"apple": 1}


@rule("DU-16.5", "DU-R.36")
def test_the_golden_ball_does_not_work_on_own_decisions() -> None:
    table = Table(Player("item:1", hand=["golden-ball"], tokens="gold gold", quests=["pay-the-piper"]), IDLE, seats=2)
    table.play("place red-item fox-1")
    assert table.ask == "deeds"
    assert table.cite("play golden-ball") == "DU-15.3"
    table.play("complete pay-the-piper")
    assert table.tokens(0) == {}


@rule("DU-16.6", "DU-C.34", "DU-R.33")
def test_spirit_in_the_bottle() -> None:
    table = Table(Player("item:item-face"), Player(hand=["spirit-in-the-bottle"]), deck=["starwort"])
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item")
    assert (table.ask, table.waiting) == ("items_others", [1])
    assert table.view(1)["players"][0]["drawn"] == {"count": 1}
    table.play("play spirit-in-the-bottle")
    assert table.ask != "answer"
    assert table.cards("hand", 0) == []
    assert table.cards("hand", 1) == ["starwort"]


@rule("DU-R.33")
def test_a_card_that_is_being_taken_cannot_defend_itself() -> None:
    table = Table(Player("item:item-face", hand=["golden-bird"]), Player(hand=["spirit-in-the-bottle"]), deck=["starwort"])
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item", "play spirit-in-the-bottle")
    assert (table.ask, table.waiting) == ("answer", [0])
    assert table.options() == ["let-it-be"]


@rule("DU-16.6", "DU-C.7", "DU-S.34")
def test_the_spirit_takes_all_items_drawn_at_the_same_time() -> None:
    table = Table(Player("story:story-face", hand=["spirit-in-the-bottle"]), deck=["the-wrong-sack", "starwort", "golden-bird"])
    table.play("place red-story fox-1", "choose 1")
    table.play(1, "accept")
    table.play(2, "accept")
    assert (table.ask, table.waiting) == ("items_others", [0])
    table.play("play spirit-in-the-bottle")
    assert sorted(table.cards("hand", 0)) == ["golden-bird", "starwort"]
    assert table.cards("hand", 1) == table.cards("hand", 2) == []


@rule("DU-16.7", "DU-C.35")
def test_the_ball_of_yarn_rerolls_and_the_player_chooses_anew() -> None:
    table = Table(Player("plain:6 item:3"), Player(hand=["ball-of-yarn"]))
    table.play("place red-plain soldier--king")
    assert (table.ask, table.waiting) == ("yarn", [1])
    table.roll(0)
    table.play("play ball-of-yarn")
    assert (table.ask, table.waiting) == ("place", [0])
    assert table.pool(0) == {"red-plain": "3", "red-item": "3"}
    table.play("place red-item town--church")
    assert table.stack("town--church") == ["red-item"]
    assert table.stack("soldier--king") == []


@rule("DU-C.35", "DU-16.7")
def test_the_ball_of_yarn_on_ones_own_die_and_passing_after_it() -> None:
    own = Table(Player("item:1 plain:3", hand=["ball-of-yarn"]), IDLE, seats=2)
    own.roll(5)
    own.play("play-die ball-of-yarn red-item")
    assert own.pool(0)["red-item"] == "item-face"
    assert own.ask == "place"
    other = Table(Player("plain:6"), Player(hand=["ball-of-yarn"]), seats=2)
    other.play("place red-plain soldier--king", "play ball-of-yarn", "pass")
    assert other.state.passed[0]


@rule("DU-R.65", "DU-R.64")
@pytest.mark.parametrize(("outcome", "pool", "tokens"), [(0, {"snake-die": "4"}, {}), (2, {}, {}), (4, {}, {"bread": 1})])
def test_the_yarn_and_the_snake_die(outcome: int, pool: dict[str, str], tokens: dict[str, int]) -> None:
    table = Table(Player("snake-die:6"), Player(hand=["ball-of-yarn"]), seats=2, snake=0)
    table.play("place snake-die town--soldier")
    table.roll(outcome)
    table.play("play ball-of-yarn")
    assert table.pool(0) == pool
    assert table.tokens(0) == tokens
    assert table.state.snake == (0 if pool else -1)
    stuck = not pool and not tokens
    assert (table.ask, table.waiting) == ("place", [1 if stuck else 0])
    assert table.state.passed[0] == stuck, "without dice, items and goods there is nothing but to pass (DU-R.64)"


@rule("DU-R.37", "DU-16.12")
def test_starwort_against_the_yarn() -> None:
    table = Table(Player("plain:6", hand=["starwort"]), Player(hand=["ball-of-yarn"]), seats=2)
    table.play("place red-plain town--soldier", "play ball-of-yarn", "play starwort")
    assert table.stack("town--soldier") == ["red-plain"]
    assert table.pool(0) == {}


@rule("DU-16.8", "DU-C.36", "DU-R.39")
def test_the_golden_horse() -> None:
    table = Table(Player("plain:6", hand=["golden-horse"]), Player(at="apple-field"), Player(at="huntsman"), deck=["star-money"])
    table.play("place red-plain town--church", "walk church")
    assert table.ask == "deeds"
    assert [act for act in table.options() if "horse" in act] == ["play-seat golden-horse 1", "play-seat golden-horse 2"]
    table.play("play-seat golden-horse 2")
    assert table.at(0) == "huntsman"
    assert table.tokens(0) == {"gold": 1}, "compulsory abilities stay compulsory"


@rule("DU-C.36")
def test_the_golden_horse_runs_before_any_quest() -> None:
    player = Player("plain:6", hand=["golden-horse"], tokens="gold gold", quests=["pay-the-piper"])
    table = Table(player, Player(at="apple-field"))
    table.play("place red-plain fox-1", "complete pay-the-piper")
    assert table.cite("play golden-horse") == "DU-C.36"


@rule("DU-16.9", "DU-20.8", "DU-C.54")
def test_thrushbeard_on_the_golden_horse() -> None:
    king = Player("plain:6", hand=["golden-horse"], character="king-thrushbeard")
    table = Table(king, Player(at="steed-east"))
    table.play("place red-plain fox-1", "play-seat golden-horse 1", "leap hell")
    assert table.at(0) == "hell"


@rule("DU-16.10", "DU-C.37")
def test_the_white_snake_on_somebodys_roll() -> None:
    table = Table(Player("plain:6"), Player("", passed=True, hand=["white-snake"]), seats=2, stacks={"snake": "red-item:1"})
    table.roll(*[2] * 10, 5)
    table.play("pass")
    assert (table.ask, table.waiting) == ("take_others", [1])
    table.play("let-it-be")
    assert (table.ask, table.waiting) == ("white_snake", [1])
    assert table.tokens(0) == {"apple": 1}
    table.roll(1)
    table.play("play white-snake")
    assert table.pool(1)["snake-die"] == "6"
    assert table.state.snake == 1
    assert table.tokens(0) == {"apple": 1}


@rule("DU-16.11", "DU-C.37")
def test_the_white_snake_on_ones_own_roll() -> None:
    table = Table(Player("plain:6", hand=["white-snake"]), IDLE, seats=2, stacks={"snake": "red-item:1"})
    table.roll(*[2] * 10, 5)
    table.play("pass")
    while table.ask == "take_own":
        table.play("let-it-be")
    table.roll(3)
    table.play("play white-snake")
    table.let_be()
    assert table.tokens(0) == {"apple": 1, "gold": 1}
    assert table.state.snake == -1


@rule("DU-16.12", "DU-17.11", "DU-R.37")
def test_starwort_cancels_a_curse() -> None:
    table = Table(Player("story:story-face", hand=["starwort"]), deck=["donkey-ears"])
    table.play("place red-story fox-1")
    assert table.ask == "curse"
    table.play("play starwort")
    assert table.cards("tales", 0) == []
    assert table.cards("told") == ["donkey-ears"]


@rule("DU-16.13")
def test_starwort_does_not_help_against_the_wolf_or_a_character() -> None:
    table = Table(Player("plain:6"), Player("plain:6 item:3", hand=["starwort"]), seats=2)
    table.play("place red-plain wolf")
    table.let_be()
    assert table.ask == "wolf"
    assert table.options() == ["lose-die white-plain", "lose-die white-item"]


@rule("DU-R.37", "DU-17.9")
def test_starwort_does_not_stop_rewards_for_others() -> None:
    table = Table(Player("story:story-face", hand=["starwort"]), deck=["a-feast-without-you"])
    table.play("place red-story fox-1")
    assert table.cite("play starwort") == "DU-R.37"


@rule("DU-R.37")
def test_starwort_protects_its_owner_only() -> None:
    table = Table(
        Player("story:story-face"), Player(hand=["starwort"]), Player(hand=["cudgel-in-the-sack"]), seats=3, deck=["harvest-home"]
    )
    table.play("place red-story fox-1")
    while table.ask == "yarn":
        table.play("let-it-be")
    while table.ask == "take_own":
        table.play("let-it-be")
    while table.ask == "take_others":
        seat = table.waiting[0]
        table.play(seat, "play cudgel-in-the-sack" if seat == 2 else "let-it-be")
    table.play(1, "play starwort")
    table.let_be()
    assert table.tokens(1) == {"apple": 1}
    assert table.tokens(2) == {"apple": 2}
    assert table.tokens(0) == {}


@rule("DU-16.14", "DU-C.39", "DU-R.24")
def test_the_blue_light() -> None:
    stacks = {"town--soldier": "red-item:4 white-plain:5 green-plain:5"}
    table = Table(Player("plain:6", hand=["blue-light"]), stacks=stacks)
    table.play("play-die blue-light red-item")
    assert table.pool(0) == {"red-plain": "6", "red-item": "4"}
    assert table.stack("town--soldier") == ["white-plain", "green-plain"]
    snake = Table(Player("plain:6", hand=["blue-light"]), snake=0, stacks={"town--soldier": "snake-die:6"})
    snake.play("play-die blue-light snake-die")
    assert snake.pool(0)["snake-die"] == "6"


@rule("DU-16.15", "DU-C.40", "DU-16.16")
def test_the_magic_mirror() -> None:
    four = ["pay-the-piper", "a-trail-of-crumbs", "one-of-everything", "the-bride-price"]
    table = Table(Player("plain:6", at="bread-field"), Player(hand=["magic-mirror"], quests=four), deck=["hans-in-luck"])
    table.play("place red-plain town--bread-field")
    table.let_be()
    table.play("walk town", "draw-quest 3")
    assert (table.ask, table.waiting) == ("quests_others", [1])
    table.play("play magic-mirror")
    assert (table.ask, table.waiting) == ("give_up", [1])
    table.play("give-up pay-the-piper")
    assert table.cards("active", 0) == []
    assert "hans-in-luck" in table.cards("active", 1)
    assert len(table.cards("active", 1)) == 4


@rule("DU-R.38")
def test_the_mirror_takes_the_card_kept_at_the_king() -> None:
    table = Table(Player("plain:6", at="soldier"), Player(hand=["magic-mirror"]), deck=["pay-the-piper", "hans-in-luck", "the-bride-price"])
    table.play("place red-plain soldier--king")
    table.let_be()
    table.play("walk king", "draw-quest 2", "draw-quest 3", "draw-quest 4", "keep hans-in-luck", "play magic-mirror")
    assert table.cards("active", 1) == ["hans-in-luck"]
    assert table.cards("quests2")[-1] == "pay-the-piper"


@rule("DU-16.17", "DU-C.41")
def test_seven_league_boots() -> None:
    stacks = {"town--soldier": "white-plain:5 white-ban:ban-face", "big-sea--hell": "white-item:5 white-story:5 white-double:5"}
    table = Table(Player("item:1", hand=["seven-league-boots"]), stacks=stacks)
    assert table.cite("place red-item town--soldier") == "DU-6.9"
    table.play("play seven-league-boots")
    assert table.allows("place red-item town--soldier")
    assert table.allows("place red-item soldier--king")
    assert table.cite("place red-item big-sea--hell") == "DU-5.4"


@rule("DU-16.18", "DU-C.42")
def test_the_cursed_ring_passes_on_a_new_or_an_old_curse() -> None:
    new = Table(Player("story:story-face", hand=["cursed-ring"], tales=["red-hot-shoes"]), deck=["donkey-ears"])
    new.play("place red-story fox-1")
    assert {act for act in new.options() if "ring" in act} == {
        f"play-curse cursed-ring {card} {seat}" for card in ("donkey-ears", "red-hot-shoes") for seat in (1, 2)
    }
    new.play("play-curse cursed-ring red-hot-shoes 1")
    assert new.cards("tales", 1) == ["red-hot-shoes"]
    assert new.cards("tales", 0) == ["donkey-ears"]
    own = Table(Player("plain:6", hand=["cursed-ring"], tales=["red-hot-shoes"]))
    own.play("play-curse cursed-ring red-hot-shoes 2")
    assert own.cards("tales", 2) == ["red-hot-shoes"]
    assert own.ask == "place"


@rule("DU-R.37", "DU-16.18")
def test_starwort_against_the_ring_leaves_the_curse_where_it_was() -> None:
    table = Table(Player("plain:6", hand=["cursed-ring"], tales=["red-hot-shoes"]), Player(hand=["starwort"]))
    table.play("play-curse cursed-ring red-hot-shoes 1", "play starwort")
    assert table.cards("tales", 0) == ["red-hot-shoes"]
    assert table.cards("hand", 0) == table.cards("hand", 1) == []


@rule("DU-16.19", "DU-C.43", "DU-R.60", "DU-R.10")
def test_the_crystal_ball_keeps_others_quiet_until_the_action_ends() -> None:
    table = taking(["crystal-ball"], ["cudgel-in-the-sack", "ball-of-yarn"])
    table.play("play crystal-ball", "take apple")
    assert table.tokens(0) == {"apple": 1}
    assert table.ask == "place"
    table.play("place white-plain fox-1")
    assert table.state.hush == -1


@rule("DU-16.19", "DU-R.60")
def test_a_thief_with_a_crystal_ball_cannot_be_answered() -> None:
    table = taking(["starwort"], ["crystal-ball", "cudgel-in-the-sack"])
    table.play("take apple", "play crystal-ball")
    assert (table.ask, table.waiting) == ("take_others", [1])
    table.play("play cudgel-in-the-sack")
    assert table.tokens(1) == {"apple": 1}
    assert table.cards("hand", 0) == ["starwort"]


@rule("DU-16.20", "DU-C.44", "DU-20.8")
def test_the_wishing_cap() -> None:
    table = Table(Player("plain:6", hand=["wishing-cap"], character="king-thrushbeard"))
    table.play("place red-plain fox-1", "play-field wishing-cap steed-west")
    assert table.at(0) == "steed-west"
    assert table.cite("leap hell") == "DU-16.20"
    assert table.allows("ride steed-east")


@rule("DU-R.66", "DU-C.44")
def test_the_wishing_cap_waits_for_phase_5_where_nothing_can_be_walked() -> None:
    player = Player("plain:6 item:5", hand=["wishing-cap"], tokens="gold gold", quests=["pay-the-piper"])
    table = Table(player, Player("plain:6", at="king"), seats=2)
    table.play("place red-plain town--soldier", "stay")
    assert table.ask == "deeds"
    assert table.allows("play-field wishing-cap hell")
    table.play("complete pay-the-piper")
    assert table.ask == "place", "after a deed phase 3 is over, and nothing else is left"


@rule("DU-R.66", "DU-4.5")
def test_the_wishing_cap_does_not_follow_a_step() -> None:
    table = Table(Player("plain:6", hand=["wishing-cap"]), Player(at="king", tokens="gold"))
    table.play("place red-plain town--church", "walk church")
    assert table.ask == "deeds", "a Golden Horse might be in the hand"
    assert table.cite("play wishing-cap") == "DU-15.3"


@rule("DU-16.21", "DU-16.22", "DU-C.45")
@pytest.mark.parametrize("seats", [2, 3])
def test_magic_beans(seats: int) -> None:
    stack = " ".join(["white-item:4", "white-story:5", "white-double:5"][:seats])
    table = Table(Player("item:4 plain:5", hand=["magic-beans"]), seats=seats, stacks={"town--soldier": stack})
    assert table.cite("place red-plain town--soldier") in ("DU-5.4", "DU-21.1")
    table.play("play magic-beans")
    assert table.allows("place red-plain town--soldier")
    assert table.cite("place red-item town--soldier") == "DU-5.3"


@rule("DU-16.22")
def test_magic_beans_and_a_ban() -> None:
    table = Table(Player("plain:6", hand=["magic-beans"]), stacks={"town--soldier": "white-item:4 white-story:5 white-ban:ban-face"})
    table.play("play magic-beans")
    assert table.cite("place red-plain town--soldier") == "DU-6.9"


@rule("DU-16.23", "DU-C.46", "DU-C.7")
def test_the_cudgel_takes_from_everybody_who_takes_at_the_same_time() -> None:
    table = Table(Player("story:story-face", hand=["cudgel-in-the-sack"]), deck=["a-feast-without-you"])
    table.play("place red-story fox-1", "choose 2")
    table.play(1, "accept")
    table.play(2, "accept")
    table.play("play cudgel-in-the-sack")
    assert table.tokens(0) == {"apple": 2}
    assert table.tokens(1) == table.tokens(2) == {}


@rule("DU-16.24", "DU-16.25", "DU-C.47")
def test_the_golden_bird_after_the_chapter_roll() -> None:
    table = Table(Player("plain:6", hand=["golden-bird"]), IDLE, seats=2)
    table.roll(0, 0, 3, 3, 3, *[3] * 5)
    table.play("pass")
    assert (table.ask, table.waiting) == ("golden_bird", [0])
    assert "play-face golden-bird red-item item-face" in table.options()
    table.play("play-face golden-bird red-item item-face")
    assert table.pool(0)["red-item"] == "item-face"


@rule("DU-16.25", "DU-C.8")
def test_the_golden_bird_after_a_reroll() -> None:
    table = Table(Player("plain:6 item:4", hand=["golden-bird", "ball-of-yarn"]), IDLE, seats=2)
    table.roll(0)
    table.play("play-die ball-of-yarn red-item")
    assert table.ask == "golden_bird"
    table.play("play-face golden-bird red-item 5")
    assert table.pool(0)["red-item"] == "5"
    assert table.ask == "place"


@rule("DU-16.24", "DU-16.E1")
def test_the_golden_bird_comes_too_late_for_an_old_roll() -> None:
    """The book's example: a 1 of the chapter roll stays a 1 for who gets the Bird later; the next 1 or 2 will do."""
    table = Table(Player("item:item-face story:1 plain:6"), IDLE, seats=2, deck=["golden-bird"])
    table.turn("place red-item fox-1", "draw-item")
    assert table.cite("play golden-bird") == "DU-15.3"
    table.play("pass")
    table.to("fox")
    table.roll(0)
    table.play("roll red-item")
    assert table.ask == "golden_bird"


@rule("DU-C.48")
def test_balance_of_the_items() -> None:
    thieves = {"spirit-in-the-bottle", "magic-mirror", "cudgel-in-the-sack", "cursed-ring"}
    defences = {"cloak-of-invisibility", "golden-ball", "starwort", "crystal-ball"}
    tokens = {"wishing-table", "hazel-branch"}
    movement = {"golden-horse", "wishing-cap"}
    dice = {"ball-of-yarn", "blue-light", "seven-league-boots", "magic-beans", "golden-bird"}
    groups = [thieves, defences, tokens, movement, dice, {"white-snake"}]
    assert [len(group) for group in groups] == [4, 4, 2, 2, 5, 1]
    assert set.union(*groups) == set(ITEMS)
