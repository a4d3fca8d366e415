"""A Ray cluster of two nodes plays what one process plays, and goes on when a worker or a node dies."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

ROOT = Path(__file__).parents[2]
ENVIRONMENT = {
    **os.environ,
    "PYTHONPATH": str(ROOT),
    "RAY_AUTH_MODE": "disabled",
    "RAY_USAGE_STATS_ENABLED": "0",
    "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0",  # off, Ray stays on the loopback device
}
LONG_S = 300
"""What waits for longer waits in vain; on an idle machine everything is there within seconds."""


class Cluster:
    """Two nodes with a core each, and `taletable` as a program that plays on them."""

    def __init__(self, folder: str) -> None:
        program = [sys.executable, str(ROOT / "tests/lab/nodes.py"), folder]
        environment = {**ENVIRONMENT, "RAY_TMPDIR": folder}
        self.process = subprocess.Popen(
            program, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        self.folder = folder
        self.address = self._said()
        assert ":" in self.address

    def _said(self) -> str:
        assert self.process.stdout
        return self.process.stdout.readline().strip()

    def kill_node(self) -> None:
        """The second node dies."""
        assert self.process.stdin
        self.process.stdin.write("kill\n")
        self.process.stdin.flush()
        assert self._said() == "killed"

    def kill_worker(self) -> None:
        """A process dies while it plays games."""
        end = monotonic() + LONG_S
        while monotonic() < end:
            for child in psutil.Process(self.process.pid).children(recursive=True):
                try:
                    if child.cmdline()[:1] == ["ray::_played_there"]:
                        child.kill()
                        return
                except psutil.Error:
                    continue
            sleep(0.01)
        raise AssertionError("nobody plays")

    def sim(self, folder: Path, *words: str, cluster: bool = True) -> subprocess.Popen[str]:
        """`taletable sim` in a folder of its own."""
        program = [sys.executable, "-c", "from taletable.cli import app; app()", "sim", *words, "--json"]
        environment = {**ENVIRONMENT, "RAY_ADDRESS": self.address, "RAY_TMPDIR": self.folder}
        where = ["--cluster"] if cluster else ["--workers", "1"]
        return subprocess.Popen(
            [*program, *where],
            cwd=folder,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )

    def close(self) -> None:
        """Both nodes end, and nothing is left of them."""
        processes = [*psutil.Process(self.process.pid).children(recursive=True)]
        assert self.process.stdin
        self.process.stdin.close()
        try:
            self.process.wait(60)
        except subprocess.TimeoutExpired:
            self.process.kill()
        for left in processes:
            try:
                left.kill()
            except psutil.NoSuchProcess:
                continue


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Paths of sockets are short, so the folder is not that of the tests."""
    folder = tempfile.mkdtemp(prefix="ray", dir="/tmp")
    made = Cluster(folder)
    try:
        yield made
    finally:
        made.close()
        shutil.rmtree(folder, ignore_errors=True)


def figures(process: subprocess.Popen[str]) -> dict[str, Any]:
    """What a simulation said, without its speed."""
    out, err = process.communicate(timeout=LONG_S)
    assert process.returncode == 0, err
    told: dict[str, Any] = json.loads(out)
    del told["speed"]
    return told


def files(folder: Path) -> dict[str, bytes]:
    """All that is in a folder."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*")) if path.is_file()}


def test_a_cluster_plays_what_one_process_plays(cluster: Cluster, tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("from taletable.bots import RandomBot\n\n\nclass Mine(RandomBot):\n    pass\n", encoding="utf-8")
    words = ("paper-tales", "-n", "30", "--bots", "mine:Mine,easy", "--seed", "2")
    here = figures(cluster.sim(tmp_path, *words, "--rows", "here", cluster=False))
    there = figures(cluster.sim(tmp_path, *words, "--rows", "there"))
    assert here == there == figures(cluster.sim(tmp_path, *words))
    assert files(tmp_path / "here") == files(tmp_path / "there")


def test_a_bot_that_fails_there_is_named(cluster: Cluster, tmp_path: Path) -> None:
    faulty = "from taletable.bots import Bot\n\n\nclass Faulty(Bot):\n    def choose(self, game, state, seat):\n        return 1 // 0\n"
    (tmp_path / "faulty.py").write_text(faulty, encoding="utf-8")
    process = cluster.sim(tmp_path, "paper-tales", "-n", "2", "--bots", "faulty:Faulty,easy")
    _, err = process.communicate(timeout=LONG_S)
    assert process.returncode == 1
    assert err == "error: the bot faulty:Faulty failed: ZeroDivisionError: integer division or modulo by zero\n"


def test_a_worker_and_a_node_die_and_the_games_are_the_same(cluster: Cluster, tmp_path: Path) -> None:
    words = ("paper-tales", "-n", "150", "--bots", "random,random,random", "--seed", "3", "--rows")
    running = cluster.sim(tmp_path, *words, "there")
    cluster.kill_worker()
    cluster.kill_node()
    there = figures(running)
    assert there == figures(cluster.sim(tmp_path, *words, "here", cluster=False))
    assert files(tmp_path / "here") == files(tmp_path / "there")
