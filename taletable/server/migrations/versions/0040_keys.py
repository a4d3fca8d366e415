"""Keys that open one's door, and doors that are just being opened"""

from __future__ import annotations

from alembic import op

from taletable.server.migrations.lay import lay

revision = "0040"
down_revision = "0061"


def upgrade() -> None:
    """Bring the database up: everybody has a recovery code, and no other key yet."""
    lay("keys", "id:64 person:32 kind:8 name:text data:text created:big used:big", key="id", of="person=persons.id", by="person")
    lay("attempts", "key:64 kind:8 browser:64 about:64 data:text at:big until:big", key="key", by="about until")


def downgrade() -> None:
    """Take it back."""
    op.drop_table("attempts")
    op.drop_table("keys")
