"""A measuring process within bounds of time and memory: one that has lost its way ends with a reason, and not with the machine."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

import psutil  # type: ignore[import-untyped]

MEMORY: Final = 4 << 30
"""Bytes that a measuring process and its children may hold."""
LOOK: Final = 0.2
"""Seconds between two looks at it."""


class OutOfBounds(Exception):
    """A measuring process that failed, or took too much time or memory."""


def resident(pid: int) -> int:
    """Bytes that a process and all its children hold."""
    held = 0
    with suppress(psutil.NoSuchProcess):
        process = psutil.Process(pid)
        for one in (process, *process.children(recursive=True)):
            with suppress(psutil.NoSuchProcess):
                held += one.memory_info().rss
    return held


def last_line(file: Path) -> str:
    """The last line that was written."""
    lines = file.read_text(errors="replace").splitlines()
    return lines[-1] if lines else ""


def output(
    command: list[str],
    folder: Path,
    seconds: float,
    environment: dict[str, str] | None = None,
    tell: Callable[[str], None] | None = None,
    memory: int = MEMORY,
) -> Any:
    """The JSON that a measuring process prints on its last line; the last one of its error stream is told meanwhile. Raises OutOfBounds."""
    said = " ".join(command)
    with tempfile.TemporaryDirectory() as scratch:
        out, err = Path(scratch) / "out", Path(scratch) / "err"
        with out.open("wb") as stdout, err.open("wb") as stderr:
            process = subprocess.Popen(
                command, cwd=folder, env={**os.environ, **(environment or {})}, stdout=stdout, stderr=stderr, start_new_session=True
            )
        begin = time.monotonic()
        try:
            while process.poll() is None:
                if time.monotonic() - begin > seconds:
                    raise OutOfBounds(f"{said} took longer than {seconds:,.0f} s, at: {last_line(err)}")
                if resident(process.pid) > memory:
                    raise OutOfBounds(f"{said} took more than {memory / 2**20:,.0f} MiB, at: {last_line(err)}")
                if tell and (line := last_line(err)):
                    tell(line)
                time.sleep(LOOK)
        finally:
            with suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()
        if process.returncode:
            raise OutOfBounds(f"{said} failed with exit code {process.returncode}: {last_line(err)}")
        return json.loads(last_line(out))
