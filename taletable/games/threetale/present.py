"""The Present Phase: the Map is cleared, one Prophecy comes true, the Future is set up (TT-18)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar, Things
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .attempts import why_not
from .chapters import OMEN_CHAPTER, PROPHECY_KEYS
from .deck import FIRST_OMEN, FIRST_PROPHECY, OMEN_PILE, PILE_OF
from .domains import DIFFICULTY, PROPHECY
from .gains import HeroAsk, gain
from .quests import follow_up
from .scenario import gather
from .scenarios import scenario_of
from .state import PRESENT, Tale
from .words import BRUTAL, DIFFICULTIES, Gain

AWARDS: Final = (
    (Gain("virtue", 12), Gain("shevitsa", 4), Gain("speed", 4), Gain("artifact", 3)),
    (Gain("virtue", 6), Gain("shevitsa", 2), Gain("speed", 2), Gain("artifact", 2)),
)
"""Smooth and Daring (TT-18.7, TT-18.8); Brutal has none (TT-18.9)."""
AWARD_KEYS: Final = ("virtues", "shevitsa", "speed", "artifact")

GRAMMAR = Grammar(
    moves={"brave": (DIFFICULTY,), "choose": (Things("award", AWARD_KEYS),)},
    events={"fate": (PROPHECY,), "chapter": (PROPHECY,), "difficulty": (DIFFICULTY,)},
)


class Present(Sequence[Tale]):
    """Step by step (TT-18.1 to TT-18.10)."""

    cite = "TT-18"
    steps = ("clear", "fall_of_fate", "kept_words", "chapter", "difficulty", "award", "last_order")

    def clear(self, s: Tale, run: Run) -> None:
        """Every token and cube leaves the Map (TT-18.1, TT-12.7), and unfinished Quests are over (TT-14.6)."""
        s.phase = PRESENT
        s.active = -1
        run.tell("phase", (PRESENT,))
        s.objects = {}
        for seat in range(s.seats):
            s.discard.extend(s.quests[seat])
            s.quests[seat] = ()

    def fall_of_fate(self, s: Tale, run: Run) -> None:
        """One of the three Prophecies comes true (TT-18.2), or the one that was agreed on (TT-R.88)."""
        chosen = s.options["tale"]
        known = [card - FIRST_PROPHECY for card in s.prophecies]
        named = [number for number in known if chosen == PROPHECY_KEYS[number]]
        s.fate = named[0] if named else known[run.luck.below(len(known))]
        run.tell("fate", (s.fate,))

    def kept_words(self, s: Tale, run: Run) -> None:
        """Each Hero that kept the Prophecy Quest gains 1 Sacred Stone (TT-18.3, TT-3.7)."""
        for seat in range(s.seats):
            if s.fate in s.kept[seat]:
                gain(s, seat, (Gain("stone"),), run)

    def chapter(self, s: Tale, run: Run) -> None:
        """The box of the Prophecy is opened and the Future set up (TT-18.4, TT-18.5, TT-R.66)."""
        omens = [card for card in s.box if PILE_OF[card] == OMEN_PILE and OMEN_CHAPTER[card - FIRST_OMEN] == s.fate]
        s.box = [card for card in s.box if card not in omens]
        s.decks[OMEN_PILE] = s.shuffle(sorted(omens), run.luck)
        s.mark = [-1] * s.seats
        scenario = scenario_of(s)
        s.limit = scenario.chapter.rounds
        run.tell("chapter", (s.fate,))
        gather(s, run)
        scenario.set_up(s, run)


class Difficulty(Ask[Tale]):
    """The team chooses how hard the Future is; the first seat speaks for it (TT-18.6, TT-R.87)."""

    cite = "TT-18.6"

    def open(self, s: Tale, run: Run) -> int:
        chosen = s.options["difficulty"]
        if s.preview:
            s.difficulty = BRUTAL
        elif chosen in DIFFICULTIES:
            s.difficulty = DIFFICULTIES.index(str(chosen))
        else:
            return 1
        return 0

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "brave", (difficulty,)) for difficulty in range(len(DIFFICULTIES))]

    def amiss(self, s: Tale, m: Move) -> Refusal | None:
        return why_not(s, m, self.cite)

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        s.difficulty = m.args[0]
        return True

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        run.tell("difficulty", (s.difficulty,))


class Award(HeroAsk):
    """Each Hero takes one entry of the row, seat by seat (TT-18.7, TT-18.8, TT-R.69)."""

    cite = "TT-R.69"

    def proceed(self, s: Tale, run: Run, frame: Frame) -> None:
        if follow_up(s, run):
            return
        super().proceed(s, run, frame)

    def open(self, s: Tale, run: Run) -> int:
        return 0 if s.difficulty == BRUTAL else 1 << self.seat(s.frames[-1])

    def seat(self, frame: Frame) -> int:
        """Whose choice it is."""
        return frame.args[0] if frame.args else 0

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "choose", (award,)) for award in range(len(AWARD_KEYS))]

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        gain(s, m.seat, (AWARDS[s.difficulty][m.args[0]],), run)
        return True

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        if s.difficulty != BRUTAL and self.seat(frame) + 1 < s.seats:
            s.push("award", (self.seat(frame) + 1,))
