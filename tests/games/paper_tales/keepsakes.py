"""Games that are kept as files in `golden/` and compared by tests: a record for each way the game can end, and games told in sentences.

After a wanted change of the rules, of a sentence or of the state's JSON form, write them anew and review the diff:

    python -m tests.games.paper_tales.keepsakes
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from taletable.bots import Thinker
from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.moves import Move
from taletable.engine.record import write_record
from taletable.engine.state import Options, State
from taletable.games.paper_tales.bot import BOTS
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.state import Kingdoms
from taletable.words import words_of

FOLDER = Path(__file__).parent / "golden"
NAMES = ("Marie", "Sebastien", "Denis", "Fred")


def single_winner(s: Kingdoms) -> bool:
    """One Monarch has most LP (PT-10.3)."""
    return s.score.count(max(s.score)) == 1


def tie_broken_by_gold(s: Kingdoms) -> bool:
    """Several have most LP, one of them most Gold (PT-10.4)."""
    return s.score.count(max(s.score)) > 1 and len(_winners(s)) == 1


def shared_victory(s: Kingdoms) -> bool:
    """Several have most LP and most Gold (PT-10.5)."""
    return len(_winners(s)) > 1


def lich_king_beaten(s: Kingdoms) -> bool:
    """The Monarch has more LP than the Lich King (PT-S.3)."""
    return s.score[0] > s.lich_score


def lich_king_wins(s: Kingdoms) -> bool:
    """The Monarch has not (PT-S.27)."""
    return not lich_king_beaten(s)


class Ending(NamedTuple):
    """A way for a game to end: with how many seats and which options, and who plays, chance or a bot."""

    seats: int
    options: Options
    ends: Callable[[Kingdoms], bool]
    by_bot: bool = False


ALL_SETS: Options = {"gates_units": True, "gates_buildings": True, "legends": True}
ENDINGS: dict[str, Ending] = {
    "single-winner": Ending(4, {"two_player": "simple"}, single_winner),
    "tie-broken-by-gold": Ending(3, {"two_player": "simple"}, tie_broken_by_gold),
    "shared-victory": Ending(2, {"two_player": "advanced"}, shared_victory),
    "lich-king-beaten": Ending(1, {"level": 3}, lich_king_beaten, by_bot=True),
    "lich-king-wins": Ending(1, {"level": 5}, lich_king_wins),
    "beyond-the-gates": Ending(3, {"gates_units": True, "gates_buildings": True}, single_winner),
    "what-forges-legends": Ending(5, {"legends": True}, single_winner),
    "all-expansions": Ending(4, ALL_SETS, tie_broken_by_gold),
}
"""By the name of the record."""
PLAYTHROUGHS: dict[str, tuple[Options, bytes]] = {
    "playthrough": ({}, b"playthrough 76"),
    "playthrough-all-expansions": (ALL_SETS, b"all expansions 18"),
}
"""Games told in sentences: options, and a seed with many kinds of events."""


def _winners(s: Kingdoms) -> tuple[int, ...]:
    result = GAME.results(s)
    assert result
    return result.winners


def kingdoms(state: State) -> Kingdoms:
    """The state of a match of this game."""
    assert isinstance(state, Kingdoms)
    return state


EAGER = {"place": 8, "deploy": 8, "ready": 2, "construct": 8, "upgrade": 8, "pay": 8, "save": 3}
"""How often something is done; 1 for all else. Without it most random Kingdoms stay empty."""


def choose(s: Kingdoms, seat: int, luck: Luck) -> Move:
    """A random act: first what to do, then with what. It uses the engine's luck, which is the same in every version of Python."""
    legal = GAME.legal(s, seat)
    verbs = sorted({m.verb for m in legal})
    urn = [verb for verb in verbs for _ in range(EAGER.get(verb, 1))]
    verb = urn[luck.below(len(urn))]
    moves = [m for m in legal if m.verb == verb]
    return moves[luck.below(len(moves))]


def walk(seats: int, options: Options, seed: bytes, by_bot: bool = False) -> Match:
    """A whole game of random acts, or of a bot's."""
    match = Match(GAME, seats, options, seed)
    luck = Luck(b"players of " + seed)
    bot = Thinker(BOTS["normal"](0)) if by_bot else None
    while not match.state.over:
        s = kingdoms(match.state)
        seats_asked = GAME.asked(s)
        seat = seats_asked[luck.below(len(seats_asked))]
        match.play_offered(bot.choose(GAME, s, seat) if bot else choose(s, seat, luck))
    return match


def first_with_ending(name: str) -> Match:
    """The first random game that ends as wanted."""
    ending = ENDINGS[name]
    for n in range(10_000):
        match = walk(ending.seats, ending.options, f"{name} {n}".encode(), ending.by_bot)
        if ending.ends(kingdoms(match.state)):
            return match
    raise LookupError(f"no game ends with {name}")


def playthrough(options: Options, seed: bytes) -> Iterator[str]:
    """One game in sentences: what each Monarch does in secret (after >), and what happens."""
    played = walk(4, options, seed)
    match = Match(GAME, 4, options, played.seed)
    turn = 0
    told = 0
    for entry in played.log:
        if entry.move.seat >= 0:
            yield f"> {NAMES[entry.move.seat]}: {words_of(GAME).move(entry.move)}"
            match.play(entry.move)
        for event in match.events[told:]:
            if event.kind == "dealt" and event.args[0] == 0:
                turn += 1
                yield from ("", f"Turn {turn}", "")
            if event.kind not in ("recruits", "dismisses"):  # the act has said it
                yield from filter(None, [words_of(GAME).event(event, NAMES)])
        told = len(match.events)
    result = GAME.results(kingdoms(match.state))
    assert result
    yield ""
    for seat, lines in enumerate(result.lines):
        account = ", ".join(f"{source} {lp:+}" for source, lp in lines)
        yield f"{NAMES[seat]}: {result.scores[seat]} LP ({account}), {kingdoms(match.state).gold[seat]} Gold"


def main() -> None:
    """Write all files anew."""
    for name in ENDINGS:
        lines = write_record(first_with_ending(name))
        (FOLDER / f"{name}.tale").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    for name, (options, seed) in PLAYTHROUGHS.items():
        (FOLDER / f"{name}.txt").write_text("".join(f"{line}\n" for line in playthrough(options, seed)), encoding="utf-8")


if __name__ == "__main__":
    main()
