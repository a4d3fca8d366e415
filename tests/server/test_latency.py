"""The two laws of live play, for any line however slow, without a clock of the world: everything here is arithmetic.

- No client sees sand run out before the server lets it act.
- No move made before the end of the round and come within the grace is refused for lateness.

The client's clock is that of web/src/lib/live.svelte.ts; the server's part is what `Line._move` and `Clocks.tick` do.
The same laws are measured over true lines by `python -m benchmarks.latency`.
"""

from __future__ import annotations

from hypothesis import example, given
from hypothesis import strategies as st

from taletable.engine.match import Match
from taletable.engine.moves import Move, Refused
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SPACES
from taletable.games.a_tale_of_pirates.state import Voyage
from taletable.games.a_tale_of_pirates.timer import GRACE
from taletable.testing import rule

DELAY = st.integers(0, 700)
SAIL, LOOKOUT = SPACES.index("sail-1"), SPACES.index("lookout")


class Client:
    """A client's clock: the table's as it was told, never corrected backwards, since the least old word is the best."""

    def __init__(self, offset: int) -> None:
        self.offset = offset
        """What this machine's clock shows when the table's shows 0."""
        self.ahead: int | None = None

    def hear(self, told: int, at: int) -> None:
        """The server's word, come at a true time."""
        least = told - (at + self.offset)
        self.ahead = least if self.ahead is None else max(self.ahead, least)

    def now(self, at: int) -> int:
        """What it takes for the table's time."""
        assert self.ahead is not None
        return self.ahead + at + self.offset


class Table:
    """The server: it plays what comes as it comes, and lets happen what is due once its grace is over."""

    def __init__(self) -> None:
        self.match = Match(GAME, 3, {"chapter": 1}, b"latency")
        for seat in range(3):
            self.match.play(Move(seat, "ready"), 0)
        self.now = self.state.began

    @property
    def state(self) -> Voyage:
        """The voyage."""
        state = self.match.state
        assert isinstance(state, Voyage)
        return state

    def until(self, now: int) -> None:
        """Time passes: ticks come when something is due and its grace is over."""
        self.now = now
        if 0 <= GAME.lapses(self.state) <= now:
            self.match.advance(now)

    def receive(self, move: Move, at: int | None, now: int) -> bool:
        """A move comes in; was it taken?"""
        self.until(now)
        try:
            self.match.play(move, GAME.moment(self.state, now if at is None else at, now))
        except Refused:
            return False
        return True


def sync(client: Client, table: Table, delays: list[int]) -> int:
    """The client hears the time again and again over a line of changing speed; the time after the last word has come."""
    now = table.now
    for delay in delays:
        told = now
        now += delay
        client.hear(told, now)
        now += 50
    return now


@rule("TP-R.51", "TP-R.52")
@given(st.lists(DELAY, min_size=1, max_size=6), DELAY, DELAY, st.integers(-(10**9), 10**9))
def test_a_client_that_acts_when_it_sees_its_sand_through_is_never_too_early(words: list[int], up: int, down: int, offset: int) -> None:
    table, client = Table(), Client(offset)
    now = sync(client, table, words)
    assert table.receive(Move(0, "place", (SAIL,)), client.now(now), now + up)
    client.hear(table.now, table.now + down)
    through = table.state.through[0]
    assert client.ahead is not None
    seen = through - client.ahead - offset
    assert client.now(seen) == through
    assert seen >= through, "the true time at which the client sees its sand through"
    assert client.now(seen - 1) < through
    assert table.receive(Move(0, "remove"), through, seen), "and even over a line without any delay it may act"


@rule("TP-R.58")
@given(st.lists(DELAY, min_size=1, max_size=6), DELAY, st.integers(1, 1_000), st.integers(-(10**9), 10**9))
@example(words=[0], up=GRACE + 1, before=1, offset=0)
def test_a_move_made_in_time_that_comes_within_the_grace_counts(words: list[int], up: int, before: int, offset: int) -> None:
    table, client = Table(), Client(offset)
    sync(client, table, words)
    ends = table.state.ends
    assert client.ahead is not None
    made = ends - before - client.ahead - offset
    assert client.now(made) == ends - before, "made while the client's clock shows that there is time left"
    came = made + up
    taken = table.receive(Move(1, "place", (LOOKOUT,)), client.now(made), came)
    assert taken == (came <= ends + GRACE)
    if taken:
        assert table.match.log[-1].now == min(came, ends - 1), "as if it had come just before the end"


@rule("TP-R.58")
@given(st.integers(0, 2_000), st.integers(0, GRACE))
def test_a_move_made_after_the_end_does_not_count_however_fast_it_comes(after: int, within: int) -> None:
    table = Table()
    ends = table.state.ends
    assert not table.receive(Move(1, "place", (LOOKOUT,)), ends + after, ends + within)


@given(st.integers(0, 2**53), st.integers(1, GRACE))
def test_a_client_that_lies_about_its_clock_wins_no_more_than_the_grace(at: int, late: int) -> None:
    table = Table()
    ends = table.state.ends
    assert not table.receive(Move(1, "place", (LOOKOUT,)), min(at, ends - 1), ends + GRACE + late)
