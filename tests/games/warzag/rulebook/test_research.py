"""W16: the research token and the squares T01 to T24."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import (
    LAB,
    choosing,
    deal,
    denied,
    drawing,
    fight,
    finish,
    name,
    next_turn,
    seen,
    verbs,
)
from tests.games.warzag.vocabulary import asked, cards, do, draw, hand, here, offered, points, rule, token, winners
from tests.games.warzag.vocabulary import position_1 as position


@dataclass(frozen=True)
class Effect:
    """What a move of the token brings."""

    pp: int = 0
    cards: int = 0
    repairs: int = 0
    infantry: int = 0
    free: int = 0
    stronger: str = ""
    weapon: bool = False


TRACK: dict[int, Effect] = {
    1: Effect(pp=1),
    2: Effect(pp=2),
    3: Effect(cards=1),
    4: Effect(repairs=1),
    5: Effect(pp=3),
    6: Effect(stronger="artillery"),
    7: Effect(cards=1),
    8: Effect(infantry=1),
    9: Effect(pp=3),
    10: Effect(free=1),
    11: Effect(cards=1),
    12: Effect(stronger="armour"),
    13: Effect(pp=4),
    14: Effect(repairs=1),
    15: Effect(cards=1),
    16: Effect(infantry=1),
    17: Effect(free=1),
    18: Effect(stronger="air"),
    19: Effect(pp=4),
    20: Effect(cards=1),
    21: Effect(repairs=1),
    22: Effect(pp=5),
    23: Effect(cards=2),
    24: Effect(weapon=True),
}
MILESTONES = (1, 6, 12, 18, 24)
NO_PLACE = 2  # PP, if a free infantry cannot be placed.
KINDS = ("infantry", "artillery", "armour", "air")
FAR = [
    "K1", "K2", "K3", "K4", "K5", "K6", "J1", "J2", "J3", "J5", "J6", "J7", "I2", "I3", "I4", "I5", "H1",
    "H2", "H4", "H6", "G2", "G3", "G4",
]  # fmt: skip
"""Standard territories far from the British leader at Alfa, to be developed."""
SQUARES = [pytest.param(square, marks=rule(f"T{square:02}", "W16.2", "W16.6")) for square in TRACK]


def ready(square: int, steps: int, **more: Any) -> WarzagState:
    """The British token stands on a square and will move so many steps: Alfa, and steps - 1 developed territories.

    C5 lies in the leader's radius; armies on C5 and D6 are wounded.
    """
    far = ", ".join(FAR[: steps - 1])
    given: dict[str, Any] = {
        "active": "uk",
        "phase": "leader",
        "own": {"uk": f"Alfa, C5, D6, {far}"},
        "developed": {"production": far},
        "armies": {"uk": "air C5/1, air D6/1"},
        "tokens": {"uk": square},
        "points": {"uk": 10},
        "objectives": {"uk": "Secret Service"},
        **more,
    }
    return position(**given)


def attacks(s: WarzagState) -> list[int]:
    return [values[0] for values in seen(s, 1, "uk")["values"]]


def moved(s: WarzagState) -> Effect:
    """Move the token, choose the first of whatever is to be chosen, and say what it brought."""
    before, strength = points(s, "uk"), attacks(s)
    drawn = repairs = infantry = 0
    wounded = [place for place in ("C5", "D6") if "/" in here(s, place)[0]]
    do(s, "research")
    while drawing(s) == "supply" or choosing(s, "place", "repair"):
        if asked(s) == ["chance"]:
            drawn += 1
        infantry += choosing(s, "place")
        do(s, offered(s)[0])
    repairs = len([place for place in wounded if "/" not in here(s, place)[0]])
    gained = points(s, "uk") - before
    do(s, "production C5")
    free = points(s, "uk") - before == gained
    stronger = [kind for kind, old, new in zip(KINDS, strength, attacks(s), strict=True) if new == old + 1]
    return Effect(gained, drawn, repairs, infantry, int(free), " ".join(stronger), bool(seen(s, 1, "uk")["weapon"]))


# The squares


@pytest.mark.parametrize("square", SQUARES)
def test_a_square_where_the_move_ends_takes_effect(square: int) -> None:
    s = ready(square - 1, 1)
    assert moved(s) == TRACK[square]
    assert token(s, "uk") == square


@pytest.mark.parametrize(
    "square",
    [
        pytest.param(square, marks=rule(f"T{square:02}", "W16.2"))
        for square in TRACK
        if square not in MILESTONES and square + 1 not in MILESTONES
    ],
)
def test_other_squares_have_no_effect_in_passing(square: int) -> None:
    # Two steps: only the second counts.
    assert moved(ready(square - 1, 2)) == TRACK[square + 1]


@pytest.mark.parametrize(
    ("square", "other"),
    [
        pytest.param(1, Effect(pp=1 + 2), marks=rule("T01", "W16.2")),
        pytest.param(6, Effect(stronger="artillery", cards=1), marks=rule("T06", "W16.2")),
        pytest.param(12, Effect(stronger="armour", pp=4), marks=rule("T12", "W16.2")),
        pytest.param(18, Effect(stronger="air", pp=4), marks=rule("T18", "W16.2")),
    ],
)
def test_milestones_have_their_effect_in_passing(square: int, other: Effect) -> None:
    assert moved(ready(square - 1, 2)) == other


@pytest.mark.parametrize("square", [pytest.param(square, marks=rule("W16.2")) for square in (5, 11, 17)])
def test_squares_before_a_milestone_have_no_effect_in_passing(square: int) -> None:
    assert moved(ready(square - 1, 2)) == TRACK[square + 1]


@rule("W16.2", "T01", "T06", "T12", "T18", "T24")
def test_one_long_move_passes_all_milestones() -> None:
    found = moved(ready(0, 24))
    assert found == Effect(pp=1, stronger="artillery armour air", weapon=True)


@rule("W16.2", "W22.5")
def test_milestones_come_before_the_square_where_the_move_ends() -> None:
    # The point of square 1 completes O13 (55 PP and 18 territories): the card of square 3 is not drawn any more.
    land = "Alfa, C5, D6, K1, K2, K3, K4, K5, K6, J1, J2, J3, J5, J6, J7, I2, I3, I4"
    s = ready(
        0, 3, own={"uk": land}, points={"uk": 54}, objectives={"uk": "War Chest"}, developed={"production": "K1, K2"}
    )
    do(s, "research")
    assert winners(s) == ["United Kingdom"]
    assert cards(s, "uk") == 0


@rule("T06", "T12", "T18", "W16.6")
@pytest.mark.parametrize(
    ("square", "kind", "other"), [(5, "artillery", "armour"), (11, "armour", "air"), (17, "air", "infantry")]
)
def test_more_attack_is_felt_in_the_next_invasion(square: int, kind: str, other: str) -> None:
    # British attack and the Italian defence that it just misses: infantry 1, artillery 2, armour 3, air 8.
    own = {"infantry": 1, "artillery": 2, "armour": 3, "air": 8}
    defenders = {2: "infantry C3", 3: "infantry C3/1, infantry C3", 4: "artillery C3", 9: "armour C3, artillery C3/1"}

    def succeeds(attacker: str, start: int) -> bool:
        s = ready(
            start, 1, armies={"uk": f"{attacker} C4", "italy": defenders[own[attacker] + 1]}, leaders={"uk": "Alfa"}
        )
        do(s, "research")
        for _ in range(4):
            next_turn(s)
        while not choosing(s, "invade"):
            do(s, "done")
        fight(s, "C3", "D")
        return choosing(s, "enter")

    assert succeeds(kind, square)
    assert not succeeds(other, square)


@rule("W16.6", "T06")
def test_more_attack_is_for_the_rest_of_the_game_and_for_its_owner_only() -> None:
    s = ready(5, 1, tokens={"uk": 5, "ussr": 3})
    do(s, "research")
    for _ in range(4):
        next_turn(s)
    assert attacks(s) == [1, 3, 3, 8]
    assert [values[0] for values in seen(s, 0, "ussr")["values"]] == [1, 3, 4, 6]


# W16.1: the move


@rule("W16", "W16.1")
def test_the_token_moves_by_bases_and_developed_territories_of_all_types() -> None:
    # Two bases and one of each type; plain and strategic territories do not count.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, Foxtrot, C5, D6, D7, B6, B7, K1", "italy": "K2"},
        armies={"uk": "air Gela, air Ruhr"},
        developed={"camp": "C5", "production": "D6", "fortification": "D7"},
        tokens={"uk": 4},
    )
    do(s, "research")
    assert token(s, "uk") == 9


@rule("W16.1")
def test_developments_of_others_and_later_ones_do_not_count() -> None:
    s = ready(12, 1, own={"uk": "Alfa, C5", "italy": "Foxtrot, B1"}, developed={"camp": "B1"}, armies={})
    do(s, "research", "camp C5")
    finish(s)
    assert token(s, "uk") == 13


@rule("W16.1")
def test_an_active_token_must_move() -> None:
    s = ready(12, 1)
    assert "done" not in offered(s)
    assert denied(s, "done") == "W16.1"
    assert denied(s, "production C5") in ("W14", "W16.1")
    do(s, "research")
    assert denied(s, "research") == "W16.1"


@rule("W16.1")
def test_the_token_moves_in_every_turn_of_its_owner_only() -> None:
    s = ready(18, 1)
    next_turn(s)
    assert token(s, "uk") == 19
    for _ in range(3):
        next_turn(s)
        assert token(s, "uk") == 19
    next_turn(s)
    assert token(s, "uk") == 20


@rule("W16.1")
def test_a_token_that_is_not_active_does_not_move() -> None:
    s = ready(0, 1, tokens={})
    assert denied(s, "research") == "W16.1"
    next_turn(s)
    assert token(s, "uk") == -1


# W16.3: the end


@rule("W16.3", "T24")
def test_surplus_steps_are_lost() -> None:
    s = ready(21, 7)
    assert moved(s) == Effect(weapon=True)
    assert token(s, "uk") == 24


@rule("W16.3", "W13.1", "T24")
def test_a_token_on_the_last_square_stays_and_brings_nothing_more() -> None:
    s = ready(24, 3)  # The weapon has been used already.
    assert "weapon" in seen(s, 1, "uk")
    next_turn(s)
    assert token(s, "uk") == 24
    assert not seen(s, 1, "uk")["weapon"]


@rule("W16.3")
def test_tokens_do_not_block_each_other() -> None:
    s = ready(12, 2, tokens={"uk": 12, "ussr": 13, "germany": 14, "italy": 14})
    do(s, "research")
    assert token(s, "uk") == 14


@rule("T24", "W13.1", "W13.2")
def test_the_weapon_of_the_last_square_is_used_in_a_later_turn() -> None:
    s = ready(23, 1)
    assert "bomb" not in verbs(s)
    deal(s)
    for _ in range(3):
        next_turn(s)
    assert "bomb" in verbs(s)


# W16.4: Scientists


@rule("W16.4", "S15", "W19.4")
def test_scientists_make_a_second_move_of_four() -> None:
    s = ready(10, 1, hands={"uk": "Scientists"})
    assert "play Scientists" not in offered(s)
    assert denied(s, "play Scientists") in ("W16.4", "W19.4")
    do(s, "research")
    assert attacks(s) == [1, 3, 3, 8]
    assert drawing(s) == "supply"  # Square 11.
    draw(s, "Convoy")
    do(s, "play Scientists")
    assert token(s, "uk") == 15
    assert attacks(s) == [1, 3, 4, 8]  # Square 6 long ago, square 12 in passing.
    assert points(s, "uk") == 10  # Not square 13.
    assert drawing(s) == "supply"  # Square 15.


@rule("W16.4", "W16.3", "S15")
def test_scientists_stop_at_the_end_and_need_a_token_on_its_way() -> None:
    s = ready(21, 1, hands={"uk": "Scientists"})
    do(s, "research", "play Scientists")
    assert token(s, "uk") == 24
    assert seen(s, 1, "uk")["weapon"]
    s = ready(23, 1, hands={"uk": "Scientists"})
    do(s, "research")
    assert "play Scientists" not in offered(s)
    s = ready(0, 1, tokens={}, hands={"uk": "Scientists"})
    assert denied(s, "play Scientists")


@rule("W16.4")
def test_two_scientists_make_two_moves() -> None:
    s = ready(0, 1, hands={"uk": "Scientists, Scientists"})
    do(s, "research", "play Scientists", "play Scientists")
    assert token(s, "uk") == 9
    assert points(s, "uk") == 10 + 1 + 3 + 3  # Squares 1, 5 and 9.


# W16.5: no move


@rule("W16.5")
@pytest.mark.parametrize("square", [0, 1, 3, 13])
def test_a_move_of_no_squares_triggers_nothing(square: int) -> None:
    s = ready(square, 1, own={"uk": "C5, D6"})
    next_turn(s)
    assert token(s, "uk") == square
    assert points(s, "uk") == 10
    assert cards(s, "uk") == 0


@rule("W16.5", "W15.3")
def test_start_has_no_effect() -> None:
    s = ready(0, 1, own={"uk": "C5, D6"}, tokens={}, leaders={"uk": LAB})
    do(s, "activate")
    name(s, "research")
    assert token(s, "uk") == 0
    assert points(s, "uk") == 8
    assert drawing(s) != "supply"


# W16.6: the effects


@rule("W16.6", "T04", "T14", "T21")
@pytest.mark.parametrize("square", [4, 14, 21])
def test_a_square_repairs_one_territory_of_the_player(square: int) -> None:
    s = ready(square - 1, 1, armies={"uk": "air C5/1, infantry C5/1, air D6/1", "italy": "air C3/1"})
    do(s, "research")
    assert asked(s) == ["United Kingdom"]
    assert offered(s) == ["repair C5", "repair D6"]
    do(s, "repair C5")
    assert (here(s, "C5"), here(s, "D6")) == (["uk air", "uk infantry"], ["uk air/1"])
    assert points(s, "uk") == 10


@rule("W16.6", "T04")
def test_nothing_to_repair_is_no_repair() -> None:
    s = ready(3, 1, armies={"uk": "air C5", "italy": "air C3/1"})
    do(s, "research")
    assert not choosing(s, "repair")
    assert here(s, "C3") == ["italy air/1"]
    assert points(s, "uk") == 10


@rule("W16.6", "T08", "T16")
@pytest.mark.parametrize("square", [8, 16])
def test_a_free_infantry_comes_to_an_own_base_or_camp(square: int) -> None:
    s = ready(
        square - 3,
        3,
        own={"uk": "Alfa, C5, D6, D7", "italy": "Foxtrot, B1"},
        developed={"camp": "D7, B1", "production": "C5"},
        armies={"uk": "air Gela"},
    )
    do(s, "research")
    assert offered(s) == ["place Alfa", "place D7"]
    do(s, "place D7")
    assert here(s, "D7") == ["uk infantry"]
    assert points(s, "uk") == 10


@rule("W16.6", "T08", "T16", "W3.9")
@pytest.mark.parametrize("square", [8, 16])
def test_a_free_infantry_without_room_is_two_points(square: int) -> None:
    s = ready(square - 1, 1, armies={"uk": "air Alfa, air Alfa, air Alfa, air Alfa"})
    do(s, "research")
    assert not choosing(s, "place")
    assert points(s, "uk") == 10 + NO_PLACE


@rule("W16.6", "T08", "T16", "W2.3")
@pytest.mark.parametrize("square", [8, 16])
def test_a_free_infantry_without_stock_is_two_points(square: int) -> None:
    eight = ", ".join(["infantry C5"] * 4 + ["infantry D6"] * 4)
    s = ready(square - 1, 1, armies={"uk": eight})
    do(s, "research")
    assert not choosing(s, "place")
    assert points(s, "uk") == 10 + NO_PLACE


@rule("W16.6", "W19.1", "W19.7", "T23", "T03")
def test_cards_are_drawn_up_to_the_hand_limit() -> None:
    four = "Convoy, Convoy, Convoy, Sabotage"
    s = ready(22, 1, hands={"uk": four})
    do(s, "research")
    assert deal(s) == ["supply"]
    assert len(hand(s, "uk")) == 5
    s = ready(2, 1, hands={"uk": f"{four}, Minefield"})
    do(s, "research")
    assert asked(s) == ["United Kingdom"]
    assert len(hand(s, "uk")) == 5


@rule("W16.6", "W2.4", "T22")
def test_points_beyond_ninety_nine_are_lost() -> None:
    s = ready(21, 1, points={"uk": 97})
    do(s, "research")
    assert points(s, "uk") == 99


@rule("W16.6", "W19.5", "T10", "T17")
@pytest.mark.parametrize("square", [10, 17])
def test_a_free_development_is_one_action_of_any_sort(square: int) -> None:
    for action in ("camp C5", "fortify D6", "raze D6"):
        s = ready(square - 2, 2, developed={"camp": "D6"}, own={"uk": "Alfa, C5, D6"}, points={"uk": 4})
        do(s, "research", action)
        assert points(s, "uk") == 4, action
        do(s, "production D7" if "production D7" in offered(s) else "production C5")
        assert points(s, "uk") == 2, action


@rule("W19.5", "T10")
def test_a_free_development_needs_no_points_but_the_radius() -> None:
    s = ready(9, 1, own={"uk": "Alfa, C5, E5"}, points={"uk": 0})
    do(s, "research")
    assert "camp C5" in offered(s)
    assert denied(s, "camp E5") == "W17.1"
    do(s, "camp C5")
    assert not choosing(s, "production", "camp", "fortify", "raze")


@rule("W19.5", "T10")
def test_a_free_development_that_is_not_used_is_lost() -> None:
    s = ready(9, 1, own={"uk": "Alfa, C5"}, armies={}, points={"uk": 10})
    next_turn(s)
    for _ in range(3):
        next_turn(s)
    while not choosing(s, "research"):
        do(s, "done")
    before = points(s, "uk")
    do(s, "research")
    deal(s)  # Square 11.
    do(s, "camp C5")
    assert points(s, "uk") == before - 2


@rule("W19.5", "S13", "T10")
def test_free_developments_of_card_and_square_add_up_and_are_used_first() -> None:
    s = ready(9, 1, own={"uk": "Alfa, C5, D6"}, hands={"uk": "Engineers"}, points={"uk": 10})
    do(s, "research", "play Engineers", "camp C5", "camp D6", "fortify C5")
    assert points(s, "uk") == 10
    do(s, "fortify D6")
    assert points(s, "uk") == 8


@rule("W19.5", "S13")
def test_engineers_played_before_the_move_last_until_the_end_of_the_phase() -> None:
    s = ready(0, 1, tokens={}, own={"uk": "Alfa, C5, D6"}, hands={"uk": "Engineers"}, points={"uk": 10})
    do(s, "play Engineers", "lead C5", "camp C5")
    assert points(s, "uk") == 10
    next_turn(s)
    for _ in range(3):
        next_turn(s)
    while not choosing(s, "camp"):
        do(s, "done")
    before = points(s, "uk")
    do(s, "camp D6")
    assert points(s, "uk") == before - 2
