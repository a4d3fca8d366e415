"""Who ever sat where, who asks to share a seat, games that were looked into, and what the table itself says in its chat"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"

holders = sa.table("holders", sa.column("table_id"), sa.column("seat"), sa.column("person"))
sat = sa.table("sat", sa.column("table_id"), sa.column("seat"), sa.column("person"))


def upgrade() -> None:
    """Bring the database up: of tables of old it is known who sits there now."""
    op.create_table(
        "sat",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat", "person"),
    )
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
