"""A game's rule ledger: the paragraphs of rules.md by their ids."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

_BULLET = re.compile(r"^\s*(?:-\s+)?\*\*([A-Z]{2}-[A-Z0-9]+(?:\.[A-Z]?\d+)?)\*\*\s+(.*)$")
_ROW = re.compile(r"^\|\s*\*\*([A-Z]{2}-[A-Z0-9]+(?:\.[A-Z]?\d+)?)\*\*\s*\|(.*)\|\s*$")
_UNTESTED = re.compile(r"^\|\s*([A-Z]{2}-[A-Z0-9]+\.[A-Z]?\d+)(?:\s+to\s+([A-Z]{2}-[A-Z0-9]+\.[A-Z]?\d+))?\s*\|\s*(.*?)\s*\|\s*$")
UNTESTED_HEADING = "Ids without a test"


class Paragraph(NamedTuple):
    """One promise of the ledger."""

    id: str
    heading: tuple[str, ...]
    text: str
    untested: str
    """Why there can be no test of it; empty if there must be one."""


class Ledger:
    """All paragraphs of one rules.md, in order."""

    def __init__(self, markdown: str) -> None:
        self.markdown = markdown
        self.title = ""
        headings: list[str] = []
        found: dict[str, tuple[tuple[str, ...], str]] = {}
        untested: dict[str, str] = {}
        columns: list[str] = []
        current = ""
        for line in markdown.splitlines():
            if line.startswith("#"):
                depth = len(line) - len(line.lstrip("#"))
                name = line.lstrip("#").strip()
                headings = [*headings[: max(0, depth - 2)], name] if depth > 1 else []
                self.title = self.title or name
                current = ""
            elif headings and headings[0] == UNTESTED_HEADING:
                if match := _UNTESTED.match(line):
                    for identity in _span(match[1], match[2]):
                        untested[identity] = match[3]
            elif match := _ROW.match(line):
                _once(match[1], found)
                cells = [cell.strip() for cell in match[2].split("|")]
                text = "; ".join(f"{c}: {v}" for c, v in zip(columns[1:], cells, strict=False) if v not in ("", "–", "-"))
                found[match[1]] = (tuple(headings), text)
                current = ""
            elif line.startswith("|"):
                cells = [cell.strip() for cell in line.strip("|").split("|")]
                if not set(line) <= set("|-: "):
                    columns = cells
                current = ""
            elif match := _BULLET.match(line):
                current = match[1]
                _once(current, found)
                found[current] = (tuple(headings), match[2])
            elif current and line.startswith("  ") and line.strip():
                found[current] = (found[current][0], f"{found[current][1]} {line.strip()}")
            else:
                current = ""
        self.paragraphs = {
            identity: Paragraph(identity, heading, text, untested.get(identity, "")) for identity, (heading, text) in found.items()
        }
        self.strays = sorted(set(untested) - set(found))

    def __contains__(self, cite: str) -> bool:
        return cite in self.paragraphs or any(identity.startswith(cite + ".") for identity in self.paragraphs)

    def search(self, text: str) -> list[Paragraph]:
        """Paragraphs that contain every word of the text."""
        words = text.lower().split()
        return [p for p in self.paragraphs.values() if all(word in f"{p.id} {p.text}".lower() for word in words)]


def _once(identity: str, found: dict[str, tuple[tuple[str, ...], str]]) -> None:
    if identity in found:
        raise ValueError(f"the ledger has {identity} twice")


def _span(first: str, last: str | None) -> list[str]:
    if not last:
        return [first]
    ends = [re.match(r"(.*\.[A-Z]?)(\d+)$", identity) for identity in (first, last)]
    if not (ends[0] and ends[1] and ends[0][1] == ends[1][1]):
        raise ValueError(f"{first} to {last} is not a span of ids")
    return [f"{ends[0][1]}{n}" for n in range(int(ends[0][2]), int(ends[1][2]) + 1)]


def load_ledger(folder: Path, rooms: Sequence[Path] = ()) -> Ledger:
    """The ledger in a game's folder; the ledgers of its rooms stand where it says `{rooms}`."""
    whole, *parts = [(place / "rules.md").read_text(encoding="utf-8") for place in (folder, *rooms)]
    return Ledger(whole.replace("{rooms}\n", "\n".join(parts)))
