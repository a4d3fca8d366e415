"""The board of Dice Upon a Time, played as people play it: by clicks, by taps, by keys."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from taletable.bots import bots_for
from taletable.games.dice_upon_a_time.board import FIELD_KEYS, NEIGHBOURS
from taletable.games.dice_upon_a_time.meta import GAME
from tests.games.dice_upon_a_time.moments import HARVEST, busy, moments, more
from tests.games.dice_upon_a_time.table import Player, Table

from .conftest import DEED, DESK, PHONE, Hands, House, axe, lay_table, press, width
from .test_language import Reader, language

BOT = next(iter(bots_for(GAME)))
QUIET = ("done", "stay", "leave", "let-it-be", "pass", "play-on", "decline", "cancel")
"""Buttons that end a question, in the order in which somebody presses them who has nothing better to do."""


def lay(page: Page, seats: tuple[str, ...], table: Table | None = None, **options: Any) -> str:
    """Lay and start a table through the page's own session; its path."""
    if table:
        return lay_table(page, GAME.id, seats, table.state.options, GAME.dump(table.state))
    return lay_table(page, GAME.id, seats, options)


class Board(Hands):
    """The board of a page, and hands that play on it."""

    def __init__(self, page: Page, *, finger: bool = False) -> None:
        super().__init__(page, ".du", finger=finger)
        self.map = page.locator(".du-map .hits")
        self.prompt = page.locator(".du-prompt")

    def thing(self, name: str) -> Locator:
        """A die, socket, field, card or button by its id."""
        return self.page.locator(f".du [data-id='{name}']")

    def moment(self) -> str:
        """Changes with everything that is shown."""
        return self.root.get_attribute("data-moment") or ""

    def answer(self, rule: str) -> None:
        """Whatever is asked, do something that can be done, and wait for what comes of it."""
        before = self.moment()
        if rule == "place":
            self.place()
        else:
            self.touch(self.something())
            # What was taken up may need a face, or a word of consent.
            for more in (
                self.prompt.locator(".faces button"),
                self.prompt.locator(".btn.main"),
                self.prompt.locator(".btn:not(.ghost, [aria-disabled])"),
            ):
                if self.moment() == before and self.thing("put-back").count() and more.count():
                    self.touch(more.last)
        expect(self.root).not_to_have_attribute("data-moment", before)

    def something(self) -> Locator:
        """A thing that glows, or a button."""
        if (reaction := self.page.locator(".du-react .btn")).count():
            return reaction.last
        for place in (".du-page", ".du-map .hits", ".du-tray"):
            glowing = self.page.locator(f"{place} [data-open]:not([inert])")
            if self.page.locator(".du[data-asks=barter], .du[data-asks=curse]").count() == 0 and glowing.count():
                return glowing.first
        if (tokens := self.prompt.locator(".btn.tok")).count():
            return tokens.first
        if (main := self.prompt.locator(".btn.main")).count():
            return main.first
        for verb in QUIET:
            if (button := self.thing(verb)).count():
                return button.first
        return self.prompt.locator("button").first

    def place(self) -> None:
        """Place the best die where it lets one walk, or anywhere, or pass."""
        dice = self.page.locator(".rack [data-open]")
        for n in range(dice.count()):
            if dice.nth(n).get_attribute("aria-pressed") != "true":
                self.touch(dice.nth(n))
            for level in ("bright", "pale"):
                if (sockets := self.map.locator(f"[data-level={level}]")).count():
                    self.touch(sockets.first)
                    return
            self.touch(self.thing("put-back"))
        self.touch(self.thing("pass"))


def board(
    house: House,
    *seats: str,
    table: Table | None = None,
    size: tuple[int, int] = DESK,
    dark: bool = False,
    motion: bool = False,
    confirms: bool = True,
    **options: Any,
) -> Board:
    """A person before a new table."""
    page = house.visit(size=size, dark=dark, motion=motion, confirms=confirms)
    page.goto(lay(page, seats, table, **options))
    found = Board(page, finger=size == PHONE)
    expect(found.root).to_be_visible()
    return found


def test_a_whole_short_game_by_clicking(house: House) -> None:
    """Three chapters against a bot, on the board alone: Characters, Quests, dice, walking, fields, stories, items."""
    one = board(house, "you", BOT, length="short")
    seen = set()
    for _ in range(250):
        rule = one.asked()
        if rule == "over":
            break
        seen.add(rule)
        one.answer(rule)
    assert one.asked() == "over"
    assert {"characters", "quest_draw", "place", "step"} <= seen
    one.page.get_by_role("button", name="Look at the board").click()
    expect(one.page.locator(".du-chapters")).to_contain_text("The end")


def test_a_reaction(house: House) -> None:
    """Two people. One takes a Gold Coin; the other is asked in a slim bar, plays the Cudgel, and has the coin."""
    table = Table(Player("", at="king", hand=["cudgel-in-the-sack", "magic-beans"]), HARVEST[0], seats=2, turn=1)
    table.play("place white-plain gold-field--woodsman")
    table.to("step")
    table.play("walk gold-field")
    one, two = pair(house, table)
    expect(two.prompt).to_contain_text("Take what grows here")
    two.thing("take-gold").click()
    bar = one.page.locator(".du-react")
    expect(bar).to_contain_text("takes 1 Gold Coin")
    expect(one.thing("cudgel-in-the-sack")).to_have_class(re.compile("lift"))
    press(one.thing("magic-beans"))
    expect(one.page.get_by_label("Why not")).to_contain_text("DU-15.3")
    bar.get_by_role("button", name="Play Cudgel in the Sack").click()
    expect(bar).to_contain_text("You are getting 1 Gold Coin")
    bar.get_by_role("button", name="Let it pass").click()
    expect(one.page.locator(".du-tray [data-id=gold]")).to_have_accessible_name("1 Gold Coin")
    expect(two.page.locator(".du-tray [data-id=gold]")).to_have_accessible_name("0 Gold Coins")
    expect(one.thing("cudgel-in-the-sack")).to_have_count(0)


def test_an_exchange(house: House) -> None:
    """Two figures on one field: one proposes, the other sees both sides of it and accepts."""
    ada, bo = (
        Player("plain:6", tokens="apple apple", quests=["hans-in-luck"]),
        Player("plain:6", tokens="gold", hand=["starwort", "magic-beans"]),
    )
    one, two = pair(house, Table(ada, bo, seats=2))
    one.thing("trade-1").click()
    page = one.page.locator(".du-page")
    press(one.thing("propose"))
    expect(one.page.get_by_label("Why not")).to_contain_text("DU-18.1")
    one.thing("give-apple").click()
    expect(page.get_by_label("You give").locator(".named")).to_contain_text("Apple")
    one.thing("want-gold").click()
    one.thing("want-an-item").click()
    one.thing("propose").click()
    offer = two.page.locator(".du-page")
    expect(offer.get_by_label("Ada gives").locator(".named")).to_contain_text("Apple")
    expect(offer.get_by_label("You give").locator(".named")).to_contain_text(re.compile("Gold Coin.*Magic Item", re.DOTALL))
    two.thing("accept").click()
    two.thing("starwort").click()
    for receiver in (one, two):
        bar = receiver.page.locator(".du-react")
        expect(bar).to_contain_text("You are getting")
        bar.get_by_role("button", name="Let it pass").click()
    expect(one.page.locator(".du-tray [data-id=gold]")).to_have_accessible_name("1 Gold Coin")
    expect(one.page.locator(".du-tray [data-id=apple]")).to_have_accessible_name("1 Apple")
    expect(one.thing("starwort")).to_be_visible()


def pair(house: House, table: Table) -> tuple[Board, Board]:
    """Two people before one table, who hold every window until they have answered."""
    one, two = house.visit(name="Ada"), house.visit(name="Bo")
    path = lay(one, ("you", "open"), table)
    seats = one.evaluate("(path) => fetch(path).then((answer) => answer.json())", api(path))["seats"]
    two.goto(f"{path}?seat=1&invite={seats[1]['invite']}")
    expect(two).to_have_url(re.compile(path + "$"))
    for page in (one, two):
        page.evaluate("(key) => localStorage.setItem(key, 'all')", f"taletable.reactions.{path.removeprefix('/t/')}")  # windows wait
    two.reload()
    one.goto(path)
    one.get_by_role("button", name="Start the tale").click()
    for page in (one, two):
        expect(page.locator(".du")).to_be_visible()
    return Board(one), Board(two)


def api(path: str) -> str:
    """Where the server tells about the table of a page."""
    return path.replace("/t/", "/api/tables/")


def test_a_refused_socket_says_its_rule(house: House) -> None:
    """Too low a die: the socket is hatched, says why with its rule, and the die stays in the hand."""
    one = board(house, "you", BOT, BOT, table=busy())
    one.thing("red-plain").click()
    shut = one.thing("town--soldier")
    expect(shut).to_have_attribute("aria-disabled", "true")
    press(shut)
    expect(one.page.get_by_label("Why not")).to_contain_text("DU-5.3")
    expect(one.thing("red-plain")).to_have_attribute("aria-pressed", "true")
    expect(one.thing("soldier--king")).to_have_accessible_name(re.compile("needs 4 or more.*and walk on"))
    press(one.thing("the-bride-price"))
    expect(one.page.get_by_label("Why not")).to_contain_text("DU-9.1")


def test_dice_are_dragged(house: House) -> None:
    """From the rack into a socket; then the figure walks, and the way back is open until somebody acts."""
    one = board(house, "you", BOT, BOT, table=busy(), motion=True)
    one.thing("red-plain").drag_to(one.thing("soldier--king"))
    expect(one.page.locator(".rack [data-id=red-plain]")).to_have_count(0)
    expect(one.thing("soldier--king")).to_have_accessible_name(re.compile("1 die, on top 4 of Ada"))


def test_a_rabbit_token_and_an_ability(house: House) -> None:
    """A Rabbit Token lets the neighbouring fields glow; the Character's ability opens every road at the field."""
    one = board(house, "you", BOT, BOT, table=busy())
    one.thing("rabbit-token").click()
    expect(one.map.locator(".plate[data-open]")).to_have_count(len(NEIGHBOURS[FIELD_KEYS.index("soldier")]))
    one.thing("put-back").click()
    one.thing("character").click()
    one.thing("ability").click()
    expect(one.thing("character")).to_contain_text("Ability used")
    one.thing("red-plain").click()
    expect(one.thing("town--soldier")).to_have_attribute("data-level", "bright")
    one.thing("town--soldier").click()
    expect(one.thing("figure-0")).to_have_accessible_name(re.compile("on Town"))


def test_by_taps(house: House) -> None:
    """A phone: a tap aims, a button places; nothing scrolls sideways; the map can be looked at as a whole."""
    one = board(house, "you", BOT, BOT, table=busy(), size=PHONE, confirms=False)
    assert width(one.page) == PHONE[0]
    one.thing("red-plain").tap()
    one.thing("soldier--king").tap()
    expect(one.page.locator("[data-id=deed]")).to_contain_text("Soldier – King")
    assert width(one.page) == PHONE[0]
    one.page.locator(DEED).tap()
    expect(one.page.locator(".rack [data-id=red-plain]")).to_have_count(0)
    one.thing("minimap").tap(position={"x": 8, "y": 50})
    expect(one.thing("steed-west")).to_be_in_viewport()
    one.page.locator(".du-tray [data-id=the-bride-price]").tap(timeout=2000)
    assert width(one.page) == PHONE[0]


def test_one_chapter_by_keys_alone(house: House) -> None:
    """The last chapter of a short game with Tab, arrows, Enter and Escape; the ring shows where one is."""
    table = Table(
        Player("plain:6 item:5", at="town", tokens="apple"),
        Player("", at="king", passed=True),
        seats=2,
        chapter=3,
        options={"length": "short", "cards": "no-stories"},
    )
    one = board(house, "you", BOT, table=table)
    keys = one.page.keyboard

    expect(one.root).to_have_attribute("data-asks", "place")
    one.go_to(".rack [data-rove]")
    keys.press("ArrowRight")
    expect(one.page.locator(".du .ring")).to_be_visible()
    keys.press("Enter")
    expect(one.thing("red-item")).to_have_attribute("aria-pressed", "true")
    keys.press("Escape")
    expect(one.thing("red-item")).to_have_attribute("aria-pressed", "false")
    expect(one.thing("red-item")).to_be_focused()
    for _ in range(30):
        rule = one.asked()
        if rule == "over":
            break
        before = one.moment()
        if rule == "place":
            if one.page.locator(".rack [aria-pressed=true]").count() == 0:
                one.go_to(".rack [data-rove]")
                keys.press("Enter")
            one.go_to(".du-map [data-level=bright], .du-map [data-level=pale]")
            keys.press("Enter")
        elif one.page.locator(".du-page [data-open]").count():
            one.go_to(".du-page [data-rove][data-open]")
            keys.press("Enter")
        elif one.map.locator("[data-open]").count():
            one.go_to(".du-map [data-open]")
            keys.press("Enter")
        else:
            one.go_to(".du-prompt button")
            keys.press("Enter")
        expect(one.root).not_to_have_attribute("data-moment", before)
    assert one.asked() == "over"


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_anybody_can_use_it(house: House, size: tuple[int, int], dark: bool) -> None:
    """Axe finds nothing, and nothing scrolls sideways, whatever is asked."""
    page = house.visit(size=size, dark=dark)
    for name, table in moments().items():
        page.goto(lay(page, ("you", *[BOT] * (table.state.seats - 1)), table))
        one = Board(page, finger=size == PHONE)
        one.asked()
        if name == "place":
            one.touch(one.thing("red-plain"))
        assert axe(page) == [], name
        assert width(page) == size[0], name
        if name == "place":
            one.touch(one.thing("put-back"))
            press(one.thing("figure-2"))
            expect(page.get_by_role("dialog")).to_contain_text("Pay the Piper")
            assert axe(page) == [], "visit"
    page.goto(lay(page, ("you", BOT)))
    one.asked()
    assert axe(page) == [], "characters"


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_longer_words_have_room(house: House, size: tuple[int, int]) -> None:
    """The pseudo-language, whatever is asked, taken up, or looked at."""
    page = house.visit(size=size)
    reader = Reader()
    one = Board(page, finger=size == PHONE)

    def sit(table: Table | None, seats: int) -> None:
        page.goto(language(lay(page, ("you", *[BOT] * (seats - 1)), table)))
        one.asked()

    for name, table in {**moments(), **more()}.items():
        sit(table, table.state.seats)
        reader.look(page, name)
        if name == "place":
            for thing in ("red-plain", "rabbit-token", "character"):
                one.touch(one.thing(thing))
                reader.look(page, f"{name}, {thing} taken up")
                one.touch(one.thing("put-back"))
            for seat in range(3):
                press(one.thing(f"figure-{seat}"))
                reader.look(page, f"visit to {seat}")
                page.keyboard.press("Escape")
        elif name == "items":
            for thing in ("blue-light", "character"):
                one.touch(one.thing(thing))
                reader.look(page, f"{name}, {thing} taken up")
                one.touch(one.thing("put-back"))
        elif name == "team":
            one.touch(one.thing("ledger"))
            reader.look(page, "ledger")
    sit(None, 2)
    reader.look(page, "characters")
    one.answer("characters")
    one.asked()
    reader.look(page, "the first Quests")
    reader.finds_nothing()
