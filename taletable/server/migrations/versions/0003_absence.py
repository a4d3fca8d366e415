"""Who is missed at a table in real time"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Bring the database up."""
    op.add_column("tables", sa.Column("absence", sa.Text(), nullable=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "absence")
