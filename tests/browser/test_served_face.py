"""A game of another package brings its board as files: the page draws it, and plays by clicks and keys on it.

A face that fails gives way to the plain board, and the match goes on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import needs_axe, violations
from tests.browser.fixtures import Browsers, serving
from tests.browser.table import Visitor
from tests.example import EXAMPLE, install, on_the_path

SCRIPT = "**/faces/sortie/face.js"
FAILS = {
    "it is not there": "",
    "it cannot be read": "export function board( {",
    "it draws no board": "export const hand = 1;",
    "it fails at first": "export function board() { throw new Error('a mistake'); }",
    "it fails later": """export function board(group, table) {
      return { update() { if (table.position.view.companies[0] < 9) throw new Error('a mistake'); } };
    }""",
    "it fails while it says where things are": """export const board = () => ({ update() {} });
      export function place() { throw new Error('a mistake'); }""",
}


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("table")


@pytest.fixture(scope="module")
def address(request: pytest.FixtureRequest, folder: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A table with the package of docs/add-a-game.md, or where a test asks for it with the single module."""
    write = EXAMPLE.write_module if getattr(request, "param", "") == "module" else EXAMPLE.write_package
    project = write(tmp_path_factory.mktemp("project"))
    site = install(project, tmp_path_factory.mktemp("site"))
    with on_the_path(site), serving(folder) as found:
        yield found


@pytest.fixture(scope="module")
def browsers(chromium: Any, address: str) -> Iterator[Browsers]:
    made = Browsers(chromium, address)
    yield made
    made.close()


def begin(player: Visitor, west: str = "bot:rules") -> None:
    player.create("standard", {"East": "me", "West": west}, game="sortie")
    player.asked()


def order(player: Visitor, number: int) -> Any:
    return player.page.locator(f"svg.board [data-kind=number][data-target='{number}']")


def companies(player: Visitor) -> Any:
    return player.page.locator("svg.board .sortie-company")


@needs_axe
def test_an_act_is_played_on_the_board_that_the_game_brings(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player)
    player.open()
    expect(companies(player)).to_have_count(18)
    expect(player.page.locator("svg.board text").first).to_have_text("East")
    expect(order(player, 2)).to_have_attribute("aria-label", "Send 2 companies")
    assert "offered" in (order(player, 2).get_attribute("class") or "")
    expect(order(player, 2).locator("rect")).to_have_css("stroke-width", "3px")
    assert not violations(player)
    with player.acting():
        order(player, 2).click()
    # East has sent two, the opponent of the package one.
    expect(companies(player)).to_have_count(15)
    expect(player.page.locator(".status")).to_have_text("Points: 1 – 0")
    player.wait_for_turn()
    with player.acting():
        order(player, 3).focus()
        player.page.keyboard.press("Enter")
    expect(companies(player)).to_have_count(11)
    assert player.position()["view"]["companies"] == [4, 7]


def test_what_is_sent_is_shown_while_the_other_side_decides(visit: Callable[..., Visitor]) -> None:
    player, other = visit(), visit()
    begin(player, "open")
    player.open()
    with player.acting():
        order(player, 3).click()
    expect(player.page.locator("svg.board .sent")).to_have_count(3)
    expect(player.page.locator("svg.board [role=button]")).to_have_count(0)
    # Nobody but East sees how many it has sent.
    other.match = player.match
    other.open()
    expect(companies(other)).to_have_count(18)
    expect(other.page.locator("svg.board .sent")).to_have_count(0)


def test_the_front_page_offers_the_game_with_a_picture_of_its_board(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    picture = player.page.get_by_test_id("picture-sortie")
    picture.scroll_into_view_if_needed()
    expect(picture.locator(".sortie-company")).to_have_count(18)
    player.page.get_by_test_id("play-sortie").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    expect(companies(player)).to_have_count(18)


def test_a_lesson_is_taken_on_the_board_that_the_game_brings(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/learn/sortie/last-point")
    expect(companies(player)).to_have_count(7)
    order(player, 3).click()
    expect(player.page.get_by_test_id("lesson")).to_contain_text("companies that you save are worth nothing")


def test_a_face_that_fails_gives_way_to_the_plain_board(visit: Callable[..., Visitor]) -> None:
    player = visit(own=True)
    faces = [""]

    def answer(route: Any) -> None:
        if faces[-1]:
            route.fulfill(body=faces[-1], content_type="text/javascript")
        else:
            route.fulfill(status=404, body="")

    player.page.route(SCRIPT, answer)
    for fails, face in FAILS.items():
        faces.append(face)
        begin(player)
        player.open()
        it_is_played_on_the_plain_board(player, fails)


def it_is_played_on_the_plain_board(player: Visitor, fails: str) -> None:
    for _ in range(2):
        player.wait_for_turn()
        with player.acting():
            player.prompt.get_by_role("button", name="2", exact=True).click()
    expect(player.page.get_by_test_id("board-failed"), fails).to_contain_text("The board of this game does not work")
    expect(companies(player), fails).to_have_count(0)
    assert [error for error in player.errors if "the face of this game has failed" in error], fails
    player.errors.clear()


@pytest.mark.parametrize("address", ["module"], indirect=True)
def test_a_game_without_a_face_is_played_on_the_plain_board(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    player.page.get_by_test_id("play-sortie").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    with player.acting():
        player.prompt.get_by_role("button", name="2", exact=True).click()
    expect(player.page.get_by_test_id("board-failed")).to_have_count(0)
    assert player.wait_for(lambda now: now["view"]["companies"][0] == 7)
