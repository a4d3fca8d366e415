"""Positions edited by hand: what cannot be is refused with its place, and what can be plays on."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import pytest

from taletable.engine.fields import BadPosition
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.games.paper_tales.meta import GAME

Change = Callable[[dict[str, Any]], None]


def play(match: Match, chance: random.Random) -> None:
    """One random move."""
    game: Game[Any] = match.game
    match.play(chance.choice(game.legal(match.state, chance.choice(game.asked(match.state)))))


def position(rule: str) -> dict[str, Any]:
    """A position of some random game in which a rule asks."""
    for seed in range(200):
        chance = random.Random(seed)
        match = Match(GAME, 3, seed=bytes([seed]))
        while not match.state.over:
            if match.state.frames[-1].rule == rule:
                return match.game.dump(match.state)
            play(match, chance)
    raise AssertionError(f"no game came to {rule}")


def not_waited_for(data: dict[str, Any]) -> None:
    data["waiting"] = data["waiting"][1:]


def nobody_asked_but_one(data: dict[str, Any]) -> None:
    data["asked"] = data["waiting"] = [2]


def without_root(data: dict[str, Any]) -> None:
    data["frames"] = data["frames"][1:]


def wrong_phase(data: dict[str, Any]) -> None:
    data["frames"][1]["step"] = 6


def foreign_pick(data: dict[str, Any]) -> None:
    data["players"][0]["pick"] = ["knight-1"]


@pytest.mark.parametrize(
    ("rule", "change", "where"),
    [
        ("draft", not_waited_for, "players[0].pick"),
        ("draft", nobody_asked_but_one, "asked"),
        ("draft", without_root, "frames[0]"),
        ("plan", wrong_phase, "frames[2]"),
        ("plan", foreign_pick, "players[0].pick"),
        ("construction", nobody_asked_but_one, "asked"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(rule: str, change: Change, where: str) -> None:
    data = position(rule)
    GAME.load(copy.deepcopy(data))
    change(data)
    with pytest.raises(BadPosition) as bad:
        GAME.load(data)
    assert bad.value.where == where


def test_tokens_gold_and_scores_may_be_set_at_will() -> None:
    data = position("construction")
    for player in data["players"]:
        player["gold"], player["score"] = 40, 17
    data["age"] = dict.fromkeys(data["age"], 3)
    state = GAME.load(data)
    assert state.gold == [40, 40, 40]
    match = Match(GAME, 3, position=data)
    chance = random.Random(5)
    while not match.state.over:
        play(match, chance)
    result = match.game.results(match.state)
    assert result
    for seat, lines in enumerate(result.lines):
        assert sum(lp for _, lp in lines) == result.scores[seat]  # the 17 LP have their own line


def test_whatever_loads_plays_to_its_end() -> None:
    """Random small damage to positions: refused with a place, or playable."""
    chance = random.Random(11)
    refused = played = 0
    for rule in ("draft", "plan", "construction", "healing", "age_chosen", "payment"):
        original = position(rule)
        for _ in range(25):
            data = copy.deepcopy(original)
            player = chance.choice(data["players"])
            key = chance.choice(["gold", "pick", "hand", "pack", "kept", "fresh", "build", "keep"])
            player[key] = chance.choice([copy.deepcopy(q[key]) for q in original["players"]] + [0, [], None])
            data["waiting"] = chance.sample(data["waiting"], max(1, len(data["waiting"]) - chance.randrange(2)))
            try:
                match = Match(GAME, 3, position=data)
            except BadPosition:
                refused += 1
                continue
            while not match.state.over:
                play(match, chance)
            played += 1
    assert refused > 20
    assert played > 20
