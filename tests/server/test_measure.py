"""What finished games tell of who played them: what counts, ratings, seals, numbers, and who may see them."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest

from taletable.engine.match import Match
from taletable.games import games
from taletable.server.counting import count
from taletable.server.measure import summary
from taletable.server.measure.facts import Facts, Played, counts, place_of, played
from taletable.server.measure.ratings import Rating, fitting, prior, rate_game
from taletable.server.measure.seals import Seal, earned, honours_of
from taletable.server.unfurl.drawing import Studio
from taletable.table.sheet import Seat
from taletable.words import words_of
from tests.server.client import Person, Server, eventually, new_database, running, sqlite_url, test_settings
from tests.table.tables import make_sheet

LEVELS = ["easy", "normal", "hard"]


def row(table: str, seat: int, who: str, place: int, **more: Any) -> Played:
    """A seat of a game: `who` is a person, or a level with an exclamation mark."""
    bot = who.endswith("!")
    values: dict[str, Any] = {"seats": 2, "score": 10, "ended": 100, "counts": True, "facts": Facts(), **more}
    return Played(table, seat, "paper-tales", None if bot else who, who[:-1] if bot else None, place=place, **values)


# Ratings


def test_who_wins_rises_and_who_loses_falls() -> None:
    rows = [row("t", 0, "anna", 1), row("t", 1, "bela", 2), row("t", 2, "cora", 3)]
    assert rate_game(rows, {"anna": 0, "bela": 0, "cora": 0}, {}, LEVELS)
    anna, bela, cora = (one.mu or 0 for one in rows)
    assert anna > bela > cora
    assert all((one.sigma or 99) < Rating().sigma for one in rows), "it is better known now"


def test_nobody_is_rated_who_does_not_want_to_be() -> None:
    since = {"anna": 0, "bela": 101}
    late = [row("t", 0, "anna", 1), row("t", 1, "bela", 2)]
    assert not rate_game(late, since, {}, LEVELS)
    assert not rate_game([row("t", 0, "anna", 1), row("t", 1, "cora", 2)], since, {}, LEVELS)
    assert not rate_game([row("t", 0, "anna", 1, counts=False), row("t", 1, "hard!", 2, counts=False)], since, {}, LEVELS)
    assert rate_game([row("t", 0, "anna", 1), row("t", 1, "hard!", 2)], since, {}, LEVELS)


def test_who_plays_together_is_one_team_against_the_tale() -> None:
    rows = [row("t", 0, "anna", 1), row("t", 1, "bela", 1), row("t", -1, "tale:x!", 2)]
    assert rate_game(rows, {"anna": 0, "bela": 0}, {}, LEVELS)
    assert rows[0].mu == rows[1].mu
    assert (rows[0].mu or 0) > Rating().mu > (rows[2].mu or 0)


def test_a_newcomers_first_rival_fits() -> None:
    bots = {level: prior(f"b:{level}", LEVELS) for level in LEVELS}
    assert [bots[level].mu for level in LEVELS] == sorted(one.mu for one in bots.values())
    assert fitting(Rating(), bots) == "normal"
    assert fitting(Rating(33), bots) == "hard"
    assert fitting(Rating(), {}) is None
    assert Rating().shown == 1500


# What counts


@pytest.mark.parametrize("wrong", ["lesson", "branch", "position", "practice", "stood in", "looked into", "two hands", "shared seat"])
def test_only_unaided_games_count(wrong: str) -> None:
    from taletable.table.messages import ResultInfo

    seats = [Seat(0, "person", None, holders=["anna"]), Seat(1, "bot", "hard")]
    sheet = make_sheet(games()["paper-tales"], seats)
    sheet.status, sheet.result = "over", ResultInfo([3, 2], [0], [[], []])
    assert counts(sheet)
    match wrong:
        case "lesson":
            sheet.lesson = True
        case "branch":
            sheet.branch_of = "another"
        case "position":
            sheet.position = {}
        case "practice":
            sheet.result.practice = True
        case "stood in":
            sheet.result.stood_in = [0]
        case "looked into":
            sheet.looked_into = True
        case "two hands":
            sheet.seats[1] = Seat(1, "person", None, holders=["anna"])
        case _:
            sheet.seats[0].holders.append("bela")
    assert not counts(sheet)


def test_places() -> None:
    assert [place_of(seat, [5, 9, 9, 2], [1, 2], False) for seat in range(4)] == [3, 1, 1, 4]
    assert [place_of(seat, [7, 7], [], True) for seat in range(2)] == [2, 2]


# Numbers


def test_streaks_seats_and_rivals() -> None:
    mine = [row(f"t{i}", 0, "anna", place, seats=n) for i, (place, n) in enumerate([(1, 2), (1, 2), (2, 3), (1, 2), (1, 3), (1, 2)])]
    assert summary.streaks(mine) == (3, 3)
    assert [(one.seats, one.played, one.won) for one in summary.by_seats(mine)] == [(2, 4, 4), (3, 2, 1)]
    others = summary.by_table([*mine, *[row(f"t{i}", 1, "bela", 3 - mine[i].place) for i in range(3)], row("t3", 1, "hard!", 2)])
    found = summary.rivals(mine, others, {"bela": "Bela"})
    assert [(one.name, one.level, one.before, one.behind) for one in found] == [("Bela", None, 2, 1), (None, "hard", 1, 0)]
    assert summary.rivals(mine, others, {})[0].level == "hard", "who is not open is not named"


# Seals


def test_a_seal_is_earned_once_and_says_how_far_one_is() -> None:
    seal = Seal("age", "farmer", deed="deaths", n=3)
    rows = [row(f"t{i}", 0, "anna", 2, facts=Facts(deeds={"deaths": n})) for i, n in enumerate([1, 2, 5])]
    assert earned(seal, rows[:2])[1:4] == (2, 3, None)
    assert earned(seal, rows)[1:4] == (3, 3, "t2")
    assert earned(seal, [row("t", 0, "anna", 1, counts=False, facts=Facts(deeds={"deaths": 9}))]).table is None
    often = Seal("often", "farmer", won=True, times=2)
    assert earned(often, [row("a", 0, "anna", 1), row("b", 0, "anna", 2)])[1:4] == (1, 2, None)
    assert earned(often, [row("a", 0, "anna", 1), row("b", 0, "anna", 1)]).table == "b"
    quiet = Seal("quiet", "farmer", without="wars", won=True)
    assert earned(quiet, [row("a", 0, "anna", 1, facts=Facts(deeds={"wars": 1}))]).table is None


@pytest.mark.parametrize("game", sorted(games()))
def test_the_seals_of_a_game_have_words_a_drawing_and_deeds_that_it_knows(game: str) -> None:
    import taletable.server.settings

    one = games()[game]
    things = Studio(Path(taletable.server.settings.WEB)).art(game).things
    deeds = set(one.deed_kinds.values())
    assert set(honours_of(one.folder).favourites) <= set(one.catalogue())
    for seal in honours_of(one.folder).seal:
        assert words_of(one, "en").has(f"seal.{seal.key}")
        assert words_of(one, "en").has(f"seal.{seal.key}-how")
        assert seal.thing in things, seal.thing
        assert {seal.deed, seal.without} <= {"", *deeds}, seal.key


# Whole games


def finish(person: Person, *seats: str, seed: int = 1, **more: Any) -> dict[str, Any]:
    """A game played to its end by somebody who plays at random."""
    table = person.table("you", *seats, start=True, **more)
    line = person.live(table["id"])
    line.until("state")
    line.play_on(random.Random(seed))
    line.close()
    eventually(lambda: bool(person.get(f"/api/tables/{table['id']}")["status"] == "over"))
    found: dict[str, Any] = person.get(f"/api/tables/{table['id']}")
    return found


def of_game(page: dict[str, Any], game: str = "paper-tales") -> dict[str, Any]:
    return next(one for one in page["games"] if one["game"] == game)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_from_the_table_to_the_page_and_again(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    with running(test_settings(url)) as server:
        anna, guest = Person(server.url, "Anna"), Person(server.url)
        page = anna.get("/api/me/page")
        assert (page["open"], page["rated"], page["all_games"]) == (False, False, 0)
        guest.get(f"/api/people/{page['handle']}", status=404)
        assert anna.post("/api/me/page", {"rated": True})["rated"]
        result = finish(anna, "random")["result"]
        eventually(lambda: anna.get("/api/me/page")["all_games"] == 1)
        mine = of_game(anna.get("/api/me/page"))
        assert (mine["games"], mine["won"]) == (1, int(0 in result["winners"]))
        assert mine["best"] == result["scores"][0]
        assert mine["by_seats"] == [{"seats": 2, "played": 1, "won": mine["won"]}]
        assert [(one["level"], one["before"] + one["behind"] <= 1) for one in mine["rivals"]] == [("random", True)]
        assert mine["rating"]["games"] == 1
        assert len(mine["rating"]["course"]) == 1
        assert anna.post("/api/me/page", {"open": True})["open"]
        seen = guest.get(f"/api/people/{page['handle']}")
        assert (seen["you"], seen["name"], of_game(seen)["games"]) == (False, "Anna", 1)
        before = of_game(anna.get("/api/me/page"))
    assert asyncio.run(count(url.split("///", 1)[1] if kind == "sqlite" else url, lambda n: None, lambda: None)) == (1, 0)
    with running(test_settings(url)) as server:
        again = Person(server.url)
        again.http.cookies.update(anna.http.cookies)
        assert of_game(again.get("/api/me/page")) == before, "worked out again it is the same"


def test_what_is_not_known_is_not_told(server: Server) -> None:
    guest = Person(server.url)
    guest.get("/api/me/page", status=401)
    for handle in ("nobody", "x" * 40, "a%20b"):
        guest.get(f"/api/people/{handle}", status=404)
    Person(server.url, "Anna").post("/api/me/page", {"open": "yes"}, status=422)


def test_every_seat_of_a_match_is_counted() -> None:
    game = games()["paper-tales"]
    match, rng = Match(game, 3, None, bytes(16)), random.Random(1)
    now = 0
    while not match.state.over:
        seat = game.asked(match.state)[0]
        now += 1000
        match.play(rng.choice(game.legal(match.state, seat)), now)
    sheet = make_sheet(games()["paper-tales"], [Seat(0, "person", None, holders=["anna"]), Seat(1, "bot", "hard"), Seat(2, "bot", "easy")])
    sheet.status = "over"
    from taletable.server.shown import shown
    from taletable.table.course import Course
    from taletable.table.table import Table

    result = game.results(match.state)
    assert result
    sheet.result = Table(shown(game), sheet, Course(match)).result(result)
    rows = played(sheet, match, 7)
    assert [(one.person, one.level, one.score) for one in rows] == [
        ("anna", None, result.scores[0]),
        (None, "hard", result.scores[1]),
        (None, "easy", result.scores[2]),
    ]
    assert {one.seat for one in rows if one.won} == set(result.winners)
    for seat in range(3):
        assert rows[seat].facts.lines == dict(result.lines[seat])
        died = sum(event.kind == "died" and event.args[0] == seat for event in match.events)
        assert rows[seat].facts.deeds.get("deaths", 0) == died
        assert rows[seat].facts.decisions == sum(match.log[n].move.seat == seat for n in match.line)
    assert sum(one.facts.ms for one in rows) <= now
