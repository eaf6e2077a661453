"""W14: the leader's move, his radius, how he is sent back and what he misses."""

from __future__ import annotations

from typing import Any

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import LAB, choosing, deal, denied, enter, fight, invade, next_turn, verbs
from tests.games.warzag.vocabulary import army, asked, do, done, leader, offered, owner, position, rule, token, winners

STEPS_FROM_D1 = {
    1: ["Foxtrot", "D2", "Ruhr"],
    2: ["B1", "B2", "C2", "Ardennes", "E2", "Echo site", "Dunkirk"],
    3: ["A1", "A2", "B3", "C3", "D4", "E3", "F3", "Turin", "G2"],
}
"""What lies 1, 2 and 3 steps from D1, counted on the map."""


def leading(**more: Any) -> WarzagState:
    """Phase IV of the United Kingdom."""
    given: dict[str, Any] = {"active": "uk", "phase": "leader", **more}
    return position(**given)


# W14, W14.1: the move


@rule("W14.1")
def test_a_leader_goes_up_to_three_steps_over_nobodys_land() -> None:
    # Foxtrot is neutral, the strategic territories are contested.
    s = leading(leaders={"uk": "D1"}, own={"italy": "K1"})
    assert offered(s, "lead") == sorted(STEPS_FROM_D1[1] + STEPS_FROM_D1[2] + STEPS_FROM_D1[3])
    assert denied(s, "lead A3") == "W14.1"
    assert denied(s, "lead Alfa") == "W14.1"


@rule("W14.1")
def test_a_leader_neither_enters_nor_crosses_enemy_land() -> None:
    # From Echo site the way goes over Ruhr, Dunkirk and Turin only.
    s = leading(leaders={"uk": "Echo site"}, armies={"italy": "infantry Ruhr, infantry Dunkirk"})
    assert {"Ruhr", "Dunkirk", "D1", "E2"}.isdisjoint(offered(s, "lead"))
    assert set(offered(s, "lead")) == {"Turin", "G2", "H1", "H2", "F3", "G3", "Gela", "I2"}  # Not Delta.
    assert denied(s, "lead Ruhr") == "W14.1"
    assert denied(s, "lead D1") == "W14.1"


@rule("W14.1")
def test_enemy_bases_and_standard_territories_stop_him_too() -> None:
    s = leading(leaders={"uk": "A1"}, own={"italy": "Foxtrot, A2, B1", "ussr": "Charlie, B2"})
    assert offered(s, "lead") == []
    s = leading(
        leaders={"uk": "D1"}, own={"italy": "Foxtrot, D2", "ussr": "Charlie, Ruhr"}, armies={"ussr": "air Ruhr"}
    )
    assert offered(s, "lead") == []


@rule("W14.1", "W13.5")
def test_a_leader_neither_enters_nor_crosses_radioactive_land() -> None:
    s = leading(leaders={"uk": "A1"}, own={"italy": "Foxtrot, A2"}, radioactive="B1, B2")
    assert offered(s, "lead") == []


@rule("W14.1")
def test_own_land_with_armies_and_other_leaders_is_open() -> None:
    s = leading(
        leaders={"uk": "A1", "italy": "B1", "ussr": "B1"},
        own={"uk": "Alfa, B1", "italy": "Foxtrot, A2"},
        armies={"uk": "infantry B1, infantry B1, infantry B1, infantry B1, air Ardennes", "ussr": "air B2"},
    )
    assert offered(s, "lead") == ["B1"]  # From there only the enemy's Foxtrot and B2.
    do(s, "lead B1")
    assert leader(s, "uk") == "B1"


@rule("W14.1")
def test_the_way_may_go_over_research_and_development() -> None:
    s = leading(
        leaders={"uk": "E4"},
        own={"germany": "Delta, D4, E3, E5, F5"},
        armies={"germany": "air Leningrad"},
    )
    found = offered(s, "lead")
    assert {LAB, "F3", "G3", "G4", "E2", "H4"} <= set(found)
    assert {"E3", "F5", "Stalingrad", "Ardennes"}.isdisjoint(found)


@rule("W14.1")
def test_he_moves_once() -> None:
    s = leading(leaders={"uk": "C5"}, own={"uk": "Alfa, C5, D6"})
    do(s, "lead D6")
    assert not choosing(s, "lead")
    assert denied(s, "lead C5") in ("W14", "W14.1")


@rule("W14", "W5.2")
def test_the_order_of_the_phase() -> None:
    # Development comes last: with it the leader's move, the activities and the token's move are over.
    s = leading(leaders={"uk": LAB}, own={"uk": "Alfa, E4, F5"}, points={"uk": 20})
    assert choosing(s, "lead")
    assert choosing(s, "promote")
    do(s, "production E4")
    assert not choosing(s, "lead", "promote", "activate")
    assert denied(s, "lead F5") in ("W14", "W14.1")
    assert denied(s, "activate") in ("W14", "W15.1")
    # An activity ends the leader's move.
    s = leading(leaders={"uk": LAB}, points={"uk": 20})
    do(s, "promote Gun Tractors")
    assert not choosing(s, "lead")
    # The token's move ends the activities; development needs the token's move first.
    s = leading(leaders={"uk": LAB}, own={"uk": "Alfa, E4"}, points={"uk": 20}, tokens={"uk": 1})
    assert not choosing(s, "production")
    do(s, "research")
    assert not choosing(s, "lead", "promote")
    assert choosing(s, "production")


# W14.2: the radius


@rule("W14.2", "W17.1")
def test_the_radius_is_his_territory_and_those_next_to_it() -> None:
    # Round E5: Leningrad, D6, E4, Magnitogorsk, F5, Stalingrad. D7 and E3 lie two steps away.
    s = leading(leaders={"uk": "E5"}, own={"uk": "Alfa, E5, D6, E4, F5, D7, E3"})
    assert offered(s, "camp") == ["D6", "E4", "E5", "F5"]
    assert denied(s, "camp D7") == "W17.1"
    s = leading(leaders={"uk": "C5"}, own={"uk": "Alfa, E5, D6, E4, F5, D7, E3"})
    assert offered(s, "camp") == ["D6"]
    do(s, "lead E4")
    assert offered(s, "camp") == ["E3", "E4", "E5", "F5"]


# W14.3: no fighter


@rule("W14.3")
def test_a_leader_holds_no_strategic_territory_and_takes_none() -> None:
    s = position(active="uk", phase="movement", leaders={"uk": "Gela"}, armies={"uk": "infantry Gela"})
    do(s, f"take {army(s, 'uk', 'infantry', 'Gela')}", "go H4")
    assert owner(s, "Gela") == ""
    assert leader(s, "uk") == "Gela"
    s = leading(leaders={"uk": "Gela"})
    do(s, "lead H4")
    assert owner(s, "H4") == ""
    s = leading(leaders={"uk": "H4"})
    do(s, "lead Gela")
    assert owner(s, "Gela") == ""


@rule("W14.3", "W8.4")
def test_a_leader_alone_defends_nothing() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, C3"},
        leaders={"italy": "C3"},
        armies={"uk": "infantry C4"},
    )
    invade(s, "C3")
    assert choosing(s, "enter")  # No die: Case 2.
    assert leader(s, "italy") == "Foxtrot"


@rule("W14.3", "W11.3")
def test_a_leader_in_a_failed_invasion_stays() -> None:
    s = position(
        active="uk", phase="invasion", leaders={"italy": "C3"}, armies={"uk": "infantry C4", "italy": "air C3"}
    )
    fight(s, "C3", "D")
    assert leader(s, "italy") == "C3"
    assert owner(s, "C3") == "italy"


# W14.4: sent back


@rule("W14.4", "W7.3.3")
def test_an_army_that_ends_its_move_sends_him_to_the_base_of_his_start() -> None:
    s = position(
        active="uk",
        phase="movement",
        leaders={"ussr": "C5"},
        own={"ussr": "Charlie, Foxtrot"},
        armies={"uk": "infantry Alfa"},
    )
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}", "go C5")
    assert leader(s, "ussr") == "Charlie"
    assert owner(s, "C5") == "uk"


@rule("W14.4", "W11.3", "W12.1")
def test_an_invasion_sends_him_back() -> None:
    s = position(
        active="uk", phase="invasion", leaders={"italy": "C3"}, armies={"uk": "air C4", "italy": "infantry C3"}
    )
    fight(s, "C3", "D")
    assert leader(s, "italy") == "Foxtrot"


def driven(own: str, place: str = "H7") -> WarzagState:
    """The Italian leader is driven from a territory in the east by a Case 2 invasion; Italy started at Foxtrot."""
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": own, "ussr": "A6", "germany": "K1"},
        leaders={"italy": place},
        armies={"uk": "infantry Ploiesti"},
        points={"uk": 10},
    )
    return invade(s, place)


@rule("W14.4")
def test_without_his_base_he_goes_to_the_nearest_own_base() -> None:
    # From Foxtrot: Delta 6, Charlie 8; C2 lies next to it, but it is no base.
    assert leader(driven("H7, Charlie, Delta, C2"), "italy") == "Delta"
    assert leader(driven("H7, Charlie, C2"), "italy") == "Charlie"


@rule("W14.4", "W26")
def test_without_bases_he_goes_to_the_nearest_own_territory() -> None:
    # Distances are those from the starting base: A2 and E2 lie 2 from Foxtrot, H6 next to where he was driven from.
    s = driven("H7, H6, A3, E2")
    assert leader(s, "italy") == "E2"
    s = driven("H7, H6, A2, E2")
    assert asked(s) == ["Italy"]
    assert offered(s) == ["refuge A2", "refuge E2"]
    do(s, "refuge A2")
    assert leader(s, "italy") == "A2"
    assert asked(s) == ["United Kingdom"]


@rule("W14.4")
def test_the_territory_he_is_driven_from_never_counts() -> None:
    # Driven from his own base, which is his still while the invader chooses.
    s = position(
        active="uk", phase="invasion", own={"italy": "Foxtrot, K6"}, armies={"uk": "infantry B1"}, points={"uk": 10}
    )
    invade(s, "Foxtrot")
    assert leader(s, "italy") == "K6"
    do(s, "liberate")
    assert leader(s, "italy") == "K6"


@rule("W14.4", "W24.1", "W24.3")
def test_with_nowhere_to_go_he_is_off_the_board() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "infantry B1"}, points={"uk": 10})
    invade(s, "Foxtrot")
    enter(s, army(s, "uk", "infantry", "B1"))
    assert leader(s, "italy") == ""
    assert winners(s) is None
    next_turn(s)
    next_turn(s)
    next_turn(s)
    assert asked(s) == ["United Kingdom"]  # Italy has no turn any more.


@rule("W14.4", "W13.4")
def test_an_atomic_weapon_sends_every_leader_back_that_of_its_owner_too() -> None:
    s = position(active="uk", phase="invasion", weapons=["uk"], leaders={"uk": "C5", "ussr": "C5", "italy": "C5"})
    do(s, "bomb C5")
    assert [leader(s, nation) for nation in ("uk", "ussr", "italy")] == ["Alfa", "Charlie", "Foxtrot"]


@rule("W14.4", "W26", "W13.4")
def test_every_owner_chooses_for_his_own_leader() -> None:
    s = position(
        active="uk",
        phase="invasion",
        weapons=["uk"],
        own={"ussr": "I5, H6, A6", "italy": "B1, C2"},
        leaders={"ussr": "C5", "italy": "C5"},
    )
    do(s, "bomb C5")
    chosen = {}
    for _ in range(2):
        chosen[asked(s)[0]] = offered(s)
        do(s, offered(s)[1])
    assert chosen == {"Italy": ["refuge B1", "refuge C2"], "Soviet Union": ["refuge H6", "refuge I5"]}
    assert (leader(s, "italy"), leader(s, "ussr")) == ("C2", "I5")
    assert asked(s) == ["United Kingdom"]


@rule("W14.4", "W7.3.3", "W26")
def test_the_owner_chooses_in_the_middle_of_a_move() -> None:
    s = position(
        active="uk",
        phase="movement",
        own={"italy": "B1, C2"},
        leaders={"italy": "C5"},
        armies={"uk": "infantry Alfa, infantry Alfa"},
    )
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}", "go C5")
    assert asked(s) == ["Italy"]
    do(s, "refuge C2")
    assert leader(s, "italy") == "C2"
    assert asked(s) == ["United Kingdom"]
    assert choosing(s, "take")
    assert owner(s, "C5") == "uk"


# W14.5: the missed turn


@rule("W14.5", "W16.1")
def test_sent_back_he_misses_exactly_one_turn() -> None:
    s = position(
        active="uk",
        phase="movement",
        leaders={"ussr": "C5"},
        own={"ussr": "Charlie, H6, I5"},
        armies={"uk": "infantry Alfa"},
        developed={"production": "H6"},
        tokens={"ussr": 1},
        points={"ussr": 30},
    )
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}", "go C5")
    next_turn(s)
    assert asked(s) == ["Soviet Union"]
    assert denied(s, "camp I5")
    assert {"lead", "camp", "production", "fortify", "raze"}.isdisjoint(verbs(s))
    assert token(s, "ussr") == 3  # One base and one developed territory: the token moves all the same.
    deal(s)
    next_turn(s)
    next_turn(s)
    next_turn(s)
    assert asked(s) == ["Soviet Union"]
    assert {"lead", "camp", "raze"} <= verbs(s)


@rule("W14.5")
def test_the_missed_turn_is_named_as_the_reason() -> None:
    s = position(
        active="uk",
        phase="leader",
        waiting=["uk"],
        own={"uk": "Alfa, C5"},
        tokens={"uk": 1},
        hands={"uk": "Scientists"},
    )
    # The card keeps Phase IV open after the token has moved.
    if "research" in offered(s):
        assert denied(s, "lead C5") == "W14.5"
        do(s, "research")
    assert asked(s) == ["United Kingdom"]
    assert denied(s, "lead C5") in ("W14", "W14.5")
    assert denied(s, "camp C5") == "W14.5"


@rule("W14.5", "W15.1")
def test_a_leader_who_misses_the_turn_does_nothing_on_research_and_development() -> None:
    # Composed: he cannot come there by being sent back, but the rule allows him no activity.
    s = position(
        active="uk",
        phase="leader",
        waiting=["uk"],
        leaders={"uk": LAB},
        own={"uk": "Alfa, E4"},
        armies={"uk": "infantry Alfa/1"},
        points={"uk": 20},
        hands={"uk": "Field Hospital, Engineers"},
    )
    assert not choosing(s, "promote", "activate", "repair", "evacuate", "lead", "camp")
    assert "play Field Hospital" in offered(s)
    assert "play Engineers" not in offered(s)  # Without a radius it can have no effect.


@rule("W14.5")
def test_sent_back_twice_he_misses_one_turn() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, C3, K6"},
        leaders={"italy": "C3"},
        armies={"uk": "infantry C4", "ussr": "infantry B1", "italy": "infantry K6"},
        points={"uk": 10, "ussr": 10},
    )
    invade(s, "C3")
    do(s, "liberate")
    assert leader(s, "italy") == "Foxtrot"
    next_turn(s)
    done(s)
    if not choosing(s, "invade"):
        done(s)
    invade(s, "Foxtrot")
    assert leader(s, "italy") == "K6"
    do(s, "liberate")
    next_turn(s)
    next_turn(s)
    assert asked(s) == ["Italy"]
    assert "lead" not in verbs(s)
    deal(s)
    for _ in range(3):
        next_turn(s)
    assert asked(s) == ["Italy"]
    assert "lead" in verbs(s)


@rule("W14.5")
def test_sent_back_in_his_own_turn_he_works_in_it_and_misses_the_next() -> None:
    # The first turn that begins after it is the one he misses.
    s = position(active="uk", phase="invasion", weapons=["uk"], leaders={"uk": "C5"}, own={"uk": "Alfa, D6"})
    do(s, "bomb C5")
    assert leader(s, "uk") == "Alfa"
    assert {"lead", "camp"} <= verbs(s)
    deal(s)
    for _ in range(3):
        next_turn(s)
    assert asked(s) == ["United Kingdom"]
    assert {"lead", "camp"}.isdisjoint(verbs(s))
    deal(s)
    for _ in range(3):
        next_turn(s)
    assert {"lead", "camp"} <= verbs(s)


# W14.6: the safe place


@rule("W14.6", "W7.2.2", "W8.2", "W13.3")
def test_nothing_drives_leaders_from_research_and_development() -> None:
    everybody = {"uk": "E4", "ussr": LAB, "germany": LAB, "italy": LAB}
    s = leading(leaders=everybody)
    do(s, f"lead {LAB}")
    assert [leader(s, nation) for nation in everybody] == [LAB] * 4
    s = position(active="uk", phase="movement", leaders=everybody, armies={"uk": "air E4"})
    do(s, f"take {army(s, 'uk', 'air', 'E4')}")
    assert denied(s, f"go {LAB}") == "W7.2.2"
    s = position(active="uk", phase="invasion", leaders=everybody, armies={"uk": "air E4"}, weapons=["uk"])
    assert denied(s, f"bomb {LAB}") == "W13.3"
    assert denied(s, f"invade {LAB}") == "W8.2"
