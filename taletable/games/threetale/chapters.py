"""The Future Book as data (TT-C.11, TT-C.12, TT-C.74 to TT-C.76). Every chapter has a room, a folder of `scenarios/` named like its key:

    chapter.toml    the Prophecy card and the Future Box: numbers, tokens, deeds, foes, Omens; read here
    rules.py        the Scenario: rules, and what boards show of it
    errands.py      what bots know of it
    rules.md        its paragraphs of the ledger
    text/en.toml    its sentences

Rooms are found by being there; nothing else names one. Their order is that of their numbers, so things keep their numbers when a room is
added behind the others.
"""

from __future__ import annotations

import re
import tomllib
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, NamedTuple

from .enemies import Enemy, read_enemy
from .words import STATISTICS, Need, read_need

ROOMS: Final = Path(__file__).parent / "scenarios"
OMEN_KINDS: Final = ("quiet", "fury", "haste", "slumber", "toll", "balm", "frost", "surge")
DEED_KINDS: Final = ("action", "once", "free")
PICTURE_KINDS: Final = ("prophecy", "thing", "enemy", "omen")
NOTATION: Final = re.compile(r"[\w\s.,|@~_-]+")


class Omen(NamedTuple):
    """An event card of a Future Box. One is turned up at the end of each Future round, before foes act.

    "quiet": nothing happens; "fury": every foe rolls n more dice this time; "haste": every foe walks n Steps further this time;
    "slumber": foes neither walk nor attack this time; "toll": each Hero loses n Virtue points of its choice, Spirit cannot stop it;
    "balm": each Hero raises n Virtue points of its choice; "frost": each Hero has n Steps fewer in its next turn; "surge": the
    Scenario's own trouble happens n more times.
    """

    key: str
    what: str
    n: int


class Deed(NamedTuple):
    """What Heroes do only in this Future. "action": it is an Action; "once": an Action that a Hero does at most once a turn at each
    place (TT-R.93); "free": it is no Action."""

    key: str
    kind: str


class Figure(NamedTuple):
    """A foe and its pieces. Pieces are numbered in the order in which foes came to the game: with their chapter, or later (`since`)."""

    enemy: Enemy
    pieces: int
    since: int


class Picture(NamedTuple):
    """What something looks like, for boards that have no drawing of it. `web/src/games/threetale/art/stitch.ts` has the notation."""

    kind: str
    key: str
    picture: str


class Chapter(NamedTuple):
    """A Prophecy card with its Future Box."""

    key: str
    number: int
    """The sign on the card and on the box."""
    rounds: int
    points: int
    """For the Future Quest (TT-20.9, TT-C.83)."""
    tutorial: bool
    preview: bool
    """Is it in the preview edition, too (TT-R.62)?"""
    statistics: tuple[int, ...]
    """In the order of `STATISTICS`."""
    need: Need
    """The Prophecy Quest (2022)."""
    tokens: tuple[str, ...]
    deeds: tuple[Deed, ...]
    figures: tuple[Figure, ...]
    omens: tuple[Omen, ...]
    pictures: tuple[Picture, ...]

    @property
    def folder(self) -> Path:
        """The room."""
        return ROOMS / self.key.replace("-", "_")

    @property
    def leading(self) -> tuple[int, int]:
        """The two highest statistics: what the Future asks for most."""
        ranked = sorted([(-value, i) for i, value in enumerate(self.statistics)])
        return ranked[0][1], ranked[1][1]


def read_chapter(folder: Path) -> Chapter:
    """The chapter of a room. ValueError says what is wrong with it."""
    try:
        with (folder / "chapter.toml").open("rb") as file:
            data = tomllib.load(file)
        return Chapter(
            key=folder.name.replace("_", "-"),
            number=int(data["number"]),
            rounds=int(data["rounds"]),
            points=int(data["points"]),
            tutorial=bool(data.get("tutorial", False)),
            preview=bool(data.get("preview", False)),
            statistics=tuple([int(data["statistics"][name]) for name in STATISTICS]),
            need=read_need(data["quest"]),
            tokens=tuple(data.get("tokens", ())),
            deeds=tuple([Deed(key, _one_of(kind, DEED_KINDS)) for key, kind in data.get("deeds", {}).items()]),
            figures=tuple([_figure(key, dict(foe), int(data["number"])) for key, foe in data.get("foes", {}).items()]),
            omens=tuple([Omen(key, _one_of(what, OMEN_KINDS), n) for key, omen in data["omens"].items() for what, n in omen.items()]),
            pictures=tuple([_picture(kind, key, text) for kind, group in data.get("pictures", {}).items() for key, text in group.items()]),
        )
    except (KeyError, TypeError, ValueError, AttributeError) as wrong:
        why = f"{wrong} is missing" if isinstance(wrong, KeyError) else str(wrong)
        raise ValueError(f"{folder.name}/chapter.toml: {why}") from wrong


def _figure(key: str, data: dict[str, Any], number: int) -> Figure:
    pieces, since = int(data.pop("pieces", 1)), int(data.pop("since", number))
    return Figure(read_enemy(key, data), pieces, since)


def _picture(kind: str, key: str, notation: str) -> Picture:
    if not NOTATION.fullmatch(notation):
        raise ValueError(f"the picture of {key} is not in the notation")
    return Picture(_one_of(kind, PICTURE_KINDS), key, notation)


def _one_of(word: str, words: tuple[str, ...]) -> str:
    if word not in words:
        raise ValueError(f"“{word}” is none of {', '.join(words)}")
    return word


def read_chapters(rooms: Path) -> tuple[Chapter, ...]:
    """The chapters of all rooms by number."""
    found = sorted([read_chapter(path.parent) for path in rooms.glob("*/chapter.toml")], key=lambda chapter: chapter.number)
    for one, two in pairwise(found):
        if one.number == two.number:
            raise ValueError(f"{one.key} and {two.key} have the same number, {one.number}")
    return tuple(found)


CHAPTERS: Final = read_chapters(ROOMS)
"""All chapters. A Prophecy, its Scenario and its box have the place of their chapter here as their number in a state."""
PROPHECY_KEYS: Final = tuple(chapter.key for chapter in CHAPTERS)
TUTORIAL: Final = next(chapter.key for chapter in CHAPTERS if chapter.tutorial)
OMENS: Final = tuple(omen for chapter in CHAPTERS for omen in chapter.omens)
OMEN_CHAPTER: Final = tuple(number for number, chapter in enumerate(CHAPTERS) for _ in chapter.omens)
"""In whose box an Omen lies."""
FUTURE_TOKENS: Final = tuple(token for chapter in CHAPTERS for token in chapter.tokens)
FIGURES: Final = tuple(sorted([figure for chapter in CHAPTERS for figure in chapter.figures], key=lambda figure: figure.since))

STONE_DEED: Final = "stone"
"""The use of a Sacred Stone, which is possible in every Future (TT-19.8)."""
FUTURE_DEEDS: Final = (STONE_DEED, *(deed.key for chapter in CHAPTERS for deed in chapter.deeds))
