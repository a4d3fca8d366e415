"""What a fight is likely to cost: how many attack rounds it takes, and how many Virtue points."""

from __future__ import annotations

from math import comb, sqrt
from typing import NamedTuple

from ..artifacts import FEET, HANDS, HEAD, ONE_TIMER
from ..battle import LONGEST
from ..deck import artifact_of
from ..enemies import Enemy
from ..state import Tale
from ..virtues import attack_dice, hope, speed, talent


class Arms(NamedTuple):
    """A Hero in a fight: dice and further damage of an own attack round, dice that enemies lack, damage that does not get through."""

    dice: int
    plus: int
    unseen: int
    guard: int
    hope: int
    speed: int
    total: int
    spirit: int


class Outlook(NamedTuple):
    """A fight to the end: mean number of own attack rounds, mean loss of Virtue points, and a loss that is seldom exceeded."""

    rounds: float
    loss: float
    most: float


_rounds: dict[tuple[int, int, int], tuple[float, int]] = {}
_hits: dict[tuple[int, int], float] = {}


def rounds(dice: int, plus: int, defence: int) -> tuple[float, int]:
    """Own attack rounds until the Defence is used up: the mean, and a number that is enough in nine fights of ten."""
    key = (dice, plus, defence)
    if key in _rounds:
        return _rounds[key]
    alive = [0.0] * max(1, defence)
    alive[0] = 1.0
    blow = [comb(dice, n) / 2**dice for n in range(dice + 1)]
    mean, most = 0.0, 0
    for n in range(LONGEST):
        left = sum(alive)
        mean += left
        if left > 0.1:
            most = n + 1
        if left < 0.001:
            break
        after = [0.0] * len(alive)
        for harm, chance in enumerate(alive):
            if chance:
                for hit, share in enumerate(blow):
                    if harm + hit + plus < defence:
                        after[harm + hit + plus] += chance * share
        alive = after
    _rounds[key] = mean, most
    return mean, most


def hits(strength: int, guard: int) -> float:
    """The mean damage of an enemy's attack round that gets through."""
    key = (strength, guard)
    if key not in _hits:
        _hits[key] = sum([comb(strength, n) * (n - guard) for n in range(guard + 1, strength + 1)]) / 2**strength
    return _hits[key]


def arms_of(s: Tale, seat: int, hands: bool = True) -> Arms:
    """The Hero as it would fight now, one lasting Artifact in each slot."""
    dice, plus, ward = attack_dice(s, seat), talent(s, seat, "strike"), 0
    best = {HEAD: (0.0, 0, 0), HANDS: (0.0, 0, 0), FEET: (0.0, 0, 0)}
    for card in s.artifacts[seat]:
        artifact = artifact_of(card)
        if artifact.usage == ONE_TIMER or dice < 2 * artifact.usage or (artifact.slot == HANDS and not hands):
            continue
        cost, n = artifact.usage, artifact.n
        if artifact.what == "damage":
            gain = (float(n - cost), 0, n - cost)
        elif artifact.what == "dice":
            gain = (n / 2 - cost, n, -cost)
        elif artifact.what == "luck":
            gain = (min(n, dice / 2) - cost, 0, int(min(n, dice / 2)) - cost)
        elif artifact.what == "reflect":
            gain = (n - 0.5, 0, n - 1)
        elif artifact.what in ("ward", "flip"):
            ward = max(ward, n)
            continue
        else:
            continue
        best[artifact.slot] = max(best[artifact.slot], gain)
    for _, more, damage in best.values():
        dice += more
        plus += damage
    guard = talent(s, seat, "guard") + sum([talent(s, q, "aegis") for q in range(s.seats)]) + ward
    quick = speed(s, seat) + talent(s, seat, "swift")
    return Arms(min(dice, 40), max(0, plus), talent(s, seat, "unseen"), guard, hope(s, seat), quick, s.total(seat), s.spirit[seat])


def outlook(arms: Arms, enemy: Enemy, defence: int, strength: int, swift: int) -> Outlook:
    """A fight against an enemy with these values, to its end."""
    if not arms.dice and not arms.plus:
        return Outlook(99.0, 99.0, 99.0)
    mean, most = rounds(arms.dice, arms.plus, defence)
    if enemy.talent == "heals":
        mean, most = rounds(arms.dice, arms.plus, defence + int(2 * mean))
    dice = max(0, strength - arms.unseen)
    if enemy.talent == "grows":
        dice += int(mean / 2)
    hit = hits(dice, arms.guard) * (1.5 if enemy.talent == "doubles" else 1.0)
    first = arms.speed > swift and enemy.talent != "first"
    if enemy.talent == "aims-at-love" and mean > 1.5:
        mean, most = rounds(max(1, arms.dice - int(hit)), arms.plus, defence)
    saved = 0.0 if enemy.talent == "hopeless" else min(float(arms.hope), hit)
    thorns = mean if enemy.talent == "thorns" else 0.0
    loss = max(0.0, (mean - first) * hit - saved) + thorns
    high = hit + sqrt(dice) * (1.0 if enemy.talent == "doubles" else 0.5)
    return Outlook(mean, loss, max(0.0, (most - first) * high - saved) + thorns)
