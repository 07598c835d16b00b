### Commands: what each one does, as help tells it, and in the form "words"
### what can be typed for it. The first word is the command's name.

## At the table

command-call-or-check = call or check, or pay and continue
    .words = call, check, continue
command-raise = bet or raise, asks for the total
    .words = raise, raise to, bet
command-fold = fold or muck, asks first when checking is free
    .words = fold, muck
command-all-in = all in, asks first
    .words = all in, shove
# A command for each of the places 1 to 9, typed as "mark 3".
command-act-on-card = mark, keep, discard or pick the card at that place
    .words = mark, keep, discard, pick
command-draw-or-pass = draw for the marked cards, pass, or finish choosing
    .words = draw, pass, finish
command-show-both = show both hole cards
    .words = show both, show
command-show-first = show the first hole card
    .words = show first
command-show-second = show the second hole card
    .words = show second
command-check-or-fold = at your next turn, check or fold; again to cancel
    .words = check or fold
command-call-any = at your next turn, call any bet; again to cancel
    .words = call any
command-fold-to-bet = at your next turn, fold if there is a bet; again to cancel
    .words = fold to a bet
command-sit-out = sit out, or come back in
    .words = sit out, back in
command-next-hand = deal the next hand
    .words = next hand, next, deal
command-skip-to-end = skip to the end of the game, once you are out
    .words = skip
command-pause = pause or resume
    .words = pause

## Questions

# A command for each of the places 1 to 9, typed as "card 3".
command-card = read the card at that place
    .words = card, read
command-hole-cards = your own cards
    .words = hole cards, hole, cards
command-community-cards = the community cards
    .words = community cards, community, board
command-hand-value = what your hand is worth now
    .words = value, hand
command-pot = the pot, and who is in each side pot
    .words = pot, pots
command-to-call = the amount to call
    .words = to call, price
command-minimum-raise = the smallest and the largest raise
    .words = minimum, min, maximum, max
command-players-in = who is still in the hand
    .words = players, who
command-chips = the chips of all players, and their points
    .words = chips, stacks, points
command-button = who has the button
    .words = button
command-position = your position and the blinds
    .words = position, blinds
command-turn = whose turn it is
    .words = turn
command-turn-timer = the time left for this turn or phase
    .words = time, timer
command-game-clock = the blind level and the next one, the score, or the phase
    .words = clock, level, score, phase
command-brief = everything that matters now, in brief; again for more
    .words = brief, situation
command-hand-so-far = this hand so far
    .words = so far, story
command-opponents = who sits here, and how they play
    .words = opponents
command-odds = how often you win from here, and what a call needs
    .words = odds, chances
command-coach = what the coach says about the last hand
    .words = coach

## Messages

command-repeat = repeat everything since your last action
    .words = repeat, again
command-review-previous = the previous message
    .words = previous, earlier
command-review-next = the next message
    .words = later
command-review-first = the oldest message
    .words = oldest, first
command-review-last = the newest message
    .words = newest, last
command-previous-buffer = the previous list of messages: all, table, mine, answers or talk
    .words = previous buffer
command-next-buffer = the next list of messages
    .words = next buffer
command-copy-message = copy the message
    .words = copy

## A past hand

command-next-moment = the next action
    .words = step, on
command-previous-moment = the previous action
    .words = step back
command-next-street = the next street or part of the hand
    .words = next street, street
command-previous-street = the previous street or part of the hand
    .words = previous street
command-next-decision = your next decision, or that of the player you watch
    .words = next decision, decision
command-previous-decision = the previous decision
    .words = previous decision
command-last-decision = the last decision
    .words = last decision
command-next-eyes = see it as another player did, or as a spectator
    .words = eyes, view

## Among people

command-talk = say something to everybody at the table
    .words = say, talk
command-say-hello = say hello to everybody
    .words = hello, hi
command-say-good-luck = wish everybody good luck
    .words = good luck
command-say-nice-hand = say: nice hand
    .words = nice hand
command-say-well-played = say: well played
    .words = well played
command-say-thanks = say thank you
    .words = thanks, thank you
command-say-sorry = say sorry
    .words = sorry
command-say-one-moment = ask for a moment
    .words = one moment
command-say-good-night = say good night
    .words = good night
command-people = who is at the table, who would like to come, and the code
    .words = people, code
command-admit = let whoever has knocked sit down, as the host
    .words = admit, let in
command-turn-away = turn away whoever has knocked, as the host
    .words = turn away, refuse
command-give-time = give somebody more time to decide, once a hand
    .words = give time, more time
command-mute = mute somebody, or unmute them
    .words = mute
command-remove = put a computer player in somebody's place, as the host
    .words = remove
command-hand-over = let somebody else be the host
    .words = host, hand over
command-leave = leave the table, asks first
    .words = leave

## The program

command-help = help for where you are
    .words = help, commands
command-describe-keys = hear what keys do without using them
    .words = describe keys, describe, keys
command-where-am-i = where you are
    .words = where
command-language = another language
    .words = language, lang
command-next-channel = who speaks: screen reader, built-in voice, both, nobody
    .words = channel
command-silence = stop the built-in voice
    .words = silence
command-history = the list of all messages
    .words = history
command-review-hands = go through past hands
    .words = review, hands
command-statistics = how often everyone enters, raises and wins
    .words = statistics, stats
command-next-part = the next part of the screen
    .words = next part
command-previous-part = the previous part of the screen
    .words = previous part
command-settings = settings
    .words = settings, options
command-columns = show or hide the columns beside the table
    .words = columns
command-full-screen = full screen on or off
    .words = full screen
command-larger-text = make everything larger
    .words = larger
command-smaller-text = make everything smaller
    .words = smaller
command-play-again = the same game once more, when it is over
    .words = play again
command-together = play with other people
    .words = play with others
command-back = go back or close
    .words = back, close, cancel
command-quit = leave the program
    .words = quit, exit

## Help

key-help = { $key }: { $does }
key-does-nothing = { $key }: nothing here
help-key = key
help-command = what it does
help-words = words for the terminal

## Keys, as they are spoken

key-with = { $held } { $key }
key-range = { $first } to { $last }
key-comma = comma
key-period = period
key-slash = slash
key-semicolon = semicolon
key-quote = quote
key-left-bracket = left bracket
key-right-bracket = right bracket
key-backslash = backslash
key-minus = minus
key-equals = equals
key-backquote = backquote
key-space = space
key-enter = enter
key-escape = escape
key-tab = tab
key-backspace = backspace
key-delete = delete
key-insert = insert
key-home = home
key-end = end
key-page-up = page up
key-page-down = page down
key-up = up arrow
key-down = down arrow
key-left = left arrow
key-right = right arrow
key-caps-lock = caps lock
key-numeric-pad = numeric pad
key-control = control
key-shift = shift
key-alt = alt
key-super = super

## What is wrong with a key of the player's own

key-unknown-command = Key settings: no command is named { $text }.
key-unreadable = Key settings: no key is named { $text }. The command { $command } keeps its key.
key-reserved = The key { $key } is taken by screen readers or the system. The command { $command } keeps its key.
key-clash = The key { $key } is taken by the command { $other }. The command { $command } keeps its key.

## What is wrong with a typed line

typed-nothing = Type a command, or help.
typed-unknown = Not a command: { $text }. Type help for all commands.
typed-which-card = Type the place of the card too, 1 to 9.
typed-no-such-card = No card has this place: { $text }. Places are 1 to 9.
typed-too-much = Nothing can follow this command: { $text }.
typed-not-text = That line could not be read: your terminal does not send UTF-8. Type it without accented letters.
typed-too-long = That line is too long.
