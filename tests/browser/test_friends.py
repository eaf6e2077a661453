"""Two browsers play each other by an invite link."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friedrich import seeking
from tests.browser.table import Visitor, plain


def test_two_browsers_by_invite_link(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    host.page.goto("/new?game=friedrich")
    host.page.get_by_label("The War in the West").check()
    host.page.locator("label", has_text="Pompadour").locator("select").select_option("link")
    host.page.get_by_test_id("create").click()
    host.at_match()
    host.page.get_by_test_id("table-menu").click()
    link = host.page.get_by_test_id("invite").input_value()
    host.page.get_by_role("button", name="Close").click()
    assert f"/match/{host.match}?invite=" in link

    friend.page.goto(link)
    friend.page.get_by_test_id("take-seat").click()
    friend.page.get_by_test_id("take-seat").wait_for(state="detached")
    friend.match = host.match
    friend.ask_me()
    assert friend.position()["people"]["Pompadour"]["you"]

    # Each decides in their own browser; the other sees it without a reload. What lies between goes past the pages.
    seekers = {host: seeking(0, 1, 6), friend: seeking(0, 1, 6)}
    movers: set[Visitor] = set()
    for _ in range(12):
        one, other = (host, friend) if host.position()["choices"] else (friend, host)
        position = one.asked()
        if one in movers:
            one.act(position, *seekers[one](position))
        else:
            other.shows(one.choose(position, *seekers[one](position)))
        movers.add(one)
    assert movers == {host, friend}
    now = host.position()
    assert now["seq"] == friend.position()["seq"]
    both = {plain(entry["text"]) for entry in friend.position()["story"]}
    last = [plain(entry["text"]) for entry in now["story"] if plain(entry["text"]) in both][-1]
    for one in (host, friend):
        one.shows(now)
        one.page.get_by_role("tab", name="Log").click()
        one.page.get_by_test_id("log").get_by_text(last).last.wait_for()

    # They talk, and what one notes the other does not see.
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_label("Write a message").fill("Good luck, Madame!")
    host.page.get_by_role("button", name="Send", exact=True).click()
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_test_id("chat").get_by_text("Good luck, Madame!").wait_for()
    only_what_the_other_wrote_is_unread(host, friend)
    friend.page.get_by_role("tab", name="Chat").click()
    friend.page.get_by_role("tab", name="Notes").click()
    friend.page.get_by_label("Your notes").fill("He bluffs.")
    friend.page.get_by_text("Saved. Only you can read this.").wait_for()
    assert friend.get(f"/matches/{friend.match}/notes")["text"] == "He bluffs."
    assert host.get(f"/matches/{host.match}/notes")["text"] == ""

    going_back_needs_the_other_player(host, friend)
    a_used_invite_says_so(friend, link)


def only_what_the_other_wrote_is_unread(host: Visitor, friend: Visitor) -> None:
    """Neither one's own lines nor what was read before, also after a reload."""

    def is_unread(visitor: Visitor, number: int) -> None:
        name = re.compile(rf"^Chat\s*{number} unread message")
        expect(visitor.page.get_by_role("tab", name="Chat")).to_have_accessible_name(name)

    def say(visitor: Visitor, text: str) -> None:
        visitor.post(f"/matches/{visitor.match}/chat", {"text": text})

    for visitor in (host, friend):
        visitor.open()
    say(host, "Your move.")
    is_unread(friend, 1)
    friend.open()
    is_unread(friend, 1)
    say(host, "Hello?")
    is_unread(friend, 2)
    say(friend, "One moment.")
    is_unread(host, 1)
    host.page.get_by_role("tab", name="Chat").click()
    host.page.get_by_test_id("chat").get_by_text("One moment.").wait_for()
    host.open()
    say(friend, "Now.")
    is_unread(host, 1)


def going_back_needs_the_other_player(host: Visitor, friend: Visitor) -> None:
    host.page.get_by_role("tab", name="Log").click()
    before = host.position()["point"]
    line = host.page.get_by_test_id("log").locator("li", has=host.page.locator("button.back")).first
    line.hover()
    line.locator("button.back").click()
    host.page.get_by_role("button", name="Propose", exact=True).click()
    friend.page.get_by_role("button", name="Agree").click()
    friend.page.get_by_test_id("rollback").wait_for(state="detached")
    assert host.wait_for(lambda now: now["point"] < before)


def a_used_invite_says_so(late: Visitor, link: str) -> None:
    """To whom the service does not know."""
    late.context.clear_cookies()
    late.page.goto(link)
    expect(late.page.get_by_role("alert")).to_contain_text("taken")
