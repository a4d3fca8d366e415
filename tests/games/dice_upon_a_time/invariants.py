"""What is true of every state of Dice Upon a Time at every decision."""

from __future__ import annotations

from taletable.games.dice_upon_a_time.board import FOXES, SOCKETS, WOLF
from taletable.games.dice_upon_a_time.cards import CURSE, FIRST_QUEST, MINI, QUEST_OF, SIDE, STORY_OF
from taletable.games.dice_upon_a_time.check import check
from taletable.games.dice_upon_a_time.dice import SNAKE_DIE, VALUE
from taletable.games.dice_upon_a_time.placing import height_limit
from taletable.games.dice_upon_a_time.state import Realm


def invariant(s: Realm) -> None:
    """Dice, stacks, tokens, Quests, and what may be pending when."""
    check(s)
    rules = [frame.rule for frame in s.frames]
    assert min(s.tokens) >= 0
    assert min(s.gains) >= 0
    assert min(s.rabbits) >= 0
    check_stacks(s)
    for seat in range(s.seats):
        if "give_up" not in rules:
            assert len(s.active[seat]) <= 4, "at most four active Main Quests (DU-14.4)"
        assert all(STORY_OF[card].kind in (SIDE, CURSE, MINI) for card in s.tales[seat] + s.open_tales)
        if s.drawn[seat]:
            assert any(rule in rules for rule in ("quest_draw", "one_of_two", "items_gained", "quests_gained", "tale"))
            assert len({card < FIRST_QUEST for card in s.drawn[seat]}) == 1
    if not s.has_items:
        assert not any(s.hand)
    if s.cooperative:
        assert not any(s.active)
        assert not any(s.tales)
        assert not s.any_quest_left()
    assert sum(QUEST_OF[card].value for cards in s.done for card in cards) <= 116
    if not any(rule in rules for rule in ("taking", "gathering", "receiving")):
        assert not any(s.gains), "tokens are pocketed when the taking is over"
    if "barter" not in rules and "consent" not in rules and "hand_item" not in rules:
        assert not s.give + s.want + s.shown
    if not any(rule in rules for rule in ("choose_story", "retell", "good_luck", "bad_luck", "curse")):
        assert not s.read


def check_stacks(s: Realm) -> None:
    """Heights: the limit, one more for Beans or Musicians; no stacks on the Fox; the Wolf holds what it was given."""
    for socket in SOCKETS:
        stack = s.stacks[socket]
        if socket in FOXES:
            assert len(stack) <= 1, "no stack on the Fox (DU-11.26)"
        elif socket == WOLF:
            assert len(stack) <= s.seats
            assert not stack or s.wolf
        else:
            assert len(stack) <= height_limit(s) + 2, "a stack is too high (DU-5.4)"
    for seat in range(s.seats):
        assert all(VALUE[s.face[die]] for die in s.pool[seat]), "an unused die shows a number or a special face (DU-11.22)"
    assert s.snake >= 0 or all(SNAKE_DIE not in dice for dice in s.pool)
