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

from .table import Kingdom, Table, aged

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


def asking(rule: str) -> dict[str, Any]:
    """A position with the expansions in which a rule asks."""
    hand = ["shadow", "titan", "sorcerers-apprentice", "hourglass"]
    gold = 6 if rule == "payment" else 9  # of 8
    mine = Kingdom(front=[aged("knight"), "veteran"], hand=hand, gold=gold, artifacts=["urn-of-ashes"])
    table = Table(mine, Kingdom(front=["veteran", "cook"], hand=["shadow", "time-master"], gold=1), gates=True, legends=True)
    if rule != "plan":
        table.deploy(0, "shadow back-1", "titan back-2", "hourglass")
        table.deploy(1, "shadow back-1", "time-master back-2")
    if rule in ("titan", "age_chosen"):
        table.to("shadow")
        table.play(0, "repeat veteran")
        table.play(1, "repeat time-master")
    table.to(rule)
    return GAME.dump(table.state)


def edit(**values: Any) -> Change:
    """Something else stands with the first Monarch."""

    def change(data: dict[str, Any]) -> None:
        data["players"][0].update(values)

    return change


@pytest.mark.parametrize(
    ("rule", "change", "where"),
    [
        ("plan", edit(plan_artifacts=["urn-of-ashes-1"]), "players[0].plan_artifacts"),
        ("plan", edit(plan_artifacts=["hourglass-1"], keep="hourglass-1"), "players[0].keep"),
        ("plan", edit(pick=["hourglass-1"]), "players[0].pick"),
        ("shadow", edit(pick=["veteran-1", "veteran-1"]), "players[0].pick"),
        ("shadow", edit(pick=["shadow-1"]), "players[0].pick"),
        ("shadow", edit(fresh=["kraken-1"]), "players[0].fresh"),
        ("shadow", edit(fresh=[]), "asked"),
        ("titan", edit(build=[1, 1, 0]), "players[0].build"),
        ("titan", edit(build=[99, 2, 0]), "players[0].build"),
        ("titan", edit(build=[1, 2, 0]), "players[0].build"),  # settled, and yet waited for
        ("age_chosen", edit(pick=["knight-1"]), "players[0].pick"),
        ("age_chosen", edit(pick=["titan-1", "knight-1"]), "players[0].pick"),  # no token to give
        ("age_chosen", edit(pick=["knight-1", "knight-1"]), "players[0].pick"),  # no Time Master
        ("age_chosen", not_waited_for, ""),
        ("payment", edit(pick=["veteran-1"]), "players[0].pick"),
    ],
)
def test_sealed_answers_of_expansion_cards(rule: str, change: Change, where: str) -> None:
    """Where nothing is wrong, the answer is one that a seat may leave it at."""
    data = asking(rule)
    GAME.load(copy.deepcopy(data))
    change(data)
    if not where:
        GAME.load(data)
        return
    with pytest.raises(BadPosition) as bad:
        GAME.load(data)
    assert bad.value.where == where


def test_units_and_artifacts_have_their_own_places() -> None:
    data = asking("plan")
    spots = data["players"][0]["spots"]
    spots["back-1"], data["players"][0]["artifacts"] = "urn-of-ashes-1", []
    with pytest.raises(BadPosition) as bad:
        GAME.load(copy.deepcopy(data))
    assert bad.value.where == "players[0].spots"
    spots["back-1"], data["players"][0]["artifacts"] = None, ["urn-of-ashes-1", spots["front-2"]]
    spots["front-2"] = data["players"][0]["plan"]["front-2"] = None
    with pytest.raises(BadPosition) as bad:
        GAME.load(data)
    assert bad.value.where == "players[0].artifacts"


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
    plain = [position(rule) for rule in ("draft", "plan", "construction", "healing", "age_chosen", "payment")]
    for original in plain + [asking(rule) for rule in ("plan", "payment", "shadow", "titan", "age_chosen")]:
        for _ in range(25):
            data = copy.deepcopy(original)
            player = chance.choice(data["players"])
            key = chance.choice(["gold", "pick", "hand", "pack", "kept", "fresh", "build", "keep", "artifacts", "plan_artifacts"])
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
