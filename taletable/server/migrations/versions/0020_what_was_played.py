"""What finished games tell of who played them, and who may see it"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0020"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Bring the database up. Games of old are counted by `taletable measure`."""
    op.create_table(
        "played",
        sa.Column("table_id", sa.String(length=32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("level", sa.String(length=128), nullable=True),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("score", sa.Integer(), nullable=True),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("ended", sa.BigInteger(), nullable=False),
        sa.Column("counts", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("mu", sa.Float(), nullable=True),
        sa.Column("sigma", sa.Float(), nullable=True),
        sa.Column("facts", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"]),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("table_id", "seat"),
    )
    op.create_index("played_person", "played", ["person", "game"])
    op.create_index("played_game", "played", ["game", "ended"])
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("handle", sa.String(length=16), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.BigInteger(), nullable=True),
        sa.ForeignKeyConstraint(["person"], ["persons.id"]),
        sa.PrimaryKeyConstraint("person"),
        sa.UniqueConstraint("handle"),
    )


def downgrade() -> None:
    """Take it back."""
    op.drop_table("profiles")
    op.drop_table("played")
