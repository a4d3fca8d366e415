"""Paper Tales as the engine sees it: options, rules, words."""

from __future__ import annotations

from taletable.engine.game import Deed, Game, Option, Result, Standing
from taletable.engine.grammar import Grammar, gather
from taletable.engine.luck import Luck
from taletable.engine.moves import Event, Refusal
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.saying import Say, say
from taletable.engine.schema import Extras, Shapes
from taletable.engine.state import Options

from . import ending
from .ages import AgeByFood, AgeChosen, movable, placers, used
from .aging import Aging, Healing
from .arrivals import Arrivals, Shadow, Titan
from .cards import ARTIFACT_KEYS, BUILDING_KEYS, DECK, FIRST_ARTIFACT, KEY_OF, UNIT_KEYS
from .catalogue import catalogue
from .check import check
from .construction import Construction
from .deployment import Deployment, Plan
from .ending import Tale, Turn
from .income import Income
from .necropolis import LICH_CARDS, NECROPOLIS_KEYS
from .payment import Payment
from .recruitment import Draft, Recruitment
from .setup import cards_of, draw_buildings, in_use
from .shapes import KingdomExtras, TableExtras, Things
from .solo import LEVELS, SoloDraft, any_row, is_solo, raise_necropolis
from .state import MONARCHS, PHASES, SOURCES, Kingdoms
from .view import extras
from .wars import Wars

SOURCE_NAMES = {
    key: f"{group}.{key}.name"
    for group, keys in (
        ("unit", UNIT_KEYS),
        ("building", BUILDING_KEYS),
        ("artifact", ARTIFACT_KEYS),
        ("necropolis", NECROPOLIS_KEYS),
        ("lich_king", LICH_CARDS),
    )
    for key in keys
}
"""What scores is named like the card that brings it."""
"""Where the text catalogue has the names of what gives LP."""

RULES: dict[str, Rule[Kingdoms]] = {
    "tale": Tale(),
    "turn": Turn(),
    "recruitment": Recruitment(),
    "draft": Draft(),
    "solo_draft": SoloDraft(),
    "deployment": Deployment(),
    "plan": Plan(),
    "payment": Payment(),
    "arrivals": Arrivals(),
    "shadow": Shadow(),
    "titan": Titan(),
    "age_chosen": AgeChosen(),
    "age_by_food": AgeByFood(),
    "wars": Wars(),
    "income": Income(),
    "construction": Construction(),
    "aging": Aging(),
    "healing": Healing(),
}

GRAMMAR = Grammar(refusals={"advanced-is-for-two": (), "level-is-for-one": ()})


class PaperTales(Game[Kingdoms]):
    """The meta object."""

    id = "paper-tales"
    name = "Paper Tales"
    package = __package__ or ""
    root = "tale"
    min_seats = 1
    max_seats = MONARCHS
    cites = {"seats": "PT-1.1", "over": "PT-10.1"}
    skips = ("pass", "ready", "leave-ages", "let-go")
    deed_kinds = {"war": "wars", "constructed": "buildings", "upgraded": "buildings", "died": "deaths"}
    options = (
        Option("two_player", "simple", ("simple", "advanced")),
        Option("gates_units", False, (False, True)),
        Option("gates_buildings", False, (False, True)),
        Option("legends", False, (False, True)),
        Option("level", LEVELS[0], LEVELS),
    )

    shapes = Shapes(TableExtras, KingdomExtras, Things)

    def begin(self, s: Kingdoms, run: Run) -> None:
        """Set up the game (PT-2)."""
        s.draw = run.luck.shuffled(cards_of(s.options))
        s.buildings = draw_buildings(s.options, run.luck)
        if is_solo(s):
            raise_necropolis(s, run.luck)
        s.push(self.root)

    def in_box(self, s: Kingdoms, card: int) -> bool:
        return in_use(s.options, card)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["two_player"] == "advanced" and seats != 2:
            return Refusal("PT-V.3", "advanced-is-for-two")
        if options["level"] != LEVELS[0] and seats != 1:
            return Refusal("PT-S.13", "level-is-for-one")
        return None

    def extras(self, s: Kingdoms, seat: int | None) -> Extras:
        return extras(s, seat)

    def deal_anew(self, s: Kingdoms, seat: int, luck: Luck) -> None:
        """The face-down Necropolis cards (PT-S.14, PT-S.28)."""
        if is_solo(s):
            s.row = any_row(s.row[: s.risen], luck)

    def results(self, s: Kingdoms) -> Result | None:
        return ending.results(s)

    def standings(self, s: Kingdoms, seat: int | None) -> list[Standing]:
        """LP, and those of the Lich King."""
        lich = [Standing("lich-king", -1, s.lich_score)] if is_solo(s) else []
        return [*[Standing("score", q, lp) for q, lp in enumerate(s.score)], *lich]

    def weigh(self, event: Event) -> int:
        """LP won and lost."""
        return event.args[1] if event.kind in ("earned", "lost") else event.args[0] if event.kind == "lich-earned" else 0

    def deeds(self, event: Event) -> tuple[Deed, ...]:
        """A tie is a War won by both (PT-6.5)."""
        return () if event.kind == "war" and event.args[1] < event.args[3] else super().deeds(event)

    def part(self, s: Kingdoms) -> Say:
        return say("part.turn", n=s.turn)

    def catalogue(self) -> Things:
        return catalogue()

    def label(self, kind: str, value: int) -> Say:
        if kind == "card":
            return say(f"{'unit' if value < FIRST_ARTIFACT else 'artifact'}.{KEY_OF[value]}.name")
        if kind == "source":
            return say(SOURCE_NAMES.get(SOURCES[value], f"source.{SOURCES[value]}"))
        if kind == "necropolis":
            return say(f"necropolis.{NECROPOLIS_KEYS[value]}.name")
        if kind == "phase":
            return say(f"rule.{PHASES[value]}")
        if kind == "building":
            return say(f"building.{BUILDING_KEYS[value]}.name")
        return super().label(kind, value)

    def prompt(self, s: Kingdoms, seat: int) -> str:
        if s.waiting >> seat & 1:
            rule = s.frames[-1].rule
            if rule == "draft" and s.pick[seat]:
                return "ask.draft-dismiss"
            if rule == "age_chosen" and movable(s, seat):
                placed = used(s, seat)[0] == len(placers(s, seat))
                return "ask.age_chosen-shift" if placed else "ask.age_chosen-both"
        return super().prompt(s, seat)

    def check(self, s: Kingdoms) -> None:
        rule = None if s.over else self.rule(s)
        assert rule is None or isinstance(rule, Ask)
        check(s, rule)


GAME = PaperTales(
    RULES,
    Kingdoms,
    DECK,
    gather(PaperTales.package),
)
