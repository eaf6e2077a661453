"""The table answers where somebody has no choice, if that is wished."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import Visitor, choice_of

WEST = "war-in-the-west"


def test_the_table_answers_as_soon_as_it_is_wished(visit: Callable[..., Visitor]) -> None:
    """At set-up the last stack gets what is left: its player is asked, but has no choice."""
    host, friend = visit(), visit()
    friend.match = host.create(WEST, {"Frederick": "me", "Pompadour": "open"})
    friend.post("/me")
    friend.post(f"/matches/{friend.match}/join", {"seat": "Pompadour"})
    position = host.asked()
    while not position["only"]:
        position = host.act(position, "troops", choice_of(position, "troops")[-1])
    assert "Frederick" in friend.position()["asked"]

    host.open()
    expect(host.page.get_by_test_id("only")).to_have_text("You have no choice here.")
    host.page.get_by_test_id("table-menu").click()
    wish = host.page.get_by_test_id("auto")
    expect(wish).to_have_value("never")
    wish.select_option("While I am at the table")
    host.wait_for(lambda now: now["asked"] == ["Pompadour"])
    host.page.get_by_role("button", name="Close").click()
    expect(host.prompt).to_contain_text("Waiting for Pompadour")
    assert host.position()["people"]["Frederick"]["auto"] == "here"
