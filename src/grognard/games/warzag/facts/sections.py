"""The numbers of the rules; the words, and who stands behind each rule, are in the text files."""

from __future__ import annotations

from typing import Final

from grognard.core.game import Rule
from grognard.core.sayings import Saying
from grognard.games.warzag.facts import library, wording
from grognard.games.warzag.facts.values import Values

SECTIONS: Final[list[str]] = [
    "W1", "W1.1", "W1.2", "W1.3", "W1.4", "W2", "W2.1", "W2.2", "W2.3", "W2.4", "W3", "W3.1", "W3.2", "W3.3",
    "W3.4", "W3.5", "W3.6", "W3.7", "W3.8", "W3.9", "W3.10", "W3.11", "W3.12", "W4", "W4.1", "W4.2", "W4.3", "W4.4",
    "W4.5", "W4.6", "W4.7", "W4.8", "W5", "W5.1", "W5.2", "W6", "W6.1", "W6.2", "W6.3", "W7", "W7.1", "W7.1.1",
    "W7.1.2", "W7.2", "W7.2.1", "W7.2.2", "W7.2.3", "W7.2.4", "W7.2.5", "W7.3", "W7.3.1", "W7.3.2", "W7.3.3", "W8",
    "W8.1", "W8.2", "W8.3", "W8.4", "W8.5", "W8.6", "W8.7", "W9", "W9.1", "W9.2", "W9.3", "W9.4", "W9.5", "W9.6",
    "W9.7", "W10", "W10.1", "W10.2", "W10.3", "W10.4", "W10.5", "W10.6", "W10.7", "W10.8", "W11", "W11.1", "W11.2",
    "W11.3", "W11.4", "W12", "W12.1", "W12.2", "W12.3", "W12.4", "W12.5", "W12.6", "W13", "W13.1", "W13.2", "W13.3",
    "W13.4", "W13.5", "W14", "W14.1", "W14.2", "W14.3", "W14.4", "W14.5", "W14.6", "W15", "W15.1", "W15.2", "W15.3",
    "W15.4", "W15.5", "W16", "W16.1", "W16.2", "W16.3", "W16.4", "W16.5", "W16.6", "W17", "W17.1", "W17.2", "W17.3",
    "W18", "W18.1", "W18.2", "W19", "W19.1", "W19.2", "W19.3", "W19.4", "W19.5", "W19.6", "W19.7", "W20", "W20.1",
    "W21", "W22", "W22.1", "W22.2", "W22.3", "W22.4", "W22.5", "W23", "W23.1", "W23.2", "W23.3", "W23.4", "W23.5",
    "W23.6", "W23.7", "W23.8", "W23.9", "W23.10", "W23.11", "W23.12", "W24", "W24.1", "W24.2", "W24.3", "W24.4",
    "W24.5", "W25", "W26", "W27",
]  # fmt: skip


def rules(values: Values) -> list[Rule]:
    """The sections, then supply cards, objectives, missions, promotions, and the squares of the research track."""
    return [
        *(Rule(section) for section in SECTIONS),
        *(
            Rule(number, Saying("one-card", card=kind), wording.card(kind))
            for kind, number in enumerate(library.SUPPLY_IDS)
        ),
        *(
            Rule(number, Saying("one-objective", objective=card), wording.objective(values, card))
            for card, number in enumerate(library.OBJECTIVE_IDS)
        ),
        *(
            Rule(number, Saying("one-mission", mission=card), wording.mission(card))
            for card, number in enumerate(library.MISSION_IDS)
        ),
        *(
            Rule(number, Saying("one-promotion", promotion=card), wording.promotion(values, card))
            for card, number in enumerate(library.PROMOTION_IDS)
        ),
        *(
            Rule(f"T{square:02}", Saying("one-square", square=square), wording.square(values, square))
            for square in range(1, library.END + 1)
        ),
    ]
