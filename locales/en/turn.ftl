### What the listener is to decide, with what matters for it, and how much
### time is left.

# Parts of one sentence: that somebody is to act, the price or what they can do, the
# pot, and what they may raise to. Where sounds are heard, the first part is a sound.
turn-to-act = { $name } to act
    .you = your turn
turn-price = { $all-in ->
    [yes] all in for { $to-call }
   *[no] { $to-call } to call
}
# The first two of these.
turn-priced = { $turn }, { $price }
turn-free = you can check
turn-raise = { $raise ->
    [bet] bet { $min }
    [bet-range] bet from { $min } to { $max }
    [raise] raise to { $min }
    [raise-range] raise from { $min } to { $max }
   *[never] no raise possible
}
turn-continue = { $all-in ->
    [yes] all in for { $price } to continue
   *[no] { $price } to continue
}
turn-exchange = up to { card-count } to draw
    .you = draw up to { card-count }
turn-discard = a discard costs { $price }
turn-pick = { card-count } to pick
    .you = pick { card-count }
turn-show = show or muck
    .you = show or muck

time-left = { $seconds ->
    [one] Only one second left.
   *[other] Only { $seconds } seconds left.
}
bank-left = Time is up. Your time bank has { $seconds ->
    [one] one second.
   *[other] { $seconds } seconds.
}
