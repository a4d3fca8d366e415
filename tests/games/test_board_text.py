"""What boards say stands in the catalogues of their games: nothing is missing, nothing is left over, and the arguments fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from taletable.games import games
from taletable.testing.walking import AnyGame
from taletable.words import ENGLISH, words_of

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
CALL = re.compile(r"(?<![\w.])(?:\w+\.)*(?:t|text)\(")
KEY = re.compile(r"""(?P<quote>['"`])(?P<key>[a-z][a-z0-9_]*(?:[.-](?:[a-z0-9_]+|\$\{[^{}]*\}))+)(?P=quote)""")
HOLE = re.compile(r"\$\{[^{}]*\}")
CLOSES = {"(": ")", "{": "}", "[": "]"}


class Said(NamedTuple):
    """A sentence that a board says: its key, where `*` stands for what is only known at run time, and the names of its arguments."""

    where: str
    key: str
    arguments: frozenset[str] | None
    """None: they are put together elsewhere."""

    def fits(self, message: str) -> bool:
        """May it be this message?"""
        pattern = ".+".join([re.escape(part) for part in self.key.replace(".", "-").split("*")])
        return re.fullmatch(pattern, message) is not None


def parts(text: str) -> list[str]:
    """What stands between the commas of a list of arguments or of an object, up to the bracket that closes it."""
    found, start, at, open_ = [], 0, 0, ""
    while at < len(text):
        char = text[at]
        if char in "'\"`":
            at = quoted(text, at)
        elif char in CLOSES:
            open_ += CLOSES[char]
        elif char in ")}]":
            if not open_:
                break
            open_ = open_[:-1]
        elif char == "," and not open_:
            found.append(text[start:at])
            start = at + 1
        at += 1
    return [part.strip() for part in (*found, text[start:at]) if part.strip()]


def quoted(text: str, at: int) -> int:
    """Where the string that begins here ends."""
    end = at + 1
    while end < len(text) and text[end] != text[at]:
        end += 2 if text[end] == "\\" else 1
    return end


def keys(text: str) -> Iterator[str]:
    """The keys that are written here."""
    for match in KEY.finditer(text):
        yield HOLE.sub("*", match["key"])


def said(path: Path) -> Iterator[Said]:
    """The sentences that a source says."""
    text = path.read_text("utf-8")
    where = f"{path.parent.name}/{path.name}"
    for match in CALL.finditer(text):
        arguments = parts(text[match.end() :])
        for key in keys(arguments[0]) if arguments else ():
            yield Said(where, key, names(arguments[1:]))
    for key in keys(text):
        if key.startswith("board."):
            yield Said(where, key, None)


def names(arguments: list[str]) -> frozenset[str] | None:
    """The names in `{ n, card: cardOf(id) }`."""
    if not arguments:
        return frozenset()
    if not arguments[0].startswith("{") or "..." in arguments[0]:
        return None
    return frozenset([re.split(r"\W", part, maxsplit=1)[0] for part in parts(arguments[0][1:])])


@cache
def spoken(game: AnyGame) -> tuple[Said, ...]:
    """All that the board of a game says."""
    sources = [path for path in sorted((WEB / game.id).rglob("*")) if path.suffix in (".ts", ".svelte") and ".test." not in path.name]
    return tuple([one for path in sources for one in said(path)])


BOARDS = pytest.mark.parametrize("game", [game for game in games().values() if (WEB / game.id).is_dir()], ids=lambda game: game.id)


@BOARDS
def test_every_sentence_of_the_board_is_in_a_catalogue(game: AnyGame) -> None:
    """A key with a part that is only known at run time stands for some sentences at least."""
    known = words_of(game, ENGLISH).keys
    missing = {f"{one.where}: {one.key}" for one in spoken(game) if not any(one.fits(message) for message in known)}
    assert not missing
    assert any(one.key.startswith("board.") for one in spoken(game)), "hardly anything is found"


@BOARDS
def test_every_sentence_of_the_boards_catalogue_is_said(game: AnyGame) -> None:
    """Or quoted by one that is."""
    text = (game.folder / "text" / ENGLISH / "board.ftl").read_text("utf-8")
    written = re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE)
    assert all(key.startswith("board-") for key in written)
    assert len(written) == len(set(written)), "written twice"
    unsaid = {key for key in written if not any(one.fits(key) for one in spoken(game)) and not re.search(rf"\{{ *{key} *\}}", text)}
    assert not unsaid


@BOARDS
def test_arguments_are_those_of_the_sentence(game: AnyGame) -> None:
    """All that a sentence speaks of is given, and nothing is given that no sentence speaks of."""
    words = words_of(game, ENGLISH)
    for one in spoken(game):
        if one.arguments is None:
            continue
        used: set[str] = set()
        for message in words.keys:
            if one.fits(message):
                wanted = {place.removesuffix("-id") for place in words.places(message)}
                assert wanted <= one.arguments, f"{one.where}: {message} is not told {sorted(wanted - one.arguments)}"
                used |= wanted
        assert one.arguments <= used, f"{one.where}: {one.key} has no use for {sorted(one.arguments - used)}"
