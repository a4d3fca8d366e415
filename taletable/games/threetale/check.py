"""What a hand-edited position may not be: Heroes off the Map, cards in the wrong place, fights against nobody."""

from __future__ import annotations

from taletable.engine.fields import BadPosition
from taletable.engine.saying import say

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
from .scenarios import scenario_of
from .state import FUTURE, PAST, PROPHECY, Tale
from .turn import can_rest, free_jump
from .virtues import steps_left
from .words import LEVELS

ARTIFACT_PILES = tuple(ARTIFACT_PILE + level for level in LEVELS)
CARD_IN_PLAY = tuple(pile + level for pile in (BATTLE_PILE, TREASURE_PILE) for level in LEVELS)
PILES_OF_ZONE = {
    "fallen": (TILE_PILE,), "prophecies": (PROPHECY_PILE,), "choice": ARTIFACT_PILES, "ambush": (ENEMY_BONUS_PILE,),
    "artifacts": ARTIFACT_PILES, "quests": (QUEST_PILE,), "bonus": (HERO_BONUS_PILE,), "played": (HERO_BONUS_PILE,), "worn": ARTIFACT_PILES,
}  # fmt: skip
PER_SEAT = ("artifacts", "quests", "bonus", "played", "worn")
ACTIVE = ("lay_tile", "set_out", "turn", "evening")
FIGHTING = ("engage", "exchange", "strike", "assault")


def check(s: Tale) -> None:
    """Raise BadPosition where a loaded state cannot be."""
    for part in (_check_heroes, _check_cards, _check_map, _check_frames):
        part(s)


def _check_heroes(s: Tale) -> None:
    heroes = [hero for hero in s.hero if hero >= 0]
    if len(set(heroes)) != len(heroes):
        raise BadPosition("players", say("position.same-hero"))
    if len(set(s.order)) != len(s.order):
        raise BadPosition("order", say("position.order"))
    if s.phase != PROPHECY and (len(heroes) < s.seats or (len(s.order) < s.seats and not _ordering(s))):
        raise BadPosition("players", say("position.not-chosen"))
    for seat in range(s.seats):
        if s.hero[seat] >= 0 and not s.over and not (s.spirit[seat] and s.total(seat)):
            raise BadPosition(f"players[{seat}]", say("position.dead"))
        for talent in s.talents[seat]:
            if talent // 6 != s.hero[seat]:
                raise BadPosition(f"players[{seat}].talents", say("position.other-talent"))
        levels = [talent % 6 // 2 for talent in s.talents[seat]]
        if levels != list(range(len(levels))):
            raise BadPosition(f"players[{seat}].talents", say("position.talents"))
    if s.phase == FUTURE and s.fate < 0:
        raise BadPosition("fate", say("position.no-prophecy"))
    if s.fate >= 0 and s.fate not in [card - FIRST_PROPHECY for card in s.prophecies]:
        raise BadPosition("fate", say("position.other-prophecy"))


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
            raise BadPosition(where, say("position.misplaced", card=CARD_IDS[card]))


def _check_map(s: Tale) -> None:
    for seat, space in enumerate(s.at):
        if space >= 0 and space not in s.chart.print_of:
            raise BadPosition(f"players[{seat}].at", say("position.no-space"))
    for space in [*s.objects, *[foe[1] for foe in s.foes]]:
        if space not in s.chart.print_of:
            raise BadPosition("objects", say("position.off-map"))
    if s.phase == FUTURE:
        scenario_of(s).tally.check(s)
    if s.active >= 0 and s.at[s.active] < 0 and any(frame.rule in ("turn", "evening") for frame in s.frames):
        raise BadPosition(f"players[{s.active}].at", say("position.hero-off-map"))
    if s.phase == PAST and any(frame.rule == "set_out" for frame in s.frames) and not s.land:
        raise BadPosition("land", say("position.other-land"))


def _check_frames(s: Tale) -> None:
    for frame in s.frames:
        if frame.rule in ("raid", "battle") and s.piece >= 0 and s.foe(s.piece) is None:
            raise BadPosition("piece", say("position.no-foe"))
        if frame.rule in ACTIVE and s.active < 0:
            raise BadPosition("active", say("position.nobody-active", rule=frame.rule))
        if frame.rule in FIGHTING and s.enemy < 0:
            raise BadPosition("enemy", say("position.nobody-to-fight", rule=frame.rule))
    if s.over:
        return
    rule = s.frames[-1].rule
    if rule == "turn" and not s.forced and not can_rest(s, s.active, s.at[s.active], steps_left(s, s.active), free_jump(s, s.active) >= 0):
        raise BadPosition(f"players[{s.active}].at", say("position.no-way-on"))
    if rule in ("strike", "assault", "engage") and (len(s.frames) < 2 or s.frames[-2].rule not in ("exchange", "raid", "battle")):
        raise BadPosition("frames", say("position.no-fight", rule=rule))
    if rule == "treasure" and (s.card < 0 or group_of(s.card) != "treasure"):
        raise BadPosition("card", say("position.no-treasure"))
    if rule in ("choose_artifact", "bless") and not s.choice:
        raise BadPosition("choice", say("position.no-choice"))
    if rule == "lay_tile" and s.tile < 0:
        raise BadPosition("tile", say("position.no-tile"))
