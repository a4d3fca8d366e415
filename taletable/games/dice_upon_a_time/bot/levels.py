"""The levels of the bot, and which thought answers which question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Final

from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from ..state import Realm
from .answers import answer, snatch, take_others, take_own, white_snake, yarn
from .deeds import deeds, early_end
from .dice import give_die, golden_bird, reroll, set_die, take_back
from .drawing import characters, give_item, give_up, item_draw, keep_item, quest_draw
from .encounters import barter, consent
from .mind import Mind, Skill
from .moving import harvest, lose, steed, step, take
from .placing import place
from .stories import accept, choose_story, curse, luck, redraw

Answer = Callable[[Mind, Realm, int, list[Move]], Move]
ANSWERS: Final[dict[str, Answer]] = {
    "characters": characters,
    "quest_draw": quest_draw,
    "fox": set_die,
    "rapunzel": reroll,
    "golden_bird": golden_bird,
    "white_snake": white_snake,
    "lean_year": lose,
    "place": place,
    "yarn": yarn,
    "answer": answer,
    "wolf": give_die,
    "step": step,
    "harvest": harvest,
    "steed": steed,
    "take_own": take_own,
    "take_others": take_others,
    "choose_token": take,
    "lose": lose,
    "item_draw": item_draw,
    "one_of_two": keep_item,
    "items_others": snatch,
    "quests_others": snatch,
    "give_up": give_up,
    "choose_story": choose_story,
    "retell": redraw,
    "good_luck": luck,
    "bad_luck": luck,
    "curse": curse,
    "offered": accept,
    "back_route": take_back,
    "back_spirit": take_back,
    "reroll": reroll,
    "reroll_best": give_die,
    "turn_die": set_die,
    "lose_item": give_item,
    "lose_die": give_die,
    "deeds": deeds,
    "pay_any": lose,
    "barter": barter,
    "consent": consent,
    "hand_item": give_item,
    "early_end": early_end,
}
"""Which thought answers which question."""


class TaleBot(Bot):
    """Weighs every offer by what it leaves to hope for."""

    skill: ClassVar[Skill] = Skill()

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.mind = Mind(self.skill, seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        assert isinstance(state, Realm)
        legal = game.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        return ANSWERS[state.frames[-1].rule](self.mind, state, seat, legal)


class Easy(TaleBot):
    """Goes for the nearest Quest and misjudges a good deal."""

    skill = Skill(depth=1, reach=1, width=3, noise=0.5, astray=2.5, trades=False, reacts=False)


class Normal(TaleBot):
    """Plans two tasks ahead, and misjudges now and then."""

    skill = Skill(depth=1, reach=2, width=3, noise=0.3, astray=1.0)


class Hard(TaleBot):
    """Plans three tasks ahead, collects for two at once, and looks at what the others are up to."""

    skill = Skill(depth=2, reach=3, width=4, gathers=True, denies=True)
