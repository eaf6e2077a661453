"""9.4.1: who may see what; imagination; the reasons for refusals; the rules' own tests."""

from __future__ import annotations

import json
import random

import pytest

from grognard.core.chance import PUBLIC
from grognard.games.quartermaster_1914.facts.acts import SPACE
from grognard.games.quartermaster_1914.game import Quartermaster1914
from tests.games.quartermaster_1914.vocabulary import (
    asked,
    do,
    heard,
    imagined,
    offered,
    play,
    position,
    refused,
    reported,
    said,
)

GAME = "quartermaster-1914"


@pytest.mark.rule(GAME, "9.4.1")
@pytest.mark.parametrize("scenario", ["two-players", "three-players", "four-players", "five-players"])
def test_hands_and_prepared_cards_are_secret(scenario: str) -> None:
    s = position(scenario, power="RU", hands={"RU": ["Rasputin"], "FRIT": ["Verdun"], "DE": ["Zeppelins"]},
                 prepared={"RU": ["Cossacks"], "FRIT": ["Marne"], "DE": ["Jutland"]})  # fmt: skip
    own = {"Rasputin": 1, "Cossacks": 1, "Verdun": 3, "Marne": 3, "Zeppelins": 2, "Jutland": 2}
    for seat in [PUBLIC, *range(len(s.setup.seats))]:
        text = json.dumps([{**power, "deck": None} for power in s.view(seat)["powers"]])
        for name, power in own.items():
            assert (name in text) == (s.seat_of(power) == seat)


@pytest.mark.rule(GAME, "9.4.1")
def test_numbers_and_tops_are_public() -> None:
    s = position(power="RU", hands={"DE": ["Zeppelins", "Jutland"]}, prepared={"DE": ["Landwehr"]},
                 discards={"DE": ["Mata Hari", "Tannenberg"]}, face_down={"DE": ["Landsturm"]},
                 status={"DE": ["Mustard Gas"]})  # fmt: skip
    power = s.view(PUBLIC)["powers"][2]
    assert (power["hand_count"], power["prepared_count"], power["face_down_count"]) == (2, 1, 1)
    assert power["deck_count"] == 53 - 7
    assert (power["discards"], power["face_up_count"]) == (["Tannenberg"], 2)
    assert power["status"] == ["Mustard Gas"]


@pytest.mark.rule(GAME, "9.4.1")
def test_only_its_owner_looks_through_a_discard_pile() -> None:
    s = position(power="RU", discards={"DE": ["Mata Hari", "Landwehr", "Tannenberg"], "RU": ["Rasputin"]})
    for seat in [PUBLIC, *range(5)]:
        power = s.view(seat)["powers"][2]
        assert power["discards"] == (["Tannenberg", "Landwehr", "Mata Hari"] if seat == 2 else ["Tannenberg"])
        assert power["face_up_count"] == 3
    assert "discards 3 face up, 0 face down" in reported(s, 0)


@pytest.mark.rule(GAME, "R62")
def test_who_is_asked_to_reinforce_is_imagined_with_any_card() -> None:
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC"}, prepared={"FRIT": ["Marne"]},
             hands={"FRIT": ["Verdun", "Alpini"]})  # fmt: skip
    do(s, "battle Picardy")
    rng = random.Random(3)
    found = set()
    for _ in range(40):
        guess = imagined(s, 2, rng)
        assert asked(guess) == ["France"]
        assert guess.view(2) == s.view(2)
        found.add(bool(offered(guess, "reinforce")))
    assert found == {True, False}


@pytest.mark.rule(GAME, "9.4.1")
def test_what_others_have_looked_at_is_imagined_where_they_saw_it() -> None:
    """Russia has seen the hand of Austria, Germany what Britain has prepared: France deals both again, for both."""
    s = position(hands={"AHOT": ["Spanish Flu", "Caporetto"]}, prepared={"UKUS": ["Cambrai", "Gallipoli"]})
    s.known[1], s.known[2] = s.hands[0], s.prepared[4]
    rng = random.Random(6)
    dealt = set()
    for _ in range(20):
        guess = imagined(s, 3, rng)
        assert (guess.known[1], guess.known[2]) == (guess.hands[0], guess.prepared[4])
        assert guess.flaws() == []
        dealt.add((guess.hands[0], guess.prepared[4]))
    assert len(dealt) > 10


@pytest.mark.rule(GAME, "9.4.1")
def test_what_was_seen_stays_known_until_it_may_have_gone() -> None:
    s = position(power="FRIT", step="draft", hands={"FRIT": ["Verdun", "Marne", "Alpini"]})
    do(s, "draft", "discard Verdun", "discard Marne", "fetch French Build Army")
    assert s.view(0)["powers"][3]["hand_known"] == ["French Build Army"]
    do(s, "pass", "prepare Alpini")
    assert s.view(0)["powers"][3]["hand_known"] == []


@pytest.mark.rule(GAME, "9.4.1")
@pytest.mark.rule(GAME, "10")
def test_of_prepared_cards_nothing_is_known_after_one_was_discarded_unseen() -> None:
    """All have seen that France prepared Marne, and Russia has looked; one of two prepared cards goes face down."""
    s = play("Zeppelins", "DE", prepared={"FRIT": ["Marne", "Verdun"]})
    s.shown |= s.prepared[3]
    s.known[1] |= s.prepared[3]
    assert s.view(0)["powers"][3]["prepared_known"] == ["Verdun", "Marne"]
    do(s, "discard-prepared Verdun")
    for seat in (PUBLIC, 0, 1, 2, 4):
        power = s.view(seat)["powers"][3]
        assert (power["prepared_count"], power["prepared_known"]) == (1, [])
    assert s.known[1] == 0


def test_every_refusal_names_a_section_of_the_rules() -> None:
    game = Quartermaster1914()
    sections = {rule.section for rule in game.rules()}
    rng = random.Random(5)
    state = game.start("five-players")
    for _ in range(1500):
        if state.over():
            break
        ask = rng.choice(state.asks())
        if ask.seat >= 0 and rng.random() < 0.2:
            for act in rng.sample(range(SPACE.size), 40):
                refusal = state.why(ask.seat, act)
                if refusal is not None:
                    assert refusal.rule in sections, (SPACE.text(act), refusal)
        state.apply(ask.seat, rng.choice(ask.acts))


def test_texts() -> None:
    s = position(power="RU", hands={"RU": ["Rasputin"]})
    prompt = s.prompt(1)
    assert prompt is not None
    assert heard(prompt) == "Russia: play a card?"
    assert all(reported(s, seat) for seat in (PUBLIC, *range(5)))
    assert said(refused(s, "play Verdun")) == "Verdun belongs to France, not to Russia"
    assert offered(s)
    assert "Round 1, Russia" in reported(s, 1)
