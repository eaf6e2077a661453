"""Supply: armies out of supply at the end of the turn are lost for ever."""

from __future__ import annotations

from tests.bots.paths_of_glory_sense.sense import (
    LIMITED,
    all_quiet,
    do,
    endangered,
    here,
    idle,
    operations,
    outcomes,
    unsupplied,
)

POCKET = {
    "Brussels": "",
    "Sedan": "FR10 FRc",
    "Bar le Duc": "",
    "Liege": "GE1 GEc",
    "Koblenz": "GE4",
}


def test_a_pocket_is_opened_before_the_turn_ends() -> None:
    """Brussels is empty and leads to three armies that are cut off; an army beside it goes in."""
    s = all_quiet(
        turn=7,
        round=6,
        units=POCKET,
        control={"AP": "Brussels"},
        trenches={"Brussels": "", "Sedan": ""},
        cut_off="GE2 GE3 GE12 GEc",
        hands={"CP": "CP4"},
        **LIMITED,
    )
    for found, did in outcomes(s):
        assert unsupplied(found) == [], did


def test_the_neck_of_a_sack_is_guarded() -> None:
    """The same armies are still in supply through empty Brussels, which BEF would enter in the last action."""
    s = all_quiet(
        turn=7,
        round=6,
        units=POCKET,
        trenches={"Brussels": "", "Sedan": ""},
        hands={"CP": "CP4"},
        **LIMITED,
    )
    assert endangered(s, "CP")
    do(s, operations("CP4"))
    for found, did in outcomes(s):
        assert endangered(found, "CP") == [], did


def test_the_russians_in_warsaw_are_relieved() -> None:
    """Warsaw hangs on Brest Litovsk, which is open; in the last action of the turn an army beside it goes in."""
    units = {
        "Lomza": "GE8 GEc",
        "Insterberg": "GEc",
        "Ivangorod": "GE11 GEc",
        "Lodz": "GEc",
        "Lublin": "AH4",
        "Tarnow": "AHc",
        "Bialystok": "RU11 RU2",
        "Brest Litovsk": "",
        "Kovel": "RU10",
    }
    s = all_quiet(
        turn=7,
        round=6,
        side="AP",
        units=units,
        control={"CP": "Brest Litovsk,Plock"},
        destroyed="Lomza,Ivangorod,Brest Litovsk",
        trenches=dict.fromkeys(("Lomza", "Ivangorod", "Lublin"), ""),
        cut_off="RU4 RU9",
        hands={"AP": "AP4"},
        **LIMITED,
    )
    for found, did in outcomes(s):
        assert "RU" not in here(found, "Removed"), did


RAID = {
    "Moldechno": "",
    "Minsk": "",
    "Dvinsk": "RU2 RU5",
    "Slutsk": "RU4",
}


def test_no_army_runs_into_a_space_that_the_enemy_can_cut_off() -> None:
    """Minsk is open, but in the last round the army there is lost if a Russian steps behind it."""
    s = all_quiet(
        turn=9,
        round=6,
        units=RAID,
        poland_lost=True,
        trenches={"Moldechno": "", "Minsk": ""},
        hands={"CP": "CP4"},
        **LIMITED,
    )
    assert endangered(s, "CP") == []
    for acts in ([operations("CP4")], ["automatic-operation", "move Vilna"]):
        for found, did in outcomes(do(s.copy(), *acts), 2):
            assert endangered(found, "CP") == [], did


def test_no_army_is_out_of_supply_after_the_attrition_of_a_quiet_turn() -> None:
    """Whatever the Central Powers do in the last round, nothing of theirs starves if AP does nothing."""
    for poland_lost in (False, True):
        s = all_quiet(turn=9, round=6, poland_lost=poland_lost, hands={"CP": "CP12"}, **LIMITED)
        do(s, operations("CP12"))
        for found, did in outcomes(s):
            idle(found)
            assert here(found, "Removed", "CP") == "", did


def test_an_army_that_is_cut_off_by_its_own_neighbour_is_not_left_behind() -> None:
    """Galicia hangs on Przemysl: its garrison does not walk away while Russians are beside it."""
    units = {
        "Przemysl": "AHc",
        "Lublin": "RU10 RUc",
        "Uzhgorod": "RU8",
        "Munkacs": "RU6",
        "Kamenets-Podolski": "RUc",
        "Czernowitz": "RU3",
        "Tarnopol": "RU5",
        "Dubno": "RU1",
        "Lemberg": "AH2 AH7",
        "Tarnow": "AH4 AH3",
        "Ivangorod": "RU12 RUc",
        "Miskolcz": "AHc AHc",
        "Debrecen": "AHc AHc",
    }
    s = all_quiet(
        turn=7,
        round=6,
        units=units,
        control={"AP": "Stanislau"},
        trenches=dict.fromkeys(("Tarnopol", "Czernowitz"), ""),
        destroyed="Przemysl",
        hands={"CP": "CP12"},
        **LIMITED,
    )
    assert endangered(s, "CP") == []
    for acts in ([operations("CP12")], ["automatic-operation", "move Przemysl"]):
        for found, did in outcomes(do(s.copy(), *acts), 2):
            assert endangered(found, "CP") == [], did
