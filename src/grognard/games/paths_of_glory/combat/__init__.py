"""Combat in Paths of Glory, from the choice of attacks to the advance, step by step. Events and the turn are not known
here."""
