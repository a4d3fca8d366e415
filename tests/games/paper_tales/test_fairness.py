"""The rules treat all seats and all cards alike: the same turn, played from each seat; the first card of the box in every place."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.games.paper_tales.cards import CARD_IDS
from taletable.testing import rule

from .table import Kingdom, Table, aged

FIRST = CARD_IDS[0]
"""Its number is 0, and no place may take that for “no card”."""


def busy_turn(seat: int, seats: int) -> dict[str, Any]:
    """A turn in which one Monarch does nearly everything between the same two neighbours; what came of it."""
    kingdoms = [Kingdom()] * seats
    kingdoms[(seat + 1) % seats] = Kingdom(front=["knight"])
    kingdoms[(seat - 1) % seats] = Kingdom(front=["demon"])
    kingdoms[seat] = Kingdom(
        front=["adventurer", aged("militiaman"), aged("sculptor")],
        back=["master-alchemist", "hunter"],
        hand=["shapeshifter", "time-master", "manticore", "manticore", "monkey"],
        gold=3,
        score=1,
        buildings={"tavern": 1, "mine": 2},
    )
    table = Table(*kingdoms, draw=["kraken", "golem"], turn=3)
    table.play(seat, "discard adventurer", "move militiaman back-2", "discard hunter", "place shapeshifter front-1")
    assert table.cite(seat, "place manticore back-1") == "PT-5.2"
    table.play(seat, "move master-alchemist front-2", "place manticore-1 back-1", "discard sculptor", "place manticore-2 front-3")
    table.play(seat, "keep time-master", "ready")
    table.to("payment")
    assert table.waiting == [seat]
    table.play(seat, "pay manticore-1")
    table.to("construction")
    table.play(seat, "pass")
    table.to("draft")
    return {
        "gold": table.gold(seat),
        "units": table.units(seat),
        "ages": table.ages(seat),
        "buildings": table.buildings(seat),
        "lp": table.lp(seat),
        "kept": table.kept(seat),
        "strength": table.strength(seat),
        "income": table.income(seat),
        "events": [(e.kind, e.args[1:]) for e in table.match.events if e.args[:1] == (seat,) and e.kind not in ("phase", "dealt", "war")],
    }


@pytest.mark.parametrize(("seat", "seats"), [(1, 3), (2, 3), (3, 5), (6, 7)])
def test_a_turn_is_the_same_from_every_seat(seat: int, seats: int) -> None:
    first = busy_turn(0, 3)
    assert first["units"] == {"front-2": "master-alchemist", "back-1": "manticore"}  # Golem with 1 Age and Militiaman have died
    assert first["buildings"] == {"tavern": 2, "mine": 2}
    assert first["strength"] == 3 + 1
    assert first["lp"] == {"war": 3, "master-alchemist": 1, "mine": 2}
    assert first["gold"] == 3 - 2 + 2
    assert first["kept"] == "time-master"
    assert busy_turn(seat, seats) == first


@rule("PT-5.2", "PT-5.3", "PT-R.64")
def test_the_first_card_of_the_box_in_a_kingdom() -> None:
    table = Table(Kingdom(front=[FIRST], back=["adventurer"], hand=["knight"]))
    assert table.cite(0, "place knight front-1") == "PT-5.2"
    table.play(0, f"discard {FIRST}", f"place {FIRST} front-2", f"discard {FIRST}", "ready")
    table.to("construction")
    assert table.told("sent-away") == [{"kind": "sent-away", "seat": 0, "card": FIRST}]
    assert sorted(table.pile("discard")) == ["adventurer", "knight"]
    assert table.units(0) == {"back-1": "adventurer"}


@rule("PT-5.4")
def test_the_first_card_of_the_box_is_moved() -> None:
    table = Table(Kingdom(front=[FIRST]))
    table.play(0, f"move {FIRST} back-2", "ready")
    table.to("construction")
    assert table.told("moved") == [{"kind": "moved", "seat": 0, "card": FIRST, "spot": "back-2"}]


@rule("PT-5.10", "PT-4.6")
def test_the_first_card_of_the_box_is_kept_and_taken_up() -> None:
    table = Table(Kingdom(hand=[FIRST]))
    table.deploy(0, keep=FIRST)
    table.to("construction")
    assert table.kept(0) == "adventurer"
    table.next_turn()
    assert table.state.hand[0][-1] == 0


@rule("PT-11.1", "PT-R.48")
def test_the_first_card_of_the_box_is_found_and_saved() -> None:
    table = Table(Kingdom(front=["mystical-healer"], hand=["shapeshifter"], buildings={"barracks": 2}), draw=[FIRST])
    table.deploy(0, "shapeshifter front-2")
    table.to("construction")
    assert table.ages(0) == {"mystical-healer": 0, "adventurer": 1}
    table.to("healing")
    table.play(0, f"save {FIRST}")
    assert table.ages(0) == {"mystical-healer": 1, "adventurer": 2}


@rule("PT-R.24")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_choice_of_row_when_paying_from_every_seat(seat: int) -> None:
    kingdoms = [Kingdom()] * 3
    kingdoms[seat] = Kingdom(hand=["knight-1", "knight-2"], gold=1)
    table = Table(*kingdoms)
    table.deploy(seat, "knight-1 front-2", "knight-2 back-2")
    table.to("payment")
    assert table.waiting == [seat]
    table.play(seat, "pay knight-2")
    assert table.units(seat) == {"back-2": "knight"}


@rule("PT-8.1", "PT-8.9")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_constructions_from_every_seat_are_told_with_their_price(seat: int) -> None:
    kingdoms = [Kingdom(front=["farmer"], buildings={"temple": 1}, gold=9)] * 3
    table = Table(*kingdoms, at="construction")
    table.play(seat, "upgrade temple gold")
    table.play((seat + 1) % 3, "construct tavern 1")
    table.play((seat + 2) % 3, "pass")
    told = {
        event["seat"]: (event["kind"], event["building"], event["level"], event["n"]) for event in table.told("constructed", "upgraded")
    }
    assert told == {seat: ("upgraded", "temple", 2, 3), (seat + 1) % 3: ("constructed", "tavern", 1, 2)}
    assert [event["seat"] for event in table.told("built-nothing")] == [(seat + 2) % 3]
    assert (table.gold(seat), table.gold((seat + 1) % 3), table.gold((seat + 2) % 3)) == (6, 7, 9)
