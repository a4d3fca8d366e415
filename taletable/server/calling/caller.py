"""Who is called, when, and what is said: never more than which table, what is the matter, and how long there is time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from datetime import datetime
from typing import TYPE_CHECKING, Final
from zoneinfo import ZoneInfo

from taletable.engine.saying import Say, say
from taletable.table.sheet import ENDED, Sheet
from taletable.words.house import speech

from ..messages import Calling, Event, Way
from ..shelf import name_of
from ..storage import epoch_ms
from ..storage.calls import Call, call_of
from .mail import send_mail
from .ways import Failed, Gone, Ways

if TYPE_CHECKING:
    from ..hall import Hall
    from ..table import Live

logger = logging.getLogger("taletable")
MINUTE: Final = 60_000
HOUR: Final = 60 * MINUTE
BACK_OFF: Final = (MINUTE // 2, 2 * MINUTE, 10 * MINUTE, HOUR, 6 * HOUR)
"""After each failure it is tried again so much later; after the last one not any more."""
DROPPED: Final = 1
"""Settled without having been told."""
KEPT: Final = 14 * 24 * HOUR
"""So long it is remembered that something was told."""


class Caller:
    """One per worker. What it notes and takes is in the database, so that each call is made once, whichever worker makes it."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.ways = Ways(hall.settings.secret, hall.settings.private_hooks)
        self.noted: dict[tuple[str, int], int] = {}
        """The turns that were noted here, by table and seat: when they were asked."""

    # What there is to tell

    def changed(self, live: Live) -> None:
        """A table has come to stand otherwise: who is asked there now and does not look?"""
        course = live.table.course
        if not course or not live.keeper or live.game.real_time or live.row.status != "running" or live.row.lesson:
            return
        asked: dict[str, int] = {}
        for seat in live.row.seats:
            if not course.match.state.waiting >> seat.seat & 1 or seat.kind != "person" or seat.forfeited:
                continue
            moment = course.asked_at[seat.seat]
            if self.noted.get((live.row.id, seat.seat)) == moment:
                continue
            self.noted[live.row.id, seat.seat] = moment
            for person in seat.holders:
                if live.row.people() != [person]:  # who plays alone is not called to the bots
                    asked[person] = seat.seat
        if asked:
            self.hall.spawn(self._note_turns(live, asked))

    async def _note_turns(self, live: Live, asked: dict[str, int]) -> None:
        course, now = live.table.course, epoch_ms()
        assert course
        calls = []
        for person, wishes in (await self.hall.storage.calls.wishes(asked)).items():
            seat = asked[person]
            moment = course.asked_at[seat]
            calls += self._calls(person, wishes, live.row.id, "turn", moment, now + self.hall.settings.call_ms)
            if live.row.pace and live.row.pace.slow and (end := live.table.ends(now)[seat]) is not None:
                calls += self._calls(person, wishes, live.row.id, "waits", moment, now + max(0, end - now) // 2)
        if calls:
            await self.hall.storage.calls.add(calls)

    async def tell(self, row: Sheet, event: Event, people: list[str]) -> None:
        """Something has happened at a table that these people may want to know."""
        now = epoch_ms()
        wishes = await self.hall.storage.calls.wishes(people)
        calls = [call for person in wishes for call in self._calls(person, wishes[person], row.id, event, 0, now)]
        if calls:
            await self.hall.storage.calls.add(calls)

    @staticmethod
    def _calls(person: str, wishes: Calling, table: str, event: Event, moment: int, at: int) -> list[Call]:
        return [call_of(person, table, event, way, moment, at) for way in wishes.ways(event, table)]

    # Telling it

    async def work(self) -> None:
        """Tell what is due, again and again."""
        last = 0
        while not self.hall.closing.is_set():
            try:
                groups: dict[tuple[str, str], list[Call]] = {}
                for call in await self.hall.storage.calls.due(epoch_ms(), 2 * MINUTE):
                    groups.setdefault((call.person, call.way), []).append(call)
                for group in groups.values():
                    await self._make(group)
                if epoch_ms() - last > HOUR:
                    last = epoch_ms()
                    await self.hall.storage.calls.forget(last - KEPT)
            except Exception as error:
                logger.error("nobody could be called: %s", type(error).__name__)
            try:
                await asyncio.wait_for(self.hall.closing.wait(), self.hall.settings.look_s)
            except TimeoutError:
                continue

    async def _make(self, group: Sequence[Call]) -> None:
        """Tell one person on one way what is due."""
        calls, now, first = self.hall.storage.calls, epoch_ms(), group[0]
        wishes = (await calls.wishes([first.person])).get(first.person) or Calling()
        ready: list[tuple[Call, Sheet]] = []
        for call in group:
            row = await self.hall.storage.tables.find(call.table)
            if row is None or call.way not in wishes.ways(call.event, call.table) or not await self._matters(call, row):
                await calls.settle(call.id, DROPPED)
            elif (wake := wishes.wakes(_clock(wishes, now))) > 0:
                await calls.later(call, now + wake * MINUTE, call.tries)
            elif call.event in ("turn", "waits") and (rest := await calls.last(call.person, call.table, call.way) + HOUR - now) > 0:
                await calls.later(call, now + rest, call.tries)
            else:
                ready.append((call, row))
        for part in [ready] if wishes.digest else [[one] for one in ready]:
            if part:
                await self._try(part, wishes, now)

    async def _try(self, part: Sequence[tuple[Call, Sheet]], wishes: Calling, now: int) -> None:
        """Tell something now; if that fails, later."""
        calls = self.hall.storage.calls
        try:
            await self._say(part, wishes)
        except (Gone, Failed) as error:
            for call, _ in part:
                if isinstance(error, Gone) or call.tries == len(BACK_OFF):
                    await calls.settle(call.id, DROPPED)
                else:
                    await calls.later(call, now + BACK_OFF[call.tries], call.tries + 1)
        else:
            for call, _ in part:
                await calls.settle(call.id, now)

    async def _matters(self, call: Call, row: Sheet) -> bool:
        """Is it still so, and does the person not see it anyway?"""
        live = self.hall.tables.get(row.id)
        if live and live.presence.in_sight(call.person):
            return False
        if call.event == "over":
            return row.status in ENDED
        if call.event == "invited":
            return row.status == "open"
        if row.status != "running":
            return False
        found = live or await self.hall.find(row.id)
        course = getattr(getattr(found, "table", None), "course", None)
        if course is None:
            return False
        mine = [seat for seat in row.held_by(call.person) if course.match.state.waiting >> seat & 1 and not row.seats[seat].forfeited]
        return any(course.asked_at[seat] == call.moment for seat in mine) and not row.is_away(call.person, epoch_ms())

    async def _say(self, part: Sequence[tuple[Call, Sheet]], wishes: Calling) -> None:
        (call, row), settings = part[0], self.hall.settings
        title, body = self.words(call, wishes, row) if len(part) == 1 else self.many(part, wishes)
        path = f"/t/{row.id}" if len(part) == 1 else "/"
        await self._send(call.person, call.way, wishes, {"title": title, "body": body, "path": path}, settings.address + path)

    async def _send(self, person: str, way: str, wishes: Calling, notice: dict[str, str], link: str) -> None:
        """Raises Gone, Failed."""
        title, body = notice["title"], notice["body"]
        if way == "push":
            await self._push(person, notice)
        elif way == "hook" and wishes.hook:
            await asyncio.to_thread(self.ways.hook, wishes.hook, title, body, link)
        elif way == "mail" and wishes.mail:
            await send_mail(self.hall.settings, wishes.mail, title, f"{body}\n\n{link}\n")
        else:
            raise Gone

    async def _push(self, person: str, notice: dict[str, str]) -> None:
        """To all browsers; one that is reached is enough."""
        reached, failed = False, False
        for endpoint, keys in await self.hall.storage.calls.browsers(person):
            try:
                await asyncio.to_thread(self.ways.push, endpoint, keys, notice, self.hall.settings.contact)
                reached = True
            except Gone:
                await self.hall.storage.calls.unsubscribe(endpoint)
            except Failed:
                failed = True
        if not reached:
            raise Failed if failed else Gone

    def words(self, call: Call, wishes: Calling, row: Sheet) -> tuple[str, str]:
        """The title and the sentence. No card, no hand, no chat."""
        said = speech(wishes.language)
        others = [name for person, name in row.names.items() if person != call.person and person in row.people()]
        game: Say = say(f"call.{call.event}", game=name_of(row))
        with_whom: Say = say("call.with", names=others)
        return said.say(game), said.say(with_whom) if others else ""

    def many(self, part: Sequence[tuple[Call, Sheet]], wishes: Calling) -> tuple[str, str]:
        """Several things at once: how many, and at which tables."""
        said = speech(wishes.language)
        names = list(dict.fromkeys(name_of(row) for _, row in part))
        return said.say(say("call.many", n=len(part))), said.say(say("call.games", games=names))

    async def try_it(self, person: str, way: Way) -> None:
        """Show what a notice looks like. Raises Gone, Failed."""
        wishes = (await self.hall.storage.calls.wishes([person])).get(person) or Calling()
        title, body = (speech(wishes.language).get(key) for key in ("call.try", "call.try-text"))
        await self._send(person, way, wishes, {"title": title, "body": body, "path": "/you"}, f"{self.hall.settings.address}/you")


def _clock(wishes: Calling, now: int) -> int:
    """The minute of the day where somebody lives."""
    there = datetime.fromtimestamp(now / 1000, ZoneInfo(wishes.zone))
    return there.hour * 60 + there.minute
