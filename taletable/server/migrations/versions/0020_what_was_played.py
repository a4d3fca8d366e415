"""What finished games tell of who played them, and who may see it"""

from __future__ import annotations

from alembic import op

from taletable.server.migrations.lay import lay

revision = "0020"
down_revision = "0009"


def upgrade() -> None:
    """Bring the database up. Games of old are counted by `taletable measure`."""
    lay(
        "played",
        "table_id:32 seat:int game:64 person:32? level:128? seats:int score:int? place:int ended:big counts:bool rated:bool "
        "mu:float? sigma:float? facts:text",
        key="table_id seat",
        of="table_id=tables.id person=persons.id",
        by="person=person,game game=game,ended",
    )
    lay("profiles", "person:32 handle:16 open:bool rated:big?", key="person", of="person=persons.id", unique="handle")


def downgrade() -> None:
    """Take it back."""
    op.drop_table("profiles")
    op.drop_table("played")
