"""The Map: where tiles may lie, what is printed on which space, who is a neighbour of whom (TT-5, TT-6, TT-R.9 to TT-R.13).

A space is a number, `WIDTH * y + x`; a cell is the place of a tile, two by two spaces. The first tile lies in the middle, so no Map of 30
tiles reaches the rim. A `Chart` is worked out once for each Map and shared by all copies of a state.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.engine.fields import Square

from .deck import FIRST_TILE
from .tiles import ALTAR, PORTAL, TREE, printed

CELLS: Final = 61
WIDTH: Final = 2 * CELLS
MIDDLE: Final = CELLS // 2
FIRST_CELL: Final = MIDDLE * CELLS + MIDDLE
CELL_KEYS: Final = Square("c", CELLS).names
SPACE: Final = Square("s", WIDTH, none=False)
SPACE_KEYS: Final = SPACE.names
TURNS: Final = range(4)
"""Quarter turns clockwise."""
ORTHOGONAL: Final = (-WIDTH, 1, WIDTH, -1)
AROUND: Final = (-WIDTH - 1, -WIDTH, -WIDTH + 1, -1, 1, WIDTH - 1, WIDTH, WIDTH + 1)


class Placed(NamedTuple):
    """A tile on the Map: its card, its cell, its quarter turns."""

    card: int
    cell: int
    turn: int


Land = tuple[Placed, ...]


def spaces_of(cell: int) -> tuple[int, int, int, int]:
    """The four spaces of a cell, clockwise from the north-west."""
    y, x = divmod(cell, CELLS)
    first = 2 * y * WIDTH + 2 * x
    return first, first + 1, first + WIDTH + 1, first + WIDTH


def cell_of(space: int) -> int:
    """The cell of a space."""
    y, x = divmod(space, WIDTH)
    return y // 2 * CELLS + x // 2


def beside(cell: int) -> tuple[int, int, int, int]:
    """The four cells that share an edge with a cell."""
    return cell - CELLS, cell + 1, cell + CELLS, cell - 1


def at_corner(cell: int) -> tuple[int, int, int, int]:
    """The four cells that touch a cell at a corner only."""
    return cell - CELLS - 1, cell - CELLS + 1, cell + CELLS + 1, cell + CELLS - 1


class Chart:
    """Everything about a Map that does not change until a tile comes or goes."""

    def __init__(self, land: Land, preview: bool, before: Chart | None = None) -> None:
        """`before`: the Map without the tiles in `land`; else there was none."""
        self.preview = preview
        self.tile_at: dict[int, int] = {} if before is None else before.tile_at.copy()
        self.print_of: dict[int, int] = {} if before is None else before.print_of.copy()
        """What is printed on each space."""
        self.beside: dict[int, tuple[int, ...]] = {} if before is None else before.beside.copy()
        """The orthogonal neighbours of each space, Trees among them (TT-6.1)."""
        self.walks: dict[int, dict[int, int]] = {}
        touched: set[int] = set()
        for card, cell, turn in land:
            self.tile_at[cell] = card
            spaces = spaces_of(cell)
            for i, sort in enumerate(printed(card - FIRST_TILE, preview)):
                space = spaces[(i + turn) % 4]
                self.print_of[space] = sort
                touched.update([space, *[space + d for d in ORTHOGONAL]])
        for space in touched:
            if space in self.print_of:
                self.beside[space] = tuple([space + d for d in ORTHOGONAL if space + d in self.print_of])
        self.spaces = tuple(sorted(self.print_of))
        self.portals = self.printed(PORTAL)
        self.altars = self.printed(ALTAR)
        self.trees = frozenset(self.printed(TREE))
        edge = {cell for placed in land for cell in beside(placed.cell)} if before is None else {*before.edge, *beside(land[-1].cell)}
        self.edge: tuple[int, ...] = tuple(sorted([cell for cell in edge if cell not in self.tile_at]))

    def grown(self, placed: Placed) -> Chart:
        """The Map with one tile more."""
        return Chart((placed,), self.preview, self)

    def printed(self, sort: int) -> tuple[int, ...]:
        """The spaces on which this is printed, in reading order."""
        return tuple([space for space in self.spaces if self.print_of[space] == sort])

    def free_cells(self) -> tuple[int, ...]:
        """Where the next tile may lie: free cells that share an edge with a tile (TT-5.2, TT-R.11)."""
        return self.edge if self.tile_at else (FIRST_CELL,)

    def corner_cells(self) -> tuple[int, ...]:
        """Free cells that touch a tile at a corner only: often tried, never allowed."""
        free = set(self.free_cells())
        touching = {cell for placed in self.tile_at for cell in at_corner(placed)}
        return tuple(sorted(touching - free - set(self.tile_at)))

    def walk(self, start: int) -> dict[int, int]:
        """Steps from a space to all that can be walked to, Portals included, in order of distance."""
        found = self.walks.get(start)
        if found is None:
            found = self.walks[start] = self.distances(start, self.trees, portals=True)
        return found

    def distances(self, start: int, blocked: frozenset[int], portals: bool = False) -> dict[int, int]:
        """Steps from a space to all that can be reached without entering what is blocked, in order of distance."""
        found = {start: 0}
        queue = [start]
        doors = self.portals if portals else ()
        for space in queue:
            nearby = self.beside.get(space, ())
            if space in doors:
                nearby += doors
            steps = found[space] + 1
            for other in nearby:
                if other not in found and other not in blocked:
                    found[other] = steps
                    queue.append(other)
        return found


def apart(one: int, two: int) -> int:
    """Steps between two spaces on an open Map."""
    (y1, x1), (y2, x2) = divmod(one, WIDTH), divmod(two, WIDTH)
    return abs(y1 - y2) + abs(x1 - x2)


def adjacent(one: int, two: int) -> bool:
    """Is one of the 8 spaces around a space the other (TT-7.17)?"""
    return one - two in AROUND
