# What the environments for learning say.

extra-missing = { $name } is not installed; pip install { $text }
no-such-table = there is no table '{ $name }' in these observations; there are { $names }
other-encoder = { $name } was made by encoder { $text }; here is { $wanted }
no-such-render-mode = the environment renders as { OR($names) }, not '{ $text }'
cycles-range = max_cycles is 1 or more, not { $number }
no-seat-left = at least one of the seats { $names } must be an agent; all of them have bots
act-needed = { $seat } is asked, and an act is needed, not None
act-refused = { $seat } cannot take the act '{ $text }': { $problem }
length-range = length is 0 (as long as the game lasts) or more, not { $number }
no-observer-parameters = observers of these games have no parameters; given are { $names }
