"""All 42 Talents (TT-C.39 to TT-C.45)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from taletable.games.threetale.artifacts import ARTIFACTS
from taletable.games.threetale.deck import CARD_IDS
from taletable.games.threetale.heroes import HEROES, TALENT_KEYS, TALENTS, Talent
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.virtues import attack_dice, endurance, faith, hope, mercy
from taletable.games.threetale.words import worth
from taletable.testing import rule

from .table import Hero, Table, name, space
from .test_battle import AT, fight
from .test_treasure import find

LADDER = {
    "silver-deer": ("swift-hooves", "silver-antlers"),
    "queen-of-living-water": ("cupped-hands", "deep-well"),
    "youngest-son": ("third-try", "whetted-edge"),
    "unborn-maiden": ("unspun-wool", "whispering-apple"),
    "sun-and-moon": ("noon-and-midnight", "eclipse"),
    "vampires-bride": ("night-wings", "dowry-chest"),
    "starred-boy": ("gift-of-the-three-fates", "open-sack"),
}


def upto(talent: str) -> list[str]:
    """A Hero's Talents up to this one, the lower ones of a harmless sort."""
    hero = HEROES[TALENT_KEYS.index(talent) // 6].key
    level = TALENT_KEYS.index(talent) % 6 // 2
    return [*LADDER[hero][:level], talent]


def gifted(talent: str, **more: object) -> Hero:
    """A Hero with this Talent."""
    return Hero(talents=upto(talent), **more)  # type: ignore[arg-type]


@rule("TT-C.1", "TT-10.6", "TT-C.39", "TT-C.45")
def test_forty_two_different_talents() -> None:
    assert len(HEROES) == 7
    assert len(set(TALENT_KEYS)) == 42
    assert len({(talent.what, talent.n, talent.gains) for talent in TALENTS}) == 42
    for hero in GAME.catalogue()["heroes"]:
        assert hero["name"]
        assert hero["story"]
        assert [talent["level"] for talent in hero["talents"]] == [1, 1, 2, 2, 3, 3]
        assert all("{" not in talent["text"] and talent["name"] for talent in hero["talents"])


@rule("TT-C.41", "TT-C.42", "TT-10.15")
def test_two_kinds_and_their_worth() -> None:
    """At each level one is a lasting power; a bonus received once is worth about what its level costs, and not twice as much."""
    targets = ((4, 6), (8, 12), (15, 24))
    for hero in HEROES:
        for level, (low, high) in enumerate(targets):
            pair = hero.talents[2 * level : 2 * level + 2]
            assert any(talent.what for talent in pair)
            for talent in pair:
                if not talent.what:
                    assert low <= worth(talent.gains) <= high


ONCE = [talent for talent in TALENTS if not talent.what]


@rule("TT-10.15", "TT-10.14")
@pytest.mark.parametrize("talent", ONCE, ids=lambda talent: talent.key)
def test_bonuses_received_once(talent: Talent) -> None:
    check_bonus(talent)


def check_bonus(talent: Talent) -> None:
    """Learn it, and take what it gives."""
    ladder = upto(talent.key)[:-1]
    hero = HEROES[TALENT_KEYS.index(talent.key) // 6].key
    cost = (2, 4, 6)[len(ladder)]
    table = Table(Hero(hero=hero, at=(3, 0), spirit=2, talents=ladder, shevitsa=cost - 1), Hero(spirit=1))
    before = GAME.dump(table.state)["players"][0]
    table.claim(3, 0)
    table.play(f"learn {talent.key}")
    got = {"virtue": 0, "friend": 0}
    while table.ask in ("raise", "friend", "choose_artifact"):
        if table.ask == "raise":
            got["virtue"] += 1
            table.play("raise love")
        elif table.ask == "friend":
            got["friend"] += 1
            table.play("comfort 1 love")
        else:
            table.play(table.options()[0])
    after = GAME.dump(table.state)["players"][0]
    for what, n, _ in talent.gains:
        if what in got:
            assert got[what] == n
        elif what == "speed":
            assert after["speed"] == before["speed"] + n
        elif what == "shevitsa":
            assert after["shevitsa"] == n
        elif what == "artifact":
            (card,) = table.cards("artifacts", 0)
            assert ARTIFACTS[CARD_IDS.index(card)].level == n
        elif what == "heal-all":
            assert table.state.spirit == [3, 2, 3]
        else:
            assert what == "named"
            assert sum(after["virtues"].values()) > sum(before["virtues"].values())


# Lasting powers


def check_strike() -> None:
    table = fight(gifted("whetted-edge", at=AT, speed=9, love=2), "stone-toad", dice=(1, 0))
    assert table.view()["battle"]["damage"] == 2
    miss = fight(gifted("whetted-edge", at=AT, speed=9, love=2), "stone-toad", dice=(0, 0))
    assert miss.view()["battle"]["damage"] == 0


def check_dice() -> None:
    assert attack_dice(Table(gifted("keeper-of-the-golden-apple", love=2)).state, 0) == 5


def check_desperate() -> None:
    assert attack_dice(Table(gifted("nothing-to-lose", love=2)).state, 0) == 2
    assert attack_dice(Table(gifted("nothing-to-lose", love=2, spirit=2)).state, 0) == 6


def check_charge() -> None:
    table = fight(gifted("chariot-of-dawn", at=AT, speed=9, love=2), "stone-toad", dice=(1, 0))
    assert table.view()["battle"]["damage"] == 4
    slow = fight(gifted("chariot-of-dawn", at=AT, speed=1, love=2), "stone-toad", dice=(0, 1, 0))
    assert slow.view()["battle"]["damage"] == 1


def check_twin() -> None:
    table = fight(gifted("twin-blow", at=AT, speed=9, love=3), "stone-toad", dice=(1, 1, 0))
    table.play("invoke twin-blow")
    assert table.view()["battle"]["damage"] == 4
    assert table.cite("invoke twin-blow") == "TT-T.30"


def check_swift() -> None:
    assert fight(gifted("night-wings", at=AT, speed=2), "hungry-wolf").state.first


def check_guard() -> None:
    table = fight(gifted("cold-skin", at=AT, speed=1), "mountain-robber", dice=(1, 1, 1))
    assert table.view()["battle"]["damage"] == 2


def check_aegis() -> None:
    table = fight(Hero(at=AT, speed=1), "mountain-robber", dice=(1, 1, 1))
    assert table.view()["battle"]["damage"] == 3
    helped = Table(Hero(at=AT, speed=1), gifted("mantle-of-dew"), objects={AT: "battle-1"}, deck=["mountain-robber"])
    helped.roll(1, 1, 1)
    helped.claim(*AT)
    assert helped.view()["battle"]["damage"] == 2


def check_unseen() -> None:
    table = fight(gifted("not-yet-born", at=AT, speed=1), "mountain-robber", dice=(1,))
    assert len(table.state.dice) == 1


def check_free_block() -> None:
    table = fight(gifted("cape-of-shadows", at=AT, speed=1), "mountain-robber", dice=(1, 1, 1))
    table.roll(0, 0, 1, 1, 1)
    table.play("block")
    assert table.state.spirit[0] == 3
    table.play("strike", "block")
    assert table.state.spirit[0] == 2


def check_prize() -> None:
    table = fight(gifted("spoils-of-the-dragon", at=AT, speed=9, love=5), "hungry-wolf", dice=(1,) * 5)
    table.play("strike")
    raised = 0
    while table.ask == "raise":
        table.play("raise hope")
        raised += 1
    assert raised == 2 + 2


def check_drain() -> None:
    table = fight(gifted("red-lips", at=AT, speed=9, love=5), "hungry-wolf", dice=(1,) * 5)
    table.play("strike")
    assert table.virtues()["love"] == 6


def check_again() -> None:
    table = fight(gifted("third-try", at=AT, speed=9, love=3), "stone-toad", dice=(1, 0, 0))
    table.roll(1, 0)
    table.play("invoke third-try")
    assert table.state.dice == (1, 1, 0)
    assert table.cite("invoke third-try") == "TT-T.13"
    treasure = Table(gifted("third-try", at=AT), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    treasure.roll(1, 1, 1)
    treasure.claim(*AT)
    assert treasure.cite("invoke third-try") == "TT-8.2"


def check_hope() -> None:
    assert hope(Table(gifted("eclipse")).state, 0) == 1


def check_sure() -> None:
    table = Table(gifted("steady-star", at=AT), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    table.roll(0, 0, 1)
    table.claim(*AT)
    assert table.state.dice.count(1) == 2
    battle = fight(gifted("steady-star", at=AT, speed=9, love=2), "stone-toad", dice=(0, 0))
    assert battle.state.dice.count(1) == 1


def check_treasure_dice() -> None:
    table = Table(gifted("star-on-the-brow", at=AT), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    table.roll(1, 1, 1, 1)
    table.claim(*AT)
    assert len(table.state.dice) == 4
    table.play("open")
    assert table.told("opened")[-1]["n"] == 3


WOOD = ((12, 0, 0, 1), (7, 1, 0, 0))
"""A Tree at (0, 1)."""


def check_woods() -> None:
    table = Table(gifted("forest-born", at=(1, 1)), Hero(at=(0, 0)), land=WOOD)
    table.walk((0, 1))
    table.finish_turn()


SPRINGS = ((2, 0, 0, 0), (18, 1, 0, 0), (3, 2, 0, 0))
"""Portals at (0, 0) and (4, 0), an Altar at (2, 0)."""


def check_free_jump() -> None:
    table = Table(gifted("between-two-springs", at=(0, 0), speed=0), Hero(at=(2, 1)), Hero(at=(5, 1)), land=SPRINGS)
    table.play(f"jump {name(4, 0)}")
    assert table.cite(f"jump {name(0, 0)}") == "TT-6.4"


def check_altar_portal() -> None:
    table = Table(gifted("sky-road", at=(2, 0)), Hero(at=(2, 1)), Hero(at=(5, 1)), land=SPRINGS)
    table.play(f"jump {name(4, 0)}", f"jump {name(2, 0)}")
    other = Table(Hero(at=(2, 0)), Hero(at=(2, 1)), Hero(at=(5, 1)), land=SPRINGS)
    assert not any(act.startswith("jump") for act in other.offers())


def check_reach() -> None:
    table = Table(gifted("silver-antlers", at=(2, 1)), Hero(at=(0, 1)), Hero(at=(3, 0)))
    table.play(f"claim {name(1, 1)}")
    assert table.thing(1, 1) is None


def check_speed() -> None:
    table = Table(gifted("flight-of-the-herd", speed=2))
    assert table.view()["players"][0]["steps_left"] == 5
    assert table.state.speed[0] == 2


def check_white() -> None:
    table = Table(gifted("white-thread", at=(1, 1)))
    table.claim(1, 1)
    table.play("raise love", "raise love")
    assert table.ask == "turn"


def check_red() -> None:
    table = Table(gifted("red-thread", at=(3, 0)))
    table.claim(3, 0)
    assert table.state.shevitsa[0] == 2


def check_haul() -> None:
    table = Table(gifted("open-sack", at=AT), objects={AT: "treasure-2"}, deck=["vineyard-key"])
    table.roll(0, 0, 0)
    table.claim(*AT)
    table.play("open", "raise love", "raise love")
    assert table.ask == "turn"


def check_faith() -> None:
    assert faith(Table(gifted("whispering-apple")).state, 0) == 1


def check_endeavour() -> None:
    assert Table(gifted("dawn-runner")).view()["players"][0]["actions_left"] == 2


def check_endurance() -> None:
    assert endurance(Table(gifted("deep-well")).state, 0) == 1


def check_mercy() -> None:
    assert mercy(Table(gifted("cupped-hands")).state, 0) == 1


def check_gift_free() -> None:
    table = Table(gifted("open-gates", at=(1, 0), artifacts=["ash-staff"]), Hero(at=(0, 1)))
    table.play("give 1 ash-staff")
    assert table.view()["players"][0]["actions_left"] == 1


def check_slots() -> None:
    hero = gifted("two-in-one", at=AT, speed=9, love=3, artifacts=["ash-staff", "sling-and-river-stones", "forest-axe"])
    table = fight(hero, "stone-toad", dice=(1, 1, 1))
    table.play("use ash-staff", "use sling-and-river-stones")
    assert table.cite("use forest-axe") == "TT-11.5"


def check_tithe() -> None:
    table = Table(Hero(), gifted("starfall"))
    table.finish_turn()
    assert table.state.shevitsa[1] == 1


CHECKS: dict[str, Callable[[], None]] = {
    "strike": check_strike, "dice": check_dice, "desperate": check_desperate, "charge": check_charge, "twin": check_twin,
    "swift": check_swift, "guard": check_guard, "aegis": check_aegis, "unseen": check_unseen, "free-block": check_free_block,
    "prize": check_prize, "drain": check_drain, "again": check_again, "hope": check_hope, "sure": check_sure,
    "treasure-dice": check_treasure_dice, "woods": check_woods, "free-jump": check_free_jump, "altar-portal": check_altar_portal,
    "reach": check_reach, "speed": check_speed, "white": check_white, "red": check_red, "haul": check_haul, "faith": check_faith,
    "endeavour": check_endeavour, "endurance": check_endurance, "mercy": check_mercy, "gift-free": check_gift_free, "slots": check_slots,
    "tithe": check_tithe,
}  # fmt: skip


@rule("TT-C.45", "TT-10.15")
@pytest.mark.parametrize("what", CHECKS)
def test_lasting_powers(what: str) -> None:
    assert any(talent.what == what for talent in TALENTS)
    CHECKS[what]()


@rule("TT-C.45")
def test_no_power_is_without_a_test() -> None:
    assert {talent.what for talent in TALENTS if talent.what} == set(CHECKS)
    assert find(1, "painted-egg", (0, 0, 0)).ask == "treasure"
    assert space(0, 0) != space(0, 1)
