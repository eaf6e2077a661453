"""Tests of sense for Friedrich: plans over several turns, danger, and several fights in one stage."""

from __future__ import annotations

from grognard.bots.friedrich.stakes import hold
from grognard.bots.friedrich.standing import Standing
from grognard.bots.friedrich.survey import Survey
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from tests.bots.test_friedrich_sense import SILESIA, apart, cards, choice, moved, near
from tests.games.friedrich.vocabulary import offered, position, where

ALL = [*SILESIA, "Breslau"]
"""All that Austria wants."""


def but(*lacking: str) -> list[str]:
    """All that Austria wants but these."""
    return [city for city in ALL if city not in lacking]


# The way to victory


def race(**pieces: str) -> FriedrichState:
    """Austria lacks Cosel and Lublinitz in the east, and no Prussian can be there in time."""
    return position(
        "austrian-theatre", nation="Austria", turn=11, decks=2, held={"Austria": but("Cosel", "Lublinitz")},
        pieces={"Laudon": "Breslau", "Daun": "Bunzlau", "Austrian train 1": "Ohlau", "Friedrich": "Halle"} | pieces,
        troops={"Laudon": 8, "Daun": 8, "Friedrich": 6} | ({"Winterfeldt": 6} if pieces else {}),
        hands={"Austria": ["12S.1", "10S.1", "8S.1", "9C.1", "11C.1", "13C.1", "7C.1", "12H.1", "9H.1"],
               "Prussia": cards(4)},
    )  # fmt: skip


def test_the_last_open_objectives_are_fetched_while_nobody_can_protect_them() -> None:
    """Daun deals with the raider; Laudon marches to the objectives that win the war."""
    assert where(moved(race(Winterfeldt="Glogau")), "Laudon") in near("Lublinitz", 2) | near("Cosel", 2)


# What an enemy stack protects and threatens


def hold_of(s: FriedrichState, general: str) -> float:
    """What it is worth that this general's stack is driven away by four cities."""
    piece = tables.general(general)
    return hold(s, tables.NATION[piece], s.where[piece]).lost(4)


def guards(**more: str) -> FriedrichState:
    pieces = {"Daun": "Löbau", "Winterfeldt": "Senftenberg"} | more
    return position(
        "austrian-theatre", nation="Austria", pieces=pieces, held={"Austria": but("Kamenz", "Radeberg")}, decks=2,
        troops={"Daun": 8, "Winterfeldt": 5, **dict.fromkeys(more, 5)}, hands={"Prussia": cards(4)},
    )  # fmt: skip


def protection(s: FriedrichState) -> float:
    """What Winterfeldt protects."""
    found = hold(s, tables.PRUSSIA, s.where[tables.general("Winterfeldt")])
    return found.own + found.next + found.near + found.far


def test_one_of_several_guards_is_worth_driving_away() -> None:
    """Whoever protects the last objectives together has to be beaten one by one; one alone matters more."""
    both = protection(guards(Heinrich="Elsterwerda"))
    assert both > 2
    assert protection(guards()) > both


def test_a_raider_threatens_no_more_than_he_can_take() -> None:
    """Many conquered objectives around him do not make one weak general the most important enemy."""
    s = race(Winterfeldt="Liegnitz")
    assert 0 < hold_of(s, "Winterfeldt") < 8


# Fights


def test_a_second_fight_does_not_count_on_the_cards_of_the_first() -> None:
    """Daun will fight for Glatz with the diamonds; Laudon with five troops does not attack the eight from diamonds as
    well. He may join Daun, who is stronger by it."""
    s = position(
        "austrian-theatre", nation="Austria", turn=3, moved=["Daun"], marks=["Glatz"], decks=2,
        pieces={"Daun": "Reichenbach", "Laudon": "Neisse", "Schwerin": "Strehlen", "Austrian train 1": "Glatz"},
        troops={"Daun": 8, "Laudon": 5, "Schwerin": 8},
        hands={"Austria": ["12D.1", "6D.1", "4D.1", "9C.1", "8H.1"], "Prussia": cards(9)},
    )  # fmt: skip
    place = where(moved(s), "Laudon")
    assert place in {"Reichenbach"} or apart(place, "Strehlen") > 1


def test_an_equal_enemy_with_cards_is_a_danger_to_a_stack_without() -> None:
    """The attacker plays first: against a stack without cards of the suit every card costs troops."""
    s = position(
        nation="Hanover", pieces={"Ferdinand": "Hannover", "Richelieu": "Minden", "Hanoverian train": "Celle"}, decks=2,
        troops={"Ferdinand": 6, "Richelieu": 6}, hands={"Hanover": ["12H.1"], "France": cards(8)},
    )  # fmt: skip
    survey = Survey(s, tables.HANOVER, s.seat_of(tables.HANOVER))
    survey.foes[0].troops = 6
    standing = Standing(survey, [tables.general("Ferdinand")], [], tables.city("Hannover"))
    assert standing.danger(tables.city("Hannover"), 6)[0] > 2


def test_a_weak_stack_does_not_wait_where_it_has_no_cards() -> None:
    """Two French armies stand at Braunschweig and Lehrte: five troops without cards of the suits keep away from them,
    whatever they could protect there."""
    s = position(
        nation="Hanover", turn=6, decks=2, held={"France": ["Kassel", "Göttingen", "Hameln", "Minden", "Diepholz"]},
        pieces={"Ferdinand": "Uelzen", "Richelieu": "Braunschweig", "Soubise": "Lehrte", "Chevert": "Hannover",
                "Hanoverian train": "Wolmirstedt", "French train 1": "Hildesheim"},
        troops={"Ferdinand": 5, "Richelieu": 8, "Soubise": 7, "Chevert": 5},
        hands={"Hanover": ["9H.1", "3H.1"], "France": cards(13)},
    )  # fmt: skip
    place = where(moved(s), "Ferdinand")
    assert min(apart(place, where(s, foe)) for foe in ("Richelieu", "Soubise", "Chevert")) > 3


# Recruiting


def test_nobody_returns_beside_a_stronger_enemy() -> None:
    """Chevert waits before Stade: three troops would have to attack him at once, and be lost the turn after."""
    s = position(
        nation="Hanover", phase="recruit", turn=8, troops={"Chevert": 5}, decks=2,
        pieces={"Chevert": "Winsen", "Hanoverian train": "Burg"},
        hands={"Hanover": ["11D.1", "8S.1"], "France": cards(10)},
    )  # fmt: skip
    assert "recruit Ferdinand" in offered(s)
    assert choice(s) == "done"
