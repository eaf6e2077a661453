"""Positions composed by hand, for study and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from grognard.core.acts import Targets
from grognard.core.board import bits
from grognard.core.refusals import Problem
from grognard.core.scenarios import complete, scenario_named
from grognard.games.paths_of_glory import setup
from grognard.games.paths_of_glory.board.state import NO_CARD, NOTHING, PathsState
from grognard.games.paths_of_glory.cards import entry
from grognard.games.paths_of_glory.facts import cards, tables
from grognard.games.paths_of_glory.facts.tables import AP, CP, NATIONS, POINTS, ROUNDS, SIDE, SIDES, UNIT_OF
from grognard.games.paths_of_glory.turn import sequence
from grognard.games.paths_of_glory.turn.actions import Action

PHASES: dict[str, int] = {
    "offensives": sequence.OFFENSIVE_CP,
    "attrition": sequence.ATTRITION,
    "siege": sequence.SIEGE,
    "status": sequence.STATUS,
    "replacements": sequence.REPLACING_AP,
    "draw": sequence.DRAWING,
}
_SPACES = Targets("space", tables.SPACES)
_BOXES = {"Reserve": tables.RESERVES, "Eliminated": tables.ELIMINATED, "Removed": tables.REMOVED}


def position(
    scenario: str = "campaign",
    options: Mapping[str, str] | None = None,
    turn: int = 5,
    round: int = 1,
    side: str = "CP",
    phase: str = "actions",
    units: Mapping[str, str] | None = None,
    control: Mapping[str, str] | None = None,
    trenches: Mapping[str, str] | None = None,
    destroyed: str = "",
    war: str = "",
    limited_greece: bool = False,
    beachhead: str = "",
    hands: Mapping[str, str] | None = None,
    kept: Mapping[str, str] | None = None,
    discards: Mapping[str, str] | None = None,
    played: str = "",
    fresh: str = "",
    levels: Sequence[str] = ("total", "total"),
    status: Sequence[int] = (0, 0),
    points: int = 10,
    replacements: Mapping[str, int] | None = None,
    offensives: Sequence[str] = ("", ""),
    version: int = setup.VERSION,
) -> PathsState:
    """A position at the action of a side, or at a phase of the turn, up to the first decision.

    `units` says for each space or box who stands there: "GE1 (GE2) GEc", reduced ones in brackets; None: the set-up.
    Spaces have the control of the map; where units stand, that of their side. `control` names further spaces for a
    side, separated by commas, `trenches` levels ("AP 2"). Cards are named by their codes; those that were `played` as
    events are out of the deck, `fresh` ones in this turn. Cards that are not named are in the decks of their levels.

    >>> s = position(side="AP", units={"Verdun": "FR1 (FRc)", "Metz": "GE4"}, hands={"AP": "AP2"})
    >>> [s.space.text(act) for act in s.legal(0)][:3]
    ['operations Blockade AP2', 'redeploy Blockade AP2', 'replacements Blockade AP2']
    """
    found = scenario_named("paths-of-glory", setup.SCENARIOS, scenario)
    chosen = complete("paths-of-glory", setup.OPTIONS, found.name, options or {})
    s = PathsState(setup.make_setup(found.name, chosen, version))
    s.clear()
    s.turn, s.points, s.status = turn, points, list(status)
    s.level = [cards.LEVELS.index(level) for level in levels]
    s.total_turn = [turn - 1 if level == cards.TOTAL else 0 for level in s.level]
    for code in war.split():
        s.war |= 1 << NATIONS.index(code)
    s.limited_greece = limited_greece
    setup.paint(s)
    if units is None:
        for row in entry.rows_for(s, "start"):
            entry.set_out(s, row)
    else:
        for place, names in units.items():
            for name in names.split():
                _set(s, place, name)
    for code, names in (control or {}).items():
        for name in names.split(","):
            _give(s, SIDES.index(code), _SPACES.number(name))
    for name, text in (trenches or {}).items():
        code, level = text.split()
        s.trench[SIDES.index(code)] |= 1 << _SPACES.number(name)
        if level == "2":
            s.deep |= 1 << _SPACES.number(name)
    for name in destroyed.split(",") if destroyed else []:
        s.forts &= ~(1 << _SPACES.number(name))
    if beachhead:
        s.beachhead = _SPACES.number(beachhead)
        s.control[AP] |= 1 << s.beachhead
    s.derive()
    _claim(s)
    s.derive()
    _deal(s, hands or {}, kept or {}, discards or {}, f"{played} {fresh}".split())
    for code in fresh.split():
        s.fresh |= 1 << _card(code)
    for kind, number in (replacements or {}).items():
        s.replacements[POINTS.index(kind)] = number
    for number, code in enumerate(offensives):
        if code:
            s.offensive[number] = NATIONS.index("IT" if code == "AH(IT)" else code)
    _begin(s, phase, round, SIDES.index(side))
    s.settle()
    return s


def _begin(s: PathsState, phase: str, round: int, side: int) -> None:
    if phase != "actions":
        if phase not in PHASES:
            raise Problem("no-such-phase", name=phase, names=["actions", *PHASES])
        s.push(sequence.Turn(PHASES[phase], 0))
        return
    if not 1 <= round <= ROUNDS:
        raise Problem("no-such-round", number=round, most=ROUNDS)
    s.round = round
    s.push(sequence.Turn(sequence.ACTIONS + 2 * (round - 1) + (1 if side == CP else 2), 0))
    s.push(Action(side, NO_CARD, NOTHING))


def _set(s: PathsState, place: str, name: str) -> None:
    """Put a counter there; brackets mean that it is reduced."""
    reduced = name.startswith("(")
    sort = UNIT_OF.get(name.strip("()"), -1)
    if sort < 0:
        raise Problem("no-such-unit", name=name)
    piece = entry.unused(s, sort)
    if piece < 0:
        raise Problem("no-unit-left", name=name)
    s.put(piece, _BOXES[place][SIDE[piece]] if place in _BOXES else _SPACES.number(place))
    if reduced:
        s.reduced |= 1 << piece


def _give(s: PathsState, side: int, space: int) -> None:
    s.control[side] |= 1 << space
    s.control[1 - side] &= ~(1 << space)


def _claim(s: PathsState) -> None:
    """Where units stand, their side is in control, unless they besiege a fort."""
    for side in (AP, CP):
        for space in bits(s.held[side]):
            if not s.fort_of(1 - side, space):
                _give(s, side, space)


def _card(code: str) -> int:
    if code not in cards.CARD_OF:
        raise Problem("no-such-card", name=code)
    return cards.CARD_OF[code]


def _deal(
    s: PathsState, hands: Mapping[str, str], kept: Mapping[str, str], discards: Mapping[str, str], played: list[str]
) -> None:
    out = 0
    for code in played:
        card = _card(code)
        out |= 1 << card
        s.played |= 1 << card
        (s.removed if cards.LEAVES[card] else s.piles)[cards.OWNER[card]] |= 1 << card
    for places, named in ((s.hands, hands), (s.kept, kept), (s.piles, discards)):
        for code, names in named.items():
            for name in names.split():
                card = _card(name)
                if out >> card & 1:
                    raise Problem("one-card-two-places", card=card).of("paths-of-glory")
                out |= 1 << card
                places[SIDES.index(code)] |= 1 << card
    for side in (AP, CP):
        s.decks[side] = setup.pool(s, side, s.level[side]) & ~out
