"""Drawing Quests and Magic Items (DU-8.3, DU-8.4, DU-8.14, DU-14, DU-15.5)."""

from __future__ import annotations

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask, Sequence
from taletable.engine.run import Run

from .cards import CRYSTAL, FIRST_QUEST, MIRROR, QUEST_OF, SNOW_WHITE, SPIRIT, THUMBLING, VALUES
from .domains import CARD, QUEST_VALUE
from .moving import LEAVE
from .state import WHO, Realm
from .windows import NO_TRIGGER, PLAY, SEATS, PlayerAsk, anybody_could, by_turns

DRAW = [[Move(seat, "draw-quest", (value,)) for value in VALUES] for seat in SEATS]
REDRAW = [[Move(seat, "redraw-quest", (value,)) for value in VALUES] for seat in SEATS]
DRAW_ITEM = [Move(seat, "draw-item") for seat in SEATS]
EMPTY = [Refusal("DU-R.12", "deck-empty", (value,)) for value in range(5)]
LIMIT = 4
"""Active Main Quests (DU-14.4)."""
SETUP, ALONE, TOGETHER = range(3)
"""Quests of the setup (DU-R.34), of one player, of several players at the same time."""

GRAMMAR = Grammar(
    moves={"draw-quest": (QUEST_VALUE,), "redraw-quest": (QUEST_VALUE,), "keep": (CARD,), "give-up": (CARD,), "draw-item": ()},
    refusals={"deck-empty": (QUEST_VALUE,)},
    events={
        "drew-quest": (SEAT, QUEST_VALUE),
        "buried": (SEAT, QUEST_VALUE),
        "drew-item": (SEAT,),
        "thumbed": (SEAT,),
        **alike((SEAT, CARD), "saw", "holds", "new-quest", "gave-up", "discarded-item"),
    },
    stakes={"quest-lost": (QUEST_VALUE,)},
)


class QuestDraw(Ask[Realm]):
    """Draw Quests one by one from decks of one's choice (DU-14.2, DU-R.11); of several, keep one (DU-8.4)."""

    cite = "DU-14.2"
    args = {"seat": WHO, "number": Num(1, 3), "mode": Num(SETUP, TOGETHER)}

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.frames[-1].args[0] if s.any_quest_left() else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        _, n, mode = s.frames[-1].args
        drawn = s.drawn[seat]
        moves: list[Move] = []
        if len(drawn) < n and s.any_quest_left():  # DU-R.12
            moves += DRAW[seat]
            if not drawn and mode != SETUP:
                moves.append(LEAVE[seat])
        else:
            moves += [Move(seat, "keep", (card,)) for card in drawn]
        if drawn and self.thinks_small(s, seat):
            moves += REDRAW[seat]
        if mode == ALONE:
            moves += [PLAY[seat][item] for item in s.hand[seat]]
        return moves

    def thinks_small(self, s: Realm, seat: int) -> bool:
        """Has Thumbling a token left (DU-20.10)?"""
        return s.character[seat] == THUMBLING and s.thumbs[seat] > 0

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.verb in ("draw-quest", "redraw-quest"):
            value = m.args[0]
            last = s.drawn[m.seat][-1] if m.verb == "redraw-quest" else -1
            return None if s.quest_deck(value) or (last >= 0 and QUEST_OF[last].value == value) else EMPTY[value]
        if m.verb == "play" and not (m.args[0] == CRYSTAL and anybody_could(s, MIRROR, m.seat)):
            return NO_TRIGGER[m.args[0]]
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        seat = m.seat
        _, n, mode = s.frames[-1].args
        if m.verb == "leave":
            return True
        if m.verb == "play":
            s.use(seat, CRYSTAL, run)
            s.hush = seat
            return False
        if m.verb == "keep":
            self.keep(s, run, seat, m.args[0])
            self.finish(s, run, seat, mode)
            return True
        if m.verb == "redraw-quest":
            s.thumbs[seat] -= 1
            run.tell("thumbed", (seat,))
            s.bury_quest(s.drawn[seat][-1], 1 << seat)
            s.drawn[seat] = s.drawn[seat][:-1]
        draw_quest(s, run, seat, m.args[0])
        if len(s.drawn[seat]) == 1 and (n == 1 or not s.any_quest_left()) and not self.thinks_small(s, seat):
            self.finish(s, run, seat, mode)
            return True
        return False

    def keep(self, s: Realm, run: Run, seat: int, kept: int) -> None:
        """The others go to the bottom of their decks, which nobody else sees (DU-8.4)."""
        drawn = s.drawn[seat]
        for value in VALUES:
            s.mix([card for card in drawn if QUEST_OF[card].value == value], s.everyone & ~(1 << seat))
        for card in drawn:
            if card != kept:
                s.bury_quest(card, 1 << seat)
                run.tell("buried", (seat, QUEST_OF[card].value))
        s.drawn[seat] = (kept,)

    def finish(self, s: Realm, run: Run, seat: int, mode: int) -> None:
        """In the setup the Quest is laid out at once; else others may reach for it first."""
        if mode == SETUP:
            lay_quests(s, run)
        elif mode == ALONE:
            s.push("quests_gained")


def draw_quest(s: Realm, run: Run, seat: int, value: int) -> None:
    """The top Quest of a deck, for its drawer's eyes."""
    card = s.quest_deck(value).pop()
    s.drawn[seat] += (card,)
    if not s.any_quest_left():
        s.drained = True
    run.tell("drew-quest", (seat, value))
    run.tell("saw", (seat, card), 1 << seat)
    run.reveal()


def taken(s: Realm, seat: int) -> tuple[int, ...]:
    """The cards that the seat has drawn, which it gets now."""
    cards = s.drawn[seat]
    s.drawn[seat] = ()
    return cards


def lay_quests(s: Realm, run: Run) -> None:
    """Drawn Quests are laid face up (DU-14.3); above four, the player gives up some (DU-14.7)."""
    for seat in reversed(by_turns(s)):
        if s.drawn[seat]:
            for card in s.drawn[seat]:
                run.tell("new-quest", (seat, card))
            s.active[seat] += taken(s, seat)
            if len(s.active[seat]) > LIMIT:
                s.push("give_up", (seat,))
    run.reveal()


class QuestsGained(Sequence[Realm]):
    """Others may reach for the Quests; then they are laid out."""

    cite = "DU-14.3"
    steps = ("quests_others", "lay_out")  # DU-16.15

    def lay_out(self, s: Realm, run: Run) -> None:
        """DU-14.3."""
        lay_quests(s, run)


class GiveUp(PlayerAsk):
    """DU-14.7: back to four active Quests; the others go under their decks (DU-R.13)."""

    cite = "DU-14.7"

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "give-up", (card,)) for card in s.active[seat]]

    def stakes(self, s: Realm, m: Move) -> list[Stake] | None:
        return [Stake("quest-lost", (QUEST_OF[m.args[0]].value,))]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        card = m.args[0]
        s.active[m.seat] = tuple([c for c in s.active[m.seat] if c != card])
        if QUEST_OF[card].item >= 0:
            s.carrier[QUEST_OF[card].item] = -1
        s.bury_quest(card, s.everyone)
        run.tell("gave-up", (m.seat, card))
        return len(s.active[m.seat]) <= LIMIT


class ItemDraw(Ask[Realm]):
    """Magic Item face, Magic Items field: a draw, if one likes (DU-6.5, DU-8.14)."""

    cite = "DU-8.14"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn if s.items or s.used else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [DRAW_ITEM[seat], LEAVE[seat]] + [PLAY[seat][item] for item in s.hand[seat]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.verb == "play" and not (m.args[0] == CRYSTAL and anybody_could(s, SPIRIT, m.seat)):
            return NO_TRIGGER[m.args[0]]
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "play":
            s.use(m.seat, CRYSTAL, run)
            s.hush = m.seat
            return False
        if m.verb == "draw-item":
            s.push("items_gained")
            draw_items(s, run, [m.seat])
        return True


def draw_items(s: Realm, run: Run, seats: list[int]) -> None:
    """Each seat draws an item; Snow White draws two and keeps one (DU-C.53)."""
    for seat in seats:
        for _ in range(2 if s.character[seat] == SNOW_WHITE else 1):
            card = s.draw_item(run)
            if card >= 0:
                s.drawn[seat] += (card,)
                run.tell("drew-item", (seat,))
        if len(s.drawn[seat]) > 1:
            s.push("one_of_two", (seat,))


class OneOfTwo(PlayerAsk):
    """Snow White keeps one item and discards the other (DU-C.53, DU-C.59)."""

    cite = "DU-20.6"

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "keep", (card,)) for card in s.drawn[seat]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        for card in s.drawn[m.seat]:
            if card != m.args[0]:
                s.used.append(card)
                run.tell("discarded-item", (m.seat, card))
        s.drawn[m.seat] = m.args
        run.reveal()
        return True


class Pocketing(Sequence[Realm]):
    """Drawn items go into the hands."""

    def pocket(self, s: Realm, run: Run) -> None:
        """Into the hand of who drew them."""
        for seat in range(s.seats):
            if s.drawn[seat] and s.drawn[seat][0] < FIRST_QUEST:
                for card in s.drawn[seat]:
                    run.tell("holds", (seat, card), 1 << seat)
                s.hand[seat] += taken(s, seat)
                run.reveal()


class ItemsGained(Pocketing):
    """Others may reach for the items; then they are pocketed."""

    cite = "DU-15.2"
    steps = ("items_others", "pocket")  # DU-16.6
