"""The decisions of a bot that also thinks about the others: it imagines what they may hold, and plays their part, too.

It imagines several worlds that differ in what its seat cannot know. In each it lets every Monarch finish the draft and deploy as it would
itself; so it sees which cards will come round again, what the others will do with those that it passes on, and how strong they will be.
What it imagines follows from what its seat sees, so the same position gives the same answer.
"""

from __future__ import annotations

from typing import Any
from zlib import crc32

from taletable.engine.game import Game
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move

from ..recruitment import is_advanced
from ..solo import is_solo
from ..state import Kingdoms
from .mind import KIND_OF, STOCK, Mind, Position, Rivals, lies_open, neighbours, unit_facts
from .outlook import Outlook
from .weights import Weights

Hands = list[list[int]]


class Foresight(Mind):
    """Weighs each choice in several imagined worlds."""

    def __init__(self, weights: Weights, seed: int, worlds: int) -> None:
        super().__init__(weights, seed)
        self.worlds = worlds
        self.game: Game[Any] | None = None
        self._minds: dict[Position, Outlook] = {}
        self._wishes: dict[tuple[int, ...], float] = {}
        self._strengths: dict[tuple[int, ...], int] = {}
        self._now: Position = ()
        self.best: Move | None = None
        """The best that was found so far in the decision under way."""

    def imagined(self, s: Kingdoms, seat: int, worlds: int) -> list[Kingdoms]:
        """Some worlds that look like this one to the seat."""
        assert self.game is not None
        seen = (lies_open(s, seat), s.pack[seat], sorted(s.hand[seat]), s.kept[seat], s.pick[seat])
        luck = QuickLuck(crc32(repr(seen).encode()))
        return [self.game.imagine(s, seat, luck) for _ in range(worlds)]

    def outlook_of(self, s: Kingdoms, seat: int) -> Outlook:
        """The Kingdom of any seat before the Deployment, as its Monarch may see it; kept while nothing changes in the open."""
        now = lies_open(s, 0)
        if now != self._now:
            self._now, self._minds, self._wishes, self._strengths = now, {}, {}, {}
        key = (seat,)
        found = self._minds.get(key)
        if found is None:
            found = self._minds[key] = self.ahead(s, seat, s.turn, s.gold[seat], unit_facts(s, s.units(seat)))
        return found

    def wish(self, s: Kingdoms, seat: int, kind: int, hand: tuple[int, ...]) -> float:
        """How much a Monarch with some cards on the hand would like another one, whatever else comes."""
        key = (seat, kind, *hand)
        found = self._wishes.get(key)
        if found is None:
            rest = (*hand, *STOCK[: max(0, len(STOCK) - 1 - len(hand))])
            found = self._wishes[key] = self.outlook_of(s, seat).worth_with(rest, kind) + self.w.spare * self.appraiser.plain(kind)
        return found

    def wishing(self, s: Kingdoms, seat: int, me: int) -> tuple[int, ...]:
        """The cards on a hand that tell what its Monarch wishes for; of hands that are only imagined too little is known."""
        return tuple(sorted(self.worthy(self.holds(s, seat), 5))) if seat == me or s.seats == 2 else ()

    # Recruitment

    def draft(self, s: Kingdoms, seat: int, legal: list[Move]) -> Move:
        """The card after which the rest of the draft goes best."""
        worlds = self.imagined(s, seat, min(self.worlds, 5 * self.worlds // len(legal)))
        own = self.ahead(s, seat, s.turn, s.gold[seat], unit_facts(s, s.units(seat)))
        hand = self.wishing(s, seat, seat)
        likely = max(legal, key=lambda m: self.wish(s, seat, KIND_OF[m.args[0]], hand))
        self.best = likely
        self.look_round(s, seat, own, [self.drafted(world, seat, likely) for world in worlds])
        share = self.w.deny / (s.seats - 1)
        totals = [0.0] * len(legal)
        for seen, world in enumerate(worlds, 1):  # after each world all choices are weighed equally well
            for i, m in enumerate(legal):
                hands = self.drafted(world, seat, m)
                totals[i] += own.worth_of(self.worthy(hands[seat], 7))
                for rival in neighbours(s, seat):
                    totals[i] -= share * self.outlook_of(s, rival).worth_of(self.worthy(hands[rival], 7))
            values = [total / seen + self.fancy[KIND_OF[m.args[0]]] for total, m in zip(totals, legal, strict=True)]
            self.best = legal[values.index(max(values))]
        return self.best

    def drafted(self, s: Kingdoms, seat: int, m: Move) -> Hands:
        """The hands after the draft, if one seat makes this move and all others take what they like best."""
        hands = [self.holds(s, q) for q in range(s.seats)]
        known = [self.wishing(s, q, seat) for q in range(s.seats)]
        packs = [[KIND_OF[card] for card in s.pack[q]] for q in range(s.seats)]
        advanced = is_advanced(s)
        first = True
        while len(packs[0]) > 1:
            for q in range(s.seats):
                taken, thrown = -1, -1
                if first and q == seat:
                    taken = KIND_OF[m.args[0] if m.verb == "recruit" else s.pick[seat][0]]
                    thrown = KIND_OF[m.args[0]] if m.verb == "dismiss" else -1
                if taken < 0:
                    taken = max(packs[q], key=lambda kind: self.wish(s, q, kind, known[q]))
                packs[q].remove(taken)
                hands[q].append(taken)
                if advanced:
                    if thrown < 0:
                        thrown = max(packs[q], key=lambda kind: self.wish(s, s.left_of(q), kind, known[s.left_of(q)]))
                    packs[q].remove(thrown)
            step = 1 if s.turn % 2 else -1
            packs = [packs[(q - step) % s.seats] for q in range(s.seats)]
            first = False
        for q in range(s.seats):
            hands[q] += packs[q]
        return hands

    # Deployment

    def outlook(self, s: Kingdoms, seat: int) -> Outlook:
        """The Kingdom before the Deployment, with the strengths that the neighbours have in the imagined worlds."""
        found = super().outlook(s, seat)
        if s.frames[-1].rule == "plan" and not is_solo(s):
            worlds = self.imagined(s, seat, self.worlds)
            self.look_round(s, seat, found, [[self.holds(world, q) for q in range(s.seats)] for world in worlds])
        return found

    def look_round(self, s: Kingdoms, seat: int, outlook: Outlook, worlds: list[Hands]) -> None:
        """Let the neighbours deploy in every imagined world, and expect the strengths that they reach."""
        w = self.w
        rivals: Rivals = []
        for rival in neighbours(s, seat):
            theirs = self.outlook_of(s, rival)
            rivals.append([(float(self.strength_of(theirs, rival, self.worthy(hands[rival], 7))), 1 / len(worlds)) for hands in worlds])
        outlook.expect(rivals, w.doubt_seen, w.spite / (s.seats - 1), is_advanced(s))

    def strength_of(self, outlook: Outlook, seat: int, cards: list[int]) -> int:
        """The strength of a Kingdom after its best plan."""
        hand = tuple(sorted(cards))
        key = (seat, *hand)
        found = self._strengths.get(key)
        if found is None:
            plan = outlook.plans_of(hand)[0]
            outlook.layout(plan.units, plan.fresh, plan.land, plan.gold)
            found = self._strengths[key] = outlook.strength
        return found
