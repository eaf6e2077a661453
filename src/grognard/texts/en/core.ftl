# What every game says.

game-over = the game is over
not-offered = this is not offered
not-asked = it is not this seat's decision; { $seats } must decide
not-left-to-chance = chance can only pick what is left to draw or roll
not-possible-here = '{ $verb }' is not possible here: { $now }
this-not-possible-here = this is not possible here: { $now }
chance = chance

other-question = this answers another question than the one that is asked now

# Taking back

chance-by-itself = chance decides by itself in this match
nothing-done = nothing has been done yet
nothing-of-yours = there is nothing of yours to take back
chance-since = chance has decided since
seat-since = { $seat } has decided since
shown-by-it = something hidden was shown by it
no-point-back = one can go back to a point from 0 to { $most }, not to { $number }
no-such-point = the match has points from 0 to { $most }, not { $number }
back-needs-number = '{ $word }' needs a number from 0 to { $most }

# Acts, seats, scenarios, options

no-such-target = there is no { $kind } called '{ $name }'
could-be = '{ $name }' could be { $names }
no-such-act = act { $number } is not one of the acts 0 to { $most }
empty-act = an empty act; expected one of the verbs { $names }
unknown-verb = unknown verb '{ $name }'; expected one of { $names }
verb-alone = '{ $word }' stands alone, but is followed by '{ $text }'
verb-needs-target = '{ $word }' needs a { $kind }, for example '{ $text }'
expected-seat-and-act = expected 'SEAT: ACT', found '{ $text }'
no-roads = { $game } has no roads to show
no-such-game = there is no game '{ $name }'; the games are { $names }
no-such-scenario = { $game } has no scenario '{ $name }'; it has { $names }
no-such-option = { $game } has no option '{ $name }' in { $place }; it has { $names }
no-such-choice = option { $name } is { OR($names) }, not '{ $text }'
no-such-seat = { $place } has no seat '{ $name }'; its seats are { $names }
no-such-step = { $game } has no step '{ $step }'
secret-length = the secret has { $number } bytes, but must have { $wanted }

# Files

at = { $place }: { $problem }
other-rules = played with rules version { $text } of { $game }; here is { $wanted }
not-whole-json = this is not whole JSON: { $text }
too-deep = this is not a match file: nested too deeply, or a number too long
no-match-file = this is not a match file; expected "format": "{ $text }"
other-format = format version { $text }; this program reads versions 1 to { $number }
bad-secret = the secret must be 64 hexadecimal digits or null
bad-earlier = an earlier secret needs the number of the entry up to which it decided, its commitment and its 64 hexadecimal digits, oldest first
bad-ended = "ended" must say who won and why: seats that resigned, or an agreed draw
bad-log = "log" must be a list of texts like "SEAT: ACT"
other-position = the log leads to another position than the one that was saved
must-be-text = "{ $name }" must be a text, not { $text }
must-be-table = "{ $name }" must be a table of texts, not { $text }
no-record = this is not a match record; expected [Game "..."] in the first lines
other-hash = the acts lead to another position than the one of the Hash tag
bad-secret-tag = the Secret tag must hold 64 hexadecimal digits
expected-tag = expected a tag like [Game "friedrich"], found '{ $text }'
second-tag = a second { $name } tag; one is expected
unknown-tag = unknown tag { $name }; the tags are { $names }
comment-not-begun = a comment ends that did not begin
comment-not-ended = a comment begins here that never ends

# Checking a match

secret-not-revealed = the secret has not been revealed, so that dice and draws cannot be checked
secret-not-committed = the secret does not fit the commitment that was published before the first act
chance-unfair = entry { $entry }: chance did '{ $text }', the secret gives '{ $right }'
chance-not-asked = nothing, chance was not asked
entry-wrong = entry { $entry }: { $problem }
replay-elsewhere = the replay ends in another position

# Data files of a game

no-such-section = the rules have no section { $name }
named-twice = { $name } is named twice
expected-columns = expected the columns { $names }
expected-values = expected { $number } values
expected-number-below = { $name } must be a number below { $number }, not '{ $text }'
not-whole-toml = { $text }
data-lacks = { $name } is missing
data-value = { $kind }: { $name } must be a word, a whole number from 0, or as many of them as the rules ask for, not '{ $text }'
word-missing = a word is missing: { OR($names) }
word-wrong = '{ $text }' is none of { $names }
word-too-many = '{ $text }' is too much
number-wanted = a number is wanted, not '{ $text }'
place-missing = a place is missing, or there is more than one
no-such-side = '{ $name }' is none of { $names }
no-hit = '{ $text }' is no loss; expected a power ({ $names }), = and a number
no-such-region = there is no region '{ $name }'

# How it is put

with-rule = rule { $rule }: { $text }
result = { $seats } won: { $why } (rule { $rule })
result-by-players = { $seats } won: { $why }
resigned = { $seats } resigned
draw-agreed = the players agreed to a draw
list-comma = |, |
list-and = | and |
list-or = | or |
seat-chance = chance

# Texts themselves

no-such-language = there are no texts in '{ $name }'; the languages are { $names }
bad-text-file = { $place }: { $text }
bad-text = the text '{ $name }': { $text }
no-such-text = there is no text for '{ $name }'

# Lessons

no-positions = { $game } cannot be set up by hand
no-such-lesson = { $game } has no lesson '{ $name }'; it has { $names }
data-unknown = '{ $name }' is not known here; expected { OR($names) }
bad-position = { $text }
lesson-left = act { $number }, '{ $text }', does not follow the lesson
lesson-not-asked = the pupil is not asked here, but { $seats }
lesson-way-within = '{ $text }' ends a way within which another one ends
lesson-never-offered = '{ $text }' is never offered in this step
