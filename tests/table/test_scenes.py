"""Scenes: what happened is seen step by step, nothing is missing, and nobody learns more by it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.match import KEPT_SCENES, Match
from taletable.engine.schema import schema_of
from taletable.games import games
from taletable.table.course import Course
from taletable.table.messages import Scene
from taletable.table.scenes import difference, put, scenes_since
from taletable.table.shown import Shown

PAPER = games()["paper-tales"]
SEATS = {"a-tale-of-pirates": 3, "dice-upon-a-time": 3, "paper-tales": 4, "threetale": 3}


def played(match: Match, rng: Random, now: int) -> int:
    """Somebody acts, or takes something back, or time passes; the clock afterwards."""
    game, now = match.game, now + 900
    match.advance(now)
    seat = rng.choice(game.asked(match.state) or [0])
    if rng.random() < 0.1 and match.can_undo(seat):
        match.undo(seat, now)
    elif legal := game.legal(match.state, seat):
        match.play_offered(rng.choice(legal), now)
    return now


def watched(game: Game[Any], seed: int) -> Match:
    """A match at a table where somebody looks on."""
    return Course(Match(game, SEATS[game.id], seed=bytes([seed]) * 16)).match


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", list(SEATS))
def test_scenes_lead_from_one_view_to_the_next_and_tell_every_event(name: str, seed: int) -> None:
    game = games()[name]
    shown, rng, match, now = Shown(game, ["random"]), Random(seed), watched(game, seed), 0
    viewers = [0, 1, None]
    before = {viewer: game.view(match.state, viewer) for viewer in viewers}
    told = dict.fromkeys(viewers, len(match.log))
    while not match.state.over and len(match.log) < 250:
        now = played(match, rng, now)
        viewer = rng.choice(viewers)
        view = game.view(match.state, viewer)
        scenes = scenes_since(shown, match, told[viewer], viewer, before[viewer], view)
        if scenes is not None:
            after = before[viewer]
            for scene in scenes:
                after = put(after, scene.view, scene.gone)
                assert [event.n for event in scene.events] == [scene.n] * len(scene.events)
            assert after == view
            assert [event for scene in scenes for event in scene.events] == shown.events(match, told[viewer], len(match.log), viewer)
        before[viewer], told[viewer] = view, len(match.log)


@pytest.mark.parametrize("name", list(SEATS))
def test_the_state_of_a_scene_can_be_shown_and_keeps_its_secrets(name: str) -> None:
    """Scenes lie in the middle of a rule: views are whole there too, and tell a seat nothing that it cannot know."""
    game = games()[name]
    fits = Draft202012Validator(schema_of(game)).is_valid
    rng, match, now, marked = Random(5), watched(game, 5), 0, 0
    while not match.state.over and len(match.log) < 200:
        now, first = played(match, rng, now), len(match.stage or ())
        for staged in (match.stage or [])[-3:] if first else ():
            state = staged.scene.state
            marked += staged.scene.key != ""
            for seat in range(match.seats):
                view = game.view(state, seat)
                assert fits(view)
                assert game.view(game.imagine(state, seat, QuickLuck(now)), seat) == view
    assert marked, "the rules mark scenes"


def test_who_missed_too_much_is_shown_the_present() -> None:
    match, rng, now = watched(PAPER, 1), Random(1), 0
    view = PAPER.view(match.state, 0)
    while len(match.log) <= KEPT_SCENES:
        now = played(match, rng, now)
    assert match.stage is not None
    assert len(match.stage) <= KEPT_SCENES
    assert scenes_since(Shown(PAPER, ["random"]), match, 1, 0, view, PAPER.view(match.state, 0)) is None


def test_nobody_looks_on_where_nobody_sits() -> None:
    match = Match(PAPER, 3, seed=b"alone")
    played(match, Random(1), 0)
    assert match.stage is None


def test_what_changes_is_told_and_what_goes_is_named() -> None:
    before = {"turn": 1, "pile": [1, 2], "players": [{"gold": 1, "plan": "x"}, {"gold": 2}]}
    after = {"turn": 1, "pile": [1], "players": [{"gold": 1}, {"gold": 3}]}
    changed, gone = difference(before, after)
    assert changed == {"pile": [1], "players": [{}, {"gold": 3}]}
    assert gone == ["players/0/plan"]
    made = put(before, changed, gone)
    assert made == after
    assert difference(after, after) == ({}, [])
    assert Scene("war", 3, [], *difference(before, after)).gone == gone
