"""The senses of the games that can be learned."""

from __future__ import annotations

from taletable.companions import companion
from taletable.companions.learned.sense import Sense
from taletable.engine.saying import Wrong, say
from taletable.games import find_game, games


def sense_of(game: str) -> Sense:
    """How a network is shown a game. Raises Wrong for one that cannot be learned, and names those that can."""
    found = companion(find_game(game), "bot.sense")
    if found is None:
        able = [name for name, other in games().items() if companion(other, "bot.sense")]
        raise Wrong(say("train.no-sense", game=game, games=able))
    sense: Sense = found.SENSE()
    return sense
