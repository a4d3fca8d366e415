"""What boards show of the Lich King (PT-S), and what can be expected of him: all of it worked out from what one may see."""

from __future__ import annotations

from typing import Final

from .cards import CARD_IDS
from .content import NECROPOLIS
from .necropolis import CARDS_WITH, HOSTS, KINDS, LICH_CARDS, OF_A_KIND
from .shapes import Feature, HostFigures, LichKing, NecropolisPlace, SoloDraft
from .solo import COMING, MONARCH, ORDER, PACK, PICKS, active, host_strengths, is_solo
from .state import LICH, Kingdoms

CRUSHING_MARCH: Final = LICH_CARDS.index("crushing-march")
TOLL_OF_YEARS: Final = LICH_CARDS.index("toll-of-years")
COVETOUS_CROWN: Final = LICH_CARDS.index("covetous-crown")


def lich(s: Kingdoms, seat: int | None) -> LichKing | None:
    """The Lich King's side of the table; None where there is none."""
    if not is_solo(s):
        return None
    mine = seat == MONARCH  # nobody else sees the cards of the draft
    return {
        "level": int(s.options["level"]),
        "score": s.lich_score,
        "row": [_place(s, kind) for kind in range(len(KINDS))],
        "hosts": (_host(s, 0), _host(s, 1)),
        "features": [_feature(s, tomb, mine) for tomb in active(s)],
        "draft": _draft(s, mine),
        "claims": {CARD_IDS[card]: claim(s, card) for card in (*s.pack[MONARCH], *s.passed[MONARCH], *s.left_over[MONARCH]) if mine},
        "cards": [LICH_CARDS[card] for card in s.lich_cards],
        "sums": s.lp_by_source(LICH, s.lich_score),
    }


def claim(s: Kingdoms, card: int) -> int:
    """The LP that the active features give him for a card if it is left over."""
    return sum([NECROPOLIS[tomb].lp for tomb in active(s) if card in CARDS_WITH[tomb]])


def _place(s: Kingdoms, kind: int) -> NecropolisPlace:
    risen = kind < s.risen
    return {"kind": KINDS[kind], "card": NECROPOLIS[s.row[kind]].key if risen else None, "risen": risen}


def _host(s: Kingdoms, host: int) -> HostFigures:
    """Its strength; before the Wars phase also between which strengths it will be when it attacks."""
    strength = host_strengths(s)[host]
    known = s.risen == s.turn
    more = [NECROPOLIS[tomb].hosts[host] for tomb in to_come(s)] or [0]
    return {"key": HOSTS[host], "strength": strength, "known": known, "least": strength + min(more), "most": strength + max(more)}


def _feature(s: Kingdoms, tomb: int, mine: bool) -> Feature:
    """What a feature gives him: for the cards surely left over, and for the others in sight if no more of them is taken."""
    lp, cards = NECROPOLIS[tomb].lp, CARDS_WITH[tomb]
    left = lp * len(cards.intersection(s.left_over[MONARCH]))
    more = lp * len(cards.intersection((*s.pack[MONARCH], *s.passed[MONARCH])))
    return {"card": NECROPOLIS[tomb].key, "lp": lp, "left": left if mine else None, "open": more if mine else None}


def _draft(s: Kingdoms, mine: bool) -> SoloDraft | None:
    """The packs on the table: whose turn it is to be looked at, what comes again, what is left over."""
    drafting = bool(s.pack[MONARCH])
    if not drafting and not s.left_over[MONARCH]:
        return None
    pick = len(s.hand[MONARCH]) if drafting else PICKS
    packs: list[list[str | None]] = [[], [], []]
    for n, pack in enumerate(COMING[pick] if drafting else ()):
        packs[pack] = _faces(s.passed[MONARCH][n * (PACK - 1) : (n + 1) * (PACK - 1)], mine)
    return {
        "pick": pick + 1,
        "picks": PICKS,
        "pack": ORDER[pick] + 1 if drafting else None,
        "unseen": len(s.stock) // PACK,
        "packs": packs,
        "left": _faces(s.left_over[MONARCH], mine),
    }


def _faces(cards: tuple[int, ...], mine: bool) -> list[str | None]:
    """Cards as the viewer sees them: None for a back."""
    return [CARD_IDS[card] if mine else None for card in cards]


# What can be expected


def of_kind(kind: int) -> tuple[int, ...]:
    """The five Necropolis cards of a kind."""
    return tuple(range(OF_A_KIND * kind, OF_A_KIND * (kind + 1)))


def to_come(s: Kingdoms) -> tuple[int, ...]:
    """The Necropolis cards one of which will be turned up in this turn's Wars phase; none if that is over."""
    return of_kind(s.risen) if s.risen < s.turn else ()


def expected_claim(s: Kingdoms, card: int) -> float:
    """The LP that the Lich King can expect of a card if it is left over."""
    coming = to_come(s)
    return claim(s, card) + sum([NECROPOLIS[tomb].lp for tomb in coming if card in CARDS_WITH[tomb]]) / max(1, len(coming))
