"""Goal, set-up, the Prophecy Phase, modes (TT-1, TT-2, TT-3, TT-21)."""

from __future__ import annotations

import json
import re

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Refused
from taletable.games.threetale.chapters import CHAPTERS, PROPHECY_KEYS
from taletable.games.threetale.deck import CARD_IDS, FIRST_PROPHECY, PILES
from taletable.games.threetale.heroes import HEROES, TUTORIAL_TRIO
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.state import Tale
from taletable.games.threetale.words import STATISTICS
from taletable.testing import rule
from taletable.words import words_of

from .table import TRIO, Hero, Table


def start(seed: bytes = b"start", **options: str) -> Match:
    """A new match before the Heroes are chosen."""
    return Match(GAME, 3, dict(options), seed=seed)


def tale(match: Match) -> Tale:
    """The state of a match."""
    assert isinstance(match.state, Tale)
    return match.state


def chosen(match: Match, *heroes: str) -> Tale:
    """The state after Heroes and order are chosen."""
    for seat, hero in enumerate(heroes or TRIO):
        match.play(GAME.read(f"{seat} become {hero}"))
    match.play(GAME.read("0 next 0"))
    match.play(GAME.read("0 next 1"))
    return tale(match)


# Goal


@rule("TT-1.1", "TT-21.1", "TT-21.2", "TT-21.3", "TT-21.4", "TT-21.5", "TT-P.25", "TT-R.71")
def test_three_seats_whatever_the_number_of_people() -> None:
    """Solo, duo and trio are persons that hold one, two or three of the seats; the rules see three Heroes."""
    assert GAME.min_seats == GAME.max_seats == 3
    for seats in (1, 2, 4):
        with pytest.raises(Refused) as caught:
            GAME.new(seats)
        assert caught.value.refusal.cite == "TT-1.1"
    state = chosen(start())
    assert len(set(state.hero)) == 3


@rule("TT-1.2", "TT-20.2")
def test_one_team_one_score() -> None:
    table = Table(Hero(spirit=1, love=1, at=(0, 2)), deck=["hungry-wolf"], objects={(0, 2): "battle-1"})
    table.claim(0, 2)
    table.play("escape")
    result = table.result
    assert result.winners == ()
    assert result.together
    assert len(set(result.scores)) == 1


@rule("TT-1.4", "TT-10.5", "TT-16.21", "TT-16.23", "TT-R.49")
def test_one_death_loses_for_all() -> None:
    table = Table(Hero(spirit=1, at=(0, 2)), deck=["hungry-wolf"], objects={(0, 2): "battle-1"})
    table.claim(0, 2)
    table.play("escape")
    assert table.ask == "end"
    assert table.view()["outcome"] == "hero-died"
    assert table.told("died")


@rule("TT-1.6")
def test_the_phases_in_order() -> None:
    assert GAME.rules["story"].steps == ("prophecy", "past", "present", "future")  # type: ignore[attr-defined]
    assert tale(start()).frames[0].rule == "story"


@rule("TT-1.7")
def test_everything_on_the_table_is_open() -> None:
    table = Table(Hero(artifacts=["forest-axe"], quests=["five-bells"], bonus=["strong-arm"]))
    views = [table.view(viewer) for viewer in (0, 1, 2, None)]
    assert all(view == views[0] for view in views)
    assert views[0]["players"][0]["artifacts"] == ["forest-axe"]


# Set-up


@rule("TT-2.2", "TT-2.3", "TT-2.4", "TT-2.5", "TT-2.6", "TT-2.7", "TT-22.8", "TT-22.9", "TT-22.7", "TT-22.10", "TT-22.6")
def test_the_piles() -> None:
    state = tale(start())
    piles = GAME.dump(state)["decks"]
    for level in (1, 2, 3):
        assert len(piles[f"treasures-{level}"]) == 10
        assert len(piles[f"battles-{level}"]) == 10
        assert len(piles[f"artifacts-{level}"]) == 18
    assert len(piles["hero-bonus"]) == len(piles["enemy-bonus"]) == 10
    assert len(piles["quests"]) == 10
    assert len(piles["tiles"]) == 30
    shown = GAME.view(state, 0)["decks"]
    assert shown["tiles"] == {"count": 30}
    other = GAME.dump(tale(start(b"other")))["decks"]
    assert all(sorted(piles[name]) == sorted(other[name]) for name in PILES)
    assert all(piles[name] != other[name] for name in ("tiles", "battles-1", "artifacts-3"))


@rule("TT-2.1", "TT-2.8", "TT-2.9", "TT-R.7")
def test_supplies_never_run_out() -> None:
    """Tokens, cubes and dice are counted, not taken from a box."""
    table = Table(Hero(at=(3, 0), shevitsa=500), objects={(3, 0): "red"})
    table.claim(3, 0)
    assert table.state.shevitsa[0] + 2 >= 500


@rule("TT-2.10", "TT-22.12", "TT-3.1", "TT-P.31")
def test_three_of_seven_prophecies_lie_open() -> None:
    found = set()
    for seed in range(40):
        state = tale(start(bytes([seed])))
        cards = GAME.view(state, None)["prophecies"]
        assert len(set(cards)) == 3
        found.update(cards)
    assert found == {f"prophecy-{chapter.number}" for chapter in CHAPTERS if not chapter.tutorial}
    assert len(found) >= 7


@rule("TT-2.12", "TT-3.2", "TT-R.66")
def test_nobody_knows_which_comes_true_and_the_chapters_are_closed() -> None:
    state = chosen(start())
    view = GAME.view(state, 0)
    assert view["fate"] is None
    assert view["chapter"] is None
    assert view["scenario"] is None
    assert "intro" not in json.dumps(GAME.catalogue()["prophecies"])


# Prophecy Phase


@rule("TT-3.3", "TT-R.4")
def test_each_seat_picks_a_different_hero() -> None:
    match = start()
    match.play(GAME.read("0 become silver-deer"))
    with pytest.raises(Refused) as caught:
        match.play(GAME.read("1 become silver-deer"))
    assert caught.value.refusal.cite == "TT-R.4"
    assert match.state.frames[-1].rule == "heroes"


@rule("TT-3.4", "TT-3.5", "TT-R.63", "TT-C.74")
def test_what_a_prophecy_card_shows() -> None:
    cards = GAME.catalogue()["prophecies"]
    assert [card["number"] for card in cards[:8]] == list(range(8))
    for card in cards:
        assert card["name"]
        assert card["story"]
        assert card["need"]
        assert tuple(card["statistics"]) == STATISTICS
        assert all(value in range(1, 6) for value in card["statistics"].values())
    assert STATISTICS[2] == "mobility"


@rule("TT-3.8", "TT-3.9", "TT-3.10", "TT-3.11", "TT-R.5", "TT-10.2", "TT-C.9")
def test_start_values() -> None:
    state = chosen(start())
    for seat in range(3):
        hero = HEROES[state.hero[seat]]
        assert tuple(state.virtues[seat * 6 : seat * 6 + 6]) == hero.virtues
        assert state.spirit[seat] == 3
        assert state.speed[seat] == hero.speed
        assert state.shevitsa[seat] == state.stones[seat] == state.offerings[seat] == 0
        assert state.talents[seat] == state.artifacts[seat] == state.quests[seat] == ()


@rule("TT-3.12", "TT-R.3", "TT-R.87")
def test_the_team_agrees_on_an_order() -> None:
    match = start()
    for seat, hero in enumerate(TRIO):
        match.play(GAME.read(f"{seat} become {hero}"))
    assert GAME.asked(tale(match)) == [0]
    match.play(GAME.read("0 next 2"))
    match.play(GAME.read("0 next 0"))
    state = tale(match)
    assert state.order == (2, 0, 1)
    assert state.active == 2


@rule("TT-3.E1", "TT-C.11", "TT-C.3", "TT-C.5")
def test_the_trio_of_parallel_land_fits() -> None:
    trio = [hero for hero in HEROES if hero.key in ("youngest-son", "silver-deer", "sun-and-moon")]
    for i, wanted in enumerate(CHAPTERS[PROPHECY_KEYS.index("parallel-land")].statistics):
        assert max(hero.statistics[i] for hero in trio) >= wanted


@rule("TT-R.88")
def test_a_future_can_be_agreed_on() -> None:
    for seed in range(5):
        state = tale(start(bytes([seed]), tale="forest-of-glass"))
        assert "prophecy-3" in GAME.view(state, None)["prophecies"]
        assert len(GAME.view(state, None)["prophecies"]) == 3


# Modes


@rule("TT-2.11", "TT-21.7", "TT-21.8", "TT-21.9", "TT-C.12", "TT-R.83", "TT-P.32")
def test_the_tutorial() -> None:
    match = start(tale="the-beginning")
    view = GAME.view(tale(match), None)
    assert view["prophecies"] == ["prophecy-0"]
    assert view["chapter"]["key"] == "the-beginning"
    assert view["decks"]["tiles"] == {"count": 9}
    state = chosen(match)
    assert state.order == (0, 1, 2)
    preview = GAME.view(tale(start(tale="the-beginning", edition="preview")), None)
    assert preview["prophecies"] == ["prophecy-0"]


@rule("TT-21.10", "TT-C.2", "TT-C.4")
def test_the_recommended_trio() -> None:
    assert [HEROES[hero].key for hero in TUTORIAL_TRIO] == ["youngest-son", "queen-of-living-water", "silver-deer"]


@rule("TT-21.11", "TT-21.12")
def test_options() -> None:
    options = {option.key: option for option in GAME.options}
    assert options["edition"].default == "2022"
    assert options["edition"].choices == ("2022", "preview")
    assert options["difficulty"].choices[1:] == ("smooth", "daring", "brutal")
    with pytest.raises(Refused):
        GAME.new(3, {"edition": "1999"}, Luck(b""))


@rule("TT-22.13")
def test_the_rule_book_is_the_ledger_and_the_future_book_has_eight_chapters() -> None:
    assert "TT-1.1" in GAME.ledger
    chapters = {key.removeprefix("chapter-").removesuffix("-goal") for key in words_of(GAME).keys if re.fullmatch("chapter-.*-goal", key)}
    assert chapters == set(PROPHECY_KEYS)
    assert CARD_IDS[FIRST_PROPHECY] == "prophecy-0"
