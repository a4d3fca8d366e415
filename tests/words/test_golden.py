"""Golden sentences: what Python and the browser (`web/src/words/speech.test.ts`) make of the same sayings, in several languages."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from taletable.engine.game import Game
from taletable.engine.grammar import SEAT, Domain, Number, Things
from taletable.words import GameWords

GOLDEN: dict[str, Any] = json.loads((Path(__file__).parent / "golden.json").read_text(encoding="utf-8"))
ROOM = Number(0, 9999)


class Grammar:
    """What the sentences speak of."""

    def __init__(self) -> None:
        self.things: dict[str, Domain] = {kind: Things(kind, names) for kind, names in GOLDEN["things"].items()}
        self.arguments = {key: {name: self._domain(kind) for name, kind in places.items()} for key, places in GOLDEN["arguments"].items()}

    def _domain(self, kind: str) -> Domain:
        return {"seat": SEAT, "number": ROOM}.get(kind) or self.things[kind]


class Toy:
    """As much of a game as words need."""

    rooms = ()
    ident = Game.ident
    label = Game.label

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.grammar = Grammar()
        self.origins = GOLDEN["origins"]


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Any:
    """A game with the golden files."""
    folder = tmp_path_factory.mktemp("golden")
    for language, lines in GOLDEN["texts"].items():
        (folder / "text" / language).mkdir(parents=True)
        (folder / "text" / language / "rules.ftl").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return Toy(folder)


@pytest.mark.parametrize("case", GOLDEN["cases"], ids=lambda case: f"{case['language']} {case['say']['say']}")
def test_it_is_said_like_this(game: Any, case: dict[str, Any]) -> None:
    """The sentence of the golden file. What lacks an argument is a mistake here; a reader in the browser gets what there is."""
    words = GameWords(game, case["language"])
    if case.get("missing"):
        with pytest.raises(ValueError, match=case["say"]["say"]):
            words.say(case["say"])
    else:
        assert words.say(case["say"], case.get("names", ())) == case["text"]
        assert words.tree([{"said": case["say"]}], case.get("names", ())) == [{"said": case["text"]}]
