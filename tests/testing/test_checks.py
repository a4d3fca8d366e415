"""The laws bite: games with one fault each, and the check that finds it."""

from __future__ import annotations

import sys
from collections.abc import Callable
from random import Random
from typing import Any, Self

import pytest

from taletable.engine.game import Result
from taletable.engine.grammar import Grammar
from taletable.engine.luck import QuickLuck
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Rule
from taletable.engine.run import Run
from taletable.engine.schema import Extras
from taletable.engine.state import Frame
from taletable.testing import checks
from taletable.testing.walking import AnyGame, Walk, settings
from tests.engine.toys import court, race, whispers
from tests.engine.toys.base import AnyToy
from tests.engine.toys.court import COURT, CourtState
from tests.engine.toys.race import RACE, RaceState
from tests.engine.toys.whispers import WHISPERS, WhispersState


def grammar_of(toy: AnyToy) -> Grammar:
    """What the toy's module declares."""
    found: Grammar = sys.modules[type(toy).__module__].GRAMMAR
    return found


def with_rules(toy: AnyToy, **rules: Rule[Any]) -> AnyToy:
    """A toy with other rules."""
    return type(toy)({**toy.rules, **rules}, toy.state, toy.deck, grammar_of(toy))


def like(toy: AnyToy, kind: type[AnyToy]) -> AnyToy:
    """A toy whose meta object is of another class."""
    return kind(toy.rules, toy.state, toy.deck, grammar_of(toy))


# Faults


class SharingState(RaceState):
    """A clone that forgets to copy."""

    def clone(self) -> Self:
        new = super().clone()
        new.left = self.left
        return new


class Doubled(race.Grab):
    """Offers a move twice."""

    def offers(self, s: RaceState, seat: int) -> list[Move]:
        return super().offers(s, seat) * 2


class Uncited(race.Grab):
    """Cites a paragraph that does not exist."""

    def refuse(self, s: RaceState, m: Move) -> Refusal | None:
        return super().refuse(s, m) and Refusal("TY-1.9", "taken", m.args)


class Wordless(race.Grab):
    """Refuses without words."""

    def refuse(self, s: RaceState, m: Move) -> Refusal | None:
        return super().refuse(s, m) and Refusal("TY-1.3", "gone", m.args)


class Meddling(race.Grab):
    """To ask changes something."""

    def refuse(self, s: RaceState, m: Move) -> Refusal | None:
        s.score[m.seat] += 1
        return super().refuse(s, m)


class Stuck(race.Grab):
    """Asks somebody who can do nothing."""

    def refuse(self, s: RaceState, m: Move) -> Refusal | None:
        return Refusal("TY-1.3", "taken", m.args) if m.seat == 1 else super().refuse(s, m)


class Undeclared(race.Grab):
    """Tells of what it never spoke of before."""

    def apply(self, s: RaceState, m: Move, run: Run) -> bool:
        run.tell("snatched", m.args)
        return super().apply(s, m, run)


class Boastful(race.Grab):
    """Tells of a prize that there is not."""

    def apply(self, s: RaceState, m: Move, run: Run) -> bool:
        run.tell("grabbed", (m.seat, race.PRIZES))
        return super().apply(s, m, run)


class Crowded(race.Grab):
    """Tells of a seat that there is not."""

    def apply(self, s: RaceState, m: Move, run: Run) -> bool:
        run.tell("grabbed", (RACE.max_seats, m.args[0]))
        return super().apply(s, m, run)


class Unexplained(race.RaceGame):
    """Lines that do not add up."""

    def results(self, s: RaceState) -> Result | None:
        result = super().results(s)
        return result and result._replace(lines=tuple(() for _ in result.lines))


class Chatty(whispers.Bury):
    """Tells everybody what is buried."""

    def apply(self, s: WhispersState, m: Move, run: Run) -> bool:
        run.tell("showed", (m.seat, m.args[0]))
        return super().apply(s, m, run)


class Stubborn(whispers.Bury):
    """Leaves the sealed answers of others in an imagined state."""

    def forget(self, s: WhispersState, seat: int) -> None:
        pass

    def guess(self, s: WhispersState, seat: int, luck: Any) -> None:
        pass


class Traceless(whispers.Bury):
    """Forgets to note that the owner lost sight of a card."""

    def take(self, s: WhispersState) -> list[int]:
        trace = s.trace[:]
        chosen = super().take(s)
        s.trace = trace
        return chosen


class Unmixed(whispers.Bury):
    """Divides a hand in secret and does not say so."""

    def take(self, s: WhispersState) -> list[int]:
        chosen, s.chosen = s.chosen, [-1] * s.seats
        for seat, card in enumerate(chosen):
            s.hand[seat] = tuple(c for c in s.hand[seat] if c != card)
            s.group += 1
            s.lose_sight([card], 1 << seat)
        return chosen


class Jealous(whispers.Bury):
    """A sealed answer that looks at the answers of others."""

    def refuse(self, s: WhispersState, m: Move) -> Refusal | None:
        if m.args[0] == max(s.hand[m.seat]) and any(card >= 4 for seat, card in enumerate(s.chosen) if seat != m.seat):
            return Refusal("TY-2.2", "too-high", m.args)
        return None


class Shown(whispers.WhispersGame):
    """Shows the lowest card of the first hand to all."""

    def extras(self, s: WhispersState, seat: int | None) -> Extras:
        return Extras({"lowest": self.deck.ids[min(s.hand[0])] if s.hand[0] else None})


class Counted(whispers.WhispersGame):
    """Shows a number that only hidden cards give."""

    def extras(self, s: WhispersState, seat: int | None) -> Extras:
        return Extras({"sum": sum(s.hand[0])})


class Unshuffled(whispers.Whispers):
    """Shuffles the buried cards and does not say so."""

    def deal(self, s: WhispersState, run: Run) -> None:
        trace = s.trace[:]
        super().deal(s, run)
        s.trace = trace


class Silent(whispers.Whispers):
    """Deals cards and lets that be taken back."""

    def deal(self, s: WhispersState, run: Run) -> None:
        revealed = run.revealed
        super().deal(s, run)
        run.revealed = revealed


class SilentBury(whispers.Bury):
    """Not sealed, so that its close is no barrier by itself."""

    sealed = False


class Telling(court.Window):
    """Asks only those who hold a fitting card."""

    def open(self, s: CourtState, run: Run) -> int:
        asked = super().open(s, run)
        wanted = court.SEALS if len(s.stands) == 1 else court.FEATHERS
        return sum(1 << seat for seat in range(s.seats) if asked >> seat & 1 and any(card in wanted for card in s.hand[seat]))


class Doubling(whispers.Bury):
    """Buries a card twice."""

    def close(self, s: WhispersState, run: Run, frame: Frame) -> None:
        super().close(s, run, frame)
        s.buried.append(s.buried[0])


class Lavish(race.Grab):
    """Gives more points than a score can hold."""

    def apply(self, s: RaceState, m: Move, run: Run) -> bool:
        s.score[m.seat] += 10**6
        return super().apply(s, m, run)


class Overladen(court.Turn):
    """Opens a paragraph with a number that it does not declare."""

    def apply(self, s: CourtState, m: Move, run: Run) -> bool:
        settled = super().apply(s, m, run)
        if s.frames[-1].args:
            s.frames[-1] = s.frames[-1]._replace(args=(*s.frames[-1].args, 0))
        return settled


class Seatless(court.Turn):
    """Opens a paragraph for a seat that there is not."""

    def apply(self, s: CourtState, m: Move, run: Run) -> bool:
        settled = super().apply(s, m, run)
        if s.frames[-1].args:
            s.frames.insert(1, s.frames[-1]._replace(step=0, args=(7,)))
        return settled


# The checks that find them


def bounds(walk: Walk) -> None:
    """Fields and frames within their bounds."""
    checks.check_bounds(walk.game, walk.state)


def clone(walk: Walk) -> None:
    """Clones."""
    checks.check_clone(walk.game, walk.state, 1)


def offers(walk: Walk) -> None:
    """Offers and refusals."""
    checks.check_offers(walk.game, walk.state)


def results(walk: Walk) -> None:
    """Results."""
    checks.check_results(walk.game, walk.state)


def views(walk: Walk) -> None:
    """Views."""
    checks.check_views(walk.game, walk.state, QuickLuck(walk.random.randrange(100)))


def imagine(walk: Walk) -> None:
    """Imagined states."""
    checks.check_imagine(walk.game, walk.state, walk.random.randrange(walk.state.seats), walk.random.randrange(100))


def acts(walk: Walk) -> None:
    """What acts show."""
    if walk.act.move and not walk.state.over:
        checks.check_act_secrets(walk.game, walk.state, walk.act.move, walk.random.randrange(100))


def chance(walk: Walk) -> None:
    """What chance shows."""
    if walk.act.move and not walk.state.over:
        checks.check_luck_secrets(walk.game, walk.state, walk.act.move)


def sealed(walk: Walk) -> None:
    """Sealed answers."""
    if not walk.state.over:
        checks.check_sealed_answers(walk.game, walk.state, Random(walk.random.randrange(100)))


def events(walk: Walk) -> None:
    """What is told."""
    checks.check_events(walk.game, walk.events)


def cards(walk: Walk) -> None:
    """Each card once."""
    checks.check_cards(walk.game, walk.state)


FAULTS: list[tuple[AnyGame, Callable[[Walk], None]]] = [
    (race.RaceGame(RACE.rules, SharingState, RACE.deck, grammar_of(RACE)), clone),
    *[(with_rules(RACE, grab=grab), offers) for grab in (Doubled(), Uncited(), Wordless(), Meddling(), Stuck())],
    *[(with_rules(RACE, grab=grab), events) for grab in (Undeclared(), Boastful(), Crowded())],
    (like(RACE, Unexplained), results),
    *[(with_rules(WHISPERS, bury=bury), acts) for bury in (Chatty(), Traceless())],
    *[(with_rules(WHISPERS, bury=bury), sealed) for bury in (Stubborn(), Unmixed(), Jealous())],
    (like(WHISPERS, Shown), views),
    (like(WHISPERS, Counted), views),
    (with_rules(WHISPERS, whispers=Silent(), bury=SilentBury()), acts),
    (with_rules(WHISPERS, whispers=Unshuffled()), chance),
    (with_rules(WHISPERS, bury=Doubling()), cards),
    (with_rules(COURT, window=Telling()), acts),
    (with_rules(RACE, grab=Lavish()), bounds),
    (with_rules(COURT, turn=Overladen()), bounds),
    (with_rules(COURT, turn=Seatless()), bounds),
]


def fault(case: tuple[AnyGame, Callable[[Walk], None]]) -> str:
    """The name of the class that is at fault."""
    toy = case[0]
    original = {type(rule) for sound in (RACE, WHISPERS, COURT) for rule in sound.rules.values()}
    return next((type(rule).__name__ for rule in toy.rules.values() if type(rule) not in original), type(toy).__name__)


@pytest.mark.parametrize("case", FAULTS, ids=fault)
def test_a_fault_is_found(case: tuple[AnyGame, Callable[[Walk], None]]) -> None:
    game, check = case
    with pytest.raises(AssertionError):
        search(game, check)


@pytest.mark.parametrize("check", dict.fromkeys(check for _, check in FAULTS), ids=lambda check: check.__name__)
@pytest.mark.parametrize("toy", [RACE, WHISPERS, COURT], ids=lambda toy: toy.id)
def test_without_a_fault_nothing_is_found(toy: AnyGame, check: Callable[[Walk], None]) -> None:
    search(toy, check)


def search(game: AnyGame, check: Callable[[Walk], None]) -> None:
    """Look for a fault on a few walks with three seats."""
    ways = [setting for setting in settings(game) if setting.seats == 3 and not setting.options.get("short")]
    for setting in ways:
        for seed in range(6):
            walk = Walk(setting, seed)
            for _ in walk:
                check(walk)
            check(walk)
