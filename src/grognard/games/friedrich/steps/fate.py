"""11: the clock of fate: the numbered cards and the strokes of fate."""

from __future__ import annotations

from typing import Final

from grognard.core.chance import CHANCE
from grognard.core.steps import Step
from grognard.games.friedrich.board import conquest, offensive, supply, troops
from grognard.games.friedrich.board.state import GONE, FriedrichState
from grognard.games.friedrich.facts import fate_lines as lines
from grognard.games.friedrich.facts import tables
from grognard.games.friedrich.facts.acts import FATE
from grognard.games.friedrich.facts.tables import (
    APRAXIN,
    AUSTRIA,
    CUMBERLAND,
    DAUN,
    EHRENSVARD,
    FRANCE,
    GENERALS_OF,
    HANOVER,
    HILDBURGHAUSEN,
    IMPERIAL,
    KARL,
    LAUDON,
    LEHWALDT,
    NUMBERED,
    PRUSSIA,
    RUSSIA,
    SPADES,
    SUIT,
    SWEDEN,
    TOTTLEBEN,
    TRAINS_OF,
)
from grognard.games.friedrich.steps import cards
from grognard.games.friedrich.steps import fate_choices as choices

LATE: Final = (tables.ELISABETH, tables.POEMS, tables.AMERICA)
"""The cards that the option delayed_fate keeps out of the first four."""


def suit_of_fate(s: FriedrichState) -> int:
    """13: the suit at which a numbered card is read: that of the last victorious general's sector."""
    if s.setup.four_suits and s.victor >= 0 and s.where[s.victor] >= 0:
        return SUIT[s.where[s.victor]]
    return SPADES


class FateDraw(Step[FriedrichState]):
    """Chance draws a card of fate; it is carried out, and goes under the deck."""

    def run(self, s: FriedrichState) -> None:
        left = [card for card in range(tables.FATES) if card not in s.drawn]
        if s.setup.delayed_fate and len(s.drawn) < 4:
            left = [card for card in left if card not in LATE]
        s.ask(CHANCE, [FATE + card for card in left])

    def take(self, s: FriedrichState, seat: int, verb: int, target: int) -> None:
        s.finish()
        before = Terms(s)
        s.drawn = [*s.drawn, target]
        s.effect = -1
        s.spent = False
        if target < NUMBERED:
            suit = suit_of_fate(s)
            line = lines.line(target + 1, suit)
            s.tell("fate", fate=target, suit=suit, about=lines.line_name(line))
            if s.setup.revised_fate and line in lines.REVISED:
                s.tell("fate-line-revised", section=lines.section(line))
            else:
                s.tell("fate-line", section=lines.section(line))
            read_line(s, line)
        else:
            s.tell("stroke", fate=target)
            strike(s, target)
            before.tell_changes(s)


def read_line(s: FriedrichState, line: int) -> None:
    """Carry out a line, or put it in force for the next turn."""
    if line in lines.NEXT_TURN or (line == lines.FRIEDRICH_STRIKES and s.setup.revised_fate):
        s.effect = line
    elif line == lines.RUSSIAN_TROOP:
        choices.offer_troop(s, RUSSIA)
    elif line == lines.PRUSSIAN_TROOP:
        choices.offer_troop(s, PRUSSIA)
    elif line == lines.HANOVERIAN_TROOP:
        choices.offer_troop(s, HANOVER)
    elif line == lines.TOTTLEBEN_TROOP:
        troops.free_troop(s, TOTTLEBEN)
    elif line == lines.DAUN_TROOP:
        troops.free_troop(s, DAUN)
    elif line == lines.APRAXIN_LOSES:
        troops.lose_troop(s, APRAXIN)
    elif line == lines.KARL_LOSES:
        troops.lose_troop(s, KARL)
    elif line == lines.PRUSSIAN_LOSS:
        choices.demand_troop(s, PRUSSIA)
    elif line == lines.RUSSIANS_STRETCHED:
        supply.turn_stretched(s, RUSSIA)
    elif line == lines.EHRENSVARD_STRETCHED:
        if supply.stretched(s, EHRENSVARD):
            supply.turn_down(s, s.where[EHRENSVARD])
    else:
        ask_choice(s, line)


def ask_choice(s: FriedrichState, line: int) -> None:
    """Lines that let somebody choose."""
    if line == lines.SWAP and s.hands[AUSTRIA] and s.hands[RUSSIA]:
        s.push(choices.Swap(-1))
    elif line == lines.FRENCH_EXCHANGE and s.hands[FRANCE]:
        s.push(choices.Exchange())
    elif line == lines.LAUDON_STEPS and s.where[LAUDON] >= 0:
        s.push(choices.Sidestep(-1))
    elif line == lines.AUSTRIA_TURNS:
        s.push(choices.TurnDown())
    elif line == lines.PRUSSIA_GIVES and s.hands[PRUSSIA] and s.plays(AUSTRIA):
        s.push(choices.Gift(False))
    elif line == lines.HILDBURGHAUSEN_FLEES and s.beaten and s.where[HILDBURGHAUSEN] >= 0:
        s.push(choices.Flight())


# Strokes of fate


class Terms:
    """What a stroke of fate may change for the nations that play: what they draw and keep, and what they need."""

    def __init__(self, s: FriedrichState) -> None:
        self.nations = [nation for nation in s.setup.nations if s.plays(nation)]
        self.out = s.out
        self.draws = [cards.draw_count(s, nation) for nation in self.nations]
        self.keeps = [not cards.must_discard(s, nation) for nation in self.nations]
        self.eased = [conquest.eased(s, nation) for nation in self.nations]

    def tell_changes(self, s: FriedrichState) -> None:
        """Say what is different now, or that nothing is."""
        now = Terms(s)
        changed = now.out != self.out
        for index, nation in enumerate(self.nations):
            if nation not in now.nations:
                continue
            at = now.nations.index(nation)
            if now.draws[at] != self.draws[index]:
                changed = True
                s.tell("draws", nation=nation, number=now.draws[at])
            if now.keeps[at] and not self.keeps[index]:
                s.tell("keeps", nation=nation)
            if now.eased[at] and not self.eased[index]:
                s.tell("eased", nation=nation)
        if not changed:
            s.tell("no-effect")


def strike(s: FriedrichState, card: int) -> None:
    if card in (tables.AMERICA, tables.INDIA):
        if s.was_drawn(tables.AMERICA) and s.was_drawn(tables.INDIA):
            france_leaves(s)
    elif card == tables.ELISABETH:
        russia_leaves(s)
    elif card == tables.SWEDEN_STROKE:
        sweden_leaves(s)
    else:
        offensive.end_offensive(s)


def leave_war(s: FriedrichState, nation: int) -> None:
    """A nation leaves: its pieces, its cards and its conquests are gone (ruling 64)."""
    s.tell("left", nation=nation)
    if s.player[nation] >= 0:
        for piece in GENERALS_OF[nation] + TRAINS_OF[nation]:
            s.place(piece, GONE)
        for general in GENERALS_OF[nation]:
            s.troops[general] = 0
            s.shown[general] = -1
            s.down &= ~(1 << general)
        cards.discard_unseen(s, nation, s.hands[nation])
    s.out |= 1 << nation
    conquest.drop_claims(s)


def france_leaves(s: FriedrichState) -> None:
    leave_war(s, FRANCE)
    if not s.setup.theatre:
        troops.remove_for_good(s, CUMBERLAND)
        change_imperial(s, s.setup.player[FRANCE])


def russia_leaves(s: FriedrichState) -> None:
    if s.setup.west:
        return
    leave_war(s, RUSSIA)
    if s.setup.theatre:
        return
    if s.setup.revised_fate:
        s.push(choices.Removal())
    else:
        troops.remove_for_good(s, LEHWALDT)
    if s.is_out(SWEDEN):
        change_imperial(s, s.setup.player[RUSSIA])


def sweden_leaves(s: FriedrichState) -> None:
    if s.setup.west:
        return
    leave_war(s, SWEDEN)
    if s.setup.theatre:
        return
    s.push(choices.Removal())
    if s.is_out(RUSSIA):
        change_imperial(s, s.setup.player[RUSSIA])


def change_imperial(s: FriedrichState, seat: int) -> None:
    """The Imperial Army passes to another player, once, with all it has (ruling 67)."""
    if s.imperial_changed() or s.player[IMPERIAL] < 0:
        return
    s.reveal(s.player[IMPERIAL])
    s.known[s.player[IMPERIAL]] |= s.hands[IMPERIAL]
    s.known[seat] &= ~s.hands[IMPERIAL]
    s.player[IMPERIAL] = seat
    s.tell("imperial-changes", seat=s.setup.seats[seat])
    conquest.drop_claims(s)
