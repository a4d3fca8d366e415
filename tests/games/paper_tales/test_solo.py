"""One Monarch against the Lich King (PT-S, PT-N, PT-K)."""

from __future__ import annotations

from itertools import pairwise, product
from typing import Any

import pytest

from taletable.engine.fields import BadPosition
from taletable.engine.luck import Luck, QuickLuck
from taletable.engine.match import Match
from taletable.engine.moves import Refused
from taletable.games.paper_tales.cards import CARD_IDS, KEY_OF
from taletable.games.paper_tales.content import NECROPOLIS
from taletable.games.paper_tales.meta import GAME
from taletable.games.paper_tales.necropolis import CARDS_WITH, KINDS, LICH_CARDS, NECROPOLIS_KEYS
from taletable.testing import rule
from taletable.words import words_of

from .lair import Lair
from .table import Kingdom, Placed, Table, aged, kind

LAIR = Lair()
WEAK_ROW = ("rusted-gate", "paupers-field", "jewelled-tomb", "silent-court")
GATE = NECROPOLIS[NECROPOLIS_KEYS.index("rusted-gate")]


def alone(*kingdoms: Kingdom, lair: Lair = LAIR, **more: Any) -> Table:
    """A table of one Monarch."""
    return Table(*kingdoms, lair=lair, **more)


def fight(kingdom: Kingdom, lair: Lair = LAIR, turn: int = 1, **more: Any) -> Table:
    """A solo table after its Wars and Income."""
    table = alone(kingdom, lair=lair, turn=turn, **more)
    table.to("construction")
    return table


def his(table: Table) -> dict[str, int]:
    """The Lich King's LP by source since the position was set up."""
    sums: dict[str, int] = {}
    for owner, _, source, lp in table.state.tally:
        if owner < 0:
            sums[source] = sums.get(source, 0) + lp
    return sums


def hosts(*names: str) -> tuple[int, int]:
    """The strengths of the hosts with these cards turned up."""
    cards = [NECROPOLIS[NECROPOLIS_KEYS.index(name)] for name in names]
    return sum(card.hosts[0] for card in cards), sum(card.hosts[1] for card in cards)


def lich(table: Table, viewer: int | None = 0) -> dict[str, Any]:
    """The Lich King's side as the board shows it."""
    side: dict[str, Any] = table.view(viewer)["lich"]
    return side


def first_pick(table: Table) -> str:
    return "recruit " + CARD_IDS[table.state.pack[0][0]]


# Set-up


@rule("PT-S.1", "PT-C.11", "PT-S.7")
def test_the_solo_cards() -> None:
    assert len(set(NECROPOLIS_KEYS)) == 20
    assert len(KINDS) == 4
    assert len(LICH_CARDS) == 4
    assert len({card.feature for card in NECROPOLIS}) == 20
    faces = [(*card.hosts, card.feature, card.lp) for card in NECROPOLIS]
    assert len(set(faces)) == 20
    assert all(min(card.hosts) > 0 and card.lp > 0 for card in NECROPOLIS)


@rule("PT-S.1", "PT-S.13")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_the_level_says_how_many_lich_king_cards_are_used(level: int) -> None:
    seen = set()
    for seed in range(30):
        state = GAME.new(1, {"level": level}, Luck(bytes([seed])))
        assert len(state.lich_cards) == len(set(state.lich_cards)) == level - 1
        assert GAME.view(state, None)["lich"]["cards"] == [LICH_CARDS[card] for card in state.lich_cards]
        assert (state.lich_score, state.score, state.gold) == (0, [0], [3])
        seen |= set(state.lich_cards)
    assert len(seen) == (0 if level == 1 else 4)


@rule("PT-S.13")
@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_level_is_for_one_monarch(seats: int) -> None:
    with pytest.raises(Refused) as refused:
        GAME.new(seats, {"level": 2})
    assert refused.value.refusal.cite == "PT-S.13"
    assert GAME.new(seats, {"level": 1}).row == ()
    with pytest.raises(Refused) as refused:
        GAME.new(1, {"two_player": "advanced"})
    assert refused.value.refusal.cite == "PT-V.3"


@rule("PT-S.6", "PT-S.14", "PT-S.7")
def test_one_face_down_card_of_each_kind_in_a_row() -> None:
    seen = set()
    for seed in range(60):
        state = GAME.new(1, luck=Luck(bytes([seed])))
        assert [tomb // 5 for tomb in state.row] == [0, 1, 2, 3]
        side = GAME.view(state, 0)["lich"]
        assert side["row"] == [{"kind": name, "card": None, "risen": False} for name in ("gate", "graves", "vaults", "throne")]
        seen |= set(state.row)
    assert len(seen) == 20


@rule("PT-S.14", "PT-S.28")
def test_who_guesses_what_lies_in_the_row_thinks_of_any_card_of_each_kind() -> None:
    state = GAME.new(1, luck=Luck(b"the row"))
    rows = {tuple(GAME.imagine(state, 0, Luck(bytes([seed]))).row) for seed in range(40)}
    assert len(rows) > 20
    assert all([tomb // 5 for tomb in row] == [0, 1, 2, 3] for row in rows)


@rule("PT-S.14")
def test_the_cards_of_a_kind_are_no_secret() -> None:
    catalogue = words_of(GAME).tree(GAME.catalogue())
    by_kind = [[card["key"] for card in catalogue["necropolis"] if card["kind"] == name] for name in KINDS]
    assert [len(cards) for cards in by_kind] == [5, 5, 5, 5]
    assert all(str(card["lp"]) in card["text"] for card in catalogue["necropolis"])
    assert [entry["key"] for entry in catalogue["lich_king"]] == list(LICH_CARDS)


@rule("PT-S.2")
@pytest.mark.parametrize(("gates_units", "gates_buildings", "legends"), list(product([False, True], repeat=3)))
def test_solo_goes_with_every_mix_of_expansions(gates_units: bool, gates_buildings: bool, legends: bool) -> None:
    options: dict[str, str | int | bool] = {"gates_units": gates_units, "gates_buildings": gates_buildings, "legends": legends, "level": 5}
    match = Match(GAME, 1, options, b"mix")
    luck = QuickLuck(3)
    while not match.state.over:
        legal = GAME.legal(match.state, 0)  # type: ignore[arg-type]
        match.play_offered(legal[luck.below(len(legal))])
    assert len(match.state.row) == match.state.risen == 4  # type: ignore[attr-defined]


@rule("PT-S.30")
@pytest.mark.parametrize(("gates_units", "gates_buildings", "legends"), list(product([False, True], repeat=3)))
def test_a_head_start_with_what_forges_legends(gates_units: bool, gates_buildings: bool, legends: bool) -> None:
    options = {"gates_units": gates_units, "gates_buildings": gates_buildings, "legends": legends}
    state = GAME.new(1, options, Luck(b"head start"))
    start = 5 + 1 if legends else 0
    assert state.lich_score == GAME.view(state, 0)["lich"]["score"] == start
    assert GAME.view(state, None)["lich"]["sums"] == ({"head-start": start} if start else {})
    assert GAME.new(2, options, Luck(b"head start")).lich_score == 0
    assert GAME.new(1, {**options, "level": 4}, Luck(b"head start")).lich_score == (5 + 4 if legends else 0)


# Recruitment


@rule("PT-S.15", "PT-S.8")
def test_three_packs_of_four() -> None:
    state = GAME.new(1, luck=Luck(b"packs"))
    assert (len(state.pack[0]), len(state.stock), len(state.draw)) == (4, 8, 81 - 12)
    view = GAME.view(state, 0)
    assert len(view["players"][0]["pack"]) == 4
    assert view["stock"] == {"count": 8}
    assert view["lich"]["draft"] == {"pick": 1, "picks": 5, "pack": 1, "unseen": 2, "packs": [[], [], []], "left": []}


@rule("PT-S.16", "PT-S.17", "PT-S.8")
def test_the_course_of_the_draft() -> None:
    first, second = ["knight", "ogre", "cook", "farmer"], ["demon", "dragon", "golem", "rogue"]
    third = ["miner", "monkey", "archer", "kraken"]
    table = alone(Kingdom(pack=first), lair=Lair(unseen=second + third), at="solo_draft")
    assert table.pack(0) == first
    table.play(0, "recruit ogre")
    assert table.pack(0) == second
    assert table.cite(0, "recruit ogre-1") == "PT-S.16"
    assert table.cite(0, "recruit knight-1") == "PT-S.16"  # one pack at a time
    table.play(0, "recruit dragon")
    assert table.pack(0) == third
    table.play(0, "recruit kraken")
    assert table.pack(0) == ["knight", "cook", "farmer"]  # what was passed over comes again
    assert [kind(card) for card in lich(table)["draft"]["left"]] == ["miner", "monkey", "archer"]
    table.play(0, "recruit knight")
    assert table.pack(0) == ["demon", "golem", "rogue"]
    table.play(0, "recruit demon")
    assert table.ask == "plan"
    assert table.hand(0) == ["ogre", "dragon", "kraken", "knight", "demon"]
    left = ["miner", "monkey", "archer", "cook", "farmer", "golem", "rogue"]
    assert [KEY_OF[card] for card in table.state.left_over[0]] == left
    assert lich(table)["draft"] == {
        "pick": 6, "picks": 5, "pack": None, "unseen": 0, "packs": [[], [], []], "left": [f"{name}-1" for name in left],
    }  # fmt: skip


@rule("PT-S.17", "PT-S.28")
def test_what_comes_again_and_what_is_left_over_lies_open_before_the_monarch() -> None:
    table = alone(at="solo_draft")
    table.play(0, first_pick(table))
    table.play(0, first_pick(table))
    for viewer in (0, None):
        draft = lich(table, viewer)["draft"]
        assert (draft["pick"], draft["pack"], draft["unseen"]) == (3, 3, 0)
        assert [len(pack) for pack in draft["packs"]] == [3, 3, 0]
        assert (None in draft["packs"][0]) == (viewer is None)
    table.play(0, first_pick(table))
    assert [len(pack) for pack in lich(table)["draft"]["packs"]] == [0, 3, 0]
    assert len(lich(table)["draft"]["left"]) == 3
    assert lich(table, None)["draft"]["left"] == [None] * 3
    assert lich(table, None)["claims"] == {}


@rule("PT-S.17")
def test_the_kept_card_joins_the_hand_and_is_never_left_over() -> None:
    table = alone(Kingdom(kept="kraken"), at="solo_draft", turn=2)
    while table.ask == "solo_draft":
        table.play(0, first_pick(table))
    assert len(table.hand(0)) == 6
    assert table.hand(0)[-1] == "kraken"
    assert len(table.state.left_over[0]) == 7


@rule("PT-4.8")
def test_the_discard_pile_is_shuffled_when_a_solo_deal_needs_it() -> None:
    table = alone(at="construction", rest="discard", draw=["knight", "ogre", "cook", "farmer", "demon"])
    table.to("solo_draft")
    assert table.pack(0) == ["knight", "ogre", "cook", "farmer"]
    assert len(table.state.stock) == 8
    assert table.told("reshuffled")


@rule("PT-S.28")
def test_packs_and_necropolis_cards_are_hidden_until_their_time() -> None:
    table = alone(Kingdom(pack=["knight"]), lair=Lair(unseen=["kraken"]), at="solo_draft")
    for viewer in (0, None):
        assert "kraken" not in str(table.view(viewer))
        assert "rusted-gate" not in str(table.view(viewer))
    assert "knight-1" not in str(table.view(None))
    assert lich(table, None)["claims"] == {}
    row = {GAME.imagine(table.state, 0, QuickLuck(seed)).row for seed in range(200)}
    assert {tomb for cards in row for tomb in cards} == set(range(20))  # nothing about the row is known
    table.to("construction")
    rows = {GAME.imagine(table.state, 0, QuickLuck(seed)).row for seed in range(50)}
    assert {cards[0] for cards in rows} == {0}
    assert len({cards[1:] for cards in rows}) > 10


@rule("PT-S.28")
def test_what_may_be_taken_back_in_the_draft() -> None:
    """The opening of a new pack cannot be undone; later picks show nothing new."""
    table = alone(at="solo_draft")
    table.play(0, first_pick(table))
    assert not table.match.can_undo(0)
    table.play(0, first_pick(table))
    assert not table.match.can_undo(0)
    while table.ask == "solo_draft":
        table.play(0, first_pick(table))
    for hand in (4, 3, 2):
        table.match.undo(0)
        assert len(table.hand(0)) == hand
    assert not table.match.can_undo(0)


# Wars


@rule("PT-S.18", "PT-S.10", "PT-S.7")
def test_one_card_is_turned_up_in_each_wars_phase() -> None:
    table = alone()
    for turn in range(1, 5):
        table.to("plan")
        assert [place["risen"] for place in lich(table)["row"]] == [n < turn - 1 for n in range(4)]
        table.to("construction")
        shown = [place["card"] for place in lich(table, None)["row"]]
        assert shown == [*LAIR.row[:turn], *[None] * (4 - turn)]
        assert table.told("risen")[-1]["necropolis"] == LAIR.row[turn - 1]
        if turn < 4:
            table.to("solo_draft")


@rule("PT-S.18")
def test_the_card_is_turned_up_after_the_units_are_revealed() -> None:
    table = alone(Kingdom(hand=["time-master", "knight"]))
    table.deploy(0, "time-master front-1", "knight front-2")
    assert table.ask == "age_chosen"
    assert lich(table)["row"][0]["card"] is None
    table.play(0, "age knight")
    assert lich(table)["row"][0]["card"] == "rusted-gate"


@rule("PT-S.19", "PT-S.10")
@pytest.mark.parametrize("turn", [1, 2, 3, 4])
def test_a_host_is_the_sum_of_all_active_cards(turn: int) -> None:
    table = fight(Kingdom(), Lair(), turn)
    risen = table.told("risen")[-1]
    assert (risen["n"], risen["n2"]) == hosts(*LAIR.row[:turn])
    assert [(host["strength"], host["known"]) for host in lich(table)["hosts"]] == [(n, True) for n in hosts(*LAIR.row[:turn])]


@rule("PT-S.19", "PT-S.10")
def test_both_hosts_grow_every_turn_whatever_the_row_is() -> None:
    for row in product(*[NECROPOLIS_KEYS[5 * n : 5 * n + 5] for n in range(4)]):
        grown = [hosts(*row[:n]) for n in range(5)]
        assert all(now[0] > before[0] and now[1] > before[1] for before, now in pairwise(grown))


@rule("PT-S.19")
def test_the_board_says_between_what_a_host_will_be() -> None:
    table = alone(turn=2)
    for n, host in enumerate(lich(table)["hosts"]):
        more = [card.hosts[n] for card in NECROPOLIS[5:10]]
        assert (host["strength"], host["known"]) == (GATE.hosts[n], False)
        assert (host["least"], host["most"]) == (GATE.hosts[n] + min(more), GATE.hosts[n] + max(more))


def strength_of(n: int) -> Kingdom:
    """A Kingdom of some strength, made of Militiamen and their age."""
    return Kingdom(front=[aged("militiaman", n - 2)]) if n >= 2 else Kingdom()


@rule("PT-S.20", "PT-S.21", "PT-S.10", "PT-6.5", "PT-6.6")
@pytest.mark.parametrize("more", [-1, 0, 1])
def test_a_war_against_each_host(more: int) -> None:
    """Row and strength are chosen so that the stronger host ties, wins or loses."""
    weak, strong = sorted(hosts("toll-bridge"))
    row = ("toll-bridge", *WEAK_ROW[1:])
    for rival in (weak, strong):
        mine = rival + more
        table = fight(strength_of(mine), Lair(row=row))
        assert table.lp(0).get("war", 0) == 3 * sum(mine >= host for host in (weak, strong))
        assert his(table).get("war", 0) == 3 * sum(host >= mine for host in (weak, strong))
        wars = table.told("host-war")
        assert [war["host"] for war in wars] == ["pale", "crimson"]
        assert {war["n"] for war in wars} == {mine}
        assert not table.told("war")


@rule("PT-S.20")
def test_abilities_count_the_wars_won_against_hosts() -> None:
    table = fight(Kingdom(front=["kraken", "commander"], back=["rogue"], gold=0))
    assert table.lp(0) == {"war": 6, "commander": 2}
    assert table.gold(0) - table.income(0) == 2
    table = fight(Kingdom(back=["commander", "rogue"], gold=0))
    assert table.lp(0) == {}
    assert table.gold(0) == table.income(0)


@rule("PT-S.5")
def test_the_lich_king_has_no_kingdom() -> None:
    table = fight(Kingdom(front=["knight"]))
    assert len(table.view(0)["players"]) == 1
    assert set(his(table)) <= {"war", *NECROPOLIS_KEYS, *LICH_CARDS}


@rule("PT-S.22", "PT-S.9")
def test_lp_for_left_over_cards_with_the_feature() -> None:
    lair = Lair(row=("raven-arch", *WEAK_ROW[1:]), left_over=["knight", "miner", "cook", "ogre", "farmer", "rogue", "golem"])
    table = fight(Kingdom(front=["kraken", "demon"]), lair)
    assert his(table) == {"raven-arch": 3}
    assert [(claim["card"], claim["necropolis"]) for claim in table.told("claimed")] == [
        ("knight-1", "raven-arch"),
        ("miner-1", "raven-arch"),
        ("rogue-1", "raven-arch"),
    ]


@rule("PT-S.22", "PT-S.9")
def test_each_active_card_counts_the_new_one_included() -> None:
    """Knights have cost 1, strength 4 and three copies; Monkeys none of what is looked for."""
    lair = Lair(row=("bone-fence", "heroes-mound", "coffin-maker", "silent-court"), left_over=["knight", "knight", "monkey"])
    strong = Kingdom(front=[aged("militiaman", 90)])
    lp = {name: NECROPOLIS[NECROPOLIS_KEYS.index(name)].lp for name in lair.row}
    for turn, names in [(1, lair.row[:1]), (2, lair.row[:2]), (3, lair.row[:2]), (4, (*lair.row[:2], lair.row[3]))]:
        assert his(fight(strong, lair, turn)) == {name: 2 * lp[name] for name in names}


@rule("PT-S.9")
def test_active_features_are_known_in_the_draft() -> None:
    first = ["knight", "cook", "farmer", "rogue"]
    table = alone(Kingdom(pack=first), lair=Lair(row=("raven-arch", *WEAK_ROW[1:])), at="solo_draft", turn=2)
    assert lich(table)["claims"] == {"knight-1": 1, "cook-1": 0, "farmer-1": 0, "rogue-1": 1}
    assert lich(table)["features"] == [{"card": "raven-arch", "lp": 1, "left": 0, "open": 2}]
    table.play(0, "recruit knight")
    assert lich(table)["claims"]["rogue-1"] == 1  # it comes again, and can still be taken
    assert "knight-1" not in lich(table)["claims"]


@rule("PT-S.9")
def test_a_card_taken_is_denied_to_him() -> None:
    packs = [["knight", "kraken", "cook", "farmer"], ["knight", "ogre", "golem", "demon"], ["veteran", "monkey", "monkey", "sculptor"]]
    lair = Lair(row=("raven-arch", *WEAK_ROW[1:]), unseen=[*packs[1], *packs[2]])
    earned = []
    for picks in (["knight", "knight", "veteran", "cook", "ogre"], ["kraken", "demon", "veteran", "cook", "ogre"]):
        table = alone(Kingdom(pack=packs[0]), lair=lair, at="solo_draft", turn=2)
        for card in picks:
            table.play(0, f"recruit {card}")
        table.to("construction")
        earned.append(his(table).get("raven-arch", 0))
    assert earned == [0, 2]


FEATURES = {
    "rusted-gate": ("monkey", "cook", "veteran"),
    "raven-arch": ("knight", "treefolk", "necromancer"),
    "toll-bridge": ("ogre", "dragon", "kraken"),
    "twin-lanterns": ("golem", "archer", "monkey"),
    "bone-fence": ("knight", "farmer", "manticore"),
    "paupers-field": ("cook", "dragon", "shapeshifter"),
    "willow-hollow": ("woodcutter", "manticore", "archer"),
    "soldiers-rest": ("rogue", "treefolk", "forest-spirit"),
    "heroes-mound": ("knight", "demon", "kraken"),
    "restless-barrow": ("ogre", "dragon", "strategist"),
    "coffin-maker": ("woodcutter", "peddler", "landlord"),
    "funeral-feast": ("farmer", "hunter", "leviathan"),
    "jewelled-tomb": ("miner", "cave-spirit", "adventurer"),
    "grave-goods": ("farmer", "adventurer", "leviathan"),
    "ferrymans-purse": ("blacksmith", "wood-merchant", "giant-snake"),
    "heralds-stair": ("golem", "master-alchemist", "time-master"),
    "iron-choir": ("archer", "rogue", "leviathan"),
    "hall-of-hourglasses": ("sculptor", "mystical-healer", "relic-of-wisdom"),
    "silent-court": ("knight", "farmer", "woodcutter"),
    "crown-of-rime": ("kraken", "ogre", "shapeshifter"),
}
"""For each Necropolis card some base Units with its feature."""
OTHERS = {
    "rusted-gate": "knight",
    "raven-arch": "monkey",
    "toll-bridge": "knight",
    "twin-lanterns": "knight",
    "bone-fence": "golem",
    "paupers-field": "archer",
    "willow-hollow": "rogue",
    "soldiers-rest": "knight",
    "heroes-mound": "dragon",
    "restless-barrow": "knight",
    "coffin-maker": "farmer",
    "funeral-feast": "miner",
    "jewelled-tomb": "farmer",
    "grave-goods": "knight",
    "ferrymans-purse": "rogue",
    "heralds-stair": "knight",
    "iron-choir": "knight",
    "hall-of-hourglasses": "knight",
    "silent-court": "archer",
    "crown-of-rime": "knight",
}
"""A base Unit without it."""


EVERY_CARD = [
    pytest.param("rusted-gate", marks=rule("PT-N.1")),
    pytest.param("raven-arch", marks=rule("PT-N.2")),
    pytest.param("toll-bridge", marks=rule("PT-N.3")),
    pytest.param("twin-lanterns", marks=rule("PT-N.4")),
    pytest.param("bone-fence", marks=rule("PT-N.5")),
    pytest.param("paupers-field", marks=rule("PT-N.6")),
    pytest.param("willow-hollow", marks=rule("PT-N.7")),
    pytest.param("soldiers-rest", marks=rule("PT-N.8")),
    pytest.param("heroes-mound", marks=rule("PT-N.9")),
    pytest.param("restless-barrow", marks=rule("PT-N.10")),
    pytest.param("coffin-maker", marks=rule("PT-N.11")),
    pytest.param("funeral-feast", marks=rule("PT-N.12")),
    pytest.param("jewelled-tomb", marks=rule("PT-N.13")),
    pytest.param("grave-goods", marks=rule("PT-N.14")),
    pytest.param("ferrymans-purse", marks=rule("PT-N.15")),
    pytest.param("heralds-stair", marks=rule("PT-N.16")),
    pytest.param("iron-choir", marks=rule("PT-N.17")),
    pytest.param("hall-of-hourglasses", marks=rule("PT-N.18")),
    pytest.param("silent-court", marks=rule("PT-N.19")),
    pytest.param("crown-of-rime", marks=rule("PT-N.20")),
]


@rule("PT-S.22", "PT-S.23")
@pytest.mark.parametrize("name", EVERY_CARD)
def test_necropolis_card(name: str) -> None:
    n = NECROPOLIS_KEYS.index(name)
    card = NECROPOLIS[n]
    row = [*WEAK_ROW]
    row[n // 5] = name
    lair = Lair(row=row, left_over=[*FEATURES[name], OTHERS[name]])
    table = fight(Kingdom(), lair, turn=n // 5 + 1)
    assert his(table)[name] == 3 * card.lp
    pale, crimson = hosts(*row[: n // 5 + 1])
    assert table.told("risen")[-1] == {"kind": "risen", "necropolis": name, "n": pale, "n2": crimson}
    assert table.state.lich_score == sum(his(table).values())


@pytest.mark.parametrize("key", EVERY_CARD)
def test_the_ledger_has_the_same_necropolis_cards(key: str) -> None:
    n = NECROPOLIS_KEYS.index(key)
    card = NECROPOLIS[n]
    row = GAME.ledger.paragraphs[f"PT-N.{n + 1}"].text
    name = words_of(GAME).get(f"necropolis.{key}.name")
    assert row.startswith(f"Card: {name}; Kind: {KINDS[n // 5].capitalize()}; ")
    assert f"Pale Host: {card.hosts[0]}; Crimson Host: {card.hosts[1]}; " in row
    assert row.endswith(f"LP: {card.lp}")


@rule("PT-S.23")
def test_printed_values_count_whatever_happens_to_a_card() -> None:
    """A Unit without printed strength has strength 0; conditions do not matter; a negative cost is less than 0."""
    row = ("rusted-gate", "paupers-field", "funeral-feast", "silent-court")
    earned = his(fight(Kingdom(), Lair(row, left_over=["shapeshifter", "monkey", "hunter", "leviathan"]), turn=3))
    assert earned["rusted-gate"] == 3 * GATE.lp
    assert earned["paupers-field"] == 2
    assert earned["funeral-feast"] == 2 * NECROPOLIS[NECROPOLIS_KEYS.index("funeral-feast")].lp


@rule("PT-S.23", "PT-S.2")
def test_artifacts_have_no_cost_and_no_strength_but_all_else() -> None:
    artifacts = ["bottomless-purse", "luxuriant-grove", "shield-of-power", "hourglass", "urn-of-ashes"]
    found = {name: {KEY_OF[card] for card in CARDS_WITH[n]}.intersection(artifacts) for n, name in enumerate(NECROPOLIS_KEYS)}
    for name in (*NECROPOLIS_KEYS[:3], *NECROPOLIS_KEYS[5:10]):
        assert found[name] == set()
    assert found["twin-lanterns"] == {"bottomless-purse", "luxuriant-grove", "shield-of-power"}
    assert found["crown-of-rime"] == {"hourglass", "urn-of-ashes"}
    assert found["coffin-maker"] == found["grave-goods"] == found["silent-court"] == {"luxuriant-grove"}
    assert found["ferrymans-purse"] == {"bottomless-purse"}
    assert found["heralds-stair"] == {"hourglass"}
    assert found["iron-choir"] == {"shield-of-power"}
    assert found["hall-of-hourglasses"] == {"urn-of-ashes"}
    lair = Lair(row=("twin-lanterns", *WEAK_ROW[1:]), left_over=["shield-of-power", "hourglass"])
    assert his(fight(Kingdom(), lair, legends=True))["twin-lanterns"] == 1


@rule("PT-S.23")
def test_every_feature_is_found_and_missed_in_every_box() -> None:
    for n, name in enumerate(NECROPOLIS_KEYS):
        base = {card for card in range(len(CARD_IDS)) if GAME.in_box(GAME.new(1), card)}
        share = len(CARDS_WITH[n] & base) / len(base)
        assert 0.05 < share < 0.5, name


@rule("PT-S.25")
def test_the_left_over_cards_are_discarded_face_down_after_the_wars() -> None:
    table = fight(Kingdom(), Lair(left_over=["knight", "ogre"]))
    assert table.state.left_over == [()]
    assert sorted(table.pile("discard")) == ["knight", "ogre"]
    assert table.view(0)["discard"] == {"count": 2}
    assert lich(table)["draft"] is None


@rule("PT-S.26")
def test_order_in_the_solo_wars_phase() -> None:
    lair = Lair(left_over=["cook"], cards=["covetous-crown"])
    table = fight(Kingdom(front=["kraken", "rogue"], buildings={"temple": 2}), lair)
    kinds = [event["kind"] for event in table.told("risen", "host-war", "lich-earned", "earned", "gained", "income")]
    assert kinds == ["risen", "host-war", "host-war", "lich-earned", "lich-earned", "earned", "earned", "gained", "income"]


# Lich King cards


@rule("PT-S.24", "PT-S.11", "PT-K.1")
@pytest.mark.parametrize(("mine", "lp"), [(0, 2), (90, 0)])
def test_crushing_march(mine: int, lp: int) -> None:
    table = fight(strength_of(mine), Lair(cards=["crushing-march"]))
    assert his(table).get("crushing-march", 0) == lp


@rule("PT-K.1")
def test_crushing_march_counts_a_tie() -> None:
    weak, strong = sorted(hosts("toll-bridge"))
    row = ("toll-bridge", *WEAK_ROW[1:])
    assert his(fight(strength_of(strong), Lair(row=row, cards=["crushing-march"])))["crushing-march"] == 1
    assert his(fight(strength_of(weak), Lair(row=row, cards=["crushing-march"])))["crushing-march"] == 2


@rule("PT-S.24", "PT-K.2")
@pytest.mark.parametrize(("turn", "lp"), [(1, 0), (2, 4), (3, 4), (4, 6)])
def test_twice_cursed(turn: int, lp: int) -> None:
    """Cook: cost 0, strength 1. Farmer: too, and no phase ability. Knight: only the last of these. Woodcutter: cost 0 and the last."""
    lair = Lair(row=WEAK_ROW, left_over=["cook", "farmer", "knight", "woodcutter"], cards=["twice-cursed"])
    assert his(fight(Kingdom(), lair, turn)).get("twice-cursed", 0) == lp


@rule("PT-S.24", "PT-K.3")
@pytest.mark.parametrize(
    ("front", "back", "lp"),
    [([aged("knight", 3), "ogre"], [], 1), ([aged("knight"), aged("ogre", 2)], [aged("cook")], 2), (["knight"], [aged("cook")], 0)],
)
def test_toll_of_years(front: list[Placed], back: list[Placed], lp: int) -> None:
    table = fight(Kingdom(front=front, back=back), Lair(cards=["toll-of-years"]))
    assert his(table).get("toll-of-years", 0) == lp


@rule("PT-S.24", "PT-K.4")
def test_covetous_crown() -> None:
    table = fight(Kingdom(buildings={"temple": 2, "mine": 2, "town": 1}), Lair(cards=["covetous-crown"]))
    assert his(table)["covetous-crown"] == 2
    assert "covetous-crown" not in his(fight(Kingdom(buildings={"town": 1}), Lair(cards=["covetous-crown"])))


@rule("PT-S.11", "PT-S.24")
def test_only_the_lich_king_cards_in_use_count() -> None:
    kingdom = Kingdom(front=[aged("knight")], buildings={"temple": 2})
    assert set(his(fight(kingdom))) == {"war"}
    assert set(his(fight(kingdom, Lair(cards=["toll-of-years", "covetous-crown"])))) == {"war", "toll-of-years", "covetous-crown"}


# The end


def ended(mine: int, theirs: int, gold: int = 0) -> Table:
    """The end of a game in which the fourth turn gives the Monarch 6 LP and the Lich King nothing."""
    table = alone(Kingdom(front=[aged("militiaman", 90)], score=mine - 6, gold=gold), lair=Lair(score=theirs), turn=4)
    table.to("end")
    return table


@rule("PT-S.3", "PT-S.27")
@pytest.mark.parametrize(("mine", "theirs", "winners"), [(40, 39, (0,)), (40, 40, ()), (39, 40, ())])
def test_more_lp_than_the_lich_king_wins(mine: int, theirs: int, winners: tuple[int, ...]) -> None:
    table = ended(mine, theirs, gold=20)  # Gold breaks no tie
    assert table.result.scores == (mine,)
    assert table.result.winners == winners
    rival = table.result.rivals[0]
    assert (rival.key, rival.score, sum(lp for _, lp in rival.lines)) == ("lich-king", theirs, theirs)
    assert [event["kind"] for event in table.told("won", "lich-won")] == (["won"] if winners else ["lich-won"])


@rule("PT-S.27")
def test_only_the_monarch_counts_at_the_end() -> None:
    table = alone(Kingdom(buildings={"temple": 2, "town": 1}), lair=Lair(score=11), turn=4, at="construction")
    table.to("end")
    assert table.lp(0) == {"temple": 3, "town": 1}
    assert table.state.lich_score == 11


@rule("PT-S.4", "PT-S.3")
def test_all_other_phases_are_as_always() -> None:
    """A game in which nothing is wanted: four turns of six phases, income, and time passing."""
    table = alone(at="solo_draft")
    table.to("end")
    phases = [(event["n"], event["phase"]) for event in table.told("phase")]
    names = ["recruitment", "deployment", "wars", "income", "construction", "aging"]
    assert phases == [(turn, name) for turn in range(1, 5) for name in names][1:]
    assert table.gold(0) == 3 + 4 * 2


@rule("PT-S.29")
def test_the_score_of_the_lich_king_never_falls() -> None:
    table = alone(Kingdom(hand=["kraken"], gold=9, buildings={"temple": 2}, score=20), lair=Lair(score=7))
    table.deploy(0, "kraken front-1")
    assert table.state.lich_score >= 7
    score = 0
    match = Match(GAME, 1, {"level": 5}, b"never")
    luck = QuickLuck(8)
    while not match.state.over:
        legal = GAME.legal(match.state, 0)  # type: ignore[arg-type]
        match.play_offered(legal[luck.below(len(legal))])
        assert match.state.lich_score >= score  # type: ignore[attr-defined]
        score = match.state.lich_score  # type: ignore[attr-defined]


# Positions


@pytest.mark.parametrize(
    ("field", "value", "where"),
    [
        ("row", ["paupers-field", "rusted-gate", "coffin-maker", "heralds-stair"], "row"),
        ("row", [], "row"),
        ("row", ["nonsense"], "row[0]"),
        ("risen", 1, "risen"),
        ("lich_cards", ["crushing-march"], "lich_cards"),
        ("tally", [[-1, 1, "nonsense", 3]], "tally[0]"),
    ],
)
def test_what_cannot_be_is_refused_with_its_place(field: str, value: object, where: str) -> None:
    data = GAME.dump(GAME.new(1, luck=Luck(b"position")))
    GAME.load({**data})
    with pytest.raises(BadPosition) as bad:
        GAME.load({**data, field: value})
    assert bad.value.where == where


def test_packs_fit_the_pick() -> None:
    data = GAME.dump(GAME.new(1, luck=Luck(b"position")))
    data["players"][0]["left_over"], data["stock"] = data["stock"][:3], data["stock"][3:]
    with pytest.raises(BadPosition) as bad:
        GAME.load(data)
    assert bad.value.where == "players[0].pack"


def test_there_is_no_lich_king_with_more_monarchs() -> None:
    data = GAME.dump(GAME.new(3, luck=Luck(b"position")))
    assert GAME.view(GAME.load(data), 0)["lich"] is None
    for field, value in (("lich_score", 3), ("row", [*LAIR.row]), ("risen", 1)):
        with pytest.raises(BadPosition):
            GAME.load({**data, field: value})
