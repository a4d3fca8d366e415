"""Movement and Portals (TT-6, TT-17.1 to TT-17.3, TT-R.13 to TT-R.18)."""

from __future__ import annotations

from taletable.testing import rule

from .table import Hero, Table, name, space

PORTALS = ((2, 0, 0, 0), (7, 1, 0, 0), (3, 2, 0, 0))
"""Portals at (0, 0) and (4, 0), in a row of three tiles."""


def portals(*heroes: Hero, **more: object) -> Table:
    """A row of three tiles with a Portal at each end."""
    return Table(*heroes, land=PORTALS, **more)  # type: ignore[arg-type]


AWAY = (Hero(at=(2, 1)), Hero(at=(5, 1)))


@rule("TT-6.1", "TT-6.2", "TT-R.11", "TT-R.13")
def test_steps_are_orthogonal_and_stay_on_the_map() -> None:
    table = Table(Hero(at=(1, 0)))
    walks = {act for act in table.offers() if act.startswith("walk")}
    assert walks == {f"walk {name(*place)}" for place in ((0, 0), (2, 0), (1, 1))}
    assert table.cite(f"walk {name(2, 1)}") == "TT-6.2"
    assert table.cite(f"walk {name(1, -1)}") == "TT-R.13"


@rule("TT-6.3", "TT-10.1")
def test_as_many_steps_as_speed() -> None:
    table = Table(Hero(at=(1, 0), speed=2))
    table.walk((1, 1), (1, 0))
    assert table.cite(f"walk {name(1, 1)}") == "TT-6.3"


@rule("TT-6.5", "TT-4.10")
def test_walking_on_after_the_last_action() -> None:
    table = Table(Hero(at=(3, 0), speed=2))
    table.claim(3, 0)
    assert table.view()["players"][0]["actions_left"] == 0
    table.walk((2, 0), (2, 1))


@rule("TT-6.7", "TT-6.8", "TT-6.9", "TT-R.14")
def test_spaces_with_another_hero() -> None:
    table = Table(Hero(at=(1, 0), speed=2, endeavour=3), Hero(at=(1, 1)))
    table.walk((1, 1))
    assert table.cite("end") == "TT-6.8"
    assert table.cite(f"claim {name(1, 1)}") == "TT-6.9"
    table.walk((0, 1))
    table.play("end")
    stuck = Table(Hero(at=(1, 0), speed=1), Hero(at=(1, 1)))
    assert stuck.cite(f"walk {name(1, 1)}") == "TT-R.14"


@rule("TT-R.14")
def test_steps_of_a_card_count_once_it_is_played() -> None:
    table = Table(Hero(at=(1, 0), speed=1, bonus=["downhill-path"]), Hero(at=(1, 1)))
    assert table.cite(f"walk {name(1, 1)}") == "TT-R.14"
    table.play("play downhill-path 1")
    assert table.allows(f"walk {name(1, 1)}")


@rule("TT-6.10")
def test_an_object_can_be_ignored() -> None:
    table = Table(Hero(at=(1, 2)))
    table.walk((0, 2))
    assert table.thing(0, 2) == "battle-1"
    table.finish_turn()
    assert table.thing(0, 2) == "battle-1"


@rule("TT-6.11", "TT-7.8")
def test_speed_gained_in_the_turn_is_a_step_at_once() -> None:
    table = Table(Hero(at=(1, 2), speed=1))
    table.walk((1, 3))
    assert table.view()["players"][0]["steps_left"] == 0
    table.claim(1, 3)
    assert table.state.speed[0] == 2
    assert table.thing(1, 3) is None
    table.walk((0, 3))


@rule("TT-6.4", "TT-17.1", "TT-17.2", "TT-7.4", "TT-R.15")
def test_a_jump_is_one_step_and_no_action() -> None:
    table = portals(Hero(at=(1, 0), speed=2), *AWAY)
    table.walk((0, 0))
    table.play(f"jump {name(4, 0)}")
    hero = table.view()["players"][0]
    assert table.state.at[0] == space(4, 0)
    assert (hero["steps_left"], hero["actions_left"]) == (0, 1)
    optional = portals(Hero(at=(1, 0)), *AWAY)
    optional.walk((0, 0), (0, 1))


@rule("TT-17.3", "TT-R.16", "TT-5.8")
def test_portals_work_again_and_again() -> None:
    table = portals(Hero(at=(0, 0), speed=3), *AWAY)
    table.play(f"jump {name(4, 0)}", f"jump {name(0, 0)}", f"jump {name(4, 0)}")
    assert table.cite(f"jump {name(0, 0)}") == "TT-6.4"
    future = portals(Hero(at=(0, 0)), *AWAY, scenario="nine-rings")
    assert future.allows(f"jump {name(4, 0)}")


@rule("TT-R.17")
def test_a_portal_with_another_hero() -> None:
    table = portals(Hero(at=(0, 0), speed=2), Hero(at=(4, 0)), Hero(at=(2, 1)))
    table.play(f"jump {name(4, 0)}")
    assert table.cite("end") == "TT-6.8"
    last = portals(Hero(at=(0, 0), speed=1), Hero(at=(4, 0)), Hero(at=(2, 1)))
    assert last.cite(f"jump {name(4, 0)}") == "TT-R.14"


@rule("TT-R.18")
def test_a_lonely_portal_does_nothing() -> None:
    table = Table(Hero(at=(0, 0)), Hero(at=(2, 1)), Hero(at=(3, 1)), land=PORTALS[:2])
    assert not any(act.startswith("jump") for act in table.offers())


@rule("TT-R.13")
def test_gifts_across_a_corner() -> None:
    land = ((7, 0, 0, 0), (5, 1, 0, 0), (8, 1, 1, 0))
    table = Table(Hero(at=(1, 1), artifacts=["ash-staff"]), Hero(at=(2, 2)), Hero(at=(3, 0)), land=land)
    assert table.allows("give 1 ash-staff")
    assert not any(act == f"walk {name(1, 2)}" for act in table.offers())
