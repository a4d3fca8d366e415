"""`taletable new-game`: a small complete game in a package of its own, to begin with.

The template is itself a working game, Lantern Night; what is written is that game under another name.
"""

from __future__ import annotations

import keyword
import re
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from typing import Annotated, Final, NamedTuple

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import at_file, fail

HOME: Final = Path(__file__).parent.parent
TEMPLATE: Final = HOME / "templates" / "game"
MAX_NAME: Final = 40


class Names(NamedTuple):
    """What a game is called in different places."""

    title: str
    id: str
    package: str
    type: str
    mark: str
    """The letters before its paragraphs: `LN` in `LN-2.3`."""


THEIRS: Final = Names("Lantern Night", "lantern-night", "lantern_night", "LanternNight", "LN")


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", show_default=False)],
    into: Annotated[Path | None, typer.Option("--into", metavar="DIR")] = None,
) -> None:
    """Write a new game: a package with rules, text, bots, lesson, board and tests that works at once.

    It is a small game, Lantern Night, under your name. Change it into yours: docs/write-a-game.md explains the parts.

      taletable new-game "Moon Market"

      taletable new-game "Moon Market" --into games/moon
    """
    try:
        names = names_for(name)
    except Wrong as wrong:
        fail(wrong.said, 2)
    folder = into or Path(names.id)
    if folder.is_file() or (folder.is_dir() and any(folder.iterdir())):
        fail(say("cli.folder-not-empty", folder=str(folder)))
    try:
        for file, content in written(names):
            (folder / file).parent.mkdir(parents=True, exist_ok=True)
            (folder / file).write_bytes(content)
    except OSError as error:
        fail(at_file(error))
    typer.echo(say_it("cli.game-written", name=names.title, folder=str(folder)))
    typer.echo(f"  cd {folder}\n  pip install -e .[dev]\n  taletable play {names.id}\n  pytest")


def names_for(name: str) -> Names:
    """All names of a game out of the one it is given. Raises Wrong where it cannot be called so."""
    from taletable.games import games

    words = re.split(r"[\s_-]+", name.strip())
    if not all(re.fullmatch(r"[A-Za-z0-9]+", word) for word in words):
        raise Wrong(say("cli.name-letters", name=name))
    if len(name) > MAX_NAME:
        raise Wrong(say("cli.name-long", name=name, n=MAX_NAME))
    letters = re.sub(r"[^A-Za-z]", "", name)
    if len(letters) < 2 or not words[0][0].isalpha():
        raise Wrong(say("cli.name-start", name=name))
    title = " ".join(word if any(letter.isupper() for letter in name) else word.capitalize() for word in words)
    package = "_".join(words).lower()
    initials = "".join(word[0] for word in words if word[0].isalpha())
    mark = (initials if len(initials) > 1 else letters)[:2].upper()
    names = Names(title, package.replace("_", "-"), package, "".join(word[:1].upper() + word[1:] for word in words), mark)
    if names.id in games():
        raise Wrong(say("cli.name-taken", name=names.id))
    if keyword.iskeyword(package) or package in sys.stdlib_module_names:
        raise Wrong(say("cli.name-of-python", name=package))
    if find_spec(package):
        raise Wrong(say("cli.name-installed", name=package))
    return names


def written(names: Names) -> Iterator[tuple[str, bytes]]:
    """The files of a new game."""
    for path in sorted(TEMPLATE.rglob("*")):
        inside = path.relative_to(TEMPLATE)
        if path.is_file() and not any(part.startswith((".", "__pycache__")) for part in inside.parts):
            file = renamed(inside.as_posix(), names)
            yield ".gitignore" if file == "gitignore" else file, renamed(path.read_text(encoding="utf-8"), names).encode()
    yield f"{names.package}/web/port.d.ts", (HOME / "port.ts").read_bytes()


def renamed(text: str, names: Names) -> str:
    """A text of the template with the new game's names."""
    for theirs, new in zip(THEIRS[:4], names[:4], strict=True):
        text = text.replace(theirs, new)
    return re.sub(rf"\b{THEIRS.mark}-", f"{names.mark}-", re.sub(rf"\b{THEIRS.mark.lower()}-", f"{names.mark.lower()}-", text))
