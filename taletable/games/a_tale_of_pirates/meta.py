"""A Tale of Pirates as the engine sees it: options, rules, words."""

from __future__ import annotations

from taletable.engine.game import Game, Option, Result, Standing
from taletable.engine.grammar import gather
from taletable.engine.luck import Luck
from taletable.engine.moves import Event
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.saying import Say, say
from taletable.engine.schema import Extras, Shapes
from taletable.engine.state import Options

from . import deeds, rounds
from .cards import CARD_IDS, CHAPTERS, DECK, KIND_OF, LIBRARY, ON_CARD, kind_of
from .catalogue import catalogue
from .check import check
from .rounds import Muster, Round, Tale
from .shapes import SailorExtras, TableExtras, Things
from .ship import AREAS, SLOTS
from .state import CREW, IN_HAND, LEVELS, NORMAL, OUTCOMES, WON, Voyage
from .timer import Timer
from .view import extras

RULES: dict[str, Rule[Voyage]] = {"tale": Tale(), "round": Round(), "muster": Muster(), "timer": Timer()}


WEIGHTS = {
    "won": 90, "lost": 90, "goal-missed": 60, "goal-met": 50, "lost-life": 40, "time-up": 20, "sunk": 15, "happening": 12, "struck": 11,
    "corked": 6, "dealt-with": 5,
}  # fmt: skip
"""How much the tale turns by what happened."""
STEP = 5000
"""Milliseconds: so fine is the time that is left told in a curve."""


class TaleOfPirates(Game[Voyage]):
    """The meta object."""

    id = "a-tale-of-pirates"
    name = "A Tale of Pirates"
    package = __package__ or ""
    root = "tale"
    min_seats = 2
    max_seats = CREW
    cites = {"seats": "TP-V.1", "over": "TP-16.2"}
    ready = True
    real_time = True
    cooperative = True
    table_rules = {"pause": "TP-R.60", "absence": "TP-R.61", "crew": "TP-R.95"}
    deed_kinds = {
        "set": "sandtimers", "fired": "shots", "steered": "turns", "hoisted": "sails", "lowered": "sails", "looked": "looks",
        "repaired": "corks",
    }  # fmt: skip
    options = (
        Option("chapter", 1, tuple(range(1, len(CHAPTERS) + 1))),
        Option("difficulty", NORMAL, LEVELS),
        Option("crew", "crew", ("crew", "solo")),
        Option("helped", False, (False, True)),
    )

    shapes = Shapes(TableExtras, SailorExtras, Things)

    def begin(self, s: Voyage, run: Run) -> None:
        rounds.begin(s)
        s.push(self.root)

    def deal_anew(self, s: Voyage, seat: int, luck: Luck) -> None:
        """Nobody knows when events come (TP-R.64)."""
        if any(frame.rule == "timer" for frame in s.frames):
            s.schedule = rounds.draw_times(s, luck, s.now)

    def extras(self, s: Voyage, seat: int | None) -> Extras:
        return extras(s)

    def check(self, s: Voyage) -> None:
        check(s)

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

    def text_key(self, name: str) -> str:
        """The story and the envelope of a chapter are sealed like the chapter itself (TP-16.1)."""
        number = name.partition("-")[0]
        return self.key_for({"chapter": int(number)}) if number.isdigit() else ""

    def keys_of(self, options: Options) -> tuple[str, ...]:
        """A chapter uses what those before it have brought."""
        return tuple([f"chapter-{n}" for n in range(2, int(options["chapter"]) + 1)])

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

    def standings(self, s: Voyage, seat: int | None) -> list[Standing]:
        """Life Points, the mission in hundredths, and the time that is left in the round, in steps of five seconds."""
        goal, goals = s.current_goal(), len(s.goals)
        part = 100 * s.progress // goal.needed if goal and goal.needed else 0
        left = -(-max(0, s.ends - max(s.now, s.began)) // STEP) if any(frame.rule == "timer" for frame in s.frames) else 0
        return [
            Standing("life", -1, s.life, s.start_life()),
            Standing("mission", -1, (100 * s.goal + min(100, part)) // goals if goals else 0, 100),
            Standing("time", -1, left * STEP // 1000, -(-s.length() // STEP) * STEP // 1000, flows=True),
        ]

    def weigh(self, event: Event) -> int:
        return WEIGHTS.get(event.kind, 0)

    def part(self, s: Voyage) -> Say | None:
        return say("part.round", n=s.round) if s.round else None

    def catalogue(self) -> Things:
        return catalogue()

    def label(self, kind: str, value: int) -> Say:
        if kind == "card" or (kind == "place" and value >= ON_CARD) or (kind == "area" and value >= len(AREAS)):
            card = value if kind == "card" else value - (ON_CARD if kind == "place" else len(AREAS))
            number = CARD_IDS[card].rpartition("-")[2]
            name = say(f"card.{kind_of(card).key}.name")
            return say("copy", name=name, n=int(number)) if kind_of(card).copies > 1 else name
        if kind == "place":
            return super().label("space", value)
        if kind == "token":
            return say(f"token.{LIBRARY.tokens[value].key}.name")
        if kind == "happening":
            return say(f"happening.{LIBRARY.happenings[value].key}.title")
        if kind == "slot":
            sector, _, n = SLOTS[value].partition("-")
            return say("slot.any", sector=say(f"sector.{sector}"), n=int(n))
        return super().label(kind, value)


GAME = TaleOfPirates(
    RULES,
    Voyage,
    DECK,
    gather(TaleOfPirates.package),
)
