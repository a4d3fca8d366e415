"""A table for rule tests: set a moment of a timer-phase up in the words of the rulebook, then let the real engine play it.

    table = Table(bow="ne", speed=1, up={"s-1": "passage-1-1"})
    table.act(0, "helm", "steer right-2")
    assert table.up("s-1") is None

A position begins 10 seconds into the round (`BEGAN` is its start). Cards that are not named lie in the supply. The position goes through
`Game.load`, so a test cannot invent a Card. `dice` are the next results: 0 to 2 are 1 Hit, 3 and 4 are 2 Hits, 5 is Broken Cannon.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from taletable import testing
from taletable.engine.match import Match
from taletable.engine.moves import Event
from taletable.engine.state import State
from taletable.games.a_tale_of_pirates.cards import CARD_IDS, HAPPENING_KEYS
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import SLOTS
from taletable.games.a_tale_of_pirates.state import Voyage

BEGAN = 3_000
START = 13_000
SAND = 30_000
ONE_HIT, TWO_HITS, BROKEN = 0, 3, 5


@cache
def opened(seats: int, chapter: int, difficulty: str, crew: str) -> dict[str, Any]:
    """A chapter just after its clock has started."""
    match = Match(GAME, seats, {"chapter": chapter, "difficulty": difficulty, "crew": crew}, b"opened")
    for seat in range(seats):
        match.play(GAME.read(f"{seat} ready"), 0)
    return GAME.dump(voyage(match.state))


def voyage(state: State) -> Voyage:
    """The state of a match of this game."""
    assert isinstance(state, Voyage)
    return state


class Table(testing.Table[Voyage]):
    """A chapter at a chosen moment."""

    def __init__(
        self,
        *,
        seats: int = 4,
        chapter: int = 1,
        round: int = 1,
        difficulty: str = "normal",
        crew: str = "crew",
        bow: str = "n",
        speed: int = 0,
        life: int = 5,
        up: Mapping[str, str] | None = None,
        down: Mapping[str, str] | None = None,
        hits: Mapping[str, int] | None = None,
        corks: Sequence[str] = (),
        loaded: Sequence[str] = (),
        tokens: Mapping[str, int] | None = None,
        events: Mapping[str, int] | None = None,
        goal: int = 0,
        now: int = START,
        dice: Sequence[int] = (),
    ) -> None:
        """`events` are times, in milliseconds of the round, by the keys of the round's events."""
        data = dict(opened(seats, chapter, difficulty, crew))
        up, down = dict(up or {}), dict(down or {})
        names = [HAPPENING_KEYS.index(key) for key in events or {}]
        schedule = sorted((BEGAN + time, 2 * event + 1) for event, time in zip(names, (events or {}).values(), strict=True))
        data.update(
            round=round, bow=bow, speed=speed, life=life, goal=goal, progress=0, now=now, began=BEGAN,
            corks=dict.fromkeys(corks, 1), loaded=dict.fromkeys(loaded, 1), tokens=dict(tokens or {}), hits=dict(hits or {}), sore={},
            schedule=[list(row) for row in schedule], happened=[], warned=[],
            up={slot: up.get(slot) for slot in SLOTS}, down={slot: down.get(slot) for slot in SLOTS},
        )  # fmt: skip
        lying = {*up.values(), *down.values()}
        box = [name for card, name in enumerate(CARD_IDS) if GAME.in_box(GAME.state(seats, data["options"]), card)]
        data["supply"] = [name for name in box if name not in lying]
        data["players"] = [{**player, "lost_sight": {"1": list(down.values())} if down else {}} for player in data["players"]]
        data["group"] = 1
        probe = GAME.load(data)
        data["ends"] = BEGAN + probe.length()
        super().__init__(GAME, position=data)
        self.roll(*dice)

    def act(self, seat: int, place: str, text: str) -> list[Event]:
        """Place, wait for the sand, perform."""
        self.play(seat, f"place {place}")
        return self.play(seat, text, now=self.now + SAND)

    def legal(self, seat: int, now: int | None = None) -> list[str]:
        """What a seat may do, in words."""
        then = self.state.clone()
        then.now = self.now if now is None else now
        return [GAME.write(move).partition(" ")[2] for move in GAME.legal(then, seat)]

    def wait_round(self) -> list[Event]:
        """Let the rest of the round pass."""
        return self.wait(self.state.ends)

    def up(self, slot: str) -> str | None:
        """The face-up Card in a slot."""
        card = self.state.up[SLOTS.index(slot)]
        return None if card < 0 else CARD_IDS[card]

    def down(self, slot: str) -> bool:
        """Does a face-down Card lie in a slot?"""
        return self.state.down[SLOTS.index(slot)] >= 0

    def dump(self) -> dict[str, Any]:
        """The position."""
        return GAME.dump(self.state)

    def hits(self, card: str) -> int:
        """Damage Tokens on a Card."""
        return self.state.hits[CARD_IDS.index(card)]

    def corks(self) -> set[str]:
        """The damaged spaces."""
        return set(self.dump()["corks"])

    def loaded(self) -> set[str]:
        """The loaded Cannons."""
        return set(self.dump()["loaded"])

    def tokens(self) -> dict[str, int]:
        """The crew's tokens."""
        held: dict[str, int] = self.dump()["tokens"]
        return held


def told(events: Sequence[Event], kind: str) -> list[dict[str, str | int]]:
    """The events of a kind with their arguments by name."""
    return [GAME.named(f"event.{event.kind}", event.args) for event in events if event.kind == kind]


def kinds(events: Sequence[Event]) -> list[str]:
    """What was told, in order."""
    return [event.kind for event in events]
