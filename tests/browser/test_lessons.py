"""Lessons in the browser: by clicking and by the keyboard, with a wrong act, in Italian, on a phone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from grognard import find
from grognard.core.acts import NUMBER
from tests.browser.axe import in_both_themes, needs_axe
from tests.browser.english import english_on
from tests.browser.table import Visitor, plain
from tests.browser.test_keyboard import tab_to
from tests.installed import INSTALLED

GAMES = [name for name in INSTALLED if find(name).lessons()]

every_game = pytest.mark.parametrize("game", GAMES)


class Pupil:
    """Somebody in a lesson: what the service says of it, and what the page shows."""

    def __init__(self, visitor: Visitor, game: str, name: str = "", language: str = "en") -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.game = find(game)
        self.name = name or visitor.get(f"/games/{game}/lessons")[0]["name"]
        self.path = f"/games/{game}/lessons/{self.name}?language={language}"
        self.acts: list[dict[str, Any]] = []
        self.now = visitor.get(self.path)
        self.page.goto(f"/learn/{game}/{self.name}")
        self.stands()

    def try_act(self, verb: str, target: int | None) -> Any:
        """What the service says to it."""
        return self.visitor.post(self.path, {"acts": [*self.acts, {"verb": verb, "target": target}]})

    def wrong(self) -> tuple[str, int | None]:
        """Something on the board or a button that is offered and not what is taught."""
        for choice in self.now["position"]["choices"]:
            for target in choice["targets"] or [None]:
                if choice["role"] in (None, "place", "piece"):
                    if self.try_act(choice["verb"], target)["said"]["kind"] == "other":
                        return choice["verb"], target
        raise AssertionError("everything that is offered is right")

    def thing(self, verb: str, target: int | None) -> Any:
        """What is pressed for an act: a button, a card, a place or a piece."""
        targets = self.game.space.by_name[verb].targets
        if targets is None or target is None:
            return self.visitor.prompt.locator(f'button[data-verb="{verb}"]')
        if targets.role == NUMBER:
            found = self.visitor.prompt.locator(f'button[data-verb="{verb}"]')
            return found.get_by_text(targets.names[target], exact=True)
        one = f'[data-kind="{targets.kind}"][data-target="{target}"]'
        return self.page.locator(f"button{one}, [role=button]{one}").first

    def press(self, verb: str, target: int | None) -> None:
        """Choose it by clicking, also from a menu where there are several uses, or where a card is lifted first."""
        with self.page.expect_response(lambda answer: "/lessons/" in answer.url and answer.request.method == "POST"):
            thing = self.thing(verb, target)
            thing.wait_for()
            if target is not None and self.game.space.by_name[verb].targets.role == "card":  # type: ignore[union-attr]
                self.visitor.take(verb, target)
            elif target is None or self.game.space.by_name[verb].targets.role == NUMBER:  # type: ignore[union-attr]
                thing.click()
            else:
                self.visitor.press(thing)
                self.settled()
                self.visitor.confirm(verb)

    def follow(self) -> None:
        """Do what leads on."""
        show = self.now["show"]
        self.press(show["verb"], show["target"])
        self.acts.append({"verb": show["verb"], "target": show["target"]})
        self.now = self.visitor.post(self.path, {"acts": self.acts})
        self.stands()

    def stands(self) -> None:
        """Wait until the page shows what the service says."""
        task = " ".join(plain(self.now["task"]).split())
        expect(self.page.get_by_test_id("task")).to_have_text(task)
        for choice in self.now["position"]["choices"][:1]:
            thing = self.thing(choice["verb"], next(iter(choice["targets"]), None))
            thing.wait_for(state="attached")
        self.page.locator("[data-testid=table][data-ready=yes]").wait_for()
        self.visitor.rest()

    def settled(self) -> None:
        """Wait until what has opened over the table counts presses."""
        self.page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
        self.page.locator("[data-early]").wait_for(state="detached")

    @property
    def said(self) -> Any:
        return self.page.get_by_test_id("said")

    def way(self) -> str:
        """What kind of thing leads on: a button, or the role of what is chosen."""
        show = self.now["show"]
        targets = self.game.space.by_name[show["verb"]].targets
        return "button" if targets is None or show["target"] is None else str(targets.role)

    def acts_to_the_end(self) -> int:
        """How many acts the lesson takes, asked of the service alone."""
        acts: list[dict[str, Any]] = []
        now = self.now
        while not now["done"]:
            acts.append({"verb": now["show"]["verb"], "target": now["show"]["target"]})
            now = self.visitor.post(self.path, {"acts": acts})
        return len(acts)

    def follow_by_keyboard(self) -> None:
        """'Show me' takes the keyboard to what leads on; Enter does it, once more where a card is lifted or asked
        about."""
        page, show = self.page, self.now["show"]
        before = page.get_by_test_id("table").get_attribute("data-seq")
        page.get_by_test_id("show-me").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_test_id("shown")).to_contain_text(show["text"])
        expect(self.thing(show["verb"], show["target"])).to_be_focused()
        page.get_by_test_id("finger").wait_for()
        with page.expect_response(lambda answer: "/lessons/" in answer.url and answer.request.method == "POST"):
            page.keyboard.press("Enter")
            self.settled()
            menu = page.locator(f'[role=menu] button[data-verb="{show["verb"]}"]')
            if menu.count():
                menu.focus()
                page.keyboard.press("Enter")
            elif page.locator("[aria-pressed=true]:focus").count():
                page.keyboard.press("Enter")
        self.visitor.until(lambda: page.get_by_test_id("table").get_attribute("data-seq") != before, "an answer")
        self.acts.append({"verb": show["verb"], "target": show["target"]})
        self.now = self.visitor.post(self.path, {"acts": self.acts})
        self.stands()


def answered(pupil: Pupil, wrong: tuple[str, int | None]) -> None:
    """The page says what the service says of a wrong act, also to a screen reader."""
    pupil.press(*wrong)
    answer = " ".join(plain(pupil.try_act(*wrong)["said"]["text"]).split())
    expect(pupil.said).to_contain_text(answer)
    assert pupil.said.evaluate("said => said.closest('[aria-live]').ariaLive") == "polite"


def walk(pupil: Pupil) -> None:
    """To the end of the lesson: every kind of thing by the keyboard and by a click in turn, the last by keyboard."""
    met: Counter[str] = Counter()
    for left in reversed(range(pupil.acts_to_the_end())):
        way = pupil.way()
        met[way] += 1
        if left == 0 or met[way] % 2:
            pupil.follow_by_keyboard()
        else:
            pupil.follow()
    assert pupil.now["done"]


@every_game
def test_a_lesson_by_the_keyboard_and_by_clicking(visit: Callable[..., Visitor], game: str) -> None:
    pupil = Pupil(visit(), game)
    page, step = pupil.page, pupil.page.get_by_test_id("lesson-step")
    answered(pupil, pupil.wrong())
    pupil.stands()
    walk(pupil)
    expect(step).to_have_text("Lesson done")
    # Nothing more is asked: the lesson itself has the focus, and the next one is near.
    expect(page.get_by_test_id("lesson")).to_be_focused()
    tab_to(pupil.visitor, "[data-testid=next-lesson]", most=8)
    page.keyboard.press("Enter")
    expect(step).to_contain_text("Step 1 of")
    page.get_by_test_id("all-lessons").click()
    expect(page.get_by_test_id(f"lesson-{pupil.name}")).to_contain_text("(done)")


@needs_axe
def test_going_back_and_a_refusal_and_axe_finds_no_serious_violation(visit: Callable[..., Visitor]) -> None:
    visitor = visit()
    visitor.page.goto("/learn")
    visitor.page.get_by_test_id("lessons-friedrich").get_by_test_id("lesson-moving").wait_for()
    found = {"learn": in_both_themes(visitor)}
    pupil = Pupil(visitor, "friedrich", "moving")
    going_back_and_beginning_again(pupil)
    pupil.press(*pupil.wrong())
    pupil.page.get_by_test_id("show-me").click()
    pupil.page.get_by_test_id("finger").wait_for()
    found["lesson"] = in_both_themes(visitor)
    while not pupil.now["done"]:
        pupil.follow()
    found["done"] = in_both_themes(visitor, "[data-testid=lesson]")
    assert found == {"learn": [], "lesson": [], "done": []}


def going_back_and_beginning_again(pupil: Pupil) -> None:
    """From the first step to the second, back to the first, on, and to the beginning; on the way, a refusal."""
    page, step = pupil.page, pupil.page.get_by_test_id("lesson-step")
    expect(page.get_by_test_id("back-step")).to_have_count(0)
    for _ in range(2):
        pupil.follow()
    what_is_not_allowed_is_refused_with_its_rule(pupil)
    pupil.follow()
    expect(step).to_have_text("Step 2 of 4")
    page.get_by_test_id("undo").click()
    expect(page.get_by_test_id("prompt")).to_contain_text("choose a piece to move")
    page.get_by_test_id("back-step").click()
    expect(step).to_have_text("Step 1 of 4")
    pupil.acts, pupil.now = [], pupil.visitor.get(pupil.path)
    pupil.stands()
    pupil.follow()
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("again")).to_have_count(0)
    expect(page.get_by_test_id("heading")).to_have_text("Turn 1, France")
    pupil.acts, pupil.now = [], pupil.visitor.get(pupil.path)
    pupil.stands()


def what_is_not_allowed_is_refused_with_its_rule(pupil: Pupil) -> None:
    moved = find("friedrich").targets["piece"].number("Soubise")
    pupil.visitor.press(pupil.visitor.target("piece", moved))
    expect(pupil.visitor.toast).to_contain_text("Rule 4")
    pupil.stands()


def test_a_lesson_on_a_phone(visit: Callable[..., Visitor]) -> None:
    """The way to the cards is shown, and nothing runs over the edge."""
    pupil = Pupil(visit("phone"), "friedrich", "battle")
    page = pupil.page
    page.get_by_test_id("show-me").click()
    page.get_by_test_id("finger").wait_for()
    page.get_by_test_id("to-hand").click()
    pupil.follow()
    expect(page.get_by_test_id("lesson-step")).to_have_text("Step 2 of 4")
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")


def test_a_lesson_in_italian(visit: Callable[..., Visitor]) -> None:
    pupil = Pupil(visit(locale="it-IT"), "quartermaster-1914", language="it")
    pupil.press(*pupil.wrong())
    expect(pupil.said).to_be_visible()
    pupil.visitor.drawn()
    assert english_on(pupil.page) == []
    pupil.page.goto("/learn")
    expect(pupil.page.get_by_role("heading", level=1)).to_have_text("Impara giocando")
    pupil.page.get_by_test_id("lesson-building").wait_for()
    assert english_on(pupil.page) == []
