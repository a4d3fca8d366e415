"""The bot that picks any legal offer."""

from __future__ import annotations

from random import Random
from typing import Any

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State


class RandomBot(Bot):
    """Every legal offer is as likely. It picks first and asks for a refusal after, which is far faster than testing all."""

    blind = True

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.random = Random(seed).random

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        rule = game.rule(state)
        offers = rule.offers(state, seat)
        random, refuse = self.random, rule.refuse
        while offers:
            i = int(random() * len(offers))
            move = offers[i]
            if refuse(state, move) is None:
                return move
            offers[i] = offers[-1]
            offers.pop()
        raise ValueError(f"seat {seat} has no legal offer in {state.frames[-1].rule}")
