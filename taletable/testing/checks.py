"""What has to be true of every game, whatever it is. Each check takes a game and a state (or a match) and asserts one law."""

from __future__ import annotations

import json
import re
from collections import Counter
from functools import cache
from random import Random
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match

from taletable.bots import Bot, Thinker, find_bot
from taletable.engine.fields import EVERYBODY, BadPosition
from taletable.engine.grammar import Seats
from taletable.engine.luck import Luck, QuickLuck, Replayed
from taletable.engine.match import Entry, Match
from taletable.engine.moves import Event, Move, Refusal, Refused, Stake
from taletable.engine.record import read_record, verify_record, write_record
from taletable.engine.rules import Ask, Rule
from taletable.engine.run import Run
from taletable.engine.saying import say
from taletable.engine.schema import schema_of
from taletable.engine.state import State
from taletable.games.lessons import Lesson
from taletable.table.coach import Coach, wanted
from taletable.table.course import Course, Play
from taletable.table.sheet import Coached
from taletable.words import words_of

from .walking import CAP, AnyGame, Walk, is_barrier, seen, step, viewers

BASE_LISTS = ("frames", "trace")
COMMON = ("not-asked", "not-offered", "no-seat", "over", "seats", "unknown-option", "bad-option", "nothing-to-undo")


def text(data: Any) -> str:
    """JSON whose bytes can be compared."""
    return json.dumps(data, ensure_ascii=False)


# States


def check_cards(game: AnyGame, s: State) -> None:
    """Each card of the box lies in exactly one zone."""
    lying = [card for field in game.fields if field.zone for _, value in field.parts(s) for card in field.kind.cards(value)]
    assert len(lying) == len(set(lying)), "a card lies in two places"
    assert set(lying) == {card for card in range(s.cards) if game.in_box(s, card)}, "a card is missing, or was never in the box"


def check_bounds(game: AnyGame, s: State) -> None:
    """Fields and frames hold what they were declared to hold: every number is within its bounds, every list no longer than it may be."""
    for field in game.fields:
        for _, value in field.parts(s):
            try:
                assert field.kind.load(field.kind.dump(value), field.name) == value
            except BadPosition as bad:
                raise AssertionError(f"out of bounds: {bad}") from bad
    for frame in s.frames:
        kinds = game.rules[frame.rule].args
        assert len(frame.args) == len(kinds) or (not frame.args and frame.rule in game.steps), f"{frame.rule} was pushed with {frame.args}"
        assert all(kind.low <= arg <= kind.high for kind, arg in zip(kinds.values(), frame.args, strict=False)), f"args of {frame.rule}"


def check_asks(game: AnyGame, s: State) -> None:
    """Somebody has to decide, unless the game is over; and a rule that asks is open."""
    assert s.waiting & ~s.asked == 0
    assert bool(s.waiting) != s.over
    assert s.asked < 1 << s.seats
    if not s.over:
        assert isinstance(game.rule(s), Ask)
        assert s.frames[-1].step == 1
        for seat in game.asked(s):
            assert words_of(game).has(game.prompt(s, seat)), "a question without words"


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
            assert words_of(game).has(f"verdict.{result.verdict}")
        for rival in result.rivals:
            assert words_of(game).has(f"rival.{rival.key}")
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


def check_lasting(game: AnyGame, s: State) -> None:
    """Every state, finished ones included, survives dump, load and view, and has a legal move or is over."""
    data = game.dump(s)
    again = game.load(json.loads(json.dumps(data)))
    assert game.dump(again) == data
    for viewer in viewers(s):
        assert text(game.view(again, viewer)) == text(game.view(s, viewer)), "a position that was read back looks otherwise"
    assert s.over or game.due(s)[0] >= 0 or all(game.legal(s, seat) for seat in game.asked(s)), "a seat is asked and can do nothing"


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
            else:
                check_stakes(game, game.rule(s).stakes(s, move) or [])
    assert text(game.dump(s)) == before, "to ask what is possible changes the state"


def check_move_words(game: AnyGame, move: Move) -> None:
    """A move is declared, has a text form that is read back as the same move, and a sentence."""
    check_arguments(game, f"move.{move.verb}", move.args)
    assert game.read(game.write(move)) == move
    check_sentence(words_of(game).move(move))
    assert words_of(game).has(f"move.{move.verb}"), f"move.{move.verb} has no text"


def check_refusal(game: AnyGame, refusal: Refusal) -> None:
    """A refusal cites a paragraph that exists, and has a sentence that uses its arguments."""
    assert refusal.cite in game.ledger, f"{refusal.cite} is not in the ledger"
    assert words_of(game).has(f"refuse.{refusal.key}"), f"refuse.{refusal.key} has no text"
    check_arguments(game, f"refuse.{refusal.key}", refusal.args)
    check_sentence(words_of(game).refusal(refusal))


def check_stakes(game: AnyGame, stakes: list[Stake]) -> None:
    """What is at stake was declared and has a sentence."""
    for stake in stakes:
        key = f"stake.{stake.key}"
        check_arguments(game, key, stake.args)
        check_sentence(words_of(game).say(say(key, **game.named(key, stake.args))))
        assert stake.tone in ("cost", "gain", "plain", "deed"), f"{key} is meant as {stake.tone}"


def check_arguments(game: AnyGame, key: str, args: tuple[int, ...]) -> None:
    """What is done, refused or told was declared, and every argument lies in its domain."""
    assert key in game.grammar.arguments, f"{key} is not declared"
    declared = game.grammar.arguments[key]
    assert len(args) == len(declared), f"{key} was declared with {', '.join(declared) or 'no arguments'}, and is made with {args}"
    for (name, domain), value in zip(declared.items(), args, strict=True):
        high = game.max_seats - 1 if isinstance(domain, Seats) else domain.high
        assert domain.low <= value <= high, f"{key}: {name} is {value}, which is not from {domain.low} to {high}"


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
            for owner, value in field.parts(s):
                if not field.visible(owner, seat):
                    found.append(Counter(s.trace[row + card][0] for card in field.kind.cards(value)))
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
        arguments = zip(game.grammar.arguments[f"event.{event.kind}"].values(), event.args, strict=True)
        cards = [value for domain, value in arguments if domain.names and domain.names == game.deck.ids]
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
        check_arguments(game, key, event.args)
        # Of two that tell one thing, as the two sides of a War, one is silent.
        if sentence := words_of(game).event(event):
            check_sentence(sentence)


# Schemas


@cache
def validator(game: AnyGame, name: str) -> Draft202012Validator:
    """What tells whether something is what the game's schema says of View, Event, Move, Options or Catalogue."""
    document = schema_of(game)
    Draft202012Validator.check_schema(document)
    return Draft202012Validator({**document, "$ref": f"#/$defs/{name}"})


def check_schema(game: AnyGame, name: str, data: Any) -> None:
    """What is sent is what the schema says."""
    wrong = fault(game, name, text(data))
    assert not wrong, wrong


@cache
def fault(game: AnyGame, name: str, sent: str) -> str:
    """What is wrong with something that is sent. Remembered: the same offers and events come again and again."""
    wrong = best_match(validator(game, name).iter_errors(json.loads(sent)))
    return f"{name}{wrong.json_path.removeprefix('$')}: {wrong.message[:300]}" if wrong else ""


def check_sent(game: AnyGame, s: State, events: list[Event]) -> None:
    """Views of all seats and of a spectator, offers and events are what the schema says."""
    for viewer in viewers(s):
        check_schema(game, "View", game.view(s, viewer))
    for event in events:
        args = game.named(f"event.{event.kind}", event.args)
        check_schema(game, "Event", {"kind": event.kind, "args": args, "n": 0})
    for seat in game.asked(s):
        for move in game.offers(s, seat)[:10]:
            words = game.words(move)
            check_schema(game, "Move", {"verb": words.verb, "args": list(words.args)})


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


def check_all(game: AnyGame, match: Match, random: Random, luck: QuickLuck) -> None:
    """All laws of one state."""
    s = match.state
    seed = random.randrange(10**6)
    check_offers(game, s)
    check_clone(game, s, seed)
    check_json(game, s, seed)
    check_views(game, s, luck)
    check_imagine(game, s, random.randrange(s.seats), seed)
    check_act_secrets(game, s, random.choice(game.legal(s, random.choice(game.asked(s)))), seed)
    check_luck_secrets(game, s, random.choice(game.legal(s, random.choice(game.asked(s)))))
    check_sealed_answers(game, s, random)
    check_undo(game, match)


def check_bot(game: AnyGame, s: State, bot: type[Bot], seat: int) -> None:
    """A bot answers with a move that is not refused, the same for the same seeds, and leaves the table alone."""
    before = text(game.dump(s))
    thinkers = [Thinker(bot(3), 4) for _ in range(2)]
    if game.real_time:
        plans = [thinker.plan(game, s, seat, s.now) for thinker in thinkers]
        assert plans[0] == plans[1]
        assert plans[0].at >= s.now, "a bot means to act in the past"
        move = plans[0].move if plans[0].at == s.now else None
    else:
        moves = [thinker.choose(game, s, seat) for thinker in thinkers]
        assert moves[0] == moves[1], "the same seed, and another answer"
        move = moves[0]
    assert text(game.dump(s)) == before, "a bot changes the state of the table"
    assert move is None or game.refuse(s, move) is None, f"a bot answers with {move}, which is refused"


def check_lesson(game: AnyGame, lesson: Lesson) -> list[int]:
    """A learner who does what the coach wants can go on until all is said or the game is over; the steps that came, but for asides."""
    coach = Coach(lesson, Coached())
    course = Course(Match(game, lesson.seats, lesson.options, lesson.seed), coach=coach)
    match, came = course.match, list[int]()
    bots = [Thinker(find_bot(game, lesson.bots)(seat), seat) for seat in range(lesson.seats)]
    for _ in range(CAP):
        if match.state.over or coach.progress(match).at >= len(lesson.steps):
            return came
        asked = game.asked(match.state)
        seat = next((seat for seat in asked if not coach.teaches(seat)), asked[0])
        if not coach.teaches(seat):
            assert not course.perform(Play(bots[seat].choose(game, match.state, seat)), 0).refused
            continue
        at, moment = coach.due(match, seat, 0)
        step = lesson.steps[at] if at >= 0 else None
        if step and not step.aside and at not in came:
            came.append(at)
        if step and not step.do:
            coach.coached.read.append((coach.place(match), at))
            continue
        moves = [words.move for words in (wanted(step, moment.moves) if step else moment.moves)]
        like_a_bot = game.write(bots[seat].choose(game, match.state, seat))
        assert not course.perform(Play(game.read(like_a_bot if like_a_bot in moves else moves[0])), 0).refused
    raise AssertionError("the lesson does not end")


# Words


def check_no_stray_texts(game: AnyGame) -> None:
    """Sentences that belong to nothing are a sign of a word that was changed in one place only."""
    declared = {key.replace(".", "-") for key in game.grammar.arguments}
    for key in words_of(game).keys:
        group, _, name = key.partition("-")
        if group in ("move", "event", "stake") or (group == "refuse" and name not in COMMON and words_of(game).places(key)):
            assert key in declared or any(key.startswith(f"{one}-") for one in declared), f"{key} is not declared"
        elif group in ("rule", "ask"):
            assert any(name == rule or name.startswith(f"{rule}-") for rule in game.rules), f"{key} belongs to no rule"


def check_catalogue(game: AnyGame) -> None:
    """Everything that can be said has words, with the arguments that it was declared to have."""
    for name, rule in game.rules.items():
        assert rule.cite in game.ledger, f"rule {name} cites {rule.cite!r}"
        assert words_of(game).has(f"rule.{name}"), f"rule.{name} has no text"
        if isinstance(rule, Ask):
            assert words_of(game).has(f"ask.{name}"), f"ask.{name} has no text"
        assert game.real_time or type(rule).due is Rule.due, f"rule {name} needs a clock, but the game has no real time"
    for key, arguments in game.grammar.arguments.items():
        assert words_of(game).has(key) or key.startswith("event."), f"{key} has no text"
        # What comes with an argument: docs/text.md.
        places = {re.sub("-(id|is|person|than-.*)$", "", place) for place in words_of(game).places(key)}
        assert places <= set(arguments), f"{key} speaks of {places - set(arguments)}"
    for verb, arguments in game.grammar.group("move").items():
        assert all(domain.low >= 0 for domain in arguments.values()), f"move {verb} has a number that cannot be written"
    for kind, domain in game.grammar.things.items():
        assert len(set(domain.names)) == len(domain.names), f"two {kind} have the same name"
        for value, word in enumerate(domain.names):
            assert re.fullmatch(r"[a-z0-9][a-z0-9-]*", word), f"{word!r} cannot be part of a move"
            check_sentence(words_of(game).thing(kind, value))
    for option in game.options:
        assert option.default in option.choices
        assert words_of(game).has(f"option.{option.key}.name"), f"option.{option.key} has no name"
        assert words_of(game).has(f"option.{option.key}.text"), f"option.{option.key} has no text"
        for choice in option.choices:
            if not isinstance(choice, bool):
                assert words_of(game).has(f"option.{option.key}.{choice}"), f"option.{option.key}.{choice} has no name"
