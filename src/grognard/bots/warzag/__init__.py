"""The rule-based player of WARZAG WWII.

`wants` weighs what the objective and the mission ask for, `survey` judges land, armies and dangers for one decision,
`odds` an invasion. `expanding`, `invading` and `building` decide in Phases II, III and IV. `hidden` says what the acts
of others tell.
"""

from grognard.bots.warzag.bot import WarzagBot

__all__ = ["WarzagBot"]
