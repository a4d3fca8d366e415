"""Crew mates heed what persons call: they answer, take it on, make room, and never break a rule for it (TP-R.67, TP-R.68)."""

from __future__ import annotations

import pytest

from taletable.bots import SILENCE, Call, Heard, Plan, Thinker
from taletable.bots.timed import let_play
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.games.a_tale_of_pirates.bot.calls import HOLD, SLACK, Orders, understand
from taletable.games.a_tale_of_pirates.bot.levels import DUTIES, LOOK_UP, Mate, duty_of
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SAIL, SPACES
from taletable.games.a_tale_of_pirates.state import IN_HAND, Voyage
from taletable.lab.simulation import Task, play_match
from taletable.testing import rule
from taletable.words import words_of

from .table import SAND, START, Table, voyage

PERSON = 0
MATES = 0b1110
"""Seats 1 to 3 are played by bots."""


class Exact(Mate):
    """A mate that never slips."""

    slips: int = 0


def heard(*touches: str, at: int = START, bots: int = MATES) -> Heard:
    """A person has just called something."""
    return Heard((Call(at, PERSON, "", touches),), bots)


def sail(table: Table, calls: Heard, until: int) -> None:
    """Let the mates act while the person only looks on."""
    let_play(table.match, {seat: Thinker(Exact(seat), seat) for seat in (1, 2, 3)}, table.now, until, calls)
    table.now = until


def places(s: Voyage) -> list[str | None]:
    """Where the Sandtimers are."""
    return [None if place == IN_HAND else SPACES[place] for place in s.place]


def plan(s: Voyage, seat: int, now: int, calls: Heard) -> Plan:
    """What the mate of a seat means to do at a time."""
    return Thinker(Exact(seat), seat).plan(GAME, s, seat, now, calls)


def done_at(space: str, way: str) -> Move:
    """What the mate does in a space to which it was called, when its sand is through."""
    table = Table(speed=1)
    call = heard(space, way)
    sail(table, call, START + 4_000)
    seat = places(table.state).index(space)
    now = table.state.through[seat]
    move = plan(table.state, seat, now + Exact(seat).after(seat, now), call).move
    assert move is not None
    return move


@rule("TP-R.67")
@pytest.mark.parametrize("space", ["helm", "lookout", "cannonballs", "sail-2", "right-2", "left-1", "repairs"])
def test_a_free_mate_goes_where_it_is_called_within_its_reaction(space: str) -> None:
    table = Table()
    assert space not in places(table.state)
    sail(table, heard(space), START + Mate.delay + Mate.spread)
    assert space in places(table.state)[1:], "even where it would not have gone by itself"


@rule("TP-R.92")
def test_only_one_mate_goes() -> None:
    table = Table()
    sail(table, heard("left-1"), START + 10_000)
    assert sum(place in ("left-1", "left-2") for place in places(table.state)) == 1


@rule("TP-R.92")
def test_the_mate_that_takes_a_call_answers_it() -> None:
    table = Table()
    plans = [plan(table.state, seat, START, heard("helm")) for seat in (1, 2, 3)]
    says = [one.says for one in plans if one.says]
    assert len(says) == 1
    assert spoken(says[0]) == "Aye!"
    assert says[0].touches == ("helm",)
    assert START + Mate.delay - Mate.spread <= says[0].at <= START + Mate.delay + Mate.spread


def test_a_mate_whose_sand_runs_answers_at_once_and_comes_when_it_may() -> None:
    table = Table(seats=2)
    table.play(1, "place lookout")
    now = START + 5_000
    call = heard("helm", at=now, bots=0b10)
    first = plan(table.state, 1, now, call)
    assert first.move is None
    assert first.says is not None
    assert now < first.says.at <= now + Mate.delay + Mate.spread
    let_play(table.match, {1: Thinker(Exact(1), 1)}, now, START + SAND + 6_000, call)
    assert places(table.state)[1] == "helm"


def words(s: Voyage, now: int, calls: Heard, mates: tuple[int, ...] = (1, 2, 3)) -> list[str]:
    """What the mates answer."""
    return [spoken(says) for seat in mates if (says := plan(s, seat, now, calls).says)]


def spoken(call: Call) -> str:
    """What a call says."""
    return call.text if isinstance(call.text, str) else words_of(GAME).say(call.text)


@rule("TP-R.92")
def test_a_mate_says_when_it_will_come() -> None:
    table = Table(seats=2)
    table.play(1, "place lookout")
    call = heard("helm", at=START + 5_000, bots=0b10)
    later = ["Aye, when my sand is through."]
    assert words(table.state, START + 5_000, call, (1,)) == later
    table.play(1, "remove", now=START + SAND)
    assert words(table.state, START + SAND, call, (1,)) == later, "the same answer, so it is said once"


@rule("TP-R.92")
@pytest.mark.parametrize(
    ("case", "why"),
    [
        ("taken", "That place is taken."),
        ("closed", "That place is closed now."),
        ("late", "Too late for this round."),
        ("there", "I was just there."),
        ("sand", "My sand still runs."),
    ],
)
def test_a_mate_that_cannot_follow_a_call_says_why(case: str, why: str) -> None:
    table = Table(seats=2)
    now = START + 1_000
    if case == "taken":
        table = Table(seats=3)
        table.play(2, "place helm")  # neither a mate nor the one who calls
    elif case == "closed":
        table.state.closed[SPACES.index("helm")] = now + 20_000
    elif case == "late":
        now = table.state.ends - SAND + 100
        table.state.now = now
    elif case == "there":
        table.play(1, "place helm")
        now = START + SAND
        table.play(1, "remove", now=now)
    else:
        now = table.state.ends - SAND - 2_000
        table.play(1, "place lookout", now=now - 1_000)
    call = heard("helm", at=now, bots=0b10)
    answer = plan(table.state, 1, now, call).says
    assert answer is not None
    assert (spoken(answer), answer.touches) == (why, ("helm",))
    assert now + Mate.delay - Mate.spread <= answer.at <= now + Mate.delay + Mate.spread
    assert words(table.state, answer.at, call, (1,)) == [why]
    assert words(table.state, answer.at + 1_000, call, (1,)) == [], "once, and not again later"


@rule("TP-R.92")
def test_an_excuse_keeps_nobody_from_work() -> None:
    table = Table(seats=3)
    table.play(2, "place helm")
    began = START + Exact(1).after(1, START)
    call = heard("helm", at=began - 200, bots=0b10)
    meant = plan(table.state, 1, began, call)
    assert meant.move == plan(table.state, 1, began, Heard((), 0b10)).move
    assert meant.says is not None


def test_nobody_excuses_itself_to_who_tells_what_it_will_do() -> None:
    table = Table()
    table.play(PERSON, "place helm")
    assert words(table.state, START + 1_000, heard("helm", "left", at=START + 1_000)) == []


@rule("TP-R.92")
@pytest.mark.parametrize(
    ("touches", "why"),
    [
        (("helm", "left"), "At anchor the ship cannot be turned."),
        (("sail-1", "slower"), "The sail cannot go lower."),
        (("lookout",), "Nothing left to look at."),
        (("repairs",), "Nothing left to mend."),
        (("left-1",), "There is no Cannonball in left Cannon 1."),
        (("right-1",), "No target in my sights."),
    ],
)
def test_a_mate_that_came_for_nothing_says_why(touches: tuple[str, ...], why: str) -> None:
    table = Table(seats=2, speed=0, up={"s-1": "corvette-1"}, loaded=("right-1",))
    call = heard(*touches, bots=0b10)
    table.play(1, f"place {touches[0]}", now=START + 2_000)
    through = table.state.through[1]
    now = through + Exact(1).after(1, through)
    while (meant := plan(table.state, 1, now, call)).move is None:
        assert meant.at > now
        now = meant.at
    assert meant.move.verb == "remove"
    assert meant.says is not None
    assert spoken(meant.says) == why
    assert plan(table.state, 1, now, Heard((), 0b10)).says is None, "who came by itself owes no word"


def test_who_may_not_go_there_again_leaves_it_to_another() -> None:
    table = Table()
    for seat, place in ((1, "sail-1"), (2, "lookout"), (3, "cannonballs")):
        table.play(seat, f"place {place}")
    now = START + SAND
    for seat in (1, 2, 3):
        table.play(seat, "remove", now=now)
    orders = Orders(table.state, heard("sail-2", at=now))
    assert list(orders.takers) == [2], "mate 1 has just been at the sail (TP-6.11)"


def test_a_call_that_a_person_meets_is_met() -> None:
    table = Table()
    table.play(PERSON, "place helm", now=START + 500)
    assert not Orders(table.state, heard("helm")).takers
    sail(table, heard("helm"), START + 10_000)
    assert places(table.state).count("helm") == 1


@rule("TP-R.92")
def test_a_call_does_not_count_for_ever() -> None:
    table = Table()
    table.state.now = START + SAND + SLACK
    assert not Orders(table.state, heard("helm")).takers
    table.state.now = START + 3 * SAND
    assert not Orders(table.state, heard("helm")).orders


@rule("TP-R.67", "TP-R.92")
def test_a_mate_that_blocks_a_space_leaves_it_as_soon_as_the_rules_let() -> None:
    table = Table(up={"ne-1": "passage-1-1"}, loaded=())
    table.play(1, "place left-1")
    table.play(2, "place cannonballs")  # the ball may still come, so without a call mate 1 would wait for it
    table.state.through[2] += 20_000
    call = heard("left-1", at=START + 1_000)
    for now in range(START + 4_000, START + SAND, 4_000):
        assert plan(table.state, 1, now, call).move is None, "not before the sand is through (TP-6.4)"
    through = START + SAND
    leaves = plan(table.state, 1, through + Exact(1).after(1, through), call)
    assert leaves.move is not None
    assert leaves.move.verb == "remove"


@pytest.mark.parametrize(("way", "verb"), [("faster", "hoist"), ("slower", "lower")])
def test_the_sail_is_set_as_it_was_called(way: str, verb: str) -> None:
    assert done_at("sail-1", way).verb == verb


@pytest.mark.parametrize(("way", "turns"), [("left", {"left-1", "left-2"}), ("right", {"right-1", "right-2"})])
def test_the_ship_is_turned_as_it_was_called(way: str, turns: set[str]) -> None:
    assert GAME.write(done_at("helm", way)).split()[2] in turns


def test_a_turn_that_was_called_is_made_once() -> None:
    table = Table(speed=1)
    table.act(1, "helm", "steer left-1")
    table.play(2, "place helm")
    call = heard("helm", "left", at=START + 1_000)
    assert Orders(table.state, call).way(2) == 0


@rule("TP-R.92")
def test_wait_holds_sail_and_helm_for_a_while() -> None:
    table = Table(speed=0, up={"n-1": "passage-1-1"})
    table.play(1, "place sail-1")
    through = START + SAND
    awake = through + Exact(1).after(1, through)
    free = plan(table.state, 1, awake, SILENCE)
    assert free.move is not None
    assert free.move.verb == "hoist"
    held = plan(table.state, 1, awake, heard("wait", at=through))
    assert held.move is None
    assert held.at == through + HOLD
    assert held.says is not None
    assert spoken(held.says) == "Holding on."
    again = Heard((*heard("wait", at=through).calls, Call(through + 1, PERSON, "", ("sail-1", "faster"))), MATES)
    noticed = plan(table.state, 1, awake, again).at
    assert noticed < through + HOLD
    assert plan(table.state, 1, noticed, again).move is not None, "a later call ends it"


def test_a_card_that_is_pointed_at_is_dealt_with_first() -> None:
    table = Table(chapter=4, bow="n", speed=1, up={"ne-1": "gunboat-1", "nw-1": "gunboat-2"}, loaded=("left-1", "right-1"))
    for card, gun in (("gunboat-1", "right-1"), ("gunboat-2", "left-1")):
        copy = Match(GAME, 4, position=GAME.dump(table.state), seed=b"card")
        let_play(copy, {1: Thinker(Exact(1), 1)}, START, START + 4_000, heard(card, bots=0b10))
        assert places(voyage(copy.state))[1] == gun


def test_a_damaged_space_that_is_called_for_is_repaired() -> None:
    table = Table(corks=("lookout", "left-2"))
    order = understand(table.state, heard("lookout").calls[0])
    assert order is not None
    assert SPACES[order.space] == "repairs"
    sail(table, heard("lookout"), START + 4_000)
    seat = places(table.state).index("repairs")
    now = table.state.through[seat]
    done = plan(table.state, seat, now + Exact(seat).after(seat, now), heard("lookout"))
    assert done.move is not None
    assert GAME.write(done.move) == f"{seat} repair lookout"


def test_a_hidden_card_that_is_pointed_at_is_looked_at() -> None:
    table = Table(bow="se", down={"s-1": "passage-1-1", "n-1": "passage-1-2", "n-2": "passage-1-3"})
    call = heard("s-1")
    sail(table, call, START + 4_000)
    seat = places(table.state).index("lookout")
    now = table.state.through[seat]
    done = plan(table.state, seat, now + Exact(seat).after(seat, now), call)
    assert done.move is not None
    assert GAME.write(done.move) == f"{seat} look s-1"


@pytest.mark.parametrize("touches", [(), ("nonsense",), ("capstan",), ("gunboat-1",), ("s-1",), ("left", "right"), ("-1", "", "helm2")])
def test_what_makes_no_sense_changes_nothing(touches: tuple[str, ...]) -> None:
    table = Table()
    for seat in (1, 2, 3):
        for now in range(START, START + 8_000, 500):
            assert plan(table.state, seat, now, heard(*touches)) == plan(table.state, seat, now, Heard((), MATES))


@rule("TP-R.92")
def test_mates_take_roles_in_the_order_of_their_seats() -> None:
    s = Table().state
    assert [duty_of(s, seat, Orders(s, Heard((), MATES)))[0] for seat in (1, 2, 3)] == ["helm", "guns", "deck"]
    assert [duty_of(s, seat, Orders(s, SILENCE))[0] for seat in range(4)] == ["helm", "guns", "deck", "helm"]
    assert DUTIES[0][1][0] == SAIL


@rule("TP-R.92")
def test_a_mate_tells_its_role_once_before_the_first_round() -> None:
    match = Match(GAME, 4, {"chapter": 1}, b"roles")
    words = []
    for seat in (1, 2, 3):
        says = plan(voyage(match.state), seat, 0, Heard((), MATES)).says
        again = plan(voyage(match.state), seat, 1_700, Heard((), MATES)).says
        assert says == again, "the same moment, so it is said once"
        assert says is not None
        assert says.at < LOOK_UP
        words.append(spoken(says))
    assert len(set(words)) == 3


@rule("TP-R.66")
def test_without_calls_a_simulation_is_as_it_was() -> None:
    task = Task(GAME.id, 4, ("normal",) * 4, 7, {"chapter": 5, "difficulty": "normal", "crew": "crew"}, "")
    played = play_match(GAME, task, 0)
    assert played.log == play_match(GAME, task, 0).log


def test_calls_never_make_a_mate_break_a_rule() -> None:
    """Wild calls through a whole chapter: every move that is carried out was legal, or the match would have refused it."""
    match = Match(GAME, 4, {"chapter": 9, "difficulty": "easy"}, b"wild")
    thinkers = {seat: Thinker(Mate(seat), seat) for seat in range(4)}
    words = [*SPACES, "n-1", "s-2", "wait", "left", "faster"]
    now = 0
    while not match.state.over:
        word = words[now // 1_500 % len(words)]
        now = let_play(match, thinkers, now, now + 1_500, Heard((Call(now, PERSON, "", (word,)),), 0))
    assert match.state.over
