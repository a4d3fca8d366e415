"""Records of a game in real time."""

from __future__ import annotations

import json
from typing import Any

from taletable.engine.match import Match
from taletable.engine.record import BadRecord, read_record, verify_record, write_record
from taletable.words.house import speech
from tests.egg import GAME as EGG
from tests.sentences import raises


def egg(name: str) -> Any:
    """Finds the one game of these tests."""
    return EGG


def timed() -> list[str]:
    match = Match(EGG, 2, seed=b"sand")
    for now in (10, 200, 990):
        match.play(EGG.read("0 flip"), now)
        match.play(EGG.read("1 flip"), now + 5)
    match.advance(1200)
    assert match.state.over
    return list(write_record(match))


def test_the_clock_is_part_of_the_record() -> None:
    written = timed()
    assert json.loads(written[-2])[:2] == [1200, "- clock"]
    match, _ = read_record(written, egg)
    assert match.state.over
    assert verify_record(written, egg).complete


def test_nobody_acts_after_the_sand_has_run_out() -> None:
    written = timed()
    late = [*written[:-3], written[-3].replace("995", "1001"), *written[-2:]]
    with raises(BadRecord, "something is due before it, at 1000 ms"):
        read_record(late, egg)


def test_the_clock_cannot_be_hurried() -> None:
    written = timed()
    with raises(BadRecord, "nothing is due by then"):
        read_record([written[0], written[1], '[900,"- clock",[0]]'], egg)


def test_a_later_roll_that_did_not_come_from_the_seed_is_found() -> None:
    written = timed()
    data = [json.loads(line) for line in written]
    data[2][2] = [(data[2][2][0] + 1) % 6]
    match, _ = read_record([json.dumps(item) for item in data[:-1]], egg)
    match.seed = b"sand"
    report = verify_record(list(write_record(match)), egg)
    assert [check.ok for check in report.checks] == [True, True, True, True, True, True, False]
    assert speech().say(report.checks[-1].said).startswith("entry 1: outcome 1 is ")
