"""What people come in with: an authenticator, a mailbox, a club's identity server. All of them are real, but for the finger."""

from __future__ import annotations

import base64
import hashlib
import json
import os
import re
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from pathlib import Path
from typing import Any

import cbor2
import httpx
from aiosmtpd.controller import Controller
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from .client import WAIT, Person, free_port

ROOT = Path(__file__).parents[2]


def b64(data: bytes) -> str:
    """As the web has it."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Back again."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Authenticator:
    """A key of one's own, as a device holds it; it can be told to lie."""

    def __init__(self, origin: str, host: str = "localhost") -> None:
        self.origin, self.host = origin, host
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(16)
        self.count = 0
        self.flags = 0x05
        """User present, user verified."""

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.count.to_bytes(4, "big")

    def _client(self, kind: str, challenge: str) -> bytes:
        return json.dumps({"type": f"webauthn.{kind}", "challenge": challenge, "origin": self.origin, "crossOrigin": False}).encode()

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """Make a passkey."""
        public = self.key.public_key().public_numbers()
        cose = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: public.x.to_bytes(32, "big"), -3: public.y.to_bytes(32, "big")})
        data = self._data(self.flags | 0x40) + bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cose
        response = {
            "clientDataJSON": b64(self._client("create", options["challenge"])),
            "attestationObject": b64(cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})),
        }
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response, "clientExtensionResults": {}}

    def use(self, options: dict[str, Any]) -> dict[str, Any]:
        """Use it."""
        self.count += 1
        data, client = self._data(self.flags), self._client("get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        response = {"clientDataJSON": b64(client), "authenticatorData": b64(data), "signature": b64(signature)}
        return {"id": b64(self.id), "rawId": b64(self.id), "type": "public-key", "response": response, "clientExtensionResults": {}}


class Mailbox:
    """A server for letters that keeps them."""

    def __init__(self) -> None:
        self.letters: list[EmailMessage] = []
        outer = self

        class Handler:
            async def handle_DATA(self, server: object, session: object, envelope: Any) -> str:  # noqa: N802
                outer.letters.append(message_from_bytes(envelope.content, policy=default))
                return "250 OK"

        self.port = free_port()
        self.controller = Controller(Handler(), hostname="127.0.0.1", port=self.port)

    @property
    def url(self) -> str:
        """For the settings."""
        return f"smtp://127.0.0.1:{self.port}"

    def code(self, to: str) -> str:
        """The code of the last letter to an address."""
        letter = next(one for one in reversed(self.letters) if one["To"] == to)
        found = re.search(r"/in#([A-Z0-9-]{14})\b", letter.get_content())
        assert found
        return found[1]


@contextmanager
def mailbox() -> Iterator[Mailbox]:
    """A mailbox for a while."""
    one = Mailbox()
    one.controller.start()
    try:
        yield one
    finally:
        one.controller.stop()


class Provider:
    """A club's identity server: the certified provider of the development requirements, in a process of its own."""

    def __init__(self, back: str) -> None:
        self.url = f"http://127.0.0.1:{free_port()}"
        path = os.pathsep.join([str(ROOT / ".venv" / "bin"), os.environ["PATH"]])
        node = shutil.which("node", path=path)
        assert node, "node is missing; it comes with the development requirements"
        script = Path(__file__).parent / "provider.mjs"
        self.process = subprocess.Popen([node, str(script), self.url, back], stdout=subprocess.PIPE, text=True, cwd=ROOT / "web")
        assert self.process.stdout
        assert self.process.stdout.readline().strip() == "ready"

    def sign_in(self, url: str, login: str) -> str:
        """Whoever has these cookies signs in as a member; where the club sends them back to."""
        with httpx.Client(timeout=WAIT) as browser:
            answer = browser.get(url)
            for _ in range(12):
                if answer.has_redirect_location:
                    to = str(answer.url.join(answer.headers["location"]))
                    if not to.startswith(self.url):
                        return to
                    answer = browser.get(to)
                    continue
                action = re.search(r'action="([^"]+)"', answer.text)
                prompt = re.search(r'name="prompt" value="(\w+)"', answer.text)
                assert action, answer.text
                assert prompt, answer.text
                answer = browser.post(action[1], data={"prompt": prompt[1], "login": login, "password": "x"})
        raise AssertionError("the club sends nobody back")


@contextmanager
def provider(back: str) -> Iterator[Provider]:
    """An identity server for a while."""
    one = Provider(back)
    try:
        yield one
    finally:
        one.process.terminate()
        one.process.wait(WAIT)


def passkey(person: Person, device: Authenticator) -> None:
    """Make a passkey for somebody."""
    head = {"origin": device.origin}
    options = person.http.post("/api/me/passkey/ask", json={}, headers=head).json()["options"]
    answer = person.http.post("/api/me/passkey", json={"credential": device.make(options)}, headers=head)
    assert answer.status_code == 200, answer.text


def come_in(person: Person, device: Authenticator, status: int = 200) -> Any:
    """Come in with a passkey."""
    head = {"origin": device.origin}
    options = person.http.post("/api/passkey/ask", json={}, headers=head).json()["options"]
    answer = person.http.post("/api/passkey", json={"credential": device.use(options)}, headers=head)
    assert answer.status_code == status, answer.text
    return answer.json()
