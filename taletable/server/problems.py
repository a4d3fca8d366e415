"""Problems in words: for those who ask over HTTP and have no catalogue of their own."""

from __future__ import annotations

from dataclasses import replace

from starlette.datastructures import Headers

from taletable.table.messages import Problem
from taletable.table.refuse import Refuse, RefusedByRules
from taletable.words import words_of
from taletable.words.house import nearest, speech


def first_language(headers: Headers) -> str:
    """The language that somebody likes best, if it is spoken here."""
    return nearest(headers.get("accept-language", "").partition(",")[0].partition(";")[0])


def in_words(refuse: Refuse, headers: Headers) -> Problem:
    """Why something was not done, with its sentence."""
    problem, language = refuse.problem, first_language(headers)
    if isinstance(refuse, RefusedByRules):
        text = words_of(refuse.game, language).say(refuse.said)
    else:
        text = speech(language).say({"say": f"problem.{problem.code}", **(problem.args or {})})
    return replace(problem, text=text)
