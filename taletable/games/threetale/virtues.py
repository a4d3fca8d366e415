"""What a Hero is worth at this moment: Virtues with their bands, Speed, Actions, dice; and how it dies (TT-9, TT-10, TT-R.6, TT-R.22)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.run import Run

from .domains import POINTS, SPIRIT, VIRTUE
from .heroes import TALENTS
from .needs import note_prophecies
from .state import HERO_DIED, Tale
from .words import ENDEAVOUR, ENDURANCE, FAITH, FULL_SPIRIT, HOPE, LOVE, MERCY, TOP, band

GRAMMAR = Grammar(
    events={
        "raised": (SEAT, VIRTUE, POINTS),
        "lost": (SEAT, VIRTUE, POINTS),
        "spirit-spent": (SEAT, SPIRIT),
        "healed": (SEAT, SPIRIT),
        "died": (SEAT,),
    }
)


def talent(s: Tale, seat: int, what: str) -> int:
    """How much of a lasting power the Hero's Talents give; 0 without it."""
    power = 0
    for t in s.talents[seat]:
        if TALENTS[t].what == what:
            power += TALENTS[t].n
    return power


def speed(s: Tale, seat: int) -> int:
    """Speed with everything in force this turn; more or fewer Steps are none of it (TT-10.1, TT-R.52, TT-R.100)."""
    now = s.more_speed if seat == s.active and s.in_turn else 0
    return s.speed[seat] + talent(s, seat, "speed") + now


def steps_left(s: Tale, seat: int) -> int:
    """Steps that the active Hero can still go (TT-6.3, TT-6.11, TT-R.100)."""
    return max(0, speed(s, seat) + s.more_steps) - s.steps


def actions_left(s: Tale, seat: int) -> int:
    """Actions that the active Hero can still do (TT-7.1, TT-R.22)."""
    allowed = 1 + band(s.virtue(seat, ENDEAVOUR)) + talent(s, seat, "endeavour") + s.more_actions
    return max(0, allowed - s.actions)


def hope(s: Tale, seat: int) -> int:
    """Dice that Hope can flip at one object (TT-9.11)."""
    return band(s.virtue(seat, HOPE)) + talent(s, seat, "hope")  # TT-10.15


def faith(s: Tale, seat: int) -> int:
    """Hero Bonus Cards that Faith gives in a turn (TT-9.15)."""
    return band(s.virtue(seat, FAITH)) + talent(s, seat, "faith")  # TT-10.15


def endurance(s: Tale, seat: int) -> int:
    """Points for own Virtues at the end of a turn (TT-9.19)."""
    return band(s.virtue(seat, ENDURANCE)) + talent(s, seat, "endurance")  # TT-10.15


def mercy(s: Tale, seat: int) -> int:
    """Points for the Virtues of others at the end of a turn (TT-9.22)."""
    return band(s.virtue(seat, MERCY)) + talent(s, seat, "mercy")  # TT-10.15


def attack_dice(s: Tale, seat: int) -> int:
    """Dice of an own attack round: Love, and what is in force (TT-9.10, TT-R.54)."""
    dice = s.virtue(seat, LOVE) + talent(s, seat, "dice")  # TT-10.15
    if seat == s.active and s.in_turn:
        dice += s.more_dice
    if s.spirit[seat] < FULL_SPIRIT:
        dice += talent(s, seat, "desperate")  # TT-10.15
    return dice


def raise_virtue(s: Tale, seat: int, virtue: int, n: int, run: Run) -> None:
    """A Virtue goes up, to 13 at most (TT-R.6)."""
    at = seat * 6 + virtue
    risen = min(TOP, s.virtues[at] + n) - s.virtues[at]
    if risen:
        s.virtues[at] += risen
        run.tell("raised", (seat, virtue, risen))
        note_prophecies(s, run)  # TT-R.33


def lower_virtue(s: Tale, seat: int, virtue: int, n: int, run: Run) -> None:
    """A Virtue goes down, to 0 at most; without any Virtue point the Hero dies (TT-16.22, TT-R.48)."""
    at = seat * 6 + virtue
    lost = min(n, s.virtues[at])
    if lost:
        s.virtues[at] -= lost
        run.tell("lost", (seat, virtue, lost))
    if not s.total(seat):
        die(s, seat, run)


def spend_spirit(s: Tale, seat: int, run: Run) -> None:
    """1 Spirit is gone; the last one is fatal (TT-10.5, TT-R.49)."""
    s.spirit[seat] -= 1
    run.tell("spirit-spent", (seat, s.spirit[seat]))
    if not s.spirit[seat]:
        die(s, seat, run)


def heal(s: Tale, seat: int, n: int, run: Run) -> None:
    """Spirit comes back, to 3 at most (TT-R.6)."""
    healed = min(FULL_SPIRIT, s.spirit[seat] + n) - s.spirit[seat]
    if healed:
        s.spirit[seat] += healed
        run.tell("healed", (seat, healed))


def die(s: Tale, seat: int, run: Run) -> None:
    """One Hero's death is the end for all (TT-1.4, TT-16.23)."""
    if not s.over:
        s.conclude(HERO_DIED)
        run.tell("died", (seat,))
