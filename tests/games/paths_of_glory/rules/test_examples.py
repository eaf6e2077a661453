"""The worked examples of the rulebook, step by step with their dice."""

from __future__ import annotations

import pytest

from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts import tables
from grognard.games.paths_of_glory.facts.acts import DRAW
from grognard.games.paths_of_glory.facts.cards import CARD_OF, CODES
from tests.games.paths_of_glory.vocabulary import (
    GAME,
    asked,
    card,
    choose,
    control,
    do,
    draw_on,
    hand,
    here,
    offered,
    passing,
    position,
    refused,
    roll,
    rule,
    start,
    supplied,
)


@rule("12.3.2", "12.4.4", "12.5.2", "12.7.3")
def test_combat_example_1_tannenberg() -> None:
    s = position(
        turn=1,
        levels=("mobilization", "mobilization"),
        units={"Insterberg": "GE8", "Konigsberg": "GEc", "Tannenberg": "RU2", "Reserve": "RUc"},
        hands={"CP": "CP10"},
    )
    do(s, f"operations {card('CP10')}", "attack Insterberg", "attack Konigsberg")
    do(s, "strike Tannenberg", "with GE8")
    choose(s, "with", "GEc")
    assert offered(s, "pin") == ["Insterberg", "Konigsberg"]
    roll(do(s, "pin Insterberg"), 3)
    passing(s)
    roll(s, 3)  # the attacker: column 6-8, 4
    assert here(s, "Tannenberg") == "RUc"
    assert here(s, "Eliminated", "AP") == "RU2"
    roll(s, 4)  # the corps: column 1, 1
    assert here(s, "Konigsberg") == "(GEc)"
    assert asked(s) == ["Allied Powers"]
    assert offered(s) == ["stand", "yield"]
    do(s, "yield")
    do(s, "go Plock", "go Warsaw")
    assert here(s, "Warsaw") == "RUc"
    assert offered(s) == ["done", "take GE8"]
    do(s, "take GE8")
    assert here(s, "Tannenberg") == "GE8"
    assert control(s, "Tannenberg") == "CP"
    assert s.points == 10


@rule("9.2.3", "12.1.11.1", "12.3.1", "12.4.5", "12.2.11")
def test_combat_example_2_cambrai() -> None:
    s = position(
        turn=10,
        side="AP",
        units={
            "Amiens": "BR3 BR4",
            "Chateau Thierry": "(CNDc) FR6",
            "Cambrai": "GE2 GEc GEc",
            "Paris": "FR1",
            "Sedan": "GE1",
            "Brussels": "GE3",
        },
        trenches={"Cambrai": "CP 2"},
        control={"CP": "Liege,Antwerp,Ostend"},
        hands={"AP": "AP10", "CP": "CP18"},
    )
    do(s, f"operations {card('AP10')}", "attack Amiens", "attack Chateau Thierry")
    do(s, "strike Cambrai", "with BR3", "with BR4", "with FR6")
    assert refused(s, "done").rule == "12.1.11.1"
    choose(s, "with", "(CNDc)")
    assert asked(s) == ["Central Powers"]
    do(s, f"play {card('CP18')}")
    passing(s)
    roll(s, 4, 5)
    assert asked(s) == ["Central Powers"]
    do(s, "lose GE2")
    assert here(s, "Cambrai") == "(GE2) GEc (GEc)" or here(s, "Cambrai") == "(GE2) (GEc) GEc"
    assert here(s, "Chateau Thierry") == "FR6"
    assert here(s, "Eliminated", "AP") == "CNDc"
    do(s, "lose BR3", "lose BR4")
    assert here(s, "Amiens") == "(BR3) (BR4)"
    assert here(s, "Cambrai").startswith("(GE2)")
    assert "CP18" in [GAME.names["card"][number].split()[-1] for number in s.view()["cards"][1]["kept"]]


def deal(s: PathsState, side: str, codes: str) -> None:
    """Let chance draw these cards."""
    for code in codes.split():
        assert asked(s) == ["chance"], (asked(s), offered(s)[:20])
        s.apply(CHANCE, DRAW + CARD_OF[f"{side}{code}"])


def held(s: PathsState, side: str) -> set[str]:
    """The spaces that a side holds against the colours of the map."""
    number = tables.SIDES.index(side)
    enemy = s.control[number] & tables.OWNED[1 - number]
    return {tables.SPACES[space] for space in bits(enemy)}


def turn_1(s: PathsState, start: int) -> None:
    """August 1914."""
    do(s, "begin-with-guns")
    deal(s, "AP", "3 6 2 4 8 9 1")
    deal(s, "CP", "10 12 7 13 3 4")
    roll(s, 4, 2)
    assert s.view()["offensives"] == ["FR", "GE"]
    # CP 1
    do(s, f"event {card('CP1')}")
    assert s.status == [0, 2]
    do(s, "strike Sedan", "with GE1", "with GE2", "with GE3", "pass")
    passing(s)
    roll(s, 2, 3)
    assert here(s, "Sedan") == "(FR5)"
    do(s, "yield", "go Chateau Thierry", "go Cambrai")
    do(s, "take GE2", "take GE3", "done")
    assert here(s, "Sedan") == "GE2 GE3"
    assert s.view()["offensives"][1] == "none"
    assert s.points == start + (1 if s.setup.historical else 0)
    # AP 1
    do(s, f"operations {card('AP3')}", "move Bar le Duc", "attack Dubno", "attack Kamenets-Podolski")
    do(s, "take FR9", "go Chateau Thierry", "halt")
    do(s, "strike Tarnopol", "with RU3", "with RU8")
    roll(do(s, "pin Kamenets-Podolski"), 4)
    passing(s)
    roll(s, 3)
    assert here(s, "Tarnopol") == "AHc"
    roll(s, 4)
    do(s, "go Stanislau", "go Czernowitz")
    do(s, "take RU3", "done")
    assert here(s, "Tarnopol") == "RU3"
    # CP 2
    do(s, f"operations {card('CP10')}", "move Oppeln", "move Munkacs", "attack Sedan")
    choose(s, "take", "(GEc)")
    do(s, "go Czestochowa", "go Lodz", "halt")
    do(s, "take AH2", "go Czernowitz", "halt")
    do(s, "strike Cambrai", "with GE2", "with GE3")
    do(s, f"play {card('AP6')}")
    passing(s)
    roll(s, 4, 6)
    do(s, "lose GE2", "go Amiens")
    assert here(s, "Eliminated", "AP") == "FR5"
    assert here(s, "Amiens") == "(FRc)"
    do(s, "take GE3")
    assert here(s, "Cambrai") == "GE3"
    assert here(s, "Sedan") == "(GE2)"
    assert s.points == start + victory(s, 2, 3)
    # AP 2
    do(s, f"operations {card('AP2')}", "attack Chateau Thierry", "attack Verdun", "attack Tarnopol")
    do(s, "attack Kamenets-Podolski")
    do(s, "strike Sedan", "with FR3", "with FR4", "with FR9", "pass")
    passing(s)
    roll(s, 5, 3)
    assert here(s, "Eliminated", "CP") == "GE2 AH3 GEc"
    do(s, "take FR3", "done")
    assert not supplied(s, "GE3")
    assert s.points == start + victory(s, 2, 2)
    do(s, "strike Czernowitz", "with RU3", "with RU8", "pass", f"play {card('AP4')}")
    passing(s)
    roll(s, 2, 3)
    choose(s, "lose", "AHc (AHc) AHc")
    do(s, "lose RU3")
    do(s, "go Stanislau", "go Munkacs")
    do(s, "take RU8")
    assert here(s, "Czernowitz") == "RU8"
    assert s.points == start + victory(s, 1, 1)
    # CP 3
    do(s, f"operations {card('CP12')}", "attack Liege", "attack Metz", "attack Timisvar", "attack Novi Sad")
    do(s, "strike Sedan", "with GE1", "with GE4", "with GE5", "pass")
    passing(s)
    roll(s, 4, 3)
    do(s, "go Verdun", "go Chateau Thierry")
    do(s, "take GE4", "done")
    assert here(s, "Sedan") == "GE4"
    assert supplied(s, "GE3")
    assert here(s, "Chateau Thierry") == "(FR9) (FRc)"
    do(s, "strike Belgrade", "with AH5")
    choose(s, "with", "AHc")
    roll(do(s, "pin Novi Sad"), 4)
    passing(s)
    roll(s, 3)
    assert here(s, "Belgrade") == "(SB1)"
    roll(s, 6)
    do(s, "lose AH5")
    assert here(s, "Novi Sad") == "(AH5)"
    assert here(s, "Timisvar") == "(AHc)"
    # AP 3
    do(s, f"operations {card('AP8')}", "move Amiens", "move Nancy")
    choose(s, "take", "(FRc)")
    do(s, "go Calais", "go Ostend", "go Brussels", "halt")
    do(s, "take FR1", "go Verdun", "halt", "done")
    assert here(s, "Brussels") == "BEF (FRc)" or here(s, "Brussels") == "(FRc) BEF"
    # CP 4
    do(s, f"operations {card('CP7')}", "move Insterberg", "attack Cambrai", "attack Sedan")
    do(s, "take GE8")
    choose(s, "take", "GEc")
    do(s, "go Konigsberg", "halt")
    do(s, "strike Chateau Thierry", "with GE3", "with GE4", "pass")
    passing(s)
    roll(s, 6, 5)
    finish_losses(s, "Allied Powers")
    do(s, "lose GE3")
    assert here(s, "Chateau Thierry") == ""
    do(s, "done")
    # AP 4
    do(s, f"operations {card('AP9')}", "attack Brussels", "attack Verdun")
    do(s, "strike Sedan", "with BEF", "with FR1", "with FR4")
    choose(s, "with", "(FRc)")
    roll(do(s, "pin Brussels"), 6)
    passing(s)
    roll(s, 2)
    assert here(s, "Sedan") == "(GE4)"
    roll(s, 2)
    assert here(s, "Brussels") == "BEF"
    do(s, "yield", "go Koblenz", "go Liege", "done")
    assert control(s, "Sedan") == "CP"
    # CP 5, AP 5
    do(s, f"replacements {card('CP13')}")
    assert s.view()["replacements"]["AH"] == 2
    assert s.view()["replacements"]["GE"] == 3
    assert s.view()["replacements"]["BU"] == s.view()["replacements"]["TU"] == 0
    do(s, "automatic-operation", "move Antwerp", "take BE1", "go Brussels", "halt")
    # CP 6
    do(s, f"operations {card('CP3')}", "move Cambrai", "move Liege")
    do(s, "take GE3", "go Sedan", "halt", "take GE4", "go Sedan", "halt", "done")
    # AP 6
    do(s, f"operations {card('AP1')}", "move Grenoble", "move Tarnopol", "attack Verdun", "attack Czernowitz")
    do(s, "take RU3", "go Lemberg", "halt")
    choose(s, "take", "FRc")
    do(s, "go Lyon", "go Nevers", "go Melun", "go Paris")
    assert s.points == start + victory(s, 0, 1)
    do(s, "strike Sedan", "with FR1", "with FR4")
    passing(s)
    roll(s, 5, 4)
    finish_losses(s, "Central Powers", "GE3")
    do(s, "lose FR1", "yield", "go Koblenz")
    done_advance(s)
    do(s, "strike Munkacs")
    passing(s)
    roll(s, 3, 1)
    do(s, "yield", "go Cluj", "go Debrecen", "done")
    # Replacements
    assert asked(s) == ["Central Powers"]
    do(s, "restore AH2")
    place(s, "Budapest")
    do(s, "restore AH3")
    place(s, "Budapest")
    do(s, "restore GE2", "place Essen", "restore GE3", "place Essen", "restore GE4")
    after_turn_1(s, start)


def victory(s: PathsState, classic: int, historical: int) -> int:
    return historical if s.setup.historical else classic


def place(s: PathsState, space: str) -> None:
    if offered(s, "place"):
        do(s, f"place {space}")


def done_advance(s: PathsState) -> None:
    if offered(s, "take"):
        do(s, "done")


def finish_losses(s: PathsState, seat: str, first: str = "") -> None:
    """The other losses of a seat do not matter, or have one way only."""
    if first and offered(s, "lose"):
        do(s, f"lose {first}")
    while asked(s) == [seat] and offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")


def after_turn_1(s: PathsState, start: int) -> None:
    """What the example lists."""
    assert s.points == start + victory(s, 0, 1)
    assert s.status == [0, 2]
    on_map = {
        "Liege": "GE1", "Koblenz": "GE4", "Essen": "(GE2) (GE3)", "Metz": "GE5", "Strasbourg": "GE6",
        "Mulhouse": "(GE7)", "Konigsberg": "GE8 GEc", "Bremen": "(GEc)", "Lodz": "(GEc)", "Tarnow": "AH1",
        "Przemysl": "AH4",
        "Budapest": "(AH2) (AH3)", "Novi Sad": "(AH5)", "Sarajevo": "AH6", "Cracow": "AHc", "Stanislau": "AHc",
        "Villach": "AHc", "Debrecen": "AHc", "Timisvar": "(AHc)", "Verdun": "(FR1) FR4", "Nancy": "FR2",
        "Paris": "(FR6) FRc", "Belfort": "FRc FRc", "Kovno": "RU1", "Lomza": "RU2",
        "Ivangorod": "RU4", "Lublin": "RU5", "Lemberg": "(RU3)", "Czernowitz": "RU8", "Belgrade": "(SB1)",
        "Valjevo": "SB2", "Cetinje": "MNc", "Port Said": "(BRc)", "Cairo": "(BRc)", "Basra": "(BRc)",
        "Brussels": "BEF BE1",
    }  # fmt: skip
    for space in ("Riga", "Szawli", "Grodno", "Lutsk", "Odessa", "Batum", "Kars", "Erivan"):
        on_map[space] = "RUc"
    assert {space: here(s, space) for space in on_map} == on_map
    assert here(s, "Reserve", "CP").split().count("GEc") == 6
    assert here(s, "Reserve", "CP").split().count("AHc") == 2
    reserve = here(s, "Reserve", "AP").split()
    assert {name: reserve.count(name) for name in set(reserve)} == {
        "FRc": 4, "BRc": 1, "BEFc": 1, "RUc": 5, "BEc": 1, "SBc": 2,
    }  # fmt: skip
    assert sorted(here(s, "Eliminated", "CP").split()) == ["AHc", "AHc", "GEc", "GEc"]
    assert sorted(here(s, "Eliminated", "AP").split()) == ["FR3", "FR5", "FR9", "FRc", "FRc", "FRc"]
    assert held(s, "CP") == {"Liege", "Sedan", "Cambrai", "Czestochowa", "Lodz"}
    assert held(s, "AP") - {"Libya"} == {"Tarnopol", "Czernowitz", "Lemberg"}


def turn_2(s: PathsState, start: int) -> None:
    """September 1914."""
    do(s, "done")  # the Central Powers keep their last card
    deal(s, "CP", "11 9 5 8 2 6")
    roll(s, 1, 5)
    assert s.view()["offensives"] == ["none", "AH"]
    do(s, f"event {card('CP11')}")
    assert s.status == [0, 3]
    do(s, f"event {card('AP14')}")
    assert here(s, "London") == "BR1"
    assert s.status == [1, 3]
    do(s, f"event {card('CP9')}")
    assert s.points == start + victory(s, 1, 2)
    assert s.status == [1, 4]
    # AP 2
    do(s, f"operations {card('AP12')}", "move London", "move Brussels")
    do(s, "take BR1", "go Calais", "go Ostend", "go Brussels", "take BE1", "go Cambrai", "halt", "done")
    assert s.points == start + victory(s, 0, 1)
    # CP 3, AP 3
    do(s, f"event {card('CP5')}", "restore GE2", "restore GE3")
    do(s, f"event {card('AP10')}")
    assert here(s, "Paris") == "(FR6) FR10 FRc"
    # CP 4
    do(s, f"operations {card('CP8')}", "move Essen", "move Koblenz", "move Budapest")
    do(s, "take GE2", "take GE3", "go Aachen", "go Liege", "go Sedan", "take GE4", "go Sedan", "halt")
    do(s, "take AH2", "take AH3", "go Miskolcz", "go Uzhgorod", "go Munkacs")
    # AP 4
    do(s, f"operations {card('AP5')}", "move Paris", "move Belfort")
    choose(s, "take", "FRc")
    do(s, "go Amiens", "go Cambrai", "go Brussels", "halt") if "Brussels" in offered(s, "go") else None
    choose(s, "take", "FRc")
    do(s, "go Nancy", "go Bar le Duc", "go Chateau Thierry", "halt", "done")
    assert here(s, "Brussels") == "BR1 BEF FRc"
    # CP 5
    do(s, f"operations {card('CP2')}", "attack Sedan", "attack Przemysl")
    do(s, "strike Lemberg")
    passing(s)
    roll(s, 3, 5)
    assert here(s, "Lemberg") == "RUc"
    assert here(s, "Przemysl") == "(AH4)"
    assert s.view()["offensives"][1] == "none"
    do(s, "strike Chateau Thierry", "with GE2", "done")
    passing(s)
    roll(s, 1, 6)
    assert here(s, "Chateau Thierry") == ""
    do(s, "done", "strike Cambrai", "with GE3", "with GE4")
    passing(s)
    roll(s, 5, 3)
    do(s, "go Amiens", "go Calais", "done")
    assert here(s, "Calais") == "(BE1)"
    assert control(s, "Cambrai") == "AP"
    # AP 5
    do(s, f"operations {card('AP11')}", "attack Verdun", "attack Brussels")
    do(s, "strike Sedan", "with FR1", "with FR4", "with BEF", "with BR1")
    choose(s, "with", "FRc")
    roll(do(s, "pin Verdun"), 5)
    passing(s)
    roll(s, 6)
    do(s, "lose GE2")
    assert here(s, "Sedan") == "GE3 GE4 (GEc)"
    roll(s, 1)
    assert here(s, "Brussels") == "BR1 (BEF) FRc"
    do(s, "yield")
    retreat(s, "GE4", "Liege", "Koblenz")
    retreat(s, "GE3", "Koblenz", "Metz")
    retreat(s, "(GEc)", "Metz", "Strasbourg")
    do(s, "done")
    # CP 6
    do(s, f"operations {card('CP6')}", "attack Metz", "attack Strasbourg", "attack Mulhouse")
    do(s, "strike Belfort")
    passing(s)
    roll(s, 5, 6)
    assert here(s, "Belfort") == ""
    do(s, "strike Nancy", "with GE3", "with GE5", "with GE6")
    choose(s, "with", "(GEc)")
    passing(s)
    roll(s, 6, 6)
    finish_losses(s, "Central Powers", "GE5")
    do(s, "go Verdun", "go Bar le Duc")
    do(s, "take GE3", "take GE6")
    assert here(s, "Nancy") == "GE3 GE6"
    assert s.view()["besieged"] == ["Nancy"]
    assert control(s, "Nancy") == "AP"
    # AP 6 and the end of the turn
    do(s, f"replacements {card('AP13')}")
    roll(s, 4)  # the siege of Nancy
    assert "Nancy" in s.view()["forts"]
    assert s.view()["levels"] == ["mobilization", "limited"]
    assert s.view()["war"] == ["TU"]
    assert here(s, "Medina") == "TUc"
    do(s, "restore RU3", "place Caucasus", "restore RU3", "restore BE1")
    for _ in range(3):
        do(s, f"restore {next(name for name in offered(s, 'restore') if name.startswith('BRc'))}")
    do(s, "restore FR2")
    assert here(s, "Paris") == "(FR2) (FR6) FR10"
    do(s, "restore FR3")
    assert here(s, "Orleans") == "(FR3)"
    after_turn_2(s, start)


def retreat(s: PathsState, unit: str, first: str, second: str) -> None:
    """One unit of a stack goes back over two spaces."""
    if offered(s, "take"):
        choose(s, "take", unit)
    do(s, f"go {first}", f"go {second}")


def after_turn_2(s: PathsState, start: int) -> None:
    assert s.points == start + victory(s, 0, 1)
    assert s.status == [1, 4]
    on_map = {
        "Liege": "GE1", "Koblenz": "GE4", "Metz": "(GE5)", "Nancy": "GE3 GE6", "Mulhouse": "(GE7)",
        "Konigsberg": "GE8 GEc", "Bremen": "(GEc)", "Lodz": "(GEc)", "Tarnow": "AH1", "Przemysl": "(AH4)",
        "Munkacs": "(AH2) (AH3)",
        "Novi Sad": "(AH5)", "Sarajevo": "AH6", "Cracow": "AHc", "Stanislau": "AHc", "Villach": "AHc",
        "Debrecen": "AHc",
        "Timisvar": "(AHc)", "Verdun": "(FR1) FR4", "Bar le Duc": "(FRc)", "Brussels": "BR1 (BEF) FRc",
        "Calais": "BE1",
        "Kovno": "RU1", "Lomza": "RU2", "Ivangorod": "RU4", "Lublin": "RU5", "Lemberg": "RUc", "Czernowitz": "RU8",
        "Caucasus": "RU3", "Belgrade": "(SB1)", "Valjevo": "SB2", "Port Said": "BRc", "Cairo": "BRc", "Basra": "BRc",
        "Belfort": "",
    }  # fmt: skip
    assert {space: here(s, space) for space in on_map} == on_map
    reserve = here(s, "Reserve", "AP").split()
    assert {name: reserve.count(name) for name in set(reserve)} == {
        "FRc": 3, "BRc": 2, "BEFc": 1, "RUc": 4, "BEc": 1, "SBc": 2,
    }  # fmt: skip
    assert here(s, "Reserve", "CP").split().count("GEc") == 5
    assert sorted(here(s, "Eliminated", "CP").split()) == ["AHc", "AHc", "GE2", "GEc", "GEc", "GEc"]
    assert sorted(here(s, "Eliminated", "AP").split()) == ["FR5", "FR9", "FRc", "FRc", "FRc", "FRc", "FRc"]
    assert held(s, "CP") == {"Liege", "Sedan", "Czestochowa", "Lodz"}
    assert held(s, "AP") - {"Libya"} == {"Tarnopol", "Czernowitz", "Lemberg"}
    assert control(s, "Cambrai") == "AP"
    assert "Belfort" in s.view()["forts"]


@rule("6", "6.A", "6.B", "6.C", "6.D", "6.E", "6.F", "6.G", "6.H", "8", "8.1", "8.1.1", "8.1.2", "8.1.3", "8.1.5")
@rule(
    "7",
    "7.1",
    "9.1.1",
    "9.2",
    "9.2.1",
    "9.4",
    "9.4.1",
    "9.4.2",
    "9.4.4",
    "9.5",
    "9.5.1",
    "9.5.1.1",
    "9.5.1.2",
    "9.5.1.3",
)
@rule(
    "9.5.3",
    "9.5.4",
    "9.5.4.6",
    "11",
    "11.1",
    "12",
    "12.1",
    "12.1.3",
    "12.2",
    "12.2.1",
    "12.3",
    "12.4",
    "12.4.1",
    "12.5",
    "12.6",
)
@rule(
    "12.6.1",
    "12.7",
    "15.3",
    "16",
    "16.1",
    "16.1.2",
    "16.1.3",
    "16.1.3.1",
    "17",
    "17.1",
    "17.1.1",
    "17.1.2",
    "17.1.4",
    "17.1.5",
)
@pytest.mark.parametrize("scenario", ["campaign"])
def test_the_example_of_play(scenario: str) -> None:
    s = start(scenario)
    turn_1(s, 10)
    deal(s, "AP", "14 12 10 5 11 13 7")
    turn_2(s, 10)
    draws_of_turn_2(s)


def draws_of_turn_2(s: PathsState) -> None:
    """Severe Weather is discarded by both; the Central Powers shuffle the cards of Limited War into their deck."""
    assert asked(s) == ["Allied Powers"]
    do(s, f"discard {card('AP7')}")
    assert s.view()["cards"][0]["deck"] == 10
    draw_on(s)
    assert len(hand(s, "AP")) == 7
    assert s.view()["cards"][0]["deck"] == 3
    do(s, f"discard {card('CP4')}")
    draw_on(s)
    assert len(hand(s, "CP")) == 7
    assert s.view()["cards"][1]["deck"] == 14 + 20 - 4 - 7
    removed = [{CODES[number] for number in found["removed"]} for found in s.view()["cards"]]
    assert removed == [{"AP4", "AP6", "AP10", "AP14"}, {"CP1", "CP5", "CP9", "CP11"}]
    assert s.turn == 3
