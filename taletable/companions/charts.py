"""Pictures and tables of a report: SVG by matplotlib, which reads the same by day and by night, and Markdown."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

INK: Final = "#7a6a58"
"""Text and axes: a brown that can be read on white and on dark pages."""
COLOURS: Final = ("#2f6f73", "#b4552d", "#7c5a9b", "#8a7a1f", "#3f6db0", "#a23e5c", "#55803c")


class Dot(NamedTuple):
    """One line of a dot chart: a value with its interval."""

    label: str
    value: float
    low: float
    high: float


def table(headings: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A Markdown table; everything but the first column is set to the right."""
    lines = [
        "| " + " | ".join(headings) + " |",
        "|" + "|".join("---" if i == 0 else "---:" for i in range(len(headings))) + "|",
    ]
    return "\n".join(lines + ["| " + " | ".join(str(cell) for cell in row) + " |" for row in rows]) + "\n"


def percent(share: float, digits: int = 1) -> str:
    """A share in percent, as a report writes it."""
    return f"{100 * share:.{digits}f} %"


def dots(path: Path, title: str, values: Sequence[Dot], unit: str, band: tuple[float, float] | None = None) -> None:
    """One line each with its interval, the greatest on top; the band is shaded."""
    ordered = sorted(values, key=lambda dot: dot.value)
    figure, axes = _figure(7.2, 1.1 + 0.2 * len(ordered), title)
    if band:
        axes.axvspan(*band, color=COLOURS[0], alpha=0.12, linewidth=0)
    y = range(len(ordered))
    axes.hlines(y, [d.low for d in ordered], [d.high for d in ordered], color=COLOURS[0], linewidth=2, alpha=0.55)
    outside = [bool(band) and not band[0] <= d.value <= band[1] for d in ordered] if band else [False] * len(ordered)
    axes.scatter([d.value for d in ordered], y, color=[COLOURS[1] if out else COLOURS[0] for out in outside], s=18, zorder=3)
    axes.set_yticks(list(y), [d.label for d in ordered], fontsize=7.5)
    axes.set_ylim(-0.7, len(ordered) - 0.3)
    axes.set_xlabel(unit)
    axes.grid(axis="x", alpha=0.3)
    _save(figure, path)


def bars(
    path: Path, title: str, labels: Sequence[str], groups: Mapping[str, Sequence[float]], unit: str, aims: Sequence[float] = ()
) -> None:
    """Groups of bars side by side; a short line across marks what is aimed at."""
    figure, axes = _figure(7.2, 3.4, title)
    width = 0.8 / len(groups)
    for i, (name, values) in enumerate(groups.items()):
        axes.bar(
            [x + (i - (len(groups) - 1) / 2) * width for x in range(len(labels))], values, width * 0.92, label=name, color=COLOURS[i % 7]
        )
    for x, aim in enumerate(aims):
        axes.hlines(aim, x - 0.45, x + 0.45, color=INK, linewidth=1.6, linestyles="dashed")
    axes.set_xticks(range(len(labels)), labels, fontsize=8)
    axes.set_ylabel(unit)
    axes.grid(axis="y", alpha=0.3)
    if len(groups) > 1:
        axes.legend(frameon=False, labelcolor=INK, fontsize=8)
    _save(figure, path)


def histogram(path: Path, title: str, groups: dict[str, dict[int, float]], unit: str) -> None:
    """How often each whole number came, as a share of each group."""
    figure, axes = _figure(7.2, 3.2, title)
    for i, (name, counts) in enumerate(groups.items()):
        total = sum(counts.values()) or 1.0
        xs = range(min(counts), max(counts) + 1) if counts else range(0)
        axes.plot(list(xs), [counts.get(x, 0.0) / total for x in xs], label=name, color=COLOURS[i % 7], linewidth=1.6)
    axes.set_xlabel(unit)
    axes.set_ylabel("share")
    axes.grid(alpha=0.3)
    if len(groups) > 1:
        axes.legend(frameon=False, labelcolor=INK, fontsize=8)
    _save(figure, path)


def _figure(width: float, height: float, title: str) -> tuple[Any, Any]:
    from matplotlib.figure import Figure

    figure = Figure(figsize=(width, height), layout="constrained")
    axes = figure.add_subplot()
    axes.set_title(title, color=INK, fontsize=10, loc="left")
    axes.tick_params(colors=INK, labelsize=8)
    axes.xaxis.label.set_color(INK)
    axes.yaxis.label.set_color(INK)
    for side, spine in axes.spines.items():
        spine.set_visible(side in ("left", "bottom"))
        spine.set_color(INK)
    axes.set_axisbelow(True)
    return figure, axes


def _save(figure: Any, path: Path) -> None:
    """Without date and with fixed ids, so that the same figures give the same file."""
    from matplotlib import rc_context

    with rc_context({"svg.hashsalt": "taletable", "svg.fonttype": "none"}):
        figure.savefig(path, format="svg", transparent=True, metadata={"Date": None})
