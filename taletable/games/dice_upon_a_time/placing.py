"""Phase 1: placing a die, and what may take its place (DU-5, DU-6.9 to DU-6.11, DU-10, DU-11)."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.rules import Ask
from taletable.engine.run import Run

from .board import FIELD_KEYS, FOX_1, NEIGHBOURS, RABBIT, SOCKET_VALUE, SOCKETS, WOLF, across
from .cards import (
    BEANS,
    BEANSTALK,
    BEAUTY,
    BLUE_LIGHT,
    BOOTS,
    CRYSTAL,
    CURSE,
    LOW_BRANCHES,
    MUSICIANS,
    OPEN_GATES,
    PUSS,
    QUIET_FOREST,
    RED_HOOD,
    RING,
    SPIRITS_SLEEP,
    STORY_OF,
    TAILOR,
    YARN,
)
from .dice import BAN_FACE, DIE_KEYS, VALUE
from .domains import CARD, CHARACTER, DIE, FACE, FIELD, SOCKET
from .encounters import SWAP, TRADE, begin_barter, partners, refuse_barter, refuse_swap, swap
from .moving import arrive
from .state import HOP, SLEEP, WHO, Realm
from .tales import lift_by_deed
from .windows import NO_TRIGGER, PLAY, SEATS, roll_again, strike

_DICE, _ROUTES = range(len(DIE_KEYS)), range(RABBIT)
PLACE = [[[Move(seat, "place", (die, socket)) for socket in SOCKETS] for die in _DICE] for seat in SEATS]
HOPS = [[Move(seat, "hop", (field,)) for field in range(len(FIELD_KEYS))] for seat in SEATS]
PASS = [Move(seat, "pass") for seat in SEATS]
ABILITY = [Move(seat, "ability") for seat in SEATS]
SOFTEN = [[Move(seat, "soften", (route,)) for route in _ROUTES] for seat in SEATS]
PLAY_DIE = [[[Move(seat, "play-die", (item, die)) for die in _DICE] for item in (YARN, BLUE_LIGHT)] for seat in SEATS]
OWN_ITEMS = (BOOTS, BEANS, CRYSTAL)
"""Items that are simply laid down before a placement."""

TOO_LOW = [Refusal("DU-5.3", "too-low", (value,)) for value in range(7)]
UNDER_OWN_BAN = Refusal("DU-6.10", "own-ban")
BANNED = Refusal("DU-6.9", "banned")
ASLEEP = Refusal("DU-E.3", "spirits-sleep")
FULL = [Refusal("DU-5.4", "full", (n,)) for n in range(9)]
FULL_FOR_TWO = [Refusal("DU-21.1", "full-for-two", (n,)) for n in range(9)]
NO_STACK_ON_FOX = Refusal("DU-11.26", "no-stack")
NO_STACK_ON_WOLF = Refusal("DU-11.16", "no-stack")
WOLF_FED = Refusal("DU-R.18", "wolf-fed")
NOT_AT_HER_FIELD = Refusal("DU-C.50", "not-at-her-field")
NOTHING_FOR = {
    YARN: Refusal("DU-4.3", "no-die"),
    BLUE_LIGHT: Refusal("DU-16.14", "no-die-on-the-board"),
    RING: Refusal("DU-C.42", "no-curse"),
}
"""Items that are played on a die or a Curse, where there is none."""

HEIGHT = Number(1, 6)
"""Three, and one more each for the Beanstalk, the Beans and the Musicians."""
GRAMMAR = Grammar(
    moves={
        "place": (DIE, SOCKET),
        **alike((), "pass", "ability"),
        "hop": (FIELD,),
        "soften": (SOCKET,),
        "sleepwalk": (DIE, DIE, FIELD),
        "lose-die": (DIE,),
        "play-die": (CARD, DIE),
        "play-curse": (CARD, CARD, SEAT),
    },
    refusals={
        "too-low": (Number(0, 6),),
        **alike(
            (),
            "own-ban",
            "banned",
            "spirits-sleep",
            "no-stack",
            "wolf-fed",
            "not-at-her-field",
            "must-place-now",
            "ability-used",
            "no-die",
            "no-die-on-the-board",
            "no-curse",
            "tailor-and-ban",
            "nowhere-to-run",
        ),
        **alike((HEIGHT,), "full", "full-for-two"),
    },
    events={
        "placed": (SEAT, DIE, FACE, SOCKET),
        "passed": (SEAT,),
        **alike((SEAT, FIELD), "hopped", "sleepwalked"),
        "ability": (SEAT, CHARACTER),
        "softened": (SEAT, SOCKET),
        "took-back": (SEAT, DIE, SOCKET),
        **alike((SEAT, DIE), "discarded-die", "gobbled"),
    },
    stakes={
        "dice-left": (Number(0, len(DIE_KEYS)),),
        "dice-unused": (Number(1, len(DIE_KEYS)),),
        "walk-to": (FIELD,),
        **alike((), "only-blocks", "no-more-turns"),
        "rabbits-left": (Number(0, 99),),
    },
)


def height_limit(s: Realm) -> int:
    """DU-5.4, DU-21.1, DU-21.2: three dice, two for two players, and what the Event adds or takes."""
    base = 2 if s.seats == 2 else 3
    return base + 1 if s.event == BEANSTALK else base - 1 if s.event == LOW_BRANCHES else base


def socket_value(s: Realm, socket: int) -> int:
    """The number in force on a socket (DU-E.7)."""
    value = SOCKET_VALUE[socket]
    return 4 if value == 6 and s.event == OPEN_GATES else value  # DU-5.3


def bans_work(s: Realm) -> bool:
    """DU-E.8, DU-V.5: Ban faces may be plain sixes."""
    return not s.peaceful and s.event != QUIET_FOREST


def refuse_die(s: Realm, seat: int, die: int, socket: int, runs: bool) -> Refusal | None:
    """Why the die may not go there: the spirit, the Ban, the height, the value. `runs`: Red Riding Hood does not mind the value."""
    stack = s.stacks[socket]
    if socket >= RABBIT:
        if s.event == SPIRITS_SLEEP:
            return ASLEEP
        if socket == WOLF:
            if stack:
                return NO_STACK_ON_WOLF
            if s.wolf:
                return WOLF_FED
        elif socket >= FOX_1 and stack:
            return NO_STACK_ON_FOX
    if runs and across(socket, s.at[seat]) < 0:
        return NOT_AT_HER_FIELD
    if not stack:
        if s.boots or runs:
            return None
        value = SOCKET_VALUE[socket]
        if VALUE[s.face[die]] >= value or (value == 6 and s.event == OPEN_GATES and VALUE[s.face[die]] >= 4):
            return None
        return TOO_LOW[socket_value(s, socket)]
    top = stack[-1]
    face = s.face[die]
    banned = s.face[top] == BAN_FACE and not s.boots and bans_work(s)
    if banned and face != BAN_FACE and s.owner(top) != seat:
        return BANNED
    limit = height_limit(s) + s.beans + (s.special and s.character[seat] == MUSICIANS)
    if len(stack) >= limit:
        return FULL_FOR_TWO[limit] if s.seats == 2 else FULL[limit]
    if s.boots or socket == s.soft or VALUE[face] >= VALUE[s.face[top]]:
        return None
    if banned:  # her own Ban, too, stops Red Riding Hood (DU-20.2)
        return UNDER_OWN_BAN
    return None if runs else TOO_LOW[VALUE[s.face[top]]]


class Place(Ask[Realm]):
    """DU-4.3: place one die, use a Rabbit Token or an ability in its place, or pass."""

    cite = "DU-4.3"

    def open(self, s: Realm, run: Run) -> int:
        """Who can only pass, as everybody sees, passes (DU-R.64)."""
        seat = s.turn
        if s.hand[seat] or any(m.verb != "pass" and self.refuse(s, m) is None for m in self.offers(s, seat)):
            return 1 << seat
        s.passed[seat] = True
        run.tell("passed", (seat,))
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        moves: list[Move] = []
        for die in s.pool[seat]:
            moves += PLACE[seat][die]
        moves.append(PASS[seat])
        if s.rabbits[seat]:
            moves += [HOPS[seat][field] for _, field in NEIGHBOURS[s.at[seat]]]
        if s.character[seat] >= 0:
            moves += self.abilities(s, seat)
        for item in s.hand[seat]:
            moves += self.plays(s, seat, item) or [PLAY[seat][item]]
        moves += [TRADE[seat][q] for q in partners(s, seat)]
        return moves

    def plays(self, s: Realm, seat: int, item: int) -> list[Move]:
        """The items that are played on something, and on what."""
        if item in (YARN, BLUE_LIGHT):
            dice = s.pool[seat] if item == YARN else own_dice_on_board(s, seat)
            return [PLAY_DIE[seat][item == BLUE_LIGHT][die] for die in dice]
        return ring_moves(s, seat, s.tales[seat]) if item == RING else []

    def abilities(self, s: Realm, seat: int) -> list[Move]:
        """What the Character adds before or in place of the placement."""
        character = s.character[seat]
        if character in (RED_HOOD, MUSICIANS):
            return [ABILITY[seat]]
        if character == TAILOR:
            return [SOFTEN[seat][route] for route in _ROUTES if s.stacks[route]]
        if character == PUSS:
            return SWAP[seat]
        if character == BEAUTY and not s.turned[seat]:
            pool = s.pool[seat]
            pairs = [(a, b) for i, a in enumerate(pool) for b in pool[i + 1 :]]
            return [Move(seat, "sleepwalk", (a, b, field)) for a, b in pairs for _, field in NEIGHBOURS[s.at[seat]]]
        return []

    def refuse(self, s: Realm, m: Move) -> Refusal | None:
        verb = m.verb
        if verb == "place":
            return refuse_die(s, m.seat, m.args[0], m.args[1], s.special and s.character[m.seat] == RED_HOOD)
        if verb == "hop":
            return Refusal("DU-C.50", "must-place-now") if s.special and s.character[m.seat] == RED_HOOD else None
        if verb in ("ability", "soften"):
            return self.refuse_ability(s, m)
        if verb == "swap":
            return refuse_swap(s, m)
        if verb == "trade":
            return refuse_barter(s, m)
        if verb == "play":
            return self.refuse_item(s, m.args[0])
        return None

    def refuse_ability(self, s: Realm, m: Move) -> Refusal | None:
        """DU-13.2: once per chapter; Ban dice are immune to the Tailor (DU-20.5)."""
        if s.turned[m.seat]:
            return Refusal("DU-13.2", "ability-used")
        if not s.pool[m.seat]:
            return Refusal("DU-4.3", "no-die")
        if m.verb == "soften" and s.face[s.stacks[m.args[0]][-1]] == BAN_FACE and bans_work(s):
            return Refusal("DU-20.5", "tailor-and-ban")
        if m.verb == "ability" and s.character[m.seat] == RED_HOOD and not self.can_run(s, m.seat):
            return Refusal("DU-20.1", "nowhere-to-run")
        return None

    def can_run(self, s: Realm, seat: int) -> bool:
        """Is there a route at her field that Red Riding Hood's ability opens? It is for moving only (DU-20.1)."""
        return any(refuse_die(s, seat, die, route, True) is None for die in s.pool[seat] for route, _ in NEIGHBOURS[s.at[seat]])

    def refuse_item(self, s: Realm, item: int) -> Refusal | None:
        """DU-15.3: only items whose trigger is a placement, and that find something."""
        if item in NOTHING_FOR:
            return NOTHING_FOR[item]
        if item not in OWN_ITEMS:
            return NO_TRIGGER[item]
        return None if s.pool[s.turn] else Refusal("DU-4.3", "no-die")

    def stakes(self, s: Realm, m: Move) -> list[Stake] | None:
        verb, seat, dice = m.verb, m.seat, len(s.pool[m.seat])
        if verb == "place":
            goal = across(m.args[1], s.at[seat])
            walk = [Stake("walk-to", (goal,), "gain")] if goal >= 0 else [Stake("only-blocks", (), "plain")] if m.args[1] < RABBIT else []
            return [Stake("dice-left", (dice - 1,)), *walk]
        if verb == "pass":
            return [*([Stake("dice-unused", (dice,))] if dice else []), Stake("no-more-turns")]
        if verb == "hop":
            return [Stake("rabbits-left", (s.rabbits[seat] - 1,)), Stake("walk-to", m.args, "gain")]
        if verb == "sleepwalk":
            return [Stake("dice-left", (dice - 2,)), Stake("walk-to", m.args[2:], "gain")]
        return None

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        verb, seat = m.verb, m.seat
        if verb == "place":
            s.die, s.socket = m.args
            return True
        if verb == "pass":
            s.passed[seat] = True
            run.tell("passed", (seat,))
            return True
        if verb == "hop":
            s.rabbits[seat] -= 1
            run.tell("hopped", (seat, m.args[0]))
            arrive(s, run, m.args[0], HOP)
            return True
        if verb == "sleepwalk":
            s.turned[seat] = True
            spend_dice(s, run, seat, m.args[:2])
            run.tell("sleepwalked", (seat, m.args[2]))
            arrive(s, run, m.args[2], SLEEP)
            return True
        self.prepare(s, m, run)
        return False

    def prepare(self, s: Realm, m: Move, run: Run) -> None:
        """What is done before the placement: abilities, items, exchanges."""
        verb, seat = m.verb, m.seat
        if verb == "ability":
            s.turned[seat] = s.special = True
            run.tell("ability", (seat, s.character[seat]))
        elif verb == "soften":
            s.turned[seat] = True
            s.soft = m.args[0]
            run.tell("softened", (seat, m.args[0]))
        elif verb == "swap":
            swap(s, m, run)
        elif verb == "trade":
            begin_barter(s, m.args[0])
        elif verb == "play":
            s.use(seat, m.args[0], run)
            s.boots |= m.args[0] == BOOTS
            s.beans |= m.args[0] == BEANS
            if m.args[0] == CRYSTAL:
                s.hush = seat
        elif verb == "play-curse":
            s.use(seat, RING, run)
            strike(s, RING, seat, m.args[2], m.args[1])
        else:
            item, die = m.args
            s.use(seat, item, run)
            if item == YARN:
                roll_again(s, run, die)
            else:
                take_back(s, run, seat, die)


def ring_moves(s: Realm, seat: int, tales: tuple[int, ...]) -> list[Move]:
    """The Curses that the Cursed Ring may pass on, and to whom."""
    curses = [card for card in tales if STORY_OF[card].kind == CURSE]
    return [Move(seat, "play-curse", (RING, card, q)) for card in curses for q in range(s.seats) if q != seat]


def own_dice_on_board(s: Realm, seat: int) -> list[int]:
    """The seat's dice anywhere on the board, the Snake Die included (DU-16.14)."""
    return [die for stack in s.stacks for die in stack if s.owner(die) == seat]


def take_back(s: Realm, run: Run, seat: int, die: int) -> None:
    """A die comes back into the pool as it lies; those above it drop down (DU-R.24)."""
    for socket in SOCKETS:
        if die in s.stacks[socket]:
            s.stacks[socket] = tuple([d for d in s.stacks[socket] if d != die])
            run.tell("took-back", (seat, die, socket))
    s.pool[seat] += (die,)


def spend_dice(s: Realm, run: Run, seat: int, dice: tuple[int, ...]) -> None:
    """Dice discarded for a cost lie on no field (DU-R.40), and their faces do nothing (DU-6.4)."""
    for die in dice:
        s.pool[seat] = tuple([d for d in s.pool[seat] if d != die])
        s.spent += (die,)
        run.tell("discarded-die", (seat, die))


def put_down(s: Realm, run: Run) -> None:
    """The named die is placed (DU-4.3)."""
    seat, die, socket = s.turn, s.die, s.socket
    s.pool[seat] = tuple([d for d in s.pool[seat] if d != die])
    s.stacks[socket] += (die,)
    run.tell("placed", (seat, die, s.face[die], socket))
    if socket == WOLF:
        s.wolf = True
        lift_by_deed(s, run, seat, "wolf")
        if not s.peaceful:
            for q in reversed(s.clockwise(seat)[1:]):
                s.push("wolf", (q,))


class Wolf(Ask[Realm]):
    """DU-11.14: each other player puts one unused die on the Wolf."""

    cite = "DU-11.14"
    args = {"seat": WHO}

    def open(self, s: Realm, run: Run) -> int:
        seat = s.frames[-1].args[0]
        if len(s.pool[seat]) > 1:
            return 1 << seat
        if s.pool[seat]:
            self.gobble(s, run, seat, s.pool[seat][0])
        return 0

    def offers(self, s: Realm, seat: int) -> list[Move]:
        return [Move(seat, "lose-die", (die,)) for die in s.pool[seat]]

    def apply(self, s: Realm, m: Move, run: Run) -> bool:
        self.gobble(s, run, m.seat, m.args[0])
        return True

    def gobble(self, s: Realm, run: Run, seat: int, die: int) -> None:
        """The die lies on the Wolf; its face does nothing (DU-11.18)."""
        s.pool[seat] = tuple([d for d in s.pool[seat] if d != die])
        s.stacks[WOLF] += (die,)
        run.tell("gobbled", (seat, die))
