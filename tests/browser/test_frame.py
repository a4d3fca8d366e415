"""The frame: lobby, set-up, table, rules, replay, as people use them."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, Route, WebSocketRoute, expect

from taletable.games import games
from tests.server.client import Person

from .conftest import PHONE, House, axe, lay_table, press, width

GAME = "paper-tales"


def choices(page: Page) -> Locator:
    """What may be done now on the generic table."""
    return page.locator(".choices [data-move]:not([aria-disabled=true])")


def lay(page: Page, *seats: str, **options: str | int | bool) -> str:
    """Lay and start a table of the common game; its path."""
    return lay_table(page, GAME, seats, options)


def test_two_clicks_to_a_game(house: House) -> None:
    """Open a book, start the tale: the table waits for you."""
    page = house.visit()
    page.get_by_role("link", name="Open Paper Tales").click()
    page.get_by_role("button", name="Start the tale").click()
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    expect(page).to_have_title(re.compile("Your turn"))
    expect(page.get_by_test_id("live")).to_have_text(re.compile("Choose a card to keep"))


def test_play_now_is_one_click(house: House) -> None:
    """A book seats you against bots at once."""
    page = house.visit()
    page.get_by_role("button", name=re.compile("Play now.*Paper Tales")).click()
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    page.get_by_role("link", name="Back to the shelf").click()
    expect(page.get_by_role("link", name=re.compile("^Your turn Paper Tales"))).to_be_visible()


def test_the_shelf_can_be_searched(house: House) -> None:
    """By how many people there are, and by whether they play together: books that do not fit step back."""
    page = house.visit()
    fitting = page.locator(".shelf li:not(.dim)")
    expect(fitting).to_have_count(4)
    page.get_by_label("Together or versus").select_option("Together")
    expect(fitting).to_have_count(3)
    page.get_by_label("How many people").select_option("5 people")
    expect(fitting).to_have_count(1)
    expect(fitting.get_by_role("link", name="Open Dice Upon a Time")).to_be_visible()


def test_name_and_recovery(house: House) -> None:
    """A person has a name, and a code that brings it to another device."""
    page = house.visit(name="Ada")
    page.get_by_role("button", name="You: Ada").click()
    page.get_by_label("Name at the table").fill("Ada Lovelace")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Keys, notices").click()
    page.get_by_role("button", name="New code").click()
    code = page.locator(".code b").inner_text()
    other = house.visit()
    other.get_by_role("button", name=re.compile("^You")).click()
    other.get_by_role("button", name="Keep your name").click()
    other.get_by_role("textbox", name="Recovery code").fill(code)
    other.get_by_role("button", name="Use it").click()
    other.get_by_role("button", name="Go on").click()
    expect(other.get_by_role("button", name="You: Ada Lovelace")).to_be_visible()


def test_a_code_outlives_a_slow_answer(house: House) -> None:
    """A recovery code is told once: the late answer to a new name does not take it away."""
    page = house.visit(name="Ada")
    page.get_by_role("button", name="You: Ada").click()
    held: list[Route] = []
    page.route("**/api/me", lambda route: held.append(route))
    page.get_by_label("Name at the table").fill("Ada Lovelace")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("link", name="Keys, notices").click()
    page.get_by_role("button", name="New code").click()
    code = page.locator(".code b").inner_text()
    held.pop().continue_()
    expect(page.get_by_test_id("live")).to_have_text("You are Ada Lovelace now.")
    expect(page.locator(".code b")).to_have_text(code)


def test_two_browsers_at_one_table(house: House) -> None:
    """An invitation link seats a friend; both play and talk."""
    ada = house.visit(f"/new/{GAME}", name="Ada")
    ada.get_by_role("button", name="Take Normal bot away").or_(ada.get_by_role("button", name=re.compile("Take .* bot away"))).first.click()
    ada.get_by_role("button", name="Friend").click()
    ada.get_by_role("button", name="Open the table").click()
    link = ada.locator(".link code").inner_text()
    expect(ada.get_by_text("Fair luck is sealed")).to_be_visible()
    mira = house.visit("http://" + link if not link.startswith("http") else link, name="Mira")
    expect(mira.get_by_text("Ada starts the tale.")).to_be_visible()
    expect(ada.get_by_text("Mira", exact=True)).to_be_visible()
    ada.get_by_role("button", name="Start the tale").click()
    for page in (ada, mira):
        expect(page.get_by_role("main", name="Board")).to_be_visible()
    mira.goto(mira.url.split("?")[0] + "?plain=1")
    choices(mira).first.click()
    for page in (mira, ada):
        expect(page.locator(".players li", has_text="Mira")).to_contain_text("ready")
    mira.keyboard.press("c")
    mira.get_by_label("Message to the table").fill("Well met!")
    mira.get_by_role("button", name="Send").click()
    ada.get_by_role("tab", name=re.compile("Chat")).click()
    expect(ada.get_by_role("log", name="Chat")).to_contain_text("Well met!")
    ada.get_by_role("button", name="Your turn").click()
    expect(mira.get_by_test_id("live")).to_have_text("Ada: Your turn")
    expect(mira.locator(".notes")).to_contain_text("Ada: Your turn")


def test_invitation_to_a_stranger(house: House) -> None:
    """A link seats somebody whom the server has never seen, and the table is theirs to play."""
    ada = Person(house.server.url, "Ada")
    table = ada.table("you", "open")
    page = house.visit(f"/t/{table['id']}?seat=1&invite={table['seats'][1]['invite']}")
    expect(page.locator(".seat").nth(1)).to_contain_text("you, teal heron")
    ada.post(f"/api/tables/{table['id']}/start", {})
    page.goto(f"/t/{table['id']}?plain=1")
    choices(page).first.click()
    expect(page.locator(".players [data-seat='1']")).to_contain_text("ready")


def test_join_by_code(house: House) -> None:
    """The ticket in the lobby leads to a free chair; a wrong code says so."""
    ada = Person(house.server.url, "Ada")
    table = ada.table("you", "open", "random")
    page = house.visit(size=PHONE, name="Mira")
    page.get_by_label("Join by code").fill("NOSUCH")
    house.expected.append("404")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").filter(has_text="No table has this code.")).to_be_visible()
    page.get_by_label("Join by code").fill(table["code"].lower())
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_text("Ada starts the tale.")).to_be_visible()
    expect(page.locator(".seat", has_text="Mira")).to_contain_text("you")


def test_reload_in_mid_game(house: House) -> None:
    """After a reload everything is where it was: the pack, the choice, the log."""
    page = house.visit()
    page.goto(lay(page, "you", "you", "random") + "?plain=1")
    page.get_by_role("button", name=re.compile("open$")).click()
    choices(page).first.click()
    page.get_by_role("button", name=re.compile("open$")).click()
    expect(page.locator(".mine [data-id]")).to_have_count(5)
    before = page.locator(".mine [data-id]").all_inner_texts()
    page.reload()
    page.get_by_role("button", name=re.compile("open$")).click()
    expect(page.locator(".mine [data-id]")).to_have_text(before, use_inner_text=True)
    expect(page.get_by_role("log", name="What happened")).to_contain_text("is dealt 5 cards")


def test_spectator_sees_no_hand(house: House) -> None:
    """Whoever looks on gets no card of any pack, neither on the page nor over the line."""
    page = house.visit()
    path = lay(page, "you", "you", "random")
    page.goto(path + "?plain=1")
    page.get_by_role("button", name=re.compile("open$")).click()
    expect(page.locator(".mine [data-id]")).to_have_count(5)
    cards = page.locator(".mine [data-id]").evaluate_all("els => els.map(e => e.dataset.id)")
    frames: list[str] = []
    other = house.visit(name="Mira")
    other.on("websocket", lambda socket: socket.on("framereceived", lambda data: frames.append(str(data))))
    other.goto(path + "?plain=1")
    expect(other.get_by_text("Looking on")).to_be_visible()
    expect(other.get_by_role("region", name="The table")).to_be_visible()
    assert frames
    assert not any(card in frame for card in cards for frame in frames)
    seen = other.locator(".table [data-id]").evaluate_all("els => els.map(e => e.dataset.id)")
    assert set(seen) <= {"barracks", "mine", "tavern", "temple", "town"}  # what may be built lies open
    expect(page.get_by_text("1 looks on")).to_be_visible()


def test_hot_seat_cover(house: House) -> None:
    """Between two seats of one screen a curtain hides everything secret."""
    page = house.visit(name="Ada")
    page.goto(lay(page, "you", "you", "random") + "?plain=1")
    curtain = page.get_by_test_id("curtain")
    expect(curtain).to_contain_text("Pass the screen to Ada 1")
    assert page.locator("main [data-id]").count() == 0
    curtain.get_by_role("button").click()
    expect(page.locator(".mine [data-id]")).to_have_count(5)
    first = page.locator(".mine [data-id]").all_inner_texts()
    choices(page).first.click()
    expect(curtain).to_contain_text("Pass the screen to Ada 2")
    assert page.locator("main [data-id]").count() == 0
    assert page.get_by_role("log", name="What happened").get_by_text(re.compile("keeps? ")).count() == 0
    curtain.get_by_role("button").click()
    expect(page.locator(".mine h2")).to_contain_text("Ada 2")
    assert page.locator(".mine [data-id]").all_inner_texts() != first


def to_plan(page: Page) -> None:
    """Take cards until the Kingdom is to be planned."""
    while True:
        expect(choices(page).first).to_be_visible()
        move = choices(page).first.get_attribute("data-move") or ""
        if " recruit " not in move:
            return
        page.locator(f".choices [data-move='{move}']").click()
        expect(page.locator(f".choices [data-move='{move}']")).to_have_count(0)


def test_refusal_shows_its_rule(house: House) -> None:
    """A refused choice says why, and its chip opens the rules at that paragraph."""
    page = house.visit()
    page.goto(lay(page, "you", "random") + "?plain=1")
    to_plan(page)
    refused = page.locator(".choices .offer[aria-disabled=true]").first
    cite = refused.locator("i").inner_text()
    press(refused)
    tip = page.get_by_role("dialog", name="Why not")
    expect(tip).to_contain_text(cite)
    tip.get_by_role("button", name=f"Rule {cite}").click()
    expect(page.locator(f".rules .hit[data-rule='{cite}']")).to_be_in_viewport()
    expect(tip).to_have_count(0)
    page.get_by_label("Find a rule").fill("tie won war")
    expect(page.locator(".rules [data-rule]").first).to_contain_text("tie")


def test_refused_option_at_set_up(house: House) -> None:
    """Options that do not go together are refused before a game exists, with the rule; one with nothing to choose is not shown."""
    page = house.visit(f"/new/{GAME}")
    press(page.get_by_role("radio", name="Level 2"))
    tip = page.get_by_role("dialog", name="Why not")
    expect(tip).to_contain_text("who plays alone")
    tip.get_by_role("button", name="Rule PT-S.13").click()
    expect(page.get_by_test_id("rules-drawer").locator(".hit")).to_be_in_viewport()
    page.keyboard.press("Escape")
    expect(page.get_by_role("radio", name="Advanced")).to_have_count(0)
    page.get_by_role("button", name=re.compile("Take .* bot away")).first.click()
    page.get_by_role("radio", name="Advanced").click()
    expect(page.get_by_role("radio", name="Advanced")).to_be_checked()


def test_undo_and_keys(house: House) -> None:
    """Keys: U takes back, R opens the rules where the game stands, L the log, M the sound, ? the list; arrows find targets."""
    page = house.visit()
    page.goto(lay(page, "you", "random") + "?plain=1")
    to_plan(page)
    page.locator(".choices [data-move*=' place ']:not([aria-disabled=true])").first.click()
    taken = page.locator(".choices [data-move*=' take-back ']")
    expect(taken.first).to_be_visible()
    page.keyboard.press("u")
    expect(taken).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".rules .hit")).to_be_in_viewport()
    page.keyboard.press("l")
    expect(page.get_by_role("log", name="What happened")).to_be_visible()
    sound = page.get_by_role("button", name="Sound")
    expect(sound).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("m")
    expect(sound).to_have_attribute("aria-pressed", "false")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.getElementById('main').contains(document.activeElement)")


def test_take_back_by_consent(house: House) -> None:
    """The table goes back when all agree."""
    ada = house.visit(name="Ada")
    path = lay(ada, "you", "open", "random")
    table = ada.evaluate("path => fetch('/api/tables/' + path.slice(3)).then(r => r.json())", path)
    mira = house.visit(f"{path}?seat=1&invite={table['seats'][1]['invite']}", name="Mira")
    expect(mira.get_by_text("Ada starts the tale.")).to_be_visible()
    ada.goto(path)
    ada.get_by_role("button", name="Start the tale").click()
    for page in (ada, mira):
        expect(page.get_by_role("main", name="Board")).to_be_visible()
        page.goto(path + "?plain=1")
    choices(ada).first.click()
    expect(ada.locator(".players li", has_text="Ada")).to_contain_text("ready")
    choices(mira).first.click()
    for page in (mira, ada):
        expect(page.get_by_role("log", name="What happened")).to_contain_text("packs go round")
    ada.get_by_role("button", name=re.compile("Go back to the beginning of")).first.click()
    ada.get_by_role("dialog").get_by_role("button", name="Ask all").click()
    expect(mira.get_by_test_id("proposal")).to_contain_text("Ada asks to go back")
    mira.get_by_test_id("proposal").get_by_role("button", name="Agree").click()
    expect(ada.get_by_role("log", name="What happened")).to_contain_text("All agree to go back")


def test_pause_and_give_up(house: House) -> None:
    """The menu pauses the table, goes on, and gives up after asking twice."""
    page = house.visit()
    page.goto(lay(page, "you", "random") + "?plain=1")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Pause the table").click()
    expect(page.get_by_role("region", name="Your choices")).to_contain_text("The table is paused.")
    page.get_by_role("button", name="Go on").click()
    expect(choices(page).first).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Give up this game").click()
    page.get_by_role("button", name="Yes, give up for all").click()
    expect(page.get_by_text("This table was given up.")).to_be_visible()


def test_comes_back_after_a_break(house: House) -> None:
    """A lost line is said, mended without a click, and play goes on."""
    page = house.visit()
    path = lay(page, "you", "random")
    lines: list[WebSocketRoute] = []
    barred = False

    def connect(line: WebSocketRoute) -> None:
        if barred:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    page.route_web_socket(re.compile("/live$"), connect)
    page.goto(path + "?plain=1")
    expect(choices(page).first).to_be_visible()
    barred = True
    lines[-1].close()
    expect(page.get_by_text("The connection is lost.")).to_be_visible()
    barred = False
    expect(page.get_by_text("The connection is lost.")).to_have_count(0)
    choices(page).first.click()
    expect(page.get_by_role("log", name="What happened")).to_contain_text("You keep")


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_axe_and_width(house: House, phone: bool, dark: bool) -> None:
    """Lobby, set-up, table, rules, replay and text pages: axe finds nothing, and nothing scrolls sideways."""
    page = house.visit(size=PHONE if phone else (1280, 720), dark=dark)

    def fine(where: str) -> None:
        assert axe(page) == [], where
        assert width(page) <= (390 if phone else 1280), where

    expect(page.get_by_role("link", name="Open Paper Tales")).to_be_visible()
    fine("lobby")
    path = lay(page, "you", "random", "random")
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile("^Your turn Paper Tales"))).to_be_visible()
    fine("lobby with a table")
    page.goto(f"/new/{GAME}")
    expect(page.get_by_role("button", name="Start the tale")).to_be_visible()
    press(page.get_by_role("radio", name="Level 2"))
    fine("set-up")
    page.goto(path)
    expect(page.get_by_role("main", name="Board")).to_be_visible()
    fine("table")
    page.goto(path + "?plain=1")
    expect(choices(page).first).to_be_visible()
    fine("generic table")
    page.keyboard.press("r")
    expect(page.locator(".rules .hit")).to_be_in_viewport()
    fine("rules")
    page.goto(path + "/replay")
    expect(page.get_by_role("button", name="Try from here")).to_be_visible()
    fine("replay")
    for text in ("/records", "/learn", "/about"):
        page.goto(text)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        fine(text)


@pytest.mark.parametrize("game", sorted(games()))
def test_headings_are_in_order_before_the_board_is_there(house: House, game: str) -> None:
    """A board comes when it comes; what stands beside it is a page already."""
    page = house.visit(name="Ada")
    path = lay_table(page, game, ["you", *["random"] * 3][: games()[game].max_seats], {})
    module = Person(house.server.url).get(f"/api/games/{game}")["web"]["module"]
    held: list[Route] = []
    page.route(f"**{module}", lambda route: held.append(route))
    with page.expect_request(f"**{module}"):
        page.goto(path)
    expect(page.get_by_role("log", name="What happened")).to_be_visible()
    assert not page.locator("main [data-id]").count()
    assert axe(page) == []
    for route in held:
        route.continue_()
    expect(page.locator("main [data-id]").first).to_be_visible()
    assert axe(page) == []
