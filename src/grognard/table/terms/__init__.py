"""The terms of a match, computed from its record alone: hints, consent rights, clocks, sides, levels. Nothing here is
stored, sent or rendered."""
