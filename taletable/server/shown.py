"""What is shown of a match: views, asks with their offers, events in words. Everything a client gets about a game is made here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, cast

import msgspec

from taletable.bots import bots_for
from taletable.engine.fields import OWNER
from taletable.engine.game import Game, Result
from taletable.engine.match import TABLE, Match
from taletable.engine.moves import Event, Move, Refusal
from taletable.games.lessons import lesson_of

from .messages import (
    Ask,
    GameInfo,
    Offer,
    OptionInfo,
    OptionRefusal,
    RefusalInfo,
    ResultInfo,
    RivalInfo,
    ScoreLine,
    SeenEvent,
)

encode = msgspec.json.Encoder().encode
MAX_CACHED = 50_000
"""Encoded pieces of each kind that are kept per game; a few hundred bytes each."""

NO_REFUSAL = b"null}"
TOOK_BACK = "took-back"
REWOUND = "rewound"
"""Events that the table itself adds to the story."""


class Shown:
    """How one game is shown. Sentences are made once per offer and kept encoded."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.hidden = any(field.sees == OWNER for field in game.fields)
        self.levels = list(bots_for(game))
        """Its bots, weakest first."""
        self._heads: dict[Move, bytes] = {}
        self._refusals: dict[Refusal, bytes] = {}
        self._events: dict[tuple[str, tuple[int, ...], tuple[str, ...]], bytes] = {}
        self._names_seat = {
            key.removeprefix("refuse.")
            for key, kinds in game.arguments.items()
            if key.startswith("refuse.") and any(kind.rstrip("0123456789") == "seat" for kind in kinds)
        } | {"not-asked"}

    def view(self, match: Match, viewer: int | None) -> msgspec.Raw:
        """The view of a seat, encoded."""
        return msgspec.Raw(encode(self.game.view(match.state, viewer)))

    def refusal(self, refusal: Refusal, names: Sequence[str]) -> RefusalInfo:
        """A refusal in words."""
        return RefusalInfo(refusal.cite, refusal.key, self.game.refusal_text(refusal, names))

    def offer(self, move: Move, refusal: Refusal | None, names: Sequence[str]) -> bytes:
        """An offer, encoded. It is put together from a half that depends on the move and one that depends on the refusal."""
        head = self._heads.get(move)
        if head is None:
            words = self.game.words(move)
            whole = encode(Offer(words.move, words.verb, list(words.args), words.text, list(words.touches), None))
            head = self._keep(self._heads, move, whole.removesuffix(NO_REFUSAL))
        if refusal is None:
            return head + NO_REFUSAL
        why = self._refusals.get(refusal)
        if why is None:
            why = encode(self.refusal(refusal, names)) + b"}"
            if refusal.key not in self._names_seat:
                self._keep(self._refusals, refusal, why)
        return head + why

    @staticmethod
    def _keep(cache: dict[Any, bytes], key: Any, value: bytes) -> bytes:
        if len(cache) >= MAX_CACHED:
            cache.clear()
        cache[key] = value
        return value

    def ask(self, match: Match, seat: int, names: Sequence[str], since: int, deadline: int | None, offers: bool) -> msgspec.Raw:
        """What a seat has to decide, encoded."""
        game, state = self.game, match.state
        rule = game.rule(state)
        refuse, head_of, why_of = rule.refuse, self._heads.get, self._refusals.get
        shown: list[bytes] = []
        for move in game.offers(state, seat) if offers else ():
            refusal = refuse(state, move)
            head, why = head_of(move), NO_REFUSAL if refusal is None else why_of(refusal)
            shown.append(head + why if head and why else self.offer(move, refusal, names))
        return msgspec.Raw(
            encode(
                Ask(
                    seat=seat,
                    rule=state.frames[-1].rule,
                    cite=rule.cite,
                    prompt=game.prompt(state, seat),
                    sealed=rule.sealed,
                    deadline=deadline,
                    offers=cast(list[Offer], msgspec.Raw(b"[" + b",".join(shown) + b"]")),  # encoded already
                    undo=match.can_undo(seat),
                    since=since,
                    let_be=game.write(Move(seat, rule.let_be)) if rule.let_be else None,
                )
            )
        )

    def events(self, match: Match, first: int, last: int, viewer: int | None, names: tuple[str, ...]) -> msgspec.Raw:
        """What the viewer may know of the entries from `first` up to (not including) `last`: a list of SeenEvent, encoded."""
        seen: list[bytes] = []
        for n in range(first, last):
            start = match.marks[n - 1] if n else 0
            seen += [self._event(event, n, names) for event in match.events[start : match.marks[n]] if event.seen_by(viewer)]
            move = match.log[n].move
            if move.seat == TABLE and move.verb == "undo" and self._saw(match, move.args[0], viewer):
                seat = match.log[move.args[0]].move.seat
                name = names[seat] if seat < len(names) else f"Seat {seat + 1}"
                args: dict[str, str | int] = {"seat": seat, "entry": move.args[0]}
                seen.append(encode(SeenEvent(TOOK_BACK, args, f"{name} takes the last act back.", n)))
            elif move.seat == TABLE and move.verb == "rewind":
                text = f"All agree to go back to step {move.args[0]}."
                seen.append(encode(SeenEvent(REWOUND, {"entry": move.args[0]}, text, n)))
        return msgspec.Raw(b"[" + b",".join(seen) + b"]")

    def _event(self, event: Event, n: int, names: tuple[str, ...]) -> bytes:
        key = (event.kind, event.args, names)
        head = self._events.get(key)
        if head is None:
            args = self.game.named(f"event.{event.kind}", event.args)
            whole = encode(SeenEvent(event.kind, args, self.game.event_text(event, names), 0))
            head = self._keep(self._events, key, whole.removesuffix(b"0}"))
        return b"%b%d}" % (head, n)

    @staticmethod
    def _saw(match: Match, n: int, viewer: int | None) -> bool:
        """Did the viewer learn of entry n at all?"""
        start = match.marks[n - 1] if n else 0
        return any(event.seen_by(viewer) for event in match.events[start : match.marks[n]])

    def result(self, result: Result) -> ResultInfo:
        """A result with its lines in words."""
        return ResultInfo(
            list(result.scores),
            list(result.winners),
            [self._lines(lines) for lines in result.lines],
            result.together,
            self.game.text.get(f"verdict.{result.verdict}") if result.verdict else "",
            [RivalInfo(r.key, self.game.text.get(f"rival.{r.key}"), r.score, self._lines(r.lines)) for r in result.rivals],
        )

    def _lines(self, lines: Sequence[tuple[str, int]]) -> list[ScoreLine]:
        return [ScoreLine(key, self._source(key), amount) for key, amount in lines]

    def _source(self, key: str) -> str:
        number = self.game.numbers.get("source", {}).get(key)
        return self.game.label("source", number) if number is not None else self.game.text.get(f"source.{key}", key)

    def info(self) -> GameInfo:
        """The game on the shelf."""
        game = self.game
        text = game.text
        facts = dict(game.shelf) or {key.removeprefix("shelf."): value for key, value in text.entries.items() if key.startswith("shelf.")}
        return GameInfo(
            id=game.id,
            name=game.name,
            version=game.version,
            tagline=text.get("game.tagline", ""),
            blurb=text.get("game.blurb", ""),
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            ready=game.ready,
            real_time=game.real_time,
            cooperative=game.cooperative,
            hidden=self.hidden,
            shelf=facts,
            options=[self._option(i) for i in range(len(game.options))],
            bots=self.levels,
            reactions=any(rule.let_be for rule in game.rules.values()),
            lesson=lesson.title if (lesson := lesson_of(game)) else None,
        )

    @cached_property
    def gates(self) -> frozenset[str]:
        """All that has to be opened before something can be chosen."""
        return frozenset(key for i in range(len(self.game.options)) for key in self._option(i).keys if key)

    def _option(self, i: int) -> OptionInfo:
        game = self.game
        option = game.options[i]
        kinds = {type(choice) for choice in option.choices}
        defaults = {other.key: other.default for other in game.options}
        refusals = []
        for seats in range(game.min_seats, game.max_seats + 1):
            for choice in option.choices:
                if refusal := game.refuse_options(seats, defaults | {option.key: choice}):
                    refusals.append(OptionRefusal(choice, seats, refusal.cite, game.refusal_text(refusal)))

        def words(choice: object, suffix: str, default: str) -> str:
            return game.text.get(f"option.{option.key}.{str(choice).lower()}{suffix}", default)

        return OptionInfo(
            key=option.key,
            kind="flag" if kinds == {bool} else "number" if kinds == {int} else "choice",
            name=game.text.get(f"option.{option.key}.name", option.key),
            text=game.text.get(f"option.{option.key}.text", ""),
            default=option.default,
            choices=list(option.choices),
            choice_names=[words(choice, "", str(choice)) for choice in option.choices],
            keys=[game.key_for(defaults | {option.key: choice}) for choice in option.choices],
            choice_texts=[words(choice, "-text", "") for choice in option.choices],
            refusals=refusals,
        )


@cache
def shown(game: Game[Any]) -> Shown:
    """How a game is shown; one for each game in a process."""
    return Shown(game)
