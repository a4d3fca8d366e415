"""Hidden information and sealed decisions (PT-R.7, PT-R.22, PT-R.60)."""

from __future__ import annotations

from typing import Any

import pytest

from taletable.engine.moves import Event
from taletable.testing import rule

from .table import Kingdom, Table, aged

OTHERS = (1, 2, None)
"""Two rivals and a spectator."""


def seen(table: Table, viewer: int | None, since: int = 0) -> list[Event]:
    """The events a viewer learns of."""
    return [event for event in table.match.events[since:] if event.seen_by(viewer)]


def of_players(table: Table, viewer: int | None) -> list[dict[str, Any]]:
    """What a viewer sees of all players."""
    players: list[dict[str, Any]] = table.view(viewer)["players"]
    return players


@rule("PT-R.7")
def test_hands_packs_kept_cards_and_piles_are_hidden() -> None:
    table = Table(Kingdom(pack=["demon"], kept="kraken"), turn=2, at="draft", discard=["ogre", "golem"])
    for viewer in OTHERS:
        view = table.view(viewer)
        assert view["draw"] == {"count": 81 - 15 - 3}
        assert view["discard"] == {"count": 2}
        assert view["players"][0]["pack"] == {"count": 5}
        assert view["players"][0]["kept"] == {"count": 1}
        assert view["players"][0]["hand"] == {"count": 0}
    own = table.view(0)
    assert own["players"][0]["pack"][0] == "demon-1"
    assert own["players"][0]["kept"] == "kraken-1"
    assert own["draw"] == {"count": 81 - 15 - 3}
    assert own["discard"] == {"count": 2}


@rule("PT-R.7")
def test_everything_else_is_open() -> None:
    table = Table(Kingdom(front=[aged("demon", 2)], back=["farmer"], buildings={"mine": 2}, gold=7, score=11), at="construction", turn=3)
    for viewer in OTHERS:
        view = table.view(viewer)
        player = view["players"][0]
        assert view["turn"] == 3
        assert view["age"] == {"demon-1": 2}
        assert (player["gold"], player["score"], player["levels"]["mine"]) == (7, 11, 2)
        assert (player["spots"]["front-1"], player["spots"]["back-1"]) == ("demon-1", "farmer-1")


@rule("PT-R.7", "PT-R.60")
def test_a_choice_in_the_draft_is_secret_until_all_have_chosen() -> None:
    table = Table(Kingdom(pack=["demon", "ogre"]), at="draft")
    before = {viewer: of_players(table, viewer) for viewer in OTHERS}
    table.play(0, "recruit ogre")
    for viewer in OTHERS:
        assert of_players(table, viewer) == before[viewer]
        assert not [event for event in seen(table, viewer) if event.kind == "recruits"]
    table.play(1, table.options(1)[0])
    table.play(2, table.options(2)[0])
    for viewer in (2, None):  # nobody but the left neighbour, who holds the pack now, learns what is in it
        assert of_players(table, viewer)[0]["hand"] == {"count": 1}
        assert of_players(table, viewer)[1]["pack"] == {"count": 4}


@rule("PT-R.22", "PT-5.2")
@pytest.mark.parametrize(
    "acts",
    [
        ("place knight front-2",),
        ("move farmer back-2",),
        ("discard farmer",),
        ("keep ogre",),
        ("discard farmer", "place knight front-1", "place ogre back-1", "take-back ogre", "keep ogre"),
    ],
)
def test_a_deployment_is_one_secret_decision(acts: tuple[str, ...]) -> None:
    table = Table(Kingdom(front=["farmer"], hand=["knight", "ogre"]))
    before = {viewer: of_players(table, viewer) for viewer in OTHERS}
    told = len(table.match.events)
    table.play(0, *acts)
    for viewer in OTHERS:
        assert of_players(table, viewer) == before[viewer]
        assert seen(table, viewer, told) == []
    table.play(0, "ready")
    for viewer in OTHERS:
        assert of_players(table, viewer) == before[viewer]
        assert table.view(viewer)["waiting"] == [1, 2]
        assert [event.kind for event in seen(table, viewer, told)] == ["ready"]


@rule("PT-R.22", "PT-R.26")
def test_all_is_shown_at_the_same_time_except_the_kept_card_and_the_cards_left() -> None:
    table = Table(Kingdom(front=["farmer", "cook"], hand=["knight", "ogre", "golem"]))
    table.play(0, "discard farmer", "move cook back-1")
    table.deploy(0, "knight front-1", keep="ogre")
    table.to("construction")
    for viewer in OTHERS:
        kinds = [event.kind for event in seen(table, viewer) if event.kind in ("sent-away", "moved", "deployed", "kept", "left-behind")]
        assert kinds == ["sent-away", "deployed", "moved", "kept", "left-behind"]
        player = of_players(table, viewer)[0]
        assert player["kept"] == {"count": 1}
        assert player["spots"]["front-1"] == "knight-1"
        assert not [event for event in seen(table, viewer) if "ogre" in str(table.match.game.named(f"event.{event.kind}", event.args))]
    assert of_players(table, 0)[0]["kept"] == "ogre-1"


@rule("PT-R.60")
def test_token_choices_are_sealed() -> None:
    hands = [Kingdom(front=["farmer"], hand=["time-master"]), Kingdom(front=["knight"], hand=["time-master"])]
    table = Table(*hands)
    for seat in (0, 1):
        table.deploy(seat, "time-master front-2")
    table.to("age_chosen")
    assert table.waiting == [0, 1]
    before = {viewer: of_players(table, viewer) for viewer in OTHERS}
    table.play(0, "age farmer")
    for viewer in OTHERS:
        assert of_players(table, viewer) == before[viewer]
        assert table.view(viewer)["age"] == {}
    table.play(1, "age knight")
    assert table.view(None)["age"] == {"farmer-1": 2, "knight-1": 2}


@rule("PT-R.60")
def test_constructions_are_sealed() -> None:
    table = Table(Kingdom(front=["woodcutter"]), at="construction")
    before = {viewer: of_players(table, viewer) for viewer in OTHERS}
    table.play(0, "construct mine 1")
    for viewer in OTHERS:
        assert of_players(table, viewer) == before[viewer]
        assert [event.kind for event in seen(table, viewer)] == ["decided"]
    table.play(1, "pass")
    table.play(2, "pass")
    assert [event["building"] for event in table.told("constructed")] == ["mine"]


@rule("PT-R.60")
def test_healings_are_sealed() -> None:
    table = Table(Kingdom(front=["mystical-healer", aged("knight")]), Kingdom(front=["mystical-healer", aged("demon")]), at="construction")
    table.to("healing")
    before = {viewer: of_players(table, viewer) for viewer in OTHERS}
    table.play(0, "save knight")
    for viewer in OTHERS:
        assert of_players(table, viewer) == before[viewer]
        assert not [event for event in seen(table, viewer) if event.kind in ("chooses", "saved")]
    table.play(1, "let-go")
    assert [event["card"] for event in table.told("saved")] == ["knight-1"]


@rule("PT-R.60")
def test_deployment_and_construction_are_always_asked() -> None:
    table = Table(Kingdom(gold=0), seats=3)  # no cards, no Gold, no resources
    assert table.options(0) == ["ready"]
    assert table.waiting == [0, 1, 2]
    table.to("construction")
    assert table.waiting == [0, 1, 2]
