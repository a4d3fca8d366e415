"""The tales of the days, who has tried them, and what a table is played for"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import lay

revision = "0060"
down_revision = "0050"


def upgrade() -> None:
    """Bring the database up."""
    lay("days", "day:10 game:64 seed:bytes seats:int level:128 options:text sealed:big rules:32?", key="day game")
    lay(
        "day_tries",
        "day:10 game:64 person:32 table_id:32? apart:bool began:big ended:big? score:int? won:bool lines:text",
        key="day game person",
        of="person=persons.id table_id=tables.id",
        by="person=person,day",
    )
    op.add_column("tables", sa.Column("bound", sa.String(64)))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "bound")
    for table in ("day_tries", "days"):
        op.drop_table(table)
