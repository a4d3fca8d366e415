"""Simulations: the same games whatever the number of workers, fair seats, honest counts."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from taletable.bots import Bot, RandomBot, Thinker, bots_for
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.moves import Move, Refused
from taletable.engine.record import read_record, verify_record
from taletable.engine.saying import Wrong
from taletable.engine.state import State
from taletable.games import find_game, games
from taletable.lab.simulation import Played, Summary, Task, _sides, play_one, seating, simulate
from tests.sentences import raises


def figures(summary: Summary) -> dict[str, Any]:
    """All of a summary that must not depend on the machine."""
    data = summary.as_json()
    del data["speed"]
    return data


def test_the_number_of_workers_changes_nothing(tmp_path: Path) -> None:
    game = find_game("paper-tales")
    alone = simulate(game, 30, 3, ["random"], seed=4, workers=1, out=tmp_path / "one")
    many = simulate(game, 30, 3, ["random"], seed=4, workers=3, out=tmp_path / "three")
    assert figures(alone) == figures(many)
    names = sorted(path.name for path in (tmp_path / "one").glob("*.tale"))
    assert len(names) == 30
    for name in names:
        assert (tmp_path / "one" / name).read_bytes() == (tmp_path / "three" / name).read_bytes()
    assert figures(simulate(game, 30, 3, ["random"], seed=5, workers=1)) != figures(alone)


def test_records_and_summary_are_written(tmp_path: Path) -> None:
    game = find_game("paper-tales")
    summary = simulate(game, 4, 2, ["random"], seed=1, workers=1, options={"two_player": "advanced"}, out=tmp_path)
    assert json.loads((tmp_path / "summary.json").read_text()) == summary.as_json()
    for path in tmp_path.glob("*.tale"):
        lines = path.read_text(encoding="utf-8").splitlines()
        match, header = read_record(lines, find_game)
        assert header.options["two_player"] == "advanced"
        assert sorted(header.names) == ["random-1", "random-2"]
        assert match.state.over
        assert verify_record(lines, find_game).complete


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 7])
def test_each_bot_has_each_seat_equally_often(seats: int) -> None:
    task = Task("paper-tales", seats, tuple("abcdefg"[:seats]), 9, {}, "")
    rounds = 5
    counted = Counter((seat, bot) for number in range(rounds * seats) for seat, bot in enumerate(seating(task, number)))
    assert counted == {(seat, bot): rounds for seat in range(seats) for bot in range(seats)}


def test_neighbours_change_between_rounds() -> None:
    task = Task("paper-tales", 5, tuple("abcde"), 9, {}, "")
    right_hand = {seating(task, 5 * turn)[(seating(task, 5 * turn).index(0) + 1) % 5] for turn in range(30)}
    assert right_hand == {1, 2, 3, 4}


def test_shared_victories_are_fractions() -> None:
    played = [
        Played((0, 1, 2), (9, 9, 1), (0, 1), False, 10),
        Played((1, 2, 0), (5, 1, 9), (2,), False, 12),
        Played((2, 0, 1), (1, 1, 1), (0, 1, 2), False, 9),
    ]
    bots = _sides(played, ["0", "1", "2"], lambda p, seat: str(p.bots[seat]))
    assert [side.rate.wins for side in bots] == pytest.approx([0.5 + 1 + 1 / 3, 0.5 + 1 / 3, 1 / 3])
    assert [side.rate.trials for side in bots] == [3, 3, 3]
    seats = _sides(played, ["0", "1", "2"], lambda _, seat: str(seat))
    assert [side.scores.mean for side in seats] == pytest.approx([5, 11 / 3, 11 / 3])
    assert sum(side.rate.wins for side in seats) == pytest.approx(3)


def test_what_is_won_together_counts_whole() -> None:
    sides = _sides([Played((0, 1), (1, 1), (0, 1), True, 3), Played((1, 0), (0, 0), (), True, 3)], ["a"], lambda *_: "a")
    assert sides[0].rate == (2.0, 4)


@pytest.mark.parametrize("name", list(games()))
def test_every_bot_of_every_game_plays(name: str) -> None:
    game = find_game(name)
    seats = game.min_seats
    for bot in bots_for(game):
        task = Task(name, seats, (bot,) * seats, 3, game.settle_options(seats, {}), "")
        played = play_one(game, task, 0)
        assert len(played.scores) == seats
        assert played == play_one(game, task, 0)


def test_progress_is_told() -> None:
    told: list[int] = []
    simulate(find_game("paper-tales"), 5, 2, ["random", "random"], workers=1, progress=told.append)
    assert sum(told) == 5


def test_bad_requests_are_refused(tmp_path: Path) -> None:
    game = find_game("paper-tales")
    with raises(Wrong, "3 bots cannot sit on 4 seats"):
        simulate(game, 1, 4, ["random"] * 3)
    with raises(Wrong, "has no bot “clever”"):
        simulate(game, 1, 4, ["clever"])
    with raises(Wrong, "at least 1 game"):
        simulate(game, 0, 4, ["random"])
    with raises(Wrong, "cannot be negative"):
        simulate(game, 1, 4, ["random"], workers=-1)
    with pytest.raises(Refused, match=r"PT-V\.3"):
        simulate(game, 1, 4, ["random"], options={"two_player": "advanced"})
    (tmp_path / "precious.txt").write_text("keep me")
    with raises(Wrong, "is not empty"):
        simulate(game, 1, 4, ["random"], out=tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["precious.txt"]


def test_a_bot_that_cheats_is_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Cheat(Bot):
        def choose(self, game: Game[Any], state: State, seat: int) -> Move:
            return Move(seat, "pass")

    monkeypatch.setattr("taletable.lab.simulation.find_bot", lambda game, name: Cheat)
    with raises(Refused, "belongs to another phase", find_game("paper-tales")):
        simulate(find_game("paper-tales"), 1, 2, ["cheat"], workers=1)


def test_a_thinking_bot_is_shown_an_imagined_state() -> None:
    """What it is handed looks the same to its seat, and is not the true state."""
    game = find_game("paper-tales")
    match = Match(game, 3, seed=b"honest")
    shown: list[State] = []

    class Curious(Bot):
        def choose(self, game: Game[Any], state: State, seat: int) -> Move:
            shown.append(state)
            return game.legal(state, seat)[0]

    for seed in range(5):
        Thinker(Curious(), seed).choose(game, match.state, 1)
    assert all(game.view(state, 1) == game.view(match.state, 1) for state in shown)
    assert len({game.digest(state) for state in shown}) == 5
    assert game.digest(match.state) not in {game.digest(state) for state in shown}
    assert RandomBot.blind


def test_random_bot_picks_every_legal_offer_equally_often() -> None:
    game = find_game("paper-tales")
    match, bot = Match(game, 2, seed=b"fair"), RandomBot(1)
    while game.rule(match.state).cite != "PT-8":
        seat = game.asked(match.state)[0]
        match.play(bot.choose(game, match.state, seat))
    match.state.gold = [9, 9]  # type: ignore[attr-defined]
    legal = game.legal(match.state, 0)
    assert 2 <= len(legal) < len(game.offers(match.state, 0))
    counted = Counter(bot.choose(game, match.state, 0) for _ in range(3000))
    assert set(counted) == set(legal)
    chi = sum((counted[move] - 3000 / len(legal)) ** 2 / (3000 / len(legal)) for move in legal)
    assert chi < 3 * len(legal) + 10
