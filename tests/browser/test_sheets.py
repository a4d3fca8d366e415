"""Open every page and every sheet once: all that a board can show, in each phase, at both sizes, in both themes.

The board's own openers lead to it: whatever has `aria-haspopup="dialog"` opens a sheet, whatever has `data-glass` is seen large under a
lens, and whatever else can be pressed lifts something, begins a choice, or is refused. What is opened is looked at (axe, words under
11 px, cut or over each other, things out of reach), kept as a picture in `sheets/`, and closed again: with Escape, and with its button.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal, TypedDict, cast

import pytest
from playwright.sync_api import ElementHandle, Locator, expect

from .conftest import DESK, PHONE, House, axe, lay_table, looking, sit_at
from .phases import WAYS, Phase, phases

PICTURES = Path(__file__).parent / "sheets"
MEASURE, OVERLAP, THINGS = looking("sizes.js"), looking("overlap.js"), looking("openers.js")
OPENED = "dialog, [role=dialog]:not([data-id=deed])"
LENS = ".lens"
CLOSES = re.compile("^(Close|Back|Turn)")
ALIKE = 3
"""So many things of a kind are seen under the glass in each phase."""
SOME = 3
"""So many phases are looked at where not all are."""


class Thing(TypedDict):
    """Something that can be pressed, or seen under a glass."""

    key: str
    name: str
    opener: str
    sheet: bool
    glass: bool
    pressed: bool


class Opener:
    """Somebody who opens everything: in all phases and both themes, or each kind of thing once, in a few phases, the themes by turns."""

    def __init__(self, house: House, way: str, size: tuple[int, int], *, whole: bool) -> None:
        self.way = way
        self.whole = whole
        self.page = house.visit("/about", size=size, name="Ada", confirms=False)
        self.moved = False
        self.found: list[str] = []
        self.told: set[str] = set()
        self.taken = 0
        self.folder = PICTURES / way.replace(" ", "-") / f"{size[0]}"
        self.folder.mkdir(parents=True, exist_ok=True)
        for old in self.folder.glob("*.png"):
            old.unlink()
        self.page.on("websocket", lambda socket: socket.on("framesent", self._sent))

    def _sent(self, frame: str | bytes) -> None:
        if re.search(r'"t":\s*"move"', str(frame)):
            self.moved = True

    def sit(self, phase: Phase) -> None:
        """At a fresh table in this phase."""
        way = WAYS[self.way]
        seats = ["you" if seat == phase.seat else "easy" for seat in range(way.seats)]
        sit_at(self.page, lay_table(self.page, way.game, seats, way.options, phase.position))
        expect(self.page.locator("[data-asks]").first).to_have_attribute("data-asks", re.compile("."))
        self.still()
        self.moved = False

    def still(self) -> None:
        """What moves comes to rest."""
        self.page.evaluate(
            "Promise.allSettled(document.getAnimations().filter(a => a.playState === 'running'"
            " && a.effect.getComputedTiming().endTime < Infinity).map(a => a.finished))"
        )

    def look(self, where: str, thing: ElementHandle | None, *, checked: bool = True) -> None:
        """At what was opened."""
        self.still()
        measured = [str(one) for one in self.page.evaluate(MEASURE, thing)]
        if thing:
            measured += self.page.evaluate(OVERLAP, thing)
        both: tuple[Literal["light", "dark"], ...] = ("light", "dark")
        for theme in both if checked and self.whole else (both[self.taken % 2],):
            self.page.emulate_media(color_scheme=theme)
            self.still()
            if checked:
                measured += [f"{theme}: {one}" for one in axe(self.page, thing)]
            name = re.sub(r"\W+", "-", where)[:80]
            self.page.screenshot(path=self.folder / f"{self.taken:03}-{name}-{theme}.png")
        self.page.emulate_media(color_scheme="light")
        self.taken += 1
        self.found += [f"{where}: {one}" for one in measured]

    def close(self, where: str) -> None:
        """With Escape."""
        sheet = self.page.locator(OPENED)
        left = sheet.count() - 1
        self.page.keyboard.press("Escape")
        try:
            expect(sheet).to_have_count(left)
        except AssertionError:
            self.found.append(f"{where}: Escape does not close it")

    def at(self, thing: Thing) -> Locator:
        """Where it is."""
        return self.page.locator(f'[data-opener="{thing["opener"]}"]').first

    def opened(self, thing: Thing) -> Locator:
        """What opens when it is pressed."""
        sheets = self.page.locator(OPENED)
        before = sheets.count()
        self.at(thing).click(force=True)
        expect(sheets).to_have_count(before + 1)
        return sheets.last

    def sheet(self, where: str, thing: Thing) -> None:
        """A sheet is looked at, closed with Escape, opened again and closed with its button."""
        before = self.page.locator(OPENED).count()
        self.look(where, self.opened(thing).element_handle())
        self.close(where)
        button = self.opened(thing).get_by_role("button", name=CLOSES)
        if button.count():
            button.first.click()
            expect(self.page.locator(OPENED)).to_have_count(before)
        else:
            self.found.append(f"{where}: no button closes it")
            self.close(where)

    def glass(self, where: str, thing: Thing) -> None:
        """A lens over something."""
        self.at(thing).hover(force=True)
        lens = self.page.locator(LENS)
        try:
            expect(lens).to_have_count(1)
        except AssertionError:
            self.found.append(f"{where}: nothing is seen under the glass")
            return
        self.look(where, lens.element_handle(), checked=False)
        self.page.mouse.move(1, 1)
        expect(lens).to_have_count(0)

    def other(self, where: str, thing: Thing) -> None:
        """What begins a choice or is refused."""
        sheets = self.page.locator(OPENED)
        before = sheets.count()
        self.at(thing).click(force=True)
        self.still()
        if self.moved:
            return
        tip = self.page.get_by_role("dialog", name="Why not")
        if sheets.count() > before and not tip.count():
            self.found.append(f"{where}: opens a sheet and does not say so (aria-haspopup)")
        self.look(where, tip.element_handle() if tip.count() else None, checked=self.whole)
        for _ in range(3):
            self.page.keyboard.press("Escape")

    def open_all(self) -> None:
        """Whatever can be opened."""
        stands = phases(self.way)
        for phase in stands if self.whole else stands[:: -(-len(stands) // SOME)]:
            self.sit(phase)
            self.look(phase.rule, None)
            for alike in self.things():
                self.open_first(phase, alike)

    def things(self) -> list[list[Thing]]:
        """What there is on the board, in groups of what is alike."""
        return cast("list[list[Thing]]", self.page.evaluate(THINGS))

    def open_first(self, phase: Phase, alike: list[Thing]) -> None:
        """Of things that are alike: the sheet of the first, the lens over what was not seen yet."""
        first = alike[0]
        if self.moved or not self.at(first).is_visible():
            self.sit(phase)
            self.things()
        new = [one for one in alike if one["glass"] and one["name"] not in self.told]
        for one in new[: ALIKE if self.whole else 1]:
            self.told.add(one["name"])
            self.glass(f"{phase.rule} {one['name']} lens", one)
        where = f"{phase.rule} {first['name']}"
        new_kind = first["key"] not in self.told
        self.told.add(first["key"])
        if first["sheet"] and (new_kind or self.whole):
            self.sheet(where, first)
        elif first["pressed"] and new_kind and not first["sheet"]:
            self.other(where, first)


def found(house: House, way: str, size: tuple[int, int], *, whole: bool) -> list[str]:
    """What is out of reach, cut, too small, or cannot be closed."""
    opener = Opener(house, way, size, whole=whole)
    opener.open_all()
    return opener.found


@pytest.mark.parametrize(
    ("way", "size"), [("paper-tales", PHONE), ("dice-upon-a-time", DESK), ("threetale", PHONE), ("a-tale-of-pirates", DESK)]
)
def test_each_kind_of_thing_is_opened_once(house: House, way: str, size: tuple[int, int]) -> None:
    """In a few phases of each game."""
    wrong = found(house, way, size, whole=False)
    assert not wrong, "\n".join(wrong)


@pytest.mark.long
@pytest.mark.parametrize("size", [PHONE, DESK])
@pytest.mark.parametrize("way", WAYS)
def test_everything_is_opened(house: House, way: str, size: tuple[int, int]) -> None:
    """In all phases, at both sizes and in both themes."""
    wrong = found(house, way, size, whole=True)
    assert not wrong, "\n".join(wrong)
