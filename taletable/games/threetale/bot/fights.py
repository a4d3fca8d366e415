"""Answers in fights and to rolls: when to flip, what to spend, when to block, when to run."""

from __future__ import annotations

from taletable.engine.moves import Move

from ..artifacts import ONE_TIMER
from ..battle import enemy_damage, enemy_defence, enemy_speed, enemy_strength, hero_damage
from ..deck import artifact_of, bonus_of, treasure_of
from ..dice import NEGATIVE, POSITIVE, positives
from ..foes import ENEMIES
from ..state import FUTURE, Tale
from ..virtues import hope
from ..words import worth
from .odds import Outlook, arms_of, outlook
from .values import SPIRIT, gains_worth


def ahead(s: Tale, seat: int) -> Outlook:
    """The rest of the Battle, from the Hero's next attack round on."""
    enemy = ENEMIES[s.enemy]
    arms = arms_of(s, seat, hands=enemy.talent != "shackles")
    return outlook(arms, enemy, max(1, enemy_defence(s) - s.harm), enemy_strength(s), enemy_speed(s) if s.strikes + s.assaults == 0 else -1)


def hopeless(s: Tale, seat: int) -> bool:
    """Is it better to run, for 1 Spirit? Only who keeps a Spirit can."""
    if s.spirit[seat] < 2:
        return False
    found = ahead(s, seat)
    total = s.total(seat)
    if found.rounds > 12 or (found.most >= total - 1 and s.spirit[seat] == 2):
        return True
    return found.loss > 0.6 * total or 1.2 * found.loss > gains_worth(s, seat, ENEMIES[s.enemy].prize) + SPIRIT


def choose_strike(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Spend what helps; flip when it wins, or when nothing better is left to flip."""
    rest = enemy_defence(s) - s.harm
    damage = hero_damage(s, seat)
    strike, escape = Move(seat, "strike"), Move(seat, "escape")
    if damage >= rest:
        return strike
    hits = [m for m in legal if m.verb in ("flip", "turn") and m.args[0] < len(s.dice) and s.dice[m.args[0]] == NEGATIVE]
    turns = [m for m in hits if m.verb == "turn"]
    cards = [m for m in legal if m.verb == "play" and bonus_of(m.args[0]).effects[m.args[1] - 1][0] == "dice"]
    if escape in legal and hopeless(s, seat):
        return escape
    if cards:
        return cards[0]
    if turns or (hits and damage + hope(s, seat) >= rest):
        return turns[0] if turns else hits[0]
    for m in legal:
        if m.verb == "invoke" and s.dice.count(NEGATIVE) >= max(2, len(s.dice) // 2):
            return m
        if m.verb == "use" and helps(s, seat, m.args[0], rest - damage):
            return m
    return strike


def helps(s: Tale, seat: int, card: int, rest: int) -> bool:
    """Is it worth using the Artifact in this attack round?"""
    what, n, usage = artifact_of(card).what, artifact_of(card).n, artifact_of(card).usage
    if what == "flip":
        return True
    if what not in ("damage", "dice", "luck", "again"):
        return usage > 0 and what in ("virtue", "shevitsa", "lend", "action", "bonus") and positives(s) > 1
    if usage == ONE_TIMER:
        return rest >= 4 and (enemy_strength(s) >= 4 or s.phase == FUTURE)
    negative = s.dice.count(NEGATIVE)
    gain = {"damage": float(n), "dice": n / 2, "luck": float(min(n, negative)), "again": negative / 2}[what]
    return gain > usage


def choose_assault(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Ward and flip, then block what would hurt too much; run from a fight that cannot be won."""
    damage = enemy_damage(s, seat)
    take, block, escape = Move(seat, "take"), Move(seat, "block"), Move(seat, "escape")
    if not damage:
        return take
    for m in legal:
        if m.verb == "use" and artifact_of(m.args[0]).usage != ONE_TIMER:
            return m
    flips = [m for m in legal if m.verb in ("turn", "flip") and harmful(s, m.args[0])]
    if flips:
        return max(flips, key=lambda m: (m.args[0] == len(s.dice), m.verb == "turn"))
    total, spirit = s.total(seat), s.spirit[seat]
    deadly = damage >= total - 2
    if spirit > 1 and escape in legal and (hopeless(s, seat) or (deadly and spirit == 2)):
        return escape
    for m in legal:
        if m.verb == "use" and (damage >= 5 or deadly):
            return m
    dear = 7 if s.phase == FUTURE and s.limit - s.round <= 2 else 9
    if block in legal and spirit > 1 and (damage >= dear or damage >= 0.5 * total):
        return block
    return take if damage < total or block not in legal else block


def harmful(s: Tale, die: int) -> bool:
    """Would it help to turn this die of the enemy?"""
    return s.fateful == 1 if die == len(s.dice) else s.dice[die] == POSITIVE


def choose_roll(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Flip negative dice while that reaches a better line."""
    stop = next(m for m in legal if m.verb in ("open", "accept"))
    found = positives(s)
    flips = [m for m in legal if m.verb in ("turn", "flip") and m.args[0] < len(s.dice) and s.dice[m.args[0]] == NEGATIVE]
    if stop.verb == "open":
        lines = [worth(line) for line in treasure_of(s.card).lines]
        reach = found + min(len(flips), hope(s, seat) + s.spare + max(0, s.flips - s.carded))
        if found >= 3 or (found and reach < 3) or lines[2] <= lines[1]:
            return stop
    for m in legal:
        if m.verb == "invoke" and (found < 2 or (stop.verb == "accept" and 2 * found < len(s.dice))):
            return m
        if m.verb == "play" and bonus_of(m.args[0]).effects[m.args[1] - 1][0] == "flip" and NEGATIVE in s.dice:
            return m
        if m.verb == "use" and artifact_of(m.args[0]).what in ("flip", "luck") and artifact_of(m.args[0]).usage == 0:
            return m
        if m.verb == "use" and stop.verb == "accept" and not flips and boosts(s, m.args[0]):
            return m
    return max(flips, key=lambda m: m.verb == "turn") if flips else stop


def boosts(s: Tale, card: int) -> bool:
    """Does an Artifact pay more positive dice than it costs, in a roll of the Scenario?"""
    artifact = artifact_of(card)
    negative = s.dice.count(NEGATIVE)
    if artifact.usage == ONE_TIMER:
        return artifact.what == "luck" and negative >= 4
    gain = {"luck": float(min(artifact.n, negative)), "again": negative / 2}.get(artifact.what, 0.0)
    return gain > artifact.usage
