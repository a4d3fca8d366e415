"""The signatures on docs/architecture.md are those of the code."""

from __future__ import annotations

import ast
import importlib
import inspect
import re
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

PAGE = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
BLOCK = re.search(r"## 2\. Signatures.*?```python\n(.*?)```", PAGE, re.S)
Code = ast.FunctionDef | ast.ClassDef


def sections() -> list[tuple[str, Code]]:
    """Every class and function on the page, with the module it is said to be in."""
    assert BLOCK
    found: list[tuple[str, Code]] = []
    for part in re.split(r"^# (?=taletable/)", BLOCK[1], flags=re.M)[1:]:
        path, _, source = part.partition("\n")
        module = path.strip().removesuffix(".py").removesuffix("/__init__").replace("/", ".")
        found += [(module, node) for node in ast.parse(source).body if isinstance(node, Code)]
    return found


def parameters(node: ast.FunctionDef) -> list[tuple[str, str]]:
    """The parameters on the page: names, and defaults as they are written."""
    plain = [*node.args.posonlyargs, *node.args.args]
    defaults = [None] * (len(plain) - len(node.args.defaults)) + list(node.args.defaults)
    named = zip(node.args.kwonlyargs, node.args.kw_defaults, strict=True)
    return [(arg.arg, ast.unparse(value) if value else "") for arg, value in [*zip(plain, defaults, strict=True), *named]]


def check_function(node: ast.FunctionDef, function: Any, module: ModuleType) -> None:
    """Names, order and defaults are the same."""
    real = inspect.signature(function).parameters.values()
    shown = parameters(node)
    assert [name for name, _ in shown] == [parameter.name for parameter in real], node.name
    assert [arg.arg for arg in node.args.kwonlyargs] == [p.name for p in real if p.kind == p.KEYWORD_ONLY], node.name
    for (name, default), parameter in zip(shown, real, strict=True):
        assert bool(default) == (parameter.default is not parameter.empty), f"{node.name}: {name}"
        if default:
            assert eval(default, vars(module)) == parameter.default, f"{node.name}: {name}"


def attributes(cls: type[Any]) -> set[str]:
    """What a class has: declared in it or its bases, or set when an instance is made."""
    own = [base for base in cls.__mro__ if base.__module__.startswith("taletable.")]
    made = [re.findall(r"self\.(\w+)\b(?:: [^=\n]+)? =", inspect.getsource(base)) for base in own]
    return set(dir(cls)).union(*made)


@pytest.mark.parametrize(("name", "node"), sections(), ids=[f"{module}-{node.name}" for module, node in sections()])
def test_the_page_shows_what_the_code_has(name: str, node: Code) -> None:
    module = importlib.import_module(name)
    thing = getattr(module, node.name)
    assert thing.__module__ == name
    if isinstance(node, ast.FunctionDef):
        check_function(node, thing, module)
        return
    for part in node.body:
        if isinstance(part, ast.FunctionDef):
            check_function(part, getattr(thing, part.name), module)
        elif isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name):
            assert part.target.id in attributes(thing), part.target.id
    if issubclass(thing, tuple):
        shown = [part.target.id for part in node.body if isinstance(part, ast.AnnAssign) and isinstance(part.target, ast.Name)]
        assert shown == list(thing._fields)


def test_the_page_shows_the_heart_of_the_engine() -> None:
    assert {"Move", "State", "Game", "Match", "field", "per_seat"} <= {node.name for _, node in sections()}
