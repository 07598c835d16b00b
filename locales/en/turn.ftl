### What the listener is to decide, with what matters for it, and how much
### time is left.

turn-bet = Your turn{ price-tail }{ pot-tail }{ raise-tail }.
price-tail = { $price ->
    [told] , { $to-call } to call{ all-in-tail }
    [free] , you can check
   *[untold] { "" }
}
pot-tail = { $pot-told ->
    [told] , pot { $total }
   *[untold] { "" }
}
raise-tail = { $raise ->
    [bet] , bet { $min }
    [bet-range] , bet from { $min } to { $max }
    [raise] , raise to { $min }
    [raise-range] , raise from { $min } to { $max }
    [never] , no raise possible
   *[untold] { "" }
}
turn-continue = Your turn, { $price } to continue{ all-in-tail }{ pot-tail }.
turn-exchange = Your turn, draw up to { card-count }{ pot-tail }.
turn-discard = Your turn, a discard costs { $price }{ pot-tail }.
turn-pick = Your turn, pick { card-count }.
turn-show = Your turn, show or muck.

time-left = { $seconds ->
    [one] Only one second left.
   *[other] Only { $seconds } seconds left.
}
