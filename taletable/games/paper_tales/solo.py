"""One Monarch against the Lich King (PT-S): the solo draft, his hosts, and how he scores."""

from __future__ import annotations

from typing import Final

from taletable.engine.fields import BadPosition
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.luck import Luck
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.run import Run
from taletable.engine.saying import say
from taletable.engine.state import Frame

from .asks import Decision
from .cards import CARD_IDS, FRONT
from .content import NECROPOLIS
from .domains import CARD, HOST, LP, NECROPOLIS_CARD, STRENGTH
from .necropolis import CARDS_WITH, HOSTS, KINDS, LICH_CARDS, OF_A_KIND
from .state import PHASES, Kingdoms

MONARCH: Final = 0
"""The only seat."""
LEVELS: Final = (1, 2, 3, 4, 5)
PACKS: Final = 3
PACK: Final = 4
PICKS: Final = 5
ORDER: Final = (0, 1, 2, 0, 1)
"""PT-S.16: which pack is looked at for each pick."""
COMING: Final = ((), (0,), (0, 1), (1,), ())
"""The packs that lie passed over, and come again, at each pick."""
SIZES: Final = ([4, 8, 0, 0], [4, 4, 3, 0], [4, 0, 6, 0], [3, 0, 3, 3], [3, 0, 0, 5])
"""Cards in the pack, unseen, passed over and left over, at each pick."""
LP_FOR_A_HOST: Final = 3
"""PT-S.21: what he earns for a War that a host wins."""
HEAD_START: Final = 5
"""PT-S.30: by how much the LP he begins with exceed the level where What Forges Legends is in use."""
RECRUIT: Final = [Move(MONARCH, "recruit", (card,)) for card in range(len(CARD_IDS))]

NONE_IS_DISCARDED: Final = Refusal("PT-V.4", "none-is-discarded")

PACK_NUMBER: Final = Number(1, PACKS)
GRAMMAR = Grammar(
    refusals={"none-is-discarded": (), "recruited-before": (CARD,), "not-of-the-pack": (CARD,)},
    events={
        "pack-opened": (PACK_NUMBER, Number(PACK, PACK)),
        "pack-returns": (PACK_NUMBER, Number(PACK - 1, PACK - 1)),
        "left-over": (Number(PACK - 2, PACK - 1),),
        "risen": (NECROPOLIS_CARD, STRENGTH, STRENGTH),
        "host-war": (SEAT, STRENGTH, HOST, STRENGTH),
        "claimed": (CARD, NECROPOLIS_CARD, LP),
    },
    stakes={"comes-again": (Number(0, PACK),), "left-over": (Number(0, PACK),)},
)


def is_solo(s: Kingdoms) -> bool:
    """One Monarch alone."""
    return s.seats == 1


def raise_necropolis(s: Kingdoms, luck: Luck) -> None:
    """PT-S.13, PT-S.14, PT-S.30: one card of each kind face down in a row, as many Lich King cards as the level asks for, a head start."""
    level = s.options["level"]
    assert isinstance(level, int)
    s.row = any_row((), luck)
    s.lich_cards = tuple(sorted(luck.shuffled(list(range(len(LICH_CARDS))))[: level - 1]))
    if s.options["legends"]:
        s.lich_earns("head-start", HEAD_START + level)


def any_row(known: tuple[int, ...], luck: Luck) -> tuple[int, ...]:
    """A row of which the first cards are known: the others are any of their kinds."""
    return (*known, *[OF_A_KIND * kind + luck.below(OF_A_KIND) for kind in range(len(known), len(KINDS))])


# Recruitment


def deal(s: Kingdoms, run: Run) -> None:
    """PT-S.15: 12 cards in three packs, face down; the first is looked at."""
    s.stock = tuple([s.draw_card(run) for _ in range(PACKS * PACK)])
    run.tell("dealt", (MONARCH, PACKS * PACK))
    next_pack(s, run)


def next_pack(s: Kingdoms, run: Run) -> None:
    """PT-S.16: take up the pack of the next pick: a new one, or one that comes again."""
    pick = len(s.hand[MONARCH])
    if s.stock:
        s.pack[MONARCH], s.stock = s.stock[:PACK], s.stock[PACK:]
        run.reveal()
        run.tell("pack-opened", (ORDER[pick] + 1, PACK))
    else:
        passed = s.passed[MONARCH]
        s.pack[MONARCH], s.passed[MONARCH] = passed[: PACK - 1], passed[PACK - 1 :]
        run.tell("pack-returns", (ORDER[pick] + 1, PACK - 1))


class SoloDraft(Decision):
    """PT-S.16: keep one card of the pack; two of the packs come again."""

    cite = "PT-S.16"
    phase = "recruitment"
    verbs = ("recruit", "dismiss")

    def open(self, s: Kingdoms, run: Run) -> int:
        return s.everyone if is_solo(s) else 0

    def offers(self, s: Kingdoms, seat: int) -> list[Move]:
        return [RECRUIT[card] for card in s.pack[seat]]

    def astray(self, s: Kingdoms, m: Move) -> Refusal | None:
        return NONE_IS_DISCARDED if m.verb == "dismiss" else not_of_the_pack(s, m)

    def stakes(self, s: Kingdoms, m: Move) -> list[Stake] | None:
        again = comes_again(len(s.hand[MONARCH]))
        return [Stake("comes-again" if again else "left-over", (len(s.pack[MONARCH]) - 1,), "plain")]

    def apply(self, s: Kingdoms, m: Move, run: Run) -> bool:
        s.pick[MONARCH] = m.args
        run.tell("recruits", (MONARCH, m.args[0]), 1 << MONARCH)
        return True

    def answered(self, s: Kingdoms, seat: int) -> bool:
        """Has the Monarch chosen?"""
        return len(s.pick[seat]) == 1

    def forget(self, s: Kingdoms, seat: int) -> None:
        s.pick[seat] = ()

    def close(self, s: Kingdoms, run: Run, frame: Frame) -> None:
        """PT-S.16, PT-S.17: the rest of a pack comes again, or is left over."""
        if not is_solo(s):
            return
        pick, hand = s.pick[MONARCH], s.hand[MONARCH]
        rest = tuple([card for card in s.pack[MONARCH] if card not in pick])
        s.pack[MONARCH], s.pick[MONARCH] = (), ()
        s.hand[MONARCH] = hand + pick
        if comes_again(len(hand)):
            s.passed[MONARCH] += rest
        else:
            s.left_over[MONARCH] += rest
            run.tell("left-over", (len(rest),))
        if len(s.hand[MONARCH]) < PICKS:
            next_pack(s, run)
            s.push("solo_draft")


def not_of_the_pack(s: Kingdoms, m: Move) -> Refusal:
    """Why a card of the own hand or Kingdom is none of those that can be chosen now."""
    if m.args[0] in s.hand[m.seat]:
        return Refusal("PT-S.16" if is_solo(s) else "PT-4.3", "recruited-before", m.args)
    return Refusal("PT-S.16" if is_solo(s) else "PT-4.2", "not-of-the-pack", m.args)


def comes_again(pick: int) -> bool:
    """Is the pack of this pick looked at once more?"""
    return ORDER[pick] in ORDER[pick + 1 :]


# Wars


def march(s: Kingdoms, mine: int, run: Run) -> int:
    """PT-S.18 to PT-S.20: the next Necropolis card becomes active and the two hosts attack; how many Wars the Monarch wins."""
    s.risen += 1
    run.reveal()
    hosts = host_strengths(s)
    run.tell("risen", (s.row[s.risen - 1], *hosts))
    for host, strength in enumerate(hosts):
        run.tell("host-war", (MONARCH, mine, host, strength))
    return sum([mine >= strength for strength in hosts])


def active(s: Kingdoms) -> tuple[int, ...]:
    """The Necropolis cards that have been turned up."""
    return s.row[: s.risen]


def host_strengths(s: Kingdoms) -> list[int]:
    """PT-S.19: what all active cards add up to."""
    return [sum([NECROPOLIS[tomb].hosts[host] for tomb in active(s)]) for host in range(len(HOSTS))]


def lich_lines(s: Kingdoms, mine: int, run: Run) -> list[tuple[str, int]]:
    """PT-S.21 to PT-S.24: what the Lich King earns in the Wars phase, by source."""
    won = sum([strength >= mine for strength in host_strengths(s)])
    lines = [("war", LP_FOR_A_HOST * won)]
    for tomb in active(s):
        key, lp = NECROPOLIS[tomb].key, NECROPOLIS[tomb].lp
        claimed = [card for card in s.left_over[MONARCH] if card in CARDS_WITH[tomb]]
        for card in claimed:
            run.tell("claimed", (card, tomb, lp))
        lines.append((key, lp * len(claimed)))
    return lines + [(LICH_CARDS[card], EXTRAS[card](s, won)) for card in s.lich_cards]


def discard_left_over(s: Kingdoms) -> None:
    """PT-S.25: face down."""
    s.bury(list(s.left_over[MONARCH]), s.everyone)
    s.left_over[MONARCH] = ()


def crushing_march(s: Kingdoms, won: int) -> int:
    """PT-K.1: 1 LP more for each War he wins."""
    return won


def twice_cursed(s: Kingdoms, won: int) -> int:
    """PT-K.2: 2 LP for each left-over card with the features of two or more active cards."""
    return 2 * sum([1 for card in s.left_over[MONARCH] if sum([card in CARDS_WITH[tomb] for tomb in active(s)]) >= 2])


def toll_of_years(s: Kingdoms, won: int) -> int:
    """PT-K.3: 1 LP for each Unit in your Front with an Age token."""
    front = [s.kingdom(MONARCH)[spot] for spot in FRONT]
    return sum([1 for card in front if card >= 0 and s.age[card]])


def covetous_crown(s: Kingdoms, won: int) -> int:
    """PT-K.4: 1 LP for each of your level 2 Buildings."""
    return s.towns(MONARCH).count(2)


EXTRAS: Final = (crushing_march, twice_cursed, toll_of_years, covetous_crown)
"""The Lich King cards, in the order of LICH_CARDS."""


# Positions


def check_solo(s: Kingdoms) -> None:
    """What a hand-edited position of a solo game may not be; with more Monarchs there is no Necropolis."""
    if not is_solo(s):
        if s.stock or any(s.passed) or any(s.left_over) or s.row or s.risen or s.lich_cards or s.lich_score:
            raise BadPosition("row", say("position.lich-alone"))
        return
    if [tomb // OF_A_KIND for tomb in s.row] != list(range(len(KINDS))):
        raise BadPosition("row", say("position.lich-row", kinds=list(KINDS)))
    if len(set(s.lich_cards)) != len(s.lich_cards) or len(s.lich_cards) != int(s.options["level"]) - 1:
        raise BadPosition("lich_cards", say("position.lich-cards"))
    rule = "" if s.over else s.frames[-1].rule
    before_wars = any(frame.rule == "turn" and frame.step <= PHASES.index("wars") for frame in s.frames)
    if s.risen != s.turn - before_wars:
        raise BadPosition("risen", say("position.lich-risen"))
    if rule == "solo_draft":
        pick = len(s.hand[MONARCH])
        sizes = [len(s.pack[MONARCH]), len(s.stock), len(s.passed[MONARCH]), len(s.left_over[MONARCH])]
        if pick >= PICKS or sizes != SIZES[pick]:
            raise BadPosition("players[0].pack", say("position.lich-packs"))
    elif s.stock or s.passed[MONARCH]:
        raise BadPosition("stock", say("position.lich-stock"))
    elif s.left_over[MONARCH] and not before_wars:
        raise BadPosition("players[0].left_over", say("position.lich-left-over"))
