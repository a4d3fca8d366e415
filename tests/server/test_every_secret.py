"""Every hidden field of every game, taken from the declarations: whatever stands in it, who may not see it gets the same bytes.

Games are played at random. At each moment, for each field that is not for everybody and each viewer, what the viewer may not see of it is
replaced by what the same field holds at other moments of other games, or by its own cards in another order, and nothing else changes. The
comparison is of everything that a table would send: the view, the events, the asks of the viewer's own seats with their offers.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from taletable.engine.fields import EVERYBODY, Field
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.state import State
from taletable.games import games
from taletable.server.shown import encode, shown
from taletable.table.course import Course
from taletable.table.table import Table
from tests.table.tables import make_sheet

HIDDEN = [(game.id, field.name) for game in games().values() for field in game.fields if field.sees != EVERYBODY]


def sent(table: Table, match: Match, viewer: int | None) -> bytes:
    """All that a viewer is sent of a state."""
    return encode(table.state(None if viewer is None else f"person-{viewer}", viewer, 0, 1000))


def others(field: Field[Any], mine: Any, elsewhere: list[State], owner: int, rng: random.Random) -> Any:
    """Another value of a field that looks the same to who may not look; None if none is found."""
    kind, veiled = field.kind, field.kind.veil(mine)
    pool = [field.of(getattr(s, field.name), owner % s.seats) if owner >= 0 else getattr(s, field.name) for s in elsewhere]
    if isinstance(mine, list | tuple) and len(mine) > 1:
        mixed = list(mine)
        rng.shuffle(mixed)
        pool.append(type(mine)(mixed))
    rng.shuffle(pool)
    return next((value for value in pool if kind.veil(value) == veiled and kind.dump(value) != kind.dump(mine)), None)


def replaced(field: Field[Any], state: State, viewer: int | None, elsewhere: list[State], rng: random.Random) -> State | None:
    """The state with something else in what the viewer may not see of a field; None if nothing else looks the same."""
    parts, changed = field.parts(state), False
    values = []
    for owner, mine in parts:
        other = None if field.visible(owner, viewer) else others(field, mine, elsewhere, owner, rng)
        values.append(mine if other is None else other)
        changed = changed or other is not None
    if not changed:
        return None
    new = state.clone()
    setattr(new, field.name, field.join(values) if field.per_seat else values[0])
    return new


def compare(game: Game[Any], wanted: int, seed: int) -> dict[str, int]:
    """Compare so many times; how often for each field."""
    rng = random.Random(f"{game.id} {seed}")
    compared = {field.name: 0 for field in game.fields if field.sees != EVERYBODY}
    elsewhere: list[State] = []
    done = games_played = 0
    while done < wanted:
        games_played += 1
        seats = rng.randint(max(2, game.min_seats), game.max_seats) if game.max_seats > 1 else 1
        match = Match(game, seats, seed=rng.randbytes(16))
        look = shown(game)
        table = Table(look, make_sheet(game, seats, match.options, b"the same seed", paused=1000), Course(match))
        for _ in range(400):
            if match.state.over or done >= wanted:
                break
            if rng.random() < 0.3 and elsewhere:
                viewer = rng.choice([None, *range(seats)])
                true, before = match.state, None
                for field in game.fields:
                    if field.sees == EVERYBODY or (new := replaced(field, true, viewer, elsewhere, rng)) is None:
                        continue
                    if before is None:
                        before = sent(table, match, viewer)
                    match.state = new
                    assert sent(table, match, viewer) == before, (field.name, viewer)
                    match.state = true
                    compared[field.name] += 1
                    done += 1
            if rng.random() < 0.2:
                elsewhere = [*elsewhere[-20:], match.state.clone()]
            moves = [move for seat in game.asked(match.state) for move in game.legal(match.state, seat)]
            match.play(rng.choice(moves), now=match.log[-1].now)
        assert games_played < 10_000
    return compared


@pytest.mark.parametrize("game_id", list(games()))
def test_what_hidden_fields_hold_changes_no_byte(game_id: str) -> None:
    compared = compare(games()[game_id], 150, 1)
    assert sum(compared.values()) >= 150


@pytest.mark.long
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("game_id", list(games()))
def test_every_hidden_field_ten_thousand_times(game_id: str, seed: int) -> None:
    compared = compare(games()[game_id], 6_500, seed)
    assert sum(compared.values()) >= 6_500
    print(game_id, compared)
