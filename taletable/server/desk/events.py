"""Leagues and tournaments: who pairs people, lays their tables, and keeps what came of them."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from hashlib import sha256
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from taletable.games import games
from taletable.table.laying import options_for
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED, Seat, Sheet

from .. import messages as wire
from ..events.pairing import everybody, knockout, knockout_rounds, seated, swiss
from ..events.standing import Decided, Standing, standings
from ..measure.facts import place_of
from ..shown import shown
from ..storage import Storage, epoch_ms
from ..storage.events import Entrant, Event, Pairing
from ..table import Live
from .clerk import Clerk
from .crews import Crews
from .laying import find, fresh, pace_of

if TYPE_CHECKING:
    from ..hall import Hall

logger = logging.getLogger("taletable")
MOST_ENTRANTS: Final = 64
MOST_EVENTS: Final = 12
"""That one person organises at the same time."""
MOST_WATCHED: Final = 24
"""Tables whose scores are told while they are played at."""
USUAL: Final = ("normal", "hard", "easy", "random")


def key_of(code: str, person: str) -> str:
    """By which somebody is named in an event, and nowhere else."""
    return sha256(f"{code} {person}".encode()).hexdigest()[:16]


class Course:
    """An event with all that has happened in it."""

    def __init__(self, event: Event, entrants: Sequence[Entrant], pairings: Sequence[Pairing]) -> None:
        self.event = event
        self.entrants = entrants
        self.pairings = pairings
        self.swiss = [one for one in pairings if one.round <= event.rounds]
        self.finals = [one for one in pairings if one.round > event.rounds]

    @property
    def order(self) -> list[str]:
        """All who take part, or did, in the order of the draw."""
        return [one.person for one in self.entrants]

    @property
    def here(self) -> list[str]:
        """Who still takes part."""
        return [one.person for one in self.entrants if one.dropped is None]

    def table(self, before: int | None = None) -> list[Standing]:
        """How they stand, or stood before a round."""
        rounds = [one for one in self.swiss if before is None or one.round < before]
        decided = [Decided(one.round, one.places, one.scores) for one in rounds if one.how not in ("", "bye")]
        byes: dict[str, list[int]] = {}
        for one in rounds:
            if one.how == "bye":
                byes.setdefault(one.people[0], []).append(one.round)
        return standings(self.order, decided, byes, self.event.seats)

    @property
    def now(self) -> list[Pairing]:
        """The tables of the present round."""
        return [one for one in self.pairings if one.round == self.event.round]

    def alive(self) -> list[str]:
        """Who is still in the single elimination, the highest first; at its beginning those who reach it."""
        event, ranked = self.event, [line.person for line in self.table()]
        if not self.finals:
            first = [person for person in ranked if person in self.here]
            return first[: event.cut] if event.cut else first
        last = [one for one in self.finals if one.round == self.finals[-1].round]
        order = {person: n for n, person in enumerate(ranked)}
        through = [one.people[0] if one.how == "bye" else winner_of(one, order) for one in last]
        return sorted({one for one in through if one}, key=order.__getitem__)  # two who turned out to be one go on once

    @property
    def knocks_out(self) -> bool:
        """Is the next round one of the single elimination?"""
        return self.event.round >= self.event.rounds

    @property
    def champion(self) -> str | None:
        """Who has won it all, once it is over."""
        if self.event.status != "over":
            return None
        if self.finals:
            left = self.alive()
            return left[0] if len(left) == 1 else None
        lines = self.table()
        return lines[0].person if lines and lines[0].played else None

    @property
    def all_rounds(self) -> int:
        """How many rounds there are in all."""
        event = self.event
        if event.rounds and not event.cut:
            return event.rounds
        begun = len([one for one in self.finals if one.round == event.rounds + 1 for _ in one.people])
        people = begun or (min(event.cut, len(self.here)) if event.cut else len(self.here))
        return event.rounds + knockout_rounds(people, event.seats)


def winner_of(one: Pairing, order: Mapping[str, int]) -> str:
    """Who goes on from a table: of those who share the first place whoever stood higher."""
    return min(one.places or dict.fromkeys(one.people, 1), key=lambda person: (one.places.get(person, 99), order[person]))


class Events(Clerk):
    """Who runs them."""

    def __init__(self, storage: Storage, crews: Crews) -> None:
        super().__init__(storage)
        self.crews = crews

    async def course(self, code: str) -> Course:
        """One with all that has happened in it."""
        event = await self.storage.events.find(code) if len(code) <= 16 and code.isalnum() else None
        if event is None:
            raise Refuse(404, "no-event")
        return Course(event, await self.storage.events.entrants(code), await self.storage.events.pairings(code))

    async def _organised(self, code: str, person: str) -> Course:
        course = await self.course(code)
        if course.event.host != person:
            raise Refuse(403, "not-organiser")
        return course

    # Before it begins

    async def create(self, person: str, body: wire.NewEvent) -> str:
        """Organise one; its code."""
        game = find(body.game)
        options = options_for(game, body.seats, body.options)
        await self.crews.allow(game, options, [person])
        if game.real_time and body.pace:
            raise Refuse(422, "own-clock", game=game.name)
        if (body.everybody and body.seats != 2) or (body.cut and body.cut < 2):
            raise Refuse(422, "no-such-event")
        if await self.storage.events.unfinished(person) >= MOST_EVENTS:
            raise Refuse(429, "many-events", n=MOST_EVENTS)
        pace = pace_of(game, wire.NewTable(body.game, [], pace=body.pace))
        said, name = " ".join(body.said.split()), " ".join(body.name.split())
        if not name.isprintable() or not name:
            raise Refuse(422, "bad-name")
        rounds = body.rounds if not body.everybody else 99
        event = Event(
            "", person, name, said, game.id, options, body.seats, rounds, body.cut, body.everybody, pace, body.round_ms, body.late
        )
        return await self.storage.events.add(event)

    async def enter(self, code: str, person: str) -> None:
        """Take part."""
        await self.course(code)
        if not await self.storage.events.enter(code, person, MOST_ENTRANTS):
            raise Refuse(409, "event-full" if (await self.course(code)).event.status == "open" else "event-begun")

    async def leave(self, hall: Hall, code: str, person: str) -> None:
        """Take part no more."""
        await self._drop(hall, await self.course(code), person)

    async def _drop(self, hall: Hall, course: Course, person: str) -> None:
        event = course.event
        if person not in course.order or event.status == "over":
            raise Refuse(409, "not-in-event")
        await self.storage.events.leave(event.code, person)
        await self.tick(hall, event.code)

    # The organiser

    async def begin(self, hall: Hall, code: str, person: str) -> None:
        """The draw, and the first round."""
        course = await self._organised(code, person)
        if course.event.status != "open":
            raise Refuse(409, "event-begun")
        if len(course.here) < max(2, course.event.seats if course.event.rounds else 2):
            raise Refuse(409, "few-entrants", n=course.event.seats)
        order = course.order
        secrets.SystemRandom().shuffle(order)
        if course.event.everybody:
            await self.storage.events.change(code, "open", rounds=len(order) - 1 + len(order) % 2)
        await self.storage.events.begin(code, order)
        await self.tick(hall, code)

    async def manage(self, hall: Hall, code: str, person: str, body: wire.ManageEvent) -> None:
        """What the organiser does with somebody, a table, the round, or all of it."""
        course = await self._organised(code, person)
        event = course.event
        if body.act in ("drop", "back"):
            who = next((one for one in course.order if key_of(code, one) == body.who), None)
            if who is None:
                raise Refuse(404, "not-in-event")
            await (self._drop(hall, course, who) if body.act == "drop" else self.storage.events.back(code, who))
        elif body.act == "extend":
            if event.status != "running":
                raise Refuse(409, "event-not-running")
            await self.storage.events.change(code, "running", ends=max(event.ends, epoch_ms()) + body.ms)
        elif body.act == "end":
            if not await self.storage.events.change(code, event.status, status="over") or event.status == "over":
                raise Refuse(409, "event-not-running")
        else:
            await self._at_table(hall, course, body)
        await self.tick(hall, code)

    async def _at_table(self, hall: Hall, course: Course, body: wire.ManageEvent) -> None:
        code = course.event.code
        one = next((one for one in course.now if (one.round, one.n) == (body.round, body.n) and one.how != "bye"), None)
        if one is None or course.event.status != "running":
            raise Refuse(409, "not-this-round")
        if body.act == "anew":
            if one.table is None or one.how != "":
                raise Refuse(409, "not-this-round")
            if not hall.meeting.asks.take(course.event.host):  # all who sit there are called each time
                raise Refuse(429, "too-fast")
            await self._give_up(hall, one.table)
            await self._lay(course, one, one.table)
            await self._open(hall, code, one)
            return
        known = {key_of(code, person): person for person in one.people}
        if sorted(body.places) != sorted(known) or min(body.places.values(), default=0) != 1:
            raise Refuse(422, "bad-places")
        await self.storage.events.decide(code, one, "corrected", {known[key]: place for key, place in body.places.items()}, one.scores)

    # What goes by itself

    async def tick(self, hall: Hall, only: str | None = None) -> None:
        """Decide what can be decided, and go on with what can go on."""
        if only:
            await self._go_on(hall, only)
            return
        for code in await self.storage.events.under_way():
            try:
                await self._go_on(hall, code)
            except Exception as error:  # it is no matter of the others
                logger.error("league %s does not go on: %s", code, type(error).__name__)

    async def _go_on(self, hall: Hall, code: str) -> None:
        for _ in range(4):  # what is decided may begin a round, whose tables are laid
            course = await self.course(code)
            if course.event.status != "running" or not await self._step(hall, course):
                break

    async def _step(self, hall: Hall, course: Course) -> bool:
        """One step on; False where there is nothing to do."""
        event, moved = course.event, False
        for one in course.now:
            if one.how == "" and one.table is None:
                await self._lay(course, one)
                await self._open(hall, course.event.code, one)
                moved = True
            elif one.how == "" and one.table is not None:
                moved |= await self._settle(hall, course, one)
        if moved or any(one.how == "" for one in course.now):
            return moved
        here = course.here
        if not course.knocks_out and len(here) >= event.seats:
            if event.everybody:
                paired = everybody(course.order, event.round)
                tables = [table for table in paired.tables if set(table) <= set(here)]
                free = {*here} - {person for table in tables for person in table}
                byes = [person for person in here if person in free]
            else:
                ranked = [line.person for line in course.table() if line.person in here]
                met = Counter(frozenset(pair) for one in course.swiss for pair in combinations(one.people, 2))
                rested = Counter(one.people[0] for one in course.swiss if one.how == "bye")
                tables, byes = swiss(ranked, met, rested, event.seats)
        else:
            alive = [person for person in course.alive() if person in here] if event.cut or not event.rounds else []
            if len(alive) < 2 or (event.round < event.rounds and not event.cut):
                return await self.storage.events.change(event.code, "running", status="over")
            if event.round < event.rounds:  # too few are left for a round at full tables
                await self.storage.events.change(event.code, "running", rounds=event.round)
            tables, byes = knockout(alive, event.seats)
        sat: dict[str, list[int]] = {}
        for one in course.pairings:
            for seat, person in enumerate(one.people):
                sat.setdefault(person, []).append(seat)
        await self.storage.events.pair(event, [seated(table, sat) for table in tables], byes, epoch_ms() + event.round_ms)
        return True

    async def _lay(self, course: Course, one: Pairing, instead: str | None = None) -> None:
        """Lay the table of a pairing. Where there are too few people for the game, bots sit on the other seats."""
        event, game = course.event, games().get(course.event.game)
        if game is None:
            return
        seats = [Seat(n, "person", None, holders=[person]) for n, person in enumerate(one.people)]
        level = next((level for level in USUAL if level in shown(game).levels), shown(game).strongest)
        seats += [Seat(n, "bot", level) for n in range(len(seats), max(len(seats), game.min_seats))]
        options = game.settle_options(len(seats), event.options)
        pace, bound = fresh(event.pace), f"event:{event.code}"
        host = one.people[0] if game.real_time else event.host  # where people begin when all are there
        table = await self.storage.tables.create(game, options, host, seats, pace=replace(pace) if pace else None, bound=bound)
        if not await self.storage.events.lay(event.code, one, table, instead):
            await self.storage.tables.change(table, status="abandoned")

    @staticmethod
    async def _give_up(hall: Hall, table: str) -> None:
        """A table that did not come to its end is played at no more."""
        live = await hall.find(table)
        if isinstance(live, Live) and live.row.status not in ENDED:
            await hall.desk.progress.abandon(live, live.row.host)

    async def _open(self, hall: Hall, code: str, one: Pairing) -> None:
        """The game at a table that was laid begins, and who sits there is told."""
        laid = next((each.table for each in await self.storage.events.pairings(code) if (each.round, each.n) == (one.round, one.n)), None)
        live = await hall.find(laid) if laid else None
        if isinstance(live, Live):
            await hall.caller.tell(live.row, "invited", live.row.people())
            await self._begin(hall, live.row.id)

    @staticmethod
    async def _begin(hall: Hall, table: str) -> None:
        """In real time people begin themselves, when all are there."""
        live = await hall.find(table)
        if isinstance(live, Live) and live.row.status == "open" and not live.game.real_time:
            await hall.desk.laying.begin(live)

    async def _settle(self, hall: Hall, course: Course, one: Pairing) -> bool:
        """Decide a table that has ended, or whose time is out."""
        event, sheet = course.event, await self.storage.tables.find(one.table or "")
        if sheet is None:
            return False
        if sheet.continued:  # its rules have changed, and it goes on elsewhere
            return await self.storage.events.lay(event.code, one, sheet.continued, sheet.id)
        if sheet.status == "open":
            await self._begin(hall, sheet.id)  # whoever laid it was stopped before it began
        if sheet.status == "over" and sheet.result:
            places, scores = outcome(sheet, one.people)
            return await self.storage.events.decide(event.code, one, "played", places, scores)
        if event.late == "forfeit" and epoch_ms() >= event.ends:
            live = await hall.find(sheet.id)
            waiting = live.match.state.waiting if isinstance(live, Live) and live.match else sheet.waiting
            late = {person for seat in sheet.seats if waiting >> seat.seat & 1 for person in seat.holders}
            await self._give_up(hall, sheet.id)
            places = {person: 1 + (person in late) * (len(one.people) - len(late & {*one.people})) for person in one.people}
            return await self.storage.events.decide(event.code, one, "forfeit", places, {})
        return False

    # Pages

    async def page(self, hall: Hall, code: str, viewer: str | None) -> wire.EventPage:
        """One as anybody with its link may see it."""
        course = await self.course(code)
        event, game = course.event, games().get(course.event.game)
        names = {one.person: one.name for one in course.entrants}
        before = {line.person: n for n, line in enumerate(course.table(min(event.round, event.rounds)))} if event.round > 1 else {}
        dropped = {one.person: one.dropped for one in course.entrants}
        lines = [
            wire.EventLine(
                key_of(code, line.person), names[line.person], line.person == viewer, dropped[line.person] is not None, line.played,
                line.points, line.rivals, line.difference, [line.places.get(n) for n in range(1, min(event.round, event.rounds) + 1)],
                before.get(line.person, n) - n,
            )
            for n, line in enumerate(course.table())
        ]  # fmt: skip
        champion, many = course.champion, len(course.entrants)
        rounds = max(1, many - 1 + many % 2) if event.everybody and event.status == "open" else event.rounds
        pace = event.pace
        told_pace = wire.NewPace(pace.per, pace.total_ms, pace.gain_ms, pace.out) if pace else None
        all_rounds = rounds if event.status == "open" else max(rounds, course.all_rounds)
        tables = [await self._table(hall, course, one, names, viewer) for one in course.pairings]
        return wire.EventPage(
            code, event.name, event.said, event.game, game.name if game else event.game, event.options, event.seats, rounds, all_rounds,
            event.cut, event.everybody, told_pace, event.round_ms, event.late, event.status, event.round, event.ends, event.host_name,
            event.host == viewer, viewer in course.here, lines, tables, names.get(champion) if champion else None,
        )  # fmt: skip

    async def _table(self, hall: Hall, course: Course, one: Pairing, names: Mapping[str, str], viewer: str | None) -> wire.EventTable:
        event = course.event
        told = wire.EventTable(one.round, one.n, one.round > event.rounds, one.table, one.how, False, "")
        scores: Mapping[str, int] = one.scores
        if one.how == "" and one.table and one.n <= MOST_WATCHED and one.round == event.round:
            live = await hall.find(one.table)
            if isinstance(live, Live):
                told.abandoned, told.waiting = live.row.status == "abandoned", _waiting(live)
                scores = standing_now(live)
        for person in one.people:
            key = key_of(event.code, person)
            told.people.append(wire.EventSeat(key, names.get(person, "?"), person == viewer, one.places.get(person), scores.get(person)))
        return told

    async def mine(self, person: str) -> wire.MyEvents:
        """Those that somebody organises or takes part in."""
        lines = []
        for event in await self.storage.events.of(person):
            entrants = await self.storage.events.entrants(event.code)
            game = games().get(event.game)
            name = game.name if game else event.game
            host = event.host == person
            lines.append(
                wire.EventBrief(event.code, event.name, event.said, event.game, name, event.status, event.round, len(entrants), host)
            )
        return wire.MyEvents(lines)


def outcome(sheet: Sheet, people: Sequence[str]) -> tuple[dict[str, int], dict[str, int]]:
    """Places and scores of people at a table that is over. Bots have no place; for whom a bot has played is last."""
    result = sheet.result
    assert result
    seats = {seat.seat: person for seat in sheet.seats for person in seat.holders if person in people}
    gone = {person for seat, person in seats.items() if seat in result.stood_in} | {one for one in people if one not in seats.values()}
    raw = {person: place_of(seat, result.scores, result.winners, result.together) for seat, person in seats.items()}
    worst = max(raw.values(), default=1) + 1
    raw |= dict.fromkeys(gone, worst)
    places = {person: 1 + sum(other < place for other in raw.values()) for person, place in raw.items()}
    return places, {person: result.scores[seat] for seat, person in seats.items() if result.scores and person not in gone}


def standing_now(live: Live) -> dict[str, int]:
    """The scores of people at a table that is played at, as they lie open to all; none where onlookers are kept out or behind."""
    if live.match is None or live.row.onlooking:
        return {}
    view: dict[str, Any] = live.table.shown.view(live.match, None)
    players = view.get("players") or []
    return {
        person: players[seat.seat]["score"]
        for seat in live.row.seats
        for person in seat.holders
        if seat.seat < len(players) and isinstance(players[seat.seat].get("score"), int)
    }


def _waiting(live: Live) -> str:
    """For whom a table waits, if that is one."""
    asked = [seat for seat in live.row.seats if live.match and live.match.state.waiting >> seat.seat & 1]
    names = live.row.seat_names()
    return names[asked[0].seat] if len(asked) == 1 else ""
