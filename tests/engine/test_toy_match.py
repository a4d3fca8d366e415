"""Matches: take-backs by law, table-wide rewinds, logs that cannot be."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.engine.luck import BadLuck
from taletable.engine.match import SETUP, TABLE, Entry, Match
from taletable.engine.moves import Move, Refused
from taletable.engine.saying import Wrong
from taletable.games import find_game
from tests.sentences import raises

from .toys import COURT, DELVE, RACE, WHISPERS

PAPER_TALES = find_game("paper-tales")


def play(match: Match, *moves: str) -> None:
    """Play moves written as text."""
    for text in moves:
        match.play(match.game.read(text))


def dump(match: Match) -> dict[str, Any]:
    """The state as data."""
    return match.game.dump(match.state)


def cannot_undo(match: Match, seat: int) -> None:
    """The law forbids it, and nothing changes."""
    before = dump(match), list(match.log)
    assert not match.can_undo(seat)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    assert caught.value.refusal.key == "nothing-to-undo"
    assert (dump(match), match.log) == before


# Take-backs


def test_small_acts_are_taken_back_one_by_one() -> None:
    match = Match(DELVE, 2, seed=b"undo")
    states = [dump(match)]
    for text in ("0 walk", "0 walk", "0 dig", "0 take gold"):
        play(match, text)
        states.append(dump(match))
    for state in reversed(states[:-1]):
        match.undo(0)
        assert dump(match) == state
    cannot_undo(match, 0)
    assert [entry.move.verb for entry in match.log] == ["setup", "walk", "walk", "dig", "take", "undo", "undo", "undo", "undo"]
    assert match.line == [0]


def test_a_finished_turn_is_taken_back_until_another_acts() -> None:
    match = Match(DELVE, 2, seed=b"undo")
    play(match, "0 walk", "0 rest")
    assert match.can_undo(0)
    cannot_undo(match, 1)
    play(match, "1 walk")
    cannot_undo(match, 0)
    match.undo(1)
    assert match.can_undo(0), "the other took it back, so nobody has acted since"
    match.undo(0)
    assert DELVE.asked(match.state) == [0]


def test_a_roll_is_a_barrier() -> None:
    match = Match(DELVE, 1, seed=b"undo")
    play(match, "0 walk", "0 fight")
    assert match.can_undo(0)
    play(match, "0 strike")
    assert match.log[-1].luck
    cannot_undo(match, 0)


def test_another_seats_act_is_a_barrier_in_an_open_ask() -> None:
    match = Match(RACE, 3, seed=b"undo")
    play(match, "0 grab 1")
    assert match.can_undo(0)
    play(match, "1 grab 2")
    cannot_undo(match, 0)
    cannot_undo(match, 2)
    match.undo(1)
    assert RACE.legal(match.state, 2)[1] == Move(2, "grab", (2,))


def test_sealed_answers_are_taken_back_whatever_others_do() -> None:
    match = Match(WHISPERS, 3, seed=b"undo")
    first, second = WHISPERS.legal(match.state, 0)[0], WHISPERS.legal(match.state, 1)[0]
    match.play(first)
    match.play(second)
    match.undo(0)
    state: Any = match.state
    assert state.chosen == [-1, second.args[0], -1]
    assert WHISPERS.asked(state) == [0, 2]
    match.play(first)
    match.play(WHISPERS.legal(state, 2)[0])
    for seat in range(3):
        cannot_undo(match, seat)


def test_an_answer_cannot_be_taken_back_once_others_answered_the_next_ask() -> None:
    """A sealed ask to one seat alone closes without a reveal; what others do after it stands on it all the same."""
    match = Match(COURT, 2, seed=b"undo")
    play(match, "0 claim")
    assert COURT.asked(match.state) == [1]
    play(match, "1 let-pass")
    cannot_undo(match, 0)


def test_a_payment_of_one_seat_cannot_be_taken_back_under_the_answers_of_others() -> None:
    match, chooser = payment_of_one_seat()
    move = PAPER_TALES.legal(match.state, chooser)[0]
    while match.state.frames[-1].rule == "payment":
        match.play(move)
        move = PAPER_TALES.legal(match.state, chooser)[0]
    assert match.can_undo(chooser), "nobody has acted since"
    other = next(seat for seat in PAPER_TALES.asked(match.state) if seat != chooser)
    match.play(PAPER_TALES.legal(match.state, other)[-1])
    cannot_undo(match, chooser)
    assert match.can_undo(other)


def payment_of_one_seat() -> tuple[Match, int]:
    """A match of Paper Tales in which exactly one Monarch has to choose what to pay, and nothing random follows it."""
    for seed in range(2000):
        match = Match(PAPER_TALES, 3, seed=seed.to_bytes(2, "big"))
        while match.state.frames[-1].rule != "construction":
            for seat in PAPER_TALES.asked(match.state):
                legal = PAPER_TALES.legal(match.state, seat)
                places = [move for move in legal if move.verb == "place" and seat == 0]
                match.play(places[-1] if places else next((m for m in legal if m.verb == "ready"), legal[0]))
            if match.state.frames[-1].rule == "payment":
                chooser, *others = PAPER_TALES.asked(match.state)
                if not others and pays_without_luck(match):
                    return match, chooser
    raise AssertionError("no such match")


def pays_without_luck(match: Match) -> bool:
    """Does the payment lead straight to Construction, with no barrier in between?"""
    again = Match(PAPER_TALES, 3, seed=match.seed, log=match.log)
    seat = PAPER_TALES.asked(again.state)[0]
    while again.state.frames[-1].rule == "payment":
        again.play(PAPER_TALES.legal(again.state, seat)[0])
    return again.state.frames[-1].rule == "construction" and bool(again.since)


def test_a_take_back_replays() -> None:
    match = Match(DELVE, 2, seed=b"undo")
    play(match, "0 walk", "0 dig")
    match.undo(0)
    match.undo(0)
    play(match, "0 rest", "1 walk")
    again = Match(DELVE, 2, seed=b"undo", log=match.log)
    assert dump(again) == dump(match)
    assert (again.log, again.line, again.since, again.marks, again.events) == (
        match.log,
        match.line,
        match.since,
        match.marks,
        match.events,
    )


# Rewinds


def test_rewind_goes_back_behind_any_barrier() -> None:
    match = Match(DELVE, 1, seed=b"rewind")
    digests = [DELVE.digest(match.state)]
    for text in ("0 walk", "0 fight", "0 strike"):
        play(match, text)
        digests.append(DELVE.digest(match.state))
    match.rewind(1)
    assert DELVE.digest(match.state) == digests[1]
    assert len(match.log) == 5
    assert match.line == [0, 1]
    assert match.can_undo(0), "what was before can be taken back as it could then"
    play(match, "0 fight")
    roll = match.log[3].luck
    match.play(Move(0, "strike"))
    assert match.log[-1].luck[0] in range(3)
    assert roll, "a new entry has its own luck, so a rewind cannot be used to try again for the same roll"
    again = Match(DELVE, 1, seed=b"rewind", log=match.log)
    assert dump(again) == dump(match)


def test_who_goes_back_past_luck_practises() -> None:
    match = Match(DELVE, 1, seed=b"rewind")
    play(match, "0 walk", "0 walk")
    match.rewind(1)
    assert not match.practice, "what could have been taken back by law gave nobody an advantage"
    play(match, "0 fight", "0 strike")
    rolled = len(match.log) - 1
    match.rewind(rolled)
    assert not match.practice, "nothing is lost"
    match.rewind(1)
    assert match.practice
    play(match, "0 walk")
    assert Match(DELVE, 1, seed=b"rewind", log=match.log).practice, "the log knows it"


def test_rewinds_and_take_backs_can_be_rewound() -> None:
    match = Match(DELVE, 1, seed=b"rewind")
    play(match, "0 walk", "0 walk")
    two_steps = dump(match)
    match.undo(0)
    one_step = dump(match)
    match.rewind(0)
    start = dump(match)
    match.rewind(3)
    assert dump(match) == one_step
    match.rewind(2)
    assert dump(match) == two_steps
    match.rewind(4)
    assert dump(match) == start
    assert dump(match.at(5)) == one_step
    assert dump(match.at(len(match.log) - 1)) == start
    assert dump(Match(DELVE, 1, seed=b"rewind", log=match.log)) == start


@pytest.mark.parametrize("n", [-1, 1, 99])
def test_rewind_needs_an_entry(n: int) -> None:
    match = Match(DELVE, 1, seed=b"rewind")
    with raises(Wrong, "there is no entry"):
        match.rewind(n)
    assert len(match.log) == 1


# Logs


def test_events_belong_to_entries() -> None:
    match = Match(DELVE, 1, seed=b"log")
    told = match.play(Move(0, "walk"))
    assert [event.kind for event in told] == ["walked", "lost"]
    assert match.events[match.marks[0] : match.marks[1]] == told
    match.undo(0)
    assert match.marks == [0, 2, 2]


def test_the_seed_decides_and_the_log_remembers() -> None:
    one, two = Match(WHISPERS, 3, seed=b"x"), Match(WHISPERS, 3, seed=b"x")
    assert dump(one) == dump(two)
    assert dump(Match(WHISPERS, 3, seed=b"y")) != dump(one)
    assert dump(Match(WHISPERS, 3, seed=b"y", log=one.log)) == dump(one), "a replay needs no seed"
    assert Match(WHISPERS, 3).seed != Match(WHISPERS, 3).seed


@pytest.mark.parametrize(
    ("entry", "error", "why"),
    [
        (Entry(0, Move(1, "walk")), Refused, "not Seat 2's decision"),
        (Entry(0, Move(0, "fly")), Refused, "not among the choices"),
        (Entry(0, Move(0, "walk"), (1,)), BadLuck, "more outcomes of chance"),
        (Entry(0, SETUP), Wrong, "cannot be: setup"),
        (Entry(0, Move(TABLE, "dance")), Wrong, "cannot be: dance"),
        (Entry(0, Move(TABLE, "clock")), Wrong, "nothing is due"),
        (Entry(0, Move(TABLE, "undo", (0,))), Wrong, "cannot be: undo"),
        (Entry(0, Move(TABLE, "undo", (1,))), Wrong, "cannot be: undo"),
        (Entry(0, Move(TABLE, "undo", (-1,))), Wrong, "cannot be: undo"),
        (Entry(0, Move(TABLE, "undo")), Wrong, "cannot be: undo"),
        (Entry(0, Move(TABLE, "rewind", (3,))), Wrong, "cannot be: rewind"),
        (Entry(0, Move(TABLE, "rewind", (0, 1))), Wrong, "cannot be: rewind"),
    ],
)
def test_entries_that_cannot_be_change_nothing(entry: Entry, error: type[Wrong | Refused], why: str) -> None:
    match = Match(DELVE, 2, seed=b"log")
    play(match, "0 walk", "0 walk")
    before = dump(match), list(match.log), list(match.events), list(match.marks), list(match.since), list(match.line)
    with raises(error, why, DELVE):
        match.feed(entry)
    assert (dump(match), match.log, match.events, match.marks, match.since, match.line) == before
    play(match, "0 walk")
    assert match.can_undo(0)


@pytest.mark.parametrize(("luck", "why"), [((), "too few"), ((9,), "impossible"), ((0, 0, 0), "more outcomes")])
def test_luck_that_does_not_fit_changes_nothing(luck: tuple[int, ...], why: str) -> None:
    match = Match(DELVE, 1, seed=b"log")
    play(match, "0 walk", "0 fight")
    before = dump(match), list(match.log), list(match.events)
    with raises(BadLuck, why):
        match.feed(Entry(0, Move(0, "strike"), luck))
    assert (dump(match), match.log, match.events) == before
    match.undo(0)
    assert match.state.frames[-1].rule == "day"


@pytest.mark.parametrize(
    ("log", "error"),
    [
        ([Entry(0, Move(0, "walk"))], ValueError),
        ([Entry(0, SETUP, (1,))], BadLuck),
        ([Entry(0, SETUP), Entry(0, Move(0, "strike"))], Refused),
    ],
)
def test_a_log_that_cannot_be_is_no_match(log: list[Entry], error: type[Exception]) -> None:
    with pytest.raises(error):
        Match(DELVE, 1, log=log)


def test_a_set_up_with_too_little_luck_is_no_match() -> None:
    with pytest.raises(BadLuck):
        Match(WHISPERS, 2, log=[Entry(0, SETUP, (1, 0))])


def test_times_are_kept_and_never_go_back() -> None:
    match = Match(DELVE, 1, seed=b"time")
    match.play(Move(0, "walk"), 500)
    match.play(Move(0, "walk"), 300)
    match.undo(0, 100)
    assert [entry.now for entry in match.log] == [0, 500, 500, 500]
    assert match.state.now == 0, "a game without real time has no clock of its own"
    assert match.advance(10_000) == []
    assert len(match.log) == 4
