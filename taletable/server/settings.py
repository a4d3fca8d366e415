"""What a server is started with."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal, cast

from taletable.engine.saying import Wrong, say

WEB = Path(__file__).parent.parent / "_web"
"""Where the build puts the client."""
MIN_SECRET = 16
"""Bytes of a key that signs sessions, at least."""


def home() -> Path:
    """The folder for the database and the session key: $TALETABLE_HOME, else the user's data folder."""
    if own := os.environ.get("TALETABLE_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data) / "taletable"


def database_url(text: str | None) -> str:
    """A database as SQLAlchemy names it. A plain path is an SQLite file; None is the file in the data folder."""
    if text is None:
        text = str(home() / "taletable.db")
    if text.startswith(("postgresql://", "postgres://", "postgresql+asyncpg://")):
        return "postgresql+asyncpg://" + text.split("://", 1)[1]
    if text.startswith(("sqlite:///", "sqlite+aiosqlite:///")):
        path = text.split(":///", 1)[1]
    elif "://" in text:
        raise Wrong(say("server.other-database", kind=text.split("://", 1)[0]))
    else:
        path = text
    if path in ("", ":memory:"):
        raise Wrong(say("server.database-in-memory"))
    return f"sqlite+aiosqlite:///{Path(path).expanduser().absolute()}"


def load_secret() -> bytes:
    """The key that signs sessions: $TALETABLE_SECRET, else a file that is made once and that only its owner can read."""
    if given := os.environ.get("TALETABLE_SECRET"):
        if len(given) < MIN_SECRET:
            raise Wrong(say("server.short-secret", n=MIN_SECRET))
        return given.encode()
    path = home() / "secret"
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        handle = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        key = path.read_bytes()
        if len(key) < MIN_SECRET:
            raise Wrong(say("server.short-key", path=str(path))) from None
        return key
    with os.fdopen(handle, "wb") as file:
        key = secrets.token_hex(32).encode()
        file.write(key)
    return key


@dataclass(frozen=True)
class Settings:
    """Everything the server can be told."""

    database: str
    secret: bytes = field(repr=False)
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    """SQLite: FULL survives a power cut, NORMAL is faster and survives the death of the server only."""
    web: Path = WEB
    origins: tuple[str, ...] = ()
    """Origins that are trusted beside the server's own, such as that of a development server."""
    rate: float = 20.0
    """Live messages a connection may send per second in the long run; the same for changes over HTTP by one person."""
    burst: float = 60.0
    max_message: int = 64 * 1024
    snapshot_every: int = 64
    settle_ms: int = 50
    """Acts of others are shown together if they come faster than this."""
    calm_ms: int = 200
    """That somebody has answered a sealed ask may be shown so much later: nobody acts on it, and the last answer shows all at once."""
    idle_s: float = 60.0
    """A table that nobody looks at leaves the memory after so long."""
    keep_s: float = 60.0
    """A keepsake of a table that is played at is made at most so often, besides when it leaves the memory and when the server stops."""
    bot_processes: int = 1
    guest_s: float = 20.0
    """A bot from elsewhere that thinks longer is interrupted."""
    undo_ms: int = 2_000
    """So long after an act that a person could take back bots leave it to them."""
    puzzled_s: float = 1.0
    """Where a bot fails, the weakest decides after so long."""
    lost_ms: int = 1_500
    """In real time a person whose line is down for so long is missed; a page that is only loaded again is not."""
    wait_ms: int = 60_000
    """So long a table in real time waits for somebody who is missed."""
    speed: float = 1.0
    """How fast the tables' clocks go; more than 1 only in tests and demonstrations."""

    @property
    def postgres(self) -> bool:
        """PostgreSQL, not SQLite?"""
        return self.database.startswith("postgresql")


def settings_from(database: str | None) -> Settings:
    """The settings of a server that is started from the command line."""
    synchronous = os.environ.get("TALETABLE_SYNCHRONOUS", "FULL").upper()
    if synchronous not in ("FULL", "NORMAL"):
        raise Wrong(say("server.synchronous"))
    return Settings(
        synchronous=cast(Literal["FULL", "NORMAL"], synchronous),
        database=database_url(database),
        secret=load_secret(),
        origins=tuple(origin.strip() for origin in os.environ.get("TALETABLE_ORIGINS", "").split(",") if origin.strip()),
        bot_processes=max(1, (os.cpu_count() or 2) - 1),
    )
