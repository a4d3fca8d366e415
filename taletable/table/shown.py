"""What is shown of a game: views, asks with their offers, events in words, results, its place on the shelf.

Everything a client gets about a game is made here. A carrier may put pieces that it has encoded already in place of plain ones.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Any, Final, cast

from taletable.engine.fields import OWNER
from taletable.engine.game import REWOUND, TOOK_BACK, Game, Result
from taletable.engine.match import TABLE, Match
from taletable.engine.moves import ALL, Event, Move, Refusal, Stake
from taletable.engine.rules import Rule
from taletable.engine.saying import say
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
    StakeInfo,
    Tone,
)
from .veil import OPEN, Veil

SHELF: Final = ("place", "people", "minutes", "minutes-more", "spirit", "spirit-more", "tempo", "tempo-more")
"""What the shelf says of a game: `shelf.<fact>`."""
NOTHING: Final = say("verbatim", text="")


class Shown:
    """How one game is shown."""

    def __init__(self, game: Game[Any], levels: Sequence[str], strongest: str = "") -> None:
        self.game = game
        self.hidden = any(field.sees == OWNER for field in game.fields)
        self.levels = list(levels)
        """Its bots: those of the house, weakest first, then those from elsewhere."""
        self.strongest = strongest or self.levels[-1]
        """The bot that plays where nobody has chosen one."""

    def view(self, match: Match, viewer: int | None) -> dict[str, Any]:
        """The view of a seat."""
        return self.game.view(match.state, viewer)

    def refusal(self, refusal: Refusal) -> RefusalInfo:
        """Why something is not allowed."""
        return RefusalInfo(refusal.cite, refusal.key, self.game.why(refusal))

    def offer(self, move: Move, refusal: Refusal | None) -> Offer:
        """Something a seat might try, and why not."""
        words = self.game.words(move)
        why = self.refusal(refusal) if refusal else None
        return Offer(words.move, words.verb, list(words.args), words.said, list(words.touches), why)

    def offers(self, match: Match, seat: int) -> list[Offer]:
        """All that an asked seat might try now."""
        state = match.state
        refuse = self.game.rule(state).refuse
        return [self.offer(move, refuse(state, move)) for move in self.game.offers(state, seat)]

    def deeds(self, match: Match, seat: int) -> dict[str, list[StakeInfo]]:
        """The moves of an asked seat that are asked for twice, with what is at stake."""
        game, state = self.game, match.state
        rule = game.rule(state)
        found: dict[str, list[StakeInfo]] = {}
        if type(rule).stakes is Rule.stakes:
            return found
        for move in game.offers(state, seat):
            stakes = rule.stakes(state, move)
            if stakes is not None and rule.refuse(state, move) is None:
                found[game.write(move)] = [self._stake(stake) for stake in stakes]
        return found

    def _stake(self, stake: Stake) -> StakeInfo:
        key = f"stake.{stake.key}"
        return StakeInfo(cast(Tone, stake.tone), say(key, **self.game.named(key, stake.args)))

    def ask(self, match: Match, seat: int, since: int, deadline: int | None, offers: bool) -> Ask:
        """What a seat has to decide."""
        game, state = self.game, match.state
        rule = game.rule(state)
        return Ask(
            seat=seat,
            rule=state.frames[-1].rule,
            cite=rule.cite,
            prompt=say(game.prompt(state, seat)),
            sealed=rule.sealed,
            deadline=deadline,
            offers=self.offers(match, seat) if offers else [],
            undo=match.can_undo(seat),
            since=since,
            let_be=game.write(Move(seat, rule.let_be)) if rule.let_be else None,
            deeds=self.deeds(match, seat) if offers else {},
        )

    def event(self, event: Event, n: int) -> SeenEvent:
        """Something that entry n caused."""
        return SeenEvent(event.kind, self.game.named(f"event.{event.kind}", event.args), n)

    def events(self, match: Match, first: int, last: int, viewer: int | None, veil: Veil = OPEN) -> list[SeenEvent]:
        """What the viewer may know of the entries from `first` up to (not including) `last`."""
        seen: list[SeenEvent] = []
        for n in range(first, last):
            start = match.marks[n - 1] if n else 0
            seen += [self.event(event, veil.told(n)) for event in match.events[start : match.marks[n]] if event.seen_by(viewer)]
            seen += self.taken_back(match, n, viewer, veil)
        return seen

    def taken_back(self, match: Match, n: int, viewer: int | None, veil: Veil = OPEN) -> list[SeenEvent]:
        """What the table adds to the story where entry n takes something back, if the viewer learns of it."""
        if match.log[n].move.seat != TABLE or not (back := self._taken_back(match, n, veil)):
            return []
        return [back] if self._told(match, n, viewer) else []

    def story(self, match: Match) -> list[tuple[int, SeenEvent]]:
        """All that happened, each with the mask of who may know it."""
        told: list[tuple[int, SeenEvent]] = []
        for n in range(len(match.log)):
            start = match.marks[n - 1] if n else 0
            told += [(event.sees, self.event(event, n)) for event in match.events[start : match.marks[n]]]
            if match.log[n].move.seat == TABLE and (back := self._taken_back(match, n)):
                sees = ALL if self._told(match, n, None) else sum(1 << q for q in range(match.seats) if self._told(match, n, q))
                told.append((sees, back))
        return told

    @staticmethod
    def _taken_back(match: Match, n: int, veil: Veil = OPEN) -> SeenEvent | None:
        """What the table adds to the story where entry n takes something back."""
        verb, args = match.log[n].move.verb, match.log[n].move.args
        if verb == "undo":
            return SeenEvent(TOOK_BACK, {"seat": match.log[args[0]].move.seat, "entry": veil.told(args[0])}, veil.told(n))
        return SeenEvent(REWOUND, {"entry": veil.told(args[0])}, veil.told(n)) if verb == "rewind" else None

    @staticmethod
    def _told(match: Match, n: int, viewer: int | None) -> bool:
        """Does the viewer learn that entry n takes something back? An act that it never saw is not told of."""
        move = match.log[n].move
        if move.verb != "undo":
            return True
        start = match.marks[move.args[0] - 1] if move.args[0] else 0
        return any(event.seen_by(viewer) for event in match.events[start : match.marks[move.args[0]]])

    def result(self, result: Result) -> ResultInfo:
        """A result with its lines."""
        return ResultInfo(
            list(result.scores),
            list(result.winners),
            [self._lines(lines) for lines in result.lines],
            result.together,
            say(f"verdict.{result.verdict}") if result.verdict else None,
            [RivalInfo(r.key, say(f"rival.{r.key}"), r.score, self._lines(r.lines)) for r in result.rivals],
        )

    def _lines(self, lines: Sequence[tuple[str, int]]) -> list[ScoreLine]:
        return [ScoreLine(key, self.game.source(key), amount) for key, amount in lines]

    def info(self) -> GameInfo:
        """The game on the shelf."""
        game = self.game
        return GameInfo(
            id=game.id,
            name=game.name,
            version=game.rules_version,
            tagline=say("game.tagline", otherwise=NOTHING),
            blurb=say("game.blurb", otherwise=NOTHING),
            min_seats=game.min_seats,
            max_seats=game.max_seats,
            ready=game.ready,
            real_time=game.real_time,
            cooperative=game.cooperative,
            hidden=self.hidden,
            shelf={fact: say(f"shelf.{fact}", otherwise=NOTHING) for fact in SHELF},
            options=[self._option(i) for i in range(len(game.options))],
            bots=self.levels,
            reactions=any(rule.let_be for rule in game.rules.values()),
            lesson=say("lesson.title") if lesson_of(game) else None,
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
                    refusals.append(OptionRefusal(choice, seats, refusal.cite, game.why(refusal)))

        return OptionInfo(
            key=option.key,
            kind="flag" if kinds == {bool} else "number" if kinds == {int} else "choice",
            name=say(f"option.{option.key}.name", otherwise=say("verbatim", text=option.key)),
            text=say(f"option.{option.key}.text", otherwise=NOTHING),
            default=option.default,
            choices=list(option.choices),
            choice_names=[say(f"option.{option.key}.{str(choice).lower()}") for choice in option.choices],
            keys=[game.key_for(defaults | {option.key: choice}) for choice in option.choices],
            choice_texts=[say(f"option.{option.key}.{str(choice).lower()}-text", otherwise=NOTHING) for choice in option.choices],
            refusals=refusals,
        )
