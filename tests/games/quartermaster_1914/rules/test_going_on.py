"""What the view says about what is going on: the step of the turn, battles as exchanges, attrition, windows."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import find
from grognard.core.chance import PUBLIC
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.seen.layout import layout
from grognard.texts.words import words
from tests.games.quartermaster_1914.vocabulary import chance, do, idle, play, position
from tests.texts import read

GAME = "quartermaster-1914"


def step(s: QuartermasterState) -> dict[str, Any]:
    found: dict[str, Any] = s.view(PUBLIC)["step"]
    return found


def battles(s: QuartermasterState) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = s.view(PUBLIC)["battle"]
    return found


def fought(**more: Any) -> QuartermasterState:
    """Germany attacks France and Britain in Picardy from Belgium."""
    s = play("German Land Battle", "DE", pieces={"DE": "BER WGE BEL", "FR": "PAR PIC", "UK": "BRI PIC"}, **more)
    return do(s, "battle Picardy")


@pytest.mark.rule(GAME, "9")
def test_the_step_of_the_turn_is_told_also_while_something_goes_on_in_it() -> None:
    s = position(power="RU", step="draft", hands={"RU": ["Rasputin", "Montenegro", "Russian Build Army", "Cossacks"]})
    assert step(s)["phase"] == "draft"
    do(s, "draft")
    assert (step(s)["name"], step(s)["phase"]) == ("Discard", "draft")
    do(s, "discard Rasputin", "discard Montenegro", "fetch Russian Build Navy")
    assert step(s)["phase"] == "play"
    do(s, "recall")
    assert (step(s)["name"], step(s)["phase"]) == ("Recall", "play")
    do(s, "remove Russian Serbia", "play Russian Build Army")
    assert (step(s)["name"], step(s)["phase"], step(s)["card"]) == ("Place", "play", "Russian Build Army")


@pytest.mark.rule(GAME, "9.3")
def test_the_victim_of_an_attrition_card_is_chosen_in_the_attrition_step() -> None:
    s = position(power="FRIT", step="attrition", prepared={"FRIT": ["Alsace-Lorraine"]},
                 pieces={"FR": "PAR BUR", "AH": "TYR", "DE": "WGE"})  # fmt: skip
    do(s, "attrition Alsace-Lorraine")
    assert step(s)["phase"] == "attrition"


@pytest.mark.rule(GAME, "9.3")
def test_attrition_names_the_powers_that_still_suffer_it() -> None:
    s = position(power="DE", hands={"DE": ["Mata Hari"], "FRIT": ["Verdun"], "UKUS": ["Gallipoli"]})
    do(s, "play Mata Hari")
    assert step(s)["attrition"] == [{"power": "FRIT", "left": 3}, {"power": "UKUS", "left": 1}]
    do(s, "discard Verdun")
    assert step(s)["attrition"][0] == {"power": "FRIT", "left": 2}
    do(s, "discard-top")
    chance(s, "any")
    do(s, "discard-top")
    chance(s, "any")
    assert step(s)["attrition"] == [{"power": "UKUS", "left": 1}]


@pytest.mark.rule(GAME, "10")
def test_a_discard_tells_who_owes_how_many_cards_and_from_where() -> None:
    s = position(power="RU", step="draft", hands={"RU": ["Rasputin", "Montenegro", "Cossacks"]})
    do(s, "draft")
    assert {key: step(s)[key] for key in ("power", "left", "zone")} == {"power": "RU", "left": 2, "zone": "hand"}
    do(s, "discard Cossacks")
    assert step(s)["left"] == 1


@pytest.mark.rule(GAME, "13.4")
def test_a_battle_shows_the_cards_of_both_sides_and_those_just_laid() -> None:
    s = fought(prepared={"FRIT": ["French Build Army", "Marne"], "DE": ["German Land Battle", "Landwehr"]})
    assert battles(s) == [
        {"attacker": "DE", "from": "BEL", "space": "PIC", "defenders": ["FR", "UK"], "difficult": False,
         "attack": 0, "defence": 0, "spent": [], "failed": False, "laid": [], "answering": "defence", "needed": 1}
    ]  # fmt: skip
    assert step(s)["window"] == "reinforcing"
    do(s, "reinforce French Build Army", "sustain German Land Battle")
    assert battles(s)[0]["spent"] == ["French Build Army", "German Land Battle"]
    assert (battles(s)[0]["attack"], battles(s)[0]["defence"], battles(s)[0]["needed"]) == (1, 1, 1)


@pytest.mark.rule(GAME, "13.4")
def test_an_answer_that_is_taken_back_was_not_spent() -> None:
    s = fought(prepared={"FRIT": ["Marne"], "DE": ["German Land Battle", "Schlieffen Plan"]})
    do(s, "reinforce Marne", "sustain German Land Battle")
    assert (battles(s)[0]["spent"], battles(s)[0]["laid"]) == (["Marne"], ["German Land Battle"])
    do(s, "pass")
    assert battles(s) == []
    assert s.view(2)["powers"][2]["prepared"] == ["German Land Battle", "Schlieffen Plan"]


@pytest.mark.rule(GAME, "13.5")
def test_a_counterattack_lies_inside_the_battle_that_failed() -> None:
    s = fought(prepared={"FRIT": ["Marne", "La Revanche"], "DE": ["Landwehr"]})
    idle(do(s, "reinforce Marne"))
    assert (step(s)["space"], step(s)["against"], step(s)["window"]) == ("PIC", "BEL", "counterattacks")
    assert battles(s)[0]["failed"] is True
    do(s, "counterattack La Revanche")
    outer, inner = battles(s)
    assert (outer["attacker"], outer["failed"]) == ("DE", True)
    assert (inner["attacker"], inner["from"], inner["space"], inner["failed"]) == ("FR", "PIC", "BEL", False)
    assert (inner["defenders"], inner["spent"]) == (["DE"], [])


@pytest.mark.rule(GAME, "9.4.1")
def test_a_battle_is_the_same_for_everybody() -> None:
    s = fought(prepared={"FRIT": ["Marne"], "UKUS": ["British Build Army"], "DE": ["Schlieffen Plan"]})
    for seat in range(5):
        assert s.view(seat)["battle"] == battles(s)
        assert s.view(seat)["step"] == step(s)


def test_cards_say_where_they_count_and_whom_they_hit() -> None:
    cards = {card["name"]: card for card in words(find(GAME)).render(layout())["cards"]}
    assert read(cards["Paris Taxis"]["prepared_short"]) == "in or next to Paris"
    assert read(cards["Mark IV Tanks"]["prepared_short"]) == "in clear terrain"
    assert read(cards["Landwehr"]["prepared_short"]) == "reinforce an army"
    assert read(cards["Landwehr"]["type_text"]) == "Event"
    assert cards["Mata Hari"]["hits"] == [("FRIT", 1), ("UKUS", 1)]
    assert cards["Rasputin"]["hits"] == []
