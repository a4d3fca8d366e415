"""The Altar (TT-17.4 to TT-17.15, TT-R.43 to TT-R.45, TT-C.31)."""

from __future__ import annotations

from taletable.games.threetale.words import WORTH_OF_ARTIFACT
from taletable.testing import rule

from .table import Hero, Table

ALTAR = (0, 0)


def altar(hero: Hero, **more: object) -> Table:
    """A Hero at the Altar."""
    table = Table(hero, **more)  # type: ignore[arg-type]
    table.play("sacrifice")
    return table


@rule("TT-17.4", "TT-17.5", "TT-17.6", "TT-5.8", "TT-7.3")
def test_one_action_and_any_number_of_exchanges() -> None:
    table = altar(Hero(at=ALTAR, artifacts=["ash-staff", "forest-axe"], endeavour=7))
    table.play("melt ash-staff", "melt forest-axe", "done")
    assert table.ask == "learn"
    table.play("learn third-try")
    assert table.view()["players"][0]["actions_left"] == 2
    table.play("sacrifice", "done")
    away = Table(Hero(at=(1, 0)))
    assert "sacrifice" not in away.offers()
    future = Table(Hero(at=ALTAR), scenario="iron-masks")
    assert future.allows("sacrifice")


@rule("TT-17.7", "TT-R.44")
def test_three_virtues_for_one_shevitsa() -> None:
    table = altar(Hero(at=ALTAR))
    table.play("exchange three-virtues", "lose love", "lose hope", "lose hope")
    assert table.state.shevitsa[0] == 1
    assert table.total() == 9
    poor = altar(Hero(at=ALTAR, virtues=0, love=2))
    assert poor.cite("exchange three-virtues") == "TT-17.7"
    last = altar(Hero(at=ALTAR, virtues=0, love=3))
    last.play("exchange three-virtues")
    assert last.ask == "end"


@rule("TT-17.8", "TT-P.10")
def test_one_shevitsa_for_one_virtue() -> None:
    table = altar(Hero(at=ALTAR, shevitsa=1))
    table.play("exchange shevitsa", "raise mercy")
    assert table.virtues()["mercy"] == 3
    assert table.cite("exchange shevitsa") == "TT-17.8"


@rule("TT-17.9", "TT-17.11", "TT-17.13")
def test_artifacts_for_shevitsa() -> None:
    table = altar(Hero(at=ALTAR, artifacts=["ash-staff", "felt-helm", "rhomphaia"]))
    for card, total in (("ash-staff", 2), ("felt-helm", 6), ("rhomphaia", 12)):
        table.play(f"melt {card}")
        assert table.state.shevitsa[0] == total
        assert card in table.cards("discard")


@rule("TT-17.10", "TT-17.12", "TT-17.14", "TT-R.41", "TT-R.43", "TT-P.14")
def test_two_of_a_level_for_one_of_the_next() -> None:
    cards = ["ash-staff", "forest-axe", "felt-helm", "rhomphaia"]
    table = altar(Hero(at=ALTAR, artifacts=cards), deck=["harvest-sickle", "eye-of-the-zmey"])
    assert not any(act == "merge ash-staff felt-helm" for act in table.offers())
    table.play("merge ash-staff forest-axe", "keep harvest-sickle", "merge felt-helm harvest-sickle", "keep eye-of-the-zmey")
    table.play("merge rhomphaia eye-of-the-zmey")
    assert table.state.stones[0] == 1
    assert table.cards("artifacts", 0) == []


@rule("TT-17.15", "TT-R.45")
def test_nothing_else_can_be_sacrificed() -> None:
    hero = Hero(at=ALTAR, speed=9, stones=2, offerings=1, quests=["five-bells"], shevitsa=1)
    table = altar(hero)
    assert set(table.offers()) == {"exchange three-virtues", "exchange shevitsa", "done"}


@rule("TT-C.31", "TT-C.30")
def test_no_loop_gains() -> None:
    """Every exchange, and so every cycle of them, loses or keeps points by the measure of the score."""
    virtue, shevitsa, stone = 1, 2, 30
    assert 3 * virtue >= shevitsa >= virtue
    for level, melted in enumerate((2, 4, 6)):
        regained = melted * virtue
        assert regained <= WORTH_OF_ARTIFACT[level]
    # Shevitsa back into Artifacts there is none; upwards two of a level are worth no less than one of the next
    assert [2 * WORTH_OF_ARTIFACT[level] for level in (0, 1)] == list(WORTH_OF_ARTIFACT[1:])
    assert stone > 2 * WORTH_OF_ARTIFACT[2]  # but a Sacred Stone cannot be sacrificed (TT-17.15)
