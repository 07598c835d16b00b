### What the player's side of the table says by itself.

## People

player-names = Anna, Bob, Carol, Dave, Eve, Frank, Grace, Henry, Iris, Julia, Kate
own-name = You

## Games

game-holdem = Texas Hold'em
game-draw = Five-Card Draw
game-unique = Unique Poker
game-omaha = Omaha

## Questions before something is done

ask-amount = { $opening ->
    [yes] Bet how much?
   *[no] Raise to how much?
} From { $min } to { $max }.
ask-fold = You can check for free. Fold anyway? Yes or no.
ask-all-in = All in for { $amount }? Yes or no.
asked-no = Cancelled.
not-an-amount = Not an amount: { $text }. Give a total from { $min } to { $max }.
answer-yes = y, yes
answer-no = n, no

## Marking cards for the exchange

card-marked = Marked { CARDS($card) }, { $count } in all.
card-kept = Kept { CARDS($card) }, { $count } marked.
marked-cards = Marked: { CARDS($cards) }.
marked-card = Marked.

## Practice aids

# In figures, to be seen.
odds-figure = { $percent } percent
odds-figures = { $percent } and { $second } percent
# $place is "terminal" or "window".
odds-off = Odds are off. { $place ->
    [terminal] To turn them on, quit and start again with the option { $option }. Your game is kept.
   *[window] Turn them on in the settings, under practice aids.
}

## The table

paused = Paused.
resumed = Resumed.
skipping = Playing on to the end.
skip-not-out = You are still in. You can skip to the end once you are out.

# Chosen while others act. $intent is one of check-or-fold, call-any, fold-to-bet
# and sit-out.
intent-on = { $intent ->
    [check-or-fold] You will check or fold.
    [call-any] You will call any bet.
    [fold-to-bet] You will fold to a bet.
   *[sit-out] You are sitting out.
}
intent-off = { $intent ->
    [sit-out] You are back in.
   *[other] Cancelled.
}
intent-too-dear = A call would put you all in, so it is up to you.

# At the end of the game, shown together.
ending-place = { $place ->
    [1] You have won, first of { $players } players.
   *[other] You are out in { ordinal } place of { $players }.
}
ending-biggest-pot = Your biggest pot: { $amount }.
ending-best-decision = Your best decision: { $what }
play-again-later = You can play again once this game is over for you.

log-empty = Nothing yet.
buffer-all = All messages.
buffer-table = The table.
buffer-mine = My actions.
buffer-answers = Answers.
buffer-talk = Talk.

## The terminal

no-display = There is no screen here for a window, so this is the table in the terminal.
no-libraries = No window can be opened here without { $names }, so this is the table in the terminal. On Debian and Ubuntu, install { $packages }.
no-graphics = No window can be drawn here, so this is the table in the terminal. A window needs OpenGL, which comes with the graphics driver, and on Debian and Ubuntu with { $packages }. The error was: { $problem }
no-graphics-driver = No window can be drawn here, so this is the table in the terminal. A window needs OpenGL 2, which comes with the graphics driver: install the newest one from its maker. The error was: { $problem }
window-failed = The window has failed again, so this is the table in the terminal. Nothing that was played is lost.
welcome = Tabletalk. Type help at any time, quit to leave.
choose-game = Which game? 1 { game-holdem }, 2 { game-draw }, 3 { game-unique }. Or learn, for a first lesson.
choose-preset = Which table? { $names }. Or type options.
no-such-choice = There is no choice { $text }: type one of the numbers.
preset-classic = classic
    .title = Classic
preset-quick = quick game
    .title = Quick game
preset-deep = deep stacks
    .title = Deep stacks
preset-duel = heads-up
    .title = Heads-up
preset-match = match to 100 points
    .title = Match to 100 points
preset-short-match = short match to 50 points
    .title = Short match to 50 points
preset-full-table = full table to 300 points
    .title = Full table to 300 points
preset-rulebook = by the rulebook
    .title = By the rulebook
preset-relaxed = relaxed, more time
    .title = Relaxed, more time
choose-time = How much time? 1 for what the rules say. 2, 5 or 10 for that many times as long. 0 for no clocks. Enter: { $usual }.
choose-pace = Computer players: { $names }. Enter: { $usual }.
choose-next-hand = Next hand: { $names }. Enter: { $usual }.
choose-verbosity = How much is said: { $names }. Enter: { $usual }.
table-set = { $game }, { $players } players, { chips } each. Opponents: { $names }.
opponent = { $style } { $name }
opponent-about = { $style } { $name }: { $about }
opponent-person = { $name }: a person, not the computer.

## What the table waits for, and the key or word for it. $how is "key" or "word".
## What is typed is one of the command's words.

paused-hint = Paused. Resume: { $key }.
next-hand-hint = Next hand: { $key }.
out-hint = Watch the next hand: { $next }. Skip to the end of the game: { $skip }. { $how ->
    [word] Leave: { $leave }.
   *[key] New game: { $leave }, main menu.
}
draw-hint = { $how ->
    [word] Type mark 1 to mark the first card, draw to draw.
   *[key] Mark the first card: { $card }. Draw: { $key }.
}
discard-hint = { $how ->
    [word] Type discard 1 to discard the first card, pass to pass.
   *[key] Discard the first card: { $card }. Pass: { $key }.
}
pick-hint = { $how ->
    [word] Type pick 1 to pick the first card, finish for the next wave.
   *[key] Pick the first card: { $card }. Next wave: { $key }.
}
# Parts of sentences, for they begin with the key.
pick-end-hint = { $key }: end of picking, missing picks are made at random
wave-hint = { $key }: next wave
picking-over-hint = { $key }: end of picking
show-hint = Show: { $show }. Muck: { $muck }.
game-over-hint = New game: { $leave }, main menu.
goodbye = Goodbye.
output-lost = The output cannot be written: { $problem }.
cannot-read-options = The options cannot be read from { $file }: { $problem }
unknown-option = There is no option called { $text }. Did you mean { $nearest }?
unknown-opponents = There is no computer player called { $text }: choose one of { $known }.
unknown-language = There is no language { $text }: type { $known }.
