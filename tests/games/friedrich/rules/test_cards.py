"""3: tactical cards."""

from __future__ import annotations

import pytest

from grognard.games.friedrich.facts import tables
from tests.games.friedrich.vocabulary import asked, chance, deal_on, do, hand, off, offered, position, refused, troops

# How many


@pytest.mark.rule("friedrich", "3")
@pytest.mark.parametrize(
    ("nation", "drawn", "out", "count"),
    [
        ("Prussia", [], [], 7),
        ("Prussia", ["Poems"], [], 5),
        ("Prussia", ["Lord Bute"], [], 5),
        ("Prussia", ["Poems", "Lord Bute"], [], 4),
        ("Hanover", [], [], 2),
        ("Hanover", ["India"], [], 2),
        ("Hanover", ["India", "America"], ["France"], 1),
        ("Russia", [], [], 4),
        ("Sweden", [], [], 1),
        ("Austria", [], [], 5),
        ("Austria", ["India"], [], 4),
        ("Austria", ["America"], [], 4),
        ("Austria", ["America", "India"], ["France"], 4),
        ("Imperial Army", [], [], 1),
        ("France", ["India"], [], 3),
        ("France", ["America"], [], 3),
    ],
)
def test_a_nation_draws_its_number_of_cards(nation: str, drawn: list[str], out: list[str], count: int) -> None:
    s = position(nation=nation, phase="draw", turn=9, drawn=drawn, out=out)
    deal_on(s)
    assert len(hand(s, nation)) == count
    assert offered(s, "discard") == []
    assert "done" in offered(s)


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R54")
def test_france_draws_four_and_discards_one_of_them() -> None:
    s = position(nation="France", phase="draw", hands={"France": ["5C.1"]})
    chance(s, "draw 2S.1", "draw 3S.1", "draw RA.1", "draw 13H.1")
    assert asked(s) == ["Pompadour"]
    assert offered(s) == ["discard 13H.1", "discard 2S.1", "discard 3S.1", "discard RA.1"]
    assert refused(s, "discard 5C.1").rule == "3"
    do(s, "discard 3S.1")
    assert hand(s, "France") == ["2S.1", "5C.1", "13H.1", "RA.1"]
    assert offered(s, "discard") == []
    assert "move Soubise" in offered(s)


@pytest.mark.rule("friedrich", "R54")
def test_the_french_discard_is_unseen() -> None:
    views = []
    for card in ("2S.1", "3S.1"):
        s = position(nation="France", phase="draw", pieces={"Soubise": "Fulda"})
        chance(s, "draw 2S.1", "draw 3S.1", "draw RA.1", "draw 13H.1")
        do(s, f"discard {card}")
        views.append(s.view(s.setup.seats.index("Frederick")))
    assert views[0] == views[1]


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R53")
def test_cards_are_drawn_in_the_own_stage_only() -> None:
    s = position(nation="Hanover", phase="draw")
    deal_on(s)
    assert [len(hand(s, nation)) for nation in tables.NATIONS] == [0, 2, 0, 0, 0, 0, 0]


@pytest.mark.rule("friedrich", "3")
def test_cards_are_kept_without_limit() -> None:
    cards = [f"{value}{suit}.1" for suit in "SCH" for value in range(2, 14)]
    s = position(phase="draw", hands={"Prussia": cards})
    deal_on(s)
    assert len(hand(s, "Prussia")) == 43


# The decks


def deck(number: int) -> list[str]:
    return [name for name in tables.CARD_NAMES if name.endswith(f".{number}")]


@pytest.mark.rule("friedrich", "3")
def test_a_deck_has_fifty_cards() -> None:
    s = position(phase="draw")
    assert sorted(offered(s, "draw")) == sorted(deck(1))
    assert len(deck(1)) == 50
    for suit in "SCHD":
        assert {f"{value}{suit}.1" for value in range(2, 14)} <= set(deck(1))
    assert {"RA.1", "RB.1"} <= set(deck(1))


@pytest.mark.rule("friedrich", "3")
def test_a_card_in_a_hand_is_not_drawn_again() -> None:
    s = position(phase="draw", hands={"Austria": ["13S.1"]}, discards=["12S.1"])
    cards = offered(s, "draw")
    assert len(cards) == 48
    assert not {"13S.1", "12S.1"} & set(cards)
    chance(s, "draw 2S.1")
    assert "2S.1" not in offered(s, "draw")
    assert len(offered(s, "draw")) == 47


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R55")
def test_the_next_deck_is_opened_in_the_middle_of_a_draw() -> None:
    left = ["2S.1", "3S.1"]
    s = position(phase="draw", discards=[card for card in deck(1) if card not in left])
    chance(s, "draw 2S.1", "draw 3S.1")
    assert sorted(offered(s, "draw")) == sorted(deck(2))
    chance(s, "draw 13H.2")
    assert len(offered(s, "draw")) == 49


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R55")
def test_the_fourth_deck_follows_the_third() -> None:
    s = position(phase="draw", discards=deck(1) + deck(2) + deck(3), decks=3)
    assert sorted(offered(s, "draw")) == sorted(deck(4))


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R55")
@pytest.mark.parametrize(
    ("sizes", "used"),
    [([10, 30, 20, 5], [2, 3]), ([20, 30, 20, 20], [1, 2]), ([20, 20, 20, 20], [1, 2]), ([0, 0, 3, 4], [3, 4])],
)
def test_after_the_fourth_deck_the_two_largest_discard_piles_are_used(sizes: list[int], used: list[int]) -> None:
    discards = {number: deck(number)[: sizes[number - 1]] for number in (1, 2, 3, 4)}
    kept = [card for number in (1, 2, 3, 4) for card in deck(number)[sizes[number - 1] :]]
    s = position(
        phase="draw", decks=4, hands={"Austria": kept}, discards=[card for pile in discards.values() for card in pile]
    )
    assert sorted(offered(s, "draw")) == sorted(card for number in used for card in discards[number])


@pytest.mark.rule("friedrich", "R55")
def test_a_draw_falls_short_when_no_card_is_left() -> None:
    pile = ["2S.4", "3S.4"]
    kept = [card for card in tables.CARD_NAMES if card not in pile]
    s = position(phase="draw", decks=4, hands={"Austria": kept}, discards=pile)
    deal_on(s)
    assert asked(s) == ["Frederick"]
    assert hand(s, "Prussia") == ["2S.4", "3S.4"]


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R55")
def test_a_played_card_goes_to_the_discards_of_its_own_deck() -> None:
    play = "5D.2"
    discards = deck(1)[:3] + [card for card in deck(2) if card != play][:2] + deck(3)[:2]
    taken = {*discards, play}
    s = position(
        phase="combat", decks=4, pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim"}, troops={"Richelieu": 3},
        hands={"Prussia": [play, "4D.3"], "Austria": [c for c in tables.CARD_NAMES if c not in taken and c != "4D.3"]},
        discards=discards,
    )  # fmt: skip
    do(s, f"play {play}")
    assert asked(s) == ["chance"]
    assert set(offered(s, "draw")) == set(deck(1)[:3]) | {card for card in discards if card.endswith(".2")} | {play}


# Whose they are


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R56")
def test_the_hands_of_one_player_are_never_mixed_in_combat() -> None:
    s = position(
        phase="combat", pieces={"Heinrich": "Rotenburg", "Richelieu": "Achim"}, troops={"Heinrich": 2, "Richelieu": 4},
        hands={"Hanover": ["13D.1", "RA.1"]},
    )  # fmt: skip
    assert off(s, "Heinrich")
    assert hand(s, "Hanover") == ["13D.1", "RA.1"]


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R56")
def test_the_hands_of_one_player_are_never_mixed_in_recruiting() -> None:
    s = position(
        phase="recruit", pieces={"Heinrich": "Berlin", "Ferdinand": "Stade"},
        hands={"Hanover": ["13D.1", "RA.1"], "Prussia": ["5S.1"]},
    )  # fmt: skip
    assert asked(s) == ["Frederick"]
    assert offered(s) == ["done"]
    do(s, "done")
    assert asked(s) == ["chance"]
    assert troops(s, "Heinrich") == 1


@pytest.mark.rule("friedrich", "R56")
def test_cards_are_not_traded() -> None:
    s = position(nation="Austria", hands={"Austria": ["5S.1"], "Russia": ["6S.1"], "France": ["7S.1"]})
    assert offered(s, "give") == []
    assert offered(s, "offer") == []
    assert refused(s, "give 5S.1")
    assert refused(s, "offer 5S.1")


@pytest.mark.rule("friedrich", "3")
@pytest.mark.rule("friedrich", "R56")
def test_allies_do_not_see_each_others_cards() -> None:
    states = [position(hands={"France": [card], "Austria": ["5S.1"]}) for card in ("6S.1", "RA.1")]
    for seat in ("Frederick", "Elisabeth", "Maria Theresa"):
        first, second = (s.view(s.setup.seats.index(seat)) for s in states)
        assert first == second
    first, second = (s.view(s.setup.seats.index("Pompadour")) for s in states)
    assert first != second


@pytest.mark.rule("friedrich", "3")
@pytest.mark.parametrize("suit_city", [("Leipzig", "Halle"), ("Halle", "Leipzig"), ("Göttingen", "Northeim")])
def test_a_reserve_is_of_any_suit(suit_city: tuple[str, str]) -> None:
    own, other = suit_city
    s = position(
        phase="combat", pieces={"Heinrich": own, "Soubise": other}, troops={"Heinrich": 1, "Soubise": 4},
        hands={"Prussia": ["RB.1"]},
    )  # fmt: skip
    assert len(offered(s, "reserve")) == 10
