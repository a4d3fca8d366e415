"""Placing dice, stacks, special faces, movement, passing (DU-4 to DU-7, DU-10)."""

from __future__ import annotations

import pytest

from taletable.games.dice_upon_a_time.board import FOXES, SOCKET_KEYS, SOCKET_VALUE
from taletable.games.dice_upon_a_time.dice import DIE_KEYS, FACE_KEYS, FACES, SORTS, VALUE
from taletable.testing import rule

from .table import Player, Table

BEGINNER = {"cards": "beginner"}
"""Neither items nor stories: nobody reacts."""


def simple(*players: Player, **more: object) -> Table:
    """A table where nobody reacts."""
    return Table(*players, options=dict(BEGINNER), **more)  # type: ignore[arg-type]


# Placing


@rule("DU-5.1", "DU-4.3", "DU-11.2")
def test_a_die_may_go_into_any_socket_near_or_far_and_on_the_spirits() -> None:
    table = simple(Player("plain:6"))
    placements = [act for act in table.options() if act.startswith("place")]
    assert placements == [f"place red-plain {socket}" for socket in SOCKET_KEYS]
    low = simple(Player("item:1"))
    spirits = ["rabbit", "wolf", "snake", "fox-1", "fox-2"]
    ones = [SOCKET_KEYS[i] for i, value in enumerate(SOCKET_VALUE) if value == 1]
    assert [act.split()[2] for act in low.options() if act.startswith("place")] == ones
    assert set(spirits) <= set(ones)


@rule("DU-4.3")
def test_exactly_one_die_is_placed_per_turn() -> None:
    table = simple(Player("plain:6 item:3"))
    table.turn("place red-plain snake")
    assert table.state.turn == 1
    assert table.pool(0) == {"red-item": "3"}


@rule("DU-5.2", "DU-5.3")
def test_on_a_die_the_new_one_must_be_equal_or_higher() -> None:
    stacks = {"town--soldier": "white-plain:5"}
    assert simple(Player("plain:5"), stacks=stacks).allows("place red-plain town--soldier")
    assert simple(Player("plain:6"), stacks=stacks).allows("place red-plain town--soldier")
    assert simple(Player("plain:4"), stacks=stacks).cite("place red-plain town--soldier") == "DU-5.3"
    assert simple(Player("item:3"), stacks={}).cite("place red-item town--soldier") == "DU-5.3"
    own = simple(Player("plain:5"), stacks={"town--soldier": "red-item:5"})
    assert own.allows("place red-plain town--soldier")


@rule("DU-5.4", "DU-5.E1", "DU-5.5", "DU-5.7")
def test_three_on_a_five() -> None:
    """The book's example: Red 5 on a 5, White 5, Green a special face; then the stack is full."""
    socket = "bread-field--steed-west"
    dice = ("plain:5", "plain:5 item:item-face", "story:story-face")
    table = simple(*[Player(own, at="bread-field") for own in dice], Player("plain:6"), seats=4)
    table.turn(f"place red-plain {socket}", "walk steed-west")
    table.turn(f"place white-plain {socket}", "walk steed-west")
    table.turn(f"place green-story {socket}", "walk steed-west")
    assert table.stack(socket) == ["red-plain", "white-plain", "green-story"]
    assert [table.at(seat) for seat in range(3)] == ["steed-west"] * 3
    assert table.cite(f"place blue-plain {socket}") == "DU-5.4"


@rule("DU-5.5")
def test_special_faces_count_as_six() -> None:
    assert [VALUE[FACE_KEYS.index(name)] for name in ("item-face", "story-face", "ban-face", "double-face")] == [6, 6, 6, 6]
    for sort, face in (("item", "item-face"), ("story", "story-face"), ("ban", "ban-face"), ("double", "double-face")):
        table = simple(Player(f"{sort}:{face}"), stacks={"town--soldier": "white-plain:6"})
        assert table.allows(f"place red-{sort} town--soldier")
        assert table.allows(f"place red-{sort} soldier--king")
    covered = simple(Player("plain:6 item:5"), stacks={"town--soldier": "white-item:item-face"})
    assert covered.allows("place red-plain town--soldier")
    assert covered.cite("place red-item town--soldier") == "DU-5.3"


@rule("DU-5.6")
def test_only_the_top_die_matters() -> None:
    table = simple(Player("plain:5"), stacks={"town--soldier": "white-ban:ban-face white-item:5"})
    assert table.allows("place red-plain town--soldier")


@rule("DU-5.8", "DU-5.1")
def test_a_die_on_a_spirit_gives_no_movement() -> None:
    table = simple(Player("item:1 plain:6"))
    table.play("place red-item rabbit")
    assert table.state.turn == 1
    assert table.at(0) == "town"


@rule("DU-5.9", "DU-5.7")
def test_a_route_must_be_activated_again() -> None:
    table = simple(Player("plain:4 item:4 story:2"), Player("plain:6", passed=True), seats=2)
    table.turn("place red-plain town--bread-field", "walk bread-field")
    table.turn("place red-story bread-field--church", "stay")
    assert table.at(0) == "bread-field"
    table.play("place red-item town--bread-field")
    assert "walk town" in table.options()


@rule("DU-5.1", "DU-7.1", "DU-7.2")
def test_blocking_far_away_is_legal_and_moves_nobody() -> None:
    table = simple(Player("plain:6"))
    table.play("place red-plain big-sea--hell")
    assert table.state.turn == 1
    assert table.at(0) == "town"


# Special faces


@rule("DU-6.1", "DU-6.2", "DU-C.20", "DU-C.21", "DU-C.22", "DU-R.3")
def test_each_set_has_a_plain_die_and_one_of_each_special_face() -> None:
    for seat in range(5):
        faces = [FACES[seat * len(SORTS) + n] for n in range(len(SORTS))]
        assert faces[0] == (3, 4, 5, 5, 6, 6)
        assert [FACE_KEYS[die[5]] for die in faces[1:]] == ["item-face", "story-face", "ban-face", "double-face"]
        assert all(die[:5] == (1, 2, 3, 4, 5) for die in faces[1:])
        assert all(6 not in die for die in faces[1:])
    assert len({die for die in faces[0] if faces[0].count(die) > 1}) >= 2
    assert all({1, 2} <= set(die) for die in faces[1:])


@rule("DU-C.23", "DU-11.22", "DU-11.23", "DU-11.24")
def test_the_snake_die() -> None:
    assert [FACE_KEYS[face] for face in FACES[DIE_KEYS.index("snake-die")]] == [
        "4",
        "6",
        "lost-face",
        "gold-face",
        "bread-face",
        "apple-face",
    ]


@rule("DU-6.3", "DU-4.4", "DU-6.5")
@pytest.mark.parametrize("socket", ["rabbit", "snake", "wolf", "fox-1", "town--bread-field"])
def test_a_special_face_works_wherever_it_is_placed(socket: str) -> None:
    table = Table(Player("item:item-face plain:6"), Player(""), Player(""), deck=["starwort"])
    table.play(f"place red-item {socket}")
    assert table.ask == "item_draw"
    table.play("draw-item")
    assert table.cards("hand", 0) == ["starwort"]


@rule("DU-6.5")
def test_drawing_an_item_is_optional() -> None:
    table = Table(Player("item:item-face"))
    table.play("place red-item fox-1", "leave")
    assert table.cards("hand", 0) == []


@rule("DU-6.6", "DU-17.1", "DU-17.5", "DU-C.2", "DU-S.3")
def test_a_story_must_be_drawn() -> None:
    table = Table(Player("story:story-face"), deck=["windfall"])
    table.play("place red-story fox-1")
    assert table.tokens(0) == {"apple": 1}
    assert table.cards("told") == ["windfall"]


@rule("DU-6.4", "DU-11.18", "DU-20.9")
def test_dice_that_are_not_placed_do_nothing() -> None:
    table = Table(Player("plain:3"), Player("item:item-face"), Player("double:1 story:story-face"))
    table.play("place red-plain wolf")
    table.play(2, "lose-die green-story")
    assert table.stack("wolf") == ["red-plain", "white-item", "green-story"]
    assert not table.told("drew-item", "read")


@rule("DU-6.7", "DU-8.10", "DU-4.2")
def test_two_stories_are_read_one_after_the_other() -> None:
    table = Table(Player("story:story-face"), deck=["windfall", "star-money"])
    table.turn("place red-story town--woodsman", "walk woodsman")
    assert [event["card"] for event in table.told("read")] == ["windfall", "star-money"]
    assert table.tokens(0) == {"gold": 1, "apple": 1}


@rule("DU-6.8", "DU-R.25", "DU-C.3", "DU-S.20")
def test_a_story_that_sends_the_figure_away_cancels_the_move() -> None:
    table = Table(Player("story:story-face"), deck=["a-storm-of-crows", "star-money"])
    table.turn("place red-story town--woodsman", "choose 1")
    assert table.at(0) == "big-sea"
    assert [event["card"] for event in table.told("read")] == ["a-storm-of-crows"]


@rule("DU-R.25")
def test_sent_to_an_end_of_the_route_the_step_is_still_possible() -> None:
    table = Table(Player("story:story-face"), deck=["the-giants-sneeze"])
    table.play("place red-story clouds--steed-north", "choose 1")
    assert table.ask == "step"
    table.play("walk steed-north")
    assert table.at(0) == "steed-north"


@rule("DU-6.9", "DU-5.5")
def test_only_a_ban_face_covers_somebodys_ban() -> None:
    table = simple(Player("plain:6 ban:ban-face"), stacks={"town--soldier": "white-ban:ban-face"})
    assert table.cite("place red-plain town--soldier") == "DU-6.9"
    assert table.allows("place red-ban town--soldier")
    low = simple(Player("ban:5"), stacks={"town--soldier": "white-ban:ban-face"})
    assert low.cite("place red-ban town--soldier") == "DU-6.9"


@rule("DU-6.10", "DU-R.52")
def test_ones_own_ban_is_covered_with_a_six() -> None:
    table = simple(Player("plain:6 item:5 story:story-face"), stacks={"town--soldier": "red-ban:ban-face"})
    assert table.allows("place red-plain town--soldier")
    assert table.allows("place red-story town--soldier")
    assert table.cite("place red-item town--soldier") == "DU-6.10"


@rule("DU-R.52", "DU-5.6")
def test_a_covered_ban_bars_nobody() -> None:
    table = simple(Player("plain:6"), stacks={"town--soldier": "white-ban:ban-face white-plain:6"})
    assert table.allows("place red-plain town--soldier")


@rule("DU-6.11")
def test_height_holds_for_bans() -> None:
    table = simple(Player("ban:ban-face"), stacks={"town--soldier": "white-plain:5 green-plain:5 white-ban:ban-face"})
    assert table.cite("place red-ban town--soldier") == "DU-5.4"


@rule("DU-R.19", "DU-11.4", "DU-11.19")
@pytest.mark.parametrize("spirit", ["rabbit", "snake"])
def test_ban_and_stacks_on_rabbit_and_snake(spirit: str) -> None:
    table = simple(Player("plain:6 ban:ban-face item:1"), stacks={spirit: "white-ban:ban-face"})
    assert table.cite(f"place red-plain {spirit}") == "DU-6.9"
    assert table.allows(f"place red-ban {spirit}")
    stacked = simple(Player("plain:6 item:1"), stacks={spirit: "white-item:3"})
    assert stacked.allows(f"place red-plain {spirit}")
    assert stacked.cite(f"place red-item {spirit}") == "DU-5.3"
    full = simple(Player("plain:6"), stacks={spirit: "white-item:1 white-ban:2 green-item:3"})
    assert full.cite(f"place red-plain {spirit}") == "DU-5.4"


@pytest.mark.parametrize(
    ("at", "to", "token"),
    [
        pytest.param("town", "apple-field", "apple", marks=rule("DU-6.12", "DU-8.7")),
        pytest.param("church", "fairy", "gold", marks=rule("DU-6.15", "DU-R.28")),
    ],
)
def test_doubling_gives_two_alike(at: str, to: str, token: str) -> None:
    table = simple(Player("double:double-face", at=at))
    table.turn(f"place red-double {at}--{to}", f"walk {to}", f"take {token}")
    assert table.tokens(0) == {token: 2}


@rule("DU-6.13", "DU-8.3")
def test_doubling_never_gives_a_second_card() -> None:
    table = simple(Player("double:double-face", at="bread-field"))
    table.turn("place red-double town--bread-field", "walk town", "draw-quest 2")
    assert len(table.cards("active", 0)) == 1


@rule("DU-6.14", "DU-R.28")
def test_doubling_does_not_work_on_tokens_from_cards() -> None:
    table = Table(Player("double:double-face"), deck=["star-money"])
    table.turn("place red-double town--woodsman", "walk woodsman")
    assert table.tokens(0) == {"gold": 1}


@rule("DU-6.15", "DU-8.5", "DU-6.12")
def test_doubling_at_the_fairy_gives_two_of_one_type() -> None:
    table = simple(Player("double:double-face", at="church"))
    table.play("place red-double church--fairy", "walk fairy")
    assert [act for act in table.options() if act.startswith("take ")] == ["take gold", "take bread", "take apple"]
    table.play("take bread")
    assert table.tokens(0) == {"bread": 2}


@rule("DU-R.28")
def test_doubling_follows_a_movement_item_and_works_once() -> None:
    table = Table(Player("double:double-face", hand=["wishing-cap"]))
    table.turn("place red-double fox-1", "play-field wishing-cap apple-field", "take apple")
    assert table.tokens(0) == {"apple": 2}
    twice = Table(Player("double:double-face", hand=["golden-horse"]), Player(at="gold-field"))
    twice.turn("place red-double town--apple-field", "walk apple-field", "take apple", "play-seat golden-horse 1", "take gold")
    assert twice.tokens(0) == {"apple": 2, "gold": 1}


# Movement


@rule("DU-7.E1", "DU-7.1", "DU-4.5", "DU-C.11")
def test_little_red_riding_hood_goes_to_the_old_woman() -> None:
    table = Table(Player("item:3", character="little-red-riding-hood"), deck=["windfall"])
    table.turn("place red-item town--old-woman", "walk old-woman")
    assert table.at(0) == "old-woman"


@rule("DU-4.5")
def test_moving_is_optional() -> None:
    table = simple(Player("plain:6"))
    table.turn("place red-plain town--bread-field", "stay")
    assert table.at(0) == "town"
    assert table.tokens(0) == {}


@rule("DU-7.3")
def test_routes_work_both_ways() -> None:
    table = simple(Player("plain:6", at="bread-field"))
    table.play("place red-plain town--bread-field")
    assert "walk town" in table.options()


@rule("DU-7.4")
def test_any_number_of_figures_share_a_field() -> None:
    table = simple(Player("plain:6", at="town"), Player(at="church"), Player(at="church"), Player(at="church"), seats=4)
    table.turn("place red-plain town--church", "walk church")
    assert [table.at(seat) for seat in range(4)] == ["church"] * 4


# Turns and passing


@rule("DU-4.1", "DU-4.8")
def test_turns_go_clockwise() -> None:
    table = simple(seats=3, turn=1)
    order = []
    for _ in range(4):
        order.append(table.state.turn)
        table.turn(place_far(table))
    assert order == [1, 2, 0, 1]


def place_far(table: Table) -> str:
    """A placement on a far route that the active player can make."""
    return next(act for act in table.options() if act.startswith("place") and ("hell" in act or "clouds" in act or "sea" in act))


@rule("DU-10.1", "DU-10.2", "DU-4.8")
def test_passing_gives_up_the_chapter() -> None:
    table = simple(Player("plain:6 item:3"), Player("plain:6 item:3"), seats=2)
    table.play("pass")
    assert table.state.passed[0]
    assert table.state.turn == 1
    table.turn("place white-plain fox-1")
    assert table.state.turn == 1


@rule("DU-10.3", "DU-10.4")
def test_without_dice_there_are_no_turns_and_the_others_play_on() -> None:
    table = simple(Player("plain:6"), Player("plain:6 item:3 story:3"), seats=2)
    table.turn("place red-plain fox-1")
    table.turn("place white-plain fox-2")
    assert table.state.turn == 1
    table.turn("place white-item rabbit")
    assert table.state.turn == 1


@rule("DU-10.5", "DU-3.1")
def test_the_chapter_ends_when_all_dice_are_used_or_everybody_passed() -> None:
    table = simple(Player("plain:6"), Player("plain:6 item:3"), seats=2, chapter=2)
    table.turn("place red-plain rabbit")
    table.play("pass")
    assert table.state.chapter == 3


@rule("DU-10.6", "DU-11.2")
def test_a_low_die_can_still_be_spent_on_a_spirit() -> None:
    table = simple(Player("item:1"))
    assert table.allows("place red-item fox-1")


@rule("DU-3.9")
def test_five_dice_are_five_turns() -> None:
    table = simple(Player(passed=False), Player("", passed=True), seats=2)
    turns = 0
    while table.state.chapter == 2:
        table.turn(place_far(table))
        turns += 1
    assert turns == 5


@rule("DU-R.30")
def test_who_passed_never_comes_back_and_still_reacts() -> None:
    table = Table(Player("item:item-face plain:3", hand=["cudgel-in-the-sack"]), Player("plain:6 item:3"), seats=2)
    table.play("pass")
    table.play("place white-plain town--apple-field")
    table.let_be()
    table.play("walk apple-field", "take apple", "play cudgel-in-the-sack")
    assert table.tokens(0) == {"apple": 1}
    assert table.pool(0) == {"red-item": "item-face", "red-plain": "3"}
    table.to("place")
    assert table.state.turn == 1


@rule("DU-21.1", "DU-5.4")
@pytest.mark.parametrize("socket", ["town--soldier", "rabbit", "snake"])
def test_two_players_stack_two_dice(socket: str) -> None:
    table = simple(Player("plain:6"), seats=2, stacks={socket: "white-plain:5 white-item:5"})
    assert table.cite(f"place red-plain {socket}") == "DU-21.1"


@rule("DU-21.2", "DU-E.1", "DU-E.2")
@pytest.mark.parametrize(
    ("seats", "event", "limit"),
    [(2, "beanstalk-summer", 3), (2, "low-branches", 1), (3, "beanstalk-summer", 4), (3, "low-branches", 2)],
)
def test_events_change_the_height(seats: int, event: str, limit: int) -> None:
    dice = ["white-plain:5", "white-item:5", "white-story:5", "white-double:5"]
    full = simple(Player("plain:6"), seats=seats, event=event, stacks={"town--soldier": " ".join(dice[:limit])})
    assert full.cite("place red-plain town--soldier") in ("DU-5.4", "DU-21.1")
    free = simple(Player("plain:6"), seats=seats, event=event, stacks={"town--soldier": " ".join(dice[: limit - 1])})
    assert free.allows("place red-plain town--soldier")


def test_the_fox_has_two_sockets() -> None:
    assert [SOCKET_KEYS[socket] for socket in FOXES] == ["fox-1", "fox-2"]
