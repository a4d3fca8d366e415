"""Any game as text: where we are, the table, the choices, the score."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from rich.console import Console, Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from taletable.engine.game import Game, Result
from taletable.engine.moves import Event, Move, Refusal
from taletable.engine.state import State
from taletable.games.companions import companion

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
        console.print(Text(f"To decide: {', '.join(names[q] for q in game.asked(state))}", style="bold"))


def where(game: Game[Any], state: State) -> Text:
    """The open paragraphs, outermost first, with the id of the one that asks."""
    if state.over:
        return Text("The game is over", style="bold")
    frames = game.where(state)
    return Text.assemble((" › ".join(frame["text"] for frame in frames), "bold"), (f"  {frames[-1]['cite']}", "cyan"))


def tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """The table: drawn by the game's own terminal.py, or plainly from the view.

    A terminal.py has `tableau(game, state, seat, names)` and may have `remark(game, state, move)`, a word of help beside a choice.
    """
    terminal = companion(game, "terminal")
    if terminal:
        drawn: RenderableType = terminal.tableau(game, state, seat, names)
        return drawn
    return plain_tableau(game, state, seat, names)


def plain_tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """Every field that a seat sees: one panel for the table, one for each player."""
    view = game.view(state, seat)
    common = {key: value for key, value in view.items() if key not in FRAME_FIELDS}
    panels = [Panel(_fields(game, common), title="Table", title_align="left")] if common else []
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
        return "yes" if value else "no"
    if isinstance(value, str):
        return labels(game).get(value, value)
    if isinstance(value, list):
        return ", ".join(words(game, item) if not isinstance(item, list) else " ".join(words(game, x) for x in item) for item in value)
    if isinstance(value, dict):
        if set(value) == {"count"}:
            return f"{value['count']} hidden"
        return " · ".join(f"{words(game, key)}: {words(game, item)}" for key, item in value.items())
    return str(value)


@cache
def labels(game: Game[Any]) -> dict[str, str]:
    """What a person calls each id of the game."""
    return {name: game.label(kind, n) for kind, values in game.names.items() for n, name in enumerate(values)}


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
            table.add_row(Text(f"{n:>4}", style="bold green"), Text(self.game.move_text(move)), Text(note, style="dim"))
            n += 1
        return table

    def _grid(self, group: list[Move], n: int) -> Table:
        """One row for each first argument; the second ones follow, each with its number."""
        first, second = (kind.rstrip("0123456789") for kind in self.game.arguments[f"move.{group[0].verb}"])
        rows: dict[int, list[tuple[int, int]]] = {}
        for move in group:
            rows.setdefault(move.args[0], []).append((n, move.args[1]))
            n += 1
        table = Table.grid(padding=(0, 2, 0, 0))
        for i, (arg, cells) in enumerate(rows.items()):
            line = Text()
            for number, other in cells:
                line.append(f"{number:>4}", style="bold green").append(f" {self.game.ident(second, other)} ")
            table.add_row(Text(f"  {group[0].verb}" if i == 0 else "", style="italic"), Text(self.game.label(first, arg)), line)
        return table

    def refusals(self, names: Sequence[str]) -> RenderableType:
        """The refused offers with their reasons and rules."""
        if not self.refused:
            return Text("Nothing is refused here: every choice is open.", style="dim")
        table = Table.grid(padding=(0, 2, 0, 0))
        for move, refusal in self.refused:
            table.add_row(
                Text(f"   ✗ {self.game.move_text(move)}", style="dim"),
                Text(self.game.refusal_text(refusal, names), style="dim"),
                Text(refusal.cite, style="dim cyan"),
            )
        return table


# What happened


def sentences(game: Game[Any], events: Sequence[Event], seat: int | None, names: Sequence[str]) -> list[tuple[str, str]]:
    """The events that a seat may learn of: their kinds, and their sentences."""
    seen = [(event.kind, game.event_text(event, names)) for event in events if event.seen_by(seat)]
    return [(kind, text) for kind, text in seen if text]


def score_sheet(game: Game[Any], result: Result, names: Sequence[str]) -> RenderableType:
    """The result, with each score explained line by line."""
    table = Table(title="The end", title_style="bold", title_justify="left", box=None, pad_edge=False, padding=(0, 3, 0, 0))
    table.add_column("")
    for seat, name in enumerate(names):
        table.add_column(Text(name, style="bold" if seat in result.winners else ""), justify="right")
    for rival in result.rivals:
        table.add_column(game.text.get(f"rival.{rival.key}"), justify="right")
    columns = [*result.lines, *(rival.lines for rival in result.rivals)]
    sums: dict[str, list[int]] = {}
    for column, lines in enumerate(columns):
        for source, amount in lines:
            sums.setdefault(source, [0] * len(columns))[column] += amount
    for source, amounts in sums.items():
        table.add_row(_source(game, source), *(str(n) if n else "" for n in amounts))
    scores = [*result.scores, *(rival.score for rival in result.rivals)]
    table.add_row(Text("Score", style="bold"), *(Text(str(score), style="bold") for score in scores))
    if result.together:
        end = game.text.get(f"verdict.{result.verdict}", "You have won." if result.winners else "You have lost.")
    else:
        won = [*(names[seat] for seat in result.winners)] or [game.text.get(f"rival.{rival.key}") for rival in result.rivals]
        end = f"{' and '.join(won)} won." if won else "Nobody won."
    return Group(table, Text(end, style="bold green" if result.winners else "bold"))


def _source(game: Game[Any], source: str) -> str:
    number = game.numbers.get("source", {}).get(source)
    return game.text.get(f"source.{source}", source) if number is None else game.label("source", number)
