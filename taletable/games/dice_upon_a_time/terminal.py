"""Dice Upon a Time as text: all players at a glance, the dice on the routes, and the viewer's ways and cards with what they say."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taletable.companions.terminal import called, named, sheet, told
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.words import words_of

from .board import FIELD_KEYS, NEIGHBOURS, SOCKET_KEYS
from .cards import CARD_IDS, FIRST_EVENT, FIRST_QUEST, FIRST_STORY

GROUPS = ((FIRST_QUEST, "item"), (FIRST_STORY, "quest"), (FIRST_EVENT, "story"), (len(CARD_IDS), "chapter-event"))
"""How the texts of cards are called, up to which card."""


def tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """The chapter and its Event, everybody, the routes with dice; below, what the viewer holds."""
    view = game.view(state, seat)
    title = told(game, "title", chapter=view["chapter"], chapters=view["chapters"], name=names[view["marker"]])
    parts: list[RenderableType] = [Text(title, style="dim")]
    if view["event"]:
        parts.append(Text.assemble((told(game, "event"), "bold"), f"  {called(game, [view['event']])}: {_text(game, view['event'])}"))
    if team := view.get("team"):
        together = told(game, "team", score=team["score"], levels=[str(level) for level in team["levels"]])
        parts.append(Text.assemble((told(game, "together"), "bold"), "  ", together))
    parts += [_players(game, view, seat, names), _routes(game, view)]
    if seat is not None:
        parts += _own(game, view, view["players"][seat])
    return Group(*parts)


def remark(game: Game[Any], state: State, move: Move) -> str:
    """What a card says that a choice is about."""
    if move.verb not in ("keep", "complete", "fulfil", "lift", "pick-up", "give-up", "play"):
        return ""
    return _text(game, CARD_IDS[move.args[0]])


def _text(game: Game[Any], ident: str) -> str:
    card = CARD_IDS.index(ident)
    group = next(name for end, name in GROUPS if card < end)
    return words_of(game).get(f"{group}.{ident}.text")


def _players(game: Game[Any], view: dict[str, Any], seat: int | None, names: Sequence[str]) -> Table:
    table = sheet(game, "player", "ap", "at", "dice", "has", "quests", "items", numbers=["ap"])
    for q, player in enumerate(view["players"]):
        hand = player["hand"]
        table.add_row(
            Text.assemble(named(names, q, seat), (f"\n{called(game, [player['character']])}" if player["character"] else "", "dim")),
            Text(str(player["score"]), style="bold magenta"),
            called(game, [player["at"]]),
            Text(called(game, [view["face"][die] for die in player["pool"]], " "), style="bold"),
            _tokens(game, player["tokens"]),
            called(game, [*player["active"], *player["tales"]], "\n"),
            called(game, hand, "\n") if isinstance(hand, list) else str(hand["count"]),
            end_section=q + 1 < len(names),
        )
    return table


def _tokens(game: Game[Any], tokens: dict[str, int]) -> str:
    return ", ".join(f"{n} {called(game, [token])}" for token, n in tokens.items() if n) or "–"


def _routes(game: Game[Any], view: dict[str, Any]) -> Text:
    taken = [f"{called(game, [socket])} {_needs(game, facts)}" for socket, facts in view["sockets"].items() if view["stacks"][socket]]
    return Text.assemble((told(game, "routes"), "bold"), "  ", ", ".join(taken) or "–")


def _needs(game: Game[Any], facts: dict[str, Any]) -> str:
    return told(game, "banned") if facts["ban"] is not None else f"{facts['needs']}+"


def _own(game: Game[Any], view: dict[str, Any], player: dict[str, Any]) -> Iterable[RenderableType]:
    """The ways from where the viewer stands, with the die that each needs; and the cards in hand."""
    at = FIELD_KEYS.index(player["at"])
    ways = [f"{called(game, [FIELD_KEYS[to]])} {_needs(game, view['sockets'][SOCKET_KEYS[route]])}" for route, to in NEIGHBOURS[at]]
    yield Text.assemble((told(game, "ways"), "bold"), "  ", ", ".join(ways))
    cards = [*player["active"], *player["tales"], *player["hand"], *player["drawn"]]
    if cards:
        table = Table.grid(padding=(0, 2, 0, 0))
        for ident in cards:
            table.add_row(Text(f"   {called(game, [ident])}"), Text(_text(game, ident), style="dim"))
        yield table
