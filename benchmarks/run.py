"""`make bench`: our figures and those of peers, measured in one run on this machine, side by side.

Writes benchmarks/results.json. Peers live in an environment of their own (--peers PYTHON); without it they are left out and said so.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import sys
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table

from taletable import __version__
from taletable.games import games

from .bounded import output

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "benchmarks" / "results.json"
ENGINE_SECONDS, PEERS_SECONDS, DUEL_SECONDS, LATENCY_SECONDS, PAGE_SECONDS = 60, 120, 90, 420, 600
"""A measurement that takes longer is given up."""
DUELS = ("paper-tales", "dice-upon-a-time")
console = Console()
Figures = dict[str, Any]


def machine() -> Figures:
    """What the figures were measured on."""
    return {"python": platform.python_version(), "system": platform.platform(), "cores": os.cpu_count(), "taletable": __version__}


def measured(what: str, command: list[str], seconds: float, environment: dict[str, str] | None = None, folder: Path = ROOT) -> Any:
    """The figures of a measuring process; what it is at is shown meanwhile."""
    with console.status(f"{what} …") as status:
        return output(command, folder, seconds, environment, lambda text: status.update(f"{what}: {text} …"))


def engine(compiled: Path | None) -> Figures:
    """The engine in plain Python, and compiled where a compiled copy was made: one process for each game."""
    figures: Figures = {"plain": {}}
    for game in games():
        figures["plain"] |= measured("the engine", [sys.executable, "-m", "benchmarks.engine", game], ENGINE_SECONDS)
    if compiled:
        figures["compiled"] = {}
        path = {"PYTHONPATH": f"{compiled}{os.pathsep}{ROOT}"}
        for game in games():
            command = [sys.executable, "-m", "benchmarks.engine", game]
            figures["compiled"] |= measured("the engine, compiled", command, ENGINE_SECONDS, path, compiled)
    return figures


def duels() -> dict[str, Figures]:
    """Our search against OpenSpiel's ISMCTS on our games: a game of each, for the worlds that both look into in a second.

    `python -m benchmarks.duel` plays enough of them to say who wins.
    """
    command = [sys.executable, "-m", "benchmarks.duel", "--games", "1", "--seconds", "0.1"]
    return {game: measured("search", [*command, game], DUEL_SECONDS) for game in DUELS}


def show_duels(figures: dict[str, Figures]) -> None:
    """How many worlds a search looks into."""
    table = Table(title="Search: worlds per second, the same time for each decision", title_justify="left")
    for heading in ("", "ours", "OpenSpiel's ISMCTS in Python"):
        table.add_column(heading, justify="right" if heading else "left")
    for game, line in figures.items():
        table.add_row(game, f"{line['worlds/s']:,.0f}", f"{line['worlds/s, OpenSpiel']:,.0f}")
    console.print(table)


def show_engine(figures: Figures) -> None:
    """Our own figures, one column per game and build."""
    table = Table(title="Taletable, one core", title_justify="left")
    table.add_column("per second")
    columns = [(game, build) for build in figures for game in figures[build]]
    for game, build in columns:
        table.add_column(f"{game}\n{build}", justify="right")
    for row in next(iter(next(iter(figures.values())).values())):
        table.add_row(row.removesuffix("/s"), *(f"{figures[build][game][row]:,.0f}" for game, build in columns))
    console.print(table)


def show_peers(ours: Figures, peers: Figures) -> None:
    """Peers beside us: their decisions per second, and how many times ours that is."""
    table = Table(title="Random play, decisions per second, one core, same run", title_justify="left")
    for heading in ("library: game", "decisions/s", "Paper Tales is × as fast (plain)", "(compiled)", "clones/s"):
        table.add_column(heading, justify="left" if "library" in heading else "right")
    builds = {build: figures["paper-tales"] for build, figures in ours.items()}
    for name, figures in peers.items():
        if isinstance(figures, str):
            table.add_row(name, "did not run", figures[:60], "", "")
            continue
        ratios = [f"{builds[b]['decisions/s'] / figures['decisions/s']:.2f}" if b in builds else "–" for b in ("plain", "compiled")]
        clones = f"{figures['clones/s']:,.0f}" if "clones/s" in figures else "–"
        table.add_row(name, f"{figures['decisions/s']:,.0f}", *ratios, clones)
    console.print(table)


def show_latency(figures: list[Figures]) -> None:
    """How far a client's clock is behind over a slow line, and that nothing made in time is lost."""
    table = Table(title="Real time over a slow line: live rounds through a proxy", title_justify="left")
    rows = {
        "rounds": "rounds",
        "sands that ran through": "sands",
        "… seen through too early": "early",
        "… acted on, and refused": "sand_refused",
        "… seen through so much later, ms (median)": "p50_lag_ms",
        "last moves that came within the grace": "in_grace",
        "… refused": "in_grace_refused",
        "last moves that came later": "beyond_grace",
        "… taken": "beyond_grace_taken",
        "a move until it is acknowledged, ms (median)": "p50_ack_ms",
    }
    table.add_column("delay each way")
    for line in figures:
        table.add_column(f"{line['delay_ms']} ± {line['jitter_ms']} ms", justify="right")
    for name, key in rows.items():
        table.add_row(name, *(str(line[key]) for line in figures))
    console.print(table)


def show_page(figures: dict[str, dict[str, float]] | str) -> None:
    """Tables that a page carries by itself."""
    if isinstance(figures, str):
        console.print(f"Tables of a page were left out: {figures}.")
        return
    table = Table(title="Tables that the page carries by itself", title_justify="left")
    names = list(next(iter(figures.values())))
    table.add_column("")
    for name in names:
        table.add_column(name.replace("_", " "), justify="right")
    for game, found in figures.items():
        table.add_row(game, *(f"{found[name]:g}" for name in names))
    console.print(table)


def main() -> None:
    """Measure, print, write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="folder made by tools/compile.py")
    parser.add_argument("--peers", help="the Python of an environment that has the peers installed")
    parser.add_argument("--server", action="store_true", help="also the server under load and the web client's weight")
    chosen = parser.parse_args()
    results: Figures = json.loads(RESULTS.read_text()) if RESULTS.exists() else {}
    results["machine"] = machine()
    results["engine"] = engine(chosen.compiled.resolve() if chosen.compiled else None)
    show_engine(results["engine"])
    results["search"] = duels()
    show_duels(results["search"])
    if chosen.peers:
        command = [str(Path(chosen.peers).absolute()), "peers.py"]
        results["peers"] = measured("peers", command, PEERS_SECONDS, folder=ROOT / "benchmarks")
        show_peers(results["engine"], results["peers"])
    else:
        console.print("Peers were left out: `make bench` installs and measures them.")
    if chosen.server:
        from .table import report

        results["server"] = report(console)
        command = [sys.executable, "-m", "benchmarks.latency", "--json"]
        results["latency"] = measured("real time over slow lines", command, LATENCY_SECONDS)
        show_latency(results["latency"])
        results["page"] = measured("tables of a page", [sys.executable, "-m", "benchmarks.page"], PAGE_SECONDS)
        show_page(results["page"])
    RESULTS.write_text(json.dumps(results, indent=1, sort_keys=True) + "\n")
    console.print(f"written to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
