"""Keeping one's name in a real browser: its virtual authenticator, a real mailbox, a real identity server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from taletable.words import PSEUDO
from tests.server.client import Server, free_port, sqlite_url, test_settings
from tests.server.signing import Mailbox, Provider, mailbox, provider

from .conftest import DESK, PHONE, House, axe, looking, people, width

LOW = (640, 360)
SIZES = (DESK, PHONE, LOW)


class Home(Server):
    """A server by the name that browsers make keys for."""

    @property
    def url(self) -> str:
        """A bare number is no name."""
        return f"http://localhost:{self.port}"


@pytest.fixture(scope="module")
def box() -> Iterator[Mailbox]:
    """Where letters go."""
    with mailbox() as one:
        yield one


PORT = free_port()


@pytest.fixture(scope="module")
def club() -> Iterator[Provider]:
    """The club."""
    with provider(f"http://localhost:{PORT}/api/club/back") as one:
        yield one


@pytest.fixture(scope="module")
def server(bundle: Path, tmp_path_factory: pytest.TempPathFactory, box: Mailbox, club: Provider) -> Iterator[Server]:
    """A server with all ways in."""
    oidc = {"oidc_issuer": club.url, "oidc_client": "taletable", "oidc_secret": "between us", "oidc_name": "Kestrel Club"}
    address = f"http://localhost:{PORT}"
    home = Home(test_settings(sqlite_url(tmp_path_factory.mktemp("db")), web=bundle, smtp=box.url, address=address, **oidc), PORT)
    yield home
    home.stop()


@pytest.fixture
def house(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at that server."""
    yield from people(chromium, server, request)


def device(page: Page) -> CDPSession:
    """This page's device can keep passkeys; whoever holds it puts the finger on it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True, "isUserVerified": True}
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": {**options, "automaticPresenceSimulation": True}})
    session.authenticator = made["authenticatorId"]  # type: ignore[attr-defined]
    return session


def carry_over(one: CDPSession, two: CDPSession) -> None:
    """Passkeys go along to another device, as they do through a cloud."""
    for key in one.send("WebAuthn.getCredentials", {"authenticatorId": one.authenticator})["credentials"]:  # type: ignore[attr-defined]
        two.send("WebAuthn.addCredential", {"authenticatorId": two.authenticator, "credential": key})  # type: ignore[attr-defined]


def keep(page: Page) -> None:
    """Open the sheet from the crest."""
    page.locator("button.me").click()
    page.get_by_role("dialog").get_by_role("button", name="Keep your name").click()
    expect(page.get_by_role("heading", name="Keep your name")).to_be_visible()


def is_good(page: Page, dark: bool = False) -> None:
    """A page can be read by everybody, at all sizes."""
    page.evaluate("(dark) => (document.documentElement.dataset.theme = dark ? 'dark' : 'light')", dark)
    for size in SIZES:
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert width(page) <= size[0]
        assert axe(page) == []


def test_a_passkey_is_made_and_brings_a_guest_along(house: House) -> None:
    """Ada keeps her name with one click; on another device, where she has played as a guest, she comes in with it; the game comes along."""
    ada = house.visit(name="Ada")
    session = device(ada)
    keep(ada)
    expect(ada.get_by_text("a guest in this browser")).to_be_visible()
    is_good(ada)
    is_good(ada, dark=True)
    ada.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    ada.get_by_role("button", name="Make a passkey").click()
    expect(ada.get_by_role("heading", name="You are Ada")).to_be_visible()
    ada.get_by_role("button", name="Go on").click()
    expect(ada.get_by_role("dialog")).to_have_count(0)

    phone = house.visit(name="Piper", size=PHONE)
    carry_over(session, device(phone))
    made = phone.request.post(
        "/api/tables", data={"game": "paper-tales", "seats": [{"kind": "you"}, {"kind": "bot", "level": "easy"}], "start": True}
    )
    assert made.ok
    phone.reload()
    keep(phone)
    phone.get_by_role("button", name="I have one").click()
    expect(phone.get_by_role("heading", name="Put both together?")).to_be_visible()
    is_good(phone)
    is_good(phone, dark=True)
    phone.get_by_role("button", name="Put both together").click()
    expect(phone.get_by_role("heading", name="You are Ada")).to_be_visible()
    phone.get_by_role("button", name="Go on").click()
    expect(phone.get_by_role("button", name="You: Ada")).to_be_visible()
    tables = ada.request.get("/api/me/tables").json()["tables"]
    assert [table["id"] for table in tables] == [made.json()["id"]]


def test_a_passkey_that_is_refused_changes_nothing(house: House) -> None:
    """Whoever takes the finger away reads one sentence, and stays who they are."""
    house.expected.append("422|NotAllowed")
    page = house.visit(name="Ada")
    session = device(page)
    session.send("WebAuthn.setUserVerified", {"authenticatorId": session.authenticator, "isUserVerified": False})  # type: ignore[attr-defined]
    keep(page)
    page.get_by_role("button", name="Make a passkey").click()
    expect(page.get_by_role("alert")).to_have_text("That was broken off, or there is no passkey here. Nothing has changed.")
    page.get_by_role("button", name="Stay a guest").click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert page.request.get("/api/me/keys").json()["keys"] == []


def test_a_letter_by_link_and_by_hand(house: House, box: Mailbox) -> None:
    """The link keeps the name in the browser that asked; its code brings it to another one; opened elsewhere it asks first."""
    ada = house.visit(name="Ada")
    keep(ada)
    ada.get_by_label("Your address").fill("ada@example.org")
    ada.get_by_role("button", name="Send link").click()
    expect(ada.get_by_text("Look into your mailbox")).to_be_visible()
    is_good(ada)
    ada.goto(f"/in#{box.code('ada@example.org')}")
    expect(ada.get_by_role("heading", name="You are Ada")).to_be_visible()
    assert ada.evaluate("location.href").endswith("/in")  # the code stays nowhere

    other = house.visit()
    keep(other)
    other.get_by_label("Your address").fill("ada@example.org")
    other.get_by_role("button", name="Send link").click()
    expect(other.get_by_text("Look into your mailbox")).to_be_visible()
    code = box.code("ada@example.org")
    stranger = house.visit(f"/in#{code}", name="Stranger")
    expect(stranger.get_by_role("heading", name="Come in as Ada?")).to_be_visible()
    expect(stranger.get_by_text("asked for in another browser")).to_be_visible()
    is_good(stranger)
    stranger.get_by_role("button", name="No", exact=True).click()
    assert stranger.request.get("/api/me").json()["name"] == "Stranger"
    other.get_by_role("textbox", name="Recovery code").fill(code.lower())
    other.get_by_role("button", name="Use it").click()
    expect(other.get_by_role("heading", name="You are Ada")).to_be_visible()


def test_the_club(house: House) -> None:
    """To the club's own pages and back, with the content security policy in force."""
    house.expected.append("ERR_NAME_NOT_RESOLVED|404")  # what the pages of the identity server ask for, elsewhere
    page = house.visit(name="Odo")
    keep(page)
    page.get_by_role("button", name="Go to the club").click()
    page.locator("[name=login]").fill("odo")
    page.locator("[name=password]").fill("x")
    page.locator("button[type=submit]").click()
    page.locator("button[type=submit]").click()
    expect(page.get_by_role("heading", name="You are Odo")).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    page.goto("/you")
    expect(page.get_by_text("Kestrel Club")).to_be_visible()


def test_what_the_club_refuses(house: House) -> None:
    """Back without an answer, or out of nowhere: a sentence, and everything is as it was."""
    page = house.visit("/api/club/back?error=access_denied&state=nothing", name="Odo")
    expect(page.get_by_role("alert")).to_contain_text("not valid any more")
    page.keyboard.press("Escape")
    expect(page.get_by_role("button", name="You: Odo")).to_be_visible()


def test_keys_and_devices(house: House) -> None:
    """The page of one's account: keys come and go, another device comes in by a code, with the keyboard alone."""
    ada = house.visit("/you", name="Ada")
    device(ada)
    expect(ada.get_by_text("No key yet")).to_be_visible()
    ada.get_by_role("button", name="Add a key").focus()
    ada.keyboard.press("Enter")
    ada.get_by_role("button", name="Make a passkey").focus()
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("heading", name="You are Ada")).to_be_visible()
    ada.keyboard.press("Escape")
    expect(ada.get_by_role("dialog")).to_have_count(0)
    keys = ada.get_by_role("region", name="Keys")
    expect(keys.get_by_role("button", name="Take away")).to_have_count(1)
    ada.get_by_role("button", name="Show a code").click()
    code = ada.get_by_role("region", name="Where you are signed in").locator(".bring b").inner_text()
    phone = house.visit("/in", size=PHONE)
    phone.get_by_role("textbox", name="Recovery code").fill(code)
    phone.get_by_role("button", name="Use it").click()
    expect(phone.get_by_role("heading", name="You are Ada")).to_be_visible()
    keys.get_by_role("button", name="New code").click()
    expect(keys.locator(".code b")).to_be_visible()
    is_good(ada)
    is_good(ada, dark=True)
    keys.get_by_role("button", name="Take away").click()
    expect(ada.get_by_text("No key yet")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_in_another_language(house: House, size: tuple[int, int]) -> None:
    """The sheet, the question whose door it is, and the page of one's account: every word is in a catalogue, and has room."""
    names = ["Ada", "Mallory", "Kestrel Club", "Taletable"]
    mallory = house.visit("/about", name="Mallory")
    code = mallory.request.post("/api/me/device", data={}).json()["code"]
    page = house.visit("/about", name="Ada", size=size)
    found = []
    page.goto(f"/you?language={PSEUDO}")
    expect(page.locator("#devices")).to_be_visible()
    found += page.evaluate(looking("look.js"), names)
    page.locator("button.me").click()
    page.locator("dialog .keep").click()
    expect(page.get_by_test_id("sign-in").locator("form.way").first).to_be_visible()
    found += page.evaluate(looking("look.js"), names)
    page.goto(f"/in?language={PSEUDO}#{code}")
    expect(page.get_by_test_id("sign-in").locator(".end")).to_be_visible()
    found += page.evaluate(looking("look.js"), names)
    assert not found, "\n".join(found)
