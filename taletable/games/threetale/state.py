"""The state of ThreeTale. All is open but the order of the piles (TT-1.7, TT-R.66)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.fields import NOBODY, BadPosition, Cards, Field, Flag, Kind, Name, Names, Num, OneCard, Slots
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.state import Frame, Options, State

from .artifacts import SLOTS
from .deck import DECK, PILE_OF, PILES
from .enemies import ENEMY_KEYS, PIECES
from .heroes import HERO_KEYS, TALENT_KEYS
from .land import CELL_KEYS, SPACE_KEYS, Chart, Land, Placed
from .prophecies import PROPHECY_KEYS
from .tiles import THINGS
from .words import DEEDS, DIFFICULTIES, TOP, VIRTUES

PHASES: Final = ("prophecy", "past", "present", "future")
PROPHECY, PAST, PRESENT, FUTURE = range(4)
OUTCOMES: Final = ("won", "hero-died", "time-up", "scenario-lost")
WON, HERO_DIED, TIME_UP, SCENARIO_LOST = range(4)
NO_ROLL, OWN_ROLL, ENEMY_ROLL = range(3)


class Numbers(Num):
    """Several whole numbers in order."""

    def dump(self, value: Any) -> Any:
        return list(value)

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list of numbers, got {data!r}")
        return tuple([Num.load(self, n, f"{where}[{i}]") for i, n in enumerate(data)])


class Agenda(Numbers):
    """Things that are still to happen, each as a few numbers."""

    def dump(self, value: Any) -> Any:
        return [list(item) for item in value]

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list):
            raise BadPosition(where, f"expected a list of lists, got {data!r}")
        return tuple([Numbers.load(self, item, f"{where}[{i}]") for i, item in enumerate(data)])


class Piles(Slots):
    """Face-down piles by name; others see how many cards lie in each."""

    def veil(self, value: Any) -> Any:
        return {name: {"count": len(pile)} for name, pile in zip(self.names, value, strict=True)}


class Lands(Kind):
    """The tiles on the Map with cell and quarter turns."""

    def dump(self, value: Any) -> Any:
        return [{"tile": DECK.ids[card], "cell": CELL_KEYS[cell], "turn": turn} for card, cell, turn in value]

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list) or not all(isinstance(item, dict) and set(item) == {"tile", "cell", "turn"} for item in data):
            raise BadPosition(where, "expected a list of objects with tile, cell and turn")
        cells = Name(CELL_KEYS)
        land = []
        for i, item in enumerate(data):
            place = f"{where}[{i}]"
            cell = cells.load(item["cell"], f"{place}.cell")
            land.append(Placed(DECK.load(item["tile"], place), cell, Num(0, 3).load(item["turn"], f"{place}.turn")))
            if cell < 0 or cell in [placed.cell for placed in land[:-1]]:
                raise BadPosition(f"{place}.cell", "every tile has a cell of its own")
        return tuple(land)

    def cards(self, value: Any) -> Any:
        return [placed.card for placed in value]


class Things(Kind):
    """Tokens and cubes on the Map, by space."""

    def dump(self, value: Any) -> Any:
        return {SPACE_KEYS[space]: THINGS[value[space]] for space in sorted(value)}

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, dict):
            raise BadPosition(where, "expected an object from spaces to tokens")
        spaces, things = Name(SPACE_KEYS), Name(THINGS)
        found = {}
        for key, item in data.items():
            space, thing = spaces.load(key, where), things.load(item, f"{where}.{key}")
            if space < 0 or thing < 0:
                raise BadPosition(f"{where}.{key}", "expected a token")
            found[space] = thing
        return dict(sorted(found.items()))


class Foes(Kind):
    """Foes on the Map: piece, space, damage taken, and a mark whose meaning the Scenario gives."""

    def dump(self, value: Any) -> Any:
        return [{"piece": PIECES[piece], "space": SPACE_KEYS[space], "harm": harm, "mark": mark} for piece, space, harm, mark in value]

    def load(self, data: Any, where: str) -> Any:
        if not isinstance(data, list) or not all(isinstance(i, dict) and set(i) == {"piece", "space", "harm", "mark"} for i in data):
            raise BadPosition(where, "expected a list of objects with piece, space, harm and mark")
        pieces, spaces = Name(PIECES), Name(SPACE_KEYS)
        found: list[Foe] = []
        for i, item in enumerate(data):
            place = f"{where}[{i}]"
            piece, space = pieces.load(item["piece"], place), spaces.load(item["space"], place)
            if piece < 0 or space < 0 or piece in [foe[0] for foe in found]:
                raise BadPosition(place, "every foe is a piece of its own on a space")
            found.append((piece, space, Num(0, 999).load(item["harm"], place), Num(-1, 99).load(item["mark"], place)))
        return tuple(found)


Foe = tuple[int, int, int, int]
"""Piece, space, damage taken, mark."""


class Tale(State):
    """The Map, the piles, the Heroes, and what is open in the turn. Virtues and deeds are flat lists."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.preview = options["edition"] == "preview"
        self._chart: Chart | None = None
        # the tale
        self.phase = PROPHECY
        self.round = 0
        self.order: tuple[int, ...] = ()
        self.active = -1
        self.fate = -1
        self.difficulty = -1
        self.limit = 0
        self.outcome = -1
        self.blessed = 0
        # the Map
        self.land: Land = ()
        self.objects: dict[int, int] = {}
        self.foes: tuple[Foe, ...] = ()
        self.fallen: tuple[int, ...] = ()
        self.tile = -1
        # cards
        self.decks: list[tuple[int, ...]] = []
        self.discard: list[int] = []
        self.box: list[int] = []
        self.prophecies: tuple[int, ...] = ()
        self.choice: tuple[int, ...] = ()
        self.card = -1
        self.ambush: tuple[int, ...] = ()
        self.omen = -1
        # the turn
        self.in_turn = False
        self.steps = 0
        self.actions = 0
        self.more_steps = 0
        self.more_actions = 0
        self.more_dice = 0
        self.flips = 0
        self.drawn = 0
        self.shed = 0
        self.forced = False
        self.wading = False
        self.far_gift = False
        self.spent: tuple[int, ...] = ()
        self.tried: tuple[int, ...] = ()
        self.endure = 0
        self.comfort = 0
        # the roll
        self.roll = NO_ROLL
        self.dice: tuple[int, ...] = ()
        self.fateful = -1
        self.rolls = 0
        self.hoped = 0
        self.hoped_at = 0
        self.carded = 0
        self.spare = 0
        self.paid = False
        self.plus = 0
        self.ward = 0
        self.in_hand: tuple[int, ...] = ()
        # the Battle
        self.enemy = -1
        self.piece = -1
        self.harm = 0
        self.grown = 0
        self.strikes = 0
        self.assaults = 0
        self.first = False
        self.exchanges = -1
        # the Future
        self.agenda: tuple[tuple[int, ...], ...] = ()
        self.tally: tuple[int, ...] = ()
        # the Heroes
        self.hero: list[int] = []
        self.at: list[int] = []
        self.virtues: list[int] = []
        self.spirit: list[int] = []
        self.speed: list[int] = []
        self.shevitsa: list[int] = []
        self.stones: list[int] = []
        self.offerings: list[int] = []
        self.talents: list[tuple[int, ...]] = []
        self.artifacts: list[tuple[int, ...]] = []
        self.quests: list[tuple[int, ...]] = []
        self.bonus: list[tuple[int, ...]] = []
        self.played: list[tuple[int, ...]] = []
        self.deeds: list[int] = []
        self.visited: list[int] = []
        self.kept: list[tuple[int, ...]] = []
        self.worn: list[tuple[int, ...]] = []
        self.used_up: list[tuple[int, ...]] = []
        self.chill: list[int] = []
        self.bundle: list[tuple[int, ...]] = []
        self.mark: list[int] = []

    def clone(self) -> Tale:
        new = Tale(self.seats, self.options)
        self.copy_base(new)
        new._chart = self._chart
        new.phase = self.phase
        new.round = self.round
        new.order = self.order
        new.active = self.active
        new.fate = self.fate
        new.difficulty = self.difficulty
        new.limit = self.limit
        new.outcome = self.outcome
        new.blessed = self.blessed
        new.land = self.land
        new.objects = self.objects.copy()
        new.foes = self.foes
        new.fallen = self.fallen
        new.tile = self.tile
        new.decks = self.decks[:]
        new.discard = self.discard[:]
        new.box = self.box[:]
        new.prophecies = self.prophecies
        new.choice = self.choice
        new.card = self.card
        new.ambush = self.ambush
        new.omen = self.omen
        new.in_turn = self.in_turn
        new.steps = self.steps
        new.actions = self.actions
        new.more_steps = self.more_steps
        new.more_actions = self.more_actions
        new.more_dice = self.more_dice
        new.flips = self.flips
        new.drawn = self.drawn
        new.shed = self.shed
        new.forced = self.forced
        new.wading = self.wading
        new.far_gift = self.far_gift
        new.spent = self.spent
        new.tried = self.tried
        new.endure = self.endure
        new.comfort = self.comfort
        new.roll = self.roll
        new.dice = self.dice
        new.fateful = self.fateful
        new.rolls = self.rolls
        new.hoped = self.hoped
        new.hoped_at = self.hoped_at
        new.carded = self.carded
        new.spare = self.spare
        new.paid = self.paid
        new.plus = self.plus
        new.ward = self.ward
        new.in_hand = self.in_hand
        new.enemy = self.enemy
        new.piece = self.piece
        new.harm = self.harm
        new.grown = self.grown
        new.strikes = self.strikes
        new.assaults = self.assaults
        new.first = self.first
        new.exchanges = self.exchanges
        new.agenda = self.agenda
        new.tally = self.tally
        new.hero = self.hero[:]
        new.at = self.at[:]
        new.virtues = self.virtues[:]
        new.spirit = self.spirit[:]
        new.speed = self.speed[:]
        new.shevitsa = self.shevitsa[:]
        new.stones = self.stones[:]
        new.offerings = self.offerings[:]
        new.talents = self.talents[:]
        new.artifacts = self.artifacts[:]
        new.quests = self.quests[:]
        new.bonus = self.bonus[:]
        new.played = self.played[:]
        new.deeds = self.deeds[:]
        new.visited = self.visited[:]
        new.kept = self.kept[:]
        new.worn = self.worn[:]
        new.used_up = self.used_up[:]
        new.chill = self.chill[:]
        new.bundle = self.bundle[:]
        new.mark = self.mark[:]
        return new

    # The Map

    @property
    def chart(self) -> Chart:
        """The Map as it lies now."""
        if self._chart is None:
            self._chart = Chart(self.land, self.preview)
        return self._chart

    def relay(self, land: Land) -> None:
        """Tiles came or went."""
        self.land = land
        self._chart = None

    def here(self, space: int, seat: int = -1) -> list[int]:
        """The Heroes on a space, but for one."""
        return [q for q in range(self.seats) if self.at[q] == space and q != seat]

    # Heroes

    def virtue(self, seat: int, virtue: int) -> int:
        """The value of one Virtue."""
        return self.virtues[seat * 6 + virtue]

    def total(self, seat: int) -> int:
        """All Virtue points of a Hero."""
        return sum(self.virtues[seat * 6 : seat * 6 + 6])

    def did(self, seat: int, deed: int, n: int = 1) -> None:
        """Count a deed; only the Past counts (TT-R.30)."""
        if self.phase == PAST:
            self.deeds[seat * len(DEEDS) + deed] += n

    def deed(self, seat: int, deed: int) -> int:
        """How often a Hero did something in the Past."""
        return self.deeds[seat * len(DEEDS) + deed]

    def foe(self, piece: int) -> Foe | None:
        """A foe on the Map."""
        return next((foe for foe in self.foes if foe[0] == piece), None)

    def conclude(self, outcome: int) -> None:
        """The game is over; nobody is asked any more, whatever was open."""
        self.over = True
        self.outcome = outcome
        self.frames = [Frame(frame.rule, frame.step, frame.args) for frame in self.frames]

    # Piles

    def shuffle(self, cards: list[int] | tuple[int, ...], luck: Luck) -> tuple[int, ...]:
        """A face-down pile out of these cards. All that lies elsewhere is open, so everybody knows exactly which cards are in it."""
        self.lose_sight(cards, self.everyone)
        return tuple(luck.shuffled(list(cards)))

    def draw(self, pile: int, run: Run) -> int:
        """The top card of a pile; its discards are shuffled when it is used up (TT-11.15, TT-15.6, TT-R.8). -1: nothing is left."""
        if not self.decks[pile]:
            used = [card for card in self.discard if PILE_OF[card] == pile]
            if not used:
                return -1
            self.discard = [card for card in self.discard if PILE_OF[card] != pile]
            self.decks[pile] = self.shuffle(used, run.luck)
            run.tell("shuffled", (pile, len(used)))
        card = self.decks[pile][-1]
        self.decks[pile] = self.decks[pile][:-1]
        run.reveal()
        return card

    def put_back(self, cards: tuple[int, ...], run: Run) -> None:
        """Cards go back into their pile, which is shuffled (TT-P.3 to TT-P.5)."""
        for pile in sorted({PILE_OF[card] for card in cards}):
            returned = tuple([card for card in cards if PILE_OF[card] == pile])
            self.decks[pile] = self.shuffle(sorted(self.decks[pile] + returned), run.luck)


FIELDS: Final = (
    Field("phase", Name(PHASES)),
    Field("round", Num(0, 99)),
    Field("order", Numbers(0, 2)),
    Field("active", Num(-1, 2)),
    Field("fate", Name(PROPHECY_KEYS)),
    Field("difficulty", Name(DIFFICULTIES)),
    Field("limit", Num(0, 99)),
    Field("outcome", Name(OUTCOMES)),
    Field("blessed", Num(0, 99)),
    Field("land", Lands(), zone=True),
    Field("objects", Things()),
    Field("foes", Foes()),
    Field("fallen", Cards(DECK), zone=True),
    Field("tile", OneCard(DECK), zone=True),
    Field("decks", Piles(PILES, Cards(DECK)), sees=NOBODY, zone=True),
    Field("discard", Cards(DECK, mutable=True), zone=True),
    Field("box", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("prophecies", Cards(DECK), zone=True),
    Field("choice", Cards(DECK), zone=True),
    Field("card", OneCard(DECK), zone=True),
    Field("ambush", Cards(DECK), zone=True),
    Field("omen", OneCard(DECK), zone=True),
    Field("in_turn", Flag()),
    Field("steps", Num(0, 999)),
    Field("actions", Num(0, 999)),
    Field("more_steps", Num(-99, 999)),
    Field("more_actions", Num(0, 999)),
    Field("more_dice", Num(0, 99)),
    Field("flips", Num(0, 99)),
    Field("drawn", Num(0, 99)),
    Field("shed", Num(0, 99)),
    Field("forced", Flag()),
    Field("wading", Flag()),
    Field("far_gift", Flag()),
    Field("spent", Names(TALENT_KEYS)),
    Field("tried", Numbers(-99, 10**6)),
    Field("endure", Num(0, 99)),
    Field("comfort", Num(0, 99)),
    Field("roll", Num(NO_ROLL, ENEMY_ROLL)),
    Field("dice", Numbers(0, 2)),
    Field("fateful", Num(-1, 1)),
    Field("rolls", Num(0, 999)),
    Field("hoped", Num(0, 99)),
    Field("hoped_at", Num(0, 999)),
    Field("carded", Num(0, 99)),
    Field("spare", Num(0, 99)),
    Field("paid", Flag()),
    Field("plus", Num(0, 999)),
    Field("ward", Num(0, 999)),
    Field("in_hand", Cards(DECK)),
    Field("enemy", Name(ENEMY_KEYS)),
    Field("piece", Name(PIECES)),
    Field("harm", Num(0, 999)),
    Field("grown", Num(0, 999)),
    Field("strikes", Num(0, 999)),
    Field("assaults", Num(0, 999)),
    Field("first", Flag()),
    Field("exchanges", Num(-1, 99)),
    Field("agenda", Agenda(-1, 10**6)),
    Field("tally", Numbers(-1, 10**6)),
    Field("hero", Name(HERO_KEYS), per_seat=True),
    Field("at", Name(SPACE_KEYS), per_seat=True),
    Field("virtues", Slots(VIRTUES, Num(0, TOP)), width=6),
    Field("spirit", Num(0, 3), per_seat=True),
    Field("speed", Num(0, 999), per_seat=True),
    Field("shevitsa", Num(0, 999), per_seat=True),
    Field("stones", Num(0, 99), per_seat=True),
    Field("offerings", Num(0, 99), per_seat=True),
    Field("talents", Names(TALENT_KEYS), per_seat=True),
    Field("artifacts", Cards(DECK), per_seat=True, zone=True),
    Field("quests", Cards(DECK), per_seat=True, zone=True),
    Field("bonus", Cards(DECK), per_seat=True, zone=True),
    Field("played", Cards(DECK), per_seat=True, zone=True),
    Field("deeds", Slots(DEEDS, Num(0, 999)), width=len(DEEDS)),
    Field("visited", Num(0, 2**30 - 1), per_seat=True),
    Field("kept", Names(PROPHECY_KEYS), per_seat=True),
    Field("worn", Cards(DECK), per_seat=True),
    Field("used_up", Names(SLOTS), per_seat=True),
    Field("chill", Num(0, 99), per_seat=True),
    Field("bundle", Names(THINGS), per_seat=True),
    Field("mark", Num(-1, 99), per_seat=True),
)
