"""The state of ThreeTale. All is open but the order of the piles (TT-1.7, TT-R.66)."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import (
    NOBODY,
    Bits,
    Cards,
    Flag,
    Many,
    Memo,
    Name,
    Names,
    Num,
    Objects,
    OneCard,
    Pile,
    Places,
    Seat,
    Slots,
    Square,
    field,
    memo,
    per_seat,
    per_seat_flat,
)
from taletable.engine.grammar import Grammar, Number
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.state import Frame, State

from .artifacts import SLOTS
from .chapters import PROPHECY_KEYS
from .deck import DECK, PILE_OF, PILES
from .domains import PILE
from .foes import ENEMY_KEYS, PIECES
from .heroes import HERO_KEYS, TALENT_KEYS
from .land import CELLS, SPACE, SPACE_KEYS, WIDTH, Chart, Land, Placed
from .tiles import THINGS, TILES
from .words import DEEDS, DIFFICULTIES, HEROES_IN_PLAY, LEVELS, TOP, VIRTUES

PHASES: Final = ("prophecy", "past", "present", "future")
PROPHECY, PAST, PRESENT, FUTURE = range(4)
OUTCOMES: Final = ("won", "hero-died", "time-up", "scenario-lost")
WON, HERO_DIED, TIME_UP, SCENARIO_LOST = range(4)
NO_ROLL, OWN_ROLL, ENEMY_ROLL = range(3)
LAID: Final = len(TILES)
"""How many tiles the Map can have."""

GRAMMAR = Grammar(events={"shuffled": (PILE, Number(1, len(DECK.ids)))})


Foe = tuple[int, int, int, int]
"""Piece, space, damage taken, mark."""


LAND: Final = Objects[Placed](
    LAID, Placed._make, "cell", tile=OneCard(DECK), cell=Square("c", CELLS, none=False), turn=Num(0, 3)
)  # fmt: skip
"""The tiles on the Map with cell and quarter turns."""
FOES: Final = Objects[Foe](
    len(PIECES), tuple, "piece", piece=Name(PIECES, none=False), space=SPACE, harm=Num(0, 999), mark=Num(-1, 99)
)  # fmt: skip
"""Foes on the Map: piece, space, damage taken, and a mark whose meaning the Scenario gives."""


WHO: Final = Seat(HEROES_IN_PLAY, nobody=False)
LEVEL: Final = Num(1, len(LEVELS))
NUMBER: Final = Num(1, 99)
"""What paragraphs are pushed with."""


class Tale(State):
    """The Map, the piles, the Heroes, and what is open in the turn. Virtues and deeds are flat lists."""

    preview = memo(lambda options: options["edition"] == "preview")
    _chart: Memo[Chart | None] = memo(lambda options: None)
    _noted: Memo[tuple[tuple[int, ...], tuple[int, ...], tuple[tuple[int, ...], ...]] | None] = memo(lambda options: None)
    """All that counts for Prophecy Quests, as it was when they were last looked at."""
    # the tale
    phase = field(Name(PHASES, none=False), start=PROPHECY)
    round = field(Num(0, 99))
    order = field(Many(Seat(HEROES_IN_PLAY, nobody=False), HEROES_IN_PLAY))
    active = field(Seat(HEROES_IN_PLAY))
    fate = field(Name(PROPHECY_KEYS))
    difficulty = field(Name(DIFFICULTIES))
    limit = field(Num(0, 99))
    outcome = field(Name(OUTCOMES))
    blessed = field(Num(0, 99))
    # the Map
    land = field(LAND, zone=True)
    objects = field(Places(LAID * 4, SPACE, Name(THINGS, none=False)))
    foes = field(FOES)
    fallen = field(Cards(DECK), zone=True)
    tile = field(OneCard(DECK), zone=True)
    # cards
    decks = field(Slots(PILES, Cards(DECK)), sees=NOBODY, zone=True)
    discard = field(Pile(DECK), zone=True)
    box = field(Pile(DECK), sees=NOBODY, zone=True)
    prophecies = field(Cards(DECK), zone=True)
    choice = field(Cards(DECK), zone=True)
    card = field(OneCard(DECK), zone=True)
    ambush = field(Cards(DECK), zone=True)
    omen = field(OneCard(DECK), zone=True)
    # the turn
    in_turn = field(Flag())
    steps = field(Num(0, 999))
    actions = field(Num(0, 999))
    more_speed = field(Num(0, 999))
    more_steps = field(Num(-99, 999))
    more_actions = field(Num(0, 999))
    more_dice = field(Num(0, 99))
    flips = field(Num(0, 99))
    drawn = field(Num(0, 99))
    shed = field(Num(0, 99))
    found = field(Cards(DECK))
    """Bonus Cards that Faith did not draw."""
    forced = field(Flag())
    wading = field(Flag())
    far_gift = field(Flag())
    spent = field(Names(TALENT_KEYS))
    tried = field(Many(Num(-len(PIECES), len(SPACE_KEYS) - 1), 99))
    """Where a deed was done in this turn, and `~piece` of the foes that were attacked."""
    met = field(Many(Many(Num(-len(PIECES), len(THINGS) * len(SPACE_KEYS)), 4), 99))
    """The objects of this turn that can be met again: Hero, object (`~piece` of a foe), dice flipped with Hope, flip cards used."""
    endure = field(Num(0, 99))
    comfort = field(Num(0, 99))
    # the roll
    roll = field(Num(NO_ROLL, ENEMY_ROLL))
    dice = field(Many(Num(0, 2), 99))
    fateful = field(Num(-1, 1), start=-1)
    rolls = field(Num(0, 999))
    hoped = field(Num(0, 99))
    hoped_at = field(Num(0, 999))
    carded = field(Num(0, 99))
    spare = field(Num(0, 99))
    paid = field(Flag())
    plus = field(Num(0, 999))
    twin = field(Flag())
    """Positive dice count double."""
    ward = field(Num(0, 999))
    in_hand = field(Cards(DECK))
    # the Battle
    enemy = field(Name(ENEMY_KEYS))
    piece = field(Name(PIECES))
    harm = field(Num(0, 999))
    grown = field(Num(0, 999))
    strikes = field(Num(0, 999))
    assaults = field(Num(0, 999))
    first = field(Flag())
    exchanges = field(Num(-1, 99), start=-1)
    # the Future
    agenda = field(Many(Many(Num(-1, len(SPACE_KEYS)), 9), 99))
    """Things that are still to happen, each as a few numbers."""
    tally = field(Many(Num(-1, len(SPACE_KEYS)), 99))
    """A few numbers of the Scenario, spaces among them."""
    # the Heroes
    hero = per_seat(Name(HERO_KEYS))
    at = per_seat(Square("s", WIDTH))
    virtues = per_seat_flat(Slots(VIRTUES, Num(0, TOP)))
    spirit = per_seat(Num(0, 3))
    speed = per_seat(Num(0, 999))
    shevitsa = per_seat(Num(0, 999))
    stones = per_seat(Num(0, 99))
    offerings = per_seat(Num(0, 99))
    talents = per_seat(Names(TALENT_KEYS))
    artifacts = per_seat(Cards(DECK), zone=True)
    quests = per_seat(Cards(DECK), zone=True)
    bonus = per_seat(Cards(DECK), zone=True)
    played = per_seat(Cards(DECK), zone=True)
    deeds = per_seat_flat(Slots(DEEDS, Num(0, 999)))
    visited = per_seat(Bits(LAID))
    kept = per_seat(Names(PROPHECY_KEYS))
    worn = per_seat(Cards(DECK))
    used_up = per_seat(Names(SLOTS))
    chill = per_seat(Num(0, 99))
    bundle = per_seat(Names(THINGS, 99))
    mark = per_seat(Num(-1, 99), start=-1)

    # The Map

    @property
    def chart(self) -> Chart:
        """The Map as it lies now."""
        if self._chart is None:
            self._chart = Chart(self.land, self.preview)
        return self._chart

    def lay(self, placed: Placed) -> None:
        """A tile comes to the Map."""
        self._chart = self.chart.grown(placed)
        self.land += (placed,)

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
        """Count a deed; only the Past counts (TT-R.30, TT-C.36)."""
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
