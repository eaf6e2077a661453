# The face of WARZAG WWII.

warzag-overlay-reach = Reach
warzag-overlay-influence = Influence
warzag-overlay-income = Income
warzag-overlay-threats = Threatened
