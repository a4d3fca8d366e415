"""The `.tale` record: it comes back as it went, and whatever is wrong with it is found."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from taletable.bots import RandomBot
from taletable.engine import record as module
from taletable.engine.match import Match
from taletable.engine.record import BadRecord, commitment, read_record, verify_record, write_record
from taletable.games import find_game, games
from tests.sentences import raises

Lines = list[Any]


def play(name: str, seats: int, seed: int, moves: int = 10**6, restless: bool = True, position: dict[str, Any] | None = None) -> Match:
    """A random match, with take-backs of both sorts."""
    game = find_game(name)
    match = Match(game, seats, seed=f"seed {seed}".encode(), position=position)
    dice, bot = Random(seed), RandomBot(seed)
    rewinds = 0
    while not match.state.over and len(match.log) < moves:
        seat = dice.choice(game.asked(match.state))
        match.play(bot.choose(game, match.state, seat), now=len(match.log) * 10)
        if restless and dice.random() < 0.03:
            for q in range(seats):
                if match.can_undo(q):
                    match.undo(q, now=len(match.log) * 10)
        if restless and dice.random() < 0.02 and rewinds < 12:
            match.rewind(dice.randrange(len(match.log)), now=len(match.log) * 10)
            rewinds += 1
    return match


@pytest.fixture(scope="module")
def lines() -> list[str]:
    """A finished match with take-backs."""
    return list(write_record(play("paper-tales", 3, 5), ("Ada", "Bo", "Cy")))


@pytest.mark.parametrize("name", list(games()))
@pytest.mark.parametrize("seed", range(6))
def test_a_match_comes_back_as_it_was(name: str, seed: int) -> None:
    game = find_game(name)
    seats = game.min_seats + seed % (game.max_seats - game.min_seats + 1)
    match = play(name, seats, seed)
    written = list(write_record(match, [f"P{q}" for q in range(seats)]))
    again, header = read_record(written, find_game)
    assert again.log == match.log
    assert again.events == match.events
    assert again.marks == match.marks
    assert again.line == match.line
    assert again.seed == match.seed
    assert game.digest(again.state) == game.digest(match.state)
    assert header.names == tuple(f"P{q}" for q in range(seats))
    assert list(write_record(again, header.names)) == written
    report = verify_record(written, find_game)
    assert report.ok, report
    assert report.complete


def test_each_entry_can_be_visited() -> None:
    match = play("paper-tales", 2, 3, moves=60)
    again, _ = read_record(write_record(match), find_game)
    for n in range(0, len(match.log), 7):
        assert again.game.digest(again.at(n).state) == match.game.digest(match.at(n).state)


def test_a_match_under_way_keeps_its_seed_secret() -> None:
    match = play("paper-tales", 3, 1, moves=40)
    written = list(write_record(match))
    assert match.seed.hex() not in "".join(written)
    again, header = read_record(written, find_game)
    assert header.ending is None
    assert header.commitment == commitment(match.seed)
    assert match.game.digest(again.state) == match.game.digest(match.state)
    report = verify_record(written, find_game)
    assert report.ok
    assert not report.complete
    assert [check.ok for check in report.checks] == [True, True, True, None, None, None, None]


def test_an_abandoned_match_has_no_result_and_is_verified() -> None:
    match = play("paper-tales", 3, 1, moves=40)
    written = list(write_record(match, (), ended=True))
    assert json.loads(written[-1])["result"] is None
    report = verify_record(written, find_game)
    assert report.ok
    assert report.complete


def test_a_match_from_a_position() -> None:
    game = find_game("paper-tales")
    position = game.dump(play("paper-tales", 3, 8, moves=90, restless=False).state)
    match = play("paper-tales", 3, 9, position=position)
    written = list(write_record(match))
    again, header = read_record(written, find_game)
    assert header.position == position
    assert game.digest(again.state) == game.digest(match.state)
    assert verify_record(written, find_game).complete
    header_line = json.loads(written[0])
    header_line["position"]["players"][1]["gold"] = -1
    with raises(BadRecord, r"line 1: position: players\[1\]\.gold"):
        read_record([json.dumps(header_line), *written[1:]], find_game)
    header_line = json.loads(written[0])
    header_line["seats"] = 2
    with raises(BadRecord, "line 1: seats and options are not those of the position"):
        read_record([json.dumps(header_line), *written[1:]], find_game)
    with raises(BadRecord, "line 2: the record has more outcomes of chance than this entry draws"):
        read_record([written[0], '[0,"- setup",[1]]', *written[2:]], find_game)


def test_many_rewinds_are_read_quickly() -> None:
    match = play("paper-tales", 2, 3, moves=30, restless=False)
    for _ in range(200):
        match.rewind(len(match.log) - 1)
    again, _ = read_record(write_record(match), find_game)
    assert match.game.digest(again.state) == match.game.digest(match.state)


# What is wrong


def changed(lines: list[str], change: Callable[[Lines], object]) -> list[str]:
    """The record with a change to its JSON."""
    data = [json.loads(line) for line in lines]
    change(data)
    return [json.dumps(item) for item in data]


def first_move(data: Lines) -> Any:
    """The first entry that a seat made."""
    return next(item for item in data if isinstance(item, list) and not item[1].startswith("-"))


BROKEN: list[tuple[str, Callable[[Lines], object], str]] = [
    ("empty", lambda d: d.clear(), "line 1: this is no record"),
    ("no header", lambda d: d.pop(0), "line 1: this is no record"),
    ("other format", lambda d: d[0].update(taletable=2), "line 1: taletable: expected 1, the version of the record format, got 2"),
    ("unknown game", lambda d: d[0].update(game="chess"), "line 1: game: there is no game “chess”; there are: "),
    ("game is no text", lambda d: d[0].update(game=7), "line 1: game: expected the id of a game, got 7"),
    ("rules are no text", lambda d: d[0].update(rules=2), "line 1: rules: expected the version of the rules, got 2"),
    (
        "other rules, other cards",
        lambda d: (d[0].update(rules="1"), first_move(d).__setitem__(1, "0 recruit unicorn-1")),
        r"line 3: “unicorn-1” is not a card \(it was played under rules 1, these are [0-9a-f]{12}\)",
    ),
    (
        "other rules, other options",
        lambda d: d[0].update(rules="1", options={"dragons": True}),
        r"line 1: options: .*dragons.* \(it was played under rules 1, these are [0-9a-f]{12}\)",
    ),
    ("too many seats", lambda d: d[0].update(seats=9), r"line 1: options: Paper Tales is for 1 to 7 Monarchs. \(PT-1.1\)"),
    ("seats are no number", lambda d: d[0].update(seats=True), "line 1: seats: expected the number of seats, got True"),
    ("bad option", lambda d: d[0].update(options={"two_player": "x"}), "line 1: options: “x” is not possible"),
    ("unfit option", lambda d: d[0].update(options={"two_player": "advanced"}), r"line 1: options: .*\(PT-V.3\)"),
    ("names", lambda d: d[0].update(names=["a"] * 4), "line 1: names: expected at most one name for each seat"),
    ("commitment", lambda d: d[0].update(commitment="xyz"), "line 1: commitment: expected 64 hexadecimal digits"),
    ("unknown key", lambda d: d[0].update(colour="red"), "line 1: unknown: colour"),
    ("position is no object", lambda d: d[0].update(position=[1]), "line 1: position: expected an object"),
    ("no entries", lambda d: d.__delitem__(slice(1, None)), "line 1: the record ends before its setup"),
    ("no setup", lambda d: d.pop(1), "line 2: a log begins with the set-up"),
    ("two setups", lambda d: d.insert(2, d[1]), "line 3: entry 1 cannot be: setup"),
    ("setup short of luck", lambda d: d[1][2].pop(), "line 2: the record has too few outcomes of chance"),
    ("setup with more luck", lambda d: d[1][2].append(0), "line 2: the record has more outcomes of chance"),
    ("impossible luck", lambda d: d[1][2].__setitem__(-1, 2), "line 2: outcome 2 is impossible where 2 were possible"),
    ("luck out of nothing", lambda d: first_move(d).append([3]), "line 3: the record has more outcomes of chance"),
    ("luck is no number", lambda d: d[1][2].__setitem__(0, 1.5), "line 2: expected the outcomes of chance as a list of whole numbers"),
    ("time before time", lambda d: first_move(d).__setitem__(0, -1), "line 3: expected the time in whole milliseconds, got -1"),
    ("no such move", lambda d: first_move(d).__setitem__(1, "0 fly"), "line 3: there is no move “fly”"),
    ("no such card", lambda d: first_move(d).__setitem__(1, "0 recruit joker-1"), "line 3: “joker-1” is not a card"),
    ("another phase", lambda d: first_move(d).__setitem__(1, "0 ready"), r"line 3: That belongs to another phase: Deployment. \(PT-1.3\)"),
    ("no such seat", lambda d: first_move(d).__setitem__(1, "9 ready"), "line 3: There is no such seat"),
    ("move is no text", lambda d: first_move(d).__setitem__(1, 5), "line 3: expected a move as text, got 5"),
    ("too short", lambda d: d.__setitem__(2, [0]), "line 3: expected an entry"),
    ("no entry", lambda d: d.__setitem__(2, "hello"), "line 3: expected an entry"),
    ("table flies", lambda d: d.__setitem__(2, [0, "- fly"]), "line 3: the table cannot “fly”"),
    ("undo of nothing", lambda d: d.__setitem__(2, [0, "- undo 0"]), "line 3: entry 1 cannot be: undo"),
    ("undo of the future", lambda d: d.__setitem__(2, [0, "- undo 99"]), "line 3: entry 1 cannot be: undo"),
    ("undo without number", lambda d: d.__setitem__(2, [0, "- undo"]), "line 3: “undo” takes the number of an entry"),
    ("undo by fractions", lambda d: d.__setitem__(2, [0, "- undo ²"]), "line 3: “undo” takes the number of an entry"),
    ("undo with luck", lambda d: d.__setitem__(2, [0, "- undo 1", [1]]), "line 3: “undo” draws no luck"),
    ("rewind to the future", lambda d: d.__setitem__(2, [0, "- rewind 7"]), "line 3: entry 1 cannot be: rewind"),
    ("clock without time", lambda d: d.__setitem__(2, [0, "- clock"]), "line 3: entry 1 cannot be: nothing is due by then"),
    ("after the end", lambda d: d.append([0, "0 pass"]), "nothing may follow the line with the result"),
    ("ending without seed", lambda d: d[-1].pop("seed"), "expected an entry, or the last line with result, digest and seed"),
    ("seed is no hex", lambda d: d[-1].update(seed="xy"), "seed: expected at most 128 hexadecimal digits"),
    ("seed is huge", lambda d: d[-1].update(seed="00" * 65), "seed: expected at most 128 hexadecimal digits"),
    ("digest is no text", lambda d: d[-1].update(digest=5), "digest: expected text"),
    ("result is no object", lambda d: d[-1].update(result=5), "result: expected an object"),
]  # fmt: skip


@pytest.mark.parametrize(("change", "why"), [pytest.param(change, why, id=name) for name, change, why in BROKEN])
def test_a_broken_record_is_refused_with_line_and_reason(lines: list[str], change: Callable[[Lines], None], why: str) -> None:
    broken = changed(lines, change)
    with raises(BadRecord, why):
        read_record(broken, find_game)
    report = verify_record(broken, find_game)
    assert not report.ok


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("{", "line 3: this is not JSON: .* at column 2"),
        ("[" * 200_000, "line 3: this is nested too deeply"),
        ("[0," + "9" * 5000 + "]", "line 3: this cannot be read"),
        ("[0, NaN]", "line 3: expected a move as text, got nan"),
        ("[" + " " * module.MAX_LINE + "]", "line 3: a line has at most 1000000 characters"),
        ("\x00", "line 3: this is not JSON"),
    ],
)
def test_a_broken_line_is_refused(lines: list[str], text: str, why: str) -> None:
    with raises(BadRecord, why):
        read_record([*lines[:2], text], find_game)


def test_a_record_has_an_end(lines: list[str]) -> None:
    endless = (lines[min(n, 2)] for n in range(module.MAX_LINES + 5))
    with raises(BadRecord, "a record has at most 200000 lines"):
        read_record(endless, find_game)


def test_an_undo_must_be_lawful() -> None:
    """Somebody's earlier act cannot be taken out from under later ones, although the entry lies behind no barrier."""
    game = find_game("paper-tales")
    match = Match(game, 2, seed=b"law")
    while game.rule(match.state).cite != "PT-5.1":
        seat = game.asked(match.state)[0]
        match.play(game.legal(match.state, seat)[0])
    card = game.ident("card", match.state.hand[0][0])  # type: ignore[attr-defined]
    first = len(match.log)
    match.play(game.read(f"0 place {card} front-1"))
    match.play(game.read(f"0 move {card} back-1"))
    written = [*write_record(match), f'[0,"- undo {first}"]']
    with raises(BadRecord, f"entry {first + 2} cannot be: undo"):
        read_record(written, find_game)
    read_record([*written[:-1], f'[0,"- undo {first + 1}"]'], find_game)


@pytest.mark.parametrize("cut", [1, 2, 3, 20, 100])
def test_a_truncated_record_is_no_whole_record(lines: list[str], cut: int) -> None:
    report = verify_record(lines[:-cut], find_game)
    assert report.ok
    assert not report.complete
    half_a_line = [*lines[:-cut], lines[-cut][: len(lines[-cut]) // 2]]
    assert not verify_record(half_a_line, find_game).ok


@pytest.mark.parametrize("seed", range(8))
def test_whatever_is_changed_nothing_but_an_error_or_a_match_comes_out(lines: list[str], seed: int) -> None:
    """Characters deleted, doubled, swapped, replaced; lines dropped, doubled, exchanged."""
    dice = Random(seed)
    refused = 0
    for _ in range(60):
        spoiled = lines[:40] + lines[-1:] if dice.random() < 0.5 else lines[:40]
        for _ in range(dice.randint(1, 3)):
            n = dice.randrange(len(spoiled))
            line, at = spoiled[n], dice.randrange(max(1, len(spoiled[n])))
            spoiled[n : n + 1] = dice.choice(
                [
                    [line[:at] + line[at + 1 :]],
                    [line[:at] + dice.choice('0129-",[]{}x\x00é ') + line[at + 1 :]],
                    [line[: at // 2]],
                    [line, line],
                    [],
                    [dice.choice(lines)],
                ]
            )
            spoiled = spoiled or ["{}"]
        try:
            match, _ = read_record(spoiled, find_game)
            assert list(write_record(match))
        except BadRecord:
            refused += 1
    assert refused > 30


# Lies


def verdicts(lines: list[str]) -> dict[str, bool | None]:
    """What verifying says, check by check."""
    return {check.name: check.ok for check in verify_record(lines, find_game).checks}


TRUE = {"format": True, "rules": True, "moves": True, "result": True, "digest": True, "seed": True, "luck": True}


def test_a_false_result_is_found(lines: list[str]) -> None:
    assert verdicts(changed(lines, lambda d: d[-1]["result"]["scores"].__setitem__(0, 99))) == {**TRUE, "result": False}
    assert verdicts(changed(lines, lambda d: d[-1].update(result=None))) == {**TRUE, "result": False}


def test_a_false_digest_is_found(lines: list[str]) -> None:
    assert verdicts(changed(lines, lambda d: d[-1].update(digest="0" * 24))) == {**TRUE, "digest": False}


def test_another_seed_than_promised_is_found(lines: list[str]) -> None:
    assert verdicts(changed(lines, lambda d: d[-1].update(seed=b"other".hex()))) == {**TRUE, "seed": False, "luck": False}
    assert verdicts(changed(lines, lambda d: d[0].update(commitment=commitment(b"other")))) == {**TRUE, "seed": False}


def test_chance_that_did_not_come_from_the_seed_is_found() -> None:
    """A dealer who swaps two cards at the setup, or rolls again later, writes a record that replays; but the seed tells."""

    def loaded(swap: Callable[[Lines], None]) -> list[str]:
        honest = play("paper-tales", 2, 4, moves=2, restless=False)
        data = [json.loads(line) for line in write_record(honest)][:2]
        swap(data)
        match, _ = read_record([json.dumps(item) for item in data], find_game)
        match.seed = honest.seed
        return list(write_record(match, (), ended=True))

    assert verdicts(loaded(lambda d: None)) == TRUE
    found = verdicts(loaded(lambda d: d[1][2].__setitem__(40, 0 if d[1][2][40] else 1)))
    assert found == {**TRUE, "luck": False}
