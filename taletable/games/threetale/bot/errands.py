"""What a reader of the Future Book would run for: places with a worth, for the bot."""

from __future__ import annotations

from typing import NamedTuple

from ..enemies import FOES, PIECE_FOE
from ..land import AROUND
from ..prophecies import (
    BROKEN_CLOCKWORK,
    FOREST_OF_GLASS,
    GLOWING_WINDOWS,
    IRON_MASKS,
    LAMIA_OF_WIRES,
    NINE_RINGS,
    PARALLEL_LAND,
    THE_BEGINNING,
)
from ..scenarios.broken_clockwork import SAND
from ..scenarios.forest_of_glass import NEEDED as LANTERNS_NEEDED
from ..scenarios.glowing_windows import GAZES, GLOW, GlowingWindows
from ..scenarios.iron_masks import OLD_MAN, SHIELDED, IronMasks
from ..scenarios.lamia_of_wires import BODY
from ..scenarios.nine_rings import CARRIED, METALS
from ..scenarios.nine_rings import NEEDED as RINGS_NEEDED
from ..scenarios.parallel_land import CLOSED
from ..state import Tale
from ..tiles import EMBER, LANTERN, SEAL


class Errand(NamedTuple):
    """Go to the space and do it, worth so much: a verb, and what it is done to (a space, a piece, a seat; -1: anything)."""

    space: int
    verb: str
    what: int
    worth: float


def errands(s: Tale, seat: int) -> list[Errand]:
    """Everything worth doing in this Future, for this Hero."""
    return READERS[s.fate](s, seat)


def around(s: Tale, space: int) -> list[int]:
    """The space and its neighbours, but for Trees."""
    return [near for near in [space, *s.chart.beside[space]] if near not in s.chart.trees]


def _tokens(s: Tale, thing: int, worth: float) -> list[Errand]:
    return [Errand(space, "claim", space, worth) for space, what in s.objects.items() if what == thing]


def _use(s: Tale, place: int, worth: float) -> list[Errand]:
    """Spaces from which a place can be used; later, if it was used this turn."""
    value = worth * 0.3 if place in s.tried else worth
    return [Errand(near, "do", place, value) for near in around(s, place)]


def _fights(s: Tale, pieces: list[int], worth: float) -> list[Errand]:
    """Spaces from which a foe can be attacked."""
    found: list[Errand] = []
    for piece, space, harm, _ in s.foes:
        if piece in pieces:
            rest = FOES[PIECE_FOE[piece]].defence - harm
            value = (worth + 10 / max(1, rest) + worth * harm / (2 * (rest + harm))) * (0.3 if ~piece in s.tried else 1.0)
            found += [Errand(near, "attack", piece, value) for near in around(s, space)]
    return found


def _beginning(s: Tale, seat: int) -> list[Errand]:
    carried = len(s.bundle[seat])
    missing = 3 - s.tally[0] - sum(map(len, s.bundle))
    found = _use(s, s.tally[1], 12.0 * carried) if carried else []
    return found + _tokens(s, EMBER, 10 if missing > 0 else 1)


def _masks(s: Tale, seat: int) -> list[Errand]:
    masks = IronMasks().masks(s)
    if len(masks) > SHIELDED:
        return _fights(s, masks, 8)
    return _fights(s, [OLD_MAN], 12) + _fights(s, masks, 3)


def _rings(s: Tale, seat: int) -> list[Errand]:
    found: list[Errand] = []
    lying = list(s.objects.values())
    short = False
    for i, metal in enumerate(METALS):
        held = s.tally[i] + sum(bundle.count(metal) for bundle in s.bundle)
        missing, spare = RINGS_NEEDED - held, held + lying.count(metal) - RINGS_NEEDED
        short = short or spare < 0
        if missing > 0 and len(s.bundle[seat]) < CARRIED:
            found += _tokens(s, metal, 12 - 2 * min(2, max(0, spare)))
    late = s.limit - s.round < 2
    useful = sum(s.tally[METALS.index(metal)] < RINGS_NEEDED for metal in s.bundle[seat])
    if useful:
        full = len(s.bundle[seat]) >= CARRIED
        found += [errand for altar in s.tally[7:] for errand in _use(s, altar, (12.0 if late or full else 3.5) * useful)]
    if short:
        found += _fights(s, [foe[0] for foe in s.foes], 12)
    return found


def _forest(s: Tale, seat: int) -> list[Errand]:
    gate = s.tally[1]
    if s.tally[0] >= LANTERNS_NEEDED:
        return [Errand(gate, "end", -1, 30)]
    return [*_tokens(s, LANTERN, 10), Errand(gate, "end", -1, 1.0 + s.round)]


def _clockwork(s: Tale, seat: int) -> list[Errand]:
    worth = 6.0 + 3 * len(s.talents[seat])
    glasses = [(space, sand) for space, sand in zip(s.tally[::2], s.tally[1::2], strict=True) if space in s.objects]
    return [errand for space, sand in glasses for errand in _use(s, space, worth + 4 * (SAND - sand) / SAND)]


def _lamia(s: Tale, seat: int) -> list[Errand]:
    arms = [foe[0] for foe in s.foes if foe[0] != BODY]
    found = _fights(s, [BODY], 9 if len(arms) < 2 else 6) + _fights(s, arms, 8)
    for other in range(s.seats):
        if s.mark[other] >= 0:
            near = (0, *AROUND) if other == seat else AROUND
            found += [Errand(s.at[other] + d, "do", s.at[other], 9) for d in near]
    return found


def _windows(s: Tale, seat: int) -> list[Errand]:
    found: list[Errand] = []
    for i in GlowingWindows().lit(s):
        dice = s.virtue(seat, GAZES[i])
        found += _use(s, s.tally[3 * i], 1.5 * dice + s.tally[3 * i + 1] / GLOW)
    return found


def _parallel(s: Tale, seat: int) -> list[Errand]:
    found: list[Errand] = []
    for i in range(len(s.tally) // 2):
        space, sides = s.tally[2 * i], s.tally[2 * i + 1]
        if sides == CLOSED or s.objects.get(space) != SEAL:
            continue
        mine = sides >> s.mark[seat] & 1
        found += _use(s, space, 6 if mine else 14 if sides else 8)
    return found


READERS = {
    THE_BEGINNING: _beginning,
    IRON_MASKS: _masks,
    NINE_RINGS: _rings,
    FOREST_OF_GLASS: _forest,
    BROKEN_CLOCKWORK: _clockwork,
    LAMIA_OF_WIRES: _lamia,
    GLOWING_WINDOWS: _windows,
    PARALLEL_LAND: _parallel,
}
