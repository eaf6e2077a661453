"""The rules of Paths of Glory, one file for each chapter, tested from the words of the rulebook."""
