"""What happens to ship, sea and crew, whoever causes it: damage, Cards, goals, and the words for effects of the chapter files."""

from __future__ import annotations

from taletable.engine.grammar import SEAT, Grammar, Number, alike
from taletable.engine.run import Run

from .cards import KIND_OF, LIBRARY, ON_CARD, answers_to, kind_of
from .content import HERE, IN_TIME, Effect, Effects, Goal
from .domains import CARD, GOAL, HITS, LIFE, OUTCOME, SECONDS, SECTOR, SLOT, SPACE, SPEED, TOKEN, TOKENS
from .ship import AIMS, AREA_OF, AROUND, GUNS, MAX_SPEED, REPAIRS, ROOM, area_facing, clockwise
from .state import IN_HAND, LAST_LIFE, MISSION_FAILED, WON, Voyage, area_of_place

MANY_REACTIONS = 60
"""More in a row cannot be: each discards a Card or strikes once."""

GRAMMAR = Grammar(
    events={
        "lost-life": (LIFE, LIFE),
        "lost": (OUTCOME,),
        "won": (Number(1, 3),),
        **alike((SPACE,), "corked", "uncorked", "ball-in", "ball-out"),
        **alike((CARD, SLOT), "turned-up", "turned-down", "arrived", "moved"),
        **alike((CARD,), "discarded", "sunk", "dealt-with", "struck"),
        "came-back": (SEAT,),
        "hit": (CARD, HITS),
        "bow": (SECTOR,),
        "speed": (SPEED,),
        "closed": (SPACE, SECONDS),
        "gained": (TOKEN, TOKENS),
        "gave": (TOKEN, TOKENS),
        **alike((GOAL,), "goal", "goal-met", "goal-missed"),
    }
)


# Damage and Life Points (TP-13)


def lose_life(s: Voyage, run: Run, n: int) -> None:
    """Life Points are lost; with the last one the chapter is (TP-R.28)."""
    if s.over or not n:
        return
    lost = min(n, s.life)
    s.life -= lost
    run.tell("lost-life", (lost, s.life))
    if not s.life:
        lose(s, run, LAST_LIFE)


def lose(s: Voyage, run: Run, outcome: int) -> None:
    """The chapter is lost (TP-16.2)."""
    s.outcome = outcome
    s.over = True
    run.tell("lost", (outcome,))


def win(s: Voyage, run: Run) -> None:
    """The mission is fulfilled (TP-16.1)."""
    s.outcome = WON
    s.over = True
    run.tell("won", (stars(s),))


def points(s: Voyage) -> int:
    """The score (TP-R.45)."""
    return 3 * s.life + s.corks_left() if s.outcome == WON else 0


def stars(s: Voyage) -> int:
    """One to three stars; none for a failed chapter (TP-R.45)."""
    if s.outcome != WON:
        return 0
    share = 100 * points(s) // (3 * s.start_life() + 3)
    return 3 if share >= 85 else 2 if share >= 50 else 1


def damage(s: Voyage, run: Run, area: int, n: int) -> None:
    """Damage to an area, one by one (TP-13.2 to TP-13.8, TP-R.35)."""
    for _ in range(n):
        if s.over:
            return
        space = space_for_cork(s, area)
        if space < 0 or not s.corks_left():
            lose_life(s, run, 1)
        else:
            s.corks[space] = 1
            run.tell("corked", (space,))


def space_for_cork(s: Voyage, area: int) -> int:
    """The space of an area that takes the next Cork (TP-R.32); -1: none is free of Corks, Sandtimers (TP-R.102) and closures."""
    free = [space for space in s.spaces_of(area) if not s.corks[space] and s.occupant(space) < 0 and s.closed[space] <= s.now]  # TP-R.76
    if area == REPAIRS or not free:  # TP-R.36
        return -1
    empty = [space for space in free if AIMS[area] < 0 or not s.is_loaded(space)]
    return (empty or free)[0]


def damage_sector(s: Voyage, run: Run, sector: int, n: int) -> None:
    """Damage from a sector hits the area that points there at this moment (TP-13.2)."""
    damage(s, run, area_facing(s.bow, sector), n)


# Cards


def turn_up(s: Voyage, run: Run, slot: int) -> None:
    """Turn a Card face up."""
    card = s.down[slot]
    s.down[slot], s.up[slot] = -1, card
    run.reveal()
    run.tell("turned-up", (card, slot))
    carry_out(s, run, kind_of(card).up, card)


def point(s: Voyage, run: Run) -> None:
    """Turn up all Cards in the sector of the bow (TP-3.5), one after the other, as long as it is the sector of the bow."""
    bow = s.bow
    for slot in s.slots(bow):
        if s.down[slot] >= 0 and s.bow == bow and not s.over:
            turn_up(s, run, slot)


def turn_ship(s: Voyage, run: Run, by: int) -> None:
    """Swing the bow, to the right if positive (TP-R.3). What is passed over is not pointed at (TP-R.8)."""
    old = s.bow
    s.bow = clockwise(s.bow, by)
    run.tell("bow", (s.bow,))
    if s.bow != old:  # TP-R.80
        for slot in s.slots(old):
            if s.up[slot] >= 0 and kind_of(s.up[slot]).hides:  # TP-R.80, TP-R.10
                turn_down(s, run, slot)
    point(s, run)


def turn_down(s: Voyage, run: Run, slot: int) -> None:
    """A Card is lost from sight again, and its wounds with it (TP-R.80)."""
    card = s.up[slot]
    s.hits[card] = s.sore[card] = 0
    s.up[slot], s.down[slot] = -1, card
    s.lose_sight([card], s.everyone)
    run.tell("turned-down", (card, slot))


def enter(s: Voyage, run: Run, card: int, sector: int) -> int:
    """A face-up Card comes to a sector (TP-R.22); the slot, or -1 if the board is full."""
    slot = s.free_slot(sector)
    if slot >= 0:  # TP-R.20
        s.up[slot] = card
    return slot


def discard(s: Voyage, run: Run, card: int) -> None:
    """A face-up Card goes back to the supply (TP-3.6, TP-R.15); a Sandtimer on it goes back to its owner (TP-R.20)."""
    s.up[s.slot_of(card)] = -1
    s.hits[card] = s.sore[card] = 0
    s.supply.append(card)
    s.supply.sort()
    run.tell("discarded", (card,))
    seat = s.occupant(ON_CARD + card)
    if seat >= 0:
        lift(s, seat)
        run.tell("came-back", (seat,))


def lift(s: Voyage, seat: int) -> None:
    """A Sandtimer is taken off; its area is closed for its next placement (TP-R.37)."""
    s.last[seat] = area_of_place(s.place[seat])
    s.place[seat] = IN_HAND
    s.through[seat] = 0
    s.freed[seat] = s.now


def hit(s: Voyage, run: Run, card: int, n: int, crew: bool = True) -> None:
    """Damage Tokens on a Card; hits beyond its life symbols are lost (TP-R.16); a destroyed Card is discarded at once (TP-12.11).

    `crew` says whose deed it is, the crew's or an event's.
    """
    n = min(n, s.open_life(card))  # TP-12.7
    if n <= 0:
        return
    s.hits[card] += n
    run.tell("hit", (card, n))
    if s.open_life(card) == 0:
        run.tell("sunk", (card,))
        sector = s.slot_of(card) // ROOM
        discard(s, run, card)
        if crew:  # TP-R.84
            count(s, run, card, "destroy", "discard")
        carry_out(s, run, kind_of(card).destroyed, card, sector, crew)


def react(s: Voyage, run: Run) -> None:
    """Cards in the sector of the bow react to the speed, in order of slots (TP-R.11 to TP-R.14), until nothing reacts any more."""
    for card, sore in enumerate(s.sore):
        if sore and (card not in s.cards_up(s.bow) or s.speed not in kind_of(card).danger):  # TP-R.82
            s.sore[card] = 0
    for _ in range(MANY_REACTIONS):
        if s.over or not react_once(s, run):
            break


def react_once(s: Voyage, run: Run) -> bool:
    """The first reaction that is due; False: there is none."""
    for card in s.cards_up(s.bow):
        kind = kind_of(card)
        if s.speed in kind.speeds and kind.space is None:
            run.tell("dealt-with", (card,))
            sector = s.bow
            discard(s, run, card)
            count(s, run, card, "discard")  # TP-R.103
            carry_out(s, run, kind.met, card, sector)
            return True
        if s.speed in kind.danger and not s.sore[card]:
            s.sore[card] = 1
            run.tell("struck", (card,))
            carry_out(s, run, kind.strikes, card)
            return True
    return False


# Goals


def count(s: Voyage, run: Run, card: int, *deed: str) -> None:
    """A deed of the crew, in all words that fit it: it counts once, for the goal that is current now (TP-R.84, TP-R.98)."""
    goal = s.current_goal()
    if goal and goal.test in deed and answers_to(card, goal.card):
        s.progress += 1
        check_goals(s, run)


def check_goals(s: Voyage, run: Run) -> None:
    """Goals on numbers are met at once (TP-R.84); the next one shows itself (TP-1.4)."""
    goal = s.current_goal()
    while goal and not s.over:
        if goal.test == "hold":
            s.progress = min(goal.needed, s.tokens[goal.token])
        if goal.test not in IN_TIME or s.progress < goal.needed:
            return
        settle_goal(s, run, "goal-met")
        if goal.at_once and s.goal == len(s.goals):
            win(s, run)
        goal = s.current_goal()


def settle_goal(s: Voyage, run: Run, how: str) -> None:
    """A goal is behind the crew."""
    run.tell(how, (s.goals[s.goal],))
    s.goal += 1
    s.progress = 0
    if s.current_goal():
        run.tell("goal", (s.goals[s.goal],))


def met_at_end(s: Voyage, goal: Goal) -> bool:
    """Is a goal met that is looked at when the round is over?"""
    if goal.test == "clear":
        return not any(card >= 0 and answers_to(card, goal.card) for card in s.up)
    if goal.test == "bow":
        assert goal.where
        return s.bow == s.sector(goal.where) and (not goal.speeds or s.speed in goal.speeds)
    if goal.test == "life":
        return s.life >= goal.needed
    if goal.test == "corks":
        return sum(s.corks) <= goal.needed
    return goal.test == "survive"


def account(s: Voyage, run: Run) -> None:
    """After the shots: goals met at the end of a round, and those whose time is up (TP-R.46, TP-R.47)."""
    goal = s.current_goal()
    while goal and not s.over:
        if met_at_end(s, goal) and (goal.test != "survive" or goal.by == s.round):
            settle_goal(s, run, "goal-met")
        elif goal.by > s.round:
            break
        else:
            missed = goal.miss
            if not missed:
                run.tell("goal-missed", (s.goals[s.goal],))
                return lose(s, run, MISSION_FAILED)
            settle_goal(s, run, "goal-missed")
            carry_out(s, run, missed)
        check_goals(s, run)
        goal = s.current_goal()
    if s.goal == len(s.goals) and not s.over:
        win(s, run)
    return None


# The words for effects


def carry_out(s: Voyage, run: Run, effects: Effects, card: int = -1, sector: int = -1, crew: bool = False) -> None:
    """Carry out effects one by one. `card` is the Card they stand on, `sector` where it lay, if it is gone; `crew`: the crew's deed."""
    for effect in effects:
        if s.over:
            return
        _effect(s, run, effect, card, sector, crew)


def _effect(s: Voyage, run: Run, e: Effect, card: int, sector: int, crew: bool) -> None:
    if e.where is not None:
        sector = sector if e.where.mode == HERE and sector >= 0 else s.sector(e.where, card)
    if e.do == "damage-area":
        damage(s, run, e.area, e.n)
    elif e.do == "damage-sector":
        damage_sector(s, run, sector, e.n)
    elif e.do == "lose-life":
        lose_life(s, run, e.n)
    elif e.do == "turn-ship":
        turn_ship(s, run, e.n)
    elif e.do in ("set-speed", "shift-speed"):
        s.speed = e.n if e.do == "set-speed" else max(0, min(MAX_SPEED, s.speed + e.n))
        run.tell("speed", (s.speed,))
    elif e.do in ("gain-token", "lose-token"):
        change_tokens(s, run, e.token, e.n if e.do == "gain-token" else -e.n)
    elif e.do == "close-space":
        s.closed[e.space] = max(s.closed[e.space], s.now + e.n * 1000)
        run.tell("closed", (e.space, e.n))
    elif e.do == "remove-cork":
        corked = [space for space, cork in enumerate(s.corks) if cork and e.area in (-1, AREA_OF[space])]
        if corked:  # TP-R.99
            s.corks[corked[0]] = 0
            run.tell("uncorked", (corked[0],))
    elif e.do in ("lose-ball", "load-ball"):
        _ball(s, run, e)
    else:
        _card_effect(s, run, e, card, sector, crew)


def change_tokens(s: Voyage, run: Run, token: int, n: int) -> None:
    """Tokens are gained, as far as there are any, or lost, as far as the crew has any."""
    n = max(-s.tokens[token], min(n, LIBRARY.tokens[token].most - s.tokens[token]))
    s.tokens[token] += n
    if n:
        run.tell("gained" if n > 0 else "gave", (token, abs(n)))
        check_goals(s, run)


def _ball(s: Voyage, run: Run, e: Effect) -> None:
    """A ball rolls out of a gun, or into one: the one named, else the first that it can be (TP-R.99)."""
    wanted = e.do == "load-ball"
    guns = [e.space] if e.space >= 0 else [gun for gun in GUNS if gun in s.chapter.spaces]
    found = [gun for gun in guns if s.is_loaded(gun) != wanted]
    if found and (s.balls_left() or not wanted):
        s.loaded[GUNS.index(found[0])] = int(wanted)
        run.tell("ball-in" if wanted else "ball-out", (found[0],))


def _card_effect(s: Voyage, run: Run, e: Effect, card: int, sector: int, crew: bool) -> None:
    if e.do == "discard":
        if s.slot_of(card) >= 0:
            discard(s, run, card)
            if crew:
                count(s, run, card, "discard")
    elif e.do == "turn-up":
        order = [clockwise(s.bow, step) for step in range(AROUND)] if e.where is None else [sector]
        hidden = [slot for each in order for slot in s.slots(each) if s.down[slot] >= 0]
        for slot in hidden[: e.n]:
            turn_up(s, run, slot)
    elif e.do == "turn-down":
        for slot in s.slots(sector) if sector != s.bow else ():
            if s.up[slot] >= 0 and not s.hits[s.up[slot]] and not kind_of(s.up[slot]).space:
                turn_down(s, run, slot)
    elif e.do == "add-card":
        found = [c for c in s.supply if answers_to(c, e.card)]
        slot = enter(s, run, found[0], sector) if found else -1
        if slot >= 0:  # TP-R.101
            s.supply.remove(found[0])
            run.tell("arrived", (found[0], slot))
            carry_out(s, run, kind_of(found[0]).up, found[0], crew=crew)
    elif e.do == "discard-card":
        for found_card in _lying(s, e.card)[: e.n]:
            discard(s, run, found_card)
    elif e.do == "move-card":
        for found_card in _lying(s, e.card):
            move_card(s, run, found_card, e.n, e.toward)
    elif e.do == "hit-card":
        lying = _lying(s, e.card) if e.card else [c for c in s.up if c >= 0]
        for found_card in lying:
            if not s.over and s.slot_of(found_card) >= 0 and (e.where is None or s.slot_of(found_card) // ROOM == sector):
                hit(s, run, found_card, e.n, crew)


def _lying(s: Voyage, name: str) -> list[int]:
    """The face-up Cards of a kind or tag, clockwise from the bow."""
    slots = [slot for step in range(AROUND) for slot in s.slots(clockwise(s.bow, step))]
    return [s.up[slot] for slot in slots if s.up[slot] >= 0 and answers_to(s.up[slot], name)]


def move_card(s: Voyage, run: Run, card: int, n: int, toward: str) -> None:
    """A Card goes on: so many sectors clockwise, or the shorter way towards bow or stern (TP-R.100). A Sandtimer goes along."""
    old = s.slot_of(card)
    steps = n
    if toward:
        aim = clockwise(s.bow, 3 if toward == "stern" else 0)
        away = (aim - old // ROOM) % AROUND
        steps = 0 if not away else min(n, away) if away <= AROUND // 2 else -min(n, AROUND - away)
    if steps % AROUND == 0:
        return
    s.up[old] = -1
    slot = enter(s, run, card, clockwise(old // ROOM, steps))
    run.tell("moved", (card, slot))


def shots_of(card: int) -> int:
    """Shot symbols of a Card."""
    return LIBRARY.kinds[KIND_OF[card]].shots
