# What training says.

# Problems

training-needs = training needs a game, such as 'grognard train warzag', and may be given single steps: { $names }
training-no-such-step = there is no step '{ $name }'; the steps are { $names }
training-no-evaluation = { $game } has no evaluation function, so there is nothing to train
training-no-games = { $path }: this is not a file of training games, or it has no games
training-line-damaged = { $path }: line { $number } is damaged; nothing has been changed
training-other-games = { $path } belongs to other training games: its { $name } is { $text }, not { $wanted }; use another folder
training-too-few-games = { $number } games are too few to learn from: at least 6 are needed
training-other-checkpoint = { $path } belongs to a network of other features or another size; use another folder
training-too-many-failures = { $number } games crashed; the last error: { $text }
training-process-ended = a process that played games has ended unexpectedly
training-needs-search = choices come from a search, and { $name } is not one; use --opponent search@20, for example
training-rounds-alone = --rounds does its own steps; name either steps or rounds
network-damaged = { $path }: this is not a value network, or it is damaged
network-of-other-features = { $path }: this network belongs to other features or other rules ({ $text }); expected { $wanted }. Train it again

# What came out

training-games = Training games: { $number }, with { $text } positions
training-choices = Games with choices: { $number }, with { $text } decisions
training-pass = Pass { $number }: loss { $text }; watched games: log-loss { $wanted }, AUC { $other }, margin explained { $right }
training-by-weights = Held-out games, linear weights: log-loss { $text }, AUC { $wanted }, margin explained { $other }
training-by-network = Held-out games, network: log-loss { $text }, AUC { $wanted }, margin explained { $other }
training-round = Round { $number }
training-policy-pass = Pass { $number } of the policy: loss { $text }; watched decisions: log-loss { $wanted }, the search's choice is first in { $other }%, among the first three in { $right }%
training-by-heuristic = Held-out decisions, order of the heuristic: log-loss { $wanted }, the search's choice is first in { $other }%, among the first three in { $right }%
training-by-policy = Held-out decisions, policy: log-loss { $wanted }, the search's choice is first in { $other }%, among the first three in { $right }%
training-written = Network in { $path }: { $number } bytes
training-onnx = The same network as ONNX in { $path }
training-no-onnx = ONNX is skipped: the package onnx is not installed
training-siblings = Sibling positions: { $number } decisions, { $most } playouts to the end
training-sibling = { $name }: { $text }% of { $number } pairs in the right order; its choice is worth { $wanted } ± { $other } percentage points of a win more than the heuristic's
