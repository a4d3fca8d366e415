"""The levels of the bot, and which thought answers which question."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from taletable.companions.ahead import Ahead, Depth
from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.moves import Move
from taletable.engine.state import State

from ..state import Realm
from .answers import answer, snatch, take_others, take_own, white_snake, yarn
from .deeds import deeds, early_end
from .dice import give_die, golden_bird, reroll, set_die, take_back
from .drawing import characters, favourite, give_item, give_up, item_draw, keep_item, quest_draw
from .encounters import barter, consent
from .foresight import DiceJudge, Thought, likely
from .mind import Mind, Skill
from .moving import harvest, lose, steed, step, take
from .placing import place
from .stories import accept, choose_story, curse, luck, redraw
from .weights import Planning

ANSWERS: Final[dict[str, Thought]] = {
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

    skill = Skill(depth=1, ahead=Planning(1, 3), noise=0.5, astray=2.5, trades=False, reacts=False)


class Normal(TaleBot):
    """Plans two tasks ahead, and misjudges now and then."""

    skill = Skill(depth=1, ahead=Planning(2, 3), noise=0.3, astray=1.0)


class Hard(TaleBot):
    """Plans three tasks ahead, collects for two at once, and looks at what the others are up to."""

    skill = Skill(depth=2, ahead=Planning(gathers=True), denies=True)


JUDGE: Final = DiceJudge(ANSWERS)
"""Who says what positions are worth, as was learned from games."""
APART: Final = ("barter", "consent", "hand_item")
"""Exchanges are left to the hard bot."""


class Expert(Hard):
    """Plays the answers that the hard bot thinks likely on in imagined worlds, and weighs by what was learned where everybody stands then.

    In a team, and in the extra long game, it is the hard bot.
    """

    slow = True
    skill = Skill(depth=4, ahead=Planning(gathers=True), denies=True)
    depth: ClassVar[Depth] = Depth(worlds=4, decisions=300, caution=1.5)

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.ahead = Ahead(JUDGE, self.depth, seed)

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        """What has turned out best."""
        assert isinstance(state, Realm)
        rule = state.frames[-1].rule
        if rule == "characters":
            return favourite(game.legal(state, seat))
        own = super().choose(game, state, seat)
        if state.cooperative or state.options["length"] == "extra-long" or rule in APART or own.verb == "trade":
            return own
        answers = likely(self.mind, state, seat, own)
        if len(answers) == 1:
            return own
        chapter = state.chapter
        return self.ahead.weigh(state, seat, answers, lambda s: s.chapter == chapter)[0]

    def so_far(self) -> Move | None:
        """What has turned out best in the worlds that were played by now."""
        return self.ahead.best
