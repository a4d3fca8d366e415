"""Lessons: a table that teaches its game by playing it, written as `text/lesson.<language>.toml` in the game's folder.

    title = "Your first Kingdom"
    text = "Two turns of Paper Tales, hand in hand."
    seats = 3               # the learner has seat 0, bots the others
    bots = "easy"
    seed = "lesson"
    [options]

    [[step]]
    at = "draft"            # the rule that asks the learner; without it, any moment
    when = { turn = 1 }     # fields of the view that have to be so
    say = "Take the Farmer: it feeds your Kingdom."
    point = ["farmer-1"]    # ids of things; the first one on the board is pointed at
    do = ["recruit farmer-*", "recruit *"]     # moves that are wanted; without it, a button goes on
    until = ["ready"]       # moves that end the step; without it, those of `do`
    cite = "PT-4.3"

Moves are written without their seat, and `*` stands for anything. Of `do` the first pattern counts that some open offer fits, so a
lesson bears that bots play otherwise than foreseen; a step that no open offer fits at its moment is left out.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from fnmatch import fnmatchcase
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, NamedTuple

from taletable.engine.game import Game
from taletable.engine.state import Options


class Step(NamedTuple):
    """One thing that the coach says."""

    say: str
    at: str
    when: dict[str, str | int | bool]
    point: tuple[str, ...]
    do: tuple[str, ...]
    until: tuple[str, ...]
    cite: str


class Lesson(NamedTuple):
    """A lesson: the table it is played at, and what the coach says."""

    title: str
    text: str
    seats: int
    bots: str
    options: Options
    seed: bytes
    steps: tuple[Step, ...]


class BadLesson(ValueError):
    """A lesson file that cannot be read: where, and why."""

    def __init__(self, game: str, where: str, why: str) -> None:
        super().__init__(f"lesson of {game}, {where}: {why}")


def fits(move: str, pattern: str) -> bool:
    """Does a move, written without its seat, fit a pattern?"""
    return fnmatchcase(move, pattern)


def wanted(step: Step, moves: Sequence[str]) -> list[str]:
    """Those of the open moves that a step wants: what fits the first of its patterns that anything fits."""
    for pattern in step.do:
        if fitting := [move for move in moves if fits(move, pattern)]:
            return fitting
    return []


def ends(step: Step, move: str) -> bool:
    """Is the step done with this move?"""
    return any(fits(move, pattern) for pattern in step.until or step.do)


@cache
def lesson_of(game: Game[Any], language: str = "en") -> Lesson | None:
    """The lesson of a game; None if it has none."""
    if not game.package:
        return None
    file = files(game.package) / "text" / f"lesson.{language}.toml"
    return read_lesson(game, tomllib.loads(file.read_text(encoding="utf-8"))) if file.is_file() else None


def read_lesson(game: Game[Any], data: dict[str, Any]) -> Lesson:
    """A lesson from its file's data. Raises BadLesson where it names what the game does not know."""

    def bad(where: str, why: str) -> BadLesson:
        return BadLesson(game.name, where, why)

    def words(table: dict[str, Any], key: str, where: str) -> tuple[str, ...]:
        value = table.get(key, [])
        value = [value] if isinstance(value, str) else value
        if not isinstance(value, list) or not all(isinstance(word, str) for word in value):
            raise bad(where, f"“{key}” is a text or a list of texts")
        return tuple(value)

    for key, kind in {"title": str, "text": str, "seats": int, "bots": str, "seed": str, "step": list}.items():
        if not isinstance(data.get(key), kind):
            raise bad("head", f"“{key}” is missing or of the wrong kind")
    if unknown := set(data) - {"title", "text", "seats", "bots", "seed", "options", "step"}:
        raise bad("head", f"unknown key “{sorted(unknown)[0]}”")
    steps = []
    for i, table in enumerate(data["step"]):
        where = f"step {i + 1}"
        if unknown := set(table) - set(Step._fields):
            raise bad(where, f"unknown key “{sorted(unknown)[0]}”")
        at, cite = table.get("at", ""), table.get("cite", "")
        if not table.get("say"):
            raise bad(where, "says nothing")
        if at and at not in game.rules:
            raise bad(where, f"the game has no rule “{at}”")
        if cite and cite not in game.ledger.paragraphs:
            raise bad(where, f"the ledger has no “{cite}”")
        do = words(table, "do", where)
        if do and not at:
            raise bad(where, "a step that wants a move says at which rule")
        point, until = words(table, "point", where), words(table, "until", where)
        steps.append(Step(table["say"].strip(), at, table.get("when", {}), point, do, until, cite))
    return Lesson(
        data["title"],
        data["text"],
        data["seats"],
        data["bots"],
        game.settle_options(data["seats"], data.get("options", {})),
        sha256(data["seed"].encode()).digest()[:16],
        tuple(steps),
    )
