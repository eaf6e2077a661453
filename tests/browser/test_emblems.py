"""The engraved emblems of cards: in the hand, large, and never over a text. Cards that slide under a mouse at rest."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import find, names
from tests.browser.friedrich import marching
from tests.browser.table import Visitor, begin
from tests.games.paths_of_glory.table import laid

DRAWN = "[data-emblem]"
WORDY = ["paths-of-glory", "quartermaster-1914", "warzag"]
"""The games whose cards have a text."""
COVERS = """card => {
  const words = card.querySelector(".text");
  const range = document.createRange();
  range.selectNodeContents(words);
  const engraved = card.querySelector("svg[data-emblem]").getBoundingClientRect();
  const meets = (box) => box.left < engraved.right - 1 && box.right > engraved.left + 1
    && box.top < engraved.bottom - 1 && box.bottom > engraved.top + 1;
  const parts = ["name", "head", "foot"].map(one => card.querySelector("." + one).getBoundingClientRect());
  return engraved.height > 0 && [...range.getClientRects(), ...parts].some(meets);
}"""
RECORD = """() => {
  window.enlarged = [];
  new MutationObserver(changes => {
    for (const change of changes) for (const node of change.addedNodes)
      if (node.classList?.contains("peek")) window.enlarged.push(node.querySelector(".name").textContent);
  }).observe(document.body, {childList: true});
}"""
SLIDES = """button => {
  const box = button.getBoundingClientRect();
  const where = {pointerType: "mouse", clientX: box.x + 30, clientY: box.y + 60, movementX: 0, movementY: 0};
  for (const kind of ["pointerover", "pointerenter", "pointermove"])
    button.dispatchEvent(new PointerEvent(kind, {...where, bubbles: kind !== "pointerenter"}));
}"""
"""What a browser tells of a mouse at rest when something else lies under it."""


def emblems(player: Visitor) -> Any:
    return player.hand.locator(f"svg{DRAWN}")


def with_cards(player: Visitor, game: str) -> None:
    """A match with cards in hand, of Paths of Glory also those with the longest texts."""
    if game == "paths-of-glory":
        begin(player, laid(turn=9, side="CP", hands={"CP": "CP52 CP7 CP10 CP15 CP64 CP36 CP6", "AP": "AP17 AP27"}))
    else:
        player.create("", dict.fromkeys(find(game).scenario().seats, "me"), game=game)
        player.open()


@pytest.mark.parametrize("game", WORDY)
def test_cards_have_emblems_that_cover_no_text(visit: Callable[..., Visitor], game: str) -> None:
    player = visit()
    with_cards(player, game)
    cards = player.hand.locator(".card.full")
    expect(cards.first).to_be_visible()
    player.until(lambda: emblems(player).count() == cards.count() > 1)
    for language in ("en", "it"):
        player.page.get_by_test_id("language").select_option(language)
        expect(player.page.locator(f"html[lang={language}]")).to_be_attached()
        player.until(lambda: emblems(player).count() == cards.count())
        player.drawn()
        for card in cards.all():
            assert not card.evaluate(COVERS), (game, language, card.inner_text())
            assert card.locator(".text").evaluate("one => one.scrollHeight <= one.clientHeight + 1")
    assert any(one.bounding_box()["height"] > 25 for one in emblems(player).all() if one.is_visible())


def test_each_emblem_is_drawn_once_and_says_nothing(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, laid(turn=9, side="CP", hands={"CP": "CP15 CP35 CP36 CP7 CP12", "AP": "AP17"}))
    player.until(lambda: emblems(player).count() == 5)
    ids = player.page.evaluate("[...document.querySelectorAll('#emblem-sheet > g')].map(one => one.id)")
    assert len(ids) == len(set(ids))
    # Two cards of gas and two of German reinforcements share theirs.
    assert {"emblem-great-war-gas", "emblem-great-war-submarine", "emblem-great-war-arms-DE", "emblem-coat-DE"} == set(
        ids
    )
    gas = player.hand.locator("svg[data-emblem=great-war-gas]")
    expect(gas).to_have_count(2)
    for one in gas.all():
        assert one.evaluate("svg => svg.closest('[aria-hidden=true]') !== null && svg.textContent === ''")
        assert one.locator("use").first.evaluate("use => use.getBBox().width") > 50


def test_an_enlarged_card_has_a_large_emblem_even_beside_a_long_text(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, laid(turn=9, side="CP", hands={"CP": "CP10 CP7", "AP": "AP17"}))
    player.until(lambda: emblems(player).count() == 2)
    player.page.mouse.move(2, 2)
    for card in player.hand.locator("button.pick").all():
        card.hover()
        large = player.page.locator(f".peek svg{DRAWN}")
        expect(large).to_be_visible()
        assert large.bounding_box()["height"] > 100
        assert not player.page.locator(".peek .card").evaluate(COVERS)
        player.page.mouse.move(2, 2)
        expect(player.page.locator(".peek")).to_have_count(0)


def test_friedrichs_cards_and_the_clock_of_fate(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, marching())
    player.page.keyboard.press("k")  # no card can be used: the hand is folded
    player.until(lambda: player.hand.locator("[data-emblem^=old-war-behind]").count() > 0)
    clock = player.page.locator("section.clock")
    clock.scroll_into_view_if_needed()
    expect(clock.locator("[data-emblem=old-war-clock]")).to_be_visible()


def test_a_card_that_slides_under_a_resting_mouse_is_not_enlarged(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, laid(turn=9, side="CP", hands={"CP": "CP15 CP36 CP7", "AP": "AP17"}))
    page = player.page
    cards = player.hand.locator("button.pick")
    expect(cards).to_have_count(3)
    page.mouse.move(2, 2)
    page.evaluate(RECORD)
    cards.nth(0).evaluate(SLIDES)
    # The mouse itself comes upon another card later: that one is enlarged, and it alone.
    cards.nth(1).hover()
    expect(page.locator(".peek")).to_have_count(1)
    name = cards.nth(1).locator(".name").inner_text()
    assert page.evaluate("window.enlarged") == [name]


def test_a_card_of_friedrich_that_slides_under_a_resting_mouse_stays_under_the_others(
    visit: Callable[..., Visitor],
) -> None:
    player = visit()
    begin(player, marching())
    player.page.keyboard.press("k")
    expect(player.hand).to_have_attribute("data-open", "true")
    cards = player.hand.locator("button.pick")
    above = "card => getComputedStyle(card.parentElement).zIndex"
    player.page.mouse.move(2, 2)
    cards.nth(0).evaluate(SLIDES)
    player.drawn()
    assert cards.nth(0).evaluate(above) == "auto"
    box = cards.nth(1).bounding_box()
    player.page.mouse.move(box["x"] + 6, box["y"] + 20)
    player.until(lambda: cards.nth(1).evaluate(above) == "1")
    assert cards.nth(0).evaluate(above) == "auto"


def test_every_game_has_emblems() -> None:
    assert {*WORDY, "friedrich"} == set(names())
