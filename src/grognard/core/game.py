"""A game: its scenarios, options, seats, act space and set-up; and the registry through which it is found."""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Final, Generic, TypeVar

from grognard.core.acts import ActSpace, Targets, fold
from grognard.core.course import Series
from grognard.core.data import Data, package_of
from grognard.core.event_kinds import EventKinds
from grognard.core.guide import Guide, read_guide
from grognard.core.refusals import Problem
from grognard.core.sayings import Saying
from grognard.core.scenarios import Option, Scenario, complete, scenario_named
from grognard.core.state import State

S_co = TypeVar("S_co", bound=State, covariant=True)
"""The class of a game's states. A game takes only states of its own, so that `Game[State]` can be any game."""


class Rule:
    """One section of the rulebook in our own words, which are found by its number; sayings where it is put together."""

    def __init__(self, section: str, title: Saying | None = None, text: Saying | None = None) -> None:
        self.section = section
        self.title = title
        self.text = text


Naming = Callable[[str, int], str]
"""What readers call the thing of this kind with this number."""


METHODS: Final = ("begin", "restore", "rules", "layout", "report")
"""What every game must write itself; checked here too, because compiled classes do not check it."""


SHARED: Final = ("seat", "game", "scenario", "option", "verb")
"""Kinds of things that are spoken of in every game."""


# compiled: plain subclasses
class Game(ABC, Generic[S_co]):
    """One game, whose states are of the class S_co. It is made once, holds what never changes, and starts states."""

    def __init__(
        self,
        name: str,
        rules_version: str,
        space: ActSpace,
        scenarios: dict[str, Scenario],
        options: dict[str, Option],
        names: dict[str, list[str]],
        steps: dict[str, Any] | None = None,
    ) -> None:
        for method in METHODS:
            if getattr(type(self), method) is getattr(Game, method):
                raise TypeError(f"the game {name} lacks the abstract method '{method}'")
        self.name = name
        self.rules_version = rules_version
        self.space = space
        self.targets = _targets(name, space, names)
        """For every kind of thing that an act can point at all of them."""
        self.scenarios = scenarios
        self.options = options
        self.names = names
        """For every kind of thing that is spoken of the frozen ids of all things of this kind."""
        self.steps = steps if steps is not None else {}
        """The classes of all steps by their names, as dumps have them."""
        self.plays: tuple[str, ...] = ()
        """Older versions of the rules that it still plays, each as the game that `older` makes."""
        self._older: dict[str, Game[S_co]] = {}
        self._shape = ""
        self._guide: Guide | None = None

    @abstractmethod
    def begin(self, scenario: str, options: Mapping[str, str]) -> S_co:
        """The first state; scenario and options have been checked and completed."""

    @abstractmethod
    def restore(self, data: dict[str, Any]) -> S_co:
        """The state with this dump."""

    @abstractmethod
    def rules(self) -> list[Rule]:
        """The rulebook's sections, then the rulings."""

    @abstractmethod
    def layout(self) -> Mapping[str, Any]:
        """What is drawn: width and height, spaces with their places, and whatever the game's face wants.

        Things are named by their frozen ids; what is to be read is a Saying.
        """

    def lettering(self, name: Naming) -> Mapping[str, Any]:
        """What of the drawing depends on what readers call things, such as where the names of places stand. It is sent
        with the layout; a game whose face finds room for names has none."""
        return {}

    @abstractmethod
    def report(self, view: dict[str, Any]) -> list[Saying]:
        """A view in lines: where, who, what stands."""

    def roads(self, view: dict[str, Any], place: str) -> list[Saying]:
        """A place in lines: where one can go from there, and who stands around. A game without a map has none."""
        raise Problem("no-roads", game=self.name)

    def series(self, state: S_co) -> list[Series]:  # type: ignore[misc]
        """The numbers that this game follows over its course, the one by which it is decided first, with the seats that
        lead their bearers in this state. In all states of one set-up they are the same otherwise."""
        return []

    def measures(self, state: S_co) -> dict[str, list[int]]:  # type: ignore[misc]
        """For each series, in the same order, its numbers in this state, whatever is hidden: shown only afterwards."""
        return {}

    def telling(self) -> EventKinds:
        """What its events are about, for tables that show more than their sentences."""
        return EventKinds({}, {})

    def compose(self, plan: Mapping[str, Any]) -> S_co:
        """A position composed by hand, up to its first decision; what is in a plan is the game's own business."""
        raise Problem("no-positions", game=self.name)

    def older(self, version: str) -> Game[S_co]:
        """This game by one of the older versions that it still plays."""
        raise NotImplementedError

    # Shared by all games

    def playing(self, version: str) -> Game[S_co]:
        """This game by the rules of a version; a Problem where it does not play them any more."""
        if version == self.rules_version:
            return self
        if version not in self.plays:
            raise Problem("other-rules", text=version, game=self.name, wanted=self.rules_version).of(self.name)
        if version not in self._older:
            made = self.older(version)
            if (made.name, made.rules_version) != (self.name, version):
                raise ValueError(f"the game {self.name} makes version {made.rules_version} where {version} is wanted")
            self._older[version] = made
        return self._older[version]

    def lessons(self) -> list[str]:
        """The names of its lessons, which need `compose`."""
        return Data(self.package()).names("lessons")

    def package(self) -> str:
        """The package of this game, whose folders `texts`, `data` and `face` hold its files. A game in a top-level
        module has no package ('') and no files."""
        return package_of(type(self).__module__)

    def shape(self) -> str:
        """A short text that changes whenever acts, steps or the fields of a state do: dumps, and the hashes of
        positions, can be compared only where it is the same. Acts by their texts outlive it."""
        if not self._shape:
            rows = [self.space.fingerprint(), sorted(self.steps), sorted(self.start().data())]
            self._shape = hashlib.blake2b(json.dumps(rows).encode(), digest_size=8).hexdigest()
        return self._shape

    def guide(self) -> Guide:
        """What newcomers are told of the questions of this game."""
        if self._guide is None:
            self._guide = read_guide(Data(self.package()), {rule.section for rule in self.rules()})
        return self._guide

    def texts(self, language: str) -> list[tuple[str, str]]:
        """The text files of this game in one language: name and content of each."""
        return Data(self.package()).texts(language)

    def plain(self, saying: Saying) -> str:
        """A saying without words, for records: its key, then its arguments as numbers and frozen ids."""
        return " ".join([saying.key, *[self._plain(name, value) for name, value in saying.args.items()]])

    def _plain(self, name: str, value: Any) -> str:
        if isinstance(value, Saying):
            return self.plain(value)
        if isinstance(value, (list, tuple)):
            return ", ".join(self._plain(name, item) for item in value)
        ids = self.names.get(self.kind(name), [])
        return ids[value] if isinstance(value, int) and 0 <= value < len(ids) else str(value)

    def composed(self, kind: str, number: int) -> Saying | None:
        """What a thing is called whose name is put together from others; None for what has a name of its own."""
        return None

    def kind(self, argument: str) -> str:
        """The kind of thing that an argument of a saying names, or '': `city`, `city2` and `cities` name cities.

        What does not belong to one game only, a seat or a game, has a kind too.
        """
        word = argument.rstrip("0123456789")
        for kind in (word, word[:-3] + "y" if word.endswith("ies") else word[:-1]):
            if kind in self.names or kind in SHARED:
                return kind
        return ""

    def start(self, scenario: str = "", options: Mapping[str, str] | None = None) -> S_co:
        """Set up a scenario (the first one by default)."""
        name = self.scenario(scenario).name
        return self.begin(name, self.complete(name, options or {}))

    def scenario(self, name: str = "") -> Scenario:
        return scenario_named(self.name, self.scenarios, name)

    def options_of(self, scenario: str) -> list[Option]:
        return [option for option in self.options.values() if scenario in option.scenarios]

    def complete(self, scenario: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """These options, checked, with the defaults of the scenario added."""
        return complete(self.name, self.options, self.scenario(scenario).name, chosen)

    def ends(self, options: Mapping[str, str]) -> bool:
        """Whether a game with these options comes to an end whatever is played."""
        return True

    def seat_names(self, scenario: str) -> list[str]:
        return self.scenario(scenario).seats

    def sides(self, scenario: str) -> list[list[int]]:
        """The seats that stand together against the others, although not all of them may win together."""
        return self.scenario(scenario).sides()

    def teams(self, scenario: str) -> list[list[int]]:
        """The seats that win and lose together."""
        return self.scenario(scenario).teams()

    def seat(self, scenario: str, name: str) -> int:
        """The number of the seat called so."""
        seats = self.seat_names(scenario)
        for number, seat in enumerate(seats):
            if fold(seat) == fold(name):
                return number
        raise Problem("no-such-seat", place=scenario, name=name, names=seats)


def _targets(game: str, space: ActSpace, names: Mapping[str, list[str]]) -> dict[str, Targets]:
    """The targets of all verbs by their kind: one list for each, which is also the one that texts speak of."""
    found: dict[str, Targets] = {}
    for verb in space.verbs:
        targets = verb.targets
        if targets is None:
            continue
        first = found.setdefault(targets.kind, targets)
        if targets.names != names.get(targets.kind, first.names):
            raise ValueError(f"the game {game} has two lists of the kind {targets.kind}; see the verb {verb.name}")
        if targets.role != first.role:
            raise ValueError(f"the game {game} has two roles for the kind {targets.kind}; see the verb {verb.name}")
    return found


ENTRY_POINTS = "grognard.games"
_made: dict[str, Game[State]] = {}
_points: dict[str, Any] = {}


def names() -> list[str]:
    """The names of all games that are installed."""
    return sorted(set(_installed()) | set(_made))


def _installed() -> dict[str, Any]:
    """The entry points of all games by name; looked for once, because that takes long."""
    if not _points:
        _points.update({point.name: point for point in entry_points(group=ENTRY_POINTS)})
    return _points


def find(name: str, rules: str = "") -> Game[State]:
    """The game with this name, by its own rules or by those of a version that it still plays."""
    if name not in _made:
        point = _installed().get(name)
        if point is None:
            raise Problem("no-such-game", name=name, names=names())
        register(point.load()())
    return _made[name].playing(rules) if rules else _made[name]


def register(game: Game[State]) -> None:
    """Make a game known for this run without installing it."""
    _made[game.name] = game
