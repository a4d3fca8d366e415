"""Games of bots, with a whim now and then, obey the laws of the conformance suite: they reach what plain random games hardly do."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from taletable.bots import bots_for
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.games.threetale.chapters import PROPHECY_KEYS
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.state import Tale
from taletable.testing import checks

from .invariants import invariant

BOT = bots_for(GAME)["normal"]
WHIM = 0.06


def play(seed: int, **options: str) -> Iterator[tuple[Tale, Move]]:
    """A whole game, decision by decision: the state and the move that comes next. The last state is over."""
    luck = Luck(b"lively" + bytes([seed]))
    random = Random(seed)
    state = GAME.new(3, dict(options), luck)
    bot = BOT(seed)
    entry = 0
    while not state.over:
        entry += 1
        seat = GAME.asked(state)[0]
        legal = GAME.legal(state, seat)
        harmless = [m for m in legal if m.verb not in ("block", "escape", "end", "lose")] or legal
        move = random.choice(harmless) if random.random() < WHIM else bot.choose(GAME, state.clone(), seat)
        yield state, move
        luck.begin(entry)
        GAME.step(state, move, Run(luck, quiet=True))
    yield state, Move(0, "end")


@pytest.mark.parametrize("key", PROPHECY_KEYS)
def test_lively_games_obey_the_laws(key: str) -> None:
    random = Random(key)
    luck = QuickLuck(1)
    asked: set[tuple[str, ...]] = set()
    for state, move in play(3, tale=key, difficulty="smooth"):
        checks.check_cards(GAME, state)
        checks.check_asks(GAME, state)
        checks.check_results(GAME, state)
        invariant(state)
        where = tuple(frame.rule for frame in state.frames[-2:])
        if where in asked and random.random() > 0.02 and not state.over:
            continue
        asked.add(where)
        seed = random.randrange(10**6)
        checks.check_clone(GAME, state, seed)
        checks.check_json(GAME, state, seed)
        checks.check_views(GAME, state, luck)
        if not state.over:
            checks.check_offers(GAME, state)
            checks.check_imagine(GAME, state, random.randrange(3), seed)
            checks.check_act_secrets(GAME, state, move, seed)
            checks.check_luck_secrets(GAME, state, move)


def test_lively_games_touch_every_rule_of_the_turn() -> None:
    asked: set[str] = set()
    for key in ("nine-rings", "glowing-windows"):
        for seed in range(3):
            asked.update(state.frames[-1].rule for state, _ in play(seed, tale=key, difficulty="daring") if state.frames)
    wanted = {"turn", "evening", "strike", "assault", "lose", "raise", "treasure", "choose_artifact", "learn", "trial", "award", "lay_tile"}
    assert wanted <= asked
