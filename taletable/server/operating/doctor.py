"""What is wrong with an installation, and what could become so."""

from __future__ import annotations

import os
import platform
import re
import shutil
import sqlite3
import stat
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from http.client import HTTPException
from importlib.metadata import PackageNotFoundError, version
from ipaddress import ip_network
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import urlopen

from sqlalchemy import select, text
from sqlalchemy.ext.asyncio import AsyncConnection

import taletable
from taletable.bots import broken_bots
from taletable.engine.saying import Say, Wrong, say
from taletable.games import broken, games

from .. import db
from ..settings import Settings, home, settings_from
from .database import file_of, opened, revision_of

How = Literal["well", "warn", "ill"]
LITTLE: Final = 500 * 1024 * 1024
"""Bytes of free room under which an operator is warned."""
LONG_WAL: Final = 256 * 1024 * 1024
OLD_SQLITE: Final = (3, 38)
"""Before it there is no json_each in every build."""
LINE_S: Final = 10.0


class Finding(NamedTuple):
    """One thing that was looked at."""

    area: str
    """`doctor.<area>` is what it is called."""
    how: How
    said: Say


async def examine(database: str | None, url: str = "") -> AsyncIterator[Finding]:
    """Look at everything. `url`: where people reach the server, to look at the proxy as they do."""
    yield versions()
    for one in plugins():
        yield one
    try:
        settings = settings_from(database, make_secret=False)
    except Wrong as wrong:
        yield Finding("settings", "ill", wrong.said)
        return
    yield Finding("settings", "well", say("doctor.settings-well"))
    yield pages(settings)
    for one in permissions(settings):
        yield one
    yield room(settings)
    async for finding in the_database(settings):
        yield finding
    for one in proxies(settings, url):
        yield one


def versions() -> Finding:
    """The versions that matter."""
    names = ("fastapi", "uvicorn", "websockets", "sqlalchemy", "alembic")
    parts = [f"Python {platform.python_version()}", f"SQLite {sqlite3.sqlite_version}", *(f"{name} {version(name)}" for name in names)]
    with suppress(PackageNotFoundError):
        parts.append(f"asyncpg {version('asyncpg')}")
    ill = sys.version_info < (3, 11) or sqlite3.sqlite_version_info < OLD_SQLITE
    return Finding("versions", "ill" if ill else "well", say("doctor.versions-are", taletable=taletable.__version__, others=parts))


def plugins() -> Iterator[Finding]:
    """Games and bots that are installed."""
    ill = [*broken(), *broken_bots()]
    for one in ill:
        yield Finding("games", "warn", say("doctor.games-broken", name=one.name, why=one.reason))
    if not ill:
        yield Finding("games", "well", say("doctor.games-well", games=[game.name for game in games().values()]))


def pages(settings: Settings) -> Finding:
    """Is the client there?"""
    there = (settings.web / "index.html").is_file()
    return Finding("pages", "well" if there else "ill", say("doctor.pages-well" if there else "doctor.pages-ill"))


def permissions(settings: Settings) -> Iterator[Finding]:
    """Who may read and write the files of the server."""
    file = file_of(settings.database)
    files = [home() / "secret", *([file, *(file.with_name(file.name + end) for end in ("-wal", "-shm"))] if file else [])]
    ill = False
    for one in files:
        if one.exists() and stat.S_IMODE(one.stat().st_mode) & 0o077:
            ill = True
            yield Finding("permissions", "warn", say("doctor.permissions-open", path=str(one)))
    for folder in {(file or home() / "x").parent, home()}:
        if folder.exists() and not os.access(folder, os.W_OK):
            ill = True
            yield Finding("permissions", "ill", say("doctor.permissions-folder", path=str(folder)))
    if file and file.exists() and not os.access(file, os.W_OK):
        ill = True
        yield Finding("permissions", "ill", say("server.read-only", path=str(file)))
    if not ill:
        yield Finding("permissions", "well", say("doctor.permissions-well"))


def room(settings: Settings) -> Finding:
    """How much room there is on the disk."""
    place: Path = (file_of(settings.database) or home()).absolute()
    while not place.exists():
        place = place.parent
    free = shutil.disk_usage(place).free
    return Finding("disk", "warn" if free < LITTLE else "well", say("doctor.disk-room", path=str(place), mb=free // 1024**2))


async def the_database(settings: Settings) -> AsyncIterator[Finding]:
    """Does the database answer, is it whole, and of which version?"""
    file = file_of(settings.database)
    if file and not file.exists():
        yield Finding("database", "warn", say("doctor.database-none", path=str(file)))
        return
    found: list[Finding] = []
    try:
        async with opened(settings.database, write=False) as engine, engine.connect() as connection:
            revision = await revision_of(connection)
            if revision == db.head():
                found.append(Finding("database", "well", say("doctor.database-well", revision=revision)))
            else:
                found.append(Finding("database", "warn", say("server.earlier-database", revision=revision)))
            found += [finding async for finding in (_whole(connection, file) if file else _postgres(connection))]
            if revision == db.head():
                orphans = int(await connection.scalar(ORPHANS) or 0)
                if orphans:
                    found.append(Finding("database", "warn", say("doctor.database-orphans", n=orphans)))
    except Wrong as wrong:
        found.append(Finding("database", "ill", wrong.said))
    for one in found:
        yield one


ORPHANS: Final = text("SELECT count(DISTINCT table_id) FROM log WHERE table_id NOT IN (SELECT id FROM tables)")


async def _whole(connection: AsyncConnection, file: Path) -> AsyncIterator[Finding]:
    said = str(await connection.scalar(text("PRAGMA quick_check")))
    if said == "ok":
        yield Finding("database", "well", say("doctor.database-whole"))
    else:
        yield Finding("database", "ill", say("doctor.database-torn", why=said.splitlines()[0][:200]))
    wal = file.with_name(file.name + "-wal")
    if wal.exists() and wal.stat().st_size > LONG_WAL:
        yield Finding("database", "warn", say("doctor.database-wal", mb=wal.stat().st_size // 1024**2))


async def _postgres(connection: AsyncConnection) -> AsyncIterator[Finding]:
    server = await connection.scalar(text("SHOW server_version"))
    yield Finding("database", "well", say("doctor.database-postgres", version=str(server)))
    query = "SELECT has_schema_privilege(current_schema(), 'USAGE') AND has_table_privilege('log', 'INSERT')"
    if not await connection.scalar(text(query)):
        yield Finding("permissions", "ill", say("doctor.permissions-postgres"))
    durable = await connection.scalar(text("SHOW synchronous_commit"))
    if durable == "off":
        yield Finding("database", "warn", say("doctor.database-not-durable"))
    await connection.execute(select(1))


def proxies(settings: Settings, url: str) -> Iterator[Finding]:
    """What stands between people and the server."""
    for proxy in settings.proxies:
        try:
            ip_network(proxy, strict=False)
        except ValueError:
            yield Finding("proxy", "ill", say("doctor.proxy-no-address", name=proxy))
    if not url:
        listed = say("doctor.proxy-are", proxies=list(settings.proxies)) if settings.proxies else say("doctor.proxy-none")
        yield Finding("proxy", "well", listed)
        return
    root = url.rstrip("/")
    try:
        with urlopen(f"{root}/healthz", timeout=LINE_S) as answer:
            secure, body = answer.headers.get("strict-transport-security"), answer.read(100)
    except HTTPError as error:
        yield Finding("proxy", "ill", say("doctor.proxy-answers", url=root, status=error.code))
        return
    except (URLError, HTTPException, OSError, ValueError) as error:
        yield Finding("proxy", "ill", say("doctor.proxy-silent", url=root, why=str(getattr(error, "reason", error))))
        return
    if body != b"ok\n":
        yield Finding("proxy", "ill", say("doctor.proxy-another", url=root))
        return
    yield Finding("proxy", "well", say("doctor.proxy-reached", url=root))
    if urlsplit(root).scheme == "https" and settings.hsts_s and not secure:
        yield Finding("proxy", "ill", say("doctor.proxy-not-believed"))
    yield from _below(root)
    yield _line(root)


def _below(root: str) -> Iterator[Finding]:
    """Does the page know where it is? It asks for everything else below the path that the server was told."""
    with suppress(URLError, HTTPException, OSError), urlopen(f"{root}/", timeout=LINE_S) as answer:
        told = re.search(r'name="taletable-home" content="([^"]*)"', answer.read().decode("utf-8", "replace"))
        path = f"{urlsplit(root).path}/"
        if told and told[1] != path:
            yield Finding("proxy", "ill", say("doctor.proxy-below", path=path, told=told[1]))


def _line(root: str) -> Finding:
    """Do live lines get through? A table that is not there says so on its line."""
    from websockets.exceptions import ConnectionClosed, WebSocketException
    from websockets.sync.client import connect

    try:
        with connect(root.replace("http", "ws", 1) + "/api/tables/none/live", open_timeout=LINE_S) as line:
            try:
                line.recv(LINE_S)
            except ConnectionClosed:
                return Finding("proxy", "well", say("doctor.proxy-lines"))
    except (WebSocketException, OSError, TimeoutError) as error:
        return Finding("proxy", "ill", say("doctor.proxy-no-lines", why=type(error).__name__))
    return Finding("proxy", "ill", say("doctor.proxy-another", url=root))
