"""The roll, the Event, the Forest Spirits, the end of a chapter (DU-3, DU-11, DU-12)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.games.dice_upon_a_time.board import FIELD_KEYS, SPIRITS
from taletable.games.dice_upon_a_time.dice import FACES
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule

from .table import Player, Table
from .test_placing import simple

IDLE = Player("", passed=True)


def end_of_chapter(*players: Player, **more: object) -> Table:
    """Seat 0 is the last to pass; nobody reacts."""
    table = simple(*players, **more)
    table.play("pass")
    return table


# The roll


@rule("DU-3.1", "DU-3.2", "DU-2.7")
def test_everybody_rolls_all_dice_openly() -> None:
    table = end_of_chapter(Player("plain:6"), IDLE, seats=2, chapter=1)
    assert table.state.chapter == 2
    for seat in (0, 1):
        pool = table.pool(seat)
        assert len(pool) == 5
        for viewer in (0, 1, None):
            assert table.view(viewer)["players"][seat]["pool"] == list(pool)
    assert all(table.state.face[die] in FACES[die] for seat in (0, 1) for die in table.state.pool[seat])
    assert len(table.told("roll")) == 2


@rule("DU-3.5", "DU-3.7")
def test_then_the_next_event_is_turned_up() -> None:
    table = simple(Player("plain:6"), IDLE, seats=2)
    left = len(table.state.fate)
    table.play("pass")
    assert len(table.state.fate) == left - 1
    kinds = [event.kind for event in table.events]
    assert kinds.index("event") > max(i for i, kind in enumerate(kinds) if kind == "roll")
    assert table.view(None)["event"]


@rule("DU-3.6", "DU-R.2", "DU-E.7")
def test_an_event_lasts_its_whole_chapter() -> None:
    table = simple(Player("plain:4 item:4", at="soldier"), Player("plain:4", at="soldier"), seats=2, event="open-gates")
    assert table.allows("place red-plain soldier--king")
    table.turn("place red-plain fox-1")
    assert table.allows("place white-plain soldier--king")
    table.turn("place white-plain fox-2")
    table.play("pass")
    assert table.view(None)["event"] != "open-gates"


@rule("DU-3.8", "DU-21.23")
def test_events_may_lie_face_up() -> None:
    state = GAME.new(3, {"events": "open"}, Luck(b"open"))
    assert len(GAME.view(state, None)["ahead"]) == 6
    hidden = GAME.new(3, {}, Luck(b"open"))
    assert GAME.view(hidden, None)["fate"] == {"count": 6}
    table = Table(Player("plain:6"), IDLE, seats=2, options={"events": "open", "cards": "beginner"})
    table.state.ahead, table.state.fate = table.state.fate, []
    first = table.cards("ahead")[0]
    table.play("pass")
    assert table.view(None)["event"] == first


# Rabbit


@rule("DU-11.5", "DU-11.6", "DU-11.8", "DU-11.4")
def test_the_top_die_wins_the_rabbit() -> None:
    table = end_of_chapter(Player("plain:6"), IDLE, IDLE, stacks={"rabbit": "red-item:1 white-item:2 green-item:4"}, marker=0)
    assert table.state.marker == 2
    assert table.state.rabbits == [0, 0, 1]
    assert table.state.turn == 2


@rule("DU-11.5", "DU-11.7", "DU-11.6")
def test_a_single_die_is_enough_and_without_one_the_marker_stays() -> None:
    assert end_of_chapter(Player("plain:6"), IDLE, seats=2, stacks={"rabbit": "white-item:1"}).state.marker == 1
    table = end_of_chapter(Player("plain:6"), IDLE, IDLE, marker=1)
    assert table.state.marker == 1
    assert table.state.rabbits == [0, 0, 0]
    assert table.state.turn == 1


@rule("DU-11.9", "DU-11.10", "DU-11.11", "DU-11.12", "DU-8.2")
def test_a_rabbit_token_is_a_step_without_a_die() -> None:
    stacks = {"town--bread-field": "white-item:5 green-item:5 white-ban:ban-face"}
    table = simple(Player("plain:6", rabbits=1), stacks=stacks)
    assert sorted(act for act in table.options() if act.startswith("hop")) == sorted(
        f"hop {field}" for field in ("bread-field", "soldier", "apple-field", "woodsman", "church", "old-woman")
    )
    table.turn("hop bread-field", "take bread")
    assert table.at(0) == "bread-field"
    assert table.tokens(0) == {"bread": 1}
    assert table.state.rabbits[0] == 0
    assert table.pool(0) == {"red-plain": "6"}
    assert table.stack("town--bread-field")[-1] == "white-ban"
    assert table.state.turn == 1


@rule("DU-R.22", "DU-10.3")
def test_a_rabbit_token_works_without_dice_and_can_be_kept() -> None:
    table = simple(Player("", rabbits=2), Player("plain:6"), seats=2)
    assert table.state.turn == 0
    table.turn("hop church")
    table.turn("place white-plain fox-1")
    assert table.state.turn == 0
    table.play("pass")
    assert table.state.chapter == 3
    assert table.state.rabbits[0] == 1


@rule("DU-R.23")
def test_there_is_no_limit_to_rabbit_tokens() -> None:
    assert end_of_chapter(Player("plain:6", rabbits=5), IDLE, seats=2, stacks={"rabbit": "red-item:1"}).state.rabbits[0] == 6


# Wolf


@rule("DU-11.13", "DU-11.14", "DU-11.3")
def test_the_wolf_eats_at_once_clockwise_a_die_of_each_other_player() -> None:
    table = simple(Player("plain:6"), Player("plain:6 item:1"), Player("item:2 story:3"), turn=1)
    table.play("place white-item wolf")
    assert (table.ask, table.waiting) == ("wolf", [2])
    assert table.options() == ["lose-die green-item", "lose-die green-story"]
    table.play("lose-die green-story")
    assert table.stack("wolf") == ["white-item", "green-story", "red-plain"]


@rule("DU-R.16", "DU-R.64")
def test_the_wolf_and_players_who_passed_or_have_none_or_have_the_snake_die() -> None:
    table = simple(Player("plain:6"), Player("item:1 story:1", passed=True), Player(""), Player("snake-die:4 item:2"), seats=4, snake=3)
    table.play("place red-plain wolf")
    assert table.waiting == [1]
    table.play("lose-die white-item")
    assert table.waiting == [3]
    table.play("lose-die snake-die")
    assert table.stack("wolf") == ["red-plain", "white-item", "snake-die"]


@rule("DU-11.15", "DU-11.16", "DU-R.18")
def test_the_wolf_works_once_per_chapter_even_if_its_socket_becomes_free() -> None:
    fed = simple(Player("plain:6"), wolf=True, stacks={"wolf": "white-item:1"})
    assert fed.cite("place red-plain wolf") == "DU-11.16"
    table = Table(Player("plain:6", hand=["blue-light"]), IDLE, seats=2, wolf=True, stacks={"wolf": "red-item:1"})
    table.play("play-die blue-light red-item")
    assert table.stack("wolf") == []
    assert table.cite("place red-plain wolf") == "DU-R.18"
    assert simple(Player("plain:6"), IDLE, seats=2, wolf=True, stacks={"wolf": "white-item:1"}).state.wolf
    assert not end_of_chapter(Player("plain:6"), IDLE, seats=2, wolf=True, stacks={"wolf": "white-item:1"}).state.wolf


@rule("DU-11.17", "DU-R.17", "DU-11.18")
def test_the_wolf_eats_first_and_then_the_face_takes_effect() -> None:
    table = Table(Player("story:story-face"), Player("item:item-face story:story-face"), seats=2, deck=["windfall"])
    table.play("place red-story wolf")
    assert table.ask == "wolf"
    assert not table.told("read")
    table.play("lose-die white-story")
    assert [event["seat"] for event in table.told("read")] == [0]


# Snake


@rule("DU-11.20", "DU-11.21", "DU-3.3", "DU-11.22", "DU-11.19")
def test_the_winner_of_the_snake_rolls_the_snake_die_in_the_next_chapter() -> None:
    table = simple(Player("plain:6"), IDLE, seats=2, stacks={"snake": "red-item:1 white-item:2"})
    table.roll(*[0] * 10, 1)
    table.play("pass")
    assert table.pool(1)["snake-die"] == "6"
    assert table.state.snake == 1
    assert table.told("won-snake")


@rule("DU-11.23")
def test_the_snake_die_may_be_lost() -> None:
    table = simple(Player("plain:6"), IDLE, seats=2, stacks={"snake": "white-item:2"})
    table.roll(*[0] * 10, 2)
    table.play("pass")
    assert table.state.snake == -1
    assert len(table.pool(1)) == 5


@rule("DU-11.24")
@pytest.mark.parametrize(("outcome", "token"), [(3, "gold"), (4, "bread"), (5, "apple")])
def test_the_snake_die_may_bring_a_token(outcome: int, token: str) -> None:
    table = simple(Player("plain:6"), IDLE, seats=2, stacks={"snake": "white-item:2"})
    table.roll(*[0] * 10, outcome)
    table.play("pass")
    assert table.tokens(1) == {token: 1}
    assert table.state.snake == -1


@rule("DU-11.25", "DU-R.21")
def test_a_kept_snake_die_returns_or_wins_itself_again() -> None:
    home = end_of_chapter(Player("plain:6"), IDLE, seats=2, snake=1, stacks={"big-sea--hell": "snake-die:6"})
    assert home.state.snake == -1
    other = simple(Player("plain:6"), IDLE, seats=2, snake=1, stacks={"big-sea--hell": "snake-die:6", "snake": "red-item:1"})
    other.roll(*[0] * 10, 0)
    other.play("pass")
    assert other.state.snake == 0
    again = simple(Player("plain:6"), IDLE, seats=2, snake=1, stacks={"snake": "red-item:1 snake-die:4"})
    again.roll(*[0] * 10, 0)
    again.play("pass")
    assert again.state.snake == 1


@rule("DU-R.21")
def test_on_the_fox_the_snake_die_gives_nothing() -> None:
    table = end_of_chapter(Player("plain:6"), IDLE, seats=2, snake=1, stacks={"fox-1": "snake-die:6"})
    assert table.ask == "place"
    assert table.state.snake == -1


@rule("DU-11.22")
def test_the_snake_die_is_placed_like_any_other() -> None:
    table = simple(Player("snake-die:4"), snake=0)
    table.turn("place snake-die town--soldier", "walk soldier")
    assert table.at(0) == "soldier"
    assert table.stack("town--soldier") == ["snake-die"]


@rule("DU-2.4")
def test_the_snake_die_lies_by_the_snake_at_first() -> None:
    table = simple()
    assert table.state.snake == -1


# Fox


@rule("DU-11.26", "DU-R.20")
def test_the_fox_has_two_sockets_without_stacks() -> None:
    table = simple(Player("plain:6 item:1 story:1"), IDLE, seats=2)
    table.turn("place red-item fox-1")
    assert table.cite("place red-plain fox-1") == "DU-11.26"
    table.turn("place red-story fox-2")
    assert table.stack("fox-1") == ["red-item"]
    assert table.stack("fox-2") == ["red-story"]


@rule("DU-11.27", "DU-11.28", "DU-3.4", "DU-11.30", "DU-R.20")
def test_a_die_from_the_fox_is_set_at_the_next_roll_before_the_event() -> None:
    table = simple(Player("plain:6"), IDLE, seats=2, stacks={"fox-1": "red-story:1"})
    table.play("pass")
    assert (table.ask, table.waiting) == ("fox", [0])
    assert table.view(0)["players"][0]["fox"] == ["red-story"]
    assert len(table.pool(0)) == 4
    assert table.view(0)["event"] is None
    assert sorted(table.options()) == sorted(
        [f"set red-story {face}" for face in ("1", "2", "3", "4", "5", "story-face")] + ["roll red-story"]
    )
    table.play("set red-story story-face")
    assert table.pool(0)["red-story"] == "story-face"
    assert table.view(0)["event"]


@rule("DU-R.20")
def test_a_die_from_the_fox_may_also_be_rolled() -> None:
    table = end_of_chapter(Player("plain:6"), IDLE, seats=2, stacks={"fox-1": "red-story:1", "fox-2": "white-story:5"})
    assert table.waiting == [0, 1]
    table.roll(4)
    table.play("roll red-story")
    assert table.pool(0)["red-story"] == "5"
    table.play(1, "set white-story 3")
    assert table.ask != "fox"


@rule("DU-11.29", "DU-11.30", "DU-11.3")
@pytest.mark.parametrize("socket", ["rabbit", "snake", "fox-1"])
def test_at_the_moment_of_placing_only_the_wolf_does_something(socket: str) -> None:
    table = simple(Player("item:1 plain:6"))
    before = table.state.rabbits[:], table.state.marker, table.state.snake, table.pool(1)
    table.play(f"place red-item {socket}")
    assert (table.state.rabbits, table.state.marker, table.state.snake, table.pool(1)) == before
    assert table.ask == "place"


@rule("DU-11.1")
def test_spirits_are_no_fields() -> None:
    table = simple()
    assert SPIRITS == ("rabbit", "wolf", "snake", "fox-1", "fox-2")
    assert not set(SPIRITS) & set(FIELD_KEYS)
    assert not any(act.startswith(("walk", "hop")) for act in table.options())


# End of a chapter


@rule("DU-12.1", "DU-12.2", "DU-12.3", "DU-12.4", "DU-13.2")
def test_the_order_at_the_end_of_a_chapter() -> None:
    stacks = {"snake": "white-item:2", "rabbit": "white-story:2", "fox-1": "red-story:1", "town--soldier": "red-ban:5"}
    puss = Player("plain:6", character="puss-in-boots", turned=True)
    table = Table(puss, IDLE, seats=2, stacks=stacks, options={"cards": "beginner"})
    table.play("pass")
    kinds = [event.kind for event in table.events]
    assert kinds.index("won-snake") < kinds.index("won-rabbit") < kinds.index("phase")
    assert all(not table.stack(socket) for socket in ("snake", "rabbit", "fox-1", "town--soldier"))
    assert table.state.turned == [False, False]
    assert table.state.chapter == 3
    assert table.state.passed == [False, False]
