"""The rule-based player of Friedrich: every kind of decision in a position where one answer is sensible."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard import find
from grognard.arena.measure import play, seat_bots
from grognard.bots import decide
from grognard.bots.friedrich import FriedrichBot
from grognard.bots.friedrich.recruiting import cheapest
from grognard.core.board import bits
from grognard.core.chance import CHANCE
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import SPACE
from grognard.games.friedrich.steps.recruit import Recruiting
from tests.games.friedrich.clock import turn_up
from tests.games.friedrich.vocabulary import (
    chance,
    deal_on,
    do,
    face_down,
    hand,
    held,
    offered,
    position,
    troops,
    where,
)

BOT = FriedrichBot()


def four_players() -> FriedrichState:
    s = find("friedrich").start("four-players")
    assert isinstance(s, FriedrichState)
    return s


def choice(s: FriedrichState, seed: int = 0) -> str:
    """What the bot does for the first seat that is asked."""
    seat = s.asks()[0].seat
    return SPACE.text(decide(BOT, s, seat, random.Random(seed)))


def answers(s: FriedrichState, *verbs: str) -> list[str]:
    """Let the bot go on as long as it answers with one of these verbs; its answers."""
    given: list[str] = []
    while s.asks() and s.asks()[0].seat != CHANCE:
        text = choice(s)
        if text.split()[0] not in verbs:
            break
        given.append(text)
        do(s, text)
    return given


def moves(s: FriedrichState) -> FriedrichState:
    """Let the bot play the movement phase to its end."""
    answers(s, "move", "leave", "go", "stop", "troops")
    if "done" in offered(s) and not isinstance(s.stack[-1], Recruiting):
        do(s, choice(s))
    return s


# 6: set-up


def test_troops_are_divided_so_that_armies_are_strong_and_guards_weak() -> None:
    s = four_players()
    assert isinstance(s, FriedrichState)
    while s.asks()[0].seat != CHANCE:
        do(s, choice(s))
    assert [s.total(nation) for nation in s.setup.nations] == tables.START_TROOPS
    assert troops(s, "Friedrich") >= 10
    assert troops(s, "Lehwaldt") <= 2
    assert troops(s, "Browne") >= 12
    assert troops(s, "Daun") == 8
    assert troops(s, "Saltikov") >= 8


# 4, 5: movement and conquest


def test_an_unprotected_objective_in_reach_is_taken_at_once() -> None:
    s = position(nation="France", pieces={"Chevert": "Herford", "French train 2": "Meschede"}, troops={"Chevert": 4})
    assert held(moves(s), "France") == ["Minden"]


def test_a_general_on_an_objective_leaves_it_to_conquer_it() -> None:
    s = position(nation="Sweden", pieces={"Ehrensvärd": "Malchin", "Swedish train": "Güstrow"})
    assert "Malchin" in held(moves(s), "Sweden")


def test_a_stack_marks_a_protected_objective_and_beats_its_protector() -> None:
    s = position(
        nation="France",
        pieces={"Richelieu": "Kassel", "French train 1": "Fulda", "Cumberland": "Göttingen"},
        troops={"Richelieu": 8, "Cumberland": 1},
        hands={"France": ["13S.1", "12S.1", "11D.1"]},
    )
    moves(s)
    assert s.marks >> tables.city("Kassel") & 1
    assert tables.BOARD.distance(s.where[tables.RICHELIEU], tables.city("Göttingen")) == 1


def test_prussia_wins_a_lost_objective_back() -> None:
    s = position(
        nation="Prussia",
        pieces={"Dohna": "Arnswalde"},
        troops={"Dohna": 4},
        held={"Russia": ["Woldenberg", "Stargard"]},
    )
    assert held(moves(s), "Russia") == ["Woldenberg"] or held(s, "Russia") == ["Stargard"]


def test_a_prussian_general_goes_where_he_protects() -> None:
    pieces = {"Seydlitz": "Brandenburg", "Richelieu": "Braunschweig", "French train 1": "Göttingen"}
    s = position(nation="Prussia", pieces=pieces, troops={"Seydlitz": 6, "Richelieu": 4}, hands={"Prussia": ["9H.1"]})
    moves(s)
    away = tables.BOARD.distances(s.where[tables.PIECES.index("Seydlitz")])
    assert away[tables.city("Magdeburg")] <= 3 or away[tables.city("Halberstadt")] <= 3


@pytest.mark.parametrize(("start", "number"), [("Stargard", 1), ("Landsberg", 4)])
def test_a_weak_stack_keeps_away_from_a_strong_enemy(start: str, number: int) -> None:
    pieces = {"Dohna": start, "Saltikov": "Woldenberg", "Russian train 1": "Poznań"}
    hands = {"Russia": ["13C.1", "13H.1"]}
    s = position(nation="Prussia", pieces=pieces, troops={"Dohna": number, "Saltikov": 8}, hands=hands)
    moves(s)
    city = s.where[tables.PIECES.index("Dohna")]
    assert city >= 0, "he is on the map"
    assert tables.BOARD.distance(city, tables.city("Woldenberg")) > 1


def test_nobody_stops_on_what_an_ally_needs() -> None:
    rng = random.Random(3)
    s = four_players()
    s.events = []
    while s.asks() and s.turn < 5:
        seat = s.asks()[0].seat
        s.apply(seat, rng.choice(s.legal(seat)) if seat == CHANCE else decide(BOT, s, seat, rng))
    assert [event.saying.key for event in s.events].count("moved") > 60
    assert "blocks-ally" not in [event.saying.key for event in s.events]


# 9: supply


def test_a_hungry_general_returns_to_his_train() -> None:
    pieces = {"Saltikov": "Küstrin", "Russian train 1": "Bydgoszcz", "Russian train 2": "Warszawa"}
    s = position(nation="Russia", phase="movement", pieces=pieces, troops={"Saltikov": 8}, down=["Saltikov"])
    deal_on(moves(s))
    assert not face_down(s, "Saltikov")


def test_a_train_follows_its_general() -> None:
    pieces = {"Saltikov": "Landsberg", "Russian train 1": "Toruń"}
    s = position(nation="Russia", pieces=pieces, troops={"Saltikov": 8}, moved=["Saltikov"])
    before = tables.BOARD.distance(tables.city("Toruń"), tables.city("Landsberg"))
    moves(s)
    train = s.where[tables.PIECES.index("Russian train 1")]
    assert tables.BOARD.distance(train, tables.city("Landsberg")) < before


def test_a_train_flees_from_an_enemy() -> None:
    pieces = {"Ehrensvärd": "Stralsund", "Swedish train": "Wismar", "Dohna": "Güstrow"}
    s = position(nation="Sweden", pieces=pieces, moved=["Ehrensvärd"], troops={"Dohna": 4})
    away = tables.BOARD.distances(tables.city("Güstrow"))
    before = away[tables.city("Wismar")]
    moves(s)
    assert away[s.where[tables.PIECES.index("Swedish train")]] > before


def test_a_hostile_train_in_reach_is_eliminated() -> None:
    pieces = {"Seydlitz": "Magdeburg", "French train 1": "Halberstadt", "Chevert": "Kassel"}
    s = moves(position(nation="Prussia", pieces=pieces, troops={"Seydlitz": 4}))
    assert where(s, "French train 1") == "off"


# 7, 8: combat


def duel(prussia: list[str], france: list[str], **strengths: int) -> FriedrichState:
    """Heinrich in Rotenburg (diamonds) attacks Richelieu in Achim (clubs)."""
    return position(
        phase="combat", pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim"},
        troops={"Heinrich": strengths["heinrich"], "Richelieu": strengths["richelieu"]},
        hands={"Prussia": prussia, "France": france},
    )  # fmt: skip


MANY = ["2S.1", "3S.1", "4S.1", "5S.1", "6S.1", "7S.1", "8S.1", "9S.1", "2H.1", "3H.1", "4H.1", "5H.1", "13C.1"]


def test_who_cannot_win_loses_little() -> None:
    s = duel(["5D.1"], MANY, heinrich=2, richelieu=8)
    assert answers(s, "play", "break-off") == ["play 5D.1"]
    assert troops(s, "Heinrich") == 1


def test_who_cannot_win_wastes_no_high_card() -> None:
    s = duel(["13D.1"], MANY, heinrich=7, richelieu=8)
    assert choice(s) == "break-off"


def test_a_reserve_is_not_wasted_on_a_small_loss() -> None:
    s = duel(["RA.1"], MANY, heinrich=6, richelieu=8)
    assert choice(s) == "break-off"


def test_who_is_strong_plays_no_more_than_needed() -> None:
    s = duel(["4D.1", *(f"{value}D.1" for value in range(8, 14))], MANY, heinrich=5, richelieu=8)
    assert choice(s) == "play 4D.1"


def test_at_zero_a_weak_side_plays_its_lowest_card() -> None:
    s = duel(["3D.1", "12D.1"], MANY, heinrich=4, richelieu=4)
    assert choice(s) == "play 3D.1"


def test_the_doubled_eleven_is_used_in_need() -> None:
    s = position(
        phase="combat", turn=7, effect="11 spades", pieces={"Friedrich": "Breslau", "Daun": "Strehlen"},
        troops={"Friedrich": 4, "Daun": 8}, hands={"Prussia": ["11S.1", "9S.1"], "Austria": ["4H.1"]},
    )  # fmt: skip
    assert choice(s) == "double"


def test_the_better_fight_comes_first() -> None:
    s = position(
        phase="combat", nation="Russia", pieces={"Saltikov": "Warszawa", "Schwerin": "Nowy Dwór", "Keith": "Wołomin"},
        troops={"Saltikov": 8, "Schwerin": 8, "Keith": 1}, hands={"Russia": ["9S.1"], "Prussia": MANY[:5]},
    )  # fmt: skip
    s.shown[tables.PIECES.index("Schwerin")], s.shown[tables.PIECES.index("Keith")] = 8, 1
    assert choice(s) == "attack Keith"


def test_the_stronger_stack_begins() -> None:
    s = position(
        phase="combat", nation="Austria", pieces={"Daun": "Breslau", "Laudon": "Brieg", "Schwerin": "Strehlen"},
        troops={"Daun": 8, "Laudon": 1, "Schwerin": 5}, hands={"Austria": ["9S.1"]},
    )  # fmt: skip
    assert choice(s) == "with Daun"


@pytest.mark.parametrize(("train", "city"), [("Hameln", "Oldenburg (Hunte)"), ("Emden", "Minden")])
def test_the_beaten_are_sent_out_of_supply(train: str, city: str) -> None:
    s = position(
        phase="combat", pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim", "French train 2": train},
        troops={"Heinrich": 8, "Richelieu": 5},
    )  # fmt: skip
    assert len(offered(s, "retreat")) == 4
    assert choice(s) == f"retreat {city}"


# 10: recruiting


def russia(cards: list[str], **more: Any) -> FriedrichState:
    pieces = {"Saltikov": "Bydgoszcz", "Fermor": "Bydgoszcz", "Apraxin": "Łomża"} | more.pop("pieces", {})
    strengths = {"Saltikov": 12, "Apraxin": 4} | more.pop("troops", {})
    return position(nation="Russia", phase="recruit", pieces=pieces, troops=strengths, hands={"Russia": cards}, **more)


def test_a_lost_train_is_bought_back_first() -> None:
    s = russia(["13C.1", "6H.1", "2C.1"])
    assert choice(s).startswith("recruit Russian train")
    do(s, choice(s))
    assert choice(s).startswith("enter ")


def test_lost_troops_are_recruited_with_cards_of_suits_that_are_far_away() -> None:
    s = russia(["13C.1", "12C.1", "13S.1"], troops={"Saltikov": 10, "Apraxin": 3}, pieces={"Russian train 1": "Toruń"})
    given = answers(s, "recruit", "enter", "done", "pay")
    assert any(text.startswith("recruit") for text in given)
    assert "13S.1" in hand(s, "Russia")


def test_a_full_army_buys_nothing_but_keeps_its_cards() -> None:
    pieces = {"Russian train 1": "Toruń", "Russian train 2": "Warszawa"}
    s = russia(["13C.1", "12C.1"], pieces=pieces)
    assert "done" not in offered(s) or choice(s) == "done"


def test_payment_leaves_no_card_in_vain() -> None:
    s = russia(["6C.1", "13C.1", "12C.1"], troops={"Saltikov": 6, "Apraxin": 3})
    do(s, "recruit Russian train 1", "enter Sierpc", "done")
    assert choice(s) == "pay 6C.1"


# 3, 11, 13: fate and options


def test_france_discards_what_it_needs_least() -> None:
    s = position(nation="France", phase="draw", hands={"France": []})
    chance(s, "draw 13H.1", "draw RA.1", "draw 2C.1", "draw 12D.1")
    assert choice(s) == "discard 2C.1"


def test_a_stroke_removes_a_general_who_is_off_the_map() -> None:
    pieces = {"Friedrich": "Oschatz", "Heinrich": "Berlin", "Dohna": "Arnswalde", "Ehrensvärd": "Stralsund"}
    assert choice(turn_up("Sweden", pieces=pieces)).removeprefix("remove ") not in pieces


def test_a_free_troop_goes_to_the_front_and_a_lost_one_comes_from_a_strong_stack() -> None:
    pieces = {"Friedrich": "Oschatz", "Heinrich": "Berlin", "Hildburghausen": "Altenburg"}
    assert choice(turn_up("8", pieces=pieces, troops={"Friedrich": 4, "Heinrich": 4})) == "gain Friedrich"
    s = turn_up("10", "clubs", pieces=pieces, troops={"Friedrich": 7, "Heinrich": 2, "Hildburghausen": 4})
    assert choice(s) == "lose Friedrich"


def test_laudon_steps_only_onto_a_train() -> None:
    assert choice(turn_up("6", pieces={"Laudon": "Breslau", "Prussian train 1": "Oels"})) == "go Oels"
    assert choice(turn_up("6", pieces={"Laudon": "Breslau"})) == "decline"


def test_the_largest_prussian_stack_is_turned_face_down() -> None:
    pieces = {"Friedrich": "Prag", "Heinrich": "Oschatz", "Prussian train 1": "Torgau"}
    s = turn_up("6", "diamonds", pieces=pieces, troops={"Friedrich": 8, "Heinrich": 1})
    assert choice(s) == "turn Friedrich"


def test_hildburghausen_is_sent_away_from_saxony() -> None:
    s = turn_up("12", "hearts", pieces={"Hildburghausen": "Halle"}, beaten=["Hildburghausen"])
    assert choice(s).startswith("go ")
    do(s, choice(s))
    leipzig = tables.BOARD.distances(tables.city("Leipzig"))
    assert leipzig[s.where[tables.HILDBURGHAUSEN]] > leipzig[tables.city("Halle")]


CARDS_GIVEN = [
    ("1", "hearts", "Austria", "offer"),
    ("9", "diamonds", "Prussia", "give"),
    ("4", "hearts", "France", "discard"),
]


@pytest.mark.parametrize(("card", "suit", "nation", "verb"), CARDS_GIVEN)
def test_bad_cards_are_given_away_and_good_ones_kept(card: str, suit: str, nation: str, verb: str) -> None:
    def hands(*cards: str) -> dict[str, list[str]]:
        return {"Austria": ["9C.1"], "Russia": ["8C.1"], nation: list(cards)}

    pieces = {"Friedrich": "Breslau", "Daun": "Strehlen", "Saltikov": "Küstrin", "Soubise": "Göttingen"}
    assert choice(turn_up(card, suit, pieces=pieces, hands=hands("2C.1", "13S.1"))) == f"{verb} 2C.1"
    assert choice(turn_up(card, suit, pieces=pieces, hands=hands("13S.1", "12S.1"))) == "decline"


def test_the_offensive_option_is_declined() -> None:
    s = position(turn=3, phase="option", options={"offensive_option": "on"}, hands={"Prussia": ["12S.1", "3H.1"]})
    assert choice(s) == "decline"


def test_east_prussia_is_freed_where_generals_are_near() -> None:
    east = ["Ortelsburg", "Königsberg (East Prussia)", "Riesenburg", "Rastenburg"]
    s = position(
        nation="Russia", phase="supply", options={"east_prussia": "on"}, held={"Russia": east},
        pieces={"Lehwaldt": "Griew", "Saltikov": "Warszawa"},
    )  # fmt: skip
    assert choice(s) == "free Riesenburg"


def test_prussia_slips_away_from_daun_when_weak() -> None:
    def before(daun: int, schwerin: int, cards: list[str]) -> FriedrichState:
        return position(
            nation="Austria", phase="combat", turn=7, effect="8 clubs",
            pieces={"Daun": "Breslau", "Schwerin": "Strehlen"}, troops={"Daun": daun, "Schwerin": schwerin},
            hands={"Prussia": cards},
        )  # fmt: skip

    assert choice(before(8, 2, [])).startswith("slip ")
    assert choice(before(1, 8, ["13S.1", "12S.1"])) == "decline"


# Whole games


def test_the_hidden_cards_and_troops_of_others_make_no_difference() -> None:
    rng = random.Random(11)
    s = four_players()
    asked_often = 0
    while s.asks() and s.turn < 4:
        seat = s.asks()[0].seat
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.legal(seat)))
            continue
        act = decide(BOT, s, seat, random.Random(1))
        assert act == decide(BOT, s, seat, random.Random(2)), s.space.text(act)
        asked_often += 1
        s.apply(seat, act)
    assert asked_often > 100


@pytest.mark.parametrize("number", [1, 2, 3])
def test_three_attackers_beat_a_random_frederick(number: int) -> None:
    seats = find("friedrich").seat_names("four-players")
    bots = seat_bots(seats, ["Frederick=random"], "friedrich")
    ended = play("friedrich", "four-players", {}, bots, number)
    assert ended.winners
    assert "Frederick" not in ended.winners


def test_frederick_beats_random_attackers() -> None:
    seats = find("friedrich").seat_names("four-players")
    bots = seat_bots(seats, [f"{seat}=random" for seat in seats[1:]], "friedrich")
    assert play("friedrich", "four-players", {}, bots, 1).winners == ["Frederick"]


@pytest.mark.parametrize("scenario", ["three-players", "war-in-the-west", "austrian-theatre"])
def test_every_scenario_is_played_to_its_end(scenario: str) -> None:
    options = {"four_suits": "on", "east_prussia": "on", "offensive_option": "on"} if "three" in scenario else {}
    bots = ["friedrich"] * len(find("friedrich").seat_names(scenario))
    assert play("friedrich", scenario, options, bots, 4).winners


def test_what_is_owed_is_paid() -> None:
    cards = bits((1 << 12) - 1)
    paid = cheapest(cards, 20, [1.0, 1.0, 1.0, 1.0])
    assert sum(tables.CARD_VALUE[card] for card in paid) >= 20
