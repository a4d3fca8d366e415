"""What was played, as tables of rows: one for each game and one for each decision, in Parquet files of a chunk of games each.

A folder of rows holds `run.json`, which says what is played, `games/` and `decisions/`. A chunk is written whole or not at all, so
whoever is interrupted goes on where it was. The same simulation gives the same bytes, whoever played it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from hashlib import sha256
from importlib.resources import files
from importlib.resources.abc import Traversable
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.saying import Wrong, say
from taletable.engine.state import State

if TYPE_CHECKING:
    from .simulation import Played, Task

Watch = Callable[[State, Move], None]
"""Is told of every decision before it is carried out."""
GAMES, DECISIONS = "games", "decisions"


class Decision(NamedTuple):
    """One decision of a game: whose, when, what was asked by which rule, and what was chosen out of how many."""

    decision: int
    seat: int
    at: int
    rule: str
    choices: int
    verb: str
    move: str


def watching(game: Game[Any], seen: list[Decision]) -> Watch:
    """Write down decisions as they are made."""

    def watch(state: State, move: Move) -> None:
        choices = len(game.legal(state, move.seat))
        seen.append(Decision(len(seen), move.seat, state.now, game.rule(state).cite, choices, move.verb, game.write(move)))

    return watch


class Rows(NamedTuple):
    """The rows of a chunk, as Parquet files."""

    games: bytes
    decisions: bytes


def rows_of(task: Task, first: int, played: Sequence[Played], decisions: Sequence[Sequence[Decision]]) -> Rows:
    """The rows of some games of a simulation, the first of which has this number."""
    import polars as pl

    table = [
        {
            "game": first + n,
            "bots": [task.bots[bot] for bot in one.bots],
            "bot_of_seat": list(one.bots),
            "scores": list(one.scores),
            "shares": [one.share(seat) for seat in range(len(one.bots))],
            "winners": list(one.winners),
            "together": one.together,
            "cut": one.cut,
            "decisions": one.decisions,
        }
        for n, one in enumerate(played)
    ]
    lists = {"bots": pl.List(pl.String), "shares": pl.List(pl.Float64)} | dict.fromkeys(
        ("bot_of_seat", "scores", "winners"), pl.List(pl.Int32)
    )
    games = pl.DataFrame(table, schema_overrides={**lists, "game": pl.Int64, "decisions": pl.Int32})
    told = [(first + n, *decision, task.bots[played[n].bots[decision.seat]]) for n, seen in enumerate(decisions) for decision in seen]
    names = ["game", *Decision._fields, "bot"]
    kinds = {"game": pl.Int64, "decision": pl.Int32, "seat": pl.Int8, "at": pl.Int64, "rule": pl.String, "choices": pl.Int32}
    made = pl.DataFrame(told, schema=[(name, kinds.get(name, pl.String)) for name in names], orient="row")
    return Rows(_parquet(games), _parquet(made))


def _parquet(frame: Any) -> bytes:
    out = BytesIO()
    frame.write_parquet(out, compression="zstd", statistics=True)
    return out.getvalue()


class Folder:
    """A folder of rows of one simulation. Raises Wrong where another one's are in it."""

    def __init__(self, path: Path, about: dict[str, Any]) -> None:
        try:
            import polars  # noqa: F401
        except ModuleNotFoundError:
            raise Wrong(say("lab.no-polars")) from None
        self.path = path
        for name in (GAMES, DECISIONS):
            (path / name).mkdir(parents=True, exist_ok=True)
        run = path / "run.json"
        if not run.exists():
            if any((path / GAMES).iterdir()):
                raise Wrong(say("lab.other-rows", folder=str(path)))
            _write(run, (json.dumps(about, indent=2, ensure_ascii=False) + "\n").encode())
        elif json.loads(run.read_text(encoding="utf-8")) != json.loads(json.dumps(about)):
            raise Wrong(say("lab.other-rows", folder=str(path)))

    def _file(self, name: str, first: int, last: int) -> Path:
        return self.path / name / f"{first:09d}-{last:09d}.parquet"

    def has(self, first: int, last: int) -> bool:
        """Has this chunk been played?"""
        return self._file(GAMES, first, last).exists()

    def keep(self, first: int, last: int, rows: Rows) -> None:
        """Write a chunk down. Its games come last: where they are, all is. Shorter chunks that it holds are not needed any more."""
        _write(self._file(DECISIONS, first, last), rows.decisions)
        _write(self._file(GAMES, first, last), rows.games)
        for name in (GAMES, DECISIONS):
            for old in (self.path / name).glob("*.parquet"):
                begins, ends = map(int, old.stem.split("-"))
                if first <= begins and ends <= last and (begins, ends) != (first, last):
                    old.unlink()

    def played(self, first: int, last: int) -> list[Played]:
        """The games of a chunk, as they were."""
        import polars as pl

        from .simulation import Played

        frame = pl.read_parquet(self._file(GAMES, first, last))
        return [
            Played(tuple(row["bot_of_seat"]), tuple(row["scores"]), tuple(row["winners"]), row["together"], row["decisions"], row["cut"])
            for row in frame.iter_rows(named=True)
        ]


def _write(file: Path, data: bytes) -> None:
    """A file is there whole, or not at all."""
    new = file.with_suffix(".new")
    new.write_bytes(data)
    new.replace(file)


def fingerprint(game: Game[Any]) -> str:
    """A hash of everything in a game's folder that decides how bots play: rules, content, bots."""
    hashed = sha256()
    for path, data in sorted(_sources(files(game.package), "")):
        hashed.update(path.encode() + b"\0" + data + b"\0")
    return hashed.hexdigest()


def _sources(folder: Traversable, under: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        if entry.is_dir() and entry.name != "text":
            yield from _sources(entry, f"{under}{entry.name}/")
        elif entry.name.endswith((".py", ".toml")) and entry.name not in ("balance.py", "terminal.py"):
            yield under + entry.name, entry.read_bytes()
