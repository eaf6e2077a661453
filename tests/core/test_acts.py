"""Acts: numbers with a text both ways."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grognard.core.acts import ActSpace, Targets, fold
from grognard.core.refusals import BadAct


@pytest.fixture(scope="module")
def space() -> ActSpace:
    space = ActSpace()
    space.verb("go", Targets("city", ["Berlin", "Münster", "Munster", "Łódź", "Frankfurt (Oder)"]))
    space.verb("stop")
    return space


def test_every_act_is_found_by_its_text(space: ActSpace) -> None:
    texts = [space.text(act) for act in range(space.size)]
    assert texts == ["go Berlin", "go Münster", "go Munster", "go Łódź", "go Frankfurt (Oder)", "stop"]
    assert [space.parse(text) for text in texts] == list(range(space.size))


def test_accents_and_case_matter_only_where_names_differ_in_them(space: ActSpace) -> None:
    assert space.parse("go lodz") == 3
    assert space.parse("GO   FRANKFURT  (oder)") == 4
    with pytest.raises(BadAct, match="no city called 'munster'"):
        space.parse("go munster")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "the action is empty"),
        ("fly Berlin", "unknown verb 'fly'; expected one of go, stop"),
        ("go", "'go' needs a city, for example 'go Berlin'"),
        ("stop here", "'stop' takes no target"),
        ("go Paris", "there is no city called 'Paris'"),
        ("go " + "x" * 500, r"\.\.\."),
    ],
)
def test_what_is_no_act_is_refused_in_one_line(space: ActSpace, text: str, message: str) -> None:
    with pytest.raises(BadAct, match=message) as caught:
        space.parse(text)
    assert len(str(caught.value)) < 200


@given(st.text())
def test_any_text_is_an_act_or_refused(text: str) -> None:
    space = ActSpace()
    space.verb("go", Targets("city", ["Berlin"]))
    space.verb("stop")
    try:
        act = space.parse(text)
    except BadAct:
        return
    assert fold(space.text(act)) == fold(text)


def test_numbers_outside_the_space_are_no_acts(space: ActSpace) -> None:
    for act in (-1, space.size):
        with pytest.raises(BadAct, match="not one of the actions 0 to 5"):
            space.text(act)


def test_names_and_verbs_are_unique() -> None:
    with pytest.raises(ValueError, match="the same name"):
        Targets("city", ["Berlin", "Berlin"])
    space = ActSpace()
    space.verb("go")
    with pytest.raises(ValueError, match="one new word"):
        space.verb("go")


def test_the_fingerprint_changes_with_numbers_and_texts() -> None:
    def fingerprint(*verbs: tuple[str, list[str]]) -> str:
        space = ActSpace()
        for name, targets in verbs:
            space.verb(name, Targets("city", targets) if targets else None)
        return space.fingerprint()

    go = ("go", ["Berlin", "Ulm"])
    stop: tuple[str, list[str]] = ("stop", [])
    others = [
        fingerprint(stop, go),
        fingerprint(("go", ["Ulm", "Berlin"]), stop),
        fingerprint(("go", ["Berlin", "Bonn"]), stop),
        fingerprint(("go", ["Berlin", "Ulm", "Bonn"]), stop),
        fingerprint(("walk", ["Berlin", "Ulm"]), stop),
        fingerprint(go),
    ]
    assert fingerprint(go, stop) == fingerprint(go, stop)
    assert len({fingerprint(go, stop), *others}) == 1 + len(others)
