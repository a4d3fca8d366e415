"""The 54 Artifacts (TT-C.16, TT-C.17, TT-C.54 to TT-C.60)."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from .cards import CARDS

SLOTS: Final = ("head", "hands", "feet")
HEAD, HANDS, FEET = range(3)
PASSIVE, ONE_TIMER = 0, -1
USAGES: Final = {"passive": PASSIVE, "one-timer": ONE_TIMER}
"""Usage: passive, one-timer, or the number of positive dice that it costs (active n)."""


class Artifact(NamedTuple):
    """An Artifact card: one effect of the small vocabulary below, with its amount.

    In an own attack round: "damage" (n more), "dice" (roll n more). In any own roll: "again" (roll the negative dice anew), "luck" (n
    negative dice become positive), and "flip" (turn n dice), which also works on an enemy's roll.
    In an enemy attack round: "ward" (n less damage), "shield" (no damage at all), "reflect" (n damage to the enemy).
    Before the first blow: "first" (the Hero attacks first).
    In the turn, once a turn: "step", "action" (n more), "wade" (Trees can be entered this turn), "portal" (go to any Portal), "leap" (go
    to any free space), "virtue" (raise by n), "lend" (raise Virtues of other Heroes by n), "shevitsa", "bonus" (draw n Bonus Cards),
    "heal" (n Spirit), "carry" (another Hero comes to a free space around), "far-gift" (the next gift reaches any Hero). If such an
    Artifact is active, it is used and paid in an own roll.
    """

    key: str
    level: int
    slot: int
    usage: int
    what: str
    n: int = 1
    preview: bool = True


IN_BATTLE: Final = ("damage", "dice", "again", "luck", "flip", "ward", "shield", "reflect", "first")
"""Effects that come again in every attack round (TT-11.8, TT-11.11); all others come once a turn (TT-R.85)."""
IN_TURN: Final = ("step", "action", "wade", "portal", "leap", "virtue", "lend", "shevitsa", "bonus", "heal", "carry", "far-gift")


def read_artifact(key: str, data: dict[str, Any]) -> Artifact:
    """An Artifact as `cards.toml` writes it."""
    facts = dict(data)
    level, slot, preview = facts.pop("level"), SLOTS.index(facts.pop("slot")), facts.pop("preview", True)
    usage = facts.pop("usage")
    ((what, n),) = facts.items()
    return Artifact(key, level, slot, USAGES.get(usage, usage), what, n, preview)


ARTIFACTS: Final = tuple(read_artifact(key, data) for key, data in CARDS["artifacts"].items())
