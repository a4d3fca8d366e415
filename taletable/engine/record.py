"""The `.tale` record: a match as JSON lines that replay on any machine and that anybody can check. See docs/record.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from .fields import BadPosition
from .game import MAX_TIME, Game, Result
from .luck import BadLuck, Luck, Replayed
from .match import TABLE, Entry, Match
from .moves import Move, Refused
from .state import Options

RECORD_VERSION: Final = 1
MAX_LINE: Final = 1_000_000
"""Characters of one line."""
MAX_LINES: Final = 200_000
MAX_SEED: Final = 64
"""Bytes."""

FindGame = Callable[[str], Game[Any]]
"""Gives a game by its id, or raises KeyError."""


class BadRecord(Exception):
    """A record that cannot be read: the number of the line, and why."""

    def __init__(self, line: int, why: str) -> None:
        super().__init__(f"line {line}: {why}")
        self.line = line
        self.why = why


class Ending(NamedTuple):
    """The last line: what came out, and the seed behind all chance."""

    result: dict[str, Any] | None
    """None: the match was abandoned."""
    digest: str
    seed: bytes


class Header(NamedTuple):
    """The first line, and the last one where there is one."""

    game: str
    rules: str
    options: Options
    seats: int
    names: tuple[str, ...]
    commitment: str
    position: dict[str, Any] | None
    ending: Ending | None


# Writing


def commitment(seed: bytes) -> str:
    """What is shown of a seed before the match: its SHA-256."""
    return sha256(seed).hexdigest()


def write_record(match: Match, names: Sequence[str] = (), ended: bool | None = None) -> Iterator[str]:
    """The lines of a record, without line ends. `ended` (by default: the game is over) adds the last line, which reveals the seed."""
    game = match.game
    header: dict[str, Any] = {
        "taletable": RECORD_VERSION,
        "game": game.id,
        "rules": game.version,
        "options": dict(match.options),
        "seats": match.seats,
        "names": list(names),
        "commitment": commitment(match.seed),
    }
    if match.position:
        header["position"] = match.position
    yield _line(header)
    for entry in match.log:
        yield _line(write_entry(game, entry))
    if match.state.over if ended is None else ended:
        yield _line({"result": result_json(game.results(match.state)), "digest": game.digest(match.state), "seed": match.seed.hex()})


def write_entry(game: Game[Any], entry: Entry) -> list[Any]:
    """One entry as JSON: time, move, and the outcomes of chance where there were any."""
    move = entry.move
    text = " ".join(["-", move.verb, *map(str, move.args)]) if move.seat == TABLE else game.write(move)
    return [entry.now, text, list(entry.luck)] if entry.luck else [entry.now, text]


def result_json(result: Result | None) -> dict[str, Any] | None:
    """A result as the last line carries it."""
    return None if result is None else {"scores": list(result.scores), "winners": list(result.winners)}


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


# Reading


def read_record(lines: Iterable[str], find: FindGame) -> tuple[Match, Header]:
    """The match of a record, replayed move by move. BadRecord says which line is wrong, and why."""
    script = _parse(lines, find)
    return script.replay(Replayed()), script.header


def read_entry(game: Game[Any], data: Any) -> Entry:
    """One entry out of JSON. ValueError says what is wrong with it."""
    if not isinstance(data, list) or len(data) not in (2, 3):
        raise ValueError("expected an entry: [milliseconds, move] or [milliseconds, move, outcomes of chance]")
    now, text = data[:2]
    outcomes = data[2] if len(data) == 3 else []
    if type(now) is not int or not 0 <= now <= MAX_TIME:
        raise ValueError(f"expected the time in whole milliseconds, got {_short(now)}")
    if not isinstance(text, str):
        raise ValueError(f"expected a move as text, got {_short(text)}")
    if not isinstance(outcomes, list) or not all(type(n) is int and 0 <= n < 2**32 for n in outcomes):
        raise ValueError("expected the outcomes of chance as a list of whole numbers")
    if text.startswith("- "):
        move = _read_table_move(text)
        if outcomes and move.verb in ("undo", "rewind"):
            raise ValueError(f"“{move.verb}” draws no luck")
    else:
        move = game.read(text)
    return Entry(now, move, tuple(outcomes))


def _read_table_move(text: str) -> Move:
    _, verb, *words = text.split(" ")
    wanted = {"setup": 0, "clock": 0, "undo": 1, "rewind": 1}.get(verb)
    if wanted is None:
        raise ValueError(f"the table cannot “{verb[:40]}”; it can setup, clock, undo, rewind")
    if len(words) != wanted or not all(w.isascii() and w.isdecimal() and len(w) < 9 for w in words):
        raise ValueError(f"“{verb}” takes {'the number of an entry' if wanted else 'nothing'}")
    return Move(TABLE, verb, tuple(int(w) for w in words))


class _Script:
    """A parsed record: header, numbered entries."""

    def __init__(self, game: Game[Any], header: Header, entries: list[tuple[int, Entry]]) -> None:
        self.game = game
        self.header = header
        self.entries = entries

    def replay(self, luck: Replayed) -> Match:
        """Play all entries again, each tested as if it were new."""
        header, (number, first) = self.header, self.entries[0]
        try:
            match = Match(self.game, header.seats, header.options, header.ending and header.ending.seed, header.position, [first])
            if match.seats != header.seats or match.options != header.options:
                raise BadRecord(1, "seats and options are not those of the position")
            while len(match.log) < len(self.entries):
                number, entry = self.entries[len(match.log)]
                luck.begin(len(match.log))
                match.feed(entry, luck)
        except BadPosition as bad:
            raise BadRecord(1, f"position: {bad}") from None
        except (Refused, BadLuck, ValueError) as error:
            raise BadRecord(number, str(error)) from None
        except LookupError:
            if not header.position:
                raise
            raise BadRecord(number, "the rules cannot go on from the position in the header") from None
        return match


def _parse(lines: Iterable[str], find: FindGame) -> _Script:
    numbered = _numbered(lines)
    number, data = next(numbered, (1, None))
    if not isinstance(data, dict) or "taletable" not in data:
        raise BadRecord(number, "this is no record: the first line has to be its header, a JSON object with “taletable”")
    game, header = _read_header(number, data, find)
    entries: list[tuple[int, Entry]] = []
    for number, data in numbered:
        if header.ending:
            raise BadRecord(number, "nothing may follow the line with the result")
        if isinstance(data, dict):
            header = header._replace(ending=_read_ending(number, data))
            continue
        try:
            entries.append((number, read_entry(game, data)))
        except ValueError as error:
            raise BadRecord(number, str(error)) from None
    if not entries:
        raise BadRecord(number, "the record ends before its setup")
    return _Script(game, header, entries)


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, Any]]:
    for number, line in enumerate(lines, 1):
        if number > MAX_LINES:
            raise BadRecord(number, f"a record has at most {MAX_LINES} lines")
        if len(line) > MAX_LINE:
            raise BadRecord(number, f"a line has at most {MAX_LINE} characters")
        if not line.strip():
            continue
        try:
            yield number, json.loads(line)
        except RecursionError:
            raise BadRecord(number, "this is nested too deeply") from None
        except json.JSONDecodeError as broken:
            raise BadRecord(number, f"this is not JSON: {broken.msg} at column {broken.colno}") from None
        except ValueError as error:  # a number with thousands of digits
            raise BadRecord(number, f"this cannot be read: {error}") from None


def _read_header(number: int, data: dict[str, Any], find: FindGame) -> tuple[Game[Any], Header]:
    def field(key: str, kind: type[Any], what: str) -> Any:
        value = data.get(key)
        if type(value) is not kind:
            raise BadRecord(number, f"{key}: expected {what}, got {_short(value)}")
        return value

    if data["taletable"] != RECORD_VERSION:
        raise BadRecord(number, f"taletable: expected {RECORD_VERSION}, the version of the record format, got {_short(data['taletable'])}")
    strays = sorted(set(data) - {"taletable", "position", *Header._fields})
    if strays or "ending" in data:
        raise BadRecord(number, f"unknown: {', '.join(strays) or 'ending'}")
    try:
        game = find(field("game", str, "the id of a game"))
    except KeyError as error:
        raise BadRecord(number, f"game: {error.args[0]}") from None
    rules = field("rules", str, "the version of the rules")
    if rules != game.version:
        raise BadRecord(
            number, f"rules: the record was played with version {rules[:20]!r} of {game.name}, this is version {game.version!r}"
        )
    names = field("names", list, "a list of names")
    seats = field("seats", int, "the number of seats")
    if not all(isinstance(name, str) for name in names) or len(names) > max(seats, 0):
        raise BadRecord(number, "names: expected at most one name for each seat")
    promised = field("commitment", str, "the SHA-256 of the seed")
    if len(promised) != 64 or not set(promised) <= set("0123456789abcdef"):
        raise BadRecord(number, "commitment: expected 64 hexadecimal digits, the SHA-256 of the seed")
    options = field("options", dict, "an object with the options")
    try:
        options = game.settle_options(seats, options)
    except Refused as refused:
        raise BadRecord(number, f"options: {refused}") from None
    position = data.get("position")
    if position is not None and not isinstance(position, dict):
        raise BadRecord(number, "position: expected an object")
    return game, Header(game.id, rules, options, seats, tuple(names), promised, position, None)


def _read_ending(number: int, data: dict[str, Any]) -> Ending:
    if set(data) != {"result", "digest", "seed"}:
        raise BadRecord(number, "expected an entry, or the last line with result, digest and seed")
    result, digest, seed = data["result"], data["digest"], data["seed"]
    if result is not None and not isinstance(result, dict):
        raise BadRecord(number, "result: expected an object with scores and winners, or null")
    if not isinstance(digest, str):
        raise BadRecord(number, "digest: expected text")
    try:
        return Ending(result, digest, _unhex(seed))
    except ValueError:
        raise BadRecord(number, f"seed: expected at most {2 * MAX_SEED} hexadecimal digits") from None


def _unhex(text: Any) -> bytes:
    if not isinstance(text, str) or len(text) > 2 * MAX_SEED:
        raise ValueError
    return bytes.fromhex(text)


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 60 else text[:60] + "…"


# Verifying


class Check(NamedTuple):
    """One thing that was looked at. `ok` None: it cannot be told before the match is over."""

    name: str
    ok: bool | None
    text: str


class Report(NamedTuple):
    """What came of verifying a record."""

    header: Header | None
    entries: int
    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        """Nothing is wrong."""
        return all(check.ok is not False for check in self.checks)

    @property
    def complete(self) -> bool:
        """Everything could be looked at."""
        return all(check.ok is not None for check in self.checks)


class _Witness(Replayed):
    """Feeds back the outcomes of a log, and compares each with what the seed gives."""

    def __init__(self, seed: bytes) -> None:
        self.stream = Luck(seed)
        super().__init__()
        self.stray = ""

    def begin(self, entry: int) -> None:
        super().begin(entry)
        self.stream.begin(entry)

    def below(self, n: int) -> int:
        value = super().below(n)
        if (due := self.stream.below(n)) != value and not self.stray:
            self.stray = f"entry {self.stream.entry}: outcome {self.at} is {value}, the seed gives {due}"
        return value


def verify_record(lines: Iterable[str], find: FindGame) -> Report:
    """Replay a record and check its result, its fingerprint, its seed, and that all chance came from that seed."""
    try:
        script = _parse(lines, find)
    except BadRecord as error:
        return Report(None, 0, (Check("format", False, str(error)),))
    header, game, total = script.header, script.game, len(script.entries)
    good = Check("format", True, f"{game.name}, {header.seats} seats, {total} entries")
    ending = header.ending
    witness = _Witness(ending.seed if ending else b"")
    try:
        match = script.replay(witness)
    except BadRecord as error:
        return Report(header, total, (good, Check("moves", False, str(error))))
    checks = [good, Check("moves", True, "every move was allowed when it was made")]
    if not ending:
        later = "the last line is missing: this match is under way, or the record was cut off"
        checks += [Check(name, None, later) for name in ("result", "digest", "seed", "luck")]
        return Report(header, total, tuple(checks))
    came_out, digest = result_json(game.results(match.state)), game.digest(match.state)
    checks.append(
        Check("result", True, "as it came out" if came_out else "none, the match was abandoned")
        if came_out == ending.result
        else Check("result", False, f"the record says {_short(ending.result)}, the moves lead to {came_out}")
    )
    checks.append(
        Check("digest", True, digest)
        if digest == ending.digest
        else Check("digest", False, f"the record says {ending.digest[:40]}, the last state has {digest}")
    )
    checks.append(
        Check("seed", True, "it is the one committed to at the start")
        if commitment(ending.seed) == header.commitment
        else Check("seed", False, f"SHA-256 of the seed is {commitment(ending.seed)}, the header promised {header.commitment}")
    )
    first = Luck(ending.seed)
    if not header.position:
        game.new(header.seats, header.options, luck=first)
    stray = witness.stray if tuple(first.drawn) == match.log[0].luck else "entry 0: the setup is not the one the seed gives"
    drawn = sum(len(entry.luck) for entry in match.log)
    checks.append(Check("luck", False, stray) if stray else Check("luck", True, f"all {drawn} outcomes come from the seed"))
    return Report(header, total, tuple(checks))
