"""Property-based checks: what must hold for every game, one function a property. What does not hold is raised as
Broken.

Properties of a state take the state and, where they need them, the number of seats and a random generator; those of a
match take the match. None of them changes what it is given, except `check_undo`, which plays an act.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from typing import Any, Final

from grognard.core import notation, saves
from grognard.core.chance import CHANCE, PUBLIC
from grognard.core.game import Game, find
from grognard.core.match import Match
from grognard.core.refusals import BadAct, IllegalAct
from grognard.core.sayings import Saying
from grognard.core.state import KERNEL, State
from grognard.core.steps import Event
from grognard.texts.words import Words, words

MOST_ACTS: Final = 20_000
"""A game of random play that has not ended after so many acts is taken for endless."""
UNDONE: Final = 1 / 4
"""How often an act in two worlds is taken back."""


_HOLDERS: Final = (list, tuple, dict, set)


class Broken(AssertionError):
    """A property does not hold."""


def _hold(holds: bool, message: str) -> None:
    if not holds:
        raise Broken(message)


def _asked(state: State) -> list[tuple[int, list[int]]]:
    return [(ask.seat, ask.acts) for ask in state.asks()]


def _watchers(seats: int) -> list[int]:
    return [PUBLIC, *range(seats)]


def _some(acts: list[int], rng: random.Random, count: int) -> list[int]:
    return acts if len(acts) <= count else rng.sample(acts, count)


def _not_offered(state: State, seat: int, rng: random.Random, count: int) -> list[int]:
    """Acts that this seat is not offered: some of the verbs on offer, some of any verb."""
    offered = set(state.legal(seat))
    verbs = [state.space.verb_of(act) for act in offered] or state.space.verbs
    near = [(verb.base + rng.randrange(verb.size)) for verb in rng.choices(verbs, k=count)]
    far = [rng.randrange(state.space.size) for _ in range(count)]
    return [act for act in near + far if act not in offered]


# States


def check_asks(state: State, seats: int) -> None:
    """Whoever is asked has something to choose, and nobody is asked exactly when the game has a result."""
    result = state.result()
    if state.over():
        if result is None:
            raise Broken("a dead end: nobody is asked, and there is no result")
        _hold(all(0 <= seat < seats for seat in result.winners), f"the winners {result.winners} are not all seats")
        _hold(bool(result.saying.key), "the result has no reason")
        return
    _hold(result is None, "there is a result, but somebody is still asked")
    asked = [ask.seat for ask in state.asks()]
    _hold(len(set(asked)) == len(asked), f"a seat is asked twice at once: {asked}")
    for ask in state.asks():
        _hold(ask.seat == CHANCE or 0 <= ask.seat < seats, f"seat {ask.seat} does not exist, but is asked")
        _hold(bool(ask.acts), f"a dead end: seat {ask.seat} is asked, but has nothing to choose")
        _hold(len(set(ask.acts)) == len(ask.acts), f"seat {ask.seat} is offered the same act twice")
        _hold(all(0 <= act < state.space.size for act in ask.acts), f"seat {ask.seat} is offered what is no act")


def check_flaws(state: State) -> None:
    """The position is possible: every card is in one place, and what all know is true."""
    flaws = state.flaws()
    _hold(not flaws, f"the position cannot be: {'; '.join(flaws)}")


def check_why(state: State, seats: int, rng: random.Random, samples: int = 6, words: Words | None = None) -> None:
    """`why` finds nothing against an act exactly when it is offered, and every refusal has a rule and a sentence."""
    for seat in [CHANCE, *range(seats)]:
        for act in _some(state.legal(seat), rng, samples):
            refusal = state.why(seat, act)
            _hold(refusal is None, f"'{state.space.text(act)}' is offered to seat {seat}, but refused: {refusal}")
        for act in _not_offered(state, seat, rng, samples):
            refusal = state.why(seat, act)
            text = state.space.text(act)
            if refusal is None:
                raise Broken(f"'{text}' is not offered to seat {seat}, but nothing is found against it")
            _hold(bool(refusal.rule), f"'{text}' is refused without a rule")
            if words is not None:
                _hold(bool(words.refusal(refusal).strip()), f"there are no words for why '{text}' is refused")


def check_leaves(state: State, seats: int, rng: random.Random, samples: int = 6, words: Words | None = None) -> None:
    """What an act would leave undone can be asked of every act, has words, and is nothing for what is not offered. What
    is in hand is taken up by a verb with targets, and can be looked at put down. Asking changes nothing."""
    before, asked = state.hash(), _asked(state)
    for seat in range(seats):
        for act in state.legal(seat):
            for said in state.leaves(seat, act):
                text = state.space.text(act)
                _hold(words is None or bool(words.sentence(said).strip()), f"no words for what '{text}' leaves: {said}")
        for act in _not_offered(state, seat, rng, samples):
            text = state.space.text(act)
            _hold(not state.leaves(seat, act), f"'{text}' is not offered to seat {seat}, but would leave something")
        hand = state.in_hand(seat)
        if hand is not None:
            verb = state.space.verb_of(hand.act)
            _hold(verb.targets is not None, f"'{verb.name}' takes up nothing")
            _hold(hand.act - verb.base in hand.things, f"seat {seat} has in hand what it has not taken up")
        down = state.put_down(seat)
        _hold(down is None or hand is not None, f"seat {seat} has nothing in hand, but could put it down")
        _hold(down is None or down.in_hand(seat) != hand, f"seat {seat} has put down what it still has in hand")
    _hold(state.hash() == before and _asked(state) == asked, "asking what would be left undone changed the state")


def _told_of_closing(state: State, seat: int) -> list[object]:
    """All that a seat is told of what it closes, and of what it has in hand."""
    down = state.put_down(seat)
    return [
        [state.leaves(seat, act) for act in state.legal(seat)],
        state.in_hand(seat),
        None if down is None else [down.legal(seat), [down.leaves(seat, act) for act in down.legal(seat)]],
    ]


def check_refused(state: State, seats: int, rng: random.Random, samples: int = 2) -> None:
    """An act that is not offered is refused and changes nothing."""
    before, asked = state.hash(), _asked(state)
    for seat in [CHANCE, *range(seats)]:
        for act in _not_offered(state, seat, rng, samples):
            text = state.space.text(act)
            try:
                state.apply(seat, act)
            except IllegalAct:
                pass
            else:
                raise Broken(f"'{text}' is not offered to seat {seat}, but was carried out")
            _hold(state.hash() == before, f"'{text}' was refused to seat {seat}, but changed the state")
            _hold(_asked(state) == asked, f"'{text}' was refused to seat {seat}, but changed what is asked")
    for act in (-1, state.space.size):
        try:
            state.apply(PUBLIC, act)
        except BadAct:
            continue
        raise Broken(f"{act} is no act, but is not refused as such")


def check_copy(state: State, rng: random.Random, acts: int = 12) -> None:
    """A copy is equal, and neither notices what is done to the other."""
    before, asked = state.hash(), _asked(state)
    first = state.copy()
    second = first.copy()
    for copy in (first, second):
        _hold(copy.hash() == before, "a copy has another hash")
        _hold(_asked(copy) == asked, "a copy asks for something else")
    play_on(first, rng, acts)
    _hold(state.hash() == before and _asked(state) == asked, "playing on a copy changed the original")
    _hold(second.hash() == before and _asked(second) == asked, "playing on a state changed its copy")


def play_on(state: State, rng: random.Random, acts: int) -> None:
    """At most so many random acts."""
    for _ in range(acts):
        if state.over():
            return
        ask = rng.choice(state.asks())
        state.apply(ask.seat, rng.choice(ask.acts))


def attributes(thing: object) -> set[str]:
    """The names of all attributes, be the class compiled or not."""
    found: set[str] = set(getattr(thing, "__dict__", {}))
    for kind in type(thing).__mro__:
        found |= set(getattr(kind, "__mypyc_attrs__", ())) | set(getattr(kind, "__slots__", ()))
    return found - {"__dict__", "__weakref__"}


def check_attributes(state: State) -> None:
    """Every attribute of a state is dumped or derived, every attribute of a step is one of its fields."""
    forgotten = attributes(state) - set(KERNEL) - set(state.data()) - set(state.derived())
    _hold(not forgotten, f"the state forgets {', '.join(sorted(forgotten))} when it is dumped")
    for step in state.stack:
        names = attributes(step)
        _hold(
            len(names) == len(step.fields()), f"{type(step).__name__} has {', '.join(sorted(names))}, but other fields"
        )


def check_dump(game: Game[State], state: State) -> None:
    """A state can be restored from its dump, through JSON."""
    check_attributes(state)
    restored = game.restore(json.loads(json.dumps(state.dump())))
    _hold(restored.hash() == state.hash(), "the state restored from its dump has another hash")
    _hold(_asked(restored) == _asked(state), "the state restored from its dump asks for something else")


def check_distinct(state: State, seats: int) -> None:
    """What a search tries at a decision are acts on offer, each once; where acts are offered, there is at least one."""
    for seat in range(seats):
        legal, distinct = state.legal(seat), state.distinct(seat)
        _hold(len(set(distinct)) == len(distinct), f"seat {seat} has the same act twice in distinct()")
        _hold(set(distinct) <= set(legal), f"distinct() of seat {seat} has an act that is not offered")
        _hold(bool(distinct) == bool(legal), f"distinct() of seat {seat} is empty although acts are offered")


def check_measures(game: Game[State], state: State, seats: int) -> None:
    """Every series is measured, one number for each bearer; measuring changes nothing."""
    before = state.hash()
    series, measures = game.series(state), game.measures(state)
    _hold(state.hash() == before, "measuring changed the state")
    _hold([each.name for each in series] == list(measures), f"{list(measures)} are measured, not all that is named")
    for each in series:
        things = len(game.names.get(each.kind, []))
        _hold(all(0 <= bearer < things for bearer in each.bearers), f"'{each.name}' is not all of kind '{each.kind}'")
        _hold(len(measures[each.name]) == len(each.bearers) > 0, f"'{each.name}' has not one number for each bearer")
        _hold(len(each.seats) == len(each.bearers), f"'{each.name}' does not say who leads each bearer")
        _hold(all(0 <= seat < seats for some in each.seats for seat in some), f"'{each.name}' is led by no seat")


def check_views(state: State, seats: int, rng: random.Random) -> None:
    """A view is JSON, and holds nothing that its seat may not know: with the hidden parts redealt it stays the same.

    So do the acts on offer, the prompt, and the reasons against acts.
    """
    before = state.hash()
    for seat in _watchers(seats):
        view = state.view(seat)
        json.dumps(view)
        imagined = state.imagine(seat, rng)
        found = imagined.view(seat)
        if found != view:
            raise Broken(f"the view of seat {seat} differs in an imagined state: {_difference(view, found)}")
        _hold(imagined.legal(seat) == state.legal(seat), f"seat {seat} is offered other acts in an imagined state")
        same = [ask.seat for ask in imagined.asks()] == [ask.seat for ask in state.asks()]
        _hold(same, f"other seats are asked in a state imagined for seat {seat}")
        _hold(imagined.prompt(seat) == state.prompt(seat), f"seat {seat} is prompted otherwise in an imagined state")
        same = _told_of_closing(imagined, seat) == _told_of_closing(state, seat)
        _hold(same, f"what seat {seat} would leave undone differs in an imagined state")
        for act in _not_offered(state, seat, rng, 2):
            true, other = state.why(seat, act), imagined.why(seat, act)
            text = state.space.text(act)
            _hold(true == other, f"the reason against '{text}' tells seat {seat} a secret: {true} / {other}")
    _hold(state.hash() == before, "looking at a state changed it")


def check_views_kept(state: State, seats: int, rng: random.Random, acts: int = 12) -> None:
    """A view shares no mutable object with its state, so that it stays what it was while the state is played on."""
    state = state.copy()
    parts = _owned(state)  # kept, so that no other object gets the identity of one of them
    owned = _mutable(parts)
    views = [(seat, state.view(seat)) for seat in _watchers(seats)]
    for seat, view in views:
        for name, member in view.items():
            shared = _mutable(member) & owned
            _hold(not shared, f"'{name}' in the view of seat {seat} is an object of the state, not a copy")
    frozen = [json.dumps(view) for _, view in views]
    play_on(state, rng, acts)
    for (seat, view), before in zip(views, frozen, strict=True):
        if json.dumps(view) != before:
            where = _difference(json.loads(before), json.loads(json.dumps(view)))
            raise Broken(f"playing on changed an earlier view of seat {seat}: {where}")


def _owned(state: State) -> list[Any]:
    """What makes up a state: its attributes, the fields of its steps, and what was agreed."""
    found: list[Any] = [getattr(state, name) for name in sorted(attributes(state) - {"space", "setup", "stack"})]
    found += [ask.acts for ask in state.asks()]
    found += [step.fields() for step in state.stack]
    if state.outcome is not None:
        found.append(state.outcome.winners)
    setup = state.agreed()
    return [*found, *(getattr(setup, name) for name in sorted(attributes(setup)))]


def _mutable(data: Any) -> set[int]:
    """The identities of all lists, dictionaries and sets in it, itself included."""
    found: set[int] = set()
    inner = [data]
    while inner:
        each = inner.pop()
        if isinstance(each, dict):
            found.add(id(each))
            inner += [member for member in each.values() if isinstance(member, _HOLDERS)]
        elif isinstance(each, _HOLDERS):
            if not isinstance(each, tuple):
                found.add(id(each))
            inner += [member for member in each if isinstance(member, _HOLDERS)]
    return found


def _difference(a: Any, b: Any, path: str = "") -> str:
    """The first place where two pieces of JSON differ."""
    if isinstance(a, dict) and isinstance(b, dict):
        for key in [*a, *(key for key in b if key not in a)]:
            if a.get(key) != b.get(key):
                return _difference(a.get(key), b.get(key), f"{path}.{key}" if path else str(key))
    if isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        for index, (one, other) in enumerate(zip(a, b, strict=True)):
            if one != other:
                return _difference(one, other, f"{path}[{index}]")
    return f"{path} is {str(a)[:80]} / {str(b)[:80]}"


class Twins:
    """Two worlds that a seat cannot tell apart: the same is shown, asked, offered, told and refused to it in both.

    Both are played on with the same acts. What an act shows that another seat had hidden (`reveal`) may part them.
    """

    def __init__(self, first: State, second: State, seat: int, rng: random.Random) -> None:
        self.matches = [_from_here(state) for state in (first, second)]
        self.seat = seat
        self.rng = rng
        self.check("at the start")

    @property
    def first(self) -> State:
        return self.matches[0].state

    @property
    def second(self) -> State:
        return self.matches[1].state

    def check(self, when: str, samples: int = 3) -> None:
        """The seat sees, is asked, is offered and is refused the same in both worlds."""
        first, second, seat = self.first, self.second, self.seat
        for what, one, other in (
            ("who is asked", [ask.seat for ask in first.asks()], [ask.seat for ask in second.asks()]),
            ("what it is offered", first.legal(seat), second.legal(seat)),
            ("its prompt", first.prompt(seat), second.prompt(seat)),
            ("the heading", first.heading(), second.heading()),
            ("the phases", first.phases(), second.phases()),
            ("its set-up", first.setting_up(seat), second.setting_up(seat)),
            ("who is waited for", first.waiting_for(), second.waiting_for()),
            ("its view", first.view(seat), second.view(seat)),
            ("what it would leave undone", _told_of_closing(first, seat), _told_of_closing(second, seat)),
        ):
            if one != other:
                where = _difference(one, other)
                raise Broken(f"{when}: seat {seat} can tell two worlds apart by {what}: {where.strip()}")
        for act in _not_offered(first, seat, self.rng, samples):
            true, twin = first.why(seat, act), second.why(seat, act)
            text = first.space.text(act)
            _hold(true == twin, f"{when}: the reason against '{text}' tells seat {seat} a secret: {true} / {twin}")

    def both(self, seat: int) -> list[int]:
        """The acts that a seat may take in both worlds."""
        others = set(self.second.legal(seat))
        return [act for act in self.first.legal(seat) if act in others]

    def play(self, seat: int, act: int) -> bool:
        """Take an act in both worlds; False if it has shown something that another seat had hidden."""
        when = f"after '{self.first.space.text(act)}' of seat {seat}"
        told = [self._told(match, seat, act) for match in self.matches]
        if (self.first.revealed | self.second.revealed) & ~(1 << self.seat if self.seat >= 0 else 0):
            return False
        if told[0] != told[1]:
            where = _difference(told[0], told[1])
            raise Broken(f"{when}: seat {self.seat} can tell two worlds apart by what it is told: {where}")
        self.check(when)
        self.check_undo(when)
        return True

    def check_undo(self, when: str) -> None:
        """Every seat can undo equally far in both worlds, because all see how far an undo went."""
        for seat in range(len(self.first.agreed().seats)):
            one, other = (_reach(match, seat) for match in self.matches)
            apart = f"two worlds can be told apart by how far seat {seat} can undo"
            _hold(one == other, f"{when}: {apart}: {one} acts / {other} acts")

    def undo(self, seat: int, whole: bool) -> None:
        """Take back this seat's last act, or its last step as a whole, in both worlds; it must be able to."""
        when = f"after an undo of seat {seat}"
        for match in self.matches:
            match.undo(seat, whole)
        one, other = (match.entry_text(match.log[-1]) for match in self.matches)
        _hold(one == other, f"{when}: two worlds can be told apart by the log: '{one}' / '{other}'")
        self.check(when)
        self.check_undo(when)

    def _told(self, match: Match, seat: int, act: int) -> list[Saying]:
        match.play(seat, act)
        return [event.saying for event in match.line[-1].events if event.reaches(self.seat)]


def _from_here(state: State) -> Match:
    """A match that begins with this state, in which chance is played by hand."""
    setup = state.agreed()
    match = Match(find(setup.game), setup.scenario, setup.options, committed="")
    match.resume(state.copy(), [], [], [])
    return match


def _reach(match: Match, seat: int) -> int:
    """How many acts a seat can take back at once; 0 where it can take back none."""
    return 0 if match.why_not_undo(seat) is not None else len(match.line) - match.start_of_whole(seat)


def check_twins(first: State, second: State, seat: int, rng: random.Random, acts: int = 12) -> int:
    """Play two worlds that a seat cannot tell apart on at random, with an undo now and then: it still cannot. How many
    acts were taken in both.

    It ends where something hidden is shown, or where no act can be taken in both.
    """
    twins = Twins(first, second, seat, rng)
    for played in range(acts):
        asked = [ask.seat for ask in twins.first.asks() if twins.both(ask.seat)]
        if not asked:
            return played
        actor = rng.choice(asked)
        if not twins.play(actor, rng.choice(twins.both(actor))):
            return played
        if rng.random() < UNDONE and twins.matches[0].why_not_undo(actor) is None:
            twins.undo(actor, whole=rng.random() < 0.5)
    return acts


class Imaginations:
    """What many imaginations of one state for one seat look like from outside, where the truth is known."""

    def __init__(self, state: State, seat: int, rng: random.Random, count: int = 16) -> None:
        truth = state.hash()
        hashes = Counter(state.imagine(seat, rng).hash() for _ in range(count))
        self.count = count
        self.true = hashes.pop(truth, 0)
        self.kinds = len(hashes) + (1 if self.true else 0)
        self.commonest = max(hashes.values(), default=0)
        """How often the most frequent untrue state was imagined."""

    @property
    def varied(self) -> bool:
        return self.kinds > 1

    @property
    def peeking(self) -> bool:
        """By chance the truth is met about as often as the likeliest of the other states, not many times as often; what
        the seat knows can make the truth far likelier, though, so that more must tell (`peeks`)."""
        return self.commonest > 0 and self.true > 2 and self.true > 3 * self.commonest - 1


def check_varies(state: State, seat: int, rng: random.Random, count: int = 16) -> None:
    """To be called where something is hidden from this seat: its imaginations differ from each other."""
    _hold(Imaginations(state, seat, rng, count).varied, f"seat {seat} always imagines the same state")


def peeks(state: State, seat: int, rng: random.Random, count: int) -> Imaginations | None:
    """Imaginations that know more than the seat, if there are such: the truth is met much more often than from another
    state that the seat cannot tell from it."""
    found = Imaginations(state, seat, rng, count)
    if not found.peeking:
        return None
    truth = state.hash()
    others = (state.imagine(seat, rng) for _ in range(count))
    other = next((other for other in others if other.hash() != truth), state)
    met = sum(other.imagine(seat, rng).hash() == truth for _ in range(count))
    return None if other is not state and 2 * met > found.true else found


def check_no_peeking(state: State, seats: int, rng: random.Random, count: int = 16) -> bool:
    """Where much is hidden, a seat imagines the truth no more often than by chance; whether anything varied."""
    varied = False
    for seat in _watchers(seats):
        found = Imaginations(state, seat, rng, count)
        # Once in a while that is chance; many more tries tell.
        certain = peeks(state, seat, rng, 20 * count) if found.peeking else None
        if certain is not None:
            raise Broken(f"seat {seat} imagines the truth too often: {certain.true} times of {certain.count}")
        varied = varied or found.varied
    return varied


def check_text(game: Game[State], words: Words, state: State, seats: int) -> None:
    """There is a heading, a name for every phase, a sentence for every prompt and a report for every view."""
    heading = words.line(state.heading())
    _hold(bool(heading.strip()) and "\n" not in heading, "the heading must be one line")
    phases, now = state.phases()
    _hold(-1 <= now < len(phases), f"the phase is {now} of {len(phases)}")
    _hold(all(words.line(phase).strip() for phase in phases), "a phase has no name")
    for seat in _watchers(seats):
        prompt = state.prompt(seat)
        _hold(prompt is None or bool(words.sentence(prompt).strip()), f"the prompt for seat {seat} is empty")
        report = [words.line(line) for line in game.report(state.view(seat))]
        _hold(any(line.strip() for line in report), f"the report for seat {seat} is empty")


def check_events(words: Words, events: list[Event]) -> None:
    """There is a sentence for everything that happened."""
    for event in events:
        _hold(bool(words.sentence(event.saying).strip()), f"the text for '{event.saying.key}' is empty")


def check_winners(game: Game[State], state: State) -> None:
    """The seats of a team win together, or none of them does."""
    result = state.result()
    won = set() if result is None else set(result.winners)
    for team in game.teams(state.agreed().scenario):
        _hold(not won & set(team) or won >= set(team), f"of the team {team} only {sorted(won & set(team))} have won")


# Matches


def check_saves(match: Match) -> None:
    """A match comes back from JSON and from its written record, and hides its secret when told to."""
    texts = [match.entry_text(entry) for entry in match.log]
    for name, again in (
        ("JSON", saves.from_json(saves.to_json(match))),
        ("the written record", notation.parse(notation.write(match))),
    ):
        _hold([again.entry_text(entry) for entry in again.log] == texts, f"the log comes back changed from {name}")
        _hold(again.hash() == match.hash(), f"another position comes back from {name}")
        _hold(_asked(again.state) == _asked(match.state), f"something else is asked after coming back from {name}")
        _hold(again.options == match.options, f"other options come back from {name}")
    if match.source is not None:
        secret = match.source.secret.hex()
        hidden = saves.to_json(match, reveal=False) + notation.write(match, reveal=False)
        _hold(secret not in hidden, "a save that should hide the secret shows it")


def check_replay(match: Match, rng: random.Random) -> None:
    """The log leads to the same position again, with the dice and draws of the secret, and so does each part of it."""
    wrong = match.verify()
    _hold(not wrong, f"the replay differs: {'; '.join(words(match.game).line(line) for line in wrong)}")
    _hold(match.at(len(match.line)).hash() == match.hash(), "the last point of the match is not its position")
    point = rng.randint(0, len(match.line))
    state = match.at(0)
    for played in match.line[:point]:
        state.apply(played.seat, played.act)
    _hold(match.at(point).hash() == state.hash(), f"point {point} of the match is not what its acts lead to")


def check_undo(match: Match, rng: random.Random, seat: int, act: int) -> None:
    """Play this act and take it back, if that is allowed: never across chance or a reveal, always to the same state.

    An act that can be taken back has told its seat nothing: it leads to the same view whatever is hidden.
    """
    before = match.state.copy()
    then, asked, acts = match.hash(), _asked(before), len(match.line)
    match.play(seat, act)
    text = match.game.space.text(act)
    rolled = any(played.seat == CHANCE for played in match.line[acts:])
    for other in range(len(match.seats)):
        if other != seat:
            _hold(match.why_not_undo(other) is not None, f"seat {other} may take back '{text}' of seat {seat}")
    if rolled or match.state.revealed:
        what = "a die or a draw" if rolled else "a reveal"
        _hold(match.why_not_undo(seat) is not None, f"seat {seat} may take back '{text}' across {what}")
        return
    refusal = match.why_not_undo(seat)
    _hold(refusal is None, f"seat {seat} cannot take back '{text}': {refusal}")
    for _ in range(3):
        imagined = before.imagine(seat, rng)
        imagined.apply(seat, act)
        view, found = match.state.view(seat), imagined.view(seat)
        if view != found:
            raise Broken(f"'{text}' can be taken back, but told seat {seat} a secret: {_difference(view, found)}")
    match.undo(seat)
    _hold(match.hash() == then, f"taking '{text}' back leads to another position")
    _hold(_asked(match.state) == asked, f"taking '{text}' back leads to another question")
    _hold(len(match.line) == acts, f"taking '{text}' back leaves {len(match.line)} acts of {acts}")
