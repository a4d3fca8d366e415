"""Starts servers that can be killed: a process that has everything loaded already and forks one server for each line `port database`.

It answers with the pid. A fork takes milliseconds where a fresh interpreter takes a second, so that fifty deaths fit into a test.
"""

from __future__ import annotations

import os
import sys

import uvicorn

from taletable.games import games
from taletable.server.app import create_app
from tests.server.client import test_settings


def main() -> None:
    """Serve requests for servers until the input ends."""
    games()
    for line in sys.stdin:
        port, database = line.split()
        pid = os.fork()
        if pid == 0:
            app = create_app(test_settings(database, snapshot_every=16))
            uvicorn.run(app, port=int(port), log_level="error", ws="websockets-sansio", ws_per_message_deflate=False)
            os._exit(0)
        print(pid, flush=True)


if __name__ == "__main__":
    main()
