"""OpenSpiel: the turn-based games as Python games of its registry. They need `taletable[openspiel]`; importing this registers them."""

from .game import TableGame, TableState, names, register

__all__ = ["TableGame", "TableState", "names", "register"]

register()
