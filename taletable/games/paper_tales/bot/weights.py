"""What things are worth to a bot, in LP."""

from __future__ import annotations

from typing import Final, NamedTuple


class Weights(NamedTuple):
    """A tuple by turns left begins with the last turn, after which none is left."""

    gold: tuple[float, ...] = (0.01, 1.4, 2.47, 2.68)
    """One Gold at the end of a turn, by turns left. After the last turn it only breaks ties (PT-10.4)."""
    plenty: int = 5
    """Gold beyond this is worth a third: there is little more to buy."""
    wage: tuple[float, ...] = (0.24, 0.76, 1.08)
    """One Gold of a later Income phase, by turns left then. On the last turn it can only help a Construction."""
    strength: float = 0.35
    """A point of strength that a Unit brings into the next turn: it moves two Wars."""
    resource: tuple[float, float, float] = (0.71, 1.56, 1.23)
    """A Wood, Food or Crystal made by a Unit that lives on, or by a Building in a later turn: a step to a Construction."""
    spot: float = 1.02
    """A Unit that lives on takes the spot of a new one: what that one would bring."""
    typical: tuple[float, float, float] = (0.87, 0.81, 0.40)
    """What the Units of a later turn will make on average; Buildings count it."""
    strong: float = 4.09
    """Units of strength 3 or more that Barracks will find in a later turn."""
    fifth: float = 1.48
    """The fifth spot, for each turn left: about 3 strength more in the Front."""
    crowd: float = 1.05
    """What a Building costs in each later turn because it makes the land of the next one dearer (PT-8.5)."""
    wins: float = 0.84
    """Wars won in a later turn, for those who earn by them."""
    builder: float = 0.80
    """A Unit that makes Constructions cheaper and is still there next turn."""
    healer: float = 0.61
    """A Healer that is still there next turn."""
    mourner: float = 2.74
    """A Unit that earns by deaths and is still there next turn."""
    shift: float = 0.7
    """An Age token that may be moved in a later turn."""
    deaths: float = 1.5
    """Units that die in a later turn, for those who earn by it."""
    rival: tuple[float, ...] = (2.82, 3.82, 3.72, 3.66)
    """The strength to expect of a neighbour with nothing at all before Deployment, by turn."""
    rival_keeps: float = 0.51
    """More of it for each point of strength that the neighbour has already,"""
    rival_gold: float = 0.56
    """for each Gold,"""
    rival_fifth: float = 1.51
    """for a fifth spot,"""
    rival_barracks: float = 1.61
    """and for a Building that adds to the strength."""
    doubt: tuple[float, ...] = (0.70, 0.61, 1.57, 1.97)
    """Scale of the error of that forecast, by turn: a War is likely won, not surely."""
    host_doubt: float = 0.3
    """The same for the hosts of the Lich King: only the card of this turn is unknown (PT-S.18)."""
    doubt_seen: float = 0.8
    """The same where the cards of a neighbour have been imagined."""
    spite: float = 1.96
    """A War that a neighbour wins costs this share of its LP, divided among the rivals: only the lead counts."""
    deny: float = 1.0
    """The share of what a drafted card would be worth to the neighbours, divided among the rivals."""
    spare: float = 0.08
    """The share of its plain worth that a drafted card has even if it will not be deployed: it may be kept, and others do not get it."""
    taste: float = 0.05
    """How far bots with different seeds differ about a card, so that they do not all want the same."""


FARSIGHTED: Final = Weights(deny=1.3)
"""The hard bot sees what the cards that it passes on are worth to others, and minds."""
