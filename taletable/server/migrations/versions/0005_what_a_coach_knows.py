"""What the coach of a lesson knows beside the log"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Bring the database up."""
    op.add_column("tables", sa.Column("coached", sa.Text(), nullable=True))


def downgrade() -> None:
    """Take it back."""
    op.drop_column("tables", "coached")
