"""Calls: what people want to be told while they are elsewhere, their browsers, and what is on its way"""

from __future__ import annotations

from alembic import op

from taletable.server.migrations.lay import lay

revision = "0030"
down_revision = "0021"


def upgrade() -> None:
    """Bring the database up."""
    lay("callings", "person:32 wishes:text", key="person", of="person=persons.id")
    lay("subscriptions", "key:64 person:32 endpoint:text p256dh:text auth:text at:big", key="key", of="person=persons.id", by="person")
    lay(
        "calls",
        "id:32 person:32 table_id:32 event:16 way:8 moment:big at:big tries:int taken:big done:big",
        key="id",
        of="person=persons.id",
        by="due=done,at person=person,table_id",
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("calls")
    op.drop_table("subscriptions")
    op.drop_table("callings")
