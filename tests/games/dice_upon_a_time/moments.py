"""Moments of a game as its board is shown them: the tests of the board (in the browser, and of its parts in `web/`) begin there.

The tests in `web/` read them out of `golden/board.json`. After a wanted change of a view or of the catalogue, write it anew:

    python -m tests.games.dice_upon_a_time.moments
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from taletable.games.dice_upon_a_time.meta import GAME
from taletable.table.shown import Shown
from tests.games.golden import lay_out

from .table import Player, Table

BOARD = Path(__file__).parent / "golden" / "board.json"
HARVEST = Player("plain:6 item:1", at="woodsman"), Player("", at="king", hand=["cudgel-in-the-sack", "magic-beans"])


def busy() -> Table:
    """A moment with something of everything."""
    return Table(
        Player("plain:4 item:item-face ban:ban-face", at="soldier", character="little-red-riding-hood", tokens="gold bread apple",
               hand=["starwort", "golden-bird"], quests=["the-bride-price", "the-devils-three-hairs"], tales=["donkey-ears"], rabbits=1),
        Player("plain:6", at="soldier", character="puss-in-boots", tokens="gold", hand=["golden-horse"], quests=["hans-in-luck"]),
        Player("plain:6 double:2", at="bread-field", character="musicians-of-bremen", done=["pay-the-piper"]),
        event="open-gates", chapter=3,
        stacks={"town--soldier": "white-item:5", "rabbit": "green-item:3", "town--woodsman": "green-ban:ban-face", "fox-1": "white-ban:2"},
    )  # fmt: skip


def moments() -> dict[str, Table]:
    """What the board looks like in its phases."""
    reading = Table(
        Player("story:story-face", at="soldier", tokens="gold", hand=["starwort"]),
        deck=["the-thieving-magpie"],
        seats=3,
        event="rich-harvest",
    )
    reading.play("place red-story soldier--king")
    reading.to("bad_luck")
    trade = Table(Player("plain:6", tokens="apple", quests=["hans-in-luck"]), Player("plain:6", tokens="gold", hand=["starwort"]), seats=2)
    trade.play("trade 1", "give apple")
    answer = Table(HARVEST[1], HARVEST[0], seats=2, turn=1)
    answer.play("place white-plain gold-field--woodsman")
    answer.to("step")
    answer.play("walk gold-field", "take gold")
    return {"place": busy(), "story": reading, "trade": trade, "reaction": answer}


def more() -> dict[str, Table]:
    """Moments in which little is to be done, or of another mode."""
    items = Table(
        Player("plain:6", at="king", character="puss-in-boots", tokens="gold", hand=["blue-light", "golden-ball"]),
        Player("plain:3", at="hell"),
        seats=2,
        stacks={"town--woodsman": "red-ban:2 white-item:3 red-double:4", "wolf": "red-item:1"},
    )
    team = Table(Player("plain:6", at="soldier"), Player("plain:3", at="king"), seats=2, options={"mode": "cooperative"})
    over = Table(
        Player("plain:6", done=["hans-in-luck"]),
        Player("", at="king", passed=True, done=["one-of-everything"]),
        seats=2,
        chapter=3,
        options={"length": "short", "cards": "no-stories"},
    )
    over.play("pass")
    assert over.state.over
    return {"items": items, "team": team, "over": over}


def shown() -> dict[str, Any]:
    """All that the tests of the board's parts read: the catalogue, what puts it into words, and the moments for seat 0."""
    how = Shown(GAME, ["hard"])
    parts: dict[str, Any] = {
        "catalogue": GAME.catalogue(),
        "arguments": {
            key: {name: "seat" if domain.name == "seat" else domain.name if domain.names else "number" for name, domain in domains.items()}
            for key, domains in GAME.grammar.arguments.items()
        },
        "labels": GAME.labels(),
    }
    for name, table in {**moments(), **more()}.items():
        ask = [how.ask(table.match, 0, 0, None, True)] if table.state.waiting & 1 else []
        parts[name] = {"view": how.view(table.match, 0), "asks": msgspec.to_builtins(ask)}
    return parts


if __name__ == "__main__":
    lay_out(BOARD, shown())
