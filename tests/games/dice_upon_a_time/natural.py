"""What somebody at the board may well try, whether it is offered or not: every die, socket, field, card, token and player is clicked."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from taletable.engine.moves import Move, Refusal
from taletable.games.dice_upon_a_time.board import FIELD_KEYS, SOCKETS
from taletable.games.dice_upon_a_time.cards import CAP, CHARACTERS, HORSE, ITEMS, QUEST_OF, RING, VALUES
from taletable.games.dice_upon_a_time.dice import CHOICES, DIE_KEYS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import AN_ITEM, KINDS, Realm

FIELDS = range(len(FIELD_KEYS))
ON_DICE = {"wolf": "lose-die", "lose_die": "lose-die", "reroll": "reroll", "reroll_best": "reroll", "rapunzel": "reroll", "fox": "roll",
           "back_route": "take-back", "back_spirit": "take-back"}  # fmt: skip
"""What a click on a die means where dice are asked for; elsewhere it is placed."""
ON_TOKENS = {"lose": "lose", "lean_year": "lose", "pay_any": "pay", "barter": "give"}


def attempts(s: Realm, seat: int, random: Random) -> Iterator[Move]:
    """Clicks on everything that lies on the board."""
    rule = s.frames[-1].rule
    dice = [die for die in range(len(DIE_KEYS)) if die < s.seats * 5 or s.snake >= 0]
    other = random.choice([q for q in range(s.seats) if q != seat])
    for die in dice:
        yield Move(seat, "place", (die, random.choice(SOCKETS)))
        if rule in ON_DICE:
            yield Move(seat, ON_DICE[rule], (die,))
        if rule in ("turn_die", "fox"):
            yield Move(seat, "turn-die" if rule == "turn_die" else "set", (die, random.choice(CHOICES[random.choice(dice)])))
    mine = s.pool[seat] or (seat * 5,)
    for socket in SOCKETS:
        yield Move(seat, "place", (random.choice(mine), socket))
        yield Move(seat, "soften", (socket,))
    for field in FIELDS:
        for verb in ("walk", "hop", "ride", "leap"):
            yield Move(seat, verb, (field,))
        yield Move(seat, "sleepwalk", (mine[0], mine[-1], field))
        yield Move(seat, "play-field", (CAP, field))
    for token in range(KINDS):
        yield Move(seat, "take", (token,))
        yield Move(seat, ON_TOKENS.get(rule, "swap"), (token, (token + 1) % KINDS)[: 1 if rule in ON_TOKENS else 2])
    for item in range(len(ITEMS)):
        if item in s.hand[seat] or item in s.used:
            yield Move(seat, "play", (item,))
    for card in [*s.active[0], *s.active[-1], *s.active[seat], *s.done[seat], *s.open_quests[:3]]:
        yield Move(seat, "complete", (card,))
        yield Move(seat, "give-up", (card,))
        if QUEST_OF[card].item >= 0:
            yield Move(seat, "pick-up", (card,))
    for card in [*s.tales[seat], *s.tales[other], *s.open_tales]:
        yield Move(seat, "fulfil", (card,))
        yield Move(seat, "lift", (card,))
        yield Move(seat, "play-curse", (RING, card, other))
    for value in VALUES:
        yield Move(seat, "draw-quest", (value,))
        yield Move(seat, "redraw-quest", (value,))
    for verb in ("draw-item", "ability", "pass"):
        yield Move(seat, verb)
    for q in range(s.seats):
        yield Move(seat, "trade", (q,))
        yield Move(seat, "play-seat", (HORSE, q))
    if rule == "barter":
        for card in [*s.active[seat], *s.tales[seat], *s.done[seat]]:
            yield Move(seat, "give", (KINDS + card,))
        partner = s.frames[-1].args[0]
        for thing in [*range(KINDS), *[KINDS + card for card in (*s.active[partner], *s.tales[partner])], AN_ITEM]:
            yield Move(seat, "want", (thing,))
    if rule == "characters":
        for character in range(len(CHARACTERS)):
            yield Move(seat, "become", (character,))


def refused(s: Realm, seat: int, random: Random) -> Iterator[tuple[Move, Refusal]]:
    """The attempts, and the offers, that are refused, with the reason."""
    for move in [*attempts(s, seat, random), *GAME.offers(s, seat)]:
        refusal = GAME.refuse(s, move)
        if refusal:
            yield move, refusal
