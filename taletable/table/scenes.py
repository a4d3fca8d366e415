"""Scenes: what happened since somebody last looked, step by step, each with what it changed in their view.

A view is never shown before the events that led to it. Only what changed travels: the fields of the view that differ, and of the players
the fields that differ for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from taletable.engine.luck import Replayed
from taletable.engine.match import Match, Staged
from taletable.engine.moves import Event
from taletable.engine.run import Scene as EngineScene

from .messages import Scene, SeenEvent
from .shown import Shown
from .veil import OPEN, Veil

View = dict[str, Any]
PLAYERS: Final = "players"
_NONE: Final = object()


class Sight:
    """What somebody has been shown last."""

    __slots__ = ("view",)

    def __init__(self, view: View | None = None) -> None:
        self.view = view


def difference(before: View, after: View) -> tuple[View, list[str]]:
    """What has to be put into a view to make it another; and what has to go, as `field` or `players/<seat>/field`."""
    changed = {key: value for key, value in after.items() if key != PLAYERS and before.get(key, _NONE) != value}
    gone = [key for key in before if key not in after]
    players = [
        {key: value for key, value in new.items() if old.get(key, _NONE) != value}
        for old, new in zip(before[PLAYERS], after[PLAYERS], strict=True)
    ]
    if any(players):
        changed[PLAYERS] = players
    for seat, (old, new) in enumerate(zip(before[PLAYERS], after[PLAYERS], strict=True)):
        gone += [f"{PLAYERS}/{seat}/{key}" for key in old if key not in new]
    return changed, gone


def put(view: View, changed: View, gone: list[str]) -> View:
    """The view with a change in it. What did not change stays the same objects."""
    players: list[View] = view[PLAYERS]
    if PLAYERS in changed:
        players = [{**old, **new} if new else old for old, new in zip(players, changed[PLAYERS], strict=True)]
    after = {**view, **changed, PLAYERS: players}
    for path in gone:
        first, _, rest = path.partition("/")
        if not rest:
            del after[first]
            continue
        seat, _, key = rest.partition("/")
        players = after[PLAYERS] = [*after[PLAYERS]]
        players[int(seat)] = {name: value for name, value in players[int(seat)].items() if name != key}
    return after


def scenes_since(
    shown: Shown, match: Match, first: int, viewer: int | None, before: View, now: View, veil: Veil = OPEN
) -> list[Scene] | None:
    """What the viewer has missed since entry `first`, when it saw the view `before`; `now` is its present view.

    None: too much has happened, and is not kept any more.
    """
    missed = [staged for staged in match.stage or () if staged.n >= first]
    if first < len(match.log) and (not missed or missed[0].n > first):
        return None
    scenes: list[Scene] = []
    for staged, told in seen(match, missed, viewer):
        events = put_in_words(shown, match, staged, told, viewer, veil)
        if not events and staged is not missed[-1]:
            continue  # what nobody was told of shows with what follows
        after = now if staged is missed[-1] else shown.game.view(staged.scene.state, viewer)
        changed, gone = difference(before, after)
        if events or changed or gone:
            scenes.append(Scene(staged.scene.key, veil.told(staged.n), events, changed, gone))
        before = after
    if not missed:  # nothing happened but time
        changed, gone = difference(before, now)
        return [Scene("", veil.told(first) - 1, [], changed, gone)] if changed or gone else []
    return scenes


def seen(match: Match, missed: list[Staged], viewer: int | None) -> Iterator[tuple[Staged, list[Event]]]:
    """Each scene with what the viewer may know of it."""
    at, entry = 0, -1
    for staged in missed:
        if staged.n != entry:
            at, entry = staged.first, staged.n
        end = staged.first + staged.scene.events
        yield staged, [event for event in match.events[at:end] if event.seen_by(viewer)]
        at = end


def put_in_words(shown: Shown, match: Match, staged: Staged, told: list[Event], viewer: int | None, veil: Veil = OPEN) -> list[SeenEvent]:
    """What a viewer is told of a scene; with a plain act also what it takes back."""
    events = [shown.event(event, veil.told(staged.n)) for event in told]
    return events if staged.scene.key else events + shown.taken_back(match, staged.n, viewer, veil)


def walk(match: Match, first: int, last: int) -> Iterator[tuple[Match, list[Staged]]]:
    """The match as it stood after each entry from `first` to `last`, with the scenes of the entry; the first is one scene."""
    then, luck = match.at(first), Replayed()
    start = then.marks[first - 1] if first else 0
    yield then, [Staged(first, start, EngineScene("", then.marks[first] - start, then.state.clone()))]
    for entry in match.log[first + 1 : last + 1]:
        then.stage = []
        then.feed(entry, luck)
        yield then, then.stage


def scenes_after(
    shown: Shown, match: Match, at: int, until: int, viewer: int | None, veil: Veil = OPEN
) -> tuple[View, list[SeenEvent], list[Scene]]:
    """A past moment: the view just after an entry, what that entry brought, and the scenes from there up to another entry.

    A scene of which the viewer is told nothing is none. What it changed shows with the one before it, or in the next entry.
    """
    passage = walk(match, at, until)
    then, _ = next(passage)
    view = before = shown.game.view(then.state, viewer)
    scenes: list[Scene] = []
    for then, stage in passage:
        told = [(staged, put_in_words(shown, then, staged, events, viewer, veil)) for staged, events in seen(then, stage, viewer)]
        kept = [(staged, events) for staged, events in told if events]
        for i, (staged, events) in enumerate(kept, 1):
            after = shown.game.view(then.state if i == len(kept) else staged.scene.state, viewer)
            scenes.append(Scene(staged.scene.key, veil.told(staged.n), events, *difference(before, after)))
            before = after
    return view, shown.events(then, at, at + 1, viewer, veil), scenes
