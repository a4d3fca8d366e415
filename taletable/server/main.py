"""Starting a server from the command line."""

from __future__ import annotations

import gc
import logging
import os
import sqlite3
import sys
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Sequence

import uvicorn
from fastapi import FastAPI
from sqlalchemy.exc import DBAPIError

from taletable.bots import broken_bots, invite
from taletable.engine.saying import Wrong, say
from taletable.games import broken
from taletable.words import say_it
from taletable.words.house import speech

from .app import create_app
from .db import migrate_now, why_not
from .doorway import Patient
from .logbook import keep_log
from .settings import ROOT_PATH, settings_from

logger = logging.getLogger("taletable")
DATABASE = "TALETABLE_DATABASE"
BOTS = "TALETABLE_BOTS"


def tune() -> None:
    """For many small objects and one busy thread: collect rarely, and let the log's thread in quickly."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)
    sys.setswitchinterval(0.001)


def app_from_environment() -> FastAPI:
    """The app of one worker process; the parent says in the environment which database and which bots from elsewhere."""
    invite(*os.environ.get(BOTS, "").split())
    tune()
    settings = settings_from(os.environ.get(DATABASE))
    keep_log(settings.log)
    return create_app(settings)


def serve(
    host: str, port: int, database: str | None, workers: int, open_browser: bool, bots: Sequence[str] = (), root_path: str | None = None
) -> None:
    """Serve until interrupted. Raises Wrong where the arguments cannot be."""
    invite(*bots)
    os.environ[BOTS] = " ".join(bots)
    if root_path is not None:
        os.environ[ROOT_PATH] = root_path
    settings = settings_from(database)
    if workers < 1:
        raise Wrong(say("server.no-worker"))
    if workers > 1 and not settings.postgres:
        raise Wrong(say("server.workers-need-postgres"))
    keep_log(settings.log)
    for kind, ones in (("game", broken()), ("bot", broken_bots())):
        for ill in ones:
            logger.warning("the %s %s (%s) is broken: %s", kind, ill.name, ill.origin or "our own", speech().say(ill.reason))
    try:
        migrate_now(settings.database)
    except (DBAPIError, OSError, ModuleNotFoundError, sqlite3.Error) as error:
        raise why_not(settings.database, error) from None
    address = f"http://{'localhost' if host in ('127.0.0.1', '0.0.0.0', '::', '::1') else host}:{port}{settings.root_path}"
    where = "PostgreSQL" if settings.postgres else settings.database.split(":///", 1)[1]
    print(say_it("server.served", address=address, where=where), flush=True)
    if open_browser:
        threading.Thread(target=_open_when_ready, args=(address,), daemon=True).start()
    if database is not None:
        os.environ[DATABASE] = database
    uvicorn.run(
        "taletable.server.main:app_from_environment",
        factory=True,
        host=host,
        port=port,
        workers=workers,
        http=Patient,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        ws="websockets-sansio",
        ws_max_size=settings.max_message,
        ws_ping_interval=5.0,  # a phone that has lost its network does not say so, and in real time its crew misses it
        ws_ping_timeout=5.0,
        ws_per_message_deflate=False,  # costs more memory per line than a whole table
        access_log=False,  # addresses of people and tables are nobody's business
        log_config=None,  # as `keep_log` has it
        timeout_graceful_shutdown=3,
    )


def _open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(f"{address}/api/games", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
