### Answers to a player's questions, and why something was refused. Each is a
### part of an answer, written as in the middle of a sentence, of which "sentence"
### makes one. The form "you" is said of the listener. $phase is
### "betting", "continuing", "exchanging", "discarding", "picking", "showing"
### or "over"; $all-in is "yes" or "no".

## Who cannot do anything

answer-no-hand = no hand is being played
answer-over = the hand is over
answer-folded = { $name } has folded
    .you = you have folded
answer-all-in = { $name } is all in
    .you = you are all in
answer-out = { $name } is out of the game
    .you = you are out of the game
answer-watching = you are watching
answer-not-turn = not now, { $name } to act
    .you = not now, it is your turn
# What is known only through a player's own eyes, for whoever looks through them.
answer-of = { $name }: { $answer }

## Cards

answer-cards = { CARDS($cards) }
answer-own-cards = { $name }'s cards: { CARDS($cards) }
    .you = { CARDS($cards) }
answer-own-cards-folded = { $name } folded { CARDS($cards) }
    .you = folded: { CARDS($cards) }
answer-cards-picked = picked: { CARDS($cards) }
answer-cards-of = { $name }: { CARDS($cards) }
answer-cards-unknown = these cards were not recorded
answer-no-cards = { $name } has no cards
    .you = you have no cards
answer-board-none = { $when ->
    [yet] no community cards yet
    [past] no community cards in this hand
   *[never] this game has no community cards
}
answer-board-open = open, { answer-places }: { CARDS($cards) }
answer-board-later = not open yet, { answer-places }: { CARDS($cards) }
answer-board-down = face down: { answer-places }
answer-places = { $count ->
    [1] place { $from }
   *[other] places { $from } to { $last }
}
# In brief, one rank after another: "six nine eight".
answer-board-rank = { RANKS($rank) }
answer-board-value = { $board }: { $hand }
answer-board-suited = { $count } { $suit ->
    [c] clubs
    [d] diamonds
    [h] hearts
   *[s] spades
}
answer-card-open = { CARDS($cards) }, open
answer-card-picked = { CARDS($cards) }, picked
answer-card-later = { CARDS($cards) }, not open yet
answer-card-down = face down
answer-card-none = no card at place { $place }

## What a hand is worth

answer-value-folded = folded: { $hand }
answer-value-board = { $hand }, all of it on the board
answer-value-now = so far { $hand }
answer-value-best = { $what ->
    [open] best with the open cards: { $hand }
   *[table] best with the cards on the table: { $hand }
}
answer-starting-hand = { $kind ->
    [pair] pocket { RANKS($high, form: "plural") }
    [suited] { RANKS($high) } { RANKS($low) } suited
   *[offsuit] { RANKS($high) } { RANKS($low) } offsuit
}
answer-draws-flush = flush draw
answer-draws-straight = { $ends ->
    [1] inside straight draw
    [2] open-ended straight draw
   *[other] wrap straight draw
}
answer-draws-both = { $ends ->
    [1] flush and inside straight draw
    [2] flush and open-ended straight draw
   *[other] flush and wrap straight draw
}
answer-outs = { $count ->
    [one] { $count } card helps
   *[other] { $count } cards help
}

## Chips in the middle

answer-pot = pot { $amount }
answer-pot-empty = nothing in the pot
answer-won = { $name } won { $amount }, { $others } of it from others
    .you = you won { $amount }, { $others } of it from others
answer-pot-main = main pot { $amount }: { $names }
answer-pot-side = { $number ->
    [0] side pot
   *[other] { numbered-side-pot },
} { $amount }: { $names }
answer-pot-alone = { $amount } from { $name }, not called yet
    .you = { $amount } from you, not called yet

## What it costs

answer-to-call = { $all-in ->
    [yes] all in for { $amount }
   *[no] { $amount } to call
}
answer-to-call-from = { $all-in ->
    [yes] all in for { $amount } to call { $name }
   *[no] { $amount } to call { $name }
}
answer-to-call-later = { $amount } to call for now{ all-in-tail }
answer-to-call-of = { $amount } to call for { $name }{ all-in-tail }
    .you = { $amount } to call for you{ all-in-tail }
answer-check = nothing to call, you can check
answer-check-later = nothing to call for now
answer-check-of = nothing to call for { $name }
    .you = nothing to call for you
answer-continue = { $all-in ->
    [yes] all in for { $amount } to continue
   *[no] { $amount } to continue
}
answer-continue-of = { $amount } to continue for { $name }
    .you = { $amount } to continue for you
answer-continued = nothing to pay, you have continued
answer-discard = a discard costs { $amount }
answer-discard-short = a discard costs { $amount }, you have { $have }
answer-discard-done = nothing to pay, your discard is over
answer-free = { $phase ->
    [exchanging] nothing to call during the draw
    [picking] nothing to pay, picking is free
   *[showing] nothing to call at the showdown
}

## Raises

answer-raise-range = { $opening ->
    [yes] minimum bet { $min }, maximum { $max }
   *[no] minimum raise to { $min }, maximum { $max }
}
answer-raise-exact = { $opening ->
    [yes] only a bet of { $max }{ all-in-tail }
   *[no] only a raise to { $max }{ all-in-tail }
}
# Totals, as for the limits.
answer-raise-size = { $size ->
    [half] for half the pot { $amount }
   *[whole] for the full pot { $amount }
}
answer-raise-never = this game has no raises
answer-raise-not-now = { $phase ->
    [exchanging] no raise during the draw
   *[showing] no raise at the showdown
}
answer-raise-covered = { $name } may not raise: all the chips do not go beyond a call
    .you = no raise, a call takes all your chips
answer-raise-closed = { $name } may not raise: a short all-in does not reopen the betting
    .you = no raise, the last all in was too small for you to raise again
answer-raise-capped = { $count ->
    [one] { $name } may not raise: one bet or raise a round is the limit
   *[other] { $name } may not raise: { $count } bets and raises a round are the limit
}
    .you = { $count ->
        [one] no raise, one bet or raise a round is the limit
       *[other] no raise, { $count } bets and raises a round are the limit
    }
answer-raise-nobody = { $name } may not raise: nobody could put more in
    .you = no raise, nobody else has chips for it

## Players

answer-in = { $count } left: { $names }
answer-in-all-in = all in: { $names }
answer-turn-you = { $phase ->
    [continuing] your turn to continue or fold
    [exchanging] your turn to draw
    [discarding] your turn to discard or pass
    [showing] your turn to show
   *[betting] your turn
}
answer-turn = { $name } to act
answer-turn-picking = everyone picks at once
answer-picks-left = { $left ->
    [0] { $name } has all picks
    [1] { $name } has one pick left
    [2] { $name } has two picks left
    [3] { $name } has three picks left
   *[other] { $name } has { $left } picks left
}
    .you = { $left ->
        [0] you have all your picks
        [1] you have one pick left
        [2] you have two picks left
        [3] you have three picks left
       *[other] you have { $left } picks left
    }
answer-position = { $position ->
    [button] button
    [button-last] button, last to act
    [button-small-blind] button and small blind
    [small-blind] small blind
    [big-blind] big blind
    [under-the-gun] under the gun
    [lojack] lojack
    [hijack] hijack
   *[cutoff] cutoff
}
answer-position-early = under the gun plus { $number }
answer-position-after = { $count ->
    [1] first to act
    [2] second to act
    [3] third to act
    [4] fourth to act
    [5] fifth to act
    [6] sixth to act
    [7] seventh to act
   *[other] number { $count } to act
}
# The listener or a player, and their chips.
answer-chips = { $name } { $amount }
answer-chips-points = { $name } { $amount }, { answer-points }
answer-chips-state = { $state ->
    [all-in] { $name } all in
   *[out] { $name } out
}
answer-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## Blinds, points, phases and time

answer-level = level { $level }, blinds { $small } and { $big }
answer-blinds = blinds { $small } and { $big }
answer-ante = ante { $amount }
answer-next-time = next level { $small } and { $big } in { answer-time }
answer-next-hands = next level { $small } and { $big } { $hands ->
    [1] with the next hand
   *[other] in { $hands } hands
}
answer-last-level = the blinds will not rise
answer-score = { $names }
answer-score-of = { $name } { answer-points }
answer-target = { $points ->
    [one] { $points } point wins
   *[other] { $points } points win
}
answer-phase = { $phase ->
    [betting] betting
    [continuing] continuing or folding
    [exchanging] drawing cards
    [discarding] discarding
    [picking] picking
    [showing] showdown
   *[over] hand over
}
answer-wave = picking, wave { $wave } of { $waves }
answer-time = { $minutes ->
    [0] { answer-seconds }
   *[other] { answer-minutes }{ answer-seconds-tail }
}
answer-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
answer-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
answer-seconds-tail = { $seconds ->
    [0] { "" }
   *[other] { " " }{ answer-seconds }
}
answer-time-turn = { answer-time } for { $name }
    .you = { answer-time } for you
answer-time-bank = { answer-time } in your time bank
answer-time-more = { $name } takes more time
answer-time-wave = next wave in { answer-time }
answer-time-phase = { answer-time } left
answer-untimed = no time limit
answer-paused = the table is paused

## The brief answer

answer-odds = pot odds { $whole }{ answer-tenths } to 1
answer-tenths = { $tenths ->
    [0] { "" }
   *[other] .{ $tenths }
}
answer-last-bet = last bet { $name }, { $amount }{ all-in-tail }
    .you = last bet yours, { $amount }{ all-in-tail }
answer-stacks = stacks: { $names }
answer-needed = to call, { $name } needs { $percent } percent
    .you = to call, you need { $percent } percent
answer-after = after { $name }: { $names }
    .you = after you: { $names }
answer-after-none = nobody acts after { $name }
    .you = nobody acts after you
answer-effective-pots = { $name }: effective stack { $amount }, { stack-in-pots }
    .you = effective stack { $amount }, { stack-in-pots }
stack-in-pots = { $pots ->
    [0] less than half the pot
    [1] about the pot
   *[other] { $pots } pots
}
answer-drew = { $count ->
    [0] { $name } stood pat
   *[other] { $name } drew { card-count }
}
    .you = { $count ->
        [0] you stood pat
       *[other] you drew { card-count }
    }

## Odds

answer-chances = { $name } wins { $percent } percent against { answer-against }
    .you = you win { $percent } percent against { answer-against }
answer-chances-stand = as they stand, { $name }'s cards win { $percent } percent against { answer-against }
    .you = as they stand, your cards win { $percent } percent against { answer-against }
answer-chances-places = { $name }: first place { $percent } percent, second { $second }, against { answer-against }
    .you = first place { $percent } percent, second { $second }, against { answer-against }
answer-against = { $count ->
    [1] one random hand
    [2] two random hands
    [3] three random hands
    [4] four random hands
    [5] five random hands
   *[other] { $count } random hands
}
answer-share-needed = to continue { $name } needs { $needed } percent of the pot and can expect { $percent }
    .you = to continue you need { $needed } percent of the pot, you can expect { $percent }

## Refused

refused-too-late = that came too late, the table has moved on
refused-game-over = the game is over
refused-nobody = { $name } has nothing to decide
    .you = nobody can act now
refused-not-turn = it is the turn of { $turn }, not of { $name }
    .you = not your turn, { $turn } to act
refused-not-in-hand = { $name } is not in this hand
    .you = you are not in this hand
refused-not-now = { $name } cannot do this now
    .you = { $phase ->
        [betting] not now, you can { bet-choices }
        [continuing] not now, you can continue or fold
        [exchanging] not now, you can draw cards
        [discarding] not now, you can discard a community card or pass
        [picking] not now, you can pick community cards
        [showing] not now, you can show or muck
       *[over] not now, the hand is over
    }
bet-choices = { $can ->
    [check] check
    [check-bet] check or bet
    [check-raise] check or raise
    [call-raise] fold, call or raise
   *[call] fold or call
}
refused-check = { $name } must call { $amount }
    .you = you cannot check, { $amount } to call
refused-no-call = there is nothing for { $name } to call
    .you = { answer-check }
refused-minimum = the minimum bet or raise is to { $min }, and { $name } has { $have }
    .you = { $opening ->
        [yes] the minimum bet is { $min }
       *[no] the minimum raise is to { $min }
    }
refused-maximum = the maximum bet or raise of { $name } is to { $max }
    .you = { $opening ->
        [yes] the maximum bet is { $max }{ all-in-tail }
       *[no] the maximum raise is to { $max }{ all-in-tail }
    }
refused-not-your-card = { $name } does not hold { CARDS($cards) }
    .you = { CARDS($cards) } is not in your hand
refused-too-many-cards = { $name } may exchange { card-count } at most
    .you = { $count ->
        [0] you can draw no more cards
       *[other] you can draw at most { card-count }
    }
refused-no-place = { $count ->
    [0] there is no card there
   *[other] there is no card there, the last place is { $count }
}
refused-not-open = that card is not open yet
refused-picked-already = that card is among the picks of { $name }
    .you = that card is among your picks
refused-picks-complete = { $name } has picked all cards
    .you = you have all your picks
refused-shown-already = those cards are on the table
refused-nothing-due = not now, the waves open by themselves

## Options and dealing

refused-not-a-card = '{ $text }' is not a card: write a rank 2-9 T J Q K A and a suit c d h s, such as Ah
refused-deal = { $why ->
    [too-few-players] a hand needs at least two players
    [too-many-seats] a table has at most { $count } seats
    [nobody-at-button] nobody sits at the button
    [too-many-cards] the deck has too few cards for so many players
   *[too-many-chips] there are too many chips
}
refused-option-between = { $name } cannot be { $value }, only { $least } to { $most }
refused-option-one-of = { $name } cannot be { $value }, only { $names }
refused-option-no-room = { $name }: there is no time left for it, make the waves before it earlier

## The braille line: short, for forty cells

status-card = { $rank }{ $suit }
card-sign-rank = { $rank ->
    [T] 10
   *[other] { $rank }
}
card-sign-suit = { $suit }
status-to-call = to call { $amount }
status-to-call-later = wait, to call { $amount }
status-check = check
status-continue = continue { $amount }
status-discard = discard { $amount }
status-draw = draw
status-show = show
status-pick = pick { $left }
status-wait = wait
status-folded = folded
status-all-in = all in
status-over = over
status-pot = pot { $amount }
