"""Phase 5: completing Quests, and the other deeds of a turn's end (DU-9, DU-17.12 to DU-17.15, DU-R.14, DU-R.44)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .board import ANY_STEED, FIELD_KEYS, STEEDS
from .cards import CAP, CARD_IDS, CURSE, HORSE, LAME_HORSES, MINI, PUSS, QUEST_OF, STORY_OF, THRUSHBEARD, Need, Quest
from .domains import AMOUNT, CARD, FIELD, RELIC, TOKEN
from .encounters import SWAP, TRADE, begin_barter, partners, refuse_barter, refuse_swap, swap
from .moving import LEAPS, arrive, fly, leap, put_on_cap, refuse_leap
from .state import CAPPED, HORSED, KINDS, LEAP, RIDE, STAYED, Realm
from .stories import perform
from .tales import remove_tale
from .windows import NO_TRIGGER, PLAY, SEATS

_CARDS = range(len(CARD_IDS))
COMPLETE = [[Move(seat, "complete", (card,)) for card in _CARDS] for seat in SEATS]
PICK_UP = [[Move(seat, "pick-up", (card,)) for card in _CARDS] for seat in SEATS]
FULFIL = [[Move(seat, "fulfil", (card,)) for card in _CARDS] for seat in SEATS]
LIFT = [[Move(seat, "lift", (card,)) for card in _CARDS] for seat in SEATS]
DONE = [Move(seat, "done") for seat in SEATS]

GRAMMAR = Grammar(
    moves={**alike((CARD,), "complete", "pick-up", "fulfil", "lift"), "done": (), "pay": (TOKEN,), "play-seat": (CARD, SEAT)},
    refusals={
        "no-quest-item": (RELIC,),
        "already-picked-up": (RELIC,),
        "not-there": (FIELD,),
        **alike((), "not-on-a-steed", "no-company", "no-token", "no-item", "by-riding", "by-the-wolf", "too-late-for-the-horse"),
        "not-enough-tokens": (AMOUNT, AMOUNT, AMOUNT),
    },
    events={"fulfilled": (SEAT, CARD), "picked-up": (SEAT, RELIC), "completed": (SEAT, CARD, Number(2, 4))},
    stakes={"undone": (Number(1, len(CARD_IDS)),)},
)


def is_at(s: Realm, seat: int, place: int) -> bool:
    """Does the figure stand there, on any Steed where any will do (DU-R.14, DU-R.27)?"""
    return s.at[seat] in STEEDS if place == ANY_STEED else s.at[seat] == place


def refuse_quest(s: Realm, seat: int, quest: Quest) -> Refusal | None:
    """Why a Quest cannot be completed now."""
    if quest.item >= 0 and s.carrier[quest.item] != seat:  # DU-Q.31 to DU-Q.34
        return Refusal("DU-9.6", "no-quest-item", (quest.item,))
    if quest.place != -1 and not is_at(s, seat, quest.place):
        return Refusal("DU-R.14", "not-there", (quest.place,)) if quest.place >= 0 else Refusal("DU-R.27", "not-on-a-steed")
    if quest.company and not s.on_field(s.at[seat], seat):  # DU-Q.17
        return Refusal("DU-9.6", "no-company")
    if not s.can_pay(seat, quest.tokens):
        return Refusal("DU-9.3", "not-enough-tokens", quest.tokens)
    return None


def refuse_pick_up(s: Realm, seat: int, quest: Quest) -> Refusal | None:
    """DU-9.7, DU-R.15: on the named field, by the owner of the Quest."""
    if s.carrier[quest.item] >= 0:
        return Refusal("DU-R.15", "already-picked-up", (quest.item,))
    return None if is_at(s, seat, quest.source) else Refusal("DU-9.7", "not-there", (quest.source,))


def refuse_need(s: Realm, seat: int, need: Need) -> Refusal | None:
    """Why a Mini Quest or a Curse cannot be dealt with now."""
    if need.what == "visit" and not is_at(s, seat, need.field):
        return Refusal("DU-R.44", "not-there", (need.field,))
    if need.what == "pay" and not s.can_pay(seat, need.tokens):  # DU-S.49
        return Refusal("DU-9.3", "not-enough-tokens", need.tokens)
    if need.what == "pay-any" and not any(s.purse(seat)):  # DU-S.55
        return Refusal("DU-9.3", "no-token")
    if need.what == "item" and not s.hand[seat]:
        return Refusal("DU-17.12", "no-item")
    if need.what == "ride":  # DU-S.47
        return Refusal("DU-R.44", "by-riding")
    return Refusal("DU-R.44", "by-the-wolf") if need.what == "wolf" else None


class Deeds(Ask[Realm]):
    """DU-4.7: complete Quests, pick up quest items, fulfil Mini Quests, lift Curses, exchange goods; then the turn is over."""

    cite = "DU-4.7"

    def open(self, s: Realm, run: Run) -> int:
        s.hush = -1
        seat = s.turn
        return 1 << seat if not s.passed[seat] and self.anything(s, seat) else 0

    def anything(self, s: Realm, seat: int) -> bool:
        """Is there something to do, as far as everybody can see?"""
        for card in s.quests_of(seat):
            quest = QUEST_OF[card]
            if refuse_quest(s, seat, quest) is None or (quest.item >= 0 and refuse_pick_up(s, seat, quest) is None):
                return True
        for card in s.tales_of(seat):
            if STORY_OF[card].need.what and refuse_need(s, seat, STORY_OF[card].need) is None:
                return True
        if s.could_hold(seat, HORSE) and self.riders(s, seat):
            return True
        if s.could_hold(seat, CAP) and self.can_fly(s):
            return True
        if s.is_ready(seat, PUSS) and any(s.purse(seat)):  # DU-C.51
            return True
        if s.is_ready(seat, THRUSHBEARD) and s.steed_done:
            return True
        return any(refuse_barter(s, TRADE[seat][q]) is None for q in partners(s, seat))

    def riders(self, s: Realm, seat: int) -> list[int]:
        """Whom the Golden Horse can bring the figure to; before any Quest of this phase (DU-C.36)."""
        return [] if s.deeds else [q for q in range(s.seats) if q != seat and s.at[q] != s.at[seat]]

    def can_fly(self, s: Realm) -> bool:
        """Is the step of phase 3 still to be had, for the Wishing-cap (DU-R.66)?"""
        return s.die >= 0 and not s.deeds

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves: list[Move] = []
        for card in s.quests_of(seat):
            moves.append(COMPLETE[seat][card])
            if QUEST_OF[card].item >= 0:
                moves.append(PICK_UP[seat][card])
        for card in s.tales_of(seat):
            if STORY_OF[card].kind == MINI:
                moves.append(FULFIL[seat][card])
            elif STORY_OF[card].kind == CURSE:
                moves.append(LIFT[seat][card])
        if s.character[seat] == PUSS:
            moves += SWAP[seat]
        if s.character[seat] == THRUSHBEARD and s.steed_done:
            moves += [LEAPS[seat][field] for field in range(len(FIELD_KEYS)) if field != s.at[seat]]
        for item in s.hand[seat]:
            if item == HORSE and (riders := self.riders(s, seat)):
                moves += [Move(seat, "play-seat", (HORSE, q)) for q in riders]
            elif item == CAP and self.can_fly(s):
                moves += fly(s, seat)
            else:
                moves.append(PLAY[seat][item])
        moves += [TRADE[seat][q] for q in partners(s, seat)]
        moves.append(DONE[seat])
        return moves

    def stakes(self, s: Realm, m: Move) -> list[Stake] | None:
        """The turn is not ended by mistake while something can be completed, picked up, fulfilled or lifted."""
        if m.verb != "done":
            return None
        deeds = [other for other in self.offers(s, m.seat) if other.verb in ("complete", "pick-up", "fulfil", "lift")]
        undone = sum([1 for other in deeds if self.refuse(s, other) is None])
        return [Stake("undone", (undone,))] if undone else None

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        verb, seat = m.verb, m.seat
        if verb == "complete":
            return refuse_quest(s, seat, QUEST_OF[m.args[0]])
        if verb == "pick-up":
            return refuse_pick_up(s, seat, QUEST_OF[m.args[0]])
        if verb in ("fulfil", "lift"):
            return refuse_need(s, seat, STORY_OF[m.args[0]].need)
        if verb == "swap":
            return refuse_swap(s, m)
        if verb == "leap":
            return refuse_leap(s, seat, m.args[0])
        if verb == "trade":
            return refuse_barter(s, m)
        if verb == "play":
            return Refusal("DU-C.36", "too-late-for-the-horse") if m.args[0] == HORSE else NO_TRIGGER[m.args[0]]
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        verb, seat = m.verb, m.seat
        if verb == "done":
            return True
        s.hush = -1
        if verb == "trade":
            begin_barter(s, m.args[0])
        elif verb == "swap":
            swap(s, m, run)
        elif verb == "leap":
            s.steed_done = False
            leap(s, run, m.args[0])
        elif verb == "play-field":
            put_on_cap(s, run, m)
        elif verb == "play-seat":
            s.die = -1
            s.use(seat, HORSE, run)
            arrive(s, run, s.at[m.args[1]], HORSED)
        else:
            s.deeds += 1
            depth = len(s.frames)
            self.do(s, run, seat, verb, m.args[0])
            return len(s.frames) == depth and not self.anything(s, seat)
        return False

    def do(self, s: Realm, run: Run, seat: int, verb: str, card: int) -> None:
        """A deed of phase 5 itself."""
        if verb == "complete":
            complete(s, run, seat, card)
        elif verb == "pick-up":
            s.carrier[QUEST_OF[card].item] = seat
            run.tell("picked-up", (seat, QUEST_OF[card].item))
        else:
            story = STORY_OF[card]
            remove_tale(s, seat, card)
            run.tell("fulfilled" if verb == "fulfil" else "lifted", (seat, card))
            if verb == "fulfil":
                perform(s, run, story.options[0])
            s.pay(seat, story.need.tokens)
            if story.need.what == "pay-any":
                s.push("pay_any")
            elif story.need.what == "item":
                s.push("lose_item")


def complete(s: Realm, run: Run, seat: int, card: int) -> None:
    """DU-9.5: what it asks for is given away, and the card is turned face down."""
    quest = QUEST_OF[card]
    s.pay(seat, quest.tokens)
    if quest.item >= 0:
        s.carrier[quest.item] = -1
    s.active[seat] = tuple([c for c in s.active[seat] if c != card])
    s.open_quests = tuple([c for c in s.open_quests if c != card])
    s.done[seat] += (card,)
    s.steed_done |= quest.place == ANY_STEED and s.event != LAME_HORSES and s.came not in (STAYED, RIDE, LEAP, CAPPED)  # DU-C.54
    run.tell("completed", (seat, card, quest.value))
    if s.cooperative and not s.open_quests:
        s.finished = s.chapter


class PayAny(Ask[Realm]):
    """Which token is given up by one's own decision (DU-17.14)."""

    cite = "DU-17.14"

    def open(self, s: Realm, run: Run) -> int:
        kinds = self.kinds(s, s.turn)
        if len(kinds) > 1:
            return 1 << s.turn
        s.tokens[s.turn * KINDS + kinds[0]] -= 1
        return 0

    def kinds(self, s: Realm, seat: int) -> list[int]:
        """The kinds of token the seat has."""
        return [token for token in range(KINDS) if s.tokens[seat * KINDS + token]]

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "pay", (token,)) for token in self.kinds(s, seat)]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        s.tokens[m.seat * KINDS + m.args[0]] -= 1
        return True
