"""7: combat."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.games.friedrich.board.state import FriedrichState
from tests.games.friedrich.vocabulary import asked, deal_on, do, hand, off, offered, position, refused, troops, where

FOUR_SUITS = {"four_suits": "on"}
PRUSSIAN_HAND = ["10D.1", "9D.1", "7D.1", "RA.1"]
FRENCH_HAND = ["5C.1", "4C.1", "3C.1", "4H.1"]
RESERVE_VALUES = [str(value) for value in (1, 10, 2, 3, 4, 5, 6, 7, 8, 9)]


def heinrich(prussia: list[str], france: list[str], **more: Any) -> FriedrichState:
    """Heinrich in Rotenburg (diamonds) attacks Richelieu and Soubise in Achim (clubs)."""
    strengths = {"Heinrich": 2, "Richelieu": 4} | more.pop("troops", {})
    return position(
        phase="combat",
        pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim", "Soubise": "Achim"} | more.pop("pieces", {}),
        troops=strengths,
        hands={"Prussia": prussia, "France": france},
        **more,
    )


def attack(s: FriedrichState, enemy: str, own: str = "") -> FriedrichState:
    """Choose the next pair, as far as there is a choice."""
    if f"attack {enemy}" in offered(s):
        do(s, f"attack {enemy}")
    if own and f"with {own}" in offered(s):
        do(s, f"with {own}")
    return s


# X1


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R26")
@pytest.mark.rule("friedrich", "R33")
@pytest.mark.rule("friedrich", "X1")
def test_heinrich_against_richelieu_and_soubise() -> None:
    s = heinrich(PRUSSIAN_HAND, FRENCH_HAND)
    assert asked(s) == ["Frederick"]
    assert offered(s, "play") == ["10D.1", "7D.1", "9D.1"]
    assert offered(s, "reserve") == RESERVE_VALUES
    assert "break-off" in offered(s)
    do(s, "play 10D.1")
    assert asked(s) == ["Pompadour"]
    assert offered(s, "play") == ["3C.1", "4C.1", "5C.1"]
    assert "break-off" in offered(s)
    do(s, "play 5C.1")
    assert asked(s) == ["Pompadour"]
    do(s, "play 3C.1")
    assert asked(s) == ["Frederick"]
    assert "break-off" not in offered(s)
    do(s, "play 7D.1")
    assert asked(s) == ["Pompadour"]
    do(s, "play 4C.1")
    assert asked(s) == ["Pompadour"]
    assert offered(s) == ["break-off"]
    do(s, "break-off")
    assert asked(s) == ["Frederick"]
    assert offered(s, "retreat") == ["Minden", "Oldenburg (Hunte)", "Sulingen", "Wildeshausen"]
    do(s, "retreat Sulingen")
    assert (where(s, "Richelieu"), troops(s, "Richelieu")) == ("Sulingen", 1)
    assert off(s, "Soubise")
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Rotenburg", 2)
    assert hand(s, "Prussia") == ["9D.1", "RA.1"]
    assert hand(s, "France") == ["4H.1"]


def to_step_four(prussia: list[str]) -> FriedrichState:
    return do(heinrich(prussia, FRENCH_HAND), "play 10D.1", "play 5C.1", "play 3C.1")


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R27")
@pytest.mark.rule("friedrich", "X1a")
def test_zero_without_a_card_of_the_suit_is_a_tie() -> None:
    s = to_step_four(["10D.1", "9H.1"])
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["break-off"]
    do(s, "break-off")
    assert asked(s) == ["chance"]
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Rotenburg", 2)
    assert (where(s, "Richelieu"), troops(s, "Richelieu")) == ("Achim", 4)
    assert hand(s, "Prussia") == ["9H.1"]


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R27")
@pytest.mark.rule("friedrich", "X1b")
def test_zero_with_only_a_reserve_leaves_the_choice() -> None:
    s = to_step_four(["10D.1", "RA.1"])
    assert offered(s, "reserve") == RESERVE_VALUES
    assert offered(s, "play") == []
    do(s, "break-off")
    assert asked(s) == ["chance"]
    assert (troops(s, "Heinrich"), troops(s, "Richelieu")) == (2, 4)
    assert where(s, "Richelieu") == "Achim"
    assert hand(s, "Prussia") == ["RA.1"]


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R27")
@pytest.mark.rule("friedrich", "X1c")
def test_zero_with_a_card_of_the_suit_forbids_breaking_off() -> None:
    s = to_step_four(["10D.1", "7D.1", "RA.1"])
    assert offered(s, "play") == ["7D.1"]
    assert offered(s, "reserve") == RESERVE_VALUES
    assert refused(s, "break-off").rule == "7"


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R27")
@pytest.mark.rule("friedrich", "R28")
def test_the_duty_at_zero_may_be_met_with_a_reserve() -> None:
    s = do(to_step_four(["10D.1", "7D.1", "RA.1"]), "reserve 4")
    assert asked(s) == ["Pompadour"]
    assert hand(s, "Prussia") == ["7D.1"]
    do(s, "play 4C.1")
    assert asked(s) == ["Frederick"]
    assert "break-off" not in offered(s)


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R30")
@pytest.mark.rule("friedrich", "X1d")
def test_breaking_off_at_once_costs_the_opening_score() -> None:
    s = do(heinrich(PRUSSIAN_HAND, FRENCH_HAND), "break-off")
    assert off(s, "Heinrich")
    assert (where(s, "Richelieu"), troops(s, "Richelieu")) == ("Achim", 4)
    assert hand(s, "Prussia") == ["7D.1", "9D.1", "10D.1", "RA.1"]
    assert asked(s) == ["chance"]


# Scores and cards


@pytest.mark.rule("friedrich", "7")
def test_the_loser_pays_the_final_score_and_the_winner_nothing() -> None:
    s = heinrich(["2D.1"], [], troops={"Heinrich": 5, "Richelieu": 9})
    assert asked(s) == ["Frederick"]
    do(s, "play 2D.1")
    assert asked(s) == ["Pompadour"]
    assert offered(s, "retreat")
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert troops(s, "Heinrich") == 3
    assert troops(s, "Richelieu") == 9


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R30")
def test_a_loss_is_capped_by_the_army() -> None:
    s = heinrich(["10D.1"], [], troops={"Heinrich": 4, "Richelieu": 5})
    do(s, "play 10D.1")
    assert offered(s, "retreat") == []
    assert off(s, "Richelieu")
    assert off(s, "Soubise")
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Rotenburg", 4)


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R26")
def test_a_card_of_another_suit_is_refused() -> None:
    s = heinrich(["10D.1", "13C.1"], ["5C.1", "5D.1"])
    assert refused(s, "play 13C.1").rule == "7"
    do(s, "play 10D.1")
    assert offered(s, "play") == ["5C.1"]
    assert refused(s, "play 5D.1").rule == "7"


@pytest.mark.rule("friedrich", "7")
def test_a_card_of_another_hand_is_refused() -> None:
    s = heinrich(["10D.1"], ["5C.1"])
    assert refused(s, "play 9D.1").rule in {"3", "7"}
    assert refused(s, "play 5C.1").rule in {"3", "7"}


@pytest.mark.rule("friedrich", "7")
def test_the_right_stays_below_zero_and_passes_at_zero() -> None:
    s = heinrich(["3D.1", "4D.1", "5D.1"], ["13C.1", "12C.1"], troops={"Heinrich": 1, "Richelieu": 8})
    do(s, "play 3D.1")
    assert asked(s) == ["Frederick"]
    assert "break-off" in offered(s)
    do(s, "play 4D.1")
    assert asked(s) == ["Pompadour"]
    assert "break-off" not in offered(s)


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R28")
def test_a_reserve_counts_one_to_ten() -> None:
    s = heinrich(["RA.1"], ["5C.1"], troops={"Heinrich": 2, "Richelieu": 4})
    assert offered(s, "reserve") == RESERVE_VALUES
    assert refused(s, "reserve 0").rule in {"3", "7"}
    assert refused(s, "reserve 11").rule in {"3", "7"}
    do(s, "reserve 7")
    assert hand(s, "Prussia") == []
    assert asked(s) == ["Pompadour"]


@pytest.mark.rule("friedrich", "R28")
def test_a_reserve_for_one_changes_the_score_by_one() -> None:
    s = heinrich(["RA.1"], ["5C.1"], troops={"Heinrich": 4, "Richelieu": 6})
    do(s, "reserve 1")
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert troops(s, "Heinrich") == 3
    assert troops(s, "Richelieu") == 6


@pytest.mark.rule("friedrich", "R29")
def test_only_the_side_with_the_right_breaks_off() -> None:
    s = heinrich(PRUSSIAN_HAND, FRENCH_HAND)
    assert refused(s, "break-off", "Pompadour")
    assert refused(s, "play 5C.1", "Pompadour")
    do(s, "play 10D.1")
    assert refused(s, "break-off", "Frederick")
    assert refused(s, "play 9D.1", "Frederick")
    assert "10D.1" not in hand(s, "Prussia")


# Zero at the start


@pytest.mark.rule("friedrich", "7")
def test_at_an_opening_score_of_zero_the_attacker_begins() -> None:
    s = heinrich(["5D.1", "6D.1"], ["5C.1", "6C.1"], troops={"Heinrich": 4})
    assert asked(s) == ["Frederick"]
    assert refused(s, "break-off").rule == "7"


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R27")
def test_an_attacker_at_zero_with_only_a_reserve_may_stop() -> None:
    s = heinrich(["RA.1", "5H.1"], ["5C.1", "6C.1"], troops={"Heinrich": 4})
    assert offered(s, "reserve") == RESERVE_VALUES
    do(s, "break-off")
    assert (troops(s, "Heinrich"), troops(s, "Richelieu")) == (4, 4)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "R27")
def test_an_attacker_at_zero_without_cards_ties_though_the_defender_has_some() -> None:
    s = heinrich([], ["5C.1", "6C.1"], troops={"Heinrich": 4})
    assert asked(s) == ["chance"]
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Rotenburg", 4)
    assert (where(s, "Richelieu"), troops(s, "Richelieu")) == ("Achim", 4)
    assert hand(s, "France") == ["5C.1", "6C.1"]


# Which pairs fight

AT_KASSEL = {"Cumberland": "Kassel", "Chevert": "Fritzlar", "Soubise": "Bebra"}


@pytest.mark.rule("friedrich", "7")
def test_neighbours_must_fight() -> None:
    s = position(
        nation="France", pieces={"Soubise": "Göttingen", "Cumberland": "Northeim", "French train 1": "Fulda"},
        troops={"Soubise": 1, "Cumberland": 5},
    )  # fmt: skip
    do(s, "done")
    assert off(s, "Soubise")


@pytest.mark.rule("friedrich", "7")
def test_generals_two_cities_apart_do_not_fight() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Münden", "Cumberland": "Northeim"},
        troops={"Soubise": 1, "Cumberland": 5},
    )  # fmt: skip
    assert asked(s) == ["chance"]
    assert troops(s, "Soubise") == 1


@pytest.mark.rule("friedrich", "7")
def test_allies_do_not_fight() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Göttingen", "Hildburghausen": "Northeim"},
        troops={"Soubise": 5, "Hildburghausen": 1},
    )  # fmt: skip
    assert asked(s) == ["chance"]
    assert troops(s, "Hildburghausen") == 1


@pytest.mark.rule("friedrich", "7")
def test_a_train_does_not_fight() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Soubise": "Göttingen", "Hanoverian train": "Northeim"},
    )  # fmt: skip
    assert asked(s) == ["chance"]
    assert where(s, "Hanoverian train") == "Northeim"


@pytest.mark.rule("friedrich", "7")
def test_only_the_active_nation_attacks() -> None:
    s = position(
        nation="Hanover", phase="combat",
        pieces={"Heinrich": "Leipzig", "Soubise": "Halle", "Ferdinand": "Stade"}, troops={"Heinrich": 5},
    )  # fmt: skip
    assert troops(s, "Soubise") == 1
    assert where(s, "Soubise") == "Halle"


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R24")
def test_several_attackers_fight_one_after_the_other() -> None:
    s = position(
        nation="France", phase="combat", pieces=AT_KASSEL, troops={"Cumberland": 4, "Chevert": 2, "Soubise": 5}
    )
    attack(s, "Cumberland", "Chevert")
    assert off(s, "Chevert")
    assert offered(s, "retreat") == ["Fritzlar", "Hofgeismar", "Münden"]
    do(s, "retreat Münden")
    assert troops(s, "Cumberland") == 3
    assert troops(s, "Soubise") == 5


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R24")
@pytest.mark.rule("friedrich", "R25")
def test_the_active_player_picks_the_order() -> None:
    pieces = {"Chevert": "Kassel", "Cumberland": "Münden", "Ferdinand": "Fritzlar"}
    strengths = {"Chevert": 4, "Cumberland": 2, "Ferdinand": 5}
    s = position(nation="France", phase="combat", pieces=pieces, troops=strengths)
    assert asked(s) == ["Pompadour"]
    assert offered(s, "attack") == ["Cumberland", "Ferdinand"]
    do(s, "attack Cumberland")
    assert off(s, "Cumberland")
    assert asked(s) == ["Frederick"]
    assert offered(s, "retreat")


@pytest.mark.rule("friedrich", "7")
def test_a_beaten_attacker_attacks_nobody_else() -> None:
    pieces = {"Chevert": "Kassel", "Cumberland": "Münden", "Ferdinand": "Fritzlar"}
    strengths = {"Chevert": 4, "Cumberland": 2, "Ferdinand": 5}
    s = position(nation="France", phase="combat", pieces=pieces, troops=strengths)
    do(s, "attack Ferdinand")
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert (troops(s, "Chevert"), troops(s, "Cumberland"), troops(s, "Ferdinand")) == (3, 2, 5)
    assert where(s, "Cumberland") == "Münden"
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R25")
def test_the_next_pair_is_picked_after_each_result() -> None:
    pieces = {"Chevert": "Kassel", "Cumberland": "Münden", "Ferdinand": "Fritzlar", "Heinrich": "Bebra"}
    s = position(nation="France", phase="combat", pieces=pieces, troops={"Chevert": 6})
    assert offered(s, "attack") == ["Cumberland", "Ferdinand", "Heinrich"]
    do(s, "attack Ferdinand")
    assert offered(s, "attack") == ["Cumberland", "Heinrich"]
    assert refused(s, "attack Ferdinand").rule == "7"


@pytest.mark.rule("friedrich", "7")
def test_a_beaten_defender_is_not_attacked_again() -> None:
    s = position(
        nation="Russia", phase="combat", pieces={"Heinrich": "Berlin", "Saltikov": "Bernau", "Fermor": "Potsdam"},
        troops={"Heinrich": 5, "Saltikov": 6, "Fermor": 8},
    )  # fmt: skip
    attack(s, "Heinrich", "Saltikov")
    do(s, "retreat Spandau")
    assert (where(s, "Heinrich"), troops(s, "Heinrich")) == ("Spandau", 4)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "7")
@pytest.mark.rule("friedrich", "R23")
def test_generals_who_become_neighbours_by_a_retreat_do_not_fight() -> None:
    s = position(
        nation="France", phase="combat",
        pieces={"Soubise": "Frankenberg", "Chevert": "Kassel", "Cumberland": "Wildungen"},
        troops={"Soubise": 5, "Chevert": 8, "Cumberland": 4},
    )  # fmt: skip
    assert (where(s, "Cumberland"), troops(s, "Cumberland")) == ("Fritzlar", 3)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "R23")
def test_a_tie_settles_the_pair() -> None:
    s = position(
        nation="France", phase="combat", pieces=AT_KASSEL, troops={"Cumberland": 4, "Chevert": 4, "Soubise": 2}
    )
    attack(s, "Cumberland", "Chevert")
    assert off(s, "Soubise")
    assert (troops(s, "Cumberland"), troops(s, "Chevert")) == (4, 4)
    assert asked(s) == ["chance"]


@pytest.mark.rule("friedrich", "7")
def test_a_stack_fights_as_one_general() -> None:
    s = position(
        nation="France", phase="combat",
        pieces={"Richelieu": "Göttingen", "Soubise": "Göttingen", "Cumberland": "Northeim"},
        troops={"Richelieu": 6, "Cumberland": 4},
    )  # fmt: skip
    assert offered(s, "retreat")
    do(s, f"retreat {offered(s, 'retreat')[0]}")
    assert troops(s, "Cumberland") == 2


# What is announced


@pytest.mark.rule("friedrich", "R31")
def test_troop_totals_are_secret_until_the_combat_and_announced_in_it() -> None:
    views: dict[str, list[Any]] = {"movement": [], "combat": []}
    for phase, seen in views.items():
        for richelieu, chevert in ((4, 3), (3, 4)):
            s = position(
                phase=phase,
                pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim", "Soubise": "Achim", "Chevert": "Fulda"},
                troops={"Heinrich": 2, "Richelieu": richelieu, "Chevert": chevert},
                hands={"Prussia": ["10D.1", "5D.1"]},
            )
            seen.append([s.view(s.setup.seats.index(seat)) for seat in ("Frederick", "Maria Theresa")])
    assert views["movement"][0] == views["movement"][1]
    assert views["combat"][0][0] != views["combat"][1][0]
    assert views["combat"][0][1] != views["combat"][1][1]


# Attacks forbidden by fate


@pytest.mark.rule("friedrich", "R32")
@pytest.mark.parametrize(
    ("nation", "effect", "pieces", "victim"),
    [
        ("France", "5 spades", {"Soubise": "Göttingen", "Cumberland": "Northeim"}, "Cumberland"),
        ("Prussia", "7 spades", {"Friedrich": "Leipzig", "Soubise": "Halle"}, "Soubise"),
        ("Hanover", "4 diamonds", {"Cumberland": "Göttingen", "Soubise": "Northeim"}, "Soubise"),
        ("Prussia", "3 diamonds", {"Keith": "Leipzig", "Soubise": "Halle"}, "Soubise"),
        ("Prussia", "3 diamonds", {"Keith": "Halle", "Soubise": "Leipzig"}, "Soubise"),
    ],
)
def test_fate_forbids_an_attack(nation: str, effect: str, pieces: dict[str, str], victim: str) -> None:
    strong = next(iter(pieces))
    options = {} if effect.endswith("spades") else FOUR_SUITS
    for line, spared in ((effect, True), ("", False)):
        s = position(
            nation=nation, phase="combat", turn=7, pieces=pieces, troops={strong: 5}, options=options, effect=line
        )
        assert (troops(s, victim) == 1) == spared
        assert off(s, victim) != spared


@pytest.mark.rule("friedrich", "R32")
@pytest.mark.parametrize(
    ("nation", "effect", "stack", "victim"),
    [
        ("France", "5 spades", ["Richelieu", "Soubise"], "Cumberland"),
        ("Prussia", "7 spades", ["Friedrich", "Keith"], "Lacy"),
    ],
)
def test_a_whole_stack_makes_no_attack_when_one_of_it_may_not(
    nation: str, effect: str, stack: list[str], victim: str
) -> None:
    pieces = dict.fromkeys(stack, "Göttingen") | {victim: "Northeim"}
    s = position(nation=nation, phase="combat", turn=7, pieces=pieces, troops={stack[0]: 5}, effect=effect)
    assert troops(s, victim) == 1


@pytest.mark.rule("friedrich", "R32")
def test_the_general_held_back_may_be_attacked() -> None:
    s = position(
        nation="Hanover", phase="combat", turn=7, effect="5 spades",
        pieces={"Soubise": "Göttingen", "Cumberland": "Northeim"}, troops={"Cumberland": 5},
    )  # fmt: skip
    assert off(s, "Soubise")


@pytest.mark.rule("friedrich", "R32")
@pytest.mark.parametrize(("place", "fights"), [("Bebra", False), ("Hofgeismar", True)])
def test_soubise_does_not_attack_with_the_suit_of_hildburghausen(place: str, fights: bool) -> None:
    s = position(
        nation="Imperial Army", phase="combat", turn=7, effect="3 hearts", options=FOUR_SUITS,
        pieces={"Hildburghausen": place, "Cumberland": "Kassel", "Soubise": "Fritzlar", "Ferdinand": "Wildungen"},
        troops={"Hildburghausen": 5, "Soubise": 5},
    )  # fmt: skip
    assert off(s, "Cumberland")
    deal_on(s)
    do(s, f"discard {offered(s, 'discard')[0]}")
    while "done" in offered(s):
        do(s, "done")
    assert off(s, "Ferdinand") == fights
