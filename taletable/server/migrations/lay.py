"""How migrations lay tables: a line names the columns and what they hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import sqlalchemy as sa
from alembic import op

KINDS: Final[dict[str, type[sa.types.TypeEngine[Any]]]] = {
    "text": sa.Text,
    "int": sa.Integer,
    "big": sa.BigInteger,
    "bool": sa.Boolean,
    "float": sa.Float,
    "bytes": sa.LargeBinary,
}


def column(said: str) -> sa.Column[Any]:
    """`seat:int` is a number, `name:64` a string of at most 64 characters, `level:32?` may be missing."""
    name, _, kind = said.partition(":")
    held = kind.removesuffix("?")
    return sa.Column(name, KINDS[held]() if held in KINDS else sa.String(int(held)), nullable=kind.endswith("?"))


def more(table: str, said: str) -> tuple[Callable[[], None], Callable[[], None]]:
    """How a migration that adds one column brings a database up, and takes it back."""
    return lambda: op.add_column(table, column(said)), lambda: op.drop_column(table, column(said).name)


def lay(table: str, columns: str, *, key: str, of: str = "", unique: str = "", by: str = "", **options: Any) -> None:
    """Create a table; `of` says whose ids columns hold (`person=persons.id`). What the columns in `unique` hold together is there once.
    `by` names what is searched by: `person` by that column, `due=done,at` by these."""
    limits: list[sa.Constraint] = [sa.ForeignKeyConstraint([mine], [whose]) for mine, whose in (each.split("=") for each in of.split())]
    limits.append(sa.PrimaryKeyConstraint(*key.split()))
    if unique:
        limits.append(sa.UniqueConstraint(*unique.split()))
    op.create_table(table, *map(column, columns.split()), *limits, **options)
    for name, _, of_it in (each.partition("=") for each in by.split()):
        op.create_index(f"{table}_{name}", table, (of_it or name).split(","))
