"""The advanced game (13): East Prussia, the Offensive Option, delayed fate, and re-entry as revised."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.clock import end_of_turn_6, turn_up, wait_for
from tests.games.friedrich.vocabulary import (
    asked,
    deal_on,
    do,
    hand,
    held,
    off,
    offered,
    position,
    refused,
    where,
    winners,
)


def goals(nation: str, order: int = 0) -> list[str]:
    """The objectives of a nation, or only those of one order."""
    cities = tables.OBJECTIVES[tables.NATIONS.index(nation)]
    return [tables.CITIES[city] for city in cities if order in (0, tables.OBJECTIVE_ORDER[city])]


def in_country(names: list[str], country: str) -> list[str]:
    return [name for name in names if tables.COUNTRY[tables.city(name)] == country]


# East Prussia

DISTRICT = ["Königsberg (East Prussia)", "Ortelsburg", "Rastenburg", "Riesenburg"]
EAST: dict[str, Any] = {"options": {"east_prussia": "on"}, "turn": 4, "nation": "Russia", "phase": "supply"}


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R73")
def test_an_east_prussia_without_russian_general_frees_two_objectives_of_prussias_choice() -> None:
    s = position(
        pieces={"Saltikov": "Sierpc", "Friedrich": "Berlin"},
        held={"Russia": [*DISTRICT, "Küstrin"]},
        **EAST,
    )
    assert asked(s) == ["Frederick"]
    assert offered(s) == [f"free {city}" for city in DISTRICT]
    do(s, "free Rastenburg")
    assert offered(s) == [f"free {city}" for city in DISTRICT if city != "Rastenburg"]
    do(s, "free Ortelsburg")
    assert held(s, "Russia") == ["Königsberg (East Prussia)", "Küstrin", "Riesenburg"]
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "R73")
@pytest.mark.parametrize("city", ["Mohrungen", "Rastenburg", "Tilsit"])
def test_one_russian_general_anywhere_in_east_prussia_is_enough(city: str) -> None:
    pieces = {"Tottleben": city, "Russian train 1": "Lyck"}
    s = position(pieces=pieces, held={"Russia": DISTRICT}, **EAST)
    assert asked(s) == ["chance"]
    assert held(s, "Russia") == DISTRICT


@pytest.mark.rule("friedrich", "R73")
def test_neither_a_russian_train_nor_an_ally_holds_east_prussia() -> None:
    pieces = {"Saltikov": "Sierpc", "Russian train 1": "Mohrungen", "Ehrensvärd": "Tilsit"}
    s = position(pieces=pieces, held={"Russia": DISTRICT}, **EAST)
    assert asked(s) == ["Frederick"]
    assert offered(s, "free") == DISTRICT


@pytest.mark.rule("friedrich", "R73")
def test_nothing_is_freed_while_russia_does_not_hold_all_of_east_prussia() -> None:
    s = position(pieces={"Saltikov": "Sierpc"}, held={"Russia": DISTRICT[:3]}, **EAST)
    assert asked(s) == ["chance"]
    assert held(s, "Russia") == DISTRICT[:3]


@pytest.mark.rule("friedrich", "R73")
def test_east_prussia_is_looked_at_after_the_russian_supply() -> None:
    s = position(pieces={"Saltikov": "Tilsit"}, down=["Saltikov"], held={"Russia": DISTRICT}, **EAST)
    assert off(s, "Saltikov")
    assert asked(s) == ["Frederick"]
    assert offered(s, "free") == DISTRICT


@pytest.mark.rule("friedrich", "R73")
def test_east_prussia_is_looked_at_in_the_russian_stage_and_with_the_option_only() -> None:
    board: dict[str, Any] = {**EAST, "pieces": {"Saltikov": "Sierpc"}, "held": {"Russia": DISTRICT}}
    assert asked(position(**{**board, "nation": "Sweden"})) == ["chance"]
    assert asked(position(**{**board, "options": {"east_prussia": "off"}})) == ["chance"]
    assert asked(position(**board)) == ["Frederick"]


# The Offensive Option: declaring

ON = {"offensive_option": "on"}
HIGH = ["9S.1", "10S.1", "13H.1", "RA.1"]
KING = {"Friedrich": "Berlin"}


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R74")
def test_prussia_declares_by_setting_a_card_of_10_or_more_aside() -> None:
    s = position(options=ON, turn=3, phase="option", pieces=KING, hands={"Prussia": HIGH})
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["aside 10S.1", "aside 13H.1", "aside RA.1", "decline"]
    assert refused(s, "aside 9S.1").rule == "13"
    do(s, "aside 13H.1")
    assert hand(s, "Prussia") == ["9S.1", "10S.1", "RA.1"]
    assert offered(s, "move") == ["Friedrich"]


@pytest.mark.rule("friedrich", "R74")
def test_prussia_declares_after_drawing_and_before_moving_in_turn_3() -> None:
    s = position(options=ON, turn=3, phase="draw", pieces=KING, hands={"Prussia": ["10D.1"]})
    deal_on(s)
    assert len(hand(s, "Prussia")) == 8
    assert offered(s) == ["aside 10D.1", "decline"]


@pytest.mark.rule("friedrich", "R74")
@pytest.mark.parametrize("turn", [1, 2, 4, 5])
def test_prussia_can_declare_in_turn_3_only(turn: int) -> None:
    offensive = "open" if turn < 3 else "declined"
    s = position(
        options=ON,
        turn=turn,
        phase="draw",
        pieces=KING,
        hands={"Prussia": ["10D.1"]},
        offensive=offensive,
    )
    deal_on(s)
    assert offered(s, "move") == ["Friedrich"]
    assert not offered(s, "aside")


@pytest.mark.rule("friedrich", "R74")
def test_nobody_is_asked_without_the_option() -> None:
    s = deal_on(position(turn=3, phase="draw", pieces=KING, hands={"Prussia": ["10D.1"]}))
    assert offered(s, "move") == ["Friedrich"]


# The Offensive Option: conquest

INVADER = {"Friedrich": "Trautenau", "Daun": "Brünn"}


def leave_trautenau(**board: Any) -> list[str]:
    """What Prussia holds when Friedrich has left the unprotected Trautenau."""
    return held(do(position(pieces=INVADER, **board), "move Friedrich", "go Glatz"), "Prussia")


@pytest.mark.rule("friedrich", "R75")
@pytest.mark.parametrize("turn", [1, 2])
def test_prussia_can_conquer_in_bohemia_in_turns_1_and_2(turn: int) -> None:
    assert leave_trautenau(options=ON, turn=turn) == ["Trautenau"]
    assert leave_trautenau(turn=turn) == []


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R75")
def test_prussia_can_conquer_in_bohemia_later_only_if_she_declared() -> None:
    assert leave_trautenau(options=ON, turn=5, offensive="declared", aside="10S.1") == ["Trautenau"]
    assert leave_trautenau(options=ON, turn=5, offensive="declined") == []
    assert leave_trautenau(options=ON, turn=5, offensive="ended") == []


@pytest.mark.rule("friedrich", "R75")
def test_conquests_stay_when_prussia_declares_and_are_void_when_she_does_not() -> None:
    board: dict[str, Any] = {
        "options": ON,
        "turn": 3,
        "phase": "option",
        "pieces": INVADER,
        "held": {"Prussia": ["Prag"]},
    }
    s = do(position(hands={"Prussia": HIGH}, **board), "aside 10S.1")
    assert held(s, "Prussia") == ["Prag"]
    assert held(do(s, "move Friedrich", "go Glatz"), "Prussia") == ["Prag", "Trautenau"]
    s = do(position(hands={"Prussia": HIGH}, **board), "decline")
    assert held(s, "Prussia") == []
    assert held(do(s, "move Friedrich", "go Glatz"), "Prussia") == []


@pytest.mark.rule("friedrich", "R74")
@pytest.mark.rule("friedrich", "R75")
def test_without_a_high_card_prussia_cannot_declare() -> None:
    s = position(
        options=ON,
        turn=3,
        phase="option",
        pieces=INVADER,
        held={"Prussia": ["Prag"]},
        hands={"Prussia": ["9S.1"]},
    )
    if offered(s) == ["decline"]:
        do(s, "decline")
    assert held(s, "Prussia") == []
    assert offered(s, "move")


# The Offensive Option: losing the card

DECLARED: dict[str, Any] = {"options": ON, "turn": 5, "offensive": "declared", "aside": "10S.1"}


def fight(s: FriedrichState) -> FriedrichState:
    """Let the winner pick a retreat, if there is a choice."""
    return do(s, f"retreat {offered(s, 'retreat')[0]}") if offered(s, "retreat") else s


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R76")
@pytest.mark.parametrize("nation", ["Prussia", "Austria"])
@pytest.mark.parametrize(("prussians", "taken"), [(5, False), (4, True), (1, True)])
def test_austria_takes_the_card_when_prussia_loses_to_her_by_3(
    nation: str,
    prussians: int,
    taken: bool,
) -> None:
    s = position(
        nation=nation,
        phase="combat",
        pieces={"Friedrich": "Halle", "Daun": "Leipzig"},
        troops={"Friedrich": prussians, "Daun": 7},
        **DECLARED,
    )
    assert hand(fight(s), "Austria") == (["10S.1"] if taken else [])


@pytest.mark.rule("friedrich", "R76")
def test_austria_does_not_take_the_card_for_defeats_by_others_or_of_hanover() -> None:
    s = position(
        phase="combat",
        pieces={"Friedrich": "Halle", "Hildburghausen": "Leipzig"},
        troops={"Friedrich": 2, "Hildburghausen": 6},
        **DECLARED,
    )
    assert off(s, "Friedrich")
    assert hand(s, "Austria") == []
    assert hand(s, "Imperial Army") == []
    s = position(
        nation="Hanover",
        phase="combat",
        pieces={"Ferdinand": "Halle", "Daun": "Leipzig"},
        troops={"Ferdinand": 3, "Daun": 7},
        **DECLARED,
    )
    assert off(s, "Ferdinand")
    assert hand(s, "Austria") == []


@pytest.mark.rule("friedrich", "R76")
def test_austria_does_not_take_the_card_for_a_prussian_victory_or_a_tie() -> None:
    pieces = {"Friedrich": "Halle", "Daun": "Leipzig"}
    for prussians in (7, 3):
        s = position(phase="combat", pieces=pieces, troops={"Friedrich": prussians, "Daun": 3}, **DECLARED)
        assert hand(fight(s), "Austria") == []


@pytest.mark.rule("friedrich", "R76")
@pytest.mark.parametrize(("city", "taken"), [("Olmütz", True), ("Leipzig", True), ("Rostock", False)])
def test_austria_takes_the_card_when_a_prussian_starves_south_of_line_5(city: str, taken: bool) -> None:
    s = position(phase="supply", pieces={"Keith": city, "Friedrich": "Berlin"}, down=["Keith"], **DECLARED)
    assert off(s, "Keith")
    assert hand(s, "Austria") == (["10S.1"] if taken else [])


@pytest.mark.rule("friedrich", "R76")
def test_a_prussian_who_is_only_turned_does_not_cost_the_card() -> None:
    s = position(phase="supply", pieces={"Keith": "Olmütz", "Friedrich": "Berlin"}, **DECLARED)
    assert where(s, "Keith") == "Olmütz"
    assert hand(s, "Austria") == []


# The Offensive Option: its end

FALLEN = {"Friedrich": "Olmütz", "Keith": "Berlin"}


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R77")
@pytest.mark.parametrize("stroke", ["Poems", "Lord Bute"])
def test_the_option_ends_when_the_card_is_lost_after_a_cut_of_the_subsidies(stroke: str) -> None:
    board: dict[str, Any] = {
        **DECLARED,
        "turn": 8,
        "phase": "supply",
        "pieces": FALLEN,
        "down": ["Friedrich"],
    }
    s = position(drawn=[stroke], held={"Prussia": ["Prag", "Eger"]}, **board)
    assert hand(s, "Austria") == ["10S.1"]
    assert held(s, "Prussia") == []
    s = position(drawn=["1"], held={"Prussia": ["Prag", "Eger"]}, **board)
    assert hand(s, "Austria") == ["10S.1"]
    assert held(s, "Prussia") == ["Eger", "Prag"]


@pytest.mark.rule("friedrich", "R77")
@pytest.mark.parametrize("stroke", ["Poems", "Lord Bute"])
def test_the_option_ends_when_the_subsidies_are_cut_after_the_card_was_lost(stroke: str) -> None:
    board: dict[str, Any] = {
        "options": ON,
        "offensive": "declared",
        "pieces": {**INVADER, "Friedrich": "Glatz"},
    }
    s = turn_up(stroke, hands={"Austria": ["10S.1"]}, held={"Prussia": ["Prag"]}, **board)
    assert held(s, "Prussia") == []
    s = turn_up(stroke, aside="10S.1", held={"Prussia": ["Prag"]}, **board)
    assert held(s, "Prussia") == ["Prag"]
    s = turn_up("1", hands={"Austria": ["10S.1"]}, held={"Prussia": ["Prag"]}, **board)
    assert held(s, "Prussia") == ["Prag"]


@pytest.mark.rule("friedrich", "R77")
def test_prussia_goes_on_conquering_while_only_one_of_the_two_has_happened() -> None:
    assert leave_trautenau(options=ON, turn=8, offensive="declared", hands={"Austria": ["10S.1"]}) == [
        "Trautenau",
    ]
    assert leave_trautenau(options=ON, turn=8, offensive="declared", aside="10S.1", drawn=["Poems"]) == [
        "Trautenau",
    ]


@pytest.mark.rule("friedrich", "R77")
def test_after_the_end_of_the_option_prussia_conquers_no_more() -> None:
    board: dict[str, Any] = {**DECLARED, "turn": 8, "drawn": ["Poems"], "phase": "supply", "down": ["Keith"]}
    s = position(pieces={"Keith": "Olmütz", "Friedrich": "Trautenau"}, held={"Prussia": ["Prag"]}, **board)
    assert held(s, "Prussia") == []
    wait_for(s, "move Friedrich")
    assert held(do(s, "move Friedrich", "go Glatz"), "Prussia") == []


# The Offensive Option: winning

ALL_14 = {"Prussia": goals("Prussia")}


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R78")
def test_prussia_wins_with_14_bohemian_objectives_at_the_end_of_a_turn() -> None:
    assert len(goals("Prussia")) == 14
    s = position(nation="France", phase="end", pieces=KING, held=ALL_14, **DECLARED)
    assert winners(s) == ["Frederick"]
    s = position(
        nation="France",
        phase="end",
        pieces=KING,
        held={"Prussia": goals("Prussia")[1:]},
        **DECLARED,
    )
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R78")
def test_prussia_does_not_win_at_the_end_of_her_stage_unless_so_agreed() -> None:
    s = position(phase="supply", pieces=KING, held=ALL_14, **DECLARED)
    assert winners(s) is None
    assert asked(s) == ["chance"]
    at_once = {**DECLARED, "options": {**ON, "offensive_at_once": "on"}}
    assert winners(position(phase="supply", pieces=KING, held=ALL_14, **at_once)) == ["Frederick"]
    s = position(phase="supply", pieces=KING, held={"Prussia": goals("Prussia")[1:]}, **at_once)
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R77")
@pytest.mark.rule("friedrich", "R78")
@pytest.mark.parametrize("offensive", ["declined", "ended"])
def test_prussia_does_not_win_in_bohemia_without_the_option_in_force(offensive: str) -> None:
    s = position(
        nation="France",
        phase="end",
        turn=5,
        options=ON,
        pieces=KING,
        held=ALL_14,
        offensive=offensive,
    )
    assert winners(s) is None


@pytest.mark.rule("friedrich", "R78")
def test_prussia_can_still_win_after_the_card_alone_is_lost() -> None:
    s = position(
        nation="France",
        phase="end",
        turn=5,
        options=ON,
        pieces=KING,
        held=ALL_14,
        offensive="declared",
        hands={"Austria": ["10S.1"]},
    )
    assert winners(s) == ["Frederick"]


# The Offensive Option: Austria's claim

SAXON = in_country(goals("Austria"), "Saxony")
SILESIAN = [city for city in goals("Austria") if city not in SAXON]


def austria_wins(cities: list[str], **board: Any) -> bool:
    s = position(
        **{
            "nation": "France",
            "phase": "end",
            "pieces": KING,
            **DECLARED,
            **board,
            "held": {"Austria": cities},
        }
    )
    return winners(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R79")
@pytest.mark.parametrize("saxon", range(5))
def test_austria_may_lack_any_4_objectives_once_the_option_was_declared(saxon: int) -> None:
    assert (len(SILESIAN), len(SAXON)) == (11, 5)
    assert austria_wins([*SILESIAN, SAXON[saxon]])
    assert austria_wins(goals("Austria")[4:])
    assert not austria_wins([*SILESIAN[1:], SAXON[saxon]])


@pytest.mark.rule("friedrich", "R79")
def test_austria_keeps_her_claim_when_the_option_has_failed() -> None:
    assert austria_wins([*SILESIAN, "Zittau"], offensive="ended", aside=None)


@pytest.mark.rule("friedrich", "R79")
def test_austria_has_no_claim_if_the_option_was_not_declared() -> None:
    assert not austria_wins([*SILESIAN, "Zittau"], offensive="declined", aside=None)
    assert not austria_wins([*SILESIAN, "Zittau"], options={}, offensive="open", aside=None)


EASED: dict[str, Any] = {
    "turn": 9,
    "out": ["France"],
    "drawn": ["India", "America", "1"],
    "imperial": "Pompadour",
}


@pytest.mark.rule("friedrich", "R79")
def test_an_eased_austria_needs_8_of_12_with_radeberg_or_zittau() -> None:
    first = in_country(goals("Austria", 1), "Prussia")
    assert len(first) == 10
    assert austria_wins([*first[:7], "Radeberg"], **EASED)
    assert austria_wins([*first[3:], "Zittau"], **EASED)
    assert not austria_wins([*first[:6], "Radeberg"], **EASED)
    assert not austria_wins(first, **EASED)


@pytest.mark.rule("friedrich", "R79")
def test_second_objectives_do_not_help_an_eased_austria() -> None:
    first = in_country(goals("Austria", 1), "Prussia")
    assert not austria_wins([*first[:8], "Görlitz", "Muskau", "Kamenz"], **EASED)
    assert not austria_wins([*first[:6], "Radeberg", "Bunzlau"], **EASED)


@pytest.mark.rule("friedrich", "R79")
def test_a_claim_places_no_markers() -> None:
    cities = [*SILESIAN, "Zittau"]
    s = position(nation="France", phase="end", pieces=KING, held={"Austria": cities}, **DECLARED)
    assert held(s, "Austria") == sorted(cities)


@pytest.mark.rule("friedrich", "R80")
@pytest.mark.parametrize("nation", ["Russia", "Sweden", "Imperial Army", "France"])
def test_the_option_changes_nothing_for_the_other_nations(nation: str) -> None:
    s = position(nation="France", phase="end", pieces=KING, held={nation: goals(nation)[1:]}, **DECLARED)
    assert winners(s) is None
    s = position(nation="France", phase="end", pieces=KING, held={nation: goals(nation)}, **DECLARED)
    assert winners(s) is not None


# Delayed fate

LATE = {"Elisabeth", "Poems", "America"}


@pytest.mark.rule("friedrich", "13")
@pytest.mark.rule("friedrich", "R86")
def test_delayed_fate_keeps_three_strokes_out_of_the_first_four_cards() -> None:
    options = {"delayed_fate": "on"}
    early = [card for card in tables.FATE_NAMES if card not in LATE]
    for drawn in range(4):
        s = position(
            turn=6 + drawn,
            nation="France",
            phase="end",
            pieces={},
            drawn=early[:drawn],
            options=options,
        )
        assert offered(s, "fate") == sorted(early[drawn:])
    s = position(turn=10, nation="France", phase="end", pieces={}, drawn=early[:4], options=options)
    assert offered(s, "fate") == sorted(set(tables.FATE_NAMES) - set(early[:4]))
    assert set(offered(end_of_turn_6(pieces={}), "fate")) >= LATE


# Substitute entry as revised

REVISED = {"revised_reentry": "on"}


def entries(nation: str, general: str, options: dict[str, str], pieces: dict[str, str]) -> list[str]:
    """Where this general may return to the map."""
    s = position(
        turn=4,
        nation=nation,
        phase="recruit",
        options=options,
        pieces=pieces,
        hands={nation: ["12C.1", "13C.1"]},
    )
    if general not in offered(s, "recruit"):
        return []
    do(s, f"recruit {general}")
    return offered(s, "enter") or [where(s, general)]


@pytest.mark.rule("friedrich", "R50")
@pytest.mark.rule("friedrich", "R51")
def test_the_substitute_area_of_hanover_differs_by_edition() -> None:
    old = entries("Hanover", "Ferdinand", {}, {"Soubise": "Stade"})
    assert len(old) == 16
    assert "Celle" in old
    assert "Hamburg" not in old
    new = entries("Hanover", "Ferdinand", REVISED, {"Soubise": "Stade"})
    assert len(new) == 22
    assert "Celle" not in new
    assert "Hamburg" in new


@pytest.mark.rule("friedrich", "R51")
def test_the_substitute_area_of_prussia_differs_by_edition() -> None:
    old = entries("Prussia", "Friedrich", {}, {"Daun": "Berlin"})
    new = entries("Prussia", "Friedrich", REVISED, {"Daun": "Berlin"})
    assert len(old) == 20
    assert set(new) - set(old) == {"Fürstenberg (Havel)"}


@pytest.mark.rule("friedrich", "R50")
def test_a_depot_held_by_an_ally_opens_the_substitute_area_in_the_revised_edition_only() -> None:
    pieces = {"Soubise": "Stralsund"}
    assert entries("Sweden", "Ehrensvärd", {}, pieces) == []
    assert entries("Sweden", "Ehrensvärd", REVISED, pieces) == [
        "Bützow",
        "Greifswald",
        "Grimmen",
        "Wismar",
        "Wolgast",
    ]
    assert entries("Sweden", "Ehrensvärd", REVISED, {"Saltikov": "Stralsund"}) == []
