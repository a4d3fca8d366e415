"""The board's drawings against the catalogue: every Hero, enemy, card and thing has a drawing of its own."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from taletable.games.threetale.artifacts import ARTIFACTS, SLOTS
from taletable.games.threetale.chapters import CHAPTERS
from taletable.games.threetale.enemies import BATTLES
from taletable.games.threetale.finds import ENEMY_BONUS, HERO_BONUS, QUESTS, TREASURES
from taletable.games.threetale.heroes import HERO_KEYS, TALENT_KEYS
from taletable.games.threetale.words import VIRTUES

ART = Path(__file__).parents[3] / "web" / "src" / "games" / "threetale" / "art"
OURS = [chapter for chapter in CHAPTERS if not chapter.pictures]
"""The rooms that leave their pictures to the board."""
TABLES = {
    "hero": ("figures.ts", ("FIGURES",), HERO_KEYS),
    "enemy": (
        "foes-1.ts foes-2.ts foes-3.ts foes-future.ts",
        ("LEVEL_1", "LEVEL_2", "LEVEL_3", "FUTURE"),
        (*[card.key for card in BATTLES], *[figure.enemy.key for chapter in OURS for figure in chapter.figures]),
    ),
    "artifact": ("emblems-artifacts.ts", ("ARTIFACTS",), tuple(card.key for card in ARTIFACTS)),
    "talent": ("emblems-talents.ts", ("TALENTS",), TALENT_KEYS),
    "treasure": ("emblems-finds.ts", ("TREASURES",), tuple(card.key for card in TREASURES)),
    "quest": ("emblems-finds.ts", ("QUESTS",), tuple(card.key for card in QUESTS)),
    "bonus": ("emblems-finds.ts", ("BONUS",), tuple(card.key for card in (*HERO_BONUS, *ENEMY_BONUS))),
    "omen": ("emblems-omens.ts", ("OMENS",), tuple(omen.key for chapter in OURS for omen in chapter.omens)),
    "prophecy": ("emblems-finds.ts", ("PROPHECIES",), tuple(chapter.key for chapter in OURS)),
    "slot": ("emblems-finds.ts", ("SLOTS",), SLOTS),
    "virtue": ("emblems.ts", ("VIRTUES",), VIRTUES),
    "token": ("land.ts", ("TOKENS",), tuple(token for chapter in OURS for token in chapter.tokens)),
    "scene": ("backdrops.ts", ("FUTURE_SCENES",), tuple(chapter.key for chapter in OURS)),
}
"""Which table of which source draws what."""


def table(sources: str, names: tuple[str, ...]) -> dict[str, str]:
    """The entries of tables of drawings, by key: what stands between a key and the next."""
    entries: dict[str, str] = {}
    text = "\n".join((ART / source).read_text() for source in sources.split())
    for name in names:
        body = re.search(rf"const {name}\b[^\n]*= \{{\n(.*?)\n\}}", text, re.DOTALL)
        assert body, name
        parts = re.split(r"^  '?([a-z0-9-]+)'?:\s", body[1], flags=re.MULTILINE)
        entries.update(zip(parts[1::2], (part.strip() for part in parts[2::2]), strict=True))
    return entries


@pytest.mark.parametrize("kind", TABLES)
def test_everything_has_a_drawing_of_its_own(kind: str) -> None:
    sources, names, keys = TABLES[kind]
    drawings = table(sources, names)
    assert set(drawings) == set(keys)
    assert len(set(drawings.values())) == len(keys)


def test_drawings_use_no_inline_styles_and_only_known_paints() -> None:
    sources = {path.name: path.read_text() for path in ART.glob("*.ts")}
    defined = set(re.findall(r"(?:down|slant)\('([a-z]+)'|id=\"tt-([a-z-]+)\"", sources["defs.ts"]))
    known = {one or other for one, other in defined}
    for name, text in sources.items():
        assert "style=" not in text, name
        for paint in re.findall(r"url\(#tt-([a-z-]+)\)", text):
            assert paint in known | {"sky-under"}, (name, paint)


def test_every_dye_is_in_the_dye_works() -> None:
    dyes = set(re.findall(r"(\w): '#", re.search(r"const DYE\b.*?\n\}", (ART / "stitch.ts").read_text(), re.DOTALL)[0]))  # type: ignore[index]
    for sources, names, _ in TABLES.values():
        for key, drawing in table(sources, names).items():
            for notation in re.findall(r"'((?:[_~-]?\w[\d.]*\s*[MO@][^'|]*)(?:\|[^']*)?)'", drawing):
                for part in filter(None, notation.split("|")):  # a long one ends with the bar that the next line goes on after
                    assert re.match(r"\s*[_~-]?(\w)", part)[1] in dyes, (key, part)  # type: ignore[index]
