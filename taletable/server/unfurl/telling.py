"""What is said of a page where its link is pasted. Nothing that who opens the link is not shown without a session."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import Any, Final, NamedTuple

from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.saying import say
from taletable.games import games
from taletable.table.refuse import Refuse
from taletable.table.sheet import ENDED, Sheet
from taletable.words import words_of
from taletable.words.house import speech

from .. import messages as wire
from ..hall import Hall
from ..measure.facts import things_in
from ..shelf import name_of
from ..storage.events import Event
from ..table import Live
from .drawing import Label, SeatLabel

TABLE: Final = re.compile(r"t/([0-9a-z]{1,32})(/replay)?/?")
CHALLENGE: Final = re.compile(r"c/([0-9a-z]{1,16})/?")
EVENT: Final = re.compile(r"e/([0-9a-z]{1,16})(/screen)?/?")
DAY: Final = re.compile(r"day/([^/]{1,64})/?")
SETUP: Final = re.compile(r"new/([^/]{1,64})/?")
VERSION: Final = 1
"""Of the drawings: a picture that looks otherwise has another address."""


class Told(NamedTuple):
    """What a link unfolds to."""

    label: Label
    picture: str
    """The address of its picture, below /unfurl/."""
    game: str = ""
    shows: Sequence[str] | None = None
    """What stands on the board; None: the book lies there."""


async def told_of(hall: Hall, path: str, language: str) -> Told:
    """What a page is about."""
    if found := TABLE.fullmatch(path):
        table = await hall.find(found[1])
        if table is not None and not await hall.desk.daily.opens(table.row if isinstance(table, Live) else table.sheet, None):
            return house_told(language)
        if isinstance(table, Live):
            return table_told(table.row, table.match, language, bool(found[2]))
        if table is not None:
            return table_told(table.sheet, None, language, bool(found[2]))
    if found := CHALLENGE.fullmatch(path):
        try:
            return challenge_told(await hall.desk.daring.shown(found[1], None), language)
        except Refuse:
            return house_told(language)
    if found := EVENT.fullmatch(path):
        try:
            return event_told((await hall.desk.events.course(found[1])).event, language)
        except Refuse:
            return house_told(language)
    if (found := DAY.fullmatch(path)) and (game := games().get(found[1])):
        tell = speech(language).say
        label = Label(game.name, tell(say("unfurl.day-title")), tell(say("unfurl.day", game=game.name)))
        return Told(label, f"day/{game.id}", game.id)
    if (found := SETUP.fullmatch(path)) and (game := games().get(found[1])):
        tell = speech(language).say
        text = tell(say("unfurl.game", least=game.min_seats, most=game.max_seats))
        return Told(Label(game.name, tell(say("unfurl.game-title", game=game.name)), text), f"new/{game.id}", game.id)
    return house_told(language)


def house_told(language: str) -> Told:
    """The house itself."""
    tell = speech(language).say
    return Told(Label("", tell(say("unfurl.house-title")), tell(say("unfurl.house"))), "house", next(iter(games()), ""))


def challenge_told(dared: wire.Challenge, language: str) -> Told:
    """A deal to try: who challenges, what they made of it, in their own words if there are any."""
    tell = speech(language).say
    text = dared.said or tell(say("unfurl.dare", n=dared.score or 0))
    mine = next((number for number, seat in enumerate(dared.seats) if seat.kind == "you"), 0)
    label = Label(dared.name, tell(say("unfurl.dare-title", name=dared.by)), text, [SeatLabel(mine, dared.by, dared.score)])
    return Told(label, f"c/{dared.code}", dared.game)


def event_told(event: Event, language: str) -> Told:
    """A league or a tournament: what it is called, whose it is, and what is played."""
    game = games()[event.game].name if event.game in games() else event.game
    text = event.said or speech(language).say(say("unfurl.event", game=game))
    return Told(Label(game, event.name, text), f"e/{event.code}", event.game)


def table_told(sheet: Sheet, match: Match | None, language: str, replay: bool) -> Told:
    """What anybody who has its link may know of a table."""
    tell, names, game = speech(language).say, sheet.seat_names(), name_of(sheet)
    people = [name for seat, name in zip(sheet.seats, names, strict=True) if seat.kind != "open"]
    result = sheet.result if sheet.status == "over" else None
    seats = [
        SeatLabel(seat.seat, tell(say("unfurl.free-seat")) if seat.kind == "open" else name, result.scores[seat.seat] if result else None)
        for seat, name in zip(sheet.seats, names, strict=True)
    ]
    host = sheet.names.get(sheet.host, "")
    if result is None:
        free = sum(seat.kind == "open" for seat in sheet.seats)
        kind = "lesson" if sheet.lesson else "ended" if sheet.status in ENDED else "free" if free else "running"
        headline = tell(say(f"unfurl.{kind}-title", host=host))
        label = Label(game, headline, tell(say(f"unfurl.{kind}", n=free, names=people)), seats)
    else:
        label = Label(game, _outcome(sheet, names, language), tell(say("unfurl.replay" if replay else "unfurl.over")), seats)
    shows = shown_at_best(match) if result and match and match.game.id in games() else None
    return Told(label, f"t/{sheet.id}", sheet.game, shows)


def _outcome(sheet: Sheet, names: Sequence[str], language: str) -> str:
    """Who has won, or what became of them together."""
    result, game = sheet.result, games().get(sheet.game)
    assert result
    tell = speech(language).say
    if result.together:
        verdict = words_of(game, language).say(result.verdict) if game and result.verdict else ""
        return verdict or tell(say("unfurl.together", won=str(bool(result.winners)).lower()))
    winners = [names[seat] for seat in result.winners]
    rest = [score for seat, score in enumerate(result.scores) if seat not in result.winners]
    by = max(result.scores) - max(rest) if len(winners) == 1 and rest else 0
    return tell(say("unfurl.won", names=winners, n=len(winners), by=by))


def best_moment(match: Match) -> tuple[int, int | None]:
    """The entry at which most turned, and whose doing that was; the last one where nothing weighs."""
    game: Game[Any] = match.game
    best, at, whose = 0, len(match.log) - 1, None
    for n in match.line:
        for event in match.events[match.marks[n - 1] if n else 0 : match.marks[n]]:
            if (weight := game.weigh(event)) > best:
                best, at, whose = weight, n, game.named(f"event.{event.kind}", event.args).get("seat")
    return at, whose if isinstance(whose, int) else None


def shown_at_best(match: Match) -> list[str]:
    """What stood on the board of a game that is over when most turned: first what was theirs who turned it."""
    at, whose = best_moment(match)
    result = match.game.results(match.state)
    first = whose if whose is not None else next(iter(result.winners if result else ()), 0)
    view = match.game.view(match.at(at).state, None)
    players = view.get("players") or []
    ordered = [players[first], *players[:first], *players[first + 1 :]] if first < len(players) else players
    return list(dict.fromkeys([*things_in(ordered), *things_in({key: part for key, part in view.items() if key != "players"})]))


def head_of(told: Told, url: str, root: str, language: str) -> str:
    """The lines for the head of the page."""
    title = f"{told.label.headline} · {told.label.game}" if told.label.game else told.label.headline
    image = f"{root}/unfurl/{told.picture}.png?v={VERSION}&language={language}"
    properties = {
        "og:site_name": "Taletable",
        "og:type": "website",
        "og:title": title,
        "og:description": told.label.text,
        "og:url": url,
        "og:image": image,
        "og:image:type": "image/png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:image:alt": title,
    }
    named = {"twitter:card": "summary_large_image", "description": told.label.text}
    lines = [f'<meta property="{key}" content="{escape(value)}" />' for key, value in properties.items()]
    return "".join([*lines, *(f'<meta name="{key}" content="{escape(value)}" />' for key, value in named.items())])
