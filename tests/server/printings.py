"""Servers with other rules: copies of the package with something changed, each served by a process of its own."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from pathlib import Path

import taletable
from tests.server.client import SECRET, await_answer, free_port

PACKAGE = Path(taletable.__file__).parent


def printing(folder: Path, *changes: tuple[str, str, str]) -> Path:
    """A copy of the package in a folder, with changes (file, old text, new text)."""
    shutil.copytree(PACKAGE, folder / "taletable", ignore=shutil.ignore_patterns("__pycache__", "_web"))
    for file, old, new in changes:
        path = folder / "taletable" / file
        text = path.read_text(encoding="utf-8")
        assert text.count(old) == 1, (file, old)
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


def environment(copy: Path, home: Path) -> dict[str, str]:
    """That of a process which uses a copy."""
    return {**os.environ, "PYTHONPATH": str(copy), "TALETABLE_HOME": str(home), "TALETABLE_SECRET": SECRET.decode()}


def command(copy: Path, home: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run `taletable` out of a copy."""
    words = (sys.executable, "-m", "taletable", *words)
    return subprocess.run(words, cwd=home, env=environment(copy, home), capture_output=True, text=True, timeout=300, check=False)


class Printed:
    """A server out of a copy, as `taletable serve` starts it."""

    def __init__(self, copy: Path, home: Path, database: str, *more: str) -> None:
        self.port = free_port()
        self.log = (home / f"server-{self.port}.log").open("w+", encoding="utf-8")
        words = [sys.executable, "-m", "taletable", "serve", "--port", str(self.port), "--database", database, *more]
        self.process = subprocess.Popen(words, cwd=home, env=environment(copy, home), stdout=self.log, stderr=subprocess.STDOUT)
        await_answer(self.url, 120, self._lives)

    def _lives(self) -> None:
        assert self.process.poll() is None, self.said()

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}"

    def said(self) -> str:
        """What it has logged."""
        self.log.seek(0)
        return self.log.read()

    def stop(self, sign: int = signal.SIGTERM) -> None:
        """Shut it down, in good order unless it is killed."""
        self.process.send_signal(sign)
        self.process.wait(60)

    def __enter__(self) -> Printed:
        return self

    def __exit__(self, *_: object) -> None:
        if self.process.poll() is None:
            self.stop()
        self.log.close()
