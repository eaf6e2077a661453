"""Nothing by accident: what a quick hand, a key held down or a second tab would do, and does not."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from grognard.games.quartermaster_1914.facts.library import KINDS
from tests.browser.axe import violations
from tests.browser.friedrich import calm, marching, paying, seeking
from tests.browser.table import Visitor, choice_of, verbs
from tests.games.quartermaster_1914.table import ATTACK, german_turn
from tests.games.warzag.table import campaign

DEAF = """
window.WebSocket = class extends EventTarget { close() {} send() {} };
"""
"""A page that hears of nothing, as one that slept."""
BOXES = """() => {
  const box = (element) => element.getBoundingClientRect().toJSON();
  const prompt = document.querySelector('[data-testid=prompt]');
  const buttons = [...prompt.querySelectorAll('button[data-verb]')];
  const undo = box(prompt.querySelector('[data-testid=undo]'));
  return { undo, verbs: buttons.map((one) => [one.dataset.verb, box(one)]) };
}"""


def ready(player: Visitor, how: str = "yes") -> None:
    """Wait until presses count on the page."""
    player.page.locator(f"[data-testid=table][data-ready={how}]").wait_for()


def middle(thing: Any) -> tuple[float, float]:
    box = thing.bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def button(player: Visitor, verb: str) -> Any:
    return player.prompt.locator(f'button[data-verb="{verb}"]')


def overlap(one: Any, two: Any) -> bool:
    return bool(
        one["left"] < two["right"]
        and two["left"] < one["right"]
        and one["top"] < two["bottom"]
        and two["top"] < one["bottom"]
    )


def at_the_march(visit: Callable[..., Visitor], austria: str = "") -> tuple[Visitor, Any]:
    """Prussia moves, then Austria: both are this visitor's, or one a computer's; clicks count after the usual pause."""
    player = visit(at_once=False)
    player.sit(marching(), {"Maria Theresa": austria} if austria else None)
    player.open()
    player.wait_for_turn()
    ready(player)
    return player, player.position()


def back(player: Visitor, start: Any) -> Any:
    """Go to this position again, as who plays alone may at any time; presses count there."""
    position = player.asked()
    if position["point"] > start["point"]:
        player.post(f"/matches/{player.match}/rollback", {"keep": start["point"]})
        position = player.wait_for(lambda now: now["point"] <= start["point"])
    while position["point"] < start["point"]:
        position = player.act(position, *calm(position))
    player.shows(position)
    ready(player)
    return position


def test_what_a_quick_hand_would_do(visit: Callable[..., Visitor]) -> None:
    player, start = at_the_march(visit)
    for check in (
        a_double_click_takes_one_act_back,
        a_double_click_does_not_resign,
        ten_quick_clicks_end_one_turn_only,
        a_click_elsewhere_counts_sooner,
        a_key_held_down_acts_once,
        undo_that_is_refused_offers_to_go_back_at_once,
        a_second_tab_does_not_answer_a_later_question,
        the_pause_is_the_readers_own,
    ):
        check(player, back(player, start))


def a_double_click_takes_one_act_back(player: Visitor, position: Any) -> None:
    piece = next(choice["targets"][0] for choice in position["choices"] if choice["verb"] == "move")
    position = player.act(position, "move", piece)
    position = player.act(position, "go", next(one["targets"][0] for one in position["choices"] if one["verb"] == "go"))
    player.shows(position)
    player.page.get_by_test_id("undo").dblclick()
    after = player.wait_after(position["seq"])
    player.shows(after)
    ready(player)
    assert player.position()["seq"] == after["seq"]
    assert "go" in verbs(after)
    player.page.get_by_test_id("undo").click()
    assert "move" in verbs(player.wait_after(after["seq"]))


def a_double_click_does_not_resign(player: Visitor, _: Any) -> None:
    player.page.get_by_test_id("table-menu").click()
    player.page.get_by_test_id("resign").first.dblclick()
    sure = player.page.get_by_test_id("confirm-yes")
    expect(sure).to_have_text("Yes, resign")
    # The press comes with the dialog, as if it had opened under the pointer.
    player.page.get_by_test_id("confirm-no").click()
    player.page.get_by_test_id("resign").first.evaluate(
        """button => {
            new MutationObserver((_, watch) => {
                const sure = document.querySelector("[data-testid=confirm-yes]");
                if (!sure) return;
                watch.disconnect();
                sure.click();
                document.body.dataset.pressed = "yes";
            }).observe(document.body, { childList: true, subtree: true });
            button.click();
        }"""
    )
    player.page.locator("body[data-pressed=yes]").wait_for()
    expect(sure).to_be_visible()
    assert player.position()["ended"] is None
    player.page.get_by_test_id("confirm-no").click()
    expect(player.page.get_by_test_id("resign").first).to_be_visible()
    player.page.keyboard.press("Escape")
    player.dialogs_closed()


def ten_quick_clicks_end_one_turn_only(player: Visitor, before: Any) -> None:
    x, y = middle(button(player, "done"))
    for _ in range(10):
        player.page.mouse.click(x, y, delay=30)
    after = player.wait_after(before["seq"])
    player.shows(after)
    ready(player)
    assert player.position()["seq"] == after["seq"]
    assert [after["asked"], before["asked"]] == [["Maria Theresa"], ["Frederick"]]
    # Once it has been seen it counts, also where the last click fell.
    with player.acting():
        player.page.mouse.click(x, y)
    player.wait_after(after["seq"])


def a_click_elsewhere_counts_sooner(player: Visitor, before: Any) -> None:
    button(player, "done").click()
    after = player.wait_after(before["seq"])
    player.shows(after)
    player.page.locator("[data-testid=table]:not([data-ready=no])").wait_for()
    piece = next(choice["targets"][0] for choice in after["choices"] if choice["verb"] == "move")
    with player.acting():
        player.press(player.target("piece", piece))


def a_key_held_down_acts_once(player: Visitor, before: Any) -> None:
    button(player, "done").focus()
    keyboard = player.page.keyboard
    for _ in range(8):
        keyboard.down("Enter")
    after = player.wait_after(before["seq"])
    player.shows(after)
    ready(player)
    button(player, "done").focus()
    for _ in range(3):
        keyboard.down("Enter")
    assert player.position()["seq"] == after["seq"]
    keyboard.up("Enter")
    with player.acting():
        keyboard.press("Enter")


def a_second_tab_does_not_answer_a_later_question(player: Visitor, before: Any) -> None:
    """The tab slept over a whole turn, and the question looks just as it did."""
    tab = player.context.new_page()
    tab.add_init_script(DEAF)
    tab.goto(f"/match/{player.match}")
    tab.locator("[data-testid=table][data-ready=yes]").wait_for()
    position = before
    while position is before or (position["prompt"], position["choices"]) != (before["prompt"], before["choices"]):
        position = player.act(player.asked(), *calm(player.asked()))
    with tab.expect_response(lambda answer: "/act?" in answer.url) as answered:
        tab.locator('[data-testid=prompt] button[data-verb="done"]').click()
    assert answered.value.status == 409
    tab.get_by_test_id("toast").wait_for()
    tab.locator(f'[data-testid=table][data-seq="{position["seq"]}"]').wait_for()
    assert player.position()["seq"] == position["seq"]
    tab.close()


def the_pause_is_the_readers_own(player: Visitor, before: Any) -> None:
    player.page.get_by_test_id("table-menu").click()
    choice = player.page.get_by_test_id("pause")
    expect(choice).to_have_value("400")
    choice.select_option("0")
    player.page.keyboard.press("Escape")
    player.page.reload()
    player.prompt.wait_for()
    x, y = middle(button(player, "done"))
    with player.acting():
        player.page.mouse.click(x, y)
    after = player.wait_after(before["seq"])
    player.shows(after)
    with player.acting():
        player.page.mouse.click(x, y)
    player.wait_after(after["seq"])


def test_undo_that_is_refused_offers_to_go_back_at_once_beside_a_computer(visit: Callable[..., Visitor]) -> None:
    player, before = at_the_march(visit, "bot:random")
    undo_that_is_refused_offers_to_go_back_at_once(player, before)


def undo_that_is_refused_offers_to_go_back_at_once(player: Visitor, before: Any) -> None:
    """No other person plays: what only all together may do happens at once. By the keyboard, and as axe likes it."""
    button(player, "done").click()
    player.wait_after(before["seq"])
    after = player.wait_for(lambda now: bool(now["choices"]) and now["can_undo"] is not None)
    player.shows(after)
    undo = player.page.get_by_test_id("undo")
    undo.focus()
    player.page.keyboard.press("Enter")
    refused = player.page.get_by_test_id("undo-refused")
    expect(refused).to_contain_text(after["can_undo"])
    expect(player.page.get_by_test_id("undo-back")).to_be_focused()
    player.page.locator("[data-testid=undo-refused]:not([data-early])").wait_for()
    ready(player)
    assert violations(player, "[data-testid=undo-refused]") == []
    player.page.keyboard.press("Escape")
    expect(refused).to_have_count(0)
    expect(undo).to_be_focused()
    player.page.keyboard.press("Enter")
    player.page.locator("[data-testid=undo-refused]:not([data-early])").wait_for()
    player.page.keyboard.press("Enter")
    assert player.wait_for(lambda now: now["point"] == after["back"])["rollback"] is None


def test_a_double_click_only_lifts_a_card(visit: Callable[..., Visitor]) -> None:
    player = visit(at_once=False)
    player.sit(german_turn())
    player.open()
    player.wait_for_turn()
    ready(player)
    before = player.position()
    card = player.hand.locator(f'button.offered[data-target="{KINDS.index(ATTACK)}"][data-verbs=play]')
    card.dblclick(position={"x": 6, "y": 20})
    expect(card).to_have_attribute("aria-pressed", "true")
    player.hand.locator("button.pick[aria-pressed=true]:not([data-early])").wait_for()
    assert player.position()["seq"] == before["seq"]
    with player.acting():
        card.click(position={"x": 6, "y": 20})
    assert "play" not in verbs(player.wait_after(before["seq"]))


def test_what_opened_a_menu_does_not_choose_in_it(visit: Callable[..., Visitor]) -> None:
    player = visit(at_once=False)
    player.sit(campaign())
    player.open()
    player.wait_for_turn()
    ready(player)
    before = player.position()
    target = next(choice["targets"][0] for choice in before["choices"] if choice["verb"] == "invade")
    player.target("territory", target).focus()
    for _ in range(3):
        player.page.keyboard.press("Enter")
    menu = player.page.get_by_role("menu")
    player.page.locator("[role=menu]:not([data-early])").wait_for()
    assert player.position()["seq"] == before["seq"]
    expect(menu.locator("button").first).to_be_focused()
    with player.acting():
        player.page.keyboard.press("Enter")


def test_undo_that_is_refused_asks_the_others(visit: Callable[..., Visitor]) -> None:
    player, other = visit("phone"), visit()
    player.sit(marching(), {"Maria Theresa": other})
    player.open()
    before = player.asked()
    button(player, "done").tap()
    after = player.wait_for(lambda now: now["seq"] > before["seq"] and now["can_undo"] is not None)
    player.shows(after)
    player.page.get_by_test_id("undo").tap()
    box = player.page.get_by_test_id("undo-refused").bounding_box()
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= 390
    player.page.get_by_test_id("undo-back").tap()
    proposal = player.wait_for(lambda now: now["rollback"] is not None)["rollback"]
    assert (proposal["keep"], proposal["waiting"]) == (after["back"], ["Maria Theresa"])


def test_buttons_keep_their_places(visit: Callable[..., Visitor]) -> None:
    """Over many questions: what closes something always stands in one place, taking back in another, and nothing else
    ever stands there."""
    player = visit()
    player.sit(marching())
    player.open()
    done: list[Any] = []
    closing: list[Any] = []
    undo: list[Any] = []
    others: list[Any] = []
    decide = seeking(0, 1, 2, 4)
    for _ in range(40):
        position = player.asked()
        player.shows(position)
        player.drawn()
        boxes = player.page.evaluate(BOXES)
        undo.append(boxes["undo"])
        for verb, box in boxes["verbs"]:
            (done if verb == "done" else closing if verb == "stop" else others).append(box)
        if any(choice["verb"] == "break-off" for choice in position["choices"]) and closing:
            break
        player.act(position, *decide(position))
    assert others
    assert closing
    assert len({(box["x"], box["y"]) for box in done}) == 1
    assert len({(box["right"], box["y"]) for box in undo}) == 1
    assert not any(overlap(one, two) for one in others for two in [*done, *closing, *undo])


def test_cards_that_are_pointed_at_and_cards_that_are_paid(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(paying())
    player.open()
    position = player.asked()
    hovering_a_card_moves_no_other(player)
    paid_cards_are_shown_as_paid(player, position)


def hovering_a_card_moves_no_other(player: Visitor) -> None:
    cards = player.hand.locator("button.pick")
    before = [card.bounding_box() for card in cards.all()]
    assert len(before) > 2
    for number, box in enumerate(before):
        player.page.mouse.move(box["x"] + 6, box["y"] + 20)
        player.drawn()
        assert [card.bounding_box() for card in cards.all()] == before
        # What is pressed is the card that one sees there.
        assert cards.nth(number).evaluate("card => card.matches(':hover')")


def paid_cards_are_shown_as_paid(player: Visitor, position: Any) -> None:
    first, second = choice_of(position, "pay")[:2]
    position = player.choose(position, "pay", first)
    paid = player.hand.locator(f'button[data-target="{first}"]')
    expect(paid).to_have_class(re.compile(r"\bspent\b"))
    expect(paid).to_contain_text("paid")
    expect(player.hand.locator(f'button[data-target="{second}"]')).not_to_have_class(re.compile(r"\bspent\b"))
