"""Cards of fate 7 to 12: every line of the table in section 11."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.conformance import Twins
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import SPACE
from tests.games.friedrich.clock import REVISED, can_end, ends_beside, nothing_happens, turn_up, wait_for
from tests.games.friedrich.vocabulary import (
    FRIEDRICH,
    asked,
    chance,
    do,
    face_down,
    hand,
    held,
    marked,
    off,
    offered,
    position,
    refused,
    troops,
    where,
)
from tests.texts import said, told

EASTERN = {
    "Prussia": ["3C.1", "4C.1", "3H.1", "4H.1"],
    "Imperial Army": ["5H.1", "6H.1", "5C.1", "6C.1"],
    "Austria": ["7H.1", "8H.1", "7C.1", "8C.1"],
}


# Card 7


@pytest.mark.rule("friedrich", "fate-7-spades")
def test_7_spades_bars_the_attack_of_friedrich_not_his_way() -> None:
    pieces = {"Friedrich": "Torgau", "Hildburghausen": "Halle"}
    board: dict[str, Any] = {"turn": 7, "pieces": pieces, "hands": EASTERN}
    s = ends_beside(position(effect="7 spades", **board), "Friedrich", "Merseburg")
    assert (where(s, "Friedrich"), asked(s)) == ("Merseburg", ["chance"])
    assert offered(ends_beside(position(**board), "Friedrich", "Merseburg"), "play")


@pytest.mark.rule("friedrich", "fate-7-spades")
def test_7_spades_keeps_friedrich_from_ending_next_to_the_enemy_in_the_revised_edition() -> None:
    pieces = {"Friedrich": "Torgau", "Hildburghausen": "Halle"}
    s = position(effect="7 spades", turn=7, pieces=pieces, options=REVISED)
    assert not can_end(s, "Friedrich", "Merseburg")
    assert not can_end(s, "Friedrich", "Bitterfeld")
    assert can_end(s, "Friedrich", "Eilenburg")
    assert refused(do(s, "move Friedrich"), "go Merseburg").rule == "11"
    plain = position(turn=7, pieces=pieces)
    assert can_end(plain, "Friedrich", "Merseburg")
    assert can_end(plain, "Friedrich", "Bitterfeld")


@pytest.mark.rule("friedrich", "fate-7-spades")
def test_7_spades_holds_for_the_stack_of_friedrich_but_not_for_those_who_leave_it() -> None:
    pieces = {"Friedrich": "Torgau", "Winterfeldt": "Torgau", "Hildburghausen": "Halle"}
    s = position(effect="7 spades", turn=7, pieces=pieces, options=REVISED)
    assert not can_end(s, "Friedrich", "Merseburg")
    do(s, "move Friedrich", "leave Friedrich")
    assert "Merseburg" in offered(s, "go")


@pytest.mark.rule("friedrich", "fate-7-spades")
def test_7_spades_saves_trains_from_friedrich() -> None:
    pieces = {"Friedrich": "Torgau", "Imperial train": "Eilenburg"}
    s = do(position(effect="7 spades", turn=7, pieces=pieces), "move Friedrich")
    assert refused(s, "go Eilenburg").rule == "11"
    plain = do(position(turn=7, pieces=pieces), "move Friedrich", "go Eilenburg")
    assert off(plain, "Imperial train")


@pytest.mark.rule("friedrich", "fate-7-spades")
@pytest.mark.parametrize("with_winterfeldt", [False, True])
def test_7_spades_cancels_the_attack_of_friedrich_and_of_his_stack(with_winterfeldt: bool) -> None:
    pieces = {"Friedrich": "Leipzig", "Hildburghausen": "Halle"}
    if with_winterfeldt:
        pieces["Winterfeldt"] = "Leipzig"
    s = position(effect="7 spades", turn=7, phase="combat", pieces=pieces, hands=EASTERN)
    assert asked(s) == ["chance"]
    assert asked(position(turn=7, phase="combat", pieces=pieces, hands=EASTERN)) != ["chance"]


@pytest.mark.rule("friedrich", "fate-7-spades")
def test_7_spades_lets_friedrich_be_attacked_and_heinrich_attack() -> None:
    pieces = {"Friedrich": "Leipzig", "Hildburghausen": "Halle"}
    s = position(
        effect="7 spades",
        turn=7,
        nation="Imperial Army",
        phase="combat",
        pieces=pieces,
        hands=EASTERN,
    )
    assert asked(s) == ["Maria Theresa"]
    assert offered(s, "play") == ["5H.1", "6H.1"]
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle"}
    s = position(effect="7 spades", turn=7, phase="combat", pieces=pieces, hands=EASTERN)
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["3C.1", "4C.1"]


@pytest.mark.rule("friedrich", "fate-7-clubs")
def test_7_clubs_has_no_effect() -> None:
    nothing_happens("7", "clubs")


PAY = {"Prussia": ["6S.1", "7S.1", "8S.1"]}


@pytest.mark.rule("friedrich", "fate-7-hearts")
def test_7_hearts_denies_friedrich_new_troops() -> None:
    pieces = {"Friedrich": "Potsdam", "Heinrich": "Berlin"}
    s = position(effect="7 hearts", turn=7, phase="recruit", pieces=pieces, hands=PAY)
    assert "Heinrich" in offered(s, "recruit")
    assert refused(s, "recruit Friedrich").rule == "11"
    assert "Friedrich" in offered(position(turn=7, phase="recruit", pieces=pieces, hands=PAY), "recruit")


@pytest.mark.rule("friedrich", "fate-7-hearts")
def test_7_hearts_denies_new_troops_to_the_stack_of_friedrich() -> None:
    pieces = {"Friedrich": "Potsdam", "Winterfeldt": "Potsdam", "Heinrich": "Berlin"}
    s = position(effect="7 hearts", turn=7, phase="recruit", pieces=pieces, hands=PAY)
    assert "Heinrich" in offered(s, "recruit")
    assert not {"Friedrich", "Winterfeldt"} & set(offered(s, "recruit"))


@pytest.mark.rule("friedrich", "fate-7-hearts")
def test_7_hearts_keeps_friedrich_off_the_map() -> None:
    s = position(effect="7 hearts", turn=7, phase="recruit", pieces={"Heinrich": "Potsdam"}, hands=PAY)
    assert "Winterfeldt" in offered(s, "recruit")
    assert refused(s, "recruit Friedrich").rule == "11"


@pytest.mark.rule("friedrich", "fate-7-hearts")
def test_7_hearts_lets_others_come_back_where_friedrich_stands() -> None:
    board: dict[str, Any] = {"effect": "7 hearts", "turn": 7, "phase": "recruit"}
    board["pieces"] = {"Friedrich": "Berlin", "Heinrich": "Potsdam"}
    s = position(hands=PAY, **board)
    do(s, "recruit Keith")
    assert (where(s, "Keith"), troops(s, "Friedrich")) == ("Berlin", 2)
    assert refused(s, "recruit Friedrich").rule == "11", "the stack gets none, whoever has come"
    revised = position(hands=PAY, options=REVISED, **board)
    refusal = refused(revised, "recruit Keith")
    assert (refusal.rule, "Card of Fate" in said(FRIEDRICH, refusal)) == ("11", True)


SAXON = {"Friedrich": "Leipzig", "Hildburghausen": "Halle"}
ODDS = {"Friedrich": 1, "Hildburghausen": 4}
REPLY = ["5H.1", "6H.1", "7H.1"]


@pytest.mark.rule("friedrich", "fate-7-diamonds")
@pytest.mark.parametrize("nation", ["Prussia", "Imperial Army"])
def test_7_diamonds_makes_prussia_play_on_until_friedrich_is_ahead(nation: str) -> None:
    hands = {"Prussia": ["2C.1", "3C.1", "4C.1"], "Imperial Army": REPLY}
    s = position(
        effect="7 diamonds",
        turn=7,
        nation=nation,
        phase="combat",
        pieces=SAXON,
        troops=ODDS,
        hands=hands,
    )
    assert asked(s) == ["Frederick"]
    assert refused(s, "break-off").rule == "11"
    do(s, "play 3C.1")
    assert asked(s) == ["Frederick"], "a score of 0 is not enough"
    assert offered(s) == ["play 2C.1", "play 4C.1"]
    do(s, "play 2C.1")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-7-diamonds")
def test_7_diamonds_forces_a_reserve_out() -> None:
    hands = {"Prussia": ["2C.1", "RA.1"], "Imperial Army": REPLY}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=SAXON, troops=ODDS, hands=hands)
    assert "break-off" not in offered(s)
    do(s, "play 2C.1")
    assert "break-off" not in offered(s)
    do(s, "reserve 10")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-7-diamonds")
@pytest.mark.parametrize("cards", [["2C.1", "9S.1"], ["3C.1", "9S.1"]])
def test_7_diamonds_leaves_prussia_free_if_she_cannot_get_ahead(cards: list[str]) -> None:
    hands = {"Prussia": cards, "Imperial Army": REPLY}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=SAXON, troops=ODDS, hands=hands)
    assert "break-off" in offered(s)


@pytest.mark.rule("friedrich", "fate-7-diamonds")
def test_7_diamonds_lets_the_right_pass_at_zero_if_prussia_cannot_get_ahead() -> None:
    hands = {"Prussia": ["3C.1", "9S.1"], "Imperial Army": REPLY}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=SAXON, troops=ODDS, hands=hands)
    do(s, "play 3C.1")
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["decline"]
    assert refused(s, "break-off").rule == "11"
    prompt = s.prompt(0)
    assert prompt is not None
    assert told(FRIEDRICH, prompt).endswith(": pass the right to play")
    do(s, "decline")
    assert asked(s) == ["Maria Theresa"]
    assert "break-off" not in offered(s), "the Imperial Army must play at 0 as ever"
    do(s, "play 5H.1")
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["break-off"]


@pytest.mark.rule("friedrich", "fate-7-diamonds")
def test_7_diamonds_lets_the_right_pass_at_zero_with_the_last_card() -> None:
    hands = {"Prussia": ["3C.1"], "Imperial Army": REPLY}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=SAXON, troops=ODDS, hands=hands)
    do(s, "play 3C.1")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-7-diamonds")
@pytest.mark.rule("friedrich", "R27")
def test_7_diamonds_leaves_a_tie_if_the_enemy_comes_to_zero_and_prussia_has_nothing_to_play() -> None:
    hands = {"Prussia": ["9S.1"], "Imperial Army": ["3H.1", *REPLY]}
    odds = {"Friedrich": 4, "Hildburghausen": 1}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=SAXON, troops=odds, hands=hands)
    do(s, "play 3H.1")
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["break-off"]
    do(s, "break-off")
    assert (where(s, "Friedrich"), where(s, "Hildburghausen")) == ("Leipzig", "Halle")


@pytest.mark.rule("friedrich", "fate-7-diamonds")
def test_7_diamonds_is_fulfilled_once_friedrich_was_ahead() -> None:
    hands = {"Prussia": ["4C.1", "9C.1", "13C.1"], "Imperial Army": REPLY}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=SAXON, troops=ODDS, hands=hands)
    do(s, "play 4C.1", "play 5H.1")
    assert asked(s) == ["Frederick"]
    assert "break-off" in offered(s)


@pytest.mark.rule("friedrich", "fate-7-diamonds")
@pytest.mark.rule("friedrich", "R59")
def test_7_diamonds_holds_in_the_first_combat_only() -> None:
    pieces = {**SAXON, "Daun": "Wurzen"}
    hands = {"Prussia": ["4C.1", "9C.1", "13C.1"], "Imperial Army": REPLY, "Austria": ["7C.1", "8C.1"]}
    s = position(
        effect="7 diamonds",
        turn=7,
        phase="combat",
        pieces=pieces,
        troops={**ODDS, "Daun": 4},
        hands=hands,
    )
    do(s, "attack Hildburghausen", "play 4C.1", "break-off")
    if offered(s, "retreat"):
        do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["break-off", "play 13C.1", "play 9C.1"]


@pytest.mark.rule("friedrich", "fate-7-diamonds")
def test_7_diamonds_does_not_bind_other_generals() -> None:
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle"}
    hands = {"Prussia": ["2C.1", "3C.1", "4C.1"], "Imperial Army": REPLY}
    troops_now = {"Heinrich": 1, "Hildburghausen": 4}
    s = position(effect="7 diamonds", turn=7, phase="combat", pieces=pieces, troops=troops_now, hands=hands)
    assert "break-off" in offered(s)


# Card 8


@pytest.mark.rule("friedrich", "fate-8-spades")
def test_8_spades_gives_one_prussian_general_of_their_choice_a_troop() -> None:
    pieces = {"Friedrich": "Oschatz", "Winterfeldt": "Oschatz", "Heinrich": "Berlin", "Dohna": "Arnswalde"}
    s = turn_up("8", pieces=pieces, troops={"Friedrich": 4, "Heinrich": 3, "Dohna": 8})
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["gain Friedrich", "gain Heinrich"]
    do(s, "gain Heinrich")
    assert (troops(s, "Friedrich"), troops(s, "Heinrich"), troops(s, "Dohna")) == (4, 4, 8)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-8-spades")
@pytest.mark.rule("friedrich", "R62")
def test_8_spades_is_void_at_the_ceiling_or_with_nobody_on_the_map() -> None:
    pieces = {
        "Friedrich": "Oschatz",
        "Winterfeldt": "Oschatz",
        "Heinrich": "Berlin",
        "Keith": "Berlin",
        "Dohna": "Arnswalde",
    }
    s = turn_up("8", pieces=pieces, troops={"Friedrich": 16, "Heinrich": 14, "Dohna": 2})
    assert asked(s) == ["chance"]
    assert troops(s, "Dohna") == 2
    s = turn_up("8", pieces={"Ferdinand": "Stade"})
    assert asked(s) == ["chance"]
    assert troops(s, "Ferdinand") == 1


AMBUSH = {"Daun": "Leipzig", "Friedrich": "Halle"}


@pytest.mark.rule("friedrich", "fate-8-clubs")
def test_8_clubs_lets_a_prussian_slip_away_from_daun() -> None:
    pieces = {**AMBUSH, "Imperial train": "Köthen"}
    s = position(
        effect="8 clubs",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces=pieces,
        hands=EASTERN,
        troops={"Daun": 5, "Friedrich": 2},
    )
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["decline", "slip Bitterfeld", "slip Eisleben", "slip Merseburg"]
    do(s, "slip Eisleben")
    assert (where(s, "Friedrich"), troops(s, "Friedrich")) == ("Eisleben", 2)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-8-clubs")
@pytest.mark.rule("friedrich", "R63")
def test_8_clubs_can_be_declined_and_then_there_is_combat() -> None:
    s = position(effect="8 clubs", turn=7, nation="Austria", phase="combat", pieces=AMBUSH, hands=EASTERN)
    do(s, "decline")
    assert asked(s) == ["Maria Theresa"]
    assert offered(s, "play") == ["7C.1", "8C.1"]


@pytest.mark.rule("friedrich", "fate-8-clubs")
def test_8_clubs_takes_the_slipped_stack_out_of_all_combat_of_the_phase() -> None:
    pieces = {**AMBUSH, "Winterfeldt": "Halle", "Karl": "Merseburg", "Laudon": "Sangerhausen"}
    s = position(
        effect="8 clubs",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces=pieces,
        hands=EASTERN,
        troops={"Friedrich": 4},
    )
    do(s, "slip Eisleben")
    assert where(s, "Friedrich") == where(s, "Winterfeldt") == "Eisleben"
    assert asked(s) == ["chance"]
    assert troops(s, "Friedrich") == 4


@pytest.mark.rule("friedrich", "fate-8-clubs")
@pytest.mark.rule("friedrich", "R23")
def test_8_clubs_saves_a_stack_that_slips_into_the_city_of_another() -> None:
    pieces = {"Daun": "Leipzig", "Friedrich": "Halle", "Heinrich": "Merseburg", "Karl": "Querfurt"}
    s = position(effect="8 clubs", turn=7, nation="Austria", phase="combat", pieces=pieces, hands=EASTERN)
    do(s, "slip Naumburg", "slip Merseburg")
    assert (where(s, "Heinrich"), where(s, "Friedrich")) == ("Naumburg", "Merseburg")
    assert asked(s) == ["chance"], "Friedrich stands where Heinrich stood, but has slipped away, too"


@pytest.mark.rule("friedrich", "fate-8-clubs")
def test_8_clubs_asks_for_every_prussian_stack_next_to_daun() -> None:
    pieces = {**AMBUSH, "Heinrich": "Wurzen"}
    s = position(effect="8 clubs", turn=7, nation="Austria", phase="combat", pieces=pieces, hands=EASTERN)
    first = offered(s, "slip")
    do(s, "decline")
    assert asked(s) == ["Frederick"]
    assert sorted([first, offered(s, "slip")]) == [
        ["Bitterfeld", "Eisleben", "Köthen", "Merseburg"],
        ["Oschatz"],
    ]
    do(s, f"slip {offered(s, 'slip')[-1]}")
    assert asked(s) == ["Maria Theresa"], "the one who declined must fight"


@pytest.mark.rule("friedrich", "fate-8-clubs")
def test_8_clubs_is_for_prussians_next_to_daun_only() -> None:
    laudon = position(
        effect="8 clubs",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces={"Laudon": "Leipzig", "Friedrich": "Halle"},
        hands=EASTERN,
    )
    assert asked(laudon) == ["Maria Theresa"]
    hanover = position(
        effect="8 clubs",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces={"Daun": "Leipzig", "Ferdinand": "Halle"},
        hands=EASTERN,
    )
    assert asked(hanover) == ["Maria Theresa"]
    attacker = position(effect="8 clubs", turn=7, phase="combat", pieces=AMBUSH, hands=EASTERN)
    assert offered(attacker, "slip") == []


@pytest.mark.rule("friedrich", "fate-8-hearts")
def test_8_hearts_has_no_effect() -> None:
    nothing_happens("8", "hearts")


@pytest.mark.rule("friedrich", "fate-8-diamonds")
def test_8_diamonds_costs_karl_a_troop() -> None:
    s = turn_up("8", "diamonds", pieces={"Karl": "Melnik", "Daun": "Brünn"}, troops={"Karl": 3, "Daun": 3})
    assert (troops(s, "Karl"), troops(s, "Daun")) == (2, 3)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-8-diamonds")
@pytest.mark.rule("friedrich", "R62")
def test_8_diamonds_never_takes_karl_off_and_is_void_without_him() -> None:
    s = turn_up("8", "diamonds", pieces={"Karl": "Melnik"}, troops={"Karl": 1})
    assert (where(s, "Karl"), troops(s, "Karl")) == ("Melnik", 1)
    stack = {"Browne": "Melnik", "Karl": "Melnik"}
    assert troops(turn_up("8", "diamonds", pieces=stack, troops={"Browne": 2}), "Karl") == 2
    assert troops(turn_up("8", "diamonds", pieces=stack, troops={"Browne": 3}), "Karl") == 2
    s = turn_up("8", "diamonds", pieces={"Browne": "Melnik"}, troops={"Browne": 4})
    assert troops(s, "Browne") == 4


CHARGE = {"Prussia": ["2C.1", "3C.1", "4C.1", "5C.1"], "Imperial Army": ["5H.1", "6H.1", "2H.1", "3H.1"]}


@pytest.mark.rule("friedrich", "fate-8-diamonds")
def test_8_diamonds_spares_karl_in_the_revised_edition() -> None:
    s = turn_up("8", "diamonds", pieces={"Karl": "Melnik"}, troops={"Karl": 3}, options=REVISED)
    assert troops(s, "Karl") == 3
    assert asked(s) == ["chance"]


UPHILL = {"Friedrich": 1, "Hildburghausen": 6}


@pytest.mark.rule("friedrich", "fate-8-diamonds")
@pytest.mark.rule("friedrich", "R59")
def test_8_diamonds_revised_adds_5_to_the_first_card_of_an_attack_by_friedrich() -> None:
    s = position(
        effect="8 diamonds",
        turn=7,
        phase="combat",
        pieces=SAXON,
        troops=UPHILL,
        hands=CHARGE,
        options=REVISED,
    )
    do(s, "play 2C.1")
    assert asked(s) == ["Maria Theresa"]
    do(s, "play 6H.1", "play 3C.1")
    assert asked(s) == ["Frederick"], "the second card counts as printed"


@pytest.mark.rule("friedrich", "fate-8-diamonds")
def test_8_diamonds_revised_does_not_help_others_or_a_friedrich_who_is_attacked() -> None:
    board: dict[str, Any] = {
        "effect": "8 diamonds",
        "turn": 7,
        "phase": "combat",
        "hands": CHARGE,
        "options": REVISED,
    }
    s = position(nation="Imperial Army", pieces=SAXON, troops=UPHILL, **board)
    do(s, "play 2C.1")
    assert asked(s) == ["Frederick"]
    pieces = {"Heinrich": "Leipzig", "Hildburghausen": "Halle"}
    s = position(pieces=pieces, troops={"Heinrich": 1, "Hildburghausen": 6}, **board)
    do(s, "play 2C.1")
    assert asked(s) == ["Frederick"]
    plain = position(turn=7, phase="combat", pieces=SAXON, troops=UPHILL, hands=CHARGE, options=REVISED)
    do(plain, "play 2C.1")
    assert asked(plain) == ["Frederick"]


# Card 9

AFAR = {"Saltikov": "Łomża", "Fermor": "Mława", "Apraxin": "Rastenburg", "Tottleben": "Łódź"}


@pytest.mark.rule("friedrich", "fate-9-spades")
def test_9_spades_turns_russians_5_or_6_cities_from_their_train() -> None:
    s = turn_up("9", pieces={**AFAR, "Russian train 1": "Toruń"})
    assert face_down(s, "Saltikov")
    assert face_down(s, "Apraxin")
    assert not face_down(s, "Fermor")
    assert not face_down(s, "Tottleben")
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-9-spades")
@pytest.mark.parametrize(("train", "down"), [("Grünberg", False), ("Leszno", True), ("Wolsztyn", True)])
def test_9_spades_counts_4_5_and_6_cities_from_bunzlau(train: str, down: bool) -> None:
    """Bunzlau is the first city of the table: its number is 0."""
    assert tables.CITIES[0] == "Bunzlau"
    assert face_down(turn_up("9", pieces={"Saltikov": "Bunzlau", "Russian train 1": train}), "Saltikov") is down


@pytest.mark.rule("friedrich", "fate-9-spades")
def test_9_spades_counts_to_the_nearest_train() -> None:
    s = turn_up("9", pieces={**AFAR, "Russian train 1": "Toruń", "Russian train 2": "Warszawa"})
    assert not face_down(s, "Saltikov"), "Łomża is 4 cities from Warszawa"
    assert face_down(s, "Apraxin")


@pytest.mark.rule("friedrich", "fate-9-spades")
def test_9_spades_counts_a_way_round_hostile_pieces() -> None:
    pieces = {"Fermor": "Mława", "Russian train 1": "Toruń"}
    assert face_down(turn_up("9", pieces={**pieces, "Lehwaldt": "Sierpc"}), "Fermor")
    assert not face_down(turn_up("9", pieces={**pieces, "Daun": "Sierpc"}), "Fermor")


@pytest.mark.rule("friedrich", "fate-9-spades")
def test_9_spades_does_not_hurt_those_who_are_down_already_or_other_nations() -> None:
    pieces = {
        "Saltikov": "Łomża",
        "Russian train 1": "Toruń",
        "Daun": "Kladno",
        "Austrian train 1": "Pardubitz",
    }
    s = turn_up("9", pieces=pieces, down=["Saltikov"], troops={"Saltikov": 3})
    assert face_down(s, "Saltikov")
    assert troops(s, "Saltikov") == 3
    assert not face_down(s, "Daun")


FROM_BERLIN = ["Fürstenberg (Havel)", "Grünberg", "Reppen", "Schwedt", "Wittenberge"]
"""5 cities from Berlin by main roads."""


@pytest.mark.rule("friedrich", "fate-9-clubs")
@pytest.mark.parametrize(
    "pieces",
    [{"Friedrich": "Berlin"}, {"Friedrich": "Berlin", "Winterfeldt": "Berlin"}],
)
def test_9_clubs_lets_friedrich_and_his_stack_move_4_cities_or_5_on_main_roads(
    pieces: dict[str, str],
) -> None:
    s = do(position(effect="9 clubs", turn=7, pieces=pieces), "move Friedrich")
    assert len(offered(s, "go")) == 40
    assert set(FROM_BERLIN) <= set(offered(s, "go"))
    assert len(offered(do(position(turn=7, pieces=pieces), "move Friedrich"), "go")) == 23


@pytest.mark.rule("friedrich", "fate-9-clubs")
def test_9_clubs_speeds_nobody_else_up() -> None:
    pieces = {"Friedrich": "Berlin", "Winterfeldt": "Berlin"}
    s = do(position(effect="9 clubs", turn=7, pieces=pieces), "move Friedrich", "leave Friedrich")
    assert len(offered(s, "go")) == 23


@pytest.mark.rule("friedrich", "fate-9-hearts")
def test_9_hearts_has_no_effect() -> None:
    nothing_happens("9", "hearts")


TRADE = {"Prussia": ["5S.1", "6S.1"], "Austria": ["7H.1", "8H.1"]}
CROWNS = {"Friedrich": "Berlin", "Daun": "Brünn"}


@pytest.mark.rule("friedrich", "fate-9-diamonds")
def test_9_diamonds_lets_prussia_give_a_card_and_take_one_at_random() -> None:
    s = turn_up("9", "diamonds", pieces=CROWNS, hands=TRADE)
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["decline", "give 5S.1", "give 6S.1"]
    do(s, "give 5S.1")
    assert asked(s) == ["chance"]
    assert offered(s) == ["take 5S.1", "take 7H.1", "take 8H.1"]
    chance(s, "take 7H.1")
    assert hand(s, "Prussia") == ["6S.1", "7H.1"]
    assert hand(s, "Austria") == ["5S.1", "8H.1"]
    assert offered(s, "draw")


@pytest.mark.rule("friedrich", "fate-9-diamonds")
def test_9_diamonds_may_bring_back_the_given_card() -> None:
    s = do(turn_up("9", "diamonds", pieces=CROWNS, hands=TRADE), "give 5S.1", "take 5S.1")
    assert hand(s, "Prussia") == TRADE["Prussia"]
    assert hand(s, "Austria") == TRADE["Austria"]


@pytest.mark.rule("friedrich", "fate-9-diamonds")
@pytest.mark.rule("friedrich", "R63")
def test_9_diamonds_can_be_declined() -> None:
    s = do(turn_up("9", "diamonds", pieces=CROWNS, hands=TRADE), "decline")
    assert offered(s, "draw")
    assert (hand(s, "Prussia"), hand(s, "Austria")) == (TRADE["Prussia"], TRADE["Austria"])


@pytest.mark.rule("friedrich", "fate-9-diamonds")
@pytest.mark.rule("friedrich", "R62")
def test_9_diamonds_is_void_when_prussia_has_no_card() -> None:
    s = turn_up("9", "diamonds", pieces=CROWNS, hands={"Austria": ["7H.1"]})
    assert offered(s, "draw")
    assert hand(s, "Austria") == ["7H.1"]


# Card 10


TWO_FRONTS = {"Friedrich": "Leipzig", "Winterfeldt": "Leipzig", "Hildburghausen": "Halle",
              "Heinrich": "Berlin", "Saltikov": "Potsdam"}  # fmt: skip
RICH = {"Prussia": ["6S.1", "7S.1", "8S.1", "3C.1", "4C.1"], "Imperial Army": ["5H.1"], "Russia": ["5S.1"]}


@pytest.mark.rule("friedrich", "fate-10-spades")
def test_10_spades_keeps_a_general_who_got_troops_from_attacking() -> None:
    s = position(effect="10 spades", turn=7, phase="recruit", pieces=TWO_FRONTS, hands=RICH)
    s.events = []
    do(s, "recruit Friedrich", "done", "pay 6S.1")
    assert [event.saying.args["pieces"] for event in s.events if event.saying.key == "rests"] == [[0, 1]]
    assert s.view()["fate"]["resting"] == ["Friedrich", "Winterfeldt"]
    assert [side["generals"] for side in s.view()["step"]["sides"]] == [["Heinrich"], ["Saltikov"]]
    plain = position(turn=7, phase="recruit", pieces=TWO_FRONTS, hands=RICH)
    do(plain, "recruit Friedrich", "done", "pay 6S.1")
    assert offered(plain, "attack") == ["Hildburghausen", "Saltikov"]


@pytest.mark.rule("friedrich", "fate-10-spades")
def test_10_spades_lets_attack_who_got_none_and_ends_with_the_stage() -> None:
    s = position(effect="10 spades", turn=7, phase="recruit", pieces=TWO_FRONTS, hands=RICH)
    do(s, "recruit Heinrich", "done", "pay 6S.1")
    assert [side["generals"] for side in s.view()["step"]["sides"]] == [
        ["Friedrich", "Winterfeldt"],
        ["Hildburghausen"],
    ]
    wait_for(s, "move Saltikov")
    assert s.view()["fate"]["resting"] == []


@pytest.mark.rule("friedrich", "fate-10-spades")
@pytest.mark.rule("friedrich", "R48")
def test_10_spades_tells_nobody_who_got_troops_before_they_are_paid() -> None:
    s = position(effect="10 spades", turn=7, phase="recruit", pieces=TWO_FRONTS, hands=RICH)
    worlds = [do(s.copy(), f"recruit {general}") for general in ("Friedrich", "Heinrich")]
    for seat in (1, 2, 3):
        twins = Twins(worlds[0], worlds[1], seat, random.Random(1))
        assert twins.play(0, SPACE.parse("done"))
        assert not twins.play(0, SPACE.parse("pay 6S.1")), "now it is told"
    guesses = [worlds[0].imagine(2, random.Random(seed)).dump()["stack"][-1][-1] for seed in range(20)]
    assert [0] in guesses
    assert [2] in guesses


@pytest.mark.rule("friedrich", "fate-10-spades")
@pytest.mark.rule("friedrich", "R52")
def test_10_spades_keeps_a_general_who_comes_back_from_attacking() -> None:
    s = position(effect="10 spades", turn=7, phase="recruit", pieces={"Daun": "Potsdam"}, hands=PAY)
    do(s, "recruit Heinrich", "done", "pay 6S.1")
    assert (where(s, "Heinrich"), asked(s)) == ("Berlin", ["chance"])


@pytest.mark.rule("friedrich", "fate-10-spades")
def test_10_spades_does_not_touch_those_who_are_attacked() -> None:
    s = position(effect="10 spades", turn=7, phase="recruit", pieces={"Heinrich": "Berlin", "Daun": "Potsdam"},
                 hands={**PAY, "Austria": ["5S.1", "6S.1"]})  # fmt: skip
    do(s, "recruit Heinrich", "done", "pay 6S.1")
    do(wait_for(s, "move Daun"), "done", "done")
    assert s.view()["step"]["name"] == "Battle"


@pytest.mark.rule("friedrich", "fate-10-spades")
def test_10_spades_denies_new_troops_to_prussians_next_to_the_enemy_in_the_revised_edition() -> None:
    pieces = {
        "Friedrich": "Leipzig",
        "Winterfeldt": "Leipzig",
        "Hildburghausen": "Halle",
        "Heinrich": "Berlin",
    }
    s = position(effect="10 spades", turn=7, phase="recruit", pieces=pieces, hands=PAY, options=REVISED)
    assert "Heinrich" in offered(s, "recruit")
    assert refused(s, "recruit Friedrich").rule == "11"
    assert "Friedrich" in offered(position(turn=7, phase="recruit", pieces=pieces, hands=PAY), "recruit")


@pytest.mark.rule("friedrich", "fate-10-spades")
def test_10_spades_keeps_generals_from_returning_next_to_the_enemy_in_the_revised_edition() -> None:
    pieces = {"Daun": "Potsdam"}
    s = position(effect="10 spades", turn=7, phase="recruit", pieces=pieces, hands=PAY, options=REVISED)
    assert "Heinrich" not in offered(s, "recruit")
    refusal = refused(s, "recruit Heinrich")
    assert refusal.rule == "11", "the card forbids it"
    assert "depot" not in said(FRIEDRICH, refusal), "the depot is open"
    assert "Heinrich" in offered(position(turn=7, phase="recruit", pieces=pieces, hands=PAY), "recruit")


@pytest.mark.rule("friedrich", "fate-10-spades")
def test_10_spades_does_not_touch_hanover() -> None:
    pieces = {"Ferdinand": "Rotenburg", "Soubise": "Achim"}
    s = position(
        effect="10 spades",
        turn=7,
        nation="Hanover",
        phase="recruit",
        pieces=pieces,
        hands={"Hanover": ["6S.1", "7S.1"]},
    )
    assert "Ferdinand" in offered(s, "recruit")


@pytest.mark.rule("friedrich", "fate-10-clubs")
def test_10_clubs_costs_one_prussian_general_of_their_choice_a_troop() -> None:
    pieces = {
        "Friedrich": "Oschatz",
        "Winterfeldt": "Oschatz",
        "Heinrich": "Berlin",
        "Keith": "Strehlen",
        "Dohna": "Arnswalde",
    }
    s = turn_up("10", "clubs", pieces=pieces, troops={"Friedrich": 3, "Heinrich": 2, "Keith": 1, "Dohna": 8})
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["lose Dohna", "lose Friedrich", "lose Heinrich"]
    do(s, "lose Heinrich")
    assert (troops(s, "Friedrich"), troops(s, "Heinrich"), troops(s, "Dohna")) == (3, 1, 8)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-10-clubs")
@pytest.mark.rule("friedrich", "R62")
def test_10_clubs_never_takes_a_general_off_the_map() -> None:
    pieces = {"Friedrich": "Oschatz", "Winterfeldt": "Oschatz", "Heinrich": "Berlin"}
    s = turn_up("10", "clubs", pieces=pieces, troops={"Friedrich": 2, "Heinrich": 1})
    assert asked(s) == ["chance"]
    assert (troops(s, "Friedrich"), troops(s, "Heinrich")) == (2, 1)


DEFENCE = {"Friedrich": "Halle", "Daun": "Leipzig"}


@pytest.mark.rule("friedrich", "fate-10-hearts")
@pytest.mark.parametrize("first", ["play 9H.1", "reserve 9"])
def test_10_hearts_makes_the_first_card_of_an_attacked_friedrich_worthless(first: str) -> None:
    hands = {"Prussia": ["9H.1", "5H.1", "2H.1", "RA.1"], "Austria": ["7C.1", "8C.1"]}
    s = position(
        effect="10 hearts",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces=DEFENCE,
        hands=hands,
        troops={"Friedrich": 1, "Daun": 4},
    )
    assert asked(s) == ["Frederick"]
    do(s, first)
    assert asked(s) == ["Frederick"]
    do(s, "play 5H.1")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-10-hearts")
def test_10_hearts_does_not_touch_an_attacking_friedrich_or_others() -> None:
    hands = {"Prussia": ["9H.1", "5H.1", "2H.1"], "Austria": ["7C.1", "8C.1"]}
    board: dict[str, Any] = {"effect": "10 hearts", "turn": 7, "phase": "combat", "hands": hands}
    s = do(position(pieces=DEFENCE, troops={"Friedrich": 1, "Daun": 4}, **board), "play 9H.1")
    assert asked(s) == ["Maria Theresa"]
    pieces = {"Heinrich": "Halle", "Daun": "Leipzig"}
    s = do(position(nation="Austria", pieces=pieces, troops={"Heinrich": 1, "Daun": 4}, **board), "play 9H.1")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-10-hearts")
@pytest.mark.rule("friedrich", "R59")
def test_10_hearts_holds_in_the_first_such_combat_only() -> None:
    hands = {"Prussia": ["9H.1", "5H.1", "3H.1", "2H.1"], "Austria": ["7C.1", "8C.1"]}
    s = position(
        effect="10 hearts",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces={**DEFENCE, "Laudon": "Merseburg"},
        hands=hands,
        troops={"Friedrich": 5, "Daun": 6, "Laudon": 6},
    )
    do(s, "with Daun", "play 9H.1", "play 5H.1", "break-off")
    if offered(s, "retreat"):
        do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert asked(s) == ["Frederick"]
    do(s, "play 3H.1")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-10-hearts")
def test_10_hearts_is_used_up_by_an_attack_in_which_prussia_plays_nothing() -> None:
    s = position(
        effect="10 hearts",
        turn=7,
        nation="Austria",
        phase="combat",
        pieces={**DEFENCE, "Laudon": "Merseburg"},
        hands={"Prussia": ["3H.1", "2H.1"], "Austria": ["7C.1", "8C.1"]},
        troops={"Friedrich": 5, "Daun": 4, "Laudon": 6},
    )
    do(s, "with Daun", "break-off")
    if offered(s, "retreat"):
        do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert asked(s) == ["Frederick"]
    do(s, "play 3H.1")
    assert asked(s) == ["Maria Theresa"]


@pytest.mark.rule("friedrich", "fate-10-diamonds")
def test_10_diamonds_has_no_effect() -> None:
    nothing_happens("10", "diamonds")


# Card 11

BERLIN = {"Heinrich": "Berlin", "Daun": "Potsdam"}


@pytest.mark.rule("friedrich", "fate-11-spades")
def test_11_spades_lets_an_11_of_spades_count_22() -> None:
    hands = {"Prussia": ["11S.1", "2S.1"], "Austria": ["5S.1", "6S.1", "7S.1"]}
    s = position(
        effect="11 spades",
        turn=7,
        phase="combat",
        pieces=BERLIN,
        troops={"Heinrich": 1, "Daun": 8},
        hands=hands,
    )
    assert {"double", "play 11S.1"} <= set(offered(s))
    do(s, "double", "play 7S.1", "play 6S.1")
    assert asked(s) == ["Maria Theresa"], "22 - 7 leaves Austria 15 behind"
    assert hand(s, "Prussia") == ["2S.1"]


@pytest.mark.rule("friedrich", "fate-11-spades")
def test_11_spades_may_be_left_unused() -> None:
    hands = {"Prussia": ["11S.1", "2S.1"], "Austria": ["5S.1", "6S.1", "7S.1"]}
    s = position(
        effect="11 spades",
        turn=7,
        phase="combat",
        pieces=BERLIN,
        troops={"Heinrich": 1, "Daun": 8},
        hands=hands,
    )
    do(s, "play 11S.1", "play 5S.1")
    assert asked(s) == ["Frederick"]


@pytest.mark.rule("friedrich", "fate-11-spades")
@pytest.mark.rule("friedrich", "R59")
def test_11_spades_doubles_once() -> None:
    hands = {"Prussia": ["11S.1", "11S.2"], "Austria": ["13S.1", "12S.1", "2S.1"]}
    s = position(
        effect="11 spades",
        turn=7,
        phase="combat",
        pieces=BERLIN,
        hands=hands,
        decks=2,
        troops={"Heinrich": 1, "Daun": 2},
    )
    do(s, "double", "play 13S.1", "play 12S.1")
    assert asked(s) == ["Frederick"]
    assert "double" not in offered(s)
    assert len(offered(s, "play")) == 1


@pytest.mark.rule("friedrich", "fate-11-spades")
def test_11_spades_needs_the_card_the_sector_and_the_turn() -> None:
    odds = {"Heinrich": 1, "Daun": 8}
    board: dict[str, Any] = {"turn": 7, "phase": "combat", "troops": odds}
    hands = {"Prussia": ["11S.1", "2S.1", "2H.1", "3H.1"]}
    plain = position(pieces=BERLIN, hands=hands, **board)
    assert "11S.1" in offered(plain, "play")
    assert "double" not in offered(plain)
    without = position(
        effect="11 spades",
        pieces=BERLIN,
        hands={"Prussia": ["12S.1", "RA.1", "11H.1"]},
        **board,
    )
    assert offered(without, "play") == ["12S.1"]
    assert "double" not in offered(without)
    hearts = position(
        effect="11 spades",
        pieces={"Heinrich": "Halle", "Daun": "Leipzig"},
        hands=hands,
        **board,
    )
    assert offered(hearts, "play") == ["2H.1", "3H.1"]
    assert "double" not in offered(hearts)


@pytest.mark.rule("friedrich", "fate-11-spades")
def test_11_spades_is_for_prussia_only() -> None:
    hands = {"Austria": ["11S.1", "2S.1"], "Hanover": ["11S.2", "2S.2"]}
    s = position(
        effect="11 spades",
        turn=7,
        phase="combat",
        pieces=BERLIN,
        hands=hands,
        troops={"Heinrich": 8, "Daun": 1},
        decks=2,
    )
    assert asked(s) == ["Maria Theresa"]
    assert "double" not in offered(s)
    s = position(
        effect="11 spades",
        turn=7,
        nation="Hanover",
        phase="combat",
        pieces={"Ferdinand": "Berlin", "Daun": "Potsdam"},
        hands=hands,
        troops={"Ferdinand": 1, "Daun": 8},
        decks=2,
    )
    assert asked(s) == ["Frederick"]
    assert "double" not in offered(s)


@pytest.mark.rule("friedrich", "fate-11-clubs")
def test_11_clubs_gives_one_hanoverian_general_of_their_choice_a_troop() -> None:
    pieces = {"Ferdinand": "Stade", "Cumberland": "Alfeld", "Friedrich": "Berlin"}
    s = turn_up("11", "clubs", pieces=pieces, troops={"Ferdinand": 2, "Cumberland": 3})
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["gain Cumberland", "gain Ferdinand"]
    do(s, "gain Cumberland")
    assert (troops(s, "Ferdinand"), troops(s, "Cumberland"), troops(s, "Friedrich")) == (2, 4, 1)


@pytest.mark.rule("friedrich", "fate-11-clubs")
@pytest.mark.rule("friedrich", "R62")
def test_11_clubs_is_void_at_the_ceiling_or_with_nobody_on_the_map() -> None:
    pieces = {"Ferdinand": "Stade", "Cumberland": "Alfeld"}
    s = turn_up("11", "clubs", pieces=pieces, troops={"Ferdinand": 6, "Cumberland": 6})
    assert asked(s) == ["chance"]
    assert (troops(s, "Ferdinand"), troops(s, "Cumberland")) == (6, 6)
    s = turn_up("11", "clubs", pieces={"Friedrich": "Berlin"})
    assert asked(s) == ["chance"]
    assert off(s, "Ferdinand")


def swedes_pass_angermunde(effect: str, general: str) -> tuple[list[str], list[str]]:
    """Ehrensvärd leaves Prenzlau, 5 cities from Berlin, and then Angermünde, 4 cities from it."""
    s = position(effect=effect, turn=7, nation="Sweden", pieces={"Ehrensvärd": "Prenzlau", general: "Berlin"})
    do(s, "move Ehrensvärd", "go Angermünde", "go Schwedt")
    return held(s, "Sweden"), marked(s)


@pytest.mark.rule("friedrich", "fate-11-hearts")
def test_11_hearts_lets_heinrich_protect_4_cities_away() -> None:
    assert swedes_pass_angermunde("11 hearts", "Heinrich") == (["Prenzlau"], ["Angermünde"])


@pytest.mark.rule("friedrich", "fate-11-hearts")
def test_11_hearts_helps_heinrich_only_and_in_that_turn_only() -> None:
    assert swedes_pass_angermunde("11 hearts", "Winterfeldt") == (["Angermünde", "Prenzlau"], [])
    assert swedes_pass_angermunde("", "Heinrich") == (["Angermünde", "Prenzlau"], [])


@pytest.mark.rule("friedrich", "fate-11-diamonds")
def test_11_diamonds_has_no_effect() -> None:
    nothing_happens("11", "diamonds")


# Card 12

SLOW_FROM_BRUNN = ["Boskowitz", "Brod", "Olmütz", "Prerau", "Proßnitz", "Trebitsch", "Tschaslau"]


@pytest.mark.rule("friedrich", "fate-12-spades")
def test_12_spades_slows_daun_to_2_cities_or_3_on_main_roads() -> None:
    s = do(position(effect="12 spades", turn=7, nation="Austria", pieces={"Daun": "Brünn"}), "move Daun")
    assert offered(s, "go") == SLOW_FROM_BRUNN
    assert refused(s, "go Kuttenberg").rule == "11"
    assert refused(s, "go Sternberg").rule == "11"


@pytest.mark.rule("friedrich", "fate-12-spades")
def test_12_spades_slows_the_stack_of_daun_but_not_those_who_leave_it() -> None:
    pieces = {"Daun": "Brünn", "Laudon": "Brünn"}
    s = do(position(effect="12 spades", turn=7, nation="Austria", pieces=pieces), "move Daun")
    assert offered(s, "go") == SLOW_FROM_BRUNN
    do(s, "leave Daun")
    assert len(offered(s, "go")) == 14


@pytest.mark.rule("friedrich", "fate-12-clubs")
@pytest.mark.parametrize(
    ("train", "turned"), [("Waren", False), ("Parchim", True), ("Wittstock", True), ("Neuruppin", False)]
)
def test_12_clubs_turns_an_ehrensvard_5_or_6_cities_from_his_train(train: str, turned: bool) -> None:
    s = turn_up("12", "clubs", pieces={"Ehrensvärd": "Stralsund", "Swedish train": train})
    assert face_down(s, "Ehrensvärd") == turned
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-12-clubs")
@pytest.mark.rule("friedrich", "R62")
def test_12_clubs_is_void_without_ehrensvard_or_train() -> None:
    s = turn_up("12", "clubs", pieces={"Ehrensvärd": "Stralsund"})
    assert not face_down(s, "Ehrensvärd")
    s = turn_up("12", "clubs", pieces={"Daun": "Leipzig", "Swedish train": "Parchim"}, victor="Daun")
    assert asked(s) == ["chance"]
    assert not face_down(s, "Ehrensvärd")
    assert not face_down(s, "Daun")


@pytest.mark.rule("friedrich", "fate-12-hearts")
def test_12_hearts_lets_prussia_move_a_beaten_hildburghausen_2_cities_west() -> None:
    s = turn_up("12", "hearts", pieces={"Hildburghausen": "Halle"}, beaten=["Hildburghausen"])
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["decline", "go Aschersleben", "go Querfurt", "go Sangerhausen"]
    do(s, "go Sangerhausen")
    assert where(s, "Hildburghausen") == "Sangerhausen"
    assert asked(s) == ["chance"]
    assert offered(s, "draw")


@pytest.mark.rule("friedrich", "fate-12-hearts")
@pytest.mark.rule("friedrich", "R63")
def test_12_hearts_can_be_declined() -> None:
    s = do(turn_up("12", "hearts", pieces={"Hildburghausen": "Halle"}, beaten=["Hildburghausen"]), "decline")
    assert where(s, "Hildburghausen") == "Halle"
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-12-hearts")
def test_12_hearts_needs_two_empty_cities() -> None:
    pieces = {"Hildburghausen": "Halle", "Soubise": "Eisleben", "Imperial train": "Querfurt"}
    s = turn_up("12", "hearts", pieces=pieces, beaten=["Hildburghausen"])
    assert asked(s) == ["chance"]
    pieces = {"Hildburghausen": "Halle", "Prussian train 1": "Merseburg", "Heinrich": "Aschersleben"}
    s = turn_up("12", "hearts", pieces=pieces, beaten=["Hildburghausen"])
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["decline", "go Sangerhausen"]


@pytest.mark.rule("friedrich", "fate-12-hearts")
@pytest.mark.rule("friedrich", "R62")
def test_12_hearts_is_void_unless_hildburghausen_was_beaten_and_is_there() -> None:
    assert asked(turn_up("12", "hearts", pieces={"Hildburghausen": "Halle"})) == ["chance"]
    s = turn_up("12", "hearts", pieces={"Daun": "Leipzig"}, beaten=["Hildburghausen"])
    assert asked(s) == ["chance"]
    assert off(s, "Hildburghausen")


@pytest.mark.rule("friedrich", "fate-12-hearts")
def test_12_hearts_looks_at_the_turn_just_ended() -> None:
    s = turn_up("1", "hearts", pieces={"Hildburghausen": "Leipzig"}, beaten=["Hildburghausen"])
    wait_for(s, "fate 12")
    chance(s, "fate 12")
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-12-hearts")
@pytest.mark.rule("friedrich", "R61")
def test_12_hearts_counts_a_combat_that_hildburghausen_began_and_lost() -> None:
    s = position(
        turn=6,
        nation="Imperial Army",
        phase="combat",
        options={"four_suits": "on"},
        troops={"Hildburghausen": 3, "Heinrich": 5},
        pieces={"Hildburghausen": "Leipzig", "Heinrich": "Halle", "Keith": "Berlin"},
        victor="Keith",
    )
    do(s, "retreat Rochlitz")
    chance(wait_for(s, "fate 12"), "fate 12")
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["decline", "go Altenburg"]


@pytest.mark.rule("friedrich", "fate-12-hearts")
def test_12_hearts_conquers_nothing() -> None:
    s = turn_up("12", "hearts", pieces={"Hildburghausen": "Leipzig"}, beaten=["Hildburghausen"])
    do(s, "go Eisleben")
    assert where(s, "Hildburghausen") == "Eisleben"
    assert held(s, "Imperial Army") == []


@pytest.mark.rule("friedrich", "fate-12-diamonds")
def test_12_diamonds_has_no_effect() -> None:
    nothing_happens("12", "diamonds")
