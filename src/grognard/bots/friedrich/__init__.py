"""The rule-based player of Friedrich.

`odds` is the one estimate of a combat, `hands` counts cards, `stakes` says what hangs on objectives. `survey` looks at
the war from one nation's viewpoint, `worth` judges where a group may end its move, `march` and `trains` find the moves,
`duel` plays the cards, `recruiting` spends them; `arguments` says what speaks for an act.
"""

from grognard.bots.friedrich.bot import FriedrichBot

__all__ = ["FriedrichBot"]
