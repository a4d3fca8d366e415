"""The study of the chapters: crews of mates at human speed, held against the difficulty curve of the content sheet."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from taletable.companions.charts import bars, percent, table
from taletable.companions.statistics import Rate
from taletable.companions.study import Configuration, Outcome, Study, Tally
from taletable.engine.match import Match

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
    """Write the page and its picture."""
    pictures = folder / study.game.id
    pictures.mkdir(parents=True, exist_ok=True)
    chapters = [number for number in range(1, len(AIMS) + 1) if key(number, "normal", 4) in study.outcomes]
    shares = {
        difficulty: [_share(study.outcomes.get(key(number, difficulty, 4))) for number in chapters]
        for difficulty in LEVELS
        if all(key(number, difficulty, 4) in study.outcomes for number in chapters)
    }
    aims = [AIMS[number - 1] / 100 for number in chapters]
    bars(pictures / "won.svg", "Games won with 4 Sandtimers", [f"{number}" for number in chapters], shares, "share", aims)
    (folder / f"{study.game.id}.md").write_text(_page(study, chapters, pictures.name), encoding="utf-8")


def _page(study: Study, chapters: list[int], pictures: str) -> str:
    games = sum([outcome.games for outcome in study.outcomes.values()])
    settings = [(difficulty, seats) for difficulty in LEVELS for seats in (2, 3, 4)]
    won = [
        (number, f"{AIMS[number - 1]} %", *[_won(study.outcomes.get(key(number, difficulty, seats))) for difficulty, seats in settings])
        for number in chapters
    ]
    levels = ("easy", "normal", "hard")
    mates = [(number, *[_won(study.outcomes.get(key(number, "normal", 4, bot)), True) for bot in levels]) for number in chapters]
    course = [_course(number, study.outcomes[key(number, "normal", 4)]) for number in chapters]
    far = [number for number in chapters if abs(100 * _share(study.outcomes[key(number, "normal", 4)]) - AIMS[number - 1]) > WITHIN]
    verdict = f"outside: {', '.join(f'chapter {number}' for number in far)}" if far else "all chapters are"
    return f"""# A Tale of Pirates: balance

Written by `taletable balance {study.game.id} --seed {study.seed}` from {games:,} games; the same seed gives the same figures.

Crews of mates play every chapter with a simulated clock. They look only at what everybody sees and react after 2.0 ± 0.5 seconds
(TP-R.67); one decision in eight is not their best. The aim is the share of first tries that people should win on Normal with 4
Sandtimers (content sheet I); the mates should be within {WITHIN} points of it (content sheet J): {verdict}.
They are no people: nobody calls anything to them here, and they never learn a chapter by heart. What was tuned:
[a-tale-of-pirates-tuning.md](a-tale-of-pirates-tuning.md).

## Games won

The dashed lines are what is aimed at on Normal.

![Won]({pictures}/won.svg)

By difficulty and number of Sandtimers, played by normal mates:

{table(("Chapter", "Aim", *[f"{difficulty}, {seats}" for difficulty, seats in settings]), won)}
By the mates' level, on Normal with 4 Sandtimers, with 95 % intervals (Wilson):

{table(("Chapter", "easy mates", "normal mates", "hard mates"), mates)}
## How a chapter goes

Normal, 4 Sandtimers, normal mates. Life Points and stars are those of the chapters won; actions are per game.

{table(HEADINGS, course)}"""


def _share(outcome: Outcome | None) -> float:
    return outcome.mean("won") if outcome and outcome.games else 0.0


def _won(outcome: Outcome | None, interval: bool = False) -> str:
    if not outcome or not outcome.games:
        return "–"
    low, high = Rate(outcome.total("won"), outcome.games).interval
    return percent(_share(outcome), 0) + (f" ({100 * low:.0f}–{100 * high:.0f})" if interval else "")


def _course(number: int, o: Outcome) -> tuple[str, ...]:
    won = max(1.0, o.total("won"))
    rounds = {name: n for name, n in o.tally.items() if name.startswith("lost in round ")}
    worst = max(rounds, key=lambda name: rounds[name]).rpartition(" ")[2] if rounds else "–"

    def per(*verbs: str) -> str:
        return f"{sum(o.mean(verb) for verb in verbs):.1f}"

    return (
        f"{number}",
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
    )
