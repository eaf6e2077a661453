"""What is secret and what is public (R84 to R87)."""

from __future__ import annotations

import json
from typing import Any

import pytest

from grognard.core.chance import PUBLIC
from grognard.core.game import find
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.board.troops import book
from grognard.games.friedrich.facts import tables
from tests.games.friedrich.clock import turn_up
from tests.games.friedrich.vocabulary import asked, chance, do, offered, position

SEATS = ["Frederick", "Elisabeth", "Maria Theresa", "Pompadour"]
HANDS = {
    "Prussia": ["5S.1", "6S.1"],
    "Hanover": ["7S.1"],
    "Russia": ["5C.1", "6C.1"],
    "Sweden": ["7C.1"],
    "Austria": ["5H.1", "6H.1"],
    "Imperial Army": ["7H.1"],
    "France": ["5D.1", "RB.1"],
}
PLAYS = {
    "Frederick": ["Prussia", "Hanover"],
    "Elisabeth": ["Russia", "Sweden"],
    "Maria Theresa": ["Austria", "Imperial Army"],
    "Pompadour": ["France"],
}


def view(s: FriedrichState, seat: str) -> str:
    """All that this seat (or 'public') may know, as JSON text."""
    number = PUBLIC if seat == "public" else s.setup.seats.index(seat)
    return json.dumps(s.view(number), sort_keys=True)


def cards_seen(s: FriedrichState, seat: str) -> set[str]:
    text = view(s, seat)
    return {card for card in tables.CARD_NAMES if f'"{card}"' in text}


def same_for(one: FriedrichState, other: FriedrichState) -> set[str]:
    """The seats, and 'public', for which these two states look the same."""
    return {seat for seat in [*one.setup.seats, "public"] if view(one, seat) == view(other, seat)}


EVERYBODY = {*SEATS, "public"}


def others(*seats: str) -> set[str]:
    return EVERYBODY - set(seats)


# Hands


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R87")
def test_a_player_sees_the_cards_of_his_own_nations_and_no_others() -> None:
    s = position(hands=HANDS)
    for seat, nations in PLAYS.items():
        assert cards_seen(s, seat) == {card for nation in nations for card in HANDS[nation]}, seat
    assert cards_seen(s, "public") == set()


@pytest.mark.rule("friedrich", "R87")
@pytest.mark.rule("friedrich", "R69")
def test_with_three_players_elisabeth_sees_the_french_cards() -> None:
    s = position(scenario="three-players", hands=HANDS)
    assert cards_seen(s, "Elisabeth") == {*HANDS["Russia"], *HANDS["Sweden"], *HANDS["France"]}
    assert cards_seen(s, "Maria Theresa") == {*HANDS["Austria"], *HANDS["Imperial Army"]}


@pytest.mark.rule("friedrich", "R87")
@pytest.mark.rule("friedrich", "R67")
def test_the_imperial_secrets_go_to_the_new_player() -> None:
    pieces = {"Daun": "Brünn", "Hildburghausen": "Leipzig", "Friedrich": "Berlin"}
    s = turn_up(
        "India",
        drawn=["America"],
        pieces=pieces,
        hands={"Imperial Army": ["7H.1"], "Austria": ["5H.1"]},
    )
    assert cards_seen(s, "Pompadour") == {"7H.1"}
    assert "5H.1" in cards_seen(s, "Maria Theresa")
    board: dict[str, Any] = {"turn": 8, "nation": "Imperial Army", "phase": "draw", "pieces": pieces}
    board |= {"out": ["France"], "drawn": ["America", "India"], "imperial": "Pompadour"}
    one, other = chance(position(**board), "draw 5S.1"), chance(position(**board), "draw 9H.1")
    assert same_for(one, other) == others("Pompadour")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R85")
def test_a_drawn_card_is_seen_by_its_owner_only_but_the_number_of_cards_by_all() -> None:
    one = chance(position(phase="draw"), "draw 5S.1")
    other = chance(position(phase="draw"), "draw 9H.1")
    assert same_for(one, other) == others("Frederick")
    assert same_for(position(hands={"France": ["5D.1"]}), position(hands={"France": ["6D.1"]})) == others(
        "Pompadour",
    )
    one, other = position(hands={"France": ["5D.1"]}), position(hands={"France": ["5D.1", "6D.1"]})
    assert same_for(one, other) == set()


@pytest.mark.rule("friedrich", "R84")
def test_the_french_discard_is_known_to_france_only() -> None:
    cards = ["draw 2H.1", "draw 3H.1", "draw 4H.1", "draw 5H.1"]
    one = do(position(nation="France", phase="draw"), *cards, "discard 2H.1")
    other = do(position(nation="France", phase="draw"), *cards, "discard 4H.1")
    assert same_for(one, other) == others("Pompadour")
    for seat in others("Pompadour"):
        assert "2H.1" not in cards_seen(one, seat), seat
    assert "2H.1" in cards_seen(one, "Pompadour"), "France remembers what she has put away"


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R64")
def test_the_cards_of_a_nation_that_leaves_are_remembered_by_its_player_only() -> None:
    s = turn_up("Sweden", pieces={"Friedrich": "Berlin"}, hands={"Sweden": ["7C.1", "8C.1"]})
    assert {"7C.1", "8C.1"} <= cards_seen(s, "Elisabeth")
    for seat in others("Elisabeth"):
        assert not {"7C.1", "8C.1"} & cards_seen(s, seat), seat


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "scenario-1")
def test_the_prussian_discard_in_the_west_is_known_to_frederick_only() -> None:
    board: dict[str, Any] = {"scenario": "war-in-the-west", "phase": "draw", "pieces": {"Seydlitz": "Berlin"}}
    one = do(position(**board), "draw 2H.1", "draw 3H.1", "discard 2H.1")
    other = do(position(**board), "draw 2H.1", "draw 3H.1", "discard 3H.1")
    assert same_for(one, other) == {"Pompadour", "public"}


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R81")
def test_nobody_sees_the_virtual_draws() -> None:
    board: dict[str, Any] = {"scenario": "war-in-the-west", "nation": "France", "phase": "end", "pieces": {}}
    board["options"] = {"virtual_draws": "on"}
    one = do(position(**board), "draw 2H.1", "draw 3H.1", "draw 4H.1", "draw 5H.1", "draw 6H.1")
    other = do(position(**board), "draw 2S.1", "draw 3S.1", "draw 4S.1", "draw 5S.1", "draw RA.1")
    assert same_for(one, other) == {"Frederick", "Pompadour", "public"}


# Troops


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R87")
@pytest.mark.parametrize(
    ("pieces", "seat"),
    [
        ({"Friedrich": "Oschatz", "Heinrich": "Berlin"}, "Frederick"),
        ({"Ferdinand": "Stade", "Cumberland": "Alfeld"}, "Frederick"),
        ({"Saltikov": "Bydgoszcz", "Apraxin": "Łomża"}, "Elisabeth"),
        ({"Daun": "Brünn", "Laudon": "Olmütz"}, "Maria Theresa"),
        ({"Richelieu": "Iserlohn", "Soubise": "Fulda"}, "Pompadour"),
    ],
)
def test_how_troops_are_spread_is_known_to_the_owner_only(pieces: dict[str, str], seat: str) -> None:
    first, second = pieces
    one = position(pieces=pieces, troops={first: 3, second: 5})
    other = position(pieces=pieces, troops={first: 5, second: 3})
    assert same_for(one, other) == others(seat)


@pytest.mark.rule("friedrich", "R84")
def test_how_troops_are_allotted_at_the_start_is_known_to_the_owner_only() -> None:
    one: Any = find("friedrich").start("four-players")
    other: Any = one.copy()
    asks = one.asks()
    assert asked(one) == SEATS
    for ask in asks:
        one.apply(ask.seat, ask.acts[0])
        other.apply(ask.seat, ask.acts[-1] if ask.seat == 0 else ask.acts[0])
    assert same_for(one, other) == others("Frederick")


@pytest.mark.rule("friedrich", "R85")
def test_the_troop_total_of_a_nation_is_public() -> None:
    pieces = {"Richelieu": "Iserlohn", "Soubise": "Fulda"}
    one = position(pieces=pieces, troops={"Richelieu": 3, "Soubise": 5})
    other = position(pieces=pieces, troops={"Richelieu": 3, "Soubise": 6})
    assert same_for(one, other) == set()


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R85")
def test_who_gets_new_troops_is_secret_and_how_many_is_public() -> None:
    board: dict[str, Any] = {
        "nation": "France",
        "phase": "recruit",
        "pieces": {"Richelieu": "Iserlohn", "Soubise": "Fulda"},
        "hands": {"France": ["12D.1", "6D.1"]},
        "turn": 2,
    }
    one = do(position(**board), "recruit Richelieu", "done", "pay 6D.1")
    other = do(position(**board), "recruit Soubise", "done", "pay 6D.1")
    assert asked(one) == asked(other) == ["chance"]
    assert same_for(one, other) == others("Pompadour")
    two = do(position(**board), "recruit Soubise", "recruit Soubise", "done", "pay 12D.1")
    one = do(position(**board), "recruit Soubise", "done", "pay 12D.1")
    assert same_for(one, two) == set()


@pytest.mark.rule("friedrich", "R84")
def test_who_is_to_get_new_troops_is_secret_while_france_is_still_buying() -> None:
    board: dict[str, Any] = {
        "nation": "France",
        "phase": "recruit",
        "pieces": {"Richelieu": "Iserlohn", "Soubise": "Fulda"},
        "hands": {"France": ["12D.1", "6D.1"]},
    }
    one, other = do(position(**board), "recruit Richelieu"), do(position(**board), "recruit Soubise")
    assert same_for(one, other) == others("Pompadour")


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "fate-1-clubs")
def test_who_gets_a_troop_from_fate_is_secret() -> None:
    board: dict[str, Any] = {"pieces": {"Saltikov": "Bydgoszcz", "Apraxin": "Łomża"}}
    one = do(turn_up("1", "clubs", **board), "gain Saltikov")
    other = do(turn_up("1", "clubs", **board), "gain Apraxin")
    assert same_for(one, other) == others("Elisabeth")


@pytest.mark.rule("friedrich", "R84")
def test_how_a_stack_is_split_is_secret() -> None:
    board: dict[str, Any] = {
        "nation": "France",
        "pieces": {"Richelieu": "Iserlohn", "Chevert": "Iserlohn"},
        "troops": {"Richelieu": 6},
    }
    walk = ["move Richelieu", "leave Chevert", "go Soest"]
    one, other = do(position(**board), *walk, "troops 2"), do(position(**board), *walk, "troops 4")
    assert same_for(one, other) == others("Pompadour")


def announce(s: FriedrichState, *generals: str) -> FriedrichState:
    """The stacks of these generals have told their troops in combat."""
    for general in generals:
        city = s.where[tables.PIECES.index(general)]
        book(s, city, s.strength(city), s.strength(city))
    return s


def seen(s: FriedrichState, general: str) -> int | None:
    """The troops of a stack, as everybody sees them."""
    (found,) = [stack["troops"] for stack in s.view(PUBLIC)["stacks"] if general in stack["generals"]]
    assert isinstance(found, int | None)
    return found


WALK = ["move Richelieu", "leave Chevert", "go Soest"]


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R4")
def test_how_a_stack_of_known_total_is_split_is_secret() -> None:
    board: dict[str, Any] = {
        "nation": "France",
        "pieces": {"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda"},
        "troops": {"Richelieu": 6, "Soubise": 3},
    }
    one, other = (do(announce(position(**board), "Richelieu", "Soubise"), *WALK, f"troops {share}") for share in (2, 4))
    assert same_for(one, other) == others("Pompadour")
    assert (seen(one, "Richelieu"), seen(one, "Chevert"), seen(one, "Soubise")) == (None, None, 3)


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.rule("friedrich", "R4")
@pytest.mark.parametrize("total", [2, 16])
def test_a_known_total_that_can_be_split_in_one_way_only_stays_known(total: int) -> None:
    board: dict[str, Any] = {
        "nation": "France",
        "pieces": {"Richelieu": "Iserlohn", "Chevert": "Iserlohn", "Soubise": "Fulda"},
        "troops": {"Richelieu": total, "Soubise": 3},
    }
    s = do(announce(position(**board), "Richelieu"), *WALK)
    assert offered(s, "troops") == []
    assert (seen(s, "Richelieu"), seen(s, "Chevert"), seen(s, "Soubise")) == (total // 2, total // 2, None)


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R20")
@pytest.mark.parametrize(
    ("known", "total"), [(["Chevert"], None), (["Richelieu"], None), ([], None), (["Richelieu", "Chevert"], 7)]
)
def test_the_total_of_stacks_that_join_is_known_only_if_both_were(known: list[str], total: int | None) -> None:
    s = position(
        nation="France",
        pieces={"Richelieu": "Soest", "Chevert": "Iserlohn", "Soubise": "Fulda"},
        troops={"Richelieu": 2, "Chevert": 5, "Soubise": 3},
    )
    do(announce(s, *known), "move Chevert", "go Soest")
    assert seen(s, "Richelieu") == total
    assert s.flaws() == []


@pytest.mark.rule("friedrich", "R84")
@pytest.mark.rule("friedrich", "R48")
@pytest.mark.parametrize("general", ["Richelieu", "Soubise", "Chevert"])
def test_after_recruiting_nobody_else_is_sure_of_any_stack_of_the_nation(general: str) -> None:
    s = position(
        nation="France",
        phase="recruit",
        pieces={"Richelieu": "Iserlohn", "Soubise": "Fulda", "Chevert": "Soest", "Daun": "Brünn"},
        troops={"Richelieu": 2, "Soubise": 4, "Chevert": 3, "Daun": 5},
        hands={"France": ["12D.1", "6D.1"]},
    )
    announce(s, "Richelieu", "Soubise", "Chevert", "Daun")
    do(s, f"recruit {general}")
    assert [seen(s, name) for name in ("Richelieu", "Soubise", "Chevert", "Daun")] == [None, None, None, 5]
    assert s.flaws() == []


FRENCH_ARMY = {"Richelieu": "Achim", "Soubise": "Fulda", "Chevert": "Iserlohn", "Cumberland": "Rotenburg"}
FIGHT: dict[str, Any] = {
    "nation": "France",
    "phase": "combat",
    "pieces": FRENCH_ARMY,
    "hands": {"France": ["5C.1", "6C.1"], "Hanover": ["5D.1", "6D.1"]},
}


@pytest.mark.rule("friedrich", "R85")
def test_the_troops_of_both_sides_are_told_in_combat() -> None:
    one = position(troops={"Richelieu": 2, "Soubise": 4, "Cumberland": 3}, **FIGHT)
    other = position(troops={"Richelieu": 1, "Soubise": 5, "Cumberland": 3}, **FIGHT)
    assert asked(one) == asked(other) == ["Pompadour"]
    assert same_for(one, other) == set()


@pytest.mark.rule("friedrich", "R84")
def test_the_troops_of_those_who_do_not_fight_stay_secret() -> None:
    one = position(troops={"Richelieu": 2, "Soubise": 4, "Chevert": 2, "Cumberland": 3}, **FIGHT)
    other = position(troops={"Richelieu": 2, "Soubise": 2, "Chevert": 4, "Cumberland": 3}, **FIGHT)
    assert same_for(one, other) == others("Pompadour")


@pytest.mark.rule("friedrich", "R85")
def test_a_played_card_is_seen_by_all() -> None:
    s = do(position(troops={"Richelieu": 2, "Cumberland": 3}, **FIGHT), "play 5C.1")
    for seat in EVERYBODY:
        assert "5C.1" in cards_seen(s, seat), seat
        assert ("6C.1" in cards_seen(s, seat)) == (seat == "Pompadour")


@pytest.mark.rule("friedrich", "R85")
def test_a_paid_card_is_seen_by_all() -> None:
    s = position(
        nation="France",
        phase="recruit",
        turn=2,
        pieces={"Soubise": "Fulda"},
        hands={"France": ["12D.1", "6D.1"]},
    )
    do(s, "recruit Soubise", "done", "pay 6D.1")
    for seat in EVERYBODY:
        assert "6D.1" in cards_seen(s, seat), seat
        assert ("12D.1" in cards_seen(s, seat)) == (seat == "Pompadour")


# What everybody sees


@pytest.mark.rule("friedrich", "R85")
@pytest.mark.parametrize(
    "change",
    [
        {"pieces": {"Soubise": "Koblenz", "Daun": "Brünn"}},
        {"pieces": {"Soubise": "Fulda"}},
        {"down": ["Soubise"]},
        {"gone": ["Lehwaldt"]},
        {"held": {"France": ["Kassel"]}},
        {"marks": ["Kassel"]},
        {"drawn": ["3"], "turn": 7},
        {"effect": "5 spades"},
        {"turn": 3},
        {"nation": "Austria"},
        {"discards": ["5S.1"]},
    ],
    ids=[
        "position",
        "off the map",
        "face down",
        "gone",
        "conquest",
        "mark",
        "fate",
        "line",
        "turn",
        "nation",
        "discard",
    ],
)
def test_what_lies_on_the_table_is_public(change: dict[str, Any]) -> None:
    board: dict[str, Any] = {"nation": "France", "turn": 7, "pieces": {"Soubise": "Fulda", "Daun": "Brünn"}}
    assert same_for(position(**board), position(**{**board, **change})) == set()


@pytest.mark.rule("friedrich", "R86")
@pytest.mark.rule("friedrich", "R85")
def test_which_cards_of_fate_were_drawn_is_public() -> None:
    board: dict[str, Any] = {"turn": 8, "pieces": {"Soubise": "Fulda"}}
    assert same_for(position(drawn=["1", "2"], **board), position(drawn=["1", "3"], **board)) == set()
    text = view(position(drawn=["1", "Poems"], **board), "public")
    assert "Poems" in text


@pytest.mark.rule("friedrich", "R86")
def test_the_order_of_the_cards_of_fate_is_decided_by_chance_only() -> None:
    s = position(turn=6, nation="France", phase="end", pieces={})
    assert asked(s) == ["chance"]
    assert len(offered(s, "fate")) == 18
    seen = {seat: view(s, seat) for seat in EVERYBODY}
    other = position(turn=6, nation="France", phase="end", pieces={})
    assert seen == {seat: view(other, seat) for seat in EVERYBODY}


@pytest.mark.rule("friedrich", "R74")
@pytest.mark.rule("friedrich", "R85")
def test_the_card_set_aside_for_the_offensive_is_public() -> None:
    board: dict[str, Any] = {"options": {"offensive_option": "on"}, "turn": 3, "phase": "option"}
    s = position(pieces={"Friedrich": "Berlin"}, hands={"Prussia": ["10S.1", "11H.1", "2C.1"]}, **board)
    assert cards_seen(s, "Maria Theresa") == set()
    do(s, "aside 10S.1")
    for seat in others("Frederick"):
        assert cards_seen(s, seat) == {"10S.1"}, seat


@pytest.mark.rule("friedrich", "R76")
def test_all_know_that_austria_has_the_card_that_was_set_aside() -> None:
    board: dict[str, Any] = {"options": {"offensive_option": "on"}, "offensive": "declared", "aside": "10S.1"}
    s = position(
        turn=5, phase="supply", pieces={"Keith": "Olmütz", "Friedrich": "Berlin"}, down=["Keith"],
        hands={"Austria": ["2C.1"]}, **board,
    )  # fmt: skip
    for seat in others("Maria Theresa", "public"):
        assert cards_seen(s, seat) == {"10S.1"}, seat


# Cards that change hands


@pytest.mark.rule("friedrich", "fate-1-hearts")
@pytest.mark.rule("friedrich", "R87")
def test_russia_does_not_see_what_austria_offers_before_she_offers_herself() -> None:
    board: dict[str, Any] = {
        "hands": {"Austria": ["5D.1", "6D.1"], "Russia": ["7H.1", "8H.1"]},
        "pieces": {"Daun": "Brünn"},
    }
    one = do(turn_up("1", "hearts", **board), "offer 5D.1")
    other = do(turn_up("1", "hearts", **board), "offer 6D.1")
    assert asked(one) == ["Elisabeth"]
    assert one.dump() != other.dump()
    assert others("Maria Theresa") <= same_for(one, other)


@pytest.mark.rule("friedrich", "fate-1-hearts")
@pytest.mark.rule("friedrich", "R84")
def test_a_swap_is_not_seen_by_third_parties() -> None:
    board: dict[str, Any] = {
        "hands": {"Austria": ["5D.1", "6D.1"], "Russia": ["7H.1", "8H.1"]},
        "pieces": {"Daun": "Brünn"},
    }
    one = do(turn_up("1", "hearts", **board), "offer 5D.1", "offer 7H.1")
    other = do(turn_up("1", "hearts", **board), "offer 6D.1", "offer 8H.1")
    assert {"Frederick", "Pompadour", "public"} <= same_for(one, other)
    assert not {"Elisabeth", "Maria Theresa"} & same_for(one, other)


@pytest.mark.rule("friedrich", "fate-9-diamonds")
@pytest.mark.rule("friedrich", "R84")
def test_the_cards_given_and_taken_by_prussia_are_not_seen_by_third_parties() -> None:
    board: dict[str, Any] = {
        "hands": {"Prussia": ["5S.1", "6S.1"], "Austria": ["7H.1", "8H.1"]},
        "pieces": {"Daun": "Brünn", "Friedrich": "Berlin"},
    }
    one = do(turn_up("9", "diamonds", **board), "give 5S.1", "take 7H.1")
    other = do(turn_up("9", "diamonds", **board), "give 6S.1", "take 8H.1")
    assert {"Elisabeth", "Pompadour", "public"} <= same_for(one, other)
    assert {"5S.1", "8H.1"} <= cards_seen(one, "Maria Theresa")
    assert {"6S.1", "7H.1"} <= cards_seen(one, "Frederick")


@pytest.mark.rule("friedrich", "fate-4-hearts")
@pytest.mark.rule("friedrich", "R84")
def test_the_new_french_card_is_secret() -> None:
    board: dict[str, Any] = {"hands": {"France": ["2C.1", "4C.1"]}, "pieces": {"Soubise": "Fulda"}}
    one = do(turn_up("4", "hearts", **board), "discard 2C.1", "draw 9H.1")
    other = do(turn_up("4", "hearts", **board), "discard 2C.1", "draw 9D.1")
    assert same_for(one, other) == others("Pompadour")
