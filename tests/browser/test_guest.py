"""A newcomer is in a game two clicks after the page has loaded, and plays it on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.friedrich import Seeker, battle, calm, in_battle
from tests.browser.table import Visitor, choice_of, plain


def test_two_clicks_to_a_game_and_a_march_on_the_map(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Play against the computer: Friedrich").click()
    guest.page.get_by_role("button", name="Start the game").click()
    guest.at_match()
    guest.wait_for_turn()
    assert guest.get("/me")["guest"]

    seeker = Seeker({0})
    done: list[str] = []

    def decide(position: Any) -> tuple[str, int | None]:
        verb, target = seeker.decide(position)
        if position["heading"] == "Turn 1, Prussia":
            done.append(verb)
        return verb, target

    guest.go_on(decide, lambda now: "done" in done)
    assert {"move", "go"} <= set(done)


def test_a_battle_to_its_end(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(battle())
    player.open()

    def decide(position: Any) -> tuple[str, int | None]:
        cards = choice_of(position, "play")
        return ("play", cards[0]) if cards and in_battle(position) else calm(position)

    fought = player.asked()["view"]["step"]
    assert player.page.get_by_text(fought["sides"][0]["generals"][0]).count() > 0
    position = player.go_on(decide, lambda now: not in_battle(now))
    told = [plain(line["text"]) for line in position["story"]]
    assert {line.split()[0] for line in told if " plays " in line} == {"Prussia", "Austria"}
    assert any(line.startswith("The battle is lost for ") for line in told)


def test_the_seat_can_be_chosen(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.page.get_by_test_id("play-friedrich").click()
    guest.page.get_by_label("Pompadour").check()
    guest.page.get_by_test_id("start").click()
    guest.at_match()
    people = guest.position()["people"]
    assert people["Pompadour"]["you"]
    assert people["Frederick"]["kind"] == "bot"


def test_a_guest_takes_a_name_and_keeps_the_games(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    match = guest.create("war-in-the-west", {"Frederick": "me", "Pompadour": "open"})
    guest.page.goto("/account")
    form = guest.page.locator("form").first
    name = f"Visitor {match}"
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("a long enough word")
    form.get_by_role("button", name="Take a name").click()
    guest.page.get_by_role("status").wait_for()
    assert guest.get("/me")["name"] == name

    elsewhere = visit()
    elsewhere.page.goto("/account")
    form = elsewhere.page.locator("form").last
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("a wrong long word")
    form.get_by_role("button", name="Log in").click()
    elsewhere.page.get_by_role("alert").wait_for()
    form.get_by_label("Password").fill("a long enough word")
    form.get_by_role("button", name="Log in").click()
    elsewhere.page.get_by_role("status").wait_for()
    elsewhere.page.goto("/")
    elsewhere.page.locator("#mine").wait_for()
    assert elsewhere.page.locator(f'a[href="/match/{match}"]').count() == 1
