"""Cards of Quartermaster General: 1914: discarding, drafting, special cards. Battles and the turn are not known
here."""
