"""Phase 6: Aging (PT-9, PT-R.47 to PT-R.50)."""

from __future__ import annotations

from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run

from .cards import CARD_IDS, UNIT_OF, cards_that
from .kingdom import must_die
from .state import WIDTH, Kingdoms
from .wars import SOURCE_NUMBER

HEALERS = cards_that("age", "save")
SAVE = [[Move(seat, "save", (card,)) for card in range(len(CARD_IDS))] for seat in range(7)]
NO_MORE = [Move(seat, "let-go") for seat in range(7)]


class Aging(Sequence[Kingdoms]):
    """PT-R.47: decide whom to save; the others die together; abilities of the dying; the survivors grow older."""

    cite = "PT-9"
    steps = ("healing", "deaths", "grow_older")

    def deaths(self, s: Kingdoms, run: Run) -> None:
        """PT-9.1, PT-R.47 (b) and (c), PT-R.49."""
        for seat in range(s.seats):
            units = s.units(seat)
            saved = s.pick[seat]
            for card in saved:
                run.tell("saved", (seat, card))
            dying = [card for card in units if must_die(card, s.age) and card not in saved]
            tokens = sum([s.age[card] for card in dying])
            lines: list[tuple[str, int]] = []
            gold = 0
            for card in dying:
                run.tell("died", (seat, card))
            for card in units:
                for ability in UNIT_OF[card].does("age"):
                    if ability.per == "dying-age":
                        lines.append((UNIT_OF[card].key, ability.n * tokens))
                    elif ability.when and card in dying:
                        if ability.what == "gold":
                            gold += ability.n * s.age[card]
                        elif ability.when == "dies" or s.age[card] == 1:
                            lines.append((UNIT_OF[card].key, ability.n))
            for source, lp in lines:
                if lp > 0:
                    run.tell("earned", (seat, lp, SOURCE_NUMBER[source]))
                elif lp:
                    run.tell("lost", (seat, -lp, SOURCE_NUMBER[source]))
            if gold:
                run.tell("gained", (seat, gold))
            s.earn(seat, lines)
            s.gold[seat] += gold
            base = seat * WIDTH
            s.spots[base : base + WIDTH] = [-1 if card in dying else card for card in s.kingdom(seat)]
            s.bury(dying, s.everyone)
            s.pick[seat] = ()

    def grow_older(self, s: Kingdoms, run: Run) -> None:
        """PT-9.2."""
        for seat in range(s.seats):
            units = s.units(seat)
            for card in units:
                s.age[card] += 1
            run.tell("grew-older", (seat, len(units)))


class Healing(Ask[Kingdoms]):
    """PT-R.48: each Mystical Healer may save one Unit with exactly 1 Age token, itself included (PT-11.9)."""

    cite = "PT-R.48"
    sealed = True

    def open(self, s: Kingdoms, run: Run) -> int:
        s.begin_phase("aging", run)
        mask = 0
        for seat in range(s.seats):
            if healers(s, seat) and savable(s, seat):
                mask |= 1 << seat
        return mask

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [SAVE[seat][card] for card in s.units(seat)] + [NO_MORE[seat]]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        return refuse_save(s, m.args[0]) if m.verb == "save" else None

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        seat = m.seat
        if m.verb == "save":
            s.pick[seat] += m.args
            run.tell("chooses", (seat, m.args[0]), 1 << seat)
        saved = s.pick[seat]
        return m.verb == "let-go" or len(saved) == healers(s, seat) or all(card in saved for card in savable(s, seat))

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()


def healers(s: Kingdoms, seat: int) -> int:
    """How many Units can be saved."""
    return len(HEALERS.intersection(s.units(seat)))


def savable(s: Kingdoms, seat: int) -> list[int]:
    """The Units a Healer can save."""
    return [card for card in s.units(seat) if refuse_save(s, card) is None]


def refuse_save(s: Kingdoms, card: int) -> Refusal | None:
    """Why a Healer cannot save this Unit."""
    if s.age[card] != 1:
        return Refusal("PT-R.48", "not-one-age", (card, s.age[card]))
    if not must_die(card, s.age):
        return Refusal("PT-R.63", "will-not-die", (card,))
    return None
