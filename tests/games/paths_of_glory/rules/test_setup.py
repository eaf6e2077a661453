"""4, 5: the set-ups, scenario by scenario, and what each begins with."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.vocabulary import (
    asked,
    control,
    do,
    draw_on,
    hand,
    here,
    offered,
    refused,
    roll,
    rule,
    start,
    trench,
)

AUGUST_1914 = {
    "Aachen": "GE1", "Koblenz": "GE2 GE3", "Metz": "GE4 GE5", "Strasbourg": "GE6", "Mulhouse": "(GE7)",
    "Bremen": "(GEc)", "Insterberg": "GE8 GEc", "Oppeln": "(GEc)",
    "Reserve CP": "GEc GEc GEc GEc GEc GEc GEc GEc AHc AHc AHc AHc", "Cracow": "AHc", "Tarnow": "AH1",
    "Przemysl": "AH4", "Tarnopol": "AH3", "Czernowitz": "AHc", "Stanislau": "AHc", "Munkacs": "(AH2)",
    "Timisvar": "AHc", "Novi Sad": "AH5", "Sarajevo": "AH6", "Villach": "AHc", "Antwerp": "BE1",
    "Reserve AP": "BEc BRc BEFc FRc FRc FRc FRc FRc FRc FRc RUc RUc RUc RUc RUc SBc SBc", "Brussels": "BEF",
    "Port Said": "(BRc)", "Cairo": "(BRc)", "Basra": "(BRc)", "Sedan": "FR5", "Verdun": "FR3 FR4", "Nancy": "FR1 FR2",
    "Belfort": "FRc FRc", "Bar le Duc": "(FR9)", "Paris": "(FR6)", "Grenoble": "FRc", "Cetinje": "MNc", "Riga": "RUc",
    "Szawli": "RUc", "Kovno": "RU1", "Grodno": "RUc", "Lomza": "RU2", "Ivangorod": "RU4", "Lublin": "RU5",
    "Dubno": "RU3", "Kamenets-Podolski": "RU8", "Lutsk": "RUc", "Odessa": "RUc", "Batum": "RUc", "Kars": "RUc",
    "Erivan": "RUc", "Belgrade": "SB1", "Valjevo": "SB2",
}  # fmt: skip
TRENCHES = {
    "Cracow": "CP 1", "Trent": "CP 1", "Villach": "CP 1", "Trieste": "CP 1", "Metz": "CP 1", "Mulhouse": "CP 1",
    "Konigsberg": "CP 1", "Port Said": "AP 1", "Cairo": "AP 1", "Basra": "AP 1", "Verdun": "AP 1", "Nancy": "AP 1",
    "Belfort": "AP 1", "Paris": "AP 1", "Riga": "AP 1", "Odessa": "AP 1",
}  # fmt: skip
GREAT_WAR = {
    "Brussels": "(GE1) GE2", "Sedan": "GE3 GE12", "Metz": "GE4 GE6 (GE10)", "Strasbourg": "GE5 (GEc)",
    "Cambrai": "(GE7)", "Eliminated CP": "GE8 GE14 GEc AHc AHc AHc TUc BUc", "Essen": "(GE9)", "Breslau": "GE11",
    "Berlin": "(GE17) (GE18)", "Trent": "(AH1) (GEc) (GEc)", "Trieste": "AH2 (AHc) (AHc)", "Uzhgorod": "AH3",
    "Gorlice": "(AH4) (GEc) (GEc)", "Budapest": "AH5 (AH6)", "Skopje": "(AH7) (AH10)", "Verona": "(IT1) ITc FRc",
    "Udine": "(IT2)", "Rome": "(IT3)", "Asiago": "(IT4) ITc", "Constantinople": "YLD", "Nancy": "FR1 FR7",
    "Chateau Thierry": "FR2 (FR3) FRc", "Verdun": "FR4 FR5 (FR9)", "Paris": "(FR6)",
    "Eliminated AP": "FR10 BR1 BR4 RU11 RUc RUc RUc BRc", "Amiens": "(BR2) (FRc)", "London": "(BR3)",
    "Ostend": "BEF (BE1) CNDc", "MEF1": "MEF AUSc", "Kovno": "(RU1)", "Insterberg": "RU2 RU3 (RU4)", "Lomza": "(RU5)",
    "Brest Litovsk": "RU6 (RUc)", "Przemysl": "RU7 RU9", "Stanislau": "(RU8) (RU10)", "Caucasus": "(RU12)",
    "Kars": "CAU (RUc) (RUc)", "Monastir": "(SB1) (SB2)", "Villach": "GEc", "Warsaw": "(GEc)", "Czestochowa": "(GEc)",
    "Danzig": "GEc", "Konigsberg": "GEc", "Reserve CP": "(GEc) GEc GEc GEc AHc AHc AHc (TUc)", "Cracow": "AHc",
    "Miskolcz": "(AHc)", "Szeged": "(AHc)", "Gallipoli": "TUc TUc (TUc)", "Trebizond": "TUc",
    "Erzerum": "TUc (TUc) (BUc)", "Diyarbakir": "TUc", "Baghdad": "TUc", "Beersheba": "TUc (TUc)", "Gaza": "TUc (BUc)",
    "Medina": "TUc", "Maggiore": "ITc",
    "Reserve AP": "(ITc) (ITc) ITc ITc BEc (RUc) (RUc) RUc RUc FRc FRc FRc BRc BRc BEFc SBc SBc", "Cetinje": "MNc",
    "Rize": "RUc", "Erivan": "RUc", "Ivangorod": "(RUc)", "Munkacs": "RUc", "Czernowitz": "(RUc)", "Bialystok": "RUc",
    "Belfort": "(FRc)", "Venice": "FRc", "Salonika": "FRc FRc BRc", "Basra": "BRc", "Port Said": "(BRc) (BRc)",
    "Cairo": "BRc", "Removed AP": "BRc", "Sofia": "BUc", "Kazanlik": "(BUc)", "Philippoli": "(BUc)", "Athens": "GRc",
    "Florina": "GRc", "Larisa": "GRc",
}  # fmt: skip
GREAT_WAR_TRENCHES = {
    "Paris": "AP 1", "Verdun": "AP 1", "Nancy": "AP 1", "Belfort": "AP 1", "Verona": "AP 1", "Udine": "AP 1",
    "Asiago": "AP 1", "Maggiore": "AP 1", "Riga": "AP 1", "Kovno": "AP 1", "Odessa": "AP 1", "Basra": "AP 1",
    "Cairo": "AP 1", "Port Said": "AP 1", "Cambrai": "CP 2", "Sedan": "CP 2", "Brussels": "CP 1", "Mulhouse": "CP 1",
    "Strasbourg": "CP 2", "Metz": "CP 1", "Trent": "CP 1", "Berlin": "CP 1", "Villach": "CP 1", "Trieste": "CP 1",
    "Konigsberg": "CP 1", "Cracow": "CP 1", "Giresun": "CP 1", "Baghdad": "CP 1", "Gaza": "CP 1",
}  # fmt: skip


def units(text: str) -> list[str]:
    """The units of a row: "GE1 8*GEc" is one army and eight corps."""
    found: list[str] = []
    for word in text.split():
        number, _, name = word.rpartition("*")
        found += [name] * int(number or 1)
    return sorted(found)


def stands(s: PathsState, table: dict[str, str]) -> None:
    """Everybody stands where the table says, and nobody anywhere else."""
    for place, text in table.items():
        box, _, side = place.partition(" ")
        named = (box, side) if box in ("Reserve", "Eliminated", "Removed") else (place, "AP")
        assert sorted(here(s, *named).split()) == units(text), place
    on_map = {unit["place"] for unit in s.view()["units"]} - {"Reserve", "Eliminated", "Removed"}
    assert on_map == {place for place in table if place.split()[0] not in ("Reserve", "Eliminated", "Removed")}


def trenches(s: PathsState) -> dict[str, str]:
    return {found["space"]: trench(s, found["space"]) for found in s.view()["trenches"]}


@rule("4", "4.1", "4.1.1", "4.2", "4.2.1")
@pytest.mark.parametrize("scenario", ["introductory", "limited-war", "campaign", "historical"])
def test_august_1914(scenario: str) -> None:
    s = start(scenario)
    stands(s, AUGUST_1914)
    assert s.points == 10
    assert s.status == [0, 0]
    assert s.view()["levels"] == ["mobilization", "mobilization"]
    assert s.turn == 1


@rule("4.2.1", "5.7.1")
def test_the_trenches_of_the_classic_scenarios_and_of_the_historical_one() -> None:
    assert trenches(start("campaign")) == {**TRENCHES, "Brussels": "AP 1"}
    assert trenches(start("historical")) == {**TRENCHES, "Strasbourg": "CP 1"}


@rule("4.2.2", "4.2.3")
def test_neutrals_and_reinforcements_wait_beside_the_map() -> None:
    s = start("campaign")
    nations = {unit["unit"][:2] for unit in s.view()["units"]}
    assert not nations & {"IT", "RO", "GR", "BU", "TU", "US"}
    assert len(s.view()["units"]) == 34 + 49
    for space in ("Rome", "Bucharest", "Athens", "Sofia", "Constantinople", "Tabriz", "MEF1"):
        assert control(s, space) == ""


@rule("4.1.2", "2.1")
def test_spaces_belong_to_the_side_in_whose_colour_they_are_printed() -> None:
    s = start("campaign")
    for space in ("Paris", "Brussels", "Warsaw", "Belgrade", "London", "Tirana", "Cairo", "Basra", "Arabia"):
        assert control(s, space) == "AP"
    for space in ("Berlin", "Vienna", "Budapest", "Trent", "Metz", "Libya"):
        assert control(s, space) == "CP"


@rule("4.3", "4.3.1")
def test_the_central_powers_may_begin_with_guns_of_august() -> None:
    s = start("campaign")
    assert asked(s) == ["Central Powers"]
    assert offered(s) == ["begin-with-guns", "begin-without-guns"]
    draw_on(do(s, "begin-with-guns"))
    assert "CP1" in hand(s, "CP")
    assert len(hand(s, "CP")) == 7
    assert "event Guns of August CP1" in offered(s)
    assert "automatic-operation" in offered(s)


@rule("4.3.1")
def test_without_it_guns_of_august_is_shuffled_with_the_others() -> None:
    s = do(start("campaign"), "begin-without-guns")
    while asked(s) == ["chance"] and len(hand(s, "AP")) < 7:
        s.apply(-1, s.asks()[0].acts[0])
    assert "draw Guns of August CP1" in offered(s)


@rule("4.3.2", "4.3.3", "4.2.4")
def test_seven_cards_each_then_the_offensives_are_rolled() -> None:
    s = do(start("campaign"), "begin-with-guns")
    for _ in range(7 + 6):
        assert offered(s, "draw")
        s.apply(-1, s.asks()[0].acts[0])
    assert len(hand(s, "AP")) == len(hand(s, "CP")) == 7
    assert all(code.startswith("AP") for code in hand(s, "AP"))
    roll(s, 4, 1)
    assert s.view()["offensives"] == ["FR", "GE"]
    assert asked(s) == ["Central Powers"]


@rule("5.7", "5.7.4", "5.7.4.1", "5.7.4.3", "9.1.4")
def test_the_historical_scenario_deals_eight_cards_and_opens_with_guns_of_august() -> None:
    s = draw_on(start("historical"))
    assert len(hand(s, "AP")) == len(hand(s, "CP")) == 8
    assert "CP1" in hand(s, "CP")
    assert offered(s) == ["event Guns of August CP1"]
    assert refused(s, "automatic-operation").rule == "5.7.4.3"


@rule("9.1.4")
def test_hands_of_eight_are_an_option() -> None:
    s = draw_on(do(start("campaign", eight_cards="on"), "begin-with-guns"))
    assert len(hand(s, "AP")) == len(hand(s, "CP")) == 8


@rule("5.7", "16.1.1")
def test_the_great_war() -> None:
    s = start("great-war")
    stands(s, GREAT_WAR)
    assert trenches(s) == GREAT_WAR_TRENCHES
    assert s.turn == 10
    assert s.points == 10
    assert s.status == [13, 11]
    assert s.view()["levels"] == ["total", "total"]
    assert s.view()["war"] == ["IT", "BU", "TU"]
    assert s.view()["greece"] == "limited"
    assert s.view()["russia"]["spaces"] == 2
    assert s.view()["beachhead"] == "MEF1"
    assert {"Liege", "Belgrade", "Warsaw", "Przemysl"} & set(s.view()["forts"]) == set()


@rule("5.7.3", "17.1.1")
def test_the_great_war_begins_with_replacements_of_which_germany_has_six() -> None:
    s = start("great-war")
    assert asked(s) == ["Allied Powers"]
    assert s.view()["step"]["halves"] == {"BR": 6, "FR": 6, "RU": 8, "IT": 4, "A": 2}
    do(s, "done")
    assert s.view()["step"]["halves"] == {"GE": 12, "AH": 6, "TU": 4, "BU": 2}


@rule("5.6", "5.6.1")
def test_bids_decide_who_leads_which_side() -> None:
    s = start("campaign", bidding="on")
    roll(s, 2, 5)
    assert asked(s) == ["Central Powers"]
    do(s, "bid-for-allies 1")
    assert asked(s) == ["Allied Powers"]
    assert refused(s, "bid-for-allies 1").rule == "5.6.1"
    do(s, "bid-for-allies 2", "bid-for-allies 3", "accept-bid")
    assert s.player == [1, 0]
    assert s.bid == 3
    assert asked(s) == ["Allied Powers"]  # who leads the Central Powers now
    assert offered(s) == ["begin-with-guns", "begin-without-guns"]


@rule("5.6.1")
def test_equal_dice_are_rolled_again() -> None:
    s = start("campaign", bidding="on")
    roll(s, 3, 3, 6, 1)
    assert asked(s) == ["Allied Powers"]
    do(s, "bid-for-central-powers 0", "accept-bid")
    assert s.player == [0, 1] or s.player == [1, 0]
    assert s.player[1] == 0


@rule("2.3")
def test_all_optional_cards_make_larger_decks_and_hands_of_eight() -> None:
    s = start("campaign", optional_cards="all")
    assert [cards["deck"] for cards in s.view()["cards"]] == [16, 16]
    draw_on(do(s, "begin-with-guns"))
    assert len(hand(s, "AP")) == 8


@rule("2.3")
def test_a_chosen_optional_card_may_have_another_war_status_than_the_one_that_goes_out() -> None:
    """Prince Max has War Status 3, as no other card of the Central Powers."""
    s = start("campaign", optional_cards="chosen")
    do(s, "done", "include Prince Max CP65")
    assert {"Michael CP49", "Blucher CP50"} <= set(offered(s, "exchange"))


@rule("2.3")
def test_chosen_optional_cards_replace_others_of_the_same_deck_and_value() -> None:
    s = start("campaign", optional_cards="chosen")
    assert asked(s) == ["Allied Powers"]
    do(s, "include Paris Taxis AP56")
    assert "Withdrawal AP6" in offered(s, "exchange")
    assert refused(s, "exchange Blockade AP2").rule
    do(s, "exchange Withdrawal AP6", "done")
    assert s.view(0)["cards"][0]["deck"] == 14
    assert s.view(1)["cards"][0]["aside"] is None
    assert asked(s) == ["Central Powers"]
    do(s, "include Kaisertreu CP57")
    assert "Guns of August CP1" not in offered(s, "exchange")
