"""A club's identity server (OpenID Connect): the code flow with PKCE, state and nonce. Each step takes its time: it is gone in a thread."""

from __future__ import annotations

import time
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import requests
from authlib.common.errors import AuthlibBaseError
from authlib.common.security import generate_token
from authlib.integrations.requests_client import OAuth2Session
from authlib.oidc.core import CodeIDToken
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet
from joserfc.jws import JWSRegistry

from .settings import Settings

TIMEOUT_S: Final = 10.0
KNOWN_S: Final = 600.0
"""So long it is believed what the server has said of itself."""
SIGNED: Final = ["RS256", "PS256", "ES256", "EdDSA"]
"""How an identity may be signed: never not at all, and never with what both sides know."""
LEEWAY_S: Final = 60


class NotIn(Exception):
    """The club does not say who it is, or not so that it can be believed."""


class Begun(NamedTuple):
    """Somebody is on the way to the club."""

    url: str
    nonce: str
    verifier: str


class Member(NamedTuple):
    """Whom the club knows."""

    sub: str
    name: str


class Club:
    """One per worker."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.back = f"{settings.address}/api/club/back"
        """Where people come back to."""
        self._said: dict[str, Any] = {}
        self._until = 0.0

    def begin(self, state: str) -> Begun:
        """Where somebody signs in. Raises NotIn."""
        nonce, verifier = generate_token(32), generate_token(64)
        with self._session() as session:
            url, _ = session.create_authorization_url(
                self._endpoint("authorization_endpoint"), state=state, nonce=nonce, code_verifier=verifier
            )
        return Begun(url, nonce, verifier)

    def finish(self, code: str, nonce: str, verifier: str) -> Member:
        """Who has come back with a code. Raises NotIn."""
        try:
            with self._session() as session:
                token = session.fetch_token(self._endpoint("token_endpoint"), code=code, code_verifier=verifier, timeout=TIMEOUT_S)
                claims = self._claims(token, nonce)
                told: dict[str, Any] = {}
                if "name" not in claims and "preferred_username" not in claims and "userinfo_endpoint" in self._server():
                    told = session.get(self._endpoint("userinfo_endpoint"), timeout=TIMEOUT_S).json()
                    told = told if told.get("sub") == claims["sub"] else {}
        except (AuthlibBaseError, JoseError, requests.RequestException, OSError, ValueError, KeyError, TypeError, AttributeError):
            raise NotIn from None
        known = {**claims, **told}
        name = next((str(known[key]) for key in ("name", "preferred_username", "nickname", "given_name") if known.get(key)), "")
        return Member(str(claims["sub"]), name)

    def _session(self) -> OAuth2Session:
        secret = self.settings.oidc_secret
        ways = self._server().get("token_endpoint_auth_methods_supported", ["client_secret_basic"]) if secret else []
        way = "client_secret_basic" if "client_secret_basic" in ways else "client_secret_post"
        return OAuth2Session(
            self.settings.oidc_client,
            secret or None,
            token_endpoint_auth_method=way if secret else "none",
            scope=["openid", "profile"],
            redirect_uri=self.back,
            code_challenge_method="S256",
        )

    def _claims(self, token: dict[str, Any], nonce: str) -> dict[str, Any]:
        """What the identity token says, if it is true: of this server, for us, asked for here, of now."""
        try:
            read = self._decode(token["id_token"])
        except JoseError:  # its keys may be new
            self._until = 0.0
            read = self._decode(token["id_token"])
        options = {
            "iss": {"essential": True, "value": self.settings.oidc_issuer},
            "sub": {"essential": True},
            "aud": {"essential": True, "value": self.settings.oidc_client},
            "exp": {"essential": True},
            "nonce": {"essential": True, "value": nonce},
        }
        params = {"nonce": nonce, "client_id": self.settings.oidc_client, "access_token": token.get("access_token")}
        claims = CodeIDToken(read.claims, read.header, options, params)
        claims.validate(leeway=LEEWAY_S)
        if not isinstance(claims["sub"], str) or not 0 < len(claims["sub"]) <= 255:
            raise NotIn
        return dict(claims)

    def _decode(self, token: str) -> jwt.Token:
        keys = KeySet.import_key_set(self._server()["jwks"])
        return jwt.decode(token, key=keys, registry=JWSRegistry(algorithms=SIGNED, strict_check_header=False))

    def _endpoint(self, name: str) -> str:
        """Where the server does something. What goes there is secret."""
        url = str(self._server().get(name, ""))
        parts = urlsplit(url)
        if parts.scheme != "https" and not (parts.scheme == "http" and parts.hostname == urlsplit(self.settings.oidc_issuer).hostname):
            raise NotIn
        return url

    def _server(self) -> dict[str, Any]:
        """What the server says of itself, and its keys."""
        if self._until < time.monotonic():
            try:
                where = self.settings.oidc_issuer.rstrip("/") + "/.well-known/openid-configuration"
                said = requests.get(where, timeout=TIMEOUT_S).json()
                if said["issuer"] != self.settings.oidc_issuer:
                    raise NotIn
                said["jwks"] = requests.get(said["jwks_uri"], timeout=TIMEOUT_S).json()
            except (requests.RequestException, OSError, ValueError, KeyError, TypeError):
                raise NotIn from None
            self._said, self._until = said, time.monotonic() + KNOWN_S
        return self._said
