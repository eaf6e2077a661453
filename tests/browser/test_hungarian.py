"""The table in Hungarian: a turn of each game with nothing English left on the page, and no label that is cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import Match, names
from grognard.texts.files import languages
from tests.browser.ahead import Decide
from tests.browser.english import english_on
from tests.browser.friedrich import marching, seeking
from tests.browser.table import PAGES, SIZES, Visitor
from tests.games.paths_of_glory import table as glory
from tests.games.quartermaster_1914 import table as quartermaster
from tests.games.warzag import table as warzag

HUNGARIAN = {"locale": "hu-HU"}
NARROW = (320, 568)
"""The narrowest window of today's phones."""

CUT = """() => {
  const found = new Set();
  const hidden = (one) => {
    const style = getComputedStyle(one);
    return style.visibility === "hidden" || (style.position === "absolute" && style.clipPath !== "none");
  };
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (words.nextNode()) {
    const text = words.currentNode.data.trim();
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    if (!text || !box.width || words.currentNode.parentElement.closest("svg, select")) continue;
    for (let one = words.currentNode.parentElement; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (hidden(one) || /auto|scroll/.test(style.overflowX)) break;
      const frame = one.getBoundingClientRect();
      const button = one.matches("button, a.button");
      if ((button || style.overflowX !== "visible") && (box.left < frame.left - 1.5 || box.right > frame.right + 1.5)) {
        found.add(text);
        break;
      }
      if (button) break;
    }
  }
  return [...found];
}"""
"""The texts that do not fit into their buttons, or that what they lie in cuts off."""

pytestmark = pytest.mark.skipif("hu" not in languages(), reason="the service has no Hungarian texts")


@dataclass(frozen=True)
class Turn:
    """A turn of a game, and what the page says in it."""

    lay: Callable[[], Match]
    decider: Callable[[], Decide]
    lasts: Callable[[Any], bool]
    heading: str
    prompt: str
    log: tuple[str, ...]


TURNS = {
    "friedrich": Turn(
        lambda: marching("austrian-theatre"),
        lambda: seeking(0),
        lambda view: view["nation"] == 0,
        "1. forduló, Poroszország",
        "bábu",
        ("1. forduló, Poroszország", " vonul."),
    ),
    "paths-of-glory": Turn(
        glory.battle,
        glory.attack,
        lambda view: view["side"] == "CP",
        "2. forduló, 1914. szeptember",
        "Válassz akciót",
        ("Cambrai",),
    ),
    "quartermaster-1914": Turn(
        quartermaster.offensive,
        lambda: quartermaster.strike,
        lambda view: view["power"] == "DE",
        "3. forduló, Németország",
        "kártyát",
        ("Németország",),
    ),
    "warzag": Turn(
        warzag.stormed,
        warzag.storm,
        lambda view: view["active"] == "uk",
        "Egyesült Királyság",
        "hadsereg",
        ("Egyesült Királyság",),
    ),
}


def clean(visitor: Visitor) -> None:
    """Nothing on the page is English."""
    visitor.drawn()
    assert english_on(visitor.page, "hu") == []


def test_the_front_page(visit: Callable[..., Visitor]) -> None:
    guest = visit(**HUNGARIAN)
    guest.page.goto("/")
    play = guest.page.get_by_test_id("play-friedrich")
    expect(play).to_have_text("Játék a gép ellen")
    assert guest.page.locator("html").get_attribute("lang") == "hu"
    expect(guest.page.get_by_test_id("language").locator("option:checked")).to_have_text("Magyar")
    clean(guest)
    play.click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("foglalj helyet")
    clean(guest)
    pages = {
        "/new?game=friedrich": "Virtuális húzások",
        "/rules/friedrich": "Mozgás",
        "/account": "Bejelentkezés",
        "/learn": "Tanulj játék közben",
    }
    for page, text in pages.items():
        guest.page.goto(page)
        expect(guest.page.locator("main")).to_contain_text(text)
        clean(guest)


def test_every_game_has_a_turn() -> None:
    assert set(TURNS) == set(names())


@pytest.mark.parametrize("game", TURNS)
def test_a_turn_in_hungarian(visit: Callable[..., Visitor], game: str) -> None:
    turn = TURNS[game]
    player = visit(**HUNGARIAN)
    player.sit(turn.lay())
    player.open()
    player.wait_for_turn()
    expect(player.prompt).to_contain_text("Te jössz")
    expect(player.prompt).to_contain_text(turn.prompt)
    expect(player.page.get_by_test_id("heading")).to_contain_text(turn.heading)
    clean(player)

    decide = turn.decider()
    position = player.asked()
    while turn.lasts(position["view"]):
        position = player.answer(position, *decide(position))
        player.shows(position)
        clean(player)
        position = player.asked()
    player.page.get_by_role("tab", name="Napló").click()
    for line in turn.log:
        expect(player.page.get_by_test_id("log")).to_contain_text(line)
    clean(player)
    what_hangs_from_the_bar(player)


def what_hangs_from_the_bar(player: Visitor) -> None:
    page = player.page
    page.get_by_test_id("table-menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Tisztességes dobások és húzások")
    clean(player)
    page.get_by_role("dialog").get_by_role("button", name="Bezárás").click()
    player.dialogs_closed()
    page.get_by_role("button", name="Mutasd a térképen").click()
    clean(player)


def test_the_language_is_chosen_in_the_menu_and_kept(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching())
    player.open()
    player.wait_for_turn()
    expect(player.prompt).to_contain_text("Your turn")
    assert any("prompt-your-turn" in found for found in english_on(player.page, "hu"))
    player.page.get_by_test_id("language").select_option("hu")
    expect(player.prompt).to_contain_text("Te jössz")
    expect(player.page.locator("html")).to_have_attribute("lang", "hu")
    clean(player)
    player.page.reload()
    expect(player.prompt).to_contain_text("Te jössz")
    assert player.get("/me")["language"] == "hu"


@pytest.mark.parametrize("game", TURNS)
def test_no_label_is_cut_off_in_a_narrow_window(visit: Callable[..., Visitor], game: str) -> None:
    player = visit("phone", **HUNGARIAN)
    player.sit(TURNS[game].lay())
    player.open()
    player.wait_for_turn()
    tabs = player.page.locator("[data-testid^=tab-]")
    for width, height in (NARROW, SIZES["phone"]):
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.wait_for_function("size => `${innerWidth} ${innerHeight}` === size", arg=f"{width} {height}")
        for tab in tabs.all():
            tab.click()
            expect(tab).to_have_attribute("aria-current", "page")
            player.drawn()
            assert player.page.evaluate(CUT) == [], (width, tab.inner_text())


def test_no_label_is_cut_off_on_a_page_beside_the_matches(visit: Callable[..., Visitor]) -> None:
    player = visit("phone", **HUNGARIAN)
    player.post("/me")
    for address, loaded in PAGES.items():
        player.page.goto(address)
        player.page.locator(loaded).first.wait_for()
        for width, height in (NARROW, *SIZES.values()):
            player.page.set_viewport_size({"width": width, "height": height})
            player.page.wait_for_function("size => `${innerWidth} ${innerHeight}` === size", arg=f"{width} {height}")
            player.drawn()
            assert player.page.evaluate(CUT) == [], (address, width)


def test_the_longest_texts_have_room_on_their_cards(visit: Callable[..., Visitor]) -> None:
    player = visit(**HUNGARIAN)
    player.sit(glory.laid(turn=9, side="CP", hands={"CP": "CP52 CP45 CP10 CP56 CP64 CP61 CP6", "AP": "AP17 AP27"}))
    player.open()
    player.wait_for_turn()
    texts = player.hand.locator(".card .text")
    expect(texts).to_have_count(7)
    for text in texts.all():
        assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), text.inner_text()
