"""The Paper Tales board, played as people play it: by clicks, by taps, by keys."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from taletable.engine.state import Options

from .conftest import DESK, PHONE, Hands, House, axe, press, width
from .test_frame import lay
from .test_language import Reader, language

TURNS = 4


class Board(Hands):
    """The board of a page, and hands that play on it."""

    def __init__(self, page: Page, *, finger: bool = False) -> None:
        super().__init__(page, ".pt[data-layout]", finger=finger)
        self.main = page.locator(".pt-prompt .main")
        self.pack = page.locator(".pt-pack [data-card]:not([inert])")
        self.hand = page.locator(".pt-hand .card:not([inert])")
        self.stage = page.locator(".home .spots")
        self.shelf = page.locator(".pt-artifacts .piece:not([inert])")
        self.laid: set[str] = set()
        """Artifacts that were laid down."""

    def picks(self) -> str:
        """How many answers to the open question are given."""
        return self.root.get_attribute("data-picks") or ""

    def settled(self, rule: str, picks: str) -> None:
        """Wait until the table has taken an answer."""
        expect(self.page.locator(f".pt[data-asks={rule}][data-picks='{picks}']")).to_have_count(0)

    def recruit(self) -> str:
        """Keep an Artifact if the pack has one, else its first card."""
        treasure = self.pack.filter(has=self.page.locator(".worth"))
        chosen = treasure.first if treasure.count() else self.pack.first
        card = chosen.get_attribute("data-card") or ""
        self.touch(chosen)
        expect(self.page.locator(f".pt-pack [data-card={card}]")).to_have_count(0)
        return card

    def place(self, card: str | None = None) -> str:
        """Take up a card of the hand, by default the first, and put it on the first free spot; its id."""
        card = card or self.hand.first.get_attribute("data-card") or ""
        self.touch(self.page.locator(f".pt-hand [data-card={card}]"))
        self.touch(self.stage.locator("[data-open]").first)
        expect(self.stage.locator(f"[data-card={card}]")).to_be_visible()
        return card

    def treasure(self, card: str) -> None:
        """Lay an Artifact of the hand face down on the shelf."""
        self.touch(self.page.locator(f".pt-hand [data-card={card}]"))
        self.touch(self.page.locator("[data-id=artifact-slot]"))
        expect(self.page.locator(f".pt-artifacts [data-card={card}] .down")).to_have_count(1)
        self.laid.add(card)

    def seal(self) -> None:
        """Seal the Kingdom."""
        expect(self.main).to_have_attribute("data-id", "ready")
        self.touch(self.main)
        expect(self.page.locator(".pt[data-asks=plan]")).to_have_count(0)

    def deploy(self) -> None:
        """Place what can be paid and finds a spot, then seal."""
        for _ in range(5):
            payable = self.hand.filter(has_not=self.page.locator(".warn"))
            treasures = payable.filter(has=self.page.locator(".worth"))
            units = payable.filter(has_not=self.page.locator(".worth"))
            if treasures.count():
                self.treasure(treasures.first.get_attribute("data-card") or "")
            elif units.count() and self.stage.locator("[data-spot]:not([data-card], [data-spot=front-3])").count():
                self.place(units.first.get_attribute("data-card") or "")
            else:
                break
        self.seal()

    def build(self, rule: str = "construction") -> None:
        """Construct the first thing that can be paid, or nothing; found it if it costs nothing."""
        works = self.page.locator("[data-work][data-open]")
        if works.count():
            self.touch(works.first)
            ways = self.page.locator(".pt-works .ways button:not([aria-disabled])")
            if ways.count():
                self.touch(ways.first)
        else:
            self.touch(self.main)
        expect(self.page.locator(f".pt[data-asks={rule}]")).to_have_count(0)

    def to_construction(self) -> None:
        """Play a turn without Units until Buildings are constructed."""
        while (rule := self.asked()) != "construction":
            if rule == "plan":
                self.seal()
            else:
                self.answer(rule)

    def answer(self, rule: str) -> None:
        """Whatever is asked, do the first thing that can be done."""
        if rule in ("draft", "solo_draft"):
            self.recruit()
        elif rule == "plan":
            self.deploy()
        elif rule in ("construction", "titan"):
            self.build(rule)
        else:
            picks = self.picks()
            self.choose()
            self.settled(rule, picks)

    def choose(self) -> None:
        """What may be done need not be; else take the first card that can be chosen, and what is offered for it."""
        no = self.page.locator(".pt-prompt .main:not([aria-disabled])")
        if no.count():
            self.touch(no)
            return
        self.touch(self.page.locator(".home .spots [data-open], .pt-artifacts .piece[data-open]").first)
        offered = self.page.locator(".pt-prompt .aside")
        if offered.count():
            self.touch(offered.first)

    def faults(self) -> dict[str, list[str]]:
        """Play a turn; what axe finds wrong with the board in each of its phases, and what lies outside the window."""
        found: dict[str, list[str]] = {}
        for _ in range(60):
            rule = self.asked()
            if rule not in found:
                found[rule] = axe(self.page) + fits(self.page)
                assert width(self.page) == self.page.viewport_size["width"]  # type: ignore[index]
            self.answer(rule)
            if rule == "construction":
                return {rule: lines for rule, lines in found.items() if lines}
        raise AssertionError("the turn does not end")

    def play_to_the_end(self) -> set[str]:
        """Play on until the tale is told; what was asked on the way."""
        seen: set[str] = set()
        for _ in range(160):
            rule = self.asked()
            if rule == "over":
                return seen
            seen.add(rule)
            self.answer(rule)
        raise AssertionError("the tale does not end")

    def read(self, reader: Reader) -> None:
        """Play until Buildings have been raised twice, and read each question on the way, and what is said while a card is held."""
        raised = 0
        while raised < 2:
            rule = self.asked()
            reader.look(self.page, rule)
            if rule == "plan":
                self.touch(self.hand.first)
                reader.look(self.page, "plan with a card held")
                self.touch(self.hand.first)
            for plate in self.page.locator(".pt-neighbour .plate").all()[:1] if rule == "construction" else []:
                self.touch(plate)
                expect(self.page.locator(".pt-visit")).to_be_visible()
                reader.look(self.page, "a Kingdom looked at large")
                self.page.keyboard.press("Escape")
                expect(self.page.locator(".pt-visit")).to_have_count(0)
            self.answer(rule)
            raised += rule == "construction"


def board(
    house: House,
    *seats: str,
    size: tuple[int, int] = DESK,
    dark: bool = False,
    motion: bool = False,
    options: Options | None = None,
    pseudo: bool = False,
) -> Board:
    """A person before a new table; with `pseudo` in the pseudo-language."""
    page = house.visit(size=size, dark=dark, motion=motion)
    path = lay(page, *seats, **(options or {}))
    page.goto(language(path) if pseudo else path)
    found = Board(page, finger=size == PHONE)
    assert found.asked() in ("draft", "solo_draft")
    return found


def fits(page: Page) -> list[str]:
    """What of a board lies outside the window, or is cut off at its edges."""
    found = page.evaluate(
        """() => {
            const wide = innerWidth, high = innerHeight
            const parts = '.pt-neighbour .plate, .pt-row, .pt-lich .plate, .pt-artifacts, .pt-prompt, .pt-stock, .pt-shelf, .pt-works .site'
            return [...document.querySelectorAll(parts)].filter((el) => {
                const r = el.getBoundingClientRect()
                return r.width && !el.closest('.tray') && (r.left < -30 || r.top < 0 || r.right > wide + 30 || r.bottom > high + 1)
            }).map((el) => el.className)
        }"""
    )
    return [str(name) for name in found]


def test_a_whole_game_by_clicking(house: House) -> None:
    """Four turns against bots, on the board alone; the end screen shows the winner and the Kingdoms stay."""
    one = board(house, "you", "random", "random", motion=True)
    one.page.evaluate("localStorage.setItem('taletable.prefs', JSON.stringify({pace: 'brisk'}))")
    one.page.reload()
    seen = one.play_to_the_end()
    assert {"draft", "plan", "construction"} <= seen
    expect(one.page.get_by_text(re.compile("wins? by|wins? with|share"))).not_to_have_count(0)
    one.page.get_by_role("button", name="Look at the board").click()
    expect(one.page.locator(".pt-standings .first")).not_to_have_count(0)
    expect(one.page.locator(".pt-phases")).to_contain_text(f"Turn {TURNS}")


def test_a_refused_spot_says_its_rule(house: House) -> None:
    """The third place in the Front is closed at first: it is dimmed, and says why with its rule; the rule can be opened."""
    one = board(house, "you", "random")
    for place, cite in ((one.page.locator(".pt-piles .pile").last, "PT-R.7"), (one.stage.locator("[data-spot=back-1]"), "PT-5.2")):
        place.click()
        expect(one.page.get_by_label("Why not")).to_contain_text(cite)
    while one.asked() == "draft":
        one.recruit()
    one.hand.first.click()
    closed = one.stage.locator("[data-spot=front-3]")
    expect(closed).to_have_attribute("aria-disabled", "true")
    press(closed)
    expect(one.page.get_by_label("Why not")).to_contain_text("PT-3.4")
    one.page.get_by_role("button", name="Rule PT-3.4").first.click()
    expect(one.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    one.stage.locator("[data-open]").first.click()
    card = one.stage.locator("[data-card]").first
    expect(card).to_have_attribute("aria-label", re.compile("face down, only you know"))
    one.hand.first.click()
    press(card)
    expect(one.page.get_by_label("Why not")).to_contain_text("PT-5.2")
    # One Escape closes the tip, and the card stays in hand; the next one puts it down.
    one.page.keyboard.press("Escape")
    expect(one.page.get_by_label("Why not")).to_have_count(0)
    expect(one.hand.first).to_have_attribute("aria-pressed", "true")
    one.page.keyboard.press("Escape")
    expect(one.hand.first).to_have_attribute("aria-pressed", "false")
    while (rule := one.asked()) != "construction":
        one.answer(rule)
    one.stage.locator("[data-card]").first.click()
    expect(one.page.get_by_label("Why not")).to_contain_text(re.compile(r"another phase: Deployment.*PT-1\.3", re.DOTALL))


def test_a_missing_resource_says_its_rule(house: House) -> None:
    """A Building that cannot be paid stays to be asked, and says what is missing."""
    one = board(house, "you", "random")
    one.to_construction()
    shut = one.page.locator("[data-work='town 2']")
    expect(shut).to_have_attribute("aria-disabled", "true")
    press(shut)
    expect(one.page.get_by_label("Why not")).to_contain_text(re.compile("lacks 3 Wood.*PT-8.8", re.DOTALL))


def test_plan_moves_keeps_and_takes_back(house: House) -> None:
    """Drag from hand to spot and from spot to spot, keep a card, take it up again, undo."""
    one = board(house, "you", "random")
    while one.asked() == "draft":
        one.recruit()
    card = one.hand.first.get_attribute("data-card")
    one.hand.first.drag_to(one.stage.locator("[data-spot=back-1]"))
    expect(one.stage.locator("[data-spot=back-1]")).to_have_attribute("data-card", card or "")
    one.stage.locator("[data-spot=back-1]").drag_to(one.stage.locator("[data-spot=front-2]"))
    expect(one.stage.locator("[data-spot=front-2]")).to_have_attribute("data-card", card or "")
    expect(one.stage.locator("[data-spot=back-1]")).not_to_have_attribute("data-card", card or "")
    kept = one.hand.first.get_attribute("data-card")
    one.hand.first.click()
    one.page.locator("[data-keep]").click()
    expect(one.page.locator("[data-keep]")).to_have_accessible_name(re.compile("Kept for the next turn"))
    expect(one.page.locator(f".pt-hand [data-card={kept}]")).to_have_count(0)
    one.page.get_by_role("button", name="Take back your last act").click()
    expect(one.page.locator(f".pt-hand [data-card={kept}]")).to_have_count(1)
    one.stage.locator("[data-spot=front-2]").click()
    one.page.get_by_role("button", name="Take back", exact=True).click()
    expect(one.page.locator(f".pt-hand [data-card={card}]")).to_have_count(1)


def test_first_turn_by_taps(house: House) -> None:
    """A phone: everything is reached by taps, nothing scrolls sideways, and the second turn begins."""
    one = board(house, "you", "random", "random", "random", size=PHONE)
    assert width(one.page) == PHONE[0]
    for _ in range(40):
        rule = one.asked()
        one.answer(rule)
        if rule == "construction":
            break
    expect(one.page.locator(".pt-phases")).to_contain_text("Turn 2")
    assert width(one.page) == PHONE[0]
    one.page.locator(".pt-neighbour .plate").first.tap()
    expect(one.page.get_by_role("dialog")).to_contain_text("strength")


def test_by_keys_alone(house: House) -> None:
    """One card of the draft and one placement with Tab, arrows and Enter; the ring shows where one is."""
    one = board(house, "you", "random")
    keys = one.page.keyboard

    one.go_to(".pt-pack [data-card]")
    keys.press("ArrowRight")
    expect(one.page.locator(".pt .ring")).to_be_visible()
    card = one.page.evaluate("document.activeElement.dataset.card")
    assert card == one.pack.nth(1).get_attribute("data-card")
    keys.press("Enter")
    keys.press("Enter")
    expect(one.page.locator(f".pt-recruits [data-card={card}]")).to_be_visible()
    while one.asked() == "draft":
        one.recruit()
    one.go_to(".pt-hand [data-card]")
    card = one.page.evaluate("document.activeElement.dataset.card")
    keys.press("Enter")
    expect(one.stage.locator("[data-open]:focus")).to_have_count(1)
    keys.press("Enter")
    expect(one.stage.locator(f"[data-card={card}]")).to_be_visible()
    expect(one.page.locator(".pt-hand [data-rove]:focus")).to_have_count(1)
    keys.press("Enter")
    keys.press("Escape")
    expect(one.stage.locator("[data-open]")).to_have_count(0)


def test_what_a_card_does(house: House) -> None:
    """Every Unit anywhere tells what it does: on hover beside it, to readers in its name."""
    one = board(house, "you", "random")
    one.pack.first.hover()
    label = one.pack.first.locator(".sr").first.text_content() or ""
    assert re.match(r".+, costs -?\d+ Gold, strength \d+\. .+", label)
    expect(one.page.locator(".pt-lens")).to_contain_text(label.split(",")[0])


def test_spectator_sees_the_stage_only(house: House) -> None:
    """Who looks on has no hand, no pack, no face-down card, and nothing to click."""
    one = board(house, "you", "random")
    while one.asked() == "draft":
        one.recruit()
    one.place()
    other = house.visit(one.page.url.replace(one.page.context.pages[0].evaluate("location.origin"), ""), name="Onlooker")
    expect(other.locator(".pt-standings")).to_be_visible()
    expect(other.locator(".pt-hand, .pt-pack, .pt-prompt .main, .home [data-open], .peek")).to_have_count(0)
    expect(other.locator(".home [data-card]")).to_have_count(0)


@pytest.mark.parametrize("seats", [2, 7])
def test_fits_the_screen(house: House, seats: int) -> None:
    """Two or seven Monarchs: all theatres lie inside the board, the page does not scroll."""
    one = board(house, "you", *["random"] * (seats - 1))
    assert one.page.evaluate("document.documentElement.scrollHeight") <= DESK[1]
    boxes = [plate.bounding_box() for plate in one.page.locator(".pt-neighbour .plate").all()]
    assert len(boxes) == seats - 1
    for box in boxes:
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 980
        assert box["y"] + box["height"] <= DESK[1]


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (DESK, True), (PHONE, False), (PHONE, True)])
def test_axe(house: House, size: tuple[int, int], dark: bool) -> None:
    """No violation on the board in any phase."""
    one = board(house, "you", "random", "random", "random", size=size, dark=dark)
    assert one.faults() == {}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_in_another_language(house: House, size: tuple[int, int]) -> None:
    """Two turns in the pseudo-language: all is said out of the catalogue, and has room."""
    one, reader = board(house, "you", "random", "random", size=size, pseudo=True), Reader()
    one.read(reader)
    reader.finds_nothing()
