"""The rule-based player of Quartermaster General: 1914.

`footing` knows what follows from the pieces of one nation, `homes` what one without an army at home must fear, `ground`
judges all pieces on the board, `economy` the cards, `odds` a battle; `survey` holds them together for one decision.
`plays` tells what a card gains when it is played, `preparing` when it is prepared, `keeping` when it stays in hand.
`turns`, `fights`, `placing` and `choices` decide; `arguments` tells why, from `facts`.
"""

from grognard.bots.quartermaster_1914.bot import Quartermaster1914Bot

__all__ = ["Quartermaster1914Bot"]
