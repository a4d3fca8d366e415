"""A table for rule tests: set a position up in the words of the rulebook, then let the real engine play it.

    table = Table(Kingdom(front=["hunter"], hand=["demon", "miner"], gold=3), turn=2)
    table.deploy(0, "demon front-2", "miner back-1")
    table.to("construction")
    assert table.gold(0) == 2

A position begins at one of three asks (`at`): "draft", "plan" (Deployment) or "construction". Cards are named by their Unit;
each name takes the next copy of it out of the box. Cards that are not named lie in the draw pile (or in the discard pile, with
`rest="discard"`). Expansions come into play by `gates` and `legends`, their Buildings by `buildings`.
The position goes through `Game.load`, so a test cannot invent a card or lose one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from taletable import testing
from taletable.engine.fields import BadPosition
from taletable.engine.luck import Luck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.saying import say
from taletable.games.paper_tales.cards import BUILDING_KEYS, BUILDINGS, CARD_IDS, SPOTS
from taletable.games.paper_tales.cards import box as cards_in_box
from taletable.games.paper_tales.faces import GATES
from taletable.games.paper_tales.kingdom import resources
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.setup import tiles
from taletable.games.paper_tales.state import Kingdoms

from .lair import Lair

Placed = str | tuple[str, int] | None
"""A Unit on a spot: its name, or its name and its Age tokens; None for an empty spot."""
SEED = b"a table for tests"


def aged(unit: str, tokens: int = 1) -> tuple[str, int]:
    """A Unit with Age tokens on it."""
    return unit, tokens


def kind(card: str) -> str:
    """The Unit that a card shows: `knight-2` is a Knight."""
    return card.rsplit("-", 1)[0]


@dataclass(frozen=True)
class Kingdom:
    """What one Monarch has."""

    front: Sequence[Placed] = ()
    back: Sequence[Placed] = ()
    buildings: dict[str, int] = field(default_factory=dict)
    """Levels by name."""
    gold: int = 3
    score: int = 0
    hand: Sequence[str] = ()
    kept: str | None = None
    pack: Sequence[str] = ()
    artifacts: Sequence[str] = ()


class Table(testing.Table[Kingdoms]):
    """A match of Paper Tales at a chosen position."""

    quiet = (
        "ready",
        "pass",
        "let-go",
        "leave-ages",
    )

    def __init__(
        self,
        *kingdoms: Kingdom,
        seats: int = 3,
        turn: int = 1,
        two_player: str = "simple",
        gates: bool = False,
        legends: bool = False,
        buildings: Sequence[str] = (),
        lair: Lair | None = None,
        at: str = "plan",
        draw: Sequence[str] = (),
        discard: Sequence[str] = (),
        rest: str = "draw",
        seed: bytes = SEED,
    ) -> None:
        """Monarchs without a Kingdom get an empty one. `draw` names the top of the draw pile, the first card to come first.

        `gates`, `legends`: cards of the expansions are in the box. `buildings`: tiles that are drawn, as far as the set-up draws any;
        with a Building of Beyond the Gates among them its Buildings module is in use. `lair`: one Monarch against the Lich
        King, whose draft is called "solo_draft".
        """
        box = _Box(gates, legends)
        all_kingdoms = [*kingdoms, *[Kingdom()] * ((1 if lair else seats) - len(kingdoms))]
        options = _options(two_player, gates, legends, buildings)
        if lair:
            options["level"] = lair.level
        data = GAME.dump(_reach(len(all_kingdoms), tuple(options.items()), at).clone())
        data["buildings"] = _on_offer(options, buildings)
        data["turn"] = turn
        data["group"] = 0
        data["tally"] = []
        data["players"] = [_player(kingdom, at, box) for kingdom in all_kingdoms]
        data["age"] = box.age
        top = [box.take(name) for name in draw]
        data["discard"] = [box.take(name) for name in discard]
        if lair:
            lair.lay(data, at, box.take, box.any)
        if at == "draft":
            size = 9 if two_player == "advanced" else 5
            for player in data["players"]:
                player["pack"] += [box.any() for _ in range(size - len(player["pack"]))]
        data["draw"] = top[::-1]
        data[rest] = box.left + data[rest]
        super().__init__(GAME, position=data, seed=seed)

    # Acting

    def read(self, seat: int, act: str) -> Move:
        """The move that an act means. A card may be named by its Unit, a spot by its row: the first that fits, allowed ones first."""
        wanted = act.split()
        fitting = [m for m in GAME.offers(self.state, seat) if _fits(GAME.write(m).split()[1:], wanted)]
        fitting.sort(key=lambda m: GAME.refuse(self.state, m) is not None)
        return fitting[0] if fitting else super().read(seat, act)

    def deploy(self, seat: int, *places: str, keep: str = "") -> None:
        """Place Units of the hand (`demon front-2`), lay Artifacts down (`hourglass`), keep one if named, and be ready."""
        self.play(seat, *[f"place {place}" if " " in place else f"deploy {place}" for place in places])
        if keep:
            self.play(seat, f"keep {keep}")
        self.play(seat, "ready")

    def next_turn(self) -> None:
        """Go on to the Deployment of the next turn."""
        self.to("construction")
        self.to("draft")
        self.to("plan")

    # Seeing

    def gold(self, seat: int) -> int:
        """The Gold of a Monarch."""
        return self.state.gold[seat]

    def score(self, seat: int) -> int:
        """The score of a Monarch."""
        return self.state.score[seat]

    def lp(self, seat: int) -> dict[str, int]:
        """LP by source since the position was set up."""
        sums: dict[str, int] = {}
        for owner, _, source, lp in self.state.tally:
            if owner == seat:
                sums[source] = sums.get(source, 0) + lp
        return sums

    def units(self, seat: int) -> dict[str, str]:
        """The Units in play by spot."""
        return {spot: kind(CARD_IDS[card]) for spot, card in zip(SPOTS, self.state.kingdom(seat), strict=True) if card >= 0}

    def ages(self, seat: int) -> dict[str, int]:
        """Age tokens by Unit; only for Kingdoms with different Units."""
        return {kind(CARD_IDS[card]): self.state.age[card] for card in self.state.units(seat)}

    def age(self, seat: int, unit: str) -> int:
        """The Age tokens on a Unit in play."""
        return self.ages(seat)[unit]

    def makes(self, seat: int) -> tuple[int, int, int]:
        """Wood, Food, Crystal."""
        return resources(self.state.kingdom(seat), self.state.age, self.state.towns(seat), self.state.artifacts[seat])

    def buildings(self, seat: int) -> dict[str, int]:
        """The levels of the constructed Buildings."""
        return {name: level for name, level in zip(BUILDING_KEYS, self.state.towns(seat), strict=True) if level}

    def artifacts(self, seat: int) -> list[str]:
        """The Artifacts in play."""
        return [kind(CARD_IDS[card]) for card in self.state.artifacts[seat]]

    def hand(self, seat: int) -> list[str]:
        """The Units in a hand."""
        return [kind(CARD_IDS[card]) for card in self.state.hand[seat]]

    def pack(self, seat: int) -> list[str]:
        """The Units in a pack."""
        return [kind(CARD_IDS[card]) for card in self.state.pack[seat]]

    def kept(self, seat: int) -> str | None:
        """The Unit kept for the next turn."""
        card = self.state.kept[seat]
        return kind(CARD_IDS[card]) if card >= 0 else None

    def pile(self, name: str) -> list[str]:
        """The Units in the draw pile (top first) or in the discard pile (last discarded first)."""
        cards: list[int] = getattr(self.state, name)
        return [kind(CARD_IDS[card]) for card in reversed(cards)]

    def strength(self, seat: int) -> int:
        """The strength a Kingdom had in the last Wars phase."""
        return next(int(war["n"]) for war in reversed(self.told("war")) if war["seat"] == seat)

    def income(self, seat: int) -> int:
        """The Gold of the last Income phase."""
        return next(int(income["n"]) for income in reversed(self.told("income")) if income["seat"] == seat)


class _Box:
    """The cards that have no place yet, and the Age tokens on those that have."""

    def __init__(self, gates: bool, legends: bool) -> None:
        self.left = [CARD_IDS[card] for card in cards_in_box(gates, legends)]
        self.age: dict[str, int] = {}

    def take(self, name: str) -> str:
        """A card by its Unit or its id."""
        card = next((card for card in self.left if name in (kind(card), card)), None)
        if card is None:
            raise BadPosition(name, say("verbatim", text="no copy is left in the box"))
        self.left.remove(card)
        return card

    def any(self) -> str:
        """Some card."""
        return self.take(self.left[-1])

    def place(self, unit: Placed) -> str | None:
        """A Unit for a spot, with its Age tokens."""
        if unit is None:
            return None
        name, tokens = unit if isinstance(unit, tuple) else (unit, 0)
        card = self.take(name)
        if tokens:
            self.age[card] = tokens
        return card


def _options(two_player: str, gates: bool, legends: bool, buildings: Sequence[str]) -> dict[str, str | int | bool]:
    own = [name for name in buildings if BUILDINGS[BUILDING_KEYS.index(name)].set == GATES]
    return {"two_player": two_player, "gates_units": gates, "gates_buildings": bool(own), "legends": legends}


def _on_offer(options: dict[str, str | int | bool], drawn: Sequence[str]) -> list[str]:
    """The Buildings that are always there, those named, and others to make the number up."""
    fixed, rest, number = tiles({**options})
    rest.sort(key=lambda b: BUILDING_KEYS[b] not in drawn)
    return [BUILDING_KEYS[b] for b in sorted([*fixed, *rest[:number]])]


@cache
def _reach(seats: int, options: tuple[tuple[str, str | int | bool], ...], at: str) -> Kingdoms:
    """The state of a new game in which nobody wants anything, at an ask of turn 1."""
    state = GAME.new(seats, dict(options), Luck(SEED))
    while state.frames[-1].rule != at:
        legal = GAME.legal(state, GAME.asked(state)[0])
        GAME.step(state, ([m for m in legal if m.verb in Table.quiet] or legal)[0], Run(Luck(SEED), quiet=True))
    return state


def _player(kingdom: Kingdom, at: str, box: _Box) -> dict[str, Any]:
    rows = {"front": kingdom.front, "back": kingdom.back}
    spots: dict[str, str | None] = dict.fromkeys(SPOTS)
    for row, units in rows.items():
        for n, unit in enumerate(units, 1):
            assert f"{row}-{n}" in spots, f"there is no {row}-{n}"
            spots[f"{row}-{n}"] = box.place(unit)
    return {
        "gold": kingdom.gold,
        "score": kingdom.score,
        "wars": 0,
        "pack": [box.take(name) for name in kingdom.pack],
        "hand": [box.take(name) for name in kingdom.hand],
        "kept": box.take(kingdom.kept) if kingdom.kept else None,
        "spots": spots,
        "artifacts": [box.take(name) for name in kingdom.artifacts],
        "levels": {name: kingdom.buildings.get(name, 0) for name in BUILDING_KEYS},
        "fresh": [],
        "pick": [],
        "plan": spots if at == "plan" else dict.fromkeys(SPOTS),
        "plan_artifacts": [],
        "keep": None,
        "build": [],
        "passed": [],
        "left_over": [],
        "lost_sight": {},
    }


def _fits(words: list[str], wanted: list[str]) -> bool:
    return len(words) >= len(wanted) and all(want in (word, kind(word)) for word, want in zip(words, wanted, strict=False))
