"""The 65 cards of the Allied Powers, each as an event or in its combat."""

from __future__ import annotations

from typing import Any

from tests.games.paths_of_glory.rulebook.scenes import (
    declared,
    drm,
    event,
    fought,
    idle,
    loss,
    marked,
    may_event,
    operate,
    pile,
    pins,
    play,
    plays,
    points_of,
    status,
    strike,
    use,
    uses,
    vp,
)
from tests.games.paths_of_glory.vocabulary import (
    asked,
    card,
    choose,
    control,
    do,
    done,
    here,
    offered,
    passing,
    place_of,
    position,
    refused,
    roll,
    rule,
    trench,
)

MOB = ("mobilization", "mobilization")
ALL = {"optional_cards": "all"}
RU_SOURCES = ["Caucasus", "Kharkov", "Moscow", "Petrograd"]
US_PORTS = ["Bordeaux", "Calais", "Cherbourg", "La Rochelle", "Le Havre", "Marseilles", "Nantes"]


# AP1, AP14, AP15, AP20, AP34, AP42: British reinforcements


@rule("AP1", "9.5.3.2", "9.5.3.3")
def test_second_british_army_comes_to_london_and_a_corps_to_the_reserve() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP1"}), "AP1")
    assert here(s, "London") == "BR2"
    assert here(s, "Reserve", "AP") == "BRc"
    assert status(s) == (1, 0)
    assert pile(s, "AP", "removed") == ["AP1"]


@rule("AP1", "9.5.3.1")
def test_no_reinforcements_come_in_august_1914() -> None:
    s = position(side="AP", turn=1, levels=MOB, units={}, hands={"AP": "AP1"})
    refused(s, f"event {card('AP1')}")


@rule("AP14", "9.5.3.1")
def test_one_british_reinforcement_card_a_turn() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP1 AP14"}), "AP14")
    assert here(s, "London") == "BR1"
    assert status(s) == (1, 0)
    idle(s)
    refused(s, f"event {card('AP1')}")


@rule("AP15")
def test_fourth_british_army_and_a_corps_come() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP15"}), "AP15")
    assert here(s, "London") == "BR4"
    assert here(s, "Reserve", "AP") == "BRc"
    assert status(s) == (0, 0)


@rule("AP15", "9.5.3.1", "R57")
def test_a_british_army_cannot_come_to_a_full_london() -> None:
    s = position(side="AP", units={"London": "BR1 BR2 BR3"}, hands={"AP": "AP15"})
    refused(s, f"event {card('AP15')}")


@rule("AP20", "R95")
def test_australians_and_canadians_come_to_the_reserve_even_if_london_is_full() -> None:
    s = event(position(side="AP", units={"London": "BR1 BR2 BR3"}, hands={"AP": "AP20"}), "AP20")
    assert sorted(here(s, "Reserve", "AP").split()) == ["AUSc", "CNDc"]


@rule("AP34")
def test_third_british_army_and_two_corps_come() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP34"}), "AP34")
    assert here(s, "London") == "BR3"
    assert here(s, "Reserve", "AP") == "BRc BRc"


@rule("AP42")
def test_fifth_british_army_a_corps_and_the_portuguese_come() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP42"}), "AP42")
    assert here(s, "London") == "BR5"
    assert sorted(here(s, "Reserve", "AP").split()) == ["BRc", "PTc"]


# AP2, AP13, AP26: political events


@rule("AP2")
def test_blockade_costs_a_point_in_a_winter_turn() -> None:
    s = position(turn=8, phase="status", levels=MOB, units={}, played="AP2")
    assert vp(s) == 9


@rule("AP2")
def test_blockade_costs_nothing_in_other_seasons() -> None:
    for turn in (5, 6, 7):
        assert vp(position(turn=turn, phase="status", levels=MOB, units={}, played="AP2")) == 10


@rule("AP2")
def test_without_blockade_winter_costs_nothing() -> None:
    assert vp(position(turn=8, phase="status", levels=MOB, units={})) == 10


@rule("AP2", "R3")
def test_blockade_works_in_the_winter_turn_of_its_play() -> None:
    s = position(side="AP", turn=8, round=6, levels=MOB, units={}, hands={"AP": "AP2"})
    event(s, "AP2")
    assert status(s) == (2, 0)
    assert vp(s) == 9


@rule("AP13")
def test_rape_of_belgium_takes_a_point_after_guns_of_august() -> None:
    s = position(side="AP", levels=MOB, units={}, played="CP1", hands={"AP": "AP13"})
    event(s, "AP13")
    assert vp(s) == 9
    assert status(s) == (2, 0)


@rule("AP13")
def test_rape_of_belgium_needs_guns_of_august() -> None:
    refused(position(side="AP", levels=MOB, units={}, hands={"AP": "AP13"}), f"event {card('AP13')}")


@rule("AP13")
def test_rape_of_belgium_is_too_late_at_limited_war() -> None:
    levels = ("limited", "mobilization")
    s = position(side="AP", levels=levels, units={}, played="CP1", hands={"AP": "AP13"})
    refused(s, f"event {card('AP13')}")


@rule("AP26")
def test_lusitania_takes_a_point_after_blockade() -> None:
    s = event(position(side="AP", units={}, played="AP2", hands={"AP": "AP26"}), "AP26")
    assert vp(s) == 9
    assert status(s) == (2, 0)


@rule("AP26")
def test_lusitania_needs_blockade() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP26"}), f"event {card('AP26')}")


@rule("AP26")
def test_lusitania_comes_too_late_after_zimmermann_telegram() -> None:
    refused(position(side="AP", units={}, played="AP2 AP54", hands={"AP": "AP26"}), f"event {card('AP26')}")


# AP3, AP8, AP11, AP25, AP32: Russian reinforcements


@rule("AP3", "R57")
def test_eleventh_russian_army_comes_to_one_of_four_sources() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP3"}), "AP3")
    assert offered(s, "place") == RU_SOURCES
    do(s, "place Kharkov")
    assert here(s, "Kharkov") == "RU11"
    assert here(s, "Reserve", "AP") == "RUc"


@rule("AP3", "R57")
def test_a_lost_source_is_no_place_for_a_russian_army() -> None:
    s = position(side="AP", units={}, control={"CP": "Kharkov,Kiev"}, hands={"AP": "AP3"})
    event(s, "AP3")
    assert offered(s, "place") == ["Caucasus", "Moscow", "Petrograd"]


@rule("AP8")
def test_two_russian_corps_come_to_the_reserve() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP8"}), "AP8")
    assert here(s, "Reserve", "AP") == "RUc RUc"


@rule("AP11", "9.5.3.3")
def test_two_russian_armies_come_apart() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP11"}), "AP11")
    do(s, "place Moscow", "place Petrograd")
    assert sorted([here(s, "Moscow"), here(s, "Petrograd")]) == ["RU10", "RU9"]


@rule("AP11", "9.5.3.3")
def test_two_russian_armies_come_together() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP11"}), "AP11")
    do(s, "place Moscow", "place Moscow")
    assert sorted(here(s, "Moscow").split()) == ["RU10", "RU9"]


@rule("AP25")
def test_two_russian_armies_and_two_corps_come() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP25"}), "AP25")
    do(s, "place Caucasus", "place Caucasus")
    assert here(s, "Caucasus") == "RU6 RU7"
    assert here(s, "Reserve", "AP") == "RUc RUc"


@rule("AP25", "9.5.3.1")
def test_two_russian_armies_need_room_for_both() -> None:
    full = "RUc RUc RUc"
    units = {"Petrograd": full, "Moscow": full, "Kharkov": full, "Caucasus": "RUc RUc"}
    s = position(side="AP", units=units, hands={"AP": "AP25"})
    refused(s, f"event {card('AP25')}")


@rule("AP32")
def test_twelfth_russian_army_comes() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP32"}), "AP32")
    do(s, "place Petrograd")
    assert here(s, "Petrograd") == "RU12"


@rule("AP32", "R58", "9.5.3.1")
def test_yudenitch_counts_as_the_russian_reinforcement_of_the_turn() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP29 AP32"}), "AP29")
    do(s, "place Batum")
    idle(s)
    refused(s, f"event {card('AP32')}")


# AP4, AP5, AP7: cards of the first winter


@rule("AP4")
def test_pleve_helps_a_russian_attack_and_leaves_the_game() -> None:
    s = declared("AP", {"Dubno": "RU3"}, "Tarnopol", "AHc", hands={"AP": "AP4"})
    play(s, "AP4")
    assert drm(s, "AP") == 1
    fought(s, 6, 1)
    assert "AP4" in pile(s, "AP", "removed")


@rule("AP4")
def test_pleve_helps_a_russian_defence() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RUc", hands={"AP": "AP4"})
    play(s, "AP4")
    assert drm(s, "AP") == 1
    assert drm(s, "CP") == 0


@rule("AP4")
def test_pleve_does_not_help_the_french() -> None:
    s = declared("AP", {"Chateau Thierry": "FR1"}, "Sedan", "GE1", hands={"AP": "AP4"})
    assert plays(s) == []


@rule("AP5", "9.5.4.2")
def test_putnik_helps_the_serbs_and_stays_after_a_victory() -> None:
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", hands={"AP": "AP5"})
    play(s, "AP5")
    assert drm(s, "AP") == 1
    fought(s, 1, 6)  # 1 against 4
    assert pile(s, "AP", "kept") == ["AP5"]


@rule("AP5")
def test_putnik_is_gone_after_1915() -> None:
    for turn, possible in ((1, True), (7, True), (8, False)):
        s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", hands={"AP": "AP5"}, turn=turn)
        assert bool(plays(s)) == possible


@rule("AP5", "R77")
def test_putnik_does_not_help_the_montenegrins() -> None:
    s = declared("CP", {"Mostar": "AH6"}, "Cetinje", "MNc", hands={"AP": "AP5"})
    assert plays(s) == []


@rule("AP7")
def test_severe_weather_in_the_mountains_in_fall() -> None:
    s = declared("CP", {"Mulhouse": "GE7"}, "Belfort", "FRc", hands={"AP": "AP7"}, turn=7)
    play(s, "AP7")
    assert drm(s, "AP") == 2


@rule("AP7")
def test_severe_weather_in_the_swamps_in_spring() -> None:
    more: dict[str, Any] = {"CP": "Brussels,Cambrai,Sedan"}
    s = declared("CP", {"Cambrai": "GE7"}, "Calais", "BR1", hands={"AP": "AP7"}, control=more, turn=5)
    play(s, "AP7")
    assert drm(s, "AP") == 2


@rule("AP7", "R1")
def test_severe_weather_has_its_seasons() -> None:
    for turn in (2, 5, 6):  # no season, Spring, Summer: not in the mountains
        s = declared("CP", {"Mulhouse": "GE7"}, "Belfort", "FRc", hands={"AP": "AP7"}, turn=turn)
        assert plays(s) == [], turn
    more: dict[str, Any] = {"control": {"CP": "Brussels,Cambrai,Sedan"}, "hands": {"AP": "AP7"}}
    for turn, found in ((2, []), (6, []), (7, ["AP7"]), (8, [])):  # no season, Summer, Fall, Winter: in the swamps
        assert plays(declared("CP", {"Cambrai": "GE7"}, "Calais", "BR1", turn=turn, **more)) == found, turn


@rule("AP7")
def test_severe_weather_does_not_help_a_lone_fort() -> None:
    s = declared("CP", {"Mulhouse": "GE7"}, "Belfort", "", hands={"AP": "AP7"}, turn=7)
    assert plays(s) == []


@rule("AP7")
def test_severe_weather_has_no_asterisk() -> None:
    s = declared("CP", {"Mulhouse": "GE7"}, "Belfort", "FRc", hands={"AP": "AP7"}, turn=7)
    fought(play(s, "AP7"), 6, 1)
    assert "AP7" in pile(s, "AP", "discards")


# AP6 Withdrawal


@rule("AP6", "12.6.9", "R33")
def test_withdrawal_makes_corps_pay_and_gives_one_corps_step_back() -> None:
    units = {"Reserve": "BRc"}
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "BR1 BRc BRc", hands={"AP": "AP6"}, units=units)
    passing(play(s, "AP6"))
    roll(s, 2, 1)  # 3 against 3
    while offered(s, "lose"):
        assert "BR1" not in offered(s, "lose")
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert len(offered(s, "restore")) == 2
    do(s, f"restore {offered(s, 'restore')[0]}")
    fought(s)
    assert here(s, "Chateau Thierry") == ""
    assert "AP6" in pile(s, "AP", "removed")


@rule("AP6", "12.6.4")
def test_withdrawal_forces_a_retreat_even_after_a_tie() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 1, 2)  # 2 against 2
    assert asked(s) == ["Allied Powers"]
    do(s, "go Melun")
    assert place_of(s, "FR1") == "Melun"
    do(s, "take GE1")
    assert control(s, "Chateau Thierry") == "CP"


@rule("AP6", "12.6.6", "12.6.4")
def test_withdrawal_gives_an_army_step_back_and_shortens_the_retreat() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "FR1", hands={"AP": "AP6"}, units={"Reserve": "FRc"})
    passing(play(s, "AP6"))
    roll(s, 2, 1)  # 3 against 1
    do(s, "go Paris")
    assert here(s, "Paris") == "FR1"
    assert asked(s) == ["Central Powers"]


@rule("AP6", "12.6.5")
def test_withdrawal_cannot_be_refused_in_a_forest() -> None:
    s = declared("CP", {"Koblenz": "GE1"}, "Sedan", "FR1", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 2, 1)
    assert "stand" not in offered(s)
    assert offered(s, "go")


@rule("AP6", "12.6.8", "R33")
def test_withdrawal_brings_an_army_without_corps_back_only_after_an_exact_loss() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "(FR1)", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 2, 1)  # 3: exactly the LF
    do(s, "go Melun")
    assert here(s, "Melun") == "(FR1)"
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "(FR1)", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 4, 1)  # 4: more than the LF
    assert here(s, "Removed", "AP") == "FR1" or here(s, "Removed", "AP") == "(FR1)"


@rule("AP6", "12.6.10")
def test_withdrawal_saves_a_reduced_corps_that_had_replaced_an_army() -> None:
    units = {"Reserve": "FRc"}
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "(FR1)", hands={"AP": "AP6"}, units=units)
    passing(play(s, "AP6"))
    roll(s, 6, 1)  # 5: the army 3, the corps 2
    do(s, "go Melun")
    assert here(s, "Melun") == "(FRc)"
    assert here(s, "Eliminated", "AP").strip("()") == "FR1"


@rule("AP6", "12.6.3", "12.3.3")
def test_withdrawal_after_a_flank_attack_gives_the_step_back_after_the_defenders_fire() -> None:
    more: dict[str, Any] = {"CP": "Sedan"}
    attackers = {"Sedan": "GE1", "Cambrai": "GE2"}
    s = declared("CP", attackers, "Chateau Thierry", "FR1", hands={"AP": "AP6"}, units={"Reserve": "FRc"}, control=more)
    do(s, "pin Sedan")
    roll(s, 4)
    passing(play(s, "AP6"))
    roll(s, 1)  # 10 factors: 3, so FR1 fires with 2 factors
    roll(s, 3)  # column 2: 2
    assert asked(s) == ["Allied Powers"]
    do(s, "go Melun")
    assert here(s, "Melun") == "FR1"


@rule("AP6")
def test_withdrawal_does_not_serve_a_fort_alone() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Nancy", "", hands={"AP": "AP6"})
    assert plays(s) == []


@rule("AP6", "12.6.4", "R33")
def test_only_full_strength_attackers_advance_after_a_withdrawal() -> None:
    s = declared("CP", {"Sedan": "(GE1)"}, "Chateau Thierry", "FR1", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 6, 1)
    do(s, "go Melun")
    assert offered(s, "take") == []
    assert control(s, "Chateau Thierry") == "AP"


# AP9 Moltke


@rule("AP9", "R14")
def test_moltke_makes_the_central_powers_pay_for_every_unit_in_france() -> None:
    units = {"Sedan": "GE1 GE2 GEc", "Koblenz": "GE3 GE4"}
    s = position(side="CP", turn=2, levels=MOB, units=units, played="AP9", hands={"CP": "CP12"})
    operate(s, "CP12", "move Sedan")  # 3 of 4
    do(s, "move Koblenz")
    assert offered(s, "move") == []
    assert not offered(s, "attack")


@rule("AP9")
def test_moltke_makes_a_stack_of_three_too_dear_for_two_points() -> None:
    units = {"Brussels": "GE1 GE2 GEc", "Koblenz": "GE3"}
    s = position(side="CP", turn=2, levels=MOB, units=units, control={"CP": "Sedan"}, played="AP9", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == ["Koblenz"]


@rule("AP9", "CP13")
def test_falkenhayn_ends_moltke() -> None:
    units = {"Brussels": "GE1 GE2 GEc", "Koblenz": "GE3"}
    more: dict[str, Any] = {"CP": "Sedan"}
    s = position(side="CP", turn=2, levels=MOB, units=units, control=more, played="AP9 CP13", hands={"CP": "CP3"})
    operate(s, "CP3", "move Brussels", "move Koblenz")


@rule("AP9", "CP29", "R14")
def test_moltke_overrides_11th_army() -> None:
    units = {"Sedan": "GE11 GEc AHc"}
    s = position(side="CP", units=units, played="AP9 CP29", hands={"CP": "CP3"})
    operate(s, "CP3")
    assert offered(s, "move") == []


@rule("AP9")
def test_moltke_is_an_event_of_the_first_two_turns() -> None:
    assert may_event(position(side="AP", turn=2, levels=MOB, units={}, hands={"AP": "AP9"}), "AP9")
    refused(position(side="AP", turn=3, levels=MOB, units={}, hands={"AP": "AP9"}), f"event {card('AP9')}")


# AP10, AP24: French reinforcements


@rule("AP10")
def test_tenth_french_army_comes_to_paris() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP10"}), "AP10")
    assert here(s, "Paris") == "FR10"


@rule("AP10", "9.5.3.3")
def test_a_french_army_comes_to_orleans_if_paris_is_full() -> None:
    s = event(position(side="AP", units={"Paris": "FR1 FR2 FR3"}, hands={"AP": "AP10"}), "AP10")
    assert here(s, "Orleans") == "FR10"


@rule("AP10", "9.5.3.3")
def test_no_french_army_comes_while_paris_is_besieged_or_lost() -> None:
    more: dict[str, Any] = {"CP": "Chateau Thierry,Sedan"}
    s = position(side="AP", units={"Paris": "GE1"}, control=more, hands={"AP": "AP10"})
    refused(s, f"event {card('AP10')}")
    s = position(side="AP", units={}, control={"CP": "Paris"}, destroyed="Paris", hands={"AP": "AP10"})
    refused(s, f"event {card('AP10')}")


@rule("AP24")
def test_seventh_french_army_comes() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP24"}), "AP24")
    assert here(s, "Paris") == "FR7"
    assert pile(s, "AP", "removed") == ["AP24"]


# AP12 Entrench


@rule("AP12", "11.2.1", "R25")
def test_entrench_digs_one_trench_where_an_allied_army_stands() -> None:
    units = {"Sedan": "FR5", "Verdun": "FR3", "Nancy": "FRc"}
    s = position(side="AP", units=units, trenches={"Verdun": "AP 1"}, hands={"AP": "AP12"})
    event(s, "AP12")
    assert offered(s, "dig") == ["Sedan"]
    do(s, "dig Sedan")
    assert trench(s, "Sedan") == "AP 1"
    assert trench(s, "Verdun") == "AP 1"
    assert trench(s, "Nancy") == ""


@rule("AP12", "11.2.1")
def test_entrench_lets_the_player_choose_the_space() -> None:
    s = event(position(side="AP", units={"Sedan": "FR5", "Verdun": "FR3"}, hands={"AP": "AP12"}), "AP12")
    assert offered(s, "dig") == ["Sedan", "Verdun"]
    do(s, "dig Verdun")
    assert trench(s, "Verdun") == "AP 1"


@rule("AP12", "CP6", "11.2.1")
def test_only_one_entrench_event_in_a_game_but_both_sides_may_dig_then() -> None:
    units = {"Sedan": "FR5", "Metz": "GE4"}
    s = event(position(side="AP", round=1, units=units, hands={"AP": "AP12", "CP": "CP6"}), "AP12")
    do(s, "dig Sedan")
    refused(s, f"event {card('CP6')}")
    operate(s, "CP6", "move Metz")
    assert offered(s, "entrench") == ["GE4"]


@rule("AP12", "11.2.1")
def test_nobody_digs_before_the_entrench_event() -> None:
    s = position(side="AP", units={"Sedan": "FR5"}, hands={"AP": "AP12"})
    operate(s, "AP12", "move Sedan")
    assert offered(s, "entrench") == []


# AP16, AP17, AP44: neutrals


@rule("AP16", "R63", "9.5.2.1")
def test_romania_places_two_corps_in_bucharest_and_four_elsewhere() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP16"}), "AP16")
    for space in ("Jassy", "Ploesti", "Galatz", "Constanta"):
        do(s, f"place {space}")
    assert here(s, "Bucharest") == "ROc ROc"
    assert here(s, "Jassy") == here(s, "Constanta") == "ROc"
    assert control(s, "Caracal") == "AP"
    assert status(s) == (1, 0)
    assert vp(s) == 10


@rule("AP16", "R63")
def test_romania_places_one_corps_in_each_further_space() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP16"}), "AP16")
    do(s, "place Jassy")
    assert "Jassy" not in offered(s, "place")
    assert "Bucharest" not in offered(s, "place")


@rule("AP16", "CP52")
def test_romania_stays_out_after_the_fall_of_the_tsar() -> None:
    refused(position(side="AP", units={}, played="CP52", hands={"AP": "AP16"}), f"event {card('AP16')}")


@rule("AP17", "9.5.2.1")
def test_italy_comes_with_four_reduced_armies() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP17"}), "AP17")
    assert [here(s, space) for space in ("Verona", "Asiago", "Maggiore", "Udine")] == [
        "(IT1)", "(IT4)", "(IT3)", "(IT2)",
    ]  # fmt: skip
    assert [here(s, space) for space in ("Turin", "Rome", "Taranto")] == ["ITc", "ITc", "ITc"]
    assert here(s, "Reserve", "AP") == "ITc ITc ITc ITc"
    assert status(s) == (2, 0)
    assert control(s, "Venice") == "AP"
    assert trench(s, "Verona") == ""


@rule("AP17", "5.7.1")
def test_italy_has_trenches_in_the_historical_scenario() -> None:
    s = event(position("historical", side="AP", units={}, hands={"AP": "AP17"}), "AP17")
    assert {trench(s, space) for space in ("Verona", "Asiago", "Maggiore", "Udine")} == {"AP 1"}


@rule("AP44", "9.5.2.1")
def test_greece_comes_with_three_corps() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP44"}), "AP44")
    assert [here(s, space) for space in ("Florina", "Larisa", "Athens")] == ["GRc", "GRc", "GRc"]
    assert control(s, "Salonika") == "AP"
    assert status(s) == (1, 0)


@rule("AP44", "R97")
def test_greece_after_salonika_leaves_kavala_to_its_holder() -> None:
    units = {"Florina": "GRc", "Larisa": "GRc", "Athens": "GRc", "Kavala": "BUc"}
    more: dict[str, Any] = {"AP": "Salonika"}
    s = position(
        side="AP", units=units, control=more, war="BU", limited_greece=True, played="AP30", hands={"AP": "AP44"}
    )
    event(s, "AP44")
    assert control(s, "Kavala") == "CP"
    assert control(s, "Athens") == "AP"
    assert here(s, "Athens") == "GRc"


# AP18, AP19, AP21, AP36, AP58, AP59: attack cards


@rule("AP18")
def test_hurricane_barrage_helps_a_british_attack() -> None:
    s = declared("AP", {"Chateau Thierry": "BR1"}, "Sedan", "GE1", hands={"AP": "AP18"})
    play(s, "AP18")
    assert drm(s, "AP") == 1


@rule("AP18", "R77")
def test_hurricane_barrage_does_not_help_canadians_alone() -> None:
    s = declared("AP", {"Chateau Thierry": "CNDc"}, "Sedan", "GE1", hands={"AP": "AP18"})
    assert plays(s) == []


@rule("AP18")
def test_hurricane_barrage_is_no_card_of_defence() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "BR1", hands={"AP": "AP18"})
    assert plays(s) == []


@rule("AP19")
def test_air_superiority_helps_a_french_attack() -> None:
    s = declared("AP", {"Chateau Thierry": "FR1"}, "Sedan", "GE1", hands={"AP": "AP19"})
    play(s, "AP19")
    assert drm(s, "AP") == 1


@rule("AP19")
def test_air_superiority_does_not_help_russians() -> None:
    s = declared("AP", {"Dubno": "RU3"}, "Tarnopol", "AHc", hands={"AP": "AP19"})
    assert plays(s) == []


@rule("AP21", "R98")
def test_phosgene_gas_adds_to_other_cards_of_a_french_attack() -> None:
    s = declared("AP", {"Chateau Thierry": "FR1"}, "Sedan", "GE1", hands={"AP": "AP19 AP21"})
    play(play(s, "AP19"), "AP21")
    assert drm(s, "AP") == 2
    passing(s)
    roll(s, 1)  # 1 + 2: column 3
    assert loss(s, "AP") == 2


@rule("AP21")
def test_phosgene_gas_needs_a_french_unit() -> None:
    s = declared("AP", {"Chateau Thierry": "BR1"}, "Sedan", "GE1", hands={"AP": "AP21"})
    assert plays(s) == []


@rule("AP36", "9.5.4.2")
def test_mine_attack_needs_a_trench_and_serves_once() -> None:
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", hands={"AP": "AP36"}, control={"CP": "Sedan"})
    assert plays(s) == []
    trenches = {"Cambrai": "CP 1"}
    s = declared(
        "AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GEc", hands={"AP": "AP36"}, control={"CP": "Sedan"}, trenches=trenches
    )
    play(s, "AP36")
    assert drm(s, "AP") == 1
    fought(s, 6, 1)
    assert "AP36" in pile(s, "AP", "discards")
    assert pile(s, "AP", "kept") == []


@rule("AP58")
def test_russian_guards_help_a_russian_attack() -> None:
    s = declared("AP", {"Dubno": "RU3"}, "Tarnopol", "AHc", hands={"AP": "AP58"}, options=ALL)
    play(s, "AP58")
    assert drm(s, "AP") == 1
    fought(s, 6, 1)
    assert "AP58" in pile(s, "AP", "removed")


@rule("AP59")
def test_alpine_troops_help_an_attack_of_italians_only() -> None:
    s = declared("AP", {"Maggiore": "IT3"}, "Villach", "AHc", hands={"AP": "AP59"}, options=ALL, war="IT")
    play(s, "AP59")
    assert drm(s, "AP") == 1
    s = declared("AP", {"Maggiore": "IT3 FRc"}, "Villach", "AHc", hands={"AP": "AP59"}, options=ALL, war="IT")
    assert plays(s) == []


# AP22


@rule("AP22")
def test_fifth_italian_army_comes_to_rome() -> None:
    s = event(position(side="AP", units={}, war="IT", hands={"AP": "AP22"}), "AP22")
    assert here(s, "Rome") == "IT5"


@rule("AP22")
def test_italian_reinforcements_need_italy_at_war() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP22"}), f"event {card('AP22')}")


# AP23 Cloak and Dagger


@rule("AP23")
def test_cloak_and_dagger_shows_the_enemy_hand_and_gives_two_operations() -> None:
    units = {"Verdun": "FR3", "Nancy": "FR1", "Belfort": "FRc"}
    s = event(position(side="AP", units=units, hands={"AP": "AP23", "CP": "CP3 CP27"}), "AP23")
    cards = s.view(0)["cards"][1]
    assert sorted(cards["known"]) == [65 + 3 - 1, 65 + 27 - 1]
    assert asked(s) == ["Allied Powers"]
    do(s, "move Verdun", "move Nancy")
    assert offered(s, "move") == []
    done(s)
    assert pile(s, "AP", "removed") == ["AP23"]


@rule("AP23")
def test_cloak_and_dagger_shows_nothing_to_the_other_side_or_the_public() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP23 AP4", "CP": "CP3"}), "AP23")
    assert s.view(1)["cards"][0]["known"] == []
    assert s.view()["cards"][1]["known"] == []


# AP27 Great Retreat


@rule("AP27", "R42")
def test_great_retreat_pulls_russians_back_before_the_dice() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1 RUc", fresh="AP27")
    assert asked(s) == ["Allied Powers"]
    assert offered(s) == ["pass", "pull-back"]
    do(s, "pull-back")
    while asked(s) == ["Allied Powers"]:
        acts = offered(s)
        do(s, "go Warsaw" if "go Warsaw" in acts else acts[0])
    assert here(s, "Plock") == ""
    assert here(s, "Warsaw") == "RU1 RUc"
    assert offered(s, "take") == ["GE8"]
    do(s, "take GE8")
    assert place_of(s, "GE8") == "Plock"
    assert s.view()["combat"] is None


@rule("AP27")
def test_great_retreat_holds_for_the_turn_of_its_play_only() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", played="AP27")
    assert asked(s) == ["chance"]


@rule("AP27")
def test_great_retreat_may_be_declined() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", fresh="AP27")
    do(s, "pass")
    assert asked(s) == ["chance"]
    assert here(s, "Plock") == "RU1"


@rule("AP27")
def test_great_retreat_is_for_russians() -> None:
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "SB1", fresh="AP27")
    assert asked(s) == ["chance"]


@rule("AP27", "R42")
def test_great_retreat_leaves_a_fort_to_fight_alone() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Dubno", "RUc", fresh="AP27")
    do(s, "pull-back", "go Rovno")
    assert asked(s) == ["chance"]
    roll(s, 6, 1)  # 4: the fort of Dubno falls
    assert here(s, "Rovno") == "RUc"
    assert "Dubno" not in s.view()["forts"]
    assert offered(s, "take") == ["AH3"]


@rule("AP27", "R42", "R98")
def test_great_retreat_leaves_other_nations_to_fight() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8 ROc", war="RO", fresh="AP27", hands={"AP": "AP4"})
    do(s, "pull-back", "go Vinnitsa")
    assert here(s, "Kamenets-Podolski") == "ROc"
    assert plays(s) == []  # Pleve: no Russian is left
    fought(s, 1, 1)
    assert here(s, "Vinnitsa") == "RU8"


@rule("AP27", "R11")
def test_an_attack_met_by_great_retreat_counts_for_a_mandated_offensive() -> None:
    s = declared("CP", {"Tarnopol": "AH3"}, "Kamenets-Podolski", "RU8", fresh="AP27", offensives=("", "AH"))
    do(s, "pull-back", "go Vinnitsa")
    done(s)
    assert s.view()["offensives"][1] in ("made", "none")


@rule("AP27", "12.1.2", "R80")
def test_units_pulled_back_cannot_be_attacked_again_alone() -> None:
    units = {"Kamenets-Podolski": "RU8", "Tarnopol": "AH3", "Czernowitz": "AH2"}
    s = position(side="CP", units=units, fresh="AP27", hands={"CP": "CP12"})
    operate(s, "CP12", "attack Tarnopol", "attack Czernowitz")
    strike(marked(s), "Kamenets-Podolski", "AH3")
    do(s, "pull-back", "go Dubno")
    do(s, "done")
    assert offered(s, "strike") == []


@rule("AP27")
def test_great_retreat_adds_war_status() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP27"}), "AP27")
    assert status(s) == (1, 0)
    assert pile(s, "AP", "removed") == ["AP27"]


# AP28, AP48: tanks


@rule("AP28", "R73", "9.1.3")
def test_landships_also_give_operations() -> None:
    s = event(position(side="AP", units={"Verdun": "FR3"}, hands={"AP": "AP28"}), "AP28")
    assert asked(s) == ["Allied Powers"]
    assert offered(s, "move") == ["Verdun"]


@rule("AP28", "R73")
def test_landships_give_no_operations_with_the_stripe_switched_off() -> None:
    s = position(side="AP", options={"yellow_stripe": "off"}, units={"Verdun": "FR3"}, hands={"AP": "AP28"})
    event(s, "AP28")
    assert asked(s) == ["Central Powers"]


@rule("AP48", "AP28")
def test_royal_tank_corps_needs_landships() -> None:
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", hands={"AP": "AP48"}, control={"CP": "Sedan"})
    assert plays(s) == []


@rule("AP48", "R98")
def test_royal_tank_corps_ignores_the_shifts_of_a_trench() -> None:
    trenches = {"Cambrai": "CP 2"}
    more: dict[str, Any] = {"CP": "Sedan"}
    s = declared(
        "AP", {"Amiens": "BR1 BR2"}, "Cambrai", "GE1", units={"Reserve": "GEc"},
        hands={"AP": "AP48"}, played="AP28", control=more, trenches=trenches,
    )  # fmt: skip
    play(s, "AP48")
    passing(s)
    roll(s, 4)  # 8 factors: 4
    assert loss(s, "AP") == 4
    roll(s, 1)  # 5 factors: 2
    assert "stand" in offered(s)  # the trench is still there
    do(s, "yield")
    fought(s)
    assert "AP48" in pile(s, "AP", "discards")


@rule("AP48")
def test_royal_tank_corps_leaves_the_trench_closed_to_flank_attacks() -> None:
    s = declared(
        "AP", {"Amiens": "BR1", "Chateau Thierry": "BR2"}, "Cambrai", "GE1",
        hands={"AP": "AP48"}, played="AP28", control={"CP": "Sedan"}, trenches={"Cambrai": "CP 1"},
    )  # fmt: skip
    play(s, "AP48")
    assert pins(s) == []
    passing(s)
    assert asked(s) == ["chance"]


@rule("AP48")
def test_royal_tank_corps_needs_clear_ground_in_the_west() -> None:
    s = declared("AP", {"Chateau Thierry": "BR1"}, "Sedan", "GE1", hands={"AP": "AP48"}, played="AP28")
    assert plays(s) == []


@rule("AP48", "R77")
def test_royal_tank_corps_needs_a_british_unit() -> None:
    s = declared(
        "AP", {"Amiens": "FR1"}, "Cambrai", "GE1", hands={"AP": "AP48"}, played="AP28", control={"CP": "Sedan"}
    )
    assert plays(s) == []


# AP29 Yudenitch


@rule("AP29")
def test_caucasus_army_comes_to_the_russian_near_east_or_as_an_ordinary_army() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP29"}), "AP29")
    near = ["Baku", "Batum", "Elizabethpol", "Erivan", "Grozny", "Kars", "Petrovsk", "Poti", "Tbilisi"]
    assert offered(s, "place") == sorted(near + RU_SOURCES)
    do(s, "place Kars")
    assert here(s, "Kars") == "CAU"


@rule("AP29", "9.5.3.4", "R59")
def test_a_caucasus_army_in_europe_never_enters_the_near_east() -> None:
    # No army crosses the Caucasus (11.3.2), so this one goes through Romania and Bulgaria.
    more: dict[str, Any] = {"war": "RO BU TU", "control": {"AP": "Varna,Burgas,Adrianople,Constantinople,Bursa"}}
    s = position(side="AP", units={}, hands={"AP": "AP29"}, **more)
    event(s, "AP29")
    do(s, "place Caucasus")
    for start, goal in (("Caucasus", "Galatz"), ("Galatz", "Burgas")):
        idle(s)
        do(s, "automatic-operation", f"move {start}", "take CAU", f"go {goal}")
    idle(s)
    do(s, "automatic-operation", "move Burgas", "take CAU")
    assert "Adrianople" in offered(s, "go")
    assert refused(s, "go Constantinople").rule == "11.3.1"
    s = position(side="AP", units={"Burgas": "CAU"}, **more)
    do(s, "automatic-operation", "move Burgas", "take CAU")
    assert "Constantinople" in offered(s, "go")


# AP30 Salonika


@rule("AP30", "R97", "9.5.2.4")
def test_salonika_brings_up_to_three_corps_and_neutral_greeks() -> None:
    s = event(position(side="AP", units={"Reserve": "FRc FRc BRc BRc"}, hands={"AP": "AP30"}), "AP30")
    choose(s, "take", "FRc FRc BRc")
    assert asked(s) == ["Central Powers"]  # three at most: nothing is left to decide
    assert here(s, "Salonika") == "FRc FRc BRc" or here(s, "Salonika") == "BRc FRc FRc"
    assert [here(s, space) for space in ("Florina", "Larisa", "Athens")] == ["GRc", "GRc", "GRc"]
    assert control(s, "Kavala") == "AP"
    assert control(s, "Athens") == ""
    assert status(s) == (1, 0)


@rule("AP30", "R97")
def test_salonika_may_bring_fewer_than_three_corps() -> None:
    s = event(position(side="AP", units={"Reserve": "FRc FRc BRc BRc"}, hands={"AP": "AP30"}), "AP30")
    do(s, "take FRc1", "done")
    assert asked(s) == ["Central Powers"]
    assert here(s, "Salonika") == "FRc"


@rule("AP30")
def test_salonika_takes_corps_from_allied_ports() -> None:
    s = event(position(side="AP", units={"Marseilles": "FRc", "Lyon": "FRc"}, hands={"AP": "AP30"}), "AP30")
    assert offered(s) == ["take FRc1"]  # at least one
    do(s, "take FRc1")
    assert asked(s) == ["Central Powers"]  # no other corps is in a port
    assert here(s, "Salonika") == "FRc"
    assert here(s, "Marseilles") == ""
    assert here(s, "Lyon") == "FRc"


@rule("AP30")
def test_salonika_does_not_take_other_corps_than_british_and_french() -> None:
    s = position(side="AP", units={"Reserve": "AUSc CNDc PTc BEFc ITc"}, war="IT", hands={"AP": "AP30"})
    refused(s, f"event {card('AP30')}")


@rule("AP30", "R56", "9.3.3")
def test_salonika_is_barred_straight_after_a_redeployment() -> None:
    s = position(side="AP", units={"Paris": "FRc", "Reserve": "FRc"}, hands={"AP": "AP2 AP30"})
    do(s, f"redeploy {card('AP2')}")
    done(choose(s, "take", "FRc") if len(offered(s, "take")) else s)
    while asked(s) == ["Allied Powers"]:
        do(s, offered(s)[0])
        done(s)
    idle(s)
    refused(s, f"event {card('AP30')}")


@rule("AP30", "9.3.3")
def test_no_redeployment_straight_after_salonika() -> None:
    s = event(position(side="AP", units={"Reserve": "FRc BRc"}, hands={"AP": "AP2 AP30"}), "AP30")
    choose(s, "take", "FRc")
    done(s)
    idle(s)
    refused(s, f"redeploy {card('AP2')}")


@rule("AP30", "R97", "13.1.11")
def test_salonika_takes_no_french_reserve_while_paris_is_lost() -> None:
    s = position(side="AP", units={"Reserve": "FRc"}, control={"CP": "Paris"}, destroyed="Paris", hands={"AP": "AP30"})
    refused(s, f"event {card('AP30')}")


@rule("AP30", "R97", "13.2.1")
def test_salonika_takes_no_french_corps_from_the_near_east() -> None:
    s = position(side="AP", units={"Port Said": "FRc"}, hands={"AP": "AP30"})
    refused(s, f"event {card('AP30')}")


@rule("AP30", "R56", "13.2.1")
def test_salonika_takes_one_british_corps_from_the_near_east() -> None:
    s = event(position(side="AP", units={"Port Said": "BRc BRc"}, hands={"AP": "AP30"}), "AP30")
    if offered(s, "take"):
        choose(s, "take", "BRc")
    assert offered(s, "take") == []
    done(s)
    assert here(s, "Salonika") == "BRc"
    assert here(s, "Port Said") == "BRc"


@rule("AP30", "R97")
def test_salonika_after_greece_places_no_greeks_and_needs_the_space() -> None:
    more: dict[str, Any] = {"CP": "Salonika"}
    s = position(side="AP", units={"Reserve": "FRc"}, control=more, war="GR BU", played="AP44", hands={"AP": "AP30"})
    refused(s, f"event {card('AP30')}")
    s = position(side="AP", units={"Reserve": "FRc"}, war="GR", played="AP44", hands={"AP": "AP30"})
    event(s, "AP30")
    do(s, "take FRc1")
    done(s)
    assert here(s, "Salonika") == "FRc"
    assert here(s, "Florina") == ""
    units = {"Reserve": "FRc", "Salonika": "GRc GRc GRc"}
    refused(position(side="AP", units=units, war="GR", played="AP44", hands={"AP": "AP30"}), f"event {card('AP30')}")


@rule("AP30", "9.5.2.2", "R56")
def test_salonika_is_no_neutral_entry() -> None:
    s = event(position(side="AP", units={"Reserve": "FRc BRc"}, hands={"AP": "AP30 AP17"}), "AP30")
    choose(s, "take", "FRc")
    done(s)
    idle(s)
    assert may_event(s, "AP17")


# AP31 MEF


@rule("AP31", "9.5.3.5")
def test_the_expeditionary_force_lands_on_a_beach() -> None:
    s = event(position(side="AP", units={}, war="TU", hands={"AP": "AP31"}), "AP31")
    assert offered(s, "place") == ["London", "MEF1", "MEF2", "MEF3", "MEF4"]
    do(s, "place MEF2")
    assert here(s, "MEF2") == "MEF"
    assert s.view()["beachhead"] == "MEF2"
    assert control(s, "MEF2") == "AP"
    assert status(s) == (1, 0)


@rule("AP31", "9.5.3.4")
def test_the_expeditionary_force_only_comes_to_london_while_turkey_is_neutral() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP31"}), "AP31")
    assert here(s, "London") == "MEF"
    assert s.view()["beachhead"] is None
    assert status(s) == (1, 0)


@rule("AP31", "AP30", "9.5.2.4.1")
def test_no_landing_after_salonika() -> None:
    s = position(side="AP", units={}, war="TU", limited_greece=True, played="AP30", hands={"AP": "AP31"})
    event(s, "AP31")
    assert here(s, "London") == "MEF"


@rule("AP31", "R58", "9.5.3.1")
def test_the_expeditionary_force_is_a_british_reinforcement() -> None:
    s = event(position(side="AP", units={}, war="TU", hands={"AP": "AP31 AP20"}), "AP31")
    do(s, "place MEF1")
    idle(s)
    refused(s, f"event {card('AP20')}")


@rule("AP31", "9.5.3.5", "R50")
def test_the_beachhead_goes_when_an_enemy_enters_it() -> None:
    units = {"Gallipoli": "TUc"}
    s = position(side="CP", units=units, war="TU", beachhead="MEF1", hands={"CP": "CP3"})
    operate(s, "CP3", "move Gallipoli", "take TUc1", "go MEF1")
    assert s.view()["beachhead"] is None
    assert control(s, "MEF1") == "CP"


# AP33 Grand Fleet


@rule("AP33", "CP25", "R70")
def test_grand_fleet_answers_high_seas_fleet() -> None:
    s = event(position(side="CP", units={}, hands={"CP": "CP25", "AP": "AP33"}), "CP25")
    assert vp(s) == 10
    event(s, "AP33")
    assert vp(s) == 10
    assert "AP33" in pile(s, "AP", "removed")


@rule("AP33")
def test_grand_fleet_is_no_event_at_another_time() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP33"}), f"event {card('AP33')}")


@rule("AP33", "CP25", "R70")
def test_grand_fleet_is_too_late_one_action_later() -> None:
    s = event(position(side="CP", units={}, hands={"CP": "CP25", "AP": "AP33"}), "CP25")
    idle(s)
    assert vp(s) == 11
    idle(s)
    refused(s, f"event {card('AP33')}")


# AP35 Yanks and Tanks


@rule("AP35")
def test_yanks_and_tanks_gives_operations_and_helps_every_american_attack() -> None:
    units = {"Chateau Thierry": "US1", "Verdun": "FR1 USc", "Sedan": "GE1", "Metz": "GE4"}
    s = event(position(side="AP", units=units, war="US", hands={"AP": "AP35"}), "AP35")
    do(s, "attack Chateau Thierry", "attack Verdun")
    strike(marked(s), "Sedan", "US1")
    passing(s)
    assert drm(s, "AP") == 2
    fought(s, 1, 1)
    strike(s, "Metz", "FR1", "USc1")
    passing(s)
    assert drm(s, "AP") == 2


@rule("AP35")
def test_yanks_and_tanks_does_not_help_attacks_without_americans() -> None:
    units = {"Chateau Thierry": "FR1", "Sedan": "GE1"}
    s = event(position(side="AP", units=units, war="US", hands={"AP": "AP35"}), "AP35")
    do(s, "attack Chateau Thierry")
    strike(marked(s), "Sedan")
    passing(s)
    assert drm(s, "AP") == 0


@rule("AP35", "12.2.7")
def test_americans_attack_without_a_modifier_of_their_own() -> None:
    s = position(side="AP", units={"Chateau Thierry": "US1", "Sedan": "GE1"}, war="US", hands={"AP": "AP2"})
    strike(marked(operate(s, "AP2", "attack Chateau Thierry")), "Sedan", "US1")
    passing(s)
    assert drm(s, "AP") == 0


# AP37, AP52: replacement events


@rule("AP37", "CP33")
def test_independent_air_force_takes_the_point_of_rathenau_away() -> None:
    more: dict[str, Any] = {"units": {"Berlin": "(GE1)"}, "phase": "replacements"}
    s = position(played="CP33", **more)
    assert asked(s) == ["Central Powers"]
    assert "restore GE1" in offered(s)
    s = position(played="CP33 AP37", **more)
    assert "restore GE1" not in offered(s)


@rule("AP37")
def test_independent_air_force_adds_war_status() -> None:
    assert status(event(position(side="AP", units={}, hands={"AP": "AP37"}), "AP37")) == (1, 0)


@rule("AP52", "CP36")
def test_convoy_needs_the_u_boats_and_takes_a_point() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP52"}), f"event {card('AP52')}")
    s = event(position(side="AP", units={}, played="CP54 CP36", hands={"AP": "AP52"}), "AP52")
    assert vp(s) == 9


@rule("AP52", "CP36")
def test_convoy_gives_the_british_their_point_back() -> None:
    more: dict[str, Any] = {"units": {"London": "(BR1)"}, "phase": "replacements", "replacements": {"BR": 1}}
    s = position(played="CP54 CP36", **more)
    assert "restore BR1" not in offered(s)
    s = position(played="CP54 CP36 AP52", **more)
    assert "restore BR1" in offered(s)


# AP38, AP43, AP47, AP64: the Americans


@rule("AP38", "16.3.4")
def test_an_american_corps_needs_over_there() -> None:
    refused(position(side="AP", units={}, war="US", played="AP54", hands={"AP": "AP38"}), f"event {card('AP38')}")
    s = event(position(side="AP", units={}, war="US", played="AP54 AP55", hands={"AP": "AP38"}), "AP38")
    assert here(s, "Reserve", "AP") == "USc"


@rule("AP38", "CP36", "R60")
def test_u_boats_stop_american_reinforcements_until_convoy() -> None:
    s = position(side="AP", units={}, war="US", played="AP54 AP55 CP54 CP36", hands={"AP": "AP38"})
    refused(s, f"event {card('AP38')}")
    s = position(side="AP", units={}, war="US", played="AP54 AP55 CP54 CP36 AP52", hands={"AP": "AP38"})
    assert may_event(s, "AP38")


@rule("AP43", "R57", "9.5.3.3")
def test_first_american_army_comes_to_a_french_port() -> None:
    s = event(position(side="AP", units={}, war="US", played="AP54 AP55", hands={"AP": "AP43"}), "AP43")
    assert offered(s, "place") == US_PORTS
    do(s, "place Le Havre")
    assert here(s, "Le Havre") == "US1"
    assert here(s, "Reserve", "AP") == "USc USc"


@rule("AP47")
def test_second_american_army_and_a_corps_come() -> None:
    s = event(position(side="AP", units={}, war="US", played="AP54 AP55", hands={"AP": "AP47"}), "AP47")
    do(s, "place Cherbourg")
    assert here(s, "Cherbourg") == "US2"
    assert here(s, "Reserve", "AP") == "USc"


@rule("AP64")
def test_two_more_american_corps_come() -> None:
    s = position(side="AP", options=ALL, units={}, war="US", played="AP54 AP55", hands={"AP": "AP64 AP38"})
    event(s, "AP64")
    assert here(s, "Reserve", "AP") == "USc USc"
    idle(s)
    refused(s, f"event {card('AP38')}")


# AP39 They Shall Not Pass, AP63 Backs to the Wall


@rule("AP39", "R45", "9.5.4.2")
def test_they_shall_not_pass_stops_the_retreat_once() -> None:
    s = declared("CP", {"Metz": "GE4 GE5"}, "Verdun", "FR3", hands={"AP": "AP39"}, units={"Reserve": "FRc"})
    passing(play(s, "AP39"))
    roll(s, 4, 1)  # 5 against 3: FR3 loses a step
    do(s, "lose GE4")
    assert s.view()["combat"] is None  # neither a retreat nor an advance
    done(s)
    assert here(s, "Verdun") == "(FR3)"
    assert "AP39" in pile(s, "AP", "discards")
    assert asked(s) == ["Allied Powers"]


@rule("AP39", "12.2.11")
def test_they_shall_not_pass_stays_after_a_tie() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Verdun", "FR3", hands={"AP": "AP39"}, units={"Reserve": "FRc"})
    passing(play(s, "AP39"))
    fought(s, 3, 1)  # 5 factors: 3; 3 and the fort 3: 3
    assert pile(s, "AP", "kept") == ["AP39"]


@rule("AP39")
def test_they_shall_not_pass_needs_the_fort() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Verdun", "FR3", hands={"AP": "AP39"}, destroyed="Verdun")
    assert plays(s) == []
    s = declared("CP", {"Sedan": "GE4"}, "Chateau Thierry", "FR3", hands={"AP": "AP39"})
    assert plays(s) == []


@rule("AP39")
def test_they_shall_not_pass_needs_a_french_unit() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Verdun", "BR1", hands={"AP": "AP39"})
    assert plays(s) == []


@rule("AP63", "R45")
def test_backs_to_the_wall_stops_the_retreat_of_a_british_army() -> None:
    s = declared("CP", {"Sedan": "GE4 GE5"}, "Chateau Thierry", "BR1 FRc", hands={"AP": "AP63"}, options=ALL)
    passing(play(s, "AP63"))
    roll(s, 2, 1)  # 4 against 2
    if offered(s, "lose"):
        do(s, "lose BR1")
    done(s)
    assert place_of(s, "BR1") == "Chateau Thierry"
    assert "AP63" in pile(s, "AP", "removed")


@rule("AP63")
def test_backs_to_the_wall_needs_a_british_army_in_france_or_belgium() -> None:
    s = declared("CP", {"Sedan": "GE4"}, "Chateau Thierry", "BRc FR1", hands={"AP": "AP63"}, options=ALL)
    assert plays(s) == []


# AP40, AP54, AP55: the United States


@rule("AP40", "16.3.5")
def test_fourteen_points_need_zimmermann_telegram_and_take_a_point() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP40"}), f"event {card('AP40')}")
    s = event(position(side="AP", units={}, war="US", played="AP54", hands={"AP": "AP40"}), "AP40")
    assert vp(s) == 9


@rule("AP40", "16.5.1", "R69")
def test_fourteen_points_stop_peace_offers_of_the_central_powers() -> None:
    assert "offer-peace" in offered(position(side="CP", units={}, points=11))
    assert "offer-peace" not in offered(position(side="CP", units={}, points=11, war="US", played="AP54 AP40"))
    assert "offer-peace" in offered(position(side="AP", units={}, points=9, war="US", played="AP54 AP40"))


@rule("AP54", "16.3.2", "16.3.3")
def test_zimmermann_telegram_needs_a_combined_status_of_30() -> None:
    refused(position(side="AP", units={}, status=(14, 15), hands={"AP": "AP54"}), f"event {card('AP54')}")
    s = event(position(side="AP", units={"Verdun": "FR3"}, status=(15, 15), hands={"AP": "AP54"}), "AP54")
    assert vp(s) == 9
    assert s.view()["us"] == "zimmermann"
    assert offered(s, "move") == ["Verdun"]  # the yellow stripe


@rule("AP55", "16.3.4")
def test_over_there_waits_for_the_turn_after_zimmermann_telegram() -> None:
    s = event(position(side="AP", units={}, status=(15, 15), hands={"AP": "AP54 AP55"}), "AP54")
    marked(s)
    idle(s)
    refused(s, f"event {card('AP55')}")
    assert may_event(position(side="AP", units={}, war="US", played="AP54", hands={"AP": "AP55"}), "AP55")


@rule("AP55", "17.1.8")
def test_after_over_there_allied_replacement_cards_give_an_american_point() -> None:
    s = position(side="AP", units={}, war="US", played="AP54 AP55", hands={"AP": "AP4"})
    do(s, f"replacements {card('AP4')}")
    assert points_of(s, "US") == 1
    assert points_of(s, "FR") == 1
    s = position(side="AP", units={}, war="US", played="AP54", hands={"AP": "AP4"})
    do(s, f"replacements {card('AP4')}")
    assert points_of(s, "US") == 0


# AP41 Arab Northern Army


@rule("AP41", "9.5.3.2")
def test_the_arabs_come_to_arabia() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP41"}), f"event {card('AP41')}")
    s = event(position(side="AP", units={}, war="TU", hands={"AP": "AP41"}), "AP41")
    assert here(s, "Arabia") == "ANAc"


@rule("AP41", "R58", "9.5.3.1")
def test_the_arabs_are_a_british_reinforcement() -> None:
    s = event(position(side="AP", units={}, war="TU", hands={"AP": "AP41 AP20"}), "AP41")
    idle(s)
    refused(s, f"event {card('AP20')}")


@rule("AP41", "11.1.15", "R23")
def test_the_arabs_hold_a_space_only_while_they_stand_there() -> None:
    s = position(side="AP", units={"Arabia": "ANAc"}, war="TU", hands={"AP": "AP4"})
    operate(s, "AP4", "move Arabia", "take ANAc", "go Jerusalem")
    assert control(s, "Jerusalem") == "AP"
    assert vp(s) == 9
    do(s, "go Amman")
    assert control(s, "Jerusalem") == "CP"
    assert control(s, "Amman") == "AP"
    assert vp(s) == 10


@rule("AP41", "11.1.15")
def test_the_arabs_do_not_give_back_what_the_british_took() -> None:
    s = position(side="AP", units={"Arabia": "ANAc"}, control={"AP": "Jerusalem"}, war="TU", hands={"AP": "AP4"})
    operate(s, "AP4", "move Arabia", "take ANAc", "go Jerusalem", "go Amman")
    assert control(s, "Jerusalem") == "AP"
    assert vp(s) == 10


@rule("AP41", "R79")
def test_the_arabs_alone_besiege_aqaba() -> None:
    s = position(side="AP", units={"Arabia": "ANAc"}, war="TU", hands={"AP": "AP4"})
    operate(s, "AP4", "move Arabia", "take ANAc", "go Aqaba")
    assert "Aqaba" in s.view()["besieged"]
    assert control(s, "Aqaba") == "CP"


# AP45 Kerensky, AP46 Brusilov


@rule("AP45")
def test_kerensky_needs_the_tsar_fallen_and_no_revolution_yet() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP45"}), f"event {card('AP45')}")
    s = position(side="AP", units={}, played="CP28 CP52 CP53", hands={"AP": "AP45"})
    refused(s, f"event {card('AP45')}")
    assert may_event(position(side="AP", units={}, played="CP28 CP52", hands={"AP": "AP45"}), "AP45")


@rule("AP45", "R83")
def test_kerensky_helps_one_russian_attack_on_austrians() -> None:
    units = {"Dubno": "RU3", "Kamenets-Podolski": "RU8", "Tarnopol": "AHc", "Czernowitz": "AHc"}
    s = event(position(side="AP", units=units, played="CP28 CP52", hands={"AP": "AP45"}), "AP45")
    do(s, "attack Dubno", "attack Kamenets-Podolski")
    strike(marked(s), "Tarnopol", "RU3")
    assert uses(s) == ["AP45"]
    use(s, "AP45")
    assert drm(s, "AP") == 2
    fought(s, 1, 1)
    strike(s, "Czernowitz")
    assert uses(s) == []


@rule("AP45")
def test_kerensky_does_not_help_against_germans_alone() -> None:
    units = {"Dubno": "RU3", "Tarnopol": "GEc"}
    s = event(position(side="AP", units=units, played="CP28 CP52", hands={"AP": "AP45"}), "AP45")
    do(s, "attack Dubno")
    strike(marked(s), "Tarnopol")
    assert uses(s) == []


@rule("AP46")
def test_brusilov_helps_every_russian_attack() -> None:
    units = {"Dubno": "RU3", "Lutsk": "RU5", "Tarnopol": "GE1", "Lemberg": "GE2"}
    s = event(position(side="AP", units=units, hands={"AP": "AP46"}), "AP46")
    assert status(s) == (2, 0)
    do(s, "attack Dubno", "attack Lutsk")
    strike(marked(s), "Tarnopol")
    passing(s)
    assert drm(s, "AP") == 1
    fought(s, 1, 1)
    strike(s, "Lemberg")
    passing(s)
    assert drm(s, "AP") == 1


@rule("AP46", "12.2.4", "R83")
def test_brusilov_cancels_one_trench_without_germans() -> None:
    units = {"Dubno": "RU3 RU4", "Kamenets-Podolski": "RU8", "Tarnopol": "AH1", "Czernowitz": "AH2"}
    trenches = {"Tarnopol": "CP 2", "Czernowitz": "CP 1"}
    s = event(position(side="AP", units=units, trenches=trenches, hands={"AP": "AP46"}), "AP46")
    do(s, "attack Dubno", "attack Kamenets-Podolski")
    strike(marked(s), "Tarnopol", "RU3", "RU4")
    assert uses(s) == ["AP46"]
    use(s, "AP46")
    passing(s)
    roll(s, 2)  # 6 factors, 2 + 1: 4
    assert loss(s, "AP") == 4
    roll(s, 1)  # 3 factors, no shift: 1
    assert "stand" not in offered(s)
    fought(s)
    strike(s, "Czernowitz")
    assert uses(s) == []


@rule("AP46", "12.3.1", "R98")
def test_brusilov_opens_a_trench_to_a_flank_attack() -> None:
    units = {"Dubno": "RU3", "Kamenets-Podolski": "RU8", "Tarnopol": "AH1"}
    s = event(position(side="AP", units=units, trenches={"Tarnopol": "CP 2"}, hands={"AP": "AP46"}), "AP46")
    do(s, "attack Dubno", "attack Kamenets-Podolski")
    strike(marked(s), "Tarnopol")
    use(s, "AP46")
    assert pins(s) == ["Dubno", "Kamenets-Podolski"]


@rule("AP46", "R83")
def test_brusilov_cancels_no_trench_with_a_german_or_pole_in_it() -> None:
    for third in ("GEc", "PLc"):
        units = {"Dubno": "RU3", "Tarnopol": f"AH1 {third}"}
        s = position(side="AP", options=ALL, units=units, trenches={"Tarnopol": "CP 1"}, hands={"AP": "AP46"})
        event(s, "AP46")
        do(s, "attack Dubno")
        strike(marked(s), "Tarnopol")
        assert uses(s) == [], third


# AP49 Sinai Pipeline, AP50 Allenby, AP53 Army of the Orient


@rule("AP49", "12.2.7")
def test_sinai_pipeline_ends_the_penalty_of_sinai_for_the_allies() -> None:
    more: dict[str, Any] = {"war": "TU", "turn": 5}
    s = declared("AP", {"Sinai": "BRc (BRc)"}, "Gaza", "TUc", **more)
    assert drm(s, "AP") == -3
    s = declared("AP", {"Sinai": "BRc (BRc)"}, "Gaza", "TUc", played="AP49", **more)
    assert drm(s, "AP") == 0


@rule("AP49", "12.2.7")
def test_sinai_pipeline_does_not_help_the_central_powers() -> None:
    s = declared("CP", {"Sinai": "TUc"}, "Port Said", "BRc", war="TU", turn=5, played="AP49")
    assert drm(s, "CP") == -3


@rule("AP49", "15.2.5")
def test_sinai_pipeline_does_not_open_the_desert_in_summer() -> None:
    units = {"Sinai": "BRc (BRc)", "Gaza": "TUc"}
    s = position(side="AP", turn=6, units=units, war="TU", played="AP49", hands={"AP": "AP2"})
    operate(s, "AP2")
    refused(s, "attack Sinai")


@rule("AP50", "R59")
def test_allenby_comes_to_alexandria_after_the_pipeline_or_to_london() -> None:
    s = event(position(side="AP", units={}, war="TU", played="AP49", hands={"AP": "AP50"}), "AP50")
    assert offered(s, "place") == ["Alexandria", "London"]
    do(s, "place Alexandria")
    assert here(s, "Alexandria") == "NE"
    assert status(s) == (1, 0)


@rule("AP50", "9.5.3.4")
def test_allenby_without_the_pipeline_comes_to_london_only() -> None:
    s = event(position(side="AP", units={}, war="TU", hands={"AP": "AP50"}), "AP50")
    assert here(s, "London") == "NE"
    assert status(s) == (1, 0)


@rule("AP53", "R59")
def test_army_of_the_orient_comes_to_salonika_or_paris() -> None:
    more: dict[str, Any] = {"AP": "Salonika,Kavala"}
    s = position(side="AP", units={}, control=more, limited_greece=True, played="AP30", hands={"AP": "AP53"})
    event(s, "AP53")
    assert offered(s, "place") == ["Paris", "Salonika"]
    do(s, "place Salonika")
    assert here(s, "Salonika") == "ORIENT"


@rule("AP53")
def test_army_of_the_orient_comes_to_paris_while_greece_is_closed() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP53"}), "AP53")
    assert here(s, "Paris") == "ORIENT"


@rule("AP53", "R58", "9.5.3.1")
def test_army_of_the_orient_is_the_french_reinforcement_of_the_turn() -> None:
    s = event(position(side="AP", units={}, hands={"AP": "AP53 AP24"}), "AP53")
    idle(s)
    refused(s, f"event {card('AP24')}")


# AP51 Everyone Into Battle


@rule("AP51")
def test_everyone_into_battle_needs_a_german_offensive() -> None:
    refused(position(side="AP", units={}, hands={"AP": "AP51"}), f"event {card('AP51')}")
    for code in ("CP49", "CP50", "CP51"):
        assert may_event(position(side="AP", units={}, played=f"CP54 {code}", hands={"AP": "AP51"}), "AP51")


@rule("AP51", "R14")
def test_everyone_into_battle_makes_a_mixed_stack_cost_one_point() -> None:
    units = {"Chateau Thierry": "FR1 BR1 BE1", "Sedan": "GE1"}
    s = position(side="AP", units=units, played="CP54 CP50", hands={"AP": "AP51"})
    do(s, "automatic-operation")
    assert offered(s, "attack") == []
    s = position(side="AP", units=units, played="CP54 CP50", fresh="AP51")
    do(s, "automatic-operation")
    assert offered(s, "attack") == ["Chateau Thierry"]


@rule("AP51")
def test_everyone_into_battle_holds_for_one_turn() -> None:
    units = {"Chateau Thierry": "FR1 BR1 BE1", "Sedan": "GE1"}
    s = position(side="AP", units=units, played="CP54 CP50 AP51")
    do(s, "automatic-operation")
    assert offered(s, "attack") == []


@rule("AP51", "R96", "12.1.11")
def test_everyone_into_battle_does_not_ease_multinational_attacks() -> None:
    units = {"Chateau Thierry": "FR1", "Brussels": "BR1", "Sedan": "GE1"}
    s = position(side="AP", units=units, played="CP54 CP50", fresh="AP51", hands={"AP": "AP2"})
    operate(s, "AP2", "attack Chateau Thierry", "attack Brussels")
    do(marked(s), "strike Sedan", "with FR1")
    assert "with BR1" not in offered(s)


# AP56 to AP65: optional cards


@rule("AP56", "R75")
def test_paris_taxis_flip_a_reduced_army_near_paris() -> None:
    units = {"Paris": "(FR6)", "Melun": "(FR5)", "Verdun": "(FR3)"}
    s = event(position(side="AP", options=ALL, units=units, hands={"AP": "AP56"}), "AP56")
    assert offered(s, "restore") == ["FR5", "FR6"]
    do(s, "restore FR6")
    assert here(s, "Paris") == "FR6"
    assert here(s, "Melun") == "(FR5)"


@rule("AP56", "R75")
def test_paris_taxis_need_such_an_army_and_a_free_paris() -> None:
    for units in ({"Verdun": "(FR3)"}, {"Paris": "FR3"}):  # too far away; not reduced
        s = position(side="AP", options=ALL, units=units, hands={"AP": "AP56"})
        refused(s, f"event {card('AP56')}")
    s = position(side="AP", options=ALL, units={"Paris": "(ORIENT)"}, hands={"AP": "AP56"})
    refused(s, f"event {card('AP56')}")
    more: dict[str, Any] = {"CP": "Chateau Thierry,Sedan"}
    s = position(side="AP", options=ALL, units={"Paris": "GE1", "Rouen": "(FR3)"}, control=more, hands={"AP": "AP56"})
    refused(s, f"event {card('AP56')}")


@rule("AP57")
def test_russian_cavalry_joins_a_russian_army() -> None:
    units = {"Vilna": "RU1", "Dvinsk": "RU2 RUc RUc", "Lublin": "RUc", "Odessa": "SB1"}
    s = event(position(side="AP", options=ALL, units=units, hands={"AP": "AP57"}), "AP57")
    assert offered(s, "place") == ["Vilna"]
    do(s, "place Vilna")
    assert here(s, "Vilna") == "RU1 RUCAVc RUCAVc"


@rule("AP57", "R58")
def test_russian_cavalry_is_no_reinforcement_card() -> None:
    s = position(side="AP", turn=1, options=ALL, levels=MOB, units={"Vilna": "RU1"}, hands={"AP": "AP57"})
    assert may_event(s, "AP57")


@rule("AP57")
def test_russian_cavalry_needs_an_army_with_room_on_the_main_map() -> None:
    s = position(side="AP", options=ALL, units={"Vilna": "RU1 RUc RUc"}, hands={"AP": "AP57"})
    refused(s, f"event {card('AP57')}")
    s = position(side="AP", options=ALL, units={"Kars": "CAU"}, hands={"AP": "AP57"})
    refused(s, f"event {card('AP57')}")


@rule("AP57", "12.4.4")
def test_russian_cavalry_replaces_no_army() -> None:
    units = {"Reserve": "RUCAVc"}
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "(RU1)", options=ALL, units=units)
    roll(s, 3, 1)  # 3: RU1 is gone
    assert here(s, "Removed", "AP").strip("()") == "RU1"
    assert here(s, "Reserve", "AP") == "RUCAVc"


@rule("AP60", "R58")
def test_czech_legion_takes_an_eliminated_austrian_corps_out_of_the_game() -> None:
    s = position(side="AP", options=ALL, units={"Eliminated": "AHc AHc"}, hands={"AP": "AP60"})
    event(s, "AP60")
    assert here(s, "Reserve", "AP") == "CZLc"
    assert here(s, "Eliminated", "CP") == "AHc"
    assert here(s, "Removed", "CP") == "AHc"


@rule("AP60")
def test_czech_legion_comes_without_an_austrian_corps_too() -> None:
    s = event(position(side="AP", options=ALL, units={}, hands={"AP": "AP60"}), "AP60")
    assert here(s, "Reserve", "AP") == "CZLc"


@rule("AP60", "12.4.4")
def test_czech_legion_replaces_no_army() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "(RU1)", options=ALL, units={"Reserve": "CZLc"})
    roll(s, 3, 1)
    assert here(s, "Reserve", "AP") == "CZLc"


@rule("AP61", "R78", "R99")
def test_maude_lets_british_corps_from_basra_fire_on_the_army_table() -> None:
    s = declared("AP", {"Basra": "BRc (BRc)"}, "Qurna", "TUc", options=ALL, war="TU", hands={"AP": "AP61"})
    passing(play(s, "AP61"))
    roll(s, 6)  # 3 factors on the Army table: 4 (Corps table: 2)
    assert loss(s, "AP") == 4


@rule("AP61", "R99")
def test_maude_needs_a_way_to_basra_and_only_british_units() -> None:
    s = declared("AP", {"Sinai": "BRc (BRc)"}, "Gaza", "TUc", options=ALL, war="TU", hands={"AP": "AP61"})
    assert plays(s) == []
    s = declared("AP", {"Basra": "BRc AUSc"}, "Qurna", "TUc", options=ALL, war="TU", hands={"AP": "AP61"})
    assert plays(s) == []


@rule("AP61", "R99")
def test_maude_counts_a_way_through_allied_spaces_to_basra() -> None:
    more: dict[str, Any] = {"war": "TU", "control": {"AP": "Qurna,Ahwaz"}, "hands": {"AP": "AP61"}}
    s = declared("AP", {"Kut": "BRc (BRc)"}, "Baghdad", "TUc", options=ALL, **more)
    assert plays(s) == ["AP61"]


@rule("AP62", "R84")
def test_the_sixtus_affair_rolls_on_the_allied_row_of_low_status() -> None:
    for die, points in ((1, 9), (3, 9), (4, 10), (5, 10), (6, 11)):
        s = position(side="AP", options=ALL, units={}, status=(15, 15), hands={"AP": "AP62"})
        event(s, "AP62")
        roll(s, die)
        assert vp(s) == points
        assert status(s) == (16, 15)
        assert asked(s) == ["Central Powers"]


@rule("AP65")
def test_influenza_bars_replacement_cards_for_the_turn() -> None:
    s = position(side="AP", options=ALL, units={}, status=(15, 15), hands={"AP": "AP65 AP4", "CP": "CP3 CP5"})
    event(s, "AP65")
    refused(s, f"replacements {card('CP3')}")
    idle(s)
    refused(s, f"replacements {card('AP4')}")


@rule("AP65")
def test_influenza_needs_a_combined_status_of_30() -> None:
    s = position(side="AP", options=ALL, units={}, status=(14, 15), hands={"AP": "AP65"})
    refused(s, f"event {card('AP65')}")


# AP6, once more


@rule("AP6", "R33")
def test_withdrawal_gives_a_destroyed_army_back_and_its_corps_to_the_reserve() -> None:
    units = {"Reserve": "FRc"}
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "(FR1)", hands={"AP": "AP6"}, units=units)
    passing(play(s, "AP6"))
    roll(s, 2, 1)  # 3: the army; the corps loses nothing
    do(s, "go Melun")
    assert here(s, "Melun") == "(FR1)"
    assert here(s, "Reserve", "AP") == "FRc"


@rule("AP6", "12.6.10", "R37")
def test_withdrawal_saves_a_corps_after_a_flank_attack_that_destroyed_everything() -> None:
    s = declared("CP", {"Sedan": "GE1", "Cambrai": "GE2"}, "Chateau Thierry", "FRc", hands={"AP": "AP6"})
    do(s, "pin Sedan")
    roll(s, 6)
    passing(play(s, "AP6"))
    roll(s, 6)  # 7: the corps is gone
    while asked(s) == ["chance"]:
        roll(s, 6)
    if asked(s) == ["Allied Powers"]:
        do(s, "go Melun")
    assert "(FRc)" in [here(s, space) for space in ("Melun", "Paris", "Bar le Duc", "Verdun", "Amiens", "Cambrai")]


@rule("AP6", "R33")
def test_withdrawal_kills_montenegrins() -> None:
    s = declared("CP", {"Mostar": "AH6"}, "Cetinje", "MNc SBc", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    fought(s, 1, 1)
    assert place_of(s, "MNc") == "Eliminated"
    assert here(s, "Cetinje") == ""


@rule("AP6", "R33")
def test_withdrawal_leaves_a_fort_that_only_besiegers_may_enter() -> None:
    s = declared("CP", {"Metz": "GEc"}, "Nancy", "FR1", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 6, 1)
    while asked(s) == ["Allied Powers"] and offered(s, "go"):
        do(s, f"go {offered(s, 'go')[0]}")
    assert offered(s, "take") == []  # one corps does not besiege a fort of 2
    assert "Nancy" in s.view()["forts"]


@rule("AP6", "14.3.4", "R34")
def test_withdrawal_is_closed_to_unsupplied_defenders() -> None:
    s = declared("CP", {"Novi Sad": "AH5"}, "Belgrade", "FRc", hands={"AP": "AP6"})
    assert plays(s) == []


@rule("AP6", "R98", "R45")
def test_no_card_stops_the_retreat_of_a_withdrawal() -> None:
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "BR1", hands={"AP": "AP6 AP63"}, options=ALL)
    play(play(s, "AP6"), "AP63")
    passing(s)
    roll(s, 2, 1)
    assert offered(s, "go")


# AP27, once more


@rule("AP27", "R42")
def test_russians_of_one_space_pull_back_to_different_spaces() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1 RUc", fresh="AP27")
    do(s, "pull-back")
    went = []
    while asked(s) == ["Allied Powers"]:
        if offered(s, "take"):
            do(s, f"take {offered(s, 'take')[0]}")
        free = [space for space in offered(s, "go") if space not in went]
        went.append(free[0])
        do(s, f"go {free[0]}")
    assert len(set(went)) == 2


@rule("AP27", "R42")
def test_russians_without_a_way_out_are_eliminated_by_great_retreat() -> None:
    units = {"Memel": "GEc", "Insterberg": "GE8", "Libau": "GEc", "Riga": "GE9", "Dvinsk": "GEc", "Kovno": "GE10"}
    s = position(units={"Szawli": "RU1", **units}, fresh="AP27", hands={"CP": "CP12"}, status=(0, 4))
    operate(s, "CP12", "attack Memel")
    strike(marked(s), "Szawli")
    do(s, "pull-back")
    assert here(s, "Szawli") == ""
    assert "RU1" in here(s, "Removed", "AP") + here(s, "Eliminated", "AP")


@rule("AP27", "R42")
def test_the_attackers_advance_one_space_after_great_retreat() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", fresh="AP27")
    do(s, "pull-back", "go Warsaw")
    do(s, "take GE8")
    assert "Lodz" not in offered(s, "go")
    done(s)
    assert control(s, "Plock") == "CP"
    assert place_of(s, "GE8") == "Plock"


@rule("AP27")
def test_great_retreat_serves_every_attack_of_the_turn() -> None:
    units = {"Plock": "RU1", "Kamenets-Podolski": "RU8", "Tannenberg": "GE8", "Tarnopol": "AH3"}
    s = position(units=units, fresh="AP27", hands={"CP": "CP12"})
    operate(s, "CP12", "attack Tannenberg", "attack Tarnopol")
    strike(marked(s), "Plock")
    do(s, "pull-back", "go Warsaw", "done")
    strike(s, "Kamenets-Podolski")
    assert "pull-back" in offered(s)


@rule("AP27", "R31")
def test_great_retreat_is_decided_before_trench_cards() -> None:
    s = declared("CP", {"Tannenberg": "GE8"}, "Plock", "RU1", fresh="AP27", hands={"CP": "CP44"})
    assert asked(s) == ["Allied Powers"]
    assert "pull-back" in offered(s)


# AP45, AP46, once more


@rule("AP45", "R83")
def test_kerensky_is_announced_before_the_cards() -> None:
    units = {"Dubno": "RU3", "Tarnopol": "AHc GEc"}
    s = position(side="AP", units=units, played="CP28 CP52", hands={"AP": "AP45 AP58", "CP": "CP57"}, options=ALL)
    event(s, "AP45")
    do(s, "attack Dubno")
    strike(marked(s), "Tarnopol")
    use(s, "AP45")
    play(s, "AP58")
    assert drm(s, "AP") == 3
    assert plays(s) == ["CP57"]


@rule("AP45", "CP52", "R68")
def test_kerensky_pays_a_point_for_every_russian_unit() -> None:
    units = {"Dubno": "RU3 RU4", "Kamenets-Podolski": "RU8 RUc", "Tarnopol": "AHc"}
    s = event(position(side="AP", units=units, played="CP28 CP52", hands={"AP": "AP45"}), "AP45")
    do(s, "attack Dubno")
    assert offered(s, "attack") == []


@rule("AP46", "CP60", "R83")
def test_brusilov_declared_without_a_trench_meets_turk_determination() -> None:
    units = {"Rize": "RUc (RUc)", "Trebizond": "TUc"}
    more: dict[str, Any] = {"war": "TU", "destroyed": "Trebizond", "options": ALL}
    s = position(side="AP", units=units, hands={"AP": "AP46", "CP": "CP60"}, **more)
    event(s, "AP46")
    do(s, "attack Rize")
    strike(marked(s), "Trebizond")
    assert uses(s) == ["AP46"]
    use(s, "AP46")
    if "CP60" in plays(s):
        play(s, "CP60")
    passing(s)
    roll(s, 5)  # 1 factor, no shift, 5 + 1: 1
    assert loss(s, "AP") == 1


@rule("AP46")
def test_brusilov_does_not_help_attacks_without_russians() -> None:
    units = {"Chateau Thierry": "FR1", "Sedan": "AH1"}
    s = event(position(side="AP", units=units, hands={"AP": "AP46"}), "AP46")
    do(s, "attack Chateau Thierry")
    strike(marked(s), "Sedan")
    assert uses(s) == []
    passing(s)
    assert drm(s, "AP") == 0


@rule("AP46", "R83")
def test_brusilov_counts_for_a_mixed_attack_with_a_russian() -> None:
    units = {"Kamenets-Podolski": "RU8 ROc", "Czernowitz": "AHc"}
    s = event(position(side="AP", units=units, war="RO", hands={"AP": "AP46"}), "AP46")
    do(s, "attack Kamenets-Podolski")
    strike(marked(s), "Czernowitz", "RU8", "ROc1")
    passing(s)
    assert drm(s, "AP") == 1


# AP51, AP61, AP63, AP65, once more


@rule("AP51")
def test_everyone_into_battle_serves_italy_but_not_germany() -> None:
    more: dict[str, Any] = {"side": "AP", "war": "IT", "played": "CP54 CP50", "fresh": "AP51"}
    s = do(position(units={"Verona": "IT1 FRc BRc"}, **more), "automatic-operation")
    assert offered(s, "move") == ["Verona"]
    s = do(position(units={"Koblenz": "FR1 BR1"}, control={"AP": "Sedan"}, **more), "automatic-operation")
    assert offered(s, "move") == []


@rule("AP63")
def test_backs_to_the_wall_leaves_the_game_even_if_no_retreat_was_due() -> None:
    s = declared("CP", {"Sedan": "GEc"}, "Chateau Thierry", "BR1 BR2", hands={"AP": "AP63"}, options=ALL)
    fought(play(s, "AP63"), 1, 6)
    assert "AP63" in pile(s, "AP", "removed")


@rule("AP65", "R75")
def test_influenza_leaves_landwehr_playable_and_recorded_points_valid() -> None:
    s = position(side="AP", options=ALL, units={"Berlin": "(GE1)"}, status=(15, 15), hands={"AP": "AP65", "CP": "CP5"})
    event(s, "AP65")
    assert may_event(s, "CP5")
    s = position(phase="replacements", options=ALL, units={"Paris": "(FR1)"}, fresh="AP65", replacements={"FR": 1})
    assert offered(s, "restore") == ["FR1"]


@rule("AP54", "R60")
def test_u_boats_do_not_stop_over_there() -> None:
    s = position(side="AP", units={}, war="US", played="AP54 CP54 CP36", hands={"AP": "AP55"})
    assert may_event(s, "AP55")


@rule("AP39", "R45")
def test_they_shall_not_pass_does_not_stop_an_advance_after_annihilation() -> None:
    s = declared("CP", {"Metz": "GE4 GE5 GE6"}, "Verdun", "FRc", hands={"AP": "AP39"})
    passing(play(s, "AP39"))
    roll(s, 6, 1)
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert offered(s, "take")


@rule("AP48", "AP36", "R98")
def test_royal_tank_corps_leaves_the_trench_for_mine_attack_and_machine_guns() -> None:
    more: dict[str, Any] = {"played": "AP28", "control": {"CP": "Sedan"}, "trenches": {"Cambrai": "CP 1"}}
    s = declared("AP", {"Amiens": "BR1"}, "Cambrai", "GE1", hands={"AP": "AP48 AP36", "CP": "CP18"}, **more)
    play(s, "AP48")
    assert plays(s) == ["AP36", "CP18"]


@rule("AP30", "R97")
def test_salonika_takes_a_corps_from_the_beachhead() -> None:
    s = position(side="AP", units={"MEF1": "BRc"}, war="TU", beachhead="MEF1", hands={"AP": "AP30"})
    event(s, "AP30")
    do(s, "take BRc1")
    done(s)
    assert here(s, "Salonika") == "BRc"


@rule("AP30", "R56", "13.2.1")
def test_a_corps_from_egypt_to_salonika_uses_up_the_allowance_of_the_turn() -> None:
    units = {"Port Said": "BRc", "London": "BRc"}
    s = event(position(side="AP", units=units, hands={"AP": "AP30 AP2"}), "AP30")
    (there,) = [name for name in offered(s, "take") if place_of(s, name) == "Port Said"]
    do(s, f"take {there}")
    done(s)
    for _ in range(3):
        idle(s)
    do(s, f"redeploy {card('AP2')}")
    (home,) = [name for name in offered(s, "take") if place_of(s, name) == "London"]
    do(s, f"take {home}")
    assert "Calais" in offered(s, "go")
    assert "Alexandria" not in offered(s, "go")


@rule("AP30", "10.1.1")
def test_salonika_holds_three_units() -> None:
    units = {"Reserve": "FRc FRc FRc", "Salonika": "BRc BRc"}
    s = event(position(side="AP", units=units, war="GR", played="AP44", hands={"AP": "AP30"}), "AP30")
    do(s, f"take {offered(s, 'take')[0]}")
    assert offered(s, "take") == []


@rule("AP50", "R59", "9.5.3.4")
def test_allenby_from_london_may_not_enter_the_near_east() -> None:
    s = position(side="AP", units={}, war="TU", played="AP49", hands={"AP": "AP50 AP2"})
    event(s, "AP50")
    do(s, "place London")
    for _ in range(3):
        idle(s)
    do(s, f"redeploy {card('AP2')}", "take NE")
    assert "Calais" in offered(s, "go")
    assert not {"Alexandria", "Port Said"} & set(offered(s, "go"))


@rule("AP56", "R75")
def test_paris_taxis_need_a_supplied_army() -> None:
    around = {"CP": "Rouen,Orleans,Amiens,Chateau Thierry,Melun"}
    s = position(side="AP", options=ALL, units={"Paris": "(FR6)"}, control=around, hands={"AP": "AP56"})
    refused(s, f"event {card('AP56')}")


@rule("AP57", "10.1.1")
def test_russian_cavalry_keeps_to_the_stacking_limit() -> None:
    s = position(side="AP", options=ALL, units={"Vilna": "RU1 RUc", "Minsk": "RU2"}, hands={"AP": "AP57"})
    event(s, "AP57")
    assert offered(s, "place") == ["Minsk"]


@rule("AP33", "CP25")
def test_grand_fleet_used_for_operations_stops_nothing() -> None:
    s = event(position(units={}, hands={"CP": "CP25", "AP": "AP33"}), "CP25")
    marked(operate(s, "AP33"))
    assert vp(s) == 11


@rule("AP17", "R5")
def test_the_penalty_for_a_neutral_italy_begins_a_turn_after_total_war() -> None:
    s = position(turn=8, phase="status", units={}, levels=("limited", "limited"), war="TU", status=(11, 5))
    assert vp(s) == 10


@rule("AP2", "5.5.2")
def test_blockade_counts_in_the_last_winter() -> None:
    s = position(turn=20, phase="status", units={}, levels=MOB, played="AP2", points=13)
    found = s.result()
    assert found is not None
    assert list(found.winners) != [1]


@rule("AP41", "R53", "14.1.5")
def test_the_arabs_are_always_supplied() -> None:
    s = position(side="AP", units={"Damascus": "ANAc"}, war="TU")
    do(s, "automatic-operation")
    assert offered(s, "move") == ["Damascus"]


@rule("AP41", "11.1.15", "R23")
def test_the_arabs_score_medina_while_they_stand_there() -> None:
    s = position(side="AP", units={"Arabia": "ANAc"}, war="TU", hands={"AP": "AP4"})
    do(marked(operate(s, "AP4", "move Arabia")), "take ANAc", "go Medina")
    assert vp(s) == 9
    if "halt" in offered(s):
        do(s, "go Arabia")
        assert vp(s) == 10


@rule("AP31", "12.4.5")
def test_the_expeditionary_force_takes_the_first_loss() -> None:
    s = declared(
        "AP", {"MEF1": "MEF BRc"}, "Gallipoli", "TUc TUc (TUc)", war="TU", beachhead="MEF1", ops="AP2",
    )  # fmt: skip
    roll(s, 1, 4)  # 2 factors on the Corps table: 1: too little for its factor of 2
    while offered(s, "lose"):
        do(s, f"lose {offered(s, 'lose')[0]}")
    assert "MEF" in here(s, "MEF1").split()


@rule("AP6", "12.6.2")
def test_withdrawal_is_played_after_the_flank_roll() -> None:
    s = declared("CP", {"Sedan": "GE1", "Cambrai": "GE2"}, "Chateau Thierry", "FR1", hands={"AP": "AP6"})
    assert asked(s) == ["Central Powers"]
    do(s, "pin Sedan")
    assert asked(s) == ["chance"]
    roll(s, 4)
    assert asked(s) == ["Allied Powers"]
    assert plays(s) == ["AP6"]


@rule("AP6", "12.6.7")
def test_withdrawal_retreats_even_without_a_loss() -> None:
    s = declared("CP", {"Sedan": "(GEc)"}, "Chateau Thierry", "FR1 FR2", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    fought(s, 1, 6)
    assert here(s, "Chateau Thierry") == ""


@rule("AP6", "12.3.4.2", "12.3.3")
def test_withdrawal_after_a_failed_flank_attack_gives_the_step_back() -> None:
    s = declared(
        "CP", {"Sedan": "GE1", "Cambrai": "GE2"}, "Chateau Thierry", "FR1 FRc", hands={"AP": "AP6"},
        units={"Amiens": "FRc"},
    )  # fmt: skip
    do(s, "pin Sedan")
    roll(s, 1)
    passing(play(s, "AP6"))
    roll(s, 1)  # the defender: 4 factors: 2: nothing
    roll(s, 1)  # 10 factors: 3: FR1, or the corps twice and no more: FR1 alone meets it
    while s.view()["combat"] is not None and asked(s) == ["Allied Powers"]:
        do(s, offered(s)[0])
    strengths = " ".join(here(s, space) for space in ("Melun", "Paris", "Bar le Duc", "Verdun", "Amiens"))
    assert "FR1" in strengths.split()


@rule("AP6", "R33", "15.2.4")
def test_withdrawal_lets_an_army_advance_into_a_siege() -> None:
    s = declared("CP", {"Metz": "GE4"}, "Nancy", "FR1", hands={"AP": "AP6"})
    passing(play(s, "AP6"))
    roll(s, 1, 1)  # 2 against 2 (5 factors with the fort)
    while asked(s) == ["Allied Powers"] and offered(s, "go"):
        do(s, "go Bar le Duc")
    do(s, "take GE4")
    assert "Nancy" in s.view()["besieged"]
    assert control(s, "Nancy") == "AP"


@rule("AP6", "R33", "12.4.4")
def test_withdrawal_brings_a_reduced_replacement_corps_back() -> None:
    units = {"Reserve": "(FRc)"}
    s = declared("CP", {"Sedan": "GE1"}, "Chateau Thierry", "(FR1)", hands={"AP": "AP6"}, units=units)
    passing(play(s, "AP6"))
    roll(s, 4, 1)  # 4: the army 3, the reduced corps 1
    do(s, "go Melun")
    assert here(s, "Melun") == "(FRc)"
    assert here(s, "Eliminated", "AP").strip("()") == "FR1"
