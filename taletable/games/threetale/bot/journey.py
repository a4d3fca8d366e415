"""A Hero's turn: use what is free, act where it is worth most, walk there."""

from __future__ import annotations

from math import ceil
from typing import Final

from taletable.engine.moves import Move

from ..artifacts import ONE_TIMER
from ..deck import FIRST_TILE, artifact_of, bonus_of
from ..enemies import FOES, PIECE_FOE
from ..land import AROUND, adjacent, cell_of
from ..prophecies import FOREST_OF_GLASS, NINE_RINGS, PARALLEL_LAND
from ..scenario import CROSS, CUT, FREE_HERO, STONE, WORK
from ..scenarios import scenario_of
from ..scenarios.forest_of_glass import ForestOfGlass
from ..scenarios.nine_rings import IN_A_ROUND
from ..scenarios.parallel_land import CLOSED
from ..state import FUTURE, Tale
from ..tiles import THICKET
from ..turn import closed, is_portal
from ..virtues import actions_left, speed, steps_left, talent
from ..words import ENDEAVOUR, band
from .altars import best_deal
from .errands import Errand, around, errands
from .odds import arms_of, hits
from .paths import apart, entry, glass_ways, next_to, two_sided, ways
from .values import artifact_worth, hopes, object_worth, portal_wanted, tile_wanted

PATIENCE: Final = 0.7
"""What is reached a turn later is worth so much less."""
MODEST: Final = 2.0
"""An Altar is used for a gain of more than this."""
YIELD: Final = 0.5
"""What a friend can take first is worth so much less."""
WORTH_A_STONE: Final = 3
"""Thickets around a Hero for which it breaks a Sacred Stone."""
HALF_WORKED, UNWORKED, BARELY = 14.0, 9.0, 4.0
"""What the work on a Seal is worth: when its other side is done, when nothing is, and when nobody comes after in this round."""
FEEBLE: Final = 2.5
"""With less mean damage than this a Hero does not attack a foe of the Future."""
WIDE: Final = 7
"""So many errands are looked at when several are chained in one turn."""


def targets(s: Tale, seat: int) -> list[Errand]:
    """Places where an Action is worth something."""
    if s.phase == FUTURE:
        found = errands(s, seat)
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
    for think in (free_things, rescue, through_glass, sides):
        move = think(s, seat, legal)
        if move:
            return move
    goal = best_errand(s, seat)
    if goal is not None:
        move = act_here(s, seat, goal, legal) if goal.space == s.at[seat] else walk_to(s, seat, goal.space, legal)
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
            near.append((errand.worth - 0.02 * steps, errand, left - steps))
            continue
        value = errand.worth * PATIENCE ** max(1, ceil((steps - left) / pace)) - 0.02 * steps
        if friend_is_nearer(s, seat, errand):
            value *= YIELD
        if value > best:
            best, goal = value, errand
    near.sort(key=lambda item: -item[0])
    for value, errand, rest in near[: 2 * WIDE]:
        if acts > 1:
            value += chain(errand, [item[1] for item in near[:WIDE]], rest, acts - 1)
        if value > best:
            best, goal = value, errand
    return goal


def friend_is_nearer(s: Tale, seat: int, errand: Errand) -> bool:
    """Can a friend take in its next turn what this Hero cannot take in this one?"""
    if errand.verb != "claim":
        return False
    mine = apart(s.at[seat], errand.what)
    return any(q != seat and s.at[q] >= 0 and apart(s.at[q], errand.what) <= min(mine - 1, s.speed[q]) for q in range(s.seats))


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


def act_here(s: Tale, seat: int, goal: Errand, legal: list[Move]) -> Move | None:
    """The act of an errand, if it is possible now."""
    for m in legal:
        if m.verb == goal.verb and (goal.what < 0 or not m.args or m.args[1 if m.verb == "do" else 0] == goal.what):
            return m
    return None


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
        if m.verb == "do" and m.args[0] == STONE and timely(s, seat):
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


def timely(s: Tale, seat: int) -> bool:
    """Is this the moment for a Sacred Stone? Glass is broken where it is in the way, the fire fed when more rings are coming."""
    if s.fate == FOREST_OF_GLASS:
        return False
    if s.fate == NINE_RINGS:
        coming = [q for q in s.order[s.order.index(seat) :] if s.bundle[q]]
        return s.tally[6] + len(coming) > IN_A_ROUND
    return True


def rescue(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Free a Hero that is held."""
    if s.phase != FUTURE:
        return None
    return next((m for m in legal if m.verb == "do" and m.args[0] == FREE_HERO), None)


def through_glass(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Forest of Glass: the way that takes the least time, through thickets where cutting is quicker than going around."""
    if s.phase != FUTURE or s.fate != FOREST_OF_GLASS:
        return None
    acts, left, pace = actions_left(s, seat), steps_left(s, seat), max(1, speed(s, seat))
    toil = 1 + pace / (1 + band(s.virtue(seat, ENDEAVOUR)))
    best, goal = 0.0, None
    from_here = glass_ways(s, seat, s.at[seat], toil)
    for errand in errands(s, seat):
        time = from_here.get(errand.space, 999.0)
        value = errand.worth * PATIENCE ** (max(0.0, time - left) / pace) - 0.02 * time
        if time > left and friend_is_nearer(s, seat, errand):
            value *= YIELD
        if value > best:
            best, goal = value, errand
    if goal is None:
        return None
    if s.at[seat] == goal.space:
        return act_here(s, seat, goal, legal)
    far = glass_ways(s, seat, goal.space, toil)
    step = min(next_to(s, seat, s.at[seat]), key=lambda space: (entry(s, space, toil) + far.get(space, 999.0), space), default=-1)
    if s.objects.get(step) != THICKET:
        return next((m for m in legal if m.verb in ("walk", "jump") and m.args[0] == step), None)
    stone, cut, end = Move(seat, "do", (STONE, s.at[seat])), Move(seat, "do", (CUT, step)), Move(seat, "end")
    if stone in legal and (not acts or len(ForestOfGlass().around(s, seat)) >= WORTH_A_STONE):
        return stone
    return cut if cut in legal else end if end in legal else None


def sides(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Parallel Land: to the Seal and the side where work is worth most; a Seal that is half worked needs somebody on the other side."""
    if s.phase != FUTURE or s.fate != PARALLEL_LAND:
        return None
    acts, left, pace = actions_left(s, seat), steps_left(s, seat), max(1, speed(s, seat))
    far = two_sided(s, seat, 2 * s.at[seat] + s.mark[seat])
    late = s.order[-1] == seat
    best, goal = 0.3, None
    for seal, done in zip(s.tally[::2], s.tally[1::2], strict=True):
        if done == CLOSED or seal in s.tried:
            continue
        worth = HALF_WORKED if done else BARELY if late else UNWORKED
        for near in [space for space in around(s, seal) if not s.here(space, seat)]:
            for side, crossing in ((0, 0), (0, 1), (1, 0), (1, 1)):
                node = 2 * near + (side ^ crossing)
                if done >> side & 1 or node not in far:
                    continue
                steps = far[node]
                days = 0 if steps <= left and crossing < acts else max(1, ceil((steps - left) / pace))
                value = (worth - 2 * crossing) * PATIENCE**days - 0.02 * steps
                if value > best:
                    best, goal = value, (node, seal, side)
    end = Move(seat, "end")
    if goal is None:
        return end if end in legal else None
    node, seal, side = goal
    if 2 * s.at[seat] + s.mark[seat] == node:
        deed = Move(seat, "do", (WORK, seal) if side == s.mark[seat] else (CROSS, s.at[seat]))
        return deed if deed in legal else end if end in legal else None
    back = two_sided(s, seat, node)
    here = back.get(2 * s.at[seat] + s.mark[seat], 999)
    for m in legal:
        if m.verb in ("walk", "jump") and back.get(2 * m.args[0] + s.mark[seat] ^ (m.verb == "jump"), 999) < here:
            return m
    return end if end in legal else None


def worth_attacking(s: Tale, seat: int, piece: int) -> bool:
    """Can the Hero stand the exchange?"""
    foe = s.foe(piece)
    if foe is None:
        return False
    enemy = FOES[PIECE_FOE[piece]]
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
