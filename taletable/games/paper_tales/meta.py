"""Paper Tales as the engine sees it: options, rules, words."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game, Option, Result
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.state import Options

from . import ending
from .ages import AgeByFood, AgeChosen, movable, placers, used
from .aging import Aging, Healing
from .arrivals import Arrivals, Shadow, Titan
from .cards import BUILDING_KEYS, CARD_IDS, DECK, FIRST_ARTIFACT, KEY_OF, RESOURCES, SPOTS
from .catalogue import catalogue
from .check import check
from .construction import WAYS, Construction
from .deployment import Deployment, Plan
from .ending import Tale, Turn
from .income import Income
from .necropolis import HOSTS, NECROPOLIS_KEYS
from .payment import Payment
from .recruitment import Draft, Recruitment
from .setup import cards_of, draw_buildings, in_use
from .solo import LEVELS, SoloDraft, any_row, is_solo, raise_necropolis
from .state import FIELDS, PHASES, TOWNS, WIDTH, Kingdoms
from .view import extras
from .wars import SOURCES, Wars

START_GOLD = 3
SOURCE_GROUPS = ("unit", "building", "artifact", "necropolis", "lich_king")
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

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "move.recruit": ("card",),
    "move.dismiss": ("card",),
    "move.place": ("card", "spot"),
    "move.move": ("card", "spot"),
    "move.discard": ("card",),
    "move.deploy": ("card",),
    "move.take-back": ("card",),
    "move.keep": ("card",),
    "move.ready": (),
    "move.pay": ("card",),
    "move.repeat": ("card",),
    "move.found": ("building",),
    "move.age": ("card",),
    "move.shift": ("card", "card2"),
    "move.leave-ages": (),
    "move.construct": ("building", "level", "way"),
    "move.upgrade": ("building", "way"),
    "move.pass": (),
    "move.save": ("card",),
    "move.let-go": (),
    "refuse.already-recruited": ("card",),
    "refuse.no-fifth-spot": (),
    "refuse.occupied": ("card", "card2"),
    "refuse.cannot-pay": ("card", "n", "n2"),
    "refuse.no-shadow-of-a-shadow": (),
    "refuse.no-age": ("card",),
    "refuse.must-place": (),
    "refuse.already-built": ("building",),
    "refuse.already-level-2": ("building",),
    "refuse.not-built": ("building",),
    "refuse.missing-resources": ("building", "n", "n2", "n3"),
    "refuse.missing-land-cost": ("n", "n2"),
    "refuse.missing-gold": ("n", "n2"),
    "refuse.not-one-age": ("card", "n"),
    "refuse.will-not-die": ("card",),
    "event.phase": ("n", "phase"),
    "event.dealt": ("seat", "n"),
    "event.reshuffled": ("n",),
    "event.took-up": ("seat", "card"),
    "event.recruits": ("seat", "card"),
    "event.dismisses": ("seat", "card"),
    "event.passed": ("neighbour", "n"),
    "event.pack-opened": ("n", "n2"),
    "event.pack-returns": ("n", "n2"),
    "event.left-over": ("n",),
    "event.last-card": ("seat", "card"),
    "event.planned": ("seat", "card"),
    "event.ready": ("seat",),
    "event.sent-away": ("seat", "card"),
    "event.deployed": ("seat", "card", "spot"),
    "event.moved": ("seat", "card", "spot"),
    "event.forged": ("seat", "card"),
    "event.kept": ("seat",),
    "event.left-behind": ("seat", "n"),
    "event.pays": ("seat", "card"),
    "event.paid": ("seat", "n"),
    "event.gained": ("seat", "n"),
    "event.unpaid": ("seat", "card"),
    "event.turned-up": ("seat", "card"),
    "event.became": ("seat", "card", "card2"),
    "event.repeated": ("seat", "card"),
    "event.found-artifact": ("seat", "card", "card2"),
    "event.founded": ("seat", "card", "building"),
    "event.raised": ("seat", "card", "building"),
    "event.aged": ("seat", "card", "n"),
    "event.shifted": ("seat", "card", "card2"),
    "event.chooses": ("seat", "card"),
    "event.sites": ("seat", "building"),
    "event.war": ("seat", "n", "seat2", "n2"),
    "event.risen": ("necropolis", "n", "n2"),
    "event.host-war": ("seat", "n", "host", "n2"),
    "event.claimed": ("card", "necropolis", "n"),
    "event.lich-earned": ("n", "source"),
    "event.earned": ("seat", "n", "source"),
    "event.lost": ("seat", "n", "source"),
    "event.income": ("seat", "n"),
    "event.decided": ("seat",),
    "event.constructed": ("seat", "building", "level", "n"),
    "event.upgraded": ("seat", "building", "level", "n"),
    "event.built-nothing": ("seat",),
    "event.saved": ("seat", "card"),
    "event.died": ("seat", "card"),
    "event.reborn": ("seat", "card"),
    "event.grew-older": ("seat", "n"),
    "event.won": ("seat", "n"),
    "event.lich-won": ("n", "n2"),
}


class PaperTales(Game[Kingdoms]):
    """The meta object."""

    id = "paper-tales"
    name = "Paper Tales"
    version = "2"
    package = __package__ or ""
    root = "tale"
    min_seats = 1
    max_seats = 7
    options = (
        Option("two_player", "simple", ("simple", "advanced")),
        Option("gates_units", False, (False, True)),
        Option("gates_buildings", False, (False, True)),
        Option("legends", False, (False, True)),
        Option("level", LEVELS[0], LEVELS),
    )

    def fresh(self, seats: int, options: Options) -> Kingdoms:
        return Kingdoms(seats, options)

    def begin(self, s: Kingdoms, run: Run) -> None:
        """Set up the game (PT-2)."""
        s.draw = run.luck.shuffled(cards_of(s.options))
        s.buildings = draw_buildings(s.options, run.luck)
        s.age = [0] * len(CARD_IDS)
        s.gold = [START_GOLD] * s.seats
        s.score = [0] * s.seats
        s.wars = [0] * s.seats
        s.pack = [()] * s.seats
        s.hand = [()] * s.seats
        s.kept = [-1] * s.seats
        s.spots = [-1] * (s.seats * WIDTH)
        s.levels = [0] * (s.seats * TOWNS)
        s.artifacts = [()] * s.seats
        s.fresh = [()] * s.seats
        s.pick = [()] * s.seats
        s.plan = [-1] * (s.seats * WIDTH)
        s.plan_artifacts = [()] * s.seats
        s.keep = [-1] * s.seats
        s.build = [()] * s.seats
        s.passed = [()] * s.seats
        s.left_over = [()] * s.seats
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

    def seats_cite(self) -> str:
        return "PT-1.1"

    def over_cite(self) -> str:
        return "PT-10.1"

    def extras(self, s: Kingdoms, seat: int | None, view: dict[str, Any]) -> None:
        extras(s, seat, view)

    def deal_anew(self, s: Kingdoms, seat: int, luck: Luck) -> None:
        """The face-down Necropolis cards (PT-S.14)."""
        if is_solo(s):
            s.row = any_row(s.row[: s.risen], luck)

    def results(self, s: Kingdoms) -> Result | None:
        return ending.results(s)

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        return catalogue(self.text)

    def label(self, kind: str, value: int) -> str:
        if kind == "card":
            return self.text.get(f"{'unit' if value < FIRST_ARTIFACT else 'artifact'}.{KEY_OF[value]}.name")
        if kind == "source":
            name = SOURCES[value]
            groups = [group for group in SOURCE_GROUPS if self.text.has(f"{group}.{name}.name")]
            return self.text.get(f"{groups[0]}.{name}.name" if groups else f"source.{name}")
        if kind == "necropolis":
            return self.text.get(f"necropolis.{NECROPOLIS_KEYS[value]}.name")
        if kind == "phase":
            return self.text.get(f"rule.{PHASES[value]}")
        if kind == "building":
            return self.text.get(f"building.{BUILDING_KEYS[value]}.name")
        return super().label(kind, value)

    def move_text(self, m: Move) -> str:
        if m.verb in ("construct", "upgrade"):
            way = m.args[-1]
            return self.say(f"move.{m.verb}", m.args) + (self.text.get(f"way.{WAYS[way]}") if way else "")
        return super().move_text(m)

    def prompt(self, s: Kingdoms, seat: int) -> str:
        if s.waiting >> seat & 1:
            rule = s.frames[-1].rule
            if rule == "draft" and s.pick[seat]:
                return self.text.get("ask.draft-dismiss")
            if rule == "age_chosen" and movable(s, seat):
                placed = used(s, seat)[0] == len(placers(s, seat))
                return self.text.get("ask.age_chosen-shift" if placed else "ask.age_chosen-both")
        return super().prompt(s, seat)

    def check(self, s: Kingdoms) -> None:
        rule = None if s.over else self.rule(s)
        assert rule is None or isinstance(rule, Ask)
        check(s, rule)


GAME = PaperTales(
    RULES,
    FIELDS,
    DECK,
    {
        "card": CARD_IDS,
        "spot": SPOTS,
        "building": BUILDING_KEYS,
        "way": WAYS,
        "source": SOURCES,
        "resource": RESOURCES,
        "phase": PHASES,
        "host": HOSTS,
        "necropolis": NECROPOLIS_KEYS,
    },
    ARGUMENTS,
)
