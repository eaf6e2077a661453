"""The 48 lines of the numbered cards of fate, as numbers: card by card, in the order of the suits."""

from __future__ import annotations

from typing import Final

from grognard.games.friedrich.facts.tables import CLUBS, DIAMONDS, HEARTS, SPADES, SUITS


def line(card: int, suit: int) -> int:
    """The line of card 1 to 12 at a suit."""
    return (card - 1) * len(SUITS) + suit


def line_name(number: int) -> str:
    """
    >>> line_name(line(5, SPADES))
    '5 spades'
    """
    card, suit = divmod(number, len(SUITS))
    return f"{card + 1} {SUITS[suit]}"


def section(number: int) -> str:
    """The section of the rulebook with this line.

    >>> section(line(5, SPADES))
    'fate-5-spades'
    """
    return "fate-" + line_name(number).replace(" ", "-")


def stroke_section(name: str) -> str:
    """The section with this stroke of fate.

    >>> stroke_section("Lord Bute")
    'fate-lord-bute'
    """
    return "fate-" + name.lower().replace(" ", "-")


LINES: Final = 12 * len(SUITS)

# In force for a turn
FERMOR_STAYS: Final = line(2, CLUBS)
SALTIKOV_SLOW: Final = line(2, DIAMONDS)
LOW_CARDS: Final = line(3, CLUBS)
ONE_SUIT: Final = line(3, HEARTS)
HALLE_QUIET: Final = line(3, DIAMONDS)
FRENCH_BONUS: Final = line(4, SPADES)
CUMBERLAND_RESTS: Final = line(4, DIAMONDS)
SOUBISE_RESTS: Final = line(5, SPADES)
RICHELIEU_SLOW: Final = line(5, HEARTS)
CHEVERT_STAYS: Final = line(5, DIAMONDS)
FRIEDRICH_RESTS: Final = line(7, SPADES)
NO_TROOPS_FOR_FRIEDRICH: Final = line(7, HEARTS)
FRIEDRICH_MUST_LEAD: Final = line(7, DIAMONDS)
DAUN_EVADED: Final = line(8, CLUBS)
FRIEDRICH_STRIKES: Final = line(8, DIAMONDS)  # with the option revised_fate only
FRIEDRICH_HURRIES: Final = line(9, CLUBS)
RECRUITS_REST: Final = line(10, SPADES)
FRIEDRICH_SURPRISED: Final = line(10, HEARTS)
ELEVEN_DOUBLED: Final = line(11, SPADES)
HEINRICH_PROTECTS: Final = line(11, HEARTS)
DAUN_SLOW: Final = line(12, SPADES)

# Carried out at once
RUSSIAN_TROOP: Final = line(1, CLUBS)
SWAP: Final = line(1, HEARTS)
TOTTLEBEN_TROOP: Final = line(1, DIAMONDS)
APRAXIN_LOSES: Final = line(2, HEARTS)
FRENCH_EXCHANGE: Final = line(4, HEARTS)
LAUDON_STEPS: Final = line(6, SPADES)
DAUN_TROOP: Final = line(6, CLUBS)
AUSTRIA_TURNS: Final = line(6, DIAMONDS)
PRUSSIAN_TROOP: Final = line(8, SPADES)
KARL_LOSES: Final = line(8, DIAMONDS)  # without the option revised_fate
RUSSIANS_STRETCHED: Final = line(9, SPADES)
PRUSSIA_GIVES: Final = line(9, DIAMONDS)
PRUSSIAN_LOSS: Final = line(10, CLUBS)
HANOVERIAN_TROOP: Final = line(11, CLUBS)
EHRENSVARD_STRETCHED: Final = line(12, CLUBS)
HILDBURGHAUSEN_FLEES: Final = line(12, HEARTS)

REVISED: Final = (
    ONE_SUIT,
    HALLE_QUIET,
    CUMBERLAND_RESTS,
    SOUBISE_RESTS,
    FRIEDRICH_RESTS,
    NO_TROOPS_FOR_FRIEDRICH,
    FRIEDRICH_STRIKES,
    RECRUITS_REST,
)
"""The lines that say something else with the option revised_fate."""

NEXT_TURN: Final = (
    FERMOR_STAYS,
    SALTIKOV_SLOW,
    LOW_CARDS,
    ONE_SUIT,
    HALLE_QUIET,
    FRENCH_BONUS,
    CUMBERLAND_RESTS,
    SOUBISE_RESTS,
    RICHELIEU_SLOW,
    CHEVERT_STAYS,
    FRIEDRICH_RESTS,
    NO_TROOPS_FOR_FRIEDRICH,
    FRIEDRICH_MUST_LEAD,
    DAUN_EVADED,
    FRIEDRICH_HURRIES,
    RECRUITS_REST,
    FRIEDRICH_SURPRISED,
    ELEVEN_DOUBLED,
    HEINRICH_PROTECTS,
    DAUN_SLOW,
)
