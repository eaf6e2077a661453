"""12.4, 14: losses and supply worked out once more from the words of the rules, compared on many composed positions."""

from __future__ import annotations

import csv
import random
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator
from importlib.resources import files

import pytest

from grognard.games.paths_of_glory.board.state import PathsState
from tests.games.paths_of_glory.rulebook.words import FIVE, fight, operate, stands
from tests.games.paths_of_glory.vocabulary import asked, control, do, here, offered, place_of, position, rule, supplied

DATA = files("grognard.games.paths_of_glory") / "data"


def rows(name: str) -> list[dict[str, str]]:
    with (DATA / name).open(encoding="utf-8") as file:
        return list(csv.DictReader(file))


SPACES = {row["name"]: row for row in rows("spaces.csv")}
LINKS = [(row["a"], row["b"], set(row["only"].split())) for row in rows("links.csv")]
UNITS = {row["unit"]: row for row in rows("units.csv")}

# Losses

REPLACED_BY = {"FR1": "FRc", "FR2": "FRc", "BR1": "BRc", "BR2": "BRc", "NE": "BRc", "MEF": "BRc", "BEF": "BEFc",
               "BE1": "BEc", "IT1": "ITc", "IT2": "ITc"}  # fmt: skip
Outcome = tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...]]


def plain(name: str) -> str:
    return name.strip("()")


def factor(name: str) -> int:
    return int(UNITS[plain(name)]["reduced_lf" if name.startswith("(") else "lf"])


def ways(
    here_: tuple[str, ...], reserve: tuple[str, ...], left: int, gone: tuple[str, ...] = (),
    removed: tuple[str, ...] = (), lost: int = 0, bare: bool = False,
) -> Iterator[tuple[int, bool, Outcome]]:  # fmt: skip
    """All ways to lose steps: how much, whether an army went without a replacement corps, and what is left."""
    yield lost, bare, (tuple(sorted(here_)), tuple(sorted(gone)), tuple(sorted(removed)))
    for index, name in enumerate(here_):
        if name in here_[:index] or factor(name) > left:
            continue
        others, after, out, for_good, alone = here_[:index] + here_[index + 1 :], reserve, gone, removed, bare
        taken: tuple[str, ...] = ()
        if not name.startswith("("):
            taken = (f"({name})",)
        else:
            final = UNITS[plain(name)]["replaceable"] == "0"
            if plain(name) in REPLACED_BY:
                corps = REPLACED_BY[plain(name)]
                coming = next((each for each in (corps, f"({corps})") if each in reserve), "")
                if coming:
                    at = reserve.index(coming)
                    after = reserve[:at] + reserve[at + 1 :]
                    taken = (coming,)
                else:
                    final = alone = True
            if final:
                for_good = (*removed, plain(name))
            else:
                out = (*gone, plain(name))
        yield from ways(others + taken, after, left - factor(name), out, for_good, lost + factor(name), alone)


def allowed(defenders: str, reserve: str, number: int) -> set[Outcome]:
    return _best(set(ways(tuple(defenders.split()), tuple(reserve.split()), number)), number)


def ends_of(start: Callable[[], PathsState]) -> set[Outcome]:
    """All ends of the Allied choices of losses in a combat."""
    ends: set[Outcome] = set()
    paths: list[tuple[str, ...]] = [()]
    while paths:
        path = paths.pop()
        s = start()
        for act in path:
            do(s, act)
        if asked(s) == ["Allied Powers"] and offered(s, "lose"):
            paths += [(*path, f"lose {name}") for name in offered(s, "lose")]
        else:
            boxes = [here(s, box, "AP").split() for box in ("Cambrai", "Eliminated", "Removed")]
            ends.add((tuple(sorted(boxes[0])), *(tuple(sorted(map(plain, box))) for box in boxes[1:])))  # type: ignore[arg-type]
    return ends


def played(defenders: str, reserve: str, attackers: str, die: int) -> set[Outcome]:
    """All ends of the defender's choices in the game."""

    def start() -> PathsState:
        s = position(units={"Sedan": attackers, "Cambrai": defenders, "Reserve": reserve}, war="IT", hands=FIVE["CP"])
        operate(s, "attack Sedan")
        fight(s, "Cambrai", attackers, die, 1)
        return s

    return ends_of(start)


FIRES = {1: ("(GE1)", 1), 2: ("(GE1)", 2), 3: ("(GE1)", 4), 4: ("(GE1) (GE2)", 3), 5: ("(GE1) (GE2)", 5),
         7: ("(GE1) (GE2) (GE3)", 6)}  # fmt: skip


@rule("12.4.3", "12.4.4", "12.4.4.2", "12.4.4.3", "R38", "R39")
@pytest.mark.parametrize("seed", range(20))
def test_the_losses_on_offer_are_those_of_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    pool = ["FR1", "FR2", "BR1", "BEF", "BE1", "IT1", "IT2", "MEF", "FRc", "FRc", "BRc", "BEFc", "CNDc", "ITc", "BEc"]
    for _ in range(3):
        names = chance.sample(pool, chance.randint(1, 3))
        defenders = " ".join(name if chance.random() < 0.5 else f"({name})" for name in names)
        spare = [name for name in ("FRc", "FRc", "BRc", "ITc", "BEc", "BEFc") if not (name in names and name[0] in "B")]
        reserve = " ".join(
            name if chance.random() < 0.6 else f"({name})" for name in chance.sample(spare, chance.randint(0, 3))
        )
        number = chance.choice(list(FIRES))
        assert played(defenders, reserve, *FIRES[number]) == allowed(defenders, reserve, number), (
            defenders, reserve, number,
        )  # fmt: skip


FIRST = (("BEF",), ("BEFc",), ("MEF",), ("AUSc", "CNDc"))  # 12.4.5
RETURNED = {2: ("GE1", 1), 3: ("GE1", 2), 4: ("GE1", 4), 5: ("GE1", 6), 7: ("GE1 GE2", 6)}


def allowed_to_attackers(attackers: str, reserve: str, number: int) -> set[Outcome]:
    """The same with the first step prescribed; it outranks the greatest total."""
    units = tuple(attackers.split())
    for names in FIRST:
        able = [unit for unit in units if plain(unit) in names and factor(unit) <= number]
        if able:
            break
    else:
        return allowed(attackers, reserve, number)
    found: set[tuple[int, bool, Outcome]] = set()
    for unit in able:
        others = list(units)
        others.remove(unit)
        spare, bare = reserve.split(), False
        gone: list[str] = []
        removed: list[str] = []
        if unit.startswith("("):
            coming = [each for each in _corps_for(plain(unit)) if each in spare][:1]
            for each in coming:
                spare.remove(each)
            others += coming
            bare = plain(unit) in REPLACED_BY and not coming
            final = bare or UNITS[plain(unit)]["replaceable"] == "0"
            (removed if final else gone).append(plain(unit))
        else:
            others.append(f"({unit})")
        left = number - factor(unit)
        found |= set(ways(tuple(others), tuple(spare), left, tuple(gone), tuple(removed), factor(unit), bare))
    return _best(found, number)


def _corps_for(army: str) -> tuple[str, ...]:
    corps = REPLACED_BY.get(army, "")
    return (corps, f"({corps})") if corps else ()


def _best(found: set[tuple[int, bool, Outcome]], number: int) -> set[Outcome]:
    most = max(lost for lost, _, _ in found)
    best = {(bare, outcome) for lost, bare, outcome in found if lost == most}
    if most < number and any(bare for bare, _ in best):
        best = {(bare, outcome) for bare, outcome in best if bare}
    return {outcome for _, outcome in best}


def played_by_attackers(attackers: str, reserve: str, defenders: str, die: int) -> set[Outcome]:

    def start() -> PathsState:
        units = {"Cambrai": attackers, "Sedan": defenders, "Reserve": reserve}
        s = position(side="AP", units=units, hands=FIVE["AP"])
        operate(s, "attack Cambrai")
        fight(s, "Sedan", attackers, 1, die)
        while asked(s) == ["Central Powers"] and offered(s, "lose"):
            do(s, f"lose {offered(s, 'lose')[0]}")
        return s

    return ends_of(start)


@rule("12.4.5", "12.4.3", "R38")
@pytest.mark.parametrize("seed", range(20))
def test_the_losses_on_offer_to_attackers_are_those_of_the_rules(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(3):
        names = chance.sample(
            ["BEF", "BR1", "BR2", "MEF", "BEFc", "AUSc", "CNDc", "BRc", "PTc", "NE"], chance.randint(2, 3)
        )
        attackers = " ".join(name if chance.random() < 0.5 else f"({name})" for name in names)
        spare = [name for name in ("BRc", "BRc", "BEFc") if name not in names]
        reserve = " ".join(
            name if chance.random() < 0.6 else f"({name})"
            for name in chance.sample(spare, chance.randint(0, len(spare)))
        )
        number = chance.choice(list(RETURNED))
        got = played_by_attackers(attackers, reserve, *RETURNED[number])
        assert got == allowed_to_attackers(attackers, reserve, number), (attackers, reserve, number)


# Supply

OPEN = {"AP": {"br", "fr", "be", "ru", "sb", "mn", "al", "eg", "ar", "kw"}, "CP": {"ge", "ah", "ly"}}
NEUTRALS = {"TU": {"tu", "pe"}, "BU": {"bu"}, "IT": {"it"}, "RO": {"ro"}, "GR": {"gr"}}
EAST = {"RUc", "RU1", "RU2", "ROc", "SBc", "SB1"}
BRITISH = {"BRc", "BR1", "AUSc", "CNDc", "PTc", "MEF", "NE"}
OWNER = {name: row["side"].upper() for name, row in UNITS.items()}


class Computation:
    """Who is supplied on this map."""

    def __init__(self, s: PathsState, units: dict[str, str], war: str, beachhead: str) -> None:
        self.war, self.beachhead = set(war.split()), beachhead
        self.control = {name: control(s, name) for name in SPACES}
        self.units = {space: [plain(name) for name in names.split()] for space, names in units.items()}
        self.fort = {name: int(row["fort"]) if stands(s, name) else 0 for name, row in SPACES.items()}

    def side_of(self, space: str) -> str:
        names = self.units.get(space, [])
        return OWNER[names[0]] if names else ""

    def open(self, side: str, space: str) -> bool:
        """Whether a path of this side may lead through the space."""
        if self.side_of(space) not in ("", side):
            return False
        if self.control[space] == side:
            return True
        names = self.units.get(space, [])
        enemy_fort = self.fort[space] and self.control[space] not in ("", side)
        return bool(names and enemy_fort and self.besieges(space))

    def besieges(self, space: str) -> bool:
        names = self.units.get(space, [])
        return any(UNITS[name]["kind"] == "army" for name in names) or len(names) >= self.fort[space]

    def holds(self, side: str, space: str) -> bool:
        return self.control[space] == side and self.side_of(space) in ("", side)

    def ports(self, side: str, beach: bool) -> set[str]:
        found = {name for name, row in SPACES.items() if row["port"] == side.lower() and self.holds(side, name)}
        if side == "AP" and not self.holds("AP", "Gallipoli"):
            found.discard("Constantinople")
        if beach and self.beachhead and self.holds("AP", self.beachhead):
            found.add(self.beachhead)
        return found

    def sources(self, side: str, kinds: set[str]) -> set[str]:
        if side == "CP":
            names = {"Essen", "Breslau"}
            names |= {name for name, nation in (("Sofia", "BU"), ("Constantinople", "TU")) if nation in self.war}
        else:
            names = {name for name, row in SPACES.items() if row["supply"] in kinds}
        return {name for name in names if self.holds(side, name)}

    def reached(self, side: str, start: str, sources: set[str], lines: set[str], ports: set[str]) -> bool:
        """Whether a path leads from the space to a source; its own space need not be open."""
        near = defaultdict(set)
        for a, b, only in LINKS:
            if not only or only & lines or ("beachhead" in only and self.beachhead in (a, b)):
                near[a].add(b)
                near[b].add(a)
        seen, todo = {start}, [start]
        while todo:
            space = todo.pop()
            if space in sources:
                return True
            following: Iterable[str] = {name for name in near[space] if self.open(side, name)}
            if space in ports:
                following = set(following) | ports
            for name in following:
                if name not in seen:
                    seen.add(name)
                    todo.append(name)
        return False

    def unit(self, name: str, space: str) -> bool:
        side = OWNER[name]
        if name == "MNc" or (name in ("SBc", "SB1") and SPACES[space]["nation"] == "sb"):
            return True
        if side == "CP":
            lines = {"tu"} if name in ("TUc", "YLD") else set()
            return self.reached("CP", space, self.sources("CP", set()), lines, self.ports("CP", False))
        if name in EAST:
            kinds = {"ru", "sb"} if name.startswith("SB") else {"ru"}
            return self.reached("AP", space, self.sources("AP", kinds), {"ru"}, set())
        lines = {"br"} if name in BRITISH else {"it"} if name in ("ITc", "IT1") else set()
        beach = name in ("MEF", "BRc", "AUSc")
        if beach and self.reached(
            "AP", space, self.ports("AP", True) & {self.beachhead}, lines, self.ports("AP", True)
        ):
            return True
        return self.reached("AP", space, self.sources("AP", {"ap"}), lines, self.ports("AP", beach))

    def space(self, side: str, name: str) -> bool:
        """Whether a space of this side does not turn in the Attrition Phase."""
        row = SPACES[name]
        own_fort = self.fort[name] and row["owner"].upper() == side
        if own_fort or name == "Arabia" or name.startswith("MEF"):
            return True
        if self.side_of(name) == side and any(self.alive(unit, name) for unit in self.units[name]):
            return True
        if side == "AP":
            if row["nation"] == "sb":
                return True
            if row["nation"] == "al" and "IT" not in self.war and (name == "Valona" or self.open("AP", "Valona")):
                return True
            sources = self.sources("AP", {"ap", "ru", "sb"}) | (self.ports("AP", True) & {self.beachhead})
            return self.reached("AP", name, sources, {"br", "it", "ru", "ana"}, self.ports("AP", True))
        return self.reached("CP", name, self.sources("CP", set()), {"tu"}, self.ports("CP", False))

    def alive(self, unit: str, space: str) -> bool:
        return self.unit(unit, space) or (unit in ("TUc", "YLD") and space == "Medina")


def composed(seed: int, many: int = 45) -> tuple[dict[str, object], dict[str, str], str, str]:
    """A wild position: who is at war, what is held, which forts are destroyed, who stands where."""
    chance = random.Random(seed)
    war = [nation for nation in NEUTRALS if chance.random() < 0.6]
    beachhead = chance.choice(["", "MEF1", "MEF3"]) if "TU" in war else ""
    open_ = OPEN["AP"] | OPEN["CP"] | {each for nation in war for each in NEUTRALS[nation]}
    closed = ("London", "Arabia", "Libya")
    spaces = [name for name, row in SPACES.items() if row["nation"] in open_ and name not in closed]
    destroyed = [name for name in spaces if SPACES[name]["fort"] != "0" and chance.random() < 0.5]
    held: dict[str, list[str]] = {"AP": [], "CP": []}
    for name in spaces:
        if (SPACES[name]["fort"] == "0" or name in destroyed) and chance.random() < 0.45:
            held["CP" if SPACES[name]["owner"] == "ap" else "AP"].append(name)
    sorts = {
        "AP": ["FRc", "BRc", "RUc", "FR1", "BR1", "RU1", "AUSc", "CNDc", "SBc", "SB1", "BE1", "MEF"],
        "CP": ["GEc", "AHc", "GE1", "AH1"],
    }
    entering = {"IT": ("AP", ["ITc", "IT1"]), "RO": ("AP", ["ROc"]), "TU": ("CP", ["TUc"]), "BU": ("CP", ["BUc"])}
    for nation in war:
        if nation in entering:
            sorts[entering[nation][0]].extend(entering[nation][1])
    units: dict[str, str] = {}
    for name in chance.sample(spaces, many):
        side = chance.choice(["AP", "CP"])
        names: list[str] = []
        for unit in chance.choices(sorts[side], k=chance.choice([1, 1, 1, 2, 3])):
            limit = int(UNITS[unit]["count"])
            if sum(text.split().count(unit) for text in units.values()) + names.count(unit) < limit:
                names.append(unit)
        if names:
            units[name] = " ".join(names)
    control = {side: ",".join(names) for side, names in held.items() if names}
    more: dict[str, object] = {"control": control, "destroyed": ",".join(destroyed)}
    return {**more, "war": " ".join(war), "beachhead": beachhead}, units, " ".join(war), beachhead


def pieces(units: dict[str, str]) -> Iterator[tuple[str, str, str]]:
    """The counters that the position takes: their name, sort and space."""
    count: dict[str, int] = defaultdict(int)
    for space, names in units.items():
        for name in names.split():
            count[name] += 1
            yield (f"{name}{count[name]}" if int(UNITS[name]["count"]) > 1 else name), name, space


@rule("14.1.2", "14.1.3", "14.1.4", "14.1.5", "14.2.1", "14.2.2", "14.2.4", "R48", "R49", "R53")
@pytest.mark.parametrize("seed", range(25))
def test_who_is_supplied_is_who_should_be(seed: int) -> None:
    more, units, war, beachhead = composed(seed)
    s = position(units=units, **more)  # type: ignore[arg-type]
    computation = Computation(s, units, war, beachhead)
    wrong = [
        (piece, space) for piece, name, space in pieces(units) if supplied(s, piece) != computation.unit(name, space)
    ]
    assert not wrong


@rule("14.3.5", "14.3.6", "14.2.5", "R51")
@pytest.mark.parametrize("seed", range(25))
def test_attrition_takes_what_it_should(seed: int) -> None:
    more, units, war, beachhead = composed(1000 + seed)
    before = position(units=units, **more)  # type: ignore[arg-type]
    computation = Computation(before, units, war, beachhead)
    s = position(phase="attrition", units=units, levels=("limited", "limited"), **more)  # type: ignore[arg-type]
    wrong: list[object] = []
    for piece, name, space in pieces(units):
        final = UNITS[name]["kind"] == "army" or UNITS[name]["replaceable"] == "0"
        due = space if computation.alive(name, space) else "Removed" if final else "Eliminated"
        if place_of(s, piece) != due:
            wrong.append((piece, space, due, place_of(s, piece)))
    for name in SPACES:
        side = control(before, name)
        if side:
            due = side if computation.space(side, name) else "AP" if side == "CP" else "CP"
            if control(s, name) != due:
                wrong.append((name, side, due))
    assert not wrong


# Movement and retreats


BEYOND = {"Poti", "Grozny"}
"""11.3.2: who has come from here to Caucasus does not go back."""


class Ways(Computation):
    """Where a unit may go on this map."""

    def __init__(self, s: PathsState, units: dict[str, str], war: str, beachhead: str) -> None:
        super().__init__(s, units, war, beachhead)
        self.lands = OPEN["AP"] | OPEN["CP"] | {each for nation in self.war for each in NEUTRALS[nation]}

    def near(self, name: str, space: str) -> set[str]:
        """The neighbours that the unit could enter but for enemies and forts."""
        nation = "br" if name in BRITISH else UNITS[name]["nation"]
        found = set()
        for a, b, only in LINKS:
            if space not in (a, b):
                continue
            other = b if space == a else a
            if only and nation not in only and not ("beachhead" in only and self.beachhead in (a, b)):
                continue
            if {a, b} in ({"Caucasus", "Poti"}, {"Caucasus", "Grozny"}) and UNITS[name]["kind"] == "army":
                continue
            row = SPACES[other]
            if row["nation"] not in self.lands and other != self.beachhead:
                continue
            if row["map"] != "europe" and UNITS[name]["near_east"] == "0":
                continue
            if self.side_of(other) in ("", OWNER[name]):
                found.add(other)
        return found

    def enemy_fort(self, name: str, space: str) -> bool:
        return bool(self.fort[space]) and SPACES[space]["owner"].upper() != OWNER[name]

    def reach(self, name: str, start: str) -> tuple[set[str], set[str]]:
        """Where the unit, alone, may pass or stop; and where it may stop."""
        side = OWNER[name]
        passed, todo = {start}, [start]
        for _ in range(int(UNITS[name]["mf"])):
            following = []
            for space in todo:
                stops = space != start and self.enemy_fort(name, space) and not self.besieged(space)
                back = BEYOND if space == "Caucasus" and SPACES[start]["map"] != "europe" else set()
                for other in set() if stops else self.near(name, space) - passed - back:
                    own = len(self.units.get(other, []))
                    army = UNITS[name]["kind"] == "army"
                    if self.enemy_fort(name, other) and not self.besieged(other) and not army:
                        if own + 1 < self.fort[other]:
                            continue
                    following.append(other)
            passed |= set(following)
            todo = following
        ends = {space for space in passed - {start} if len(self.units.get(space, [])) < 3}
        return passed - {start}, ends - ({"Amiens", "Calais", "Ostend"} if side == "CP" else set())

    def besieged(self, space: str) -> bool:
        return bool(self.units.get(space)) and self.besieges(space)

    def rank(self, name: str, space: str) -> int:
        """The preference of 12.5.5."""
        side = OWNER[name]
        friendly = self.control[space] == side or self.enemy_fort(name, space)
        return (0 if friendly else 2) + (0 if self.unit(name, space) else 1)

    def retreats(self, name: str, space: str) -> set[str]:
        return {other for other in self.near(name, space) if not self.enemy_fort(name, other) or self.besieged(other)}

    def room(self, space: str) -> bool:
        return len(self.units.get(space, [])) < 3

    def best(self, name: str, spaces: set[str]) -> set[str]:
        first = min((self.rank(name, space) for space in spaces), default=0)
        return {space for space in spaces if self.rank(name, space) == first}

    def first(self, name: str, space: str, length: int) -> set[str]:
        """The first spaces of a retreat of one or two."""
        if length == 1:
            return self.best(name, {other for other in self.retreats(name, space) if self.room(other)})
        possible = self.retreats(name, space)
        leading = {other for other in possible if self.second(name, space, other)}
        return self.best(name, leading or possible)

    def second(self, name: str, space: str, first: str) -> set[str]:
        back = BEYOND if first == "Caucasus" and SPACES[space]["map"] != "europe" else set()
        return self.best(name, {other for other in self.retreats(name, first) - {space} - back if self.room(other)})


@rule("11.1.4", "11.1.5", "11.1.7", "11.1.8", "11.1.9", "11.1.11", "11.3.1", "11.3.2", "10.1.2", "15.1.1")
@pytest.mark.parametrize("seed", range(25))
def test_units_move_where_they_may(seed: int) -> None:
    more, units, war, beachhead = composed(2000 + seed)
    for piece, name, space in pieces(units):
        stranger = UNITS[name]["near_east"] == "0" and SPACES[space]["map"] != "europe"
        if len(units[space].split()) > 1 or stranger:
            continue
        side = OWNER[name]
        s = position(side=side, units=units, hands=FIVE[side], **more)  # type: ignore[arg-type]
        if not supplied(s, piece):
            continue
        passing, ends = Ways(s, units, war, beachhead).reach(name, space)
        operate(s, f"move {space}")
        go = set(offered(do(s, f"take {piece}"), "go")) - {space} if offered(s, "take") else set()
        assert ends <= go, (piece, space, ends - go)
        assert go <= passing, (piece, space, go - passing)


def attacked(seed: int) -> Iterator[tuple[PathsState, str, str, Ways, int]]:
    """Attacks by two German armies on one army that must retreat: the unit, its space, the map, how far."""
    chance = random.Random(seed)
    more, units, war, beachhead = composed(seed, 70)
    solid = [(a, b) for a, b, only in LINKS if not only and SPACES[a]["map"] == SPACES[b]["map"] == "europe"]
    known = OPEN["AP"] | OPEN["CP"] | {each for nation in war.split() for each in NEUTRALS[nation]}
    for base, target in chance.sample(solid, 40):
        if not {SPACES[base]["nation"], SPACES[target]["nation"]} <= known or "London" in (base, target):
            continue
        stands_here = {
            space: " ".join(name for name in names.split() if name not in ("GE1", "FR1", "BR1", "RU1"))
            for space, names in units.items()
            if space not in (base, target)
        }
        stands_here = {space: names for space, names in stands_here.items() if names}
        unit = chance.choice(["FR1", "BR1", "RU1"])
        all_units = {base: "GE1 GE2", target: unit, **stands_here}
        for dice in chance.sample([(a, b) for a in range(1, 7) for b in range(1, 7)], 12):
            s = position(units=all_units, hands=FIVE["CP"], status=(0, 4), **more)  # type: ignore[arg-type]
            if not supplied(s, "GE1") or (stands(s, base) and SPACES[base]["owner"] == "ap"):
                break
            if stands(s, target) and SPACES[target]["owner"] == "cp":
                break
            operate(s, f"attack {base}")
            if target not in offered(s, "strike"):
                break
            fight(s, target, "GE1 GE2", *dice)
            while offered(s, "lose"):
                do(s, f"lose {offered(s, 'lose')[0]}")
            if "yield" in offered(s):
                do(s, "yield")
            gone = {space: names for space, names in all_units.items() if space != target}
            if place_of(s, unit) != target and here(s, "Removed", "AP") != unit:
                yield s, unit, target, Ways(s, gone, war, beachhead), 0
            elif offered(s, "go") and asked(s) == ["Allied Powers"]:
                yield s, unit, target, Ways(s, gone, war, beachhead), 1


@rule("12.5.5", "R40", "R91")
@pytest.mark.parametrize("seed", range(15))
def test_units_retreat_where_they_must(seed: int) -> None:
    for s, unit, target, ways_, choice in attacked(3000 + seed):
        ways_.control = {name: control(s, name) for name in SPACES}
        if not choice:  # it went by itself: one way of one space, or one of two
            end = place_of(s, unit)
            singles = ways_.first(unit, target, 1)
            firsts = ways_.first(unit, target, 2)
            doubles = {last for first in firsts for last in ways_.second(unit, target, first)}
            assert singles == {end} or end in doubles, (unit, target, end, singles, doubles)
            continue
        go = set(offered(s, "go"))
        firsts = ways_.first(unit, target, 2)
        if (
            len(firsts) == 1 and not go & firsts and go != ways_.first(unit, target, 1)
        ):  # the first space was forced, this is the second
            assert go == ways_.second(unit, target, *firsts), (unit, target, firsts, go)
            continue
        assert go in (ways_.first(unit, target, 1), ways_.first(unit, target, 2)), (unit, target, go)
        chosen = sorted(go)[0]
        do(s, f"go {chosen}")
        if asked(s) == ["Allied Powers"] and offered(s, "go"):
            assert go == ways_.first(unit, target, 2)
            assert set(offered(s, "go")) == ways_.second(unit, target, chosen), (unit, target, chosen, offered(s, "go"))
