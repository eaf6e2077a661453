"""What Done would leave undone is said at its button, before it is done; in every game the same."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from grognard import Match
from grognard.games.friedrich.position import position as friedrich
from grognard.games.quartermaster_1914.position import position as quartermaster
from tests.browser.ahead import composed
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.table import Visitor, begin, leaves
from tests.browser.test_board_by_hand import battle_to_begin
from tests.browser.test_by_accident import back, ready
from tests.games.paths_of_glory import table as glory
from tests.games.warzag import table as warzag


def cut_off() -> Match:
    """The French are to move; Richelieu is too far from his train."""
    state = friedrich(nation="France", pieces={"Richelieu": "Paderborn", "French train 1": "Koblenz"})
    return composed("friedrich", "four-players", state)


def panel(player: Visitor) -> Any:
    return player.page.get_by_test_id("leaves")


def done(player: Visitor, verb: str = "done") -> Any:
    return player.prompt.locator(f'button[data-verb="{verb}"]')


def test_what_done_leaves_is_said_before_it_is_done(visit: Callable[..., Visitor]) -> None:
    player = visit(at_once=False)
    position = begin(player, cut_off())
    assert leaves(position, "done") == ["leaves-unsupplied"]
    ready(player)
    a_double_click_only_asks(player)
    anyway_waits_until_it_has_been_seen(player)
    assert player.position()["seq"] == position["seq"]

    player.page.evaluate("localStorage.setItem('grognard.pause', '0')")
    position = begin(player, cut_off())
    done_first_says_what_it_leaves(player)
    by_the_keyboard_it_is_left_and_chosen(player, position)
    position = back(player, position)
    it_is_said_in_italian(player)
    by_a_click_it_is_done_anyway(player, position)
    do_not_ask_again_is_remembered_and_can_be_reset(player, back(player, position))


def a_double_click_only_asks(player: Visitor) -> None:
    done(player).dblclick()
    panel(player).wait_for()
    done(player).dblclick()
    expect(panel(player)).to_have_count(1)
    # It has its own place, and takes no click in the moment in which it appears.
    here, there = (one.bounding_box() for one in (done(player), player.page.get_by_test_id("leave-anyway")))
    assert there["y"] >= here["y"] + here["height"]
    player.page.get_by_test_id("leave-not").click()
    expect(panel(player)).to_have_count(0)


def anyway_waits_until_it_has_been_seen(player: Visitor) -> None:
    ready(player)
    player.page.evaluate("""() => new MutationObserver((_, watch) => {
      const button = document.querySelector("[data-testid=leave-anyway]");
      if (!button) return;
      window.early = button.disabled;
      watch.disconnect();
    }).observe(document.body, { subtree: true, childList: true })""")
    done(player).click()
    expect(player.page.get_by_test_id("leave-anyway")).to_be_enabled()
    assert player.page.evaluate("window.early") is True


def done_first_says_what_it_leaves(player: Visitor) -> None:
    seq = player.position()["seq"]
    before = done(player).bounding_box()
    done(player).click()
    expect(panel(player)).to_contain_text("Out of supply at the end of this action stage: Richelieu.")
    assert done(player).bounding_box() == before

    # Nothing lies over the board, and pointing at the line shows the general there.
    assert panel(player).evaluate("one => one.closest('[data-testid=prompt]') !== null")
    player.page.locator(".beam").wait_for(state="detached")
    panel(player).get_by_role("listitem").hover()
    player.page.locator(".beam").wait_for()

    player.page.get_by_test_id("leave-not").click()
    expect(panel(player)).to_have_count(0)
    assert player.position()["seq"] == seq


def by_the_keyboard_it_is_left_and_chosen(player: Visitor, position: Any) -> None:
    keyboard = player.page.keyboard
    done(player).focus()
    keyboard.press("Enter")
    box = player.page.get_by_role("alertdialog", name="Before you continue")
    box.wait_for()
    expect(player.page.get_by_test_id("leave-not")).to_be_focused()
    described = box.get_attribute("aria-describedby")
    expect(player.page.locator(f"#{described}")).to_contain_text("Richelieu")
    keyboard.press("Escape")
    expect(box).to_have_count(0)
    expect(done(player)).to_be_focused()

    keyboard.press("Enter")
    expect(player.page.get_by_test_id("leave-anyway")).to_be_enabled()
    keyboard.press("Tab")
    expect(player.page.get_by_test_id("leave-anyway")).to_be_focused()
    with player.acting():
        keyboard.press("Enter")
    player.wait_after(position["seq"])


def it_is_said_in_italian(player: Visitor) -> None:
    language = player.page.get_by_test_id("language")
    language.select_option("it")
    # What the service says comes in Italian, too.
    expect(player.prompt).to_contain_text("scegli l'unità da spostare")
    done(player).click()
    expect(panel(player)).to_contain_text("Non rifornito alla fine di questa mossa: Richelieu.")
    expect(panel(player)).to_contain_text("Prima di proseguire")
    language.select_option("en")
    expect(panel(player)).to_contain_text("Before you continue")
    player.page.get_by_test_id("leave-not").click()


def by_a_click_it_is_done_anyway(player: Visitor, position: Any) -> None:
    done(player).click()
    with player.acting():
        player.page.get_by_test_id("leave-anyway").click()
    position = player.wait_after(position["seq"])
    assert "move" not in [choice["verb"] for choice in position["choices"]]
    player.shows(position)
    expect(panel(player)).to_have_count(0)


def do_not_ask_again_is_remembered_and_can_be_reset(player: Visitor, position: Any) -> None:
    done(player).click()
    player.page.get_by_test_id("leave-never").check()
    with player.acting():
        player.page.get_by_test_id("leave-anyway").click()
    player.wait_after(position["seq"])

    # In another match, too.
    start = begin(player, cut_off())
    assert leaves(start, "done") == ["leaves-unsupplied"]
    with player.acting():
        done(player).click()
    player.wait_after(start["seq"])

    position = back(player, start)
    player.page.get_by_test_id("table-menu").click()
    again = player.page.get_by_test_id("warn-again")
    again.click()
    expect(again).to_have_count(0)
    player.page.keyboard.press("Escape")
    player.dialogs_closed()
    done(player).click()
    panel(player).wait_for()
    assert player.position()["seq"] == position["seq"]


@needs_axe
def test_axe_finds_nothing_serious_in_it(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, cut_off())
    done(player).click()
    expect(player.page.get_by_test_id("leave-anyway")).to_be_enabled()
    assert in_both_themes(player, "[data-testid=prompt]") == []


def test_in_paths_of_glory(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, glory.german_operations())
    position = player.act(position, "operations", glory.card("CP34"))
    player.shows(position)
    done(player).click()
    expect(panel(player)).to_contain_text("OPS are unspent and will be lost")
    assert player.position()["seq"] == position["seq"]
    player.page.get_by_test_id("leave-not").click()
    position = player.act(position, "move", glory.space("Brussels"))
    player.shows(player.act(position, "done"))
    done(player).click()
    expect(panel(player)).to_contain_text("Activated for movement, but no unit has moved: Brussels")
    panel(player).get_by_role("listitem").hover()
    player.page.locator(".beam").wait_for()
    with player.acting():
        player.page.get_by_test_id("leave-anyway").click()


def test_in_warzag(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, warzag.british_turn())
    assert leaves(position, "done") == ["leaves-nothing"]
    done(player).click()
    expect(panel(player)).to_contain_text("You have neither trained nor moved any armies")
    player.page.get_by_test_id("leave-not").click()
    position = player.act(position, "infantry", warzag.territory("Alfa"))
    player.shows(position)
    assert leaves(position, "done") == []
    with player.acting():
        done(player).click()


def test_in_1914(visit: Callable[..., Visitor]) -> None:
    player = visit()
    state = quartermaster(power="DE", hands={"DE": ["German Build Army"]})
    position = begin(player, composed("quartermaster-1914", "five-players", state))
    done(player, "pass").click()
    expect(panel(player)).to_contain_text("Germany plays no card this turn")
    assert player.position()["seq"] == position["seq"]
    with player.acting():
        player.page.get_by_test_id("leave-anyway").click()


def test_a_card_that_would_be_lost_in_1914(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, battle_to_begin())
    verb = next(choice["verb"] for choice in position["choices"] if leaves(position, choice["verb"]))
    done(player, verb).click()
    expect(panel(player)).to_contain_text("does not battle, but the card is still spent")
    assert player.position()["seq"] == position["seq"]
