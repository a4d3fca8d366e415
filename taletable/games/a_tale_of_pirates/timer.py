"""The timer-phase (TP-5.5 to TP-5.7, TP-6 to TP-12): an ask to the whole crew that no move settles; only time ends it."""

from __future__ import annotations

from itertools import combinations

from taletable.engine.grammar import SEAT, Grammar, Number, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .cards import LIBRARY, ON_CARD, kind_of
from .content import CardSpace
from .deeds import carry_out, change_tokens, count, hit, lift, lose_life, react, turn_ship, turn_up
from .domains import AREA, CARD, CHOICE, HAPPENING, HITS, PLACE, RESULT, SECONDS, SECTOR, SLOT, SPACE, SPEED, TOKEN, TURN
from .rounds import HAPPENS, draw_times
from .ship import (
    AREA_OF,
    CANNONBALLS,
    CAPSTAN,
    DIE,
    GUNS,
    HELM,
    HITS_OF,
    LOOKOUT,
    MAX_SPEED,
    MOST_TURN,
    REPAIRS,
    REPAIRS_SPACE,
    ROOM,
    SAIL,
    TURN_BY,
    TURNS,
    aim,
)
from .state import IN_HAND, NO_AREA, NO_QUESTION, Voyage, area_of_place

COUNT_IN = 3_000
"""Three, two, one: between the last “ready” and the start of the clock."""
ANSWER = 10_000
"""An event that asks takes its default after so long (TP-R.63)."""
GRACE = 300
"""A command that was sent before the end of the round may come so late (TP-R.58)."""
FREE = ("run-forward", "play-on", "answer")
"""What needs no Sandtimer."""

ON_SHIP = {
    SAIL: ("hoist", "lower"), HELM: ("steer",), CAPSTAN: ("haul",), LOOKOUT: ("look",), REPAIRS: ("repair",),
    CANNONBALLS: ("load", "load-two"),
}  # fmt: skip
"""The verbs of the areas; those of all others are the verbs of a Cannon."""
ON_CARDS = {"act": ("use",), "repair": ON_SHIP[REPAIRS], "load": ON_SHIP[CANNONBALLS], "look": ON_SHIP[LOOKOUT]}
"""The verbs of the spaces on Cards."""

GRAMMAR = Grammar(
    moves={
        **alike((PLACE,), "place", "linger"),
        **alike((), "remove", "hoist", "lower", "run-forward", "play-on"),
        **alike((TURN,), "steer", "haul"),
        "look": (SLOT,),
        **alike((SPACE,), "repair", "load"),
        "load-two": (SPACE, SPACE),
        **alike((CARD,), "fire", "blast", "use"),
        "answer": (CHOICE,),
    },
    refusals={
        **alike(
            (),
            "count-in",
            "highest",
            "lowest",
            "at-anchor",
            "too-fast",
            "full-sail",
            "one-ball",
            "no-balls",
            "nothing-there",
            "stands-elsewhere",
            "stands-here",
            "in-hand",
            "other-action",
            "no-token",
            "comes-from-elsewhere",
            "capstan-by-one",
            "same-cannon",
            "never-damaged",
            "nothing-asked",
            "voted-already",
            "not-voted",
            "clock-runs",
        ),
        "sand-runs": (SECONDS,),
        **alike((SPACE,), "corked", "not-damaged", "loaded-already", "not-loaded", "no-such-part", "no-cannon"),
        **alike((SEAT,), "occupied", "not-resolver"),
        "closed": (SPACE, SECONDS),
        "same-area": (AREA,),
        **alike((CARD,), "not-pointing", "sail-held", "seen-already", "no-life", "not-in-sight", "no-space-on-card"),
        "wrong-speed": (CARD, SPEED),
        "not-hit-enough": (CARD, HITS),
        "needs-token": (CARD, TOKEN),
        "cannot-give": (TOKEN,),
        "not-aimed": (CARD, SECTOR),
    },
    events={
        "clock": (SECONDS,),
        **alike((SEAT, PLACE), "set", "removed"),
        **alike((SEAT, SPEED), "hoisted", "lowered"),
        "steered": (SEAT, TURN),
        "looked": (SEAT, SLOT),
        **alike((SEAT, SPACE), "repaired", "loaded"),
        "fired": (SEAT, SPACE, CARD, RESULT),
        "used": (SEAT, CARD),
        **alike((HAPPENING,), "sign", "happening"),
        **alike((SEAT,), "asked", "voted", "plays-on"),
        "answered": (HAPPENING, CHOICE),
        **alike((), "ran-forward", "time-up"),
    },
    stakes={"time-given-up": (Number(0, 999),)},
)


class Timer(Ask[Voyage]):
    """Place, wait, perform, go on (TP-5.5)."""

    cite = "TP-5.5"

    def open(self, s: Voyage, run: Run) -> int:
        s.began = s.now + COUNT_IN
        s.ends = s.began + s.length()
        s.freed = [s.began] * s.seats
        s.schedule = draw_times(s, run.luck, s.began)
        run.tell("clock", (s.length() // 1000,))
        react(s, run)  # TP-R.104
        return s.everyone

    # Time

    def due(self, s: Voyage, frame: Frame) -> int:
        time = s.ends
        if s.schedule and s.schedule[0][0] < time:
            time = s.schedule[0][0]
        return min(time, s.answer_by) if s.question != NO_QUESTION else time

    def grace(self, s: Voyage, frame: Frame) -> int:
        return GRACE if self.due(s, frame) == s.ends else 0

    def expire(self, s: Voyage, run: Run) -> None:
        """The end of the round comes before events, events before commands (TP-R.54)."""
        if s.now >= s.ends:
            time_up(s, run)
        elif s.question != NO_QUESTION and s.now >= s.answer_by:
            answer(s, run, LIBRARY.happenings[s.question].default)
        else:
            next_event(s, run)

    # What one might try

    def offers(self, s: Voyage, seat: int) -> list[Move]:
        place = s.place[seat]
        if place == IN_HAND:
            offers = self.placements(s, seat)
        else:
            offers = [*self.performances(s, seat, place), Move(seat, "remove")]
        if s.question != NO_QUESTION and s.resolver == seat:  # TP-R.63
            offers += [Move(seat, "answer", (n,)) for n in range(len(LIBRARY.happenings[s.question].choices))]
        return [*offers, Move(seat, "play-on" if s.vote[seat] else "run-forward")]

    def placements(self, s: Voyage, seat: int) -> list[Move]:
        """Every space of the ship, and of the face-up Cards."""
        places = [*s.chapter.spaces, *[ON_CARD + card for card in s.up if card >= 0 and kind_of(card).space]]
        offers = [Move(seat, "place", (place,)) for place in places]
        if s.last[seat] != NO_AREA and s.has_power("linger") >= 0:  # TP-R.86
            offers += [Move(seat, "linger", (place,)) for place in places if area_of_place(place) == s.last[seat]]
        return offers

    def performances(self, s: Voyage, seat: int, place: int) -> list[Move]:
        """Every way to perform the action of the place (TP-R.56)."""
        verbs = verbs_of(place)
        if verbs == ("hoist", "lower"):
            return [Move(seat, verb) for verb in verbs]
        if verbs == ("steer",):
            return [Move(seat, "steer", (turn,)) for turn in range(len(TURNS))]
        if verbs == ("haul",):
            return [Move(seat, "haul", (turn,)) for turn, by in enumerate(TURN_BY) if abs(by) == 1]
        if verbs == ("look",):
            return [Move(seat, "look", (slot,)) for slot in range(len(s.up)) if s.up[slot] >= 0 or s.down[slot] >= 0]
        if verbs == ("repair",):
            return [Move(seat, "repair", (other,)) for other in s.chapter.spaces if other != REPAIRS_SPACE]
        if verbs == ("load", "load-two"):  # TP-11.1
            guns = [gun for gun in GUNS if gun in s.chapter.spaces]
            return [*[Move(seat, "load", (g,)) for g in guns], *[Move(seat, "load-two", pair) for pair in combinations(guns, 2)]]
        if verbs == ("use",):
            return [Move(seat, "use", (place - ON_CARD,))]
        targets = [card for card in s.up if card >= 0]
        return [Move(seat, verb, (card,)) for verb in verbs if verb == "fire" or s.has_power("blast") >= 0 for card in targets]  # TP-R.86

    # What is refused

    def refuse(self, s: Voyage, m: Move) -> Refusal | None:
        if m.verb == "answer":
            return refuse_answer(s, m.args[0])
        if m.verb in FREE:
            return None
        if s.now < s.began:
            return Refusal("TP-5.4", "count-in")
        if m.verb in ("place", "linger"):
            return refuse_placing(s, m.seat, m.args[0], m.verb == "linger")
        if s.now < s.through[m.seat]:
            return Refusal("TP-6.4", "sand-runs", (in_seconds(s.rest(m.seat)),))
        if s.place[m.seat] >= ON_CARD and m.verb != "remove" and (refusal := refuse_card(s, s.place[m.seat] - ON_CARD)):
            return refusal
        return self.refuse_action(s, m)

    def amiss(self, s: Voyage, m: Move) -> Refusal | None:
        """Only the chosen action can be performed, on what is in sight and aboard.

        Whether a Card that is not in sight lies face down, and where, is told to nobody (TP-R.77).
        """
        if m.verb in ("ready", "resolve-events"):
            return Refusal("TP-5.4", "clock-runs")
        if m.verb in FREE:
            return amiss_free(s, m)
        if m.verb in ("place", "linger"):
            return amiss_placing(s, m.seat, m.args[0]) or amiss_lingering(s)
        place = s.place[m.seat]
        if m.verb == "remove":
            return Refusal("TP-6.2", "in-hand")
        if place == IN_HAND or m.verb not in verbs_of(place) or m.verb == "use":
            return Refusal("TP-6.9", "other-action")
        if m.verb == "blast" and s.has_power("blast") < 0:
            return Refusal("TP-R.86", "no-token")
        if m.verb in ("fire", "blast"):
            return Refusal("TP-12.3", "not-in-sight", m.args)
        if m.verb == "look":
            return Refusal("TP-9.1", "nothing-there")
        if m.verb == "haul":
            return Refusal("TP-R.87", "capstan-by-one")
        return amiss_space(s, m)

    def refuse_action(self, s: Voyage, m: Move) -> Refusal | None:
        """Something that the action needs is missing (TP-6.8)."""
        if m.verb == "hoist":  # TP-7.1
            return refuse_hoisting(s)
        if m.verb == "lower" and s.speed == 0:
            return Refusal("TP-R.6", "lowest")
        if m.verb == "steer" and abs(TURN_BY[m.args[0]]) > MOST_TURN[s.speed]:  # TP-8.1
            cite, key = (("TP-8.2", "at-anchor"), ("", ""), ("TP-8.4", "too-fast"), ("TP-8.5", "full-sail"))[s.speed]
            return Refusal(cite, key)
        if m.verb == "look" and s.down[m.args[0]] < 0:
            return Refusal("TP-R.72", "seen-already", (s.up[m.args[0]],))
        if m.verb == "repair" and not s.corks[m.args[0]]:
            return Refusal("TP-R.72", "not-damaged", m.args)
        if m.verb in ("load", "load-two"):
            return refuse_loading(s, m.args)
        if m.verb in ("fire", "blast"):
            return refuse_firing(s, s.place[m.seat], m.args[0])
        return None

    # What is done

    def stakes(self, s: Voyage, m: Move) -> list[Stake] | None:
        """While the clock runs nothing is asked for twice, but the last vote, which ends the round (TP-R.49)."""
        if m.verb != "run-forward" or not all(vote for seat, vote in enumerate(s.vote) if seat != m.seat):
            return None
        return [Stake("time-given-up", (max(0, s.ends - s.now) // 1000,))]

    def apply(self, s: Voyage, m: Move, run: Run) -> bool:
        if m.verb in ("run-forward", "play-on"):
            vote(s, run, m)
            return False
        if m.verb == "answer":
            answer(s, run, m.args[0])
            return False
        if m.verb in ("place", "linger"):
            s.place[m.seat] = m.args[0]
            s.through[m.seat] = s.now + s.plan.sand
            if m.verb == "linger":
                change_tokens(s, run, s.has_power("linger"), -1)
            run.tell("set", (m.seat, m.args[0]))
            return False
        place = s.place[m.seat]
        lift(s, m.seat)
        if m.verb == "remove":
            run.tell("removed", (m.seat, place))
            return False
        perform(s, run, m, place)
        if not s.over:
            react(s, run)
        return False


def verbs_of(place: int) -> tuple[str, ...]:
    """How the action of a place is performed, whatever there is to perform it on (TP-6.9)."""
    if place >= ON_CARD:
        space = kind_of(place - ON_CARD).space
        return ON_CARDS[space.action if space else "act"]
    return ON_SHIP.get(AREA_OF[place], ("fire", "blast"))


def in_seconds(rest: int) -> int:
    """A rest of time as it is said: a second that has begun counts whole."""
    return -(-rest // 1000)


def amiss_placing(s: Voyage, seat: int, place: int) -> Refusal | None:
    """Why there is no such space for the Sandtimer now."""
    if s.place[seat] != IN_HAND:
        if s.now < s.through[seat]:
            return Refusal("TP-6.4", "sand-runs", (in_seconds(s.rest(seat)),))
        return Refusal("TP-6.6", "stands-here" if s.place[seat] == place else "stands-elsewhere")
    if place < ON_CARD:
        return None if place in s.chapter.spaces else Refusal("TP-R.87", "no-such-part", (place,))
    card = place - ON_CARD
    if card not in s.up:
        return Refusal("TP-R.19", "not-in-sight", (card,))
    return None if kind_of(card).space else Refusal("TP-14.6", "no-space-on-card", (card,))


def amiss_lingering(s: Voyage) -> Refusal:
    """Why no token helps a Sandtimer to stay there. What the tokens are called later is told to nobody (TP-1.8)."""
    return Refusal("TP-R.86", "comes-from-elsewhere" if s.has_power("linger") >= 0 else "no-token")


def amiss_space(s: Voyage, m: Move) -> Refusal | None:
    """Why a space cannot be loaded or repaired at all. A pair of Cannons is named in one order only."""
    for space in m.args:
        if space not in s.chapter.spaces:
            return Refusal("TP-R.87", "no-such-part", (space,))
        if m.verb == "repair":
            return Refusal("TP-10.2", "never-damaged")
        if space not in GUNS:
            return Refusal("TP-11.2", "no-cannon", (space,))
    return Refusal("TP-11.1", "same-cannon") if len(set(m.args)) < len(m.args) else None


def amiss_free(s: Voyage, m: Move) -> Refusal | None:
    """Why there is nothing to answer, to want or to take back."""
    if m.verb == "run-forward":
        return Refusal("TP-R.90", "voted-already")
    if m.verb == "play-on":
        return Refusal("TP-R.90", "not-voted")
    if s.question == NO_QUESTION:
        return Refusal("TP-R.63", "nothing-asked")
    return None if s.resolver == m.seat else Refusal("TP-R.63", "not-resolver", (s.resolver,))


def refuse_placing(s: Voyage, seat: int, place: int, lingers: bool) -> Refusal | None:
    """Why a Sandtimer may not be placed there (TP-6.11 to TP-6.15)."""
    if place < ON_CARD and s.corks[place]:
        return Refusal("TP-6.14", "corked", (place,))
    other = s.occupant(place)
    if other >= 0:
        return Refusal("TP-6.15", "occupied", (other,))
    if place < ON_CARD and s.closed[place] > s.now:
        return Refusal("TP-R.76", "closed", (place, in_seconds(s.closed[place] - s.now)))
    if area_of_place(place) == s.last[seat] and not lingers:
        return Refusal("TP-6.11" if place < ON_CARD else "TP-14.7", "same-area", (s.last[seat],))
    return None


def refuse_card(s: Voyage, card: int) -> Refusal | None:
    """What the action space of a Card needs and does not have now (TP-R.19)."""
    kind = kind_of(card)
    space: CardSpace | None = kind.space
    assert space
    if space.bow and s.slot_of(card) // ROOM != s.bow:
        return Refusal("TP-R.19", "not-pointing", (card,))
    if space.bow and kind.speeds and s.speed not in kind.speeds:
        return Refusal("TP-14.4", "wrong-speed", (card, kind.speeds[0]))
    if s.hits[card] < space.hits:
        return Refusal("TP-R.19", "not-hit-enough", (card, space.hits - s.hits[card]))
    if space.token >= 0 and not s.tokens[space.token]:
        return Refusal("TP-R.19", "needs-token", (card, space.token))
    return None


def refuse_answer(s: Voyage, n: int) -> Refusal | None:
    """What is to be given up for an answer, the crew has to hold (TP-R.105)."""
    for effect in LIBRARY.happenings[s.question].choices[n]:
        if effect.do == "lose-token" and s.tokens[effect.token] < effect.n:
            return Refusal("TP-R.105", "cannot-give", (effect.token,))
    return None


def refuse_hoisting(s: Voyage) -> Refusal | None:
    """Why the sail cannot go up."""
    if s.speed == MAX_SPEED:
        return Refusal("TP-R.6", "highest")
    for card in s.cards_up(s.bow):
        if kind_of(card).holds_sail:
            return Refusal("TP-R.74", "sail-held", (card,))
    return None


def refuse_loading(s: Voyage, guns: tuple[int, ...]) -> Refusal | None:
    """Why these guns cannot be loaded (TP-11.4, TP-11.5, TP-R.73)."""
    if s.balls_left() < len(guns):
        return Refusal("TP-R.73", "one-ball") if s.balls_left() else Refusal("TP-11.5", "no-balls")
    for gun in guns:
        if s.is_loaded(gun):
            return Refusal("TP-11.4", "loaded-already", (gun,))
    return None


def refuse_firing(s: Voyage, gun: int, card: int) -> Refusal | None:
    """Why this gun cannot fire at the Card (TP-12.2 to TP-12.5, TP-R.17)."""
    if not s.is_loaded(gun):
        return Refusal("TP-12.2", "not-loaded", (gun,))
    if s.slot_of(card) // ROOM != aim(gun, s.bow):
        return Refusal("TP-12.5", "not-aimed", (card, aim(gun, s.bow)))
    if s.open_life(card) <= 0:
        return Refusal("TP-R.17", "no-life", (card,))
    return None


def perform(s: Voyage, run: Run, m: Move, place: int) -> None:
    """Carry out an action. The Sandtimer is off already, and nobody sees the difference (TP-6.6, TP-R.55)."""
    if place >= ON_CARD:
        use_space(s, run, m, place - ON_CARD)  # TP-14.6
    if m.verb in ("hoist", "lower"):
        s.speed += 1 if m.verb == "hoist" else -1  # TP-7.1
        run.tell("hoisted" if m.verb == "hoist" else "lowered", (m.seat, s.speed))
    elif m.verb in ("steer", "haul"):
        run.tell("steered", (m.seat, m.args[0]))
        turn_ship(s, run, TURN_BY[m.args[0]])
    elif m.verb == "look":  # TP-9.1
        run.tell("looked", (m.seat, m.args[0]))
        look(s, run, m.args[0])
    elif m.verb == "repair":
        s.corks[m.args[0]] = 0
        run.tell("repaired", (m.seat, m.args[0]))
    elif m.verb in ("load", "load-two"):
        for gun in m.args:
            s.loaded[GUNS.index(gun)] = 1  # TP-11.2
            run.tell("loaded", (m.seat, gun))
    elif m.verb in ("fire", "blast"):
        fire(s, run, m, place)  # TP-12.6


def look(s: Voyage, run: Run, slot: int) -> None:
    """Turn one Card up (TP-9.1); with a token of the power “wide-look” all Cards of its sector."""
    slots = [slot] if s.has_power("wide-look") < 0 else list(s.slots(slot // ROOM))
    for each in slots:
        if s.down[each] >= 0 and not s.over:
            turn_up(s, run, each)


def use_space(s: Voyage, run: Run, m: Move, card: int) -> None:
    """The special action of a Card (TP-14.6)."""
    space = kind_of(card).space
    assert space
    run.tell("used", (m.seat, card))
    if space.token >= 0:
        change_tokens(s, run, space.token, -1)
    count(s, run, card, "act")  # TP-R.98
    carry_out(s, run, space.effects, card, crew=True)


def fire(s: Voyage, run: Run, m: Move, gun: int) -> None:
    """Give up the ball, roll, hit or break (TP-12.1 to TP-12.9)."""
    s.loaded[GUNS.index(gun)] = 0
    face = DIE[run.luck.below(len(DIE))]
    run.tell("fired", (m.seat, gun, m.args[0], face))
    extra = 0
    if m.verb == "blast":
        change_tokens(s, run, s.has_power("blast"), -1)
        extra = 1  # TP-R.86
    if HITS_OF[face]:
        hit(s, run, m.args[0], HITS_OF[face] + extra)  # TP-12.7, TP-R.86
    elif s.corks_left() and s.closed[gun] <= s.now:
        s.corks[gun] = 1
        run.tell("corked", (gun,))
    else:
        lose_life(s, run, 1)  # TP-R.33, TP-R.76


# Events and the end of the round


def next_event(s: Voyage, run: Run) -> None:
    """The next sign or event of the App (TP-15.3)."""
    time, code = s.schedule.pop(0)
    event, happens = divmod(code, 2)
    spec = LIBRARY.happenings[event]
    if happens != HAPPENS:
        s.warned.append((event, time + spec.warn * 1000))
        run.tell("sign", (event,))
        return
    if s.question != NO_QUESTION:
        answer(s, run, LIBRARY.happenings[s.question].default)
    if s.over:
        return
    s.happened.append((event,))
    run.tell("happening", (event,))
    if spec.choices:
        s.question, s.answer_by = event, s.now + ANSWER  # TP-R.63
        run.tell("asked", (s.resolver,))
    else:
        carry_out(s, run, spec.effects)
        if not s.over:
            react(s, run)


def answer(s: Voyage, run: Run, n: int) -> None:
    """An event that asked is answered (TP-R.63)."""
    event = s.question
    s.question, s.answer_by = NO_QUESTION, 0
    run.tell("answered", (event, n))
    carry_out(s, run, LIBRARY.happenings[event].choices[n])
    if not s.over:
        react(s, run)


def vote(s: Voyage, run: Run, m: Move) -> None:
    """Run the clock forward when all want it (TP-R.49)."""
    s.vote[m.seat] = m.verb == "run-forward"
    run.tell("voted" if s.vote[m.seat] else "plays-on", (m.seat,))
    if all(s.vote):
        run.tell("ran-forward", ())
        while s.schedule and not s.over:
            next_event(s, run)
        if not s.over:
            time_up(s, run)


def time_up(s: Voyage, run: Run) -> None:
    """The round is over: all Sandtimers leave the ship, whatever they were about to do (TP-5.7, TP-R.39)."""
    if s.question != NO_QUESTION:
        answer(s, run, LIBRARY.happenings[s.question].default)
    if s.over:
        return
    s.leave("timer")
    s.place, s.through, s.last = [IN_HAND] * s.seats, [0] * s.seats, [NO_AREA] * s.seats
    s.closed = [0] * len(s.closed)
    s.schedule, s.warned, s.vote = [], [], [False] * s.seats  # TP-R.90
    run.tell("time-up", ())
