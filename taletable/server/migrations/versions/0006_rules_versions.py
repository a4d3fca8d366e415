"""Versions of the rules, and keepsakes of tables that cannot go on under new ones; longer names of bots"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import lay

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Bring the database up."""
    for name in ("rules", "shelved", "continued"):
        op.add_column("tables", sa.Column(name, sa.String(length=32), nullable=True))
    lay("keepsakes", "table_id:32 seq:int data:bytes", key="table_id")
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.alter_column("level", type_=sa.String(length=128), existing_type=sa.String(length=32), existing_nullable=True)


def downgrade() -> None:
    """Take it back."""
    with op.batch_alter_table("seats", schema=None) as batch_op:
        batch_op.alter_column("level", type_=sa.String(length=32), existing_type=sa.String(length=128), existing_nullable=True)
    op.drop_table("keepsakes")
    for name in ("continued", "shelved", "rules"):
        op.drop_column("tables", name)
