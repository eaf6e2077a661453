"""9.2, 12.1, 12.3: what it costs to mark a space, who may attack together, flank attacks."""

from __future__ import annotations

from typing import Any

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.scenes import declared, fought, loss, marked, operate, pins, side_of, strike
from tests.games.paths_of_glory.vocabulary import asked, card, choose, do, here, offered, position, refused, roll, rule

CARDS = {"AP": ["", "", "AP4", "AP3", "AP2", "AP16"], "CP": ["", "", "CP3", "CP7", "CP12", "CP33"]}
WEST = {"CP": "Sedan"}


def cost(side: str, space: str, names: str, verb: str = "move", **more: Any) -> int:
    """The fewest operations with which a space may be marked; 6 if 5 do not do."""
    units = {**more.pop("units", {}), space: names}
    for points in range(1, 6):
        code = CARDS[side][points]
        hands = {side: code} if code else {}
        s = position(side=side, units=units, hands=hands, **more)
        do(s, f"operations {card(code)}" if code else "automatic-operation")
        if space in offered(s, verb):
            return points
    return 6


# 9.2.3: the cost of a space


@rule("9.2.3")
def test_a_space_costs_as_many_points_as_nations_stand_there() -> None:
    assert cost("AP", "Chateau Thierry", "FR1 FR2 FRc") == 1
    assert cost("AP", "Chateau Thierry", "FR1 BR1") == 2
    assert cost("AP", "Chateau Thierry", "FR1 BR1 BE1") == 3
    assert cost("CP", "Lemberg", "GE1 AH1 AHc") == 2


@rule("9.2.2")
def test_marking_for_attack_costs_the_same_as_for_movement() -> None:
    assert cost("AP", "Chateau Thierry", "FR1 BR1 BE1", "attack") == 3
    assert cost("AP", "Kiev", "RU1 RU2 RU3", "attack") == 1


@rule("9.2.3", "R17")
def test_belgians_are_british_in_four_spaces() -> None:
    for space in ("Antwerp", "Ostend", "Calais", "Amiens"):
        assert cost("AP", space, "BE1 BR1") == 1, space
    assert cost("AP", "Brussels", "BE1 BR1") == 2
    assert cost("AP", "Cambrai", "BE1 BR1") == 2


@rule("9.2.3", "R17")
def test_belgians_are_not_french_there() -> None:
    assert cost("AP", "Amiens", "BE1 FR1") == 2
    assert cost("AP", "Amiens", "BE1 BR1 FR1") == 2


@rule("9.2.3", "R17")
def test_french_and_americans_count_as_one_in_france_and_germany_only() -> None:
    assert cost("AP", "Verdun", "FR1 US1", war="US") == 1
    assert cost("AP", "Koblenz", "FR1 US1", war="US") == 1
    assert cost("AP", "Brussels", "FR1 US1", war="US") == 2
    assert cost("AP", "Milan", "FR1 US1", war="US IT") == 2


@rule("9.2.3", "R89")
def test_dominions_portuguese_and_arabs_are_british_for_activation() -> None:
    assert cost("AP", "Amiens", "BR1 AUSc CNDc") == 1
    assert cost("AP", "Amiens", "PTc BEFc BRc") == 1
    assert cost("AP", "Jerusalem", "ANAc BRc", war="TU", control={"AP": "Gaza,Sinai,Beersheba"}) == 1
    assert cost("AP", "Amiens", "AUSc FR1") == 2


@rule("9.2.3", "R89")
def test_senussi_are_turks_and_montenegrins_are_serbs_for_activation() -> None:
    assert cost("CP", "Libya", "SNc TUc", war="TU") == 1
    assert cost("AP", "Cetinje", "MNc SBc") == 1


@rule("9.2.3")
def test_russians_and_romanians_are_two_nations() -> None:
    assert cost("AP", "Galatz", "RU1 ROc", war="RO") == 2


@rule("9.2.4")
def test_no_nation_may_be_left_out_to_save_points() -> None:
    s = position(side="AP", units={"Chateau Thierry": "FR1 BR1"})
    do(s, "automatic-operation")
    assert offered(s, "move") == offered(s, "attack") == []


@rule("9.2.4", "R20", "14.1.1.1")
def test_units_out_of_supply_count_for_the_cost_but_stay_idle() -> None:
    assert cost("AP", "Belgrade", "SBc FRc") == 2
    s = position(side="AP", units={"Belgrade": "SBc FRc"}, hands={"AP": "AP4"})
    operate(s, "AP4", "move Belgrade")
    assert [name for name in offered(s, "take") if name.startswith("FR")] == []
    assert [name for name in offered(s, "take") if name.startswith("SB")]


@rule("9.2.6", "R20")
def test_a_space_with_only_unsupplied_units_cannot_be_marked() -> None:
    assert cost("AP", "Belgrade", "FRc BRc") == 6
    assert cost("CP", "Lyon", "GE1") == 6


@rule("9.2.5")
def test_a_space_is_marked_for_movement_or_for_attack_not_both() -> None:
    s = position(side="AP", units={"Verdun": "FR1", "Nancy": "FR2"}, hands={"AP": "AP2"})
    operate(s, "AP2", "move Verdun")
    assert "Verdun" not in offered(s, "attack")
    assert "Verdun" not in offered(s, "move")
    assert "Nancy" in offered(s, "attack")


@rule("9.2.1", "8.1.3", "R7")
def test_the_automatic_operation_gives_one_point_and_need_not_be_used() -> None:
    units = {"Verdun": "FR1", "Nancy": "FR2"}
    s = do(position(side="AP", units=units), "automatic-operation", "done")
    assert asked(s) == ["Central Powers"]
    s = do(position(side="AP", units=units), "automatic-operation", "move Verdun")
    assert offered(s, "move") == []


@rule("R21")
def test_an_attack_marker_without_a_target_is_legal() -> None:
    s = do(position(side="AP", units={"Paris": "FR1"}), "automatic-operation")
    assert "Paris" in offered(s, "attack")


@rule("9.2.8", "9.2.9")
def test_all_movement_comes_before_the_attacks() -> None:
    units = {"Verdun": "FR1", "Nancy": "FR2", "Metz": "GE4"}
    s = position(side="AP", units=units, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Verdun", "move Nancy")
    marked(s)
    assert offered(s, "strike") == []
    assert offered(s, "take") == ["FR2"]


# 12.1: who may attack


@rule("12.1.1", "12.1.8")
def test_not_every_unit_of_a_marked_space_must_attack() -> None:
    s = position(side="AP", units={"Verdun": "FR1 FR2", "Metz": "GE4"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Verdun")
    strike(marked(s), "Metz", "FR1")
    assert s.view()["combat"]["attackers"] == ["FR1"]


@rule("12.1.1")
def test_units_of_a_space_without_a_marker_do_not_join_an_attack() -> None:
    units = {"Verdun": "FR1 FR2", "Nancy": "FR3", "Metz": "GE4"}
    s = position(side="AP", units=units, hands={"AP": "AP2"})
    do(marked(operate(s, "AP2", "attack Verdun")), "strike Metz")
    assert offered(s) == ["with FR1", "with FR2"]
    assert refused(s, "with FR3").rule == "12.1.1"


@rule("12.1.4", "12.2.2")
def test_two_equal_corps_of_a_space_may_attack_together() -> None:
    s = declared("AP", {"Chateau Thierry": "BRc BRc"}, "Sedan", "GEc")
    assert side_of(s, "AP")["factors"] == 4


@rule("12.1.1")
def test_the_attacker_may_stop_after_one_combat() -> None:
    units = {"Verdun": "FR1", "Chateau Thierry": "FR2", "Metz": "GE4", "Sedan": "GE1"}
    s = position(side="AP", units=units, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Verdun", "attack Chateau Thierry")
    strike(marked(s), "Metz", "FR1")
    fought(s, 1, 1)
    do(s, "done")
    assert asked(s) == ["Central Powers"]


@rule("12.1.5", "R93")
def test_units_of_one_space_may_attack_different_spaces() -> None:
    s = position(side="AP", units={"Verdun": "FR1 FR2", "Metz": "GE4", "Sedan": "GE1"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Verdun")
    strike(marked(s), "Metz", "FR1")
    fought(s, 1, 1)
    assert offered(s, "strike") == ["Sedan"]
    strike(s, "Sedan")
    assert s.view()["combat"]["attackers"] == ["FR2"]


@rule("12.1.6")
def test_no_space_is_attacked_twice_in_an_action() -> None:
    units = {"Verdun": "FR1", "Nancy": "FR2", "Metz": "GE4"}
    s = position(side="AP", units=units, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Verdun", "attack Nancy")
    strike(marked(s), "Metz", "FR1")
    fought(s, 1, 1)
    assert "Metz" not in offered(s, "strike")


@rule("12.1.7")
def test_a_corps_without_combat_factor_may_attack_alone() -> None:
    s = declared("AP", {"Dubno": "(RUc)"}, "Tarnopol", "AHc")
    roll(s, 5)
    assert loss(s, "AP") == 1


@rule("12.1.10")
def test_units_in_london_do_not_attack_alone() -> None:
    s = position(side="AP", units={"London": "BR1", "Calais": "GE1"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack London")
    marked(s)
    assert offered(s, "strike") == []


@rule("12.1.10")
def test_units_in_london_attack_with_units_in_france() -> None:
    s = position(side="AP", units={"London": "BR1", "Amiens": "BR2", "Calais": "GE1"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack London", "attack Amiens")
    strike(marked(s), "Calais")
    assert sorted(s.view()["combat"]["attackers"]) == ["BR1", "BR2"]


@rule("12.1.10")
def test_an_attack_with_units_in_london_is_not_complete_without_units_in_france() -> None:
    s = position(side="AP", units={"London": "BR1", "Amiens": "BR2", "Calais": "GE1"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack London", "attack Amiens")
    do(marked(s), "strike Calais")
    if "with BR1" in offered(s):
        do(s, "with BR1")
        assert "done" not in offered(s)


@rule("12.1.10", "12.1.9")
def test_only_italians_attack_from_taranto_and_need_no_company() -> None:
    s = declared("AP", {"Taranto": "ITc"}, "Valona", "AHc", war="IT")
    assert s.view()["combat"]["space"] == "Valona"
    s = position(side="AP", units={"Taranto": "FRc", "Valona": "AHc"}, war="IT", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Taranto")
    marked(s)
    assert offered(s, "strike") == []


@rule("12.1.9", "11.1.4")
def test_frenchmen_do_not_attack_over_the_channel() -> None:
    units = {"London": "FR1", "Amiens": "FR2", "Calais": "GE1"}
    s = position(side="AP", units=units, hands={"AP": "AP2"})
    operate(s, "AP2", "attack London", "attack Amiens")
    strike(marked(s), "Calais")
    assert s.view()["combat"]["attackers"] == ["FR2"]


# 12.1.11: several nations


def together(units: dict[str, str], target: str, chosen: str, **more: Any) -> bool:
    """Whether exactly these units can attack a space together."""
    spaces = [space for space in units if space != target]
    s = position(side="AP", units=units, hands={"AP": "AP16"}, **more)
    operate(s, "AP16", *[f"attack {space}" for space in spaces])
    marked(s)
    if target not in offered(s, "strike"):
        return False
    do(s, f"strike {target}")
    left = chosen.split()
    while (left and s.view()["combat"] is None) or (left and offered(s, "with")):
        able = [name for name in left if name in offered(s, "with")]
        if not able:
            return False
        do(s, f"with {able[0]}")
        left.remove(able[0])
    if offered(s, "with") or "done" in offered(s):
        if "done" not in offered(s):
            return False
        do(s, "done")
    return sorted(s.view()["combat"]["attackers"]) == sorted(chosen.split())


FRONT = {"Cambrai": "GE1"}


@rule("12.1.11")
def test_nations_stacked_together_attack_together() -> None:
    units = {"Amiens": "BR1 FR1 BE1", **FRONT}
    assert together(units, "Cambrai", "BR1 FR1 BE1", control=WEST)


@rule("12.1.11")
def test_nations_in_different_spaces_do_not_attack_together() -> None:
    units = {"Amiens": "BR1", "Chateau Thierry": "FR1", **FRONT}
    assert not together(units, "Cambrai", "BR1 FR1", control=WEST)
    assert together(units, "Cambrai", "BR1", control=WEST)
    assert together(units, "Cambrai", "FR1", control=WEST)


@rule("12.1.11")
def test_a_forecast_for_all_is_for_units_that_may_attack_together() -> None:
    units = {"Amiens": "BR1 BR2", "Chateau Thierry": "FR1 FR2", **FRONT}
    s = position(side="AP", units=units, hands={"AP": "AP16"}, control=WEST)
    operate(s, "AP16", "attack Amiens", "attack Chateau Thierry")
    do(marked(s), "strike Cambrai", "with FR1")
    found = s.view(0)["step"]["forecast"]
    assert sorted(found["all"]["pieces"]) == ["FR1", "FR2"]


@rule("12.1.11.1", "R96")
def test_a_common_space_joins_nations_of_several_spaces() -> None:
    units = {"Amiens": "BR1", "Chateau Thierry": "FR1 BR2", **FRONT}
    assert together(units, "Cambrai", "BR1 FR1 BR2", control=WEST)


@rule("12.1.11.1", "R96")
def test_the_units_of_the_common_space_must_take_part() -> None:
    units = {"Amiens": "BR1", "Chateau Thierry": "FR1 BR2", **FRONT}
    assert not together(units, "Cambrai", "BR1 FR1", control=WEST)


@rule("12.1.11.2", "R89")
def test_canadians_join_british_and_french() -> None:
    units = {"Amiens": "BR1", "Chateau Thierry": "FR1 CNDc", **FRONT}
    assert together(units, "Cambrai", "BR1 FR1 CNDc", control=WEST)


@rule("12.1.11.2", "R89")
def test_australians_and_british_attack_from_different_spaces() -> None:
    units = {"Amiens": "BR1", "Chateau Thierry": "AUSc", **FRONT}
    assert together(units, "Cambrai", "BR1 AUSc", control=WEST)


@rule("12.1.11", "R89")
def test_belgians_are_not_british_in_an_attack() -> None:
    units = {"Amiens": "BE1", "Calais": "BR1", **FRONT}
    assert not together(units, "Cambrai", "BE1 BR1", control=WEST)


@rule("12.1.11", "R17")
def test_french_and_americans_are_two_nations_in_an_attack() -> None:
    units = {"Amiens": "US1", "Chateau Thierry": "FR1", **FRONT}
    assert not together(units, "Cambrai", "US1 FR1", control=WEST, war="US")


@rule("12.1.11.2", "R89")
def test_montenegrins_and_serbs_attack_from_different_spaces() -> None:
    units = {"Cetinje": "MNc", "Skopje": "SBc", "Tirana": "AHc"}
    assert together(units, "Tirana", "MNc SBc1")


@rule("12.1.11.1")
def test_one_common_space_must_hold_all_nations() -> None:
    units = {"Amiens": "BR1 FR1", "Chateau Thierry": "FR2 BE1", **FRONT}
    assert not together(units, "Cambrai", "BR1 FR1 FR2 BE1", control=WEST)
    assert together(units, "Cambrai", "BR1 FR1 FR2", control=WEST)


# 12.3: flank attacks

PAIR = {"Sedan": "GE1", "Cambrai": "GE2"}


@rule("12.3.1")
def test_a_flank_attempt_needs_two_spaces() -> None:
    assert pins(declared("CP", PAIR, "Chateau Thierry", "FR1")) == ["Cambrai", "Sedan"]
    assert pins(declared("CP", {"Sedan": "GE1 GE2"}, "Chateau Thierry", "FR1")) == []


@rule("12.3.1")
def test_a_flank_attempt_needs_an_army() -> None:
    assert pins(declared("CP", {"Sedan": "GEc", "Cambrai": "GEc"}, "Chateau Thierry", "FR1")) == []
    assert pins(declared("CP", {"Sedan": "GEc", "Cambrai": "(GE1)"}, "Chateau Thierry", "FR1")) != []


@rule("12.3.1")
def test_no_flank_attempt_into_a_trench() -> None:
    assert pins(declared("CP", PAIR, "Chateau Thierry", "FR1", trenches={"Chateau Thierry": "AP 1"})) == []


@rule("12.3.1")
def test_no_flank_attempt_into_swamp_or_mountain() -> None:
    attackers = {"Ostend": "GE1", "Cambrai": "GE2"}
    assert pins(declared("CP", attackers, "Calais", "BR1", control={"CP": "Sedan,Brussels"})) == []
    s = declared("AP", {"Tarnow": "RU1", "Uzhgorod": "RU2"}, "Gorlice", "AH1", control={"AP": "Stanislau,Tarnopol"})
    assert pins(s) == []


@rule("12.3.1")
def test_a_flank_attempt_into_a_forest_is_allowed() -> None:
    s = declared("CP", {"Koblenz": "GE1", "Liege": "GE2"}, "Sedan", "FR1", destroyed="Liege")
    assert pins(s) == ["Koblenz", "Liege"]


@rule("12.3.1", "15.1.6")
def test_a_flank_attempt_is_made_against_units_with_a_fort_not_against_a_fort_alone() -> None:
    attackers = {"Sedan": "GE1", "Metz": "GE4"}
    assert pins(declared("CP", attackers, "Verdun", "FR3")) == ["Metz", "Sedan"]
    assert pins(declared("CP", attackers, "Verdun", "")) == []


def flank(s: PathsState, pin: str, die: int) -> bool:
    """Whether the attempt succeeds."""
    do(s, f"pin {pin}")
    roll(s, die)
    found = s.view()["combat"]["flank"]["success"]
    assert isinstance(found, bool)
    return found


@rule("12.3.2", "12.3.3")
def test_each_free_space_beside_the_pinning_one_adds_one() -> None:
    assert flank(declared("CP", PAIR, "Chateau Thierry", "FR1"), "Sedan", 3)
    assert not flank(declared("CP", PAIR, "Chateau Thierry", "FR1"), "Sedan", 2)
    three = {"Sedan": "GE1", "Cambrai": "GE2", "Bar le Duc": "GEc"}
    s = declared("CP", three, "Chateau Thierry", "FR1", control={"CP": "Verdun"}, destroyed="Verdun")
    assert flank(s, "Sedan", 2)


@rule("12.3.2")
def test_a_space_next_to_another_enemy_adds_nothing() -> None:
    s = declared("CP", PAIR, "Chateau Thierry", "FR1", units={"Amiens": "FRc"})
    assert not flank(s, "Sedan", 3)
    s = declared("CP", PAIR, "Chateau Thierry", "FR1", units={"Amiens": "FRc"})
    assert flank(s, "Cambrai", 3)  # then Sedan is the free one
    s = declared("CP", PAIR, "Chateau Thierry", "FR1", units={"Amiens": "FRc"})
    assert flank(s, "Sedan", 4)


@rule("12.3.2")
def test_an_enemy_fort_without_units_does_not_matter() -> None:
    s = declared("CP", {"Sedan": "GE1", "Metz": "GE4"}, "Verdun", "FR3")
    assert flank(s, "Sedan", 3)  # Metz touches the empty fort of Nancy


@rule("12.3.2", "R36")
def test_dashed_lines_do_not_matter() -> None:
    units = {"Calais": "GE2"}
    s = declared("AP", {"London": "BR1", "Rouen": "BR2"}, "Le Havre", "GE1", units=units)
    assert flank(s, "Rouen", 3)  # London has only dashed lines, to Calais too


@rule("12.3.3", "R37")
def test_after_a_success_the_defender_fires_with_what_is_left() -> None:
    s = declared("CP", PAIR, "Chateau Thierry", "FR1", units={"Reserve": "FRc"})
    assert flank(s, "Sedan", 6)
    roll(s, 6)  # 10 factors: 7: army and corps are gone
    assert here(s, "Chateau Thierry") == "" or here(s, "Chateau Thierry") == "(FRc)"
    s = declared("CP", PAIR, "Chateau Thierry", "FR1 FR2")
    flank(s, "Sedan", 6)
    roll(s, 1)  # 3: one army is reduced
    do(s, "lose FR1")
    roll(s, 3)  # 2 + 3 factors: column 5: 3
    assert sorted([here(s, "Sedan"), here(s, "Cambrai")]) != ["GE1", "GE2"] or offered(s, "lose")


@rule("12.3.3")
def test_after_a_failure_the_defender_fires_first() -> None:
    s = declared("CP", {"Sedan": "GE1", "Cambrai": "GEc"}, "Chateau Thierry", "FR1 FR2")
    assert not flank(s, "Sedan", 1)
    roll(s, 3)  # 6 factors: 4 before the attacker fires
    assert side_of(s, "AP")["loss"] == 4
    assert side_of(s, "CP")["loss"] is None
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert here(s, "Sedan") == "(GE1)"
    assert here(s, "Cambrai") == "(GEc)"
    roll(s, 6)  # 3 + 1 factors: 4
    assert s.view()["combat"] is None or side_of(s, "CP")["loss"] == 4


@rule("12.3.3", "12.2.5")
def test_a_flank_attempt_is_voluntary() -> None:
    s = declared("CP", PAIR, "Chateau Thierry", "FR1")
    do(s, "pass")
    assert s.view()["combat"]["flank"] is None
    roll(s, 6)
    assert here(s, "Chateau Thierry") == "FR1"  # losses wait for the defender's die


@rule("12.3.4", "R31")
def test_a_card_counts_although_its_unit_is_gone_when_it_fires() -> None:
    attackers = {"Amiens": "(BRc) FR1", "Chateau Thierry": "FR2"}
    s = declared("AP", attackers, "Cambrai", "GE1", hands={"AP": "AP18"}, control=WEST)
    assert not flank(s, "Amiens", 1)
    do(s, f"play {card('AP18')}")
    roll(s, 4)  # 5 factors: 4: a French army and the British corps
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert "BRc" in here(s, "Eliminated", "AP")
    roll(s, 2)  # 2 + 3 factors, 2 + 1: 3
    assert here(s, "Cambrai") != "GE1"


@rule("R18", "9.2.7.1")
def test_a_unit_with_another_supply_does_not_pay_for_the_beach() -> None:
    more: dict[str, Any] = {"war": "TU", "beachhead": "MEF1", "control": {"AP": "Constantinople"}}
    assert cost("AP", "Gallipoli", "BRc BRc", **more) == 1


@rule("9.2.3", "R89")
def test_czechs_and_cavalry_are_russians() -> None:
    assert cost("AP", "Kiev", "RU1 CZLc RUCAVc", options={"optional_cards": "all"}) == 1


@rule("CP29", "R16")
def test_11th_army_never_raises_a_cost() -> None:
    assert cost("CP", "Breslau", "GE11 GE1 GEc", played="CP29") == 1


@rule("12.1.4", "12.2.2")
def test_three_equal_corps_of_a_space_may_attack_together() -> None:
    s = declared("CP", {"Sedan": "GEc GEc GEc"}, "Chateau Thierry", "FR1")
    assert side_of(s, "CP")["factors"] == 6


@rule("12.1.4", "12.1.8")
def test_equal_corps_beside_an_army_attack_and_advance_together() -> None:
    s = declared("CP", {"Sedan": "GE1 GEc GEc"}, "Chateau Thierry", "(FRc)")
    assert side_of(s, "CP")["factors"] == 9
    roll(s, 6, 1)
    for _ in range(2):
        (name,) = [name for name in offered(s, "take") if name.startswith("GEc")]
        do(s, f"take {name}")
        if "halt" in offered(s):
            do(s, "halt")
    assert here(s, "Chateau Thierry") == "GEc GEc"


@rule("12.1.4")
def test_equal_corps_of_two_spaces_may_attack_together() -> None:
    s = declared("CP", {"Sedan": "GEc", "Cambrai": "GEc"}, "Chateau Thierry", "FR1")
    assert side_of(s, "CP")["factors"] == 4


@rule("12.1.8")
def test_one_of_two_equal_corps_may_attack_alone() -> None:
    s = position(side="AP", units={"Chateau Thierry": "BRc BRc", "Sedan": "GEc"}, hands={"AP": "AP2"})
    operate(s, "AP2", "attack Chateau Thierry")
    do(marked(s), "strike Sedan")
    if offered(s, "with"):
        do(s, f"with {offered(s, 'with')[0]}")
    if "done" in offered(s):
        do(s, "done")
    assert side_of(s, "AP")["factors"] == 2


@rule("12.1.10", "12.1.11")
def test_london_needs_company_of_its_own_nation_or_a_common_space() -> None:
    units = {"London": "BR1", "Rouen": "FR1", "Le Havre": "GE1"}
    assert not together(units, "Le Havre", "BR1 FR1")
    units = {"London": "BR1", "Rouen": "FR1 BR2", "Le Havre": "GE1"}
    assert together(units, "Le Havre", "BR1 FR1 BR2")


@rule("12.1.11.1")
def test_three_nations_attack_from_two_spaces() -> None:
    units = {"Amiens": "BR1 FR1 BE1", "Chateau Thierry": "FR2", **FRONT}
    assert together(units, "Cambrai", "BR1 FR1 BE1 FR2", control=WEST)


@rule("12.1.11", "R96")
def test_germans_and_austrians_need_a_common_space() -> None:
    units = {"Tarnopol": "AH1 GEc", "Czernowitz": "GE1", "Kamenets-Podolski": "RU8"}
    s = position(units=units, hands={"CP": "CP12"})
    operate(s, "CP12", "attack Tarnopol", "attack Czernowitz")
    strike(marked(s), "Kamenets-Podolski", "AH1", "GEc1", "GE1")
    assert sorted(s.view()["combat"]["attackers"]) == ["AH1", "GE1", "GEc1"]


@rule("12.1.8", "12.2.13")
def test_a_combat_goes_on_and_is_shown_after_an_attacker_was_eliminated() -> None:
    s = declared("CP", {"Sedan": "GE1 GE2", "Cambrai": "(GEc)"}, "Chateau Thierry", "FRc")
    do(s, "pass")  # no flank attempt
    roll(s, 6, 6)  # the corps of the French is gone; it has inflicted 1: (GEc)
    assert here(s, "Eliminated", "CP").strip("()") == "GEc"
    assert offered(s, "take") == ["GE1", "GE2"]
    assert s.view()["combat"]["space"] == "Chateau Thierry"


@rule("12.2.10", "12.4.2")
def test_a_combat_is_shown_while_losses_are_taken_and_an_attacker_is_gone() -> None:
    s = declared("CP", {"Sedan": "GE1 GE2 GEc", "Cambrai": "(GEc)"}, "Chateau Thierry", "FR1 FR2")
    do(s, "pass")  # no flank attempt
    roll(s, 1, 3)  # 4 against 4
    do(s, "lose FR1")
    choose(s, "lose", "(GEc)")
    assert offered(s, "lose") == ["GE1", "GE2"]
    assert s.view()["combat"]["space"] == "Chateau Thierry"


@rule("12.2.1", "12.3.3", "12.7.3")
def test_the_first_combat_example_of_the_rulebook() -> None:
    s = declared(
        "CP", {"Insterberg": "GE8", "Konigsberg": "GEc"}, "Tannenberg", "RU2", units={"Reserve": "RUc"}, turn=1
    )
    assert flank(s, "Insterberg", 3)
    roll(s, 3)
    assert here(s, "Tannenberg") == "RUc"
    assert here(s, "Eliminated", "AP").strip("()") == "RU2"
    roll(s, 4)
    assert here(s, "Konigsberg") == "(GEc)"
    do(s, "yield", "go Plock", "go Warsaw")
    assert here(s, "Warsaw") == "RUc"
    assert offered(s, "take") == ["GE8"]
    do(s, "take GE8")
    assert "go Plock" not in offered(s)
    assert here(s, "Tannenberg") == "GE8"


@rule("12.1.11", "12.4.5", "CP18")
def test_the_second_combat_example_of_the_rulebook() -> None:
    attackers = {"Amiens": "BR3 BR4", "Chateau Thierry": "(CNDc) FR6"}
    s = position(
        side="AP", turn=10, units={**attackers, "Cambrai": "GE2 GEc GEc"}, control=WEST,
        trenches={"Cambrai": "CP 2"}, hands={"AP": "AP3", "CP": "CP18"},
    )  # fmt: skip
    operate(s, "AP3", "attack Amiens", "attack Chateau Thierry")
    strike(marked(s), "Cambrai")
    assert side_of(s, "AP")["factors"] == 13
    do(s, f"play {card('CP18')}")
    roll(s, 4, 5)
    assert side_of(s, "AP")["loss"] == 4
    assert side_of(s, "CP")["loss"] == 7
    while offered(s, "lose") and asked(s) == ["Central Powers"]:
        do(s, f"lose {'GE2' if 'GE2' in offered(s, 'lose') else offered(s, 'lose')[0]}")
    assert here(s, "Cambrai") == "(GE2) GEc (GEc)" or here(s, "Cambrai") == "(GE2) (GEc) GEc"
    assert here(s, "Chateau Thierry") == "FR6"  # the Canadians first
    do(s, "lose BR3", "lose BR4")
    assert here(s, "Amiens") == "(BR3) (BR4)"
    assert s.view()["combat"] is None
