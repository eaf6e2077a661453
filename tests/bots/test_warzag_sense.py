"""The rule-based player of WARZAG WWII against the sense of an experienced player: composed positions, and the acts
that such a player would accept. Each test begins with the principle."""

from __future__ import annotations

import random

import pytest

from grognard.bots import decide
from grognard.bots.warzag import WarzagBot
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import SPACE
from grognard.games.warzag.facts.tables import TERRITORIES
from tests.games.warzag.vocabulary import asked, developed, do, income, owner, position, roll, winners

BOT = WarzagBot()
ALFA = TERRITORIES.index("Alfa")
WEST = "A1, A2, A3, A4, A5, A6, B1, B2, B3, B5, B6, B7, C2, C3, C4, C5"
"""Land without any value of its own."""


def choice(s: WarzagState) -> str:
    """What the bot does for the seat that is asked."""
    return SPACE.text(decide(BOT, s, s.asks()[0].seat, random.Random(0)))


def turn(s: WarzagState, *until: str) -> list[str]:
    """What the bot does, carried out, until another seat or chance is asked, or it does one of these."""
    seat, done = s.asks()[0].seat, list[str]()
    while s.asks() and s.asks()[0].seat == seat and not (done and done[-1].split()[0] in until):
        done.append(choice(s))
        do(s, done[-1])
    return done


def kinds(done: list[str]) -> list[str]:
    """The armies that were trained."""
    return [text.split()[0] for text in done if text.split()[0] in ("infantry", "artillery", "armour", "air")]


# Winning


def test_the_army_that_wins_is_trained() -> None:
    # What completes the objective comes before everything else.
    s = position(
        active="uk",
        own={"uk": f"Alfa, {WEST}, D6"},
        armies={"uk": ", ".join([f"infantry {place}" for place in ("C2", "C3", "C4", "C5")] * 2)
                + ", artillery B5, artillery B5, artillery B6, artillery B6, artillery B7"
                + ", armour A1, armour A2, armour A3, air A4"},
        objectives={"uk": "Great Army"},
        points={"uk": 6},
    )  # fmt: skip
    turn(s)
    assert winners(s) == ["United Kingdom"]


def test_the_production_site_that_wins_is_built() -> None:
    # The last points go into the development that completes the objective.
    sites = "A1, A2, A3, A4, A5, A6, B1, B2, B3, B5"
    s = position(
        active="uk",
        phase="leader",
        own={"uk": f"Alfa, {WEST}"},
        developed={"production": sites},
        objectives={"uk": "Industrial Giant"},
        points={"uk": 2},
        leaders={"uk": "Alfa"},
    )
    turn(s)
    assert winners(s) == ["United Kingdom"]


def test_points_that_win_are_not_spent() -> None:
    # A holder of War Chest who has the land keeps the points that the next income completes.
    s = position(
        active="uk",
        own={"uk": f"Alfa, {WEST}, D6, D7"},
        objectives={"uk": "War Chest"},
        points={"uk": 36},
        leaders={"uk": "Alfa"},
    )
    turn(s)
    assert s.points[0] + income(s, "uk") >= 50


def test_a_point_for_land_wins_where_points_are_there() -> None:
    # With 51 points one more territory wins, so nothing is trained before.
    s = position(
        active="uk",
        own={"uk": f"Alfa, {WEST}"},
        armies={"uk": "infantry C3"},
        objectives={"uk": "War Chest"},
        points={"uk": 51},
    )
    turn(s)
    assert winners(s) == ["United Kingdom"]


def test_the_empty_base_that_wins_is_invaded() -> None:
    # Foreign Capitals: an undefended home of another player is worth more than any other land.
    s = position(
        active="uk",
        phase="invasion",
        own={"uk": f"Alfa, {WEST}, D2", "italy": "Foxtrot, D1, Ruhr"},
        armies={"uk": "infantry D2"},
        objectives={"uk": "Foreign Capitals"},
        points={"uk": 5},
    )
    turn(s)
    assert winners(s) == ["United Kingdom"]


def test_the_historic_territory_that_wins_is_occupied() -> None:
    # An army goes where it completes the objective, though it leaves a plain territory.
    s = position(
        active="uk",
        phase="movement",
        own={"uk": f"Alfa, {WEST}"},
        armies={"uk": "infantry Normandy, infantry Leningrad, infantry Ardennes, armour G3"},
        objectives={"uk": "Paths of History"},
        points={"uk": 1},
    )
    turn(s)
    assert winners(s) == ["United Kingdom"]


# Movement


def test_free_strategic_land_comes_before_land_that_costs() -> None:
    # A contested historic territory costs nothing and brings two or three times the income.
    s = position(active="uk", phase="movement", armies={"uk": "infantry C4"}, own={"uk": "Alfa, C4, C5, B5, B6"})
    done = turn(s, "go")
    assert done[-1] in ("go Normandy", "go Leningrad")


def test_who_holds_strategic_land_alone_stays() -> None:
    # A strategic territory is lost when its last army leaves, so another army goes on.
    s = position(
        active="uk", phase="movement", armies={"uk": "infantry Normandy, infantry C4"}, own={"uk": "Alfa, C5, B5"}
    )
    turn(s)
    assert owner(s, "Normandy") == "uk"


def test_the_base_in_reach_of_the_enemy_keeps_its_guard() -> None:
    # A base is worth four points a turn and the armies trained there: its only guard stays when an enemy is next to it.
    s = position(
        active="uk",
        phase="movement",
        own={"uk": "Alfa, C5, B6, B7", "italy": "Foxtrot, D6"},
        armies={"uk": "artillery Alfa", "italy": "air D6"},
        points={"uk": 3},
    )
    turn(s, "done")
    assert s.at[ALFA]


def test_armies_spread_over_neutral_land() -> None:
    # In the opening each army annexes a territory of its own: armies on one heap bring no income.
    s = position(
        active="uk", phase="movement", round=1, armies={"uk": "infantry Alfa, infantry Alfa, infantry Alfa"},
        points={"uk": 3},
    )  # fmt: skip
    done = turn(s, "done")
    ends = [text for text in done if text.startswith("go ")]
    assert len(set(ends)) == 3


def test_a_far_army_comes_nearer() -> None:
    # An army deep in its own land is of no use: it goes towards the enemy or to open land.
    s = position(
        active="uk",
        phase="movement",
        own={"uk": f"Alfa, {WEST}, D6, D7", "italy": "Ardennes, D4, Foxtrot"},
        armies={"uk": "armour A6", "italy": "infantry Ardennes"},
        points={"uk": 0},
    )
    done = turn(s, "go")
    assert done[-1] in ("go A4", "go B5", "go C5", "go A5", "go B6")
    assert done[-1] in ("go A4", "go B5", "go C5"), "two steps are better than one"


def test_idle_armies_work_in_the_industry() -> None:
    # War industry brings two points for every army on it, so an army without another task goes there.
    s = position(
        active="uk",
        phase="movement",
        own={"uk": f"Alfa, {WEST}, D6, D7, E5, Bravo site"},
        armies={"uk": "infantry Magnitogorsk, infantry D7, infantry Leningrad, infantry Stalingrad"},
        objectives={"uk": "Industrial Giant"},
        points={"uk": 0},
    )
    done = turn(s, "done")
    assert "go Magnitogorsk" in done


# Training


def test_points_for_annexing_are_kept() -> None:
    # An army that cannot pay for the land it could take has moved for nothing: not all points go into armies.
    s = position(active="uk", round=1, points={"uk": 15})
    done = turn(s, "done")
    assert len(kinds(done)) >= 3
    assert sum(text.startswith("go ") for text in done) >= 3


def test_an_empty_base_next_to_the_enemy_gets_armies() -> None:
    # What is trained on a threatened base holds it.
    s = position(
        active="uk",
        own={"uk": "Alfa, C5, B6, B7", "italy": "Foxtrot, D6, D7"},
        armies={"italy": "armour D6, infantry D7"},
        points={"uk": 9},
    )
    done = turn(s, "done")
    assert kinds(done)
    assert s.at[ALFA]


def test_lend_lease_is_played_before_something_dear() -> None:
    # The discount is four points, so it is used for an army that costs at least five.
    s = position(active="uk", hands={"uk": "Lend-Lease"}, points={"uk": 12}, own={"uk": "Alfa, C5, B6, D6"})
    done = turn(s, "take", "done")
    assert "play Lend-Lease" in done
    assert done[done.index("play Lend-Lease") + 1].split()[0] in ("armour", "air")


def test_free_infantry_is_taken() -> None:
    # Conscription costs nothing, so it comes before training that does.
    s = position(active="uk", hands={"uk": "Conscription"}, points={"uk": 6})
    assert choice(s) == "play Conscription"


# Invasions


def test_of_two_empty_territories_the_productive_one_is_taken() -> None:
    # A production site is worth four points a turn to its owner, plain land one.
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, C3, E4"},
        armies={"uk": "infantry D4"},
        developed={"production": "E4"},
    )
    assert choice(s) == "invade E4"


def test_the_weaker_of_two_garrisons_is_attacked() -> None:
    # Where the prizes are equal, the attack goes where it cannot fail.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "armour D4, armour D4", "italy": "infantry C3, artillery E4, artillery E4"},
    )
    assert choice(s) == "invade C3"


def test_two_fronts_join_where_one_is_too_weak() -> None:
    # Armies of several territories attack together when only together they are enough.
    s = position(
        active="uk",
        phase="invasion",
        own={"uk": "Alfa, D4, E3"},
        armies={"uk": "armour D4, armour D4, armour E3, infantry E3", "italy": "artillery E4, artillery E4"},
        developed={"production": "E4"},
    )
    do(s, "invade E4")
    done = turn(s, "done", "pass")
    assert {"from D4", "from E3"} <= set(done)


def test_no_army_is_thrown_away() -> None:
    # A single infantry against artillery and infantry neither wins the land nor eliminates much, and is lost.
    s = position(
        active="uk", phase="invasion", armies={"uk": "infantry D4", "italy": "artillery E4, infantry E4, armour E4"}
    )
    assert choice(s) == "done"


def test_the_nation_that_is_about_to_win_is_attacked() -> None:
    # Of equal targets the one of the leader is taken: here Germany owns nearly all that Wide Horizons asks for.
    much = "Delta, F3, G2, G3, G4, H1, H2, H4, I2, I3, I4, J1, J2, J3, J5, K1, K2, K3, K4, K5, E3, E2"
    s = position(
        active="uk",
        phase="invasion",
        own={"germany": much, "italy": "Foxtrot, C3"},
        armies={"uk": "infantry D4"},
    )
    assert choice(s) == "invade E3"


def test_the_last_territory_of_an_enemy_is_taken_in_alliances() -> None:
    # Who eliminates one of the two enemies has nearly won: it comes before richer land.
    s = position(
        "alliances",
        active="germany",
        phase="invasion",
        homes={"uk": "Alfa", "ussr": "Charlie", "germany": "Delta", "italy": "Foxtrot"},
        own={"uk": "D4", "ussr": "Charlie, H6, F5", "germany": "Delta, E4", "italy": "Foxtrot"},
        armies={"germany": "infantry E4"},
        developed={"production": "F5"},
        points={"germany": 5},
    )
    assert choice(s) == "invade D4"


def test_the_guard_of_strategic_land_does_not_move_in() -> None:
    # Of the armies that could move in, one goes whose departure loses nothing.
    s = position(
        active="uk",
        phase="invasion",
        own={"uk": "Alfa, D4", "italy": "Foxtrot, C3"},
        armies={"uk": "infantry Normandy, infantry D4"},
        points={"uk": 5},
    )
    turn(s)
    assert owner(s, "C3") == "uk"
    assert owner(s, "Normandy") == "uk"


# Cards in an invasion


def test_air_support_is_played_where_it_decides() -> None:
    # Three more points turn a failure into a success.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "armour D4, armour D4", "italy": "artillery E4, artillery E4"},
        hands={"uk": "Air Support"},
        developed={"production": "E4"},
    )
    do(s, "invade E4")
    assert choice(s) == "play Air Support"


def test_air_support_is_kept_where_the_attack_is_enough() -> None:
    # A card that changes nothing is kept.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "air D4, air D4", "italy": "infantry E4"},
        hands={"uk": "Air Support"},
    )
    do(s, "invade E4")
    assert choice(s) == "pass"


@pytest.mark.parametrize(
    ("attackers", "defenders"),
    [("infantry D4", "artillery E4"), ("air D4, air D4", "infantry E4")],
)
def test_a_minefield_is_not_wasted(attackers: str, defenders: str) -> None:
    # Where the attack fails anyway, or succeeds anyway, the card is kept.
    s = position(
        active="uk", phase="invasion", armies={"uk": attackers, "italy": defenders}, hands={"italy": "Minefield"}
    )
    do(s, "invade E4")
    while asked(s) != ["Italy"]:
        do(s, "pass")
    assert choice(s) == "pass"


@pytest.mark.parametrize(("symbol", "played"), [("T", "play Fortunes of War"), ("D", "pass")])
def test_a_bad_die_is_rolled_again(symbol: str, played: str) -> None:
    # The invader rolls again after the worst symbol, never after the best.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "air D4, armour D4", "italy": "artillery E4, armour E4"},
        hands={"uk": "Fortunes of War"},
        developed={"production": "E4"},
    )
    do(s, "invade E4")
    while asked(s) != ["chance"]:
        do(s, "pass")
    roll(s, symbol)
    assert asked(s) == ["United Kingdom"]
    assert choice(s) == played


def test_partisans_are_played_where_they_kill() -> None:
    # Three more points eliminate the attackers and so save the territory.
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "armour D4, armour D4", "italy": "artillery E4"},
        hands={"italy": "Partisans"},
        developed={"production": "E4"},
    )
    do(s, "invade E4")
    while asked(s) != ["Italy"]:
        do(s, "pass")
    assert choice(s) == "play Partisans"


def test_the_weapon_falls_where_it_hurts_most() -> None:
    # The weapon is for a full stack, not for a single army.
    s = position(
        active="uk",
        phase="invasion",
        own={"uk": "Alfa, D4"},
        armies={"italy": "air E4, air E4, armour E4, armour E4, infantry D6"},
        weapons=["uk"],
    )
    assert choice(s) == "bomb E4"


def test_sabotage_hits_the_production_site() -> None:
    # Of two developments the one that earns points is removed.
    s = position(
        active="uk",
        phase="invasion",
        own={"italy": "Foxtrot, E4, C3"},
        armies={"uk": "infantry D4", "italy": "armour E4, armour E4, armour C3, armour C3"},
        developed={"production": "E4", "camp": "C3"},
        hands={"uk": "Sabotage"},
    )
    do(s, "play Sabotage")
    assert choice(s) == "sabotage E4"


# Leader and development


def test_the_long_wall_is_built_of_fortifications() -> None:
    # Early a production site pays more, but in the last rounds the objective asks for fortifications.
    s = position(
        active="uk",
        phase="development",
        round=6,
        own={"uk": "Alfa, C5, B6, B7, D6, D7"},
        objectives={"uk": "The Long Wall"},
        points={"uk": 6},
    )
    done = turn(s)
    assert sum(text.startswith("fortify ") for text in done) == 3


def test_the_leader_goes_where_land_can_be_developed() -> None:
    # A leader among undeveloped land builds, one among developed land does not.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, B6, B7, C5, D6, D7, A3, A4, B5, B3, C4"},
        developed={"production": "B6, B7, C5, D6, D7"},
        points={"uk": 8},
    )
    turn(s, "done")
    assert len([place for place in ("A3", "A4", "B5", "B3", "C4") if developed(s, place)]) >= 3


def test_the_leader_does_not_stand_before_the_enemy() -> None:
    # A leader who is caught misses the next turn: he does not stay alone next to enemy armies.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, C5, B5, B6, D6, E5", "italy": "E4, F5"},
        armies={"italy": "air E4, armour F5"},
        leaders={"uk": "E5"},
        points={"uk": 4},
    )
    done = turn(s, "done")
    led = [text for text in done if text.startswith("lead ")]
    assert led
    assert led[0] not in ("lead E5", "lead Leningrad", "lead Stalingrad", "lead F5", "lead E4")


def test_the_mission_of_the_laboratory_is_fulfilled() -> None:
    # A card for a walk: the leader goes to the laboratory when little is to be built.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, E5, E4, D6"},
        developed={"production": "E5, E4, D6"},
        leaders={"uk": "E5"},
        missions={"uk": "Visit the Laboratory"},
        points={"uk": 1},
    )
    assert choice(s) == "lead Research"


def test_who_races_for_the_secret_project_activates_the_token() -> None:
    # Secret Project asks for square 24: the token moves from the first turns on.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, E5, E4, D6, C5, B6"},
        developed={"production": "B6, C5"},
        leaders={"uk": "E5"},
        objectives={"uk": "Secret Project"},
        points={"uk": 4},
    )
    done = turn(s)
    assert "activate" in done


def test_armies_that_are_there_are_promoted() -> None:
    # A promotion is bought for armies on the board, not for a kind that nobody has.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, E5, E4, D6"},
        armies={"uk": "air E4, air E4, air E5, air D6", "italy": "armour F5, infantry G5"},
        leaders={"uk": "Research"},
        tokens={"uk": 3},
        points={"uk": 9},
    )
    done = turn(s)
    bought = [text for text in done if text.startswith("promote ")]
    assert all(text.split(" ", 1)[1] in ("Fighter Aces", "Self-sealing Tanks", "Night Patrols") for text in bought)
    assert bought


def test_heavy_wounds_are_repaired() -> None:
    # One point for many wounds at the front is well spent.
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, E5, D6"},
        armies={"uk": "air E5/4, armour E5/3", "italy": "armour F5"},
        leaders={"uk": "Research"},
        tokens={"uk": 3},
        points={"uk": 2},
    )
    assert "repair E5" in turn(s)


def test_what_is_built_in_the_last_round_counts_at_once() -> None:
    # Before the armistice the most territories win: points go into land, not into production that pays later.
    s = position(
        active="uk",
        phase="movement",
        round=15,
        own={"uk": "Alfa, C5, B6, B7, D6, D7"},
        armies={"uk": "infantry C5, infantry B6, infantry D6"},
        points={"uk": 3},
    )
    done = turn(s, "done")
    assert sum(text.startswith("go ") for text in done) == 3


def test_production_is_built_while_it_still_pays() -> None:
    # A site costs two points and earns three more a turn: in round 10 of 15 it pays.
    s = position(active="uk", phase="development", round=10, own={"uk": "Alfa, C5, B6, B7, D6, D7"}, points={"uk": 6})
    done = turn(s)
    assert sum(text.startswith("production ") for text in done) >= 2
