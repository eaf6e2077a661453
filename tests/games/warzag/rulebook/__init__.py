"""The rules of WARZAG WWII, one file for each chapter, tested from the words of the rulebook."""
