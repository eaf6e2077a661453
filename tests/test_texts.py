"""The texts: every key that is said has one, in every language; none is idle, and none wants what it is not given."""

from __future__ import annotations

import re
from importlib.resources import files
from pathlib import Path

import pytest

from grognard import find
from grognard.core.data import Data, number_below
from grognard.core.game import Game, Rule
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.state import State
from grognard.texts.files import COMPLETE as STATED
from grognard.texts.files import FIRST, STATE, VERBS, entries, is_complete, languages, rulebook
from grognard.texts.inflection import rules as inflection
from grognard.texts.shapes import Choice
from grognard.texts.words import slug, words
from tests.installed import INSTALLED
from tests.spoken import Text, name_keys, own_texts, shared_texts, spoken, used, verb_keys
from tests.texts import COMPLETE
from tests.toy import Toy

GAMES = [find(name) for name in INSTALLED]
READ_ELSEWHERE = {"text", "revised", "credits", "short", "id", "details", "left", "several"}
"""Forms that sentences need not want: titles have a text, games their credits, opponents a short name; what several
pieces of the same name are called together."""
EMPTY = {"empty", "report-navies", "report-unsupplied"}
"""What may say nothing."""

games = pytest.mark.parametrize("game", GAMES, ids=[game.name for game in GAMES])
every_language = pytest.mark.parametrize("language", languages())
others = pytest.mark.parametrize("language", languages()[1:])
complete = pytest.mark.parametrize("language", COMPLETE[1:])

PROPER = {"nation", "piece", "seat", "space", "territory"}
"""Kinds of which some are named without an article: lands, towns, persons, areas with a code."""
BARE = {
    "the": PROPER,
    "short": {"symbol"},  # where the whole name is short
    "long": {"power"},  # of powers of two nations
    "double": {"symbol"},  # of symbols that there are twice
    "some": {"dossier"},  # where the name is a plural
    "all": {"kind"},
    "several": {"unit"},  # of units that there are once
    "article": {"unit"},  # English: of those, too
    "noun": {"kind"},  # English: where the name of an arm is that of an army, too
    "text": {"card", "section"},  # of cards whose text is not composed; of sections in `rules.toml`
    "revised": {"section"},
}
"""Forms, with the kinds of which some names do without: the name itself is right then."""


def found(game: Game[State], language: str) -> dict[str, Text]:
    """All texts of a game in a language, English ones where it has none."""
    return dict([*shared_texts(), *shared_texts(language), *own_texts(game), *own_texts(game, language)])


def test_there_are_english_italian_and_hungarian() -> None:
    assert languages()[0] == "en"
    assert COMPLETE[0] == FIRST
    assert {"en", "it", "hu"} <= set(COMPLETE)


@every_language
def test_a_language_says_whether_it_is_complete(language: str) -> None:
    assert STATE in dict(shared_texts(language))
    assert words(None, language).title(STATE) in (STATED, "growing")
    assert is_complete(language) == (words(None, language).title(STATE) == STATED)


@games
@every_language
def test_no_text_is_given_twice(game: Game[State], language: str) -> None:
    own, shared = own_texts(game, language), shared_texts(language)
    assert len({**dict(own), **dict(shared)}) == len(own) + len(shared)


@games
def test_everything_that_is_said_has_a_text(game: Game[State]) -> None:
    texts = found(game, FIRST)
    assert len(spoken(game)) > 250
    assert [(place.place, key) for place in spoken(game) for key in place.keys if key not in texts] == []


@games
@every_language
def test_every_text_is_used(game: Game[State], language: str) -> None:
    texts = found(game, language)
    said = {key for place in spoken(game) for key in place.keys} | name_keys(game)
    said |= {other for text in texts.values() for other in text.texts}
    assert [(text.file, key) for key, text in own_texts(game, language) if key not in said] == []


@games
@complete
def test_a_complete_language_lacks_nothing(game: Game[State], language: str) -> None:
    """What it lacks is said in English; this is the list, and that of `grognard translate --missing`."""
    own = dict(own_texts(game, language))
    assert [(text.file, key) for key, text in own_texts(game) if key not in own] == []
    theirs = dict(shared_texts(language))
    assert [(text.file, key) for key, text in shared_texts() if key not in theirs] == []


@others
def test_no_language_has_shared_texts_that_are_unknown(language: str) -> None:
    assert [(text.file, key) for key, text in shared_texts(language) if key not in dict(shared_texts())] == []


@games
@every_language
def test_every_text_gets_what_it_names(game: Game[State], language: str) -> None:
    texts = found(game, language)
    missing = [
        (place.place, key, sorted(used(key, texts) - place.given))
        for place in spoken(game)
        for key in place.keys
        if not used(key, texts) <= place.given
    ]
    assert missing == []


@games
@every_language
def test_every_verb_of_a_player_has_its_texts(game: Game[State], language: str) -> None:
    """They stand in one file, which the page reads, too: they want no forms, and nothing but the target."""
    own = dict(own_texts(game, language))
    there = {key for key, text in own.items() if text.file == VERBS}
    assert there <= verb_keys(game)
    assert there == verb_keys(game) or language not in COMPLETE
    for key in there:
        assert own[key].variables <= ({"target", "number"} if key.endswith("-target") else set()), key
        assert ("target" in own[key].variables) == key.endswith("-target"), key
        assert not own[key].wanted, key
        assert not own[key].texts, key


@others
def test_shared_texts_name_what_the_english_ones_name(language: str) -> None:
    theirs = dict(shared_texts(language))
    assert [key for key, text in theirs.items() if not text.variables <= dict(shared_texts())[key].variables] == []


@games
@every_language
def test_every_form_is_wanted_and_exists(game: Game[State], language: str) -> None:
    texts = {**dict(shared_texts(language)), **dict(own_texts(game, language))}
    wanted = {form for text in texts.values() for form in text.wanted}
    forms = {form for text in texts.values() for form in text.forms}
    everywhere = {form for _, text in shared_texts(language) for form in text.wanted}
    rules = inflection(language)
    made = rules.forms | set(rules.exceptions) if rules else set()
    if rules:
        wanted |= {rules.written(form) for form in wanted}
        wanted -= {form for form in wanted if form not in made and rules.written(form) != form}
    assert forms - READ_ELSEWHERE <= wanted | made or language not in COMPLETE
    assert wanted - READ_ELSEWHERE - everywhere <= forms | made


@games
@every_language
def test_every_name_has_every_form_that_is_asked_of_it(game: Game[State], language: str) -> None:
    """Of an argument that names things of a kind, all of them: one without the form would be named without it."""
    own, rules = dict(own_texts(game, language)), inflection(language)
    made = rules.forms if rules else frozenset()
    kinds = {**game.names, "seat": [seat for scenario in game.scenarios.values() for seat in scenario.seats]}
    asked = {
        (game.kind(argument), rules.written(form) if rules else form, key)
        for key, text in [*own.items(), *shared_texts(language)]
        for argument, form in text.asked
        if form not in made
    }
    lacking = [
        (key, kind, form, name)
        for kind, form, key in sorted(asked)
        if kind in kinds and kind not in BARE.get(form, ())
        for number, name in enumerate(kinds[kind])
        if not _has_form(game, own, kind, number, name, form)
        and (language in COMPLETE or f"{kind}-{slug(name)}" in own)
    ]
    assert lacking == []


def _has_form(game: Game[State], own: dict[str, Text], kind: str, number: int, name: str, form: str) -> bool:
    """Whether a name, or that from which it is composed, is written in a form."""
    text = own.get(f"{kind}-{slug(name)}")
    composed = game.composed(kind, number) if text is None and kind in game.names else None
    if composed is not None:
        text = own.get(composed.key)
    return form == "id" or (text is not None and form in text.forms)


@games
@every_language
def test_scenarios_and_options_have_title_and_text(game: Game[State], language: str) -> None:
    for kind, names in (("scenario", game.scenarios), ("option", game.options), ("game", {game.name: ""})):
        for name in names:
            about = "credits" if kind == "game" else "text"
            title, text = (words(game, language).name(kind, name, form) for form in ("", about))
            assert title != name
            assert text.endswith("."), text


@games
@every_language
def test_rulebooks_have_the_sections_that_the_game_names(game: Game[State], language: str) -> None:
    rules = game.rules()
    assert list(rulebook(game, language)) == [rule.section for rule in rules if rule.title is None]
    for rule in rules:
        title, text = words(game, language).rule(rule)
        assert title.strip()
        assert text.strip()
        assert language not in COMPLETE[1:] or text != words(game, FIRST).rule(rule)[1], rule.section


@games
def test_a_language_without_a_rulebook_has_the_english_one(game: Game[State]) -> None:
    assert [words(game, "nowhere").rule(rule) for rule in game.rules()] == [
        words(game, FIRST).rule(rule) for rule in game.rules()
    ]


class HalfDone(Toy):
    """In Italian one section is done, and of another the title."""

    def texts(self, language: str) -> list[tuple[str, str]]:
        done = '{ section = "2", title = "Giri", text = "Cammina." }, { section = "3", title = "La fine" }'
        return [("rules.toml", f"rule = [{done}]")] if language == "it" else super().texts(language)


def test_a_section_that_a_language_lacks_is_shown_in_english() -> None:
    game = HalfDone()
    assert [words(game, "it").rule(rule) for rule in game.rules()] == [
        ("Bids", "Bid."),
        ("Giri", "Cammina."),
        ("La fine", "Count."),
    ]
    with pytest.raises(Problem, match="there is no text for 'section-4'"):
        words(game, "it").rule(Rule("4"))


def test_the_files_of_a_game_are_read_once() -> None:
    class Counting(HalfDone):
        read = 0

        def texts(self, language: str) -> list[tuple[str, str]]:
            self.read += 1
            return super().texts(language)

    game = Counting()
    for _ in range(3):
        for rule in game.rules():
            words(game, "it").rule(rule)
    assert game.read == 2


@games
@every_language
def test_every_text_can_be_said(game: Game[State], language: str) -> None:
    said = words(game, language)
    for place in spoken(game):
        for key in place.keys:
            for number in (0, 1, 2, 1234):
                saying = Saying(key, **{name: something(game, name, number) for name in place.given})
                text = said.line(saying)
                assert text.strip() or key in EMPTY, key
                assert "{" not in text, text
                same = said if key not in said.borrowed else words(game, FIRST)
                assert said.text(saying) == same._computed(saying, ""), "put together as Fluent does it"
    own = [shape for (key, _), shape in said.shapes.items() if key not in said.borrowed]
    assert sum(shape is not None for shape in own) >= len(own) // 2


def something(game: Game[State], name: str, number: int) -> int | str | list[int | str]:
    """An argument of this name: several of a kind for a plural."""
    kind = game.kind(name)
    ids = words(game).ids(kind)
    seats = game.scenario().seats
    one: int | str = seats[number % len(seats)] if kind == "seat" else number % len(ids) if ids else number
    several = kind not in ("", name.rstrip("2")) or name in ("hits", "here", "stacks", "ground", "each", "names")
    return [one] * min(number, 3) if several else one


def test_a_number_chooses_and_the_number_of_a_thing_does_not() -> None:
    said = words(find("friedrich"), FIRST)
    choice = Choice("number", False, lambda number: "one" if number == 1 else "other")
    choice.variants = [(0, ["none"]), ("one", ["one of "]), ("other", [("number", "")])]
    choice.default = ["some"]
    assert [said._chosen(choice, {"number": number}) for number in (0, 1, 7)] == ["none", "one of ", "7"]
    assert said._chosen(choice, {"number": 1.5}) is None, "Fluent sees to it"
    assert said._chosen(choice, {}) is None
    choice.name = "city"
    assert said._chosen(choice, {"city": 1}) is None, "a city is no number"


# What is not a game's own


def test_everything_else_that_is_said_has_a_text() -> None:
    """In the kernel, at the table and in the commands. What opponents of a game say is with its own texts."""
    root = Path(str(files("grognard")))
    said: set[str] = set()
    written = ""
    for path in sorted(root.rglob("*.py")):
        source = re.sub(r"^ *>>> .*$", "", path.read_text("utf-8"), flags=re.MULTILINE)
        written += source
        if "games" not in path.relative_to(root).parts and path.parent.parent.name != "bots":
            pattern = r'\b(?:Problem|Saying|BadAct|title|line|_line|own_help)\(\s*"([a-z][a-z0-9-]*)"'
            said |= set(re.findall(pattern, source))
            said |= set(re.findall(r'\bRefusal\("[^"]*", "([a-z0-9-]+)"', source))
            said |= set(re.findall(r'\bat\([^"]*"[^"]*", "([a-z0-9-]+)"', source))
            said |= set(re.findall(r'\bRefused\(\s*\d+,\s*"[a-z-]+",\s*"([a-z0-9-]+)"', source))
    assert len(said) > 150
    shared = dict(shared_texts())
    assert sorted(said - set(shared)) == []
    names = {key for key in shared if key.startswith(("bot-", "kind-", "list-", "seat-", "status-", "is-", "has-"))}
    quoted = set(re.findall(r"(?=[\"']([a-z0-9-]+)[\"'])", written))
    idle = [key for key in shared if key not in quoted | names]
    assert idle == []


def test_a_thing_is_found_by_its_number_and_by_its_id() -> None:
    game = GAMES[0]
    berlin = words(game).ids("city").index("Berlin")
    for city in (berlin, "Berlin"):
        parts = words(game).parts(Saying("stands-there", piece=0, city=city))
        assert {"kind": "city", "number": berlin, "text": "Berlin"} in parts


def test_a_list_may_be_long() -> None:
    sections = [f"{number}.1.1" for number in range(900)]
    line = words(None).line(Saying("sections-without-test", names=sections))
    assert line.endswith("899.1.1")


def test_marks_in_what_somebody_has_typed_are_no_things() -> None:
    typed = "\ue000city 3\ue001Ulm\ue002, \ue000x\ue002"
    for saying in (Saying("no-such-game", name=typed, names=[typed]), Saying("no-roads", game=typed)):
        parts = words(GAMES[0]).parts(saying)
        assert all(isinstance(part, str) for part in parts)
        assert "Ulm" in "".join(map(str, parts))


# Files


def test_a_mistake_in_a_text_file_is_named_with_its_line() -> None:
    with pytest.raises(Problem, match=r"it/names\.ftl:2: "):
        entries([("names.ftl", "# names\ncity-berlin Berlin\n")], "it")


def test_a_mistake_in_a_rulebook_is_named_with_its_line() -> None:
    class Broken(Toy):
        def texts(self, language: str) -> list[tuple[str, str]]:
            return [("rules.toml", "[[rule]\n")]

    with pytest.raises(Problem, match=r"en/rules\.toml: .*line 1"):
        rulebook(Broken(), FIRST)


def test_a_mistake_in_a_data_file_is_named_with_its_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "broken"
    (package / "data").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "data" / "roads.csv").write_text("a,b\n0,1\n2\n", "utf-8")
    (package / "data" / "towns.csv").write_text("a\n7\n", "utf-8")
    (package / "data" / "nations.toml").write_text("[[nation]\n", "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    data = Data("broken")
    with pytest.raises(Problem, match=r"roads\.csv:1: expected the columns a, b, main"):
        data.rows("roads.csv", "a b main")
    with pytest.raises(Problem, match=r"roads\.csv:3: expected 2 values"):
        data.rows("roads.csv", "a b")
    with pytest.raises(Problem, match=r"nations\.toml: .*line 1"):
        data.toml("nations.toml")
    row = data.rows("towns.csv", "a")[0]
    assert number_below("towns.csv:2", row, "a", 8) == 7
    for size in (7, 3):
        with pytest.raises(Problem, match=r"towns\.csv:2: a .*7"):
            number_below("towns.csv:2", row, "a", size)


def test_keys_are_plain_letters() -> None:
    assert slug("Łódź (West)") == "lodz-west"


def test_who_sits_in_a_seat() -> None:
    assert [words(None, language).who("Fritz", None) for language in ("en", "it")] == ["Fritz", "Fritz"]
    assert [words(None, language).who("Fritz", "random") for language in ("en", "it")] == [
        "Computer (Recruit)",
        "Computer (Recluta)",
    ]
