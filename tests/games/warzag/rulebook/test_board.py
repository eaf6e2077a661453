"""W3: the board, kinds and states of territories, stacking."""

from __future__ import annotations

import pytest

from tests.games.warzag.rulebook.words import battle, damage, holds, invade, march, move, owners, reach, struck
from tests.games.warzag.vocabulary import (
    do,
    here,
    income,
    leader,
    offered,
    owner,
    points,
    position,
    refused,
    roll,
    rule,
    start,
    territories,
)

# The printed map, row by row; rows of seven begin half a hexagon further left.
ROWS = [
    ["A1", "A2", "A3", "A4", "A5", "A6"],
    ["B1", "B2", "B3", "Normandy", "B5", "B6", "B7"],
    ["Foxtrot", "C2", "C3", "C4", "C5", "Alfa"],
    ["D1", "D2", "Ardennes", "D4", "Leningrad", "D6", "D7"],
    ["Ruhr", "E2", "E3", "E4", "E5", "Magnitogorsk"],
    ["Echo site", "Dunkirk", "F3", "Research", "F5", "Stalingrad", "Bravo site"],
    ["Turin", "G2", "G3", "G4", "G5", "Ploiesti"],
    ["H1", "H2", "Gela", "H4", "Kursk", "H6", "H7"],
    ["Delta", "I2", "I3", "I4", "I5", "Charlie"],
    ["J1", "J2", "J3", "El Alamein", "J5", "J6", "J7"],
    ["K1", "K2", "K3", "K4", "K5", "K6"],
]
ALL = [name for row in ROWS for name in row]
BASES = ["Alfa", "Charlie", "Delta", "Foxtrot"]
HISTORIC = ["Ardennes", "Dunkirk", "El Alamein", "Gela", "Kursk", "Leningrad", "Normandy", "Stalingrad"]
INDUSTRY = ["Magnitogorsk", "Ploiesti", "Ruhr", "Turin"]
WEAK = ["Ardennes", "Gela", "Kursk", "Leningrad"]
STRONG = ["Dunkirk", "El Alamein", "Normandy", "Stalingrad"]


def touching(name: str) -> list[str]:
    """The neighbours by the printed rows."""
    row = next(number for number, names in enumerate(ROWS) if name in names)
    column = ROWS[row].index(name)
    shift = -1 if len(ROWS[row]) == 7 else 0
    found = [ROWS[row][i] for i in (column - 1, column + 1) if 0 <= i < len(ROWS[row])]
    for other in (row - 1, row + 1):
        if 0 <= other < len(ROWS):
            found += [ROWS[other][i] for i in (column + shift, column + shift + 1) if 0 <= i < len(ROWS[other])]
    return sorted(found)


def lonely(name: str) -> list[str]:
    """Where an infantry on this territory can go when all the rest of the board is nobody's."""
    home = "Alfa" if name != "Alfa" else "Charlie"
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": home, "germany": "Delta"},
        own={"uk": name, "germany": "Delta" if name != "Delta" else "Foxtrot"},
        leaders={"uk": name},
        armies={"uk": f"infantry {name}"},
        points={"uk": 50},
        active="uk",
        phase="movement",
    )
    return reach(s, "UK infantry 1")


def graph() -> dict[str, list[str]]:
    """Who is next to whom, as an infantry finds out; R&D cannot be entered, nor the one base of the enemy."""
    return {name: lonely(name) for name in ALL if name != "Research"}


def steps(links: dict[str, list[str]], start: str, end: str) -> int:
    reached = {start}
    count = 0
    while end not in reached:
        reached |= {other for name in reached for other in links[name]}
        count += 1
        assert count < 30
    return count


@rule("W3.1", "W3.2", "W2.2")
def test_each_territory_is_next_to_the_hexagons_that_touch_it_and_to_no_other() -> None:
    assert len(ALL) == 71
    for name, found in graph().items():
        enemy = "Foxtrot" if name == "Delta" else "Delta"
        assert found == [other for other in touching(name) if other not in ("Research", enemy)], name


@rule("W3.1")
def test_the_seams_of_the_panels_are_no_borders() -> None:
    # Normandy, D4, R&D, H4 and El Alamein lie on the seam; A3 and A4 on different sides of it.
    assert "A4" in lonely("A3")
    assert {"C3", "C4", "Leningrad", "Ardennes", "E3", "E4"} == set(lonely("D4"))


@rule("W3.2")
def test_rows_of_six_and_of_seven_lie_between_one_another() -> None:
    assert lonely("A1") == ["A2", "B1", "B2"]
    assert lonely("B1") == ["A1", "B2", "Foxtrot"]
    assert lonely("K6") == ["J6", "J7", "K5"]


@rule("W3.1", "W3.3")
def test_the_bases_are_as_far_apart_as_the_map_says() -> None:
    links = {name: [other for other in touching(name) if other != "Research"] for name in ALL}
    played = graph()
    for name, found in played.items():
        assert set(found) <= set(links[name])
    wanted = {("Alfa", "Foxtrot"): 5, ("Charlie", "Delta"): 5, ("Alfa", "Charlie"): 6, ("Foxtrot", "Delta"): 6}
    for (one, other), distance in (wanted | {("Alfa", "Delta"): 8, ("Charlie", "Foxtrot"): 8}).items():
        # Delta is enemy land in the played map, so it is counted from there: a move out of it is a move.
        assert steps(played, other, one) == distance, (one, other)


@rule("W3.1", "W3.3")
@pytest.mark.parametrize(("base", "near"), [("Alfa", "D6"), ("Foxtrot", "D2"), ("Charlie", "H6"), ("Delta", "H2")])
def test_every_base_is_four_steps_from_the_centre(base: str, near: str) -> None:
    # A leader goes three steps.
    s = position(active="uk", phase="leader", homes={"uk": base}, leaders={"uk": base})
    assert "Research" not in offered(s, "lead")
    refused(s, "lead Research")
    s = position(active="uk", phase="leader", homes={"uk": base}, leaders={"uk": near})
    assert "Research" in offered(s, "lead")


@rule("W3.3")
def test_the_map_is_the_same_from_left_and_right_and_from_top_and_bottom() -> None:
    def kind(name: str) -> str:
        for word, names in (("base", BASES), ("weak", WEAK), ("strong", STRONG), ("industry", INDUSTRY)):
            if name in names:
                return word
        return "research" if name == "Research" else "standard"

    found = []
    for row in ROWS:
        kinds = []
        for name in row:
            s = position(own={"uk": "Alfa"}, armies={"uk": f"infantry {name}"} if name in HISTORIC + INDUSTRY else {})
            kinds.append(kind(name) if name not in HISTORIC else f"historic {income(s, 'uk') - 4}")
        found.append(kinds)
    assert found == [row[::-1] for row in found]
    assert found == found[::-1]


@rule("W3", "W3.4", "W2.2", "W7.3.1", "W7.3.2")
def test_what_an_army_pays_tells_the_kinds_apart() -> None:
    paid: dict[int, list[str]] = {0: [], 1: [], 4: []}
    for name in ALL:
        if name == "Research":
            continue
        home = "Alfa" if name != "Alfa" else "Charlie"
        beside = next(other for other in touching(name) if other != "Research")
        s = position(
            scenario="two-players-uk-germany",
            homes={"uk": home},
            own={"uk": beside, "germany": "A1" if beside != "A1" and name != "A1" else "K1"},
            armies={"uk": f"infantry {beside}"},
            points={"uk": 10},
            active="uk",
            phase="movement",
        )
        move(s, "UK infantry 1", name)
        assert owner(s, name) == "uk"
        paid[10 - points(s, "uk")].append(name)
    assert sorted(paid[0]) == sorted(HISTORIC + INDUSTRY)
    assert sorted(paid[4]) == BASES
    assert len(paid[1]) == 54


@rule("W3.7")
def test_the_sites_of_bravo_and_echo_are_standard_territories() -> None:
    for site, beside in (("Bravo site", "Stalingrad"), ("Echo site", "Dunkirk")):
        s = march(f"armour {beside}", points={"uk": 1})
        move(s, "UK armour 1", site)
        assert (owner(s, site), points(s, "uk")) == ("uk", 0)
        s = position(active="uk", phase="development", own={"uk": site}, leaders={"uk": site})
        assert site in offered(s, "production")


@rule("W3.7", "W4.3")
def test_bravo_and_echo_are_not_drawn() -> None:
    assert offered(start()) == ["base Alfa", "base Charlie", "base Delta", "base Foxtrot"]
    for training in ("infantry Bravo site", "infantry Echo site"):
        s = position(active="uk", own={"uk": "Alfa, Bravo site, Echo site"})
        assert refused(s, training).rule == "W7.1.1"


# States


@rule("W3.5")
def test_a_territory_with_only_a_leader_is_neutral() -> None:
    s = position(active="uk", phase="leader")
    do(s, "lead C5")
    assert owner(s, "C5") == ""
    assert territories(s, "uk") == ["Alfa"]
    # and has to be annexed like any other, by his own armies too
    s = march("infantry Alfa", leaders={"uk": "C5"}, points={"uk": 1})
    move(s, "UK infantry 1", "C5")
    assert (owner(s, "C5"), points(s, "uk")) == ("uk", 0)


@rule("W3.5", "W14.3")
def test_a_leader_does_not_occupy_a_strategic_territory() -> None:
    s = position(active="uk", phase="leader")
    do(s, "lead Leningrad")
    assert owner(s, "Leningrad") == ""


@rule("W3.6")
def test_own_is_what_is_annexed_or_occupied_and_enemy_what_is_so_for_another() -> None:
    armies = {"uk": "air D4", "germany": "infantry Leningrad"}
    s = position(active="uk", phase="movement", armies=armies, own={"uk": "Alfa, E4", "germany": "Delta, C4"})
    places = reach(s, "UK air 1")
    assert "E4" in places
    assert "E3" in places  # neutral
    assert "C4" not in places  # annexed by another, without armies
    assert "Leningrad" not in places  # occupied by another
    assert refused(do(s, "take UK air 1"), "go C4").rule == "W7.2.2"
    assert refused(s, "go Leningrad").rule == "W7.2.2"


@rule("W3.8")
def test_a_strategic_territory_is_contested_when_its_last_army_leaves() -> None:
    for place in ("Leningrad", "Magnitogorsk"):
        s = march(f"armour {place}, armour {place}", points={"uk": 5})
        assert owner(s, place) == "uk"
        move(s, "UK armour 1", "D6")
        assert owner(s, place) == "uk"  # one is still there
        move(s, "UK armour 2", "D6")
        assert owner(s, place) == ""


@rule("W3.8")
def test_a_leader_alone_does_not_hold_a_strategic_territory() -> None:
    s = march("armour Leningrad", leaders={"uk": "Leningrad"})
    move(s, "UK armour 1", "D6")
    assert owner(s, "Leningrad") == ""
    assert leader(s, "uk") == "Leningrad"


@rule("W3.8")
def test_annexed_territories_and_bases_stay_annexed_without_armies() -> None:
    s = march("infantry Alfa, infantry D7", points={"uk": 5})
    move(s, "UK infantry 1", "D6")
    move(s, "UK infantry 2", "Magnitogorsk")
    assert owners(s, "Alfa", "D7", "D6", "Magnitogorsk") == ["uk", "uk", "uk", "uk"]


@rule("W3.8")
def test_a_strategic_territory_that_changes_from_army_to_army_stays_occupied() -> None:
    s = march("armour Leningrad, armour D6")
    move(s, "UK armour 2", "Leningrad")
    move(s, "UK armour 1", "D6")
    assert owner(s, "Leningrad") == "uk"


# Stacking


@rule("W3.9", "W7.1.1")
def test_a_fourth_army_is_trained_and_a_fifth_is_not() -> None:
    s = position(active="uk", armies={"uk": "infantry Alfa, air Alfa, armour Alfa"}, points={"uk": 50})
    do(s, "infantry Alfa")
    assert len(here(s, "Alfa")) == 4  # the leader is there as well and does not count
    assert leader(s, "uk") == "Alfa"
    assert offered(s, "infantry") == []
    assert refused(s, "infantry Alfa").rule == "W3.9"


@rule("W3.9", "W7.2.4")
def test_a_move_does_not_end_where_four_armies_are() -> None:
    s = march("air Alfa, infantry D6, infantry D6, infantry D6, infantry D7, infantry D7, infantry D7, infantry D7")
    do(s, "take UK air 1")
    assert "D6" in offered(s, "go")
    assert "D7" not in offered(s, "go")
    assert refused(s, "go D7").rule in ("W3.9", "W7.2.4")
    do(s, "go D6")
    assert len(here(s, "D6")) == 4


@rule("W3.9")
def test_armies_of_allies_count_together() -> None:
    s = position(
        scenario="alliances",
        active="uk",
        phase="movement",
        armies={"uk": "infantry D7", "ussr": "infantry Alfa, infantry Alfa, infantry Alfa, infantry Alfa"},
    )
    do(s, "take UK infantry 1")
    assert "Alfa" not in offered(s, "go")


@rule("W3.9", "W12.3")
def test_no_more_than_four_move_into_a_territory_that_is_taken() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, D4"},
        armies={"uk": "infantry E4, infantry E4, infantry E3, infantry E3, infantry C4"},
        points={"uk": 1},
    )
    do(s, "invade D4")
    for number in (1, 2, 3, 4, 5):
        do(s, f"with UK infantry {number}")
    for number in (1, 2, 3, 4):
        do(s, f"enter UK infantry {number}")
    assert "UK infantry 5" not in offered(s, "enter")
    assert len(here(s, "D4")) == 4
    assert len(here(s, "C4")) == 1


@rule("W3.9", "W15.5")
def test_evacuation_does_not_overfill_a_territory() -> None:
    s = position(
        active="uk",
        phase="leader",
        leaders={"uk": "Research"},
        own={"uk": "Alfa, D7, D6"},
        armies={"uk": "infantry D6, infantry D7, infantry D7, infantry D7, infantry D7"},
        points={"uk": 5},
    )
    do(s, "evacuate D6", "take UK infantry 1")
    assert offered(s, "go") == ["Alfa"]
    refused(s, "go D7")


# Historic territories


@rule("W3.10", "W9.4")
@pytest.mark.parametrize("place", HISTORIC)
def test_a_historic_territory_adds_its_printed_defence(place: str) -> None:
    # An Italian infantry has defence 2: 5 and 4 points against the weak ones, 6 and 5 against the strong ones.
    beside = next(name for name in touching(place) if name not in BASES + HISTORIC + INDUSTRY)
    enough, short = ("armour {0}, artillery {0}", "armour {0}, infantry {0}")
    if place in STRONG:
        enough, short = ("armour {0}, armour {0}", "armour {0}, artillery {0}")
    assert holds(invade(battle(enough.format(beside), f"infantry {place}"), place))
    assert not holds(invade(battle(short.format(beside), f"infantry {place}"), place))


@rule("W3.10", "W10.1")
@pytest.mark.parametrize("place", HISTORIC)
def test_a_historic_territory_adds_its_printed_resistance(place: str) -> None:
    beside = next(name for name in touching(place) if name not in BASES + HISTORIC + INDUSTRY)
    s = struck(invade(battle(f"armour {beside}, armour {beside}", f"infantry {place}"), place))
    roll(s, "D")
    assert damage(s) == (2 if place in WEAK else 3)


@rule("W3.10", "W6.2")
@pytest.mark.parametrize("place", HISTORIC)
def test_a_historic_territory_brings_its_printed_points(place: str) -> None:
    s = position(own={"uk": ""}, armies={"uk": f"infantry {place}, infantry {place}"})
    assert income(s, "uk") == (2 if place in WEAK else 3)


@rule("W3.11")
def test_strategic_territories_bases_and_research_cannot_be_developed() -> None:
    s = position(
        active="uk",
        phase="development",
        own={"uk": "Alfa, D6, D7"},
        armies={"uk": "infantry Leningrad, infantry Magnitogorsk"},
        leaders={"uk": "D6"},
    )
    assert offered(s, "camp") == ["D6", "D7"]
    for verb in ("camp", "production", "fortify"):
        for place in ("Leningrad", "Magnitogorsk", "Alfa"):
            assert refused(s, f"{verb} {place}").rule == "W3.11"
    s = position(active="uk", phase="development", own={"uk": "Alfa, E4"}, leaders={"uk": "Research"})
    assert offered(s, "camp") == ["E4"]
    assert refused(s, "camp Research").rule == "W3.11"


@rule("W3.12", "W13.5")
def test_a_radioactive_territory_is_nobodys_and_brings_nothing() -> None:
    s = position(active="uk", phase="invasion", own={"germany": "Delta, D6"}, weapons=["uk"])
    assert income(s, "germany") == 5
    do(s, "bomb D6")
    assert owner(s, "D6") == "radioactive"
    assert income(s, "germany") == 4


@rule("W3.5")
def test_a_neutral_base_is_annexed_and_stays_so() -> None:
    s = position(
        scenario="two-players-uk-germany",
        homes={"uk": "Alfa", "germany": "Delta"},
        active="uk",
        phase="movement",
        armies={"uk": "infantry C2, infantry C2"},
        points={"uk": 5},
    )
    assert owner(s, "Foxtrot") == ""
    move(s, "UK infantry 1", "Foxtrot")
    move(s, "UK infantry 2", "Foxtrot")
    assert (owner(s, "Foxtrot"), points(s, "uk")) == ("uk", 1)
