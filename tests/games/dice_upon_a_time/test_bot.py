"""The bots: legal everywhere, honest, the same for the same seed, each better than the one below, and sensible at known positions."""

from __future__ import annotations

from itertools import count

import pytest

from taletable.bots import RandomBot, Thinker, bots_for
from taletable.companions.ahead import Depth
from taletable.companions.bot import Bot
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.moves import Move
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.board import ANY_STEED, CHURCH, GOLD_FIELD, KING, SEA, TOWN
from taletable.games.dice_upon_a_time.bot import BOTS
from taletable.games.dice_upon_a_time.bot.drawing import FAVOURITES
from taletable.games.dice_upon_a_time.bot.journeys import ANYWHERE, journeys
from taletable.games.dice_upon_a_time.bot.levels import JUDGE, Easy, Expert, Hard, Normal, TaleBot
from taletable.games.dice_upon_a_time.bot.outlook import Outlook
from taletable.games.dice_upon_a_time.bot.weights import WEIGHTS
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm

from . import lively
from .table import Player, Table

SETTINGS: list[tuple[int, Options]] = [
    (2, {}),
    (3, {"mode": "peaceful", "events": "open"}),
    (5, {"length": "short"}),
    (4, {"cards": "no-stories", "length": "short", "characters": False}),
    (2, {"cards": "beginner", "length": "extra-long", "events": "none"}),
    (3, {"mode": "cooperative", "length": "short"}),
    (5, {"mode": "cooperative", "cards": "beginner", "length": "short"}),
    (4, {"mode": "cooperative", "cards": "no-stories", "length": "short", "events": "open"}),
]
PLENTY = 20_000


class Brief(Expert):
    """An expert in a hurry."""

    depth = Depth(worlds=1, decisions=100)


def finish(seats: int, options: Options, seed: int, bots: list[Bot]) -> tuple[Realm, list[Move]]:
    """A whole game of bots that are shown imagined states only; every move must be legal."""
    luck = Luck(seed.to_bytes(8, "big"))
    state = GAME.new(seats, options, luck)
    thinkers = [Thinker(bot, seed) for bot in bots]
    moves: list[Move] = []
    for entry in count(1):
        if state.over:
            return state, moves
        assert entry < PLENTY, "the game does not end"
        seat = GAME.asked(state)[0]
        move = thinkers[seat].choose(GAME, state, seat)
        assert GAME.refuse(state, move) is None, GAME.write(move)
        moves.append(move)
        luck.begin(entry)
        GAME.step(state, move, Run(luck, quiet=True))
    raise AssertionError


def duel(stronger: type[Bot], weaker: type[Bot], games: int) -> float:
    """The share of two-player games that the first bot wins; a tie is a half."""
    won = 0.0
    for n in range(games):
        first = n % 2
        bots = [stronger(n), weaker(n)] if first == 0 else [weaker(n), stronger(n)]
        state, _ = finish(2, {}, n // 2, bots)
        result = GAME.results(state)
        assert result
        if first in result.winners:
            won += 1 / len(result.winners)
    return won / games


def chosen(table: Table, bot: type[TaleBot] = Hard, seat: int | None = None) -> str:
    """What the bot does now, in words."""
    who = GAME.asked(table.state)[0] if seat is None else seat
    return GAME.write(bot(1).choose(GAME, GAME.imagine(table.state, who, QuickLuck(1)), who)).split(" ", 1)[1]


def test_they_are_found_weakest_first() -> None:
    assert list(bots_for(GAME)) == ["random", "easy", "normal", "hard", "expert"]
    assert list(BOTS) == ["easy", "normal", "hard", "expert"]


@pytest.mark.parametrize(("seats", "options"), SETTINGS, ids=str)
def test_they_play_every_mode_to_its_end(seats: int, options: Options) -> None:
    levels: list[type[Bot]] = [Hard, Normal, Easy, Normal, Hard]
    state, _ = finish(seats, options, 5, [level(n) for n, level in enumerate(levels[:seats])])
    assert GAME.results(state)
    assert any(state.done)


@pytest.mark.parametrize("bot", [Easy, Normal, Hard, Brief])
def test_the_same_seed_plays_the_same_game(bot: type[Bot]) -> None:
    games = [finish(3, {"length": "short"}, 8, [bot(n) for n in range(3)])[1] for _ in range(2)]
    assert games[0] == games[1]


def test_hidden_cards_do_not_sway_them() -> None:
    asked = set()
    for state, move, _ in lively.play(3, {"length": "short"}, 6):
        seat = move.seat
        choices = {Hard(1).choose(GAME, GAME.imagine(state, seat, QuickLuck(luck)), seat) for luck in (1, 2)}
        assert len(choices) == 1
        asked.add(state.frames[-1].rule)
    assert {"place", "deeds", "harvest", "yarn"} <= asked


@pytest.mark.parametrize("mode", ["competitive", "cooperative"])
def test_they_know_an_answer_to_every_question(mode: str) -> None:
    for seed in range(3):
        for state, move, _ in lively.play(4, {"length": "short", "mode": mode}, 40 + seed):
            for bot in (Easy, Hard):
                answer = bot(1).choose(GAME, GAME.imagine(state, move.seat, QuickLuck(1)), move.seat)
                assert GAME.refuse(state, answer) is None, GAME.write(answer)


def test_the_expert_takes_what_wins_and_has_a_move_at_any_time() -> None:
    """The last die of the last chapter: one way leads to a Quest."""
    last = Table(Player("plain:6", at="gold-field", quests=["the-flounders-ear"]), Player(""), seats=2, chapter=6)
    expert = Brief(1)
    assert expert.so_far() is None
    best = expert.choose(GAME, last.state.clone(), 0)
    assert GAME.write(best) == "0 place red-plain gold-field--big-sea"
    assert expert.so_far() == best


@pytest.mark.parametrize("seats", [2, 4])
def test_the_expert_plays_legally_to_the_end_and_likes_some_characters_better(seats: int) -> None:
    """docs/bots.md has the figures of its strength."""
    state, _ = finish(seats, {"length": "short"}, 4, [Brief(1), *[Easy(n) for n in range(1, seats)]])
    assert state.character[0] in FAVOURITES[:seats]
    assert GAME.results(state)


def test_what_was_learned_prefers_who_is_ahead() -> None:
    """Four AP more make victory likelier, the more so the fewer chapters are left."""
    gains = []
    for chapter in (2, 6):
        worth = []
        for done in ([], ["the-glass-mountain"]):
            table = Table(Player(done=done), seats=2, chapter=chapter)
            worth.append(JUDGE.value(table.state, 0))
        gains.append(worth[1] - worth[0])
    assert 0.0 < gains[0] < gains[1]


def test_each_is_better_than_the_one_below() -> None:
    assert duel(Easy, RandomBot, 4) == 1.0
    assert duel(Normal, Easy, 16) >= 0.65
    assert duel(Hard, Normal, 24) >= 0.65


def test_a_team_of_hard_bots_does_better_than_one_of_easy_ones() -> None:
    scores = []
    for bot in (Easy, Hard):
        result = GAME.results(finish(2, {"mode": "cooperative", "length": "short"}, 3, [bot(0), bot(1)])[0])
        assert result
        scores.append(result.scores[0])
    assert scores[1] > scores[0]


# Journeys


def test_a_journey_costs_its_steps() -> None:
    step = WEIGHTS.step
    assert journeys(CHURCH, step)[0, 0, 0].cost[CHURCH] == 0.0
    assert journeys(CHURCH, step)[0, 0, 0].cost[TOWN] == step[3]
    assert journeys(KING, step)[0, 0, 0].cost[TOWN] == pytest.approx(step[4] + step[6])
    assert journeys(ANYWHERE, step)[1, 0, 0].end[TOWN] == GOLD_FIELD
    assert journeys(ANY_STEED, step)[0, 0, 0].cost[SEA] == step[3]


def test_tokens_in_the_purse_need_no_journey() -> None:
    table = Table(Player(tokens="apple apple", quests=["harvest-thanksgiving"]), seats=2)
    richer = Outlook(table.state, 0)
    poorer = Outlook(Table(Player(quests=["harvest-thanksgiving"]), seats=2).state, 0)
    assert richer.worth(richer.here, 10.0) > poorer.worth(poorer.here, 10.0) + 1


# Placing, moving, deeds


def test_it_goes_where_a_quest_waits() -> None:
    table = Table(Player("plain:6 item:3", tokens="apple apple", quests=["harvest-thanksgiving"]), seats=2)
    assert chosen(table) == "place red-item town--church"
    table.play("place red-item town--church")
    table.let_be()
    assert chosen(table) == "walk church"
    table.play("walk church")
    assert chosen(table) == "complete harvest-thanksgiving"


def test_it_keeps_high_dice_for_the_king() -> None:
    table = Table(Player("plain:6 item:4", quests=["audience-at-court"]), seats=2)
    assert chosen(table) == "place red-item town--soldier"


def test_it_picks_up_a_quest_item() -> None:
    table = Table(Player("plain:6", at="big-sea", quests=["the-old-sword"]), Player(at="king"), seats=2)
    table.play("place red-plain fox-1")
    assert chosen(table) == "pick-up the-old-sword"


def test_a_useless_die_goes_to_a_forest_spirit() -> None:
    table = Table(Player("item:1", quests=["harvest-thanksgiving"]), seats=2)
    assert chosen(table).split()[2] in ("rabbit", "snake", "wolf", "fox-1")


def test_it_takes_a_doubling_die_to_a_field_of_tokens() -> None:
    table = Table(Player("double:double-face plain:6", quests=["apples-for-the-well"]), seats=2)
    assert chosen(table) == "place red-double town--apple-field"


def test_it_puts_on_the_boots_where_nothing_else_leads_to_the_quest() -> None:
    player = Player("item:1", tokens="apple apple", quests=["harvest-thanksgiving"], hand=["seven-league-boots"])
    table = Table(player, seats=2, chapter=6)
    assert chosen(table) == "play seven-league-boots"
    table.play("play seven-league-boots")
    assert chosen(table) == "place red-item town--church"


def test_red_riding_hood_runs() -> None:
    player = Player("item:1", tokens="apple apple", quests=["harvest-thanksgiving"], character="little-red-riding-hood")
    table = Table(player, seats=2)
    assert chosen(table) == "ability"
    table.play("ability")
    assert chosen(table) == "place red-item town--church"


def test_it_hops_to_a_quest() -> None:
    table = Table(Player("", tokens="apple apple", quests=["harvest-thanksgiving"], rabbits=1), seats=2)
    assert chosen(table) == "hop church"


def test_it_flies_to_a_quest() -> None:
    table = Table(Player("item:1", quests=["audience-at-court"], hand=["wishing-cap"]), seats=2)
    table.play("place red-item fox-1")
    table.let_be()
    assert chosen(table) == "play-field wishing-cap king"


def test_puss_swaps_the_token_that_lacks() -> None:
    table = Table(Player("plain:6", at="church", tokens="apple gold", quests=["harvest-thanksgiving"], character="puss-in-boots"), seats=2)
    assert chosen(table) == "swap gold apple"


def test_it_lights_the_blue_light_with_its_last_die() -> None:
    player = Player("item:1", hand=["blue-light"], quests=["the-bride-price"])
    table = Table(player, seats=2, stacks={"rabbit": "red-plain:6"})
    assert chosen(table) == "play-die blue-light red-plain"


def test_the_blue_light_does_not_burn_for_ever() -> None:
    player = Player("plain:3", hand=["blue-light"], quests=["the-bride-price"])
    table = Table(player, seats=2, stacks={"rabbit": "red-item:item-face"})
    assert chosen(table) == "play-die blue-light red-item"
    table.state.items, table.state.used = [], []
    assert not chosen(table).startswith("play-die"), "its face would draw the same card again"


def test_hard_stands_in_the_way() -> None:
    rival = Player("plain:6", at="soldier", quests=["audience-at-court"])
    table = Table(Player("ban:ban-face", quests=["harvest-thanksgiving"]), rival, seats=2, chapter=6)
    assert chosen(table) == "place red-ban soldier--king"


# Reactions


def test_it_robs_what_it_needs_and_leaves_what_nobody_needs() -> None:
    for tokens, quests, answer in (("bread apple", ["pig-in-the-orchard"], "play cudgel-in-the-sack"), ("", [], "let-it-be")):
        rival = Player(at="hell", tokens=tokens, quests=quests, hand=["cudgel-in-the-sack"])
        table = Table(Player("plain:6"), rival, chapter=4)
        table.play("place red-plain town--apple-field")
        table.let_be()
        table.play("walk apple-field", "take apple")
        assert chosen(table, seat=1) == answer


def test_it_wards_off_a_heavy_curse() -> None:
    table = Table(Player("story:story-face", hand=["starwort"]), seats=2, deck=["godfather-deaths-candle"])
    table.play("place red-story fox-1")
    table.let_be()
    assert table.ask == "curse"
    assert chosen(table) == "play starwort"


def test_it_passes_a_curse_on_to_the_leader() -> None:
    ahead = Player(done=["the-old-sword"])
    table = Table(Player(hand=["cursed-ring"], tales=["red-hot-shoes"]), Player(), ahead)
    assert chosen(table) == "play-curse cursed-ring red-hot-shoes 2"


def test_it_turns_a_low_die_to_what_helps() -> None:
    table = Table(Player("item:1", hand=["golden-bird"], quests=["audience-at-court"], at="soldier"), seats=2)
    table.state.fresh = table.state.pool[0]
    table.state.push("golden_bird")
    GAME.proceed(table.state, Run(Luck(b"")))
    assert chosen(table, seat=0).startswith("play-face golden-bird red-item")


def test_easy_never_steals() -> None:
    table = Table(Player("item:item-face"), Player(hand=["spirit-in-the-bottle"]), seats=2)
    table.play("place red-item fox-1")
    table.let_be()
    table.play("draw-item")
    assert table.ask == "items_others"
    assert chosen(table, Easy) == "let-it-be"
    assert chosen(table, Hard) == "play spirit-in-the-bottle"


# Encounters


def test_it_proposes_an_exchange_that_helps_both() -> None:
    mine = Player(at="clouds", tokens="bread gold", quests=["the-giants-second-breakfast"])
    theirs = Player(at="clouds", tokens="bread apple", quests=["rent-for-mother-holle"])
    table = Table(mine, theirs, Player(at="hell"))
    assert chosen(table) == "trade 1"
    table.play("trade 1")
    assert chosen(table) == "give gold"
    table.play("give gold")
    assert chosen(table) == "want apple"
    table.play("want apple")
    assert chosen(table) == "propose"
    table.play("propose")
    assert chosen(table, seat=1) == "accept"


def test_it_declines_to_be_fleeced() -> None:
    table = Table(Player(tokens="apple", quests=["hans-in-luck"]), Player(tokens="gold gold", quests=["pay-the-piper"]), Player(at="hell"))
    table.play("trade 1", "give apple", "want gold", "want gold", "propose")
    assert chosen(table, seat=1) == "decline"


def test_between_two_rivals_there_is_nothing_to_gain() -> None:
    mine = Player(at="clouds", tokens="bread gold", quests=["the-giants-second-breakfast"])
    table = Table(mine, Player(at="clouds", tokens="bread apple", quests=["rent-for-mother-holle"]), seats=2)
    assert not chosen(table).startswith("trade")


def test_a_team_gives_what_completes_a_quest() -> None:
    options: Options = {"mode": "cooperative"}
    helper, deliverer = Player("item:1", at="church", tokens="apple"), Player("plain:6", at="church", tokens="apple")
    table = Table(helper, deliverer, seats=2, options=options)
    table.play("trade 1", "give apple", "propose")
    assert chosen(table, seat=1) == "accept"


# Drawing


def test_it_keeps_the_quest_that_is_nearest_in_the_last_chapter() -> None:
    table = Table(
        Player("plain:6 item:5 double:double-face", at="soldier", tokens="bread"),
        seats=2,
        chapter=6,
        deck=["the-magic-pipe", "the-veterans-pension", "one-of-everything"],
    )
    table.play("place red-plain soldier--king")
    table.let_be()
    table.play("walk king", "draw-quest 4", "draw-quest 2", "draw-quest 3")
    assert chosen(table) == "keep the-veterans-pension"
