"""`taletable rules`: the ledgers, and which of their promises have tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from .common import AsJson, fail, out, print_json, the_game

if TYPE_CHECKING:
    from rich.console import Console

    from taletable.engine.ledger import Ledger, Paragraph


def rules(
    game_name: Annotated[str, typer.Argument(metavar="GAME|coverage", help="A game's id; or the word coverage.", show_default=False)],
    identity: Annotated[
        str | None, typer.Argument(metavar="[ID]", help="A paragraph such as PT-5.8, or a chapter such as PT-5.", show_default=False)
    ] = None,
    search: Annotated[
        str | None, typer.Option("--search", "-s", metavar="TEXT", help="Only paragraphs that contain all these words.")
    ] = None,
    root: Annotated[Path | None, typer.Option("--root", metavar="DIR", help="For coverage: the repository whose tests are read.")] = None,
    json: AsJson = False,
) -> None:
    """Look up the rules of a game, or see which of their ids have tests.

    [bold]Examples[/bold]

      taletable rules paper-tales PT-5.8

      taletable rules paper-tales --search "age token"

      taletable rules coverage

      taletable rules coverage paper-tales --json
    """
    if game_name == "coverage":
        _coverage(identity, root, json)
        return
    game = the_game(game_name)
    found = find(game.ledger, identity) if identity else list(game.ledger.paragraphs.values())
    if not found:
        fail(f"{game.name} has no rule “{identity}”{_near(game.ledger, identity or '')}")
    if search is not None:
        matching = set(game.ledger.search(search))
        found = [paragraph for paragraph in found if paragraph in matching]
        if not found:
            fail(f"no rule of {game.name} speaks of “{search}”")
    if json:
        print_json([paragraph_json(paragraph) for paragraph in found])
        return
    show_paragraphs(out(), found, (search or "").split())


def find(ledger: Ledger, identity: str) -> list[Paragraph]:
    """The paragraph with an id, or all of a chapter; the game's prefix may be left out."""
    wanted = identity.upper().rstrip(".")
    prefix = next(iter(ledger.paragraphs), "").partition("-")[0]
    for name in (wanted, f"{prefix}-{wanted}"):
        if name in ledger.paragraphs:
            return [ledger.paragraphs[name]]
        if chapter := [p for p in ledger.paragraphs.values() if p.id.startswith(name + ".")]:
            return chapter
    return []


def show_paragraphs(console: Console, paragraphs: list[Paragraph], words: list[str] | None = None) -> None:
    """Paragraphs under their headings, with the words that were searched for marked."""
    from rich.padding import Padding
    from rich.text import Text

    heading: tuple[str, ...] = ()
    for paragraph in paragraphs:
        if paragraph.heading != heading:
            heading = paragraph.heading
            console.print(Text(" › ".join(heading), style="bold underline"))
        text = Text.assemble((paragraph.id, "bold cyan"), " ", paragraph.text.replace("**", ""))
        text.highlight_words(words or [], "bold yellow", case_sensitive=False)
        console.print(Padding(text, (0, 0, 0, 2)))


def paragraph_json(paragraph: Paragraph) -> dict[str, Any]:
    """A paragraph as plain data."""
    return {**paragraph._asdict(), "heading": list(paragraph.heading)}


def _near(ledger: Ledger, identity: str) -> str:
    from difflib import get_close_matches

    near = get_close_matches(identity.upper(), list(ledger.paragraphs), 3, 0.5)
    return f"; did you mean {', '.join(near)}?" if near else ""


def _coverage(game_name: str | None, root: Path | None, json: bool) -> None:
    from taletable.lab.coverage import coverage

    try:
        report = coverage(root, [the_game(game_name)] if game_name else None)
    except (OSError, SyntaxError) as error:
        fail(str(error))
    if json:
        print_json(report.json())
        raise typer.Exit(0 if report.complete else 1)
    for game in report.games:
        total = len(game.tested) + len(game.missing)
        typer.echo(
            f"{game.name}: {len(game.tested)} of {total} testable ids have a test ({game.percent:.1f} %), {len(game.untestable)} excused"
        )
        for paragraph in game.missing:
            typer.echo(f"  no test: {paragraph.id} {paragraph.text}")
        for paragraph in game.excused_but_tested:
            typer.echo(f"  excused, but there is a test: {paragraph.id} ({paragraph.untested})")
        for stray in game.strays:
            typer.echo(f"  excused, but not in the ledger: {stray}")
    for mention in report.unknown:
        typer.echo(f"  {mention.file}:{mention.line} names {mention.id}, which no ledger has")
    if not report.complete:
        raise typer.Exit(1)
