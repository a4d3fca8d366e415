"""The state of Paper Tales, and what is hidden in it (PT-R.7)."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import NOBODY, OWNER, BadPosition, Cards, Field, Names, Num, OneCard, PerCard, Rows, Slots
from taletable.engine.run import Run
from taletable.engine.state import Options, State

from .cards import BUILDING_KEYS, DECK, SPOTS
from .necropolis import LICH_CARDS, NECROPOLIS_KEYS

WIDTH: Final = len(SPOTS)
TOWNS: Final = len(BUILDING_KEYS)
"""All Buildings there are; a game offers some of them."""
PHASES: Final = ("recruitment", "deployment", "wars", "income", "construction", "aging")
"""PT-1.3: the phases of a turn, which are rules of these names."""
LICH: Final = -1
"""Whom LP of the Lich King belong to in the tally; he holds no seat."""


class Choice(Cards):
    """Cards pointed at in a sealed answer: others do not even see how many."""

    def veil(self, value: object) -> object:
        return None


class Mark(OneCard):
    """One card pointed at in a sealed answer."""

    def veil(self, value: object) -> object:
        return None


class Build(Num):
    """A sealed Construction: building, level and way of payment; nothing for none."""

    def dump(self, value: tuple[int, ...]) -> object:
        return list(value)

    def load(self, data: object, where: str) -> object:
        if not isinstance(data, list) or len(data) not in (0, 3):
            raise BadPosition(where, "expected [] or [building, level, way]")
        return tuple([Num.load(self, n, where) for n in data])

    def veil(self, value: object) -> object:
        return None


class Kingdoms(State):
    """All Kingdoms, piles and hands. Ages lie on cards; spots, levels and plans are flat lists with as many entries for each seat."""

    def __init__(self, seats: int, options: Options) -> None:
        super().__init__(seats, options)
        self.turn = 1
        self.draw: list[int] = []
        self.discard: list[int] = []
        self.buildings: tuple[int, ...] = ()
        self.age: list[int] = []
        self.tally: list[tuple[int, int, str, int]] = []
        self.gold: list[int] = []
        self.score: list[int] = []
        self.wars: list[int] = []
        self.pack: list[tuple[int, ...]] = []
        self.hand: list[tuple[int, ...]] = []
        self.kept: list[int] = []
        self.spots: list[int] = []
        self.levels: list[int] = []
        self.artifacts: list[tuple[int, ...]] = []
        self.fresh: list[tuple[int, ...]] = []
        self.pick: list[tuple[int, ...]] = []
        self.plan: list[int] = []
        self.plan_artifacts: list[tuple[int, ...]] = []
        self.keep: list[int] = []
        self.build: list[tuple[int, ...]] = []
        self.stock: tuple[int, ...] = ()
        self.passed: list[tuple[int, ...]] = []
        self.left_over: list[tuple[int, ...]] = []
        self.row: tuple[int, ...] = ()
        self.risen = 0
        self.lich_cards: tuple[int, ...] = ()
        self.lich_score = 0

    def clone(self) -> Kingdoms:
        new = Kingdoms(self.seats, self.options)
        self.copy_base(new)
        new.turn = self.turn
        new.draw = self.draw[:]
        new.discard = self.discard[:]
        new.buildings = self.buildings
        new.age = self.age[:]
        new.tally = self.tally[:]
        new.gold = self.gold[:]
        new.score = self.score[:]
        new.wars = self.wars[:]
        new.pack = self.pack[:]
        new.hand = self.hand[:]
        new.kept = self.kept[:]
        new.spots = self.spots[:]
        new.levels = self.levels[:]
        new.artifacts = self.artifacts[:]
        new.fresh = self.fresh[:]
        new.pick = self.pick[:]
        new.plan = self.plan[:]
        new.plan_artifacts = self.plan_artifacts[:]
        new.keep = self.keep[:]
        new.build = self.build[:]
        new.stock = self.stock
        new.passed = self.passed[:]
        new.left_over = self.left_over[:]
        new.row = self.row
        new.risen = self.risen
        new.lich_cards = self.lich_cards
        new.lich_score = self.lich_score
        return new

    def begin_phase(self, phase: str, run: Run) -> None:
        """Tell of the phase that begins: a heading of the log."""
        run.tell("phase", (self.turn, PHASES.index(phase)))

    def kingdom(self, seat: int) -> list[int]:
        """The five spots of a Kingdom, -1 where empty."""
        return self.spots[seat * WIDTH : seat * WIDTH + WIDTH]

    def units(self, seat: int) -> list[int]:
        """The Units in play of a Kingdom."""
        return [card for card in self.spots[seat * WIDTH : seat * WIDTH + WIDTH] if card >= 0]

    def towns(self, seat: int) -> list[int]:
        """The levels of a Kingdom's Buildings, 0 where not constructed."""
        return self.levels[seat * TOWNS : seat * TOWNS + TOWNS]

    def has_fifth_spot(self, seat: int) -> bool:
        """PT-3.4: one level 2 Building is enough."""
        return 2 in self.levels[seat * TOWNS : seat * TOWNS + TOWNS]

    def left_of(self, seat: int) -> int:
        """PT-R.4: the left neighbour sits next, clockwise."""
        return (seat + 1) % self.seats

    def right_of(self, seat: int) -> int:
        """The right neighbour."""
        return (seat - 1) % self.seats

    def earn(self, seat: int, lines: list[tuple[str, int]]) -> None:
        """Apply all LP of one phase at once; a score never falls below 0 (PT-R.38, PT-R.39)."""
        total = self.score[seat]
        for source, lp in lines:
            if lp:
                total += lp
                self.tally.append((seat, self.turn, source, lp))
        if total < 0:
            self.tally.append((seat, self.turn, "floor", -total))
            total = 0
        self.score[seat] = total

    def lp_by_source(self, owner: int, score: int) -> dict[str, int]:
        """A score as the sum of its sources."""
        sums: dict[str, int] = {}
        for whose, _, source, lp in self.tally:
            if whose == owner:
                sums[source] = sums.get(source, 0) + lp
        if rest := score - sum(sums.values()):
            sums["start"] = rest  # a position that was set up by hand
        return sums

    def lich_earns(self, source: str, lp: int) -> None:
        """LP for the Lich King (PT-S.21 to PT-S.24)."""
        self.lich_score += lp
        self.tally.append((LICH, self.turn, source, lp))

    def bury(self, cards: list[int], seen_by: int) -> None:
        """Discard face down (PT-2.9); the seats in the mask knew these cards."""
        self.discard += cards
        self.lose_sight(cards, seen_by)
        for card in cards:
            self.age[card] = 0

    def draw_card(self, run: Run) -> int:
        """The top card; the discard pile is shuffled when the draw pile has run out (PT-4.8). -1: there is none."""
        if not self.draw:
            if not self.discard:
                return -1
            self.draw = run.luck.shuffled(self.discard)
            self.discard = []
            self.mix(self.draw, self.everyone)
            run.tell("reshuffled", (len(self.draw),))
        return self.draw.pop()


FIELDS: Final = (
    Field("turn", Num(1, 4)),
    Field("draw", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("discard", Cards(DECK, mutable=True), sees=NOBODY, zone=True),
    Field("buildings", Names(BUILDING_KEYS)),
    Field("age", PerCard(DECK)),
    Field("tally", Rows(("seat", "turn", "source", "lp"))),
    Field("gold", Num(), per_seat=True),
    Field("score", Num(), per_seat=True),
    Field("wars", Num(0, 2), per_seat=True),
    Field("pack", Cards(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("hand", Cards(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("kept", OneCard(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("spots", Slots(SPOTS, OneCard(DECK)), width=WIDTH, zone=True),
    Field("levels", Slots(BUILDING_KEYS, Num(0, 2)), width=TOWNS),
    Field("artifacts", Cards(DECK), per_seat=True, zone=True),
    Field("fresh", Cards(DECK), per_seat=True),
    Field("pick", Choice(DECK), per_seat=True, sees=OWNER),
    Field("plan", Slots(SPOTS, OneCard(DECK)), width=WIDTH, sees=OWNER),
    Field("plan_artifacts", Choice(DECK), per_seat=True, sees=OWNER),
    Field("keep", Mark(DECK), per_seat=True, sees=OWNER),
    Field("build", Build(), per_seat=True, sees=OWNER),
    # one Monarch against the Lich King (PT-S)
    Field("stock", Cards(DECK), sees=NOBODY, zone=True),
    Field("passed", Cards(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("left_over", Cards(DECK), per_seat=True, sees=OWNER, zone=True),
    Field("row", Names(NECROPOLIS_KEYS), sees=NOBODY),
    Field("risen", Num(0, 4)),
    Field("lich_cards", Names(LICH_CARDS)),
    Field("lich_score", Num()),
)
