"""docs/write-a-game.md is done to the letter: its files written, its commands run, in a fresh environment."""

from __future__ import annotations

import httpx

from tests.fresh import Fresh
from tests.pages import DOCS, blocks, fits, session


def test_who_does_what_the_page_says_has_a_game(fresh: Fresh) -> None:
    project = fresh.folder / "high-card"
    files, commands = [], []
    for kind, file, text in blocks((DOCS / "write-a-game.md").read_text(encoding="utf-8")):
        if file:
            files.append(file)
            (project / file).parent.mkdir(parents=True, exist_ok=True)
            (project / file).write_text(text, encoding="utf-8")
        elif kind == "console":
            for command, said in session(text):
                printed = fresh.ok(command, project).rstrip("\n").split("\n")
                assert fits(said, [line.rstrip() for line in printed]), "\n".join([f"$ {command}", *printed])
                commands.append(command.split()[0])
        else:
            assert kind in ("text", ""), f"a block of {kind} that belongs to no file"
    assert len(files) == 10
    assert commands == ["pip", "pip", "taletable", "pytest", "mypy", "taletable", "taletable"]
    with fresh.serving() as address:
        shelf = httpx.get(f"{address}/api/games").json()
        [game] = [game for game in shelf["games"] if game["id"] == "high-card"]
        assert (game["name"], game["min_seats"], game["max_seats"], game["bots"]) == ("High Card", 2, 4, ["random"])
        assert len(shelf["games"]) == 5
        assert shelf["broken"] == []
        rules = httpx.get(f"{address}/api/games/high-card/rules").json()
        assert [paragraph["id"] for paragraph in rules["paragraphs"]] == ["HC-1.1", "HC-1.2", "HC-1.3", "HC-1.4"]
