"""Omens: the event cards of the Future Boxes. One is turned up at the end of each Future round, before foes act.

"quiet"    nothing happens
"fury"     every foe rolls n more dice this time
"haste"    every foe walks n Steps further this time
"slumber"  foes neither walk nor attack this time
"toll"     each Hero loses n Virtue points of its choice; Spirit cannot stop it
"balm"     each Hero raises n Virtue points of its choice
"frost"    each Hero has n Steps fewer in its next turn
"surge"    the Scenario's own trouble happens n more times (each Scenario says what that is)
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Omen(NamedTuple):
    """An event card of a Future Box."""

    key: str
    scenario: int
    what: str
    n: int = 1


OMENS: Final = (
    Omen("owl-calls-once", 0, "quiet"),
    Omen("hound-lifts-its-head", 0, "haste", 1),
    Omen("smell-of-bread", 0, "balm", 1),
    Omen("cold-breath", 0, "frost", 1),
    Omen("moon-behind-clouds", 0, "slumber"),
    Omen("bells-in-the-snow", 1, "haste", 1),
    Omen("smoke-and-sparks", 1, "fury", 1),
    Omen("rust-in-the-joints", 1, "slumber"),
    Omen("hammer-on-the-gate", 1, "toll", 1),
    Omen("a-song-behind-shutters", 1, "balm", 1),
    Omen("the-procession-turns", 1, "haste", 2),
    Omen("red-hot-masks", 1, "fury", 2),
    Omen("snow-to-the-knee", 1, "frost", 1),
    Omen("silent-street", 1, "quiet"),
    Omen("the-old-man-whistles", 1, "surge", 1),
    Omen("clink-of-coins", 2, "surge", 1),
    Omen("bribed-guards", 2, "slumber"),
    Omen("tax-day", 2, "toll", 1),
    Omen("glitter-in-the-grass", 2, "balm", 1),
    Omen("the-furnace-roars", 2, "fury", 1),
    Omen("roots-of-glass", 3, "surge", 1),
    Omen("singing-splinters", 3, "toll", 1),
    Omen("a-clearing", 3, "quiet"),
    Omen("dew-on-the-panes", 3, "balm", 1),
    Omen("shards-underfoot", 3, "frost", 1),
    Omen("clock-strikes-thirteen", 4, "surge", 1),
    Omen("yesterday-again", 4, "quiet"),
    Omen("stolen-minutes", 4, "frost", 1),
    Omen("childhood-memory", 4, "balm", 2),
    Omen("spring-uncoils", 4, "fury", 1),
    Omen("humming-wires", 5, "fury", 1),
    Omen("power-cut", 5, "slumber"),
    Omen("coils-tighten", 5, "toll", 1),
    Omen("a-new-arm", 5, "surge", 1),
    Omen("candle-in-the-window", 5, "balm", 1),
    Omen("static", 5, "quiet"),
    Omen("lightning-in-the-cable", 5, "fury", 2),
    Omen("evening-programme", 6, "surge", 1),
    Omen("lullaby", 6, "toll", 1),
    Omen("dead-channel", 6, "slumber"),
    Omen("knock-at-the-door", 6, "balm", 1),
    Omen("blue-flicker", 6, "quiet"),
    Omen("crack-in-the-mirror", 7, "surge", 1),
    Omen("double-shadow", 7, "fury", 1),
    Omen("echo-before-the-shout", 7, "haste", 1),
    Omen("left-is-right", 7, "frost", 1),
    Omen("the-glass-is-still", 7, "slumber"),
    Omen("your-own-voice", 7, "toll", 1),
    Omen("two-moons", 7, "balm", 1),
    Omen("empty-frame", 7, "quiet"),
    Omen("reflection-smiles", 7, "fury", 1),
)
