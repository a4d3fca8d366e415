"""Any game as text: where we are, the table, the choices, the score."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from taletable.companions import companion
from taletable.companions.terminal import labels
from taletable.engine.game import Game, Result
from taletable.engine.moves import Event, Move, Refusal
from taletable.engine.saying import Say, say
from taletable.engine.sight import open_paragraphs
from taletable.engine.state import State
from taletable.words import say_it, words_of

FRAME_FIELDS = {"game", "seats", "options", "now", "over", "frames", "asked", "waiting", "players"}
"""What every view has; a table shows it in its own way."""
GRID_FROM = 8
"""So many choices of a verb with two arguments are laid out as a grid."""


def show_state(console: Console, game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> None:
    """Where we are, the table as a seat sees it, and who has to decide."""
    console.print(where(game, state))
    console.print(tableau(game, state, seat, names))
    if state.over:
        result = game.results(state)
        assert result
        console.print(score_sheet(game, result, names))
    else:
        console.print(Text(say_it("cli.to-decide", names=[names[q] for q in game.asked(state)]), style="bold"))


def where(game: Game[Any], state: State) -> Text:
    """The open paragraphs, outermost first, with the id of the one that asks."""
    if state.over:
        return Text(say_it("cli.over"), style="bold")
    frames = words_of(game).tree(open_paragraphs(game, state))
    return Text.assemble((" › ".join(frame["text"] for frame in frames), "bold"), (f"  {frames[-1]['cite']}", "cyan"))


def tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """The table: drawn by the game's own `terminal` (`companions/terminal.py`), or plainly from the view."""
    terminal = companion(game, "terminal")
    if terminal:
        drawn: RenderableType = terminal.tableau(game, state, seat, names)
        return drawn
    return plain_tableau(game, state, seat, names)


def plain_tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """Every field that a seat sees: one panel for the table, one for each player."""
    view = game.view(state, seat)
    common = {key: value for key, value in view.items() if key not in FRAME_FIELDS}
    panels = [Panel(_fields(game, common), title=say_it("cli.table"), title_align="left")] if common else []
    for q, player in enumerate(view["players"]):
        if player:
            panels.append(Panel(_fields(game, player), title=Text(names[q], style="bold" if q == seat else ""), title_align="left"))
    return Group(*panels)


def _fields(game: Game[Any], fields: dict[str, Any]) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for key, value in fields.items():
        table.add_row(Text(key.replace("_", " "), style="dim"), Text(words(game, value)))
    return table


def words(game: Game[Any], value: Any) -> str:
    """A value of a view in words."""
    if value is None or value == [] or value == {}:
        return "–"
    if isinstance(value, bool):
        return say_it("cli.yes" if value else "cli.no")
    if isinstance(value, str):
        return words_of(game).say(labels(game)[value]) if value in labels(game) else value
    if isinstance(value, list):
        return ", ".join(words(game, item) if not isinstance(item, list) else " ".join(words(game, x) for x in item) for item in value)
    if isinstance(value, dict):
        if set(value) == {"count"}:
            return say_it("cli.hidden", n=value["count"])
        return " · ".join(f"{words(game, key)}: {words(game, item)}" for key, item in value.items())
    return str(value)


# Choices


class Choices:
    """The offers of one seat: those allowed, numbered in the order in which they are shown, and those refused."""

    def __init__(self, game: Game[Any], state: State, seat: int) -> None:
        self.game = game
        self.state = state
        rule = game.rule(state)
        groups: dict[str, list[Move]] = {}
        self.refused: list[tuple[Move, Refusal]] = []
        for move in game.offers(state, seat):
            if refusal := rule.refuse(state, move):
                self.refused.append((move, refusal))
            else:
                groups.setdefault(move.verb, []).append(move)
        self.groups = groups
        self.allowed = [move for group in groups.values() for move in group]

    def table(self) -> RenderableType:
        """The allowed offers, verb by verb."""
        parts: list[RenderableType] = []
        n = 1
        for group in self.groups.values():
            grid = len(group) >= GRID_FROM and len(group[0].args) == 2
            parts.append(self._grid(group, n) if grid else self._list(group, n))
            n += len(group)
        return Group(*parts)

    def _list(self, group: list[Move], n: int) -> Table:
        remark = getattr(companion(self.game, "terminal"), "remark", None)
        table = Table.grid(padding=(0, 2, 0, 0))
        for move in group:
            note = remark(self.game, self.state, move) if remark else ""
            table.add_row(Text(f"{n:>4}", style="bold green"), Text(words_of(self.game).move(move)), Text(note, style="dim"))
            n += 1
        return table

    def _grid(self, group: list[Move], n: int) -> Table:
        """One row for each first argument; the second ones follow, each with its number."""
        first, second = (domain.name for domain in self.game.grammar.arguments[f"move.{group[0].verb}"].values())
        rows: dict[int, list[tuple[int, int]]] = {}
        for move in group:
            rows.setdefault(move.args[0], []).append((n, move.args[1]))
            n += 1
        table = Table.grid(padding=(0, 2, 0, 0))
        for i, (arg, cells) in enumerate(rows.items()):
            line = Text()
            for number, other in cells:
                line.append(f"{number:>4}", style="bold green").append(f" {self.game.ident(second, other)} ")
            table.add_row(Text(f"  {group[0].verb}" if i == 0 else "", style="italic"), Text(words_of(self.game).thing(first, arg)), line)
        return table

    def refusals(self, names: Sequence[str]) -> RenderableType:
        """The refused offers with their reasons and rules."""
        if not self.refused:
            return Text(say_it("cli.nothing-refused"), style="dim")
        table = Table.grid(padding=(0, 2, 0, 0))
        for move, refusal in self.refused:
            table.add_row(
                Text(f"   ✗ {words_of(self.game).move(move)}", style="dim"),
                Text(words_of(self.game).refusal(refusal, names), style="dim"),
                Text(refusal.cite, style="dim cyan"),
            )
        return table


# What happened


def sentences(game: Game[Any], events: Sequence[Event], seat: int | None, names: Sequence[str]) -> list[tuple[str, str]]:
    """The events that a seat may learn of: their kinds, and their sentences."""
    seen = [(event.kind, words_of(game).event(event, names)) for event in events if event.seen_by(seat)]
    return [(kind, text) for kind, text in seen if text]


def score_sheet(game: Game[Any], result: Result, names: Sequence[str]) -> RenderableType:
    """The result, with each score explained line by line."""
    table = Table(title=say_it("cli.the-end"), title_style="bold", title_justify="left", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(name, style="bold" if seat in result.winners else ""), justify="right")
    for rival in result.rivals:
        table.add_column(words_of(game).get(f"rival.{rival.key}"), justify="right")
    columns = [*result.lines, *(rival.lines for rival in result.rivals)]
    sums: dict[str, list[int]] = {}
    for column, lines in enumerate(columns):
        for source, amount in lines:
            sums.setdefault(source, [0] * len(columns))[column] += amount
    for source, amounts in sums.items():
        table.add_row(words_of(game).source(source), *(str(n) if n else "" for n in amounts))
    scores = [*result.scores, *(rival.score for rival in result.rivals)]
    table.add_row(Text(say_it("cli.score"), style="bold"), *(Text(str(score), style="bold") for score in scores))
    if result.together:
        end = say(f"verdict.{result.verdict}", otherwise=say("cli.you-won" if result.winners else "cli.you-lost"))
    else:
        won: list[str | Say] = [*(names[seat] for seat in result.winners)] or [say(f"rival.{rival.key}") for rival in result.rivals]
        end = say("cli.won", names=won) if won else say("cli.nobody-won")
    return Group(table, Text(words_of(game).say(end), style="bold green" if result.winners else "bold"))
