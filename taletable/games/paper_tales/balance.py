"""The study of the balance of Paper Tales: how every card, Building, seat and solo level fares when bots play thousands of games."""

from __future__ import annotations

from math import sqrt
from pathlib import Path
from typing import Final

from taletable.companions.charts import Dot, bars, dots, histogram, percent, table
from taletable.companions.rates import change, everybody, lead, signed
from taletable.companions.statistics import Rate
from taletable.companions.study import Configuration, Outcome, Study, Tally, add, had, shares
from taletable.engine.match import Match
from taletable.engine.state import Options
from taletable.words import words_of

from .cards import ARTIFACTS, BUILDING_KEYS, BUILDINGS, KEY_OF, UNITS
from .ending import results
from .faces import BASE, GATES, LEGENDS
from .solo import LEVELS
from .state import Kingdoms

SEATS: Final = 3
GAMES: Final = 20_000
SOLO_GAMES: Final = 4_000
"""Alone only the share of won games is asked for; this many tell it to 1.5 points."""
HARD_GAMES: Final = 100
"""A check of the others: a game of three hard bots costs as much as a hundred of normal ones."""
EXPANSIONS: Final[dict[str, tuple[str, Options]]] = {
    "base": ("The base game", {}),
    "gates": ("With Beyond the Gates", {"gates_units": True, "gates_buildings": True}),
    "legends": ("With What Forges Legends", {"legends": True}),
    "everything": ("With both expansions", {"gates_units": True, "gates_buildings": True, "legends": True}),
}
CONFIGURATIONS: Final = (
    *[Configuration(key, title, SEATS, options, ("normal",), GAMES) for key, (title, options) in EXPANSIONS.items()],
    *[
        Configuration(
            f"solo-{mix}-{level}" if options else f"solo-{level}",
            f"{title}, alone, level {level}",
            1,
            {**options, "level": level},
            ("normal",),
            SOLO_GAMES if not options else SOLO_GAMES // 4,
        )
        for mix, (title, options) in EXPANSIONS.items()
        for level in LEVELS
    ],
    Configuration("hard", "With both expansions, hard bots", SEATS, EXPANSIONS["everything"][1], ("hard",), HARD_GAMES),
)
WANTED: Final = (0.75, 0.60, 0.45, 0.30, 0.20)
"""The share of solo games that a plain player should win, by level."""
BUILDING_BAND: Final = 0.10
"""By how much the chance to win of those who constructed a Building may differ."""
CARD_HEADINGS: Final = ("Card", "Set", "Seen and taken", "Taken and deployed", "Deployed by", "Change", "95 % interval", "Lead")
BUILDING_HEADINGS: Final = ("Building", "Set", "Constructed", "On level 2", "Change", "95 % interval", "Lead")
SET_NAMES: Final = {BASE: "base", GATES: "Gates", LEGENDS: "Legends"}
SET_OF: Final = {
    **{unit.key: unit.set for unit in UNITS},
    **{building.key: building.set for building in BUILDINGS},
    **{artifact.key: LEGENDS for artifact in ARTIFACTS},
}


# What one game adds


def watch(match: Match) -> Tally:
    """What is counted in one finished game."""
    s = match.state
    assert isinstance(s, Kingdoms)
    tally: Tally = {}
    wins = shares(results(s))
    if s.seats == 1:
        add(tally, "lich", s.lich_score)
        add(tally, f"lich-score:{s.lich_score}")
        margins = [float(s.score[0] - s.lich_score)]
    else:
        mean = sum(s.score) / s.seats
        margins = [score - mean for score in s.score]
        _watch_draft(tally, match, s)
    for seat in range(s.seats):
        add(tally, f"seat:{seat}", wins[seat])
        add(tally, f"score:{s.score[seat]}")
        add(tally, "points", s.score[seat])
    for seat, key in sorted(_deployed(match)):
        had(tally, f"card:{key}", wins[seat], margins[seat])
    for seat in range(s.seats):
        levels = s.towns(seat)
        for b in s.buildings:
            key = BUILDING_KEYS[b]
            had(tally, f"offered:{key}", wins[seat], margins[seat])
            if levels[b]:
                had(tally, f"building:{key}", wins[seat], margins[seat])
            if levels[b] == 2:
                had(tally, f"level-2:{key}", wins[seat], margins[seat])
    return tally


def _deployed(match: Match) -> set[tuple[int, str]]:
    """Who deployed what, however it came into play: out of the hand, as another shape, or off the pile."""
    found: set[tuple[int, str]] = set()
    for event in match.events:
        if event.kind in ("deployed", "forged"):
            seat, card = event.args[:2]
        elif event.kind in ("became", "found-artifact"):
            seat, _, card = event.args[:3]
        else:
            continue
        assert isinstance(seat, int)
        assert isinstance(card, int)
        found.add((seat, KEY_OF[card]))
    return found


def _watch_draft(tally: Tally, match: Match, s: Kingdoms) -> None:
    """Which cards were taken out of which packs. A pack is known by all that was ever taken out of it, so the picks tell it all."""
    picks: list[list[list[int]]] = []
    for event in match.events:
        if event.kind == "dealt" and event.args[0] == 0:
            picks.append([[] for _ in range(s.seats)])
        elif event.kind in ("recruits", "last-card"):
            seat, card = event.args
            assert isinstance(seat, int)
            assert isinstance(card, int)
            picks[-1][seat].append(card)
            add(tally, f"held:{KEY_OF[card]}")
        elif event.kind in ("deployed", "forged"):
            card = event.args[1]
            assert isinstance(card, int)
            add(tally, f"put:{KEY_OF[card]}")
    for turn, by_seat in enumerate(picks):
        step = 1 if turn % 2 == 0 else -1  # PT-4.4, PT-4.5
        for first in range(s.seats):
            pack = [by_seat[(first + step * i) % s.seats][i] for i in range(5)]
            for i in range(4):
                add(tally, f"taken:{KEY_OF[pack[i]]}")
                for card in pack[i:]:
                    add(tally, f"seen:{KEY_OF[card]}")


# What the sums say


def few(outcome: Outcome) -> int:
    """With fewer deployments than this a figure says too little to be judged."""
    return max(40, outcome.games // 50)


def card_changes(outcome: Outcome) -> dict[str, Dot]:
    """The change in win chance for every card that was deployed often enough."""
    whole = everybody(outcome)
    least = few(outcome)
    names = [name[:-2] for name in outcome.tally if name.startswith("card:") and name.endswith(":n") and outcome.tally[name] >= least]
    return {name.split(":")[1]: change(outcome, name, whole) for name in sorted(names)}


def building_changes(outcome: Outcome) -> dict[str, Dot]:
    """The change in win chance for every Building, against all who could have constructed it."""
    found = {}
    for key in BUILDING_KEYS:
        if outcome.total(f"building:{key}:n") >= few(outcome):
            whole = Rate(outcome.total(f"offered:{key}:won"), round(outcome.total(f"offered:{key}:n")))
            found[key] = change(outcome, f"building:{key}", whole)
    return found


def band(outcome: Outcome) -> tuple[float, float]:
    """From the weakest to the strongest base Unit of the configuration."""
    values = [dot.value for key, dot in card_changes(outcome).items() if SET_OF[key] == BASE]
    return (min(values), max(values)) if values else (0.0, 0.0)


def outliers(outcome: Outcome) -> list[str]:
    """Cards and Buildings of the expansions that lie outside the band with all of their interval."""
    low, high = band(outcome)
    cards = [key for key, dot in card_changes(outcome).items() if SET_OF[key] != BASE and (dot.low > high or dot.high < low)]
    return cards + [
        key
        for key, dot in building_changes(outcome).items()
        if SET_OF[key] != BASE and (dot.low > BUILDING_BAND or dot.high < -BUILDING_BAND)
    ]


# The report


def report(study: Study, folder: Path) -> None:
    """Write paper-tales.md and its pictures."""
    pictures = folder / study.game.id
    pictures.mkdir(parents=True, exist_ok=True)
    parts = [_opening(study)]
    for key in (*EXPANSIONS, "hard"):
        if key in study.outcomes:
            parts.append(_about_table(study, study.outcomes[key], pictures))
    if "hard" in study.outcomes and "everything" in study.outcomes:
        parts.append(_agreement(study.outcomes["everything"], study.outcomes["hard"]))
    alone = [outcome for outcome in study.outcomes.values() if outcome.configuration.seats == 1]
    if alone:
        parts.append(_about_solo(alone, pictures))
    (folder / f"{study.game.id}.md").write_text("\n".join(parts), encoding="utf-8")


def _opening(study: Study) -> str:
    rows = [
        (o.configuration.title, o.configuration.seats, ", ".join(o.configuration.bots), f"{o.games:,}", percent(everybody(o).share))
        for o in study.outcomes.values()
    ]
    return f"""# Paper Tales: balance

Written by `taletable balance {study.game.id} --seed {study.seed}`; the same seed gives the same figures.

## What was played

{table(("Configuration", "Seats", "Bots", "Games", "Chance to win"), rows)}
**Who plays.** The normal bot looks at every sensible Kingdom of a turn with the exact rules and weighs what it leaves for later. It
knows no card by its name, so a new card is valued by what its words say. It is the strongest bot that can play this many games in
hours; the hard bot, which also imagines the hands of the others, plays a smaller sample as a check. How strong they are:
[paper-tales-bots.md](paper-tales-bots.md).

**What is measured.** *Seen and taken*: of the times a card was in a pack with a choice, how often it was recruited. *Taken and
deployed*: how often it came into play for each time it was recruited. *Change*: the chance to win of those who deployed a card at
least once, minus that of everybody, with a 95 % interval (Newcombe). *Lead*: their LP over the mean of their table. Such figures tell
what goes together with winning, not only what makes one win: costly cards are deployed by those who can pay for them. This is the same
for the base cards, which is why they are the yardstick.

**The band.** The 42 base Units are as published and have been played for years; what lies between the weakest and the strongest of
them is accepted by players. So a card of an expansion is in the band if its change, within its interval, lies between those of the
weakest and the strongest base Unit of the same configuration. A card that was deployed less than once in 50 games, or less
than 40 times, is not judged. A Building is in the band if its change, within its interval, lies within
{100 * BUILDING_BAND:.0f} points of even, about twice what the base Buildings spread: with seven on offer and one action a turn, those
who can afford a dear one are ahead anyway.
"""


def _about_table(study: Study, outcome: Outcome, pictures: Path) -> str:
    """One configuration of several Monarchs."""
    key = outcome.configuration.key
    low, high = band(outcome)
    cards = card_changes(outcome)
    buildings = building_changes(outcome)
    shown = [dot._replace(label=f"{_name(study, dot.label)} ({SET_NAMES[SET_OF[dot.label]]})") for dot in cards.values()]
    dots(pictures / f"{key}-cards.svg", f"{outcome.configuration.title}: change in win chance when deployed", shown, "change", (low, high))
    if buildings:
        built = [dot._replace(label=_name(study, dot.label)) for dot in buildings.values()]
        dots(pictures / f"{key}-buildings.svg", "Change in win chance when constructed", built, "change", (-BUILDING_BAND, BUILDING_BAND))
    scores = {int(n.split(":")[1]): v for n, v in outcome.tally.items() if n.startswith("score:")}
    histogram(pictures / f"{key}-scores.svg", "Final scores", {"Monarchs": scores}, "LP")
    out = outliers(outcome)
    seats = [Rate(outcome.total(f"seat:{seat}"), outcome.games) for seat in range(outcome.configuration.seats)]
    fair = ", ".join(f"seat {n + 1} {percent(r.share)} ({percent(r.interval[0])} to {percent(r.interval[1])})" for n, r in enumerate(seats))
    points = outcome.total("points") / (outcome.games * outcome.configuration.seats)
    verdict = (
        f"outside the band: {', '.join(_name(study, k) for k in out)}."
        if out
        else "every judged card and Building of the expansions is in the band."
    )
    if not any(SET_OF[k] != BASE for k in cards):
        verdict = "it is the yardstick for the cards of the expansions."
    return f"""## {outcome.configuration.title}

{outcome.games:,} games. Mean score {points:.1f} LP. Wins by seat: {fair}.
The band reaches from {signed(low)} to {signed(high)} points; {verdict}

![Cards]({pictures.name}/{key}-cards.svg)

{table(CARD_HEADINGS, _card_rows(study, outcome, cards))}
![Buildings]({pictures.name}/{key}-buildings.svg)

{table(BUILDING_HEADINGS, _building_rows(study, outcome, buildings))}
![Scores]({pictures.name}/{key}-scores.svg)
"""


def _worth(outcome: Outcome, dot: Dot, what: str) -> tuple[str, str, str]:
    """What a card or Building is worth: the change that it makes, with its interval, and the lead."""
    ahead, half = lead(outcome, what)
    return signed(dot.value), f"{signed(dot.low)} to {signed(dot.high)}", f"{ahead:+.1f} ± {half:.1f}"


def _card_rows(study: Study, outcome: Outcome, cards: dict[str, Dot]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    seats = outcome.configuration.seats
    for key, dot in sorted(cards.items(), key=lambda item: -item[1].value):
        seen, held = outcome.total(f"seen:{key}"), outcome.total(f"held:{key}")
        rows.append(
            (
                _name(study, key),
                SET_NAMES[SET_OF[key]],
                percent(outcome.total(f"taken:{key}") / seen) if seen else "–",
                percent(outcome.total(f"put:{key}") / held) if held else "–",
                percent(outcome.total(f"card:{key}:n") / (seats * outcome.games)),
                *_worth(outcome, dot, f"card:{key}"),
            )
        )
    return rows


def _building_rows(study: Study, outcome: Outcome, buildings: dict[str, Dot]) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for key, dot in sorted(buildings.items(), key=lambda item: -item[1].value):
        offered, built = outcome.total(f"offered:{key}:n"), outcome.total(f"building:{key}:n")
        rows.append(
            (
                _name(study, key),
                SET_NAMES[SET_OF[key]],
                percent(built / offered),
                percent(outcome.total(f"level-2:{key}:n") / built),
                *_worth(outcome, dot, f"building:{key}"),
            )
        )
    return rows


def _agreement(normal: Outcome, hard: Outcome) -> str:
    """Do the two bots agree on which cards are good?"""
    ours, theirs = card_changes(normal), card_changes(hard)
    both = sorted(set(ours) & set(theirs))
    if len(both) < 3:
        return ""
    xs, ys = [ours[key].value for key in both], [theirs[key].value for key in both]
    mx, my = sum(xs) / len(both), sum(ys) / len(both)
    cov = sum([(x - mx) * (y - my) for x, y in zip(xs, ys, strict=True)])
    spread = sqrt(sum([(x - mx) ** 2 for x in xs]) * sum([(y - my) ** 2 for y in ys]))
    return f"""### Do the bots agree?

Over the {len(both)} cards that both samples judge, the changes measured with normal and with hard bots correlate by {cov / spread:.2f}.
"""


def _about_solo(alone: list[Outcome], pictures: Path) -> str:
    """The five levels against the Lich King, with each mix of expansions."""
    won: dict[str, dict[int, float]] = {}
    rows = []
    for o in alone:
        level = int(o.configuration.options["level"])
        mix = next(title for title, options in EXPANSIONS.values() if {**options, "level": level} == o.configuration.options)
        rate = everybody(o)
        won.setdefault(mix, {})[level] = rate.share
        interval = f"{percent(rate.interval[0])} to {percent(rate.interval[1])}"
        own, his = f"{o.mean('points'):.1f}", f"{o.mean('lich'):.1f}"
        rows.append((mix, level, f"{o.games:,}", percent(rate.share), interval, percent(WANTED[level - 1], 0), own, his))
    levels = sorted({level for shares in won.values() for level in shares})
    groups = {mix: [shares.get(level, 0.0) for level in levels] for mix, shares in won.items()}
    aims = [WANTED[level - 1] for level in levels]
    bars(pictures / "solo.svg", "Solo games won", [f"Level {level}" for level in levels], groups, "share", aims)
    return f"""## Alone against the Lich King

The dashed lines are what is aimed at.

![Solo]({pictures.name}/solo.svg)

{table(("Cards", "Level", "Games", "Won", "95 % interval", "Aim", "Own LP", "His LP"), rows)}"""


def _name(study: Study, key: str) -> str:
    text = words_of(study.game)
    for group in ("unit", "artifact", "building"):
        if name := text.get(f"{group}.{key}.name", ""):
            return name
    return key
