"""Positions composed by hand, for study and for tests."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from grognard.core.acts import Targets
from grognard.core.board import bits, mask_of
from grognard.core.refusals import Problem
from grognard.core.scenarios import complete, scenario_named
from grognard.games.warzag import setup
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts import library
from grognard.games.warzag.facts.tables import BASE_ORDER, DEVELOPMENTS, KINDS, NATIONS, START, STRATEGIC, TERRITORIES
from grognard.games.warzag.facts.values import VERSION
from grognard.games.warzag.phases import development, expansion, invasion, resources, sequence
from grognard.games.warzag.phases.shared import Phase

PHASES: Final = ["resources", "training", "movement", "invasion", "leader", "development", "end"]
_LAND = Targets("territory", TERRITORIES)
_SUPPLY = Targets("card", library.SUPPLIES)
_MISSIONS = Targets("mission", library.MISSIONS)
_OBJECTIVES = Targets("objective", library.OBJECTIVES)
_PROMOTIONS = Targets("promotion", library.PROMOTIONS)
By = Mapping[str, str]
"""By nation: names with commas between them."""


def _nation(name: str) -> int:
    if name not in NATIONS:
        raise Problem("no-such-target", kind="nation", name=name)
    return NATIONS.index(name)


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def region(text: str) -> int:
    """The set of these territories, with commas between their names.

    >>> bits(region("A1, Normandy"))
    [0, 9]
    """
    return mask_of([_LAND.number(name) for name in _names(text)])


def position(
    scenario: str = "four-players",
    options: Mapping[str, str] | None = None,
    round: int = 2,
    active: str = "",
    phase: str = "training",
    homes: By | None = None,
    own: By | None = None,
    armies: By | None = None,
    developed: By | None = None,
    radioactive: str = "",
    leaders: By | None = None,
    waiting: Sequence[str] = (),
    points: Mapping[str, int] | None = None,
    hands: By | None = None,
    missions: By | None = None,
    objectives: By | None = None,
    tokens: Mapping[str, int] | None = None,
    weapons: Sequence[str] = (),
    promotions: By | None = None,
    kills: Mapping[str, int] | None = None,
    captures: Mapping[str, int] | None = None,
    fulfilled: Mapping[str, int] | None = None,
    deck: str | None = None,
    out: Sequence[str] = (),
    version: int = VERSION,
) -> WarzagState:
    """A position in a phase of a nation's turn, up to its first decision.

    Nations start on the bases in their order, and own them unless `own` says otherwise; they own where their armies
    stand, too. Armies are kinds and territories, with wounds after a slash. Cards that are not named are in the decks,
    which `deck` can shorten; missions and objectives that are not named are the first ones left.

    >>> s = position(active="uk", armies={"uk": "infantry Alfa, air D7/2"}, points={"uk": 3})
    >>> [s.space.text(act) for act in s.legal(0)][:2]
    ['infantry Alfa', 'take UK infantry 1']
    """
    found = scenario_named("warzag", setup.SCENARIOS, scenario)
    agreed = setup.make_setup(found.name, complete("warzag", setup.OPTIONS, found.name, options or {}), version)
    s = WarzagState(agreed)
    s.clear()
    s.round = round
    _land(s, homes or {}, own or {})
    for name in out:
        s.out |= 1 << _nation(name)
    for name, text in (armies or {}).items():
        _muster(s, _nation(name), text)
    for name, text in (developed or {}).items():
        if name not in DEVELOPMENTS:
            raise Problem("no-such-target", kind="development", name=name)
        s.developed[DEVELOPMENTS.index(name)] = region(text)
    s.radioactive = region(radioactive)
    for name, text in (leaders or {}).items():
        s.leader[_nation(name)] = _LAND.number(text)
    for name in waiting:
        s.sent |= 1 << _nation(name)
    for nation in agreed.nations:
        s.points[nation] = START[agreed.players]
    for name, number in (points or {}).items():
        s.points[_nation(name)] = number
    for name, number in (tokens or {}).items():
        s.token[_nation(name)] = number
    for name in weapons:
        s.weapons |= 1 << _nation(name)
    for name, text in (promotions or {}).items():
        s.promotions[_nation(name)] = mask_of([_PROMOTIONS.number(card) for card in _names(text)])
    for values, given in ((s.kills, kills), (s.captures, captures), (s.fulfilled, fulfilled)):
        for name, number in (given or {}).items():
            values[_nation(name)] = number
    _deal(s, hands or {}, missions or {}, objectives or {}, deck)
    s.revalue()
    _start(s, _nation(active) if active else s.order[0], phase)
    return s


def _land(s: WarzagState, homes: By, own: By) -> None:
    named = {_nation(name): _LAND.number(base) for name, base in homes.items()}
    free = [base for base in BASE_ORDER if base not in named.values()]
    for nation in s.setup.nations:
        s.home[nation] = named[nation] if nation in named else free.pop(0)
        s.leader[nation] = s.home[nation]
        text = own.get(NATIONS[nation])
        s.own[nation] = region(text) if text is not None else 1 << s.home[nation]
    s.order = setup.order_of(s)


def _muster(s: WarzagState, nation: int, text: str) -> None:
    """Armies come from the stock."""
    for item in _names(text):
        kind, _, place = item.partition(" ")
        if kind not in KINDS:
            raise Problem("no-such-target", kind="kind", name=kind)
        name, _, wounds = place.partition("/")
        territory = _LAND.number(name)
        army = s.stock(4 * nation + KINDS.index(kind))
        if army < 0:
            raise Problem("no-such-target", kind="army", name=item)
        s.put(army, territory)
        s.wounds[army] = int(wounds or 0)
        owner = s.owner(territory)
        if owner < 0:
            s.own[nation] |= 1 << territory
        elif not s.allied(owner, nation):
            raise Problem("no-such-target", kind="territory", name=item)


def _deal(s: WarzagState, hands: By, missions: By, objectives: By, deck: str | None) -> None:
    if deck is not None:
        s.deck = 0
        for name in _names(deck):
            s.deck |= _copy(s, name, s.deck)
    for who, text in hands.items():
        for name in _names(text):
            card = _copy(s, name, s.deck if deck is not None else 0)
            s.hands[_nation(who)] |= card
            s.deck &= ~card
    if deck is not None:
        s.discards = library.DECK & ~(s.deck | s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3])
    wanted = {_nation(who): _MISSIONS.number(name) for who, name in missions.items()}
    left = [card for card in bits(s.mission_deck) if card not in wanted.values()]
    aims = {_nation(who): _OBJECTIVES.number(name) for who, name in objectives.items()}
    spare = [card for card in range(len(library.OBJECTIVES)) if card not in aims.values()]
    for nation in s.setup.nations:
        if s.out >> nation & 1:
            continue
        s.missions[nation] = wanted[nation] if nation in wanted else left.pop(0)
        s.mission_deck &= ~(1 << s.missions[nation])
        if not s.setup.alliances:
            s.objectives[nation] = aims[nation] if nation in aims else spare.pop(0)


def _copy(s: WarzagState, name: str, taken: int) -> int:
    """A card of this name that nobody holds."""
    held = taken | s.hands[0] | s.hands[1] | s.hands[2] | s.hands[3]
    found = library.OF_KIND[_SUPPLY.number(name)] & ~held
    if not found:
        raise Problem("no-such-target", kind="card", name=name)
    return found & -found


def _start(s: WarzagState, nation: int, phase: str) -> None:
    """The turn of a nation, with the phases that are still to come."""
    if phase not in PHASES:
        raise Problem("no-such-target", kind="phase", name=phase)
    place = PHASES.index(phase)
    s.active = nation
    s.grounded = bool(s.sent >> nation & 1)
    s.sent &= ~(1 << nation)
    s.held = s.own[nation] & STRATEGIC
    s.push(sequence.Sequence(s.order.index(nation) + 1))
    stage = development.DEVELOPING if phase == "development" else development.LEADING
    steps: list[tuple[int, Phase]] = [
        (6, sequence.EndOfTurn(nation, sequence.SHOWING)),
        (5, development.Development(nation, stage, 0, 0)),
        (3, invasion.Invasions(nation)),
        (2, expansion.Expansion(nation, phase == "movement", 0)),
        (0, resources.Resources(nation, resources.INCOMING)),
    ]
    for last, step in steps:
        if place <= last:
            s.push(step)
    s.settle()
