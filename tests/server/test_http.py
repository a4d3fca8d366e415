"""The walls: origins, sizes, rates, headers, pages, sessions, settings."""

from __future__ import annotations

import json
import logging
import os
import stat
from pathlib import Path

import httpx
import pytest
from itsdangerous import Signer

from taletable.engine.saying import Wrong
from taletable.server import settings as settings_module
from taletable.server.session import COOKIE, Bucket, Sessions
from taletable.server.settings import database_url, load_secret
from tests.sentences import raises
from tests.server.client import ConnectionClosed, Live, Person, Server, running, sqlite_url, test_settings


def test_foreign_pages_can_do_nothing(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "open")
    for origin in ("https://evil.example", "null", f"{server.url}.evil.example"):
        answer = anna.http.post("/api/tables", json={}, headers={"Origin": origin})
        assert (answer.status_code, answer.json()["code"]) == (403, "origin")
        with pytest.raises(Exception, match="403"):
            Live(anna, table["id"], {"Origin": origin})
    own = anna.http.post(f"/api/tables/{table['id']}/abandon", headers={"Origin": server.url})
    assert own.status_code == 200


def test_a_foreign_form_is_not_json(server: Server) -> None:
    anna = Person(server.url, "Anna")
    answer = anna.http.post("/api/me", content='{"name":"Eve"}', headers={"content-type": "text/plain"})
    assert answer.status_code == 415
    assert anna.get("/api/me")["name"] == "Anna"


def test_headers(server: Server) -> None:
    person = Person(server.url)
    for path in ("/", "/api/games", "/api/docs", "/api/nothing", "/assets/none.js"):
        headers = person.http.get(path).headers
        policy = headers["content-security-policy"]
        assert "script-src 'self'" in policy
        assert "unsafe-inline" not in policy.split("style-src")[0]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert person.http.get("/api/games").headers["cache-control"] == "no-store"


def test_session_cookie(server: Server) -> None:
    answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    for value in ("nonsense", "a.b", "", "x" * 5000, Signer(b"another key", salt="taletable.person").sign("someone").decode()):
        assert httpx.get(f"{server.url}/api/me", cookies={COOKIE: value}).json()["known"] is False
    unknown = Sessions(b"a secret for tests only").signer.sign("nobody").decode()
    assert httpx.get(f"{server.url}/api/me", cookies={COOKIE: unknown}).json()["known"] is False


def test_too_large(server: Server) -> None:
    anna = Person(server.url, "Anna")
    answer = anna.http.post("/api/me", content=b'{"name":"' + b"x" * 100_000 + b'"}', headers={"content-type": "application/json"})
    assert answer.status_code == 413
    line = anna.live(anna.table("you", "random", start=True)["id"])
    line.until("state")
    line.socket.send("x" * 100_000)
    with pytest.raises(ConnectionClosed) as closed:
        line.until("nothing")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 1009


def test_deep_json(server: Server) -> None:
    anna = Person(server.url, "Anna")
    answer = anna.http.post("/api/tables", content="[" * 30_000, headers={"content-type": "application/json"})
    assert answer.status_code == 422


def test_rates(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), rate=0.001, burst=12.0)) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("you", "random", start=True)
        line = anna.live(table["id"])
        line.until("state")
        for _ in range(60):
            line.send(t="presence", here=True)
        assert line.until("error")["code"] == "too-fast"
        with pytest.raises(ConnectionClosed):
            line.until("nothing")
        codes = [anna.http.post("/api/enter", json={"code": "AAAA"}).status_code for _ in range(8)]
        assert codes[0] == 404
        assert codes[-1] == 429
        codes = [anna.http.post("/api/join", json={"code": "AAAA"}).status_code for _ in range(14)]
        assert codes[-1] == 429


def test_bucket() -> None:
    bucket = Bucket(rate=0.0, burst=2.0)
    assert [bucket.take() for _ in range(3)] == [True, True, False]


def test_pages(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>the page</title>")
    (web / "assets" / "app-1a2b.js").write_text("export {}")
    (web / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with running(test_settings(sqlite_url(tmp_path), web=web)) as server:
        person = Person(server.url)
        for path, status in (("/", 200), ("/t/abc", 200), ("/index.html", 200), ("/table/abc", 404)):
            answer = person.http.get(path)
            assert (answer.status_code, "the page" in answer.text) == (status, True), path
            assert answer.headers["cache-control"] == "no-cache"
        for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/..%2fsecret.txt"):
            assert person.http.get(path).status_code == 404
        script = person.http.get("/assets/app-1a2b.js")
        assert script.headers["content-type"].startswith("text/javascript")
        assert "immutable" in script.headers["cache-control"]
        assert person.http.get("/icon.svg").text == "<svg/>"
        assert person.http.get("/assets/none.js").status_code == 404
        assert person.http.get("/api/none").status_code == 404


def test_docs_and_schema(server: Server) -> None:
    person = Person(server.url)
    document = person.get("/api/openapi.json")
    schemas = document["components"]["schemas"]
    assert {"ClientMessage", "ServerMessage", "StateMessage", "TableInfo"} <= schemas.keys()
    text = json.dumps(document)
    for reference in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert reference in schemas, reference
    for path, operations in document["paths"].items():
        for operation in operations.values():
            assert operation["description"], path
            content = operation["responses"]["200"]["content"]
            assert len(content) == 1, path
    page = person.http.get("/api/docs").text
    assert "/api/tables/{identity}/sit" in page
    assert "<script" not in page


def test_unknown_tables(server: Server) -> None:
    anna = Person(server.url, "Anna")
    anna.get("/api/tables/nothing", status=404)
    anna.get("/api/tables/" + "x" * 400, status=404)
    anna.get("/api/games/chess", status=404)
    anna.get("/api/tables/nothing/replay?at=x", status=404)
    table = anna.table("you", "open")
    anna.get(f"/api/tables/{table['id']}/replay", status=422)
    anna.get(f"/api/tables/{table['id']}/replay", at=0, status=404)
    with pytest.raises(ConnectionClosed) as closed:
        anna.live("nothing").until("table")
    assert closed.value.rcvd
    assert closed.value.rcvd.code == 4404


def test_no_secret_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with running(test_settings(sqlite_url(tmp_path))) as server:
        anna = Person(server.url, "Anna")
        table = anna.table("you", "random", start=True)
        line = anna.live(table["id"])
        line.until("state")
        line.do(t="move", move=line.legal()[0])
        line.close()
        cookie = anna.http.cookies[COOKIE]
        for secret in (anna.recovery, cookie, table["seats"][0]["invite"], "a secret for tests only"):
            ours = [record.getMessage() for record in caplog.records if record.name.split(".")[0] in ("taletable", "uvicorn", "fastapi")]
            assert not any(secret in message for message in ours)
    assert "secret" not in repr(test_settings("x")).replace("taletable", "")


# Settings


def test_secret_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("TALETABLE_SECRET", raising=False)
    key = load_secret()
    assert len(key) >= 32
    path = tmp_path / "home" / "secret"
    assert stat.S_IMODE(os.stat(path).st_mode) == 0o600
    assert load_secret() == key
    monkeypatch.setenv("TALETABLE_SECRET", "x" * 20)
    assert load_secret() == b"x" * 20
    monkeypatch.setenv("TALETABLE_SECRET", "short")
    with raises(Wrong, "too short"):
        load_secret()
    monkeypatch.delenv("TALETABLE_SECRET")
    path.write_bytes(b"")
    with raises(Wrong, "too short"):
        load_secret()


def test_database_urls(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    assert database_url(None) == f"sqlite+aiosqlite:///{tmp_path}/taletable.db"
    assert database_url("/a/b.db") == "sqlite+aiosqlite:////a/b.db"
    assert database_url("sqlite:////a/b.db") == "sqlite+aiosqlite:////a/b.db"
    assert database_url("postgresql://u@h/d") == "postgresql+asyncpg://u@h/d"
    for bad in ("mysql://h/d", "sqlite:///:memory:", ":memory:"):
        with raises(Wrong, "database"):
            database_url(bad)
    monkeypatch.delenv("TALETABLE_HOME")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    assert settings_module.home() == tmp_path / "data" / "taletable"


def test_several_workers_need_postgres(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from taletable.server.main import serve

    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    with raises(Wrong, "PostgreSQL"):
        serve("127.0.0.1", 1, None, 2, False)
    with raises(Wrong, "at least one"):
        serve("127.0.0.1", 1, None, 0, False)


def test_the_client_travels_packed(tmp_path: Path) -> None:
    web = tmp_path / "web"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<!doctype html><title>Taletable</title>", encoding="utf-8")
    (web / "assets" / "app-1.js").write_text("export const tale = 'once upon a time'\n" * 200, encoding="utf-8")
    with running(test_settings(sqlite_url(tmp_path), web=web)) as server:
        packed = httpx.get(f"{server.url}/assets/app-1.js", headers={"accept-encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert int(packed.headers["content-length"]) < 1000
        assert "immutable" in packed.headers["cache-control"]
        plain = httpx.get(f"{server.url}/assets/app-1.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == packed.text
        assert plain.headers["vary"] == "accept-encoding"
        assert httpx.get(f"{server.url}/t/anything").headers["content-type"].startswith("text/html")


# Problems in words


def test_a_problem_has_a_code_and_a_sentence_in_the_language_of_who_asks(server: Server) -> None:
    anna = Person(server.url, "Anna")
    for language, sentence in (
        ("en", "There is no game “chess”."),
        ("de-AT,de;q=0.9", "There is no game “chess”."),
        ("en-XA", "⟦Ŧħḗḗřḗḗ īīş ƞǿǿ ɠȧȧḿḗḗ “chess”.⟧"),
    ):
        answer = anna.http.get("/api/games/chess", headers={"accept-language": language})
        assert (answer.status_code, answer.json()) == (404, {"code": "no-game", "args": {"name": "chess"}, "cite": "", "text": sentence})
    for method, path, status in (("GET", "/api/nowhere", 404), ("PATCH", "/api/games", 405), ("GET", "/assets/nothing.js", 404)):
        answer = anna.http.request(method, path, headers={"accept-language": "en-XA"})
        assert answer.status_code == status
        assert answer.json()["text"].startswith("⟦")


def test_what_the_rules_refuse_is_said_by_the_game(server: Server) -> None:
    anna = Person(server.url, "Anna")
    body = {"game": "paper-tales", "seats": [{"kind": "you"}] * 3, "options": {"two_player": "advanced"}}
    answer = anna.http.post("/api/tables", json=body, headers={"accept-language": "en-XA"}).json()
    assert (answer["args"], answer["cite"]) == (None, "PT-V.3")
    assert answer["text"].startswith("⟦")


def test_the_page_about_the_api_speaks_the_language_of_who_reads_it(server: Server) -> None:
    anna = Person(server.url, "Anna")
    assert "<h2>Routes</h2>" in anna.http.get("/api/docs").text
    page = anna.http.get("/api/docs", headers={"accept-language": "en-XA"}).text
    assert '<html lang="en-XA">' in page
    assert "<h2>⟦Řǿǿŭŭŧḗḗş⟧</h2>" in page
