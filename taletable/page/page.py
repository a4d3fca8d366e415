"""What a page asks for beside its lines: the HTTP side of the server, as far as one person alone needs it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass
from secrets import token_bytes, token_hex
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from taletable.engine.record import read_entry, write_record
from taletable.engine.saying import ENGLISH
from taletable.engine.state import Options
from taletable.games.lessons import lesson_of
from taletable.table.coach import Coach
from taletable.table.course import Course
from taletable.table.laying import (
    allow,
    began_at,
    branch_seats,
    brought,
    deal,
    lesson_seats,
    level_of,
    next_options,
    options_for,
    same_seats,
    seats_for,
)
from taletable.table.messages import Crew, Crews, Member, TableInfo
from taletable.table.refuse import Refuse, RefusedByRules
from taletable.table.sheet import ENDED, Absence, Seat, Sheet
from taletable.table.told import words_told

from .books import find, shown_of
from .carried import ME, Carried, Line, course_of
from .kept import Out, read_sheet
from .talk import hear

HERE: Final = "here"
"""Tables of a page are called so, and then something that nobody else has."""
MOST_ENTRIES: Final = 60
"""Of a log, whose scenes are told at once; as many as a server tells."""
PATH: Final = re.compile(r"/api/(games|tables/bring|tables)(?:/([^/]+))?(?:/([^/]+))?")


@dataclass
class Spec:
    """A seat as asked for."""

    kind: str
    level: str | None = None
    mate: int | None = None


class Asked:
    """A request: its path, what stands behind it, and its body."""

    def __init__(self, path: str, body: str, time: int) -> None:
        parts = urlsplit(path)
        found = PATH.fullmatch(parts.path)
        if not found:
            raise Refuse(404, "no-route")
        self.room, self.name, self.what = (part or "" for part in found.groups())
        self.query = {key: values[0] for key, values in parse_qs(parts.query).items()}
        self.body: dict[str, Any] = json.loads(body) if body else {}
        self.time = time
        if not isinstance(self.body, dict):
            raise Refuse(422, "bad-request", why="{}")

    def number(self, name: str, default: int | None = None) -> int | None:
        """A number behind the path."""
        text = self.query.get(name)
        if text is None:
            return default
        if not text.isdecimal():
            raise Refuse(422, "bad-request", why=name)
        return int(text)

    def of(self, name: str, kind: type[Any], default: Any = None) -> Any:
        """Something in the body."""
        value = self.body.get(name, default)
        if value is not None and type(value) is not kind:
            raise Refuse(422, "bad-request", why=name)
        return value


class Page:
    """All tables that this page carries. Every call gives JSON: the answer, what has to be written down first, who is told what, and when
    to call `go_on` again."""

    def __init__(self, name: str) -> None:
        self.name = name
        """What the person is called."""
        self.tables: dict[str, Carried] = {}
        self.sheets: dict[str, Sheet] = {}
        """Those that are not in memory."""
        self.opened: dict[str, list[str]] = {}
        """What has been opened in campaigns, game by game."""
        self.lines: dict[int, Carried] = {}
        self.out = Out()

    # What was written down

    def know(self, sheets: list[str], opened: dict[str, list[str]]) -> None:
        """What there is."""
        self.sheets = {sheet.id: sheet for sheet in map(read_sheet, sheets)}
        self.opened = opened

    def has(self, identity: str) -> bool:
        """Is the table in memory?"""
        return identity in self.tables

    def load(self, text: str, position: str | None, lines: list[str]) -> None:
        """Take a table into memory. A clock that ran stands where the last entry was written: nobody was here since."""
        sheet = read_sheet(text, position)
        sheet.names[ME] = self.name
        game = find(sheet.game)
        carried = self._take(sheet, course_of(sheet, [read_entry(game, json.loads(line)) for line in lines]))
        if sheet.status == "running" and carried.table.course and carried.table.clocked:
            first, last = carried.match.log[0].now, carried.match.log[-1].now
            carried.rest((sheet.started or 0) + sheet.lost + last - first)
            self.out = Out()  # it is written down with whatever comes next

    def forget(self, identity: str) -> list[int]:
        """What is in memory does not hold any more, nor what was about to be written; the lines that have to be opened anew."""
        self.out = Out()
        carried = self.tables.pop(identity, None)
        lines = list(carried.lines) if carried else []
        for line in lines:
            del self.lines[line]
        return lines

    def lose(self, identity: str) -> None:
        """There is no such table any more."""
        self.sheets.pop(identity, None)

    def _take(self, sheet: Sheet, course: Course | None) -> Carried:
        def unlock(game: str, keys: tuple[str, ...]) -> None:
            known = self.opened.setdefault(game, [])
            known += [key for key in keys if key not in known]
            self.out.writes.append(["opened", game, known])

        carried = self.tables[sheet.id] = Carried(sheet, course, unlock, lambda: self.out)
        self.sheets[sheet.id] = sheet
        return carried

    def _done(self, answer: Any, next_ms: int | None = None) -> str:
        out, self.out = self.out, Out()
        return out.text(answer, next_ms)

    # Lines

    def open(self, line: int, identity: str) -> None:
        """Somebody looks at a table that is in memory."""
        carried = self.lines[line] = self.tables[identity]
        carried.lines[line] = Line(line)

    def hear(self, line: int, text: str, time: int) -> str:
        """Somebody says something on a line."""
        carried = self.lines[line]
        hear(carried, carried.lines[line], text, time)
        return self._done(None, 0 if carried.table.course else None)

    def close(self, line: int, time: int) -> str:
        """Nobody looks on that line any more."""
        carried = self.lines.pop(line, None)
        if carried:
            del carried.lines[line]
            if not carried.lines:
                carried.rest(time)
        return self._done(None)

    def go_on(self, identity: str, time: int) -> str:
        """See to the clocks and bots of a table."""
        return self._done(None, self.tables[identity].go_on(time) if identity in self.tables else None)

    def answer(self, identity: str, number: int, text: str, time: int) -> str:
        """A bot has thought about a question."""
        carried = self.tables.get(identity)
        if carried is None:
            return self._done(None)
        carried.answer(number, text)
        return self._done(None, carried.go_on(time))

    # Requests

    def ask(self, path: str, body: str, time: int) -> str:
        """What the HTTP side would answer. What was refused has changed nothing, nor what went wrong."""
        try:
            asked = Asked(path, body, time)
            return self._done({"ok": self._route(asked)(asked)})
        except Exception as error:
            self.out = Out()
            refuse = error if isinstance(error, Refuse) else Refuse(422, "bad-request", why=str(error)[:300])
            said, game = (refuse.said, refuse.game.id) if isinstance(refuse, RefusedByRules) else (None, None)
            return self._done({"problem": refuse.problem, "status": refuse.status, "said": said, "game": game})

    def _route(self, asked: Asked) -> Callable[[Asked], Any]:
        routes: dict[tuple[str, bool, str], Callable[[Asked], Any]] = {
            ("games", True, "words"): self._words,
            ("games", True, "lesson"): self._teach,
            ("games", True, "deal"): self._deal,
            ("games", True, "crews"): self._crews,
            ("tables", False, ""): self._create,
            ("tables", True, ""): lambda asked: self._at(asked).info(asked.time),
            ("tables", True, "start"): self._start,
            ("tables", True, "seat"): self._seat,
            ("tables", True, "sit"): self._sit,
            ("tables", True, "stand"): self._stand,
            ("tables", True, "options"): self._settle,
            ("tables", True, "crew"): lambda asked: self._crew(self._at(asked).sheet.game),
            ("tables", True, "abandon"): self._abandon,
            ("tables", True, "rematch"): lambda asked: self._again(asked, False),
            ("tables", True, "sequel"): lambda asked: self._again(asked, True),
            ("tables", True, "branch"): self._branch,
            ("tables", True, "replay"): self._replay,
            ("tables", True, "curve"): self._curve,
            ("tables", True, "record"): self._record,
            ("tables/bring", False, ""): self._bring,
        }
        found = routes.get((asked.room, bool(asked.name), asked.what))
        if found is None:
            raise Refuse(404, "no-route")
        return found

    def _at(self, asked: Asked) -> Carried:
        carried = self.tables.get(asked.name)
        if carried is None:
            raise Refuse(404, "no-table")
        return carried

    # Games

    def _words(self, asked: Asked) -> Any:
        """All that is needed to put what a game says into words; at a table also what is sealed elsewhere and played there."""
        game, table = find(asked.name), self.sheets.get(asked.query.get("table", ""))
        opened = {*self.opened.get(game.id, ()), *(game.keys_of(table.options) if table and table.game == game.id else ())}
        return words_told(game, asked.query.get("language", ENGLISH), asked.query.get("written", ENGLISH), opened)

    def _crew(self, game_id: str) -> Crew:
        gates, opened = shown_of(find(game_id)).gates, self.opened.get(game_id, [])
        return Crew(HERE, [Member(self.name, True, sorted(gates & {*opened}))], opened, 0)

    def _crews(self, asked: Asked) -> Crews:
        return Crews([self._crew(asked.name)])

    # Tables

    def _lay(
        self,
        game_id: str,
        options: Options,
        seats: list[Seat],
        time: int,
        *,
        position: dict[str, Any] | None = None,
        branch_of: str | None = None,
        branch_at: int | None = None,
        lesson: bool = False,
        seed: bytes = b"",
        bound: str | None = None,
    ) -> Carried:
        identity = HERE + token_hex(8)
        sheet = Sheet(
            id=identity, code="", game=game_id, options=options, seats=seats, host=ME, status="open", seed=seed or token_bytes(16),
            position=position, created=time, started=None, paused=None, lost=0, pace=None, leave_ms=None, proposal=None,
            absence=Absence(), result=None, rematch=None, sequel=None, branch_of=branch_of, branch_at=branch_at, lesson=lesson, seq=0,
            waiting=0, updated=time, bound=bound, names={ME: self.name},
        )  # fmt: skip
        carried = self._take(sheet, None)
        if position is not None:
            self.out.writes.append(["position", identity, json.dumps(position)])
        carried.keep(time)
        return carried

    def _begin(self, carried: Carried, time: int) -> TableInfo:
        sheet = carried.sheet
        lesson = lesson_of(carried.table.game) if sheet.lesson else None
        coach = Coach(lesson, sheet.coached) if lesson else None
        carried.begin(Course(deal(carried.table.game, sheet), coach=coach), time)
        return carried.info(time)

    def _create(self, asked: Asked) -> TableInfo:
        game = find(asked.of("game", str, ""))
        specs = [Spec(**spec) for spec in asked.of("seats", list, [])]
        if any(spec.kind not in ("you", "open", "bot") or spec.mate is not None for spec in specs):
            raise Refuse(422, "which-mate")
        options = options_for(game, len(specs), asked.of("options", dict, {}))
        allow(game, options, self.opened.get(game.id, ()))
        seats, start = seats_for(shown_of(game), specs, ME), asked.of("start", bool, False)
        if start and any(seat.kind == "open" for seat in seats):
            raise Refuse(422, "open-seats")
        carried = self._lay(game.id, options, seats, asked.time)
        return self._begun(carried, asked.time) if start else carried.info(asked.time)

    def _begun(self, carried: Carried, time: int) -> TableInfo:
        """A table that has just been laid and begins; one that cannot is none."""
        try:
            return self._begin(carried, time)
        except Refuse:
            del self.tables[carried.sheet.id], self.sheets[carried.sheet.id]
            raise

    def _teach(self, asked: Asked) -> TableInfo:
        lesson, seats = lesson_seats(shown_of(find(asked.name)), ME)
        return self._begun(self._lay(asked.name, lesson.options, seats, asked.time, lesson=True, seed=lesson.seed), asked.time)

    def _deal(self, asked: Asked) -> TableInfo:
        """The tale of a day, as a server gave it to take along."""
        game, specs = find(asked.name), [Spec(**spec) for spec in asked.of("seats", list, [])]
        if asked.of("rules", str) != game.rules_version:
            raise Refuse(409, "other-rules")
        seats, seed = seats_for(shown_of(game), specs, ME), bytes.fromhex(asked.of("seed", str, ""))
        options = options_for(game, len(seats), asked.of("options", dict, {}))
        bound = f"day:{asked.of('day', str)}"
        return self._begun(self._lay(game.id, options, seats, asked.time, seed=seed, bound=bound), asked.time)

    # Before it begins

    def _open(self, asked: Asked) -> Carried:
        carried = self._at(asked)
        if carried.sheet.status != "open":
            raise Refuse(409, "started")
        return carried

    def _changed(self, carried: Carried, time: int) -> TableInfo:
        carried.change({}, time)
        return carried.info(time)

    def _seat(self, asked: Asked) -> TableInfo:
        """A seat is a bot's, or open."""
        carried = self._open(asked)
        seat = carried.sheet.seat(asked.of("seat", int, 0))
        bot = asked.of("kind", str) == "bot"
        level = level_of(carried.table.shown, asked.of("level", str)) if bot else None
        seat.kind, seat.level, seat.holders = "bot" if bot else "open", level, []
        return self._changed(carried, asked.time)

    def _sit(self, asked: Asked) -> TableInfo:
        carried = self._open(asked)
        seat = carried.sheet.seat(asked.of("seat", int, 0))
        if seat.kind != "open":
            raise Refuse(409, "taken")
        seat.kind, seat.holders = "person", [ME]
        return self._changed(carried, asked.time)

    def _stand(self, asked: Asked) -> TableInfo:
        carried = self._open(asked)
        seat = carried.sheet.seat(asked.of("seat", int, 0))
        if ME in seat.holders:
            seat.kind, seat.holders = "open", []
        return self._changed(carried, asked.time)

    def _settle(self, asked: Asked) -> TableInfo:
        carried = self._open(asked)
        sheet, game = carried.sheet, carried.table.game
        if sheet.position is not None or sheet.lesson:
            raise Refuse(409, "settled")
        options = options_for(game, len(sheet.seats), {**sheet.options, **asked.of("options", dict, {})})
        allow(game, options, self.opened.get(game.id, ()))
        sheet.options = options
        return self._changed(carried, asked.time)

    def _start(self, asked: Asked) -> TableInfo:
        carried, fill = self._open(asked), asked.of("fill", str)
        free = [seat for seat in carried.sheet.seats if seat.kind == "open"]
        if free and fill is None:
            raise Refuse(409, "open-seats")
        for seat in free:
            seat.kind, seat.level = "bot", level_of(carried.table.shown, fill)
        return self._begin(carried, asked.time)

    # Afterwards, and beside it

    def _abandon(self, asked: Asked) -> TableInfo:
        carried = self._at(asked)
        if carried.table.ended:
            raise Refuse(409, "ended")
        carried.change({"status": "abandoned", "paused": None, "proposal": None}, asked.time)
        carried.show_all(asked.time)
        return carried.info(asked.time)

    def _again(self, asked: Asked, sequel: bool) -> TableInfo:
        """The same again, or what follows in the campaign. Asked for twice, it is the same table."""
        carried = self._at(asked)
        sheet = carried.sheet
        if sheet.status in ENDED and (laid := sheet.sequel if sequel else sheet.rematch) and laid in self.sheets:
            return self._info(laid, asked.time)
        options = next_options(carried.table, sequel)
        allow(carried.table.game, options, self.opened.get(sheet.game, ()))
        new = self._lay(sheet.game, options, same_seats(sheet), asked.time)
        told = self._begun(new, asked.time)
        if sequel:
            sheet.sequel = new.sheet.id
        else:
            sheet.rematch = new.sheet.id
        carried.change({}, asked.time)
        return told

    def _info(self, identity: str, time: int) -> TableInfo:
        carried = self.tables.get(identity) or Carried(self.sheets[identity], None, lambda *_: None, lambda: self.out)
        return carried.info(time)

    def _branch(self, asked: Asked) -> TableInfo:
        """Try from here: a new table from a past position."""
        carried = self._at(asked)
        sheet, at = carried.sheet, carried.table.veil(ME).true(asked.of("at", int, 0))
        state, seats = branch_seats(carried.table, ME, at, len(carried.match.log) - 1)
        position = carried.table.game.dump(state)
        new = self._lay(sheet.game, sheet.options, seats, asked.time, position=position, branch_of=sheet.id, branch_at=at)
        return self._begun(new, asked.time)

    def _replay(self, asked: Asked) -> Any:
        carried, at = self._at(asked), asked.number("at", 0) or 0
        until = min(asked.number("until", 0) or 0, at + MOST_ENTRIES)
        return carried.table.replay(ME, at, until, asked.number("seat"), len(carried.match.log) - 1)

    def _curve(self, asked: Asked) -> Any:
        carried = self._at(asked)
        return carried.table.curve(ME, asked.number("seat"), len(carried.match.log) - 1)

    # In and out

    def _record(self, asked: Asked) -> str:
        """The table as a `.tale`. The seed of one that goes on stays a secret."""
        carried = self._at(asked)
        ended = carried.table.ended or None
        return "".join(f"{line}\n" for line in write_record(carried.match, carried.table.names, ended))

    def _bring(self, asked: Asked) -> TableInfo:
        """A table out of a `.tale`, of which nobody can say how it was made: it wins nothing. Where it goes on, its luck is new unless the
        record has its seed."""
        specs = asked.of("seats", list)
        match, seats = brought(asked.of("tale", str, ""), specs and [Spec(**spec) for spec in specs], find, shown_of, ME)
        game = match.game
        carried = self._lay(
            game.id, match.options, seats, asked.time, position=match.position, branch_of=asked.of("from", str, "tale"),
            branch_at=len(match.log) - 1, seed=match.seed,
        )  # fmt: skip
        sheet, time = carried.sheet, asked.time
        carried.table.course = course_of(sheet, list(match.log))
        sheet.started, sheet.rules, sheet.status = began_at(match, time), game.rules_version, "running"
        carried.keep_entries(0)
        carried.keep(time)
        carried.close_if_over(time)
        return carried.info(time)
