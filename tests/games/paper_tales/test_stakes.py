"""What a Monarch sees before something is done is what happens then."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.games import find_game

GAME: Game[Any] = find_game("paper-tales")


@pytest.mark.parametrize("seed", range(6))
def test_the_price_that_is_shown_is_the_price_that_is_paid(seed: int) -> None:
    """PT-8.4 to PT-8.10, PT-5.7: by every way of payment."""
    rng = Random(seed)
    match = Match(GAME, 3, {"legends": True}, seed=bytes([seed]))
    told, built = 0, {}
    while not match.state.over:
        seat = GAME.asked(match.state)[0]
        rule, legal = GAME.rule(match.state), GAME.legal(match.state, seat)
        dear = [m for m in legal if m.verb in ("construct", "upgrade")]
        move = rng.choice(dear or legal)
        stakes = rule.stakes(match.state, move)
        if move.verb in ("construct", "upgrade"):
            assert stakes is not None
            built[seat] = sum(stake.args[0] for stake in stakes if stake.tone == "deed")
            assert built[seat] == sum(stake.args[0] for stake in stakes if stake.tone == "cost")
        if move.verb == "pay":
            assert stakes is not None
            assert any(stake.key == "price" for stake in stakes)
        for event in match.play(move):
            if event.kind in ("constructed", "upgraded"):
                assert built.pop(event.args[0]) == event.args[3]
                told += 1
    assert told
    assert not built


def test_the_view_tells_what_each_open_way_takes() -> None:
    """The Temple's button shows what will be paid, not what may be (PT-11.6, PT-8.5)."""
    rng = Random(3)
    match = Match(GAME, 2, seed=b"temple")
    seen = 0
    while not match.state.over:
        seat = GAME.asked(match.state)[0]
        if match.state.frames[-1].rule == "construction":
            rule = GAME.rule(match.state)
            prices = GAME.view(match.state, seat)["players"][seat]["prices"]
            for move in GAME.legal(match.state, seat):
                if move.verb == "pass":
                    continue
                building, *rest = GAME.words(move).args
                level, way = (int(rest[0]), rest[1]) if move.verb == "construct" else (2, rest[0])
                pay = next(price for price in prices[building] if price["level"] == level)["pays"][way]
                stakes = rule.stakes(match.state, move) or []
                assert pay["gold"] == sum(stake.args[0] for stake in stakes if stake.tone == "deed")
                seen += 1
        match.play(rng.choice(GAME.legal(match.state, seat)))
    assert seen
