"""Setup, the end of the game, and the modes (DU-1, DU-2, DU-19, DU-21, DU-V)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from taletable.engine.luck import Luck
from taletable.engine.moves import Refused
from taletable.engine.run import Run
from taletable.engine.state import Options
from taletable.games.dice_upon_a_time.cards import CHARACTERS, ITEMS
from taletable.games.dice_upon_a_time.ending import LEVELS, level
from taletable.games.dice_upon_a_time.meta import GAME
from taletable.games.dice_upon_a_time.state import Realm
from taletable.testing import rule

from .table import Player, Table
from .test_placing import simple

IDLE = Player("", passed=True, at="king")


def new(seats: int = 3, seed: bytes = b"new", **options: Any) -> Realm:
    """A new game at its first question."""
    return GAME.new(seats, options, Luck(seed))


def lively(state: Realm, seed: int = 1) -> Realm:
    """Play to the end with players who like to walk and to do things."""
    luck = Luck(seed.to_bytes(4, "big"))
    entry = 0
    while not state.over:
        entry += 1
        luck.begin(entry)
        seat = GAME.asked(state)[0]
        legal = GAME.legal(state, seat)
        eager = [m for m in legal if m.verb in ("complete", "walk", "take", "draw-quest", "fulfil", "lift", "pick-up")]
        choice = eager or [m for m in legal if m.verb not in ("pass", "trade")] or legal
        GAME.step(state, choice[luck.below(len(choice))], Run(luck, quiet=True))
    return state


def last_chapter(*players: Player, chapter: int = 6, **more: Any) -> Table:
    """Seat 0 passes, and the game is over."""
    table = Table(*players, chapter=chapter, **more)
    table.play("pass")
    return table


# Setup


@rule("DU-2.1", "DU-2.2", "DU-2.3", "DU-2.6", "DU-2.12")
def test_the_board_the_decks_and_the_figures() -> None:
    state = new()
    view = GAME.view(state, None)
    assert [view[f"quests{value}"]["count"] for value in (2, 3, 4)] == [14, 16, 10]
    assert view["items"]["count"] + sum(player["hand"]["count"] for player in view["players"]) == 18
    assert view["stories"] == {"count": 64}
    assert all(player["at"] == "town" for player in view["players"])
    assert all(not any(player["tokens"].values()) for player in view["players"])
    assert all(player["active"] == [] for player in view["players"])
    assert len(view["sockets"]) == 36
    other = new(seed=b"other")
    assert other.stories != state.stories
    assert other.quests3 != state.quests3


@rule("DU-2.5", "DU-22.1")
def test_characters_are_chosen_from_the_starting_player_on() -> None:
    state = new(characters=True)
    first = state.marker
    assert GAME.asked(state) == [first]
    assert len(GAME.legal(state, first)) == len(CHARACTERS) + 1 == 10
    GAME.step(state, GAME.read(f"{first} become rapunzel"), Run(Luck(b"")))
    second = (first + 1) % 3
    assert GAME.asked(state) == [second]
    refusal = GAME.refuse(state, GAME.read(f"{second} become rapunzel"))
    assert refusal
    assert refusal.cite == "DU-2.5"


@rule("DU-2.5")
def test_characters_may_be_drawn_and_are_all_different() -> None:
    state = new(5, cards="beginner")
    luck = Luck(b"draw")
    for n in range(5):
        luck.begin(n)
        GAME.step(state, GAME.read(f"{GAME.asked(state)[0]} draw-character"), Run(luck))
    assert len(set(state.character)) == 5
    assert min(state.character) >= 0


@rule("DU-2.7", "DU-22.2")
def test_each_player_has_a_set_of_five_dice() -> None:
    table = simple(seats=5)
    for seat, colour in enumerate(("red", "white", "green", "blue", "yellow")):
        dice = table.view(None)["players"][seat]["dice"]
        assert all(die.startswith(colour) for die in dice)
        assert len(dice) == 5
        assert sorted(table.pool(seat)) == sorted(dice)


@rule("DU-2.8", "DU-3.7", "DU-21.19", "DU-R.48")
@pytest.mark.parametrize(("length", "number"), [("normal", 6), ("short", 3)])
def test_events_are_dealt_face_down(length: str, number: int) -> None:
    state = new(length=length)
    for viewer in (0, None):
        view = GAME.view(state, viewer)
        assert view["fate"] == {"count": number}
        assert view["unused"] == {"count": 12 - number}


@rule("DU-2.9", "DU-R.1")
def test_the_starting_player_is_random() -> None:
    starters = Counter(new(4, seed=bytes([n])).marker for n in range(80))
    assert set(starters) == {0, 1, 2, 3}


@rule("DU-2.10", "DU-R.34", "DU-R.11", "DU-2.11")
def test_an_item_and_two_quests_from_decks_of_choice() -> None:
    state = new(characters=False)
    luck = Luck(b"")
    assert [len(hand) for hand in state.hand] == [1, 1, 1]
    order = []
    while GAME.rule(state).cite == "DU-14.2":
        seat = GAME.asked(state)[0]
        order.append(seat)
        assert [m.verb for m in GAME.legal(state, seat)] == ["draw-quest"] * 3
        GAME.step(state, GAME.read(f"{seat} draw-quest {2 if len(order) % 2 else 4}"), Run(luck))
    first = state.marker
    assert order == [seat for i in range(3) for seat in [(first + i) % 3] * 2]
    assert all(len(quests) == 2 for quests in state.active)
    assert not any(state.drawn)


@rule("DU-2.10", "DU-C.53")
def test_snow_white_draws_two_in_the_setup() -> None:
    state = new(2, characters=True)
    first = state.marker
    GAME.step(state, GAME.read(f"{first} become snow-white"), Run(Luck(b"")))
    GAME.step(state, GAME.read(f"{1 - first} become rapunzel"), Run(Luck(b"")))
    assert GAME.asked(state) == [first]
    assert [m.verb for m in GAME.legal(state, first)] == ["keep", "keep"]


# The end


@rule("DU-1.1", "DU-19.1", "DU-19.2", "DU-19.3", "DU-19.4", "DU-19.5")
def test_scoring() -> None:
    one = Player("plain:6", done=["pay-the-piper", "the-bride-price"], tales=["home-for-supper", "donkey-ears", "at-the-kings-table"])
    two = Player("", passed=True, at="king", done=["hans-in-luck"])
    table = last_chapter(one, two, seats=2)
    assert table.ask == "end"
    assert table.result.scores == (2 + 4 + 2 - 1, 3)
    assert table.result.winners == (0,)
    assert table.result.lines[0] == (("quests", 6), ("side-quests", 2), ("curses", -1))


@rule("DU-19.5", "DU-R.42")
def test_a_tie_is_a_shared_victory() -> None:
    table = last_chapter(Player("plain:6", done=["hans-in-luck"]), Player("", passed=True, done=["one-of-everything"]), IDLE)
    assert table.result.winners == (0, 1)


@rule("DU-1.3", "DU-19.1", "DU-12.4")
def test_six_chapters() -> None:
    assert simple(Player("plain:6"), IDLE, seats=2, chapter=5).state.over is False
    before = simple(Player("plain:6"), IDLE, seats=2, chapter=5)
    before.play("pass")
    assert before.state.chapter == 6
    assert lively(new(2, cards="beginner")).chapter == 6


@rule("DU-R.43")
def test_the_end_is_checked_while_the_dice_are_on_the_board() -> None:
    stacks = {"rabbit": "red-item:1", "snake": "red-story:1"}
    table = last_chapter(
        Player("plain:6", tales=["friend-of-the-forest", "first-through-the-door"]), IDLE, seats=2, marker=1, stacks=stacks
    )
    assert table.result.scores[0] == 2, "the marker is not handed over any more"


@rule("DU-21.19", "DU-R.48")
def test_the_short_game_has_three_chapters() -> None:
    assert lively(new(3, length="short", cards="beginner")).chapter == 3


# Extra long


@rule("DU-21.20", "DU-R.49")
def test_the_extra_long_game_ends_with_the_chapter_of_the_last_quest() -> None:
    options: Options = {"length": "extra-long", "cards": "beginner"}
    going = Table(Player("plain:6"), IDLE, seats=2, chapter=9, options=options)
    going.play("pass")
    assert not going.state.over
    deck = ["straw-into-gold"]
    table = Table(
        Player("plain:6 item:3", at="bread-field"),
        IDLE,
        seats=2,
        chapter=9,
        deck=deck,
        empty=["quests2", "quests3", "quests4"],
        options=options,
    )
    table.turn("place red-plain town--bread-field", "walk town", "draw-quest 4")
    assert not table.state.over
    assert table.state.drained
    table.play("pass")
    assert table.state.over


@rule("DU-R.49")
def test_when_all_events_are_spent_they_are_shuffled() -> None:
    table = Table(Player("plain:6"), IDLE, seats=2, chapter=12, options={"length": "extra-long", "cards": "beginner"})
    table.state.past += table.state.fate + table.state.unused
    table.state.fate, table.state.unused = [], []
    table.play("pass")
    assert table.told("events-shuffled")
    assert table.view(None)["event"]


@rule("DU-R.53")
def test_the_extra_long_game_ends_after_24_chapters_at_the_latest() -> None:
    table = last_chapter(Player("plain:6"), IDLE, seats=2, chapter=24, options={"length": "extra-long", "cards": "beginner"})
    assert table.state.over


@rule("DU-21.21")
def test_the_extra_long_game_may_do_without_events() -> None:
    state = new(length="extra-long", events="none")
    assert GAME.view(state, None)["fate"] == {"count": 0}
    with pytest.raises(Refused, match=r"DU-21\.21"):
        new(events="none")


# Cooperative


@rule("DU-21.3", "DU-21.4", "DU-R.46")
def test_cooperative_setup() -> None:
    state = new(3, mode="cooperative", characters=False)
    view = GAME.view(state, None)
    assert len(view["open_quests"]) == 40
    assert all(len(hand) == 1 for hand in state.hand)
    assert state.frames[-1].rule in ("place", "golden_bird", "white_snake")
    assert not any(state.active)


@rule("DU-21.4", "DU-21.5", "DU-21.11", "DU-R.46")
def test_any_player_completes_any_quest_and_all_share_the_score() -> None:
    table = Table(Player("item:1", at="clouds"), Player("item:1", at="hell"), seats=2, options={"mode": "cooperative"})
    table.turn("place red-item fox-1", "complete counting-sheep-from-above")
    table.turn("place white-item fox-2", "complete a-dare-at-the-chimney")
    assert table.score(0) == table.score(1) == 4
    assert len(table.view(None)["open_quests"]) == 38
    assert table.view(None)["team"]["score"] == 4


@rule("DU-R.46")
def test_town_and_king_have_nothing_to_give_and_tokens_are_ones_own() -> None:
    table = Table(Player("plain:6 item:5", at="bread-field"), IDLE, seats=2, options={"mode": "cooperative", "cards": "beginner"})
    table.turn("place red-plain town--bread-field", "walk town")
    assert not table.told("drew-quest")
    table.turn("place red-item town--apple-field", "walk apple-field", "take apple")
    assert table.tokens(0) == {"apple": 1}
    assert table.tokens(1) == {}


@rule("DU-R.46", "DU-R.15")
def test_any_player_may_pick_up_a_quest_item_and_keeps_it_until_delivered() -> None:
    table = Table(Player("item:1", at="hell"), Player("item:1", at="king"), seats=2, options={"mode": "cooperative", "cards": "beginner"})
    table.turn("place red-item fox-1", "pick-up the-devils-three-hairs")
    assert table.view(None)["carrier"]["three-golden-hairs"] == 0
    table.play("place white-item fox-2")
    assert table.cite("complete the-devils-three-hairs") == "DU-9.6"


@rule("DU-R.55", "DU-21.7")
def test_items_of_no_use_stay_in_the_box() -> None:
    state = new(mode="cooperative")
    assert {card for card in GAME.view(state, None)["box"] if card in ITEMS} == {"magic-mirror", "cursed-ring"}


@rule("DU-21.8", "DU-17.9")
def test_a_gift_to_the_others_is_good_for_the_team() -> None:
    table = Table(Player("story:story-face"), IDLE, seats=2, deck=["a-feast-without-you"], options={"mode": "cooperative"})
    table.play("place red-story fox-1", "choose 1", "accept")
    table.let_be()
    assert table.tokens(1) == {"gold": 1}


@rule("DU-21.9", "DU-21.10", "DU-21.11", "DU-R.7", "DU-R.46")
def test_tales_lie_with_the_quests_and_anybody_may_deal_with_them() -> None:
    tales = ["donkey-ears", "at-the-kings-table", "a-sack-of-coals"]
    table = Table(Player("item:1", tales=tales), Player("item:1", at="church"), seats=2, options={"mode": "cooperative"})
    assert sorted(table.view(None)["open_tales"]) == sorted(tales)
    assert table.score(0) == -1
    table.play("place red-item fox-1")
    table.turn("place white-item fox-2", "lift donkey-ears")
    assert table.score(0) == 0
    met = Table(Player(tales=["at-the-kings-table"]), Player(at="king"), seats=2, options={"mode": "cooperative"})
    assert met.score(0) == 3, "any one player is enough (DU-R.46)"


@rule("DU-21.12", "DU-R.5", "DU-R.6", "DU-R.4")
@pytest.mark.parametrize(
    ("seats", "score", "reached"),
    [
        *[(2, 29, 1), (2, 30, 2), (2, 40, 3), (2, 50, 4), (2, 60, 5)],
        *[(3, 44, 1), (3, 45, 2), (3, 90, 5), (4, 59, 1), (4, 100, 4), (5, 116, 5), (5, 115, 4)],
    ],
)
def test_levels(seats: int, score: int, reached: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("taletable.games.dice_upon_a_time.ending.team_score", lambda s: score)
    assert level(new(seats, mode="cooperative")) == reached
    assert LEVELS[4] == LEVELS[5]
    assert LEVELS[5][-1] == 116


@rule("DU-21.11", "DU-R.57", "DU-21.3")
def test_the_team_shares_the_result() -> None:
    table = last_chapter(
        Player("plain:6", done=["hans-in-luck"]), Player("", passed=True, done=["pay-the-piper"]), seats=2, options={"mode": "cooperative"}
    )
    assert table.result.scores == (5, 5)
    assert table.result.winners == (0, 1)
    assert table.told("team-score") == [{"kind": "team-score", "n": 5, "n2": 1}]


@rule("DU-R.47")
def test_when_all_quests_are_done_the_table_may_stop() -> None:
    def one_left() -> Table:
        table = Table(
            Player("item:1 plain:6", at="hell"), Player("plain:6"), seats=2, chapter=4, options={"mode": "cooperative", "cards": "beginner"}
        )
        last = next(card for card in table.state.open_quests if GAME.deck.ids[card] == "a-dare-at-the-chimney")
        table.state.done[1] = tuple(card for card in table.state.open_quests if card != last)
        table.state.open_quests = (last,)
        table.play("place red-item fox-1", "complete a-dare-at-the-chimney")
        return table

    table = one_left()
    assert (table.ask, table.waiting) == ("early_end", [0, 1])
    assert table.state.finished == 4
    table.play(0, "stop")
    table.play(1, "stop")
    assert table.state.over
    assert table.result.scores == (116, 116)
    on = one_left()
    on.play(0, "stop")
    on.play(1, "play-on")
    assert on.ask == "place"
    on.turn("place white-plain rabbit")
    assert on.ask == "place"


@rule("DU-R.56")
def test_cooperative_and_extra_long_do_not_go_together() -> None:
    with pytest.raises(Refused, match=r"DU-R\.56"):
        new(mode="cooperative", length="extra-long")


@rule("DU-21.13", "DU-21.14")
def test_the_hard_game_for_five_is_cooperative_without_cards() -> None:
    state = new(5, mode="cooperative", cards="beginner")
    assert not any(state.hand)
    assert not state.stories


# Beginner, and without Story cards


@rule("DU-21.14", "DU-21.15", "DU-21.16", "DU-21.17")
def test_beginner() -> None:
    state = new(cards="beginner", characters=False)
    assert not any(state.hand)
    assert len([card for card in GAME.view(state, None)["box"] if card in ITEMS]) == 18
    faces = simple(Player("item:item-face story:story-face", at="hell"), IDLE, seats=2)
    faces.play("place red-item town--soldier")
    faces.play("place red-story soldier--king")
    assert not faces.told("drew-item", "read")
    walker = simple(Player("plain:6 item:5", at="church"), IDLE, seats=2)
    walker.turn("place red-plain church--magic-items", "walk magic-items")
    walker.turn("place red-item magic-items--steed-west")
    old = simple(Player("plain:6"), IDLE, seats=2)
    old.turn("place red-plain town--old-woman", "walk old-woman")
    assert not walker.told("drew-item")
    assert not old.told("read")


@rule("DU-21.18")
def test_without_story_cards_items_stay() -> None:
    table = Table(Player("story:story-face plain:6", hand=["starwort"]), IDLE, seats=2, options={"cards": "no-stories"})
    table.play("place red-story fox-1")
    assert not table.told("read")
    table.to("place")
    table.play("place red-plain town--woodsman", "walk woodsman")
    assert not table.told("read")
    assert len(table.cards("items")) == 17


# Peaceful


@rule("DU-V.1", "DU-21.22", "DU-R.50")
def test_the_peaceful_game_is_the_competitive_game_without_malice() -> None:
    table = Table(Player("plain:6"), IDLE, seats=2, options={"mode": "peaceful"}, stacks={"town--soldier": "white-plain:5"})
    assert table.allows("place red-plain town--soldier"), "a die that blocks stays legal"
    table.play("place red-plain fox-1")
    assert table.state.cooperative is False


@rule("DU-V.2")
def test_peaceful_thieves_stay_in_the_box() -> None:
    state = new(mode="peaceful")
    out = {card for card in GAME.view(state, None)["box"] if card in ITEMS}
    assert out == {"spirit-in-the-bottle", "magic-mirror", "cudgel-in-the-sack", "cursed-ring"}
    assert len(state.items) + sum(len(hand) for hand in state.hand) == 14


@rule("DU-V.3")
def test_peaceful_yarn_is_for_oneself() -> None:
    table = Table(Player("plain:6", at="king"), Player(hand=["ball-of-yarn"]), seats=2, options={"mode": "peaceful"})
    table.play("place red-plain big-sea--hell")
    assert (table.ask, table.state.turn) == ("place", 1)
    table.play("play-die ball-of-yarn white-plain")


@rule("DU-V.4")
def test_the_peaceful_wolf_is_full() -> None:
    table = Table(Player("item:item-face"), Player("plain:6 item:3"), seats=2, options={"mode": "peaceful"})
    table.play("place red-item wolf")
    assert table.ask == "item_draw"
    table.play("leave")
    assert len(table.pool(1)) == 2
    assert table.cite("place white-plain wolf") == "DU-11.16"


@rule("DU-V.5")
def test_a_peaceful_ban_is_a_plain_six() -> None:
    table = Table(Player("plain:6"), IDLE, seats=2, options={"mode": "peaceful"}, stacks={"town--soldier": "white-ban:ban-face"})
    assert table.allows("place red-plain town--soldier")


@rule("DU-V.6")
def test_peaceful_stories_and_events_are_as_ever() -> None:
    state = new(mode="peaceful")
    assert len(state.stories) == 64
    table = Table(Player("story:story-face"), IDLE, seats=2, options={"mode": "peaceful"}, deck=["donkey-ears"])
    table.play("place red-story fox-1")
    assert table.cards("tales", 0) == ["donkey-ears"]


@rule("DU-2.7")
@pytest.mark.parametrize("seats", [1, 6])
def test_two_to_five_players(seats: int) -> None:
    with pytest.raises(Refused):
        GAME.new(seats)
