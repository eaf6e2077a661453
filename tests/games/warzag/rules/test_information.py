"""What is hidden, and that nobody is asked, or not asked, because of it."""

from __future__ import annotations

import random

import pytest

from grognard.games.warzag.board import terms
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from tests.games.warzag.vocabulary import asked, deal_on, do, offered, position, rule, start

FRONT = {"uk": "air D4, infantry D4", "italy": "infantry E4"}
NATION = {"uk": 0, "ussr": 1, "germany": 2, "italy": 3}


def invading(hands: dict[str, str], **how: object) -> WarzagState:
    return do(position(active="uk", phase="invasion", armies=FRONT, hands=hands, **how), "invade E4")  # type: ignore[arg-type]


@rule("W26")
def test_hand_mission_and_objective_are_seen_by_their_owner_only() -> None:
    s = position(hands={"uk": "Convoy, Minefield"}, missions={"uk": "Savings"}, objectives={"uk": "War Chest"})
    mine, other, nobody = (view["nations"][0] for view in (s.view(0), s.view(1), s.view()))
    assert mine["hand"] == ["S01", "S10"]
    assert (mine["mission"], mine["objective"]) == ("M28", "O13")
    for seen in (other, nobody):
        assert (seen["hand"], seen["mission"], seen["objective"], seen["progress"]) == (None, None, None, None)
        assert seen["cards"] == 2


@rule("W23.12")
def test_partners_do_not_see_each_others_cards() -> None:
    s = position("alliances", hands={"uk": "Convoy"}, missions={"uk": "Savings"})
    seen = s.view(1)["nations"][0]
    assert (seen["hand"], seen["mission"]) == (None, None)


@rule("W9.2")
@pytest.mark.parametrize("hand", ["Air Support", "Convoy"])
def test_the_invader_is_asked_whether_or_not_he_has_air_support(hand: str) -> None:
    s = invading({"uk": hand})
    assert asked(s) == ["United Kingdom"]
    assert offered(s) == (["pass", "play Air Support"] if hand == "Air Support" else ["pass"])


@rule("W9.2", "W10.2")
@pytest.mark.parametrize("hand", ["Minefield", "Engineers"])
def test_the_defender_is_asked_whether_or_not_he_has_a_card_for_it(hand: str) -> None:
    s = invading({"italy": hand})
    assert asked(s) == ["Italy"]
    assert ("play Minefield" in offered(s)) == (hand == "Minefield")


@rule("W9.2")
def test_nobody_is_asked_who_has_no_card() -> None:
    assert asked(invading({})) == ["chance"]


@rule("W9.2")
def test_nobody_is_asked_when_all_such_cards_lie_open() -> None:
    s = invading({"uk": "Convoy"}, deck="Convoy, Convoy, Engineers")
    assert "Air Support" not in [library.SUPPLIES[kind] for kind in range(15) if s.deck & library.OF_KIND[kind]]
    assert asked(s) == ["chance"]


@rule("W18.1", "W26")
def test_a_mission_that_was_shown_is_known_to_all() -> None:
    s = position(active="uk", phase="end", missions={"uk": "Savings"}, points={"uk": 8})
    assert asked(s) == ["chance"]  # the reward: a supply card
    assert s.view(1)["nations"][0]["mission"] == "M28"
    deal_on(s)
    assert "M28" in s.view(1)["mission_bottom"]


def objectives(s: WarzagState, seat: int, seed: int) -> list[int]:
    guess = s.imagine(seat, random.Random(seed))
    assert isinstance(guess, WarzagState)
    return guess.objectives


@rule("W22.2")
def test_nobody_is_believed_to_have_an_objective_that_would_have_won() -> None:
    """Few objectives fit the nation that has nearly everything: every guess must find one of them."""
    wide = "A1, A2, A3, A4, A5, A6, B1, B2, B3, B5, B6, B7, C2, C3, C4, C5, D1, D2, D4, D6, D7, E2, E3, E4"
    s = position(
        active="uk",
        own={"uk": f"Alfa, Foxtrot, {wide}", "ussr": "Charlie", "germany": "Delta", "italy": "H4"},
        objectives={"uk": "Secret Service", "ussr": "War Chest"},
        kills={"uk": 40},
        captures={"uk": 40},
        points={"uk": 99},
        homes={"uk": "Alfa", "ussr": "Charlie", "germany": "Delta", "italy": "Foxtrot"},
    )
    for seed in range(60):
        found = objectives(s, 1, seed)
        assert len(set(found)) == 4
        assert found[1] == s.objectives[1]
        assert not terms.complete(s, 0, found[0])
    assert len({objectives(s, 1, seed)[0] for seed in range(60)}) > 3


@rule("W26")
def test_the_whole_deal_is_imagined_anew() -> None:
    s = deal_on(start())
    seen = s.view(0)
    for seed in range(10):
        guess = s.imagine(0, random.Random(seed))
        assert guess.view(0) == seen
    assert len({tuple(objectives(s, 0, seed)) for seed in range(10)}) > 3


@rule("W21", "W26")
def test_every_objective_but_ones_own_is_imagined_for_another_nation() -> None:
    """The true one, too: who imagines often must not learn what it is by its absence."""
    s = position(active="uk", objectives={"uk": "Wide Horizons", "ussr": "War Chest", "germany": "Great Army"})
    found = set()
    for seed in range(200):
        guess = s.imagine(0, random.Random(seed))
        assert isinstance(guess, WarzagState)
        found.add(guess.objectives[1])
    assert found == set(range(len(library.OBJECTIVES))) - {s.objectives[0]}
