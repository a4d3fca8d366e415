"""Phases 3 and 4: moving the figure, and what the field does on arrival (DU-7, DU-8)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .board import FAIRY, FIELD_KEYS, GIVING, KING, MAGIC_ITEMS, RESOURCE, STEEDS, SUPPORTING, TOWN, across
from .cards import CAP, CRYSTAL, CUDGEL, HAZEL, LAME_HORSES, PUSS, RED_HOOD, RICH_HARVEST, STORYTELLERS, THRUSHBEARD, WISHING_TABLE
from .domains import CARD, FIELD, TOKEN
from .encounters import SWAP, TRADE, begin_barter, partners, refuse_barter, refuse_swap, swap
from .state import CAPPED, KINDS, LEAP, RIDE, WALK, Realm
from .tales import lift_by_deed
from .windows import NO_TRIGGER, PLAY, SEATS, anybody_could

_FIELDS = range(len(FIELD_KEYS))
GO = [[Move(seat, "walk", (field,)) for field in _FIELDS] for seat in SEATS]
STAY = [Move(seat, "stay") for seat in SEATS]
PLAY_FIELD = [[Move(seat, "play-field", (CAP, field)) for field in _FIELDS] for seat in SEATS]
TAKE = [[Move(seat, "take", (token,)) for token in range(KINDS)] for seat in SEATS]
TAKE_SINGLE = [[Move(seat, "take-single", (token,)) for token in range(KINDS)] for seat in SEATS]
LEAVE = [Move(seat, "leave") for seat in SEATS]
RIDES = [[Move(seat, "ride", (field,)) for field in _FIELDS] for seat in SEATS]
LEAPS = [[Move(seat, "leap", (field,)) for field in _FIELDS] for seat in SEATS]

GRAMMAR = Grammar(
    moves={
        "walk": (FIELD,),
        "stay": (),
        "ride": (FIELD,),
        "leap": (FIELD,),
        "take": (TOKEN,),
        "take-single": (TOKEN,),
        "play-field": (CARD, FIELD),
    },
    refusals={"came-by-cap": (), "nothing-for-beggars": (FIELD,)},
    events={"arrived": (SEAT, FIELD), "rode": (SEAT, FIELD), "leapt": (SEAT, FIELD)},
)


def arrive(s: Realm, run: Run, field: int, came: int) -> None:
    """The active figure comes to a field, however it came (DU-8.2); the field's ability takes effect (DU-4.6)."""
    seat = s.turn
    s.at[seat] = field
    s.came = came
    s.hush = -1
    run.tell("arrived", (seat, field))
    if field in (TOWN, KING):
        if not s.cooperative and s.any_quest_left():  # DU-8.3
            s.push("quest_draw", (seat, 1 if field == TOWN else 3, 1))
    elif field in RESOURCE or field == FAIRY:
        s.push("harvest")
    elif field in SUPPORTING:
        if s.has_stories:
            s.push("story", (2 if s.event == STORYTELLERS else 1,))  # DU-8.10
    elif field == MAGIC_ITEMS:
        if s.has_items:
            s.push("item_draw")
    elif field in STEEDS and came not in (RIDE, LEAP) and s.event != LAME_HORSES:  # DU-R.27
        s.push("steed")


def way(s: Realm) -> int:
    """Where the route activated in this turn leads from where the figure stands now (DU-R.25); -1: nowhere."""
    return across(s.socket, s.at[s.turn]) if s.die >= 0 else -1


def run_along(s: Realm, run: Run) -> None:
    """Red Riding Hood used her ability, which is for moving only: she runs and is not asked (DU-20.1, DU-C.50)."""
    if s.special and s.character[s.turn] == RED_HOOD and way(s) >= 0:
        field = way(s)
        s.die = -1
        arrive(s, run, field, WALK)


class Step(Ask[Realm]):
    """DU-4.5: go over the route that was activated in this turn, or stay; the Wishing-cap goes anywhere.

    Where there is no way to go, nothing is asked: the Cap can still be put on when phase 5 begins, with nothing in between (DU-R.66).
    """

    cite = "DU-4.5"

    def open(self, s: Realm, run: Run) -> int:
        s.hush = -1
        return 1 << s.turn if way(s) >= 0 else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves = [STAY[seat], GO[seat][way(s)]]
        for item in s.hand[seat]:
            moves += fly(s, seat) if item == CAP else [PLAY[seat][item]]
        if s.character[seat] == PUSS:  # DU-C.51
            moves += SWAP[seat]
        return moves + [TRADE[seat][q] for q in partners(s, seat)]  # DU-R.45

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.verb == "trade":
            return refuse_barter(s, m)
        if m.verb == "swap":
            return refuse_swap(s, m)
        return NO_TRIGGER[m.args[0]] if m.verb == "play" else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "trade":
            begin_barter(s, m.args[0])
            return False
        if m.verb == "swap":
            swap(s, m, run)
            return False
        if m.verb == "walk":
            s.die = -1
            arrive(s, run, m.args[0], WALK)
        elif m.verb == "play-field":
            put_on_cap(s, run, m)
        return True


def fly(s: Realm, seat: int) -> list[Move]:
    """Where the Wishing-cap can bring the figure (DU-C.44)."""
    return [PLAY_FIELD[seat][field] for field in _FIELDS if field != s.at[seat]]


def put_on_cap(s: Realm, run: Run, m: Move) -> None:
    """The Wishing-cap in place of the step."""
    s.die = -1
    s.use(m.seat, CAP, run)
    arrive(s, run, m.args[1], CAPPED)


class Harvest(Ask[Realm]):
    """Resource fields and the Fairy: take tokens or leave them (DU-8.5, DU-8.7); doubling and own items come first (DU-R.32)."""

    cite = "DU-8.7"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def tokens(self, s: Realm, seat: int) -> tuple[int, ...]:
        """The kinds that the field gives."""
        return (0, 1, 2) if s.at[seat] == FAIRY else (RESOURCE[s.at[seat]],)

    def amount(self, s: Realm, seat: int, doubled: bool) -> int:
        """DU-R.32, DU-R.35: one, more in a rich year, one more for doubling; the Wishing-Table makes it 3; the branch adds 1."""
        n = 1 + (s.event == RICH_HARVEST and s.at[seat] in RESOURCE) + doubled
        return (3 if s.table else n) + s.hazel

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves = [TAKE[seat][token] for token in self.tokens(s, seat)]
        if s.doubling and not s.table:  # DU-6.12
            moves += [TAKE_SINGLE[seat][token] for token in self.tokens(s, seat)]
        return [*moves, LEAVE[seat], *[PLAY[seat][item] for item in s.hand[seat]]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.verb != "play" or m.args[0] in (WISHING_TABLE, HAZEL):
            return None
        if m.args[0] == CRYSTAL and anybody_could(s, CUDGEL, m.seat):
            return None
        return NO_TRIGGER[m.args[0]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "play":
            s.use(m.seat, m.args[0], run)
            s.table |= m.args[0] == WISHING_TABLE  # DU-C.30
            s.hazel |= m.args[0] == HAZEL
            if m.args[0] == CRYSTAL:
                s.hush = m.seat
            return False
        if m.verb in ("take", "take-single"):
            doubled = s.doubling and m.verb == "take"
            s.gains[m.seat * KINDS + m.args[0]] += self.amount(s, m.seat, doubled)
            if doubled:  # DU-R.28: once per turn, and not before it is made use of (DU-R.67)
                s.doubling = False
            s.push("gathering")
        s.table = s.hazel = False
        return True


class Steed(Ask[Realm]):
    """DU-8.13: jump to another Steed field; King Thrushbeard may go farther (DU-C.54)."""

    cite = "DU-8.13"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves = [STAY[seat]] + [RIDES[seat][field] for field in STEEDS if field != s.at[seat]]
        if s.character[seat] == THRUSHBEARD:
            moves += [LEAPS[seat][field] for field in _FIELDS if field not in STEEDS]
        return moves

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return refuse_leap(s, m.seat, m.args[0]) if m.verb == "leap" else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "ride":
            ride(s, run, m.args[0])
        elif m.verb == "leap":
            leap(s, run, m.args[0])
        return True


def ride(s: Realm, run: Run, field: int) -> None:
    """From Steed to Steed (DU-R.27)."""
    run.tell("rode", (s.turn, field))
    lift_by_deed(s, run, s.turn, "ride")
    arrive(s, run, field, RIDE)


def refuse_leap(s: Realm, seat: int, field: int) -> Refusal | None:
    """King Thrushbeard's ability: once per chapter, not to a field that gives something (DU-C.54), not with the Wishing-cap (DU-16.20)."""
    if s.turned[seat]:
        return Refusal("DU-13.2", "ability-used")
    if s.came == CAPPED:
        return Refusal("DU-16.20", "came-by-cap")
    return Refusal("DU-C.54", "nothing-for-beggars", (field,)) if field in GIVING else None


def leap(s: Realm, run: Run, field: int) -> None:
    """King Thrushbeard rides the Steed where he likes; that is riding it, too."""
    s.turned[s.turn] = True
    run.tell("leapt", (s.turn, field))
    lift_by_deed(s, run, s.turn, "ride")
    arrive(s, run, field, LEAP)
