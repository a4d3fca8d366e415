"""Who ever sat where, who asks to share a seat, games that were looked into, and what the table itself says in its chat"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import lay

revision = "0007"
down_revision = "0006"

holders = sa.table("holders", sa.column("table_id"), sa.column("seat"), sa.column("person"))
sat = sa.table("sat", sa.column("table_id"), sa.column("seat"), sa.column("person"))


def upgrade() -> None:
    """Bring the database up: of tables of old it is known who sits there now."""
    lay("sat", "table_id:32 seat:int person:32", key="table_id seat person", of="table_id=tables.id person=persons.id")
    now = sa.select(holders.c.table_id, holders.c.seat, holders.c.person).where(holders.c.seat >= 0)
    op.execute(sat.insert().from_select(["table_id", "seat", "person"], now))
    op.add_column("tables", sa.Column("sharing", sa.Text(), nullable=True))
    op.add_column("tables", sa.Column("looked_into", sa.Boolean(), server_default=sa.false(), nullable=False))
    op.add_column("chat", sa.Column("deed", sa.String(length=16), nullable=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("chat", "deed")
    op.drop_column("tables", "looked_into")
    op.drop_column("tables", "sharing")
    op.drop_table("sat")
