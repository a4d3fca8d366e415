"""Phase 5: Construction (PT-8, PT-R.42 to PT-R.46)."""

from __future__ import annotations

from functools import cache
from typing import Final

from taletable.engine.grammar import SEAT, Grammar, Number, Things
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .asks import Decision
from .cards import ABILITIES_OF, BUILDINGS, RESOURCES, Building, cards_that
from .domains import BUILDING, GOLD, LEVEL
from .kingdom import resources
from .state import TOWNS, WAYS, Kingdoms

BY_RESOURCES, BY_GOLD, FIRST_BY_GOLD, SECOND_BY_GOLD = range(len(WAYS))

NO_LAND_COST: Final = cards_that("build", "no-land-cost")
FOR_GOLD: Final = tuple(cards_that("build", "gold-for-any", f"gold-for-{resource}") for resource in RESOURCES)
"""By resource: the cards that let Gold stand for it."""

WAY: Final = Things("way", WAYS)
MISSING: Final = Number(0, 99)
GRAMMAR = Grammar(
    moves={"construct": (BUILDING, LEVEL, WAY), "upgrade": (BUILDING, WAY), "pass": ()},
    refusals={
        "already-built": (BUILDING,),
        "already-level-2": (BUILDING,),
        "not-built": (BUILDING,),
        "missing-resources": (BUILDING, MISSING, MISSING, MISSING),
        "missing-land-cost": (GOLD, GOLD),
        "missing-gold": (GOLD, GOLD),
        "other-price": (BUILDING,),
    },
    events={
        "decided": (SEAT,),
        "constructed": (SEAT, BUILDING, LEVEL, GOLD),
        "upgraded": (SEAT, BUILDING, LEVEL, GOLD),
        "built-nothing": (SEAT,),
    },
    stakes={"land": (GOLD,), "instead": (GOLD,), "gold-left": (GOLD, GOLD), "pay-and-build": (GOLD,), "free": (), "nothing-built": ()},
)


def _moves(seat: int, b: int) -> list[Move]:
    """Everything one might do with a Building."""
    first, second = BUILDINGS[b].gold
    ways_1 = (BY_RESOURCES, BY_GOLD) if first else (BY_RESOURCES,)
    ways_2 = (BY_RESOURCES, BY_GOLD) if second else (BY_RESOURCES,)
    if first and second:
        both: tuple[int, ...] = (BY_RESOURCES, BY_GOLD, FIRST_BY_GOLD, SECOND_BY_GOLD)
    else:
        both = (BY_RESOURCES, FIRST_BY_GOLD) if first else (BY_RESOURCES, SECOND_BY_GOLD) if second else (BY_RESOURCES,)
    moves = [Move(seat, "construct", (b, 1, way)) for way in ways_1]
    moves += [Move(seat, "construct", (b, 2, way)) for way in both]
    return moves + [Move(seat, "upgrade", (b, way)) for way in ways_2]


@cache
def offered(seat: int, buildings: tuple[int, ...]) -> tuple[Move, ...]:
    """All Constructions with the Buildings of a game, and none."""
    return (Move(seat, "pass"), *[move for b in buildings for move in _moves(seat, b)])


Price = tuple[Move, tuple[int, int, int], int]
"""A Construction, the resources that it needs, and the Gold that stands for whole levels."""


@cache
def prices(seat: int, b: int) -> tuple[list[Price], list[Price]]:
    """What one might do with a Building that is not built, and with one on level 1."""
    found: tuple[list[Price], list[Price]] = ([], [])
    for m in _moves(seat, b):
        built = int(m.verb == "upgrade")
        level, way = (2, m.args[1]) if built else m.args[1:]
        needs, gold = printed_cost(b, built, level, way)
        found[built].append((m, needs, gold))
    return found


def printed_cost(b: int, built: int, level: int, way: int) -> tuple[tuple[int, int, int], int]:
    """The resources of the levels from `built` to `level`, but for those that Gold stands for as a whole; and that Gold."""
    building = BUILDINGS[b]
    need, gold = [0, 0, 0], 0
    for step in range(built, level):
        if level_by_gold(building, step, built, level, way):
            gold += building.gold[step]
        else:
            for r in range(3):
                need[r] += building.needs[step][r]
    return (need[0], need[1], need[2]), gold


class Cost:
    """What one Construction asks of a Kingdom: missing resources after all replacing, and Gold in parts."""

    def __init__(self, needs: tuple[int, int, int], missing: tuple[int, int, int], land: int, gold: int) -> None:
        self.needs = needs
        """The resources that the Kingdom has to make."""
        self.missing = missing
        self.land = land
        self.gold = gold
        """Gold beside the Land cost: what stands for resources."""


def land_cost(s: Kingdoms, seat: int) -> int:
    """PT-8.5: 2 Gold per Building already constructed; none with Landlord (PT-U.20), less with Golden Trowel (PT-A.6)."""
    constructed = sum([1 for level in s.towns(seat) if level])
    if not constructed or not NO_LAND_COST.isdisjoint(s.units(seat)):
        return 0
    less = sum([a.n for card in s.artifacts[seat] for a in ABILITIES_OF[card] if a.what == "less-land-cost"])
    return max(0, 2 * constructed - less)


def cost(s: Kingdoms, seat: int, b: int, level: int, way: int) -> Cost:
    """The cost of bringing Building b from where it stands to `level` (PT-8.4 to PT-8.10)."""
    built = s.levels[seat * TOWNS + b]
    needs, gold = printed_cost(b, built, level, way)
    need = list(needs)
    made = resources(s.kingdom(seat), s.age, s.towns(seat), s.artifacts[seat])
    missing = [max(0, need[r] - made[r]) for r in range(3)]
    if any(missing):
        for r in replaceable(s, seat):  # PT-11.7, PT-R.44, PT-R.59: only what is missing is replaced
            gold += missing[r]
            need[r] -= missing[r]
            missing[r] = 0
    land = 0 if built else land_cost(s, seat)
    return Cost((need[0], need[1], need[2]), (missing[0], missing[1], missing[2]), land, gold)


def open_ways(s: Kingdoms, seat: int, b: int, level: int) -> list[int]:
    """The ways in which the Kingdom can bring Building b to `level` now."""
    rule = Construction()
    verb, place = ("upgrade", 1) if s.levels[seat * TOWNS + b] else ("construct", 2)
    moves = [m for m in _moves(seat, b) if m.verb == verb and (verb == "upgrade" or m.args[1] == level)]
    return [m.args[place] for m in moves if rule.refuse(s, m) is None]


def level_by_gold(building: Building, step: int, built: int, level: int, way: int) -> bool:
    """Is the level with index `step` (0 for level 1) paid with Gold as a whole (PT-R.43)?"""
    if not building.gold[step]:
        return False
    return way == BY_GOLD or (way == FIRST_BY_GOLD and step == 0) or (way == SECOND_BY_GOLD and step == 1)


def replaceable(s: Kingdoms, seat: int) -> list[int]:
    """The resources for which Gold may stand (Grand Architect, Dryad, Wood Merchant, Philosopher's Stone)."""
    cards = (*s.units(seat), *s.artifacts[seat])
    return [r for r in range(3) if not FOR_GOLD[r].isdisjoint(cards)]


def gold_cite(b: int) -> str:
    """The paragraph by which Gold stands for a whole level of the Building."""
    return "PT-11.6" if BUILDINGS[b].key == "temple" else "PT-R.65"


class Construction(Decision):
    """PT-8.1: construct one new Building, upgrade one, or do nothing."""

    cite = "PT-8"
    phase = "construction"
    verbs = ("construct", "upgrade", "pass")

    def open(self, s: Kingdoms, run: Run) -> int:
        s.begin_phase("construction", run)
        return s.everyone

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return list(offered(seat, s.buildings))

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        b = m.args[0]
        return Refusal(gold_cite(b) if any(BUILDINGS[b].gold) else "PT-8.6", "other-price", (b,))

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        if m.verb == "pass":
            return None
        b = m.args[0]
        built = s.levels[m.seat * TOWNS + b]
        if m.verb == "upgrade":
            if built != 1:
                return Refusal("PT-8.9", "not-built" if built == 0 else "already-level-2", (b,))
            level, way, cite = 2, m.args[1], "PT-8.9"
        else:
            if built:
                return Refusal("PT-8.2", "already-built", (b,))
            level, way = m.args[1], m.args[2]
            cite = "PT-8.7" if level == 1 else "PT-8.8"
        price = cost(s, m.seat, b, level, way)
        if any(price.missing):
            return Refusal(gold_cite(b) if any(BUILDINGS[b].gold) else cite, "missing-resources", (b, *price.missing))
        gold = s.gold[m.seat]
        if price.land > gold:
            return Refusal("PT-8.5", "missing-land-cost", (price.land, gold))
        if price.land + price.gold > gold:
            return Refusal(gold_cite(b) if any(BUILDINGS[b].gold) else "PT-R.44", "missing-gold", (price.land + price.gold, gold))
        return None

    def legal(self, s: Kingdoms, seat: int) -> list[Move]:
        """A Building's cost does not hang on the others', so what the Kingdom makes and may replace is worked out once."""
        gold, land = s.gold[seat], land_cost(s, seat)
        made = resources(s.kingdom(seat), s.age, s.towns(seat), s.artifacts[seat])
        instead = replaceable(s, seat)
        moves = [m for m in offered(seat, s.buildings) if m.verb == "pass"]
        for b in s.buildings:
            built = s.levels[seat * TOWNS + b]
            left = gold if built else gold - land
            if built < 2 and left >= 0:
                for m, needs, paid in prices(seat, b)[built]:
                    missing = [max(0, needs[r] - made[r]) for r in range(3)]
                    if sum(missing) == sum([missing[r] for r in instead]) and paid + sum(missing) <= left:
                        moves.append(m)
        return moves

    def stakes(self, s: Kingdoms, m: Move) -> list[Stake] | None:
        if m.verb == "pass":
            return [Stake("nothing-built")]
        level, way = (2, m.args[1]) if m.verb == "upgrade" else m.args[1:]
        price = cost(s, m.seat, m.args[0], level, way)
        if not price.land + price.gold:
            return [Stake("free", (), "plain")]
        parts = [Stake("land", (price.land,))] if price.land else []
        parts += [Stake("instead", (price.gold,))] if price.gold else []
        gold, whole = s.gold[m.seat], price.land + price.gold
        return [*parts, Stake("gold-left", (gold, gold - whole), "plain"), Stake("pay-and-build", (whole,), "deed")]

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        if m.verb == "construct":
            s.build[m.seat] = m.args
        elif m.verb == "upgrade":
            s.build[m.seat] = (m.args[0], 2, m.args[1])
        run.tell("decided", (m.seat,))
        return True

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.build[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            if s.build[seat]:
                b, level, way = s.build[seat]
                price = cost(s, seat, b, level, way)
                s.gold[seat] -= price.land + price.gold
                kind = "upgraded" if s.levels[seat * TOWNS + b] else "constructed"
                s.levels[seat * TOWNS + b] = level
                run.tell(kind, (seat, b, level, price.land + price.gold))
                s.build[seat] = ()
            else:
                run.tell("built-nothing", (seat,))
