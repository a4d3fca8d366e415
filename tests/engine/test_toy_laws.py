"""The toys obey the laws of every game. They share one ledger and one text file, so only the laws of play are theirs."""

from __future__ import annotations

from taletable.testing.laws import PlayLaws

from .toys import COURT, DELVE, RACE, WATCH, WHISPERS


class TestCourt(PlayLaws):
    game = COURT


class TestDelve(PlayLaws):
    game = DELVE


class TestRace(PlayLaws):
    game = RACE


class TestWatch(PlayLaws):
    game = WATCH


class TestWhispers(PlayLaws):
    game = WHISPERS
