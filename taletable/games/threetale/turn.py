"""The Hero's turn: Steps and Actions in any order (TT-4.7 to TT-4.13, TT-6, TT-7, TT-12, TT-17.1 to TT-17.3)."""

from __future__ import annotations

from typing import ClassVar

from taletable.engine.fields import Num
from taletable.engine.grammar import SEAT, Grammar, alike
from taletable.engine.moves import Move, Refusal, Stake
from taletable.engine.run import Run
from taletable.engine.state import Frame

from .deck import FIRST_TILE, QUEST_PILE, artifact_of, group_of
from .dice import bonus_offers, play_bonus, refuse_artifact, use_artifact, works_in
from .domains import CARD, PIECE, PROPHECY, SOME, SPACE, THING
from .gains import HeroAsk, gain, settle_faith
from .heroes import TALENTS
from .land import AROUND, adjacent, cell_of
from .quests import follow_up
from .scenario import STONE, Scenario, beside
from .scenarios import scenario_of
from .state import FUTURE, NO_ROLL, PAST, SCENARIO_LOST, WHO, WON, Tale
from .tiles import ALTAR, BATTLE_1, BATTLE_3, BLACK, OFFERING, PORTAL, QUEST, RED, TREASURE_1, TREASURE_3, TREE, WHITE
from .virtues import actions_left, steps_left, talent
from .words import BLACKS, BLESSED, GIFTS, JUMPS, OFFERINGS, QUESTS, REDS, TILES, TREASURES, WALKED, WHITES, WORTH_OF_STONE, Gain

# Where a Hero can go

GRAMMAR = Grammar(
    moves={
        **alike((SPACE,), "walk", "jump", "claim", "go"),
        "sacrifice": (),
        "end": (),
        "give": (SEAT, CARD),
        "give-stone": (SEAT,),
        "give-offering": (SEAT,),
        "attack": (PIECE,),
        "bring": (SEAT, SPACE),
    },
    refusals={
        **alike(
            (),
            "held",
            "must-jump",
            "no-steps",
            "tree",
            "no-way-on",
            "occupied",
            "occupied-end",
            "no-actions",
            "not-given-in-the-preview",
            "no-portal",
            "nobody-to-carry",
            "once-a-turn",
        ),
        "not-adjacent": (SEAT,),
        "foe-out-of-reach": (PIECE,),
    },
    events={
        "won": (PROPHECY,),
        "scenario-lost": (PROPHECY,),
        "walked": (SEAT, SPACE),
        "jumped": (SEAT, SPACE),
        "spent-stone": (SEAT,),
        "claimed": (SEAT, THING, SPACE),
        "drew-quest": (SEAT, CARD),
        "gave": (SEAT, SEAT, CARD),
        "gave-stone": (SEAT, SEAT),
        "blessed": (SEAT, SEAT, SOME),
    },
    stakes={"stones-left": (SOME,), "stone-points": (SOME,), "actions-lapse": (SOME,), "steps-lapse": (SOME,)},
)


def closed(s: Tale, seat: int) -> frozenset[int]:
    """Spaces that the Hero cannot enter now (TT-5.7)."""
    if s.phase == FUTURE:
        scenario = scenario_of(s)
        return scenario.blocked(s) if s.wading or talent(s, seat, "woods") else scenario.walls(s)
    return frozenset() if s.wading or talent(s, seat, "woods") else s.chart.trees


def is_portal(s: Tale, seat: int, space: int) -> bool:
    """Can the Hero jump from or to this space? The Talent "altar-portal" opens Altars, too."""
    sort = s.chart.print_of.get(space)
    return sort == PORTAL or (sort == ALTAR and talent(s, seat, "altar-portal") > 0)


def springs(s: Tale, seat: int) -> tuple[int, ...]:
    """All spaces that are Portals for the Hero."""
    return s.chart.portals + s.chart.altars if talent(s, seat, "altar-portal") else s.chart.portals


def free_jump(s: Tale, seat: int) -> int:
    """The Talent that makes the first jump of a turn free, if it was not used yet; -1 without it."""
    return next((t for t in s.talents[seat] if TALENTS[t].what == "free-jump" and t not in s.spent), -1)


def jump_cost(s: Tale, seat: int) -> int:
    """Steps that a jump costs (TT-6.4)."""
    return 0 if free_jump(s, seat) >= 0 else 1


def can_rest(s: Tale, seat: int, space: int, steps: int, free: bool) -> bool:
    """Can the Hero, from this space with so many Steps, still come to a space where its turn may end (TT-R.14)? `free`: a jump is."""
    shut = closed(s, seat)
    least = {(space, free): 0}
    queue = [(space, free)]
    for here, gratis in queue:
        if not s.here(here, seat):
            return True
        ways = [(other, gratis, 1) for other in s.chart.beside[here]]
        if is_portal(s, seat, here):
            ways += [(other, False, 0 if gratis else 1) for other in springs(s, seat)]
        for other, left, cost in ways:
            spent = least[here, gratis] + cost
            if other not in shut and spent <= steps and spent < least.get((other, left), 999):
                least[other, left] = spent
                queue.append((other, left))
    return False


def is_forced(s: Tale, space: int, steps: int) -> bool:
    """Preview: who walks onto a Portal with a Step left has to jump; an Altar forces nobody (TT-P.8, TT-R.58, TT-R.96)."""
    return s.preview and s.chart.print_of[space] == PORTAL and len(s.chart.portals) > 1 and steps > 0


def no_entry(s: Tale, seat: int, space: int) -> Refusal | None:
    """Why a space cannot be entered."""
    if space not in closed(s, seat):
        return None
    return Refusal("TT-5.7", "tree") if s.chart.print_of[space] == TREE else scenario_of(s).in_the_way(s, space)


def refuse_held(s: Tale, seat: int) -> Refusal | None:
    """Something of the Future holds the Hero fast: it does not leave its space in any way (TT-F5.4, TT-R.106)."""
    return Refusal("TT-R.106", "held") if s.phase == FUTURE and scenario_of(s).held(s, seat) else None


def refuse_walk(s: Tale, seat: int, space: int) -> Refusal | None:
    """Why a Step is not possible."""
    left = steps_left(s, seat)
    refusal = refuse_held(s, seat)
    if refusal:
        return refusal
    if s.forced:
        return Refusal("TT-P.8", "must-jump")
    if left < 1:
        return Refusal("TT-6.3", "no-steps")
    refusal = no_entry(s, seat, space)
    if refusal:
        return refusal
    if is_forced(s, space, left - 1):
        away = [other for other in springs(s, seat) if other != space]
        return None if any(refuse_landing(s, seat, other, left - 1) is None for other in away) else Refusal("TT-R.14", "no-way-on")
    return None if can_rest(s, seat, space, left - 1, free_jump(s, seat) >= 0) else Refusal("TT-R.14", "no-way-on")


def refuse_jump(s: Tale, seat: int, space: int) -> Refusal | None:
    """Why a jump is not possible."""
    return refuse_held(s, seat) or refuse_landing(s, seat, space, steps_left(s, seat))


def refuse_landing(s: Tale, seat: int, space: int, steps: int) -> Refusal | None:
    """Why a jump to this space is not possible with so many Steps left; a free jump is free once (TT-R.96)."""
    cost = jump_cost(s, seat)
    if steps < cost:
        return Refusal("TT-6.4", "no-steps")
    return no_entry(s, seat, space) or (None if can_rest(s, seat, space, steps - cost, False) else Refusal("TT-R.14", "no-way-on"))


def arrive(s: Tale, seat: int, space: int) -> None:
    """The Hero stands on a space; tiles that it has visited are counted."""
    s.at[seat] = space
    tile = 1 << s.chart.tile_at[cell_of(space)] - FIRST_TILE
    if s.phase == PAST and not s.visited[seat] & tile:
        s.visited[seat] |= tile
        s.did(seat, TILES)


# What a Hero can claim and give


def within_reach(s: Tale, seat: int) -> list[int]:
    """Spaces whose objects the Hero can claim: its own, with the Talent "reach" the neighbouring ones, too (TT-7.5)."""
    here = s.at[seat]
    near = s.chart.beside[here] if talent(s, seat, "reach") else ()
    shut = scenario_of(s).blocked(s) if s.phase == FUTURE else frozenset()
    return [space for space in [here, *near] if space in s.objects and space not in shut]


def refuse_action(s: Tale, seat: int) -> Refusal | None:
    """Why no Action is possible now."""
    if s.forced:
        return Refusal("TT-P.8", "must-jump")
    if s.here(s.at[seat], seat):
        return Refusal("TT-6.9", "occupied")
    return Refusal("TT-7.1", "no-actions") if actions_left(s, seat) < 1 else None


def refuse_gift(s: Tale, m: Move) -> Refusal | None:
    """Why a gift is not possible (TT-7.13 to TT-7.19)."""
    seat, other = m.seat, m.args[0]
    if s.preview and m.verb == "give-stone":
        return Refusal("TT-P.16", "not-given-in-the-preview")
    if s.preview and m.verb == "give" and group_of(m.args[1]) == "quest":
        return Refusal("TT-P.15", "not-given-in-the-preview")
    if s.forced:
        return Refusal("TT-P.8", "must-jump")
    if s.here(s.at[seat], seat):
        return Refusal("TT-6.9", "occupied")
    if s.at[other] < 0 or not (s.far_gift or adjacent(s.at[seat], s.at[other])):
        return Refusal("TT-7.17", "not-adjacent", (other,))
    if not talent(s, seat, "gift-free") and actions_left(s, seat) < 1:
        return Refusal("TT-7.1", "no-actions")
    return None


def end_if_decided(s: Tale, run: Run) -> None:
    """The team wins at the moment the goal is reached, and loses when it is out of reach (TT-1.3, TT-R.67)."""
    if s.phase != FUTURE or s.over:
        return
    scenario = scenario_of(s)
    if scenario.won(s):
        s.conclude(WON)
        run.tell("won", (s.fate,))
    elif scenario.lost(s):
        s.conclude(SCENARIO_LOST)
        run.tell("scenario-lost", (s.fate,))


class Turn(HeroAsk):
    """Move and act, until the Hero ends its turn."""

    cite = "TT-4.7"

    def open(self, s: Tale, run: Run) -> int:
        return 1 << s.active

    def proceed(self, s: Tale, run: Run, frame: Frame) -> None:
        """Whenever an Action is complete, what follows from it comes first (TT-R.35)."""
        end_if_decided(s, run)  # TT-1.3
        if follow_up(s, run) or settle_faith(s, run):
            return
        super().proceed(s, run, frame)

    # Offers

    def offers(self, s: Tale, seat: int) -> list[Move]:
        here = s.at[seat]
        moves = [Move(seat, "walk", (space,)) for space in s.chart.beside[here]]
        if is_portal(s, seat, here):
            moves += [Move(seat, "jump", (space,)) for space in springs(s, seat) if space != here]
        moves += [Move(seat, "claim", (space,)) for space in within_reach(s, seat)]
        if s.chart.print_of[here] == ALTAR:
            moves.append(Move(seat, "sacrifice"))
        for other in range(s.seats):
            if other != seat:
                moves += [Move(seat, "give", (other, card)) for card in s.artifacts[seat] + s.quests[seat]]
                if s.stones[seat]:
                    moves.append(Move(seat, "give-stone", (other,)))
                if s.offerings[seat]:
                    moves.append(Move(seat, "give-offering", (other,)))
        moves += bonus_offers(s, seat)
        moves += [Move(seat, "use", (card,)) for card in s.artifacts[seat] if works_in(artifact_of(card), NO_ROLL, False)]
        if s.phase == FUTURE:
            scenario = scenario_of(s)
            moves += [Move(seat, "attack", (foe[0],)) for foe in s.foes if beside(s, here, foe[1])]
            moves += scenario.offers(s, seat)
            if s.stones[seat]:
                moves.append(Move(seat, "do", (STONE, here)))
        return [*moves, Move(seat, "end")]

    # Refusals

    def refuse(self, s: Tale, m: Move) -> Refusal | None:
        seat = m.seat
        if m.verb == "walk":
            return refuse_walk(s, seat, m.args[0])
        if m.verb == "jump":
            return refuse_jump(s, seat, m.args[0])
        if m.verb in ("give", "give-stone", "give-offering"):
            return refuse_gift(s, m)
        if m.verb == "use":
            return self.refuse_use(s, seat, m.args[0])
        if m.verb == "end":
            return self.refuse_end(s, seat)
        if m.verb == "play":
            return None
        if m.verb == "do":
            return self.refuse_deed(s, scenario_of(s), m)
        if m.verb == "claim" and s.phase == FUTURE:
            return refuse_action(s, seat) or scenario_of(s).refuse_claim(s, seat, m.args[0])
        if m.verb == "attack":
            return refuse_action(s, seat) or self.refuse_attack(s, scenario_of(s), m)
        return refuse_action(s, seat)

    def refuse_end(self, s: Tale, seat: int) -> Refusal | None:
        if s.forced:
            return Refusal("TT-P.8", "must-jump")
        return Refusal("TT-6.8", "occupied-end") if s.here(s.at[seat], seat) else None

    def refuse_use(self, s: Tale, seat: int, card: int) -> Refusal | None:
        """Artifacts of the turn are no Actions, but they have to be of use."""
        what = artifact_of(card).what
        if s.forced:
            return Refusal("TT-P.8", "must-jump")
        if what in ("portal", "leap"):
            refusal = refuse_held(s, seat)
            if refusal:
                return refusal
        if what == "portal" and all(s.here(space) for space in s.chart.portals):
            return Refusal("TT-R.18", "no-portal")
        if what == "carry" and not Carry.guests(s, seat):
            return Refusal("TT-R.13", "nobody-to-carry")
        return refuse_artifact(s, seat, card)

    def refuse_deed(self, s: Tale, scenario: Scenario, m: Move) -> Refusal | None:
        deed = m.args[0]
        if deed == STONE:
            return scenario.refuse_stone(s, m.seat)
        if deed not in scenario.free_deeds:
            refusal = refuse_action(s, m.seat)
            if refusal:
                return refusal
        if deed in scenario.once_deeds and m.args[1] in s.tried:
            return Refusal("TT-R.93", "once-a-turn")
        return scenario.refuse(s, m)

    def refuse_attack(self, s: Tale, scenario: Scenario, m: Move) -> Refusal | None:
        if not scenario.reaches(s, m.args[0], m.seat):
            return Refusal(scenario.apart, "foe-out-of-reach", (m.args[0],))
        if ~m.args[0] in s.tried:
            return Refusal("TT-R.93", "once-a-turn")
        return scenario.refuse_attack(s, m.seat, m.args[0])

    def stakes(self, s: Tale, m: Move) -> list[Stake] | None:
        """A Sacred Stone is dear; a turn with Actions left is not ended by mistake."""
        seat = m.seat
        if m.verb == "give-stone" or (m.verb == "do" and m.args[0] == STONE):
            worth = [Stake("stone-points", (WORTH_OF_STONE,))] if m.verb == "do" else []
            return [Stake("stones-left", (s.stones[seat] - 1,)), *worth]
        actions, steps = actions_left(s, seat), steps_left(s, seat)
        if m.verb != "end" or actions < 1:
            return None
        return [Stake("actions-lapse", (actions,)), *([Stake("steps-lapse", (steps,))] if steps > 0 else [])]

    # Acts

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        seat = m.seat
        if m.verb == "end":
            s.in_turn = False
            return True
        self.act(s, seat, m, run)
        if len(s.frames) and s.frames[-1].rule == "turn":
            end_if_decided(s, run)
            if not s.over and not follow_up(s, run):
                settle_faith(s, run)
        return False

    def act(self, s: Tale, seat: int, m: Move, run: Run) -> None:
        """Anything but the end of the turn."""
        if m.verb == "walk":
            s.steps += 1
            arrive(s, seat, m.args[0])
            s.did(seat, WALKED)
            s.forced = is_forced(s, m.args[0], steps_left(s, seat))
            run.tell("walked", (seat, m.args[0]))
        elif m.verb == "jump":
            s.steps += jump_cost(s, seat)
            if free_jump(s, seat) >= 0:
                s.spent += (free_jump(s, seat),)
            s.forced = False
            arrive(s, seat, m.args[0])
            s.did(seat, JUMPS)
            run.tell("jumped", (seat, m.args[0]))
            if s.phase == FUTURE:
                scenario_of(s).jumped(s, seat, run)
        elif m.verb == "claim":
            s.actions += 1
            self.claim(s, seat, m.args[0], run)
        elif m.verb == "sacrifice":
            s.actions += 1
            s.push("altar", (seat,))
        elif m.verb.startswith("give"):
            self.give(s, m, run)
        elif m.verb == "play":
            play_bonus(s, seat, m.args[0], m.args[1], run)
        elif m.verb == "use":
            use_artifact(s, seat, m.args[0], run)
            s.in_hand = ()
        elif m.verb == "attack":
            s.actions += 1
            s.tried += (~m.args[0],)
            s.push("battle", (seat, 0, m.args[0]))
        else:
            self.deed(s, scenario_of(s), m, run)

    def deed(self, s: Tale, scenario: Scenario, m: Move, run: Run) -> None:
        """What only the Scenario knows."""
        if m.args[0] == STONE:
            s.stones[m.seat] -= 1
            run.tell("spent-stone", (m.seat,))
            scenario.use_stone(s, m.seat, run)
            return
        if m.args[0] not in scenario.free_deeds:
            s.actions += 1
        if m.args[0] in scenario.once_deeds:
            s.tried += (m.args[1],)
        scenario.apply(s, m, run)

    def claim(self, s: Tale, seat: int, space: int, run: Run) -> None:
        """Take an object from the Map (TT-7.5)."""
        thing = s.objects.pop(space)
        run.tell("claimed", (seat, thing, space))
        if s.phase == FUTURE:
            scenario_of(s).claim(s, seat, thing, space, run)
        elif thing == WHITE:  # TT-7.6
            s.did(seat, WHITES)
            gain(s, seat, (Gain("virtue", 1 + talent(s, seat, "white")),), run)
        elif thing == RED:  # TT-7.7, TT-10.15
            s.did(seat, REDS)
            gain(s, seat, (Gain("shevitsa", 1 + talent(s, seat, "red")),), run)
        elif thing == BLACK:  # TT-7.8
            s.did(seat, BLACKS)
            gain(s, seat, (Gain("speed"),), run)
        elif BATTLE_1 <= thing <= BATTLE_3:  # TT-7.10
            s.push("battle", (seat, thing - BATTLE_1 + 1, -1))
        elif TREASURE_1 <= thing <= TREASURE_3:  # TT-7.9
            s.did(seat, TREASURES)
            s.push("treasure", (seat, thing - TREASURE_1 + 1))
        elif thing == QUEST:  # TT-7.11
            s.did(seat, QUESTS)
            card = s.draw(QUEST_PILE, run) if s.decks[QUEST_PILE] else -1
            if card >= 0:
                s.quests[seat] += (card,)
                run.tell("drew-quest", (seat, card))
        else:
            assert thing == OFFERING
            s.did(seat, OFFERINGS)
            s.offerings[seat] += 1  # TT-7.12

    def give(self, s: Tale, m: Move, run: Run) -> None:
        """A gift: one Action, one thing (TT-7.19)."""
        seat, other = m.seat, m.args[0]
        if not talent(s, seat, "gift-free"):
            s.actions += 1
        s.far_gift = False
        s.did(seat, GIFTS)
        if m.verb == "give":
            card = m.args[1]
            if group_of(card) == "quest":
                s.quests[seat] = tuple([c for c in s.quests[seat] if c != card])
                s.quests[other] += (card,)
            else:
                s.artifacts[seat] = tuple([c for c in s.artifacts[seat] if c != card])
                s.artifacts[other] += (card,)
            run.tell("gave", (seat, other, card))
        elif m.verb == "give-stone":
            s.stones[seat] -= 1
            s.stones[other] += 1
            run.tell("gave-stone", (seat, other))
        else:
            s.offerings[seat] -= 1
            s.blessed += 1
            s.did(seat, BLESSED)
            run.tell("blessed", (seat, other, s.blessed))
            s.push("bless", (seat, min(3, s.blessed)))


class Arrival(HeroAsk):
    """The Hero comes to the space that it names."""

    told: ClassVar[str] = "carried"

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        arrive(s, m.seat, m.args[0])
        run.tell(self.told, (m.seat, m.args[0]))
        return True


class Whither(Arrival):
    """An Artifact takes the Hero to any free Portal, or to any free space."""

    cite = "TT-C.58"
    args = {"seat": WHO, "leap": Num(0, 1)}

    def open(self, s: Tale, run: Run) -> int:
        seat = s.frames[-1].args[0]
        return 1 << seat if self.spaces(s, seat) else 0

    def spaces(self, s: Tale, seat: int) -> list[int]:
        """Free spaces of the right sort."""
        shut = closed(s, seat) | s.chart.trees
        found = s.chart.spaces if s.frames[-1].args[1] else s.chart.portals
        return [space for space in found if space not in shut and not s.here(space)]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "go", (space,)) for space in self.spaces(s, seat)]


class Carry(HeroAsk):
    """An Artifact brings another Hero to a free space around the Hero that uses it."""

    cite = "TT-C.58"

    @staticmethod
    def guests(s: Tale, seat: int) -> list[tuple[int, int]]:
        """Who can come where: the other Heroes that nothing holds (TT-R.106), and the free spaces around."""
        shut = closed(s, seat) | s.chart.trees
        around = [s.at[seat] + d for d in AROUND if s.at[seat] + d in s.chart.print_of]
        free = [space for space in around if space not in shut and not s.here(space)]
        others = [other for other in range(s.seats) if other != seat and s.at[other] >= 0 and refuse_held(s, other) is None]
        return [(other, space) for other in others for space in free]

    def offers(self, s: Tale, seat: int) -> list[Move]:
        return [Move(seat, "bring", guest) for guest in self.guests(s, seat)]

    def apply(self, s: Tale, m: Move, run: Run) -> bool:
        arrive(s, *m.args)
        run.tell("carried", m.args)
        return True
