"""Whispers: hidden hands, cards given away, cards buried, and a pile that is shuffled anew."""

from __future__ import annotations

from taletable.engine.fields import NOBODY, OWNER, Cards, Deck, Num, OneCard, Pile, Sealed, field, per_seat
from taletable.engine.game import Option
from taletable.engine.grammar import SEAT, Grammar, Number, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame, Options

from .base import Toy, ToyState

DECK = Deck([f"card-{n}" for n in range(1, 10)])

CARD = Things("card", DECK.ids)
GRAMMAR = Grammar(
    moves={"give": (CARD,), "bury": (CARD,)},
    refusals={"too-high": (CARD,), "too-few-cards": ()},
    events={
        "drew": (SEAT, CARD),
        "gave": (SEAT, CARD),
        "decided": (SEAT,),
        "passed": (),
        "buried": (Number(2, 4),),
        "shuffled": (Number(1, len(DECK.ids)),),
        "showed": (SEAT, CARD),
    },
)


class WhispersState(ToyState):
    """Hands, a pile, buried cards, and what is chosen in secret."""

    round = field(Num(1, 3))
    pile = field(Pile(DECK), sees=NOBODY, zone=True)
    buried = field(Pile(DECK), sees=NOBODY, zone=True)
    shown = field(Pile(DECK), zone=True)
    hand = per_seat(Cards(DECK), sees=OWNER, zone=True)
    chosen = per_seat(Sealed(OneCard(DECK)), sees=OWNER)


class Whispers(Sequence[WhispersState]):
    """Three rounds, or one in the short game."""

    cite = "TY-2"
    steps = ("deal", "give", "bury", "count")

    def deal(self, s: WhispersState, run: Run) -> None:
        """Fill all hands up to two cards."""
        for seat in range(s.seats):
            while len(s.hand[seat]) < 2:
                if not s.pile:
                    s.pile, s.buried = run.luck.shuffled(s.buried), []
                    s.mix(s.pile, s.everyone)
                    run.tell("shuffled", (len(s.pile),))
                card = s.pile.pop()
                s.hand[seat] += (card,)
                run.tell("drew", (seat, card), 1 << seat)
        run.reveal()

    def count(self, s: WhispersState, run: Run) -> None:
        """After the last round the cards left in the hands count."""
        if s.round == (1 if s.options["short"] else 3):
            for seat in range(s.seats):
                for card in s.hand[seat]:
                    s.score[seat] += card + 1
                    s.shown.append(card)
                    run.tell("showed", (seat, card))
                s.hand[seat] = ()
            run.reveal()
            s.over = True

    def again(self, s: WhispersState) -> bool:
        s.round += 1
        return True


class Choose(Ask[WhispersState]):
    """Every player chooses a card of the hand in secret."""

    sealed = True
    verb = ""

    def open(self, s: WhispersState, run: Run) -> int:
        return s.everyone

    def offers(self, s: WhispersState, seat: int) -> list[Move]:
        return [Move(seat, self.verb, (card,)) for card in s.hand[seat]]

    def apply(self, s: WhispersState, m: Move, run: Run) -> bool:
        s.chosen[m.seat] = m.args[0]
        run.tell("decided", (m.seat,))
        return True

    def forget(self, s: WhispersState, seat: int) -> None:
        s.chosen[seat] = -1

    def take(self, s: WhispersState) -> list[int]:
        """The chosen cards leave the hands."""
        chosen, s.chosen = s.chosen, [-1] * s.seats
        for seat, card in enumerate(chosen):
            s.mix(s.hand[seat], s.everyone & ~(1 << seat))
            s.hand[seat] = tuple(c for c in s.hand[seat] if c != card)
            s.lose_sight([card], 1 << seat)
        return chosen


class Give(Choose):
    """To the left."""

    cite = "TY-2.1"
    verb = "give"

    def refuse(self, s: WhispersState, m: Move) -> Refusal | None:
        return Refusal("TY-2.2", "too-high", m.args) if m.args[0] == max(s.hand[m.seat]) else None

    def close(self, s: WhispersState, run: Run, frame: Frame) -> None:
        for seat, card in enumerate(self.take(s)):
            left = (seat + 1) % s.seats
            s.hand[left] += (card,)
            run.tell("gave", (seat, card), 1 << seat | 1 << left)
        run.tell("passed", ())


class Bury(Choose):
    """Face down."""

    cite = "TY-2.3"
    verb = "bury"

    def close(self, s: WhispersState, run: Run, frame: Frame) -> None:
        s.buried += self.take(s)
        run.tell("buried", (s.seats,))


class WhispersGame(Toy[WhispersState]):
    """The meta object."""

    id = "toy-whispers"
    name = "Whispers"
    options = (Option("cards", 6, (4, 6, 9)), Option("short", False, (False, True)))

    def begin(self, s: WhispersState, run: Run) -> None:
        s.pile = run.luck.shuffled([card for card in range(len(DECK.ids)) if self.in_box(s, card)])
        s.push("whispers")

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        return Refusal("TY-2.5", "too-few-cards") if int(options["cards"]) < 2 * seats else None

    def in_box(self, s: WhispersState, card: int) -> bool:
        return card < int(s.options["cards"])


WHISPERS = WhispersGame(
    {"whispers": Whispers(), "give": Give(), "bury": Bury()},
    WhispersState,
    DECK,
    GRAMMAR,
)
