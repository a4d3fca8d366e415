"""Tokens gained and lost (DU-8.5 to DU-8.9, DU-R.32, DU-R.36)."""

from __future__ import annotations

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .cards import GOLDEN_BALL, NO_TOKENS, STARWORT, Tokens
from .domains import AMOUNT, TOKEN
from .moving import TAKE
from .state import KINDS, MOST, TAKEN, Realm
from .windows import NO_TRIGGER, PLAY, SEATS, Window

LOSE = [[Move(seat, "lose", (token,)) for token in range(KINDS)] for seat in SEATS]

GRAMMAR = Grammar(moves={"lose": (TOKEN,)}, events={"took": (SEAT, AMOUNT, TOKEN), "lost": (SEAT, TOKEN)})


class Settle(Sequence[Realm]):
    """What is being taken is pocketed."""

    def settle(self, s: Realm, run: Run) -> None:
        """The tokens belong to whoever has them now."""
        for place, n in enumerate(s.gains):
            if n:
                s.gains[place] = 0
                s.tokens[place] += n
                run.tell("took", (place // KINDS, n, place % KINDS))


class Taking(Settle):
    """DU-R.32: the amount, the takers' own items, then the others'."""

    cite = "DU-R.32"
    steps = ("take_own", "take_others", "settle")


class Gathering(Settle):
    """At a field the taker's own items were part of the taking."""

    cite = "DU-R.32"
    steps = ("take_others", "settle")


class Receiving(Settle):
    """DU-R.45: tokens out of an exchange, which thieves cannot touch."""

    cite = "DU-R.45"
    steps = ("take_own", "settle")


def gain(s: Realm, seats: list[int], tokens: Tokens) -> None:
    """The seats are about to get these tokens, all at the same time."""
    for seat in seats:
        for token, n in enumerate(tokens):
            s.gains[seat * KINDS + token] += n
    if seats and tokens != NO_TOKENS:
        s.push("taking")


class ChooseToken(Ask[Realm]):
    """A token of one's choice."""

    cite = "DU-8.5"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return TAKE[seat][:]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        s.gains[m.seat * KINDS + m.args[0]] += 1  # DU-S.4
        s.push("taking")
        return True


class Lose(Ask[Realm]):
    """LOSS: tokens about to be lost to a card; the Golden Ball saves them (DU-16.4). The token is -1 if it may be any."""

    cite = "DU-16.4"
    args = {"number": Num(1, MOST), "token": Num(-1, KINDS - 1)}

    def open(self, s: Realm, run: Run) -> int:
        n, token = s.frames[-1].args
        seat = s.turn
        purse = s.purse(seat)
        if s.could_hold(seat, GOLDEN_BALL):
            return 1 << seat
        if token < 0 and sum(map(bool, purse)) > 1 and sum(purse) > n:
            return 1 << seat
        for kind in range(KINDS) if token < 0 else (token,):
            while n and s.tokens[seat * KINDS + kind]:
                lose_token(s, run, seat, kind)
                n -= 1
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        wanted = s.frames[-1].args[1]
        kinds = [kind for kind in range(KINDS) if s.tokens[seat * KINDS + kind]] if wanted < 0 else [wanted]
        return [LOSE[seat][kind] for kind in kinds] + [PLAY[seat][item] for item in s.hand[seat]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return NO_TRIGGER[m.args[0]] if m.verb == "play" and m.args[0] != GOLDEN_BALL else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        n, token = s.frames[-1].args
        if m.verb == "play":
            s.use(m.seat, GOLDEN_BALL, run)
            return True
        lose_token(s, run, m.seat, m.args[0])
        if n > 1:
            s.push("lose", (n - 1, token))
        return True


def lose_token(s: Realm, run: Run, seat: int, token: int) -> None:
    """One token goes back to the supply."""
    s.tokens[seat * KINDS + token] -= 1
    run.tell("lost", (seat, token))


class LeanYear(Window):
    """DU-E.11: every player who has any discards one token; the Golden Ball and Starwort help (DU-R.37)."""

    cite = "DU-E.11"

    def fits(self, s: Realm, seat: int) -> tuple[int, ...]:
        return (GOLDEN_BALL, STARWORT)

    def open(self, s: Realm, run: Run) -> int:
        mask = 0
        for seat in range(s.seats):
            kinds = [token for token in range(KINDS) if s.tokens[seat * KINDS + token]]
            if len(kinds) > 1 or (kinds and (s.could_hold(seat, GOLDEN_BALL) or s.could_hold(seat, STARWORT))):
                mask |= 1 << seat
        return mask

    def offers(self, s: Realm, seat: int) -> list[Move]:
        kinds = [token for token in range(KINDS) if s.tokens[seat * KINDS + token]]
        return [LOSE[seat][token] for token in kinds] + [PLAY[seat][item] for item in s.hand[seat]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return super().refuse(s, m) if m.verb == "play" else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        s.answer[m.seat] = m.args if m.verb == "play" else (TAKEN + 1 + m.args[0],)
        return True

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        for seat in s.clockwise(s.marker):
            answer = s.answer[seat]
            if answer and answer[0] < TAKEN:
                s.use(seat, answer[0], run)
            elif answer:
                lose_token(s, run, seat, answer[0] - TAKEN - 1)
            elif any(s.purse(seat)):
                lose_token(s, run, seat, [n > 0 for n in s.purse(seat)].index(True))
        s.answer = [()] * s.seats
