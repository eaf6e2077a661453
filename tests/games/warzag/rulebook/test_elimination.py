"""W24: who has nothing left."""

from __future__ import annotations

from typing import Any

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import LAB, choosing, drawing, fight, finish, invade, next_turn, seen, spare
from tests.games.warzag.vocabulary import (
    army,
    asked,
    defence,
    discards,
    do,
    done,
    here,
    leader,
    offered,
    owner,
    points,
    rule,
    winners,
)
from tests.games.warzag.vocabulary import position_1 as position


def playing(s: WarzagState, nation: str) -> bool:
    return bool(seen(s, 0, nation)["playing"])


def ended(s: WarzagState, nation: str) -> WarzagState:
    """The British take the last land of a nation, B7, away from it."""
    invade(s, "B7")
    do(s, "liberate")
    assert not playing(s, nation)
    return s


# W24.1


@rule("W24", "W24.1")
def test_one_strategic_territory_keeps_a_player_in_the_game() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "C3"},
        armies={"uk": "air C4, air Leningrad, infantry D4", "italy": "infantry Ardennes"},
    )
    invade(s, "C3", f"with {army(s, 'uk', 'air', 'C4')}")
    do(s, "liberate")
    assert playing(s, "italy")
    fight(s, "Ardennes", "D")  # 1 against 5: it fails.
    spare(s)
    assert playing(s, "italy")


@rule("W24.1", "W3.8")
def test_the_loss_of_the_last_strategic_territory_eliminates() -> None:
    s = position(
        active="uk", phase="invasion", own={"italy": ""}, armies={"uk": "air C4, air C4", "italy": "infantry Normandy"}
    )
    fight(s, "Normandy", "D")  # 16 against 6.
    spare(s)
    assert not playing(s, "italy")
    assert winners(s) is None


@rule("W24.1")
def test_one_base_or_one_standard_territory_is_enough() -> None:
    for left in ("Foxtrot", "K6"):
        s = position(active="uk", phase="invasion", own={"italy": f"C3, {left}"}, armies={"uk": "air C4"})
        invade(s, "C3")
        do(s, "liberate")
        assert playing(s, "italy")
        assert asked(s) == ["United Kingdom"]


@rule("W24.1", "W5.1")
def test_who_is_out_has_no_turn() -> None:
    s = ended(position(active="uk", phase="invasion", own={"ussr": "B7"}, armies={"uk": "air Alfa"}), "ussr")
    next_turn(s)
    assert asked(s) == ["Germany"]


@rule("W24.1", "W13.4")
def test_an_atomic_weapon_can_eliminate() -> None:
    s = position(active="uk", phase="invasion", own={"italy": "B7"}, weapons=["uk"])
    do(s, "bomb B7")
    assert not playing(s, "italy")


# W24.2


def partners(**more: Any) -> WarzagState:
    """Alliances, Italy's turn: the British have only C2, which an Italian infantry at Foxtrot can take."""
    given: dict[str, Any] = {
        "active": "italy",
        "phase": "invasion",
        "own": {"uk": "C2", "ussr": "Charlie, H6"},
        "armies": {"italy": "infantry Foxtrot", "uk": "infantry H6/1, armour H6, air Charlie"},
        **more,
    }
    s = position("alliances", **given)
    invade(s, "C2", f"with {army(s, 'italy', 'infantry', 'Foxtrot')}")
    do(s, "liberate")
    assert asked(s) == ["Soviet Union"]
    return do(s, "fight-on")


@rule("W24.2", "W23.8")
def test_armies_on_allied_land_pass_to_the_partner() -> None:
    s = partners(points={"ussr": 9})
    assert not playing(s, "uk")
    assert here(s, "H6") == ["uk armour", "uk infantry/1"]
    assert owner(s, "H6") == "ussr"
    next_turn(s)
    assert s.view(0)["active"] == "ussr"
    while not choosing(s, "take"):
        do(s, "done")
    do(s, f"take {army(s, 'uk', 'infantry', 'H6')}", "go G5")
    assert (owner(s, "G5"), here(s, "G5")) == ("ussr", ["uk infantry/1"])


@rule("W24.2")
def test_they_keep_their_bonuses_and_gain_no_others() -> None:
    s = partners(
        promotions={"uk": "Mountain Troops", "germany": "Tank Aces"}, leaders={"ussr": LAB}, points={"ussr": 20}
    )
    infantry, armour = army(s, "uk", "infantry", "H6"), army(s, "uk", "armour", "H6")
    assert defence(s, infantry) == 2  # 2 and 1 more, and the wound.
    next_turn(s)
    while not choosing(s, "promote"):
        do(s, "done")
    assert "Mountain Troops" not in offered(s, "promote")
    do(s, "promote Sloped Plates")
    assert defence(s, armour) == 7
    assert defence(s, infantry) == 2


@rule("W24.2", "W2.3")
def test_eliminated_they_leave_the_game() -> None:
    # Italy eliminates one of them; nobody's stock grows.
    s = partners(
        own={"uk": "C2", "ussr": "Charlie, D2"},
        armies={"italy": "infantry Foxtrot, air Foxtrot", "uk": "infantry D2"},
    )
    before = {nation: seen(s, 0, nation)["stock"] for nation in ("uk", "ussr")}
    fight(s, "D2", "D")
    spare(s)
    assert here(s, "D2") == []
    assert seen(s, 0, "ussr")["stock"] == before["ussr"]
    assert seen(s, 0, "uk")["stock"] == before["uk"]
    assert seen(s, 0, "italy")["kills"] == 1


@rule("W24.2", "W23.10")
def test_the_partner_defends_with_them() -> None:
    s = partners(
        own={"uk": "C2", "ussr": "Charlie, D2"},
        armies={"italy": "infantry Foxtrot, armour Foxtrot", "uk": "armour D2"},
    )
    fight(s, "D2", "R")
    assert asked(s) == ["Soviet Union"]


# W24.3


@rule("W24.3")
def test_what_an_eliminated_player_had_is_removed() -> None:
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "B7", "uk": "Alfa, C5"},
        leaders={"italy": LAB, "uk": LAB},
        points={"italy": 20, "uk": 20},
        tokens={"italy": 11},
        weapons=["italy"],
        hands={"italy": "Convoy, Sabotage"},
        missions={"italy": "Savings"},
        promotions={"italy": "Gun Tractors"},
        armies={"uk": "air Alfa"},
    )
    ended(s, "italy")
    assert (leader(s, "italy"), points(s, "italy"), seen(s, 0, "italy")["token"]) == ("", 0, -1)
    assert not seen(s, 0, "italy")["weapon"]
    assert sorted(discards(s)) == ["Convoy", "Sabotage"]
    assert seen(s, 0, "italy")["cards"] == 0
    assert len(s.view(1)["mission_bottom"]) == 1
    assert "Gun Tractors" not in offered(s, "promote")
    assert "Forward Observers" in offered(s, "promote")
    finish(s)
    assert drawing(s) == "mission"
    assert "mission Savings" not in offered(s)


# W24.4


def falling(scenario: str = "four-players", **more: Any) -> WarzagState:
    """The British have only the Ruhr with an artillery (A2 D4), next to an Italian infantry on Dunkirk (+4, +3)."""
    given: dict[str, Any] = {
        "active": "uk",
        "phase": "invasion",
        "own": {"uk": ""},
        "armies": {"uk": "artillery Ruhr", "italy": "infantry Dunkirk"},
        **more,
    }
    return position(scenario, **given)


@rule("W24.4", "W11.4")
def test_a_player_eliminated_in_his_own_turn_ends_it_at_once() -> None:
    s = falling()
    invade(s, "Dunkirk")
    done(s)  # He spares the infantry: 2 against 6 is not enough.
    do(s, "roll 3")  # 2 + 3 points.
    do(s, f"eliminate {army(s, 'uk', 'artillery', 'Ruhr')}")
    spare(s)
    assert owner(s, "Ruhr") == ""
    assert owner(s, "Dunkirk") == "italy"
    assert not playing(s, "uk")
    assert asked(s) == ["Soviet Union"]
    assert s.view(0)["active"] == "ussr"
    for _ in range(3):
        next_turn(s)
    assert asked(s) == ["Soviet Union"]


@rule("W24.4", "O10")
def test_who_is_out_cannot_win_any_more() -> None:
    # The twentieth British kill comes with the loss of the last British territory.
    s = falling(own={"uk": "", "italy": "Foxtrot"}, kills={"uk": 19}, objectives={"uk": "War of Attrition"})
    both_fall(s)
    assert seen(s, 0, "uk")["kills"] == 20
    assert not playing(s, "uk")
    assert winners(s) is None


@rule("W24.4", "W23.8")
def test_who_is_out_wins_with_his_alliance() -> None:
    s = position(
        "alliances",
        active="ussr",
        phase="invasion",
        out=["uk"],
        own={"uk": "", "germany": "B7"},
        armies={"ussr": "air B6"},
    )
    invade(s, "B7")
    do(s, "liberate")
    assert winners(s) is None
    s = position(
        "alliances",
        active="ussr",
        phase="invasion",
        out=["uk", "italy"],
        own={"uk": "", "italy": "", "germany": "B7"},
        armies={"ussr": "air B6"},
    )
    invade(s, "B7")
    do(s, "liberate")
    assert winners(s) == ["United Kingdom", "Soviet Union"]


def leaving(active: str) -> WarzagState:
    """The last British army goes from Gela, the only British territory, to a Soviet one."""
    s = position("alliances", active=active, own={"uk": "", "ussr": "Charlie, H4"}, armies={"uk": "infantry Gela"})
    do(s, f"take {army(s, 'uk', 'infantry', 'Gela')}", "go H4")
    assert not playing(s, "uk")
    assert asked(s) == ["Soviet Union"]
    assert offered(s) == ["fight-on", "surrender"]
    return s


@rule("W24.4", "W24.1", "W24.2", "W3.8")
def test_who_leaves_his_last_territory_is_out_and_the_next_player_begins() -> None:
    s = leaving("uk")
    do(s, "fight-on")
    assert s.view(0)["active"] == "italy"  # UK, Italy, USSR, Germany.
    assert here(s, "H4") == ["uk infantry"]


@rule("W24.1", "W23.5", "W23.8")
def test_a_partner_can_lead_away_the_last_army() -> None:
    s = leaving("ussr")
    do(s, "fight-on")
    assert s.view(0)["active"] == "ussr"  # His own turn goes on.
    assert winners(do(leaving("ussr"), "surrender")) == ["Germany", "Italy"]


# W24.5


def both_fall(s: WarzagState) -> WarzagState:
    """The infantry on Dunkirk and the artillery on the Ruhr eliminate each other."""
    invade(s, "Dunkirk")
    do(s, f"eliminate {army(s, 'italy', 'infantry', 'Dunkirk')}")
    if choosing(s, "eliminate"):
        done(s)
    do(s, "roll 3")
    do(s, f"eliminate {army(s, 'uk', 'artillery', 'Ruhr')}")
    spare(s)
    assert (owner(s, "Ruhr"), owner(s, "Dunkirk")) == ("", "")
    return s


@rule("W24.5", "W22.4", "W11.2", "W11.4")
def test_of_the_last_two_the_active_player_is_not_tested() -> None:
    s = both_fall(falling("two-players-uk-italy", own={"uk": "", "italy": ""}))
    assert winners(s) == ["United Kingdom"]


@rule("W24.5")
def test_with_others_left_both_are_out() -> None:
    s = both_fall(falling(own={"uk": "", "italy": ""}))
    assert winners(s) is None
    assert [playing(s, nation) for nation in ("uk", "ussr", "germany", "italy")] == [False, True, True, False]
    assert asked(s) == ["Soviet Union"]


@rule("W24.5", "W22.4")
def test_with_one_other_left_he_wins() -> None:
    s = both_fall(falling("three-players-without-germany", own={"uk": "", "italy": ""}))
    assert winners(s) == ["Soviet Union"]


@rule("W24.5", "W23.8")
def test_in_alliances_the_last_two_fight_on_without_a_question() -> None:
    s = both_fall(falling("alliances", own={"uk": "", "italy": ""}))
    assert winners(s) is None
    assert not choosing(s, "surrender", "fight-on")
    assert s.view(0)["active"] == "ussr"  # UK, Italy, USSR, Germany.
    next_turn(s)
    assert s.view(0)["active"] == "germany"
    next_turn(s)
    assert s.view(0)["active"] == "ussr"
