"""Phase 1: Recruitment (PT-4), and the advanced draft for two (PT-V.3, PT-V.4)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number, Seats
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .asks import Decision
from .cards import CARD_IDS, KEY_OF
from .domains import CARD
from .solo import NONE_IS_DISCARDED, deal, is_solo, not_of_the_pack
from .state import Kingdoms

RECRUIT = [[Move(seat, "recruit", (card,)) for card in range(len(CARD_IDS))] for seat in range(7)]
DISMISS = [[Move(seat, "dismiss", (card,)) for card in range(len(CARD_IDS))] for seat in range(7)]

GRAMMAR = Grammar(
    moves={"recruit": (CARD,), "dismiss": (CARD,)},
    refusals={"already-recruited": (CARD,), "discard-now": (CARD,), "keep-first": ()},
    events={
        "dealt": (SEAT, Number(5, 12)),
        "took-up": (SEAT, CARD),
        "recruits": (SEAT, CARD),
        "dismisses": (SEAT, CARD),
        "passed": (Seats("neighbour"), Number(1, 7)),
        "last-card": (SEAT, CARD),
    },
    stakes={"passed-on": (Number(0, 12),)},
)


def is_advanced(s: Kingdoms) -> bool:
    """The advanced rules for two players are in use."""
    return s.seats == 2 and s.options["two_player"] == "advanced"


class Recruitment(Sequence[Kingdoms]):
    """Deal, draft pack by pack, and take up the kept card."""

    cite = "PT-4"
    steps = ("deal", "draft", "solo_draft", "take_up_kept_card")

    def deal(self, s: Kingdoms, run: Run) -> None:
        """PT-4.1: 5 cards each, 9 with the advanced rules for two (PT-V.3), 12 for one alone; PT-4.8 when the pile runs out."""
        s.begin_phase("recruitment", run)
        if is_solo(s):  # PT-S.15
            deal(s, run)
            return
        size = 9 if is_advanced(s) else 5
        for seat in range(s.seats):
            s.pack[seat] = tuple([s.draw_card(run) for _ in range(size)])
            run.tell("dealt", (seat, size))
        run.reveal()

    def take_up_kept_card(self, s: Kingdoms, run: Run) -> None:
        """PT-4.6."""
        for seat in range(s.seats):
            card = s.kept[seat]
            if card >= 0:
                s.kept[seat] = -1
                s.hand[seat] += (card,)
                run.tell("took-up", (seat, card), 1 << seat)


class Draft(Decision):
    """PT-4.2: keep one card of the pack; all choose at the same time."""

    cite = "PT-4.2"
    phase = "recruitment"
    verbs = ("recruit", "dismiss")

    def open(self, s: Kingdoms, run: Run) -> int:
        return 0 if is_solo(s) else s.everyone

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        moves = DISMISS[seat] if s.pick[seat] else RECRUIT[seat]
        return [moves[card] for card in s.pack[seat]]

    def refuse(self, s: Kingdoms, m: Move) -> Refusal | None:
        if m.verb == "dismiss" and m.args == s.pick[m.seat]:
            return Refusal("PT-V.4", "already-recruited", m.args)
        return None

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        if m.verb == "dismiss" and not is_advanced(s):
            return NONE_IS_DISCARDED
        if m.args[0] not in s.pack[m.seat]:
            return not_of_the_pack(s, m)
        return Refusal("PT-V.4", "discard-now", s.pick[m.seat]) if m.verb == "recruit" else Refusal("PT-V.4", "keep-first")

    def onward(self, s: Kingdoms, seat: int) -> list[Move]:
        """Copies of a card are alike."""
        return list({KEY_OF[m.args[0]]: m for m in self.legal(s, seat)}.values())

    def stakes(self, s: Kingdoms, m: Move) -> list[Stake] | None:
        rest = len(s.pack[m.seat]) - len(s.pick[m.seat]) - 1
        return [Stake("passed-on", (rest,), "plain")] if m.verb == "dismiss" or not is_advanced(s) else []

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        seat = m.seat
        s.pick[seat] += m.args
        run.tell("recruits" if m.verb == "recruit" else "dismisses", (seat, m.args[0]), 1 << seat)
        return self.answered(s, seat)

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Has the Monarch chosen all that this pack asks for (PT-4.2, PT-V.4)?"""
        return len(s.pick[seat]) == (2 if is_advanced(s) else 1)

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        """Pass the rest: to the left on odd turns, to the right on even ones (PT-4.4, PT-4.5)."""
        if is_solo(s):
            return
        passed: list[tuple[int, ...]] = []
        for seat in range(s.seats):
            pick = s.pick[seat]
            s.mix(s.pack[seat], s.everyone & ~(1 << seat))
            s.hand[seat] += pick[:1]
            s.bury(list(pick[1:]), 1 << seat)
            passed.append(tuple([card for card in s.pack[seat] if card not in pick]))
            s.lose_sight(passed[seat], 1 << seat)
            s.pick[seat] = ()
        for seat in range(s.seats):
            giver = s.right_of(seat) if s.turn % 2 else s.left_of(seat)
            s.pack[seat] = passed[giver]
        run.reveal()
        run.tell("passed", (s.left_of(0) if s.turn % 2 else s.right_of(0), len(s.pack[0])))
        if len(s.pack[0]) > 1:  # PT-4.3
            s.push("draft")
            return
        for seat in range(s.seats):  # the last pack has one card: nothing to choose (PT-4.3, PT-R.58)
            s.hand[seat] += s.pack[seat]
            run.tell("last-card", (seat, s.pack[seat][0]), 1 << seat)
            s.pack[seat] = ()
