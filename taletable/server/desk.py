"""The desk: who sits where, and what becomes of a table. Every change is stored first and then told to all, on every worker."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import Any

import msgspec
from sqlalchemy import Row

from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.moves import Refused
from taletable.games import games
from taletable.games.lessons import lesson_of

from . import messages as wire
from .shown import shown
from .storage import Absence, CrewRow, Proposal, SeatRow, Storage, TableRow, entry_text, epoch_ms, new_invite
from .table import ENDED, Act, Live, Visitor


class Refuse(Exception):
    """A request that cannot be done; nothing has changed."""

    def __init__(self, status: int, code: str, text: str, cite: str = "") -> None:
        super().__init__(text)
        self.status = status
        self.problem = wire.Problem(code, text, cite)


def find(game_id: str) -> Game[Any]:
    """A game by its exact id."""
    game = games().get(game_id)
    if game is None:
        raise Refuse(404, "no-game", f"There is no game “{game_id[:64]}”.")
    return game


def check_level(game: Game[Any], level: str | None) -> str:
    """The level of a bot; the strongest if none is given."""
    levels = shown(game).levels
    if level is None:
        return levels[-1]
    if level not in levels:
        raise Refuse(422, "no-level", f"{game.name} has no bot “{level[:32]}”; there are {', '.join(levels)}.")
    return level


class Desk:
    """All changes to tables that are not moves."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage

    # Setting up

    async def create(self, person: str, body: wire.NewTable) -> str:
        """Set up a table; its id."""
        game = find(body.game)
        try:
            options = game.settle_options(len(body.seats), body.options)
        except Refused as refused:
            raise Refuse(422, refused.refusal.key, refused.text, refused.refusal.cite) from None
        crew = await self._mates(game, person, body)
        mates = [crew[spec.mate] for spec in body.seats if spec.mate is not None]
        sits = not mates or any(spec.kind in ("you", "open") for spec in body.seats)
        await self._allow(game, options, [person, *mates] if sits else mates)
        seats = []
        for number, spec in enumerate(body.seats):
            if spec.mate is not None:
                seats.append(SeatRow(number, "person", None, new_invite(), holders=[crew[spec.mate]]))
            elif spec.kind == "bot":
                seats.append(SeatRow(number, "bot", check_level(game, spec.level), new_invite()))
            elif spec.level is not None:
                raise Refuse(422, "no-level", "Only bots have a level.")
            else:
                held = spec.kind == "you"
                seats.append(SeatRow(number, "person" if held else "open", None, new_invite(), holders=[person] if held else []))
        if body.start and (mates or any(seat.kind == "open" for seat in seats)):
            raise Refuse(422, "open-seats", "All seats have to be taken before the game can start.")
        return await self.storage.create_table(game, options, person, seats, think_ms=body.think_ms, leave_ms=body.leave_ms)

    async def _mates(self, game: Game[Any], person: str, body: wire.NewTable) -> list[str]:
        """The persons of the crew that a table is laid for, as they were listed; none without a crew."""
        crews = await self.storage.crews_of(person, game.id) if body.crew is not None else []
        crew = next((list(crew.names) for crew in crews if crew.id == body.crew), [])
        if body.crew is not None and not crew:
            raise Refuse(403, "no-crew", "This is no crew of yours.")
        for spec in body.seats:
            if (spec.kind == "mate") != (spec.mate is not None):
                raise Refuse(422, "no-mate", "A seat for a mate says which one, and no other seat does.")
            if spec.mate is not None and spec.mate >= len(crew):
                raise Refuse(422, "no-mate", "There is no such mate in this crew.")
            if spec.mate is not None and spec.level is not None:
                raise Refuse(422, "no-level", "Only bots have a level.")
        return crew

    async def _allow(self, game: Game[Any], options: wire.Options, people: list[str]) -> None:
        """May these people play this? One of them must have opened it, in whatever crew."""
        key = game.key_for(options)
        if key and not any(key in opened for opened in (await self.storage.reached(game.id, people)).values()):
            cite = game.table_rules.get("crew", "")
            raise Refuse(403, "locked", "This is still sealed for all who sit here: finish what comes before it first.", cite)

    async def settle(self, live: Live, person: str, changes: wire.Options) -> None:
        """The host chooses anew what is played."""
        async with live.changing:
            await self._fresh(live)
            row = live.row
            self._only_host(row, person)
            if row.status != "open" or row.position is not None or row.lesson:
                raise Refuse(409, "started", "What is played here is settled.")
            try:
                options = live.game.settle_options(len(row.seats), {**row.options, **changes})
            except Refused as refused:
                raise Refuse(422, refused.refusal.key, refused.text, refused.refusal.cite) from None
            await self._allow(live.game, options, row.crew())
            if not await self.storage.change_table(row.id, "open", options=json.dumps(options)):
                raise Refuse(409, "started", "The game has begun already.")
            await self.refresh(live)

    async def crew(self, game: Game[Any], people: list[str], person: str | None) -> wire.Crew:
        """The crew of these people, as a person is shown it."""
        return (await self._crews(game, [await self.storage.crew(game.id, people)], person))[0]

    async def crews(self, game: Game[Any], person: str) -> list[wire.Crew]:
        """A person's crews: itself alone, then the others, the latest first."""
        found = await self.storage.crews_of(person, game.id)
        alone = await self.storage.crew(game.id, [person])
        return await self._crews(game, [alone, *[crew for crew in found if crew.id != alone.id]], person)

    async def _crews(self, game: Game[Any], crews: list[CrewRow], person: str | None) -> list[wire.Crew]:
        reached = await self.storage.reached(game.id, {member for crew in crews for member in crew.names})
        gates = shown(game).gates
        return [
            wire.Crew(
                crew.id,
                [wire.Member(name, member == person, sorted(reached[member] & gates)) for member, name in crew.names.items()],
                crew.kept,
                crew.at,
            )
            for crew in crews
        ]

    async def teach(self, person: str, game_id: str) -> str:
        """Set up the lesson of a game; the table's id."""
        game = find(game_id)
        lesson = lesson_of(game)
        if lesson is None:
            raise Refuse(404, "no-lesson", f"{game.name} has no lesson yet.")
        level = check_level(game, lesson.bots)
        seats = [SeatRow(seat, "person", None, new_invite(), holders=[person]) for seat in range(lesson.yours)]
        seats += [SeatRow(seat, "bot", level, new_invite()) for seat in range(lesson.yours, lesson.seats)]
        return await self.storage.create_table(game, lesson.options, person, seats, lesson=lesson.seed)

    async def start(self, live: Live, person: str, fill: str | None) -> None:
        """Begin the game."""
        async with live.changing:
            await self._fresh(live)
            self._only_host(live.row, person)
            if live.row.status != "open":
                raise Refuse(409, "started", "The game has begun already.")
            open_seats = [seat.seat for seat in live.row.seats if seat.kind == "open"]
            if open_seats and fill is None:
                raise Refuse(409, "open-seats", "All seats have to be taken before the game can start.")
            if live.row.position is None:
                await self._allow(live.game, live.row.options, live.row.crew())
            for seat in open_seats:
                await self.storage.set_seat(live.row.id, seat, "bot", check_level(live.game, fill))
            await self.begin(live)

    async def begin(self, live: Live) -> None:
        """Deal: the first entry of the log."""
        row = live.row
        match = Match(live.game, len(row.seats), row.options, row.seed, row.position)
        await self.storage.start_table(row.id, entry_text(live.game, match.log[0]), match.state.waiting)
        await self.refresh(live)

    # Seats

    async def sit(self, live: Live, person: str, seat: int, invite: str | None) -> None:
        """Take a seat."""
        async with live.changing:
            await self._fresh(live)
            row = self._seat(live.row, seat)
            if live.row.status in ENDED:
                raise Refuse(409, "ended", "The game has ended.")
            if person in row.holders:
                return
            if invite is not None and invite != row.invite:
                raise Refuse(403, "invite", "This invitation is not valid any more. Ask the host for a new one.")
            welcome = person == live.row.host or person in live.row.guests or live.row.held_by(person)
            if invite is None and not welcome:
                raise Refuse(403, "not-invited", "Join with the table's code, or use an invitation link.")
            if invite is None and row.kind != "open":
                raise Refuse(409, "taken", "Somebody else has this seat.")
            if not await self.storage.take_seat(live.row.id, seat, person, shared=invite is not None):
                raise Refuse(409, "taken", "Somebody else was faster.")
            await self.refresh(live)

    async def stand(self, live: Live, person: str, seat: int) -> None:
        """Give up a seat."""
        async with live.changing:
            await self._fresh(live)
            if person not in self._seat(live.row, seat).holders:
                raise Refuse(403, "not-yours", "You do not hold this seat.")
            await self.storage.leave_seat(live.row.id, seat, person)
            if not live.row.guests.count(person):
                await self.storage.welcome(live.row.id, person)
            await self.refresh(live)

    async def set_seat(self, live: Live, person: str, body: wire.SetSeat) -> None:
        """The host makes a seat open or a bot's."""
        async with live.changing:
            await self._fresh(live)
            self._only_host(live.row, person)
            row = self._seat(live.row, body.seat)
            if live.row.status in ENDED:
                raise Refuse(409, "ended", "The game has ended.")
            if body.kind == "bot" and row.holders:
                raise Refuse(409, "taken", "Somebody sits there; make the seat open first.")
            level = check_level(live.game, body.level) if body.kind == "bot" else None
            await self.storage.set_seat(live.row.id, body.seat, body.kind, level)
            await self.refresh(live)

    async def stand_in(self, live: Live, seat: int, on: bool) -> None:
        """A bot stands in for a person who has left, or hands back."""
        async with live.changing:
            row = live.row.seats[seat]
            if row.kind == "person" and row.stand_in != on and (not on or not any(live.present(p) for p in row.holders)):
                await self.storage.stand_in(live.row.id, seat, on)
                await self.refresh(live)

    async def arrived(self, live: Live, person: str) -> None:
        """A person is here: its seats are handed back."""
        if live.game.real_time:
            live.drive()  # in real time a seat is given back when it is in hand
            return
        for seat in live.row.held_by(person):
            if live.row.seats[seat].stand_in:
                await self.stand_in(live, seat, False)

    # The course of a table

    async def pause(self, live: Live, person: str, on: bool) -> None:
        """Stop the table and its clocks, or go on."""
        async with live.changing:
            await self._fresh(live)
            row = live.row
            self._seated(row, person)
            if not on and row.status == "paused" and row.absence.person is not None:
                raise Refuse(409, "absent", f"The table waits for {row.names.get(row.absence.person, '')}.", self._cite(live))
            now = epoch_ms()
            if on:
                done = await self.storage.change_table(row.id, "running", status="paused", paused=now)
            else:
                lost = row.lost + now - (row.paused or now)
                done = await self.storage.change_table(row.id, "paused", status="running", paused=None, lost=lost)
            if not done:
                raise Refuse(409, "status", "The game is not running." if on else "The game is not paused.")
            await self.refresh(live)

    # Who is missed in real time

    @staticmethod
    def _cite(live: Live) -> str:
        return live.game.table_rules.get("absence", "")

    async def miss(self, live: Live, person: str) -> None:
        """Somebody is gone: the table waits, once in each stretch of the game; after that it goes on, and the others choose at once.

        Where no clock runs nothing has to be stopped.
        """
        async with live.changing:
            await self._fresh(live)
            match = live.match
            stretch = live.game.stretch(match.state) if match else -1
            if stretch < 0 or not live.seats_of(person):
                return
            now, waits = epoch_ms(), live.waits()

            def edit(row: Row[Any], absence: Absence) -> dict[str, Any] | None:
                if row.status != "running" or absence.person not in (None, person):
                    return None
                if absence.person == person and absence.waited.get(person) == stretch:
                    return None
                absence.person, absence.until, absence.stop = person, now, []
                if absence.waited.get(person) == stretch:
                    return {}
                absence.waited = {**{p: n for p, n in absence.waited.items() if n == stretch}, person: stretch}
                absence.until = now + live.hall.settings.wait_ms
                return {} if waits else {"status": "paused", "paused": now}

            if await self.storage.edit_absence(live.row.id, edit):
                await self.refresh(live)

    async def back(self, live: Live, person: str) -> None:
        """Who was missed is back: the table goes on, if somebody else is there; one who is alone goes on when it likes."""
        async with live.changing:
            await self._fresh(live)
            alone = not live.others(person)

            def edit(row: Row[Any], absence: Absence) -> dict[str, Any] | None:
                if absence.person != person:
                    return None
                absence.person, absence.stop = None, []
                return {} if alone else self._going_on(row)

            if not live.seats_of(person) and await self.storage.edit_absence(live.row.id, edit):
                await self.refresh(live)

    @staticmethod
    def _going_on(row: Row[Any]) -> dict[str, Any]:
        """The columns of a table whose clock goes on."""
        if row.status != "paused":
            return {}
        return {"status": "running", "paused": None, "lost": row.lost + epoch_ms() - row.paused}

    async def choose(self, live: Live, person: str, choice: str, to: int | None) -> None:
        """The others choose what becomes of the seats of who is missed. One of them is enough, but for stopping."""
        async with live.changing:
            await self._fresh(live)
            self._seated(live.row, person)
            missed = live.row.absence.person
            if missed is None or live.row.status in ENDED:
                raise Refuse(409, "nobody-missed", "Nobody is missed here.", self._cite(live))
            if person == missed:
                raise Refuse(403, "yours", "The others choose.", self._cite(live))
            if live.row.absence.until > epoch_ms():
                raise Refuse(409, "waiting", f"The table still waits for {live.row.names.get(missed, '')}.", self._cite(live))
            seats, others, waits = live.seats_of(missed), live.others(missed), live.waits()
            helper = person if to is None else next((p for p in self._seat(live.row, to).holders if p in others), None)
            if choice == "player" and helper is None:
                raise Refuse(409, "not-here", "Nobody is there who could take over.", self._cite(live))
            if choice == "bot":
                for seat in seats:
                    await self.storage.stand_in(live.row.id, seat, True)

            def edit(row: Row[Any], absence: Absence) -> dict[str, Any] | None:
                if absence.person != missed or row.status in ENDED:
                    return None
                if choice == "wait":
                    absence.until, absence.stop = epoch_ms() + live.hall.settings.wait_ms, []
                    return {"status": "paused", "paused": epoch_ms()} if row.status == "running" and not waits else {}
                if choice == "stop":
                    absence.stop = [*[p for p in absence.stop if p != person], person]
                    if not set(others) <= set(absence.stop):
                        return {}
                    absence.person = None
                    return {"status": "abandoned", "paused": None, "proposal": None}
                for seat in seats:
                    absence.lent.pop(str(seat), None)
                    if choice == "player" and helper is not None:
                        absence.lent[str(seat)] = helper
                absence.person, absence.stop = None, []
                return self._going_on(row)

            await self.storage.edit_absence(live.row.id, edit)
            await self.refresh(live)

    async def hand_back(self, live: Live, seat: int) -> None:
        """A seat goes back to its holder, who is here again."""
        async with live.changing:
            await self._fresh(live)
            match, row = live.match, live.row.seats[seat]
            if not match or not live.game.in_hand(match.state, seat) or not any(map(live.present, row.holders)):
                return
            if row.stand_in:
                await self.storage.stand_in(live.row.id, seat, False)

            def edit(_: Row[Any], absence: Absence) -> dict[str, Any] | None:
                return None if absence.lent.pop(str(seat), None) is None else {}

            if await self.storage.edit_absence(live.row.id, edit) or row.stand_in:
                await self.refresh(live)

    async def abandon(self, live: Live, person: str) -> None:
        """End the table without a result."""
        async with live.changing:
            await self._fresh(live)
            self._only_host(live.row, person)
            status = live.row.status
            if status in ENDED or not await self.storage.change_table(live.row.id, status, status="abandoned", paused=None, proposal=None):
                raise Refuse(409, "ended", "The game has ended.")
            await self.refresh(live)

    async def finish(self, live: Live) -> None:
        """The game is over: keep the result, reveal the seed, open what it opens."""
        async with live.changing:
            match = live.match
            result = live.game.results(match.state) if match else None
            if not match or not match.state.over or result is None or live.row.status in ENDED:
                return
            text = msgspec.json.encode(live.shown.result(result)).decode()
            crew, opened = live.row.people(), live.game.unlocks(match.state)
            if crew and opened and live.row.branch_of is None:  # what was tried from a past moment wins nothing
                await self.storage.unlock(crew, live.game.id, opened)
            if await self.storage.change_table(live.row.id, status="over", result=text, paused=None, proposal=None):
                await self.refresh(live)

    async def rematch(self, live: Live, person: str, sequel: bool = False) -> str:
        """A new table for the same people, with the same options or what comes next; its id. Asked for twice, it is the same."""
        async with live.changing:
            await self._fresh(live)
            row = live.row
            if not row.held_by(person) and person != row.host:
                raise Refuse(403, "not-seated", "Only those who sat here can do that.")
            if row.status not in ENDED:
                raise Refuse(409, "not-ended", "The game has not ended.")
            if laid := row.sequel if sequel else row.rematch:
                return laid
            options = row.options
            if sequel:
                follows = live.game.sequel(live.match.state) if live.match else None
                if follows is None:
                    raise Refuse(409, "no-sequel", "Nothing follows this game.")
                options = follows
                await self._allow(live.game, options, row.crew())
            seats = [SeatRow(s.seat, s.kind, s.level, new_invite(), holders=list(s.holders)) for s in row.seats]
            identity = await self.storage.create_table(live.game, options, person, seats, think_ms=row.think_ms, leave_ms=row.leave_ms)
            await (self.storage.change_table(row.id, sequel=identity) if sequel else self.storage.change_table(row.id, rematch=identity))
            await self.refresh(live)
            return identity

    async def branch(self, live: Live, person: str, at: int) -> str:
        """Try from here: a new table from a past position, the other seats played by bots; its id."""
        row, match = live.row, live.match
        if not match or at >= live.durable:
            raise Refuse(422, "no-entry", "There is no such moment.")
        alone = row.people() == [person]
        if row.status not in ENDED and not alone:
            raise Refuse(403, "not-ended", "This is possible once the game has ended, or at a table of your own against bots.")
        state = match.at(at).state
        if state.over:
            raise Refuse(422, "over", "The game is over there; choose an earlier moment.")
        mine = row.held_by(person) or [live.game.asked(state)[0]]
        level = check_level(live.game, None)
        seats = [
            SeatRow(s.seat, "person", None, new_invite(), holders=[person])
            if s.seat in mine
            else SeatRow(s.seat, "bot", s.level if s.kind == "bot" else level, new_invite())
            for s in row.seats
        ]
        return await self.storage.create_table(
            live.game, row.options, person, seats, position=live.game.dump(state), branch_of=row.id, branch_at=at
        )

    # Take-back by consent

    async def propose(self, live: Live, person: str, to: int) -> None:
        """Ask all who sit here to go back."""
        async with live.changing:
            await self._fresh(live)
            match = live.match
            self._seated(live.row, person)
            if not match or live.row.status != "running":
                raise Refuse(409, "status", "The game is not running.")
            if to >= live.durable - 1:
                raise Refuse(422, "no-entry", "There is no such moment to go back to.")
            if live.row.proposal:
                raise Refuse(409, "proposal", "Another proposal is open.")
            await self._settle(live, await self.storage.edit_proposal(live.row.id, lambda old: old or Proposal(person, to, [person])))

    async def answer(self, live: Live, person: str, agree: bool) -> None:
        """Answer the open proposal."""
        async with live.changing:
            await self._fresh(live)
            self._seated(live.row, person)
            old = live.row.proposal
            if not old:
                raise Refuse(409, "proposal", "No proposal is open.")

            def edit(now: Proposal | None) -> Proposal | None:
                return Proposal(now.by, now.to, sorted({*now.agreed, person})) if now and agree else None

            proposal = await self.storage.edit_proposal(live.row.id, edit)
            if proposal:
                await self._settle(live, proposal)
            else:
                await self.refresh(live)
                if not agree:
                    self.tell_proposal(live, old, "declined")

    async def _settle(self, live: Live, proposal: Proposal | None) -> None:
        if proposal and not set(live.row.people()) - set(proposal.agreed):
            await self.storage.edit_proposal(live.row.id, lambda _: None)
            await self.refresh(live)
            self.tell_proposal(live, proposal, "done")
            live.perform(Act(lambda match, now: match.rewind(proposal.to, now)))
            return
        await self.refresh(live)
        if proposal:
            self.tell_proposal(live, proposal, "")

    def proposal_message(self, live: Live, proposal: Proposal, outcome: str, person: str | None) -> wire.ProposalMessage:
        """A proposal as a person is shown it."""
        names, people = live.row.names, live.row.people()
        return msgspec.convert(
            {
                "t": "proposal",
                "open": not outcome,
                "kind": "take-back",
                "to": proposal.to,
                "by": names.get(proposal.by, ""),
                "agreed": [names.get(p, "") for p in people if p in proposal.agreed],
                "missing": [names.get(p, "") for p in people if p not in proposal.agreed],
                "you": not outcome and person in people and person not in proposal.agreed,
                "outcome": outcome,
            },
            wire.ProposalMessage,
        )

    def tell_proposal(self, live: Live, proposal: Proposal, outcome: str) -> None:
        """Show everybody the proposal, on every worker."""
        self.show_proposal(live, proposal, outcome)
        live.hall.wire.tell({"k": "proposal", "t": live.row.id, "p": asdict(proposal), "o": outcome})

    def show_proposal(self, live: Live, proposal: Proposal, outcome: str) -> None:
        """Show everybody here the proposal."""
        for visitor in live.visitors:
            if visitor.ready:
                visitor.send(msgspec.json.encode(self.proposal_message(live, proposal, outcome, visitor.person)))

    # Talk

    async def say(self, live: Live, visitor: Visitor, name: str, text: str) -> None:
        """Say something to all."""
        seat = visitor.viewer if visitor.viewer in live.row.held_by(visitor.person) else None
        n, at = await self.storage.say(live.row.id, seat, name, text)
        live.tell(wire.ChatMessage([wire.ChatLine(n, seat, name, text, at)]))
        live.hall.wire.tell({"k": "chat", "t": live.row.id, "n": n})

    async def said(self, live: Live, first: int = 0) -> list[wire.ChatLine]:
        """What was said from a number on."""
        return [wire.ChatLine(row.n, row.seat, row.name, row.text, row.at) for row in await self.storage.said(live.row.id, first)]

    # Helpers

    async def refresh(self, live: Live, tell: bool = True) -> None:
        """Read the table again after a change and tell everybody, other workers included."""
        old = live.row
        row = await self.storage.table(live.row.id)
        assert row
        live.set_row(row)
        if row.status not in ("open",) and live.loaded is None:
            live.loaded = await self.storage.load(live.game, row)
            live.durable = len(live.match.log) if live.match else 0
        begun = old.status == "open" and row.status == "running"
        again = begun or old.status != row.status or old.seat_names() != row.seat_names() or old.seats != row.seats
        live.tell_table()
        for visitor in live.visitors:
            if visitor.viewer not in row.held_by(visitor.person) or begun:
                before, visitor.viewer = visitor.viewer, live.choose_viewer(visitor.person, visitor.viewer)
                if before != visitor.viewer:
                    visitor.told = 0
            if again:
                live.show(visitor, full=visitor.told == 0)
        if tell:
            live.hall.wire.tell({"k": "meta", "t": row.id})
        live.drive()

    async def _fresh(self, live: Live) -> None:
        """With several workers the row may have changed elsewhere."""
        if live.hall.settings.postgres and (row := await self.storage.table(live.row.id)):
            live.set_row(row)

    @staticmethod
    def _only_host(row: TableRow, person: str) -> None:
        if person != row.host:
            raise Refuse(403, "not-host", "Only the host can do that.")

    @staticmethod
    def _seated(row: TableRow, person: str) -> None:
        if not row.held_by(person):
            raise Refuse(403, "not-seated", "Only those who sit here can do that.")

    @staticmethod
    def _seat(row: TableRow, seat: int) -> SeatRow:
        if seat >= len(row.seats):
            raise Refuse(422, "no-seat", "There is no such seat at this table.")
        return row.seats[seat]
