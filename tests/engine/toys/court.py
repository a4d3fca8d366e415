"""Court: reaction windows that ask everybody, and answers to answers."""

from __future__ import annotations

from taletable.engine.fields import NOBODY, OWNER, Cards, Deck, Num, OneCard, Pile, Rows, Sealed, Seat, field, per_seat
from taletable.engine.grammar import SEAT, Grammar, Number, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .base import ByTurns, InTurn, Toy

DECK = Deck(["seal-1", "seal-2", "seal-3", "feather-1", "feather-2", "feather-3", "crumb-1", "crumb-2", "crumb-3", "crumb-4"])
SEALS = range(3)
FEATHERS = range(3, 6)
LAST_TURN = 8

CARD = Things("card", DECK.ids)
GRAMMAR = Grammar(
    moves={"claim": (), "rest": (), "let-pass": (), "answer": (CARD,)},
    refusals={"wrong-card": (CARD,)},
    events={
        "claimed": (SEAT,),
        "decided": (SEAT,),
        "answered": (SEAT, CARD),
        "stopped": (),
        "gained": (SEAT, Number(1, 3)),
        "drew": (SEAT, CARD),
    },
)


class CourtState(ByTurns):
    """Hands of two cards; `stands` says of each claim or answer under way whether it still stands."""

    pile = field(Pile(DECK), sees=NOBODY, zone=True)
    shown = field(Pile(DECK), zone=True)
    hand = per_seat(Cards(DECK), sees=OWNER, zone=True)
    answer = per_seat(Sealed(OneCard(DECK)), sees=OWNER)
    stands = field(Rows[tuple[int]](99, stands=Num(0, 1)))

    def others(self, seat: int) -> int:
        """Everybody else."""
        return self.everyone & ~(1 << seat)

    def begin_act(self) -> None:
        """A claim or an answer is made."""
        self.stands.append((1,))

    def end_act(self) -> bool:
        """It was answered as far as anybody wanted. Does it stand?"""
        return self.stands.pop() == (1,)


class Court(Sequence[CourtState]):
    """Turn by turn."""

    cite = "TY-3"
    steps = ("turn",)

    def again(self, s: CourtState) -> bool:
        s.turns += 1
        s.over = s.turns == LAST_TURN
        return not s.over


class Turn(InTurn[CourtState]):
    """One courtier decides, openly."""

    cite = "TY-3.1"

    def offers(self, s: CourtState, seat: int) -> list[Move]:
        return [Move(seat, "claim"), Move(seat, "rest")]

    def apply(self, s: CourtState, m: Move, run: Run) -> bool:
        if m.verb == "claim":
            run.tell("claimed", (m.seat,))
            s.push("claiming", (m.seat,))
        return True


class Claiming(Sequence[CourtState]):
    """A claim, what others answer, and the favour."""

    cite = "TY-3.1"
    args = {"seat": Seat(4, nobody=False)}
    steps = ("begin_act", "window", "end_act")

    def begin_act(self, s: CourtState, run: Run) -> None:
        s.begin_act()

    def end_act(self, s: CourtState, run: Run) -> None:
        seat = s.frames[-1].args[0]
        if not s.end_act():
            run.tell("stopped", ())
            return
        s.score[seat] += 1
        run.tell("gained", (seat, 1))
        if s.pile:
            card = s.pile.pop()
            s.hand[seat] += (card,)
            run.tell("drew", (seat, card), 1 << seat)
            run.reveal()


class Answering(Sequence[CourtState]):
    """A card played against what lies below it."""

    cite = "TY-3.2"
    args = {"seat": Seat(4, nobody=False), "card": Num(0, len(DECK.ids) - 1)}
    steps = ("begin_act", "window", "end_act")

    def begin_act(self, s: CourtState, run: Run) -> None:
        seat, card = s.frames[-1].args
        run.tell("answered", (seat, card))
        s.begin_act()

    def end_act(self, s: CourtState, run: Run) -> None:
        if s.end_act():
            s.stands[-1] = (0,)
        else:
            run.tell("stopped", ())


class Window(Ask[CourtState]):
    """Everybody else is asked, with or without a fitting card: that they are asked tells nothing."""

    cite = "TY-3.2"
    sealed = True
    leads_to = ("answering",)

    def open(self, s: CourtState, run: Run) -> int:
        return s.others(s.frames[-2].args[0])

    def offers(self, s: CourtState, seat: int) -> list[Move]:
        return [Move(seat, "let-pass"), *[Move(seat, "answer", (card,)) for card in s.hand[seat]]]

    def refuse(self, s: CourtState, m: Move) -> Refusal | None:
        wanted = SEALS if len(s.stands) == 1 else FEATHERS
        return Refusal("TY-3.3", "wrong-card", m.args) if m.verb == "answer" and m.args[0] not in wanted else None

    def apply(self, s: CourtState, m: Move, run: Run) -> bool:
        s.answer[m.seat] = m.args[0] if m.args else -1
        run.tell("decided", (m.seat,))
        return True

    def forget(self, s: CourtState, seat: int) -> None:
        s.answer[seat] = -1

    def close(self, s: CourtState, run: Run, frame: Frame) -> None:
        """The courtier nearest to the left of the one who acted comes first, so its frame is pushed last."""
        actor = s.frames[-1].args[0]
        answers, s.answer = s.answer, [-1] * s.seats
        for seat in [(actor - n) % s.seats for n in range(1, s.seats)]:
            card = answers[seat]
            if card >= 0:
                s.hand[seat] = tuple(c for c in s.hand[seat] if c != card)
                s.shown.append(card)
                run.reveal()
                s.push("answering", (seat, card))


class CourtGame(Toy[CourtState]):
    """The meta object."""

    id = "toy-court"
    name = "Court"

    def begin(self, s: CourtState, run: Run) -> None:
        s.pile = run.luck.shuffled(list(range(len(DECK.ids))))
        s.hand = [(s.pile.pop(), s.pile.pop()) for _ in range(s.seats)]
        s.push("court")


COURT = CourtGame(
    {"court": Court(), "turn": Turn(), "claiming": Claiming(), "answering": Answering(), "window": Window()},
    CourtState,
    DECK,
    GRAMMAR,
)
