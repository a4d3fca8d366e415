"""The state of Dice Upon a Time, and what is hidden in it (DU-2.11, DU-3.2, DU-15.1, DU-17.3)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.fields import NOBODY, OWNER, BadPosition, Cards, Field, Flag, Name, Names, Num, OneCard, Slots
from taletable.engine.run import Run
from taletable.engine.state import Options, State

from .board import FIELD_KEYS, SOCKET_KEYS
from .cards import CARD_IDS, CHARACTERS, DECK, QUEST_ITEMS, QUEST_OF, TOKENS
from .dice import DIE_KEYS, FACE_KEYS, SET, SNAKE_DIE

KINDS: Final = len(TOKENS)
THINGS: Final = (*TOKENS, *CARD_IDS, "an-item")
"""What can change hands in an exchange: a token, a card as `KINDS + card`, or an item of the other's choice."""
AN_ITEM: Final = len(THINGS) - 1
TAKEN: Final = len(CARD_IDS)
"""A sealed answer that is no item: yes to what is offered (DU-R.9); the token to lose is `TAKEN + 1 + token`."""
WALK, HOP, SLEEP, CAPPED, HORSED, RIDE, LEAP, SENT = range(8)
"""How a figure came to its field."""


class Answer(Num):
    """A sealed answer: the item played with what it is played on. Others see neither it nor that there is one."""

    def dump(self, value: Any) -> Any:
        return list(value)

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, "expected a list of numbers")
        return tuple([Num.load(self, n, where) for n in data])

    def veil(self, value: Any) -> Any:
        return None


class Realm(State):
    """The map with figures and dice, the decks, and what everybody holds. Tokens are flat lists, three entries a seat."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.cooperative = options["mode"] == "cooperative"
        self.peaceful = options["mode"] == "peaceful"
        # the board
        self.chapter = 0
        self.marker = 0
        self.turn = -1
        self.stacks: list[tuple[int, ...]] = []
        self.face: list[int] = []
        self.spent: tuple[int, ...] = ()
        self.snake = -1
        self.wolf = False
        self.carrier: list[int] = []
        # the decks
        self.items: list[int] = []
        self.used: list[int] = []
        self.quests2: list[int] = []
        self.quests3: list[int] = []
        self.quests4: list[int] = []
        self.stories: list[int] = []
        self.told: list[int] = []
        self.read: tuple[int, ...] = ()
        self.fate: list[int] = []
        self.unused: list[int] = []
        self.ahead: list[int] = []
        self.event = -1
        self.past: list[int] = []
        self.box: list[int] = []
        self.open_quests: tuple[int, ...] = ()
        self.open_tales: tuple[int, ...] = ()
        # the turn
        self.die = -1
        self.socket = -1
        self.came = -1
        self.doubling = False
        self.boots = False
        self.beans = False
        self.special = False
        self.soft = -1
        self.table = False
        self.hazel = False
        self.hush = -1
        self.fresh: tuple[int, ...] = ()
        self.deeds = 0
        self.steed_done = False
        self.declined = 0
        self.give: tuple[int, ...] = ()
        self.want: tuple[int, ...] = ()
        self.shown: tuple[int, ...] = ()
        # the end
        self.drained = False
        self.finished = 0
        # the players
        self.character: list[int] = []
        self.at: list[int] = []
        self.pool: list[tuple[int, ...]] = []
        self.fox: list[tuple[int, ...]] = []
        self.passed: list[bool] = []
        self.turned: list[bool] = []
        self.tokens: list[int] = []
        self.gains: list[int] = []
        self.rabbits: list[int] = []
        self.thumbs: list[int] = []
        self.hand: list[tuple[int, ...]] = []
        self.drawn: list[tuple[int, ...]] = []
        self.active: list[tuple[int, ...]] = []
        self.done: list[tuple[int, ...]] = []
        self.tales: list[tuple[int, ...]] = []
        self.answer: list[tuple[int, ...]] = []

    def clone(self) -> Realm:
        new = Realm(self.seats, self.options)
        self.copy_base(new)
        new.chapter = self.chapter
        new.marker = self.marker
        new.turn = self.turn
        new.stacks = self.stacks[:]
        new.face = self.face[:]
        new.spent = self.spent
        new.snake = self.snake
        new.wolf = self.wolf
        new.carrier = self.carrier[:]
        new.items = self.items[:]
        new.used = self.used[:]
        new.quests2 = self.quests2[:]
        new.quests3 = self.quests3[:]
        new.quests4 = self.quests4[:]
        new.stories = self.stories[:]
        new.told = self.told[:]
        new.read = self.read
        new.fate = self.fate[:]
        new.unused = self.unused[:]
        new.ahead = self.ahead[:]
        new.event = self.event
        new.past = self.past[:]
        new.box = self.box[:]
        new.open_quests = self.open_quests
        new.open_tales = self.open_tales
        new.die = self.die
        new.socket = self.socket
        new.came = self.came
        new.doubling = self.doubling
        new.boots = self.boots
        new.beans = self.beans
        new.special = self.special
        new.soft = self.soft
        new.table = self.table
        new.hazel = self.hazel
        new.hush = self.hush
        new.fresh = self.fresh
        new.deeds = self.deeds
        new.steed_done = self.steed_done
        new.declined = self.declined
        new.give = self.give
        new.want = self.want
        new.shown = self.shown
        new.drained = self.drained
        new.finished = self.finished
        new.character = self.character[:]
        new.at = self.at[:]
        new.pool = self.pool[:]
        new.fox = self.fox[:]
        new.passed = self.passed[:]
        new.turned = self.turned[:]
        new.tokens = self.tokens[:]
        new.gains = self.gains[:]
        new.rabbits = self.rabbits[:]
        new.thumbs = self.thumbs[:]
        new.hand = self.hand[:]
        new.drawn = self.drawn[:]
        new.active = self.active[:]
        new.done = self.done[:]
        new.tales = self.tales[:]
        new.answer = self.answer[:]
        return new

    # Who and whose

    def owner(self, die: int) -> int:
        """Whose die it is; the Snake Die counts as its holder's (DU-R.21)."""
        return self.snake if die == SNAKE_DIE else die // SET

    def is_ready(self, seat: int, character: int) -> bool:
        """Is this the seat's Character, with its ability side up?"""
        return self.character[seat] == character and not self.turned[seat]

    def clockwise(self, start: int) -> list[int]:
        """All seats in the order of the turns, from one on."""
        return [(start + i) % self.seats for i in range(self.seats)]

    def on_field(self, field: int, seat: int) -> list[int]:
        """The other seats whose figures stand on the field."""
        return [q for q in range(self.seats) if self.at[q] == field and q != seat]

    def purse(self, seat: int) -> list[int]:
        """The seat's Gold Coins, Bread and Apples."""
        return self.tokens[seat * KINDS : seat * KINDS + KINDS]

    def can_pay(self, seat: int, tokens: tuple[int, int, int]) -> bool:
        """Has the seat these tokens?"""
        base = seat * KINDS
        mine = self.tokens
        return mine[base] >= tokens[0] and mine[base + 1] >= tokens[1] and mine[base + 2] >= tokens[2]

    def pay(self, seat: int, tokens: tuple[int, int, int]) -> None:
        """Tokens go back to the supply."""
        for kind, n in enumerate(tokens):
            self.tokens[seat * KINDS + kind] -= n

    def quests_of(self, seat: int) -> tuple[int, ...]:
        """The Main Quests that the seat may complete; in the cooperative game all that lie open (DU-21.4)."""
        return self.open_quests if self.cooperative else self.active[seat]

    def tales_of(self, seat: int) -> tuple[int, ...]:
        """The Side Quests, Curses and Mini Quests before the seat, or before all (DU-21.9)."""
        return self.open_tales if self.cooperative else self.tales[seat]

    def quest_deck(self, value: int) -> list[int]:
        """The face-down Quests of a value; the top is the end of the list."""
        return self.quests2 if value == 2 else self.quests3 if value == 3 else self.quests4

    def any_quest_left(self) -> bool:
        """Is there a Quest to draw (DU-R.12)?"""
        return bool(self.quests2 or self.quests3 or self.quests4)

    @property
    def has_items(self) -> bool:
        """Are Magic Items in the game (DU-21.14)?"""
        return self.options["cards"] != "beginner"

    @property
    def has_stories(self) -> bool:
        """Are Story cards in the game (DU-21.14, DU-21.18)?"""
        return self.options["cards"] == "all"

    # Cards

    def use(self, seat: int, item: int, run: Run) -> None:
        """An item is played: used up, whatever comes of it (DU-15.4, DU-R.31)."""
        self.hand[seat] = tuple([card for card in self.hand[seat] if card != item])
        self.used.append(item)
        run.tell("played", (seat, item))
        run.reveal()

    def draw_item(self, run: Run) -> int:
        """The top item; the used ones are shuffled when there is none (DU-15.5). -1: nothing is left (DU-R.41)."""
        if not self.items:
            if not self.used:
                return -1
            self.lose_sight(self.used, self.everyone)
            self.items, self.used = run.luck.shuffled(self.used), []
            run.tell("items-shuffled", (len(self.items),))
        run.reveal()
        return self.items.pop()

    def draw_story(self, run: Run) -> int:
        """The top Story card; the told ones are shuffled when there is none (DU-17.4). -1: nothing is left."""
        if not self.stories:
            if not self.told:
                return -1
            self.lose_sight(self.told, self.everyone)
            self.stories, self.told = run.luck.shuffled(self.told), []
            run.tell("stories-shuffled", (len(self.stories),))
        run.reveal()
        return self.stories.pop()

    def bury_quest(self, card: int, known_by: int) -> None:
        """A Quest goes to the bottom of its deck; the seats in the mask know it (DU-8.4, DU-R.13)."""
        self.lose_sight((card,), known_by)
        self.quest_deck(QUEST_OF[card].value).insert(0, card)

    def could_hold(self, seat: int, item: int) -> bool:
        """As far as everybody can know: has the seat any item, and may it be this one?"""
        return bool(self.hand[seat]) and item not in self.used and item not in self.box


FIELDS: Final = (
    Field("chapter", Num(0, 24)),
    Field("marker", Num(0, 4)),
    Field("turn", Num(-1, 4)),
    Field("stacks", Slots(SOCKET_KEYS, Names(DIE_KEYS))),
    Field("face", Slots(DIE_KEYS, Name(FACE_KEYS))),
    Field("spent", Names(DIE_KEYS)),
    Field("snake", Num(-1, 4)),
    Field("wolf", Flag()),
    Field("carrier", Slots(QUEST_ITEMS, Num(-1, 4))),
    Field("items", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("used", Cards(DECK, mutable=True), zone=True),
    Field("quests2", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("quests3", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("quests4", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("stories", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("told", Cards(DECK, mutable=True), zone=True),
    Field("read", Cards(DECK), zone=True),
    Field("fate", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("unused", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("ahead", Cards(DECK, mutable=True), zone=True),
    Field("event", OneCard(DECK), zone=True),
    Field("past", Cards(DECK, mutable=True), zone=True),
    Field("box", Cards(DECK, mutable=True), zone=True),
    Field("open_quests", Cards(DECK), zone=True),
    Field("open_tales", Cards(DECK), zone=True),
    Field("die", Name(DIE_KEYS)),
    Field("socket", Name(SOCKET_KEYS)),
    Field("came", Num(-1, SENT)),
    Field("doubling", Flag()),
    Field("boots", Flag()),
    Field("beans", Flag()),
    Field("special", Flag()),
    Field("soft", Name(SOCKET_KEYS)),
    Field("table", Flag()),
    Field("hazel", Flag()),
    Field("hush", Num(-1, 4)),
    Field("fresh", Names(DIE_KEYS)),
    Field("deeds", Num()),
    Field("steed_done", Flag()),
    Field("declined", Num(0, 31)),
    Field("give", Names(THINGS)),
    Field("want", Names(THINGS)),
    Field("shown", Cards(DECK), zone=True),
    Field("drained", Flag()),
    Field("finished", Num(0, 24)),
    Field("character", Name(CHARACTERS), per_seat=True),
    Field("at", Name(FIELD_KEYS), per_seat=True),
    Field("pool", Names(DIE_KEYS), per_seat=True),
    Field("fox", Names(DIE_KEYS), per_seat=True),
    Field("passed", Flag(), per_seat=True),
    Field("turned", Flag(), per_seat=True),
    Field("tokens", Slots(TOKENS, Num(0, 999)), width=KINDS),
    Field("gains", Slots(TOKENS, Num(0, 999)), width=KINDS),
    Field("rabbits", Num(0, 999), per_seat=True),
    Field("thumbs", Num(0, 9), per_seat=True),
    Field("hand", Cards(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("drawn", Cards(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("active", Cards(DECK), per_seat=True, zone=True),
    Field("done", Cards(DECK), per_seat=True, zone=True),
    Field("tales", Cards(DECK), per_seat=True, zone=True),
    Field("answer", Answer(), per_seat=True, sees=OWNER),
)
