# What --help says, and what is said of words after a command that cannot be read.

help-about = Historical card-driven wargames with complete rules.
help-commands = commands:
help-more = 'grognard COMMAND --help' explains a command.
help-usage = usage:
help-arguments = positional arguments
help-options = options
help-help = show this help message and exit
help-version = show program's version number and exit
help-language = the language of all that is said ({ $text }); stands anywhere

# Commands

command-games = list the games with their scenarios, seats and options
command-play = play a game as text, line by line
command-serve = serve the table in the browser
command-admin = list, export, import, show, undo, end, verify, back up, upgrade stored matches
command-replay = tell the story of a match file
command-show = show a match file: tags, result and board
command-verify = replay match files and check every act, die and draw
command-rules = print the rules and the tests that hold each section
command-fuzz = play random games and check that everything holds
command-arena = let two computer opponents play each other, and say what it proves
command-bench = measure the speed of a game, the service or the page

# What stands for a value

value-command = COMMAND
value-game = GAME
value-name = NAME
value-name-value = NAME=VALUE
value-file = FILE
value-folder = DIR
value-section = SECTION
value-action = ACTION
value-id-or-file = ID or FILE
value-address = ADDRESS
value-text = TEXT
value-language = LANGUAGE

# Arguments

help-game = the name of a game
help-match-file = a match file
help-match-files = match files
help-play-scenario = a scenario of it (default: its first)
help-play-option = a switch of the rules; may be repeated
help-play-seat = play this seat (default: the first); may be repeated
help-play-hot-seat = play all seats at this keyboard
help-play-opponent = who plays the other seats: rules or random (default: the best)
help-play-seed = make dice, draws and bots repeatable
help-play-load = go on with a saved match
help-serve-host = listen on this address (127.0.0.1)
help-serve-port = listen on this port (8000; 0: any)
help-serve-url = the address under which people find the table, such as https://table.example.org
help-serve-open = open the table in a browser
help-serve-limit = set a limit; docs/hosting.md lists them
help-serve-processes = processes that serve matches; more than one where there are cores to spare (1)
help-serve-workers = processes in which computer opponents think
help-serve-pause = seconds for a decision of a computer (0.1)
help-serve-answer-pause = seconds, and up to as many more, that every answer takes at least where others cannot know whether there was a choice (0.75); 0: no answer is held back
help-serve-drain = seconds for which it goes on serving after SIGTERM, while /readyz says 503 (0)
help-serve-notify = run this for every notice; it gets JSON on its input
help-data = the folder of the database (~/.local/share/grognard)
help-database = a PostgreSQL database: postgresql://USER@HOST/NAME
help-admin-names = matches, or files
help-admin-record = export: a written record, not JSON
help-admin-seat = show: what this seat may know (default: what everybody may)
help-admin-at = show: after N acts (default: now)
help-admin-keep = undo: keep N acts (default: all but the last)
help-admin-check = upgrade: only say what becomes of running matches
help-admin-why = end: the reason
help-replay-from = begin with act N
help-replay-to = end with act N
help-replay-seat = what this seat knew (default: what everybody knew)
help-replay-all = everything, secrets included
help-show-at = the position after N acts (default: the last)
help-show-seat = what this seat may know (default: what everybody may)
help-rules-section = only this section
help-rules-tests = the folder of the tests (default: ./tests)
help-rules-strict = exit status 1 if a section has no test
help-fuzz-games = play N games (default: 20)
help-fuzz-seconds = begin no game after S seconds
help-fuzz-seed = the seed of the first game (default: 1)
help-fuzz-scenario = only this scenario (default: all)
help-fuzz-out = where a failing match is written
help-arena-names = a game, and two opponents: random, rules, or another that it has
help-arena-games = at most N games, an even number (100)
help-arena-until-sure = stop as soon as it is sure whether A's share of the win is above or below the aim
help-arena-aim = the share of the win to be sure of (0.5)
help-arena-cluster = play on the Ray cluster at this address; auto: the one that runs here
help-arena-processes = play in so many processes (as many as there are processors)
help-arena-seed = the seed from which all chance follows (1)
help-arena-out = the results file, which is gone on with if it is there; of a ladder, the folder of its files
help-arena-record = write decisions for learning into this folder
help-arena-report = write a page with plots, and beside it a folder with the most telling games
help-arena-ladder = all opponents against each other, and a table
help-arena-verify = replay the games of a results file and check them
help-arena-again = with --verify: let the opponents play N of its games again
help-bench-game = a game, 'table' (the web service), 'lobby' (its lists), 'browser' (the page) or 'view' (what it shows, in clicks and pixels)
help-bench-seconds = measure for S seconds (10)
help-bench-envs = measure observations and masks for learning, too
help-bench-bots = measure how fast the opponent by rules of thumb decides and plays games to their ends
help-bench-scenario = the scenario to measure; the first one by default
help-bench-matches = table: so many live matches (200)
help-bench-rate = table: acts a second in each match (0.5)
help-bench-nodes = table: so many nodes, with --database (1)
help-bench-processes = table: so many processes in each node (1)
help-bench-database = table: in an empty PostgreSQL database
help-bench-whole = table: pages get whole positions, not what has changed
help-bench-stored = lobby: so many stored matches (50000)
help-bench-faults = table: kill the service N times under load
help-bench-answers = table: measure whether the time of an answer tells that there was a choice
help-bench-json = print JSON
help-bench-alone = measure this build only, not the one in build/compiled

# Words that cannot be read

argument-wrong = argument { $argument_name }: { $message }
argument-unknown = unrecognized arguments: { $text }
argument-excluded = not allowed with argument { $text }
argument-without-value = ignored explicit argument '{ $text }'
argument-missing = the following arguments are required: { $text }
argument-needs-value = expected one argument
argument-ambiguous = ambiguous option: { $option } could match { $matches }
argument-no-choice = invalid choice: '{ $value }' (choose from { $choices })
argument-no-value = invalid { $type } value: '{ $value }'
