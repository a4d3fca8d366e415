"""A table: its sheet, its match, and what people may do and see there. The time always comes from outside."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256

from taletable.engine.game import Result
from taletable.engine.match import Match
from taletable.engine.moves import Move

from .course import Course
from .curve import curve_of
from .messages import Curve, LessonStep, Replay, ResultInfo, StateMessage
from .pace import rests_of
from .refuse import Refuse
from .scenes import Sight, scenes_after, scenes_since
from .sheet import ENDED, Sheet
from .shown import Shown
from .veil import OPEN, Veil


class Table:
    """Who sits where, what is asked of whom, and what each of them is shown."""

    def __init__(self, shown: Shown, sheet: Sheet, course: Course | None, speed: float = 1.0) -> None:
        self.shown = shown
        self.game = shown.game
        self.course = course
        """None: it has not begun."""
        self.speed = speed
        """Milliseconds of the table's clock in one of the world's."""
        self.set_sheet(sheet)

    def set_sheet(self, sheet: Sheet) -> None:
        """Take over a changed sheet: seats, names, status."""
        self.sheet = sheet
        self.names = tuple(sheet.seat_names())
        if self.course and self.course.coach:
            self.course.coach.coached = sheet.coached
        if self.course:
            self.course.rests = rests_of(sheet, self.course.match.log[0].now, self.speed)

    @property
    def match(self) -> Match | None:
        """The match, once it has begun."""
        return self.course.match if self.course else None

    @property
    def ended(self) -> bool:
        """Is nothing to be done here any more?"""
        return self.sheet.status in ENDED

    def now(self, time: int) -> int:
        """The table's clock at a time of the world: milliseconds since the start, without pauses, on top of what a branch began with."""
        sheet = self.sheet
        if sheet.started is None:
            return 0
        first = self.course.match.log[0].now if self.course else 0
        return first + int(max(0, (sheet.paused or time) - sheet.started - sheet.lost) * self.speed)

    def veil(self, person: str | None) -> Veil:
        """How entries of the log are counted before a person."""
        return OPEN if not self.course or self.ended else self.course.hush.veil(self.sheet.held_by(person))

    # Who decides

    def viewer(self, person: str | None, wanted: int | None = None) -> int | None:
        """The held seat that a person looks through: the wanted one, else one that is asked, else any."""
        held = self.sheet.held_by(person)
        if wanted in held:
            return wanted
        asked = [seat for seat in held if self.match and self.match.state.waiting >> seat & 1]
        return next(iter(asked or held), None)

    def look(self, person: str | None, seat: int | None) -> None:
        """May the person look through the seat?"""
        if seat is not None and seat not in self.sheet.held_by(person):
            raise Refuse(403, "not-yours")

    def may_act(self, person: str | None, seat: int, seq: int | None) -> None:
        """May the person act for the seat now, and was it meant for this moment (after `seq` entries)?"""
        sheet, game = self.sheet, self.game
        self.look(person, seat)
        if self.course is None:
            raise Refuse(409, "not-started")
        if sheet.status != "running" and not self.held:
            raise Refuse(409, sheet.status)
        if sheet.seats[seat].forfeited:
            raise Refuse(409, "forfeited")
        if person not in sheet.seats[seat].hands(game.real_time):
            cite = game.table_rules.get("absence", "")
            raise Refuse(409, "given-away", cite)
        veil = self.veil(person)
        if (
            seq is not None
            and not game.real_time
            and not veil.told(self.course.fresh[seat]) <= seq <= veil.told(len(self.course.match.log))
        ):
            raise Refuse(409, "late")

    def may_play(self, person: str | None, move: Move, seq: int | None, time: int) -> None:
        """May the person play the move, as far as the table and its coach are concerned?"""
        self.may_act(person, move.seat, seq)
        assert self.course
        match, coach = self.course.match, self.course.coach
        if coach and not coach.lets(match, move, self.now(time)):
            if seq is not None and seq < self.veil(person).told(len(match.log)):
                raise Refuse(409, "late")
            raise Refuse(409, "lesson")

    def bot_level(self, seat: int, now: int) -> str | None:
        """The level of the bot that decides for the seat at a time of the table's clock; None if a person does."""
        assert self.course
        row, strongest = self.sheet.seats[seat], self.shown.strongest
        if row.kind == "bot":
            return row.level if row.level in self.shown.levels else strongest
        if row.forfeited or (row.kind == "person" and row.stand_in and row.lent is None):
            return strongest
        return strongest if self.out(seat, now) else None

    def out(self, seat: int, now: int) -> bool:
        """Is the time of a seat out that is asked?"""
        end = self.deadline(seat)
        return end is not None and now >= end

    def skip(self, seat: int) -> Move | None:
        """The move with which a seat does nothing, where its game allows that."""
        assert self.match
        skips = self.game.skips
        return next((move for move in self.game.legal(self.match.state, seat) if move.verb in skips), None) if skips else None

    def result(self, result: Result) -> ResultInfo:
        """How the game ended, and what of it counts."""
        assert self.course
        match, late = self.course.match, self.course.late
        own = [sum(match.log[n].move.seat == seat for n in match.line) for seat in range(match.seats)]
        people = [row for row in self.sheet.seats if row.kind == "person"]
        stood_in = [row.seat for row in people if row.forfeited or row.stand_in or 2 * late[row.seat] > own[row.seat]]
        return replace(self.shown.result(result), practice=match.practice, stood_in=stood_in)

    def bots(self) -> int:
        """The seats that bots play at the moment, as a mask."""
        return sum(1 << seat.seat for seat in self.sheet.seats if seat.kind == "bot" or seat.stand_in or seat.forfeited)

    def bot_seed(self, seat: int) -> int | None:
        """In a lesson, and in the tale of a day, bots do the same each time, however fast anybody answers: a seed of the seat's own past.
        None: any will do."""
        if not (self.sheet.lesson or self.sheet.day) or not self.match:
            return None
        moves = sum(entry.move.seat == seat for entry in self.match.log)
        return int.from_bytes(sha256(b"%b %d %d" % (self.sheet.seed, seat, moves)).digest()[:7])

    def regret_ms(self, seat: int, now: int, undo_ms: int) -> int:
        """So long the bot of a seat waits with its answer, because a person could still take something back that it would settle."""
        match = self.match
        if not match or match.state.over or (self.game.rule(match.state).sealed and match.state.waiting != 1 << seat):
            return 0
        if any(row.kind == "person" and not row.stand_in and match.can_undo(row.seat) for row in self.sheet.seats):
            return max(0, match.log[-1].now + undo_ms - now)
        return 0

    # Clocks

    @property
    def held(self) -> bool:
        """Does the clock stand still because the coach speaks?"""
        return self.sheet.status == "paused" and self.sheet.coached.held

    @property
    def clocked(self) -> bool:
        """Can anything happen by itself here, or by a bot that stands in?"""
        return bool(self.game.real_time or self.sheet.pace or self.sheet.leave_ms)

    def waits(self) -> bool:
        """Does nothing happen here by itself: no clock runs?"""
        return self.match is None or self.game.due(self.match.state)[0] < 0

    def deadline(self, seat: int) -> int | None:
        """When the decision of a seat is taken from it, on the table's clock.

        What is due next in real time may be a secret; the view tells what is not.
        """
        assert self.course
        return self.course.deadline(seat)

    def ends(self, time: int) -> list[int | None]:
        """When the time of each person who is asked is out, in milliseconds of the world since 1970."""
        assert self.course
        now, waiting, ends = self.now(time), self.course.match.state.waiting, list[int | None]()
        for seat in self.sheet.seats:
            asked = seat.kind == "person" and waiting >> seat.seat & 1
            end = self.deadline(seat.seat) if asked else None
            ends.append(None if end is None else time + int((end - now) / self.speed))
        return ends

    def is_due(self, now: int) -> bool:
        """Has something become due on the table's clock, and is its grace over?"""
        assert self.course
        return 0 <= self.game.lapses(self.course.match.state) <= now

    # What is seen

    def state(self, person: str | None, viewer: int | None, first: int, time: int, sight: Sight | None = None) -> StateMessage:
        """The game as a person sees it through a seat, with the story from entry `first` on.

        With a sight, which is brought up to date, only the scenes since then are told, unless they are too many.
        """
        assert self.course
        match, sheet, game = self.course.match, self.sheet, self.game
        length, held = len(match.log), sheet.held_by(person)
        waiting = 0 if self.ended else match.state.waiting
        mine = [seat for seat in held if waiting >> seat & 1 and person in sheet.seats[seat].hands(game.real_time)]
        before, now = match.state.now, self.now(time)
        if game.real_time and not self.ended:
            match.state.now = max(before, now)  # what is offered and refused hangs on the time
        asked_at, open_hands = self.course.asked_at, not self.shown.hidden
        view, veil = self.shown.view(match, viewer), self.veil(person)
        scenes = scenes_since(self.shown, match, first, viewer, sight.view, view, veil) if sight and sight.view and first else None
        if sight:
            sight.view = view
        message = StateMessage(
            seq=veil.told(length),
            viewer=viewer,
            view=view if scenes is None else None,
            scenes=scenes or [],
            asks=[self.shown.ask(match, q, asked_at[q], self.deadline(q), q == viewer or open_hands) for q in mine],
            events=self.shown.events(match, first, length, viewer, veil) if scenes is None else [],
            full=first == 0,
            calm=self.waits(),
            undo=[seat for seat in held if match.can_undo(seat)] if sheet.status == "running" else [],
            lesson=self.lesson(person, viewer, time),
        )
        match.state.now = before
        return message

    def lesson(self, person: str | None, viewer: int | None, time: int) -> LessonStep | None:
        """What the coach says to a person who looks through a seat."""
        coach = self.course.coach if self.course else None
        if not coach or not self.match or self.ended or not coach.teaches(viewer) or viewer not in self.sheet.held_by(person):
            return None
        assert viewer is not None
        return coach.says(self.match, viewer, self.now(time))

    def look_back(self, person: str, seat: int | None) -> Match:
        """The match, if the person may look at its past.

        While the game runs, only through a seat one holds; afterwards through any, or none.
        """
        if not self.match:
            raise Refuse(404, "no-entry")
        if seat is not None and not 0 <= seat < len(self.sheet.seats):
            raise Refuse(422, "no-seat")
        if not self.ended and (seat is None or seat not in self.sheet.held_by(person)):
            raise Refuse(403, "own-seats-only")
        return self.match

    def replay(self, person: str, at: int, until: int, seat: int | None, last: int) -> Replay:
        """A past moment, and the scenes up to entry `until`; nothing after entry `last`."""
        veil = self.veil(person)
        first = veil.true(at)
        if not 0 <= first <= last:
            raise Refuse(404, "no-entry")
        match = self.look_back(person, seat)
        told = scenes_after(self.shown, match, first, min(veil.true(until), last), seat, veil)
        return Replay(at, veil.told(last), seat, *told)

    def curve(self, person: str, seat: int | None, last: int) -> Curve:
        """The course of the game up to entry `last`."""
        return curve_of(self.shown, self.look_back(person, seat), last, seat, self.veil(person))
