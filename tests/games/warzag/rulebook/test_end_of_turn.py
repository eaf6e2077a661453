"""W18: the mission is shown, rewarded and replaced."""

from __future__ import annotations

from tests.games.warzag.rulebook.turns import choosing, deal, drawing, fight, finish, invade, next_turn, seen
from tests.games.warzag.vocabulary import army, asked, do, draw, mission, offered, points, position, rule

SAVINGS, FAR_FROM_HOME = 8, 3


@rule("W18", "W18.1", "M28")
def test_a_fulfilled_mission_is_rewarded_and_replaced() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Savings"}, points={"uk": SAVINGS})
    assert drawing(s) == "supply"  # The reward comes first.
    draw(s, "Convoy")
    assert drawing(s) == "mission"
    assert "mission Savings" not in offered(s)  # It lies at the bottom.
    draw(s, "Wall Breakers")
    assert mission(s, "uk") == "Wall Breakers"
    assert asked(s) == ["Soviet Union"]
    assert seen(s, 1, "uk")["missions"] == 1


@rule("W18.1")
def test_a_mission_that_is_not_fulfilled_is_replaced_too() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Savings"}, points={"uk": SAVINGS - 1})
    assert drawing(s) == "mission"
    assert "mission Savings" not in offered(s)
    draw(s, "Wall Breakers")
    assert mission(s, "uk") == "Wall Breakers"
    assert seen(s, 1, "uk")["missions"] == 0
    assert points(s, "uk") == SAVINGS - 1


@rule("W18.1")
def test_missions_put_under_the_deck_come_back_in_their_order() -> None:
    # 30 missions, four of them held: 26 are drawn before the first that was shown.
    s = position(active="uk")
    nations = ("uk", "ussr", "germany", "italy")
    shown, drawn = [], []
    for turn in range(30):
        who = nations[turn % 4]
        shown.append(mission(s, who))
        next_turn(s)
        drawn.append(mission(s, who))
    assert len(set(shown[:4] + drawn[:26])) == 30
    assert drawn[26:30] == shown[:4]


@rule("W18.1", "W5.1")
def test_phase_five_is_mandatory() -> None:
    s = position(active="uk", phase="training", missions={"uk": "Savings"}, points={"uk": 20})
    finish(s)
    assert drawing(s) == "supply"


@rule("W18.2", "M17")
def test_what_happens_in_the_turns_of_others_does_not_count() -> None:
    # A British counter-attack eliminates a Soviet infantry in the Soviet turn.
    s = position(
        active="ussr",
        phase="invasion",
        armies={"ussr": "infantry C4", "uk": "armour C5"},
        missions={"uk": "First Blood"},
    )
    fight(s, "C5", "R")
    assert asked(s) == ["United Kingdom"]
    do(s, f"eliminate {army(s, 'ussr', 'infantry', 'C4')}")
    if choosing(s, "done") and asked(s) == ["United Kingdom"]:
        do(s, "done")
    assert seen(s, 0, "uk")["kills"] == 1
    for _ in range(3):
        next_turn(s)
    assert asked(s) == ["United Kingdom"]
    before = points(s, "uk")
    next_turn(s)
    assert points(s, "uk") == before
    assert seen(s, 0, "uk")["missions"] == 0


@rule("W18.2", "M09")
def test_what_was_done_a_turn_earlier_does_not_count() -> None:
    s = position(active="uk", points={"uk": 30}, missions={"uk": "Savings"})
    do(s, "air Alfa")
    finish(s)
    draw(s, "Convoy", "Take to the Skies")
    for _ in range(3):
        next_turn(s)
    assert asked(s) == ["United Kingdom"]
    before = points(s, "uk")
    next_turn(s)
    assert points(s, "uk") == before


@rule("W18.2", "M28")
def test_states_are_those_after_phase_four() -> None:
    # 9 PP in Phase II; a development leaves 7.
    s = position(active="uk", own={"uk": "Alfa, C5"}, points={"uk": 9}, missions={"uk": "Savings"})
    while not choosing(s, "camp"):
        do(s, "done")
    do(s, "camp C5")
    finish(s)
    assert drawing(s) == "mission"


@rule("W18.2", "M13")
def test_the_turn_begins_anew_for_everybody() -> None:
    # The British success does not serve the Soviet mission.
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, C3"},
        armies={"uk": "infantry C4"},
        missions={"ussr": "Breakthrough"},
    )
    invade(s, "C3")
    do(s, "liberate")
    next_turn(s)
    before = points(s, "ussr")
    next_turn(s)
    assert points(s, "ussr") == before
    assert deal(s) == []
