"""How a database of an earlier version was made: run this with that version in the path, and keep what it leaves.

    PYTHONPATH=<checkout of that version> python make.py 0.1.0.sqlite.xz

All four games, each running and finished or given up, with take-backs and snapshots; a lesson, an open table, a branch, a table with bots.
"""

from __future__ import annotations

import lzma
import random
import sqlite3
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.server.client import Live, Person, running, sqlite_url, test_settings

GAMES = {"paper-tales": 2, "dice-upon-a-time": 2, "threetale": 3, "a-tale-of-pirates": 2}


def look(line: Live, seat: int) -> None:
    """Look through another seat."""
    line.send(t="look", seat=seat)
    line.until(lambda m: m["t"] == "state" and m["viewer"] == seat)


def play(person: Person, table: str, moves: int, rng: random.Random) -> Live:
    """Play random moves on all seats of a person until the game is over, or so many were made; now and then one is taken back."""
    line = person.live(table)
    line.until("state")
    made = 0
    while not line.state["view"]["over"] and made < moves:
        ask = next(iter(line.state["asks"]), None)
        if ask is None:
            line.until("state")
            continue
        if ask["seat"] != line.state["viewer"]:
            look(line, ask["seat"])
            continue
        legal = line.legal()
        if line.state["undo"] and rng.random() < 0.05:
            line.do(t="undo", seat=line.state["undo"][0])
        elif legal:
            reply = line.answer(line.send(t="move", move=rng.choice(legal)))
            while reply["t"] == "ack" and line.state["seq"] < reply["seq"]:
                line.until("state")
        else:
            line.until("state")
        made += 1
    return line


def lay(person: Person, game: str, *seats: str, **more: Any) -> str:
    """A table that has begun."""
    return str(person.table(*seats, start=True, **{"game": game, **more})["id"])


def main() -> None:
    """Make the database."""
    rng = random.Random(2024)
    with tempfile.TemporaryDirectory() as folder:
        settings = test_settings(sqlite_url(Path(folder)), snapshot_every=48, speed=400.0)
        with running(settings) as server:
            anna = Person(server.url, "Anna")
            ben = Person(server.url, "Ben")
            for game, seats in GAMES.items():
                line = play(anna, lay(anna, game, *["you"] * seats), 60, rng)
                if game == "a-tale-of-pirates":
                    line.do(t="pause")
                line.close()
            for game, seats in GAMES.items():
                table = lay(anna, game, *["you"] * seats)
                line = play(anna, table, 700, rng)
                if not line.state["view"]["over"]:
                    print(game, "is given up")
                    anna.post(f"/api/tables/{table}/abandon")
                line.until(lambda m: m["t"] == "table" and m["status"] in ("over", "abandoned"), 0)
                line.close()
            shared = anna.table("you", "open")
            ben.post(f"/api/tables/{shared['id']}/sit", {"seat": 1, "invite": shared["seats"][1]["invite"]})
            anna.post(f"/api/tables/{shared['id']}/start", {})
            lines = [anna.live(shared["id"]), ben.live(shared["id"])]
            for line in lines:
                line.until("state")
            for _ in range(12):
                for line in lines:
                    line.drain(0.05)
                    if legal := line.legal():
                        line.do(t="move", move=rng.choice(legal))
            lines[0].send(t="chat", text="Until tomorrow!")
            lines[0].do(t="propose", kind="take-back", to=3)
            for line in lines:
                line.close()
            anna.table("you", "open", "easy")
            line = anna.live(lay(anna, "paper-tales", "you", "random", "random"))
            line.until("state")
            for _ in range(4):
                line.drain(0.2)
                if legal := line.legal():
                    line.do(t="move", move=rng.choice(legal))
            line.close()
            lesson = anna.post("/api/games/paper-tales/lesson")["id"]
            line = anna.live(lesson)
            line.until("state")
            line.do(t="move", move=line.legal()[0])
            line.close()
            mine = anna.get("/api/me/tables")["tables"]
            over = next(t["id"] for t in mine if t["game"] == "paper-tales" and t["status"] == "over")
            anna.post(f"/api/tables/{over}/branch", {"at": 20})
            time.sleep(1.5)  # the summaries
            print(anna.recovery, ben.recovery)
            for table in anna.get("/api/me/tables")["tables"]:
                print(table["game"], table["status"], table["id"])
        with sqlite3.connect(Path(folder) / "test.db") as connection:
            connection.execute("PRAGMA journal_mode=DELETE")
            connection.execute("VACUUM")
            for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type='table'").fetchall():
                print(name, connection.execute(f"SELECT count(*) FROM {name}").fetchone()[0])
        data = lzma.compress((Path(folder) / "test.db").read_bytes(), preset=9 | lzma.PRESET_EXTREME)
    Path(sys.argv[1]).write_bytes(data)
    print(len(data), "bytes")


if __name__ == "__main__":
    main()
