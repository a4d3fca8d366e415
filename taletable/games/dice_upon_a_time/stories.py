"""Story cards: five kinds, read aloud (DU-17)."""

from __future__ import annotations

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .board import RABBIT
from .cards import BAD, CLOAK, CURSE, GOOD, RING, STARWORT, STORIES, STORY_OF, Effect, Story
from .dice import CHOICES, FACE_KEYS, VALUE
from .domains import CARD, DIE, FACE, FIELD
from .drawing import ALONE, draw_items
from .moving import LEAVE, arrive
from .placing import ring_moves, spend_dice, take_back
from .state import SENT, TAKEN, Realm
from .tales import lay_tale
from .tokens import gain
from .windows import LET_IT_BE, NO_TRIGGER, PLAY, SEATS, Window, by_turns, roll_again, strike

ACCEPT = [Move(seat, "accept") for seat in SEATS]
DECLINE = [Move(seat, "decline") for seat in SEATS]

GRAMMAR = Grammar(
    moves={
        "choose": (CARD, Number(1, max([len(story.options) for story in STORIES]))),
        "redraw": (),
        "take-back": (DIE,),
        "turn-die": (DIE, FACE),
        "discard": (CARD,),
    },
    refusals={"already-there": (FIELD,), "cannot-be-done": (), "starwort-and-rewards": ()},
    events={"read": (SEAT, CARD), "no-effect": (SEAT,), "rabbit-token": (SEAT,), "turned-die": (SEAT, DIE, FACE)},
)


class StoryDraw(Rule[Realm]):
    """DU-17.1: draw a Story card and read it; of two, the player resolves one (DU-E.12)."""

    cite = "DU-17.1"
    args = {"number": Num(1, 2)}

    def proceed(self, s: Realm, run: Run, frame: Frame) -> None:
        s.frames.pop()
        for _ in range(frame.args[0]):
            card = s.draw_story(run)
            if card >= 0:
                s.read += (card,)
                run.tell("read", (s.turn, card))
                run.scene(s, "story")
        if len(s.read) > 1:
            s.push("choose_story")
        elif s.read:
            begin_story(s, run)


class ChooseStory(Ask[Realm]):
    """DU-E.12: two cards are shown, one is resolved."""

    cite = "DU-E.12"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "keep", (card,)) for card in s.read]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        for card in s.read:
            if card != m.args[0]:
                s.told.append(card)
        s.read = m.args
        begin_story(s, run)
        return True


def begin_story(s: Realm, run: Run) -> None:
    """The card has been read; what happens depends on its kind."""
    card = s.read[0]
    story = STORY_OF[card]
    if s.cooperative and story.draws_quest:
        s.push("retell")
    elif story.kind == GOOD:
        s.push("good_luck")
    elif story.kind == BAD:
        s.push("bad_luck")
    elif story.kind == CURSE:
        s.push("curse")
    else:
        s.read = ()
        lay_tale(s, run, s.turn, card)


def put_away(s: Realm) -> Story:
    """The card that was read goes to the discard pile (DU-17.4, DU-17.6)."""
    card = s.read[0]
    s.told.append(card)
    s.read = ()
    return STORY_OF[card]


def choices(s: Realm, seat: int) -> list[Move]:
    """The options of the card that was read, counted from 1."""
    return [Move(seat, "choose", (s.read[0], n)) for n in range(1, len(STORY_OF[s.read[0]].options) + 1)]


class Retell(Ask[Realm]):
    """DU-21.7: a card that draws a Quest is of no use in the cooperative game; draw a new one, or leave it at that."""

    cite = "DU-21.7"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "redraw"), LEAVE[seat]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        put_away(s)
        if m.verb == "redraw":
            s.push("story", (1,))
        return True


class GoodLuck(Ask[Realm]):
    """DU-17.5: takes effect at once; where the card offers two things, the player picks one or neither."""

    cite = "DU-17.5"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn if len(STORY_OF[s.read[0]].options) > 1 else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [*choices(s, seat), LEAVE[seat]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return refuse_effect(s, STORY_OF[s.read[0]].options[m.args[1] - 1]) if m.verb == "choose" else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        story = put_away(s)
        if m.verb == "choose":
            perform(s, run, story.options[m.args[1] - 1])
        return True

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        """A card with one effect asks nothing."""
        if s.read:
            perform(s, run, put_away(s).options[0])


def possible(s: Realm) -> list[Effect]:
    """The options of the card that was read that can be carried out."""
    return [effect for effect in STORY_OF[s.read[0]].options if refuse_effect(s, effect) is None]


class BadLuck(Ask[Realm]):
    """DU-17.6 to DU-17.9: one of two; before that the Cloak or Starwort may turn the card away (STORY, HARM)."""

    cite = "DU-17.6"

    def fits(self, s: Realm) -> tuple[int, ...]:
        """Starwort does not stop a card that merely rewards others (DU-R.37), nor one that can do nothing."""
        return (CLOAK, STARWORT) if STORY_OF[s.read[0]].hurts and possible(s) else (CLOAK,)

    def open(self, s: Realm, run: Run) -> int:
        if len(possible(s)) > 1 or any(s.could_hold(s.turn, item) for item in self.fits(s)):  # DU-C.31
            return 1 << s.turn
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves = choices(s, seat) + [PLAY[seat][item] for item in s.hand[seat]]
        return moves if possible(s) else [*moves, LET_IT_BE[seat]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        if m.verb == "choose":
            return refuse_effect(s, STORY_OF[s.read[0]].options[m.args[1] - 1])
        if m.verb == "let-it-be":
            return None
        if m.args[0] == STARWORT and not STORY_OF[s.read[0]].hurts:
            return Refusal("DU-R.37", "starwort-and-rewards")
        return None if m.args[0] in self.fits(s) else NO_TRIGGER[m.args[0]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "let-it-be":
            return True
        story = put_away(s)
        if m.verb == "choose":
            self.suffer(s, run, story, story.options[m.args[1] - 1])
            return True
        s.use(m.seat, m.args[0], run)
        if m.args[0] == CLOAK:
            s.push("story", (1,))
        return True

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        """Nothing to decide: the one option that is possible, or none (DU-17.7, DU-17.8)."""
        if s.read:
            effects = possible(s)
            story = put_away(s)
            if effects:
                self.suffer(s, run, story, effects[0])
            else:
                run.tell("no-effect", (s.turn,))

    def suffer(self, s: Realm, run: Run, story: Story, effect: Effect) -> None:
        """The chosen option is carried out."""
        if story.hurts:
            perform(s, run, effect)
        else:
            s.push("offered", (s.told[-1], story.options.index(effect)))


class Curse(Ask[Realm]):
    """DU-17.11: a Curse was read; Starwort cancels it, the Cursed Ring passes one on (DU-16.12, DU-16.18)."""

    cite = "DU-17.11"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn if s.read and (s.could_hold(s.turn, STARWORT) or s.could_hold(s.turn, RING)) else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves = [LET_IT_BE[seat]]
        for item in s.hand[seat]:
            moves += ring_moves(s, seat, s.read + s.tales[seat]) if item == RING else [PLAY[seat][item]]
        return moves

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return NO_TRIGGER[m.args[0]] if m.verb == "play" and m.args[0] != STARWORT else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "play":
            s.use(m.seat, STARWORT, run)
            put_away(s)
        elif m.verb == "play-curse":
            s.use(m.seat, RING, run)
            s.push("curse")
            strike(s, RING, m.seat, m.args[2], m.args[1])
        return True

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        if s.read:
            card = s.read[0]
            s.read = ()
            lay_tale(s, run, s.turn, card)


class Offered(Window):
    """DU-17.9, DU-R.9: every opponent may take what the card gives, or decline."""

    cite = "DU-17.9"
    args = {"card": Num(0, TAKEN - 1), "option": Num(0, 9)}

    def open(self, s: Realm, run: Run) -> int:
        return s.everyone & ~(1 << s.turn)

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [ACCEPT[seat], DECLINE[seat]]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        s.answer[m.seat] = (TAKEN,) if m.verb == "accept" else ()
        return True

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        effect = STORY_OF[frame.args[0]].options[frame.args[1]]
        takers = [seat for seat in by_turns(s) if s.answer[seat]]
        s.answer = [()] * s.seats
        if effect.what == "others-gain":
            gain(s, takers, effect.tokens)
        elif effect.what == "others-item":
            s.push("items_gained")
            draw_items(s, run, takers)
        else:
            for seat in takers:
                s.rabbits[seat] += 1
                run.tell("rabbit-token", (seat,))


# What cards do


def refuse_effect(s: Realm, effect: Effect) -> Refusal | None:
    """Why an option cannot be carried out (DU-17.7)."""
    seat, what = s.turn, effect.what
    possible = True
    if what == "go" and s.at[seat] == effect.field:
        return Refusal("DU-R.29", "already-there", (effect.field,))
    if what == "lose":
        possible = s.can_pay(seat, effect.tokens)
    elif what == "lose-any":
        possible = sum(s.purse(seat)) >= effect.n
    elif what == "lose-item":
        possible = bool(s.hand[seat])
    elif what in ("lose-die", "reroll-best"):
        possible = bool(s.pool[seat])
    elif what in ("item", "others-item"):
        possible = bool(s.items or s.used)
    return None if possible else Refusal("DU-17.7", "cannot-be-done")


def perform(s: Realm, run: Run, effect: Effect) -> None:
    """Carry an effect out for the active player."""
    seat, what = s.turn, effect.what
    if what == "gain":
        gain(s, [seat], effect.tokens)
    elif what == "all-gain":
        gain(s, by_turns(s), effect.tokens)
    elif what == "gain-any":
        s.push("choose_token")
    elif what == "item":
        s.push("items_gained")
        draw_items(s, run, [seat])
    elif what == "quest":
        s.push("quest_draw", (seat, 1, ALONE))
    elif what == "rabbit":
        s.rabbits[seat] += 1
        run.tell("rabbit-token", (seat,))
    elif what == "go":
        arrive(s, run, effect.field, SENT)
    elif what == "lose":
        s.push("lose", (sum(effect.tokens), [n > 0 for n in effect.tokens].index(True)))
    elif what == "lose-any":
        s.push("lose", (effect.n, -1))
    elif what == "reroll-best":
        dice = best_dice(s, seat)
        if len(dice) > 1:  # DU-R.70
            s.push("reroll_best")
        else:
            roll_again(s, run, dice[0])
    else:
        s.push(ASKS[what])


ASKS = {
    "back-route": "back_route",
    "back-spirit": "back_spirit",
    "reroll": "reroll",
    "turn": "turn_die",
    "lose-item": "lose_item",
    "lose-die": "lose_die",
}
"""Effects that ask which."""


class BackRoute(Ask[Realm]):
    """Take a die back from a route, if one likes."""

    cite = "DU-C.71"

    def sockets(self) -> range:
        """Where it may lie."""
        return range(RABBIT)

    def dice(self, s: Realm, seat: int) -> list[int]:
        """The seat's dice there."""
        return [die for socket in self.sockets() for die in s.stacks[socket] if s.owner(die) == seat]

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn if self.dice(s, s.turn) else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [LEAVE[seat]] + [Move(seat, "take-back", (die,)) for die in self.dice(s, seat)]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "take-back":
            take_back(s, run, m.seat, m.args[0])
        return True


class BackSpirit(BackRoute):
    """Take a die back from a Forest Spirit, if one likes."""

    def sockets(self) -> range:
        return range(RABBIT, RABBIT + 5)


class Reroll(Ask[Realm]):
    """Roll an unused die again, if one likes."""

    cite = "DU-C.71"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn if s.pool[s.turn] else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [LEAVE[seat]] + [Move(seat, "reroll", (die,)) for die in s.pool[seat]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "reroll":
            roll_again(s, run, m.args[0])
        return True


def best_dice(s: Realm, seat: int) -> list[int]:
    """The seat's unused dice of the highest value (DU-S.28)."""
    most = max([VALUE[s.face[die]] for die in s.pool[seat]])
    return [die for die in s.pool[seat] if VALUE[s.face[die]] == most]


class RerollBest(Ask[Realm]):
    """Of several best dice, the player who has to roll one again says which (DU-R.70)."""

    cite = "DU-R.70"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "reroll", (die,)) for die in best_dice(s, seat)]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        roll_again(s, run, m.args[0])
        return True


TURN = [[Move(seat, "turn-die", (die, face)) for face in range(len(FACE_KEYS))] for seat in SEATS for die in range(26)]


class TurnDie(Ask[Realm]):
    """Turn an unused die to any of its faces, if one likes. The Snake Die only knows its numbers."""

    cite = "DU-C.71"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << s.turn if s.pool[s.turn] else 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [LEAVE[seat]] + [
            TURN[seat * 26 + die][face] for die in s.pool[seat] for face in CHOICES[die] if face != s.face[die] and VALUE[face]
        ]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "turn-die":
            s.face[m.args[0]] = m.args[1]
            run.tell("turned-die", (m.seat, *m.args))
        return True


class LoseItem(Ask[Realm]):
    """Discard an unused item; with one there is no choice."""

    cite = "DU-17.E1"

    def open(self, s: Realm, run: Run) -> int:
        if len(s.hand[s.turn]) > 1:
            return 1 << s.turn
        for card in s.hand[s.turn]:
            self.discard(s, run, s.turn, card)
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "discard", (card,)) for card in s.hand[seat]]

    def stakes(self, s: Realm, m: Move) -> list[Stake] | None:
        return []

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        self.discard(s, run, m.seat, m.args[0])
        return True

    def discard(self, s: Realm, run: Run, seat: int, card: int) -> None:
        """Used and discarded items share one pile."""
        s.hand[seat] = tuple([c for c in s.hand[seat] if c != card])
        s.used.append(card)  # DU-15.5
        run.tell("discarded-item", (seat, card))
        run.reveal()


class LoseDie(Ask[Realm]):
    """Discard an unused die; with one there is no choice (DU-R.40)."""

    cite = "DU-R.40"

    def open(self, s: Realm, run: Run) -> int:
        if len(s.pool[s.turn]) > 1:
            return 1 << s.turn
        spend_dice(s, run, s.turn, s.pool[s.turn])
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "lose-die", (die,)) for die in s.pool[seat]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        spend_dice(s, run, m.seat, m.args)
        return True
