"""Real time as an input: what is due, in which order, and its replay."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import TABLE, Entry, Match
from taletable.engine.moves import Event, Move, Refused
from taletable.engine.saying import Wrong
from taletable.words import words_of
from tests.sentences import raises

from .toys import WATCH
from .toys.watch import ANSWER, EARLIEST, LATEST, ROUND, SAND


def watch(seats: int = 2, bell: int = 0) -> Match:
    """A watch at its beginning, with the first bell at a known time."""
    data = WATCH.dump(WATCH.new(seats, luck=Luck(b"watch")))
    if bell:
        data["bell"] = bell
    return Match(WATCH, seats, seed=b"watch", position=data)


def kinds(events: list[Event]) -> list[str]:
    """What was told."""
    return [event.kind for event in events]


def digest(match: Match) -> str:
    """The state in short."""
    return WATCH.digest(match.state)


def test_sand_is_through_at_its_millisecond_and_not_before() -> None:
    match = watch(bell=3_900)
    match.play(Move(0, "set", (0,)), 100)
    with pytest.raises(Refused) as caught:
        match.play(Move(0, "act"), 100 + SAND - 1)
    assert caught.value.refusal == ("TY-5.2", "sand-runs", (100 + SAND,))
    assert match.state.now == 100, "a refused move brings no time"
    assert kinds(match.play(Move(0, "act"), 100 + SAND)) == ["acted"]
    assert match.state.now == 100 + SAND


def test_a_refused_move_lets_happen_what_was_due() -> None:
    match = watch(bell=1_500)
    before = len(match.log)
    with pytest.raises(Refused):
        match.play(Move(1, "act"), 2_000)
    assert [entry.move for entry in match.log[before:]] == [Move(TABLE, "clock")]
    assert kinds(match.events[-1:]) == ["rang"]
    assert match.state.now == 2_000


def test_what_is_due_comes_before_a_move_of_the_same_millisecond() -> None:
    match = watch(bell=1_500)
    with pytest.raises(Refused) as caught:
        match.play(Move(1, "set", (0,)), 1_500)
    assert caught.value.refusal.key == "not-asked", "the bell has rung, and the first sailor is asked"
    match = watch(bell=1_500)
    match.play(Move(1, "set", (0,)), 1_499)
    assert match.state.frames[-1].rule == "round"


def test_the_end_of_the_round_comes_before_a_bell_of_the_same_millisecond() -> None:
    match = watch()
    data = WATCH.dump(match.state)
    match = Match(WATCH, 2, seed=b"same", position={**data, "bell": ROUND, "rang": ROUND - 2_000})
    assert kinds(match.advance(ROUND)) == ["ended"]


def test_an_outer_paragraph_comes_before_an_inner_one() -> None:
    """The alarm would end at the same millisecond as the round: the round does, and takes the alarm with it."""
    data = WATCH.dump(WATCH.new(2, luck=Luck(b"")))
    match = Match(WATCH, 2, seed=b"outer", position={**data, "bell": ROUND - ANSWER, "rang": ROUND - ANSWER - 2_000})
    assert kinds(match.advance(ROUND - ANSWER)) == ["rang"]
    assert WATCH.due(match.state) == (ROUND, 1)
    assert kinds(match.advance(ROUND)) == ["ended"]
    assert [frame.rule for frame in match.state.frames] == ["watch", "round"]
    assert match.state.asked == 0b11


def test_an_inner_deadline_passes_by_itself() -> None:
    match = watch(bell=1_500)
    assert kinds(match.advance(1_500)) == ["rang"]
    assert match.state.asked == 1
    assert kinds(match.advance(1_500 + ANSWER - 1)) == []
    events = match.advance(1_500 + ANSWER)
    assert kinds(events)[0] == "replied"
    assert events[0].args == (0, 0)


def test_an_answer_in_time_returns_to_the_round() -> None:
    match = watch(bell=1_500)
    match.advance(1_500)
    match.play(Move(0, "reply", (2,)), 1_600)
    assert [frame.rule for frame in match.state.frames] == ["watch", "round"]
    assert match.state.waiting == 0b11


def test_everything_due_happens_in_one_entry_in_order() -> None:
    match = watch()
    before = len(match.log)
    events = match.advance(3 * ROUND)
    assert len(match.log) == before + 1
    assert match.log[-1].now == 3 * ROUND
    assert kinds(events).count("ended") == 2
    assert match.state.over
    assert match.state.now == 3 * ROUND


def test_time_without_anything_due_changes_nothing() -> None:
    match = watch(bell=3_000)
    before = digest(match), list(match.log)
    assert match.advance(2_999) == []
    assert (digest(match), match.log) == before


def test_times_never_go_back() -> None:
    match = watch(bell=3_000)
    match.play(Move(0, "set", (0,)), 2_000)
    match.play(Move(1, "set", (1,)), 1_000)
    assert [entry.now for entry in match.log[-2:]] == [2_000, 2_000]
    state: Any = match.state
    assert state.through == [5_000, 5_000]
    with raises(Wrong, "lies before"):
        match.feed(Entry(1_999, Move(0, "act")))


def test_the_first_to_reach_a_post_has_it() -> None:
    match = watch(bell=3_000)
    match.play(Move(0, "set", (1,)), 500)
    with pytest.raises(Refused) as caught:
        match.play(Move(1, "set", (1,)), 500)
    assert caught.value.refusal.cite == "TY-5.3"
    assert words_of(match.game).say(caught.value.said) == "Seat 1 has a glass on mast."


def test_nothing_is_taken_back_in_real_time() -> None:
    match = watch(bell=3_000)
    match.play(Move(0, "set", (0,)), 100)
    assert not match.can_undo(0)
    with pytest.raises(Refused):
        match.undo(0, 150)


def test_clock_entries_replay_to_the_same_digests() -> None:
    match = watch(3)
    digests = [digest(match)]
    acts = [(0, "0 set bow"), (400, "1 set mast"), (3_100, "0 act"), (9_000, "2 set bow"), (12_000, "1 set mast"), (25_000, "0 act")]
    for now, text in acts:
        try:
            match.play(WATCH.read(text), now)
        except Refused:
            continue
        finally:
            while len(digests) < len(match.log):
                digests.append("")
            digests[-1] = digest(match)
    assert any(entry.move.verb == "clock" for entry in match.log)
    again = Match(WATCH, 3, seed=match.seed, position=match.position, log=match.log[:1])
    for n, entry in enumerate(match.log):
        if n:
            again.feed(entry)
        assert digests[n] in ("", digest(again))
    assert again.log == match.log
    assert again.events == match.events


def test_a_log_with_a_missing_or_needless_clock_is_refused() -> None:
    match = watch(bell=1_500)
    with raises(Wrong, "something is due before it, at 1500 ms"):
        match.feed(Entry(2_000, Move(0, "set", (0,))))
    with raises(Wrong, "nothing is due by then"):
        match.feed(Entry(1_400, Move(TABLE, "clock")))
    assert len(match.log) == 1


def test_rewind_in_real_time_brings_the_clock_back() -> None:
    match = watch(bell=1_500)
    match.play(Move(0, "set", (0,)), 200)
    before = digest(match)
    match.advance(1_500)
    match.rewind(1, 1_600)
    assert digest(match) == before
    assert match.state.now == 200
    assert match.log[-1] == Entry(1_600, Move(TABLE, "rewind", (1,)))
    again = Match(WATCH, 2, seed=match.seed, position=match.position, log=match.log)
    assert digest(again) == before


def test_nobody_knows_when_the_bell_rings() -> None:
    match = watch(bell=1_500)
    state: Any = match.state
    for viewer in (0, 1, None):
        assert WATCH.view(state, viewer)["bell"] is None
    bells = {WATCH.imagine(state, 0, Luck(b"bell", n)).bell for n in range(300)}
    assert len(bells) > 200
    assert EARLIEST <= min(bells) < max(bells) <= LATEST


def test_without_grace_a_move_counts_when_it_is_received() -> None:
    match = watch(bell=1_500)
    assert WATCH.grace(match.state) == 0
    assert WATCH.moment(match.state, sent=1_400, received=1_600) == 1_600
    assert WATCH.moment(match.state, sent=1_400, received=1_450) == 1_450
