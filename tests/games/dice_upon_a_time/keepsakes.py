"""Games that are kept as files in `golden/` and compared by tests: a record for each way the game can end, and one game told in sentences.

After a wanted change of the rules, of a sentence or of the state's JSON form, write them anew and review the diff:

    python -m tests.games.dice_upon_a_time.keepsakes
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from taletable.bots import RandomBot, Thinker
from taletable.companions.bot import Bot
from taletable.engine.game import Game
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.record import read_record, write_record
from taletable.engine.state import Options, State
from taletable.games import find_game
from taletable.games.dice_upon_a_time.bot.levels import Easy, Hard, Normal
from taletable.games.dice_upon_a_time.ending import level, winners
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm
from taletable.words import words_of

FOLDER = Path(__file__).parent / "golden"
PLAYTHROUGH = FOLDER / "playthrough.txt"
NAMES = ("Jacob", "Wilhelm", "Dorothea")
PRIVATE = ("saw", "holds")
TEAM: Options = {"mode": "cooperative"}


class Guest(Hard):
    """Seeks company in the Church, and goes home when all Quests are done."""

    skill = Hard.skill._replace(weights=Hard.skill.weights._replace(company=1.0))

    def choose(self, game: Game[Any], state: State, seat: int) -> Move:
        return Move(seat, "stop") if state.frames[-1].rule == "early_end" else super().choose(game, state, seat)


class Ending(NamedTuple):
    """A way to end: who plays what until it comes."""

    options: Options
    bots: tuple[type[Bot], ...]
    ends: Callable[[Realm], bool]


def single_winner(s: Realm) -> bool:
    """One player has most AP (DU-19.5)."""
    return len(winners(s)) == 1


def shared_victory(s: Realm) -> bool:
    """Several have most AP (DU-R.42)."""
    return len(winners(s)) > 1


def last_quest_drawn(s: Realm) -> bool:
    """The extra long game ends with the chapter in which the last Quest was drawn (DU-21.20)."""
    return s.drained


def stopped(s: Realm) -> bool:
    """The team has completed every Quest and stops before the last chapter is over (DU-R.47)."""
    return not s.open_quests and (s.chapter < 6 or any(s.pool))


def reaches(n: int) -> Callable[[Realm], bool]:
    """The team reaches a level (DU-21.12)."""
    return lambda s: level(s) == n


ENDINGS: dict[str, Ending] = {
    "single-winner": Ending({"length": "short"}, (Easy, Easy, Easy), single_winner),
    "shared-victory": Ending({"length": "short"}, (Easy, Easy), shared_victory),
    "last-quest-drawn": Ending({"length": "extra-long", "cards": "beginner", "events": "none"}, (Easy,) * 5, last_quest_drawn),
    "team-level-1": Ending(TEAM, (RandomBot, RandomBot), reaches(1)),
    "team-level-2": Ending(TEAM, (Hard, RandomBot), reaches(2)),
    "team-level-3": Ending(TEAM, (Hard, RandomBot), reaches(3)),
    "team-level-4": Ending(TEAM, (Normal, Normal), reaches(4)),
    "team-level-5": Ending(TEAM, (Hard, Hard), reaches(5)),
    "team-stopped": Ending(TEAM, (Guest,) * 5, stopped),
}
"""How the game ends, by the name of the record."""


def realm(state: State) -> Realm:
    """The state of a match of this game."""
    assert isinstance(state, Realm)
    return state


def played(options: Options, bots: tuple[type[Bot], ...], seed: bytes) -> Match:
    """A whole game of bots."""
    match = Match(GAME, len(bots), options, seed)
    thinkers = [Thinker(bot(seat), seat) for seat, bot in enumerate(bots)]
    while not match.state.over:
        seat = GAME.asked(realm(match.state))[0]
        match.play(thinkers[seat].choose(GAME, match.state, seat))
    return match


def first_with_ending(name: str) -> Match:
    """The first game that ends as wanted."""
    options, bots, ends = ENDINGS[name]
    for n in range(200):
        match = played(options, bots, f"{name} {n}".encode())
        if ends(realm(match.state)):
            return match
    raise LookupError(f"no game ends with {name}")


def playthrough() -> Iterator[str]:
    """One game in sentences: what each player decides (after >), and what happens. It is the game of the record `single-winner`."""
    lines = (FOLDER / "single-winner.tale").read_text(encoding="utf-8").splitlines()
    kept, _ = read_record(lines, find_game)
    match = Match(GAME, kept.seats, kept.options, kept.seed)
    told = 0
    for entry in [None, *kept.log[1:]]:
        if entry is not None:
            if entry.move.verb != "let-it-be":
                yield f"> {NAMES[entry.move.seat]}: {words_of(GAME).move(entry.move)}"
            match.play(entry.move)
        for event in match.events[told:]:
            if event.kind == "phase":
                yield ""
            if event.kind not in PRIVATE:
                yield from filter(None, [words_of(GAME).event(event, NAMES)])
        told = len(match.events)


def main() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name in ENDINGS:
        lines = write_record(first_with_ending(name))
        (FOLDER / f"{name}.tale").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    PLAYTHROUGH.write_text("".join(f"{line}\n" for line in playthrough()), encoding="utf-8")


if __name__ == "__main__":
    main()
