"""Dice Upon a Time as the engine sees it: options, rules, words."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game, Option, Result
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.state import Options

from . import ending
from .board import FIELD_KEYS, SOCKET_KEYS, SOCKETS
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
    QUEST_ITEMS,
    QUEST_OF,
    QUIET_FOREST,
    ROYAL_CALL,
    STORY_CARDS,
    STORY_OF,
    STORYTELLERS,
    THIEVES,
    TOKENS,
)
from .catalogue import catalogue, effect_text
from .chapter import Chapter, EarlyEnd, Fox, Rapunzel, SnakeDie, Turn, Turns, chapters
from .check import check
from .deeds import Deeds, PayAny
from .dice import DIE_KEYS, FACE_KEYS, SNAKE_DIE
from .drawing import GiveUp, ItemDraw, ItemsGained, OneOfTwo, QuestDraw, QuestsGained
from .encounters import Barter, Consent, HandItem
from .ending import Characters, Tale
from .moving import Harvest, Steed, Step
from .placing import Place, Wolf
from .state import AN_ITEM, FIELDS, KINDS, THINGS, Realm
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
    Retell,
    StoryDraw,
    TurnDie,
)
from .tokens import ChooseToken, Gathering, LeanYear, Lose, Receiving, Taking
from .view import extras
from .windows import Answer, GoldenBird, ItemsOthers, QuestsOthers, TakeOthers, TakeOwn, WhiteSnake, Yarn

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

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "move.become": ("character",),
    "move.draw-character": (),
    "move.draw-quest": ("value",),
    "move.redraw-quest": ("value",),
    "move.keep": ("card",),
    "move.leave": (),
    "move.give-up": ("card",),
    "move.set": ("die", "face"),
    "move.roll": ("die",),
    "move.reroll": ("die",),
    "move.turn-die": ("die", "face"),
    "move.take-back": ("die",),
    "move.place": ("die", "socket"),
    "move.pass": (),
    "move.hop": ("field",),
    "move.ability": (),
    "move.soften": ("socket",),
    "move.sleepwalk": ("die", "die2", "field"),
    "move.swap": ("token", "token2"),
    "move.lose-die": ("die",),
    "move.walk": ("field",),
    "move.stay": (),
    "move.ride": ("field",),
    "move.leap": ("field",),
    "move.take": ("token",),
    "move.lose": ("token",),
    "move.pay": ("token",),
    "move.draw-item": (),
    "move.discard": ("card",),
    "move.choose": ("card", "n"),
    "move.redraw": (),
    "move.accept": (),
    "move.decline": (),
    "move.let-it-be": (),
    "move.play": ("card",),
    "move.play-token": ("card", "token"),
    "move.play-face": ("card", "die", "face"),
    "move.play-die": ("card", "die"),
    "move.play-field": ("card", "field"),
    "move.play-seat": ("card", "seat"),
    "move.play-curse": ("card", "card2", "seat"),
    "move.complete": ("card",),
    "move.pick-up": ("card",),
    "move.fulfil": ("card",),
    "move.lift": ("card",),
    "move.done": (),
    "move.trade": ("seat",),
    "move.give": ("thing",),
    "move.want": ("thing",),
    "move.show": ("card",),
    "move.hand-over": ("card",),
    "move.propose": (),
    "move.cancel": (),
    "move.stop": (),
    "move.play-on": (),
    "refuse.too-low": ("n",),
    "refuse.own-ban": (),
    "refuse.banned": (),
    "refuse.spirits-sleep": (),
    "refuse.full": ("n",),
    "refuse.full-for-two": ("n",),
    "refuse.no-stack": (),
    "refuse.wolf-fed": (),
    "refuse.not-at-her-field": (),
    "refuse.must-place-now": (),
    "refuse.ability-used": (),
    "refuse.no-die": (),
    "refuse.tailor-and-ban": (),
    "refuse.nowhere-to-run": (),
    "refuse.no-such-token": ("token",),
    "refuse.came-by-cap": (),
    "refuse.nothing-for-beggars": ("field",),
    "refuse.no-trigger": ("card",),
    "refuse.deck-empty": ("value",),
    "refuse.not-low": (),
    "refuse.already-there": ("field",),
    "refuse.cannot-be-done": (),
    "refuse.starwort-and-rewards": (),
    "refuse.no-quest-item": ("relic",),
    "refuse.already-picked-up": ("relic",),
    "refuse.not-there": ("field",),
    "refuse.not-on-a-steed": (),
    "refuse.no-company": (),
    "refuse.not-enough-tokens": ("n", "n2", "n3"),
    "refuse.no-token": (),
    "refuse.no-item": (),
    "refuse.by-riding": (),
    "refuse.by-the-wolf": (),
    "refuse.too-late-for-the-horse": (),
    "refuse.said-no": ("seat",),
    "refuse.nothing-to-exchange": (),
    "refuse.empty-proposal": (),
    "refuse.too-many-quests": ("seat",),
    "refuse.character-taken": ("character",),
    "refuse.useless-here": ("character",),
    "refuse.events-needed": (),
    "refuse.nothing-left-to-draw": (),
    "event.became": ("seat", "character"),
    "event.phase": ("n",),
    "event.roll": ("seat", "face", "face2", "face3", "face4", "face5"),
    "event.rolled": ("seat", "die", "face"),
    "event.rerolled": ("seat", "die", "face"),
    "event.set": ("seat", "die", "face"),
    "event.turned-die": ("seat", "die", "face"),
    "event.event": ("card",),
    "event.events-shuffled": ("n",),
    "event.items-shuffled": ("n",),
    "event.stories-shuffled": ("n",),
    "event.played": ("seat", "card"),
    "event.warded-off": ("seat", "card"),
    "event.robbed": ("seat", "seat2", "n", "token"),
    "event.snatched": ("seat", "seat2", "n"),
    "event.cursed": ("seat", "card"),
    "event.placed": ("seat", "die", "face", "socket"),
    "event.passed": ("seat",),
    "event.hopped": ("seat", "field"),
    "event.sleepwalked": ("seat", "field"),
    "event.ability": ("seat", "character"),
    "event.softened": ("seat", "socket"),
    "event.swapped": ("seat", "token", "token2"),
    "event.took-back": ("seat", "die", "socket"),
    "event.discarded-die": ("seat", "die"),
    "event.gobbled": ("seat", "die"),
    "event.arrived": ("seat", "field"),
    "event.rode": ("seat", "field"),
    "event.leapt": ("seat", "field"),
    "event.took": ("seat", "n", "token"),
    "event.lost": ("seat", "token"),
    "event.drew-quest": ("seat", "value"),
    "event.drew-item": ("seat",),
    "event.saw": ("seat", "card"),
    "event.holds": ("seat", "card"),
    "event.thumbed": ("seat",),
    "event.buried": ("seat", "value"),
    "event.new-quest": ("seat", "card"),
    "event.gave-up": ("seat", "card"),
    "event.discarded-item": ("seat", "card"),
    "event.read": ("seat", "card"),
    "event.laid": ("seat", "card"),
    "event.no-effect": ("seat",),
    "event.rabbit-token": ("seat",),
    "event.lifted": ("seat", "card"),
    "event.fulfilled": ("seat", "card"),
    "event.picked-up": ("seat", "relic"),
    "event.completed": ("seat", "card", "n"),
    "event.shows": ("seat", "card"),
    "event.proposes": ("seat", "seat2"),
    "event.offers": ("seat", "thing"),
    "event.asks-for": ("seat", "thing"),
    "event.declined": ("seat", "seat2"),
    "event.agreed": ("seat", "seat2"),
    "event.handed-over": ("seat", "seat2", "thing"),
    "event.slipped": ("seat", "seat2"),
    "event.won-snake": ("seat",),
    "event.won-rabbit": ("seat",),
    "event.quests": ("seat", "n"),
    "event.side-quests": ("seat", "n"),
    "event.curses": ("seat", "n"),
    "event.won": ("seat", "n"),
    "event.team-score": ("n", "n2"),
}


class DiceUponATime(Game[Realm]):
    """The meta object."""

    id = "dice-upon-a-time"
    name = "Dice Upon a Time"
    version = "2"
    package = __package__ or ""
    root = "tale"
    min_seats = 2
    max_seats = 5
    options = (
        Option("mode", "competitive", ("competitive", "peaceful", "cooperative")),
        Option("cards", "all", ("all", "no-stories", "beginner")),
        Option("characters", True, (True, False)),
        Option("length", "normal", ("short", "normal", "extra-long")),
        Option("events", "hidden", ("hidden", "open", "none")),
    )

    def fresh(self, seats: int, options: Options) -> Realm:
        return Realm(seats, options)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        extra_long = options["length"] == "extra-long"
        if options["events"] == "none" and not extra_long:
            return Refusal("DU-21.21", "events-needed")
        if options["mode"] == "cooperative" and extra_long:
            return Refusal("DU-R.56", "nothing-left-to-draw")
        return None

    def seats_cite(self) -> str:
        return "DU-2.7"

    def over_cite(self) -> str:
        return "DU-19.1"

    def begin(self, s: Realm, run: Run) -> None:
        """Set up the board and the decks (DU-2). Every deck is a lot of its own: cards of different decks are never mixed."""
        for deck in range(6):
            s.lose_sight([card for card in range(len(CARD_IDS)) if DECK_OF[card] == deck], s.everyone)
        seats = s.seats
        s.marker = run.luck.below(seats)
        s.stacks = [()] * len(SOCKETS)
        s.face = [0] * len(DIE_KEYS)
        s.carrier = [-1] * len(QUEST_ITEMS)
        s.character = [-1] * seats
        s.at = [0] * seats
        s.pool, s.fox, s.hand, s.drawn = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.active, s.done, s.tales, s.answer = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.passed, s.turned = [False] * seats, [False] * seats
        s.tokens, s.gains = [0] * (seats * KINDS), [0] * (seats * KINDS)
        s.rabbits, s.thumbs = [0] * seats, [0] * seats
        s.box = left_in_the_box(s)
        s.items = run.luck.shuffled([item for item in range(len(ITEMS)) if item not in s.box])
        s.stories = run.luck.shuffled([card for card in STORY_CARDS if card not in s.box])
        if s.cooperative:
            s.open_quests = tuple(QUEST_CARDS)
        else:
            for value in (2, 3, 4):
                s.quest_deck(value)[:] = run.luck.shuffled([card for card in QUEST_CARDS if QUEST_OF[card].value == value])
        events = run.luck.shuffled([card for card in EVENT_CARDS if card not in s.box])
        dealt = min(chapters(s), len(events))
        s.unused = events[dealt:]
        if s.options["events"] == "open":
            s.ahead = events[:dealt]
        elif s.options["events"] == "hidden":
            s.fate = events[:dealt]
        s.push("tale")

    def extras(self, s: Realm, seat: int | None, view: dict[str, Any]) -> None:
        extras(s, seat, view)

    def deal_anew(self, s: Realm, seat: int, luck: Luck) -> None:
        """What the others know of hidden cards is unknown, but that the decks are never mixed everybody knows."""
        for q in range(s.seats):
            if q != seat:
                for card in range(s.cards):
                    s.trace[q * s.cards + card] = (DECK_OF[card] + 1,)

    def check(self, s: Realm) -> None:
        check(s)

    def results(self, s: Realm) -> Result | None:
        return ending.results(s)

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        return catalogue(self.text)

    def prompt(self, s: Realm, seat: int) -> str:
        """Where a question has two faces, the one that is shown now."""
        if s.waiting >> seat & 1 and s.frames[-1].rule == "quest_draw":
            _, n, _ = s.frames[-1].args
            if s.drawn[seat] and (len(s.drawn[seat]) == n or not s.any_quest_left()):
                return self.text.get("ask.quest_draw-keep")
        return super().prompt(s, seat)

    def move_text(self, m: Move) -> str:
        if m.verb == "choose":
            return effect_text(self.text, STORY_OF[m.args[0]].options[m.args[1] - 1])
        return super().move_text(m)

    def label(self, kind: str, value: int) -> str:
        if kind == "thing":
            if value == AN_ITEM:
                return self.text.get("thing.an-item")
            return super().label("token", value) if value < KINDS else self.label("card", value - KINDS)
        if kind == "card":
            groups = ((FIRST_QUEST, "item"), (FIRST_STORY, "quest"), (FIRST_EVENT, "story"), (len(CARD_IDS), "event-card"))
            group = next(name for end, name in groups if value < end)
            return self.text.get(f"{group}.{CARD_IDS[value]}.name")
        if kind == "character":
            return self.text.get(f"character.{CHARACTERS[value]}.name")
        if kind == "socket" and self.text.has(f"socket.{SOCKET_KEYS[value]}"):
            return self.text.get(f"socket.{SOCKET_KEYS[value]}")
        if kind == "socket":
            return " – ".join(self.text.get(f"field.{name}") for name in SOCKET_KEYS[value].split("--"))
        if kind == "die":
            colour, _, sort = DIE_KEYS[value].partition("-")
            own = f"{self.text.get(f'colour.{colour}')} {self.text.get(f'sort.{sort}')}"
            return self.text.get("sort.snake") if value == SNAKE_DIE else own
        return super().label(kind, value)


def left_in_the_box(s: Realm) -> list[int]:
    """Cards that the chosen mode cannot use, known to all (DU-21.14, DU-21.18, DU-R.55, DU-R.58, DU-V.2)."""
    items = set(range(len(ITEMS))) if not s.has_items else set()
    if s.peaceful:
        items.update(THIEVES)
    if s.cooperative:
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
    FIELDS,
    DECK,
    {
        "card": CARD_IDS,
        "thing": THINGS,
        "character": CHARACTERS,
        "die": DIE_KEYS,
        "face": FACE_KEYS,
        "socket": SOCKET_KEYS,
        "field": FIELD_KEYS,
        "token": TOKENS,
        "relic": QUEST_ITEMS,
    },
    ARGUMENTS,
)
