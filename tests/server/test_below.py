"""A server that lives below a path of its host."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.routing import Route

from taletable.engine.saying import Wrong
from taletable.server.app import create_app, document
from taletable.server.below import OURS
from taletable.server.operating.doctor import proxies
from taletable.server.settings import settings_from
from tests.sentences import raises

from .client import WAIT, Person, Server, running, sqlite_url, test_settings
from .proxy import Proxy, standing_before

PAGE = '<!doctype html><html><head><link rel="icon" href="/mark.svg"></head><body>the page</body></html>'


@pytest.fixture(scope="module")
def below(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server below /club/tales."""
    folder = tmp_path_factory.mktemp("below")
    (folder / "web").mkdir()
    (folder / "web" / "index.html").write_text(PAGE)
    (folder / "web" / "mark.svg").write_text("<svg/>")
    with running(test_settings(sqlite_url(folder), web=folder / "web", root_path="/club/tales")) as server:
        yield server


@pytest.fixture(params=[True, False], ids=["stripped", "whole"])
def proxy(below: Server, request: pytest.FixtureRequest) -> Iterator[Proxy]:
    """A proxy that takes the path away, or leaves it on."""
    with standing_before(below.port, "/club/tales", strips=request.param) as one:
        yield one


def test_everything_is_found_below_the_path(proxy: Proxy) -> None:
    person = Person(proxy.url, "Ada")
    page = person.http.get("/t/abc")
    assert page.status_code == 200
    assert '<meta name="taletable-home" content="/club/tales/" />' in page.text
    assert 'href="/club/tales/mark.svg"' in page.text
    assert f'<meta property="og:url" content="{proxy.url}/t/abc" />' in page.text
    assert re.search(rf'og:image" content="{proxy.url}/unfurl/[^"]*\.png', page.text)
    assert person.http.get("/mark.svg").text == "<svg/>"
    assert person.http.get("/api/none").json()["code"] == "no-route"
    assert person.http.get("/healthz").text == "ok\n"
    assert person.http.get("/robots.txt").text.endswith("Disallow: /club/tales/api/\n")
    assert person.http.get("/api/me").headers["cache-control"] == "no-store"
    assert person.get("/api/openapi.json")["servers"] == [{"url": "/club/tales"}]
    assert 'href="openapi.json"' in person.http.get("/api/docs").text
    line = person.live(person.table("you", "random", start=True)["id"])
    line.until("state")
    line.do(t="move", move=line.legal()[0], seq=line.state["seq"])


def test_a_door_without_its_stroke(below: Server) -> None:
    answer = httpx.get(f"{below.url}/club/tales?language=en-XA", timeout=WAIT)
    assert (answer.status_code, answer.headers["location"]) == (308, "/club/tales/?language=en-XA")


def test_cookies_are_of_this_path_and_no_other_server_of_the_host(below: Server, server: Server) -> None:
    """Browsers send the cookies of the whole host to what lies below it: another Taletable's, too."""
    given = Person(server.url, "Anna").http.cookies
    ada = Person(f"{below.url}/club/tales")
    set_cookie = ada.http.post("/api/me", json={"name": "Ada"}).headers["set-cookie"]
    assert "Path=/club/tales/;" in set_cookie
    cookies = {**dict(ada.http.cookies), **dict(given)}
    assert len(cookies) == 2
    assert httpx.get(f"{below.url}/club/tales/api/me", cookies=cookies, timeout=WAIT).json()["name"] == "Ada"
    assert httpx.get(f"{server.url}/api/me", cookies=cookies, timeout=WAIT).json()["name"] == "Anna"
    assert "Path=/club/tales/;" in ada.http.post("/api/me/sign-out", json={}).headers["set-cookie"]


def test_the_doctor_sees_a_server_that_was_told_another_path(below: Server) -> None:
    with standing_before(below.port, "/elsewhere", strips=True) as wrong, standing_before(below.port, "/club/tales", strips=False) as right:
        found = {url: [one.said["say"] for one in proxies(below.settings, url)] for url in (wrong.url, right.url)}
    assert found[wrong.url] == ["doctor.proxy-reached", "doctor.proxy-below", "doctor.proxy-lines"]
    assert found[right.url] == ["doctor.proxy-reached", "doctor.proxy-lines"]


@pytest.mark.parametrize(
    ("root", "address", "lives", "reached"),
    [
        ("", "", "", "http://localhost:8000"),
        ("/", "", "", "http://localhost:8000"),
        ("/tales/", "", "/tales", "http://localhost:8000/tales"),
        ("/tales", "https://club.example", "/tales", "https://club.example/tales"),
        ("/tales", "https://club.example/tales/", "/tales", "https://club.example/tales"),
        ("", "https://club.example/a/tales", "/a/tales", "https://club.example/a/tales"),
    ],
)
def test_the_path_and_the_address_go_together(
    root: str, address: str, lives: str, reached: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    monkeypatch.setenv("TALETABLE_ROOT_PATH", root)
    monkeypatch.setenv("TALETABLE_ADDRESS", address)
    settings = settings_from(None)
    assert (settings.root_path, settings.address, settings.addressed) == (lives, reached, bool(address))


def test_paths_that_cannot_be(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    for wrong in ("tales", "/ta les", "/tales/..", "//tales", '/"', "/api", "/t", "/new/games"):
        monkeypatch.setenv("TALETABLE_ROOT_PATH", wrong)
        with raises(Wrong, "a server lives below a path like /taletable"):
            settings_from(None)
    monkeypatch.setenv("TALETABLE_ROOT_PATH", "/tales")
    monkeypatch.setenv("TALETABLE_ADDRESS", "https://club.example/games")
    with raises(Wrong, "leads elsewhere than below /tales"):
        settings_from(None)


def test_no_path_of_our_own_is_taken_for_the_prefix(tmp_path: Path) -> None:
    """Where a proxy takes the prefix away, `/t/…` has to be a table."""
    app = create_app(test_settings(sqlite_url(tmp_path)))
    paths = [*document(app)["paths"], *(route.path for route in app.routes if isinstance(route, Route))]
    router = Path(__file__).parents[2] / "web" / "src" / "lib" / "router.svelte.ts"
    pages = set(re.findall(r"head === '([a-z]+)'", router.read_text(encoding="utf-8")))
    heads = {re.split(r"[/.]", path)[1] for path in paths if not path.startswith("/{")}
    assert {"api", "t", "healthz"} <= heads | pages <= OURS
