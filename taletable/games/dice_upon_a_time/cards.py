"""Items, Characters, Quests, Story cards and Events as data (DU-C.30 to DU-C.82). Their sentences are in text/en.toml."""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.engine.fields import Deck

from .board import (
    ANY_STEED,
    CHURCH,
    CLOUDS,
    FAIRY,
    HELL,
    HUNTSMAN,
    KING,
    MAGIC_ITEMS,
    MOUNTAINS,
    OLD_WOMAN,
    SEA,
    SOLDIER,
    STEED_WEST,
    TOWN,
    WOODSMAN,
)

TOKENS: Final = ("gold", "bread", "apple")
GOLD, BREAD, APPLE = range(3)
Tokens = tuple[int, int, int]
NO_TOKENS: Final[Tokens] = (0, 0, 0)

# Magic Items

ITEMS: Final = (
    "wishing-table", "cloak-of-invisibility", "hazel-branch", "golden-ball", "spirit-in-the-bottle", "ball-of-yarn",
    "golden-horse", "white-snake", "starwort", "blue-light", "magic-mirror", "seven-league-boots",
    "cursed-ring", "crystal-ball", "wishing-cap", "magic-beans", "cudgel-in-the-sack", "golden-bird",
)  # fmt: skip
(
    WISHING_TABLE, CLOAK, HAZEL, GOLDEN_BALL, SPIRIT, YARN, HORSE, WHITE_SNAKE, STARWORT, BLUE_LIGHT, MIRROR, BOOTS,
    RING, CRYSTAL, CAP, BEANS, CUDGEL, BIRD,
) = range(len(ITEMS))  # fmt: skip
THIEVES: Final = (SPIRIT, MIRROR, RING, CUDGEL)
"""Items that live off other players; a peaceful table leaves them in the box (DU-V.2)."""
NOT_IN_COOPERATIVE: Final = (MIRROR, RING)
"""Nobody draws Quests there, and Curses belong to all (DU-R.55)."""

# Characters

CHARACTERS: Final = (
    "little-red-riding-hood", "puss-in-boots", "brave-little-tailor", "snow-white", "king-thrushbeard",
    "sleeping-beauty", "thumbling", "rapunzel", "musicians-of-bremen",
)  # fmt: skip
RED_HOOD, PUSS, TAILOR, SNOW_WHITE, THRUSHBEARD, BEAUTY, THUMBLING, RAPUNZEL, MUSICIANS = range(len(CHARACTERS))

# Quests

QUEST_ITEMS: Final = ("crossbow-of-the-angels", "old-sword", "three-golden-hairs", "magic-pipe")


class Quest(NamedTuple):
    """A Main Quest: be at the place, with these tokens to give, in company, or with the quest item from its source (DU-9.6)."""

    key: str
    value: int
    place: int = -1
    """The field, ANY_STEED, or -1 for a Quest that is done anywhere."""
    tokens: Tokens = NO_TOKENS
    company: bool = False
    item: int = -1
    source: int = -1

    @property
    def kind(self) -> str:
        """The four kinds of DU-9.6."""
        if self.item >= 0:
            return "fetch"
        if self.tokens == NO_TOKENS:
            return "visit"
        return "deliver" if self.place != -1 else "discard"


QUESTS: Final = (
    Quest("counting-sheep-from-above", 2, CLOUDS),
    Quest("a-dare-at-the-chimney", 2, HELL),
    Quest("the-flounders-ear", 2, SEA),
    Quest("seven-times-yonder", 2, MOUNTAINS),
    Quest("the-talking-horses-head", 2, ANY_STEED),
    Quest("apples-for-the-well", 2, tokens=(0, 0, 2)),
    Quest("pay-the-piper", 2, tokens=(2, 0, 0)),
    Quest("a-trail-of-crumbs", 2, tokens=(0, 2, 0)),
    Quest("the-beggar-at-the-gate", 2, tokens=(1, 1, 0)),
    Quest("supper-for-the-ants", 2, tokens=(0, 1, 1)),
    Quest("the-pedlars-comb", 2, tokens=(1, 0, 1)),
    Quest("a-loaf-for-the-huntsman", 2, HUNTSMAN, (0, 1, 0)),
    Quest("an-apple-a-day", 2, OLD_WOMAN, (0, 0, 1)),
    Quest("the-veterans-pension", 2, SOLDIER, (0, 1, 0)),
    Quest("audience-at-court", 3, KING),
    Quest("a-thirteenth-golden-plate", 3, FAIRY),
    Quest("the-wedding-guest", 3, CHURCH, company=True),
    Quest("one-of-everything", 3, tokens=(1, 1, 1)),
    Quest("hans-in-luck", 3, tokens=(2, 1, 0)),
    Quest("pig-in-the-orchard", 3, tokens=(0, 1, 2)),
    Quest("harvest-thanksgiving", 3, CHURCH, (0, 0, 2)),
    Quest("bread-for-the-poor-box", 3, CHURCH, (0, 2, 0)),
    Quest("candles-for-a-promise", 3, CHURCH, (1, 1, 0)),
    Quest("rent-for-mother-holle", 3, CLOUDS, (1, 1, 0)),
    Quest("the-giants-second-breakfast", 3, CLOUDS, (0, 1, 1)),
    Quest("a-toll-to-the-ferryman", 3, HELL, (2, 0, 0)),
    Quest("the-fishwifes-next-wish", 3, SEA, (1, 0, 1)),
    Quest("seven-small-plates", 3, MOUNTAINS, (1, 1, 0)),
    Quest("two-children-too-many", 3, WOODSMAN, (0, 1, 1)),
    Quest("a-heart-spared", 3, HUNTSMAN, (1, 0, 1)),
    Quest("the-crossbow-of-the-angels", 4, CHURCH, item=0, source=CLOUDS),
    Quest("the-old-sword", 4, SOLDIER, item=1, source=SEA),
    Quest("the-devils-three-hairs", 4, KING, item=2, source=HELL),
    Quest("the-magic-pipe", 4, FAIRY, item=3, source=MOUNTAINS),
    Quest("the-bride-price", 4, OLD_WOMAN, (1, 1, 1)),
    Quest("straw-into-gold", 4, WOODSMAN, (2, 0, 1)),
    Quest("pie-in-the-sky", 4, CLOUDS, (0, 1, 2)),
    Quest("stoking-the-kettles", 4, HELL, (1, 2, 0)),
    Quest("provisions-for-a-ship-of-fools", 4, SEA, (1, 1, 1)),
    Quest("the-glass-mountain", 4, MOUNTAINS, (2, 0, 1)),
)
VALUES: Final = (2, 3, 4)

# Story cards

GOOD, BAD, SIDE, CURSE, MINI = range(5)
STORY_KINDS: Final = ("good-luck", "bad-luck", "side-quest", "curse", "mini-quest")


class Effect(NamedTuple):
    """One thing that a Story card does.

    For its reader: "gain" (these tokens), "gain-any" (n of one's choice), "item", "quest", "rabbit", "back-route" and "back-spirit" (take
    a die back from there), "reroll" and "turn" (an unused die), "go" (to the field).
    Against its reader: "lose" (these tokens), "lose-any" (n of one's choice), "lose-item", "lose-die", "reroll-best", and "go".
    For everybody: "all-gain". For the others: "others-gain", "others-item", "others-rabbit".
    """

    what: str
    tokens: Tokens = NO_TOKENS
    field: int = -1
    n: int = 1


class Need(NamedTuple):
    """What lifts a Curse or fulfils a Mini Quest: "ride" a Steed, "visit" the field, "pay" the tokens, "pay-any" n tokens,
    give up an "item", place a die on the "wolf"."""

    what: str
    tokens: Tokens = NO_TOKENS
    field: int = -1
    n: int = 1


class Condition(NamedTuple):
    """What is true at the end of the game: "at" the field, dice on n "spirits", n "tokens" or one of "each", n "items", the "marker",
    n Quests "done", in "company", "far" away, "unburdened" by Curses."""

    what: str
    n: int = 1
    field: int = -1


class Story(NamedTuple):
    """A Story card. Good Luck offers its options for the taking, Bad Luck always two of which one must be."""

    key: str
    kind: int
    options: tuple[Effect, ...] = ()
    ap: int = 0
    condition: Condition = Condition("")
    need: Need = Need("")

    @property
    def draws_quest(self) -> bool:
        """Of no use where nobody draws Quests (DU-21.7)."""
        return any(effect.what == "quest" for effect in self.options)

    @property
    def hurts(self) -> bool:
        """Does it hurt its reader, or does it only reward the others (DU-17.9)?"""
        return self.kind == CURSE or (self.kind == BAD and not self.options[0].what.startswith("others"))


def _good(key: str, *options: Effect) -> Story:
    return Story(key, GOOD, options)


def _bad(key: str, first: Effect, second: Effect) -> Story:
    return Story(key, BAD, (first, second))


def _side(key: str, ap: int, what: str, n: int = 1, field: int = -1) -> Story:
    return Story(key, SIDE, ap=ap, condition=Condition(what, n, field))


def _curse(key: str, ap: int, need: Need) -> Story:
    return Story(key, CURSE, ap=ap, need=need)


def _mini(key: str, need: Need, reward: Effect) -> Story:
    return Story(key, MINI, (reward,), need=need)


def _go(field: int) -> Effect:
    return Effect("go", field=field)


STORIES: Final = (
    _good("star-money", Effect("gain", (1, 0, 0))),
    _good("a-warm-loaf", Effect("gain", (0, 1, 0))),
    _good("windfall", Effect("gain", (0, 0, 1))),
    _good("gingerbread-roof", Effect("gain-any")),
    _good("sweet-porridge", Effect("gain", (0, 1, 1))),
    _good("harvest-home", Effect("all-gain", (0, 0, 1))),
    _good("elves-at-night", Effect("back-route")),
    _good("the-grateful-beasts", Effect("back-spirit")),
    _good("second-thoughts", Effect("reroll")),
    _good("gambling-hansel", Effect("turn")),
    _good("an-old-chest", Effect("item")),
    _good("three-feathers", Effect("item"), Effect("gain-any")),
    _good("a-lift-on-the-wind", _go(CLOUDS), _go(MOUNTAINS)),
    _good("a-passing-hay-cart", _go(SEA), _go(HELL)),
    _good("the-royal-coach", _go(KING), _go(CHURCH)),
    _good("will-o-the-wisp", _go(MAGIC_ITEMS), _go(FAIRY)),
    _good("hare-and-hedgehog", Effect("rabbit")),
    _good("the-town-crier", Effect("quest")),
    _bad("the-thieving-magpie", Effect("lose-any"), Effect("lose-item")),
    _bad("a-storm-of-crows", _go(SEA), _go(MOUNTAINS)),
    _bad("birds-ate-the-crumbs", Effect("lose", (0, 1, 0)), Effect("lose-die")),
    _bad("the-toll-bridge", Effect("lose", (1, 0, 0)), _go(HELL)),
    _bad("the-poisoned-half", Effect("lose", (0, 0, 1)), Effect("lose-die")),
    _bad("the-witchs-oven", Effect("lose-item"), Effect("lose-die")),
    _bad("the-giants-sneeze", _go(CLOUDS), _go(STEED_WEST)),
    _bad("a-wrong-turn", _go(HELL), _go(CLOUDS)),
    _bad("twelve-robbers", Effect("lose-any", n=2), Effect("lose-item")),
    _bad("a-sleepless-night", Effect("reroll-best"), Effect("lose-any")),
    _bad("the-tailors-bill", Effect("lose", (1, 0, 0)), Effect("lose", (0, 1, 0))),
    _bad("the-goat-was-hungry", Effect("lose", (0, 0, 1)), Effect("lose", (0, 1, 0))),
    _bad("a-feast-without-you", Effect("others-gain", (1, 0, 0)), Effect("others-gain", (0, 0, 1))),
    _bad("the-neighbours-orchard", Effect("others-gain", (0, 0, 1)), Effect("others-gain", (0, 1, 0))),
    _bad("a-loose-tongue", Effect("others-gain", (0, 1, 0)), Effect("others-gain", (1, 0, 0))),
    _bad("the-wrong-sack", Effect("others-item"), Effect("others-gain", (1, 0, 0))),
    _bad("clever-elses-gifts", Effect("others-item"), Effect("others-gain", (0, 0, 1))),
    _bad("the-hares-cousins", Effect("others-rabbit"), Effect("others-gain", (0, 1, 0))),
    _side("home-for-supper", 2, "at", field=TOWN),
    _side("friend-of-the-forest", 2, "spirits", 2),
    _side("full-pockets", 1, "tokens", 3),
    _side("a-table-well-laid", 2, "each"),
    _side("a-magpies-nest", 1, "items", 2),
    _side("first-through-the-door", 1, "marker"),
    _side("a-name-in-the-chronicle", 2, "done", 4),
    _side("good-company", 1, "company"),
    _side("to-the-worlds-end", 2, "far"),
    _side("at-the-kings-table", 3, "at", field=KING),
    _curse("a-hundred-years-sleep", -2, Need("ride")),
    _curse("donkey-ears", -1, Need("visit", field=CHURCH)),
    _curse("the-frogs-due", -1, Need("pay", (1, 0, 0))),
    _curse("the-endless-hunger", -2, Need("pay", (0, 1, 1))),
    _curse("red-hot-shoes", -2, Need("visit", field=SEA)),
    _curse("the-witchs-mark", -2, Need("item")),
    _curse("the-wolfs-promise", -1, Need("wolf")),
    _curse("godfather-deaths-candle", -3, Need("visit", field=HELL)),
    _mini("a-bargain-at-the-crossroads", Need("pay-any"), Effect("quest")),
    _mini("a-candle-for-the-lost", Need("visit", field=CHURCH), Effect("gain-any")),
    _mini("the-echo-keeps-a-secret", Need("visit", field=MOUNTAINS), Effect("item")),
    _mini("a-letter-in-a-bottle", Need("visit", field=SEA), Effect("gain", (1, 0, 1))),
    _mini("a-feather-from-holles-bed", Need("visit", field=CLOUDS), Effect("rabbit")),
    _mini("a-sack-of-coals", Need("visit", field=HELL), Effect("gain", (2, 0, 0))),
    _mini("breakfast-for-the-elves", Need("pay", (0, 1, 0)), Effect("back-route")),
    _mini("the-old-womans-swap", Need("pay", (0, 0, 1)), Effect("item")),
    _mini("whetted-luck", Need("pay", (1, 0, 0)), Effect("turn")),
    _mini("the-miller-grinds", Need("pay", (0, 1, 0)), Effect("gain", (1, 0, 1))),
)
FAR: Final = (CLOUDS, HELL, SEA, MOUNTAINS)

# Events

EVENTS: Final = (
    "beanstalk-summer", "low-branches", "the-spirits-sleep", "rich-harvest", "widdershins", "lame-horses",
    "open-gates", "quiet-forest", "fairy-gifts", "royal-call", "lean-year", "storytellers",
)  # fmt: skip

# The deck: all cards that can be hidden or shuffled, item by item, then Quests, Story cards, Events

CARD_IDS: Final = (*ITEMS, *(quest.key for quest in QUESTS), *(story.key for story in STORIES), *EVENTS)
DECK: Final = Deck(CARD_IDS)
FIRST_QUEST: Final = len(ITEMS)
FIRST_STORY: Final = FIRST_QUEST + len(QUESTS)
FIRST_EVENT: Final = FIRST_STORY + len(STORIES)
QUEST_CARDS: Final = range(FIRST_QUEST, FIRST_STORY)
STORY_CARDS: Final = range(FIRST_STORY, FIRST_EVENT)
EVENT_CARDS: Final = range(FIRST_EVENT, len(CARD_IDS))
QUEST_OF: Final = {card: QUESTS[card - FIRST_QUEST] for card in QUEST_CARDS}
STORY_OF: Final = {card: STORIES[card - FIRST_STORY] for card in STORY_CARDS}
DECK_OF: Final = tuple(
    0 if card < FIRST_QUEST else QUEST_OF[card].value - 1 if card < FIRST_STORY else 4 if card < FIRST_EVENT else 5
    for card in range(len(CARD_IDS))
)
"""In which of the six decks a card belongs: items, Quests of 2, 3, 4, Story cards, Events. They never mix."""
(
    BEANSTALK, LOW_BRANCHES, SPIRITS_SLEEP, RICH_HARVEST, WIDDERSHINS, LAME_HORSES,
    OPEN_GATES, QUIET_FOREST, FAIRY_GIFTS, ROYAL_CALL, LEAN_YEAR, STORYTELLERS,
) = EVENT_CARDS  # fmt: skip
