"""Iron Masks: drive off the procession, then face the Old Man of Iron (TT-F1)."""

from __future__ import annotations

from typing import Any, Final

from taletable.engine.moves import Refusal
from taletable.engine.run import Run

from ..enemies import FOES, IRON_FIDDLER, IRON_MASK, OLD_MAN_OF_IRON, PIECE_FOE, pieces_of
from ..scenario import FOE_ACTS, OMEN, Scenario, add_foe, hurt_foe, places, reachable, remove_foe, where
from ..state import Tale
from ..tiles import BATTLE_1, BATTLE_2, BATTLE_3, TREASURE_1, TREASURE_2

OLD_MAN: Final = pieces_of(OLD_MAN_OF_IRON)[0]
SHIELDED: Final = 2
"""While more masks than this walk, the Old Man cannot be touched."""
EARSHOT: Final = 4
STONE_BLOW: Final = 8


class IronMasks(Scenario):
    """Ten masks on the printed Battle spaces; each wakes when a Hero is near."""

    number = 1
    rounds = 6
    points = 300
    cites = "TT-F1"

    def set_up(self, s: Tale, run: Run) -> None:
        far = reachable(s)
        masks, fiddlers = pieces_of(IRON_MASK), pieces_of(IRON_FIDDLER)
        spaces = places(s, (BATTLE_1, TREASURE_1), len(masks))
        others = places(s, (BATTLE_2, TREASURE_2), len(fiddlers), frozenset(spaces))
        for piece, space in zip((*masks, *fiddlers), (*spaces, *others), strict=False):
            add_foe(s, piece, space)
        hall = places(s, (BATTLE_3,), 1, frozenset((*spaces, *others)))
        add_foe(s, OLD_MAN, hall[0] if hall else max(far, key=lambda space: (far[space], -space)))

    def masks(self, s: Tale) -> list[int]:
        """The masks that still walk."""
        return [foe[0] for foe in s.foes if foe[0] != OLD_MAN]

    def won(self, s: Tale) -> bool:
        return s.foe(OLD_MAN) is None

    def refuse_attack(self, s: Tale, seat: int, piece: int) -> Refusal | None:
        if piece == OLD_MAN and len(self.masks(s)) > SHIELDED:
            return Refusal("TT-F1.3", "shielded", (SHIELDED,))
        return None

    def agenda(self, s: Tale) -> tuple[tuple[int, ...], ...]:
        """Only who hears a Hero acts (TT-F1.4)."""
        heroes = [at for at in s.at if at >= 0]
        near = [foe[0] for foe in s.foes if any(self.distance(s, foe[1], at) <= EARSHOT for at in heroes)]
        return ((OMEN,), *((FOE_ACTS, piece) for piece in near))

    def distance(self, s: Tale, one: int, two: int) -> int:
        """Steps between two spaces without Portals."""
        return s.chart.distances(one, self.walls(s)).get(two, 10**6)

    def surge(self, s: Tale, run: Run) -> None:
        """A mask that was driven off comes back to the Old Man (TT-F1.5)."""
        gone = [piece for foe in (IRON_MASK, IRON_FIDDLER) for piece in pieces_of(foe) if s.foe(piece) is None]
        if gone and s.foe(OLD_MAN):
            add_foe(s, gone[0], where(s, OLD_MAN))
            run.tell("foe-came", (gone[0], where(s, OLD_MAN)))

    def use_stone(self, s: Tale, seat: int, run: Run) -> None:
        """The nearest mask falls to pieces; without masks the Old Man takes 8 damage (TT-F1.6)."""
        masks = self.masks(s)
        if masks:
            piece = min(masks, key=lambda piece: (self.distance(s, s.at[seat], where(s, piece)), piece))
            remove_foe(s, piece)
            run.tell("foe-gone", (piece,))
            return
        foe = s.foe(OLD_MAN)
        assert foe
        harm = foe[2] + STONE_BLOW
        if harm >= FOES[PIECE_FOE[OLD_MAN]].defence:
            remove_foe(s, OLD_MAN)
            run.tell("foe-gone", (OLD_MAN,))
        else:
            hurt_foe(s, OLD_MAN, harm)

    def panel(self, s: Tale) -> dict[str, Any]:
        return {"masks": len(self.masks(s)), "shielded": len(self.masks(s)) > SHIELDED}
