"""Leagues and tournaments: who is in, who meets whom, and what came of it"""

from __future__ import annotations

from alembic import op

from taletable.server.migrations.lay import lay

revision = "0061"
down_revision = "0060"


def upgrade() -> None:
    """Bring the database up."""
    lay(
        "events",
        "code:16 host:32 name:text said:text game:64 options:text seats:int rounds:int cut:int everybody:bool pace:text?"
        " round_ms:big late:8 status:8 round:int ends:big created:big",
        key="code",
        of="host=persons.id",
    )
    lay(
        "entrants",
        "code:16 person:32 at:big place:int dropped:int?",
        key="code person",
        of="code=events.code person=persons.id",
        by="person",
    )
    lay(
        "pairings",
        "code:16 round:int n:int table_id:32? how:10 decided:big?",
        key="code round n",
        of="code=events.code table_id=tables.id",
        by="table=table_id",
    )
    lay(
        "paired",
        "code:16 round:int n:int person:32 seat:int place:int? score:int?",
        key="code round n person",
        of="code=events.code person=persons.id",
    )


def downgrade() -> None:
    """Take it back."""
    for table in ("paired", "pairings", "entrants", "events"):
        op.drop_table(table)
