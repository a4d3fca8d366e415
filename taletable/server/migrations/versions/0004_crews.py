"""Campaigns belong to crews; what a person had opened goes to its crew of one"""

from __future__ import annotations

from hashlib import sha256

import sqlalchemy as sa
from alembic import op

from taletable.server.migrations.lay import lay

revision = "0004"
down_revision = "0003"

unlocked = sa.table("unlocked", sa.column("person"), sa.column("game"), sa.column("key"))
crews = sa.table("crews", sa.column("crew"), sa.column("person"))
opened = sa.table("opened", sa.column("crew"), sa.column("game"), sa.column("key"), sa.column("at"))


def upgrade() -> None:
    """Bring the database up."""
    lay("crews", "crew:32 person:32", key="crew person", of="person=persons.id", by="person")
    lay("opened", "crew:32 game:64 key:64 at:big", key="crew game key")
    rows = op.get_bind().execute(sa.select(unlocked)).all()
    alone = {row.person: sha256(row.person.encode()).hexdigest()[:32] for row in rows}
    if rows:
        op.bulk_insert(crews, [{"crew": crew, "person": person} for person, crew in alone.items()])
        op.bulk_insert(opened, [{"crew": alone[row.person], "game": row.game, "key": row.key, "at": 0} for row in rows])
    op.drop_table("unlocked")
    op.add_column("tables", sa.Column("sequel", sa.String(length=32), nullable=True))


def downgrade() -> None:
    """Take it back: what a crew has opened, each of its members has."""
    op.drop_column("tables", "sequel")
    lay("unlocked", "person:32 game:64 key:64", key="person game key", of="person=persons.id")
    query = sa.select(crews.c.person, opened.c.game, opened.c.key).join_from(crews, opened, crews.c.crew == opened.c.crew).distinct()
    if rows := [row._asdict() for row in op.get_bind().execute(query)]:
        op.bulk_insert(unlocked, rows)
    op.drop_table("opened")
    with op.batch_alter_table("crews", schema=None) as batch_op:
        batch_op.drop_index("crews_person")
    op.drop_table("crews")
