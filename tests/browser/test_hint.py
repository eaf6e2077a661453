"""A hint: asked for by a button or a key, said in words, pointed at, and gone with its question."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.held import answer
from tests.browser.table import Visitor


def asked(visit: Callable[..., Visitor]) -> Visitor:
    """Frederick, to whom something has been put."""
    player = visit()
    player.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:rules"})
    player.wait_for(lambda now: bool(now["asked"] == ["Frederick"]))
    player.open()
    return player


def test_a_hint(visit: Callable[..., Visitor]) -> None:
    player = asked(visit)
    it_says_what_to_do_and_points_at_it(player)
    what_seems_to_promise_more_is_said_to_be_in_doubt(player)


def it_says_what_to_do_and_points_at_it(player: Visitor) -> None:
    page, hint = player.page, player.page.get_by_test_id("hint")
    page.get_by_test_id("hint-open").click()
    expect(hint).to_contain_text("Based only on what you know. 1 hint so far.")
    expect(page.get_by_test_id("finger")).to_be_visible()
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(page.get_by_test_id("finger")).to_have_count(0)
    page.keyboard.press("h")
    expect(hint).to_contain_text("1 hint so far")  # the same one again is not counted
    before = player.position()
    choice = before["choices"][0]
    player.act(before, choice["verb"], choice["targets"][0] if choice["targets"] else None)
    player.shows(player.asked())
    expect(hint).to_have_count(0)


def what_seems_to_promise_more_is_said_to_be_in_doubt(player: Visitor) -> None:
    page, hint = player.page, player.page.get_by_test_id("hint")
    acts = [{"verb": "troops", "kind": "number", "target": number, "text": "as many troops"} for number in (4, 5)]
    told = {"act": acts[0], "level": "General", "sure": 0.6, "reasons": [], "weighed": []}
    told["weighed"] = [{"act": act, "value": value, "spread": 0.2} for act, value in zip(acts, (0.6, 0.7), strict=True)]
    answer(player, r"/hint\b", told)
    page.get_by_test_id("hint-open").click()
    expect(hint).to_contain_text("As many troops60%")
    expect(hint).to_contain_text("As many troops70%")  # another act that reads alike
    expect(hint).to_contain_text("the difference may be luck")
