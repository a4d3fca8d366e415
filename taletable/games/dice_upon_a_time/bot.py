"""Three bots: they place dice for a plan of journeys and Quests, answer with items when it pays, and exchange what helps them most.

What they weigh stands in planning.py. They look at open things and at their own cards only, so hidden cards cannot sway them, and they
remember nothing: every choice follows from the position. In the cooperative game the same plans serve the common score.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, ClassVar, Final, NamedTuple

from taletable.bots.base import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from .board import FIELD_KEYS, KING, NEIGHBOURS, RABBIT, SOCKETS, across
from .cards import (
    BAD,
    BEANS,
    BIRD,
    BLUE_LIGHT,
    BOOTS,
    CAP,
    CLOAK,
    CRYSTAL,
    CUDGEL,
    CURSE,
    FIRST_STORY,
    GOLDEN_BALL,
    GOOD,
    HAZEL,
    HORSE,
    MINI,
    MIRROR,
    QUEST_CARDS,
    QUEST_OF,
    RED_HOOD,
    RING,
    SIDE,
    SPIRIT,
    STARWORT,
    STORY_OF,
    VALUES,
    WHITE_SNAKE,
    WISHING_TABLE,
    YARN,
    Effect,
    Tokens,
)
from .deeds import DONE
from .dice import BAN_FACE, CHOICES, DOUBLE_FACE, ITEM_FACE, LOST_FACE, VALUE
from .encounters import GIVE, WANT, partners
from .ending import curses, quests
from .moving import LEAVE, Harvest
from .placing import PASS, TRADE, bans_work, refuse_die
from .planning import NEVER, WEIGHTS, Outlook, Standing, Weights, add, plus
from .state import AN_ITEM, KINDS, Realm
from .windows import LET_IT_BE, PLAY

Value = Callable[[Move], float]
HARVEST: Final = Harvest()
KEEP: Final = (
    CAP, WISHING_TABLE, BOOTS, MIRROR, BLUE_LIGHT, STARWORT, HORSE, BIRD, SPIRIT, CUDGEL, HAZEL, WHITE_SNAKE, BEANS, YARN, RING, CLOAK,
    GOLDEN_BALL, CRYSTAL,
)  # fmt: skip
"""The items, those to be kept first."""
HABIT: Final = 0.1
"""An ability that can be used once per chapter is not thrown away for less."""
FAIR: Final = 0.08
"""What an exchange has to bring at least."""


class Skill(NamedTuple):
    """How well a bot plays."""

    weights: Weights = WEIGHTS
    depth: int = 3
    """Own dice it plans ahead with, on the routes as they lie."""
    reach: int = 3
    """Tasks it plans one after the other."""
    width: int = 4
    """Tasks it considers each time."""
    gathers: bool = False
    """Does it collect for two tasks on one journey?"""
    noise: float = 0.0
    """AP by which it misjudges a placement."""
    astray: float = 0.0
    """The same in a team, where all Quests lie open and there is more to overlook."""
    denies: bool = False
    """Does it see what others are about to do?"""
    trades: bool = True
    """Does it propose exchanges?"""
    reacts: bool = True
    """Does it answer with items in other players' turns?"""


class Deal(NamedTuple):
    """A thing for a thing, or for nothing (-1)."""

    give: int
    want: int


class TaleBot(Bot):
    """Weighs every offer by what it leaves to hope for."""

    skill: ClassVar[Skill] = Skill()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.random = Random(seed)
        self.choosers: dict[str, Callable[[Realm, int, list[Move]], Move]] = {
            "characters": self.characters,
            "quest_draw": self.quest_draw,
            "fox": self.set_die,
            "rapunzel": self.reroll,
            "golden_bird": self.golden_bird,
            "white_snake": self.always,
            "lean_year": self.lose,
            "place": self.place,
            "yarn": self.yarn,
            "answer": self.answer,
            "wolf": self.give_die,
            "step": self.step,
            "harvest": self.harvest,
            "steed": self.steed,
            "take_own": self.take_own,
            "take_others": self.take_others,
            "choose_token": self.take,
            "lose": self.lose,
            "item_draw": self.item_draw,
            "one_of_two": self.keep_item,
            "items_others": self.snatch,
            "quests_others": self.snatch,
            "give_up": self.give_up,
            "choose_story": self.choose_story,
            "retell": self.redraw,
            "good_luck": self.luck,
            "bad_luck": self.luck,
            "curse": self.curse,
            "offered": self.accept,
            "back_route": self.take_back,
            "back_spirit": self.take_back,
            "reroll": self.reroll,
            "turn_die": self.set_die,
            "lose_item": self.give_item,
            "lose_die": self.give_die,
            "deeds": self.deeds,
            "pay_any": self.lose,
            "barter": self.barter,
            "consent": self.consent,
            "hand_item": self.give_item,
            "early_end": self.early_end,
        }

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        assert isinstance(state, Realm)
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        return self.choosers[state.frames[-1].rule](state, seat, legal)

    # Tools

    def outlook(self, s: Realm, seat: int, others: tuple[int, ...] = ()) -> Outlook:
        """What the bot sees for a seat."""
        skill = self.skill
        return Outlook(s, seat, skill.weights, skill.reach, skill.width, others, skill.gathers)

    def best(self, legal: list[Move], value: Value) -> Move:
        """The offer of the highest value; of equals the first."""
        return max(legal, key=value)

    def hope(self, o: Outlook, tokens: Tokens) -> float:
        """What the seat may hope for with these tokens where it stands."""
        earned, after = o.settle(o.here._replace(tokens=tokens))
        return earned + o.worth(after, o.turns)

    def ahead(self, o: Outlook, pool: tuple[int, ...], now: Standing | None = None, lost: int = 0) -> float:
        """What the seat may hope for with these dice."""
        return o.look(o.here if now is None else now, pool, o.turns - lost, self.skill.depth - 1)

    def spite(self, s: Realm) -> float:
        """How much another player's gain hurts: in a team it pleases."""
        return -1.0 if s.cooperative else 1.0 / (s.seats - 1)

    def leader(self, s: Realm, seat: int) -> int:
        """The opponent who has most AP."""
        return max((q for q in range(s.seats) if q != seat), key=lambda q: quests(s, q) + curses(s, q))

    def item_price(self, o: Outlook) -> float:
        """What a played item costs: little when the tale is nearly told."""
        return o.w.item * min(1.0, o.turns / 6.0)

    # Setup and drawing

    def characters(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Every Character has its tale; chance chooses."""
        return Move(seat, "draw-character")

    def quest_draw(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The deck that promises most, the card that fits best; Thumbling tries again what fits badly (DU-C.56)."""
        drawn = s.drawn[seat]
        known = {*drawn, *[card for cards in s.active + s.done for card in cards]}
        unknown = tuple([card for card in QUEST_CARDS if card not in known])
        o = self.outlook(s, seat, drawn + unknown)
        o.w = o.w._replace(patience=o.w.foresight)
        gain = {card: self.quest_gain(o, card) for card in drawn}
        promise: dict[int, float] = {}
        for value in VALUES:
            cards = [card for card in unknown if QUEST_OF[card].value == value]
            promise[value] = sum([self.quest_gain(o, card) for card in cards]) / len(cards) if cards else 0.0
        keep = [m for m in legal if m.verb == "keep"]
        draw = [m for m in legal if m.verb == "draw-quest"]
        redraw = [m for m in legal if m.verb == "redraw-quest"]
        if redraw:
            other = self.best(redraw, lambda m: promise[m.args[0]])
            if promise[other.args[0]] > gain[drawn[-1]] + 0.3:
                return other
        if draw:
            guard = PLAY[seat][CRYSTAL]
            if s.at[seat] == KING and guard in legal and not drawn:
                return guard
            return self.best(draw, lambda m: promise[m.args[0]])
        return self.best(keep, lambda m: gain[m.args[0]])

    def quest_gain(self, o: Outlook, card: int) -> float:
        """What another Quest would add to the prospects."""
        return o.worth(o.here._replace(tasks=o.here.tasks | 1 << o.bit_of[card]), o.turns)

    def give_up(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The Quest that is missed least."""
        o = self.outlook(s, seat)
        return self.best(legal, lambda m: o.worth(o.here._replace(tasks=o.here.tasks & ~(1 << o.bit_of[m.args[0]])), o.turns))

    def item_draw(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Always."""
        return Move(seat, "draw-item")

    def keep_item(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The better of two."""
        return self.best(legal, lambda m: -KEEP.index(m.args[0]))

    def give_item(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The item that is missed least."""
        return self.best(legal, lambda m: KEEP.index(m.args[0]))

    # Dice

    def set_die(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The face that helps most (Fox, Gambling Hansel, Whetted Luck)."""
        o = self.outlook(s, seat)
        dice = s.pool[seat]
        values: dict[Move, float] = {}
        for m in legal:
            if m.verb in ("set", "turn-die"):
                values[m] = self.with_face(o, dice, *m.args)
            else:
                values[m] = self.ahead(o, dice) if m.verb == "leave" else -NEVER
        return self.best(legal, lambda m: values[m])

    def with_face(self, o: Outlook, dice: tuple[int, ...], die: int, face: int) -> float:
        """The prospects if the die showed the face."""
        shown = o.s.face[die]
        o.s.face[die] = face
        value = self.ahead(o, dice if die in dice else (*dice, die)) + (0.3 if face > 6 else 0.02 * face)
        o.s.face[die] = shown
        return value

    def reroll(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The lowest die, if it is low."""
        dice = [m for m in legal if m.verb == "reroll" and VALUE[s.face[m.args[0]]] <= 3]
        return min(dice, key=lambda m: VALUE[s.face[m.args[0]]]) if dice else LEAVE[seat]

    def golden_bird(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Worth an item where the new face opens a way or brings something."""
        o = self.outlook(s, seat)
        dice = s.pool[seat]
        now = self.ahead(o, dice)
        plays = [m for m in legal if m.verb == "play-face"]
        values = {m: self.with_face(o, dice, m.args[1], m.args[2]) for m in plays}
        choice = max(plays, key=lambda m: values[m], default=LET_IT_BE[seat])
        return choice if plays and values[choice] > now + 0.6 * self.item_price(o) else LET_IT_BE[seat]

    def give_die(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The die that is missed least."""
        o = self.outlook(s, seat)
        dice = s.pool[seat]
        return self.best(legal, lambda m: self.ahead(o, tuple([die for die in dice if die != m.args[0]])) - 0.01 * VALUE[s.face[m.args[0]]])

    def take_back(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The die that helps most, unless it does more good where it lies."""
        o = self.outlook(s, seat)

        def value(m: Move) -> float:
            if m.verb == "leave":
                return self.ahead(o, s.pool[seat])
            die = m.args[0]
            socket = next(i for i, stack in enumerate(s.stacks) if die in stack)
            top = socket >= RABBIT and s.stacks[socket][-1] == die
            return self.ahead(o, (*s.pool[seat], die), lost=-1) + 0.01 * VALUE[s.face[die]] - (o.w.hop if top and o.left else 0.0)

        return self.best(legal, value)

    # Placing

    def place(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The placement that leaves most to hope for, and what may be done before it."""
        o = self.outlook(s, seat)
        before = self.before_placing(s, seat, o, legal)
        if before is not None:
            return before
        plan = Plan(self, s, seat, o)
        values: dict[Move, float] = {m: plan.value(m) for m in legal}
        noise = self.skill.astray if s.cooperative else self.skill.noise
        if noise:
            error = [self.random.gauss(0.0, noise) for _ in range(len(FIELD_KEYS) + len(SOCKETS))]
            values = {m: values[m] + error[plan.goal(m)] for m in values}
        choice = max(values, key=lambda m: values[m])
        if values[choice] <= -NEVER / 2:
            return PASS[seat]
        return self.helped(s, seat, o, plan, legal, values[choice]) or choice

    def before_placing(self, s: Realm, seat: int, o: Outlook, legal: list[Move]) -> Move | None:
        """Curses are passed on, tokens swapped, goods exchanged, dice taken back."""
        curses_to_pass = [m for m in legal if m.verb == "play-curse"]
        if curses_to_pass:
            return self.best(curses_to_pass, lambda m: -STORY_OF[m.args[1]].ap + 0.5 * (m.args[2] == self.leader(s, seat)))
        swap = self.swap(o, legal)
        if swap is not None:
            return swap
        lights = [m for m in legal if m.verb == "play-die" and m.args[0] == BLUE_LIGHT]
        if not s.items and not s.used:  # an Item face would only draw the Blue Light again, for ever
            lights = [m for m in lights if s.face[m.args[1]] != ITEM_FACE]
        if lights and len(s.pool[seat]) <= 1:
            light = self.best(lights, lambda m: VALUE[s.face[m.args[1]]] + 0.5 * (s.face[m.args[1]] > 6))
            if VALUE[s.face[light.args[1]]] >= 4:
                return light
        return self.offer_trade(s, seat, legal)

    def swap(self, o: Outlook, legal: list[Move]) -> Move | None:
        """Puss in Boots: a token that helps for one that does not (DU-C.51)."""
        swaps = [m for m in legal if m.verb == "swap"]
        if not swaps:
            return None

        def value(m: Move) -> float:
            return self.hope(o, add(add(o.here.tokens, m.args[0], -1), m.args[1], 1))

        swap = self.best(swaps, value)
        return swap if value(swap) > self.hope(o, o.here.tokens) + 0.3 else None

    def helped(self, s: Realm, seat: int, o: Outlook, plan: Plan, legal: list[Move], value: float) -> Move | None:
        """An ability or an item that opens a better way than there is without it."""
        best, choice = value, None
        for m in legal:
            price = self.item_price(o) if m.verb.startswith("play") else HABIT
            if m.verb == "soften":
                opened = plan.opened(soft=m.args[0])
            elif m.verb == "ability":
                opened = plan.opened(special=True)
            elif m == PLAY[seat][BOOTS]:
                opened = plan.opened(boots=True)
            elif m == PLAY[seat][BEANS]:
                opened = plan.opened(beans=True)
            elif m.verb == "play-die" and m.args[0] == YARN:
                opened = plan.rolled_again(m.args[1]) if VALUE[s.face[m.args[1]]] <= 3 else -NEVER
            else:
                continue
            if opened - price > best:
                best, choice = opened - price, m
        return choice

    # Moving and taking

    def step(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Walk, stay, or fly with the Wishing-cap."""
        o = self.outlook(s, seat)
        return self.best(legal, lambda m: self.moving(s, o, m))

    def moving(self, s: Realm, o: Outlook, m: Move) -> float:
        """What a way to move leads to."""
        pool, depth = s.pool[o.seat], self.skill.depth - 1
        if m.verb == "walk":
            return o.land(o.here, m.args[0], s.doubling, pool, o.turns, depth)
        if m.verb == "play-field":
            return o.land(o.here, m.args[1], s.doubling, pool, o.turns, depth) - self.item_price(o)
        if m.verb == "play-seat":
            return o.land(o.here, s.at[m.args[1]], s.doubling, pool, o.turns, depth) - self.item_price(o)
        if m.verb == "leap":
            return o.land(o.here, m.args[0], s.doubling, pool, o.turns, depth) - HABIT
        if m.verb == "ride":
            return self.stand(o, o.here._replace(at=m.args[0]), pool)
        return self.stand(o, o.here, pool) if m.verb in ("stay", "done") else -NEVER

    def stand(self, o: Outlook, now: Standing, pool: tuple[int, ...]) -> float:
        """To be somewhere at the end of the turn."""
        earned, after = o.settle(now)
        return earned + o.w.patience * o.look(after, pool, o.turns, self.skill.depth - 1)

    def steed(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Ride where the tale goes on; a Curse may be left behind on the way."""
        o = self.outlook(s, seat)
        cursed = any(STORY_OF[card].need.what == "ride" for card in s.tales_of(seat))
        return self.best(legal, lambda m: self.moving(s, o, m) + (1.0 if cursed and m.verb in ("ride", "leap") else 0.0))

    def harvest(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Take what is needed; the table and the branch where more of it is needed."""
        o = self.outlook(s, seat)
        n = HARVEST.amount(s, seat)
        kinds = HARVEST.tokens(s, seat)
        with_n = {extra: max([self.hope(o, add(o.here.tokens, kind, extra)) for kind in kinds]) for extra in (n, n + 1, max(n, 3))}
        price = 0.8 * self.item_price(o)
        if PLAY[seat][WISHING_TABLE] in legal and not s.table and with_n[max(n, 3)] - with_n[n] > price:
            return PLAY[seat][WISHING_TABLE]
        if PLAY[seat][HAZEL] in legal and not s.hazel and with_n[n + 1] - with_n[n] > price:
            return PLAY[seat][HAZEL]
        if PLAY[seat][CRYSTAL] in legal and n > 1 and not s.cooperative:
            return PLAY[seat][CRYSTAL]
        takes = [m for m in legal if m.verb == "take"]
        return self.best(takes, lambda m: self.hope(o, add(o.here.tokens, m.args[0], n)))

    def take(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The token that helps most."""
        o = self.outlook(s, seat)
        return self.best(legal, lambda m: self.hope(o, add(o.here.tokens, m.args[0], 1)))

    def lose(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The token that is missed least; an item only where it saves more than it is worth."""
        o = self.outlook(s, seat)
        tokens = [m for m in legal if m.verb in ("lose", "pay")]
        items = [m for m in legal if m.verb == "play"]
        loss = {m: self.hope(o, add(o.here.tokens, m.args[0], -1)) for m in tokens}
        choice = self.best(tokens, lambda m: loss[m])
        if items and self.hope(o, o.here.tokens) - loss[choice] > 0.8 * self.item_price(o):
            return min(items, key=lambda m: m.args[0] == STARWORT)
        return choice

    # Items in others' turns, and answers

    def always(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """An item that only gives."""
        return next((m for m in legal if m.verb == "play"), LET_IT_BE[seat])

    def yarn(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The Ball of Yarn, when the die named is the only one that brings a rival to a Quest."""
        play = PLAY[seat][YARN]
        to = across(s.socket, s.at[s.turn])
        if play not in legal or s.cooperative or not self.skill.reacts or to < 0:
            return LET_IT_BE[seat]
        if any(die != s.die and refuse_die(s, s.turn, die, s.socket, False) is None for die in s.pool[s.turn]):
            return LET_IT_BE[seat]
        o = self.outlook(s, s.turn)
        goal = max(o.settle(there)[0] for _, there in o.arrivals(o.here, to, s.face[s.die] == DOUBLE_FACE, o.turns))
        return play if goal >= (3.0 if o.left else 2.0) else LET_IT_BE[seat]

    def take_own(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The hazel branch, where one token more helps (DU-C.32)."""
        o = self.outlook(s, seat)
        plays = [m for m in legal if m.verb == "play-token"]
        if not plays:
            return LET_IT_BE[seat]
        getting = plus(o.here.tokens, s.gains[seat * KINDS : seat * KINDS + KINDS])
        more = {m: self.hope(o, add(getting, m.args[1], 1)) for m in plays}
        choice = self.best(plays, lambda m: more[m])
        return choice if more[choice] - self.hope(o, getting) > 0.8 * self.item_price(o) else LET_IT_BE[seat]

    def take_others(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Cudgel in the Sack, where the tokens are worth it to one side or the other."""
        play = PLAY[seat][CUDGEL]
        if play not in legal or s.cooperative or not self.skill.reacts:
            return LET_IT_BE[seat]
        mine, loss, all_of_it = self.outlook(s, seat), 0.0, [0, 0, 0]
        for q in range(s.seats):
            gains = s.gains[q * KINDS : q * KINDS + KINDS]
            if q != seat and any(gains):
                theirs = self.outlook(s, q)
                loss += self.hope(theirs, plus(theirs.here.tokens, gains)) - self.hope(theirs, theirs.here.tokens)
                all_of_it = [a + b for a, b in zip(all_of_it, gains, strict=True)]
        gain = self.hope(mine, plus(mine.here.tokens, all_of_it)) - self.hope(mine, mine.here.tokens)
        return play if gain + self.spite(s) * loss > 1.2 * self.item_price(mine) else LET_IT_BE[seat]

    def snatch(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Spirit in the Bottle, Magic Mirror: the first chance is as good as any."""
        plays = [m for m in legal if m.verb == "play" and m.args[0] in (SPIRIT, MIRROR)]
        return plays[0] if plays and self.skill.reacts and not s.cooperative else LET_IT_BE[seat]

    def answer(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Ward off what would cost more than the item (DU-16.12)."""
        plays = [m for m in legal if m.verb == "play"]
        if not plays:
            return LET_IT_BE[seat]
        o = self.outlook(s, seat)
        item, _, _, card = s.frames[-1].args
        stake = o.w.item if item == SPIRIT else 1.0 if item == MIRROR else 0.3
        if item == CUDGEL:
            getting = plus(o.here.tokens, s.gains[seat * KINDS : seat * KINDS + KINDS])
            stake = self.hope(o, getting) - self.hope(o, o.here.tokens)
        elif item == RING:
            stake = -0.7 * STORY_OF[card].ap
        return min(plays, key=lambda m: m.args[0] == STARWORT) if stake > self.item_price(o) else LET_IT_BE[seat]

    # Stories

    def effect(self, s: Realm, o: Outlook, effect: Effect) -> float:
        """What an effect of a Story card is worth to its reader."""
        w, what, tokens = o.w, effect.what, o.here.tokens
        now = self.hope(o, tokens)
        if what in ("gain", "all-gain"):
            return self.hope(o, plus(tokens, effect.tokens)) - now
        if what == "gain-any":
            return max(self.hope(o, add(tokens, kind, 1)) for kind in range(KINDS)) - now
        if what == "lose":
            return self.hope(o, plus(tokens, [-n for n in effect.tokens])) - now
        if what == "lose-any":
            return effect.n * (max(self.hope(o, add(tokens, kind, -1)) for kind in range(KINDS) if tokens[kind]) - now)
        if what == "go":
            pool = s.pool[o.seat]
            return o.land(o.here, effect.field, False, pool, o.turns, self.skill.depth - 1) - self.stand(o, o.here, pool)
        if what.startswith("others"):
            return -self.spite(s) * sum(self.reward(s, q, effect) for q in range(s.seats) if q != o.seat)
        known = {"item": w.item, "quest": w.fresh[0], "rabbit": w.hop, "lose-item": -self.item_price(o), "reroll-best": -0.15}
        return known.get(what, -w.die if what == "lose-die" else 0.5 * w.die)

    def reward(self, s: Realm, seat: int, effect: Effect) -> float:
        """What a card gives to another player."""
        o = self.outlook(s, seat)
        if effect.what == "others-gain":
            return self.hope(o, plus(o.here.tokens, effect.tokens)) - self.hope(o, o.here.tokens)
        return o.w.item if effect.what == "others-item" else o.w.hop

    def luck(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The better of what the card offers; a Cloak or Starwort against what hurts more than they are worth."""
        o = self.outlook(s, seat)
        options = STORY_OF[s.read[0]].options

        def value(m: Move) -> float:
            if m.verb == "choose":
                return self.effect(s, o, options[m.args[1] - 1])
            if m.verb == "leave":
                return 0.0
            return o.w.story - 0.9 * self.item_price(o) if m.args[0] == CLOAK else -self.item_price(o)

        return self.best(legal, value)

    def choose_story(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """The better of two Story cards (DU-E.12)."""
        o = self.outlook(s, seat)

        def value(m: Move) -> float:
            story = STORY_OF[m.args[0]]
            if story.kind in (GOOD, BAD):
                return max(self.effect(s, o, effect) for effect in story.options if self.possible(s, o, effect))
            return 0.4 * o.reward(story.options[0]) if story.kind == MINI else 0.5 * story.ap

        return self.best(legal, value)

    def possible(self, s: Realm, o: Outlook, effect: Effect) -> bool:
        """Can the effect be reckoned with? Without tokens none are lost."""
        return effect.what != "lose-any" or sum(o.here.tokens) > 0

    def curse(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Pass it on, ward it off, or bear it."""
        passes = [m for m in legal if m.verb == "play-curse"]
        if passes:
            return self.best(passes, lambda m: -STORY_OF[m.args[1]].ap + 0.5 * (m.args[2] == self.leader(s, seat)))
        if PLAY[seat][STARWORT] in legal and STORY_OF[s.read[0]].ap <= -2:
            return PLAY[seat][STARWORT]
        return LET_IT_BE[seat]

    def accept(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """A gift is a gift."""
        return Move(seat, "accept")

    def redraw(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Another story, please."""
        return Move(seat, "redraw")

    # Deeds

    def deeds(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Complete, pick up, fulfil and lift what pays; go on by Horse or Cap where that is better."""
        o = self.outlook(s, seat)
        picks = [m for m in legal if m.verb == "pick-up"]
        if picks:
            return picks[0]
        swap = self.swap(o, legal)
        if swap is not None:
            return swap
        travels = [m for m in legal if m.verb in ("play-seat", "play-field", "leap", "done")]
        travel = self.best(travels, lambda m: self.moving(s, o, m))
        if travel.verb != "done":
            return travel
        idle = o.w.patience * o.worth(o.here, o.turns)
        deeds = [m for m in legal if m.verb in ("complete", "fulfil", "lift")]
        values = {m: self.deed(s, o, m) for m in deeds}
        choice = max(deeds, key=lambda m: values[m], default=DONE[seat])
        if deeds and values[choice] > idle:
            return choice
        return self.offer_trade(s, seat, legal) or DONE[seat]

    def deed(self, s: Realm, o: Outlook, m: Move) -> float:
        """What a deed earns, and what is left to hope for after it."""
        card = m.args[0]
        if card < FIRST_STORY:
            task = QUEST_OF[card]
            gain, tokens = float(task.value), task.tokens
        else:
            story = STORY_OF[card]
            tokens = story.need.tokens
            gain = -float(story.ap) if story.kind == CURSE else self.effect(s, o, story.options[0])
            if story.need.what == "pay-any":
                gain -= o.w.token
            elif story.need.what == "item":
                gain -= self.item_price(o)
        bit = o.bit_of.get(card, -1)
        tasks = o.here.tasks & ~(1 << bit) if bit >= 0 else o.here.tasks
        return gain + o.worth(o.here._replace(tokens=plus(o.here.tokens, [-n for n in tokens]), tasks=tasks), o.turns)

    def early_end(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """There is more to do while a Curse lies there or a Side Quest may be met (DU-R.47)."""
        open_ends = any(STORY_OF[card].kind in (CURSE, SIDE) for card in s.open_tales)
        return Move(seat, "play-on" if open_ends else "stop")

    # Encounters

    def offer_trade(self, s: Realm, seat: int, legal: list[Move]) -> Move | None:
        """Begin an exchange that both sides should like."""
        if self.skill.trades and (s.cooperative or s.seats > 2):
            for q in partners(s, seat):
                if TRADE[seat][q] in legal and self.deal(s, seat, q) is not None:
                    return TRADE[seat][q]
        return None

    def deal(self, s: Realm, seat: int, partner: int) -> Deal | None:
        """The best exchange of a token or Quest for another; within a team the best gift. None if there is no good one.

        Each exchange leaves both sides better off, and a gift leaves less to give, so there is an end to it.
        """
        mine, theirs = self.outlook(s, seat, s.active[partner]), self.outlook(s, partner, s.active[seat])
        my_things, their_things = self.things(s, seat), self.things(s, partner)
        now, then = self.traded(mine, (), ()), self.traded(theirs, (), ())
        best, choice = FAIR, None
        for give in my_things:
            for want in (-1,) if s.cooperative else their_things:
                if give == want or (want >= 0 and (give >= KINDS) != (want >= KINDS)):
                    continue
                gives, wants = (give,), (want,) if want >= 0 else ()
                gain = self.traded(mine, wants, gives) - now
                other = self.traded(theirs, gives, wants) - then
                value = gain - self.spite(s) * other
                if value > best and (s.cooperative or other - self.spite(s) * gain > FAIR):
                    best, choice = value, Deal(give, want)
        return choice

    def things(self, s: Realm, seat: int) -> list[int]:
        """What the bot exchanges: the kinds of token and the Quests of a seat."""
        return [kind for kind in range(KINDS) if s.tokens[seat * KINDS + kind]] + [KINDS + card for card in s.active[seat]]

    def traded(self, o: Outlook, gets: tuple[int, ...], gives: tuple[int, ...]) -> float:
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
                    extra += sign * self.item_price(o)
                else:
                    extra += sign * 0.4 * STORY_OF[card].ap
        earned, after = o.settle(o.here._replace(tokens=tokens, tasks=tasks))
        return earned + extra + o.worth(after, o.turns)

    def barter(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Say what the exchange is to be."""
        deal = self.deal(s, seat, s.frames[-1].args[0]) if not s.shown else None
        if deal is not None:
            give, want = (deal.give,), (deal.want,) if deal.want >= 0 else ()
            if not s.give:
                return GIVE[seat][deal.give]
            if s.give == give and not s.want and want:
                return WANT[seat][deal.want]
            if s.give == give and s.want == want and Move(seat, "propose") in legal:
                return Move(seat, "propose")
        return Move(seat, "cancel")

    def consent(self, s: Realm, seat: int, legal: list[Move]) -> Move:
        """Agree to what helps more than it helps the other; in a team, to what helps the team."""
        if s.cooperative and not s.want:
            return Move(seat, "accept")
        mine, theirs = self.outlook(s, seat, s.active[s.turn]), self.outlook(s, s.turn, s.active[seat])
        get = s.give + tuple([KINDS + card for card in s.shown])
        gain = self.traded(mine, get, s.want) - self.traded(mine, (), ())
        other = self.traded(theirs, s.want, get) - self.traded(theirs, (), ())
        return Move(seat, "accept" if gain - self.spite(s) * other > FAIR / 2 else "decline")


class Plan:
    """The placements of one turn, weighed."""

    def __init__(self, bot: TaleBot, s: Realm, seat: int, o: Outlook) -> None:
        self.bot = bot
        self.s = s
        self.seat = seat
        self.o = o
        self.pool = s.pool[seat]
        self.depth = bot.skill.depth - 1
        self.burnt: dict[int, float] = {}
        self.threats = self.find_threats() if bot.skill.denies and not s.cooperative else {}
        self.lowest: dict[int, int] = {}
        """By route at the figure's field: the lowest plain die that fits."""
        for route, _ in NEIGHBOURS[s.at[seat]]:
            fitting = [die for die in self.pool if s.face[die] <= 6 and self.fits(die, route)]
            if fitting:
                self.lowest[route] = min(fitting, key=lambda die: (VALUE[s.face[die]], die))

    def fits(self, die: int, socket: int) -> bool:
        """May the die be placed there now?"""
        s = self.s
        return refuse_die(s, self.seat, die, socket, s.special and s.character[self.seat] == RED_HOOD) is None

    def without(self, *dice: int) -> tuple[int, ...]:
        """The pool without some dice."""
        return tuple([die for die in self.pool if die not in dice])

    def value(self, m: Move) -> float:
        """What a move in phase 1 leads to; -NEVER for what is not looked at here."""
        o, s, verb = self.o, self.s, m.verb
        if verb == "place":
            die, socket = m.args
            value = o.special(s.face[die], o.turns) + self.denied(die, socket)
            to = across(socket, s.at[self.seat])
            if to < 0:
                return value + self.burn(die) + (o.spirit(socket, die) if socket >= RABBIT else 0.0)
            if s.face[die] <= 6 and self.lowest.get(socket) != die and not value:
                return -NEVER
            return value + max(self.walk(die, socket, to), self.burn(die))
        if verb == "hop":
            return o.land(o.here, m.args[0], False, self.pool, o.turns - 1, self.depth) - o.w.hop * min(1.0, o.turns / 6.0)
        if verb == "sleepwalk":
            low = sorted(self.pool, key=lambda die: (VALUE[s.face[die]], die))[:2]
            if {*m.args[:2]} != {*low}:
                return -NEVER
            return o.land(o.here, m.args[2], False, self.without(*low), o.turns - 2, self.depth) - HABIT
        return -NEVER

    def goal(self, m: Move) -> int:
        """What the move is about, as a number: the field it leads to, or the Forest Spirit, or any far socket."""
        if m.verb == "place":
            to = across(m.args[1], self.s.at[self.seat])
            return to if to >= 0 else len(FIELD_KEYS) + max(0, m.args[1] - RABBIT + 1)
        return m.args[-1] if m.verb in ("hop", "sleepwalk") else 0

    def walk(self, die: int, route: int, to: int) -> float:
        """The step over a route that the die opens."""
        face = self.s.face[die]
        on = ((route, VALUE[face]),)
        return self.o.land(self.o.here, to, face == DOUBLE_FACE, self.without(die), self.o.turns - 1, self.depth, on)

    def burn(self, die: int) -> float:
        """The die is spent without a step."""
        known = self.burnt.get(die)
        if known is None:
            o = self.o
            earned, after = o.settle(o.here)
            known = earned + o.w.patience * o.look(after, self.without(die), o.turns - 1, self.depth)
            self.burnt[die] = known
        return known

    # Ways that an ability or an item opens

    def opened(self, soft: int = -1, special: bool = False, boots: bool = False, beans: bool = False) -> float:
        """The best step over a route that nothing fits on without the help; -NEVER if there is none."""
        s = self.s
        kept = s.soft, s.special, s.boots, s.beans
        s.soft = soft if soft >= 0 else s.soft
        s.special, s.boots, s.beans = s.special or special, s.boots or boots, s.beans or beans
        best = -NEVER
        low = sorted(self.pool, key=lambda die: (VALUE[s.face[die]] + (s.face[die] > 6), die))
        for route, to in NEIGHBOURS[s.at[self.seat]]:
            die = next((die for die in low if self.fits(die, route)), -1)
            if die >= 0 and soft in (-1, route):
                best = max(best, self.walk(die, route, to))
        s.soft, s.special, s.boots, s.beans = kept
        return best

    def rolled_again(self, die: int) -> float:
        """What a new roll of the die promises: the mean over its faces (DU-C.35)."""
        faces = [face for face in CHOICES[die] if face < LOST_FACE]
        return sum(self.bot.with_face(self.o, self.pool, die, face) for face in faces) / len(faces)

    # What others are about to do

    def find_threats(self) -> dict[int, list[tuple[int, float]]]:
        """By route: rivals who want to go there next, and what it would cost them if they could not."""
        s = self.s
        threats: dict[int, list[tuple[int, float]]] = {}
        for q in range(s.seats):
            if q == self.seat or s.passed[q] or not s.pool[q]:
                continue
            o = Outlook(s, q, self.o.w, 2, 3)
            stay = o.w.patience * o.worth(o.here, o.turns - 1)
            ways: list[tuple[float, int]] = []
            for route, to in NEIGHBOURS[s.at[q]]:
                for die in o.dice_for(route, to, s.pool[q], ())[:1]:
                    ways.append((o.land(o.here, to, s.face[die] == DOUBLE_FACE, (), o.turns - 1, 0), route))
            if ways:
                ways.sort(reverse=True)
                second = max(stay, ways[1][0]) if len(ways) > 1 else stay
                if ways[0][0] > second:
                    threats.setdefault(ways[0][1], []).append((q, ways[0][0] - second))
        return threats

    def denied(self, die: int, socket: int) -> float:
        """What a die in a socket takes from the rivals who wanted to pass there."""
        s, total = self.s, 0.0
        for q, loss in self.threats.get(socket, ()):
            face = s.face[die]
            full = len(s.stacks[socket]) + 1 >= self.o.limit
            banned = face == BAN_FACE and bans_work(s) and not any(s.face[d] == BAN_FACE for d in s.pool[q])
            if full or banned or all(VALUE[s.face[d]] < VALUE[face] for d in s.pool[q]):
                total += loss
        return 0.5 * total / (s.seats - 1)


class Easy(TaleBot):
    """Goes for the nearest Quest and misjudges a good deal."""

    skill = Skill(depth=1, reach=1, width=3, noise=0.5, astray=2.5, trades=False, reacts=False)


class Normal(TaleBot):
    """Plans two tasks ahead, and misjudges now and then."""

    skill = Skill(depth=1, reach=2, width=3, noise=0.3, astray=1.0)


class Hard(TaleBot):
    """Plans three tasks ahead, collects for two at once, and looks at what the others are up to."""

    skill = Skill(depth=2, reach=3, width=4, gathers=True, denies=True)


BOTS: Final[dict[str, type[Bot]]] = {"easy": Easy, "normal": Normal, "hard": Hard}
