"""The cards of the Past as data: `cards.toml`, read once."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

CARDS: Final[dict[str, dict[str, Any]]] = tomllib.loads(Path(__file__).with_name("cards.toml").read_text(encoding="utf-8"))
"""The cards by group and key, in their order."""
