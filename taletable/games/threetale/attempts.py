"""Why something cannot be done that is not offered, though it is natural to try it: a distant space, another's card, what comes later."""

from __future__ import annotations

from typing import Final

from taletable.engine.grammar import Grammar, alike
from taletable.engine.moves import Move, Refusal

from .artifacts import ARTIFACTS, IN_TURN
from .chapters import FUTURE_DEEDS
from .deck import artifact_of, bonus_of, group_of
from .domains import CARD, PIECE, TALENT, THING
from .heroes import TALENTS
from .land import WIDTH, adjacent
from .scenario import STONE
from .scenarios import scenario_of
from .state import FUTURE, PAST, Tale
from .tiles import PERMANENT, TREE

GRAMMAR = Grammar(
    refusals={
        **alike(
            (),
            *("stands-there", "not-diagonal", "not-neighbouring", "no-tile-there", "jump-from-portals", "portal-alone"),
            *("nothing-lies-there", "stand-there-first", "altar-first", "to-oneself", "no-such-gift", "no-offering", "no-stone"),
            *("no-roll", "no-fight", "other-round", "die-spent", "no-flip-card", "in-a-fight", "first-this", "in-the-evening", "no-points"),
            *("tile-lies", "cell-taken", "on-the-new-tile", "not-free", "for-others", "none-left", "not-drawn"),
            *("levels-differ", "other-level", "not-enough-shevitsa"),
        ),
        **alike(
            (CARD,),
            "not-held",
            "nothing-on-it",
            "declared",
            "for-fights",
            "for-enemy-rounds",
            "for-first-blow",
            "for-rolls",
            "for-the-turn",
        ),
        **alike((CARD,), "paid-with-dice", "lowest-first", "not-of-faith"),
        **alike((TALENT,), "not-learned", "by-itself"),
        "permanent": (THING,),
        "foe-far": (PIECE,),
    }
)
ROLLS: Final = ("flip", "turn", "open", "accept")
BLOWS: Final = ("strike", "take", "block", "escape", "stand")
EXCHANGES: Final = ("sacrifice", "exchange", "melt", "merge")
CALLED: Final = ("again", "twin")
"""Talents that are called in a roll; the others work by themselves (TT-10.15)."""


def why_not(s: Tale, m: Move, cite: str) -> Refusal | None:
    """Why a move that is not among the offers of the open paragraph (`cite`) cannot be made; None: nobody can mean it."""
    rule = s.frames[-1].rule
    if rule == "turn":
        return in_turn(s, m)
    answer = ANSWERS.get(rule)
    refusal = answer(s, m) if answer else None
    if refusal:
        return refusal
    if rule == "friend" and m.verb == "comfort":
        return Refusal(cite, "for-others")
    return Refusal("TT-16.8", "in-a-fight") if rule in ("strike", "assault", "engage") else Refusal(cite, "first-this")


# In the turn


def in_turn(s: Tale, m: Move) -> Refusal | None:
    """The Hero moves and acts."""
    seat, verb = m.seat, m.verb
    if verb == "walk":
        return far_step(s, seat, m.args[0])
    if verb == "jump":
        alone = len(s.chart.portals) == 1 and s.at[seat] in s.chart.portals
        return Refusal("TT-R.18", "portal-alone") if alone else Refusal("TT-17.1", "jump-from-portals")
    if verb == "claim":
        return far_claim(s, m.args[0])
    if verb in EXCHANGES:
        return Refusal("TT-17.4", "altar-first")
    if verb.startswith("give"):
        return no_gift(s, m)
    if verb in ("use", "play", "invoke"):
        return not_now(s, m)
    if verb == "attack":
        return Refusal("TT-R.91", "foe-far", m.args)
    if verb == "do":
        return far_deed(s, m)
    if verb in ROLLS:
        return Refusal("TT-8.3", "no-roll")
    if verb in BLOWS:
        return Refusal("TT-16.1", "no-fight")
    if verb in ("endure", "comfort"):
        return Refusal("TT-R.29", "in-the-evening")
    if verb in ("raise", "lose"):
        return Refusal("TT-9.3" if verb == "raise" else "TT-9.4", "no-points")
    if verb == "lay":
        return Refusal("TT-4.5", "tile-lies") if s.phase == PAST else Refusal("TT-19.2", "tile-lies")
    return Refusal("TT-10.11", "not-enough-shevitsa") if verb == "learn" else None


def far_step(s: Tale, seat: int, space: int) -> Refusal:
    """A Step leads to an orthogonal neighbour (TT-6.1, TT-6.2)."""
    if space == s.at[seat]:
        return Refusal("TT-6.1", "stands-there")
    if space not in s.chart.print_of:
        return Refusal("TT-R.13", "no-tile-there")
    diagonal = adjacent(space, s.at[seat]) and space % WIDTH != s.at[seat] % WIDTH
    return Refusal("TT-6.2", "not-diagonal") if diagonal else Refusal("TT-6.1", "not-neighbouring")


def far_claim(s: Tale, space: int) -> Refusal:
    """What lies there is elsewhere, or nothing lies there."""
    if space in s.objects:
        return Refusal("TT-7.5", "stand-there-first")
    sort = s.chart.print_of.get(space, -1)
    return Refusal("TT-5.6", "permanent", (sort,)) if sort in PERMANENT else Refusal("TT-5.9", "nothing-lies-there")


def no_gift(s: Tale, m: Move) -> Refusal:
    """What the Hero does not have, or what is no gift (TT-7.13 to TT-7.20)."""
    if m.args[0] == m.seat:
        return Refusal("TT-7.13", "to-oneself")
    if m.verb == "give-stone":
        return Refusal("TT-7.15", "no-stone")
    if m.verb == "give-offering":
        return Refusal("TT-7.16", "no-offering")
    group = group_of(m.args[1])
    if group in ("artifact", "quest"):
        return Refusal("TT-7.13" if group == "artifact" else "TT-7.14", "not-held", m.args[1:])
    return Refusal("TT-7.20", "no-such-gift")


def far_deed(s: Tale, m: Move) -> Refusal | None:
    """What only this Future knows is done at its place (TT-R.94)."""
    if s.phase != FUTURE:
        return None
    scenario = scenario_of(s)
    if m.args[0] == STONE:
        return Refusal("TT-19.8", "no-stone")
    known = [FUTURE_DEEDS.index(deed.key) for deed in scenario.chapter.deeds]
    return scenario.too_far(s, m) if m.args[0] in known else None


# Cards and Talents


def not_now(s: Tale, m: Move) -> Refusal | None:
    """A card or Talent that cannot be used at this moment."""
    seat, card = m.seat, m.args[0]
    if m.verb == "invoke":
        if card not in s.talents[seat]:
            return Refusal("TT-10.11", "not-learned", m.args)
        return Refusal("TT-8.3", "no-roll") if TALENTS[card].what in CALLED else Refusal("TT-10.15", "by-itself", m.args)
    if m.verb == "play":
        if card in s.played[seat]:
            return Refusal("TT-15.2", "declared", (card,))
        if card not in s.bonus[seat]:
            return Refusal("TT-15.1", "not-held", (card,))
        return None if bonus_of(card).effects else Refusal("TT-15.4", "nothing-on-it", (card,))
    if card >= len(ARTIFACTS):
        return None
    return other_moment(s, card) if card in s.artifacts[seat] else Refusal("TT-11.16", "not-held", (card,))


def other_moment(s: Tale, card: int) -> Refusal:
    """When an Artifact works that does not work now (TT-R.38, TT-R.39, TT-R.113)."""
    artifact = artifact_of(card)
    if artifact.what in IN_TURN:
        return Refusal("TT-R.39", "paid-with-dice", (card,)) if artifact.usage > 0 else Refusal("TT-R.113", "for-the-turn", (card,))
    if artifact.what == "first":
        return Refusal("TT-16.6", "for-first-blow", (card,))
    if artifact.what in ("damage", "dice"):
        return Refusal("TT-R.38", "for-fights", (card,))
    if artifact.what in ("ward", "shield", "reflect"):
        return Refusal("TT-R.38", "for-enemy-rounds", (card,))
    return Refusal("TT-R.27", "for-rolls", (card,))


# Answers to what is asked


def of_a_roll(s: Tale, m: Move) -> Refusal | None:
    """A roll lies on the table."""
    if m.verb in ("flip", "turn"):
        if not m.args[0] < len(s.dice):
            return None
        return Refusal("TT-11.10", "die-spent") if s.dice[m.args[0]] > 1 else Refusal("TT-15.4", "no-flip-card")
    if m.verb in ("use", "play", "invoke"):
        return not_now(s, m)
    return None


def of_a_blow(s: Tale, m: Move) -> Refusal | None:
    """An attack round."""
    return Refusal("TT-16.8", "other-round") if m.verb in BLOWS else of_a_roll(s, m)


def of_the_evening(s: Tale, m: Move) -> Refusal | None:
    """Endurance and Mercy."""
    if m.verb == "comfort" and m.args[0] == m.seat:
        return Refusal("TT-9.24", "for-others")
    if m.verb in ("endure", "comfort"):
        return Refusal("TT-9.19" if m.verb == "endure" else "TT-9.22", "none-left")
    return Refusal("TT-R.29", "in-the-evening") if m.verb in ("walk", "claim", "jump", "use", "play") else None


def of_a_tile(s: Tale, m: Move) -> Refusal | None:
    """Where the tile does not lie."""
    if m.verb != "lay":
        return None
    return Refusal("TT-5.4", "cell-taken") if m.args[0] in s.chart.tile_at else Refusal("TT-5.2", "corner-only")


def of_setting_out(s: Tale, m: Move) -> Refusal | None:
    """Not on the new tile."""
    return Refusal("TT-4.2", "on-the-new-tile") if m.verb in ("set-out", "walk") else None


def of_travel(s: Tale, m: Move) -> Refusal | None:
    """An Artifact takes somebody to a space."""
    if m.verb not in ("go", "walk", "jump", "bring"):
        return None
    space = m.args[-1]
    return Refusal("TT-5.7", "tree") if s.chart.print_of.get(space, -1) == TREE else Refusal("TT-6.8", "not-free")


def of_cards(s: Tale, m: Move) -> Refusal | None:
    """One of the cards that were drawn is kept."""
    return Refusal("TT-11.13", "not-drawn") if m.verb in ("keep", "award") else None


def of_losing(s: Tale, m: Move) -> Refusal | None:
    """An Artifact of the lowest level is lost."""
    if m.verb != "give-up":
        return None
    return Refusal("TT-C.68", "lowest-first", m.args) if m.args[0] in s.artifacts[m.seat] else Refusal("TT-R.79", "not-held", m.args)


def of_talents(s: Tale, m: Move) -> Refusal | None:
    """One of the two of the next level."""
    return Refusal("TT-10.10", "other-level") if m.verb == "learn" else None


def of_shedding(s: Tale, m: Move) -> Refusal | None:
    """A card of Faith is lost."""
    if m.verb not in ("shed", "play"):
        return None
    return Refusal("TT-R.99", "not-of-faith", m.args[:1]) if m.args[0] in s.found else Refusal("TT-R.24", "not-held", m.args[:1])


def of_an_altar(s: Tale, m: Move) -> Refusal | None:
    """Own Artifacts, two of the same level."""
    if m.verb not in ("melt", "merge"):
        return None
    strange = [card for card in m.args if card not in s.artifacts[m.seat]]
    return Refusal("TT-R.45", "not-held", (strange[0],)) if strange else Refusal("TT-17.10", "levels-differ")


ANSWERS: Final = {
    "treasure": of_a_roll,
    "trial": of_a_roll,
    "strike": of_a_blow,
    "assault": of_a_blow,
    "engage": of_a_blow,
    "evening": of_the_evening,
    "lay_tile": of_a_tile,
    "set_out": of_setting_out,
    "whither": of_travel,
    "carry": of_travel,
    "choose_artifact": of_cards,
    "bless": of_cards,
    "lose_artifact": of_losing,
    "learn": of_talents,
    "shed": of_shedding,
    "altar": of_an_altar,
}
