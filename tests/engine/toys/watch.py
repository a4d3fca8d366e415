"""Watch: real time. Everybody acts at once, sand runs, a bell rings when nobody expects it."""

from __future__ import annotations

from taletable.engine.fields import NOBODY, Deck, Num, field, per_seat
from taletable.engine.grammar import SEAT, Grammar, Number, Things
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.position import MAX_TIME
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .base import Toy, ToyState

ROUND = 10_000
ROUNDS = 2
SAND = 3_000
ANSWER = 2_000
EARLIEST, LATEST = 1_000, 4_000
POSTS = ("bow", "mast")
IN_HAND = -1
LATEST_END = 10**9
"""More milliseconds than anybody watches."""

POST = Things("post", POSTS)
REPLY = Number(0, 2)
GRAMMAR = Grammar(
    moves={"set": (POST,), "act": (), "reply": (REPLY,)},
    refusals={"glass-set": (), "no-glass": (), "occupied": (SEAT, POST), "sand-runs": (Number(0, MAX_TIME),)},
    events={
        "set": (SEAT, POST),
        "acted": (SEAT, Number(1, 6)),
        "rang": (),
        "replied": (SEAT, REPLY),
        "ended": (),
    },
)


class WatchState(ToyState):
    """Where each glass stands and when its sand is through; when the next bell rings, which nobody knows."""

    rounds = field(Num(0, ROUNDS))
    ends = field(Num(0, LATEST_END))
    rang = field(Num(0, LATEST_END))
    bell = field(Num(0, LATEST_END), sees=NOBODY)
    post = per_seat(Num(IN_HAND, len(POSTS) - 1), start=IN_HAND)
    through = per_seat(Num(0, LATEST_END))


def next_bell(s: WatchState, luck: Luck, after: int) -> int:
    """TY-5.4: some time after the last one, but later than `after`."""
    first = max(s.rang + EARLIEST, after + 1)
    return first + luck.below(s.rang + LATEST + 1 - first)


class Watch(Sequence[WatchState]):
    """Two rounds."""

    cite = "TY-5.1"
    steps = ("round",)

    def again(self, s: WatchState) -> bool:
        s.over = s.rounds == ROUNDS
        return not s.over


class Round(Ask[WatchState]):
    """An ask that no move settles; time does."""

    cite = "TY-5.1"

    def open(self, s: WatchState, run: Run) -> int:
        s.ends = s.now + ROUND
        s.rang = s.now
        s.bell = next_bell(s, run.luck, s.now)
        return s.everyone

    def due(self, s: WatchState, frame: Frame) -> int:
        alarm = s.frames[-1].rule == "alarm"
        return s.ends if alarm else min(s.ends, s.bell)

    def expire(self, s: WatchState, run: Run) -> None:
        if s.now == s.ends:  # TY-5.5
            s.leave("round")
            s.rounds += 1
            s.post = [IN_HAND] * s.seats
            s.through = [0] * s.seats
            run.tell("ended", ())
        else:
            s.rang = s.bell
            s.bell = next_bell(s, run.luck, s.now)
            run.tell("rang", ())
            s.push("alarm", (s.now + ANSWER,))

    def offers(self, s: WatchState, seat: int) -> list[Move]:
        return [*[Move(seat, "set", (post,)) for post in range(len(POSTS))], Move(seat, "act")]

    def refuse(self, s: WatchState, m: Move) -> Refusal | None:
        if m.verb == "set":
            if s.post[m.seat] != IN_HAND:
                return Refusal("TY-5.2", "glass-set")
            if m.args[0] in s.post:
                return Refusal("TY-5.3", "occupied", (s.post.index(m.args[0]), m.args[0]))
        elif s.post[m.seat] == IN_HAND:
            return Refusal("TY-5.2", "no-glass")
        elif s.now < s.through[m.seat]:
            return Refusal("TY-5.2", "sand-runs", (s.through[m.seat],))
        return None

    def apply(self, s: WatchState, m: Move, run: Run) -> bool:
        if m.verb == "set":
            s.post[m.seat] = m.args[0]
            s.through[m.seat] = s.now + SAND
            run.tell("set", (m.seat, m.args[0]))
        else:
            roll = run.luck.below(6) + 1
            s.post[m.seat], s.through[m.seat] = IN_HAND, 0
            s.score[m.seat] += roll
            run.tell("acted", (m.seat, roll))
        return False


class Alarm(Ask[WatchState]):
    """The first sailor answers in time, or 0 is taken for the answer."""

    cite = "TY-5.4"
    args = {"until": Num(0, LATEST_END)}

    def open(self, s: WatchState, run: Run) -> int:
        return 1

    def due(self, s: WatchState, frame: Frame) -> int:
        return frame.args[0]

    def expire(self, s: WatchState, run: Run) -> None:
        run.tell("replied", (0, 0))
        s.leave("alarm")

    def offers(self, s: WatchState, seat: int) -> list[Move]:
        return [Move(seat, "reply", (n,)) for n in range(3)]

    def apply(self, s: WatchState, m: Move, run: Run) -> bool:
        s.score[0] += m.args[0]
        run.tell("replied", (0, m.args[0]))
        return True

    def close(self, s: WatchState, run: Run, frame: Frame) -> None:
        s.rang = s.now
        s.bell = next_bell(s, run.luck, s.now)


class WatchGame(Toy[WatchState]):
    """The meta object."""

    id = "toy-watch"
    name = "Watch"
    min_seats, max_seats = 1, 3
    real_time = True
    cooperative = True

    def begin(self, s: WatchState, run: Run) -> None:
        s.push("watch")

    def deal_anew(self, s: WatchState, seat: int, luck: Luck) -> None:
        """A bell that is late because of an alarm may have been due at any time since."""
        if not s.over:
            s.bell = next_bell(s, luck, s.now if s.frames[-1].rule == "round" else s.rang)


WATCH = WatchGame(
    {"watch": Watch(), "round": Round(), "alarm": Alarm()},
    WatchState,
    Deck(()),
    GRAMMAR,
)
