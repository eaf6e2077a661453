"""The rule-based player of Paths of Glory.

`worth` says what spaces and units are worth, `survey` sees the war from one side's viewpoint, `odds` computes combats;
`strikes` and `marches` find attacks and moves, `orders` chooses among them, `fights` and `losing` see a combat through;
`hand` and `events` play the cards, `redeploying` and `rebuilding` judge their other uses.
"""

from grognard.bots.paths_of_glory.bot import PathsOfGloryBot

__all__ = ["PathsOfGloryBot"]
