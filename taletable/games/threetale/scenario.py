"""The common interface of the Scenarios, the chapters of the Future Book (TT-19, TT-C.76 to TT-C.89).

A Scenario is the class of one room (`chapters.py`), derived from `Scenario` below. It holds no state of its own: everything that changes
lies in the state, in these fields, whose meaning the Scenario gives:

    s.objects      tokens on spaces (`tiles.THINGS`); a Hero that stands there may `claim` them for 1 Action
    s.foes         pieces on the Map: (piece, space, harm, mark); `foes.foe_of` has their values
    s.tally        a few numbers of the Scenario (what was brought, turned, sealed …), declared by name as its `tally`
    s.bundle[seat] tokens that a Hero carries
    s.mark[seat]   one number for each Hero (seized by, on which side, gone …); -1 at the start
    s.limit        the last round (TT-19.9)

The turn of a Hero is that of the Past without a tile (TT-R.64). Beside walking, Artifacts, Altar and gifts the Hero can

    claim (space)        a token: `refuse_claim`, `claim`
    attack (piece)       a foe on the same or a neighbouring space: one exchange of attack rounds, damage stays (TT-C.87)
    do (deed, space)     what only this Scenario knows: `offers`, `refuse`, `apply`; places are used from the same or a neighbouring space
                         (`in_reach`); chapter.toml says of each deed whether it is an Action

After the three turns comes the Scenario's own step: an Omen is turned up, then the `agenda` is worked through, one item after the other;
`perform` does an item, may push frames, and may put further items in front with `s.agenda = (item, *s.agenda)`. The common items below
(`OMEN`, `FOE_ACTS`) are done by the base class. Then the round ends; `won` and `lost` are looked at after each completed Action, effect
and item, `won` first only if nobody died (TT-R.67).

Frames that any Scenario may push: ("raid", seat, piece) a foe's attack round on a Hero; ("lose", seat, n, -1) a loss of Virtues;
("raise", seat, n); ("trial", seat, dice, subject) a roll with Hope and Artifacts whose result comes back to `trial`.

Boards know no Scenario: `panel`, `marks`, `signs` and `stake` describe what they draw. The sentences to it are in the room's texts.
"""

from __future__ import annotations

from typing import ClassVar, Final, Literal, NamedTuple

from taletable.engine.grammar import SEAT, Grammar, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from .chapters import CHAPTERS, FUTURE_DEEDS, STONE_DEED
from .deck import omen_of
from .domains import PIECE, SOME, SPACE, THING
from .foes import foe_of
from .land import WIDTH, cell_of
from .state import Tale
from .tally import Slot, Tally

OMEN, FOE_ACTS, OWN = range(3)
"""Items of an agenda begin with one of these. `OWN` belongs to the Scenario."""

GRAMMAR = Grammar(
    moves={"do": (Things("deed", FUTURE_DEEDS), SPACE)},
    refusals={"nothing-to-bring": (), "not-to-be-taken": (), "too-far-to-work": ()},
    events={
        "carried": (SEAT, SPACE),
        "brought": (SEAT, THING, SOME),
        "worked": (SPACE, SOME, SOME),
        "foe-walked": (PIECE, SPACE),
        "foe-came": (PIECE, SPACE),
        "foe-gone": (PIECE,),
    },
)
"""What several Scenarios do, refuse and tell."""


def deed_of(key: str) -> int:
    """The number of a deed by its key."""
    return FUTURE_DEEDS.index(key)


STONE: Final = deed_of(STONE_DEED)
OUT_OF_REACH: Final = 10**6
"""Steps to where nobody can come."""


# What boards show


class Count(NamedTuple):
    """A count on the panel: what is drawn beside it ("thing", "enemy", "virtue" or "glyph", and its id), and how far it is.

    Its sentence is `panel.<chapter>.<say>`, by default of the name of the count, with {have}, {need}, {name} of what is drawn, {nth}.
    """

    key: str
    kind: Literal["thing", "enemy", "virtue", "glyph"]
    id: str
    have: int
    need: int = -1
    """How many are needed; -1: the number stands alone."""
    bad: bool = False
    """Is it against us?"""
    say: str = ""
    nth: int = 0
    """Which one it is, where there are several of the same sort."""


class Mark(NamedTuple):
    """A place of the Map that means something here: "hearth" (things are brought there), "work" (it fills up), "seal" (by its sides)."""

    space: int
    kind: Literal["hearth", "work", "seal"]
    have: int
    full: int
    virtue: int = -1


class Sign(NamedTuple):
    """Something about a Hero or a foe: "held" (it cannot go), "dark" (it is on the dark side)."""

    kind: Literal["held", "dark"]
    seat: int = -1
    piece: int = -1


class Stake(NamedTuple):
    """What a roll is about: a thing or Virtue, and the positive dice it needs, or how far its work has come.

    Its sentences are `trial.<chapter>.title`, by default the name of the thing, and `trial.<chapter>.about`, with {needed}, {price},
    {virtue}.
    """

    thing: int = -1
    virtue: int = -1
    needed: int = -1
    price: int = -1
    """Virtue points that are lost by who fails."""
    have: int = -1
    full: int = -1


class Scenario:
    """A chapter of the Future Book."""

    tally: ClassVar[Tally] = Tally()
    """The numbers in `s.tally`."""
    apart: ClassVar[str] = "TT-R.91"
    """The paragraph that keeps foes and Heroes apart (`reaches`)."""
    trees_open: ClassVar[bool] = False
    """Can Heroes and foes walk through Trees?"""

    def __init__(self, number: int) -> None:
        self.number = number
        """The place of its chapter among all."""
        self.chapter = CHAPTERS[number]
        self.free_deeds = (STONE, *(deed_of(deed.key) for deed in self.chapter.deeds if deed.kind == "free"))
        self.once_deeds = tuple([deed_of(deed.key) for deed in self.chapter.deeds if deed.kind == "once"])

    # What a chapter writes

    def set_up(self, s: Tale, run: Run) -> None:
        """Put foes and tokens on the Map (TT-18.5). It has to work on every legal Map (TT-C.78, TT-C.79)."""
        raise NotImplementedError

    def won(self, s: Tale) -> bool:
        """Is the goal reached?"""
        raise NotImplementedError

    def lost(self, s: Tale) -> bool:
        """Is the goal out of reach, by a rule of the chapter?"""
        return False

    def refuse_claim(self, s: Tale, seat: int, space: int) -> Refusal | None:
        """May the Hero take the token on the space?"""
        return None

    def claim(self, s: Tale, seat: int, thing: int, space: int, run: Run) -> None:
        """The Hero takes the token, which has left the Map already: by default it is carried."""
        s.bundle[seat] += (thing,)

    def offers(self, s: Tale, seat: int) -> list[Move]:
        """Deeds that the Hero might try: `do (deed, space)`. The Sacred Stone is offered by the base."""
        return []

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        """Why a deed is not possible."""
        return None

    def too_far(self, s: Tale, m: Move) -> Refusal:
        """Why a deed of the chapter cannot be done at a space where it is not offered."""
        return Refusal("TT-R.94", "too-far-to-work")

    def apply(self, s: Tale, m: Move, run: Run) -> None:
        """Do a deed other than the use of a Sacred Stone."""
        raise NotImplementedError

    def refuse_stone(self, s: Tale, seat: int) -> Refusal | None:
        """Would a Sacred Stone be wasted?"""
        return None

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """What a Sacred Stone does here; it is spent."""
        raise NotImplementedError

    def refuse_attack(self, s: Tale, seat: int, piece: int) -> Refusal | None:
        """Is the foe beyond the Hero's blows, by a rule of the chapter?"""
        return None

    def beaten(self, s: Tale, seat: int, piece: int, run: Run) -> None:
        """A foe was defeated by a Hero; it has left the Map already."""

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        """What happens after the three turns: by default an Omen, then every foe."""
        return ((OMEN,), *((FOE_ACTS, foe[0]) for foe in s.foes))

    def perform(self, s: Tale, item: tuple[int, ...], run: Run) -> None:
        """Do an item of the agenda that begins with `OWN`."""
        raise NotImplementedError

    def surge(self, s: Tale, run: Run) -> None:
        """The Scenario's own trouble happens once more."""
        raise NotImplementedError

    def trial(self, s: Tale, seat: int, subject: int, positives: int, run: Run) -> None:
        """A roll of the Scenario is done."""
        raise NotImplementedError

    def stake(self, s: Tale, subject: int) -> Stake:
        """What a roll of the Scenario is about, for boards."""
        raise NotImplementedError

    def strength(self, s: Tale, piece: int) -> int:
        """Dice that a foe rolls beside its Strength."""
        return 0

    def reaches(self, s: Tale, piece: int, seat: int) -> bool:
        """Can a foe and a Hero on the same or a neighbouring space fight each other?"""
        return True

    def plays(self, s: Tale, seat: int) -> bool:
        """Does the Hero take its turn?"""
        return s.at[seat] >= 0

    def held(self, s: Tale, seat: int) -> bool:
        """Is the Hero kept from walking?"""
        return False

    def jumped(self, s: Tale, seat: int, run: Run) -> None:
        """The Hero went through a Portal."""

    def turn_ends(self, s: Tale, seat: int, run: Run) -> None:
        """The Hero's turn is over, its cards are discarded."""

    def blocked(self, s: Tale) -> frozenset[int]:
        """Spaces that cannot be entered beside Trees."""
        return frozenset()

    def in_the_way(self, s: Tale, space: int) -> Refusal:
        """Why a blocked space cannot be entered."""
        raise NotImplementedError

    def panel(self, s: Tale) -> list[Count]:
        """How far the team is, for boards: the goal first."""
        raise NotImplementedError

    def progress(self, s: Tale) -> int:
        """How much of the goal is reached, in hundredths: by default what the counts of the panel still need."""
        needed = [count for count in self.panel(s) if count.need > 0 and not count.bad]
        return 100 * sum([min(count.have, count.need) for count in needed]) // sum([count.need for count in needed])

    def marks(self, s: Tale) -> list[Mark]:
        """Places of the Map that mean something here, for boards."""
        return []

    def signs(self, s: Tale) -> list[Sign]:
        """What is special about Heroes and foes, for boards."""
        return []

    # What is common

    def walls(self, s: Tale) -> frozenset[int]:
        """Spaces that nobody can enter."""
        return self.blocked(s) if self.trees_open else self.blocked(s) | s.chart.trees

    def foe_acts(self, s: Tale, piece: int, run: Run) -> None:
        """A foe walks towards the nearest Hero and attacks it if it is near enough."""
        foe = s.foe(piece)
        if foe is None or self.sleeping(s):
            return
        goal = self.walk_foe(s, piece, foe_of(piece).pace + self.omen(s, "haste"), run)
        if goal >= 0:
            s.push("raid", (goal, piece))

    def walk_foe(self, s: Tale, piece: int, pace: int, run: Run) -> int:
        """Walk a foe towards the nearest Hero that it can reach; the Hero beside which it stands in the end, or -1."""
        foe = s.foe(piece)
        assert foe
        heroes = [q for q in s.order if s.at[q] >= 0 and self.reaches(s, piece, q)]
        far = s.chart.distances(foe[1], self.walls(s))
        if not heroes:
            return -1
        target = min(heroes, key=lambda q: steps_to(s, far, s.at[q]))
        goal, steps = s.at[target], steps_to(s, far, s.at[target])
        if steps == OUT_OF_REACH:
            return -1
        if steps > 1 and pace:
            way = path(s, foe[1], goal, {**far, goal: steps})
            space = way[min(pace, len(way) - 2)]
            if space != foe[1]:
                move_foe(s, piece, space)
                run.tell("foe-walked", (piece, space))
                run.scene(s, "foe")
        return target if steps <= max(1, pace + 1) and beside(s, where(s, piece), goal) else -1

    def omen(self, s: Tale, what: str) -> int:
        """How much of something the Omen that lies open brings."""
        omen = omen_of(s.omen) if s.omen >= 0 else None
        return omen.n if omen and omen.what == what else 0

    def sleeping(self, s: Tale) -> bool:
        """Do the foes sleep through this step?"""
        return self.omen(s, "slumber") > 0


# Places that every Map has


def beside(s: Tale, one: int, two: int) -> bool:
    """The same space, or orthogonal neighbours."""
    return one == two or two in s.chart.beside.get(one, ())


def in_reach(s: Tale, seat: int, spaces: list[int] | tuple[int, ...]) -> list[int]:
    """The places among these that the Hero can use: on its own space or beside it (TT-R.94)."""
    return [space for space in spaces if beside(s, s.at[seat], space)]


def steps_to(s: Tale, far: dict[int, int], at: int) -> int:
    """Steps of a foe to a Hero, `far` being those to all spaces that it can enter; a Hero may stand in a Tree (TT-R.117)."""
    return far[at] if at in far else 1 + min([far[space] for space in s.chart.beside.get(at, ()) if space in far], default=OUT_OF_REACH - 1)


def lying(s: Tale, thing: int) -> list[int]:
    """The spaces on which a thing lies."""
    return [space for space, what in s.objects.items() if what == thing]


def where(s: Tale, piece: int) -> int:
    """The space of a foe, -1 if it is gone."""
    foe = s.foe(piece)
    return foe[1] if foe else -1


def add_foe(s: Tale, piece: int, space: int, mark: int = -1) -> None:
    """A foe comes to the Map, unhurt."""
    s.foes += ((piece, space, 0, mark),)


def move_foe(s: Tale, piece: int, space: int) -> None:
    """A foe goes to another space."""
    s.foes = tuple([(p, space if p == piece else at, harm, mark) for p, at, harm, mark in s.foes])


def mark_foe(s: Tale, piece: int, mark: int) -> None:
    """Write a mark on a foe."""
    s.foes = tuple([(p, at, harm, mark if p == piece else old) for p, at, harm, old in s.foes])


def hurt_foe(s: Tale, piece: int, harm: int) -> None:
    """A foe carries so much damage now."""
    s.foes = tuple([(p, at, harm if p == piece else old, mark) for p, at, old, mark in s.foes])


def blow(s: Tale, piece: int, harm: int, run: Run) -> None:
    """A foe takes damage without a fight; without Defence left it is gone."""
    foe = s.foe(piece)
    assert foe
    if foe[2] + harm >= foe_of(piece).defence:
        remove_foe(s, piece)
        run.tell("foe-gone", (piece,))
    else:
        hurt_foe(s, piece, foe[2] + harm)


def remove_foe(s: Tale, piece: int) -> None:
    """A foe leaves the Map."""
    s.foes = tuple([foe for foe in s.foes if foe[0] != piece])


def path(s: Tale, start: int, goal: int, far: dict[int, int]) -> list[int]:
    """A shortest way, both ends included; `far` are the distances from the start."""
    way = [goal]
    while way[-1] != start:
        way.append(next(space for space in s.chart.beside[way[-1]] if far.get(space, 10**6) == far[way[-1]] - 1))
    return way[::-1]


def gather(s: Tale, run: Run) -> None:
    """A Hero whom Trees keep apart from most of the Map comes to the nearest free space of it (TT-R.95)."""
    chart = s.chart
    land: dict[int, int] = {}
    for space in chart.spaces:
        if space not in chart.trees and space not in land:
            region = chart.walk(space)
            land = region if len(region) > len(land) else land
    for seat in s.order:
        if not land.keys() & chart.walk(s.at[seat]).keys():
            (y, x) = divmod(s.at[seat], WIDTH)
            free = [space for space in land if not s.here(space)]
            s.at[seat] = min(free, key=lambda space: (abs(space // WIDTH - y) + abs(space % WIDTH - x), space))
            run.tell("carried", (seat, s.at[seat]))


def reachable(s: Tale) -> dict[int, int]:
    """All spaces that every Hero can walk to, with the Steps that the slowest of them needs, Portals included (TT-C.79)."""
    found = [s.chart.walk(s.at[seat]) for seat in range(s.seats)]
    shared = set(found[0]).intersection(*found[1:])
    return {space: max([far[space] for far in found]) for space in found[0] if space in shared}


def farthest(s: Tale) -> int:
    """The space to which the slowest Hero needs most Steps."""
    far = reachable(s)
    return max(far, key=lambda space: (far[space], -space))


def altars(s: Tale) -> list[int]:
    """The Altars that every Hero can reach; without any, the reachable space that is nearest to all (TT-C.79)."""
    far = reachable(s)
    return [space for space in s.chart.altars if space in far] or sorted(far, key=lambda space: (far[space], space))[:1]


def places(s: Tale, sorts: tuple[int, ...], number: int, taken: frozenset[int] = frozenset()) -> list[int]:
    """So many reachable spaces without token: those on which the first sort is printed, then the second …, then any, the farthest first.

    So a set-up that names printed places works on every Map, however few of them it has (TT-C.78).
    """
    far = reachable(s)
    chart = s.chart
    free = [space for space in chart.spaces if space in far and space not in s.objects and space not in taken and space not in chart.trees]

    def rank(space: int) -> tuple[int, int, int]:
        sort = chart.print_of[space]
        return (sorts.index(sort) if sort in sorts else len(sorts), -far[space], space)

    return sorted(free, key=rank)[:number]


def lay_out(s: Tale, thing: int, spaces: list[int], place: Slot) -> None:
    """A token on each of these spaces, and a row of the tally for each, where its place is written down."""
    place.tally.begin(s, len(spaces))
    for row, space in enumerate(spaces):
        s.objects[space] = thing
        place.put(s, space, row)


def spread(s: Tale, number: int, taken: frozenset[int] = frozenset()) -> list[int]:
    """So many reachable spaces on different tiles, as far from the Heroes as can be."""
    far = reachable(s)
    found: list[int] = []
    for space in sorted(far, key=lambda space: (-far[space], space)):
        if len(found) < number and space not in taken and space not in s.objects and cell_of(space) not in map(cell_of, found):
            found.append(space)
    return found
