"""Hand-edited positions that cannot be are refused with the place and the reason."""

from __future__ import annotations

import json
from typing import Any

import pytest

from taletable.engine.fields import BadPosition
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.words import VIRTUES

from .table import Hero, Table, name
from .test_battle import AT, fight

CHANGES: dict[str, tuple[dict[str, Any], str]] = {
    "the same Hero twice": ({"players": [{"hero": "silver-deer"}, {"hero": "silver-deer"}, {}]}, "players"),
    "no Hero": ({"players": [{"hero": None}, {}, {}]}, "players"),
    "a Hero off the Map": ({"players": [{"at": "s1-1"}, {}, {}]}, "players[0].at"),
    "nobody is active": ({"active": -1}, "active"),
    "a seat twice in the order": ({"order": [0, 0, 1]}, "order"),
    "no way off another Hero's space": ({"players": [{"at": name(0, 1), "speed": 0}, {}, {}]}, "players[0].at"),
    "a dead Hero": ({"players": [{"spirit": 0}, {}, {}]}, "players[0]"),
    "a Talent of another Hero": ({"players": [{"talents": ["starfall"]}, {}, {}]}, "players[0].talents"),
    "a Talent without the lower ones": ({"players": [{"talents": ["whetted-edge"]}, {}, {}]}, "players[0].talents"),
    "a token beside the Map": ({"objects": {"s1-1": "white"}}, "objects"),
    "an unknown token": ({"objects": {name(0, 0): "cheese"}}, "objects"),
    "a Virtue of 14": ({"players": [{"virtues": dict.fromkeys(VIRTUES, 14)}, {}, {}]}, "players[0].virtues.love"),
    "a fate that was not read": ({"fate": "glowing-windows"}, "fate"),
    "the Future without its Prophecy": ({"phase": "future"}, "fate"),
    "a foe that is no piece": ({"foes": [{"piece": "mouse-1", "space": name(0, 0), "harm": 0, "mark": 0}]}, "foes[0]"),
    "a tile without a turn": ({"land": [{"tile": "tile-1", "cell": "c30-30"}]}, "land"),
}  # fmt: skip


@pytest.mark.parametrize("change", CHANGES)
def test_a_bad_position_is_refused(change: str) -> None:
    new, where = CHANGES[change]
    data = json.loads(json.dumps(GAME.dump(Table(Hero(hero="youngest-son")).state)))
    for key, value in new.items():
        if key == "players":
            for player, more in zip(data["players"], value, strict=True):
                player.update(more)
        else:
            data[key] = value
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.where.startswith(where)
    assert caught.value.why


def test_a_fight_needs_an_enemy() -> None:
    data = GAME.dump(fight(Hero(at=AT, speed=9), "stone-toad").state)
    data["enemy"] = None
    with pytest.raises(BadPosition):
        GAME.load(data)


def test_cards_lie_where_they_belong() -> None:
    data = GAME.dump(Table().state)
    card = data["decks"]["quests"].pop()
    data["players"][0]["artifacts"].append(card)
    with pytest.raises(BadPosition) as caught:
        GAME.load(data)
    assert caught.value.where == "players[0].artifacts"


def test_the_end_in_the_middle_of_everything_is_a_position() -> None:
    """Death by damage that no Virtue can take, and a win by a blow: both can be written and read."""
    dead = fight(Hero(at=AT, speed=1, virtues=0, love=2), "mountain-robber", dice=(1, 1, 1))
    dead.play("take")
    won = Table(Hero(at=(1, 0), speed=50, love=5), scenario="iron-masks")
    won.state.foes = ((won.state.foes[-1][0], won.state.at[0], 79, -1),)
    won.roll(1, 1, 1, 1, 1)
    won.play("attack old-man-of-iron-1")
    while not won.state.over:
        won.play("strike" if won.ask == "strike" else "block")
    assert won.result.verdict == "won"
    for table in (dead, won):
        data = GAME.dump(table.state)
        assert GAME.dump(GAME.load(json.loads(json.dumps(data)))) == data
