"""Who sees what: views, and imagination, which deals anew what a seat cannot know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, TypeVar

from .fields import EVERYBODY
from .luck import Luck
from .moves import seats_of
from .rules import Ask
from .saying import say
from .state import UNSEEN, Lots, State

if TYPE_CHECKING:
    from .game import Game

S = TypeVar("S", bound=State)


def view(game: Game[S], s: S, seat: int | None) -> dict[str, Any]:
    """Everything this seat (None: a spectator) may see, as JSON."""
    view: dict[str, Any] = {
        "game": game.id,
        "seats": s.seats,
        "options": dict(s.options),
        "now": s.now,
        "over": s.over,
        "frames": open_paragraphs(game, s),
        "asked": seats_of(s.asked),
        "waiting": seats_of(s.waiting),
    }
    players: list[dict[str, Any]] = [{} for _ in range(s.seats)]
    for field in game.fields:
        value = getattr(s, field.name)
        kind = field.kind
        if not field.per_seat:
            view[field.name] = kind.dump(value) if field.sees == EVERYBODY else kind.veil(value)
        else:
            for q in range(s.seats):
                mine = field.of(value, q)
                players[q][field.name] = kind.dump(mine) if field.visible(q, seat) else kind.veil(mine)
    view["players"] = players
    extras = game.extras(s, seat)
    view.update(extras.table)
    for player, more in zip(players, extras.players, strict=bool(extras.players)):
        player.update(more)
    return view


def open_paragraphs(game: Game[S], s: S) -> list[dict[str, Any]]:
    """The open paragraphs, outermost first."""
    return [{"rule": frame.rule, "cite": game.rules[frame.rule].cite, "text": say(f"rule.{frame.rule}")} for frame in s.frames]


def visible_cards(game: Game[S], s: S, seat: int | None) -> set[int]:
    """The cards whose face the seat sees."""
    seen: set[int] = set()
    for field in game.fields:
        if field.zone:
            for owner, value in field.parts(s):
                if field.visible(owner, seat):
                    seen.update(field.kind.cards(value))
    return seen


def imagine(game: Game[S], s: S, seat: int, luck: Luck) -> S:
    """An equal-looking state in which everything the seat cannot know is dealt anew. What it could only conclude counts as unknown.

    It is made out of what the seat knows and of nothing else: two states that the seat cannot tell apart give the same one with
    the same luck. Hidden places get the cards of the lots that they belong to, an older lot inside a newer one step by step.
    It is exact but for one thing: of a card that came to light out of a mixed lot it keeps from which part of the lot it came.
    """
    first = seat * s.cards
    trace = s.trace
    hidden = s.hidden_from(seat)
    places: dict[int, list[int]] = {}
    """By lot: the hidden places, as numbers in `hidden`."""
    holds: dict[int, list[int]] = {}
    """By lot: what it is made of, cards and (as ~lot) older lots."""
    inside: dict[int, Lots] = {}
    """By place: the newer lots that it turned out to lie in."""
    before: Lots = ()
    lying: list[int] = []
    held: list[int] = []
    for place, card in enumerate(hidden):
        lots = trace[first + card]
        if lots is not before:  # cards that lie together mostly came there together
            before = lots
            lying = places.setdefault(lots[0], [])
            held = holds.setdefault(lots[-1], [])
        lying.append(place)
        held.append(card)
        for i in range(1, len(lots)):
            holds.setdefault(lots[i - 1], []).append(~lots[i])
    new = s.clone()
    new.trace = known = [UNSEEN] * len(trace)  # what others know is beyond the seat, too
    to = list(range(s.cards))
    to.append(-1)
    for lot in sorted(holds, reverse=True):
        contents = holds[lot]
        if len(contents) > 1:
            contents.sort()
            contents = luck.shuffled(contents)
        alone = (lot,)
        for place, content in zip(places[lot], contents, strict=True):
            lots = inside[place] + alone if place in inside else alone
            if content >= 0:
                to[hidden[place]] = content
                known[first + content] = lots
            else:
                inside[place] = lots
                places.setdefault(~content, []).append(place)
    new.deal(to)
    _guess_answers(game, new, seat, luck)
    game.deal_anew(new, seat, luck)
    return new


def _guess_answers(game: Game[S], s: S, seat: int, luck: Luck) -> None:
    """What others have answered so far in a sealed ask is as unknown as their cards."""
    rule = None if s.over else game.rule(s)
    if isinstance(rule, Ask) and rule.sealed:
        for q in seats_of(s.asked & ~(1 << seat)):
            rule.forget(s, q)
            if not s.waiting >> q & 1:
                rule.guess(s, q, luck)
