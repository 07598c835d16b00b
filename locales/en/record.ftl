### What is told of a recorded hand besides its events.

record-number = Number { $number }
record-author = recorded by { $author }
player-chips = { $name }: { chips }
record-hand = hand { $hand }

## Compared with the record

check-sums = { hand-count }: { $matching } match, { $differ } differ, { $refused } refused
check-nothing = no finishing stacks recorded
check-differs = differs: { $differences }
check-difference = { $player } has { $has }, recorded { $recorded }

## Why a hand, or a whole file, is not played, as a part of a sentence

unplayed-at = { $place }: { $reason }
unplayed-place = action { $number } '{ $text }'
unplayed-unreadable = { $reason ->
    [not-there] there is no such file
    [not-allowed] the file may not be read
   *[other] the file cannot be read: { $problem }
}
unplayed-kind = hand files end in { $names }
unplayed-empty = there is no hand in this file
unplayed-too-large = the file is larger than { $most } megabytes: divide it
unplayed-too-many = there are more than { $most } hands: divide the file
unplayed-too-long = this is too long for a hand
unplayed-not-text = line { $line } is not text in UTF-8
unplayed-garbled = line { $line } cannot be understood from column { $column } on
unplayed-garbled-line = { $column ->
    [0] this cannot be understood
   *[other] this cannot be understood from column { $column } on
}: { $problem }
unplayed-game = this game is not played here: { $code }{ $game ->
    [NS] , no-limit short-deck hold'em
    [FO-8] , fixed-limit Omaha high-low eight or better
    [F7S] , fixed-limit seven-card stud
    [F7S-8] , fixed-limit seven-card stud high-low eight or better
    [FR] , fixed-limit razz
    [N2L1D] , no-limit deuce-to-seven single draw
    [F2L3D] , fixed-limit deuce-to-seven triple draw
    [FB] , fixed-limit badugi
   *[other] {""}
}
unplayed-missing = { $field } is missing
unplayed-field = { $field }: { $problem }
unplayed-type = { $field } must be { $wanted ->
    [text] text
    [number] a number
    [array] an array
    [numbers] an array of numbers
    [texts] an array of texts
    [true-or-false] true or false
    [count] a whole number from one on
    [options] the options of a game
    [options-of-variant] the options of the variant
   *[viewer] a player such as p1, or rail
}
unplayed-amount = { $problem ->
    [fraction] { $amount } divides a chip more finely than can be told here
    [negative] { $amount } is less than nothing
    [unknown] the amount is unknown: { $amount }
    [too-many] { $amount } is more than can be counted
    [zero] must be more than zero
   *[not-a-number] '{ $amount }' is not a number
}
unplayed-post = a player posts to come in, { $amount } in { $field }, which is not played here
unplayed-length = { $field } has { $has ->
    [one] { $has } entry
   *[other] { $has } entries
} for { $players } players
unplayed-player-count = a hand has 2 to { $most } players, not { $count }
unplayed-no-action = this is not an action: { $wanted ->
    [action] write one of { $written }
    [shown] write a player and cards, such as { $written }
    [place] write a place, counted from one
   *[operation] write an operation such as { $written }
}
unplayed-no-player = there is no player { $label } in a hand of { $players }
unplayed-card-twice = { CARDS($card) } is dealt twice: it was dealt in { $place }
unplayed-deck = { CARDS($card) } is in the deck twice
unplayed-hole-many = this makes { card-count } for { $player }, who has { $has } in this part of the hand
unplayed-hole-few = the record has dealt only { $dealt } of the { $has } cards of { $player }
unplayed-board-many = this puts { card-count } on the board, and this part of the hand has { $has }
unplayed-board-few = the record has dealt only { $dealt } of the { $has } board cards
unplayed-thrown-twice = { $player } throws { CARDS($card) } away twice
unplayed-unknown-thrown = { $player } does not hold so many unknown cards
unplayed-opened = this opens { $recorded }, where the rules open { $rules }
unplayed-not-on-board = { CARDS($card) } is not on the board
unplayed-shows-other = { $player } shows { $shown }, but was dealt { $dealt }
unplayed-shows-early = { $player } has nothing to show yet: { $turn }
unplayed-turn = it is the turn of { $player }
unplayed-nobody = it is nobody's turn
unplayed-folded = { $player } has folded
unplayed-call = the call is { $rules } by the rules, not { $recorded }
unplayed-not-the-time = it is not the time for this
unplayed-ends-early = the record ends before the hand does: { $turn }
unplayed-ends-board = the record ends before the hand does: it has dealt only { $dealt } of the { $has } board cards
unplayed-unknown-hand = the hands are compared, but the cards of { $player } are unknown
unplayed-unknown-board = the hands are compared, but the board is not all known
