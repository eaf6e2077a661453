"""The front page: every game that has a face, each two clicks away, each to be set up as a table."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from tests.browser.table import HEADERS, SIZES, Visitor

OTHER_PICTURES = re.compile(r"/api/games/(?!paths-of-glory/)[^/]+/opening")
"""What the front page asks for to draw the pictures of games other than Paths of Glory."""
LAYOUT = re.compile(r"/api/games/[^/]+/layout")
BEGIN = {
    "en": ["Begin with Guns of August", "Begin without Guns of August"],
    "it": ["Comincia con I Cannoni di Agosto", "Comincia senza I Cannoni di Agosto"],
}
"""The buttons at the begin of a match of Paths of Glory."""


def offered(visitor: Visitor) -> list[dict[str, Any]]:
    """The games on the front page, as the service describes them."""
    visitor.page.goto("/")
    buttons = visitor.page.locator("[data-testid^=play-]")
    buttons.first.wait_for()
    names = [button.get_attribute("data-testid").removeprefix("play-") for button in buttons.all()]
    games = {game["name"]: game for game in visitor.get("/games")}
    assert names, "the front page offers no game"
    return [games[name] for name in names]


def test_every_game_is_shown_with_its_words_and_its_picture(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    games = offered(visitor)
    for size, (width, height) in SIZES.items():
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.drawn()
        has_its_words(visitor, games, size)
    every_board_draws_its_own_picture(visitor, games)
    pictures_keep_their_words(visitor)


def has_its_words(visitor: Visitor, games: list[dict[str, Any]], size: str) -> None:
    cards = visitor.page.locator("article")
    assert cards.count() == len(games)
    for game, card in zip(games, cards.all(), strict=True):
        expect(card.get_by_role("heading", name=game["title"])).to_be_visible()
        assert len(card.locator(".kicker").inner_text()) > 10, game["name"]
        assert len(card.locator(".about").inner_text()) > 60, game["name"]
        expect(card.get_by_role("link", name=f"Read the rules: {game['title']}")).to_be_visible()
        if size == "desktop":
            expect(card.get_by_test_id(f"play-{game['name']}")).to_be_in_viewport(ratio=1)


def every_board_draws_its_own_picture(visitor: Visitor, games: list[dict[str, Any]]) -> None:
    for game in games:
        picture = visitor.page.get_by_test_id(f"picture-{game['name']}")
        picture.scroll_into_view_if_needed()
        visitor.page.locator(f"[data-testid=picture-{game['name']}][data-drawn]").wait_for()
        expect(picture.locator("svg")).to_be_visible()
        assert picture.locator("svg *").count() > 200, game["name"]
        assert picture.locator("[tabindex='0']").count() == 0, "it is only to be looked at"


def pictures_keep_their_words(visitor: Visitor) -> None:
    """Each is drawn with its own texts, and the next one takes them away from none."""
    words = visitor.page.locator("[data-testid^=picture-] svg text").all_text_contents()
    assert words
    assert [word for word in words if re.fullmatch(r"[a-z]+(-[a-z0-9]+)+", word.strip())] == []


def test_late_answers_a_copied_link_and_a_new_table(visit: Callable[..., Visitor]) -> None:
    """What changes how a browser works, all in one of its own."""
    visitor = visit(own=True)
    a_match_that_is_left_while_it_loads_opens_no_socket(visitor)
    for language in BEGIN:
        visitor.context.clear_cookies()
        visitor.page.evaluate("name => localStorage.setItem('grognard.language', JSON.stringify(name))", language)
        pictures_that_come_late_do_not_rename_the_buttons_of_a_match(visitor, language)
    visitor.context.clear_cookies()
    visitor.page.evaluate("localStorage.removeItem('grognard.language')")
    a_language_that_is_learned_while_a_match_loads_is_not_lost(visitor)
    visitor.context.clear_cookies()
    a_table_by_link_shows_the_link_at_once(visitor)
    a_new_table_appears_by_itself(visitor, visit())


def pictures_that_come_late_do_not_rename_the_buttons_of_a_match(player: Visitor, language: str) -> None:
    page = player.page
    held: list[Any] = []
    page.route(OTHER_PICTURES, lambda route: held.append(route))
    with page.expect_request(OTHER_PICTURES):
        page.goto("/")
    page.locator(f"html[lang={language}]").wait_for(state="attached")
    page.get_by_test_id("play-paths-of-glory").click()
    page.get_by_role("dialog").locator("input[name=seat][value='Central Powers']").check()
    page.get_by_test_id("start").click()
    player.at_match()
    player.wait_for_turn()
    buttons = player.prompt.locator("button[data-verb^=begin]")
    expect(buttons).to_have_text(BEGIN[language])

    assert held
    with page.expect_event("requestfinished", lambda request: OTHER_PICTURES.search(request.url)):
        for one in held:
            one.continue_()
    player.drawn()
    assert buttons.all_inner_texts() == BEGIN[language]
    page.unroute(OTHER_PICTURES)


def a_match_that_is_left_while_it_loads_opens_no_socket(visitor: Visitor) -> None:
    page = visitor.page
    visitor.create("war-in-the-west", {"Frederick": "me", "Pompadour": "bot:rules"})
    sockets: list[str] = []
    visitor.listen("websocket", lambda socket: sockets.append(socket.url))
    held: list[Any] = []
    page.route(LAYOUT, lambda route: held.append(route))
    with page.expect_request(LAYOUT):
        page.goto(f"/match/{visitor.match}")
    page.evaluate("history.pushState(null, '', '/'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_test_id("play-friedrich").wait_for()
    with page.expect_event("requestfinished", lambda request: LAYOUT.search(request.url)):
        held.pop(0).continue_()
    visitor.drawn()
    assert [url for url in sockets if f"/matches/{visitor.match}/" in url] == []
    page.unroute(LAYOUT)


def a_language_that_is_learned_while_a_match_loads_is_not_lost(visitor: Visitor) -> None:
    """The account says Italian; the browser asks for English, and the page learns of the account late."""
    page = visitor.page
    seats = {"Allied Powers": "bot:rules", "Central Powers": "me"}
    visitor.create("introductory", seats, game="paths-of-glory")
    put = visitor.context.request.put("/api/me/language", data={"language": "it"}, headers=HEADERS)
    assert put.ok, put.text()
    held: list[Any] = []
    page.route(LAYOUT, lambda route: held.append(route))
    with page.expect_request(LAYOUT):
        page.goto(f"/match/{visitor.match}")
    page.locator("html[lang=it]").wait_for(state="attached")
    page.unroute(LAYOUT)
    expect(visitor.prompt.locator("button[data-verb^=begin]")).to_have_text(BEGIN["it"])


def test_two_clicks_lead_into_every_game(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for number, game in enumerate(offered(visitor)):
        if number:
            visitor.page.goto("/")
        visitor.page.get_by_test_id(f"play-{game['name']}").click()
        dialog = visitor.page.get_by_role("dialog")
        dialog.get_by_test_id("start").wait_for()
        for seat in next(one["seats"] for one in game["scenarios"] if one["first"]):
            row = dialog.locator("label.seat", has=visitor.page.get_by_text(seat, exact=True))
            assert len(row.locator(".small").inner_text()) > 10, f"{game['name']} says nothing of {seat}"
        dialog.get_by_test_id("start").click()
        visitor.at_match()
        position = visitor.position()
        assert (position["game"], position["you"]) == (game["name"], [0])
        expect(visitor.page.locator("svg.board")).to_be_visible()


def test_every_game_can_be_set_up(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    for game in offered(visitor):
        visitor.page.goto(f"/new?game={game['name']}")
        seats = visitor.page.get_by_role("group", name="Seats", exact=True).locator("label.line")
        for scenario in game["scenarios"]:
            visitor.page.locator(f"input[name=scenario][value='{scenario['name']}']").check()
            expect(seats.locator(".title")).to_have_text(scenario["seats"])
            words = seats.locator(".small").all_inner_texts()
            assert (len(words), all(words)) == (len(scenario["seats"]), True), (game["name"], words)
        for row in seats.all()[1:]:
            row.locator("select").select_option(f"bot:{game['bots'][0]['name']}")
        visitor.page.get_by_test_id("create").click()
        visitor.page.wait_for_url("**/match/*")
        visitor.match = visitor.page.url.rsplit("/", 1)[1]
        assert visitor.position()["scenario"] == game["scenarios"][-1]["name"]


def test_running_games_come_first_with_whose_turn_it_is(visit: Callable[..., Visitor]) -> None:
    host, guest = visit(), visit()
    for game in ("quartermaster-1914", "friedrich"):
        seats = next(one for one in host.get("/games") if one["name"] == game)["scenarios"][0]["seats"]
        host.create("", {name: "me" if name == seats[0] else "open" for name in seats}, game=game)
    host.page.goto("/")
    rows = host.page.locator("section[aria-labelledby=mine] > ul > li")
    expect(rows).to_have_count(2)
    expect(rows.first).to_contain_text("Your turn")
    first_game = host.page.locator("article").first
    assert rows.last.bounding_box()["y"] < first_game.bounding_box()["y"]
    guest.page.goto("/")
    table = guest.page.locator("section[aria-labelledby=open] > ul > li", has_text="Friedrich").first
    expect(table.get_by_test_id("agreed")).to_contain_text("The standard game, four players")
    expect(table.get_by_test_id("agreed")).to_contain_text(f"created by {host.get('/me')['name']}")


def a_table_by_link_shows_the_link_at_once(host: Visitor) -> None:
    host.page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    host.page.goto("/new?game=friedrich")
    host.page.get_by_label("The War in the West").check()
    host.page.locator("label", has_text="Pompadour").locator("select").select_option("link")
    host.page.get_by_test_id("create").click()
    host.at_match()
    banner = host.page.get_by_test_id("invitation")
    link = banner.get_by_test_id("invite").input_value()
    banner.get_by_test_id("copy").focus()
    host.page.keyboard.press("Enter")
    expect(banner.get_by_role("status")).to_have_text("Copied")
    expect(banner.get_by_test_id("copy")).to_have_text("Copied")
    assert host.page.evaluate("navigator.clipboard.readText()") == link
    assert f"/match/{host.match}?invite=" in link
    banner.get_by_role("button", name="Close").focus()
    host.page.keyboard.press("Enter")
    expect(banner).to_have_count(0)
    expect(host.prompt).to_be_focused()


def a_new_table_appears_by_itself(reader: Visitor, host: Visitor) -> None:
    reader.page.add_init_script("window.setInterval = () => 0")  # no page polls
    offered(reader)
    host.post("/me")
    seats = {"Frederick": "me", "Pompadour": "open"}
    made = host.post("/matches", {"game": "friedrich", "scenario": "war-in-the-west", "seats": seats})["id"]
    expect(reader.page.locator(f"a[href='/match/{made}']").first).to_be_visible()
