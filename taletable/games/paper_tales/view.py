"""What a board wants to show beside the plain fields: all of it worked out from what the viewer may see."""

from __future__ import annotations

from taletable.engine.schema import Extras

from .ages import ages_after
from .cards import BUILDINGS, CARD_IDS, RESOURCES
from .construction import Cost, cost, land_cost, open_ways
from .deployment import planned_cost
from .ending import TURNS, winners
from .kingdom import artifact_cost, fights, income, resources, strength, unit_strength
from .lich import lich
from .payment import choices, next_artifact_cost
from .shapes import Figures, Forecast, KingdomExtras, Pay, Price, TableExtras
from .state import TOWNS, WAYS, WIDTH, Kingdoms


def extras(s: Kingdoms, seat: int | None) -> Extras:
    """Resources, strengths, income and costs of each Kingdom; for the viewer also what comes of a secret answer."""
    table: TableExtras = {
        "turns": TURNS,
        "passes": "left" if s.turn % 2 else "right",
        "winners": winners(s) if s.over else [],
        "lich": lich(s, seat),
    }
    return Extras(table, [_kingdom(s, q, seat) for q in range(s.seats)])


def _kingdom(s: Kingdoms, q: int, viewer: int | None) -> KingdomExtras:
    rule = "" if s.over else s.frames[-1].rule
    figures = _figures(s, s.kingdom(q), s.towns(q), s.artifacts[q])
    found: KingdomExtras = {
        "resources": figures["resources"],
        "income": figures["income"],
        "strength": figures["strength"],
        "units": figures["units"],
        "places": 5 if s.has_fifth_spot(q) else 4,
        "land_cost": land_cost(s, q),
        "artifact_cost": _artifact_cost(s, q, rule, q == viewer),
    }
    if rule in ("construction", "titan"):
        found["prices"] = {BUILDINGS[b].key: _prices(s, q, b, figures) for b in s.buildings}
        if q == viewer:
            found["site"] = BUILDINGS[s.build[q][0]].key if s.build[q] else None
    if q == viewer and rule == "plan":
        found["forecast"] = forecast(s, q)
    elif q == viewer and rule == "age_chosen":
        age = ages_after(s, q)
        found["units"] = {CARD_IDS[card]: {**figures["units"][CARD_IDS[card]], "age": age[card]} for card in s.units(q)}
    return found


_known: dict[tuple[tuple[int, ...], ...], Figures] = {}
_MANY = 20_000


def _figures(s: Kingdoms, spots: list[int], levels: list[int], artifacts: tuple[int, ...]) -> Figures:
    """What a Kingdom makes, earns and fights with. Remembered: between two acts most Kingdoms stay as they are."""
    key = (tuple(spots), tuple([s.age[card] for card in spots if card >= 0]), tuple(levels), artifacts)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MANY:
            _known.clear()
        found = _known[key] = _work_out(s, spots, levels, artifacts)
    return found


def _work_out(s: Kingdoms, spots: list[int], levels: list[int], artifacts: tuple[int, ...]) -> Figures:
    made = resources(spots, s.age, levels, artifacts)
    earned = income(spots, s.age, levels, made, artifacts)
    return {
        "resources": {"wood": made[0], "food": made[1], "crystal": made[2]},
        "income": earned,
        "strength": strength(spots, s.age, levels, made, earned, artifacts),
        "units": {
            CARD_IDS[card]: {
                "strength": unit_strength(card, spots, s.age, made, earned, levels, artifacts),
                "fights": fights(card, spot, s.age),
                "age": s.age[card],
            }
            for spot, card in enumerate(spots)
            if card >= 0
        },
    }


def _artifact_cost(s: Kingdoms, q: int, rule: str, mine: bool) -> int:
    """What the next Artifact costs: after those that lie in the own plan, or that are paid by the own answer so far (PT-12.8, PT-12.12)."""
    if rule == "payment":
        return next_artifact_cost(s, q, choices(s, q)[2] if mine else [])
    return artifact_cost(len(s.artifacts[q]) + (len(s.plan_artifacts[q]) if mine else 0))


def _prices(s: Kingdoms, q: int, b: int, figures: Figures) -> list[Price]:
    """The levels that a Building may still be brought to, and what both steps take together where it starts from the ground."""
    built = s.levels[q * TOWNS + b]
    made = figures["resources"]
    makes = (made["wood"], made["food"], made["crystal"])
    found: list[Price] = []
    for level in range(built + 1, 3):
        steps = range(built, level)
        needs = [sum([BUILDINGS[b].needs[step][r] for step in steps]) for r in range(3)]
        found.append(
            {
                "level": 2 if level == 2 else 1,
                "needs": {name: n for name, n in zip(RESOURCES, needs, strict=True) if n},
                "lacks": [name for name, n, has in zip(RESOURCES, needs, makes, strict=True) if n > has],
                "gold": sum([BUILDINGS[b].gold[step] for step in steps]),
                "pays": {WAYS[way]: _pay(cost(s, q, b, level, way)) for way in open_ways(s, q, b, level)},
            }
        )
    return found


def _pay(price: Cost) -> Pay:
    return {"needs": {name: n for name, n in zip(RESOURCES, price.needs, strict=True) if n}, "gold": price.land + price.gold}


def forecast(s: Kingdoms, seat: int) -> Forecast:
    """The Kingdom as planned, before abilities; what its new cards cost, and how much Gold is short (PT-5.8, PT-12.8)."""
    plan = s.plan[seat * WIDTH : seat * WIDTH + WIDTH]
    cost = planned_cost(s, seat)
    figures = _figures(s, plan, s.towns(seat), s.artifacts[seat] + s.plan_artifacts[seat])
    left = s.gold[seat] - cost
    return {
        "resources": figures["resources"],
        "income": figures["income"],
        "strength": figures["strength"],
        "units": figures["units"],
        "cost": cost,
        "left": left,
        "short": max(0, -left),
    }
