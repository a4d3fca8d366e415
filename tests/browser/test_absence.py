"""A crew mate loses the connection in the middle of a round: what the others see, choose, and what the one who returns finds."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from taletable.testing import rule
from tests.server.client import Server, running, sqlite_url, test_settings

from .conftest import PHONE, House, axe, people, width
from .test_a_tale_of_pirates import set_sail

GAME = "a-tale-of-pirates"


@pytest.fixture(scope="module")
def brief(bundle: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that waits for a few seconds only."""
    settings = test_settings(sqlite_url(tmp_path_factory.mktemp("brief")), web=bundle, lost_ms=100, wait_ms=4_000)
    with running(settings) as one:
        yield one


@pytest.fixture
def crew(chromium: Browser, brief: Server, request: pytest.FixtureRequest) -> Iterator[House]:
    """People with browsers at that server."""
    yield from people(chromium, brief, request)


@rule("TP-R.60", "TP-R.61")
def test_the_others_wait_then_choose_and_the_one_who_returns_gets_the_seat_back(crew: House) -> None:
    mara, tobias, path = set_sail(crew, {"kind": "bot", "level": "normal"})
    tobias.locator("[data-id=go-lookout][aria-disabled=false]").click()
    expect(mara.locator(".ship .space[data-id=lookout] [data-sand=running]")).to_be_visible()
    tobias.goto("about:blank")
    note = mara.get_by_test_id("absence")
    expect(note).to_contain_text("Tobias is not connected")
    expect(note).to_contain_text("The table waits")
    expect(note.get_by_role("button", name="Rule TP-R.61")).to_be_visible()
    expect(mara.locator("[data-id=paused]")).to_be_visible()
    expect(mara.locator(".ship")).to_have_count(0)  # the board is covered
    expect(note).to_contain_text("How do you want to go on?")
    assert not axe(mara)
    mara.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(note.get_by_role("button", name="Stop without a result")).to_be_in_viewport(ratio=1)
    assert width(mara) <= PHONE[0]
    note.get_by_role("button", name="A bot plays for Tobias").click()
    expect(note).to_have_count(0)
    expect(mara.locator(".tp[data-phase=timer]")).to_be_visible()
    tobias.goto(path)
    banner = tobias.get_by_text(re.compile("A bot plays your seat meanwhile"))
    expect(banner).to_be_visible()
    expect(tobias.locator(".ship .space[data-id=lookout] [data-sand]")).to_be_visible()
    expect(banner).to_have_count(0, timeout=60_000)  # as soon as the Sandtimer is in hand
    expect(tobias.locator("[data-id=go-sail][aria-disabled=false]")).to_be_visible()


@rule("TP-R.61", "TP-R.91")
def test_who_is_not_there_before_the_clock_starts_is_missed_and_nothing_is_covered(crew: House) -> None:
    mara, tobias = crew.visit(name="Mara", size=PHONE), crew.visit(name="Tobias")
    table = mara.request.post("/api/tables", data={"game": GAME, "seats": [{"kind": "you"}, {"kind": "open"}]}).json()
    tobias.request.post("/api/join", data={"code": table["code"]})
    assert tobias.request.post(f"/api/tables/{table['id']}/sit", data={"seat": 1}).ok
    mara.goto(f"/t/{table['id']}")
    mara.get_by_role("button", name="Start the tale").click()
    note = mara.get_by_test_id("absence")
    expect(note).to_contain_text("Tobias is not connected")
    mara.locator("[data-id=skip]").click()
    mara.locator("[data-id=ready]").click()
    expect(mara.locator("[data-id=paused]")).to_have_count(0)
    expect(mara.locator(".ship")).to_be_visible()
    expect(note).to_contain_text("How do you want to go on?")
    expect(note).not_to_contain_text("The clock runs meanwhile")
    expect(note.get_by_role("button", name="Wait again")).to_be_visible()
    assert not axe(mara)
    assert width(mara) == PHONE[0]
    note.get_by_role("button", name="A bot plays for Tobias").click()
    expect(note).to_have_count(0)
    expect(mara.locator(".tp[data-phase=timer]")).to_be_visible()
