"""What a hand-edited position may not be: Heroes off the Map, cards in the wrong place, fights against nobody."""

from __future__ import annotations

from taletable.engine.fields import BadPosition
from taletable.engine.state import Frame

from .deck import (
    ARTIFACT_PILE,
    BATTLE_PILE,
    CARD_IDS,
    ENEMY_BONUS_PILE,
    FIRST_PROPHECY,
    HERO_BONUS_PILE,
    OMEN_PILE,
    PILE_OF,
    PROPHECY_PILE,
    QUEST_PILE,
    TILE_PILE,
    TREASURE_PILE,
    group_of,
)
from .scenarios import SCENARIOS
from .state import FUTURE, PAST, PROPHECY, Tale
from .words import LEVELS

ARTIFACT_PILES = tuple(ARTIFACT_PILE + level for level in LEVELS)
CARD_IN_PLAY = tuple(pile + level for pile in (BATTLE_PILE, TREASURE_PILE) for level in LEVELS)
PILES_OF_ZONE = {
    "fallen": (TILE_PILE,), "prophecies": (PROPHECY_PILE,), "choice": ARTIFACT_PILES, "ambush": (ENEMY_BONUS_PILE,),
    "artifacts": ARTIFACT_PILES, "quests": (QUEST_PILE,), "bonus": (HERO_BONUS_PILE,), "played": (HERO_BONUS_PILE,), "worn": ARTIFACT_PILES,
}  # fmt: skip
PER_SEAT = ("artifacts", "quests", "bonus", "played", "worn")
ARGUMENTS = {
    "altar": 1, "treasure": 2, "trial": 3, "battle": 3, "strike": 1, "assault": 1, "raid": 2, "raise": 2, "friend": 2, "lose": 3,
    "lose_artifact": 1, "choose_artifact": 2, "bless": 2, "learn": 1, "shed": 1, "whither": 2, "carry": 1,
}  # fmt: skip
ACTIVE = ("lay_tile", "set_out", "turn", "evening")
FIGHTING = ("engage", "exchange", "strike", "assault")


def check(s: Tale) -> None:
    """Raise BadPosition where a loaded state cannot be."""
    _check_heroes(s)
    _check_cards(s)
    _check_map(s)
    _check_frames(s)


def _check_heroes(s: Tale) -> None:
    heroes = [hero for hero in s.hero if hero >= 0]
    if len(set(heroes)) != len(heroes):
        raise BadPosition("players", "no two seats play the same Hero (TT-R.4)")
    if len(set(s.order)) != len(s.order):
        raise BadPosition("order", "every seat has one place in the turn order")
    if s.phase != PROPHECY and (len(heroes) < s.seats or (len(s.order) < s.seats and not _ordering(s))):
        raise BadPosition("players", "Heroes and order are chosen in the Prophecy Phase (TT-3.3, TT-3.12)")
    for seat in range(s.seats):
        if s.hero[seat] >= 0 and not s.over and not (s.spirit[seat] and s.total(seat)):
            raise BadPosition(f"players[{seat}]", "a Hero without Spirit or without Virtues is dead (TT-R.48)")
        for talent in s.talents[seat]:
            if talent // 6 != s.hero[seat]:
                raise BadPosition(f"players[{seat}].talents", "the Talent belongs to another Hero")
        levels = [talent % 6 // 2 for talent in s.talents[seat]]
        if levels != list(range(len(levels))):
            raise BadPosition(f"players[{seat}].talents", "one Talent of each level, in order (TT-10.10, TT-10.12)")
    if s.phase == FUTURE and s.fate not in SCENARIOS:
        raise BadPosition("fate", "the Future needs its Prophecy (TT-18.2)")
    if s.fate >= 0 and s.fate not in [card - FIRST_PROPHECY for card in s.prophecies]:
        raise BadPosition("fate", "one of the open Prophecies comes true (TT-18.2)")


def _ordering(s: Tale) -> bool:
    return bool(s.frames) and s.frames[-1].rule == "last_order"


def _check_cards(s: Tale) -> None:
    """Every card lies in a place for its sort."""
    for pile, cards in enumerate(s.decks):
        _check_sort(f"decks[{pile}]", cards, (pile,))
    for name, piles in PILES_OF_ZONE.items():
        value = getattr(s, name)
        for seat in range(s.seats) if name in PER_SEAT else (-1,):
            _check_sort(f"players[{seat}].{name}" if seat >= 0 else name, value[seat] if seat >= 0 else value, piles)
    for name, card, piles in (("tile", s.tile, (TILE_PILE,)), ("card", s.card, CARD_IN_PLAY), ("omen", s.omen, (OMEN_PILE,))):
        _check_sort(name, (card,) if card >= 0 else (), piles)
    _check_sort("land", tuple(placed.card for placed in s.land), (TILE_PILE,))


def _check_sort(where: str, cards: tuple[int, ...], piles: tuple[int, ...]) -> None:
    for card in cards:
        if PILE_OF[card] not in piles:
            raise BadPosition(where, f"{CARD_IDS[card]} does not belong here")


def _check_map(s: Tale) -> None:
    for seat, space in enumerate(s.at):
        if space >= 0 and space not in s.chart.print_of:
            raise BadPosition(f"players[{seat}].at", "there is no such space on the Map")
    for space in [*s.objects, *[foe[1] for foe in s.foes]]:
        if space not in s.chart.print_of:
            raise BadPosition("objects", "tokens and foes stand on the Map")
    if s.active >= 0 and s.at[s.active] < 0 and any(frame.rule in ("turn", "evening") for frame in s.frames):
        raise BadPosition(f"players[{s.active}].at", "the active Hero stands on the Map")
    if s.phase == PAST and any(frame.rule == "set_out" for frame in s.frames) and not s.land:
        raise BadPosition("land", "a Hero sets out on the tile that was laid")


def _check_frames(s: Tale) -> None:
    for i, frame in enumerate(s.frames):
        where = f"frames[{i}]"
        _check_arguments(s, frame, where)
        if frame.rule in ACTIVE and s.active < 0:
            raise BadPosition("active", f"somebody has to be active in {frame.rule}")
        if frame.rule in FIGHTING and s.enemy < 0:
            raise BadPosition("enemy", f"there is nobody to fight in {frame.rule}")
    if s.over:
        return
    rule = s.frames[-1].rule
    if rule in ("strike", "assault", "engage") and (len(s.frames) < 2 or s.frames[-2].rule not in ("exchange", "raid", "battle")):
        raise BadPosition("frames", f"{rule} belongs to a fight")
    if rule == "treasure" and (s.card < 0 or group_of(s.card) != "treasure"):
        raise BadPosition("card", "a Treasure card lies open")
    if rule in ("choose_artifact", "bless") and not s.choice:
        raise BadPosition("choice", "there are cards to choose from")
    if rule == "lay_tile" and s.tile < 0:
        raise BadPosition("tile", "there is a tile to lay")


def _check_arguments(s: Tale, frame: Frame, where: str) -> None:
    wanted = ARGUMENTS.get(frame.rule, 0)
    if len(frame.args) != wanted and not (frame.rule == "award" and len(frame.args) < 2):
        raise BadPosition(f"{where}.args", f"{frame.rule} has {wanted} arguments")
    if frame.args and not 0 <= frame.args[0] < s.seats:
        raise BadPosition(f"{where}.args", f"there is no seat {frame.args[0]}")
    if frame.rule in ("choose_artifact", "bless", "treasure") and frame.args[1] not in LEVELS:
        raise BadPosition(f"{where}.args", "levels are 1, 2 and 3")
    if frame.rule in ("raid", "battle") and s.piece >= 0 and s.foe(s.piece) is None:
        raise BadPosition("piece", "the foe is not on the Map")
