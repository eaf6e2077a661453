"""2: the sequence of play."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.vocabulary import (
    asked,
    chance,
    deal_on,
    do,
    face_down,
    hand,
    held,
    off,
    offered,
    position,
    refused,
    where,
)

ORDER = ["Prussia", "Hanover", "Russia", "Sweden", "Austria", "Imperial Army", "France"]


def idle(s: FriedrichState) -> FriedrichState:
    """Let the player who is asked do as little as possible."""
    texts = offered(s)
    return do(s, "done" if "done" in texts else texts[0])


def stage(s: FriedrichState) -> tuple[str, list[str]]:
    """Play one stage without doing anything: the nation that drew, and the seats that were asked."""
    before = {nation: len(hand(s, nation)) for nation in tables.NATIONS}
    deal_on(s)
    drew = [nation for nation in tables.NATIONS if len(hand(s, nation)) > before[nation]]
    seats = set()
    while asked(s) != ["chance"]:
        seats.update(asked(s))
        idle(s)
    assert len(drew) == 1
    return drew[0], sorted(seats)


@pytest.mark.rule("friedrich", "2")
def test_the_nations_act_in_their_order() -> None:
    s = position(phase="draw")
    assert [stage(s)[0] for _ in range(8)] == [*ORDER, "Prussia"]


@pytest.mark.rule("friedrich", "2")
@pytest.mark.parametrize(
    ("scenario", "player_of_france"), [("four-players", "Pompadour"), ("three-players", "Elisabeth")]
)
def test_each_player_acts_for_his_own_nations(scenario: str, player_of_france: str) -> None:
    s = position(scenario=scenario, phase="draw")
    players = ["Frederick", "Frederick", "Elisabeth", "Elisabeth", "Maria Theresa", "Maria Theresa", player_of_france]
    assert [stage(s)[1] for _ in range(7)] == [[player] for player in players]


@pytest.mark.rule("friedrich", "2")
@pytest.mark.rule("friedrich", "R53")
def test_a_nation_that_has_left_is_skipped_and_draws_nothing() -> None:
    s = position(nation="Hanover", phase="supply", turn=8, out=["Russia"], drawn=["Elisabeth"])
    assert stage(s)[0] == "Sweden"
    assert hand(s, "Russia") == []


@pytest.mark.rule("friedrich", "2")
def test_a_nation_without_pieces_still_has_its_stage() -> None:
    s = position(nation="Prussia", phase="supply", pieces={"Friedrich": "Berlin"})
    assert asked(s) == ["chance"]
    chance(s, "draw 2S.1", "draw 3S.1")
    assert hand(s, "Hanover") == ["2S.1", "3S.1"]


@pytest.mark.rule("friedrich", "2")
def test_cards_are_drawn_before_moving() -> None:
    s = position(phase="draw", nation="Sweden")
    assert asked(s) == ["chance"]
    assert len(hand(s, "Sweden")) == 0
    deal_on(s)
    assert asked(s) == ["Elisabeth"]
    assert len(hand(s, "Sweden")) == 1
    assert offered(s, "move") == ["Ehrensvärd", "Swedish train"]


@pytest.mark.rule("friedrich", "2")
def test_combat_follows_all_moves_and_supply_follows_combat() -> None:
    s = position(
        nation="France",
        pieces={"Soubise": "Münden", "Chevert": "Fulda", "Cumberland": "Northeim"},
        troops={"Soubise": 2, "Cumberland": 4},
    )
    do(s, "move Soubise", "go Göttingen", "stop")
    assert offered(s, "move") == ["Chevert"]
    assert not off(s, "Soubise")
    assert not face_down(s, "Chevert")
    do(s, "done")
    assert off(s, "Soubise")
    assert face_down(s, "Chevert")


@pytest.mark.rule("friedrich", "2")
def test_retroactive_conquest_follows_combat() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Göttingen", "Cumberland": "Northeim"},
        troops={"Soubise": 6, "Cumberland": 4}, marks=["Kassel"],
    )  # fmt: skip
    assert held(s, "France") == []
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert held(s, "France") == ["Kassel"]


@pytest.mark.rule("friedrich", "2")
def test_who_is_not_active_may_not_act() -> None:
    s = position(nation="Prussia")
    assert refused(s, "move Soubise", "Pompadour").rule == "2"
    assert refused(s, "done", "Elisabeth").rule == "2"


@pytest.mark.rule("friedrich", "2")
@pytest.mark.parametrize(("turn", "drawn"), [(1, False), (5, False), (6, True), (7, True)])
def test_the_clock_of_fate_starts_at_the_end_of_turn_six(turn: int, drawn: bool) -> None:
    more = ["1"] if turn == 7 else []
    s = position(turn=turn, nation="France", phase="end", drawn=more)
    assert asked(s) == ["chance"]
    assert bool(offered(s, "fate")) == drawn
    assert bool(offered(s, "draw")) != drawn


@pytest.mark.rule("friedrich", "2")
def test_a_drawn_card_of_fate_goes_under_the_pile() -> None:
    s = position(turn=7, nation="France", phase="end", drawn=["1"])
    cards = offered(s, "fate")
    assert len(cards) == 17
    assert "1" not in cards
    chance(s, "fate 2")
    assert asked(s) == ["chance"]
    assert offered(s, "fate") == []
    assert len(offered(s, "draw")) == 50


@pytest.mark.rule("friedrich", "2")
def test_home_countries() -> None:
    countries = {
        "Prussia": {"Prussia"}, "Hanover": {"Hanover"}, "Russia": set(), "Sweden": {"Sweden"}, "Austria": {"Austria"},
        "Imperial Army": {"Empire", "Saxony"}, "France": set(),
    }  # fmt: skip
    for number, nation in enumerate(tables.NATIONS):
        home = {tables.COUNTRY[city] for city in range(len(tables.CITIES)) if tables.HOME[number][city]}
        assert home == countries[nation]


@pytest.mark.rule("friedrich", "2")
def test_the_next_turn_begins_with_prussia() -> None:
    s = position(turn=1, nation="France", phase="end")
    deal_on(s)
    assert asked(s) == ["Frederick"]
    assert len(hand(s, "Prussia")) == 7
    assert where(s, "Friedrich") == "Oschatz"
