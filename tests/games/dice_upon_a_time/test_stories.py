"""Story cards: five kinds, and all sixty-four (DU-17, DU-S)."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from taletable.games.dice_upon_a_time.board import FIELD_KEYS
from taletable.games.dice_upon_a_time.cards import BAD, GOOD, MINI, STORIES, STORY_KINDS, Condition, Effect, Need
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.testing import rule
from taletable.words import words_of

from .table import Player, Table


def reading(card: str, player: Player | None = None, *others: Player, more: tuple[str, ...] = (), **settings: object) -> Table:
    """Seat 0 places the Story face on the Fox and reads the card."""
    table = Table(player or Player("story:story-face plain:6"), *others, deck=[card, *more], **settings)  # type: ignore[arg-type]
    table.play("place red-story fox-1")
    return table


def mine(**what: object) -> Player:
    """A player with the Story face and another die."""
    return Player(**{"dice": "story:story-face plain:6", **what})  # type: ignore[arg-type]


# The kinds


@rule("DU-17.2")
def test_five_kinds() -> None:
    assert STORY_KINDS == ("good-luck", "bad-luck", "side-quest", "curse", "mini-quest")
    assert {STORY_KINDS[story.kind] for story in STORIES} == set(STORY_KINDS)


@rule("DU-17.3", "DU-17.1")
def test_stories_are_read_aloud_and_open() -> None:
    table = reading("home-for-supper")
    for viewer in (0, 1, None):
        assert table.view(viewer)["players"][0]["tales"] == ["home-for-supper"]
    assert all(event.seen_by(None) for event in table.events if event.kind == "read")


@rule("DU-17.4")
def test_one_discard_pile_that_is_shuffled_anew() -> None:
    table = Table(mine(at="hell"), empty=["stories"])
    assert table.cards("stories") == []
    table.play("place red-story fox-1")
    assert len(table.cards("stories")) == 63
    used = reading("windfall")
    used.let_be()
    assert (used.cards("told"), used.state.read) == (["windfall"], ())


@rule("DU-R.41")
def test_when_there_is_no_card_at_all_nothing_is_drawn() -> None:
    table = Table(mine(at="hell"))
    table.state.box += table.state.stories
    table.state.stories = []
    table.play("place red-story fox-1")
    assert table.state.turn == 1
    assert not table.told("read")


@rule("DU-17.6", "DU-C.72")
def test_bad_luck_offers_two_options() -> None:
    table = reading("the-tailors-bill", mine(tokens="gold bread"))
    assert table.options() == ["choose the-tailors-bill 1", "choose the-tailors-bill 2"]
    table.play("choose 2")
    assert table.tokens(0) == {"gold": 1}
    assert table.cards("told") == ["the-tailors-bill"]


@rule("DU-17.7", "DU-17.E1", "DU-R.64")
def test_the_only_possible_option_must_be_taken() -> None:
    """The book's example: no tokens, but an item."""
    table = reading("the-thieving-magpie", mine(hand=["wishing-table"]), used=["cloak-of-invisibility", "starwort"])
    assert table.cards("hand", 0) == []
    assert "wishing-table" in table.cards("used")
    asked = reading("the-thieving-magpie", mine(hand=["wishing-table"]))
    assert asked.cite("choose 1") == "DU-17.7"


@rule("DU-17.8")
def test_if_neither_is_possible_the_card_is_discarded() -> None:
    table = reading("the-thieving-magpie", mine(at="hell"))
    assert table.cards("told") == ["the-thieving-magpie"]
    assert table.told("no-effect")


@rule("DU-17.9", "DU-17.E2", "DU-R.9", "DU-C.3")
def test_rewards_for_the_others() -> None:
    """The book's example: every opponent may get a Gold Coin, or every opponent an Apple; the reader chooses and gets nothing."""
    table = reading("a-feast-without-you")
    table.play("choose 1")
    assert (table.ask, table.waiting) == ("offered", [1, 2])
    table.play(1, "accept")
    table.play(2, "decline")
    assert table.tokens(1) == {"gold": 1}
    assert table.tokens(0) == table.tokens(2) == {}


@rule("DU-17.10", "DU-19.3", "DU-C.4")
def test_a_side_quest_scores_if_it_is_true_at_the_end() -> None:
    table = reading("home-for-supper", mine(at="town"))
    assert table.cards("tales", 0) == ["home-for-supper"]
    assert table.score(0) == 2
    away = reading("home-for-supper", mine(at="hell"))
    assert away.score(0) == 0


@rule("DU-17.11", "DU-19.4")
def test_a_curse_costs_points_while_it_lies_there() -> None:
    table = reading("godfather-deaths-candle")
    assert table.cards("tales", 0) == ["godfather-deaths-candle"]
    assert table.score(0) == -3


@rule("DU-17.12", "DU-R.44", "DU-C.5", "DU-S.47", "DU-R.27")
def test_riding_a_steed_lifts_the_sleep_at_once() -> None:
    table = Table(Player("plain:6", at="clouds", tales=["a-hundred-years-sleep"]))
    table.play("place red-plain clouds--steed-north", "walk steed-north")
    assert table.cards("tales", 0) == ["a-hundred-years-sleep"]
    table.play("ride steed-west")
    assert table.cards("tales", 0) == []
    assert table.score(0) == 0


@rule("DU-17.13", "DU-17.14", "DU-C.5", "DU-S.55", "DU-R.44")
def test_a_mini_quest_waits_until_it_suits() -> None:
    table = Table(
        Player("plain:6 item:1", at="hell", tokens="gold bread", tales=["a-bargain-at-the-crossroads"]), Player("", passed=True), seats=2
    )
    table.play("place red-item fox-1", "done")
    assert table.cards("tales", 0) == ["a-bargain-at-the-crossroads"]
    table.play("place red-plain fox-2", "fulfil a-bargain-at-the-crossroads", "pay bread", "draw-quest 3")
    assert table.tokens(0) == {"gold": 1}
    assert len(table.cards("active", 0)) == 1
    assert table.score(0) == 0


@rule("DU-17.15")
def test_a_mini_quest_with_a_visit() -> None:
    table = Table(Player("plain:6", at="woodsman", tales=["a-sack-of-coals"]))
    table.play("place red-plain woodsman--hell", "walk hell", "fulfil a-sack-of-coals")
    table.let_be()
    assert table.tokens(0) == {"gold": 2}


@rule("DU-17.E3", "DU-C.4", "DU-S.38", "DU-R.43")
def test_a_die_lost_to_the_wolf_counts_for_the_friend_of_the_forest() -> None:
    stacks = {"wolf": "white-item:1 red-item:1", "fox-2": "red-story:1"}
    table = Table(Player("plain:6", tales=["friend-of-the-forest"]), stacks=stacks, wolf=True)
    assert table.score(0) == 2
    one = Table(Player("plain:6", tales=["friend-of-the-forest"]), stacks={"fox-1": "red-item:1", "fox-2": "red-story:1"})
    assert one.score(0) == 0


@rule("DU-R.29", "DU-S.20")
def test_being_sent_where_one_stands_is_not_possible() -> None:
    table = reading("a-storm-of-crows", mine(at="big-sea"))
    assert table.at(0) == "big-mountains"
    asked = reading("a-storm-of-crows", mine(at="big-sea", hand=["starwort"]))
    assert asked.cite("choose 1") == "DU-R.29"


@rule("DU-21.7", "DU-R.55")
def test_in_the_cooperative_game_a_card_that_draws_quests_may_be_replaced() -> None:
    table = reading("the-town-crier", more=("star-money",), options={"mode": "cooperative"})
    assert table.options() == ["redraw", "leave"]
    table.play("redraw")
    assert [event["card"] for event in table.told("read")] == ["the-town-crier", "star-money"]
    left = reading("the-town-crier", mine(at="old-woman"), options={"mode": "cooperative"})
    left.play("leave")
    assert left.state.turn == 1


# All cards


def tokens(**want: int) -> Callable[[Table], bool]:
    """The reader ends with these tokens."""
    return lambda table: table.tokens(0) == want


def at(field: str) -> Callable[[Table], bool]:
    """The reader ends there."""
    return lambda table: table.at(0) == field


def has_die(die: str, face: str) -> Callable[[Table], bool]:
    """The reader has this unused die."""
    return lambda table: table.pool(0).get(die) == face


def others_have(**want: int) -> Callable[[Table], bool]:
    """Both opponents end with these tokens, the reader with none."""
    return lambda table: table.tokens(1) == table.tokens(2) == want and table.tokens(0) == {}


def spent(die: str) -> Callable[[Table], bool]:
    """The die is out of use."""
    return lambda table: die not in table.pool(0)


def items(*want: int) -> Callable[[Table], bool]:
    """The players end with so many items."""
    return lambda table: [len(hand) for hand in table.state.hand] == list(want)


def rabbits(*want: int) -> Callable[[Table], bool]:
    """The players end with so many Rabbit Tokens."""
    return lambda table: table.state.rabbits == list(want)


def item_used(item: str) -> Callable[[Table], bool]:
    """The item is discarded."""
    return lambda table: item in table.cards("used")


NOBODY: dict[str, object] = {}
ON_A_ROUTE: dict[str, object] = {"on": {"big-sea--hell": "red-item:5"}}
ON_THE_SNAKE: dict[str, object] = {"on": {"snake": "red-item:2"}}
LUCK = [
    pytest.param("star-money", NOBODY, [], tokens(gold=1), marks=rule("DU-S.1")),
    pytest.param("a-warm-loaf", NOBODY, [], tokens(bread=1), marks=rule("DU-S.2")),
    pytest.param("windfall", NOBODY, [], tokens(apple=1), marks=rule("DU-S.3")),
    pytest.param("gingerbread-roof", NOBODY, ["take bread"], tokens(bread=1), marks=rule("DU-S.4")),
    pytest.param("sweet-porridge", NOBODY, [], tokens(bread=1, apple=1), marks=rule("DU-S.5")),
    pytest.param("harvest-home", NOBODY, [], lambda t: t.tokens(0) == t.tokens(1) == t.tokens(2) == {"apple": 1}, marks=rule("DU-S.6")),
    pytest.param("elves-at-night", ON_A_ROUTE, ["take-back red-item"], has_die("red-item", "5"), marks=rule("DU-S.7")),
    pytest.param("the-grateful-beasts", ON_THE_SNAKE, ["take-back red-item"], has_die("red-item", "2"), marks=rule("DU-S.8")),
    pytest.param("second-thoughts", {"roll": [0]}, ["reroll red-plain"], has_die("red-plain", "3"), marks=rule("DU-S.9")),
    pytest.param("gambling-hansel", NOBODY, ["turn-die red-plain 4"], has_die("red-plain", "4"), marks=rule("DU-S.10")),
    pytest.param("an-old-chest", NOBODY, [], items(1, 0, 0), marks=rule("DU-S.11")),
    pytest.param("three-feathers", NOBODY, ["choose 2", "take gold"], tokens(gold=1), marks=rule("DU-S.12")),
    pytest.param("three-feathers", NOBODY, ["choose 1"], items(1, 0, 0), marks=rule("DU-S.12")),
    pytest.param("a-lift-on-the-wind", NOBODY, ["choose 1"], at("clouds"), marks=rule("DU-S.13")),
    pytest.param("a-lift-on-the-wind", NOBODY, ["choose 2"], at("big-mountains"), marks=rule("DU-S.13")),
    pytest.param("a-lift-on-the-wind", NOBODY, ["leave"], at("town"), marks=rule("DU-S.13")),
    pytest.param("a-passing-hay-cart", NOBODY, ["choose 1"], at("big-sea"), marks=rule("DU-S.14")),
    pytest.param("the-royal-coach", NOBODY, ["choose 2"], at("church"), marks=rule("DU-S.15")),
    pytest.param("will-o-the-wisp", NOBODY, ["choose 2", "take apple"], tokens(apple=1), marks=rule("DU-S.16")),
    pytest.param("hare-and-hedgehog", NOBODY, [], rabbits(1, 0, 0), marks=rule("DU-S.17")),
    pytest.param("the-town-crier", NOBODY, ["draw-quest 2"], lambda t: len(t.cards("active", 0)) == 1, marks=rule("DU-S.18")),
    pytest.param("the-thieving-magpie", {"tokens": "gold"}, [], tokens(), marks=rule("DU-S.19")),
    pytest.param("a-storm-of-crows", NOBODY, ["choose 2"], at("big-mountains"), marks=rule("DU-S.20")),
    pytest.param("birds-ate-the-crumbs", {"tokens": "bread"}, ["choose 1"], tokens(), marks=rule("DU-S.21", "DU-C.3")),
    pytest.param("birds-ate-the-crumbs", {"tokens": "bread"}, ["choose 2"], spent("red-plain"), marks=rule("DU-S.21")),
    pytest.param("the-toll-bridge", {"tokens": "gold"}, ["choose 1"], tokens(), marks=rule("DU-S.22")),
    pytest.param("the-toll-bridge", {"tokens": "gold"}, ["choose 2"], at("hell"), marks=rule("DU-S.22")),
    pytest.param("the-poisoned-half", {"tokens": "apple"}, ["choose 1"], tokens(), marks=rule("DU-S.23")),
    pytest.param("the-poisoned-half", NOBODY, [], spent("red-plain"), marks=rule("DU-S.23")),
    pytest.param("the-witchs-oven", {"hand": ["wishing-table"]}, ["choose 1"], item_used("wishing-table"), marks=rule("DU-S.24")),
    pytest.param("the-witchs-oven", {"hand": ["wishing-table"]}, ["choose 2"], spent("red-plain"), marks=rule("DU-S.24")),
    pytest.param("the-giants-sneeze", NOBODY, ["choose 2"], at("steed-west"), marks=rule("DU-S.25")),
    pytest.param("a-wrong-turn", NOBODY, ["choose 1"], at("hell"), marks=rule("DU-S.26")),
    pytest.param("twelve-robbers", {"tokens": "gold bread apple"}, ["lose gold", "lose apple"], tokens(bread=1), marks=rule("DU-S.27")),
    pytest.param("a-sleepless-night", {"roll": [0], "tokens": "gold"}, ["choose 1"], has_die("red-plain", "3"), marks=rule("DU-S.28")),
    pytest.param("a-sleepless-night", {"tokens": "gold"}, ["choose 2"], tokens(), marks=rule("DU-S.28")),
    pytest.param("the-tailors-bill", {"tokens": "gold bread"}, ["choose 1"], tokens(bread=1), marks=rule("DU-S.29")),
    pytest.param("the-goat-was-hungry", {"tokens": "apple bread"}, ["choose 1"], tokens(bread=1), marks=rule("DU-S.30")),
    pytest.param("a-feast-without-you", NOBODY, ["choose 1", "accept", "accept"], others_have(gold=1), marks=rule("DU-S.31")),
    pytest.param("the-neighbours-orchard", NOBODY, ["choose 2", "accept", "accept"], others_have(bread=1), marks=rule("DU-S.32", "DU-C.3")),
    pytest.param("a-loose-tongue", NOBODY, ["choose 2", "accept", "accept"], others_have(gold=1), marks=rule("DU-S.33")),
    pytest.param("the-wrong-sack", NOBODY, ["choose 2", "accept", "accept"], others_have(gold=1), marks=rule("DU-S.34")),
    pytest.param("clever-elses-gifts", NOBODY, ["choose 1", "accept", "decline"], items(0, 1, 0), marks=rule("DU-S.35")),
    pytest.param("the-hares-cousins", NOBODY, ["choose 1", "accept", "accept"], rabbits(0, 1, 1), marks=rule("DU-S.36")),
]  # fmt: skip


@rule("DU-17.5", "DU-17.6", "DU-C.71", "DU-C.72")
@pytest.mark.parametrize(("card", "settings", "acts", "holds"), LUCK)
def test_every_card_of_luck(card: str, settings: dict[str, object], acts: list[str], holds: Callable[[Table], bool]) -> None:
    own = {key: value for key, value in settings.items() if key not in ("on", "roll")}
    table = Table(mine(**own), stacks=settings.get("on"), deck=[card])  # type: ignore[arg-type]
    table.roll(*settings.get("roll", []))  # type: ignore[misc]
    table.play("place red-story fox-1")
    for act in acts:
        table.play(act)
    if table.ask in ("take_others", "items_others", "quests_others", "take_own", "golden_bird"):
        table.let_be()
    assert holds(table)
    assert table.cards("told") == [card]


@pytest.mark.parametrize(
    ("card", "true", "false", "ap"),
    [
        pytest.param("home-for-supper", {"at": "town"}, {"at": "hell"}, 2, marks=rule("DU-S.37")),
        pytest.param("full-pockets", {"tokens": "gold gold apple"}, {"tokens": "gold gold"}, 1, marks=rule("DU-S.39")),
        pytest.param("a-table-well-laid", {"tokens": "gold bread apple"}, {"tokens": "gold gold apple"}, 2, marks=rule("DU-S.40")),
        pytest.param("a-magpies-nest", {"hand": ["starwort", "golden-bird"]}, {"hand": ["starwort"]}, 1, marks=rule("DU-S.41")),
        pytest.param("first-through-the-door", {"seat": 0}, {"seat": 1}, 1, marks=rule("DU-S.42")),
        pytest.param("a-name-in-the-chronicle", {"done": 4}, {"done": 3}, 2, marks=rule("DU-S.43")),
        pytest.param("good-company", {"at": "church", "friend": "church"}, {"at": "church", "friend": "hell"}, 1, marks=rule("DU-S.44")),
        pytest.param("to-the-worlds-end", {"at": "clouds"}, {"at": "church"}, 2, marks=rule("DU-S.45")),
        pytest.param("at-the-kings-table", {"at": "king"}, {"at": "fairy"}, 3, marks=rule("DU-S.46")),
    ],
)
@rule("DU-C.73", "DU-17.10")
def test_every_side_quest(card: str, true: dict[str, object], false: dict[str, object], ap: int) -> None:
    four = ["pay-the-piper", "apples-for-the-well", "a-trail-of-crumbs", "an-apple-a-day"]
    for what, expected in ((true, ap), (false, 0)):
        done = four[: int(str(what.get("done", 0)))]
        own = {key: value for key, value in what.items() if key in ("at", "tokens", "hand")}
        me = Player("plain:6", tales=[card], done=done, **own)  # type: ignore[arg-type]
        friend = Player("plain:6", at=str(what.get("friend", "soldier")))
        table = Table(me, friend, Player(at="woodsman"), marker=int(str(what.get("seat", 0))))
        assert table.score(0) == expected + 2 * len(done)


@pytest.mark.parametrize(
    ("card", "ap", "settings", "acts"),
    [
        pytest.param("donkey-ears", -1, {"at": "church"}, ["lift donkey-ears"], marks=rule("DU-S.48")),
        pytest.param("the-frogs-due", -1, {"tokens": "gold"}, ["lift the-frogs-due"], marks=rule("DU-S.49")),
        pytest.param("the-endless-hunger", -2, {"tokens": "bread apple"}, ["lift the-endless-hunger"], marks=rule("DU-S.50")),
        pytest.param("red-hot-shoes", -2, {"at": "big-sea"}, ["lift red-hot-shoes"], marks=rule("DU-S.51")),
        pytest.param("the-witchs-mark", -2, {"hand": ["starwort"]}, ["lift the-witchs-mark"], marks=rule("DU-S.52")),
        pytest.param("the-wolfs-promise", -1, {}, [], marks=rule("DU-S.53")),
        pytest.param("godfather-deaths-candle", -3, {"at": "hell"}, ["lift godfather-deaths-candle"], marks=rule("DU-S.54")),
    ],
)  # fmt: skip
@rule("DU-C.74", "DU-17.12", "DU-R.44", "DU-R.36")
def test_every_curse_and_what_lifts_it(card: str, ap: int, settings: dict[str, object], acts: list[str]) -> None:
    others = Player("", at="king", passed=True)
    table = Table(Player("item:1 plain:6", tales=[card], **settings), others, others)  # type: ignore[arg-type]
    assert table.score(0) == ap
    table.play("place red-item wolf" if not acts else "place red-item fox-1", *acts)
    assert table.score(0) == 0
    assert table.tokens(0) == {}
    assert table.cards("hand", 0) == []
    assert card in table.cards("told")
    bare = Table(Player("item:1 plain:6", at="town", tales=[card, "the-frogs-due"] if card != "the-frogs-due" else [card]), others, others)
    bare.play("place red-item fox-1")
    if bare.ask == "deeds":
        assert bare.refusal(f"lift {card}")
    assert bare.score(0) < 0


MINIS = [
    pytest.param("a-candle-for-the-lost", {"at": "church"}, ["take gold"], tokens(gold=1), marks=rule("DU-S.56")),
    pytest.param("the-echo-keeps-a-secret", {"at": "big-mountains"}, [], items(1, 0, 0), marks=rule("DU-S.57")),
    pytest.param("a-letter-in-a-bottle", {"at": "big-sea"}, [], tokens(gold=1, apple=1), marks=rule("DU-S.58")),
    pytest.param("a-feather-from-holles-bed", {"at": "clouds"}, [], rabbits(1, 0, 0), marks=rule("DU-S.59")),
    pytest.param("a-sack-of-coals", {"at": "hell"}, [], tokens(gold=2), marks=rule("DU-S.60")),
    pytest.param("breakfast-for-the-elves", {"tokens": "bread"}, ["take-back red-ban"], has_die("red-ban", "5"), marks=rule("DU-S.61")),
    pytest.param("the-old-womans-swap", {"tokens": "apple"}, [], items(1, 0, 0), marks=rule("DU-S.62")),
    pytest.param("whetted-luck", {"tokens": "gold"}, ["turn-die red-plain 5"], has_die("red-plain", "5"), marks=rule("DU-S.63")),
    pytest.param("the-miller-grinds", {"tokens": "bread"}, [], tokens(gold=1, apple=1), marks=rule("DU-S.64")),
]


@rule("DU-C.75", "DU-17.13")
@pytest.mark.parametrize(("card", "settings", "acts", "holds"), MINIS)
def test_every_mini_quest(card: str, settings: dict[str, object], acts: list[str], holds: Callable[[Table], bool]) -> None:
    others = Player("", at="king", passed=True)
    stacks = {"town--soldier": "red-ban:5"}
    table = Table(Player("item:1 plain:6", tales=[card], **settings), others, others, stacks=stacks)  # type: ignore[arg-type]
    table.play("place red-item fox-1", f"fulfil {card}", *acts)
    assert holds(table)
    assert table.cards("tales", 0) == []
    assert table.score(0) == 0
    without = Table(Player("item:1 plain:6", tales=[card, "a-bargain-at-the-crossroads"], tokens="", at="soldier"), others, others)
    without.play("place red-item fox-1")
    assert card in without.cards("tales", 0)
    assert without.state.turn == 0


def test_every_story_has_words() -> None:
    for story in STORIES:
        assert words_of(GAME).has(f"story.{story.key}.name")
        assert words_of(GAME).has(f"story.{story.key}.text")


@pytest.mark.parametrize("number", [pytest.param(n, marks=rule(f"DU-S.{n}")) for n in range(1, 65)])
def test_the_ledger_has_the_same_stories(number: int) -> None:
    """Kind, AP, tokens, fields, options and numbers, as the row of the card says; “a” and “one” are 1."""
    row, story = GAME.ledger.paragraphs[f"DU-S.{number}"].text, STORIES[number - 1]
    text = row.partition("Text: ")[2]
    assert f"Kind: {STORY_KINDS[story.kind].replace('-', ' ').title()};" in row
    points = re.search(r"([+−])(\d) AP", text)
    assert story.ap == (int(points[2]) * (-1 if points[1] == "−" else 1) if points else 0)
    assert len(story.options) == {GOOD: len(story.options), BAD: 2, MINI: 1}.get(story.kind, 0)
    facts: list[Effect | Need | Condition] = [*story.options, story.need, story.condition]
    numbers = {1, *[int(n) for n in re.findall(r"(?<![+−])\d", text)]}
    names = {field: words_of(GAME).get(f"field.{key}") for field, key in enumerate(FIELD_KEYS)}
    told = {field for field, name in names.items() if re.search(rf"\b(?:the|to|in|on|Visit) (?:the )?{name}\b", text)}
    fields = {fact.field for fact in facts if fact.field >= 0}
    assert fields <= told
    assert len(fields) == sum(fact.field >= 0 for fact in facts)
    for fact in facts:
        assert not fact.what or fact.n in numbers
        for n, name in zip(getattr(fact, "tokens", ()), ("Gold Coin", "Bread", "Apple"), strict=False):
            assert not n or f"{n} {name}" in text or (fact.what == "each" and name in text)
