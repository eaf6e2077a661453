# What the arena says.

# Problems

arena-one-side = in { $place } all seats are on one side, so there is no opponent to play against
arena-needs = the arena needs a game and two opponents, such as 'grognard arena friedrich rules random', or --verify and a results file
arena-ladder-needs = a ladder needs at least two different opponents
arena-games-even = games are played in pairs with sides swapped: --games must be an even number of 2 or more, not { $text }
arena-aim-range = the aim must be a number between 0 and 1, not { $text }
arena-not-with = { $name } cannot be combined with { $text }
arena-other-acts = this was played with the action space { $text }; the action space here is { $wanted }
arena-no-results = this is not a results file of the arena (the first line of one is JSON with the format '{ $text }')
arena-other-version = format version { $text }; this program reads version { $wanted }
arena-line-damaged = this line is damaged; it has not been changed
arena-other-contest = { $path } belongs to another contest: its { $name } is { $text }, not { $wanted }; name another file with --out
arena-file-busy = another program is writing { $path }
arena-too-many-failures = { $number } games crashed; the arena stops. The games played so far are kept in { $path }
arena-no-ray = a cluster needs Ray: pip install grognard[cluster]
arena-no-cluster = cannot reach a cluster at '{ $text }': { $why }
arena-other-service = the service at '{ $text }' is not Ray
arena-cluster-where = --cluster needs the address of a Ray cluster, such as auto or host:6379
arena-not-repeatable = { $name } has a budget of seconds, not of playouts, so its games cannot be repeated exactly
arena-limit-form = a limit is a number of seconds, such as 2s or 0.5s, not '{ $text }'
arena-too-slow = took { $text } s of CPU time for a decision; the limit is { $wanted } s
arena-no-answer = did not answer within { $text } s; the limit is { $wanted } s of CPU time
arena-not-made = was not ready to play after { $text } s
arena-process-ended = process ended with status { $status }
entrant-form = '{ $name }' is not a module and a class with a colon between them, such as my_bots:Cautious
entrant-no-module = cannot import { $name }: { $why }
entrant-no-class = { $text } has no class '{ $name }'
entrant-no-bot = { $name } is not a bot: it has no method { $text }
entrant-not-made = cannot make { $name }: { $why }
entrant-no-choice = think must return a Choice, not '{ $name }'
entrant-no-number = choose must return the number of an action, not '{ $name }'
entrant-other-number = choose returned { $number }; the actions have the numbers 0 to { $most }
data-other-folder = { $path } has decisions of another action space or schema than { $text } has here
data-damaged = { $path }: this is not a file of decisions, or it is damaged
data-other-acts = these are decisions in { $name } with the action space { $text }; the action space here is { $wanted }

# Going on

arena-begins = { $game }, { $scenario }: A is { $name }, B is { $other }; at most { $number } games, seed { $seed }; results in { $path }
arena-goes-on = { $number ->
    [one] one game has already been played
   *[other] { $number } games have already been played
}
arena-progress = { $number } of { $most } games, A { $share }% ({ $low } to { $high })
arena-left = { $text } left
arena-limit = Limit for each decision: { $text } s of CPU time
arena-failure = pair { $pair }, game { $number } crashed: { $text }
arena-forfeit = pair { $pair }, game { $number } forfeited by { $text }

# What came out

arena-share = A's share of wins: { $share }% in { $number } games; 95% confidence interval { $low } to { $high }% (valid at any stopping point)
arena-no-games = No pair of games is complete yet.
arena-elo = Elo of A over B: { $elo } ({ $low } to { $high })
arena-pairs = Pairs by A's share of the points: all { $all }, three quarters { $most }, half { $half }, a quarter { $some }, none { $none }
arena-sure-above = Significant after { $number ->
    [one] one pair
   *[other] { $number } pairs
}: A's share is above { $aim }% (error probability at most 2.5%).
arena-sure-below = Significant after { $number ->
    [one] one pair
   *[other] { $number } pairs
}: A's share is below { $aim }% (error probability at most 2.5%).
arena-not-sure = Not significant after { $number ->
    [one] one pair
   *[other] { $number } pairs
}: A's share may be above or below { $aim }%.
arena-by-side = Wins by side
arena-by-seat = Wins by seat
arena-ends = How the games ended
arena-length = Length (median): { $acts } actions, { $stages } stages
arena-time = { $name }: { $number } decisions, CPU time { $mean } ms on average, 99th percentile { $late } ms, maximum { $slowest } ms
arena-weighed = { $name }: { $number } decisions for which it weighed several actions, CPU time 50th percentile { $half } ms, 95th { $late } ms, maximum { $slowest } ms
arena-ratings = Ratings by seat (OpenSkill)
arena-rating = { $seat }, { $name }: { $mean } ± { $spread }
arena-no-ratings = Ratings need OpenSkill: pip install grognard[arena]
arena-failures = { $number ->
    [one] One game was forfeited: an opponent crashed, chose an illegal action or exceeded the limit.
   *[other] { $number } games were forfeited: an opponent crashed, chose an illegal action or exceeded the limit.
}
arena-ladder-head = | scenario | A | B | games | A's share | interval (95%) | Elo | ms per weighed decision (p50 / p95 / slowest), A | B |
arena-ladder-ratings = | seat | opponent | rating | spread | games |
arena-written = Results in { $path }; 'grognard arena --verify { $path }' replays them.
arena-reported = Report: { $path }

# Checking

arena-checked = { $path }: { $number ->
    [one] one game
   *[other] { $number } games
} of { $name } against { $other } replayed by the rules; dice and draws match the seed
arena-again-same = { $number ->
    [one] one game was played again, with the same actions
   *[other] { $number } games were played again, with the same actions
}
arena-again-broken = pair { $pair }, game { $number } could not be played again: { $text }
arena-torn = the last line is incomplete and is ignored
arena-wrong = { $path }: pair { $pair }, game { $number }: { $why }
arena-missing = { $path }: { $number ->
    [one] one game is missing
   *[other] { $number } games are missing
} before the last pair ({ $texts }). The contest was interrupted, or games were removed; continue it to play them.
arena-pair = pair { $pair } game { $number }
arena-acts-left = it continues for { $number ->
    [one] one action
   *[other] { $number } actions
} after its end
arena-not-over = the game is not over
arena-no-failure = no opponent can have failed there: the game is over, or it was the other opponent's decision
arena-other-length = it has { $number } actions, not the number it states
arena-unfair = action { $entry }: the log has '{ $text }', but the seed gives '{ $right }'
arena-other-winners = by its actions { $names } won, not { $texts }
arena-other-score = by its actions A scored { $text }, not { $wanted }
arena-plays-otherwise = the opponents play differently from action { $entry } on

# The report

page-title = { $name } against { $other }
page-where = { $game }, { $scenario }; { $number } games in pairs, with sides swapped and the same dice and draws; seed { $seed }; grognard { $text }
page-where-itself = { $game }, { $scenario }; { $number } games of an opponent against itself, each with its own dice and draws; seed { $seed }; grognard { $text }
page-options = Options: { $names }
page-share = A's share of wins
page-share-text = After each pair, with its 95% confidence interval (valid at any stopping point). The line at { $aim }% is the aim.
page-axis-pairs = pairs
page-sides = Wins by side
page-sides-text = The share of wins of each side, when A played it and when B did.
page-elo = Elo and ratings
page-elo-text = Elo of A over B: { $elo } ({ $low } to { $high }). Ratings by OpenSkill: the strength of each opponent in each seat.
page-lengths = Length of games
page-lengths-text = Actions from the first to the last, dice and draws included; half of the games took { $acts } or fewer.
page-axis-acts = actions
page-times = Time per decision
page-times-text = CPU time in milliseconds, from the mean to the maximum; the dot is the 99th percentile. Decisions with only one choice are not counted.
page-axis-ms = ms
page-telling = The most instructive games
page-telling-text = Records for 'grognard replay' and 'grognard show'.
page-mean = mean
page-late = 99th percentile
page-slowest = maximum
page-decisions = decisions
page-rating = rating
page-opponent = opponent
page-check = The games are in { $path }. Anyone can check them: grognard arena --verify { $path }
telling-upset = the shortest game the weaker opponent won
telling-both-first = won from one side ...
telling-both-second = ... and from the other with the same dice and draws: skill decided it
telling-longest = the longest game
telling-line = pair { $pair }, game { $number }: { $seats } won after { $acts } actions
