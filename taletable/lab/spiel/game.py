"""The games and states that OpenSpiel knows."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from taletable.engine.game import Game
from taletable.engine.state import Options
from taletable.games import games
from taletable.lab.arena import MOST_DECISIONS

from .board import Board, kit_of

FEWEST: Final = 2
"""OpenSpiel's tables have two players by default; a game can be played by fewer where it says so."""
DRAWS: Final = 200
"""Outcomes of chance that a decision leads to, at most."""


def names() -> dict[str, str]:
    """The games that OpenSpiel knows by their names here: those that are played in turns."""
    return {game.id: f"taletable_{game.id.replace('-', '_')}" for game in games().values() if not game.real_time}


def register() -> None:
    """Make them known, each as a class of its own: OpenSpiel keeps them until Python has ended, and only classes outlast that."""
    for game_id, name in names().items():
        own: Any = type(name, (TableGame,), {"table": games()[game_id], "short_name": name, "__module__": __name__})
        globals()[name] = own  # where pickle looks for it
        pyspiel.register_game(_type(own.table, name), own)


def _type(game: Game[Any], name: str, alone: bool = False) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=name,
        long_name=game.name,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.cooperative else utility.GENERAL_SUM if alone else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=game.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": max(FEWEST, game.min_seats),
            "onward": True,
            "most": MOST_DECISIONS,
            **{option.key: "" for option in game.options},
        },
    )


class TableGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options. `onward`: only moves that lead on; `most`: the decisions after which it is a draw, or lost together."""

    table: ClassVar[Game[Any]]
    short_name: ClassVar[str]

    def __init__(self, params: dict[str, Any]) -> None:
        game, seats = self.table, params["players"]
        self.kit = kit_of(game.id, seats, tuple(options_of(game, params).items()), params["onward"], params["most"])
        self.first = Board.begun(self.kit)
        alone = seats == 1 and not game.cooperative
        info = pyspiel.GameInfo(
            num_distinct_actions=self.kit.moves.size,
            max_chance_outcomes=max(256, len(game.deck.ids)),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone or game.cooperative else 0.0,
            max_game_length=self.kit.most,
        )
        super().__init__(_type(game, self.short_name, alone), info, params)

    def new_initial_state(self) -> TableState:
        """At the first outcome of its set-up."""
        return TableState(self)

    def max_chance_nodes_in_history(self) -> int:
        """So many times chance plays at most."""
        return DRAWS * (self.kit.most + 1)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        """How a seat, or everybody, looks at a state."""
        if params:
            raise ValueError(f"there are no such ways to look: {params}")
        return Observer(self, kind or pyspiel.IIGObservationType(perfect_recall=False))


def options_of(game: Game[Any], params: dict[str, Any]) -> Options:
    """The options that are written in a game's parameters; what is empty is as usual."""
    chosen: Options = {}
    for option in game.options:
        if text := params[option.key]:
            chosen[option.key] = {str(choice).lower(): choice for choice in option.choices}.get(str(text).lower(), text)
    return chosen


class TableState(pyspiel.State):  # type: ignore[misc]
    """A node of a game's tree."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.board = game.first.copy()

    def current_player(self) -> int:
        """A seat, chance, or nobody."""
        return self.board.player

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return self.board.over

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.board.legal(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome is as likely."""
        n = self.board.wanted
        return [(outcome, 1 / n) for outcome in range(n)]

    def _apply_action(self, action: int) -> None:
        if self.board.wanted:
            self.board.say(action)
        else:
            self.board.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player < 0:
            return f"{action} of {self.board.wanted}"
        return self.board.kit.game.write(self.board.kit.moves.move(action, player))

    def returns(self) -> list[float]:
        """What the game was worth to each player."""
        return self.board.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> TableState:
        """A state that looks the same to a player, in which everything it cannot know is dealt anew. Its history is that of this one."""
        new: TableState = self.clone()
        new.board = self.board.imagined(player, int((sampler() if callable(sampler) else np.random.random()) * 2**62))
        return new

    def __str__(self) -> str:
        board = self.board
        return f"{board.view(None)} {board.decisions} {board.script}/{board.wanted}"


class Observer:
    """What is seen: as text, and where only the moment counts as numbers."""

    def __init__(self, game: TableGame, kind: Any) -> None:
        self.kind = kind
        own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.tensor: NDArray[np.float32] | None = None
        if own and kind.public_info and not kind.perfect_recall:
            self.tensor = np.zeros(game.kit.sight.size, np.float32)
        self.own = own
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Write what a player sees."""
        if self.tensor is not None:
            self.tensor.fill(0.0)
            if state.board.state is not None:
                state.board.kit.sight.fill(state.board.state, player, self.tensor.data)

    def string_from(self, state: TableState, player: int) -> str:
        """What a player sees, and for perfect recall all that it has done and learnt."""
        view = state.board.view(player if self.own else None)
        return f"{player} {state.board.story(player)} {view}" if self.kind.perfect_recall else view
