"""Rolls: flips with Hope and cards, Artifacts and Talents that work on dice (TT-8, TT-9.11 to TT-9.14, TT-11, TT-R.26, TT-R.27).

A die is 0 (negative), 1 (positive) or 2 (a positive die that was spent on an Artifact).
"""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import SEAT, Grammar, Number, Things, alike
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal
from taletable.engine.run import Run

from .artifacts import HANDS, IN_BATTLE, IN_TURN, ONE_TIMER, Artifact
from .deck import artifact_of, bonus_of
from .domains import CARD, DAMAGE, ENEMY, SLOT, TALENT
from .finds import HERO_BONUS
from .foes import ENEMIES
from .gains import HeroAsk, discard_artifact, gain
from .heroes import TALENTS
from .state import ENEMY_ROLL, NO_ROLL, OWN_ROLL, Tale
from .virtues import heal, hope, talent
from .words import FULL_SPIRIT, HOPE, TOP, Gain

NEGATIVE, POSITIVE, SPENT = range(3)
MOST_DICE: Final = 60
DIE_KEYS: Final = tuple(f"die-{n + 1}" for n in range(MOST_DICE))

DIE: Final = Things("die", DIE_KEYS)
DICE: Final = Number(0, MOST_DICE)
GRAMMAR = Grammar(
    moves={
        "flip": (DIE,),
        "turn": (DIE,),
        "use": (CARD,),
        "play": (CARD, Number(1, max([len(bonus.effects) for bonus in HERO_BONUS]))),
        "invoke": (TALENT,),
        "accept": (),
    },
    refusals={
        "slot-used": (SLOT,),
        **alike((), "shackled", "no-negative-die", "spirit-full", "cards-used-here", "hopeless", "too-late-to-flip", "hope-used"),
        "used-this-round": (CARD,),
        "used-this-turn": (CARD,),
        "too-few-positives": (DICE,),
        "no-more-flips": (DICE,),
        "talent-used": (TALENT,),
        "too-little-hope": (Number(0, TOP),),
    },
    events={
        "used": (SEAT, CARD),
        "played": (SEAT, CARD),
        "harmed": (SEAT, ENEMY, DAMAGE),
        "rolled": (SEAT, DICE, DICE),
        "rolled-again": (SEAT, DICE),
        "flipped": (SEAT, DIE),
        "invoked": (SEAT, TALENT),
    },
)


def cast(n: int, luck: Luck) -> tuple[int, ...]:
    """Roll n dice, half of whose faces are positive (TT-8.1)."""
    return tuple([luck.below(2) for _ in range(min(n, MOST_DICE - 20))])


def begin_object(s: Tale) -> None:
    """A new object: Hope and flip cards are fresh for it (TT-9.14, TT-R.80, TT-R.81)."""
    s.rolls = s.hoped = s.hoped_at = s.carded = 0
    end_roll(s)


def meet_object(s: Tale, seat: int, thing: int) -> bool:
    """An object that can be met again: what was used at it in this turn stays used (TT-9.14, TT-R.26, TT-R.97). True: it is new."""
    begin_object(s)
    known = [uses for uses in s.met if uses[:2] == (seat, thing)]
    for uses in known:
        s.hoped, s.carded = uses[2:]
    return not known


def leave_object(s: Tale, seat: int, thing: int) -> None:
    """The Hero is done with it for now; it is remembered for the rest of the turn (TT-R.97)."""
    s.met = (*[uses for uses in s.met if uses[:2] != (seat, thing)], (seat, thing, s.hoped, s.carded))
    begin_object(s)


def begin_roll(s: Tale, kind: int, dice: tuple[int, ...]) -> None:
    """A roll lies on the table."""
    end_roll(s)
    s.roll = kind
    s.rolls += 1
    s.dice = dice


def end_roll(s: Tale) -> None:
    """The dice are taken up."""
    s.roll = NO_ROLL
    s.dice = ()
    s.fateful = -1
    s.spare = s.plus = s.ward = 0
    s.paid = s.twin = False
    s.in_hand = ()


def positives(s: Tale) -> int:
    """Positive dice that were not spent (TT-8.2, TT-11.10)."""
    return s.dice.count(POSITIVE)


def be_sure(s: Tale, seat: int) -> None:
    """The Talent "sure": one negative die of the first own roll of an object is positive."""
    if talent(s, seat, "sure") and NEGATIVE in s.dice:
        turn_over(s, s.dice.index(NEGATIVE))


def turn_over(s: Tale, die: int) -> None:
    """Flip a die; the one after the last is the enemy's fateful die (TT-R.27)."""
    if die == len(s.dice):
        s.fateful = 1 - s.fateful
    else:
        s.dice = (*s.dice[:die], 1 - s.dice[die], *s.dice[die + 1 :])


# Artifacts


def slot_taken(s: Tale, seat: int, card: int) -> bool:
    """Were other Artifacts of its slot used this turn (TT-11.5, TT-R.37)? The Talent "slots" allows two."""
    slot = artifact_of(card).slot
    others = [worn for worn in s.worn[seat] if worn != card and artifact_of(worn).slot == slot]
    return len(others) + s.used_up[seat].count(slot) > (1 if talent(s, seat, "slots") else 0)


def works_in(artifact: Artifact, roll: int, fighting: bool) -> bool:
    """Does the Artifact have a use at this moment? Active ones are paid with an own roll (TT-R.39)."""
    what = artifact.what
    if roll == ENEMY_ROLL:
        return what in ("ward", "shield", "reflect", "flip") and artifact.usage <= 0  # TT-C.60
    if roll == OWN_ROLL:
        return what in ("again", "luck", "flip") or (what in ("damage", "dice") and fighting) or (what in IN_TURN and artifact.usage > 0)
    return what in IN_TURN and artifact.usage <= 0


def refuse_artifact(s: Tale, seat: int, card: int) -> Refusal | None:
    """Why an Artifact cannot be used at this moment."""
    artifact = artifact_of(card)
    what = artifact.what
    if slot_taken(s, seat, card):
        return Refusal("TT-11.5", "slot-used", (artifact.slot,))
    if s.enemy >= 0 and artifact.slot == HANDS and ENEMIES[s.enemy].talent == "shackles":
        return Refusal("TT-C.65", "shackled")
    if what in IN_BATTLE and card in s.in_hand:
        return Refusal("TT-11.8", "used-this-round", (card,))
    if what not in IN_BATTLE and card in s.worn[seat]:
        return Refusal("TT-R.85", "used-this-turn", (card,))
    if artifact.usage > 0 and positives(s) < artifact.usage:  # in the preview as well (TT-P.28)
        return Refusal("TT-11.9", "too-few-positives", (artifact.usage,))
    if what in ("again", "luck") and NEGATIVE not in s.dice:  # TT-C.60
        return Refusal("TT-8.2", "no-negative-die")
    if what == "heal" and s.spirit[seat] == FULL_SPIRIT:  # TT-C.60
        return Refusal("TT-R.6", "spirit-full")
    if what == "flip" and s.paid:
        return Refusal("TT-R.77", "too-late-to-flip")
    return None


def use_artifact(s: Tale, seat: int, card: int, run: Run) -> None:
    """Use an Artifact: pay, block the slot, do what it does, and lose it if it is a one-timer (TT-11.9 to TT-11.12)."""
    artifact = artifact_of(card)
    run.tell("used", (seat, card))
    for _ in range(artifact.usage):
        at = s.dice.index(POSITIVE)
        s.dice = (*s.dice[:at], SPENT, *s.dice[at + 1 :])
        s.paid = True
    if artifact.usage == ONE_TIMER:
        s.used_up[seat] += (artifact.slot,)
        discard_artifact(s, seat, card, run)
    else:
        s.in_hand += (card,)
        if card not in s.worn[seat]:
            s.worn[seat] += (card,)
    what, n = artifact.what, artifact.n
    if what == "damage":
        s.plus += n
    elif what == "dice":
        add_dice(s, seat, n, run)
    elif what == "again":
        again(s, seat, run)
    elif what == "luck":
        s.dice = lucky(s.dice, n)
    elif what == "flip":
        s.spare += n
    elif what == "ward":
        s.ward += n
    elif what == "shield":
        s.ward = 999
    elif what == "reflect":
        s.harm += n
        run.tell("harmed", (seat, s.enemy, n))
    elif what == "first":
        s.first = True
    else:
        in_turn_effect(s, seat, what, n, run)


def in_turn_effect(s: Tale, seat: int, what: str, n: int, run: Run) -> None:
    """What an Artifact does in the turn, outside of fights and rolls."""
    if what == "wade":
        s.wading = True
    elif what == "far-gift":
        s.far_gift = True
    elif what == "heal":
        heal(s, seat, n, run)
    elif what in ("portal", "leap"):
        s.push("whither", (seat, int(what == "leap")))
    elif what == "carry":
        s.push("carry", (seat,))
    else:
        gain(s, seat, (Gain("friend" if what == "lend" else what, n),), run)


def lucky(dice: tuple[int, ...], n: int) -> tuple[int, ...]:
    """Up to n negative dice become positive."""
    turned = []
    for die in dice:
        if die == NEGATIVE and n:
            die, n = POSITIVE, n - 1
        turned.append(die)
    return tuple(turned)


def add_dice(s: Tale, seat: int, n: int, run: Run) -> None:
    """More dice join the roll."""
    more = cast(min(n, MOST_DICE - 1 - len(s.dice)), run.luck)
    s.dice += more
    run.tell("rolled", (seat, len(more), more.count(POSITIVE)))


def again(s: Tale, seat: int, run: Run) -> None:
    """Roll the negative dice anew."""
    s.dice = tuple([run.luck.below(2) if die == NEGATIVE else die for die in s.dice])
    run.tell("rolled-again", (seat, positives(s)))


# The question


class RollAsk(HeroAsk):
    """A Hero looks at a roll: it flips, spends, and then lets the result stand. The word for that is `verb`."""

    verb = "accept"

    def fighting(self, s: Tale) -> bool:
        """Is it a roll of a fight?"""
        return False

    def offers(self, s: Tale, seat: int) -> list[Move]:
        dice = [die for die, face in enumerate(s.dice) if face != SPENT]
        if s.fateful >= 0:
            dice.append(len(s.dice))
        moves = [Move(seat, "flip", (die,)) for die in dice]
        if s.spare or (s.flips and seat == s.active and s.in_turn):
            moves += [Move(seat, "turn", (die,)) for die in dice]
        fighting = self.fighting(s)
        moves += [Move(seat, "use", (card,)) for card in s.artifacts[seat] if works_in(artifact_of(card), s.roll, fighting)]
        if seat == s.active and s.in_turn:
            moves += bonus_offers(s, seat)
        if s.roll == OWN_ROLL:
            powers = ("again", "twin") if fighting else ("again",)
            moves += [Move(seat, "invoke", (t,)) for t in s.talents[seat] if TALENTS[t].what in powers]
        return [*moves, Move(seat, self.verb)]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.verb == "flip":
            return self.refuse_hope(s, m.seat)
        if m.verb == "turn":
            if s.paid:
                return Refusal("TT-R.77", "too-late-to-flip")
            return None if s.spare or s.carded < s.flips else Refusal("TT-R.81", "cards-used-here")  # TT-C.60
        if m.verb == "use":
            return refuse_artifact(s, m.seat, m.args[0])
        if m.verb == "invoke":
            if m.args[0] in s.spent:
                return Refusal(f"TT-T.{m.args[0] + 1}", "talent-used", m.args)
            return Refusal("TT-8.2", "no-negative-die") if TALENTS[m.args[0]].what == "again" and NEGATIVE not in s.dice else None
        return None

    def refuse_hope(self, s: Tale, seat: int) -> Refusal | None:
        """Hope is used once for each object: at one roll, for as many dice as its band says (TT-9.14, TT-R.26)."""
        if not hope(s, seat):
            return Refusal("TT-9.11", "too-little-hope", (s.virtue(seat, HOPE),))
        if s.roll == ENEMY_ROLL and ENEMIES[s.enemy].talent == "hopeless":
            return Refusal("TT-C.65", "hopeless")
        if s.paid:
            return Refusal("TT-R.77", "too-late-to-flip")
        if s.hoped and s.hoped_at != s.rolls:
            return Refusal("TT-9.14", "hope-used")
        return Refusal("TT-9.11", "no-more-flips", (hope(s, seat),)) if s.hoped >= hope(s, seat) else None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        if m.verb == "flip":
            s.hoped += 1
            s.hoped_at = s.rolls
            turn_over(s, m.args[0])
            run.tell("flipped", (m.seat, m.args[0]))
        elif m.verb == "turn":
            if s.spare:
                s.spare -= 1
            else:
                s.carded += 1
            turn_over(s, m.args[0])
            run.tell("flipped", (m.seat, m.args[0]))
        elif m.verb == "use":
            use_artifact(s, m.seat, m.args[0], run)
            return self.used(s, m.seat, run)
        elif m.verb == "play":
            play_bonus(s, m.seat, m.args[0], m.args[1], run)
        elif m.verb == "invoke":
            s.spent += (m.args[0],)
            run.tell("invoked", (m.seat, m.args[0]))
            if TALENTS[m.args[0]].what == "again":
                again(s, m.seat, run)
            else:
                s.twin = True
        else:
            self.settle(s, m, run)
            return True
        return False

    def used(self, s: Tale, seat: int, run: Run) -> bool:
        """An Artifact was used; True if that settles the question."""
        return False

    def settle(self, s: Tale, m: Move, run: Run) -> None:
        """The result stands."""
        raise NotImplementedError


# Bonus Cards


def bonus_offers(s: Tale, seat: int) -> list[Move]:
    """Every effect of every unused Bonus Card that has one (TT-15.1, TT-15.2)."""
    return [Move(seat, "play", (card, n)) for card in s.bonus[seat] for n in range(1, len(bonus_of(card).effects) + 1)]


def play_bonus(s: Tale, seat: int, card: int, choice: int, run: Run) -> None:
    """Declare one effect of a Bonus Card; it lasts for the turn (TT-15.4, TT-R.24, TT-R.82)."""
    what, n = bonus_of(card).effects[choice - 1]
    s.bonus[seat] = tuple([other for other in s.bonus[seat] if other != card])
    s.played[seat] += (card,)
    run.tell("played", (seat, card))
    if what == "dice":
        s.more_dice += n
        if s.roll == OWN_ROLL and s.enemy >= 0:
            add_dice(s, seat, n, run)
    elif what == "flip":
        s.flips += n
    elif what == "speed":
        s.more_speed += n
    else:
        s.more_actions += n
