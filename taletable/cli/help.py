"""Help, in the language of the terminal.

What a command is for is said by `help.<command>`, a further paragraph by `help.<command>.more`, a parameter by `help.<command>.<parameter>`
or, where several commands share it, `help.any.<parameter>`; what stands for a default, with `.default` behind that. Examples are the lines
of its docstring that begin with `taletable`. Nothing is put into words before somebody asks for help.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, Final

from typer.core import TyperCommand, TyperGroup

from taletable.engine.saying import Say, say
from taletable.words import ENGLISH, say_it
from taletable.words.house import speech

PLACE: Final = "\x1f"
"""Stands for an argument of a sentence while it is looked for."""
TITLES: Final = {
    "ARGUMENTS_PANEL_TITLE": "usage.arguments",
    "OPTIONS_PANEL_TITLE": "usage.options",
    "COMMANDS_PANEL_TITLE": "usage.commands",
    "ERRORS_PANEL_TITLE": "usage.error",
    "DEFAULT_STRING": "usage.default",
    "REQUIRED_LONG_STRING": "usage.required",
    "RICH_HELP": "usage.try",
    "ABORTED_TEXT": "usage.aborted",
}
"""What typer says itself, by the names of its settings."""


def sentence(key: str) -> str:
    """A sentence of the catalogue; empty where there is none."""
    return say_it(key) if speech(ENGLISH).has(key) else ""


def named(name: str | None) -> str:
    """A command or parameter as keys name it: as Python does, so that `new_game` and the `game` of `new` are told apart."""
    return (name or "").strip("_").replace("-", "_")


def from_catalogue(tell: Callable[[Any], str]) -> Any:
    """A `help` out of the catalogue. What typer sets is dropped: docstrings are for programmers."""
    return property(tell, lambda command, text: None)


class Spoken(TyperCommand):
    """A command whose help is in the catalogue."""

    @from_catalogue
    def help(self) -> str:
        """What it is for, and examples."""
        key = f"help.{named(self.name)}"
        return "\n\n".join(filter(None, [sentence(key), sentence(f"{key}.more"), examples(self.callback.__doc__ if self.callback else "")]))

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        explain(named(self.name), self.get_params(ctx))
        super().format_help(ctx, formatter)


class SpokenGroup(TyperGroup):
    """Commands that belong together. The outermost one says what is wrong with a command line, too."""

    @from_catalogue
    def help(self) -> str:
        """What they are for."""
        return sentence(f"help.{named(self.name)}")

    def get_usage(self, ctx: Any) -> str:
        return usage(super().get_usage(ctx))

    def format_help(self, ctx: Any, formatter: Any) -> None:
        explain(named(self.name), self.get_params(ctx))
        self.epilog = sentence(f"help.{named(self.name)}.end")
        super().format_help(ctx, formatter)

    def make_context(self, info_name: str | None, args: list[str], parent: Any = None, **extra: Any) -> Any:
        try:
            return super().make_context(info_name, args, parent, **extra)
        except Exception as error:
            complain(error)
            raise

    def invoke(self, ctx: Any) -> Any:
        try:
            return super().invoke(ctx)
        except Exception as error:
            complain(error)
            raise


def usage(line: str) -> str:
    """How a command is written."""
    return say_it("usage.usage", line=line.partition(": ")[2])


def examples(docstring: str | None) -> str:
    """The examples of a docstring, under their heading."""
    lines = [line.strip() for line in (docstring or "").splitlines() if line.strip().startswith("taletable ")]
    return "\n\n".join([f"[bold]{say_it('usage.examples', n=len(lines))}[/bold]", *[f"  {line}" for line in lines]]) if lines else ""


def explain(command: str, parameters: Sequence[Any]) -> None:
    """Put parameters, and what typer says around them, into words."""
    speak()
    for parameter in parameters:
        name = named(parameter.name)
        keys = (f"help.{command}.{name}", f"help.any.{name}")
        parameter.help = next(filter(None, map(sentence, keys)), "")
        default = next(filter(None, (sentence(f"{key}.default") for key in keys)), "")
        if default:
            parameter.show_default = default


def speak() -> None:
    """Let typer speak the language of the terminal."""
    from typer import rich_utils

    for name, key in TITLES.items():
        setattr(rich_utils, name, say_it(key))


def complain(error: Exception) -> None:
    """What typer finds wrong with a command line, which it says in English, is said anew."""
    message: Any = getattr(error, "format_message", None)
    if message is None:
        return
    speak()
    if found := recognised(str(message())):
        text = say_it(found)
        error.format_message = lambda: text  # type: ignore[attr-defined]


def recognised(text: str) -> Say | None:
    """The saying behind an English sentence of typer's; None where the catalogue does not have it."""
    english = speech(ENGLISH)
    marked = {}
    for key in english.keys:
        if key.startswith("wrong-"):
            marked[key] = english.get(key, **{name: f"{PLACE}{name}{PLACE}" for name in english.places(key)})
    for key in sorted(marked, key=lambda key: -len(marked[key])):  # the longer one says more
        pattern = re.sub(f"{PLACE}(.*?){PLACE}", r"(?P<\1>.+)", re.escape(marked[key]))
        if found := re.fullmatch(pattern, text):
            return say(key, **{name: recognised(part) or part for name, part in found.groupdict().items()})
    return None
