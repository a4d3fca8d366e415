"""Moments of a game as its board is shown them: the tests of the board (in the browser, and of its parts in `web/`) begin there.

The tests in `web/` read them out of `golden/board.json`. After a wanted change of a view or of the catalogue, write it anew:

    python -m tests.games.threetale.moments
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec

from taletable.engine.grammar import Seats
from taletable.games.threetale.meta import GAME
from taletable.table.shown import Shown
from tests.games.golden import lay_out

from .table import Hero, Table

BOARD = Path(__file__).parent / "golden" / "board.json"
LAND = ((8, 0, 0, 0), (2, 1, 0, 0), (1, 0, 1, 0), (3, 1, 1, 0))
"""A Battle, a Treasure and a Black Stone in the north-west, an Altar and a Tree south of it, two Portals in the east."""
SON, QUEEN, DEER = (
    Hero("youngest-son", at=(0, 1), love=4, hope=3, endeavour=3),
    Hero("queen-of-living-water", at=(1, 2), offerings=1),
    Hero("silver-deer", at=(2, 1), shevitsa=1),
)


def meadow(son: Hero = SON, **more: Any) -> Table:
    """The Son's turn in the Past."""
    return Table(son, QUEEN, DEER, land=LAND, **more)


def fight() -> Table:
    """A Battle in which the Son has rolled three hits and a blank."""
    table = meadow(replace(SON, at=(0, 0), speed=9, artifacts=["forest-axe"]), deck=["wild-boar"])
    table.roll(1, 0, 1, 1)
    table.claim(0, 0)
    return table


def treasure() -> Table:
    """Two hits and a blank before a Treasure."""
    table = meadow(replace(SON, at=(1, 0)), deck=["honeycomb"])
    table.roll(1, 1, 0)
    table.claim(1, 0)
    return table


def altar() -> Table:
    """The Son at the Altar, with something to give."""
    table = meadow(replace(SON, at=(0, 2), shevitsa=1, artifacts=["forest-axe", "ash-staff"]))
    table.play("sacrifice")
    return table


def laying() -> Table:
    """The Queen has drawn a tile."""
    table = meadow()
    table.play("end")
    return table


def present() -> Table:
    """The Past is over; how hard shall the Future be?"""
    table = Table(SON, QUEEN, DEER, land=LAND, turn=2, tiles_left=0)
    table.play("end")
    return table


def future() -> Table:
    """The first turn against the Iron Masks."""
    return Table(replace(SON, stones=1), QUEEN, DEER, land=LAND, scenario="iron-masks")


def laden() -> Table:
    """The Son beside both friends, with something of everything to use and to give."""
    things: dict[str, Any] = {
        "artifacts": ["forest-axe", "ash-staff", "basil-wreath"],
        "quests": ["five-bells"],
        "bonus": ["strong-arm", "lucky-knot"],
    }
    return meadow(replace(SON, at=(1, 1), faith=5, endeavour=7, mercy=4, shevitsa=3, stones=1, offerings=1, **things))


def moments() -> dict[str, Table]:
    """What the board looks like when something is asked."""
    makers = {"laying": laying, "fight": fight, "treasure": treasure, "altar": altar, "present": present, "future": future}
    return {"turn": laden(), **{name: make() for name, make in makers.items()}}


def shown() -> dict[str, Any]:
    """All that the tests of the board's parts read: the catalogue, what puts it into words, the moments of who is asked."""
    how = Shown(GAME, ["hard"])
    parts: dict[str, Any] = {
        "catalogue": {**GAME.catalogue(), "pictures": []},
        "arguments": {
            key: {
                name: "seat" if isinstance(domain, Seats) else domain.name if domain.names else "number" for name, domain in domains.items()
            }
            for key, domains in GAME.grammar.arguments.items()
        },
        "labels": GAME.labels(),
        "origins": GAME.origins,
    }
    for name, table in moments().items():
        seat = GAME.asked(table.state)[0]
        ask = how.ask(table.match, seat, 0, None, True)
        parts[name] = {"viewer": seat, "view": how.view(table.match, seat), "asks": msgspec.to_builtins([ask])}
    return parts


if __name__ == "__main__":
    lay_out(BOARD, shown())
