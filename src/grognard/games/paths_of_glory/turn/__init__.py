"""The turn of Paths of Glory: its sequence, the actions of a side, attrition, sieges, War Status. It knows nothing of
who looks on."""
