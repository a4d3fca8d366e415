"""Chapter files: what a wrong one is told, and what the ten of the game promise (content sheet B to J)."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from taletable.games.a_tale_of_pirates.cards import CARD_IDS, CHAPTERS, KINDS, LIBRARY
from taletable.games.a_tale_of_pirates.chapters import BadChapter, Reader, load_library, own_folder
from taletable.games.a_tale_of_pirates.content import Chapter, Effect, Effects, Happening
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import AREAS, MOST_LIFE, REPAIRS
from taletable.games.a_tale_of_pirates.state import PER_CENT
from taletable.testing import rule
from taletable.words import ENGLISH, Speech, words_of

from .prose import prose

MINIMAL = """
chapter = 1
before = 1
after = 1
failed = 1
[[card]]
key = "rock"
count = 3
life = 1
[start]
life = 3
[[round]]
seconds = 100
[[round.deal]]
cards = { rock = 2 }
to = ["N", "S"]
[[round.goal]]
test = "destroy"
card = "rock"
count = 1
"""


def read(text: str) -> Reader:
    """Read one chapter file."""
    reader = Reader()
    reader.read("mine.toml", text)
    return reader


def test_a_minimal_chapter_is_read() -> None:
    reader = read(MINIMAL)
    assert reader.chapters[0].rounds[0].seconds == (150, 116, 100)
    assert reader.kinds[0].life == 1


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ("chapter = 1", "chapter = 2", "chapter", "expected 1"),
        ("chapter = 1", "chapter = ", "", "is not TOML"),
        ("before = 1", "", "before", "is missing"),
        ("after = 1", "after = 0", "after", "from 1 to 9"),
        ("before = 1", 'before = 1\ntitle = "T"', "", "unknown title"),
        ('key = "rock"', 'key = "Rock!"', "card[1].key", "small letters"),
        ("count = 3", "count = 0", "card[1].count", "from 1 to 12"),
        ("count = 3", "count = 1", "round[1].deal", "there are only 1 Cards"),
        ("life = 1", "lives = 1", "card[1]", "unknown lives"),
        ("life = 3", "life = 9", "start.life", "from 1 to 5"),
        ("life = 3", 'life = 3\ncorks = ["repairs"]', "start.corks", "got 'repairs'"),
        ("life = 3", 'life = 3\nadd = ["bridge"]', "start.add", "got 'bridge'"),
        ("cards = { rock = 2 }", "cards = { reef = 2 }", "round[1].deal[1].cards.reef", "there is no Card 'reef'"),
        ('to = ["N", "S"]', 'to = ["E", "S"]', "round[1].deal[1].to", "got 'E'"),
        ('to = ["N", "S"]', 'to = ["N", "S", "NE"]', "round[1].deal[1].to", "cannot be dealt evenly"),
        ('test = "destroy"', 'test = "win"', "round[1].goal[1].test", "expected one of"),
        ('card = "rock"\ncount', 'card = "reef"\ncount', "round[1].goal[1].card", "there is no Card 'reef'"),
        ("seconds = 100", "seconds = 10", "round[1].seconds", "from 30 to 600"),
        ('[[round.goal]]\ntest = "destroy"\ncard = "rock"\ncount = 1', "", "round[1].goal", "needs a goal"),
        ("life = 1", 'life = 1\nup = [{ do = "explode" }]', "card[1].up[1].do", "expected one of"),
        ("life = 1", 'life = 1\nup = [{ do = "damage-area", area = "repairs" }]', "card[1].up[1].area", "TP-R.36"),
        ("life = 1", 'life = 1\nup = [{ do = "lose-life", x = 1 }]', "card[1].up[1]", "unknown x"),
        ("life = 1", "life = 1\ndanger = [2]", "card[1].strikes", "needs the speeds"),
        ("life = 1", "life = 1\nspeed = [4]", "card[1].speed", "speeds from 0 to 3"),
        ("seconds = 100", 'seconds = 100\nspecial = [{ do = "set-speed", n = 1 }]', "round[1].special", "TP-15.2"),
        ("count = 3", "count = 3\npicture = 7", "card[1].picture", "expected a name"),
        ("[start]", '[[token]]\nkey = "gold"\ncount = 2\n[start]', "token", "TP-15.2"),
    ],
)
def test_a_wrong_file_is_told_where_and_why(old: str, new: str, where: str, why: str) -> None:
    assert old in MINIMAL
    with pytest.raises(BadChapter) as caught:
        read(MINIMAL.replace(old, new, 1))
    assert caught.value.file == "mine.toml"
    assert caught.value.where == where
    assert why in caught.value.why


SECOND = MINIMAL.replace("chapter = 1", "chapter = 2").replace("rock", "stone")


GOAL = '[[round.goal]]\ntest = "destroy"\ncard = "stone"\ncount = 1'
TOKEN = '[[token]]\nkey = "gold"\ncount = 2\n[start]'
CHOICE = """
[[round.event]]
key = "toll"
at = 40
default = 1
[[round.event.choice]]
effects = [{ do = "lose-token", token = "gold" }]
[[round.event.choice]]
effects = [{ do = "lose-ball" }]
"""


@pytest.mark.parametrize(
    ("old", "new", "where", "why"),
    [
        ('test = "destroy"', 'test = "act"', "round[1].goal[1].card", "no action space"),
        ("count = 3\nlife = 1", "count = 3\nspeed = [1]", "round[1].goal[1].card", "no life symbols"),
        ("count = 3\nlife = 1", 'count = 3\n[[card]]\nkey = "a"\ncount = 1\ntags = ["stone"]', "round[1].goal[1].card", "no life"),
        (GOAL, GOAL.replace("count = 1", "count = 3"), "round[1].goal[1].count", "rounds 1 to 1 bring only 2"),
        (GOAL, GOAL.replace("destroy", "discard").replace("count = 1", "count = 3"), "round[1].goal[1].count", "bring only 2"),
        ("cards = { stone = 2 }", "cards = { rock = 2 }", "round[1].goal[1].count", "bring only 0"),
        (GOAL, GOAL.replace("destroy", "discard").replace('"stone"', '"rock"'), "round[1].goal[1].count", "bring only 0"),
        ("life = 1", "hides = true", "round[1].goal[1].card", "no life symbols"),
        (GOAL, '[[round.goal]]\ntest = "life"\ncount = 4', "round[1].goal[1].count", "begins with 3 Life Points"),
        ("[start]", f"{TOKEN}\ntokens = {{ gold = 3 }}", "start.tokens.gold", "from 1 to 2"),
    ],
)
@rule("TP-R.46")
def test_a_goal_that_can_never_be_met_is_told(old: str, new: str, where: str, why: str) -> None:
    assert old in SECOND
    with pytest.raises(BadChapter) as caught:
        read(MINIMAL).read("two.toml", SECOND.replace(old, new, 1))
    assert caught.value.file == "two.toml"
    assert caught.value.where == where
    assert why in caught.value.why


def test_more_tokens_than_there_are_cannot_be_wanted() -> None:
    text = SECOND.replace("[start]", TOKEN, 1).replace(GOAL, '[[round.goal]]\ntest = "hold"\ntoken = "gold"\ncount = COUNT')
    read(MINIMAL).read("two.toml", text.replace("COUNT", "2"))
    with pytest.raises(BadChapter, match=r"two.toml: round\[1\].goal\[1\].count: there are only 2 tokens 'gold'"):
        read(MINIMAL).read("two.toml", text.replace("COUNT", "3"))


@rule("TP-R.23")
def test_cards_that_stay_and_cards_that_come_back_can_be_wanted_later() -> None:
    later = '\n[[round]]\nseconds = 100\n[[round.goal]]\ntest = "destroy"\ncard = "stone"\ncount = 3\n'
    text = SECOND + later
    with pytest.raises(BadChapter, match="rounds 2 to 2 bring only 0"):
        read(MINIMAL).read("two.toml", text)
    for stays in ("seconds = 100", 'seconds = 100\nstays = ["stone"]'):
        with pytest.raises(BadChapter, match="bring only"):
            read(MINIMAL).read("two.toml", text.replace("seconds = 100", stays, 1))
    back = 'life = 1\nstays = true\ndestroyed = [{ do = "add-card", card = "stone", sector = "here" }]'
    read(MINIMAL).read("two.toml", text.replace("life = 1", back, 1))
    dealt = later.replace("[[round.goal]]", '[[round.deal]]\ncards = { stone = 3 }\nto = ["N", "S", "NE"]\n[[round.goal]]')
    read(MINIMAL).read("two.toml", SECOND + dealt)


@rule("TP-R.87", "TP-R.75")
@pytest.mark.parametrize(
    ("effect", "where", "why"),
    [
        ('{ do = "damage-area", area = "capstan" }', "area", "no area 'capstan'"),
        ('{ do = "close-space", space = "stern-gun", seconds = 9 }', "space", "no space 'stern-gun'"),
    ],
)
def test_nothing_can_be_done_to_a_part_that_the_ship_has_not(effect: str, where: str, why: str) -> None:
    event = EVENT.replace("TIME", "at = 40").replace('{ do = "shift-speed", n = 1 }', effect)
    with pytest.raises(BadChapter) as caught:
        read(MINIMAL).read("two.toml", SECOND + event)
    assert (caught.value.file, caught.value.where) == ("two.toml", f"round[1].event[1].effects[1].{where}")
    assert why in caught.value.why
    text = SECOND.replace("[start]", '[start]\nadd = ["capstan", "stern-gun"]') + event
    read(MINIMAL).read("two.toml", text)


@rule("TP-R.75")
def test_a_card_of_an_earlier_envelope_may_not_want_a_part_that_is_gone() -> None:
    reader = read(MINIMAL.replace("life = 1", 'life = 1\nup = [{ do = "damage-area", area = "helm" }]', 1))
    text = SECOND.replace("[start]", '[start]\nremove = ["helm"]').replace("{ stone = 2 }", "{ stone = 1, rock = 1 }")
    with pytest.raises(BadChapter, match=r"two.toml: round\[1\].deal: the Card 'rock' wants a part: the ship has no area 'helm'"):
        reader.read("two.toml", text)


@rule("TP-R.105")
def test_a_default_that_gives_tokens_up_is_refused() -> None:
    text = SECOND.replace("[start]", TOKEN, 1)
    with pytest.raises(BadChapter, match=r"two.toml: round\[1\].event\[1\].default: gives up tokens"):
        read(MINIMAL).read("two.toml", text + CHOICE)
    read(MINIMAL).read("two.toml", text + CHOICE.replace("default = 1", "default = 2"))


@rule("TP-R.36")
def test_damage_to_repairs_makes_a_chapter_invalid() -> None:
    with pytest.raises(BadChapter, match="Repairs can never be damaged"):
        read(MINIMAL.replace("life = 1", 'life = 1\nleft = [{ do = "damage-area", area = "repairs" }]', 1))


EVENT = """
[[round.event]]
key = "gust"
TIME
effects = [{ do = "shift-speed", n = 1 }]
"""


@pytest.mark.parametrize(
    ("time", "why"), [("at = 5", "too soon"), ("at = 97", "too late"), ("between = [60, 50]", "say `at"), ("", "say `at")]
)
def test_events_come_neither_too_soon_nor_too_late(time: str, why: str) -> None:
    first = MINIMAL.replace("chapter = 1", "chapter = 2").replace('key = "rock"', 'key = "stone"').replace("rock", "stone")
    reader = read(MINIMAL)
    with pytest.raises(BadChapter, match=why):
        reader.read("two.toml", first + EVENT.replace("TIME", time))


def test_two_events_are_not_within_eight_seconds() -> None:
    two = MINIMAL.replace("chapter = 1", "chapter = 2").replace("rock", "stone")
    both = EVENT.replace("TIME", "at = 40") + EVENT.replace("TIME", "at = 45").replace('"gust"', '"lull"')
    with pytest.raises(BadChapter, match="after another event"):
        read(MINIMAL).read("two.toml", two + both)


@rule("TP-15.2")
def test_chapter_one_may_not_have_events() -> None:
    with pytest.raises(BadChapter, match="chapter 1 has no events"):
        read(MINIMAL + EVENT.replace("TIME", "at = 40"))


@rule("TP-R.24", "TP-K.6")
def test_more_life_symbols_than_damage_tokens_are_refused() -> None:
    text = MINIMAL.replace("count = 3", "count = 4").replace("life = 1", "life = 5", 1).replace("{ rock = 2 }", "{ rock = 4 }")
    with pytest.raises(BadChapter, match="14 Damage Tokens"):
        read(text)


def test_an_empty_folder_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadChapter, match="there are no chapters"):
        load_library(tmp_path)


# What the ten promise


def effects_of(event: Happening) -> Effects:
    """All that an event may do."""
    return (*event.effects, *[effect for choice in event.choices for effect in choice])


def events() -> list[Happening]:
    """All events."""
    return list(LIBRARY.happenings)


each = pytest.mark.parametrize("chapter", CHAPTERS, ids=lambda chapter: str(chapter.number))


def test_the_files_are_those_of_the_game() -> None:
    assert load_library(own_folder()) == LIBRARY


@rule("TP-K.9", "TP-1.5")
def test_numbers_of_the_content_sheet() -> None:
    assert len(CHAPTERS) == 10
    assert 20 <= len(KINDS) <= 28
    assert 60 <= len(CARD_IDS) <= 90
    assert 30 <= len(events()) <= 55
    assert 6 <= len(LIBRARY.tokens) <= 10
    assert sum(chapter.changed for chapter in CHAPTERS) >= 2
    assert len([kind for kind in KINDS if kind.chapter == 1]) in (3, 4)
    for chapter in CHAPTERS[1:]:
        assert 1 <= len([kind for kind in KINDS if kind.chapter == chapter.number]) <= 5


@each
def test_a_story_has_its_pages(chapter: Chapter) -> None:
    pages = [key for key in prose(LIBRARY, chapter) if re.search(r"-(before|after|failed)-\d$", key)]
    assert len(pages) >= 3
    for page in pages:
        assert 35 <= len(words_of(GAME, ENGLISH).get(page).split()) <= 80


@each
def test_all_that_a_chapter_says_can_be_read_in_time(chapter: Chapter) -> None:
    for key, most in prose(LIBRARY, chapter).items():
        assert words_of(GAME, ENGLISH).has(key), key
        assert 1 <= len(words_of(GAME, ENGLISH).get(key).split()) <= most, key


@each
def test_a_chapter_has_a_file_of_text_and_nothing_else_in_it(chapter: Chapter) -> None:
    text = GAME.folder / "text" / ENGLISH / Path(chapter.file).with_suffix(".ftl")
    assert Speech(ENGLISH, [text]).keys == set(prose(LIBRARY, chapter))


@each
def test_the_shape_of_rounds(chapter: Chapter) -> None:
    assert 3 <= len(chapter.rounds) <= 5
    assert 1 <= chapter.life <= MOST_LIFE
    for plan in chapter.rounds:
        cards = sum(n for deal in plan.deals for _, n in deal.cards)
        down = sum(n for deal in plan.deals for _, n in deal.cards if not deal.up)
        assert 5 <= cards <= 13
        assert 2 * down >= cards, "at least half of the Cards lie face down"
        assert plan.goals or any(LIBRARY.goals[goal].by > 1 for other in chapter.rounds for goal in other.goals)


def test_goals_differ() -> None:
    tests = {LIBRARY.goals[goal].test for chapter in CHAPTERS for plan in chapter.rounds for goal in plan.goals}
    assert tests >= {"discard", "destroy", "act", "hold", "bow", "survive", "corks"}


def test_events_are_as_the_content_sheet_wants_them() -> None:
    named = [AREAS[effect.area] for event in events() for effect in effects_of(event) if effect.do == "damage-area"]
    assert {"helm", "lookout", "cannonballs", "sail", "left-cannons", "right-cannons"} <= set(named)
    assert "repairs" not in named
    damaging = [event for event in events() if any(effect.do == "damage-area" for effect in event.effects)]
    assert 2 * sum(bool(event.warn) for event in damaging) >= len(damaging)
    assert 0.15 <= sum(event.good for event in events()) / len(events()) <= 0.3
    assert any(event.choices for event in events())
    words: Counter[str] = Counter(effect.do for event in events() for effect in effects_of(event))
    assert {
        "damage-area",
        "damage-sector",
        "shift-speed",
        "turn-ship",
        "add-card",
        "move-card",
        "turn-down",
        "lose-ball",
        "close-space",
    } <= set(words)


def everything(effects: Iterator[Effects]) -> list[Effect]:
    """Flat."""
    return [effect for group in effects for effect in group]


@rule("TP-R.74")
def test_an_event_that_takes_cards_away_names_them() -> None:
    words = words_of(GAME, ENGLISH)
    named = {kind.key: words.get(f"card.{kind.key}.name") for kind in KINDS} | {"enemy": "enemy"}
    found = [(event.key, effect.card) for event in events() for effect in effects_of(event) if effect.do == "discard-card"]
    assert len(found) >= 2
    for key, card in found:
        assert named[card] in words.get(f"happening.{key}.text"), key


def test_no_effect_damages_repairs() -> None:
    groups = [part for kind in KINDS for part in (kind.up, kind.met, kind.strikes, kind.destroyed, kind.left)]
    groups += [kind.space.effects for kind in KINDS if kind.space]
    groups += [effects_of(event) for event in events()] + [plan.special for chapter in CHAPTERS for plan in chapter.rounds]
    assert all(effect.area != REPAIRS for effect in everything(iter(groups)))


@each
def test_every_round_is_shortest_on_hard_and_longest_alone(chapter: Chapter) -> None:
    for plan in chapter.rounds:
        two, three, four = plan.seconds
        assert two > three > four >= 100
        assert four * PER_CENT["hard"] // 100 >= 80
