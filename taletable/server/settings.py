"""What a server is started with."""

from __future__ import annotations

import os
import secrets
from dataclasses import dataclass, field, fields
from pathlib import Path
from typing import Any, Literal, cast
from urllib.parse import urlsplit

from taletable.engine.saying import Wrong, say

from .below import root_path
from .logbook import Form

WEB = Path(__file__).parent.parent / "_web"
"""Where the build puts the client."""
HERE = "http://localhost:8000"
ROOT_PATH = "TALETABLE_ROOT_PATH"
MIN_SECRET = 16
"""Bytes of a key that signs sessions, at least."""


def home() -> Path:
    """The folder for the database and the session key: $TALETABLE_HOME, else the user's data folder."""
    if own := os.environ.get("TALETABLE_HOME"):
        return Path(own)
    data = os.environ.get("XDG_DATA_HOME") or os.path.expanduser("~/.local/share")
    return Path(data) / "taletable"


def database_url(text: str | None) -> str:
    """A database as SQLAlchemy names it. A plain path is an SQLite file; None is $TALETABLE_DATABASE, else the file in the data folder."""
    if text is None:
        text = os.environ.get("TALETABLE_DATABASE") or str(home() / "taletable.db")
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


def log_form() -> Form:
    """How log lines are written."""
    form = os.environ.get("TALETABLE_LOG", "text").lower()
    if form not in ("text", "json"):
        raise Wrong(say("server.log-form"))
    return cast(Form, form)


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
    proxies: tuple[str, ...] = ()
    """Addresses of proxies whose word is believed on where a request comes from, and whether by TLS."""
    hsts_s: int = 31_536_000
    """So long browsers are told to come by TLS only, where they did; 0: nothing is said."""
    log: Form = "text"
    """JSON lines are for programs."""
    log_requests: bool = False
    """A line for each request: its id, route, status and time, and nothing that was sent."""
    metrics: bool = False
    """May everybody read /metrics? Otherwise only who asks from this machine."""
    connections_per_address: int = 400
    """Connections, live lines included, of one address that is no trusted proxy; 0: any number."""
    header_s: float = 15.0
    """A connection that has not said what it wants after so long is closed; 0: never."""
    body_s: float = 20.0
    """So long the body of a request may take to come."""
    onlookers: int = 2_000
    """People without a seat who may look at one table, at one worker."""
    chat_rate: float = 1.0
    """What one line may say per second in the long run."""
    chat_burst: float = 10.0
    names_rate: float = 1 / 60
    """How often one person may change names, per second in the long run."""
    names_burst: float = 5.0
    reports_rate: float = 1 / 300
    """How often one person may tell operators of somebody, per second in the long run."""
    reports_burst: float = 5.0
    pause_rate: float = 1 / 30
    """How often one person may stop the clock of one table, per second in the long run."""
    pause_burst: float = 4.0
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
    thought_s: float = 2.0
    """So long a bot of the house thinks at most, from the question to the answer; then it does the best that it has found."""
    rest_after: int = 100
    """Where people sit but none is there, bots decide so often; then the table rests until somebody comes. Without people, at once."""
    bot_tables_per_person: int = 12
    """Tables with bots that are awake at the same time, of one host and at one worker."""
    bot_tables_per_address: int = 36
    """The same of all who come from one address."""
    tables_per_person: int = 300
    """Tables of one host that have not ended."""
    undo_ms: int = 2_000
    """So long after an act that a person could take back bots leave it to them."""
    puzzled_s: float = 1.0
    """Where a bot fails, the weakest decides after so long."""
    lost_ms: int = 1_500
    """In real time a person whose line is down for so long is missed; a page that is only loaded again is not."""
    wait_ms: int = 60_000
    """So long a table in real time waits for somebody who is missed."""
    call_ms: int = 60_000
    """Somebody who does not look is called after being asked for so long."""
    look_s: float = 5.0
    """How often it is looked who has to be called."""
    seek_rate: float = 1 / 10
    """How often one person may begin to wait for strangers, or ask friends to a table, per second in the long run."""
    seek_burst: float = 8.0
    gather_ms: int = 4_000
    """So long all who have been brought together may think better of it."""
    absent_ms: int = 40_000
    """Strangers who do not come to their table in so long lose their seat."""
    attend_s: float = 15.0
    """How often it is noted who is there."""
    private_hooks: bool = False
    """May calls be sent into networks of one's own?"""
    smtp: str = field(default="", repr=False)
    """The server for letters: smtp://user:password@host:587."""
    mail_from: str = "taletable@localhost"
    contact: str = "mailto:taletable@localhost"
    """Whom services that carry notices may turn to."""
    root_path: str = ""
    """The path of its host below which the server lives, such as `/taletable`."""
    address: str = HERE
    """Where people reach this server, that path included: links in letters lead there."""
    oidc_issuer: str = ""
    """The identity server of a club (OpenID Connect)."""
    oidc_client: str = ""
    oidc_secret: str = field(default="", repr=False)
    oidc_name: str = ""
    """What the club is called."""
    speed: float = 1.0
    """How fast the tables' clocks go; more than 1 only in tests and demonstrations."""

    @property
    def addressed(self) -> bool:
        """Has the operator said where people reach this server?"""
        return self.address != HERE + self.root_path

    @property
    def postgres(self) -> bool:
        """PostgreSQL, not SQLite?"""
        return self.database.startswith("postgresql")


def settings_from(database: str | None, make_secret: bool = True) -> Settings:
    """The settings of a server that is started from the command line; who only looks makes no key."""
    synchronous = os.environ.get("TALETABLE_SYNCHRONOUS", "FULL").upper()
    if synchronous not in ("FULL", "NORMAL"):
        raise Wrong(say("server.synchronous"))
    return Settings(
        synchronous=cast(Literal["FULL", "NORMAL"], synchronous),
        database=database_url(database),
        secret=load_secret() if make_secret or (home() / "secret").exists() else b"",
        log=log_form(),
        origins=_listed("TALETABLE_ORIGINS"),
        proxies=_listed("TALETABLE_PROXIES"),
        **_reached(),
        **_letters(),
        **_club(),
        **{"bot_processes": max(1, (os.cpu_count() or 2) - 1), **_limits()},
    )


LIMITS = (
    "hsts_s", "metrics", "log_requests", "connections_per_address", "header_s", "body_s", "onlookers", "chat_rate", "chat_burst",
    "names_rate", "names_burst", "reports_rate", "reports_burst",
    "pause_rate", "pause_burst", "rate", "burst", "max_message", "idle_s", "bot_processes",
    "guest_s", "thought_s", "rest_after", "bot_tables_per_person", "bot_tables_per_address", "tables_per_person",
    "call_ms", "private_hooks", "seek_rate", "seek_burst",
)  # fmt: skip
"""Settings that are numbers, each with a variable of its name: TALETABLE_ONLOOKERS=50."""


def _listed(name: str) -> tuple[str, ...]:
    return tuple(word.strip() for word in os.environ.get(name, "").split(",") if word.strip())


def _reached() -> dict[str, Any]:
    """Where people find the server. The path of its address is the one below which it lives."""
    given = os.environ.get("TALETABLE_ADDRESS", "").rstrip("/")
    path = urlsplit(given).path
    root = root_path(os.environ.get(ROOT_PATH, "")) or root_path(path)
    if path not in ("", root):
        raise Wrong(say("server.other-root-path", address=given, path=root))
    return {"root_path": root, "address": (given or HERE).removesuffix(path) + root}


def _letters() -> dict[str, Any]:
    """What the environment says on letters."""
    names = ("smtp", "mail_from", "contact")
    given = {name: os.environ.get(f"TALETABLE_{name.upper()}", "") for name in names}
    if given["mail_from"] and not given["contact"]:
        given["contact"] = f"mailto:{given['mail_from']}"
    return {name: text for name, text in given.items() if text}


def _club() -> dict[str, Any]:
    """What the environment says of a club's identity server. What goes there is secret, so it goes by TLS, or stays on this machine."""
    given = {name: os.environ.get(f"TALETABLE_{name.upper()}", "") for name in ("oidc_issuer", "oidc_client", "oidc_secret", "oidc_name")}
    if not given["oidc_issuer"]:
        return {}
    if not given["oidc_client"] or not given["oidc_name"]:
        raise Wrong(say("server.half-a-club"))
    issuer = urlsplit(given["oidc_issuer"])
    if issuer.scheme != "https" and issuer.hostname not in ("localhost", "127.0.0.1", "::1"):
        raise Wrong(say("server.plain-club"))
    return given


def _limits() -> dict[str, Any]:
    """The numbers that the environment gives."""
    kinds: dict[str, Any] = {one.name: type(one.default) for one in fields(Settings)}
    given: dict[str, Any] = {}
    for name in LIMITS:
        variable = f"TALETABLE_{name.upper()}"
        if (text := os.environ.get(variable)) is None:
            continue
        try:
            number = float(text)
        except ValueError:
            number = -1.0
        if not 0 <= number < 1e12 or (kinds[name] is not float and number != int(number)):
            raise Wrong(say("server.no-number", name=variable, text=text[:40]))
        given[name] = kinds[name](number)
    return given
