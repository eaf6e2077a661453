"""Paths of Glory in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard.games.paths_of_glory.facts.tables import CLASSIC_VICTORY, PIECE_NAMES, SPACES, VICTORY
from grognard.games.paths_of_glory.seen.layout import layout
from tests.browser.ahead import ahead, at_random
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.table import Visitor, choice_of, told, verbs
from tests.games.paths_of_glory.table import (
    BOT,
    FRONT,
    GAME,
    SEATS,
    attack,
    battle,
    card,
    german_operations,
    in_step,
    laid,
    piece,
    places,
    set_up,
    space,
)


def whole(player: Visitor, position: Any, name: str) -> Any:
    """Take all that stands with this counter: the stack opens with a click or a tap."""
    player.shows(position)
    player.target("piece", piece(name)).scroll_into_view_if_needed()
    player.rest()
    if player.page.evaluate("matchMedia('(any-hover: hover)').matches"):
        player.target("piece", piece(name)).click()
    else:
        player.target("piece", piece(name)).tap()
    count = len([unit for unit in position["view"]["units"] if unit["place"] == places(position, name)[0]])
    player.page.locator("svg [data-all]").click()
    return player.wait_for(lambda now: len(now["view"]["step"].get("pieces", [])) == count)


def begin(player: Visitor, match: Any, **seats: Any) -> Any:
    player.sit(match, seats.get("seats"))
    player.open()
    player.wait_for_turn()
    return player.position()


def test_the_longest_texts_have_room_on_their_cards(visit: Callable[..., Visitor]) -> None:
    player = visit()
    begin(player, laid(turn=9, side="CP", hands={"CP": "CP52 CP45 CP10 CP56 CP64 CP61 CP6", "AP": "AP17 AP27"}))
    texts = player.page.locator("[data-testid=hand] .card .text")

    def have_room() -> None:
        expect(texts).to_have_count(7)
        for text in texts.all():
            assert text.evaluate("one => one.scrollHeight <= one.clientHeight + 1"), text.inner_text()

    have_room()
    english = texts.first.inner_text()
    player.page.get_by_test_id("language").select_option("it")
    expect(texts.first).not_to_have_text(english)
    have_room()


def test_an_action_with_movement(visit: Callable[..., Visitor]) -> None:
    """A whole stack, part of another, a third space: one activation each, and few clicks."""
    player = visit()
    position = begin(player, german_operations())
    position = player.choose(position, "operations", card("CP34"))
    for name in ("Brussels", "Sedan", "Insterberg"):
        position = player.pick(position, "move", "space", space(name))
        assert name in position["view"]["moves"]
    assert position["view"]["step"]["left"] == 2
    position = player.choose(position, "done")
    acts = position["seq"]

    # The stack of Brussels as a whole: one click fans it out, one takes all, and one sends them.
    position = whole(player, position, "GE1")
    assert position["view"]["step"]["pieces"] == ["GE1", "GE2"]
    position = player.choose(position, "go", space("Liege"))
    assert verbs(position) >= {"go", "halt"}
    position = player.choose(position, "halt")

    # Of Sedan only the corps; of Insterberg the army.
    position = player.choose(position, "take", piece("GEc1"))
    position = player.choose(position, "go", space("Brussels"))
    position = player.choose(position, "halt")
    position = player.choose(position, "take", piece("GE8"))
    position = player.choose(position, "go", space("Konigsberg"))
    position = player.choose(position, "halt")
    assert places(position, "GE1", "GE2", "GEc1", "GE3", "GE8") == ["Liege", "Liege", "Brussels", "Sedan", "Konigsberg"]
    assert position["seq"] - acts == 10
    position = player.choose(position, "done")
    assert position["view"]["side"] == "AP"
    told(position, "1st Army", "Liège")


def test_by_the_keyboard_from_a_card_to_a_space(visit: Callable[..., Visitor]) -> None:
    """Enter opens the uses of a card, and then those of a space; the page makes no error as menus close."""
    player = visit()
    position = begin(player, german_operations())
    page = player.page
    player.hand.locator(f'button.offered[data-target="{card("CP7")}"]').focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    page.locator("[role=menu] button").first.wait_for()
    page.keyboard.press("Escape")
    expect(page.locator("[role=menu]")).to_have_count(0)
    page.keyboard.press("Enter")
    expect(page.locator("[role=menu] button[data-verb=operations]")).to_be_focused()
    with player.acting():
        page.keyboard.press("Enter")
    position = player.wait_after(position["seq"])
    player.shows(position)
    player.target("space", space("Sedan")).focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    expect(page.locator("[role=menu] button[data-verb=attack]")).to_be_focused()
    with player.acting():
        page.keyboard.press("Enter")
    position = player.wait_after(position["seq"])
    assert position["view"]["attacks"] == ["Sedan"]


def test_a_move_that_may_not_end_says_so(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, german_operations())
    position = player.choose(position, "operations", card("CP7"))
    position = player.pick(position, "move", "space", space("Brussels"))
    position = player.choose(position, "done")
    position = player.choose(position, "take", piece("GE1"))
    position = player.choose(position, "go", space("Ostend"))
    assert "halt" not in verbs(position)
    player.shows(position)
    expect(player.page.get_by_text("The move cannot end here.")).to_be_visible()
    player.page.locator(f'svg [data-space="{space("Ostend")}"], svg [data-piece="{piece("GE1")}"]').first.click()
    expect(player.toast).to_contain_text(re.compile(r"\d"))
    position = player.choose(position, "go", space("Brussels"))
    assert places(position, "GE1") == ["Brussels"]


def test_an_attack_from_two_spaces_by_two_people(visit: Callable[..., Visitor]) -> None:
    """A flank attempt, combat cards of both, losses, retreat and advance; each sees it in a browser of their own."""
    central, allied = visit(), visit()
    central.sit(battle(), {SEATS[0]: allied})
    central.open()
    allied.open()
    decide = attack()
    seen: list[str] = []
    panel = {one: one.page.locator(".phases [aria-current=step]") for one in (central, allied)}
    for _ in range(60):
        central.wait_for(lambda now: bool(now["asked"]))
        asked = central if central.position()["choices"] else allied
        position = asked.asked()
        if asked is allied and "operations" in verbs(position):
            break
        combat = position["view"]["combat"]
        if combat:
            for one in (central, allied):
                one.shows(position)
                expect(panel[one]).to_have_count(1)
            seen.append(combat["phase"])
        asked.answer(position, *decide(position))
    assert list(dict.fromkeys(seen)) == ["flank", "cards", "losses", "retreat", "advance"]
    position = allied.position()
    told(
        position,
        "attack Cambrai with the German 1st Army, the German 2nd Army and the German 3rd Army",
        "Chlorine Gas",
        "Withdrawal",
        "is reduced",
        "retreats",
        "Cambrai",
    )
    assert {"Cambrai"} <= set(position["view"]["control"]["CP"])
    # What one side has in hand is not on the page of the other.
    expect(central.hand.locator(f'[data-target="{card("AP1")}"]')).to_have_count(0)
    expect(allied.hand.locator(f'[data-target="{card("AP1")}"]')).to_have_count(1)


def test_odds_are_shown_while_attackers_are_picked(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, battle())
    decide = attack()
    while position["view"]["step"]["name"] != "Attackers":
        position = player.answer(position, *decide(position))
    player.choose(position, "with", piece("GE1"))
    factors = player.page.get_by_role("region", name="Attack on Cambrai").get_by_text(re.compile("^Combat factors"))
    expect(factors).to_have_text(["Combat factors 5", "Combat factors 8"])


def test_redeployment_to_and_from_the_reserve_and_over_land(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, german_operations())
    position = player.choose(position, "redeploy", card("CP7"))
    # A corps of the map to the Reserve Box, and one from there.
    position = player.choose(position, "take", piece("GEc1"))
    position = player.choose(position, "go", space("Reserve"))
    assert places(position, "GEc1") == ["Reserve"]
    names = [PIECE_NAMES[target] for target in choice_of(position, "take")]
    fresh = next(name for name in names if name.startswith("GEc") and places(position, name) == ["Reserve"])
    position = player.choose(position, "take", piece(fresh))
    position = player.choose(position, "go", space("Berlin"))
    assert places(position, fresh) == ["Berlin"]
    # Over land.
    position = player.choose(position, "take", piece("AHc1"))
    position = player.choose(position, "go", space("Vienna"))
    assert places(position, "AHc1") == ["Vienna"]
    assert position["view"]["step"]["left"] == 1
    position = player.choose(position, "done")
    assert position["view"]["side"] == "AP"


def test_events_that_place_units(visit: Callable[..., Visitor]) -> None:
    """Bulgaria enters the war, the other side's turn goes by, and a German army comes."""
    player = visit()
    position = begin(player, german_operations())
    position = player.choose(position, "event", card("CP34"))
    for name in ("Varna", "Plevna", "Strumitsa", "Burgas"):
        position = player.choose(position, "place", space(name))
    assert "BU" in position["view"]["war"]
    corps = {unit["place"] for unit in position["view"]["units"] if unit["unit"] == "BUc"}
    assert {"Varna", "Plevna", "Strumitsa", "Burgas"} <= corps
    assert position["view"]["side"] == "AP"
    position = player.choose(position, "replacements", card("AP1"))
    assert position["view"]["replacements"]["FR"] == 2
    position = player.choose(position, "event", card("CP7"))
    expect(player.prompt).to_contain_text("German 9th Army")
    position = player.choose(position, "place", space("Essen"))
    assert places(position, "GE9") == ["Essen"]


@pytest.mark.rule("paths-of-glory", "16.1")
def test_war_status_changes_on_an_open_page(visit: Callable[..., Visitor]) -> None:
    """Bulgaria is worth 2 War Status: the open page shows it at once, without being loaded again."""
    player = visit()
    position = begin(player, german_operations())
    combined = player.page.get_by_test_id("tracks").locator("p", has_text="Combined War Status").locator("b")
    expect(combined).to_have_text("0")
    position = player.choose(position, "event", card("CP34"))
    assert position["view"]["status"] == [0, 2]
    expect(combined).to_have_text("2")


def test_an_action_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position = begin(player, german_operations())
    player.page.get_by_test_id("to-hand").tap()
    choice = player.hand.locator(f'button.offered[data-target="{card("CP7")}"]')
    expect(choice).to_be_in_viewport()
    choice.tap()
    with player.acting():
        player.page.locator("[role=menu] button[data-verb=operations]").tap()
    position = player.wait_after(position["seq"])
    player.shows(position)
    position = player.pick(position, "move", "space", space("Brussels"))
    position = player.choose(position, "done")
    position = whole(player, position, "GE1")
    position = player.choose(position, "go", space("Liege"))
    position = player.choose(position, "halt")
    assert places(position, "GE1", "GE2") == ["Liege", "Liege"]


def test_replacements_give_steps_back(visit: Callable[..., Visitor]) -> None:
    player = visit()
    match = laid(
        phase="replacements",
        units=set_up({"Grenoble": "", "Eliminated": "FRc", "Nancy": "(FR1) FR2"}),
        replacements={"FR": 3},
    )
    position = begin(player, match)
    player.shows(position)
    position = player.choose(position, "restore", piece("FR1"))
    assert not next(unit for unit in position["view"]["units"] if unit["piece"] == "FR1")["reduced"]
    gone = next(unit["piece"] for unit in position["view"]["units"] if unit["place"] == "Eliminated")
    position = player.choose(position, "restore", piece(gone))
    assert places(position, gone) == ["Reserve"]


def show_supply(player: Visitor) -> None:
    player.page.get_by_role("button", name="Show on the map").click()
    for name in SEATS:
        player.page.get_by_label(f"Supply of the {name}").check()
    player.page.keyboard.press("Escape")


def test_the_way_of_supply_of_what_is_pointed_at(visit: Callable[..., Visitor]) -> None:
    """To the source and by sea, or a mark where there is none."""
    player = visit()
    position = begin(player, laid(turn=2, units=set_up(FRONT | {"Vitebsk": "GEc", "Cairo": "BRc"}), played="CP34 AP1"))
    page = player.page
    show_supply(player)
    cut = next(name for name, way in position["view"]["ways"].items() if not way)
    assert places(position, cut) == ["Vitebsk"]
    expect(page.locator("[data-unsupplied=Vitebsk]")).to_have_count(1)
    expect(page.locator("[data-unsupplied] text")).to_have_count(0)
    page.locator(f'svg [data-piece="{piece(cut)}"]').hover()
    expect(page.locator("[data-unsupplied=Vitebsk] text")).to_have_text("out of supply")
    expect(page.locator("[data-way]")).to_have_count(0)
    page.locator(f'svg [data-piece="{piece("GE1")}"]').hover()
    expect(page.locator("[data-way=Essen]")).to_have_count(1)
    expect(page.locator("[data-way] [data-sea]")).to_have_count(0)
    page.locator(f'svg [data-piece="{piece("BEF")}"]').hover()
    expect(page.locator("[data-way=London] [data-sea]")).to_have_count(1)
    expect(page.locator("[data-way=Essen]")).to_have_count(0)
    # The events that were played, by their names.
    page.locator("[data-testid=events] summary").click()
    expect(page.locator("[data-testid=events] li")).to_have_count(2)
    expect(page.get_by_test_id("events")).to_contain_text("Bulgaria")


def test_the_way_of_supply_of_what_is_tapped_or_has_the_focus(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    begin(player, german_operations())
    show_supply(player)
    player.target("piece", piece("GE1")).tap()
    expect(player.page.locator("[data-way=Essen]")).to_have_count(1)

    player = visit()
    position = begin(player, german_operations())
    position = player.choose(position, "operations", card("CP7"))
    show_supply(player)
    player.shows(position)
    player.page.keyboard.press("Tab")
    player.target("space", space("Sedan")).focus()
    expect(player.page.locator("[data-way=Essen]")).to_have_count(1)


def test_two_clicks_to_a_game(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{GAME}").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    player.wait_for_turn()
    position = player.position()
    assert position["game"] == GAME
    assert position["scenario"] == "introductory"
    assert {"operations", "pass"} & verbs(position)  # an action, or an answer to an attack of the computer


def test_the_last_rounds_of_the_introductory_scenario_against_the_computer(visit: Callable[..., Visitor]) -> None:
    """From the fourth Action Round to the end of the game, everything by a click; what came before was played ahead."""

    def last(now: Any) -> bool:
        return bool(now["view"]["turn"] == 3 and now["view"]["round"] >= 4 and now["seat"] == 0)

    player = visit()
    player.sit(ahead(GAME, "introductory", lambda: at_random(random.Random(6)), last), {SEATS[1]: BOT})
    player.open()
    decide = at_random(random.Random(6))
    while (position := player.asked())["result"] is None:
        player.answer(position, *decide(position))
    assert position["view"]["turn"] == 3
    expect(player.page.get_by_test_id("result")).to_be_visible()


@needs_axe
def test_nothing_keeps_anybody_out(visit: Callable[..., Visitor]) -> None:
    """axe-core finds nothing in the middle of a combat."""
    player = visit()
    player.sit(in_step(battle(), attack(), "Casualties"))
    player.open()
    player.wait_for_turn()
    assert in_both_themes(player) == []
    player.resize("phone")
    assert in_both_themes(player) == []


def test_the_fire_tables_show_the_columns_and_the_dice_of_a_combat(visit: Callable[..., Visitor]) -> None:
    """The charts open there during a combat, whatever was read last; its numbers are those of the tables."""
    player = visit()
    player.sit(in_step(battle(), attack(), "Casualties"))
    player.open()
    player.wait_for_turn()
    fires = player.position()["view"]["combat"]["sides"]
    tables = {table["table"]: table for table in layout()["charts"]["fire"]}
    player.page.evaluate("localStorage.setItem('grognard.charts.paths-of-glory', JSON.stringify('turns'))")
    player.open()
    player.page.keyboard.press("c")
    charts = player.page.get_by_test_id("charts")
    for fire in fires:
        side, table = fire["side"], charts.get_by_test_id(f"fire-{fire['table']}")
        column = tables[fire["table"]]["columns"][fire["shifted"]].replace("-", "–")
        expect(table.locator(f'th[data-columns~="{side}"] .name')).to_have_text(column)
        hit = table.locator(f'td[data-hits~="{side}"]')
        expect(hit).to_have_count(1)
        expect(hit.locator(f".pg-{side.lower()}")).to_contain_text(str(fire["loss"]))
        row = table.locator("tbody tr").nth(fire["total"] - 1)
        expect(row.locator(f'td[data-hits~="{side}"]')).to_have_count(1)
    expect(charts.locator("li[aria-current=step]")).to_contain_text("take losses")

    # Without a combat nothing is marked.
    player.sit(german_operations())
    player.open()
    player.page.keyboard.press("c")
    expect(charts.locator("[data-chart=turns]")).to_be_visible()
    charts.get_by_role("tab", name="Fire").click()
    expect(charts.get_by_test_id("fire-army")).to_be_visible()
    expect(charts.locator("th.to, td[data-hits]:not([data-hits=''])")).to_have_count(0)


@pytest.mark.parametrize("scenario", ["campaign", "historical"])
def test_every_victory_space_is_listed_with_its_controller(visit: Callable[..., Visitor], scenario: str) -> None:
    player = visit()
    control = {"CP": "Liege, Sedan, Brussels, Warsaw"}
    player.sit(laid(scenario=scenario, turn=2, side="CP", units=set_up(FRONT), destroyed="Liege", control=control))
    player.open()
    player.page.keyboard.press("c")
    charts = player.page.get_by_test_id("charts")
    charts.get_by_role("tab", name="Victory points").click()
    rows = charts.get_by_test_id("victory-spaces").locator("tr[data-space]")
    expect(rows.first).to_be_visible()
    shown = {
        space: (holder, number)
        for space, holder, number in rows.evaluate_all(
            "rows => rows.map(row => [row.dataset.space, row.dataset.holder, row.querySelector('.number').innerText])"
        )
    }
    view = player.position()["view"]
    wanted = VICTORY if scenario == "historical" else CLASSIC_VICTORY
    assert set(shown) == {name for number, name in enumerate(SPACES) if wanted >> number & 1}
    for name, (holder, _) in shown.items():
        assert holder == next((side for side in ("AP", "CP") if name in view["control"][side]), "nobody"), name
    assert {name for name, (_, number) in shown.items() if number} == set(shown) & {"Sedan", "Brussels", "Warsaw"}
    assert all(number in ("", "+1") for _, number in shown.values())


def test_played_cards_recorded_points_and_the_turn_are_in_the_charts(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.sit(
        laid(
            turn=4,
            side="CP",
            played="CP1 AP2 CP13",
            levels=("mobilization", "mobilization"),
            replacements={"GE": 3, "FR": 2},
            hands={"CP": "CP7"},
        )
    )
    player.open()
    player.page.keyboard.press("c")
    charts = player.page.get_by_test_id("charts")
    charts.get_by_role("tab", name="Decks").click()
    expect(charts.locator("tr[data-card=CP13]")).to_have_attribute("data-place", "played")
    expect(charts.locator("tr[data-card=CP7]")).to_have_attribute("data-place", "unknown")
    expect(charts.locator("tr[data-card=CP34]")).to_have_attribute("data-place", "waits")
    expect(charts.locator("tr[data-card=CP12] [role=img]")).to_have_count(3)
    charts.get_by_role("button", name="Allied Powers").click()
    expect(charts.locator("tr[data-card=AP2]")).to_have_attribute("data-place", "played")
    charts.get_by_role("tab", name="Replacements").click()
    expect(charts.get_by_test_id("replacements-CP").locator("td[data-kind=GE]")).to_have_text("3")
    expect(charts.get_by_test_id("replacements-AP").locator("td[data-kind=FR]")).to_have_text("2")
    charts.get_by_role("tab", name="Turns").click()
    now = charts.get_by_test_id("turn-record").locator("tr[aria-current=step]")
    expect(now).to_have_attribute("data-turn", "4")
    expect(now).to_contain_text("Winter 1915")
    expect(now).to_contain_text("Blockade")
