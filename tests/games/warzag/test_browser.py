"""WARZAG WWII in a real browser."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import expect

from grognard.games.warzag.facts.tables import BASES, EVERYWHERE, STRATEGIC
from grognard.games.warzag.facts.values import VALUES, VERSION
from tests.browser.ahead import ahead, at_random, go_on, scripted
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.english import english_on
from tests.browser.table import Visitor, told, verbs
from tests.browser.test_board_by_hand import FRAME, HAIR, boxes
from tests.games.warzag.table import (
    BOT,
    GAINS,
    GAME,
    armies_at,
    army,
    assault,
    assaulted,
    british_turn,
    card,
    collecting,
    nation,
    resists,
    storm,
    stormed,
    territory,
)

LAST_ROUND = 15
"""Then comes the armistice."""


def begin(player: Visitor, match: Any) -> Any:
    player.sit(match)
    player.open()
    player.wait_for_turn()
    return player.position()


def points(player: Visitor, position: Any, code: str, number: int) -> None:
    """The nation has so many points, and its panel says so."""
    assert nation(position, code)["points"] == number
    player.shows(position)
    expect(player.page.locator(f"[aria-labelledby=tracker-{code}] header")).to_contain_text(f"{number} PP, income ")


def test_a_round_with_all_that_a_turn_has(visit: Callable[..., Visitor]) -> None:
    """Training, movement, annexation, an invasion, research, development, a mission; then the others' turns."""
    player = visit()
    position = begin(player, stormed())
    page = player.page
    points(player, position, "uk", 15)

    # An army is trained, and annexes what it moves to.
    position = player.pick(position, "infantry", "territory", territory("Alfa"))
    points(player, position, "uk", 12)
    assert armies_at(position, "Alfa") == [("UK infantry 2", 0)]
    position = player.choose(position, "take", army("UK infantry 2"))
    position = player.choose(position, "go", territory("D7"))
    points(player, position, "uk", 11)
    assert armies_at(position, "D7") == [("UK infantry 2", 0)]
    assert "D7" in nation(position, "uk")["own"]
    expect(page.locator("[data-owner=uk]")).to_have_count(len(nation(position, "uk")["own"]))
    position = player.choose(position, "done")

    # From two sides: just enough. The die, what the defender strikes and wounds, and who moves in.
    position = player.choose(position, "invade", territory("C4"))
    position = player.choose(position, "from", territory("C5"))
    player.shows(position)
    battle = page.get_by_role("region", name="Invasion of C4")
    expect(battle.get_by_role("button", name="C5", exact=False)).to_have_attribute("aria-pressed", "true")
    position = player.choose(position, "from", territory("D4"))
    assert position["view"]["step"]["invasion"]["damage"] == 7
    expect(battle).to_contain_text("Resistance")
    position = player.choose(position, "eliminate", army("UK infantry 1"))
    position = player.choose(position, "done")
    position = player.pick(position, "wound", "army", army("UK armour 1"))
    assert position["view"]["step"]["left"] == 4
    position = player.pick(position, "wound-most", "army", army("UK artillery 1"))
    assert armies_at(position, "D4") == [("UK artillery 1", 3)]
    position = player.choose(position, "done")
    position = player.choose(position, "enter", army("UK armour 1"))
    position = player.choose(position, "done")
    assert armies_at(position, "C4") == [("UK armour 1", 1)]
    points(player, position, "uk", 10)
    expect(battle).to_have_count(0)

    # The leader goes to the laboratory, opens the path, and builds beside it.
    position = player.choose(position, "lead", territory("Research"))
    position = player.choose(position, "activate")
    points(player, position, "uk", 8)
    position = player.choose(position, "research")
    points(player, position, "uk", 9)
    assert nation(position, "uk")["token"] == 1
    position = player.pick(position, "production", "territory", territory("E4"))
    points(player, position, "uk", 7)
    player.shows(position)
    expect(page.locator("[data-development=production]")).to_have_count(1)

    # The mission is shown at the end.
    position = player.choose(position, "done")
    points(player, position, "uk", 11)
    assert nation(position, "uk")["missions"] == 1
    assert position["view"]["active"] == "ussr"
    told(
        position,
        "The United Kingdom trains Commonwealth Rifles at Base Alfa for 3 PP.",
        "The United Kingdom annexes D7 for 1 PP.",
        "The United Kingdom invades C4, held by Italy, with ",
        "The United Kingdom attacks with 6 against a defence of 6.",
        "Italy rolls Resistance: 7 damage.",
        "The British armour takes a wound and has a defence of 4 left.",
        "The British artillery takes 3 wounds and has a defence of 1 left.",
        "The British infantry is eliminated.",
        "The British invasion of C4 succeeds.",
        "The United Kingdom takes C4 for 1 PP with ",
        "The United Kingdom opens its armament path.",
        "The United Kingdom's research token moves one square",
        "The United Kingdom builds production in E4 for 2 PP.",
        "The United Kingdom reveals its mission Breakthrough: fulfilled.",
        "Round 2: the Soviet Union's turn.",
    )
    page.get_by_role("tab", name="Log").click()
    expect(page.get_by_test_id("log")).to_contain_text("The British invasion of C4 succeeds.")

    position = player.go_on(scripted(), lambda now: now["view"]["round"] == 3)
    assert position["view"]["active"] == "uk"
    told(position, "Germany's turn.", "Italy's turn.", "Round 3: the United Kingdom's turn.")


def sheet(player: Visitor) -> tuple[float, float]:
    """How wide and how high the board is drawn."""
    [(left, top, right, bottom)] = boxes(player, "svg.board")
    return right - left, bottom - top


def is_wide(player: Visitor) -> bool:
    wide, high = sheet(player)
    return wide > high * 1.2


def is_high(player: Visitor) -> bool:
    wide, high = sheet(player)
    return high > wide * 1.2


def is_whole(player: Visitor) -> bool:
    [frame], [board] = boxes(player, FRAME), boxes(player, "svg.board")
    return all(board[n] >= frame[n] - HAIR for n in (0, 1)) and all(board[n] <= frame[n] + HAIR for n in (2, 3))


def click_middle(player: Visitor, place: str) -> None:
    """Click where the territory lies, which bears its name, and not the mark of a target."""
    area = player.page.locator(f'[data-area="{territory(place)}"]')
    area.scroll_into_view_if_needed()
    player.rest()
    box, name = area.bounding_box(), player.page.locator(".labels text").get_by_text(place, exact=True).bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    assert abs(name["x"] + name["width"] / 2 - x) < 2
    assert box["y"] - 2 <= name["y"] < y
    player.page.mouse.click(x, y)


def test_the_board_lies_on_its_side_where_a_window_is_wide(visit: Callable[..., Visitor]) -> None:
    """It turns with the window, and a click acts on the territory that lies there, however it lies."""
    player = visit()
    position = begin(player, stormed())
    assert is_wide(player)
    assert is_whole(player)
    upright = player.page.locator(".labels text, .letters text, .counter text").evaluate_all(
        "all => all.map((one) => one.getScreenCTM()).every(({ a, b, c, d }) => !b && !c && a === d && a > 0)"
    )
    assert upright
    position = player.pick(position, "infantry", "territory", territory("Alfa"))
    position = player.choose(position, "take", army("UK infantry 2"))
    player.resize("phone")
    player.until(lambda: is_high(player), "an upright board")
    player.shows(position)
    with player.acting():
        click_middle(player, "D7")
    position = player.wait_after(position["seq"])
    assert armies_at(position, "D7") == [("UK infantry 2", 0)]
    player.resize("tablet")
    player.until(lambda: is_high(player), "an upright board")
    player.resize("desktop")
    player.until(lambda: is_wide(player) and is_whole(player), "a board on its side")
    position = player.choose(position, "done")
    player.shows(position)
    with player.acting():
        click_middle(player, "C4")
        player.confirm("invade")
    position = player.wait_after(position["seq"])
    assert position["view"]["step"]["invasion"]["target"] == territory("C4")
    # the replay too
    player.page.goto(f"/match/{player.match}/replay")
    player.page.get_by_test_id("timeline").wait_for()
    player.rest()
    assert is_wide(player)


def test_an_attack_that_falls_short_by_two_people(visit: Callable[..., Visitor]) -> None:
    """Cards of both sides; each chooses whom to strike, in a browser of their own."""
    invader, defender = visit(), visit()
    invader.sit(assaulted(), {"Italy": defender})
    invader.open()
    defender.open()
    decide = assault()
    seen: list[str] = []
    while True:
        invader.wait_for(lambda now: bool(now["asked"]))
        asked = invader if invader.position()["choices"] else defender
        position = asked.asked()
        fight = position["view"]["step"].get("invasion")
        if seen and not fight:
            break
        if fight:
            seen.append(fight["stage"])
            for one in (invader, defender):
                one.shows(position)
                expect(one.page.locator(".parts [aria-current=step]")).to_have_count(1)
        asked.answer(position, *decide(position))
    assert list(dict.fromkeys(seen)) == ["support", "defence", "attack", "counterattack", "removal"]
    position = invader.position()
    assert armies_at(position, "C4") == [("Italian infantry 1", 0), ("Italian artillery 1", 0)]
    assert armies_at(position, "C5") == [("UK infantry 1", 1)]
    told(
        position,
        "The United Kingdom plays Air Support.",
        "Italy plays Minefield.",
        "The United Kingdom attacks with 12 against a defence of 15.",
        "Italy rolls Resistance: 9 damage.",
        "The Italian armour is eliminated.",
        "The British air army is eliminated.",
        "The British invasion of C4 fails.",
    )


def test_a_gift_to_the_partner(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, collecting("alliances"))
    had = nation(position, "uk")["points"]
    position = player.choose(position, "give", 4)
    points(player, position, "uk", had - 5)
    points(player, position, "ussr", 3 + 4)
    position = player.choose(position, "done")

    # Now the partner may give something back.
    assert position["view"]["seats"][position["seat"]] == "Soviet Union"
    position = player.choose(position, "give", 2)
    points(player, position, "uk", had - 3)
    points(player, position, "ussr", 4)
    told(
        position,
        "The United Kingdom gives 4 PP to the Soviet Union",
        "The Soviet Union gives 2 PP to the United Kingdom",
    )


def test_a_supply_card_is_lifted_and_played(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, collecting())
    had = nation(position, "uk")["points"]

    # What is for another phase says so, with the rule.
    player.hand.locator(f'button[data-kind=card][data-target="{card("Engineers")}"]').click(position={"x": 6, "y": 20})
    expect(player.toast).to_contain_text(re.compile(r"\bW19"))
    convoy = player.hand.locator(f'button.offered[data-target="{card("Convoy")}"]')
    convoy.click()
    expect(convoy).to_have_attribute("aria-pressed", "true")
    with player.acting():
        convoy.click()
    position = player.wait_after(position["seq"])
    points(player, position, "uk", had + GAINS)
    player.shows(position)
    expect(convoy).to_have_count(0)
    told(position, "The United Kingdom plays Convoy.", f"The United Kingdom gains {GAINS} PP")


def test_a_refused_click_names_the_rule(visit: Callable[..., Visitor]) -> None:
    player = visit()
    position = begin(player, british_turn())
    player.target("army", army("Italian artillery 1")).click()
    expect(player.toast).to_contain_text(re.compile(r"\bW7\.2\.1\b"))

    # An army that is taken may not enter the territory of an enemy.
    position = player.choose(position, "take", army("UK armour 1"))
    player.shows(position)
    player.page.locator(f'svg [data-area="{territory("C3")}"]').click()
    expect(player.toast).to_contain_text(re.compile(r"\bW7\.2\.2\b"))
    assert player.position()["seq"] == position["seq"]
    player.toast.get_by_role("button", name="W7.2.2").click()
    expect(player.page.get_by_test_id("rules").locator('[data-section="W7.2.2"]')).to_be_in_viewport()


def test_a_turn_on_a_phone(visit: Callable[..., Visitor]) -> None:
    player = visit("phone")
    position = begin(player, stormed())
    decide = storm()
    while position["view"]["active"] == "uk":
        position = player.answer(position, *decide(position))
    assert armies_at(position, "C4") == [("UK armour 1", 1)]
    assert {"C4", "D7"} <= set(nation(position, "uk")["own"])
    told(position, "The British invasion of C4 succeeds.", "Round 2: the Soviet Union's turn.")


def test_two_clicks_to_a_game(visit: Callable[..., Visitor]) -> None:
    player = visit()
    player.page.goto("/")
    player.page.get_by_test_id(f"play-{GAME}").click()
    player.page.get_by_test_id("start").click()
    player.at_match()
    player.wait_for_turn()
    position = player.position()
    assert position["game"] == GAME
    assert verbs(position)


def test_the_last_round_of_two_against_the_computer(visit: Callable[..., Visitor]) -> None:
    """Everything by a click, until somebody has won; what came before was played ahead."""

    def last(now: Any) -> bool:
        return bool(now["view"]["round"] == LAST_ROUND and now["seat"] == 0)

    player = visit()
    player.sit(ahead(GAME, "two-players-uk-germany", lambda: at_random(random.Random(4)), last), {"Germany": BOT})
    player.open()
    decide = at_random(random.Random(4))
    while (position := player.asked())["result"] is None:
        player.answer(position, *decide(position))
    assert position["view"]["round"] == LAST_ROUND
    expect(player.page.get_by_test_id("result")).to_contain_text("Victory for ")


def test_an_invasion_in_italian(visit: Callable[..., Visitor]) -> None:
    """Nothing on the page is English, from training to the end of the turn."""
    player = visit(locale="it-IT")
    position = begin(player, stormed())
    decide, phases = storm(), set()

    def clean() -> None:
        player.shows(position)
        player.drawn()
        assert english_on(player.page) == []

    while position["view"]["active"] == "uk":
        clean()
        phases.add(position["view"]["step"]["name"])
        position = player.answer(position, *decide(position))
    assert {"Expansion", "Origins", "Eliminate", "Wounding", "Taking", "Development"} <= phases
    player.target("army", army("Italian armour 1")).click()
    expect(player.toast).to_contain_text(re.compile(r"\bW7"))
    player.page.get_by_role("tab", name="Cronaca").click()
    expect(player.page.get_by_test_id("log")).to_contain_text("C4")
    clean()


@needs_axe
def test_nothing_keeps_anybody_out(visit: Callable[..., Visitor]) -> None:
    """axe-core finds nothing in the middle of an invasion, with a hand of cards."""
    match = assaulted()
    assert go_on(match, assault(), lambda now: now["view"]["step"]["name"] == "Invasion")
    player = visit()
    begin(player, match)
    assert in_both_themes(player) == []
    player.resize("phone")
    assert in_both_themes(player) == []


def test_the_charts_have_armies_territories_and_the_die(visit: Callable[..., Visitor]) -> None:
    """They open at the invasion that is going on."""
    player = visit()
    match = stormed()
    assert go_on(match, storm(), resists)
    player.sit(match)
    player.open()
    player.page.keyboard.press("c")
    charts = player.page.get_by_test_id("charts")
    faces = charts.get_by_test_id("chart-die").locator("tr[data-symbol]")
    expect(faces).to_have_count(3)
    values = VALUES[VERSION]
    for symbol in range(3):
        expect(faces.nth(symbol)).to_contain_text(f"{values.faces.count(symbol)} of {len(values.faces)}")
    expect(charts.get_by_test_id("chart-invasion")).to_be_visible()

    charts.get_by_role("tab", name="Armies").click()
    dossiers = charts.locator("tr[data-dossier]")
    expect(dossiers).to_have_count(16)
    expect(dossiers.first.locator("td.number").first).to_have_text(str(values.cost[0]))
    charts.get_by_role("tab", name="Territories").click()
    rows = charts.get_by_test_id("chart-strategic").locator("tr[data-territory]")
    expect(rows).to_have_count(((BASES | STRATEGIC) & EVERYWHERE).bit_count())
    shown = dict(rows.evaluate_all("rows => rows.map(row => [row.dataset.territory, row.dataset.holder])"))
    for one in player.position()["view"]["nations"]:
        assert {name for name, holder in shown.items() if holder == one["nation"]} == set(one["own"]) & set(shown)
    charts.get_by_role("tab", name="Research").click()
    expect(charts.locator("tr[data-square]")).to_have_count(len(values.squares))
    charts.get_by_role("tab", name="Objectives").click()
    # Of the secret ones only the reader's own, of all seats here, are marked.
    own = {one["objective"] for one in player.position()["view"]["nations"]} - {None}
    marked = charts.get_by_test_id("chart-objectives").locator("tr.now")
    expect(marked).to_have_count(len(own))
