"""Moves as numbers, made from a game's grammar: flat, one number for a move; or compact, a few tokens one after another.

Seats among the arguments count from the one who moves. The flat space is exact and large. Compact, a move is its verb, then its
arguments, each a token of a small alphabet: cards by their kinds, large domains as two digits. Where several copies of a card could be
meant, any of them is if they lie alike, and one more token says which if they do not.
"""

from __future__ import annotations

from math import isqrt, prod
from typing import Any, Final, NamedTuple

from taletable.engine.fields import PerCard, Slots
from taletable.engine.game import Game
from taletable.engine.grammar import Domain, Seats
from taletable.engine.moves import Move
from taletable.engine.state import State

WIDE: Final = 512
"""A domain with more values is written as two digits."""


class Verb(NamedTuple):
    """Where the numbers of a verb begin, and how many values each of its arguments has."""

    first: int
    sizes: tuple[int, ...]
    domains: tuple[Domain, ...]


class Actions:
    """The flat space: every move of the grammar has its own number, at tables with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.seats = seats
        self.verbs: dict[str, Verb] = {}
        self.size = 0
        for name, arguments in game.grammar.group("move").items():
            domains = tuple(arguments.values())
            sizes = tuple([values(domain, seats) for domain in domains])
            self.verbs[name] = Verb(self.size, sizes, domains)
            self.size += prod(sizes)
        self.known: dict[Move, int] = {}

    def number(self, move: Move) -> int:
        """The number of a move."""
        found = self.known.get(move)
        if found is None:
            verb = self.verbs[move.verb]
            found = 0
            for size, domain, arg in zip(verb.sizes, verb.domains, move.args, strict=True):
                value = (arg - move.seat) % self.seats if isinstance(domain, Seats) else arg - domain.low
                found = found * size + value
            found += verb.first
            self.known[move] = found
        return found

    def move(self, number: int, seat: int) -> Move:
        """The move that has a number; whether it is legal is another question."""
        name, verb = next((name, verb) for name, verb in self.verbs.items() if verb.first <= number < verb.first + prod(verb.sizes))
        rest = number - verb.first
        args: list[int] = []
        for size, domain in zip(reversed(verb.sizes), reversed(verb.domains), strict=True):
            rest, value = divmod(rest, size)
            args.append((value + seat) % self.seats if isinstance(domain, Seats) else value + domain.low)
        return Move(seat, name, tuple(reversed(args)))


def values(domain: Domain, seats: int) -> int:
    """How many values an argument has at a table."""
    return seats if isinstance(domain, Seats) else domain.high - domain.low + 1


class Alphabet:
    """The compact space: the tokens that moves are made of.

    `paths` gives the legal moves as a tree of tokens; who chooses walks down from its root, one token at a time.
    """

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.seats = seats
        self.tokens: list[str] = []
        self.verbs: dict[str, int] = {}
        self.domains: dict[str, tuple[Domain, ...]] = {}
        self.first: dict[str, int] = {}
        """Where the tokens of a domain begin."""
        self.wide: dict[str, int] = {}
        """How many values the last digit has, for domains that are written as two."""
        moves = game.grammar.group("move")
        for name, arguments in moves.items():
            self.verbs[name] = self._add([name])
            self.domains[name] = tuple(arguments.values())
        for domains in self.domains.values():
            for domain in domains:
                self._declare(domain)
        self.copy = self._add([f"copy {n}" for n in range(game.deck.copies)])
        self.size = len(self.tokens)
        self.longest = 1 + max(sum(2 + (domain.name == "card") for domain in domains) for domains in self.domains.values())

    def _add(self, names: list[str]) -> int:
        self.tokens += names
        return len(self.tokens) - len(names)

    def _declare(self, domain: Domain) -> None:
        key = self.key(domain)
        if key in self.first:
            return
        count = values(domain, self.seats)
        if self.is_cards(domain):
            self.first[key] = self._add([f"{key} {kind}" for kind in self.game.deck.kinds])
        elif count > WIDE:
            self.wide[key] = digit = isqrt(count - 1) + 1
            self.first[key] = self._add([f"{key} {n}…" for n in range((count - 1) // digit + 1)] + [f"{key} …{n}" for n in range(digit)])
        else:
            self.first[key] = self._add([f"{key} {n}" for n in range(count)])

    def key(self, domain: Domain) -> str:
        """The name of a domain; numbers within other bounds are another one."""
        return domain.name if domain.names or isinstance(domain, Seats) else f"{domain.name} {domain.low}–{domain.high}"

    def is_cards(self, domain: Domain) -> bool:
        """Does a domain name the cards of the game?"""
        return domain.names == self.game.deck.ids

    def spell(self, s: State, move: Move) -> list[tuple[int, int]]:
        """The tokens of a move, each with the card that it stands for, or -1."""
        spelt = [(self.verbs[move.verb], -1)]
        for domain, arg in zip(self.domains[move.verb], move.args, strict=True):
            key = self.key(domain)
            first = self.first[key]
            if self.is_cards(domain):
                spelt.append((first + self.game.deck.kind_of[arg], arg))
                continue
            value = (arg - move.seat) % self.seats if isinstance(domain, Seats) else arg - domain.low
            if key in self.wide:
                digit = self.wide[key]
                high = (values(domain, self.seats) - 1) // digit + 1
                spelt += [(first + value // digit, -1), (first + high + value % digit, -1)]
            else:
                spelt.append((first + value, -1))
        return spelt

    def paths(self, s: State, legal: list[Move]) -> dict[int, Any]:
        """The legal moves as a tree: from each token to the next ones, or to a move."""
        lies: dict[int, tuple[object, ...]] = {}
        tree: dict[int, Any] = {}
        spelt = [(self.spell(s, move), move) for move in legal]
        self._grow(s, tree, spelt, 0, lies)
        return tree

    def _grow(
        self, s: State, tree: dict[int, Any], spelt: list[tuple[list[tuple[int, int]], Move]], depth: int, lies: dict[int, Any]
    ) -> None:
        branches: dict[int, list[tuple[list[tuple[int, int]], Move]]] = {}
        for word in spelt:
            branches.setdefault(word[0][depth][0], []).append(word)
        for token, words in branches.items():
            cards = list(dict.fromkeys(word[0][depth][1] for word in words))
            kept: dict[object, int] = {}
            for card in cards:
                if len(cards) > 1 and card not in lies:
                    lies[card] = self.lies(s, card)
                kept.setdefault(lies.get(card), card)
            alike = list(kept.values())
            if len(alike) == 1:
                tree[token] = self._below(s, [word for word in words if word[0][depth][1] == alike[0]], depth, lies)
            else:
                tree[token] = {
                    self.copy + n: self._below(s, [word for word in words if word[0][depth][1] == card], depth, lies)
                    for n, card in enumerate(alike)
                }

    def _below(self, s: State, words: list[tuple[list[tuple[int, int]], Move]], depth: int, lies: dict[int, Any]) -> Any:
        if len(words[0][0]) == depth + 1:
            return words[0][1]
        below: dict[int, Any] = {}
        self._grow(s, below, words, depth + 1, lies)
        return below

    def lies(self, s: State, card: int) -> tuple[object, ...]:
        """Where a card lies and is pointed at, and what lies on it: equal for cards of a kind that nothing tells apart."""
        found: list[object] = []
        for number, field in enumerate(self.game.fields):
            kind: Any = getattr(field.kind, "kind", field.kind) if not isinstance(field.kind, Slots) else field.kind
            for owner, value in field.parts(s):
                if isinstance(kind, PerCard):
                    found.append(value[card])
                elif isinstance(kind, Slots):
                    found += [(number, owner, slot) for slot, item in enumerate(value) if card in kind.kind.cards(item)]
                elif card in field.kind.cards(value):
                    found.append((number, owner))
        return tuple(found)
