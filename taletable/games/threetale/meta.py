"""ThreeTale as the engine sees it: options, rules, words."""

from __future__ import annotations

from typing import Any

from taletable.engine.game import Game, Option, Result
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.state import Options

from . import ending
from .altar import EXCHANGES, Altar
from .artifacts import ARTIFACTS, SLOTS
from .battle import Assault, Battle, Engage, Exchange, Raid, Strike
from .catalogue import bonus_text, catalogue, chapter_words
from .check import check
from .deck import (
    CARD_IDS,
    DECK,
    FIRST_BATTLE,
    FIRST_PROPHECY,
    FIRST_TILE,
    OMEN_PILE,
    PILE_OF,
    PILES,
    PROPHECY_PILE,
    TILE_PILE,
    bonus_of,
    group_of,
    omen_of,
)
from .dice import DIE_KEYS
from .enemies import ENEMY_KEYS, PIECE_FOE, PIECES
from .future import Future, FutureRound, Item, World
from .gains import Bless, ChooseArtifact, Friend, Learn, Lose, LoseArtifact, Raise, Shed
from .heroes import HERO_KEYS, TALENT_KEYS
from .land import CELL_KEYS, CELLS, MIDDLE, SPACE_KEYS, WIDTH
from .past import Evening, Heroes, HeroTurn, LayTile, Order, Past, Prophecy, SetOut, Story
from .present import AWARD_KEYS, Award, Difficulty, Present
from .prophecies import PREVIEW_PROPHECIES, PROPHECY_KEYS, THE_BEGINNING
from .scenario import FUTURE_DEEDS
from .scenarios import SCENARIOS
from .state import FIELDS, PHASES, Tale
from .tiles import GOLDEN, THINGS
from .treasure import Treasure, Trial
from .turn import Carry, Turn, Whither
from .view import extras
from .words import DEEDS, DIFFICULTIES, HEROES_IN_PLAY, VIRTUES

RULES: dict[str, Rule[Tale]] = {
    "story": Story(),
    "prophecy": Prophecy(),
    "heroes": Heroes(),
    "first_order": Order(),
    "past": Past(),
    "hero_turn": HeroTurn(),
    "lay_tile": LayTile(),
    "set_out": SetOut(),
    "turn": Turn(),
    "evening": Evening(),
    "altar": Altar(),
    "treasure": Treasure(),
    "trial": Trial(),
    "battle": Battle(),
    "engage": Engage(),
    "exchange": Exchange(),
    "strike": Strike(),
    "assault": Assault(),
    "raid": Raid(),
    "raise": Raise(),
    "friend": Friend(),
    "lose": Lose(),
    "lose_artifact": LoseArtifact(),
    "choose_artifact": ChooseArtifact(),
    "bless": Bless(),
    "learn": Learn(),
    "shed": Shed(),
    "whither": Whither(),
    "carry": Carry(),
    "present": Present(),
    "difficulty": Difficulty(),
    "award": Award(),
    "last_order": Order(),
    "future": Future(),
    "future_round": FutureRound(),
    "world": World(),
    "item": Item(),
}

ARGUMENTS: dict[str, tuple[str, ...]] = {
    "move.become": ("hero",),
    "move.next": ("seat",),
    "move.lay": ("cell", "turn"),
    "move.set-out": ("space",),
    "move.walk": ("space",),
    "move.jump": ("space",),
    "move.claim": ("space",),
    "move.sacrifice": (),
    "move.give": ("seat", "card"),
    "move.give-stone": ("seat",),
    "move.give-offering": ("seat",),
    "move.play": ("card", "n"),
    "move.use": ("card",),
    "move.invoke": ("talent",),
    "move.attack": ("piece",),
    "move.do": ("deed", "space"),
    "move.end": (),
    "move.endure": ("virtue",),
    "move.comfort": ("seat", "virtue"),
    "move.done": (),
    "move.exchange": ("exchange",),
    "move.melt": ("card",),
    "move.merge": ("card", "card2"),
    "move.flip": ("die",),
    "move.turn": ("die",),
    "move.open": (),
    "move.accept": (),
    "move.strike": (),
    "move.take": (),
    "move.block": (),
    "move.escape": (),
    "move.stand": (),
    "move.raise": ("virtue",),
    "move.lose": ("virtue",),
    "move.give-up": ("card",),
    "move.keep": ("card",),
    "move.award": ("card", "seat"),
    "move.learn": ("talent",),
    "move.shed": ("card",),
    "move.go": ("space",),
    "move.bring": ("seat", "space"),
    "move.brave": ("difficulty",),
    "move.choose": ("award",),
    "refuse.no-such-chapter": (),
    "refuse.hero-taken": ("hero",),
    "refuse.not-in-this-edition": ("hero",),
    "refuse.corner-only": (),
    "refuse.tree": (),
    "refuse.thicket": (),
    "refuse.not-empty": (),
    "refuse.no-steps": (),
    "refuse.no-way-on": (),
    "refuse.must-jump": (),
    "refuse.held": (),
    "refuse.occupied": (),
    "refuse.occupied-end": (),
    "refuse.no-actions": (),
    "refuse.not-adjacent": ("seat",),
    "refuse.not-given-in-the-preview": (),
    "refuse.not-in-the-preview": (),
    "refuse.no-portal": (),
    "refuse.nobody-to-carry": (),
    "refuse.foe-out-of-reach": ("piece",),
    "refuse.slot-used": ("slot",),
    "refuse.shackled": (),
    "refuse.used-this-round": ("card",),
    "refuse.used-this-turn": ("card",),
    "refuse.too-few-positives": ("n",),
    "refuse.no-negative-die": (),
    "refuse.spirit-full": (),
    "refuse.cards-used-here": (),
    "refuse.talent-used": ("talent",),
    "refuse.hopeless": (),
    "refuse.too-late-to-flip": (),
    "refuse.hope-used": (),
    "refuse.no-more-flips": ("n",),
    "refuse.no-escape": (),
    "refuse.nothing-to-block": (),
    "refuse.unblockable": (),
    "refuse.at-the-top": ("virtue",),
    "refuse.at-the-bottom": ("virtue",),
    "refuse.aimed-at": ("virtue",),
    "refuse.another-virtue": (),
    "refuse.no-shevitsa": (),
    "refuse.too-few-virtues": (),
    "refuse.nothing-to-bring": (),
    "refuse.once-a-turn": (),
    "refuse.stone-wasted": (),
    "refuse.hands-full": ("n",),
    "refuse.fire-is-low": ("n",),
    "refuse.not-to-be-taken": (),
    "refuse.shielded": ("n",),
    "refuse.nothing-to-resist-with": ("virtue",),
    "refuse.side-worked": (),
    "event.phase": ("phase",),
    "event.prophecy": ("prophecy",),
    "event.became": ("seat", "hero"),
    "event.order": ("seat", "seat2", "seat3"),
    "event.round": ("n",),
    "event.turn": ("seat",),
    "event.drew-tile": ("seat", "card"),
    "event.laid": ("seat", "card", "cell"),
    "event.set-out": ("seat", "space"),
    "event.walked": ("seat", "space"),
    "event.jumped": ("seat", "space"),
    "event.carried": ("seat", "space"),
    "event.claimed": ("seat", "thing", "space"),
    "event.raised": ("seat", "virtue", "n"),
    "event.lost": ("seat", "virtue", "n"),
    "event.gained-shevitsa": ("seat", "n"),
    "event.gained-speed": ("seat", "n"),
    "event.lost-speed": ("seat", "n"),
    "event.gained-stone": ("seat", "n"),
    "event.spent-stone": ("seat",),
    "event.more-actions": ("seat", "n"),
    "event.more-steps": ("seat", "n"),
    "event.spirit-spent": ("seat", "n"),
    "event.healed": ("seat", "n"),
    "event.died": ("seat",),
    "event.looks-at": ("seat", "card"),
    "event.gained-artifact": ("seat", "card"),
    "event.lost-artifact": ("seat", "card"),
    "event.sacrificed": ("seat", "card"),
    "event.drew-bonus": ("seat", "card"),
    "event.bonus-lost": ("seat", "card"),
    "event.played": ("seat", "card"),
    "event.used": ("seat", "card"),
    "event.invoked": ("seat", "talent"),
    "event.learned": ("seat", "talent"),
    "event.drew-quest": ("seat", "card"),
    "event.quest-done": ("seat", "card"),
    "event.kept-prophecy": ("seat", "prophecy"),
    "event.gave": ("seat", "seat2", "card"),
    "event.gave-stone": ("seat", "seat2"),
    "event.blessed": ("seat", "seat2", "n"),
    "event.shuffled": ("pile", "n"),
    "event.treasure": ("seat", "card"),
    "event.opened": ("seat", "n"),
    "event.rolled": ("seat", "n", "n2"),
    "event.rolled-again": ("seat", "n"),
    "event.flipped": ("seat", "die"),
    "event.battle": ("seat", "enemy"),
    "event.raid": ("piece", "seat"),
    "event.enemy-bonus": ("enemy", "card"),
    "event.enemy-heals": ("enemy", "n"),
    "event.struck": ("seat", "enemy", "n"),
    "event.harmed": ("seat", "enemy", "n"),
    "event.attacked": ("enemy", "seat", "n", "n2"),
    "event.doubled": ("enemy",),
    "event.took-damage": ("seat", "enemy", "n"),
    "event.blocked": ("seat", "enemy"),
    "event.escaped": ("seat", "enemy"),
    "event.defeated": ("seat", "enemy"),
    "event.parted": ("seat", "enemy"),
    "event.fate": ("prophecy",),
    "event.chapter": ("prophecy",),
    "event.difficulty": ("difficulty",),
    "event.future-round": ("n", "n2"),
    "event.omen": ("card",),
    "event.foe-walked": ("piece", "space"),
    "event.brought": ("seat", "thing", "n"),
    "event.worked": ("space", "n", "n2"),
    "event.foe-came": ("piece", "space"),
    "event.foe-gone": ("piece",),
    "event.foe-heals": ("piece", "n"),
    "event.foe-took": ("piece", "thing"),
    "event.foe-crossed": ("piece",),
    "event.cut": ("seat", "space"),
    "event.grew": ("space",),
    "event.left": ("seat",),
    "event.fell": ("card",),
    "event.seized": ("piece", "seat"),
    "event.freed": ("seat",),
    "event.crossed": ("seat",),
    "event.won": ("prophecy",),
    "event.scenario-lost": ("prophecy",),
    "event.time-up": ("prophecy",),
}


class ThreeTale(Game[Tale]):
    """The meta object."""

    id = "threetale"
    name = "ThreeTale"
    version = "1"
    package = __package__ or ""
    root = "story"
    ready = True
    cooperative = True
    min_seats = HEROES_IN_PLAY
    max_seats = HEROES_IN_PLAY
    options = (
        Option("edition", "2022", ("2022", "preview")),
        Option("tale", "drawn", ("drawn", *(PROPHECY_KEYS[number] for number in sorted(SCENARIOS)))),
        Option("difficulty", "in-the-present", ("in-the-present", *DIFFICULTIES)),
    )

    def fresh(self, seats: int, options: Options) -> Tale:
        return Tale(seats, options)

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["edition"] == "preview":
            if options["tale"] in PROPHECY_KEYS[PREVIEW_PROPHECIES:]:
                return Refusal("TT-R.62", "no-such-chapter")
            if options["difficulty"] != "in-the-present":
                return Refusal("TT-P.18", "not-in-the-preview")
        return None

    def seats_cite(self) -> str:
        return "TT-1.1"

    def over_cite(self) -> str:
        return "TT-1.3"

    def begin(self, s: Tale, run: Run) -> None:
        """Set up (TT-2). Every pile is a lot of its own: cards of different piles are never mixed."""
        seats = s.seats
        s.hero, s.at = [-1] * seats, [-1] * seats
        s.virtues, s.deeds = [0] * (seats * len(VIRTUES)), [0] * (seats * len(DEEDS))
        s.spirit, s.speed, s.shevitsa = [0] * seats, [0] * seats, [0] * seats
        s.stones, s.offerings, s.visited, s.chill = [0] * seats, [0] * seats, [0] * seats, [0] * seats
        s.talents, s.artifacts, s.quests, s.bonus = [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.played, s.kept, s.worn, s.used_up, s.bundle = [()] * seats, [()] * seats, [()] * seats, [()] * seats, [()] * seats
        s.mark = [-1] * seats
        cards = [card for card in range(len(CARD_IDS)) if self.in_box(s, card)]
        out = [card for card in cards if left_out(s, card)]
        s.decks = [()] * len(PILES)
        for pile in range(len(PILES)):
            s.decks[pile] = s.shuffle([card for card in cards if PILE_OF[card] == pile and card not in out], run.luck)
        s.lose_sight(out, s.everyone)
        s.box = out
        put_on_top(s)
        s.push("story")

    def in_box(self, s: Tale, card: int) -> bool:
        """The preview has fewer Artifacts (TT-P.2) and fewer Prophecies (TT-R.62)."""
        if not s.preview:
            return True
        if card < FIRST_BATTLE:
            return ARTIFACTS[card].preview
        if PILE_OF[card] == PROPHECY_PILE:
            return card - FIRST_PROPHECY < PREVIEW_PROPHECIES
        return PILE_OF[card] != OMEN_PILE or omen_of(card).scenario < PREVIEW_PROPHECIES

    def extras(self, s: Tale, seat: int | None, view: dict[str, Any]) -> None:
        extras(s, view)
        view["chapter"] = chapter_words(self.text, s)

    def deal_anew(self, s: Tale, seat: int, luck: Luck) -> None:
        """Nothing is hidden from one Hero that another can see, so all know the same (TT-1.7)."""
        mine = s.trace[seat * s.cards : (seat + 1) * s.cards]
        s.trace = mine * s.seats

    def check(self, s: Tale) -> None:
        check(s)

    def results(self, s: Tale) -> Result | None:
        return ending.results(s)

    def catalogue(self) -> dict[str, list[dict[str, Any]]]:
        return catalogue(self.text)

    def move_text(self, m: Move) -> str:
        if m.verb == "play":
            what, n = bonus_of(m.args[0]).effects[m.args[1] - 1]
            return f"{super().move_text(m)}: {bonus_text(self.text, what, n)}"
        return super().move_text(m)

    def label(self, kind: str, value: int) -> str:
        if kind == "card":
            if FIRST_TILE <= value < FIRST_PROPHECY:
                return self.text.fill("tile", {"n": str(value - FIRST_TILE + 1)})
            if PILE_OF[value] == PROPHECY_PILE:
                return self.label("prophecy", value - FIRST_PROPHECY)
            return self.text.get(f"{group_of(value)}.{CARD_IDS[value]}.name")
        if kind in ("hero", "talent", "prophecy", "enemy"):
            return self.text.get(f"{kind}.{self.ident(kind, value)}.name")
        if kind == "piece":
            name, _, number = PIECES[value].rpartition("-")
            alone = PIECE_FOE.count(PIECE_FOE[value]) == 1
            return self.text.get(f"enemy.{name}.name") + ("" if alone else f" {number}")
        if kind == "die":
            return self.text.fill("die", {"n": str(value + 1)})
        if kind == "space":
            y, x = divmod(value, WIDTH)
            return _place(x - 2 * MIDDLE, y - 2 * MIDDLE)
        if kind == "cell":
            y, x = divmod(value, CELLS)
            return _place(x - MIDDLE, y - MIDDLE)
        return super().label(kind, value)


def _place(east: int, south: int) -> str:
    """A place as seen from the first tile: `3E 1N`."""
    return f"{abs(east)}{'E' if east >= 0 else 'W'} {abs(south)}{'S' if south >= 0 else 'N'}"


def left_out(s: Tale, card: int) -> bool:
    """Cards that stay in the box for now: Omens, and what only the Tutorial, or the Tutorial does not, use (TT-2.10, TT-21.8)."""
    tutorial = s.options["tale"] == PROPHECY_KEYS[THE_BEGINNING]
    if PILE_OF[card] == OMEN_PILE:
        return True
    if PILE_OF[card] == TILE_PILE:
        return tutorial and card - FIRST_TILE not in GOLDEN
    if PILE_OF[card] == PROPHECY_PILE:
        number = card - FIRST_PROPHECY
        return (number == THE_BEGINNING) != tutorial or number not in SCENARIOS
    return False


def put_on_top(s: Tale) -> None:
    """A Future that was agreed on is one of the three Prophecies (TT-R.88)."""
    if s.options["tale"] in PROPHECY_KEYS:
        card = FIRST_PROPHECY + PROPHECY_KEYS.index(str(s.options["tale"]))
        s.decks[PROPHECY_PILE] = (*(other for other in s.decks[PROPHECY_PILE] if other != card), card)


GAME = ThreeTale(
    RULES,
    FIELDS,
    DECK,
    {
        "card": CARD_IDS,
        "hero": HERO_KEYS,
        "talent": TALENT_KEYS,
        "virtue": VIRTUES,
        "prophecy": PROPHECY_KEYS,
        "enemy": ENEMY_KEYS,
        "piece": PIECES,
        "thing": THINGS,
        "slot": SLOTS,
        "phase": PHASES,
        "pile": PILES,
        "difficulty": DIFFICULTIES,
        "award": AWARD_KEYS,
        "exchange": EXCHANGES,
        "deed": FUTURE_DEEDS,
        "die": DIE_KEYS,
        "cell": CELL_KEYS,
        "space": SPACE_KEYS,
    },
    ARGUMENTS,
)
