"""Domains, declarations, and what is gathered from the modules of a package."""

from __future__ import annotations

import sys
from types import ModuleType

import pytest

from taletable.engine.grammar import SEAT, Domain, Grammar, Number, Seats, Things, gather

CARD = Things("card", ("ace", "king"))
N = Number(0, 5)


def test_a_domain_knows_its_values() -> None:
    assert 1 in CARD
    assert 2 not in CARD
    assert -1 not in CARD
    assert (CARD.ident(1), CARD.wire(1), CARD.read("king"), CARD.read("1")) == ("king", "king", 1, None)
    assert (N.ident(3), N.wire(3), N.read("3"), N.read("-3"), N.read("three")) == ("3", 3, 3, None, None)
    assert isinstance(SEAT, Seats)
    assert SEAT.names == ()


@pytest.mark.parametrize(("low", "high", "name"), [(3, 2, "n"), (0, 1, "n2")])
def test_no_domain_is_empty_or_takes_the_name_of_a_second_argument(low: int, high: int, name: str) -> None:
    with pytest.raises(ValueError, match="is no domain"):
        Number(low, high, name)


def test_arguments_of_the_same_name_are_numbered() -> None:
    grammar = Grammar(events={"war": (SEAT, N, SEAT, N, CARD, SEAT)})
    assert list(grammar.group("event")["war"]) == ["seat", "n", "seat2", "n2", "card", "seat3"]
    assert list(grammar.arguments["event.war"].values()) == [SEAT, N, SEAT, N, CARD, SEAT]
    assert grammar.things == {"card": CARD}


def test_what_is_not_declared_is_not_there() -> None:
    grammar = Grammar(moves={"pass": ()})
    assert list(grammar.arguments) == ["move.pass"]
    with pytest.raises(KeyError):
        grammar.arguments["event.pass"]


def test_nothing_is_declared_twice() -> None:
    whole = Grammar(moves={"pass": ()}, events={"passed": (SEAT,)})
    whole.add(Grammar(refusals={"passed": ()}))
    with pytest.raises(ValueError, match=r"event\.passed is declared twice"):
        whole.add(Grammar(events={"passed": (SEAT,)}))


def test_one_name_means_one_thing() -> None:
    other: Domain = Things("card", ("ace", "queen"))
    with pytest.raises(ValueError, match="two domains are called 'card'"):
        Grammar(moves={"play": (CARD,)}, events={"played": (other,)})
    whole = Grammar(moves={"play": (CARD,)})
    with pytest.raises(ValueError, match="two domains are called 'card'"):
        whole.add(Grammar(events={"played": (other,)}))
    whole.add(Grammar(events={"drawn": (Things("card", CARD.names),)}))


def module(name: str, **contents: object) -> ModuleType:
    found = ModuleType(name)
    vars(found).update(contents)
    return found


def test_a_game_gathers_what_its_modules_declare(monkeypatch: pytest.MonkeyPatch) -> None:
    deep = module("patience.rooms.cellar", GRAMMAR=Grammar(events={"dug": (N,)}))
    for found in (module("patience.turn", GRAMMAR=Grammar(moves={"deal": ()})), deep, module("patience.art"), module("patiences")):
        monkeypatch.setitem(sys.modules, found.__name__, found)
    assert set(gather("patience").arguments) == {"move.deal", "event.dug"}
    monkeypatch.setitem(sys.modules, "patience.more", module("patience.more", GRAMMAR=Grammar(moves={"deal": (CARD,)})))
    with pytest.raises(ValueError, match=r"move\.deal is declared twice"):
        gather("patience")
