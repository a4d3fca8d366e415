"""The course of a chapter: set-up, rounds, goals, winning, losing, difficulty, stars (TP-1, TP-4, TP-5, TP-16, TP-R.44 to TP-R.49)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.saying import say
from taletable.games.a_tale_of_pirates.cards import CARD_IDS, CHAPTERS, LIBRARY
from taletable.games.a_tale_of_pirates.content import EFFECTS, Chapter, Goal, Where
from taletable.games.a_tale_of_pirates.deeds import account, check_goals, met_at_end, points, stars
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SECTORS, SPACES
from taletable.games.a_tale_of_pirates.state import WON
from taletable.testing import rule
from taletable.words import words_of

from .table import BEGAN, Table, kinds, told, voyage


@rule("TP-1.1", "TP-1.3", "TP-16.1")
def test_the_crew_wins_together() -> None:
    assert GAME.cooperative
    table = Table(round=3, goal=4, bow="s", speed=1, now=BEGAN + 1)
    assert LIBRARY.goals[table.state.goals[3]].test == "bow"
    table = Table(round=3, goal=3, bow="s", speed=1)
    table.wait_round()
    result = GAME.results(table.state)
    assert result
    assert result.winners == (0, 1, 2, 3)
    assert len(set(result.scores)) == 1
    assert GAME.unlocks(table.state) == ("chapter-2", "stars-1-normal-3")


@rule("TP-1.1", "TP-16.2", "TP-16.3")
def test_the_crew_loses_together_and_opens_nothing() -> None:
    table = Table(round=1)
    table.wait_round()
    result = GAME.results(table.state)
    assert result
    assert (result.winners, set(result.scores)) == ((), {0})
    assert table.dump()["outcome"] == "mission-failed"
    assert GAME.unlocks(table.state) == ()


@rule("TP-1.4")
def test_only_the_current_goal_is_seen() -> None:
    table = Table(round=3, goal=2, speed=0, up={"n-1": "passage-1-1", "n-2": "passage-1-2"})
    mission = GAME.view(table.state, 0)["mission"]
    assert mission["text"] == say("goal.1-3-1")
    assert "goal.1-3-2" not in str(GAME.view(table.state, 0))
    events = table.act(0, "sail-1", "hoist")
    assert [goal["goal"] for goal in told(events, "goal-met")] == ["1-3-1"]
    assert GAME.view(table.state, 0)["mission"]["text"] == say("goal.1-3-2")


@rule("TP-1.4")
def test_a_goal_of_a_later_round_waits_for_it() -> None:
    table = Table(round=1, goal=0, speed=0, up={"n-1": "passage-1-1"})
    table.act(0, "sail-1", "hoist")
    assert table.state.goal == 1
    assert GAME.view(table.state, 0)["mission"]["text"] is None
    events = table.wait_round()
    assert told(events, "goal")


@rule("TP-1.5", "TP-1.6", "TP-R.96")
def test_ten_chapters_in_order() -> None:
    assert [chapter.number for chapter in CHAPTERS] == list(range(1, 11))
    for chapter in CHAPTERS:
        s = GAME.new(4, {"chapter": chapter.number})
        s.outcome, s.over = WON, True
        *chapters, stars = GAME.unlocks(s)
        assert chapters == [f"chapter-{n}" for n in range(2, min(chapter.number + 1, 10) + 1)]
        assert stars.startswith(f"stars-{chapter.number}-normal-")


@rule("TP-1.7", "TP-R.4")
def test_the_envelopes_of_later_chapters_stay_closed() -> None:
    without = set(range(1, 11)) - {kind.chapter for kind in LIBRARY.kinds}
    for number in (1, 4, 10):
        s = GAME.new(4, {"chapter": number})
        cards = {*s.supply, *s.up, *s.down} - {-1}
        assert cards == {card for card in range(len(CARD_IDS)) if GAME.in_box(s, card)}
        assert {card["new_in"] for card in GAME.view(s, 0)["reference"]["cards"]} == set(range(1, number + 1)) - without


@rule("TP-1.9", "TP-R.71")
def test_the_program_does_what_the_app_and_the_hands_did() -> None:
    match = Match(GAME, 4, seed=b"app")
    told_so_far = kinds(match.events)
    assert {"phase", "dealt", "goal"} <= set(told_so_far)
    assert GAME.asked(voyage(match.state)) == [0, 1, 2, 3]


@rule("TP-4.1", "TP-4.4", "TP-C.1")
@pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: str(chapter.number))
def test_chapter_set_up(chapter: Chapter) -> None:
    s = GAME.new(4, {"chapter": chapter.number})
    assert s.life == chapter.life <= 5
    assert s.bow == chapter.bow or chapter.rounds[0].special
    assert {SPACES[space] for space, cork in enumerate(s.corks) if cork} >= {SPACES[space] for space in chapter.corks}


@rule("TP-R.4")
def test_a_chapter_says_which_tokens_the_crew_has() -> None:
    assert GAME.dump(GAME.new(4, {"chapter": 10}))["tokens"] == {"powder": 2, "rum": 1, "false-flag": 2}
    assert GAME.dump(GAME.new(4, {"chapter": 2}))["tokens"] == {}


@rule("TP-4.4")
def test_some_chapters_begin_with_corks() -> None:
    assert any(chapter.corks for chapter in CHAPTERS)


@rule("TP-4.2")
def test_no_word_of_a_chapter_gives_life_back() -> None:
    assert not any("life" in word and word != "lose-life" for word in EFFECTS)


@rule("TP-5.1", "TP-5.9", "TP-1.3")
def test_a_round_has_three_parts_and_another_follows() -> None:
    table = Table(goal=1)
    events = kinds(table.wait_round())
    assert events.index("time-up") < events.index("phase") < events.index("dealt")
    assert [frame.rule for frame in table.state.frames] == ["tale", "round", "muster"]
    assert table.state.round == 2


@rule("TP-5.3", "TP-15.10")
def test_a_special_set_up_is_carried_out() -> None:
    special = [(chapter, n) for chapter in CHAPTERS for n, plan in enumerate(chapter.rounds) if plan.special]
    assert special
    chapter, n = special[0]
    page = say(f"round.{chapter.number}.{n + 1}.page")
    data = Table(chapter=chapter.number, round=max(1, n), goal=sum(len(p.goals) for p in chapter.rounds[:n]), life=chapter.life).dump()
    if n == 0:
        s = GAME.new(4, {"chapter": chapter.number})
        assert GAME.view(s, 0)["set_up"]["page"] == page
        return
    match = Match(GAME, 4, position=data, seed=b"special")
    match.advance(data["ends"])
    s = voyage(match.state)
    assert s.round == n + 1
    assert GAME.view(s, 0)["set_up"]["page"] == page


@rule("TP-5.6")
def test_there_is_no_limit_on_actions() -> None:
    table = Table(now=BEGAN)
    for text, space in (("hoist", "sail-1"), ("remove", "helm"), ("lower", "sail-1")):
        table.act(0, space, text)
    assert table.state.through[0] == 0


@rule("TP-R.5")
def test_what_stays_between_rounds() -> None:
    table = Table(goal=1, bow="s", speed=2, corks=["helm"], loaded=["left-1"], life=3)
    table.wait_round()
    assert table.state.round == 2
    assert (table.dump()["bow"], table.state.speed, table.state.life) == ("s", 2, 3)
    assert (table.corks(), table.loaded()) == ({"helm"}, {"left-1"})


# Goals


def goal(test: str, **more: object) -> Goal:
    """A goal of a kind."""
    base = {"key": "x", "test": test, "card": "", "token": -1, "needed": 1, "where": None, "speeds": (), "since": 1, "by": 1}
    return Goal(**{**base, "at_once": False, "miss": (), **more})  # type: ignore[arg-type]


@rule("TP-R.84")
def test_goals_looked_at_after_the_shots() -> None:
    table = Table(bow="s", speed=2, life=3, corks=["helm"], up={"n-1": "corvette-1"})
    s = table.state
    south = Where(0, SECTORS.index("s"))
    assert met_at_end(s, goal("survive"))
    assert met_at_end(s, goal("bow", where=south))
    assert not met_at_end(s, goal("bow", where=south, speeds=(1, 3)))
    assert not met_at_end(s, goal("bow", where=Where(0, 0)))
    assert met_at_end(s, goal("life", needed=3))
    assert not met_at_end(s, goal("life", needed=4))
    assert met_at_end(s, goal("corks", needed=1))
    assert not met_at_end(s, goal("corks", needed=0))
    assert not met_at_end(s, goal("clear", card="enemy"))
    assert met_at_end(s, goal("clear", card="passage"))


@rule("TP-R.46", "TP-16.2")
def test_a_missed_goal_fails_the_chapter() -> None:
    table = Table()
    events = table.wait_round()
    assert kinds(events)[-2:] == ["goal-missed", "lost"]


@rule("TP-R.46")
def test_a_missed_goal_may_cost_something_else() -> None:
    found = [(chapter, LIBRARY.goals[g]) for chapter in CHAPTERS for plan in chapter.rounds for g in plan.goals if LIBRARY.goals[g].miss]
    assert found
    chapter, missed = found[0]
    index = [LIBRARY.goals[g].key for plan in chapter.rounds for g in plan.goals].index(missed.key)
    corks = ["helm", "lookout", "cannonballs"] if missed.test == "corks" else []
    table = Table(chapter=chapter.number, round=missed.by, goal=index, life=chapter.life, corks=corks)
    run = Run(Luck(b""))
    account(table.state, run)
    assert "goal-missed" in kinds(run.events)
    assert table.state.goal > index
    assert not table.state.over or table.state.goal == len(table.state.goals)


@rule("TP-R.47")
def test_success_comes_after_the_shots() -> None:
    table = Table(round=3, goal=3, bow="s", speed=1, life=1, corks=["helm", "lookout", "left-1"], up={"ne-1": "brigantine-1"}, dice=[0])
    table.wait_round()
    assert table.dump()["outcome"] == "last-life"
    table = Table(round=3, goal=3, bow="s", speed=1, life=2, corks=["helm", "lookout", "left-1"], up={"ne-1": "brigantine-1"}, dice=[0])
    table.wait_round()
    assert table.dump()["outcome"] == "won"


@rule("TP-R.47")
def test_a_goal_that_ends_at_once() -> None:
    found = [(chapter, LIBRARY.goals[g]) for chapter in CHAPTERS for plan in chapter.rounds for g in plan.goals if LIBRARY.goals[g].at_once]
    assert found
    chapter, last = found[-1]
    s = Table(
        chapter=chapter.number, round=len(chapter.rounds), goal=len(GAME.new(4, {"chapter": chapter.number}).goals) - 1, life=chapter.life
    ).state
    assert s.current_goal() == last
    s.progress = last.needed
    if last.test == "hold":
        s.tokens[last.token] = last.needed
    check_goals(s, Run(Luck(b"")))
    assert s.over
    assert s.outcome == WON


# Difficulty, stars, retry


@rule("TP-R.44", "TP-V.7")
def test_three_levels() -> None:
    lengths = [GAME.new(4, {"difficulty": level}).length() for level in ("easy", "normal", "hard")]
    seconds = CHAPTERS[0].rounds[0].seconds[-1]
    assert lengths == [seconds * 1250, seconds * 1000, seconds * 850]
    for chapter in CHAPTERS:
        easy = GAME.new(4, {"chapter": chapter.number, "difficulty": "easy"})
        hard = GAME.new(4, {"chapter": chapter.number, "difficulty": "hard"})
        assert easy.life == min(5, chapter.life + 1)
        assert hard.life == chapter.life
        easy.outcome, easy.over = WON, True
        if chapter.number < 10:
            assert f"chapter-{chapter.number + 1}" in GAME.unlocks(easy)


@rule("TP-R.45", "TP-V.9")
@pytest.mark.parametrize(
    ("life", "corks", "expected"),
    [(5, [], 3), (5, ["helm", "lookout"], 3), (4, [], 2), (3, [], 2), (2, [], 2), (2, ["helm", "lookout"], 1), (1, [], 1)],
)
def test_stars(life: int, corks: list[str], expected: int) -> None:
    s = Table(life=life, corks=corks).state
    s.outcome, s.over = WON, True
    assert points(s) == 3 * life + 3 - len(corks)
    share = points(s) / 18
    assert stars(s) == (3 if share >= 0.85 else 2 if share >= 0.5 else 1) == expected
    s.outcome = 2
    assert stars(s) == 0


@rule("TP-R.48", "TP-V.8")
def test_a_retry_begins_afresh_with_a_new_shuffle() -> None:
    deals = {tuple(GAME.new(4, luck=Luck(seed.to_bytes(2, "big"))).down) for seed in range(20)}
    assert len(deals) > 10
    assert all(GAME.new(4, luck=Luck(b"again")).round == 1 for _ in range(2))


@rule("TP-V.6")
def test_the_first_chapter_teaches() -> None:
    plan = CHAPTERS[0].rounds[0]
    assert words_of(GAME).has("round.1.1.intro")
    assert sum(n for deal in plan.deals for _, n in deal.cards) <= 5
    assert len({kind for deal in plan.deals for kind, _ in deal.cards}) <= 4


@rule("TP-R.1")
def test_a_ready_crew_starts_once() -> None:
    match = Match(GAME, 3, seed=b"ready")
    match.play(Move(0, "ready"), 0)
    assert GAME.asked(voyage(match.state)) == [1, 2]
