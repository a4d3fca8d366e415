"""No sentence reaches a person but through a catalogue: the code of the house holds none.

What is for programmers and operators stays as it is: docstrings, asserts, log lines, errors of Python's own kinds (nobody is shown them:
what is said to a person is raised as `Wrong`, `Refuse` or `Refused`), and what is listed below with its reason.
"""

from __future__ import annotations

import ast
import builtins
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import taletable

HOME = Path(taletable.__file__).parent
PACKAGES = ("server", "table", "engine", "cli", "lab", "bots", "page", "companions", "words")
SENTENCE = re.compile(r"[A-Za-z]{2,}[,;:.!?]? +[A-Za-z]{2,}")
"""Two words with a space between them."""
NO_SENTENCE = re.compile(
    r"^\s*(SELECT|INSERT|UPDATE|DELETE|WITH|CREATE|ALTER|DROP|PRAGMA|SHOW|REPEATABLE)\b"  # SQL
    r"|^(bold|dim|not|italic)( [a-z]+)+$"  # how rich draws something
    r"|\bfor [\w, ]+ in\b.*[\])(:]"  # Python that is written out of declarations
)
ASIDE = {
    "server/app.py: public, max-age": "a header",
    "server/static.py: accept-encoding, ": "a header",
    "server/unfurl/drawing.py: Alegreya Sans": "a font",
    "cli/schema.py": "writes TypeScript",
    "engine/declaring.py": "writes Python",
    "engine/schema.py": "describes types to programmers, as docstrings do",
    "lab/mutants.py": "for who works on the repository",
    "lab/observations.py": "writes Python",
    "cli/new_game.py: Lantern Night": "the name that the template bears",
    "cli/new_game.py: cd ": "commands to type",
    "engine/ledger.py: Ids without a test": "a heading that ledgers have",
    "server/absence.py: hand back ": "a name for what is being done; nobody is shown it",
    "server/hall.py: the shelf": "the name of a lock",
    "server/api.py: attachment; filename": "a header",
    "server/api.py: Refused; nothing has changed": "describes a response to programmers, as docstrings do",
    "server/docs_page.py: body {": "CSS",
    "server/guard.py: default-src": "a header",
    "server/static.py: public, max-age": "a header",
    "server/metrics.py": "for Prometheus",
    "server/migrations/versions/": "declares tables in a line each",
    "server/hall.py: the server is closing": "for operators and their probes",
    "server/hall.py: the database": "for operators and their probes",
    "server/db.py: unable to open": "what SQLite says",
    "server/db.py: disk is full": "what SQLite says",
}
"""What looks like a sentence and is none for a person: a file, or a file and how the text begins, with the reason."""


def files() -> Iterator[Path]:
    """All modules of the house."""
    for package in PACKAGES:
        yield from sorted((HOME / package).rglob("*.py"))


def sentences(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The texts of a module that could be shown to somebody."""
    for child in ast.iter_child_nodes(tree):
        if isinstance(child, ast.Expr) and isinstance(child.value, ast.Constant):
            continue  # a docstring
        if isinstance(child, ast.Assert):
            continue
        if isinstance(child, ast.Raise) and isinstance(child.exc, ast.Call) and is_python(child.exc.func):
            continue
        if isinstance(child, ast.Call) and is_log(child.func):
            continue
        if isinstance(child, ast.JoinedStr):
            text = "".join(str(part.value) if isinstance(part, ast.Constant) else "…" for part in child.values)
            yield child.lineno, text
        elif isinstance(child, ast.Constant):
            if isinstance(child.value, str):
                yield child.lineno, child.value
        else:
            yield from sentences(child)
        if isinstance(child, ast.JoinedStr):
            for part in child.values:
                yield from sentences(part) if isinstance(part, ast.FormattedValue) else ()


def is_python(function: ast.expr) -> bool:
    """Is it one of Python's own errors?"""
    kind = getattr(builtins, function.id, None) if isinstance(function, ast.Name) else None
    return isinstance(kind, type) and issubclass(kind, Exception)


def is_log(function: ast.expr) -> bool:
    """`logger.warning` and the like."""
    return isinstance(function, ast.Attribute) and ast.unparse(function.value).startswith("logg")


def speaks(text: str) -> bool:
    """Does it look like a sentence, apart from tags?"""
    return bool(SENTENCE.search(re.sub(r"<[^>]*>", " ", text))) and not NO_SENTENCE.search(text)


def is_aside(name: str, text: str) -> bool:
    """Is it listed, with a reason?"""
    return any(
        name.startswith(place) and text.strip().startswith(start.strip()) for place, _, start in (entry.partition(": ") for entry in ASIDE)
    )


@pytest.mark.parametrize("package", PACKAGES)
def test_no_sentence_is_in_the_code(package: str) -> None:
    found = []
    for file in (file for file in files() if file.is_relative_to(HOME / package)):
        name = file.relative_to(HOME).as_posix()
        for line, text in sentences(ast.parse(file.read_text(encoding="utf-8"))):
            if speaks(text) and not is_aside(name, text):
                found.append(f"taletable/{name}:{line}: {text!r}")
    assert not found, "\n".join(["give these a key in taletable/text/en:", *found])


def test_nothing_is_listed_in_vain() -> None:
    met = set()
    for file in files():
        name = file.relative_to(HOME).as_posix()
        for _, text in sentences(ast.parse(file.read_text(encoding="utf-8"))):
            for entry in ASIDE:
                place, _, start = entry.partition(": ")
                if name.startswith(place) and text.strip().startswith(start.strip()) and speaks(text):
                    met.add(entry)
    assert met == set(ASIDE)


def test_what_counts_as_a_sentence() -> None:
    source = '''
"""A docstring is none."""
say("cli.error")
print("This is one.")
print(f"{n} hidden cards")
logger.warning("This is for operators: %s", 1)
raise ValueError("This is for programmers")
raise Wrong("But this is not")
'''
    assert [text for _, text in sentences(ast.parse(source)) if speaks(text)] == [
        "This is one.",
        "… hidden cards",
        "But this is not",
    ]
