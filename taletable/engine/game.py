"""A game: what its folder declares, and the doors to everything the engine makes of it.

The loop is in `play.py`, views and imagination in `sight.py`, positions in `position.py`, moves as text in `words.py`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple, TypeVar

from . import position, sight
from .fields import Deck
from .grammar import SEAT, Grammar, Number
from .ledger import Ledger, load_ledger
from .luck import Luck
from .moves import Event, Move, Refusal
from .options import Option, settle
from .play import Play
from .rules import Rule
from .run import Run
from .saying import Say, say
from .schema import Extras, Shapes
from .state import UNSEEN, Options, State
from .version import rules_version
from .web import Web
from .words import Words, read_move, words_of

__all__ = ["Game", "Option", "Result", "Rival", "Standing", "Words"]

S = TypeVar("S", bound=State)
NUMBER: Final = re.compile(r"\d+")
ENTRY: Final = Number(0, 10**6, "entry")
TOOK_BACK: Final = "taken-back"
REWOUND: Final = "rewound"
COMMON = Grammar(
    refusals={"over": (), "no-seat": (), "not-asked": (SEAT,), "not-offered": (), "nothing-to-undo": ()},
    events={TOOK_BACK: (SEAT, ENTRY), REWOUND: (ENTRY,)},
)
"""What the engine itself refuses, and what a table adds to the story; refusals of options carry names and are no part of it."""


class Rival(NamedTuple):
    """A score that belongs to no seat: that of an opponent whom the rules play. It is called `rival.<key>`."""

    key: str
    score: int
    lines: tuple[tuple[str, int], ...]


class Standing(NamedTuple):
    """How a seat, or the team, stands in one thing that matters; the thing is called `standing.<key>`."""

    key: str
    seat: int
    """-1: that of all together, or of who has no seat."""
    value: int
    top: int = 0
    """The most that there can be; 0: nobody knows."""
    flows: bool = False
    """It moves by itself, as time does: no turn of the tale is told in it."""


class Deed(NamedTuple):
    """What is told of a seat at the end, as `did.<key>`; `award.<key>` is for who did most of it."""

    seat: int
    key: str
    n: int = 1


class Result(NamedTuple):
    """How a game ended. Lines explain each seat's score: (key of the source, amount)."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[tuple[tuple[str, int], ...], ...]
    together: bool = False
    """The seats share one score, and win or lose together."""
    verdict: str = ""
    """More than victory or defeat, where a game knows it: the key of a sentence under `verdict`."""
    rivals: tuple[Rival, ...] = ()


class Game(Play[S]):
    """One instance per game, called GAME in the folder's meta.py."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    package: ClassVar[str] = ""
    root: ClassVar[str] = ""
    """The rule that `begin` pushes: the outermost paragraph."""
    min_seats: ClassVar[int] = 1
    max_seats: ClassVar[int] = 1
    ready: ClassVar[bool] = True
    """Put before players. False while only the rules are complete: it can be simulated and played plainly, but lies not on the shelf."""
    real_time: ClassVar[bool] = False
    cooperative: ClassVar[bool] = False
    table_rules: ClassVar[dict[str, str]] = {}
    """Paragraphs on what is the table's business: `pause`, `absence`."""
    deed_kinds: ClassVar[dict[str, str]] = {}
    """Events that are told of their seat at the end, by kind, and as what deed (`deeds`)."""
    skips: ClassVar[tuple[str, ...]] = ()
    """Verbs of moves with which a seat does nothing, or no more: played for who lets time run out, where a table wants that."""
    options: ClassVar[tuple[Option, ...]] = ()
    shapes: ClassVar[Shapes] = Shapes()
    """What `extras` and `catalogue` give."""
    role: ClassVar[str] = ""
    """Where seats play somebody: the field of a player in a view that has their id, called as the kind of thing they are."""
    origins: ClassVar[dict[str, int]] = {}
    """Things that are called by their numbers, counted from here: those of a Map. Their ids are letters and numbers."""
    web: ClassVar[Web | None] = None
    """What it brings for the web client, if its board is not built with the client."""

    def __init__(self, rules: dict[str, Rule[S]], state: type[S], deck: Deck, grammar: Grammar) -> None:
        super().__init__(rules)
        self.state = state
        self.fields = state.fields
        self.deck = deck
        self.grammar = Grammar()
        self.grammar.add(COMMON)
        self.grammar.add(grammar)
        self._first: dict[tuple[object, ...], S] = {}
        self._words: dict[Move, Words] = {}
        self._ledger: Ledger | None = None

    # What a game writes itself

    def is_move(self, move: Move) -> bool:
        return self.grammar.fits(f"move.{move.verb}", move.args)

    def begin(self, s: S, run: Run) -> None:
        """Set up the game and push its first frame."""
        raise NotImplementedError

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        """Options that do not go together."""
        return None

    def extras(self, s: S, seat: int | None) -> Extras:
        """What a board shows beside the fields, worked out from what the seat may see. `shapes` describes it."""
        return Extras()

    def deal_anew(self, s: S, seat: int, luck: Luck) -> None:
        """For `imagine`: choose anew, out of what the seat sees, hidden things that are neither cards nor sealed answers."""

    def check(self, s: S) -> None:
        """Raise BadPosition where a loaded state cannot be."""

    def results(self, s: S) -> Result | None:
        """The result, once the game is over."""
        raise NotImplementedError

    def unlocks(self, s: S) -> tuple[str, ...]:
        """What a finished game opens for those who played it, such as a chapter."""
        return ()

    def text_key(self, name: str) -> str:
        """What must have been opened before a file of the game's text may be read: one of what `unlocks` gives; empty for nothing."""
        return ""

    def keys_of(self, options: Options) -> tuple[str, ...]:
        """All that is open to who looks at a game with these options."""
        key = self.key_for(options)
        return (key,) if key else ()

    def key_for(self, options: Options) -> str:
        """What must have been opened before this can be played at a table with people: one of what `unlocks` gives; empty for nothing."""
        return ""

    def sequel(self, s: S) -> Options | None:
        """The options of what follows a finished game in a campaign, for the same people; None: nothing does."""
        return None

    def standings(self, s: S, seat: int | None) -> list[Standing]:
        """How it stands, as the seat may know it: what a curve of the game is drawn of. By default the `score` of each player."""
        players = self.view(s, seat)["players"]
        return [Standing("score", q, player["score"]) for q, player in enumerate(players) if isinstance(player.get("score"), int)]

    def weigh(self, event: Event) -> int:
        """How much the tale turns by what happened; 0: not at all."""
        return 0

    def deeds(self, event: Event) -> tuple[Deed, ...]:
        """What it adds to what is told of the seats at the end."""
        key = self.deed_kinds.get(event.kind)
        return (Deed(event.args[0], key),) if key else ()

    def part(self, s: S) -> Say | None:
        """The part of the game that this is, as its book divides it: a turn, a round, a chapter. None: none of them."""
        return None

    def catalogue(self) -> Mapping[str, Any]:
        """The things of the game (cards, buildings …) by group, as a board wants to show them. `shapes` describes it."""
        return {}

    def in_box(self, s: S, card: int) -> bool:
        """Is the card part of this game, with its options?"""
        return True

    def seats_cite(self) -> str:
        """The paragraph that fixes the number of seats."""
        return self.cites.get("seats", "")

    def stirs(self, s: S, now: int) -> int:
        """In real time: the next time after `now` at which other moves become possible although nothing happens; -1 if there is none."""
        return -1

    def stretch(self, s: S) -> int:
        """In real time: the number of the stretch of play that this is, in each of which a table waits once for who is gone;
        -1: nobody is missed now."""
        return -1

    def in_hand(self, s: S, seat: int) -> bool:
        """In real time: may another take over the seat right now, without taking something out of its hands?"""
        return True

    # Set-up

    def new(self, seats: int, options: Mapping[str, Any] | None = None, luck: Luck | None = None, run: Run | None = None) -> S:
        """The first decision of a new game. Raises Refused for options that cannot be."""
        chosen = self.settle_options(seats, options or {})
        if run is None:
            run = Run(luck or Luck(b""), quiet=True)
        s = self.first(seats, chosen)
        self.begin(s, run)
        self.proceed(s, run)
        return s

    def first(self, seats: int, options: Options) -> S:
        """The state before anything is set up: made once for each way to play, and copied then."""
        way = (seats, *options.values())
        made = self._first.get(way)
        if made is None:
            made = self._first[way] = self.state(seats, options)
            made.cards = len(self.deck.ids)
            made.trace = [UNSEEN] * (seats * made.cards)
        return self.state(seats, options, made)

    def settle_options(self, seats: int, options: Mapping[str, Any]) -> Options:
        """The options with defaults filled in. Raises Refused where they cannot be."""
        return settle(self, seats, options)

    # Sight

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """Everything this seat (None: a spectator) may see, as JSON."""
        return sight.view(self, s, seat)

    def visible_cards(self, s: S, seat: int | None) -> set[int]:
        """The cards whose face the seat sees."""
        return sight.visible_cards(self, s, seat)

    def imagine(self, s: S, seat: int, luck: Luck) -> S:
        """An equal-looking state in which everything the seat cannot know is dealt anew."""
        return sight.imagine(self, s, seat, luck)

    # Positions

    def dump(self, s: S) -> dict[str, Any]:
        """The whole state as JSON, secrets included."""
        return position.dump(self, s)

    def load(self, data: Any) -> S:
        """The state out of JSON, of these rules or others as long as it can be. Raises BadPosition with the place and the reason."""
        return position.load(self, data)

    def digest(self, s: S, rules: str = "") -> str:
        """A short fingerprint of the whole state, whatever the version of the rules; old records have put theirs into it."""
        return position.digest_of(position.dump(self, s), rules)

    @property
    def rules_version(self) -> str:
        """A digest of all that decides in this game; see `version.py`."""
        return rules_version(self.package or type(self).__module__)

    # Words

    @property
    def folder(self) -> Path:
        """Where the game's ledger and texts lie."""
        module = sys.modules[self.package]
        return Path(module.__file__).parent if module.__file__ else Path(next(iter(module.__path__)))  # a folder without __init__.py

    @property
    def rooms(self) -> Sequence[Path]:
        """Folders that hold parts of the game's ledger and texts, in their order: of an expansion, a chapter …"""
        return ()

    @property
    def ledger(self) -> Ledger:
        """The rules of this game."""
        if self._ledger is None:
            self._ledger = load_ledger(self.folder, self.rooms)
        return self._ledger

    def ident(self, kind: str, value: int) -> str:
        """The name of a value in moves, events and positions."""
        domain = self.grammar.things.get(kind)
        return domain.ident(value) if domain else str(value)

    def label(self, kind: str, value: int) -> Say:
        """What a person calls a value of the kind."""
        origin = self.origins.get(kind)
        if origin is None:
            return say(f"{kind}.{self.ident(kind, value)}")
        called: dict[str, int | str] = {}
        for i, part in enumerate(NUMBER.findall(self.ident(kind, value)), 1):
            n = int(part) - origin
            called |= {f"n{i}": abs(n), f"side{i}": "less" if n < 0 else "more"}
        return say(kind, **called)

    def labels(self) -> dict[str, dict[str, Say]]:
        """What a person calls the named things, by kind and id; those of `origins` are too many to be listed."""
        listed = {kind: things for kind, things in self.grammar.things.items() if kind not in self.origins}
        return {kind: {name: self.label(kind, n) for n, name in enumerate(things.names)} for kind, things in listed.items()}

    def write(self, move: Move) -> str:
        """A move as text: `0 place archer-1 front-2`."""
        return self.words(move).move

    def read(self, text: str) -> Move:
        """A move out of text. Raises Wrong where it is none."""
        return read_move(self.grammar, text)

    def words(self, move: Move) -> Words:
        """Everything a client is told about a move. Remembered, because the same moves are offered again and again."""
        found = self._words.get(move)
        if found is None:
            found = self._words[move] = words_of(self, move)
        return found

    def named(self, key: str, args: tuple[int, ...]) -> dict[str, str | int]:
        """The arguments of an event or refusal by name, as the wire carries them."""
        return self.grammar.named(key, args)

    def move_said(self, m: Move) -> Say | None:
        """The sentence of a move; None: that of its verb, with its arguments."""
        return None

    def why(self, refusal: Refusal) -> Say:
        """The sentence of a refusal."""
        key = f"refuse.{refusal.key}"
        return say(key, **self.named(key, refusal.args))

    def source(self, source: str) -> Say:
        """What a person calls a source of points, as a line of a result names it."""
        named = self.grammar.things.get("source")
        number = named.number.get(source) if named else None
        return say(f"source.{source}") if number is None else self.label("source", number)

    def prompt(self, s: S, seat: int) -> str:
        """The key of what is asked of the seat; empty if nothing is."""
        return f"ask.{s.frames[-1].rule}" if s.waiting >> seat & 1 else ""
