"""What a position tells newcomers, and the suggested set-up."""

from __future__ import annotations

from typing import Any

import pytest

from grognard import find
from grognard.core.chance import CHANCE
from grognard.core.refusals import Problem
from grognard.core.state import State
from grognard.table.rendering import guiding
from grognard.texts.words import words
from tests.installed import INSTALLED
from tests.table.server import Server, Visitor
from tests.toy import Toy
from tests.waiting import until


def _sets_up(state: State) -> bool:
    """Whether somebody is asked for a set-up before the first turn."""
    while state.asks()[0].seat == CHANCE:
        state.apply(CHANCE, state.asks()[0].acts[0])
    return any(state.setting_up(ask.seat) for ask in state.asks())


OPTIONS: dict[str, dict[str, str]] = {"paths-of-glory": {"optional_cards": "chosen"}}
SET_UPS = [
    (name, scenario, {key: value for key, value in options.items() if scenario in find(name).options[key].scenarios})
    for name in INSTALLED
    for scenario in find(name).scenarios
    for options in ({}, OPTIONS.get(name))
    if options is not None
]
SET_UPS = [row for row in SET_UPS if _sets_up(find(row[0]).start(row[1], row[2]))]


def begun(server: Server, game: str, scenario: str, options: dict[str, str]) -> tuple[Visitor, str]:
    """A match in which one person has all the seats, and is to decide."""
    person = server.guest()
    seats = dict.fromkeys(find(game).scenarios[scenario].seats, "me")
    body = {"game": game, "scenario": scenario, "options": options, "seats": seats, "public": False}
    match = person.post("/api/matches", body)["id"]
    for seat in seats:
        person.post(f"/api/matches/{match}/auto", {"seat": seat, "when": "never"})
    until(lambda: person.position(match)["choices"])
    return person, match


def suggest(person: Visitor, match: str, position: dict[str, Any]) -> dict[str, Any]:
    body = {"seat": position["seat"], "seq": position["seq"]}
    found: dict[str, Any] = person.post(f"/api/matches/{match}/suggest", body)["position"]
    return found


def test_there_are_set_ups_in_three_games() -> None:
    assert {name for name, _, _ in SET_UPS} == {"friedrich", "quartermaster-1914", "paths-of-glory"}
    assert len(SET_UPS) > 12


@pytest.mark.parametrize(
    ("game", "scenario", "options"), SET_UPS, ids=[f"{row[0]} {row[1]} {row[2]}" for row in SET_UPS]
)
def test_a_set_up_is_suggested_seat_by_seat(server: Server, game: str, scenario: str, options: dict[str, str]) -> None:
    person, match = begun(server, game, scenario, options)
    position = person.position(match)
    for _ in range(20):
        if not position["setting_up"]:
            break
        before = position
        position = suggest(person, match, position)
        assert position["point"] > before["point"]
        assert not (
            position["setting_up"] and position["seat"] == before["seat"] and position["asks"] == before["asks"]
        )
    assert not position["setting_up"]
    assert position["choices"]


def test_what_was_suggested_can_be_taken_back_act_by_act(server: Server) -> None:
    person = server.guest()
    seats = {"Frederick": "me", "Elisabeth": "open", "Maria Theresa": "open", "Pompadour": "open"}
    match = person.post("/api/matches", {"game": "friedrich", "seats": seats})["id"]
    before = person.position(match)
    after = suggest(person, match, before)
    points = [after["point"]]
    assert "Frederick" not in after["asked"]
    while after["can_undo"] is None:
        after = person.post(f"/api/matches/{match}/undo", {"seat": 0, "seq": after["seq"]})["position"]
        points.append(after["point"])
    assert points == sorted(points, reverse=True)
    assert len(points) > 5
    assert after["prompt"] == before["prompt"]


def test_a_set_up_that_was_begun_is_completed(server: Server) -> None:
    first, _, match = server.two()
    position = first.position(match)
    least = position["choices"][0]["targets"][0]
    body = {"seat": 0, "seq": position["seq"], "verb": "troops", "target": least}
    acted = first.post(f"/api/matches/{match}/act", body)["position"]
    done = suggest(first, match, acted)
    assert done["point"] > acted["point"]
    assert least in troops(acted).values()
    assert troops(done).items() >= troops(acted).items()
    assert len(troops(done)) > len(troops(acted))


def troops(position: dict[str, Any]) -> dict[int, int]:
    """By city the troops that a seat knows of."""
    return {stack["city"]: stack["troops"] for stack in position["view"]["stacks"] if stack.get("troops")}


def test_a_set_up_is_suggested_to_its_own_seat_only_and_only_where_one_is_asked(server: Server) -> None:
    first, second, match = server.two()
    position = first.position(match)
    path, body = f"/api/matches/{match}/suggest", {"seat": 0, "seq": position["seq"]}
    assert second.refused("POST", path, body)[:2] == (403, "not-your-seat")
    assert server.guest().refused("POST", path, body)[:2] == (403, "not-your-seat")
    assert first.refused("POST", path, {**body, "seat": 9})[:2] == (422, "bad-input")
    assert first.refused("POST", path, {"seat": 0})[2] == "Seq is missing."
    assert first.refused("POST", path, {"seat": 0, "seq": position["seq"] + 5})[:2] == (409, "stale")
    assert first.refused("POST", path, {**body, "question": "another"})[:2] == (409, "stale")
    suggest(first, match, position)
    body = {"seat": 0, "seq": first.position(match)["seq"]}
    answer = first.call("POST", path, body)
    assert answer.status_code == 409
    assert answer.json()["error"]["message"] == "A set-up can be suggested only while you are setting up."
    assert answer.json()["position"]["id"] == match


def test_a_position_tells_the_kind_of_question_and_its_rule(server: Server) -> None:
    first, _, match = server.two()
    position = first.position(match)
    assert (position["asks"], position["rule"], position["setting_up"]) == ("allot", "6", True)
    assert position["guide"][0].startswith("Before the war")
    assert position["phases"]["names"] == ["Cards", "Movement", "Recruiting", "Combat", "Supply", "Fate"]
    assert position["phases"]["rules"] == ["3", "4", "10", "7", "9", "11"]
    assert position["phases"]["now"] == -1
    watching = server.stranger().position(match)
    assert (watching["asks"], watching["rule"], watching["guide"]) == (None, None, None)
    assert watching["phases"] == position["phases"]
    italian = first.get(f"/api/matches/{match}?language=it")
    assert italian["guide"][0].startswith("Prima della guerra")
    assert italian["phases"]["names"][1] == "Movimento"


def test_a_position_of_the_past_has_its_phase_and_no_question(server: Server) -> None:
    first, second, match = server.two()
    for person in (first, second):
        suggest(person, match, person.position(match))
    until(lambda: first.position(match)["phases"]["now"] >= 0)
    now = first.position(match)
    past = first.get(f"/api/matches/{match}/at/0")
    assert past["asks"] is None
    assert past["phases"] == {**now["phases"], "now": -1}


def test_scenarios_and_options_say_what_suits_a_first_game(server: Server) -> None:
    games = {game["name"]: game for game in server.stranger().get("/api/games")}
    first = {name: [one["name"] for one in game["scenarios"] if one["first"]] for name, game in games.items()}
    assert first["friedrich"] == ["war-in-the-west"]
    assert first["paths-of-glory"] == ["introductory"]
    assert all(len(first[name]) == 1 for name in INSTALLED)
    options = {one["name"]: one["first"] for one in games["quartermaster-1914"]["options"]}
    assert options == {"second_chance": None, "first_game": "on"}


def test_a_guide_without_words_is_named_when_the_table_is_made_ready() -> None:
    game = Toy()
    game.guide().kinds["ask-nothing"] = "nothing"
    with pytest.raises(Problem, match="there is no text for 'ask-nothing'"):
        guiding.check(game, words(game))
