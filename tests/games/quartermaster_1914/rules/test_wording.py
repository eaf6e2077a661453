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


def told(s: QuartermasterState, seat: int, *texts: str) -> list[str]:
    """What a seat reads of these acts; what is dealt then is chance's first choice."""
    s.events = []
    do(s, *texts)
    deal_on(s)
    return [heard(event.saying) for event in s.events if event.reaches(seat)]


# Prompts


def test_the_opening_says_how_many_cards_are_kept() -> None:
    s = deal_on(started("five-players"))
    assert prompt(s) == "Austria: keep 7 of your 10 cards. Choose those that go under the deck (3 to go)."
    bury(s, 0, 0)
    assert prompt(s) == "Austria: keep 7 of your 10 cards. Choose those that go under the deck (2 to go)."


def test_the_opening_counts_for_each_power_of_a_seat() -> None:
    s = deal_on(started("two-players"))
    assert prompt(s).endswith("Choose those that go under the decks (to go: Austria 3, Germany 3).")
    bury(s, 0, 2)
    assert prompt(s) == (
        "Keep 7 of 10 cards for each power. Choose those that go under the decks (to go: Austria 3, Germany 2)."
    )


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
    assert prompt(do(s, "draft")) == "Germany: discard from hand to draft (2 to go)."
    s = play("German Land Battle", "DE", hand, pieces={**WEST, "DE": "BER WGE"}, prepared={"FRIT": ["Verdun"]})
    do(s, "battle Burgundy")
    reason = "since the battle in Burgundy counts as difficult terrain"
    assert prompt(s) == f"Germany: discard from hand, {reason} (1 to go)."
    assert s.view(PUBLIC)["step"]["reason"] == "terrain"
    assert s.view(PUBLIC)["step"]["space"] == "BUR"
    s = play("Franz Ferdinand Avenged", "AHOT", ["Spanish Flu", "Caporetto"])
    assert prompt(s) == "Austria: discard from hand for Franz Ferdinand Avenged (1 to go)."
    assert s.view(PUBLIC)["step"]["because"] == "Franz Ferdinand Avenged"
    s = play("Tunnel Mines", "UKUS", pieces={"UK": "BRI PIC", "DE": "BEL"},
             prepared={"DE": ["Tannenberg", "Landwehr", "Jutland"]})  # fmt: skip
    do(s, "against Germany")
    assert prompt(s) == "Germany: discard a prepared card for Tunnel Mines (2 to go)."


@pytest.mark.rule(GAME, "9.4")
def test_the_prepare_step_asks_for_what_there_is() -> None:
    hand: dict[str, Any] = {"hands": {"RU": ["Rasputin"]}}
    laid: dict[str, Any] = {"prepared": {"RU": ["Cossacks"]}}
    assert prompt(position(power="RU", step="prepare", **hand)) == "Russia: prepare a card?"
    assert prompt(position(power="RU", step="prepare", **laid)) == "Russia: take a prepared card back to hand?"
    both = prompt(position(power="RU", step="prepare", **hand, **laid))
    assert both == "Russia: prepare a card, or take a prepared one back to hand?"


@pytest.mark.rule(GAME, "11")
def test_who_has_no_such_card_is_told_so() -> None:
    card = "Moltke the Younger Mobilizes Western Advance"
    s = do(play(card, "DE", ["Zeppelins"], pieces=WEST), "pass")
    assert prompt(s) == "Germany: play a German Status card as well? You have none in hand."
    s = do(play(card, "DE", ["Mustard Gas"], pieces=WEST), "pass")
    assert prompt(s) == "Germany: play a German Status card as well?"
    s = position(power="DE", step="attrition", pieces=WEST, prepared={"DE": ["Landwehr"]})
    assert prompt(s) == "Germany: reveal a prepared card for attrition? You have none that can be used."


@pytest.mark.rule(GAME, "6")
def test_a_nation_without_a_piece_left_may_place_one_anew() -> None:
    s = play("Italian Build Army", "FRIT", pieces={"IT": "ROM ALP TYR PRO"})
    assert prompt(s) == "Italy: build an army? None is left; remove one to place it again, or pass."


@pytest.mark.rule(GAME, "9.3")
def test_attrition_speaks_of_the_deck_only_if_there_is_one() -> None:
    hands = {"DE": ["Mata Hari"], "FRIT": ["Verdun", "Marne"]}
    s = do(position(power="DE", hands=hands), "play Mata Hari")
    assert prompt(s) == "France: discard for attrition (3 to go): from hand, prepared, or the top of the deck."
    s = do(position(power="DE", hands=hands, decks={"FRIT": []}), "play Mata Hari")
    assert "lose-point" in offered(s)
    assert prompt(s) == (
        "France: discard for attrition (3 to go): from hand, prepared, or lose a point. The deck is empty."
    )


@pytest.mark.rule(GAME, "13.4")
def test_who_can_only_pass_is_told_so() -> None:
    hold = {"FRIT": ["Alpini", "Marne"], "DE": ["Jutland"]}
    s = play("German Land Battle", "DE", ["Zeppelins"], pieces=WEST, prepared={"FRIT": ["Alpini"]})
    do(s, "battle Picardy")
    assert prompt(s) == "France: reinforce Picardy? You have nothing prepared that can; pass."
    s = do(play("German Land Battle", "DE", pieces=WEST, prepared=hold), "battle Picardy", "reinforce Marne")
    assert prompt(s) == "Germany: sustain the attack on Picardy? You have no card that can; pass."
    do(s, "pass")
    assert prompt(s) == "France: counterattack from Picardy to Belgium? You have nothing prepared that can; pass."


@pytest.mark.rule(GAME, "R51")
def test_who_needs_partners_is_told_so() -> None:
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI ENG PIC"},
             prepared={"FRIT": ["French Build Army"] * 2, "UKUS": ["Cambrai"], "DE": ["Schlieffen Plan"]})  # fmt: skip
    do(s, "battle Picardy")
    assert prompt(s) == "France: reinforce Picardy? Symbols needed: 1."
    do(s, "reinforce French Build Army", "sustain Schlieffen Plan")
    assert prompt(s) == (
        "France: reinforce Picardy? Symbols needed: 2. Your cards are too few: partners must lay the rest, or they are "
        "taken back."
    )
    assert "It is not enough: French Build Army is taken back and stays where it was." in told(
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
    assert prompt(s) == "Russia has no cards left: pass, or take back a piece."
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
    assert mine == ["Germany discards two cards to draft.", "Germany discards Zeppelins from hand, unseen."]
    theirs = ["Germany discards two cards to draft.", "Germany discards a card from hand, unseen."]
    assert told(s.copy(), 1, "draft", "discard Zeppelins") == theirs
    assert told(s.copy(), PUBLIC, "draft", "discard Zeppelins") == theirs


@pytest.mark.rule(GAME, "10")
@pytest.mark.rule(GAME, "9.4.1")
def test_all_are_told_of_a_top_card_that_is_discarded_and_its_owner_which_it_is() -> None:
    s = play("Zeppelins", "DE", decks={"FRIT": ["Verdun"]})
    theirs = "France discards the top card of its deck, unseen."
    assert theirs in told(s.copy(), 2, "discard-top")
    mine = told(s, 3, "discard-top")
    assert "France discards the top card of its deck, unseen: Verdun." in mine
    assert theirs not in mine


@pytest.mark.rule(GAME, "9.4.1")
@pytest.mark.parametrize(
    ("step", "act", "mine", "theirs"),
    [
        ("prepare", "prepare Jutland", "Germany prepares Jutland.", "Germany prepares a card."),
        ("prepare", "unprepare Mata Hari", "Germany takes Mata Hari, which was prepared, back to hand.",
         "Germany takes a prepared card back to hand."),
        ("draw", "draw 1", "Germany draws Tannenberg.", "Cards drawn by Germany: 1."),
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
    assert lines == ["Britain takes back the British navy in the North Atlantic."]
    s = position(power="AHOT", pieces={"OT": "ANA", "UK": "BRI IST", "FR": "PAR IST"},
                 hands={"AHOT": ["I Order You to Die"]})  # fmt: skip
    lines = told(s, 0, "play I Order You to Die", "eliminate British Istanbul")
    assert [line for line in lines if "Istanbul" in line] == ["The British army in Istanbul is eliminated."]


def test_a_card_that_comes_back_names_the_status_card() -> None:
    s = play("British Build Army", "UKUS", pieces={"UK": "BRI NAO ENG NTH"}, status={"UKUS": ["Commonwealth Support"]})
    do(s, "build Ireland")
    assert told(s, 0, "keep British Build Army") == [
        "Commonwealth Support: Britain takes British Build Army back to hand."
    ]


@pytest.mark.rule(GAME, "8")
def test_a_turn_begins_under_its_own_heading() -> None:
    s = position(power="AHOT", step="draw", hands={"RU": ["Rasputin", "Cossacks"]})
    s.events = []
    do(s, "pass")
    assert [(event.saying.key, event.heading) for event in s.events] == [
        ("turn", Saying("heading-turn", round=1, power=1))
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
            turns = [(heading, text) for heading, text in texts if "the turn of" in text]
            powers = ("Austria", "Russia", "Germany")
            assert turns == [(f"Round 1, {name}", f"Round 1: the turn of {name}.") for name in powers]
            headings = [heading for heading, _ in groupby(line["heading"] for line in lines)]
            assert headings == ["Set-up", "Round 1, Austria", "Round 1, Russia", "Round 1, Germany"]
    told = list(replay.tell(match, 1, len(match.line), PUBLIC, False))
    place = told.index("== Round 1, Russia ==")
    assert told[place + 1].endswith(" Round 1: the turn of Russia.")
    everything = "\n".join(replay.tell(match, 1, len(match.line), PUBLIC, True))
    assert "(all but Austria) Austria has been dealt 10 cards." in everything
    assert "(only Austria) Austria has been dealt 10 cards: " in everything


def test_what_cards_let_play_is_said_in_plain_words() -> None:
    moltke, landwehr = does("Moltke the Younger Mobilizes Western Advance"), does("Imperial Austrian Landwehr")
    assert "Germany may play a German Status card from hand." in moltke
    assert "Austria may draft an Austro-Hungarian Build Army card without cost." in landwehr
    assert not any("card of type" in does(name) for name in library.KINDS)


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
    assert lord.startswith("Britain may draft a British Build Navy card without cost. Britain may play ")
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
        (5, ["Points lost by the Entente: 3."]),
        (1, ["Points lost by the Entente: 1.",
             "Points for the Central Powers, since the Entente has none left to lose: 2."]),
        (0, ["Points for the Central Powers, since the Entente has none left to lose: 3."]),
    ],
)  # fmt: skip
def test_points_that_cannot_be_lost_are_gained_by_the_enemy(had: int, lines: list[str]) -> None:
    s = position(power="DE", hands={"DE": ["Prize Rules Submarine Warfare"]}, decks={"UKUS": []}, points=(0, had))
    found = [line for line in told(s, 0, "play Prize Rules Submarine Warfare") if "lose" in line or "lost" in line]
    assert found == lines


@pytest.mark.rule(GAME, "14.1")
def test_one_point_is_not_one_points() -> None:
    s = position(round=3, power="UKUS", step="draw", pieces={"DE": "BER", "FR": "PAR"}, hands={"UKUS": ["Cambrai"]})
    assert "Points: the Central Powers 1, the Entente 1." in told(s, 0, "pass")
    report = reported(s, PUBLIC)
    assert "Austria-Hungary: armies in no space (left: armies 7, navies 1)" in report


def test_nobody_hears_of_chance() -> None:
    s = position(power="RU", step="draw", decks={"RU": ["Rasputin", "Cossacks"]})
    s.events = []
    do(s, "draw 1")
    s.apply(CHANCE, s.asks()[0].acts[0])
    assert [event.saying.key for event in s.events if event.reaches(0)] == ["drew", "turn"]
