"""Events, tokens, special set-ups (TP-15), and what an event may do to spaces (TP-R.35, TP-R.43, TP-R.63, TP-R.76 to TP-R.79)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.saying import say
from taletable.games.a_tale_of_pirates.bot.performing import mildest
from taletable.games.a_tale_of_pirates.cards import CARD_IDS, CHAPTERS, HAPPENING_KEYS, LIBRARY
from taletable.games.a_tale_of_pirates.content import Effect, Where
from taletable.games.a_tale_of_pirates.deeds import carry_out
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import AREAS, SECTORS, SPACES
from taletable.testing import rule

from .table import BEGAN, SAND, START, Table, kinds, told, voyage

AT = BEGAN + 60_000


def do(table: Table, word: str, **more: object) -> list[str]:
    """Carry out one effect; what was told."""
    run = Run(Luck(b""))
    carry_out(table.state, run, (Effect(word, **more),))  # type: ignore[arg-type]
    return kinds(run.events)


@rule("TP-15.2", "TP-C.8", "TP-C.9")
def test_the_first_chapter_has_no_events_tokens_or_special_set_ups() -> None:
    assert not any(plan.happenings or plan.special for plan in CHAPTERS[0].rounds)
    assert not CHAPTERS[0].tokens
    assert all(token.chapter > 1 for token in LIBRARY.tokens)
    assert all(any(plan.happenings for plan in chapter.rounds) for chapter in CHAPTERS[1:])


@rule("TP-15.3", "TP-15.4", "TP-R.43")
def test_an_event_happens_while_play_goes_on() -> None:
    table = Table(chapter=2, events={"2-1-gust": 60_000}, now=BEGAN + 50_000)
    table.play(0, "place helm")
    events = table.wait(AT)
    assert [e["happening"] for e in told(events, "happening")] == ["2-1-gust"]
    assert table.state.speed == 1
    assert table.state.through[0] == BEGAN + 50_000 + SAND, "the sand runs on"
    assert table.state.ends == BEGAN + table.state.length(), "so does the clock"
    assert GAME.asked(table.state) == [0, 1, 2, 3]
    shown = GAME.view(table.state, 1)["events"]["happened"]
    assert shown[0]["text"] == say("happening.2-1-gust.text")
    assert shown[0]["sound"]


@rule("TP-15.5")
def test_nobody_has_to_close_an_event_that_asks_nothing() -> None:
    table = Table(chapter=2, events={"2-1-gust": 60_000}, now=AT - 1)
    table.wait(AT)
    table.play(0, "place helm")
    assert table.state.place[0] >= 0


@rule("TP-15.6", "TP-15.7", "TP-15.8", "TP-R.35")
@pytest.mark.parametrize(("corks", "taken", "life"), [([], False, 5), (["lookout"], False, 4), ([], True, 4)])
def test_damage_in_a_named_area(corks: list[str], taken: bool, life: int) -> None:
    table = Table(chapter=2, round=2, goal=1, corks=corks, events={"2-2-wave": 60_000})
    if taken:
        table.play(0, "place lookout")
    table.wait(AT)
    assert table.state.life == life
    assert table.corks() == (set() if taken else {"lookout"})
    assert taken == (table.state.place[0] >= 0), "a Sandtimer is not disturbed"


@rule("TP-R.35")
def test_an_event_that_names_a_sector_hits_the_area_that_points_there() -> None:
    table = Table(bow="se")
    do(table, "damage-sector", where=Where(0, SECTORS.index("s")))
    assert table.corks() == {"right-1"}
    do(table, "damage-sector", where=Where(1, 3))
    assert table.corks() == {"right-1", "helm"}


@rule("TP-R.89", "TP-R.85", "TP-R.64")
def test_signs_come_before_and_events_keep_their_place_in_the_round() -> None:
    event = HAPPENING_KEYS.index("2-2-wave")
    spec = LIBRARY.happenings[event]
    for difficulty, factor in (("easy", 1.25), ("normal", 1.0), ("hard", 0.85)):
        table = Table(chapter=2, round=1, goal=1, difficulty=difficulty)
        table.wait_round()
        for seat in range(4):
            table.play(seat, "ready")
        s = table.state
        assert s.round == 2
        (sign, code), (time, happens) = s.schedule
        assert (code, happens) == (2 * event, 2 * event + 1)
        assert time - sign == spec.warn * 1000
        assert spec.earliest * factor <= (time - s.began) / 1000 <= spec.latest * factor
        events = table.wait(sign)
        assert told(events, "sign")
        shown = GAME.view(s, 0)["events"]["signs"]
        assert (shown[0]["due"], shown[0]["sign"]) == (time, say("happening.2-2-wave.sign"))
        assert GAME.imagine(s, 0, Luck(b"x")).schedule == s.schedule, "now everybody knows when"


# Choices


def asking(answered: int = 60_000) -> Table:
    """A table whose resolver is about to be asked."""
    return Table(chapter=4, round=4, goal=3, events={"4-4-choice": answered}, now=BEGAN + 20_000)


@rule("TP-R.63", "TP-15.4")
def test_the_resolver_is_asked_and_others_keep_playing() -> None:
    table = asking()
    table.wait(AT)
    assert "answer 0" in table.legal(0)
    assert table.refusal(1, "answer 0") == ("TP-R.63", "not-resolver", (0,))
    table.play(1, "place helm")
    table.play(0, "answer 1", now=AT + 9_000)
    assert table.state.life == 4, "the Helm was taken, so it costs a Life Point"
    assert table.state.question == -1


@rule("TP-R.63")
def test_without_an_answer_the_default_is_taken_after_ten_seconds() -> None:
    table = asking()
    table.wait(AT)
    assert GAME.view(table.state, 0)["events"]["answer_by"] == AT + 10_000
    table.wait(AT + 9_999)
    assert table.state.bow == 0
    events = table.wait(AT + 10_000)
    assert told(events, "answered")[0]["n"] == 0
    assert table.state.bow == 1


@rule("TP-R.105")
@pytest.mark.parametrize(
    ("chapter", "event", "token"), [(10, "10-4-choice", "sand"), (6, "6-4-choice", "rum")], ids=["the Admiral's terms", "the bird's rum"]
)
def test_an_answer_that_gives_tokens_up_needs_them(chapter: int, event: str, token: str) -> None:
    poor = Table(chapter=chapter, round=4, goal=3, events={event: 60_000}, now=AT - 1)
    poor.wait(AT)
    refusal = poor.refusal(0, "answer 0")
    assert (refusal.cite, refusal.key) == ("TP-R.105", "cannot-give")
    assert GAME.named("refuse.cannot-give", refusal.args) == {"token": token}
    assert mildest(poor.state) == 1, "a mate knows it"
    poor.play(0, "answer 1")
    rich = Table(chapter=chapter, round=4, goal=3, tokens={token: 1}, corks=["helm"], events={event: 60_000}, now=AT - 1)
    rich.wait(AT)
    rich.play(0, "answer 0")
    assert rich.tokens() == {}


@rule("TP-R.105")
def test_losses_that_nobody_has_chosen_go_as_far_as_they_can() -> None:
    table = Table(chapter=6, tokens={"rum": 1})
    assert do(table, "lose-token", token=LIBRARY.tokens.index(next(t for t in LIBRARY.tokens if t.key == "rum")), n=3) == ["gave"]
    assert table.tokens() == {}
    assert do(table, "lose-ball") == []
    assert do(table, "remove-cork") == []


@rule("TP-R.54", "TP-R.63")
def test_a_sign_does_not_cut_a_question_short() -> None:
    table = asking()
    table.state.schedule.append((AT + 3_000, 2 * HAPPENING_KEYS.index("4-4-letter")))
    table.wait(AT)
    assert kinds(table.wait(AT + 3_000)) == ["sign"]
    assert HAPPENING_KEYS[table.state.question] == "4-4-choice"


@rule("TP-R.78")
def test_an_open_question_is_settled_before_the_round_ends() -> None:
    table = asking(104_000)
    events = table.wait_round()
    assert kinds(events).index("answered") < kinds(events).index("time-up")


@rule("TP-15.4", "TP-R.63")
def test_the_crew_names_its_resolver() -> None:
    match = Match(GAME, 4, {"chapter": 2}, b"resolver")
    s = voyage(match.state)
    assert s.resolver == 0
    match.play(Move(2, "resolve-events"), 0)
    assert s.resolver == 2
    assert 2 in GAME.asked(s), "that is not yet ready"
    refusal = GAME.refuse(s, Move(2, "resolve-events"))
    assert refusal
    assert refusal.cite == "TP-15.4"


# Closed spaces


@rule("TP-R.76")
def test_a_closed_space_takes_no_sandtimer_and_no_cork() -> None:
    table = Table(now=START)
    table.play(0, "place helm")
    do(table, "close-space", space=SPACES.index("helm"), n=20)
    do(table, "close-space", space=SPACES.index("sail-1"), n=20)
    refusal = table.refusal(1, "place sail-1")
    assert (refusal.cite, refusal.args[1]) == ("TP-R.76", 20)
    do(table, "damage-area", area=AREAS.index("sail"))
    assert table.corks() == {"sail-2"}
    assert "remove" in table.legal(0, START + SAND), "a Sandtimer already in it stays and may be used"
    assert "place sail-1" in table.legal(1, START + 20_000)
    table.state.now = START + 20_000
    do(table, "damage-area", area=AREAS.index("sail"))
    assert table.corks() == {"sail-1", "sail-2"}, "open again to the millisecond"


@rule("TP-R.79")
def test_closed_spaces_open_with_the_end_of_the_round() -> None:
    table = Table(goal=1, now=BEGAN + 115_000, up={"s-1": "brigantine-1"}, dice=[0])
    do(table, "close-space", space=SPACES.index("helm"), n=20)
    table.wait_round()
    assert table.corks() == {"helm"}


# The words for effects


@rule("TP-15.9")
def test_tokens_are_gained_and_lost_within_their_number() -> None:
    table = Table(chapter=3)
    treasure = 0
    assert LIBRARY.tokens[treasure].key == "treasure"
    do(table, "gain-token", token=treasure, n=9)
    assert table.tokens() == {"treasure": LIBRARY.tokens[treasure].most}
    do(table, "lose-token", token=treasure, n=2)
    assert table.tokens() == {"treasure": LIBRARY.tokens[treasure].most - 2}
    assert all(token["text"] for token in GAME.view(table.state, 0)["reference"]["tokens"])


@rule("TP-15.11", "TP-R.74")
def test_where_the_chapter_contradicts_the_rules_the_chapter_wins() -> None:
    plan = CHAPTERS[9].rounds[-1]
    assert plan.sand == 20_000
    table = Table(chapter=10, round=5, goal=4)
    table.play(0, "place helm")
    assert table.state.through[0] == START + 20_000


def test_effects_on_ship_and_balls() -> None:
    table = Table(corks=["sail-1", "helm"], loaded=["left-1"])
    do(table, "shift-speed", n=-1)
    assert table.state.speed == 0
    do(table, "shift-speed", n=9)
    assert table.state.speed == 3
    do(table, "set-speed", n=1)
    assert table.state.speed == 1
    do(table, "remove-cork", area=AREAS.index("helm"))
    assert table.corks() == {"sail-1"}
    do(table, "remove-cork")
    assert table.corks() == set()
    do(table, "lose-ball")
    assert table.loaded() == set()
    do(table, "load-ball", space=SPACES.index("right-2"))
    do(table, "load-ball")
    assert table.loaded() == {"right-1", "right-2"}
    do(table, "lose-life", n=2)
    assert table.state.life == 3


def test_effects_on_cards() -> None:
    table = Table(chapter=8, life=4, up={"ne-1": "hunter-1", "nw-1": "hunter-2"}, down={"se-1": "fog-1", "s-1": "corvette-1"})
    do(table, "move-card", card="hunter", n=1, toward="stern")
    assert (table.up("se-2"), table.up("sw-1")) == ("hunter-1", "hunter-2")
    do(table, "turn-up", n=1)
    assert table.up("se-1") == "fog-1"
    assert table.down("s-1")
    do(table, "turn-up", where=Where(0, SECTORS.index("s")))
    assert table.up("s-1") == "corvette-1"
    do(table, "hit-card", card="corvette", n=1)
    assert table.hits("corvette-1") == 1
    do(table, "add-card", card="brigantine", where=Where(1, 0))
    assert table.up("n-1") == "brigantine-1"
    do(table, "discard-card", card="enemy", n=1)
    assert table.up("n-1") is None
    do(table, "turn-down", where=Where(0, SECTORS.index("se")))
    assert table.down("se-1")
    assert table.down("se-2")
    assert table.up("se-1") is None
    assert CARD_IDS.index("brigantine-1") in table.state.supply


@rule("TP-R.99")
def test_the_first_cork_and_the_first_ball_go() -> None:
    order = ["cannonballs", "right-1", "right-2", "sail-1", "sail-2", "helm", "lookout", "left-1", "left-2"]
    for first, second in pairwise(order):
        table = Table(corks=[second, first])
        do(table, "remove-cork")
        assert table.corks() == {second}
    table = Table(chapter=10, corks=["stern-gun", "left-2"], loaded=["left-2", "left-1", "stern-gun", "right-2"])
    do(table, "remove-cork")
    assert table.corks() == {"stern-gun"}, "added parts come last"
    for gun in ("right-2", "left-1", "left-2"):
        do(table, "lose-ball")
        assert gun not in table.loaded()
    assert table.loaded() == {"stern-gun"}
    do(table, "load-ball")
    assert table.loaded() == {"right-1", "stern-gun"}
    assert do(Table(), "lose-ball") == []
    full = Table(chapter=10, loaded=["right-1", "right-2", "left-1", "left-2"])
    assert do(full, "load-ball") == [], "there are four balls"


@rule("TP-R.100")
@pytest.mark.parametrize(
    ("start", "toward", "n", "end"),
    [
        ("s", "bow", 1, "sw"), ("n", "stern", 1, "ne"), ("se", "bow", 1, "ne"), ("sw", "bow", 1, "nw"), ("ne", "stern", 1, "se"),
        ("nw", "stern", 1, "sw"), ("ne", "bow", 3, "n"), ("sw", "stern", 2, "s"), ("s", "bow", 3, "n"), ("n", "bow", 2, "n"),
    ],
)  # fmt: skip
def test_towards_bow_or_stern(start: str, toward: str, n: int, end: str) -> None:
    table = Table(chapter=8, life=4, up={f"{start}-1": "hunter-1"})
    do(table, "move-card", card="hunter", n=n, toward=toward)
    assert table.up(f"{end}-1") == "hunter-1"


@rule("TP-R.101")
def test_a_card_that_an_event_brings_lies_face_up() -> None:
    table = Table(chapter=6, round=3, goal=2, events={"6-3-patrol": 60_000}, now=AT - 1)
    events = table.wait(AT)
    assert [e["card"] for e in told(events, "arrived")] == ["brigantine-1"]
    assert table.up("ne-1") == "brigantine-1"
    assert CARD_IDS.index("brigantine-1") not in table.state.supply
    table = Table(chapter=2, speed=2)
    do(table, "add-card", card="squall", where=Where(0, SECTORS.index("s")))
    assert table.state.speed == 1, "it comes to light like any other"


@rule("TP-R.80")
def test_mist_leaves_wounded_cards_and_action_spaces_alone() -> None:
    table = Table(chapter=3, up={"s-1": "corvette-1", "s-2": "raft-1", "s-3": "fog-1", "n-1": "fog-2"}, hits={"corvette-1": 1})
    do(table, "turn-down", where=Where(0, SECTORS.index("s")))
    assert (table.up("s-1"), table.up("s-2"), table.up("s-3")) == ("corvette-1", "raft-1", None)
    do(table, "turn-down", where=Where(1, 0))
    assert table.up("n-1") == "fog-2"


@rule("TP-R.83")
def test_the_order_at_the_end_of_a_round() -> None:
    table = Table(chapter=7, life=4, goal=1, up={"ne-1": "tentacle-1", "s-1": "brigantine-1"}, dice=[0])
    events = kinds(table.wait_round())
    assert events.index("shot") < events.index("corked")
    assert table.corks() == {"helm", "right-1"}
