"""What concerns the table itself: seats of players who are away, invites, notices."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import expect

from grognard.table.common.clock import now
from grognard.table.storage.sqlite import FILE
from tests.browser.ahead import after, ahead
from tests.browser.friedrich import GAME, battle, calm, marching
from tests.browser.table import SIZES, Visitor
from tests.waiting import PATIENCE

WEST = "war-in-the-west"
POMPADOUR = 1
LATER = "UPDATE matches SET clocks = json_replace(clocks, '$.asked[0][1]', ?) WHERE id = ?"
"""Since when the seat is asked that is asked alone."""


def change(folder: Path, statement: str, *values: Any) -> None:
    """Let time pass: in the database, which the service looks at again."""
    with contextlib.closing(sqlite3.connect(folder / FILE, timeout=PATIENCE)) as database, database:
        database.execute(statement, values)
        database.execute("UPDATE matches SET version = version + 1 WHERE id = ?", values[-1:])


def two(visit: Callable[..., Visitor]) -> tuple[Visitor, Visitor]:
    """Two in a match, in which the second must decide next."""
    host, friend = visit(), visit()
    host.sit(ahead(GAME, WEST, lambda: calm, lambda position: position["seat"] == POMPADOUR), {"Pompadour": friend})
    return host, friend


def late(host: Visitor, folder: Path) -> None:
    """Half an hour passes in which the seat that is asked does not decide."""
    change(folder, LATER, now() - 31 * 60_000, host.match)


def test_a_seat_whose_player_is_away_goes_to_a_computer(visit: Callable[..., Visitor], folder: Path) -> None:
    host, friend = two(visit)
    begin = host.position()["point"]
    host.open()
    row = host.page.get_by_test_id("players").locator("li", has_text="Pompadour")
    expect(row).to_contain_text("deciding")
    the_host_lets_a_computer_play(host, row, folder)
    assert friend.position()["people"]["Pompadour"]["yours"]
    host.wait_for(lambda position: position["point"] > begin)
    who_comes_back_takes_the_seat_again(friend)

    # Once more, on a phone, while the friend is there; back to where the computer has not decided yet, and not late.
    host.post(f"/matches/{host.match}/rollback", {"keep": begin})
    friend.post(f"/matches/{host.match}/rollback/answer", {"agree": True})
    change(folder, LATER, now(), host.match)
    wide, high = SIZES["phone"]
    host.page.set_viewport_size({"width": wide, "height": high})
    host.page.get_by_test_id("tab-players").click()
    expect(row).to_contain_text("deciding")
    late(host, folder)
    expect(host.page.get_by_test_id("replace")).to_have_count(1)
    who_is_late_is_not_offered_a_computer(friend)
    change(folder, LATER, now(), host.match)
    the_host_lets_a_computer_play(host, row, folder)


def the_host_lets_a_computer_play(host: Visitor, row: Any, folder: Path) -> None:
    expect(host.page.get_by_test_id("replace")).to_have_count(0)
    # Half an hour later the row offers it; so does the menu of the table.
    late(host, folder)
    expect(row).to_contain_text("overdue")
    host.page.get_by_test_id("table-menu").click()
    expect(host.page.get_by_test_id("computer")).to_have_text("Let a computer play Pompadour")
    host.page.get_by_role("button", name="Close").click()
    row.get_by_role("button", name="Let a computer play Pompadour").click()
    expect(row).to_contain_text("Computer")
    expect(host.page.get_by_test_id("replace")).to_have_count(0)
    expect(row.get_by_test_id("say")).to_contain_text("can agree or decline until")


def who_comes_back_takes_the_seat_again(friend: Visitor) -> None:
    friend.open()
    friend.page.get_by_test_id("table-menu").click()
    friend.page.get_by_role("button", name="Take it back").click()
    friend.wait_for(lambda now: now["you"] == [1])
    friend.page.get_by_role("button", name="Close").click()


def who_is_late_is_not_offered_a_computer(friend: Visitor) -> None:
    friend.open()
    friend.wait_for_turn()
    expect(friend.page.get_by_test_id("players").locator("li.asked")).to_contain_text("you")
    expect(friend.page.get_by_test_id("replace")).to_have_count(0)


def test_the_maker_makes_the_match_private(visit: Callable[..., Visitor]) -> None:
    host, friend = two(visit)
    stranger = visit()
    stranger.match = host.match
    for player in (stranger, friend, host):
        player.open()
    friend.page.get_by_test_id("table-menu").click()
    expect(friend.page.get_by_test_id("explain")).to_be_visible()
    expect(friend.page.get_by_test_id("public")).to_have_count(0)
    friend.page.get_by_role("button", name="Close").click()

    host.page.get_by_test_id("table-menu").click()
    box = host.page.get_by_label("The match is public")
    expect(box).to_be_checked()
    box.uncheck()
    expect(stranger.page.get_by_text("private")).to_be_visible()
    expect(stranger.page.get_by_role("application")).to_have_count(0)
    expect(friend.page.get_by_test_id("toast")).to_contain_text("made your match private")
    box.check()
    expect(friend.page.get_by_test_id("toast")).to_contain_text("made your match public")
    assert stranger.position()["public"]


def test_word_from_another_match(visit: Callable[..., Visitor]) -> None:
    host, friend = two(visit)
    friend.sit(ahead(GAME, WEST, lambda: calm, after(0)))
    elsewhere = friend.match
    friend.open()
    friend.wait_for_turn()

    # In the first match the friend decides and the host is asked, then the friend again, whose page is elsewhere.
    friend.match = host.match
    for _ in range(60):
        asked = host if host.position()["choices"] else friend
        position = asked.position()
        asked.act(position, *calm(position))
        if asked is host and friend.position()["choices"]:
            break
    notice = friend.page.get_by_test_id("notice")
    notice.wait_for()
    expect(friend.page.get_by_test_id("toast")).to_contain_text("it is your turn as Pompadour.")
    assert elsewhere in friend.page.url
    notice.click()
    friend.page.wait_for_url(f"**/match/{host.match}")
    friend.wait_for_turn()
    expect(friend.page.get_by_test_id("toast")).to_have_count(0)


def test_an_expired_invite_says_so_and_is_renewed(visit: Callable[..., Visitor], folder: Path) -> None:
    host, friend = visit(), visit()
    host.create("war-in-the-west", {"Frederick": "me", "Pompadour": "link"}, public=False)
    host.open()
    host.page.get_by_test_id("table-menu").click()
    expect(host.page.locator(".invite")).to_contain_text("The link is shown only on the device on which it was created")
    expect(host.page.get_by_test_id("invite")).to_have_count(0)
    host.page.get_by_test_id("renew").click()
    old = host.page.get_by_test_id("invite").input_value()
    expect(host.page.locator(".invite")).to_contain_text("valid until")

    change(folder, 'UPDATE seats SET "until" = ? WHERE "match" = ? AND kind = \'link\'', now() - 1000, host.match)
    expect(host.page.locator(".invite")).to_contain_text("Pompadour · expired")
    friend.page.goto(old)
    expect(friend.page.get_by_role("alert")).to_contain_text("expired")

    host.page.get_by_test_id("renew").click()
    expect(host.page.locator(".invite")).to_contain_text("valid until")
    fresh = host.page.get_by_test_id("invite").input_value()
    assert fresh != old
    friend.page.goto(fresh)
    friend.page.get_by_test_id("take-seat").click()
    friend.page.get_by_test_id("take-seat").wait_for(state="detached")


NOTIFICATIONS = {
    "denied": "",
    "broken": "Notification.requestPermission = () => { throw new TypeError('not here'); }",
    "missing": "delete window.Notification",
}
"""What a browser that allows no notifications is like, and how the page becomes so."""


def test_a_browser_that_allows_no_notifications(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching(WEST))
    player.open()
    alert = player.page.get_by_role("alert")
    for how, script in NOTIFICATIONS.items():
        player.page.evaluate(f"() => {{ {script} }}")
        player.page.get_by_test_id("table-menu").click()
        box = player.page.get_by_label("Show a browser notification")
        expect(alert, how).to_have_count(0)
        box.click()
        expect(alert, how).to_contain_text("does not allow notifications")
        expect(box, how).not_to_be_checked()
        player.page.get_by_role("button", name="Close").click()
        player.dialogs_closed()


def test_one_button_stands_out_and_it_never_urges_to_give_way(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching())
    player.open()
    player.wait_for_turn()
    expect(player.prompt.locator("button.main")).to_have_attribute("data-verb", "done")

    player.sit(battle())
    player.open()
    player.wait_for_turn()
    expect(player.prompt.locator('button[data-verb="break-off"]')).to_be_visible()
    expect(player.prompt.locator("button.main")).to_have_count(0)
