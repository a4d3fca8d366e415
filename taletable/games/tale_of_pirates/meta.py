"""A Tale of Pirates as the engine sees it: options, rules, words."""

from __future__ import annotations

from typing import Any

from taletable.engine.fields import BadPosition
from taletable.engine.game import Game, Option, Result
from taletable.engine.luck import Luck
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.state import Options

from . import deeds, rounds
from .cards import CARD_IDS, CHAPTERS, DECK, GOAL_KEYS, HAPPENING_KEYS, KIND_OF, LIBRARY, ON_CARD, PLACES, TOKEN_KEYS, kind_of
from .catalogue import catalogue
from .check import check
from .rounds import Muster, Round, Tale
from .ship import AREAS, RESULTS, SECTORS, SLOTS, SPACES, TURNS
from .state import AREA_NAMES, FIELDS, IN_HAND, LEVELS, NORMAL, OUTCOMES, WON, Voyage
from .timer import Timer
from .view import extras

RULES: dict[str, Rule[Voyage]] = {"tale": Tale(), "round": Round(), "muster": Muster(), "timer": Timer()}

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "move.ready": (),
    "move.resolve-events": (),
    "move.place": ("place",),
    "move.linger": ("place",),
    "move.remove": (),
    "move.hoist": (),
    "move.lower": (),
    "move.steer": ("turn",),
    "move.haul": ("turn",),
    "move.look": ("slot",),
    "move.repair": ("space",),
    "move.load": ("space",),
    "move.load-two": ("space", "space2"),
    "move.fire": ("card",),
    "move.blast": ("card",),
    "move.use": ("card",),
    "move.answer": ("n",),
    "move.run-forward": (),
    "move.play-on": (),
    "refuse.resolver-already": (),
    "refuse.count-in": (),
    "refuse.sand-runs": ("n",),
    "refuse.corked": ("space",),
    "refuse.occupied": ("seat",),
    "refuse.closed": ("space", "n"),
    "refuse.same-area": ("area",),
    "refuse.not-pointing": ("card",),
    "refuse.wrong-speed": ("card", "n"),
    "refuse.not-hit-enough": ("card", "n"),
    "refuse.needs-token": ("card", "token"),
    "refuse.highest": (),
    "refuse.lowest": (),
    "refuse.sail-held": ("card",),
    "refuse.at-anchor": (),
    "refuse.too-fast": (),
    "refuse.full-sail": (),
    "refuse.seen-already": ("card",),
    "refuse.not-damaged": ("space",),
    "refuse.one-ball": (),
    "refuse.no-balls": (),
    "refuse.loaded-already": ("space",),
    "refuse.not-loaded": ("space",),
    "refuse.not-aimed": ("card", "sector"),
    "refuse.no-life": ("card",),
    "event.phase": ("n",),
    "event.dealt": ("n",),
    "event.arrived": ("card", "slot"),
    "event.turned-up": ("card", "slot"),
    "event.turned-down": ("card", "slot"),
    "event.moved": ("card", "slot"),
    "event.discarded": ("card",),
    "event.came-back": ("seat",),
    "event.ready": ("seat",),
    "event.resolver": ("seat",),
    "event.clock": ("n",),
    "event.set": ("seat", "place"),
    "event.removed": ("seat", "place"),
    "event.hoisted": ("seat", "n"),
    "event.lowered": ("seat", "n"),
    "event.steered": ("seat", "turn"),
    "event.bow": ("sector",),
    "event.speed": ("n",),
    "event.looked": ("seat", "slot"),
    "event.repaired": ("seat", "space"),
    "event.loaded": ("seat", "space"),
    "event.fired": ("seat", "space", "card", "result"),
    "event.used": ("seat", "card"),
    "event.hit": ("card", "n"),
    "event.sunk": ("card",),
    "event.dealt-with": ("card",),
    "event.struck": ("card",),
    "event.corked": ("space",),
    "event.uncorked": ("space",),
    "event.ball-in": ("space",),
    "event.ball-out": ("space",),
    "event.closed": ("space", "n"),
    "event.gained": ("token", "n"),
    "event.gave": ("token", "n"),
    "event.lost-life": ("n", "n2"),
    "event.sign": ("happening",),
    "event.happening": ("happening",),
    "event.asked": ("seat",),
    "event.answered": ("happening", "n"),
    "event.voted": ("seat",),
    "event.plays-on": ("seat",),
    "event.ran-forward": (),
    "event.time-up": (),
    "event.shot": ("card", "result", "area"),
    "event.goal": ("goal",),
    "event.goal-met": ("goal",),
    "event.goal-missed": ("goal",),
    "event.won": ("n",),
    "event.lost": ("outcome",),
}


class TaleOfPirates(Game[Voyage]):
    """The meta object."""

    id = "a-tale-of-pirates"
    name = "A Tale of Pirates"
    version = "1"
    package = __package__ or ""
    root = "tale"
    min_seats = 2
    max_seats = 4
    ready = True
    real_time = True
    cooperative = True
    table_rules = {"pause": "TP-R.60", "absence": "TP-R.61", "crew": "TP-R.95"}
    options = (
        Option("chapter", 1, tuple(range(1, len(CHAPTERS) + 1))),
        Option("difficulty", NORMAL, LEVELS),
        Option("crew", "crew", ("crew", "solo")),
        Option("helped", False, (False, True)),
    )

    def fresh(self, seats: int, options: Options) -> Voyage:
        return Voyage(seats, options)

    def begin(self, s: Voyage, run: Run) -> None:
        rounds.begin(s)
        s.push(self.root)

    def seats_cite(self) -> str:
        return "TP-V.1"

    def over_cite(self) -> str:
        return "TP-16.2"

    def deal_anew(self, s: Voyage, seat: int, luck: Luck) -> None:
        """Nobody knows when events come (TP-R.64)."""
        if any(frame.rule == "timer" for frame in s.frames):
            s.schedule = rounds.draw_times(s, luck, s.now)

    def extras(self, s: Voyage, seat: int | None, view: dict[str, Any]) -> None:
        extras(s, view)
        for area in view["ship"]["areas"]:
            area["text"] = self.text.get(f"area-text.{area['key']}")  # here, since the catalogue knows nothing of later parts (TP-R.64)

    def check(self, s: Voyage) -> None:
        if problem := check(s):
            raise BadPosition(*problem)

    def in_box(self, s: Voyage, card: int) -> bool:
        return LIBRARY.kinds[KIND_OF[card]].chapter <= int(s.options["chapter"])

    def stirs(self, s: Voyage, now: int) -> int:
        """When the clock starts, sand is through, or a closed space opens."""
        if not any(frame.rule == "timer" for frame in s.frames):
            return -1
        times = [s.began, *[s.through[seat] for seat in range(s.seats) if s.place[seat] != IN_HAND], *s.closed]
        return min([time for time in times if time > now], default=-1)

    def stretch(self, s: Voyage) -> int:
        """A round, before and after its clock has started (TP-R.61, TP-R.91)."""
        return 2 * s.round + any(frame.rule == "timer" for frame in s.frames) if s.frames else -1

    def in_hand(self, s: Voyage, seat: int) -> bool:
        """A Sandtimer changes hands only off the ship (TP-R.61, TP-R.62)."""
        return s.place[seat] == IN_HAND

    def key_for(self, options: Options) -> str:
        """A chapter opens when the one before it is won (TP-16.1)."""
        chapter = int(options["chapter"])
        return f"chapter-{chapter}" if chapter > 1 else ""

    def results(self, s: Voyage) -> Result | None:
        if not s.over:
            return None
        if s.outcome != WON:
            return Result((0,) * s.seats, (), ((),) * s.seats, together=True, verdict=OUTCOMES[s.outcome])
        lines = tuple([line for line in (("life points", 3 * s.life), ("corks in the supply", s.corks_left())) if line[1]])
        everyone = tuple(range(s.seats))
        return Result((deeds.points(s),) * s.seats, everyone, (lines,) * s.seats, together=True, verdict=f"stars-{deeds.stars(s)}")

    def unlocks(self, s: Voyage) -> tuple[str, ...]:
        """Chapters up to the next (TP-16.1, TP-R.96), and the stars by level (TP-R.45), marked if solo (TP-R.42) or helped (TP-R.57)."""
        if s.outcome != WON:
            return ()
        number = s.chapter.number
        mark = ("-solo" if s.solo else "") + ("-helped" if s.options["helped"] else "")
        stars = f"stars-{number}-{s.options['difficulty']}-{deeds.stars(s)}{mark}"
        return (*[f"chapter-{n}" for n in range(2, min(number + 1, len(CHAPTERS)) + 1)], stars)

    def sequel(self, s: Voyage) -> Options | None:
        """The next chapter, at the same level (TP-1.5, TP-1.6)."""
        number = s.chapter.number
        return {**s.options, "chapter": number + 1} if s.outcome == WON and number < len(CHAPTERS) else None

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        return catalogue(self.text)

    def label(self, kind: str, value: int) -> str:
        if kind == "card" or (kind == "place" and value >= ON_CARD) or (kind == "area" and value >= len(AREAS)):
            card = value if kind == "card" else value - (ON_CARD if kind == "place" else len(AREAS))
            number = CARD_IDS[card].rpartition("-")[2]
            return kind_of(card).name + (f" {number}" if kind_of(card).copies > 1 else "")
        if kind == "place":
            return super().label("space", value)
        if kind == "token":
            return LIBRARY.tokens[value].name
        if kind == "happening":
            return LIBRARY.happenings[value].title
        if kind == "goal":
            return LIBRARY.goals[value].text
        if kind == "slot":
            sector, _, n = SLOTS[value].partition("-")
            return self.text.fill("slot.any", {"sector": self.text.get(f"sector.{sector}"), "n": n})
        return super().label(kind, value)


GAME = TaleOfPirates(
    RULES,
    FIELDS,
    DECK,
    {
        "card": CARD_IDS,
        "place": PLACES,
        "area": AREA_NAMES,
        "space": SPACES,
        "slot": SLOTS,
        "sector": SECTORS,
        "turn": TURNS,
        "token": TOKEN_KEYS,
        "happening": HAPPENING_KEYS,
        "goal": GOAL_KEYS,
        "result": RESULTS,
        "outcome": OUTCOMES,
    },
    ARGUMENTS,
)
