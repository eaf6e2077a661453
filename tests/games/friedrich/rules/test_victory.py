"""The end of the game (12): who has won, and when it is looked at."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.facts import tables
from tests.games.friedrich.clock import end_of_turn_6, pass_once, turn_up, wait_for
from tests.games.friedrich.vocabulary import asked, chance, do, hand, held, offered, position, winners


def goals(nation: str, order: int = 0) -> list[str]:
    """The objectives of a nation, or only those of one order."""
    cities = tables.OBJECTIVES[tables.NATIONS.index(nation)]
    return [tables.CITIES[city] for city in cities if order in (0, tables.OBJECTIVE_ORDER[city])]


OWNERS = [
    ("Russia", "Elisabeth"),
    ("Sweden", "Elisabeth"),
    ("Austria", "Maria Theresa"),
    ("Imperial Army", "Maria Theresa"),
    ("France", "Pompadour"),
]
CROWNS = {
    "Friedrich": "Berlin",
    "Saltikov": "Sierpc",
    "Ehrensvärd": "Stralsund",
    "Daun": "Brünn",
    "Hildburghausen": "Leipzig",
    "Soubise": "Koblenz",
}


# Holding every objective


@pytest.mark.rule("friedrich", "12")
@pytest.mark.parametrize(("nation", "seat"), OWNERS)
def test_an_attacker_wins_with_all_objectives_of_one_nation(nation: str, seat: str) -> None:
    s = position(turn=3, nation="France", phase="end", pieces=CROWNS, held={nation: goals(nation)})
    assert winners(s) == [seat]
    assert s.over()


@pytest.mark.rule("friedrich", "12")
@pytest.mark.rule("friedrich", "R72")
@pytest.mark.parametrize(("nation", "seat"), OWNERS)
def test_one_missing_objective_is_enough_to_go_on(nation: str, seat: str) -> None:
    for missing in goals(nation):
        rest = [city for city in goals(nation) if city != missing]
        s = position(turn=3, nation="France", phase="end", pieces=CROWNS, held={nation: rest})
        assert winners(s) is None, (seat, missing)
        assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "12")
def test_the_objectives_of_two_nations_of_a_player_do_not_add_up() -> None:
    held_now = {"Russia": goals("Russia")[:9], "Sweden": goals("Sweden")[:9]}
    assert winners(position(turn=3, nation="France", phase="end", pieces=CROWNS, held=held_now)) is None


@pytest.mark.rule("friedrich", "12")
@pytest.mark.rule("friedrich", "R70")
@pytest.mark.parametrize("nation", ["Prussia", "Russia", "Sweden", "Austria", "Imperial Army"])
def test_nobody_wins_before_the_turn_is_over(nation: str) -> None:
    s = position(turn=3, nation=nation, phase="supply", pieces=CROWNS, held={"Russia": goals("Russia")})
    assert winners(s) is None
    assert s.asks()
    while winners(s) is None:
        pass_once(s)
    assert winners(s) == ["Elisabeth"]
    assert len(hand(s, "France")) == 3, "France has had her stage"
    assert hand(s, "Prussia") == [], "the next turn has not begun"


@pytest.mark.rule("friedrich", "R70")
@pytest.mark.rule("friedrich", "R72")
def test_an_objective_lost_again_before_the_end_of_the_turn_does_not_count() -> None:
    pieces = {"Hildburghausen": "Leipzig", "Ferdinand": "Göttingen", "Saltikov": "Sierpc"}
    board: dict[str, Any] = {"turn": 3, "pieces": pieces, "held": {"France": goals("France")}}
    s = position(nation="Hanover", **board)
    do(s, "move Ferdinand", "go Münden")
    assert held(s, "France") == sorted(set(goals("France")) - {"Göttingen"})
    for _ in range(200):
        pass_once(s)
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R70")
@pytest.mark.rule("friedrich", "X11e")
@pytest.mark.rule("friedrich", "12")
def test_who_has_won_at_the_end_of_a_turn_needs_no_card_of_fate() -> None:
    s = position(
        turn=9,
        nation="France",
        phase="supply",
        pieces=CROWNS,
        held={"Russia": goals("Russia")},
        drawn=["1", "2", "3"],
    )
    assert winners(s) == ["Elisabeth"]
    assert s.asks() == []


# Several winners


@pytest.mark.rule("friedrich", "R71")
@pytest.mark.rule("friedrich", "12")
def test_all_who_fulfil_their_condition_at_the_same_time_win() -> None:
    held_now = {"Russia": goals("Russia"), "France": goals("France")}
    s = position(turn=4, nation="France", phase="end", pieces=CROWNS, held=held_now)
    assert winners(s) == ["Elisabeth", "Pompadour"]


@pytest.mark.rule("friedrich", "R71")
def test_a_player_wins_once_with_two_nations() -> None:
    held_now = {"Austria": goals("Austria"), "Imperial Army": goals("Imperial Army")}
    s = position(turn=4, nation="France", phase="end", pieces=CROWNS, held=held_now)
    assert winners(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R71")
@pytest.mark.rule("friedrich", "R78")
def test_frederick_can_win_together_with_an_attacker_by_the_offensive_option() -> None:
    held_now = {"Prussia": goals("Prussia"), "Russia": goals("Russia")}
    s = position(
        turn=4,
        nation="France",
        phase="end",
        pieces=CROWNS,
        held=held_now,
        offensive="declared",
        aside="10S.1",
        options={"offensive_option": "on"},
    )
    assert winners(s) == ["Frederick", "Elisabeth"]


# Frederick


@pytest.mark.rule("friedrich", "12")
@pytest.mark.rule("friedrich", "X11f")
@pytest.mark.rule("friedrich", "fate-elisabeth")
@pytest.mark.rule("friedrich", "fate-sweden")
@pytest.mark.rule("friedrich", "fate-india")
@pytest.mark.rule("friedrich", "fate-america")
@pytest.mark.parametrize(
    ("last", "out"),
    [
        ("Elisabeth", ["Sweden", "France"]),
        ("Sweden", ["Russia", "France"]),
        ("India", ["Russia", "Sweden"]),
        ("America", ["Russia", "Sweden"]),
    ],
)
def test_frederick_wins_when_russia_sweden_and_france_are_out(last: str, out: list[str]) -> None:
    drawn = [card for card in ("Elisabeth", "Sweden", "India", "America") if card != last]
    general = {"Russia": "Saltikov", "Sweden": "Ehrensvärd", "France": "Soubise"}
    pieces = {name: city for name, city in CROWNS.items() if name not in [general[nation] for nation in out]}
    imperial = "Pompadour" if "France" in out else "Elisabeth"
    s = turn_up(last, pieces=pieces, out=out, drawn=drawn, imperial=imperial)
    if offered(s, "remove"):
        do(s, "remove Dohna")
    assert winners(s) == ["Frederick"]
    assert s.over()


@pytest.mark.rule("friedrich", "12")
@pytest.mark.parametrize("missing", ["Russia", "Sweden", "France"])
def test_frederick_has_not_won_while_one_of_the_three_is_there(missing: str) -> None:
    strokes = {"Russia": ["Elisabeth"], "Sweden": ["Sweden"], "France": ["India", "America"]}
    out = [nation for nation in strokes if nation != missing]
    drawn = [card for nation in out for card in strokes[nation]]
    imperial = "Elisabeth" if missing == "France" else "Pompadour"
    pieces = {"Friedrich": "Berlin", "Daun": "Brünn", "Hildburghausen": "Leipzig"}
    s = turn_up("1", pieces=pieces, out=out, drawn=drawn, imperial=imperial)
    assert winners(s) is None
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "12")
def test_frederick_does_not_win_with_the_bohemian_objectives_in_the_basic_game() -> None:
    s = position(turn=3, nation="France", phase="end", pieces=CROWNS, held={"Prussia": goals("Prussia")})
    assert winners(s) is None


# Easier conditions


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R68")
@pytest.mark.rule("friedrich", "X11c")
@pytest.mark.rule("friedrich", "fate-elisabeth")
def test_sweden_needs_only_her_first_objectives_once_russia_is_out() -> None:
    board: dict[str, Any] = {"pieces": CROWNS, "held": {"Sweden": goals("Sweden", 1)}}
    assert len(goals("Sweden", 1)) == 5
    assert winners(end_of_turn_6(**board)) is None
    assert winners(turn_up("1", **board)) is None
    assert winners(turn_up("Elisabeth", **board)) == ["Elisabeth"]


@pytest.mark.rule("friedrich", "R68")
def test_sweden_without_one_of_her_first_objectives_goes_on_even_with_all_the_second_ones() -> None:
    held_now = {"Sweden": [*goals("Sweden", 1)[:4], *goals("Sweden", 2)]}
    s = turn_up("Elisabeth", pieces=CROWNS, held=held_now)
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R68")
@pytest.mark.rule("friedrich", "X11c")
@pytest.mark.parametrize("nation", ["Austria", "Imperial Army"])
def test_austria_and_the_imperial_army_are_not_eased_by_one_exit_in_the_north(nation: str) -> None:
    s = turn_up("Elisabeth", pieces=CROWNS, held={nation: goals(nation, 1)})
    assert winners(s) is None


@pytest.mark.rule("friedrich", "11")
@pytest.mark.rule("friedrich", "R68")
@pytest.mark.rule("friedrich", "X11d")
@pytest.mark.rule("friedrich", "fate-india")
@pytest.mark.rule("friedrich", "fate-america")
@pytest.mark.parametrize(("first", "second"), [("America", "India"), ("India", "America")])
def test_austria_needs_only_her_12_first_objectives_once_france_is_out(first: str, second: str) -> None:
    board: dict[str, Any] = {"pieces": CROWNS, "held": {"Austria": goals("Austria", 1)}}
    assert len(goals("Austria", 1)) == 12
    assert winners(turn_up(first, **board)) is None
    assert winners(turn_up(second, drawn=[first], **board)) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R68")
@pytest.mark.rule("friedrich", "R67")
def test_the_imperial_army_wins_with_its_5_first_objectives_for_its_new_player() -> None:
    board: dict[str, Any] = {"pieces": CROWNS, "held": {"Imperial Army": goals("Imperial Army", 1)}}
    assert len(goals("Imperial Army", 1)) == 5
    assert winners(turn_up("1", **board)) is None
    assert winners(turn_up("India", drawn=["America"], **board)) == ["Pompadour"]
    pieces = {name: city for name, city in CROWNS.items() if name != "Ehrensvärd"}
    s = turn_up("Elisabeth", drawn=["Sweden"], out=["Sweden"], pieces=pieces, held=board["held"])
    assert winners(s) == ["Elisabeth"]


@pytest.mark.rule("friedrich", "R68")
@pytest.mark.rule("friedrich", "R67")
@pytest.mark.rule("friedrich", "fate-sweden")
def test_austria_is_eased_when_russia_and_sweden_are_both_out() -> None:
    pieces = {name: city for name, city in CROWNS.items() if name != "Saltikov"}
    s = turn_up(
        "Sweden",
        drawn=["Elisabeth"],
        out=["Russia"],
        pieces=pieces,
        held={"Austria": goals("Austria", 1)},
    )
    assert winners(do(s, "remove Dohna")) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R68")
@pytest.mark.parametrize("nation", ["Russia", "France"])
def test_russia_and_france_are_never_eased(nation: str) -> None:
    out = "France" if nation == "Russia" else "Russia"
    strokes = {"France": ["India", "America"], "Russia": ["Elisabeth"]}
    imperial = "Pompadour" if out == "France" else "Maria Theresa"
    s = turn_up(
        "1",
        pieces={"Friedrich": "Berlin"},
        out=[out],
        drawn=strokes[out],
        imperial=imperial,
        held={nation: goals(nation)[:9]},
    )
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R68")
def test_easier_conditions_hold_in_all_later_turns() -> None:
    s = position(
        turn=9,
        nation="France",
        phase="end",
        pieces={"Daun": "Brünn"},
        out=["France"],
        drawn=["India", "America", "1"],
        imperial="Pompadour",
        held={"Austria": goals("Austria", 1)},
    )
    assert winners(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R69")
def test_with_three_players_the_conditions_are_eased_in_the_same_way() -> None:
    board: dict[str, Any] = {"scenario": "three-players", "pieces": CROWNS, "drawn": ["America"]}
    s = turn_up("India", held={"Imperial Army": goals("Imperial Army", 1)}, **board)
    assert winners(s) == ["Elisabeth"]
    s = turn_up("India", held={"Austria": goals("Austria", 1)}, **board)
    assert winners(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "R69")
@pytest.mark.rule("friedrich", "12")
@pytest.mark.parametrize("nation", ["Russia", "Sweden", "France"])
def test_with_three_players_elisabeth_wins_with_any_of_her_three_nations(nation: str) -> None:
    held_now = {nation: goals(nation)}
    s = position(scenario="three-players", turn=3, nation="France", phase="end", pieces=CROWNS, held=held_now)
    assert winners(s) == ["Elisabeth"]


# A nation that is there no more


@pytest.mark.rule("friedrich", "R72")
@pytest.mark.rule("friedrich", "R64")
def test_a_nation_that_leaves_cannot_win_any_more() -> None:
    s = turn_up("Elisabeth", pieces=CROWNS, held={"Russia": goals("Russia")[:9]})
    assert held(s, "Russia") == []
    assert winners(s) is None
    s = turn_up("India", drawn=["America"], pieces=CROWNS, held={"France": goals("France")[:9]})
    assert held(s, "France") == []
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R70")
@pytest.mark.rule("friedrich", "R68")
def test_victory_is_looked_at_again_only_after_the_whole_effect_of_the_card() -> None:
    s = turn_up(
        "Sweden",
        pieces=CROWNS,
        drawn=["Elisabeth", "India"],
        out=["Russia"],
        imperial="Maria Theresa",
    )
    assert winners(s) is None
    assert offered(s, "remove")
    do(s, "remove Dohna")
    chance(wait_for(s, "fate America"), "fate America")
    assert winners(s) == ["Frederick"]
