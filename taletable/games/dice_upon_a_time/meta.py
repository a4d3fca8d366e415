"""Dice Upon a Time as the engine sees it: options, rules, words."""

from __future__ import annotations

from typing import Final

from taletable.engine.game import Game, Option, Result, Standing
from taletable.engine.grammar import Grammar, gather
from taletable.engine.luck import Luck
from taletable.engine.moves import Event, Move, Refusal
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.saying import Say, say
from taletable.engine.schema import Extras, Shapes
from taletable.engine.state import Options

from . import ending
from .amiss import amiss
from .board import SOCKET_KEYS
from .cards import (
    CARD_IDS,
    CHARACTERS,
    DECK,
    DECK_OF,
    EVENT_CARDS,
    FAIRY_GIFTS,
    FIRST_EVENT,
    FIRST_QUEST,
    FIRST_STORY,
    ITEMS,
    NOT_IN_COOPERATIVE,
    QUEST_CARDS,
    QUEST_OF,
    QUIET_FOREST,
    ROYAL_CALL,
    STORY_CARDS,
    STORY_OF,
    STORYTELLERS,
    THIEVES,
)
from .catalogue import catalogue, effect_text
from .chapter import Chapter, EarlyEnd, Fox, Rapunzel, SnakeDie, Turn, Turns, chapters
from .check import check
from .deeds import Deeds, PayAny
from .dice import DIE_KEYS, SNAKE_DIE
from .drawing import GiveUp, ItemDraw, ItemsGained, OneOfTwo, QuestDraw, QuestsGained
from .encounters import Barter, Consent, HandItem
from .ending import Characters, Tale
from .moving import Harvest, Steed, Step
from .placing import Place, Wolf
from .shapes import SeatExtras, TableExtras, Things
from .state import AN_ITEM, FRIENDS, KINDS, Realm
from .stories import (
    BackRoute,
    BackSpirit,
    BadLuck,
    ChooseStory,
    Curse,
    GoodLuck,
    LoseDie,
    LoseItem,
    Offered,
    Reroll,
    RerollBest,
    Retell,
    StoryDraw,
    TurnDie,
    possible,
)
from .tokens import ChooseToken, Gathering, LeanYear, Lose, Receiving, Taking
from .view import extras, open_score
from .windows import Action, Answer, GoldenBird, ItemsOthers, QuestsOthers, TakeOthers, TakeOwn, WhiteSnake, Yarn

DEEDS = ("complete", "pick-up", "fulfil", "lift")
"""What phase 5 is for."""
RULES: dict[str, Rule[Realm]] = {
    "tale": Tale(),
    "characters": Characters(),
    "quest_draw": QuestDraw(),
    "chapter": Chapter(),
    "snake_die": SnakeDie(),
    "white_snake": WhiteSnake(),
    "fox": Fox(),
    "rapunzel": Rapunzel(),
    "golden_bird": GoldenBird(),
    "lean_year": LeanYear(),
    "turns": Turns(),
    "turn": Turn(),
    "place": Place(),
    "yarn": Yarn(),
    "answer": Answer(),
    "action": Action(),
    "wolf": Wolf(),
    "step": Step(),
    "harvest": Harvest(),
    "steed": Steed(),
    "gathering": Gathering(),
    "taking": Taking(),
    "receiving": Receiving(),
    "take_own": TakeOwn(),
    "take_others": TakeOthers(),
    "choose_token": ChooseToken(),
    "lose": Lose(),
    "item_draw": ItemDraw(),
    "one_of_two": OneOfTwo(),
    "items_gained": ItemsGained(),
    "items_others": ItemsOthers(),
    "quests_gained": QuestsGained(),
    "quests_others": QuestsOthers(),
    "give_up": GiveUp(),
    "story": StoryDraw(),
    "choose_story": ChooseStory(),
    "retell": Retell(),
    "good_luck": GoodLuck(),
    "bad_luck": BadLuck(),
    "curse": Curse(),
    "offered": Offered(),
    "back_route": BackRoute(),
    "back_spirit": BackSpirit(),
    "reroll": Reroll(),
    "reroll_best": RerollBest(),
    "turn_die": TurnDie(),
    "lose_item": LoseItem(),
    "lose_die": LoseDie(),
    "deeds": Deeds(),
    "pay_any": PayAny(),
    "barter": Barter(),
    "consent": Consent(),
    "hand_item": HandItem(),
    "early_end": EarlyEnd(),
}

GRAMMAR = Grammar(refusals={"events-needed": (), "nothing-left-to-draw": ()})


WEIGHTS = {"cursed": 12, "gave-up": 8, "robbed": 7, "snatched": 7, "lifted": 6, "fulfilled": 5, "won-snake": 2}
"""How much a tale turns by what happened, beside completed Quests."""

UNMIXED: Final = [(deck + 1,) for deck in DECK_OF]
"""The lot of each card as long as nobody knows more of it than its deck."""


class DiceUponATime(Game[Realm]):
    """The meta object."""

    id = "dice-upon-a-time"
    name = "Dice Upon a Time"
    package = __package__ or ""
    root = "tale"
    min_seats = 2
    max_seats = FRIENDS
    cites = {"seats": "DU-2.7", "over": "DU-19.1"}
    skips = ("pass", "let-it-be", "done", "leave", "stop", "stay", "decline", "cancel")
    role = "character"
    deed_kinds = {"completed": "quests", "read": "stories", "arrived": "fields", "played": "items"}
    options = (
        Option("mode", "competitive", ("competitive", "peaceful", "cooperative")),
        Option("cards", "all", ("all", "no-stories", "beginner")),
        Option("characters", True, (True, False)),
        Option("length", "normal", ("short", "normal", "extra-long")),
        Option("events", "hidden", ("hidden", "open", "none")),
    )

    shapes = Shapes(TableExtras, SeatExtras, Things)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        extra_long = options["length"] == "extra-long"  # DU-21.21
        if options["events"] == "none" and not extra_long:
            return Refusal("DU-21.21", "events-needed")
        if options["mode"] == "cooperative" and extra_long:
            return Refusal("DU-R.56", "nothing-left-to-draw")
        return None

    def amiss(self, s: Realm, move: Move) -> Refusal | None:
        return amiss(s, move, self.offers(s, move.seat))

    def begin(self, s: Realm, run: Run) -> None:
        """Set up the board and the decks (DU-2). Every deck is a lot of its own: cards of different decks are never mixed."""
        for deck in range(6):
            s.lose_sight([card for card in range(len(CARD_IDS)) if DECK_OF[card] == deck], s.everyone)
        s.marker = run.luck.below(s.seats)
        s.box = left_in_the_box(s)
        s.items = run.luck.shuffled([item for item in range(len(ITEMS)) if item not in s.box])
        s.stories = run.luck.shuffled([card for card in STORY_CARDS if card not in s.box])
        if s.cooperative:
            s.open_quests = tuple(QUEST_CARDS)  # DU-21.4
        else:
            for value in (2, 3, 4):  # DU-2.2
                s.quest_deck(value)[:] = run.luck.shuffled([card for card in QUEST_CARDS if QUEST_OF[card].value == value])
        events = run.luck.shuffled([card for card in EVENT_CARDS if card not in s.box])
        dealt = min(chapters(s), len(events))
        s.unused = events[dealt:]
        if s.options["events"] == "open":
            s.ahead = events[:dealt]
        elif s.options["events"] == "hidden":
            s.fate = events[:dealt]
        s.push("tale")

    def extras(self, s: Realm, seat: int | None) -> Extras:
        return extras(s)

    def deal_anew(self, s: Realm, seat: int, luck: Luck) -> None:
        """What the others know of hidden cards is unknown, but that the decks are never mixed everybody knows."""
        total = s.cards
        for q in range(s.seats):
            if q != seat:
                s.trace[q * total : (q + 1) * total] = UNMIXED

    def check(self, s: Realm) -> None:
        check(s)

    def results(self, s: Realm) -> Result | None:
        return ending.results(s)

    def standings(self, s: Realm, seat: int | None) -> list[Standing]:
        """AP as far as all can see them; those of the team, up to the highest level (DU-21.12)."""
        if s.cooperative:
            return [Standing("team", -1, open_score(s, 0), ending.LEVELS[s.seats][-1])]
        return [Standing("score", q, open_score(s, q)) for q in range(s.seats)]

    def weigh(self, event: Event) -> int:
        """Quests above all, then what others do to somebody."""
        return 10 * event.args[2] if event.kind == "completed" else WEIGHTS.get(event.kind, 0)

    def part(self, s: Realm) -> Say | None:
        return say("part.chapter", n=s.chapter) if s.chapter else None

    def catalogue(self) -> Things:
        return catalogue()

    def prompt(self, s: Realm, seat: int) -> str:
        """Where a question has two faces, the one that is shown now; what a card offers is named."""
        if not s.waiting >> seat & 1:
            return ""
        rule, args = s.frames[-1].rule, s.frames[-1].args
        if rule == "bad_luck" and not possible(s):
            return "ask.bad_luck-harmless"
        if rule == "bad_luck" and not STORY_OF[s.read[0]].hurts:
            return "ask.bad_luck-reward"
        if rule == "offered":
            return f"ask.offered-{STORY_OF[args[0]].key}-{args[1] + 1}"
        if rule == "deeds" and not any(m.verb in DEEDS for m in self.legal(s, seat)):
            return "ask.deeds-none"
        if rule == "quest_draw" and s.drawn[seat] and (len(s.drawn[seat]) == args[1] or not s.any_quest_left()):
            return "ask.quest_draw-keep"
        return super().prompt(s, seat)

    def move_said(self, m: Move) -> Say | None:
        return effect_text(STORY_OF[m.args[0]].options[m.args[1] - 1]) if m.verb == "choose" else None

    def label(self, kind: str, value: int) -> Say:
        if kind == "thing":
            if value == AN_ITEM:
                return say("thing.an-item")
            return super().label("token", value) if value < KINDS else self.label("card", value - KINDS)
        if kind == "card":
            groups = ((FIRST_QUEST, "item"), (FIRST_STORY, "quest"), (FIRST_EVENT, "story"), (len(CARD_IDS), "chapter-event"))
            group = next(name for end, name in groups if value < end)
            return say(f"{group}.{CARD_IDS[value]}.name")
        if kind == "character":
            return say(f"character.{CHARACTERS[value]}.name")
        if kind == "socket" and "--" in SOCKET_KEYS[value]:
            here, there = SOCKET_KEYS[value].split("--")
            return say("route", here=say(f"field.{here}"), there=say(f"field.{there}"))
        if kind == "die":
            colour, _, sort = DIE_KEYS[value].partition("-")
            return say("sort.snake") if value == SNAKE_DIE else say("die", colour=say(f"colour.{colour}"), sort=say(f"sort.{sort}"))
        return super().label(kind, value)


def left_in_the_box(s: Realm) -> list[int]:
    """Cards that the chosen mode cannot use, known to all (DU-21.14, DU-21.18, DU-R.58)."""
    items = set(range(len(ITEMS))) if not s.has_items else set()
    if s.peaceful:  # DU-V.2
        items.update(THIEVES)
    if s.cooperative:  # DU-R.55
        items.update(NOT_IN_COOPERATIVE)
    out = sorted(items)
    if not s.has_stories:
        out += STORY_CARDS
    events = {
        FAIRY_GIFTS: not s.has_items,
        ROYAL_CALL: s.cooperative,
        STORYTELLERS: not s.has_stories,
        QUIET_FOREST: s.peaceful,
    }
    return out + [card for card in EVENT_CARDS if s.options["events"] == "none" or events.get(card)]


GAME = DiceUponATime(
    RULES,
    Realm,
    DECK,
    gather(DiceUponATime.package),
)
