"""Cards and what they do (TP-14, TP-R.9 to TP-R.24, TP-R.80, TP-R.82)."""

from __future__ import annotations

import pytest

from taletable.engine.luck import Luck
from taletable.engine.match import Match
from taletable.engine.run import Run
from taletable.games.a_tale_of_pirates.cards import CARD_IDS, KINDS, LIBRARY, kind_of
from taletable.games.a_tale_of_pirates.deeds import move_card
from taletable.games.a_tale_of_pirates.meta import GAME
from taletable.games.a_tale_of_pirates.ship import ROOM, SLOTS
from taletable.testing import rule

from .table import BEGAN, SAND, START, Table, kinds, told, voyage


@rule("TP-14.1", "TP-5.2", "TP-R.10", "TP-3.4")
def test_cards_are_dealt_face_down() -> None:
    s = GAME.new(4)
    plan = s.plan
    number = sum(n for deal in plan.deals for _, n in deal.cards)
    assert sum(card >= 0 for card in s.down) + sum(card >= 0 for card in s.up) == number
    assert all(slot // ROOM == s.bow for slot, card in enumerate(s.up) if card >= 0)
    view = GAME.view(s, 0)
    assert all(value in ({"count": 0}, {"count": 1}) for value in view["down"].values())


@rule("TP-R.9")
@pytest.mark.parametrize("seed", range(5))
def test_cards_in_the_sector_of_the_bow_are_turned_up_at_set_up(seed: int) -> None:
    s = GAME.new(4, {"chapter": 3}, Luck(str(seed).encode()))
    assert any(s.up[slot] >= 0 for slot in s.slots(s.bow))
    assert not any(s.down[slot] >= 0 for slot in s.slots(s.bow))


@rule("TP-R.10")
def test_a_card_stays_face_up_when_the_ship_turns_away() -> None:
    table = Table(speed=1, down={"ne-1": "corvette-1"})
    table.act(0, "helm", "steer right-1")
    table.act(1, "helm", "steer left-1")
    assert table.up("ne-1") == "corvette-1"


@rule("TP-14.2", "TP-C.6", "TP-4.5")
def test_each_kind_has_its_symbols_and_its_text() -> None:
    s = GAME.new(4, {"chapter": 10})
    reference = GAME.view(s, 0)["reference"]
    assert [card["key"] for card in reference["cards"]] == [kind.key for kind in KINDS]
    assert all(card["text"] and card["name"] for card in (*reference["cards"], *reference["tokens"]))
    assert {symbol["key"] for symbol in GAME.catalogue()["symbols"]} == {"life", "speed", "shot", "space"}


@rule("TP-14.4", "TP-R.11", "TP-R.12")
@pytest.mark.parametrize(("card", "speed"), [("passage-1-1", 1), ("passage-2-1", 2), ("passage-3-1", 3), ("cove-1", 0)])
def test_point_towards_it_at_exactly_its_speed(card: str, speed: int) -> None:
    for start, text in ((speed - 1, "hoist"), (speed + 1, "lower")):
        if 0 <= start <= 3:
            table = Table(chapter=6, life=4, speed=start, up={"n-1": card, "s-1": "fog-1"})
            assert table.up("n-1") == card
            table.act(0, "sail-1", text)
            assert table.up("n-1") is None
    table = Table(chapter=6, life=4, speed=speed, up={"ne-1": card})
    table.act(0, "repairs", "remove")
    assert table.up("ne-1") == card, "only in the sector of the bow"


@rule("TP-R.11", "TP-R.13")
def test_speed_is_checked_when_the_timer_phase_starts_and_after_events() -> None:
    table = Table(chapter=2, speed=0, up={"n-1": "passage-1-1"}, events={"2-1-gust": 60_000})
    table.wait(BEGAN + 60_000)
    assert table.state.speed == 1
    assert table.up("n-1") is None, "it reacts by itself"
    data = table.dump()
    data["frames"] = [{"rule": "tale", "step": 1}, {"rule": "round", "step": 2}, {"rule": "muster", "step": 1}]
    data["schedule"], data["happened"] = [], []
    data["up"] = {**data["up"], "n-1": "passage-1-1"}
    data["supply"].remove("passage-1-1")
    match = Match(GAME, 4, position=data, seed=b"muster")
    for seat in range(4):
        match.play(GAME.read(f"{seat} ready"), table.now)
    assert "dealt-with" in kinds(match.events)


@rule("TP-R.104", "TP-R.81")
def test_what_goes_at_the_start_is_gone_before_the_count_in_is_over() -> None:
    match = Match(GAME, 4, {"chapter": 2}, b"start")
    data = GAME.dump(voyage(match.state))
    card = next(name for name in data["supply"] if name.startswith("passage"))
    free = next(slot for slot in ("n-1", "n-2", "n-3") if data["up"][slot] is None and data["down"][slot] is None)
    data["up"][free] = card
    data["supply"].remove(card)
    match = Match(GAME, 4, position=data, seed=b"start")
    for seat in range(4):
        match.play(GAME.read(f"{seat} ready"), 1_000)
    s = voyage(match.state)
    assert (s.now, s.began) == (1_000, 4_000)
    assert CARD_IDS.index(card) in s.supply


@rule("TP-R.14")
def test_several_cards_react_in_order_of_slots() -> None:
    table = Table(chapter=2, speed=0, up={"n-3": "passage-1-1", "n-1": "rocks-1", "n-2": "passage-1-2"})
    events = table.act(0, "sail-1", "hoist")
    assert [e["card"] for e in told(events, "dealt-with")] == ["rocks-1", "passage-1-2", "passage-1-1"]


@rule("TP-R.15")
def test_life_symbols_count_whatever_else_a_card_has() -> None:
    table = Table(chapter=3, speed=0, up={"ne-1": "merchant-1"}, loaded=["right-1"], dice=[0])
    table.act(0, "right-1", "fire merchant-1")
    assert table.up("ne-1") is None
    assert table.tokens() == {}


# Danger


@rule("TP-R.82")
def test_rocks_strike_once_at_a_wrong_speed() -> None:
    table = Table(chapter=2, speed=1, up={"ne-1": "rocks-1"})
    table.act(0, "sail-1", "hoist")
    table.act(1, "helm", "steer right-1")
    assert table.corks() == {"cannonballs"}, "the area that faces them"
    table.act(2, "sail-1", "hoist")
    assert table.state.speed == 3
    assert table.state.life == 5, "they have struck already"


@rule("TP-R.82")
def test_rocks_strike_again_after_the_ship_has_turned_away() -> None:
    table = Table(chapter=2, speed=2, up={"ne-1": "rocks-1"}, now=BEGAN)
    table.act(0, "helm", "steer right-1")
    table.act(1, "helm", "steer left-1")
    table.act(2, "helm", "steer right-1")
    assert table.corks() == {"cannonballs"}
    assert table.state.life == 4


@rule("TP-R.82")
def test_rocks_at_speed_one_are_steered_round() -> None:
    table = Table(chapter=2, speed=1, up={"ne-1": "rocks-1"})
    table.act(0, "helm", "steer right-1")
    assert table.up("ne-1") is None
    assert table.corks() == set()


def test_a_squall_drops_the_sail_when_it_is_turned_up() -> None:
    table = Table(chapter=2, speed=2, down={"ne-1": "squall-1"})
    table.act(0, "lookout", "look ne-1")
    assert table.state.speed == 1


@rule("TP-R.74")
def test_a_shoal_holds_the_sail() -> None:
    table = Table(chapter=4, speed=2, up={"n-1": "shoal-1"})
    table.play(0, "place sail-1")
    refusal = table.refusal(0, "hoist", now=START + SAND)
    assert (refusal.cite, refusal.key) == ("TP-R.74", "sail-held")
    table.play(0, "lower", now=START + SAND)
    assert table.up("n-1") is None, "only what the text names is changed"


# Action spaces on Cards


@rule("TP-14.6", "TP-14.8", "TP-6.5")
def test_a_card_with_an_action_space() -> None:
    table = Table(chapter=3, up={"s-1": "raft-1"})
    table.play(0, "place raft-1")
    assert table.refusal(0, "use raft-1", now=START + SAND - 1).cite == "TP-6.4"
    table.play(0, "use raft-1", now=START + SAND)
    assert table.tokens() == {"treasure": 1}
    assert table.up("s-1") is None


@rule("TP-14.7", "TP-R.19", "TP-14.8")
def test_the_same_card_not_twice_in_a_row_but_another_one() -> None:
    table = Table(chapter=3, corks=["helm", "sail-1"], up={"s-1": "wreck-1", "sw-1": "wreck-2"})
    table.act(0, "wreck-1", "repair helm")
    refusal = table.refusal(0, "place wreck-1")
    assert (refusal.cite, refusal.key) == ("TP-14.7", "same-area")
    assert "place wreck-1" in table.legal(1)
    table.act(0, "wreck-2", "repair sail-1")
    assert table.corks() == set()
    assert "place wreck-1" in table.legal(0)


@rule("TP-R.19", "TP-14.6")
def test_only_face_up_cards_can_be_used() -> None:
    table = Table(chapter=3, down={"s-1": "raft-1"})
    assert table.refusal(0, "place raft-1")[:2] == ("TP-R.19", "not-in-sight")
    assert table.refusal(0, "place raft-2")[:2] == ("TP-R.19", "not-in-sight"), "what lies face down is told to nobody"
    open_sea = Table(chapter=3, up={"s-1": "brigantine-1"})
    assert open_sea.refusal(0, "place brigantine-1")[:2] == ("TP-14.6", "no-space-on-card")


@rule("TP-R.19", "TP-14.4")
def test_what_the_card_says_is_needed_when_performing() -> None:
    table = Table(chapter=3, speed=0, up={"ne-1": "merchant-1"})
    table.play(0, "place merchant-1")
    refusal = table.refusal(0, "use merchant-1", now=START + SAND)
    assert (refusal.cite, refusal.key) == ("TP-R.19", "not-pointing")
    table.play(1, "place sail-1", now=START)
    table.play(1, "hoist", now=START + SAND)
    table.play(2, "place helm", now=START + SAND)
    table.play(2, "steer right-1", now=START + 2 * SAND)
    table.play(0, "use merchant-1")
    assert table.tokens() == {"treasure": 1}
    table = Table(chapter=3, speed=2, up={"n-1": "merchant-1"})
    table.play(0, "place merchant-1")
    assert table.refusal(0, "use merchant-1", now=START + SAND).cite == "TP-14.4"


@rule("TP-R.20")
def test_a_sandtimer_on_a_card_that_leaves_comes_back() -> None:
    table = Table(chapter=3, up={"ne-1": "merchant-1"}, loaded=["right-1"], dice=[0])
    table.play(0, "place merchant-1")
    table.act(1, "right-1", "fire merchant-1")
    assert table.state.place[0] == -1
    assert table.dump()["players"][0]["last"] == "merchant-1"
    assert "place helm" in table.legal(0)


@rule("TP-R.20")
def test_a_sandtimer_goes_along_with_a_card_that_moves() -> None:
    table = Table(chapter=3, up={"ne-1": "raft-1"})
    table.play(0, "place raft-1")
    through = table.state.through[0]
    move_card(table.state, Run(Luck(b"")), CARD_IDS.index("raft-1"), 1, "")
    assert table.up("se-1") == "raft-1"
    assert (table.dump()["players"][0]["place"], table.state.through[0]) == ("raft-1", through)


@rule("TP-R.22")
def test_a_full_sector_passes_a_card_on() -> None:
    table = Table(chapter=2, up={"n-1": "fog-1", "n-2": "fog-2", "n-3": "fog-3"})
    assert SLOTS[table.state.free_slot(0)] == "ne-1"
    hidden = Table(chapter=2, down={"s-1": "fog-1", "s-2": "fog-2", "s-3": "fog-3", "sw-1": "fog-4"})
    assert SLOTS[hidden.state.free_slot(3)] == "sw-2", "face-down Cards take room, too"
    names = [name for card, name in enumerate(CARD_IDS) if kind_of(card).chapter < 3][:18]
    every = dict(zip(SLOTS, names, strict=True))
    full = Table(chapter=2, speed=0, up=every)
    assert full.state.free_slot(0) == -1


@rule("TP-R.23")
def test_the_board_is_cleared_between_rounds_unless_a_card_stays() -> None:
    staying = [kind.key for kind in KINDS if kind.stays]
    assert staying
    kind = LIBRARY.kinds[[k.key for k in KINDS].index(staying[0])]
    table = Table(chapter=kind.chapter, goal=1, life=4, up={"s-1": f"{kind.key}-1", "sw-1": "fog-1"}, hits={f"{kind.key}-1": 1})
    events = table.wait_round()
    assert {e["card"] for e in told(events, "discarded")} == {"fog-1"}
    assert f"{kind.key}-1" in [CARD_IDS[card] for card in table.state.up if card >= 0]
    assert table.hits(f"{kind.key}-1") == 1


@rule("TP-R.24", "TP-K.6")
def test_hits_count_even_without_tokens() -> None:
    table = Table(up={"ne-1": "corvette-1"}, loaded=["right-1"], dice=[0])
    table.act(0, "right-1", "fire corvette-1")
    assert table.hits("corvette-1") == 1


@rule("TP-R.80")
def test_a_ghost_ship_hides_when_the_bow_leaves() -> None:
    table = Table(chapter=9, life=4, speed=1, up={"n-1": "ghost-1"}, hits={"ghost-1": 1})
    table.act(0, "helm", "steer right-1")
    assert table.up("n-1") is None
    assert table.down("n-1")
    assert table.hits("ghost-1") == 0
    table.act(1, "helm", "steer left-1")
    assert table.up("n-1") == "ghost-1"


@rule("TP-R.77", "TP-R.64")
def test_the_deal_is_known_but_not_where_each_card_lies() -> None:
    s = GAME.new(4, luck=Luck(b"deal"))
    listed = GAME.view(s, 0)["set_up"]["deals"]
    assert listed[0]["cards"] == {KINDS[kind].key: number for kind, number in s.plan.deals[0].cards}
    imagined = [GAME.imagine(s, 0, Luck(b"where", n)) for n in range(40)]
    assert len({tuple(state.down) for state in imagined}) > 20
    for state in imagined:
        assert sorted(card for card in state.down if card >= 0) == sorted(card for card in s.down if card >= 0)


@rule("TP-C.1")
def test_fog_does_nothing() -> None:
    kind = next(kind for kind in KINDS if kind.key == "fog")
    assert (kind.life, kind.speeds, kind.shots, kind.space) == (0, (), 0, None)
    assert kind.up == kind.met == kind.left == ()


def test_a_powder_barge_takes_its_neighbours_along() -> None:
    table = Table(
        chapter=5,
        life=4,
        up={"ne-1": "powder-barge-1", "ne-2": "brigantine-1", "ne-3": "corvette-1", "se-1": "brigantine-2"},
        loaded=["right-1"],
        dice=[0],
    )
    table.act(0, "right-1", "fire powder-barge-1")
    assert (table.up("ne-1"), table.up("ne-2")) == (None, None)
    assert table.hits("corvette-1") == 1
    assert table.up("se-1") == "brigantine-2"


@rule("TP-R.86")
def test_rum_lets_a_sandtimer_stay() -> None:
    table = Table(chapter=4, life=5, tokens={"rum": 1})
    table.act(0, "sail-1", "hoist")
    assert table.refusal(0, "place sail-1").cite == "TP-6.11"
    table.play(0, "linger sail-2")
    assert table.dump()["players"][0]["place"] == "sail-2"
    assert table.tokens() == {}


@rule("TP-R.86")
@pytest.mark.parametrize(("die", "left"), [(0, 1), (5, 3)])
def test_powder_adds_a_hit(die: int, left: int) -> None:
    table = Table(chapter=5, life=4, tokens={"powder": 1}, up={"ne-1": "frigate-1"}, loaded=["right-1"], dice=[die])
    table.act(0, "right-1", "blast frigate-1")
    assert table.state.open_life(CARD_IDS.index("frigate-1")) == left
    assert table.tokens() == {}


@rule("TP-R.86", "TP-9.1")
def test_a_lantern_lights_the_whole_sector() -> None:
    power = next(token for token in LIBRARY.tokens if token.power == "wide-look")
    table = Table(chapter=10, tokens={power.key: 1}, down={"s-1": "fog-1", "s-2": "fog-2", "sw-1": "fog-3"})
    events = table.act(0, "lookout", "look s-1")
    assert [e["card"] for e in told(events, "turned-up")] == ["fog-1", "fog-2"]
    assert table.up("s-2") == "fog-2"
    assert table.down("sw-1")
