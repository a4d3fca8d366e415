"""The Prophecy Phase, the Past Phase and the frame of every Hero's turn (TT-3, TT-4, TT-5)."""

from __future__ import annotations

from functools import cache

from taletable.engine.grammar import SEAT, Grammar, Number, Things
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .attempts import why_not
from .deck import FIRST_PROPHECY, PROPHECY_PILE, TILE_PILE
from .domains import CARD, CELL, HERO, PROPHECY, ROUND, SPACE, VIRTUE
from .gains import HeroAsk, comforts, draw_bonus, gain, refuse_comfort, return_bonus
from .heroes import HEROES
from .land import TURNS, Placed, spaces_of
from .quests import follow_up
from .scenarios import scenario_of
from .state import FUTURE, PAST, PHASES, Tale
from .tiles import ALTAR, FREE, OFFERING, PERMANENT, TREE
from .turn import Arrival
from .virtues import endurance, faith, mercy, raise_virtue, talent
from .words import ENDURANCE, FULL_SPIRIT, HEROES_IN_PLAY, MERCIES, TOP, VIRTUES, Gain

GRAMMAR = Grammar(
    moves={"become": (HERO,), "next": (SEAT,), "lay": (CELL, Number(0, 3, "turn")), "set-out": (SPACE,), "endure": (VIRTUE,)},
    refusals={
        "hero-taken": (HERO,),
        "not-in-this-edition": (HERO,),
        "corner-only": (),
        "not-empty": (),
        "another-virtue": (),
        "in-the-order": (SEAT,),
    },
    events={
        "phase": (Things("phase", PHASES),),
        "prophecy": (PROPHECY,),
        "became": (SEAT, HERO),
        "order": (SEAT, SEAT, SEAT),
        "round": (ROUND,),
        "turn": (SEAT,),
        "drew-tile": (SEAT, CARD),
        "laid": (SEAT, CARD, CELL),
        "set-out": (SEAT, SPACE),
    },
)


class Story(Sequence[Tale]):
    """The whole game (TT-1.6)."""

    cite = "TT-1.6"
    steps = ("prophecy", "past", "present", "future")


# Prophecy Phase


class Prophecy(Sequence[Tale]):
    """Read what may come, choose the Heroes, agree on an order (TT-3)."""

    cite = "TT-3"
    steps = ("read", "heroes", "first_order")

    def read(self, s: Tale, run: Run) -> None:
        """Three Prophecies lie open (TT-3.1); in the Tutorial there is only one (TT-21.7)."""
        run.tell("phase", (s.phase,))
        for card in s.decks[PROPHECY_PILE][::-1][:HEROES_IN_PLAY]:
            s.prophecies += (card,)
            run.tell("prophecy", (card - FIRST_PROPHECY,))
        s.box += s.decks[PROPHECY_PILE][::-1][HEROES_IN_PLAY:]
        s.decks[PROPHECY_PILE] = ()
        run.reveal()


class Heroes(Ask[Tale]):
    """Seat by seat a Hero is chosen (TT-3.3, TT-R.4)."""

    cite = "TT-3.3"

    def open(self, s: Tale, run: Run) -> int:
        return 1 << s.hero.index(-1)

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "become", (hero,)) for hero in range(len(HEROES))]

    def amiss(self, s: Tale, m: Move) -> Refusal | None:
        return why_not(s, m, self.cite)

    def stakes(self, s: Tale, m: Move) -> list[Stake] | None:
        return []

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.args[0] in s.hero:
            return Refusal("TT-R.4", "hero-taken", m.args)
        if s.preview and not HEROES[m.args[0]].preview:
            return Refusal("TT-P.1", "not-in-this-edition", m.args)
        return None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        seat = m.seat
        hero = HEROES[m.args[0]]
        s.hero[seat] = m.args[0]
        s.virtues[seat * 6 : seat * 6 + 6] = hero.virtues
        s.speed[seat] = hero.speed
        s.spirit[seat] = FULL_SPIRIT
        run.tell("became", (seat, m.args[0]))
        if -1 in s.hero:
            s.push("heroes")
        return True


class Order(Ask[Tale]):
    """The team agrees on a turn order; the first seat speaks for it (TT-3.12, TT-18.10, TT-R.87)."""

    cite = "TT-3.12"

    def open(self, s: Tale, run: Run) -> int:
        s.order = ()
        return 1

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "next", (other,)) for other in range(s.seats) if other not in s.order]

    def amiss(self, s: Tale, m: Move) -> Refusal | None:
        return Refusal("TT-3.12", "in-the-order", m.args) if m.verb == "next" else why_not(s, m, self.cite)

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        s.order += m.args
        if len(s.order) < s.seats - 1:
            return False
        s.order += (next(seat for seat in range(s.seats) if seat not in s.order),)
        run.tell("order", s.order)
        return True


# Past Phase


class Past(Sequence[Tale]):
    """Turn after turn until no tile is left (TT-4.15)."""

    cite = "TT-4"
    steps = ("hand_on", "hero_turn")

    def hand_on(self, s: Tale, run: Run) -> None:
        """The next Hero of the order; a round is over when all had a turn."""
        if s.phase != PAST:
            s.phase = PAST
            run.tell("phase", (PAST,))
        laid = len(s.land)
        if laid % s.seats == 0:
            s.round += 1
            run.tell("round", (s.round,))
        s.active = s.order[laid % s.seats]

    def again(self, s: Tale) -> bool:
        return bool(s.decks[TILE_PILE])  # TT-4.14


class HeroTurn(Sequence[Tale]):
    """A Hero's turn from the first card to the last (TT-4.1 to TT-4.12)."""

    cite = "TT-4"
    steps = ("morning", "lay_tile", "set_out", "objects", "turn", "evening", "night")

    def morning(self, s: Tale, run: Run) -> None:
        """Faith is the first thing in the turn (TT-R.20)."""
        seat = s.active
        s.in_turn = True
        s.more_steps = -s.chill[seat]  # TT-R.89
        s.chill[seat] = 0  # TT-R.89
        run.tell("turn", (seat,))
        if talent(s, seat, "tithe"):  # TT-10.15
            gain(s, seat, (Gain("shevitsa", talent(s, seat, "tithe")),), run)
        s.drawn = draw_bonus(s, seat, faith(s, seat), run)  # TT-9.15

    def objects(self, s: Tale, run: Run) -> None:
        """Everything printed on the new tile is put on it, and an Offering on an Altar (TT-5.5, TT-5.10)."""
        if s.phase != PAST:
            return
        placed = s.land[-1]
        for space in spaces_of(placed.cell):
            sort = s.chart.print_of[space]
            if sort == ALTAR:
                s.objects[space] = OFFERING
            elif sort != FREE and sort not in PERMANENT:
                s.objects[space] = sort

    def night(self, s: Tale, run: Run) -> None:
        """The turn's Bonus Cards are discarded; what was for this turn is over (TT-4.12, TT-15.3)."""
        seat = s.active
        s.discard.extend(s.bonus[seat] + s.played[seat])
        s.bonus[seat] = s.played[seat] = ()
        return_bonus(s, run)  # TT-P.5
        s.in_turn = False
        clear_turn(s)
        s.worn[seat] = s.used_up[seat] = ()  # TT-11.7
        if s.phase == FUTURE:  # TT-F3.4
            scenario_of(s).turn_ends(s, seat, run)


def clear_turn(s: Tale) -> None:
    """Nothing of a turn is left."""
    s.steps = s.actions = s.more_speed = s.more_steps = s.more_actions = s.more_dice = s.flips = s.drawn = s.shed = 0
    s.endure = s.comfort = 0
    s.forced = s.wading = s.far_gift = False
    s.spent = s.tried = s.found = s.met = ()


@cache
def lays(seat: int, cell: int) -> tuple[Move, ...]:
    """The ways to lay a tile into a cell."""
    return tuple([Move(seat, "lay", (cell, turn)) for turn in TURNS])


class LayTile(HeroAsk):
    """Draw a tile, turn it, attach it along an entire edge (TT-4.5, TT-5.2, TT-5.3)."""

    cite = "TT-5.2"

    def open(self, s: Tale, run: Run) -> int:
        if s.phase != PAST:
            return 0
        s.tile = s.draw(TILE_PILE, run)
        run.tell("drew-tile", (s.active, s.tile))
        return 1 << s.active

    def offers(self, s: Tale, seat: int) -> list[Move]:
        chart = s.chart
        return [move for cell in chart.free_cells() + chart.corner_cells() for move in lays(seat, cell)]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        return Refusal("TT-5.2", "corner-only") if m.args[0] not in s.chart.free_cells() else None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        s.lay(Placed(s.tile, m.args[0], m.args[1]))
        run.tell("laid", (m.seat, s.tile, m.args[0]))
        s.tile = -1
        return True


class SetOut(Arrival):
    """In its first turn a Hero is put on an empty space of the new tile (TT-4.2, TT-R.10)."""

    cite = "TT-4.2"
    told = "set-out"

    def open(self, s: Tale, run: Run) -> int:
        return 1 << s.active if s.phase == PAST and s.at[s.active] < 0 else 0

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "set-out", (space,)) for space in spaces_of(s.land[-1].cell)]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        space = m.args[0]
        sort = s.chart.print_of[space]
        if sort == TREE:
            return Refusal("TT-5.7", "tree")
        empty = [other for other in spaces_of(s.land[-1].cell) if s.chart.print_of[other] == FREE]
        return Refusal("TT-R.10", "not-empty") if empty and space not in empty else None


class Evening(HeroAsk):
    """Endurance and Mercy at the end of the turn, both counted before either is used (TT-9.22 to TT-9.25, TT-R.29)."""

    cite = "TT-9.25"

    def open(self, s: Tale, run: Run) -> int:
        seat = s.active
        s.endure, s.comfort = endurance(s, seat), mercy(s, seat)
        return 1 << seat if s.endure or s.comfort else 0

    def proceed(self, s: Tale, run: Run, frame: Frame) -> None:
        if frame.step and follow_up(s, run):
            return
        super().proceed(s, run, frame)

    def offers(self, s: Tale, seat: int) -> list[Move]:
        moves = [Move(seat, "endure", (virtue,)) for virtue in range(len(VIRTUES))] if s.endure else []  # TT-9.19 to TT-9.21
        if s.comfort:
            moves += comforts(s, seat)
        return [*moves, Move(seat, "done")]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.verb == "comfort":
            return refuse_comfort(s, m)
        if m.verb == "endure":
            if s.virtue(m.seat, m.args[0]) == TOP:
                return Refusal("TT-R.6", "at-the-top", m.args)
            if s.preview and m.args[0] == ENDURANCE:
                return Refusal("TT-P.7", "another-virtue")
        return None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        if m.verb == "done":
            return True
        if m.verb == "endure":
            s.endure -= 1
            raise_virtue(s, m.seat, m.args[0], 1, run)
        else:
            s.comfort -= 1
            s.did(m.seat, MERCIES)
            raise_virtue(s, m.args[0], m.args[1], 1, run)
        return not s.endure and not s.comfort
