# What the command line says.

# Problems

export-exists = { $path } exists; an export does not overwrite
build-broken = the build in { $compiled } does not run: { $last }
expected-command = expected: { $text }
option-form = an option is given as NAME=VALUE, not '{ $text }'
option-given-twice = option { $name } is given twice
no-such-folder = { $out }: there is no such folder
saved-match-own-options = a saved match has its own scenario and options; leave --scenario and --option out
acts-range = the match has acts 1 to { $number }, not { $first } to { $last }
no-section = { $game } has no section '{ $name }'; it has { $names }
data-or-database = --data and --database exclude each other
no-database = there is no database in { $folder }; name its folder with --data
port-range = a port is a number from 0 to 65535, not { $port }
workers-range = the computers need 1 to 256 workers, not { $workers }
processes-range = the service runs in 1 to { $most } processes, not { $processes }
processes-not-here = several processes are not possible on this system; leave --processes out
drain-range = a service goes on for 0 to 3600 seconds after it was told to end, not { $seconds }
pause-range = a pause lasts 0 to 60 seconds, not { $pause }
other-game = { $path }: this is a match of { $name }, not of { $wanted }
no-secret = { $path }: it has no secret, so that dice and draws cannot go on
file-name-wrong = the name of a file cannot have control characters
over-see-help = the game is over; 'help' lists what can still be done
why-what = why what? Name an act, a place, a piece or a card
roads-needs-place = roads needs the name of a place
undo-what = undo, or 'undo all' for a whole move, not 'undo { $text }'
auto-on-or-off = auto is on or off, not '{ $text }'
auto-not-with-several = several people sit at this keyboard: an answer given before it is handed over would tell the others that there was nothing to choose
log-needs-number = log needs a number from 1 on, not '{ $text }'
save-needs-file = save needs the name of a file
load-needs-file = load needs the name of a file
no-section-here = there is no section '{ $text }'; 'rules' lists them
no-choice-number = there is no choice { $text }; an empty line lists the choices
exists-left-alone = { $path } exists and is no match file of { $name }; it is left alone
unwritable-name = { $path }: cannot be written: a name in the match is no proper text
usage = { $message } ('{ $prog } --help' explains more)
interrupted = interrupted

# Match files

told-only = only { $seat }
told-all-but = all but { $seat }
show-game = { $game }, rules version { $text }
show-scenario = Scenario: { $scenario } ({ $name })
show-options = Options: { $names }
show-no-options = Options: none
show-seat = Seat: { $seat }: { $name }
show-commitment = Commitment: { $text }
show-result = Result: { $text }
show-unfinished = still being played
show-position = Position: after act { $number } of { $most }: { $heading }
verified = { $path }: OK, { $number } entries, dice and draws fit the secret, hash { $text }
player = player
scenarios = Scenarios
scenario-seats = seats: { $seats }
options = Options (the first value is the default)
option-only-in = only in { $names }

# Stored matches

stored-as = { $path }: stored as { $id }
exported = { $path }: { $number } entries
backed-up = { $path }: { $number } bytes
matches-good = { $number } of { $most } matches are good under these rules
upgrade-moves = { $id }  { $game }: begun by rules version { $text }; leads to the same positions by { $wanted } and would be moved on to it
upgrade-moved = { $id }  { $game }: begun by rules version { $text }; moved on to { $wanted }
upgrade-breaks = { $id }  { $game }: begun by rules version { $text }; cannot be gone on with here: { $why }. Its players can read it, take a copy, resign, or agree to a draw
upgrade-would = { $number } matches run: { $plays } play on ({ $older } of them by older rules of their own), { $moves } would be moved on, { $breaks } could not be gone on with. Nothing has been changed.
upgrade-done = { $number } matches run: { $plays } play on ({ $older } of them by older rules of their own), { $moves } have been moved on, { $breaks } cannot be gone on with.
entry-elsewhere = at entry { $entry } these rules lead to another position

# The text table

welcome = { $game }, { $scenario }. 'help' explains what you can type.
pass-keyboard = Pass the keyboard to { $seat }, who presses Enter.
nothing-to-choose = Nothing to choose: { $text }.
phases-alone = Nothing more could be done in { $phases }, so that ended by itself.
say-it-again = To do it all the same, say it again: { $text }.
game-over-now = The game is over.
still-possible = You can still save, look at the board, the log and the rules, undo, or quit.
no-act-see-help = { $problem }; 'help' lists what can be typed
no-act-or-target = '{ $text }' is no act and nothing that an act could point at
allowed = allowed
allowed-are = allowed: { $names }
table-answers = The table answers for you where you have nothing to choose.
table-does-not-answer = The table does not answer for you where you have nothing to choose.
nothing-happened = Nothing has happened yet.
cannot-be-taken-back = it cannot be taken back: { $why }
taken-back = Taken back.
saved-in = Saved in { $path }.
loaded = Loaded { $path }. At this keyboard: { $seats }.
play-help =
    An act is chosen by its number, by its text ('{ $act }', or '{ $text }' as records have it), by the name it points
    at ('{ $target }'), or by the beginning of these, as long as only one act on offer fits. An empty line lists the
    choices again.

    - why NAME: may I? Which rule is against it? NAME is an act, a place, a piece or a card
    - board: the position, as you may know it
    - roads PLACE: where its roads lead, and who stands there
    - log [N]: the last N things that happened (20)
    - undo [all]: take your last action back, or the whole move, unless dice, cards or another player have answered it
    - auto [on|off]: the table answers for you where you have nothing to choose; not with several people at one keyboard
    - save FILE: save the match; as a written record if the name ends in .grog
    - load FILE: go on with a saved match of this game
    - rules [SECTION]: the sections of the rules, or the text of one
    - help: this text
    - quit: leave the table; what is not saved is lost

# Rules and their tests

worked-examples = Worked examples
sections-without-test = Sections without a test: { $names }
tests-held = { $number ->
    [0] no test
    [one] 1 test
   *[other] { $number } tests
}
no-test-folder = There is no folder { $path }, so the tests are not listed.
no-pytest = pytest is not installed, so the tests are not listed.
tests-unread = { $name } could not be read, so its tests are missing.
no-such-command = there is no command '{ $name }'; the commands are { $names }; 'grognard --help' explains them
command-missing = a command is missing; the commands are { $names }; 'grognard --help' explains them
language-missing = --language needs one of { $names }

# Random games

fuzz-broken = { $name }, seed { $seed }, { $place }: { $text }
fuzz-written = written to { $path }
fuzz-whole = { $name }: { $number ->
    [one] one game
   *[other] { $number } games
} with { $acts } acts in { $seconds } s, nothing broken
fuzz-hidden = something was hidden, and imagined differently, at { $number } of { $most } points looked at

# Measures

bench-where = { $text }; one core
bench-plain = plain
bench-compiled = compiled
bench-ratio = ratio
bench-games = random games a second
bench-acts = acts a second
bench-copies = copies a second
bench-copy = microseconds a copy
bench-imaginations = imaginations a second
bench-state = bytes a state
bench-memory = peak memory of the process, MiB
bench-steps = steps a second
bench-step = microseconds a step
bench-observation = of these for the observation
bench-observation-size = numbers an observation
bench-decision = microseconds a decision by rules
bench-late-decision = ms, 99 of 100 decisions
bench-slowest-decision = ms, the slowest decision
bench-playouts = playouts to the end a second
bench-table-load = { $matches } live matches, nodes: { $nodes }, processes in each: { $processes }, two seats each on loopback sockets, { $cores } cores shared with the clients, { $seconds } seconds
bench-answers = { $answers } answers to questions of which others cannot know whether there was a choice: a classifier of their times is right in { $right }% (the aim is at most 55%, guessing is 50%)
bench-answers-kind = { $kind }: { $right }%, with { $free } answers by choice and { $forced } without one
bench-table-delay = an act stored and seen by the other seat: p50 { $p50_ms } ms, p95 { $p95_ms } ms, p99 { $p99_ms } ms, worst { $worst_ms } ms
bench-table-rate = acts a second: { $acts_per_second } ({ $acts } measured, { $refused } refused)
bench-table-time = processor time: { $cpu_ms_per_act } ms an act for the service, { $client_ms_per_act } ms for the clients
bench-table-memory = memory of the service: { $memory_mib } MiB; file size per act: { $file_bytes_per_act } bytes
bench-lobby-load = { $stored } matches stored, { $requests } requests of each kind one after the other
bench-lobby-stranger = the lobby for strangers: p50 { $stranger_p50_ms } ms, p95 { $stranger_p95_ms } ms, processor time { $stranger_cpu_ms } ms
bench-lobby-person = the lobby for people who come for the first time: p50 { $person_p50_ms } ms, p95 { $person_p95_ms } ms, processor time { $person_cpu_ms } ms
faults-load = { $kills } times SIGKILL in { $seconds } seconds under the load of { $matches } matches
faults-found = { $confirmed } acts were confirmed, { $lost } of them lost; { $unsure } were under way when the service was killed; { $broken } faults in the stored matches
