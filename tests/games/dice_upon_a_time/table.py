"""A table for rule tests: set a position up in the words of the rulebook, then let the real engine play it.

    table = Table(Player("plain:5 ban:ban-face", hand=["starwort"], tokens="apple apple"), stacks={"town--soldier": "white-plain:5"})
    table.play("place red-plain town--soldier", "walk soldier")
    assert table.at(0) == "soldier"

A position begins with a turn of `turn` (seat 0 is red, 1 white, 2 green, 3 blue, 4 yellow). Dice are written as `sort:face` for a player
and `colour-sort:face` on the board; dice that are not named are spent. Cards that are not named lie in their decks; `deck` names the top
of the decks, the first card to come first. The position goes through `Game.load`, so a test cannot invent a card or a die.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from taletable import testing
from taletable.engine.luck import Luck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.cards import CARD_IDS, DECK_OF, TOKENS
from taletable.games.dice_upon_a_time.dice import COLOURS, DIE_KEYS, FACES, SORTS
from taletable.games.dice_upon_a_time.ending import score
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm

DECK_NAMES = ("items", "quests2", "quests3", "quests4", "stories", "unused")
SEED = b"a table for tests"
ALL_DICE = "plain:6 item:5 story:4 ban:3 double:2"


@dataclass(frozen=True)
class Player:
    """What one player has."""

    dice: str = ALL_DICE
    at: str = "town"
    character: str | None = None
    tokens: str = ""
    hand: Sequence[str] = ()
    quests: Sequence[str] = ()
    done: Sequence[str] = ()
    tales: Sequence[str] = ()
    rabbits: int = 0
    thumbs: int = 0
    passed: bool = False
    turned: bool = False


class Table(testing.Table[Realm]):
    """A game of Dice Upon a Time at a chosen position."""

    quiet = (
        "let-it-be",
        "stay",
        "leave",
        "done",
        "decline",
        "pass",
        "cancel",
        "stop",
        "lose",
        "lose-die",
        "choose",
        "roll",
        "discard",
        "give-up",
        "keep",
    )

    def __init__(
        self,
        *players: Player,
        seats: int = 3,
        turn: int = 0,
        chapter: int = 2,
        event: str | None = None,
        marker: int = 0,
        stacks: dict[str, str] | None = None,
        deck: Sequence[str] = (),
        used: Sequence[str] = (),
        told: Sequence[str] = (),
        snake: int = -1,
        wolf: bool = False,
        empty: Sequence[str] = (),
        options: Options | None = None,
    ) -> None:
        """Seats without a Player get a plain one. `empty` names decks whose cards are out of the way (used, told, or done by seat 1)."""
        everybody = [*players, *[Player()] * (seats - len(players))]
        chosen: Options = {"characters": False, **(options or {})}
        if any(player.character for player in everybody):
            chosen["characters"] = True
        data = GAME.dump(_reach(len(everybody), tuple(sorted(chosen.items()))))
        data.update(
            turn=turn, chapter=chapter, marker=marker, wolf=wolf, snake=snake, asked=[turn], waiting=[turn], group=6, die=None, socket=None
        )
        data["used"], data["told"] = list(used), list(told)
        faces: dict[str, str] = {}
        data["stacks"] = {name: [] for name in data["stacks"]}
        for socket, dice in (stacks or {}).items():
            data["stacks"][socket] = [_die(word, faces) for word in dice.split()]
        data["players"] = [_player(seat, player, faces, data["players"][seat]) for seat, player in enumerate(everybody)]
        lying = {die for dice in data["stacks"].values() for die in dice} | {die for player in data["players"] for die in player["pool"]}
        own = [die for die in DIE_KEYS[: len(everybody) * len(SORTS)] if die not in lying]
        data["spent"] = own
        data["face"] = {die: faces.get(die, str(_first_number(die)) if die in lying or die in own else "blank") for die in DIE_KEYS}
        self._deal(data, event, deck, empty)
        super().__init__(GAME, position=data, seed=SEED)

    def _deal(self, data: dict[str, Any], event: str | None, top: Sequence[str], empty: Sequence[str]) -> None:
        """All cards that are not named go to their decks."""
        data["event"] = event
        data["past"], data["ahead"], data["unused"] = [], [], []
        zones = ("used", "told", "box")
        named = {card for zone in zones for card in data[zone]} | ({event} if event else set()) | set(top)
        for player in data["players"]:
            named.update(player["hand"], player["active"], player["done"], player["tales"])
        piles: dict[str, list[str]] = {name: [] for name in DECK_NAMES}
        coop = data["options"]["mode"] == "cooperative"
        for card, name in enumerate(CARD_IDS):
            if name not in named:
                piles[DECK_NAMES[DECK_OF[card]]].append(name)
        for name in reversed(top):
            piles[DECK_NAMES[DECK_OF[CARD_IDS.index(name)]]].append(name)
        for name in empty:
            where = {"items": data["used"], "stories": data["told"]}.get(name, data["players"][1]["done"])
            keep = [card for card in piles[name] if card in top]
            where += [card for card in piles[name] if card not in top]
            piles[name] = keep
        data["open_quests"] = []
        data["open_tales"] = []
        if coop:
            for name in ("quests2", "quests3", "quests4"):
                data["open_quests"] += piles[name]
                piles[name] = []
            for player in data["players"]:
                data["open_tales"] += player["tales"]
                player["tales"] = []
                data["open_quests"] += player["active"]
                player["active"] = []
        data["unused"] = piles.pop("unused")
        fate = data["unused"][:4]
        data["fate"], data["unused"] = fate, data["unused"][4:]
        data.update(piles)

    # Acting

    def read(self, seat: int, act: str) -> Move:
        """The move that an act means; `choose 1` is about the card that was read."""
        if act.startswith("choose ") and self.state.read:
            act = f"choose {CARD_IDS[self.state.read[0]]} {act.split()[-1]}"
        return super().read(seat, act)

    def let_be(self) -> None:
        """Everybody lets the open windows be."""
        while not self.state.over and GAME.rule(self.state).sealed and self.allows("let-it-be"):
            self.play("let-it-be")

    def turn(self, *acts: str) -> None:
        """Acts of the active player, with every window in between let be, to the end of the turn."""
        seat = self.state.turn
        for act in acts:
            self.let_be()
            self.play(seat, act)
        while not self.state.over and (self.state.turn == seat and self.ask != "place"):
            self.quietly()

    # Seeing

    def tokens(self, seat: int) -> dict[str, int]:
        """The tokens of a player, those it has."""
        return {name: n for name, n in zip(TOKENS, self.state.purse(seat), strict=True) if n}

    def at(self, seat: int) -> str:
        """Where a figure stands."""
        name: str = GAME.view(self.state, seat)["players"][seat]["at"]
        return name

    def cards(self, zone: str, seat: int | None = None) -> list[str]:
        """The cards of a zone, top of a deck first."""
        value = getattr(self.state, zone)
        cards = value if seat is None else value[seat]
        names = [CARD_IDS[card] for card in cards]
        return names[::-1] if isinstance(cards, list) else names

    def stack(self, socket: str) -> list[str]:
        """The dice in a socket, from the bottom."""
        names: list[str] = GAME.view(self.state, None)["stacks"][socket]
        return names

    def pool(self, seat: int) -> dict[str, str]:
        """The unused dice of a player with their faces."""
        view = GAME.view(self.state, None)
        return {die: view["face"][die] for die in view["players"][seat]["pool"]}

    def score(self, seat: int) -> int:
        """The AP of a player, as they would count now."""
        return score(self.state, seat)


@cache
def _reach(seats: int, options: tuple[tuple[str, str | int | bool], ...]) -> Realm:
    """The state of a new game, at the first turn."""
    luck = Luck(SEED)
    state = GAME.new(seats, dict(options), luck)
    n = 0
    while state.frames[-1].rule != "place":
        n += 1
        luck.begin(n)
        seat = GAME.asked(state)[0]
        legal = GAME.legal(state, seat)
        GAME.step(state, ([m for m in legal if m.verb in Table.quiet] or legal)[0], Run(luck, quiet=True))
    return state


def _first_number(die: str) -> int:
    return min(face for face in FACES[DIE_KEYS.index(die)] if face < 7)


def _die(word: str, faces: dict[str, str]) -> str:
    die, _, face = word.partition(":")
    faces[die] = face
    return die


def _player(seat: int, player: Player, faces: dict[str, str], old: dict[str, Any]) -> dict[str, Any]:
    words = [word if word.startswith("snake-die") else f"{COLOURS[seat]}-{word}" for word in player.dice.split()]
    on_board = set(faces)
    pool = [_die(word, faces) for word in words if word.partition(":")[0] not in on_board]
    return {
        **old,
        "character": player.character,
        "at": player.at,
        "pool": pool,
        "fox": [],
        "passed": player.passed,
        "turned": player.turned,
        "tokens": {name: player.tokens.split().count(name) for name in TOKENS},
        "gains": dict.fromkeys(TOKENS, 0),
        "rabbits": player.rabbits,
        "thumbs": player.thumbs,
        "hand": list(player.hand),
        "drawn": [],
        "active": list(player.quests),
        "done": list(player.done),
        "tales": list(player.tales),
        "answer": [],
        "lost_sight": {str(deck + 1): [name for card, name in enumerate(CARD_IDS) if DECK_OF[card] == deck] for deck in range(6)},
    }
