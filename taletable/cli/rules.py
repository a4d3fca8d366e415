"""`taletable rules`: the ledgers, and which of their promises have tests."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from taletable.engine.saying import Wrong, say
from taletable.words import say_it

from .common import AsJson, at_file, fail, out, print_json, the_game

if TYPE_CHECKING:
    from rich.console import Console

    from taletable.engine.ledger import Ledger, Paragraph
    from taletable.lab.coverage import GameCoverage, OfId


def rules(
    game_name: Annotated[str, typer.Argument(metavar="GAME|coverage", show_default=False)],
    identity: Annotated[str | None, typer.Argument(metavar="[ID]", show_default=False)] = None,
    search: Annotated[str | None, typer.Option("--search", "-s", metavar="TEXT")] = None,
    root: Annotated[Path | None, typer.Option("--root", metavar="DIR")] = None,
    ids: Annotated[bool, typer.Option("--ids")] = False,
    json: AsJson = False,
) -> None:
    """Look up the rules of a game, or see which of their ids have tests.

    taletable rules paper-tales PT-5.8

    taletable rules paper-tales --search "age token"

    taletable rules coverage

    taletable rules coverage paper-tales --json
    """
    if game_name == "coverage":
        _coverage(identity, root, ids, json)
        return
    game = the_game(game_name)
    found = find(game.ledger, identity) if identity else list(game.ledger.paragraphs.values())
    if not found:
        near = _near(game.ledger, identity or "")
        fail(say("cli.no-rule-but", game=game.name, id=identity, near=near) if near else say("cli.no-rule-of", game=game.name, id=identity))
    if search is not None:
        matching = set(game.ledger.search(search))
        found = [paragraph for paragraph in found if paragraph in matching]
        if not found:
            fail(say("cli.nothing-found", game=game.name, text=search))
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


def _near(ledger: Ledger, identity: str) -> list[str]:
    from difflib import get_close_matches

    return get_close_matches(identity.upper(), list(ledger.paragraphs), 3, 0.5)


def _coverage(game_name: str | None, root: Path | None, ids: bool, json: bool) -> None:
    from taletable.lab.coverage import coverage

    try:
        report = coverage(root, [the_game(game_name)] if game_name else None)
    except Wrong as wrong:
        fail(wrong.said)
    except OSError as error:
        fail(at_file(error))
    except SyntaxError as error:  # of a test; Python says it in its own words
        fail(say("verbatim", text=str(error)))
    if json:
        print_json(report.json())
        raise typer.Exit(0 if report.complete else 1)
    for game in report.games:
        total = len(game.tested) + len(game.missing)
        tested, excused, percent = len(game.tested), len(game.untestable), f"{game.percent:.1f}"
        typer.echo(say_it("cli.covered", game=game.name, tested=tested, total=total, percent=percent, excused=excused))
        for paragraph in game.missing:
            typer.echo("  " + say_it("cli.untested", id=paragraph.id, text=paragraph.text))
        for paragraph in game.excused_but_tested:
            typer.echo("  " + say_it("cli.excused-but-tested", id=paragraph.id, why=paragraph.untested))
        for stray in game.strays:
            typer.echo("  " + say_it("cli.excused-stray", id=stray))
        typer.echo("  " + _of_mutants(game))
        for one in game.ids if ids else ():
            typer.echo("  " + _of_id(one))
    for mention in report.unknown:
        typer.echo("  " + say_it("cli.unknown-id", place=f"{mention.file}:{mention.line}", id=mention.id))
    if not report.complete:
        raise typer.Exit(1)


def _of_mutants(game: GameCoverage) -> str:
    found = game.outcome
    if found is None:
        return say_it("cli.mutants-unmeasured")
    key = "cli.mutants" if found.rules == game.rules else "cli.mutants-of-other-rules"
    killed, mutants, explained, left = len(found.killed), len(found.counted), len(found.explained), len(found.open)
    percent = f"{found.percent:.1f}"
    return say_it(key, killed=killed, mutants=mutants, percent=percent, explained=explained, open=left, made=found.made, rules=found.rules)


def _of_id(one: OfId) -> str:
    if one.mutants is None:
        return say_it("cli.id-unmeasured", id=one.id, tests=one.tests)
    if not one.mutants:
        return say_it("cli.id-uncited", id=one.id, tests=one.tests)
    return say_it("cli.id-mutants", id=one.id, tests=one.tests, mutants=one.mutants, killed=one.killed)
