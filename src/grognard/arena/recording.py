"""Training data: decisions for learning, one file of arrays a game, and beside them `schema.json`, which says what they
hold.

Positions are not stored: a game's acts lead to each of them (`positions`), and whoever learns encodes them as it likes.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from grognard import files
from grognard.arena import npz
from grognard.arena.contest import Contest, of_header
from grognard.arena.playing import Weighing, replay, unpacked
from grognard.core.game import find
from grognard.core.refusals import Problem, at, placed
from grognard.core.state import State

SCHEMA: Final = "schema.json"
FORMAT: Final = "grognard-decisions"
VERSION: Final = 1
ARRAYS: Final = {
    "about": "UTF-8 JSON: the contest as in the header of a results file, the pair and the order of this game, the "
    "opponent in each seat (0: A, 1: B), winners, and the score of A",
    "acts": "int32, all acts of the game in order, chance's too; the first seat that is asked takes the next one",
    "ply": "int32, one for each decision: how many acts came before it",
    "seat": "int8, the seat that decides",
    "act": "int32, the act that it chose",
    "legal_offsets": "int64, one more than decisions: n was offered legal[legal_offsets[n]:legal_offsets[n+1]]",
    "legal": "int32, the acts on offer",
    "weighed_offsets": "int64, the same for what was weighed: nothing where the opponent does not tell",
    "weighed_act": "int32, an act that was weighed, the best first",
    "weighed_value": "float32, the share of the win that it promised",
    "weighed_spread": "float32, how far that may be off",
    "weighed_visits": "int32, how often it was tried",
    "result": "float32, the share of the win that the deciding seat had in the end",
}

WEIGHED: Final = ("weighed_act", "weighed_value", "weighed_spread", "weighed_visits")


def _schema(contest: Contest) -> dict[str, Any]:
    game = contest.game
    head = {"format": FORMAT, "version": VERSION, "game": game.name, "acts": game.space.fingerprint()}
    return {**head, "size": game.space.size, "arrays": ARRAYS}


def prepare(folder: Path, contest: Contest) -> None:
    """Make a folder ready for recordings of a contest; one with those of another act space is refused."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Problem("cannot-be-written", path=folder, text=error.strerror or error) from None
    path = folder / SCHEMA
    if path.exists():
        try:
            there = json.loads(files.read(path))
        except ValueError:
            there = None
        if there != _schema(contest):
            raise Problem("data-other-folder", path=folder, text=contest.game.name)
    else:
        files.write(path, json.dumps(_schema(contest), indent=2) + "\n")


def file_name(contest: Contest, pair: int, order: int) -> str:
    """
    >>> from grognard import find
    >>> file_name(Contest(find("friedrich"), "war-in-the-west", {}, ("rules", "random"), 7), 3, 1)
    'war-in-the-west-rules-random-7-00003-1.npz'
    """
    return contest.file_name(f"{pair:05d}", str(order)) + ".npz"


def write(folder: Path, contest: Contest, line: dict[str, Any], weighing: Weighing) -> None:
    """Write the decisions of a game that is over."""
    acts = unpacked(line["acts"])
    lineup = contest.lineup(line["order"])
    share = {name: 1 / len(line["winners"]) for name in line["winners"]}
    made: npz.Arrays = {"acts": array("i", acts), "ply": array("i"), "seat": array("b"), "act": array("i")}
    made |= {"legal_offsets": array("q", [0]), "legal": array("i"), "weighed_offsets": array("q", [0])}
    made |= {"weighed_act": array("i"), "weighed_value": array("f"), "weighed_spread": array("f")}
    made |= {"weighed_visits": array("i"), "result": array("f")}

    def look(state: State, seat: int, ply: int) -> None:
        made["ply"].append(ply)
        made["seat"].append(seat)
        made["act"].append(acts[ply])
        made["legal"].extend(state.legal(seat))
        made["legal_offsets"].append(len(made["legal"]))
        for one in weighing.get(ply, []):
            for name, number in zip(WEIGHED, one, strict=True):
                made[name].append(number)
        made["weighed_offsets"].append(len(made["weighed_act"]))
        made["result"].append(share.get(contest.seats[seat], 0.0))

    replay(contest, line["pair"], line["order"], acts, look)
    about = {key: line[key] for key in ("pair", "order", "winners", "score")}
    text = json.dumps({**contest.header(), **about, "lineup": lineup}, ensure_ascii=False)
    made["about"] = array("B", text.encode("utf-8"))
    path = folder / file_name(contest, line["pair"], line["order"])
    part = path.with_suffix(".part")
    try:
        npz.write(part, {name: made[name] for name in ARRAYS})
        part.replace(path)
    except OSError as error:
        raise Problem("cannot-be-written", path=path, text=error.strerror or error) from None


class Recording:
    """The decisions of one game: what `ARRAYS` says, by name."""

    def __init__(self, about: dict[str, Any], arrays: npz.Arrays) -> None:
        self.about = about
        self.arrays = arrays
        self.contest = of_header(about)

    def __len__(self) -> int:
        return len(self.arrays["ply"])

    def legal(self, number: int) -> list[int]:
        """The acts on offer at a decision."""
        first, last = self.arrays["legal_offsets"][number : number + 2]
        return list(self.arrays["legal"][first:last])

    def positions(self) -> Iterator[tuple[int, State]]:
        """Each decision with its position, which is the real one: encode what the deciding seat may know of it. The
        state moves on when the next one is asked for."""
        state = self.contest.game.begin(self.contest.scenario, self.contest.options)
        done = 0
        for number, ply in enumerate(self.arrays["ply"]):
            for act in self.arrays["acts"][done:ply]:
                state.apply(state.asks()[0].seat, act)
            done = ply
            yield number, state


def read(path: str | Path) -> Recording:
    """The decisions in a file; a Problem if it is damaged, or of another act space than the game has here."""
    place = str(path)
    try:
        arrays = npz.read(Path(path))
        about = json.loads(bytes(arrays.pop("about")).decode("utf-8"))
        if set(arrays) | {"about"} != set(ARRAYS) or len(arrays["legal_offsets"]) != len(arrays["ply"]) + 1:
            raise ValueError
        name, acts = str(about["game"]), str(about["acts"])
    except OSError as error:
        raise Problem("cannot-be-read", path=place, text=error.strerror or error) from None
    except Exception:  # whatever zip, zlib, arrays or JSON say
        raise Problem("data-damaged", path=place) from None
    here = find(name).space.fingerprint()
    if acts != here:
        raise at(place, "data-other-acts", name=name, text=acts, wanted=here)
    try:
        return Recording(about, arrays)
    except Problem as problem:
        raise placed(place, problem) from None
    except (KeyError, TypeError, ValueError):
        raise Problem("data-damaged", path=place) from None
