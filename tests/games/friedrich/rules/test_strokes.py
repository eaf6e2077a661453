"""The six strokes of fate: subsidies, nations that leave, the Imperial Army in other hands."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.clock import can_end, pass_once, start_of_turn_7, turn_up, wait_for
from tests.games.friedrich.vocabulary import (
    asked,
    chance,
    deal_on,
    do,
    gone,
    hand,
    held,
    offered,
    position,
    troops,
    where,
    winners,
)

CROWNS = {
    "Friedrich": "Berlin",
    "Ferdinand": "Stade",
    "Cumberland": "Alfeld",
    "Saltikov": "Sierpc",
    "Ehrensvärd": "Stralsund",
    "Daun": "Brünn",
    "Hildburghausen": "Leipzig",
    "Soubise": "Koblenz",
}
"""One general for each nation, in supply, and Cumberland."""

PRUSSIANS = ["Dohna", "Heinrich", "Keith", "Lehwaldt", "Schwerin", "Seydlitz", "Winterfeldt"]
"""All of them but Friedrich."""


def on_map(s: FriedrichState, nation: str) -> list[str]:
    """The pieces of a nation that are on the map."""
    number = tables.NATIONS.index(nation)
    pieces = [name for name, owner in zip(tables.PIECES, tables.NATION, strict=True) if owner == number]
    return [piece for piece in pieces if where(s, piece) not in ("off", "gone")]


def until(s: FriedrichState, seat: str) -> FriedrichState:
    """Pass until this seat must decide."""
    while asked(s) != [seat]:
        pass_once(s)
    return s


def leave(s: FriedrichState) -> FriedrichState:
    """Let Prussia give Dohna up, if she is asked whom."""
    return do(s, "remove Dohna") if offered(s, "remove") else s


# Subsidies for Prussia


@pytest.mark.rule("friedrich", "fate-poems")
@pytest.mark.rule("friedrich", "fate-lord-bute")
@pytest.mark.rule("friedrich", "X11a")
@pytest.mark.parametrize(("first", "second"), [("Poems", "Lord Bute"), ("Lord Bute", "Poems")])
def test_poems_and_lord_bute_cut_the_prussian_draw_from_7_to_5_to_4(first: str, second: str) -> None:
    assert len(hand(deal_on(turn_up("1", pieces=CROWNS)), "Prussia")) == 7
    s = deal_on(turn_up(first, pieces=CROWNS))
    assert len(hand(s, "Prussia")) == 5
    assert asked(s) == ["Frederick"]
    assert offered(s, "move")
    s = deal_on(turn_up(second, pieces=CROWNS, drawn=[first]))
    assert len(hand(s, "Prussia")) == 4


@pytest.mark.rule("friedrich", "fate-poems")
@pytest.mark.rule("friedrich", "fate-lord-bute")
@pytest.mark.rule("friedrich", "11")
@pytest.mark.parametrize("stroke", ["Poems", "Lord Bute"])
def test_a_cut_of_the_subsidies_lasts_and_touches_nobody_else(stroke: str) -> None:
    s = turn_up(stroke, pieces=CROWNS)
    assert asked(s) == ["chance"]
    draws = {
        "Prussia": 5,
        "Hanover": 2,
        "Russia": 4,
        "Sweden": 1,
        "Austria": 5,
        "Imperial Army": 1,
        "France": 3,
    }
    wait_for(s, "fate 1")
    assert {nation: len(hand(s, nation)) for nation in draws} == draws
    chance(s, "fate 1")
    assert len(hand(until(s, "Frederick"), "Prussia")) == 10
    assert sorted(on_map(s, nation)[0] for nation in draws) == sorted(set(CROWNS) - {"Cumberland"})


# America and India


@pytest.mark.rule("friedrich", "fate-america")
@pytest.mark.rule("friedrich", "fate-india")
@pytest.mark.rule("friedrich", "X11b")
@pytest.mark.parametrize("stroke", ["America", "India"])
def test_the_first_of_america_and_india_leaves_austria_4_cards_and_france_3(stroke: str) -> None:
    s = wait_for(turn_up(stroke, pieces=CROWNS), "move Daun")
    assert len(hand(s, "Austria")) == 4
    assert len(hand(s, "Hanover")) == 2
    until(s, "Pompadour")
    assert offered(s, "move")
    assert not offered(s, "discard"), "France keeps all three"
    assert len(hand(s, "France")) == 3
    assert where(s, "Soubise") == "Koblenz"
    assert where(s, "Cumberland") == "Alfeld"


@pytest.mark.rule("friedrich", "fate-america")
@pytest.mark.rule("friedrich", "fate-india")
def test_without_america_and_india_austria_draws_5_and_france_discards_one_of_4() -> None:
    s = wait_for(turn_up("1", pieces=CROWNS), "move Daun")
    assert len(hand(s, "Austria")) == 5
    until(s, "Pompadour")
    assert len(offered(s, "discard")) == 4


@pytest.mark.rule("friedrich", "fate-america")
@pytest.mark.rule("friedrich", "fate-india")
@pytest.mark.rule("friedrich", "X11b")
@pytest.mark.rule("friedrich", "11")
@pytest.mark.parametrize(("first", "second"), [("America", "India"), ("India", "America")])
def test_the_second_of_america_and_india_takes_france_out(first: str, second: str) -> None:
    s = turn_up(
        second,
        drawn=[first],
        pieces={**CROWNS, "French train 1": "Gemünden"},
        held={"France": ["Kassel", "Hameln"]},
        hands={"France": ["5C.1", "6C.1"]},
    )
    assert on_map(s, "France") == []
    assert hand(s, "France") == []
    assert held(s, "France") == []
    assert gone(s, "Cumberland")
    assert asked(s) == ["chance"]
    assert winners(s) is None
    assert len(hand(wait_for(s, "move Ferdinand"), "Hanover")) == 1
    assert len(hand(wait_for(s, "move Daun"), "Austria")) == 4


@pytest.mark.rule("friedrich", "X11b")
@pytest.mark.rule("friedrich", "R67")
@pytest.mark.rule("friedrich", "fate-india")
def test_pompadour_plays_the_imperial_army_once_france_is_out() -> None:
    s = turn_up("India", drawn=["America"], pieces=CROWNS)
    wait_for(s, "move Hildburghausen")
    assert asked(s) == ["Pompadour"]


@pytest.mark.rule("friedrich", "fate-america")
@pytest.mark.rule("friedrich", "R62")
def test_cumberland_is_removed_from_outside_the_map_too() -> None:
    pieces = {name: city for name, city in CROWNS.items() if name != "Cumberland"}
    s = turn_up("America", drawn=["India"], pieces=pieces)
    assert gone(s, "Cumberland")


@pytest.mark.rule("friedrich", "fate-america")
def test_cumberland_never_returns() -> None:
    board: dict[str, Any] = {
        "turn": 8,
        "nation": "Hanover",
        "phase": "recruit",
        "hands": {"Hanover": ["6C.1", "7C.1"]},
    }
    s = position(
        pieces={"Friedrich": "Berlin"},
        out=["France"],
        gone=["Cumberland"],
        drawn=["India", "America"],
        **board,
    )
    assert "Ferdinand" in offered(s, "recruit")
    assert "Cumberland" not in offered(s, "recruit")


# Elisabeth


@pytest.mark.rule("friedrich", "fate-elisabeth")
@pytest.mark.rule("friedrich", "R64")
@pytest.mark.rule("friedrich", "11")
def test_russia_leaves_with_all_she_has() -> None:
    s = turn_up(
        "Elisabeth",
        pieces={**CROWNS, "Russian train 1": "Warszawa", "Fermor": "Toruń"},
        held={"Russia": ["Küstrin"], "Sweden": ["Stettin"]},
        hands={"Russia": ["5C.1", "6C.1"], "Sweden": ["7C.1"]},
    )
    assert on_map(s, "Russia") == []
    assert hand(s, "Russia") == []
    assert held(s, "Russia") == []
    assert on_map(s, "Sweden") == ["Ehrensvärd"]
    assert hand(s, "Sweden") == ["7C.1"]
    assert held(s, "Sweden") == ["Stettin"]


@pytest.mark.rule("friedrich", "R64")
@pytest.mark.rule("friedrich", "fate-elisabeth")
def test_a_nation_that_has_left_draws_and_does_nothing() -> None:
    s = turn_up("Elisabeth", pieces=CROWNS)
    until(s, "Frederick")
    until(s, "Elisabeth")
    assert offered(s, "move") == ["Ehrensvärd"]
    wait_for(s, "fate 1")
    assert hand(s, "Russia") == []


@pytest.mark.rule("friedrich", "R64")
def test_the_hand_of_a_nation_that_leaves_goes_to_the_discard_piles() -> None:
    everything = [card for card in tables.CARD_NAMES if card not in ("7S.1", "2D.4")]
    s = turn_up("Elisabeth", pieces=CROWNS, hands={"Russia": ["7S.1"]}, discards=everything, decks=4)
    chance(s, "draw 2D.4")
    assert offered(s, "draw") == sorted(card for card in tables.CARD_NAMES if card[-1] in "12")


@pytest.mark.rule("friedrich", "fate-elisabeth")
@pytest.mark.rule("friedrich", "R65")
@pytest.mark.parametrize("place", ["Mohrungen", None])
def test_lehwaldt_goes_with_elisabeth_wherever_he_is(place: str | None) -> None:
    pieces = CROWNS if place is None else {**CROWNS, "Lehwaldt": place}
    s = turn_up("Elisabeth", pieces={**pieces, "Heinrich": "Potsdam"})
    assert gone(s, "Lehwaldt")
    assert asked(s) == ["chance"]
    assert on_map(s, "Prussia") == ["Friedrich", "Heinrich"]
    assert not gone(s, "Winterfeldt")


@pytest.mark.rule("friedrich", "R65")
def test_elisabeth_costs_prussia_nothing_if_lehwaldt_is_gone_already() -> None:
    s = turn_up("Elisabeth", pieces={**CROWNS, "Heinrich": "Potsdam"}, gone=["Lehwaldt"])
    assert asked(s) == ["chance"]
    assert [general for general in tables.PIECES if gone(s, general) and general in PRUSSIANS] == ["Lehwaldt"]


@pytest.mark.rule("friedrich", "fate-elisabeth")
@pytest.mark.rule("friedrich", "R65")
def test_elisabeth_lets_prussia_choose_in_the_revised_edition() -> None:
    pieces = {**CROWNS, "Lehwaldt": "Mohrungen", "Heinrich": "Potsdam"}
    s = turn_up("Elisabeth", pieces=pieces, options={"revised_fate": "on"})
    assert asked(s) == ["Frederick"]
    assert offered(s) == [f"remove {general}" for general in PRUSSIANS]
    do(s, "remove Keith")
    assert gone(s, "Keith")
    assert where(s, "Lehwaldt") == "Mohrungen"
    assert on_map(s, "Russia") == []
    assert asked(s) == ["chance"]


# Sweden


@pytest.mark.rule("friedrich", "fate-sweden")
@pytest.mark.rule("friedrich", "R64")
@pytest.mark.rule("friedrich", "R66")
def test_sweden_leaves_and_prussia_gives_up_a_general_of_her_choice() -> None:
    s = turn_up(
        "Sweden",
        pieces={**CROWNS, "Swedish train": "Wismar", "Heinrich": "Potsdam"},
        held={"Sweden": ["Stettin"], "Russia": ["Küstrin"]},
        hands={"Sweden": ["5C.1"]},
    )
    assert asked(s) == ["Frederick"]
    assert offered(s) == [f"remove {general}" for general in PRUSSIANS]
    do(s, "remove Heinrich")
    assert gone(s, "Heinrich")
    assert where(s, "Friedrich") == "Berlin"
    assert on_map(s, "Sweden") == []
    assert hand(s, "Sweden") == []
    assert held(s, "Sweden") == []
    assert on_map(s, "Russia") == ["Saltikov"]
    assert held(s, "Russia") == ["Küstrin"]
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "R66")
def test_the_general_given_up_for_sweden_may_be_off_the_map_but_not_gone() -> None:
    s = turn_up("Sweden", pieces=CROWNS, gone=["Lehwaldt"])
    assert "remove Lehwaldt" not in offered(s)
    assert "remove Friedrich" not in offered(s)
    do(s, "remove Schwerin")
    assert gone(s, "Schwerin")


@pytest.mark.rule("friedrich", "R66")
@pytest.mark.rule("friedrich", "fate-sweden")
def test_a_general_given_up_never_returns() -> None:
    hands = {"Prussia": ["6C.1", "7C.1"]}
    s = position(turn=8, phase="recruit", pieces={"Friedrich": "Potsdam"}, gone=["Schwerin"], hands=hands)
    assert "Keith" in offered(s, "recruit")
    assert "Schwerin" not in offered(s, "recruit")


# The Imperial Army


@pytest.mark.rule("friedrich", "R67")
@pytest.mark.rule("friedrich", "X11c")
@pytest.mark.rule("friedrich", "fate-elisabeth")
@pytest.mark.rule("friedrich", "fate-sweden")
@pytest.mark.parametrize("stroke", ["Elisabeth", "Sweden"])
def test_the_imperial_army_stays_while_only_one_of_russia_and_sweden_is_out(stroke: str) -> None:
    s = leave(turn_up(stroke, pieces=CROWNS))
    wait_for(s, "move Hildburghausen")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R67")
@pytest.mark.rule("friedrich", "X11c")
@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "fate-elisabeth")
@pytest.mark.rule("friedrich", "fate-sweden")
@pytest.mark.parametrize(("first", "left"), [("Elisabeth", "Russia"), ("Sweden", "Sweden")])
def test_the_imperial_army_passes_to_elisabeth_when_russia_and_sweden_are_out(first: str, left: str) -> None:
    second = "Sweden" if first == "Elisabeth" else "Elisabeth"
    absent = "Saltikov" if left == "Russia" else "Ehrensvärd"
    pieces = {name: city for name, city in CROWNS.items() if name != absent}
    s = turn_up(
        second,
        drawn=[first],
        out=[left],
        pieces=pieces,
        troops={"Hildburghausen": 5},
        hands={"Imperial Army": ["5C.1", "6C.1"]},
        held={"Imperial Army": ["Leipzig"]},
    )
    leave(s)
    assert (hand(s, "Imperial Army"), held(s, "Imperial Army")) == (["5C.1", "6C.1"], ["Leipzig"])
    assert troops(s, "Hildburghausen") == 5
    wait_for(s, "move Daun")
    assert asked(s) == ["Maria Theresa"]
    wait_for(s, "move Hildburghausen")
    assert asked(s) == ["Elisabeth"]
    assert can_end(s, "Hildburghausen", "Halle")


@pytest.mark.rule("friedrich", "R67")
def test_the_imperial_army_does_not_pass_at_the_first_of_america_and_india() -> None:
    s = wait_for(turn_up("India", pieces=CROWNS), "move Hildburghausen")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R67")
def test_the_imperial_army_still_moves_after_austria() -> None:
    s = turn_up("India", drawn=["America"], pieces=CROWNS)
    until(s, "Maria Theresa")
    assert "Daun" in offered(s, "move")
    do(s, "done")
    until(s, "Pompadour")
    assert offered(s, "move") == ["Hildburghausen"]


@pytest.mark.rule("friedrich", "R69")
@pytest.mark.rule("friedrich", "R67")
def test_with_three_players_elisabeth_gets_the_imperial_army_from_france() -> None:
    s = turn_up("India", drawn=["America"], pieces=CROWNS, scenario="three-players")
    wait_for(s, "move Hildburghausen")
    assert asked(s) == ["Elisabeth"]


@pytest.mark.rule("friedrich", "R69")
def test_with_three_players_elisabeth_gets_the_imperial_army_from_russia_and_sweden() -> None:
    pieces = {name: city for name, city in CROWNS.items() if name != "Ehrensvärd"}
    s = turn_up("Elisabeth", drawn=["Sweden"], out=["Sweden"], pieces=pieces, scenario="three-players")
    wait_for(s, "move Hildburghausen")
    assert asked(s) == ["Elisabeth"]
    do(s, "done")
    wait_for(s, "move Soubise")
    assert asked(s) == ["Elisabeth"]


# Nations that are there no more


@pytest.mark.rule("friedrich", "R62")
@pytest.mark.rule("friedrich", "R64")
def test_a_line_about_a_nation_that_has_left_is_void() -> None:
    board: dict[str, Any] = {"pieces": {"Friedrich": "Berlin", "Daun": "Brünn"}, "out": ["Russia"]}
    s = turn_up("9", drawn=["Elisabeth"], **board)
    plain = start_of_turn_7("9", **{**board, "drawn": ["Elisabeth", "9"]})
    assert s.dump() == plain.dump()


@pytest.mark.rule("friedrich", "fate-sweden")
def test_the_only_prussian_general_who_can_go_goes_without_a_question() -> None:
    others = ["Winterfeldt", "Schwerin", "Keith", "Seydlitz", "Dohna", "Lehwaldt"]
    s = position(turn=7, phase="end", pieces={"Friedrich": "Berlin", "Heinrich": "Potsdam"}, gone=others)
    do(s, "fate Sweden")
    assert gone(s, "Heinrich")
    assert not gone(s, "Friedrich")
