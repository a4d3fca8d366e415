"""What is shown of a match: views, asks with their offers, events in words. Everything a client gets about a game is made here."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, cast

import msgspec

from taletable.bots import bots_for
from taletable.engine.fields import OWNER
from taletable.engine.game import Game, Result
from taletable.engine.match import TABLE, Match
from taletable.engine.moves import Event, Move, Refusal

from .messages import (
    Ask,
    GameInfo,
    Offer,
    OptionInfo,
    OptionRefusal,
    RefusalInfo,
    ResultInfo,
    ScoreLine,
    SeenEvent,
)

encode = msgspec.json.Encoder().encode
MAX_CACHED = 50_000
"""Encoded offers that are kept per game; a few hundred bytes each."""

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
        self._offers: dict[tuple[Move, Refusal | None], msgspec.Raw] = {}
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

    def offer(self, move: Move, refusal: Refusal | None, names: Sequence[str]) -> msgspec.Raw:
        """An offer, encoded; remembered unless it names a person."""
        words = self.game.words(move)
        why = self.refusal(refusal, names) if refusal else None
        raw = msgspec.Raw(encode(Offer(words.move, words.verb, list(words.args), words.text, list(words.touches), why)))
        if refusal is None or refusal.key not in self._names_seat:
            if len(self._offers) >= MAX_CACHED:
                self._offers.clear()
            self._offers[(move, refusal)] = raw
        return raw

    def ask(self, match: Match, seat: int, names: Sequence[str], deadline: int | None, offers: bool) -> msgspec.Raw:
        """What a seat has to decide, encoded."""
        game, state = self.game, match.state
        rule = game.rule(state)
        known, refuse = self._offers.get, rule.refuse
        pairs = [(move, refuse(state, move)) for move in game.offers(state, seat)] if offers else []
        shown = [known(pair) or self.offer(*pair, names) for pair in pairs]
        return msgspec.Raw(
            encode(
                Ask(
                    seat=seat,
                    rule=state.frames[-1].rule,
                    cite=rule.cite,
                    prompt=game.prompt(state, seat),
                    sealed=rule.sealed,
                    deadline=deadline,
                    offers=cast(list[Offer], shown),  # encoded already
                    undo=match.can_undo(seat),
                )
            )
        )

    def events(self, match: Match, first: int, last: int, viewer: int | None, names: Sequence[str]) -> list[SeenEvent]:
        """What the viewer may know of the entries from `first` up to (not including) `last`."""
        seen: list[SeenEvent] = []
        for n in range(first, last):
            start = match.marks[n - 1] if n else 0
            seen += [self._event(event, n, names) for event in match.events[start : match.marks[n]] if event.seen_by(viewer)]
            move = match.log[n].move
            if move.seat == TABLE and move.verb == "undo" and self._saw(match, move.args[0], viewer):
                seat = match.log[move.args[0]].move.seat
                name = names[seat] if seat < len(names) else f"Seat {seat + 1}"
                seen.append(SeenEvent(TOOK_BACK, {"seat": seat, "entry": move.args[0]}, f"{name} takes the last act back.", n))
            elif move.seat == TABLE and move.verb == "rewind":
                seen.append(SeenEvent(REWOUND, {"entry": move.args[0]}, f"All agree to go back to step {move.args[0]}.", n))
        return seen

    def _event(self, event: Event, n: int, names: Sequence[str]) -> SeenEvent:
        return SeenEvent(event.kind, self.game.named(f"event.{event.kind}", event.args), self.game.event_text(event, names), n)

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
            [[ScoreLine(key, self._source(key), amount) for key, amount in lines] for lines in result.lines],
        )

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
            real_time=game.real_time,
            cooperative=game.cooperative,
            hidden=self.hidden,
            shelf=facts,
            options=[self._option(i) for i in range(len(game.options))],
            bots=self.levels,
        )

    def _option(self, i: int) -> OptionInfo:
        game = self.game
        option = game.options[i]
        kinds = {type(choice) for choice in option.choices}
        refusals = []
        for seats in range(game.min_seats, game.max_seats + 1):
            for choice in option.choices:
                chosen = {other.key: other.default for other in game.options} | {option.key: choice}
                if refusal := game.refuse_options(seats, chosen):
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
            choice_texts=[words(choice, "-text", "") for choice in option.choices],
            refusals=refusals,
        )


@cache
def shown(game: Game[Any]) -> Shown:
    """How a game is shown; one for each game in a process."""
    return Shown(game)
