"""What somebody may well try though it is not offered: the answer names the paragraph that forbids it."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.state import Kingdoms
from taletable.testing import rule
from taletable.testing.checks import check_refusal
from taletable.testing.walking import settings

from .lair import Lair
from .table import Kingdom, Table, aged

MANY = 30
"""Attempts at each decision."""


def attempt(s: Kingdoms, seat: int, in_sight: list[int], random: Random) -> Move:
    """Any act of the game, at any time, with anything in sight."""
    verb = random.choice([key.removeprefix("move.") for key in GAME.grammar.arguments if key.startswith("move.")])
    args = [
        random.choice(in_sight) if domain.name == "card" else random.randint(domain.low, domain.high)
        for domain in GAME.grammar.arguments[f"move.{verb}"].values()
    ]
    return Move(seat, verb, tuple(args))


def sweep(games: int, many: int) -> Counter[str]:
    """How often attempts of random games were answered in which words."""
    answers: Counter[str] = Counter()
    ways = settings(GAME)
    for seed in range(games):
        random = Random(seed)
        match = random.choice(ways).match(seed)
        while not match.state.over:
            s: Kingdoms = match.state  # type: ignore[assignment]
            for seat in GAME.asked(s):
                in_sight = sorted(GAME.visible_cards(s, seat))
                for move in [attempt(s, seat, in_sight, random) for _ in range(many if in_sight else 0)]:
                    refusal = GAME.refuse(s, move)
                    answers[refusal.key if refusal else "allowed"] += 1
                    if refusal and refusal.key not in answers:
                        check_refusal(GAME, refusal)
            seat = random.choice(GAME.asked(s))
            match.play(random.choice(GAME.legal(s, seat)), 0)
    return answers


def test_nothing_that_is_in_sight_is_refused_without_its_reason() -> None:
    answers = sweep(games=6, many=MANY)
    assert answers["not-offered"] == 0
    assert len(answers) > 30


@pytest.mark.long
def test_the_same_in_five_hundred_games() -> None:
    assert sweep(games=500, many=MANY)["not-offered"] == 0


@rule("PT-R.7")
@pytest.mark.parametrize("at", ["draft", "plan", "construction"])
def test_of_a_card_out_of_sight_nothing_is_told(at: str) -> None:
    """Whether it lies in a pile or in another's hand, the answer is the same, and so it is in every state that looks alike."""
    table = Table(Kingdom(front=["knight"], kept="demon" if at == "draft" else None), at=at, turn=2)
    verb = {"draft": "recruit", "plan": "keep", "construction": "upgrade"}[at]
    worlds = [table.state, *[GAME.imagine(table.state, 0, QuickLuck(seed)) for seed in range(5)]]
    for card in range(81):
        moves = [Move(0, verb, (card,))] if at != "construction" else [Move(0, "save", (card,)), Move(0, "place", (card, 0))]
        for move in moves:
            assert len({GAME.refuse(world, move) for world in worlds}) == 1
    hidden = set(range(81)) - GAME.visible_cards(table.state, 0)
    if at != "construction":
        assert {GAME.refuse(table.state, Move(0, verb, (card,))).key for card in hidden} == {"not-offered"}  # type: ignore[union-attr]


def refused(table: Table, act: str) -> tuple[str, str]:
    found = table.refusal(0, act)
    return found.cite, found.key


# Recruitment


@rule("PT-S.17")
def test_what_is_left_over_is_in_sight_and_out_of_reach() -> None:
    table = Table(Kingdom(hand=["knight"]), lair=Lair(left_over=["cook"]))
    assert refused(table, "keep cook-1") == ("PT-S.17", "left-over")


@rule("PT-R.24", "PT-5.9", "PT-5.10")
def test_in_a_payment() -> None:
    table = Table(Kingdom(front=["knight"], hand=["monkey", "demon", "ogre", "golem", "cook"], gold=2))
    table.deploy(0, "monkey front-2", "demon back-1", "ogre back-2", keep="golem")
    table.to("payment")
    assert refused(table, "pay monkey-1") == ("PT-R.24", "paid-already")
    assert refused(table, "pay knight-1") == ("PT-5.9", "paid-before")
    assert refused(table, "pay golem-1") == ("PT-5.10", "kept-for-later")


@rule("PT-12.4", "PT-12.15", "PT-R.70", "PT-R.30", "PT-8.2")
def test_where_abilities_ask() -> None:
    hand = ["shadow", "time-master", "sorcerers-apprentice", "titan"]
    mine = Kingdom(front=[aged("knight")], hand=hand, artifacts=["urn-of-ashes"], gold=9, buildings={"temple": 2})
    table = Table(mine, gates=True, legends=True)
    table.deploy(0, "shadow front-2", "time-master front-3", "sorcerers-apprentice back-1", "titan back-2")
    table.to("shadow")
    assert refused(table, "repeat urn-of-ashes-1") == ("PT-12.4", "no-unit")
    table.play(0, "repeat knight")
    table.to("titan")
    assert refused(table, "found abbey") == ("PT-8.2", "not-in-this-game")
    table.play(0, "found town")
    table.to("age_chosen")
    assert refused(table, "age urn-of-ashes-1") == ("PT-12.15", "no-unit")
    assert refused(table, "shift knight-1 urn-of-ashes-1") == ("PT-12.15", "no-unit")
    assert refused(table, "shift knight-1 knight-1") == ("PT-R.70", "same-unit")
    table.play(0, "age shadow")
    assert refused(table, "age knight-1") == ("PT-R.70", "nothing-to-place")
    table.match.undo(0)
    table.play(0, "shift knight shadow", "shift shadow knight")
    assert refused(table, "shift knight-1 shadow-1") == ("PT-R.30", "nothing-to-move")
    assert refused(table, "leave-ages") == ("PT-R.30", "nothing-to-move")


@rule("PT-12.15")
def test_an_alchemist_s_tokens_go_on_no_artifact() -> None:
    table = Table(Kingdom(front=["master-alchemist", "farmer"], artifacts=["urn-of-ashes"]), legends=True)
    table.play(0, "ready")
    table.to("age_by_food")
    assert refused(table, "age urn-of-ashes-1") == ("PT-12.15", "no-unit")


# Construction and Aging


@rule("PT-8.6", "PT-11.6", "PT-R.65", "PT-8.2", "PT-1.3")
def test_in_a_construction() -> None:
    table = Table(Kingdom(front=["woodcutter"], gold=9), at="construction", gates=True, buildings=["library"])
    assert refused(table, "construct mine 1 gold") == ("PT-8.6", "other-price")
    assert refused(table, "construct temple 1 gold-then-resources") == ("PT-11.6", "other-price")
    assert refused(table, "upgrade library gold-then-resources") == ("PT-R.65", "other-price")
    assert refused(table, "construct royal-palace 1 resources") == ("PT-8.2", "not-in-this-game")
    assert refused(table, "save woodcutter-1") == ("PT-1.3", "other-phase")


@rule("PT-12.4", "PT-R.8")
def test_nobody_saves_an_artifact_or_a_rival() -> None:
    mine = Kingdom(front=["mystical-healer", aged("knight")], artifacts=["urn-of-ashes"])
    table = Table(mine, Kingdom(front=[aged("cook")]), at="construction", legends=True)
    table.to("healing")
    assert refused(table, "save urn-of-ashes-1") == ("PT-12.4", "no-unit")
    assert refused(table, "save cook-1") == ("PT-R.8", "anothers")
