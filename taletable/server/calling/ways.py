"""The ways on which somebody is told something. Each takes its time, so each is gone in a thread.

Addresses come from people, so nothing is sent into networks of one's own unless the operator allows it: it is looked at whom a connection
has reached before anything is said.
"""

from __future__ import annotations

import json
from hashlib import sha256
from ipaddress import ip_address
from typing import Any

import requests
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid, b64urlencode
from pywebpush import WebPushException, webpush
from requests.adapters import HTTPAdapter
from urllib3.connection import HTTPConnection, HTTPSConnection
from urllib3.connectionpool import HTTPConnectionPool, HTTPSConnectionPool

from taletable.table.refuse import Refuse

from ..messages import Hook, PushKeys

TIMEOUT_S = 10.0
DAY_S = 24 * 3600
GONE = (404, 410)
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
"""Of the curve P-256."""


class Gone(Exception):
    """Nobody is there any more."""


class Failed(Exception):
    """It did not work this time."""


class _NotPublic(OSError):
    """An address of a network of one's own."""


class _Plain(HTTPConnection):
    def _new_conn(self) -> Any:
        return _public(super()._new_conn())


class _Safe(HTTPSConnection):
    def _new_conn(self) -> Any:
        return _public(super()._new_conn())


def _public(socket: Any) -> Any:
    if not ip_address(socket.getpeername()[0]).is_global:
        socket.close()
        raise _NotPublic
    return socket


class _PlainPool(HTTPConnectionPool):
    ConnectionCls = _Plain


class _SafePool(HTTPSConnectionPool):
    ConnectionCls = _Safe


class _PublicOnly(HTTPAdapter):
    def init_poolmanager(self, *args: Any, **more: Any) -> None:
        super().init_poolmanager(*args, **more)
        self.poolmanager.pool_classes_by_scheme = {"http": _PlainPool, "https": _SafePool}


class Ways:
    """What the ways need to know."""

    def __init__(self, secret: bytes, private: bool) -> None:
        number = int.from_bytes(sha256(b"taletable web push " + secret).digest()) % (ORDER - 1) + 1
        key = ec.derive_private_key(number, ec.SECP256R1())
        self.vapid = Vapid(key)
        """All workers sign with the same key, which follows from the one that signs sessions."""
        self.public = b64urlencode(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))
        self.session = requests.Session()
        self.session.trust_env = False
        self.private = private
        if not private:
            self.session.mount("http://", _PublicOnly())
            self.session.mount("https://", _PublicOnly())

    def may_go(self, url: str) -> None:
        """Is it an address that anything may be sent to?"""
        if not url.startswith("https://" if not self.private else ("https://", "http://")) or not url.isprintable():
            raise Refuse(422, "bad-address")

    def push(self, endpoint: str, keys: PushKeys, notice: dict[str, str], contact: str) -> None:
        """Show a notice in a browser. Raises Gone, Failed."""
        subscription: dict[str, Any] = {"endpoint": endpoint, "keys": {"p256dh": keys.p256dh, "auth": keys.auth}}
        try:
            webpush(
                subscription,
                json.dumps(notice),
                vapid_private_key=self.vapid,
                vapid_claims={"sub": contact},
                ttl=DAY_S,
                timeout=TIMEOUT_S,
                requests_session=self.session,
                headers={"urgency": "normal"},
            )
        except WebPushException as error:
            if error.response is not None and error.response.status_code in GONE:
                raise Gone from None
            raise Failed from None
        except (requests.RequestException, OSError, ValueError):
            raise Failed from None

    def hook(self, hook: Hook, title: str, body: str, link: str) -> None:
        """Say something in a room of a chat, or to a program. Raises Gone, Failed."""
        text = f"{title}\n{body}\n{link}" if body else f"{title}\n{link}"
        shapes: dict[str, dict[str, Any]] = {
            "discord": {"content": text, "allowed_mentions": {"parse": []}},
            "slack": {"text": text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")},
            "matrix": {"text": text, "msgtype": "m.text", "body": text},
            "json": {"title": title, "body": body, "url": link},
        }
        try:
            answer = self.session.post(hook.url, json=shapes[hook.kind], timeout=TIMEOUT_S, allow_redirects=False)
        except (requests.RequestException, OSError, ValueError):
            raise Failed from None
        if answer.status_code in GONE:
            raise Gone
        if not answer.ok:
            raise Failed
