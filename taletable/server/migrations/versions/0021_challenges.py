"""Deals that others try"""

from __future__ import annotations

from alembic import op

from taletable.server.migrations.lay import lay

revision = "0021"
down_revision = "0020"


def upgrade() -> None:
    """Bring the database up."""
    lay(
        "challenges",
        "code:16 table_id:32 person:32 said:text created:big",
        key="code",
        of="table_id=tables.id person=persons.id",
        unique="table_id person",
    )
    lay("tries", "code:16 person:32 table_id:32", key="code person", of="person=persons.id table_id=tables.id")


def downgrade() -> None:
    """Take it back."""
    op.drop_table("tries")
    op.drop_table("challenges")
