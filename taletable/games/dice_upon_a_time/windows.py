"""Reaction windows: how Magic Items are played and answered (DU-15, DU-16, DU-R.31 to DU-R.33).

A window asks every seat that could hold a fitting item as far as everybody can know, in secret, so that waiting tells nothing. The answer
is `let-it-be` or a play. When all have answered, the first play in the order of DU-R.31 is carried out, after those it hits had their
chance to answer it; then the window is open once more, until everybody lets it be.
"""

from __future__ import annotations

from typing import ClassVar

from taletable.engine.fields import Num, Seat, Seats
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .cards import (
    BIRD,
    CARD_IDS,
    CRYSTAL,
    CUDGEL,
    FIRST_QUEST,
    FIRST_STORY,
    GOLDEN_BALL,
    HAZEL,
    ITEMS,
    MIRROR,
    SPIRIT,
    STARWORT,
    WHITE_SNAKE,
    YARN,
)
from .dice import CHOICES, DIE_KEYS, FACE_KEYS, FACES, SNAKE_DIE
from .domains import AMOUNT, CARD, DIE, FACE, TOKEN
from .state import FRIENDS, KINDS, TAKEN, WHO, Realm

SEATS = range(5)
PLAY = [[Move(seat, "play", (item,)) for item in range(len(ITEMS))] for seat in SEATS]
LET_IT_BE = [Move(seat, "let-it-be") for seat in SEATS]
PLAY_TOKEN = [[Move(seat, "play-token", (HAZEL, token)) for token in range(KINDS)] for seat in SEATS]
_DICE, _FACES = range(len(DIE_KEYS)), range(len(FACE_KEYS))
PLAY_FACE = [[[Move(seat, "play-face", (BIRD, die, face)) for face in _FACES] for die in _DICE] for seat in SEATS]
NO_TRIGGER = [Refusal("DU-15.3", "no-trigger", (item,)) for item in range(len(ITEMS))]

GRAMMAR = Grammar(
    moves={"let-it-be": (), "play": (CARD,), "play-token": (CARD, TOKEN), "play-face": (CARD, DIE, FACE)},
    refusals={"no-trigger": (CARD,)},
    events={
        "warded-off": (SEAT, CARD),
        "robbed": (SEAT, SEAT, AMOUNT, TOKEN),
        "snatched": (SEAT, SEAT, Number(1, len(CARD_IDS))),
        "cursed": (SEAT, CARD),
    },
)


def begin_action(s: Realm) -> None:
    """An action of its own inside another: what hushes the one does not hush the other (DU-R.10, DU-R.69)."""
    s.push("action", (s.hush,))
    s.hush = -1


class PlayerAsk(Ask[Realm]):
    """A question to the player that is the first argument of the frame."""

    args = {"seat": WHO}

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.frames[-1].args[0]


class Action(Rule[Realm]):
    """The action inside is over; the one around it goes on, hushed or not (DU-16.19)."""

    cite = "DU-R.10"
    args = {"hush": Seat(FRIENDS)}

    def proceed(self, s: Realm, run: Run, frame: Frame) -> None:
        s.frames.pop()
        s.hush = frame.args[0]


def by_turns(s: Realm) -> list[int]:
    """DU-R.31: clockwise from the active player, or from the starting player between turns."""
    return s.clockwise(s.marker if s.turn < 0 else s.turn)


def anybody_could(s: Realm, item: int, but: int = -1) -> bool:
    """Could some seat, other than one, hold the item and play it now?"""
    if item in s.used or item in s.box:
        return False
    return any(s.hand[seat] and seat != but and s.hush in (-1, seat) for seat in range(s.seats))


class Window(Ask[Realm]):
    """A trigger that items may answer."""

    cite = "DU-R.31"
    sealed = True
    let_be = "let-it-be"

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        """The items that have their trigger here for the seat: worked out from what everybody sees."""
        raise NotImplementedError

    def plays(self, s: Realm, seat: int, item: int) -> list[Move]:
        """The ways to play a fitting item."""
        return [PLAY[seat][item]]

    def open(self, s: Realm, run: Run) -> int:
        mask = 0
        for seat in range(s.seats):
            if s.hand[seat] and s.hush in (-1, seat):
                for item in self.fits(s, seat):
                    if item not in s.used and item not in s.box:
                        mask |= 1 << seat
                        break
        return mask

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves = [LET_IT_BE[seat]]
        fitting = self.fits(s, seat)
        for item in s.hand[seat]:
            moves += self.plays(s, seat, item) if item in fitting else [PLAY[seat][item]]
        return moves

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.args and m.args[0] not in self.fits(s, m.seat):
            return NO_TRIGGER[m.args[0]]
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        s.answer[m.seat] = m.args
        return True

    def forget(self, s: Realm, seat: int) -> None:
        s.answer[seat] = ()

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        for seat in by_turns(s):
            answer = s.answer[seat]
            if answer:
                s.answer = [()] * s.seats
                s.use(seat, answer[0], run)
                s.push(frame.rule, frame.args)
                if answer[0] == CRYSTAL:
                    s.hush = seat
                else:
                    self.played(s, run, seat, answer)
                return

    def played(self, s: Realm, run: Run, seat: int, answer: tuple[int, ...]) -> None:
        """The seat played an item here: what happens, or who may answer it first."""
        strike(s, answer[0], seat)


def strike(s: Realm, item: int, seat: int, target: int = -1, card: int = -1) -> None:
    """The item hits others, who may answer before it takes effect."""
    s.push("answer", (item, seat, target, card))


class Thief(Window):
    """Others may take what is being acquired; the Crystal Ball keeps all others quiet (DU-C.43)."""

    leads_to = ("answer",)
    item: ClassVar[int] = -1

    def acquires(self, s: Realm, seat: int) -> bool:
        """Is the seat about to get what this item takes?"""
        raise NotImplementedError

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        for q in range(s.seats):
            if q != seat and self.acquires(s, q):
                return (self.item, CRYSTAL) if anybody_could(s, self.item) else ()
        return ()


class TakeOthers(Thief):
    """TAKE: Cudgel in the Sack, once the amounts are fixed (DU-16.23, DU-R.32)."""

    cite = "DU-R.32"
    item = CUDGEL

    def acquires(self, s: Realm, seat: int) -> bool:
        return any(s.gains[seat * KINDS : seat * KINDS + KINDS])


class ItemsOthers(Thief):
    """ITEM: Spirit in the Bottle (DU-16.6)."""

    cite = "DU-16.6"
    item = SPIRIT

    def acquires(self, s: Realm, seat: int) -> bool:
        return bool(s.drawn[seat]) and s.drawn[seat][0] < FIRST_QUEST


class QuestsOthers(Thief):
    """QUEST: Magic Mirror (DU-16.15)."""

    cite = "DU-16.15"
    item = MIRROR

    def acquires(self, s: Realm, seat: int) -> bool:
        return bool(s.drawn[seat]) and FIRST_QUEST <= s.drawn[seat][0] < FIRST_STORY


class TakeOwn(Window):
    """TAKE, the takers themselves: the hazel branch adds a token; the Crystal Ball guards against a Cudgel (DU-16.3)."""

    cite = "DU-16.3"
    args = {"takers": Seats(FRIENDS)}

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        takers = s.frames[-1].args
        if (takers and not takers[0] >> seat & 1) or not any(s.gains[seat * KINDS : seat * KINDS + KINDS]):
            return ()
        safe = s.frames[-2].rule == "receiving" or not anybody_could(s, CUDGEL, seat)
        return (HAZEL,) if safe else (HAZEL, CRYSTAL)

    def plays(self, s: Realm, seat: int, item: int) -> list[Move]:
        if item == HAZEL:
            return [PLAY_TOKEN[seat][token] for token in range(KINDS) if s.gains[seat * KINDS + token]]
        return [PLAY[seat][item]]

    def played(self, s: Realm, run: Run, seat: int, answer: tuple[int, ...]) -> None:
        s.gains[seat * KINDS + answer[1]] += 1


class Yarn(Window):
    """PLACE: the Ball of Yarn makes the active player roll the named die again (DU-16.7)."""

    cite = "DU-16.7"
    leads_to = ("answer",)

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        if s.die < 0 or seat == s.turn or s.peaceful or not anybody_could(s, YARN, s.turn):
            return ()
        return (YARN, CRYSTAL)

    def played(self, s: Realm, run: Run, seat: int, answer: tuple[int, ...]) -> None:
        strike(s, YARN, seat, s.turn)


class WhiteSnake(Window):
    """SNAKE: somebody's Snake Die shows a token (DU-16.10, DU-16.11)."""

    cite = "DU-16.10"
    leads_to = ("snake_die",)

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        return (WHITE_SNAKE, CRYSTAL) if anybody_could(s, WHITE_SNAKE, seat) else (WHITE_SNAKE,)  # DU-R.69

    def played(self, s: Realm, run: Run, seat: int, answer: tuple[int, ...]) -> None:
        s.push("snake_die", (seat,))


class GoldenBird(Window):
    """ROLL: a die that has just been rolled shows 1 or 2 (DU-16.24, DU-16.25)."""

    cite = "DU-16.24"

    def low(self, s: Realm, seat: int) -> list[int]:
        """The seat's dice that it may be played on."""
        return [die for die in s.fresh if s.face[die] in (1, 2) and s.owner(die) == seat]

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        if not self.low(s, seat):
            return ()
        return (BIRD, CRYSTAL) if any(self.low(s, q) for q in s.clockwise(seat)[1:]) and anybody_could(s, BIRD, seat) else (BIRD,)

    def plays(self, s: Realm, seat: int, item: int) -> list[Move]:
        if item == CRYSTAL:
            return [PLAY[seat][item]]
        return [PLAY_FACE[seat][die][face] for die in self.low(s, seat) for face in CHOICES[die] if face != s.face[die]]

    def played(self, s: Realm, run: Run, seat: int, answer: tuple[int, ...]) -> None:
        s.face[answer[1]] = answer[2]
        run.tell("turned-die", (seat, answer[1], answer[2]))

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        super().close(s, run, frame)
        if s.frames[-1].rule != frame.rule:
            s.fresh = ()


class Answer(Window):
    """HARM: whom an item hits may ward it off with Starwort; the Golden Ball saves tokens (DU-15.E1, DU-16.4, DU-16.12)."""

    cite = "DU-16.12"
    args = {"item": Num(0, TAKEN - 1), "seat": WHO, "target": Num(-1, TAKEN - 1), "card": Num(-1, TAKEN - 1)}
    leads_to = ("take_own", "place", "action", "golden_bird", "snake_die")

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        item, thief, target, _ = s.frames[-1].args
        if seat == thief:
            return ()
        if item == CUDGEL:
            return (STARWORT, GOLDEN_BALL) if any(s.gains[seat * KINDS : seat * KINDS + KINDS]) else ()
        if item in (SPIRIT, MIRROR):
            return (STARWORT,) if s.drawn[seat] else ()
        return (STARWORT,) if seat == target else ()

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        """The answers come first, then the item hits those who did not ward it off."""
        hit = s.everyone
        for seat in by_turns(s):
            if s.answer[seat]:
                s.use(seat, s.answer[seat][0], run)
                run.tell("warded-off", (seat, frame.args[0]))
                hit &= ~(1 << seat)
        s.answer = [()] * s.seats
        land(s, run, frame.args, hit)


def land(s: Realm, run: Run, args: tuple[int, ...], hit: int) -> None:
    """An item takes effect on the seats in the mask."""
    item, thief, target, card = args
    if item == CUDGEL:
        _rob(s, run, thief, hit)
    elif item in (SPIRIT, MIRROR):
        _snatch(s, run, thief, hit)
    elif hit >> target & 1 and item == YARN:
        die, s.die, s.socket = s.die, -1, -1
        s.push("place")
        roll_again(s, run, die)
    elif hit >> target & 1:
        pass_curse(s, run, thief, target, card)


def _rob(s: Realm, run: Run, thief: int, hit: int) -> None:
    """Cudgel in the Sack: all tokens that are being taken, whoever takes them (DU-16.23); the branch adds to any gain (DU-16.3)."""
    robbed = False
    for seat in range(s.seats):
        if seat != thief and hit >> seat & 1:
            for token in range(KINDS):
                n = s.gains[seat * KINDS + token]
                if n:
                    s.gains[seat * KINDS + token] = 0
                    s.gains[thief * KINDS + token] += n
                    run.tell("robbed", (thief, seat, n, token))
                    robbed = True
    if robbed:
        s.push("take_own", (1 << thief,))


def _snatch(s: Realm, run: Run, thief: int, hit: int) -> None:
    """Spirit in the Bottle, Magic Mirror: all cards that are being acquired (DU-16.6, DU-16.15). The first player saw them (DU-R.33)."""
    for seat in range(s.seats):
        if seat != thief and hit >> seat & 1 and s.drawn[seat]:
            for card in s.drawn[seat]:
                s.lose_sight((card,), 1 << seat)
            run.tell("snatched", (thief, seat, len(s.drawn[seat])))
            s.drawn[thief] += s.drawn[seat]
            s.drawn[seat] = ()


def roll_again(s: Realm, run: Run, die: int) -> None:
    """One unused die is rolled during the chapter; the Golden Bird may follow (DU-16.25). The Snake Die has its own results (DU-R.65)."""
    seat = s.owner(die)
    begin_action(s)
    if die == SNAKE_DIE:
        s.pool[seat] = tuple([d for d in s.pool[seat] if d != die])
        s.push("snake_die", (seat,))
        return
    s.face[die] = FACES[die][run.luck.below(6)]
    s.fresh += (die,)
    run.tell("rerolled", (seat, die, s.face[die]))
    s.push("golden_bird")


def pass_curse(s: Realm, run: Run, giver: int, target: int, card: int) -> None:
    """The Cursed Ring: a Curse, just read or old, goes to another player (DU-16.18)."""
    s.read = tuple([c for c in s.read if c != card])
    s.tales[giver] = tuple([c for c in s.tales[giver] if c != card])
    s.tales[target] += (card,)
    run.tell("cursed", (target, card))
