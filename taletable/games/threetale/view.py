"""What a board wants to show beside the plain fields: all of it worked out from what everybody sees."""

from __future__ import annotations

from typing import Any

from .altar import MELTED, MELTED_PREVIEW
from .battle import enemy_damage, enemy_defence, enemy_speed, enemy_strength, hero_damage
from .deck import FIRST_TILE, TILE_IDS, quest_of
from .dice import POSITIVE, RollAsk, lucky, positives
from .ending import lines, team_score
from .enemies import ENEMIES, FOES, PIECE_FOE, PIECES
from .land import SPACE_KEYS, WIDTH, cell_of
from .quests import reached
from .scenarios import SCENARIOS, scenario_of
from .state import ENEMY_ROLL, FUTURE, NO_ROLL, OWN_ROLL, Tale
from .tiles import PORTAL, PRINTS, THINGS, printed
from .turn import closed, is_portal, jump_cost, springs
from .virtues import actions_left, attack_dice, endurance, faith, hope, mercy, speed, steps_left
from .words import TALENT_COST, VIRTUES

ROLL = RollAsk()


def extras(s: Tale, view: dict[str, Any]) -> None:
    """The Map space by space, what each Hero can do now, the fight, the Scenario."""
    view["spaces"] = [_space(s, space) for space in s.chart.spaces]
    for seat in range(s.seats):
        hero = view["players"][seat]
        hero.update(_hero(s, seat))
        hero["worn"] = [card for card in hero["worn"] if card in hero["artifacts"]]  # not what was melted since and lies in a pile again
    view["tile_spaces"] = [PRINTS[sort] for sort in printed(s.tile - FIRST_TILE, s.preview)] if s.tile >= 0 else None
    view["due"] = _due(s)
    view["ways"] = _ways(s) if s.frames and s.frames[-1].rule == "turn" and not s.over else {}
    view["tray"] = _tray(s)
    view["melts"] = list(MELTED_PREVIEW if s.preview else MELTED)
    view["battle"] = _battle(s) if s.enemy >= 0 else None
    view["scenario"] = _scenario(s) if s.fate in SCENARIOS and s.limit else None
    view["score"] = team_score(s) if s.phase == FUTURE else None


def _space(s: Tale, space: int) -> dict[str, Any]:
    y, x = divmod(space, WIDTH)
    thing = s.objects.get(space)
    return {
        "id": SPACE_KEYS[space],
        "x": x,
        "y": y,
        "tile": TILE_IDS[s.chart.tile_at[cell_of(space)] - FIRST_TILE],
        "print": PRINTS[s.chart.print_of[space]],
        "object": None if thing is None else THINGS[thing],
    }


def _hero(s: Tale, seat: int) -> dict[str, Any]:
    acting = seat == s.active and s.in_turn
    return {
        "speed_now": speed(s, seat),
        "steps_left": max(0, steps_left(s, seat)) if acting else 0,
        "actions_left": actions_left(s, seat) if acting else 0,
        "attack_dice": attack_dice(s, seat),
        "gives": {"hope": hope(s, seat), "faith": faith(s, seat), "endurance": endurance(s, seat), "mercy": mercy(s, seat)},
        "talent_cost": TALENT_COST[len(s.talents[seat])] if len(s.talents[seat]) < len(TALENT_COST) else None,
        "quest_progress": [reached(s, seat, quest_of(card).need) for card in s.quests[seat]],
        "points": dict(lines(s, seat)) if s.hero[seat] >= 0 else {},
    }


def _due(s: Tale) -> dict[str, Any] | None:
    """How many Virtue points are still to be raised, given or lost, and which Virtue is hit first."""
    top = s.frames[-1] if s.frames else None
    if top is None or top.rule not in ("raise", "friend", "lose"):
        return None
    aimed = top.args[2] if top.rule == "lose" else -1
    return {"points": top.args[1], "aimed": VIRTUES[aimed] if aimed >= 0 and s.virtue(top.args[0], aimed) else None}


def _ways(s: Tale) -> dict[str, str]:
    """Every space that the active Hero can come to in this turn, with the space before it on a shortest way."""
    seat = s.active
    start, steps, shut, cost = s.at[seat], steps_left(s, seat), closed(s, seat), jump_cost(s, seat)
    if start < 0 or s.forced or (s.phase == FUTURE and scenario_of(s).held(s, seat)):
        return {}
    found = {start: 0}
    before: dict[int, int] = {}
    queue = [start]
    for here in queue:
        forced = s.preview and here != start and s.chart.print_of[here] == PORTAL and len(s.chart.portals) > 1
        nearby = [] if forced else [(space, 1) for space in s.chart.beside[here] if space not in shut]
        if is_portal(s, seat, here):
            nearby += [(space, cost) for space in springs(s, seat)]
        for space, step in nearby:
            if found[here] + step <= min(steps, found.get(space, steps + 1) - 1):
                found[space] = found[here] + step
                before[space] = here
                queue.append(space)
    return {SPACE_KEYS[space]: SPACE_KEYS[before[space]] for space in sorted(before)}


def _tray(s: Tale) -> dict[str, Any] | None:
    """The roll on the table: whose it is, how many dice can still be flipped, what it comes to now and with all of these flips."""
    frame = next((frame for frame in reversed(s.frames) if frame.rule in ("treasure", "trial", "strike", "assault")), None)
    if frame is None or s.roll == NO_ROLL or s.over:
        return None
    seat = frame.args[0]
    by_hope = 0 if ROLL.refuse_hope(s, seat) else hope(s, seat) - s.hoped
    by_cards = s.spare + (max(0, s.flips - s.carded) if seat == s.active and s.in_turn else 0)
    better = _flipped(s, seat, by_hope + by_cards)
    fighting = frame.rule in ("strike", "assault")
    damage = hero_damage if s.roll == OWN_ROLL else enemy_damage
    return {
        "seat": seat,
        "rule": frame.rule,
        "hope": by_hope,
        "flips": by_hope + by_cards,
        "positives": positives(s),
        "better": positives(better),
        "damage": damage(s, seat) if fighting else None,
        "better_damage": damage(better, seat) if fighting else None,
        "stake": scenario_of(s).stake(s, frame.args[2]) if frame.rule == "trial" else None,
    }


def _flipped(s: Tale, seat: int, flips: int) -> Tale:
    """The same roll after so many flips to the Hero's good."""
    new = s.clone()
    if s.roll == OWN_ROLL:
        new.dice = lucky(s.dice, flips)
        return new
    if s.fateful == 1 and 0 < flips < s.dice.count(POSITIVE):
        new.fateful = 0
        flips -= 1
    calm = max(0, s.dice.count(POSITIVE) - flips)
    new.dice = tuple([int(n < calm) for n in range(len(s.dice))])
    return new


def _battle(s: Tale) -> dict[str, Any]:
    fighter = next(frame.args[0] for frame in reversed(s.frames) if frame.rule in ("battle", "raid"))
    return {
        "hero": fighter,
        "enemy": ENEMIES[s.enemy].key,
        "speed": enemy_speed(s),
        "defence": enemy_defence(s),
        "strength": enemy_strength(s),
        "harm": s.harm,
        "damage": hero_damage(s, fighter) if s.roll == OWN_ROLL else enemy_damage(s, fighter) if s.roll == ENEMY_ROLL else None,
    }


def _scenario(s: Tale) -> dict[str, Any]:
    scenario = scenario_of(s)
    defence = {PIECES[foe[0]]: FOES[PIECE_FOE[foe[0]]].defence - foe[2] for foe in s.foes}
    return {
        "number": scenario.number,
        "round": s.round,
        "limit": s.limit,
        "points": scenario.points,
        "defence": defence,
        "marks": scenario.marks(s),
        **scenario.panel(s),
    }
