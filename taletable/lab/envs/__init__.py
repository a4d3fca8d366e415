"""Environments for reinforcement learning: PettingZoo, Gymnasium, and many games at once. They need `taletable[envs]`."""

from .single import SeatEnv
from .vector import ManyGames
from .zoo import TableEnv, TogetherEnv

__all__ = ["ManyGames", "SeatEnv", "TableEnv", "TogetherEnv"]
