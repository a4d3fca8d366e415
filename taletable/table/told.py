"""What readers need to put what a game says into words themselves, and its ledger: the same from every carrier."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from taletable.engine.catalogues import files
from taletable.engine.game import Game
from taletable.engine.grammar import Domain, Seats
from taletable.engine.saying import ENGLISH

from .messages import GameWords, Paragraph, Rules


def words_told(game: Game[Any], language: str, written: str, opened: Collection[str]) -> GameWords:
    """The words of a game in a language, whose files are those of the language `written`. What is sealed needs to have been opened."""

    def texts(tongue: str) -> list[str]:
        """The files that may be read."""
        return [file.read_text(encoding="utf-8") for file in files(game, tongue) if game.text_key(file.stem) in {"", *opened}]

    return GameWords(
        language,
        texts(written),
        texts(ENGLISH) if written != ENGLISH else [],
        {key: {name: _kind(domain) for name, domain in domains.items()} for key, domains in game.grammar.arguments.items()},
        game.labels(),
        game.origins,
        game.role,
    )


def _kind(domain: Domain) -> str:
    return "seat" if isinstance(domain, Seats) else domain.name if domain.names else "number"


def rules_told(game: Game[Any]) -> Rules:
    """A game's rule ledger, paragraph by paragraph."""
    ledger = game.ledger
    return Rules(ledger.title, [Paragraph(p.id, list(p.heading), p.text) for p in ledger.paragraphs.values()])
