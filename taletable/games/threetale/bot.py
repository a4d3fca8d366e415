"""A bot that plays a Hero sensibly in all phases, alone beside people or as a whole team.

It knows a few values (what a Virtue point, a stone, a fight is worth to this Hero now), looks for the place where its next Action is worth
most, and walks there. Of a Future it knows what a reader of the chapter knows: `errands` names the places that matter.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil
from random import Random
from typing import Any, Final

from taletable.bots.base import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .artifacts import ONE_TIMER
from .battle import enemy_damage, enemy_defence, enemy_strength, hero_damage
from .deck import FIRST_PROPHECY, FIRST_TILE, TILE_PILE, artifact_of, bonus_of, treasure_of
from .dice import NEGATIVE, POSITIVE, positives
from .enemies import BATTLES, FOES, PIECE_FOE
from .errands import Errand, errands
from .heroes import HEROES, TALENT_KEYS
from .land import AROUND, WIDTH, adjacent, spaces_of
from .prophecies import BROKEN_CLOCKWORK, IRON_MASKS, LAMIA_OF_WIRES, PARALLEL_LAND, PROPHECIES
from .scenario import CROSS, CUT, FREE_HERO, STONE, WORK, beside
from .scenarios import scenario_of
from .state import FUTURE, Tale
from .tiles import BATTLE_1, BATTLE_3, BLACK, FREE, OFFERING, PORTAL, QUEST, RED, TREASURE_1, TREASURE_3, WHITE, printed
from .turn import closed, is_portal, jump_cost, springs
from .virtues import actions_left, attack_dice, hope, speed, steps_left, talent
from .words import ENDEAVOUR, ENDURANCE, FAITH, HOPE, LOVE, MERCY, TALENT_COST, TOP, band, worth

LEVELS: Final = tuple([enemy for enemy in BATTLES if enemy.level == level] for level in (1, 2, 3))
BETTER_TALENTS: Final = (
    "forest-born", "silver-antlers", "dawn-runner", "cupped-hands", "deep-well", "mantle-of-dew", "brothers-blessing", "whetted-edge",
    "keeper-of-the-golden-apple", "red-thread", "white-thread", "not-yet-born", "noon-and-midnight", "eclipse", "twin-blow", "red-lips",
    "cold-skin", "cape-of-shadows", "star-on-the-brow", "steady-star", "horse-from-the-sky",
)  # fmt: skip
"""The Talent of each pair that usually does more."""
TASTE: Final = {"damage": 3.0, "dice": 2.4, "ward": 2.8, "flip": 2.5, "action": 3.5, "step": 1.8, "luck": 2.2, "lend": 2.0}
"""How much the bot likes what Artifacts do."""
WHIM: Final = 0.15
"""How often the easy bot follows a whim."""
RASH: Final = ("block", "escape", "end", "exchange", "melt", "merge", "sacrifice", "give", "give-stone")
PATIENCE: Final = 0.7
"""What is reached a turn later is worth so much less."""


class Fight:
    """What a fight would cost and bring on average."""

    def __init__(self, s: Tale, seat: int, enemy_speed: float, defence: float, strength: float) -> None:
        blow = attack_dice(s, seat) / 2 + talent(s, seat, "strike") + best_in_hand(s, seat)
        self.blow = max(0.3, blow)
        self.rounds = ceil(max(1.0, defence) / self.blow)
        ward = max([artifact_of(card).n for card in s.artifacts[seat] if artifact_of(card).what == "ward"], default=0)
        hit = max(0.0, (strength - talent(s, seat, "unseen")) / 2 - talent(s, seat, "guard") - ward)
        first = speed(s, seat) + talent(s, seat, "swift") > enemy_speed
        self.hit = hit
        self.loss = max(0.0, (self.rounds - first) * hit - min(hope(s, seat), hit))


def best_in_hand(s: Tale, seat: int) -> float:
    """Damage that the best Artifact adds to an attack round."""
    best = 0.0
    for card in s.artifacts[seat]:
        artifact = artifact_of(card)
        if artifact.usage != ONE_TIMER and artifact.what in ("damage", "dice"):
            best = max(best, (artifact.n if artifact.what == "damage" else artifact.n / 2) - artifact.usage)
    return best


def turns_left(s: Tale) -> float:
    """About how many turns a Hero still has, in this phase and the next."""
    return 1 + len(s.decks[TILE_PILE]) / 3 + 6 if s.phase != FUTURE else max(1, s.limit - s.round + 1)


def band_worth(s: Tale, seat: int, virtue: int) -> float:
    """What the next band of a Virtue is worth."""
    turns = turns_left(s)
    worth_of = {HOPE: 5.0, FAITH: 0.45 * turns, ENDEAVOUR: 1.6 * turns, ENDURANCE: 0.7 * (turns - 1), MERCY: 0.65 * (turns - 1)}
    return worth_of[virtue] * (1.0, 0.7, 0.5, 0.4)[band(s.virtue(seat, virtue))]


def raise_worth(s: Tale, seat: int, virtue: int) -> float:
    """What one more point is worth."""
    value = s.virtue(seat, virtue)
    if value >= TOP:
        return -1.0
    if virtue == LOVE:
        return 1.9 if value < 5 else 1.3 if value < 8 else 0.8
    if band(value) == 3:
        return 0.3
    return band_worth(s, seat, virtue) / (4 * band(value) + 3 - value)


def lose_worth(s: Tale, seat: int, virtue: int) -> float:
    """What one point is worth when it has to go."""
    value = s.virtue(seat, virtue)
    if not value:
        return 99.0
    if virtue == LOVE:
        fighting = 1.8 if s.enemy >= 0 else 1.0
        return fighting * (2.2 if value < 6 else 1.2)
    return 0.5 if band(value) == band(value - 1) else min(4.5, 0.7 * band_worth(s, seat, virtue))


class Normal(Bot):
    """The bot that is described above."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        assert isinstance(state, Tale)
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        think = ANSWERS.get(state.frames[-1].rule)
        move = think(state, seat, legal) if think else None
        return move if move in legal else legal[0]


class Easy(Normal):
    """The same with whims: now and then it does anything that is allowed and not rash."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.random = Random(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        if self.random.random() < WHIM:
            harmless = [m for m in game.legal(state, seat) if m.verb not in RASH]
            if harmless:
                return self.random.choice(harmless)
        return super().choose(game, state, seat)


# Before the journey


def choose_hero(s: Tale, seat: int, legal: list[Move]) -> Move:
    """The Hero whose statistics add most to what the three Prophecies ask for."""
    wanted = [sum(PROPHECIES[card - FIRST_PROPHECY].statistics[i] for card in s.prophecies) for i in range(6)]
    have = [max([HEROES[hero].statistics[i] for hero in s.hero if hero >= 0], default=0) for i in range(6)]

    def score(m: Move) -> int:
        return sum(wanted[i] * max(0, value - have[i]) for i, value in enumerate(HEROES[m.args[0]].statistics))

    return max(legal, key=score)


def choose_tile(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Near the Hero, with what it wants on the near side."""
    sorts = printed(s.tile - FIRST_TILE, s.preview)
    values = [object_worth(s, seat, sort) if sort != FREE else 0.0 for sort in sorts]
    heroes = [at for at in s.at if at >= 0] or [WIDTH * WIDTH // 2]
    mine = s.at[seat] if s.at[seat] >= 0 else heroes[0]

    def score(m: Move) -> float:
        spaces = spaces_of(m.args[0])
        total = 0.0
        for i, value in enumerate(values):
            space = spaces[(i + m.args[1]) % 4]
            total += value / (2 + apart(space, mine)) + 0.3 * sum([value / (2 + apart(space, at)) for at in heroes])
        return total - 0.05 * apart(spaces[0], WIDTH * WIDTH // 2)

    return max(legal, key=score)


def apart(one: int, two: int) -> int:
    """Steps between two spaces on an open Map."""
    (y1, x1), (y2, x2) = divmod(one, WIDTH), divmod(two, WIDTH)
    return abs(y1 - y2) + abs(x1 - x2)


# Values of the Past


def object_worth(s: Tale, seat: int, thing: int) -> float:
    """What an object on the Map is worth to the Hero now."""
    if thing == WHITE:
        return (1 + talent(s, seat, "white")) * max([raise_worth(s, seat, virtue) for virtue in range(6)])
    if thing == RED:
        level = len(s.talents[seat])
        missing = TALENT_COST[level] - s.shevitsa[seat] if level < 3 else 9
        return (1 + talent(s, seat, "red")) * (4.0 if missing <= 2 else 2.6 if level < 3 else 1.2)
    if thing == BLACK:
        return 3.0 if s.speed[seat] < 4 else 2.2
    if thing == QUEST:
        return 2.5
    if thing == OFFERING:
        return 3.0
    if TREASURE_1 <= thing <= TREASURE_3:
        flips = min(3, hope(s, seat) + talent(s, seat, "sure") + s.flips)
        table = ((3.0, 4.2, 5.5, 6.0), (6.0, 8.5, 11.0, 12.0), (1.0, 13.0, 22.0, 26.0))
        return table[thing - TREASURE_1][flips] + talent(s, seat, "haul")
    if BATTLE_1 <= thing <= BATTLE_3:
        return battle_worth(s, seat, thing - BATTLE_1)
    return 0.0


def battle_worth(s: Tale, seat: int, level: int) -> float:
    """The mean prize of a level less the mean loss; a fight that could kill is worth nothing."""
    enemies = LEVELS[level]
    n = len(enemies)
    mean = [sum(values) / n for values in zip(*[(e.speed, e.defence, e.strength) for e in enemies], strict=True)]
    cards = (0.0, 1.1, 2.0)[level]
    fight = Fight(s, seat, mean[0] + cards * 0.5, mean[1] + cards * 0.6, mean[2] + cards * 0.4)
    if fight.rounds > 8 or fight.loss > (0.4 if s.spirit[seat] > 1 else 0.25) * s.total(seat):
        return 0.0
    return sum([worth(enemy.prize) for enemy in enemies]) / n * 0.95 - fight.loss


# The turn


def targets(s: Tale, seat: int) -> list[Errand]:
    """Places where an Action is worth something."""
    if s.phase == FUTURE:
        found = errands(s, seat)
    else:
        found = [Errand(space, "claim", space, object_worth(s, seat, thing)) for space, thing in s.objects.items()]
    if s.offerings[seat]:
        level = (3.5, 6.5, 12.0)[min(2, s.blessed)]
        for other in range(s.seats):
            if other != seat and s.at[other] >= 0:
                found += [Errand(s.at[other] + d, "give-offering", other, level) for d in AROUND]
    shut = closed(s, seat)
    return [e for e in found if e.worth > 0.4 and e.space in s.chart.print_of and e.space not in shut and not s.here(e.space, seat)]


def ways(s: Tale, seat: int, start: int) -> dict[int, int]:
    """Steps from or to a space for this Hero, Portals included."""
    shut = closed(s, seat)
    cost = max(1, jump_cost(s, seat))
    found = {start: 0}
    queue = [start]
    for space in queue:
        nearby = [(other, 1) for other in s.chart.beside[space] if other not in shut]
        if is_portal(s, seat, space):
            nearby += [(other, cost) for other in springs(s, seat)]
        for other, steps in nearby:
            if other not in found:
                found[other] = found[space] + steps
                queue.append(other)
    return found


def choose_turn(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Use what is free, then act where it is worth most, then walk there."""
    for think in (free_things, rescue, sides):
        move = think(s, seat, legal)
        if move:
            return move
    acts, left = actions_left(s, seat), steps_left(s, seat)
    far = ways(s, seat, s.at[seat])
    pace = max(1, speed(s, seat))
    best: tuple[float, Errand] | None = None
    for errand in targets(s, seat):
        if errand.space in far:
            steps = far[errand.space]
            later = 0 if acts and steps <= left else max(1, ceil((steps - left) / pace))
            value = errand.worth * PATIENCE**later - 0.02 * steps
            if errand.verb == "attack" and not worth_attacking(s, seat, errand.what):
                value = 0.0
            if best is None or value > best[0]:
                best = (value, errand)
    end = Move(seat, "end")
    if best is None or best[0] <= 0.3:
        return end if end in legal else legal[0]
    goal = best[1]
    if goal.space == s.at[seat]:
        move = act_here(seat, goal, legal)
        return move or (end if end in legal else legal[0])
    return walk_to(s, seat, goal.space, legal) or (end if end in legal else legal[0])


def act_here(seat: int, goal: Errand, legal: list[Move]) -> Move | None:
    """The act of an errand, if it is possible now."""
    for m in legal:
        if m.verb == goal.verb and (goal.what < 0 or not m.args or m.args[1 if m.verb == "do" else 0] == goal.what):
            return m
    return None


def walk_to(s: Tale, seat: int, space: int, legal: list[Move]) -> Move | None:
    """A Step, a jump or a cut that brings the Hero nearer."""
    far = ways(s, seat, space)
    here = far.get(s.at[seat], 999)
    steps = [m for m in legal if m.verb in ("walk", "jump")]
    nearer = [m for m in steps if far.get(m.args[0], 999) < here]
    if not nearer:
        return None
    return min(nearer, key=lambda m: (far[m.args[0]], bool(s.here(m.args[0], seat)), m.verb))


def free_things(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Cards and Artifacts that cost nothing, and Sacred Stones in the Future."""
    for m in legal:
        if m.verb == "do" and m.args[0] == STONE:
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
    return None


def rescue(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Free a Hero that is held, and cut glass that shuts the Hero in."""
    for m in legal:
        if m.verb == "do" and m.args[0] == FREE_HERO:
            return m
    if s.phase != FUTURE or not any(m.verb == "do" for m in legal):
        return None
    cuts = [m for m in legal if m.verb == "do" and m.args[0] == CUT]
    if not cuts:
        return None
    reach = ways(s, seat, s.at[seat])
    goals = [errand.space for errand in errands(s, seat) if errand.worth > 5]
    if any(goal in reach for goal in goals):
        return None
    return min(cuts, key=lambda m: min([apart(m.args[1], goal) for goal in goals], default=0))


def sides(s: Tale, seat: int, legal: list[Move]) -> Move | None:
    """Parallel Land: work the side that is open, and cross where the other side waits."""
    if s.phase != FUTURE or s.fate != PARALLEL_LAND:
        return None
    work = [m for m in legal if m.verb == "do" and m.args[0] == WORK]
    if work:
        return work[0]
    cross = [m for m in legal if m.verb == "do" and m.args[0] == CROSS]
    here = [i for i in range(len(s.tally) // 2) if beside(s, s.at[seat], s.tally[2 * i])]
    half = [i for i in here if s.tally[2 * i + 1] == 1 << s.mark[seat] and s.tally[2 * i] not in s.tried]
    return cross[0] if cross and half and actions_left(s, seat) > 1 and s.total(seat) > 8 else None


def worth_attacking(s: Tale, seat: int, piece: int) -> bool:
    """Can the Hero stand the exchange?"""
    foe = s.foe(piece)
    if foe is None:
        return False
    enemy = FOES[PIECE_FOE[piece]]
    strength = enemy.strength + scenario_of(s).strength(s, piece) + 0.4 * enemy.bonus
    hit = Fight(s, seat, enemy.speed, enemy.defence - foe[2], strength).hit
    return s.total(seat) > hit + 4


# Fights and rolls


def choose_strike(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Spend what helps; flip when it wins, or when the enemy's dice are harmless."""
    rest = enemy_defence(s) - s.harm
    damage = hero_damage(s, seat)
    hits = [m for m in legal if m.verb in ("flip", "turn") and m.args[0] < len(s.dice) and s.dice[m.args[0]] == NEGATIVE]
    cards = [m for m in legal if m.verb == "play" and bonus_of(m.args[0]).effects[m.args[1] - 1][0] == "dice"]
    strike = Move(seat, "strike")
    escape = Move(seat, "escape")
    if damage >= rest:
        return strike
    if escape in legal and s.spirit[seat] > 1 and (s.strikes > 12 or hopeless(s, seat)):
        return escape
    if cards:
        return cards[0]
    if any(m.verb == "turn" for m in hits) or (hits and damage + hope(s, seat) >= rest):
        return next((m for m in hits if m.verb == "turn"), hits[0])
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
        return usage > 0 and what in ("virtue", "shevitsa", "lend", "action") and positives(s) > 1
    if usage == ONE_TIMER:
        return s.enemy >= 0 and rest >= 4 and enemy_strength(s) >= 4
    negative = s.dice.count(NEGATIVE)
    gain = {"damage": float(n), "dice": n / 2, "luck": float(min(n, negative)), "again": negative / 2}[what]
    return gain > usage


def choose_assault(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Ward and flip, then block what would hurt too much; run from a fight that cannot be won."""
    damage = enemy_damage(s, seat)
    if not damage:
        return Move(seat, "take")
    flips = [m for m in legal if m.verb in ("turn", "flip") and harmful(s, m.args[0])]
    if flips:
        return flips[0]
    for m in legal:
        if m.verb == "use" and (artifact_of(m.args[0]).usage != ONE_TIMER or damage >= 5):
            return m
    total, spirit = s.total(seat), s.spirit[seat]
    escape, block = Move(seat, "escape"), Move(seat, "block")
    if spirit > 1 and escape in legal and hopeless(s, seat):
        return escape
    dear = 7 if s.phase == FUTURE and s.limit - s.round <= 2 else 9
    if block in legal and spirit > 1 and (damage >= dear or damage >= 0.5 * total):
        return block
    return Move(seat, "take") if damage < total or block not in legal else block


def hopeless(s: Tale, seat: int) -> bool:
    """Would the rest of the Battle take most of what the Hero is?"""
    fight = Fight(s, seat, 0, enemy_defence(s) - s.harm, enemy_strength(s))
    return fight.rounds > 1 and fight.loss > 0.6 * s.total(seat)


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
        if m.verb == "invoke" and found < 2:
            return m
        if m.verb == "use" and artifact_of(m.args[0]).what in ("flip", "luck") and artifact_of(m.args[0]).usage == 0:
            return m
    return flips[0] if flips else stop


# Choices


def choose_raise(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Where a point is worth most."""
    return max(legal, key=lambda m: raise_worth(s, seat, m.args[0]))


def choose_lose(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Where a point is worth least."""
    return min(legal, key=lambda m: lose_worth(s, seat, m.args[0]))


def choose_evening(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Endurance and Mercy where they are worth most."""

    def score(m: Move) -> float:
        if m.verb == "endure":
            return raise_worth(s, seat, m.args[0])
        return raise_worth(s, m.args[0], m.args[1]) if m.verb == "comfort" else 0.0

    return max(legal, key=score)


def choose_artifact(s: Tale, seat: int, legal: list[Move]) -> Move:
    """What a slot still lacks, lasting things before one-timers."""

    def score(m: Move) -> float:
        keeper = m.args[1] if m.verb == "award" else seat
        artifact = artifact_of(m.args[0])
        value = TASTE.get(artifact.what, 1.5)
        others = [artifact_of(card) for card in s.artifacts[keeper]]
        if any(other.slot == artifact.slot and other.usage != ONE_TIMER for other in others):
            value *= 0.5
        return value * (0.7 if artifact.usage == ONE_TIMER else 1.0) + 0.05 * artifact.n + (0.2 if keeper == seat else 0.0)

    return max(legal, key=score)


def choose_talent(s: Tale, seat: int, legal: list[Move]) -> Move:
    """The one that usually does more."""
    return next((m for m in legal if TALENT_KEYS[m.args[0]] in BETTER_TALENTS), legal[0])


def choose_award(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Virtues, but a strong Artifact for a fight, and Shevitsa where Talents count."""
    names = ["virtues", "shevitsa", "speed", "artifact"]
    if s.fate == BROKEN_CLOCKWORK and s.shevitsa[seat] + 4 >= TALENT_COST[min(2, len(s.talents[seat]))]:
        return legal[names.index("shevitsa")]
    if s.fate in (IRON_MASKS, LAMIA_OF_WIRES) and not any(artifact_of(card).level == 3 for card in s.artifacts[seat]):
        return legal[names.index("artifact")]
    return legal[0]


def choose_place(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Where the best errand is near."""
    goals = targets(s, seat)
    return max(legal, key=lambda m: max([e.worth / (1 + apart(e.space, m.args[-1])) for e in goals], default=0.0))


def choose_set_out(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Beside a friend, if that is possible."""
    return max(legal, key=lambda m: sum([adjacent(m.args[0], at) for at in s.at]) + (s.chart.print_of[m.args[0]] == PORTAL))


def choose_difficulty(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Bold, not foolish."""
    return legal[1]


def first_use(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Take the first blow."""
    return next((m for m in legal if m.verb == "use"), legal[0])


def choose_altar(s: Tale, seat: int, legal: list[Move]) -> Move:
    """Enough."""
    return Move(seat, "done")


ANSWERS: Final[dict[str, Callable[[Tale, int, list[Move]], Move]]] = {
    "heroes": choose_hero,
    "lay_tile": choose_tile,
    "set_out": choose_set_out,
    "turn": choose_turn,
    "evening": choose_evening,
    "friend": choose_evening,
    "altar": choose_altar,
    "treasure": choose_roll,
    "trial": choose_roll,
    "engage": first_use,
    "strike": choose_strike,
    "assault": choose_assault,
    "raise": choose_raise,
    "lose": choose_lose,
    "choose_artifact": choose_artifact,
    "bless": choose_artifact,
    "learn": choose_talent,
    "whither": choose_place,
    "carry": choose_place,
    "difficulty": choose_difficulty,
    "award": choose_award,
}

BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Normal}
