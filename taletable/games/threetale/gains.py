"""Rewards and losses: everything that a card, a prize or a Talent gives or takes (TT-10, TT-11.13, TT-R.35, TT-R.40, TT-R.79)."""

from __future__ import annotations

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .attempts import why_not
from .deck import ARTIFACT_PILE, ENEMY_BONUS_PILE, HERO_BONUS_PILE, PILE_OF, artifact_of
from .domains import CARD, SOME, TALENT, VIRTUE
from .heroes import TALENTS, choices
from .state import LEVEL, NUMBER, WHO, Tale
from .virtues import faith, heal, lower_virtue, raise_virtue
from .words import TALENT_COST, TOP, VIRTUES, Gains

SIX = range(len(VIRTUES))

GRAMMAR = Grammar(
    moves={
        **alike((VIRTUE,), "raise", "lose"),
        "comfort": (SEAT, VIRTUE),
        **alike((CARD,), "give-up", "keep", "shed"),
        "award": (CARD, SEAT),
        "learn": (TALENT,),
        "done": (),
    },
    refusals={"at-the-top": (VIRTUE,), "at-the-bottom": (VIRTUE,), "aimed-at": (VIRTUE,)},
    events={
        **alike((SEAT, SOME), "gained-shevitsa", "gained-speed", "lost-speed", "gained-stone", "more-actions", "more-steps"),
        **alike((SEAT, CARD), "looks-at", "gained-artifact", "lost-artifact", "drew-bonus", "bonus-lost"),
        "learned": (SEAT, TALENT),
    },
    stakes={"talent-lost": (TALENT,)},
)


def gain(s: Tale, seat: int, gains: Gains, run: Run) -> None:
    """Take a reward, or suffer a loss. What asks for a choice is pushed, the first part on top."""
    frames: list[tuple[str, tuple[int, ...]]] = []
    for what, n, which in gains:
        if what == "virtue":
            frames.append(("raise", (seat, n)))
        elif what == "named":
            raise_virtue(s, seat, which, n, run)
        elif what == "friend":
            frames.append(("friend", (seat, n)))
        elif what == "shevitsa":
            s.shevitsa[seat] += n
            run.tell("gained-shevitsa", (seat, n))
        elif what == "speed":
            s.speed[seat] += n
            run.tell("gained-speed", (seat, n))
        elif what == "spirit":
            heal(s, seat, n, run)
        elif what == "heal-all":
            for q in range(s.seats):
                heal(s, q, n, run)
        elif what == "stone":
            s.stones[seat] += n
            run.tell("gained-stone", (seat, n))
        elif what == "artifact":
            frames.append(("choose_artifact", (seat, n)))
        elif what == "bonus":
            had = s.bonus[seat]
            draw_bonus(s, seat, n, run)
            s.found += s.bonus[seat][len(had) :]  # TT-R.99
        elif what == "action":
            s.more_actions += n
            run.tell("more-actions", (seat, n))
        elif what == "step":
            s.more_steps += n
            run.tell("more-steps", (seat, n))
        elif what == "lose-virtue":
            frames.append(("lose", (seat, n, -1)))
        elif what == "lose-artifact":
            frames.append(("lose_artifact", (seat,)))
        else:
            lost = min(n, s.speed[seat])
            s.speed[seat] -= lost
            run.tell("lost-speed", (seat, lost))
    for rule, args in reversed(frames):
        s.push(rule, args)


def discard_artifact(s: Tale, seat: int, card: int, run: Run) -> None:
    """A used-up or sacrificed Artifact leaves its owner (TT-11.14, TT-P.4)."""
    s.artifacts[seat] = tuple([c for c in s.artifacts[seat] if c != card])
    if card in s.worn[seat]:  # its slot stays blocked (TT-R.37)
        s.worn[seat] = tuple([c for c in s.worn[seat] if c != card])
        s.used_up[seat] += (artifact_of(card).slot,)
    if s.preview:
        s.put_back((card,), run)
    else:
        s.discard.append(card)


def discard_bonus(s: Tale, seat: int, cards: tuple[int, ...], run: Run) -> None:
    """Unused Bonus Cards are lost (TT-R.24)."""
    s.bonus[seat] = tuple([card for card in s.bonus[seat] if card not in cards])
    for card in cards:
        run.tell("bonus-lost", (seat, card))
    s.found = tuple([card for card in s.found if card not in cards])
    s.discard.extend(cards)


def return_bonus(s: Tale, run: Run) -> None:
    """The turn is over: in the preview the Bonus Cards of both sides go back into their decks (TT-P.5, TT-R.98)."""
    cards = tuple([card for card in s.discard if PILE_OF[card] in (HERO_BONUS_PILE, ENEMY_BONUS_PILE)])
    if s.preview and cards:
        s.discard = [card for card in s.discard if card not in cards]
        s.put_back(cards, run)


def draw_bonus(s: Tale, seat: int, n: int, run: Run) -> int:
    """Draw Hero Bonus Cards; how many there were."""
    for i in range(n):
        card = s.draw(HERO_BONUS_PILE, run)
        if card < 0:
            return i
        s.bonus[seat] += (card,)
        run.tell("drew-bonus", (seat, card))
    return n


def unused(s: Tale, seat: int) -> tuple[int, ...]:
    """The Bonus Cards of Faith that were not used yet (TT-R.24, TT-R.99)."""
    return tuple([card for card in s.bonus[seat] if card not in s.found])


def settle_faith(s: Tale, run: Run) -> bool:
    """Faith rose: draw up to its number. Faith fell: what it no longer allows is lost (TT-R.23, TT-R.24). True: something is asked."""
    if not s.in_turn or s.over:
        return False
    seat = s.active
    allowed = faith(s, seat)
    if s.drawn < allowed:
        s.drawn += draw_bonus(s, seat, allowed - s.drawn, run)
    cards = unused(s, seat)
    surplus = min(s.drawn - s.shed - allowed, len(cards))
    if surplus <= 0:
        return False
    if surplus == len(cards):
        s.shed += surplus
        discard_bonus(s, seat, cards, run)
        return False
    s.push("shed", (seat,))
    return True


def talent_due(s: Tale, seat: int) -> bool:
    """Has the Hero stored enough Shevitsa for its next Talent (TT-10.11, TT-R.35)?"""
    level = len(s.talents[seat])
    return level < 3 and s.shevitsa[seat] >= TALENT_COST[level]  # TT-10.15


class HeroAsk(Ask[Tale]):
    """A question to the Hero that is the first argument of the frame."""

    args = {"seat": WHO}

    def open(self, s: Tale, run: Run) -> int:
        return 1 << s.frames[-1].args[0]

    def amiss(self, s: Tale, m: Move) -> Refusal | None:
        return why_not(s, m, self.cite)


class Raise(HeroAsk):
    """Points for own Virtues, one by one (TT-7.6, TT-9.3)."""

    cite = "TT-9.3"
    args = {"seat": WHO, "points": NUMBER}

    def open(self, s: Tale, run: Run) -> int:
        seat = s.frames[-1].args[0]
        return 1 << seat if min(s.virtues[seat * 6 : seat * 6 + 6]) < TOP else 0  # TT-R.6

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "raise", (virtue,)) for virtue in SIX]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        return Refusal("TT-R.6", "at-the-top", m.args) if s.virtue(m.seat, m.args[0]) == TOP else None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        raise_virtue(s, m.seat, m.args[0], 1, run)
        return one_less(s) or self.open(s, run) == 0  # TT-R.6

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        settle_faith(s, run)


def one_less(s: Tale) -> bool:
    """One point of the open frame is dealt with; True if it was the last."""
    top = s.frames[-1]
    left = top.args[1] - 1
    s.frames[-1] = Frame(top.rule, top.step, (top.args[0], left, *top.args[2:]), top.asked, top.waiting)
    return left == 0


class Friend(HeroAsk):
    """Points for the Virtues of other Heroes, as the giver chooses."""

    cite = "TT-C.45"
    args = {"seat": WHO, "points": NUMBER}

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [*comforts(s, seat), Move(seat, "done")]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        return refuse_comfort(s, m) if m.verb == "comfort" else None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        if m.verb == "done":
            return True
        raise_virtue(s, m.args[0], m.args[1], 1, run)
        return one_less(s)


def comforts(s: Tale, seat: int) -> list[Move]:
    """Every Virtue of every other Hero."""
    return [Move(seat, "comfort", (other, virtue)) for other in range(s.seats) if other != seat for virtue in SIX]


def refuse_comfort(s: Tale, m: Move) -> Refusal | None:
    """The limit holds for gifts, too (TT-R.29)."""
    other, virtue = m.args
    return Refusal("TT-R.6", "at-the-top", (virtue,)) if s.virtue(other, virtue) == TOP else None


class Lose(HeroAsk):
    """Damage, a loss or a payment in Virtue points, split as the player likes (TT-9.4). The Virtue is hit first, -1: any."""

    cite = "TT-16.18"
    args = {"seat": WHO, "points": NUMBER, "virtue": Num(-1, len(VIRTUES) - 1)}

    def open(self, s: Tale, run: Run) -> int:
        seat, n, _ = s.frames[-1].args
        if n < s.total(seat):
            return 1 << seat
        for virtue in SIX:
            lower_virtue(s, seat, virtue, TOP, run)
        return 0

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "lose", (virtue,)) for virtue in SIX]

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        aimed = s.frames[-1].args[2]
        if not s.virtue(m.seat, m.args[0]):
            return Refusal("TT-R.6", "at-the-bottom", m.args)
        if aimed >= 0 and m.args[0] != aimed and s.virtue(m.seat, aimed):
            return Refusal("TT-C.65", "aimed-at", (aimed,))
        return None

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        lower_virtue(s, m.seat, m.args[0], 1, run)
        return one_less(s)

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        settle_faith(s, run)


class LoseArtifact(HeroAsk):
    """An Artifact of the lowest level owned is lost (TT-C.68, TT-R.79)."""

    cite = "TT-R.79"

    def open(self, s: Tale, run: Run) -> int:
        seat = s.frames[-1].args[0]
        found = self.lowest(s, seat)
        if len(found) > 1:
            return 1 << seat
        for card in found:
            run.tell("lost-artifact", (seat, card))
            discard_artifact(s, seat, card, run)
        return 0

    def lowest(self, s: Tale, seat: int) -> list[int]:
        """The Hero's Artifacts of its lowest level."""
        levels = [artifact_of(card).level for card in s.artifacts[seat]]
        return [card for card in s.artifacts[seat] if artifact_of(card).level == min(levels)]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "give-up", (card,)) for card in self.lowest(s, seat)]

    def stakes(self, s: Tale, m: Move) -> list[Stake] | None:
        return []

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        run.tell("lost-artifact", (m.seat, m.args[0]))
        discard_artifact(s, m.seat, m.args[0], run)
        return True


class ChooseArtifact(HeroAsk):
    """Draw 3 Artifacts of a level, keep 1 (TT-11.13, TT-R.40)."""

    cite = "TT-11.13"
    args = {"seat": WHO, "level": LEVEL}

    def open(self, s: Tale, run: Run) -> int:
        seat, level = s.frames[-1].args
        for _ in range(3):
            card = s.draw(ARTIFACT_PILE + level, run)
            if card < 0:
                break
            s.choice += (card,)
            run.tell("looks-at", (seat, card))
        return 1 << seat if s.choice else 0

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "keep", (card,)) for card in s.choice]

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        self.keep(s, m.seat, m.args[0], run)
        return True

    def keep(self, s: Tale, seat: int, card: int, run: Run) -> None:
        """One card is kept; the others are discarded, in the preview shuffled back (TT-P.3)."""
        s.artifacts[seat] += (card,)
        rejected = tuple([other for other in s.choice if other != card])
        s.choice = ()
        run.tell("gained-artifact", (seat, card))
        if s.preview:
            if rejected:
                s.put_back(rejected, run)
        else:
            s.discard.extend(rejected)


class Bless(ChooseArtifact):
    """The Artifact of a blessed Offering: any Hero may keep it (TT-12.6, TT-R.75)."""

    cite = "TT-12.2"

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "award", (card, keeper)) for card in s.choice for keeper in range(s.seats)]

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        self.keep(s, m.args[1], m.args[0], run)
        return True


class Learn(HeroAsk):
    """Choose 1 of the 2 Talents of the next level; the other is lost for ever (TT-10.11, TT-10.12)."""

    cite = "TT-10.11"

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "learn", (t,)) for t in choices(s.hero[seat], len(s.talents[seat]) + 1)]

    def stakes(self, s: Tale, m: Move) -> list[Stake] | None:
        """TT-10.12: the other Talent is lost for ever."""
        return [Stake("talent-lost", (t,)) for t in choices(s.hero[m.seat], len(s.talents[m.seat]) + 1) if t != m.args[0]]

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        seat, chosen = m.seat, m.args[0]
        s.shevitsa[seat] -= TALENT_COST[len(s.talents[seat])]
        s.talents[seat] += (chosen,)
        run.tell("learned", (seat, chosen))
        gain(s, seat, TALENTS[chosen].gains, run)
        return True


class Shed(HeroAsk):
    """Faith fell: choose which unused Bonus Card is lost (TT-9.E2, TT-R.24)."""

    cite = "TT-R.24"

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "shed", (card,)) for card in unused(s, seat)]

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        s.shed += 1
        discard_bonus(s, m.seat, (m.args[0],), run)
        return True

    def close(self, s: Tale, run: Run, frame: Frame) -> None:
        settle_faith(s, run)
