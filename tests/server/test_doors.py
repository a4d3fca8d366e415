"""What games bring for browsers: where it is, who may fetch what, and what is said of boards that cannot be used."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from taletable.cli import app
from taletable.engine.saying import say
from taletable.engine.web import PORT, Web
from tests.plugin import Package, installed
from tests.server.client import Person, Server, running, sqlite_url, test_settings

ROOT = Path(__file__).parents[2]
BUILT = {"paper-tales": {"module": "assets/games/paper-tales-abc.js", "styles": ["assets/a.css"]}}


@pytest.fixture
def egg(tmp_path: Path) -> Iterator[Package]:
    """A plug-in with a board."""
    with installed(tmp_path) as site:
        yield site("egg-timer")


@pytest.fixture
def house(egg: Package, tmp_path: Path) -> Iterator[Server]:
    """A server with the plug-in, and with a client of which only the list of games is built."""
    web = tmp_path / "client"
    web.mkdir()
    (web / "games.json").write_text(json.dumps(BUILT), encoding="utf-8")
    with running(test_settings(sqlite_url(tmp_path), web=web)) as server:
        yield server


def brought(server: Server, game: str = "egg-timer") -> Any:
    return Person(server.url).get(f"/api/games/{game}")["web"]


def test_the_shelf_says_where_modules_are(house: Server) -> None:
    web = brought(house)
    assert re.fullmatch(r"/api/games/egg-timer/web/[0-9a-f]{16}/board\.js", web["module"])
    root = web["module"].removesuffix("board.js")
    assert web == {"module": f"{root}board.js", "styles": [f"{root}board.css"], "cover": f"{root}cover.svg", "broken": ""}
    assert {game["id"]: game["web"] for game in Person(house.url).get("/api/games")["games"]}["egg-timer"] == web
    assert brought(house, "paper-tales") == {
        "module": "/assets/games/paper-tales-abc.js",
        "styles": ["/assets/a.css"],
        "cover": "",
        "broken": "",
    }
    assert brought(house, "threetale") is None


def test_files_have_their_types_and_can_be_kept(house: Server) -> None:
    web = brought(house)
    kinds = {web["module"]: "text/javascript", web["styles"][0]: "text/css", web["cover"]: "image/svg+xml"}
    for path, kind in kinds.items():
        answer = httpx.get(house.url + path)
        assert answer.status_code == 200
        assert answer.headers["content-type"].partition(";")[0] == kind
        assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert "script-src 'self';" in answer.headers["content-security-policy"]


def test_what_changes_has_another_address(house: Server, egg: Package) -> None:
    before = brought(house)["module"]
    assert brought(house)["module"] == before
    egg.change("web/board.js", "flips seen", "flips counted")
    after = brought(house)["module"]
    assert after != before
    assert "flips counted" in httpx.get(house.url + after).text
    assert httpx.get(house.url + before).status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "../__init__.py", "%2e%2e/__init__.py", "..%2f__init__.py", "a/../../__init__.py", "/etc/passwd", "%2fetc%2fpasswd",
        "..\\__init__.py", "", ".", "none.js", "board.js%00.css", "link.js", "notes.xyz", "x" * 5000,
    ],
)  # fmt: skip
def test_nothing_else_can_be_fetched(house: Server, egg: Package, path: str) -> None:
    egg.write("web/notes.xyz", "of no known kind")
    os.symlink(egg.folder / "__init__.py", egg.folder / "web" / "link.js")
    root = brought(house)["module"].removesuffix("board.js")
    connection = httpx.Client(base_url=house.url)
    answer = connection.send(connection.build_request("GET", httpx.URL(house.url).copy_with(raw_path=f"{root}{path}".encode())))
    assert answer.status_code in (404, 400)
    assert "EggTimer" not in answer.text


def test_games_without_files_have_none(house: Server) -> None:
    for path in (
        "/api/games/paper-tales/web/x/meta.py",
        "/api/games/no-game/web/x/board.js",
        "/api/games/egg-timer/web/0000000000000000/board.js",
    ):
        assert httpx.get(house.url + path).status_code == 404


def test_boards_that_cannot_be_used_are_named(house: Server, egg: Package) -> None:
    egg.lack("web/board.css")
    assert brought(house)["broken"] == "there is no file web/board.css in its package"
    listed = CliRunner().invoke(app, ["games"])
    assert listed.exit_code == 0
    assert "egg-timer" in listed.stdout
    assert listed.stderr == "plain table only: egg-timer: there is no file web/board.css in its package\n"


def test_a_board_for_another_port(egg: Package) -> None:
    assert Web(PORT + 2, "board.js").trouble(egg.folder) == say("broken.port", port=PORT + 2, ours=PORT)
    assert Web(PORT, "../__init__.py").trouble(egg.folder) == say("broken.no-file", file="web/../__init__.py")
    assert Web(PORT, "board.js").trouble(egg.folder) is None


def test_the_port_has_one_version() -> None:
    source = (ROOT / "web" / "src" / "port" / "version.ts").read_text(encoding="utf-8")
    types = (ROOT / "taletable" / "port.ts").read_text(encoding="utf-8")
    assert f"PORT_VERSION = {PORT}\n" in source
    assert types.startswith(f"// Version {PORT} of the port.")
    assert f"**version {PORT}**" in (ROOT / "docs" / "port.md").read_text(encoding="utf-8")
