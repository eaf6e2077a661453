# What the environments for learning say.

extra-missing = { $name } is not installed; pip install { $text }
no-such-table = these observations have no table '{ $name }'; they have { $names }
other-encoder = { $name } was made by encoder { $text }; the encoder here is { $wanted }
no-such-render-mode = the render mode must be { OR($names) }, not '{ $text }'
cycles-range = max_cycles must be 1 or more, not { $number }
no-seat-left = at least one of the seats { $names } must be played by an agent, but bots play all of them
steps-range = max_steps must be 1 or more, not { $number }
envs-range = num_envs must be 1 or more, not { $number }
no-such-illegal = illegal must be { OR($names) }, not '{ $text }'
bots-need-seats = '{ $name }' must be given to seats ({ $names }), because no seat is named for the agent
agent-seat-taken = { $seat } is the agent's seat; it cannot have a bot
reset-first = the game is over; call reset first
act-needed = { $seat } must act: an action is needed, not None
act-refused = { $seat } cannot take the action '{ $text }': { $problem }
length-range = length must be 0 (the whole game) or more, not { $number }
no-observer-parameters = observers of these games take no parameters, but got { $names }
