"""The state of Paper Tales, and what is hidden in it (PT-R.7)."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import (
    NOBODY,
    OWNER,
    Cards,
    Maybe,
    Names,
    Num,
    OneCard,
    PerCard,
    Pile,
    Rows,
    Sealed,
    Seat,
    Slots,
    Word,
    field,
    per_seat,
    per_seat_flat,
)
from taletable.engine.grammar import Grammar, Number, Things
from taletable.engine.run import Run
from taletable.engine.state import State

from .cards import ARTIFACT_KEYS, BUILDING_KEYS, DECK, SPOTS, UNIT_KEYS
from .necropolis import LICH_CARDS, NECROPOLIS_KEYS

MONARCHS: Final = 7
"""How many seats there are at most."""
START_GOLD: Final = 3
MOST: Final = 999
"""Far more Gold, or LP, than four turns can bring."""
WIDTH: Final = len(SPOTS)
TOWNS: Final = len(BUILDING_KEYS)
"""All Buildings there are; a game offers some of them."""
PHASES: Final = ("recruitment", "deployment", "wars", "income", "construction", "aging")
"""PT-1.3: the phases of a turn, which are rules of these names."""
LICH: Final = -1
"""Whom LP of the Lich King belong to in the tally; he holds no seat."""
SOURCES: Final = ("war", "floor", *UNIT_KEYS, *BUILDING_KEYS, *ARTIFACT_KEYS, *NECROPOLIS_KEYS, *LICH_CARDS, "head-start")
"""Where LP come from; the words of the score sheet."""
WAYS: Final = ("resources", "gold", "gold-then-resources", "resources-then-gold")
"""How the levels are paid where Gold may stand for a level (Temple, PT-11.6, PT-R.43, PT-R.65). `gold`: every level bought."""

GRAMMAR = Grammar(events={"phase": (Number(1, 4), Things("phase", PHASES)), "reshuffled": (Number(1, len(DECK.ids)),)})


class Kingdoms(State):
    """All Kingdoms, piles and hands. Ages lie on cards; spots, levels and plans are flat lists with as many entries for each seat."""

    turn = field(Num(1, 4))
    draw = field(Pile(DECK), sees=NOBODY, zone=True)
    discard = field(Pile(DECK), sees=NOBODY, zone=True)
    buildings = field(Names(BUILDING_KEYS))
    age = field(PerCard(DECK, 99))
    tally = field(Rows[tuple[int, int, str, int]](999, seat=Seat(MONARCHS), turn=Num(1, 4), source=Word(SOURCES), lp=Num(-MOST, MOST)))
    gold = per_seat(Num(0, MOST), start=START_GOLD)
    score = per_seat(Num(0, MOST))
    wars = per_seat(Num(0, 2))
    pack = per_seat(Cards(DECK), sees=OWNER, zone=True)
    hand = per_seat(Cards(DECK), sees=OWNER, zone=True)
    kept = per_seat(OneCard(DECK), sees=OWNER, zone=True)
    spots = per_seat_flat(Slots(SPOTS, OneCard(DECK)), zone=True)
    levels = per_seat_flat(Slots(BUILDING_KEYS, Num(0, 2)))
    artifacts = per_seat(Cards(DECK), zone=True)
    fresh = per_seat(Cards(DECK))
    pick = per_seat(Sealed(Cards(DECK)), sees=OWNER)
    plan = per_seat_flat(Sealed(Slots(SPOTS, OneCard(DECK))), sees=OWNER)
    plan_artifacts = per_seat(Sealed(Cards(DECK)), sees=OWNER)
    keep = per_seat(Sealed(OneCard(DECK)), sees=OWNER)
    build = per_seat(Sealed(Maybe(building=Num(0, TOWNS - 1), level=Num(1, 2), way=Num(0, len(WAYS) - 1))), sees=OWNER)
    # one Monarch against the Lich King (PT-S)
    stock = field(Cards(DECK), sees=NOBODY, zone=True)
    passed = per_seat(Cards(DECK), sees=OWNER, zone=True)
    left_over = per_seat(Cards(DECK), sees=OWNER, zone=True)
    row = field(Names(NECROPOLIS_KEYS), sees=NOBODY)
    risen = field(Num(0, 4))
    lich_cards = field(Names(LICH_CARDS))
    lich_score = field(Num(0, MOST))

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
            self.age[card] = 0  # PT-9.1

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
