"""What positions and views hold of every field fits the field's schema, in every game."""

from __future__ import annotations

from typing import Any

import pytest
from jsonschema import Draft202012Validator

from taletable.engine.game import Game
from taletable.games import games
from taletable.testing.walking import Walk, covering, settings

STRIDE = 7
"""Every so many states are looked at."""
WALKS = 4

each_game = pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)


@each_game
def test_schemas_fit_random_games(game: Game[Any]) -> None:
    written = {field.name: Draft202012Validator(field.schema()) for field in game.fields}
    seen = {field.name: Draft202012Validator(field.seen()) for field in game.fields}
    for seed, setting in enumerate(covering(settings(game))[:WALKS]):
        for n, state in enumerate(Walk(setting, seed)):
            if n % STRIDE:
                continue
            position, view = game.dump(state), game.view(state, 0)
            for field in game.fields:
                for owner, _ in field.parts(state):
                    written[field.name].validate((position["players"][owner] if field.per_seat else position)[field.name])
                    seen[field.name].validate((view["players"][owner] if field.per_seat else view)[field.name])


@each_game
def test_every_field_has_a_size_and_bounds(game: Game[Any]) -> None:
    for field in game.fields:
        assert field.kind.size > 0, field.name
        assert field.kind.low < field.kind.high, field.name
        Draft202012Validator.check_schema(field.schema())
        Draft202012Validator.check_schema(field.seen())
