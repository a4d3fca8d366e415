"""Public tables, friends, and who waits for strangers"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import column, lay

revision = "0050"
down_revision = "0030"


def upgrade() -> None:
    """Bring the database up."""
    op.add_column("tables", column("public:16?"))
    op.add_column("tables", sa.Column("language", sa.String(20), nullable=False, server_default=""))
    op.add_column("tables", column("attended:big?"))
    op.create_index("tables_public", "tables", ["public", "status"])
    of, seen = "person=persons.id", "person:32 code:16? shown:bool seen:big? played:big? game:64?"
    lay("friends", "person:32 other:32 at:big", key="person other", of=f"{of} other=persons.id")
    lay("companions", seen, key="person", of=of, unique="code")
    lay("seekers", "person:32 wish:text since:big seen:big table_id:32?", key="person", of=of)


def downgrade() -> None:
    """Take it back."""
    for table in ("seekers", "companions", "friends"):
        op.drop_table(table)
    op.drop_index("tables_public", "tables")
    for name in ("attended", "language", "public"):
        op.drop_column("tables", name)
