"""5, 10: where cards are, and how they go from one place to another; who gets to know what on the way."""

from __future__ import annotations

from typing import Final

from grognard.core import cards as cards_known
from grognard.core.board import bits, mask_of
from grognard.core.chance import CHANCE
from grognard.games.quartermaster_1914.board.state import QuartermasterState
from grognard.games.quartermaster_1914.facts.library import KIND, KIND_MASK, KINDS
from grognard.games.quartermaster_1914.facts.tables import SIDE

# What is done with a card that only its owner sees: as the others hear of it, and as he does
DISCARDED: Final = ("discarded", "discarded-own")
DISCARDED_PREPARED: Final = ("discarded-prepared", "discarded-prepared-own")
DISCARDED_TOP: Final = ("discarded-top", "discarded-top-own")
PREPARED: Final = ("prepared", "prepared-own")
UNPREPARED: Final = ("unprepared", "unprepared-own")
PUT_UNDER: Final = ("put-under", "put-under-own")


def kinds(cards: int) -> list[int]:
    """The kinds of these cards, each once."""
    found: list[int] = []
    last = -1
    while cards:
        low = cards & -cards
        cards ^= low
        kind = KIND[low.bit_length() - 1]
        if kind != last:
            found.append(kind)
            last = kind
    return found


def copies(cards: int) -> list[int]:
    """The kinds of these cards, one for each copy."""
    return [KIND[card] for card in bits(cards)]


def names(cards: int) -> list[str]:
    """The names of cards, copies not told apart."""
    return [KINDS[KIND[card]] for card in bits(cards)]


def pick(s: QuartermasterState, cards: int, kind: int) -> int:
    """The card of this kind among these: one that all know of, else one that somebody has looked at, else any.

    Copies differ in nothing but that, so that the choice tells nobody what else is there.
    """
    found = cards & KIND_MASK[kind]
    seen = found & s.shown
    if not seen:
        for known in s.known:
            seen |= found & known
    found = seen or found
    return (found & -found).bit_length() - 1


def unseen(s: QuartermasterState, power: int) -> int:
    """9.4.1: the cards of a power of which not all know where they are: hand, prepared, deck, face-down discards."""
    cards = s.hands[power] | s.prepared[power] | s.buried[power] | in_deck(s, power)
    return cards & ~s.shown


def maybe(s: QuartermasterState, power: int, cards: int) -> int:
    """What all must reckon with in the hand, or among the prepared cards, of a power: cards that they know, and any of
    the unseen ones if there is one that they do not know."""
    known = cards & s.shown
    return known if known == cards else known | unseen(s, power)


def forget(s: QuartermasterState, power: int, cards: int) -> None:
    """A card has left this place unseen: nobody else can be sure of what is left there."""
    s.shown &= ~cards
    cards_known.forget(s.known, cards, but=s.seat_of(power))


def _unknow(s: QuartermasterState, card: int) -> None:
    s.shown &= ~(1 << card)
    cards_known.forget(s.known, 1 << card)


def tell_unseen(s: QuartermasterState, power: int, what: tuple[str, str], card: int) -> None:
    """Something was done with a card that only its owner sees: he reads its name."""
    owner = s.seat_of(power)
    s.tell_others(owner, what[0], power=power)
    s.whisper(owner, what[1], power=power, card=KIND[card])


def discard_face_up(s: QuartermasterState, power: int, card: int) -> None:
    """10: a card whose face was used goes on top of the discard pile."""
    mask = ~(1 << card)
    s.hands[power] &= mask
    s.prepared[power] &= mask
    s.status[power] &= mask
    _unknow(s, card)
    s.piles[power] = [*s.piles[power], card]


def discard_from_hand(s: QuartermasterState, power: int, card: int) -> None:
    """10: unseen, to the bottom of the discard pile."""
    forget(s, power, s.hands[power])
    s.hands[power] &= ~(1 << card)
    s.buried[power] |= 1 << card
    tell_unseen(s, power, DISCARDED, card)


def discard_prepared(s: QuartermasterState, power: int, card: int) -> None:
    """10: a prepared card, unseen, to the bottom of the discard pile."""
    forget(s, power, s.prepared[power])
    s.prepared[power] &= ~(1 << card)
    s.buried[power] |= 1 << card
    tell_unseen(s, power, DISCARDED_PREPARED, card)


def prepare(s: QuartermasterState, power: int, card: int) -> None:
    """9.4: from hand, face down."""
    forget(s, power, s.hands[power])
    s.hands[power] &= ~(1 << card)
    s.prepared[power] |= 1 << card
    tell_unseen(s, power, PREPARED, card)


def prepare_openly(s: QuartermasterState, power: int, card: int) -> None:
    """A card that all have seen is prepared."""
    s.hands[power] &= ~(1 << card)
    s.prepared[power] |= 1 << card
    s.shown |= 1 << card


def pick_discard(s: QuartermasterState, power: int, cards: int, kind: int) -> int:
    """The card of this kind among these in a discard pile: rather one that lies face up."""
    face_up = cards & mask_of(s.piles[power])
    return pick(s, face_up if face_up & KIND_MASK[kind] else cards, kind)


def take_out(s: QuartermasterState, power: int, card: int) -> None:
    """A card is shown and leaves the discard pile; where it goes is for others to say."""
    _unknow(s, card)
    s.buried[power] &= ~(1 << card)
    s.piles[power] = [other for other in s.piles[power] if other != card]
    s.reveal(s.seat_of(power))
    s.tell("recovered", power=power, card=KIND[card])


def recover(s: QuartermasterState, power: int, card: int) -> None:
    """A card is shown and goes from the discard pile to the hand."""
    take_out(s, power, card)
    take_openly(s, power, card)


def take_openly(s: QuartermasterState, power: int, card: int) -> None:
    """A card that all have seen goes to the hand, from wherever it was."""
    s.decks[power] &= ~(1 << card)
    if card in s.piles[power]:
        s.piles[power] = [other for other in s.piles[power] if other != card]
    s.hands[power] |= 1 << card
    s.shown |= 1 << card


def shuffle(s: QuartermasterState, power: int) -> None:
    """The whole deck is shuffled: nothing is known of its order any more."""
    for card in s.bottoms[power]:
        s.decks[power] |= 1 << card
    s.bottoms[power] = []
    forget(s, power, s.decks[power])


def in_deck(s: QuartermasterState, power: int) -> int:
    cards = s.decks[power]
    for card in s.bottoms[power]:
        cards |= 1 << card
    return cards


def in_pile(s: QuartermasterState, power: int) -> int:
    """All cards of a discard pile."""
    cards = s.buried[power]
    for card in s.piles[power]:
        cards |= 1 << card
    return cards


def ask_top(s: QuartermasterState, power: int) -> None:
    """Chance picks the top card of a deck that is not empty."""
    if s.decks[power]:
        s.ask(CHANCE, bits(s.decks[power]))  # DEAL is the first verb: a card is its own act
    else:
        s.ask(CHANCE, [s.bottoms[power][0]])


def leave_deck(s: QuartermasterState, power: int, card: int) -> None:
    """The top card leaves the deck."""
    if s.decks[power] >> card & 1:
        s.decks[power] &= ~(1 << card)
    else:
        s.bottoms[power] = s.bottoms[power][1:]


def score(s: QuartermasterState, side: int, number: int) -> None:
    """14: points count at once."""
    s.points[side] += number
    if number:
        s.tell("scored", coalition=side, number=number)


def lose_points(s: QuartermasterState, power: int, number: int) -> None:
    """10.1, 14: a coalition cannot have less than nothing; what it cannot lose the other one gains (R53)."""
    side = SIDE[power]
    lost = min(number, s.points[side])
    if lost:
        s.points[side] -= lost
        s.tell("lost-points", coalition=side, number=lost)
    if number > lost:
        s.points[1 - side] += number - lost
        s.tell("gained-points", coalition=1 - side, coalition2=side, number=number - lost)
