"""Devices, blocks, bars, reports, who may look on and talk, announcements, orders of operators"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


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
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("device", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("sessions_person", "sessions", ["person"])
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("other", sa.String(length=32), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.ForeignKeyConstraint(["other"], ["persons.id"]),
        sa.PrimaryKeyConstraint("person", "other"),
    )
    op.create_table(
        "barred",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("table_id", "person", "kind"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("by", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("said", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=True),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("news", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
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
