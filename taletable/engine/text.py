"""Text: rules emit keys and arguments; the sentences live in text/<language>.toml."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any


class Catalogue:
    """The sentences of one game in one language, by dotted keys."""

    def __init__(self, tables: dict[str, Any]) -> None:
        self.entries: dict[str, str] = {}
        self._flatten("", tables)

    def _flatten(self, prefix: str, table: dict[str, Any]) -> None:
        for key, value in table.items():
            if isinstance(value, dict):
                self._flatten(f"{prefix}{key}.", value)
            else:
                self.entries[prefix + key] = str(value)

    def has(self, key: str) -> bool:
        """Is there a sentence for the key?"""
        return key in self.entries

    def get(self, key: str, default: str | None = None) -> str:
        """The sentence for the key; without one, the default or the key itself."""
        return self.entries.get(key, key if default is None else default)

    def fill(self, key: str, labels: dict[str, str]) -> str:
        """The sentence with its arguments in place; `{n|die|dice}` is the first word for 1, the second for other numbers."""
        return _PLACE.sub(lambda match: _word(match, labels.get(match[1])), self.get(key))


_PLACE = re.compile(r"\{(\w+)(?:\|([^|}]*)\|([^|}]*))?\}")


def _word(match: re.Match[str], label: str | None) -> str:
    if label is None:
        return match[0]
    return label if match[2] is None else match[2] if label == "1" else match[3]


def load_catalogue(folder: Path, language: str = "en") -> Catalogue:
    """The catalogue of a game's folder."""
    with (folder / "text" / f"{language}.toml").open("rb") as file:
        return Catalogue(tomllib.load(file))
