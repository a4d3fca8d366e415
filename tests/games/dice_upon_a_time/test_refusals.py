"""What is refused, and what is not even offered, is refused with its true reason (DU-15.3, DU-4.2 and whatever forbids it)."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm
from taletable.testing import rule
from taletable.words import words_of

from . import lively, natural
from .table import Player, Table

MODES: list[Options] = [
    {"characters": True},
    {"characters": True, "mode": "cooperative"},
    {"characters": True, "mode": "peaceful"},
    {"characters": True, "cards": "beginner"},
    {"characters": True, "cards": "no-stories", "events": "open"},
    {"characters": False},
    {"characters": True, "length": "extra-long", "events": "none"},
]
OUT = Player("", at="king", passed=True)


def moments(games: range, share: float) -> Iterator[tuple[Realm, int, Random]]:
    """Some moments of random games of every mode and number of players, with a seat that is asked."""
    for seed in games:
        random = Random(seed)
        options: Options = {"length": "short", **MODES[seed % len(MODES)]}
        for state, move, _ in lively.play(2 + seed % 4, options, seed):
            if random.random() < share:
                yield state, move.seat, random


def sweep(games: range, share: float) -> int:
    """Everything that can be clicked in these games is open, or is refused with a paragraph and a sentence; how much was refused."""
    words = words_of(GAME)
    said: set[tuple[str, str, tuple[int, ...]]] = set()
    refused = 0
    for state, seat, random in moments(games, share):
        for move, refusal in natural.refused(state, seat, random):
            refused += 1
            assert refusal.key != "not-offered", f"{GAME.write(move)}: {state.frames[-1].rule}"
            if refusal not in said:
                said.add(refusal)
                assert refusal.cite in GAME.ledger
                assert words.say(GAME.why(refusal))
    return refused


def test_whatever_is_clicked_in_vain_has_a_reason() -> None:
    assert sweep(range(28), 0.02) > 10_000


@pytest.mark.long
def test_whatever_is_clicked_in_vain_in_500_games_has_a_reason() -> None:
    assert sweep(range(500), 0.2) > 1_000_000


@pytest.mark.parametrize(
    ("act", "cite", "key"),
    [
        pytest.param("place white-plain fox-1", "DU-4.3", "not-your-die", marks=rule("DU-4.3")),
        pytest.param("place red-item fox-1", "DU-4.3", "die-not-unused", marks=rule("DU-4.3")),
        pytest.param("walk church", "DU-7.1", "no-route-yet", marks=rule("DU-7.1")),
        pytest.param("walk town", "DU-7.1", "already-there", marks=rule("DU-7.1")),
        pytest.param("hop church", "DU-11.9", "no-rabbit", marks=rule("DU-11.9")),
        pytest.param("ride steed-west", "DU-8.13", "not-on-a-steed", marks=rule("DU-8.13")),
        pytest.param("ride hell", "DU-8.13", "only-to-steeds", marks=rule("DU-8.13")),
        pytest.param("take gold", "DU-8.7", "tokens-from-fields", marks=rule("DU-8.7")),
        pytest.param("draw-quest 2", "DU-8.1", "on-arrival", marks=rule("DU-8.1")),
        pytest.param("draw-item", "DU-15.2", "items-from-field", marks=rule("DU-15.2")),
        pytest.param("play cursed-ring", "DU-C.42", "no-curse", marks=rule("DU-C.42")),
        pytest.param("play blue-light", "DU-16.14", "no-die-on-the-board", marks=rule("DU-16.14")),
        pytest.param("play ball-of-yarn", "DU-C.35", "say-on-what", marks=rule("DU-C.35")),
        pytest.param("play starwort", "DU-15.3", "not-in-hand", marks=rule("DU-15.3")),
        pytest.param("play golden-ball", "DU-15.4", "item-used", marks=rule("DU-15.4")),
        pytest.param("complete pay-the-piper", "DU-9.1", "in-phase-5", marks=rule("DU-9.1")),
        pytest.param("complete hans-in-luck", "DU-9.1", "not-before-you", marks=rule("DU-9.1")),
        pytest.param("complete one-of-everything", "DU-9.5", "quest-done", marks=rule("DU-9.5")),
        pytest.param("lift a-hundred-years-sleep", "DU-17.12", "not-before-you", marks=rule("DU-17.12")),
        pytest.param("fulfil home-for-supper", "DU-17.10", "at-the-end", marks=rule("DU-17.10")),
        pytest.param("trade 2", "DU-18.1", "not-met", marks=rule("DU-18.1")),
        pytest.param("trade 0", "DU-18.1", "not-with-yourself", marks=rule("DU-18.1")),
        pytest.param("leap hell", "DU-13.3", "no-characters", marks=rule("DU-13.3")),
    ],
)
def test_the_reason_at_the_beginning_of_a_turn(act: str, cite: str, key: str) -> None:
    hand = ["cursed-ring", "blue-light", "ball-of-yarn"]
    me = Player("plain:6", hand=hand, quests=["pay-the-piper"], done=["one-of-everything"], tales=["home-for-supper"])
    other = Player("plain:6", quests=["hans-in-luck"], tales=["a-hundred-years-sleep"])
    refusal = Table(me, other, OUT, used=["golden-ball"]).refusal(act)
    assert (refusal.cite, refusal.key) == (cite, key)


@rule("DU-4.1", "DU-4.2", "DU-15.6", "DU-7.2", "DU-5.8", "DU-4.3")
def test_the_reason_in_the_middle_of_a_turn() -> None:
    table = Table(Player("plain:6 item:1", tokens="gold"), Player("plain:6", hand=["starwort"]), OUT)
    table.play("place red-plain town--apple-field")
    for act in ("place white-plain fox-1", "walk soldier", "trade 0"):
        assert table.cite(1, act) == "DU-4.1", "it is somebody else's turn"
    table.let_be()
    assert table.cite("walk soldier") == "DU-7.1"
    assert table.cite("place red-item fox-1") == "DU-4.3"
    table.play("walk apple-field")
    assert table.cite("take bread") == "DU-8.7"
    assert table.cite("trade 1") == "DU-R.45"
    assert table.cite("place red-item fox-1") == "DU-15.6"
    table.play("take apple")
    table.let_be()
    spirit = Table(Player("plain:6 item:1", tokens="gold"), Player("", passed=True), OUT)
    spirit.play("place red-plain fox-1")
    assert spirit.ask == "deeds", "there is somebody to exchange with"
    assert spirit.cite("walk church") == "DU-5.8"
    walked = Table(Player("plain:6 item:1", tokens="gold"), Player("", passed=True, at="church"), OUT)
    walked.play("place red-plain town--church", "walk church")
    assert walked.cite("walk town") == "DU-7.2"


@rule("DU-C.54", "DU-C.55", "DU-C.59", "DU-C.56", "DU-13.1", "DU-C.52")
@pytest.mark.parametrize(
    ("character", "cites"),
    [
        ("king-thrushbeard", {"leap hell": "DU-C.54", "soften town--soldier": "DU-13.1", "ability": "DU-13.1"}),
        ("brave-little-tailor", {"soften town--soldier": "DU-C.52", "soften rabbit": "DU-C.52"}),
        (
            "sleeping-beauty",
            {
                "sleepwalk red-plain red-item hell": "DU-C.55",
                "sleepwalk red-plain red-plain church": "DU-C.59",
                "sleepwalk red-plain red-ban church": "DU-C.55",
            },
        ),
        ("thumbling", {"redraw-quest 2": "DU-C.56"}),
        ("rapunzel", {"redraw-quest 2": "DU-13.1", "swap gold apple": "DU-13.1"}),
    ],
)
def test_the_reason_why_an_ability_does_not_help(character: str, cites: dict[str, str]) -> None:
    table = Table(Player("plain:6 item:1", character=character, thumbs=1), OUT, OUT)
    assert {act: table.cite(act) for act in cites} == cites


@rule("DU-11.14", "DU-11.28", "DU-C.71", "DU-S.28", "DU-20.13")
@pytest.mark.parametrize(
    ("card", "acts", "key"),
    [
        ("second-thoughts", ["reroll white-plain", "reroll red-ban"], ["not-your-die", "die-not-unused"]),
        ("gambling-hansel", ["turn-die red-plain 1", "turn-die red-plain 6"], ["no-such-face", "no-such-face"]),
        ("elves-at-night", ["take-back red-plain", "take-back white-plain"], ["die-not-there", "not-your-die"]),
    ],
)
def test_the_reason_why_a_die_will_not_do(card: str, acts: list[str], key: list[str]) -> None:
    table = Table(
        Player("story:story-face plain:6 item:1"), Player("plain:5"), OUT, deck=[card], stacks={"town--soldier": "red-ban:5 white-item:5"}
    )
    table.play("place red-story fox-1")
    assert [table.refusal(act).key for act in acts] == key


@rule("DU-11.28", "DU-11.14")
def test_the_reason_why_a_die_of_the_fox_or_for_the_wolf_will_not_do() -> None:
    fox = Table(Player("plain:6"), OUT, seats=2, stacks={"fox-1": "red-story:1", "fox-2": "red-item:1"}, options={"cards": "beginner"})
    fox.play("pass")
    reasons = [fox.refusal(act).key for act in ("roll red-item", "roll red-plain", "set white-plain 3", "set red-story 6")]
    assert reasons == ["other-die-first", "not-from-the-fox", "not-your-die", "no-such-face"]
    wolf = Table(Player("plain:6"), Player("plain:6 item:1"), seats=2)
    wolf.play("place red-plain wolf")
    assert [wolf.refusal(act).key for act in ("lose-die red-item", "lose-die white-ban")] == ["not-your-die", "die-not-unused"]


@rule("DU-18.2", "DU-R.45")
def test_the_reason_why_something_does_not_change_hands() -> None:
    me = Player("plain:6", tokens="gold", tales=["red-hot-shoes"], done=["pay-the-piper"])
    table = Table(me, Player("plain:6"), OUT)
    table.play("trade 1", "give gold")
    reasons = [(r.cite, r.key) for r in map(table.refusal, ("give gold", "give red-hot-shoes", "give pay-the-piper", "want an-item"))]
    assert reasons == [
        ("DU-18.2", "no-more-of-it"),
        ("DU-R.45", "not-to-be-traded"),
        ("DU-18.2", "not-to-be-traded"),
        ("DU-18.2", "no-more-of-it"),
    ]


@rule("DU-17.6", "DU-17.14", "DU-E.11")
def test_the_reason_why_a_token_will_not_do() -> None:
    me = Player("story:story-face plain:6", tokens="gold gold bread bread", hand=["starwort"])
    table = Table(me, OUT, OUT, deck=["twelve-robbers"])
    table.play("place red-story fox-1", "choose 1")
    assert table.refusal("lose apple").key == "none-of-it"
    bridge = Table(me, OUT, OUT, deck=["the-toll-bridge"])
    bridge.play("place red-story fox-1", "choose 1")
    assert bridge.refusal("lose bread").key == "takes-another"


@rule("DU-C.51", "DU-20.3")
def test_puss_swaps_in_his_turn_before_he_walks_as_well() -> None:
    table = Table(Player("plain:6", character="puss-in-boots", tokens="gold"), OUT, OUT)
    table.play("place red-plain town--church", "swap gold bread", "walk church")
    assert (table.tokens(0), table.at(0)) == ({"bread": 1}, "church")


@rule("DU-4.1", "DU-R.46", "DU-21.14")
def test_the_reason_before_any_turn_and_in_a_team() -> None:
    setup = next(state for state, _, _ in lively.play(2, {"characters": True, "cards": "beginner", "mode": "cooperative"}, 1))
    seat = GAME.asked(setup)[0]
    reasons = [GAME.refuse(setup, GAME.read(f"{seat} {act}")) for act in ("pass", "draw-quest 2", "draw-item")]
    assert [(r.cite, r.key) for r in reasons if r] == [
        ("DU-4.1", "no-turn-yet"),
        ("DU-R.46", "quests-lie-open"),
        ("DU-21.14", "no-items-here"),
    ]
