"""What is tried in vain has its true reason: every refused offer, and every natural attempt that is not offered at all."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from taletable.engine.moves import Move
from taletable.games.threetale.chapters import FUTURE_DEEDS, PROPHECY_KEYS
from taletable.games.threetale.land import AROUND, CELLS, cell_of
from taletable.games.threetale.meta import GAME
from taletable.games.threetale.scenario import STONE
from taletable.games.threetale.scenarios import scenario_of
from taletable.games.threetale.state import FUTURE, Tale
from taletable.testing import rule
from taletable.testing.checks import check_refusal
from taletable.testing.walking import Setting, Walk

from .futures import foe, future
from .table import Hero, Table, name
from .test_battle import AT, fight
from .test_movement import PORTALS
from .test_talents import gifted


def natural(s: Tale, seat: int) -> Iterator[Move]:
    """What a person may click on: spaces, cards, Heroes, foes, dice, Talents, Virtues, whatever is asked."""
    here = s.at[seat]
    if s.frames[-1].rule.endswith("order"):
        yield from [Move(seat, "next", (other,)) for other in range(s.seats)]
    spaces = [here, *(here + d for d in AROUND), *(here + 2 * d for d in AROUND), *s.chart.altars, *s.chart.portals]
    for at in spaces if here >= 0 else ():
        for verb in ("walk", "jump", "claim"):
            yield Move(seat, verb, (at,))
    yield from [Move(seat, verb) for verb in ("sacrifice", "end", "block", "escape", "strike", "take", "open", "accept")]
    artifacts = [card for cards in s.artifacts for card in cards]
    for card in (*artifacts, *[card for cards in s.quests for card in cards]):
        yield from [Move(seat, "give", (other, card)) for other in range(s.seats)]
    yield from [Move(seat, "use", (card,)) for card in artifacts]
    yield from [Move(seat, "melt", (card,)) for card in artifacts]
    yield from [Move(seat, "play", (card, 1)) for card in (*[card for cards in s.bonus for card in cards], *s.played[seat])]
    for other in range(s.seats):
        yield from [Move(seat, "give-stone", (other,)), Move(seat, "give-offering", (other,))]
        yield from [Move(seat, "comfort", (other, virtue)) for virtue in range(6)]
    yield from [Move(seat, verb, (virtue,)) for verb in ("raise", "lose", "endure") for virtue in range(6)]
    yield from [Move(seat, verb, (die,)) for verb in ("flip", "turn") for die in range(len(s.dice))]
    yield from [Move(seat, verb, (6 * s.hero[seat] + t,)) for verb in ("invoke", "learn") for t in range(6)]
    yield from [Move(seat, "lay", (cell_of(here) + d, 0)) for d in (-CELLS, -1, 0, 1, CELLS, 2, -2 * CELLS) if here >= 0]
    if s.phase == FUTURE:
        yield from [Move(seat, "attack", (other[0],)) for other in s.foes]
        deeds = [STONE, *(FUTURE_DEEDS.index(deed.key) for deed in scenario_of(s).chapter.deeds)]
        yield from [Move(seat, "do", (deed, at)) for deed in deeds for at in (*spaces, *s.objects) if here >= 0]


def vague(s: Tale, random: Random) -> list[str]:
    """The natural attempts at this moment that get no reason of their own; all others get one that can be said and looked up."""
    found = []
    for seat in GAME.asked(s):
        for move in natural(s, seat):
            if not GAME.is_move(move):
                continue
            refusal = GAME.refuse(s, move)
            if refusal and refusal.key == "not-offered":
                found.append(f"{s.frames[-1].rule}: {GAME.write(move)}")
            elif refusal and random.random() < 0.05:
                check_refusal(GAME, refusal)
    return found


def moments(key: str, seed: int, edition: str = "2022") -> Iterator[Tale]:
    """Every decision of a random game."""
    walk = Walk(Setting(GAME, 3, {"edition": edition, "tale": key, "difficulty": "smooth"}), seed)
    for state in walk:
        assert isinstance(state, Tale)
        yield state


@rule("TT-6.1", "TT-6.2", "TT-R.13", "TT-5.7", "TT-17.1", "TT-R.18", "TT-7.5", "TT-5.6", "TT-5.9", "TT-17.4")
def test_spaces() -> None:
    """One's own, a diagonal, a distant one, none; a token elsewhere, an empty space, a Tree; an Altar from afar."""
    table = Table(Hero(at=(1, 0)), land=((1, 0, 0, 0), (7, 1, 0, 0)))
    tries = {
        f"walk {name(1, 0)}": ("TT-6.1", "stands-there"),
        f"walk {name(2, 1)}": ("TT-6.2", "not-diagonal"),
        f"walk {name(3, 0)}": ("TT-6.1", "not-neighbouring"),
        f"walk {name(1, -1)}": ("TT-R.13", "no-tile-there"),
        f"walk {name(1, 1)}": ("TT-5.7", "tree"),
        f"jump {name(3, 0)}": ("TT-17.1", "jump-from-portals"),
        f"claim {name(3, 0)}": ("TT-7.5", "stand-there-first"),
        f"claim {name(1, 0)}": ("TT-5.9", "nothing-lies-there"),
        f"claim {name(1, 1)}": ("TT-5.6", "permanent"),
        "sacrifice": ("TT-17.4", "altar-first"),
        f"lay {GAME.ident('cell', table.state.land[0].cell)} 0": ("TT-4.5", "tile-lies"),
    }
    assert {act: table.refusal(act)[:2] for act in tries} == tries
    lonely = Table(Hero(at=(0, 0)), Hero(at=(2, 1)), Hero(at=(3, 1)), land=PORTALS[:2])
    assert lonely.cite(f"jump {name(2, 0)}") == "TT-R.18"
    laying = Table(Hero(at=(1, 0)))
    laying.play("end")
    assert laying.cite(f"lay {GAME.ident('cell', laying.state.land[0].cell)} 0") == "TT-5.4"
    assert laying.cite(f"walk {name(1, 1)}") == "TT-5.2"


@rule("TT-11.16", "TT-15.1", "TT-15.2", "TT-15.4", "TT-7.13", "TT-7.14", "TT-7.15", "TT-7.16", "TT-R.38", "TT-R.39", "TT-10.11", "TT-10.15")
def test_cards_and_talents() -> None:
    """Another's, none, one declared already, one that does nothing, one whose moment is another, a gift to oneself."""
    hero = gifted(
        "third-try",
        at=(1, 0),
        artifacts=["forest-axe", "ash-staff", "basil-wreath", "wolf-paw-shoes", "shepherds-cap", "crown-of-wheat"],
        bonus=["strong-arm", "quiet-evening"],
    )
    table = Table(hero, Hero(at=(0, 1), artifacts=["felt-helm"], quests=["five-bells"], bonus=["busy-hands"]))
    table.play("play strong-arm 1")
    tries = {
        "use felt-helm": ("TT-11.16", "not-held"),
        "give 1 felt-helm": ("TT-7.13", "not-held"),
        "give 0 ash-staff": ("TT-7.13", "to-oneself"),
        "give 2 five-bells": ("TT-7.14", "not-held"),
        "give-stone 1": ("TT-7.15", "no-stone"),
        "give-offering 1": ("TT-7.16", "no-offering"),
        "play busy-hands 1": ("TT-15.1", "not-held"),
        "play strong-arm 1": ("TT-15.2", "declared"),
        "play quiet-evening 1": ("TT-15.4", "nothing-on-it"),
        "use ash-staff": ("TT-R.38", "for-fights"),
        "use basil-wreath": ("TT-R.38", "for-enemy-rounds"),
        "use wolf-paw-shoes": ("TT-16.6", "for-first-blow"),
        "use shepherds-cap": ("TT-R.27", "for-rolls"),
        "use crown-of-wheat": ("TT-R.39", "paid-with-dice"),
        "invoke third-try": ("TT-8.3", "no-roll"),
        "invoke whetted-edge": ("TT-10.11", "not-learned"),
        "learn whetted-edge": ("TT-10.11", "not-enough-shevitsa"),
        "flip die-1": ("TT-8.3", "no-roll"),
        "block": ("TT-16.1", "no-fight"),
        "endure love": ("TT-R.29", "in-the-evening"),
        "raise love": ("TT-9.3", "no-points"),
        "lose love": ("TT-9.4", "no-points"),
    }
    assert {act: table.refusal(act)[:2] for act in tries} == tries
    quiet = Table(gifted("whetted-edge"))
    assert quiet.refusal("invoke whetted-edge")[:2] == ("TT-10.15", "by-itself")


@rule(
    "TT-16.8", "TT-11.10", "TT-15.4", "TT-R.113", "TT-9.24", "TT-9.19", "TT-17.10", "TT-R.45", "TT-10.10", "TT-11.13", "TT-C.68", "TT-3.12"
)
def test_while_something_is_asked() -> None:
    """A fight, the evening, an Altar, a Talent, an Artifact, a loss, the order: what is not up now, or not of the right sort."""
    table = fight(Hero(at=AT, speed=9, artifacts=["forest-axe", "goatskin-shoes", "felt-helm"]), "stone-toad", dice=(1, 1))
    table.play("use forest-axe")
    tries = {
        f"walk {name(0, 1)}": ("TT-16.8", "in-a-fight"),
        "take": ("TT-16.8", "other-round"),
        "flip die-1": ("TT-11.10", "die-spent"),
        "turn die-2": ("TT-15.4", "no-flip-card"),
        "use goatskin-shoes": ("TT-R.113", "for-the-turn"),
        "use felt-helm": ("TT-R.38", "for-enemy-rounds"),
    }
    assert {act: table.refusal(act)[:2] for act in tries} == tries
    evening = Table(Hero(mercy=3))
    evening.play("end")
    assert [evening.cite(act) for act in ("comfort 0 love", "endure love", f"walk {name(1, 1)}")] == ["TT-9.24", "TT-9.19", "TT-R.29"]
    altar = Table(Hero(at=(0, 0), artifacts=["ash-staff", "felt-helm"]), Hero(at=(0, 1), artifacts=["rhomphaia"]))
    altar.play("sacrifice")
    assert [altar.cite(act) for act in ("merge ash-staff felt-helm", "melt rhomphaia", f"walk {name(1, 0)}")] == [
        "TT-17.10",
        "TT-R.45",
        "TT-17.4",
    ]
    learn = Table(Hero(at=(3, 0), shevitsa=1))
    learn.claim(3, 0)
    assert (learn.ask, learn.cite("learn keeper-of-the-golden-apple"), learn.cite("end")) == ("learn", "TT-10.10", "TT-10.11")
    lose = Table(Hero(at=AT, artifacts=["ash-staff", "forest-axe", "rhomphaia"]), objects={AT: "treasure-3"}, deck=["lyre-with-one-string"])
    lose.roll(0, 0, 0)
    lose.claim(*AT)
    lose.play("open")
    assert (lose.cite("give-up rhomphaia"), lose.cite("give-up felt-helm")) == ("TT-C.68", "TT-R.79")
    keep = Table(Hero(at=(0, 0), offerings=1), Hero(at=(0, 1)))
    keep.play("give-offering 1")
    other = next(key for key in ("ash-staff", "forest-axe", "basil-wreath", "goatskin-shoes") if key not in keep.cards("choice"))
    assert keep.cite(f"award {other} 0") == "TT-11.13"
    order = Table(tiles_left=0, options={"difficulty": "brutal"})
    order.finish_turn()
    order.play("next 2")
    assert order.cite("next 2") == "TT-3.12"


@rule("TT-R.91", "TT-R.94", "TT-19.8", "TT-F3.3", "TT-F5.5", "TT-F7.3", "TT-19.2")
def test_in_the_futures() -> None:
    """A foe that is far away, a place that is, no Stone, no glass beside, nobody held, a crossing elsewhere, no tile."""
    table = future("the-beginning", Hero(at=(9, 0)))
    foe(table, "shadow-hound-1", (0, 0))
    cell = GAME.ident("cell", table.state.land[0].cell)
    tries = {
        "attack shadow-hound-1": ("TT-R.91", "foe-far"),
        f"do light {name(9, 0)}": ("TT-R.94", "too-far-to-work"),
        f"do stone {name(9, 0)}": ("TT-19.8", "no-stone"),
        f"lay {cell} 0": ("TT-19.2", "tile-lies"),
    }
    assert {act: table.refusal(act)[:2] for act in tries} == tries
    glass = future("forest-of-glass", Hero(at=(0, 0)))
    glass.state.objects = {}
    assert glass.cite(f"do cut {name(1, 0)}") == "TT-F3.3"
    assert future("lamia-of-wires", Hero(at=(0, 0)), Hero(at=(0, 1))).cite(f"do free {name(0, 1)}") == "TT-F5.5"
    land = future("parallel-land", Hero(at=(1, 0)))
    assert (land.cite(f"do cross {name(0, 0)}"), land.cite(f"do work {name(1, 0)}")) == ("TT-F7.3", "TT-R.94")


@pytest.mark.parametrize("key", PROPHECY_KEYS)
def test_natural_attempts_have_their_reason(key: str) -> None:
    random = Random(key)
    for state in islice((state for state in moments(key, 5) if random.random() < 0.05), 40):
        assert vague(state, random) == []


@pytest.mark.long
def test_natural_attempts_of_five_hundred_games_have_their_reason() -> None:
    for seed in range(500):
        random = Random(seed)
        edition = "2022" if seed % 5 else "preview"
        key = PROPHECY_KEYS[seed % (6 if edition == "preview" else 8)]
        for state in moments(key, seed, edition):
            if random.random() < 0.1:
                assert vague(state, random) == []
