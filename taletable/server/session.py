"""Who is asking: the signed cookie, where requests may come from, and how many there may be."""

from __future__ import annotations

import hashlib
import secrets
import time
from collections import OrderedDict
from collections.abc import Mapping
from typing import NamedTuple
from urllib.parse import urlsplit

from itsdangerous import BadSignature, Signer
from starlette.datastructures import Headers
from starlette.responses import Response

COOKIE = "taletable"
TWO_YEARS = 2 * 365 * 24 * 3600
ASKS = "taletable-asks"
"""By which a browser that asks to be let in is known again when the answer comes."""
HOUR = 3600


class Claim(NamedTuple):
    """What a cookie says: who it is for, and the secret of the device that it was given to."""

    person: str
    token: str
    """Empty for cookies of before there were sessions."""

    @property
    def key(self) -> str:
        """By which the session is kept: who reads the database cannot make the cookie of it."""
        return hashlib.sha256(self.token.encode()).hexdigest() if self.token else ""


SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Macintosh", "CrOS", "Linux")
BROWSERS = {
    "Edg": "Edge",
    "OPR": "Opera",
    "Firefox": "Firefox",
    "FxiOS": "Firefox",
    "Chrom": "Chrome",
    "CriOS": "Chrome",
    "Safari": "Safari",
}


def device_of(agent: str) -> str:
    """What a device calls itself, shortly, so that its owner knows it again."""
    browser = next((name for mark, name in BROWSERS.items() if mark in agent), agent.partition("/")[0][:20])
    system = next((name for name in SYSTEMS if name in agent), "")
    return " · ".join(filter(None, (browser, system))) or "?"


class Sessions:
    """Signs the id of a person, and the secret of a device, into a cookie and reads it back."""

    def __init__(self, secret: bytes, root_path: str = "") -> None:
        mark = root_path.replace("/", "-")
        self.path = f"{root_path}/"
        self.cookie, self.asks = COOKIE + mark, ASKS + mark
        """A browser sends the cookies of the whole host, too: one server's are called otherwise than another's."""
        self.signer = Signer(secret, salt="taletable.person", digest_method=hashlib.sha256)

    def read(self, cookies: Mapping[str, str]) -> Claim | None:
        """What a cookie says; None without a valid one."""
        signed = cookies.get(self.cookie)
        if not signed or len(signed) > 256:
            return None
        try:
            person, _, token = self.signer.unsign(signed).decode().partition(":")
            return Claim(person, token)
        except (BadSignature, UnicodeDecodeError):
            return None

    def write(self, response: Response, claim: Claim, secure: bool) -> None:
        """Give the cookie to the browser."""
        value = self.signer.sign(f"{claim.person}:{claim.token}").decode()
        self._set(response, self.cookie, value, TWO_YEARS, secure)

    def forget(self, response: Response) -> None:
        """Take the cookie from the browser."""
        response.delete_cookie(self.cookie, path=self.path)

    def asking(self, cookies: Mapping[str, str]) -> str:
        """By which the browser is kept that asks; empty if it never did."""
        given = cookies.get(self.asks, "")
        return hashlib.sha256(given.encode()).hexdigest() if 20 <= len(given) <= 64 else ""

    def ask(self, response: Response, cookies: Mapping[str, str], secure: bool) -> str:
        """Know the browser again when the answer comes; by which it is kept. It comes back from another site, so it is lax."""
        known = self.asking(cookies)
        value = cookies[self.asks] if known else secrets.token_urlsafe(24)
        self._set(response, self.asks, value, HOUR, secure)
        return known or self.asking({self.asks: value})

    def _set(self, response: Response, name: str, value: str, life: int, secure: bool) -> None:
        response.set_cookie(name, value, max_age=life, httponly=True, samesite="lax", secure=secure, path=self.path)


def same_origin(headers: Headers, trusted: tuple[str, ...]) -> bool:
    """Does the request come from our own page? Programs send no Origin and carry no stolen cookie."""
    origin = headers.get("origin")
    if origin is None or origin in trusted:
        return True
    return urlsplit(origin).netloc.lower() == headers.get("host", "").lower() != ""


class Bucket:
    """So many at once, so many per second."""

    __slots__ = ("burst", "left", "rate", "time")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self.left = burst
        self.time = time.monotonic()

    def take(self, cost: float = 1.0) -> bool:
        """Take from the bucket; False if there is not enough in it."""
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.time) * self.rate)
        self.time = now
        if self.left < cost:
            return False
        self.left -= cost
        return True


class Buckets:
    """A bucket for each person or address; the longest unused are forgotten."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self.rate = rate
        self.burst = burst
        self.most = most
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, cost: float = 1.0) -> bool:
        """Take from somebody's bucket."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = Bucket(self.rate, self.burst)
            if len(self.buckets) > self.most:
                self.buckets.popitem(last=False)
        else:
            self.buckets.move_to_end(who)
        return bucket.take(cost)
