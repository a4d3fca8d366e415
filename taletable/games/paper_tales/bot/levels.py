"""The levels of the bot, and which thought answers which question."""

from __future__ import annotations

from typing import Any, Final

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from ..state import Kingdoms
from .foresight import Foresight
from .mind import Mind
from .weights import Weights

WORLDS: Final = 24
"""How many worlds the hard bot imagines for a decision."""
FARSIGHTED: Final = Weights(deny=1.3)
"""The hard bot sees what the cards that it passes on are worth to others, and minds."""
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
        if rule == "draft":
            return mind.draft(state, seat, legal)
        if rule == "solo_draft":
            return mind.solo_draft(state, seat, legal)
        if rule == "payment":
            return mind.pay(state, seat, legal)
        if rule == "shadow":
            return mind.shadow(state, seat, legal)
        if rule == "titan":
            return mind.found(state, seat, legal)
        if rule == "construction":
            return mind.construct(state, seat, legal)
        if rule == "healing":
            return mind.heal(state, seat)
        return mind.grow_old(state, seat, legal)


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
        self.mind.game = game
        return super().choose(game, state, seat)
