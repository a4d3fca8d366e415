"""Phase 4: Income (PT-7)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.rules import Sequence
from taletable.engine.run import Run

from .domains import GOLD
from .kingdom import income, resources
from .state import Kingdoms

GRAMMAR = Grammar(events={"income": (SEAT, GOLD)})


class Income(Sequence[Kingdoms]):
    """PT-7.1, PT-7.2: 2 Gold and all Income abilities."""

    cite = "PT-7"
    steps = ("collect",)

    def collect(self, s: Kingdoms, run: Run) -> None:
        s.begin_phase("income", run)
        for seat in range(s.seats):
            spots, levels = s.kingdom(seat), s.towns(seat)
            artifacts = s.artifacts[seat]
            gold = income(spots, s.age, levels, resources(spots, s.age, levels, artifacts), artifacts)
            s.gold[seat] += gold
            run.tell("income", (seat, gold))
