"""The map keeps the promises of the content sheet (DU-C.10 to DU-C.19)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Collection

from taletable.games.dice_upon_a_time.board import (
    APPLE_FIELD,
    BREAD_FIELD,
    CHURCH,
    CLOUDS,
    FAIRY,
    FIELD_KEYS,
    GOLD_FIELD,
    HELL,
    HUNTSMAN,
    KING,
    MAGIC_ITEMS,
    MOUNTAINS,
    NEIGHBOURS,
    OLD_WOMAN,
    PLACE_ON_MAP,
    QUEST_ONLY,
    RESOURCE,
    ROUTES,
    SEA,
    SOCKET_VALUE,
    SPIRITS,
    STEEDS,
    SUPPORTING,
    TOWN,
    across,
)
from taletable.games.dice_upon_a_time.dice import FACES, VALUE
from taletable.testing import rule

ALL = range(len(FIELD_KEYS))
MAIN = [field for field in ALL if field not in (KING, FAIRY)]


def distances(
    start: int, most: int = 6, without: Collection[int] = (), closed: Collection[int] = (), steeds: bool = False
) -> dict[int, int]:
    """Steps to every field that can be reached, over sockets of at most so much, without some routes and fields."""
    found = {start: 0}
    queue = deque([start])
    while queue:
        field = queue.popleft()
        nexts = [other for route, other in NEIGHBOURS[field] if ROUTES[route][2] <= most and route not in without]
        for other in nexts:
            if other not in found and other not in closed:
                found[other] = found[field] + 1
                queue.append(other)
                if steeds and other in STEEDS:  # the jump costs no step
                    for steed in STEEDS:
                        if steed not in found:
                            found[steed] = found[other]
                            queue.append(steed)
    return found


@rule("DU-C.10")
def test_only_king_and_fairy_are_dead_ends() -> None:
    for field in ALL:
        routes = NEIGHBOURS[field]
        if field in (KING, FAIRY):
            assert [ROUTES[route][2] for route, _ in routes] == [6]
        else:
            assert len(routes) >= 3


@rule("DU-C.11")
def test_the_town_is_central() -> None:
    assert PLACE_ON_MAP[TOWN] == (50, 50)
    assert (TOWN, OLD_WOMAN, 3) in ROUTES
    assert any(value == 5 for _, _, value in ROUTES)


@rule("DU-C.12")
def test_size_and_connection() -> None:
    assert 20 <= len(FIELD_KEYS) <= 24
    assert 30 <= len(ROUTES) <= 38
    assert len(NEIGHBOURS[TOWN]) == 6
    for route in range(len(ROUTES)):
        assert set(MAIN) <= set(distances(TOWN, without=[route])), "connected when any one route is blocked"


@rule("DU-C.13")
def test_sockets_follow_what_dice_can_do() -> None:
    counts = Counter(value for _, _, value in ROUTES)
    assert counts == {1: 6, 2: 5, 3: 7, 4: 6, 5: 5, 6: 2}
    assert all(value != 6 or KING in (a, b) or FAIRY in (a, b) for a, b, value in ROUTES)
    expected = [round(sum(sum(VALUE[face] >= n for face in FACES[die]) / 6 for die in range(5)), 1) for n in range(1, 7)]
    assert expected == [5.0, 4.3, 3.7, 2.8, 2.0, 1.0]


@rule("DU-C.14")
def test_fours_are_enough_for_all_but_king_and_fairy() -> None:
    assert set(distances(TOWN, most=4)) == set(MAIN)


@rule("DU-C.15")
def test_distances() -> None:
    riding = distances(TOWN, steeds=True)
    assert max(riding[field] for field in MAIN) <= 3
    walking = distances(TOWN)
    assert all(walking[field] >= 2 for field in QUEST_ONLY if field != CHURCH)


@rule("DU-C.16")
def test_steeds() -> None:
    near = {CLOUDS, HELL, SEA, MOUNTAINS, HUNTSMAN, MAGIC_ITEMS}
    sides = set()
    for steed in STEEDS:
        assert near & {other for _, other in NEIGHBOURS[steed]}
        x, y = PLACE_ON_MAP[steed]
        border = min((y, "north"), (100 - x, "east"), (100 - y, "south"), (x, "west"))
        assert border[0] <= 10
        sides.add(border[1])
    assert len(sides) == 4
    for one in STEEDS:
        for other in STEEDS:
            if one != other:
                assert 2 <= distances(one)[other] <= 5


@rule("DU-C.17")
def test_resource_fields_are_spread() -> None:
    assert len([field for field in RESOURCE if distances(TOWN)[field] == 1]) <= 2
    for a, b, value in ROUTES:
        if a in RESOURCE and b in RESOURCE:
            assert value >= 4
    assert set(RESOURCE) == {GOLD_FIELD, BREAD_FIELD, APPLE_FIELD}


@rule("DU-C.18")
def test_supporting_characters_can_be_avoided() -> None:
    for field in SUPPORTING:
        rest = distances(TOWN, closed=[field])
        missing = set(ALL) - set(rest) - {field}
        assert missing <= {KING}, "only the way to the King has no way round"
    assert all(len(NEIGHBOURS[field]) >= 3 for field in SUPPORTING)


@rule("DU-C.19")
def test_no_two_routes_cross() -> None:
    for i, (a, b, _) in enumerate(ROUTES):
        for c, d, _ in ROUTES[i + 1 :]:
            if not {a, b} & {c, d}:
                assert not crosses(PLACE_ON_MAP[a], PLACE_ON_MAP[b], PLACE_ON_MAP[c], PLACE_ON_MAP[d]), (FIELD_KEYS[a], FIELD_KEYS[b])
    for a, b, _ in ROUTES:
        (x1, y1), (x2, y2) = PLACE_ON_MAP[a], PLACE_ON_MAP[b]
        assert (x1 - x2) ** 2 + (y1 - y2) ** 2 >= 10**2, "room for a socket"


def crosses(a: tuple[int, int], b: tuple[int, int], c: tuple[int, int], d: tuple[int, int]) -> bool:
    """Do two segments cross?"""

    def side(p: tuple[int, int], q: tuple[int, int], r: tuple[int, int]) -> int:
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    return side(a, b, c) * side(a, b, d) < 0 and side(c, d, a) * side(c, d, b) < 0


@rule("DU-11.1", "DU-11.2", "DU-R.8")
def test_corners_and_church() -> None:
    assert [SOCKET_VALUE[len(ROUTES) + n] for n in range(len(SPIRITS))] == [1] * 5
    assert "church" in FIELD_KEYS
    assert across(0, TOWN) == OLD_WOMAN
    assert across(0, KING) == -1
    assert across(-1, TOWN) == -1
