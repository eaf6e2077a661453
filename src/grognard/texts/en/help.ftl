# What --help says, and what is said of words after a command that cannot be read.

help-about = Historical card-driven wargames with complete rules.
help-commands = commands:
help-more = 'grognard COMMAND --help' explains a command.
help-usage = usage:
help-arguments = positional arguments
help-options = options
help-help = show this help message and exit
help-version = show program's version number and exit
help-language = the language of all output ({ $text }); accepted anywhere on the command line

# Commands

command-games = list the games with their scenarios, seats and options
command-play = play a game in the terminal
command-serve = serve the table in the browser
command-admin = list, export, import, show, undo, end, verify, back up or upgrade stored matches
command-replay = tell the story of a match file
command-show = show a match file: tags, result and board
command-verify = replay match files and check every action, die roll and draw
command-rules = print the rules and the tests that cover each section
command-translate = show how complete the translations are, what one lacks, and the forms of its names
command-fuzz = play random games and check the program's invariants
command-arena = let two computer opponents play each other and evaluate the results
command-train = train a value network for the computer opponents of a game
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
help-play-scenario = a scenario of the game (default: the first)
help-play-option = a rules option; can be repeated
help-play-seat = play this seat (default: the first); can be repeated
help-play-hot-seat = play all seats at this keyboard
help-play-opponent = the opponent for the other seats: rules or random (default: the best)
help-play-seed = make dice, draws and bots repeatable
help-play-load = continue a saved match
help-serve-host = listen on this address (127.0.0.1)
help-serve-port = listen on this port (8000; 0: any)
help-serve-url = the public address of the table, such as https://table.example.org
help-serve-open = open the table in a browser
help-serve-limit = set a limit; docs/hosting.md lists them
help-serve-processes = processes that serve matches; more than one if there are cores to spare (1)
help-serve-workers = processes in which computer opponents think
help-serve-pause = seconds a computer takes for a decision (0.1)
help-serve-answer-pause = minimum seconds for every answer where other players must not learn whether there was a choice, plus a random time up to as long again (0.75); 0: answers are never delayed
help-serve-drain = seconds the service keeps running after SIGTERM, while /readyz returns 503 (0)
help-serve-notify = run this command for every notification; it receives JSON on standard input
help-data = the folder of the database (~/.local/share/grognard)
help-database = a PostgreSQL database: postgresql://USER@HOST/NAME
help-admin-names = matches or files
help-admin-record = export: a written record instead of JSON
help-admin-seat = show: what this seat may know (default: what everyone may know)
help-admin-at = show: after N actions (default: now)
help-admin-keep = undo: keep N actions (default: all but the last)
help-admin-check = upgrade: only report what would become of running matches
help-admin-why = end: the reason
help-replay-from = begin with action N
help-replay-to = end with action N
help-replay-seat = what this seat knew (default: what everyone knew)
help-replay-all = everything, secrets included
help-show-at = the position after N actions (default: the last)
help-show-seat = what this seat may know (default: what everyone may know)
help-rules-section = only this section
help-rules-tests = the folder of the tests (default: ./tests)
help-rules-strict = exit with status 1 if a section has no test
help-translate-missing = list the texts that LANGUAGE lacks, with the English ones
help-translate-forms = list the names of GAME in their forms
help-translate-game = only the texts of this game
help-translate-count = with --missing: only count them, file by file
help-translate-all = with --forms: all forms
help-fuzz-games = play N games (default: 20)
help-fuzz-seconds = start no new game after S seconds
help-fuzz-seed = the seed of the first game (default: 1)
help-fuzz-scenario = only this scenario (default: all)
help-fuzz-out = where a failing match is written
help-arena-names = a game, and two opponents: random, rules, another opponent of the game, or module:Class
help-arena-games = at most N games; must be even (100)
help-arena-until-sure = stop as soon as A's share of wins is significantly above or below the aim
help-arena-aim = the share of wins to compare with (0.5)
help-arena-cluster = play on the Ray cluster at this address; auto: the cluster running here
help-arena-processes = the number of processes (default: one for each core)
help-arena-limit = the CPU time for each decision, such as 2s (10s if a class of your own plays; otherwise no limit)
help-arena-seed = the seed of all dice and draws (1)
help-arena-out = the results file; if it exists the contest is continued. For a ladder: the folder for its files
help-arena-record = write training data (decisions) to this folder
help-arena-report = write a page with plots, and next to it a folder with the most instructive games
help-arena-ladder = play all opponents against each other and print a table
help-arena-levels = play each level against the next lower one (recruit, officer, general, marshal, or the opponents named) in every scenario, and print a table
help-arena-verify = replay and check the games in a results file
help-arena-again = with --verify: let the opponents play N of its games again
help-train-names = a game, and the steps to do, always in this order (default: games, fit, write and siblings; with a search as opponent all but games)
help-train-out = the folder for games, checkpoint, curve and network; if it has games and a checkpoint, training continues (train-GAME)
help-train-scenario = a scenario to learn from; can be repeated (default: all)
help-train-games = play until there are N games (400)
help-train-seconds = start no new game after S seconds; the same limit for the comparison of sibling positions
help-train-opponent = the opponent that plays the games: rules, or a search such as search@20 (rules)
help-train-passes = at most N passes over the games; learning stops earlier when it no longer helps (20)
help-train-hidden = the number of hidden units (128)
help-train-compared = the number of held-out games whose decisions are compared (20)
help-train-worlds = the number of playouts for each act that is compared (8)
help-train-searched = in games with choices one decision in N is searched, and the heuristic makes the others (1)
help-train-rounds = R rounds of games by the search with the network so far, each followed by a fit to all games (needs --opponent search@N)
help-bench-game = a game, 'table' (the web service), 'lobby' (its lists), 'browser' (the page) or 'view' (what the page shows, in clicks and pixels)
help-bench-seconds = measure for S seconds (10)
help-bench-envs = also measure observations and action masks for learning
help-bench-bots = measure how fast the rule-based opponent decides and plays games to the end
help-bench-scenario = the scenario to measure (default: the first)
help-bench-matches = table: number of live matches (200)
help-bench-rate = table: actions per second in each match (0.5)
help-bench-nodes = table: number of nodes, with --database (1)
help-bench-processes = table: number of processes on each node (1)
help-bench-database = table: use an empty PostgreSQL database
help-bench-whole = table: send pages whole positions instead of changes
help-bench-stored = lobby: number of stored matches (50000)
help-bench-faults = table: kill the service N times under load
help-bench-answers = table: measure whether the time of an answer reveals that there was a choice
help-bench-json = print JSON
help-bench-alone = measure only this build, not the one in build/compiled

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
