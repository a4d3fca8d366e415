"""Calls: people who do not look are told what waits for them, once, on the ways they chose, and nothing secret."""

from __future__ import annotations

import asyncio
import base64
import json
import threading
import time
from collections.abc import Callable, Iterator
from email import message_from_bytes
from email.policy import default
from functools import partial
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import http_ece
import pytest
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from taletable.server.calling.ways import Failed, Ways
from taletable.server.db import migrate
from taletable.server.messages import Calling, Hook
from taletable.server.settings import Settings
from taletable.server.storage import Storage, epoch_ms
from taletable.server.storage.calls import call_of

from .client import WAIT, Person, Server, free_port, new_database, running, sqlite_url, test_settings


class Service:
    """A push service on this machine, and a room that can be posted to; it keeps what comes."""

    def __init__(self) -> None:
        self.got: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        """By path; 201 otherwise."""
        outer = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                outer.got.append((self.path, {key.lower(): value for key, value in self.headers.items()}, body))
                self.send_response(outer.answers.get(self.path, 201))
                self.send_header("content-length", "0")
                self.end_headers()

            def log_message(self, *_: Any) -> None:
                """Silent."""

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def at(self, path: str) -> list[bytes]:
        """What has come there."""
        return [body for where, _, body in self.got if where == path]


class Phone:
    """A browser that is called."""

    def __init__(self, service: Service, path: str) -> None:
        self.service, self.path = service, path
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        public = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        plain = [base64.urlsafe_b64encode(data).rstrip(b"=").decode() for data in (public, self.auth)]
        self.subscription = {
            "endpoint": service.url + path,
            "expirationTime": None,
            "keys": dict(zip(("p256dh", "auth"), plain, strict=True)),
        }

    def notices(self) -> list[dict[str, str]]:
        """What it has shown."""
        return [json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)) for body in self.service.at(self.path)]


def await_it(so: Callable[[], Any]) -> Any:
    """Wait until something is so."""
    deadline = time.monotonic() + WAIT
    while not (found := so()):
        assert time.monotonic() < deadline, "it does not come"
        time.sleep(0.02)
    return found


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    """What is on the other side."""
    one = Service()
    yield one
    one.server.shutdown()


class Letters:
    """A server for letters that keeps them."""

    def __init__(self) -> None:
        self.kept: list[tuple[list[str], str]] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        """A letter has come."""
        letter = message_from_bytes(envelope.content, policy=default)
        self.kept.append((envelope.rcpt_tos, f"{letter['subject']}\n{letter.get_content()}"))
        return "250 OK"


@pytest.fixture(scope="module")
def letters() -> Iterator[tuple[Letters, int]]:
    """The letters, and the port of their server."""
    one, port = Letters(), free_port()
    controller = Controller(one, hostname="127.0.0.1", port=port)
    controller.start()
    yield one, port
    controller.stop()


@pytest.fixture(scope="module")
def settings(tmp_path_factory: pytest.TempPathFactory, letters: tuple[Letters, int]) -> Settings:
    """Who calls at once."""
    ways = {
        "call_ms": 0,
        "look_s": 0.05,
        "private_hooks": True,
        "smtp": f"smtp://127.0.0.1:{letters[1]}",
        "address": "https://tales.example",
    }
    return test_settings(sqlite_url(tmp_path_factory.mktemp("calls")), **ways)


@pytest.fixture(scope="module")
def server(settings: Settings) -> Iterator[Server]:
    """A server that calls."""
    with running(settings) as one:
        yield one


def pair(server: Server, phone: Phone | None = None, **wishes: Any) -> tuple[Person, Person, dict[str, Any]]:
    """Anna and Ben, who wants to be called, at a table that has not begun."""
    anna, ben = Person(server.url, "Anna"), Person(server.url, "Ben")
    if wishes:
        ben.post("/api/me/calls", wishes)
    if phone:
        ben.post("/api/me/push", phone.subscription)
    table = anna.table("you", "open")
    ben.post(f"/api/tables/{table['id']}/sit", {"seat": 1, "invite": table["seats"][1]["invite"]})
    return anna, ben, table


def test_your_turn_is_told_once_and_tells_nothing(server: Server, service: Service) -> None:
    phone = Phone(service, "/turn")
    anna, _, table = pair(server, phone, turn=["push"], over=["push"])
    anna.post(f"/api/tables/{table['id']}/start", {})
    await_it(phone.notices)
    assert phone.notices() == [{"title": "Your move in Paper Tales", "body": "With Anna.", "path": f"/t/{table['id']}"}]
    headers = next(headers for path, headers, _ in service.got if path == "/turn")
    assert headers["authorization"].startswith("vapid t=")
    assert headers["content-encoding"] == "aes128gcm"
    anna.post(f"/api/tables/{table['id']}/abandon")
    time.sleep(0.3)  # many looks later
    assert len(phone.notices()) == 1


def test_who_looks_is_not_called(server: Server, service: Service) -> None:
    phone, other = Phone(service, "/looks"), Phone(service, "/looks-not")
    anna, ben, table = pair(server, phone, turn=["push"])
    line = ben.live(table["id"])
    line.until("table")
    anna.post(f"/api/tables/{table['id']}/start", {})
    line.until("state")
    again, _, second = pair(server, other, turn=["push"])
    again.post(f"/api/tables/{second['id']}/start", {})
    await_it(other.notices)
    assert not phone.notices()
    line.close()


def test_several_things_after_quiet_hours_are_one_notice(server: Server) -> None:
    wishes = Calling(quiet=(22 * 60, 7 * 60))
    assert [wishes.wakes(minute) for minute in (21 * 60, 22 * 60, 23 * 60, 0, 6 * 60 + 59, 7 * 60)] == [0, 540, 480, 420, 1, 0]
    assert Calling(quiet=(60, 120)).wakes(90) == 30
    caller = server.app.state.office.hall.caller
    anna, _, table = pair(server)
    row = server.app.state.office.hall.tables[table["id"]].row
    call = call_of("p", table["id"], "turn", "push", 0, 0)
    assert caller.many([(call, row), (call, row)], Calling()) == ("2 tables call you", "Paper Tales")
    anna.post(f"/api/tables/{table['id']}/abandon")


def test_a_dead_browser_is_forgotten(server: Server, service: Service) -> None:
    service.answers["/dead"] = 410
    phone = Phone(service, "/dead")
    anna, ben, table = pair(server, phone, turn=["push"])
    assert ben.get("/api/me/calls")["browsers"] == 1
    anna.post(f"/api/tables/{table['id']}/start", {})
    await_it(lambda: ben.get("/api/me/calls")["browsers"] == 0)


def test_rooms_are_posted_to(server: Server, service: Service) -> None:
    for kind, said in (("discord", "content"), ("slack", "text"), ("matrix", "text"), ("json", "title")):
        path = f"/room/{kind}"
        anna, _, table = pair(server, turn=["hook"], hook={"kind": kind, "url": service.url + path})
        anna.post(f"/api/tables/{table['id']}/start", {})
        body = json.loads(await_it(partial(service.at, path))[0])
        assert body[said].startswith("Your move in Paper Tales")
        assert f"https://tales.example/t/{table['id']}" in json.dumps(body)


def test_letters_only_to_an_address_that_is_ones_own(server: Server, letters: tuple[Letters, int]) -> None:
    kept = letters[0].kept
    anna, ben, table = pair(server, turn=["mail"])
    ben.post("/api/me/mail", {"address": "ben@example.org"})
    to, text = await_it(lambda: kept)[0]
    assert to == ["ben@example.org"]
    token = text.split("/you?mail=")[1].split()[0]
    assert ben.get("/api/me/calls")["calling"]["mail"] == "", "not before it is confirmed"
    assert anna.post("/api/me/mail/confirm", {"token": token}, 403)["code"] == "other-letter"
    assert ben.post("/api/me/mail/confirm", {"token": token[:-2]}, 422)["code"] == "old-letter"
    assert ben.post("/api/me/mail/confirm", {"token": token})["calling"]["mail"] == "ben@example.org"
    assert ben.post("/api/me/calls", {"turn": ["mail"], "mail": "anna@example.org"})["calling"]["mail"] == "ben@example.org"
    anna.post(f"/api/tables/{table['id']}/start", {})
    letter = await_it(lambda: [text for _, text in kept if "Your move in Paper Tales" in text])[0]
    assert f"https://tales.example/t/{table['id']}" in letter


@pytest.mark.parametrize("address", ["a@b@c", "ben", "ben@example.org\nBcc: all@example.org", "Ben <ben@example.org>"])
def test_no_letter_to_what_is_no_address(server: Server, address: str) -> None:
    assert Person(server.url, "Ben").post("/api/me/mail", {"address": address}, 422)["code"] == "bad-mail"


def test_nothing_is_sent_into_networks_of_ones_own(service: Service) -> None:
    ways, before = Ways(b"secret", private=False), len(service.got)
    for url in (service.url, service.url.replace("127.0.0.1", "localhost")):
        with pytest.raises(Failed):
            ways.hook(Hook("json", url + "/inside"), "title", "", "link")
    assert len(service.got) == before


def test_only_https_without_leave(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path))) as server:
        ben = Person(server.url, "Ben")
        for url in ("http://example.org/hook", "file:///etc/passwd", "ftp://example.org"):
            assert ben.post("/api/me/calls", {"hook": {"kind": "json", "url": url}}, 422)["code"] == "bad-address"
        assert ben.post("/api/me/calls", {"zone": "../etc"}, 422)["code"] == "bad-zone"
        assert ben.post("/api/me/mail", {"address": "ben@example.org"}, 409)["code"] == "no-mail"


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_each_call_is_taken_by_one_worker(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = sqlite_url(tmp_path) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))

    async def run() -> None:
        workers = [Storage(test_settings(url), name) for name in ("one", "two")]
        await migrate(workers[0].database.engine)
        person, _ = await workers[0].people.add("Ben")
        calls = [call_of(person, f"table{n}", "turn", "push", n, 0) for n in range(12)]
        await asyncio.gather(*[worker.calls.add(calls) for worker in workers])
        now = epoch_ms()
        taken = await asyncio.gather(*[worker.calls.due(now, 1000) for worker in workers])
        assert sorted(call.id for part in taken for call in part) == sorted(call.id for call in calls)
        assert not await workers[0].calls.due(now, 1000)
        assert len(await workers[1].calls.due(now + 1001, 1000)) == 12, "a worker that died does not keep them"
        for worker in workers:
            await worker.close()

    asyncio.run(run())


def test_what_fails_is_tried_again_later(server: Server, service: Service) -> None:
    service.answers["/down"] = 503
    phone = Phone(service, "/down")
    anna, ben, table = pair(server, phone, turn=["push"])
    anna.post(f"/api/tables/{table['id']}/start", {})
    await_it(lambda: service.at("/down"))
    time.sleep(0.3)
    assert len(service.at("/down")) == 1, "not at once"
    assert ben.get("/api/me/calls")["browsers"] == 1
