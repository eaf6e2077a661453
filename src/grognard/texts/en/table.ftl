# What the web service says.

invite-used = { $seat } is taken: this invite has been used
invite-expired = this invite has expired. Ask for a new one
invite-wrong = this invite link is wrong. Ask for a new one
nobody-known = nobody is known here yet: POST /api/me makes a guest
bad-name = please choose another name; it must not read like { OR($names) }
name-of-host = please choose another name; this one reads like that of the host or of the service
name-letters = please choose another name; it is made of letters, digits, spaces and { $text }
name-scripts = please choose another name; its letters must be of one alphabet
registered-already = you are registered already, as { $name }
name-taken = the name { $name } is taken, or looks like one that is; please choose another
too-many-passwords = too many wrong passwords; wait a few minutes and try again
wrong-password = the name or the password is wrong
too-many-passwords-waiting = too many passwords at once; wait a moment and try again
too-many-players = too many new players from your address; try again later
table-full = the table is full: too many pages are open here. Try again later
too-many-pages = you have too many pages open; close some of them
too-many-messages = too many messages at once; the page is closed
message-type = a message has a type: act, undo, why, chat or ping
only-seated-talk = only who sits in the match can talk
nothing-to-say = there is nothing to say in it
message-object = a message is a JSON object like {"{"}"type": "ping"{"}"}
match-over = the match is over
no-hints = nobody is given hints at this table
no-question = you are not asked anything just now
too-many-hints = you have asked the computers very often; wait a little
nobody-asked-then = nobody was asked at that point
over-by-then = the game was over by then
chances-of-sides = Chances to win, in percent
no-advice = no computer can advise just now
too-many-of-yours-think = your opponents have many decisions to think about already; the Officer needs no time and is free
too-many-think = too many opponents are thinking here just now; the Officer needs no time and is free
no-set-up = a set-up is suggested only where one is asked for
not-your-seat = { $seat } is not your seat
match-private = this match is private. Ask its players for an invite link
session-ended = you have logged out here, or in as somebody else. Load the page again to go on
no-seat-number = there is no seat { $number }; the seats are 0 to { $most }
no-verb = there is no verb '{ $name }' in { $game }
verb-without-target = '{ $word }' stands alone, without a target
verb-needs-number = '{ $word }' needs a { $kind } from 0 to { $most }
too-many-requests = too many requests at once; wait a moment
too-many-notes = you can keep notes on { $number } matches of others; delete some of them first
too-many-notes-of-all = spectators keep too many notes here; only players can keep new ones
too-many-replays = you are asking for too many past positions at once; wait a moment and try again
too-many-replays-of-all = too many past positions are being computed here just now; wait a moment and try again
too-many-acts-replayed = you have looked back at matches very often; try again in { $number } { $number ->
    [one] second
   *[other] seconds
}
cross-site = this request did not come from a page of this table
too-long = the request is too long; at most { $number } bytes are read
no-such-match = there is no such match
match-unplayable = this match cannot be opened here: { $problem }
other-rules-wait = { $number } running matches are of other rules than these; what becomes of them says: { $text }
log-stops = these rules do not go on from an entry of its log
rules-stopped = the rules stop in the middle of its log ({ $text })
untold = (this version has no words for it)
token-needed = a program's token is needed, in the header 'Authorization: Bearer ...'; this one is missing, wrong or revoked
token-ended = this token has been revoked, or replaced by a new one
token-in-address = a token does not belong into an address, which others can read. Revoke it, and send the next one in the header 'Authorization: Bearer ...'
not-for-programs = a program's token is good below { $text } only
message-not-for-programs = this message is for people; a program sends act, why or ping
guests-no-programs = only registered players can have programs; choose a name first
too-many-programs = you have { $number } programs already; revoke one of them first
no-such-program = you have no such program
too-many-matches = you have begun too many matches; finish some of them first
match-points = the match has points from 0 to { $most }
match-running = the match is still running; it can be exported when it is over
copy-taken = I have taken a copy of this match, which shows all that was hidden.
course-when-over = the course of a match can be seen when it is over
rematch-when-over = there can be a rematch when the match is over
only-maker-sees-invites = only who made the match can see its invite links
nothing-here = there is nothing at this address
no-seat-in-match = there is no seat { $number } in this match
seated-already = you already sit in this match as { $seat }
seated-by-program = you, or a program of yours, already have a seat in this match: { $seat }
no-programs = this table does not allow programs
seat-lent = you have a seat in this match already: you have left { $seat } to a computer, and may take it back
seat-given-up = you have given up { $seat } in this match, and take no other seat in it
invite-for = this invite is for { $seat }
which-seat = say which seat you want to take
invite-needed = { $seat } can be taken with an invite link only
seat-taken = { $seat } is taken
played-by-computer = { $seat } is already played by a computer
only-maker-gives = only who made the match can give a free seat to a computer
not-asked-now = { $seat } is not asked for a decision now
has-time-until = { $seat } has time for this decision until { $time }
not-left = { $seat } is not a seat that you have left
only-maker-invites = only who made the match can invite
only-maker-shows = only who made the match can make it private, or public again
only-seated-vote = only who sits in the match can vote to end it
no-proposal = nobody proposes to go back
only-seated = only who sits in the match can do this
broken = something went wrong here; it has been written down
database-away = the database does not answer at the moment. Nothing that was confirmed is lost; try again soon

# Input that cannot be read

body-no-object = the body must be a JSON object
no-such-field = there is no field '{ $name }' here
wrong-field = { $name } { $wrong }
wrong-entry = an entry of { $name } { $wrong }
wrong-body = the body { $wrong }
is-missing = is missing
is-empty = must not be empty
is-no-text = must be a text
is-too-short = must be at least { $min_length } letters long
is-too-long = must be at most { $max_length } letters long
has-wrong-letters = has letters that cannot be in it
has-unstorable-letters = has letters that cannot be stored
is-not-among = must be { OR($names) }
has-too-many = must have at most { $max_length } entries
is-no-list = must be a list, like []
is-no-object = must be an object, like {"{}"}
is-too-little = must be { $ge } or more
is-too-much = must be { $le } or less
is-no-number = must be a whole number
is-no-truth = must be true or false
is-not-right = is not right
is-no-seat = must be the name of a seat, or its number from 0 to 15
is-no-pace = must be live, or the days for a decision, from 1 to 14
is-no-act = must be the number of an act, or its text
names-no-act = must name an act: either act, or verb with its target
is-no-mark = must be a number or a text
method-wrong = this cannot be done at this address

# At the table

position-changed = the position has changed meanwhile; here is the new one
looking-on = you are looking on
in-the-past = this is the past
went-back = the table went back to: { $heading }. Acts taken back: { $number }.
has-unshowable-letters = has letters that cannot be shown
all-agreed = all players agreed to end the match
has-resigned = { $seat } has resigned
computer = Computer ({ $bot })
program = Program { $name }
program-of = Program { $name } of { $who }

# Problems

no-match-listed = there is no match '{ $match }'; 'grognard admin list' lists them
match-ended = { $id }: the match has been ended
match-over-already = { $id }: the match is over already
acted-meanwhile = { $id }: somebody acted at the same moment; try again
backup-exists = { $path } exists; a backup does not overwrite
database-no-answer = the database { $place } does not answer: { $problem }
nothing-done-there = { $id }: nothing has been done yet
cannot-be-written = { $path }: cannot be written: { $text }
matches-given-up = { $number } of { $matches } matches were given up: '{ $failed }'
nodes-range = the number of nodes goes from 1 to { $most }, not { $nodes }
nodes-need-database = several nodes need a database that they share: --database postgresql://USER@HOST/NAME
page-lost = a page has lost its connection: '{ $text }'
matches-range = from 1 to { $most_matches } matches can be measured, not { $matches }
stored-range = from 100 to { $most } stored matches can be measured, not { $number }
seconds-range = it can be measured for up to { $most_seconds } seconds, not { $seconds }
too-few-answers = too few answers were measured: give it more time with --seconds
game-too-long = after { $most_acts } acts the game is not over
no-chromium = there is no Chromium; run: apt-get install chromium (or name it in GROGNARD_CHROMIUM)
browser-not-built = the browser table is not built; run: make web
service-refuses = the service refuses: { $text }
no-playwright = the browser is driven by Playwright, which is missing; run: pip install playwright
service-silent = the service does not answer
service-not-started = the service does not start; { $number } says why
service-answered = { $method } { $path }: { $status } { $text }
database-url-scheme = a database URL begins with postgresql://, not { $drivername }://
folder-cannot-be-made = the folder { $folder } cannot be made: { $text }
database-url-unread = the database URL cannot be read; expected postgresql://USER@HOST/NAME
database-url-unusable = the database URL cannot be used: { $problem }
database-unusable = the database { $place } cannot be used: { $problem }
kills-range = the service can be killed 1 to { $most_kills } times, not { $kills }
no-such-limit = there is no limit '{ $name }'; the limits are { $names }
limit-not-positive = the limit { $name } must be above 0, not { $value }
limit-needs-number = the limit { $name } needs a number, not '{ $value }'
seat-for = a seat is for me, open, link or bot:NAME, not '{ $what }'
one-seat-for-person = at least one seat must be for a person: me, open or link
database-newer = the database has version { $found }, written by a newer Grognard; this one knows version { $text }
database-not-upgraded = the database cannot be brought up to date: { $orig }
no-such-opponent = there is no computer opponent '{ $bot }'; there are { $names }
cannot-listen = cannot listen on { $host }, port { $port }: { $why }
file-too-long = { $path }: { $size } bytes is too long for a match file; at most { $most_bytes } are read
no-ordinary-file = { $path }: cannot be read: it is no ordinary file
cannot-be-read = { $path }: cannot be read: { $text }
no-utf-8 = { $path }:{ $line }: byte { $start } is not UTF-8 text; expected a match file
bot-chose-illegal = the bot { $name } chose '{ $text }': { $refusal }
no-such-budget = '{ $text }' is no budget; write a number of playouts, such as 200, or of seconds, such as 1.5s
weights-of-another-game = { $path }: these weights belong to the act space { $text } or to other numbers; wanted is { $wanted }. Fit them anew
no-such-bot = there is no bot '{ $name }'; the bots are { $names }
expected-seat-bot = expected SEAT=BOT with a seat of { $names }, not '{ $text }'
no-such-opponent-here = { $game } has no computer opponent '{ $name }'; it has { $names }
ended-by-host = { $text }
host-has-ended = the host has ended the match
port-taken = { $text }; if it is not Grognard that runs there, choose another port (make play PORT=N, --port N)

# The host

serves = Grognard serves { $text }
kept-in = Everything is kept in { $place }
few-files = This system lets it open { $number } files, and its limits need { $most }: allow more (ulimit -n, LimitNOFILE of systemd), or set the limits sockets and connections lower
no-public-address = the address '{ $text }' is not of the form https://table.example.org
page-not-built = The service runs, but the browser files are not built. { $text } builds them.
no-such-file = There is no such file.
listed-match = { $id }  { $name }  { $status }  { $number } entries  { $time }  { $heading }  ({ $names })
no-matches-stored = no matches are stored
back-to-point = { $id }: back to point { $number }, { $heading }
ended-now = { $id }: ended
listed-program = { $name }  program { $program }  made { $time }  last here { $used }
never-here = never
no-programs-stored = nobody has a program
no-player-listed = there is no player '{ $name }'; 'grognard admin programs' lists those who have programs
no-program-listed = { $name } has no program '{ $program }'; 'grognard admin programs' lists them
programs-revoked = { $name }: programs revoked: { $number }
private-now = { $id }: private now
other-count = its row counts { $number } entries, its log has { $most }
other-standing = its row says { $row }; its log { $log }
status-running = running
status-finished = finished
status-ended = ended
kind-open = open
kind-link = link

# People

guest = Guest
guest-name = Guest { $number }
your-turn = { $game }: it is your turn as { $seat }.
rematch = { $game }: { $name } would like a rematch. Your seat as { $seat } is kept for you.
made-private = { $game }: { $name } has made your match private. Others do not look on any more.
made-public = { $game }: { $name } has made your match public. Anyone may look on.
two-seats-by-login = { $game }: { $name } has logged in and had two seats in this match. A computer now plays { $seat }.

# Computer opponents: `text` says what to expect of them, `short` stands beside the word Computer

bot-random = Recruit
    .text = does anything that is allowed: for looking around
    .short = Recruit
bot-rules = Officer
    .text = plays by rules of thumb, at once
    .short = Officer
bot-general = General
    .text = thinks ahead for a second before each decision
    .short = General
bot-marshal = Marshal
    .text = thinks ahead for five seconds before each decision
    .short = Marshal
