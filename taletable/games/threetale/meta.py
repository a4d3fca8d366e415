"""ThreeTale as the engine sees it: options, rules, words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from taletable.engine.game import Game, Option, Result, Standing
from taletable.engine.grammar import Grammar, gather
from taletable.engine.luck import Luck
from taletable.engine.moves import Event, Move, Refusal
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.saying import Say, say
from taletable.engine.schema import Extras, Shapes
from taletable.engine.state import Options

from . import ending
from .altar import Altar
from .artifacts import ARTIFACTS
from .battle import Assault, Battle, Engage, Exchange, Raid, Strike
from .catalogue import bonus_text, catalogue
from .chapters import CHAPTERS, OMEN_CHAPTER, PROPHECY_KEYS, TUTORIAL
from .check import check
from .deck import (
    CARD_IDS,
    DECK,
    FIRST_BATTLE,
    FIRST_OMEN,
    FIRST_PROPHECY,
    FIRST_TILE,
    OMEN_PILE,
    PILE_OF,
    PILES,
    PROPHECY_PILE,
    TILE_PILE,
    bonus_of,
    group_of,
)
from .foes import PIECE_FOE, PIECES
from .future import Future, FutureRound, Item, World
from .gains import Bless, ChooseArtifact, Friend, Learn, Lose, LoseArtifact, Raise, Shed
from .land import MIDDLE
from .past import Evening, Heroes, HeroTurn, LayTile, Order, Past, Prophecy, SetOut, Story
from .present import Award, Difficulty, Present
from .scenarios import scenario_of
from .shapes import Catalogued, HeroExtras, TableExtras
from .state import FUTURE, PAST, PHASES, Tale
from .tiles import GOLDEN
from .treasure import Treasure, Trial
from .turn import Carry, Turn, Whither
from .view import extras
from .words import DIFFICULTIES, HEROES_IN_PLAY

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

GRAMMAR = Grammar(refusals={"no-such-chapter": ()})


WEIGHTS = {
    "won": 90, "died": 90, "scenario-lost": 90, "time-up": 90, "fate": 60, "kept-prophecy": 40, "spirit-spent": 25, "seized": 14,
    "quest-done": 12, "defeated": 12, "worked": 11, "brought": 11, "foe-took": 10, "left": 10, "fell": 10, "learned": 8,
    "gained-stone": 8, "escaped": 6, "gained-artifact": 4, "lost-artifact": 4,
}  # fmt: skip
"""How much the tale turns by what happened."""


class ThreeTale(Game[Tale]):
    """The meta object."""

    id = "threetale"
    name = "ThreeTale"
    package = __package__ or ""
    root = "story"
    ready = True
    cooperative = True
    min_seats = HEROES_IN_PLAY
    max_seats = HEROES_IN_PLAY
    cites = {"seats": "TT-1.1", "over": "TT-1.3"}
    skips = ("end", "done", "stand")
    role = "hero"
    deed_kinds = {"defeated": "enemies", "opened": "treasures", "claimed": "stones", "laid": "tiles"}
    options = (
        Option("edition", "2022", ("2022", "preview")),
        Option("tale", "drawn", ("drawn", *PROPHECY_KEYS)),
        Option("difficulty", "in-the-present", ("in-the-present", *DIFFICULTIES)),
    )

    @property
    def rooms(self) -> Sequence[Path]:
        return [chapter.folder for chapter in CHAPTERS]

    shapes = Shapes(TableExtras, HeroExtras, Catalogued)
    origins = {"space": 2 * MIDDLE, "cell": MIDDLE}

    def refuse_options(self, seats: int, options: Options) -> Refusal | None:
        if options["edition"] == "preview":
            if options["tale"] in [chapter.key for chapter in CHAPTERS if not chapter.preview]:
                return Refusal("TT-R.62", "no-such-chapter")
            if options["difficulty"] != "in-the-present":
                return Refusal("TT-P.18", "not-in-the-preview")
        return None

    def begin(self, s: Tale, run: Run) -> None:
        """Set up (TT-2). Every pile is a lot of its own: cards of different piles are never mixed."""
        cards = [card for card in range(len(CARD_IDS)) if self.in_box(s, card)]
        out = [card for card in cards if left_out(s, card)]
        for pile in range(len(PILES)):
            # TT-2.10
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
            return CHAPTERS[card - FIRST_PROPHECY].preview
        return PILE_OF[card] != OMEN_PILE or CHAPTERS[OMEN_CHAPTER[card - FIRST_OMEN]].preview

    def extras(self, s: Tale, seat: int | None) -> Extras:
        return extras(s)

    def deal_anew(self, s: Tale, seat: int, luck: Luck) -> None:
        """Nothing is hidden from one Hero that another can see, so all know the same (TT-1.7)."""
        mine = s.trace[seat * s.cards : (seat + 1) * s.cards]
        s.trace = mine * s.seats

    def check(self, s: Tale) -> None:
        check(s)

    def results(self, s: Tale) -> Result | None:
        return ending.results(s)

    def standings(self, s: Tale, seat: int | None) -> list[Standing]:
        """The Virtues of each Hero, and in the Future how far the team is, in hundredths."""
        heroes = [Standing("virtues", q, s.total(q)) for q in range(s.seats)]
        return [*heroes, Standing("objective", -1, scenario_of(s).progress(s) if s.limit else 0, 100)]

    def weigh(self, event: Event) -> int:
        return WEIGHTS.get(event.kind, 0)

    def part(self, s: Tale) -> Say:
        """A round of the Past or of the Future; else the phase."""
        phase = PHASES[s.phase]
        return say(f"part.{phase}", n=s.round) if s.phase in (PAST, FUTURE) else say(f"phase.{phase}")

    def catalogue(self) -> Catalogued:
        return catalogue()

    def move_said(self, m: Move) -> Say | None:
        if m.verb != "play":
            return None
        what, n = bonus_of(m.args[0]).effects[m.args[1] - 1]
        return say("move.play-effect", card=self.label("card", m.args[0]), effect=bonus_text(what, n))

    def label(self, kind: str, value: int) -> Say:
        if kind == "card":
            if FIRST_TILE <= value < FIRST_PROPHECY:
                return say("tile", n=value - FIRST_TILE + 1)
            if PILE_OF[value] == PROPHECY_PILE:
                return self.label("prophecy", value - FIRST_PROPHECY)
            return say(f"{group_of(value)}.{CARD_IDS[value]}.name")
        if kind in ("hero", "talent", "prophecy", "enemy"):
            return say(f"{kind}.{self.ident(kind, value)}.name")
        if kind == "piece":
            name, _, number = PIECES[value].rpartition("-")
            alone = PIECE_FOE.count(PIECE_FOE[value]) == 1
            enemy = say(f"enemy.{name}.name")
            return enemy if alone else say("piece", enemy=enemy, n=int(number))
        if kind == "die":
            return say("die", n=value + 1)
        return super().label(kind, value)


def left_out(s: Tale, card: int) -> bool:
    """Cards that stay in the box for now: Omens, and what only the Tutorial, or the Tutorial does not, use (TT-2.10, TT-21.8)."""
    tutorial = s.options["tale"] == TUTORIAL
    if PILE_OF[card] == OMEN_PILE:
        return True
    if PILE_OF[card] == TILE_PILE:
        return tutorial and card - FIRST_TILE not in GOLDEN
    if PILE_OF[card] == PROPHECY_PILE:
        return CHAPTERS[card - FIRST_PROPHECY].tutorial != tutorial
    return False


def put_on_top(s: Tale) -> None:
    """A Future that was agreed on is one of the three Prophecies (TT-R.88)."""
    if s.options["tale"] in PROPHECY_KEYS:
        card = FIRST_PROPHECY + PROPHECY_KEYS.index(str(s.options["tale"]))
        s.decks[PROPHECY_PILE] = (*(other for other in s.decks[PROPHECY_PILE] if other != card), card)


GAME = ThreeTale(
    RULES,
    Tale,
    DECK,
    gather(ThreeTale.package),
)
