"""W7.2, W7.3: movement, annexation, occupation, leaders met on the way."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import march, move, nation, owners, reach
from tests.games.warzag.vocabulary import (
    asked,
    deal_on,
    do,
    done,
    here,
    leader,
    offered,
    owner,
    points,
    refused,
    rule,
    territories,
)
from tests.games.warzag.vocabulary import position_1 as position

# All within three steps of D4 but R&D, ring by ring
RING1 = {"C3", "C4", "Ardennes", "Leningrad", "E3", "E4"}
RING2 = {"B3", "Normandy", "B5", "C2", "C5", "D2", "D6", "E2", "E5", "F3", "F5"}
RING3 = {
    "A2", "A3", "A4", "A5", "B2", "B6", "Foxtrot", "Alfa", "D1", "D7", "Ruhr", "Magnitogorsk", "Dunkirk", "Stalingrad",
    "G2", "G3", "G4", "G5",
}  # fmt: skip


# Range


@rule("W7.2.1", "W7.2.2")
@pytest.mark.parametrize(
    ("kind", "expected"),
    [("infantry", RING1), ("artillery", RING1), ("armour", RING1 | RING2), ("air", RING1 | RING2 | RING3)],
)
def test_an_army_goes_as_far_as_its_range(kind: str, expected: set[str]) -> None:
    # Four players; the bases of the others are enemy land.
    s = march(f"{kind} D4", points={"uk": 50})
    assert set(reach(s, f"UK {kind} 1")) == expected - {"Foxtrot"}


@rule("W7.2.1")
def test_what_is_out_of_range_is_refused() -> None:
    s = march("infantry D4")
    do(s, "take UK infantry 1")
    assert refused(s, "go E5").rule == "W7.2.1"
    s = march("armour D4")
    do(s, "take UK armour 1")
    assert refused(s, "go Magnitogorsk").rule == "W7.2.1"


@rule("W7.2.1")
@pytest.mark.parametrize(("kind", "card"), [("infantry", "Motorised Infantry"), ("artillery", "Gun Tractors")])
def test_a_promotion_adds_to_the_range(kind: str, card: str) -> None:
    s = march(f"{kind} D4", promotions={"uk": card}, points={"uk": 50})
    assert set(reach(s, f"UK {kind} 1")) == RING1 | RING2


@rule("W7.2.1")
def test_each_army_moves_once_in_a_turn() -> None:
    s = march("armour D4, infantry Alfa", points={"uk": 50})
    move(s, "UK armour 1", "E4")  # one step of two
    assert offered(s, "take") == ["UK infantry 1"]
    assert refused(s, "take UK armour 1").rule == "W7.2.1"


@rule("W7.2.1")
def test_an_army_may_move_again_in_the_next_turn() -> None:
    s = march("armour D4", points={"uk": 50}, scenario="two-players-uk-germany")
    move(s, "UK armour 1", "E4")
    while s.view()["active"] == "uk":
        deal_on(s) if asked(s) == ["chance"] else done(s)
    while s.view()["active"] == "germany":
        deal_on(s) if asked(s) == ["chance"] else done(s)
    assert offered(s, "take") == ["UK armour 1"]


@rule("W7.2.1")
def test_armies_move_one_at_a_time() -> None:
    s = march("armour D4, infantry Alfa", points={"uk": 50})
    do(s, "take UK armour 1")
    refused(s, "take UK infantry 1")
    do(s, "go E4")
    assert here(s, "E4") == ["uk armour"]
    assert here(s, "Alfa") == ["uk infantry"]


@rule("W7.2.1", "W26")
def test_one_of_several_equal_armies_stands_for_all_of_them() -> None:
    s = march("infantry Alfa, infantry Alfa, infantry Alfa, infantry D7", points={"uk": 50})
    assert offered(s, "take") == ["UK infantry 1", "UK infantry 4"]
    move(s, "UK infantry 1", "D7")
    # those that have moved are not equal to those that have not
    assert offered(s, "take") == ["UK infantry 2", "UK infantry 4"]
    move(s, "UK infantry 2", "D7")
    move(s, "UK infantry 3", "D7")
    assert offered(s, "take") == ["UK infantry 4"]


@rule("W7.2.1", "W10.6")
def test_armies_with_different_wounds_are_not_equal() -> None:
    s = march("air Alfa, air Alfa/1, air Alfa/3", points={"uk": 50})
    assert offered(s, "take") == ["UK air 1", "UK air 2", "UK air 3"]


# Where


@rule("W7.2", "W7.2.2")
def test_armies_enter_own_neutral_and_contested_territories() -> None:
    s = march("armour D6", own={"uk": "Alfa, C5"}, points={"uk": 1})
    places = reach(s, "UK armour 1")
    assert {"Alfa", "C5", "E5", "Leningrad", "Magnitogorsk"} <= set(places)


@rule("W7.2.2")
@pytest.mark.parametrize("what", ["annexed", "with armies", "fortified", "occupied", "base"])
def test_armies_never_enter_enemy_territories(what: str) -> None:
    target = {"occupied": "Leningrad", "base": "Foxtrot"}.get(what, "C4")
    start = "C2" if what == "base" else "D4"
    s = position(
        active="uk",
        phase="movement",
        own={"italy": "Foxtrot" if what in ("occupied", "base") else f"Foxtrot, {target}"},
        armies={
            "uk": f"infantry {start}",
            "italy": f"infantry {target}" if what in ("occupied", "with armies") else "",
        },
        developed={"fortification": target if what == "fortified" else ""},
    )
    do(s, "take UK infantry 1")
    assert target not in offered(s, "go")
    assert refused(s, f"go {target}").rule == "W7.2.2"


@rule("W7.2.2")
def test_armies_never_enter_research_and_development() -> None:
    s = march("air E4")
    do(s, "take UK air 1")
    assert "Research" not in offered(s, "go")
    assert refused(s, "go Research").rule == "W7.2.2"


@rule("W7.2.2")
def test_armies_do_not_pass_through_research_and_development() -> None:
    # From F5 to F3 it is two steps straight on, and three round the middle.
    s = march("armour F5")
    do(s, "take UK armour 1")
    assert "F3" not in offered(s, "go")
    refused(s, "go F3")
    s = march("air F5")
    assert "F3" in reach(s, "UK air 1")


@rule("W7.2.2")
def test_armies_do_not_pass_through_enemy_territories() -> None:
    # K1 is two steps from K3, by K2 or by J2 and J3
    own = {"italy": "Foxtrot, K2, J2"}
    s = march("armour K3", own=own, points={"uk": 9})
    assert "K1" not in reach(s, "UK armour 1")
    s = march("armour K3", own={"italy": "Foxtrot, K2"}, points={"uk": 9})
    assert "K1" not in reach(s, "UK armour 1")  # by J3 and J2 it is three steps
    s = march("air K3", own={"italy": "Foxtrot, K2"}, points={"uk": 9})
    assert "K1" in reach(s, "UK air 1")
    s = march("air K3", own=own, points={"uk": 9})
    do(s, "take UK air 1")
    assert "K1" not in offered(s, "go")
    assert refused(s, "go K1").rule in ("W7.2.1", "W7.2.2")


@rule("W7.2.2", "W13.5")
def test_armies_neither_enter_nor_cross_radioactive_territories() -> None:
    s = march("armour K3", radioactive="K2", points={"uk": 9})
    do(s, "take UK armour 1")
    assert "K2" not in offered(s, "go")
    assert "K1" not in offered(s, "go")
    assert refused(s, "go K2").rule in ("W7.2.2", "W13.5")


@rule("W7.2.3", "W7.2.5")
def test_passing_changes_nothing_and_costs_nothing() -> None:
    s = march("armour D4", own={"uk": "Alfa, E5"}, points={"uk": 0})
    move(s, "UK armour 1", "E5")
    assert points(s, "uk") == 0
    assert owners(s, "E4", "Leningrad", "E5") == ["", "", "uk"]


@rule("W7.2.3", "W7.3.3")
def test_a_leader_on_the_way_is_not_met() -> None:
    s = march("armour K3", own={"uk": "Alfa, K1"}, leaders={"italy": "K2"}, points={"uk": 0})
    move(s, "UK armour 1", "K1")
    assert leader(s, "italy") == "K2"
    assert nation(s, "italy")["leader_waits"] is False


@rule("W7.2.3")
def test_a_neutral_base_may_be_passed() -> None:
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        active="uk",
        phase="movement",
        armies={"uk": "armour B1"},
        points={"uk": 1},
    )
    # B1 to D1: by Foxtrot only
    move(s, "UK armour 1", "D1")
    assert owners(s, "Foxtrot", "D1") == ["", "uk"]
    assert points(s, "uk") == 0


@rule("W7.2.4", "W3.9")
def test_armies_may_be_passed_freely() -> None:
    s = march("armour K3, infantry K2, infantry K2, infantry K2, infantry K2", own={"uk": "K1, Alfa"})
    do(s, "take UK armour 1")
    assert "K2" not in offered(s, "go")
    assert refused(s, "go K2").rule in ("W3.9", "W7.2.4")
    do(s, "go K1")
    assert here(s, "K1") == ["uk armour"]


@rule("W7.2.4")
def test_room_is_counted_as_it_is_at_the_moment() -> None:
    s = march("infantry K3, infantry K2, infantry K2, infantry K2, infantry K2", own={"uk": "K1, Alfa"})
    move(s, "UK infantry 2", "K1")
    move(s, "UK infantry 1", "K2")
    assert here(s, "K2") == ["uk infantry"] * 4


@rule("W7.2.5")
def test_a_move_ends_on_another_territory() -> None:
    s = march("armour D4, infantry Alfa", points={"uk": 9})
    do(s, "take UK armour 1")
    assert "D4" not in offered(s, "go")
    assert refused(s, "go D4").rule == "W7.2.5"


@rule("W7.2.5")
def test_an_army_put_down_again_has_not_moved() -> None:
    s = march("armour D4", points={"uk": 9})
    do(s, "take UK armour 1", "take UK armour 1")
    assert offered(s, "take") == ["UK armour 1"]
    assert not [row for row in s.view()["armies"] if row["moved"]]


# Annexation and occupation


@rule("W7.3.1")
@pytest.mark.parametrize("place", ["Leningrad", "Magnitogorsk"])
def test_a_contested_territory_is_occupied_free_of_charge(place: str) -> None:
    s = march("infantry D6", points={"uk": 0})
    move(s, "UK infantry 1", place)
    assert owner(s, place) == "uk"
    assert points(s, "uk") == 0


@rule("W7.3", "W7.3.2")
def test_a_neutral_standard_territory_costs_one_point() -> None:
    s = march("infantry D6, infantry D6", points={"uk": 1})
    move(s, "UK infantry 1", "E5")
    assert (owner(s, "E5"), points(s, "uk")) == ("uk", 0)
    move(s, "UK infantry 2", "E5")  # own by now
    assert points(s, "uk") == 0
    assert here(s, "E5") == ["uk infantry"] * 2


@rule("W7.3.2")
def test_without_a_point_no_neutral_territory_is_entered() -> None:
    s = march("infantry D6, infantry Alfa", points={"uk": 0})
    do(s, "take UK infantry 1")
    assert set(offered(s, "go")) == {"Alfa", "Leningrad", "Magnitogorsk"}
    assert refused(s, "go E5").rule == "W7.3.2"


@rule("W7.3.2")
@pytest.mark.parametrize(("held", "allowed"), [(3, False), (4, True), (5, True)])
def test_a_neutral_base_costs_four_points(held: int, allowed: bool) -> None:
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        active="uk",
        phase="movement",
        armies={"uk": "infantry C2"},
        points={"uk": held},
    )
    do(s, "take UK infantry 1")
    if not allowed:
        assert "Foxtrot" not in offered(s, "go")
        assert refused(s, "go Foxtrot").rule == "W7.3.2"
    else:
        do(s, "go Foxtrot")
        assert owner(s, "Foxtrot") == "uk"
        assert points(s, "uk") == held - 4
        assert territories(s, "uk").count("Foxtrot") == 1


@rule("W7.3.2", "W3.8")
def test_a_territory_left_by_its_army_is_still_own_and_costs_nothing_more() -> None:
    s = march("infantry E5, infantry D6", points={"uk": 1})
    move(s, "UK infantry 1", "E4")
    move(s, "UK infantry 2", "E5")
    assert points(s, "uk") == 0
    assert owners(s, "E4", "E5", "D6") == ["uk"] * 3


# Leaders


@rule("W7.3.3", "W14.5")
@pytest.mark.parametrize(("place", "cost"), [("E5", 1), ("Leningrad", 0)])
def test_an_enemy_leader_alone_is_sent_back_and_misses_a_turn(place: str, cost: int) -> None:
    s = march("infantry D6", leaders={"germany": place}, points={"uk": 1})
    move(s, "UK infantry 1", place)
    assert leader(s, "germany") == "Delta"
    assert nation(s, "germany")["leader_waits"] is True
    assert (owner(s, place), points(s, "uk")) == ("uk", 1 - cost)


@rule("W7.3.3", "W14.5")
def test_the_leader_cannot_be_used_in_his_next_turn_and_can_in_the_one_after() -> None:
    s = march(
        "infantry D6",
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        own={"germany": "Delta, I2"},
        leaders={"germany": "E5"},
        points={"uk": 5, "germany": 9},
    )
    move(s, "UK infantry 1", "E5")

    def lead(name: str) -> bool:
        """Whether the leader or a development is on offer anywhere in this turn."""
        found = False
        while s.view()["active"] == name:
            if asked(s) == ["chance"]:
                deal_on(s)
            else:
                found = found or bool(offered(s, "lead")) or bool(offered(s, "camp"))
                done(s)
        return found

    assert lead("uk")
    assert not lead("germany")
    assert lead("uk")
    assert lead("germany")


@rule("W7.3.3")
def test_several_enemy_leaders_all_go_back() -> None:
    s = march("infantry D6", leaders={"germany": "E5", "italy": "E5", "ussr": "E5"})
    move(s, "UK infantry 1", "E5")
    assert [leader(s, name) for name in ("ussr", "germany", "italy")] == ["Charlie", "Delta", "Foxtrot"]
    assert all(nation(s, name)["leader_waits"] for name in ("ussr", "germany", "italy"))


@rule("W7.3.3")
def test_the_own_leader_stays() -> None:
    s = march("infantry D6", leaders={"germany": "E5", "uk": "E5"})
    move(s, "UK infantry 1", "E5")
    assert (leader(s, "uk"), leader(s, "germany")) == ("E5", "Delta")
    assert nation(s, "uk")["leader_waits"] is False


@rule("W7.3.3")
def test_an_allied_leader_stays() -> None:
    s = march("infantry D6", scenario="alliances", leaders={"ussr": "E5", "italy": "E5"})
    move(s, "UK infantry 1", "E5")
    assert (leader(s, "ussr"), leader(s, "italy")) == ("E5", "Foxtrot")


@rule("W7.3.3")
def test_an_army_next_to_a_leader_does_not_meet_him() -> None:
    s = march("infantry D6, infantry Alfa", leaders={"germany": "E5"}, points={"uk": 5})
    move(s, "UK infantry 2", "D7")
    move(s, "UK infantry 1", "Magnitogorsk")
    assert leader(s, "germany") == "E5"


@rule("W7.3.3", "W14.6")
def test_a_leader_on_research_is_never_met() -> None:
    s = march("air E4", leaders={"germany": "Research"}, points={"uk": 5})
    move(s, "UK air 1", "F5")
    assert leader(s, "germany") == "Research"


@rule("W7.3.3", "W14.4")
def test_a_leader_without_his_base_goes_to_the_nearest_own_base() -> None:
    s = march(
        "infantry D6", leaders={"germany": "E5"}, own={"germany": "Charlie, J1", "ussr": "K6", "uk": "Alfa, Delta"}
    )
    move(s, "UK infantry 1", "E5")
    assert leader(s, "germany") == "Charlie"


@rule("W7.3.3", "W14.4", "W26")
def test_leaders_with_a_choice_are_placed_by_their_owners_one_after_the_other() -> None:
    s = march(
        "infantry D6",
        leaders={"germany": "E5", "italy": "E5"},
        own={"germany": "H1, I2", "italy": "B1, D1", "uk": "Alfa"},
        points={"uk": 1},
    )
    move(s, "UK infantry 1", "E5")
    seen = {}
    while offered(s, "refuge"):
        (name,) = asked(s)
        seen[name] = offered(s, "refuge")
        do(s, f"refuge {seen[name][-1]}")
    assert seen == {"Germany": ["H1", "I2"], "Italy": ["B1", "D1"]}
    assert (leader(s, "germany"), leader(s, "italy")) == ("I2", "D1")
    assert owner(s, "E5") == "uk"


@rule("W7.3.2", "W7.2.4")
def test_an_annexed_territory_may_be_passed_as_own_by_the_next_army() -> None:
    s = march("infantry K2, armour K3", own={"uk": "K1, Alfa"}, points={"uk": 1})
    move(s, "UK infantry 1", "J2")
    assert points(s, "uk") == 0
    move(s, "UK armour 1", "J2")
    assert here(s, "J2") == ["uk armour", "uk infantry"]
