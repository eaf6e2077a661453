# The texts of the table.

title = Grognard
title-your-turn = Your turn
description = Historical wargames at a table in the browser: against friends and computers.

loading = Unfolding the map …
with-target = { $verb }: { $target }
close = Close
cancel = Cancel

error-offline = The table cannot be reached just now.
error-unknown = The table could not do that (answer { $status }).

nav-label = You
nav-home = Grognard: the front page
nav-account = Account
nav-learn = Learn
nav-language = Language
nav-light = Light colours
nav-dark = Dark colours

learn-title = Learn by playing
learn-lead = Short lessons at the real board: a position, a few sentences, and you make the moves. The table keeps the rules, and says why when something is not what is meant.
learn-count =
    { $done ->
        [0] { $count } lessons
       *[other] { $done } of { $count } lessons done
    }
learn-done = done
learn-steps = { $count } steps
learn-none = There are no lessons for this game yet.
learn-all = All lessons
learn-next = Next lesson: { $title }
learn-play = Now play { $game }
learn-label = Lesson
learn-step = Step { $step } of { $steps }
learn-finished = Lesson done
learn-show = Show me
learn-shown = The act: { $act }
learn-back = Back a step
learn-again = Again from the start
learn-right = Right
learn-other = Something else

lost-title = There is no page with this address.

home-kicker = A table for historical wargames
home-title = Maps, cards, and every rule kept
home-lead = Play against the computer at once, or send friends a link and play live or over days. No account is needed. The table knows the rules, shows what you may do, and says why not when you may not.
home-play = Play against the computer
home-create = Set up a table
home-rules = Read the rules
home-footer = Grognard is free software. Dice and draws are fair and can be checked by anyone after the game.

start-title = { $game }: take your seat
start-seat = Who will you be?
start-bots = Your opponents
start-go = Start the game

lobby-open = Tables to join
lobby-mine = My games
lobby-finished = Finished games
lobby-none-open = No table is waiting for players.
lobby-make-one = Set one up.
lobby-join = Play { $seat }
lobby-watch = Look on
lobby-your-turn = Your turn
lobby-waiting = waiting for { $seats }
lobby-host = opened by { $name }
several-seats = one person may hold several seats
lobby-won = Won by { $seats }
lobby-resigned = resigned: { $names }
lobby-ended = Ended

pace-live = live
pace-days =
    { $days ->
        [one] { $days } day a decision
       *[other] { $days } days a decision
    }

kind-human = A player
kind-bot = Computer
kind-program = Program
programs-allowed = programs may take part
prompt-seat-program = { $seat } (program)
kind-open = Open to anyone
kind-link = By invitation

create-title = Set up a table
create-game = Game
create-scenario = Scenario
create-seats = Seats
create-me = I play
create-open = Open to anyone
create-link = By link
create-bot = Computer: { $bot }
create-options = Options
create-pace = Pace
create-pace-help = Live, or so many days for each decision.
create-public = Public
create-public-help = Shown in the lobby; anyone may look on.
create-several = Several seats
create-several-help = One person may hold several seats. The table shows it to all.
create-programs = Programs may take part
create-programs-help = Programs that players have written may take the open seats. They are marked as programs.
create-hints = Hints
create-hints-help = What a computer would do in one's place, from what one knows.
create-hints-usual = Against computers only
create-hints-off = Off
create-hints-allowed = Allowed
create-hints-shown = Allowed, and all see how many
create-go = Open the table

choice-on = on
choice-off = off

programs-title = Programs
programs-account-help = Let programs that you have written play for you.
programs-lead = A program of yours can take free seats at tables that allow programs. It plays under its own name, is marked as a program everywhere, and you answer for it: where you sit yourself, it takes no seat.
programs-how = It asks the addresses below /api/v1, with its token in the header “Authorization: Bearer …”. What there is:
programs-openapi = description of the service
programs-guest = Programs belong to players with a name.
programs-none = You have no programs yet.
programs-list = Your programs
programs-name = Name
programs-created = Token made
programs-used = Last here
programs-never = never
programs-revoke = Revoke
programs-revoke-for = Revoke the token of { $name }
programs-sure = Really revoke
programs-revoked = The token of { $name } is not good any more.
programs-new = A new token
programs-new-help = At most { $most } programs. A program that you name again gets a new token in place of its old one, and plays on where it sits.
programs-add = Make a token
programs-token = Token of { $name }
programs-once = Keep it safe: it is shown this once. Who has it plays as this program.
programs-copy-failed = Your browser does not copy: select the text and copy it by hand.
account-title = Account
account-guest = You play as a guest. That is enough: this browser remembers you. With a name and a password you find your games again on other devices.
account-named = You are { $name }.
account-name = Name
account-password = Password
account-register = Take a name
account-register-help = Your games as a guest stay yours. At least 8 characters for the password.
account-register-done = Welcome, { $name }. Your games are kept under this name.
account-login = Log in
account-login-help = If you have a name here already.
account-login-done = Welcome back, { $name }.
account-logout = Log out
account-logout-done = You are logged out.

match-rules = Rules
match-charts = Charts
match-replay = Replay
match-table = Table
match-offline = The line is down. Your game is safe; the table comes back by itself.
match-again = Load the page again
match-inviting = Send the link to your opponents
match-invited = You are invited to play { $seat }.
match-take = Play { $seat }
match-look-on = Look on
match-open-seats = You are looking on. A seat is free:

prompt-label = What is asked
prompt-your-turn = Your turn
prompt-choose = Choose.
prompt-others = Others are thinking
prompt-watching = You are looking on
prompt-waiting = Waiting for { $seats }.
prompt-missing = Waiting for somebody to take { $seats }.
prompt-seat-bot = { $seat } (computer)
prompt-rolling = One moment …
prompt-over = The game is over
prompt-won = Victory for { $seats }.
prompt-only = You have no choice here.
prompt-only-auto = You have no choice here. The table answers for you, about as late as you usually answer, so that nobody notices.
prompt-ask-me = Ask me instead
prompt-deadline = To be decided by { $when }
clock-label = Time left:
clock-days = { $days } d { $hours } h { $minutes } min
clock-hours = { $hours } h { $minutes } min
clock-up = time is up
prompt-to-hand = Choose a card
prompt-to-board = Choose on the board
prompt-list = As a list ({ $count })
prompt-search = Find in the list
prompt-undo = Undo
prompt-undo-help = Take your last act back
prompt-undo-whole = Undo the whole move
prompt-undo-whole-help =
    { $number ->
        [one] Takes back { $number } act
       *[other] Takes back { $number } acts
    }
prompt-no-undo = This cannot be taken back: { $why }.
undo-ask = Ask the others to go back
undo-ask-help =
    { $number ->
        [one] If all players agree, your last action is undone.
       *[other] If all players agree, your last action and all that followed ({ $number } actions) are undone.
    } Dice will be rolled and cards drawn again.
undo-at-once = Go back at once
undo-at-once-help =
    { $number ->
        [one] You are the only player, so your last action can still be undone.
       *[other] You are the only player, so your last action and all that followed ({ $number } actions) can still be undone.
    } Dice will be rolled and cards drawn again.

hint-title = Hint
hint-help = What a computer would do in your place (h)
hint-thinking = Thinking it over …
hint-would = The { $level } would do this
hint-no-reasons = It has no more to say than that this looks best.
hint-others = Also weighed, with the chance to win:
hint-doubt = Another action scored higher, but by so little that it may be chance: the search was too short to prefer it.
hint-known = From what you know alone.
hint-count =
    { $number ->
        [one] { $number } hint so far.
       *[other] { $number } hints so far.
    }
hint-count-shown =
    { $number ->
        [one] { $number } hint so far; the others see that.
       *[other] { $number } hints so far; the others see that.
    }

leaves-title = Before you go on
leaves-anyway = { $act } anyway
leaves-not-yet = Not yet
leaves-never = Do not ask again

hand-stop = Stop here
hand-put-back = Put back
hand-stop-name = Stop here: { $name }
hand-put-back-name = Put back: { $name }
hand-instead = Take up instead
hand-goes-on = { $name } cannot stay here: the move must go on, or be undone.
hand-not-then = It was put down; { $act } is not what is asked now.

board-label = The board
board-help = Arrow keys go to the next thing that may be chosen, Enter chooses it. Plus and minus zoom, 0 shows the whole board, Shift with arrows moves it.
board-spread = Spread out the stack: { $place }
board-tools = Board
board-nearer = Zoom in
board-further = Zoom out
board-fit = Show the whole board
board-find = Find a place
board-not-found = There is no place called { $name }.
board-overlays = Show on the map
board-back = Back to where I was
board-beyond =
    { $count ->
        [one] { $count } place on offer is this way
       *[other] { $count } places on offer are this way
    }
board-failed = This game's own board does not work. The table shows a plain one; choose from the buttons or the list.
point-title = Point
point-help = Press on the board to point at a place, drag to draw an arrow: everybody at the table sees it for a few seconds. Escape ends it.
point-keys = P points at what has the focus, Shift and P draw an arrow there from the place before.
point-see = Show where the maker of the match points
point-ring = The maker of the match points here: { $name }
point-arrow = The maker of the match draws an arrow: { $from } – { $to }

tray-more =
    { $number } more { $number ->
        [one] card
       *[other] cards
    } this way
tray-wanted = (something to choose)
tray-hint = Hold a card to read it large.
tray-fold = Show names only
tray-unfold = Show whole cards

why-watching = { $name }: you are looking on and have no seat at this table.
why-over = { $name }: the game is over.
why-nothing = { $name } cannot be chosen now.

menu-label = What to do with { $name }

players-label = Players
players-you = you
players-asked = to decide
players-late = late
players-here = here
players-away = away
players-take = Sit down
players-hurried = thinks for a shorter time: many are waiting
players-hints =
    { $number ->
        [one] { $number } hint
       *[other] { $number } hints
    }
players-origin = Goes on from act { $point } of another game.
players-say = is asked for agreement until { $time }
players-spectators = { $number ->
    [one] 1 spectator is here
   *[other] { $number } spectators are here
}

log-label = What happened
log-empty = Nothing has happened yet.
log-older = Show what was before
log-back = Propose to go back to here

chat-label = Talk at the table
chat-empty = Nobody has said anything yet.
chat-write = Say something to the table
chat-send = Say
chat-which = Whose talk
chat-of-chat = Players
chat-of-spectators = Spectators
chat-label-spectators = Talk of the spectators
chat-write-spectators = Say something to the spectators
chat-spectators-help = The players can read this when the match is over.
chat-nobody = Say something to read what the other spectators say.

notes-label = Your notes
notes-placeholder = For your eyes only: plans, guesses, what you have seen.
notes-loading = Loading …
notes-saved = Kept. Nobody else can read this.
notes-changed = Writing …
notes-failed = This could not be kept. It is tried again when you write on.

layout-fold = Fold the question
layout-unfold = Show the whole question
layout-column = What is asked, and what is going on
hand-keep = Keep the hand open
hand-fold = Fold the hand when no card can be used
layout-hand = Hand
layout-board = Board
layout-log = Log
layout-players = Powers
layout-chat = Talk
layout-notes = Notes
layout-panels = Panels
layout-views = Views
layout-wanted = (something to choose)
layout-unread =
    { $count ->
        [one] 1 unread message
       *[other] { $count } unread messages
    }

rules-title = Rules
rules-of = The rules of { $game }
rules-about = In our own words, by the section numbers of the rulebook.
rules-contents = Contents
rules-search = Search the rules
rules-none = Nothing found.
rules-number = Rule { $rule }
rules-unnumbered = The rule

table-title = The table
table-invites = Invitations
table-invites-help = Whoever opens the link may take that seat.
table-copy = Copy
table-copied = Copied
table-copy-failed = The browser does not let this page copy. The link is selected: copy it by hand.
table-expired = expired
table-link-elsewhere = The link was shown where it was made. A new one takes its place.
table-until = good until { $when }
table-renew = New link
table-renew-for = New link for { $seat }
table-onlookers = Onlookers
table-public = The match is public
table-public-help = Public: it stands in the lobby, and anyone may look on. Private: only its people see it, and whoever has its address while a seat is free. All players are told.
table-seats = Other seats
table-free = { $seat } is free
table-late = { $seat } is late
table-computer = Let a computer play { $seat }
table-notices = When it is my turn
table-sounds = Sounds of the table
table-sounds-on = Hear cards, marches and battles
table-sound = Play a sound
table-notify = Show a notification of the browser
table-notify-denied = The browser does not allow notifications of this page. Its settings can change that.
table-warnings = Warnings
table-warnings-off =
    { $number ->
        [one] One kind of warning is
       *[other] { $number } kinds of warnings are
    } not given any more.
table-warn-again = Warn me again
table-pause-title = Nothing by accident
table-pause = Clicks and keys count after
table-pause-after = { $number ->
    [0] at once
   *[other] { $seconds } s
 }
table-pause-help = When a new question comes, a click that was still meant for the last one is passed over.
table-seat = My seat
table-auto = Answer for { $seat } when I have no choice
table-auto-help = You are asked even where your cards leave one answer, because nobody must learn that. The table can answer for you, about as late as you usually answer.
table-auto-here = While I am at the table
table-auto-always = Always (others may guess why)
table-auto-never = Never, ask me
table-level = How well the computer plays
table-lend = Let a computer play { $seat } for you
table-lend-go = Hand over
table-return = A computer plays { $seat } for you
table-return-go = Take it back
table-resign = Resign as { $seat }
table-resign-go = Resign
table-sure = Yes, resign
table-draw = Offer all players a draw
table-draw-go = Offer a draw
table-end = End the match without a result
table-end-go = End the match
resign-title = Resign as { $seat }?
resign-loss = The match ends at once. Victory for { $seats }.
resign-computer = A computer plays { $seat } to the end. You cannot take the seat back. The other players are told.
resign-end = The match ends at once, without a winner.
resigned-plays = { $name } resigned. A computer now plays { $seat }.
table-fair = Fair dice and draws
table-fair-help = The secret behind every die and draw was fixed before the first act. Its seal is shown now, the secret itself when the game is over, so that anyone can check it.
table-origin = This game goes on from act { $point } of another one that was over: what was hidden there could be seen.
table-origin-go = Look at that game
table-commitment = Seal:
table-earlier = Before, for the first { $number } entries:
table-secret = Secret:
table-export = Save the whole game as a record

unplayable-rules = rules version { $rules }
unplayable-what = It stays as it is. Its players can do this:
unplayable-copy = Take a copy to a table that has rules version { $rules }
unplayable-told = It shows what was hidden, so the other players are told that you have taken it.
unplayable-copy-go = Take a copy
unplayable-story = What happened, as far as it was written down

back-title = Go back?
back-explain = Everything since this point would be taken back, if all other players agree. Dice will be rolled and cards drawn again.
back-propose = Propose it
back-proposed = { $by } proposes to go back to “{ $heading }”.
back-revealed = Shown since then: { $count }
back-agree = Agree
back-decline = Decline
back-withdraw = Withdraw
back-waiting = Waiting for { $seats }.

draw-offered = { $by } offers a draw.
draw-lapses = The offer lapses at the end of the next turn.
draw-agree = Agree to the draw
draw-decline = Decline
draw-withdraw = Withdraw the offer

notice-your-turn = { $title }: your turn
notice-go = Go there

replay-title = { $game }, again
replay-leave = Back to the table
replay-controls = Time line
replay-line = Point in the game
replay-at = { $n } of { $last }
replay-first = To the start (Home)
replay-back = One step back (←)
replay-forth = One step on (→)
replay-last = To the end (End)
replay-play = Play (p)
replay-pause = Pause (p)
replay-keys = ← → step · Home, End · Page keys: round · b battle · p plays
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-round-back = To the start of this { $unit } or the one before (Page up)
replay-round-forth = To the next { $unit } (Page down)
replay-battle = Battle
replay-battle-back = To the battle before (Shift b)
replay-battle-forth = To the next battle (b)
replay-curves = Analyse the game
replay-from = Replay from here

# The end

end-open = How it went
end-won = Victory for { $seats }
end-draw = A draw
end-drew = draw
end-you-won = You win: { $name } resigned.
end-resigned = { $name } resigned. A computer played { $seat } to the end.
end-title = End the match?
end-text = The match ends at once, without a result.
end-nobody = Nobody has won
end-rule = Rule { $section }
end-board = Look at the board
end-analyse = Analyse
end-again-same = Rematch, same seats
end-again-rotated = Rematch, one seat further
end-join-same = Join the rematch
end-join-rotated = Join the rematch, one seat further
end-scores = Scores
end-seat = Seat
end-player = Player
end-place = Result
end-winner = won
end-curves = The course of the game
end-turnings = Turning points
end-share = Share
end-copy = Copy the link to the replay
end-record = Download the record
end-private = This match is private: the link works for its players only.

analysis-truth = The chances are reckoned from the whole truth, hidden cards and troops included. What a level would do comes from what its seat could know.
analysis-moments = Where the chances turned
analysis-from-to = { $name } { $before } → { $after }
analysis-here = At this point
analysis-level = Computer
analysis-ask = What would it do here?
analysis-would = The { $level }, as { $seat }
analysis-same = That is what was done.
analysis-played = Done instead: { $act }
analysis-seat = Take a seat and go on from here, against such computers
analysis-continue = Play on from here

curves-which = What the curves show
curves-rounds = { $title }, { $unit ->
    [turn] turn by turn
   *[round] round by round
}
curves-round = { $unit ->
    [turn] Turn
   *[round] Round
} { $round }
curves-unit = { $unit ->
    [turn] Turn
   *[round] Round
}
curves-end = End
curves-help = Point at a { $unit } for its numbers; open it to see the board then.
curves-legend = Legend
curves-battle = battle
curves-table = As a table


# For newcomers

phases-label = The parts of the turn
phases-rule = Rule { $rule }
guide-rule = § { $rule }
guide-open = Explain this question
guide-done = Got it
guide-off = I know this game
prompt-suggest = Suggested set-up
prompt-suggest-help = The table sets up for you as a computer would. You can take it back.
match-rules-help = The rules of what is asked (R)
match-charts-help = The charts of the game (C)
charts-title = Charts of { $game }
charts-tabs = Charts
charts-rule = Rule { $rule }
charts-yes = yes
charts-no = no
table-guide = Help
table-guide-explain = Explain new questions
table-guide-again = Explain everything again
create-first = Good first game

# What happened

since-title = Since your last turn
since-replay = Replay the last round
since-shut = Put it away
result-label = Results
result-battle = Battle
result-battle-at = Battle: { $place }
result-loss = Losses
result-card = Cards
result-fate = Fate
result-score = Scoring
result-leave = Out of the war
result-put = Put away: { $title }
result-all = Put all away
result-more = Earlier results ({ $count })
result-fewer = Fewer
log-times = × { $times }
log-looked = You last looked here
walk-label = What others do
walk-asked = It is your turn – this is how it came
walk-skip = Skip to now
walk-keys = Escape or Space
walk-left = { $count ->
    [0] Nothing more to come
   *[other] Still to come: { $count }
  }
tempo-title = Moves of others
tempo-label = Show moves
tempo-help = One after the other, with the map following, or at once.
tempo-slow = slowly
tempo-normal = normally
tempo-once = at once

keys-title = Keys
keys-next = Go to what you can choose next
keys-done = Done: the button that ends what you are doing
keys-undo = Undo
keys-hint = Hint
keys-what = What the selected piece or place is, and its rule (also: right-click, or press and hold)
keys-point = Point at the selected place; with Shift draw an arrow to it
keys-hand = Keep the hand open, or fold it
keys-charts = Charts
keys-rules = Rules for what you are asked
keys-log = Log
keys-map = Hold it to see the map without counters
keys-sheet = This list
keys-zoom = Zoom in, zoom out, whole board
keys-arrows = Go from one choice on the board to the next; with Shift move the board
keys-enter = Choose
keys-escape = Close, or put down what is in hand
keys-on = Use letters as keys at the table
