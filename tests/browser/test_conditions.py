"""Conditions for which tests poll the page: under the page's Content Security Policy (CSP) Playwright's
`wait_for_function` works only with a function.

Playwright evaluates an expression again at every look. The CSP permits the first evaluation only, so on a busy machine,
where the first look comes too early, the wait ends with an EvalError. Playwright evaluates a function once and calls it
at every look. An async function returns a promise, which Playwright takes for true.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from grognard.bench import browser
from tests.browser.table import Visitor

ROOT = Path(__file__).parents[2]
FOLDERS = ("src", "tests", "scripts", "examples")
WAIT = "wait_for_function"
FUNCTION = re.compile(r"\s*(?:function\b|\([^()]*\)\s*=>|[A-Za-z_$][\w$]*\s*=>)")

LATER = """() => {
  let looks = 0;
  Object.defineProperty(window, 'frameTimes', { get: () => ({ length: looks++ }) });
}"""
"""What the benchmark waits for becomes true only at the third look."""


def mistakes(tree: ast.Module) -> Iterator[str]:
    """The conditions in a module that cannot be polled under the CSP, or that cannot be read here."""
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    called: set[ast.expr] = set()
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not isinstance(node.func, ast.Attribute) or node.func.attr != WAIT:
            continue
        called.add(node.func)
        condition = next(iter(node.args), None) or next(
            (one.value for one in node.keywords if one.arg == "expression"), None
        )
        if isinstance(condition, ast.Name):
            condition = constants.get(condition.id)
        text = source(condition)
        if text is None:
            yield f"line {node.lineno}: the condition is neither a string nor a constant of this module"
        elif not FUNCTION.match(text):
            yield f"line {node.lineno}: the condition is not a function: {text.strip()}"
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and node.attr == WAIT and node not in called:
            yield f"line {node.lineno}: call {WAIT} where it is named, so that its condition can be checked"


def source(node: ast.expr | None) -> str | None:
    """The JavaScript of a string or an f-string."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if isinstance(node, ast.JoinedStr):
        return "".join(str(part.value) if isinstance(part, ast.Constant) else "0" for part in node.values)
    return None


def test_every_condition_is_a_function() -> None:
    found: dict[str, list[str]] = {}
    waits = 0
    for path in sorted(path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")):
        text = path.read_text("utf-8")
        if WAIT not in text or path == Path(__file__):
            continue
        waits += 1
        if wrong := list(mistakes(ast.parse(text))):
            found[str(path.relative_to(ROOT))] = wrong
    assert found == {}
    assert waits >= 3, "the check looks in the wrong place"


@pytest.mark.parametrize(
    ("text", "fine"),
    [
        ("page.wait_for_function('() => window.ready')", True),
        ("page.wait_for_function('most => window.count >= most', arg=1)", True),
        ("page.wait_for_function(expression='(a, b) => a')", True),
        ("page.wait_for_function('function () { return window.ready; }')", True),
        ("READY: str = '() => window.ready'\npage.wait_for_function(READY)", True),
        ("page.wait_for_function(f'() => window.{name}')", True),
        ("page.wait_for_function('window.ready')", False),
        ("page.wait_for_function('(window.ready)')", False),
        ("page.wait_for_function('functions.ready')", False),
        ("page.wait_for_function('async () => window.ready')", False),
        ("page.wait_for_function('[1].some(one => window.ready)')", False),
        ("READY = 'window.ready'\npage.wait_for_function(READY)", False),
        ("page.wait_for_function(elsewhere.READY)", False),
        ("page.wait_for_function(f'window.{name}')", False),
        ("wait = page.wait_for_function\nwait('window.ready')", False),
    ],
)
def test_the_check_finds_conditions_that_are_not_functions(text: str, fine: bool) -> None:
    assert (list(mistakes(ast.parse(text))) == []) is fine


def test_a_condition_that_becomes_true_later_is_met(visit: Callable[..., Visitor]) -> None:
    page = visit().page
    page.goto("/")
    page.evaluate(LATER)
    page.wait_for_function(browser.COUNTED)
    assert page.evaluate("window.frameTimes.length") >= 3
