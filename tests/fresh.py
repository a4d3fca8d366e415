"""A fresh environment with Taletable installed by pip, as people have it.

Nothing is fetched: what Taletable itself needs is lent by the environment that runs the tests.
"""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copy, copytree, ignore_patterns

import httpx

from tests.server.client import free_port

ROOT = Path(__file__).parents[1]
TOOLS = ("pip", "pytest", "mypy")
"""Commands that the development environment lends."""
PATIENCE = 60.0
"""Seconds until a server has to answer."""


def build_wheel(folder: Path, web: Path | None = None) -> Path:
    """The wheel of this repository, with a built client if one is given."""
    source = folder / "source"
    copytree(ROOT / "taletable", source / "taletable", ignore=ignore_patterns("__pycache__", "_web", "*.so"))
    for name in ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE"):
        copy(ROOT / name, source)
    if web:
        copytree(web, source / "taletable" / "_web")
    command = [sys.executable, "-m", "pip", "wheel", "-q", "--no-deps", "--no-build-isolation", "-w", str(folder), str(source)]
    done = subprocess.run(command, env={**os.environ, "TALETABLE_SKIP_WEB": "1"}, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = folder.glob("taletable-*.whl")
    return wheel


class Fresh:
    """An environment of its own. `folder` is also the home of whoever works in it."""

    def __init__(self, folder: Path, wheel: Path) -> None:
        self.folder = folder
        venv.create(folder / "env", with_pip=False)
        self.bin = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
        [site] = (folder / "env").glob("lib/python*/site-packages")
        (site / "development.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
        for tool in TOOLS:
            script = self.bin / tool
            script.write_text(f'#!/bin/sh\nexec "{self.bin}/python" -m {tool} "$@"\n', encoding="utf-8")
            script.chmod(0o755)
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "PYTEST", "TALETABLE", "COLUMNS"))},
            "PATH": os.pathsep.join([str(self.bin), os.environ["PATH"]]),
            "HOME": str(folder),
            "TALETABLE_HOME": str(folder / "data"),
            "PYTHONIOENCODING": "utf-8",
            "PIP_NO_INDEX": "1",
            "PIP_NO_DEPS": "1",
            "PIP_NO_BUILD_ISOLATION": "0",  # means: without isolation
            "PIP_DISABLE_PIP_VERSION_CHECK": "1",
        }
        self.ok(f"pip install --ignore-installed {wheel}", folder)

    def run(self, command: str, cwd: Path) -> tuple[int, str]:
        """Run a command; its exit code, and all that it prints."""
        done = subprocess.run(
            ["bash", "-c", command], cwd=cwd, env=self.environment, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, check=False,
        )  # fmt: skip
        return done.returncode, done.stdout

    def ok(self, command: str, cwd: Path) -> str:
        """What a command prints that has to go well."""
        code, printed = self.run(command, cwd)
        assert code == 0, f"$ {command}\n{printed}"
        return printed

    @contextmanager
    def serving(self) -> Iterator[str]:
        """The address of a running `taletable serve`."""
        port = free_port()
        address = f"http://127.0.0.1:{port}"
        log = self.folder / "server.log"
        with log.open("w") as out:
            server = subprocess.Popen(
                [str(self.bin / "taletable"), "serve", "--port", str(port), "--database", str(self.folder / "tables.db")],
                cwd=self.folder, env=self.environment, stdout=out, stderr=subprocess.STDOUT,
            )  # fmt: skip
        try:
            until = time.monotonic() + PATIENCE
            while True:
                assert server.poll() is None, log.read_text()
                assert time.monotonic() < until, log.read_text()
                try:
                    httpx.get(f"{address}/api/games").raise_for_status()
                    break
                except httpx.TransportError:
                    time.sleep(0.05)
            yield address
        finally:
            server.terminate()
            server.wait()
