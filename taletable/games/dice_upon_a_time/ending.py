"""The whole tale, its setup and its end (DU-1, DU-2, DU-19, DU-21)."""

from __future__ import annotations

from taletable.engine.game import Result
from taletable.engine.grammar import SEAT, Grammar, Number, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .board import FOX_1, RABBIT, SNAKE, WOLF
from .cards import CHARACTERS, CURSE, FAR, QUEST_OF, SIDE, STORY_OF, THUMBLING, Condition
from .domains import AP, CHARACTER
from .drawing import SETUP, Pocketing, draw_items
from .state import Realm

LEVELS = {2: (30, 40, 50, 60), 3: (45, 60, 75, 90), 4: (60, 80, 100, 116), 5: (60, 80, 100, 116)}
"""DU-21.12: the score that reaches level 2, 3, 4 and 5."""

GRAMMAR = Grammar(
    moves={"become": (CHARACTER,), "draw-character": ()},
    refusals={"character-taken": (CHARACTER,)},
    events={"became": (SEAT, CHARACTER), **alike((SEAT, AP), "quests", "side-quests", "curses", "won"), "team-score": (AP, Number(1, 5))},
)


class Tale(Pocketing):
    """DU-2, then chapter after chapter, then the count."""

    cite = "DU-1.3"
    steps = ("characters", "deal_items", "pocket", "first_quests", "chapter", "count")

    def deal_items(self, s: Realm, run: Run) -> None:
        """DU-2.10, DU-R.34: an item for everybody, out of others' reach."""
        s.turn = -1
        for seat in range(s.seats):
            if s.character[seat] == THUMBLING:
                s.thumbs[seat] = thumbling_tokens(s)
        if s.has_items:
            draw_items(s, run, s.clockwise(s.marker))

    def first_quests(self, s: Realm, run: Run) -> None:
        """DU-2.10: two Quests each; in the cooperative game all of them lie open."""
        if not s.cooperative:
            for seat in reversed(s.clockwise(s.marker)):
                s.push("quest_draw", (seat, 1, SETUP))
                s.push("quest_draw", (seat, 1, SETUP))

    def count(self, s: Realm, run: Run) -> None:
        """DU-19."""
        for seat in range(s.seats):
            for source, ap in lines(s, seat):
                run.tell(source, (seat, ap) if ap >= 0 else (seat, -ap))
        s.over = True
        if s.cooperative:
            run.tell("team-score", (team_score(s), level(s)))
        else:
            for seat in winners(s):
                run.tell("won", (seat, score(s, seat)))
        run.reveal()


def thumbling_tokens(s: Realm) -> int:
    """DU-20.10, DU-20.11, DU-R.59: three, two in the short game, six in the extra long one."""
    return {"short": 2, "extra-long": 6}.get(str(s.options["length"]), 3)


class Characters(Ask[Realm]):
    """DU-2.5: each player chooses a Character or draws one, from the starting player on."""

    cite = "DU-2.5"

    def open(self, s: Realm, run: Run) -> int:
        return 1 << self.next(s) if s.options["characters"] else 0

    def next(self, s: Realm) -> int:
        """Whose turn it is to choose."""
        return next(seat for seat in s.clockwise(s.marker) if s.character[seat] < 0)

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "become", (character,)) for character in range(len(CHARACTERS))] + [Move(seat, "draw-character")]

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        return Refusal("DU-2.5", "character-taken", m.args) if m.args and m.args[0] in s.character else None

    def stakes(self, s: Realm, m: Move) -> list[Stake] | None:
        return []

    def to_draw(self, s: Realm) -> list[int]:
        """The Characters that chance may give: in the cooperative game Thumbling is left to those who ask for him (DU-21.6, DU-R.78)."""
        free = [character for character in range(len(CHARACTERS)) if character not in s.character]
        return [character for character in free if character != THUMBLING or not s.cooperative]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        free = self.to_draw(s)
        s.character[m.seat] = m.args[0] if m.args else free[run.luck.below(len(free))]
        run.tell("became", (m.seat, s.character[m.seat]))
        if -1 in s.character:
            s.push("characters")
        return True


# Scoring


def holds(s: Realm, seat: int, condition: Condition) -> bool:
    """Is the condition of a Side Quest true for the seat (DU-17.10, DU-R.43)?"""
    what, n = condition.what, condition.n
    if what == "at":
        return s.at[seat] == condition.field
    if what == "spirits":
        spirits = [s.stacks[RABBIT], s.stacks[WOLF], s.stacks[SNAKE], s.stacks[FOX_1] + s.stacks[FOX_1 + 1]]
        return sum(any(s.owner(die) == seat for die in dice) for dice in spirits) >= n
    if what == "tokens":
        return sum(s.purse(seat)) >= n
    if what == "each":
        return all(s.purse(seat))
    if what == "items":
        return len(s.hand[seat]) >= n
    if what == "marker":
        return s.marker == seat
    if what == "done":
        return len(s.done[seat]) >= n
    if what == "company":
        return bool(s.on_field(s.at[seat], seat))
    return s.at[seat] in FAR


def side_quests(s: Realm, seat: int) -> int:
    """DU-19.3; in the cooperative game one player who meets it is enough (DU-R.46)."""
    seats = range(s.seats) if s.cooperative else (seat,)
    sides = [STORY_OF[card] for card in s.tales_of(seat) if STORY_OF[card].kind == SIDE]
    return sum(story.ap for story in sides if any(holds(s, q, story.condition) for q in seats))  # DU-21.11


def curses(s: Realm, seat: int) -> int:
    """DU-19.4, a number below zero."""
    return sum(STORY_OF[card].ap for card in s.tales_of(seat) if STORY_OF[card].kind == CURSE)


def quests(s: Realm, seat: int) -> int:
    """DU-19.2; in the cooperative game all that the team has completed (DU-21.11)."""
    done = [card for cards in s.done for card in cards] if s.cooperative else s.done[seat]
    return sum(QUEST_OF[card].value for card in done)


def lines(s: Realm, seat: int) -> list[tuple[str, int]]:
    """The account of a seat: source and AP."""
    parts = [("quests", quests(s, seat)), ("side-quests", side_quests(s, seat)), ("curses", curses(s, seat))]
    return [(source, ap) for source, ap in parts if ap]


def score(s: Realm, seat: int) -> int:
    """Adventure Points as they stand."""
    return sum(ap for _, ap in lines(s, seat))


def team_score(s: Realm) -> int:
    """DU-21.11."""
    return score(s, 0)


def level(s: Realm) -> int:
    """DU-21.12, DU-R.5: what the team's score is worth, from 1 to 5."""
    return level_of(s, team_score(s))


def level_of(s: Realm, ap: int) -> int:
    """The level that so many AP of a team are worth."""
    return 1 + sum(ap >= threshold for threshold in LEVELS[s.seats])


def winners(s: Realm) -> list[int]:
    """DU-19.5, DU-R.42: the highest total; a tie is a shared victory. A team shares its level (DU-R.57)."""
    if s.cooperative:
        return list(range(s.seats))
    scores = [score(s, seat) for seat in range(s.seats)]
    return [seat for seat in range(s.seats) if scores[seat] == max(scores)]


def results(s: Realm) -> Result | None:
    """Scores with their account, once the game is over."""
    if not s.over:
        return None
    scores = tuple(score(s, seat) for seat in range(s.seats))
    verdict = str(level(s)) if s.cooperative else ""
    return Result(scores, tuple(winners(s)), tuple(tuple(lines(s, seat)) for seat in range(s.seats)), s.cooperative, verdict)
