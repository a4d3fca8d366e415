"""What a hand-edited position may not be."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import BadPosition
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, seats_of
from taletable.engine.rules import Ask
from taletable.engine.run import Run
from taletable.engine.saying import say

from .ages import pairs
from .cards import BUILDING_KEYS, CARD_IDS, FIFTH, FIRST_ARTIFACT, SPOTS
from .setup import can_be_drawn
from .solo import check_solo, is_solo
from .state import LICH, TOWNS, WIDTH, Kingdoms

PICKS: Final = {
    "draft": "recruit", "solo_draft": "recruit", "payment": "pay", "shadow": "repeat",
    "age_chosen": "age", "age_by_food": "age", "healing": "save",
}  # fmt: skip
"""The asks whose answers are cards, and the move that names one."""
ENDS: Final = {"age_chosen": "leave-ages", "healing": "let-go", "construction": "pass"}
"""The asks that a seat may leave with less than it could do, and the move that does."""


def check(s: Kingdoms, rule: Ask[Kingdoms] | None) -> None:
    """Raise BadPosition where the state cannot be; `rule` is the one that asks."""
    if not can_be_drawn(s.options, s.buildings):
        raise BadPosition("buildings", say("position.buildings"))
    for seat in range(s.seats):
        where = f"players[{seat}]"
        _check_kingdom(s, seat, where)
        _check_hand(s, seat, where, "" if s.over else s.frames[-1].rule)
    if rule:
        _check_asked(s, rule)
    check_solo(s)
    in_play = {card for card in s.spots if card >= 0}
    for card, age in enumerate(s.age):
        if age and card not in in_play:
            raise BadPosition(f"age.{CARD_IDS[card]}", say("position.age"))
    for i, (seat, _, _, _) in enumerate(s.tally):
        if not (LICH if is_solo(s) else 0) <= seat < s.seats:
            raise BadPosition(f"tally[{i}]", say("position.nobody"))


def _check_kingdom(s: Kingdoms, seat: int, where: str) -> None:
    """What is in play."""
    spots, artifacts = s.kingdom(seat), s.artifacts[seat]
    if spots[FIFTH] >= 0 and not s.has_fifth_spot(seat):
        raise BadPosition(f"{where}.spots.{SPOTS[FIFTH]}", say("position.fifth-spot"))
    if any(card >= FIRST_ARTIFACT for card in spots):
        raise BadPosition(f"{where}.spots", say("position.artifact-on-spot"))
    if any(card < FIRST_ARTIFACT for card in artifacts):
        raise BadPosition(f"{where}.artifacts", say("position.unit-among-artifacts"))
    for building, level in enumerate(s.towns(seat)):
        if level and building not in s.buildings:
            raise BadPosition(f"{where}.levels.{BUILDING_KEYS[building]}", say("position.other-building"))
    if not set(s.fresh[seat]) <= {*spots, *artifacts}:
        raise BadPosition(f"{where}.fresh", say("position.not-in-play"))


def _check_hand(s: Kingdoms, seat: int, where: str, rule: str) -> None:
    """Packs, hands and plans exist in their phases only."""
    if rule == "draft":
        if len({len(pack) for pack in s.pack}) != 1 or len(s.pack[seat]) < 2:
            raise BadPosition(f"{where}.pack", say("position.pack-sizes"))
    elif s.pack[seat] and rule != "solo_draft":
        raise BadPosition(f"{where}.pack", say("position.packs"))
    if rule not in ("draft", "solo_draft", "plan") and s.hand[seat]:
        raise BadPosition(f"{where}.hand", say("position.hand"))
    base = seat * WIDTH
    plan, laid, keep = [card for card in s.plan[base : base + WIDTH] if card >= 0], s.plan_artifacts[seat], s.keep[seat]
    if rule != "plan":
        if plan or laid or keep >= 0:
            raise BadPosition(f"{where}.plan", say("position.plans"))
        return
    own = {card for card in s.hand[seat] if card < FIRST_ARTIFACT} | set(s.units(seat))
    if len(set(plan)) != len(plan) or not set(plan) <= own:
        raise BadPosition(f"{where}.plan", say("position.plan-cards"))
    if s.plan[base + FIFTH] >= 0 and not s.has_fifth_spot(seat):
        raise BadPosition(f"{where}.plan.{SPOTS[FIFTH]}", say("position.fifth-spot"))
    if len(set(laid)) != len(laid) or not all(card in s.hand[seat] and card >= FIRST_ARTIFACT for card in laid):
        raise BadPosition(f"{where}.plan_artifacts", say("position.plan-artifacts"))
    if keep >= 0 and (keep not in s.hand[seat] or keep in plan or keep in laid):
        raise BadPosition(f"{where}.keep", say("position.kept-card"))


def _check_asked(s: Kingdoms, rule: Ask[Kingdoms]) -> None:
    """Those are asked whom the rule asks; each sealed answer can be given, and is complete where it is not waited for."""
    name = s.frames[-1].rule
    opened = s.clone()
    for seat in range(s.seats):
        rule.forget(opened, seat)
    mask = rule.open(opened, Run(Luck(b""), quiet=True))
    if mask != s.asked:
        seats = seats_of(mask)
        raise BadPosition("asked", say("position.other-seats-asked", rule=repr(name), n=len(seats), seats=seats))
    for seat in range(s.seats):
        where = f"players[{seat}]"
        if not s.asked >> seat & 1:
            if s.pick[seat] != opened.pick[seat]:
                raise BadPosition(f"{where}.pick", say("position.nothing-to-choose"))
            if s.build[seat] != opened.build[seat]:
                raise BadPosition(f"{where}.build", say("position.nothing-to-choose"))
        elif name != "plan":
            _check_answer(s, seat, where, rule, name)
        elif s.pick[seat]:
            raise BadPosition(f"{where}.pick", say("position.nothing-to-pick"))


def _check_answer(s: Kingdoms, seat: int, where: str, rule: Ask[Kingdoms], name: str) -> None:
    """Play the answer once more, move by move."""
    place = f"{where}.pick" if name in PICKS else f"{where}.build"
    again = s.clone()
    rule.forget(again, seat)
    if (again.pick[seat], again.build[seat]) != ((), ()):
        raise BadPosition(where, say("position.other-answer", rule=repr(name)))
    settled = False
    for move in _moves(s, seat, place, name):
        if settled or move not in rule.offers(again, seat) or rule.refuse(again, move):
            raise BadPosition(place, say("position.impossible-answer"))
        settled = rule.apply(again, move, Run(Luck(b""), quiet=True))
    waiting = bool(s.waiting >> seat & 1)
    if not settled and not waiting and name in ENDS:
        end = Move(seat, ENDS[name])
        settled = end in rule.offers(again, seat) and rule.refuse(again, end) is None
    if settled == waiting:
        raise BadPosition(place, say("position.answered-or-not"))


def _moves(s: Kingdoms, seat: int, place: str, name: str) -> list[Move]:
    """The moves that make up a seat's answer."""
    pick, build = s.pick[seat], s.build[seat]
    if name == "age_chosen":
        if len(pick) % 2:
            raise BadPosition(place, say("position.pairs"))
        return [Move(seat, "age", (giver,)) if giver == taker else Move(seat, "shift", (giver, taker)) for giver, taker in pairs(pick)]
    if name in PICKS:
        verbs = [PICKS[name]] * len(pick)
        if name == "draft" and len(pick) > 1:
            verbs[1] = "dismiss"
        return [Move(seat, verb, (card,)) for verb, card in zip(verbs, pick, strict=True)]
    if not build:
        return []
    if name == "titan":
        return [Move(seat, "found", build[:1])] if build[1:] == (2, 0) else [Move(seat, "found")]
    constructed = build[0] < TOWNS and s.levels[seat * TOWNS + build[0]] > 0
    return [Move(seat, "upgrade", (build[0], build[2])) if constructed and build[1] == 2 else Move(seat, "construct", build)]
