# What the command line says.

# Problems

exists-export-does-overwrite = { $path } exists; an export does not overwrite
build-does-run = the build in { $compiled } does not run: { $last }
could = '{ $text }' could be { $shown }{ $text2 }
option-given-name-value = an option is given as NAME=VALUE, not '{ $text }'
option-given-twice = option { $name } is given twice
no-such-folder = { $out }: there is no such folder
saved-match-its-own = a saved match has its own scenario and options; leave --scenario and --option out
match-acts = the match has acts 1 to { $number }, not { $first } to { $last }
no-section = { $name } has no section '{ $section }'; it has { $rules }
data-database-exclude-each = --data and --database exclude each other
no-database-name-its = there is no database in { $folder }; name its folder with --data
port-number-from = a port is a number from 0 to 65535, not { $port }
computers-need-workers = the computers need 1 to 256 workers, not { $workers }
pause-lasts-seconds = a pause lasts 0 to 60 seconds, not { $pause }
pause-lasts-seconds-2 = a pause lasts 0 to 60 seconds, not { $answer_pause }
data-database-exclude-each-2 = --data and --database exclude each other
match = { $path }: this is a match of { $name }, not of { $game }
no-secret-so-dice-2 = { $path }: it has no secret, so that dice and draws cannot go on
name-file-cannot-have = the name of a file cannot have control characters
game-over-help-lists = the game is over; 'help' lists what can still be done
why-what-name-act = why what? Name an act, a place, a piece or a card
roads-needs-name-place = roads needs the name of a place
auto-off = auto is on or off, not '{ $text }'
several-people-sit-keyboard = several people sit at this keyboard: an answer given before it is handed over would tell the others that there was nothing to choose
log-needs-number-from = log needs a number from 1 on, not '{ $text }'
save-needs-name-file = save needs the name of a file
load-needs-name-file = load needs the name of a file
no-section-rules-lists = there is no section '{ $text }'; 'rules' lists them
no-choice-empty-line = there is no choice { $text }; an empty line lists the choices
cannot-taken-back = it cannot be taken back: { $refusal }
exists-no-match-file = { $path } exists and is no match file of { $name }; it is left alone
cannot-written-name-match = { $path }: cannot be written: a name in the match is no proper text
help-lists-what-can = { $problem }; 'help' lists what can be typed
commands-grognard-help-explains = { $what }; the commands are { $names } ('grognard --help' explains more)
help-explains-more = { $message } ('{ $prog } --help' explains more)
