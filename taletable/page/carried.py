"""One table that a page carries: acts, bots and clocks, and what is told on its lines."""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from random import SystemRandom
from typing import Any, Final, NamedTuple

from taletable.bots import Call
from taletable.bots.minds import Minds
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Entry, Match
from taletable.engine.moves import Move
from taletable.engine.record import write_entry
from taletable.engine.saying import say
from taletable.games.lessons import lesson_of
from taletable.table import messages as told
from taletable.table import pausing
from taletable.table.attendance import NOBODY, Attending
from taletable.table.coach import Coach
from taletable.table.course import Act, Course, Pass, Play
from taletable.table.info import table_info, table_line
from taletable.table.pausing import Changes, Kept
from taletable.table.scenes import Sight
from taletable.table.sheet import ENDED, Sheet
from taletable.table.table import Table

from .books import find, shown_of
from .kept import Out, sheet_text
from .thought import plan_of, question

ME: Final = "me"
"""The one person of a page."""
UNDO_MS: Final = 2_000
"""So long after an act that could be taken back bots leave it to the person."""
BEAT_MS: Final = 5_000
"""Where a clock runs it is looked at so often at least."""
ASLEEP_MS: Final = 20_000
"""If nobody has looked for so long, the device has slept, and no clock has run."""


NUMBERS: Final = count(1)
"""No two questions to bots have the same number."""


class Thinking(NamedTuple):
    """A bot has been asked."""

    number: int
    level: str
    length: int
    """Of the log then."""
    calls: tuple[Call, ...]
    """What it had heard."""


class Line:
    """Somebody looks at the table: a page that is open."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.viewer: int | None = None
        self.told = 0
        self.sight = Sight()
        self.ready = False
        self.ref = -1


def course_of(sheet: Sheet, log: list[Entry]) -> Course | None:
    """The course of a table from its log; None: it has not begun."""
    if not log:
        return None
    game = find(sheet.game)
    lesson = lesson_of(game) if sheet.lesson else None
    match = Match(game, len(sheet.seats), sheet.options, sheet.seed, sheet.position, log[:1])
    course = Course(match, coach=Coach(lesson, sheet.coached) if lesson else None)
    course.feed(log[1:])
    return course


class Carried:
    """A table in memory."""

    def __init__(self, sheet: Sheet, course: Course | None, unlock: Callable[[str, tuple[str, ...]], None], out: Callable[[], Out]) -> None:
        self.table = Table(shown_of(find(sheet.game)), sheet, course)
        self.unlock = unlock
        self.out = out
        self.lines: dict[int, Line] = {}
        self.minds = Minds()
        self.thinking: dict[int, Thinking] = {}
        """The seats whose bots think."""
        self.decided: dict[int, Move] = {}
        """In turns: what bots will do as soon as they may."""
        self.stir = -1
        """In real time: when other moves become possible by themselves."""
        self.seen = 0
        """When the clocks were looked at last, in the world's time."""
        self.random = SystemRandom()

    @property
    def sheet(self) -> Sheet:
        """The table as it is kept."""
        return self.table.sheet

    @property
    def match(self) -> Match:
        """The match; only where it has begun."""
        match = self.table.match
        assert match
        return match

    # What is told

    def info(self, time: int) -> told.TableInfo:
        """The table as its person may know it."""
        there = Attending(frozenset({ME}) if self.lines else frozenset())
        return table_info(self.table, ME, there, time, len(self.match.log) if self.table.course else 0)

    def tell(self, message: Any) -> None:
        """Tell everybody who looks."""
        for line in self.lines.values():
            if line.ready:
                self.out().tell(line.number, message)

    def show(self, line: Line, time: int, full: bool = False) -> None:
        """Show the state on a line: what has happened since, or everything."""
        if self.table.course is None or not line.ready:
            return
        length = len(self.match.log)
        first = 0 if full else min(line.told, length)
        line.sight = Sight(line.sight.view if first else None)
        self.out().tell(line.number, self.table.state(ME, line.viewer, first, time, line.sight))
        line.told = length

    def show_all(self, time: int) -> None:
        """Show everybody what has happened."""
        for line in self.lines.values():
            self.show(line, time)

    # What is kept

    def keep(self, time: int) -> None:
        """Write the sheet down, and the table as a list shows it: a list needs no game."""
        sheet, match = self.sheet, self.table.match
        sheet.updated = time
        if match:
            sheet.seq, sheet.waiting = len(match.log), match.state.waiting
        line = told.write(table_line(self.table, ME, NOBODY, time, time))
        self.out().writes.append(["table", sheet.id, sheet_text(sheet), line])

    def keep_entries(self, first: int) -> None:
        """Write down the entries from a number on."""
        match = self.match
        lines = [told.write(write_entry(match.game, entry)) for entry in match.log[first:]]
        self.out().writes.append(["entries", self.sheet.id, first, lines])

    def change(self, changes: Changes | None, time: int) -> bool:
        """Write down how the table stands now, and tell it; nothing if nothing has changed."""
        if changes is None:
            return False
        for name, value in changes.items():
            setattr(self.sheet, name, value)
        self.table.set_sheet(self.sheet)
        self.keep(time)
        self.tell(self.info(time))
        return True

    def kept(self) -> Kept:
        """How the table stands."""
        return Kept(self.sheet.status, self.sheet.paused, self.sheet.lost)

    # Acts

    def begin(self, course: Course, time: int) -> None:
        """The game begins."""
        sheet = self.sheet
        self.table.course = course
        sheet.status, sheet.started, sheet.rules = "running", time, self.table.game.rules_version
        sheet.sat = [(seat.seat, person) for seat in sheet.seats for person in seat.holders]
        self.seen = time
        self.keep_entries(0)
        self.keep(time)
        self.tell(self.info(time))
        for line in self.lines.values():
            line.viewer = self.table.viewer(ME, line.viewer)
            self.show(line, time, full=True)

    def perform(self, act: Act, time: int, line: Line | None = None, ref: int = 0) -> None:
        """Do something to the match."""
        course = self.table.course
        assert course
        length = len(course.match.log)
        done = course.perform(act, self.table.now(time))
        if done.entries:
            self.keep_entries(length)
        if line and done.refused:
            self.out().tell(line.number, told.Refused(ref, self.table.shown.refusal(done.refused.refusal)))
        elif line:
            self.out().tell(line.number, told.Ack(ref, self.table.veil(ME).told(len(course.match.log))))
        if done.entries:
            self.keep(time)
            self.show_all(time)
            self.close_if_over(time)

    def close_if_over(self, time: int) -> None:
        """When the game is over: keep the result, reveal the seed, open what it opens."""
        match, sheet = self.match, self.sheet
        result = match.game.results(match.state) if match.state.over else None
        if result is None or sheet.status in ENDED:
            return
        sheet.result = self.table.result(result)
        if sheet.branch_of is None and not match.practice and sheet.held_by(ME):
            self.unlock(sheet.game, match.game.unlocks(match.state))
        sheet.status, sheet.paused = "over", None
        self.change({}, time)
        self.show_all(time)

    # Clocks and bots

    def rest(self, at: int) -> None:
        """Nobody looks any more: no clock runs meanwhile."""
        if self.sheet.status == "running" and self.table.clocked:
            self.sheet.coached.held = False
            self.change({"status": "paused", "paused": at}, at)

    def go_on(self, time: int) -> int | None:
        """See to what is due, and let at most one bot act; milliseconds until it wants to be called again. None: not by itself."""
        table, sheet = self.table, self.sheet
        if table.course is None or table.ended or not self.lines:
            return None
        if table.clocked and sheet.status == "running" and self.seen and time - self.seen > ASLEEP_MS:
            self.rest(self.seen)
        self.seen = time
        self._hold(time)
        if sheet.status != "running" or self.match.state.over:
            return None
        if table.is_due(table.now(time)):
            self.perform(Pass(), time)
            return 0
        if self.match.game.real_time and not 0 <= self.stir <= table.now(time):
            self.stir = self.match.game.stirs(self.match.state, table.now(time))
        if 0 <= self.stir <= table.now(time):
            self.stir = -1
            self.show_all(time)
        wait = self._bots(time)
        waits = [wait] if wait is not None else []
        if table.clocked:
            waits += [BEAT_MS, *self._due(time)]
        return max(0, min(waits)) if waits else None

    def _due(self, time: int) -> list[int]:
        """Milliseconds until clocks run out."""
        table, match, now = self.table, self.match, self.table.now(time)
        moments = [match.game.lapses(match.state), self.stir, *self.minds.moments()]
        moments += [table.deadline(seat) or -1 for seat in match.game.asked(match.state) if not table.bot_level(seat, now)]
        return [max(5, moment - now) for moment in moments if moment >= 0]

    def _hold(self, time: int) -> None:
        """In real time the clock stands still while the coach of a lesson speaks."""
        course, table = self.table.course, self.table
        if not self.table.game.real_time or not course or not course.coach or not (table.held or self.sheet.status == "running"):
            return
        on = course.coach.holds(course.match, table.now(time))
        if on != table.held and self.change(pausing.hold(self.kept(), self.sheet.coached, on, time), time):
            self.show_all(time)

    def _level(self, seat: int, now: int) -> str | None:
        """The level of the bot that decides for a seat now; None: a person does."""
        level = self.table.bot_level(seat, now)
        return self.table.shown.levels[0] if level and self.minds.at_a_loss(seat, len(self.match.log)) else level

    def _bots(self, time: int) -> int | None:
        """Let bots think, and one do what it has decided; milliseconds until one has to again."""
        match, now = self.match, self.table.now(time)
        self.minds.forget(len(match.log))
        waits: list[int] = []
        levels = {seat: level for seat in match.game.asked(match.state) if (level := self._level(seat, now))}
        self.thinking = {seat: asked for seat, asked in self.thinking.items() if seat in levels}
        self.decided = {seat: move for seat, move in self.decided.items() if seat in levels}
        for seat, level in levels.items():
            wait = self._plan(seat, level, time) if match.game.real_time else self._think(seat, level, time)
            if wait == 0:
                return 0
            if wait is not None:
                waits.append(wait)
        return min(waits, default=None)

    def _think(self, seat: int, level: str, time: int) -> int | None:
        """In turns: do what the bot has decided, unless a person could still take back what that would settle; the milliseconds to wait
        then. None: it thinks."""
        match, table = self.match, self.table
        move = self.decided.get(seat)
        if move is not None and match.game.refuse(match.state, move) is None:
            if wait := table.regret_ms(seat, table.now(time), UNDO_MS):
                return wait
            del self.decided[seat]
            self.perform(Play(move), time)
            return 0
        seed = table.bot_seed(seat)
        seed = self.random.getrandbits(60) if seed is None else seed
        self._ask(seat, level, seed, seed, None)
        return None

    def _plan(self, seat: int, level: str, time: int) -> int | None:
        """In real time: carry out what the bot means to do; milliseconds until its time has come. None: it thinks."""
        match, now = self.match, self.table.now(time)
        plan = self.minds.plan_of(seat, match)
        if plan is None:
            seed = int.from_bytes(sha256(b"%b %d" % (self.sheet.seed, seat)).digest()[:7])
            self._ask(seat, level, seed, self.random.getrandbits(60), now)
            return None
        if says := self.minds.says(plan, now):
            self.tell(told.PingMessage(says.seat, self.table.names[says.seat], says.text, list(says.touches)))
        if plan.at > now:
            return plan.at - now
        taken = self.minds.takes(seat, match, now)
        if taken and taken.move:
            self.perform(Play(taken.move), time)
            return 0
        return 5  # it is asked anew

    def _ask(self, seat: int, level: str, seed: int, luck: int, now: int | None) -> None:
        """Let the bot of a seat think, unless it does already."""
        if seat in self.thinking:
            return
        match = self.match
        state = match.game.imagine(match.state, seat, QuickLuck(luck))
        number = next(NUMBERS)
        self.thinking[seat] = Thinking(number, level, len(match.log), self.minds.calls)
        asked = question(match.game, level, state, seat, seed, now, self.minds.heard(self.table.bots()))
        self.out().thoughts.append((self.sheet.id, number, asked))

    def answer(self, number: int, text: str) -> None:
        """A bot has thought. What nobody wants to know any more is not looked at."""
        seat = next((seat for seat, asked in self.thinking.items() if asked.number == number), None)
        if seat is None:
            return
        asked, found, game = self.thinking.pop(seat), json.loads(text), self.match.game
        if why := found.get("failed"):
            if asked.level == self.table.shown.levels[0]:
                raise RuntimeError(why)
            self.tell(told.PingMessage(None, "", say("verbatim", text=why), []))
            self.minds.puzzle([seat], asked.length)
        elif game.real_time:
            if asked.calls is self.minds.calls:  # else somebody called meanwhile, and it is asked again
                self.minds.plans[seat] = (asked.length, plan_of(game, found))
        else:
            move = game.read(found["move"])
            if game.refuse(self.match.state, move) is None:
                self.decided[seat] = move
            elif len(self.match.log) == asked.length:
                self.minds.puzzle([seat], asked.length)

    def hear(self, ping: told.PingMessage, time: int) -> None:
        """Somebody points at things: all are shown it, and in real time bots hear it."""
        self.tell(ping)
        if self.table.game.real_time and ping.seat is not None and not self.table.bots() >> ping.seat & 1:
            self.minds.hear(Call(self.table.now(time), ping.seat, ping.text, tuple(ping.touches)))
