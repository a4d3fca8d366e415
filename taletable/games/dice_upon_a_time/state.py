"""The state of Dice Upon a Time, and what is hidden in it (DU-2.11, DU-3.2, DU-15.1, DU-17.3)."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import (
    NOBODY,
    OWNER,
    Cards,
    Flag,
    Many,
    Name,
    Names,
    Num,
    OneCard,
    Pile,
    Sealed,
    Seat,
    Seats,
    Slots,
    field,
    memo,
    per_seat,
    per_seat_flat,
)
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.run import Run
from taletable.engine.state import State

from .board import FIELD_KEYS, SOCKET_KEYS
from .cards import CARD_IDS, CHARACTERS, DECK, ITEMS, QUEST_ITEMS, QUEST_OF, STORIES, TOKENS
from .dice import DIE_KEYS, FACE_KEYS, SET, SNAKE_DIE
from .domains import CARD

FRIENDS: Final = 5
"""How many seats there are at most."""
MOST: Final = 999
"""More tokens, or deeds of a turn, than anybody comes to."""
KINDS: Final = len(TOKENS)
THINGS: Final = (*TOKENS, *CARD_IDS, "an-item")
"""What can change hands in an exchange: a token, a card as `KINDS + card`, or an item of the other's choice."""
AN_ITEM: Final = len(THINGS) - 1
TAKEN: Final = len(CARD_IDS)
"""A sealed answer that is no item: yes to what is offered (DU-R.9); the token to lose is `TAKEN + 1 + token`."""
STAYED = -1
WALK, HOP, SLEEP, CAPPED, HORSED, RIDE, LEAP, SENT = range(8)
"""How a figure came to its field in this turn."""

GRAMMAR = Grammar(
    events={
        "played": (SEAT, CARD),
        "items-shuffled": (Number(1, len(ITEMS)),),
        "stories-shuffled": (Number(1, len(STORIES)),),
    }
)


WHO: Final = Seat(FRIENDS, nobody=False)
"""A seat that a paragraph is about."""


class Realm(State):
    """The map with figures and dice, the decks, and what everybody holds. Tokens are flat lists, three entries a seat."""

    cooperative = memo(lambda options: options["mode"] == "cooperative")
    peaceful = memo(lambda options: options["mode"] == "peaceful")
    # the board
    chapter = field(Num(0, 24))
    marker = field(Seat(FRIENDS, nobody=False))
    turn = field(Seat(FRIENDS))
    stacks = field(Slots(SOCKET_KEYS, Names(DIE_KEYS)))
    face = field(Slots(DIE_KEYS, Name(FACE_KEYS, none=False)))
    spent = field(Names(DIE_KEYS))
    snake = field(Seat(FRIENDS))
    wolf = field(Flag())
    carrier = field(Slots(QUEST_ITEMS, Seat(FRIENDS)))
    # the decks
    items = field(Pile(DECK), sees=NOBODY, zone=True)
    used = field(Pile(DECK), zone=True)
    quests2 = field(Pile(DECK), sees=NOBODY, zone=True)
    quests3 = field(Pile(DECK), sees=NOBODY, zone=True)
    quests4 = field(Pile(DECK), sees=NOBODY, zone=True)
    stories = field(Pile(DECK), sees=NOBODY, zone=True)
    told = field(Pile(DECK), zone=True)
    read = field(Cards(DECK), zone=True)
    fate = field(Pile(DECK), sees=NOBODY, zone=True)
    unused = field(Pile(DECK), sees=NOBODY, zone=True)
    ahead = field(Pile(DECK), zone=True)
    event = field(OneCard(DECK), zone=True)
    past = field(Pile(DECK), zone=True)
    box = field(Pile(DECK), zone=True)
    open_quests = field(Cards(DECK), zone=True)
    open_tales = field(Cards(DECK), zone=True)
    # the turn
    die = field(Name(DIE_KEYS))
    socket = field(Name(SOCKET_KEYS))
    came = field(Num(STAYED, SENT), start=STAYED)
    doubling = field(Flag())
    boots = field(Flag())
    beans = field(Flag())
    special = field(Flag())
    soft = field(Name(SOCKET_KEYS))
    table = field(Flag())
    hazel = field(Flag())
    hush = field(Seat(FRIENDS))
    fresh = field(Names(DIE_KEYS))
    deeds = field(Num(0, MOST))
    steed_done = field(Flag())
    declined = field(Seats(FRIENDS))
    give = field(Names(THINGS, MOST))
    want = field(Names(THINGS, MOST))
    shown = field(Cards(DECK), zone=True)
    # the end
    drained = field(Flag())
    finished = field(Num(0, 24))
    # the players
    character = per_seat(Name(CHARACTERS))
    at = per_seat(Name(FIELD_KEYS, none=False))
    pool = per_seat(Names(DIE_KEYS))
    fox = per_seat(Names(DIE_KEYS))
    passed = per_seat(Flag())
    turned = per_seat(Flag())
    tokens = per_seat_flat(Slots(TOKENS, Num(0, MOST)))
    gains = per_seat_flat(Slots(TOKENS, Num(0, MOST)))
    rabbits = per_seat(Num(0, MOST))
    thumbs = per_seat(Num(0, 9))
    hand = per_seat(Cards(DECK), sees=OWNER, zone=True)
    drawn = per_seat(Cards(DECK), sees=OWNER, zone=True)
    active = per_seat(Cards(DECK), zone=True)
    done = per_seat(Cards(DECK), zone=True)
    tales = per_seat(Cards(DECK), zone=True)
    answer = per_seat(Sealed(Many(Num(0, TAKEN + KINDS), 3)), sees=OWNER)

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
        return self._draw(self.items, self.used, "items-shuffled", run)

    def draw_story(self, run: Run) -> int:
        """The top Story card; the told ones are shuffled when there is none (DU-17.4). -1: nothing is left."""
        return self._draw(self.stories, self.told, "stories-shuffled", run)

    def _draw(self, pile: list[int], played: list[int], shuffled: str, run: Run) -> int:
        if not pile:
            if not played:
                return -1
            self.lose_sight(played, self.everyone)
            pile += run.luck.shuffled(played)
            played.clear()
            run.tell(shuffled, (len(pile),))
        run.reveal()
        return pile.pop()

    def bury_quest(self, card: int, known_by: int) -> None:
        """A Quest goes to the bottom of its deck; the seats in the mask know it (DU-8.4, DU-R.13)."""
        self.lose_sight((card,), known_by)
        self.quest_deck(QUEST_OF[card].value).insert(0, card)

    def could_hold(self, seat: int, item: int) -> bool:
        """As far as everybody can know: has the seat any item, and may it be this one?"""
        return bool(self.hand[seat]) and item not in self.used and item not in self.box
