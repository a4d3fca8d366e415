"""Moves as text, the text catalogue, and the ledger."""

from __future__ import annotations

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from taletable.engine.ledger import Ledger, load_ledger
from taletable.engine.luck import Luck
from taletable.engine.moves import ALL, Event, Move, Refusal, Refused, seats_of
from taletable.engine.saying import Wrong, say
from taletable.games import find_game, games
from taletable.words import words_of
from tests.sentences import raises

GAME = find_game("paper-tales")
STATE = GAME.new(3, luck=Luck(b"words"))

verbs = st.sampled_from(sorted(GAME.grammar.group("move")))
names = st.sampled_from(sorted({name for domain in GAME.grammar.things.values() for name in domain.names}))
words = st.one_of(verbs, names, st.integers(-3, 10**10).map(str), st.text(max_size=8), st.sampled_from(["²", "٣", "0x1", "1_0", "", "-"]))


# Moves


@given(st.one_of(st.text(max_size=60), st.lists(words, max_size=6).map(" ".join)))
@settings(max_examples=400, deadline=None)
def test_garbage_is_no_move_or_is_refused(text: str) -> None:
    """Reading raises ValueError and nothing else; whatever can be read is answered with a refusal or None."""
    try:
        move = GAME.read(text)
    except ValueError:
        return
    assert GAME.read(GAME.write(move)) == move
    before = GAME.digest(STATE)
    refusal = GAME.refuse(STATE, move)
    assert refusal is None or (refusal.cite in GAME.ledger and words_of(GAME).refusal(refusal))
    assert GAME.digest(STATE) == before


@given(st.integers(-5, 200), st.text(max_size=12), st.lists(st.integers(-(10**12), 10**12), max_size=5))
@settings(deadline=None)
def test_any_move_is_refused_without_an_error(seat: int, verb: str, args: list[int]) -> None:
    refusal = GAME.refuse(STATE, Move(seat, verb, tuple(args)))
    assert refusal
    assert refusal.cite in GAME.ledger
    assert words_of(GAME).refusal(refusal)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "is not a move"),
        ("recruit archer-1", "is not a move"),
        ("-1 ready", "is not a move"),
        ("100 ready", "is not a move"),
        ("² ready", "is not a move"),
        ("0", "is not a move"),
        ("0 fly", "there is no move “fly”; there are age, construct"),
        ("0 ready now", "“ready” takes 0 arguments (none), got 1"),
        ("0 place archer-1", "“place” takes 2 arguments (card, spot), got 1"),
        ("0 place archer-9 front-1", "“archer-9” is not a card"),
        ("0 place archer-1 front-9", "“front-9” is not a spot"),
        ("0 construct town one resources", "“one” is not a level"),
        ("0 construct town 111111111 resources", "is not a level"),
    ],
)
def test_what_is_wrong_with_a_text(text: str, why: str) -> None:
    with raises(Wrong, re.escape(why)):
        GAME.read(text)


def test_a_move_reads_as_it_is_written() -> None:
    move = GAME.read("  2   place archer-1\tback-2 ")
    assert GAME.write(move) == "2 place archer-1 back-2"
    assert GAME.words(move).touches == ("archer-1", "back-2")
    assert GAME.words(move).args == ("archer-1", "back-2")


def test_why_a_move_is_refused_before_the_rule_is_asked() -> None:
    keys = {
        Move(3, "recruit", (0,)): "no-seat",
        Move(-1, "recruit", (0,)): "no-seat",
        Move(0, "recruit", (10**6,)): "not-offered",
    }
    for move, key in keys.items():
        refusal = GAME.refuse(STATE, move)
        assert refusal == Refusal("PT-4.2", key)
        assert words_of(GAME).refusal(refusal)
    assert GAME.refuse(STATE, Move(0, "ready")) == Refusal("PT-1.3", "other-phase", (1,)), "the rule knows better"
    waiting = STATE.clone()
    waiting.waiting &= ~1
    refusal = GAME.refuse(waiting, GAME.offers(STATE, 0)[0])
    assert refusal == Refusal("PT-4.2", "not-asked", (0,))
    assert words_of(GAME).refusal(refusal, ["Ada"]) == "It is not Ada's decision now."
    assert words_of(GAME).refusal(refusal) == "It is not Seat 1's decision now."


def test_a_move_that_is_no_move_of_the_game_is_not_explained() -> None:
    fits = GAME.grammar.fits
    assert fits("move.ready", ())
    assert fits("move.place", (0, 4))
    assert not fits("move.place", (0, 5)), "there are five spots"
    assert not fits("move.place", (0,))
    assert not fits("move.fly", ())


def test_small_words() -> None:
    assert seats_of(0b1011) == [0, 1, 3]
    assert Event("x", (), ALL).seen_by(None)
    assert Event("x", (), 0b10).seen_by(1)
    assert not Event("x", (), 0b10).seen_by(0)
    assert not Event("x", (), 0b10).seen_by(None)
    assert str(Refused(Refusal("PT-1.1", "seats"), say("refuse.seats", low=1, high=7))) == "PT-1.1 refuse.seats low=1 high=7"
    assert str(Refused(Refusal("", "seats"), say("refuse.seats"))) == "refuse.seats"


# Options


@pytest.mark.parametrize(
    ("seats", "options", "cite", "text"),
    [
        (0, {}, "PT-1.1", "1 to 7"),
        (8, {}, "PT-1.1", "1 to 7"),
        (2, {"dragons": True}, "", "Paper Tales has no option “dragons”."),
        (2, {"two_player": "hard"}, "", "“hard” is not possible for the option “two_player”; it takes simple, advanced."),
        (2, {"two_player": True}, "", "“true” is not possible"),
        (2, {"two_player": None}, "", "not possible"),
        (2, {"two_player": ["simple"]}, "", "not possible"),
        (3, {"two_player": "advanced"}, "PT-V.3", "exactly two players"),
    ],
)
def test_options_that_cannot_be(seats: int, options: dict[str, object], cite: str, text: str) -> None:
    with pytest.raises(Refused) as caught:
        GAME.new(seats, options)
    assert caught.value.refusal.cite == cite
    assert text in words_of(GAME).say(caught.value.said)


def test_options_are_filled_with_defaults() -> None:
    assert GAME.settle_options(2, {}) == {option.key: option.default for option in GAME.options}
    assert GAME.settle_options(2, {"two_player": "advanced"})["two_player"] == "advanced"


def test_games_are_found_by_name() -> None:
    assert find_game("Paper_Tales") is find_game("paper") is GAME
    assert list(games()) == sorted(games())
    for wrong in ("", "chess", "paper tales of old"):
        with raises(Wrong, "there is no game"):
            find_game(wrong)


# Texts


def test_a_game_inherits_the_common_sentences() -> None:
    words = words_of(GAME)
    assert words.has("refuse.not-asked")
    assert words.get("refuse.seats") == "Paper Tales is for 1 to 7 Monarchs."


# Ledgers

MARKDOWN = """# A game: rule ledger

Words about it. **AB-9.9** in the middle of a line is no paragraph.

## 1. Course

- **AB-1.1** One line.
- **AB-1.2** Two
  lines.
    - **AB-1.E1** Example, further in.

**AB-1.3** Without a bullet.

### Deeper

- **AB-1.4** Below.

## Cards

| Id | Name | Cost |
|---|---|---|
| **AB-U.1** | Archer | 1 |
| **AB-U.2** | Knight | – |

## Ids without a test

| Id | Why |
|---|---|
| AB-1.4 | advice |
| AB-U.1 to AB-U.2 | components |
| AB-7.1 | nothing |
"""


def test_paragraphs_of_a_ledger() -> None:
    ledger = Ledger(MARKDOWN)
    assert ledger.title == "A game: rule ledger"
    assert list(ledger.paragraphs) == ["AB-1.1", "AB-1.2", "AB-1.E1", "AB-1.3", "AB-1.4", "AB-U.1", "AB-U.2"]
    assert ledger.paragraphs["AB-1.2"].text == "Two lines."
    assert ledger.paragraphs["AB-1.2"].heading == ("1. Course",)
    assert ledger.paragraphs["AB-1.4"].heading == ("1. Course", "Deeper")
    assert ledger.paragraphs["AB-U.1"].text == "Name: Archer; Cost: 1"
    assert ledger.paragraphs["AB-U.2"].text == "Name: Knight"
    assert [p.id for p in ledger.paragraphs.values() if p.untested] == ["AB-1.4", "AB-U.1", "AB-U.2"]
    assert ledger.strays == ["AB-7.1"]


def test_what_a_ledger_contains() -> None:
    ledger = Ledger(MARKDOWN)
    assert "AB-1.1" in ledger
    assert "AB-1" in ledger
    assert "AB-U" in ledger
    for wrong in ("", "AB", "AB-", "AB-1.", "AB-1.9", "AB-2", "ab-1.1"):
        assert wrong not in ledger
    assert [p.id for p in ledger.search("LINES two")] == ["AB-1.2"]
    assert [p.id for p in ledger.search("ab-u")] == ["AB-U.1", "AB-U.2"]
    assert ledger.search("dragon") == []


@pytest.mark.parametrize("span", ["AB-U.1 to AB-1.2", "AB-1.1 to AB-1.E1"])
def test_a_span_of_ids_has_one_stem(span: str) -> None:
    with pytest.raises(ValueError, match="not a span"):
        Ledger(f"# L\n\n## Ids without a test\n\n| {span} | why |\n")


@pytest.mark.parametrize("again", ["- **AB-1.1** Again.", "| **AB-1.1** | again |"])
def test_an_id_is_given_once(again: str) -> None:
    with pytest.raises(ValueError, match=r"AB-1\.1 twice"):
        Ledger(f"- **AB-1.1** Once.\n{again}\n")


def test_the_ledger_of_a_folder() -> None:
    assert len(load_ledger(GAME.folder).paragraphs) == len(GAME.ledger.paragraphs) > 250
