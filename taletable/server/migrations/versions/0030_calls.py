"""Calls: what people want to be told while they are elsewhere, their browsers, and what is on its way"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0030"
down_revision = "0021"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up."""
    op.create_table(
        "callings",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("wishes", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("person"),
    )
    op.create_table(
        "subscriptions",
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.Text(), nullable=False),
        sa.Column("p256dh", sa.Text(), nullable=False),
        sa.Column("auth", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("key"),
    )
    op.create_index("subscriptions_person", "subscriptions", ["person"])
    op.create_table(
        "calls",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("event", sa.String(length=16), nullable=False),
        sa.Column("way", sa.String(length=8), nullable=False),
        sa.Column("moment", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("taken", sa.BigInteger(), nullable=False),
        sa.Column("done", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("calls_due", "calls", ["done", "at"])
    op.create_index("calls_person", "calls", ["person", "table_id"])


def downgrade() -> None:
    """Take it back."""
    op.drop_table("calls")
    op.drop_table("subscriptions")
    op.drop_table("callings")
