"""The study of ThreeTale's balance: how often teams win each Future, how Heroes and trios fare, and that no Altar loop gains (TT-C.31)."""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from pathlib import Path
from typing import Final, NamedTuple

from taletable.companions.charts import Dot, bars, dots, percent, table
from taletable.companions.statistics import Rate, difference
from taletable.companions.study import Configuration, Outcome, Study, Tally, add
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Frame
from taletable.words import words_of

from .altar import EXCHANGES
from .artifacts import ARTIFACTS
from .chapters import CHAPTERS, TUTORIAL
from .deck import artifact_of
from .ending import team_score
from .heroes import HERO_KEYS, TALENT_KEYS
from .meta import GAME
from .present import AWARD_KEYS
from .state import FUTURE, OUTCOMES, PAST, WON, Tale
from .words import DIFFICULTIES

AIMS: Final = (0.75, 0.55, 0.35)
"""The share of games that a good team should win on Smooth, Daring and Brutal (TT-C.77)."""
NEAR: Final = 0.08
"""How far from its aim a share may lie."""
SCENARIOS: Final = tuple([chapter.key for chapter in CHAPTERS if not chapter.tutorial])
MAIN: Final = tuple([(key, difficulty) for key in SCENARIOS for difficulty in DIFFICULTIES])
CONFIGURATIONS: Final = (
    *[Configuration(f"{key}-{d}", f"{key}, {d}", 3, {"tale": key, "difficulty": d}, ("normal",), 240) for key, d in MAIN],
    *[
        Configuration(f"beginning-{d}", f"the-beginning, {d}", 3, {"tale": TUTORIAL, "difficulty": d}, ("normal",), 100)
        for d in DIFFICULTIES
    ],
    *[
        Configuration(f"preview-{chapter.key}", f"preview, {chapter.key}", 3, {"tale": chapter.key, "edition": "preview"}, ("normal",), 60)
        for chapter in CHAPTERS
        if chapter.preview and not chapter.tutorial
    ],
    Configuration("easy", "any Future, daring, easy bots", 3, {"difficulty": "daring"}, ("easy",), 200),
)
TRIOS: Final = tuple(combinations(range(len(HERO_KEYS)), 3))
FEW: Final = 30
"""With fewer games than this a trio is not called a Hero's best."""


# What one game adds


def watch(match: Match) -> Tally:
    """What is counted in one finished game."""
    s = match.state
    assert isinstance(s, Tale)
    tally: Tally = {}
    won = float(s.outcome == WON)
    add(tally, "won", won)
    add(tally, f"outcome:{OUTCOMES[s.outcome]}{'' if s.phase == FUTURE else '-in-the-past'}")
    add(tally, "decisions", len(match.log) - 1)
    if won:
        add(tally, "rounds", s.round)
        add(tally, "score", team_score(s))
    trio = tuple(sorted(s.hero))
    for name in (trio_key(trio), *[f"hero:{HERO_KEYS[hero]}" for hero in trio]):
        add(tally, f"{name}:n")
        add(tally, f"{name}:won", won)
    for seat in range(s.seats):
        add(tally, "virtues", s.total(seat) / s.seats)
        add(tally, "talents", len(s.talents[seat]) / s.seats)
    for kind, _, _ in match.events:
        if kind in ("spent-stone", "kept-prophecy", "quest-done", "blessed", "escaped", "defeated"):
            add(tally, kind)
    for entry in match.log[1:]:
        move = entry.move
        if move.verb in ("sacrifice", "merge", "melt"):
            add(tally, f"altar:{move.verb}")
        elif move.verb == "exchange":
            add(tally, f"altar:{EXCHANGES[move.args[0]]}")
        elif move.verb == "choose":
            add(tally, f"award:{AWARD_KEYS[move.args[0]]}")
    return tally


def trio_key(trio: tuple[int, ...]) -> str:
    """The name of three Heroes in a tally."""
    return "trio:" + "+".join([HERO_KEYS[hero] for hero in trio])


# Altar loops


class Goods(NamedTuple):
    """What an Altar takes and gives."""

    virtues: int
    shevitsa: int
    level_1: int
    level_2: int
    level_3: int
    stones: int


PRICES: Final = Goods(1, 2, 4, 8, 16, 32)
"""Prices at which no exchange gains: so no chain of exchanges, however long, ends with more of something and less of nothing."""
LONGEST_LOOP: Final = 10
"""Chains of up to so many exchanges are tried one by one as well."""


def holdings(s: Tale, seat: int) -> Goods:
    """What a Hero has of each good."""
    levels = [artifact_of(card).level for card in s.artifacts[seat]]
    return Goods(s.total(seat), s.shevitsa[seat], levels.count(1), levels.count(2), levels.count(3), s.stones[seat])


def at_the_altar(preview: bool, talent: int = -1, artifact: int = -1) -> Tale:
    """A Hero in the middle of a Sacrifice, with two Artifacts of each level, and a Talent or a further Artifact of its own."""
    s = GAME.new(3, {"edition": "preview" if preview else "2022"}, Luck(b"altar"))
    s.phase, s.active, s.in_turn, s.order = PAST, 0, True, (0, 1, 2)
    s.hero = [talent // 6 if talent >= 0 else 0, (talent // 6 + 1) % 5, (talent // 6 + 2) % 5]
    s.virtues, s.spirit, s.speed, s.shevitsa = [5] * 18, [3] * 3, [3] * 3, [1] * 3
    s.talents[0] = (talent,) if talent >= 0 else ()
    held = [card for level in (1, 2, 3) for card in [c for c in range(len(ARTIFACTS)) if fits(c, level, preview) and c != artifact][:2]]
    s.artifacts[0] = (*held, artifact) if artifact >= 0 else tuple(held)
    s.decks = [tuple([card for card in pile if card not in s.artifacts[0]]) for pile in s.decks]
    s.frames = [Frame("altar", 0, (0,))]
    s.asked = s.waiting = 0
    GAME.proceed(s, Run(Luck(b"altar"), quiet=True))
    return s


def fits(card: int, level: int, preview: bool) -> bool:
    """Is the Artifact of that level and edition?"""
    return ARTIFACTS[card].level == level and (ARTIFACTS[card].preview or not preview)


def exchanges(s: Tale) -> dict[str, Goods]:
    """What each exchange changes, found by doing it under the rules in force."""
    before = holdings(s, 0)
    found: dict[str, Goods] = {}
    for move in GAME.legal(s, 0):
        if move.verb == "done":
            continue
        level = artifact_of(move.args[0]).level if move.verb in ("melt", "merge") else 0
        after = done(s.clone(), move)
        name = f"{move.verb}-{level}" if level else EXCHANGES[move.args[0]]
        change = Goods(*[new - old for new, old in zip(holdings(after, 0), before, strict=True)])
        assert found.setdefault(name, change) == change
    return found


def done(s: Tale, move: Move) -> Tale:
    """An exchange with all that it asks for, until the Altar asks again."""
    run = Run(Luck(b"exchange"), quiet=True)
    GAME.step(s, move, run)
    while s.frames[-1].rule != "altar":
        GAME.step(s, GAME.legal(s, 0)[0], run)
    return s


def loops(changes: list[Goods]) -> list[tuple[Goods, ...]]:
    """All chains of up to `LONGEST_LOOP` exchanges that end with less of nothing and more of something."""
    found = []
    for length in range(1, LONGEST_LOOP + 1):
        for chain in combinations_with_replacement(changes, length):
            total = [sum(column) for column in zip(*chain, strict=True)]
            if min(total) >= 0 and max(total) > 0:
                found.append(chain)
    return found


def gain_at(prices: Goods, change: Goods) -> int:
    """What an exchange gains at certain prices."""
    return sum([price * n for price, n in zip(prices, change, strict=True)])


class LoopSearch(NamedTuple):
    """What the search for Altar loops did and found, for one edition."""

    edition: str
    exchanges: dict[str, Goods]
    powers: int
    """Talents and Artifacts with which each exchange was done."""
    different: tuple[str, ...]
    """Those with which an exchange changed something else."""
    loops: int
    dearest: int
    """The greatest gain of an exchange at `PRICES`."""


def search_loops(preview: bool) -> LoopSearch:
    """Do every exchange with every Talent and every Artifact in hand, then try all chains of them (TT-C.31)."""
    plain = exchanges(at_the_altar(preview))
    different = []
    talents = [t for t in range(len(TALENT_KEYS)) if not preview or t < 6 * 5]
    cards = [c for c in range(len(ARTIFACTS)) if ARTIFACTS[c].preview or not preview]
    for talent in talents:
        if exchanges(at_the_altar(preview, talent=talent)) != plain:
            different.append(TALENT_KEYS[talent])
    for card in cards:
        if exchanges(at_the_altar(preview, artifact=card)) != plain:
            different.append(ARTIFACTS[card].key)
    changes = list(plain.values())
    dearest = max([gain_at(PRICES, change) for change in changes])
    return LoopSearch("preview" if preview else "2022", plain, len(talents) + len(cards), tuple(different), len(loops(changes)), dearest)


# The report


def report(study: Study, folder: Path) -> None:
    """Write threetale.md and its pictures."""
    pictures = folder / study.game.id
    pictures.mkdir(parents=True, exist_ok=True)
    parts = [_opening(study)]
    main = [study.outcomes[f"{key}-{d}"] for key, d in MAIN if f"{key}-{d}" in study.outcomes]
    if main:
        parts += [_about_futures(study, pictures), _about_ends(study), _about_heroes(study, main, pictures), _about_altars(main)]
    others = [o for key, o in study.outcomes.items() if key not in [f"{k}-{d}" for k, d in MAIN]]
    if others:
        parts.append(_about_others(study, others))
    (folder / f"{study.game.id}.md").write_text("\n".join(parts), encoding="utf-8")


def _opening(study: Study) -> str:
    games = sum([outcome.games for outcome in study.outcomes.values()])
    return f"""# ThreeTale: balance

Written by `taletable balance {study.game.id} --seed {study.seed}` from {games:,} games; the same seed gives the same figures.

**Who plays.** Three bots as a team. The normal bot weighs every object by what it is worth to its Hero, chains Actions, fights by the
odds, keeps Prophecy Quests in mind, uses an Altar when that pays, and has a plan for each Future. The bots choose their Heroes by lot, so
that all trios are seen about equally often. Each Future is named at set-up, but the bots play the Past as if any of the three Prophecies
could come true: so the figures are those of a game with a drawn Future.

**What is measured.** The share of games won, with its 95 % interval (Wilson). The aims are those of TT-C.77: {_aims()} of a
good team's games on {", ".join(DIFFICULTIES)}; a share is near its aim when it lies within {100 * NEAR:.0f} points. What was
changed to get there, and what could not be reached: [threetale-tuning.md](threetale-tuning.md).

**Same Pasts.** Game n of a Future has the same trio and the same Past on all three difficulties. So differences between difficulties
are surer than the intervals say, and the figures of Heroes and trios, in which each Past counts three times, are less sure.
"""


def _aims() -> str:
    return ", ".join([percent(aim, 0) for aim in AIMS])


def won(outcome: Outcome) -> Rate:
    """The share of games won."""
    return Rate(outcome.total("won"), outcome.games)


def _rate(rate: Rate) -> str:
    low, high = rate.interval
    return f"{percent(rate.share, 0)} ({100 * low:.0f}–{100 * high:.0f})"


def _together(outcomes: list[Outcome], name: str) -> float:
    return sum([outcome.total(name) for outcome in outcomes])


def _name(study: Study, key: str) -> str:
    return words_of(study.game).get(f"prophecy.{key}.name")


def _about_futures(study: Study, pictures: Path) -> str:
    """Win rates by Scenario and difficulty."""
    rows: list[tuple[object, ...]] = []
    shares: dict[str, list[float]] = {d: [] for d in DIFFICULTIES}
    far = []
    for key in SCENARIOS:
        outcomes = [study.outcomes.get(f"{key}-{d}") for d in DIFFICULTIES]
        rates = [won(o) if o else Rate(0, 0) for o in outcomes]
        for d, rate, aim in zip(DIFFICULTIES, rates, AIMS, strict=True):
            shares[d].append(rate.share)
            if abs(rate.share - aim) > NEAR:
                far.append(f"{_name(study, key)} {d} ({percent(rate.share, 0)})")
        rows.append((_name(study, key), *[_rate(rate) for rate in rates], sum([rate.trials for rate in rates])))
    everything = []
    for d in DIFFICULTIES:
        found = [study.outcomes[f"{key}-{d}"] for key in SCENARIOS if f"{key}-{d}" in study.outcomes]
        everything.append(Rate(_together(found, "won"), sum([o.games for o in found])))
    rows.append(("All", *[_rate(rate) for rate in everything], sum([rate.trials for rate in everything])))
    bars(pictures / "futures.svg", "Games won", [_name(study, key) for key in SCENARIOS], {**shares}, "share")
    verdict = "; ".join(far) if far else "none"
    return f"""## Futures

![Futures]({pictures.name}/futures.svg)

{table(("Future", *[f"{d} (aim {percent(aim, 0)})" for d, aim in zip(DIFFICULTIES, AIMS, strict=True)], "Games"), rows)}
More than {100 * NEAR:.0f} points from the aim: {verdict}.

What the Heroes chose as their award:

{table(("Future", "Difficulty", *AWARD_KEYS), _award_rows(study))}"""


def _award_rows(study: Study) -> list[tuple[str, ...]]:
    rows: list[tuple[str, ...]] = []
    for key in SCENARIOS:
        for d in DIFFICULTIES[:2]:
            outcome = study.outcomes.get(f"{key}-{d}")
            total = sum([outcome.total(f"award:{award}") for award in AWARD_KEYS]) if outcome else 0.0
            if outcome and total:
                rows.append((_name(study, key), d, *[percent(outcome.total(f"award:{award}") / total, 0) for award in AWARD_KEYS]))
    return rows


def _about_ends(study: Study) -> str:
    """How games end, and how long they are."""
    ends = ("won", "time-up", "hero-died", "scenario-lost", "hero-died-in-the-past")
    rows = []
    for key in SCENARIOS:
        found = [study.outcomes[f"{key}-{d}"] for d in DIFFICULTIES if f"{key}-{d}" in study.outcomes]
        games = sum([o.games for o in found])
        if not games:
            continue
        wins = max(1.0, _together(found, "won"))
        rows.append(
            (
                _name(study, key),
                *[percent(_together(found, f"outcome:{end}") / games) for end in ends],
                f"{_together(found, 'rounds') / wins:.1f}",
                f"{_together(found, 'score') / wins:.0f}",
                f"{_together(found, 'decisions') / games:.0f}",
                f"{_together(found, 'spent-stone') / games:.1f}",
            )
        )
    headings = (
        "Future",
        "Won",
        "Time up",
        "Hero died",
        "Scenario lost",
        "Died in the Past",
        "Rounds of a win",
        "Score of a win",
        "Decisions",
        "Stones used",
    )
    return f"""## How games end

{table(headings, rows)}"""


def _about_heroes(study: Study, main: list[Outcome], pictures: Path) -> str:
    """Heroes and all trios, over all Futures and difficulties."""
    games = sum([o.games for o in main])
    whole = Rate(_together(main, "won"), games)
    names = {key: words_of(study.game).get(f"hero.{key}.name") for key in HERO_KEYS}
    trios = {trio: Rate(_together(main, f"{trio_key(trio)}:won"), round(_together(main, f"{trio_key(trio)}:n"))) for trio in TRIOS}

    def called(trio: tuple[int, ...]) -> str:
        return ", ".join([names[HERO_KEYS[hero]] for hero in trio])

    rows, shown = [], []
    for hero, key in enumerate(HERO_KEYS):
        rate = Rate(_together(main, f"hero:{key}:won"), round(_together(main, f"hero:{key}:n")))
        value, low, high = difference(rate, whole)
        shown.append(Dot(names[key], value, low, high))
        own = [trio for trio in TRIOS if hero in trio and trios[trio].trials >= FEW]
        best = max(own, key=lambda trio: trios[trio].share, default=None)
        rows.append(
            (
                names[key],
                rate.trials,
                _rate(rate),
                f"{100 * value:+.1f}",
                called(best) if best else "–",
                _rate(trios[best]) if best else "–",
            )
        )
    dots(pictures / "heroes.svg", "Change in the chance to win", shown, "change")
    ranked = sorted(TRIOS, key=lambda trio: -trios[trio].share)
    trio_rows = [(called(trio), trios[trio].trials, _rate(trios[trio])) for trio in ranked if trios[trio].trials]
    return f"""## Heroes and trios

All Futures and difficulties together: {_rate(whole)} of {games:,} games.

![Heroes]({pictures.name}/heroes.svg)

{table(("Hero", "Games", "Won", "Change", "Best trio", "Won by it"), rows)}
A best trio is the best of fifteen, so its share flatters it.

{table(("Trio", "Games", "Won"), trio_rows)}"""


def _about_altars(main: list[Outcome]) -> str:
    """How Altars are used, and the search for loops."""
    games = sum([o.games for o in main])
    uses = [(name, f"{_together(main, f'altar:{name}') / games:.2f}") for name in ("sacrifice", *EXCHANGES, "melt", "merge")]
    searches = [search_loops(preview) for preview in (False, True)]
    rows = [(found.edition, name, *change, gain_at(PRICES, change)) for found in searches for name, change in found.exchanges.items()]
    verdicts = "\n".join(
        [
            f"- {found.edition}: {found.powers} Talents and Artifacts tried, {len(found.different)} change an exchange; "
            f"{found.loops} gaining chains; the best exchange gains {found.dearest} at these prices."
            for found in searches
        ]
    )
    return f"""## Altars

In a game ("sacrifice" is the Action, the others are exchanges within it):

{table(("What", "Times"), uses)}
**No loop gains (TT-C.31).** Every exchange was done under the rules with every Talent and every Artifact in the Hero's hands, and all
chains of up to {LONGEST_LOOP} exchanges were tried. At prices of {", ".join(str(price) for price in PRICES)} for a Virtue point,
a Shevitsa, an Artifact of Level 1, 2, 3 and a Sacred Stone no exchange gains anything, so no longer chain can either.

{verdicts}

{table(("Edition", "Exchange", "Virtues", "Shevitsa", "Level 1", "Level 2", "Level 3", "Stones", "Gain"), rows)}"""


def _about_others(study: Study, others: list[Outcome]) -> str:
    rows = [(o.configuration.title, o.games, _rate(won(o)), f"{o.mean('decisions'):.0f}") for o in others]
    return f"""## The Beginning, the preview edition, easy bots

The preview has no awards, so it is played as after Brutal (TT-P.18), with five Heroes and 36 Artifacts.

{table(("What", "Games", "Won", "Decisions"), rows)}"""
