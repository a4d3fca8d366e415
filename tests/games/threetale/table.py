"""A table for rule tests: set a position up in the words of the rulebook, then let the real engine play it.

    table = Table(Hero(at=(0, 1), love=4), land=[(2, 0, 0)], deck=["hungry-wolf"])
    table.roll(1, 0, 1, 1)
    table.play("walk s61-60", "claim s61-60")

A space is named by its place east and south of the first tile's north-west space; `space(1, 0)` is the space east of it. Tiles are
given as (number, east, south, quarter turns) in tiles from the first one. Unless `objects` says otherwise, everything printed lies on the
Map. Cards that are not named lie in their piles; `deck` names what comes first. The position goes through `Game.load`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from taletable import testing
from taletable.engine.luck import Luck
from taletable.engine.run import Run
from taletable.engine.state import Frame, Options
from taletable.games.threetale.chapters import OMEN_CHAPTER, PROPHECY_KEYS
from taletable.games.threetale.deck import CARD_IDS, DECK, FIRST_OMEN, FIRST_PROPHECY, FIRST_TILE, OMEN_PILE, PILE_OF, PROPHECY_PILE
from taletable.games.threetale.heroes import HERO_KEYS, HEROES, TALENT_KEYS
from taletable.games.threetale.land import CELLS, MIDDLE, SPACE_KEYS, WIDTH, Placed, spaces_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.state import FUTURE, PAST, Tale
from taletable.games.threetale.tiles import ALTAR, FREE, OFFERING, PERMANENT, THINGS
from taletable.games.threetale.words import DEEDS, VIRTUES

SEED = b"a table for tests"
TRIO = ("youngest-son", "queen-of-living-water", "silver-deer")
ROOM = ((18, 0, 0, 0), (7, 1, 0, 0), (5, 0, 1, 0), (8, 1, 1, 0))
"""Four tiles in a square without Trees and Portals: an Altar in the north-west."""
PLAIN = dict.fromkeys(VIRTUES, 2)


def space(east: int, south: int) -> int:
    """The number of a space."""
    return (2 * MIDDLE + south) * WIDTH + 2 * MIDDLE + east


def name(east: int, south: int) -> str:
    """The name of a space."""
    return SPACE_KEYS[space(east, south)]


@dataclass(frozen=True)
class Hero:
    """What one Hero is and has. Virtues that are not named are 2; `virtues` sets all of them."""

    hero: str = ""
    at: tuple[int, int] | None = None
    speed: int = 3
    spirit: int = 3
    virtues: int = 2
    love: int = -1
    hope: int = -1
    faith: int = -1
    endeavour: int = -1
    endurance: int = -1
    mercy: int = -1
    shevitsa: int = 0
    stones: int = 0
    offerings: int = 0
    talents: Sequence[str] = ()
    artifacts: Sequence[str] = ()
    quests: Sequence[str] = ()
    bonus: Sequence[str] = ()
    deeds: dict[str, int] = field(default_factory=dict)

    def values(self) -> list[int]:
        """The six Virtues."""
        named = (self.love, self.hope, self.faith, self.endeavour, self.endurance, self.mercy)
        return [self.virtues if value < 0 else value for value in named]


class Table(testing.Table[Tale]):
    """A game of ThreeTale at a chosen position: a Hero's turn, by default that of seat 0 in the Past."""

    def __init__(
        self,
        *heroes: Hero,
        land: Sequence[tuple[int, ...]] = ROOM,
        objects: dict[tuple[int, int], str] | None = None,
        deck: Sequence[str] = (),
        discard: Sequence[str] = (),
        turn: int = 0,
        scenario: str = "",
        set_up: bool = True,
        round: int = 1,
        prophecies: Sequence[str] = ("iron-masks", "nine-rings", "parallel-land"),
        tiles_left: int = 5,
        options: Options | None = None,
    ) -> None:
        everybody = [*heroes, *[Hero()] * (3 - len(heroes))]
        chosen = dict(options or {})
        s = GAME.new(3, chosen, Luck(SEED))
        self._lay(s, land, objects)
        self._deal(s, everybody, deck, discard, prophecies, tiles_left)
        for seat, hero in enumerate(everybody):
            self._place(s, seat, hero)
        s.order = (0, 1, 2)
        s.active, s.in_turn, s.round = turn, True, round
        s.phase = PAST
        s.frames = [Frame("story", 2), Frame("past", 2), Frame("hero_turn", 5), Frame("turn", 1)]
        if scenario:
            self._open(s, scenario, set_up, turn)
        s.asked = s.waiting = 1 << turn
        super().__init__(GAME, position=GAME.dump(s), seed=SEED)

    def _lay(self, s: Tale, land: Sequence[tuple[int, ...]], objects: dict[tuple[int, int], str] | None) -> None:
        placed = []
        for number, east, south, *turns in land:
            cell = (MIDDLE + south) * CELLS + MIDDLE + east
            placed.append(Placed(FIRST_TILE + number - 1, cell, turns[0] if turns else 0))
        s.relay(tuple(placed))
        if objects is not None:
            s.objects = {space(*at): THINGS.index(thing) for at, thing in objects.items()}
            return
        for _, cell, _ in placed:
            for at in spaces_of(cell):
                sort = s.chart.print_of[at]
                if sort == ALTAR:
                    s.objects[at] = OFFERING
                elif sort != FREE and sort not in PERMANENT:
                    s.objects[at] = sort

    def _deal(
        self, s: Tale, heroes: Sequence[Hero], top: Sequence[str], discard: Sequence[str], prophecies: Sequence[str], tiles_left: int
    ) -> None:
        """All cards that are not named go to their piles."""
        owned = [DECK.number[card] for hero in heroes for card in (*hero.artifacts, *hero.quests, *hero.bonus)]
        thrown = [DECK.number[card] for card in discard]
        first = [DECK.number[card] for card in top]
        laid = [placed.card for placed in s.land]
        open_cards = [FIRST_PROPHECY + PROPHECY_KEYS.index(key) for key in prophecies]
        open_cards = [card for card in open_cards if GAME.in_box(s, card)]
        away = {*owned, *thrown, *first, *laid, *open_cards}
        everything = [card for card in range(len(CARD_IDS)) if GAME.in_box(s, card)]
        s.discard = thrown
        s.prophecies = tuple(open_cards)
        s.box = [card for card in everything if PILE_OF[card] in (OMEN_PILE, PROPHECY_PILE) and card not in away]
        piles: list[list[int]] = [[] for _ in s.decks]
        for card in everything:
            if card not in away and card not in s.box:
                piles[PILE_OF[card]].append(card)
        for card in reversed(first):
            piles[PILE_OF[card]].append(card)
        tiles = piles[PILE_OF[FIRST_TILE]]
        while len(tiles) > tiles_left:
            s.box.append(tiles.pop(0))
        s.decks = [tuple(pile) for pile in piles]

    def _place(self, s: Tale, seat: int, hero: Hero) -> None:
        taken = s.hero[:seat]
        key = hero.hero or next(key for key in (*TRIO, *HERO_KEYS) if HERO_KEYS.index(key) not in taken)
        if hero.talents:
            owner = TALENT_KEYS.index(hero.talents[0]) // 6
            key = hero.hero or HEROES[owner].key
        s.hero[seat] = HERO_KEYS.index(key)
        s.at[seat] = space(*(hero.at or ((1, 0), (0, 1), (3, 1))[seat]))
        s.virtues[seat * 6 : seat * 6 + 6] = hero.values()
        s.speed[seat], s.spirit[seat], s.shevitsa[seat] = hero.speed, hero.spirit, hero.shevitsa
        s.stones[seat], s.offerings[seat] = hero.stones, hero.offerings
        s.talents[seat] = tuple(TALENT_KEYS.index(talent) for talent in hero.talents)
        s.artifacts[seat] = tuple(DECK.number[card] for card in hero.artifacts)
        s.quests[seat] = tuple(DECK.number[card] for card in hero.quests)
        s.bonus[seat] = tuple(DECK.number[card] for card in hero.bonus)
        for deed, n in hero.deeds.items():
            s.deeds[seat * len(DEEDS) + DEEDS.index(deed)] = n

    def _open(self, s: Tale, scenario: str, set_up: bool, turn: int) -> None:
        """The Future of a Scenario."""
        s.fate = PROPHECY_KEYS.index(scenario)
        card = FIRST_PROPHECY + s.fate
        if card not in s.prophecies:
            s.box = [other for other in (*s.box, *s.prophecies[:1]) if other != card]
            s.prophecies = (card, *s.prophecies[1:])
        s.objects = {}
        s.phase, s.difficulty, s.limit = FUTURE, 2, scenario_of(s).chapter.rounds
        omens = [other for other in s.box if PILE_OF[other] == OMEN_PILE and OMEN_CHAPTER[other - FIRST_OMEN] == s.fate]
        s.box = [other for other in s.box if other not in omens]
        s.decks[OMEN_PILE] = (*(card for card in omens if card not in s.decks[OMEN_PILE]), *s.decks[OMEN_PILE])
        s.mark = [-1] * 3
        s.frames = [Frame("story", 4), Frame("future", 2), Frame("future_round", turn + 1), Frame("hero_turn", 5), Frame("turn", 1)]
        scenario_of(s).set_up(s, Run(Luck(SEED), quiet=True))

    # Acting

    def walk(self, *places: tuple[int, int]) -> None:
        """Step by step."""
        for place in places:
            self.play(f"walk {name(*place)}")

    def claim(self, east: int, south: int) -> None:
        """Claim what lies there."""
        self.play(f"claim {name(east, south)}")

    def finish_turn(self) -> None:
        """End the turn without using Endurance and Mercy."""
        self.play("end")
        if self.ask == "evening":
            self.play("done")

    # Seeing

    def virtues(self, seat: int = 0) -> dict[str, int]:
        """The Virtues of a Hero by name."""
        return dict(zip(VIRTUES, self.state.virtues[seat * 6 : seat * 6 + 6], strict=True))

    def total(self, seat: int = 0) -> int:
        """All Virtue points of a Hero."""
        return self.state.total(seat)

    def cards(self, zone: str, seat: int | None = None) -> list[str]:
        """The cards of a zone."""
        value = getattr(self.state, zone)
        return [CARD_IDS[card] for card in (value if seat is None else value[seat])]

    def pile(self, pile: str) -> list[str]:
        """A face-down pile, the top first."""
        cards: list[str] = GAME.dump(self.state)["decks"][pile]
        return cards[::-1]

    def thing(self, east: int, south: int) -> str | None:
        """What lies on a space."""
        thing = self.state.objects.get(space(east, south))
        return None if thing is None else THINGS[thing]
