"""Chance: the documented stream, and its replay."""

from __future__ import annotations

from collections import Counter
from hashlib import sha256

from hypothesis import given
from hypothesis import strategies as st

from taletable.engine.luck import BadLuck, Luck, QuickLuck, Replayed
from tests.sentences import raises

SIXES = [0, 2, 0, 4, 0, 0, 1, 0, 4, 4]
"""Ten dice of the seed b"taletable", entry 7, minus 1: a test vector for other languages."""


def words(seed: bytes, entry: int, blocks: int) -> list[int]:
    """The stream as its documentation says it: SHA-256(seed ‖ entry ‖ block), eight big-endian words each."""
    stream = b"".join(sha256(seed + entry.to_bytes(8, "big") + block.to_bytes(8, "big")).digest() for block in range(blocks))
    return [int.from_bytes(stream[i : i + 4], "big") for i in range(0, len(stream), 4)]


def test_vectors() -> None:
    luck = Luck(b"taletable", 7)
    assert [luck.below(6) for _ in range(10)] == SIXES
    assert luck.drawn == SIXES
    assert Luck(b"", 0).shuffled(list(range(10))) == [4, 6, 2, 3, 1, 8, 0, 5, 7, 9]


def test_the_stream_is_the_documented_one() -> None:
    luck = Luck(b"seed", 3)
    expected = words(b"seed", 3, 4)
    assert [luck.below(2**32) for _ in range(32)] == expected
    limit = 2**32 - 2**32 % 7
    luck.begin(3)
    assert [luck.below(7) for _ in range(20)] == [word % 7 for word in expected if word < limit][:20]


def test_a_word_above_the_last_multiple_is_thrown_away() -> None:
    seed = next(n.to_bytes(4, "big") for n in range(100) if words(n.to_bytes(4, "big"), 0, 1)[0] >= 3 * 2**30)
    assert Luck(seed).below(3 * 2**30) == next(word for word in words(seed, 0, 1) if word < 3 * 2**30)


def test_each_entry_has_its_own_stream() -> None:
    luck = Luck(b"seed")
    first = luck.shuffled(list(range(20)))
    luck.begin(1)
    assert luck.drawn == []
    assert luck.shuffled(list(range(20))) != first
    luck.begin(0)
    assert luck.shuffled(list(range(20))) == first


def test_what_was_drawn_stays_with_the_entry_that_drew_it() -> None:
    luck = Luck(b"seed")
    luck.below(6)
    drawn = luck.drawn
    luck.begin(1)
    luck.below(6)
    assert len(drawn) == 1


@given(st.binary(max_size=40), st.integers(0, 2**40), st.lists(st.integers(), max_size=12))
def test_a_shuffle_keeps_the_items(seed: bytes, entry: int, items: list[int]) -> None:
    before = items[:]
    luck = Luck(seed, entry)
    assert sorted(luck.shuffled(items)) == sorted(items)
    assert items == before
    assert len(luck.drawn) == max(0, len(items) - 1)


def test_all_orders_are_as_likely() -> None:
    luck = Luck(b"orders")
    counts = Counter(tuple(luck.shuffled([0, 1, 2])) for _ in range(6000))
    assert len(counts) == 6
    assert all(850 < n < 1150 for n in counts.values())


def test_replay_gives_the_outcomes_back() -> None:
    luck = Luck(b"seed")
    order = luck.shuffled(list(range(9)))
    replayed = Replayed()
    replayed.feed(tuple(luck.drawn))
    assert replayed.shuffled(list(range(9))) == order
    assert replayed.drawn == luck.drawn


def test_a_replay_that_does_not_fit_says_so() -> None:
    replayed = Replayed()
    replayed.feed((3,))
    assert replayed.below(6) == 3
    with raises(BadLuck, "too few"):
        replayed.below(6)
    replayed.feed((6,))
    with raises(BadLuck, "outcome 6 is impossible where 6 were possible"):
        replayed.below(6)
    replayed.feed((-1,))
    with raises(BadLuck, "impossible"):
        replayed.below(6)


def test_quick_luck_is_seeded_and_writes_nothing_down() -> None:
    one, two = QuickLuck(4), QuickLuck(4)
    assert [one.below(10) for _ in range(20)] == [two.below(10) for _ in range(20)]
    assert one.shuffled(list(range(9))) == two.shuffled(list(range(9)))
    assert one.drawn == []
    assert {one.below(3) for _ in range(100)} == {0, 1, 2}
