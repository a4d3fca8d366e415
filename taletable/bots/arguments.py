"""A bot with arguments, as people name it: `search:2s`, `my_bots:Clever=3`, `my_bots:Clever=depth=3+width=8`."""

from __future__ import annotations

from functools import cache
from typing import Any

from taletable.companions.bot import Bot
from taletable.engine.saying import Wrong, say

Value = str | int | float | bool


def with_arguments(bot: type[Bot], name: str, text: str) -> type[Bot]:
    """The class that makes a bot with these arguments; `name` is what people wrote. Raises Wrong where the bot cannot take them."""
    return _bound(bot, name, text) if text else bot  # type: ignore[arg-type]  # a class can be hashed, whatever mypy says


@cache
def _bound(bot: type[Bot], name: str, text: str) -> type[Bot]:
    plain, named = read_arguments(text)

    def __init__(self: Bot, seed: int = 0) -> None:  # noqa: N807
        bot.__init__(self, seed, *plain, **named)

    own: dict[str, Any] = {"__init__": __init__, "__module__": bot.__module__, "__qualname__": bot.__qualname__, "__doc__": bot.__doc__}
    made: type[Bot] = type(bot.__name__, (bot,), own)
    try:
        made()
    except (TypeError, ValueError) as error:
        raise Wrong(say("broken.bot-arguments", name=name, why=str(error))) from error
    return made


def read_arguments(text: str) -> tuple[list[Value], dict[str, Value]]:
    """`2s+0.5+depth=3`: values in their order, and those with a name."""
    plain: list[Value] = []
    named: dict[str, Value] = {}
    for part in text.split("+"):
        key, sign, value = part.partition("=")
        if sign and key.isidentifier():
            named[key] = read_value(value)
        else:
            plain.append(read_value(part))
    return plain, named


def read_value(text: str) -> Value:
    """Numbers are numbers, true and false are truth, the rest are words."""
    if text in ("true", "false"):
        return text == "true"
    for kind in (int, float):
        try:
            return kind(text)
        except ValueError:
            pass
    return text
