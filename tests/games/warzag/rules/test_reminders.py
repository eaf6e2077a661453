"""What Done says before it ends a phase, and what can be put back."""

from __future__ import annotations

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.vocabulary import army, do, offered, position, rule
from tests.vocabulary import left_undone


def left(s: WarzagState) -> dict[str, str]:
    return left_undone(s, "done")


@rule("W7.2.1")
def test_a_phase_in_which_nothing_was_done_is_named() -> None:
    s = position(active="uk", armies={"uk": "infantry Alfa"}, points={"uk": 9}, missions={"uk": "Great Advance"})
    assert left(s) == {"leaves-nothing": "You have neither trained nor moved any armies, and you have 9 PP left."}
    do(s, "infantry Alfa")
    assert left(s) == {}


@rule("W7.2.1")
def test_armies_that_stand_about_are_named_once_one_has_moved() -> None:
    s = position(
        active="uk",
        armies={"uk": "infantry Alfa, air Alfa"},
        own={"uk": "Alfa, D7"},
        points={"uk": 0},
        missions={"uk": "Great Advance"},
    )
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}")
    do(s, f"go {offered(s, 'go')[0]}")
    assert left(s) == {"leaves-unmoved": "Not moved yet, and far from the enemy: British air army 1."}


@rule("W7.2.1")
def test_who_stands_before_the_enemy_does_not_stand_about() -> None:
    for enemy, idle in (("Magnitogorsk", False), ("K6", True)):
        s = position(
            active="uk",
            phase="movement",
            armies={"uk": "air Alfa, infantry D6", "ussr": f"infantry {enemy}"},
            own={"uk": "Alfa, D6, D7", "ussr": enemy},
            points={"uk": 0},
            missions={"uk": "Great Advance"},
        )
        do(s, f"take {army(s, 'uk', 'air', 'Alfa')}", "go D7")
        assert ("leaves-unmoved" in left(s)) == idle


@rule("W19.6")
def test_what_a_card_has_made_cheaper_is_named_until_it_is_used() -> None:
    s = position(active="uk", points={"uk": 9}, hands={"uk": "Lend-Lease"}, missions={"uk": "Great Advance"})
    do(s, "play Lend-Lease")
    assert left(s) == {"leaves-discount": "The next army costs 4 PP less, but only if you train it now."}
    do(s, "infantry Alfa")
    assert left(s) == {}


@rule("W19.6", "W17.1")
def test_developments_that_cost_nothing_are_named_one_by_one() -> None:
    s = position(active="uk", phase="development", own={"uk": "Alfa, D7"}, points={"uk": 0}, hands={"uk": "Engineers"})
    do(s, "play Engineers")
    assert left(s)["leaves-free"] == "2 free developments are unused and will be lost."
    do(s, "camp D7")
    assert left(s)["leaves-free"] == "A free development is unused and will be lost."


@rule("W19.6")
def test_more_that_could_be_chosen_is_named() -> None:
    s = position(active="uk", hands={"uk": "Conscription"}, missions={"uk": "Great Advance"})
    do(s, "play Conscription", "place Alfa")
    assert left(s) == {"leaves-more": "You can still choose 1 more."}


@rule("W18.2")
def test_a_mission_that_one_more_army_would_fulfil_is_named() -> None:
    s = position(active="uk", armies={"uk": "infantry Alfa"}, points={"uk": 9}, missions={"uk": "Take to the Skies"})
    assert "Take to the Skies" in left(s)["leaves-mission"]
    do(s, "air Alfa")
    assert "leaves-mission" not in left(s)
    s = position(active="uk", armies={"uk": "infantry Alfa"}, points={"uk": 0}, missions={"uk": "Take to the Skies"})
    assert "leaves-mission" not in left(s)


@rule("W18.2")
def test_the_mission_of_another_is_not_told() -> None:
    s = position(active="uk", armies={"uk": "infantry Alfa"}, points={"uk": 9}, missions={"ussr": "Take to the Skies"})
    assert "Take to the Skies" not in left(s).get("leaves-mission", "")


@rule("W14.1")
def test_a_mission_that_the_leader_could_fulfil_is_named_at_the_end_of_the_turn() -> None:
    s = position(active="uk", phase="leader", missions={"uk": "Far from Home"}, leaders={"uk": "D6"}, points={"uk": 0})
    assert "Far from Home" in left(s)["leaves-mission"]
    s = position(active="uk", phase="leader", missions={"uk": "Great Advance"}, leaders={"uk": "D6"}, points={"uk": 0})
    assert left(s) == {}


@rule("W22.3")
def test_an_objective_that_one_more_territory_would_complete_is_named() -> None:
    land = "Alfa, A1, A2, A3, A4, A5, A6, B1, B2, B3, B5, B6, B7, C2, C3, C4, C5, D1, D2, D4, D6, E2, E3"
    for objective, near in (("Wide Horizons", True), ("War of Attrition", False)):
        s = position(
            active="uk",
            phase="movement",
            own={"uk": land},
            armies={"uk": "infantry Alfa"},
            points={"uk": 2},
            missions={"uk": "Great Advance"},
            objectives={"uk": objective},
        )
        assert ("leaves-objective" in left(s)) == near
        do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}", "go D7")
        assert s.over() == near


@rule("W7.2.5")
def test_an_army_in_hand_can_be_put_back() -> None:
    s = position(active="uk", armies={"uk": "infantry Alfa"}, points={"uk": 9})
    seat, before = s.asks()[0].seat, offered(s)
    assert s.in_hand(seat) is None
    do(s, f"take {army(s, 'uk', 'infantry', 'Alfa')}")
    hand, down = s.in_hand(seat), s.put_down(seat)
    assert hand is not None
    assert not hand.moved
    assert down is not None
    assert offered(down) == before
