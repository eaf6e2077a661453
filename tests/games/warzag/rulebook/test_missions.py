"""W21: the terms on cards, and the missions M01 to M30: just fulfilled, just missed, and their rewards."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import LAB, choosing, drawing, enter, fight, finish, invade, name, seen, spare
from tests.games.warzag.vocabulary import army, cards, do, here, owner, points, position, rule

# Name, what must be reached, and the reward.
MISSIONS: dict[str, tuple[str, str, int, str, int]] = {
    "M01": ("Spread Out", "annexed", 2, "pp", 3),
    "M02": ("Land Rush", "annexed", 3, "supply", 1),
    "M03": ("Great Advance", "annexed", 4, "pp", 5),
    "M04": ("Raise the Flag", "occupied", 1, "supply", 1),
    "M05": ("Two Beacons", "occupied", 2, "pp", 5),
    "M06": ("Call to Arms", "trained", 3, "pp", 3),
    "M07": ("Full Barracks", "trained", 5, "supply", 1),
    "M08": ("Combined Arms", "trained_kinds", 3, "supply", 1),
    "M09": ("Take to the Skies", "trained_air", 1, "pp", 2),
    "M10": ("Iron Wheels", "trained_armour", 2, "pp", 3),
    "M11": ("Big Guns", "trained_artillery", 2, "pp", 3),
    "M12": ("Training Ground", "trained_camp", 1, "supply", 1),
    "M13": ("Breakthrough", "success", 1, "pp", 4),
    "M14": ("Rolling Thunder", "success", 2, "supply", 2),
    "M15": ("Clean Strike", "clean_success", 1, "supply", 1),
    "M16": ("Crush Them", "kills", 2, "supply", 1),
    "M17": ("First Blood", "kills", 1, "pp", 3),
    "M18": ("Liberators", "liberated", 1, "pp", 4),
    "M19": ("Storm the Stronghold", "captured_strategic", 1, "supply", 2),
    "M20": ("Wall Breakers", "captured_fort", 1, "supply", 2),
    "M21": ("Builders", "developed", 2, "pp", 2),
    "M22": ("Public Works", "developed", 3, "supply", 1),
    "M23": ("Balanced Nation", "dev_types", 3, "supply", 1),
    "M24": ("Bastions", "fortifications", 2, "supply", 1),
    "M25": ("Visit the Laboratory", "leader_on_research", 1, "supply", 1),
    "M26": ("Far from Home", "leader_distance", 3, "pp", 2),
    "M27": ("Great Leap", "research_moved", 6, "pp", 4),
    "M28": ("Savings", "pp_held", 8, "supply", 1),
    "M29": ("Factory Guard", "industry_armies", 2, "pp", 3),
    "M30": ("Broad Front", "front", 4, "supply", 1),
}


def turn(card: str, **more: Any) -> WarzagState:
    """The British turn with this mission at hand."""
    given: dict[str, Any] = {"active": "uk", "missions": {"uk": MISSIONS[card][0]}, "points": {"uk": 40}, **more}
    return position(**given)


def reward(s: WarzagState) -> tuple[int, int]:
    """End the turn: the PP and the supply cards of the reward."""
    pp, held = points(s, "uk"), cards(s, "uk")
    finish(s)
    gained = points(s, "uk") - pp
    while drawing(s) == "supply":
        do(s, s.space.text(s.asks()[0].acts[0]))
    drawn = cards(s, "uk") - held
    assert seen(s, 1, "uk")["missions"] == (1 if gained or drawn else 0)
    return gained, drawn


def promised(card: str) -> tuple[int, int]:
    """The reward on the card."""
    _, _, _, kind, value = MISSIONS[card]
    return (value, 0) if kind == "pp" else (0, value)


def march(s: WarzagState, kind: str, *ways: str) -> WarzagState:
    """Armies move one by one: march(s, "air", "Alfa Gela")."""
    for way in ways:
        start, _, end = way.partition(" ")
        do(s, f"take {army(s, 'uk', kind, start)}", f"go {end}")
    return s


# Scenes in which a value is reached exactly


def annexed(card: str, number: int) -> WarzagState:
    s = turn(card, armies={"uk": "infantry Alfa, infantry Alfa, infantry Alfa, infantry Alfa"})
    return march(s, "infantry", *["Alfa C5", "Alfa D6", "Alfa D7", "Alfa B6"][:number])


def occupied(card: str, number: int) -> WarzagState:
    # An annexation does not count.
    s = turn(card, armies={"uk": "air Alfa, air Alfa, air Alfa"})
    return march(s, "air", "Alfa C5", *["Alfa Leningrad", "Alfa Magnitogorsk"][:number])


def trained(card: str, number: int) -> WarzagState:
    s = turn(card, own={"uk": "Alfa, C5"}, developed={"camp": "C5"})
    return do(s, *["infantry Alfa", "air C5", "infantry Alfa", "infantry C5", "armour Alfa"][:number])


def trained_kinds(card: str, number: int) -> WarzagState:
    s = turn(card)
    do(s, *["infantry Alfa", "artillery Alfa", "air Alfa"][:number])
    return do(s, "infantry Alfa")


def trained_of(kind: str, other: str) -> Callable[[str, int], WarzagState]:
    def scene(card: str, number: int) -> WarzagState:
        s = turn(card)
        return do(s, *[f"{kind} Alfa"] * number, f"{other} Alfa")

    return scene


def trained_camp(card: str, number: int) -> WarzagState:
    s = turn(card, own={"uk": "Alfa, C5"}, developed={"camp": "C5"})
    return do(s, "infantry Alfa", *["infantry C5"] * number)


def success(card: str, number: int) -> WarzagState:
    # The fortification on Foxtrot's side holds out: a failed invasion first, then the others of Case 2.
    s = turn(
        card,
        phase="invasion",
        own={"italy": "Foxtrot, C3, D4, B3"},
        developed={"fortification": "B3"},
        armies={"uk": "infantry A2, infantry C4, infantry C4"},
    )
    fight(s, "B3", "D", "from A2")
    spare(s)
    assert owner(s, "B3") == "italy"
    if number:
        invade(s, "C3", f"with {army(s, 'uk', 'infantry', 'C4')}")
        do(s, "liberate")
    if number > 1:
        invade(s, "D4")
        enter(s, army(s, "uk", "infantry", "C4", 1))
    return s


def clean_success(card: str, number: int) -> WarzagState:
    # A success, with or without the loss of an infantry that took part.
    s = turn(card, phase="invasion", armies={"uk": "air C4, infantry C4", "italy": "infantry C3"})
    fight(s, "C3", "R")
    if number:
        do(s, "done", f"wound-most {army(s, 'uk', 'air', 'C4')}")
    else:
        do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert here(s, "C4") == (["uk air/2", "uk infantry"] if number else ["uk air"])
    return enter(s, army(s, "uk", "air", "C4"))


def kills(card: str, number: int) -> WarzagState:
    # The attack fails, but eliminates as many as the invader wants.
    s = turn(
        card, phase="invasion", armies={"uk": "armour C4, armour C4", "italy": "infantry C3, infantry C3, armour C3"}
    )
    invade(s, "C3")
    do(s, *[f"eliminate {army(s, 'italy', 'infantry', 'C3', which)}" for which in range(number)])
    do(s, "done", "roll 1")
    assert here(s, "C3") == ["italy armour"] + ["italy infantry"] * (2 - number)
    return s


def liberated(card: str, number: int) -> WarzagState:
    s = turn(card, phase="invasion", own={"italy": "Foxtrot, C3"}, armies={"uk": "infantry C4"})
    invade(s, "C3")
    return do(s, "liberate") if number else enter(s, army(s, "uk", "infantry", "C4"))


def captured_strategic(card: str, number: int) -> WarzagState:
    s = turn(card, phase="invasion", armies={"uk": "air C4", "italy": "infantry Leningrad"})
    fight(s, "Leningrad", "D")
    spare(s)
    return enter(s, army(s, "uk", "air", "C4")) if number else do(s, "liberate")


def captured_fort(card: str, number: int) -> WarzagState:
    s = turn(
        card,
        phase="invasion",
        armies={"uk": "air C4", "italy": "infantry C3"},
        developed={"fortification" if number else "production": "C3"},
    )
    fight(s, "C3", "D")
    spare(s)
    return do(s, "liberate")


def developed(card: str, number: int) -> WarzagState:
    # A territory that is changed twice counts once, a downgrade does not.
    s = turn(card, phase="development", own={"uk": "Alfa, C5, D6, D7, B6"}, developed={"camp": "D6, B6"})
    return do(s, *["camp C5", "production D6", "fortify D7"][:number], "fortify C5", "raze B6")


def dev_types(card: str, number: int) -> WarzagState:
    kinds = {"camp": "C5, D6", "production": "D7", "fortification": "B6"}
    return turn(
        card,
        phase="leader",
        own={
            "uk": "Alfa, C5, D6, D7" + (", B6" if number == 3 else ""),
            "italy": "Foxtrot" + ("" if number == 3 else ", B6"),
        },
        developed=kinds,
    )


def fortifications(card: str, number: int) -> WarzagState:
    own = ["C5", "D6"][:number]
    return turn(
        card, phase="leader", own={"uk": ", ".join(["Alfa", *own])}, developed={"fortification": ", ".join(own)}
    )


def leader_on_research(card: str, number: int) -> WarzagState:
    return do(turn(card, phase="leader", leaders={"uk": "F5"}), f"lead {LAB}" if number else "lead E4")


def leader_distance(card: str, number: int) -> WarzagState:
    # Leningrad lies 2 from Alfa, D4 lies 3.
    s = turn(card, phase="leader", leaders={"uk": "E5"}, own={"uk": "Alfa, E4"})
    return do(s, {2: "lead Leningrad", 3: "lead D4"}[number])


def research_moved(card: str, number: int) -> WarzagState:
    # From 12: to 17, a development without payment, or to 18, the jet engines.
    far = ", ".join(["K1", "K2", "K3", "K4", "K5"][: number - 1])
    return turn(card, phase="leader", own={"uk": f"Alfa, {far}"}, developed={"camp": far}, tokens={"uk": 12})


def pp_held(card: str, number: int) -> WarzagState:
    return turn(card, phase="leader", points={"uk": number})


def industry_armies(card: str, number: int) -> WarzagState:
    return turn(card, phase="leader", armies={"uk": ", ".join(["infantry Ruhr"] * number + ["infantry Ploiesti"])})


def front(card: str, number: int) -> WarzagState:
    # All of them next to C3; what lies next to neutral land or Alfa does not count.
    own = ["B3", "C4", "D4", "C2"][:number]
    return turn(card, phase="leader", own={"uk": ", ".join(["Alfa", "C5", *own]), "italy": "C3"})


SCENES: dict[str, Callable[[str, int], WarzagState]] = {
    "annexed": annexed,
    "occupied": occupied,
    "trained": trained,
    "trained_kinds": trained_kinds,
    "trained_air": trained_of("air", "armour"),
    "trained_armour": trained_of("armour", "air"),
    "trained_artillery": trained_of("artillery", "infantry"),
    "trained_camp": trained_camp,
    "success": success,
    "clean_success": clean_success,
    "kills": kills,
    "liberated": liberated,
    "captured_strategic": captured_strategic,
    "captured_fort": captured_fort,
    "developed": developed,
    "dev_types": dev_types,
    "fortifications": fortifications,
    "leader_on_research": leader_on_research,
    "leader_distance": leader_distance,
    "research_moved": research_moved,
    "pp_held": pp_held,
    "industry_armies": industry_armies,
    "front": front,
}
CARDS = [pytest.param(card, marks=rule(card, "W21", "W18.1"), id=card) for card in MISSIONS]


@pytest.mark.parametrize("card", CARDS)
def test_a_mission_just_fulfilled_is_rewarded(card: str) -> None:
    _, condition, least, _, _ = MISSIONS[card]
    assert reward(SCENES[condition](card, least)) == promised(card)


@pytest.mark.parametrize("card", CARDS)
def test_a_mission_just_missed_brings_nothing(card: str) -> None:
    _, condition, least, _, _ = MISSIONS[card]
    assert reward(SCENES[condition](card, least - 1)) == (0, 0)


# W21: what counts and what does not


@rule("W21", "M01")
def test_bases_and_plebiscites_are_annexed() -> None:
    s = turn("M01", own={"italy": "K1"}, armies={"uk": "infantry C2, infantry D1"})
    march(s, "infantry", "C2 Foxtrot", "D1 D2")
    assert reward(s) == promised("M01")
    s = turn("M01", phase="movement", hands={"uk": "Plebiscite"})
    do(s, "play Plebiscite", "annex C5", "annex D6")
    assert reward(s) == promised("M01")


@rule("W21", "M01")
def test_land_taken_by_invasion_is_not_annexed() -> None:
    s = turn("M01", own={"italy": "Foxtrot, D4"}, armies={"uk": "infantry C4, infantry C5"})
    march(s, "infantry", "C5 B5")
    name(s, "done")
    while not choosing(s, "invade"):
        do(s, "done")
    invade(s, "D4")
    enter(s, army(s, "uk", "infantry", "C4"))
    assert owner(s, "D4") == "uk"
    assert reward(s) == (0, 0)


@rule("W21", "M04")
def test_what_was_held_at_the_start_of_the_turn_is_not_occupied_again() -> None:
    s = turn("M04", armies={"uk": "infantry Leningrad, infantry D6"})
    march(s, "infantry", "Leningrad C4")
    assert owner(s, "Leningrad") == ""
    march(s, "infantry", "D6 Leningrad")
    assert owner(s, "Leningrad") == "uk"
    assert reward(s) == (0, 0)


@rule("W21", "M05")
def test_two_armies_on_one_strategic_territory_occupy_it_once() -> None:
    s = turn("M05", armies={"uk": "air Alfa, air Alfa"})
    march(s, "air", "Alfa Leningrad", "Alfa Leningrad")
    assert reward(s) == (0, 0)


@rule("W21", "M19", "M04")
def test_a_strategic_territory_taken_from_an_enemy_is_not_occupied_by_movement() -> None:
    assert reward(captured_strategic("M04", 1)) == (0, 0)


@rule("W21", "M06", "S04")
def test_conscripts_are_trained() -> None:
    s = turn("M06", hands={"uk": "Conscription"})
    do(s, "play Conscription", "place Alfa", "place Alfa", "infantry Alfa")
    assert reward(s) == promised("M06")


@rule("W21", "M12", "S04")
def test_conscripts_on_a_camp_are_trained_there() -> None:
    s = turn("M12", own={"uk": "Alfa, C5"}, developed={"camp": "C5"}, hands={"uk": "Conscription"})
    do(s, "play Conscription", "place C5")
    assert reward(s) == promised("M12")


@rule("W21", "M06", "T08")
def test_infantry_of_a_square_is_not_trained() -> None:
    s = turn("M06", tokens={"uk": 7})
    do(s, "infantry Alfa", "infantry Alfa")
    while not choosing(s, "research"):
        do(s, "done")
    do(s, "research")
    name(s, "place Alfa")
    assert here(s, "Alfa") == ["uk infantry"] * 3
    assert reward(s) == (0, 0)


@rule("W21", "M08")
def test_kinds_are_counted_not_armies() -> None:
    s = turn("M08")
    do(s, "infantry Alfa", "infantry Alfa", "infantry Alfa", "air Alfa")
    assert reward(s) == (0, 0)


@rule("W21", "M13", "M15", "M18")
def test_a_case_two_invasion_is_a_clean_success() -> None:
    assert reward(liberated("M13", 0)) == promised("M13")
    assert reward(liberated("M13", 1)) == promised("M13")
    assert reward(liberated("M15", 0)) == promised("M15")


@rule("W21", "M17", "M16", "W13.4")
def test_an_atomic_weapon_eliminates() -> None:
    s = turn("M16", phase="invasion", weapons=["uk"], armies={"italy": "infantry C3, air C3"})
    do(s, "bomb C3")
    assert reward(s) == promised("M16")


@rule("W21", "M13", "W13.4")
def test_an_atomic_weapon_is_no_invasion() -> None:
    s = turn("M13", phase="invasion", weapons=["uk"], armies={"italy": "infantry C3, air C3"})
    do(s, "bomb C3")
    assert reward(s) == (0, 0)


@rule("W21", "M16")
def test_armies_lost_by_the_player_are_no_kills() -> None:
    s = turn("M17", phase="invasion", armies={"uk": "infantry C4", "italy": "armour C3"})
    fight(s, "C3", "R")
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert here(s, "C4") == []
    assert reward(s) == (0, 0)


@rule("W21", "M20")
def test_a_fortification_taken_by_annexation_counts_too() -> None:
    s = turn(
        "M20",
        phase="invasion",
        own={"italy": "Foxtrot, C3"},
        armies={"uk": "air C4"},
        developed={"fortification": "C3"},
    )
    fight(s, "C3", "D")
    spare(s)
    enter(s, army(s, "uk", "air", "C4"))
    assert reward(s) == promised("M20")


@rule("W21", "M20")
def test_a_fortification_that_holds_out_does_not_count() -> None:
    s = turn(
        "M20",
        phase="invasion",
        own={"italy": "Foxtrot, C3"},
        armies={"uk": "armour C4"},
        developed={"fortification": "C3"},
    )
    fight(s, "C3", "D")
    spare(s)
    assert reward(s) == (0, 0)


@rule("W21", "M20", "S14")
def test_a_fortification_that_was_sabotaged_is_none() -> None:
    s = turn(
        "M20",
        phase="invasion",
        own={"italy": "Foxtrot, C3"},
        armies={"uk": "infantry C4"},
        developed={"fortification": "C3"},
        hands={"uk": "Sabotage"},
    )
    do(s, "play Sabotage")
    name(s, "sabotage C3")
    invade(s, "C3")
    do(s, "liberate")
    assert reward(s) == (0, 0)


@rule("W21", "W19.1", "M28")
def test_a_mission_without_room_for_its_reward_is_fulfilled() -> None:
    s = turn("M28", phase="end", hands={"uk": "Convoy, Convoy, Convoy, Sabotage, Sabotage"})
    assert drawing(s) == "mission"
    assert seen(s, 1, "uk")["missions"] == 1


@rule("W21", "M19")
def test_standard_land_is_no_stronghold() -> None:
    assert reward(liberated("M19", 0)) == (0, 0)


@rule("W21", "M21", "W19.5")
def test_developments_without_payment_count() -> None:
    s = turn("M21", phase="development", own={"uk": "Alfa, C5, D6"}, hands={"uk": "Engineers"})
    do(s, "play Engineers", "camp C5", "camp D6")
    assert points(s, "uk") == 40
    assert reward(s) == promised("M21")


@rule("W21", "M26")
def test_the_distance_is_that_from_the_starting_base_whoever_owns_it() -> None:
    for place, found in (("D4", promised("M26")), ("Leningrad", (0, 0))):
        s = turn("M26", phase="leader", own={"uk": "C3, Foxtrot", "italy": "Alfa"}, leaders={"uk": "E5"})
        do(s, f"lead {place}")
        assert reward(s) == found


@rule("W21", "M27", "S15")
def test_scientists_count_for_the_leap_and_surplus_steps_do_not() -> None:
    def placed(square: int) -> WarzagState:
        return turn(
            "M27",
            phase="leader",
            own={"uk": "Alfa, K1, C5"},
            developed={"camp": "K1"},
            tokens={"uk": square},
            hands={"uk": "Scientists"},
        )

    s = placed(12)
    do(s, "research", "play Scientists")  # To 14, where nobody is wounded, and to 18: six squares.
    assert reward(s) == promised("M27")
    s = placed(19)
    do(s, "research", "play Scientists")  # To 21 and 24: five squares.
    assert reward(s) == (0, 0)


@rule("W21", "M29")
def test_armies_on_two_industries_are_not_added() -> None:
    assert reward(industry_armies("M29", 1)) == (0, 0)


@rule("W21", "M29", "M30")
def test_the_leader_is_no_army_and_no_enemy() -> None:
    s = turn("M29", phase="leader", leaders={"uk": "Ruhr"}, armies={"uk": "infantry Ruhr"})
    assert reward(s) == (0, 0)
    s = turn("M30", phase="leader", own={"uk": "Alfa, B3, C4, D4, C2", "italy": "K6"}, leaders={"italy": "C3"})
    assert reward(s) == (0, 0)


@rule("W21", "M30")
def test_enemies_of_all_sorts_make_a_front() -> None:
    s = turn(
        "M30",
        phase="leader",
        own={"uk": "Alfa, B3, C4, D4, G2", "italy": "Foxtrot, K6"},
        armies={"ussr": "air Normandy, air Leningrad", "germany": "air Dunkirk"},
    )
    # B3 and C4 lie next to Normandy, D4 next to Leningrad, G2 next to Dunkirk.
    assert reward(s) == promised("M30")
