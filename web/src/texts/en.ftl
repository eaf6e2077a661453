# The texts of the table.

title = Grognard
title-your-turn = Your turn
description = Historical wargames at a table in the browser: against friends and computers.

loading = Loading the map …
with-target = { $verb }: { $target }
close = Close
cancel = Cancel

error-offline = The server cannot be reached at the moment.
error-unknown = The server could not do that (status { $status }).

nav-label = You
nav-home = Grognard: home page
nav-account = Account
nav-learn = Learn
nav-language = Language
nav-light = Light colours
nav-dark = Dark colours

learn-title = Learn by playing
learn-lead = Short lessons on the real board: a position, a few sentences, and you make the moves. The rules are enforced, and if you do something else, the lesson explains why it is not what was asked for.
learn-first = Play a first game
learn-first-text = Against the { $level }, who shows you every part of the game. At the end you are told two things to do better.
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
learn-shown = The action: { $act }
learn-back = Back one step
learn-again = Start again
learn-right = Right
learn-other = Not what was asked for

lost-title = There is no page at this address.

home-kicker = A table for historical wargames
home-title = Maps and cards, with the rules enforced
home-lead = Play against the computer right away, or send friends a link and play live or over days. You need no account. The table knows the rules, shows what you can do, and explains why something is not allowed.
home-play = Play against the computer
home-create = Set up a table
home-rules = Read the rules
home-footer = Grognard is free software. Dice and draws are fair, and anyone can check them after the game.

start-title = { $game }: take your seat
start-seat = Choose your side
start-bots = Your opponents
start-go = Start the game

lobby-open = Tables to join
lobby-mine = My games
lobby-finished = Finished games
lobby-none-open = No table is looking for players.
lobby-make-one = Set one up.
lobby-join = Play as { $seat }
lobby-watch = Watch
lobby-your-turn = Your turn
lobby-waiting = waiting for { $seats }
lobby-host = created by { $name }
several-seats = one player may hold several seats
lobby-won = Won by { $seats }
lobby-resigned = resigned: { $names }
lobby-ended = Ended

pace-live = live
pace-days =
    { $days ->
        [one] { $days } day per decision
       *[other] { $days } days per decision
    }

kind-human = A player
kind-bot = Computer
kind-program = Program
programs-allowed = programs allowed
prompt-seat-program = { $seat } (program)
kind-open = Open to anyone
kind-link = By invitation

create-scenario = Scenario

choice-on = on
choice-off = off

programs-title = Programs
programs-account-help = Let programs that you have written play for you.
programs-lead = Your program can take free seats at tables that allow programs. It plays under its own name, is marked as a program everywhere, and you are responsible for it. It cannot join a match in which you have a seat.
programs-how = It calls the addresses below /api/v1, with its token in the header “Authorization: Bearer …”. Reference:
programs-openapi = API description
programs-guest = Only registered players can have programs.
programs-none = You have no programs yet.
programs-list = Your programs
programs-name = Name
programs-created = Token created
programs-used = Last used
programs-never = never
programs-revoke = Revoke
programs-revoke-for = Revoke the token of { $name }
programs-sure = Yes, revoke
programs-revoked = The token of { $name } is no longer valid.
programs-new = A new token
programs-new-help = At most { $most } programs. If you use a name again, the program gets a new token in place of the old one and keeps its seats.
programs-add = Create a token
programs-token = Token of { $name }
programs-once = Keep it safe: it is shown only once. Anyone with this token can play as your program.
programs-copy-failed = Your browser does not allow copying: select the text and copy it yourself.
account-title = Account
account-guest = You are playing as a guest. That is enough: this browser remembers you. With a name and a password you can find your games on other devices.
account-named = You are { $name }.
account-name = Name
account-password = Password
account-register = Sign up
account-register-help = Your games as a guest remain yours. The password needs at least 8 characters.
account-register-done = Welcome, { $name }. Your games are saved under this name.
account-login = Log in
account-login-help = If you already have an account.
account-login-done = Welcome back, { $name }.
account-logout = Log out
account-logout-done = You have logged out.

match-rules = Rules
match-charts = Charts
match-replay = Replay
match-table = Table
match-offline = Connection lost. Your game is safe; the page will reconnect.
match-again = Reload the page
match-inviting = Send the link to your opponents
match-invited = You are invited to play as { $seat }.
match-take = Play as { $seat }
match-look-on = Watch
match-open-seats = You are watching. A seat is free:

prompt-label = Current decision
prompt-your-turn = Your turn
prompt-choose = Choose.
prompt-others = Other players are deciding
prompt-watching = You are watching
prompt-waiting = Waiting for { $seats }.
prompt-missing = Waiting for a player to take { $seats }.
prompt-seat-bot = { $seat } (computer)
prompt-rolling = One moment …
prompt-over = The game is over
prompt-won = Victory for { $seats }.
prompt-only = You have no choice here.
prompt-only-auto = You have no choice here. The table will answer for you after about your usual time, so that other players cannot tell.
prompt-ask-me = Ask me instead
prompt-deadline = Decide by { $when }
clock-label = Time left:
clock-days = { $days } d { $hours } h { $minutes } min
clock-hours = { $hours } h { $minutes } min
clock-up = time is up
prompt-to-hand = Choose a card
prompt-to-board = Choose on the board
prompt-list = As a list ({ $count })
prompt-search = Search the list
prompt-undo = Undo
prompt-undo-help = Undo your last action
prompt-undo-whole = Undo the whole move
prompt-undo-whole-help =
    { $number ->
        [one] Undo { $number } action
       *[other] Undo { $number } actions
    }
prompt-no-undo = This cannot be undone: { $why }.
undo-ask = Ask the others to go back
undo-ask-help =
    { $number ->
        [one] Your last action will be undone if all players agree.
       *[other] Your last action and everything after it ({ $number } actions) will be undone if all players agree.
    } Dice will be rolled and cards drawn again.
undo-at-once = Go back at once
undo-at-once-help =
    { $number ->
        [one] You are the only player, so your last action can still be undone.
       *[other] You are the only player, so your last action and everything after it ({ $number } actions) can still be undone.
    } Dice will be rolled and cards drawn again.

hint-title = Hint
hint-help = What a computer would do in your place (h)
hint-thinking = Thinking …
hint-would = The { $level } suggests
hint-no-reasons = It can give no reason except that this looks best.
hint-others = Also considered, with the chance to win:
hint-doubt = Another action scored higher, but the difference may be luck: it is not statistically certain.
hint-known = Based only on what you know.
hint-count =
    { $number ->
        [one] { $number } hint so far.
       *[other] { $number } hints so far.
    }
hint-count-shown =
    { $number ->
        [one] { $number } hint so far; the other players can see this number.
       *[other] { $number } hints so far; the other players can see this number.
    }

leaves-title = Before you continue
leaves-anyway = { $act } anyway
leaves-not-yet = Not yet
leaves-never = Do not warn me again

hand-stop = Stop here
hand-put-back = Put back
hand-stop-name = Stop here: { $name }
hand-put-back-name = Put back: { $name }
hand-instead = Pick up instead
hand-goes-on = { $name } cannot stay here: continue the move or undo it.
hand-not-then = The move has ended; { $act } is not possible now.

board-label = The board
board-help = Arrow keys move to the next choice, Enter selects it. Plus and minus zoom, 0 shows the whole board, Shift with an arrow key moves the board.
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
        [one] { $count } available place in this direction
       *[other] { $count } available places in this direction
    }
board-failed = The board of this game does not work. You see a plain one instead; choose with the buttons or from the list.
point-title = Point
point-help = Press on the board to point at a place, or drag to draw an arrow. Everyone at the table sees it for a few seconds. Press Escape to stop.
point-keys = P points at the selected place; Shift and P draw an arrow to it from the place you pointed at before.
point-see = Show where the creator of the match is pointing
point-ring = The creator of the match is pointing here: { $name }
point-arrow = The creator of the match has drawn an arrow from { $from } to { $to }

tray-more =
    { $number } more { $number ->
        [one] card
       *[other] cards
    } in this direction
tray-wanted = (something to choose)
tray-hint = Press and hold a card to enlarge it.
tray-fold = Show names only
tray-unfold = Show full cards

why-watching = { $name }: you are watching and have no seat at this table.
why-over = { $name }: the game is over.
why-nothing = { $name } cannot be chosen now.

menu-label = Actions: { $name }

players-label = Players
players-you = you
players-asked = deciding
players-late = overdue
players-here = online
players-away = offline
players-take = Take the seat
players-busy = The host is busy: { $name } takes longer
players-lower = Play { $name } instead
players-hints =
    { $number ->
        [one] { $number } hint
       *[other] { $number } hints
    }
players-origin = Continues from action { $point } of another game.
players-say = can agree or decline until { $time }
players-spectators = { $number ->
    [one] 1 spectator
   *[other] { $number } spectators
}

log-label = Log
log-empty = Nothing has happened yet.
log-older = Show earlier events
log-back = Propose going back to here

chat-label = Chat
chat-empty = No messages yet.
chat-write = Write a message
chat-send = Send
chat-which = Which chat
chat-of-chat = Players
chat-of-spectators = Spectators
chat-label-spectators = Spectators' chat
chat-write-spectators = Write to the spectators
chat-spectators-help = The players can read this once the match is over.
chat-nobody = Write a message to read what the other spectators say.

notes-label = Your notes
notes-placeholder = Only you can see this: plans, guesses, what you have noticed.
notes-loading = Loading …
notes-saved = Saved. Only you can read this.
notes-changed = Saving …
notes-failed = Your notes could not be saved. The page will try again when you continue typing.

layout-fold = Collapse the prompt
layout-unfold = Show the whole prompt
layout-column = Decisions and events
hand-keep = Keep the hand open
hand-fold = Collapse the hand when no card can be used
layout-hand = Hand
layout-board = Board
layout-log = Log
layout-players = Powers
layout-chat = Chat
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
rules-about = In our own words, with the section numbers of the rulebook.
rules-contents = Contents
rules-search = Search the rules
rules-none = No results.
rules-number = Rule { $rule }
rules-unnumbered = The rule

table-title = The table
table-invites = Invitations
table-invites-help = Anyone who opens the link can take that seat.
table-copy = Copy
table-copied = Copied
table-copy-failed = The browser does not let this page copy. The link is selected: copy it yourself.
table-expired = expired
table-link-elsewhere = The link is shown only on the device on which it was created. You can replace it with a new one.
table-until = valid until { $when }
table-renew = New link
table-renew-for = New link for { $seat }
table-onlookers = Spectators
table-public = The match is public
table-public-help = Public: listed in the lobby, and anyone can watch. Private: visible only to its players, and to anyone with its address while a seat is free. All players are told about the change.
table-seats = Other seats
table-free = { $seat } is free
table-late = { $seat } is overdue
table-computer = Let a computer play { $seat }
table-notices = When it is my turn
table-sounds = Table sounds
table-sounds-on = Play sounds for cards, marches and battles
table-sound = Play a sound
table-notify = Show a browser notification
table-notify-denied = The browser does not allow notifications from this page. You can change this in its settings.
table-warnings = Warnings
table-warnings-off =
    { $number ->
        [one] One kind of warning is
       *[other] { $number } kinds of warnings are
    } turned off.
table-warn-again = Turn warnings on again
table-pause-title = Accidental clicks
table-pause = Delay before clicks and keys are accepted
table-pause-after = { $number ->
    [0] none
   *[other] { $seconds } s
 }
table-pause-help = A click meant for the previous decision is ignored when a new one appears.
table-seat = My seat
table-auto = Answer for { $seat } when I have no choice
table-auto-help = You are asked even when your cards leave only one answer, because other players must not find that out. The table can answer for you after about your usual time.
table-auto-here = While I am at the table
table-auto-always = Always (other players may guess why)
table-auto-never = Never, ask me
table-level = Strength of the computer
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
table-fair-help = The secret behind every die roll and card draw was fixed before the first action. Its seal is shown now, and the secret itself once the game is over, so that anyone can check it.
table-origin = This game continues from action { $point } of a finished game, in which hidden information could be seen.
table-origin-go = Open that game
table-commitment = Seal:
table-earlier = Previous secrets, for the first { $number } entries:
table-secret = Secret:
table-export = Download the whole game as a record

unplayable-rules = rules version { $rules }
unplayable-what = The match remains as it is. Its players can:
unplayable-copy = Take a copy to a table with rules version { $rules }
unplayable-told = The copy shows everything that was hidden, so the other players are told that you have taken it.
unplayable-copy-go = Take a copy
unplayable-story = What happened, as far as it is recorded

back-title = Go back?
back-explain = Everything after this point will be undone if all other players agree. Dice will be rolled and cards drawn again.
back-propose = Propose
back-proposed = { $by } proposes going back to “{ $heading }”.
back-revealed = Revealed since then: { $count }
back-agree = Agree
back-decline = Decline
back-withdraw = Withdraw
back-waiting = Waiting for { $seats }.

draw-offered = { $by } offers a draw.
draw-lapses = The offer expires at the end of the next turn.
draw-agree = Agree to the draw
draw-decline = Decline
draw-withdraw = Withdraw the offer

notice-your-turn = { $title }: your turn
notice-go = Open

replay-title = { $game }: replay
replay-leave = Back to the table
replay-controls = Timeline
replay-line = Point in the game
replay-at = { $n } of { $last }
replay-first = To the start (Home)
replay-back = One step back (←)
replay-forth = One step forward (→)
replay-last = To the end (End)
replay-play = Play (p)
replay-pause = Pause (p)
replay-keys = ← → step · Home, End · Page keys: round · b battle · p play
replay-speed = Speed
replay-slow = slow
replay-normal = normal
replay-fast = fast
replay-round-back = To the start of this { $unit } or the previous one (Page up)
replay-round-forth = To the next { $unit } (Page down)
replay-battle = Battle
replay-battle-back = To the previous battle (Shift b)
replay-battle-forth = To the next battle (b)
replay-curves = Analyse the game
replay-from = Replay from here

# The end

end-open = Result
end-won = Victory for { $seats }
end-draw = A draw
end-drew = draw
end-you-won = You win: { $name } resigned.
end-resigned = { $name } resigned. A computer played { $seat } to the end.
end-title = End the match?
end-text = The match ends at once, without a result.
end-nobody = No winner
end-rule = Rule { $section }
end-board = View the board
end-analyse = Analyse
end-again-same = Rematch, same seats
end-again-rotated = Rematch, seats rotated
end-join-same = Join the rematch
end-join-rotated = Join the rematch, seats rotated
end-scores = Scores
end-seat = Seat
end-player = Player
end-place = Result
end-winner = won
end-curves = Course of the game
end-advice = { $count ->
    [one] One thing to do better
   *[other] Two things to do better
  }
end-advice-example = { $heading }: you chose “{ $played }”. Better: “{ $better }”.
end-advice-gain = It would have raised your chance to win by { $gain }.
end-advice-show = Show this moment
end-turnings = Turning points
end-share = Share
end-copy = Copy the link to the replay
end-record = Download the record
end-private = This match is private: the link works only for its players.

analysis-truth = The chances are calculated from the full position, hidden cards and troops included. An action that a level suggests is based only on what the player of that seat could know.
analysis-moments = Where the chances changed
analysis-from-to = { $name } { $before } → { $after }
analysis-here = At this point
analysis-level = Computer
analysis-ask = What would it do here?
analysis-would = The { $level }, as { $seat }
analysis-same = This is what was played.
analysis-played = Played instead: { $act }
analysis-seat = Take a seat and play on from here against computers of this level
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
curves-help = Point at a { $unit } to see its numbers; open it to see the board at that time.
curves-legend = Legend
curves-battle = battle
curves-table = As a table


# For newcomers

phases-label = The parts of the turn
phases-rule = Rule { $rule }
guide-rule = § { $rule }
guide-open = Explain this prompt
guide-done = Got it
guide-off = I know this game
prompt-suggest = Suggested set-up
prompt-suggest-help = The table sets up for you as a computer would. You can undo it.
match-rules-help = The rules for this prompt (R)
match-charts-help = The charts of the game (C)
charts-title = Charts for { $game }
charts-tabs = Charts
charts-rule = Rule { $rule }
charts-yes = yes
charts-no = no
table-guide = Help
table-guide-explain = Explain new prompts
table-guide-again = Explain everything again
create-first = Good first game

# What happened

since-title = Since your last turn
since-replay = Replay the last round
since-shut = Dismiss
result-label = Results
result-battle = Battle
result-battle-at = Battle: { $place }
result-loss = Losses
result-card = Cards
result-fate = Fate
result-score = Scoring
result-leave = Out of the war
result-put = Dismiss: { $title }
result-all = Dismiss all
result-more = Earlier results ({ $count })
result-fewer = Fewer
log-times = × { $times }
log-looked = You last looked here
log-fold = Hide the course of the battle
log-unfold = Show the course of the battle
walk-label = Other players' moves
walk-asked = It is your turn. This is what led to it
walk-skip = Skip to now
walk-keys = Escape or Space
walk-left = { $count ->
    [0] No moves left
   *[other] Left: { $count }
  }
tempo-title = Other players' moves
tempo-label = Show moves
tempo-help = One after another, with the map following, or all at once.
tempo-slow = slowly
tempo-normal = at normal speed
tempo-once = at once

keys-title = Keyboard shortcuts
keys-next = Go to what you can choose next
keys-done = Done: the button that ends the current step
keys-undo = Undo
keys-hint = Hint
keys-what = Information about the selected piece or place, and its rule (also: right-click, or press and hold)
keys-point = Point at the selected place; with Shift draw an arrow to it
keys-hand = Keep the hand open, or collapse it
keys-charts = Charts
keys-rules = Rules for the current prompt
keys-log = Log
keys-map = Hold to see the map without counters
keys-sheet = This list
keys-zoom = Zoom in, zoom out, whole board
keys-arrows = Move from one choice on the board to the next; with Shift move the board
keys-enter = Choose
keys-escape = Close, or put down what you have picked up
keys-on = Use letters as shortcuts at the table
