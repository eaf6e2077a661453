# What the command line says.

# Problems

export-exists = { $path } already exists; an export does not overwrite files
build-broken = the build in { $compiled } does not run: { $last }
expected-command = expected: { $text }
option-form = an option has the form NAME=VALUE, not '{ $text }'
option-given-twice = option { $name } is given twice
no-such-folder = { $out }: this folder does not exist
saved-match-own-options = a saved match has its own scenario and options; omit --scenario and --option
acts-range = the match has actions 1 to { $number }, not { $first } to { $last }
no-section = { $game } has no section '{ $name }'; it has { $names }
data-or-database = use either --data or --database, not both
no-database = there is no database in { $folder }; give its folder with --data
port-range = a port is a number from 0 to 65535, not { $port }
workers-range = the number of workers must be from 1 to 256, not { $workers }
processes-range = the number of processes must be from 1 to { $most }, not { $processes }
processes-not-here = this system does not support several processes; omit --processes
drain-range = the drain time must be from 0 to 3600 seconds, not { $seconds }
pause-range = a pause must be from 0 to 60 seconds, not { $pause }
other-game = { $path }: this is a match of { $name }, not of { $wanted }
no-secret = { $path }: the secret is missing, so dice and draws cannot continue
file-name-wrong = a file name must not contain control characters
over-see-help = the game is over; 'help' lists what can still be done
why-what = 'why' needs the name of an action, a place, a piece or a card
roads-needs-place = 'roads' needs the name of a place
undo-what = expected 'undo', or 'undo all' for a whole move, not 'undo { $text }'
auto-on-or-off = 'auto' must be on or off, not '{ $text }'
auto-not-with-several = 'auto' is not available with several people at one keyboard: it would tell the others that you had no choice
log-needs-number = 'log' needs a number of 1 or more, not '{ $text }'
save-needs-file = 'save' needs a file name
load-needs-file = 'load' needs a file name
no-section-here = there is no section '{ $text }'; 'rules' lists them
no-choice-number = there is no choice { $text }; an empty line lists the choices
exists-left-alone = { $path } exists and is not a match file of { $name }; it has not been overwritten
unwritable-name = { $path }: cannot be written: a name in the match is not valid text
usage = { $message } (see '{ $prog } --help')
interrupted = interrupted

# Translations

no-language-code = a language has a code of two or three small letters, such as 'hu', not '{ $name }'
translate-which-game = --forms needs a game, for example '--forms hu friedrich'
translate-unknown = { $place }: '{ $name }' does not exist in English
translate-file = { $path }: { $number } of { $most } texts are missing
translate-summary = { $name }: { $number } of { $most } texts ({ $state })
translate-complete = complete
translate-growing = growing

# Match files

told-only = only { $seat }
told-all-but = everyone but { $seat }
show-game = { $game }, rules version { $text }
show-scenario = Scenario: { $scenario } ({ $name })
show-options = Options: { $names }
show-no-options = Options: none
show-seat = Seat: { $seat }: { $name }
show-commitment = Commitment: { $text }
show-result = Result: { $text }
show-unfinished = still being played
show-position = Position: after action { $number } of { $most }: { $heading }
verified = { $path }: OK, { $number } entries, dice and draws match the secret, hash { $text }
player = player
scenarios = Scenarios
scenario-seats = seats: { $seats }
options = Options (the first value is the default)
option-only-in = only in { $names }

# Stored matches

stored-as = { $path }: stored as { $id }
exported = { $path }: { $number } entries
backed-up = { $path }: { $number } bytes
matches-good = { $number } of { $most } matches are valid under these rules
upgrade-moves = { $id }  { $game }: begun under rules version { $text }; version { $wanted } leads to the same positions, and the match would be upgraded to it
upgrade-moved = { $id }  { $game }: begun under rules version { $text }; upgraded to { $wanted }
upgrade-breaks = { $id }  { $game }: begun under rules version { $text }; cannot be continued under these rules: { $why }. Its players can read it, take a copy, resign, or agree to a draw
upgrade-would = Running matches: { $number }. Can continue unchanged: { $plays } (under older rules of their own: { $older }); would be upgraded: { $moves }; could not be continued: { $breaks }. No match has been changed.
upgrade-done = Running matches: { $number }. Can continue unchanged: { $plays } (under older rules of their own: { $older }); upgraded: { $moves }; cannot be continued: { $breaks }.
entry-elsewhere = at entry { $entry } these rules lead to a different position

# The text table

welcome = { $game }, { $scenario }. Type 'help' for a list of commands.
pass-keyboard = Pass the keyboard to { $seat }, then press Enter.
nothing-to-choose = Played automatically: { $text }.
phases-alone = { $phases } ended automatically: there was nothing left to do.
say-it-again = To do it anyway, type it again: { $text }.
game-over-now = The game is over.
still-possible = You can still save, look at the board, the log and the rules, undo, or quit.
no-act-see-help = { $problem }; 'help' lists what you can type
no-act-or-target = '{ $text }' is neither an action nor the target of one
allowed = allowed
allowed-are = allowed: { $names }
table-answers = When you have only one choice, it is played automatically.
table-does-not-answer = When you have only one choice, you are asked anyway.
nothing-happened = Nothing has happened yet.
cannot-be-taken-back = this cannot be undone: { $why }
taken-back = Undone.
saved-in = Saved in { $path }.
loaded = Loaded { $path }. At this keyboard: { $seats }.
play-help =
    Choose an action by its number, by its text ('{ $act }', or '{ $text }' as in records), by the name of its target
    ('{ $target }'), or by the beginning of one of these, as long as only one available action matches. An empty line
    lists the choices again.

    - why NAME: is this allowed, and if not, which rule forbids it? NAME is an action, a place, a piece or a card
    - board: the position, as far as you may see it
    - roads PLACE: where its roads lead, and which pieces are there
    - log [N]: the last N events (20)
    - undo [all]: undo your last action, or the whole move, unless dice, cards or another player have followed it
    - auto [on|off]: play automatically when you have only one choice; not with several people at one keyboard
    - save FILE: save the match; as a written record if the name ends in .grog
    - load FILE: continue a saved match of this game
    - rules [SECTION]: the sections of the rules, or the text of one
    - help: this text
    - quit: leave the table; anything you have not saved is lost

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
tests-unread = { $name } could not be read, so its tests are not listed.
no-such-command = there is no command '{ $name }'; the commands are { $names }; see 'grognard --help'
command-missing = a command is missing; the commands are { $names }; see 'grognard --help'
language-missing = --language needs one of { $names }

# Random games

fuzz-broken = { $name }, seed { $seed }, { $place }: { $text }
fuzz-written = written to { $path }
fuzz-whole = { $name }: { $number ->
    [one] one game
   *[other] { $number } games
} with { $acts } actions in { $seconds } s, no failures
fuzz-hidden = hidden information was present, and was sampled differently, at { $number } of the { $most } points examined

# Measures

bench-where = { $text }; one core
bench-plain = plain
bench-compiled = compiled
bench-ratio = ratio
bench-games = random games per second
bench-acts = actions per second
bench-copies = copies per second
bench-copy = microseconds per copy
bench-imaginations = determinizations per second
bench-state = bytes per state
bench-memory = peak memory of the process, MiB
bench-steps = steps per second
bench-step = microseconds per step
bench-observation = of which for the observation
bench-vector-steps = steps per second, vectorised
bench-observation-size = numbers per observation
bench-decision = microseconds per decision by rules of thumb
bench-late-decision = ms, 99th percentile of decisions
bench-slowest-decision = ms, the slowest decision
bench-playouts = playouts to the end per second
bench-table-load = { $matches } live matches, nodes: { $nodes }, processes on each: { $processes }, two seats per match on loopback sockets, { $cores } cores shared with the clients, { $seconds } seconds
bench-answers = { $answers } answers to questions where other players must not learn whether there was a choice: a classifier of their times is right in { $right }% of cases (the target is at most 55%, guessing gives 50%)
bench-answers-kind = { $kind }: { $right }%, with { $free } answers by choice and { $forced } without a choice
bench-table-delay = time until an action is stored and seen by the other seat: p50 { $p50_ms } ms, p95 { $p95_ms } ms, p99 { $p99_ms } ms, worst { $worst_ms } ms
bench-table-rate = actions per second: { $acts_per_second } ({ $acts } measured, { $refused } refused)
bench-table-time = CPU time per action: { $cpu_ms_per_act } ms for the service, { $client_ms_per_act } ms for the clients
bench-table-memory = memory of the service: { $memory_mib } MiB; file size per action: { $file_bytes_per_act } bytes
bench-lobby-load = { $stored } stored matches, { $requests } requests of each kind, one after another
bench-lobby-stranger = the lobby for anonymous visitors: p50 { $stranger_p50_ms } ms, p95 { $stranger_p95_ms } ms, CPU time { $stranger_cpu_ms } ms
bench-lobby-person = the lobby for new visitors: p50 { $person_p50_ms } ms, p95 { $person_p95_ms } ms, CPU time { $person_cpu_ms } ms
faults-load = SIGKILL { $kills } times in { $seconds } seconds under the load of { $matches } matches
faults-found = { $confirmed } actions were confirmed, { $lost } of them lost; { $unsure } were in progress when the service was killed; { $broken } faults in the stored matches
