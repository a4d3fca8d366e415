"""The greedy bot: strong, honest, legal everywhere, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from taletable.bots import RandomBot, Thinker, find_bot
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.paper_tales.bot import GreedyBot
from taletable.games.paper_tales.cards import CARD_IDS, COST_OF
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.state import WIDTH, Kingdoms

from .table import Kingdom, Table, aged, kind

Chooser = Callable[[Kingdoms, int], Move]
SETTINGS: list[tuple[int, str]] = [(2, "simple"), (2, "advanced"), *[(seats, "simple") for seats in range(3, 8)]]
MOST_ACTS = 12
"""Sending five Units away, moving or placing five, keeping one, ready."""


def start(seats: int, seed: int, two_player: str = "simple") -> tuple[Kingdoms, Run]:
    """A new game and its luck."""
    options: Options = {"two_player": two_player}
    run = Run(Luck(seed.to_bytes(8, "big")))
    return GAME.new(seats, options, run=run), run


def play(state: Kingdoms, run: Run, choosers: list[Chooser]) -> Iterator[Move]:
    """Let the choosers finish the game; every move must be legal."""
    while not state.over:
        seat = GAME.asked(state)[0]
        move = choosers[seat](state, seat)
        assert GAME.refuse(state, move) is None, GAME.write(move)
        yield move
        GAME.step(state, move, run)


def greedy(seed: int, luck: int = 0) -> Chooser:
    """A greedy bot that is shown imagined states only; `luck` decides what is imagined."""
    thinker = Thinker(GreedyBot(seed), luck)
    return lambda state, seat: thinker.choose(GAME, state, seat)


def reckless(seed: int) -> Chooser:
    """A random bot."""
    bot = RandomBot(seed)
    return lambda state, seat: bot.choose(GAME, state, seat)


def finish(seats: int, seed: int, choosers: list[Chooser], two_player: str = "simple") -> tuple[Kingdoms, list[Move], Run]:
    """A whole game: its end, its moves, its events."""
    state, run = start(seats, seed, two_player)
    return state, list(play(state, run, choosers)), run


def chosen(table: Table, seat: int = 0) -> str:
    """What the bot does now, in words."""
    words = GAME.write(GreedyBot().choose(GAME, GAME.imagine(table.state, seat, QuickLuck(1)), seat)).split()
    return " ".join([words[1], *[kind(word) if word in CARD_IDS else word for word in words[2:]]])


def let_deploy(table: Table, seat: int = 0) -> None:
    """The bot plans for a seat until it is ready."""
    bot = GreedyBot()
    for _ in range(MOST_ACTS):
        move = bot.choose(GAME, table.state, seat)
        table.match.play(move)
        if move.verb == "ready":
            return
    pytest.fail("the bot does not come to an end")


def test_it_is_found_by_its_name() -> None:
    assert find_bot(GAME, "greedy") is GreedyBot


def test_it_beats_three_random_bots() -> None:
    won = 0
    for game in range(100):
        me = game % 4
        choosers = [greedy(game, game) if seat == me else reckless(10 * game + seat) for seat in range(4)]
        state, _, _ = finish(4, game, choosers)
        result = GAME.results(state)
        assert result
        won += result.winners == (me,)
    assert won >= 90


@pytest.mark.parametrize(("seats", "two_player"), SETTINGS)
def test_it_plays_every_setting_to_the_end(seats: int, two_player: str) -> None:
    state, moves, run = finish(seats, 3, [greedy(seat, seat) for seat in range(seats)], two_player)
    result = GAME.results(state)
    assert result
    assert sum(result.scores) / seats > 20
    assert not [event for event in run.events if event.kind == "unpaid"], "it never deploys what it cannot pay"
    acts = [move for move in moves if move.verb in ("place", "move", "discard", "take-back", "keep", "ready")]
    for seat in range(seats):
        mine = [move.verb for move in acts if move.seat == seat]
        assert mine.count("ready") == 4
        assert len(mine) <= 4 * MOST_ACTS


def test_the_same_seed_plays_the_same_game_whatever_it_imagines() -> None:
    games = [finish(3, 5, [greedy(seat, luck + seat) for seat in range(3)])[1] for luck in (0, 77)]
    assert games[0] == games[1]


def test_seeds_differ_in_taste() -> None:
    games = [finish(3, 5, [greedy(seed + seat) for seat in range(3)])[1] for seed in (0, 10, 20)]
    assert games[0] != games[1] or games[0] != games[2]


@pytest.mark.parametrize(("seats", "two_player"), [(2, "advanced"), (4, "simple")])
def test_hidden_cards_do_not_sway_it(seats: int, two_player: str) -> None:
    """At every decision of a game of random bots: new bots, shown different imaginations, want the same."""
    state, run = start(seats, 11, two_player)
    luck, random = QuickLuck(2), Random(4)
    asked: set[str] = set()
    for _ in play(state, run, [reckless(seat) for seat in range(seats)]):
        rule = state.frames[-1].rule
        seat = GAME.asked(state)[0]
        if rule == "plan" and random.random() < 0.9:  # random bots dither for long; a tenth of it is enough
            continue
        wishes = {GreedyBot(6).choose(GAME, GAME.imagine(state, seat, luck), seat) for _ in range(2)}
        assert len(wishes) == 1
        asked.add(rule)
    assert asked >= {"draft", "plan", "construction"}


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_over_in_the_middle_of_anything(seed: int) -> None:
    """Random bots play for a while and leave half-made plans; greedy bots finish, also out of the saved position."""
    state, run = start(4, seed)
    moves = play(state, run, [reckless(seat) for seat in range(4)])
    for _ in range(60 + 90 * seed):
        next(moves)
    state = GAME.load(GAME.dump(state))
    before = state.turn
    rest = list(play(state, run, [greedy(seat) for seat in range(4)]))
    assert state.over
    assert len(rest) <= 4 * (5 - before) * (MOST_ACTS + 12)


def test_it_finds_its_plan_again_after_a_take_back() -> None:
    table = Table(Kingdom(hand=["knight", "farmer", "woodcutter", "blacksmith", "dragon"]))
    bot = GreedyBot()
    first = bot.choose(GAME, table.state, 0)
    table.match.play(first)
    second = bot.choose(GAME, table.state, 0)
    table.match.play(second)
    table.match.undo(0)
    assert bot.choose(GAME, table.state, 0) == second
    table.match.undo(0)
    assert bot.choose(GAME, table.state, 0) == first
    assert GreedyBot().choose(GAME, table.state, 0) == first


@pytest.mark.parametrize("plan", [["place knight back-1", "place farmer front-2"], ["move miner back-2", "keep knight"], ["discard miner"]])
def test_it_mends_a_plan_that_somebody_else_began(plan: list[str]) -> None:
    def table() -> Table:
        return Table(Kingdom(front=[aged("miner")], hand=["knight", "farmer", "woodcutter", "blacksmith", "dragon"]), turn=2)

    own, edited = table(), table()
    let_deploy(own)
    edited.play(0, *plan)
    let_deploy(edited)
    own.to("construction")
    edited.to("construction")
    assert edited.units(0) == own.units(0)
    assert edited.kept(0) == own.kept(0)


def test_it_leaves_no_spot_empty_and_spends_within_its_means() -> None:
    for seed in range(3):
        state, run = start(4, 100 + seed)
        for move in play(state, run, [greedy(seat) for seat in range(4)]):
            if move.verb == "ready":
                plan = state.plan[move.seat * WIDTH : move.seat * WIDTH + WIDTH]
                hand = state.hand[move.seat]
                assert sum(COST_OF[card] for card in plan if card in hand) <= state.gold[move.seat]
                places = 5 if state.has_fifth_spot(move.seat) else 4
                free = [card for card in hand if card not in plan and COST_OF[card] <= 0]
                assert len([card for card in plan if card >= 0]) == places or not free


def test_a_hand_that_no_game_deals_does_not_stop_it() -> None:
    hand = [kind(card) for card in CARD_IDS[:40]]
    table = Table(Kingdom(hand=hand, buildings={"temple": 2}, gold=9), turn=3)
    let_deploy(table)
    table.to("construction")
    assert len(table.units(0)) == 5


def test_the_strong_stand_in_front() -> None:
    table = Table(Kingdom(hand=["knight", "knight", "woodcutter", "blacksmith", "wood-merchant"], gold=3), turn=4)
    let_deploy(table)
    table.to("construction")
    assert table.strength(0) == 8


def test_food_and_manticore_go_together() -> None:
    pack = ["manticore", "wood-merchant", "blacksmith", "mystical-healer", "time-master"]
    table = Table(Kingdom(front=["treefolk", "hunter"], back=["farmer"], pack=pack, gold=2), turn=4, at="draft")
    assert chosen(table) == "recruit manticore"


def test_it_dismisses_what_would_help_the_other() -> None:
    pack = ["veteran", "cook", "time-master", "blacksmith", "mystical-healer", "kraken", "palm-reader", "relic-of-wisdom", "manticore"]
    other = Kingdom(front=["treefolk", "hunter"], back=["farmer"], gold=2)
    table = Table(Kingdom(pack=pack, gold=0), other, two_player="advanced", seats=2, turn=4, at="draft")
    kept = chosen(table)
    assert kept != "recruit manticore", "there is no Gold for it"
    table.play(0, kept)
    assert chosen(table) == "dismiss manticore"


def test_it_pays_for_what_can_fight() -> None:
    table = Table(Kingdom(hand=["dragon", "knight", "rogue"], gold=3), turn=4)
    table.deploy(0, "dragon front-1", "knight front-2", "rogue back-1")
    table.to("payment")
    assert chosen(table) in ("pay knight", "pay rogue")


def test_tokens_go_where_they_do_most_good() -> None:
    table = Table(Kingdom(front=["knight"], back=[aged("relic-of-wisdom", 3)], hand=["time-master"]), turn=4)
    table.deploy(0, "time-master back-2")
    assert table.to("age_chosen") == "age_chosen"
    assert chosen(table) == "age relic-of-wisdom"


def test_on_the_last_turn_it_constructs_for_lp() -> None:
    table = Table(Kingdom(front=["woodcutter"], back=["farmer", "woodcutter"], gold=5), turn=4, at="construction")
    assert chosen(table) in ("construct barracks 2 resources", "construct tavern 2 resources", "construct temple 2 gold")


def test_it_saves_whom_it_needs() -> None:
    demon = Table(Kingdom(front=[aged("demon")], back=["mystical-healer"]), turn=4, at="construction")
    demon.to("healing")
    assert chosen(demon) == "save demon"
    sculptor = Table(Kingdom(front=[aged("sculptor")], back=["mystical-healer"]), turn=4, at="construction")
    sculptor.to("healing")
    assert chosen(sculptor) == "let-go"
