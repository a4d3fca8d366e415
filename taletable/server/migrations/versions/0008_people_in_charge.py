"""Devices, blocks, bars, reports, who may look on and talk, announcements, orders of operators"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import lay

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Bring the database up: who had a cookie keeps it."""
    op.add_column("persons", sa.Column("banned", sa.BigInteger(), nullable=True))
    op.add_column("persons", sa.Column("gone", sa.BigInteger(), nullable=True))
    op.add_column("persons", sa.Column("old_cookies", sa.Boolean(), server_default=sa.true(), nullable=False))
    op.add_column("tables", sa.Column("onlooking", sa.Integer(), server_default="0", nullable=False))
    op.add_column("tables", sa.Column("talking", sa.String(length=8), server_default="all", nullable=False))
    op.add_column("chat", sa.Column("person", sa.String(length=32), nullable=True))
    lay("sessions", "key:64 person:32 device:text created:big seen:big", key="key", of="person=persons.id", by="person")
    lay("blocks", "person:32 other:32 at:big", key="person other", of="person=persons.id other=persons.id")
    lay("barred", "table_id:32 person:32 kind:8 at:big", key="table_id person kind", of="table_id=tables.id person=persons.id")
    lay("reports", "id:32 table_id:32 person:32 by:32 text:text said:text at:big done:big?", key="id")
    lay("announcements", "id:32 text:text at:big until:big", key="id")
    lay("orders", "id:int news:text at:big", key="id")


def downgrade() -> None:
    """Take it back."""
    for table in ("orders", "announcements", "reports", "barred", "blocks", "sessions"):
        op.drop_table(table)
    op.drop_column("chat", "person")
    for column in ("talking", "onlooking"):
        op.drop_column("tables", column)
    for column in ("old_cookies", "gone", "banned"):
        op.drop_column("persons", column)
