"""ThreeTale as text: the Heroes, the Map with everything on it, and the fight that is on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taletable.companions.terminal import called, named, sheet, things, told
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.saying import say
from taletable.engine.state import State
from taletable.words import words_of

from .deck import CARD_IDS, group_of
from .words import VIRTUES

CELL = 3
"""Letters that a space of the Map has."""


def tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """The phase, the Heroes, the Map, and what is fought or told."""
    view = game.view(state, seat)
    phase = say(f"phase.{view['phase']}")
    title = told(game, "title-limited" if view["limit"] else "title", phase=phase, round=view["round"], limit=view["limit"] or 0)
    parts: list[RenderableType] = [Text(title, style="dim"), _heroes(game, view, seat, names)]
    if view["spaces"]:
        parts.append(_map(game, view))
    if battle := view["battle"]:
        parts.append(_battle(game, battle))
    if view["prophecies"] and not view["fate"]:
        parts.append(Text.assemble((told(game, "prophecies"), "bold"), "  ", called(game, view["prophecies"])))
    return Group(*parts)


def remark(game: Game[Any], state: State, move: Move) -> str:
    """What a card says that a choice is about."""
    kinds = game.grammar.arguments[f"move.{move.verb}"]
    cards = [value for domain, value in zip(kinds.values(), move.args, strict=True) if domain.names == CARD_IDS]
    return words_of(game).get(f"{group_of(cards[0])}.{CARD_IDS[cards[0]]}.text", "") if cards else ""


def _heroes(game: Game[Any], view: dict[str, Any], seat: int | None, names: Sequence[str]) -> Table:
    numbers = ("spirit", *VIRTUES, "speed", "shevitsa")
    table = sheet(game, "seat", "hero", *numbers, "carries", numbers=numbers)
    for q, player in enumerate(view["players"]):
        if player["hero"] is None:
            table.add_row(str(q + 1), named(names, q, seat))
            continue
        stones = [told(game, key, n=player[key]) for key in ("stones", "offerings") if player[key]]
        cards = [*player["artifacts"], *player["quests"], *(player["bonus"] if isinstance(player["bonus"], list) else ())]
        table.add_row(
            str(q + 1),
            Text.assemble(named(names, q, seat), (f"\n{called(game, [player['hero']])}", "dim")),
            Text(str(player["spirit"]), style="bold red"),
            *[str(player["virtues"][virtue]) for virtue in VIRTUES],
            str(player["speed_now"]),
            str(player["shevitsa"]),
            "\n".join([*stones, *(called(game, [card]) for card in cards)]) or "–",
            end_section=q + 1 < len(names),
        )
    return table


def _map(game: Game[Any], view: dict[str, Any]) -> Group:
    """The spaces by column and row, so that `walk s61-60` can be typed: Heroes by their seats, things by their letters."""
    spaces = {(space["x"], space["y"]): space for space in view["spaces"]}
    columns, rows = sorted({x for x, _ in spaces}), sorted({y for _, y in spaces})
    heroes = {player["at"]: str(q + 1) for q, player in enumerate(view["players"]) if player["at"]}
    foes = {foe["space"] for foe in view["foes"]}
    lines = [Text("     " + "".join(f"{x:<{CELL}}" for x in columns), style="dim")]
    met: dict[str, str] = {}
    for y in rows:
        line = Text(f"  {y:<{CELL}}", style="dim")
        for x in columns:
            space = spaces.get((x, y))
            mark, style = "", ""
            if space is None:
                pass
            elif space["id"] in heroes:
                mark, style = heroes[space["id"]], "bold reverse"
            elif space["id"] in foes:
                mark, style = "!", "bold red"
            elif thing := space["object"] or (space["print"] if space["print"] != "free" else ""):
                mark, style = _mark(thing), "yellow" if space["object"] else ""
                met.setdefault(mark, called(game, [thing]))
            else:
                mark, style = "·", "dim"
            line.append(f"{mark:<{CELL}}", style=style)
        lines.append(line)
    legend = Text("  " + " · ".join(f"{mark} {words}" for mark, words in sorted(met.items())), style="dim")
    return Group(*lines, legend)


def _mark(thing: str) -> str:
    """`battle-2` is `B2`, `white` is `W`."""
    name, _, level = thing.partition("-")
    return name[0].upper() + (level if level.isdigit() else level[:1])


def _battle(game: Game[Any], battle: dict[str, Any]) -> Text:
    facts = {fact: battle[fact] for fact in ("speed", "defence", "strength", "harm")}
    [enemy] = things(game, [battle["enemy"]])
    return Text.assemble((told(game, "battle"), "bold red"), "  ", told(game, "enemy", enemy=enemy, **facts))
