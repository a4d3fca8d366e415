"""Legal moves listed in one pass are the offers that are not refused; those that lead on are among them, and bring games to their end."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Refused
from taletable.engine.run import Run
from taletable.games import find_game, games

TURN_BASED = [game for game in games().values() if not game.real_time]


def any_table(game: Game[Any], chance: Random) -> Any:
    """A new game for any number of seats, with any options that go together."""
    luck = QuickLuck(chance.getrandbits(60))
    while True:
        seats = chance.randint(game.min_seats, game.max_seats)
        try:
            return game.new(seats, {option.key: chance.choice(option.choices) for option in game.options}, luck)
        except Refused:
            continue


@pytest.mark.parametrize("game", TURN_BASED, ids=lambda game: game.id)
def test_legal_moves_are_the_offers_that_are_not_refused(game: Game[Any]) -> None:
    chance = Random(5)
    for _ in range(4):
        s = any_table(game, chance)
        run = Run(QuickLuck(chance.getrandbits(60)), quiet=True)
        for _ in range(150):
            if s.over:
                break
            seat = chance.choice(game.asked(s))
            rule = game.rule(s)
            legal = game.legal(s, seat)
            assert sorted(legal) == sorted(m for m in rule.offers(s, seat) if rule.refuse(s, m) is None)
            onward = game.onward(s, seat)
            assert onward
            assert set(onward) <= set(legal)
            assert len(set(onward)) == len(onward)
            game.step(s, chance.choice(legal), run)


def test_paper_tales_ends_when_every_move_leads_on() -> None:
    game = find_game("paper-tales")
    chance = Random(6)
    for _ in range(20):
        s = any_table(game, chance)
        run = Run(QuickLuck(chance.getrandbits(60)), quiet=True)
        for _ in range(100 * s.seats):
            if s.over:
                break
            game.step(s, chance.choice(game.onward(s, game.asked(s)[0])), run)
        assert s.over
