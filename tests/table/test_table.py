"""The table without a server: acts and the time go in, plain data comes out."""

from __future__ import annotations

import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from taletable.engine.match import Match
from taletable.games import find_game, games
from taletable.games.a_tale_of_pirates.timer import GRACE
from taletable.table import absence as absent
from taletable.table import consent, pausing
from taletable.table.absence import Back, InHand, Missed, look_around
from taletable.table.attendance import NOBODY, Attending, gone_since
from taletable.table.course import Course, Pass, Play, Rewind, Undo
from taletable.table.info import table_info, table_line
from taletable.table.laying import branch_seats, lesson_seats, level_of, same_seats
from taletable.table.messages import write
from taletable.table.pace import Pace
from taletable.table.pausing import Changes, Kept
from taletable.table.refuse import Refuse
from taletable.table.sheet import Absence, Coached, Proposal, Seat
from taletable.table.shown import Shown
from taletable.table.table import Table

from .tables import make_lesson, make_sheet, make_table, person_seat

ROOT = Path(__file__).parents[2]
PAPER = find_game("paper-tales")
PIRATES = find_game("a-tale-of-pirates")


def refused(code: str, status: int) -> Any:
    """It is refused with this code, and nothing has changed."""
    return pytest.raises(Refuse, check=lambda error: error.problem.code == code and error.status == status)


def match_of(table: Table) -> Match:
    """The match of a table that has begun."""
    assert table.match
    return table.match


def course_of(table: Table) -> Course:
    """The course of a table that has begun."""
    assert table.course
    return table.course


def first_move(table: Table, seat: int) -> Play:
    """A legal move of a seat."""
    return Play(table.game.legal(match_of(table).state, seat)[0])


# The standard library is enough


def test_a_whole_lesson_runs_with_the_standard_library_only() -> None:
    """Without any installed package: engine, games, bots and table are imported, and a lesson with bots is played to its end."""
    script = """
import sys
sys.path.insert(0, sys.argv[1])
import json, pkgutil, importlib
import taletable.table
for module in pkgutil.iter_modules(taletable.table.__path__, "taletable.table."):
    importlib.import_module(module.name)
from tests.table.tables import make_lesson
from taletable.bots import find_bot
from taletable.engine.luck import QuickLuck
from taletable.games import games
from taletable.table.attendance import Attending
from taletable.table.course import Play
from taletable.table.info import table_info
from taletable.table.messages import write
from taletable.table.pausing import Changes, Kept
game = games()["paper-tales"]
table, coach = make_lesson(game)
match, steps = table.match, set()
while not match.state.over:
    seat = game.asked(match.state)[-1]
    said = json.loads(write(table.state("me", 0, 0, 0)))["lesson"]
    if said:
        steps.add(said["step"])
    if said and said["button"]:
        table.sheet.coached.read.append((coach.place(match), said["step"]))
        continue
    bot = find_bot(game, "easy")(1)
    move = bot.choose(game, game.imagine(match.state, seat, QuickLuck(1)), seat)
    if seat == 0 and not coach.lets(match, move, 0):
        move = game.read(said["takes"][0])
    table.course.perform(Play(move), 0)
info = json.loads(write(table_info(table, "me", Attending(frozenset(["me"])), 0, len(match.log))))
foreign = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names) - {"taletable", "tests", "__main__"}
print(json.dumps([sorted(games()), sorted(steps), info["name"], sorted(name for name in foreign if not name.startswith("_"))]))
"""
    done = subprocess.run([sys.executable, "-I", "-S", "-c", script, str(ROOT)], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    names, steps, name, foreign = json.loads(done.stdout)
    assert names == sorted(games())
    assert name == "Paper Tales"
    assert len(steps) >= 10
    assert foreign == []


# Who sits, and who may act


def test_a_person_looks_through_a_held_seat_that_is_asked() -> None:
    seats = [person_seat(0), Seat(1, "person", None, holders=["person-0"]), person_seat(2)]
    table = make_table(PAPER, seats)
    assert table.viewer("person-0") == 0
    assert table.viewer("person-0", 1) == 1
    assert table.viewer("person-0", 2) == 0
    course_of(table).perform(first_move(table, 0), 0)
    assert match_of(table).state.waiting == 0b110
    assert table.viewer("person-0") == 1
    assert table.viewer("somebody") is None
    table.look("person-0", None)
    with refused("not-yours", 403):
        table.look("person-0", 2)


def test_only_who_plays_a_seat_acts_for_it_and_only_at_its_moment() -> None:
    table = make_table(PAPER, 3)
    table.may_act("person-0", 0, 1)
    with refused("not-yours", 403):
        table.may_act("person-0", 1, 1)
    course_of(table).perform(first_move(table, 0), 0)
    table.may_act("person-1", 1, 1)  # the others' answers to a sealed ask change nothing for it
    with refused("late", 409):
        table.may_act("person-0", 0, 1)
    with refused("late", 409):
        table.may_act("person-0", 0, 99)
    for status in ("paused", "over", "abandoned"):
        table.set_sheet(replace(table.sheet, status=status))
        with refused(status, 409):
            table.may_act("person-0", 0, None)
    with refused("not-started", 409):
        Table(table.shown, table.sheet, None).may_act("person-0", 0, None)


def test_in_real_time_a_seat_that_was_given_away_is_not_in_its_holders_hands() -> None:
    table = make_table(PIRATES, 2)
    table.sheet.seats[0].stand_in = True
    with refused("given-away", 409):
        table.may_act("person-0", 0, None)
    table.sheet.seats[0].lent = "person-1"
    table.may_act("person-1", 0, None)
    assert table.sheet.held_by("person-1") == [0, 1]
    turns = make_table(PAPER, 2)
    turns.sheet.seats[0].stand_in = True
    turns.may_act("person-0", 0, None)  # in turns one takes it back by acting


def test_who_decides_for_a_seat() -> None:
    bots = [Seat(1, "bot", "easy"), Seat(2, "bot", "gone")]
    table = make_table(PAPER, [person_seat(0), *bots], pace=Pace("decision", 1000))
    best = table.shown.strongest
    assert best == table.shown.levels[-1] == Shown(PAPER, [*table.shown.levels, "guest"], table.shown.levels[-1]).strongest
    assert [table.bot_level(seat, 0) for seat in range(3)] == [None, "easy", best]
    assert table.bot_level(0, 999) is None
    assert table.bot_level(0, 1000) == best
    table.sheet.seats[0].stand_in = True
    assert table.bot_level(0, 0) == best
    assert table.bots() == 0b111
    assert table.bot_seed(1) is None
    lesson, _ = make_lesson(PAPER)
    assert lesson.bot_seed(1) == lesson.bot_seed(1) != lesson.bot_seed(2)


def test_names_of_seats() -> None:
    seats = [Seat(0, "person", None, holders=["a"]), Seat(1, "person", None, holders=["b"]), Seat(2, "bot", "easy"), Seat(3, "open", None)]
    sheet = make_sheet(PAPER, seats, names={"a": "Anna", "b": "Anna"})
    assert sheet.seat_names() == ["Anna 1", "Anna 2", "Ilse", "Seat 4"]
    assert sheet.people() == ["a", "b"]
    with refused("no-seat", 422):
        sheet.seat(4)
    with refused("not-host", 403):
        sheet.hosted("b")
    with refused("not-seated", 403):
        sheet.seated("c")


# The clock


def test_the_clock_knows_pauses_speed_and_where_a_branch_began() -> None:
    table = make_table(PAPER, 2)
    table.set_sheet(replace(table.sheet, started=1000, lost=300))
    assert table.now(1000) == 0
    assert table.now(2000) == 700
    fast = Table(table.shown, replace(table.sheet, paused=1800), table.course, speed=4.0)
    assert fast.now(9999) == 2000
    assert Table(table.shown, replace(table.sheet, started=None), None).now(5) == 0


def test_people_and_the_coach_stop_the_clock_apart() -> None:
    running, coached = Kept("running", None, 10), Coached()
    assert pausing.pause(running, coached, False, 50) is None
    assert pausing.pause(running, coached, True, 50) == {"status": "paused", "paused": 50}
    stopped = Kept("paused", 50, 10)
    assert pausing.hold(stopped, coached, False, 80) is None  # not the coach's doing
    assert pausing.pause(stopped, coached, False, 80) == {"status": "running", "paused": None, "lost": 40}
    assert pausing.hold(running, coached, True, 50) == {"status": "paused", "paused": 50}
    assert coached.held
    assert pausing.hold(stopped, coached, True, 60) is None
    assert pausing.hold(stopped, coached, False, 80) == {"status": "running", "paused": None, "lost": 40}
    assert not coached.held
    coached.held = True
    assert pausing.pause(stopped, coached, False, 80)
    assert not coached.held


def test_nobody_goes_on_while_somebody_is_missed() -> None:
    table = make_table(PIRATES, 2, status="paused", paused=5, absence=Absence("person-1", 99))
    pausing.may_pause(table, "person-0", True)
    with refused("absent", 409):
        pausing.may_pause(table, "person-0", False)
    with refused("not-seated", 403):
        pausing.may_pause(table, "another", True)


def test_the_clock_stands_still_while_the_coach_speaks_and_a_wanted_move_counts_meanwhile() -> None:
    table, coach = make_lesson(PIRATES)
    game, match = table.game, match_of(table)

    def kept() -> Kept:
        return Kept(table.sheet.status, table.sheet.paused, table.sheet.lost)

    def change(changes: Changes | None) -> None:
        assert changes is not None
        table.set_sheet(replace(table.sheet, **changes))

    def read(time: int) -> None:
        said = table.lesson("me", game.asked(match.state)[0], time)
        assert said
        assert said.button
        change(pausing.read_on(coach, match, kept(), table.sheet.coached, said.step, table.now(time), time))

    read(0)
    assert not coach.holds(match, 0)  # before the round no clock runs
    for seat in (0, 1):
        course_of(table).perform(Play(game.read(f"{seat} ready")), 0)
    assert coach.holds(match, 0)
    change(pausing.hold(kept(), table.sheet.coached, True, 100))
    assert table.held
    assert table_info(table, "me", NOBODY, 5000, 0).clock.held
    assert table.now(5000) == 100
    read(5000)
    assert (table.sheet.status, table.sheet.lost, table.held) == ("running", 4900, False)
    assert table.lesson("me", 0, 5000) is None  # the round has not begun to run yet, and a Sandtimer is wanted
    begun = 4900 + game.stirs(match.state, 100)
    assert coach.holds(match, table.now(begun))
    change(pausing.hold(kept(), table.sheet.coached, True, begun))
    said = table.lesson("me", 0, begun + 9000)
    assert said
    assert said.takes == [f"{seat} place sail-{n}" for seat in (0, 1) for n in (1, 2)]
    table.may_play("me", game.read("0 place sail-1"), None, begun + 9000)
    with refused("lesson", 409):
        table.may_play("me", game.read("0 place repairs"), None, begun + 9000)
    change(pausing.leave(coach, match, kept(), table.sheet.coached, table.now(begun + 9000), begun + 9000))
    assert (table.sheet.status, table.sheet.lost, table.held) == ("running", 13900, False)
    assert table.lesson("me", 0, begun + 9000) is None
    table.may_play("me", game.read("0 place repairs"), None, begun + 9000)


# What is seen


def test_offers_come_for_the_seat_that_is_looked_through() -> None:
    seats = [person_seat(0), Seat(1, "person", None, holders=["person-0"])]
    table = make_table(PAPER, seats)
    message = table.state("person-0", 1, 0, 0)
    assert [(ask.seat, bool(ask.offers)) for ask in message.asks] == [(0, False), (1, True)]
    assert message.view
    assert message.view["players"][1]["pack"] != message.view["players"][0]["pack"]
    assert message.full
    assert table.state("somebody", None, 0, 0).asks == []
    open_table = make_table(find_game("threetale"), [person_seat(0), *(Seat(n, "person", None, holders=["person-0"]) for n in (1, 2))])
    assert all(ask.offers for ask in open_table.state("person-0", 0, 0, 0).asks)


def test_the_story_goes_on_where_it_was_left_and_tells_of_what_was_taken_back() -> None:
    table = make_table(PAPER, 2)
    course, match = course_of(table), match_of(table)
    done = course.perform(first_move(table, 0), 10)
    assert done.quiet is False
    assert done.calm
    assert table.state("person-0", 0, 1, 10).undo == [0]
    course.perform(Undo(0), 20)
    mine, theirs = table.state("person-0", 0, 2, 20), table.state("person-1", 1, 2, 20)
    assert [event.kind for event in mine.events] == ["taken-back"]
    assert mine.events[0].args["seat"] == 0
    assert [event.kind for event in theirs.events] == ["taken-back"] * any(event.seen_by(1) for event in match.events[match.marks[0] :])
    course.perform(Rewind(0), 30)
    told = table.state("somebody", None, 3, 30)
    assert (told.full, told.seq) == (False, 2)  # what was chosen and taken back in secret is not counted
    assert table.state("person-0", 0, 3, 30).seq == 4
    assert [(event.kind, event.n) for event in told.events] == [("rewound", 1)]


def test_small_acts_inside_a_sealed_ask_are_quiet() -> None:
    table = make_table(PAPER, 2)
    course, match, rng = course_of(table), match_of(table), Random(1)
    while match.state.frames[-1].rule != "plan":
        seat = rng.choice(PAPER.asked(match.state))
        course.perform(Play(rng.choice(PAPER.legal(match.state, seat))), 0)
    place = next(move for move in PAPER.legal(match.state, 0) if move.verb == "place")
    assert course.perform(Play(place), 0).quiet
    ready = course.perform(Play(PAPER.read("0 ready")), 0)
    assert (ready.quiet, ready.calm) == (False, True)
    both = course.perform(Play(PAPER.read("1 ready")), 0)
    assert (both.quiet, both.calm) == (False, False)
    again = course.perform(Play(PAPER.read("1 ready")), 0)
    assert again.refused
    assert not again.entries


def test_what_was_due_before_a_refused_move_happens_all_the_same() -> None:
    table = make_table(PIRATES, 2)
    course, match = course_of(table), match_of(table)
    for seat in (0, 1):
        course.perform(Play(PIRATES.read(f"{seat} ready")), 0)
    due = PIRATES.due(match.state)[0]
    assert not table.is_due(due)  # moves that were sent before may still come
    assert not table.is_due(due + GRACE)  # up to 300 ms after the end
    late = due + GRACE + 1
    assert table.is_due(late)
    done = course.perform(Play(PIRATES.read("0 place sail-1")), late + 1)
    assert done.refused
    assert [entry.move.verb for entry in done.entries] == ["clock"]
    assert not course.perform(Pass(), late + 1).entries


def test_a_table_as_people_may_know_it() -> None:
    table = make_table(PAPER, 2, guests=["guest"])
    there = Attending(frozenset(["person-0", "guest"]))
    host, guest, nobody = (table_info(table, person, there, 0, 1) for person in ("person-0", "guest", None))
    assert (host.code, guest.code, nobody.code) == ("ABCDEF", "ABCDEF", None)
    assert [seat.invite for seat in host.seats] == ["invite-0", "invite-1"]
    assert [seat.invite for seat in guest.seats] == [None, None]
    assert [seat.connected for seat in host.seats] == [True, False]
    assert (host.watching, host.you_host, guest.you_host) == (1, True, False)
    assert host.seed is None
    assert host.waiting == [0, 1]
    line = table_line(table, "person-1", NOBODY, 7, 0)
    assert (line.your_turn, line.waiting, line.updated) == (True, [0, 1], 7)
    table.set_sheet(replace(table.sheet, status="abandoned"))
    after = table_info(table, None, NOBODY, 0, 1)
    assert (after.seed, after.waiting) == (b"seed".hex(), [])
    assert not table_line(table, "person-1", NOBODY, 7, 0).your_turn
    assert json.loads(write(after))["t"] == "table"


def test_looking_back() -> None:
    table = make_table(PAPER, 2)
    course_of(table).perform(first_move(table, 0), 0)
    assert table.replay("person-0", 0, 0, 0, 1).view["turn"] == 1
    for at, seat, code, status in [
        (2, 0, "no-entry", 404),
        (0, 5, "no-seat", 422),
        (0, 1, "own-seats-only", 403),
        (0, None, "own-seats-only", 403),
    ]:
        with refused(code, status):
            table.replay("person-0", at, at, seat, 1)
    table.set_sheet(replace(table.sheet, status="over"))
    assert table.replay("person-0", 1, 1, None, 1).viewer is None


# Who is missed


def sail() -> Table:
    """Two people in the middle of a round."""
    table = make_table(PIRATES, 2)
    for seat in (0, 1):
        course_of(table).perform(Play(PIRATES.read(f"{seat} ready")), 0)
    return table


class There(Attending):
    """Who is not there has been gone since 1000."""

    def gone(self, person: str) -> int:
        """Since when."""
        return 1000


def test_who_is_gone_and_who_is_back_is_noticed() -> None:
    table, both, one = sail(), There(frozenset(["person-0", "person-1"])), There(frozenset(["person-0"]))
    assert look_around(table, both, 2000, 1500) == ([], None)
    assert look_around(table, one, 2000, 1500) == ([], 500)
    assert look_around(table, one, 2500, 1500) == ([Missed("person-1")], 5)
    table.sheet.absence = Absence("person-1", until=9000, waited={"person-1": PIRATES.stretch(match_of(table).state)})
    table.sheet.status = "paused"
    assert look_around(table, one, 2500, 1500) == ([], 6500)
    assert look_around(table, one, 9500, 1500) == ([], None)
    assert look_around(table, both, 2500, 1500) == ([Back("person-1")], 6500)
    table.sheet.absence = Absence()
    table.sheet.seats[1].stand_in = True
    assert look_around(table, both, 2500, 1500)[0] == [InHand(1)]
    assert gone_since(table.sheet, one, 1) == 1000
    assert gone_since(table.sheet, both, 1) is None
    assert look_around(make_table(PAPER, 2), NOBODY, 2000, 0) == ([], None)  # in turns nobody is missed


def test_the_table_waits_once_in_each_stretch_and_then_the_others_choose() -> None:
    absence, running = Absence(), Kept("running", None, 0)
    assert absent.miss(running, absence, "a", 3, False, 100, 60) == {"status": "paused", "paused": 100}
    assert (absence.person, absence.until, absence.waited) == ("a", 160, {"a": 3})
    assert absent.miss(Kept("paused", 100, 0), absence, "a", 3, False, 110, 60) is None
    assert absent.back(Kept("paused", 100, 5), absence, "b", False, 130) is None
    assert absent.back(Kept("paused", 100, 5), absence, "a", False, 130) == {"status": "running", "paused": None, "lost": 35}
    assert absent.miss(running, absence, "a", 3, False, 200, 60) == {}  # the same stretch: nobody waits
    assert absence.until == 200
    assert absent.back(running, absence, "a", True, 210) == {}
    assert absent.miss(running, absence, "a", 4, True, 300, 60) == {}  # no clock runs
    assert absence.until == 360


def test_what_the_others_can_choose() -> None:
    table, there = sail(), Attending(frozenset(["person-0"]))
    with refused("nobody-missed", 409):
        absent.choose(table, there, "person-0", "wait", None, 0)
    table.sheet.absence = Absence("person-1", until=100)
    table.sheet.status = "paused"
    with refused("waiting", 409):
        absent.choose(table, there, "person-0", "bot", None, 50)
    with refused("yours", 403):
        absent.choose(table, there, "person-1", "bot", None, 200)
    with refused("not-here", 409):
        absent.choose(table, there, "person-0", "player", 1, 200)
    info = table_info(table, "person-0", there, 200, 1).absence
    assert info
    assert (info.name, info.seats, info.wait_ms, info.choose, info.stop) == ("Name 1", [1], 0, True, [])
    assert [(helper.seat, helper.you) for helper in info.helpers] == [(0, True)]

    def settle(choice: absent.Choice) -> tuple[Changes | None, Absence]:
        absence = replace(table.sheet.absence, lent={}, stop=[])
        chosen = absent.choose(table, there, "person-0", choice, None, 200)
        return absent.settle(Kept("paused", 100, 0), absence, chosen, 200, 60), absence

    going_on = {"status": "running", "paused": None, "lost": 100}
    changes, absence = settle("player")
    assert (changes, absence.lent, absence.person) == (going_on, {"1": "person-0"}, None)
    assert absent.hand_back(absence, 1) == {}
    assert absent.hand_back(absence, 1) is None
    assert settle("bot") == (going_on, Absence(None, 100))
    assert settle("wait") == ({}, Absence("person-1", 260))
    changes, absence = settle("stop")
    assert changes == {"status": "abandoned", "paused": None, "proposal": None}


# Consent


def test_going_back_needs_all() -> None:
    table = make_table(PAPER, 2)
    course_of(table).perform(first_move(table, 0), 0)
    for code, status, person, to in (("not-seated", 403, "another", 0), ("no-entry", 422, "person-0", 1)):
        with refused(code, status):
            consent.propose(table, person, to, 1)
    proposal = consent.propose(table, "person-0", 0, 1)
    assert not consent.is_settled(table.sheet, proposal)
    told = consent.proposal_message(table, proposal, "", "person-1")
    assert (told.open, told.you, told.by, told.agreed, told.missing) == (True, True, "Name 0", ["Name 0"], ["Name 1"])
    table.sheet.proposal = proposal
    with refused("proposal", 409):
        consent.propose(table, "person-1", 0, 1)
    both = consent.answered(proposal, "person-1", True)
    assert both == Proposal("person-0", 0, ["person-0", "person-1"])
    assert both
    assert consent.is_settled(table.sheet, both)
    assert consent.answered(proposal, "person-1", False) is None
    assert consent.answered(None, "person-1", True) is None
    with refused("status", 409):
        consent.propose(make_table(PAPER, 2, status="paused"), "person-0", 0, 1)


# Laying tables


def test_seats_of_lessons_rematches_and_branches() -> None:
    table = make_table(PAPER, [person_seat(0), Seat(1, "bot", "easy", "secret")])
    assert level_of(table.shown, None) == table.shown.strongest
    with refused("no-level", 422):
        level_of(table.shown, "godlike")
    lesson, seats = lesson_seats(table.shown, "me")
    assert [(seat.kind, seat.holders) for seat in seats] == [("person", ["me"])] + [("bot", [])] * (lesson.seats - 1)
    assert [(seat.kind, seat.level, seat.holders, seat.invite) for seat in same_seats(table.sheet)] == [
        ("person", None, ["person-0"], ""),
        ("bot", "easy", [], ""),
    ]
    course_of(table).perform(first_move(table, 0), 0)
    state, branched = branch_seats(table, "person-0", 0, 1)
    assert state.waiting == 0b11
    assert [seat.kind for seat in branched] == ["person", "bot"]
    with refused("no-entry", 422):
        branch_seats(table, "person-0", 2, 1)
    with refused("branch-later", 403):
        branch_seats(make_table(PAPER, 2), "person-0", 0, 0)
