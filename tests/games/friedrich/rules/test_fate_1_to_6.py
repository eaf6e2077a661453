"""Cards of fate 1 to 6: every line of the table in section 11."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.clock import REVISED, can_end, can_leave, ends_beside, nothing_happens, turn_up, wait_for
from tests.games.friedrich.vocabulary import (
    asked,
    chance,
    do,
    face_down,
    hand,
    held,
    off,
    offered,
    position,
    refused,
    troops,
    where,
)

# Card 1


@pytest.mark.rule("friedrich", "fate-1-spades")
def test_1_spades_has_no_effect() -> None:
    nothing_happens("1", "spades")


RUSSIANS = {"Saltikov": "Bydgoszcz", "Fermor": "Bydgoszcz", "Apraxin": "Łomża"}


@pytest.mark.rule("friedrich", "fate-1-clubs")
def test_1_clubs_gives_one_russian_general_of_their_choice_a_troop() -> None:
    s = turn_up("1", "clubs", pieces=RUSSIANS, troops={"Saltikov": 3, "Apraxin": 2})
    assert asked(s) == ["Elisabeth"]
    assert offered(s) == ["gain Apraxin", "gain Saltikov"]
    do(s, "gain Saltikov")
    assert (troops(s, "Saltikov"), troops(s, "Apraxin")) == (4, 2)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-1-clubs")
def test_1_clubs_passes_over_a_general_with_8_troops() -> None:
    s = turn_up("1", "clubs", pieces={"Saltikov": "Bydgoszcz", "Apraxin": "Łomża"}, troops={"Saltikov": 8})
    assert asked(s) == ["Elisabeth"]
    assert offered(s) == ["gain Apraxin"]
    assert refused(s, "gain Saltikov").rule == "11"
    do(s, "gain Apraxin")
    assert (troops(s, "Saltikov"), troops(s, "Apraxin")) == (8, 2)


@pytest.mark.rule("friedrich", "fate-1-clubs")
def test_1_clubs_is_void_when_russia_has_all_her_16_troops() -> None:
    s = turn_up("1", "clubs", pieces=RUSSIANS, troops={"Saltikov": 12, "Apraxin": 4})
    assert asked(s) == ["chance"]
    assert (troops(s, "Saltikov"), troops(s, "Apraxin")) == (12, 4)


@pytest.mark.rule("friedrich", "fate-1-clubs")
@pytest.mark.rule("friedrich", "R62")
def test_1_clubs_brings_nobody_back_to_the_map() -> None:
    s = turn_up("1", "clubs", pieces={"Friedrich": "Berlin"})
    assert asked(s) == ["chance"]
    assert off(s, "Saltikov")
    assert off(s, "Tottleben")


SWAP = {"Austria": ["5D.1", "6D.1"], "Russia": ["7H.1", "8H.1"]}
BOTH = {"Daun": "Brünn", "Saltikov": "Bydgoszcz"}


@pytest.mark.rule("friedrich", "fate-1-hearts")
def test_1_hearts_swaps_a_card_of_austria_for_one_of_russia() -> None:
    s = turn_up("1", "hearts", pieces=BOTH, hands=SWAP)
    assert asked(s) == ["Maria Theresa"]
    assert offered(s) == ["decline", "offer 5D.1", "offer 6D.1"]
    do(s, "offer 6D.1")
    assert asked(s) == ["Elisabeth"]
    assert offered(s) == ["decline", "offer 7H.1", "offer 8H.1"]
    do(s, "offer 7H.1")
    assert hand(s, "Austria") == ["7H.1", "5D.1"]
    assert hand(s, "Russia") == ["8H.1", "6D.1"]
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-1-hearts")
@pytest.mark.rule("friedrich", "R63")
def test_1_hearts_can_be_declined_by_austria() -> None:
    s = do(turn_up("1", "hearts", pieces=BOTH, hands=SWAP), "decline")
    assert asked(s) == ["chance"]
    assert (hand(s, "Austria"), hand(s, "Russia")) == (["5D.1", "6D.1"], ["7H.1", "8H.1"])


@pytest.mark.rule("friedrich", "fate-1-hearts")
@pytest.mark.rule("friedrich", "R63")
def test_1_hearts_can_be_declined_by_russia_and_then_austria_keeps_her_card() -> None:
    s = do(turn_up("1", "hearts", pieces=BOTH, hands=SWAP), "offer 6D.1", "decline")
    assert asked(s) == ["chance"]
    assert (hand(s, "Austria"), hand(s, "Russia")) == (["5D.1", "6D.1"], ["7H.1", "8H.1"])


@pytest.mark.rule("friedrich", "fate-1-hearts")
@pytest.mark.rule("friedrich", "R62")
def test_1_hearts_is_void_with_an_empty_hand() -> None:
    for nation, cards in SWAP.items():
        s = turn_up("1", "hearts", pieces=BOTH, hands={nation: cards})
        assert asked(s) == ["chance"]
        assert hand(s, nation) == cards


@pytest.mark.rule("friedrich", "fate-1-hearts")
@pytest.mark.rule("friedrich", "R62")
def test_1_hearts_is_void_when_russia_has_left() -> None:
    pieces = {"Daun": "Brünn"}
    s = turn_up(
        "1",
        "hearts",
        pieces=pieces,
        hands={"Austria": ["5D.1", "6D.1"]},
        out=["Russia"],
        drawn=["Elisabeth"],
    )
    assert asked(s) == ["chance"]
    assert hand(s, "Austria") == ["5D.1", "6D.1"]


@pytest.mark.rule("friedrich", "fate-1-diamonds")
def test_1_diamonds_gives_tottleben_a_troop() -> None:
    s = turn_up("1", "diamonds", pieces={"Tottleben": "Sierpc", "Apraxin": "Łomża"}, troops={"Tottleben": 3})
    assert asked(s) == ["chance"]
    assert (troops(s, "Tottleben"), troops(s, "Apraxin")) == (4, 1)


@pytest.mark.rule("friedrich", "fate-1-diamonds")
def test_1_diamonds_adds_to_the_stack_of_tottleben() -> None:
    pieces = {"Saltikov": "Sierpc", "Tottleben": "Sierpc", "Apraxin": "Łomża"}
    s = turn_up("1", "diamonds", pieces=pieces, troops={"Saltikov": 9})
    assert (troops(s, "Tottleben"), troops(s, "Apraxin")) == (10, 1)


@pytest.mark.rule("friedrich", "fate-1-diamonds")
@pytest.mark.rule("friedrich", "R62")
def test_1_diamonds_is_void_without_room_or_without_tottleben() -> None:
    full = turn_up("1", "diamonds", pieces={"Tottleben": "Sierpc"}, troops={"Tottleben": 8})
    assert troops(full, "Tottleben") == 8
    pieces = {"Tottleben": "Sierpc", "Saltikov": "Bydgoszcz", "Fermor": "Bydgoszcz"}
    ceiling = turn_up("1", "diamonds", pieces=pieces, troops={"Tottleben": 2, "Saltikov": 14})
    assert (troops(ceiling, "Tottleben"), troops(ceiling, "Saltikov")) == (2, 14)
    absent = turn_up("1", "diamonds", pieces={"Apraxin": "Łomża"})
    assert off(absent, "Tottleben")
    assert troops(absent, "Apraxin") == 1
    assert asked(full) == asked(ceiling) == asked(absent) == ["chance"]


# Card 2


@pytest.mark.rule("friedrich", "fate-2-spades")
def test_2_spades_has_no_effect() -> None:
    nothing_happens("2", "spades")


@pytest.mark.rule("friedrich", "fate-2-clubs")
@pytest.mark.parametrize("city", ["Küstrin", "Landsberg", "Drossen", "Neudamm"])
def test_2_clubs_holds_fermor_in_kustrin_and_in_the_cities_next_to_it(city: str) -> None:
    pieces = {"Fermor": city, "Saltikov": "Bydgoszcz"}
    s = position(effect="2 clubs", turn=7, nation="Russia", pieces=pieces)
    assert offered(s, "move") == ["Saltikov"]
    assert refused(s, "move Fermor").rule == "11"


@pytest.mark.rule("friedrich", "fate-2-clubs")
def test_2_clubs_leaves_fermor_alone_two_cities_from_kustrin() -> None:
    s = position(effect="2 clubs", turn=7, nation="Russia", pieces={"Fermor": "Friedeberg"})
    assert "Fermor" in offered(s, "move")
    do(s, "move Fermor", "go Küstrin")
    assert where(s, "Fermor") == "Küstrin"


@pytest.mark.rule("friedrich", "fate-2-clubs")
def test_2_clubs_does_not_hold_fermor_in_other_turns() -> None:
    s = position(turn=7, nation="Russia", pieces={"Fermor": "Küstrin"})
    assert offered(s, "move") == ["Fermor"]


@pytest.mark.rule("friedrich", "fate-2-clubs")
def test_2_clubs_lets_saltikov_leave_fermor_behind() -> None:
    pieces = {"Saltikov": "Küstrin", "Fermor": "Küstrin"}
    s = position(effect="2 clubs", turn=7, nation="Russia", pieces=pieces, troops={"Saltikov": 2})
    do(s, "move Saltikov")
    if "leave Fermor" in offered(s):
        assert not offered(s, "go")
        do(s, "leave Fermor")
    do(s, "go Landsberg")
    assert (where(s, "Saltikov"), where(s, "Fermor")) == ("Landsberg", "Küstrin")


@pytest.mark.rule("friedrich", "fate-2-clubs")
def test_2_clubs_does_not_let_fermor_leave_saltikov() -> None:
    pieces = {"Saltikov": "Küstrin", "Fermor": "Küstrin"}
    s = position(effect="2 clubs", turn=7, nation="Russia", pieces=pieces)
    assert not can_leave(s, "Saltikov", "Saltikov")


@pytest.mark.rule("friedrich", "fate-2-hearts")
def test_2_hearts_costs_apraxin_a_troop() -> None:
    s = turn_up(
        "2",
        "hearts",
        pieces={"Apraxin": "Łomża", "Tottleben": "Sierpc"},
        troops={"Apraxin": 2, "Tottleben": 2},
    )
    assert (troops(s, "Apraxin"), troops(s, "Tottleben")) == (1, 2)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-2-hearts")
def test_2_hearts_never_takes_apraxin_off_the_map() -> None:
    s = turn_up("2", "hearts", pieces={"Apraxin": "Łomża"}, troops={"Apraxin": 1})
    assert (where(s, "Apraxin"), troops(s, "Apraxin")) == ("Łomża", 1)


@pytest.mark.rule("friedrich", "fate-2-hearts")
def test_2_hearts_looks_at_the_whole_stack_of_apraxin() -> None:
    pieces = {"Saltikov": "Łomża", "Apraxin": "Łomża"}
    assert troops(turn_up("2", "hearts", pieces=pieces, troops={"Saltikov": 3}), "Saltikov") == 2
    s = turn_up("2", "hearts", pieces=pieces, troops={"Saltikov": 2})
    assert (troops(s, "Saltikov"), where(s, "Apraxin")) == (2, "Łomża")


@pytest.mark.rule("friedrich", "fate-2-hearts")
@pytest.mark.rule("friedrich", "R62")
def test_2_hearts_is_void_when_apraxin_is_off_the_map() -> None:
    s = turn_up("2", "hearts", pieces={"Tottleben": "Sierpc"}, troops={"Tottleben": 5})
    assert troops(s, "Tottleben") == 5
    assert asked(s) == ["chance"]


SLOW_FROM_BYDGOSZCZ = [
    "Fordon",
    "Grudziądz",
    "Naklo",
    "Nowe",
    "Solec",
    "Toruń",
    "Tuchola",
    "Wapno",
    "Wągrwiec",
    "Złotów",
    "Świecie",
]


@pytest.mark.rule("friedrich", "fate-2-diamonds")
def test_2_diamonds_slows_saltikov_to_2_cities_or_3_on_main_roads() -> None:
    s = position(effect="2 diamonds", turn=7, nation="Russia", pieces={"Saltikov": "Bydgoszcz"})
    do(s, "move Saltikov")
    assert offered(s, "go") == sorted(SLOW_FROM_BYDGOSZCZ)
    assert refused(s, "go Pelplin").rule == "11"


@pytest.mark.rule("friedrich", "fate-2-diamonds")
def test_2_diamonds_slows_the_stack_of_saltikov_but_not_those_who_leave_it() -> None:
    pieces = {"Saltikov": "Bydgoszcz", "Fermor": "Bydgoszcz"}
    s = position(effect="2 diamonds", turn=7, nation="Russia", pieces=pieces)
    do(s, "move Saltikov")
    assert offered(s, "go") == sorted(SLOW_FROM_BYDGOSZCZ)
    do(s, "leave Saltikov")
    assert len(offered(s, "go")) == 21


# Card 3


@pytest.mark.rule("friedrich", "fate-3-spades")
def test_3_spades_has_no_effect() -> None:
    nothing_happens("3", "spades")


DUEL = {"Heinrich": "Rotenburg", "Richelieu": "Achim"}
HIGH = {"Prussia": ["9D.1", "10D.1", "12D.1", "RA.1"], "France": ["9C.1", "10C.1", "13C.1", "RB.1"]}


@pytest.mark.rule("friedrich", "fate-3-clubs")
def test_3_clubs_bars_prussia_from_high_cards_against_france() -> None:
    s = position(
        effect="3 clubs",
        turn=7,
        phase="combat",
        pieces=DUEL,
        troops={"Heinrich": 1, "Richelieu": 3},
        hands=HIGH,
    )
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["9D.1"]
    assert offered(s, "reserve") == sorted(str(value) for value in range(1, 10))
    assert refused(s, "play 10D.1").rule == "11"
    assert refused(s, "play 12D.1").rule == "11"
    assert refused(s, "reserve 10").rule == "11"


@pytest.mark.rule("friedrich", "fate-3-clubs")
def test_3_clubs_bars_france_from_high_cards_against_prussia() -> None:
    s = position(
        effect="3 clubs",
        turn=7,
        phase="combat",
        pieces=DUEL,
        troops={"Heinrich": 3, "Richelieu": 1},
        hands=HIGH,
    )
    assert asked(s) == ["Pompadour"]
    assert offered(s, "play") == ["9C.1"]
    assert refused(s, "play 13C.1").rule == "11"
    assert refused(s, "reserve 10").rule == "11"


@pytest.mark.rule("friedrich", "fate-3-clubs")
def test_3_clubs_makes_a_hand_of_high_cards_useless() -> None:
    hands = {"Prussia": ["10D.1", "12D.1"], "France": ["9C.1", "8C.1"]}
    s = position(
        effect="3 clubs",
        turn=7,
        phase="combat",
        pieces=DUEL,
        troops={"Heinrich": 1, "Richelieu": 1},
        hands=hands,
    )
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["break-off"]
    do(s, "break-off")
    assert (where(s, "Heinrich"), where(s, "Richelieu")) == ("Rotenburg", "Achim")
    assert hand(s, "Prussia") == ["10D.1", "12D.1"]


@pytest.mark.rule("friedrich", "fate-3-clubs")
def test_3_clubs_does_not_touch_france_against_hanover_or_prussia_against_others() -> None:
    hanover = position(
        effect="3 clubs",
        turn=7,
        phase="combat",
        nation="Hanover",
        pieces={"Ferdinand": "Rotenburg", "Richelieu": "Achim"},
        troops={"Ferdinand": 1, "Richelieu": 3},
        hands={"Hanover": ["9D.1", "10D.1", "RA.1"]},
    )
    assert offered(hanover, "play") == ["10D.1", "9D.1"]
    assert "10" in offered(hanover, "reserve")
    austria = position(
        effect="3 clubs",
        turn=7,
        phase="combat",
        pieces={"Heinrich": "Rotenburg", "Daun": "Achim"},
        troops={"Heinrich": 1, "Daun": 3},
        hands={"Prussia": ["9D.1", "10D.1"]},
    )
    assert offered(austria, "play") == ["10D.1", "9D.1"]


@pytest.mark.rule("friedrich", "fate-3-hearts")
def test_3_hearts_keeps_soubise_from_attacking_with_the_suit_of_hildburghausen() -> None:
    pieces = {"Hildburghausen": "Goslar", "Cumberland": "Northeim", "Soubise": "Bebra"}
    board: dict[str, Any] = {"turn": 7, "nation": "Imperial Army", "phase": "combat", "pieces": pieces}
    s = ends_beside(wait_for(position(effect="3 hearts", **board), "move Soubise"), "Soubise", "Göttingen")
    assert (where(s, "Soubise"), asked(s)) == ("Göttingen", ["chance"]), "he may stand there, but does not attack"
    plain = ends_beside(wait_for(position(**board), "move Soubise"), "Soubise", "Göttingen")
    assert asked(plain) == ["Pompadour"]


@pytest.mark.rule("friedrich", "fate-3-hearts")
def test_3_hearts_keeps_soubise_from_ending_there_in_the_revised_edition() -> None:
    pieces = {"Hildburghausen": "Goslar", "Cumberland": "Northeim", "Soubise": "Bebra"}
    board: dict[str, Any] = {"turn": 7, "nation": "Imperial Army", "phase": "combat", "pieces": pieces}
    s = wait_for(position(effect="3 hearts", options=REVISED, **board), "move Soubise")
    assert not can_end(s, "Soubise", "Göttingen")
    assert can_end(s, "Soubise", "Eschwege")
    do(s, "move Soubise")
    assert refused(s, "go Göttingen").rule == "11"


@pytest.mark.rule("friedrich", "fate-3-hearts")
def test_3_hearts_lets_soubise_attack_with_another_suit() -> None:
    pieces = {"Hildburghausen": "Leipzig", "Heinrich": "Halle", "Cumberland": "Northeim", "Soubise": "Bebra"}
    s = position(effect="3 hearts", turn=7, nation="Imperial Army", phase="combat", pieces=pieces)
    assert can_end(wait_for(s, "move Soubise"), "Soubise", "Göttingen")


@pytest.mark.rule("friedrich", "fate-3-hearts")
def test_3_hearts_does_not_bind_soubise_when_hildburghausen_was_only_attacked() -> None:
    pieces = {"Hildburghausen": "Goslar", "Cumberland": "Northeim", "Soubise": "Bebra"}
    s = position(effect="3 hearts", turn=7, nation="Hanover", phase="combat", pieces=pieces)
    do(wait_for(s, "move Hildburghausen"), "move Hildburghausen", "go Wernigerode", "stop")
    assert can_end(wait_for(s, "move Soubise"), "Soubise", "Göttingen")


def end_french_movement(s: FriedrichState) -> None:
    do(wait_for(s, "move Soubise"), "done")
    if offered(s, "recruit"):
        do(s, "done")


@pytest.mark.rule("friedrich", "fate-3-hearts")
@pytest.mark.rule("friedrich", "R59")
def test_3_hearts_cancels_the_attack_of_a_soubise_who_already_stands_there() -> None:
    pieces = {
        "Hildburghausen": "Goslar",
        "Cumberland": "Northeim",
        "Soubise": "Göttingen",
        "French train 1": "Kassel",
    }
    s = position(
        effect="3 hearts",
        turn=7,
        nation="Imperial Army",
        phase="combat",
        pieces=pieces,
        drawn=["3"],
    )
    end_french_movement(s)
    assert asked(s) == ["chance"]
    assert offered(s, "fate")
    s = position(turn=7, nation="Imperial Army", phase="combat", pieces=pieces, drawn=["3"])
    end_french_movement(s)
    assert asked(s) == ["Pompadour"]
    assert offered(s, "play")


HALLE_HANDS = {"Prussia": ["5H.1", "6H.1", "5C.1", "6C.1"], "Imperial Army": ["7H.1", "8H.1", "7C.1", "8C.1"]}


@pytest.mark.rule("friedrich", "fate-3-diamonds")
def test_3_diamonds_allows_no_attack_from_halle() -> None:
    pieces = {"Friedrich": "Halle", "Hildburghausen": "Leipzig"}
    s = position(effect="3 diamonds", turn=7, phase="combat", pieces=pieces, hands=HALLE_HANDS)
    assert asked(s) == ["chance"]
    plain = position(turn=7, phase="combat", pieces=pieces, hands=HALLE_HANDS)
    assert asked(plain) == ["Frederick"]


@pytest.mark.rule("friedrich", "fate-3-diamonds")
def test_3_diamonds_allows_no_attack_against_halle() -> None:
    pieces = {"Friedrich": "Leipzig", "Hildburghausen": "Halle"}
    for revised in ("off", "on"):
        options = {"revised_fate": revised}
        s = position(
            effect="3 diamonds",
            turn=7,
            phase="combat",
            pieces=pieces,
            hands=HALLE_HANDS,
            options=options,
        )
        assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-3-diamonds")
def test_3_diamonds_allows_attacks_from_halle_in_the_revised_edition() -> None:
    pieces = {"Friedrich": "Halle", "Hildburghausen": "Leipzig"}
    options = {"revised_fate": "on"}
    s = position(
        effect="3 diamonds",
        turn=7,
        phase="combat",
        pieces=pieces,
        hands=HALLE_HANDS,
        options=options,
    )
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["5H.1", "6H.1"]


@pytest.mark.rule("friedrich", "fate-3-diamonds")
def test_3_diamonds_leaves_combat_elsewhere_alone() -> None:
    pieces = {"Friedrich": "Wurzen", "Hildburghausen": "Leipzig", "Heinrich": "Halle"}
    s = position(effect="3 diamonds", turn=7, phase="combat", pieces=pieces, hands=HALLE_HANDS)
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["5C.1", "6C.1"]


@pytest.mark.rule("friedrich", "fate-3-diamonds")
def test_3_diamonds_saves_a_supply_train_in_halle() -> None:
    pieces = {"Friedrich": "Leipzig", "Imperial train": "Halle"}
    s = do(position(effect="3 diamonds", turn=7, pieces=pieces), "move Friedrich")
    assert "Halle" not in offered(s, "go")
    assert refused(s, "go Halle").rule == "11"
    plain = do(position(turn=7, pieces=pieces), "move Friedrich", "go Halle")
    assert off(plain, "Imperial train")


# Card 4

RIVALS = {"Soubise": "Achim", "Cumberland": "Rotenburg"}
RIVAL_TROOPS = {"Soubise": 1, "Cumberland": 7}
RIVAL_HANDS = {"France": ["2C.1", "4C.1", "5C.1", "RA.1"], "Hanover": ["2D.1", "3D.1", "4D.1"]}


@pytest.mark.rule("friedrich", "fate-4-spades")
@pytest.mark.parametrize("nation", ["France", "Hanover"])
def test_4_spades_makes_the_first_french_card_count_one_more(nation: str) -> None:
    s = position(
        effect="4 spades",
        turn=7,
        nation=nation,
        phase="combat",
        pieces=RIVALS,
        troops=RIVAL_TROOPS,
        hands=RIVAL_HANDS,
    )
    assert asked(s) == ["Pompadour"]
    do(s, "play 5C.1")
    assert asked(s) == ["Frederick"]
    assert "break-off" not in offered(s)
    plain = position(
        turn=7,
        nation=nation,
        phase="combat",
        pieces=RIVALS,
        troops=RIVAL_TROOPS,
        hands=RIVAL_HANDS,
    )
    do(plain, "play 5C.1")
    assert asked(plain) == ["Pompadour"]


@pytest.mark.rule("friedrich", "fate-4-spades")
@pytest.mark.rule("friedrich", "R59")
def test_4_spades_is_used_up_by_the_first_card() -> None:
    s = position(
        effect="4 spades",
        turn=7,
        nation="France",
        phase="combat",
        pieces=RIVALS,
        troops=RIVAL_TROOPS,
        hands=RIVAL_HANDS,
    )
    do(s, "play 5C.1", "play 3D.1", "play 2C.1")
    assert asked(s) == ["Pompadour"]


@pytest.mark.rule("friedrich", "fate-4-spades")
def test_4_spades_adds_to_the_value_chosen_for_a_reserve() -> None:
    s = position(
        effect="4 spades",
        turn=7,
        nation="France",
        phase="combat",
        pieces=RIVALS,
        troops=RIVAL_TROOPS,
        hands=RIVAL_HANDS,
    )
    do(s, "reserve 5")
    assert asked(s) == ["Frederick"]
    assert "break-off" not in offered(s)


@pytest.mark.rule("friedrich", "fate-4-spades")
def test_4_spades_is_not_used_up_by_paying_for_troops() -> None:
    hands = {"France": ["6H.1", "2C.1", "4C.1"], "Hanover": ["2D.1", "3D.1", "4D.1"]}
    s = position(
        effect="4 spades",
        turn=7,
        nation="France",
        phase="recruit",
        pieces=RIVALS,
        troops=RIVAL_TROOPS,
        hands=hands,
    )
    do(s, "recruit Soubise", "done", "pay 6H.1")
    assert asked(s) == ["Pompadour"]
    do(s, "play 4C.1")
    assert asked(s) == ["Frederick"]


@pytest.mark.rule("friedrich", "fate-4-clubs")
def test_4_clubs_has_no_effect() -> None:
    nothing_happens("4", "clubs")


FRENCH = {"Soubise": "Fulda"}


@pytest.mark.rule("friedrich", "fate-4-hearts")
def test_4_hearts_lets_france_change_a_card() -> None:
    s = turn_up("4", "hearts", pieces=FRENCH, hands={"France": ["2C.1", "4C.1"]})
    assert asked(s) == ["Pompadour"]
    assert offered(s) == ["decline", "discard 2C.1", "discard 4C.1"]
    do(s, "discard 2C.1")
    assert "2C.1" not in offered(s, "draw")
    chance(s, "draw 13H.1")
    assert hand(s, "France") == ["4C.1", "13H.1"]
    chance(s, "draw 12H.1")
    assert hand(s, "Prussia") == ["12H.1"]


@pytest.mark.rule("friedrich", "fate-4-hearts")
@pytest.mark.rule("friedrich", "R63")
def test_4_hearts_can_be_declined() -> None:
    s = do(turn_up("4", "hearts", pieces=FRENCH, hands={"France": ["2C.1", "4C.1"]}), "decline")
    chance(s, "draw 13H.1")
    assert hand(s, "France") == ["2C.1", "4C.1"]
    assert hand(s, "Prussia") == ["13H.1"]


@pytest.mark.rule("friedrich", "fate-4-hearts")
@pytest.mark.rule("friedrich", "R62")
def test_4_hearts_is_void_when_france_has_left() -> None:
    s = turn_up("4", "hearts", pieces={}, out=["France"], drawn=["India", "America"], imperial="Pompadour")
    chance(s, "draw 13H.1")
    assert hand(s, "Prussia") == ["13H.1"]


@pytest.mark.rule("friedrich", "fate-4-hearts")
@pytest.mark.rule("friedrich", "R62")
def test_4_hearts_is_void_without_french_cards() -> None:
    s = turn_up("4", "hearts", pieces=FRENCH)
    chance(s, "draw 13H.1")
    assert hand(s, "Prussia") == ["13H.1"]


CUMBERLAND = {"Cumberland": "Bebra", "Soubise": "Northeim"}
WESTERN = {"Hanover": ["5S.1", "6S.1"], "France": ["7S.1", "8S.1"]}


@pytest.mark.rule("friedrich", "fate-4-diamonds")
def test_4_diamonds_bars_the_attack_of_cumberland_not_his_way() -> None:
    board: dict[str, Any] = {"turn": 7, "nation": "Hanover", "pieces": CUMBERLAND, "hands": WESTERN}
    s = ends_beside(position(effect="4 diamonds", **board), "Cumberland", "Göttingen")
    assert (where(s, "Cumberland"), asked(s)) == ("Göttingen", ["chance"])
    assert offered(ends_beside(position(**board), "Cumberland", "Göttingen"), "play") == ["5S.1", "6S.1"]


@pytest.mark.rule("friedrich", "fate-4-diamonds")
def test_4_diamonds_keeps_cumberland_from_ending_next_to_the_enemy_in_the_revised_edition() -> None:
    s = position(effect="4 diamonds", turn=7, nation="Hanover", pieces=CUMBERLAND, options=REVISED)
    assert not can_end(s, "Cumberland", "Göttingen")
    assert can_end(s, "Cumberland", "Eschwege")
    assert refused(do(s, "move Cumberland"), "go Göttingen").rule == "11"
    assert can_end(position(turn=7, nation="Hanover", pieces=CUMBERLAND), "Cumberland", "Göttingen")


@pytest.mark.rule("friedrich", "fate-4-diamonds")
def test_4_diamonds_keeps_a_revised_cumberland_from_stopping_next_to_the_enemy_on_his_way() -> None:
    s = position(
        effect="4 diamonds",
        turn=7,
        nation="Hanover",
        pieces={"Cumberland": "Eschwege", "Soubise": "Northeim"},
        options=REVISED,
    )
    assert not can_end(s, "Cumberland", "Göttingen")
    do(s, "move Cumberland", "go Münden")
    assert where(s, "Cumberland") == "Münden"


@pytest.mark.rule("friedrich", "fate-4-diamonds")
def test_4_diamonds_saves_trains_from_cumberland() -> None:
    pieces = {"Cumberland": "Bebra", "French train 1": "Kassel"}
    s = do(position(effect="4 diamonds", turn=7, nation="Hanover", pieces=pieces), "move Cumberland")
    assert refused(s, "go Kassel").rule == "11"
    plain = do(position(turn=7, nation="Hanover", pieces=pieces), "move Cumberland", "go Kassel")
    assert off(plain, "French train 1")


@pytest.mark.rule("friedrich", "fate-4-diamonds")
def test_4_diamonds_cancels_the_attack_of_cumberland_and_of_his_stack() -> None:
    for pieces in (
        {"Cumberland": "Göttingen", "Soubise": "Northeim"},
        {"Cumberland": "Göttingen", "Ferdinand": "Göttingen", "Soubise": "Northeim"},
    ):
        s = position(
            effect="4 diamonds",
            turn=7,
            nation="Hanover",
            phase="combat",
            pieces=pieces,
            hands=WESTERN,
        )
        assert asked(s) == ["chance"]
        plain = position(turn=7, nation="Hanover", phase="combat", pieces=pieces, hands=WESTERN)
        assert asked(plain) != ["chance"]


@pytest.mark.rule("friedrich", "fate-4-diamonds")
def test_4_diamonds_lets_cumberland_be_attacked_and_ferdinand_attack() -> None:
    pieces = {"Cumberland": "Göttingen", "Soubise": "Northeim"}
    s = position(effect="4 diamonds", turn=7, nation="France", phase="combat", pieces=pieces, hands=WESTERN)
    assert asked(s) == ["Pompadour"]
    assert offered(s, "play") == ["7S.1", "8S.1"]
    pieces = {"Ferdinand": "Göttingen", "Soubise": "Northeim"}
    s = position(effect="4 diamonds", turn=7, nation="Hanover", phase="combat", pieces=pieces, hands=WESTERN)
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["5S.1", "6S.1"]


# Card 5

SOUBISE = {"Soubise": "Bebra", "Cumberland": "Northeim"}


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_bars_the_attack_of_soubise_not_his_way() -> None:
    board: dict[str, Any] = {"turn": 7, "nation": "France", "pieces": SOUBISE, "hands": WESTERN, "drawn": ["5"]}
    s = ends_beside(position(effect="5 spades", **board), "Soubise", "Göttingen")
    assert where(s, "Soubise") == "Göttingen"
    assert offered(s, "fate"), "there is no combat, and the turn is over"
    assert offered(ends_beside(position(**board), "Soubise", "Göttingen"), "play") == ["7S.1", "8S.1"]


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_lets_soubise_join_a_general_next_to_the_enemy_who_then_does_not_attack_either() -> None:
    pieces = {"Richelieu": "Göttingen", **SOUBISE}
    s = position(effect="5 spades", turn=7, nation="France", pieces=pieces, hands=WESTERN, drawn=["5"])
    ends_beside(s, "Soubise", "Göttingen")
    assert offered(s, "fate")


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_keeps_soubise_from_ending_next_to_the_enemy_in_the_revised_edition() -> None:
    s = position(effect="5 spades", turn=7, nation="France", pieces=SOUBISE, options=REVISED)
    assert not can_end(s, "Soubise", "Göttingen")
    assert can_end(s, "Soubise", "Eschwege")
    assert refused(do(s, "move Soubise"), "go Göttingen").rule == "11"
    assert can_end(position(turn=7, nation="France", pieces=SOUBISE), "Soubise", "Göttingen")


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_holds_for_the_stack_of_soubise_but_not_for_those_who_leave_it() -> None:
    pieces = {"Richelieu": "Bebra", **SOUBISE}
    s = position(effect="5 spades", turn=7, nation="France", pieces=pieces, options=REVISED)
    do(s, "move Richelieu")
    assert "Göttingen" not in offered(s, "go")
    do(s, "leave Soubise")
    assert "Göttingen" in offered(s, "go")


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_does_not_let_a_revised_soubise_join_a_general_next_to_the_enemy() -> None:
    pieces = {"Richelieu": "Göttingen", **SOUBISE}
    s = position(effect="5 spades", turn=7, nation="France", pieces=pieces, options=REVISED)
    assert not can_end(s, "Soubise", "Göttingen")


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_saves_trains_from_soubise() -> None:
    pieces = {"Soubise": "Bebra", "Hanoverian train": "Kassel"}
    s = do(position(effect="5 spades", turn=7, nation="France", pieces=pieces), "move Soubise")
    assert refused(s, "go Kassel").rule == "11"
    plain = do(position(turn=7, nation="France", pieces=pieces), "move Soubise", "go Kassel")
    assert off(plain, "Hanoverian train")


@pytest.mark.rule("friedrich", "fate-5-spades")
@pytest.mark.rule("friedrich", "R59")
def test_5_spades_cancels_the_attack_of_a_soubise_who_already_stands_there() -> None:
    pieces = {"Soubise": "Göttingen", "Cumberland": "Northeim"}
    s = position(
        effect="5 spades",
        turn=7,
        nation="France",
        phase="combat",
        pieces=pieces,
        hands=WESTERN,
        drawn=["5"],
    )
    assert asked(s) == ["chance"]
    assert offered(s, "fate")
    plain = position(turn=7, nation="France", phase="combat", pieces=pieces, hands=WESTERN, drawn=["5"])
    assert asked(plain) == ["Pompadour"]


@pytest.mark.rule("friedrich", "fate-5-spades")
def test_5_spades_lets_soubise_be_attacked_and_chevert_attack() -> None:
    pieces = {"Soubise": "Göttingen", "Cumberland": "Northeim"}
    s = position(effect="5 spades", turn=7, nation="Hanover", phase="combat", pieces=pieces, hands=WESTERN)
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["5S.1", "6S.1"]
    pieces = {"Chevert": "Göttingen", "Cumberland": "Northeim"}
    s = position(effect="5 spades", turn=7, nation="France", phase="combat", pieces=pieces, hands=WESTERN)
    assert asked(s) == ["Pompadour"]
    assert offered(s, "play") == ["7S.1", "8S.1"]


@pytest.mark.rule("friedrich", "fate-5-clubs")
def test_5_clubs_has_no_effect() -> None:
    nothing_happens("5", "clubs")


SLOW_FROM_ISERLOHN = ["Gütersloh", "Hamm", "Lippstadt", "Meschede", "Olpe", "Siegen", "Soest", "Waldbröl"]


@pytest.mark.rule("friedrich", "fate-5-hearts")
def test_5_hearts_slows_richelieu_to_2_cities_or_3_on_main_roads() -> None:
    s = position(effect="5 hearts", turn=7, nation="France", pieces={"Richelieu": "Iserlohn"})
    do(s, "move Richelieu")
    assert offered(s, "go") == SLOW_FROM_ISERLOHN
    assert refused(s, "go Bielefeld").rule == "11"
    assert refused(s, "go Büren").rule == "11"


@pytest.mark.rule("friedrich", "fate-5-hearts")
def test_5_hearts_slows_the_stack_of_richelieu_but_not_those_who_leave_it() -> None:
    pieces = {"Richelieu": "Iserlohn", "Chevert": "Iserlohn"}
    s = position(effect="5 hearts", turn=7, nation="France", pieces=pieces)
    do(s, "move Richelieu")
    assert offered(s, "go") == SLOW_FROM_ISERLOHN
    do(s, "leave Richelieu")
    assert len(offered(s, "go")) == 15


@pytest.mark.rule("friedrich", "fate-5-diamonds")
def test_5_diamonds_keeps_a_stack_of_two_with_chevert_together() -> None:
    pieces = {"Richelieu": "Iserlohn", "Chevert": "Iserlohn"}
    s = position(effect="5 diamonds", turn=7, nation="France", pieces=pieces)
    assert not can_leave(s, "Richelieu", "Chevert")
    assert not can_leave(s, "Richelieu", "Richelieu")
    do(s, "move Richelieu")
    assert refused(s, "leave Chevert").rule == "11"
    do(s, "go Soest")
    assert where(s, "Richelieu") == where(s, "Chevert") == "Soest"


@pytest.mark.rule("friedrich", "fate-5-diamonds")
def test_5_diamonds_never_leaves_chevert_alone_in_a_stack_of_three() -> None:
    pieces = {"Richelieu": "Iserlohn", "Soubise": "Iserlohn", "Chevert": "Iserlohn"}
    s = position(effect="5 diamonds", turn=7, nation="France", pieces=pieces)
    assert not can_leave(s, "Richelieu", "Chevert")
    assert not can_leave(s, "Richelieu", "Richelieu", "Soubise")
    for stay in (["Richelieu"], ["Soubise"], ["Richelieu", "Chevert"], ["Soubise", "Chevert"]):
        assert can_leave(s, "Richelieu", *stay), stay


@pytest.mark.rule("friedrich", "fate-5-diamonds")
def test_5_diamonds_does_not_touch_stacks_without_chevert_or_other_turns() -> None:
    s = position(
        effect="5 diamonds",
        turn=7,
        nation="France",
        pieces={"Richelieu": "Iserlohn", "Soubise": "Iserlohn"},
    )
    assert can_leave(s, "Richelieu", "Soubise")
    s = position(turn=7, nation="France", pieces={"Richelieu": "Iserlohn", "Chevert": "Iserlohn"})
    assert can_leave(s, "Richelieu", "Chevert")


# Card 6


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_lets_austria_move_laudon_one_city() -> None:
    s = turn_up("6", pieces={"Laudon": "Olmütz"})
    assert asked(s) == ["Maria Theresa"]
    assert offered(s) == ["decline", "go Proßnitz", "go Schönberg (Moravia)", "go Sternberg"]
    do(s, "go Sternberg")
    assert where(s, "Laudon") == "Sternberg"
    assert asked(s) == ["chance"]
    assert offered(s, "draw")


@pytest.mark.rule("friedrich", "fate-6-spades")
@pytest.mark.rule("friedrich", "R63")
def test_6_spades_can_be_declined() -> None:
    s = do(turn_up("6", pieces={"Laudon": "Olmütz"}), "decline")
    assert where(s, "Laudon") == "Olmütz"
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-6-spades")
@pytest.mark.rule("friedrich", "R62")
def test_6_spades_is_void_when_laudon_is_off_the_map() -> None:
    s = turn_up("6", pieces={"Daun": "Brünn"})
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_is_void_when_laudon_has_nowhere_to_go() -> None:
    pieces = {"Laudon": "Brünn", "Austrian train 1": "Proßnitz", "Austrian train 2": "Trebitsch"}
    assert asked(turn_up("6", pieces=pieces)) == ["chance"]


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_takes_laudon_onto_a_train_but_not_into_other_pieces() -> None:
    pieces = {
        "Laudon": "Olmütz",
        "Prussian train 1": "Sternberg",
        "Friedrich": "Schönberg (Moravia)",
        "Austrian train 1": "Proßnitz",
    }
    s = turn_up("6", pieces=pieces)
    assert offered(s) == ["decline", "go Sternberg"]
    do(s, "go Sternberg")
    assert (where(s, "Laudon"), where(s, "Prussian train 1")) == ("Sternberg", "off")


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_lets_laudon_join_a_stack_unless_it_is_full() -> None:
    pieces = {"Laudon": "Olmütz", "Daun": "Proßnitz", "Browne": "Proßnitz"}
    s = do(turn_up("6", pieces=pieces, troops={"Laudon": 3, "Daun": 5}), "go Proßnitz")
    assert troops(s, "Daun") == troops(s, "Laudon") == 8
    s = turn_up("6", pieces={**pieces, "Karl": "Proßnitz"})
    assert "go Proßnitz" not in offered(s)


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_turns_a_laudon_who_joins_a_general_without_supply() -> None:
    pieces = {"Laudon": "Olmütz", "Lacy": "Proßnitz"}
    s = do(turn_up("6", pieces=pieces, down=["Lacy"]), "go Proßnitz")
    assert face_down(s, "Laudon")
    assert face_down(s, "Lacy")


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_lets_laudon_leave_a_stack_with_the_troops_austria_likes() -> None:
    pieces = {"Laudon": "Olmütz", "Karl": "Olmütz"}
    s = do(turn_up("6", pieces=pieces, troops={"Karl": 5}), "go Sternberg")
    assert asked(s) == ["Maria Theresa"]
    assert offered(s, "troops") == ["1", "2", "3", "4"]
    do(s, "troops 3")
    assert (troops(s, "Laudon"), troops(s, "Karl")) == (3, 2)
    assert (where(s, "Laudon"), where(s, "Karl")) == ("Sternberg", "Olmütz")


@pytest.mark.rule("friedrich", "fate-6-spades")
def test_6_spades_conquers_nothing() -> None:
    s = turn_up("6", pieces={"Laudon": "Neisse"})
    do(s, "go Grottkau")
    assert where(s, "Laudon") == "Grottkau"
    assert held(s, "Austria") == []


@pytest.mark.rule("friedrich", "fate-6-clubs")
def test_6_clubs_gives_daun_a_troop() -> None:
    s = turn_up("6", "clubs", pieces={"Daun": "Brünn", "Laudon": "Olmütz"}, troops={"Daun": 3})
    assert (troops(s, "Daun"), troops(s, "Laudon")) == (4, 1)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-6-clubs")
@pytest.mark.rule("friedrich", "R62")
def test_6_clubs_is_void_without_room_or_without_daun() -> None:
    full = turn_up("6", "clubs", pieces={"Daun": "Brünn"}, troops={"Daun": 8})
    assert troops(full, "Daun") == 8
    pieces = {"Daun": "Brünn", "Browne": "Melnik", "Karl": "Prag", "Laudon": "Olmütz"}
    ceiling = turn_up("6", "clubs", pieces=pieces, troops={"Daun": 6, "Browne": 8, "Karl": 8, "Laudon": 8})
    assert troops(ceiling, "Daun") == 6
    absent = turn_up("6", "clubs", pieces={"Laudon": "Olmütz"})
    assert off(absent, "Daun")
    assert troops(absent, "Laudon") == 1


@pytest.mark.rule("friedrich", "fate-6-hearts")
def test_6_hearts_has_no_effect() -> None:
    nothing_happens("6", "hearts")


ABROAD = {
    "Friedrich": "Oschatz",
    "Winterfeldt": "Oschatz",
    "Schwerin": "Olmütz",
    "Heinrich": "Berlin",
    "Keith": "Torgau",
    "Ferdinand": "Leipzig",
    "Seydlitz": "Bernburg",
}


@pytest.mark.rule("friedrich", "fate-6-diamonds")
def test_6_diamonds_lets_austria_turn_a_prussian_stack_in_saxony_or_austria() -> None:
    s = turn_up("6", "diamonds", pieces=ABROAD, down=["Keith"])
    assert asked(s) == ["Maria Theresa"]
    assert offered(s) == ["decline", "turn Friedrich", "turn Schwerin"]
    do(s, "turn Friedrich")
    assert face_down(s, "Friedrich")
    assert face_down(s, "Winterfeldt")
    assert not face_down(s, "Schwerin")
    assert not face_down(s, "Heinrich")
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-6-diamonds")
@pytest.mark.rule("friedrich", "R63")
def test_6_diamonds_can_be_declined() -> None:
    s = do(turn_up("6", "diamonds", pieces=ABROAD), "decline")
    assert not any(face_down(s, general) for general in ABROAD)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "fate-6-diamonds")
@pytest.mark.rule("friedrich", "R62")
def test_6_diamonds_is_void_when_no_prussian_is_there() -> None:
    s = turn_up("6", "diamonds", pieces={"Heinrich": "Berlin", "Ferdinand": "Leipzig", "Daun": "Brünn"})
    assert asked(s) == ["chance"]
