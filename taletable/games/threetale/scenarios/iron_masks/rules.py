"""Iron Masks: drive off the procession, then face the Old Man of Iron (TT-F1)."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar
from taletable.engine.moves import Refusal
from taletable.engine.run import Run

from ...domains import SOME
from ...foes import foe_of, piece_of, pieces_of
from ...scenario import FOE_ACTS, OMEN, OUT_OF_REACH, Count, Scenario, add_foe, blow, farthest, places, remove_foe, steps_to, where
from ...state import Tale
from ...tiles import BATTLE_1, BATTLE_2, BATTLE_3

MASKS, FIDDLERS, OLD_MAN = pieces_of("iron-mask"), pieces_of("iron-fiddler"), piece_of("old-man-of-iron")
SHIELDED: Final = 2
"""While more masks than this walk, the Old Man cannot be touched."""
EARSHOT: Final = 4
STONE_BLOW: Final = 8

GRAMMAR = Grammar(refusals={"shielded": (SOME,)})


def masks(s: Tale) -> list[int]:
    """The masks that still walk."""
    return [foe[0] for foe in s.foes if foe[0] != OLD_MAN]


def shielded(s: Tale) -> bool:
    """Does the procession keep the Old Man from blows (TT-F1.3)?"""
    return len(masks(s)) > SHIELDED


class IronMasks(Scenario):
    """Ten masks on the printed Battle spaces; each wakes when a Hero is near."""

    def set_up(self, s: Tale, run: Run) -> None:
        spaces = places(s, (BATTLE_1,), len(MASKS))
        others = places(s, (BATTLE_2,), len(FIDDLERS), frozenset(spaces))
        for piece, space in zip((*MASKS, *FIDDLERS), (*spaces, *others), strict=False):
            add_foe(s, piece, space)
        hall = places(s, (BATTLE_3,), 1, frozenset((*spaces, *others)))
        add_foe(s, OLD_MAN, hall[0] if hall else farthest(s))

    def won(self, s: Tale) -> bool:
        """The Old Man is defeated (TT-F1.2, TT-C.24)."""
        return s.foe(OLD_MAN) is None

    def refuse_attack(self, s: Tale, seat: int, piece: int) -> Refusal | None:
        return Refusal("TT-F1.3", "shielded", (SHIELDED,)) if piece == OLD_MAN and shielded(s) else None

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        """Only who hears a Hero acts (TT-F1.4)."""
        heroes = [at for at in s.at if at >= 0]
        near = [foe[0] for foe in s.foes if any(steps_to(s, self.ways(s, foe[1]), at) <= EARSHOT for at in heroes)]
        return ((OMEN,), *((FOE_ACTS, piece) for piece in near))

    def ways(self, s: Tale, start: int) -> dict[int, int]:
        """Steps from a space to all others without Portals."""
        return s.chart.distances(start, self.walls(s))

    def surge(self, s: Tale, run: Run) -> None:
        """A mask that was driven off comes back to the Old Man (TT-F1.5)."""
        gone = [piece for piece in (*MASKS, *FIDDLERS) if s.foe(piece) is None]
        if gone:
            add_foe(s, gone[0], where(s, OLD_MAN))
            run.tell("foe-came", (gone[0], where(s, OLD_MAN)))

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """The nearest mask falls to pieces; without masks the Old Man takes 8 damage (TT-F1.6)."""
        walking = masks(s)
        if not walking:
            blow(s, OLD_MAN, STONE_BLOW, run)
            return
        far = self.ways(s, s.at[seat])
        piece = min(walking, key=lambda piece: (far.get(where(s, piece), OUT_OF_REACH), piece))
        remove_foe(s, piece)
        run.tell("foe-gone", (piece,))

    def progress(self, s: Tale) -> int:
        """Half for the masks that have to be driven off before the Old Man can be touched, half for him."""
        old, all_masks = s.foe(OLD_MAN), len(MASKS) + len(FIDDLERS)
        driven = min(all_masks - SHIELDED, all_masks - len(masks(s)))
        whole = foe_of(OLD_MAN).defence
        return 50 * driven // (all_masks - SHIELDED) + 50 * old[2] // whole if old else 100

    def panel(self, s: Tale) -> list[Count]:
        old = s.foe(OLD_MAN)
        left = foe_of(OLD_MAN).defence - old[2] if old else 0
        how = "-shielded" if shielded(s) else ""
        return [
            Count("old-man", "enemy", "old-man-of-iron", left, bad=True, say=f"old-man{how}"),
            Count("masks", "enemy", "iron-mask", len(masks(s)), bad=True, say=f"masks{how}"),
        ]


SCENARIO = IronMasks
