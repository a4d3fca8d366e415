"""What a board wants to show beside the plain fields: all of it worked out from what the viewer may see."""

from __future__ import annotations

from typing import Any

from .ages import ages_after, movable, placers, used
from .cards import CARD_IDS, COST_OF, FIRST_ARTIFACT
from .construction import land_cost
from .kingdom import artifact_cost, fights, income, resources, strength, unit_strength
from .lich import lich
from .state import WIDTH, Kingdoms


def extras(s: Kingdoms, seat: int | None, view: dict[str, Any]) -> None:
    """Resources, strengths, income and costs of each Kingdom; for the viewer also what comes of a secret answer."""
    rule = "" if s.over else s.frames[-1].rule
    for q in range(s.seats):
        player = view["players"][q]
        levels = s.towns(q)
        player.update(_figures(s, s.kingdom(q), levels, s.artifacts[q]))
        player["places"] = 5 if s.has_fifth_spot(q) else 4
        player["land_cost"] = land_cost(s, q)
        player["artifact_cost"] = artifact_cost(len([card for card in s.artifacts[q] if rule != "payment" or card not in s.fresh[q]]))
    if seat is not None:
        if rule == "plan":
            view["players"][seat]["forecast"] = forecast(s, seat)
        elif rule == "age_chosen":
            view["players"][seat]["tokens"] = tokens(s, seat)
    view["lich"] = lich(s, seat)


_known: dict[tuple[tuple[int, ...], ...], dict[str, Any]] = {}
_MANY = 20_000


def _figures(s: Kingdoms, spots: list[int], levels: list[int], artifacts: tuple[int, ...]) -> dict[str, Any]:
    """What a Kingdom makes, earns and fights with. Remembered: between two acts most Kingdoms stay as they are."""
    key = (tuple(spots), tuple([s.age[card] for card in spots if card >= 0]), tuple(levels), artifacts)
    found = _known.get(key)
    if found is None:
        if len(_known) >= _MANY:
            _known.clear()
        found = _known[key] = _work_out(s, spots, levels, artifacts)
    return found


def _work_out(s: Kingdoms, spots: list[int], levels: list[int], artifacts: tuple[int, ...]) -> dict[str, Any]:
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


def tokens(s: Kingdoms, seat: int) -> dict[str, Any]:
    """How often Age tokens are still to be placed, how many may still be moved, and where they lie by the answer so far (PT-R.70)."""
    age = ages_after(s, seat)
    placed, moved = used(s, seat)
    return {
        "place": len(placers(s, seat)) - placed,
        "move": movable(s, seat) - moved,
        "age": {CARD_IDS[card]: age[card] for card in s.units(seat)},
    }


def forecast(s: Kingdoms, seat: int) -> dict[str, Any]:
    """The Kingdom as planned, before abilities; what its new cards cost, and how much Gold is short (PT-5.8, PT-12.8)."""
    plan = s.plan[seat * WIDTH : seat * WIDTH + WIDTH]
    cost = sum([COST_OF[card] for card in plan if 0 <= card < FIRST_ARTIFACT and card in s.hand[seat]])
    before, laid = s.artifacts[seat], s.plan_artifacts[seat]
    cost += sum([artifact_cost(len(before) + n) for n in range(len(laid))])
    figures = _figures(s, plan, s.towns(seat), before + laid)
    return {**figures, "cost": cost, "short": max(0, cost - s.gold[seat])}
