"""What a shared link unfolds to: a title, a sentence and a picture, and nothing that its page would not show to anybody."""

from __future__ import annotations

import random
import re
import struct
from html import unescape
from pathlib import Path

import pytest

from taletable.games import games
from taletable.server.measure.facts import things_in
from taletable.server.unfurl.drawing import Label, SeatLabel, Studio
from taletable.server.unfurl.telling import best_moment
from taletable.table.sheet import BOT_NAMES
from tests.server.client import Person, Server

META = re.compile(r'<meta (?:property|name)="([^"]+)" content="([^"]*)"')


def told(server: Server, path: str) -> dict[str, str]:
    """The lines in the head of a page, as somebody without a session gets them."""
    return {key: unescape(value) for key, value in META.findall(Person(server.url).http.get(path).text)}


def picture(server: Server, address: str) -> bytes:
    answer = Person(server.url).http.get(address)
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"] == "image/png"
    return answer.content


def size(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    return struct.unpack(">II", png[16:24])


def test_an_invitation(server: Server) -> None:
    anna = Person(server.url, 'Anna "Ace" <b>')
    table = anna.table("you", "open", "random")
    invite = next(seat["invite"] for seat in anna.get(f"/api/tables/{table['id']}")["seats"] if seat["kind"] == "open")
    page = Person(server.url).http.get(f"/t/{table['id']}?seat=1&invite={invite}").text
    lines = {key: unescape(value) for key, value in META.findall(page)}
    assert lines["og:title"] == 'Anna "Ace" <b> invites you · Paper Tales'
    assert lines["og:description"] == "A seat is free. Sit down and play; no account is needed."
    assert lines["twitter:card"] == "summary_large_image"
    assert invite not in page
    assert table["code"] not in page
    assert size(picture(server, lines["og:image"])) == (1200, 630)


def test_a_running_game_shows_no_card(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "random", start=True)
    lines = told(server, f"/t/{table['id']}")
    assert lines["og:title"].startswith("Look on while they play")
    assert lines["og:description"] == f"Anna and {BOT_NAMES[1]} sit at the table."


def test_a_result_shows_who_won_and_the_board_at_its_best(server: Server) -> None:
    anna = Person(server.url, "Anna")
    table = anna.table("you", "random", start=True)
    line = anna.live(table["id"])
    line.until("state")
    line.play_on(random.Random(3))
    line.until(lambda message: message["t"] == "table" and message["status"] == "over")
    line.close()
    result = anna.get(f"/api/tables/{table['id']}")["result"]
    lines = told(server, f"/t/{table['id']}/replay?at=12")
    names = ["Anna", BOT_NAMES[1]]
    if len(result["winners"]) == 1:
        by = max(result["scores"]) - min(result["scores"])
        wanted = f"{names[result['winners'][0]]} wins by {by}" if by else f"{names[result['winners'][0]]} wins"
    else:
        wanted = "Anna and Odo win"
    assert lines["og:title"] == f"{wanted} · Paper Tales"
    first = picture(server, lines["og:image"])
    assert picture(server, lines["og:image"]) == first, "kept, and the same for everybody"
    tag = Person(server.url).http.get(lines["og:image"]).headers["etag"]
    assert Person(server.url).http.get(lines["og:image"], headers={"if-none-match": tag}).status_code == 304


def test_pages_that_are_no_table(server: Server) -> None:
    assert told(server, "/new/dice-upon-a-time")["og:title"] == "Lay a table for Dice Upon a Time · Dice Upon a Time"
    assert told(server, "/t/nothing")["og:title"] == told(server, "/")["og:title"] == "Tales to play together"
    assert Person(server.url).http.get("/unfurl/t/nothing.png").status_code == 404
    assert Person(server.url).http.get("/unfurl/../secret.png").status_code == 404
    assert "noindex" in Person(server.url).http.get("/t/nothing").headers["x-robots-tag"]


@pytest.mark.parametrize("game", sorted(games()))
def test_every_game_of_the_house_has_its_drawings(game: str) -> None:
    import taletable.server.settings

    studio = Studio(Path(taletable.server.settings.WEB))
    if not studio.fonts:
        pytest.fail("the client is not built")
    art = studio.art(game)
    assert art.cover
    assert art.slots
    thing = next(iter(art.things))
    svg = studio.draw(game, Label("<&>", "Ada \x07& Odo", "", [SeatLabel(0, "A" * 99, 7)]), things_in([f"{thing}-2"]))
    assert art.things[thing] in svg
    assert "&lt;&amp;&gt;" in svg
    assert "\x07" not in svg
    assert "A" * 20 not in svg


def test_the_best_moment_is_the_weightiest() -> None:
    from taletable.engine.match import Match

    game = games()["paper-tales"]
    match, rng = Match(game, 2, None, bytes(16)), random.Random(1)
    while not match.state.over:
        seat = game.asked(match.state)[0]
        match.play(rng.choice(game.legal(match.state, seat)))
    at, whose = best_moment(match)
    weights = [game.weigh(event) for event in match.events]
    assert max(weights) > 0
    assert max(weights) == max(game.weigh(event) for event in match.events[match.marks[at - 1] : match.marks[at]])
    assert whose in (0, 1)
