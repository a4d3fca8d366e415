"""Asks of every sort: first come, open and nested, sealed windows, and an end in the middle."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from taletable.engine.fields import Deck
from taletable.engine.game import Result
from taletable.engine.grammar import Grammar
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.match import Match
from taletable.engine.moves import Move, Refused
from taletable.engine.rules import Rule, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame
from taletable.words import words_of

from .toys import COURT, DELVE, RACE
from .toys.base import AnyToy, ToyState
from .toys.court import CourtState
from .toys.delve import FOE, DelveState


def stack(match: Match) -> list[str]:
    """The open paragraphs."""
    return [frame.rule for frame in match.state.frames]


def play(match: Match, *moves: str) -> None:
    """Play moves written as text."""
    for text in moves:
        match.play(match.game.read(text))


def kinds(match: Match) -> list[str]:
    """What was told by the last entry."""
    return [event.kind for event in match.events[match.marks[-2] :]]


# First come


def test_one_answer_settles_a_first_come_ask_for_all() -> None:
    match = Match(RACE, 3, seed=b"race")
    assert RACE.asked(match.state) == [0, 1, 2]
    play(match, "1 grab 4")
    assert RACE.asked(match.state) == [0, 1, 2]
    with pytest.raises(Refused) as caught:
        play(match, "0 grab 4")
    assert caught.value.refusal.cite == "TY-1.3"
    play(match, "0 grab 3", "2 grab 0", "2 grab 1", "1 grab 2")
    assert match.state.over
    assert RACE.results(match.state) == Result((4, 8, 3), (1,), ((("points", 4),), (("points", 8),), (("points", 3),)))


def test_moves_after_the_end_are_refused() -> None:
    match = Match(RACE, 2, seed=b"race")
    play(match, *[f"0 grab {n}" for n in range(5)])
    assert RACE.asked(match.state) == []
    assert RACE.offers(match.state, 0) == RACE.legal(match.state, 0) == []
    with pytest.raises(Refused) as caught:
        play(match, "0 grab 0")
    assert caught.value.refusal.key == "over"
    assert not match.can_undo(0)


# Open and nested


def delve(seats: int = 1, seed: bytes = b"delve") -> Match:
    """A delve that has just begun."""
    return Match(DELVE, seats, seed=seed)


def test_small_acts_do_not_settle_a_turn() -> None:
    match = delve(2)
    play(match, "0 walk", "0 walk", "0 walk")
    assert DELVE.asked(match.state) == [0]
    play(match, "0 rest")
    assert DELVE.asked(match.state) == [1]


def test_a_nested_ask_that_does_not_settle_returns_to_the_turn() -> None:
    match = delve(2)
    play(match, "0 fight")
    assert stack(match) == ["delve", "day", "battle", "blow"]
    assert match.state.frames[1] == Frame("day", 1, (), 1, 1), "the turn waits below, with the seat that still owes its answer"
    play(match, "0 run")
    assert stack(match) == ["delve", "day"]
    assert DELVE.asked(match.state) == [0]
    assert match.state.frames[1] == Frame("day", 1)


def test_a_nested_ask_that_settles_ends_the_turn_after_it() -> None:
    match = delve(2)
    play(match, "0 dig")
    assert stack(match) == ["delve", "day", "chest"]
    assert match.state.frames[1] == Frame("day", 1, (), 1, 0)
    play(match, "0 take gold")
    assert stack(match) == ["delve", "day"]
    assert DELVE.asked(match.state) == [1]


def test_a_fight_goes_on_until_the_foe_is_beaten() -> None:
    match = delve()
    play(match, "0 fight")
    state: Any = match.state
    blows = 0
    while len(match.state.frames) > 2:
        play(match, "0 strike" if stack(match)[-1] == "blow" else "0 suffer strength")
        blows += "struck" in kinds(match)
        state = match.state
    assert state.foe == 0
    assert state.score == [3]
    rolled = [event.args[1] for event in match.events if event.kind == "struck"]
    assert sum(rolled) >= FOE > sum(rolled[:-1])
    assert len(rolled) == blows


def deep_delve() -> Match:
    """A delver with little strength left, under a wound of two points."""
    state = DelveState(1, {})
    DELVE.begin(state, Run(Luck(b"")))
    data = {
        **DELVE.dump(state),
        "foe": 2,
        "asked": [0],
        "waiting": [0],
        "frames": [
            {"rule": "delve", "step": 1},
            {"rule": "day", "step": 1, "asked": [0], "waiting": [0]},
            {"rule": "battle", "step": 2, "args": [0]},
            {"rule": "wound", "step": 1, "args": [0, 2]},
        ],
        "players": [{"strength": 2, "score": 1, "lost_sight": {}}],
    }
    return Match(DELVE, 1, seed=b"deep", position=data)


def test_a_wound_is_taken_point_by_point() -> None:
    match = deep_delve()
    play(match, "0 suffer gold")
    assert stack(match)[-1] == "wound"
    assert match.state.frames[-1].args == (0, 1)
    with pytest.raises(Refused) as caught:
        play(match, "0 suffer gold")
    assert caught.value.refusal.cite == "TY-4.3"
    assert words_of(match.game).say(caught.value.said) == "There is no gold to lose."
    play(match, "0 suffer strength")
    assert stack(match) == ["delve", "day", "battle", "blow"]


def test_a_game_may_end_in_the_middle_of_everything() -> None:
    match = deep_delve()
    play(match, "0 suffer strength")
    play(match, "0 suffer strength")
    assert match.state.over
    assert match.state.waiting == match.state.asked == 0
    assert DELVE.dump(DELVE.load(DELVE.dump(match.state))) == DELVE.dump(match.state)
    assert kinds(match) == ["lost", "died"]


def test_leaving_closes_everything_on_top() -> None:
    match = deep_delve()
    match.state.leave("battle")
    assert stack(match) == ["delve", "day"]
    assert match.state.waiting == 0
    DELVE.proceed(match.state, Run(Luck(b"")))
    assert DELVE.asked(match.state) == [0]


def test_a_step_has_to_be_a_rule_or_a_method() -> None:
    class Wrong(Sequence[Any]):
        steps = ("nowhere",)

    class Both(Sequence[Any]):
        steps = ("both",)

        def both(self, s: Any, run: Run) -> None:
            """A method with the name of a rule."""

    wrong: dict[str, Rule[Any]] = {"wrong": Wrong()}
    both: dict[str, Rule[Any]] = {"both": Both()}
    for rules in (wrong, both):
        with pytest.raises(ValueError, match="has to be either a rule or a method"):
            AnyToy(rules, ToyState, Deck(()), Grammar())


# Windows

HANDS = [("seal-1", "seal-2"), ("seal-3", "feather-1"), ("feather-2", "feather-3"), ("crumb-1", "crumb-2"), ("crumb-3", "crumb-4")]


def court(*hands: tuple[str, str]) -> Match:
    """A court where the first courtier has just been asked."""
    data = COURT.dump(COURT.new(len(hands), luck=Luck(b"")))
    for player, hand in zip(data["players"], hands, strict=True):
        player["hand"] = list(hand)
    held = {card for hand in hands for card in hand}
    data["pile"] = [card for card in COURT.deck.ids if card not in held]
    return Match(COURT, len(hands), seed=b"court", position=data)


def test_a_window_asks_everybody_else() -> None:
    match = court(*HANDS[:4])
    play(match, "0 claim")
    assert stack(match) == ["court", "turn", "claiming", "window"]
    assert COURT.asked(match.state) == [1, 2, 3]


def test_a_claim_without_an_answer_stands() -> None:
    match = court(*HANDS[:3])
    play(match, "0 claim", "2 let-pass", "1 let-pass")
    assert COURT.asked(match.state) == [1]
    assert stack(match) == ["court", "turn"]
    assert "gained" in kinds(match)


def test_an_answer_opens_a_window_of_its_own() -> None:
    match = court(*HANDS[:3])
    play(match, "0 claim", "2 let-pass", "1 answer seal-3")
    assert stack(match) == ["court", "turn", "claiming", "answering", "window"]
    assert COURT.asked(match.state) == [0, 2], "an answer can be answered by all but its player"
    play(match, "0 let-pass", "2 let-pass")
    assert kinds(match)[-2:] == ["decided", "stopped"]
    assert not any(event.kind == "gained" for event in match.events)


def test_the_latest_answer_counts_first() -> None:
    match = court(*HANDS[:3])
    play(match, "0 claim", "1 answer seal-3", "2 let-pass", "0 let-pass", "2 answer feather-2", "0 let-pass", "1 let-pass")
    state: Any = match.state
    assert state.score == [1, 0, 0], "the feather stops the seal, so the claim stands"
    assert set(COURT.view(state, None)["shown"]) == {"seal-3", "feather-2"}


def test_answers_come_in_the_order_of_seats() -> None:
    match = court(("crumb-1", "crumb-2"), ("seal-1", "crumb-3"), ("seal-2", "feather-1"))
    play(match, "0 claim", "2 answer seal-2", "1 answer seal-1")
    assert [frame.args for frame in match.state.frames if frame.rule == "answering"] == [(2, COURT.deck.number["seal-2"]), (1, 0)]
    assert [event.args[0] for event in match.events if event.kind == "answered"] == [1], "the second answer is still to come"
    play(match, "0 let-pass", "2 let-pass")
    assert [event.args[0] for event in match.events if event.kind == "answered"] == [1, 2]
    saved = COURT.dump(match.state)
    assert COURT.dump(COURT.load(saved)) == saved


def test_waiting_tells_nothing_about_hands() -> None:
    """Whatever others hold: from the claim to the last answer but one, all a courtier sees is the same."""
    seen: set[str] = set()
    for one, two in product(HANDS[1:], repeat=2):
        if one != two:
            match = court(HANDS[0], one, two)
            story = []
            for act in ("0 claim", "2 let-pass"):
                play(match, act)
                told = [event for event in match.events[match.marks[-2] :] if event.seen_by(0)]
                story.append((told, COURT.view(match.state, 0), COURT.prompt(match.state, 1), COURT.asked(match.state)))
            seen.add(str(story))
    assert len(seen) == 1


def test_a_courtier_imagines_all_hands_that_could_be() -> None:
    match = court(*HANDS[:3])
    play(match, "0 claim", "2 let-pass")
    state: Any = match.state
    unseen = len(COURT.deck.ids) - 2
    hands = {tuple(sorted(COURT.imagine(state, 0, QuickLuck(seed)).hand[1])) for seed in range(600)}
    assert len(hands) == unseen * (unseen - 1) // 2
    answers = set()
    for seed in range(200):
        imagined: CourtState = COURT.imagine(state, 0, QuickLuck(seed))
        assert imagined.waiting == state.waiting
        assert imagined.answer[1] == -1, "who has not answered has not answered in thought, either"
        assert imagined.answer[2] == -1 or imagined.answer[2] in imagined.hand[2]
        answers.add(imagined.answer[2])
    assert answers == {-1, COURT.deck.number["seal-3"]}, "what others sealed is guessed among all that they could have played"


def test_moves_are_small_and_hashable() -> None:
    assert len({Move(0, "claim"), Move(0, "claim"), Move(0, "claim", (1,))}) == 2
