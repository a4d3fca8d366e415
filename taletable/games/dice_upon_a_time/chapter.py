"""A chapter: the roll, the Event, the turns, and the Forest Spirits at its end (DU-3, DU-4, DU-10, DU-11, DU-12)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number
from taletable.engine.moves import Move, Refusal
from taletable.engine.rules import Ask, Rule, Sequence
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .board import FOXES, RABBIT, SNAKE, SOCKETS
from .cards import EVENT_CARDS, FAIRY_GIFTS, LEAN_YEAR, RAPUNZEL, ROYAL_CALL, WIDDERSHINS
from .dice import BLANK, CHOICES, DOUBLE_FACE, FACES, GOLD_FACE, ITEM_FACE, LOST_FACE, SNAKE_DIE, STORY_FACE, dice_of
from .domains import CARD, DIE, FACE
from .drawing import TOGETHER, draw_items
from .moving import run_along
from .placing import put_down as place_die
from .state import STAYED, WHO, Realm
from .tokens import gain
from .windows import SEATS

MOST_CHAPTERS = 24
"""The extra long game comes to an end when all twelve Events were told twice (DU-R.53)."""
SET = [[[Move(seat, "set", (die, face)) for face in range(15)] for die in range(26)] for seat in SEATS]

GRAMMAR = Grammar(
    moves={"set": (DIE, FACE), "roll": (DIE,), "reroll": (DIE,), "leave": (), "stop": (), "play-on": ()},
    refusals={"not-low": ()},
    events={
        "phase": (Number(1, 24),),
        "roll": (SEAT, FACE, FACE, FACE, FACE, FACE),
        "rolled": (SEAT, DIE, FACE),
        "rerolled": (SEAT, DIE, FACE),
        "set": (SEAT, DIE, FACE),
        "event": (CARD,),
        "events-shuffled": (Number(1, len(EVENT_CARDS)),),
        "won-snake": (SEAT,),
        "won-rabbit": (SEAT,),
    },
)


def chapters(s: Realm) -> int:
    """How many chapters the game lasts at most (DU-1.3, DU-21.19, DU-21.20)."""
    return {"short": 3, "normal": 6}.get(str(s.options["length"]), MOST_CHAPTERS)


def is_last(s: Realm) -> bool:
    """Is this the last chapter (DU-19.1, DU-21.20)?"""
    return s.drained if s.options["length"] == "extra-long" and s.chapter < MOST_CHAPTERS else s.chapter == chapters(s)


class Chapter(Sequence[Realm]):
    """DU-3, DU-4, DU-12."""

    cite = "DU-3"
    steps = ("roll", "fox", "rapunzel", "golden_bird", "turn_event", "turns", "end_chapter")

    def roll(self, s: Realm, run: Run) -> None:
        """DU-3.1: all dice but those that the Fox gave back (DU-3.4); the Snake Die with them (DU-3.3)."""
        s.chapter += 1
        s.turn = -1
        s.hush = -1
        run.tell("phase", (s.chapter,))
        fresh: list[int] = []
        for seat in range(s.seats):
            rolled = [die for die in dice_of(seat) if die not in s.fox[seat]]
            for die in rolled:
                s.face[die] = FACES[die][run.luck.below(6)]
            run.tell("roll", (seat, *[s.face[die] if die in rolled else BLANK for die in dice_of(seat)]))
            s.pool[seat] = tuple(rolled)
            fresh += rolled
        s.fresh = tuple(fresh)
        if s.snake >= 0:
            s.push("snake_die", (s.snake,))

    def turn_event(self, s: Realm, run: Run) -> None:
        """DU-3.5: the next Event; some do something at once (DU-E). The roll is over, and with it what hushed it (DU-16.19)."""
        s.hush = -1
        if not s.fate and not s.ahead and s.past and s.options["length"] == "extra-long":  # DU-R.49
            s.lose_sight(s.past, s.everyone)
            cards, s.past = run.luck.shuffled(s.past), []
            if s.options["events"] == "open":
                s.ahead = cards
            else:
                s.fate = cards
            run.tell("events-shuffled", (len(cards),))
        pile = s.ahead if s.ahead else s.fate
        if not pile:
            return
        s.event = pile.pop()
        run.reveal()
        run.tell("event", (s.event,))
        run.scene(s, "event")
        if s.event == FAIRY_GIFTS:  # DU-E.9
            s.push("items_gained")
            draw_items(s, run, s.clockwise(s.marker))
        elif s.event == ROYAL_CALL:  # DU-E.10
            s.push("quests_gained")
            for seat in reversed(s.clockwise(s.marker)):
                s.push("quest_draw", (seat, 1, TOGETHER))
        elif s.event == LEAN_YEAR:  # DU-E.11
            s.push("lean_year")

    def end_chapter(self, s: Realm, run: Run) -> None:
        """DU-12: the spirits pay, dice come home, Characters turn back. The last chapter ends with the count instead (DU-R.43)."""
        s.turn = -1
        if is_last(s) or s.over:
            return
        winner = s.owner(s.stacks[SNAKE][-1]) if s.stacks[SNAKE] else -1
        rabbit = s.owner(s.stacks[RABBIT][-1]) if s.stacks[RABBIT] else -1
        if winner >= 0:
            run.tell("won-snake", (winner,))
        if rabbit >= 0:
            s.rabbits[rabbit] += 1
            s.marker = rabbit
            run.tell("won-rabbit", (rabbit,))
        for seat in range(s.seats):
            s.fox[seat] = ()
        for socket in FOXES:
            for die in s.stacks[socket]:
                if die != SNAKE_DIE:
                    s.fox[die // 5] += (die,)
        if s.event >= 0:  # DU-R.2
            s.past.append(s.event)  # DU-R.49
            s.event = -1
        s.snake = winner
        s.stacks = [()] * len(SOCKETS)
        s.pool = [()] * s.seats
        s.spent = ()
        s.wolf = False
        s.passed = [False] * s.seats
        s.turned = [False] * s.seats

    def again(self, s: Realm) -> bool:
        return not is_last(s)


class SnakeDie(Rule[Realm]):
    """DU-11.21 to DU-11.24: the Snake Die is rolled."""

    cite = "DU-11.21"
    args = {"seat": WHO}
    leads_to = ("white_snake", "taking")

    def proceed(self, s: Realm, run: Run, frame: Frame) -> None:
        s.frames.pop()
        seat = frame.args[0]
        face = FACES[SNAKE_DIE][run.luck.below(6)]
        s.face[SNAKE_DIE] = face
        run.tell("rolled", (seat, SNAKE_DIE, face))
        if face < LOST_FACE:
            s.snake = seat
            s.pool[seat] += (SNAKE_DIE,)
            return
        s.snake = -1
        if face >= GOLD_FACE:
            s.push("white_snake")
            tokens = [0, 0, 0]
            tokens[face - GOLD_FACE] = 1
            gain(s, [seat], (tokens[0], tokens[1], tokens[2]))


class Fox(Ask[Realm]):
    """DU-11.28: a die from the Fox is set to any of its faces, or rolled, once its owner has seen the others (DU-R.20)."""

    cite = "DU-11.28"

    def open(self, s: Realm, run: Run) -> int:
        return sum(1 << seat for seat in range(s.seats) if s.fox[seat])

    def offers(self, s: Realm, seat: int) -> list[Move]:
        die = s.fox[seat][0]
        return [SET[seat][die][face] for face in CHOICES[die]] + [Move(seat, "roll", (die,))]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        seat, die = m.seat, m.args[0]
        if m.verb == "set":
            s.face[die] = m.args[1]
            run.tell("set", (seat, die, m.args[1]))
        else:
            s.face[die] = FACES[die][run.luck.below(6)]
            s.fresh += (die,)
            run.tell("rolled", (seat, die, s.face[die]))
        s.fox[seat] = s.fox[seat][1:]
        s.pool[seat] += (die,)
        return not s.fox[seat]


class Rapunzel(Ask[Realm]):
    """DU-20.13: she may reroll one die of the chapter roll that shows 1 or 2."""

    cite = "DU-20.13"

    def low(self, s: Realm, seat: int) -> list[int]:
        """The dice she may reroll."""
        return [die for die in s.pool[seat] if die in s.fresh and s.face[die] in (1, 2)]

    def open(self, s: Realm, run: Run) -> int:
        return sum(1 << seat for seat in range(s.seats) if s.character[seat] == RAPUNZEL and self.low(s, seat))

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "reroll", (die,)) for die in s.pool[seat]] + [Move(seat, "leave")]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return Refusal("DU-20.13", "not-low") if m.verb == "reroll" and m.args[0] not in self.low(s, m.seat) else None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "reroll":
            s.turned[m.seat] = True
            s.face[m.args[0]] = FACES[m.args[0]][run.luck.below(6)]
            run.tell("rerolled", (m.seat, m.args[0], s.face[m.args[0]]))
        return True


class Turns(Rule[Realm]):
    """DU-4.1, DU-4.8, DU-10.5: turn after turn, until everybody has used all dice or has passed."""

    cite = "DU-4.1"

    def proceed(self, s: Realm, run: Run, frame: Frame) -> None:
        s.frames[-1] = Frame(frame.rule, 1)
        step = -1 if s.event == WIDDERSHINS else 1
        seat = s.marker if s.turn < 0 else (s.turn + step) % s.seats
        for _ in range(s.seats):
            if not s.passed[seat] and (s.pool[seat] or s.rabbits[seat]):  # DU-10.3
                s.turn = seat
                s.push("turn")
                return
            seat = (seat + step) % s.seats
        s.frames.pop()


class Turn(Sequence[Realm]):
    """DU-4.2: place a die, its effect, move, location ability, Quests."""

    cite = "DU-4.2"
    steps = ("begin_turn", "place", "yarn", "put_down", "die_effect", "run_along", "step", "deeds", "end_turn")

    def begin_turn(self, s: Realm, run: Run) -> None:
        """Nothing is left over from the turn before."""
        s.die = s.socket = s.soft = s.hush = -1
        s.came = STAYED
        s.doubling = s.boots = s.beans = s.special = s.table = s.hazel = s.steed_done = False
        s.deeds = s.declined = 0

    def put_down(self, s: Realm, run: Run) -> None:
        """The die is placed, and the Wolf eats (DU-R.17)."""
        if s.die >= 0:
            place_die(s, run)

    def die_effect(self, s: Realm, run: Run) -> None:
        """DU-4.4, DU-6: a special face takes effect before any movement."""
        s.hush = -1
        face = s.face[s.die] if s.die >= 0 else 0
        if face == ITEM_FACE and s.has_items:
            s.push("item_draw")
        elif face == STORY_FACE and s.has_stories:
            s.push("story", (1,))
        elif face == DOUBLE_FACE:
            s.doubling = True

    def run_along(self, s: Realm, run: Run) -> None:
        """DU-C.50."""
        run_along(s, run)

    def end_turn(self, s: Realm, run: Run) -> None:
        """DU-R.47: when the last Quest of a cooperative game is done, the table may stop."""
        s.die = s.socket = -1
        if s.cooperative and s.finished == s.chapter and not s.drained:
            s.drained = True
            s.push("early_end")


class EarlyEnd(Ask[Realm]):
    """DU-R.47: all Quests are done. Stop, if everybody likes, or play on."""

    cite = "DU-R.47"

    def open(self, s: Realm, run: Run) -> int:
        s.declined = 0
        return s.everyone

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "stop"), Move(seat, "play-on")]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        if m.verb == "play-on":
            s.declined = 1
        return True

    def close(self, s: Realm, run: Run, frame: Frame) -> None:
        if not s.declined:
            s.leave("chapter")
