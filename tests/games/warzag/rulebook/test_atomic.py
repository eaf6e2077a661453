"""W13: the atomic weapon and radioactive territories."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import hit, invade, march, nation, reach, spared, stock, struck
from tests.games.warzag.vocabulary import (
    asked,
    deal_on,
    developed,
    do,
    done,
    here,
    income,
    leader,
    offered,
    owner,
    points,
    refused,
    rule,
)
from tests.games.warzag.vocabulary import position_1 as position


@rule("W13.1", "W16.2", "W16.3")
def test_the_weapon_is_taken_when_the_token_reaches_square_24() -> None:
    s = position(active="uk", phase="leader", tokens={"uk": 23})
    do(s, "research")
    assert nation(s, "uk")["weapon"] is True
    s = position(active="uk", phase="leader", tokens={"uk": 22})
    do(s, "research")
    assert nation(s, "uk")["weapon"] is False


@rule("W13.1", "S15")
def test_scientists_may_bring_the_token_there() -> None:
    s = position(active="uk", phase="development", tokens={"uk": 20}, hands={"uk": "Scientists"})
    do(s, "play Scientists")
    assert nation(s, "uk")["token"] == 24
    assert nation(s, "uk")["weapon"] is True


@rule("W13.1", "W16.3")
def test_there_is_one_weapon_for_each_player() -> None:
    # The token stays on 24 after the weapon is spent, and moves no more.
    s = position(active="uk", phase="leader", tokens={"uk": 24})
    while s.view()["active"] == "uk":
        if asked(s) == ["chance"]:
            deal_on(s)
        else:
            do(s, "research" if "research" in offered(s) else "done")
    assert nation(s, "uk")["token"] == 24
    assert nation(s, "uk")["weapon"] is False


@rule("W13.2")
def test_the_weapon_is_used_in_phase_three_only() -> None:
    for phase in ("resources", "training", "movement", "leader", "development"):
        s = position(
            active="uk", phase=phase, weapons=["uk"], hands={"uk": "Convoy"}, own={"uk": "Alfa, C5"},
            armies={"uk": "infantry D6"}, leaders={"uk": "D6"},
        )  # fmt: skip
        assert offered(s, "bomb") == []
        refused(s, "bomb D7")
    s = position(active="uk", phase="invasion", weapons=["uk"])
    assert "D7" in offered(s, "bomb")


@rule("W13", "W13.2")
def test_it_is_used_before_between_or_after_invasions_and_then_spent() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"italy": "Foxtrot, D4, E3"},
        armies={"uk": "infantry E4, infantry E4"},
    )
    do(s, "invade D4", "with UK infantry 1", "done")
    assert not offered(s, "bomb")  # not in the middle of one
    do(s, "liberate")
    do(s, "bomb C3")
    assert owner(s, "C3") == "radioactive"
    assert nation(s, "uk")["weapon"] is False
    assert not offered(s, "bomb")
    refused(s, "bomb C4")
    assert offered(s, "invade") == ["E3"]


@rule("W13.2")
def test_it_is_used_after_the_last_invasion_too() -> None:
    s = position(
        active="uk", phase="invasion", weapons=["uk"], own={"italy": "Foxtrot, D4"}, armies={"uk": "infantry E4"}
    )
    do(s, "invade D4", "liberate")
    assert "D4" in offered(s, "bomb")


@rule("W13.2")
def test_who_has_none_uses_none() -> None:
    s = position(active="uk", phase="invasion", weapons=["italy"], armies={"uk": "infantry E4", "italy": "infantry D4"})
    assert not offered(s, "bomb")
    assert refused(s, "bomb D4").rule.startswith("W13")


@rule("W13.2")
def test_it_is_not_used_in_the_turn_in_which_it_was_taken() -> None:
    s = position(active="uk", phase="leader", tokens={"uk": 23})
    do(s, "research")
    while s.view()["active"] == "uk":
        assert not offered(s, "bomb")
        deal_on(s) if asked(s) == ["chance"] else done(s)


@rule("W13.3")
def test_the_target_is_at_most_three_steps_from_own_land() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"])
    # from Alfa: C3 is three steps away, C2 four
    assert set(offered(s, "bomb")) == {
        "C5", "D7", "D6", "B6", "B7", "A5", "A6", "B5", "C4", "Leningrad", "E5", "Magnitogorsk",
        "A4", "Normandy", "C3", "D4", "E4", "F5", "Stalingrad", "Bravo site",
    }  # fmt: skip
    assert refused(s, "bomb C2").rule == "W13.3"


@rule("W13.3")
def test_the_distance_is_counted_from_any_own_territory_not_from_armies() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], own={"uk": "Alfa, K1"})
    assert {"K2", "K3", "K4", "J1", "H1"} <= set(offered(s, "bomb"))
    assert "K5" not in offered(s, "bomb")


@rule("W13.3", "W3.1")
def test_the_distance_is_the_ordinary_one_over_enemy_land_and_research() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], own={"uk": "F5", "italy": "E4, E3"})
    assert "F3" in offered(s, "bomb")
    assert "Dunkirk" in offered(s, "bomb")
    assert "Echo site" not in offered(s, "bomb")


@rule("W13.3")
@pytest.mark.parametrize(
    ("place", "what"), [("E5", "neutral"), ("D4", "enemy"), ("Leningrad", "contested"), ("Magnitogorsk", "occupied")]
)
def test_enemy_neutral_and_contested_territories_are_targets(place: str, what: str) -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"italy": "Foxtrot, D4"},
        armies={"italy": "infantry Magnitogorsk"},
    )
    do(s, f"bomb {place}")
    assert owner(s, place) == "radioactive", what


@rule("W13.3", "W13.5")
def test_never_a_base_research_own_or_radioactive_land() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"uk": "Alfa, E4, C2, D6"},
        armies={"uk": "infantry Leningrad"},
        radioactive="E5",
    )
    for place in ("Foxtrot", "Research", "E4", "Alfa", "Leningrad", "E5"):
        assert place not in offered(s, "bomb")
        assert refused(s, f"bomb {place}").rule in ("W13.3", "W13.5")


@rule("W13.3")
def test_never_a_neutral_base() -> None:
    s = position(
        scenario="two-players-uk-germany", homes={"uk": "Alfa", "germany": "Delta"}, active="uk", phase="invasion",
        weapons=["uk"], own={"uk": "Alfa, C2"},
    )  # fmt: skip
    assert refused(s, "bomb Foxtrot").rule == "W13.3"


@rule("W13.3")
def test_never_allied_land() -> None:
    s = position(
        scenario="alliances",
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"ussr": "Charlie, D6", "italy": "Foxtrot, D7"},
    )
    assert refused(s, "bomb D6").rule == "W13.3"
    assert "D7" in offered(s, "bomb")


@rule("W13.4")
def test_all_armies_leaders_and_tiles_are_gone_and_nobody_strikes_back() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        armies={"uk": "infantry E4", "italy": "armour D4, infantry D4/1, air D4"},
        leaders={"italy": "D4"},
        developed={"fortification": "D4"},
        hands={"italy": "Minefield, Partisans"},
    )
    do(s, "bomb D4")
    assert asked(s) == ["United Kingdom"]
    assert here(s, "D4") == []
    assert (owner(s, "D4"), developed(s, "D4")) == ("radioactive", "")
    assert leader(s, "italy") == "Foxtrot"
    assert nation(s, "italy")["leader_waits"] is True
    assert stock(s, "italy") == [8, 5, 5, 4]
    assert here(s, "E4") == ["uk infantry"]
    assert nation(s, "uk")["kills"] == 3
    assert nation(s, "uk")["captures"] == 0


@rule("W13.4", "W14.5")
def test_the_own_leader_goes_back_too_and_misses_the_next_turn_not_this_one() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], leaders={"uk": "D6"}, scenario="two-players-uk-germany")
    do(s, "bomb D6")
    assert leader(s, "uk") == "Alfa"
    assert nation(s, "uk")["leader_waits"] is True
    assert offered(s, "lead")


@rule("W13.4")
def test_strategic_bonus_and_income_end() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], armies={"italy": "infantry Leningrad"})
    assert income(s, "italy") == 6
    do(s, "bomb Leningrad")
    assert income(s, "italy") == 4


@rule("W13.4", "W8.3")
def test_it_uses_no_army_up() -> None:
    s = position(
        active="uk", phase="invasion", weapons=["uk"], armies={"uk": "infantry E4"}, own={"italy": "Foxtrot, D4, E3"}
    )
    do(s, "bomb D4")
    assert offered(s, "invade") == ["E3"]


@rule("W13.4", "W24.1")
def test_who_loses_his_last_territory_by_it_is_out() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], own={"italy": "D4", "uk": "Alfa, E4"})
    do(s, "bomb D4")
    assert nation(s, "italy")["playing"] is False


@rule("W13.5")
def test_it_is_neither_entered_nor_annexed_nor_occupied() -> None:
    s = march("air D4", radioactive="E4, Leningrad", points={"uk": 9})
    assert not {"E4", "Leningrad"} & set(reach(s, "UK air 1"))
    do(s, "take UK air 1")
    for place in ("E4", "Leningrad"):
        assert refused(s, f"go {place}").rule in ("W13.5", "W7.2.2")


@rule("W13.5")
def test_it_is_not_chosen_in_a_plebiscite() -> None:
    s = march("", radioactive="D6", hands={"uk": "Plebiscite"}, own={"uk": "Alfa"})
    do(s, "play Plebiscite")
    assert offered(s, "annex") == ["B6", "B7", "C5", "D7"]
    assert refused(s, "annex D6").rule in ("W13.5", "W19.6")


@rule("W13.5")
def test_no_leader_enters_or_crosses_it() -> None:
    s = position(active="uk", phase="leader", leaders={"uk": "A6"}, radioactive="A5, B6, B7")
    assert offered(s, "lead") == []
    s = position(active="uk", phase="leader", leaders={"uk": "Alfa"}, radioactive="D6")
    assert refused(s, "lead D6").rule in ("W13.5", "W14.1")


@rule("W13.5")
def test_it_cannot_be_developed() -> None:
    s = position(active="uk", phase="development", leaders={"uk": "D7"}, own={"uk": "Alfa, D7"}, radioactive="D6")
    assert offered(s, "camp") == ["D7"]
    refused(s, "camp D6")


@rule("W13.5")
def test_it_stays_so() -> None:
    s = position(active="italy", phase="end", radioactive="D4", armies={"uk": "infantry E4"}, points={"uk": 9})
    deal_on(s)
    assert s.view()["active"] == "uk"
    assert owner(s, "D4") == "radioactive"
    do(s, "take UK infantry 1")
    assert "D4" not in offered(s, "go")


@rule("W13.5")
def test_armies_next_to_it_fight_as_ever() -> None:
    s = position(
        active="uk",
        phase="invasion",
        radioactive="E5",
        armies={"uk": "air E4", "italy": "infantry D4"},
        points={"uk": 1},
    )
    spared(hit(struck(invade(s, "D4")), "D"))
    do(s, "enter UK air 1")
    assert (owner(s, "D4"), points(s, "uk")) == ("uk", 0)


@rule("W13.4", "W14.5")
def test_leaders_of_all_nations_there_go_back() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"uk": "Alfa, E4"},
        leaders={"ussr": "D4", "germany": "D4", "italy": "D4"},
    )
    do(s, "bomb D4")
    assert [leader(s, name) for name in ("ussr", "germany", "italy")] == ["Charlie", "Delta", "Foxtrot"]
    assert all(nation(s, name)["leader_waits"] for name in ("ussr", "germany", "italy"))


@rule("W13.4", "W14.5")
def test_the_own_leader_misses_the_turn_after() -> None:
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        active="uk",
        phase="invasion",
        weapons=["uk"],
        leaders={"uk": "D6"},
    )
    do(s, "bomb D6")
    lead = []
    for name in ("uk", "germany", "uk", "germany", "uk"):
        seen = False
        while s.view()["active"] == name:
            if asked(s) == ["chance"]:
                deal_on(s)
            else:
                seen = seen or bool(offered(s, "lead"))
                done(s)
        lead.append(seen)
    assert lead == [True, True, False, True, True]


@rule("W13.3")
def test_occupied_land_counts_for_the_distance() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], own={"uk": ""}, armies={"uk": "infantry Turin"})
    assert {"Ruhr", "Gela", "H1", "D1"} <= set(offered(s, "bomb"))
    assert "Delta" not in offered(s, "bomb")
    refused(s, "bomb C2")


@rule("W13.5", "S14")
def test_bombed_land_is_no_target_of_sabotage() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"italy": "Foxtrot, D4"},
        developed={"camp": "D4"},
        armies={"uk": "infantry E4"},
        hands={"uk": "Sabotage, Convoy"},
    )
    assert "play Sabotage" in offered(s)
    do(s, "bomb D4")
    assert "play Sabotage" not in offered(s)
    assert developed(s, "D4") == ""


@rule("W13.2")
def test_the_weapon_may_clear_the_way_for_an_invasion_of_the_same_phase() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        armies={"uk": "infantry E4", "italy": "armour D4"},
        own={"italy": "Foxtrot, E3"},
    )
    do(s, "bomb D4")
    assert offered(s, "invade") == ["E3"]
    do(s, "invade E3", "enter UK infantry 1")
    assert owner(s, "E3") == "uk"
