"""Pictures of 1200 × 630, out of the boards' own drawings (`_web/pictures`, built with the client): one SVG each, and its PNG."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from pathlib import Path
from textwrap import wrap
from typing import Final, NamedTuple
from xml.sax.saxutils import escape

import msgspec
import resvg_py

FOLDER: Final = "pictures"
SANS: Final = "Alegreya Sans"
LEFT, TOP, WIDE, HIGH = 772, 150, 400, 350
"""The label."""
SPACE: Final = WIDE - 56
PLAIN_PAPER: Final = {"sheet": "#fffaf0", "ink": "#2b2118", "accent": "#a8322d"}
STEADY: Final = "#27465c"
NAME_LETTERS: Final = 11
SEATS_IN_A_ROW: Final = 3


class Art(msgspec.Struct):
    """How the board of a game looks from afar (web/src/art/picture.ts)."""

    cover: str = ""
    defs: str = ""
    back: str = f'<rect width="1200" height="630" fill="{STEADY}"/>'
    front: str = ""
    slots: list[tuple[float, float, float]] = []
    things: dict[str, str] = {}
    paper: dict[str, str] = {}


class House(msgspec.Struct):
    """What the pictures of all games share."""

    crests: list[str] = []
    defs: str = ""
    mark: str = ""


class SeatLabel(NamedTuple):
    """A seat on a label."""

    seat: int
    name: str
    score: int | None = None


class Label(NamedTuple):
    """What a picture says."""

    game: str
    headline: str
    text: str
    seats: Sequence[SeatLabel] = ()


class Studio:
    """Draws pictures. What it needs is read once; a client that is not built leaves plain pictures."""

    def __init__(self, web: Path) -> None:
        self.folder = web / FOLDER
        self.known: dict[str, Art] = {}

    @cached_property
    def house(self) -> House:
        """What all pictures share."""
        file = self.folder / "house.json"
        return msgspec.json.decode(file.read_bytes(), type=House) if file.is_file() else House()

    @cached_property
    def fonts(self) -> list[str]:
        """The fonts of the client, the one for most names first: what it lacks is looked for in the others."""
        files = sorted(self.folder.resolve().glob("*.ttf"), key=lambda file: (not file.stem.endswith("-latin"), file.name))
        return [str(file) for file in files]

    def art(self, game: str) -> Art:
        """What a game brings for pictures; nothing for those that were built elsewhere."""
        if game not in self.known:
            file = self.folder / f"{game}.json"
            self.known[game] = msgspec.json.decode(file.read_bytes(), type=Art) if game and file.is_file() else Art()
        return self.known[game]

    def draw(self, game: str, label: Label, shows: Iterable[str] | None = None) -> str:
        """A picture as SVG: with what stands on the board, in the order of its weight, or (None) with the book on its shelf."""
        art = self.art(game)
        scene = art.back + (self._stage(art, shows) + art.front if shows is not None else art.front + self._book(art))
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">'
            f"<defs>{self.house.defs}</defs>{art.defs}{scene}{self._label(art.paper, label)}"
            f'<svg x="{LEFT + 96}" y="540" width="55" height="44" viewBox="0 0 40 32">{self.house.mark}</svg>'
            + _text("Taletable", LEFT + 164, 574, 34, "Almendra", "#fff8e8", 'stroke="#1d2a33" stroke-width="5" paint-order="stroke"')
            + "</svg>"
        )

    def png(self, svg: str) -> bytes:
        """The picture of an SVG."""
        return bytes(resvg_py.svg_to_bytes(svg_string=svg, font_files=self.fonts, font_family=SANS, serif_family="Alegreya"))

    @staticmethod
    def _stage(art: Art, shows: Iterable[str]) -> str:
        drawn = [art.things[thing] for thing in dict.fromkeys(shows) if thing in art.things]
        placed = [(y, f'<g transform="translate({x} {y}) scale({k})">{one}</g>') for one, (x, y, k) in zip(drawn, art.slots, strict=False)]
        return "".join(one for _, one in sorted(placed))

    @staticmethod
    def _book(art: Art) -> str:
        if not art.cover:
            return ""
        return f'<g filter="url(#cut2)"><svg x="200" y="52" width="386" height="526" viewBox="0 0 220 300">{art.cover}</svg></g>'

    def _label(self, paper: dict[str, str], label: Label) -> str:
        sheet, ink, accent = (paper.get(key, PLAIN_PAPER[key]) for key in PLAIN_PAPER)
        headline = _fit(label.headline, SPACE, 58)
        text = _lines(label.text, 28, SPACE, 0.44)[:3]
        x, y = LEFT + 28, TOP + 46
        drawn = [_text(label.game, x, y, min(26, SPACE / (0.5 * max(1, len(label.game)))), "Almendra", ink)]
        size, lines = headline
        for line in lines:
            y += int(size * 1.05)
            drawn.append(_text(line, x, y, size, "Almendra", accent))
        y += 14
        for line in text:
            y += 33
            drawn.append(_text(line, x, y, 28, "Alegreya", ink))
        y += 26
        drawn += self._seats(label.seats, x, y, ink)
        rows = -(-len(label.seats) // SEATS_IN_A_ROW)
        high = max(HIGH if label.seats else 0, y - TOP + rows * 76 + 12)
        top = TOP - max(0, high - HIGH) // 2
        return (
            f'<g transform="translate(0 {top - TOP})"><g filter="url(#cut2)"><path d="{_torn(LEFT, TOP, WIDE, high)}" fill="{sheet}"/></g>'
            f"{''.join(drawn)}</g>"
        )

    def _seats(self, seats: Sequence[SeatLabel], x: int, y: int, ink: str) -> list[str]:
        drawn = []
        for i, (seat, name, score) in enumerate(seats[: 2 * SEATS_IN_A_ROW + 1]):
            left, top = x + i % SEATS_IN_A_ROW * (SPACE // SEATS_IN_A_ROW), y + i // SEATS_IN_A_ROW * 76
            crest = self.house.crests[seat % len(self.house.crests)] if self.house.crests else ""
            drawn.append(f'<svg x="{left}" y="{top}" width="34" height="39" viewBox="0 0 40 46">{crest}</svg>')
            if score is not None:
                drawn.append(_text(str(score), left + 44, top + 32, 34, SANS, ink, 'font-weight="700"'))
            called = name if len(name) <= NAME_LETTERS else name[: NAME_LETTERS - 1] + "…"
            drawn.append(_text(called, left + 2, top + 60, 20, SANS, ink, 'opacity=".8"'))
        return drawn


def _lines(text: str, size: float, space: float, ratio: float) -> list[str]:
    """Words in lines of about so many pixels."""
    return wrap(text, max(1, int(space / (size * ratio)))) if text else []


def _fit(text: str, space: float, largest: float) -> tuple[float, list[str]]:
    """As large as it fits into one line, or else into two."""
    size = min(largest, space / (0.47 * max(1, len(text))))
    if size >= 40:
        return size, [text]
    size = 40.0
    lines = _lines(text, size, space, 0.47)
    return (size, lines) if len(lines) <= 2 else (32.0, _lines(text, 32, space, 0.47)[:3])


def _text(text: str, x: float, y: float, size: float, family: str, fill: str, more: str = "") -> str:
    said = escape("".join(c for c in text if c.isprintable()))
    return f'<text x="{x}" y="{y}" font-family="{family}" font-size="{size:.1f}" fill="{fill}" {more}>{said}</text>'


def _torn(x: int, y: int, width: int, height: int) -> str:
    """A sheet whose long edges are torn."""
    steps = range(0, width, 20)
    top = [f"L{x + i} {y + (i * 7 // 20) % 5 - 2}" for i in steps]
    foot = [f"L{x + width - i} {y + height + (i * 11 // 20) % 5 - 2}" for i in steps]
    return f"M{x} {y}{''.join(top)}L{x + width} {y}L{x + width} {y + height}{''.join(foot)}L{x} {y + height}Z"
