"""Nothing sent to a seat or a spectator depends on what that seat cannot know.

Random games are played on; at random moments a table is made from the position and another from what one seat can imagine instead.
Every byte that this seat gets must be the same for both.
"""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.games import games
from taletable.server.shown import encode, shown
from taletable.server.table import Live
from taletable.table.course import Course
from taletable.table.messages import StateMessage
from taletable.table.scenes import Sight
from tests.table.tables import make_sheet

from .client import test_settings


class Onlooker:
    """A visitor that keeps what it is sent."""

    def __init__(self, person: str | None, viewer: int | None) -> None:
        self.person = person
        self.name = "Somebody"
        self.session = ""
        self.blocked: frozenset[str] = frozenset()
        self.viewer = viewer
        self.told = 0
        self.sight = Sight()
        self.stale = False
        self.ready = True
        self.here = True
        self.frames: list[bytes] = []

    def send(self, data: bytes) -> None:
        """Keep it."""
        self.frames.append(data)

    def hang_up(self, code: int) -> None:
        """It looks no further."""


async def frames_of(game: Any, match: Match, person: str | None, viewer: int | None) -> list[bytes]:
    """Everything a newcomer is sent about a match by a live table: the table, and the whole state."""

    class Hall:
        """The table asks its hall for a number and for the pace of its clock, and nothing else here."""

        settings = test_settings("")

        epochs = iter(range(10))

    row = make_sheet(game, match.seats, match.options, b"the same seed", paused=1000)
    live = Live(Hall(), row, game, Course(match))  # type: ignore[arg-type]
    onlooker = Onlooker(person, viewer)
    live.presence.enter(onlooker)
    live.delivery.tell_table()
    live.delivery.show(onlooker)
    return onlooker.frames


@pytest.mark.parametrize("game_id", list(games()))
@pytest.mark.parametrize("seed", range(3))
async def test_bytes_do_not_depend_on_secrets(game_id: str, seed: int) -> None:
    game = games()[game_id]
    rng = random.Random(f"{game_id} {seed}")
    seats = rng.randint(max(2, game.min_seats), game.max_seats) if game.max_seats > 1 else 1
    match = Match(game, seats, seed=bytes([seed]) * 16)
    compared = differed = 0
    for step in range(260):
        if match.state.over:
            match = Match(game, seats, seed=bytes([seed, step % 256]) * 8)
        if step % 4 == 0:
            viewer = rng.randrange(seats)
            other = match.at(len(match.log) - 1)
            other.state = game.imagine(match.state, viewer, QuickLuck(rng.getrandbits(32)))
            differed += game.digest(other.state) != game.digest(match.state)
            # Sealed answers of others may be imagined too; whether one may undo is the viewer's own affair in both.
            mine = await frames_of(game, match, f"person-{viewer}", viewer)
            imagined = await frames_of(game, other, f"person-{viewer}", viewer)
            assert mine == imagined
            assert len(mine) == 2
            spectator = await frames_of(game, match, None, None)
            assert spectator == await frames_of(game, other, None, None)
            compared += 1
        moves = [move for seat in game.asked(match.state) for move in game.legal(match.state, seat)]
        match.play(rng.choice(moves), now=match.log[-1].now)
    assert compared > 5
    assert differed > compared // 2 or not shown(game).hidden


def test_views_and_offers_name_no_hidden_card() -> None:
    """Whatever a view or an offer names, its seat sees."""
    game = games()["paper-tales"]
    look = shown(game)
    rng = random.Random(7)
    match = Match(game, 4, seed=b"0" * 16)
    checked = 0
    while not match.state.over:
        for viewer in range(4):
            seen = {game.deck.ids[card] for card in game.visible_cards(match.state, viewer)}
            asks = [look.ask(match, viewer, 0, None, offers=True)] if viewer in game.asked(match.state) else []
            state = StateMessage(len(match.log), viewer, look.view(match, viewer), [], asks, [], True, True, [], None)
            words = {word for text in _words(json.loads(encode(state))) for word in text.split()}
            assert words & set(game.deck.ids) <= seen
            checked += 1
        seat = rng.choice(game.asked(match.state))
        match.play(rng.choice(game.legal(match.state, seat)))
    assert checked > 400


def _words(tree: Any) -> list[str]:
    if isinstance(tree, dict):
        return [*tree, *(word for value in tree.values() for word in _words(value))]
    if isinstance(tree, list):
        return [word for value in tree for word in _words(value)]
    return [tree] if isinstance(tree, str) else []
