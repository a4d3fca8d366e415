"""Coming in: passkeys, letters, the club, codes for another device; and how none of them lets anybody else in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from taletable.engine.saying import Wrong
from taletable.server.session import ASKS
from taletable.server.settings import settings_from
from taletable.server.storage import database
from tests.sentences import raises

from .client import ConnectionClosed, Live, Person, Server, World, eventually, free_port, new_database, running, sqlite_url, test_settings
from .signing import Authenticator, Mailbox, Provider, come_in, mailbox, passkey, provider
from .test_operating import by_operator

MAIL = "ada@example.org"


class House:
    """A server with all ways in."""

    def __init__(self, server: Server, box: Mailbox, club: Provider) -> None:
        self.server, self.box, self.club = server, box, club
        self.url = server.settings.address
        self.origin = self.url

    def person(self, name: str | None = None) -> Person:
        """Somebody with a browser."""
        return Person(self.url, name)

    def device(self) -> Authenticator:
        """A device that can keep passkeys."""
        return Authenticator(self.origin)

    def letter(self, person: Person, to: str = MAIL, status: int = 200) -> str:
        """Ask for a letter; its code."""
        person.post("/api/enter/letter", {"address": to}, status)
        return self.box.code(to.strip().lower()) if status == 200 else ""

    def with_mail(self, name: str, to: str) -> Person:
        """Somebody who comes in by letters."""
        person = self.person(name)
        assert person.enter(self.letter(person, to))["kept"]
        return person

    def from_club(self, person: Person, login: str) -> httpx.Response:
        """Sign in at the club, and come back; where that leads."""
        back = self.club.sign_in(person.post("/api/club", {})["url"], login)
        return self.back(person, back)

    def back(self, person: Person, address: str) -> httpx.Response:
        """Come back from the club."""
        return person.http.get(f"/api/club/back?{urlsplit(address).query}")


def code_in(answer: httpx.Response) -> str:
    """The code with which somebody comes back."""
    assert answer.status_code == 303
    return urlsplit(answer.headers["location"]).fragment


def why(answer: httpx.Response) -> str:
    """Why somebody comes back without one."""
    assert answer.status_code == 303
    assert not urlsplit(answer.headers["location"]).fragment
    return parse_qs(urlsplit(answer.headers["location"]).query)["why"][0]


@pytest.fixture(scope="module", params=["sqlite", "postgres"])
def house(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """With each database."""
    kind = request.param
    url = sqlite_url(tmp_path_factory.mktemp("db")) if kind == "sqlite" else new_database(request.getfixturevalue("postgres"))
    port = free_port()
    address = f"http://localhost:{port}"
    with mailbox() as box, provider(f"{address}/api/club/back") as club:
        oidc = {"oidc_issuer": club.url, "oidc_client": "taletable", "oidc_secret": "between us", "oidc_name": "Kestrel Club"}
        with running(test_settings(url, smtp=box.url, address=address, mail_from="tales@example.org", **oidc), port) as server:
            yield House(server, box, club)


def name_of(person: Person) -> str:
    """Who somebody is."""
    me = person.get("/api/me")
    return str(me["name"]) if me["known"] else ""


# What there is


def test_nobody_has_to(house: House, server: Server) -> None:
    """A guest plays at once; what the operator has not set up is not offered, and asked for it is refused."""
    guest = Person(server.url, "Guest")
    assert guest.table("you", "easy", start=True)["status"] == "running"
    keys = guest.get("/api/me/keys")
    assert (keys["keys"], keys["mails"], keys["club"]) == ([], False, "")
    assert keys["card"] == {"name": "Guest", "waiting": 1, "finished": 0, "lessons": 0, "guest": True}
    assert guest.post("/api/enter/letter", {"address": MAIL}, 409)["code"] == "no-mail"
    assert guest.post("/api/club", {}, 409)["code"] == "no-club"
    offered = house.person().get("/api/me/keys")
    assert (offered["card"], offered["mails"], offered["club"]) == (None, True, "Kestrel Club")


# Passkeys


def test_a_passkey_opens_the_door_on_another_device(house: House) -> None:
    ada, key = house.person("Ada"), house.device()
    passkey(ada, key)
    elsewhere = house.person()
    assert come_in(elsewhere, key)["me"]["name"] == "Ada"
    assert name_of(elsewhere) == "Ada"
    assert len(ada.get("/api/me/devices")["devices"]) == 2
    keys = ada.get("/api/me/keys")["keys"]
    assert [one["kind"] for one in keys] == ["passkey"]
    ada.post("/api/me/keys/forget", {"key": keys[0]["key"]})
    assert come_in(house.person(), key, 404)["code"] == "no-passkey"


def test_a_passkey_answers_once_here_and_as_it_is(house: House) -> None:
    """Replayed, from another site, for another site, without its owner's finger, with a counter that goes back, in another browser."""
    ada, key = house.person("Ada"), house.device()
    passkey(ada, key)
    head = {"origin": house.origin}

    def asked(by: Person) -> dict[str, Any]:
        return dict(by.http.post("/api/passkey/ask", json={}, headers=head).json()["options"])

    def tried(by: Person, credential: dict[str, Any]) -> int:
        return by.http.post("/api/passkey", json={"credential": credential}, headers=head).status_code

    thief = house.person()
    answer = key.use(asked(ada))
    assert tried(thief, answer) == 422  # another browser was asked
    assert tried(ada, answer) == 200
    assert tried(ada, answer) == 422  # it was used
    lying = Authenticator("https://evil.example")
    lying.key, lying.id, lying.count = key.key, key.id, 9
    assert tried(thief, lying.use(asked(thief))) == 422
    lying.origin, lying.host = house.origin, "evil.example"
    assert tried(thief, lying.use(asked(thief))) == 422
    lying.host, lying.flags = "localhost", 0x01  # nobody was asked for a finger
    assert tried(thief, lying.use(asked(thief))) == 422
    key.count = 0  # a copy of it was made
    assert tried(thief, key.use(asked(thief))) == 422
    stranger = house.device()
    stranger.id, stranger.count = key.id, 20
    assert tried(thief, stranger.use(asked(thief))) == 422
    assert name_of(thief) == ""
    for junk in ({}, {"id": 1}, {"response": {"clientDataJSON": "e30"}}, {"id": "x", "response": []}):
        assert tried(thief, junk) == 422


def test_a_passkey_is_made_for_one_card_and_for_who_was_asked(house: House) -> None:
    ada, eve, key = house.person("Ada"), house.person("Eve"), house.device()
    head = {"origin": house.origin}
    options = ada.http.post("/api/me/passkey/ask", json={}, headers=head).json()["options"]
    assert options["user"]["id"] not in json.dumps(ada.get("/api/me/export"))
    assert options["authenticatorSelection"]["userVerification"] == "required"
    made = key.make(options)
    assert eve.http.post("/api/me/passkey", json={"credential": made}, headers=head).json()["code"] == "bad-passkey"
    assert ada.http.post("/api/me/passkey", json={"credential": made}, headers=head).status_code == 200
    theirs = eve.http.post("/api/me/passkey/ask", json={}, headers=head).json()["options"]
    taken = eve.http.post("/api/me/passkey", json={"credential": key.make(theirs)}, headers=head)
    assert (taken.status_code, taken.json()["code"]) == (409, "key-taken")
    again = ada.http.post("/api/me/passkey/ask", json={}, headers=head).json()["options"]
    assert [one["id"] for one in again["excludeCredentials"]] == [made["id"]]


def test_passkeys_belong_to_the_address_of_the_server(house: House) -> None:
    """A host that forwards everything here has no passkeys, though it is the request's own."""
    eve = house.person("Eve")
    host = {"host": "evil.example", "origin": "https://evil.example"}
    assert eve.http.post("/api/passkey/ask", json={}, headers=host).json()["code"] == "no-passkeys"
    assert eve.http.post("/api/me/passkey/ask", json={}, headers=host).json()["code"] == "no-passkeys"


# Letters


def test_a_letter_keeps_a_name_and_brings_it_back(house: House) -> None:
    ada = house.person("Ada")
    code = house.letter(ada, " Ada.1@Example.ORG ")
    letter = house.box.letters[-1]
    assert letter["To"] == "ada.1@example.org"
    assert f"{house.origin}/in#{code}" in letter.get_content()
    assert ada.enter(code)["kept"]
    assert [one["name"] for one in ada.get("/api/me/keys")["keys"]] == ["ada.1@example.org"]
    phone = house.person()
    code = house.letter(phone, "ada.1@example.org")
    assert phone.enter(code, typed=False)["me"]["name"] == "Ada"
    assert phone.enter(code, 404)["code"] == "old-code"  # it works once


def test_a_code_is_of_no_use_later(house: House) -> None:
    ada = house.with_mail("Ada", "late@example.org")
    world = World()
    with world.rules():
        phone = house.person()
        code = house.letter(phone, "late@example.org")
        world.now += 15 * 60 * 1_000_000_000
        assert phone.enter(code, 404)["code"] == "old-code"
        spare = house.letter(phone, "late@example.org")
        code = house.letter(phone, "late@example.org")
        assert phone.enter(code)["me"]["name"] == "Ada"
        assert house.person().enter(spare, 404)["code"] == "old-code"  # the others to the same address are void, too
        assert database.epoch_ms() > 0
    assert name_of(ada) == "Ada"


def test_a_link_in_another_browser_lets_nobody_in_by_itself(house: House) -> None:
    """A link that somebody else has asked for: whoever opens it is told whose door it is, and loses nothing."""
    house.with_mail("Mallory", "mallory@example.org")
    code = house.letter(house.person(), "mallory@example.org")
    victim = house.person("Victim")
    victim.table("you", "easy", start=True)
    told = victim.enter(code, typed=False)
    assert (told["me"], told["door"]["card"]["name"], told["door"]["together"]) == (None, "Mallory", False)
    assert victim.enter(code, 409, how="together", typed=False)["code"] == "not-together"
    assert name_of(victim) == "Victim"
    nobody = house.person()
    assert nobody.enter(code, typed=False)["me"] is None
    assert nobody.enter(code, how="leave", typed=False)["me"]["name"] == "Mallory"


def test_an_address_is_kept_only_where_it_was_asked_for(house: House) -> None:
    """Else one could be made to give one's own card to somebody else's address, or one's address to somebody else's card."""
    eve, victim = house.person("Eve"), house.person("Victim")
    code = house.letter(eve, "eve@example.org")
    assert victim.enter(code, 409)["code"] == "other-browser"
    assert victim.enter(code, 409, typed=False)["code"] == "other-browser"
    code = house.letter(eve, "victim@example.org")  # whose mailbox is not Eve's; the victim opens the link
    assert victim.enter(code, 409, typed=False)["code"] == "other-browser"
    assert victim.get("/api/me/keys")["keys"] == []
    assert eve.get("/api/me/keys")["keys"] == []


def test_letters_are_few_and_tell_nothing(house: House) -> None:
    """Whether an address is known here is not told; nobody's mailbox is filled; no line of a head is smuggled in."""
    house.with_mail("Known", "known@example.org")
    one, two = (house.person().http.post("/api/enter/letter", json={"address": f"{who}@example.org"}) for who in ("known", "unknown"))
    assert one.status_code == two.status_code == 200
    assert one.json().keys() == two.json().keys()
    eve, answers = house.person(), []
    for _ in range(8):
        answers.append(eve.http.post("/api/enter/letter", json={"address": "crowded@example.org"}).status_code)
    assert answers == [200] * 5 + [429] * 3
    assert house.person().post("/api/enter/letter", {"address": "Crowded@example.org"}, 429)["code"] == "many-letters"
    before = len(house.box.letters)
    for bad in ("nobody", "a@b\r\nBcc: c@d", "a@b, c@d", "Ada <a@b>", "a b@c", "@", "ä@b.c", "a@b\x00"):
        assert house.person().http.post("/api/enter/letter", json={"address": bad}).status_code == 422, bad
    assert len(house.box.letters) == before


def test_who_is_nobody_becomes_somebody(house: House) -> None:
    """A letter to an address that nobody has, asked for before the first game."""
    nobody = house.person()
    code = house.letter(nobody, "fresh@example.org")
    done = nobody.post("/api/enter", {"code": code, "typed": True, "name": "Piper"})
    assert (done["me"]["name"], done["kept"]) == ("Piper", True)
    assert done["me"]["recovery"]
    assert name_of(nobody) == "Piper"


def test_a_new_key_is_told_by_letter(house: House) -> None:
    ada = house.with_mail("Ada", "told@example.org")
    passkey(ada, house.device())
    eventually(lambda: any(one["To"] == "told@example.org" and "new key" in one["Subject"] for one in house.box.letters))


def test_codes_are_not_guessed(tmp_path: Path) -> None:
    with running(test_settings(sqlite_url(tmp_path), rate=1e-6, burst=16.0)) as server:
        eve = Person(server.url)
        answers = [eve.http.post("/api/enter", json={"code": f"AAAA-AAAA-AAA{letter}"}).status_code for letter in "ABCDEFGHJKMN"]
    assert answers == [404] * 8 + [429] * 4


# The club


def test_the_club_brings_somebody_new_and_back(house: House) -> None:
    nobody = house.person()
    done = nobody.enter(code_in(house.from_club(nobody, "odo")), typed=False)
    assert (done["me"]["name"], done["kept"]) == ("odo of the club", True)
    assert nobody.get("/api/me/keys")["keys"][0]["name"] == "Kestrel Club"
    elsewhere = house.person()
    assert elsewhere.enter(code_in(house.from_club(elsewhere, "odo")), typed=False)["me"]["name"] == "odo of the club"
    guest = house.person("Ilse")
    assert guest.enter(code_in(house.from_club(guest, "ilse")), typed=False)["kept"]
    assert name_of(guest) == "Ilse"


def test_the_way_to_the_club_is_nobody_elses(house: House) -> None:
    """State, browser, code, nonce and verifier belong together, once; and the way back leads nowhere but here."""
    eve, victim = house.person("Eve"), house.person("Victim")
    url = eve.post("/api/club", {})["url"]
    asked = {key: value[0] for key, value in parse_qs(urlsplit(url).query).items()}
    assert asked["code_challenge_method"] == "S256"
    assert asked["nonce"]
    assert asked["redirect_uri"] == f"{house.origin}/api/club/back"
    back = house.club.sign_in(url, "eve")
    assert why(house.back(victim, back)) == "old-code"  # signed in as Eve against their will
    code = code_in(house.back(eve, back))
    assert why(house.back(eve, back)) == "old-code"  # twice
    assert victim.enter(code, 404)["code"] == "old-code"  # what came of it is that browser's, too
    own = house.club.sign_in(victim.post("/api/club", {})["url"], "victim")
    state = parse_qs(urlsplit(eve.post("/api/club", {})["url"]).query)["state"][0]
    stolen = parse_qs(urlsplit(own).query)["code"][0]
    assert why(house.back(eve, f"x?state={state}&code={stolen}")) == "club-no"  # the code of another way: its verifier is not ours
    state = parse_qs(urlsplit(eve.post("/api/club", {})["url"]).query)["state"][0]
    assert why(house.back(eve, f"x?state={state}&code=x&iss=https://evil.example")) == "club-no"
    for query in ("", "state=x&code=y", "error=access_denied", "state=%00&code=%00", "code=https://evil.example&next=//evil.example"):
        answer = house.back(eve, f"x?{query}")
        assert answer.headers["location"].startswith(f"{house.origin}/in?why=")


def test_tokens_that_are_not_true(house: House) -> None:
    """Signed by somebody else or by nobody, of another server, for another client, too old, of another visit."""
    from joserfc import jwt
    from joserfc.errors import JoseError
    from joserfc.jwk import OctKey, RSAKey

    from taletable.server.club import Club, NotIn

    club = Club(house.server.settings)
    key = RSAKey.generate_key(2048, {"kid": "k", "alg": "RS256", "use": "sig"})
    club._server()["jwks"] = {"keys": [key.as_dict(private=False)]}
    now = database.epoch_ms() // 1000
    true = {"iss": house.club.url, "sub": "odo", "aud": "taletable", "iat": now, "exp": now + 60, "nonce": "n"}
    said = club._claims({"id_token": jwt.encode({"alg": "RS256", "kid": "k"}, true, key)}, "n")
    assert said["sub"] == "odo"
    other = RSAKey.generate_key(2048, {"kid": "k"})
    shared = OctKey.import_key("between us, and long enough for it")
    tokens = [jwt.encode({"alg": "RS256", "kid": "k"}, true, other), jwt.encode({"alg": "HS256"}, true, shared)]
    for change in ({"iss": "https://evil.example"}, {"aud": "another"}, {"exp": now - 600}, {"nonce": "m"}, {"sub": ""}, {"sub": None}):
        tokens.append(jwt.encode({"alg": "RS256", "kid": "k"}, {**true, **change}, key))
    tokens.append(jwt.encode({"alg": "RS256", "kid": "k"}, {k: v for k, v in true.items() if k != "nonce"}, key))
    tokens.append("eyJhbGciOiJub25lIn0." + tokens[0].split(".")[1] + ".")
    for token in tokens:
        club._server()["jwks"] = {"keys": [key.as_dict(private=False)]}
        with pytest.raises((NotIn, JoseError, ValueError, KeyError)):
            club._claims({"id_token": token}, "n")


def test_a_server_below_a_path_and_behind_a_proxy(house: House, tmp_path: Path) -> None:
    """Links and ways back lead to the address that the operator has said; cookies go by TLS where people come by it."""
    from dataclasses import replace

    settings = replace(house.server.settings, database=sqlite_url(tmp_path), address="https://club.example/tales", proxies=("127.0.0.1",))
    with running(settings) as server:
        ada = Person(server.url, "Ada")
        by_tls = {"x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9", "host": "club.example"}
        answer = ada.http.post("/api/enter/letter", json={"address": "below@example.org"}, headers=by_tls)
        assert "Secure" in answer.headers["set-cookie"]
        assert "HttpOnly" in answer.headers["set-cookie"]
        assert "SameSite=lax" in answer.headers["set-cookie"]
        assert "https://club.example/tales/in#" in house.box.letters[-1].get_content()
        asked = parse_qs(urlsplit(ada.post("/api/club", {})["url"]).query)
        assert asked["redirect_uri"] == ["https://club.example/tales/api/club/back"]
        assert ada.http.get("/api/club/back").headers["location"] == "https://club.example/tales/in?why=old-code"
        options = ada.http.post("/api/passkey/ask", json={}, headers={**by_tls, "origin": "https://club.example"}).json()["options"]
        assert options["rpId"] == "club.example"


def test_a_club_is_set_up_whole_and_by_tls(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TALETABLE_HOME", str(tmp_path))
    monkeypatch.setenv("TALETABLE_OIDC_ISSUER", "https://id.example/")
    with raises(Wrong, "go TALETABLE_OIDC_CLIENT"):
        settings_from(None)
    monkeypatch.setenv("TALETABLE_OIDC_CLIENT", "taletable")
    monkeypatch.setenv("TALETABLE_OIDC_NAME", "Kestrel Club")
    assert settings_from(None).oidc_issuer == "https://id.example/"
    assert "between" not in repr(test_settings("", oidc_secret="between us"))
    monkeypatch.setenv("TALETABLE_OIDC_ISSUER", "http://id.example")
    with raises(Wrong, "begins with https"):
        settings_from(None)


# Another device, and what is kept


def test_another_device_comes_in_with_a_code(house: House) -> None:
    ada, phone = house.person("Ada"), house.person("Phone")
    phone.table("you", "easy", start=True)
    void = ada.post("/api/me/device", {})["code"]
    made = ada.post("/api/me/device", {})
    assert made["link"] == f"{house.origin}/in#{made['code']}"
    assert phone.enter(void, 404)["code"] == "old-code"
    assert phone.enter(made["code"], typed=False)["door"]["together"] is False
    told = phone.enter(made["code"])
    assert (told["door"]["card"]["name"], told["door"]["mine"]["name"], told["door"]["together"]) == ("Ada", "Phone", True)
    assert phone.enter(made["code"], how="together")["together"]
    assert len(ada.get("/api/me/tables")["tables"]) == 1


def test_whom_operators_keep_out_no_key_lets_in(house: House) -> None:
    ada, key = house.person("Bannister"), house.device()
    passkey(ada, key)
    by_operator(house.server, lambda one: one.ban("Bannister", True))
    assert come_in(house.person(), key, 403)["code"] == "banned"
    assert house.person().enter(ada.recovery, 403)["code"] == "banned"


def test_keys_are_told_and_deleted_with_the_rest(house: House) -> None:
    ada, key = house.with_mail("Ada", "export@example.org"), house.device()
    passkey(ada, key)
    kept = ada.get("/api/me/export")
    assert {(one["kind"], one["name"]) for one in kept["keys"]} >= {("mail", "export@example.org")}
    waiting = house.letter(house.person(), "export@example.org")
    ada.post("/api/me/delete", {"name": "Ada"})
    assert house.person().enter(waiting, 404)["code"] == "old-code"
    assert come_in(house.person(), key, 404)["code"] == "no-passkey"
    again = house.person("Ada the second")
    assert again.enter(house.letter(again, "export@example.org"))["kept"]  # the address is free again


def test_signing_in_ends_what_this_browser_was(house: House) -> None:
    """The cookie of before is void, and so are lines that it holds."""
    ada, guest = house.person("Ada"), house.person("Guest")
    table = guest.table("you", "easy", start=True)
    old = Person(house.url)
    old.http.cookies.update(guest.http.cookies)
    line = Live(old, table["id"])
    line.send(t="hello")
    line.until("state")
    told = guest.enter(ada.recovery)
    assert told["door"]["mine"]["name"] == "Guest"
    assert guest.enter(ada.recovery, how="leave")["me"]["name"] == "Ada"
    with pytest.raises(ConnectionClosed):
        line.until("nothing")
    assert name_of(old) == ""
    assert ASKS not in guest.http.cookies  # nothing was asked for by letter
