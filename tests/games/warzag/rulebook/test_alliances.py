"""W23: two against two."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import (
    LAB,
    choosing,
    deal,
    denied,
    drawing,
    enter,
    fight,
    finish,
    invade,
    name,
    next_turn,
    seen,
)
from tests.games.warzag.vocabulary import (
    army,
    asked,
    defence,
    do,
    done,
    here,
    income,
    leader,
    offered,
    owner,
    passing,
    points,
    position,
    rule,
    start,
    territories,
    token,
    winners,
)

NATIONS = ("uk", "ussr", "germany", "italy")
SIDE = {"uk": "Allies", "ussr": "Allies", "germany": "Axis", "italy": "Axis"}
FROM_ALFA = {"Foxtrot": 5, "Charlie": 6, "Delta": 8}
GIFT = 1  # PP that the giver pays more


def allied(**more: Any) -> WarzagState:
    """A position of alliances: UK at Alfa, USSR at Charlie, Germany at Delta, Italy at Foxtrot."""
    given: dict[str, Any] = {"active": "uk", **more}
    return position("alliances", **given)


def take(s: WarzagState, nation: str, kind: str, place: str, to: str) -> WarzagState:
    return do(s, f"take {army(s, nation, kind, place)}", f"go {to}")


# W23.1, W23.2


@rule("W23", "W23.1", "W1.3")
def test_there_are_no_objectives() -> None:
    s = allied()
    for seat in range(4):
        assert all(nation["objective"] is None for nation in s.view(seat)["nations"])
    # Land that would win any of them wins nothing.
    land = [f"{row}{column}" for row in "AEGIK" for column in range(2, 6)]
    land += ["Alfa", "B1", "B2", "B3", "B5", "B6", "B7", "C2", "C3", "C4", "C5", "D1", "D2", "D4", "D7"]
    s = allied(own={"uk": ", ".join(land)}, armies={"uk": "air Alfa"})
    assert len(territories(s, "uk")) == 35
    take(s, "uk", "air", "Alfa", "D6")
    assert winners(s) is None


@rule("W23.1")
def test_no_objective_is_dealt() -> None:
    s = start("alliances")
    drawn = []
    while asked(s) == ["chance"]:
        drawn.append(offered(s)[0].split(" ")[0])
        do(s, offered(s)[0])
    assert "objective" not in drawn
    assert drawn.count("mission") == 4


@rule("W23.1", "W23.9", "W23.7")
def test_the_sides_are_allies_and_axis() -> None:
    # Whoever stands next to everybody may invade only the other side.
    land = {"uk": "C4", "ussr": "C5", "germany": "D6", "italy": "B5"}
    for nation in NATIONS:
        s = allied(active=nation, phase="invasion", own=land, armies={nation: f"air {land[nation]}, air Leningrad"})
        enemies = [land[other] for other in NATIONS if SIDE[other] != SIDE[nation]]
        assert offered(s, "invade") == sorted(enemies)


DEALS = [dict(zip(NATIONS, deal, strict=True)) for deal in permutations(("Alfa", "Charlie", "Delta", "Foxtrot"))]


def expected_order(homes: dict[str, str]) -> list[str]:
    """The player at Alfa, the enemy nearest to Alfa, the partner of the first, the last one."""
    first = next(nation for nation in NATIONS if homes[nation] == "Alfa")
    partner = next(nation for nation in NATIONS if nation != first and SIDE[nation] == SIDE[first])
    enemies = sorted((FROM_ALFA[homes[nation]], nation) for nation in NATIONS if SIDE[nation] != SIDE[first])
    return [first, enemies[0][1], partner, enemies[1][1]]


@rule("W23.2", "W4.4", "W27")
@pytest.mark.parametrize("homes", DEALS, ids=lambda homes: "-".join(home[0] for home in homes.values()))
def test_the_order_of_turns_in_every_deal(homes: dict[str, str]) -> None:
    s = start("alliances")
    for nation in NATIONS:
        assert drawing(s) == "base"
        do(s, f"base {homes[nation]}")
        if drawing(s) != "base":  # The last base needs no draw.
            break
    assert [seen(s, 0, nation)["home"] for nation in NATIONS] == [homes[nation] for nation in NATIONS]
    while asked(s) == ["chance"]:
        do(s, offered(s)[0])
    assert s.view(0)["order"] == expected_order(homes)
    played = []
    for _ in range(5):
        played.append(s.view(0)["active"])
        next_turn(s)
    assert played == [*expected_order(homes), expected_order(homes)[0]]


@rule("W23.2")
def test_the_order_stays_when_somebody_is_out() -> None:
    # UK, Italy, USSR, Germany; without the third the turns go 1, 2, 4, 1, 2, 4.
    s = allied(out=["ussr"], own={"ussr": ""})
    played = []
    for _ in range(6):
        played.append(s.view(0)["active"])
        next_turn(s)
    assert played == ["uk", "italy", "germany"] * 2


# W23.3


@rule("W23.3", "W23.6")
def test_own_armies_are_trained_on_allied_bases_and_camps() -> None:
    s = allied(
        own={"ussr": "Charlie, I5, I4", "germany": "Delta, I2"}, developed={"camp": "I5, I2", "production": "I4"}
    )
    assert offered(s, "infantry") == ["Alfa", "Charlie", "I5"]
    do(s, "infantry Charlie", "infantry I5")
    assert here(s, "Charlie") == ["uk infantry"]
    assert here(s, "I5") == ["uk infantry"]
    assert (owner(s, "Charlie"), owner(s, "I5")) == ("ussr", "ussr")
    assert points(s, "uk") == 15 - 3 - 3


@rule("W23.3")
def test_armies_move_through_and_onto_allied_land_without_annexing_it() -> None:
    # All around A6 is Soviet: infantry onto B7; an armour through it to Alfa's other side.
    s = allied(
        own={"ussr": "Charlie, A5, B6, B7", "uk": "Foxtrot", "italy": "Delta", "germany": "K1"},
        armies={"uk": "infantry A6, armour A6"},
        points={"uk": 1},
    )
    take(s, "uk", "infantry", "A6", "B7")
    assert (owner(s, "B7"), here(s, "B7"), points(s, "uk")) == ("ussr", ["uk infantry"], 1)
    take(s, "uk", "armour", "A6", "C5")
    assert (owner(s, "C5"), points(s, "uk")) == ("uk", 0)


# W23.4


@rule("W23.4", "W2.4")
def test_a_gift_costs_the_giver_one_point_more() -> None:
    s = allied(phase="resources", own={"uk": "Alfa"}, points={"uk": 6, "ussr": 5})  # And 4 of income.
    assert denied(s, "give 10") == "W23.4"
    do(s, "give 6")
    assert (points(s, "uk"), points(s, "ussr")) == (10 - 6 - GIFT, 11)
    do(s, "give 2")
    assert (points(s, "uk"), points(s, "ussr")) == (0, 13)


@rule("W23.4")
def test_all_but_one_point_can_be_given() -> None:
    s = allied(phase="resources", own={"uk": "Alfa"}, points={"uk": 6, "ussr": 5})
    assert sorted(map(int, offered(s, "give"))) == list(range(1, 10))
    do(s, "give 9")
    assert (points(s, "uk"), points(s, "ussr")) == (0, 14)


@rule("W23.4", "W26")
def test_the_partner_may_make_one_gift_after_the_active_player() -> None:
    s = allied(phase="resources", points={"uk": 6, "ussr": 5}, hands={"uk": "Convoy"})
    assert asked(s) == ["United Kingdom"]
    assert points(s, "uk") == 10  # The income comes first.
    do(s, "give 1", "play Convoy", "give 1")  # Cards and gifts as he likes.
    assert points(s, "uk") == 10 - 2 + 5 - 2
    done(s)
    assert asked(s) == ["Soviet Union"]
    do(s, "give 3")
    assert (points(s, "uk"), points(s, "ussr")) == (11 + 3, 7 - 3 - GIFT)
    assert asked(s) == ["United Kingdom"]
    assert not choosing(s, "give")
    assert denied(s, "give 1") in ("W23.4", "W5.2", "W7")


@rule("W23.4")
def test_the_partner_may_decline_and_a_poor_one_is_not_asked() -> None:
    s = allied(phase="resources", points={"uk": 6, "ussr": 5})
    do(s, "done", "pass")
    assert asked(s) == ["United Kingdom"]
    assert choosing(s, "infantry")
    assert (points(s, "uk"), points(s, "ussr")) == (10, 5)
    s = allied(phase="resources", points={"uk": 6, "ussr": 1})
    done(s)
    assert asked(s) == ["United Kingdom"]  # One point pays for no gift.


@rule("W23.4")
def test_gifts_in_the_turn_of_the_partner() -> None:
    s = allied(active="ussr", phase="resources", points={"uk": 6, "ussr": 5})
    assert points(s, "ussr") == 9
    do(s, "give 2", "done")
    assert (points(s, "uk"), points(s, "ussr")) == (8, 6)
    assert asked(s) == ["United Kingdom"]
    do(s, "give 4")
    assert (points(s, "uk"), points(s, "ussr")) == (3, 10)


@rule("W23.4", "W6.1")
def test_no_gifts_in_the_first_round_nor_in_free_for_all() -> None:
    s = allied(phase="resources", round=1)
    assert not choosing(s, "give")
    assert choosing(s, "infantry")
    s = position(active="uk", phase="resources", hands={"uk": "Convoy"})
    assert not choosing(s, "give")
    assert denied(s, "give 1") == "W23.4"


# W23.5


@rule("W23.5", "W7.3.2")
def test_what_an_allied_army_annexes_belongs_to_the_active_player_who_pays() -> None:
    s = allied(armies={"ussr": "infantry Charlie"}, points={"uk": 5, "ussr": 5})
    take(s, "ussr", "infantry", "Charlie", "H6")
    assert (owner(s, "H6"), here(s, "H6")) == ("uk", ["ussr infantry"])
    assert (points(s, "uk"), points(s, "ussr")) == (4, 5)
    s = allied(armies={"ussr": "armour Charlie"}, points={"uk": 0, "ussr": 5})
    do(s, f"take {army(s, 'ussr', 'armour', 'Charlie')}")
    assert denied(s, "go H6") in ("W7.3.2", "W2.4")
    do(s, "go Ploiesti")
    assert owner(s, "Ploiesti") == "uk"


@rule("W23.5")
def test_an_army_moves_and_fights_in_the_turns_of_both_partners() -> None:
    s = allied(
        own={"germany": "Delta, G5", "italy": "Foxtrot, G4"}, armies={"ussr": "armour H6"}, points={"uk": 9, "ussr": 9}
    )
    take(s, "ussr", "armour", "H6", "Kursk")
    assert choosing(s, "invade")
    invade(s, "G5")
    do(s, "liberate")
    assert not choosing(s, "invade")
    next_turn(s)
    next_turn(s)
    assert s.view(0)["active"] == "ussr"
    if choosing(s, "give"):
        done(s)
    if choosing(s, "pass"):
        do(s, "pass")
    take(s, "ussr", "armour", "Kursk", "H4")
    while not choosing(s, "invade"):
        done(s)
    invade(s, "G4")
    enter(s, army(s, "ussr", "armour", "H4"))
    assert (owner(s, "G4"), here(s, "G4")) == ("ussr", ["ussr armour"])


@rule("W23.5")
def test_within_one_turn_an_allied_army_moves_once() -> None:
    s = allied(armies={"ussr": "infantry Charlie, infantry Charlie"})
    take(s, "ussr", "infantry", "Charlie", "H6")
    moved = army(s, "ussr", "infantry", "H6")
    assert denied(s, f"take {moved}") == "W7.2.1"


@rule("W23.5")
def test_the_allied_leader_is_not_commanded() -> None:
    s = allied(
        phase="leader",
        leaders={"uk": "A1", "ussr": LAB},
        own={"uk": "Alfa", "italy": "Foxtrot, A2, B1, B2"},
        points={"uk": 30},
    )
    assert not choosing(s, "lead", "promote", "activate")
    assert leader(s, "ussr") == LAB


@rule("W23.5", "W3.8")
def test_a_strategic_territory_stays_with_its_holder_while_an_allied_army_is_there() -> None:
    s = allied(armies={"uk": "infantry Gela, infantry Gela", "ussr": "infantry Gela"})
    take(s, "uk", "infantry", "Gela", "H4")
    take(s, "uk", "infantry", "Gela", "H2")
    assert (owner(s, "Gela"), here(s, "Gela")) == ("uk", ["ussr infantry"])
    take(s, "ussr", "infantry", "Gela", "G2")
    assert owner(s, "Gela") == ""


@rule("W23.5", "W3.8")
def test_an_own_army_holds_an_allied_strategic_territory_for_the_partner() -> None:
    s = allied(armies={"ussr": "infantry Kursk", "uk": "infantry H4"})
    take(s, "uk", "infantry", "H4", "Kursk")
    assert owner(s, "Kursk") == "ussr"
    take(s, "ussr", "infantry", "Kursk", "H4")
    assert (owner(s, "Kursk"), owner(s, "H4")) == ("ussr", "uk")


@rule("W23.5", "W6.2", "W23.11")
def test_a_war_industry_counts_all_armies_of_the_alliance() -> None:
    s = allied(
        own={"uk": ""}, armies={"uk": "infantry Ruhr", "ussr": "infantry Ruhr, air Ruhr"}, leaders={"uk": "Ruhr"}
    )
    assert owner(s, "Ruhr") == "uk"
    assert income(s, "uk") == 6
    assert income(s, "ussr") == 4  # Charlie alone.


# W23.6


@rule("W23.6", "W15.2")
def test_armies_have_the_values_of_their_own_nation() -> None:
    s = allied(
        phase="leader", leaders={"uk": LAB}, armies={"uk": "infantry Alfa", "ussr": "infantry Alfa"}, points={"uk": 4}
    )
    do(s, "promote Mountain Troops")
    assert defence(s, army(s, "uk", "infantry", "Alfa")) == 3
    assert defence(s, army(s, "ussr", "infantry", "Alfa")) == 2


@rule("W23.6")
def test_a_partner_cannot_train_or_promote_for_the_other() -> None:
    # With all British air armies on the board none can be trained, although Soviet ones are in stock.
    s = allied(armies={"uk": "air C5, air C5, air C5, air C5"}, points={"uk": 30})
    assert offered(s, "air") == []
    assert denied(s, "air Charlie")
    # The Soviet promotion does not stop a British one of the same kind, and the other way round.
    s = allied(phase="leader", leaders={"uk": LAB}, promotions={"ussr": "Gun Tractors"}, points={"uk": 30})
    assert "Forward Observers" in offered(s, "promote")


@rule("W23.6")
def test_the_soviet_armour_attacks_with_four_for_the_british() -> None:
    # 4 against 4; a British armour (3) would not do.
    for nation, wins in (("ussr", True), ("uk", False)):
        s = allied(phase="invasion", armies={nation: "armour C4", "italy": "artillery C3"})
        fight(s, "C3", "D")
        assert choosing(s, "enter") == wins


# W23.7


@rule("W23.7", "W13.3")
def test_allied_land_is_never_enemy() -> None:
    s = allied(
        phase="invasion",
        own={"ussr": "Charlie, C4, C5", "germany": "Delta, D4"},
        armies={"uk": "infantry Leningrad"},
        developed={"production": "C4"},
        weapons=["uk"],
        hands={"uk": "Sabotage"},
    )
    assert offered(s, "invade") == ["D4"]
    assert denied(s, "invade C4") == "W23.7"
    assert denied(s, "bomb C4") == "W13.3"
    assert "play Sabotage" not in offered(s)  # The only development near is the partner's.


@rule("W23.7", "W17.1")
def test_leaders_cross_allied_land_but_develop_own_land_only() -> None:
    s = allied(
        phase="leader",
        leaders={"uk": "A1"},
        own={"uk": "Alfa, B3", "ussr": "Charlie, A2, B1, B2", "italy": "Delta", "germany": "K1"},
        developed={"camp": "B1"},
    )
    assert {"A2", "B1", "B2", "C2"} <= set(offered(s, "lead"))
    do(s, "lead B2")
    assert offered(s, "camp") == ["B3"]
    assert denied(s, "camp A2") in ("W17.1", "W23.7")
    assert denied(s, "raze B1") in ("W17.1", "W23.7")


# W23.8


def eliminating(**more: Any) -> WarzagState:
    """The British turn: Germany has only B7, and loses it."""
    given: dict[str, Any] = {"phase": "invasion", "armies": {"uk": "air Alfa"}, **more}
    s = allied(**{**given, "own": {"germany": "B7", **more.get("own", {})}})
    invade(s, "B7")
    return do(s, "liberate")


@rule("W23.8", "W1.3", "W26")
def test_the_partner_of_an_eliminated_player_decides_at_once() -> None:
    s = eliminating()
    assert winners(s) is None
    assert asked(s) == ["Italy"]
    assert offered(s) == ["fight-on", "surrender"]
    do(s, "surrender")
    assert winners(s) == ["United Kingdom", "Soviet Union"]


@rule("W23.8", "W23.2", "W1.3")
def test_who_fights_on_must_be_eliminated_too() -> None:
    s = eliminating(armies={"uk": "air Alfa, infantry C2"})
    do(s, "fight-on")
    assert winners(s) is None
    assert s.view(0)["active"] == "uk"
    played = []
    for _ in range(5):
        played.append(s.view(0)["active"])
        next_turn(s)
    assert played == ["uk", "italy", "ussr", "uk", "italy"]
    next_turn(s)
    assert s.view(0)["active"] == "uk"
    while not choosing(s, "invade"):
        do(s, "pass" if choosing(s, "pass") else "done")
    invade(s, "Foxtrot")
    do(s, "liberate")
    assert winners(s) == ["United Kingdom", "Soviet Union"]


@rule("W23.8")
def test_when_each_side_has_lost_one_the_last_two_fight_on() -> None:
    s = allied(
        active="italy",
        phase="invasion",
        out=["germany"],
        own={"ussr": "C2", "germany": ""},
        armies={"italy": "infantry Foxtrot, infantry Foxtrot, infantry B6"},
        points={"italy": 20},
    )
    invade(s, "C2", f"with {army(s, 'italy', 'infantry', 'Foxtrot')}")
    do(s, "liberate")
    assert winners(s) is None
    assert asked(s) == ["Italy"]  # Nobody is asked for a surrender.
    assert not choosing(s, "surrender", "fight-on")
    invade(s, "Alfa")
    do(s, "liberate")
    assert winners(s) == ["Germany", "Italy"]


# W23.9


@rule("W23.9", "W9.1")
def test_all_armies_of_the_alliance_on_a_named_territory_take_part() -> None:
    # On Soviet land a British infantry (1) and a Soviet armour (4) attack just 5 points of defence.
    s = allied(
        phase="invasion",
        own={"ussr": "Charlie, C4"},
        armies={"uk": "infantry C4", "ussr": "armour C4", "italy": "artillery C3, infantry C3/1"},
        points={"uk": 3, "ussr": 3},
    )
    fight(s, "C3", "D")
    assert offered(s, "enter") == sorted([army(s, "uk", "infantry", "C4"), army(s, "ussr", "armour", "C4")])
    enter(s, army(s, "ussr", "armour", "C4"))
    assert (owner(s, "C3"), here(s, "C3")) == ("uk", ["ussr armour"])
    assert (points(s, "uk"), points(s, "ussr")) == (2, 3)
    assert owner(s, "C4") == "ussr"


# W23.10


@rule("W23.10", "W26", "W10.4")
def test_the_holder_defends_whatever_armies_are_there() -> None:
    s = allied(
        active="germany",
        phase="invasion",
        own={"uk": "Alfa, C4"},
        armies={"ussr": "armour C4", "germany": "infantry C3, artillery C3"},
        hands={"uk": "Minefield", "ussr": "Partisans"},
    )
    invade(s, "C4")
    assert asked(s) == ["United Kingdom"]
    assert "play Minefield" in offered(s)
    do(s, "pass")
    assert asked(s) != ["Soviet Union"]
    if choosing(s, "eliminate"):
        done(s)
    do(s, "roll 3")
    passing(s)
    assert asked(s) == ["United Kingdom"]  # 3 points of the Soviet armour.
    assert f"eliminate {army(s, 'germany', 'infantry', 'C3')}" in offered(s)


@rule("W23.10", "W14.4", "W14.5")
def test_all_leaders_of_the_alliance_are_sent_back() -> None:
    s = allied(
        active="germany",
        phase="invasion",
        own={"uk": "Alfa, C4"},
        armies={"germany": "infantry C3"},
        leaders={"uk": "C4", "ussr": "C4"},
    )
    invade(s, "C4")
    assert (leader(s, "uk"), leader(s, "ussr")) == ("Alfa", "Charlie")
    assert seen(s, 0, "uk")["leader_waits"]
    assert seen(s, 0, "ussr")["leader_waits"]


@rule("W23.10", "W21")
def test_the_counter_attack_counts_for_the_holder() -> None:
    s = allied(
        active="germany",
        phase="invasion",
        own={"uk": "Alfa, C4"},
        armies={"ussr": "armour C4", "germany": "infantry C3"},
    )
    fight(s, "C4", "R")
    do(s, f"eliminate {army(s, 'germany', 'infantry', 'C3')}")
    if choosing(s, "eliminate"):
        done(s)
    assert (seen(s, 0, "uk")["kills"], seen(s, 0, "ussr")["kills"]) == (1, 0)


# W23.11: what counts as own


@rule("W23.11", "W15.5", "W23.5")
def test_an_allied_strategic_territory_can_be_evacuated() -> None:
    s = allied(phase="leader", leaders={"uk": LAB}, armies={"ussr": "infantry Gela, air Gela"}, points={"uk": 9})
    do(s, "evacuate Gela", f"take {army(s, 'ussr', 'infantry', 'Gela')}", "go Alfa")
    assert owner(s, "Gela") == "ussr"
    do(s, f"take {army(s, 'ussr', 'air', 'Gela')}", "go Charlie")
    assert owner(s, "Gela") == ""
    assert (here(s, "Alfa"), here(s, "Charlie")) == (["ussr infantry"], ["ussr air"])


@rule("W23.11", "W15.4", "W15.5")
def test_repair_and_evacuation_of_allied_armies_and_land() -> None:
    s = allied(
        phase="leader",
        leaders={"uk": LAB},
        own={"ussr": "Charlie, D6", "uk": "Alfa"},
        armies={"ussr": "infantry D6/1, air D6", "italy": "air C2/1"},
        points={"uk": 9, "ussr": 9},
    )
    assert offered(s, "repair") == ["D6"]
    do(s, "repair D6")
    assert here(s, "D6") == ["ussr air", "ussr infantry"]
    do(s, "evacuate D6", f"take {army(s, 'ussr', 'infantry', 'D6')}")
    assert offered(s, "go") == ["Alfa", "Charlie"]
    do(s, "go Charlie")
    assert here(s, "Charlie") == ["ussr infantry"]
    assert (points(s, "uk"), points(s, "ussr")) == (7, 9)


@rule("W23.11", "S12", "T04")
def test_field_hospital_and_repairing_squares_help_allied_armies() -> None:
    s = allied(
        phase="leader",
        armies={"ussr": "infantry Charlie/1, infantry H6/1"},
        hands={"uk": "Field Hospital"},
        tokens={"uk": 3},
    )
    do(s, "research")
    assert offered(s, "repair") == ["Charlie", "H6"]
    do(s, "repair H6")
    assert here(s, "H6") == ["ussr infantry"]
    do(s, "play Field Hospital")
    name(s, "repair Charlie")
    assert here(s, "Charlie") == ["ussr infantry"]


@rule("W23.11", "S06")
def test_forced_march_of_an_allied_army() -> None:
    s = allied(phase="movement", armies={"ussr": "infantry Charlie"}, hands={"uk": "Forced March"})
    do(s, "play Forced March")
    name(s, f"take {army(s, 'ussr', 'infantry', 'Charlie')}")
    do(s, "go F5")  # Three steps away.
    assert here(s, "F5") == ["ussr infantry"]
    assert owner(s, "F5") == "uk"


@rule("W23.11", "S14")
def test_sabotage_next_to_an_allied_army() -> None:
    s = allied(
        phase="invasion",
        own={"germany": "Delta, I4"},
        armies={"ussr": "infantry I5"},
        developed={"camp": "I4"},
        hands={"uk": "Sabotage"},
    )
    do(s, "play Sabotage")
    name(s, "sabotage I4")
    assert s.view(0)["developed"]["camp"] == []


@rule("W23.11", "S04")
def test_conscription_on_allied_bases_and_camps() -> None:
    s = allied(own={"ussr": "Charlie, I5"}, developed={"camp": "I5"}, hands={"uk": "Conscription"})
    do(s, "play Conscription")
    assert offered(s, "place") == ["Alfa", "Charlie", "I5"]
    do(s, "place Charlie", "place I5")
    assert (here(s, "Charlie"), here(s, "I5")) == (["uk infantry"], ["uk infantry"])


@rule("W23.11", "S07")
def test_a_plebiscite_goes_by_own_land_only() -> None:
    s = allied(phase="movement", own={"uk": "A6", "ussr": "Charlie, A1"}, hands={"uk": "Plebiscite"})
    do(s, "play Plebiscite")
    assert offered(s, "annex") == ["A5", "B6", "B7"]


@rule("W23.11", "W13.3")
def test_the_range_of_the_weapon_goes_by_own_land_only() -> None:
    s = allied(phase="invasion", own={"ussr": "Charlie, G3"}, weapons=["uk"])
    assert "F5" in offered(s, "bomb")  # Three from Alfa.
    assert denied(s, "bomb G4") == "W13.3"
    assert denied(s, "bomb H4") == "W13.3"


@rule("W23.11", "W16.1")
def test_the_token_moves_by_own_bases_and_developments_only() -> None:
    s = allied(
        phase="leader", own={"uk": "Alfa, C5", "ussr": "Charlie, I5"}, developed={"camp": "C5, I5"}, tokens={"uk": 3}
    )
    do(s, "research")
    assert token(s, "uk") == 5


@rule("W23.11", "T08")
def test_free_infantry_of_a_square_comes_to_own_land_only() -> None:
    s = allied(
        phase="leader", own={"uk": "Alfa, C5", "ussr": "Charlie, I5"}, developed={"camp": "C5, I5"}, tokens={"uk": 6}
    )
    do(s, "research")
    assert offered(s, "place") == ["Alfa", "C5"]


@rule("W23.11", "W6.2")
def test_income_is_that_of_own_land_only() -> None:
    s = allied(own={"uk": "Alfa, C5", "ussr": "Charlie, I5, I4"}, developed={"production": "I5"})
    assert (income(s, "uk"), income(s, "ussr")) == (5, 9)


def mission_of(s: WarzagState, nation: str) -> bool:
    """End the turn: whether the mission was fulfilled."""
    finish(s)
    while drawing(s) == "supply":
        do(s, offered(s)[0])
    return bool(seen(s, 0, nation)["missions"])


@rule("W23.11", "M24", "M23", "M30")
def test_missions_about_territories_use_own_land_only() -> None:
    forts = {"fortification": "C5, I5"}
    s = allied(
        phase="leader", own={"uk": "Alfa, C5", "ussr": "Charlie, I5"}, developed=forts, missions={"uk": "Bastions"}
    )
    assert not mission_of(s, "uk")
    s = allied(phase="leader", own={"uk": "Alfa, C5, I5"}, developed=forts, missions={"uk": "Bastions"})
    assert mission_of(s, "uk")
    # Three own territories and one of the partner's next to the enemy; and allied land is no enemy's.
    s = allied(
        phase="leader",
        own={"uk": "Alfa, B3, C4, D4, D6", "ussr": "Charlie, C2, D7", "italy": "C3"},
        missions={"uk": "Broad Front"},
    )
    assert not mission_of(s, "uk")


@rule("W23.11", "M12", "M17", "M29", "M13")
def test_what_is_done_in_a_turn_counts_for_the_active_player() -> None:
    s = allied(own={"ussr": "Charlie, I5"}, developed={"camp": "I5"}, missions={"uk": "Training Ground"})
    do(s, "infantry I5")
    assert mission_of(s, "uk")
    s = allied(
        phase="invasion",
        armies={"ussr": "armour C4", "italy": "infantry C3"},
        missions={"uk": "First Blood", "ussr": "Breakthrough"},
    )
    fight(s, "C3", "D")
    do(s, "liberate")
    assert seen(s, 0, "uk")["kills"] == 1
    assert seen(s, 0, "ussr")["kills"] == 0
    assert mission_of(s, "uk")
    deal(s)
    next_turn(s)
    assert s.view(0)["active"] == "ussr"
    assert not mission_of(s, "ussr")
    s = allied(
        phase="leader", armies={"uk": "infantry Ruhr", "ussr": "infantry Ruhr"}, missions={"uk": "Factory Guard"}
    )
    assert mission_of(s, "uk")


# W23.12


@rule("W23.12", "W26")
def test_partners_do_not_see_hands_and_missions() -> None:
    s = allied(hands={"ussr": "Convoy, Sabotage"}, missions={"ussr": "Savings"})
    found = seen(s, 0, "ussr")
    assert (found["hand"], found["mission"], found["cards"]) == (None, None, 2)
    found = seen(s, 1, "ussr")
    assert found["mission"] == "M28"
    assert len(found["hand"]) == 2
