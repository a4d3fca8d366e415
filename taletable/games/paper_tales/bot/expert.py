"""The bot that learned: it has played millions of games against itself, and thinks ahead with what it learned from them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .levels import Hard

if TYPE_CHECKING:
    from taletable.companions.learned.network import Network
    from taletable.companions.learned.thought import Thought

WEIGHTS: Final = Path(__file__).parent / "expert.npz"


@cache
def network() -> Network:
    """The weights, read once. This needs numpy."""
    from taletable.companions.learned.network import Network

    from .sense import PaperTalesSense

    return Network.load(WEIGHTS, PaperTalesSense.name)


class Expert(Bot):
    """Likely answers are played on in imagined worlds to the end of the turn, and weighed there. Alone, it is the hard bot."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.thought: Thought | None = None
        self.alone = Hard(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """What has turned out best."""
        if state.seats == 1:
            return self.alone.choose(game, state, seat)
        if self.thought is None:
            from taletable.companions.learned.thought import Depth, Thought

            from .sense import PaperTalesSense

            self.thought = Thought(PaperTalesSense(), network(), Depth(), self.seed)
        return self.thought.choose(state, seat)

    def so_far(self) -> Move | None:
        """What has turned out best in the worlds that were played by now."""
        return self.thought.best if self.thought else self.alone.so_far()
