### What the coach says after a hand. $part is the part of the hand; $did is
### what was done and $best what would have been better, each with an amount
### or cards.

# $place is "terminal" or "window".
coach-off = The coach is off. { $place ->
    [terminal] To turn it on, quit and start again with the option { $option }. Your game is kept.
   *[window] Turn it on in the settings, under practice aids.
}
coach-later = The coach looks back on a hand when it is over.
coach-nothing = The coach has nothing to say about the last hand.
coach-good = { coach-part } { coach-did }. Good.
coach-mistake = { coach-part } { coach-did }. { coach-odds }{ coach-better }
coach-odds = { $odds ->
    [yes] Your chance to win was { $percent } percent, and you needed { $needed }.{ " " }
   *[no] { "" }
}
coach-part = { $part ->
    [preflop] Before the flop
    [flop] On the flop
    [turn] On the turn
    [river] On the river
    [before-draw] Before the draw
    [exchange] At the draw
    [after-draw] After the draw
    [continuing] At the start
   *[discarding] When discarding
}
coach-did = { $did ->
    [fold] you folded
    [check] you checked
    [call] you called { $amount }
    [bet] you bet { $amount }
    [raise] you raised to { $amount }
    [all-in] you went all in
    [continue] you paid to continue
    [exchange] you exchanged { CARDS($cards) }
    [stand-pat] you stood pat
    [discard] you discarded { CARDS($cards) }
   *[pass] you passed
}
coach-better = { $best ->
    [fold] Folding was better.
    [check] Checking was better.
    [call] Calling was better.
    [bet] Betting { $best-amount } was better.
    [raise] Raising to { $best-amount } was better.
    [all-in] Going all in was better.
    [continue] Continuing was better.
    [exchange] Exchanging { CARDS($best-cards) } was better.
    [stand-pat] Standing pat was better.
    [discard] Discarding { CARDS($best-cards) } was better.
   *[pass] Passing was better.
}
coach-picks = Better picks were { CARDS($cards) }: { $hand }.
coach-other = { coach-part } { $name } { $did ->
    [bet] bet { $amount }
    [raise] raised to { $amount }
    [all-in] went all in
    [continue] paid to continue
   *[call] called { $amount }
} with { coach-held }. { $why ->
    [strong] That was strong enough.
    [even] That was a coin flip.
    [bluff] That was a bluff.
   *[hope] That was a long shot.
}
coach-other-discard = { coach-part } { $name } discarded { CARDS($cards) } with { coach-held }. { $more ->
    [yes] { $name }'s expected share of the pot rose from { $before } to { $after } percent.
   *[no] That did not help.
}
# What the player held: the hand of five, or before there was one, all cards.
coach-held = { $made ->
    [yes] { $hand }
   *[no] { CARDS($own) }
}
