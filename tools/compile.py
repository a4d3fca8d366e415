"""Compile the engine and the rules of all games with mypyc, into a copy of the package.

    python tools/compile.py build/compiled          (add --quick to spare the optimiser, for tests)
    PYTHONPATH=build/compiled taletable sim paper-tales --games 1000 --bots random

The source tree stays pure Python; the copy runs the same rules about twice as fast. Needs a C compiler, mypy and setuptools.

A state gets its `__init__` and `clone` out of its declared fields when it is imported (`taletable/engine/declaring.py`). A compiled
class cannot get methods then, nor be of a class of its own, so the same source is written into the copy before, and the declarations
are moved out of the class. When all is compiled the copy gets its source back: whoever reads it, such as the digest of the rules, finds
the same as in the source tree.
"""

from __future__ import annotations

import ast
import importlib
import os
import shutil
import subprocess
import sys
import textwrap
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from taletable.engine.declaring import methods_of  # noqa: E402
from taletable.engine.state import State  # noqa: E402

INTERPRETED = {"__init__.py", "declaring.py", "levels.py", "balance.py", "terminal.py", "catalogue.py", "shapes.py"}
"""Not rules: these may use libraries, be derived from (the levels of a bot) or describe types only, and are left as they are."""

SETUP = """
import json, sys
from mypyc.build import mypycify
from setuptools import setup
modules, level = json.loads(sys.argv.pop()), sys.argv.pop()
setup(
    name="taletable-compiled",
    packages=[],
    ext_modules=mypycify(
        ["--strict", "--follow-imports=silent", *modules],
        opt_level=level, debug_level="0", multi_file=level == "0", group_name="taletable_rules",
    ),
)
"""
"""One large file in C runs faster, and many small ones are compiled in less than half the time."""


def rule_files(package: Path) -> list[Path]:
    """The modules that are compiled."""
    folders = [package / "engine", *sorted(path.parent for path in (package / "games").glob("*/**/__init__.py"))]
    return [path for folder in folders for path in sorted(folder.glob("*.py")) if path.name not in INTERPRETED]


NEEDED = "from typing import ClassVar, Final\nfrom taletable.engine.fields import AnyField, Options"
"""Imports of what is written out."""
METACLASS = "(metaclass=Declaring)"
"""Of the class of all states, which declares nothing itself."""


def write_out(path: Path, package: Path) -> None:
    """Write the methods that the states of a module get when it is imported into its copy at `path`."""
    source = path.read_text(encoding="utf-8")
    module = importlib.import_module(".".join(path.relative_to(package.parent).with_suffix("").parts))
    lines = source.splitlines()
    for node in reversed(ast.parse(source).body):
        state = getattr(module, node.name) if isinstance(node, ast.ClassDef) else None
        if isinstance(node, ast.ClassDef) and isinstance(state, type) and issubclass(state, State) and state.declared:
            lines[node.lineno - 1 : node.end_lineno] = written_out(state, node, lines)
    if METACLASS in source:
        path.write_text(source.replace(METACLASS, ""), encoding="utf-8")
    elif lines != source.splitlines():
        future = lines.index("from __future__ import annotations")
        lines[future + 1 : future + 1] = NEEDED.splitlines()
        path.write_text("\n".join([*lines, ""]), encoding="utf-8")


def written_out(state: type[State], node: ast.ClassDef, lines: list[str]) -> list[str]:
    """A class of states with its declarations before it and its methods in it."""
    name, base = state.__name__, state.__bases__[0].__name__
    before: list[str] = []
    kept = lines[node.lineno - 1 : node.end_lineno]
    place = 0
    for statement in reversed(node.body):
        target = statement.targets[0] if isinstance(statement, ast.Assign) else getattr(statement, "target", None)
        if isinstance(target, ast.Name) and target.id in state.declared:
            place, last = statement.lineno - node.lineno, (statement.end_lineno or 0) - node.lineno + 1
            moved = textwrap.dedent("\n".join(kept[place:last]))
            typed = moved if isinstance(statement, ast.AnnAssign) else moved.replace(" = ", ": Final = ", 1)
            before.insert(0, f"{name}_{typed}")
            del kept[place:last]
    fields = [f'{name}_{field.name}.named("{field.name}")' for field in state.fields if field.name in state.declared]
    methods = methods_of(name, state.declared, base, name)
    table = f"fields: ClassVar[tuple[AnyField, ...]] = (*{base}.fields, {', '.join(fields)})"
    kept[place:place] = textwrap.indent(f"{table}\n\n{methods}", "    ").splitlines()
    return [*before, *kept]


def compile_into(target: Path, optimised: bool) -> None:
    """Copy the package to `target` and compile its rules there."""
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    shutil.copytree(ROOT / "taletable", target / "taletable", ignore=shutil.ignore_patterns("__pycache__", "*.so"))
    for path in rule_files(target / "taletable"):
        write_out(path, target / "taletable")
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
    for path in rule_files(target / "taletable"):
        shutil.copy2(ROOT / path.relative_to(target), path)
    print(f"done: put {target} first on PYTHONPATH")


if __name__ == "__main__":
    folders = [word for word in sys.argv[1:] if word != "--quick"]
    if len(folders) != 1:
        sys.exit(__doc__)
    compile_into(Path(folders[0]).resolve(), optimised="--quick" not in sys.argv)
