"""A device without a browser: it keeps what a page writes, and lets it go on until somebody is wanted."""

from __future__ import annotations

import json
from typing import Any

from taletable.page import Page, think


class Device:
    """What a worker and its storage are to a page: nothing is told before it is written down."""

    def __init__(self) -> None:
        self.tables: dict[str, str] = {}
        self.list: dict[str, Any] = {}
        self.positions: dict[str, str] = {}
        self.entries: dict[str, list[str]] = {}
        self.opened: dict[str, list[str]] = {}
        self.time = 1_000_000
        self.lines = 0
        self.start()

    def start(self) -> None:
        """A page is opened: all that there is is what was written down."""
        self.page = Page("Ada")
        self.page.know(list(self.tables.values()), dict(self.opened))
        self.heard: list[dict[str, Any]] = []
        self.next: int | None = None
        self.thoughts: list[tuple[str, int, str]] = []
        """What bots have been asked and have not answered yet."""

    def take(self, text: str) -> Any:
        """Write down what has to be, then listen."""
        out = json.loads(text)
        for kind, *what in out["writes"]:
            if kind == "entries":
                log = self.entries.setdefault(what[0], [])
                assert what[1] == len(log)
                log += what[2]
            else:
                if kind == "table":
                    self.list[what[0]] = json.loads(what[2])
                stores: dict[str, dict[str, Any]] = {"table": self.tables, "position": self.positions, "opened": self.opened}
                stores[kind][what[0]] = what[1]
        self.heard += [json.loads(message) for _, message in out["told"]]
        self.thoughts += map(tuple, out["thoughts"])
        self.next = out["next"]
        return out["answer"]

    def ask(self, path: str, body: Any = None) -> Any:
        """What the HTTP side would answer; a problem where it refuses."""
        identity = path.split("/")[3] if path.startswith("/api/tables/") else ""
        if identity in self.tables:
            self.bring(identity)
        answer = self.take(self.page.ask(path, "" if body is None else json.dumps(body), self.time))
        return answer.get("ok", answer.get("problem"))

    def bring(self, identity: str) -> None:
        """Take a table into memory."""
        if not self.page.has(identity):
            self.page.load(self.tables[identity], self.positions.get(identity), self.entries.get(identity, []))

    def open(self, identity: str, **hello: Any) -> int:
        """Look at a table."""
        self.bring(identity)
        self.lines += 1
        self.page.open(self.lines, identity)
        self.say(self.lines, "hello", **hello)
        return self.lines

    def say(self, line: int, kind: str, /, **message: Any) -> list[dict[str, Any]]:
        """Say something on a line; what is told then."""
        before = len(self.heard)
        self.take(self.page.hear(line, json.dumps({"t": kind, **message}), self.time))
        return self.heard[before:]

    def let_go(self, identity: str) -> None:
        """Let bots and clocks go on until nothing happens by itself at once."""
        self.next = 0
        while (self.next is not None or self.thoughts) and not self.asked():
            if self.thoughts:
                self.think()
                continue
            assert self.next is not None
            self.time += self.next
            self.take(self.page.go_on(identity, self.time))

    def go_on(self, identity: str) -> None:
        """See to bots and clocks, once; what bots were asked they answer."""
        self.take(self.page.go_on(identity, self.time))
        while self.thoughts:
            self.think()

    def think(self) -> None:
        """Let the bot that was asked first answer."""
        table, number, question = self.thoughts.pop(0)
        self.take(self.page.answer(table, number, think(question), self.time))

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return next(message for message in reversed(self.heard) if message["t"] == kind)

    def asked(self) -> list[dict[str, Any]]:
        """What is asked of the person."""
        found: list[dict[str, Any]] = self.last("state")["asks"]
        return found
