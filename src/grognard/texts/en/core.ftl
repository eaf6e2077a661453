# What every game says.

# 'complete' or, while texts are missing, 'growing'

language-state = complete

game-over = the game is over
not-offered = this action is not available now
not-asked = this seat has no decision to make; { $seats } must decide
not-left-to-chance = only cards and die results that are still possible can come up
not-possible-here = '{ $verb }' is not possible here: { $now }
this-not-possible-here = this is not possible here: { $now }
chance = chance

other-question = this answers a different question from the current one

# Taking back

chance-by-itself = in this match dice are rolled and cards drawn automatically
nothing-done = no action has been taken yet
nothing-of-yours = you have no action to undo
chance-since = dice have been rolled or cards drawn since
seat-since = { $seat } has acted since
shown-by-it = it revealed something hidden
no-point-back = you can go back to a point from 0 to { $most }, not to { $number }
no-such-point = the match has points from 0 to { $most }; { $number } is not one of them
back-needs-number = '{ $word }' needs a number from 0 to { $most }

# Acts, seats, scenarios, options

no-such-target = there is no { $kind } called '{ $name }'
could-be = '{ $name }' could be { $names }
no-such-act = action { $number } is not one of the actions 0 to { $most }
empty-act = the action is empty; expected one of the verbs { $names }
unknown-verb = unknown verb '{ $name }'; expected one of { $names }
verb-alone = '{ $word }' takes no target, but is followed by '{ $text }'
verb-needs-target = '{ $word }' needs a { $kind }, for example '{ $text }'
expected-seat-and-act = expected 'SEAT: ACTION', found '{ $text }'
no-roads = { $game } has no roads to show
no-such-game = there is no game '{ $name }'; the games are { $names }
no-such-scenario = { $game } has no scenario '{ $name }'; it has { $names }
no-such-option = { $game } has no option '{ $name }' in { $place }; it has { $names }
no-such-choice = option { $name } must be { OR($names) }, not '{ $text }'
no-such-seat = { $place } has no seat '{ $name }'; its seats are { $names }
no-such-step = { $game } has no step '{ $step }'
secret-length = the secret has { $number } bytes; it must have { $wanted }

# Files

at = { $place }: { $problem }
other-rules = played under rules version { $text } of { $game }; the version here is { $wanted }
not-whole-json = this is not valid JSON: { $text }
too-deep = this is not a match file: nested too deeply, or a number too long
no-match-file = this is not a match file; expected "format": "{ $text }"
other-format = the format version is { $text }; this program reads versions 1 to { $number }
bad-secret = the secret must be 64 hexadecimal digits or null
bad-earlier = each earlier secret needs the number of the entry up to which it was used, its commitment and its 64 hexadecimal digits; list the oldest first
bad-ended = "ended" must give the winners and the reason: seats that resigned, or an agreed draw
bad-log = "log" must be a list of strings like "SEAT: ACTION"
other-position = the log leads to a different position from the saved one
must-be-text = "{ $name }" must be a string, not { $text }
must-be-table = "{ $name }" must be an object whose values are strings, not { $text }
no-record = this is not a match record; expected [Game "..."] in the first lines
other-hash = the actions lead to a different position from the one in the Hash tag
bad-secret-tag = the Secret tag must hold 64 hexadecimal digits
expected-tag = expected a tag like [Game "friedrich"], found '{ $text }'
second-tag = the tag { $name } appears twice; only one is allowed
unknown-tag = unknown tag { $name }; the tags are { $names }
comment-not-begun = a comment is closed here that was never opened
comment-not-ended = a comment is opened here that is never closed

# Checking a match

secret-not-revealed = the secret has not been revealed, so dice and draws cannot be checked
secret-not-committed = the secret does not match the commitment published before the first action
chance-unfair = entry { $entry }: the log has '{ $text }', but the secret gives '{ $right }'
chance-not-asked = no die roll or draw is due here
entry-wrong = entry { $entry }: { $problem }
replay-elsewhere = the replay ends in a different position

# Data files of a game

no-such-section = the rules have no section { $name }
named-twice = { $name } is listed twice
expected-columns = expected the columns { $names }
expected-values = expected { $number } values
expected-number-below = { $name } must be a number below { $number }, not '{ $text }'
not-whole-toml = { $text }
data-lacks = { $name } is missing
data-value = { $kind }: { $name } must be a word, a whole number of 0 or more, or as many numbers as the rules require, not '{ $text }'
word-missing = a word is missing; expected { OR($names) }
word-wrong = '{ $text }' is not one of { $names }
word-too-many = unexpected word '{ $text }'
number-wanted = expected a number, not '{ $text }'
place-missing = expected exactly one place
no-such-side = '{ $name }' is not one of { $names }
no-hit = '{ $text }' is not a loss; expected a power ({ $names }), then = and a number
no-such-region = there is no region '{ $name }'

# How it is put

with-rule = rule { $rule }: { $text }
result = { COUNT($seats) ->
    [0] no winner ({ $why }; rule { $rule })
   *[other] { $seats } won ({ $why }; rule { $rule })
}
result-by-players = { $seats } won ({ $why })
resigned = { $seats } resigned
draw-agreed = the players agreed to a draw
list-comma = |, |
list-and = | and |
list-or = | or |
seat-chance = chance

# Texts themselves

no-such-language = there are no texts in '{ $name }'; the languages are { $names }
bad-text-file = { $place }: { $text }
bad-text = text '{ $name }': { $text }
no-such-text = there is no text for '{ $name }'

# Lessons

no-positions = positions of { $game } cannot be set up by hand
no-such-lesson = { $game } has no lesson '{ $name }'; it has { $names }
data-unknown = unknown name '{ $name }'; expected { OR($names) }
bad-position = { $text }
lesson-left = action { $number }, '{ $text }', does not follow the lesson
lesson-not-asked = the learner has no decision to make here; { $seats } must decide
lesson-way-within = '{ $text }' ends a variation in which another variation has already ended
lesson-never-offered = '{ $text }' is not available at any point in this step
