"""Reload and loss of the network in the middle of a battle."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.friedrich import battle, calm, in_battle
from tests.browser.table import Visitor, plain


def test_reload_and_network_loss_in_a_battle_and_afterwards(visit: Callable[..., Visitor]) -> None:
    player = visit(own=True)
    player.sit(battle())
    before = player.position()
    player.open()
    player.wait_for_turn()
    expect(player.prompt.locator(".text")).to_have_text(plain(before["prompt"]))

    player.page.reload()
    player.wait_for_turn()
    expect(player.prompt.locator(".text")).to_have_text(plain(before["prompt"]))
    assert player.position()["seq"] == before["seq"]

    # The line goes down: a banner, and an act that is tried is not lost in silence.
    player.context.set_offline(True)
    banner = player.page.get_by_test_id("offline")
    banner.wait_for()
    player.prompt.locator('button[data-verb="break-off"]').click()
    player.toast.wait_for()

    # It comes back: the banner goes, without a word, and the game goes on from where it is.
    player.context.set_offline(False)
    banner.wait_for(state="detached")
    position = player.choose(before, "break-off")
    assert not in_battle(position)
    expect(player.toast).to_have_count(0)
    what_happened_meanwhile_is_there_at_once(player)


def what_happened_meanwhile_is_there_at_once(player: Visitor) -> None:
    """The service hears an act of the same person while the page is without its line."""
    position = player.asked()
    player.shows(position)
    before = position["prompt"]
    expect(player.prompt.locator(".text")).to_have_text(plain(before))
    player.context.set_offline(True)
    player.page.get_by_test_id("offline").wait_for()
    while position["prompt"] == before:
        position = player.act(position, *calm(position))
    expect(player.prompt.locator(".text")).to_have_text(plain(before))
    player.context.set_offline(False)
    expect(player.prompt.locator(".text")).to_have_text(plain(position["prompt"]))
