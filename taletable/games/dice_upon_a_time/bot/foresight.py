"""The expert plays its likely answers on in imagined worlds, to the end of the chapter, and weighs where everybody stands then."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any, Final

from taletable.companions.judge import Judge
from taletable.engine.moves import Move
from taletable.engine.state import Options

from ..cards import QUEST_OF, SIDE, STORY_OF
from ..ending import curses, holds, quests
from ..meta import GAME
from ..state import Realm
from .journeys import NEVER
from .mind import Mind, Skill, best
from .outlook import Outlook, chapters_left
from .placing import Plan
from .weights import Planning

QUICK: Final = Skill(depth=1, ahead=Planning(2, 3), trades=False)
"""How everybody plays in imagined worlds."""
LIKELY: Final = 4
"""So many answers are weighed at most."""
MOST_LEFT: Final = 5
"""Chapters after the first one."""
Thought = Callable[[Mind, Realm, int, list[Move]], Move]


# What a position is worth


def standing(s: Realm, seat: int) -> tuple[float, ...]:
    """How a seat stands, as figures."""
    o = Outlook(s, seat, ahead=QUICK.ahead)
    score = quests(s, seat) + curses(s, seat)
    side = sum([STORY_OF[card].ap for card in s.tales[seat] if STORY_OF[card].kind == SIDE and holds(s, seat, STORY_OF[card].condition)])
    return (
        float(score), float(side), o.worth(o.here, o.turns), float(sum([QUEST_OF[card].value for card in s.active[seat]])),
        float(len(s.active[seat])), float(len(s.hand[seat])), float(s.rabbits[seat]), float(min(6, sum(s.purse(seat)))),
        float(s.snake == seat), float(len(s.fox[seat])), float(s.marker == seat),
    )  # fmt: skip


class DiceJudge(Judge):
    """Judges at the beginning of a chapter, by how many chapters are left."""

    game = GAME
    file = Path(__file__).parent / "values.toml"

    def __init__(self, answers: dict[str, Thought]) -> None:
        """`answers`: the thoughts of the bot, which are shortened where they take long."""
        super().__init__()
        self.mind = Mind(QUICK, 0)
        self.answers = answers | {"quest_draw": quick_draw}

    def table(self, chance: Random) -> tuple[int, Options]:
        return chance.choices([2, 3, 4, 5], [5, 2, 3, 1])[0], {}

    def move(self, s: Realm, seat: int) -> Move:
        legal = GAME.legal(s, seat)
        return legal[0] if len(legal) == 1 else self.answers[s.frames[-1].rule](self.mind, s, seat, legal)

    def part(self, s: Realm) -> int:
        return s.chapter

    def stage(self, s: Realm) -> int:
        return min(chapters_left(s), MOST_LEFT) if s.chapter else -1

    def figures(self, s: Realm, seat: int) -> list[float]:
        """How far the seat is ahead of the best of the others, and of all of them."""
        standings = [standing(s, q) for q in range(s.seats)]
        mine = standings.pop(seat)
        rival = max(standings, key=lambda one: one[0] + one[1] + one[2])
        means = [sum(values) / len(standings) for values in zip(*standings, strict=True)]
        return [a - b for a, b in zip(mine, rival, strict=True)] + [a - b for a, b in zip(mine, means, strict=True)][:3]


def quick_draw(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """The dearest Quest that there is time for, and of several the one that fits best."""
    keep = [m for m in legal if m.verb == "keep"]
    if keep:
        o = mind.outlook(s, seat, s.drawn[seat])
        return best(keep, lambda m: o.worth(o.here._replace(tasks=o.here.tasks | 1 << o.bit_of[m.args[0]]), o.turns))
    most = 4 if chapters_left(s) else 3
    draw = [m for m in legal if m.verb == "draw-quest"]
    return best(draw, lambda m: -abs(most - m.args[0])) if draw else legal[0]


# Answers


def likely(mind: Mind, s: Realm, seat: int, own: Move) -> list[list[Move]]:
    """Answers that may be the best: the mind's own, and others that it thinks well of."""
    found, seen = [own], {alike(s, own)}
    for move in ranked(mind, s, seat):
        key = alike(s, move)
        if key not in seen:
            seen.add(key)
            found.append(move)
            if len(found) == LIKELY:
                break
    return [[move] for move in found]


def alike(s: Realm, move: Move) -> tuple[Any, ...]:
    """Moves that come to the same: dice are told apart by what they show."""
    return (move.verb, s.face[move.args[0]], *move.args[1:]) if move.verb == "place" else (move.verb, *move.args)


def ranked(mind: Mind, s: Realm, seat: int) -> list[Move]:
    """The moves that may be thought about, the most promising first. Nobody thinks about exchanges."""
    legal = [move for move in GAME.legal(s, seat) if move.verb != "trade"]
    if s.frames[-1].rule != "place":
        return legal
    plan = Plan(mind, s, seat, mind.outlook(s, seat))
    values = {move: plan.value(move) for move in legal}
    return sorted([move for move in legal if values[move] > -NEVER / 2], key=lambda move: -values[move])
