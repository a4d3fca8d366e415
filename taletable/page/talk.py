"""What comes on a line of a page's table, and what is done about it: the messages of `taletable.server.messages`."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Final

from taletable.engine.saying import Wrong
from taletable.table import consent, pausing
from taletable.table import messages as told
from taletable.table.absence import choose
from taletable.table.attendance import Attending
from taletable.table.course import Play, Rewind, Undo
from taletable.table.refuse import Refuse
from taletable.table.scenes import Sight

from .carried import ME, Carried, Line


class Message:
    """A message of a client, read with care."""

    def __init__(self, text: str) -> None:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise Refuse(422, "bad-message", why=str(error)[:300]) from None
        if not isinstance(data, dict) or not isinstance(data.get("t"), str):
            raise Refuse(422, "bad-message", why="t")
        self.data: dict[str, Any] = data

    @property
    def kind(self) -> str:
        """Which message it is."""
        return str(self.data["t"])

    def number(self, name: str, needed: bool = True) -> int | None:
        """A number in it."""
        value = self.data.get(name)
        if (value is None and not needed) or (type(value) is int and 0 <= value <= 2**53):
            return value
        raise Refuse(422, "bad-message", why=name)

    def count(self, name: str) -> int:
        """A number that must be there."""
        value = self.number(name)
        assert value is not None
        return value

    def text(self, name: str, most: int) -> str:
        """A text in it."""
        value = self.data.get(name, "")
        if not isinstance(value, str) or len(value) > most:
            raise Refuse(422, "bad-message", why=name)
        return value

    def truth(self, name: str) -> bool:
        """A yes or no in it."""
        value = self.data.get(name)
        if not isinstance(value, bool):
            raise Refuse(422, "bad-message", why=name)
        return value

    def texts(self, name: str, most: int) -> list[str]:
        """Several texts in it."""
        value = self.data.get(name, [])
        if not isinstance(value, list) or len(value) > most or not all(isinstance(one, str) and len(one) <= 80 for one in value):
            raise Refuse(422, "bad-message", why=name)
        return value


def hear(carried: Carried, line: Line, text: str, time: int) -> None:
    """Do what a message wants; what is wrong with it is told."""
    ref: int | None = None
    try:
        message = Message(text)
        known = HEARD.get(message.kind)
        if known is None:
            raise Refuse(422, "bad-message", why="t")
        if message.kind in NUMBERED:
            ref = message.count("ref")
        if not line.ready and message.kind != "hello":
            raise Refuse(409, "no-hello")
        if ref is not None:
            if ref <= line.ref:
                raise Refuse(409, "replayed")
            line.ref = ref
        known(carried, line, message, time)
        if message.kind in SETTLED:
            length = len(carried.match.log) if carried.table.course else 0
            carried.out().tell(line.number, told.Ack(ref or 0, carried.table.veil(ME).told(length)))
    except Refuse as refuse:
        carried.out().tell(line.number, told.Error(refuse.problem.code, refuse.problem.args or {}, ref))


# One after the other


def _hello(carried: Carried, line: Line, message: Message, time: int) -> None:
    seat = message.number("seat", needed=False)
    carried.table.look(ME, seat)
    line.viewer = carried.table.viewer(ME, seat)
    line.sight, line.told, line.ready = Sight(), 0, True
    carried.seen = time
    carried.out().tell(line.number, carried.info(time))
    if carried.sheet.proposal:
        carried.out().tell(line.number, consent.proposal_message(carried.table, carried.sheet.proposal, "", ME))
    carried.show(line, time, full=True)


def _move(carried: Carried, line: Line, message: Message, time: int) -> None:
    text = message.text("move", 500)
    try:
        move = carried.table.game.read(text)
    except Wrong as wrong:
        raise Refuse(422, "bad-move", why=wrong.said) from None
    carried.table.may_play(ME, move, message.number("seq", needed=False), time)
    carried.perform(Play(move, message.number("at", needed=False)), time, line, message.count("ref"))


def _undo(carried: Carried, line: Line, message: Message, time: int) -> None:
    seat = message.count("seat")
    carried.sheet.seat(seat)
    carried.table.may_act(ME, seat, message.number("seq", needed=False))
    carried.perform(Undo(seat), time, line, message.count("ref"))


def _look(carried: Carried, line: Line, message: Message, time: int) -> None:
    seat = message.number("seat", needed=False)
    carried.table.look(ME, seat)
    line.viewer, line.sight = seat, Sight()
    carried.show(line, time, full=True)


def _propose(carried: Carried, line: Line, message: Message, time: int) -> None:
    """Who sits here alone agrees alone."""
    to = consent.propose(carried.table, ME, message.count("to"), len(carried.match.log) - 1 if carried.table.course else 0)
    assert consent.is_settled(carried.sheet, to)
    carried.tell(consent.proposal_message(carried.table, to, "done", ME))
    carried.perform(Rewind(to.to), time)


def _answer(carried: Carried, line: Line, message: Message, time: int) -> None:
    raise Refuse(409, "no-proposal")


def _chat(carried: Carried, line: Line, message: Message, time: int) -> None:
    """Nobody else is here: what is said is not kept."""
    carried.tell(told.ChatMessage([told.ChatLine(time, line.viewer, carried.sheet.names[ME], message.text("text", 500), time)]))


def _point(carried: Carried, line: Line, message: Message, time: int) -> None:
    seat = line.viewer if line.viewer in carried.sheet.held_by(ME) else None
    carried.hear(told.PingMessage(seat, carried.sheet.names[ME], message.text("text", 120), message.texts("touches", 8)), time)


def _time(carried: Carried, line: Line, message: Message, time: int) -> None:
    carried.out().tell(line.number, told.TimeMessage(carried.table.now(time), carried.sheet.status == "running"))


def _presence(carried: Carried, line: Line, message: Message, time: int) -> None:
    message.truth("here")


def _pause(carried: Carried, line: Line, message: Message, time: int) -> None:
    _stop(carried, True, time)


def _resume(carried: Carried, line: Line, message: Message, time: int) -> None:
    _stop(carried, False, time)


def _stop(carried: Carried, on: bool, time: int) -> None:
    pausing.may_pause(carried.table, ME, on)
    carried.seen = time
    if not carried.change(pausing.pause(carried.kept(), carried.sheet.coached, on, time), time):
        raise Refuse(409, "status" if on else "not-paused")
    carried.show_all(time)


def _absence(carried: Carried, line: Line, message: Message, time: int) -> None:
    choose(carried.table, Attending(frozenset({ME})), ME, "wait", None, time)


def _read(carried: Carried, line: Line, message: Message, time: int) -> None:
    """The learner has read what the coach said. What is not said any more needs no reading."""
    course, sheet = carried.table.course, carried.sheet
    if not course or not course.coach:
        raise Refuse(409, "no-lesson")
    step, said = message.count("step"), carried.table.lesson(ME, line.viewer, time)
    if said and said.step == step and said.button:
        now = carried.table.now(time)
        carried.change(pausing.read_on(course.coach, course.match, carried.kept(), sheet.coached, step, now, time), time)
        carried.show_all(time)


def _leave_lesson(carried: Carried, line: Line, message: Message, time: int) -> None:
    course, sheet = carried.table.course, carried.sheet
    if not course or not course.coach:
        raise Refuse(409, "no-lesson")
    carried.change(pausing.leave(course.coach, course.match, carried.kept(), sheet.coached, carried.table.now(time), time), time)
    carried.show_all(time)


Heard = Callable[[Carried, Line, Message, int], None]
HEARD: Final[dict[str, Heard]] = {
    "hello": _hello,
    "move": _move,
    "undo": _undo,
    "look": _look,
    "propose": _propose,
    "answer": _answer,
    "chat": _chat,
    "ping": _point,
    "time": _time,
    "presence": _presence,
    "pause": _pause,
    "resume": _resume,
    "absence": _absence,
    "read": _read,
    "leave-lesson": _leave_lesson,
}
SETTLED: Final = frozenset({"propose", "answer", "pause", "resume", "absence", "read", "leave-lesson"})
"""What is answered when it is done."""
NUMBERED: Final = SETTLED | {"move", "undo"}
"""What carries a `ref`, which grows with every message of a line."""
