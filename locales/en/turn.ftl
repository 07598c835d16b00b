### What the listener is to decide, with what matters for it, and how much
### time is left.

turn-bet = { $name } to act{ price-tail }{ pot-tail }{ raise-tail }.
    .you = Your turn{ price-tail }{ pot-tail }{ raise-tail }.
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
turn-continue = { $name } to act, { $price } to continue{ all-in-tail }{ pot-tail }.
    .you = Your turn, { $price } to continue{ all-in-tail }{ pot-tail }.
turn-exchange = { $name } to draw, up to { card-count }{ pot-tail }.
    .you = Your turn, draw up to { card-count }{ pot-tail }.
turn-discard = { $name } to act, a discard costs { $price }{ pot-tail }.
    .you = Your turn, a discard costs { $price }{ pot-tail }.
turn-pick = { $name } to pick { card-count }.
    .you = Your turn, pick { card-count }.
turn-show = { $name } to show or muck.
    .you = Your turn, show or muck.

time-left = { $seconds ->
    [one] Only one second left.
   *[other] Only { $seconds } seconds left.
}
