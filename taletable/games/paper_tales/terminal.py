"""Paper Tales as text: all Kingdoms at a glance, and the viewer's own cards with what they do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from taletable.companions.terminal import called, named, sheet, things, told
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.saying import Say, say
from taletable.engine.state import State
from taletable.words import words_of

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
    title = told(game, "title", turn=view["turn"], turns=view["turns"], passes="again" if view["lich"] else view["passes"])
    numbers = ("lp", "gold", "strength")
    table = sheet(game, "kingdom", *numbers, "makes", "front", "back", "buildings", numbers=numbers)
    for q, player in enumerate(view["players"]):
        table.add_row(
            named(names, q, seat),
            Text(str(player["score"]), style="bold magenta"),
            Text.assemble((str(player["gold"]), "bold yellow"), (f"+{player['income']}", "yellow dim")),
            Text(str(player["strength"]), style="bold red"),
            _makes(game, player["resources"]),
            _units(game, player["spots"], FRONT_SPOTS, player["units"]),
            _units(game, player["spots"], BACK_SPOTS, player["units"]),
            _buildings(game, player["levels"], player["artifacts"]),
            end_section=any(p["units"] for p in view["players"]),
        )
    parts: list[RenderableType] = [Text(title, style="dim"), table]
    if state.options["gates_buildings"] or state.options["legends"]:  # otherwise they are the five that everybody knows
        on_offer = [say(f"building.{key}.name") for key in view["buildings"]]
        parts.append(Text(told(game, "on-offer", buildings=on_offer), style="dim"))
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
        line = card_line(game, CARD_IDS[move.args[0]])
        return told(game, "claimed", line=line, lp=lp) if lp else line
    if move.verb in ("construct", "upgrade"):
        building, level, way = (*move.args,) if move.verb == "construct" else (move.args[0], 2, move.args[1])
        price = cost(state, move.seat, building, level, way)  # type: ignore[arg-type]
        brings = _brings(building, range(1 if move.verb == "construct" else 2, level + 1))
        return told(game, "price", gold=price.land + price.gold, brings=brings)
    if move.verb == "found":
        return words_of(game).say(_brings(move.args[0], range(1, 3)))
    return ""


def _lich(game: Game[Any], side: dict[str, Any]) -> list[RenderableType]:
    """The Lich King: his score and hosts, the Necropolis with the features that count, his cards, what is left over for him."""
    words = words_of(game)
    catalogue = game.catalogue()
    entries = {entry["key"]: entry for group in ("necropolis", "lich_king") for entry in catalogue[group]}
    known = {feature["card"]: feature for feature in side["features"]}
    text = Text.assemble((told(game, "lich"), "bold"), "  ", (told(game, "score", lp=side["score"]), "bold magenta"), "  ")
    text.append(told(game, "level", n=side["level"]))
    for host in side["hosts"]:
        strength = f"{host['least']}" if host["least"] == host["most"] else f"{host['least']}–{host['most']}"
        text.append(f"  {words.get('host.' + host['key'])} ").append(strength, style="bold red")
    table = Table.grid(padding=(0, 2, 0, 0))
    for place in side["row"]:
        if not place["risen"]:
            kind = words.get(f"necropolis_kind.{place['kind']}")
            may_be = [entry["name"] for entry in catalogue["necropolis"] if entry["kind"] == place["kind"]]
            table.add_row(Text(f"   {kind}", style="dim"), Text(told(game, "face-down", cards=may_be), style="dim"))
            continue
        feature, entry = known[place["card"]], entries[place["card"]]
        says = words.say(entry["text"])
        if side["draft"] and feature["left"] is not None:
            says = told(game, "earns", text=entry["text"], left=feature["left"], open=feature["open"])
        table.add_row(Text(f"   {words.say(entry['name'])}"), Text(says, style="dim"))
    for key in side["cards"]:
        table.add_row(Text(f"   {words.say(entries[key]['name'])}", style="magenta"), Text(words.say(entries[key]["text"]), style="dim"))
    parts: list[RenderableType] = [text, table]
    draft = side["draft"]
    rows: dict[str, list[str | None]] = {}
    if draft:
        rows = {"comes-again": [ident for pack in draft["packs"] for ident in pack], "left-over": draft["left"]}
    for heading, cards in rows.items():
        if cards and None not in cards:
            parts.append(Text.assemble((told(game, heading), "dim"), " ", called(game, [ident for ident in cards if ident])))
    return parts


def _brings(building: int, levels: range) -> Say:
    """What a Building brings on these levels."""
    texts = [level_text(BUILDINGS[building], level) for level in levels]
    lp = BUILDINGS[building].lp[levels[-1] - 1]
    key = "terminal.level-brings" if len(texts) == 1 else "terminal.levels-bring"
    return say(key, lp=lp, **{f"text{n}": text for n, text in enumerate(texts, 1)})


def card_line(game: Game[Any], ident: str) -> str:
    """Cost, strength and text of a Unit; LP and text of an Artifact."""
    card = DECK.number[ident]
    if card >= FIRST_ARTIFACT:
        artifact = ARTIFACT_OF[card - FIRST_ARTIFACT]
        return told(game, "artifact", lp=artifact.lp, text=card_text(artifact))
    unit = UNIT_OF[card]
    strength = f"{unit.strength}{'*' if unit.star else ''}"
    return told(game, "unit" if unit.cost >= 0 else "unit-brings", gold=abs(unit.cost), strength=strength, text=card_text(unit))


def _name(game: Game[Any], ident: str) -> str:
    return words_of(game).thing("card", DECK.number[ident])


def _makes(game: Game[Any], resources: dict[str, int]) -> Text:
    words = [told(game, "resource", resource=name, n=n) for name, n in resources.items() if n]
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
    built = [f"{words_of(game).get(f'building.{key}.name')} {'I' * level}" for key, level in levels.items() if level]
    built += [f"★ {_name(game, ident)}" for ident in artifacts]
    return Text("\n".join(built) or "–", style="" if built else "dim")


def _own(game: Game[Any], player: dict[str, Any]) -> list[RenderableType]:
    parts: list[RenderableType] = []
    if player["hand"] and isinstance(player["hand"], list):
        parts += [Text(told(game, "hand"), style="dim"), _cards(game, player["hand"], player)]
    if player["kept"]:
        parts.append(Text.assemble((told(game, "kept-card"), "dim"), " ", _name(game, player["kept"])))
    forecast = player.get("forecast")
    if forecast:
        parts.append(_plan(game, player, forecast))
    return parts


def _cards(game: Game[Any], hand: list[str], player: dict[str, Any]) -> Table:
    planned = {ident: spot for spot, ident in player["plan"].items() if ident}
    table = Table.grid(padding=(0, 2, 0, 0))
    for ident in hand:
        place = called(game, [planned[ident]]) if ident in planned else ""
        if player["keep"] == ident:
            place = told(game, "kept")
        elif ident in player["plan_artifacts"]:
            place = told(game, "laid")
        table.add_row(Text(f"   {_name(game, ident)}"), Text(place, style="cyan"), Text(card_line(game, ident), style="dim"))
    return table


def _plan(game: Game[Any], player: dict[str, Any], forecast: dict[str, Any]) -> Text:
    """The secret plan in a few lines, with what it costs and what it would give before abilities."""
    rows = {"front": [player["plan"][spot] for spot in FRONT_SPOTS], "back": [player["plan"][spot] for spot in BACK_SPOTS]}
    parts = [f"{told(game, row)}: {called(game, [ident for ident in cards if ident])}" for row, cards in rows.items()]
    parts += [f"★ {_name(game, ident)}" for ident in player["plan_artifacts"]]
    leaving = [ident for ident in player["spots"].values() if ident and ident not in player["plan"].values()]
    if leaving:
        parts.append(told(game, "leaving", cards=things(game, leaving)))
    parts.append(told(game, "costs", cost=forecast["cost"], gold=player["gold"]))
    parts += [told(game, "forecast", strength=forecast["strength"], income=forecast["income"])]
    parts += [told(game, "resource", resource=name, n=n) for name, n in forecast["resources"].items() if n]
    text = Text.assemble((told(game, "plan"), "dim"), "  ", " · ".join(parts))
    if forecast["short"]:
        text.append(" · ").append(told(game, "short", n=forecast["short"]), style="bold red")
    return text
