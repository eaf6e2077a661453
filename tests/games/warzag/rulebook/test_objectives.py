"""W22: victory in free-for-all, and the objectives O01 to O14 for two, three and four players."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.warzag.board.state import WarzagState
from tests.games.warzag.rulebook.turns import choosing, drawing, enter, fight, finish, invade, next_turn, seen, spare
from tests.games.warzag.vocabulary import army, asked, do, done, offered, owner, points, rule, territories, winners
from tests.games.warzag.vocabulary import position_1 as position

# Name, and what must be reached with 2, 3 and 4 players.
OBJECTIVES: dict[str, tuple[str, dict[str, tuple[int, int, int]]]] = {
    "O01": ("Wide Horizons", {"territories": (36, 28, 25)}),
    "O02": ("Paths of History", {"historic": (5, 4, 4), "territories": (28, 23, 19)}),
    "O03": ("War Economy", {"production": (12, 9, 8), "industry": (2, 2, 2)}),
    "O04": ("Foreign Capitals", {"bases": (3, 2, 2), "territories": (12, 22, 10)}),
    "O05": ("Industrial Giant", {"production": (13, 12, 10)}),
    "O06": ("The Long Wall", {"fortification": (8, 7, 7), "territories": (28, 23, 20)}),
    "O07": ("Secret Project", {"research": (24, 24, 24), "territories": (35, 24, 22)}),
    "O08": ("Great Army", {"armies": (21, 19, 18), "territories": (32, 22, 15)}),
    "O09": ("Combined Theatres", {"historic": (5, 4, 3), "industry": (2, 2, 2)}),
    "O10": ("War of Attrition", {"kills": (18, 16, 20)}),
    "O11": ("Lightning War", {"captures": (12, 12, 15)}),
    "O12": ("Steel and Wings", {"armour_air": (9, 9, 9), "territories": (34, 25, 17)}),
    "O13": ("War Chest", {"pp": (80, 55, 55), "territories": (26, 20, 18)}),
    "O14": ("Secret Service", {"missions": (4, 4, 4), "territories": (19, 15, 15)}),
}
SCENARIOS = {2: "two-players-uk-germany", 3: "three-players-without-italy", 4: "four-players"}
STOCK = ["infantry"] * 8 + ["artillery"] * 5 + ["armour"] * 5 + ["air"] * 4

# Where the British take what they count. The last of each list is what the last action takes.
HISTORIC = ["Normandy", "Ardennes", "Dunkirk", "Stalingrad", "Gela", "Leningrad"]
INDUSTRY = ["Ruhr", "Turin", "Magnitogorsk"]
BASES = ["Alfa", "Charlie", "Delta", "Foxtrot"]
PLAIN = [
    "C5", "C2", "D6", "D7", "B6", "B5", "C4", "C3", "B3", "B2", "B1", "A1", "A2", "A3", "A4", "A5", "A6",
    "D1", "D2", "D4", "E2", "E3", "E4", "E5", "F3", "F5", "G2", "G3", "G4", "G5", "H1", "H2", "H4", "H6",
    "H7", "I2", "I3", "I4", "I5",
]  # fmt: skip
"""Standard territories; C5 and C2 are taken first, because some actions need them. B7 is left for the last action."""
WITH_LAND = ("territories", "historic", "industry", "bases", "captures")
"""Whoever gains one of these gains a territory as well."""


def first(names: list[str], number: int, last: bool) -> list[str]:
    """So many of a list, with its last one among them or not."""
    return [*names[: number - 1], names[-1]] if last else names[:number]


def short_of(scenario: str, card: str, after: dict[str, int], last: str, **more: Any) -> WarzagState:
    """A British turn in which one more action of a sort (`last`) makes these values true, exactly."""
    before = dict(after)
    before[last] = before.get(last, 1) - 1
    if last in WITH_LAND and last != "territories" and "territories" in before:
        before["territories"] -= 1
    held = []
    for metric, names in (("historic", HISTORIC), ("industry", INDUSTRY), ("bases", BASES)):
        number = after.get(metric, 1 if metric == "bases" else 0)
        held += [place for place in first(names, number, last == metric) if last != metric or place != names[-1]]
    strategic = [place for place in held if place not in BASES]
    works = max(before.get("production", 0), before.get("fortification", 0))
    plain = PLAIN[: before["territories"] - len(held)] if "territories" in before else PLAIN[: works + 2]
    assert len(plain) >= works + 2
    built = ", ".join(plain[2 : 2 + works])

    # Armies: one on each strategic territory, an air army for the last action, and as many as are counted.
    left = list(STOCK)
    armies = []

    def muster(kind: str, place: str) -> None:
        left.remove(kind)
        armies.append(f"{kind} {place}")

    for place in strategic:
        muster("infantry", place)
    if last not in ("armies", "armour_air"):
        muster("air", "C2" if last == "bases" else "Alfa")
    while len(armies) < before.get("armies", 0):
        muster(left[0], plain[2 + len(armies) // 4])
    while sum(item.startswith(("armour", "air")) for item in armies) < before.get("armour_air", 0):
        muster("armour" if "armour" in left else "air", plain[2 + len(armies) // 4])

    own = {"uk": ", ".join([*held, *plain]), "germany": "K1", "ussr": "K2", "italy": "K3"}
    enemies = {}
    if last == "captures":
        own["germany"] = "K1, B7"
    if last == "kills":
        enemies["germany"] = "infantry B7"
    phases = {
        "production": "development",
        "fortification": "development",
        "research": "leader",
        "pp": "leader",
        "missions": "leader",
        "kills": "invasion",
        "captures": "invasion",
        "armies": "training",
        "armour_air": "training",
    }
    nations = {2: ["uk", "germany"], 3: ["uk", "ussr", "germany"], 4: list(own)}[
        next(players for players in SCENARIOS if SCENARIOS[players] == scenario)
    ]
    given: dict[str, Any] = {
        "scenario": scenario,
        "active": "uk",
        "phase": phases.get(last, "movement"),
        "own": {nation: own[nation] for nation in nations},
        "armies": {"uk": ", ".join(armies), **enemies},
        "developed": {"fortification" if "fortification" in before else "production": built},
        "points": {"uk": before.get("pp", 30) + (last == "territories")},  # What the annexation costs.
        "tokens": {"uk": before["research"]} if "research" in before else {"uk": 0} if last == "pp" else {},
        "kills": {"uk": before.get("kills", 0)},
        "captures": {"uk": before.get("captures", 0)},
        "fulfilled": {"uk": before.get("missions", 0)},
        "leaders": {"uk": "D4" if last == "missions" else "Alfa"},
        "missions": {"uk": "Far from Home"},
        "objectives": {"uk": OBJECTIVES[card][0]},
        **more,
    }
    return position(**given)


def act(s: WarzagState, last: str) -> WarzagState:
    """The last action."""
    targets = {"territories": "B7", "historic": "Leningrad", "industry": "Magnitogorsk", "bases": "Foxtrot"}
    if last in targets:
        start = "C2" if last == "bases" else "Alfa"
        return do(s, f"take {army(s, 'uk', 'air', start)}", f"go {targets[last]}")
    if last == "captures":
        invade(s, "B7")
        return enter(s, army(s, "uk", "air", "Alfa"))
    if last == "kills":
        return fight(s, "B7", "D")
    if last == "missions":
        return finish(s)
    texts = {
        "production": "production C5",
        "fortification": "fortify C5",
        "research": "research",
        "pp": "research",
        "armies": "air Alfa",
        "armour_air": "air Alfa",
    }
    return do(s, texts[last])


def needs(card: str, players: int) -> dict[str, int]:
    return {metric: values[players - 2] for metric, values in OBJECTIVES[card][1].items()}


CASES = [
    pytest.param(card, players, last, marks=rule(card, "W22", "W22.1", "W22.3"), id=f"{card}-{players}-{last}")
    for card, (_, metrics) in OBJECTIVES.items()
    for players in SCENARIOS
    for last in metrics
]


@pytest.mark.parametrize(("card", "players", "last"), CASES)
def test_an_objective_just_met_wins_at_once(card: str, players: int, last: str) -> None:
    s = short_of(SCENARIOS[players], card, needs(card, players), last)
    assert winners(s) is None
    act(s, last)
    assert winners(s) == ["United Kingdom"]


@pytest.mark.parametrize(("card", "players", "short"), CASES)
def test_one_short_of_an_objective_does_not_win(card: str, players: int, short: str) -> None:
    # Of two parts, the other one is completed by the last action.
    after = needs(card, players)
    last = next((metric for metric in after if metric != short), short)
    after[short] -= 1
    s = short_of(SCENARIOS[players], card, after, last)
    act(s, last)
    for metric, value in after.items():
        if metric == "territories":
            assert len(territories(s, "uk")) == value
    assert winners(s) is None


# W21: what the objectives count


@rule("W21", "O11", "W12.4")
def test_liberations_are_no_captures() -> None:
    s = short_of("four-players", "O11", {"captures": 15}, "captures")
    invade(s, "B7")
    do(s, "liberate")
    assert seen(s, 0, "uk")["captures"] == 14
    assert winners(s) is None


@rule("W21", "O10", "W13.4")
def test_armies_destroyed_by_an_atomic_weapon_are_kills() -> None:
    s = short_of("four-players", "O10", {"kills": 20}, "kills", weapons=["uk"])
    do(s, "bomb B7")
    assert winners(s) == ["United Kingdom"]


@rule("W21", "O10")
def test_several_kills_at_once_are_all_counted() -> None:
    # Two enemies at once go beyond the number: 18 and 2 are enough, 17 and 2 are not.
    for before, won in ((18, ["United Kingdom"]), (17, None)):
        s = position(
            active="uk",
            phase="invasion",
            weapons=["uk"],
            armies={"italy": "infantry B7, air B7"},
            kills={"uk": before},
            objectives={"uk": "War of Attrition"},
        )
        do(s, "bomb B7")
        assert winners(s) == won


@rule("W21", "O10", "W10.8")
def test_armies_are_killed_when_they_are_removed() -> None:
    # The invader has chosen, but the counter-attack comes first.
    s = short_of("four-players", "O10", {"kills": 20}, "kills")
    invade(s, "B7")
    assert asked(s) == ["chance"]
    assert winners(s) is None
    assert seen(s, 0, "uk")["kills"] == 19
    do(s, "roll 1")
    assert winners(s) == ["United Kingdom"]


@rule("W21", "O07")
def test_a_token_that_is_not_active_counts_as_nothing() -> None:
    s = short_of("four-players", "O07", {"research": 24, "territories": 22}, "territories", tokens={})
    act(s, "territories")
    assert winners(s) is None
    assert len(territories(s, "uk")) == 22


# W22.1, W22.2


@rule("W22.1")
def test_the_objective_is_shown_to_all_when_it_wins() -> None:
    s = short_of("four-players", "O01", {"territories": 25}, "territories")
    assert seen(s, 1, "uk")["objective"] is None
    act(s, "territories")
    assert winners(s) == ["United Kingdom"]
    assert seen(s, 1, "uk")["objective"] == "O01"


@rule("W22.2", "O10")
def test_it_is_tested_in_the_turns_of_others() -> None:
    # Italy's counter-attack makes its twentieth kill.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry C4", "italy": "armour C3"},
        kills={"italy": 19},
        objectives={"italy": "War of Attrition"},
    )
    fight(s, "C3", "R")
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert winners(s) == ["Italy"]


SEATS = {"uk": "United Kingdom", "ussr": "Soviet Union", "germany": "Germany", "italy": "Italy"}


@rule("W22.2")
@pytest.mark.parametrize(
    ("active", "complete", "winner"),
    [
        ("uk", ("uk", "ussr", "italy"), "uk"),
        ("germany", ("uk", "germany", "italy"), "germany"),
        ("uk", ("ussr", "italy"), "ussr"),
        ("uk", ("germany", "italy"), "germany"),
        ("ussr", ("uk", "italy"), "italy"),
        ("germany", ("uk", "ussr"), "uk"),
        ("germany", ("ussr", "italy"), "italy"),
        ("italy", ("ussr", "germany"), "ussr"),
    ],
)
def test_of_several_the_active_player_wins_then_the_next_in_order(
    active: str, complete: tuple[str, ...], winner: str
) -> None:
    # No single action can complete several of the cards here: they are complete in the position, and tested with it.
    aims = {"uk": "War of Attrition", "ussr": "Lightning War", "germany": "War Chest", "italy": "Secret Service"}
    land = {
        "germany": "Delta, H1, H2, I2, I3, J1, J2, J3, K1, K2, K3, K4, G2, G3, H4, I4, K5, J5",
        "italy": "Foxtrot, B1, B2, B3, A1, A2, A3, A4, C2, C3, D1, D2, D4, E2, E3",
    }
    s = position(
        active=active,
        objectives=aims,
        own=land,
        kills={"uk": 20 if "uk" in complete else 19},
        captures={"ussr": 15 if "ussr" in complete else 14},
        points={"germany": 60 if "germany" in complete else 50},
        fulfilled={"italy": 4 if "italy" in complete else 3},
    )
    assert winners(s) == [SEATS[winner]]


# W22.3


@rule("W22.3")
def test_the_number_of_players_is_that_at_the_start() -> None:
    # Two of four are out: 18 kills, enough for two players, are not enough.
    for before, won in ((17, None), (19, ["United Kingdom"])):
        s = position(
            active="uk",
            phase="invasion",
            out=["ussr", "italy"],
            own={"ussr": "", "italy": ""},
            armies={"uk": "air Alfa", "germany": "infantry B7"},
            kills={"uk": before},
            objectives={"uk": "War of Attrition"},
        )
        fight(s, "B7", "D")
        assert winners(s) == won


@rule("W22.3", "O06")
def test_both_parts_are_needed_at_the_same_moment() -> None:
    # Seven fortifications and 19 territories; one is razed before the twentieth territory comes.
    s = short_of("four-players", "O06", {"fortification": 7, "territories": 19}, "fortification")
    act(s, "fortification")
    assert winners(s) is None
    do(s, "raze C5")
    for _ in range(4):
        next_turn(s)
    do(s, f"take {army(s, 'uk', 'air', 'Alfa')}", "go B7")
    assert len(territories(s, "uk")) == 20
    assert winners(s) is None


# W22.4


@rule("W22.4", "W1.2")
def test_the_last_one_left_wins() -> None:
    s = position(
        "two-players-uk-germany", active="uk", phase="invasion", own={"germany": "B7"}, armies={"uk": "air Alfa"}
    )
    invade(s, "B7")
    do(s, "liberate")
    assert winners(s) == ["United Kingdom"]


@rule("W22.4")
def test_with_two_left_the_game_goes_on() -> None:
    s = position(
        "three-players-without-italy", active="uk", phase="invasion", own={"germany": "B7"}, armies={"uk": "air Alfa"}
    )
    invade(s, "B7")
    do(s, "liberate")
    assert winners(s) is None


# W22.5


@rule("W22.5")
def test_the_removal_after_a_counter_attack_is_an_action_of_its_own() -> None:
    # Germany's last land is lost, but its twentieth kill comes before the invader decides on 4a or 4b.
    s = position(
        active="uk",
        phase="invasion",
        own={"germany": ""},
        armies={"uk": "air C4, infantry C4", "germany": "infantry C3, infantry C3"},
        kills={"germany": 19},
        objectives={"germany": "War of Attrition"},
    )
    fight(s, "C3", "R")
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert winners(s) == ["Germany"]


@rule("W22.5", "W24.4", "W3.8")
def test_eliminations_come_before_objectives() -> None:
    # The same on Normandy: with its last army gone it is contested, and Germany is out before its kill counts.
    s = position(
        active="uk",
        phase="invasion",
        own={"germany": ""},
        armies={"uk": "air C4, infantry C4", "germany": "infantry Normandy"},
        kills={"germany": 19},
        objectives={"germany": "War of Attrition"},
    )
    fight(s, "Normandy", "R")  # 9 against 6; damage 1 + 3.
    do(s, f"eliminate {army(s, 'uk', 'infantry', 'C4')}")
    spare(s)
    assert winners(s) is None
    assert not seen(s, 0, "germany")["playing"]
    assert choosing(s, "enter")


@rule("W22.5", "O13", "W6.2")
def test_the_whole_income_is_one_action() -> None:
    # 18 territories: Alfa brings 4 and the others 17, from 34 to 55.
    land = ", ".join(["Alfa", *PLAIN[:17]])
    for before, won in ((34, ["United Kingdom"]), (33, None)):
        s = position(
            active="italy",
            phase="leader",
            own={"uk": land, "italy": "K3", "germany": "K1", "ussr": "K2"},
            points={"uk": before},
            objectives={"uk": "War Chest"},
        )
        next_turn(s)
        assert points(s, "uk") == before + 21
        assert winners(s) == won


@rule("W22.5", "O01")
def test_a_move_and_its_annexation_are_one_action() -> None:
    s = short_of("four-players", "O01", {"territories": 25}, "territories", points={"uk": 1})
    act(s, "territories")
    assert (owner(s, "B7"), points(s, "uk")) == ("uk", 0)
    assert winners(s) == ["United Kingdom"]


@rule("W22.5", "O14", "M26")
def test_a_mission_wins_before_another_is_drawn() -> None:
    s = short_of("four-players", "O14", {"missions": 4, "territories": 15}, "missions")
    finish(s)
    assert winners(s) == ["United Kingdom"]
    assert offered(s) == []
    assert drawing(s) == ""


@rule("W22.5", "O14", "M28")
def test_a_mission_with_cards_for_its_reward_wins_as_well() -> None:
    # The draw belongs to the action, as it needs no decision.
    s = short_of(
        "four-players",
        "O14",
        {"missions": 4, "territories": 15},
        "missions",
        missions={"uk": "Savings"},
        points={"uk": 8},
    )
    finish(s)
    while drawing(s) == "supply":
        do(s, offered(s)[0])
    assert winners(s) == ["United Kingdom"]


@rule("W22.5", "O01", "S07")
def test_a_plebiscite_wins_with_its_first_territory_or_its_second() -> None:
    s = short_of("four-players", "O01", {"territories": 25}, "territories", hands={"uk": "Plebiscite"})
    do(s, "play Plebiscite", "annex B7")
    if winners(s) is None:
        done(s)
    assert winners(s) == ["United Kingdom"]
