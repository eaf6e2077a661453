"""Contests between computer opponents: pairs of games with swapped sides and common chance, and what they prove."""
