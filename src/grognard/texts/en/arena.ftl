# What the arena says.

# Problems

arena-one-side = in { $place } all stand together: there is nobody to play against
arena-needs = an arena needs a game and two opponents, such as 'grognard arena friedrich rules random'; or --verify and a results file
arena-ladder-needs = a ladder needs at least two opponents, each once
arena-games-even = games are played in pairs with swapped sides: --games is an even number from 2 on, not { $text }
arena-aim-range = the share to be sure of is a number between 0 and 1, not { $text }
arena-not-with = { $name } does not go with { $text }
arena-other-acts = this was played with the act space { $text }; here is { $wanted }
arena-no-results = this is no results file of an arena (its first line is JSON with the format '{ $text }')
arena-other-version = format version { $text }; this program reads version { $wanted }
arena-line-damaged = this line is not as it was written; it is left as it is
arena-other-contest = { $path } is of another contest: its { $name } is { $text }, not { $wanted }; name another file with --out
arena-file-busy = another arena is writing { $path }
arena-too-many-failures = { $number } games broke down; the arena stops. What was played is kept in { $path }
arena-no-ray = a cluster needs Ray: pip install grognard[cluster]
arena-no-cluster = there is no cluster at '{ $text }': { $why }
arena-other-service = what listens at '{ $text }' is not Ray
arena-cluster-where = --cluster needs the address of a Ray cluster, such as auto or host:6379
arena-not-repeatable = { $name } thinks for so many seconds, not so many playouts: it does not play the same again
data-other-folder = { $path } has decisions of another act space, or another schema, than { $text } has here
data-damaged = { $path }: this is no file of decisions, or not as it was written
data-other-acts = these are decisions in { $name } with the act space { $text }; here is { $wanted }

# Going on

arena-begins = { $game }, { $scenario }: A is { $name }, B is { $other }; at most { $number } games, seed { $seed }; results in { $path }
arena-goes-on = { $number ->
    [one] one game is there already
   *[other] { $number } games are there already
}
arena-progress = { $number } of { $most } games, A { $share } % ({ $low } to { $high })
arena-left = { $text } left
arena-failure = pair { $pair }, game { $number } broke down: { $text }

# What came out

arena-share = A's share of the win: { $share } % in { $number } games; between { $low } % and { $high } % (95 %, however often one looks)
arena-no-games = No pair of games is whole yet.
arena-elo = Elo of A over B: { $elo } ({ $low } to { $high })
arena-pairs = Pairs of which A won all: { $all }; three quarters: { $most }; half: { $half }; a quarter: { $some }; nothing: { $none }
arena-sure-above = Sure after { $number ->
    [one] one pair
   *[other] { $number } pairs
}: A's share is above { $aim } % (wrong in at most 2.5 of 100 such contests).
arena-sure-below = Sure after { $number ->
    [one] one pair
   *[other] { $number } pairs
}: A's share is below { $aim } % (wrong in at most 2.5 of 100 such contests).
arena-not-sure = Not sure after { $number ->
    [one] one pair
   *[other] { $number } pairs
} whether A's share is above or below { $aim } %.
arena-by-side = Won by side
arena-by-seat = Among the winners by seat
arena-ends = How the games ended
arena-length = Length: { $acts } acts, { $stages } stages (median)
arena-time = { $name }: { $number } decisions of { $mean } ms each, 99 % within { $late } ms, the slowest { $slowest } ms of processor time
arena-ratings = Ratings by seat (OpenSkill)
arena-rating = { $seat }, { $name }: { $mean } ± { $spread }
arena-no-ratings = Ratings need OpenSkill: pip install grognard[arena]
arena-failures = { $number ->
    [one] One game was lost because its opponent broke down.
   *[other] { $number } games were lost because an opponent broke down.
}
arena-ladder-head = | A | B | games | A's share | interval (95 %) | Elo | ms a decision, A | B |
arena-ladder-ratings = | seat | opponent | rating | spread | games |
arena-written = Results in { $path }; 'grognard arena --verify { $path }' replays them.
arena-reported = Report: { $path }

# Checking

arena-checked = { $path }: { $number ->
    [one] one game
   *[other] { $number } games
} of { $name } against { $other } replayed by the rules, dice and draws fit the seed
arena-again-same = { $number ->
    [one] one game was played again: the same acts
   *[other] { $number } games were played again: the same acts
}
arena-torn = the last line was torn off when it was written and does not count
arena-wrong = { $path }: pair { $pair }, game { $number }: { $why }
arena-acts-left = it goes on after its end, for { $number } acts
arena-not-over = it is not over
arena-no-failure = nobody could break down there: it is over, or the other opponent was asked
arena-other-length = it has { $number } acts, not as many as it says
arena-unfair = act { $entry }: chance did '{ $text }', the seed gives '{ $right }'
arena-other-winners = by its acts { $names } won, not { $texts }
arena-other-score = by its acts A has { $text }, not { $wanted }
arena-plays-otherwise = the opponents play otherwise from act { $entry } on

# The report

page-title = { $name } against { $other }
page-where = { $game }, { $scenario }; { $number } games in pairs with swapped sides and common chance; seed { $seed }; grognard { $text }
page-where-itself = { $game }, { $scenario }; { $number } games of an opponent against itself, each with its own luck; seed { $seed }; grognard { $text }
page-options = Options: { $names }
page-share = A's share of the win
page-share-text = After each pair, with its interval (95 %, however often one looks). The line at { $aim } % is what was to be shown.
page-axis-pairs = pairs
page-sides = Won by side
page-sides-text = The share of the win from each side, when A led it and when B did.
page-elo = Elo and ratings
page-elo-text = Elo of A over B: { $elo } ({ $low } to { $high }). Ratings by OpenSkill: what each opponent is worth in a seat against the other.
page-lengths = Length of games
page-lengths-text = Acts, chance's too, from the first to the last; half of the games took { $acts } or fewer.
page-axis-acts = acts
page-times = Time a decision
page-times-text = Milliseconds of processor time, from the mean to the slowest; the dot is what 99 % stay below. Decisions in which there was nothing to choose are not counted.
page-axis-ms = ms
page-telling = The most telling games
page-telling-text = Records that 'grognard replay' and 'grognard show' read.
page-mean = mean
page-late = 99 % within
page-slowest = slowest
page-decisions = decisions
page-rating = rating
page-opponent = opponent
page-check = The games are in { $path }. Anybody can check them: grognard arena --verify { $path }
telling-upset = the shortest game that the weaker opponent won
telling-both-first = won from one side ...
telling-both-second = ... and with the same luck from the other: play decided it
telling-longest = the longest game
telling-line = pair { $pair }, game { $number }: { $seats } won after { $acts } acts
