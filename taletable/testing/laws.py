"""The conformance suite: the laws of every game, for every mode and every number of seats.

    class TestLaws(Laws):
        game = GAME

is all that a game's tests have to say. What else is true of the game's states goes into `invariant`.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from itertools import islice
from random import Random
from typing import Any, ClassVar, Final

import pytest

from taletable.bots import bots_for
from taletable.engine.luck import QuickLuck
from taletable.engine.match import Match
from taletable.engine.moves import Refused
from taletable.games import whole
from taletable.games.lessons import lesson_of
from taletable.lab.coverage import coverage
from taletable.words import words_of

from . import checks
from .oddities import oddly
from .walking import CAP, AnyGame, Setting, Walk, combinations, covering, sampled, settings

GAMES: Final = 10_000
"""Random games of the long sweep."""
CHUNKS: Final = 100
HEAVY: Final = 0.001
"""The share of decisions of the long sweep at which the heavy laws are checked."""
DECISIONS: Final = 20
"""So far a walk from an odd position goes."""
LOOKED_AT: Final = 0.1
"""The share of decisions on such a walk at which the position is written, read and seen."""
DEPTHS: Final = (1, 5, 20, 60, 150, 300, 500, 800)
"""After so many decisions of a game positions are made odd."""
QUESTIONS: Final = 3
"""About so many questions on a walk are put to each bot."""


class PlayLaws:
    """The laws of play alone."""

    game: ClassVar[AnyGame]
    rare: ClassVar[Collection[str]] = ()
    """In real time: verbs of which a random walk makes few moves, such as a vote to end a round."""
    odd: ClassVar[Collection[str]] = ()
    """Fields that may hold whatever they are declared to hold, and zones that may get any card: odd positions are made with them."""

    def invariant(self, s: Any) -> None:
        """Assert what else is true of a state at every decision."""

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        """Each law is checked for the settings, seeds and bots that it asks for."""
        wanted = metafunc.fixturenames
        if "setting" in wanted:
            metafunc.parametrize("setting", _covering(self.game), ids=str)
        if "seed" in wanted:
            metafunc.parametrize("seed", range(2))
        if "bot" in wanted:
            metafunc.parametrize("bot", bots_for(self.game))
        if "chunk" in wanted:
            metafunc.parametrize("chunk", range(CHUNKS))

    def walk(self, setting: Setting, seed: int) -> Walk:
        """A random game."""
        return Walk(setting, seed, self.rare)

    # The game as a whole

    def test_it_lies_on_the_shelf(self) -> None:
        assert whole(self.game) is self.game

    def test_everything_has_words(self) -> None:
        checks.check_catalogue(self.game)

    def test_what_cannot_be_set_up_is_refused_with_a_citation(self) -> None:
        game = self.game
        refusals = [refused for _, _, refused in combinations(game) if refused]
        for seats in (game.min_seats - 1, game.max_seats + 1):
            with pytest.raises(Refused) as caught:
                game.new(seats)
            checks.check_sentence(words_of(game).say(caught.value.said))
            assert not caught.value.refusal.cite or caught.value.refusal.cite in game.ledger
        for refused in refusals:
            checks.check_refusal(game, refused.refusal)

    # Random games

    def test_random_games_end_and_keep_their_invariants(self, setting: Setting, seed: int) -> None:
        walk = self.walk(setting, seed)
        for _ in walk:
            self.check_step(walk)
        self.check_step(walk)

    def check_step(self, walk: Walk) -> None:
        """What is cheap enough to be checked at every decision."""
        checks.check_cards(self.game, walk.state)
        checks.check_bounds(self.game, walk.state)
        checks.check_asks(self.game, walk.state)
        checks.check_events(self.game, walk.events)
        checks.check_results(self.game, walk.state)
        self.invariant(walk.state)

    def test_clones_and_positions(self, setting: Setting) -> None:
        walk = self.walk(setting, 11)
        for state in sampled(walk, 25):
            seed = walk.random.randrange(10**6)
            checks.check_clone(self.game, state, seed)
            checks.check_json(self.game, state, seed)
        checks.check_clone(self.game, walk.state, 0)
        checks.check_json(self.game, walk.state, 0)

    def test_offers_and_refusals(self, setting: Setting) -> None:
        walk = self.walk(setting, 12)
        for state in sampled(walk, 25):
            checks.check_offers(self.game, state)
            checks.check_refused_play(self.game, walk.match, walk.random)

    # Odd positions

    def test_odd_positions_last(self, setting: Setting) -> None:
        walk = self.walk(setting, 41)
        for state in islice(sampled(walk, 6), 4, 40, 18):
            self.play_on(setting, state, walk.random, DECISIONS)

    def play_on(self, setting: Setting, state: Any, random: Random, decisions: int) -> None:
        """Make a state odd, and go on from it for so many decisions."""
        position = self.game.dump(oddly(self.game, state, self.odd, random))
        walk = Walk(setting, random.randrange(10**6), self.rare, position)
        for n, now in enumerate(walk):
            if n == decisions:
                return
            if now.waiting and random.random() < LOOKED_AT:
                checks.check_lasting(self.game, now)
        checks.check_lasting(self.game, walk.state)
        checks.check_results(self.game, walk.state)

    @pytest.mark.long
    def test_ten_thousand_odd_games(self, chunk: int) -> None:
        ways = settings(self.game)
        for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
            setting, random = ways[seed % len(ways)], Random(seed)
            walk = self.walk(setting, seed)
            depth = random.choice(DEPTHS)
            state = next((state for n, state in enumerate(walk) if n == depth), None)
            if state:
                self.play_on(setting, state, random, CAP)

    # Schemas

    def test_the_catalogue_is_what_the_schema_says(self) -> None:
        checks.check_schema(self.game, "Catalogue", self.game.catalogue())
        for _, options, refused in combinations(self.game):
            if not refused:
                checks.check_schema(self.game, "Options", options)

    def test_what_is_sent_is_what_the_schema_says(self, setting: Setting) -> None:
        walk = self.walk(setting, 19)
        for state in sampled(walk, 4):
            checks.check_sent(self.game, state, walk.events)
        checks.check_sent(self.game, walk.state, walk.events)

    # Secrets

    def test_views_hold_no_secret(self, setting: Setting) -> None:
        walk = self.walk(setting, 13)
        luck = QuickLuck(13)
        for state in sampled(walk, 20):
            checks.check_views(self.game, state, luck)
        checks.check_views(self.game, walk.state, luck)

    def test_what_is_imagined_is_made_of_what_is_known(self, setting: Setting) -> None:
        walk = self.walk(setting, 14)
        for state in sampled(walk, 25):
            seat = walk.random.randrange(state.seats)
            checks.check_imagine(self.game, state, seat, walk.random.randrange(10**6))

    def test_acts_show_no_secret(self, setting: Setting, seed: int) -> None:
        walk = self.walk(setting, 20 + seed)
        for state in sampled(walk, 40):
            if walk.act.move and walk.act.now == state.now:
                checks.check_act_secrets(self.game, state, walk.act.move, walk.random.randrange(10**6))

    def test_chance_shows_no_secret(self, setting: Setting) -> None:
        for seed in range(30, 33):
            walk = self.walk(setting, seed)
            for state in walk:
                if walk.act.move and walk.act.now == state.now:
                    checks.check_luck_secrets(self.game, state, walk.act.move)

    def test_sealed_answers_stay_sealed(self, setting: Setting) -> None:
        walk = self.walk(setting, 15)
        for state in sampled(walk, 25):
            for _ in range(3):
                checks.check_sealed_answers(self.game, state, walk.random)

    # Matches and bots

    def test_undo_is_the_inverse(self, setting: Setting) -> None:
        walk = self.walk(setting, 16)
        for _ in sampled(walk, 6):
            checks.check_undo(self.game, walk.match)
        checks.check_undo(self.game, walk.match)

    def test_a_log_replays_to_the_same_digests(self, setting: Setting) -> None:
        checks.check_replay(self.game, self.walk(setting, 17))

    def test_bots_answer_every_question(self, bot: str) -> None:
        for seats in {self.game.min_seats, self.game.max_seats}:
            setting = next(setting for setting in settings(self.game) if setting.seats == seats)
            walk = self.walk(setting, 18)
            level = bots_for(self.game)[bot]
            for state in sampled(walk, 1 if level.slow else QUESTIONS):
                checks.check_bot(self.game, state, level, walk.random.choice(self.game.asked(state)))

    def test_its_lesson_leads_on(self) -> None:
        lesson = lesson_of(self.game)
        if lesson and not lesson.hold:
            came = checks.check_lesson(self.game, lesson)
            assert came
            assert came == sorted(came), "the coach goes back"

    # The long sweep

    @pytest.mark.long
    def test_ten_thousand_games(self, chunk: int) -> None:
        ways = settings(self.game)
        for seed in range(chunk * GAMES // CHUNKS, (chunk + 1) * GAMES // CHUNKS):
            setting = ways[seed % len(ways)]
            if self.game.real_time:
                self.sweep_in_time(self.walk(setting, seed))
            else:
                self.sweep(setting.match(seed), Random(seed))

    def sweep(self, match: Match, random: Random) -> None:
        """One game, as fast as it can be played: offers are tried in random order until one is not refused."""
        game = self.game
        luck = QuickLuck(random.randrange(10**9))
        for _ in range(CAP):
            s = match.state
            checks.check_cards(game, s)
            checks.check_bounds(game, s)
            checks.check_asks(game, s)
            self.invariant(s)
            if s.over:
                break
            if random.random() < HEAVY:
                checks.check_all(game, match, random, luck)
            seat = random.choice(game.asked(s))
            rule = game.rule(s)
            offers = rule.offers(s, seat)
            random.shuffle(offers)
            match.play_offered(next(move for move in offers if rule.refuse(s, move) is None))
        assert match.state.over, "a game does not end"
        checks.check_results(game, match.state)

    def sweep_in_time(self, walk: Walk) -> None:
        """One game in real time."""
        for state in walk:
            checks.check_cards(self.game, state)
            checks.check_bounds(self.game, state)
            checks.check_asks(self.game, state)
            self.invariant(state)
        checks.check_results(self.game, walk.state)


class Laws(PlayLaws):
    """Derive a class whose name begins with `Test`, and name the game."""

    def test_no_words_belong_to_nothing(self) -> None:
        checks.check_no_stray_texts(self.game)

    def test_every_paragraph_has_a_test(self, pytestconfig: pytest.Config) -> None:
        report = coverage(pytestconfig.rootpath, [self.game])
        [found] = report.games
        assert [p.id for p in found.missing] == [], f"{found.percent:.1f} % of the testable ids have a test"
        assert [p.id for p in found.excused_but_tested] == []
        assert found.strays == ()
        assert report.unknown == ()


@cache
def _covering(game: AnyGame) -> list[Setting]:
    return covering(settings(game))
