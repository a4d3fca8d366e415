"""Counts and constraints of the cards (DU-22, DU-C.1 to DU-C.8, DU-C.60 to DU-C.82), and that all words are there and distinct."""

from __future__ import annotations

from collections import Counter

from taletable.games.dice_upon_a_time.board import ANY_STEED, CHURCH, FIELD_KEYS, HUNTSMAN, QUEST_ONLY
from taletable.games.dice_upon_a_time.cards import (
    BAD,
    CARD_IDS,
    CHARACTERS,
    CURSE,
    EVENTS,
    GOOD,
    ITEMS,
    MINI,
    QUEST_ITEMS,
    QUESTS,
    SIDE,
    STORIES,
    STORY_KINDS,
)
from taletable.games.dice_upon_a_time.dice import COLOURS, DIE_KEYS, FACE_KEYS, SORTS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from .moments import busy


@rule("DU-22.1", "DU-22.2", "DU-22.3", "DU-22.5", "DU-22.6")
def test_components() -> None:
    assert len(CHARACTERS) == 9
    assert (len(COLOURS), len(SORTS), len(DIE_KEYS)) == (5, 5, 26)
    assert (len(QUESTS), len(ITEMS), len(STORIES), len(EVENTS)) == (40, 18, 64, 12)
    assert len(QUEST_ITEMS) == 4
    assert len(CARD_IDS) == len(set(CARD_IDS)) == 134
    assert len(CARD_IDS) + 4 == 138, "with the four Guide cards, which the app shows as help"


@rule("DU-C.60", "DU-1.2", "DU-R.6")
def test_quests_sum_to_116() -> None:
    assert Counter(quest.value for quest in QUESTS) == {2: 14, 3: 16, 4: 10}
    assert sum(quest.value for quest in QUESTS) == 116


@rule("DU-C.62", "DU-9.7")
def test_four_quests_use_the_four_items() -> None:
    fetch = [quest for quest in QUESTS if quest.kind == "fetch"]
    assert sorted(quest.item for quest in fetch) == [0, 1, 2, 3]
    assert all(quest.value == 4 and quest.source >= 0 and quest.place >= 0 for quest in fetch)


@rule("DU-C.63")
def test_quests_by_value_and_kind() -> None:
    kinds = Counter((quest.value, quest.kind) for quest in QUESTS)
    assert kinds == {
        (2, "visit"): 5, (2, "discard"): 6, (2, "deliver"): 3,
        (3, "visit"): 3, (3, "discard"): 3, (3, "deliver"): 10,
        (4, "fetch"): 4, (4, "deliver"): 6,
    }  # fmt: skip
    for quest in QUESTS:
        if quest.kind in ("deliver", "discard"):
            tokens = {(2, "discard"): 2, (2, "deliver"): 1, (3, "discard"): 3, (3, "deliver"): 2, (4, "deliver"): 3}
            assert sum(quest.tokens) == tokens[quest.value, quest.kind]


@rule("DU-C.64", "DU-C.1")
def test_places_and_tokens_are_named_equally_often() -> None:
    for field in QUEST_ONLY:
        assert 4 <= sum(field in (quest.place, quest.source) for quest in QUESTS) <= 6
    asked = [sum(quest.tokens[token] for quest in QUESTS) for token in range(3)]
    assert max(asked) - min(asked) <= 2
    assert len({quest[2:] for quest in QUESTS}) == 40, "no two Quests are the same"
    assert any(quest.place == ANY_STEED and quest.kind == "visit" for quest in QUESTS)


@rule("DU-C.1")
def test_known_quests() -> None:
    known = {(quest.value, quest.place, quest.tokens) for quest in QUESTS}
    assert (2, -1, (0, 0, 2)) in known
    assert (3, CHURCH, (0, 0, 2)) in known
    assert (2, HUNTSMAN, (0, 1, 0)) in known


@rule("DU-C.65")
def test_quests_can_be_shown_by_icons() -> None:
    for quest in GAME.catalogue()["quests"]:
        assert quest["place"] or quest["tokens"]
        assert quest["kind"] in ("visit", "deliver", "discard", "fetch")
        assert (quest["item"] is None) == (quest["source"] is None)


@rule("DU-C.70", "DU-17.2")
def test_story_counts() -> None:
    assert Counter(story.kind for story in STORIES) == {GOOD: 18, BAD: 18, SIDE: 10, CURSE: 8, MINI: 10}
    assert len({story[1:] for story in STORIES}) == 64, "no two stories are the same"


@rule("DU-C.2", "DU-C.3", "DU-C.4", "DU-C.5", "DU-C.8")
def test_known_stories() -> None:
    by_key = {story.key: story for story in STORIES}
    assert by_key["windfall"].options[0].tokens == (0, 0, 1)
    assert [effect.what for effect in by_key["the-thieving-magpie"].options] == ["lose-any", "lose-item"]
    rewards = {tuple(sorted(effect.tokens for effect in story.options)) for story in STORIES if story.kind == BAD and not story.hurts}
    assert ((0, 0, 1), (1, 0, 0)) in rewards
    assert ((0, 0, 1), (0, 1, 0)) in rewards
    assert by_key["home-for-supper"].condition.what == "at"
    assert (by_key["friend-of-the-forest"].condition.what, by_key["friend-of-the-forest"].condition.n) == ("spirits", 2)
    assert any(story.kind == CURSE and story.need.what == "ride" for story in STORIES)
    assert any(story.kind == MINI and story.need.what == "pay-any" and story.draws_quest for story in STORIES)
    assert any(effect.what in ("reroll", "reroll-best") for story in STORIES for effect in story.options)


@rule("DU-C.6")
def test_events_raise_and_lower_the_height() -> None:
    assert {"beanstalk-summer", "low-branches"} <= set(EVENTS)


@rule("DU-C.71")
def test_good_luck() -> None:
    good = {effect.what for story in STORIES if story.kind == GOOD for effect in story.options}
    assert {"gain", "gain-any", "item", "back-route", "back-spirit", "reroll", "go", "rabbit", "quest"} <= good


@rule("DU-C.72", "DU-17.6")
def test_bad_luck_has_two_options() -> None:
    bad = [story for story in STORIES if story.kind == BAD]
    assert all(len(story.options) == 2 for story in bad)
    assert Counter(story.hurts for story in bad) == {True: 12, False: 6}
    assert {effect.what for story in bad if story.hurts for effect in story.options} >= {"lose-any", "lose", "lose-item", "lose-die", "go"}


@rule("DU-C.73", "DU-C.74", "DU-C.75")
def test_points_of_side_quests_and_curses() -> None:
    assert all(1 <= story.ap <= 3 for story in STORIES if story.kind == SIDE)
    assert all(-3 <= story.ap <= -1 for story in STORIES if story.kind == CURSE)
    assert {story.need.what for story in STORIES if story.kind == CURSE} == {"ride", "visit", "pay", "item", "wolf"}
    minis = [story.need.what for story in STORIES if story.kind == MINI]
    assert minis.count("visit") == 5
    assert all(story.ap == 0 for story in STORIES if story.kind in (GOOD, BAD, MINI))


@rule("DU-C.76")
def test_no_story_is_worth_more_than_a_small_quest() -> None:
    for story in STORIES:
        for effect in story.options:
            assert sum(effect.tokens) <= 2
        assert abs(story.ap) <= 3
    assert sum(story.draws_quest for story in STORIES) == 2, "the cards that the cooperative game may redraw"


@rule("DU-22.4", "DU-R.23")
def test_tokens_are_three_kinds_without_limit() -> None:
    assert GAME.grammar.things["token"].names == ("gold", "bread", "apple")


def test_all_words_are_there_and_distinct() -> None:
    catalogue = words_of(GAME).tree(GAME.catalogue())
    for group in ("items", "characters", "quests", "stories", "events"):
        names = [entry["name"] for entry in catalogue[group]]
        texts = [entry["text"] for entry in catalogue[group]]
        assert len(set(names)) == len(names), group
        assert len(set(texts)) == len(texts), group
        assert all(text.endswith((".", "!", "?")) for text in texts)
        assert not any("." in name for name in names if "." in name[:-1])
    assert len(catalogue["fields"]) == 20
    assert len(catalogue["routes"]) == 31


def test_the_board_has_a_word_for_each_of_them() -> None:
    """Keys that the board puts together at run time: none of them is missing."""
    words = words_of(GAME)
    kinds = ["item", "character", "event", "quest", "field", "spirit", *STORY_KINDS]
    faces = [key for key in FACE_KEYS if not key.isdecimal() and key != "blank"]
    assert all(words.has(f"board.item-{item}") for item in ITEMS)
    assert all(words.has(f"board.kind-{kind}") for kind in kinds)
    assert all(words.has(f"board.field-{field}") for field in FIELD_KEYS if field.startswith("steed-"))
    assert all(words.get("board.face", face=face) != face for face in faces)
    assert words.get("board.tokens", n=2, token="bread") == "2 Bread"


def test_questions_mark_what_is_strong_for_pages_only() -> None:
    """The terminal has no use for marks."""
    assert words_of(GAME).get("ask.place").startswith("<b>Place</b>")
    assert words_of(GAME).prompt(busy().state, 0) == "Place a die, or pass for this chapter"


def test_ledger_tables_say_what_the_cards_say() -> None:
    paragraphs = GAME.ledger.paragraphs
    things = words_of(GAME).tree(GAME.catalogue())
    for prefix, group, entries in (
        ("DU-Q", "Task", things["quests"]), ("DU-S", "Text", things["stories"]), ("DU-E", "Text", things["events"])
    ):  # fmt: skip
        for n, entry in enumerate(entries, 1):
            said = paragraphs[f"{prefix}.{n}"].text
            assert entry["name"] in said
            assert f"{group}: {entry['text']}" in said
