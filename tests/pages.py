"""Pages of documentation that are carried out: the files they name, the commands they run, and what those print."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"
FIGURE = re.compile(r"[0-9a-f]{24,}|\d[\d,.]*")


def blocks(page: str) -> Iterator[tuple[str, str, str]]:
    """The files, programs and console sessions of a page, in order: kind, name of the file if it has one, text.

    A file's name stands above it in bold, or in the first line of a program. In sessions marked `figures`, numbers may differ.
    """
    pattern = r"^(?:\*\*`([\w./-]+)`\*\*\n\n)?```(\w+(?: figures)?)\n(.*?)^```"
    for match in re.finditer(pattern, page, re.DOTALL | re.MULTILINE):
        first = re.match(r"# (\w+\.py)\n", match[3])
        yield match[2], match[1] or (first[1] if first else ""), match[3]


def session(text: str) -> Iterator[tuple[str, list[str]]]:
    """Commands with the lines that they print."""
    for part in re.split(r"^\$ ", text, flags=re.MULTILINE)[1:]:
        command, *lines = part.rstrip("\n").split("\n")
        yield command, lines


def fits(said: list[str], printed: list[str], figures: bool = False) -> bool:
    """Is this what the page says? `…` stands for anything, on a line of its own for any number of lines."""
    pattern = ""
    for line in said:
        if line.strip() == "…":
            pattern += "(?:.*\n)*"
        else:
            pattern += ".*".join(_pattern(part, figures) for part in line.rstrip().split("…")) + "\n"
    return re.fullmatch(pattern, "".join(line + "\n" for line in printed)) is not None


def _pattern(text: str, figures: bool) -> str:
    if not figures:
        return re.escape(text)
    parts = [re.escape(part) for part in FIGURE.split(text)]
    return re.sub(r"(\\ )+", " +", "[0-9a-f][0-9a-f,.]*".join(parts))
