"""The game: who plays it, what can be chosen, how it begins and how it ends."""

from __future__ import annotations

from taletable.engine.game import Game, Option, Result
from taletable.engine.grammar import gather
from taletable.engine.run import Run
from taletable.engine.saying import Say, say
from taletable.engine.web import Web

from .evenings import Choose, Evenings
from .lanterns import DECK, LANTERNS, brightness
from .state import EVENINGS, SEATS, Night

HAND = 6


class LanternNight(Game[Night]):
    """Lantern Night."""

    id = "lantern-night"
    name = "Lantern Night"
    package = "lantern_night"
    root = "evenings"
    min_seats = 2
    max_seats = SEATS
    cites = {"seats": "LN-1.1", "over": "LN-3.1"}
    options = (Option("length", "long", tuple(EVENINGS)),)
    web = Web(port=1, module="board.js", styles=("board.css",), cover="cover.svg")

    def begin(self, s: Night, run: Run) -> None:
        """Deal the lanterns (LN-1.2)."""
        s.box = run.luck.shuffled(list(range(LANTERNS)))
        s.hand = [tuple(sorted(s.box.pop() for _ in range(HAND))) for _ in range(s.seats)]
        s.push("evenings")

    def results(self, s: Night) -> Result | None:
        """Most fireflies win (LN-3.1)."""
        if not s.over:
            return None
        most = max(s.jar)
        winners = tuple(seat for seat, jar in enumerate(s.jar) if jar == most)
        return Result(tuple(s.jar), winners, tuple((("fireflies", jar),) for jar in s.jar))

    def label(self, kind: str, value: int) -> Say:
        """A lantern is called by its number."""
        return say("verbatim", text=str(brightness(value))) if kind == "lantern" else super().label(kind, value)


GAME = LanternNight({"evenings": Evenings(), "choose": Choose()}, Night, DECK, gather(LanternNight.package))
