"""The study of the balance of Dice Upon a Time: how seats, Characters, items, Quests, Story cards and Events fare, and what teams reach."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Final

from taletable.companions.charts import Dot, bars, dots, histogram, percent, table
from taletable.companions.rates import change, everybody, lead, signed
from taletable.companions.statistics import Z95, Rate
from taletable.companions.study import Configuration, Outcome, Study, Tally, add, had, shares
from taletable.engine.luck import Replayed
from taletable.engine.match import Match
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.words import words_of

from .board import FAIRY, KING, NEIGHBOURS, RABBIT, SOCKET_KEYS
from .cards import CARD_IDS, CHARACTERS, EVENTS, ITEMS, QUESTS, STORIES, STORY_KINDS, VALUES
from .ending import LEVELS, level, lines, results
from .placing import refuse_die
from .state import Realm

COMPETITIVE: Final[dict[int, tuple[str, str]]] = {
    2: ("two", "Two players"),
    3: ("three", "Three players"),
    4: ("four", "Four players"),
    5: ("five", "Five players"),
}
TEAMS: Final = {"easy": 100, "normal": 100, "hard": 50}
"""The bots of teams, and how many games they play: the hard ones think long, and a team's score varies little."""
TEAM: Final[Options] = {"mode": "cooperative"}
MODES: Final[dict[str, tuple[str, Options]]] = {
    "peaceful": ("Peaceful", {"mode": "peaceful"}),
    "no-stories": ("Without Story cards", {"cards": "no-stories"}),
    "no-characters": ("Without Characters", {"characters": False}),
    "beginner": ("Beginner", {"cards": "beginner", "characters": False}),
    "short": ("Short", {"length": "short"}),
    "extra-long": ("Extra long", {"length": "extra-long"}),
}
CONFIGURATIONS: Final = (
    *[Configuration(key, title, seats, {}, ("normal",), 2_000) for seats, (key, title) in COMPETITIVE.items()],
    Configuration("three-hard", "Three players, hard bots", 3, {}, ("hard",), 50),
    *[Configuration(key, f"{title}, three players", 3, options, ("normal",), 100) for key, (title, options) in MODES.items()],
    *[Configuration(f"team-{n}-{bot}", f"Team of {n}, {bot}", n, TEAM, (bot,), games) for n in COMPETITIVE for bot, games in TEAMS.items()],
)
FEW: Final = 200
"""With fewer cases than this a figure says too little to be judged."""
BANDS: Final = {"character": 0.06, "item": 0.06, "order": 0.04}
"""How far from an even chance to win something may lie."""
MOST_BLOCKED: Final = 0.05
"""The share of turns in which no die may fit a route at the figure's field."""
WANTED_LEVELS: Final = {"easy": (1, 2), "normal": (2, 3), "hard": (4, 5)}
"""The levels between which a team's mean should lie (DU-C.61)."""


# What one game adds


def watch(match: Match) -> Tally:
    """What is counted in one finished game."""
    s = match.state
    assert isinstance(s, Realm)
    tally: Tally = {}
    result = results(s)
    assert result
    wins = shares(result)
    mean = sum(result.scores) / s.seats
    margins = [score - mean for score in result.scores]
    first = match.log[1].move.seat
    add(tally, "decisions", len(match.log) - 1)
    add(tally, "chapters", s.chapter)
    for seat in range(s.seats):
        add(tally, f"order:{(seat - first) % s.seats}", wins[seat])
        add(tally, f"score:{result.scores[seat]}")
        add(tally, "points", result.scores[seat])
        for source, ap in lines(s, seat):
            add(tally, f"source:{source}", ap)
    if s.cooperative:
        add(tally, f"level:{level(s)}")
        add(tally, "levels", level(s))
        add(tally, "team", result.scores[0])
        add(tally, "team-square", result.scores[0] ** 2)
    _watch_events(tally, match, s.seats, wins, margins)
    _watch_turns(tally, match)
    return tally


def _watch_events(tally: Tally, match: Match, seats: int, wins: list[float], margins: list[float]) -> None:
    """Cards that were held, read, drawn and done, and AP by chapter."""
    things: set[tuple[str, int]] = set()
    turns = [0] * seats
    began: dict[tuple[int, int], int] = {}
    event = ""
    for kind, args, _ in match.events:
        seat, thing = (args[0], args[1] if len(args) > 1 else -1) if args else (-1, -1)
        assert isinstance(seat, int)
        assert isinstance(thing, int)
        if kind == "phase":
            event = ""
        elif kind == "event":
            event = CARD_IDS[seat]
            add(tally, f"event:{event}:n", seats)
        elif kind == "became":
            things.add((f"character:{CHARACTERS[thing]}", seat))
        elif kind == "holds":
            add(tally, f"held:{CARD_IDS[thing]}")
            things.add((f"item:{CARD_IDS[thing]}", seat))
        elif kind == "played":
            add(tally, f"played:{CARD_IDS[thing]}")
        elif kind == "read":
            add(tally, f"read:{CARD_IDS[thing]}")
            things.add((f"story:{CARD_IDS[thing]}", seat))
        elif kind == "new-quest":
            add(tally, f"drawn:{CARD_IDS[thing]}")
            things.add((f"quest:{CARD_IDS[thing]}", seat))
            began[seat, thing] = turns[seat]
        elif kind == "completed":
            add(tally, f"done:{CARD_IDS[thing]}")
            if (seat, thing) in began:
                add(tally, f"timed:{CARD_IDS[thing]}")
                add(tally, f"turns:{CARD_IDS[thing]}", turns[seat] - began[seat, thing] + 1)
            if event:
                value = args[2]
                assert isinstance(value, int)
                add(tally, f"event:{event}:ap", value)
        elif kind in ("placed", "hopped", "sleepwalked"):
            turns[seat] += 1
            add(tally, "turns")
            if kind == "placed":
                socket = args[3]
                assert isinstance(socket, int)
                add(tally, f"socket:{SOCKET_KEYS[socket] if socket >= RABBIT else 'route'}")
        elif kind in ("proposes", "agreed", "arrived"):
            add(tally, kind)
    for name, seat in sorted(things):
        had(tally, name, wins[seat], margins[seat])


def _watch_turns(tally: Tally, match: Match) -> None:
    """Turns in which a player is stuck, passes with dice left, and questions by kind: the game is played once more for it."""
    game = match.game
    luck = Replayed()
    luck.feed(match.log[0].luck)
    s = game.new(match.seats, match.options, luck)
    run = Run(luck, quiet=True)
    for entry in match.log[1:]:
        assert isinstance(s, Realm)
        rule, seat = s.frames[-1].rule, entry.move.seat
        add(tally, f"ask:{rule}")
        if rule == "place" and entry.move.verb in ("place", "pass", "hop", "sleepwalk") and s.pool[seat]:
            add(tally, "with-dice")
            if entry.move.verb == "pass":
                add(tally, "passes")
            ways = [route for route, _ in NEIGHBOURS[s.at[seat]]]
            if not any(refuse_die(s, seat, die, route, False) is None for die in s.pool[seat] for route in ways):
                add(tally, "blocked")
                if s.at[seat] in (KING, FAIRY):
                    add(tally, "dead-end")
        luck.feed(entry.luck)
        game.step(s, entry.move, run)


# What the sums say


def changes(outcome: Outcome, group: str, keys: tuple[str, ...]) -> dict[str, Dot]:
    """By how much the chance to win is greater for those who had something than for all, with its 95 % interval."""
    whole = everybody(outcome, "order")
    return {key: change(outcome, f"{group}:{key}", whole) for key in keys if outcome.total(f"{group}:{key}:n") >= FEW}


def outside(found: dict[str, Dot], band: float) -> list[str]:
    """What lies outside the band with all of its interval."""
    return [key for key, dot in found.items() if dot.low > band or dot.high < -band]


def orders(outcome: Outcome) -> dict[str, Dot]:
    """By how much the chance to win differs from an even one, from the starting player on, with its 95 % interval."""
    seats = outcome.configuration.seats
    found = {}
    for n in range(seats):
        rate = Rate(outcome.total(f"order:{n}"), outcome.games)
        name = f"player {n + 1} of {seats}"
        low, high = rate.interval
        found[name] = Dot(name, rate.share - 1 / seats, low - 1 / seats, high - 1 / seats)
    return found


# The report


def report(study: Study, folder: Path) -> None:
    """Write dice-upon-a-time.md and its pictures."""
    pictures = folder / study.game.id
    pictures.mkdir(parents=True, exist_ok=True)
    parts = [_opening(study)]
    tables = [study.outcomes[key] for key, _ in COMPETITIVE.values() if key in study.outcomes]
    if tables:
        parts.append(_about_tables(study, tables, pictures))
    for key in ("three", "three-hard"):
        if key in study.outcomes and study.outcomes[key].games >= FEW:
            parts.append(_about_cards(study, study.outcomes[key], pictures))
    modes = [study.outcomes[key] for key in ("three-hard", *MODES) if key in study.outcomes]
    if modes:
        parts.append(_about_modes(modes))
    teams = [o for key, o in study.outcomes.items() if key.startswith("team-")]
    if teams:
        parts.append(_about_teams(teams, pictures))
    (folder / f"{study.game.id}.md").write_text("\n".join(parts), encoding="utf-8")


def _opening(study: Study) -> str:
    rows = [
        (o.configuration.title, o.configuration.seats, ", ".join(o.configuration.bots), f"{o.games:,}") for o in study.outcomes.values()
    ]
    return f"""# Dice Upon a Time: balance

Written by `taletable balance {study.game.id} --seed {study.seed}`; the same seed gives the same figures.

## What was played

{table(("Configuration", "Seats", "Bots", "Games"), rows)}
**Who plays.** The bots plan journeys over the map and weigh Quests by what they earn and what they take. They choose their Characters
by lot, so that all are seen equally often. The normal bot looks two tasks ahead and errs now and then; the hard bot looks three ahead,
collects for two Quests on one journey and stands in others' way. How strong they are:
[dice-upon-a-time-bots.md](dice-upon-a-time-bots.md).

**What is measured.** *Change*: the chance to win of those who had something, minus that of everybody, with a 95 % interval
(Newcombe). *Lead*: their AP over the mean of their table. *Blocked*: turns that begin with unused dice of
which none fits a route at the figure's field.

**The bands.** Characters and items: within {100 * BANDS["character"]:.0f} points of an even chance. Order of seats: within
{100 * BANDS["order"]:.0f} points. Blocked: at most {percent(MOST_BLOCKED, 0)} of the turns. Something is called out of its band when all of
its interval is. Characters are not meant to be equally strong in every game (DU-13.4), but over many games each should be a fair choice.
"""


def _about_tables(study: Study, tables: list[Outcome], pictures: Path) -> str:
    """Scores, order and course by the number of players."""
    scores = {o.configuration.title: {int(n.split(":")[1]): v for n, v in o.tally.items() if n.startswith("score:")} for o in tables}
    histogram(pictures / "scores.svg", "Final scores", scores, "AP")
    rows = []
    unfair = [name for o in tables for name in outside(orders(o), BANDS["order"])]
    for o in tables:
        seats = o.configuration.seats
        turns = o.total("with-dice")
        rows.append(
            (
                seats,
                f"{o.total('points') / (o.games * seats):.1f}",
                " ".join(percent(dot.value + 1 / seats) for dot in orders(o).values()),
                f"{o.total('turns') / (o.games * seats):.1f}",
                percent(o.total("socket:route") / o.total("turns"), 0),
                percent(o.total("blocked") / turns),
                percent(o.total("dead-end") / turns),
                percent(o.total("passes") / turns, 2),
                f"{o.mean('decisions'):.0f}",
                f"{o.mean('agreed'):.2f} of {o.mean('proposes'):.2f}",
            )
        )
    headings = (
        "Players",
        "AP each",
        "Wins from the starting player on",
        "Turns each",
        "On routes",
        "Blocked",
        "of that at King and Fairy",
        "Passed",
        "Decisions",
        "Exchanges",
    )
    spirits = [(k, *[f"{o.total(f'socket:{k}') / o.games:.2f}" for o in tables]) for k in SOCKET_KEYS[RABBIT:]]
    sources = [
        (name, *[f"{o.total(f'source:{name}') / (o.games * o.configuration.seats):+.2f}" for o in tables])
        for name in ("quests", "side-quests", "curses")
    ]
    players = [f"{o.configuration.seats} players" for o in tables]
    return f"""## By the number of players

{table(headings, rows)}
Order of seats, out of its band with all of its interval: {", ".join(unfair) or "none"}.

![Scores]({pictures.name}/scores.svg)

AP of a player by source:

{table(("Source", *players), sources)}
Dice on the Forest Spirits, in a game:

{table(("Spirit", *players), spirits)}"""


def _about_cards(study: Study, outcome: Outcome, pictures: Path) -> str:
    """Characters, items, Quests, Story cards and Events of one configuration."""
    key, title = outcome.configuration.key, outcome.configuration.title
    characters, items = changes(outcome, "character", CHARACTERS), changes(outcome, "item", ITEMS)
    for group, found in (("character", characters), ("item", items)):
        shown = [dot._replace(label=words_of(study.game).get(f"{group}.{dot.label}.name")) for dot in found.values()]
        band = (-BANDS[group], BANDS[group])
        dots(pictures / f"{key}-{group}s.svg", f"{title}: change in the chance to win", shown, "change", band)
    out = [f"character.{k}" for k in outside(characters, BANDS["character"])] + [f"item.{k}" for k in outside(items, BANDS["item"])]
    verdict = ", ".join(words_of(study.game).get(f"{name}.name") for name in out) if out else "none of them"
    return f"""## {title}: cards

Judged are {len(characters)} of {len(CHARACTERS)} Characters and {len(items)} of {len(ITEMS)} items; the others had fewer than {FEW} cases.
Out of its band with all of its interval: {verdict}. An interval that is wider than its band shows nothing either way.

![Characters]({pictures.name}/{key}-characters.svg)

{table(("Character", "Change", "95 % interval", "Lead"), _rows(study, outcome, "character", characters))}
![Items]({pictures.name}/{key}-items.svg)

{table(("Item", "Change", "95 % interval", "Lead", "Held in a game", "Played when held"), _item_rows(study, outcome, items))}
{_quest_tables(study, outcome)}
{table(("Event", "Chapters", "AP of a player in its chapter"), _event_rows(study, outcome))}
{table(("Story cards", "Read in a game", "Lead of the reader"), _story_rows(outcome))}"""


def _rows(study: Study, outcome: Outcome, group: str, found: dict[str, Dot]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for key, dot in sorted(found.items(), key=lambda item: -item[1].value):
        ap, half = lead(outcome, f"{group}:{key}")
        name = words_of(study.game).get(f"{group}.{key}.name")
        rows.append((name, signed(dot.value), f"{signed(dot.low)} to {signed(dot.high)}", f"{ap:+.2f} ± {half:.2f}"))
    return rows


def _item_rows(study: Study, outcome: Outcome, found: dict[str, Dot]) -> list[tuple[str, ...]]:
    order = sorted(found, key=lambda key: -found[key].value)
    rows = []
    for key, row in zip(order, _rows(study, outcome, "item", found), strict=True):
        held = outcome.total(f"held:{key}")
        rows.append((*row, f"{held / outcome.games:.2f}", percent(outcome.total(f"played:{key}") / held, 0) if held else "–"))
    return rows


def _quest_tables(study: Study, outcome: Outcome) -> str:
    """Quests by deck, and one by one."""
    decks = []
    for value in VALUES:
        cards = [quest.key for quest in QUESTS if quest.value == value]
        drawn, done, timed, turns = [sum(outcome.total(f"{what}:{key}") for key in cards) for what in ("drawn", "done", "timed", "turns")]
        pace = turns / timed if timed else 0.0
        decks.append(
            (
                value,
                f"{drawn / outcome.games:.2f}",
                percent(done / drawn if drawn else 0.0),
                f"{pace:.1f}",
                f"{value / pace if pace else 0:.2f}",
            )
        )
    drawers = changes(outcome, "quest", tuple(quest.key for quest in QUESTS))
    rows = []
    for quest in QUESTS:
        drawn, timed = outcome.total(f"drawn:{quest.key}"), outcome.total(f"timed:{quest.key}")
        if drawn:
            share = outcome.total(f"done:{quest.key}") / drawn
            pace = outcome.total(f"turns:{quest.key}") / timed if timed else 0.0
            dot = drawers.get(quest.key)
            luck = f"{signed(dot.value)} ({signed(dot.low)} to {signed(dot.high)})" if dot else "–"
            rows.append((words_of(study.game).get(f"quest.{quest.key}.name"), quest.value, percent(share, 0), f"{pace:.1f}", luck))
    return f"""Quests by deck; the turns are those of their owner from the draw to the end, with all else that was done meanwhile:

{table(("AP", "Drawn in a game", "Completed", "Turns", "AP a turn"), decks)}
Change: the chance to win of those who drew the Quest, completed or not.

{table(("Quest", "AP", "Completed", "Turns", "Change"), rows)}"""


def _event_rows(study: Study, outcome: Outcome) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for key in EVENTS:
        n = outcome.total(f"event:{key}:n")
        if n:
            name = words_of(study.game).get(f"chapter-event.{key}.name")
            rows.append((name, f"{n / outcome.configuration.seats:.0f}", f"{outcome.total(f'event:{key}:ap') / n:.2f}"))
    return sorted(rows, key=lambda row: row[2], reverse=True)


def _story_rows(outcome: Outcome) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for kind, name in enumerate(STORY_KINDS):
        keys = [story.key for story in STORIES if story.kind == kind]
        n = sum(outcome.total(f"story:{key}:n") for key in keys)
        margin = sum(outcome.total(f"story:{key}:margin") for key in keys)
        read = sum(outcome.total(f"read:{key}") for key in keys) / outcome.games
        rows.append((name, f"{read:.2f}", f"{margin / n if n else 0.0:+.2f}"))
    return rows


def _about_modes(modes: list[Outcome]) -> str:
    rows = []
    for o in modes:
        seats = o.configuration.seats
        rows.append(
            (
                o.configuration.title,
                f"{o.total('points') / (o.games * seats):.1f}",
                " ".join(percent(o.total(f"order:{n}") / o.games, 0) for n in range(seats)),
                f"{o.mean('chapters'):.1f}",
                percent(o.total("blocked") / o.total("with-dice")),
                f"{o.mean('decisions'):.0f}",
            )
        )
    headings = ("Configuration", "AP each", "Wins from the starting player on", "Chapters", "Blocked", "Decisions")
    return f"""## Other modes and bots

{table(headings, rows)}"""


def _about_teams(teams: list[Outcome], pictures: Path) -> str:
    """What teams of bots reach (DU-21.12, DU-C.61)."""
    rows: list[tuple[object, ...]] = []
    means = {bot: [0.0] * len(COMPETITIVE) for bot in TEAMS}
    for o in teams:
        seats, bot = o.configuration.seats, o.configuration.bots[0]
        means[bot][seats - 2] = o.mean("team")
        low, high = WANTED_LEVELS[bot]
        rows.append(
            (
                seats,
                bot,
                f"{o.mean('team'):.1f} ± {_half(o):.1f}",
                f"{o.mean('levels'):.1f}",
                f"{low} to {high}",
                " ".join(percent(o.total(f"level:{n}") / o.games, 0) for n in range(1, 6)),
                f"{o.total('team') / (30 * seats) / o.games:.2f}",
            )
        )
    aims = [float(LEVELS[n][-1]) for n in COMPETITIVE]
    bars(pictures / "teams.svg", "Score of a team; the line is level 5", [f"{n} players" for n in COMPETITIVE], {**means}, "AP", aims)
    headings = ("Players", "Bots", "Score, 95 % interval", "Level", "Aim", "Levels 1 to 5", "AP for each die")
    return f"""## Teams

The book's table asks for about 1 AP for each die of a perfect team, and half of that for level 2 (DU-C.61). The table is the book's.
In a team the easy and the normal bot misjudge more than against rivals, by amounts chosen for these levels
([dice-upon-a-time-tuning.md](dice-upon-a-time-tuning.md)); the hard bot does not.

![Teams]({pictures.name}/teams.svg)

{table(headings, rows)}"""


def _half(team: Outcome) -> float:
    """Half the 95 % interval of a team's mean score."""
    return Z95 * sqrt(max(0.0, team.mean("team-square") - team.mean("team") ** 2) / team.games)
