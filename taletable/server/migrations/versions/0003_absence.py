"""Who is missed at a table in real time"""

from __future__ import annotations

from taletable.server.migrations.lay import more

revision = "0003"
down_revision = "0002"

upgrade, downgrade = more("tables", "absence:text?")
