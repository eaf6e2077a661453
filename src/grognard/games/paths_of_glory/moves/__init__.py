"""Operations, movement, trenches and strategic redeployment in Paths of Glory, step by step. Combat, events and the
turn are not known here."""
