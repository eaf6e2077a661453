"""Friedrich's rule-based player: where its stacks stand, what they fear and protect, and whom they join."""

from __future__ import annotations

from grognard.bots.friedrich.charges import Charge
from grognard.bots.friedrich.outlook import train_areas
from grognard.bots.friedrich.stakes import kept
from grognard.bots.friedrich.standing import Standing
from grognard.bots.friedrich.survey import Survey
from grognard.bots.friedrich.worth import Worth
from grognard.games.friedrich.board.state import FriedrichState
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.steps.movement import open_reach
from tests.games.friedrich.vocabulary import position


def worth_of(s: FriedrichState, general: str) -> Worth:
    """How the cities are judged where this general may go."""
    piece = tables.general(general)
    nation = tables.NATION[piece]
    survey = Survey(s, nation, s.seat_of(nation))
    stack = next(stack for stack in survey.own if piece in stack.pieces)
    others = [other for other in survey.own if other is not stack]
    return Worth(survey, train_areas(survey), stack.pieces, stack.troops, others, stack.city)


def test_enemies_beside_a_stack_and_those_who_come_by_main_roads_are_a_danger() -> None:
    for place, feared in (("Münden", True), ("Kassel", True), ("Emden", False)):
        s = position(
            nation="Hanover", pieces={"Cumberland": "Göttingen", "Richelieu": place},
            troops={"Cumberland": 2, "Richelieu": 8}, hands={"France": ["2H.1", "9H.1"]},
        )  # fmt: skip
        assert (worth_of(s, "Cumberland").standing.danger(tables.city("Göttingen"), 2)[0] > 0) is feared, place
    far = [
        city
        for city in range(tables.BOARD.size)
        if tables.BOARD.distance(city, tables.city("Hannover")) == 5
        and tables.BOARD.beside[city] & open_reach(tables.city("Hannover"), 3, True)[1]
    ]
    s = position(
        nation="Hanover", pieces={"Cumberland": tables.CITIES[far[0]], "Richelieu": "Hannover"},
        troops={"Cumberland": 2, "Richelieu": 8}, hands={"France": ["2H.1", "9H.1"]},
    )  # fmt: skip
    assert worth_of(s, "Cumberland").standing.danger(far[0], 2)[0] > 0


def test_who_may_be_driven_away_protects_more_the_nearer_he_stands() -> None:
    s = position(nation="Hanover", pieces={"Cumberland": "Göttingen", "Richelieu": "Kassel"}, troops={"Cumberland": 4})
    worth = worth_of(s, "Cumberland")
    worth.standing.cover = [(tables.BOARD.distances(tables.city("Göttingen")), 5.0, 5.0)]
    there = tables.city("Göttingen")
    edge = next(city for city in range(tables.BOARD.size) if tables.BOARD.distance(city, there) == 3)
    assert worth.standing.watch(there, 0.0, 2) == worth.standing.watch(edge, 0.0, 2)
    assert worth.standing.watch(there, 0.8, 2) > worth.standing.watch(edge, 0.8, 2)


def test_nobody_joins_those_who_win_without_him() -> None:
    """Joining is worth what both do more than one alone."""
    values = []
    for seydlitz in (1, 8):
        s = position(
            nation="France", pieces={"Richelieu": "Burg", "Chevert": "Genthin", "Seydlitz": "Magdeburg"},
            troops={"Richelieu": 8, "Chevert": 8, "Seydlitz": seydlitz},
            hands={"France": ["9H.1", "12H.1"], "Prussia": ["2S.1"]},
        )  # fmt: skip
        worth = worth_of(s, "Chevert")
        city = tables.city("Burg")
        values.append(worth.joined(city, worth.others[city], []))
    assert values[1] > values[0]


def test_what_is_held_is_worth_more_the_less_is_lacking() -> None:
    assert kept(1) > kept(3) > kept(9) > 0


def test_one_of_the_last_objectives_is_protected_twice() -> None:
    """What another stack protects already matters little, unless hardly anything else is left."""
    s = position(
        nation="Hanover", pieces={"Cumberland": "Göttingen", "Ferdinand": "Northeim", "Richelieu": "Kassel"},
        troops={"Cumberland": 4, "Ferdinand": 4},
    )  # fmt: skip
    survey = Survey(s, tables.HANOVER, s.seat_of(tables.HANOVER))
    there = tables.city("Göttingen")
    shares = []
    for weight in (2.0, 16.0):
        survey.charges = [Charge(there, tables.FRANCE, weight)]
        shares.append(Standing(survey, [], survey.own[1:], there).cover[0][1] / weight)
    assert shares[0] < shares[1] < 1


def test_frederick_seeks_no_fight_of_equals_and_his_enemies_do() -> None:
    """He only has to last; they have less time."""
    fights = []
    for nation, general in (("Hanover", "Cumberland"), ("France", "Richelieu")):
        s = position(
            nation=nation, pieces={"Cumberland": "Göttingen", "Richelieu": "Münden"},
            troops={"Cumberland": 5, "Richelieu": 5},
        )  # fmt: skip
        city = tables.city("Göttingen" if nation == "Hanover" else "Münden")
        fights.append(worth_of(s, general).standing.combat(city, 5, [])[0])
    assert fights[0] < 0 < fights[1]
