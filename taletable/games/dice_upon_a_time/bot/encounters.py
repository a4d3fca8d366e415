"""Exchanges that the bot proposes and agrees to."""

from __future__ import annotations

from typing import Final, NamedTuple

from taletable.engine.moves import Move

from ..cards import FIRST_STORY, QUEST_CARDS, STORY_OF
from ..encounters import GIVE, TRADE, WANT, partners
from ..state import AN_ITEM, KINDS, Realm
from .mind import Mind
from .outlook import Outlook, add

FAIR: Final = 0.08
"""What an exchange has to bring at least."""


class Deal(NamedTuple):
    """A thing for a thing, or for nothing (-1)."""

    give: int
    want: int


def offer_trade(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move | None:
    """Begin an exchange that both sides should like."""
    if mind.skill.trades and (s.cooperative or s.seats > 2):
        for q in partners(s, seat):
            if TRADE[seat][q] in legal and best_deal(mind, s, seat, q) is not None:
                return TRADE[seat][q]
    return None


def best_deal(mind: Mind, s: Realm, seat: int, partner: int) -> Deal | None:
    """The best exchange of a token or Quest for another; within a team the best gift. None if there is no good one.

    Each exchange leaves both sides better off, and a gift leaves less to give, so there is an end to it.
    """
    mine, theirs = mind.outlook(s, seat, s.active[partner]), mind.outlook(s, partner, s.active[seat])
    my_things, their_things = things(mind, s, seat), things(mind, s, partner)
    now, then = traded(mind, mine, (), ()), traded(mind, theirs, (), ())
    best, choice = FAIR, None
    for give in my_things:
        for want in (-1,) if s.cooperative else their_things:
            if give == want or (want >= 0 and (give >= KINDS) != (want >= KINDS)):
                continue
            gives, wants = (give,), (want,) if want >= 0 else ()
            gain = traded(mind, mine, wants, gives) - now
            other = traded(mind, theirs, gives, wants) - then
            value = gain - mind.spite(s) * other
            if value > best and (s.cooperative or other - mind.spite(s) * gain > FAIR):
                best, choice = value, Deal(give, want)
    return choice


def things(mind: Mind, s: Realm, seat: int) -> list[int]:
    """What the bot exchanges: the kinds of token and the Quests of a seat."""
    return [kind for kind in range(KINDS) if s.tokens[seat * KINDS + kind]] + [KINDS + card for card in s.active[seat]]


def traded(mind: Mind, o: Outlook, gets: tuple[int, ...], gives: tuple[int, ...]) -> float:
    """What a seat may hope for after an exchange."""
    tokens, tasks, extra = o.here.tokens, o.here.tasks, 0.0
    for things, sign in ((gets, 1), (gives, -1)):
        for thing in things:
            card = thing - KINDS
            if card < 0:
                tokens = add(tokens, thing, sign)
            elif card in o.bit_of and card < FIRST_STORY:
                bit = 1 << o.bit_of[card]
                tasks = tasks | bit if sign > 0 else tasks & ~bit
            elif thing == AN_ITEM or card < QUEST_CARDS[0]:
                extra += sign * mind.item_price(o)
            else:
                extra += sign * 0.4 * STORY_OF[card].ap
    earned, after = o.settle(o.here._replace(tokens=tokens, tasks=tasks))
    return earned + extra + o.worth(after, o.turns)


def barter(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Say what the exchange is to be."""
    deal = best_deal(mind, s, seat, s.frames[-1].args[0]) if not s.shown else None
    if deal is not None:
        give, want = (deal.give,), (deal.want,) if deal.want >= 0 else ()
        if not s.give:
            return GIVE[seat][deal.give]
        if s.give == give and not s.want and want:
            return WANT[seat][deal.want]
        if s.give == give and s.want == want and Move(seat, "propose") in legal:
            return Move(seat, "propose")
    return Move(seat, "cancel")


def consent(mind: Mind, s: Realm, seat: int, legal: list[Move]) -> Move:
    """Agree to what helps more than it helps the other; in a team, to what helps the team."""
    if s.cooperative and not s.want:
        return Move(seat, "accept")
    mine, theirs = mind.outlook(s, seat, s.active[s.turn]), mind.outlook(s, s.turn, s.active[seat])
    get = s.give + tuple([KINDS + card for card in s.shown])
    gain = traded(mind, mine, get, s.want) - traded(mind, mine, (), ())
    other = traded(mind, theirs, s.want, get) - traded(mind, theirs, (), ())
    return Move(seat, "accept" if gain - mind.spite(s) * other > FAIR / 2 else "decline")
