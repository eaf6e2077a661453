"""Lessons: a composed position, what is to be done there step by step, and what is said to whatever else is tried.

A lesson is a file of data; its words are texts of the game, found by keys that follow from its name.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Literal

from grognard.core.acts import Targets
from grognard.core.data import Data, toml
from grognard.core.game import Game
from grognard.core.match import Match
from grognard.core.refusals import BadAct, IllegalAct, Problem, Refusal, at, placed
from grognard.core.sayings import Saying
from grognard.core.state import State

VerdictKind = Literal["right", "solved", "other", "refused"]
RIGHT: Final = "right"
SOLVED: Final = "solved"
OTHER: Final = "other"
REFUSED: Final = "refused"
"""What an act means: it leads on, it ends the task, it is allowed but not what is taught, it is not allowed."""

FOLDER: Final = "lessons"
WHOLE: Final = ("number", "seat", "sections", "position", "things", "begin", "step")
STEP: Final = ("acts", "then", "other")


class Other:
    """Acts that are allowed, but not what is taught, to which something special is said."""

    def __init__(self, acts: list[int], verbs: list[str]) -> None:
        self.acts = acts
        self.verbs = verbs


class Task:
    """What is to be done: one of these ways, each some acts in a row; and what others and chance do then."""

    def __init__(self, ways: list[list[int]], then: list[str], others: list[Other]) -> None:
        self.ways = ways
        self.then = then
        self.others = others

    def follows(self, acts: list[int]) -> bool:
        """Whether one of the ways begins with these acts."""
        return any(way[: len(acts)] == acts for way in self.ways)


class Stand:
    """Where somebody stands in a lesson: the match, the number of the task, and what was done of it."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.task = 0
        self.made: list[int] = []


class Verdict:
    """What an act means at some point of a lesson, and what is said to it (nothing while it only leads on)."""

    def __init__(self, kind: VerdictKind, saying: Saying | None = None, refusal: Refusal | None = None) -> None:
        self.kind = kind
        self.saying = saying
        self.refusal = refusal


class Lesson:
    """One lesson. It is made once, and nothing in it changes."""

    def __init__(self, game: Game[State], name: str, table: dict[str, Any], file: str) -> None:
        self.game = game
        self.name = name
        self.file = file
        self.number: int = table["number"]
        self.sections: list[str] = table["sections"]
        self.plan: dict[str, Any] = table["position"]
        self.begin: list[str] = table.get("begin", [])
        self.things = {kind: _thing(game, kind, own, file) for kind, own in table.get("things", {}).items()}
        """What the words of the lesson name, so that it can be pointed at: arguments of all of them."""
        self.tasks = [_task(game, row, f"{file}: step {n}") for n, row in enumerate(table["step"], 1)]
        self.seat = 0
        first = self._match()
        try:
            self.seat = game.seat(first.scenario, table["seat"])
        except Problem as problem:
            raise placed(file, problem) from None

    # Words

    def saying(self, *about: str | int) -> Saying:
        """What is said about something in this lesson: its title, a task, an answer."""
        return Saying("-".join(["lesson", self.name, *map(str, about)]), **self.things)

    def sayings(self) -> list[Saying]:
        """All that is said in it."""
        found = [self.saying(part) for part in ("title", "summary", "closing")]
        for n, task in enumerate(self.tasks, 1):
            found += [self.saying(n), self.saying(n, "done"), self.saying(n, "other")]
            found += [self.saying(n, "other", k) for k in range(1, len(task.others) + 1)]
        return found

    # Playing

    def start(self) -> Stand:
        return Stand(self._match())

    def _match(self) -> Match:
        """The composed position as a match whose chance is played by hand."""
        try:
            state = self.game.compose(self.plan)
        except Problem as problem:
            raise placed(f"{self.file}: position", problem) from None
        except (TypeError, ValueError, KeyError) as error:
            raise at(f"{self.file}: position", "bad-position", text=str(error)) from None
        setup = state.agreed()
        match = Match(self.game, setup.scenario, setup.options, committed="")
        match.resume(state, [], [], [])
        _script(match, self.begin, f"{self.file}: begin")
        return match

    def done(self, stand: Stand) -> bool:
        return stand.task == len(self.tasks)

    def next_act(self, stand: Stand) -> int | None:
        """The act that leads on; None at the end."""
        if self.done(stand):
            return None
        made = stand.made
        return next(way[len(made)] for way in self.tasks[stand.task].ways if way[: len(made)] == made)

    def judge(self, stand: Stand, act: int) -> Verdict:
        """What this act means now; nothing is done."""
        refusal = stand.match.state.why(self.seat, act)
        if refusal is not None:
            return Verdict(REFUSED, refusal.saying, refusal)
        if self.done(stand):
            return Verdict(OTHER, self.saying("closing"))
        task, n = self.tasks[stand.task], stand.task + 1
        made = [*stand.made, act]
        if made in task.ways:
            return Verdict(SOLVED, self.saying(n, "done"))
        if task.follows(made):
            return Verdict(RIGHT)
        verb = self.game.space.verb_of(act).name
        for k, other in enumerate(task.others, 1):
            if act in other.acts or verb in other.verbs:
                return Verdict(OTHER, self.saying(n, "other", k))
        return Verdict(OTHER, self.saying(n, "other"))

    def take(self, stand: Stand, act: int) -> None:
        """Do an act that leads on, and what others do then."""
        stand.match.play(self.seat, act)
        stand.made.append(act)
        task = self.tasks[stand.task]
        if stand.made in task.ways:
            stand.task += 1
            stand.made = []
            _script(stand.match, task.then, f"{self.file}: step {stand.task}: then")

    def stand(self, acts: Sequence[int]) -> Stand:
        """Where these acts lead; each of them must lead on."""
        stand = self.start()
        for number, act in enumerate(acts, 1):
            if self.judge(stand, act).kind not in (RIGHT, SOLVED):
                raise Problem("lesson-left", number=number, text=self.game.space.text(act))
            self.take(stand, act)
        return stand

    # Checking

    def check(self) -> None:
        """Play every way of every task, the others by their first ways; whatever cannot be is a Problem."""
        known = {rule.section for rule in self.game.rules()}
        for section in self.sections:
            if section not in known:
                raise at(self.file, "no-such-section", name=section)
        before: list[int] = []
        for n, task in enumerate(self.tasks, 1):
            for way in task.ways:
                self._check_way(n, before, way)
            for k, other in enumerate(task.others, 1):
                self._check_other(f"{self.file}: step {n}: other {k}", before, task, other)
            before += task.ways[0]

    def _check_way(self, n: int, before: list[int], way: list[int]) -> None:
        place = f"{self.file}: step {n}"
        stand = self.stand(before)
        for act in way:
            if not stand.match.state.legal(self.seat):
                raise at(place, "lesson-not-asked", seats=stand.match.state.waiting_for())
            if self.judge(stand, act).kind == REFUSED:
                refusal = stand.match.state.why(self.seat, act)
                assert refusal is not None
                raise placed(f"{place}: {self.game.space.text(act)!r}", IllegalAct(refusal, self.game.name))
            self.take(stand, act)

    def _check_other(self, place: str, before: list[int], task: Task, other: Other) -> None:
        stand = self.stand(before)
        offered = list(stand.match.state.legal(self.seat))
        for act in task.ways[0][:-1]:
            self.take(stand, act)
            offered += stand.match.state.legal(self.seat)
        texts = [self.game.space.text(act) for act in other.acts if act not in offered]
        verbs = {self.game.space.verb_of(act).name for act in offered}
        texts += [verb for verb in other.verbs if verb not in verbs]
        if texts:
            raise at(place, "lesson-never-offered", text=texts[0])


def read_lesson(game: Game[State], name: str) -> Lesson:
    """A lesson of a game by its name, checked to its end."""
    names = game.lessons()
    if name not in names:
        raise Problem("no-such-lesson", game=game.name, name=name[:40], names=names)
    return parse_lesson(game, name, Data(game.package()).text(_file(name)))


def parse_lesson(game: Game[State], name: str, text: str) -> Lesson:
    """The lesson that this text of a file is, checked to its end."""
    file = _file(name)
    table = toml(file, text)
    _known(table, WHOLE, file)
    for field, kind in (("number", int), ("seat", str), ("sections", list), ("position", dict), ("step", list)):
        if not isinstance(table.get(field), kind):
            raise at(file, "data-lacks", name=field)
    lesson = Lesson(game, name, table, file)
    lesson.check()
    return lesson


def read_lessons(game: Game[State]) -> list[Lesson]:
    """All lessons of a game in their order."""
    found = [read_lesson(game, name) for name in game.lessons()]
    found.sort(key=lambda lesson: lesson.number)
    return found


def _file(name: str) -> str:
    return f"{FOLDER}/{name}.toml"


def _known(table: dict[str, Any], fields: Sequence[str], place: str) -> None:
    for field in table:
        if field not in fields:
            raise at(place, "data-unknown", name=field, names=list(fields))


def _thing(game: Game[State], kind: str, own: str, file: str) -> int:
    ids = game.names.get(game.kind(kind))
    if ids is None:
        raise at(f"{file}: things", "data-unknown", name=kind, names=list(game.names))
    try:
        return Targets(kind, ids).number(own)
    except Problem as problem:
        raise placed(f"{file}: things", problem) from None


def _task(game: Game[State], row: dict[str, Any], place: str) -> Task:
    _known(row, STEP, place)
    if not row.get("acts"):
        raise at(place, "data-lacks", name="acts")
    ways = [[_act(game, text, place) for text in way.split(";")] for way in row["acts"]]
    for way in ways:
        if any(way != other and way[: len(other)] == other for other in ways):
            raise at(place, "lesson-way-within", text=game.space.text(way[-1]))
    others: list[Other] = []
    for k, other in enumerate(row.get("other", []), 1):
        where = f"{place}: other {k}"
        _known(other, ("acts", "verbs"), where)
        for verb in other.get("verbs", []):
            if verb not in game.space.by_name:
                raise at(where, "unknown-verb", name=verb, names=game.space.verb_names())
        others.append(Other([_act(game, text, where) for text in other.get("acts", [])], other.get("verbs", [])))
    return Task(ways, row.get("then", []), others)


def _act(game: Game[State], text: str, place: str) -> int:
    try:
        return game.space.parse(text)
    except BadAct as problem:
        raise placed(place, problem) from None


def _script(match: Match, entries: list[str], place: str) -> None:
    for entry in entries:
        try:
            match.take_text(entry)
        except Problem as problem:
            raise placed(f"{place}: {entry!r}", problem) from None
