"""The rule-based player of Paths of Glory: decisions in positions where one answer is sensible."""

from __future__ import annotations

import random
import re

import pytest

from grognard.bots import decide
from grognard.bots.paths_of_glory import PathsOfGloryBot, arguments_of_fights, arguments_of_moves, orders, worth
from grognard.bots.paths_of_glory.bot import TRIED
from grognard.bots.paths_of_glory.survey import survey_of
from grognard.core.chance import CHANCE
from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.facts.acts import SPACE
from grognard.games.paths_of_glory.facts.tables import AP, CP, SPACE_OF
from grognard.games.paths_of_glory.moves.operations import Activation
from grognard.texts.words import words
from tests.games.paths_of_glory.vocabulary import GAME, asked, card, control, do, here, offered, passing, position, roll

BOT = PathsOfGloryBot()


def choice(s: PathsState, seed: int = 0) -> str:
    """What the bot does for the seat that is asked."""
    return SPACE.text(decide(BOT, s, s.asks()[0].seat, random.Random(seed)))


def run(s: PathsState, seat: int) -> list[str]:
    """The decisions of the bot, carried out, until another seat or chance is asked."""
    done: list[str] = []
    while s.asks() and s.asks()[0].seat == seat:
        done.append(choice(s))
        do(s, done[-1])
    return done


# The opening


def opening(scenario: str) -> PathsState:
    """A game up to the first action of the Central Powers."""
    s = GAME.start(scenario)
    assert isinstance(s, PathsState)
    rng = random.Random(5)
    while s.side < 0:
        ask = s.asks()[0]
        s.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else decide(BOT, s, ask.seat, rng))
    return s


@pytest.mark.parametrize("scenario", ["introductory", "campaign", "historical"])
def test_guns_of_august_opens_the_war_with_a_flank_attack_on_sedan(scenario: str) -> None:
    s = opening(scenario)
    done = run(s, CP)
    assert done[0] == f"event {card('CP1')}"
    assert done[1] == "strike Sedan"
    assert {"with GE1", "with GE2", "with GE3"} <= set(done)
    assert done[-1] == "pin Liege"


def test_the_forts_of_the_french_border_are_not_abandoned() -> None:
    s = position(turn=1, side="AP", hands={"AP": "AP1"})
    run(s, AP)
    assert here(s, "Verdun")
    assert here(s, "Nancy")


# Operations

WEST = {
    "Sedan": "GE1 GE2",
    "Brussels": "GE3",
    "Metz": "GE4 GE5",
    "Strasbourg": "GE6",
    "Verdun": "FR1 FR2",
    "Nancy": "FR3",
    "Paris": "FR4",
    "Calais": "BEF",
    "Amiens": "FR5",
    "Reserve": "GEc GEc FRc FRc BRc",
}


def test_a_weak_army_in_the_open_is_attacked_by_a_strong_stack() -> None:
    units = {**WEST, "Cambrai": "(FR6)"}
    s = position(turn=3, units=units, control={"CP": "Liege"}, destroyed="Liege", hands={"CP": "CP3"})
    do(s, f"operations {card('CP3')}")
    done = run(s, CP)
    assert "strike Cambrai" in done


def test_nobody_storms_a_deep_trench_with_a_few_corps() -> None:
    units = {"Cambrai": "FR1 FR2 BR1", "Sedan": "(GEc)", "Metz": "GE4"}
    s = position(turn=8, units=units, trenches={"Cambrai": "AP 2"}, control={"CP": "Liege,Sedan"}, hands={"CP": "CP4"})
    do(s, f"operations {card('CP4')}")
    assert "strike Cambrai" not in run(s, CP)


def test_an_open_victory_space_is_entered() -> None:
    units = {"Czestochowa": "GE8", "Breslau": "GEc", "Kiev": "RU1"}
    s = position(turn=5, units=units, hands={"CP": "CP4"}, control={"CP": "Czestochowa"})
    do(s, f"operations {card('CP4')}")
    run(s, CP)
    assert control(s, "Lodz") == "CP" or control(s, "Warsaw") == "CP"


# Supply


def test_a_supply_line_that_is_cut_is_opened_again() -> None:
    units = {"Kiev": "GE8 GE9 GE10", "Lutsk": "GE11", "Rovno": "", "Moscow": "RU1", "Odessa": "RUc"}
    held = "Zhitomir,Lutsk,Kovel,Lublin,Warsaw,Lodz,Ivangorod,Dubno,Brest Litovsk"
    s = position(
        turn=12,
        round=6,
        units=units,
        control={"CP": held, "AP": "Rovno,Zhitomir,Tarnopol,Belaya Tserkov,Chernigov"},
        destroyed="Warsaw,Lutsk,Dubno,Ivangorod,Brest Litovsk",
        hands={"CP": "CP4"},
    )
    do(s, f"operations {card('CP4')}")
    run(s, CP)
    assert control(s, "Zhitomir") == "CP"


# Losses, standing, retreats


def test_a_corps_takes_the_loss_before_an_army_is_gone_for_good() -> None:
    s = position(turn=5, units={"Metz": "(GE4) GEc", "Nancy": "FR1 FR2 FR3"}, side="AP", hands={"AP": "AP3"})
    do(s, f"operations {card('AP3')}", "attack Nancy")
    while "strike Metz" not in offered(s):
        do(s, "done")
    do(s, "strike Metz", "with FR1", "with FR2", "with FR3")
    passing(s)
    while asked(s) == ["chance"]:
        roll(s, 2)
    if "lose GEc1" in offered(s):
        assert choice(s) == "lose GEc1"


# Cards


def test_events_that_score_are_played_in_the_introductory_scenario() -> None:
    units = {"Essen": "GE1", "Paris": "FR1"}
    s = position("introductory", turn=2, units=units, hands={"CP": "CP9 CP7"}, levels=("mobilization", "mobilization"))
    assert choice(s) == f"event {card('CP9')}"


def test_reinforcements_come_before_a_quiet_move() -> None:
    units = {"Strasbourg": "GE6", "Nancy": "FR1", "Metz": "GE4", "Verdun": "FR3"}
    s = position(turn=2, units=units, hands={"CP": "CP12"}, levels=("mobilization", "mobilization"))
    assert choice(s) == f"event {card('CP12')}"


def test_replacements_are_played_for_an_army_that_has_suffered() -> None:
    units = {
        "Strasbourg": "(GE6) (GE7)",
        "Metz": "(GE4) (GE5)",
        "Nancy": "FR1 FR3",
        "Verdun": "FR2",
        "Cracow": "(AH1)",
        "Eliminated": "GE1 GE2 GEc GEc AH2",
    }
    s = position(turn=9, units=units, trenches={"Strasbourg": "CP 2", "Metz": "CP 2"}, hands={"CP": "CP46"})
    s.played |= 0
    assert choice(s).startswith(("replacements", "event"))


def test_peace_is_refused_by_the_side_that_wins() -> None:
    s = position(turn=18, points=8, side="AP", hands={})
    do(s, "offer-peace")
    s.points = 14
    assert choice(s) == "refuse-peace"


def test_peace_is_accepted_by_the_side_that_loses() -> None:
    s = position(turn=19, points=15, hands={})
    do(s, "offer-peace")
    assert choice(s) == "accept-peace"


# Options and whole games


@pytest.mark.parametrize(
    ("scenario", "options"),
    [
        ("introductory", {"optional_cards": "chosen", "bidding": "on"}),
        ("historical", {"optional_cards": "all"}),
        ("great-war", {}),
    ],
)
def test_the_bot_plays_under_all_options(scenario: str, options: dict[str, str]) -> None:
    s = GAME.start(scenario, options)
    rng = random.Random(1)
    for _ in range(150):
        if s.over():
            break
        ask = s.asks()[0]
        s.apply(ask.seat, rng.choice(ask.acts) if ask.seat == CHANCE else decide(BOT, s, ask.seat, rng))


@pytest.mark.parametrize("side", [AP, CP])
def test_the_bot_beats_random_play(side: int) -> None:
    s = GAME.start("introductory")
    rng = random.Random(7)
    while not s.over():
        ask = s.asks()[0]
        act = decide(BOT, s, ask.seat, rng) if ask.seat == side else rng.choice(ask.acts)
        s.apply(ask.seat, act)
    result = s.result()
    assert result is not None
    assert result.winners == [side]


def test_the_same_position_gets_the_same_answer() -> None:
    s = opening("campaign")
    run(s, CP)
    while asked(s) == ["chance"]:
        s.apply(CHANCE, s.asks()[0].acts[3])
    first = choice(s, 1)
    PathsOfGloryBot()
    assert [choice(s, seed) for seed in (2, 3)] == [first, first]


def test_a_look_ahead_compares_a_few_activations_the_best_first_and_to_stop() -> None:
    s = position(turn=4, side="AP", hands={"AP": "AP1"})
    do(s, f"operations {card('AP1')}")
    legal = s.asks()[0].acts
    found = BOT.shortlist(s, AP, legal)
    assert len(legal) > 2 * TRIED > len(found) > 2
    assert set(found) <= set(legal)
    assert len(set(found)) == len(found)
    assert SPACE.text(found[0]) == choice(s)
    assert [SPACE.text(act) for act in found].count("done") == 1
    step = s.stack[-1]
    assert isinstance(step, Activation)
    assert orders.best_activations(s, step, legal, 2) == [*found[:2], found[-1]]


# Reasons


def whys(s: PathsState, text: str) -> list[str]:
    """The reasons for an act on offer, in English; in Italian there are as many."""
    seat = s.asks()[0].seat
    act = next(act for act in s.asks()[0].acts if SPACE.text(act) == text)
    found = BOT.reasons(s.imagine(seat, random.Random(0)), seat, act)
    assert len(found) <= 3
    assert [words(GAME, "it").sentence(saying) for saying in found]
    return [words(GAME, "en").sentence(saying) for saying in found]


def test_an_open_victory_space_is_a_reason() -> None:
    units = {"Czestochowa": "GE8", "Breslau": "GEc", "Kiev": "RU1"}
    s = position(turn=5, units=units, hands={"CP": "CP4"}, control={"CP": "Czestochowa"})
    do(s, f"operations {card('CP4')}")
    assert "This takes Łódź while it is undefended: it is worth 1 VP." in whys(s, "move Czestochowa")


def test_the_chances_of_an_attack_are_a_reason() -> None:
    units = {**WEST, "Cambrai": "(FR6)"}
    s = position(turn=3, units=units, control={"CP": "Liege"}, destroyed="Liege", hands={"CP": "CP3"})
    do(s, f"operations {card('CP3')}", "attack Sedan", "done")
    found = whys(s, "strike Cambrai")
    assert found[0] == "Cambrai is an enemy VP space."
    chances = r"the chance of winning the combat is \d+%, and of losing it \d+%, before Combat Cards\.$"
    assert re.match(f"In an attack on Cambrai {chances}", found[1])


def test_what_a_card_brings_is_a_reason() -> None:
    s = position(turn=3, units=WEST, hands={"AP": "AP1"}, side="AP")
    found = whys(s, f"event {card('AP1')}")
    assert found[0] == "This brings in the British 2nd Army and a British corps."


@pytest.mark.parametrize("scenario", ["introductory", "campaign"])
def test_every_choice_has_reasons_whatever_is_hidden(scenario: str) -> None:
    """Two worlds that a player cannot tell apart give the same ones, and they can be said in both languages."""
    s = GAME.start(scenario)
    rng = random.Random(3)
    kinds: set[str] = set()
    for _ in range(260):
        if s.over():
            break
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
    assert {"Action", "Activation", "Movement", "March", "Attacks", "Attackers", "Combat", "Advance"} <= kinds


def test_odds_against_an_attack_are_no_reason_for_it() -> None:
    s = position(
        turn=3, units={**WEST, "Cambrai": "(FR6)"}, control={"CP": "Liege"}, destroyed="Liege", hands={"CP": "CP3"}
    )
    do(s, f"operations {card('CP3')}", "attack Sedan", "done")
    survey = survey_of(s, CP)
    strike = arguments_of_fights.best_of(s, survey, SPACE_OF["Cambrai"], [])
    assert strike is not None
    keys = [why.key for why in arguments_of_fights.of_strike(s, survey, strike)]
    assert keys == ["because-attack-victory", "because-attack-odds", "because-attack-drives"]
    strike.outlook.won, strike.outlook.lost = 0.2, 0.6
    keys = [why.key for why in arguments_of_fights.of_strike(s, survey, strike)]
    assert keys == ["because-attack-victory", "because-attack-drives"]
    strike.outlook.pushed, strike.outlook.cleared = 0.1, 0.04
    keys = [why.key for why in arguments_of_fights.of_strike(s, survey, strike)]
    assert keys == ["because-attack-victory"]


def test_enemies_next_to_it_are_no_reason_to_retreat_there() -> None:
    s = position(units={"Metz": "GE4 GE5", "Verdun": "FR1"}, side="AP")
    survey, verdun = survey_of(s, AP), SPACE_OF["Verdun"]
    assert [why.key for why in arguments_of_moves.next_to(survey, verdun)] == ["because-enemy-next"]
    found = {why.key for why in arguments_of_moves.of_retreat(survey, s.at[verdun][0], verdun)}
    assert "because-supplied-there" in found
    assert "because-enemy-next" not in found


# Supply


@pytest.mark.parametrize(("guard", "least", "most"), [("GEc", 0.2, 1.0), ("GE1 GE2 GE3", 0.0, 0.15)])
def test_a_unit_is_in_danger_where_a_weak_stack_keeps_it_supplied(guard: str, least: float, most: float) -> None:
    """Cambrai is supplied through Sedan only, which Allied armies can attack."""
    units = {"Sedan": guard, "Cambrai": "GE9", "Brussels": "BEF BR1", "Verdun": "FR1 FR2", "Metz": "GE4"}
    s = position(turn=5, units=units, control={"CP": "Liege,Sedan,Cambrai"}, destroyed="Liege", hands={"CP": "CP7"})
    survey = survey_of(s, CP)
    cambrai, piece = SPACE_OF["Cambrai"], s.at[SPACE_OF["Cambrai"]][0]
    risk = survey.chain_risk(piece, cambrai, 0, 0, cambrai, 0)
    assert least <= risk <= most


def test_in_the_last_turn_units_hardly_count() -> None:
    """After it only points decide."""
    units = {"Sedan": "GE1", "Metz": "GE4", "Paris": "FR6"}
    early, late = (position("campaign", turn=turn, units=units, control={"CP": "Sedan"}) for turn in (5, 20))
    piece = early.at[SPACE_OF["Metz"]][0]
    assert worth.of_unit(late, piece) < worth.of_unit(early, piece) / 5
