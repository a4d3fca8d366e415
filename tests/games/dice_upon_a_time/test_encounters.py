"""Exchanges between figures that meet (DU-18, DU-R.45, DU-R.54)."""

from __future__ import annotations

from taletable.testing import rule

from .table import Player, Table

AWAY = Player("", at="king", passed=True)


def meeting(one: Player, two: Player, **more: object) -> Table:
    """Seats 0 and 1 are on the Town, in a turn of seat 0."""
    return Table(one, two, AWAY, **more)  # type: ignore[arg-type]


@rule("DU-R.64", "DU-R.54")
def test_who_is_asked_for_the_whole_hand_has_no_choice() -> None:
    for asked, ask in ((1, "hand_item"), (2, "place")):
        table = meeting(Player(tokens="gold"), Player(hand=["golden-bird", "starwort"]))
        table.play("trade 1", *["want an-item"] * asked, "propose", "accept")
        assert table.ask == ask
        assert len(table.cards("hand", 0)) == (2 if asked == 2 else 0)


@rule("DU-18.1", "DU-18.2", "DU-R.45")
def test_tokens_quests_side_quests_and_items_change_hands() -> None:
    one = Player(tokens="gold gold", quests=["pay-the-piper"], tales=["home-for-supper"], hand=["starwort"])
    table = meeting(one, Player(tokens="apple", hand=["golden-bird"], quests=["hans-in-luck"]))
    table.play("trade 1", "give gold", "give gold", "give pay-the-piper", "give home-for-supper", "show starwort")
    table.play("want apple", "want hans-in-luck", "want an-item", "propose")
    assert (table.ask, table.waiting) == ("consent", [1])
    table.play("accept")
    while table.ask == "take_own":
        table.play("let-it-be")
    assert table.tokens(0) == {"apple": 1}
    assert table.tokens(1) == {"gold": 2}
    assert table.cards("active", 0) == ["hans-in-luck"]
    assert table.cards("active", 1) == ["pay-the-piper"]
    assert table.cards("tales", 1) == ["home-for-supper"]
    assert table.cards("hand", 0) == ["golden-bird"]
    assert table.cards("hand", 1) == ["starwort"]
    assert table.ask == "place"


@rule("DU-18.3", "DU-R.54")
def test_an_exchange_is_never_compulsory() -> None:
    table = meeting(Player(tokens="gold", hand=["starwort"]), Player(tokens="apple"))
    table.play("trade 1", "give gold", "show starwort", "want apple", "propose", "decline")
    assert table.tokens(0) == {"gold": 1}
    assert table.cards("hand", 0) == ["starwort"]
    assert table.cite("trade 1") == "DU-R.54"


@rule("DU-R.45")
def test_gifts_are_allowed() -> None:
    table = meeting(Player(tokens="gold"), Player())
    table.play("trade 1", "give gold", "propose", "accept")
    assert table.tokens(1) == {"gold": 1}


@rule("DU-18.1")
def test_only_figures_on_the_same_field_meet() -> None:
    table = Table(Player(tokens="gold"), Player(at="church"), Player(at="town"))
    assert [act for act in table.options() if act.startswith("trade")] == ["trade 2"]
    empty = meeting(Player(), Player())
    assert empty.cite("trade 1") == "DU-18.2"
    nothing = meeting(Player(tokens="gold"), Player())
    nothing.play("trade 1")
    assert nothing.cite("propose") == "DU-18.1"
    nothing.play("cancel")
    assert nothing.ask == "place"


@rule("DU-R.45")
def test_what_cannot_be_traded() -> None:
    tales = ["red-hot-shoes", "a-sack-of-coals", "home-for-supper"]
    table = meeting(Player(tales=tales, rabbits=2), Player(tokens="gold"))
    table.play("trade 1")
    assert [act for act in table.options() if act.startswith("give")] == ["give home-for-supper"]


@rule("DU-R.45", "DU-14.4")
def test_nobody_may_end_with_more_than_four_quests() -> None:
    four = ["pay-the-piper", "a-trail-of-crumbs", "one-of-everything", "the-bride-price"]
    table = meeting(Player(quests=["hans-in-luck"]), Player(quests=four))
    table.play("trade 1", "give hans-in-luck")
    assert table.cite("propose") == "DU-R.45"
    table.play("want pay-the-piper", "propose", "accept")
    assert len(table.cards("active", 1)) == 4


@rule("DU-R.45", "DU-16.3")
def test_thieves_do_not_react_to_exchanges_but_the_branch_does() -> None:
    table = Table(Player(tokens="gold"), Player(hand=["hazel-branch"]), Player(hand=["cudgel-in-the-sack"], at="king"))
    table.play("trade 1", "give gold", "propose", "accept")
    assert (table.ask, table.waiting) == ("take_own", [1])
    table.play("play-token hazel-branch gold")
    assert table.tokens(1) == {"gold": 2}
    assert table.ask == "place"


@rule("DU-R.45")
def test_an_exchange_in_phase_5_can_help_a_quest() -> None:
    one = Player("plain:6", quests=["harvest-thanksgiving"], tokens="apple")
    table = Table(one, Player("", at="church", tokens="apple", passed=True), seats=2, options={"cards": "beginner"})
    table.play("place red-plain town--church", "walk church", "trade 1", "want apple", "propose", "accept", "complete harvest-thanksgiving")
    assert table.score(0) == 3


@rule("DU-R.15")
def test_a_quest_item_moves_with_its_card() -> None:
    table = meeting(Player(quests=["the-old-sword"]), Player())
    table.state.carrier[1] = 0
    table.play("trade 1", "give the-old-sword", "propose", "accept")
    assert table.view(None)["carrier"]["old-sword"] == 1


@rule("DU-18.2", "DU-18.3")
def test_only_what_was_agreed_changes_hands() -> None:
    """Who was asked for no item keeps all of them; who agreed to give one says which."""
    table = meeting(Player(tokens="gold gold"), Player(hand=["starwort", "golden-ball"]))
    table.play("trade 1", "give gold", "propose", "accept")
    table.let_be()
    assert (table.ask, table.tokens(1), table.cards("hand", 1)) == ("place", {"gold": 1}, ["starwort", "golden-ball"])
    table.play("trade 1", "give gold", "want an-item", "propose", "accept")
    assert (table.ask, table.options()) == ("hand_item", ["hand-over starwort", "hand-over golden-ball"])


@rule("DU-R.54")
def test_an_item_on_the_table_is_seen_and_one_asked_for_is_not() -> None:
    table = meeting(Player(hand=["starwort"]), Player(hand=["golden-bird", "golden-ball"]))
    table.play("trade 1", "show starwort", "want an-item")
    assert table.view(2)["shown"] == ["starwort"]
    table.play("propose", "accept", "hand-over golden-ball")
    assert table.view(0)["players"][0]["hand"] == ["golden-ball"]
    assert table.view(2)["players"][0]["hand"] == {"count": 1}
    told = [event for event in table.events if event.kind == "holds"]
    assert all(not event.seen_by(2) and not event.seen_by(None) for event in told)
