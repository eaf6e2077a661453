"""Resigning and agreed draws, as both players see them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.ahead import after, ahead
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.friedrich import GAME, calm
from tests.browser.table import SIZES, Visitor


def two(visit: Callable[..., Visitor], size: str = "desktop") -> tuple[Visitor, Visitor]:
    """Frederick and Pompadour, each in a browser of their own."""
    host, friend = visit(size), visit(size)
    host.sit(ahead(GAME, "war-in-the-west", lambda: calm, after(6)), {"Pompadour": friend})
    return host, friend


def name(player: Visitor) -> str:
    found: str = player.get("/me")["name"]
    return found


def title(player: Visitor) -> str:
    return str(player.page.get_by_test_id("end").get_by_role("heading", level=2).inner_text())


def test_one_resigns_and_the_other_reads_that_they_have_won(visit: Callable[..., Visitor]) -> None:
    host, friend = two(visit)
    host.open()
    friend.open()
    confirm = host.page.get_by_test_id("confirm-text")
    host.page.get_by_test_id("language").select_option("it")
    host.page.get_by_test_id("table-menu").click()
    host.page.get_by_test_id("resign").click()
    expect(confirm).to_have_text("La partita finisce subito. Vittoria: Pompadour.")
    host.page.get_by_test_id("confirm-no").click()
    # The menu comes back.
    expect(host.page.get_by_test_id("resign")).to_be_visible()
    host.page.keyboard.press("Escape")
    host.dialogs_closed()

    host.page.get_by_test_id("language").select_option("en")
    expect(host.page.locator("html")).to_have_attribute("lang", "en")
    host.page.get_by_test_id("table-menu").click()
    host.page.get_by_test_id("resign").click()
    dialog = host.page.get_by_test_id("confirm")
    expect(dialog.get_by_role("heading")).to_have_text("Resign as Frederick?")
    expect(confirm).to_have_text("The match ends at once. Victory for Pompadour.")
    host.page.get_by_test_id("confirm-no").click()
    expect(host.page.get_by_test_id("resign")).to_be_visible()
    assert host.position()["ended"] is None
    host.page.get_by_test_id("resign").click()
    host.sure()

    # No reload.
    expect(friend.page.get_by_test_id("end-why")).to_have_text(f"You win: {name(host)} resigned.")
    assert title(friend) == "Victory for Pompadour"
    expect(host.page.get_by_test_id("end-why")).to_have_text("Frederick resigned.")
    assert title(host) == "Victory for Pompadour"
    for one in (host, friend):
        won = one.page.get_by_test_id("scores").locator("tr.won")
        expect(won.locator("th")).to_have_text("Pompadour")
        one.page.get_by_test_id("end-board").click()
        expect(one.page.get_by_test_id("result")).to_have_text("Victory for Pompadour. Frederick resigned.")
        one.page.get_by_role("tab", name="Log").click()
        line = f"{name(host)} resigned as Frederick. Victory for Pompadour."
        expect(one.page.get_by_test_id("log").get_by_text(line)).to_be_visible()
    for one, why in (host, "Abbandono di Federico."), (friend, f"Hai vinto: {name(host)} ha abbandonato."):
        one.page.get_by_test_id("language").select_option("it")
        one.page.get_by_test_id("open-end").click()
        expect(one.page.get_by_test_id("end-why")).to_have_text(why)
    friend.page.get_by_test_id("end-board").click()
    friend.page.get_by_test_id("language").select_option("en")
    friend.page.goto("/")
    row = friend.page.locator("li", has=friend.page.locator(f'a[href="/match/{friend.match}/replay"]')).first
    expect(row).to_contain_text("Won by Pompadour · Frederick resigned.")


def test_a_draw_is_offered_withdrawn_declined_and_agreed_to(visit: Callable[..., Visitor]) -> None:
    host, friend = two(visit)
    host.open()
    friend.open()
    host.post(f"/matches/{host.match}/end", {"agree": True})
    friend.page.get_by_test_id("draw-offer").wait_for()
    host.page.get_by_test_id("draw-withdraw").click()
    friend.page.get_by_test_id("draw-offer").wait_for(state="detached")
    assert host.position()["ended"] is None
    for answer in ("draw-decline", "draw-agree"):
        host.page.get_by_test_id("table-menu").click()
        host.page.get_by_test_id("draw").click()
        expect(host.page.get_by_test_id("draw")).to_have_text("Withdraw the offer")
        host.page.get_by_role("dialog").get_by_role("button", name="Close").click()
        expect(host.page.get_by_test_id("draw-offer")).to_contain_text("Waiting for Pompadour.")
        expect(friend.page.get_by_test_id("draw-offer")).to_contain_text("Frederick offers a draw.")
        friend.page.get_by_test_id(answer).click()
        host.page.get_by_test_id("draw-offer").wait_for(state="detached")
        if answer == "draw-decline":
            expect(host.toast).to_contain_text(f"{name(friend)} declined the draw.")
    for one in (host, friend):
        expect(one.page.get_by_test_id("end-why")).to_have_text("The players agreed to a draw.")
        assert title(one) == "A draw"
        expect(one.page.get_by_test_id("scores").locator("tr.won")).to_have_count(0)
    host.page.goto("/")
    row = host.page.locator("li", has=host.page.locator(f'a[href="/match/{host.match}/replay"]')).first
    expect(row).to_contain_text("The players agreed to a draw.")


def test_with_more_sides_a_computer_takes_the_seat(visit: Callable[..., Visitor]) -> None:
    host, friend = visit(), visit()
    seats = {"Frederick": "me", "Elisabeth": "open", "Maria Theresa": "bot:random", "Pompadour": "bot:random"}
    host.create("four-players", seats)
    friend.post("/me")
    friend.match = host.match
    friend.post(f"/matches/{host.match}/join", {"seat": "Elisabeth"})
    host.open()
    friend.open()
    friend.page.get_by_test_id("table-menu").click()
    friend.page.get_by_test_id("resign").click()
    expect(friend.page.get_by_test_id("confirm-text")).to_have_text(
        "A computer plays Elisabeth to the end. You cannot take the seat back. The other players are told."
    )
    friend.sure()
    expect(host.toast).to_contain_text(f"{name(friend)} resigned. A computer now plays Elisabeth.")
    host.page.get_by_role("tab", name="Log").click()
    line = f"{name(friend)} resigned. A computer now plays Elisabeth."
    expect(host.page.get_by_test_id("log").get_by_text(line)).to_be_visible()
    # The last one ends the match: the end says who resigned before.
    host.post(f"/matches/{host.match}/resign", {"seat": "Frederick"})
    expect(host.page.get_by_test_id("end-resigned")).to_have_text(
        f"{name(friend)} resigned. A computer played Elisabeth to the end."
    )
    expect(host.page.get_by_test_id("end-why")).to_have_text("Frederick resigned.")
    assert title(host) == "No winner"


@needs_axe
def test_axe_finds_nothing_serious(visit: Callable[..., Visitor]) -> None:
    host, friend = two(visit, "phone")
    friend.post(f"/matches/{host.match}/end", {"agree": True})
    host.open()
    host.page.get_by_test_id("draw-offer").wait_for()
    found = {f"offer, {size}": violations_at(host, size, "draw-offer") for size in ("phone", "desktop")}
    host.page.get_by_test_id("table-menu").click()
    host.page.get_by_test_id("resign").click()
    host.page.get_by_test_id("confirm").wait_for()
    found |= {f"dialog, {size}": violations_at(host, size, "confirm") for size in ("desktop", "phone")}
    assert {where: texts for where, texts in found.items() if texts} == {}


def violations_at(player: Visitor, size: str, part: str) -> list[str]:
    wide, high = SIZES[size]
    player.page.set_viewport_size({"width": wide, "height": high})
    return in_both_themes(player, f"[data-testid={part}]")
