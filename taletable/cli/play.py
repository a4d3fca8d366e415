"""`taletable play`: a table in the terminal for any game."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from datetime import datetime
from pathlib import Path
from random import Random
from time import monotonic, sleep
from typing import TYPE_CHECKING, Annotated, Any

import typer

from taletable.engine.saying import Say, Wrong, say
from taletable.words import say_it, words_of

from .common import GameName, OptionPairs, bot_names, check_bots, complain, fail, out, seed_bytes, settle, system, the_game

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

    from taletable.bots import Thinker
    from taletable.engine.game import Game
    from taletable.engine.match import Match
    from taletable.engine.moves import Move

A_BLINK = 0.02
"""Seconds between two looks at a table that waits for others."""
KEYS = {"choose": "1", "words": "verb …", "table": "t", "log": "l", "refused": "?", "undo": "u", "rule": "r ID", "quit": "q"}
"""What can be typed, by the sentence that explains it: `cli.play-<sentence>`."""


def play(
    game_name: GameName,
    seats: Annotated[int | None, typer.Option("--seats", "-k")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b")] = None,
    name: Annotated[str | None, typer.Option("--name")] = None,
    seat: Annotated[int, typer.Option("--seat", min=0)] = 0,
    seed: Annotated[str | None, typer.Option("--seed", "-s")] = None,
    option: OptionPairs = None,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE")] = None,
) -> None:
    """Play a game against bots in the terminal.

    Type the number of a choice. ? lists what is refused and why, u takes back, r PT-5.8 reads a rule, q quits.

      taletable play paper-tales

      taletable play paper-tales --bots normal,normal --name Ada --seed 7
    """
    from taletable.bots import BotFailed, Thinker, find_bot, short_name, usual_bot
    from taletable.engine.match import Match

    game = the_game(game_name)
    chosen = bot_names(bots or "")
    check_bots(game, chosen)
    if seats is None:
        seats = len(chosen) + 1 if bots is not None else min(max(3, game.min_seats), game.max_seats)
    options = settle(game, seats, option)
    if not chosen and seats > 1:
        chosen = [usual_bot(game)]
    if len(chosen) == 1:
        chosen *= seats - 1
    if len(chosen) != seats - 1:
        fail(say("cli.bots-and-you", n=len(chosen), seats=seats))
    if seat >= seats:
        fail(say("cli.no-such-seat", seat=seat, last=seats - 1), 2)
    match = Match(game, seats, options, seed_bytes(seed))
    rivals = [q for q in range(seats) if q != seat]
    names = [name or say_it("cli.player")] * seats
    thinkers: dict[int, Thinker] = {}
    dice = Random(match.seed)
    for i, (q, bot) in enumerate(zip(rivals, chosen, strict=True), 1):
        names[q] = f"{short_name(bot).capitalize()} {i}"
        thinkers[q] = Thinker(find_bot(game, bot)(dice.getrandbits(32)), dice.getrandbits(32))
    file = record or Path(f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}.tale")
    sitting = Sitting(match, seat, names, thinkers, out(), input)
    try:
        sitting.run()
        code = 0
    except KeyboardInterrupt:
        code = 130
    except BotFailed as failed:
        complain(failed.said)
        code = 1
    sitting.save(file)
    raise typer.Exit(code)


@dataclass
class Sitting:
    """One person at a table with bots. `ask` gives the next line that the person types, or raises EOFError; `clock` tells seconds."""

    match: Match
    seat: int
    names: list[str]
    thinkers: dict[int, Thinker]
    console: Console
    ask: Callable[[str], str]
    clock: Callable[[], float] = monotonic
    seen: int = field(default=0, init=False)
    """Up to when the bots have acted, in real time."""
    told: int = field(default=0, init=False)
    shown: str = field(default="", init=False)
    """The table as it was shown last; it is shown again only when it looks different."""

    def __post_init__(self) -> None:
        self.game: Game[Any] = self.match.game
        self.start = self.clock()

    @property
    def now(self) -> int:
        """Milliseconds since the match began."""
        return int((self.clock() - self.start) * 1000)

    def run(self) -> None:
        """Play until the game is over or the person leaves."""
        self.say(say("cli.play-begins", game=self.game.name, names=self.names))
        while not self.match.state.over:
            self.let_time_pass()
            if self.match.state.over:
                break
            if self.seat in self.game.asked(self.match.state) and not self.decide():
                return
            if self.game.real_time:
                if self.seat not in self.game.asked(self.match.state):
                    sleep(A_BLINK)
            else:
                for seat in self.game.asked(self.match.state):  # each bot one act, so that in an open ask nobody is shut out
                    state = self.match.state
                    if seat in self.thinkers and seat in self.game.asked(state):
                        self.match.play(self.thinkers[seat].choose(self.game, state, seat), self.now)
        self.tell()
        from .table import score_sheet

        result = self.game.results(self.match.state)
        assert result
        self.console.print(score_sheet(self.game, result, self.names))

    def let_time_pass(self) -> None:
        """In real time: what was due meanwhile, and what the bots have done."""
        if self.game.real_time:
            from taletable.bots.timed import let_play

            self.seen = let_play(self.match, self.thinkers, self.seen, self.now)

    def tell(self) -> None:
        """What happened since the last time, as sentences."""
        from rich.text import Text

        from .table import sentences

        events = self.match.events
        for kind, sentence in sentences(self.game, events[self.told :], self.seat, self.names):
            if kind == "phase":
                self.console.print(Text(sentence, style="bold"))
            else:
                mine = sentence.startswith(self.names[self.seat])
                self.console.print(Text(f"  · {sentence}", style="" if mine else "dim"))
        self.told = len(events)

    def show_table(self, again: bool = False) -> None:
        """Draw the table if it looks different from the last time."""
        from .table import tableau, where

        state = self.match.state
        view = str(self.game.view(state, self.seat))
        if again or view != self.shown:
            self.console.print()
            self.console.print(where(self.game, state))
            self.console.print(tableau(self.game, state, self.seat, self.names))
        self.shown = view

    def decide(self) -> bool:
        """Let the person act once. False: the person leaves."""
        from rich.text import Text

        from .table import Choices

        self.tell()
        self.show_table()
        choices = Choices(self.game, self.match.state, self.seat)
        self.console.print(Text(words_of(self.game).prompt(self.match.state, self.seat), style="bold magenta"))
        self.console.print(choices.table())
        while True:
            try:
                line = self.ask("> ").strip()
            except EOFError:
                self.console.print()
                return False
            entries = len(self.match.log)
            self.let_time_pass()
            if len(self.match.log) > entries:
                self.say(say("cli.time-ran-on"))
                if self.match.state.over or not line:
                    return True
            word, _, rest = line.partition(" ")
            if word == "q":
                return False
            if word == "?":
                self.console.print(choices.refusals(self.names))
            elif word == "h":
                self.console.print(self.keys())
            elif word == "t":
                self.show_table(again=True)
            elif word == "l":
                self.told = 0
                self.tell()
            elif word == "r":
                self.read_rule(rest.strip())
            elif word == "u":
                if self.undo():
                    return True
            elif word:
                move = self.understand(line, choices.allowed)
                if move and self.act(move):
                    return True

    def understand(self, line: str, allowed: list[Move]) -> Move | None:
        """A number or a move in words; None after saying what is wrong with it."""
        if line.isdecimal():
            n = int(line) if len(line) < 6 else 0
            if 1 <= n <= len(allowed):
                return allowed[n - 1]
            self.say(say("cli.choose-number", n=len(allowed)))
            return None
        try:
            return self.game.read(f"{self.seat} {line}")
        except Wrong as wrong:
            self.say(say("cli.not-understood", why=wrong.said))
            return None

    def act(self, move: Move) -> bool:
        """Play a move of the person, or say why it is refused."""
        from taletable.engine.moves import Refused

        try:
            self.match.play(move, self.now)
        except Refused as refused:
            self.say(refused.cited)
            return False
        return True

    def undo(self) -> bool:
        """Take back the person's last act, or say why that is not possible."""
        from taletable.engine.moves import Refused

        try:
            self.match.undo(self.seat, self.now)
        except Refused as refused:
            self.say(refused.cited)
            return False
        self.console.print(say_it("cli.taken-back"))
        return True

    def read_rule(self, identity: str) -> None:
        """Show a paragraph of the ledger."""
        from .rules import find, show_paragraphs

        identity = identity or self.game.rule(self.match.state).cite
        found = find(self.game.ledger, identity)
        if found:
            show_paragraphs(self.console, found)
        else:
            self.say(say("cli.no-rule", id=identity))

    def say(self, said: Say) -> None:
        """A remark of the table itself."""
        from rich.text import Text

        self.console.print(Text(words_of(self.game).say(said, self.names), style="yellow"))

    @staticmethod
    def keys() -> Table:
        """What can be typed."""
        from rich.table import Table
        from rich.text import Text

        table = Table.grid(padding=(0, 2, 0, 0))
        for sentence, typed in KEYS.items():
            table.add_row(Text(f" {typed}", style="bold"), Text(say_it(f"cli.play-{sentence}")))
        return table

    def save(self, file: Path) -> None:
        """Write the record, with its last line: a match that was left is over, too."""
        from taletable.engine.record import write_record

        try:
            file.write_text("\n".join(write_record(self.match, self.names, ended=True)) + "\n", encoding="utf-8")
        except OSError as error:
            fail(say("cli.record-not-saved", file=str(file), why=system(error)))
        self.console.print(say_it("cli.record-saved", file=str(file)), markup=False, soft_wrap=True)
