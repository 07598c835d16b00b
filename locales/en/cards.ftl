### Ranks, suits and cards, by the letters that cards are written with: Th is
### the ten of hearts. A rank's attributes are its grammatical forms: each
### language has those that its own messages ask for, as in
### { RANKS($high, form: "plural") } and { CARDS($cards, form: "plural") }.

rank-2 = two
    .plural = twos
rank-3 = three
    .plural = threes
rank-4 = four
    .plural = fours
rank-5 = five
    .plural = fives
rank-6 = six
    .plural = sixes
rank-7 = seven
    .plural = sevens
rank-8 = eight
    .plural = eights
rank-9 = nine
    .plural = nines
rank-T = ten
    .plural = tens
rank-J = jack
    .plural = jacks
rank-Q = queen
    .plural = queens
rank-K = king
    .plural = kings
rank-A = ace
    .plural = aces

suit-c = clubs
suit-d = diamonds
suit-h = hearts
suit-s = spades

# $rank and $suit are words from above, in the form that was asked for.
# The form "brief" is the shortest.
card = { $rank } of { $suit }
    .brief = { $rank } { $suit }

# Parts such as "you fold" become sentences, and sentences follow each other. CAPITAL
# raises the first letter; nothing is ever lowered. What stands alone, such as a
# choice, is no sentence.
sentence = { CAPITAL($text) }.
sentences = { $first } { $second }
standing-alone = { CAPITAL($text) }

# Things one after another: "a, b, c"; names end with list-end: "a, b and c".
list = { $first }, { $second }
list-end = { $first } and { $second }
list-or = { $first } or { $second }
decimal = { $whole }.{ $part }

# The object of a verb: draws three cards, is dealt two cards.
card-count = { $count ->
    [1] one card
    [2] two cards
    [3] three cards
    [4] four cards
    [5] five cards
   *[other] { $count } cards
}

# The counts that many messages have. $count is a number of chips.
chips = { $count ->
    [one] { $count } chip
   *[other] { $count } chips
}
hand-count = { $hands ->
    [one] { $hands } hand
   *[other] { $hands } hands
}
