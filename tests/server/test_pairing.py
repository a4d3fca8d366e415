"""Who meets whom, and how they stand, whatever the results are."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from taletable.server.events.pairing import Round, everybody, knockout, knockout_rounds, resting, seated, swiss
from taletable.server.events.standing import Decided, earned, standings

SEEDS = st.integers(0, 10_000).map(Random)


def people(many: int) -> list[str]:
    return [f"p{n:02}" for n in range(many)]


def pairs(found: Round) -> list[frozenset[str]]:
    return [frozenset(pair) for table in found.tables for pair in combinations(table, 2)]


def complete(found: Round, everyone: list[str], size: int) -> None:
    """Everybody sits once or rests, and all tables are full."""
    assert sorted([*(person for table in found.tables for person in table), *found.byes]) == sorted(everyone)
    assert all(len(table) == size for table in found.tables)


def fewest_repeats(everyone: list[str], met: Counter[frozenset[str]]) -> int:
    """The least number of pairs who meet again, by trying all."""
    if not everyone:
        return 0
    one, *rest = everyone
    return min((met[frozenset((one, other))] > 0) + fewest_repeats([each for each in rest if each != other], met) for other in rest)


@settings(max_examples=60, deadline=None)
@given(st.integers(2, 20), st.integers(2, 4), SEEDS, st.integers(1, 6))
def test_swiss_rounds(many: int, size: int, rng: Random, rounds: int) -> None:
    everyone = people(many)
    met: Counter[frozenset[str]] = Counter()
    byes: Counter[str] = Counter()
    for _ in range(rounds):
        found = swiss(rng.sample(everyone, many), met, byes, size)
        complete(found, everyone, size)
        assert len(found.byes) == (many % size if many >= size else many), "as few as possible rest"
        met.update(pairs(found))
        byes.update(found.byes)
        assert max(byes[one] for one in everyone) - min(byes[one] for one in everyone) <= 1, "nobody rests twice before all have"


@settings(max_examples=40, deadline=None)
@given(st.integers(1, 4), st.integers(0, 6), SEEDS)
def test_pairs_meet_again_only_where_that_cannot_be_helped(half: int, rounds: int, rng: Random) -> None:
    everyone = people(2 * half)
    met: Counter[frozenset[str]] = Counter()
    for _ in range(rounds):
        found = swiss(rng.sample(everyone, len(everyone)), Counter(dict.fromkeys(met, 1)), {}, 2)
        assert sum(met[pair] > 0 for pair in pairs(found)) == fewest_repeats(everyone, met)
        met.update(pairs(found))


@settings(max_examples=15, deadline=None)
@given(st.integers(8, 14), SEEDS)
def test_in_a_large_field_nobody_meets_again_for_half_as_many_rounds(half: int, rng: Random) -> None:
    everyone = people(2 * half)
    met: Counter[frozenset[str]] = Counter()
    for _ in range(half - 1):
        found = swiss(rng.sample(everyone, len(everyone)), met, {}, 2)
        assert not any(met[pair] for pair in pairs(found))
        met.update(pairs(found))


@settings(max_examples=25, deadline=None)
@given(st.integers(2, 5), st.integers(3, 4), SEEDS)
def test_no_exchange_of_two_people_makes_a_round_better(tables: int, size: int, rng: Random) -> None:
    everyone = people(tables * size)
    met: Counter[frozenset[str]] = Counter()
    for _ in range(3):
        found = swiss(rng.sample(everyone, len(everyone)), met, {}, size)
        again = sum(met[pair] ** 2 for pair in pairs(found))
        for one, other in combinations(range(tables), 2):
            for i in range(size):
                for j in range(size):
                    swapped = [list(table) for table in found.tables]
                    swapped[one][i], swapped[other][j] = swapped[other][j], swapped[one][i]
                    assert sum(met[pair] ** 2 for pair in pairs(Round(swapped, []))) >= again
        met.update(pairs(found))


def test_who_stand_near_each_other_sit_together() -> None:
    assert swiss(people(6), {}, {}, 3).tables == [["p00", "p01", "p02"], ["p03", "p04", "p05"]]
    assert swiss(people(4), {frozenset(("p00", "p01")): 1}, {}, 2).tables == [["p00", "p02"], ["p01", "p03"]]
    assert swiss(people(7), {}, {"p06": 1}, 3).byes == ["p05"]
    assert resting(people(2), {}, 3) == people(2)


@given(st.integers(2, 15))
def test_everybody_meets_everybody_once(many: int) -> None:
    everyone = people(many)
    rounds = [everybody(everyone, number) for number in range(many - 1 + many % 2)]
    for found in rounds:
        complete(found, everyone, 2)
    met = Counter(pair for found in rounds for pair in pairs(found))
    assert met == Counter({frozenset(pair): 1 for pair in combinations(everyone, 2)})
    assert Counter(person for found in rounds for person in found.byes) == Counter(everyone if many % 2 else [])


@given(st.integers(2, 40), st.integers(2, 4), SEEDS)
def test_one_is_left(many: int, size: int, rng: Random) -> None:
    alive, rounds = people(many), 0
    while len(alive) > 1:
        found = knockout(alive, size)
        assert sorted([*(person for table in found.tables for person in table), *found.byes]) == alive
        assert all(2 <= len(table) <= size for table in found.tables)
        assert not (rounds and found.byes), "only the first round has gaps"
        assert found.byes == alive[: len(found.byes)], "the first ones rest"
        winners = {rng.choice(table) for table in found.tables} | {*found.byes}
        alive = [person for person in alive if person in winners]
        rounds += 1
    assert rounds == knockout_rounds(many, size)


def test_the_first_meets_the_last() -> None:
    assert knockout(people(4), 2).tables == [["p00", "p03"], ["p01", "p02"]]
    found = knockout(people(6), 2)
    assert (found.tables, found.byes) == ([["p02", "p05"], ["p03", "p04"]], ["p00", "p01"])
    assert knockout(people(3), 4).tables == [people(3)]


def test_whoever_sat_back_sits_in_front() -> None:
    assert seated(["a", "b"], {"a": [0], "b": [1]}) == ["b", "a"]
    assert seated(["a", "b", "c"], {}) == ["a", "b", "c"]


# How they stand


def test_points() -> None:
    assert [earned({"a": 1, "b": 2, "c": 3}, one) for one in "abc"] == [4, 2, 0]
    assert [earned({"a": 1, "b": 1, "c": 3}, one) for one in "abc"] == [3, 3, 0]
    assert [earned({"a": 1, "b": 1}, one) for one in "ab"] == [1, 1]


@given(st.lists(st.permutations([1, 2, 3, 3]).map(list), max_size=6))
def test_every_table_gives_the_same_points(results: list[list[int]]) -> None:
    tables = [Decided(n + 1, dict(zip(people(4), places, strict=True))) for n, places in enumerate(results)]
    lines = standings(people(4), tables, {}, 4)
    assert sum(line.points for line in lines) == 12 * len(tables)
    assert [line.points for line in lines] == sorted((line.points for line in lines), reverse=True)


def test_ties_are_broken_by_rivals_scores_and_the_games_between() -> None:
    strong = [Decided(1, {"a": 1, "c": 2}), Decided(1, {"b": 1, "d": 2}), Decided(2, {"c": 1, "d": 2}), Decided(2, {"a": 1, "b": 1})]
    assert [(line.person, line.points, line.rivals) for line in standings(list("dcba"), strong, {}, 2)] == [
        ("a", 3, 5), ("b", 3, 3), ("c", 2, 3), ("d", 0, 5),
    ]  # fmt: skip
    scores = [Decided(1, {"a": 1, "b": 2}, {"a": 30, "b": 10}), Decided(1, {"c": 1, "d": 2}, {"c": 30, "d": 29})]
    assert [(line.person, line.difference) for line in standings(list("dcba"), scores, {}, 2)] == [
        ("a", 20), ("c", 1), ("d", -1), ("b", -20),
    ]  # fmt: skip
    round_robin = [Decided(1, {"a": 1, "b": 2}), Decided(1, {"c": 1, "d": 2}), Decided(2, {"a": 2, "c": 1}), Decided(2, {"b": 1, "d": 2})]
    lines = standings(list("bacd"), round_robin, {}, 2)
    assert [line.person for line in lines] == ["c", "a", "b", "d"]
    drawn = standings(["b", "a"], [Decided(1, {"a": 1, "b": 1})], {}, 2)
    assert [(line.person, line.between) for line in drawn] == [("b", 1), ("a", 1)], "at last the draw decides"


def test_who_rests_gets_what_a_win_gives() -> None:
    lines = standings(["a", "b", "c"], [Decided(1, {"a": 1, "b": 2})], {"c": [1]}, 2)
    assert [(line.person, line.points, line.played, line.places) for line in lines] == [
        ("a", 2, 1, {1: 1}),
        ("c", 2, 0, {1: 0}),
        ("b", 0, 1, {1: 2}),
    ]
