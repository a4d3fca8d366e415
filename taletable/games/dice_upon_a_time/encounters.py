"""Exchanges: by consent between figures on the same field (DU-18, DU-R.45), and Puss in Boots with the supply (DU-C.51)."""

from __future__ import annotations

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar, Things, alike
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .cards import FIRST_QUEST, FIRST_STORY, QUEST_OF, SIDE, STORY_OF
from .domains import CARD, TOKEN
from .state import AN_ITEM, KINDS, MOST, THINGS, WHO, Realm
from .windows import SEATS, PlayerAsk, begin_action

_THINGS = range(len(THINGS))
GIVE = [[Move(seat, "give", (thing,)) for thing in _THINGS] for seat in SEATS]
WANT = [[Move(seat, "want", (thing,)) for thing in _THINGS] for seat in SEATS]
SWAP = [[Move(seat, "swap", (a, b)) for a in range(KINDS) for b in range(KINDS) if a != b] for seat in SEATS]
TRADE = [[Move(seat, "trade", (q,)) for q in SEATS] for seat in SEATS]
LIMIT = 4

THING = Things("thing", THINGS)
GRAMMAR = Grammar(
    moves={
        "trade": (SEAT,),
        "swap": (TOKEN, TOKEN),
        **alike((THING,), "give", "want"),
        **alike((CARD,), "show", "hand-over"),
        **alike((), "propose", "cancel", "accept", "decline"),
    },
    refusals={
        "no-such-token": (TOKEN,),
        **alike((SEAT,), "said-no", "too-many-quests"),
        **alike((), "nothing-to-exchange", "empty-proposal"),
    },
    events={
        "shows": (SEAT, CARD),
        "swapped": (SEAT, TOKEN, TOKEN),
        **alike((SEAT, SEAT), "proposes", "declined", "agreed", "slipped"),
        **alike((SEAT, THING), "offers", "asks-for"),
        "handed-over": (SEAT, SEAT, THING),
    },
)


def partners(s: Realm, seat: int) -> list[int]:
    """The seats whose figures share the field (DU-18.1)."""
    field = s.at[seat]
    return [q for q in range(s.seats) if s.at[q] == field and q != seat]


def goods(s: Realm, seat: int) -> list[int]:
    """What a player can give that everybody sees: tokens, active Main Quests, Side Quests (DU-18.2)."""
    things = [token for token in range(KINDS) for _ in range(s.tokens[seat * KINDS + token])]
    things += [KINDS + card for card in s.active[seat]]
    return things + [KINDS + card for card in s.tales[seat] if STORY_OF[card].kind == SIDE]


def has_anything(s: Realm, seat: int) -> bool:
    """Has the player something to exchange, as far as everybody can see?"""
    return bool(s.hand[seat] or goods(s, seat))


def refuse_barter(s: Realm, m: Move) -> Refusal | None:
    """An exchange needs goods, and a partner who did not just say no (DU-R.54)."""
    if s.declined >> m.args[0] & 1:
        return Refusal("DU-R.54", "said-no", m.args)
    if not has_anything(s, m.seat) and not has_anything(s, m.args[0]):
        return Refusal("DU-18.2", "nothing-to-exchange")
    return None


def refuse_swap(s: Realm, m: Move) -> Refusal | None:
    """Puss in Boots: one own token, once per chapter (DU-20.3)."""
    if s.turned[m.seat]:
        return Refusal("DU-20.3", "ability-used")
    if not s.tokens[m.seat * KINDS + m.args[0]]:
        return Refusal("DU-20.3", "no-such-token", m.args[:1])
    return None


def swap(s: Realm, m: Move, run: Run) -> None:
    """One token becomes another."""
    s.turned[m.seat] = True
    s.tokens[m.seat * KINDS + m.args[0]] -= 1
    s.tokens[m.seat * KINDS + m.args[1]] += 1
    run.tell("swapped", (m.seat, *m.args))


def begin_barter(s: Realm, partner: int) -> None:
    """The active player begins to make a proposal; it is an action by itself (DU-R.69)."""
    begin_action(s)
    s.push("barter", (partner,))


class Barter(Ask[Realm]):
    """The active player says what changes hands and lays the items on the table, for all to see (DU-R.54)."""

    cite = "DU-18.1"
    args = {"partner": WHO}

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def offers(self, s: Realm, seat: int) -> list[Move]:
        partner = s.frames[-1].args[0]
        moves = [GIVE[seat][thing] for thing in _left(goods(s, seat), s.give)]
        moves += [Move(seat, "show", (item,)) for item in s.hand[seat]]
        moves += [WANT[seat][thing] for thing in _left(goods(s, partner), s.want)]
        if s.want.count(AN_ITEM) < len(s.hand[partner]):
            moves.append(WANT[seat][AN_ITEM])
        return [*moves, Move(seat, "propose"), Move(seat, "cancel")]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.verb != "propose":
            return None
        if not s.give and not s.want and not s.shown:
            return Refusal("DU-18.1", "empty-proposal")
        partner = s.frames[-1].args[0]
        for seat, gets, gives in ((m.seat, s.want, s.give), (partner, s.give, s.want)):
            if len(s.active[seat]) + _quests(gets) - _quests(gives) > LIMIT:
                return Refusal("DU-R.45", "too-many-quests", (seat,))
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        partner = s.frames[-1].args[0]
        if m.verb == "give":
            s.give += m.args
        elif m.verb == "want":
            s.want += m.args
        elif m.verb == "show":
            s.hand[m.seat] = tuple([card for card in s.hand[m.seat] if card != m.args[0]])
            s.shown += m.args
            run.tell("shows", (m.seat, m.args[0]))
            run.reveal()
        elif m.verb == "cancel":
            s.declined |= 1 << partner
            end_barter(s, s.turn)
            return True
        else:
            run.tell("proposes", (m.seat, partner))
            for thing in s.give:
                run.tell("offers", (m.seat, thing))
            for thing in s.want:
                run.tell("asks-for", (m.seat, thing))
            s.push("consent", (partner,))
            return True
        return False


def end_barter(s: Realm, taker: int) -> None:
    """The items on the table go to one of the two; everybody knows where they are."""
    for card in s.shown:
        s.lose_sight((card,), s.everyone)
    s.hand[taker] += s.shown
    s.give = s.want = s.shown = ()


class Consent(PlayerAsk):
    """DU-18.3: never compulsory."""

    cite = "DU-18.3"
    args = {"partner": WHO}

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "accept"), Move(seat, "decline")]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "decline":
            s.declined |= 1 << m.seat
            run.tell("declined", (m.seat, s.turn))
            end_barter(s, s.turn)
            return True
        run.tell("agreed", (m.seat, s.turn))
        items = s.want.count(AN_ITEM)
        hand_over(s, run, s.turn, m.seat, s.give)
        hand_over(s, run, m.seat, s.turn, s.want)
        if any(s.gains):
            s.push("receiving")
        if items:
            s.push("hand_item", (m.seat, items))
        else:
            end_barter(s, m.seat)
        return True


class HandItem(Ask[Realm]):
    """The partner chooses which item to hand over, unseen by the others."""

    cite = "DU-18.2"
    args = {"partner": WHO, "number": Num(1, MOST)}

    def open(self, s: Realm, run: Run) -> int:
        """Who is asked for all that is in the hand has no choice (DU-R.64)."""
        seat, items = s.frames[-1].args
        if items < len(s.hand[seat]):
            return 1 << seat
        for card in s.hand[seat]:
            self.slip(s, run, seat, card)
        end_barter(s, seat)
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "hand-over", (card,)) for card in s.hand[seat]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        items = s.frames[-1].args[1]
        self.slip(s, run, m.seat, m.args[0])
        if items > 1:
            s.push("hand_item", (m.seat, items - 1))
        else:
            end_barter(s, m.seat)
        return True

    def slip(self, s: Realm, run: Run, seat: int, card: int) -> None:
        """An item changes hands unseen."""
        s.mix(s.hand[seat], s.everyone & ~(1 << seat))
        s.hand[seat] = tuple([c for c in s.hand[seat] if c != card])
        s.lose_sight((card,), 1 << seat)
        s.hand[s.turn] += (card,)
        run.tell("slipped", (seat, s.turn))
        run.tell("holds", (s.turn, card), 1 << s.turn | 1 << seat)
        run.reveal()


def hand_over(s: Realm, run: Run, giver: int, taker: int, things: tuple[int, ...]) -> None:
    """Goods that everybody sees go from one player to the other."""
    for thing in things:
        card = thing - KINDS
        if thing == AN_ITEM:
            continue
        if card < 0:
            s.tokens[giver * KINDS + thing] -= 1
            s.gains[taker * KINDS + thing] += 1
        elif card < FIRST_STORY:
            s.active[giver] = tuple([c for c in s.active[giver] if c != card])
            s.active[taker] += (card,)
            item = QUEST_OF[card].item
            if item >= 0 and s.carrier[item] >= 0:
                s.carrier[item] = taker
        else:
            s.tales[giver] = tuple([c for c in s.tales[giver] if c != card])
            s.tales[taker] += (card,)
        run.tell("handed-over", (giver, taker, thing))


def _left(things: list[int], named: tuple[int, ...]) -> list[int]:
    """The different things that have not been named yet."""
    left = things[:]
    for thing in named:
        if thing in left:
            left.remove(thing)
    return sorted(set(left))


def _quests(things: tuple[int, ...]) -> int:
    return sum(FIRST_QUEST <= thing - KINDS < FIRST_STORY for thing in things)
