"""A newcomer is in a game two clicks after the page has loaded, and plays it on the map."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.friedrich import Seeker, battle, calm, in_battle
from tests.browser.table import Visitor, choice_of, plain, verbs
from tests.browser.test_keyboard import tab_to


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

    # The first number of the set-up and the first march are clicked; the rest of the set-up goes past the page.
    position = guest.choose(guest.asked(), *decide(guest.asked()))
    while "move" not in verbs(position):
        position = guest.asked()
        guest.act(position, *calm(position))
        position = guest.asked()
    guest.go_on(decide, lambda now: "done" in done)
    assert {"move", "go"} <= set(done)


def test_a_battle_broken_off_by_the_keyboard_and_one_to_its_end(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(battle())
    player.open()
    it_is_broken_off_by_the_keyboard(player)

    def decide(position: Any) -> tuple[str, int | None]:
        cards = choice_of(position, "play")
        return ("play", cards[0]) if cards and in_battle(position) else calm(position)

    fought = player.asked()["view"]["step"]
    assert player.page.get_by_text(fought["sides"][0]["generals"][0]).count() > 0
    position = player.go_on(decide, lambda now: not in_battle(now))
    told = [plain(line["text"]) for line in position["story"]]
    assert {line.split()[0] for line in told if " plays " in line} == {"Prussia", "Austria"}
    assert any(" the battle at " in line for line in told)


def it_is_broken_off_by_the_keyboard(player: Visitor) -> None:
    """And what was broken off is taken up again: who plays alone may go back at any time."""
    before = player.asked()
    tab_to(player, "[data-testid=prompt] button[data-verb=break-off]")
    with player.acting():
        player.page.keyboard.press("Enter")
    assert not in_battle(player.wait_after(before["seq"]))
    player.post(f"/matches/{player.match}/rollback", {"keep": before["point"]})
    player.shows(player.wait_for(in_battle))


def test_the_seat_can_be_chosen(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.page.get_by_test_id("play-friedrich").click()
    guest.page.get_by_label("Pompadour").check()
    with guest.page.expect_response("**/api/matches*") as made:
        guest.page.get_by_test_id("start").click()
    guest.match = made.value.json()["id"]
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
    form.get_by_role("button", name="Sign up").click()
    guest.page.get_by_role("status").wait_for()
    assert guest.get("/me")["name"] == name

    # Elsewhere, where this guest is not known.
    elsewhere = guest
    elsewhere.context.clear_cookies()
    elsewhere.page.goto("/account")
    form = elsewhere.page.locator("form").last
    form.get_by_label("Name").fill(name)
    form.get_by_label("Password").fill("a wrong long word")
    form.get_by_role("button", name="Log in").click()
    elsewhere.page.get_by_role("alert").wait_for()
    form.get_by_label("Password").fill("a long enough word")
    form.get_by_role("button", name="Log in").click()
    elsewhere.page.get_by_role("status").wait_for()
    elsewhere.page.get_by_role("link", name="Grognard").first.click()
    elsewhere.page.locator("#mine").wait_for()
    assert elsewhere.page.locator(f'a[href="/match/{match}"]').count() == 1
