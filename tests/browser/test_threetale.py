"""The board of ThreeTale, played as people play it: by clicks, by taps, by keys."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from taletable.games.lessons import lesson_of
from taletable.games.threetale.meta import GAME
from taletable.words import words_of
from tests.games.threetale.moments import DEER, LAND, QUEEN, SON, altar, fight, future, laying, meadow, moments, present, treasure
from tests.games.threetale.table import Table, name

from .conftest import DEED, DESK, PHONE, Hands, House, axe, lay_table, press, width
from .test_language import Reader, language
from .test_lessons import begin, covered

BOT = "normal"
LONG = 300_000
"""A whole game, on a slow machine."""

# A hand that clicks what glows; with a coach, first of all what the coach points at. It sits in the page, so that a whole game does not
# take an hour. It clicks once, waits until something has changed, and tries the next thing if nothing has. It notes which questions came.
HAND = """() => {
    const seen = (window.seen = {rules: [], said: [], clicks: []})
    const all = (...selectors) => selectors.flatMap((one) => [...document.querySelectorAll(one)])
        .filter((thing) => thing.getClientRects().length && thing.getAttribute('aria-disabled') !== 'true' && !thing.disabled)
    let dice = 7
    const shuffled = (things) => things.map((thing) => [(dice = (dice * 1103515245 + 12345) % 2147483648), thing])
        .sort((one, two) => one[0] - two[0]).map((one) => one[1])
    // What was clicked at a moment need not be clicked again: it is taken up already, or did nothing.
    let clicked = ''
    const pointed = () => {
        const ring = document.querySelector('i.ring')?.getBoundingClientRect()
        if (!ring) return []
        const hit = document.elementFromPoint(ring.left + ring.width / 2, ring.top + ring.height / 2)
        const thing = hit?.closest('.tt [data-open], .tt-prompt button')
        const again = thing && clicked === `${document.querySelector('.tt').dataset.moment} ${thing.dataset.id}`
        return thing && !again && thing.getAttribute('aria-disabled') !== 'true' ? [thing] : []
    }
    // It does not look for a fight, and stops a blow as long as that is not the last Spirit.
    const calm = (space) => !document.querySelector(`.tt-map [data-id="${space}"]`)?.getAttribute('aria-label').includes('Battle')
    const spirit = () => Number(document.querySelector('.tt [data-id=spirit]')?.getAttribute('aria-label').match(/[0-9]/)[0])
    let walks = 0
    const spaces = () => {
        const open = shuffled(all('.tt-map .hits [data-open]')).filter((one) => calm(one.dataset.id))
        const worth = open.filter((one) => !one.getAttribute('aria-label').includes('free space'))
        return walks < 3 ? [...worth, ...open] : []
    }
    const end = () => all('[data-id=end]')
    const claims = () => all('.tt-prompt [data-id^="claim-"]').filter((one) => calm(one.dataset.id.slice(6)))
    const ways = {
        heroes: () => all('.herocard[data-open]:not([aria-pressed=true])'),
        lay_tile: () => [...all('[data-id=lay]'), ...shuffled(all('.cellhit[data-open]'))],
        turn: () => [...all('.tt-prompt [data-id^="do-"]'), ...claims(), ...all('.tt-prompt [data-id^="attack-"]'), ...spaces(), ...end()],
        strike: () => all('[data-id^="spend-"][data-open]', '[data-id=strike]'),
        treasure: () => all('.die[data-face="0"][data-open]', '[data-id=open]'),
        altar: () => all('[data-id=done]'),
        award: () => all('[data-id=award-speed]', '[data-id^="award-"][data-open]'),
        assault: () => (spirit() > 1 ? all('[data-id=block]', '[data-id=take]') : all('[data-id=take]')),
    }
    const rest = () => [
        ...shuffled(all('.tt-stage [data-open]')), ...shuffled(all('.tt-apron [data-open]')), ...shuffled(all('.tt-map .hits [data-open]')),
        ...all('.tt-prompt .main', '.tt-prompt .ghost:not(.icon, [data-id=block], [data-id=escape])'),
    ]
    let before = '', tried = 0, idle = 0, reading = false, walking = 0
    const timer = setInterval(() => {
        const root = document.querySelector('.tt')
        if (!root || root.dataset.asks === 'over') return
        if (document.querySelector('.tt-map .way') && ++walking < 60) return
        walking = 0
        // What was lifted can be done in a moment; another thing would take its place.
        if (document.querySelector('[data-id=deed-do]:disabled')) return
        const coach = document.querySelector('.coach p')?.textContent ?? ''
        const pages = '[data-id=leaf], .choices, [data-id=deed], .tt-book, [data-id=coach-next]'
        const marks = `${pages}, [data-id=lay], .tt [aria-pressed=true], .cellhit.inhand`
        const marked = [...document.querySelectorAll(marks)].map((one) => one.dataset.id)
        const now = [root.dataset.moment, reading ? coach : '', ...marked].join('|')
        if (now !== before) {
            before = now
            tried = idle = 0
            return
        }
        // The coach needs a moment to find what it points at; a move needs a moment to come back.
        idle += 1
        if (idle !== (coach ? 10 : 3) && idle % 80) return
        tried = Math.floor(idle / 80)
        const rule = root.dataset.asks
        if (rule && !seen.rules.includes(rule)) seen.rules.push(rule)
        if (coach && !seen.said.includes(coach)) seen.said.push(coach)
        const menu = ['[data-id^="claim-"]', '[data-id=walk-there]', 'button'].map((one) => `.choices ${one}`)
        const page = all('[data-go-on]', '[data-id=deed-do]', '[data-id=close-page]', '[data-id=coach-next]', ...menu)
        const things = page.length ? page : rule ? [...pointed(), ...(ways[rule]?.() ?? []), ...rest()] : []
        const one = things[tried % Math.max(1, things.length)]
        reading = !!one?.matches('[data-id=coach-next]')
        if (one) {
            seen.clicks.push(`${rule}: ${one.dataset.id}`)
            clicked = `${root.dataset.moment} ${one.dataset.id}`
        }
        if (one?.matches('.hit')) walks += 1
        if (one?.matches('[data-id=end]')) walks = 0
        one?.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))
    }, 25)
}"""


class Board(Hands):
    """The board of a page, and hands that play on it."""

    def __init__(self, page: Page, *, finger: bool = False) -> None:
        super().__init__(page, ".tt", finger=finger)
        self.prompt = page.locator(".tt-prompt")

    def thing(self, name: str) -> Locator:
        """A space, die, card, Virtue or button by its id."""
        return self.page.locator(f".tt [data-id='{name}']").first


def board(house: House, *seats: str, table: Table | None = None, size: tuple[int, int] = DESK, dark: bool = False, **options: Any) -> Board:
    """A person before a new table."""
    page = house.visit(size=size, dark=dark)
    page.goto(laid(page, seats, table, **options))
    found = Board(page, finger=size == PHONE)
    expect(found.root).to_be_visible()
    return found


def laid(page: Page, seats: tuple[str, ...], table: Table | None = None, **options: Any) -> str:
    """Lay a table, if need be at a moment; its path."""
    if table:
        return lay_table(page, GAME.id, seats, table.state.options, GAME.dump(table.state))
    return lay_table(page, GAME.id, seats, options)


ALONE = ("you", "you", "you")


def plays(page: Page) -> None:
    """From now on the hand in the page plays; it turns pages and confirms by itself, so nobody else reaches for the same button."""
    for button in ("[data-go-on]", DEED):
        page.remove_locator_handler(page.locator(button))
    page.evaluate(HAND)


def test_a_whole_game_with_bots_by_clicking(house: House) -> None:
    """A Future that was agreed on, from the Prophecies to the end, with two bots; the sheet has each Hero's points (TT-20)."""
    one = board(house, "you", BOT, BOT, tale="iron-masks")
    plays(one.page)
    expect(one.root).to_have_attribute("data-asks", "over", timeout=LONG)
    seen = set(one.page.evaluate("window.seen.rules"))
    assert {"heroes", "first_order", "lay_tile", "set_out", "turn", "difficulty", "last_order"} <= seen
    expect(one.page.get_by_test_id("end").locator("[data-id=end-virtues]")).to_be_visible()
    assert axe(one.page) == []


def test_the_tutorial_is_played_to_its_end(house: House) -> None:
    """From the set-up page, by doing what the coach says and clicking what it points at."""
    lesson = lesson_of(GAME)
    assert lesson
    page = house.visit("/new/threetale")
    begin(page)
    one = Board(page)
    coach = page.locator(".coach")
    said = {step.say: words_of(GAME).get(f"lesson.{step.say}") for step in lesson.steps}
    expect(coach).to_contain_text(said[lesson.steps[0].say])
    assert axe(page) == []
    for _ in range(2):
        page.locator("[data-id=coach-next]").click()
    # It wants the Youngest Son, and holds back another.
    expect(page.locator("i.ring")).to_be_visible()
    one.thing("silver-deer").click()
    expect(page.locator(".coach.shaken")).to_be_visible()
    plays(page)
    expect(one.root).to_have_attribute("data-asks", "over", timeout=LONG)
    expect(coach).to_have_count(0)
    seen = page.evaluate("window.seen")
    assert covered(page) == []
    told = [said[step.say] for step in lesson.steps if not step.aside]
    assert [say for say in seen["said"] if say in told] == [say for say in told if say in seen["said"]]
    assert {"lay_tile", "set_out", "turn", "treasure", "raise", "evening", "difficulty", "award"} <= set(seen["rules"])
    assert told[-1] in seen["said"]


def test_a_battle_with_a_flip_of_hope(house: House) -> None:
    """Hope turns the blank die, and no second one; the axe is paid with a hit; the forecast follows, then the blow falls."""
    one = board(house, *ALONE, table=fight())
    one.asks("strike")
    strike = one.thing("strike")
    expect(strike).to_contain_text("3")
    one.thing("die-2").click()
    expect(one.thing("die-2")).to_have_attribute("data-face", "1")
    expect(strike).to_contain_text("4")
    press(one.thing("die-1"))
    expect(one.why_not()).to_contain_text("TT-9.11")
    one.page.keyboard.press("Escape")
    one.thing("spend-forest-axe").click()
    expect(strike).to_contain_text("5")
    strike.click()
    expect(one.root).not_to_have_attribute("data-asks", "strike")


def test_what_is_refused_says_its_rule(house: House) -> None:
    """A Tree, and a place that only a corner of the Map touches."""
    one = board(house, *ALONE, table=meadow(replace(SON, at=(1, 1))))
    one.asks("turn")
    press(one.thing(name(1, 3)))
    expect(one.why_not()).to_contain_text("TT-5.7")
    one.page.goto(laid(one.page, ALONE, laying()))
    one.asks("lay_tile")
    press(one.page.locator(".cellhit[aria-disabled]").last)
    expect(one.why_not()).to_contain_text("TT-5.2")


def test_walking_claiming_and_taking_back(house: House) -> None:
    """One click walks the whole way; what lies there is claimed; a Stone raises a Virtue; Steps can be taken back."""
    one = board(house, *ALONE, table=meadow())
    one.asks("turn")
    one.thing(name(1, 1)).click()
    claim = one.thing(f"claim-{name(1, 1)}")
    expect(claim).to_be_visible()
    one.thing("undo").click()
    expect(claim).to_have_count(0)
    one.thing(name(1, 1)).click()
    claim.click()
    expect(one.thing("speed")).to_have_accessible_name(re.compile("3 Steps left of Speed 4"))


def test_an_offering_is_given_and_blessed(house: House) -> None:
    """The Offering is taken up, the friend beside glows, and any Hero may keep what becomes of it."""
    table = Table(SON, replace(QUEEN, at=(1, 2)), replace(DEER, at=(0, 3)), land=LAND, turn=1)
    one = board(house, *ALONE, table=table)
    one.asks("turn")
    one.thing("offering").click()
    one.thing(name(0, 1)).click()
    one.asks("bless")
    keeper = one.page.locator("[data-id^=award-][data-open]")
    expect(keeper).to_have_count(9)
    keeper.first.click()
    one.asks("turn")
    expect(one.thing("offering")).to_have_count(0)


def test_by_taps(house: House) -> None:
    """A phone: walk, claim, flip and open by taps; the tabs show friends and tale; nothing scrolls sideways."""
    one = board(house, *ALONE, table=meadow(replace(SON, at=(1, 1)), deck=["honeycomb"]), size=PHONE)
    one.asks("turn")
    assert width(one.page) == PHONE[0]
    one.thing(name(1, 0)).tap()
    one.thing(f"claim-{name(1, 0)}").tap()
    one.asks("treasure")
    one.thing("die-1").tap()
    one.thing("open").tap()
    expect(one.root).not_to_have_attribute("data-asks", "treasure")
    for tab in ("allies", "tale", "hero"):
        one.thing(f"tab-{tab}").tap()
        expect(one.thing(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
    assert width(one.page) == PHONE[0]


def test_a_turn_by_keys_alone(house: House) -> None:
    """Lay a tile, walk, and end the turn with Tab, arrows and Enter; R turns the tile and opens no rules meanwhile."""
    one = board(house, *ALONE, table=laying())
    keys = one.page.keyboard
    one.asks("lay_tile")

    one.go_to(".cellhit[data-open]")
    keys.press("Enter")
    keys.press("r")
    expect(one.page.locator("[data-id=lay]")).to_be_visible()
    keys.press("Enter")
    one.asks("turn")
    one.go_to(".tt-map .hit[data-open]")
    standing = one.root.get_attribute("data-moment") or ""
    keys.press("Enter")
    if one.page.locator(".choices").count():
        one.go_to(".choices [data-id=walk-there]")
        keys.press("Enter")
    expect(one.root).not_to_have_attribute("data-moment", standing)
    expect(one.page.locator(".tt-map .way")).to_have_count(0)
    one.go_to("[data-id=end]")
    keys.press("Enter")
    expect(one.root).not_to_have_attribute("data-asks", "turn")


def test_what_was_foretold_can_be_read(house: House) -> None:
    """The Prophecies at the edge of the Map open a page, which lies wholly before the board and closes again."""
    one = board(house, *ALONE, table=meadow())
    one.asks("turn")
    one.page.locator(".tt .fates button").first.click()
    page = one.page.locator(".tt-book")
    expect(page.locator("article")).to_have_count(3)
    expect(one.thing("close-page")).to_be_in_viewport(ratio=1)
    one.thing("close-page").click()
    expect(page).to_have_count(0)


SETTLED = "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done()))))"
"""The letters are there, and the Map has been fitted into its window."""
MOMENTS: dict[str, Callable[[], Table]] = {
    "lay_tile": laying, "turn": meadow, "strike": fight, "treasure": treasure, "altar": altar, "difficulty": present,
}  # fmt: skip


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (PHONE, True)], ids=["desk", "phone-dark"])
def test_anybody_can_use_it(house: House, size: tuple[int, int], dark: bool) -> None:
    """Axe finds nothing, and nothing scrolls sideways, whatever is asked."""
    page = house.visit(size=size, dark=dark)
    one = Board(page, finger=size == PHONE)
    for rule, table in MOMENTS.items():
        page.goto(laid(page, ALONE, table()))
        one.asks(rule)
        page.evaluate(SETTLED)
        assert axe(page) == [], rule
        assert width(page) == size[0], rule
    page.goto(laid(page, ALONE, future()))
    one.asks("turn")
    expect(one.root).to_have_attribute("data-phase", "future")
    page.evaluate(SETTLED)
    assert axe(page) == [], "future"
    page.goto(laid(page, ALONE))
    one.asks("heroes")
    page.evaluate(SETTLED)
    assert axe(page) == [], "heroes"


LOOKED_AT: dict[str, tuple[str, ...]] = {
    "turn": ("stone", "put-back", "all-offers"), "altar": ("lay-forest-axe", "lay-ash-staff"), "present": ("open-chapter",),
    "future": ("more-future", "open-chapter", "tab-allies", "tab-tale"),
}  # fmt: skip
"""What is clicked at a moment, one after the other, where it is there."""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_longer_words_have_room(house: House, size: tuple[int, int]) -> None:
    """The pseudo-language, whatever is asked, taken up, or opened."""
    page = house.visit(size=size)
    reader = Reader()
    one = Board(page, finger=size == PHONE)
    for moment, table in moments().items():
        page.goto(language(laid(page, ALONE, table)))
        one.asked()
        page.evaluate(SETTLED)
        reader.look(page, moment)
        for thing in LOOKED_AT.get(moment, ()):
            if one.thing(thing).count() and one.thing(thing).is_visible():
                one.touch(one.thing(thing))
                reader.look(page, f"{moment}, {thing}")
                if thing == "open-chapter":
                    one.touch(one.thing("close-page"))
    page.goto(language(laid(page, ALONE, meadow())))
    one.asked()
    one.touch(page.locator(".tt .fates button").first)
    reader.look(page, "Prophecies")
    page.goto(language(laid(page, ALONE)))
    one.asks("heroes")
    reader.look(page, "heroes")
    one.touch(page.locator(".herocard").first)
    reader.look(page, "a Hero")
    reader.finds_nothing()
