"""Lively games obey the laws of the conformance suite, and touch every rule and every item."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taletable.engine.luck import QuickLuck
from taletable.games.dice_upon_a_time.cards import FIRST_QUEST, ITEMS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import checks

from . import lively
from .invariants import invariant

OPTIONS: list[dict[str, Any]] = [
    {},
    {"mode": "peaceful", "events": "open"},
    {"mode": "cooperative"},
    {"cards": "no-stories", "length": "short"},
]


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("options", OPTIONS)
def test_lively_games_obey_the_laws(options: dict[str, Any], seats: int) -> None:
    random = Random(seats)
    luck = QuickLuck(seats)
    asked: set[str] = set()
    for state, move, _ in lively.play(seats, options, 7 + seats):
        checks.check_cards(GAME, state)
        checks.check_asks(GAME, state)
        invariant(state)
        rule = state.frames[-1].rule
        if rule in asked and random.random() > 0.04:
            continue
        asked.add(rule)
        seed = random.randrange(10**6)
        checks.check_offers(GAME, state)
        checks.check_clone(GAME, state, seed)
        checks.check_json(GAME, state, seed)
        checks.check_views(GAME, state, luck)
        checks.check_imagine(GAME, state, random.randrange(seats), seed)
        checks.check_act_secrets(GAME, state, move, seed)
        checks.check_luck_secrets(GAME, state, move)
        checks.check_sealed_answers(GAME, state, random)


@pytest.mark.parametrize("options", [*OPTIONS[:3], {"length": "extra-long"}])
def test_lively_games_end_and_use_the_items(options: dict[str, Any]) -> None:
    used: set[int] = set()
    for seed in range(3):
        for state, _, _ in lively.play(4, options, seed):
            used.update(state.used)
    assert all(item < FIRST_QUEST for item in used)
    assert len(used) >= len(ITEMS) // 2


def test_every_question_is_asked_some_day() -> None:
    asked: set[str] = set()
    for seed in range(80):
        for state, _, _ in lively.play(3 + seed % 3, {"mode": "cooperative"} if seed % 8 == 7 else {}, seed):
            asked.add(state.frames[-1].rule)
    questions = {name for name, rule in GAME.rules.items() if hasattr(rule, "open")}
    assert questions - asked <= {"early_end", "hand_item"}
