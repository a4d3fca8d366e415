"""Battles round by round (TT-16), fights with foes of the Future, and their raids (TT-C.87)."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .deck import BATTLE_PILE, ENEMY_BONUS_PILE, FIRST_BATTLE, artifact_of, bonus_of
from .dice import (
    DICE,
    POSITIVE,
    RollAsk,
    be_sure,
    begin_object,
    begin_roll,
    cast,
    end_roll,
    leave_object,
    meet_object,
    positives,
    refuse_artifact,
    use_artifact,
)
from .domains import CARD, DAMAGE, ENEMY, PIECE, SPIRIT
from .enemies import BATTLES
from .foes import ENEMIES, PIECE_FOE, PIECES
from .gains import HeroAsk, discard_bonus, gain, settle_faith
from .heroes import TALENTS
from .scenario import hurt_foe, remove_foe
from .scenarios import scenario_of
from .state import ENEMY_ROLL, OWN_ROLL, PAST, WHO, Tale
from .virtues import attack_dice, raise_virtue, speed, spend_spirit, talent
from .words import LEVELS, LOVE, WON_1, Gain

LONGEST: Final = 20
"""Attack rounds of the Hero after which both sides have had enough (TT-R.92)."""

# The enemy's values

GRAMMAR = Grammar(
    moves={"escape": (), "stand": (), "strike": (), "take": (), "block": ()},
    refusals={"no-escape": (), "nothing-to-block": (), "unblockable": ()},
    stakes={"spirit-left": (SPIRIT,), "last-spirit": ()},
    events={
        "battle": (SEAT, ENEMY),
        "raid": (PIECE, SEAT),
        "enemy-bonus": (ENEMY, CARD),
        "enemy-heals": (ENEMY, DAMAGE),
        "struck": (SEAT, ENEMY, DAMAGE),
        "attacked": (ENEMY, SEAT, DICE, DICE),
        "doubled": (ENEMY,),
        "took-damage": (SEAT, ENEMY, DAMAGE),
        "blocked": (SEAT, ENEMY),
        "escaped": (SEAT, ENEMY),
        "defeated": (SEAT, ENEMY),
        "parted": (SEAT, ENEMY),
    },
)


def ambush(s: Tale, what: str) -> int:
    """What the enemy's Bonus Cards add (TT-15.5, TT-R.53)."""
    return sum([n for card in s.ambush for effect, n in bonus_of(card).effects if effect == what])


def enemy_speed(s: Tale) -> int:
    """Speed with Bonus Cards."""
    return ENEMIES[s.enemy].speed + ambush(s, "speed")


def enemy_defence(s: Tale) -> int:
    """Defence with Bonus Cards."""
    return ENEMIES[s.enemy].defence + ambush(s, "defence")


def enemy_strength(s: Tale) -> int:
    """Strength with Bonus Cards, growth, and what Scenario and Omen add to a foe."""
    strength = ENEMIES[s.enemy].strength + ambush(s, "strength") + s.grown
    if s.piece >= 0:
        scenario = scenario_of(s)
        strength += scenario.strength(s, s.piece) + scenario.omen(s, "fury")
    return strength


def defeated(s: Tale) -> bool:
    """Damage equal to Defence is enough (TT-R.2)."""
    return s.harm >= enemy_defence(s)


def enemy_damage(s: Tale, seat: int) -> int:
    """What the enemy's roll does to the Hero as it lies now (TT-16.16, TT-R.74)."""
    hits = positives(s) * (2 if s.fateful == 1 else 1)
    guard = talent(s, seat, "guard") + sum([talent(s, q, "aegis") for q in range(s.seats)])  # TT-10.15
    return max(0, hits - s.ward - guard)  # TT-C.60


def hero_damage(s: Tale, seat: int) -> int:
    """What the Hero's roll does as it lies now (TT-16.11, TT-16.12, TT-R.77)."""
    hits = positives(s)
    damage = (2 * hits if s.twin else hits) + s.plus  # TT-R.101
    if hits:
        damage += talent(s, seat, "strike")
    if not s.strikes and s.first:  # TT-10.15
        damage += talent(s, seat, "charge")
    return damage


# A Battle


def meet(s: Tale, seat: int, enemy: int, piece: int, harm: int, exchanges: int) -> None:
    """An enemy stands before the Hero."""
    s.enemy, s.piece, s.harm, s.exchanges = enemy, piece, harm, exchanges
    s.grown = s.strikes = s.assaults = 0
    s.first = False
    if piece >= 0:
        meet_object(s, seat, ~piece)  # TT-R.97
    else:
        begin_object(s)


def part(s: Tale, seat: int) -> None:
    """The fight is over: cards are discarded, a foe keeps its damage (TT-16.25, TT-R.53)."""
    if s.card >= 0:
        s.discard.append(s.card)
        s.card = -1
    s.discard.extend(s.ambush)
    s.ambush = ()
    if s.piece >= 0:  # TT-C.87
        hurt_foe(s, s.piece, s.harm)  # TT-C.87
        leave_object(s, seat, ~s.piece)  # TT-R.97
    s.enemy = s.piece = -1
    s.harm = s.grown = s.strikes = s.assaults = 0
    s.first = False
    s.exchanges = -1
    begin_object(s)


class Battle(Sequence[Tale]):
    """A Hero fights a Battle card to the end, or a foe for one exchange. The level is that of the card, 0 for a foe."""

    cite = "TT-16"
    args = {"seat": WHO, "level": Num(0, len(LEVELS)), "piece": Num(-1, len(PIECES) - 1)}
    steps = ("draw", "ambush", "engage", "exchange")

    def draw(self, s: Tale, run: Run) -> None:
        """TT-16.1."""
        seat, level, piece = s.frames[-1].args
        if level:
            s.card = s.draw(BATTLE_PILE + level, run)
            meet(s, seat, s.card - FIRST_BATTLE, -1, 0, -1)
        else:
            foe = s.foe(piece)
            assert foe
            meet(s, seat, len(BATTLES) + PIECE_FOE[piece], piece, foe[2], 1)  # TT-C.87
        run.tell("battle", (seat, s.enemy))

    def ambush(self, s: Tale, run: Run) -> None:
        """Enemy Bonus Cards are drawn before the fight (TT-16.4, TT-16.5); a thief takes a card of the Hero."""
        seat = s.frames[-1].args[0]
        for _ in range(ENEMIES[s.enemy].bonus):
            card = s.draw(ENEMY_BONUS_PILE, run)
            if card >= 0:
                s.ambush += (card,)
                run.tell("enemy-bonus", (s.enemy, card))
        if ENEMIES[s.enemy].talent == "steals" and s.bonus[seat]:  # TT-C.65
            discard_bonus(s, seat, s.bonus[seat][:1], run)

    def finish(self, s: Tale, run: Run, frame: Frame) -> None:
        seat = frame.args[0]
        enemy, piece, beaten = s.enemy, s.piece, defeated(s)
        part(s, seat)
        if not beaten:
            run.tell("parted", (seat, enemy))
            return
        run.tell("defeated", (seat, enemy))
        prize = ENEMIES[enemy].prize
        if talent(s, seat, "prize"):
            prize += (Gain("virtue", talent(s, seat, "prize")),)
        if talent(s, seat, "drain"):
            raise_virtue(s, seat, LOVE, talent(s, seat, "drain"), run)
        gain(s, seat, prize, run)
        if piece >= 0:
            remove_foe(s, piece)
            scenario_of(s).beaten(s, seat, piece, run)
        else:
            s.did(seat, WON_1 + ENEMIES[enemy].level - 1)


class Engage(HeroAsk):
    """Who attacks first: the greater Speed, the enemy when equal (TT-16.6, TT-16.7); an Artifact can turn it."""

    cite = "TT-16.6"

    def open(self, s: Tale, run: Run) -> int:
        seat = s.frames[-2].args[0]
        # TT-10.15
        s.first = speed(s, seat) + talent(s, seat, "swift") > enemy_speed(s) and ENEMIES[s.enemy].talent != "first"
        return 1 << seat if not s.first and self.shoes(s, seat) else 0  # TT-C.60

    def shoes(self, s: Tale, seat: int) -> list[int]:
        """Artifacts that bring the first blow and can be used."""
        if ENEMIES[s.enemy].talent == "first":
            return []
        # TT-C.60
        return [card for card in s.artifacts[seat] if artifact_of(card).what == "first" and refuse_artifact(s, seat, card) is None]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        moves = [*(Move(seat, "use", (card,)) for card in self.shoes(s, seat)), Move(seat, "stand")]
        return [*moves, Move(seat, "escape")] if s.phase == PAST else moves  # TT-R.51

    def stakes(self, s: Tale, m: Move) -> list[Stake] | None:
        return at_stake(s, m.seat) if m.verb == "escape" else None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        if m.verb == "escape":
            flee(s, m.seat, run)
        elif m.verb == "use":  # TT-C.60
            use_artifact(s, m.seat, m.args[0], run)
            end_roll(s)
        return True


class Exchange(Sequence[Tale]):
    """One attack round of each side (TT-16.8), again and again until one is defeated (TT-16.9)."""

    cite = "TT-16.8"
    steps = ("first_blow", "second_blow")

    def first_blow(self, s: Tale, run: Run) -> None:
        """The faster side."""
        s.push("strike" if s.first else "assault", s.frames[-2].args[:1])

    def second_blow(self, s: Tale, run: Run) -> None:
        """The slower side, if there is still somebody to fight (TT-R.76)."""
        if not defeated(s):
            s.push("assault" if s.first else "strike", s.frames[-2].args[:1])

    def again(self, s: Tale) -> bool:
        """In the Future there is one exchange (TT-C.87); a fight without end is broken off (TT-R.92)."""
        if s.exchanges > 0:  # TT-C.87
            s.exchanges -= 1
        return not defeated(s) and s.exchanges != 0 and s.strikes < LONGEST


def free_blocks(s: Tale, seat: int) -> list[int]:
    """The Talents that stop an attack for no Spirit, if they were not used yet (TT-10.15)."""
    return [t for t in s.talents[seat] if TALENTS[t].what == "free-block" and t not in s.spent]


def at_stake(s: Tale, seat: int) -> list[Stake]:
    """Spirit is dear, and the last one is fatal (TT-R.49)."""
    return [Stake("spirit-left", (s.spirit[seat] - 1,)) if s.spirit[seat] > 1 else Stake("last-spirit")]


def flee(s: Tale, seat: int, run: Run) -> None:
    """1 Spirit leads out of the Battle, without prize (TT-16.24)."""
    run.tell("escaped", (seat, s.enemy))
    s.leave("battle")
    part(s, seat)
    spend_spirit(s, seat, run)


class BlowAsk(RollAsk):
    """An attack round of a Battle; in the Past the Hero may escape at any time (TT-16.24, TT-R.51)."""

    def fighting(self, s: Tale) -> bool:
        return True

    def can_escape(self, s: Tale) -> bool:
        """In the Past Phase only (TT-19.6)."""
        return s.phase == PAST and s.frames[-2].rule == "exchange"

    def offers(self, s: Tale, seat: int) -> list[Move]:
        moves = super().offers(s, seat)
        if s.frames[-2].rule == "exchange":
            moves.append(Move(seat, "escape"))
        return moves

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.verb == "escape":
            return None if self.can_escape(s) else Refusal("TT-19.6", "no-escape")
        return super().refuse(s, m)

    def stakes(self, s: Tale, m: Move) -> list[Stake] | None:
        if m.verb not in ("escape", "block") or (m.verb == "block" and free_blocks(s, m.seat)):
            return None
        return at_stake(s, m.seat)

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        if m.verb != "escape":
            return super().apply(s, m, run)
        flee(s, m.seat, run)
        return True


class Strike(BlowAsk):
    """The Hero's attack round: roll Love, flip, spend, strike (TT-16.10, TT-R.77)."""

    cite = "TT-16.10"
    verb = "strike"

    def open(self, s: Tale, run: Run) -> int:
        seat = s.frames[-1].args[0]
        first = s.strikes == 0  # TT-10.15
        begin_roll(s, OWN_ROLL, cast(attack_dice(s, seat), run.luck))
        if first:  # TT-10.15
            be_sure(s, seat)
        run.tell("rolled", (seat, len(s.dice), positives(s)))
        return 1 << seat

    def settle(self, s: Tale, m: Move, run: Run) -> None:
        damage = hero_damage(s, m.seat)
        s.harm = min(999, s.harm + damage)  # TT-16.13
        s.strikes += 1  # TT-R.92
        end_roll(s)
        run.tell("struck", (m.seat, s.enemy, damage))

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        if ENEMIES[s.enemy].talent == "thorns":  # TT-C.65
            s.push("lose", (frame.args[0], 1, -1))


class Assault(BlowAsk):
    """The enemy's attack round: take all damage on Virtues, or cancel all of it for 1 Spirit (TT-16.15 to TT-16.18)."""

    cite = "TT-16.15"
    verb = "take"

    def open(self, s: Tale, run: Run) -> int:
        seat = s.frames[-1].args[0]
        enemy = ENEMIES[s.enemy]
        if enemy.talent == "heals" and s.harm:
            s.harm = max(0, s.harm - 2)
            run.tell("enemy-heals", (s.enemy, s.harm))
        begin_roll(s, ENEMY_ROLL, cast(max(0, enemy_strength(s) - talent(s, seat, "unseen")), run.luck))  # TT-16.15, TT-10.15
        if enemy.talent == "doubles":
            s.fateful = run.luck.below(2)
        s.assaults += 1
        if enemy.talent == "grows":  # TT-C.65
            s.grown += 1
        run.tell("attacked", (s.enemy, seat, len(s.dice), s.dice.count(POSITIVE)))
        if s.fateful == 1:
            run.tell("doubled", (s.enemy,))
        if enemy_damage(s, seat) or self.mirrors(s, seat):
            return 1 << seat
        end_roll(s)
        return 0

    def mirrors(self, s: Tale, seat: int) -> list[int]:
        """Artifacts that strike back, whatever the enemy has rolled (TT-11.8, TT-R.102)."""
        return [card for card in s.artifacts[seat] if artifact_of(card).what == "reflect" and refuse_artifact(s, seat, card) is None]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [*super().offers(s, seat), Move(seat, "block")]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        if m.verb == "block":
            if not enemy_damage(s, m.seat):
                return Refusal("TT-R.50", "nothing-to-block")
            if ENEMIES[s.enemy].talent == "unblockable" and s.assaults == 1:
                return Refusal("TT-C.65", "unblockable")
            return None
        return super().refuse(s, m)

    def used(self, s: Tale, seat: int, run: Run) -> bool:
        """Damage thrown back may end the Battle in the middle of the round (TT-R.76)."""
        if defeated(s):
            end_roll(s)
            return True
        return False

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        if m.verb != "block":
            return super().apply(s, m, run)
        end_roll(s)
        run.tell("blocked", (m.seat, s.enemy))
        free = free_blocks(s, m.seat)
        if free:
            s.spent += (free[0],)
        else:
            spend_spirit(s, m.seat, run)
        return True

    def settle(self, s: Tale, m: Move, run: Run) -> None:
        damage = enemy_damage(s, m.seat)
        end_roll(s)
        run.tell("took-damage", (m.seat, s.enemy, damage))
        if damage:
            s.push("lose", (m.seat, damage, LOVE if ENEMIES[s.enemy].talent == "aims-at-love" else -1))

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        settle_faith(s, run)


class Raid(Sequence[Tale]):
    """A foe's attack round in the Scenario's own step."""

    cite = "TT-R.86"
    args = {"seat": WHO, "piece": Num(0, len(PIECES) - 1)}
    steps = ("come", "attack")

    def come(self, s: Tale, run: Run) -> None:
        """The foe stands before the Hero. It draws no Bonus Cards (TT-R.105)."""
        seat, piece = s.frames[-1].args
        foe = s.foe(piece)
        assert foe
        meet(s, seat, len(BATTLES) + PIECE_FOE[piece], piece, foe[2], 0)
        run.tell("raid", (piece, seat))

    def attack(self, s: Tale, run: Run) -> None:
        """One attack round of the foe."""
        s.push("assault", s.frames[-1].args[:1])

    def finish(self, s: Tale, run: Run, frame: Frame) -> None:
        seat, piece = frame.args
        beaten, enemy = defeated(s), s.enemy
        part(s, seat)
        if beaten:
            run.tell("defeated", (seat, enemy))
            gain(s, seat, ENEMIES[enemy].prize, run)
            remove_foe(s, piece)
            scenario_of(s).beaten(s, seat, piece, run)
