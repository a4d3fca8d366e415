"""What is true of every state of A Tale of Pirates at every decision."""

from __future__ import annotations

from taletable.games.a_tale_of_pirates.cards import LIBRARY, ON_CARD, kind_of
from taletable.games.a_tale_of_pirates.check import check
from taletable.games.a_tale_of_pirates.ship import BALLS, CORKS, DAMAGE_TOKENS, ROOM
from taletable.games.a_tale_of_pirates.state import IN_HAND, PLAYING, Voyage

RARE = ("run-forward", "play-on", "remove")
"""Moves of which a random walk makes few, or rounds would end before any sand is through."""


def invariant(s: Voyage) -> None:
    """Pieces are conserved, Sandtimers stand where they may, time runs forward, and the course fits the clock."""
    check(s)
    assert sum(s.corks) + s.corks_left() == CORKS
    assert sum(s.loaded) + s.balls_left() == BALLS
    assert sum(s.hits) <= DAMAGE_TOKENS, "chapters are written so that the Damage Tokens suffice (TP-R.24)"
    assert 0 <= s.life <= s.start_life(), "Life Points are never regained (TP-4.2)"
    for slot, card in enumerate(s.up):
        if card >= 0:
            assert s.hits[card] < max(1, kind_of(card).life), "a destroyed Card is discarded at once (TP-12.11)"
        if slot // ROOM == s.bow and not s.over:
            assert s.down[slot] < 0
    assert (s.outcome == PLAYING) == (not s.over)
    timed = [frame.rule for frame in s.frames][-1:] == ["timer"] and not s.over
    if timed:
        assert s.began <= s.ends
        assert s.now < s.ends, "at T the round is over (TP-R.53)"
        assert s.schedule == sorted(s.schedule)
        assert all(time > s.now for time, _ in s.schedule), "what was due has happened"
        for card in s.cards_up(s.bow):
            kind = kind_of(card)
            assert kind.space is not None or s.speed not in kind.speeds, "a met speed symbol has been dealt with (TP-R.11)"
        goal = s.current_goal()
        assert goal is None or goal.test in ("life", "corks", "clear", "bow", "survive") or s.progress < goal.needed
    for seat, place in enumerate(s.place):
        assert (place == IN_HAND) == (s.through[seat] == 0)
        if place >= ON_CARD:
            assert s.slot_of(place - ON_CARD) >= 0
    assert all(number <= LIBRARY.tokens[token].most for token, number in enumerate(s.tokens))
