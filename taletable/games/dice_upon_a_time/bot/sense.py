"""Dice Upon a Time as a network is shown it: figures on the map, dice by what they show, Quests by how far they are."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from math import tanh
from random import Random
from typing import Final

from taletable.companions.learned.sense import Sense, Spelt, Zones
from taletable.engine.moves import Move
from taletable.engine.state import Options

from ..board import ANY_STEED, FIELD_KEYS, KING, NEIGHBOURS, RABBIT, RESOURCE, SOCKETS, TOWN, WOLF, across
from ..cards import CHARACTERS, CURSE, FIRST_EVENT, FIRST_QUEST, FIRST_STORY, ITEMS, MINI, QUEST_ITEMS, QUEST_OF, SIDE, STORY_OF
from ..chapter import chapters
from ..dice import BAN_FACE, FACE_KEYS, VALUE
from ..ending import curses, holds, quests, score, winners
from ..meta import GAME, RULES
from ..placing import PLACE, height_limit, refuse_die
from ..state import FRIENDS, KINDS, THINGS, Realm
from .journeys import ANYWHERE, NEVER, journeys
from .weights import WEIGHTS

OWN, NEXT, OTHER = range(3)
"""Whose it is: one's own, that of who plays next, or of somebody else."""
ROLES: Final = 3
MANY: Final = 6
"""More of a kind than these look the same."""
FAR_AWAY: Final = 12
"""Journeys that take more turns look the same."""
FACES: Final = len(FACE_KEYS)
FIELDS: Final = len(FIELD_KEYS)
QUESTS: Final = FIRST_STORY - FIRST_QUEST
STORIES: Final = FIRST_EVENT - FIRST_STORY
RULE_KEYS: Final = {rule: n for n, rule in enumerate(RULES)}
HEIGHT: Final = 4
FIGURES: Final = 16


Z = Zones()
ASKED, LEFT, SEATS, OPTIONS, EVENT = (
    Z.zone(len(RULES)),
    Z.zone(8),
    Z.zone(FRIENDS + 1),
    Z.zone(12),
    Z.zone(len(GAME.deck.ids) - FIRST_EVENT),
)
HAND, DRAWN, READ = Z.zone(len(ITEMS)), Z.zone(FIRST_STORY), Z.zone(STORIES)
QUEST_OF_ROLE, TALE_OF_ROLE = Z.zone(ROLES * QUESTS), Z.zone(ROLES * STORIES)
DISTANCE, CARRIES = Z.zone(ROLES * 3 * (FAR_AWAY + 1)), Z.zone(ROLES * len(QUEST_ITEMS))
AT, CHARACTER = Z.zone(ROLES * FIELDS), Z.zone(ROLES * 2 * len(CHARACTERS))
TOKENS, RABBITS, CARDS = Z.zone(ROLES * KINDS * MANY), Z.zone(ROLES * MANY), Z.zone(ROLES * MANY)
POOL, FOX, PASSED, TURN, MARKER, SNAKE_OF = Z.zone(ROLES * FACES), Z.zone(ROLES), Z.zone(ROLES), Z.zone(ROLES), Z.zone(ROLES), Z.zone(ROLES)
TOP, HEIGHTS, MINE, BAN = Z.zone(len(SOCKETS) * 7), Z.zone(len(SOCKETS) * HEIGHT), Z.zone(len(SOCKETS)), Z.zone(len(SOCKETS))
REACH, NAMED_DIE, NAMED_SOCKET, STATES = Z.zone(FIELDS), Z.zone(FACES), Z.zone(len(SOCKETS)), Z.zone(6)
GIVES, WANTS = Z.zone(len(THINGS)), Z.zone(len(THINGS))

# The alphabet: 0 for none, verbs, cards, faces (as first and as second argument), sockets, fields, numbers, and what a move brings

VERBS: Final = {verb: 1 + n for n, verb in enumerate(GAME.grammar.group("move"))}
STEP_TOKEN: Final = 1 + len(VERBS)
"""A placement that opens a way."""
CARD_TOKEN: Final = STEP_TOKEN + 1
FACE_TOKEN: Final = CARD_TOKEN + len(GAME.deck.ids)
NEW_FACE_TOKEN: Final = FACE_TOKEN + FACES
SOCKET_TOKEN: Final = NEW_FACE_TOKEN + FACES
FIELD_TOKEN: Final = SOCKET_TOKEN + len(SOCKETS)
NUMBER_TOKEN: Final = FIELD_TOKEN + FIELDS
BRINGS: Final = (0.75, 0.92, 0.99, 1.01, 1.08, 1.2, 1.4, 1.8)
"""How much brighter a move makes the prospects, in steps."""
BRING_TOKEN: Final = NUMBER_TOKEN + 10
THING_TOKEN: Final = BRING_TOKEN + len(BRINGS) + 1
ALPHABET: Final = THING_TOKEN + len(THINGS)


class DiceSense(Sense):
    """The sense of Dice Upon a Time, for 2 to 5 rivals. Exchanges are left to other minds."""

    name = "dice-upon-a-time 1"
    game = GAME
    marks = Z.size
    most = 320
    figures = FIGURES
    tokens = ALPHABET
    choices = 64

    def __init__(self) -> None:
        self.bright: dict[tuple[object, ...], float] = {}

    # What is seen

    def see(self, s: Realm, seat: int) -> tuple[bytes, bytes]:
        rule = s.frames[-1].rule
        left = max(0, chapters(s) - s.chapter)
        marks = [ASKED + RULE_KEYS[rule], LEFT + min(left, 7), SEATS + s.seats]
        marks += [OPTIONS + n for n, on in enumerate((s.peaceful, s.has_items, s.has_stories, s.options["length"] == "short")) if on]
        if s.event >= 0:
            marks.append(EVENT + s.event - FIRST_EVENT)
        marks += [HAND + item for item in s.hand[seat]]
        marks += [DRAWN + card for card in s.drawn[seat]]
        marks += [READ + card - FIRST_STORY for card in s.read]
        for ahead in range(s.seats):
            self._player(s, (seat + ahead) % s.seats, min(ahead, OTHER), marks)
        for who, zone in ((s.turn, TURN), (s.marker, MARKER), (s.snake, SNAKE_OF)):
            if who >= 0:
                marks.append(zone + min((who - seat) % s.seats, OTHER))
        for item, who in enumerate(s.carrier):
            if who >= 0:
                marks.append(CARRIES + min((who - seat) % s.seats, OTHER) * len(QUEST_ITEMS) + item)
        self._map(s, seat, marks)
        if s.die >= 0:
            marks.append(NAMED_DIE + s.face[s.die])
        if s.socket >= 0:
            marks.append(NAMED_SOCKET + s.socket)
        marks += [STATES + n for n, on in enumerate((s.doubling, s.boots, s.beans, s.special, s.table, s.hazel)) if on]
        marks += [GIVES + thing for thing in s.give] + [WANTS + thing for thing in s.want]
        return array("H", marks[: self.most]).tobytes(), self._figures(s, seat, left)

    def _player(self, s: Realm, who: int, role: int, marks: list[int]) -> None:
        at, purse = s.at[who], s.purse(who)
        marks.append(AT + role * FIELDS + at)
        if s.character[who] >= 0:
            marks.append(CHARACTER + (role * 2 + s.turned[who]) * len(CHARACTERS) + s.character[who])
        for kind, n in enumerate(purse):
            marks += [TOKENS + (role * KINDS + kind) * MANY + i for i in range(min(n, MANY))]
        marks += [RABBITS + role * MANY + i for i in range(min(s.rabbits[who], MANY))]
        marks += [CARDS + role * MANY + i for i in range(min(len(s.hand[who]), MANY))]
        marks += [POOL + role * FACES + s.face[die] for die in s.pool[who]]
        marks += [FOX + role] * len(s.fox[who])
        if s.passed[who]:
            marks.append(PASSED + role)
        for card in s.active[who]:
            marks.append(QUEST_OF_ROLE + role * QUESTS + card - FIRST_QUEST)
            turns = min(FAR_AWAY, round(self._turns(s, who, card, at, purse)))
            marks.append(DISTANCE + (role * 3 + QUEST_OF[card].value - 2) * (FAR_AWAY + 1) + turns)
        marks += [TALE_OF_ROLE + role * STORIES + card - FIRST_STORY for card in s.tales[who]]

    def _map(self, s: Realm, seat: int, marks: list[int]) -> None:
        for socket, stack in enumerate(s.stacks):
            if stack:
                top = stack[-1]
                marks += (TOP + socket * 7 + VALUE[s.face[top]], HEIGHTS + socket * HEIGHT + min(len(stack), HEIGHT) - 1)
                if s.owner(top) == seat:
                    marks.append(MINE + socket)
                elif s.face[top] == BAN_FACE:
                    marks.append(BAN + socket)
        for route, to in NEIGHBOURS[s.at[seat]]:
            if any(refuse_die(s, seat, die, route, False) is None for die in s.pool[seat]):
                marks.append(REACH + to)

    def _figures(self, s: Realm, seat: int, left: int) -> bytes:
        others = [q for q in range(s.seats) if q != seat]
        mine, theirs = score(s, seat), [score(s, q) for q in others]
        best = max(theirs)
        here = self._prospects(s, seat, s.at[seat], s.purse(seat))
        there = max([self._prospects(s, q, s.at[q], s.purse(q)) for q in others])
        dice = len(s.pool[seat])
        side = sum(
            [STORY_OF[card].ap for card in s.tales[seat] if STORY_OF[card].kind == SIDE and holds(s, seat, STORY_OF[card].condition)]
        )
        return array("f", (
            mine / 20, best / 20, (mine - best) / 8, (mine - sum(theirs) / len(theirs)) / 8, left / 5, dice / 5, height_limit(s) / 3,
            sum([VALUE[s.face[die]] for die in s.pool[seat]]) / 20, max([len(s.pool[q]) for q in others]) / 5, here / 6, there / 6,
            (here - there) / 4, len(s.active[seat]) / 4, side / 3, curses(s, seat) / 3, quests(s, seat) / 20,
        )).tobytes()  # fmt: skip

    # Prospects: what Quests are worth from a field, dearer the sooner

    def _turns(self, s: Realm, who: int, card: int, at: int, purse: list[int]) -> float:
        quest = QUEST_OF[card]
        if quest.item >= 0 and s.carrier[quest.item] != who:
            return journeys(quest.source, WEIGHTS.step)[0, 0, 0].cost[at] + journeys(quest.place, WEIGHTS.step)[0, 0, 0].cost[quest.source]
        need = (max(0, quest.tokens[0] - purse[0]), max(0, quest.tokens[1] - purse[1]), max(0, quest.tokens[2] - purse[2]))
        return journeys(quest.place, WEIGHTS.step)[need].cost[at]

    def _prospects(self, s: Realm, who: int, at: int, purse: list[int]) -> float:
        carried = tuple([s.carrier[item] == who for item in range(len(QUEST_ITEMS))])
        key = (s.active[who], s.tales[who], carried, at, *purse)
        found = self.bright.get(key)
        if found is None:
            if len(self.bright) > 300_000:
                self.bright.clear()
            total = sum([QUEST_OF[card].value * WEIGHTS.patience ** self._turns(s, who, card, at, purse) for card in s.active[who]])
            few = WEIGHTS.fresh[min(4, len(s.active[who]))]
            for place, good in ((TOWN, 1.0), (KING, WEIGHTS.choice)):
                total += few * good * WEIGHTS.patience ** (2.2 if at == place else journeys(place, WEIGHTS.step)[0, 0, 0].cost[at])
            for card in s.tales[who]:
                story = STORY_OF[card]
                if story.kind in (CURSE, MINI) and story.need.what in ("visit", "pay", "ride"):
                    place = ANY_STEED if story.need.what == "ride" else story.need.field if story.need.what == "visit" else ANYWHERE
                    a, b, c = [max(0, n - m) for n, m in zip(story.need.tokens, purse, strict=True)]
                    total += max(0.5, -story.ap) * WEIGHTS.patience ** min(NEVER, journeys(place, WEIGHTS.step)[a, b, c].cost[at])
            found = self.bright[key] = total
        return found

    def _brings(self, s: Realm, seat: int, at: int, purse: list[int]) -> int:
        """How much brighter it is there than here, as a token."""
        here = self._prospects(s, seat, s.at[seat], s.purse(seat))
        there = self._prospects(s, seat, at, purse)
        return BRING_TOKEN + sum([there > bound * here for bound in BRINGS])

    def _arrival(self, s: Realm, seat: int, to: int) -> int:
        purse = s.purse(seat)
        if to in RESOURCE:
            purse[RESOURCE[to]] += 1
        return self._brings(s, seat, to, purse)

    # What can be done

    def moves(self, s: Realm, seat: int) -> list[Move]:
        """No exchanges; of dice that show the same, one; far sockets only where they stand in somebody's way, or for one die to spend."""
        if s.frames[-1].rule != "place":
            return [move for move in GAME.onward(s, seat) if move.verb != "trade"][: self.choices]
        rule = GAME.rule(s)
        found = [m for m in rule.offers(s, seat) if m.verb not in ("place", "trade") and rule.refuse(s, m) is None]
        return (found + self._placements(s, seat))[: self.choices]

    def _placements(self, s: Realm, seat: int) -> list[Move]:
        runs = s.special
        by_face = {s.face[die]: die for die in reversed(s.pool[seat])}
        dice = sorted(by_face.values(), key=lambda die: (s.face[die] > 6, VALUE[s.face[die]]))
        plain = [die for die in dice if s.face[die] <= 6]
        special = [die for die in dice if s.face[die] > 6]
        near = [route for route, _ in NEIGHBOURS[s.at[seat]]]
        found = []
        for route in near:
            found += [
                PLACE[seat][die][route] for die in self._first(s, seat, plain, route, runs) + self._fitting(s, seat, special, route, runs)
            ]
        for socket in range(RABBIT, len(SOCKETS)):
            fitting = self._fitting(s, seat, dice, socket, runs)
            found += [PLACE[seat][die][socket] for die in (fitting if socket < WOLF else fitting[:1])]
        theirs = {route for q in range(s.seats) if q != seat and not s.passed[q] for route, _ in NEIGHBOURS[s.at[q]]}
        for route in sorted(theirs.difference(near)):
            fitting = self._fitting(s, seat, dice, route, runs)
            found += [PLACE[seat][die][route] for die in fitting[:1] + fitting[1:][-1:]]
        for die in dice[:1]:
            away = (PLACE[seat][die][route] for route in range(RABBIT) if route not in near and route not in theirs)
            found += [move for move in away if refuse_die(s, seat, die, move.args[1], runs) is None][:1]
        return found

    def _fitting(self, s: Realm, seat: int, dice: Iterable[int], socket: int, runs: bool) -> list[int]:
        return [die for die in dice if refuse_die(s, seat, die, socket, runs) is None]

    def _first(self, s: Realm, seat: int, dice: Iterable[int], socket: int, runs: bool) -> list[int]:
        return self._fitting(s, seat, dice, socket, runs)[:1]

    def spell(self, s: Realm, move: Move) -> Spelt:
        verb, args, seat = move.verb, move.args, move.seat
        first = VERBS[verb]
        if verb == "place":
            to = across(args[1], s.at[seat])
            face, socket = FACE_TOKEN + s.face[args[0]], SOCKET_TOKEN + args[1]
            return (STEP_TOKEN, face, socket, self._arrival(s, seat, to)) if to >= 0 else (first, face, socket, 0)
        if verb in ("walk", "hop", "leap", "ride"):
            return first, FIELD_TOKEN + args[0], self._arrival(s, seat, args[0]), 0
        if verb == "play-field":
            return first, CARD_TOKEN + args[0], FIELD_TOKEN + args[1], self._arrival(s, seat, args[1])
        if verb == "sleepwalk":
            return first, FIELD_TOKEN + args[2], self._arrival(s, seat, args[2]), 0
        if verb in ("take", "lose", "pay", "take-single"):
            purse = s.purse(seat)
            purse[args[0]] = max(0, purse[args[0]] + (1 if verb.startswith("take") else -1))
            return first, NUMBER_TOKEN + args[0], self._brings(s, seat, s.at[seat], purse), 0
        if verb in ("set", "turn-die"):
            return first, NEW_FACE_TOKEN + args[1], FACE_TOKEN + s.face[args[0]], 0
        if verb in ("roll", "reroll", "lose-die", "take-back"):
            return first, FACE_TOKEN + s.face[args[0]], 0, 0
        if verb in ("play-die", "play-face"):
            return first, CARD_TOKEN + args[0], FACE_TOKEN + s.face[args[1]], NEW_FACE_TOKEN + args[2] if len(args) > 2 else 0
        if verb == "play-curse":
            return first, CARD_TOKEN + args[1], NUMBER_TOKEN + min((args[2] - seat) % s.seats, OTHER), 0
        if verb == "soften":
            return first, SOCKET_TOKEN + args[0], 0, 0
        if verb in ("give", "want"):
            return first, THING_TOKEN + args[0], 0, 0
        if verb in ("play-token", "choose", "play-seat"):
            number = min((args[1] - seat) % s.seats, OTHER) if verb == "play-seat" else args[1]
            return first, CARD_TOKEN + args[0], NUMBER_TOKEN + number, 0
        if verb in ("draw-quest", "redraw-quest", "swap", "become", "trade"):
            return first, NUMBER_TOKEN + args[0] if args else 0, NUMBER_TOKEN + args[1] if len(args) > 1 else 0, 0
        return first, CARD_TOKEN + args[0] if args else 0, 0, 0

    # What it is for

    def worth(self, s: Realm) -> list[float]:
        """Victory for two thirds; the rest for AP ahead of, or behind, the best of the others."""
        seats, won, scores = s.seats, winners(s), [score(s, q) for q in range(s.seats)]
        found = []
        for seat in range(seats):
            victory = 1 / len(won) if seat in won else 0.0
            ahead = scores[seat] - max([scores[q] for q in range(seats) if q != seat])
            found.append(2 / 3 * (victory * seats - 1) / (seats - 1) + tanh(ahead / 8) / 3)
        return found

    def stretch(self, s: Realm) -> int:
        return s.chapter

    def tables(self) -> list[tuple[int, float]]:
        return [(2, 0.6), (3, 0.12), (4, 0.2), (5, 0.08)]

    def any_options(self, seats: int, chance: Random) -> Options:
        """The usual game three times of five; shorter, peaceful and simpler ones in the others."""
        options: Options = {}
        if chance.random() < 0.4:
            options = {
                "length": chance.choice(["normal", "short"]), "mode": chance.choice(["competitive", "competitive", "peaceful"]),
                "cards": chance.choice(["all", "no-stories", "beginner"]), "characters": chance.random() < 0.7,
            }  # fmt: skip
        return GAME.settle_options(seats, options)


SENSE = DiceSense
