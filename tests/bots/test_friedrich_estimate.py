"""Friedrich's rule-based player: one estimate for attacking and for fighting on, and what it says for its acts."""

from __future__ import annotations

import random

import pytest

from grognard import find
from grognard.bots import decide
from grognard.bots.friedrich import FriedrichBot
from grognard.bots.friedrich.duel import Duel
from grognard.bots.friedrich.hands import Counting, thrift
from grognard.bots.friedrich.odds import Clash, chance_against
from grognard.bots.friedrich.stakes import hold, prize
from grognard.bots.friedrich.survey import Survey
from grognard.core.chance import CHANCE
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import SPACE
from grognard.games.friedrich.steps.combat import Battle
from grognard.texts.words import words
from tests.games.friedrich.vocabulary import do, offered, position

BOT = FriedrichBot()


def choice(s: FriedrichState) -> str:
    return SPACE.text(decide(BOT, s, s.asks()[0].seat, random.Random(0)))


def fight(france: list[str], prussian_cards: int = 6, **more: int) -> FriedrichState:
    """Richelieu in Rotenburg (diamonds) attacks Heinrich in Achim (clubs)."""
    hands = {"France": france, "Prussia": [f"{2 + card % 12}{'SC'[card // 12]}.1" for card in range(prussian_cards)]}
    return position(
        nation="France", phase="combat", pieces={"Richelieu": "Rotenburg", "Heinrich": "Achim"},
        troops={"Richelieu": more.get("richelieu", 6), "Heinrich": more.get("heinrich", 8)}, hands=hands,
    )  # fmt: skip


# The estimate


def test_planning_and_fighting_use_the_same_estimate() -> None:
    s = fight([f"{value}D.1" for value in range(2, 14)])
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    seat = s.asks()[0].seat
    survey = Survey(s, tables.FRANCE, seat)
    planned = survey.attack(6, tables.city("Rotenburg"), survey.foe_at[tables.city("Achim")])
    begun = Duel(s, battle, seat, s.legal(seat)).clash
    assert planned.fight() == pytest.approx(begun.fight())
    assert planned.chance() == pytest.approx(begun.chance())


def test_a_hand_full_of_the_suit_is_not_folded() -> None:
    s = fight([f"{value}D.1" for value in range(2, 14)])
    while s.asks() and s.asks()[0].seat == s.seat_of(tables.FRANCE) and isinstance(s.stack[-1], Battle):
        text = choice(s)
        assert text.startswith("play "), text
        do(s, text)


def test_who_has_nothing_of_the_suit_gives_way() -> None:
    assert choice(fight(["3H.1", "13H.1", "RA.1"], 14)) == "break-off"


@pytest.mark.parametrize(("more", "less"), [((8, 30), (8, 10)), ((8, 30), (3, 30))])
def test_more_troops_and_more_points_are_worth_more(more: tuple[int, int], less: tuple[int, int]) -> None:
    def value(troops: int, points: int) -> float:
        return Clash(troops - 8, troops, points, points, 8, 9, 0.1, 0.1).value()

    assert value(*more) > value(*less)


def test_a_weak_stack_does_not_attack_a_strong_one() -> None:
    pieces = {"Ferdinand": "Verden", "Richelieu": "Bremen", "Hanoverian train": "Celle", "French train 1": "Emden"}
    s = position(
        nation="Hanover", pieces=pieces, troops={"Ferdinand": 3, "Richelieu": 8},
        hands={"Hanover": ["9D.1", "4C.1"], "France": [f"{value}H.1" for value in range(2, 9)]},
    )  # fmt: skip
    while offered(s) and any(text.startswith(("move", "go", "stop")) for text in offered(s)):
        text = choice(s)
        do(s, text)
        if text == "done":
            break
    place = s.where[tables.general("Ferdinand")]
    assert tables.BOARD.distance(place, tables.city("Bremen")) > 1


def test_the_last_objective_is_worth_more_than_all_others() -> None:
    assert prize(1) > 2 * prize(2) > 2 * prize(5) > 0


def test_the_stake_counts() -> None:
    """Cumberland alone protects Göttingen; far from every objective nothing hangs on him."""
    s = position(nation="France", pieces={"Cumberland": "Göttingen", "Richelieu": "Kassel"}, troops={"Cumberland": 4})
    there = hold(s, tables.HANOVER, tables.city("Göttingen"))
    assert there.lost(4) > there.lost(1) > 0
    s = position(nation="France", pieces={"Cumberland": "Emden", "Richelieu": "Kassel"}, troops={"Cumberland": 4})
    assert hold(s, tables.HANOVER, tables.city("Emden")).lost(4) == 0


def test_cards_are_worth_less_the_more_one_holds() -> None:
    s = position(pieces={"Friedrich": "Berlin"})
    assert thrift(s, tables.PRUSSIA, 50) > thrift(s, tables.PRUSSIA, 200) > thrift(s, tables.PRUSSIA, 400) > 0


def test_what_was_played_is_counted() -> None:
    """Whoever holds the spades of a deck himself knows that an unseen hand of that deck has none."""
    spades = [f"{value}S.1" for value in range(2, 14)]
    s = position(pieces={"Friedrich": "Berlin"}, hands={"Prussia": spades, "Austria": ["2H.1", "3H.1", "4D.1", "5C.1"]})
    cards = Counting(s, s.seat_of(tables.PRUSSIA)).cards(tables.AUSTRIA)
    assert cards[tables.SPADES] < min(cards[tables.HEARTS], cards[tables.CLUBS], cards[tables.DIAMONDS])


def test_chances_fall_with_the_cards_of_the_other_side() -> None:
    chances = [chance_against(cards, 12) for cards in (0, 4, 8, 16, 40)]
    assert chances == sorted(chances, reverse=True)


def test_enemies_have_more_of_the_suit_in_which_they_stand() -> None:
    """They choose where they stand; but whoever has no card has nothing."""
    s = position(pieces={"Friedrich": "Berlin"}, hands={"Austria": ["2H.1", "3H.1", "4D.1", "5C.1"]})
    counting = Counting(s, s.seat_of(tables.PRUSSIA))
    assert min(counting.cards(tables.AUSTRIA)) > 4
    assert counting.cards(tables.FRANCE) == [0, 0, 0, 0]


# Giving way


def crushed(prussia: list[str]) -> FriedrichState:
    """Richelieu and Soubise in Rotenburg attack Heinrich in Achim (clubs), who has half as many troops."""
    return position(
        nation="France", phase="combat", pieces={"Richelieu": "Rotenburg", "Soubise": "Rotenburg", "Heinrich": "Achim"},
        troops={"Richelieu": 16, "Heinrich": 8},
        hands={"Prussia": prussia, "France": [f"{2 + card % 12}{'SHD'[card // 12]}.1" for card in range(30)]},
    )  # fmt: skip


def test_a_reserve_softens_a_blow_that_would_destroy_the_stack() -> None:
    assert choice(crushed(["RA.1", "3H.1"])) == "reserve 7"


def test_small_cards_soften_before_a_reserve_does() -> None:
    s = crushed(["RA.1", "4C.1", "3C.1"])
    assert choice(s) in ("play 4C.1", "play 3C.1")


def test_a_stack_that_is_destroyed_gives_up_all_that_hangs_on_it() -> None:
    s = position(
        nation="France", phase="combat", pieces={"Cumberland": "Göttingen", "Richelieu": "Münden"},
        troops={"Cumberland": 2, "Richelieu": 8}, hands={"Hanover": ["2S.1"], "France": ["2H.1", "9H.1"]},
    )  # fmt: skip
    battle = s.stack[-1]
    assert isinstance(battle, Battle)
    seat = s.asks()[0].seat
    duel = Duel(s, battle, seat, s.legal(seat))
    assert duel.given_up(2) == duel.given_up(6) > duel.given_up(1)


# Reasons

WANTED = {"move", "go", "attack", "with", "play", "reserve", "break-off", "recruit"}


@pytest.mark.parametrize(("scenario", "number"), [("war-in-the-west", 1), ("austrian-theatre", 2), ("four-players", 3)])
def test_every_move_fight_and_recruit_has_reasons_in_both_languages(scenario: str, number: int) -> None:
    game = find("friedrich")
    s = game.start(scenario)
    assert isinstance(s, FriedrichState)
    rng = random.Random(number)
    said: set[str] = set()
    for _ in range(220):
        if s.over():
            break
        seat = s.asks()[0].seat
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.legal(seat)))
            continue
        imagined = s.imagine(seat, rng)
        act = BOT.choose(imagined, seat)
        reasons = BOT.reasons(imagined, seat, act)
        assert len(reasons) <= 3
        assert reasons or SPACE.verb_of(act).name not in WANTED, SPACE.text(act)
        assert len(set(reasons)) == len(reasons), reasons
        for saying in reasons:
            said.add(saying.key)
            for language in ("en", "it", "hu"):
                assert words(game, language).line(saying).strip().endswith("."), saying
        s.apply(seat, act)
    assert len(said) > 8


def test_reasons_are_the_same_in_every_imagined_world() -> None:
    s = find("friedrich").start("war-in-the-west")
    assert isinstance(s, FriedrichState)
    rng = random.Random(5)
    compared = 0
    for _ in range(150):
        seat = s.asks()[0].seat
        if seat == CHANCE:
            s.apply(seat, rng.choice(s.legal(seat)))
            continue
        first, second = s.imagine(seat, random.Random(1)), s.imagine(seat, random.Random(2))
        act = BOT.choose(first, seat)
        for other in s.legal(seat)[:3]:
            assert BOT.reasons(first, seat, other) == BOT.reasons(second, seat, other), SPACE.text(other)
            compared += 1
        s.apply(seat, act)
    assert compared > 150


def test_an_open_objective_is_named() -> None:
    s = position(nation="France", pieces={"Chevert": "Herford", "French train 2": "Meschede"}, troops={"Chevert": 4})
    do(s, "move Chevert")
    seat = s.asks()[0].seat
    act = BOT.choose(s.imagine(seat, random.Random(0)), seat)
    line = words(find("friedrich"), "en").line(BOT.reasons(s, seat, act)[0])
    assert line == "This conquers Minden, an objective that no enemy general protects."


def test_odds_are_named_only_where_they_speak_for_the_act() -> None:
    """Poor chances are no reason to play a card; they are one to break off."""
    s = crushed(["RA.1", "3H.1"])
    seat = s.asks()[0].seat
    keys = {SPACE.text(act): [saying.key for saying in BOT.reasons(s, seat, act)] for act in s.legal(seat)}
    assert "because-odds" not in keys["reserve 7"]
    assert keys["break-off"] == ["because-retreat-saves", "because-odds-poor"]
