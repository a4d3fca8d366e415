"""Scenes: what happened since somebody last looked, step by step, each with what it changed in their view.

A view is never shown before the events that led to it. Only what changed travels: the fields of the view that differ, and of the players
the fields that differ for each.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from taletable.engine.match import Match, Staged

from .messages import Scene, SeenEvent
from .shown import Shown

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


def scenes_since(shown: Shown, match: Match, first: int, viewer: int | None, before: View, now: View) -> list[Scene] | None:
    """What the viewer has missed since entry `first`, when it saw the view `before`; `now` is its present view.

    None: too much has happened, and is not kept any more.
    """
    missed = [staged for staged in match.stage or () if staged.n >= first]
    if first < len(match.log) and (not missed or missed[0].n > first):
        return None
    scenes: list[Scene] = []
    for staged, events in _seen(shown, match, missed, viewer):
        if not events and staged is not missed[-1]:
            continue  # what nobody was told of shows with what follows
        after = now if staged is missed[-1] else shown.game.view(staged.scene.state, viewer)
        changed, gone = difference(before, after)
        if events or changed or gone:
            scenes.append(Scene(staged.scene.key, staged.n, events, changed, gone))
        before = after
    if not missed:  # nothing happened but time
        changed, gone = difference(before, now)
        return [Scene("", first - 1, [], changed, gone)] if changed or gone else []
    return scenes


def _seen(shown: Shown, match: Match, missed: list[Staged], viewer: int | None) -> Iterator[tuple[Staged, list[SeenEvent]]]:
    """Each scene with what the viewer may know of it."""
    at, entry = 0, -1
    for staged in missed:
        if staged.n != entry:
            at, entry = staged.first, staged.n
        end = staged.first + staged.scene.events
        events = [shown.event(event, staged.n) for event in match.events[at:end] if event.seen_by(viewer)]
        if not staged.scene.key:
            events += shown.taken_back(match, staged.n, viewer)
        at = end
        yield staged, events
