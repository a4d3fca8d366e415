"""How a page's tables are written down: a sheet as JSON beside the lines of its log."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any, Final

from taletable.engine.record import RECORD_VERSION, commitment
from taletable.table.messages import ResultInfo, RivalInfo, ScoreLine, write
from taletable.table.sheet import Absence, Coached, Proposal, Seat, Sheet

APART: Final = "position"
"""Where a table began, if not at the beginning, is large and never changes: it is written once, by itself."""

Write = list[Any]
"""Something to be written down: `[kind, …]`, see `web/src/local/store.ts`."""


class Out:
    """What comes of a call: what has to be written down, and what may be told as soon as it is."""

    def __init__(self) -> None:
        self.writes: list[Write] = []
        self.told: list[tuple[int, str]] = []
        """Lines, each with a message."""
        self.thoughts: list[tuple[str, int, str]] = []
        """What bots are asked: the table, a number, and the question."""

    def tell(self, line: int, message: Any) -> None:
        """Tell somebody something."""
        self.told.append((line, write(message)))

    def text(self, answer: Any, next_ms: int | None) -> str:
        """All of it as JSON; `next_ms` is when to look at the clocks again."""
        return write({"answer": answer, "writes": self.writes, "told": self.told, "thoughts": self.thoughts, "next": next_ms})


def sheet_text(sheet: Sheet) -> str:
    """A sheet as it is written down."""
    return write({one.name: getattr(sheet, one.name) for one in fields(sheet) if one.name != APART} | {"seed": sheet.seed.hex()})


def read_sheet(text: str, position: str | None = None) -> Sheet:
    """A sheet that was written down."""
    data = json.loads(text)
    known = {one.name for one in fields(Sheet)}
    values = {name: value for name, value in data.items() if name in known}
    coached = values["coached"]
    return Sheet(
        **values
        | {
            "seed": bytes.fromhex(data["seed"]),
            "position": json.loads(position) if position else None,
            "seats": [Seat(**seat) for seat in data["seats"]],
            "proposal": Proposal(**data["proposal"]) if data["proposal"] else None,
            "absence": Absence(**data["absence"]),
            "result": _result(data["result"]) if data["result"] else None,
            "coached": Coached(**coached | {"read": [(n, step) for n, step in coached["read"]]}),
            "sharing": [],
            "sat": [(seat, person) for seat, person in data["sat"]],
        }
    )


def record_of(sheet: Sheet, lines: list[str]) -> str:
    """The `.tale` of a table as it was written down, whatever today's rules say of it. The seed of one that goes on stays a secret."""
    header: dict[str, Any] = {
        "taletable": RECORD_VERSION,
        "game": sheet.game,
        "rules": sheet.rules,
        "options": sheet.options,
        "seats": len(sheet.seats),
        "names": sheet.seat_names(),
        "commitment": commitment(sheet.seed),
    }
    if sheet.position:
        header["position"] = sheet.position
    return "".join(f"{line}\n" for line in (json.dumps(header, ensure_ascii=False, separators=(",", ":")), *lines))


def _result(data: dict[str, Any]) -> ResultInfo:
    def lines(found: list[dict[str, Any]]) -> list[ScoreLine]:
        return [ScoreLine(**line) for line in found]

    rivals = [RivalInfo(**rival | {"lines": lines(rival["lines"])}) for rival in data["rivals"]]
    return ResultInfo(**data | {"lines": [lines(found) for found in data["lines"]], "rivals": rivals})
