"""Whoever looks on sees what everybody may see, and no more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.ahead import after, go_on
from tests.browser.friedrich import marching, seeking
from tests.browser.table import Visitor, plain


def test_a_spectator_sees_no_secret(visit: Callable[..., Visitor]) -> None:
    player, spectator = visit(), visit()
    match = marching()
    decide = seeking(0)
    assert go_on(match, decide, after(40))
    player.sit(match)
    spectator.post("/me")
    spectator.match = player.match

    heard: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    spectator.listen("websocket", listen)
    spectator.listen("response", lambda answer: heard.extend([answer.text()] * ("/api/matches" in answer.url)))
    spectator.open()

    secrets: set[str] = set()
    position = player.position()
    for _ in range(20):
        for nation in position["view"]["nations"]:
            secrets.update(nation["hand"] or ())
        position = player.act(position, *decide(position))
    spectator.shows(position)
    expect(spectator.page.get_by_test_id("heading")).to_have_text(position["heading"])

    seen = spectator.position()
    assert seen["seat"] is None
    assert seen["choices"] == []
    shown = set(seen["view"]["cards"]["seen"])
    hidden = secrets - shown - {card for nation in seen["view"]["nations"] for card in nation["known"]}
    assert hidden
    story = " ".join(plain(entry["text"]) for entry in seen["story"])
    text = spectator.page.locator("body").inner_text()
    for card in hidden:
        assert f'"{card}"' not in "".join(heard), f"{card} was sent to a spectator"
        assert card not in story
        assert card not in text
    assert all(nation["hand"] is None for nation in seen["view"]["nations"])
    assert all(stack["troops"] is None or stack["known"] for stack in seen["view"]["stacks"])

    # There is nothing to choose, only stacks to be looked into, and a click says so.
    expect(spectator.page.get_by_test_id("undo")).to_have_count(0)
    assert spectator.page.locator("svg [role=button]:not([data-handle])").count() == 0
    spectator.page.locator("svg [data-piece]").first.click()
    expect(spectator.toast).to_contain_text("looking on")
    a_private_match_is_closed(player, spectator)


def a_private_match_is_closed(player: Visitor, stranger: Visitor) -> None:
    match = player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "link"}, public=False)
    stranger.page.goto(f"/match/{match}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("private")
    stranger.page.goto(f"/match/{match}?invite=wrong")
    expect(stranger.page.get_by_role("alert")).to_contain_text("wrong")


def test_a_page_whose_session_has_ended_shows_why_and_no_table(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "open"}, public=False, several=True)
    player.open()
    expect(player.page.get_by_test_id("several")).to_have_text("One person may hold several seats")
    player.post("/logout")
    expect(player.page.get_by_role("alert")).to_contain_text("You have logged out here")
    expect(player.page.get_by_test_id("players")).to_have_count(0)
    player.page.get_by_test_id("again").click()
    expect(player.page.get_by_test_id("players")).to_contain_text("Sit down")
    take = player.page.get_by_role("button", name="Play Pompadour")
    take.click()
    take.wait_for(state="detached")
    assert player.position()["people"]["Pompadour"]["you"]
