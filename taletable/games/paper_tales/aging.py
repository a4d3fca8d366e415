"""Phase 6: Aging (PT-9, PT-R.47 to PT-R.50)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Sequence
from taletable.engine.run import Run

from .asks import Sealed
from .cards import BUILDINGS, CARD_IDS, KEY_OF, cards_that, does
from .domains import AGES, CARD
from .kingdom import Lines, built, must_die
from .state import WIDTH, Kingdoms
from .wars import tell_lines

HEALERS = cards_that("age", "save")
"""Mystical Healer, and the Elixir of Youth, which does the same (PT-A.4)."""
REBORN = cards_that("age", "reborn")
SLEEPERS = cards_that("age", "others-stay-young")
AT_AGING = tuple(tuple(a for a in does(card, "age") if a.what in ("lp", "gold")) for card in range(len(CARD_IDS)))
"""What each card gives in this phase."""
BUILT_FOR_AGING = built(lambda a: a.phase == "age")
SAVE = [[Move(seat, "save", (card,)) for card in range(len(CARD_IDS))] for seat in range(7)]
NO_MORE = [Move(seat, "let-go") for seat in range(7)]

GRAMMAR = Grammar(
    moves={"save": (CARD,), "let-go": ()},
    refusals={"not-one-age": (CARD, AGES), "already-saved": (CARD,), "will-not-die": (CARD,)},
    events={"saved": (SEAT, CARD), "died": (SEAT, CARD), "reborn": (SEAT, CARD), "grew-older": (SEAT, Number(0, WIDTH))},
    stakes={"dies": (CARD,)},
)


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
            for card in dying:
                run.tell("died", (seat, card))
            lines, gold = aging_gains(s, seat, dying)
            tell_lines(seat, lines, run)
            if gold:
                run.tell("gained", (seat, gold))
            s.earn(seat, lines)
            s.gold[seat] += gold
            for card in units:
                if card in REBORN and s.age[card]:
                    s.age[card] = 0
                    run.tell("reborn", (seat, card))
            base = seat * WIDTH
            s.spots[base : base + WIDTH] = [-1 if card in dying else card for card in s.kingdom(seat)]
            s.bury(dying, s.everyone)
            s.pick[seat] = ()
            run.scene(s, "deaths")

    def grow_older(self, s: Kingdoms, run: Run) -> None:
        """PT-9.2; beside Sleeping Beauty nobody else grows older (PT-U.66)."""
        for seat in range(s.seats):
            units = s.units(seat)
            if not SLEEPERS.isdisjoint(units):
                units = [card for card in units if card in SLEEPERS]
            for card in units:
                s.age[card] += 1
            run.tell("grew-older", (seat, len(units)))


def aging_gains(s: Kingdoms, seat: int, dying: list[int]) -> tuple[Lines, int]:
    """LP by source, and Gold, when these Units of a Kingdom die."""
    units = s.units(seat)
    tokens = sum([s.age[card] for card in dying])
    lines: Lines = []
    gold = 0
    for card in (*units, *s.artifacts[seat]):
        for ability in AT_AGING[card]:
            if ability.per == "dying-age":
                lines.append((KEY_OF[card], ability.n * tokens))
            elif ability.per == "dying":
                lines.append((KEY_OF[card], ability.n * len(dying)))
            elif ability.per == "spared":  # Relic of Light
                spared = [other for other in units if other != card and s.age[other] and other not in dying]
                lines.append((KEY_OF[card], ability.n * len(spared)))
            elif card in dying:
                if ability.what == "gold":
                    gold += ability.n * s.age[card]
                elif ability.when == "dies" or s.age[card] == 1:
                    lines.append((KEY_OF[card], ability.n))
    levels = s.towns(seat)
    for b, by_level in BUILT_FOR_AGING:
        for ability in by_level[levels[b]]:
            if ability.what == "gold":
                gold += ability.n * len(dying)
            else:
                lines.append((BUILDINGS[b].key, ability.n * len(dying)))
    return lines, gold


class Healing(Sealed):
    """PT-R.48: each Mystical Healer may save one Unit with exactly 1 Age token, itself included (PT-11.9); so may the Elixir."""

    cite = "PT-R.48"
    phase = "aging"
    verbs = ("save", "let-go")

    def open(self, s: Kingdoms, run: Run) -> int:
        s.begin_phase("aging", run)
        return super().open(s, run)

    def asks(self, s: Kingdoms, seat: int) -> bool:
        return bool(healers(s, seat) and savable(s, seat))

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [SAVE[seat][card] for card in s.units(seat)] + [NO_MORE[seat]]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        if m.verb != "save":
            return None
        return Refusal("PT-R.48", "already-saved", m.args) if m.args[0] in s.pick[m.seat] else refuse_save(s, m.args[0])

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        return Refusal("PT-12.4", "no-unit", m.args)

    def stakes(self, s: Kingdoms, m: Move) -> list[Stake] | None:
        dying = [card for card in savable(s, m.seat) if card not in s.pick[m.seat]]
        return [Stake("dies", (card,)) for card in dying] if m.verb == "let-go" else []

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
    return len(HEALERS.intersection(s.units(seat))) + len(HEALERS.intersection(s.artifacts[seat]))


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
