"""What things are worth to a Hero now, in points of Virtue at the end of the tale (TT-C.30 is the common measure)."""

from __future__ import annotations

from typing import Final

from ..artifacts import ONE_TIMER
from ..chapters import CHAPTERS
from ..deck import FIRST_PROPHECY, TILE_PILE, artifact_of, quest_of
from ..enemies import BATTLES
from ..finds import TREASURES
from ..needs import reached
from ..state import FUTURE, Tale
from ..tiles import BATTLE_1, BATTLE_3, BLACK, OFFERING, PORTAL, QUEST, RED, TREASURE_1, TREASURE_3, WHITE
from ..virtues import hope, talent
from ..words import ENDEAVOUR, ENDURANCE, HOPE, LOVE, MERCY, TALENT_COST, TOP, Gains, Need, band, worth
from .errands import Leaning, reader_of
from .odds import Arms, arms_of, outlook

LEVELS: Final = tuple([enemy for enemy in BATTLES if enemy.level == level] for level in (1, 2, 3))


STONE: Final = 24.0
"""A Sacred Stone; about a fifth of a Future's work (TT-C.84)."""
SPIRIT: Final = 11.0
TALENT: Final[tuple[float, ...]] = (5.0, 10.0, 20.0)
"""A Talent by level (TT-C.41)."""
ARTIFACT: Final[tuple[float, ...]] = (2.6, 5.5, 10.0)
TASTE: Final = {"damage": 1.2, "dice": 1.0, "ward": 1.15, "flip": 1.1, "action": 1.4, "step": 0.9, "luck": 0.9, "lend": 0.9, "reflect": 1.0}
"""How much the bot likes what Artifacts do."""
A_BAND: Final[tuple[float, ...]] = (0.55, 0.45, 1.1, 1.3, 1.2)
"""What a band of Hope, Faith, Endeavour, Endurance, Mercy is worth in each turn to come. What grows by itself comes first."""
FURTHER: Final[tuple[float, ...]] = (1.0, 0.8, 0.6, 0.0)
"""The next band of a Virtue is worth less than the one before."""

A_DAY: Final = {"jumps": 2.5, "tiles": 1.6, "mercies": 2.0}
"""How much of a need a Hero can do in a turn; less than one of all others."""

_leanings: dict[tuple[int, ...], Leaning] = {}


def leaning(s: Tale) -> Leaning:
    """What the Future asks for: the one that came true, or the mean of those that may."""
    fates = (s.fate,) if s.fate >= 0 else tuple([card - FIRST_PROPHECY for card in s.prophecies])
    if fates not in _leanings:
        _leanings[fates] = Leaning(*[sum(values) / len(fates) for values in zip(*[reader_of(fate).leaning for fate in fates], strict=True)])
    return _leanings[fates]


def turns_left(s: Tale) -> float:
    """About how many turns a Hero still has, in this phase and the next."""
    return len(s.decks[TILE_PILE]) / 3 + 6 if s.phase != FUTURE else max(0, s.limit - s.round) + 0.5


# Virtues


def band_worth(s: Tale, virtue: int, now: int) -> float:
    """What the band after this one of a Virtue is worth."""
    lean = leaning(s)
    factor = lean.hope if virtue == HOPE else lean.action if virtue == ENDEAVOUR else 1.0
    turns = turns_left(s) - (virtue in (ENDURANCE, MERCY) and s.phase == FUTURE)
    return A_BAND[virtue - HOPE] * factor * max(0.0, turns) * FURTHER[now]


def raise_worth(s: Tale, seat: int, virtue: int) -> float:
    """What one more point is worth."""
    value = s.virtue(seat, virtue)
    if value >= TOP:
        return -1.0
    found = 0.3 + leaning(s).each + kept_by_raising(s, seat, virtue)
    if virtue == LOVE:
        return found + leaning(s).love * (1.9 if value < 6 else 1.3 if value < 9 else 0.8)
    now = band(value)
    return found if now == 3 else found + band_worth(s, virtue, now) / (4 * now + 3 - value)


def lose_worth(s: Tale, seat: int, virtue: int) -> float:
    """What one point is worth when it has to go."""
    value = s.virtue(seat, virtue)
    if not value:
        return 99.0
    if virtue == LOVE:
        if s.enemy >= 0 and s.piece < 0:
            return 8.0 if value < 7 else 4.0
        if s.phase == FUTURE:
            return 0.3 + leaning(s).love * (3.6 if value < 7 else 2.6)
        return 0.3 + leaning(s).love * (2.0 if value < 7 else 1.2)
    dear = 0.0 if band(value) == band(value - 1) else band_worth(s, virtue, band(value - 1))
    return 0.3 + leaning(s).each + min(6.0, dear) - 0.02 * value


def best_raise(s: Tale, seat: int) -> float:
    """The worth of a point of the Hero's choice."""
    return max([raise_worth(s, seat, virtue) for virtue in range(6)])


def raises_worth(s: Tale, seat: int, n: int) -> float:
    """The worth of so many points of the Hero's choice, each where it is worth most by then."""
    after, total = s.clone(), 0.0
    for _ in range(n):
        virtue = max(range(6), key=lambda virtue: raise_worth(after, seat, virtue))
        total += max(0.0, raise_worth(after, seat, virtue))
        after.virtues[6 * seat + virtue] = min(TOP, after.virtue(seat, virtue) + 1)
    return total


# Prophecy Quests and Quests


def stakes(s: Tale, seat: int) -> list[tuple[Need, int, float]]:
    """What the Hero may still fulfil: the need, how much of it is missing, and what it pays."""
    if s.phase == FUTURE:
        return []
    found: list[tuple[Need, int, float]] = []
    if not s.preview:
        for card in s.prophecies:
            number = card - FIRST_PROPHECY
            if number not in s.kept[seat]:
                need = CHAPTERS[number].need
                found.append((need, need.n - reached(s, seat, need), STONE / len(s.prophecies)))
    for card in s.quests[seat]:
        quest = quest_of(card)
        found.append((quest.need, quest.need.n - reached(s, seat, quest.need), float(worth(quest.reward))))
    return found


def hopes(s: Tale, seat: int, kinds: tuple[str, ...]) -> float:
    """What one deed of these kinds adds to what the Hero may still fulfil; nothing if too much is missing for the time left."""
    days = len(s.decks[TILE_PILE]) / 3 + 1
    found = 0.0
    for need, missing, pay in stakes(s, seat):
        if need.what in kinds and 0 < missing <= 1 + A_DAY.get(need.what, 0.9) * days:
            found += pay / missing
    return found


def kept_by_raising(s: Tale, seat: int, virtue: int) -> float:
    """The share that one more point has in a Prophecy Quest that asks for all Virtues."""
    if s.phase == FUTURE or s.preview:
        return 0.0
    for card in s.prophecies:
        number = card - FIRST_PROPHECY
        need = CHAPTERS[number].need
        if need.what == "balance" and number not in s.kept[seat] and s.virtue(seat, virtue) < need.n:
            short = sum([max(0, need.n - s.virtue(seat, other)) for other in range(6)])
            return STONE / len(s.prophecies) / short if short <= 1.6 * turns_left(s) else 0.0
    return 0.0


# Goods


def artifact_worth(s: Tale, keeper: int, card: int) -> float:
    """An Artifact in the hands of a Hero; little if its slot holds as good a one."""
    artifact = artifact_of(card)
    value = ARTIFACT[artifact.level - 1] * TASTE.get(artifact.what, 0.7) * (0.65 if artifact.usage == ONE_TIMER else 1.0)
    if artifact.what in ("damage", "dice", "reflect", "first"):
        value *= 0.6 + 0.4 * leaning(s).love
    for other in s.artifacts[keeper]:
        held = artifact_of(other)
        if other != card and held.slot == artifact.slot and held.usage != ONE_TIMER and artifact.usage != ONE_TIMER:
            value *= 0.35 if held.level >= artifact.level else 0.7
    return value


def shevitsa_worth(s: Tale, seat: int, n: int = 1) -> float:
    """So many Shevitsa: a part of the next Talent."""
    level = len(s.talents[seat])
    if level == 3:
        return 0.8 * n
    missing = max(1, TALENT_COST[level] - s.shevitsa[seat])
    whole = TALENT[level] * leaning(s).talent + hopes(s, seat, ("talents",))
    return whole * min(1.0, n / missing) * (1.0 if n >= missing else 0.8) + 0.8 * max(0, n - missing)


def speed_worth(s: Tale, seat: int) -> float:
    """One more Step in each turn."""
    fast = s.speed[seat]
    return (2.6 if fast < 5 else 2.2 if fast < 9 else 1.4) * leaning(s).speed * min(1.0, turns_left(s) / 6)


def gains_worth(s: Tale, seat: int, gains: Gains, point: float = -1.0) -> float:
    """A reward, as this Hero would use it; `point` is what a Virtue point of its choice is worth, if that is known."""
    total = 0.0
    for what, n, _ in gains:
        if what == "virtue":
            total += n * 0.85 * (point if point >= 0 else best_raise(s, seat))
        elif what in ("named", "friend"):
            total += n
        elif what == "shevitsa":
            total += shevitsa_worth(s, seat, n)
        elif what == "speed":
            total += n * 0.9 * speed_worth(s, seat)
        elif what == "artifact":
            total += ARTIFACT[n - 1]
        elif what == "stone":
            total += STONE * n
        elif what in ("spirit", "heal-all"):
            total += SPIRIT * min(n, 3 - s.spirit[seat])
        elif what.startswith("lose"):
            total -= 1.3 * n
        else:
            total += n
    return total


# Objects of the Past

LINES: Final[tuple[tuple[float, ...], ...]] = ((1 / 8, 6 / 8, 1 / 8), (0.0, 4 / 8, 4 / 8), (0.0, 1 / 8, 7 / 8), (0.0, 0.0, 1.0))
"""The chances of the three lines of a Treasure, with 0 to 3 flips (TT-C.32)."""


def _treasure(level: int, flips: int) -> float:
    cards = [treasure for treasure in TREASURES if treasure.level == level]
    return sum([chance * worth(card.lines[line]) for card in cards for line, chance in enumerate(LINES[flips])]) / len(cards)


TREASURE: Final = tuple([tuple([1.2 * _treasure(level, flips) for flips in range(4)]) for level in (1, 2, 3)])
"""A Treasure by level, with 0 to 3 flips (TT-C.69)."""


def object_worth(s: Tale, seat: int, thing: int) -> float:
    """What an object on the Map is worth to the Hero now."""
    if thing == WHITE:
        return (1 + 0.85 * talent(s, seat, "white")) * best_raise(s, seat) + hopes(s, seat, ("whites",))
    if thing == RED:
        return shevitsa_worth(s, seat, 1 + talent(s, seat, "red")) + hopes(s, seat, ("reds",))
    if thing == BLACK:
        return speed_worth(s, seat)
    if thing == QUEST:
        return 4.0 * min(1.0, len(s.decks[TILE_PILE]) / 15)
    if thing == OFFERING:
        return (1.5, 3.0, 5.0)[min(2, s.blessed)] + hopes(s, seat, ("blessed", "gifts"))
    if TREASURE_1 <= thing <= TREASURE_3:
        flips = min(3, hope(s, seat) + talent(s, seat, "sure") + talent(s, seat, "treasure-dice") + s.flips)
        return TREASURE[thing - TREASURE_1][flips] + talent(s, seat, "haul") + hopes(s, seat, ("treasures",))
    if BATTLE_1 <= thing <= BATTLE_3:
        return battle_worth(s, seat, thing - BATTLE_1)
    return 0.0


def battle_worth(s: Tale, seat: int, level: int) -> float:
    """The mean over the enemies of a level: prize less loss, or the price of running away."""
    arms = arms_of(s, seat)
    more = hopes(s, seat, ("fights", "battles-2") if level else ("fights",))
    prize = talent(s, seat, "prize") + 1.5 * talent(s, seat, "drain")
    point = best_raise(s, seat)
    total = 0.0
    for enemy in LEVELS[level]:
        cards = 0.35 * enemy.bonus
        found = outlook(arms, enemy, enemy.defence + round(0.6 + cards), enemy.strength + round(cards), enemy.speed + round(cards))
        if affordable(arms, found.loss, found.most):
            total += gains_worth(s, seat, enemy.prize, point) + prize + more - 1.25 * found.loss
        elif arms.spirit > 1:
            total -= SPIRIT
        else:
            return 0.0
    return total / len(LEVELS[level])


def affordable(arms: Arms, loss: float, most: float) -> bool:
    """Can the Hero stand a fight? Who has no Spirit to run away with needs to be sure."""
    if arms.spirit > 1:
        return loss < 0.45 * arms.total and loss < 12
    return most < 0.5 * arms.total and most < 8


def portal_wanted(s: Tale, seat: int) -> float:
    """What one more jump is worth."""
    return hopes(s, seat, ("jumps",)) if len(s.chart.portals) > 1 else 0.0


def tile_wanted(s: Tale, seat: int) -> float:
    """What it is worth to set foot on one more tile."""
    return hopes(s, seat, ("tiles",))


def printed_worth(s: Tale, seat: int, sort: int) -> float:
    """What is printed on a tile that is to be laid."""
    return 1.5 if sort == PORTAL else object_worth(s, seat, sort)
