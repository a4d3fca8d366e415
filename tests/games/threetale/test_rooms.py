"""The rooms of the Futures: found by being there, read with care, and whole (TT-C.76)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest

from taletable.engine.fields import BadPosition
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.games.threetale.bot.errands import Reader, reader_of
from taletable.games.threetale.chapters import CHAPTERS, PROPHECY_KEYS, ROOMS, Chapter, read_chapter, read_chapters
from taletable.games.threetale.foes import ENEMY_KEYS, PIECES
from taletable.games.threetale.land import SPACE_KEYS
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import Scenario, Stake
from taletable.games.threetale.scenarios import SCENARIOS
from taletable.games.threetale.state import Tale
from taletable.games.threetale.tally import Tally
from taletable.games.threetale.tiles import THINGS
from taletable.games.threetale.words import VIRTUES, Gain, read_gains
from taletable.words import ENGLISH, Speech, words_of
from tests.sentences import raises

from .futures import LARGE, future
from .table import Hero

each_chapter = pytest.mark.parametrize("chapter", CHAPTERS, ids=PROPHECY_KEYS)
each_scenario = pytest.mark.parametrize("scenario", SCENARIOS, ids=PROPHECY_KEYS)
GLYPHS = Path(__file__).parents[3] / "web" / "src" / "games" / "threetale" / "glyphs.ts"


# Found by being there


def test_numbers_of_the_first_eight_chapters_never_change() -> None:
    """Positions and records speak of pieces, tokens and deeds by number."""
    first = "the-beginning iron-masks nine-rings forest-of-glass broken-clockwork lamia-of-wires glowing-windows parallel-land"
    assert PROPHECY_KEYS[:8] == tuple(first.split())
    firsts = {piece: n for n, piece in enumerate(PIECES[:26]) if piece.endswith("-1")}
    assert firsts == {
        "shadow-hound-1": 0, "iron-mask-1": 1, "iron-fiddler-1": 6, "old-man-of-iron-1": 11, "goldsmith-1": 12, "wire-arm-1": 13,
        "lamia-of-wires-1": 18, "glass-bailiff-1": 19, "dark-reflection-1": 22, "hour-eater-1": 25,
    }  # fmt: skip
    assert [THINGS.index(thing) for thing in ("ember", "copper-ring", "thicket", "hourglass", "window", "seal")] == [15, 16, 19, 22, 23, 24]


def test_no_module_outside_the_rooms_names_a_chapter() -> None:
    """But for the tutorial, whose lesson is that of the whole game."""
    own = [path for path in ROOMS.parent.rglob("*") if path.suffix in (".py", ".toml") and ROOMS not in path.parents]
    words = [chapter.key for chapter in CHAPTERS if not chapter.tutorial]
    words += [figure.enemy.key for chapter in CHAPTERS for figure in chapter.figures]
    named = re.compile(rf"""["'\[.](?:{"|".join(words)})["'\].]|\b(?:thing|deed|pieces?)_of\("[a-z-]+"\)""")
    found = {path.name: named.findall(path.read_text(encoding="utf-8")) for path in own if not path.name.startswith("lesson")}
    assert {name: keys for name, keys in found.items() if keys} == {}


@pytest.fixture
def rooms(tmp_path: Path) -> Path:
    """A copy of the rooms, to change."""
    return Path(copytree(ROOMS, tmp_path / "scenarios"))


def test_a_new_room_is_found_and_moves_nothing(rooms: Path) -> None:
    new = Path(copytree(rooms / "iron_masks", rooms / "a_frozen_well")) / "chapter.toml"
    new.write_text(new.read_text(encoding="utf-8").replace("number = 1", "number = 99"), encoding="utf-8")
    found = read_chapters(rooms)
    assert found[:-1] == CHAPTERS
    assert (found[-1].key, found[-1].number) == ("a-frozen-well", 99)


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("number = 1", "number = 2", "iron-masks and nine-rings have the same number, 2"),
        ("rounds = 6", "", "iron_masks/chapter.toml: 'rounds' is missing"),
        ("{ fury = 2 }", "{ furry = 2 }", "iron_masks/chapter.toml: “furry” is none of quiet, fury"),
        ("strength = 12", "strenght = 12", "iron_masks/chapter.toml: .*'strenght'"),
        ("quest = { fights = 6 }", "quest = { fights = 6, treasures = 1 }", "iron_masks/chapter.toml: too many values"),
        ("quest =", "quest", "iron_masks/chapter.toml: "),
    ],
)
def test_what_is_wrong_with_a_room_is_told(rooms: Path, old: str, new: str, why: str) -> None:
    file = rooms / "iron_masks" / "chapter.toml"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(ValueError, match=why):
        read_chapters(rooms)


def test_pictures_are_held_to_their_notation(rooms: Path) -> None:
    file = rooms / "nine_rings" / "chapter.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(f'{text}\n[pictures.thing]\ncopper-ring = "gO32 32 20|-k3 O32 32 20"\n', encoding="utf-8")
    (picture,) = read_chapter(file.parent).pictures
    assert (picture.kind, picture.key) == ("thing", "copper-ring")
    file.write_text(f"{text}\n[pictures.thing]\ncopper-ring = '<script>'\n", encoding="utf-8")
    with pytest.raises(ValueError, match="the picture of copper-ring is not in the notation"):
        read_chapter(file.parent)


def test_rewards_are_read() -> None:
    assert read_gains({"virtue": 2, "hope": 1}) == (Gain("virtue", 2), Gain("named", 1, VIRTUES.index("hope")))
    assert read_gains([{"artifact": 1}, {"artifact": 3}]) == (Gain("artifact", 1), Gain("artifact", 3))


# Whole


@each_chapter
def test_a_room_holds_everything(chapter: Chapter) -> None:
    """The ledger, the texts of all its things, what bots know of it."""
    assert any(paragraph.startswith(f"TT-F{chapter.number}.") for paragraph in GAME.ledger.paragraphs)
    own = Speech(ENGLISH, (chapter.folder / "text" / ENGLISH).glob("*.ftl")).keys
    things = {key for key in own if key.startswith("thing-")}
    assert {key for key in things if not key.startswith("thing-text-")} == {f"thing-{token}" for token in chapter.tokens}
    assert {key.replace("thing-text-", "thing-") for key in things} <= things
    assert {key for key in own if key.startswith("deed-")} == {f"deed-{deed.key}" for deed in chapter.deeds}
    for figure in chapter.figures:
        assert f"enemy-{figure.enemy.key}-name" in own
    names = {key for key in own if key.startswith("omen-") and key.endswith("-name")}
    assert names == {f"omen-{omen.key}-name" for omen in chapter.omens}
    for group in ("prophecy", "chapter", "panel", "trial"):
        assert all(key.startswith(f"{group}-{chapter.key}") for key in own if key.startswith(f"{group}-"))
    assert isinstance(reader_of(CHAPTERS.index(chapter)), Reader)
    assert {figure.enemy.key for figure in chapter.figures} <= set(ENEMY_KEYS)


@each_scenario
def test_the_panel_is_described(scenario: Scenario) -> None:
    """Every count has a name of its own, a sentence, and something to be drawn; every mark and sign is somewhere."""
    view = future(scenario.chapter.key, Hero(at=(0, 0)), Hero(at=(0, 1)), Hero(at=(1, 0)), land=LARGE).view()
    panel = view["scenario"]
    assert panel["counts"]
    assert len({count["key"] for count in panel["counts"]}) == len(panel["counts"])
    drawn = {"thing": THINGS, "enemy": ENEMY_KEYS, "virtue": VIRTUES}
    for count in panel["counts"]:
        assert (
            count["id"] in drawn[count["kind"]] if count["kind"] in drawn else f"\n  {count['id']}: " in GLYPHS.read_text(encoding="utf-8")
        )
        assert words_of(GAME).has(count["label"]["say"])
        assert words_of(GAME).say(count["label"])
        assert count["need"] is None or count["need"] > 0
    for mark in panel["marks"]:
        assert mark["space"] in SPACE_KEYS
        assert mark["kind"] in ("hearth", "work", "seal")
    assert all(sign["kind"] in ("held", "dark") for sign in panel["signs"])


@each_scenario
def test_a_room_says_every_sentence_of_its_panel(scenario: Scenario) -> None:
    """Nothing is said that no count or roll asks for: `say` and `title` are found in the rules of the room."""
    rules = (scenario.chapter.folder / "rules.py").read_text(encoding="utf-8")
    for name in own_texts(scenario, "panel"):
        assert f'"{name}"' in rules or name.endswith("-shielded"), name
    rolls = type(scenario).stake is not Scenario.stake
    assert bool(own_texts(scenario, "trial")) == rolls


def own_texts(scenario: Scenario, group: str) -> list[str]:
    """The last words of the keys of a room's sentences in a group."""
    start = f"{group}-{scenario.chapter.key}-"
    return [key.removeprefix(start) for key in words_of(GAME).keys if key.startswith(start)]


def test_signs_of_heroes_and_foes() -> None:
    lamia = future("lamia-of-wires")
    lamia.state.mark[1] = PIECES.index("wire-arm-2")
    assert lamia.view()["scenario"]["signs"] == [{"kind": "held", "seat": 1, "piece": None}]
    land = future("parallel-land")
    land.state.mark[2] = 1
    dark = [{"kind": "dark", "seat": None, "piece": f"dark-reflection-{n}"} for n in (1, 2, 3)]
    assert land.view()["scenario"]["signs"] == [{"kind": "dark", "seat": 2, "piece": None}, *dark]


def test_a_roll_says_what_it_is_about() -> None:
    table = future("lamia-of-wires", Hero(at=(0, 0), love=3))
    table.state.mark[0] = PIECES.index("wire-arm-1")
    table.play("do free s60-60")
    stake = words_of(GAME).tree(table.view()["tray"]["stake"])
    assert (stake["title"], stake["thing"], stake["needed"]) == ("Tear loose", None, 2)
    assert stake["about"] == "2 positive dice tear you loose."
    assert Stake() == Stake(thing=-1)


# The tally


def tally_of(*numbers: int) -> Tale:
    """A state with these numbers."""
    s = GAME.new(3, {}, Luck(b"tally"))
    s.tally = numbers
    return s


def test_numbers_by_name() -> None:
    tally = Tally()
    lanterns, rings, gate = tally.number("lanterns", 12), tally.number("rings", 3, each=3), tally.space("gate")
    s = tally_of()
    tally.begin(s)
    assert s.tally == (0, 0, 0, 0, 0)
    assert lanterns.add(s, 20) == 12
    rings.put(s, 2, 1)
    gate.put(s, 77)
    assert s.tally == (12, 0, 2, 0, 77)
    assert (rings.all(s), rings.of(s, 1), gate.all(s)) == ((0, 2, 0), 2, (77,))
    tally.check(s)


def test_numbers_in_rows() -> None:
    tally = Tally(rows=3)
    place, sand = tally.space("place"), tally.number("sand", 42)
    s = tally_of()
    tally.begin(s, 2)
    place.put(s, 5, 1)
    sand.add(s, 7, 1)
    assert s.tally == (0, 0, 5, 7)
    assert (place.all(s), sand.all(s)) == ((0, 5), (0, 7))
    tally.check(s)


@pytest.mark.parametrize(
    ("key", "tally", "why"),
    [
        ("nine-rings", [0, 0, 0], "expected bound, sack, fire, forge"),
        ("nine-rings", [4, 0, 0, 0, 0, 0, 0, 7382], r"tally \(bound\): expected 0 to 3, got 4"),
        ("iron-masks", [1], "expected nothing"),
        ("broken-clockwork", [1, 2, 3], "expected place, sand, up to 4 times"),
        ("broken-clockwork", [1, 2] * 5, "expected place, sand, up to 4 times"),
        ("parallel-land", [1, 5], r"tally \(sides\): expected 0 to 3, got 5"),
    ],
)
def test_a_position_is_held_to_the_tally(key: str, tally: list[int], why: str) -> None:
    data: dict[str, Any] = json.loads(json.dumps(GAME.dump(future(key).state)))
    GAME.load(data)
    data["tally"] = tally
    with raises(BadPosition, why, GAME):
        GAME.load(data)


@each_scenario
def test_a_set_up_fits_its_tally(scenario: Scenario) -> None:
    table = future(scenario.chapter.key, land=LARGE)
    scenario.tally.check(table.state)
    if any(omen.what == "surge" for omen in scenario.chapter.omens):
        scenario.surge(table.state, Run(Luck(b"surge")))
        scenario.tally.check(table.state)
