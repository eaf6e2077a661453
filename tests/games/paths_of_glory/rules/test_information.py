"""What is hidden, and that nobody is asked, or not asked, because of it."""

from __future__ import annotations

import random

from grognard.games.paths_of_glory.board.state import PathsState
from grognard.games.paths_of_glory.cards.draw import Draw
from grognard.games.paths_of_glory.facts import cards
from tests.games.paths_of_glory.vocabulary import asked, card, do, hand, offered, passing, position, roll, rule, start

WARSAW = {"Insterberg": "GE8", "Tannenberg": "RU2", "Breslau": "GE9", "Lomza": "RU4"}


@rule("6.G", "R6")
def test_a_hand_is_seen_by_its_owner_only() -> None:
    s = position(hands={"AP": "AP2 AP4", "CP": "CP5"})
    assert s.view(0)["cards"][0]["hand"] == [cards.CARD_OF["AP2"], cards.CARD_OF["AP4"]]
    assert s.view(1)["cards"][0]["hand"] is None
    assert s.view()["cards"][0]["hand"] is None
    assert s.view(1)["cards"][0]["count"] == 2


@rule("R81", "12.2.6")
def test_who_holds_cards_is_asked_if_one_that_nobody_has_seen_would_fit() -> None:
    s = position(turn=2, levels=("mobilization", "mobilization"), units=WARSAW, hands={"CP": "CP10", "AP": "AP2"})
    do(s, f"operations {card('CP10')}", "attack Insterberg", "done", "strike Tannenberg")
    assert asked(s) == ["Allied Powers"]  # Pleve could be in his hand
    assert offered(s) == ["pass"]
    assert s.only_answer(0) == s.legal(0)[0]


@rule("R81")
def test_nobody_is_asked_when_all_cards_that_would_fit_lie_open() -> None:
    s = position(
        turn=2,
        levels=("mobilization", "mobilization"),
        units=WARSAW,
        hands={"CP": "CP10", "AP": "AP2"},
        discards={"AP": "AP4 AP6"},
    )
    do(s, f"operations {card('CP10')}", "attack Insterberg", "done", "strike Tannenberg")
    assert asked(s) == ["chance"]


@rule("R81")
def test_who_has_no_card_is_not_asked() -> None:
    s = position(turn=2, levels=("mobilization", "mobilization"), units=WARSAW, hands={"CP": "CP10"})
    do(s, f"operations {card('CP10')}", "attack Insterberg", "done", "strike Tannenberg")
    assert asked(s) == ["chance"]


@rule("R81", "CP56")
def test_nobody_is_asked_because_of_optional_cards_that_are_not_in_the_game() -> None:
    for optional, who in (("none", "chance"), ("chosen", "Central Powers"), ("all", "Central Powers")):
        s = position(
            options={"optional_cards": optional},
            levels=("mobilization", "mobilization"),
            side="AP",
            units={"Chateau Thierry": "FR1", "Sedan": "GE1"},
            hands={"AP": "AP2", "CP": "CP10"},
        )
        do(s, f"operations {card('AP2')}", "attack Chateau Thierry", "strike Sedan")
        assert asked(s) == [who]  # Withdrawal could be in his hand


@rule("R31", "12.2.4")
def test_before_such_cards_exist_nobody_is_asked_to_cancel_a_trench() -> None:
    s = position(
        levels=("mobilization", "mobilization"),
        units={"Sedan": "GE1", "Verdun": "FR1"},
        trenches={"Verdun": "AP 1"},
        hands={"CP": "CP10 CP12"},
    )
    do(s, f"operations {card('CP10')}", "attack Sedan", "strike Verdun")
    assert asked(s) == ["chance"]


@rule("R31", "12.2.4")
def test_later_the_attacker_is_asked_whatever_he_holds() -> None:
    s = position(
        units={"Sedan": "GE1", "Verdun": "FR1"},
        control={"CP": "Liege"},
        trenches={"Verdun": "AP 1"},
        played="CP54",
        hands={"CP": "CP10 CP12"},
    )
    do(s, f"operations {card('CP10')}", "attack Sedan", "strike Verdun")
    assert asked(s) == ["Central Powers"]
    assert offered(s) == ["pass"]
    assert roll(passing(s), 1, 1) is s


@rule("AP23", "CP17")
def test_a_hand_that_was_looked_at_is_known_to_one_side() -> None:
    s = position(side="AP", hands={"AP": "AP23", "CP": "CP5 CP7"})
    do(s, f"event {card('AP23')}")
    seen = [cards.CARD_OF["CP5"], cards.CARD_OF["CP7"]]
    assert s.view(0)["cards"][1]["known"] == seen
    assert s.view(1)["cards"][1]["known"] == []
    assert s.view()["cards"][1]["known"] == []
    for seed in range(5):
        guess = s.imagine(0, random.Random(seed))
        assert isinstance(guess, PathsState)
        assert hand(guess, "CP") == ["CP5", "CP7"]


@rule("AP23", "CP17")
def test_a_known_card_that_has_left_the_hand_is_known_there_no_more() -> None:
    s = position(side="AP", hands={"AP": "AP23", "CP": "CP5 CP7"})
    do(s, f"event {card('AP23')}", "done", f"operations {card('CP5')}")
    assert s.view(0)["cards"][1]["known"] == [cards.CARD_OF["CP7"]]


@rule("6.G", "R6")
def test_nobody_imagines_optional_cards_that_are_not_in_the_game() -> None:
    s = position(hands={"AP": "AP2", "CP": "CP5 CP7"})
    hands = set()
    for seed in range(20):
        guess = s.imagine(0, random.Random(seed))
        assert isinstance(guess, PathsState)
        assert not (guess.hands[1] | guess.decks[1]) & cards.OPTIONAL
        hands.add(guess.hands[1])
    assert len(hands) > 1


@rule("4.3.1")
def test_that_guns_of_august_is_in_hand_is_known() -> None:
    s = do(start("campaign"), "begin-with-guns")
    assert s.view(0)["cards"][1]["known"] == [cards.CARD_OF["CP1"]]


@rule("4.3.1", "2.3")
def test_nobody_imagines_guns_of_august_out_of_the_game() -> None:
    s = do(start("campaign", optional_cards="chosen"), "done", "done", "begin-without-guns")
    out = set()
    for seed in range(20):
        guess = s.imagine(0, random.Random(seed))
        assert isinstance(guess, PathsState)
        assert not guess.aside[1] >> cards.GUNS & 1
        out.add(guess.aside[1])
    assert len(out) > 1  # of others nobody knows whether they were exchanged


@rule("2.3")
def test_nobody_imagines_in_the_game_what_is_just_being_exchanged() -> None:
    s = do(start("campaign", optional_cards="chosen"), f"include {card('AP56')}")
    for seed in range(10):
        guess = s.imagine(1, random.Random(seed))
        assert isinstance(guess, PathsState)
        assert "AP6" in [text.split()[-1] for text in offered(guess, "exchange")]
        do(guess, f"exchange {card('AP6')}")
        assert guess.view()["cards"][0]["deck"] == 14


@rule("2.3", "6.G")
def test_nobody_imagines_the_card_that_is_being_played_elsewhere() -> None:
    s = position(options={"optional_cards": "chosen"}, side="AP", hands={"AP": "AP1 AP2"})
    do(s, f"operations {card('AP1')}")
    for seed in range(20):
        guess = s.imagine(1, random.Random(seed))
        assert isinstance(guess, PathsState)
        assert not (guess.hands[0] | guess.decks[0] | guess.aside[0]) >> cards.CARD_OF["AP1"] & 1


@rule("9.5.4.6")
def test_who_has_cards_is_asked_whether_he_discards_combat_cards() -> None:
    s = position(phase="draw", hands={"AP": "AP2", "CP": "CP5"})
    assert asked(s) == ["Allied Powers"]
    assert offered(s) == ["done"]


@rule("6.G", "R6")
def test_whoever_imagines_the_other_hand_imagines_the_cards_that_are_being_drawn() -> None:
    s = position(phase="draw", hands={"AP": "AP2", "CP": "CP5"})
    do(s, "done")
    while not (isinstance(s.stack[-1], Draw) and s.stack[-1].side == 1 and len(s.stack[-1].drawn) == 3):
        ask = s.asks()[0]
        s.apply(ask.seat, ask.acts[0])
    found = set()
    for seed in range(5):
        guess = s.imagine(0, random.Random(seed))
        assert isinstance(guess, PathsState)
        step = guess.stack[-1]
        assert isinstance(step, Draw)
        assert all(guess.hands[1] >> drawn & 1 for drawn in step.drawn)
        found.add(tuple(step.drawn))
    assert len(found) > 1


@rule("12.2.3", "12.2.8", "12.2.9")
def test_an_attack_is_forecast_from_the_factors_columns_and_shifts() -> None:
    s = position(
        turn=2,
        units={"Insterberg": "GE8 GEc", "Tannenberg": "RU2", "Breslau": "GE9", "Lomza": "RU4"},
        levels=("mobilization", "mobilization"),
        hands={"CP": "CP10"},
        trenches={"Tannenberg": "AP 1"},
    )
    do(s, f"operations {card('CP10')}", "attack Insterberg", "done", "strike Tannenberg")
    found = s.view(1)["step"]["forecast"]
    assert found["picked"] is None
    attacker, defender = found["all"]["sides"]
    assert len(found["all"]["pieces"]) == 2
    # An army and a corps, 5 + 2 factors: the column 6-8 of the Army table, one to the left before a trench.
    assert (attacker["factors"], attacker["table"], attacker["column"], attacker["shifted"]) == (7, "army", 5, 4)
    assert (defender["factors"], defender["column"], defender["shifted"]) == (3, 2, 3)
    assert [shift["by"] for shift in attacker["shifts"]] == [-1]
    # Both dice, all 36 throws: the numbers of these two columns.
    army = {4: (2, 3, 3, 4, 4, 5), 3: (2, 2, 3, 3, 4, 4)}
    mine, theirs = (army[side["shifted"]] for side in (attacker, defender))
    assert found["all"]["beats"] == sum(a > b for a in mine for b in theirs)
    assert found["all"]["beaten"] == sum(a < b for a in mine for b in theirs)


@rule("R6")
def test_a_forecast_knows_no_hand() -> None:
    forecasts = []
    units = {**WARSAW, "Insterberg": "GE8 GEc"}
    for allies in ("AP2", "AP1 AP6"):
        s = position(turn=2, levels=("mobilization", "mobilization"), units=units, hands={"CP": "CP10", "AP": allies})
        do(s, f"operations {card('CP10')}", "attack Insterberg", "done", "strike Tannenberg")
        forecasts.append(s.view(1)["step"]["forecast"])
    assert forecasts[0]["all"] is not None
    assert forecasts[0] == forecasts[1]


@rule("12.2.7")
def test_a_forecast_counts_the_modifiers_that_all_know() -> None:
    s = position(
        turn=5,
        levels=("limited", "limited"),
        war="TU",
        units={"Sinai": "BRc (BRc)", "Gaza": "TUc"},
        control={"AP": "Sinai,Cairo,Port Said"},
        hands={"AP": "AP17"},
        side="AP",
    )
    do(s, f"operations {card('AP17')}", "attack Sinai", "strike Gaza")
    found = s.view(0)["step"]["forecast"]["all"]
    attacker, _ = found["sides"]
    assert attacker["drms"] == [{"why": "sinai", "by": -3}]
    assert found["beats"] == 0  # a 6 counts as 3
    assert found["beaten"] > 0
