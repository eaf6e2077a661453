"""The events of Paths of Glory: what cards do, reinforcements, replacements, the hands. The turn is not known here."""
