"""The text table: people at one keyboard, bots in the other seats, one line at a time.

Plain text from top to bottom, without colours or cursor control: for terminals, for screen readers, and over a wire.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any, Final

from grognard import files
from grognard.bots import Bot
from grognard.bots.base import consider
from grognard.bots.plans import Begun
from grognard.commands.choices import Choices, why
from grognard.commands.common import wrap
from grognard.core.acts import PLACE, ActSpace
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.event_kinds import INDENT, BattleTracker
from grognard.core.match import Match
from grognard.core.refusals import BadAct, IllegalAct, Problem
from grognard.core.sayings import Saying
from grognard.core.steps import Step
from grognard.texts.things import printable
from grognard.texts.words import own_words

RECORD: Final = ".grog"
"""A file whose name ends so is a written record."""

WHOLE: Final = "all"
"""After `undo`: the whole move."""
HIDDEN: Final = "\n" * 60
"""Pushes the last position off the screen."""


class TextTable:
    """A match at one keyboard. `people` are the seats that sit there; the bot plays the others."""

    def __init__(self, match: Match, people: list[int], bot: Bot, rng: random.Random) -> None:
        self.bot = bot
        self.plan = Begun()
        self.rng = rng
        self.wants_answers = True
        self.commands: dict[str, Callable[[str], None]] = {
            "why": self.why,
            "board": self.board,
            "roads": self.roads,
            "log": self.log,
            "undo": self.undo,
            "auto": self.auto,
            "save": self.save,
            "load": self.load,
            "rules": self.rules,
            "help": self.help,
            "?": self.help,
        }
        self.sit(match, people)

    def sit(self, match: Match, people: list[int]) -> None:
        """Begin with a match, or go on with another one."""
        match.roll()
        self.match = match
        self.people = people
        self.words = own_words(match.game)
        self.seat = PUBLIC
        begun = any(played.seat != CHANCE for played in match.line)
        self.told: dict[int, int] = {seat: len(match.line) if begun else 0 for seat in people}
        self.seen: tuple[int, Saying] = (PUBLIC, Saying(""))
        self.scene: Step[Any] | None = None
        self.numbers: dict[int, dict[int, int]] = {}
        self.warned = (-1, -1)
        """The place in the log, and the act of which it was said there what it would leave undone."""
        self.alone: list[Saying] = []
        """The parts of the turn that ended by themselves after the last act: whoever ends something may mean them."""
        self.fresh = True

    def run(self) -> None:
        """Play until somebody quits or the input ends."""
        while True:
            if self.fresh:
                self.fresh = False
                self.let_bots_play()
                if not self.change_seats():
                    return
                if self.answer_alone():
                    continue
                self.show()
            line = read("> ")
            if line is None or line.casefold() in ("quit", "exit"):
                return
            try:
                self.obey(line)
            except Problem as problem:
                print(printable(self.words.problem(problem)))

    # Whose turn it is

    def let_bots_play(self) -> None:
        while True:
            seats = [ask.seat for ask in self.match.state.asks() if ask.seat not in self.people]
            if not seats:
                return
            act = self.plan.next(self.match.state, seats[0])
            if act is None:
                choice = consider(self.bot, self.match.state, seats[0], self.rng)
                act, self.plan = choice.act, Begun(seats[0], choice.then)
            self.match.play(seats[0], act)

    def change_seats(self) -> bool:
        """Hand the keyboard to whoever is asked, hiding what the last one saw; False when the input has ended."""
        asked = [ask.seat for ask in self.match.state.asks()]
        if not asked or self.seat in asked:
            return True
        last, self.seat = self.seat, asked[0]
        if len(self.people) > 1 and (self.has_secrets(last) or self.has_secrets(self.seat)):
            print(HIDDEN)
            return read(f"{self.line('pass-keyboard', seat=self.match.seats[self.seat])} ") is not None
        return True

    def answer_alone(self) -> bool:
        """Answer for a seat that has no choice, and say so; whether that was done."""
        wanted = self.answers() and not self.match.undone_by(self.seat)
        act = self.match.state.only_answer(self.seat) if wanted else None
        if act is None:
            return False
        self.tell()
        print(self.line("nothing-to-choose", text=self.words.act(act)))
        self.match.play(self.seat, act)
        self.fresh = True
        return True

    def answers(self) -> bool:
        """Whether the table answers where there is no choice. With several people that would tell who has none."""
        return self.wants_answers and len(self.people) == 1

    def has_secrets(self, seat: int) -> bool:
        """Whether this seat would see more on its screen than everybody may."""
        state, game = self.match.state, self.match.game
        return seat != PUBLIC and game.report(state.view(seat)) != game.report(state.view(PUBLIC))

    # What is shown

    def line(self, key: str, **args: Any) -> str:
        return self.words.line(Saying(key, **args))

    def seat_name(self) -> str:
        return self.words.name("seat", self.match.seats[self.seat])

    def show(self) -> None:
        """What happened since this seat looked last, the board where it begins something new, and its choices."""
        state = self.match.state
        if self.seat == PUBLIC and self.people:
            self.seat = self.people[0]
        self.tell()
        now = (self.seat, state.heading())
        if now != self.seen:
            self.seen = now
            print(f"\n== {self.words.line(now[1])}: {self.seat_name()} ==\n")
            self.board("")
        if state.over():
            result = state.result()
            print(f"\n{self.line('game-over-now')} {self.words.result(result, self.match.seats) if result else ''}")
            print(self.line("still-possible"))
        else:
            self.ask()

    def tell(self) -> None:
        """What is new to this seat."""
        for _, _, sentence in self.story(self.told.get(self.seat, 0)):
            print(sentence)
        self.told[self.seat] = len(self.match.line)

    def ask(self) -> None:
        """The prompt and the choices."""
        state = self.match.state
        prompt = state.prompt(self.seat)
        if prompt is None:
            return
        headline, *further = self.words.prompt_lines(prompt)
        print(f"\n{self.seat_name()}: {headline}")
        for line in further:
            print(wrap(line, "  "))
        print(self.choices().listing())

    def choices(self) -> Choices:
        """What this seat may choose. Cards keep their numbers as long as one thing is decided, such as a battle."""
        state = self.match.state
        step = state.stack[-1] if state.stack else None
        if step is not self.scene:
            self.scene, self.numbers = step, {}
        kept = self.numbers.get(self.seat, {})
        choices = Choices(self.words, state.legal(self.seat), kept)
        if kept or choices.has_cards():
            self.numbers[self.seat] = kept | choices.number
        return choices

    def story(self, first: int) -> list[tuple[Saying, str, str]]:
        """What this seat may know of the acts from this one on: for each sentence its heading and its key first. The
        course of a battle is indented."""
        line, start = self.match.line, first
        while 0 < start < len(line) and line[start - 1].heading == line[start].heading:
            start -= 1
        battles = BattleTracker(self.match.game.telling())
        found: list[tuple[Saying, str, str]] = []
        for n, played in enumerate(line[start:], start):
            at = played.heading
            for event in played.events:
                at = event.heading or at
                if not event.reaches(self.seat):
                    continue
                indents = battles.indents(event.saying.key, at)
                if n >= first and indents is not None:
                    found.append((at, event.saying.key, INDENT * indents + self.words.sentence(event.saying)))
        return found

    # What is typed

    def obey(self, line: str) -> None:
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.casefold())
        if not line:
            self.ask()
        elif command is not None:
            command(rest.strip())
        else:
            self.act(line)

    def act(self, text: str) -> None:
        """Take the act that is meant, or say why not."""
        state = self.match.state
        if state.over():
            raise Problem("over-see-help")
        act = self.choices().find(text)
        if act is None:
            if text.isdecimal():
                raise Problem("no-choice-number", text=text)
            try:
                print("\n".join(why(state, self.seat, text, self.words)))
            except BadAct as problem:
                raise Problem("no-act-see-help", problem=problem.saying) from None
            return
        if self.warns(act):
            return
        print(f"{self.seat_name()}: {self.words.act(act)}")
        before = state.phases()
        self.match.play(self.seat, act)
        self.alone = self.skipped(before, act)
        self.tell()
        self.fresh = True

    def skipped(self, before: tuple[list[Saying], int], act: int) -> list[Saying]:
        """The parts of the turn that this act left behind, without that it ended them."""
        state = self.match.state
        names, now = state.phases()
        if not state.legal(self.seat) or names != before[0] or before[1] < 0:
            return []
        return names[before[1] + int(self.ends(act)) : max(now, 0)]

    def ends(self, act: int) -> bool:
        return self.match.game.space.verb_of(act).ends

    def warns(self, act: int) -> bool:
        """Say what this act would leave undone, or that what it may be meant to end has ended, and whether it waits for
        that: the first time it is meant."""
        left = self.match.state.leaves(self.seat, act)
        if self.alone and self.ends(act):
            left = [Saying("phases-alone", phases=self.alone), *left]
        meant = (len(self.match.log), act)
        if not left or meant == self.warned:
            return False
        self.warned = meant
        for saying in left:
            print(self.words.sentence(saying))
        print(self.line("say-it-again", text=self.words.act(act)))
        return True

    def why(self, text: str) -> None:
        if not text:
            raise Problem("why-what")
        state = self.match.state
        act = self.choices().acts.get(int(text)) if text.isdecimal() and len(text) < 10 else None
        meant = text if act is None else self.match.game.space.text(act)
        print("\n".join(why(state, self.seat, meant, self.words)))

    def board(self, text: str) -> None:
        report = self.match.game.report(self.match.state.view(self.seat))
        print("\n".join(self.words.line(line) for line in report))

    def roads(self, text: str) -> None:
        if not text:
            raise Problem("roads-needs-place")
        roads = self.match.game.roads(self.match.state.view(self.seat), self.place(text))
        print("\n".join(self.words.line(line) for line in roads))

    def place(self, text: str) -> str:
        """The id of the place that these words mean, or the words themselves if they mean none."""
        for targets in self.match.game.targets.values():
            if targets.role == PLACE:
                found = self.words.meant(targets, text)
                if len(found) > 1:
                    shown = [self.words.listed(targets)[number] for number in found[:8]]
                    raise Problem("could-be", name=text, names=shown + ["..."] * (len(found) > 8))
                if found:
                    return targets.names[found[0]]
        return text

    def auto(self, text: str) -> None:
        if text not in ("", "on", "off"):
            raise Problem("auto-on-or-off", text=text)
        if text == "on" and len(self.people) > 1:
            raise Problem("auto-not-with-several")
        if text:
            self.wants_answers = text == "on"
            self.fresh = True
        print(self.line("table-answers" if self.answers() else "table-does-not-answer"))

    def log(self, text: str) -> None:
        if text and not (text.isdecimal() and len(text) < 10 and int(text)):
            raise Problem("log-needs-number", text=text)
        about = self.match.game.telling().about
        told = [(at, line) for at, key, line in self.story(0) if about.get(key) != "phase"][-int(text or 20) :]
        heading: Saying | None = None
        for at, line in told:
            if at != heading:
                heading = at
                print(f"== {self.words.line(at)} ==")
            print(line)
        if not told:
            print(self.line("nothing-happened"))

    def undo(self, text: str) -> None:
        """Take back the last act, or the whole move, if somebody at this keyboard took it; with it what the table has
        answered for the only person here."""
        if text not in ("", WHOLE):
            raise Problem("undo-what", text=text)
        match = self.match
        last = match.line[-1].seat if match.line else self.seat
        seat = last if last in self.people else self.seat
        try:
            match.undo(seat, text == WHOLE)
        except IllegalAct as refusal:
            raise Problem("cannot-be-taken-back", why=refusal.saying) from None
        while self.answers() and match.state.only_answer(seat) is not None and match.why_not_undo(seat) is None:
            match.undo(seat)
        for seat, count in self.told.items():
            self.told[seat] = min(count, len(self.match.line))
        print(self.line("taken-back"))
        self.fresh = True

    def save(self, text: str) -> None:
        if not text:
            raise Problem("save-needs-file")
        path = home(text)
        game = self.match.game
        if os.path.lexists(path):
            try:
                other = files.load(path).game.name
            except Problem:
                other = ""
            if other != game.name:
                raise Problem("exists-left-alone", path=path, name=game.name)
        try:
            files.save(self.match, path, record=path.endswith(RECORD))
        except UnicodeEncodeError:
            raise Problem("unwritable-name", path=path) from None
        print(self.line("saved-in", path=path))

    def load(self, text: str) -> None:
        if not text:
            raise Problem("load-needs-file")
        match = load_to_play(home(text), self.match.game.name)
        names = [self.match.seats[seat] for seat in self.people]
        people = [seat for seat, name in enumerate(match.seats) if name in names] or [0]
        self.sit(match, people)
        print(self.line("loaded", path=text, seats=[match.seats[seat] for seat in people]))

    def rules(self, text: str) -> None:
        for rule in self.match.game.rules():
            title, whole = self.words.rule(rule)
            if not text:
                print(f"{rule.section:6} {title}")
            elif rule.section.casefold() == text.casefold():
                print(f"{rule.section} {title}\n\n{wrap(whole)}")
                return
        if text:
            raise Problem("no-section-here", text=text)

    def help(self, text: str) -> None:
        act = example(self.match.game.space)
        shown, target, record = self.words.act(act), self.words.target(act), self.match.game.space.text(act)
        print(wrap(self.line("play-help", act=shown, target=target, text=record)))


def example(space: ActSpace) -> int:
    """An act of this game that points at something, at a place if there is one."""
    pointing = [verb for verb in space.verbs if verb.targets is not None and not verb.chance]
    places = [verb for verb in pointing if verb.targets is not None and verb.targets.role == PLACE]
    return (places or pointing or space.verbs)[0].base


def load_to_play(path: str, game: str) -> Match:
    """A saved match of this game that can go on."""
    match = files.load(path)
    if match.game.name != game:
        raise Problem("other-game", path=path, name=match.game.name, wanted=game)
    if match.source is None:
        raise Problem("no-secret", path=path)
    return match


def home(text: str) -> str:
    """The name of a file as it was typed, '~' included."""
    if not text.isprintable():
        raise Problem("file-name-wrong")
    return os.path.expanduser(text)


def read(prompt: str) -> str | None:
    """A line from the keyboard, or None at its end."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None
