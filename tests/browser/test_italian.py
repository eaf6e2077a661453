"""The table in Italian: whole turns with nothing English left on the page, and the choice of the language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.games.friedrich.facts import tables
from grognard.games.quartermaster_1914.facts.library import KINDS
from grognard.texts.files import languages
from tests.browser.ahead import Decide
from tests.browser.english import english_on
from tests.browser.friedrich import calm, marching
from tests.browser.table import Visitor, choice_of, verbs
from tests.games.quartermaster_1914.table import ATTACK, REINFORCEMENT, offensive, strike

ITALIAN = {"locale": "it-IT"}

pytestmark = pytest.mark.skipif("it" not in languages(), reason="the service has no Italian texts")


def clean(visitor: Visitor) -> None:
    """Nothing on the page is English."""
    visitor.drawn()
    assert english_on(visitor.page) == []


def test_the_front_page(visit: Callable[..., Visitor]) -> None:
    guest = visit(**ITALIAN)
    guest.page.goto("/")
    play = guest.page.get_by_test_id("play-friedrich")
    expect(play).to_have_text("Gioca contro il computer")
    assert guest.page.locator("html").get_attribute("lang") == "it"
    clean(guest)
    play.click()
    expect(guest.page.get_by_role("dialog")).to_contain_text("La Guerra ad Ovest")
    clean(guest)
    pages = {"/new?game=friedrich": "Pescate virtuali", "/rules/friedrich": "Movimento", "/account": "Accedi"}
    for page, text in pages.items():
        guest.page.goto(page)
        expect(guest.page.locator("main")).to_contain_text(text)
        clean(guest)


def test_the_language_is_chosen_at_the_table_and_kept(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(marching())
    player.open()
    player.wait_for_turn()
    page = player.page
    expect(player.prompt).to_contain_text("Your turn")
    assert any("prompt-your-turn" in found for found in english_on(page))
    page.get_by_test_id("language").select_option("it")
    expect(player.prompt).to_contain_text("Tocca a te")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    a_whole_stage_of_friedrich(player)

    # So does the next visit, and the account knows it.
    assert player.get("/me")["language"] == "it"
    a_battle_of_1914(player)
    page.get_by_test_id("language").select_option("en")
    expect(player.prompt).to_contain_text("Your turn")
    expect(page.get_by_test_id("heading")).to_contain_text("Round 3")
    assert any("prompt-your-turn" in found for found in english_on(page))


def a_whole_stage_of_friedrich(player: Visitor) -> None:
    page = player.page
    expect(player.prompt.locator(".text")).to_contain_text("Prussia: scegli l'unità da spostare")
    expect(page.get_by_test_id("heading")).to_have_text("Turno 1, Prussia")
    clean(player)

    # A refusal, and the rule that says so.
    daun = tables.PIECES.index("Daun")
    player.target("piece", daun).click()
    expect(player.toast).to_contain_text("Regola 4")
    expect(player.toast).to_contain_text("appartiene all'Austria")
    clean(player)
    player.toast.get_by_role("button", name="Regola 4").click()
    expect(page.get_by_test_id("rules")).to_contain_text("Movimento")
    clean(player)
    page.keyboard.press("Escape")

    # A march, one step of it taken back, then the whole of it.
    position = player.position()
    friedrich = tables.PIECES.index("Friedrich")
    position = player.choose(position, "move", friedrich)
    expect(player.prompt.locator(".text")).to_contain_text("Friedrich")
    expect(player.prompt.locator(".text")).to_contain_text("Sposta Friedrich")
    clean(player)
    # The line to the service speaks Italian too.
    position = go(player, position)
    player.shows(position)
    expect(page.get_by_test_id("undo-whole")).to_have_accessible_name("Annulla l'intera mossa")
    clean(player)
    page.get_by_test_id("undo").click()
    position = player.wait_for(lambda now: "go" in verbs(now) and now["seq"] > position["seq"])
    position = player.act(position, "go", way_of(position))
    player.shows(position)
    with player.acting():
        page.get_by_test_id("undo-whole").click()
    position = player.wait_for(lambda now: friedrich in choice_of(now, "move"))
    position = player.act(position, "move", friedrich)
    position = player.act(position, "go", way_of(position))
    if "stop" in verbs(position):
        position = player.act(position, "stop")
    player.shows(position)

    # The rest of the stage, up to another nation's.
    done = player.prompt.locator('button[data-verb="done"]')
    expect(done).to_have_text("Fatto")
    position = player.choose(position, "done")
    position = go_on(player, calm, lambda now: now["view"]["nation"] != 0)
    player.shows(position)
    expect(page.get_by_test_id("heading")).to_contain_text("Turno 1, ")
    page.get_by_role("tab", name="Cronaca").click()
    log = page.get_by_test_id("log")
    expect(log).to_contain_text("Turno 1, Prussia")
    expect(log.locator("button[data-thing=city]").first).to_be_visible()
    clean(player)

    # What hangs from the bar and the board.
    page.get_by_test_id("table-menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Dadi e pescate leali")
    clean(player)
    page.get_by_role("dialog").get_by_role("button", name="Chiudi").click()
    page.get_by_role("button", name="Mostra sulla mappa").click()
    expect(page.get_by_text("Raggio di rifornimento")).to_be_visible()
    clean(player)


def way_of(position: Any) -> int:
    """One step of a march: to where nobody stands, beside the road of no other."""
    taken = {piece["city"] for piece in position["view"]["pieces"]}
    return int(min((way for way in position["view"]["step"]["ways"] if way[-1] not in taken), key=len)[-1])


def go(player: Visitor, position: Any) -> Any:
    return player.choose(position, "go", way_of(position))


def go_on(player: Visitor, decide: Decide, wanted: Callable[[Any], bool]) -> Any:
    """Decide past the page until the position is as wanted."""
    position = player.asked()
    while not wanted(position):
        player.act(position, *decide(position))
        position = player.asked()
    return position


def a_battle_of_1914(player: Visitor) -> None:
    player.sit(offensive())
    player.open()
    player.wait_for_turn()
    page = player.page
    expect(page.get_by_test_id("heading")).to_contain_text("Round 3")
    expect(page.get_by_test_id("tracks")).to_contain_text("Potenze Centrali")
    card = player.hand.locator(f'button[data-target="{KINDS.index(ATTACK)}"]')
    expect(card).to_contain_text("Battaglia Terrestre")
    expect(page.locator("svg .labels")).to_contain_text("Borgogna")
    clean(player)

    position = go_on(player, strike, lambda now: "battle" in verbs(now))
    player.shows(position)
    clean(player)
    position = go_on(player, strike, lambda now: KINDS.index(REINFORCEMENT) in choice_of(now, "reinforce"))
    player.shows(position)
    expect(page.locator("[data-attacked]").first).to_be_attached()
    expect(player.prompt.locator('button[data-verb="pass"]')).to_have_text("Passa")
    clean(player)
    position = go_on(player, strike, lambda now: now["view"]["power"] != "DE")
    player.shows(position)
    page.get_by_role("tab", name="Cronaca").click()
    expect(page.get_by_test_id("log")).to_contain_text("Germania")
    clean(player)
