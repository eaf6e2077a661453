"""Positions of Paths of Glory with the acts that an expert would accept: what a player of sense does and avoids."""
