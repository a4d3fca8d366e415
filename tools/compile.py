"""Compile the engine and the rules of all games with mypyc, into a copy of the package.

    python tools/compile.py build/compiled          (add --quick to spare the optimiser, for tests)
    PYTHONPATH=build/compiled taletable sim paper-tales --games 1000 --bots random

The source tree stays pure Python; the copy runs the same rules about twice as fast. Needs a C compiler, mypy and setuptools.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
INTERPRETED = {"__init__.py", "bot.py", "balance.py", "terminal.py", "catalogue.py"}
"""Not rules: these may use libraries and are left as they are."""

SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
setup(
    name="taletable-compiled",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--follow-imports=silent", *json.loads(sys.argv.pop())],
        opt_level=sys.argv.pop(), debug_level="0", group_name="taletable_rules",
    ),
)
"""


def rule_files(package: Path) -> list[Path]:
    """The modules that are compiled."""
    folders = [package / "engine", *sorted(path.parent for path in (package / "games").glob("*/meta.py"))]
    folders += sorted(path.parent for path in (package / "games").glob("*/*/__init__.py"))
    return [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in INTERPRETED]


def compile_into(target: Path, optimised: bool) -> None:
    """Copy the package to `target` and compile its rules there."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copytree(ROOT / "taletable", target / "taletable", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    (target / "setup.py").write_text(SETUP, encoding="utf-8")
    files = [path.relative_to(target).as_posix() for path in rule_files(target / "taletable")]
    listing = "[" + ", ".join(f'"{name}"' for name in files) + "]"
    print(f"compiling {len(files)} modules …", flush=True)
    environment = {**os.environ, "PYTHONPATH": ""}
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace", "3" if optimised else "0", listing],
        cwd=target, env=environment, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        sys.exit(done.stdout[-4000:] + done.stderr[-4000:])
    print(f"done: put {target} first on PYTHONPATH")


if __name__ == "__main__":
    folders = [word for word in sys.argv[1:] if word != "--quick"]
    if len(folders) != 1:
        sys.exit(__doc__)
    compile_into(Path(folders[0]).resolve(), optimised="--quick" not in sys.argv)
