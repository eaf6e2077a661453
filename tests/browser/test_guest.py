"""A newcomer is in a game two clicks after the page has loaded, and plays it on the map."""

from __future__ import annotations

from collections.abc import Callable

from tests.browser.table import Visitor, in_battle, seeker_for, verbs

MOST = 400


def test_two_clicks_to_a_game_and_a_battle_on_the_map(visit: Callable[..., Visitor]) -> None:
    guest = visit()
    guest.page.goto("/")
    guest.page.get_by_role("button", name="Play against the computer: Friedrich").click()
    guest.page.get_by_role("button", name="Start the game").click()
    guest.at_match()
    guest.wait_for_turn()
    assert guest.get("/me")["guest"]

    seeker = seeker_for(guest, {0})
    by_map: dict[str, set[str]] = {}
    fought = ""
    for _ in range(MOST):
        position = guest.wait_for(lambda now: bool(now["choices"]) or now["result"] is not None)
        heading = position["view"]["heading"]
        if in_battle(position):
            fought = heading
            battle = position["view"]["step"]
            assert guest.page.get_by_text(battle["sides"][0]["generals"][0]).count() > 0
            verb, target = ("play", None) if "play" in verbs(position) else seeker.decide(position)
            guest.choose(position, verb, target)
            # A computer may attack first; the first Prussian stage with a battle ends the way.
            if heading.endswith("Prussia") and guest.position()["view"]["step"]["name"] != "Battle":
                break
            continue
        verb, target = seeker.decide(position)
        by_map.setdefault(heading, set()).add(verb)
        guest.choose(position, verb, target)

    assert by_map["Turn 1, Prussia"] >= {"move", "go", "done"}
    assert fought.endswith("Prussia"), f"no battle of Prussia's own in {list(by_map)}"


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
