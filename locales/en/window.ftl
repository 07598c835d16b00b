### What stands in the window.

window-title = { $screen }, Tabletalk
keys-dropped = Too many keys at once. The last ones were dropped.
answer-first = First answer the question, or press Escape.
hint-key = Key { $key }.
focus-on-screen = { $screen }. { $element }
focus-holds = { $name }, { $holds }
# What a field holds, before what there is to say about it.
field-holds = Text: { $value }.
# The first element of a group, and the name of the group.
focus-in-group = { $group }: { $element }
where-at-table = { $game }. { $turn }
back = Back
scroll-bar = Scroll
full-screen-on = Full screen.
full-screen-off = In a window.
columns-shown = Columns shown.
columns-folded = Columns hidden.
text-size = Text at { $percent } percent.
cancel = Cancel
notice-close = Close

## Main menu

menu-title = Main menu
menu-about = A poker table that talks. Tab or arrows to move, Enter to choose, F1 for help.
menu-continue = Continue the game
menu-return = Return to your table
menu-new = New game: { $game }
menu-quit = Quit

## Help

help-title = Help
help-intro = Everything can be done with keys, with the mouse, and with a screen reader.
help-keys-here = Keys where you were
no-other-part = There is no other part of this screen.
describing-begins = Press a key to hear what it does. Escape ends this.
describing-ends = Keys work again.

## Message history

history-title = Message history
history-which = Which messages
history-older = Older messages
history-newer = Newer messages
history-copy = Copy the last message

## Who speaks

channel-automatic = Automatic: your screen reader if one is running, otherwise the built-in voice.
channel-screen-reader = Your screen reader speaks.
channel-own-voice = The built-in voice speaks.
channel-both = Both your screen reader and the built-in voice speak.
channel-off = Nobody speaks.
voice-is-off = The built-in voice is off, so there is nothing to stop.

## The table

table-home = Table
table-home-hint = Next part of the screen: { $key }. Arrows move within a part.
info-title = Information
info-hole-cards = Your cards
info-community-cards = Community cards
info-hand-value = Your hand
info-pot = Pot
info-to-call = To call
info-minimum-raise = Raise
info-players-in = Players in
info-button = Button
info-position = Position
info-game-clock = Game clock
info-turn-timer = Turn timer
info-chips = Chips
info-turn = Turn
info-odds = Odds
info-lesson = Lesson
info-odds-about = Press to hear your odds
info-opponents = Opponents
info-opponents-about = Press to hear who they are
messages-title = Messages
messages-all = All messages
seats-title = Players
seat-amount = { $amount }
seat-bet = bet { $amount }
seat-button = button
button-sign = D
seat-turn = to act
seat-folded = folded
seat-all-in = all in
seat-out = out
seat-shows = shows { CARDS($cards) }
pots-title = Pots
own-cards-title = Your cards
board-title = Community cards
card-name = { CARDS($card) }
card-face-down = face down
card-is-marked = marked
card-is-picked = { $card }, picked
card-is-closed = { $card }, not open yet
card-mark-hint = Press to mark or keep it.
card-discard-hint = Press to discard it for { chips }.
card-pick-hint = Press to pick it. A pick cannot be taken back.
pot-name = Pot { $amount }
side-pot-name = { $number ->
    [0] Main pot { $amount }
   *[other] Side pot { $number }: { $amount }
}

## On the felt

# A word for what a player did last.
felt-did = { $what ->
    [checked] check
    [called] call
    [bet] bet
    [raised] raise
    [continued] continue
    [took-away] discard
    [passed] pass
   *[mucked] mucked
}
felt-drew = { $count ->
    [0] stood pat
   *[other] drew { $count }
}
felt-blind = { $blind ->
    [small] SB
    [big] BB
   *[straddle] ST
}
# Who has won: "Carol wins 31,200, pair of kings". No full stop.
felt-wins = { $name } wins { felt-what }{ $amount }{ felt-hand }
    .you = You win { felt-what }{ $amount }{ felt-hand }
# In the form "you", $names are the others.
felt-splits = { $names } split { felt-what }{ $amount }{ felt-hand }
    .you = You and { $names } split { felt-what }{ $amount }{ felt-hand }
felt-what = { $place ->
    [first] first place{ felt-in-pot },{ " " }
    [second] second place{ felt-in-pot },{ " " }
   *[none] { felt-pot }
}
felt-pot = { $pot ->
    [only] { "" }
    [main] the main pot,{ " " }
    [side] the side pot,{ " " }
   *[numbered] side pot { $number },{ " " }
}
felt-in-pot = { $pot ->
    [only] { "" }
    [main] { " " }in the main pot
    [side] { " " }in the side pot
   *[numbered] { " " }in side pot { $number }
}
felt-hand = { $has-hand ->
    [yes] , { $hand }
   *[no] { "" }
}
# The next cards that can be picked.
felt-next-wave = next cards: { $seconds }

## Actions

actions-title = Your actions
action-about = { $about }. { $key }
action-call-or-check = Call or check
action-check = Check
    .about = Nothing to call
action-call = Call { $amount }
    .about = { $amount } to call
action-bet-or-raise = Bet or raise
action-bet = Bet, from { $amount }
    .about = From { $amount }
action-bet-only = Bet { $amount }
    .about = { $amount }
action-raise = Raise, from { $amount }
    .about = To { $amount } or more
action-raise-only = Raise to { $amount }
    .about = To { $amount }
action-fold = Fold
action-all-in = All in
action-all-in-for = All in { $amount }
    .about = { $amount }
action-draw-or-keep = Draw or keep
action-draw = { $count ->
    [0] Keep all cards
   *[other] Draw { card-count }
}
    .about = { $count ->
        [0] Nothing marked
       *[other] Marked { card-count }
    }
action-continue = Continue
action-continue-for = { $amount ->
    [0] Continue
   *[other] Continue for { $amount }
}
    .about = { $amount ->
        [0] Free
       *[other] For { $amount }
    }
action-pass-or-finish = Pass or finish
action-pass = Pass
    .about = Keeps the board as it is
action-move-on = Next wave or finish
    .about = Goes on to the next wave
action-next-hand = Next hand
action-skip-to-end = Skip to the end
action-play-again = Play again
action-menu = Main menu
action-show-both = Show your cards
action-show-first = Show the first card
action-show-second = Show the second card
action-coach = Coach
bar-title = Commands
bar-menu = Menu
bar-pause = Pause
bar-resume = Resume
bar-voice = Who speaks

## Raising

raise-title = { $opening ->
    [yes] Bet
   *[no] Raise
}
raise-field = { $opening ->
    [yes] Bet
   *[no] Raise to
}
raise-steps = Up and down change it by { $step }, page up and page down by { $page }.
raise-do = { $opening ->
    [yes] Bet { $amount }
   *[no] Raise to { $amount }
}
raise-less = Less: { $amount }
raise-more = More: { $amount }
raise-minimum = Minimum { $amount }
raise-half-pot = Half the pot: { $amount }
raise-pot = The full pot: { $amount }
raise-maximum = Maximum { $amount }
raise-chosen = { $opening ->
    [yes] Bet { $amount }.
   *[no] Raise to { $amount }.
}
# Short, on small buttons side by side.
preset-minimum = Min
preset-half-pot = ½ pot
preset-two-thirds = ⅔ pot
preset-pot = Pot
preset-maximum = Max
preset-all-in = All in

## Chosen before one's turn

pre-title = At your next turn
pre-check-or-fold = Check or fold
pre-call-any = Call any bet
pre-fold-to-bet = Fold to a bet
pre-sit-out = Sit out
pre-is-chosen = chosen

## Questions before something is done

confirm-fold = You can check for free. Fold anyway?
confirm-fold-yes = Fold
confirm-all-in = All in for { $amount }?
confirm-all-in-yes = All in
confirm-no = No, go back

## Where the built-in voice cannot speak

voice-no-service = The built-in voice cannot speak: the system's speech is missing. Install speech-dispatcher. The game goes on.
voice-no-voices = The built-in voice cannot speak: the system offers no voice. Add one in its settings, under speech. The game goes on.
voice-not-answering = The built-in voice is silent: the system's speech does not answer. Is there a sound card? The game goes on.
voice-refused = The built-in voice is silent: the system's speech refuses to speak. The game goes on.
voice-other-language = No voice of this system speaks English: install one, or choose another voice in the settings.
