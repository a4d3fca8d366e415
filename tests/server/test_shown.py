"""What the server puts together from encoded pieces is what the plain table says."""

from __future__ import annotations

import json
import random

import pytest

from taletable.engine.match import Match
from taletable.games import games
from taletable.server.shown import encode, shown
from taletable.table.attendance import NOBODY
from taletable.table.course import Course
from taletable.table.info import table_info
from taletable.table.messages import write
from taletable.table.shown import Shown
from taletable.table.table import Table
from tests.table.tables import act_at_random, make_sheet


@pytest.mark.parametrize("game_id", list(games()))
def test_encoded_and_plain_tables_say_the_same(game_id: str) -> None:
    game = games()[game_id]
    rng = random.Random(game_id)
    seats = max(game.min_seats, min(3, game.max_seats))
    match = Match(game, seats, seed=b"the same")
    sheet, course = make_sheet(game, seats, match.options), Course(match)
    encoded, plain = Table(shown(game), sheet, course), Table(Shown(game, shown(game).levels), sheet, course)
    refusals = events = 0
    for _ in range(80):
        if match.state.over:
            break
        seat, now = rng.choice(game.asked(match.state)), match.log[-1].now
        act_at_random(course, rng, seat, now, rewinds=0.03)
        viewer = rng.choice([None, *range(seats)])
        person = None if viewer is None else f"person-{viewer}"
        first = rng.randrange(len(match.log))
        said = json.loads(write(plain.state(person, viewer, first, now)))
        assert json.loads(encode(encoded.state(person, viewer, first, now))) == said
        refusals += sum(offer["refusal"] is not None for ask in said["asks"] for offer in ask["offers"])
        events += len(said["events"])
    assert refusals
    assert events
    infos = [table_info(table, "person-0", NOBODY, 0, 1) for table in (encoded, plain)]
    assert json.loads(encode(infos[0])) == json.loads(write(infos[1]))
    assert json.loads(encode(encoded.shown.info())) == json.loads(write(plain.shown.info()))
