"""Paper Tales as the engine sees it: options, rules, words."""

from __future__ import annotations

from typing import Any

from taletable.engine.fields import BadPosition
from taletable.engine.game import Game, Option, Result
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.state import Options

from . import ending
from .aging import Aging, Healing
from .cards import BUILDING_KEYS, CARD_IDS, DECK, FIFTH, RESOURCES, SPOTS
from .catalogue import catalogue
from .construction import WAYS, Construction
from .deployment import AgeByFood, AgeChosen, AgeOne, Deployment, Payment, Plan
from .ending import Tale, Turn
from .income import Income
from .recruitment import Draft, Recruitment
from .state import FIELDS, PHASES, TOWNS, WIDTH, Kingdoms
from .view import extras
from .wars import SOURCES, Wars

START_GOLD = 3

RULES: dict[str, Rule[Kingdoms]] = {
    "tale": Tale(),
    "turn": Turn(),
    "recruitment": Recruitment(),
    "draft": Draft(),
    "deployment": Deployment(),
    "plan": Plan(),
    "payment": Payment(),
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
    "move.take-back": ("card",),
    "move.keep": ("card",),
    "move.ready": (),
    "move.pay": ("card",),
    "move.age": ("card",),
    "move.construct": ("building", "level", "way"),
    "move.upgrade": ("building", "way"),
    "move.pass": (),
    "move.save": ("card",),
    "move.let-go": (),
    "refuse.already-recruited": ("card",),
    "refuse.no-fifth-spot": (),
    "refuse.occupied": ("card", "card2"),
    "refuse.cannot-pay": ("card", "n", "n2"),
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
    "event.last-card": ("seat", "card"),
    "event.planned": ("seat", "card"),
    "event.ready": ("seat",),
    "event.sent-away": ("seat", "card"),
    "event.deployed": ("seat", "card", "spot"),
    "event.moved": ("seat", "card", "spot"),
    "event.kept": ("seat",),
    "event.left-behind": ("seat", "n"),
    "event.pays": ("seat", "card"),
    "event.paid": ("seat", "n"),
    "event.gained": ("seat", "n"),
    "event.unpaid": ("seat", "card"),
    "event.turned-up": ("seat", "card"),
    "event.became": ("seat", "card", "card2"),
    "event.raised": ("seat", "card", "building"),
    "event.aged": ("seat", "card", "n"),
    "event.chooses": ("seat", "card"),
    "event.lost-lp": ("seat", "n", "card"),
    "event.war": ("seat", "n", "seat2", "n2"),
    "event.earned": ("seat", "n", "source"),
    "event.lost": ("seat", "n", "source"),
    "event.income": ("seat", "n"),
    "event.decided": ("seat",),
    "event.constructed": ("seat", "building", "level", "n"),
    "event.upgraded": ("seat", "building", "level", "n"),
    "event.built-nothing": ("seat",),
    "event.saved": ("seat", "card"),
    "event.died": ("seat", "card"),
    "event.grew-older": ("seat", "n"),
    "event.won": ("seat", "n"),
}


class PaperTales(Game[Kingdoms]):
    """The meta object."""

    id = "paper-tales"
    name = "Paper Tales"
    version = "1"
    package = __package__ or ""
    root = "tale"
    min_seats = 2
    max_seats = 7
    options = (Option("two_player", "simple", ("simple", "advanced")),)

    def fresh(self, seats: int, options: Options) -> Kingdoms:
        return Kingdoms(seats, options)

    def begin(self, s: Kingdoms, run: Run) -> None:
        """Set up the game (PT-2)."""
        s.draw = run.luck.shuffled(list(range(len(CARD_IDS))))
        s.age = [0] * len(CARD_IDS)
        s.gold = [START_GOLD] * s.seats
        s.score = [0] * s.seats
        s.wars = [0] * s.seats
        s.pack = [()] * s.seats
        s.hand = [()] * s.seats
        s.kept = [-1] * s.seats
        s.spots = [-1] * (s.seats * WIDTH)
        s.levels = [0] * (s.seats * TOWNS)
        s.fresh = [()] * s.seats
        s.pick = [()] * s.seats
        s.plan = [-1] * (s.seats * WIDTH)
        s.keep = [-1] * s.seats
        s.build = [()] * s.seats
        s.push(self.root)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["two_player"] == "advanced" and seats != 2:
            return Refusal("PT-V.3", "advanced-is-for-two")
        return None

    def seats_cite(self) -> str:
        return "PT-1.1"

    def over_cite(self) -> str:
        return "PT-10.1"

    def extras(self, s: Kingdoms, seat: int | None, view: dict[str, Any]) -> None:
        extras(s, seat, view)

    def results(self, s: Kingdoms) -> Result | None:
        return ending.results(s)

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        return catalogue(self.text)

    def label(self, kind: str, value: int) -> str:
        if kind == "card":
            return self.text.get(f"unit.{CARD_IDS[value].rsplit('-', 1)[0]}.name")
        if kind == "source":
            name = SOURCES[value]
            return self.text.get(f"unit.{name}.name", self.text.get(f"building.{name}.name", self.text.get(f"source.{name}")))
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
        if s.waiting >> seat & 1 and s.frames[-1].rule == "draft" and s.pick[seat]:
            return self.text.get("ask.draft-dismiss")
        return super().prompt(s, seat)

    def check(self, s: Kingdoms) -> None:
        """What a hand-edited position may not be."""
        for seat in range(s.seats):
            where = f"players[{seat}]"
            spots = s.kingdom(seat)
            if spots[FIFTH] >= 0 and not s.has_fifth_spot(seat):
                raise BadPosition(f"{where}.spots.{SPOTS[FIFTH]}", "needs a Building of level 2 (PT-3.4)")
            if not set(s.fresh[seat]) <= set(spots):
                raise BadPosition(f"{where}.fresh", "names a Unit that is not in play")
            self._check_answers(s, seat, where)
        if not s.over:
            self._check_asked(s)
        in_play = {card for card in s.spots if card >= 0}
        for card, age in enumerate(s.age):
            if age and card not in in_play:
                raise BadPosition(f"age.{CARD_IDS[card]}", "only Units in play have Age tokens")
        for i, (seat, turn, source, lp) in enumerate(s.tally):
            known = isinstance(seat, int) and 0 <= seat < s.seats and turn in range(1, 5) and source in SOURCES and isinstance(lp, int)
            if not known:
                raise BadPosition(f"tally[{i}]", "expected [seat, turn, source, lp] with known values")

    def _check_asked(self, s: Kingdoms) -> None:
        """Those are asked whom the rule asks; whoever is not waited for has answered, and nobody else has answered in full."""
        rule = self.rule(s)
        assert isinstance(rule, Ask)
        opened = s.clone()
        for seat in range(s.seats):
            rule.forget(opened, seat)
        if rule.open(opened, Run(Luck(b""), quiet=True)) != s.asked:
            raise BadPosition("asked", f"are not the seats that have something to decide in {s.frames[-1].rule!r}")
        for seat in range(s.seats):
            where = f"players[{seat}].pick"
            if not s.asked >> seat & 1:
                if s.pick[seat] != opened.pick[seat]:
                    raise BadPosition(where, "belongs to a seat that has nothing to choose")
            elif isinstance(rule, Draft | Payment | AgeOne) and rule.answered(s, seat) == bool(s.waiting >> seat & 1):
                raise BadPosition(where, "does not fit whether the seat is still waited for")

    def _check_answers(self, s: Kingdoms, seat: int, where: str) -> None:
        rule = "" if s.over else s.frames[-1].rule
        base = seat * WIDTH
        plan = [card for card in s.plan[base : base + WIDTH] if card >= 0]
        own = set(s.hand[seat]) | set(s.units(seat))
        if rule == "draft":
            if len({len(pack) for pack in s.pack}) != 1 or len(s.pack[seat]) < 2:
                raise BadPosition(f"{where}.pack", "all packs of a draft have the same number of cards, at least 2")
            if not set(s.pick[seat]) <= set(s.pack[seat]) or len(s.pick[seat]) > 2:
                raise BadPosition(f"{where}.pick", "names a card that is not in the pack")
        elif s.pack[seat]:
            raise BadPosition(f"{where}.pack", "packs exist only during the draft (PT-4.2)")
        if rule == "plan":
            if len(set(plan)) != len(plan) or not set(plan) <= own:
                raise BadPosition(f"{where}.plan", "holds cards that are neither in the hand nor in play")
            if s.plan[base + FIFTH] >= 0 and not s.has_fifth_spot(seat):
                raise BadPosition(f"{where}.plan.{SPOTS[FIFTH]}", "needs a Building of level 2 (PT-3.4)")
            if s.keep[seat] >= 0 and (s.keep[seat] not in s.hand[seat] or s.keep[seat] in plan):
                raise BadPosition(f"{where}.keep", "is not a card left in the hand (PT-5.10)")
        elif plan or s.keep[seat] >= 0:
            raise BadPosition(f"{where}.plan", "plans exist only in the Deployment phase (PT-5.1)")
        if rule not in ("draft", "plan") and s.hand[seat]:
            raise BadPosition(f"{where}.hand", "hands are empty after Deployment (PT-5.11)")
        if rule not in ("draft", "payment", "age_chosen", "age_by_food", "healing") and s.pick[seat]:
            raise BadPosition(f"{where}.pick", f"there is nothing to pick in {rule or 'a finished game'}")
        if rule in ("age_chosen", "age_by_food", "healing") and not set(s.pick[seat]) <= set(s.units(seat)):
            raise BadPosition(f"{where}.pick", "names a Unit that is not in play")
        if rule == "payment" and not set(s.pick[seat]) <= set(s.fresh[seat]):
            raise BadPosition(f"{where}.pick", "names a card that is not new")
        if s.build[seat]:
            verb = "upgrade" if s.levels[seat * TOWNS + min(s.build[seat][0], TOWNS - 1)] else "construct"
            args = s.build[seat] if verb == "construct" else (s.build[seat][0], s.build[seat][2])
            move = Move(seat, verb, args)
            if rule != "construction" or move not in RULES[rule].offers(s, seat) or RULES[rule].refuse(s, move):
                raise BadPosition(f"{where}.build", "is not a Construction that this Kingdom can do now")


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
    },
    ARGUMENTS,
)
