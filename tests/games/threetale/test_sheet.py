"""Every Talent, Artifact and Omen is what its row of the ledger says, and does it (TT-T, TT-A, TT-F0.O1 and so on)."""

from __future__ import annotations

import re
from typing import Any

import pytest

from taletable.games.threetale.artifacts import ARTIFACTS
from taletable.games.threetale.chapters import CHAPTERS, OMENS, Omen
from taletable.games.threetale.deck import DECK
from taletable.games.threetale.foes import PIECES, foe_of
from taletable.games.threetale.heroes import TALENTS
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios import SCENARIOS
from taletable.testing import rule
from taletable.words import words_of

from .futures import LARGE, foe, future, only, stack, world
from .table import Hero, Table, space
from .test_artifacts import check_artifact
from .test_talents import CHECKS, check_bonus

CATALOGUE: dict[str, Any] = words_of(GAME).tree(GAME.catalogue())


def row(of: str, name: str) -> dict[str, str]:
    """The row of the ledger about a card, by columns."""
    for paragraph in GAME.ledger.paragraphs.values():
        if paragraph.text.startswith(f"{of}: {name}; "):
            return dict(re.findall(r"(\w+): (.*?)(?:; (?=[A-Z]\w+: )|$)", paragraph.text))
    raise AssertionError(f"no row about {name}")


# Talents

TALENT_ROWS = [
    pytest.param("forest-born", marks=rule("TT-T.1")),
    pytest.param("swift-hooves", marks=rule("TT-T.2")),
    pytest.param("between-two-springs", marks=rule("TT-T.3")),
    pytest.param("silver-antlers", marks=rule("TT-T.4")),
    pytest.param("dawn-runner", marks=rule("TT-T.5")),
    pytest.param("flight-of-the-herd", marks=rule("TT-T.6")),
    pytest.param("cupped-hands", marks=rule("TT-T.7")),
    pytest.param("first-spring", marks=rule("TT-T.8")),
    pytest.param("deep-well", marks=rule("TT-T.9")),
    pytest.param("open-gates", marks=rule("TT-T.10")),
    pytest.param("living-water", marks=rule("TT-T.11")),
    pytest.param("mantle-of-dew", marks=rule("TT-T.12")),
    pytest.param("third-try", marks=rule("TT-T.13")),
    pytest.param("brothers-blessing", marks=rule("TT-T.14")),
    pytest.param("whetted-edge", marks=rule("TT-T.15")),
    pytest.param("spoils-of-the-dragon", marks=rule("TT-T.16")),
    pytest.param("keeper-of-the-golden-apple", marks=rule("TT-T.17")),
    pytest.param("sword-from-the-lower-world", marks=rule("TT-T.18")),
    pytest.param("red-thread", marks=rule("TT-T.19")),
    pytest.param("unspun-wool", marks=rule("TT-T.20")),
    pytest.param("whispering-apple", marks=rule("TT-T.21")),
    pytest.param("white-thread", marks=rule("TT-T.22")),
    pytest.param("song-before-birth", marks=rule("TT-T.23")),
    pytest.param("not-yet-born", marks=rule("TT-T.24")),
    pytest.param("sky-road", marks=rule("TT-T.25")),
    pytest.param("noon-and-midnight", marks=rule("TT-T.26")),
    pytest.param("eclipse", marks=rule("TT-T.27")),
    pytest.param("chariot-of-dawn", marks=rule("TT-T.28")),
    pytest.param("two-in-one", marks=rule("TT-T.29")),
    pytest.param("twin-blow", marks=rule("TT-T.30")),
    pytest.param("red-lips", marks=rule("TT-T.31")),
    pytest.param("night-wings", marks=rule("TT-T.32")),
    pytest.param("cold-skin", marks=rule("TT-T.33")),
    pytest.param("dowry-chest", marks=rule("TT-T.34")),
    pytest.param("cape-of-shadows", marks=rule("TT-T.35")),
    pytest.param("nothing-to-lose", marks=rule("TT-T.36")),
    pytest.param("star-on-the-brow", marks=rule("TT-T.37")),
    pytest.param("gift-of-the-three-fates", marks=rule("TT-T.38")),
    pytest.param("steady-star", marks=rule("TT-T.39")),
    pytest.param("open-sack", marks=rule("TT-T.40")),
    pytest.param("starfall", marks=rule("TT-T.41")),
    pytest.param("horse-from-the-sky", marks=rule("TT-T.42")),
]


@pytest.mark.parametrize("key", TALENT_ROWS)
def test_a_talent_is_that_of_the_ledger_and_works(key: str) -> None:
    talent = next(talent for talent in TALENTS if talent.key == key)
    hero, shown = next((hero, shown) for hero in CATALOGUE["heroes"] for shown in hero["talents"] if shown["key"] == key)
    stated = row("Talent", shown["name"])
    assert stated == {"Talent": shown["name"], "Hero": hero["name"], "Level": str(shown["level"]), "Effect": shown["text"]}
    if talent.what:
        CHECKS[talent.what]()
    else:
        check_bonus(talent)


# Artifacts

ARTIFACT_ROWS = [
    pytest.param("shepherds-cap", marks=rule("TT-A.1")),
    pytest.param("basil-wreath", marks=rule("TT-A.2")),
    pytest.param("thrush-feather", marks=rule("TT-A.3")),
    pytest.param("hazel-circlet", marks=rule("TT-A.4")),
    pytest.param("clay-whistle", marks=rule("TT-A.5")),
    pytest.param("village-lantern", marks=rule("TT-A.6")),
    pytest.param("icon-painters-hood", marks=rule("TT-A.7")),
    pytest.param("felt-helm", marks=rule("TT-A.8")),
    pytest.param("crown-of-wheat", marks=rule("TT-A.9")),
    pytest.param("kaval-of-memory", marks=rule("TT-A.10")),
    pytest.param("veil-of-the-samodiva", marks=rule("TT-A.11")),
    pytest.param("bridal-coins", marks=rule("TT-A.12")),
    pytest.param("golden-burial-mask", marks=rule("TT-A.13")),
    pytest.param("laurel-of-orpheus", marks=rule("TT-A.14")),
    pytest.param("eye-of-the-zmey", marks=rule("TT-A.15")),
    pytest.param("moon-diadem", marks=rule("TT-A.16")),
    pytest.param("crown-of-seven-skies", marks=rule("TT-A.17")),
    pytest.param("helm-of-certain-dawn", marks=rule("TT-A.18")),
    pytest.param("forest-axe", marks=rule("TT-A.19")),
    pytest.param("ash-staff", marks=rule("TT-A.20")),
    pytest.param("sling-and-river-stones", marks=rule("TT-A.21")),
    pytest.param("net-of-nettles", marks=rule("TT-A.22")),
    pytest.param("bag-of-red-pepper", marks=rule("TT-A.23")),
    pytest.param("martenitsa", marks=rule("TT-A.24")),
    pytest.param("woodcarvers-hammer", marks=rule("TT-A.25")),
    pytest.param("cornel-bow", marks=rule("TT-A.26")),
    pytest.param("harvest-sickle", marks=rule("TT-A.27")),
    pytest.param("drum-of-the-kukeri", marks=rule("TT-A.28")),
    pytest.param("jar-of-wildfire", marks=rule("TT-A.29")),
    pytest.param("bracelet-of-the-well", marks=rule("TT-A.30")),
    pytest.param("rhomphaia", marks=rule("TT-A.31")),
    pytest.param("shield-of-the-horseman", marks=rule("TT-A.32")),
    pytest.param("mace-of-the-giant", marks=rule("TT-A.33")),
    pytest.param("golden-quiver", marks=rule("TT-A.34")),
    pytest.param("thunder-in-a-gourd", marks=rule("TT-A.35")),
    pytest.param("seal-of-the-old-kings", marks=rule("TT-A.36")),
    pytest.param("goatskin-shoes", marks=rule("TT-A.37")),
    pytest.param("hunters-wraps", marks=rule("TT-A.38")),
    pytest.param("dancers-bells", marks=rule("TT-A.39")),
    pytest.param("iron-heels", marks=rule("TT-A.40")),
    pytest.param("shoes-of-the-messenger", marks=rule("TT-A.41")),
    pytest.param("worn-sandals", marks=rule("TT-A.42")),
    pytest.param("boots-of-the-haiduk", marks=rule("TT-A.43")),
    pytest.param("wolf-paw-shoes", marks=rule("TT-A.44")),
    pytest.param("fire-dancers-soles", marks=rule("TT-A.45")),
    pytest.param("stilts-of-the-stork", marks=rule("TT-A.46")),
    pytest.param("slippers-of-the-spring", marks=rule("TT-A.47")),
    pytest.param("cart-of-the-kind-neighbour", marks=rule("TT-A.48")),
    pytest.param("winged-sandals", marks=rule("TT-A.49")),
    pytest.param("shoes-of-the-ninth-mountain", marks=rule("TT-A.50")),
    pytest.param("stormriders-stirrups", marks=rule("TT-A.51")),
    pytest.param("hooves-of-the-wind-horse", marks=rule("TT-A.52")),
    pytest.param("iron-shoes-of-the-pilgrim", marks=rule("TT-A.53")),
    pytest.param("seven-league-boots", marks=rule("TT-A.54")),
]


@pytest.mark.parametrize("key", ARTIFACT_ROWS)
def test_an_artifact_is_that_of_the_ledger_and_works(key: str) -> None:
    """An effect whose sentence has no number is there once."""
    shown = next(card for card in CATALOGUE["artifacts"] if card["key"] == key)
    stated = row("Artifact", shown["name"])
    assert [stated["Level"], stated["Slot"], stated["Effect"]] == [str(shown["level"]), shown["slot"], shown["text"]]
    assert stated["Usage"] == (f"active {shown['cost']}" if shown["usage"] == "active" else shown["usage"])
    assert stated["Edition"] == ("both" if shown["preview"] else "2022")
    assert shown["n"] == int((re.findall(r"\d+", stated["Effect"]) or ["1"])[0])
    check_artifact(next(artifact for artifact in ARTIFACTS if artifact.key == key))


# Omens

OMEN_ROWS = [
    pytest.param("owl-calls-once", marks=rule("TT-F0.O1")),
    pytest.param("hound-lifts-its-head", marks=rule("TT-F0.O2")),
    pytest.param("smell-of-bread", marks=rule("TT-F0.O3")),
    pytest.param("cold-breath", marks=rule("TT-F0.O4")),
    pytest.param("moon-behind-clouds", marks=rule("TT-F0.O5")),
    pytest.param("bells-in-the-snow", marks=rule("TT-F1.O1")),
    pytest.param("smoke-and-sparks", marks=rule("TT-F1.O2")),
    pytest.param("rust-in-the-joints", marks=rule("TT-F1.O3")),
    pytest.param("hammer-on-the-gate", marks=rule("TT-F1.O4")),
    pytest.param("a-song-behind-shutters", marks=rule("TT-F1.O5")),
    pytest.param("the-procession-turns", marks=rule("TT-F1.O6")),
    pytest.param("red-hot-masks", marks=rule("TT-F1.O7")),
    pytest.param("snow-to-the-knee", marks=rule("TT-F1.O8")),
    pytest.param("silent-street", marks=rule("TT-F1.O9")),
    pytest.param("the-old-man-whistles", marks=rule("TT-F1.O10")),
    pytest.param("clink-of-coins", marks=rule("TT-F2.O1")),
    pytest.param("bribed-guards", marks=rule("TT-F2.O2")),
    pytest.param("tax-day", marks=rule("TT-F2.O3")),
    pytest.param("glitter-in-the-grass", marks=rule("TT-F2.O4")),
    pytest.param("the-furnace-roars", marks=rule("TT-F2.O5")),
    pytest.param("roots-of-glass", marks=rule("TT-F3.O1")),
    pytest.param("singing-splinters", marks=rule("TT-F3.O2")),
    pytest.param("a-clearing", marks=rule("TT-F3.O3")),
    pytest.param("dew-on-the-panes", marks=rule("TT-F3.O4")),
    pytest.param("shards-underfoot", marks=rule("TT-F3.O5")),
    pytest.param("clock-strikes-thirteen", marks=rule("TT-F4.O1")),
    pytest.param("yesterday-again", marks=rule("TT-F4.O2")),
    pytest.param("stolen-minutes", marks=rule("TT-F4.O3")),
    pytest.param("childhood-memory", marks=rule("TT-F4.O4")),
    pytest.param("spring-uncoils", marks=rule("TT-F4.O5")),
    pytest.param("humming-wires", marks=rule("TT-F5.O1")),
    pytest.param("power-cut", marks=rule("TT-F5.O2")),
    pytest.param("coils-tighten", marks=rule("TT-F5.O3")),
    pytest.param("a-new-arm", marks=rule("TT-F5.O4")),
    pytest.param("candle-in-the-window", marks=rule("TT-F5.O5")),
    pytest.param("static", marks=rule("TT-F5.O6")),
    pytest.param("lightning-in-the-cable", marks=rule("TT-F5.O7")),
    pytest.param("evening-programme", marks=rule("TT-F6.O1")),
    pytest.param("lullaby", marks=rule("TT-F6.O2")),
    pytest.param("dead-channel", marks=rule("TT-F6.O3")),
    pytest.param("knock-at-the-door", marks=rule("TT-F6.O4")),
    pytest.param("blue-flicker", marks=rule("TT-F6.O5")),
    pytest.param("crack-in-the-mirror", marks=rule("TT-F7.O1")),
    pytest.param("double-shadow", marks=rule("TT-F7.O2")),
    pytest.param("echo-before-the-shout", marks=rule("TT-F7.O3")),
    pytest.param("left-is-right", marks=rule("TT-F7.O4")),
    pytest.param("the-glass-is-still", marks=rule("TT-F7.O5")),
    pytest.param("your-own-voice", marks=rule("TT-F7.O6")),
    pytest.param("two-moons", marks=rule("TT-F7.O7")),
    pytest.param("empty-frame", marks=rule("TT-F7.O8")),
    pytest.param("reflection-smiles", marks=rule("TT-F7.O9")),
]


@pytest.mark.parametrize("key", OMEN_ROWS)
def test_an_omen_is_that_of_the_ledger_and_works(key: str) -> None:
    omen = next(omen for omen in OMENS if omen.key == key)
    shown = next(card for card in CATALOGUE["omens"] if card["key"] == key)
    assert row("Omen", shown["name"])["Effect"] == shown["text"]
    assert omen.n == int((re.findall(r"\d+", shown["text"]) or ["1"])[0])
    table = turned_up(next(chapter.key for chapter in CHAPTERS if omen in chapter.omens), omen)
    asked = {"toll": "lose", "balm": "raise"}.get(omen.what)
    answers = 0
    while table.ask == asked and not table.told("grew"):
        table.play(f"{asked} love")
        answers += 1
    assert answers == (3 * omen.n if asked else 0)
    while table.ask in ("assault", "lose"):
        assert table.state.omen == DECK.number[key]
        table.play("block" if table.ask == "assault" else "lose mercy")
    assert table.state.omen == -1
    assert table.state.chill == ([0, omen.n, omen.n] if omen.what == "frost" else [0, 0, 0])
    assert table.view()["players"][0]["steps_left"] == 3 - (omen.n if omen.what == "frost" else 0)
    assert key in table.cards("discard")


FOES = {
    "the-beginning": "shadow-hound-1", "iron-masks": "iron-mask-1", "nine-rings": "goldsmith-1", "broken-clockwork": "hour-eater-1",
    "lamia-of-wires": "wire-arm-1", "glowing-windows": "glass-bailiff-1", "parallel-land": "dark-reflection-1",
}  # fmt: skip
HOMES = {"iron-masks": "old-man-of-iron-1", "lamia-of-wires": "lamia-of-wires-1"}
TROUBLE = {
    "iron-masks": ("foe-came", 0, 1), "nine-rings": ("foe-walked", 1, 1), "forest-of-glass": ("grew", 24, 2),
    "broken-clockwork": ("fell", 3, 1), "lamia-of-wires": ("foe-came", 0, 1), "glowing-windows": ("lost", 5, 5),
    "parallel-land": ("foe-crossed", 0, 1),
}  # fmt: skip
"""What tells of the trouble of a Future: the event, how often it comes in a quiet step, and how often for a surge."""


def turned_up(scenario: str, omen: Omen) -> Table:
    """The step of the world with this Omen; one foe is near the Heroes, and what it does is looked at."""
    heroes = (Hero(at=(0, 0), virtues=9), Hero(at=(0, 1), virtues=9), Hero(at=(1, 0), virtues=9))
    table = future(scenario, *heroes, turn=2, land=LARGE)
    piece = FOES.get(scenario, "")
    only(table)
    if scenario in HOMES:
        foe(table, HOMES[scenario], (9, 11))
    start = {"haste": (5, 0), "surge": (9, 0)}.get(omen.what, (2, 0))
    if piece:
        foe(table, piece, start, mark=0 if scenario == "parallel-land" else -1)
    if scenario == "nine-rings":
        table.state.objects = {}
    stack(table, omen.key)
    table.roll(*(1,) * 40 if scenario not in ("broken-clockwork", "forest-of-glass") else ())
    world(table)
    if omen.what == "slumber":
        assert not table.told("raid", "foe-walked")
    elif omen.what == "haste":
        enemy = foe_of(PIECES.index(piece))
        walked = [GAME.ident("space", space(5 - n, 0)) for n in range(6)].index(table.told("foe-walked")[0]["space"])
        assert walked == min(enemy.pace + omen.n, 3)
    elif omen.what == "fury":
        own = SCENARIOS[table.state.fate].strength(table.state, PIECES.index(piece))
        assert table.ask == "assault"
        assert len(table.state.dice) == foe_of(PIECES.index(piece)).strength + own + omen.n
    if scenario in TROUBLE and not table.state.over:
        kind, quiet, more = TROUBLE[scenario]
        if omen.what == "surge":
            assert len(table.told(kind)) == quiet + omen.n * more
        elif kind in ("fell", "grew", "foe-came", "foe-crossed") and omen.what == "quiet":
            assert len(table.told(kind)) == quiet
    return table
