"""A small reverse proxy: one host with other things on it, and a Taletable below a path."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from .client import WAIT, free_port


class Proxy:
    """Hands on what lies below a path, live lines too, and notes what was asked for elsewhere. It `strips` the path or leaves it on."""

    def __init__(self, behind: int, path: str, *, strips: bool) -> None:
        self.behind = behind
        self.path = path
        self.strips = strips
        self.port = free_port()
        self.strays: list[str] = []
        self.serving: set[asyncio.Task[None] | None] = set()
        """A task that nobody holds may be swept away while it waits."""

    @property
    def url(self) -> str:
        """Where people reach the server."""
        return f"http://127.0.0.1:{self.port}{self.path}"

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request and its answer, or a whole live line."""
        self.serving.add(asyncio.current_task())
        with suppress(OSError, asyncio.IncompleteReadError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            verb, target, _ = head.partition("\r\n")[0].split(" ")
            if target.startswith(f"{self.path}/"):
                await self._hand_on(head, verb, target, reader, writer)
            else:
                self.strays.append(target)
                writer.write(b"HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\nconnection: close\r\n\r\n")
        with suppress(OSError):
            await writer.drain()
        writer.close()
        self.serving.discard(asyncio.current_task())

    async def _hand_on(self, head: str, verb: str, target: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        first, *lines = head[:-4].split("\r\n")
        if not any(line.lower().startswith("upgrade:") for line in lines):
            lines = [line for line in lines if not line.lower().startswith("connection:")] + ["connection: close"]
        asked = target.removeprefix(self.path) if self.strips else target
        ahead, there = await asyncio.open_connection("127.0.0.1", self.behind)
        there.write("\r\n".join([first.replace(f"{verb} {target} ", f"{verb} {asked} ", 1), *lines, "", ""]).encode("latin-1"))
        up = asyncio.create_task(pour(reader, there))
        await pour(ahead, writer)
        up.cancel()
        there.close()


async def pour(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All that comes, until nothing more does."""
    with suppress(OSError):
        while data := await reader.read(65_536):
            writer.write(data)
            await writer.drain()


@contextmanager
def standing_before(port: int, path: str, *, strips: bool) -> Iterator[Proxy]:
    """A proxy before a server of this machine."""
    proxy = Proxy(port, path, strips=strips)
    stands, ends = threading.Event(), asyncio.Event()
    loops: list[asyncio.AbstractEventLoop] = []

    async def stand() -> None:
        loops.append(asyncio.get_running_loop())
        async with await asyncio.start_server(proxy.serve, "127.0.0.1", proxy.port):
            stands.set()
            await ends.wait()

    thread = threading.Thread(target=asyncio.run, args=(stand(),), daemon=True)
    thread.start()
    assert stands.wait(WAIT)
    try:
        yield proxy
    finally:
        loops[0].call_soon_threadsafe(ends.set)
        thread.join(WAIT)
