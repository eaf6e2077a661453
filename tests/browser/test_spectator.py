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
    expect(spectator.toast).to_contain_text("are watching")
    a_private_match_is_closed(player, spectator)


def a_private_match_is_closed(player: Visitor, stranger: Visitor) -> None:
    match = player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "link"}, public=False)
    stranger.page.goto(f"/match/{match}")
    expect(stranger.page.get_by_role("alert")).to_contain_text("private")
    stranger.page.goto(f"/match/{match}?invite=wrong")
    expect(stranger.page.get_by_role("alert")).to_contain_text("This invite link is not valid")


def test_a_page_whose_session_has_ended_shows_why_and_no_table(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "open"}, public=False, several=True)
    player.open()
    expect(player.page.get_by_test_id("several")).to_have_text("One player may hold several seats")
    player.post("/logout")
    expect(player.page.get_by_role("alert")).to_contain_text("You have logged out here")
    expect(player.page.get_by_test_id("players")).to_have_count(0)
    player.page.get_by_test_id("again").click()
    expect(player.page.get_by_test_id("players")).to_contain_text("Take the seat")
    take = player.page.get_by_role("button", name="Play as Pompadour")
    take.click()
    take.wait_for(state="detached")
    assert player.position()["people"]["Pompadour"]["you"]


def test_spectators_talk_among_themselves_and_the_player_reads_it_after_the_game(visit: Callable[..., Visitor]) -> None:
    player, one, other = visit(), visit(), visit()
    match = player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:random"})
    player.open()
    expect(player.page.get_by_test_id("spectators")).to_have_count(0)
    one.post("/me")
    for spectator in (one, other):  # the other one has no name yet
        spectator.match = match
        spectator.open()
        spectator.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_test_id("spectators")).to_have_text("2 spectators")

    def say(visitor: Visitor, text: str) -> None:
        visitor.page.get_by_label("Write to the spectators").fill(text)
        visitor.page.get_by_role("button", name="Send", exact=True).click()

    talk = "spectator-chat"
    say(one, "He will lose Saxony.")
    one.page.get_by_test_id(talk).get_by_text("He will lose Saxony.").wait_for()
    other.page.get_by_test_id(talk).get_by_text("Write a message to read").wait_for()
    say(other, "Never!")
    for spectator in (one, other):
        expect(spectator.page.get_by_test_id(talk)).to_contain_text("He will lose Saxony.")
        expect(spectator.page.get_by_test_id(talk)).to_contain_text("Never!")
    player.page.get_by_role("tab", name="Chat").click()
    expect(player.page.get_by_test_id("chat")).to_contain_text("No messages yet")
    expect(player.page.get_by_test_id("chat-of-spectators")).to_have_count(0)

    player.post(f"/matches/{match}/end", {"agree": True})
    player.page.get_by_role("dialog").get_by_role("button", name="Close").first.click()
    player.dialogs_closed()
    player.page.get_by_test_id("chat-of-spectators").click()
    expect(player.page.get_by_test_id(talk)).to_contain_text("Never!")
    expect(player.page.get_by_label("Write ")).to_have_count(0)
    player.page.get_by_test_id("chat-of-chat").click()
    expect(player.page.get_by_label("Write a message")).to_be_visible()


def test_who_sits_down_reads_no_more_of_the_spectators_talk(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    match = host.create("war-in-the-west", {"Frederick": "me", "Pompadour": "open"})
    guest.post("/me")
    guest.post(f"/matches/{match}/spectators/chat", {"text": "Let me try."})
    guest.match = match
    guest.open()
    guest.page.get_by_role("tab", name="Chat").click()
    guest.page.get_by_test_id("spectator-chat").get_by_text("Let me try.").wait_for()
    guest.page.get_by_role("button", name="Play as Pompadour").click()
    expect(guest.page.get_by_test_id("chat")).to_contain_text("No messages yet")
    expect(guest.page.locator("body")).not_to_contain_text("Let me try.")
    host.post(f"/matches/{match}/chat", {"text": "Welcome."})
    expect(guest.page.get_by_test_id("chat")).to_contain_text("Welcome.")
