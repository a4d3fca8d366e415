"""The common words of all content: Virtues, what can be gained, what can be asked for.

Cards are data. A reward is a tuple of `Gain`s, a requirement a `Need`; `gains.py` and `quests.py` are the only readers.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

VIRTUES: Final = ("love", "hope", "faith", "endeavour", "endurance", "mercy")
LOVE, HOPE, FAITH, ENDEAVOUR, ENDURANCE, MERCY = range(6)
TOP: Final = 13
"""The highest value of a Virtue (TT-9.2)."""
FULL_SPIRIT: Final = 3
STATISTICS: Final = ("fights", "supporting", "mobility", "gathering", "talents", "consistency")
LEVELS: Final = (1, 2, 3)
HEROES_IN_PLAY: Final = 3
TALENT_COST: Final = (2, 4, 6)

DIFFICULTIES: Final = ("smooth", "daring", "brutal")
SMOOTH, DARING, BRUTAL = range(3)

WORTH_OF_ARTIFACT: Final = (3, 6, 12)
"""Points for an Artifact by level (TT-20.6)."""
WORTH_OF_STONE: Final = 30
"""Points for a Sacred Stone (TT-20.7)."""


class Gain(NamedTuple):
    """One part of a reward or of a loss.

    "virtue": n points of the Hero's choice; "named": n points of the Virtue `which`; "shevitsa", "speed", "spirit", "stone" (Sacred
    Stones); "artifact": one of level n; "bonus": draw n Hero Bonus Cards; "action", "step": n more this turn;
    "friend": n Virtue points to other Heroes, as the Hero chooses; "heal-all": each Hero regains n Spirit.
    Losses: "lose-virtue" (n of the Hero's choice), "lose-speed", "lose-artifact" (one of the lowest level owned).
    """

    what: str
    n: int = 1
    which: int = -1


Gains = tuple[Gain, ...]


class Need(NamedTuple):
    """A requirement that one Hero fulfils in the Past: at least n of something it did (a counter of `DEEDS`) or has.

    "fights": Battles won, of any level; "battles-2": of Level 2 or 3; "talents"; "virtue" (one Virtue at n); "balance" (every Virtue at n).
    """

    what: str
    n: int


def read_gains(data: Mapping[str, int] | list[Mapping[str, int]]) -> Gains:
    """A reward as cards write it: `{ virtue = 2, hope = 1 }`, or a list of such. A Virtue by its name is that one."""
    pairs = [pair for part in ([data] if isinstance(data, Mapping) else data) for pair in part.items()]
    return tuple([Gain("named", n, VIRTUES.index(what)) if what in VIRTUES else Gain(what, n) for what, n in pairs])


def read_need(data: Mapping[str, int]) -> Need:
    """A requirement as cards write it: `{ treasures = 5 }`."""
    ((what, n),) = data.items()
    return Need(what, n)


DEEDS: Final = (
    "battles-1", "battles-2", "battles-3", "treasures", "whites", "reds", "blacks", "quests", "offerings-taken",
    "gifts", "blessed", "altars", "jumps", "tiles", "mercies", "walked",
)  # fmt: skip
"""What is counted for each Hero through the Past Phase (TT-R.30, TT-C.36): Battles won by level, objects claimed, gifts made, Offerings
blessed, Altar Actions, Portal jumps, different tiles visited, Virtue points given by Mercy, Steps walked."""
(
    WON_1, WON_2, WON_3, TREASURES, WHITES, REDS, BLACKS, QUESTS, OFFERINGS,
    GIFTS, BLESSED, ALTARS, JUMPS, TILES, MERCIES, WALKED,
) = range(len(DEEDS))  # fmt: skip


def band(value: int) -> int:
    """The effect of a Virtue other than Love: 0–2 = 0, 3–6 = 1, 7–10 = 2, 11–13 = 3 (TT-9.6)."""
    return (value + 1) // 4


def worth(gains: Gains) -> int:
    """About how many points a reward is worth (TT-C.30); losses count against it, help in the turn counts little."""
    total = 0
    for gain in gains:
        if gain.what == "artifact":
            total += WORTH_OF_ARTIFACT[gain.n - 1]
        elif gain.what in ("virtue", "named", "friend", "bonus", "step"):
            total += gain.n
        elif gain.what in ("shevitsa", "speed", "action"):
            total += 2 * gain.n
        elif gain.what in ("spirit", "heal-all"):
            total += 15 * gain.n
        elif gain.what == "stone":
            total += 30 * gain.n
        elif gain.what == "lose-artifact":
            total -= 3
        else:
            total -= gain.n if gain.what == "lose-virtue" else 2 * gain.n
    return total
