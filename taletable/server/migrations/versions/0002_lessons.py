"""Tables that teach their game"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Bring the database up."""
    op.add_column("tables", sa.Column("lesson", sa.Boolean(), server_default=sa.false(), nullable=False))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "lesson")
