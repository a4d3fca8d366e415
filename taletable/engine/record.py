"""The `.tale` record: a match as JSON lines that replay on any machine and that anybody can check. See docs/record.md."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from hashlib import sha256
from typing import Any, Final, NamedTuple

from .fields import BadPosition
from .game import Game, Result
from .luck import Luck, Replayed
from .match import TABLE, Entry, Match
from .moves import Move, Refused
from .position import MAX_TIME
from .saying import Say, Wrong, foreign, say, short
from .state import Options

RECORD_VERSION: Final = 1
MAX_LINE: Final = 1_000_000
"""Characters of one line."""
MAX_LINES: Final = 200_000
MAX_SEED: Final = 64
"""Bytes."""
TABLE_VERBS: Final = {"setup": 0, "clock": 0, "undo": 1, "rewind": 1}
"""What the table itself does, and how many entries each names."""

FindGame = Callable[[str], Game[Any]]
"""Gives a game by its id, or raises Wrong."""


class BadRecord(Wrong):
    """A record that cannot be read: the number of the line, why, and the game in whose words it is said, where it is known."""

    def __init__(self, line: int, why: Say, game: Game[Any] | None = None) -> None:
        super().__init__(say("record.line", line=line, why=why))
        self.args = (line, why, game)
        self.line = line
        self.why = why
        self.game = game


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
        "rules": game.rules_version,
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
    """One entry out of JSON. Raises Wrong where it is none."""
    if not isinstance(data, list) or len(data) not in (2, 3):
        raise Wrong(say("record.entry"))
    now, text = data[:2]
    outcomes = data[2] if len(data) == 3 else []
    if type(now) is not int or not 0 <= now <= MAX_TIME:
        raise Wrong(say("record.time", got=short(now)))
    if not isinstance(text, str):
        raise Wrong(say("record.move", got=short(text)))
    if not isinstance(outcomes, list) or not all(type(n) is int and 0 <= n < 2**32 for n in outcomes):
        raise Wrong(say("record.outcomes"))
    if text.startswith("- "):
        move = _read_table_move(text)
        if outcomes and move.verb in ("undo", "rewind"):
            raise Wrong(say("record.no-luck", verb=move.verb))
    else:
        move = game.read(text)
    return Entry(now, move, tuple(outcomes))


def _read_table_move(text: str) -> Move:
    _, verb, *words = text.split(" ")
    wanted = TABLE_VERBS.get(verb)
    if wanted is None:
        raise Wrong(say("record.table-verb", verb=verb[:40], verbs=list(TABLE_VERBS)))
    if len(words) != wanted or not all(w.isascii() and w.isdecimal() and len(w) < 9 for w in words):
        raise Wrong(say("record.table-arguments", verb=verb, n=wanted))
    return Move(TABLE, verb, tuple(int(w) for w in words))


def _bad(game: Game[Any], rules: str, line: int, why: Say) -> BadRecord:
    """What is wrong with a record; other rules may be the reason."""
    today = game.rules_version
    return BadRecord(line, why if rules == today else say("record.other-rules", why=why, rules=rules[:20], today=today), game)


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
                raise BadRecord(1, say("record.other-position"), self.game)
            while len(match.log) < len(self.entries):
                number, entry = self.entries[len(match.log)]
                luck.begin(len(match.log))
                match.feed(entry, luck)
        except BadPosition as bad:
            raise BadRecord(1, say("record.in-field", field="position", why=bad.said), self.game) from None
        except Refused as refused:
            raise _bad(self.game, header.rules, number, refused.cited) from None
        except Wrong as wrong:
            raise _bad(self.game, header.rules, number, wrong.said) from None
        except (LookupError, ValueError):
            if not header.position:
                raise
            raise _bad(self.game, header.rules, number, say("record.cannot-go-on")) from None
        return match


def _parse(lines: Iterable[str], find: FindGame) -> _Script:
    numbered = _numbered(lines)
    number, data = next(numbered, (1, None))
    if not isinstance(data, dict) or "taletable" not in data:
        raise BadRecord(number, say("record.no-record"))
    game, header = _read_header(number, data, find)
    entries: list[tuple[int, Entry]] = []
    for number, data in numbered:
        if header.ending:
            raise BadRecord(number, say("record.after-the-end"), game)
        if isinstance(data, dict):
            header = header._replace(ending=_read_ending(number, data))
            continue
        try:
            entries.append((number, read_entry(game, data)))
        except Wrong as wrong:
            raise _bad(game, header.rules, number, wrong.said) from None
    if not entries:
        raise BadRecord(number, say("record.no-setup"), game)
    return _Script(game, header, entries)


def _numbered(lines: Iterable[str]) -> Iterator[tuple[int, Any]]:
    for number, line in enumerate(lines, 1):
        if number > MAX_LINES:
            raise BadRecord(number, say("record.too-many-lines", n=MAX_LINES))
        if len(line) > MAX_LINE:
            raise BadRecord(number, say("record.too-long", n=MAX_LINE))
        if not line.strip():
            continue
        try:
            yield number, json.loads(line)
        except RecursionError:
            raise BadRecord(number, say("record.too-deep")) from None
        except json.JSONDecodeError as broken:
            raise BadRecord(number, say("record.no-json", why=foreign(broken.msg), column=broken.colno)) from None
        except ValueError as error:  # a number with thousands of digits
            raise BadRecord(number, say("record.unreadable", why=str(error))) from None


def _read_header(number: int, data: dict[str, Any], find: FindGame) -> tuple[Game[Any], Header]:
    def wrong(key: str, why: Say) -> BadRecord:
        return BadRecord(number, say("record.in-field", field=key, why=why))

    def field(key: str, kind: type[Any]) -> Any:
        value = data.get(key)
        if type(value) is not kind:
            raise wrong(key, say(f"record.field.{key}", got=short(value)))
        return value

    if data["taletable"] != RECORD_VERSION:
        raise wrong("taletable", say("record.format", version=RECORD_VERSION, got=short(data["taletable"])))
    strays = sorted(set(data) - {"taletable", "position", *Header._fields})
    if strays or "ending" in data:
        raise BadRecord(number, say("record.strays", strays=strays or ["ending"]))
    try:
        game = find(field("game", str))
    except BadRecord:
        raise
    except Wrong as error:
        raise wrong("game", error.said) from None
    rules = field("rules", str)
    names = field("names", list)
    seats = field("seats", int)
    if not all(isinstance(name, str) for name in names) or len(names) > max(seats, 0):
        raise wrong("names", say("record.names"))
    promised = field("commitment", str)
    if len(promised) != 64 or not set(promised) <= set("0123456789abcdef"):
        raise wrong("commitment", say("record.commitment"))
    options = field("options", dict)
    try:
        options = game.settle_options(seats, options)
    except Refused as refused:
        raise _bad(game, rules, number, say("record.in-field", field="options", why=refused.cited)) from None
    position = data.get("position")
    if position is not None and not isinstance(position, dict):
        raise wrong("position", say("position.object"))
    return game, Header(game.id, rules, options, seats, tuple(names), promised, position, None)


def _read_ending(number: int, data: dict[str, Any]) -> Ending:
    if set(data) != {"result", "digest", "seed"}:
        raise BadRecord(number, say("record.ending"))
    result, digest, seed = data["result"], data["digest"], data["seed"]
    if result is not None and not isinstance(result, dict):
        raise BadRecord(number, say("record.in-field", field="result", why=say("record.result")))
    if not isinstance(digest, str):
        raise BadRecord(number, say("record.in-field", field="digest", why=say("record.digest")))
    try:
        return Ending(result, digest, _unhex(seed))
    except ValueError:
        raise BadRecord(number, say("record.in-field", field="seed", why=say("record.seed", n=2 * MAX_SEED))) from None


def _unhex(text: Any) -> bytes:
    if not isinstance(text, str) or len(text) > 2 * MAX_SEED:
        raise ValueError
    return bytes.fromhex(text)


# Verifying


class Check(NamedTuple):
    """One thing that was looked at. `ok` None: it cannot be told before the match is over."""

    name: str
    """What is looked at; its sentence is `check.<name>`."""
    ok: bool | None
    said: Say


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
        self.stray: Say | None = None

    def begin(self, entry: int) -> None:
        super().begin(entry)
        self.stream.begin(entry)

    def below(self, n: int) -> int:
        value = super().below(n)
        if (due := self.stream.below(n)) != value and not self.stray:
            self.stray = say("luck.stray", n=self.stream.entry, at=self.at, outcome=value, due=due)
        return value


def verify_record(lines: Iterable[str], find: FindGame) -> Report:
    """Replay a record and check its result, its fingerprint, its seed, and that all chance came from that seed."""
    try:
        script = _parse(lines, find)
    except BadRecord as error:
        return Report(None, 0, (Check("format", False, error.said),))
    header, game, total = script.header, script.game, len(script.entries)
    good = Check("format", True, say("record.whole", game=game.name, seats=header.seats, entries=total))
    today = game.rules_version
    same = header.rules == today
    version = say("verbatim", text=today) if same else say("record.tested-by", rules=header.rules[:20], today=today)
    rules = Check("rules", True, version)
    ending = header.ending
    witness = _Witness(ending.seed if ending else b"")
    try:
        match = script.replay(witness)
    except BadRecord as error:
        return Report(header, total, (good, rules, Check("moves", False, error.said)))
    checks = [good, rules, Check("moves", True, say("record.moves"))]
    if not ending:
        later = say("record.unfinished")
        checks += [Check(name, None, later) for name in ("result", "digest", "seed", "luck")]
        return Report(header, total, tuple(checks))
    came_out, digest = result_json(game.results(match.state)), game.digest(match.state)
    if ending.digest != digest and ending.digest == game.digest(match.state, header.rules):
        digest = ending.digest  # an old record
    checks.append(
        Check("result", True, say("record.came-out") if came_out else say("record.abandoned"))
        if came_out == ending.result
        else Check("result", False, say("record.other-result", result=short(ending.result), due=str(came_out)))
    )
    checks.append(
        Check("digest", True, say("verbatim", text=digest))
        if digest == ending.digest
        else Check("digest", False, say("record.other-digest", digest=ending.digest[:40], due=digest))
    )
    checks.append(
        Check("seed", True, say("record.seed-kept"))
        if commitment(ending.seed) == header.commitment
        else Check("seed", False, say("record.other-seed", commitment=commitment(ending.seed), promised=header.commitment))
    )
    first = Luck(ending.seed)
    if not header.position:
        game.new(header.seats, header.options, luck=first)
    stray = witness.stray if tuple(first.drawn) == match.log[0].luck else say("luck.other-setup")
    drawn = sum(len(entry.luck) for entry in match.log)
    checks.append(Check("luck", False, stray) if stray else Check("luck", True, say("luck.all", n=drawn)))
    return Report(header, total, tuple(checks))
