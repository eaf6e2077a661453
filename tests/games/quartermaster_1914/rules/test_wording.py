"""What players read: prompts that give their reasons, one line for each happening, names with their articles."""

from __future__ import annotations

import json
import random
from itertools import groupby
from typing import Any

import pytest

from grognard.commands import replay
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.match import Match
from grognard.core.sayings import Saying
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts import library
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.game import Quartermaster1914
from grognard.games.quartermaster_1914.seen import wording
from grognard.table.rendering.story import Story
from grognard.table.storage import snapshots
from grognard.texts.words import words
from tests.games.quartermaster_1914.vocabulary import (
    at,
    deal_on,
    do,
    heard,
    line,
    offered,
    play,
    position,
    refused,
    reported,
)
from tests.texts import read

GAME = "quartermaster-1914"
WEST = {"DE": "BER WGE BEL", "FR": "PAR PIC BUR", "UK": "BRI NAO"}


def prompt(s: QuartermasterState) -> str:
    """What the seat that is asked reads."""
    seat = s.asks()[0].seat
    asked = s.prompt(seat)
    assert asked is not None
    return heard(asked)


def below(s: QuartermasterState) -> list[str]:
    """What the seat that is asked reads below it: what is left, and details."""
    asked = s.prompt(s.asks()[0].seat)
    assert asked is not None
    return words(Quartermaster1914()).prompt_lines(asked)[1:]


def told(s: QuartermasterState, seat: int, *texts: str) -> list[str]:
    """What a seat reads of these acts; what is dealt then is chance's first choice."""
    s.events = []
    do(s, *texts)
    deal_on(s)
    return [heard(event.saying) for event in s.events if event.reaches(seat)]


# Prompts


def test_the_opening_says_how_many_cards_are_kept() -> None:
    s = deal_on(started("five-players"))
    assert prompt(s) == "Austria: choose a card to put under your deck"
    assert below(s) == ["Cards left to put under your deck: 3", "Keep 7 of your 10 cards."]
    bury(s, 0, 0)
    assert below(s) == ["Cards left to put under your deck: 2", "Keep 7 of your 10 cards."]


def test_the_opening_counts_for_each_power_of_a_seat() -> None:
    s = deal_on(started("two-players"))
    assert prompt(s) == "Choose the cards to put under the decks"
    assert below(s)[0] == "Cards left to put under the decks: Austria 3, Germany 3"
    bury(s, 0, 2)
    assert below(s) == ["Cards left to put under the decks: Austria 3, Germany 2", "Keep 7 of 10 cards for each power."]


def started(scenario: str) -> QuartermasterState:
    s = Quartermaster1914().start(scenario)
    assert isinstance(s, QuartermasterState)
    return s


def bury(s: QuartermasterState, seat: int, power: int) -> None:
    s.apply(seat, SPACE.parse(f"bury {s.view(seat)['powers'][power]['hand'][0]}"))


@pytest.mark.rule(GAME, "12.2")
def test_a_discard_gives_its_reason() -> None:
    hand = ["Zeppelins", "Jutland", "Landwehr"]
    s = position(power="DE", step="draft", hands={"DE": hand})
    assert prompt(do(s, "draft")) == "Germany: discard from hand to draft"
    assert below(s) == ["Cards left to discard: 2"]
    s = play("German Land Battle", "DE", hand, pieces={**WEST, "DE": "BER WGE"}, prepared={"FRIT": ["Verdun"]})
    do(s, "battle Burgundy")
    assert prompt(s) == "Germany: discard from hand for difficult terrain"
    reason = "The battle in Burgundy counts as a battle in difficult terrain."
    assert below(s) == ["Cards left to discard: 1", reason]
    assert s.view(PUBLIC)["step"]["reason"] == "terrain"
    assert s.view(PUBLIC)["step"]["space"] == "BUR"
    s = play("Franz Ferdinand Avenged", "AHOT", ["Spanish Flu", "Caporetto"])
    assert prompt(s) == "Austria: discard from hand for Franz Ferdinand Avenged"
    assert below(s) == ["Cards left to discard: 1"]
    assert s.view(PUBLIC)["step"]["because"] == "Franz Ferdinand Avenged"
    s = play("Tunnel Mines", "UKUS", pieces={"UK": "BRI PIC", "DE": "BEL"},
             prepared={"DE": ["Tannenberg", "Landwehr", "Jutland"]})  # fmt: skip
    do(s, "against Germany")
    assert prompt(s) == "Germany: discard a prepared card for Tunnel Mines"
    assert below(s) == ["Cards left to discard: 2"]


@pytest.mark.rule(GAME, "9.4")
def test_the_prepare_step_asks_for_what_there_is() -> None:
    hand: dict[str, Any] = {"hands": {"RU": ["Rasputin"]}}
    laid: dict[str, Any] = {"prepared": {"RU": ["Cossacks"]}}
    assert prompt(position(power="RU", step="prepare", **hand)) == "Russia: prepare a card?"
    assert prompt(position(power="RU", step="prepare", **laid)) == "Russia: take a prepared card back into your hand?"
    both = position(power="RU", step="prepare", **hand, **laid)
    assert prompt(both) == "Russia: prepare a card?"
    assert below(both) == ["Instead you may take a prepared card back into your hand."]


@pytest.mark.rule(GAME, "11")
def test_who_has_no_such_card_is_told_so() -> None:
    card = "Moltke the Younger Mobilizes Western Advance"
    s = do(play(card, "DE", ["Zeppelins"], pieces=WEST), "pass")
    assert prompt(s) == "Germany: pass; you have no card to play"
    assert below(s) == ["You could also play a German Status card, but you have no such card in hand."]
    s = do(play(card, "DE", ["Mustard Gas"], pieces=WEST), "pass")
    assert prompt(s) == "Germany: also play a German Status card?"
    s = position(power="DE", step="attrition", pieces=WEST, prepared={"DE": ["Landwehr"]})
    assert prompt(s) == "Germany: pass; you have no card for attrition"


@pytest.mark.rule(GAME, "6")
def test_a_nation_without_a_piece_left_may_place_one_again() -> None:
    s = play("Italian Build Army", "FRIT", pieces={"IT": "ROM ALP TYR PRO"})
    assert prompt(s) == "Italy: remove an army to build it again, or pass"


@pytest.mark.rule(GAME, "9.3")
def test_attrition_speaks_of_the_deck_only_if_there_is_one() -> None:
    hands = {"DE": ["Mata Hari"], "FRIT": ["Verdun", "Marne"]}
    s = do(position(power="DE", hands=hands), "play Mata Hari")
    assert prompt(s) == "France: discard a card for attrition"
    choice = "Choose a card from hand, a prepared card, or the unseen top card of your deck."
    assert below(s) == ["Cards left to discard: 3", choice]
    s = do(position(power="DE", hands=hands, decks={"FRIT": []}), "play Mata Hari")
    assert "lose-point" in offered(s)
    assert prompt(s) == "France: discard a card for attrition, or lose a point"
    choice = "Choose a card from hand or a prepared card. Your deck is empty, so you may lose a point instead."
    assert below(s) == ["Cards left to discard: 3", choice]


@pytest.mark.rule(GAME, "13.4")
def test_who_can_only_pass_is_told_so() -> None:
    hold = {"FRIT": ["Alpini", "Marne"], "DE": ["Jutland"]}
    s = play("German Land Battle", "DE", ["Zeppelins"], pieces=WEST, prepared={"FRIT": ["Alpini"]})
    do(s, "battle Picardy")
    assert prompt(s) == "France: pass; you cannot reinforce Picardy"
    s = do(play("German Land Battle", "DE", pieces=WEST, prepared=hold), "battle Picardy", "reinforce Marne")
    assert prompt(s) == "Germany: pass; you cannot sustain the attack"
    do(s, "pass")
    assert prompt(s) == "France: pass; you cannot counterattack"
    assert below(s) == ["You have no prepared card to counterattack Belgium from Picardy."]


@pytest.mark.rule(GAME, "R51")
def test_who_needs_partners_is_told_so() -> None:
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG PIC"},
             prepared={"FRIT": ["French Build Army"] * 2, "UKUS": ["Cambrai"], "DE": ["Schlieffen Plan"]})  # fmt: skip
    do(s, "battle Picardy")
    assert prompt(s) == "France: reinforce Picardy?"
    assert below(s) == ["Symbols needed: 1"]
    do(s, "reinforce French Build Army", "sustain Schlieffen Plan")
    assert prompt(s) == "France: reinforce Picardy with your partners?"
    assert below(s) == [
        "Symbols needed: 2",
        "Your own cards are not enough. If your partners do not add the rest, your cards go back to where they were.",
    ]
    assert "The symbols are not enough: French Build Army goes back to where it was." in told(
        s, 0, "reinforce French Build Army", "pass"
    )


# Taking back pieces


@pytest.mark.rule(GAME, "R12")
@pytest.mark.parametrize("step", ["draft", "play", "attrition", "prepare", "draw"])
def test_pieces_are_taken_back_in_every_step_of_the_own_turn(step: str) -> None:
    s = position(power="DE", step=step, pieces=WEST, hands={"DE": ["Zeppelins", "Jutland"]},
                 prepared={"DE": ["Mata Hari"]})  # fmt: skip
    before = offered(s)
    do(s, "recall", "remove German Belgium")
    assert at(s, "DE") == "BER WGE"
    assert offered(s) == before


@pytest.mark.rule(GAME, "R12")
def test_pieces_are_taken_back_while_a_card_is_carried_out() -> None:
    s = play("German Land Battle", "DE", ["Zeppelins"], pieces=WEST)
    do(s, "recall", "remove German Belgium")
    assert "Picardy" not in offered(s, "battle")
    assert "Burgundy" in offered(s, "battle")
    s = play("German Build Army", "DE", pieces=WEST, status={"DE": ["Stosstruppen"]},
             prepared={"DE": ["German Land Battle"]})  # fmt: skip
    do(s, "build Prussia", "recall", "remove German Prussia")
    assert s.view(PUBLIC)["step"]["phase"] == "attrition"  # nobody is left to attack


@pytest.mark.rule(GAME, "R12")
def test_a_power_without_cards_is_asked_for_its_pieces() -> None:
    s = position(power="RU", pieces={"RU": "MOS POL", "DE": "BER PRU"}, decks={"RU": []})
    assert prompt(s) == "Russia has no cards left: pass, or remove a piece"
    do(s, "recall", "remove Russian Poland", "pass")
    assert at(s, "RU") == "MOS"
    assert s.view(PUBLIC)["power"] == "DE"


@pytest.mark.rule(GAME, "R12")
def test_nothing_is_taken_back_while_something_is_paid() -> None:
    s = position(power="DE", step="draft", pieces=WEST, hands={"DE": ["Zeppelins", "Jutland", "Landwehr"]})
    do(s, "draft")
    assert refused(s, "recall").rule == "9.1"


# What happened


@pytest.mark.rule(GAME, "9.4.1")
def test_a_card_that_goes_unseen_is_one_line_for_everybody() -> None:
    s = position(power="DE", step="draft", hands={"DE": ["Zeppelins", "Jutland", "Landwehr", "Landsturm"]})
    mine = told(s.copy(), 2, "draft", "discard Zeppelins")
    assert mine == ["Germany discards two cards to draft.", "Germany discards Zeppelins from hand, face down."]
    theirs = ["Germany discards two cards to draft.", "Germany discards a card from hand, face down."]
    assert told(s.copy(), 1, "draft", "discard Zeppelins") == theirs
    assert told(s.copy(), PUBLIC, "draft", "discard Zeppelins") == theirs


@pytest.mark.rule(GAME, "10")
@pytest.mark.rule(GAME, "9.4.1")
def test_all_are_told_of_a_top_card_that_is_discarded_and_its_owner_which_it_is() -> None:
    s = play("Zeppelins", "DE", decks={"FRIT": ["Verdun"]})
    theirs = "France discards the top card of its deck, face down."
    assert theirs in told(s.copy(), 2, "discard-top")
    mine = told(s, 3, "discard-top")
    assert "France discards the top card of its deck, face down: Verdun." in mine
    assert theirs not in mine


@pytest.mark.rule(GAME, "9.4.1")
@pytest.mark.parametrize(
    ("step", "act", "mine", "theirs"),
    [
        ("prepare", "prepare Jutland", "Germany prepares Jutland.", "Germany prepares a card."),
        ("prepare", "unprepare Mata Hari", "Germany takes the prepared card Mata Hari back into hand.",
         "Germany takes a prepared card back into hand."),
        ("draw", "draw 1", "Germany draws Tannenberg.", "Germany draws 1 card."),
    ],
)  # fmt: skip
def test_the_owner_reads_the_name(step: str, act: str, mine: str, theirs: str) -> None:
    s = position(power="DE", step=step, hands={"DE": ["Jutland"]}, prepared={"DE": ["Mata Hari"]},
                 decks={"DE": ["Tannenberg"]})  # fmt: skip
    assert told(s.copy(), 2, act)[0] == mine
    assert told(s.copy(), 3, act)[0] == theirs
    assert sum(line in (mine, theirs) for line in told(s.copy(), 2, act)) == 1


@pytest.mark.rule(GAME, "12.3")
def test_pieces_are_named_by_what_they_are() -> None:
    s = position(power="RU", pieces={"RU": "MOS UKR"}, hands={"RU": ["Russian Build Navy"]})
    assert "Russia builds a navy in the Black Sea." in told(s, 0, "play Russian Build Navy", "build Black Sea")
    s = position(power="UKUS", pieces={"UK": "BRI NAO"}, hands={"UKUS": ["British Build Army"]})
    assert "The United Kingdom builds an army in Ireland." in told(s, 0, "play British Build Army", "build Ireland")
    s = position(power="UKUS", step="prepare", pieces={"UK": "BRI NAO"}, hands={"UKUS": ["Cambrai"]})
    lines = told(s, 0, "recall", "remove British North Atlantic")
    assert lines == ["Britain removes its British navy from the North Atlantic."]
    s = position(power="AHOT", pieces={"OT": "ANA", "UK": "BRI IST", "FR": "PAR IST"},
                 hands={"AHOT": ["I Order You to Die"]})  # fmt: skip
    lines = told(s, 0, "play I Order You to Die", "eliminate British Istanbul")
    assert [line for line in lines if "Istanbul" in line] == ["The British army in Istanbul is eliminated."]


def test_a_card_that_comes_back_names_the_status_card() -> None:
    s = play("British Build Army", "UKUS", pieces={"UK": "BRI NAO ENG NTH"}, status={"UKUS": ["Commonwealth Support"]})
    do(s, "build Ireland")
    assert told(s, 0, "keep British Build Army") == [
        "Commonwealth Support: Britain takes British Build Army back into hand."
    ]


@pytest.mark.rule(GAME, "8")
def test_a_turn_begins_under_its_own_heading() -> None:
    s = position(power="AHOT", step="draw", hands={"RU": ["Rasputin", "Cossacks"]})
    s.events = []
    do(s, "pass")
    assert [(event.saying.key, event.heading) for event in s.events] == [
        ("turn", Saying("heading-turn", round=1, power=1)),
        ("turn-figures", None),
    ]


def test_the_story_groups_a_turn_under_its_heading_also_from_a_snapshot() -> None:
    match = Match(Quartermaster1914(), "five-players", secret=bytes(32))
    rng = random.Random(4)
    while match.state.heading() != Saying("heading-turn", round=1, power=2):
        ask = match.state.asks()[0]
        match.play(ask.seat, rng.choice(ask.acts))
    again = Match(Quartermaster1914(), "five-players", secret=bytes(32))
    assert snapshots.unpack(again, snapshots.pack(match))
    for one in (match, again):
        for seat in range(5):
            lines = json.loads(Story(one, words(one.game)).json(seat))
            texts = [(line["heading"], read(line["text"])) for line in lines]
            turns = [(heading, text) for heading, text in texts if text.endswith("'s turn.")]
            powers = ("Austria", "Russia", "Germany")
            assert turns == [(f"Round 1, {name}", f"Round 1: {name}'s turn.") for name in powers]
            headings = [heading for heading, _ in groupby(line["heading"] for line in lines)]
            assert headings == ["Set-up", "Round 1, Austria", "Round 1, Russia", "Round 1, Germany"]
    told = list(replay.tell(match, 1, len(match.line), PUBLIC, False))
    place = told.index("== Round 1, Russia ==")
    assert told[place + 1].endswith(" Score: Central Powers 0, Entente 0")
    everything = "\n".join(replay.tell(match, 1, len(match.line), PUBLIC, True))
    assert "(everyone but Austria) Austria has been dealt 10 cards." in everything
    assert "(only Austria) Austria has been dealt 10 cards: " in everything


def test_what_cards_let_play_is_said_in_plain_words() -> None:
    moltke, landwehr = does("Moltke the Younger Mobilizes Western Advance"), does("Imperial Austrian Landwehr")
    assert "Germany may play a German Status card from hand." in moltke
    assert "Austria may draft an Austro-Hungarian Build Army card for free." in landwehr
    assert not any("card of type" in does(name) for name in library.KINDS)


def test_alternatives_are_a_plain_list() -> None:
    where = "in Belgium, Picardy or Paris"
    plan = does("Schlieffen Plan")
    assert f"Germany may battle {where}. " in plan
    kind = library.KIND_OF["Schlieffen Plan"]
    assert line(wording.prepared(kind)) == f"Double Sustain Land Battle {where}."
    italian = words(Quartermaster1914(), "it")
    assert "può combattere in Belgio, in Piccardia o a Parigi. " in italian.line(wording.text(kind))
    for name in library.KINDS:
        found = does(name) + line(wording.prepared(library.KIND_OF[name]))
        for part in found.split(". "):
            assert not (" and " in part and " or " in part and part.index(" and ") < part.index(" or ")
                        and part.count(" and ") == 1 and " battle in " in part), part  # fmt: skip
    s = play("Schlieffen Plan", "DE", pieces=WEST)
    assert line(refused(s, "battle Moscow").saying) == "this battle can be fought only in Paris, Picardy or Belgium"
    assert italian.line(refused(s, "battle Moscow").saying) == (
        "questo combattimento può svolgersi solo a Parigi, in Piccardia o in Belgio"
    )


def test_powers_and_spaces_have_their_own_names_in_italian() -> None:
    italian = words(Quartermaster1914(), "it")
    assert italian.name("power", "Britain") == "Regno Unito"
    assert italian.name("seat", "Britain") == "Regno Unito"
    assert italian.name("space", "Great Britain") == "Gran Bretagna"
    assert "reclutare" in italian.line(Saying("nowhere-to-recruit", nation=0, what=Saying("an-army")))


def test_a_rule_that_needs_three_navies_says_at_least() -> None:
    for name in ("Commonwealth Support", "The Girls with Yellow Hands"):
        assert "at least 3 British navies" in does(name)
    assert "Lawrence" in does("Limited Rail and Road Network")


def does(name: str) -> str:
    """What a card does, in words."""
    return line(wording.text(library.KIND_OF[name]))


@pytest.mark.rule(GAME, "11")
@pytest.mark.rule(GAME, "9.2.1")
def test_what_is_optional_reads_so() -> None:
    """No benefit of a card has to be used, and no Status card that helps its owner."""
    for name in library.KINDS:
        for sentence in does(name).split(". "):
            assert not sentence.startswith(("Prepare ", "Draft ", "Play ")), sentence
    assert does("Schlieffen Plan").startswith("Germany may prepare a card. ")
    lord = does("First Lord of the Admiralty Prepares for War")
    assert lord.startswith("Britain may draft a British Build Navy card for free. Britain may play ")
    for name in (
        "Mustard Gas", "The Red Baron", "Stosstruppen", "Big Bertha Railway Guns", "Rumpler Taube Air Reconnaissance",
        "Woe to Them That Yet Draw Sword Against Me", "General Nivelle's Creeping Barrage", "Renault FT Tanks",
        "Barès Expands Armée de l'Air", "Troupes Coloniales", "Citizen-Soldiers", "The Pals Battalions",
        "Commonwealth Support", "Relied on For Any Enterprise", "Battlecruisers", "The Girls with Yellow Hands",
        "Mark IV Tanks", "Dreadnoughts", "Lawrence Foments Arab Revolts", "Scottish Women's Hospitals",
    ):  # fmt: skip
        assert " may " in does(name), name


@pytest.mark.rule(GAME, "R53")
@pytest.mark.rule(GAME, "14")
@pytest.mark.parametrize(
    ("had", "lines"),
    [
        (5, ["The Entente loses 3 points."]),
        (1, ["The Entente loses 1 point.",
             "The Entente has no points left to lose: the Central Powers gain 2 points instead."]),
        (0, ["The Entente has no points left to lose: the Central Powers gain 3 points instead."]),
    ],
)  # fmt: skip
def test_points_that_cannot_be_lost_are_gained_by_the_enemy(had: int, lines: list[str]) -> None:
    s = position(power="DE", hands={"DE": ["Prize Rules Submarine Warfare"]}, decks={"UKUS": []}, points=(0, had))
    found = [line for line in told(s, 0, "play Prize Rules Submarine Warfare") if "lose" in line]
    assert found == lines


@pytest.mark.rule(GAME, "14.1")
def test_one_point_is_not_one_points() -> None:
    s = position(round=3, power="UKUS", step="draw", pieces={"DE": "BER", "FR": "PAR"}, hands={"UKUS": ["Cambrai"]})
    assert "Score: Central Powers 1, Entente 1." in told(s, 0, "pass")
    report = reported(s, PUBLIC)
    assert "Austria-Hungary: no army on the board (armies left 7, navies left 1)" in report


def test_nobody_hears_of_chance() -> None:
    s = position(power="RU", step="draw", decks={"RU": ["Rasputin", "Cossacks"]})
    s.events = []
    do(s, "draw 1")
    s.apply(CHANCE, s.asks()[0].acts[0])
    assert [event.saying.key for event in s.events if event.reaches(0)] == ["drew", "turn", "turn-figures"]
