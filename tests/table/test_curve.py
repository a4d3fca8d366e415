"""The curve of a game: one pass over the log, what matters in each game, nothing that the viewer may not know."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from taletable.bots import bots_for
from taletable.bots.thinker import Thinker
from taletable.bots.timed import let_play
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.moves import ALL, Event
from taletable.games import games
from taletable.table.curve import TURNINGS, curve_of
from taletable.table.messages import Curve, write
from taletable.table.refuse import Refuse
from taletable.table.scenes import put, scenes_after
from taletable.table.shown import Shown
from taletable.words import ENGLISH, words_of

from .tables import make_table

SEATS = {"a-tale-of-pirates": 3, "dice-upon-a-time": 3, "paper-tales": 4, "threetale": 3}
LEVEL = {"a-tale-of-pirates": -1, "dice-upon-a-time": 1, "paper-tales": 1, "threetale": 1}


@cache
def whole(name: str, options: tuple[tuple[str, Any], ...] = (), seats: int = 0) -> Match:
    """A game that bots have played to its end."""
    game = games()[name]
    match = Match(game, seats or SEATS[name], dict(options), seed=b"a whole game")
    bot = list(bots_for(game).values())[LEVEL[name]]
    thinkers = {seat: Thinker(bot(seat), seat) for seat in range(match.seats)}
    if game.real_time:
        let_play(match, thinkers, 0)
    while not match.state.over:
        seat = game.asked(match.state)[0]
        match.play_offered(thinkers[seat].choose(game, match.state, seat), len(match.log))
    return match


def curve(match: Match, viewer: int | None = None) -> Curve:
    """The curve of a whole match."""
    return curve_of(Shown(match.game, ["random"]), match, len(match.log) - 1, viewer)


def last(found: Curve, key: str) -> dict[int | None, int]:
    """Where the lines of a key end, by seat."""
    return {line.seat: line.steps[-1][1] for line in found.lines if line.key == key}


@pytest.mark.parametrize("viewer", [0, None])
@pytest.mark.parametrize("name", SEATS)
def test_lines_parts_and_turning_points_lie_in_the_game_and_can_be_said(name: str, viewer: int | None) -> None:
    match = whole(name)
    found, words = curve(match, viewer), words_of(match.game, ENGLISH)
    assert found.entries == sorted(found.entries)
    assert (found.entries[0], found.last, found.viewer) == (0, len(match.log) - 1, viewer)
    assert len(found.times) == (len(found.entries) if match.game.real_time else 0)
    assert found.times == sorted(found.times)
    assert any(len(line.steps) > 1 for line in found.lines), "nothing moves"
    for line in found.lines:
        scenes = [scene for scene, _ in line.steps]
        assert scenes[0] == 0
        assert scenes == sorted(set(scenes))
        assert scenes[-1] < len(found.entries)
        assert words.has(f"standing.{line.key}")
        assert line.top is None or max(value for _, value in line.steps) <= line.top
    assert len(found.parts) > 1
    assert [part.scene for part in found.parts] == sorted({part.scene for part in found.parts})
    assert all(words.has(part.text["say"]) for part in found.parts)
    assert 3 <= len(found.turnings) <= TURNINGS
    for turning in found.turnings:
        assert found.entries[turning.scene] == turning.event.n
        assert words.has(f"event.{turning.event.kind}")
        assert (turning.line is None) == (turning.gain == 0)
    assert len(write(found)) < 12_000, "it is small"


def test_lp_of_paper_tales() -> None:
    match = whole("paper-tales")
    result = match.game.results(match.state)
    found = curve(match)
    assert result
    assert last(found, "score") == dict(enumerate(result.scores))
    assert [part.text["n"] for part in found.parts] == [1, 2, 3, 4]
    assert {turning.event.kind for turning in found.turnings} <= {"earned", "lost"}


def test_the_lich_king_has_a_line_of_his_own() -> None:
    match = whole("paper-tales", seats=1)
    result = match.game.results(match.state)
    assert result
    assert last(curve(match), "lich-king") == {None: result.rivals[0].score}


def test_ap_of_dice_upon_a_time_alone_and_as_a_team() -> None:
    match = whole("dice-upon-a-time")
    result = match.game.results(match.state)
    assert result
    assert last(curve(match), "score") == dict(enumerate(result.scores))
    team = whole("dice-upon-a-time", (("mode", "cooperative"),))
    result = team.game.results(team.state)
    found = curve(team)
    assert result
    assert last(found, "team") == {None: result.scores[0]}
    assert [line.key for line in found.lines] == ["team"]
    assert "completed" in {turning.event.kind for turning in found.turnings}


def test_virtues_and_the_goal_of_threetale() -> None:
    match = whole("threetale")
    state: Any = match.state
    found = curve(match)
    assert last(found, "virtues") == {seat: state.total(seat) for seat in range(3)}
    goal = next(line for line in found.lines if line.key == "objective")
    assert goal.top == 100
    assert (goal.steps[-1][1] == 100) == (state.outcome == 0)
    assert found.parts[0].text["say"] == "phase.prophecy"
    assert any(part.text["say"] == "part.past" for part in found.parts)


def test_life_mission_and_time_of_pirates() -> None:
    match = whole("a-tale-of-pirates")
    state: Any = match.state
    found = curve(match)
    assert last(found, "life") == {None: state.life}
    assert last(found, "mission") == {None: 100 * state.goal // len(state.goals)}
    time = next(line for line in found.lines if line.key == "time")
    assert len(time.steps) > 10
    assert len(found.parts) == state.round


@pytest.mark.parametrize("name", SEATS)
def test_scenes_of_a_range_lead_on_and_are_those_of_the_curve(name: str) -> None:
    match = whole(name)
    shown = Shown(match.game, ["random"])
    for viewer in (1, None):
        entries = curve(match, viewer).entries
        first, until = len(match.log) // 3, len(match.log) // 3 + 30
        view, events, scenes = scenes_after(shown, match, first, until, viewer)
        assert view == match.game.view(match.at(first).state, viewer)
        assert events == shown.events(match, first, first + 1, viewer)
        assert [scene.n for scene in scenes] == [n for n in entries if first < n <= until]
        assert [event for scene in scenes for event in scene.events] == shown.events(match, first + 1, until + 1, viewer)
        for scene in scenes:
            view = put(view, scene.view, scene.gone)
        assert view == match.game.view(match.at(scenes[-1].n).state, viewer)


def test_nobody_learns_more_by_a_curve() -> None:
    """Byte by byte: what a seat cannot see does not change its curve."""
    game = games()["paper-tales"]
    curves = []
    for choice in (0, 1):
        match = Match(game, 3, seed=b"the same")
        match.play(game.legal(match.state, 0)[choice], 1)
        curves.append([write(curve(match, viewer)) for viewer in (1, 2, None)])
        curves[-1].append(write(curve(match, 0).entries))
    assert curves[0] == curves[1]


def test_what_was_taken_back_turned_nothing() -> None:
    match = whole("paper-tales")
    again = Match(match.game, match.seats, match.options, match.seed, log=match.log[:-1])
    first = curve(again).turnings[0].event.n
    again.rewind(first - 1, again.log[-1].now)
    found = curve(again)
    assert all(turning.event.n < first for turning in found.turnings)
    assert all(value == 0 for value in last(found, "score").values())


def test_a_game_without_words_of_its_own_shows_its_scores() -> None:
    match = whole("paper-tales")
    result = match.game.results(match.state)
    assert result
    assert [standing.value for standing in Game.standings(match.game, match.state, None)] == list(result.scores)
    assert Game.part(match.game, match.state) is None
    assert Game.weigh(match.game, match.events[-1]) == 0


def test_who_may_ask_for_a_curve() -> None:
    table = make_table(games()["paper-tales"], 2)
    assert table.curve("person-0", 0, 0).entries == [0]
    for person, seat, status in (("person-0", 1, 403), ("person-0", None, 403), ("stranger", 0, 403), ("person-0", 7, 422)):
        with pytest.raises(Refuse) as error:
            table.curve(person, seat, 0)
        assert error.value.status == status
    table.course = None
    with pytest.raises(Refuse):
        table.curve("person-0", 0, 0)


@pytest.mark.parametrize("name", SEATS)
def test_what_is_told_of_the_seats_at_the_end(name: str) -> None:
    """Each seat did something that can be said; who did most of a thing, and nobody else, has its award."""
    match = whole(name)
    found, words = curve(match), words_of(match.game, ENGLISH)
    assert {deed.seat for deed in found.deeds} == set(range(match.seats))
    for deed in found.deeds:
        assert words.has(f"did.{deed.key}")
        assert words.has(f"award.{deed.key}")
        most = max(one.n for one in found.deeds if one.key == deed.key)
        alone = sum(one.n == most for one in found.deeds if one.key == deed.key) == 1
        assert (deed.award is not None) == (deed.n == most and alone)
    early = Match(match.game, match.seats, match.options, match.seed, log=match.log[:-1])
    assert curve(early).deeds == []


def test_a_tie_is_a_war_won_by_both() -> None:
    game = games()["paper-tales"]
    deeds = [game.deeds(Event("war", (seat, mine, 1 - seat, other), ALL)) for seat, mine, other in ((0, 5, 5), (1, 5, 4), (0, 4, 5))]
    assert [[(deed.seat, deed.key) for deed in one] for one in deeds] == [[(0, "wars")], [(1, "wars")], []]


@pytest.mark.parametrize("name", SEATS)
def test_a_gain_is_told_in_the_unit_of_its_line_and_never_in_time(name: str) -> None:
    match = whole(name)
    found, words = curve(match), words_of(match.game, ENGLISH)
    for turning in found.turnings:
        assert (turning.said is None) == (turning.line is None)
        if turning.line is not None and turning.said:
            assert not found.lines[turning.line].flows
            assert str(abs(turning.gain)) in words.say(turning.said)
