"""The bots: of clearly different strength, honest, legal everywhere, and the same for the same seed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from taletable.bots import Bot, RandomBot, Thinker, bots_for
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.paper_tales.bot import BOTS
from taletable.games.paper_tales.bot.facts import COUNTED, fact
from taletable.games.paper_tales.bot.levels import Easy, Expert, Hard, Normal
from taletable.games.paper_tales.bot.mind import KIND_OF
from taletable.games.paper_tales.cards import CARD_IDS, COST_OF, FIRST_ARTIFACT, KEY_OF, UNITS, box
from taletable.games.paper_tales.kingdom import count
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.state import WIDTH, Kingdoms
from taletable.games.paper_tales.wars import kingdom_strength

from .table import Kingdom, Table, aged, kind

Chooser = Callable[[Kingdoms, int], Move]
GATES: Options = {"gates_units": True, "gates_buildings": True}
EVERYTHING: Options = {**GATES, "legends": True}
SETTINGS: list[tuple[int, Options]] = [
    (1, {"level": 1}),
    (1, {"level": 5, **EVERYTHING}),
    (2, {}),
    (2, {"two_player": "advanced"}),
    (2, {"two_player": "advanced", **EVERYTHING}),
    (3, GATES),
    (4, {"legends": True}),
    (5, EVERYTHING),
    (7, {"gates_units": True, "legends": True}),
]
MOST_ACTS = 16
"""Sending five Units away, moving or placing five, some Artifacts, keeping one, ready."""


def start(seats: int, seed: int, options: Options) -> tuple[Kingdoms, Run]:
    """A new game and its luck."""
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


def shown(bot: Bot, luck: int = 0) -> Chooser:
    """A bot that is shown imagined states only, whatever it asks for; `luck` decides what is imagined."""
    imagination = QuickLuck(luck)
    return lambda state, seat: bot.choose(GAME, GAME.imagine(state, seat, imagination), seat)


def thinking(bot: Bot) -> Chooser:
    """A bot as it sits at a table."""
    thinker = Thinker(bot, bot.seed)
    return lambda state, seat: thinker.choose(GAME, state, seat)


def finish(seats: int, seed: int, choosers: list[Chooser], options: Options) -> tuple[Kingdoms, list[Move], Run]:
    """A whole game: its end, its moves, its events."""
    state, run = start(seats, seed, options)
    return state, list(play(state, run, choosers)), run


def duel(strong: type[Bot], weak: type[Bot], games: int, options: Options) -> tuple[float, float]:
    """Two-player games: the share that the first bot wins (half of a shared victory), and its mean lead in LP."""
    won = lead = 0.0
    for game in range(games):
        me = game % 2
        choosers = [thinking((strong if seat == me else weak)(100 * game + seat)) for seat in range(2)]
        result = GAME.results(finish(2, game, choosers, options)[0])
        assert result
        won += (me in result.winners) / len(result.winners)
        lead += result.scores[me] - result.scores[1 - me]
    return won / games, lead / games


def chosen(table: Table, seat: int = 0) -> str:
    """What the normal bot does now, in words."""
    words = GAME.write(Normal().choose(GAME, GAME.imagine(table.state, seat, QuickLuck(1)), seat)).split()
    return " ".join([words[1], *[kind(word) if word in CARD_IDS else word for word in words[2:]]])


def let_deploy(table: Table, seat: int = 0) -> None:
    """The normal bot plans for a seat until it is ready."""
    bot = Normal()
    for _ in range(MOST_ACTS):
        move = bot.choose(GAME, table.state, seat)
        table.match.play(move)
        if move.verb == "ready":
            return
    pytest.fail("the bot does not come to an end")


# Strength


def test_there_are_four_levels_beside_chance_weakest_first() -> None:
    assert list(bots_for(GAME)) == ["random", "easy", "normal", "hard", "expert"]
    assert [*BOTS.values()] == [Easy, Normal, Hard, Expert]


@pytest.mark.parametrize(
    ("strong", "weak", "games", "options", "lead"),
    [
        (Easy, RandomBot, 6, {}, 8),
        (Normal, Easy, 24, {}, 3),
        (Normal, Easy, 24, {"two_player": "advanced"}, 3),
        (Hard, Normal, 16, {}, 1.5),
        (Hard, Normal, 4, {"two_player": "advanced"}, 1.5),
    ],
)
def test_each_level_beats_the_one_below(strong: type[Bot], weak: type[Bot], games: int, options: Options, lead: float) -> None:
    """Small samples of fixed games; docs/balance/paper-tales-bots.md has the figures of large ones."""
    won, ahead = duel(strong, weak, games, options)
    assert won > 0.5
    assert ahead >= lead


@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {"two_player": "advanced"}), (3, EVERYTHING)])
def test_the_expert_plays_legally_to_the_end(seats: int, options: Options) -> None:
    """docs/bots.md has the figures of its strength."""
    bots = [Expert(1), *[Easy(seat) for seat in range(1, seats)]]
    state, moves, run = finish(seats, 5, [thinking(bot) for bot in bots], options)
    assert not [event for event in run.events if event.kind == "unpaid" and event.args[0] == 0]
    acts = [move.verb for move in moves if move.seat == 0]
    assert acts.count("ready") == 4
    assert state.score[0] > 10


def test_the_expert_thinks_the_same_of_the_same_and_has_a_move_at_any_time() -> None:
    state, _ = start(4, 2, EVERYTHING)
    first, second = Expert(3), Expert(3)
    assert first.so_far() is None
    chosen_first = first.choose(GAME, state.clone(), 0)
    assert second.choose(GAME, state.clone(), 0) == chosen_first
    assert first.so_far() == chosen_first


def test_the_easy_bot_is_no_fool() -> None:
    """It deploys what it can pay, and fills its Kingdom."""
    state, _, run = finish(3, 8, [thinking(Easy(seat)) for seat in range(3)], {})
    assert min(state.score) > 10
    assert not [event for event in run.events if event.kind == "unpaid"]


# Everywhere


@pytest.mark.parametrize(("seats", "options"), SETTINGS)
def test_it_plays_every_setting_to_the_end(seats: int, options: Options) -> None:
    levels = [Normal, Easy, Normal, Easy, Normal, Easy, Normal][:seats]
    bots = [Hard(0), *[level(7) for level in levels[1:]]] if seats < 4 else [level(7) for level in levels]
    state, moves, run = finish(seats, 3, [shown(bot, bot.seed) for bot in bots], options)
    result = GAME.results(state)
    assert result
    assert sum(result.scores) / seats > 20
    assert not [event for event in run.events if event.kind == "unpaid"], "it never deploys what it cannot pay"
    acts = [move for move in moves if move.verb in ("place", "move", "discard", "take-back", "keep", "deploy", "ready")]
    for seat in range(seats):
        mine = [move.verb for move in acts if move.seat == seat]
        assert mine.count("ready") == 4
        assert len(mine) <= 4 * MOST_ACTS


def test_every_word_of_the_cards_is_understood() -> None:
    """Reading a card with an unknown word raises; what the rules count, the bot counts."""
    for number in range(len(UNITS)):
        for tokens in range(3):
            assert fact(number, tokens).kind == number
    for word in COUNTED:
        if word not in ("income", "front-other", "strong-unit", "all-three"):
            count(word, [-1] * WIDTH, [0] * len(CARD_IDS), (0,) * 14, (0, 0, 0))


@pytest.mark.parametrize("seed", range(12))
def test_what_it_foresees_of_the_last_turn_comes_true(seed: int) -> None:
    """It never promises itself more than it gets, with any cards: its quick arithmetic is that of the rules."""
    random = Random(seed)
    gates, legends = seed % 3 > 0, seed % 2 > 0
    chance = {"shapeshifter", "court-jester"}
    units = [KEY_OF[card] for card in box(gates, legends) if card < FIRST_ARTIFACT and KEY_OF[card] not in chance]
    artifacts = [KEY_OF[card] for card in box(gates, legends) if card >= FIRST_ARTIFACT]
    random.shuffle(units)
    random.shuffle(artifacts)
    tiles = ["abbey", "crypt", "library"] if gates else ["barracks", "mine"]
    levels = {key: random.choice((1, 2)) for key in random.sample([*tiles, "temple", "town", "tavern"], 2)}
    table = Table(
        Kingdom(
            front=[aged(units.pop(), random.choice((1, 1, 2))) for _ in range(2)],
            back=[aged(units.pop(), random.choice((1, 1, 2))) for _ in range(seed % 3)],
            buildings=levels,
            gold=random.randrange(8),
            score=20,
            hand=[*[units.pop() for _ in range(4)], artifacts.pop() if legends else units.pop()],
            artifacts=[artifacts.pop()] if legends else [],
        ),
        turn=4, gates=gates, legends=legends, buildings=tiles if gates else (),
    )  # fmt: skip
    bot = Normal()
    outlook = bot.mind.outlook(table.state, 0)
    outlook.expect([[(float(kingdom_strength(table.state, rival)), 1.0)] for rival in (1, 2)], 0.01, 0.0, False)
    promised = outlook.worth_of([KIND_OF[card] for card in table.state.hand[0]])
    while not table.state.over:
        if table.state.waiting & 1:
            table.match.play(bot.choose(GAME, table.state, 0))
        else:
            legal = GAME.legal(table.state, GAME.asked(table.state)[0])
            table.match.play(([m for m in legal if m.verb in ("ready", "pass", "let-go", "leave-ages")] or legal)[0])
    earned = table.state.score[0] - 20
    assert earned - 0.2 <= promised + 4
    assert promised <= earned + 0.2


# Honesty


@pytest.mark.parametrize("level", [Easy, Normal, Hard])
def test_the_same_seed_plays_the_same_game_whatever_it_imagines(level: type[Bot]) -> None:
    games = [finish(2, 5, [shown(level(1), luck), shown(Normal(2), luck)], EVERYTHING)[1] for luck in (0, 77)]
    assert games[0] == games[1]


def test_seeds_differ_in_taste() -> None:
    games = [finish(3, 5, [thinking(Normal(seed + seat)) for seat in range(3)], {})[1] for seed in (0, 10, 20)]
    assert games[0] != games[1] or games[0] != games[2]


@pytest.mark.parametrize("level", [Normal, Hard])
@pytest.mark.parametrize(("seats", "options"), [(1, {"level": 3}), (2, {"two_player": "advanced"}), (3, EVERYTHING)])
def test_hidden_cards_do_not_sway_it(seats: int, options: Options, level: type[Bot]) -> None:
    """At every decision of a game of random bots: new bots, shown the truth and something imagined, want the same."""
    state, run = start(seats, 11, options)
    luck, random = QuickLuck(2), Random(4)
    asked: set[str] = set()
    for _ in play(state, run, [thinking(RandomBot(seat)) for seat in range(seats)]):
        rule = state.frames[-1].rule
        seat = GAME.asked(state)[0]
        if random.random() < (0.98 if rule == "plan" else 0.6):  # random bots dither for long; a part of it is enough
            continue
        truth = level(6).choose(GAME, state.clone(), seat)
        assert level(6).choose(GAME, GAME.imagine(state, seat, luck), seat) == truth
        asked.add(rule)
    assert asked >= {"solo_draft" if seats == 1 else "draft", "plan", "construction"}


@pytest.mark.parametrize("seed", range(3))
def test_it_takes_over_in_the_middle_of_anything(seed: int) -> None:
    """Random bots play for a while and leave half-made plans; others finish, also out of the saved position."""
    state, run = start(4, seed, EVERYTHING)
    moves = play(state, run, [thinking(RandomBot(seat)) for seat in range(4)])
    for _ in range(60 + 90 * seed):
        next(moves)
    state = GAME.load(GAME.dump(state))
    before = state.turn
    rest = list(play(state, run, [thinking((Hard, Normal, Easy, Normal)[seat](seat)) for seat in range(4)]))
    assert state.over
    assert len(rest) <= 4 * (5 - before) * (MOST_ACTS + 16)


@pytest.mark.parametrize("level", [Normal, Hard])
def test_it_finds_its_plan_again_after_a_take_back(level: type[Bot]) -> None:
    table = Table(Kingdom(hand=["knight", "farmer", "woodcutter", "blacksmith", "dragon"]))
    bot = level()
    first = bot.choose(GAME, table.state, 0)
    table.match.play(first)
    second = bot.choose(GAME, table.state, 0)
    table.match.play(second)
    table.match.undo(0)
    assert bot.choose(GAME, table.state, 0) == second
    table.match.undo(0)
    assert bot.choose(GAME, table.state, 0) == first
    assert level(9).choose(GAME, table.state, 0) == first


# Sense


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
        state, run = start(4, 100 + seed, {})
        for move in play(state, run, [thinking(Normal(seat)) for seat in range(4)]):
            if move.verb == "ready":
                plan = state.plan[move.seat * WIDTH : move.seat * WIDTH + WIDTH]
                hand = state.hand[move.seat]
                assert sum(COST_OF[card] for card in plan if card in hand) <= state.gold[move.seat]
                places = 5 if state.has_fifth_spot(move.seat) else 4
                free = [card for card in hand if card not in plan and COST_OF[card] <= 0]
                assert len([card for card in plan if card >= 0]) == places or not free


def test_a_hand_that_no_game_deals_does_not_stop_it() -> None:
    hand = [KEY_OF[card] for card in range(40)]
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


def test_artifacts_are_deployed_while_they_pay() -> None:
    table = Table(Kingdom(hand=["shield-of-power", "squire", "squire", "minstrel", "treasure-hunter"], gold=4), legends=True)
    let_deploy(table)
    assert table.state.plan_artifacts[0]


def test_shadow_repeats_what_earns_most() -> None:
    table = Table(Kingdom(hand=["shadow", "noble", "veteran"], gold=9), turn=4, gates=True)
    table.deploy(0, "shadow front-1", "noble back-1", "veteran front-2")
    assert table.to("shadow") == "shadow"
    assert chosen(table) == "repeat noble"


def test_titan_founds_the_building_worth_most() -> None:
    table = Table(Kingdom(hand=["titan"], gold=9), turn=4, legends=True, buildings=["royal-palace", "inn"])
    table.deploy(0, "titan front-1")
    assert table.to("titan") == "titan"
    assert chosen(table) == "found royal-palace"


def test_age_tokens_go_from_those_worth_saving_to_those_that_die_for_lp() -> None:
    kingdom = Kingdom(front=[aged("knight"), aged("knight")], back=["sculptor"], hand=["sorcerers-apprentice"])
    table = Table(kingdom, turn=2, gates=True)
    table.deploy(0, "sorcerers-apprentice back-2")
    assert table.to("age_chosen") == "age_chosen"
    assert chosen(table) in ("shift knight sculptor",)


def test_alone_it_takes_what_would_feed_the_lich_king() -> None:
    """Of two cards that it needs as little, it takes the one with the feature of an active Necropolis card (PT-S.22)."""
    state, run = start(1, 5, {"level": 1})
    for _ in play(state, run, [thinking(Normal(1))]):
        if state.turn == 3 and state.frames[-1].rule == "solo_draft":
            break
    assert state.risen == 2
    outlook = Normal(1).mind.outlook(state, 0)
    assert all(abs(sum(share for _, share in host) - 1) < 1e-9 and len(host) == 5 for host in outlook.rivals)
