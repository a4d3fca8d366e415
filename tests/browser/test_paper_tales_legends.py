"""The Paper Tales board with both expansions: Artifacts on the shelf, seven Buildings, seven Kingdoms."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from taletable.engine.match import Match
from taletable.engine.state import Options
from taletable.games import find_game
from taletable.server.storage import tables
from tests.server.client import Person

from .conftest import DESK, PHONE, WEB, House, press, width
from .test_language import Reader
from .test_paper_tales import Board, board, fits

ALL: Options = {"gates_units": True, "gates_buildings": True, "legends": True}
BUILDINGS = 7
GAME = find_game("paper-tales")
COST = {unit["key"]: unit["cost"] for unit in GAME.catalogue()["units"]}
TRIES = 2000
"""Seeds that are looked through for one that leads where a test begins."""


def test_every_card_has_a_drawing() -> None:
    """Each Unit, Artifact, Building, Necropolis card and Lich King card is drawn under its key."""
    art = "\n".join(path.read_text(encoding="utf-8") for path in (WEB / "src" / "games" / "paper-tales" / "art").glob("*.ts"))
    groups = GAME.catalogue()
    keys = [one["key"] for group in ("units", "artifacts", "buildings", "necropolis", "lich_king") for one in groups[group]]
    assert len(keys) > 100
    assert [key for key in keys if not re.search(rf"[ {{]'?{key}'?[:,\n ]", art)] == []


def to_plan(one: Board) -> None:
    """Draft until Units and Artifacts are deployed."""
    while one.asked() == "draft":
        one.recruit()


def to_treasure(one: Board) -> str:
    """Play on until an Artifact is in the hand and can be paid; its id."""
    for _ in range(120):
        rule = one.asked()
        assert rule != "over", "no Artifact came in a whole tale"
        payable = one.hand.filter(has=one.page.locator(".worth")).filter(has_not=one.page.locator(".warn"))
        if rule == "plan" and payable.count():
            return payable.first.get_attribute("data-card") or ""
        if rule == "plan":
            one.seal()
        else:
            one.answer(rule)
    raise AssertionError("no Artifact came")


def test_a_whole_game_with_everything(house: House) -> None:
    """Both expansions, three seats, by clicks alone; an Artifact is laid down, revealed, and stays to the end."""
    one = board(house, "you", "random", "random", options=ALL)
    seen = one.play_to_the_end()
    assert {"draft", "plan", "construction"} <= seen
    assert one.laid, "no Artifact could be laid down"
    one.page.get_by_role("button", name="Look at the board").click()
    for card in one.laid:
        expect(one.page.locator(f".pt-artifacts [data-card={card}]")).to_have_count(1)
    expect(one.page.locator(".pt-standings .first")).not_to_have_count(0)


def test_an_artifact_is_planned_like_a_unit(house: House) -> None:
    """It lies face down on the shelf, the next one costs more, it is taken back, kept, and dragged."""
    one = board(house, "you", "random", options=ALL)
    card = to_treasure(one)
    slot = one.page.locator("[data-id=artifact-slot]")
    before = int(re.sub(r"\D", "", slot.locator(".pt-coin").inner_text()))
    one.treasure(card)
    expect(slot.locator(".pt-coin")).to_have_text(str(before + 1))
    one.page.locator(f".pt-artifacts [data-card={card}]").click()
    one.page.get_by_role("button", name="Take back", exact=True).click()
    expect(one.page.locator(f".pt-hand [data-card={card}]")).to_have_count(1)
    one.page.locator(f".pt-hand [data-card={card}]").drag_to(slot)
    expect(one.page.locator(f".pt-artifacts [data-card={card}]")).to_have_count(1)
    one.page.locator(f".pt-artifacts [data-card={card}]").drag_to(one.page.locator("[data-id=hand]"))
    expect(one.page.locator(f".pt-hand [data-card={card}]")).to_have_count(1)
    one.page.locator(f".pt-hand [data-card={card}]").drag_to(one.page.locator("[data-keep]"))
    expect(one.page.locator("[data-keep]")).to_have_accessible_name(re.compile("Kept for the next turn"))


def test_an_artifact_by_keys(house: House) -> None:
    """Enter takes it up, the focus goes to the slot, Enter lays it down, and one goes on in the hand."""
    one = board(house, "you", "random", options=ALL)
    card = to_treasure(one)
    one.page.locator(f".pt-hand [data-card={card}]").focus()
    one.page.keyboard.press("Enter")
    expect(one.page.locator("[data-id=artifact-slot]:focus")).to_have_count(1)
    one.page.keyboard.press("Enter")
    expect(one.page.locator(f".pt-artifacts [data-card={card}]")).to_have_count(1)
    expect(one.page.locator(".pt-hand [data-rove]:focus, .pt-prompt .main:focus")).to_have_count(1)


def test_the_same_seven_buildings_for_all(house: House) -> None:
    """Seven sites stand to choose from, each can be asked why not, and all texts are inside their sites."""
    one = board(house, "you", "random", options=ALL)
    one.to_construction()
    sites = one.page.locator(".pt-works .site")
    expect(sites).to_have_count(BUILDINGS)
    spilt = one.page.evaluate(
        "[...document.querySelectorAll('.pt-works .site')].filter((s) => [...s.querySelectorAll('.step, .price')]"
        ".some((e) => e.getBoundingClientRect().right > s.getBoundingClientRect().right + 1)).map((s) => s.dataset.id)"
    )
    assert spilt == []
    shut = one.page.locator("[data-work][aria-disabled=true]").first
    press(shut)
    expect(one.page.get_by_label("Why not")).to_contain_text("PT-8")


def test_everything_has_an_anchor(house: House) -> None:
    """What a lesson may point at is found by its id: cards, spots, Buildings, the slot, the kept card, the main button."""
    one = board(house, "you", "random", options=ALL)
    to_plan(one)
    wanted = ["front-1", "front-2", "front-3", "back-1", "back-2", "artifacts", "artifact-slot", "keep", "ready", "gold", "resources"]
    wanted += ["hand", "buildings", "kingdom", "prompt", "score", "seat-1", "strength", "war-1", "mine", "tavern", "temple", "town"]
    wanted += [one.hand.nth(n).get_attribute("data-card") or "" for n in range(one.hand.count())]
    missing = [id for id in wanted if not one.page.locator(f"[data-id='{id}']").first.is_visible()]
    assert missing == []


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_seven_kingdoms_on_one_screen(house: House, size: tuple[int, int]) -> None:
    """Two neighbours large, four others small, all inside the window, each with its name, strength and Gold."""
    one = board(house, "you", *["random"] * 6, size=size, options=ALL)
    assert width(one.page) == size[0]
    assert one.page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert fits(one.page) == []
    expect(one.page.locator(".pt-neighbour")).to_have_count(6)
    small = one.page.evaluate(
        "[...document.querySelectorAll('.pt-neighbour .plate :is(.nm, .pt-coin, .pt-shield i)')]"
        ".filter((e) => parseFloat(getComputedStyle(e).fontSize) < 12).length"
    )
    assert small == 0
    side, far = one.page.locator(".pt-neighbour.side").first.bounding_box(), one.page.locator(".pt-neighbour.far").first.bounding_box()
    assert side
    assert far
    assert side["height"] > far["height"]


@pytest.mark.parametrize(("size", "dark"), [(DESK, False), (DESK, True), (PHONE, False), (PHONE, True)])
def test_axe(house: House, size: tuple[int, int], dark: bool) -> None:
    """No violation on the board with everything, in any phase, and with an Artifact on the shelf."""
    one = board(house, "you", "random", "random", "random", size=size, dark=dark, options=ALL)
    assert one.faults() == {}


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_in_another_language(house: House, size: tuple[int, int]) -> None:
    """Two turns with everything in the pseudo-language: all is said out of the catalogue, and has room."""
    one, reader = board(house, "you", "random", size=size, options=ALL, pseudo=True), Reader()
    one.read(reader)
    reader.finds_nothing()


class Chosen:
    """The source of secrets, but for the seed of the next tables."""

    def __init__(self, seed: bytes) -> None:
        self.seed = seed

    def __getattr__(self, name: str) -> object:
        return getattr(secrets, name)

    def token_bytes(self, n: int) -> bytes:
        return self.seed if n == len(self.seed) else secrets.token_bytes(n)


def kind(move: str) -> str:
    """The kind of card that a move is about."""
    return move.split()[2].rsplit("-", 1)[0]


def towards(wanted: tuple[str, ...], rule: str, moves: list[str], purse: int, kept: bool) -> str:
    """Keep and deploy what is wanted, beside it only what is free; keep the rest of the Gold."""

    def first(verb: str, fits: Callable[[str], bool] = lambda move: True) -> str | None:
        return next((move for move in moves if move.split()[1] == verb and fits(move)), None)

    if rule == "solo_draft":
        return min(moves, key=lambda move: wanted.index(kind(move)) if kind(move) in wanted else len(wanted))
    if rule == "plan":
        for key in wanted:
            price = COST.get(key, 0)
            found = first("deploy", lambda m, key=key: kind(m) == key) or first("place", lambda m, key=key: kind(m) == key)  # type: ignore[misc]
            if found and price <= purse:
                return found
        free = first("place", lambda m: COST[kind(m)] <= 0) if "titan" not in wanted else None
        return free or (first("keep", lambda m: kind(m) in wanted) if not kept else None) or "0 ready"
    return first("pass") or first("let-go") or first("leave-ages") or moves[0]


def before_the_ask(house: House, monkeypatch: pytest.MonkeyPatch, rule: str, wanted: tuple[str, ...], verb: str) -> Board:
    """A game for one with everything, played to the first time that a rule asks; its seed is looked for."""
    for n in range(TRIES):
        seed = n.to_bytes(16, "big")
        match = Match(GAME, 1, ALL, seed)
        played: list[str] = []
        while not match.state.over:
            moves = [GAME.write(move) for move in GAME.legal(match.state, 0)]
            asked = match.state.frames[-1].rule
            if asked == rule and any(move.split()[1] == verb and (verb != "pay" or kind(move) not in COST) for move in moves):
                return at_the_table(house, monkeypatch, seed, played)
            own = GAME.view(match.state, 0)["players"][0]
            purse = own["gold"] - (own.get("forecast") or {"cost": 0})["cost"]
            move = towards(wanted, asked, moves, purse, own["keep"] is not None)
            match.play(GAME.read(move))
            played.append(move)
    raise AssertionError(f"no seed leads to {rule}")


def at_the_table(house: House, monkeypatch: pytest.MonkeyPatch, seed: bytes, played: list[str]) -> Board:
    """Somebody before a table with that seed, after those moves."""
    monkeypatch.setattr(tables, "secrets", Chosen(seed))
    person = Person(house.server.url, "Ada")
    table = person.table("you", start=True, options=ALL)["id"]
    live = person.live(table)
    live.until("state")
    for move in played:
        live.do(t="move", move=move)
    live.close()
    page = house.visit()
    page.context.add_cookies([{"name": c.name, "value": c.value or "", "url": house.server.url} for c in person.http.cookies.jar])
    page.goto(f"/t/{table}")
    return Board(page)


def test_a_titan_founds(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Titan asks for a Building: one click, and it stands on level 2 for nothing."""
    one = before_the_ask(house, monkeypatch, "titan", ("titan",), "found")
    assert one.asked() == "titan"
    site = one.page.locator("[data-work][data-open]").first
    expect(site).to_contain_text("free")
    town = (site.get_attribute("data-work") or "").split()[0]
    site.click()
    expect(one.page.locator(f"[data-id=house-{town}]")).to_be_visible()


def test_a_shadow_repeats(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """The Shadow asks for a Unit, and says why it cannot be itself."""
    one = before_the_ask(house, monkeypatch, "shadow", ("shadow", "minstrel", "imp", "veteran", "cave-spirit"), "repeat")
    assert one.asked() == "shadow"
    press(one.page.locator(".pt-hand [data-card^=shadow]").first)
    expect(one.page.get_by_label("Why not")).to_contain_text("PT-R.36")
    one.stage.locator("[data-open]").first.click()
    expect(one.page.locator(".pt[data-asks=shadow]")).to_have_count(0)


def test_an_apprentice_moves_the_years(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """Age tokens go from the Unit taken up to the Unit clicked next."""
    one = before_the_ask(house, monkeypatch, "age_chosen", ("sorcerers-apprentice", "veteran", "cave-spirit", "imp"), "shift")
    assert one.asked() == "age_chosen"
    giver = one.stage.locator("[data-open]").first
    spot = giver.get_attribute("data-spot")
    expect(giver).to_have_attribute("aria-label", re.compile("1 Age token"))
    giver.click()
    one.stage.locator(f"[data-open]:not([data-spot={spot}])").first.click()
    expect(one.stage.locator(f"[data-spot={spot}]")).not_to_have_attribute("aria-label", re.compile("Age token"))


def test_too_little_gold_for_artifacts(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    """With too little Gold one chooses what to pay for; a click on the Artifact pays, and its price is that of the next."""
    treasures = tuple(one["key"] for one in GAME.catalogue()["artifacts"])
    one = before_the_ask(house, monkeypatch, "payment", treasures, "pay")
    assert one.asked() == "payment"
    piece = one.page.locator(".pt-artifacts .piece[data-open]").first
    card = piece.get_attribute("data-card")
    price = one.page.locator(f".pt-hand [data-card={card}] .cost").inner_text()
    gold = int(one.page.locator("[data-id=gold] em").inner_text())
    assert 1 <= int(price) <= gold
    picks = one.picks()
    piece.click()
    one.settled("payment", picks)
    expect(one.page.locator(f".pt-artifacts [data-card={card}]")).to_have_count(1)
