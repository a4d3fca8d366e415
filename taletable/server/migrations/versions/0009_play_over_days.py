"""Clocks of decisions, games and days instead of thinking time alone; vacations; when time is out, for lists"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import lay

revision = "0009"
down_revision = "0008"

tables = sa.table("tables", sa.column("id"), sa.column("think_ms"), sa.column("pace"))


def upgrade() -> None:
    """Bring the database up: thinking time becomes a clock of each decision, at whose end a bot decides."""
    op.add_column("tables", sa.Column("pace", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("ends", sa.Text(), nullable=True))
    timed = op.get_bind().execute(sa.select(tables.c.id, tables.c.think_ms).where(tables.c.think_ms > 0)).all()
    for identity, think_ms in timed:
        pace = {"per": "decision", "total_ms": think_ms, "gain_ms": 0, "out": "bot", "forfeited": []}
        op.execute(tables.update().where(tables.c.id == identity).values(pace=json.dumps(pace)))
    op.drop_column("tables", "think_ms")
    lay("vacations", "person:32 since:big until:big", key="person since", of="person=persons.id")


def downgrade() -> None:
    """Take it back: other clocks than those of decisions are lost."""
    op.drop_table("vacations")
    op.add_column("tables", sa.Column("think_ms", sa.BigInteger(), nullable=True))
    timed = op.get_bind().execute(sa.select(tables.c.id, tables.c.pace).where(tables.c.pace.is_not(None))).all()
    for identity, text in timed:
        pace = json.loads(text)
        if pace["per"] == "decision":
            op.execute(tables.update().where(tables.c.id == identity).values(think_ms=pace["total_ms"]))
    op.drop_column("tables", "ends")
    op.drop_column("tables", "pace")
