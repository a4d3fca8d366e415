"""Lessons: a table that teaches its game by playing it, written as `lesson.toml` in the game's folder.

    seats = 3
    yours = 1               # so many seats are the learner's, from seat 0 on; bots have the others
    bots = "easy"
    seed = "lesson"
    hold = ["timer"]        # in real time: while these rules ask, the clock stands still as long as the coach speaks
    [options]

    [[step]]
    at = "draft"            # the rule that asks the learner; without it, any moment
    when = { turn = 1 }     # fields of the view that have to be so
    can = ["recruit *"]     # some open offer fits one of these
    say = "take-the-farmer" # `lesson-take-the-farmer` in text/<language>/lesson.ftl, beside `lesson-title` and `lesson-text`
    point = ["farmer-1"]    # ids of things; the first one on the board is pointed at
    do = ["recruit farmer-*", "recruit *"]     # moves that are wanted; without it, a button goes on
    until = ["ready"]       # moves that end the step; without it, those of `do`
    cite = "PT-4.3"
    aside = true            # out of the order: said once, as soon as its moment comes
    flows = true            # the clock goes on meanwhile; the coach falls silent by itself when the next move is wanted

Which step is due, and what it lets through, the table's coach decides: `taletable/table/coach.py`.

Moves are written without their seat, and `*` stands for anything. Of `do` the first pattern counts that some open offer fits, so a
lesson bears that bots play otherwise than foreseen; a step that no open offer fits at its moment is left out.

A key of `when` may lead into the view: `"players.1.gold"`, or `"me.gold"` for the seat that is asked; a list counts its things. A value may
be a list of those that will do. A name in `point` may be looked up in a list of the view: `"spaces.object=ember"` is any of `spaces` whose
`object` is `ember`, first of all one that can be chosen. Where nothing of `point` is on the board and a single move is wanted, the coach
points at what that move touches.

In real time (`hold`) a move that cannot be made yet may come with time, so a step waits as long as its `at` and `when` hold, and is left
out only when they do not any more. All seats of the learner are asked at once there, and any of them may do what is wanted.
"""

from __future__ import annotations

import tomllib
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
    when: dict[str, Any]
    point: tuple[str, ...]
    do: tuple[str, ...]
    until: tuple[str, ...]
    cite: str
    can: tuple[str, ...] = ()
    aside: bool = False
    flows: bool = False


class Lesson(NamedTuple):
    """A lesson: the table it is played at, and what the coach says."""

    seats: int
    yours: int
    bots: str
    options: Options
    seed: bytes
    steps: tuple[Step, ...]
    hold: tuple[str, ...] = ()


class BadLesson(ValueError):
    """A lesson file that cannot be read: where, and why."""

    def __init__(self, game: str, where: str, why: str) -> None:
        super().__init__(f"lesson of {game}, {where}: {why}")


@cache
def lesson_of(game: Game[Any]) -> Lesson | None:
    """The lesson of a game; None if it has none."""
    if not game.package:
        return None
    file = files(game.package) / "lesson.toml"
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

    for key, kind in {"seats": int, "bots": str, "seed": str, "step": list}.items():
        if not isinstance(data.get(key), kind):
            raise bad("head", f"“{key}” is missing or of the wrong kind")
    if unknown := set(data) - {"seats", "yours", "bots", "seed", "hold", "options", "step"}:
        raise bad("head", f"unknown key “{sorted(unknown)[0]}”")
    if data.get("yours", 1) not in range(1, data["seats"] + 1):
        raise bad("head", "“yours” is a number of seats")
    hold = words(data, "hold", "head")
    if hold and not game.real_time:
        raise bad("head", "only in real time there is a clock to hold")
    if strange := set(hold) - set(game.rules):
        raise bad("head", f"the game has no rule “{sorted(strange)[0]}”")
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
        aside, flows = table.get("aside", False), table.get("flows", False)
        if (do or aside) and not at:
            raise bad(where, "a step that wants a move, or is said aside, says at which rule")
        point, until, can = words(table, "point", where), words(table, "until", where), words(table, "can", where)
        steps.append(Step(table["say"].strip(), at, table.get("when", {}), point, do, until, cite, can, aside, flows))
    return Lesson(
        data["seats"],
        data.get("yours", 1),
        data["bots"],
        game.settle_options(data["seats"], data.get("options", {})),
        sha256(data["seed"].encode()).digest()[:16],
        tuple(steps),
        hold,
    )
