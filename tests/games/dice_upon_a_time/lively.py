"""Players who like to walk, to take and to play their items: random games that reach what plain random games hardly do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from taletable.engine.luck import Luck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.board import across
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm

EAGER = {"walk": 6, "take": 4, "draw-item": 6, "draw-quest": 4, "complete": 8, "fulfil": 4, "pass": 0.05, "trade": 0.3}
"""How much players like to do something; 1 for all else."""


def choose(state: Realm, seat: int, random: Random) -> Move:
    """A move at random, with dice mostly on routes at the figure's field."""
    legal = GAME.legal(state, seat)
    weights = []
    for m in legal:
        weight = float(EAGER.get(m.verb, 1.0))
        if m.verb == "place" and across(m.args[1], state.at[seat]) < 0:
            weight = 0.05
        weights.append(weight)
    return random.choices(legal, weights)[0]


def play(seats: int, options: Options, seed: int) -> Iterator[tuple[Realm, Move, int]]:
    """A whole game, decision by decision: the state, the move that comes next, and the number of the entry."""
    luck = Luck(seed.to_bytes(4, "big"))
    random = Random(seed)
    state = GAME.new(seats, options, luck)
    entry = 0
    while not state.over:
        entry += 1
        move = choose(state, random.choice(GAME.asked(state)), random)
        yield state, move, entry
        luck.begin(entry)
        GAME.step(state, move, Run(luck, quiet=True))
