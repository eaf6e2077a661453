"""A match as event sourcing: its set-up and its log of acts, from which its state follows; undo, replay, verification.

The log only grows. Taking something back appends an entry that says how many acts are kept; chance never answers
twice with the same number, because its picks depend on the entry's place in the log.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Mapping
from typing import Any, Final

from grognard.core.chance import CHANCE, FairSource, commitment, new_secret
from grognard.core.event_kinds import EventKinds
from grognard.core.game import Game
from grognard.core.generators import whole
from grognard.core.refusals import BadAct, IllegalAct, Problem, Refusal
from grognard.core.sayings import Saying
from grognard.core.state import Result, State
from grognard.core.steps import Event, Step

TABLE: Final = -3
"""Not a seat: what all agreed on, or the host did."""

RESIGNED: Final = "resigned"
DRAW_AGREED: Final = "draw-agreed"
"""How players end a match before the rules do, as the keys of sayings: these seats resigned; all agreed to a draw."""

BACK: Final = "back"
MARK_BYTES: Final = 9
CHECKPOINT: Final = 64
"""A copy of the state is kept after every so many acts."""
CHECKPOINTS: Final = 128
"""At most so many copies are kept: a longer match keeps every second one, then every fourth, and so on."""


class Far(Exception):
    """A point that is too many acts away from the next copy of the state to be reached in one piece."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


def resignation(winners: list[int], seats: list[str]) -> Result:
    """The end of a match in which these seats resigned, and those won."""
    return Result(winners, "", Saying(RESIGNED, seats=seats))


def agreed_draw(seats: int) -> Result:
    """The end of a match with so many seats that agreed to a draw: as in other draws, all share the win."""
    return Result(list(range(seats)), "", Saying(DRAW_AGREED))


class Entry:
    """One line of the log: an act of a seat, or the return to an earlier point (then `keep` acts remain)."""

    __slots__ = ("act", "keep", "seat")

    def __init__(self, seat: int, act: int, keep: int = -1) -> None:
        self.seat = seat
        self.act = act
        self.keep = keep


class Played:
    """An act that stands: who took it, under which heading, what happened, whether it is beyond undo, whether the seat
    had a choice, how deep in the stack of steps it was taken, and how many acts are left when its step is taken back
    as a whole (-1 where it is not).
    """

    __slots__ = ("act", "chosen", "depth", "events", "firm", "heading", "seat", "serial", "whole")

    def __init__(
        self,
        seat: int,
        act: int,
        serial: int,
        heading: Saying,
        events: list[Event],
        firm: bool,
        chosen: bool,
        depth: int,
        whole: int,
    ) -> None:
        self.seat = seat
        self.act = act
        self.serial = serial
        self.heading = heading
        self.events = events
        self.firm = firm
        self.chosen = chosen
        self.depth = depth
        self.whole = whole


class Pledge:
    """An earlier secret of a match: up to which entry it decided for chance, its commitment, and the source if it is
    known."""

    __slots__ = ("commitment", "source", "until")

    def __init__(self, until: int, commitment: str, secret: bytes | None) -> None:
        self.until = until
        self.commitment = commitment
        self.source = FairSource(secret) if secret is not None else None


class Match:
    """A game being played, or played.

    >>> from grognard import find
    >>> match = Match(find("friedrich"), "war-in-the-west", secret=bytes(32))
    >>> seat = match.state.asks()[0].seat
    >>> match.play(seat, match.state.legal(seat)[0])
    >>> match.undo(seat)
    >>> len(match.line), len(match.log)
    (0, 2)
    """

    def __init__(
        self,
        game: Game[State],
        scenario: str = "",
        options: Mapping[str, str] | None = None,
        people: Mapping[str, str] | None = None,
        secret: bytes | None = None,
        committed: str | None = None,
    ) -> None:
        """A new match. With a `committed` hash and no secret, chance must be played by hand, as in a record."""
        self.game = game
        self.scenario = game.scenario(scenario).name
        self.options = game.complete(self.scenario, options or {})
        self.seats = game.seat_names(self.scenario)
        self.people: dict[str, str] = {}
        for name, person in (people or {}).items():
            self.people[self.seats[game.seat(self.scenario, name)]] = person
        if secret is None and committed is None:
            secret = new_secret()
        self.source = FairSource(secret) if secret is not None else None
        self.commitment = committed if committed is not None else commitment(secret or b"")
        self.earlier: list[Pledge] = []
        """The secrets before the present one, oldest first."""
        self.log: list[Entry] = []
        self.headings: list[Saying] = []
        self.comments: dict[int, str] = {}
        self.ended: Result | None = None
        """How its players ended it before the rules did: by resigning, or by an agreed draw. It is not in the log."""
        self.line: list[Played] = []
        self.state = game.begin(self.scenario, self.options)
        self.reach = 0
        """The most acts that `at` replays in one piece; 0 is no limit. Beyond it there is Far, and `replay` helps."""
        self._checkpoints: dict[int, State] = {0: self.state.copy()}
        self._spacing = CHECKPOINT
        self._visited: tuple[int, State] | None = None
        """The point to which `replay` went last."""
        self._step: Step[Any] | None = None
        """The step in which the last act was taken; None where that is not known any more."""
        self.roll()

    def reveal(self, secret: bytes) -> None:
        """Give a match that has only its commitment the secret, so that chance can go on and be checked."""
        self.source = FairSource(secret)

    def renew(self, secret: bytes | None = None) -> None:
        """Let another secret decide what follows: the one so far is known, as that of a match that was over."""
        secret = new_secret() if secret is None else secret
        known = self.source.secret if self.source is not None else None
        self.earlier.append(Pledge(len(self.log), self.commitment, known))
        self.source = FairSource(secret)
        self.commitment = commitment(secret)

    def resume(self, state: State, log: list[Entry], headings: list[Saying], line: list[Played]) -> None:
        """Put a match that has just begun where it stood when these were noted."""
        self.state, self.log, self.headings, self.line = state, log, headings, line
        self._step = None
        self._checkpoints[len(line)] = state.copy()

    def result(self) -> Result | None:
        """How the match ended, by the rules or by its players; None if neither has ended it."""
        result = self.state.result()
        return self.ended if result is None else result

    # Playing

    def question(self, seat: int) -> str | None:
        """The mark of what this seat is asked now, None where it is not asked; an act that names it never answers
        another question.

        It follows from the match alone and is the same on every node and after every restart. Where several seats
        decide at once, the decision of one leaves the marks of the others; an own decision, chance, something shown and
        every return change them, however equal the next question looks.
        """
        acts = self.state.legal(seat)
        if not acts:
            return None
        prompt = self.state.prompt(seat)
        said = "" if prompt is None else self.game.plain(prompt)
        text = f"{self._since(seat)} {seat} {said} {sorted(acts)}"
        return hashlib.blake2b(text.encode(), digest_size=MARK_BYTES).hexdigest()

    def _since(self, seat: int) -> int:
        """The place in the log from which on only others have decided, and shown nothing."""
        place = len(self.log)
        for played in reversed(self.line):
            # The last acts that stand are the last entries, as far as nobody has gone back.
            if played.serial != place - 1 or played.seat == seat or played.firm:
                break
            place -= 1
        return place

    def play(self, seat: int, act: int, question: str | None = None) -> None:
        """Take an act for a seat, and let chance answer. IllegalAct leaves the match as it was; so it is refused where
        it names a question that the seat is not asked now."""
        if question is not None and question != self.question(seat):
            raise IllegalAct(Refusal("", "other-question"), self.game.name)
        if seat == CHANCE and self.source is not None:
            raise IllegalAct(Refusal("", "chance-by-itself"))
        self._append_act(seat, act)
        self.roll()

    def roll(self) -> None:
        """Let the fair source decide for as long as it is chance's turn."""
        if self.source is None:
            return
        while True:
            acts = self.state.legal(CHANCE)
            if not acts:
                return
            self._append_act(CHANCE, acts[self.source.pick(len(self.log), len(acts))])

    def _append_act(self, seat: int, act: int) -> None:
        heading = self.state.heading()
        if self.line and self.line[-1].heading == heading:
            heading = self.line[-1].heading  # the same one, so that equal ones are found fast
        chosen = self.state.only_answer(seat) is None
        depth = len(self.state.stack)
        whole = self._whole(depth)
        self._step = self.state.stack[-1] if self.state.stack else None
        self.state.events = []
        self.state.apply(seat, act)
        events = self._summed_up(self.state.events)
        firm = seat == CHANCE or self.state.revealed != 0
        self.line.append(Played(seat, act, len(self.log), heading, events, firm, chosen, depth, whole))
        self._append(Entry(seat, act), heading)
        self._keep_checkpoint(len(self.line), self.state)

    def _summed_up(self, events: list[Event]) -> list[Event]:
        """The events of an act; where one of them ends a battle, it says what came of all that everybody was told."""
        kinds = self.game.telling()
        if kinds.summary is None:
            return events
        for place, event in enumerate(events):
            if kinds.about.get(event.saying.key) == "summary":
                saying = kinds.summary(self._battle(kinds, events[:place]))
                if saying is not None:
                    events[place] = Event(saying, event.to, event.but, event.heading)
        return events

    def _battle(self, kinds: EventKinds, events: list[Event]) -> list[Saying]:
        """What everybody was told of the battle that ends after these events of the present act; nothing where its
        beginning is not found."""
        found: list[Saying] = []
        for place in range(len(self.line), -1, -1):
            told = events if place == len(self.line) else self.line[place].events
            for event in reversed(told):
                about = kinds.about.get(event.saying.key)
                if about == "summary":
                    return []
                if event.to is None and event.but is None:
                    found.append(event.saying)
                if about == "battle":
                    found.reverse()
                    return found
        return []

    def _whole(self, depth: int) -> int:
        """Where the march or selection begins of which the next act is a part, with the act that began it; or -1."""
        if not self.state.stack or not self.state.stack[-1].whole():
            return -1
        if not self.line:
            return 0
        last = self.line[-1]
        if last.whole >= 0 and last.depth == depth and (self._step is None or self._step is self.state.stack[-1]):
            return last.whole
        return len(self.line) - 1 if last.whole < 0 and last.depth < depth else len(self.line)

    # Taking back

    def why_not_undo(self, seat: int) -> Refusal | None:
        """Why this seat cannot take its last act back, or None if it can."""
        if not self.line:
            return Refusal("", "nothing-done")
        if not any(played.seat == seat for played in self.line):
            return Refusal("", "nothing-of-yours")
        return self._why_not_back(seat, len(self.line) - 1)

    def last_act(self, seat: int) -> int:
        """How many acts are left when this seat's last act is taken back, with all that followed; -1 if it has not
        acted. Where the seat may not undo it, all can agree to go back there."""
        for keep in range(len(self.line) - 1, -1, -1):
            if self.line[keep].seat == seat:
                return keep
        return -1

    def _why_not_back(self, seat: int, keep: int) -> Refusal | None:
        """A seat goes back over acts of its own, never across a die, a draw, a reveal or another seat's decision."""
        for played in reversed(self.line[keep:]):
            if played.seat == CHANCE:
                return Refusal("", "chance-since")
            if played.seat != seat:
                return Refusal("", "seat-since", seat=self.seats[played.seat])
            if played.firm:
                return Refusal("", "shown-by-it")
        return None

    def undo(self, seat: int, whole: bool = False) -> None:
        """Take back this seat's last act, or the whole march or selection of which it was a part.

        All see how far it goes back, so that must not depend on what only this seat knows, such as whether the act was
        its only answer.
        """
        refusal = self.why_not_undo(seat)
        if refusal is not None:
            raise IllegalAct(refusal, self.game.name)
        self._append_back(seat, self.start_of_whole(seat) if whole else len(self.line) - 1)

    def undone_by(self, seat: int) -> bool:
        """Whether this seat has just taken an act back, and nothing has happened since."""
        return bool(self.log) and self.log[-1].act < 0 and self.log[-1].seat == seat

    def start_of_whole(self, seat: int) -> int:
        """How many acts are left when this seat takes its last march or selection back as a whole, with the act that
        began it; as far as it can be taken back at all."""
        keep = len(self.line) - 1
        whole = self.line[keep].whole
        while whole >= 0 and keep > whole and self._why_not_back(seat, keep - 1) is None:
            keep -= 1
        return keep

    def rollback(self, keep: int, seat: int = TABLE) -> None:
        """Go back to the point after the first `keep` acts, by agreement; chance then answers again."""
        if not 0 <= keep < len(self.line):
            raise Problem("no-point-back", most=len(self.line) - 1, number=keep)
        self._append_back(seat, keep)
        self.roll()

    def _append_back(self, seat: int, keep: int) -> None:
        self.state = self.at(keep)
        self._step = None
        del self.line[keep:]
        for count in [count for count in self._checkpoints if count > keep]:
            del self._checkpoints[count]
        if self._visited is not None and self._visited[0] > keep:
            self._visited = None
        self._append(Entry(seat, -1, keep), self.state.heading())

    def _append(self, entry: Entry, heading: Saying) -> None:
        self.log.append(entry)
        self.headings.append(heading)

    # Looking back

    def at(self, count: int) -> State:
        """The state after the first `count` acts that stand."""
        if self.reach and self.distance(count) > self.reach:
            raise Far(count)
        return whole(self.replay(count))

    def distance(self, count: int) -> int:
        """How many acts must be replayed to reach this point."""
        return count - self._nearest(count)[0]

    def replay(self, count: int) -> Generator[None, None, State]:
        """The state after the first `count` acts that stand, reached step by step with one act in each. Copies of the
        state are kept on the way, so that the next replay is short. The match may go on meanwhile; where it goes back
        to before the point that was reached, there is a Problem."""
        done, state = self._nearest(count)
        state = state.copy()
        while done < count:
            played = self.line[done]
            state.apply(played.seat, played.act)
            done += 1
            self._keep_checkpoint(done, state)
            yield
            if len(self.line) < count or self.line[done - 1] is not played:
                raise self._no_point(count)
        self._visited = (count, state.copy())
        return state

    def _no_point(self, count: int) -> Problem:
        return Problem("no-such-point", most=len(self.line), number=count)

    def _nearest(self, count: int) -> tuple[int, State]:
        """The last state that is kept of those up to this point."""
        if not 0 <= count <= len(self.line):
            raise self._no_point(count)
        best = max([kept for kept in self._checkpoints if kept <= count])
        if self._visited is not None and best < self._visited[0] <= count:
            return self._visited
        return best, self._checkpoints[best]

    def _keep_checkpoint(self, count: int, state: State) -> None:
        if count % self._spacing or count in self._checkpoints:
            return
        self._checkpoints[count] = state.copy()
        while len(self._checkpoints) > CHECKPOINTS:
            self._spacing *= 2
            for kept in [kept for kept in self._checkpoints if kept % self._spacing]:
                del self._checkpoints[kept]

    def story(self, seat: int, first: int = 0) -> list[Event]:
        """What happened from this act on, as far as this seat may know it."""
        return [event for played in self.line[first:] for event in played.events if event.reaches(seat)]

    # Text of entries

    def seat_text(self, seat: int) -> str:
        return "chance" if seat == CHANCE else "table" if seat == TABLE else self.seats[seat]

    def entry_text(self, entry: Entry) -> str:
        what = f"{BACK} {entry.keep}" if entry.act < 0 else self.game.space.text(entry.act)
        return f"{self.seat_text(entry.seat)}: {what}"

    def take_text(self, text: str) -> None:
        """Append the entry with this text, chance's acts included; BadAct or IllegalAct say what is wrong."""
        name, colon, what = text.partition(":")
        if not colon:
            raise BadAct("expected-seat-and-act", text=text[:60])
        seat = {"chance": CHANCE, "table": TABLE}.get(name.strip().lower())
        if seat is None:
            try:
                seat = self.game.seat(self.scenario, name.strip()[:60])
            except Problem as problem:
                raise BadAct(problem.saying.key, **problem.saying.args) from None
        words = what.split()
        if words and words[0] == BACK:
            self._take_back(seat, words[1:])
        else:
            self._append_act(seat, self.game.space.parse(what))

    def _take_back(self, seat: int, words: list[str]) -> None:
        """A seat takes back acts of its own only; the table may go back to any point."""
        if len(words) != 1 or not words[0].isdecimal() or len(words[0]) > 9 or int(words[0]) >= len(self.line):
            raise BadAct("back-needs-number", word=BACK, most=len(self.line) - 1)
        keep = int(words[0])
        if seat != TABLE:
            refusal = self._why_not_back(seat, keep)
            if refusal is not None:
                raise IllegalAct(refusal, self.game.name)
        self._append_back(seat, keep)

    # Checking

    def hash(self) -> str:
        return self.state.hash()

    def verify(self) -> list[Saying]:
        """Replay the whole log and check every pick of chance; what was found wrong."""
        pledges = [*self.earlier, self._pledge()]
        if any(pledge.source is None for pledge in pledges):
            return [Saying("secret-not-revealed")]
        found: list[Saying] = []
        if any(pledge.source is None or pledge.source.commitment != pledge.commitment for pledge in pledges):
            found.append(Saying("secret-not-committed"))
        replay = Match(self.game, self.scenario, self.options, committed=self.commitment)
        for serial, entry in enumerate(self.log):
            if entry.seat == CHANCE:
                acts = replay.state.legal(CHANCE)
                source = next(pledge.source for pledge in pledges if serial < pledge.until)
                fair = acts[source.pick(serial, len(acts))] if acts and source is not None else -1
                if fair != entry.act:
                    found.append(self._unfair(serial, entry.act, fair))
            try:
                replay.take_text(self.entry_text(entry))
            except (BadAct, IllegalAct) as problem:
                found.append(Saying("entry-wrong", entry=str(serial), problem=problem.whole()))
                return found
        if replay.hash() != self.hash():
            found.append(Saying("replay-elsewhere"))
        return found

    def _pledge(self) -> Pledge:
        """The present secret, in force for all entries that there are after the earlier ones."""
        secret = self.source.secret if self.source is not None else None
        return Pledge(len(self.log), self.commitment, secret)

    def _unfair(self, serial: int, act: int, fair: int) -> Saying:
        """Chance did something else than what the secret gives, which is nothing (-1) where it was not asked."""
        space = self.game.space
        right = space.text(fair) if fair >= 0 else Saying("chance-not-asked")
        return Saying("chance-unfair", entry=str(serial), text=space.text(act), right=right)
