"""The observation reader of WARZAG WWII: what a seat may know of a position (the same as its view shows it)."""

from __future__ import annotations

from typing import Any, Final

from grognard.core.board import bits
from grognard.core.game import Game
from grognard.core.state import State
from grognard.envs.reading import Reader, Shown, Table, bit_set, clipped, features, one, one_hot, top_of
from grognard.games.warzag.board import victory
from grognard.games.warzag.board.state import WarzagState
from grognard.games.warzag.facts.library import CARD_NAMES, MISSIONS, OBJECTIVES, PROMOTIONS
from grognard.games.warzag.facts.tables import (
    ARMIES,
    COUNT,
    DEVELOPMENTS,
    DOSSIER,
    DOSSIERS,
    KINDS,
    NATIONS,
    SIZE,
    STOCK,
    TERRITORIES,
)
from grognard.games.warzag.phases import resources
from grognard.games.warzag.phases.attack import Eliminate
from grognard.games.warzag.phases.counterattack import Wounding
from grognard.games.warzag.phases.development import Development
from grognard.games.warzag.phases.expansion import Expansion
from grognard.games.warzag.phases.invasion import STAGES, Invasion

ARMY: Final = [1 << army for army in range(len(ARMIES))]
DOSSIER_NAMES: Final = [f"{NATIONS[dossier >> 2]} {KINDS[dossier & 3]}" for dossier in range(len(DOSSIERS))]


class WarzagReader(Reader):
    """WARZAG WWII: territories, armies, cards as far as they are known, nations, the invasion in progress.

    Of the armies only what has changed since the last position is counted.
    """

    def __init__(self, game: Game[State]) -> None:
        self._where: list[int] = [STOCK] * len(ARMIES)
        self._wounds: list[int] = [0] * len(ARMIES)
        self._on_board = 0
        self._stacks = bytearray(SIZE * (len(DOSSIERS) + 1))
        self._stock = bytearray(COUNT)
        self._armies = bytes(self._stacks) + bytes(self._wounds)
        self._values = b""
        self._values_of: list[list[int]] = []
        self._income: list[int] = [0] * 4
        self._income_of: list[int] = []
        super().__init__(game)

    def shown(self) -> Shown:
        return {
            "territory": {"Origins": "picked"},
            "army": {
                "Eliminate": "picked",
                "Evacuation": "army",
                "Move": "army",
                "Occupants": "picked",
                "Taking": "picked",
            },
        }

    def own_tables(self) -> list[Table]:
        territory = [f"owned by {name}" for name in NATIONS] + [f"home of {name}" for name in NATIONS]
        territory += [f"leader of {name}" for name in NATIONS] + DEVELOPMENTS
        territory += ["radioactive", "invaded", "in question"]
        army = ["on the board", "moved", "fought", "in hand", "invades", "doomed", "lost"]
        nation = ["own", "out", "active", "leader waits", "atomic weapon"]
        counts = [("points", 99), ("income", 60), ("cards", 10), ("research", 40), ("kills", 30), ("captures", 30)]
        counts += [("missions", 10), ("place in order", 4)]
        values = [("attack", 12), ("defence", 12), ("resistance", 12), ("range", 12), ("in stock", 12)]
        numbers = [("round", 40), ("last round", 40), ("supply deck", 30), ("mission deck", 30)]
        numbers += [("attack", 60), ("defence", 60), ("support", 20), ("mines", 20), ("partisans", 20), ("die", 6)]
        numbers += [("damage", 40), ("left", 40), ("discount", 20), ("free", 10)]
        numbers += [(f"invasion: stage {number + 1}", 1) for number in range(len(STAGES))]
        armies = [(f"armies: {name}", 4) for name in DOSSIER_NAMES]
        return [
            Table("territory", TERRITORIES, territory, [*armies, ("wounds", 20)]),
            Table("army", ARMIES, army, [("wounds", 10)]),
            Table("card", CARD_NAMES, ["in hand", "discarded"]),
            Table("mission", MISSIONS, ["own", *[f"known of {name}" for name in NATIONS], "known under the deck"]),
            Table("objective", OBJECTIVES, ["own", "shown"]),
            Table("promotion", PROMOTIONS, [f"of {name}" for name in NATIONS]),
            Table("nation", NATIONS, nation, counts),
            Table("dossier", DOSSIER_NAMES, [], values),
            features(numbers),
        ]

    def read(self, s: WarzagState, seat: int) -> tuple[list[int], bytes]:
        me = s.setup.nations[seat] if seat >= 0 else -1
        invasion: Invasion | None = None
        for under in s.stack:
            if isinstance(under, Invasion):
                invasion = under
        sets = [*s.own, *[one(place) for place in s.home], *[one(place) for place in s.leader], *s.developed]
        sets += [s.radioactive, one(invasion.target) if invasion is not None else 0, self.in_hand(s, "territory")]
        moved = self._count(s)
        sets += [self._on_board, s.moved, s.fought, self.in_hand(s, "army")]
        if invasion is not None:
            sets += [bit_set(invasion.armies), bit_set(invasion.doomed), bit_set(invasion.lost)]
        else:
            sets += [0, 0, 0]
        sets += [s.hands[me] if me >= 0 else 0, s.discards, *_missions(s, me), *_objectives(s, me), *s.promotions]
        sets += [one(me), s.out, one(s.active), s.sent | (one(s.active) if s.grounded else 0), s.weapons]
        nations = _nations(s, self._incomes(s, moved))
        return sets, b"".join([self._armies, nations, self._stocks(s, moved), _features(s, invasion)])

    def _count(self, s: WarzagState) -> bool:
        """For each territory armies by dossier and wounds, and the wounds of each army; whether one has come or gone.
        Hardly any has from one act to the next."""
        where, wounds, before, hurt = s.where, s.wounds, self._where, self._wounds
        if where == before and wounds == hurt:
            return False
        stacks, stock, hurt_at = self._stacks, self._stock, len(DOSSIERS) * SIZE
        moved = False
        for army in range(len(where)):
            old, new = before[army], where[army]
            if old == new and wounds[army] == hurt[army]:
                continue
            if old < SIZE:
                stacks[hurt_at + old] -= hurt[army]
            if new < SIZE:
                stacks[hurt_at + new] += wounds[army]
            if old == new:
                continue
            moved = True
            dossier = DOSSIER[army]
            if old < SIZE:
                stacks[dossier * SIZE + old] -= 1
                stock[dossier] += 1
                self._on_board ^= ARMY[army]
            if new < SIZE:
                stacks[dossier * SIZE + new] += 1
                stock[dossier] -= 1
                self._on_board ^= ARMY[army]
        self._where, self._wounds = where[:], wounds[:]
        self._armies = bytes(stacks) + bytes(wounds)
        return moved

    def _stocks(self, s: WarzagState, moved: bool) -> bytes:
        """For each dossier its values, and how many of it are in stock."""
        values = [s.attack, s.defence, s.resistance, s.range, [s.out]]
        if moved or values != self._values_of:
            stock = self._stock[:]
            for nation in bits(s.out):
                stock[4 * nation : 4 * nation + 4] = bytes(4)
            self._values_of = [row[:] for row in values]
            self._values = b"".join([bytes(s.attack), bytes(s.defence), bytes(s.resistance), bytes(s.range), stock])
        return self._values

    def _incomes(self, s: WarzagState, moved: bool) -> list[int]:
        """What the territories of each nation bring; it depends on the armies there, too."""
        lands = s.own + s.developed
        if moved or lands != self._income_of:
            self._income_of = lands
            self._income = [clipped(resources.income(s, nation)) for nation in range(4)]
        return self._income


def _missions(s: WarzagState, me: int) -> list[int]:
    row = [one(s.missions[me]) if me >= 0 else 0]
    row += [one(mission) & s.mission_known for mission in s.missions]
    return [*row, bit_set(s.mission_bottom) & s.mission_known]


def _objectives(s: WarzagState, me: int) -> list[int]:
    shown = 0
    if s.outcome is not None and s.outcome.rule == "W22.1":
        for winner in s.outcome.winners:
            shown |= one(s.objectives[s.setup.nations[winner]])
    return [one(s.objectives[me]) if me >= 0 else 0, shown]


def _nations(s: WarzagState, income: list[int]) -> bytes:
    row = s.points[:]
    row += [income[nation] if s.setup.player[nation] >= 0 else 0 for nation in range(4)]
    row += [hand.bit_count() for hand in s.hands]
    row += [0 if s.out >> nation & 1 else s.token[nation] + 1 for nation in range(4)]
    row += s.kills + s.captures + s.fulfilled
    row += [s.order.index(nation) + 1 if nation in s.order else 0 for nation in range(4)]
    return bytes(row)


def _features(s: WarzagState, invasion: Invasion | None) -> bytes:
    step: Any = top_of(s)
    row = [clipped(s.round), clipped(victory.last_round(s)), s.deck.bit_count(), s.mission_deck.bit_count()]
    if invasion is not None:
        row += [clipped(invasion.attack(s)), clipped(invasion.defence(s)), clipped(invasion.support)]
        row += [clipped(invasion.mines), clipped(invasion.partisans), clipped(invasion.die)]
        row.append(clipped(invasion.damage(s)) if invasion.die >= 0 else 0)
    else:
        row += [0] * 7
    left = step.left(s) if isinstance(step, Eliminate) else step.left if isinstance(step, Wounding) else 0
    row += [clipped(left), clipped(step.discount) if isinstance(step, Expansion) else 0]
    row.append(clipped(int(step.free)) if isinstance(step, Development) else 0)
    return bytes(row) + one_hot(invasion.stage if invasion is not None else -1, len(STAGES))
