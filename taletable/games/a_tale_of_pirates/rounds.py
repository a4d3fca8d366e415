"""The course of a chapter (TP-4, TP-5): set-up, rounds, the shots at the end of each, and what follows."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number, alike
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run

from .cards import HAPPENING_KEYS, KIND_OF, LIBRARY, answers_to, kind_of
from .deeds import account, carry_out, change_tokens, check_goals, damage_sector, discard, point, shots_of
from .domains import AREA, CARD, RESULT, ROUND
from .ship import AROUND, DIE, GUNS, HITS_OF, ROOM, SLOTS, SPACES, area_facing, clockwise
from .state import NO_AREA, Voyage

HAPPENS = 1

GRAMMAR = Grammar(
    moves={"ready": (), "resolve-events": ()},
    refusals=alike((), "resolver-already", "no-events"),
    events={
        "phase": (ROUND,),
        "dealt": (Number(1, len(SLOTS)),),
        "shot": (CARD, RESULT, AREA),
        "resolver": (SEAT,),
        "ready": (SEAT,),
    },
)


class Tale(Sequence[Voyage]):
    """One game is one chapter (TP-1.3): rounds until the mission is fulfilled or lost."""

    cite = "TP-1.3"
    steps = ("round",)

    def again(self, s: Voyage) -> bool:
        return not s.over  # TP-5.9


class Round(Sequence[Voyage]):
    """Round set-up, timer-phase, end of round (TP-5.1)."""

    cite = "TP-5.1"
    steps = ("set_up", "muster", "timer", "shots", "reckoning")

    def set_up(self, s: Voyage, run: Run) -> None:
        """Deal the Cards, carry out the extra page, turn up what the bow points to (TP-5.2, TP-5.3, TP-R.9)."""
        s.round += 1
        run.tell("phase", (s.round,))
        s.last = [NO_AREA] * s.seats
        s.happened = []
        deal(s, run)
        carry_out(s, run, s.plan.special)
        point(s, run)
        goal = s.current_goal()
        if goal and goal.since == s.round:
            run.tell("goal", (s.goals[s.goal],))
        check_goals(s, run)  # TP-R.84

    def shots(self, s: Voyage, run: Run) -> None:
        """Every Card with a shot symbol that is still there fires (TP-5.8); then what Cards and tokens do at the end of a round."""
        order = turn_up_rest(s, run)
        run.scene(s, "bell")
        shielded = False
        for card in order:
            for _ in range(shots_of(card)):
                if not s.over:
                    shielded = enemy_shot(s, run, card, shielded) or shielded  # TP-R.86
        for card in order:
            if s.slot_of(card) >= 0:  # TP-R.83
                carry_out(s, run, kind_of(card).left, card)  # TP-R.83
        for token, number in enumerate(list(s.tokens)):
            for _ in range(number):
                carry_out(s, run, LIBRARY.tokens[token].end)

    def reckoning(self, s: Voyage, run: Run) -> None:
        """Goals, then the board is cleared (TP-5.9, TP-R.23)."""
        account(s, run)
        if not s.over:
            for card in [card for card in s.up if card >= 0]:
                if not kind_of(card).stays and not any(answers_to(card, tag) for tag in s.plan.stays):
                    discard(s, run, card)


def begin(s: Voyage) -> None:
    """Chapter set-up (TP-4, TP-R.4)."""
    chapter = s.chapter
    s.life = s.start_life()
    s.bow, s.speed = chapter.bow, chapter.speed
    s.corks = [int(space in chapter.corks) for space in range(len(SPACES))]  # TP-4.4
    s.loaded = [int(gun in chapter.loaded) for gun in GUNS]
    for token, number in chapter.tokens:
        s.tokens[token] = number
    s.supply = [card for card, kind in enumerate(KIND_OF) if LIBRARY.kinds[kind].chapter <= chapter.number]


def deal(s: Voyage, run: Run) -> None:
    """The Cards of the round go to their sectors. Of the face-down ones of one deal the crew knows which they are, not where (TP-R.77)."""
    for group in s.plan.deals:
        cards: list[int] = []
        for kind, number in group.cards:
            cards += [card for card in s.supply if KIND_OF[card] == kind][:number]
        if group.shuffled:
            cards = run.luck.shuffled(cards)
        hidden = []
        for i, card in enumerate(cards):
            slot = s.free_slot(s.sector(group.to[i % len(group.to)]))
            if slot < 0:
                continue
            s.supply.remove(card)
            if group.up:
                s.up[slot] = card
                run.reveal()
                run.tell("arrived", (card, slot))
            else:
                s.down[slot] = card
                hidden.append(card)
        if hidden:
            s.lose_sight(hidden, s.everyone)
            run.tell("dealt", (len(hidden),))


def turn_up_rest(s: Voyage, run: Run) -> list[int]:
    """Turn up what is left, without any reaction (TP-R.29); all Cards, clockwise from the bow and slot by slot (TP-R.31)."""
    order = []
    for step in range(AROUND):
        for slot in s.slots(clockwise(s.bow, step)):
            if s.down[slot] >= 0:
                s.up[slot], s.down[slot] = s.down[slot], -1
                run.reveal()
                run.tell("turned-up", (s.up[slot], slot))
            if s.up[slot] >= 0:
                order.append(s.up[slot])
    return order


def enemy_shot(s: Voyage, run: Run, card: int, shielded: bool) -> bool:
    """One roll for one shot symbol (TP-R.26, TP-R.27). A token with the power “shield” takes the first hit of a round upon itself: True."""
    face = DIE[run.luck.below(len(DIE))]
    sector = s.slot_of(card) // ROOM
    run.tell("shot", (card, face, area_facing(s.bow, sector)))
    shield = -1 if shielded else s.has_power("shield")  # TP-R.86
    taken = HITS_OF[face] > 0 and shield >= 0
    if taken:
        change_tokens(s, run, shield, -1)  # TP-R.86
    else:
        damage_sector(s, run, sector, HITS_OF[face])
    run.scene(s, "shot")
    return taken


def draw_times(s: Voyage, luck: Luck, after: int) -> list[tuple[int, int]]:
    """When the events of the round, and their signs, will come. Events that have happened or been announced by then are taken as known."""
    known = dict(s.warned)
    gone = {row[0] for row in s.happened}
    times: list[tuple[int, int]] = []
    for event in s.plan.happenings:
        spec = LIBRARY.happenings[event]
        warn = spec.warn * 1000
        if event in gone:
            continue
        if event in known:
            times.append((known[event], 2 * event + HAPPENS))
            continue
        low, high = s.at_second(spec.earliest), s.at_second(spec.latest)
        low = min(max(low, after + warn + 1), high)
        time = low + luck.below(high - low + 1) if high > low else low
        if warn:
            times.append((time - warn, 2 * event))
        times.append((time, 2 * event + HAPPENS))
    return sorted(times)


class Muster(Ask[Voyage]):
    """The crew looks at the set-up and starts the clock when all are ready (TP-5.4)."""

    cite = "TP-5.4"

    def open(self, s: Voyage, run: Run) -> int:
        return s.everyone

    def offers(self, s: Voyage, seat: int) -> list[Move]:
        offers = [Move(seat, "ready")]
        return [*offers, Move(seat, "resolve-events")] if HAPPENING_KEYS and s.chapter.number > 1 else offers

    def refuse(self, s: Voyage, m: Move) -> Refusal | None:
        if m.verb == "resolve-events" and s.resolver == m.seat:
            return Refusal("TP-15.4", "resolver-already")
        return None

    def amiss(self, s: Voyage, m: Move) -> Refusal | None:
        return Refusal("TP-15.2", "no-events") if m.verb == "resolve-events" else Refusal("TP-5.4", "count-in")

    def apply(self, s: Voyage, m: Move, run: Run) -> bool:
        if m.verb == "resolve-events":
            s.resolver = m.seat
            run.tell("resolver", (m.seat,))
            return False
        run.tell("ready", (m.seat,))
        return True
