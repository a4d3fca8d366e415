"""What a board is given."""

from __future__ import annotations

import json

from taletable.engine.luck import Luck
from taletable.engine.saying import say
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.state import WON
from taletable.testing import rule
from taletable.words import words_of

from .table import BEGAN, SAND, START, Table


@rule("TP-R.77")
def test_open_information_is_open_to_all() -> None:
    table = Table(bow="ne", speed=1, corks=["helm"], loaded=["left-1"], up={"se-1": "corvette-1"}, hits={"corvette-1": 1}, life=3)
    table.play(2, "place sail-1")
    for viewer in (0, 3, None):
        view = GAME.view(table.state, viewer)
        assert (view["bow"], view["speed"], view["life"], view["corks_left"], view["balls_left"]) == ("ne", 1, 3, 2, 3)
        assert view["up"]["se-1"] == "corvette-1"
        assert view["hits"] == {"corvette-1": 1}
        assert view["ship"]["spaces"]["helm"]["cork"] is True
        assert view["ship"]["spaces"]["left-1"] == {
            "area": "left-cannons",
            "cork": False,
            "ball": True,
            "aims": "n",
            "closed_until": None,
            "sandtimer": None,
        }
        timer = view["players"][2]["sandtimer"]
        assert timer == {"at": "sail-1", "since": START, "through": START + SAND, "state": "running"}
        assert json.dumps(view)


def test_each_plate_of_the_ring_has_its_area() -> None:
    view = GAME.view(Table(bow="s").state, 0)
    assert {sector["key"]: sector["area"] for sector in view["sea"]} == {
        "s": "cannonballs",
        "sw": "right-cannons",
        "nw": "sail",
        "n": "helm",
        "ne": "lookout",
        "se": "left-cannons",
    }
    assert [sector["key"] for sector in view["sea"] if sector["bow"]] == ["s"]


def test_the_clock_can_be_drawn_without_asking_again() -> None:
    table = Table()
    length = table.state.length()
    clock = GAME.view(table.state, 0)["clock"]
    assert clock == {
        "running": True, "began": BEGAN, "ends": BEGAN + length, "length": length, "sand": SAND, "votes": [],
    }  # fmt: skip


@rule("TP-1.8")
def test_the_story_before_is_told_and_the_end_only_at_the_end() -> None:
    s = GAME.new(4, {"chapter": 2}, Luck(b"story"))
    view = GAME.view(s, 0)
    assert view["chapter"]["before"] == [say("chapter.2.before.1"), say("chapter.2.before.2")]
    assert view["chapter"]["after"] == []
    table = Table(round=1)
    table.wait_round()
    assert GAME.view(table.state, 0)["chapter"]["after"] == [say("chapter.1.failed.1")]


def test_the_catalogue_spoils_nothing() -> None:
    text = json.dumps(words_of(GAME).tree(GAME.catalogue()))
    assert "Helm" in text
    assert "Capstan" not in text
    assert all(kind not in text for kind in ("Mildred", "Puntualidad", "Ghost"))


@rule("TP-R.64", "TP-R.87")
def test_parts_of_later_chapters_are_told_where_they_are_aboard() -> None:
    catalogue = {area["key"] for area in GAME.catalogue()["areas"]}
    assert not {"capstan", "stern-gun"} & catalogue
    view = words_of(GAME).tree(GAME.view(Table(chapter=8).state, 0))
    areas = {area["key"]: area["text"] for area in view["ship"]["areas"]}
    assert "any speed" in areas["capstan"]
    assert "stern-gun" not in areas
    assert all(areas.values())


@rule("TP-1.5", "TP-1.6")
def test_the_same_crew_goes_on_with_the_next_chapter() -> None:
    s = Table(chapter=3, difficulty="hard").state
    assert GAME.sequel(s) is None
    s.outcome, s.over = WON, True
    assert GAME.sequel(s) == {**s.options, "chapter": 4}
    last = Table(chapter=10).state
    last.outcome, last.over = WON, True
    assert GAME.sequel(last) is None


@rule("TP-R.84")
def test_what_is_looked_at_only_at_the_end_of_a_round_counts_nothing() -> None:
    """“At most two Corks” is nothing to be collected."""
    corks = Table(chapter=5, round=2, goal=1, corks=["helm"]).view(0)["mission"]
    assert words_of(GAME).say(corks["text"]).startswith("Come out of this verse with at most two Corks")
    assert (corks["progress"], corks["count"]) == (None, None)
    spouts = Table(chapter=5, round=3, goal=2).view(0)["mission"]
    assert (spouts["progress"], spouts["count"]) == (0, 1)
