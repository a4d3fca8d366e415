"""Classes of states are made out of what they declare."""

from __future__ import annotations

from typing import Any, Final, TypeVar

from .fields import AnyField, Field, Memo

D = TypeVar("D", bound="Declaring")


class Declaring(type):
    """Takes the declarations out of a class of states, gives each a slot, and writes the methods in `MADE` out of them, as source: so
    fields are as fast as if all of it were written by hand.

    The compiled build has no such classes: what they would make is written into its copy (`tools/compile.py`).
    """

    fields: tuple[AnyField, ...]
    declared: dict[str, AnyField | Memo[Any]]

    def __new__(mcs: type[D], name: str, bases: tuple[type, ...], space: dict[str, Any]) -> D:
        declared = {key: value for key, value in space.items() if isinstance(value, Field | Memo)}
        if declared:
            space = {key: value for key, value in space.items() if key not in declared} | {"__slots__": tuple(declared)}
        cls = super().__new__(mcs, name, bases, space)
        if not bases:
            return cls
        cls.declared = declared
        if declared:
            cls.fields = (*cls.fields, *[value.named(key) for key, value in declared.items() if isinstance(value, Field)])
            made: dict[str, object] = {"Base": cls.__base__, **{f"{name}_{key}": value for key, value in declared.items()}}
            exec(f"from __future__ import annotations\n{methods_of(name, declared, 'Base', 'type(self)')}", made)
            for key in MADE:
                if key not in space:
                    setattr(cls, key, made[key])
        return cls


MADE: Final = ("__init__", "clone", "hidden_from", "deal")
"""What is made of the declarations of a class."""


def methods_of(name: str, declared: dict[str, AnyField | Memo[Any]], base: str, maker: str) -> str:
    """The source of these methods for a class of states, out of what it declares.

    The declarations are to be found as `<name>_<field>`. `like`: the state to be copied; without it, the new one begins afresh.
    """
    fields = {f"{name}_{field}": value for field, value in declared.items() if isinstance(value, Field)}
    return "\n".join([
        f"def __init__(self, seats: int, options: Options, like: {name} | None = None) -> None:",
        f"    {base}.__init__(self, seats, options, like)",
        "    if like is None:",
        *[f"        self.{field} = {name}_{field}.first(seats, options)" for field in declared],
        "    else:",
        *[f"        self.{field} = like.{field}{value.copying}" for field, value in declared.items()],
        "",
        f"def clone(self) -> {name}:",
        f"    return {maker}(self.seats, self.options, self)",
        "",
        "def hidden_from(self, seat: int) -> list[int]:",
        f"    found = {base}.hidden_from(self, seat)",
        *[f"    {line}" for called, field in fields.items() for line in field.hidden(called)],
        "    return found",
        "",
        "def deal(self, to: list[int]) -> None:",
        f"    {base}.deal(self, to)",
        *[f"    {line}" for field in fields.values() for line in field.dealing()],
        "",
    ])  # fmt: skip
