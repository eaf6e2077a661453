"""The words of one game in one language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextvars import ContextVar
from functools import cache, partial
from typing import Any, Final

from fluent.runtime import FluentBundle, resolver

from grognard.core.acts import ActSpace, Targets, Verb, fold
from grognard.core.game import Game, Rule, find
from grognard.core.refusals import Problem, Refusal
from grognard.core.sayings import Saying
from grognard.core.state import Result, State
from grognard.texts import files, things
from grognard.texts.entries import Entries, Entry
from grognard.texts.files import FIRST
from grognard.texts.inflection import Own, no_attribute, rules
from grognard.texts.parts import Part
from grognard.texts.shapes import Choice, Piece, shape
from grognard.texts.things import Said, Thing, Things, capitalized, said

LONGEST: Final = 1000
"""What somebody has typed is not repeated at greater length."""
GROUPED: Final = 1000
"""From here on numbers are written with signs between their digits."""
MOST_SAID: Final = 4096
"""So many sayings are remembered."""
DETAILS: Final = "details"
"""The attribute of a prompt that has its details."""
LEFT: Final = "left"
"""The attribute of a prompt that has its numbers."""
resolver.MAX_PART_LENGTH = 1 << 16
"""A list of things may be longer than Fluent expects: all stacks of a country, all sections without a test."""


class Words:
    """Renders sayings. What a language lacks is said in English; what English lacks is an error that tests find."""

    def __init__(self, game: Game[State] | None, language: str, help: bool = False) -> None:
        self.game = game
        self.language = language
        self.help = help
        self.rules = rules(language)
        """Those by which forms are made that a name does not write."""
        self.names: dict[tuple[str, str, str], str] = {}
        self.kinds: dict[str, str] = {}
        """What arguments name."""
        self.shapes: dict[tuple[str, str], list[Piece] | None] = {}
        """Of texts in their forms; None of those that Fluent renders."""
        self.borrowed: set[str] = set()
        """The keys of texts that the language lacks."""
        self.lists: dict[str, list[str]] = {}
        self.said: dict[tuple[Saying, str], str] = {}
        """What was said lately: headings, prompts and events come again and again."""
        self.plain: dict[Saying, str] = {}
        """The same of plain lines."""
        self.furthers: dict[tuple[str, str], bool] = {}
        """Whether a prompt has details, or numbers."""
        self.sentences: dict[Saying, list[Part]] = {}
        """The same of sentences, taken apart; they are to be read only."""

    def bundles(self) -> Iterator[FluentBundle]:
        """The texts of the language, then the English ones, which are read only where they are needed."""
        for name in dict.fromkeys((self.language, FIRST)):
            yield _bundle(self.game, name, self.help)

    # Lines

    def parts(self, saying: Saying) -> list[Part]:
        """A saying as text and things."""
        return things.parts(self.text(saying))

    def line(self, saying: Saying) -> str:
        """A saying as one line of plain text."""
        found = self.plain.get(saying)
        if found is None:
            if len(self.plain) >= MOST_SAID:
                self.plain.clear()
            found = self.plain[saying] = things.plain(self._text(saying, ""))
        return found

    def sentence(self, saying: Saying) -> str:
        """What happened or is asked, as a sentence."""
        return things.plain(capitalized(self.text(saying)))

    def sentence_parts(self, saying: Saying) -> list[Part]:
        found = self.sentences.get(saying)
        if found is None:
            if len(self.sentences) >= MOST_SAID:
                self.sentences.clear()
            found = self.sentences[saying] = things.parts(capitalized(self._text(saying, "")))
        return found

    def details(self, prompt: Saying) -> list[Part] | None:
        """What a prompt says below its headline, which is its `sentence`; None if it has no more to say."""
        text = self._further(prompt, DETAILS)
        return things.parts(text) if text else None

    def left(self, prompt: Saying) -> list[Part] | None:
        """The numbers of a prompt, such as the movement points that are left; None if it has none."""
        text = self._further(prompt, LEFT)
        return things.parts(text) if text else None

    def prompt_lines(self, prompt: Saying) -> list[str]:
        """A prompt as plain text: its headline, then its numbers and its details if it has them."""
        further = [things.plain(self._further(prompt, form)) for form in (LEFT, DETAILS)]
        return [self.sentence(prompt), *(line for line in further if line)]

    def _further(self, prompt: Saying, form: str) -> str:
        key = (prompt.key, form)
        if key not in self.furthers:
            message = next((b.get_message(prompt.key) for b in self.bundles() if b.has_message(prompt.key)), None)
            self.furthers[key] = message is not None and form in message.attributes
        return capitalized(self.text(prompt, form)) if self.furthers[key] else ""

    def refusal(self, refusal: Refusal) -> str:
        """A refusal with its rule, as one line."""
        why = self.line(refusal.saying)
        return self.line(Saying("with-rule", rule=refusal.rule, text=why)) if refusal.rule else why

    def problem(self, problem: Problem) -> str:
        """What went wrong, in the words of its game."""
        whole = problem.whole()
        if problem.game and (self.game is None or self.game.name != problem.game):
            return words(find(problem.game), self.language).line(whole)
        return self.line(whole)

    def result(self, result: Result, seats: list[str]) -> str:
        """Who won, and by which rule."""
        winners = [seats[winner] for winner in result.winners]
        if not result.rule:  # its players have ended it
            alone = len(winners) in (0, len(seats))
            return self.line(result.saying if alone else Saying("result-by-players", seats=winners, why=result.saying))
        return self.line(Saying("result", seats=winners, why=result.saying, rule=result.rule))

    def rule(self, rule: Rule) -> tuple[str, str]:
        """The title and the text of a section of the rules."""
        return self._of_rule(rule, "title", rule.title), self._of_rule(rule, "text", rule.text)

    def _of_rule(self, rule: Rule, form: str, saying: Saying | None) -> str:
        if saying is not None:
            return self.line(saying)
        book = {} if self.game is None else files.rulebook(self.game, self.language)
        if rule.section not in book:
            raise Problem("no-such-text", name=f"section-{rule.section}")
        return book[rule.section][form]

    def title(self, key: str) -> str:
        """A text without arguments."""
        return self.line(Saying(key))

    def has(self, key: str) -> bool:
        return any(bundle.has_message(key) for bundle in self.bundles())

    def render(self, data: Any) -> Any:
        """JSON with all sayings in it rendered, as parts."""
        if isinstance(data, Saying):
            return self.parts(data)
        if isinstance(data, dict):
            return {name: self.render(value) for name, value in data.items()}
        if isinstance(data, list):
            return [self.render(value) for value in data]
        return data

    # Names

    def name(self, kind: str, thing: int | str, form: str = "") -> str:
        """The name of a thing in some form; a thing without a text is called by its own id, which is the form `id`."""
        own = self._id(kind, thing) if isinstance(thing, int) else thing
        if form == "id":
            return own
        key = (kind, own, form)
        if key not in self.names:
            self.names[key] = self._name(kind, own, form)
        return self.names[key]

    def _id(self, kind: str, number: int) -> str:
        ids = self.ids(kind)
        return ids[number] if 0 <= number < len(ids) else str(number)

    def ids(self, kind: str) -> list[str]:
        return self.game.names.get(kind, []) if self.game is not None else []

    def _name(self, kind: str, own: str, form: str) -> str:
        key = f"{kind}-{slug(own)}"
        for bundle in self.bundles():
            if bundle.has_message(key):
                message = bundle.get_message(key)
                forms = message.attributes if self._has_forms(bundle, form) else {}
                pattern = forms.get(form) if form else message.value
                if pattern is not None:
                    return str(bundle.format_pattern(pattern)[0])
                if message.value is not None and form not in forms:
                    return self._made(str(bundle.format_pattern(message.value)[0]), form, _attributes(bundle, forms))
        if self.game is not None and own in self.ids(kind):
            composed = self.game.composed(kind, self.ids(kind).index(own))
            if composed is not None:
                return things.plain(self.formed(composed, form))
        return self._made(things.unmarked(own), form)

    def _has_forms(self, bundle: FluentBundle, form: str) -> bool:
        """Whether the forms of names in these texts serve: English ones do not, where the language has a rule."""
        return self.rules is None or form not in self.rules.forms or bundle.locales[0] == self.language

    def _made(self, name: str, form: str, own: Own = no_attribute) -> str:
        """A name in a form that it does not write itself."""
        return name if self.rules is None else self.rules.made(name, form, own)

    def formed(self, saying: Saying, form: str) -> str:
        """A saying in a form, with its marks: as it is written, or made of the saying by rule."""
        text = self.text(saying, form)
        if self.rules is None or form not in self.rules.forms or self._writes(saying.key, form):
            return text
        plain, own = things.plain(text), partial(self._attribute, saying)
        if form in self.rules.traits:
            return self._made(plain, form, own)
        before, rest = self.rules.begun(plain, form, own)
        last = (things.parts(text) or [""])[-1]
        if not rest or isinstance(last, str) or any(own(exception) for exception in self.rules.exceptions):
            return before + self._tail(text, plain, rest, own)
        same = self.name(last["kind"], last["number"]) == last["text"]
        end = self.name(last["kind"], last["number"], rest) if same else self._made(last["text"], rest)
        return before + text[: text.rindex(things.NAME) + 1] + end + things.CLOSE

    def _tail(self, text: str, plain: str, form: str, own: Own) -> str:
        """A text in a form; its marks are kept where the form changes only what follows them."""
        made = own(form) or self._made(plain, form, own)
        marked = text.rfind(things.CLOSE) + 1
        kept = len(things.plain(text[:marked]))
        return text[:marked] + made[kept:] if made[:kept] == plain[:kept] else made

    def _writes(self, key: str, form: str) -> bool:
        """Whether a text has this form."""
        message = next((b.get_message(key) for b in self.bundles() if b.has_message(key)), None)
        return message is not None and form in message.attributes

    def _attribute(self, saying: Saying, form: str) -> str:
        return things.plain(self.text(saying, form)) if self._writes(saying.key, form) else ""

    def who(self, name: str, bot: str | None, of: str = "") -> str:
        """Who sits in a seat: a computer opponent, a program of somebody's, or else whoever is called so."""
        if bot is not None:
            return self.line(Saying("computer", bot=self.name("bot", bot, "short")))
        return self.line(Saying("program-of", name=name, who=of)) if of else name

    def program(self, name: str) -> str:
        """A program, where nobody knows any more whose it was."""
        return self.line(Saying("program", name=name))

    # Acts

    @property
    def space(self) -> ActSpace:
        """The acts of the game."""
        assert self.game is not None
        return self.game.space

    def verb(self, verb: Verb) -> str:
        """What a verb is called; one without a text by its own name."""
        key = f"verb-{verb.name}"
        return self.title(key) if self.has(key) else verb.name

    def act(self, act: int) -> str:
        """An act, with what it points at."""
        verb, target = self.space.verb_of(act), self.target(act)
        key = f"verb-{verb.name}-target"
        if verb.targets is not None and self.has(key):
            return self.line(Saying(key, target=target, number=int(target) if target.isdecimal() else 0))
        return f"{self.verb(verb)} {target}".rstrip()

    def target(self, act: int) -> str:
        """What an act points at, as it is listed, or nothing."""
        verb = self.space.verb_of(act)
        return "" if verb.targets is None else self.listed(verb.targets)[act - verb.base]

    def listed(self, targets: Targets) -> list[str]:
        """All targets of a kind as they are listed: by name, with the id where several are called the same."""
        if targets.kind not in self.lists:
            called = [self.name(targets.kind, own) for own in targets.names]
            count = Counter(called)
            both = zip(targets.names, called, strict=True)
            self.lists[targets.kind] = [name if count[name] == 1 else f"{name} ({own})" for own, name in both]
        return self.lists[targets.kind]

    def meant(self, targets: Targets, text: str) -> list[int]:
        """The numbers of all targets that these words can mean: those called so by id or name, else those whose id or
        name begins so."""
        exact, typed = targets.find(text), fold(text)
        if exact is not None or not typed:
            return [] if exact is None else [exact]
        called = [(fold(own), fold(self.name(targets.kind, own))) for own in targets.names]
        same = [number for number, both in enumerate(called) if typed in both]
        return same or [number for number, both in enumerate(called) if any(one.startswith(typed) for one in both)]

    def verb_texts(self) -> dict[str, str]:
        """The file of the game's verbs in the language, then in English, by language."""
        if self.game is None:
            return {}
        found = {name: dict(self.game.texts(name)).get(files.VERBS) for name in dict.fromkeys((self.language, FIRST))}
        return {name: text for name, text in found.items() if text is not None}

    # How it is done

    def text(self, saying: Saying, form: str = "") -> str:
        """A saying with its marks; of what is put together from others, in a form of it."""
        key = (saying, form)
        text = self.said.get(key)
        if text is None:
            if len(self.said) >= MOST_SAID:
                self.said.clear()
            text = self.said[key] = self._text(saying, form)
        return text

    def _text(self, saying: Saying, form: str) -> str:
        key = (saying.key, form)
        if key not in self.shapes:
            self.shapes[key] = self._shape(saying.key, form)
        if saying.key in self.borrowed:
            return words(self.game, FIRST, self.help).text(saying, form)
        pieces = self.shapes[key]
        text = None if pieces is None else self._together(pieces, saying.args)
        return self._computed(saying, form) if text is None else text

    def _shape(self, key: str, form: str) -> list[Piece] | None:
        for bundle in self.bundles():
            if bundle.has_message(key):
                if bundle.locales[0] != self.language:
                    self.borrowed.add(key)  # with its names, which are in other forms there
                    return None
                message = bundle.get_message(key)
                pattern = message.attributes.get(form, message.value)
                if pattern is not None:
                    return shape(pattern, bundle)
        return None

    def _together(self, pieces: list[Piece], args: dict[str, Any]) -> str | None:
        """Pieces put together; None where Fluent has to see to it."""
        found: list[str] = []
        for piece in pieces:
            if isinstance(piece, str):
                text: str | None = piece
            elif isinstance(piece, tuple):
                text = self._put(args, *piece)
            else:
                text = self._chosen(piece, args)
            if text is None:
                return None
            found.append(text)
        return "".join(found)

    def _put(self, args: dict[str, Any], name: str, form: str) -> str | None:
        """An argument as a piece of a text."""
        if name not in args:
            return None
        value, kind = args[name], self._kind(name)
        if isinstance(value, Saying):
            return self.formed(value, form) if form else self.text(value)
        if type(value) is int:
            if kind:
                return self._thing(kind, value).marked(form)
            return self._made(str(value), form) if 0 <= value < GROUPED else None
        found = self._argument(name, value)
        if isinstance(found, (Thing, Things, Said)):
            return found.marked(form)
        return found if isinstance(found, str) else None

    def _chosen(self, choice: Choice, args: dict[str, Any]) -> str | None:
        """The variant that an argument chooses."""
        value = args.get(choice.name)
        if choice.trait:
            if value is None:
                return None
            trait = things.trait(self._argument(choice.name, value), choice.trait)
            return self._together(choice.named(trait), args)
        if choice.count and isinstance(value, (list, tuple)):
            return self._together(choice.chosen(len(value)), args)
        if choice.count or type(value) is not int or self._kind(choice.name):
            return None
        return self._together(choice.chosen(value), args)

    def _computed(self, saying: Saying, form: str) -> str:
        """A text that Fluent makes."""
        for bundle in self.bundles():
            if bundle.has_message(saying.key):
                message = bundle.get_message(saying.key)
                pattern = message.attributes.get(form, message.value)
                if pattern is not None:
                    args = {name: self._argument(name, value) for name, value in saying.args.items()}
                    text, errors = bundle.format_pattern(pattern, args)
                    if errors:
                        raise Problem("bad-text", name=saying.key, text=str(errors[0]))
                    return str(text)
        raise Problem("no-such-text", name=saying.key)

    def _argument(self, name: str, value: Any) -> Any:
        if isinstance(value, (list, tuple)):
            return Things([self._argument(name, item) for item in value], self._join, self._several)
        if isinstance(value, Saying):
            return said(self.text(value), partial(self.formed, value))
        kind = self._kind(name)
        if kind and isinstance(value, (int, str)) and not isinstance(value, bool):
            return self._thing(kind, value)
        if isinstance(value, (int, float)) and not isinstance(value, bool):
            return value
        text = things.unmarked(str(value))
        text = text if len(text) <= LONGEST else text[:LONGEST] + "..."
        return text if self.rules is None else said(text, partial(self._made, text))

    def _kind(self, name: str) -> str:
        """The kind of thing that an argument names."""
        kind = self.kinds.get(name)
        if kind is None:
            kind = self.kinds[name] = self.game.kind(name) if self.game is not None else ""
        return kind

    def _thing(self, kind: str, value: int | str) -> Thing:
        number = value if isinstance(value, int) else -1
        if isinstance(value, str) and value in self.ids(kind):
            number = self.ids(kind).index(value)
        return Thing(kind, number, lambda form: self.name(kind, value, form))

    def _several(self, thing: Thing, number: int, form: str) -> str:
        """Things of the same name together, *2 German corps*, where their composed name has the form `several`."""
        composed = self.game.composed(thing.kind, thing.number) if self.game is not None else None
        if composed is None or not self._writes(composed.key, "several"):
            return ""
        text = f"{number} {things.plain(self.text(composed, 'several'))}"
        if self.rules is not None:
            return self._made(text, form) if not form or form in self.rules.forms else ""
        return text if form in ("", "the", "a") else ""

    def _join(self, texts: list[str], last: str) -> str:
        if len(texts) < 2:
            return "".join(texts)
        head = self._separator("list-comma").join(texts[:-1])
        return head + self._separator(last) + texts[-1]

    def _separator(self, key: str) -> str:
        """A separator stands between bars, so that its spaces are kept."""
        return self.title(key).strip("|")


def _attributes(bundle: FluentBundle, forms: dict[str, Any]) -> Own:
    """The attributes of a name."""
    return lambda form: str(bundle.format_pattern(forms[form])[0]) if form in forms else ""


def slug(name: str) -> str:
    """A name as part of a key.

    >>> slug("Köln (West)"), slug("Łódź")
    ('koln-west', 'lodz')
    """
    return "-".join("".join(letter if letter.isalnum() else " " for letter in fold(name)).split())


@cache
def _bundle(game: Game[State] | None, language: str, help: bool) -> FluentBundle:
    own = rules(language)
    made = None if own is None else partial(own.made, own=no_attribute)
    bundle = FluentBundle([language], functions=things.functions(made), use_isolating=False)
    found = list(_shared(language, help))
    if game is not None:
        found += files.entries(game.texts(language), language)
        found += files.sections(game, language)
    messages, terms = Entries(), Entries()
    for entry in found:
        if entry.name.startswith("-"):
            terms.add(entry.name.removeprefix("-"), entry)
        else:
            messages.add(entry.name, entry)
    # The bundle's own are dictionaries of entries that are parsed already.
    bundle._messages = messages  # type: ignore[assignment]
    bundle._terms = terms  # type: ignore[assignment]
    return bundle


@cache
def _shared(language: str, help: bool) -> list[Entry]:
    """What belongs to no game. The file of the help is read for itself: the help comes at once, the rest needs none."""
    return files.entries([text for text in files.OWN.texts(language) if (text[0] == files.HELP) == help], language)


LANGUAGE: Final[ContextVar[str]] = ContextVar("language", default=FIRST)
"""The language of whoever reads: set for a command, a request or a socket, and for what they set going."""


def own_words(game: Game[State] | None = None) -> Words:
    """The words for whoever reads now."""
    return words(game, LANGUAGE.get())


def own_help(key: str, **args: Any) -> str:
    """A text of the command line's help for whoever reads now."""
    return words(None, LANGUAGE.get(), True).line(Saying(key, **args))


@cache
def words(game: Game[State] | None = None, language: str = FIRST, help: bool = False) -> Words:
    """The words of a game, or of none, in a language; or those of the command line's help."""
    return Words(game, language, help)
