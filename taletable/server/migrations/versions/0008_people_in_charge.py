"""Devices, blocks, bars, reports, who may look on and talk, announcements, orders of operators"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def _word(name: str, length: int = 32) -> sa.Column[str]:
    return sa.Column(name, sa.String(length=length), nullable=False)


def _text(name: str) -> sa.Column[str]:
    return sa.Column(name, sa.Text(), nullable=False)


def _time(name: str) -> sa.Column[int]:
    return sa.Column(name, sa.BigInteger(), nullable=False)


def upgrade() -> None:
    """Bring the database up: who had a cookie keeps it."""
    op.add_column("persons", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("persons", sa.Column("gone", sa.BigInteger(), nullable=True))
    op.add_column("persons", sa.Column("old_cookies", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("tables", sa.Column("onlooking", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("talking", sa.String(length=8), server_default="all", nullable=False))
    op.add_column("chat", sa.Column("person", sa.String(length=32), nullable=True))
    op.create_table(
        "sessions",
        _word("key", 64),
        _word("person"),
        _text("device"),
        _time("created"),
        _time("seen"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "blocks",
        _word("person"),
        _word("other"),
        _time("at"),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.ForeignKeyConstraint(["other"], ["persons.id"]),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "barred",
        _word("table_id"),
        _word("person"),
        _word("kind", 8),
        _time("at"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("table_id", "person", "kind"),
    )
    op.create_table(
        "reports",
        _word("id"),
        _word("table_id"),
        _word("person"),
        _word("by"),
        _text("text"),
        _text("said"),
        _time("at"),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table("announcements", _word("id"), _text("text"), _time("at"), _time("until"), sa.PrimaryKeyConstraint("id"))
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        _text("news"),
        _time("at"),
        sa.PrimaryKeyConstraint("id"),
    )


def downgrade() -> None:
    """Take it back."""
    for table in ("orders", "announcements", "reports", "barred", "blocks", "sessions"):
        op.drop_table(table)
    op.drop_column("chat", "person")
    for column in ("talking", "onlooking"):
        op.drop_column("tables", column)
    for column in ("old_cookies", "gone", "banned"):
        op.drop_column("persons", column)
