"""What a board wants to show beside the plain fields: all of it worked out from what everybody sees."""

from __future__ import annotations

from taletable.engine.saying import say
from taletable.engine.schema import Extras

from .altar import MELTED, MELTED_PREVIEW
from .battle import enemy_damage, enemy_defence, enemy_speed, enemy_strength, hero_damage
from .catalogue import chapter_words
from .deck import CARD_IDS, FIRST_TILE, TILE_IDS, quest_of
from .dice import POSITIVE, RollAsk, lucky, positives
from .domains import ROLL
from .ending import lines, team_score
from .foes import ENEMIES, PIECES, foe_of
from .land import SPACE_KEYS, WIDTH, cell_of
from .needs import reached
from .scenario import Count, Mark, Scenario, Sign
from .scenarios import scenario_of
from .shapes import (
    Due,
    Fight,
    HeroExtras,
    MapMark,
    MapSpace,
    PanelCount,
    PieceSign,
    ScenarioPanel,
    StakeState,
    TableExtras,
    Tray,
)
from .state import ENEMY_ROLL, FUTURE, NO_ROLL, OWN_ROLL, Tale
from .tiles import PORTAL, PRINTS, THINGS, printed
from .turn import closed, is_portal, jump_cost, springs
from .virtues import actions_left, attack_dice, endurance, faith, hope, mercy, speed, steps_left
from .words import ENDEAVOUR, LOVE, TOP, VIRTUES, band

ROLLING = RollAsk()


def extras(s: Tale) -> Extras:
    """The Map space by space, what each Hero can do now, the fight, the Scenario, and the chapter of the Future Book that is open."""
    table: TableExtras = {
        "spaces": [_space(s, space) for space in s.chart.spaces],
        "tile_spaces": [PRINTS[sort] for sort in printed(s.tile - FIRST_TILE, s.preview)] if s.tile >= 0 else None,
        "due": _due(s),
        "ways": _ways(s) if s.frames and s.frames[-1].rule == "turn" and not s.over else {},
        "tray": _tray(s),
        "melts": list(MELTED_PREVIEW if s.preview else MELTED),
        "battle": _battle(s) if s.enemy >= 0 else None,
        "scenario": _scenario(s) if s.limit else None,
        "score": team_score(s) if s.phase == FUTURE else None,
        "chapter": chapter_words(s),
    }
    return Extras(table, [_hero(s, seat) for seat in range(s.seats)])


def _space(s: Tale, space: int) -> MapSpace:
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


def _hero(s: Tale, seat: int) -> HeroExtras:
    acting = seat == s.active and s.in_turn
    return {
        "speed_now": speed(s, seat),
        "steps_left": max(0, steps_left(s, seat)) if acting else 0,
        "actions_left": actions_left(s, seat) if acting else 0,
        "attack_dice": attack_dice(s, seat),
        "gives": {
            "hope": hope(s, seat),
            "faith": faith(s, seat),
            "endeavour": band(s.virtue(seat, ENDEAVOUR)),
            "endurance": endurance(s, seat),
            "mercy": mercy(s, seat),
        },
        "grows": {virtue: _grows(s.virtue(seat, n)) for n, virtue in enumerate(VIRTUES) if n != LOVE},
        "quest_progress": [reached(s, seat, quest_of(card).need) for card in s.quests[seat]],
        "points": dict(lines(s, seat)) if s.hero[seat] >= 0 else {},
        "worn": [CARD_IDS[card] for card in s.worn[seat] if card in s.artifacts[seat]],  # not what was melted and lies in a pile again
    }


def _grows(value: int) -> int | None:
    """The value at which a Virtue gives more than now; None: it gives all it can (TT-9.6)."""
    return next((higher for higher in range(value + 1, TOP + 1) if band(higher) > band(value)), None)


def _due(s: Tale) -> Due | None:
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


def _tray(s: Tale) -> Tray | None:
    """The roll on the table: whose it is, how many dice can still be flipped, what it comes to now and with all of these flips."""
    frame = next((frame for frame in reversed(s.frames) if frame.rule in ROLL.names), None)
    if frame is None or s.roll == NO_ROLL or s.over:
        return None
    seat = frame.args[0]
    by_hope = 0 if ROLLING.refuse_hope(s, seat) else hope(s, seat) - s.hoped
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
        "stake": _stake(s, frame.args[2]) if frame.rule == "trial" else None,
    }


def _stake(s: Tale, subject: int) -> StakeState:
    """What a roll of the Scenario is about."""
    scenario = scenario_of(s)
    stake = scenario.stake(s, subject)
    words = f"trial.{scenario.chapter.key}"
    thing = THINGS[stake.thing] if stake.thing >= 0 else None
    virtue = VIRTUES[stake.virtue] if stake.virtue >= 0 else None
    return {
        "thing": thing,
        "virtue": virtue,
        "title": say(f"{words}.title") if thing is None else say(f"{words}.title", otherwise=say(f"thing.{thing}")),
        "about": say(f"{words}.about", needed=stake.needed, price=stake.price, virtue=say(f"virtue.{virtue}")),
        "needed": stake.needed if stake.needed >= 0 else None,
        "have": stake.have if stake.have >= 0 else None,
        "full": stake.full if stake.full >= 0 else None,
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


def _battle(s: Tale) -> Fight:
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


def _scenario(s: Tale) -> ScenarioPanel:
    scenario = scenario_of(s)
    return {
        "round": s.round,
        "limit": s.limit,
        "points": scenario.chapter.points,
        "defence": {PIECES[piece]: foe_of(piece).defence - harm for piece, _, harm, _ in s.foes},
        "counts": [_count(scenario, count) for count in scenario.panel(s)],
        "marks": [_mark(mark) for mark in scenario.marks(s)],
        "signs": [_sign(sign) for sign in scenario.signs(s)],
    }


def _count(scenario: Scenario, count: Count) -> PanelCount:
    name = say(f"{count.kind}.{count.id}", otherwise=say(f"{count.kind}.{count.id}.name"))
    key = f"panel.{scenario.chapter.key}.{count.say or count.key}"
    return {
        "key": count.key,
        "kind": count.kind,
        "id": count.id,
        "label": say(key, have=count.have, need=count.need, nth=count.nth, name=name),
        "have": count.have,
        "need": count.need if count.need >= 0 else None,
        "bad": count.bad,
    }


def _mark(mark: Mark) -> MapMark:
    found: MapMark = {"space": SPACE_KEYS[mark.space], "kind": mark.kind, "have": mark.have, "full": mark.full}
    if mark.virtue >= 0:
        found["virtue"] = VIRTUES[mark.virtue]
    return found


def _sign(sign: Sign) -> PieceSign:
    return {"kind": sign.kind, "seat": sign.seat if sign.seat >= 0 else None, "piece": PIECES[sign.piece] if sign.piece >= 0 else None}
