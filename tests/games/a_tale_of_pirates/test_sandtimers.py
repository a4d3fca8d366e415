"""The golden rules of the Sandtimer (TP-6), who holds them (TP-V), and time itself (TP-R.37 to TP-R.62)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import TABLE, Match
from taletable.engine.moves import Move, Refused
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.timer import COUNT_IN, GRACE
from taletable.testing import rule

from .table import BEGAN, SAND, START, Table, kinds, told, voyage


@rule("TP-6.1", "TP-6.3", "TP-6.4", "TP-6.5", "TP-R.52")
def test_thirty_seconds_to_the_millisecond() -> None:
    table = Table()
    table.play(0, "place sail-1")
    assert table.state.through[0] == START + 30_000
    for text in ("hoist", "remove"):
        refusal = table.refusal(0, text, now=START + SAND - 1)
        assert (refusal.cite, refusal.key) == ("TP-6.4", "sand-runs")
    assert not any(text.startswith("place") for text in table.legal(0))
    table.play(0, "hoist", now=START + SAND)
    assert table.state.speed == 1


@rule("TP-6.2", "TP-R.88")
def test_nobody_touches_the_sandtimer_of_another() -> None:
    table = Table()
    table.play(0, "place sail-1")
    assert table.refusal(1, "hoist", now=START + SAND)[:2] == ("TP-6.9", "other-action")
    assert table.refusal(1, "remove", now=START + SAND)[:2] == ("TP-6.2", "in-hand")


@rule("TP-6.6", "TP-6.10", "TP-R.55")
def test_one_performance_then_it_is_back_in_hand() -> None:
    table = Table()
    table.act(0, "sail-1", "hoist")
    assert table.state.place[0] == -1
    assert table.refusal(0, "hoist")[:2] == ("TP-6.9", "other-action")


@rule("TP-6.7", "TP-R.57", "TP-R.62")
def test_it_may_wait_and_blocks_its_space_meanwhile() -> None:
    table = Table()
    table.play(0, "place sail-1")
    table.wait(START + 60_000)
    assert table.state.speed == 0, "nothing is performed by itself"
    assert table.dump()["players"][0]["place"] == "sail-1"
    assert table.refusal(1, "place sail-1").cite == "TP-6.15"
    table.play(0, "hoist", now=START + 70_000)
    assert table.state.speed == 1


@rule("TP-6.8")
def test_it_may_be_removed_without_acting() -> None:
    table = Table()
    table.act(0, "helm", "remove")
    assert table.state.place[0] == -1
    assert table.state.bow == 0


@rule("TP-6.9")
def test_only_the_chosen_action() -> None:
    table = Table(corks=["helm"])
    table.play(0, "place sail-1")
    assert table.refusal(0, "repair helm", now=START + SAND)[:2] == ("TP-6.9", "other-action")


@rule("TP-6.11", "TP-6.12", "TP-6.13", "TP-R.37")
@pytest.mark.parametrize(
    ("first", "do", "same"), [("sail-1", "hoist", "sail-2"), ("left-1", "remove", "left-2"), ("right-2", "remove", "right-1")]
)
def test_never_twice_in_a_row_in_one_area(first: str, do: str, same: str) -> None:
    table = Table()
    table.act(0, first, do)
    for space in (first, same):
        refusal = table.refusal(0, f"place {space}")
        assert (refusal.cite, refusal.key) == ("TP-6.11", "same-area")
    other = "right-1" if first.startswith("left") else "left-1"
    assert f"place {other}" in table.legal(0), "left and right Cannons are two areas"
    table.act(0, other, "remove")
    assert f"place {first}" in table.legal(0)


@rule("TP-R.37")
def test_the_ban_is_tracked_per_sandtimer() -> None:
    table = Table()
    table.act(0, "sail-1", "hoist")
    assert "place sail-1" in table.legal(1)


@rule("TP-R.37")
def test_a_broken_cannon_counts_as_the_last_area() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[5])
    table.act(0, "right-1", "fire corvette-1")
    assert table.refusal(0, "place right-2").cite == "TP-6.11"


@rule("TP-6.14", "TP-13.4")
def test_not_into_a_damaged_space() -> None:
    table = Table(corks=["helm"])
    assert table.refusal(0, "place helm").cite == "TP-6.14"


@rule("TP-6.15", "TP-R.59")
def test_the_first_to_reach_a_space_has_it() -> None:
    table = Table()
    table.play(0, "place helm")
    refusal = table.refusal(1, "place helm")
    assert (refusal.cite, refusal.args) == ("TP-6.15", (0,))
    assert table.state.place[1] == -1
    assert table.state.last[1] == -1


@rule("TP-R.38")
def test_the_memory_is_cleared_each_round() -> None:
    table = Table(goal=1, round=1, chapter=1)
    table.act(0, "sail-1", "hoist")
    table.wait_round()
    assert table.state.round == 2
    assert table.state.last == [-1] * 4


@rule("TP-5.7", "TP-R.39", "TP-R.53")
def test_time_up_takes_all_sandtimers_off() -> None:
    table = Table(goal=1, now=80_000)
    table.play(0, "place sail-1")
    table.play(1, "place helm")
    ends = table.state.ends
    table.wait(ends - 1)
    assert table.state.place[0] >= 0
    assert table.refusal(0, "hoist", now=ends)[:2] == ("TP-5.4", "count-in")
    assert table.state.place == [-1] * 4
    assert table.state.speed == 0, "what was not performed is lost"


@rule("TP-R.40")
def test_each_placement_has_the_full_sand() -> None:
    table = Table()
    table.act(0, "sail-1", "remove")
    table.play(0, "place helm")
    assert table.state.through[0] == table.now + SAND


@rule("TP-R.41")
@pytest.mark.parametrize("space", ["left-1", "helm", "repairs", "lookout"])
def test_the_need_is_checked_when_performing(space: str) -> None:
    table = Table(speed=0)
    table.play(0, f"place {space}")
    assert table.state.place[0] >= 0
    assert [text for text in table.legal(0, START + SAND) if text not in ("remove", "run-forward")] == []


# Who holds them


@rule("TP-V.1", "TP-V.5", "TP-4.3")
def test_one_sandtimer_for_each_of_three_or_four() -> None:
    for seats in (3, 4):
        table = Table(seats=seats)
        assert len(table.state.place) == seats
        assert GAME.asked(table.state) == list(range(seats))


@rule("TP-V.2", "TP-V.3", "TP-V.4", "TP-R.88")
def test_two_players_hold_two_each() -> None:
    assert GAME.new(2).solo, "two Sandtimers in all are no game for two"
    table = Table(seats=4)
    assert not table.state.solo
    table.play(0, "place sail-1")
    table.play(1, "place helm")
    assert table.state.place[0] >= 0, "both Sandtimers of one person are on the ship at once"
    assert table.state.place[1] >= 0


@rule("TP-V.10", "TP-R.42")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_solo(seats: int) -> None:
    s = GAME.new(seats, {"crew": "solo"})
    assert len(s.place) == seats
    assert GAME.view(s, 0)["result"]["solo"] is True
    s.outcome, s.over = 1, True
    assert all(key.endswith("-solo") for key in GAME.unlocks(s) if key.startswith("stars"))


# Time


@rule("TP-1.2", "TP-5.5")
def test_all_are_asked_at_once() -> None:
    table = Table()
    for seat, space in enumerate(("sail-1", "sail-2", "helm", "lookout")):
        table.play(seat, f"place {space}")
    assert table.state.through == [START + SAND] * 4
    assert GAME.asked(table.state) == [0, 1, 2, 3]


@rule("TP-R.50", "TP-R.66")
def test_time_is_an_input() -> None:
    table = Table()
    table.play(0, "place sail-1", now=20_000)
    table.play(1, "place helm", now=19_000)
    assert table.state.through == [50_000, 50_000, 0, 0], "times never go back"
    ends = BEGAN + table.state.length()
    table.wait_round()
    assert table.state.now == ends


@rule("TP-5.4", "TP-R.81")
def test_the_clock_starts_when_all_are_ready() -> None:
    match = Match(GAME, 3, seed=b"start")
    for seat in (0, 1):
        match.play(Move(seat, "ready"), 5_000)
    with pytest.raises(Refused):
        match.play(GAME.read("0 place helm"), 6_000)
    match.play(Move(2, "ready"), 7_000)
    s = voyage(match.state)
    assert s.began == 7_000 + COUNT_IN
    assert s.ends == s.began + s.length()
    with pytest.raises(Refused) as caught:
        match.play(GAME.read("0 place helm"), s.began - 1)
    assert caught.value.refusal.cite == "TP-5.4"
    match.play(GAME.read("0 place helm"), s.began)


@rule("TP-R.58")
def test_grace_for_what_was_sent_in_time() -> None:
    table = Table(goal=1)
    table.play(0, "place sail-1")
    ends = table.state.ends
    assert GRACE == 300
    assert GAME.grace(table.state) == GRACE
    assert GAME.lapses(table.state) == ends + 301
    assert GAME.moment(table.state, sent=ends - 1, received=ends + 300) == ends - 1
    assert GAME.moment(table.state, sent=ends, received=ends + 300) == ends + 300
    assert GAME.moment(table.state, sent=ends - 1, received=ends + 301) == ends + 301
    assert GAME.moment(table.state, sent=START, received=START + 200) == START + 200
    table.play(0, "hoist", now=GAME.moment(table.state, sent=ends - 50, received=ends + 120))
    assert table.state.speed == 1
    assert table.state.now == ends - 1


@rule("TP-R.58")
def test_there_is_no_grace_for_events() -> None:
    table = Table(chapter=2, events={"2-1-gust": 60_000})
    due = BEGAN + 60_000
    assert GAME.grace(table.state) == 0
    assert GAME.lapses(table.state) == due
    assert GAME.moment(table.state, sent=due - 1, received=due + 1) == due + 1


@rule("TP-R.56")
def test_choices_are_made_when_performing() -> None:
    table = Table(speed=1)
    table.play(0, "place helm")
    assert {text for text in table.legal(0, START + SAND) if text.startswith("steer")} == {
        "steer left-1",
        "steer left-2",
        "steer right-1",
        "steer right-2",
    }


@rule("TP-R.57")
def test_there_is_no_undo() -> None:
    table = Table()
    table.play(0, "place sail-1")
    assert not table.match.can_undo(0)


@rule("TP-R.57")
def test_being_helped_marks_the_result() -> None:
    s = GAME.new(3, {"helped": True})
    s.outcome, s.over = 1, True
    assert GAME.view(s, 0)["result"]["helped"] is True
    assert all(key.endswith("-helped") for key in GAME.unlocks(s) if key.startswith("stars"))


@rule("TP-R.49", "TP-R.90")
def test_the_clock_runs_forward_when_all_agree() -> None:
    table = Table(chapter=2, goal=1, events={"2-1-gust": 60_000})
    for seat in range(3):
        table.play(seat, "run-forward")
    table.play(2, "play-on")
    table.play(3, "run-forward")
    table.play(0, "place sail-1")
    assert table.state.vote == [True, True, False, True]
    now = table.now
    events = table.play(2, "run-forward", now=now + 500)
    assert kinds(events).index("happening") < kinds(events).index("time-up")
    assert table.state.round == 2
    assert table.state.speed == 1, "the gust has blown"
    assert table.state.now == now + 500


@rule("TP-R.65")
def test_seed_and_commands_replay_exactly() -> None:
    match = Match(GAME, 3, {"chapter": 2}, b"replay")
    for seat in range(3):
        match.play(Move(seat, "ready"), 0)
    match.play(GAME.read("0 place lookout"), 4_000)
    s = voyage(match.state)
    slot = next(slot for slot, card in enumerate(s.down) if card >= 0)
    match.play(Move(0, "look", (slot,)), 34_000)
    match.advance(s.ends)
    again = Match(GAME, 3, {"chapter": 2}, b"replay", log=match.log)
    assert GAME.digest(voyage(again.state)) == GAME.digest(voyage(match.state))
    assert again.events == match.events
    assert any(entry.move == Move(TABLE, "clock") for entry in match.log)


@rule("TP-R.64")
def test_secrets_stay_hidden() -> None:
    match = Match(GAME, 3, {"chapter": 3}, b"secrets")
    for seat in range(3):
        match.play(Move(seat, "ready"), 0)
    s = voyage(match.state)
    assert s.schedule
    for viewer in (0, None):
        view = GAME.view(s, viewer)
        assert view["schedule"] is None
        assert view["events"]["signs"] == []
        hidden = [card for card in s.down if card >= 0]
        assert not any(GAME.deck.ids[card] in str(view["down"]) for card in hidden)
        assert str(view).count("chests. One of them has to be hers") == 0, "a later goal"
        assert {card["new_in"] for card in view["reference"]["cards"]} == {1, 2, 3}
    assert len({tuple(GAME.imagine(s, 0, Luck(b"times", n)).schedule) for n in range(40)}) > 30


@rule("TP-R.54")
def test_the_end_of_the_round_comes_first_then_events_then_commands() -> None:
    table = Table(chapter=2, goal=1, events={"2-1-gust": 60_000}, speed=0)
    table.play(0, "place sail-1", now=BEGAN + 20_000)
    table.play(0, "hoist", now=BEGAN + 60_000)
    assert table.state.speed == 2, "the gust came before the command of the same millisecond"
    table = Table(chapter=2, goal=1, events={"2-1-gust": table.state.length()})
    assert "happening" not in kinds(table.wait_round())
    assert told(table.match.events, "time-up")


@rule("TP-R.52", "TP-R.76")
def test_the_table_hears_when_other_moves_become_possible() -> None:
    table = Table()
    assert GAME.stirs(table.state, table.now) == -1
    table.play(0, "place helm")
    table.play(1, "place sail-1", now=START + 4_000)
    assert GAME.stirs(table.state, table.now) == START + SAND
    assert GAME.stirs(table.state, START + SAND) == START + 4_000 + SAND
