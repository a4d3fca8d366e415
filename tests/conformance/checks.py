"""What has to be true of every game, whatever it is. Each check takes a game and a state (or a match) and asserts one law."""

from __future__ import annotations

import json
import re
from collections import Counter
from random import Random
from typing import Any

import pytest

from taletable.engine.fields import EVERYBODY
from taletable.engine.luck import Luck, QuickLuck, Replayed
from taletable.engine.match import Entry, Match
from taletable.engine.moves import Event, Move, Refusal, Refused
from taletable.engine.record import read_record, verify_record, write_record
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.state import State

from .walking import AnyGame, Walk, is_barrier, seen, step, viewers

BASE_LISTS = ("frames", "trace")
PLACE = re.compile(r"\{(\w+)\}")
COMMON = ("not-asked", "not-offered", "no-seat", "over", "seats", "unknown-option", "bad-option", "nothing-to-undo")


def text(data: Any) -> str:
    """JSON whose bytes can be compared."""
    return json.dumps(data, ensure_ascii=False)


# States


def check_cards(game: AnyGame, s: State) -> None:
    """Each card of the box lies in exactly one zone."""
    lying: list[int] = []
    for field in game.fields:
        if field.zone:
            value = getattr(s, field.name)
            for q in range(s.seats) if field.per_seat else (-1,):
                lying.extend(field.kind.cards(field.of(value, q) if field.per_seat else value))
    assert len(lying) == len(set(lying)), "a card lies in two places"
    assert set(lying) == {card for card in range(s.cards) if game.in_box(s, card)}, "a card is missing, or was never in the box"


def check_asks(game: AnyGame, s: State) -> None:
    """Somebody has to decide, unless the game is over; and a rule that asks is open."""
    assert s.waiting & ~s.asked == 0
    assert bool(s.waiting) != s.over
    assert s.asked < 1 << s.seats
    if not s.over:
        assert isinstance(game.rule(s), Ask)
        assert s.frames[-1].step == 1
        for seat in game.asked(s):
            assert game.prompt(s, seat), "a question without words"


def check_results(game: AnyGame, s: State) -> None:
    """There is a result exactly when the game is over, and its lines explain the scores."""
    result = game.results(s)
    assert (result is not None) == s.over
    if result:
        assert len(result.scores) == len(result.lines) == s.seats
        assert result.winners or result.together or result.rivals
        if result.together:
            assert len(set(result.scores)) == 1, "those who win together have one score"
            assert len(result.winners) in (0, s.seats)
        if result.verdict:
            assert game.text.has(f"verdict.{result.verdict}")
        for rival in result.rivals:
            assert game.text.has(f"rival.{rival.key}")
            assert rival.score == sum(n for _, n in rival.lines)
        assert set(result.winners) <= set(range(s.seats))
        for score, lines in zip(result.scores, result.lines, strict=True):
            assert score == sum(n for _, n in lines)


def check_json(game: AnyGame, s: State, seed: int) -> None:
    """A position comes back from JSON as it was, and is played on in the same way."""
    data = game.dump(s)
    assert data == game.dump(s), "to dump a state changes it"
    again = game.load(json.loads(json.dumps(data)))
    assert game.dump(again) == data
    assert game.digest(again) == game.digest(s)
    check_same_play(game, s.clone(), again, seed)


def check_clone(game: AnyGame, s: State, seed: int) -> None:
    """A clone is equal, shares nothing that can change, and leads its own life."""
    before = text(game.dump(s))
    clone = s.clone()
    assert text(game.dump(clone)) == before
    for name in (*BASE_LISTS, *[field.name for field in game.fields]):
        value = getattr(s, name)
        if isinstance(value, list):
            assert getattr(clone, name) is not value, f"a clone shares {name}"
            assert not any(isinstance(item, list | dict | set) for item in value), f"{name} holds values that can change"
    check_same_play(game, clone, s.clone(), seed)
    assert text(game.dump(s)) == before, "to play on with a clone changes the state"


def check_same_play(game: AnyGame, one: State, two: State, seed: int, acts: int = 6) -> None:
    """Two equal states stay equal under the same acts."""
    random = Random(seed)
    for n in range(acts):
        if one.over:
            break
        seat = random.choice(game.asked(one))
        assert game.offers(one, seat) == game.offers(two, seat)
        legal = game.legal(one, seat)
        due = game.due(one)[0]
        lucks = [Luck(b"same play", n) for _ in range(2)]
        if legal:
            move = random.choice(legal)
            game.step(one, move, Run(lucks[0]))
            game.step(two, move, Run(lucks[1]))
        elif due >= 0:
            game.advance(one, due, Run(lucks[0]))
            game.advance(two, due, Run(lucks[1]))
        assert lucks[0].drawn == lucks[1].drawn
    assert text(game.dump(one)) == text(game.dump(two))


# Offers and refusals


def check_offers(game: AnyGame, s: State) -> None:
    """Offers are unique, can be written and read, one of them is open, and to ask for them changes nothing."""
    before = text(game.dump(s))
    for seat in range(s.seats):
        offers = game.offers(s, seat)
        if not s.waiting >> seat & 1:
            assert offers == []
            continue
        assert len(set(offers)) == len(offers), "the same move is offered twice"
        refusals = [game.refuse(s, move) for move in offers]
        assert [move for move, refusal in zip(offers, refusals, strict=True) if refusal is None] == game.legal(s, seat)
        assert game.real_time or None in refusals, "a seat is asked and can do nothing"
        for move, refusal in zip(offers, refusals, strict=True):
            assert move.seat == seat
            check_move_words(game, move)
            if refusal:
                check_refusal(game, refusal)
    assert text(game.dump(s)) == before, "to ask what is possible changes the state"


def check_move_words(game: AnyGame, move: Move) -> None:
    """A move has a text form that is read back as the same move, and a sentence."""
    assert game.read(game.write(move)) == move
    check_sentence(game.words(move).text)
    assert game.text.has(f"move.{move.verb}"), f"move.{move.verb} has no text"


def check_refusal(game: AnyGame, refusal: Refusal) -> None:
    """A refusal cites a paragraph that exists, and has a sentence that uses its arguments."""
    assert refusal.cite in game.ledger, f"{refusal.cite} is not in the ledger"
    assert game.text.has(f"refuse.{refusal.key}"), f"refuse.{refusal.key} has no text"
    check_sentence(game.refusal_text(refusal))
    game.named(f"refuse.{refusal.key}", refusal.args)


def check_sentence(sentence: str) -> None:
    """A sentence is there, and all its places are filled."""
    assert sentence.strip()
    assert "{" not in sentence


def check_refused_play(game: AnyGame, match: Match, random: Random) -> None:
    """A refused move, whatever it is, raises and changes nothing."""
    s = match.state
    offered = [move for seat in game.asked(s) for move in game.offers(s, seat)]
    bad = [move for move in offered if game.refuse(s, move)]
    tries = random.sample(bad, min(3, len(bad)))
    tries += [Move(s.seats, "nonsense"), Move(-1, "setup"), Move(0, "nonsense", (10**6,))]
    tries += [Move(seat, random.choice(offered).verb) for seat in range(s.seats) if not s.waiting >> seat & 1]
    before = text(game.dump(s)), list(match.log), list(match.events), list(match.marks), list(match.since)
    for move in tries:
        with pytest.raises(Refused) as caught:
            match.play(move, s.now)
        check_refusal(game, caught.value.refusal)
        assert (text(game.dump(match.state)), match.log, match.events, match.marks, match.since) == before


# Secrets


def check_views(game: AnyGame, s: State, luck: QuickLuck) -> None:
    """A view is made of what its viewer may see: it is the same in every state that the viewer could imagine."""
    for viewer in viewers(s):
        view = text(game.view(s, viewer))
        assert json.loads(view)
        visible = game.visible_cards(s, viewer)
        words = set(re.findall(r'"([^"]*)"', view))
        shown = {name for card, name in enumerate(game.deck.ids) if card not in visible and name in words}
        assert not shown, f"seat {viewer} is shown {shown}"
    for seat in range(s.seats):
        imagined = game.imagine(s, seat, luck)
        assert text(game.view(imagined, seat)) == text(game.view(s, seat)), "the view is not that of the state imagined from it"
        assert text(game.view(imagined, None)) == text(game.view(s, None)), "what a seat cannot know shows in a spectator's view"
        assert game.offers(imagined, seat) == game.offers(s, seat)
        assert game.legal(imagined, seat) == game.legal(s, seat)


def check_imagine(game: AnyGame, s: State, seat: int, seed: int) -> None:
    """What is imagined could be, keeps all that is known, and is made of nothing else."""
    before = text(game.dump(s))
    imagined = game.imagine(s, seat, QuickLuck(seed))
    assert text(game.dump(s)) == before, "to imagine changes the state"
    data = game.dump(imagined)
    assert game.dump(game.load(json.loads(json.dumps(data)))) == data
    check_cards(game, imagined)
    check_asks(game, imagined)
    again = game.imagine(game.imagine(s, seat, QuickLuck(seed + 1)), seat, QuickLuck(seed))
    assert text(game.dump(again)) == text(data), "what is imagined depends on what the seat cannot know"
    assert game.visible_cards(imagined, seat) == game.visible_cards(s, seat)
    row = seat * s.cards
    for card in set(range(s.cards)) - game.visible_cards(s, seat):
        if game.in_box(s, card):
            assert imagined.trace[row + card][-1] == s.trace[row + card][-1], "a card is in another lot than the one it was lost in"
    assert newest_lots(game, imagined, seat) == newest_lots(game, s, seat), "a lot lies in other places"


def newest_lots(game: AnyGame, s: State, seat: int) -> list[Counter[int]]:
    """For each place that the seat cannot look into: how many cards of which lots lie there."""
    found: list[Counter[int]] = []
    row = seat * s.cards
    for field in game.fields:
        if field.zone and field.sees != EVERYBODY:
            value = getattr(s, field.name)
            for q in range(s.seats) if field.per_seat else (-1,):
                if not field.visible(q, seat):
                    cards = field.kind.cards(field.of(value, q) if field.per_seat else value)
                    found.append(Counter(s.trace[row + card][0] for card in cards))
    return found


def check_act_secrets(game: AnyGame, s: State, move: Move, seed: int) -> None:
    """What an act shows, what it hides, and whether it looks the same to those who cannot see the difference."""
    after = s.clone()
    run = step(game, after, move, Luck(b"secrets", seed))
    check_events(game, run.events)
    check_cards_told(game, s, after, run.events)
    sealed = game.rule(s).sealed and after.frames and s.frames[-1] is after.frames[-1]
    for viewer in viewers(s):
        was, now = game.visible_cards(s, viewer), game.visible_cards(after, viewer)
        if not is_barrier(after, run):
            assert now <= was, f"seat {viewer} sees new cards through an act that may be taken back"
        if viewer is not None:
            row = viewer * s.cards
            for card in was - now:
                assert after.trace[row + card][0] > s.group, f"seat {viewer} lost sight of {game.deck.ids[card]} and nobody noted it"
        if sealed and viewer != move.seat:
            one, two = game.view(s, viewer), game.view(after, viewer)
            one["waiting"] = two["waiting"] = []
            assert text(one) == text(two), "a sealed act shows to others"
    if sealed:
        check_sealed_events(game, s, move, after, run.events)
    for seat in range(s.seats):
        other = game.imagine(s, seat, QuickLuck(seed))
        if move not in game.legal(other, move.seat):
            continue
        told = step(game, other, move, Luck(b"secrets", seed))
        settled = other.waiting == after.waiting or run.moved_on or not game.rule(s).sealed
        if told.moved_on != run.moved_on or not settled:
            continue  # half a sealed answer was there already, which only its seat knew: with it the move settles, without it not
        if not is_barrier(after, run) and not is_barrier(other, told):
            assert seen(told.events, seat) == seen(run.events, seat), "an event tells what the seat cannot know"
            assert text(game.view(other, seat)) == text(game.view(after, seat)), "the course of the game tells what the seat cannot know"


def check_luck_secrets(game: AnyGame, s: State, move: Move) -> None:
    """Outcomes of chance that a seat cannot tell apart leave it with the same thoughts."""
    worlds: list[State] = []
    told: list[list[Event]] = []
    for n in range(8):
        luck = Luck(b"chance", n)
        world = s.clone()
        told.append(step(game, world, move, luck).events)
        worlds.append(world)
        if not luck.drawn:
            return
    for n in range(1, len(worlds)):
        compare(game, [worlds[0], worlds[n]], [told[0], told[n]], list(range(s.seats)))


def check_cards_told(game: AnyGame, s: State, after: State, events: list[Event]) -> None:
    """Who is told of a card has it in sight before or after, or saw it in between and lost sight of it."""
    for event in events:
        arguments = zip(game.arguments[f"event.{event.kind}"], event.args, strict=True)
        cards = [value for name, value in arguments if game.names.get(name.rstrip("0123456789")) == game.deck.ids]
        for seat in range(s.seats):
            if event.seen_by(seat):
                in_sight = game.visible_cards(s, seat) | game.visible_cards(after, seat) if cards else set()
                for card in cards:
                    lots = after.trace[seat * s.cards + card]
                    assert card in in_sight or (len(lots) == 1 and lots[0] > s.group), f"{event.kind} tells seat {seat} of a hidden card"


def check_sealed_events(game: AnyGame, s: State, move: Move, after: State, events: list[Event]) -> None:
    """Others cannot tell a sealed act from another one of the same sort."""
    for other in game.legal(s, move.seat):
        if other.verb == move.verb and other != move:
            instead = s.clone()
            told = step(game, instead, other, Luck(b"sealed")).events
            if instead.waiting == after.waiting and instead.asked == after.asked:
                for viewer in viewers(s):
                    if viewer != move.seat:
                        assert seen(told, viewer) == seen(events, viewer), "an event tells what was answered in secret"


def check_sealed_answers(game: AnyGame, s: State, random: Random) -> None:
    """Two answers that a seat cannot tell apart, now or when all have answered, leave it with the same thoughts."""
    if not game.rule(s).sealed:
        return
    seat = random.choice(game.asked(s))
    worlds = [s.clone(), s.clone()]
    told: list[list[Event]] = [[], []]
    script = improvise(game, worlds[0], seat, [], told[0], random)
    verb = random.choice(sorted({move.verb for move in script}))
    at = max(n for n, move in enumerate(script) if move.verb == verb)  # the last of its sort is likely to count
    improvise(game, worlds[1], seat, script, told[1], random, at)
    watchers = compare(game, worlds, told, [viewer for viewer in viewers(s) if viewer != seat])
    top = s.frames[-1]
    while watchers and all(world.frames and world.frames[-1] is top for world in worlds):
        other = random.choice(game.asked(worlds[0]))
        assert game.legal(worlds[0], other) == game.legal(worlds[1], other), "a sealed answer of one seat changes what another may do"
        move = random.choice(game.legal(worlds[0], other))
        for world, events in zip(worlds, told, strict=True):
            answer(game, world, move, events)
    compare(game, worlds, told, watchers)


def improvise(game: AnyGame, s: State, seat: int, script: list[Move], events: list[Event], random: Random, at: int = -1) -> list[Move]:
    """Answer for a seat: by a script as far as it goes, but with another move of the same sort at one place; then at random."""
    played: list[Move] = []
    settled = False
    while not settled:
        legal = game.legal(s, seat)
        n = len(played)
        move = script[n] if n < len(script) and script[n] in legal else random.choice(legal)
        if n == at:
            move = random.choice([other for other in legal if other.verb == move.verb])
        played.append(move)
        settled = answer(game, s, move, events)
    return played


def answer(game: AnyGame, s: State, move: Move, events: list[Event]) -> bool:
    """Play a move of a sealed ask; True if the seat owes no answer any more."""
    top = s.frames[-1]
    events += step(game, s, move, Luck(b"answers", len(s.frames))).events
    return not s.frames or s.frames[-1] is not top or not s.waiting >> move.seat & 1


def compare(game: AnyGame, worlds: list[State], told: list[list[Event]], watchers: list[int | None]) -> list[int | None]:
    """The watchers that still cannot tell two worlds apart; those who sit at the table have to imagine the same in both."""
    blind = [
        viewer
        for viewer in watchers
        if text(game.view(worlds[0], viewer)) == text(game.view(worlds[1], viewer)) and seen(told[0], viewer) == seen(told[1], viewer)
    ]
    for viewer in blind:
        if viewer is not None:
            one, two = [text(game.dump(game.imagine(world, viewer, QuickLuck(5)))) for world in worlds]
            assert one == two, f"seat {viewer} imagines what it cannot know"
    return blind


def check_events(game: AnyGame, events: list[Event]) -> None:
    """Every event has the arguments that were declared for it, and a sentence unless it is silent."""
    for event in events:
        key = f"event.{event.kind}"
        assert key in game.arguments, f"{key} has no arguments"
        game.named(key, event.args)
        if game.text.has(key):
            check_sentence(game.event_text(event))


# Matches


def check_undo(game: AnyGame, match: Match) -> None:
    """To take an act back gives the match without it; to do it again gives the match with it; behind a barrier nothing is taken back."""
    if len(match.log) > LONG:
        match = since_barrier(match)
    before = text(game.dump(match.state)), list(match.log)
    for seat in range(match.seats):
        n = match.undoable(seat)
        if n < 0:
            with pytest.raises(Refused):
                match.undo(seat)
            assert (text(game.dump(match.state)), match.log) == before
            continue
        copy = rebuilt(match, match.log)
        entry = match.log[n]
        without = rebuilt(match, [entry for i, entry in enumerate(match.log) if i != n])
        copy.undo(seat)
        assert text(game.dump(copy.state)) == text(game.dump(without.state))
        assert copy.log[:-1] == match.log, "a log only grows"
        assert text(game.dump(rebuilt(match, copy.log).state)) == text(game.dump(copy.state)), "a log with a take-back does not replay"
        copy.play(entry.move, entry.now)
        assert text(game.dump(copy.state)) == before[0], "an act done again is not the same"


LONG = 300
"""Entries after which a match is not replayed from its beginning for each question."""


def since_barrier(match: Match) -> Match:
    """The same match as one that begins with the position at the last barrier: nothing before it can be taken back anyway."""
    game = match.game
    short = Match(game, match.seats, match.options, match.seed, game.dump(match.anchor))
    for n in match.since:
        short.feed(match.log[n])
    assert text(game.dump(short.state)) == text(game.dump(match.state)), "the entries since a barrier do not make the state"
    return short


def rebuilt(match: Match, log: list[Entry]) -> Match:
    """The same match out of another log."""
    return Match(match.game, match.seats, match.options, match.seed, match.position, list(log))


def check_replay(game: AnyGame, walk: Walk) -> None:
    """A match played to its end replays from its log to the same digest after every entry, and through a record."""
    digests = [game.digest(walk.state)]
    for _ in walk:
        if len(digests) < len(walk.match.log):
            digests.append(game.digest(walk.state))
    digests.append(game.digest(walk.state))
    match = walk.match
    replay = rebuilt(match, match.log[:1])
    luck = Replayed()
    assert game.digest(replay.state) == digests[0]
    for n, entry in enumerate(match.log[1:], 1):
        replay.feed(entry, luck)
        assert game.digest(replay.state) == digests[n], f"entry {n} does not replay"
    assert (replay.log, replay.events, replay.marks) == (match.log, match.events, match.marks)
    lines = list(write_record(match))
    recorded, _ = read_record(lines, lambda name: game)
    assert game.digest(recorded.state) == digests[-1]
    assert verify_record(lines, lambda name: game).complete


# Words


def check_no_stray_texts(game: AnyGame) -> None:
    """Sentences that belong to nothing are a sign of a word that was changed in one place only."""
    for key in game.text.entries:
        group, _, name = key.partition(".")
        if group in ("move", "event") or (group == "refuse" and name not in COMMON and PLACE.search(game.text.get(key))):
            assert key in game.arguments, f"{key} is not declared"
        elif group in ("rule", "ask"):
            assert any(name == rule or name.startswith(f"{rule}-") for rule in game.rules), f"{key} belongs to no rule"


def check_catalogue(game: AnyGame) -> None:
    """Everything that can be said has words, with the arguments that it was declared to have."""
    for name, rule in game.rules.items():
        assert rule.cite in game.ledger, f"rule {name} cites {rule.cite!r}"
        assert game.text.has(f"rule.{name}"), f"rule.{name} has no text"
        if isinstance(rule, Ask):
            assert game.text.has(f"ask.{name}"), f"ask.{name} has no text"
        assert game.real_time or type(rule).due is Rule.due, f"rule {name} needs a clock, but the game has no real time"
    for key, arguments in game.arguments.items():
        assert key.partition(".")[0] in ("move", "refuse", "event"), key
        assert len(set(arguments)) == len(arguments), f"{key} has two arguments of the same name"
        assert game.text.has(key) or key.startswith("event."), f"{key} has no text"
        places = set(PLACE.findall(game.text.get(key, "")))
        assert places <= set(arguments), f"{key} speaks of {places - set(arguments)}"
    for kind, values in game.names.items():
        assert len(set(values)) == len(values), f"two {kind} have the same name"
        for value, word in enumerate(values):
            assert re.fullmatch(r"[a-z0-9][a-z0-9-]*", word), f"{word!r} cannot be part of a move"
            check_sentence(game.label(kind, value))
    for option in game.options:
        assert option.default in option.choices
        assert game.text.has(f"option.{option.key}.name"), f"option.{option.key} has no name"
        assert game.text.has(f"option.{option.key}.text"), f"option.{option.key} has no text"
        for choice in option.choices:
            if not isinstance(choice, bool):
                assert game.text.has(f"option.{option.key}.{choice}"), f"option.{option.key}.{choice} has no name"
