"""Deployment, step (a): cards that bring others into play, and Shadow before them (PT-R.27, PT-R.32 to PT-R.37)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .asks import Picks, Sealed
from .cards import CARD_IDS, COST_OF, FIRST_ARTIFACT, UNIT_OF, does
from .deployment import JESTERS, SHADOWS, SHAPESHIFTERS, TITANS, add_age, any_arrival, by_priority
from .domains import BUILDING, CARD
from .state import TOWNS, WIDTH, Kingdoms

REVEALERS = frozenset(card for card in range(len(CARD_IDS)) if does(card, "reveal"))
"""Cards that do something when they are revealed."""
REPEAT = [[Move(seat, "repeat", (card,)) for card in range(len(UNIT_OF))] for seat in range(7)]
FOUND = [[Move(seat, "found", (building,)) for building in range(TOWNS)] for seat in range(7)]

GRAMMAR = Grammar(
    moves={"repeat": (CARD,), "found": (BUILDING,)},
    refusals={"no-shadow-of-a-shadow": ()},
    events={
        "turned-up": (SEAT, CARD),
        "became": (SEAT, CARD, CARD),
        "repeated": (SEAT, CARD),
        "found-artifact": (SEAT, CARD, CARD),
        "founded": (SEAT, CARD, BUILDING),
        "sites": (SEAT, BUILDING),
    },
)


class Arrivals(Sequence[Kingdoms]):
    """Shadows choose, cards come from the draw pile, Titans found; once more if a Shadow came in so, or a Titan is repeated."""

    cite = "PT-R.27"
    steps = ("shadow", "bring_in", "titan")

    def bring_in(self, s: Kingdoms, run: Run) -> None:
        """Shapeshifter and Court Jester, Monarch by Monarch (PT-R.32), each Monarch's cards as they lie (PT-R.66)."""
        searchers = SHAPESHIFTERS | JESTERS
        callers = [seat for seat in range(s.seats) if not searchers.isdisjoint(s.fresh[seat])]
        for seat in by_priority(s, callers, run):
            while found := [card for card in s.fresh[seat] if card in searchers]:
                if found[0] in SHAPESHIFTERS:
                    shapeshift(s, seat, found[0], run)
                else:
                    find_artifact(s, seat, found[0], run)

    def again(self, s: Kingdoms) -> bool:
        return any_arrival(s)


def resolved(s: Kingdoms, seat: int, card: int, by: tuple[int, ...] = ()) -> None:
    """An ability of step (a) is done: the card leaves `fresh` once, and what it brought comes in its place."""
    at = s.fresh[seat].index(card)
    s.fresh[seat] = s.fresh[seat][:at] + by + s.fresh[seat][at + 1 :]


def search(s: Kingdoms, seat: int, wants_artifact: bool, run: Run) -> tuple[int, list[int]]:
    """Turn up cards until one fits (PT-R.33, PT-R.34): the card, -1 if there is none, and those that did not fit."""
    aside: list[int] = []
    found = -1
    while found < 0:
        top = s.draw_card(run)
        if top < 0:
            break
        run.tell("turned-up", (seat, top))
        if top >= FIRST_ARTIFACT if wants_artifact else top < FIRST_ARTIFACT and COST_OF[top] <= 3:
            found = top
        else:
            aside.append(top)
    run.reveal()
    return found, aside


def shapeshift(s: Kingdoms, seat: int, card: int, run: Run) -> None:
    """PT-U.36, PT-11.1, PT-11.2, PT-R.34: the first Unit of cost 3 or less takes its place with 1 Age token."""
    if card not in s.units(seat):  # repeated by a Shadow, and replaced already (PT-R.67)
        resolved(s, seat, card)
        return
    found, aside = search(s, seat, False, run)
    if found >= 0:
        s.spots[s.spots.index(card, seat * WIDTH)] = found
        resolved(s, seat, card, (found,))
        run.tell("became", (seat, card, found))
        add_age(s, seat, found, 1, run)
        aside.append(card)
    else:
        resolved(s, seat, card)
    s.bury(aside, s.everyone)


def find_artifact(s: Kingdoms, seat: int, card: int, run: Run) -> None:
    """PT-11.16, PT-11.17, PT-R.52: the first Artifact joins the Kingdom for nothing; its ability is applied as if deployed (PT-R.69)."""
    found, aside = search(s, seat, True, run)
    if found >= 0:
        s.artifacts[seat] += (found,)
        run.tell("found-artifact", (seat, card, found))
    resolved(s, seat, card, (found,) if found >= 0 else ())
    s.bury(aside, s.everyone)


class Shadow(Picks):
    """PT-R.36: each Shadow chooses one of the other Units, whose abilities with the reveal icon are applied once more."""

    cite = "PT-R.36"
    verbs = ("repeat",)

    def asks(self, s: Kingdoms, seat: int) -> bool:
        shadows = shadows_of(s, seat)
        others = [card for card in s.units(seat) if card not in SHADOWS]
        if shadows and not REVEALERS.isdisjoint(others):
            if len(others) > 1:
                return True
            s.pick[seat] = tuple(others * len(shadows))
        return False

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [REPEAT[seat][card] for card in s.units(seat)]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        return Refusal("PT-R.36", "no-shadow-of-a-shadow") if m.args[0] in SHADOWS else None

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        return Refusal("PT-12.4", "no-unit", m.args)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        return len(s.pick[seat]) == len(shadows_of(s, seat))

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            chosen = s.pick[seat]
            for n, shadow in enumerate(shadows_of(s, seat)):
                resolved(s, seat, shadow, chosen[n : n + 1])
            for card in chosen:
                run.tell("repeated", (seat, card))
            s.pick[seat] = ()


def shadows_of(s: Kingdoms, seat: int) -> list[int]:
    """The Shadows that have not chosen yet."""
    return [card for card in s.fresh[seat] if card in SHADOWS]


class Titan(Sealed):
    """PT-11.18, PT-R.37: a Titan puts one of the Buildings not yet constructed into play on level 2, for nothing."""

    cite = "PT-R.37"
    verbs = ("found",)

    def asks(self, s: Kingdoms, seat: int) -> bool:
        if not TITANS.isdisjoint(s.fresh[seat]):
            sites = building_sites(s, seat)
            if len(sites) > 1:
                return True
            if sites:
                s.build[seat] = (sites[0], 2, 0)
        return False

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [FOUND[seat][building] for building in s.buildings]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        return Refusal("PT-R.37", "already-built", m.args) if s.levels[m.seat * TOWNS + m.args[0]] else None

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        s.build[m.seat] = (m.args[0], 2, 0)
        run.tell("sites", (m.seat, m.args[0]), 1 << m.seat)
        return True

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.build[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        for seat in range(s.seats):
            titans = [card for card in s.fresh[seat] if card in TITANS]
            if titans:
                resolved(s, seat, titans[0])
                if s.build[seat]:
                    building = s.build[seat][0]
                    s.levels[seat * TOWNS + building] = 2
                    run.tell("founded", (seat, titans[0], building))
                    s.build[seat] = ()


def building_sites(s: Kingdoms, seat: int) -> list[int]:
    """The Buildings that the Monarch has not constructed yet."""
    return [building for building in s.buildings if not s.levels[seat * TOWNS + building]]
