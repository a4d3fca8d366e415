"""The shelf: tables that cannot go on here. They are shown as they were kept, to each what its seat saw, and nothing is deleted.

A table rests because its log does not replay under today's rules, because its game is not there, because its log cannot be read, or
because it goes on at another table. It comes back by itself when the reason is gone; nothing but the verdict is stored.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator, Sequence
from typing import Any, cast

import msgspec

from taletable.engine.game import Game
from taletable.engine.moves import Event
from taletable.engine.position import digest_of
from taletable.engine.record import RECORD_VERSION, commitment
from taletable.games import broken, games
from taletable.table import messages as told
from taletable.table.attendance import NOBODY
from taletable.table.info import seats_info, sheet_info
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED, Sheet
from taletable.words import ENGLISH
from taletable.words.house import speech

from . import messages as wire
from .keepsake import Keepsake, read_keepsake
from .shown import encode, shown
from .storage import epoch_ms
from .storage.logs import Snapshot, Stored

logger = logging.getLogger("taletable")


def name_of(sheet: Sheet, kept: Keepsake | None = None) -> str:
    """What the game of a table is called, even where it is gone."""
    if game := games().get(sheet.game):
        return game.name
    return kept.game if kept else sheet.game.replace("-", " ").title()


def resting(sheet: Sheet) -> wire.Rest | None:
    """Why a table is known to rest, as far as its sheet tells; None: it may go on."""
    game = games().get(sheet.game)
    if sheet.continued is not None:
        return "continued"
    if game is None:
        return "game"
    return "rules" if sheet.shelved == game.rules_version and sheet.rules != game.rules_version else None


def rest_line(sheet: Sheet, person: str) -> told.TableLine:
    """A table that rests in a person's list. One that had ended is listed as any other that has."""
    status: told.Status = sheet.status if sheet.status in ENDED else "shelved"
    seats = seats_info(sheet, sheet.seat_names(), person, NOBODY)
    return told.TableLine(
        sheet.id, sheet.game, name_of(sheet), status, seats, [], False, sheet.created, sheet.updated, sheet.result, bound=sheet.bound
    )


class Shelved:
    """A table that rests."""

    def __init__(self, sheet: Sheet, why: wire.Rest, stored: Stored) -> None:
        self.sheet = sheet
        self.why: wire.Rest = why
        self.lines = stored.log
        self.length = stored.length
        self.game = games().get(sheet.game)
        self.kept = _kept(sheet, self.game, stored)
        self.name = name_of(sheet, self.kept)
        self.names = tuple(sheet.seat_names())

    def reason(self) -> dict[str, str]:
        """Why it rests, as the arguments of `problem.shelved`."""
        ill = self.why == "game" and any(ill.name.replace("_", "-") == self.sheet.game for ill in broken())
        return {"why": "broken" if ill else self.why, "name": self.name}

    def info(self, person: str | None) -> told.TableInfo:
        """What the person may know about the table."""
        seats = seats_info(self.sheet, self.names, person, NOBODY)
        told = sheet_info(self.sheet, person, self.name, self.sheet.rules or "", seats, self.length, epoch_ms())
        told.status = "shelved"
        return told

    def shown(self, person: str | None, seat: int | None = None, language: str = ENGLISH) -> wire.Shelf:
        """The table as it was kept, through a seat of the person, or any once it had ended."""
        sheet, kept = self.sheet, self.kept
        held = sheet.held_by(person)
        if seat is not None and seat not in held and (sheet.status not in ENDED or not 0 <= seat < len(sheet.seats)):
            raise Refuse(403, "not-yours")
        viewer = seat if seat is not None else next(iter(held), None)
        standing = kept.standing(viewer) if kept else None
        return wire.Shelf(
            why=self.why,
            text=speech(language).get("problem.shelved", **self.reason()),
            was=sheet.status,
            rules=kept.rules if kept else sheet.rules,
            today=self.game.rules_version if self.game else None,
            seq=kept.seq if kept else 0,
            last=self.length,
            at=kept.at if kept else sheet.updated,
            viewer=viewer,
            view=cast(Any, kept.view(viewer)) if kept else None,  # encoded already
            events=cast(Any, kept.events(viewer)) if kept else [],
            scores=standing.scores if standing else None,
            waiting=standing.waiting if standing and sheet.status not in ENDED else [],
            goes_on=bool(held or person == sheet.host) and self.start() is not None,
            continued=sheet.continued,
        )

    def start(self) -> dict[str, Any] | None:
        """The position from which the same people can play on under today's rules; None where it would not load, is not the last one
        (what came after it is known to some), or where nothing is under way."""
        kept, game, sheet = self.kept, self.game, self.sheet
        under_way = sheet.status in ("running", "paused") and not sheet.lesson and sheet.continued is None
        if not under_way or not kept or not game or kept.seq != self.length:
            return None
        try:
            state = game.load(kept.position)
            for seat in game.asked(state):
                game.legal(state, seat)
            for viewer in [*range(state.seats), None]:
                game.view(state, viewer)
            return None if state.over else game.dump(state)
        except Exception:
            return None

    def record(self) -> Iterator[str]:
        """The record of a game that has ended, out of its log as it is: it is not replayed."""
        sheet = self.sheet
        if not sheet.seed_told(epoch_ms()):
            raise Refuse(409, "record-later")
        header: dict[str, Any] = {
            "taletable": RECORD_VERSION,
            "game": sheet.game,
            "rules": (self.kept.rules if self.kept else sheet.rules) or "",
            "options": sheet.options,
            "seats": len(sheet.seats),
            "names": list(self.names),
            "commitment": commitment(sheet.seed),
        }
        if sheet.position:
            header["position"] = sheet.position
        result = {"scores": sheet.result.scores, "winners": sheet.result.winners} if sheet.result else None
        digest = digest_of(self.kept.position) if self.kept and self.kept.seq == self.length else ""
        return iter(
            [_line(header), *[text for _, text in self.lines], _line({"result": result, "digest": digest, "seed": sheet.seed.hex()})]
        )


def _line(data: Any) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _kept(sheet: Sheet, game: Game[Any] | None, stored: Stored) -> Keepsake | None:
    """What there is to show: the keepsake, or a younger snapshot where today's rules can show it."""
    kept: Keepsake | None = None
    try:
        kept = read_keepsake(stored.keepsake) if stored.keepsake is not None else None
    except Exception as error:
        logger.error("the keepsake of table %s cannot be read: %s", sheet.id, type(error).__name__)
    if kept and kept.seq > stored.length:  # it was made just before a crash, ahead of the log
        kept = None
    try:
        snapshot = msgspec.json.decode(stored.snapshot, type=Snapshot) if stored.snapshot is not None else None
        if game and snapshot and (not kept or kept.seq < snapshot.seq):
            return _from_snapshot(game, sheet, snapshot)
    except Exception:
        return kept
    return kept


def _from_snapshot(game: Game[Any], sheet: Sheet, snapshot: Snapshot) -> Keepsake:
    state = game.load(snapshot.position)
    story: Sequence[tuple[int, Any]] = [
        (event.sees, shown(game).event(event, n))
        for n, first in enumerate([0, *snapshot.marks[:-1]])
        for event in [Event(*parts) for parts in snapshot.events[first : snapshot.marks[n]]]
    ]
    views = [msgspec.Raw(encode(game.view(state, viewer))) for viewer in [*range(state.seats), None]]
    rules = snapshot.position.get("rules", "")
    return Keepsake(snapshot.seq, game.name, rules, sheet.updated, snapshot.position, views, list(story))
