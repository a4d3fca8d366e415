"""Being called: choices on one's account, a real service worker that shows what was pushed, and the way back to the table."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from tests.server.client import Person

from .conftest import DESK, PHONE, WAIT_MS, House, axe, lay_table, width


def in_time(page: Page, promise: str, so: Callable[[], bool] = lambda: True) -> Any:
    """What a promise gives, asked for again until it is something (a list with things in it) and something is so; there is an end to it."""
    found = None
    for _ in range(WAIT_MS // 20):
        found = page.evaluate(promise)
        if found and so():
            break
        page.evaluate("new Promise((done) => setTimeout(done, 20))")
    return found


def test_a_notice_leads_to_its_table(house: House) -> None:
    """What a service pushes is shown by the worker while no page of the table is open; a tap leads there."""
    page = house.visit(name="Ada", worker=True)
    page.context.grant_permissions(["notifications"])
    path = lay_table(page, "paper-tales", ["you", "easy"], {})
    page.goto("/about")
    assert in_time(page, "navigator.serviceWorker.getRegistration().then(found => !!found?.active)"), "no service worker"
    line = page.context.new_cdp_session(page)
    versions: list[str] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: versions.extend(r["registrationId"] for r in told["registrations"]))
    line.send("ServiceWorker.enable")
    in_time(page, "new Promise((done) => setTimeout(() => done(true), 20))", lambda: bool(versions))
    notice = {"title": "Your move in Paper Tales", "body": "With Ben.", "path": path}
    for data in (json.dumps(notice), "no notice", json.dumps({"title": "elsewhere", "path": "https://example.org"})):
        line.send("ServiceWorker.deliverPushMessage", {"origin": house.server.url, "registrationId": versions[0], "data": data})
    shown = "navigator.serviceWorker.ready.then(r => r.getNotifications()).then(all => all.map(n => [n.title, n.body, n.tag]))"
    assert in_time(page, shown) == [["Your move in Paper Tales", "With Ben.", path]]
    worker = page.context.service_workers[0]
    worker.evaluate(
        """async () => {
            const [notification] = await self.registration.getNotifications()
            self.dispatchEvent(new NotificationEvent('notificationclick', { notification }))
        }"""
    )
    page.wait_for_url(re.compile(path))
    expect(page.get_by_role("main", name="Board")).to_be_visible()


def test_one_chooses_what_may_call(house: House) -> None:
    """Quiet hours, a room, silent tables, a vacation: kept, at both sizes, in light and dark."""
    page = house.visit(name="Ada")
    other = Person(house.server.url, "Ben")
    table = other.table("you", "open")
    page.evaluate(
        "([id, invite]) => fetch(`/api/tables/${id}/sit`, {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({seat: 1, invite})})",
        [table["id"], table["seats"][1]["invite"]],
    )
    page.get_by_role("button", name="You: Ada").click()
    page.get_by_role("link", name="Keys, notices").click()
    expect(page.get_by_role("heading", name="Your account")).to_be_visible()
    hook = page.get_by_role("checkbox", name="Your move: Webhook")
    expect(hook).to_be_disabled()
    page.get_by_label("Room", exact=True).fill("https://chat.example.org/hooks/kestrel")
    page.get_by_label("What kind of room it is").select_option("Matrix")
    page.get_by_role("button", name="Save").click()
    hook.check()
    page.get_by_role("switch", name="Quiet hours").click()
    page.get_by_label("from").fill("21:30")
    page.get_by_label("from").blur()
    page.get_by_label("Notices of Paper Tales").select_option("silent")
    page.get_by_role("button", name="Go", exact=True).click()
    expect(page.get_by_text("Away until")).to_be_visible()
    expect(page.get_by_text("21 days left")).to_be_visible()
    expect(page.get_by_text("21:30 to 07:00, your time")).to_be_visible()
    page.reload()
    expect(hook).to_be_checked()
    expect(page.get_by_label("Notices of Paper Tales")).to_have_value("silent")
    expect(page.get_by_role("button", name="I am back")).to_be_visible()
    for dark, size in ((False, DESK), (True, PHONE)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate("(dark) => (document.documentElement.dataset.theme = dark ? 'dark' : 'light')", dark)
        assert width(page) <= size[0]
        assert axe(page) == []
