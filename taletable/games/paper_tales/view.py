"""What a board wants to show beside the plain fields: all of it worked out from what the viewer may see."""

from __future__ import annotations

from typing import Any

from .cards import CARD_IDS, COST_OF
from .construction import land_cost
from .kingdom import fights, income, resources, strength, unit_strength
from .state import WIDTH, Kingdoms


def extras(s: Kingdoms, seat: int | None, view: dict[str, Any]) -> None:
    """Resources, strengths, income and land cost of each Kingdom; for the viewer also the forecast of the secret plan."""
    for q in range(s.seats):
        player = view["players"][q]
        levels = s.towns(q)
        player.update(_figures(s, s.kingdom(q), levels))
        player["places"] = 5 if s.has_fifth_spot(q) else 4
        player["land_cost"] = land_cost(s, q)
    planning = not s.over and s.frames[-1].rule == "plan"
    if planning and seat is not None:
        view["players"][seat]["forecast"] = forecast(s, seat)


_known: dict[tuple[tuple[int, ...], ...], dict[str, Any]] = {}
_MANY = 20_000


def _figures(s: Kingdoms, spots: list[int], levels: list[int]) -> dict[str, Any]:
    """What a Kingdom makes, earns and fights with. Remembered: between two acts most Kingdoms stay as they are."""
    key = (tuple(spots), tuple([s.age[card] for card in spots if card >= 0]), tuple(levels))
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MANY:
            _known.clear()
        found = _known[key] = _work_out(s, spots, levels)
    return found


def _work_out(s: Kingdoms, spots: list[int], levels: list[int]) -> dict[str, Any]:
    made = resources(spots, s.age, levels)
    earned = income(spots, s.age, levels, made)
    return {
        "resources": {"wood": made[0], "food": made[1], "crystal": made[2]},
        "income": earned,
        "strength": strength(spots, s.age, levels, made, earned),
        "units": {
            CARD_IDS[card]: {
                "strength": unit_strength(card, spots, s.age, made, earned),
                "fights": fights(card, spot, s.age),
                "age": s.age[card],
            }
            for spot, card in enumerate(spots)
            if card >= 0
        },
    }


def forecast(s: Kingdoms, seat: int) -> dict[str, Any]:
    """The Kingdom as planned, before abilities; what its new Units cost, and how much Gold is short (PT-5.8)."""
    plan = s.plan[seat * WIDTH : seat * WIDTH + WIDTH]
    cost = sum([COST_OF[card] for card in plan if card >= 0 and card in s.hand[seat]])
    figures = _figures(s, plan, s.towns(seat))
    return {**figures, "cost": cost, "short": max(0, cost - s.gold[seat])}
