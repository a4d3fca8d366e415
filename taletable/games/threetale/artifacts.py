"""The 54 Artifacts (TT-C.16, TT-C.17, TT-C.54 to TT-C.60)."""

from __future__ import annotations

from typing import Final, NamedTuple

SLOTS: Final = ("head", "hands", "feet")
HEAD, HANDS, FEET = range(3)
PASSIVE, ONE_TIMER = 0, -1
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

ARTIFACTS: Final = (
    Artifact("shepherds-cap", 1, HEAD, PASSIVE, "flip", 1),
    Artifact("basil-wreath", 1, HEAD, PASSIVE, "ward", 1),
    Artifact("thrush-feather", 1, HEAD, 1, "shevitsa", 1),
    Artifact("hazel-circlet", 1, HEAD, 1, "lend", 2),
    Artifact("clay-whistle", 1, HEAD, ONE_TIMER, "bonus", 3, preview=False),
    Artifact("village-lantern", 1, HEAD, ONE_TIMER, "luck", 3, preview=False),
    Artifact("icon-painters-hood", 2, HEAD, PASSIVE, "flip", 2),
    Artifact("felt-helm", 2, HEAD, PASSIVE, "ward", 2),
    Artifact("crown-of-wheat", 2, HEAD, 1, "virtue", 2),
    Artifact("kaval-of-memory", 2, HEAD, 1, "bonus", 2, preview=False),
    Artifact("veil-of-the-samodiva", 2, HEAD, ONE_TIMER, "shield"),
    Artifact("bridal-coins", 2, HEAD, ONE_TIMER, "lend", 6, preview=False),
    Artifact("golden-burial-mask", 3, HEAD, PASSIVE, "ward", 3),
    Artifact("laurel-of-orpheus", 3, HEAD, PASSIVE, "lend", 2),
    Artifact("eye-of-the-zmey", 3, HEAD, 1, "luck", 4),
    Artifact("moon-diadem", 3, HEAD, 2, "shevitsa", 3, preview=False),
    Artifact("crown-of-seven-skies", 3, HEAD, ONE_TIMER, "heal", 1),
    Artifact("helm-of-certain-dawn", 3, HEAD, ONE_TIMER, "luck", 15, preview=False),
    Artifact("forest-axe", 1, HANDS, 1, "damage", 2),
    Artifact("ash-staff", 1, HANDS, PASSIVE, "damage", 1),
    Artifact("sling-and-river-stones", 1, HANDS, PASSIVE, "dice", 2),
    Artifact("net-of-nettles", 1, HANDS, 1, "dice", 4, preview=False),
    Artifact("bag-of-red-pepper", 1, HANDS, ONE_TIMER, "damage", 4),
    Artifact("martenitsa", 1, HANDS, ONE_TIMER, "lend", 4, preview=False),
    Artifact("woodcarvers-hammer", 2, HANDS, PASSIVE, "damage", 2),
    Artifact("cornel-bow", 2, HANDS, PASSIVE, "dice", 4),
    Artifact("harvest-sickle", 2, HANDS, 1, "damage", 3),
    Artifact("drum-of-the-kukeri", 2, HANDS, 2, "damage", 4, preview=False),
    Artifact("jar-of-wildfire", 2, HANDS, ONE_TIMER, "damage", 7),
    Artifact("bracelet-of-the-well", 2, HANDS, ONE_TIMER, "dice", 10, preview=False),
    Artifact("rhomphaia", 3, HANDS, PASSIVE, "damage", 3),
    Artifact("shield-of-the-horseman", 3, HANDS, PASSIVE, "reflect", 3),
    Artifact("mace-of-the-giant", 3, HANDS, 2, "damage", 6),
    Artifact("golden-quiver", 3, HANDS, 1, "dice", 8, preview=False),
    Artifact("thunder-in-a-gourd", 3, HANDS, ONE_TIMER, "damage", 12),
    Artifact("seal-of-the-old-kings", 3, HANDS, ONE_TIMER, "virtue", 10, preview=False),
    Artifact("goatskin-shoes", 1, FEET, PASSIVE, "step", 1),
    Artifact("hunters-wraps", 1, FEET, PASSIVE, "wade"),
    Artifact("dancers-bells", 1, FEET, 1, "step", 2),
    Artifact("iron-heels", 1, FEET, 1, "again", preview=False),
    Artifact("shoes-of-the-messenger", 1, FEET, ONE_TIMER, "far-gift"),
    Artifact("worn-sandals", 1, FEET, ONE_TIMER, "step", 5, preview=False),
    Artifact("boots-of-the-haiduk", 2, FEET, PASSIVE, "step", 2),
    Artifact("wolf-paw-shoes", 2, FEET, PASSIVE, "first"),
    Artifact("fire-dancers-soles", 2, FEET, 1, "action", 1),
    Artifact("stilts-of-the-stork", 2, FEET, 1, "step", 4, preview=False),
    Artifact("slippers-of-the-spring", 2, FEET, ONE_TIMER, "portal"),
    Artifact("cart-of-the-kind-neighbour", 2, FEET, ONE_TIMER, "carry", preview=False),
    Artifact("winged-sandals", 3, FEET, PASSIVE, "step", 3),
    Artifact("shoes-of-the-ninth-mountain", 3, FEET, PASSIVE, "action", 1),
    Artifact("stormriders-stirrups", 3, FEET, 2, "action", 2),
    Artifact("hooves-of-the-wind-horse", 3, FEET, 1, "damage", 5, preview=False),
    Artifact("iron-shoes-of-the-pilgrim", 3, FEET, ONE_TIMER, "action", 4, preview=False),
    Artifact("seven-league-boots", 3, FEET, ONE_TIMER, "leap"),
)
