"""A player makes and revokes tokens for programs, and who sits at the table with a program sees that it is one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.axe import AXE, violations
from tests.browser.table import Visitor


def test_a_token_is_made_used_and_revoked(visit: Callable[..., Visitor]) -> None:
    player = visit()
    page = player.page
    player.post("/me")
    player.post("/register", {"name": "Ada Byron", "password": "sanssouci1"})
    page.goto("/account")
    page.get_by_test_id("programs").click()
    page.get_by_label("Name").fill("Difference Engine")
    page.get_by_test_id("add").click()
    token = page.get_by_test_id("token").input_value()
    assert token.startswith("grognard_")
    found = {"token": violations(player) if AXE.is_file() else []}

    host = visit()
    seats = {"Frederick": "me", "Pompadour": "open"}
    host.create("war-in-the-west", seats, programs=True)
    asking = player.context.request
    bearer = {"Authorization": f"Bearer {token}"}

    def ask(path: str) -> Any:
        return asking.post(f"/api/v1/matches/{host.match}{path}", data={"seat": "Pompadour"}, headers=bearer)

    assert ask("/join").ok
    host.page.goto(f"/match/{host.match}")
    row = host.page.get_by_test_id("players").locator("li").nth(1)
    row.get_by_text("Program Difference Engine of Ada Byron").wait_for()
    assert row.locator(".sign").get_attribute("title") == "Program"
    host.page.get_by_test_id("programs").wait_for()
    found["table"] = violations(host, "[data-testid=players]") if AXE.is_file() else []

    page.emulate_media(color_scheme="dark")
    page.reload()
    revoke = page.get_by_test_id("revoke")
    revoke.wait_for()
    assert page.get_by_test_id("token").count() == 0, "it was shown once"
    found["list"] = violations(player) if AXE.is_file() else []
    revoke.click()
    revoke.click()
    page.get_by_text("The token of Difference Engine is no longer valid.").wait_for()
    assert ask("/resign").status == 401
    assert not [text for texts in found.values() for text in texts], found
