"""The laws of `checks.py`, for every installed game in every way to set it up. A new game folder is tested by existing."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Refused
from taletable.engine.state import State
from taletable.games import games

from . import checks
from .walking import AnyGame, Setting, Walk, all_games, combinations, covering, invariant_of, settings

GAMES = all_games()
SETTINGS = [setting for game in GAMES for setting in covering(settings(game))]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
each_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)
two_seeds = pytest.mark.parametrize("seed", range(2))


@each_game
def test_everything_has_words(game: AnyGame) -> None:
    checks.check_catalogue(game)


@pytest.mark.parametrize("game", games().values(), ids=lambda game: game.id)
def test_no_words_belong_to_nothing(game: AnyGame) -> None:
    checks.check_no_stray_texts(game)


@each_game
def test_what_cannot_be_set_up_is_refused_with_a_citation(game: AnyGame) -> None:
    refusals = [refused for _, _, refused in combinations(game) if refused]
    for seats in (game.min_seats - 1, game.max_seats + 1):
        with pytest.raises(Refused) as caught:
            game.new(seats)
        checks.check_sentence(caught.value.text)
        assert not caught.value.refusal.cite or caught.value.refusal.cite in game.ledger
    for refused in refusals:
        checks.check_refusal(game, refused.refusal)


@each_setting
@two_seeds
def test_random_games_end_and_keep_their_invariants(setting: Setting, seed: int) -> None:
    game, invariant = setting.game, invariant_of(setting.game)
    walk = Walk(setting, seed)
    checks.check_events(game, walk.events)
    for state in walk:
        checks.check_cards(game, state)
        checks.check_asks(game, state)
        checks.check_events(game, walk.events)
        checks.check_results(game, state)
        invariant(state)
    checks.check_cards(game, walk.state)
    checks.check_asks(game, walk.state)
    checks.check_events(game, walk.events)
    checks.check_results(game, walk.state)
    invariant(walk.state)


@each_setting
def test_clones_and_positions(setting: Setting) -> None:
    walk = Walk(setting, 11)
    for state in sampled(walk, 25):
        seed = walk.random.randrange(10**6)
        checks.check_clone(setting.game, state, seed)
        checks.check_json(setting.game, state, seed)
    checks.check_clone(setting.game, walk.state, 0)
    checks.check_json(setting.game, walk.state, 0)


@each_setting
def test_offers_and_refusals(setting: Setting) -> None:
    walk = Walk(setting, 12)
    for state in sampled(walk, 25):
        checks.check_offers(setting.game, state)
        checks.check_refused_play(setting.game, walk.match, walk.random)


@each_setting
def test_views_hold_no_secret(setting: Setting) -> None:
    walk = Walk(setting, 13)
    luck = QuickLuck(13)
    for state in sampled(walk, 20):
        checks.check_views(setting.game, state, luck)
    checks.check_views(setting.game, walk.state, luck)


@each_setting
def test_what_is_imagined_is_made_of_what_is_known(setting: Setting) -> None:
    walk = Walk(setting, 14)
    for state in sampled(walk, 25):
        seat = walk.random.randrange(state.seats)
        checks.check_imagine(setting.game, state, seat, walk.random.randrange(10**6))


@each_setting
@two_seeds
def test_acts_show_no_secret(setting: Setting, seed: int) -> None:
    walk = Walk(setting, 20 + seed)
    for state in sampled(walk, 40):
        if walk.act.move and walk.act.now == state.now:
            checks.check_act_secrets(setting.game, state, walk.act.move, walk.random.randrange(10**6))


@each_setting
def test_chance_shows_no_secret(setting: Setting) -> None:
    for seed in range(30, 33):
        walk = Walk(setting, seed)
        for state in walk:
            if walk.act.move and walk.act.now == state.now:
                checks.check_luck_secrets(setting.game, state, walk.act.move)


@each_setting
def test_sealed_answers_stay_sealed(setting: Setting) -> None:
    walk = Walk(setting, 15)
    for state in sampled(walk, 25):
        for _ in range(3):
            checks.check_sealed_answers(setting.game, state, walk.random)


@each_setting
def test_undo_is_the_inverse(setting: Setting) -> None:
    walk = Walk(setting, 16)
    for _ in sampled(walk, 6):
        checks.check_undo(setting.game, walk.match)
    checks.check_undo(setting.game, walk.match)


@each_setting
def test_a_log_replays_to_the_same_digests(setting: Setting) -> None:
    checks.check_replay(setting.game, Walk(setting, 17))


def sampled(walk: Walk, number: int) -> Iterator[State]:
    """About so many states of a walk, at random, among them the first of every kind of question."""
    random = Random(walk.match.seed)
    asked: set[tuple[str, ...]] = set()
    chance = 0.5
    taken = 0
    for state in walk:
        question = tuple(frame.rule for frame in state.frames)
        if question not in asked or random.random() < chance:
            asked.add(question)
            taken += 1
            chance = 0.5 if taken < number // 2 else 0.05
            yield state
