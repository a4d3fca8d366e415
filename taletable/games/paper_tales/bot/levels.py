"""The levels of the bot, and which thought answers which question."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from ..state import Kingdoms
from .foresight import Foresight
from .mind import Mind
from .weights import FARSIGHTED, Weights

if TYPE_CHECKING:
    from taletable.companions.learned.network import Network
    from taletable.companions.learned.thought import Thought

WEIGHTS: Final = Path(__file__).parent / "expert.npz"
"""What the expert has learned; docs/bots.md tells how."""

WORLDS: Final = 24
"""How many worlds the hard bot imagines for a decision."""
WHIMSICAL: Final = Weights(taste=0.6)
"""The normal bot has its likes and dislikes: bots with different seeds draft differently."""
HASTY: Final = Weights(
    gold=(0.01, 0.5, 0.6, 0.7),
    wage=(0.1, 0.3, 0.4),
    strength=0.2,
    resource=(0.4, 0.4, 0.6),
    fifth=0.5,
    spot=0.6,
    doubt=(2.0, 2.0, 3.0, 3.0),
    taste=4.0,
)
"""What the future is worth to the easy bot."""


class PaperTalesBot(Bot):
    """Lets a mind decide whatever is asked."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.mind = self.make_mind()

    def make_mind(self) -> Mind:
        """The mind of this level."""
        raise NotImplementedError

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """What the mind thinks best."""
        assert isinstance(state, Kingdoms)
        mind = self.mind
        rule = state.frames[-1].rule
        if rule == "plan":
            return mind.deploy(state, seat)
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        if rule == "healing":
            return mind.heal(state, seat)
        thoughts = {
            "draft": mind.draft, "solo_draft": mind.solo_draft, "payment": mind.pay, "shadow": mind.shadow, "titan": mind.found,
            "construction": mind.construct,
        }  # fmt: skip
        return thoughts.get(rule, mind.grow_old)(state, seat, legal)


class Easy(PaperTalesBot):
    """Thinks of this turn more than of the next ones, and has strong likes and dislikes among the cards."""

    blind = True

    def make_mind(self) -> Mind:
        return Mind(HASTY, self.seed)


class Normal(PaperTalesBot):
    """Weighs every sensible Kingdom of a turn by what it earns now and by what it leaves for the turns to come."""

    blind = True

    def make_mind(self) -> Mind:
        return Mind(WHIMSICAL, self.seed)


class Hard(PaperTalesBot):
    """Thinks like the normal bot, and about what the others may hold and do."""

    def make_mind(self) -> Mind:
        return Foresight(FARSIGHTED, self.seed, WORLDS)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """What the mind thinks best."""
        assert isinstance(self.mind, Foresight)
        self.mind.game, self.mind.best = game, None
        return super().choose(game, state, seat)

    def so_far(self) -> Move | None:
        """What has turned out best in the worlds that were weighed by now."""
        assert isinstance(self.mind, Foresight)
        return self.mind.best


@cache
def network() -> Network:
    """What the expert has learned, read once. This needs numpy."""
    from taletable.companions.learned.network import Network

    from .sense import PaperTalesSense

    return Network.load(WEIGHTS, PaperTalesSense.name)


class Expert(Bot):
    """Has played against itself, plays its likely answers on to the end of the turn in worlds it imagines, and weighs what comes of them.

    Alone against the Lich King it is the hard bot.
    """

    slow = True

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
