"""Cases written from the ledger alone: two or three things that meet, boundaries, and modes."""

from __future__ import annotations

import pytest

from taletable.testing import rule

from .table import Player, Table

BEGINNER = {"cards": "beginner"}


def simple(*players: Player, **more: object) -> Table:
    """A table where nobody reacts."""
    return Table(*players, options=dict(BEGINNER), **more)  # type: ignore[arg-type]


# Stacks


@rule("DU-E.7", "DU-5.3")
@pytest.mark.parametrize(
    ("face", "top", "fits"), [("4", "", True), ("3", "", False), ("4", "white-item:4", True), ("4", "white-item:5", False)]
)
def test_open_gates_lower_the_socket_and_not_the_dice_in_it(face: str, top: str, fits: bool) -> None:
    table = simple(
        Player(f"plain:{face}", at="soldier"),
        event="open-gates",
        stacks={"soldier--king": top} if top else {},
    )
    assert table.allows("place red-plain soldier--king") == fits


@rule("DU-21.1", "DU-21.2", "DU-E.1", "DU-E.2")
@pytest.mark.parametrize(("event", "most"), [(None, 2), ("beanstalk-summer", 3), ("low-branches", 1)])
def test_two_players_count_events_from_two(event: str | None, most: int) -> None:
    dice = ["white-item:4", "white-story:4", "white-double:4"]
    for height in range(4):
        table = simple(Player("plain:6"), seats=2, event=event, stacks={"town--soldier": " ".join(dice[:height])} if height else {})
        assert table.allows("place red-plain town--soldier") == (height < most)


@rule("DU-C.58", "DU-20.15", "DU-E.2")
def test_the_musicians_climb_over_low_branches() -> None:
    table = simple(
        Player("plain:6", character="musicians-of-bremen"), seats=2, event="low-branches", stacks={"town--soldier": "white-item:4"}
    )
    assert not table.allows("place red-plain town--soldier")
    table.play("ability")
    assert table.allows("place red-plain town--soldier")


@rule("DU-6.10", "DU-R.52", "DU-6.9")
def test_who_covered_their_own_ban_with_a_plain_six_has_no_ban_any_more() -> None:
    stacks = {"town--soldier": "red-ban:ban-face"}
    assert simple(Player("plain:6"), stacks=stacks).allows("place red-plain town--soldier")
    assert not simple(Player("plain:5"), stacks=stacks).allows("place red-plain town--soldier")
    assert not simple(Player("item:3"), Player("plain:6"), turn=1, stacks=stacks).allows("place white-plain town--soldier")
    assert simple(Player("item:3"), Player("ban:ban-face"), turn=1, stacks=stacks).allows("place white-ban town--soldier")
    covered = {"town--soldier": "red-ban:ban-face red-plain:6"}
    assert simple(Player("item:3"), Player("plain:6"), turn=1, stacks=covered).allows("place white-plain town--soldier")


@rule("DU-R.19", "DU-6.9", "DU-11.2")
@pytest.mark.parametrize("spirit", ["rabbit", "snake"])
def test_a_ban_holds_on_spirits(spirit: str) -> None:
    stacks = {spirit: "white-ban:ban-face"}
    assert not simple(Player("plain:6"), stacks=stacks).allows(f"place red-plain {spirit}")
    assert simple(Player("ban:ban-face"), stacks=stacks).allows(f"place red-ban {spirit}")


@rule("DU-V.5", "DU-E.8")
@pytest.mark.parametrize("more", [{"options": {"mode": "peaceful", "cards": "beginner"}}, {"event": "quiet-forest", "options": BEGINNER}])
def test_where_bans_are_sixes_a_six_covers_them(more: dict[str, object]) -> None:
    table = Table(Player("plain:6 item:5"), stacks={"town--soldier": "white-ban:ban-face"}, **more)  # type: ignore[arg-type]
    assert table.allows("place red-plain town--soldier")
    assert not table.allows("place red-item town--soldier")


@rule("DU-5.4", "DU-6.11", "DU-6.10")
def test_a_full_stack_is_full_for_the_owner_of_its_ban_as_well() -> None:
    table = simple(Player("plain:6"), stacks={"town--soldier": "white-item:4 white-story:5 red-ban:ban-face"})
    assert table.cite("place red-plain town--soldier") == "DU-5.4"


@rule("DU-E.3", "DU-11.2")
@pytest.mark.parametrize("spirit", ["rabbit", "wolf", "snake", "fox-1", "fox-2"])
def test_sleeping_spirits_take_nothing(spirit: str) -> None:
    assert not simple(Player("plain:6"), event="the-spirits-sleep").allows(f"place red-plain {spirit}")


# The Wolf


@rule("DU-R.18", "DU-11.15", "DU-11.16")
def test_a_fed_wolf_takes_no_die_even_where_its_socket_is_free() -> None:
    assert not simple(Player("plain:6"), wolf=True).allows("place red-plain wolf")


@rule("DU-V.4", "DU-11.17", "DU-6.5")
def test_the_peaceful_wolf_eats_nothing_and_the_face_counts() -> None:
    table = Table(Player("item:item-face plain:3"), Player("plain:6"), seats=2, options={"mode": "peaceful"})
    table.turn("place red-item wolf", "draw-item")
    assert table.pool(1) == {"white-plain": "6"}
    assert len(table.cards("hand", 0)) == 1
    assert table.state.turn == 1


@rule("DU-R.16", "DU-10.2", "DU-11.14")
def test_the_wolf_asks_those_who_passed_for_a_die_and_skips_those_without() -> None:
    table = simple(Player("item:3 plain:6"), Player("plain:6", passed=True), Player(""))
    table.play("place red-item wolf")
    assert table.pool(1) == {}
    assert table.stack("wolf")[-1] == "white-plain"


# Order


@rule("DU-E.5", "DU-4.1")
def test_widdershins_the_turn_goes_to_the_right() -> None:
    table = simple(Player("plain:6 item:3"), event="widdershins")
    table.turn("place red-item snake")
    assert table.state.turn == 2


@rule("DU-10.2", "DU-4.8")
def test_who_passed_is_passed_over() -> None:
    table = simple(Player("plain:6 item:3"), Player("plain:6", passed=True), Player("plain:6"))
    table.turn("place red-item snake")
    assert table.state.turn == 2


# Tokens


@rule("DU-E.4", "DU-6.12", "DU-R.32")
@pytest.mark.parametrize(("die", "apples"), [("plain:5", 2), ("double:double-face", 3)])
def test_a_rich_harvest_and_doubling_add_one_each(die: str, apples: int) -> None:
    table = simple(Player(die), event="rich-harvest")
    table.turn(f"place red-{die.split(':')[0]} town--apple-field", "walk apple-field", "take apple")
    assert table.tokens(0) == {"apple": apples}


@rule("DU-E.4", "DU-8.5")
def test_the_fairy_has_no_harvest() -> None:
    table = simple(Player("plain:6", at="church"), event="rich-harvest")
    table.turn("place red-plain church--fairy", "walk fairy", "take bread")
    assert table.tokens(0) == {"bread": 1}


@rule("DU-6.3", "DU-6.14", "DU-11.17")
def test_a_doubling_face_on_a_spirit_doubles_nothing_later() -> None:
    table = simple(Player("double:double-face plain:5 item:3"), Player("item:3", passed=True), seats=2)
    table.turn("place red-double snake")
    table.turn("place red-plain town--apple-field", "walk apple-field", "take apple")
    assert table.tokens(0) == {"apple": 1}


# Fields


@rule("DU-E.6", "DU-8.13")
def test_lame_horses_carry_nobody() -> None:
    table = simple(Player("plain:6 item:3", at="huntsman"), event="lame-horses")
    table.play("place red-plain huntsman--steed-east", "walk steed-east")
    assert not [act for act in table.options() if act.startswith("ride")]


@rule("DU-R.27", "DU-R.44", "DU-17.12")
def test_one_ride_wakes_a_sleeper_and_no_second_follows() -> None:
    table = Table(Player("plain:6 item:3", at="huntsman", tales=["a-hundred-years-sleep"]), options={"cards": "all"}, empty=["items"])
    assert table.score(0) == -2
    table.turn("place red-plain huntsman--steed-east", "walk steed-east", "ride steed-west")
    assert table.at(0) == "steed-west"
    assert table.score(0) == 0


@rule("DU-21.15", "DU-21.16")
def test_beginners_meet_no_cards() -> None:
    table = simple(Player("story:story-face item:3"))
    table.turn("place red-story town--old-woman", "walk old-woman")
    assert table.at(0) == "old-woman"
    assert table.state.turn == 1
    assert table.cards("tales", 0) == []


@rule("DU-11.12", "DU-R.22", "DU-11.10")
def test_a_rabbit_leaps_over_a_full_and_banned_route() -> None:
    stacks = {"town--soldier": "white-item:4 white-story:5 white-ban:ban-face"}
    table = simple(Player("plain:6 item:3", rabbits=1), stacks=stacks)
    table.turn("hop soldier")
    assert table.at(0) == "soldier"
    assert len(table.pool(0)) == 2
    assert table.state.turn == 1


# Quests


@rule("DU-9.E1", "DU-9.3")
def test_two_apples_pay_once() -> None:
    table = simple(Player("plain:6 item:3", tokens="apple apple", quests=["apples-for-the-well", "harvest-thanksgiving"]))
    table.play("place red-plain town--church", "walk church")
    assert {"complete apples-for-the-well", "complete harvest-thanksgiving"} <= set(table.options())
    table.play("complete harvest-thanksgiving")
    assert table.score(0) == 3
    assert "complete apples-for-the-well" not in table.options()


@rule("DU-R.14", "DU-9.4")
def test_one_visit_serves_a_visit_and_a_delivery() -> None:
    quests = ["counting-sheep-from-above", "pie-in-the-sky"]
    table = simple(Player("plain:6 item:3", at="soldier", tokens="bread apple apple", quests=quests))
    table.turn("place red-plain soldier--clouds", "walk clouds", "complete pie-in-the-sky", "complete counting-sheep-from-above")
    assert table.score(0) == 4 + 2
    assert table.tokens(0) == {}


@rule("DU-Q.17", "DU-9.1")
@pytest.mark.parametrize(("other", "met"), [("church", True), ("town", False)])
def test_a_wedding_needs_a_guest(other: str, met: bool) -> None:
    table = simple(Player("plain:6 item:3", quests=["the-wedding-guest"]), Player("plain:5", at=other))
    table.play("place red-plain town--church", "walk church")
    assert ("complete the-wedding-guest" in table.options()) == met


@rule("DU-5.8", "DU-R.14", "DU-9.1")
def test_a_quest_can_be_completed_in_a_turn_without_a_step() -> None:
    table = simple(Player("plain:6 item:3", at="church", tokens="bread bread", quests=["bread-for-the-poor-box"]))
    table.turn("place red-item snake", "complete bread-for-the-poor-box")
    assert table.score(0) == 3


@rule("DU-S.39", "DU-S.40", "DU-19.3")
@pytest.mark.parametrize(("tokens", "score"), [("apple apple", 0), ("apple apple apple", 1), ("apple bread gold", 3)])
def test_side_quests_look_at_the_same_tokens(tokens: str, score: int) -> None:
    table = Table(Player("plain:6", tokens=tokens, tales=["full-pockets", "a-table-well-laid"]))
    assert table.score(0) == score


@rule("DU-C.55", "DU-20.9", "DU-R.40")
def test_sleeping_beauty_walks_over_a_ban_and_her_faces_sleep() -> None:
    table = Table(
        Player("item:item-face story:story-face plain:3", character="sleeping-beauty"),
        stacks={"town--bread-field": "white-item:4 white-story:5 white-ban:ban-face"},
    )
    table.turn("sleepwalk red-item red-story bread-field")
    assert table.at(0) == "bread-field"
    assert table.pool(0) == {"red-plain": "3"}
    assert table.cards("hand", 0) == table.cards("tales", 0) == []
