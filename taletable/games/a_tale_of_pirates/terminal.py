"""A Tale of Pirates as text: the chapter's clock and mission, the sea around the ship, and where the Sandtimers stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taletable.companions.terminal import called, named, sheet, things, told
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State
from taletable.words import words_of

from .cards import ON_CARD, kind_of
from .ship import AREA_OF, AREAS, SPACES


def tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """Chapter, ship and mission in a few lines; then the sea, sector by sector, and the crew."""
    view = game.view(state, seat)
    chapter, clock = view["chapter"], view["clock"]
    facts = {"n": chapter["number"], "title": chapter["title"], "round": view["round"], "rounds": chapter["rounds"]}
    title = told(game, "title", **facts)
    if clock["running"]:
        title = told(game, "title-running", **facts, left=max(0, clock["ends"] - view["now"]) // 1000)
    return Group(Text(title, style="dim"), _ship(game, view), *_mission(game, view), _sea(game, view), _crew(game, view, seat, names))


def remark(game: Game[Any], state: State, move: Move) -> str:
    """What a Sandtimer does where it would be put."""
    if move.verb not in ("place", "linger"):
        return ""
    [place] = move.args
    if place < len(SPACES):
        return words_of(game).get(f"area-text.{AREAS[AREA_OF[place]]}")
    return words_of(game).get(f"card.{kind_of(place - ON_CARD).key}.text")


def _ship(game: Game[Any], view: dict[str, Any]) -> Text:
    [bow] = things(game, [view["bow"]], "sector")
    course = told(game, "course", sector=bow, speed=view["speed"])
    facts = [told(game, "cannonballs", cannons=things(game, view["loaded"], "space") or "–", left=view["balls_left"])]
    facts += [told(game, "token", n=n, token=things(game, [token])[0]) for token, n in view["tokens"].items()]
    life = told(game, "life", life=view["life"], full=view["chapter"]["start_life"])
    text = Text.assemble((told(game, "ship"), "bold"), "  ", course, ", ", (life, "bold red"), ", ", ", ".join(facts))
    if view["corks"]:
        text.append(", ").append(told(game, "damaged", places=things(game, view["corks"], "space")), style="red")
    return text


def _mission(game: Game[Any], view: dict[str, Any]) -> list[Text]:
    mission, events = view["mission"], view["events"]
    words = words_of(game)
    lines = []
    if mission["text"]:
        task = words.tree(mission["text"])
        if mission["count"]:
            task = told(game, "progress", task=mission["text"], n=mission["progress"], count=mission["count"])
        lines.append(Text.assemble((told(game, "mission"), "bold"), "  ", task))
    if events["question"]:
        lines.append(Text.assemble((told(game, "event"), "bold yellow"), "  ", words.tree(events["question"]["text"])))
    return lines


def _sea(game: Game[Any], view: dict[str, Any]) -> Table:
    """Each sector with the Cards that lie there and what of the ship faces it."""
    table = sheet(game, "sector", "cards", "faced-by")
    for sector in view["sea"]:
        slots = [slot for slot in view["up"] if slot.rpartition("-")[0] == sector["key"]]
        text = Text()
        for slot in slots:
            card, hidden = view["up"][slot], view["down"][slot]["count"]
            if card:
                hits = view["hits"].get(card, 0)
                text.append(called(game, [card])).append(f" –{hits}" if hits else "", style="red").append("  ")
            elif hidden:
                text.append(told(game, "face-down"), style="dim").append("  ")
        table.add_row(
            Text(called(game, [sector["key"]], kind="sector"), style="bold" if sector["bow"] else ""),
            text,
            called(game, [sector["area"]], kind="area"),
        )
    return table


def _crew(game: Game[Any], view: dict[str, Any], seat: int | None, names: Sequence[str]) -> Table:
    table = sheet(game, "crew", "sandtimer")
    for q, player in enumerate(view["players"]):
        sand = player["sandtimer"]
        where = called(game, [sand["at"]], kind="place") if sand["at"] else told(game, "in-hand")
        if sand["state"] == "running":
            where += ", " + told(game, "sand", left=max(0, sand["through"] - view["now"]) // 1000)
        table.add_row(named(names, q, seat), Text(where, style="bold green" if sand["state"] == "ready" else ""))
    return table
