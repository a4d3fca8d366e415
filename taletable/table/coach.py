"""The coach of a lesson: which step is due, what it says and points at, what it waits for, and what it lets through.

How far a lesson has come follows from the entries in force and from the steps that were read on; whoever takes a move back takes it back
for the coach, too. How a lesson is written is told in `taletable.games.lessons`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from typing import Any, Final, NamedTuple

from taletable.engine.game import Words
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.saying import say
from taletable.games.lessons import Lesson, Step

from .messages import LessonStep
from .sheet import Coached

LOOKED_UP: Final = re.compile(r"(\w+)\.(\w+)=(.+)")


class Progress(NamedTuple):
    """How far a lesson has come."""

    at: int = 0
    """The first step that is still to be said, but for asides."""
    said: frozenset[int] = frozenset()
    """Asides that were said."""

    def after(self, n: int, step: Step) -> Progress:
        """With another step done."""
        return Progress(self.at, self.said | {n}) if step.aside else Progress(max(self.at, n + 1), self.said)


class Moment(NamedTuple):
    """What a learner has before them."""

    view: dict[str, Any]
    seat: int
    rule: str
    """What asks the learner; empty: nothing does."""
    moves: tuple[Words, ...] = ()
    """What may be played."""


# What a step wants


@cache
def _pattern(pattern: str) -> re.Pattern[str]:
    return re.compile(".*".join(map(re.escape, pattern.split("*"))))


def fits(move: str, patterns: Iterable[str]) -> bool:
    """Does a move, written with its seat, fit one of the patterns, which have none?"""
    plain = move.partition(" ")[2]
    return any(_pattern(pattern).fullmatch(plain) for pattern in patterns)


def wanted(step: Step, moves: Sequence[Words]) -> list[Words]:
    """Those of the open moves that a step wants: what fits the first of its patterns that anything fits."""
    for pattern in step.do:
        if fitting := [words for words in moves if fits(words.move, (pattern,))]:
            return fitting
    return []


def ends(step: Step, move: str) -> bool:
    """Is the step done with this move?"""
    return fits(move, step.until or step.do)


def reads(view: dict[str, Any], seat: int, path: str) -> Any:
    """A field of the view, or one inside of others: `players.1.gold`. `me` is the seat that is asked; a list counts its things."""
    value: Any = view
    for part in path.split("."):
        if part == "me":
            value = view["players"][seat]
        elif isinstance(value, list):
            value = value[int(part)] if part.isdecimal() and int(part) < len(value) else None
        else:
            value = value.get(part) if isinstance(value, dict) else None
    return len(value) if isinstance(value, list) else value


def is_moment(step: Step, moment: Moment) -> bool:
    """Do the rule that asks and the fields of the view fit the step?"""
    if step.at and step.at != moment.rule:
        return False
    for path, value in step.when.items():
        found = reads(moment.view, moment.seat, path)
        if not any(type(one) is type(found) and one == found for one in (value if isinstance(value, list) else [value])):
            return False
    return True


def is_ripe(step: Step, moment: Moment) -> bool:
    """Is it the step's moment, and can be done what it wants?"""
    if not is_moment(step, moment) or (step.can and not any(fits(words.move, step.can) for words in moment.moves)):
        return False
    return not step.do or bool(wanted(step, moment.moves))


def due(lesson: Lesson, progress: Progress, moment: Moment) -> int:
    """Which step is due: an aside, the current one, or a later one if the table has gone past it. -1: none."""
    steps, timed = lesson.steps, bool(lesson.hold)
    order = [i for i in range(progress.at, len(steps)) if not steps[i].aside]
    if order and not timed and not steps[order[0]].do and is_ripe(steps[order[0]], moment):
        return order[0]  # nobody interrupts a teller
    for i, step in enumerate(steps):
        if step.aside and i not in progress.said and is_ripe(step, moment):
            return i
    # In real time what is wanted may become possible by and by: the coach waits as long as the moment lasts.
    lasts = is_moment if timed else is_ripe
    now = next((i for i in order if (i == order[0] or steps[i].at) and lasts(steps[i], moment)), -1)
    if now >= 0 and steps[now].flows:
        then = next((i for i in order if i > now and not steps[i].flows), now)
        if steps[then].do and is_ripe(steps[then], moment):
            return then
    return now if now >= 0 and is_ripe(steps[now], moment) else -1


def points(step: Step, moment: Moment) -> list[list[str]]:
    """What the step points at, as groups of ids. A single wanted move can speak for itself."""
    moves = wanted(step, moment.moves)
    return [_named(moment.view, name) for name in step.point] + [[one] for one in (moves[0].touches if len(moves) == 1 else ())]


def _named(view: dict[str, Any], name: str) -> list[str]:
    """The ids that a name stands for: itself, or with `spaces.object=ember` all things of a list of the view that have it so."""
    found = LOOKED_UP.fullmatch(name)
    if not found:
        return [name]
    things, field, value = found.groups()
    return [str(thing["id"]) for thing in view.get(things) or () if thing.get(field) == value]


# At a table


class Coach:
    """The coach at one table."""

    def __init__(self, lesson: Lesson, coached: Coached, ended: dict[int, int] | None = None) -> None:
        self.lesson = lesson
        self.coached = coached
        self.ended = ended or {}
        """Which entry ended which step."""

    def place(self, match: Match) -> int:
        """The learner's last entry in force: what is read now is read after it."""
        return next((n for n in reversed(match.line) if self.teaches(match.log[n].move.seat)), 0)

    def teaches(self, seat: int | None) -> bool:
        """Is the seat the learner's?"""
        return seat is not None and 0 <= seat < self.lesson.yours

    def progress(self, match: Match) -> Progress:
        """How far the lesson has come."""
        done = {n: [step] for n, step in self.ended.items()}
        for n, step in self.coached.read:
            done.setdefault(n, []).append(step)
        progress, steps = Progress(), self.lesson.steps
        for step in [step for n in match.line for step in done.get(n, ())]:
            if step < len(steps):  # else the lesson has been written anew since
                progress = progress.after(step, steps[step])
        return progress

    def due(self, match: Match, seat: int, now: int) -> tuple[int, Moment]:
        """The step that is due for a seat of the learner's, and the moment that it is due at."""
        moment = self.moment(match, seat, now)
        return -1 if self.coached.left or match.state.over else due(self.lesson, self.progress(match), moment), moment

    def moment(self, match: Match, seat: int, now: int) -> Moment:
        """What the learner has before them on a seat; in real time all of their seats may act at once."""
        game, state = match.game, match.state
        with _at(match, now):
            asked = [one for one in game.asked(state) if self.teaches(one)]
            if seat not in asked:
                return Moment(game.view(state, seat), seat, "")
            seats = asked if self.lesson.hold else [seat]
            moves = tuple(game.words(move) for one in seats for move in game.legal(state, one))
            return Moment(game.view(state, seat), seat, state.frames[-1].rule, moves)

    def says(self, match: Match, seat: int, now: int) -> LessonStep | None:
        """What the coach says to the learner on a seat; None: nothing."""
        at, moment = self.due(match, seat, now)
        if at < 0:
            return None
        steps = self.lesson.steps
        step, order = steps[at], [i for i, one in enumerate(steps) if not one.aside]
        return LessonStep(
            step=at,
            number=0 if step.aside else order.index(at) + 1,
            total=len(order),
            text=say(f"lesson.{step.say}"),
            cite=step.cite,
            point=points(step, moment),
            button=not step.do,
            takes=self._takes(step, moment),
        )

    @staticmethod
    def _takes(step: Step, moment: Moment) -> list[str] | None:
        if step.flows or not moment.rule:
            return None
        good = {words.move for words in wanted(step, moment.moves)}
        taken = [words.move for words in moment.moves if step.do and (words.move in good or fits(words.move, step.until))]
        return None if len(taken) == len(moment.moves) else taken

    def lets(self, match: Match, move: Move, now: int) -> bool:
        """May a move of the learner's be played at this step? To let something be is always allowed: clients do it by themselves."""
        if not self.teaches(move.seat) or match.state.over or move.verb == match.game.rule(match.state).let_be:
            return True
        at, moment = self.due(match, move.seat, now)
        takes = self._takes(self.lesson.steps[at], moment) if at >= 0 else None
        text = match.game.write(move)
        return takes is None or text in takes or all(text != words.move for words in moment.moves)

    def holds(self, match: Match, now: int) -> bool:
        """Does the clock stand still, because the coach speaks?"""
        asked = [seat for seat in match.game.asked(match.state) if self.teaches(seat)]
        if not self.lesson.hold or not asked or match.state.frames[-1].rule not in self.lesson.hold:
            return False
        at = self.due(match, asked[0], now)[0]
        return at >= 0 and not self.lesson.steps[at].flows

    def ending(self, match: Match, move: Move, now: int) -> int:
        """The step that a move, about to be played, ends; -1: none."""
        if not self.teaches(move.seat) or self.coached.left:
            return -1
        steps, progress = self.lesson.steps, self.progress(match)
        moment, text = self.moment(match, move.seat, now), match.game.write(move)
        while (at := due(self.lesson, progress, moment)) >= 0 and not (steps[at].do or steps[at].flows):
            progress = progress.after(at, steps[at])  # it was read, or the move had been held back
        return at if at >= 0 and ends(steps[at], text) else -1


@contextmanager
def _at(match: Match, now: int) -> Iterator[None]:
    """In real time what is offered and refused hangs on the time."""
    state, before = match.state, match.state.now
    if match.game.real_time:
        state.now = max(before, now)
    try:
        yield
    finally:
        state.now = before
