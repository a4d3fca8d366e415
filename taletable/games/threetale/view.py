"""What a board wants to show beside the plain fields: all of it worked out from what everybody sees."""

from __future__ import annotations

from typing import Any

from .battle import enemy_damage, enemy_defence, enemy_speed, enemy_strength, hero_damage
from .deck import FIRST_TILE, TILE_IDS, quest_of
from .ending import lines, team_score
from .enemies import ENEMIES, FOES, PIECE_FOE, PIECES
from .land import SPACE_KEYS, WIDTH, cell_of
from .quests import reached
from .scenarios import SCENARIOS, scenario_of
from .state import ENEMY_ROLL, FUTURE, OWN_ROLL, Tale
from .tiles import PRINTS, THINGS
from .virtues import actions_left, attack_dice, endurance, faith, hope, mercy, speed, steps_left


def extras(s: Tale, view: dict[str, Any]) -> None:
    """The Map space by space, what each Hero can do now, the fight, the Scenario."""
    view["spaces"] = [_space(s, space) for space in s.chart.spaces]
    for seat in range(s.seats):
        view["players"][seat].update(_hero(s, seat))
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
        "quest_progress": [reached(s, seat, quest_of(card).need) for card in s.quests[seat]],
        "points": dict(lines(s, seat)) if s.hero[seat] >= 0 else {},
    }


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
        **scenario.panel(s),
    }
