"""A Hero's turn: use what is free, act where it is worth most, walk there."""

from __future__ import annotations

from math import ceil
from typing import Final

from taletable.engine.moves import Move

from ..artifacts import ONE_TIMER
from ..deck import FIRST_TILE, artifact_of, bonus_of
from ..foes import foe_of
from ..land import AROUND, adjacent, apart, cell_of
from ..scenario import STONE
from ..scenarios import scenario_of
from ..state import FUTURE, Tale
from ..turn import closed, is_portal
from ..virtues import actions_left, speed, steps_left, talent
from .altars import best_deal
from .errands import Errand, act_here, left_by, reached, reader_of
from .odds import arms_of, hits
from .paths import ways
from .values import artifact_worth, hopes, object_worth, portal_wanted, tile_wanted

MODEST: Final = 2.0
"""An Altar is used for a gain of more than this."""
FEEBLE: Final = 2.5
"""With less mean damage than this a Hero does not attack a foe of the Future."""
WIDE: Final = 7
"""So many errands are looked at when several are chained in one turn."""


def targets(s: Tale, seat: int) -> list[Errand]:
    """Places where an Action is worth something."""
    if s.phase == FUTURE:
        found = reader_of(s.fate).errands(s, seat)
    else:
        values: dict[int, float] = {}
        for thing in s.objects.values():
            if thing not in values:
                values[thing] = object_worth(s, seat, thing)
        found = [Errand(space, "claim", space, values[thing]) for space, thing in s.objects.items()]
        if talent(s, seat, "reach"):
            found += [Errand(near, "claim", e.space, e.worth) for e in found for near in s.chart.beside[e.space]]
    if s.offerings[seat]:
        level = (3.5, 6.5, 12.0)[min(2, s.blessed)] + hopes(s, seat, ("blessed", "gifts"))
        for other in range(s.seats):
            if other != seat and s.at[other] >= 0:
                found += [Errand(s.at[other] + d, "give-offering", other, level) for d in AROUND]
    gain = best_deal(s, seat).gain if s.chart.altars else 0.0
    if gain > MODEST:
        found += [Errand(space, "sacrifice", -1, gain) for space in s.chart.altars]
    shut = closed(s, seat)
    return [e for e in found if e.worth > 0.4 and e.space in s.chart.print_of and e.space not in shut and not s.here(e.space, seat)]


def choose_turn(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Use what is free, then act where it is worth most, then walk there."""
    move = free_things(s, seat, legal)
    if move is None and s.phase == FUTURE:
        move = reader_of(s.fate).first(s, seat, legal)
    if move:
        return move
    goal = best_errand(s, seat)
    if goal is not None:
        move = act_here(goal, legal) if goal.space == s.at[seat] else walk_to(s, seat, goal.space, legal)
        if move:
            return move
    return stroll(s, seat, legal)


def best_errand(s: Tale, seat: int) -> Errand | None:
    """The first errand of the chain that is worth most this turn, or something further away that is worth more."""
    acts, left = actions_left(s, seat), steps_left(s, seat)
    far = ways(s, seat, s.at[seat])
    pace = max(1, speed(s, seat))
    best, goal = 0.3, None
    near: list[tuple[float, Errand, int]] = []
    for errand in targets(s, seat):
        if errand.space not in far or (errand.verb == "attack" and not worth_attacking(s, seat, errand.what)):
            continue
        steps = far[errand.space]
        if acts and steps <= left:
            near.append((reached(errand.worth, 0, steps), errand, left - steps))
            continue
        value = reached(errand.worth, max(1, ceil((steps - left) / pace)), steps) * left_by(s, seat, errand)
        if value > best:
            best, goal = value, errand
    near.sort(key=lambda item: -item[0])
    for value, errand, rest in near[: 2 * WIDE]:
        if acts > 1:
            value += chain(errand, [item[1] for item in near[:WIDE]], rest, acts - 1)
        if value > best:
            best, goal = value, errand
    return goal


def chain(done: Errand, others: list[Errand], left: int, acts: int) -> float:
    """What can still be done in this turn after an errand, each thing once."""
    best = 0.0
    for errand in others:
        steps = apart(done.space, errand.space)
        if steps <= left and (errand.what != done.what or errand.verb != done.verb):
            value = errand.worth
            if acts > 1:
                rest = [e for e in others if e.what != errand.what and e.what != done.what]
                value += chain(errand, rest, left - steps, acts - 1)
            best = max(best, value)
    return best


def walk_to(s: Tale, seat: int, space: int, legal: list[Move]) -> Move | None:
    """A Step or a jump that brings the Hero nearer."""
    far = ways(s, seat, space)
    here = far.get(s.at[seat], 999)
    steps = [m for m in legal if m.verb in ("walk", "jump")]
    nearer = [m for m in steps if far.get(m.args[0], 999) < here]
    if not nearer:
        return None
    return min(nearer, key=lambda m: (far[m.args[0]], bool(s.here(m.args[0], seat)), m.verb))


def stroll(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Nothing is left to do: jumps and new tiles that a Quest asks for, then the end of the turn."""
    end = Move(seat, "end")
    if s.phase != FUTURE:
        jumps = [m for m in legal if m.verb == "jump"]
        if jumps and portal_wanted(s, seat):
            return jumps[0]
        walks = [m for m in legal if m.verb == "walk"]
        if walks and portal_wanted(s, seat):
            step = min(walks, key=lambda m: min([apart(m.args[0], portal) for portal in s.chart.portals]))
            if min([apart(step.args[0], portal) for portal in s.chart.portals]) < steps_left(s, seat) + 2:
                return step if end not in legal or not is_portal(s, seat, s.at[seat]) else end
        if walks and tile_wanted(s, seat):
            here = s.chart.tile_at[cell_of(s.at[seat])]
            new = [m for m in walks if s.chart.tile_at[cell_of(m.args[0])] != here]
            fresh = [m for m in new if not seen(s, seat, m.args[0])]
            if fresh:
                return fresh[0]
    return end if end in legal else legal[0]


def seen(s: Tale, seat: int, space: int) -> bool:
    """Was the Hero on this tile before?"""
    return bool(s.visited[seat] >> s.chart.tile_at[cell_of(space)] - FIRST_TILE & 1)


def free_things(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Cards and Artifacts that cost nothing, gifts that are no Action, and Sacred Stones in the Future."""
    for m in legal:
        if m.verb == "do" and m.args[0] == STONE and reader_of(s.fate).timely(s, seat):
            return m
        if m.verb == "use":
            artifact = artifact_of(m.args[0])
            if artifact.usage != ONE_TIMER and artifact.what in ("step", "action", "lend", "wade"):
                return m
            if artifact.usage == ONE_TIMER and artifact.what in ("virtue", "lend", "heal", "bonus"):
                return m
            if artifact.what == "action" and s.phase == FUTURE and not actions_left(s, seat):
                return m
    plays = [m for m in legal if m.verb == "play" and bonus_of(m.args[0]).effects[m.args[1] - 1][0] in ("action", "speed")]
    if plays:
        return max(plays, key=lambda m: bonus_of(m.args[0]).effects[m.args[1] - 1][0] == "action")
    if talent(s, seat, "gift-free"):
        for m in legal:
            held = m.verb == "give" and m.args[1] in s.artifacts[seat]
            if held and artifact_worth(s, m.args[0], m.args[1]) > artifact_worth(s, seat, m.args[1]) + 1.5:
                return m
    return None


def worth_attacking(s: Tale, seat: int, piece: int) -> bool:
    """Can the Hero stand the exchange?"""
    foe = s.foe(piece)
    if foe is None:
        return False
    enemy = foe_of(piece)
    arms = arms_of(s, seat)
    strength = enemy.strength + scenario_of(s).strength(s, piece) + round(0.4 * enemy.bonus)
    return arms.dice / 2 + arms.plus >= FEEBLE and arms.total > hits(max(0, strength - arms.unseen), arms.guard) + 4


def choose_place(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Where the best errand is near."""
    goals = targets(s, seat)
    return max(legal, key=lambda m: max([e.worth / (1 + apart(e.space, m.args[-1])) for e in goals], default=0.0))


def choose_set_out(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Beside a friend, if that is possible."""
    return max(legal, key=lambda m: sum([adjacent(m.args[0], at) for at in s.at]))
