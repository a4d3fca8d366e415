"""The bot plays a Hero in all phases, and whole teams (issue of the game: one person with two bots)."""

from __future__ import annotations

import pytest

from taletable.bots import Thinker, bots_for
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.state import Frame
from taletable.games.threetale.bot.altars import best_deal
from taletable.games.threetale.bot.errands import Errand, friend_is_nearer
from taletable.games.threetale.bot.levels import FAVOURITES, Hard
from taletable.games.threetale.bot.odds import Arms, outlook, rounds
from taletable.games.threetale.bot.values import lose_worth, raises_worth
from taletable.games.threetale.chapters import PROPHECY_KEYS
from taletable.games.threetale.enemies import BATTLES
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios.nine_rings.rules import FIRE, FORGE
from taletable.games.threetale.scenarios.parallel_land.rules import PLACE, SIDES
from taletable.games.threetale.state import FUTURE, WON, Tale
from taletable.games.threetale.tiles import THINGS
from taletable.games.threetale.words import FAITH, LOVE

from .futures import future, only, stand
from .table import ROOM, Hero, Table, name, space
from .test_battle import AT, fight

BOT = bots_for(GAME)["normal"]


def play(seed: int, **options: str) -> Tale:
    """A game of three bots to its end."""
    luck = Luck(b"bots" + bytes([seed]))
    state = GAME.new(3, dict(options), luck)
    thinkers = [Thinker(BOT(seat), seed) for seat in range(3)]
    n = 0
    while not state.over:
        n += 1
        luck.begin(n)
        seat = GAME.asked(state)[0]
        move = thinkers[seat].choose(GAME, state, seat)
        assert GAME.refuse(state, move) is None
        GAME.step(state, move, Run(luck, quiet=True))
        assert n < 5000
    return state


@pytest.mark.parametrize("key", PROPHECY_KEYS)
def test_a_team_of_bots_plays_every_tale_to_its_end(key: str) -> None:
    state = play(1, tale=key, difficulty="smooth")
    assert state.over


def test_a_team_of_bots_plays_the_preview() -> None:
    assert play(2, edition="preview").over


def test_the_tutorial_is_won_by_most_teams() -> None:
    won = [play(seed, tale="the-beginning", difficulty="smooth").outcome == WON for seed in range(8)]
    assert sum(won) >= 6


def test_bots_come_through_the_past() -> None:
    reached = [play(seed, tale="nine-rings", difficulty="smooth").phase == FUTURE for seed in range(4)]
    assert sum(reached) >= 3


def test_the_easy_bot_plays_too() -> None:
    luck = Luck(b"easy")
    state = GAME.new(3, {"tale": "the-beginning"}, luck)
    bot = bots_for(GAME)["easy"](1)
    n = 0
    while not state.over:
        n += 1
        luck.begin(n)
        seat = GAME.asked(state)[0]
        move = bot.choose(GAME, state.clone(), seat)
        assert GAME.refuse(state, move) is None
        GAME.step(state, move, Run(luck, quiet=True))
        assert n < 5000


def test_a_hard_team_takes_the_heroes_with_whom_most_was_won() -> None:
    """docs/bots.md has the figures of its strength."""
    state = GAME.new(3, {"difficulty": "brutal"}, Luck(b"hard"))
    while -1 in state.hero:
        seat = GAME.asked(state)[0]
        move = Hard(seat).choose(GAME, state.clone(), seat)
        GAME.step(state, move, Run(Luck(b"hard"), quiet=True))
    assert sorted(state.hero) == sorted(FAVOURITES[:3])


def answer(table: Table) -> str:
    """What the bot does here."""
    seat = table.seat
    return GAME.write(BOT(0).choose(GAME, table.state.clone(), seat)).split(" ", 1)[1]


def test_it_takes_what_lies_at_its_feet() -> None:
    assert answer(Table(Hero(at=(1, 1)))) == f"claim {name(1, 1)}"


def test_it_walks_to_what_is_near() -> None:
    assert answer(Table(Hero(at=(2, 1)), Hero(at=(0, 0)), Hero(at=(0, 3)))).startswith("walk")


def test_it_uses_hope_for_a_better_line() -> None:
    table = Table(Hero(at=AT, hope=3), objects={AT: "treasure-3"}, deck=["well-at-the-worlds-edge"])
    table.roll(1, 1, 0)
    table.claim(*AT)
    assert answer(table) == "flip die-3"


def test_it_does_not_spend_its_last_spirit() -> None:
    table = fight(Hero(at=AT, speed=1, spirit=1), "mountain-robber", dice=(1, 1, 1))
    assert answer(table) == "take"


def test_it_blocks_what_would_kill() -> None:
    table = fight(Hero(at=AT, speed=1, virtues=0, love=3), "mountain-robber", dice=(1, 1, 1))
    assert answer(table) in ("block", "escape")


def test_it_strikes_when_that_wins() -> None:
    table = fight(Hero(at=AT, speed=9, love=4, artifacts=["bag-of-red-pepper"]), "hungry-wolf", dice=(1, 1, 1, 1))
    assert answer(table) == "strike"


def test_it_uses_an_altar_when_that_pays() -> None:
    """Two Artifacts for the feet that do the same are worth less than one of the next level."""
    shoes = ["goatskin-shoes", "dancers-bells", "ash-staff"]
    table = Table(Hero(at=(0, 0), artifacts=shoes), objects={(0, 0): "offering"}, land=ROOM)
    assert best_deal(table.state, 0).move.verb == "merge"
    plain = Table(Hero(at=(0, 0)))
    assert best_deal(plain.state, 0).move.verb == "done"


def test_it_learns_at_an_altar_what_is_nearly_learned() -> None:
    table = Table(Hero(at=(0, 0), virtues=6, shevitsa=1))
    deal = best_deal(table.state, 0)
    assert GAME.write(deal.move).split(" ", 1)[1] == "exchange three-virtues"
    assert deal.gain > 0


def test_it_runs_from_a_fight_that_it_cannot_win() -> None:
    table = fight(Hero(at=AT, speed=1, virtues=2, love=2), "blind-king", dice=(0,) * 7)
    while table.ask == "assault":
        table.play("take")
    assert answer(table) == "escape"


def test_odds_of_a_fight() -> None:
    """The table of TT-C.33: a Hero with Love 3 needs five attack rounds for Defence 7, and loses 7.5 when slower, 6 when faster."""
    assert rounds(3, 0, 7)[0] == pytest.approx(5.0, abs=0.1)
    robber = Arms(3, 0, 0, 0, 0, 3, 20, 3)
    enemy = next(enemy for enemy in BATTLES if enemy.key == "mountain-robber")
    assert outlook(robber, enemy, 7, 3, 4).loss == pytest.approx(7.5, abs=0.2)
    assert outlook(robber._replace(speed=5), enemy, 7, 3, 4).loss == pytest.approx(6.0, abs=0.2)


def test_the_bot_needs_to_see_nothing_hidden() -> None:
    """It plays the same whatever lies in the piles, so it may be shown the true state."""
    luck = Luck(b"hidden")
    state = GAME.new(3, {}, luck)
    bot = BOT(1)
    for n in range(1, 200):
        luck.begin(n)
        seat = GAME.asked(state)[0]
        if state.frames[-1].rule != "heroes":
            other = GAME.imagine(state, seat, Luck(bytes([n])))
            assert bot.choose(GAME, other, seat) == bot.choose(GAME, state, seat)
        GAME.step(state, bot.choose(GAME, state, seat), Run(luck, quiet=True))


# Plans for a Future


def test_it_takes_the_award_that_the_future_asks_for() -> None:
    """In a race it wants Speed; who has little Love wants Virtues for a fight."""
    for scenario, award in (("forest-of-glass", "speed"), ("nine-rings", "speed"), ("lamia-of-wires", "virtues")):
        table = Table(Hero(virtues=7, love=5, talents=[]), scenario=scenario)
        table.state.difficulty = 0
        table.state.frames = [Frame("award", 0, (0,))]
        table.state.asked = table.state.waiting = 0
        GAME.proceed(table.state, Run(Luck(b"award"), quiet=True))
        assert answer(table) == f"choose {award}"


def test_it_counts_points_that_find_no_room_as_nothing() -> None:
    full, empty = Table(Hero(virtues=12, love=12)), Table(Hero(virtues=2))
    assert raises_worth(full.state, 0, 12) < raises_worth(empty.state, 0, 6)


def test_it_goes_through_glass_where_that_is_quicker() -> None:
    table = future("forest-of-glass", Hero(at=(0, 0), endeavour=11, speed=6), Hero(at=(8, 0)), Hero(at=(9, 0)))
    table.state.objects = {space(1, 0): THINGS.index("thicket"), space(0, 1): THINGS.index("thicket"), space(2, 0): THINGS.index("lantern")}
    assert answer(table) == f"do cut {name(1, 0)}"
    table.state.stones[0] = 1
    table.state.objects[space(1, 1)] = THINGS.index("thicket")
    assert answer(table) == f"do stone {name(0, 0)}"


def test_it_works_the_other_side_of_a_seal() -> None:
    """One side is worked: on the same side it crosses, on the other it works."""
    table = future("parallel-land", Hero(endeavour=11), Hero(at=(0, 0)), Hero(at=(0, 1)))
    only(table)
    seal = PLACE.of(table.state)
    stand(table, seal)
    SIDES.put(table.state, 1)
    table.state.objects = {seal: THINGS.index("seal")}
    assert answer(table) == f"do cross {GAME.ident('space', seal)}"
    table.state.mark[0] = 1
    assert answer(table) == f"do work {GAME.ident('space', seal)}"


@pytest.mark.parametrize("scenario", ["forest-of-glass", "parallel-land"])
def test_it_finds_its_way_from_among_trees(scenario: str) -> None:
    """Who waded among the Trees in its last turn stands where nobody can go."""
    table = future(scenario, Hero(), Hero(at=(0, 0)), Hero(at=(0, 1)))
    stand(table, min(table.state.chart.trees))
    assert answer(table)


def test_it_keeps_a_stone_until_more_rings_come_than_the_fire_binds() -> None:
    table = future("nine-rings", Hero(at=(1, 0), stones=1), Hero(at=(0, 1)), Hero(at=(1, 1)))
    FORGE.put(table.state, space(0, 0))
    ring = (THINGS.index("copper-ring"),)
    FIRE.put(table.state, 1)
    table.state.bundle = [ring, (), ()]
    assert answer(table) != f"do stone {name(1, 0)}"
    table.state.bundle = [ring, ring, ()]
    assert answer(table) == f"do stone {name(1, 0)}"


def test_it_leaves_to_a_friend_what_is_nearer_to_the_friend() -> None:
    errand = Errand(space(3, 3), "claim", space(3, 3), 9.0)
    near = Table(Hero(at=(0, 0)), Hero(at=(3, 2), speed=2), Hero(at=(0, 1)))
    assert friend_is_nearer(near.state, 0, errand)
    far = Table(Hero(at=(0, 0)), Hero(at=(1, 0), speed=2), Hero(at=(0, 1)))
    assert not friend_is_nearer(far.state, 0, errand)


def test_it_keeps_love_for_the_fights_of_a_future() -> None:
    table = Table(Hero(virtues=5, love=9), scenario="lamia-of-wires")
    assert lose_worth(table.state, 0, LOVE) > lose_worth(table.state, 0, FAITH)
    peaceful = Table(Hero(virtues=5, love=9), scenario="nine-rings")
    assert lose_worth(peaceful.state, 0, LOVE) < lose_worth(table.state, 0, LOVE)
