"""Paper Tales as text: all Kingdoms at a glance, and the viewer's own cards with what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .cards import ARTIFACT_OF, BACK, BUILDINGS, CARD_IDS, DECK, FIRST_ARTIFACT, FRONT, SPOTS, UNIT_OF
from .catalogue import card_text, level_text
from .construction import cost
from .lich import claim
from .state import Kingdoms

FRONT_SPOTS = [SPOTS[spot] for spot in FRONT]
BACK_SPOTS = [SPOTS[spot] for spot in BACK]


def tableau(game: Game[Any], state: State, seat: int | None, names: Sequence[str]) -> RenderableType:
    """The Kingdoms of all, seat by seat in the order of passing; below, what only the viewer sees."""
    view = game.view(state, seat)
    direction = "left ↓" if view["turn"] % 2 else "right ↑"
    passing = "three packs, of which two come again" if view["lich"] else f"packs go to the {direction}"
    title = f"Turn {view['turn']} of 4 · {passing} · Gold+Income · ⚔ strength · ● Age"
    table = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0), show_edge=False)
    table.add_column("Kingdom")
    for heading in ("LP", "Gold", "⚔"):
        table.add_column(heading, justify="right")
    for heading in ("Makes", "Front", "Back", "Buildings"):
        table.add_column(heading)
    for q, player in enumerate(view["players"]):
        style = "bold" if q == seat else ""
        table.add_row(
            Text(names[q], style=style),
            Text(str(player["score"]), style="bold magenta"),
            Text.assemble((str(player["gold"]), "bold yellow"), (f"+{player['income']}", "yellow dim")),
            Text(str(player["strength"]), style="bold red"),
            _makes(player["resources"]),
            _units(game, player["spots"], FRONT_SPOTS, player["units"]),
            _units(game, player["spots"], BACK_SPOTS, player["units"]),
            _buildings(game, player["levels"], player["artifacts"]),
            end_section=any(p["units"] for p in view["players"]),
        )
    parts: list[RenderableType] = [Text(title, style="dim"), table]
    if state.options["gates_buildings"] or state.options["legends"]:  # otherwise they are the five that everybody knows
        on_offer = ", ".join(game.text.get(f"building.{key}.name") for key in view["buildings"])
        parts.append(Text(f"Buildings of this game: {on_offer}", style="dim"))
    if view["lich"]:
        parts += _lich(game, view["lich"])
    if seat is not None:
        parts += _own(game, view["players"][seat])
    return Group(*parts)


def remark(game: Game[Any], state: State, move: Move) -> str:
    """A word of help beside a choice: what the card is, or what the Building brings."""
    if move.verb in ("recruit", "dismiss", "pay", "deploy", "repeat"):
        assert isinstance(state, Kingdoms)
        lp = claim(state, move.args[0])
        return card_line(game, CARD_IDS[move.args[0]]) + (f" · left over: {lp} LP for the Lich King" if lp else "")
    if move.verb in ("construct", "upgrade"):
        building, level, way = (*move.args,) if move.verb == "construct" else (move.args[0], 2, move.args[1])
        price = cost(state, move.seat, building, level, way)  # type: ignore[arg-type]
        gold = f"{price.land + price.gold} Gold · "
        return gold + _building_line(game, building, range(1 if move.verb == "construct" else 2, level + 1))
    if move.verb == "found":
        return _building_line(game, move.args[0], range(1, 3))
    return ""


def _lich(game: Game[Any], side: dict[str, Any]) -> list[RenderableType]:
    """The Lich King: his score and hosts, the Necropolis with the features that count, his cards, what is left over for him."""
    words = {entry["key"]: entry for group in ("necropolis", "lich_king") for entry in game.catalogue()[group]}
    known = {feature["card"]: feature for feature in side["features"]}
    text = Text.assemble(("The Lich King  ", "bold"), (f"{side['score']} LP", "bold magenta"), f"  level {side['level']}")
    for host in side["hosts"]:
        strength = f"{host['least']}" if host["least"] == host["most"] else f"{host['least']} to {host['most']}"
        text.append(f"  {game.text.get('host.' + host['key'])} ").append(strength, style="bold red")
    table = Table.grid(padding=(0, 2, 0, 0))
    for place in side["row"]:
        kind = game.text.get(f"necropolis_kind.{place['kind']}")
        if not place["risen"]:
            may_be = [entry["name"] for entry in game.catalogue()["necropolis"] if entry["kind"] == place["kind"]]
            table.add_row(Text(f"   {kind}", style="dim"), Text(f"face down: {', '.join(may_be)}", style="dim"))
            continue
        feature = known[place["card"]]
        earns = f" ({feature['left']} LP left over, {feature['open']} in sight)" if side["draft"] and feature["left"] is not None else ""
        table.add_row(Text(f"   {words[place['card']]['name']}"), Text(words[place["card"]]["text"] + earns, style="dim"))
    for key in side["cards"]:
        table.add_row(Text(f"   {words[key]['name']}", style="magenta"), Text(words[key]["text"], style="dim"))
    parts: list[RenderableType] = [text, table]
    draft = side["draft"]
    rows: dict[str, list[str | None]] = {}
    if draft:
        rows = {"Comes again": [ident for pack in draft["packs"] for ident in pack], "Left over": draft["left"]}
    for heading, cards in rows.items():
        if cards and None not in cards:
            parts.append(Text.assemble((f"{heading}: ", "dim"), ", ".join(_name(game, ident) for ident in cards if ident)))
    return parts


def _building_line(game: Game[Any], building: int, levels: range) -> str:
    gains = [level_text(game.text, BUILDINGS[building], level) for level in levels]
    return f"{BUILDINGS[building].lp[levels[-1] - 1]} LP at the end · {'; '.join(gains)}"


def card_line(game: Game[Any], ident: str) -> str:
    """Cost, strength and text of a Unit; LP and text of an Artifact."""
    card = DECK.number[ident]
    if card >= FIRST_ARTIFACT:
        artifact = ARTIFACT_OF[card - FIRST_ARTIFACT]
        return f"Artifact · {artifact.lp} LP at the end · {card_text(game.text, artifact)}"
    unit = UNIT_OF[card]
    price = f"costs {unit.cost}" if unit.cost >= 0 else f"brings {-unit.cost}"
    return f"{price} · strength {unit.strength}{'*' if unit.star else ''} · {card_text(game.text, unit)}"


def _name(game: Game[Any], ident: str) -> str:
    return game.label("card", DECK.number[ident])


def _makes(resources: dict[str, int]) -> Text:
    words = [f"{n} {name.capitalize()}" for name, n in resources.items() if n]
    return Text("\n".join(words) or "–", style="green" if words else "dim")


def _units(game: Game[Any], spots: dict[str, str | None], names: list[str], units: dict[str, Any]) -> Text:
    """One Unit a line: name, strength (dim where it does not fight), one dot for each Age token."""
    text = Text()
    for spot in names:
        ident = spots[spot]
        if ident:
            unit = units[ident]
            text.append(_name(game, ident)).append(f" {unit['strength']}", style="red" if unit["fights"] else "dim")
            text.append(" " + "●" * unit["age"] if unit["age"] else "", style="cyan").append("\n")
    text.rstrip()
    return text if text else Text("–", style="dim")


def _buildings(game: Game[Any], levels: dict[str, int], artifacts: list[str]) -> Text:
    built = [f"{game.text.get(f'building.{key}.name')} {'I' * level}" for key, level in levels.items() if level]
    built += [f"★ {_name(game, ident)}" for ident in artifacts]
    return Text("\n".join(built) or "–", style="" if built else "dim")


def _own(game: Game[Any], player: dict[str, Any]) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if player["hand"] and isinstance(player["hand"], list):
        parts += [Text("Your hand", style="dim"), _cards(game, player["hand"], player)]
    if player["kept"]:
        parts.append(Text.assemble(("Kept for the next turn: ", "dim"), _name(game, player["kept"])))
    forecast = player.get("forecast")
    if forecast:
        parts.append(_plan(game, player, forecast))
    return parts


def _cards(game: Game[Any], hand: list[str], player: dict[str, Any]) -> Table:
    planned = {ident: spot for spot, ident in player["plan"].items() if ident}
    table = Table.grid(padding=(0, 2, 0, 0))
    for ident in hand:
        laid = "laid down" if ident in player["plan_artifacts"] else ""
        place = planned.get(ident, "kept" if player["keep"] == ident else laid)
        table.add_row(Text(f"   {_name(game, ident)}"), Text(place, style="cyan"), Text(card_line(game, ident), style="dim"))
    return table


def _plan(game: Game[Any], player: dict[str, Any], forecast: dict[str, Any]) -> Text:
    """The secret plan in one line, with what it costs and what it would give before abilities."""
    front = ", ".join(_name(game, ident) for spot in FRONT_SPOTS if (ident := player["plan"][spot])) or "–"
    back = ", ".join(_name(game, ident) for spot in BACK_SPOTS if (ident := player["plan"][spot])) or "–"
    laid = "".join(f" · ★ {_name(game, ident)}" for ident in player["plan_artifacts"])
    text = Text.assemble(("Your plan  ", "dim"), f"Front: {front} · Back: {back}{laid} · costs {forecast['cost']} of {player['gold']} Gold")
    if forecast["short"]:
        text.append(f" · {forecast['short']} Gold short", style="bold red")
    makes = ", ".join(f"{n} {name.capitalize()}" for name, n in forecast["resources"].items() if n)
    text.append(f" · strength {forecast['strength']} · income {forecast['income']}{' · makes ' + makes if makes else ''}")
    return text
