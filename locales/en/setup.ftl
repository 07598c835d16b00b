### How a table is set before a game.

game-holdem-about = Two cards of your own, five on the table, and betting until one player has all the chips.
game-draw-about = Five cards of your own, some of which you exchange, and small fixed bets. First to the target wins.
game-unique-about = Eight cards on the table, which can be discarded for a price. Then everyone picks three of them against the clock.

setup-start = Start the game
setup-start-hint = Or press Tab to choose the options first.
setup-usual = Default options
setup-usual-hint = Resets all options and opponents. The time stays as it is.
setup-preset = Ready-made table
setup-preset-usual = Default options.
setup-preset-set = Set: { $name }. { $about }
setup-value = { $name }: { $value }.
setup-options = Options
setup-others = Opponents and time
setup-opponents = Opponents
# Asked in the terminal.
choose-opponents = Which opponents? { $names }.
setup-mixed = Mixed
setup-mixed-about = Players of all levels.
setup-range = From { $least } to { $most }.
setup-range-decimal = From { $least } to { $most }, such as 0.5 for half.
setup-step = Up and down change it by { $step }.
setup-out-of-range = { $name } must be from { $least } to { $most }.
setup-no-number = { $name } must be a whole number from { $least } to { $most }.
setup-no-decimal = { $name } must be a number from { $least } to { $most }, with at most two digits after the point.
setup-no-room = There is no time left for it: make the waves before it earlier.
setup-not-started = Not started yet. { $problem }
setup-replace = A game is under way. End it and start a new one?
setup-replace-yes = Start the new game

## Options. The form "words" is what can be typed for one in the terminal, the
## form "allowed" what it may be, the form "value" what it is.

setup-number = { $count }
not-an-option-value = { $name } cannot be { $text }. { $allowed }
options-words = options, option
options-reset = All options are back to their defaults.
reset-words = default, reset, usual
start-words = start, play, go

## Options of more than one game

option-players = Players
option-players-about = You and the computer players.
option-starting-chips = Starting chips
option-starting-chips-about = What each player begins with.
option-ante = Ante
option-ante-about = What everyone pays before each hand.
option-turn-timer = Turn timer
option-turn-timer-about = How long a player may think. When time is up, the table checks or folds.
option-turn-timer-off = none
    .words = none, off, no, no limit, unlimited
option-turn-timer-limited = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
    .allowed = { $names } seconds
    .words = seconds, second, sec, s
option-max-raises = Raises in a round
option-max-raises-about = Bets and raises together. 0 is no limit.

## Texas Hold'em

option-big-blind = Big blind
option-big-blind-about = The bet that opens each hand. The small blind is half of it.
option-ante-start-level = First level with an ante
option-ante-start-level-about = From which blind level on. 0 and 1 are both the first.
option-blinds-rise = Blinds rise
option-blinds-rise-about = When the next blind level comes.
option-blinds-rise-never = never
    .words = never, off, no, none
option-blinds-rise-minutes = { $count ->
    [one] every minute
   *[other] every { $count } minutes
}
    .allowed = every { $names } minutes
    .words = minutes, minute, min, every minutes, every minute
option-blinds-rise-hands = after a number of hands
    .value = { $count ->
        [one] after every hand
       *[other] every { $count } hands
    }
    .allowed = every { $least } to { $most } hands
    .words = hands, hand, every hands, every hand, after hands, after hand
option-blinds-rise-hands-amount = Hands at each blind level
option-raise-mode = Raise limit
option-raise-mode-about = The most that can be raised by at once.
option-raise-mode-no-limit = no limit
    .words = no limit, none, off, unlimited
option-raise-mode-pot-limit = the pot
    .words = pot limit, the pot, pot
option-raise-mode-double-pot-limit = twice the pot
    .words = double pot limit, twice the pot, double pot, double

## Five-Card Draw

option-target = Points to win
option-target-about = The first player with this many points wins the match. Each chip in a pot you win is one point.
option-limit-style = Size of bets
option-limit-style-about = The limit is 2 before the draw and 4 after it.
option-limit-style-fixed = always the limit
    .words = fixed, always, always the limit
option-limit-style-up-to = anything up to the limit
    .words = up to, any, anything, anything up to the limit

## Unique Poker

option-continuation-multiplier = Price of continuing
option-continuation-multiplier-about = Staying in with your two cards costs this many antes.
option-discard-cost = Cost of a discard
option-discard-cost-about = What it costs to take a community card away.
option-discard-cost-fixed = a number of chips
    .value = { chips }
    .allowed = { $least } to { $most } chips
    .words = chips, chip, fixed
option-discard-cost-fixed-amount = Discard cost in chips
option-discard-cost-times-ante = times the ante
    .value = { $count } times the ante
    .allowed = { $least } to { $most } times the ante
    .words = ante, antes, times ante, times the ante, of the ante
option-discard-cost-times-ante-amount = Discard cost in antes
option-discard-cost-times-own-bet = times your own bet
    .value = { $count } times your own bet
    .allowed = { $least } to { $most } times your own bet
    .words = own bet, bet, own bets, bets, times own bet, times bet, times your own bet, of your bet
option-discard-cost-times-own-bet-amount = Discard cost in own bets
option-discard-cost-times-pot = times the pot
    .value = { $count } times the pot
    .allowed = { $least } to { $most } times the pot
    .words = pot, pots, times pot, times the pot, of the pot
option-discard-cost-times-pot-amount = Discard cost in pots
option-discard-time = Time for a discard
option-discard-time-about = How long each player has. When time is up, nothing is discarded.
option-discard-time-off = untimed
    .words = untimed, none, off, no, no limit, unlimited
option-discard-time-limited = limited
    .value = { $count ->
        [one] { $count } second
       *[other] { $count } seconds
    }
    .allowed = { $least } to { $most } seconds
    .words = seconds, second, sec, s
option-discard-time-limited-amount = Seconds for a discard
option-board-while-discarding = Community cards while discarding
option-board-while-discarding-about = Face down, the waves show them for the first time.
option-board-while-discarding-face-up = face up
    .words = face up, up, open
option-board-while-discarding-face-down = face down
    .words = face down, down, hidden
option-waves = Waves and end of picking
    .words = waves, wave times
option-second-wave = Second wave in seconds
    .words = second wave, wave 2
option-second-wave-about = When the next three open. The first three open at once.
option-third-wave = Third wave in seconds
    .words = third wave, wave 3
option-third-wave-about = When the rest opens, later than the second wave.
option-picking-time = End of picking in seconds
    .words = end of picking, picking time, picking end
option-picking-time-about = When missing picks are made at random, later than the third wave.
option-end-picking-early = Picking ends
option-end-picking-early-about = Whether those who are ready wait for the clock.
option-end-picking-early-on-time = when time is up
    .words = on time, when time is up, no, off
option-end-picking-early-early = when everyone has picked
    .words = early, when everyone has picked, yes, on

## Files of options

file-name = FILE
file-about = Options of { $game }. Change what you like, leave out what keeps its default, and start with: { $command }
file-usual = Default: { $value }.
file-written = Written as { $names }.
file-line = { $file }, line { $line }: { $problem }
file-empty = There is nothing here. Begin with the game: { $names }.
file-no-game = Begin with the game: { $names }.
file-unclosed = Something is not closed: a bracket, a quote or a comment.
file-unexpected = The sign { $text } makes no sense here.
file-no-comma = A comma is missing before this.
file-no-name = The name of an option is missing before this value.
file-twice = { $name } is there twice.
file-no-value = { $name } cannot be that: write { $names }.
file-numbers = { $name } needs { $count ->
    [one] { $count } number
   *[other] { $count } numbers
}.
