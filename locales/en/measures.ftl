### What the commands odds, bots and sim print.

## How often hands win

odds-hand = { CARDS($cards) }: { $win ->
    [none] never wins
    [all] always wins
    [less] wins less than one percent
   *[other] wins { $win } percent
}, { $lose ->
    [none] never loses
    [all] always loses
    [less] loses less than one
   *[other] loses { $lose }
}, { $tie ->
    [none] never ties
    [all] always ties
    [less] ties less than one
   *[other] ties { $tie }
}
odds-sampled = Estimated from { $count } random deals, give or take { $error } percent.
odds-bad-hand = '{ $text }' is not a hand: give each hand two cards, such as { $example }
odds-bad-board = a board of { $count } is not possible: give 3, 4 or 5 cards, or leave { $option } out for the odds before the flop
odds-card-twice = { CARDS($card) } is given twice: each card can be in one place only
odds-no-opponent = there is no opponent: give another hand, or { $option } for a random one
odds-bad-against = { $option } is not possible: give a number of opponents from 1 to { $most }
odds-too-many-cards = hands, board and dead cards are { $count } cards, and the deck has 52: give fewer hands, opponents or dead cards
odds-no-samples = { $option } tells nothing: give at least 1

## Computer players against each other

arena-score = { $hero } { $won ->
    [yes] wins
   *[no] loses
} { $amount } { $unit ->
    [antes] antes
   *[blinds] big blinds
} in a hundred hands against { $against }, give or take { $error }
arena-played = { $game } with { $players } players, { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}
arena-times = half of the decisions took at most { $half } microseconds, 99 of 100 at most { $most }, the longest { $longest }

## Many hands at once

sim-played = { hand-count } of { $game } with { $players } players in { $seconds } seconds, { $speed } hands a second
sim-chips = { $kept ->
    [yes] all chips accounted for
   *[no] chips were lost or made: { $bought } bought, { $left } left
}
sim-digest = digest { $digest }
