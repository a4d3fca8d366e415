"""Paper Tales as a network is shown it: cards by their kinds, Kingdoms row by row, and the figures that a Monarch would work out."""

from __future__ import annotations

from array import array
from math import tanh
from random import Random
from typing import Any, Final

from taletable.companions.learned.sense import Sense, Spelt, Zones
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options

from ..cards import COST_OF, DECK, FIFTH
from ..construction import land_cost
from ..deployment import planned_cost
from ..ending import TURNS
from ..kingdom import artifact_cost, income, resources, strength
from ..meta import GAME
from ..state import TOWNS, WIDTH, Kingdoms
from .mind import Mind
from .weights import FARSIGHTED

KIND: Final = DECK.kind_of
KINDS: Final = len(DECK.kinds)
RULES: Final = ("draft", "plan", "payment", "shadow", "titan", "age_chosen", "age_by_food", "construction", "healing")
OLDEST: Final = 4
"""More Age tokens than these look the same."""
LONGEST_PLAN: Final = 30
Figures = tuple[float, ...]
Piece = tuple[bytes, Figures]


Z = Zones()
HAND, PACK, PICK, KEPT, FRESH, PLAN_FRONT, PLAN_BACK = [Z.zone(KINDS) for _ in range(7)]
OWN, LEFT, RIGHT, OTHER = 0, 1, 2, 3
FRONT_OF: Final = [Z.zone(KINDS) for _ in range(4)]
BACK_OF: Final = [Z.zone(KINDS) for _ in range(4)]
AGE_OF: Final = [Z.zone(KINDS) for _ in range(4)]
LEVEL_OF: Final = [Z.zone(2 * TOWNS) for _ in range(4)]
OFFERED: Final = Z.zone(TOWNS)
ASKED: Final = Z.zone(len(RULES) * TURNS)
SEATS: Final = Z.zone(8)
DISMISSING: Final = Z.zone(1)
OPTIONS: Final = Z.zone(4)
FIGURES: Final = 50

# The alphabet: 0 for none, verbs, kinds of cards (as first and as second argument), rows, Buildings, levels and ways
VERBS: Final = {verb: 1 + n for n, verb in enumerate(GAME.grammar.group("move"))}
CARD_TOKEN: Final = 1 + len(VERBS)
SECOND_TOKEN: Final = CARD_TOKEN + KINDS
FRONT_TOKEN: Final = SECOND_TOKEN + KINDS
BACK_TOKEN: Final = FRONT_TOKEN + 1
TOWN_TOKEN: Final = BACK_TOKEN + 1
LEVEL_TOKEN: Final = TOWN_TOKEN + TOWNS
WAY_TOKEN: Final = LEVEL_TOKEN + 2
ALPHABET: Final = WAY_TOKEN + 4


def marked(zone: int) -> list[bytes]:
    """By card: its mark in a zone."""
    return [array("H", [zone + KIND[card]]).tobytes() for card in range(len(KIND))]


HAND_MARK, PACK_MARK, PICK_MARK, FRESH_MARK = marked(HAND), marked(PACK), marked(PICK), marked(FRESH)
KEPT_MARK, PLAN_FRONT_MARK, PLAN_BACK_MARK = marked(KEPT), marked(PLAN_FRONT), marked(PLAN_BACK)


class PaperTalesSense(Sense):
    """The sense of Paper Tales, for 2 to 7 Monarchs and all expansions. Sums that hang on one Kingdom are remembered."""

    name = "paper-tales 1"
    game = GAME
    marks = Z.size
    most = 192
    figures = FIGURES
    tokens = ALPHABET
    choices = 48

    def __init__(self) -> None:
        self.pieces: dict[Any, Piece] = {}
        self.heads: dict[Any, bytes] = {}
        self.plans: dict[Any, Piece] = {}
        self.spelt: dict[Any, Spelt] = {}
        self.mind: Mind | None = None

    # What is seen

    def see(self, s: Kingdoms, seat: int) -> tuple[bytes, bytes]:
        seats = s.seats
        rule = s.frames[-1].rule
        head = (rule, s.turn, seats, s.buildings, *s.options.values())
        parts = [self.heads.get(head) or self._head(s, rule)]
        hand, pack, pick = s.hand[seat], s.pack[seat], s.pick[seat]
        parts += [HAND_MARK[card] for card in hand]
        parts += [PACK_MARK[card] for card in pack]
        parts += [PICK_MARK[card] for card in pick if card < len(KIND)]
        parts += [FRESH_MARK[card] for card in s.fresh[seat]]
        for card in (s.kept[seat], s.keep[seat]):
            if card >= 0:
                parts.append(KEPT_MARK[card])
        if rule == "draft" and pick:
            parts.append(DISMISS)
        left, right = (seat + 1) % seats, (seat - 1) % seats
        marks, own = self._kingdom(s, seat, OWN)
        parts.append(marks)
        marks, his = self._kingdom(s, left, LEFT)
        parts.append(marks)
        theirs = his
        if right != left:
            marks, theirs = self._kingdom(s, right, RIGHT)
            parts.append(marks)
        if seats > 3:
            parts += [self._kingdom(s, q, OTHER)[0] for q in range(seats) if q not in (seat, left, right)]
        gold, score = s.gold[seat], s.score[seat]
        best = max([s.score[q] for q in range(seats) if q != seat])
        after, price = own, 0
        if rule == "plan":
            marks, after = self._plan(s, seat)
            parts.append(marks)
            price = planned_cost(s, seat)
        fifth = 2 in s.levels[seat * TOWNS : seat * TOWNS + TOWNS]
        figures = array("f", (
            gold / 8, score / 30, (score - best) / 15, s.gold[left] / 8, s.gold[right] / 8, (score - s.score[left]) / 15,
            (score - s.score[right]) / 15, best / 30, *own, *his, *theirs, *after, price / 5, (gold - price) / 5,
            after[4] - his[4], after[4] - theirs[4], after[4] >= his[4], after[4] >= theirs[4], len(hand) / 6, len(pack) / 5,
            len(s.hand[left]) / 6, len(s.hand[right]) / 6, fifth, land_cost(s, seat) / 4, s.kept[left] >= 0, s.kept[right] >= 0,
        ))  # fmt: skip
        return b"".join(parts), figures.tobytes()

    def _head(self, s: Kingdoms, rule: str) -> bytes:
        marks = [OFFERED + b for b in s.buildings] + [SEATS + s.seats]
        if rule in RULES:
            marks.append(ASKED + RULES.index(rule) * TURNS + s.turn - 1)
        flags = (s.options["two_player"] == "advanced", s.options["gates_units"], s.options["gates_buildings"], s.options["legends"])
        marks += [OPTIONS + n for n, flag in enumerate(flags) if flag]
        head = (rule, s.turn, s.seats, s.buildings, *s.options.values())
        if len(self.heads) > 100_000:
            self.heads.clear()
        found = self.heads[head] = array("H", marks).tobytes()
        return found

    def _kingdom(self, s: Kingdoms, who: int, role: int) -> Piece:
        spots = tuple(s.spots[who * WIDTH : who * WIDTH + WIDTH])
        age = s.age
        key = (
            role, spots, tuple([age[card] for card in spots if card >= 0]),
            tuple(s.levels[who * TOWNS : who * TOWNS + TOWNS]), s.artifacts[who],
        )  # fmt: skip
        found = self.pieces.get(key)
        if found is None:
            if len(self.pieces) > 200_000:
                self.pieces.clear()
            found = self.pieces[key] = self._piece(s, spots, key[3], s.artifacts[who], role)
        return found

    def _piece(self, s: Kingdoms, spots: tuple[int, ...], levels: tuple[int, ...], artifacts: tuple[int, ...], role: int) -> Piece:
        marks: list[int] = []
        for spot, card in enumerate(spots):
            if card >= 0:
                marks.append((FRONT_OF if spot <= FIFTH else BACK_OF)[role] + KIND[card])
                marks += [AGE_OF[role] + KIND[card]] * min(s.age[card], OLDEST)
        marks += [FRONT_OF[role] + KIND[card] for card in artifacts]
        for b, level in enumerate(levels):
            marks += [LEVEL_OF[role] + 2 * b + n for n in range(level)]
        return array("H", marks).tobytes(), self._figures(s, spots, levels, artifacts)

    def _figures(self, s: Kingdoms, spots: tuple[int, ...], levels: tuple[int, ...], artifacts: tuple[int, ...]) -> Figures:
        made = resources(spots, s.age, levels, artifacts)
        earned = income(spots, s.age, levels, made, artifacts)
        fought = strength(spots, s.age, levels, made, earned, artifacts)
        units = [card for card in spots if card >= 0]
        return made[0] / 3, made[1] / 3, made[2] / 3, earned / 5, fought / 8, len(units) / 5, sum([s.age[c] for c in units]) / 5

    def _plan(self, s: Kingdoms, seat: int) -> Piece:
        spots = tuple(s.plan[seat * WIDTH : seat * WIDTH + WIDTH])
        artifacts = s.artifacts[seat] + s.plan_artifacts[seat]
        age = s.age
        key = (spots, tuple([age[c] for c in spots if c >= 0]), tuple(s.levels[seat * TOWNS : seat * TOWNS + TOWNS]), artifacts)
        found = self.plans.get(key)
        if found is None:
            if len(self.plans) > 200_000:
                self.plans.clear()
            parts = [(PLAN_FRONT_MARK if spot <= FIFTH else PLAN_BACK_MARK)[card] for spot, card in enumerate(spots) if card >= 0]
            parts += [PLAN_FRONT_MARK[card] for card in s.plan_artifacts[seat]]
            found = self.plans[key] = b"".join(parts), self._figures(s, spots, key[2], artifacts)
        return found

    # What can be done

    def moves(self, s: Kingdoms, seat: int) -> list[Move]:
        """Nothing is laid that cannot be paid, and nothing kept for a turn that does not come."""
        found = GAME.onward(s, seat)
        if s.frames[-1].rule == "plan":
            left = s.gold[seat] - planned_cost(s, seat)
            forging = artifact_cost(len(s.artifacts[seat]) + len(s.plan_artifacts[seat]))
            last = s.turn == TURNS
            kept = []
            for m in found:
                verb = m.verb
                if verb == "place":
                    if COST_OF[m.args[0]] > left:
                        continue
                elif verb == "deploy":
                    if forging > left:
                        continue
                elif verb == "keep" and last:
                    continue
                kept.append(m)
            found = kept
        return found[: self.choices]

    def spell(self, s: Kingdoms, move: Move) -> Spelt:
        found = self.spelt.get((move.verb, move.args))
        if found is None:
            found = self.spelt[move.verb, move.args] = spelt(move)
        return found

    def advice(self, s: Kingdoms, seat: int) -> list[list[Move]]:
        """The plan of a mind that weighs every sensible Kingdom."""
        if s.frames[-1].rule != "plan":
            return []
        if self.mind is None:
            self.mind = Mind(FARSIGHTED, 0)
        state, run, moves = s.clone(), Run(QuickLuck(0), quiet=True), list[Move]()
        rule = GAME.rule(s)
        while len(moves) < LONGEST_PLAN:
            move = self.mind.deploy(state, seat)
            moves.append(move)
            if rule.apply(state, move, run):
                return [moves]
        return []

    # What it is for

    def worth(self, s: Kingdoms) -> list[float]:
        """Victory for four parts of five; the rest for LP ahead of, or behind, the best of the others."""
        result = GAME.results(s)
        assert result is not None
        seats, won = s.seats, result.winners
        found = []
        for seat in range(seats):
            victory = 1 / len(won) if seat in won else 0.0
            ahead = s.score[seat] - max([s.score[q] for q in range(seats) if q != seat])
            found.append(0.8 * (2 * victory - 1 if seats == 2 else (victory * seats - 1) / (seats - 1)) + 0.2 * tanh(ahead / 10))
        return found

    def stretch(self, s: Kingdoms) -> int:
        return s.turn

    def tables(self) -> list[tuple[int, float]]:
        return [(2, 0.62), (3, 0.13), (4, 0.17), (5, 0.03), (6, 0.03), (7, 0.02)]

    def any_options(self, seats: int, chance: Random) -> Options:
        """The base game in every other game; for two, advanced rules in three of ten."""
        options: Options = {}
        if chance.random() < 0.5:
            options = {key: chance.random() < 0.5 for key in ("gates_units", "gates_buildings", "legends")}
        if seats == 2 and chance.random() < 0.3:
            options["two_player"] = "advanced"
        return GAME.settle_options(seats, options)


DISMISS: Final = array("H", [DISMISSING]).tobytes()


def spelt(move: Move) -> Spelt:
    """The tokens of a move: its verb, and its arguments."""
    verb, args = move.verb, move.args
    tokens = [VERBS[verb]]
    if verb in ("construct", "upgrade", "found"):
        tokens.append(TOWN_TOKEN + args[0])
        if verb == "construct":
            tokens.append(LEVEL_TOKEN + args[1] - 1)
        if verb != "found":
            tokens.append(WAY_TOKEN + args[-1])
    elif args:
        tokens.append(CARD_TOKEN + KIND[args[0]])
        if verb in ("place", "move"):
            tokens.append(FRONT_TOKEN if args[1] <= FIFTH else BACK_TOKEN)
        elif verb == "shift":
            tokens.append(SECOND_TOKEN + KIND[args[1]])
    padded = (*tokens, 0, 0, 0)[:4]
    return padded[0], padded[1], padded[2], padded[3]


SENSE = PaperTalesSense
