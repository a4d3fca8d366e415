"""Options: what is chosen at set-up."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from .fields import Options
from .moves import Refusal, Refused
from .saying import say

if TYPE_CHECKING:
    from .game import Game


class Option(NamedTuple):
    """A choice at set-up. Names and explanations are in the text catalogue under `option.<key>`."""

    key: str
    default: str | int | bool
    choices: tuple[str | int | bool, ...]


def settle(game: Game[Any], seats: int, options: Mapping[str, Any]) -> Options:
    """The options with defaults filled in. Raises Refused where they cannot be."""
    low, high = game.min_seats, game.max_seats
    if not low <= seats <= high:
        said = say("refuse.seats", name=game.name, low=low, high=high, span="exact" if low == high else "range")
        raise Refused(Refusal(game.seats_cite(), "seats"), said)
    chosen: Options = {option.key: option.default for option in game.options}
    known = {option.key: option for option in game.options}
    for key, value in options.items():
        if key not in known:
            raise Refused(Refusal("", "unknown-option"), say("refuse.unknown-option", name=game.name, option=str(key)[:40]))
        same = [c for c in known[key].choices if type(c) is type(value) and c == value]
        if not same:
            choices = [_option_text(c) for c in known[key].choices]
            raise Refused(Refusal("", "bad-option"), say("refuse.bad-option", option=key, value=_option_text(value)[:40], choices=choices))
        chosen[key] = same[0]
    if refusal := game.refuse_options(seats, chosen):
        raise Refused(refusal, game.why(refusal))
    return chosen


def _option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
