"""The long sweep: ten thousand random games of every installed game, with invariants at every step and the heavy laws now and then."""

from __future__ import annotations

from random import Random

import pytest

from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.games import games

from . import checks
from .walking import CAP, AnyGame, Walk, invariant_of, settings

GAMES = 10_000
CHUNKS = 100
HEAVY = 0.001
"""The share of decisions at which the heavy laws are checked."""


@pytest.mark.long
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", games())
def test_ten_thousand_games(name: str, chunk: int) -> None:
    game = games()[name]
    ways = settings(game)
    for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
        setting = ways[seed % len(ways)]
        if game.real_time:
            sweep_walk(Walk(setting, seed))
        else:
            sweep(game, setting.match(seed), Random(seed))


def sweep(game: AnyGame, match: Match, random: Random) -> None:
    """One game, as fast as it can be played: offers are tried in random order until one is not refused."""
    invariant = invariant_of(game)
    luck = QuickLuck(random.randrange(10**9))
    for _ in range(CAP):
        s = match.state
        checks.check_cards(game, s)
        checks.check_asks(game, s)
        invariant(s)
        if s.over:
            break
        if random.random() < HEAVY:
            heavy(game, match, random, luck)
        seat = random.choice(game.asked(s))
        rule = game.rule(s)
        offers = rule.offers(s, seat)
        random.shuffle(offers)
        match.play_offered(next(move for move in offers if rule.refuse(s, move) is None))
    assert match.state.over, "a game does not end"
    checks.check_results(game, match.state)


def sweep_walk(walk: Walk) -> None:
    """One game in real time."""
    invariant = invariant_of(walk.game)
    for state in walk:
        checks.check_cards(walk.game, state)
        checks.check_asks(walk.game, state)
        invariant(state)
    checks.check_results(walk.game, walk.state)


def heavy(game: AnyGame, match: Match, random: Random, luck: QuickLuck) -> None:
    """All laws of one state."""
    s = match.state
    seed = random.randrange(10**6)
    checks.check_offers(game, s)
    checks.check_clone(game, s, seed)
    checks.check_json(game, s, seed)
    checks.check_views(game, s, luck)
    checks.check_imagine(game, s, random.randrange(s.seats), seed)
    checks.check_act_secrets(game, s, random.choice(game.legal(s, random.choice(game.asked(s)))), seed)
    checks.check_luck_secrets(game, s, random.choice(game.legal(s, random.choice(game.asked(s)))))
    checks.check_sealed_answers(game, s, random)
    checks.check_undo(game, match)
