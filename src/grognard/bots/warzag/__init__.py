"""The rule-based player of WARZAG WWII.

`survey` judges land, armies and dangers for one decision, `odds` an invasion. `expanding`, `invading` and `building`
decide in Phases II, III and IV.
"""

from grognard.bots.warzag.bot import WarzagBot

__all__ = ["WarzagBot"]
