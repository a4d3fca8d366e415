"""A game: what its folder declares, and everything the engine derives from it."""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from .fields import EVERYBODY, BadPosition, Deck, Field, Num
from .ledger import Ledger, load_ledger
from .luck import Luck
from .moves import Event, Move, Refusal, Refused, seats_of
from .rules import Ask, Rule
from .rules import Sequence as Course
from .run import Run
from .state import UNSEEN, Frame, Lots, Options, State
from .text import Catalogue, load_catalogue

S = TypeVar("S", bound=State)
POSITION_VERSION = 1
MAX_TIME = 2**53
"""Milliseconds; the largest number that every JSON reader keeps exactly."""
COMMON_ARGUMENTS: dict[str, tuple[str, ...]] = {"refuse.not-asked": ("seat",)}


class Option(NamedTuple):
    """A choice at set-up. Names and explanations are in the text catalogue under `option.<key>`."""

    key: str
    default: str | int | bool
    choices: tuple[str | int | bool, ...]


class Words(NamedTuple):
    """A move in words: as text on the wire, its arguments by name, as a sentence, and the ids of the things it touches."""

    move: str
    verb: str
    args: tuple[str, ...]
    text: str
    touches: tuple[str, ...]


class Rival(NamedTuple):
    """A score that belongs to no seat: that of an opponent whom the rules play. Its name is in the text catalogue under `rival.<key>`."""

    key: str
    score: int
    lines: tuple[tuple[str, int], ...]


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


class Game(Generic[S]):
    """One instance per game, called GAME in the folder's meta.py."""

    id: ClassVar[str] = ""
    name: ClassVar[str] = ""
    version: ClassVar[str] = ""
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
    options: ClassVar[tuple[Option, ...]] = ()
    shelf: ClassVar[dict[str, str]] = {}
    """Facts for the shelf: people, minutes, spirit, tempo."""

    def __init__(
        self,
        rules: dict[str, Rule[S]],
        fields: Sequence[Field],
        deck: Deck,
        names: Mapping[str, Sequence[str]],
        arguments: dict[str, tuple[str, ...]],
    ) -> None:
        self.rules = rules
        self.fields = tuple(fields)
        self.deck = deck
        self.names = {kind: tuple(values) for kind, values in names.items()}
        self.numbers = {kind: {name: i for i, name in enumerate(values)} for kind, values in self.names.items()}
        self.arguments = {**COMMON_ARGUMENTS, **arguments}
        self._words: dict[Move, Words] = {}
        self._text: Catalogue | None = None
        self._ledger: Ledger | None = None
        for name, rule in rules.items():
            if isinstance(rule, Course):
                for step in rule.steps:
                    if (step in rules) == (step in rule.methods):
                        raise ValueError(f"step {step!r} of rule {name!r} has to be either a rule or a method")

    # What a game writes itself

    def fresh(self, seats: int, options: Options) -> S:
        """An empty state."""
        raise NotImplementedError

    def begin(self, s: S, run: Run) -> None:
        """Set up the game and push its first frame."""
        raise NotImplementedError

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        """Options that do not go together."""
        return None

    def extras(self, s: S, seat: int | None, view: dict[str, Any]) -> None:
        """Add to a view what can be worked out from what it shows."""

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

    def key_for(self, options: Options) -> str:
        """What must have been opened before this can be played at a table with people: one of what `unlocks` gives; empty for nothing."""
        return ""

    def sequel(self, s: S) -> Options | None:
        """The options of what follows a finished game in a campaign, for the same people; None: nothing does."""
        return None

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        """The things of the game (cards, buildings …) by group, as a board wants to show them."""
        return {}

    def label(self, kind: str, value: int) -> str:
        """What a person calls a value of the kind."""
        name = self.ident(kind, value)
        return self.text.get(f"{kind}.{name}", name)

    # Play

    def new(self, seats: int, options: Mapping[str, Any] | None = None, luck: Luck | None = None, run: Run | None = None) -> S:
        """The first decision of a new game. Raises Refused for options that cannot be."""
        chosen = self.settle_options(seats, options or {})
        if run is None:
            run = Run(luck or Luck(b""), quiet=True)
        s = self.fresh(seats, chosen)
        s.cards = len(self.deck.ids)
        s.trace = [UNSEEN] * (seats * s.cards)
        self.begin(s, run)
        self.proceed(s, run)
        return s

    def settle_options(self, seats: int, options: Mapping[str, Any]) -> Options:
        """The options with defaults filled in. Raises Refused where they cannot be."""
        if not self.min_seats <= seats <= self.max_seats:
            labels = {"name": self.name, "low": str(self.min_seats), "high": str(self.max_seats)}
            raise Refused(Refusal(self.seats_cite(), "seats"), self.text.fill("refuse.seats", labels))
        chosen: Options = {option.key: option.default for option in self.options}
        known = {option.key: option for option in self.options}
        for key, value in options.items():
            if key not in known:
                text = self.text.fill("refuse.unknown-option", {"name": self.name, "option": str(key)[:40]})
                raise Refused(Refusal("", "unknown-option"), text)
            same = [c for c in known[key].choices if type(c) is type(value) and c == value]
            if not same:
                allowed = ", ".join(_option_text(c) for c in known[key].choices)
                labels = {"option": key, "value": _option_text(value)[:40], "choices": allowed}
                raise Refused(Refusal("", "bad-option"), self.text.fill("refuse.bad-option", labels))
            chosen[key] = same[0]
        if refusal := self.refuse_options(seats, chosen):
            raise Refused(refusal, self.refusal_text(refusal))
        return chosen

    def seats_cite(self) -> str:
        """The paragraph that fixes the number of seats."""
        return ""

    def proceed(self, s: S, run: Run) -> None:
        """Let the rules go on until somebody has to decide or the game is over."""
        rules = self.rules
        while not s.waiting and not s.over:
            frame = s.frames[-1]
            rules[frame.rule].proceed(s, run, frame)
        if s.over:
            s.asked = s.waiting = 0

    def rule(self, s: S) -> Rule[S]:
        """The rule that asks now."""
        return self.rules[s.frames[-1].rule]

    def asked(self, s: S) -> list[int]:
        """The seats that owe an answer."""
        return seats_of(s.waiting)

    def offers(self, s: S, seat: int) -> list[Move]:
        """Everything the seat might try now, allowed or not."""
        return self.rule(s).offers(s, seat) if s.waiting >> seat & 1 else []

    def legal(self, s: S, seat: int) -> list[Move]:
        """The offers that are not refused."""
        if not s.waiting >> seat & 1:
            return []
        rule = self.rule(s)
        return [m for m in rule.offers(s, seat) if rule.refuse(s, m) is None]

    def refuse(self, s: S, m: Move) -> Refusal | None:
        """Why a move, whatever its origin, is not allowed now; None if it is."""
        if s.over:
            return Refusal(self.over_cite(), "over")
        rule = self.rule(s)
        if not 0 <= m.seat < s.seats:
            return Refusal(rule.cite, "no-seat")
        if not s.waiting >> m.seat & 1:
            return Refusal(rule.cite, "not-asked", (m.seat,))
        if m not in rule.offers(s, m.seat):
            return Refusal(rule.cite, "not-offered")
        return rule.refuse(s, m)

    def over_cite(self) -> str:
        """The paragraph that ends the game."""
        return ""

    def step(self, s: S, m: Move, run: Run) -> None:
        """Do a move that is not refused, and all that follows from it."""
        depth = len(s.frames)
        rule = self.rules[s.frames[-1].rule]
        if rule.apply(s, m, run):
            keep = 0 if rule.first_come else ~(1 << m.seat)
            if len(s.frames) > depth:
                frame = s.frames[depth - 1]
                s.frames[depth - 1] = Frame(frame.rule, frame.step, frame.args, frame.asked, frame.waiting & keep)
            else:
                s.waiting &= keep
        if not s.waiting or s.over:
            run.moved_on = True
            self.proceed(s, run)

    def due(self, s: S) -> tuple[int, int]:
        """The next thing that happens by itself: its time and the depth of its frame; (-1, -1) if there is none."""
        best, depth = -1, -1
        if not s.over:
            for i, frame in enumerate(s.frames):
                time = self.rules[frame.rule].due(s, frame)
                if time >= 0 and (best < 0 or time < best):
                    best, depth = time, i
        return best, depth

    def grace(self, s: S) -> int:
        """For how long what is due next waits for moves on their way; who drives the clock lets it pass the due time only after that."""
        depth = self.due(s)[1]
        return self.rules[s.frames[depth].rule].grace(s, s.frames[depth]) if depth >= 0 else 0

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

    def moment(self, s: S, sent: int, received: int) -> int:
        """The time at which a move counts: when it was received, or just before what is due next if it was sent before that and the
        grace is not over. Both times are on the table's clock."""
        due = self.due(s)[0]
        return due - 1 if 0 <= due <= received <= due + self.grace(s) and sent < due else received

    def advance(self, s: S, now: int, run: Run) -> None:
        """Let the clock go to `now`; everything due until then happens, in order."""
        while True:
            time, depth = self.due(s)
            if time < 0 or time > now:
                break
            s.now = max(s.now, time)
            self.rules[s.frames[depth].rule].expire(s, run)
            self.proceed(s, run)
        s.now = max(s.now, now)

    # Seeing and imagining

    def view(self, s: S, seat: int | None) -> dict[str, Any]:
        """Everything this seat (None: a spectator) may see, as JSON."""
        view: dict[str, Any] = {
            "game": self.id,
            "seats": s.seats,
            "options": dict(s.options),
            "now": s.now,
            "over": s.over,
            "frames": self.where(s),
            "asked": seats_of(s.asked),
            "waiting": seats_of(s.waiting),
        }
        players: list[dict[str, Any]] = [{} for _ in range(s.seats)]
        for field in self.fields:
            value = getattr(s, field.name)
            kind = field.kind
            if not field.per_seat:
                view[field.name] = kind.dump(value) if field.sees == EVERYBODY else kind.veil(value)
            else:
                for q in range(s.seats):
                    mine = field.of(value, q)
                    players[q][field.name] = kind.dump(mine) if field.visible(q, seat) else kind.veil(mine)
        view["players"] = players
        self.extras(s, seat, view)
        return view

    def where(self, s: S) -> list[dict[str, str]]:
        """The open paragraphs, outermost first."""
        return [
            {"rule": frame.rule, "cite": self.rules[frame.rule].cite, "text": self.text.get(f"rule.{frame.rule}")} for frame in s.frames
        ]

    def visible_cards(self, s: S, seat: int | None) -> set[int]:
        """The cards whose face the seat sees."""
        seen: set[int] = set()
        for field in self.fields:
            if field.zone:
                value = getattr(s, field.name)
                for q in range(s.seats) if field.per_seat else (-1,):
                    if field.visible(q, seat):
                        seen.update(field.kind.cards(field.of(value, q) if field.per_seat else value))
        return seen

    def imagine(self, s: S, seat: int, luck: Luck) -> S:
        """An equal-looking state in which everything the seat cannot know is dealt anew. What it could only conclude counts as unknown.

        It is made out of what the seat knows and of nothing else: two states that the seat cannot tell apart give the same one with
        the same luck. Hidden places get the cards of the lots that they belong to, an older lot inside a newer one step by step.
        It is exact but for one thing: of a card that came to light out of a mixed lot it keeps from which part of the lot it came.
        """
        total = s.cards
        mine = s.trace[seat * total : (seat + 1) * total]
        hidden = self._hidden_cards(s, seat)
        places: dict[int, list[int]] = {}
        """By lot: the hidden places, as numbers in `hidden`."""
        holds: dict[int, list[int]] = {}
        """By lot: what it is made of, cards and (as ~lot) older lots."""
        for place, card in enumerate(hidden):
            lots = mine[card]
            places.setdefault(lots[0], []).append(place)
            for i in range(1, len(lots)):
                holds.setdefault(lots[i - 1], []).append(~lots[i])
            holds.setdefault(lots[-1], []).append(card)
        to = list(range(total))
        known = [UNSEEN[:0]] * len(hidden)
        for lot in sorted(holds, reverse=True):
            for place, content in zip(places[lot], luck.shuffled(sorted(holds[lot])), strict=True):
                known[place] += (lot,)
                if content >= 0:
                    to[hidden[place]] = content
                else:
                    places.setdefault(~content, []).append(place)
        new: S = s.clone()  # type: ignore[assignment]
        new.trace = [UNSEEN] * len(s.trace)  # what others know is beyond the seat, too
        for place, card in enumerate(hidden):
            new.trace[seat * total + to[card]] = known[place]
        for field in self.fields:
            if field.sees == EVERYBODY:
                continue
            value = getattr(s, field.name)
            if field.per_seat:
                setattr(new, field.name, field.join([field.kind.remap(field.of(value, q), to) for q in range(s.seats)]))
            else:
                setattr(new, field.name, field.kind.remap(value, to))
        self._guess_answers(new, seat, luck)
        self.deal_anew(new, seat, luck)
        return new

    def _hidden_cards(self, s: S, seat: int) -> list[int]:
        """The cards whose face the seat does not see, place by place."""
        hidden: list[int] = []
        for field in self.fields:
            if not field.zone or field.sees == EVERYBODY:
                continue
            value = getattr(s, field.name)
            if not field.per_seat:
                hidden.extend(field.kind.cards(value))
                continue
            for q in range(s.seats):
                if not field.visible(q, seat):
                    hidden.extend(field.kind.cards(field.of(value, q)))
        return hidden

    def _guess_answers(self, s: S, seat: int, luck: Luck) -> None:
        """What others have answered so far in a sealed ask is as unknown as their cards."""
        rule = None if s.over else self.rule(s)
        if isinstance(rule, Ask) and rule.sealed:
            for q in seats_of(s.asked & ~(1 << seat)):
                rule.forget(s, q)
                if not s.waiting >> q & 1:
                    rule.guess(s, q, luck)

    # Positions

    def dump(self, s: S) -> dict[str, Any]:
        """The whole state as JSON, secrets included."""
        data: dict[str, Any] = {
            "taletable": POSITION_VERSION,
            "game": self.id,
            "rules": self.version,
            "options": dict(s.options),
            "seats": s.seats,
            "now": s.now,
            "over": s.over,
            "frames": [_dump_frame(frame) for frame in s.frames],
            "asked": seats_of(s.asked),
            "waiting": seats_of(s.waiting),
        }
        players: list[dict[str, Any]] = [{} for _ in range(s.seats)]
        for field in self.fields:
            value = getattr(s, field.name)
            if not field.per_seat:
                data[field.name] = field.kind.dump(value)
            else:
                for q in range(s.seats):
                    players[q][field.name] = field.kind.dump(field.of(value, q))
        ids = self.deck.ids
        for q in range(s.seats):
            lost: dict[str, list[str]] = {}
            for card in range(s.cards):
                lots = s.trace[q * s.cards + card]
                if lots != UNSEEN:
                    lost.setdefault("/".join(map(str, lots)), []).append(ids[card])
            players[q]["lost_sight"] = lost
        data["players"] = players
        data["group"] = s.group
        return data

    def load(self, data: Any) -> S:
        """The state out of JSON. Raises BadPosition with the place and the reason."""
        if not isinstance(data, dict):
            raise BadPosition("position", "expected a JSON object")
        if data.get("taletable") != POSITION_VERSION:
            raise BadPosition("taletable", f"expected {POSITION_VERSION}, the version of the position format")
        if data.get("game") != self.id:
            raise BadPosition("game", f"expected {self.id!r}, got {data.get('game')!r}")
        if data.get("rules", self.version) != self.version:
            raise BadPosition("rules", f"expected {self.version!r}, the version of the rules, got {data['rules']!r}")
        seats = Num(self.min_seats, self.max_seats).load(data.get("seats"), "seats")
        options = data.get("options", {})
        if not isinstance(options, dict):
            raise BadPosition("options", "expected an object")
        try:
            chosen = self.settle_options(seats, options)
        except Refused as refused:
            raise BadPosition("options", str(refused)) from None
        known = {"taletable", "game", "rules", "options", "seats", "now", "over", "frames", "asked", "waiting", "players", "group"}
        known |= {field.name for field in self.fields if not field.per_seat}
        _no_strays(data, known, "position")
        s = self.fresh(seats, chosen)
        s.cards = len(self.deck.ids)
        s.now = Num(0, MAX_TIME).load(data.get("now", 0), "now")
        over = data.get("over", False)
        if not isinstance(over, bool):
            raise BadPosition("over", "expected true or false")
        s.over = over
        s.asked = _load_seats(data.get("asked"), seats, "asked")
        s.waiting = _load_seats(data.get("waiting"), seats, "waiting")
        if s.waiting & ~s.asked:
            raise BadPosition("waiting", "a seat is waited for that was not asked")
        if bool(s.waiting) == s.over:
            raise BadPosition("waiting", "somebody has to decide unless the game is over, and nobody then")
        s.frames = self._load_frames(data.get("frames"), seats, s.over)
        players = data.get("players")
        if not isinstance(players, list) or len(players) != seats or not all(isinstance(p, dict) for p in players):
            raise BadPosition("players", f"expected a list of {seats} objects")
        per_seat = {field.name for field in self.fields if field.per_seat} | {"lost_sight"}
        for q, player in enumerate(players):
            _no_strays(player, per_seat, f"players[{q}]")
        for field in self.fields:
            if field.per_seat:
                values = []
                for q, player in enumerate(players):
                    where = f"players[{q}].{field.name}"
                    if field.name not in player:
                        raise BadPosition(where, "missing")
                    values.append(field.kind.load(player[field.name], where))
                setattr(s, field.name, field.join(values))
            else:
                if field.name not in data:
                    raise BadPosition(field.name, "missing")
                setattr(s, field.name, field.kind.load(data[field.name], field.name))
        s.group = Num().load(data.get("group", 0), "group")
        self._load_trace(s, players)
        self._each_card_once(s)
        self.check(s)
        return s

    def _load_frames(self, data: Any, seats: int, over: bool) -> list[Frame]:
        if not isinstance(data, list):
            raise BadPosition("frames", "expected a list of open paragraphs")
        frames = []
        for i, item in enumerate(data):
            where = f"frames[{i}]"
            if not isinstance(item, dict):
                raise BadPosition(where, "expected an object with rule and step")
            _no_strays(item, {"rule", "step", "args", "asked", "waiting"}, where)
            name = item.get("rule")
            if not isinstance(name, str) or name not in self.rules:
                raise BadPosition(where, f"there is no rule {name!r}; there are {', '.join(self.rules)}")
            rule = self.rules[name]
            args = item.get("args", [])
            if not isinstance(args, list):
                raise BadPosition(f"{where}.args", "expected a list of numbers")
            begun = int(i == len(data) - 1)  # those below may have been put there to come later
            step = Num(begun, len(rule.steps) if isinstance(rule, Course) else 1).load(item.get("step"), f"{where}.step")
            asked = _load_seats(item.get("asked", []), seats, f"{where}.asked")
            waiting = _load_seats(item.get("waiting", []), seats, f"{where}.waiting")
            if waiting & ~asked:
                raise BadPosition(f"{where}.waiting", "a seat is waited for that was not asked")
            if asked and (i == len(data) - 1 or not isinstance(rule, Ask)):
                raise BadPosition(f"{where}.asked", "belongs to a paragraph that asks, while another one is open on top of it")
            frames.append(Frame(name, step, tuple([Num(-(10**9)).load(a, f"{where}.args") for a in args]), asked, waiting))
            below = [frame for frame in frames[:-1] if frame.step]  # what is to come later opened nothing
            may_be = self._may_be_in(below[-1]) if below else []
            if may_be and name not in may_be:
                here = " or ".join(map(repr, may_be))
                raise BadPosition(where, f"{below[-1].rule!r} at step {below[-1].step} is in {here}, not in {name!r}")
        if frames and self.root and frames[0].rule != self.root:
            raise BadPosition("frames[0]", f"the outermost paragraph is {self.root!r}")
        if not over and not (frames and isinstance(self.rules[frames[-1].rule], Ask)):
            raise BadPosition("frames", "the last one has to be a rule that asks, unless the game is over")
        return frames

    def _may_be_in(self, frame: Frame) -> list[str]:
        """The rules that the present step of a sequence can have opened. Empty: any, because an ask or a method may open what it likes."""
        rule = self.rules[frame.rule]
        if not isinstance(rule, Course) or rule.steps[frame.step - 1] not in self.rules:
            return []
        found = [rule.steps[frame.step - 1]]
        for name in found:
            found += [following for following in self.rules[name].leads_to if following not in found]
        return found

    def _load_trace(self, s: S, players: list[dict[str, Any]]) -> None:
        s.trace = [UNSEEN] * (s.seats * s.cards)
        for q, player in enumerate(players):
            where = f"players[{q}].lost_sight"
            lost = player.get("lost_sight", {})
            if not isinstance(lost, dict):
                raise BadPosition(where, "expected an object from lots to cards")
            for name, cards in lost.items():
                lots = _read_lots(name, s.group)
                if lots is None or not isinstance(cards, list):
                    raise BadPosition(where, f"expected lots from 1 to {s.group}, the newest first (“7” or “9/7”), got {name!r}")
                for item in cards:
                    card = q * s.cards + self.deck.load(item, where)
                    if s.trace[card] != UNSEEN:
                        raise BadPosition(where, f"{item} is named twice")
                    s.trace[card] = lots

    def _each_card_once(self, s: S) -> None:
        place: dict[int, str] = {}
        for field in self.fields:
            if not field.zone:
                continue
            value = getattr(s, field.name)
            for q in range(s.seats) if field.per_seat else (-1,):
                where = f"players[{q}].{field.name}" if field.per_seat else field.name
                for card in field.kind.cards(field.of(value, q) if field.per_seat else value):
                    if card in place:
                        raise BadPosition(where, f"{self.deck.ids[card]} lies in {place[card]} too")
                    if not self.in_box(s, card):
                        raise BadPosition(where, f"{self.deck.ids[card]} is not part of the game with these options")
                    place[card] = where
        missing = [name for card, name in enumerate(self.deck.ids) if card not in place and self.in_box(s, card)]
        if missing:
            raise BadPosition("position", f"cards are missing: {', '.join(missing[:5])}{' …' if len(missing) > 5 else ''}")

    def in_box(self, s: S, card: int) -> bool:
        """Is the card part of this game, with its options?"""
        return True

    def digest(self, s: S) -> str:
        """A short fingerprint of the whole state."""
        text = json.dumps(self.dump(s), sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:24]

    # Words

    @property
    def folder(self) -> Path:
        """Where the game's ledger and texts lie."""
        file = sys.modules[self.package].__file__
        assert file
        return Path(file).parent

    @property
    def text(self) -> Catalogue:
        """The sentences of this game."""
        if self._text is None:
            common = load_catalogue(Path(__file__).parent)
            own = load_catalogue(self.folder)
            own.entries = {**common.entries, **own.entries}
            self._text = own
        return self._text

    @property
    def ledger(self) -> Ledger:
        """The rules of this game."""
        if self._ledger is None:
            self._ledger = load_ledger(self.folder)
        return self._ledger

    def ident(self, kind: str, value: int) -> str:
        """The name of a value in moves, events and positions."""
        names = self.names.get(kind)
        return names[value] if names else str(value)

    def write(self, m: Move) -> str:
        """A move as text: `0 place archer-1 front-2`."""
        return self.words(m).move

    def read(self, text: str) -> Move:
        """A move out of text. ValueError says what is wrong with it."""
        words = text.split()
        if len(words) < 2 or not (words[0].isascii() and words[0].isdecimal() and len(words[0]) < 3):
            raise ValueError(f"“{text[:80]}” is not a move; write it as: seat verb arguments, for example “0 pass”")
        seat, verb = int(words[0]), words[1]
        kinds = self.arguments.get(f"move.{verb}")
        if kinds is None:
            verbs = sorted(key[5:] for key in self.arguments if key.startswith("move."))
            raise ValueError(f"there is no move “{verb[:40]}”; there are {', '.join(verbs)}")
        if len(words) - 2 != len(kinds):
            raise ValueError(f"“{verb}” takes {len(kinds)} arguments ({', '.join(kinds) or 'none'}), got {len(words) - 2}")
        args = []
        for kind, word in zip(kinds, words[2:], strict=True):
            numbers = self.numbers.get(_kind(kind))
            number = numbers.get(word) if numbers else int(word) if word.isascii() and word.isdecimal() and len(word) < 9 else None
            if number is None:
                raise ValueError(f"“{word[:40]}” is not a {kind}")
            args.append(number)
        return Move(seat, verb, tuple(args))

    def named(self, key: str, args: tuple[int, ...]) -> dict[str, str | int]:
        """The arguments of an event or refusal by name, as the wire carries them."""
        kinds = self.arguments.get(key, ())
        return {k: self.ident(_kind(k), a) if _kind(k) in self.names else a for k, a in zip(kinds, args, strict=True)}

    def say(self, key: str, args: tuple[int, ...], seat_names: Sequence[str] = ()) -> str:
        """The sentence for a key with its arguments."""
        labels = {}
        for k, a in zip(self.arguments.get(key, ()), args, strict=True):
            kind = _kind(k)
            labels[k] = (seat_names[a] if a < len(seat_names) else f"Seat {a + 1}") if kind == "seat" else self.label(kind, a)
        return self.text.fill(key, labels)

    def move_text(self, m: Move) -> str:
        """A move as a person would say it."""
        return self.say(f"move.{m.verb}", m.args)

    def refusal_text(self, refusal: Refusal, seat_names: Sequence[str] = ()) -> str:
        """A refusal as a sentence."""
        return self.say(f"refuse.{refusal.key}", refusal.args, seat_names)

    def event_text(self, event: Event, seat_names: Sequence[str] = ()) -> str:
        """An event as a sentence of the log; empty for events that need none."""
        key = f"event.{event.kind}"
        return self.say(key, event.args, seat_names) if self.text.has(key) else ""

    def prompt(self, s: S, seat: int) -> str:
        """What is asked of the seat, the verb first."""
        return self.text.get(f"ask.{s.frames[-1].rule}") if s.waiting >> seat & 1 else ""

    def words(self, m: Move) -> Words:
        """Everything a client is told about a move. Remembered, because the same moves are offered again and again."""
        found = self._words.get(m)
        if found is None:
            kinds = [_kind(k) for k in self.arguments.get(f"move.{m.verb}", ())]
            args = tuple([self.ident(k, a) for k, a in zip(kinds, m.args, strict=True)])
            touches = tuple([name for k, name in zip(kinds, args, strict=True) if k in self.names])
            found = self._words[m] = Words(" ".join([str(m.seat), m.verb, *args]), m.verb, args, self.move_text(m), touches)
        return found


def _kind(argument: str) -> str:
    """`card2` is a card."""
    return argument.rstrip("0123456789")


def _dump_frame(frame: Frame) -> dict[str, Any]:
    data: dict[str, Any] = {"rule": frame.rule, "step": frame.step}
    if frame.args:
        data["args"] = list(frame.args)
    if frame.asked:
        data["asked"] = seats_of(frame.asked)
        data["waiting"] = seats_of(frame.waiting)
    return data


def _option_text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _read_lots(name: object, newest: int) -> Lots | None:
    """`9/7`: a card of lot 7, shuffled with others as lot 9. None if it is not that."""
    words = name.split("/") if isinstance(name, str) else []
    if not all(word.isascii() and word.isdecimal() and len(word) < 10 for word in words):
        return None
    lots = tuple([int(word) for word in words])
    falling = all(lots[i] > lots[i + 1] for i in range(len(lots) - 1))
    return lots if falling and lots and lots != UNSEEN and lots[0] <= newest else None


def _load_seats(data: Any, seats: int, where: str) -> int:
    if not isinstance(data, list):
        raise BadPosition(where, "expected a list of seats")
    mask = 0
    for seat in data:
        mask |= 1 << Num(0, seats - 1).load(seat, where)
    return mask


def _no_strays(data: dict[str, Any], known: set[str], where: str) -> None:
    strays = sorted(str(key) for key in data if key not in known)
    if strays:
        raise BadPosition(where, f"unknown {', '.join(strays)}; known are {', '.join(sorted(known))}")
