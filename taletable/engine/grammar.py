"""Grammar: which moves, refusals and events a game has, and which values their arguments may take.

Each module of rules declares as GRAMMAR what it makes; `gather` puts the declarations of a package together.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from typing import Any, Final


class Domain:
    """The values that an argument may take: whole numbers from `low` to `high`, with names if they stand for things.

    `name` is that of the argument, on the wire and in sentences; a second one of the same name in a sentence is `name2`.
    `pattern` is a regular expression for names that are too many to be listed in a schema.
    """

    def __init__(self, name: str, low: int, high: int, names: tuple[str, ...] = (), pattern: str = "") -> None:
        if high < low or name[-1:].isdecimal():
            raise ValueError(f"{name!r} from {low} to {high} is no domain")
        self.name = name
        self.low = low
        self.high = high
        self.names = names
        self.pattern = pattern
        self.number = {word: value for value, word in enumerate(names)}

    def __contains__(self, value: int) -> bool:
        return self.low <= value <= self.high

    def ident(self, value: int) -> str:
        """The value as a word of a move."""
        return self.names[value] if self.names else str(value)

    def read(self, word: str) -> int | None:
        """The value of a word of a move; None: it is none. Whether the rules offer it is their business."""
        if self.names:
            return self.number.get(word)
        return int(word) if word.isascii() and word.isdecimal() and len(word) < 9 else None

    def wire(self, value: int) -> str | int:
        """The value as an event carries it."""
        return self.names[value] if self.names else value


class Things(Domain):
    """Things that have names: cards, places, dice. Value 0 is the first of them."""

    def __init__(self, name: str, names: Iterable[str], pattern: str = "") -> None:
        words = tuple(names)
        super().__init__(name, 0, len(words) - 1, words, pattern)


class Number(Domain):
    """Whole numbers within bounds."""

    def __init__(self, low: int, high: int, name: str = "n") -> None:
        super().__init__(name, low, high)


class Seats(Domain):
    """The seats of the table."""

    def __init__(self, name: str = "seat") -> None:
        super().__init__(name, 0, MAX_SEATS - 1)


MAX_SEATS: Final = 16
"""More than any game has; how many there are at a table is its own affair."""
SEAT: Final = Seats()

Arguments = dict[str, Domain]
"""The arguments of one move, refusal or event, by name and in order."""


def alike(domains: tuple[Domain, ...], *names: str) -> dict[str, tuple[Domain, ...]]:
    """Moves, refusals or events that have the same arguments, for a table of a `Grammar`."""
    return dict.fromkeys(names, domains)


class Grammar:
    """What can be done, refused and told, with the domain of every argument."""

    def __init__(
        self,
        moves: Mapping[str, tuple[Domain, ...]] | None = None,
        refusals: Mapping[str, tuple[Domain, ...]] | None = None,
        events: Mapping[str, tuple[Domain, ...]] | None = None,
        things: Iterable[Domain] = (),
        stakes: Mapping[str, tuple[Domain, ...]] | None = None,
    ) -> None:
        self.arguments: dict[str, Arguments] = {}
        """By the key of its sentence: `move.<verb>`, `refuse.<key>`, `event.<kind>`, `stake.<key>`."""
        self.things: dict[str, Domain] = {}
        """The named things that are spoken of, by the name of their domain; `things` are those that only views speak of."""
        for domain in things:
            self._note(domain)
        for group, table in (("move", moves), ("refuse", refusals), ("event", events), ("stake", stakes)):
            for name, domains in (table or {}).items():
                self._declare(f"{group}.{name}", _arguments(domains))

    def _declare(self, key: str, arguments: Arguments) -> None:
        if key in self.arguments:
            raise ValueError(f"{key} is declared twice")
        for domain in arguments.values():
            self._note(domain)
        self.arguments[key] = arguments

    def _note(self, domain: Domain) -> None:
        if domain.names and self.things.setdefault(domain.name, domain).names != domain.names:
            raise ValueError(f"two domains are called {domain.name!r}")

    def add(self, other: Grammar) -> None:
        """Take in what another module declares. Nothing is declared twice."""
        for key, arguments in other.arguments.items():
            self._declare(key, arguments)
        for domain in other.things.values():
            self._note(domain)

    def named(self, key: str, args: tuple[int, ...]) -> dict[str, str | int]:
        """Arguments by name, as the wire carries them."""
        return {name: domain.wire(arg) for (name, domain), arg in zip(self.arguments[key].items(), args, strict=True)}

    def fits(self, key: str, args: tuple[int, ...]) -> bool:
        """Are the arguments such as were declared, each within its domain?"""
        domains = self.arguments.get(key)
        if domains is None or len(domains) != len(args):
            return False
        return all(arg in domain for arg, domain in zip(args, domains.values(), strict=True))

    def group(self, group: str) -> dict[str, Arguments]:
        """The moves by verb, the refusals by key, or the events by kind."""
        return {key[len(group) + 1 :]: arguments for key, arguments in self.arguments.items() if key.startswith(group + ".")}


def _arguments(domains: tuple[Domain, ...]) -> Arguments:
    found: Arguments = {}
    for n, domain in enumerate(domains):
        before = [other.name for other in domains[:n]].count(domain.name)
        found[domain.name if not before else f"{domain.name}{before + 1}"] = domain
    return found


def gather(package: str) -> Grammar:
    """All that the loaded modules of a package declare as GRAMMAR."""
    whole = Grammar()
    for name in sorted(sys.modules):
        declared: Any = getattr(sys.modules[name], "GRAMMAR", None) if name == package or name.startswith(package + ".") else None
        if isinstance(declared, Grammar):
            whole.add(declared)
    return whole
