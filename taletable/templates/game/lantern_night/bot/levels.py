"""How the bots choose. They are shown an imagined night, in which all that their seat cannot know was dealt anew."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.state import State

from ..evenings import gatherer
from ..state import Night

WORLDS: Final = 40
"""So many nights the wily bot imagines for a choice."""
THRIFT: Final = 0.06
"""So many fireflies it wants for each step of brightness: a bright lantern is worth keeping for a larger swarm."""


class Eager(Bot):
    """Lights the brightest lantern that the wind leaves it."""

    blind = True

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        return max(game.legal(state, seat), key=lambda move: move.args)


class Wily(Bot):
    """Imagines what the others may light, and chooses what gathers most for what it costs."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        assert isinstance(state, Night)
        luck, random = QuickLuck(self.seed), Random(self.seed)
        nights = [what_may_be_lit(game.imagine(state, seat, luck), random) for _ in range(WORLDS)]
        thrift = THRIFT if state.evening < state.evenings else 0.0

        def worth(move: Move) -> float:
            [lantern] = move.args
            gathered = sum(gatherer([*lit[:seat], lantern, *lit[seat + 1 :]]) == seat for lit in nights)
            return state.swarm * gathered / WORLDS - thrift * lantern

        return max(game.legal(state, seat), key=worth)


def what_may_be_lit(s: Night, random: Random) -> list[int]:
    """A lantern for each seat: the one that was imagined for who has chosen already, else any."""
    return [lantern if lantern >= 0 else random.choice(hand) for lantern, hand in zip(s.chosen, s.hand, strict=True)]
