"""Reload and loss of the network in the middle of a battle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.table import Visitor, calm, in_battle, seeker_for, to_battle

SEATS = {"Frederick": "me", "Maria Theresa": "me"}


def test_reload_and_network_loss_in_a_battle(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("austrian-theatre", SEATS)
    battle = to_battle(player, seeker_for(player, {0, 4, 5}))
    player.open()
    player.wait_for_turn()
    prompt = player.prompt.locator(".text").inner_text()

    player.page.reload()
    player.wait_for_turn()
    assert player.prompt.locator(".text").inner_text() == prompt
    assert player.position()["seq"] == battle["seq"]

    # The line goes down: a banner, and an act that is tried is not lost in silence.
    player.context.set_offline(True)
    banner = player.page.get_by_test_id("offline")
    banner.wait_for()
    player.prompt.locator('button[data-verb="break-off"]').click()
    player.page.get_by_test_id("toast").wait_for()

    # It comes back: the banner goes, without a word, and the game goes on from where it is.
    player.context.set_offline(False)
    banner.wait_for(state="detached")
    player.prompt.locator('button[data-verb="break-off"]').click()
    position = player.wait_for(lambda now: now["seq"] > battle["seq"])
    assert not in_battle(position)
    expect(player.page.get_by_test_id("toast")).to_have_count(0)


def test_what_happened_meanwhile_is_there_at_once(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.create("austrian-theatre", SEATS)
    player.open()
    player.wait_for_turn()
    before = player.prompt.locator(".text").inner_text()
    player.context.set_offline(True)
    player.page.get_by_test_id("offline").wait_for()
    player.context.set_offline(False)

    elsewhere = visit(storage_state=player.context.storage_state())
    elsewhere.match = player.match
    position = elsewhere.position()
    for _ in range(3):
        position = elsewhere.act(position, *calm(position))
    expect(player.prompt.locator(".text")).not_to_have_text(before)
    expect(player.prompt.locator(".text")).to_have_text(position["prompt"])
