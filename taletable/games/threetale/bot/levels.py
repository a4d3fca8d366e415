"""The levels of the bot, and which thought answers which question."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, Final

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from ..heroes import BOY, BRIDE, DEER, MAIDEN, QUEEN, SON, SUN_AND_MOON
from ..state import Tale
from ..tiles import BATTLE_1, BATTLE_3
from .choices import (
    choose_altar,
    choose_artifact,
    choose_award,
    choose_difficulty,
    choose_evening,
    choose_lose,
    choose_raise,
    choose_talent,
    choose_tile,
    first_use,
)
from .fights import choose_assault, choose_roll, choose_strike
from .journey import choose_place, choose_set_out, choose_turn

WHIM: Final = 0.08
"""How often the easy bot follows a whim."""
CALM: Final = ("lay_tile", "turn", "evening", "raise", "choose_artifact", "learn", "award")
"""Questions that can be answered on a whim without killing anybody."""
RASH: Final = ("end", "sacrifice", "give", "give-stone", "attack", "done", "do")

ANSWERS: Final[dict[str, Callable[[Tale, int, list[Move]], Move]]] = {
    "lay_tile": choose_tile,
    "set_out": choose_set_out,
    "turn": choose_turn,
    "evening": choose_evening,
    "friend": choose_evening,
    "altar": choose_altar,
    "treasure": choose_roll,
    "trial": choose_roll,
    "engage": first_use,
    "strike": choose_strike,
    "assault": choose_assault,
    "raise": choose_raise,
    "lose": choose_lose,
    "choose_artifact": choose_artifact,
    "bless": choose_artifact,
    "learn": choose_talent,
    "whither": choose_place,
    "carry": choose_place,
    "difficulty": choose_difficulty,
    "award": choose_award,
}


class Normal(Bot):
    """Plays by its values; its Hero it chooses by lot."""

    blind = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.random = Random(seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        assert isinstance(state, Tale)
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        rule = state.frames[-1].rule
        if rule == "heroes":
            return self.hero(state, legal)
        think = ANSWERS.get(rule)
        move = think(state, seat, legal) if think else None
        return move if move in legal else legal[0]

    def hero(self, s: Tale, legal: list[Move]) -> Move:
        """The Hero to play."""
        return Random(f"{self.seed}/{s.prophecies}").choice(legal)


class Easy(Normal):
    """The same with whims: now and then it does anything that is allowed and not rash. It keeps its head in fights."""

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        assert isinstance(state, Tale)
        if state.frames[-1].rule in CALM and self.random.random() < WHIM:
            harmless = [m for m in game.legal(state, seat) if m.verb not in RASH and not is_battle(state, m)]
            if harmless:
                return self.random.choice(harmless)
        return super().choose(game, state, seat)


FAVOURITES: Final = (BOY, QUEEN, SUN_AND_MOON, BRIDE, MAIDEN, DEER, SON)
"""The Heroes by how often their teams won (docs/balance/threetale.md)."""


class Hard(Normal):
    """The same, and it knows with which Heroes most games are won."""

    def hero(self, s: Tale, legal: list[Move]) -> Move:
        return min(legal, key=lambda m: FAVOURITES.index(m.args[0]))


def is_battle(s: Tale, m: Move) -> bool:
    """Would the move begin a Battle?"""
    return m.verb == "claim" and BATTLE_1 <= s.objects[m.args[0]] <= BATTLE_3
