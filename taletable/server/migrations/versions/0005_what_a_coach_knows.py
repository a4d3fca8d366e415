"""What the coach of a lesson knows beside the log"""

from __future__ import annotations

from taletable.server.migrations.lay import more

revision = "0005"
down_revision = "0004"

upgrade, downgrade = more("tables", "coached:text?")
