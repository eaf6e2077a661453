"""11.2: trenches."""

from __future__ import annotations

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.words import FIVE, fight, operate, walk
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    do,
    done,
    here,
    offered,
    position,
    refused,
    roll,
    rule,
    trench,
)


def entrench(unit: str, space: str = "Sedan", **more: object) -> PathsState:
    """An army of the Central Powers, Entrench played, tries to entrench."""
    piece = unit.strip("()")
    s = position(units={space: unit}, hands=FIVE["CP"], played="AP12", **more)  # type: ignore[arg-type]
    operate(s, f"move {space}")
    do(s, f"entrench {piece}")
    return done(s) if asked(s) == ["Central Powers"] else s


# Digging


@rule("11.2.1")
def test_nobody_entrenches_before_the_event() -> None:
    s = position(units={"Sedan": "GE1"}, hands=FIVE["CP"])
    operate(s, "move Sedan")
    refused(s, "entrench GE1")


@rule("11.2.1")
@pytest.mark.parametrize("event", ["AP12", "CP6"])
def test_the_event_of_either_side_allows_it_to_both(event: str) -> None:
    s = position(units={"Sedan": "GE1"}, hands=FIVE["CP"], played=event)
    operate(s, "move Sedan")
    assert offered(s, "entrench") == ["GE1"]
    s = position(side="AP", units={"Sedan": "FR1"}, hands=FIVE["AP"], played=event)
    operate(s, "move Sedan")
    assert offered(s, "entrench") == ["FR1"]


@rule("11.2.2")
@pytest.mark.parametrize(("die", "result"), [(1, "CP 1"), (3, "CP 1"), (4, ""), (6, "")])
def test_a_german_army_succeeds_with_three_or_less(die: int, result: str) -> None:
    s = entrench("GE1")
    roll(s, die)
    assert trench(s, "Sedan") == result


@rule("11.2.2")
@pytest.mark.parametrize(("die", "result"), [(2, "CP 1"), (3, "")])
def test_an_austrian_army_succeeds_with_two_or_less(die: int, result: str) -> None:
    s = entrench("AH1")
    roll(s, die)
    assert trench(s, "Sedan") == result


@rule("11.2.2", "R25")
@pytest.mark.parametrize(("die", "result"), [(3, "CP 1"), (4, "")])
def test_a_reduced_army_uses_its_own_factor(die: int, result: str) -> None:
    s = entrench("(GE1)")
    roll(s, die)
    assert trench(s, "Sedan") == result


@rule("11.2.2")
def test_a_second_success_makes_level_two() -> None:
    s = entrench("GE1", trenches={"Sedan": "CP 1"})
    roll(s, 3)
    assert trench(s, "Sedan") == "CP 2"


@rule("11.2.2")
def test_a_failure_keeps_the_trench_that_is_there() -> None:
    s = entrench("GE1", trenches={"Sedan": "CP 1"})
    roll(s, 5)
    assert trench(s, "Sedan") == "CP 1"


@rule("11.2.3", "R25")
def test_no_trench_is_deeper_than_level_two() -> None:
    s = position(units={"Sedan": "GE1"}, hands=FIVE["CP"], played="AP12", trenches={"Sedan": "CP 2"})
    operate(s, "move Sedan")
    refused(s, "entrench GE1")


@rule("11.2.1")
def test_corps_do_not_entrench() -> None:
    s = position(units={"Sedan": "GEc"}, hands=FIVE["CP"], played="AP12")
    operate(s, "move Sedan")
    refused(s, "entrench GEc1")


@rule("11.2.1", "R25")
def test_only_one_army_of_a_space_tries() -> None:
    s = position(units={"Sedan": "GE1 GE2"}, hands=FIVE["CP"], played="AP12")
    operate(s, "move Sedan")
    do(s, "entrench GE1")
    refused(s, "entrench GE2")


@rule("11.2.1")
def test_an_army_that_entrenches_does_not_move_but_others_do() -> None:
    s = position(units={"Sedan": "GE1 GE2"}, hands=FIVE["CP"], played="AP12")
    operate(s, "move Sedan")
    do(s, "entrench GE1")
    refused(s, "take GE1")
    walk(s, "GE2", "Koblenz")
    assert asked(s) == ["chance"]
    roll(s, 1)
    assert trench(s, "Sedan") == "CP 1"
    assert here(s, "Koblenz") == "GE2"


@rule("11.2.2")
def test_the_dice_come_after_all_movement() -> None:
    s = position(units={"Sedan": "GE1", "Aachen": "GE2"}, hands=FIVE["CP"], played="AP12")
    operate(s, "move Sedan", "move Aachen")
    do(s, "entrench GE1")
    assert asked(s) == ["Central Powers"]
    walk(s, "GE2", "Koblenz")
    assert asked(s) == ["chance"]


@rule("11.2.2")
def test_each_space_has_its_own_die() -> None:
    s = position(units={"Sedan": "GE1", "Aachen": "GE2"}, hands=FIVE["CP"], played="AP12")
    operate(s, "move Sedan", "move Aachen")
    do(s, "entrench GE1", "entrench GE2")
    roll(s, 1)
    assert bool(trench(s, "Sedan")) + bool(trench(s, "Aachen")) <= 1
    roll(s, 6)
    assert bool(trench(s, "Sedan")) + bool(trench(s, "Aachen")) == 1


@rule("11.2.1", "R25")
def test_an_army_that_moved_does_not_entrench() -> None:
    s = position(units={"Sedan": "GE1", "Koblenz": "GE2"}, hands=FIVE["CP"], played="AP12")
    operate(s, "move Sedan", "move Koblenz")
    walk(s, "GE2", "Sedan")
    refused(s, "entrench GE2")
    assert offered(s, "entrench") == ["GE1"]


@rule("11.2.1")
def test_nobody_entrenches_in_a_space_marked_to_attack() -> None:
    s = position(units={"Sedan": "GE1", "Koblenz": "GE2"}, hands=FIVE["CP"], played="AP12")
    operate(s, "attack Sedan", "move Koblenz")
    assert offered(s, "entrench") == ["GE2"]


@rule("11.2.1", "R25")
def test_besiegers_may_entrench() -> None:
    s = entrench("GE1", "Liege")
    roll(s, 3)
    assert trench(s, "Liege") == "CP 1"


@rule("14.3.3")
def test_armies_without_supply_do_not_entrench() -> None:
    s = position(side="AP", units={"Nis": "SB1 BR1"}, hands=FIVE["AP"], played="AP12")
    operate(s, "move Nis")
    assert offered(s, "entrench") == ["SB1"]


@rule("11.2.10")
@pytest.mark.parametrize("modifier", ["on", "off"])
def test_after_a_failure_the_optional_modifier_helps_in_the_next_round(modifier: str) -> None:
    s = position(units={"Sedan": "GE1"}, played="AP12", options={"entrench_modifier": modifier})
    do(s, "automatic-operation", "move Sedan", "entrench GE1")
    roll(s, 4)
    do(s, "automatic-operation")  # the Allies have nothing to activate
    done(s)
    do(s, "automatic-operation", "move Sedan", "entrench GE1")
    roll(s, 4)
    assert trench(s, "Sedan") == ("CP 1" if modifier == "on" else "")


@rule("11.2.10")
def test_austrians_have_no_optional_modifier() -> None:
    s = position(units={"Sedan": "AH1"}, played="AP12", options={"entrench_modifier": "on"})
    do(s, "automatic-operation", "move Sedan", "entrench AH1")
    roll(s, 3)
    do(s, "automatic-operation")
    done(s)
    do(s, "automatic-operation", "move Sedan", "entrench AH1")
    roll(s, 3)
    assert trench(s, "Sedan") == ""


# The event


@rule("AP12", "R25")
def test_the_event_digs_where_a_supplied_army_without_a_trench_stands() -> None:
    units = {"Sedan": "FR1", "Verdun": "FR2", "Nancy": "FRc", "Nis": "BR1"}
    s = position(side="AP", units=units, trenches={"Verdun": "AP 1"}, hands={"AP": "AP12"})
    do(s, f"event {card('AP12')}")
    if offered(s, "dig"):
        assert offered(s, "dig") == ["Sedan"]
        do(s, "dig Sedan")
    assert trench(s, "Sedan") == "AP 1"
    assert trench(s, "Verdun") == "AP 1"


@rule("CP6", "R25")
def test_the_event_may_dig_where_the_army_besieges() -> None:
    s = position(units={"Liege": "GE1", "Aachen": "GE2"}, hands={"CP": "CP6"})
    do(s, f"event {card('CP6')}", "dig Liege")
    assert trench(s, "Liege") == "CP 1"


@rule("11.2.1", "R8")
def test_the_event_is_played_once_in_the_game() -> None:
    s = position(units={"Aachen": "GE2"}, hands={"CP": "CP6"}, played="AP12")
    refused(s, f"event {card('CP6')}")


# Enemies entering


@rule("11.2.5")
def test_an_enemy_who_enters_removes_a_trench_of_level_one() -> None:
    s = position(units={"Koblenz": "GE1"}, trenches={"Sedan": "AP 1"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Sedan")
    assert trench(s, "Sedan") == ""


@rule("11.2.6")
def test_an_enemy_who_enters_captures_a_trench_of_level_two() -> None:
    s = position(units={"Koblenz": "GE1"}, trenches={"Sedan": "AP 2"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Sedan")
    assert trench(s, "Sedan") == "CP 1"


@rule("11.2.5", "11.2.6", "R23")
def test_passing_through_is_entering() -> None:
    s = position(units={"Koblenz": "GE1"}, trenches={"Sedan": "AP 1", "Cambrai": "AP 2"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Sedan", "Cambrai", "Chateau Thierry")
    assert trench(s, "Sedan") == ""
    assert trench(s, "Cambrai") == "CP 1"


@rule("11.2.4", "R100")
def test_a_trench_stays_in_an_empty_space() -> None:
    s = position(units={"Sedan": "GE1"}, trenches={"Sedan": "CP 2"}, hands=FIVE["CP"])
    operate(s, "move Sedan")
    walk(s, "GE1", "Koblenz")
    assert trench(s, "Sedan") == "CP 2"


@rule("11.2.4")
def test_own_units_keep_a_trench() -> None:
    s = position(units={"Koblenz": "GE1"}, control={"CP": "Sedan"}, trenches={"Sedan": "CP 1"}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Sedan")
    assert trench(s, "Sedan") == "CP 1"


@rule("R25")
@pytest.mark.parametrize(("before", "after"), [("AP 1", ""), ("AP 2", "CP 1")])
def test_besiegers_enter_the_trench_of_the_fort_s_side(before: str, after: str) -> None:
    s = position(units={"Koblenz": "GE1"}, trenches={"Liege": before}, hands=FIVE["CP"])
    operate(s, "move Koblenz")
    walk(s, "GE1", "Liege")
    assert trench(s, "Liege") == after


@rule("R100")
def test_a_besieger_s_trench_stays_when_he_leaves() -> None:
    s = position(units={"Liege": "GE1"}, trenches={"Liege": "CP 1"}, hands=FIVE["CP"])
    operate(s, "move Liege")
    walk(s, "GE1", "Koblenz")
    assert trench(s, "Liege") == "CP 1"


@rule("R100", "11.2.5")
@pytest.mark.parametrize(("before", "after"), [("CP 1", ""), ("CP 2", "AP 1")])
def test_a_besieger_s_trench_falls_to_the_fort_s_side_when_it_enters(before: str, after: str) -> None:
    s = position(side="AP", units={"Brussels": "BE1"}, trenches={"Liege": before}, hands=FIVE["AP"])
    operate(s, "move Brussels")
    walk(s, "BE1", "Liege")
    assert trench(s, "Liege") == after


# Combat


@rule("11.2.8", "12.2.8")
@pytest.mark.parametrize(("level", "reduced"), [("", True), ("AP 1", False), ("AP 2", False)])
def test_a_trench_moves_the_attacker_s_column(level: str, reduced: bool) -> None:
    # 6 factors, die 1: column 6-8: 3, columns 5 and 4: 2.
    trenches = {"Cambrai": level} if level else None
    s = position(units={"Sedan": "(GE1) (GE2)", "Cambrai": "FR1"}, trenches=trenches, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "(GE1) (GE2)", 1, 1)
    assert (here(s, "Cambrai") == "(FR1)") is reduced


@rule("12.2.8")
@pytest.mark.parametrize(("level", "die", "reduced"), [("AP 1", 2, True), ("AP 2", 2, False)])
def test_level_two_moves_it_twice(level: str, die: int, reduced: bool) -> None:
    # 6 factors: column 5 on level 1, die 2: 3; column 4 on level 2, die 2: 2.
    s = position(units={"Sedan": "(GE1) (GE2)", "Cambrai": "FR1"}, trenches={"Cambrai": level}, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "(GE1) (GE2)", die, 1)
    assert (here(s, "Cambrai") == "(FR1)") is reduced


@rule("12.2.8")
@pytest.mark.parametrize(("level", "destroyed"), [("", False), ("AP 1", True), ("AP 2", True)])
def test_either_level_moves_the_defender_s_column_once(level: str, destroyed: bool) -> None:
    # FR1: column 3, die 3: 2; column 4, die 3: 3.
    trenches = {"Cambrai": level} if level else None
    s = position(units={"Sedan": "GE1", "Cambrai": "FR1"}, trenches=trenches, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "GE1", 1, 3)
    assert (here(s, "Sedan") == "(GE1)") is destroyed


@rule("12.2.8")
def test_level_two_does_not_move_the_defender_s_column_twice() -> None:
    # FR1 at column 4, die 2: 2; column 5 would be 3.
    s = position(units={"Sedan": "GE1", "Cambrai": "FR1"}, trenches={"Cambrai": "AP 2"}, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "GE1", 1, 2)
    assert here(s, "Sedan") == "GE1"


@rule("11.2.8")
def test_corps_benefit_from_a_trench() -> None:
    # The corps: column 1 to 2, die 2: 1; a reduced German corps dies of it.
    s = position(units={"Sedan": "(GEc)", "Cambrai": "FRc"}, trenches={"Cambrai": "AP 1"}, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "(GEc)", 1, 2)
    assert here(s, "Eliminated", "CP") == "GEc"


@rule("11.2.9")
def test_units_beside_a_fort_have_both_fort_and_trench() -> None:
    # FRc and the fort of 3: Corps column 4 to 5, die 3: 2 instead of 1.
    s = position(units={"Metz": "GEc GE1", "Verdun": "FRc"}, trenches={"Verdun": "AP 1"}, hands=FIVE["CP"])
    operate(s, "attack Metz")
    fight(s, "Verdun", "GEc", 1, 3)
    assert here(s, "Eliminated", "CP") == "GEc"


@rule("12.3.1")
def test_a_trench_prevents_a_flank_attack() -> None:
    s = position(units={"Breslau": "GE1", "Posen": "GE2", "Lodz": "RU1"}, trenches={"Lodz": "AP 1"}, hands=FIVE["CP"])
    operate(s, "attack Breslau", "attack Posen")
    do(s, "strike Lodz", "with GE1", "with GE2")
    assert not offered(s, "pin")


@rule("12.2.8", "R35")
def test_trench_and_terrain_add_up() -> None:
    # Mountain and level 2: three to the left: 6 factors, column 6-8 to 3, die 3: 2; only two would be column 4: 3.
    s = position(units={"Mulhouse": "(GE1) (GE2)", "Belfort": "FR1"}, trenches={"Belfort": "AP 2"}, hands=FIVE["CP"])
    operate(s, "attack Mulhouse")
    fight(s, "Belfort", "(GE1) (GE2)", 3, 1)
    assert here(s, "Belfort") == "FR1"


@rule("12.2.8")
def test_shifts_stop_at_the_first_column() -> None:
    # The reduced Austrian army of 1 on level 2: column 1, die 6: 2.
    s = position(units={"Sedan": "(AH1)", "Cambrai": "RU1"}, trenches={"Cambrai": "AP 2"}, hands=FIVE["CP"])
    operate(s, "attack Sedan")
    fight(s, "Cambrai", "(AH1)", 6, 1)
    assert here(s, "Cambrai") == "(RU1)"


@rule("11.2.10")
def test_the_optional_modifier_is_lost_in_a_round_without_an_attempt() -> None:
    s = position(units={"Sedan": "GE1"}, played="AP12", options={"entrench_modifier": "on"})
    do(s, "automatic-operation", "move Sedan", "entrench GE1")
    roll(s, 4)
    for _ in range(3):  # the Allies, the Central Powers, the Allies
        do(s, "automatic-operation")
        done(s)
    do(s, "automatic-operation", "move Sedan", "entrench GE1")
    roll(s, 4)
    assert trench(s, "Sedan") == ""


@rule("11.2.10")
def test_the_optional_modifier_is_never_more_than_one() -> None:
    s = position(units={"Sedan": "GE1"}, played="AP12", options={"entrench_modifier": "on"})
    for die in (5, 5, 5):
        do(s, "automatic-operation", "move Sedan", "entrench GE1")
        roll(s, die)
        assert trench(s, "Sedan") == ""
        do(s, "automatic-operation")
        done(s)
    do(s, "automatic-operation", "move Sedan", "entrench GE1")
    roll(s, 4)
    assert trench(s, "Sedan") == "CP 1"


@rule("R82", "11.2.8")
def test_besiegers_use_their_own_trench() -> None:
    # GE1: column 5 to 6-8, die 1: 3. BR1: column 4 to 3, die 4: 3.
    s = position(side="AP", units={"Brussels": "BR1", "Liege": "GE1"}, trenches={"Liege": "CP 1"}, hands=FIVE["AP"])
    operate(s, "attack Brussels")
    fight(s, "Liege", "BR1", 3, 1)  # column 3: 2, column 4 would be 3
    assert here(s, "Brussels") == "(BR1)"
    assert here(s, "Liege") == "GE1"
