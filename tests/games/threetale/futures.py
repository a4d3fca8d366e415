"""Tables in the Future, for the tests of Scenarios."""

from __future__ import annotations

from typing import Any

from taletable.games.threetale.deck import DECK, OMEN_PILE
from taletable.games.threetale.foes import PIECES
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.tiles import THINGS

from .table import ROOM, Hero, Table, space

WIDE = (*ROOM, (1, 2, 0, 0), (2, 2, 1, 0), (3, 3, 0, 0), (12, 3, 1, 0), (28, 4, 0, 0), (11, 4, 1, 0))
"""Ten tiles: two Altars, two Portals, two Trees."""
REST = [tile for tile in range(1, 31) if tile not in [placed[0] for placed in WIDE]]
LARGE = (*WIDE, *[(tile, i % 5, 2 + i // 5, 0) for i, tile in enumerate(REST)])
"""All thirty tiles."""


def future(scenario: str, *heroes: Hero, **more: Any) -> Table:
    """A Hero's turn in a Future on the wide Map; the next Omen changes nothing, or puts foes to sleep."""
    table = Table(*heroes, land=more.pop("land", WIDE), scenario=scenario, **more)
    omens = scenario_of(table.state).chapter.omens
    stack(table, next(omen.key for what in ("quiet", "slumber") for omen in omens if omen.what == what))
    return table


def stack(table: Table, omen: str) -> None:
    """The next Omen."""
    rest = [card for card in table.state.decks[OMEN_PILE] if card != DECK.number[omen]]
    table.state.decks[OMEN_PILE] = (*rest, DECK.number[omen])


def foe(table: Table, piece: str, at: tuple[int, int], harm: int = 0, mark: int = -1) -> None:
    """Put a foe on a space."""
    number = PIECES.index(piece)
    rest = tuple(other for other in table.state.foes if other[0] != number)
    table.state.foes = (*rest, (number, space(*at), harm, mark))


def only(table: Table, *pieces: str) -> None:
    """Take all other foes from the Map."""
    table.state.foes = tuple(other for other in table.state.foes if PIECES[other[0]] in pieces)


def things(table: Table, thing: str) -> list[int]:
    """Where tokens of a sort lie."""
    return [at for at, what in table.state.objects.items() if THINGS[what] == thing]


def stand(table: Table, at: int, seat: int = 0) -> None:
    """Put a Hero on a space."""
    table.state.at[seat] = at


def panel(table: Table) -> dict[str, int]:
    """What the board counts, by name."""
    return {count["key"]: count["have"] for count in table.view()["scenario"]["counts"]}


def world(table: Table) -> None:
    """End the turns of this round, and let the world move until somebody is asked."""
    while table.state.active >= 0 and table.ask in ("turn", "evening"):
        before = table.state.round
        table.finish_turn() if table.ask == "turn" else table.play("done")
        if table.ask == "end" or table.state.round != before:
            return
