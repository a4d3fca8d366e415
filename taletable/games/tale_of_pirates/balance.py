"""The study of the chapters: crews of mates at human speed, held against the difficulty curve of the content sheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from taletable.engine.match import Match
from taletable.lab.balance import Configuration, Outcome, Study, Tally
from taletable.lab.statistics import Rate

from .cards import CHAPTERS
from .deeds import stars
from .state import LEVELS, OUTCOMES, WON, Voyage

GAMES: Final = 1_000
AIMS: Final = (90, 85, 75, 70, 60, 60, 50, 45, 40, 35)
"""First tries won, in per cent, on Normal with 4 Sandtimers (content sheet I)."""
WITHIN: Final = 15
"""The normal mates should be within so many points of it (content sheet J)."""
HEADINGS: Final = (
    "Chapter",
    "Life Points left",
    "Stars",
    "Lost: last life",
    "Lost: mission",
    "Most often in round",
    "Sail",
    "Helm",
    "Lookout",
    "Repairs",
    "Loads",
    "Shots",
    "Card spaces",
    "Removed",
)
VERBS: Final = ("hoist", "lower", "steer", "haul", "look", "repair", "load", "load-two", "fire", "blast", "use", "remove")


def key(chapter: int, difficulty: str, seats: int, bot: str = "normal") -> str:
    """The name of a configuration."""
    return f"{chapter:02d}-{difficulty}-{seats}" + ("" if bot == "normal" else f"-{bot}")


def _configurations() -> Iterator[Configuration]:
    for chapter in CHAPTERS:
        for difficulty in LEVELS:
            for seats in (2, 3, 4):
                title = f"Chapter {chapter.number}, {difficulty}, {seats} Sandtimers"
                options: dict[str, str | int | bool] = {"chapter": chapter.number, "difficulty": difficulty}
                yield Configuration(key(chapter.number, difficulty, seats), title, seats, options, ("normal",), GAMES)
    for chapter in CHAPTERS:
        for bot in ("easy", "hard"):
            title = f"Chapter {chapter.number}, normal, 4 Sandtimers, {bot} mates"
            yield Configuration(key(chapter.number, "normal", 4, bot), title, 4, {"chapter": chapter.number}, (bot,), GAMES)


CONFIGURATIONS: Final = tuple(_configurations())


def watch(match: Match) -> Tally:
    """What one chapter adds: how it ended and where, what it cost, and what the crew did."""
    s = match.state
    assert isinstance(s, Voyage)
    tally: Tally = {OUTCOMES[s.outcome]: 1, "entries": len(match.log)}
    if s.outcome == WON:
        tally.update({"life left": s.life, "stars": stars(s)})
    else:
        tally[f"lost in round {s.round}"] = 1
    for entry in match.log:
        if entry.move.verb in VERBS:
            tally[entry.move.verb] = tally.get(entry.move.verb, 0) + 1
    return tally


def report(study: Study, folder: Path) -> None:
    """Write the page."""
    (folder / f"{study.game.id}.md").write_text("\n".join(_lines(study)) + "\n", encoding="utf-8")


def _lines(study: Study) -> Iterator[str]:
    played = [outcome for outcome in study.outcomes.values() if outcome.games]
    yield "# A Tale of Pirates: balance"
    yield ""
    yield "Crews of mates play every chapter with a simulated clock. They look only at what everybody sees and react after 2.0 ± 0.5"
    yield "seconds (TP-R.67); one decision in eight is not their best. The aim is the share of first tries that people should win on"
    yield f"Normal with 4 Sandtimers (content sheet I); the mates should be within {WITHIN} points of it (content sheet J). They are no"
    yield "people: they never talk, and they never learn a chapter by heart."
    yield ""
    yield f"`taletable balance {study.game.id}` makes this page; seed {study.seed}, {sum(outcome.games for outcome in played):,} games."
    yield "Intervals are Wilson's at 95 %."
    yield ""
    yield "## Won, in per cent"
    yield ""
    yield "| Chapter | Aim | Normal, 4 | 95 % | Easy, 4 | Hard, 4 | Normal, 3 | Normal, 2 (solo) | easy mates | hard mates | Games |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for number, aim in enumerate(AIMS, 1):
        main = study.outcomes.get(key(number, "normal", 4))
        cells = [_interval(main)]
        for difficulty, seats, bot in _columns():
            cells.append(_won(study.outcomes.get(key(number, difficulty, seats, bot))))
        yield f"| {number} | {aim} | {_won(main)} | {' | '.join(cells)} | {main.games if main else 0} |"
    yield ""
    yield "## How a chapter goes (Normal, 4 Sandtimers, normal mates)"
    yield ""
    yield f"| {' | '.join(HEADINGS)} |"
    yield "|" + " --- |" * len(HEADINGS)
    for number in range(1, len(AIMS) + 1):
        found = study.outcomes.get(key(number, "normal", 4))
        if found and found.games:
            yield _course(number, found)
    yield ""
    yield "Life Points and stars are those of the chapters won; actions are per game."


def _columns() -> tuple[tuple[str, int, str], ...]:
    return (
        ("easy", 4, "normal"),
        ("hard", 4, "normal"),
        ("normal", 3, "normal"),
        ("normal", 2, "normal"),
        ("normal", 4, "easy"),
        ("normal", 4, "hard"),
    )


def _won(outcome: Outcome | None) -> str:
    return f"{100 * outcome.mean('won'):.0f}" if outcome and outcome.games else "–"


def _interval(outcome: Outcome | None) -> str:
    if not outcome or not outcome.games:
        return "–"
    low, high = Rate(outcome.total("won"), outcome.games).interval
    return f"{100 * low:.0f}–{100 * high:.0f}"


def _course(number: int, o: Outcome) -> str:
    won = max(1.0, o.total("won"))
    rounds = {name: n for name, n in o.tally.items() if name.startswith("lost in round ")}
    worst = max(rounds, key=lambda name: rounds[name]).rpartition(" ")[2] if rounds else "–"

    def per(*verbs: str) -> str:
        return f"{sum(o.mean(verb) for verb in verbs):.1f}"

    cells = [
        f"{o.total('life left') / won:.1f}",
        f"{o.total('stars') / won:.1f}",
        f"{100 * o.mean('last-life'):.0f} %",
        f"{100 * o.mean('mission-failed'):.0f} %",
        worst,
        per("hoist", "lower"),
        per("steer", "haul"),
        per("look"),
        per("repair"),
        per("load", "load-two"),
        per("fire", "blast"),
        per("use"),
        per("remove"),
    ]
    return f"| {number} | {' | '.join(cells)} |"
