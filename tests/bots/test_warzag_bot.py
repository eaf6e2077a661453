"""The rule-based player of WARZAG WWII: decisions in positions where one answer is sensible."""

from __future__ import annotations

import random

import pytest

from grognard.arena.measure import play
from grognard.bots import decide
from grognard.bots.warzag import WarzagBot
from grognard.bots.warzag.building import change
from grognard.bots.warzag.survey import Survey
from grognard.core.chance import CHANCE
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.acts import SPACE
from grognard.games.warzag.facts.tables import CAMP, DEVELOPMENTS, FORT, PRODUCTION, TERRITORIES
from grognard.texts.words import words
from tests.games.warzag.vocabulary import (
    GAME,
    army,
    asked,
    deal_on,
    do,
    offered,
    owner,
    passing,
    points,
    position,
    roll,
    winners,
)

BOT = WarzagBot()


def choice(s: WarzagState, seed: int = 0) -> str:
    """What the bot does for the seat that is asked."""
    return SPACE.text(decide(BOT, s, s.asks()[0].seat, random.Random(seed)))


def run(s: WarzagState, seat: int) -> list[str]:
    """The decisions of the bot, carried out, until another seat or chance is asked."""
    done: list[str] = []
    while s.asks() and s.asks()[0].seat == seat:
        done.append(choice(s))
        do(s, done[-1])
    return done


# Expansion


def test_the_first_turn_trains_armies_and_annexes_land() -> None:
    s = position(round=1, active="uk", phase="training", points={"uk": 15})
    done = run(s, 0)
    assert sum(text.split()[0] in ("infantry", "artillery", "armour", "air") for text in done) >= 2
    assert sum(text.startswith("go ") for text in done) >= 2
    assert s.own[0].bit_count() >= 3


def test_contested_land_next_door_is_occupied() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "infantry D4, infantry E4"})
    run(s, 0)
    assert owner(s, "Leningrad") == "uk" or owner(s, "Ardennes") == "uk"


def test_the_last_army_does_not_give_up_a_strategic_territory_for_a_plain_one() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "infantry Normandy"})
    run(s, 0)
    assert owner(s, "Normandy") == "uk"


# Objectives


def test_the_territory_that_wins_is_taken() -> None:
    land = "A1, A2, A3, A4, A5, A6, B1, B2, B3, B5, B6, B7, C2, C3, C4, C5, D1, D2, D4, D6, D7, E2, E3"
    s = position(
        active="uk",
        phase="movement",
        own={"uk": f"Alfa, {land}"},
        armies={"uk": "infantry E3"},
        objectives={"uk": "Wide Horizons"},
        points={"uk": 1},
    )
    assert s.own[0].bit_count() == 24
    run(s, 0)
    assert winners(s) == ["United Kingdom"]


def test_who_needs_one_more_kill_attacks() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "air D4", "italy": "infantry E4"},
        objectives={"uk": "War of Attrition"},
        kills={"uk": 19},
    )
    done = run(s, 0)
    assert done[0] == "invade E4"


# Invasions


def test_an_empty_territory_of_an_enemy_is_taken() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "infantry D4"}, own={"italy": "Foxtrot, E4"})
    run(s, 0)
    assert owner(s, "E4") == "uk"


def test_nobody_attacks_a_fortress_with_a_platoon() -> None:
    s = position(
        active="uk",
        phase="invasion",
        armies={"uk": "infantry D4", "italy": "armour E4, armour E4, artillery E4"},
        developed={"fortification": "E4"},
    )
    assert run(s, 0)[0] == "done"


def test_the_defender_eliminates_what_is_worth_most() -> None:
    s = position(
        active="uk", phase="invasion", armies={"uk": "infantry D4, air D4", "italy": "artillery E4, armour E4"}
    )
    do(s, "invade E4", "done")
    roll(passing(s), "R")
    assert asked(s) == ["Italy"]
    assert choice(s) == f"eliminate {army(s, 'uk', 'air', 'D4')}"


def test_a_minefield_is_laid_where_it_saves_the_territory() -> None:
    armies = {"uk": "armour D4, armour D4", "italy": "artillery E4"}
    s = position(active="uk", phase="invasion", armies=armies, hands={"italy": "Minefield"})
    do(s, "invade E4")
    while asked(s) != ["Italy"]:
        do(s, "pass")
    assert choice(s) == "play Minefield"


# Development


def test_the_leader_builds_production_where_he_can() -> None:
    s = position(active="uk", phase="development", own={"uk": "Alfa, C5, B6, B7, D6, D7"}, points={"uk": 6})
    done = run(s, 0)
    assert sum(text.startswith("production ") for text in done) == 3


BUILDING = ("camp", "production", "fortify")


def test_who_is_rich_builds_every_territory_once() -> None:
    land = "Alfa, C5, B6, B7, D6, D7"
    s = position(active="uk", phase="development", own={"uk": land}, points={"uk": 60})
    done = [text for text in run(s, 0) if text.split()[0] in BUILDING]
    assert len(done) == 5
    assert len({text.partition(" ")[2] for text in done}) == 5


@pytest.mark.parametrize(("first", "second"), [(CAMP, PRODUCTION), (CAMP, FORT), (PRODUCTION, FORT)])
def test_a_change_brings_what_the_way_back_would_cost(first: int, second: int) -> None:
    gains = []
    for now, then in ((first, second), (second, first)):
        built = {DEVELOPMENTS[now]: "C5", DEVELOPMENTS[3 - first - second]: "B6"}
        s = position(active="uk", phase="development", own={"uk": "Alfa, C5, B6"}, developed=built, points={"uk": 60})
        gains.append(change(Survey(s, 0), TERRITORIES.index("C5"), then))
    assert gains[0] == pytest.approx(-gains[1])


def test_armies_that_stand_about_are_taken_to_the_front() -> None:
    s = position(
        active="uk",
        phase="leader",
        own={"uk": "Alfa, A6, B7, I5", "germany": "Delta, I4, H4"},
        armies={"uk": "armour A6, armour A6", "germany": "air I4, armour H4"},
        leaders={"uk": "Research"},
        tokens={"uk": 0},
        points={"uk": 12},
    )
    done = run(s, 0)
    assert "evacuate A6" in done
    assert "go I5" in done


def test_who_surrenders_and_who_fights_on() -> None:
    for own, said in (("Charlie", "surrender"), ("Charlie, H6, H7, J5, J6, J7, I5, G5", "fight-on")):
        s = position(
            "alliances",
            active="germany",
            phase="invasion",
            homes={"uk": "Alfa", "ussr": "Charlie", "germany": "Delta", "italy": "Foxtrot"},
            own={"uk": "D4", "ussr": own, "germany": "Delta, E4", "italy": "Foxtrot"},
            armies={"germany": "infantry E4"},
            points={"germany": 5},
        )
        do(s, "invade D4", f"enter {army(s, 'germany', 'infantry', 'E4')}")
        if "done" in offered(s):
            do(s, "done")
        assert asked(s) == ["Soviet Union"]
        assert choice(s) == said


def test_who_has_more_than_he_can_spend_gives_to_his_partner() -> None:
    s = position("alliances", active="uk", phase="resources", points={"uk": 80, "ussr": 3})
    done = run(s, 0)
    assert done[0].startswith("give ")
    assert points(s, "ussr") > 20


# Whole games


@pytest.mark.parametrize(
    "scenario", ["four-players", "alliances", "three-players-without-italy", "two-players-uk-italy"]
)
@pytest.mark.parametrize("seat", [0, 1])
def test_the_bot_beats_random_play(scenario: str, seat: int) -> None:
    s = GAME.start(scenario)
    rng = random.Random(7)
    while not s.over():
        ask = s.asks()[0]
        act = decide(BOT, s, ask.seat, rng) if ask.seat == seat else rng.choice(ask.acts)
        s.apply(ask.seat, act)
    result = s.result()
    assert result is not None
    assert seat in result.winners


def test_the_same_position_gets_the_same_answer() -> None:
    s = GAME.start("four-players")
    assert isinstance(s, WarzagState)
    deal_on(s)
    rng = random.Random(3)
    for _ in range(120):
        ask = s.asks()[0]
        s.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else decide(BOT, s, ask.seat, rng))
    while s.asks()[0].seat == CHANCE:
        s.apply(CHANCE, s.asks()[0].acts[0])
    assert {choice(s, seed) for seed in (1, 2, 3)} == {choice(s)}


def test_what_happens_in_games_is_counted() -> None:
    played = play("warzag", "two-players-uk-italy", {}, ["warzag", "warzag"], 3, "mission-fulfilled")
    assert sorted(played.order) == ["Italy", "United Kingdom"]
    assert played.used["production"] > 0
    assert played.used["done"] > 5
    assert any(text.startswith("play ") for text in played.used)
    assert all(text.startswith("mission-fulfilled ") for text in played.told)
    assert played.told


@pytest.mark.parametrize("seed", [0, 1, 2])
def test_in_a_turn_no_territory_is_developed_twice(seed: int) -> None:
    s, rng = GAME.start("four-players"), random.Random(seed)
    assert isinstance(s, WarzagState)
    turn, built = (0, -1), set[str]()
    while not s.over():
        ask = s.asks()[0]
        act = rng.choice(ask.acts) if ask.seat == CHANCE else decide(BOT, s, ask.seat, rng)
        if (s.round, s.active) != turn:
            turn, built = (s.round, s.active), set()
        verb, _, place = SPACE.text(act).partition(" ")
        if verb in BUILDING:
            assert place not in built, (turn, place)
            built.add(place)
        s.apply(ask.seat, act)


# Reasons


def whys(s: WarzagState, text: str) -> list[str]:
    """The reasons for an act on offer, in English."""
    seat = s.asks()[0].seat
    act = next(act for act in s.asks()[0].acts if SPACE.text(act) == text)
    found = BOT.reasons(s.imagine(seat, random.Random(0)), seat, act)
    assert len(found) <= 3
    return [words(GAME, "en").sentence(saying) for saying in found]


def test_the_own_objective_is_a_reason() -> None:
    land = "A2, A3, A4, A5, A6, B1, B2, B3, B5, B6, B7, C2, C3, C4, C5, D1, D2, D4, D6, D7, E2, E3"
    s = position(
        active="uk",
        phase="movement",
        own={"uk": f"Alfa, {land}"},
        armies={"uk": "infantry E3"},
        objectives={"uk": "Wide Horizons"},
        points={"uk": 1},
    )
    assert whys(s, f"take {army(s, 'uk', 'infantry', 'E3')}")[0] == "This completes your objective Wide Horizons."


def test_an_undefended_territory_is_a_reason() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "infantry D4"}, own={"italy": "Foxtrot, E4"})
    assert whys(s, "invade E4")[-1] == "E4 has neither armies nor a fortification, so the invasion cannot fail."


def test_attack_and_defence_are_a_reason() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "air D4", "italy": "infantry E4"})
    assert whys(s, "invade E4") == [
        "An attack of 8 is enough against the defence of 2 in E4.",
        "Without Partisans the counterattack deals at most 4 damage, and your armies can take 6.",
    ]


def test_the_chance_of_surviving_a_counter_attack_is_a_reason() -> None:
    """An air army with 4 of its defence left survives all but Tenacity, which half of the faces show."""
    s = position(active="uk", phase="invasion", armies={"uk": "air D4/2", "italy": "infantry E4"})
    assert whys(s, "invade E4")[-1] == "The chance that at least one of your armies survives the counterattack is 50%."


def test_a_chance_that_speaks_against_an_invasion_is_not_told() -> None:
    s = position(active="uk", phase="invasion", armies={"uk": "air D4/2", "italy": "infantry E4, infantry E4"})
    assert whys(s, "invade E4") == ["An attack of 8 is enough against the defence of 4 in E4."]


def test_an_army_that_is_not_enough_alone_joins_the_front() -> None:
    """It is said what it adds, not that the attack would fall short."""
    armies = {"uk": "infantry D6", "italy": "armour C4, armour C4, armour C4"}
    s = position(active="uk", phase="movement", armies=armies, own={"uk": "Alfa, D6, D4, C5"})
    assert "This army adds 1 to an attack on C4." in whys(s, f"take {army(s, 'uk', 'infantry', 'D6')}")


def test_points_that_win_are_a_reason_to_stop() -> None:
    land = "A1, A2, A3, A4, A5, A6, B1, B2, B3, B5, B6, B7, C2, C3, C4, C5, D6, D7"
    s = position(
        active="uk", phase="development", own={"uk": f"Alfa, {land}"}, objectives={"uk": "War Chest"},
        points={"uk": 36},
    )  # fmt: skip
    assert whys(s, "done") == ["Keep your PP: your objective War Chest needs them."]


def test_the_guard_of_a_base_is_a_reason() -> None:
    own = {"uk": "Alfa, C5", "italy": "Foxtrot, D6"}
    s = position(active="uk", own=own, armies={"italy": "armour D6"}, points={"uk": 9})
    reasons = whys(s, "artillery Alfa")
    assert "This guards Base Alfa, where you train armies, against an attack of 3 from adjacent enemies." in reasons


def test_the_income_of_a_war_industry_is_a_reason() -> None:
    s = position(active="uk", phase="movement", armies={"uk": "infantry Magnitogorsk, infantry D7"}, own={"uk": "Alfa"})
    do(s, f"take {army(s, 'uk', 'infantry', 'D7')}")
    assert "Every army in Magnitogorsk earns 2 PP a turn." in whys(s, "go Magnitogorsk")


def test_research_counts_the_way_to_the_next_milestone() -> None:
    s = position(active="uk", phase="leader", tokens={"uk": 7})
    assert whys(s, "research") == [
        "The research token moves one square, and the next milestone is 2 squares further on."
    ]


@pytest.mark.parametrize("scenario", ["four-players", "alliances", "two-players-uk-italy"])
def test_every_choice_has_reasons_whatever_is_hidden(scenario: str) -> None:
    """Two worlds that a player cannot tell apart give the same ones, and they can be said in both languages."""
    s = GAME.start(scenario)
    rng = random.Random(4)
    kinds: set[str] = set()
    while not s.over():
        ask = s.asks()[0]
        if ask.seat == CHANCE:
            s.apply(CHANCE, rng.choice(ask.acts))
            continue
        world, other = s.imagine(ask.seat, rng), s.imagine(ask.seat, rng)
        choice = BOT.think(world, ask.seat)
        kinds.add(type(s.stack[-1]).__name__)
        if len(ask.acts) > 1:
            assert choice.reasons, SPACE.text(choice.act)
        assert choice.reasons == BOT.reasons(other, ask.seat, choice.act)
        another = random.Random(len(kinds)).choice(ask.acts)
        assert BOT.reasons(world, ask.seat, another) == BOT.reasons(other, ask.seat, another)
        for language in ("en", "it", "hu"):
            assert all(words(GAME, language).sentence(saying).endswith(".") for saying in choice.reasons)
        s.apply(ask.seat, choice.act)
    assert {"Expansion", "Move", "Invasions", "Origins", "Taking", "Development"} <= kinds
