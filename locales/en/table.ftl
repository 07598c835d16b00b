### What happens at the table. Each is a part of a sentence, written as it stands in
### the middle of one: several are joined by "list", and "sentence" makes a sentence
### of them. The form "you" is said to the player who does it. $all-in is "yes" or
### "no".

# Whoever has no name.
seat = Seat { $number }
# The listener among other names: "you and Bob split".
you = you

all-in-tail = { $all-in ->
    [yes] , all in
   *[no] { "" }
}

## Before the cards

button = { $name } has the button
    .you = you have the button
ante = { $name } antes { $amount }{ all-in-tail }
    .you = you ante { $amount }{ all-in-tail }
antes = { $who ->
    [rest] everyone else antes { $amount }
   *[all] everyone antes { $amount }
}
blind = { $name } posts { blind-amount }{ all-in-tail }
    .you = you post { blind-amount }{ all-in-tail }
blind-amount = { $blind ->
    [small] the small blind of { $amount }
    [big] the big blind of { $amount }
   *[straddle] a straddle of { $amount }
}
# The form "short" leaves the verb out; there the listener is "you" by name.
blinds = { $first } posts the small blind of { $small }, { $second } the big blind of { $big }
    .you-first = you post the small blind of { $small }, { $second } the big blind of { $big }
    .you-second = { $first } posts the small blind of { $small }, you the big blind of { $big }
    .short = blinds: { $first } { $small }, { $second } { $big }

## Cards

dealt = { $name } is dealt { CARDS($cards) }
    .you = your cards: { CARDS($cards) }
dealt-at = { $name }, { $position }: { CARDS($cards) }
    .you = { $position }: { CARDS($cards) }
dealt-unseen = { $name } is dealt { card-count }
    .you = you are dealt { card-count }
dealt-all = everyone is dealt { card-count }
# "Turn card", because "turn" would sound like "your turn".
board = { $street ->
    [flop] flop
    [turn] turn card
    [river] river
   *[other] community cards
}: { CARDS($cards) }
burned = burn card
board-unseen = community cards face down: { $count }

## Actions

# What follows from it is $then.
timed-out = { $then ->
    [folds] { $name } runs out of time and folds
    [checks] { $name } runs out of time and checks
    [stands-pat] { $name } runs out of time and stands pat
    [passes] { $name } runs out of time and passes
   *[unknown] { $name } runs out of time
}
    .you = { $then ->
        [folds] your time is up, you fold
        [checks] your time is up, you check
        [stands-pat] your time is up, you stand pat
        [passes] your time is up, you pass
       *[unknown] your time is up
    }
# What the player does by a choice made before their turn: "you fold, as planned".
as-intended = { $what }, as planned
folds = { $name } folds
    .you = you fold
checks = { $name } checks
    .you = you check
calls = { $name } calls { $amount }{ all-in-tail }
    .you = you call { $amount }{ all-in-tail }
    .you-brief = you call
bets = { $name } bets { $amount }{ all-in-tail }
    .you = you bet { $amount }{ all-in-tail }
raises = { $name } raises to { $amount }{ all-in-tail }
    .you = you raise to { $amount }{ all-in-tail }

## The same from several players, or so many that only the number counts

fold-together = { $names } fold
check-together = { $names } check
call-together = { $count ->
    [1] { $names } calls
   *[other] { $names } call
}
continue-together = { $count ->
    [1] { $names } continues
   *[other] { $names } continue
}
pass-together = { $names } pass
# All others but one, of whom it was just said what they did.
folds-rest = the rest fold
folds-counted = { $count ->
    [2] two folds
    [3] three folds
    [4] four folds
    [5] five folds
    [6] six folds
    [7] seven folds
    [8] eight folds
    [9] nine folds
    [10] ten folds
   *[other] folds: { $count }
}

## The draw

stands-pat = { $name } stands pat
    .you = you stand pat
draws-unseen = { $name } draws { card-count }
    .you = you draw { card-count }
throws = { $name } discards { CARDS($cards) }
    .you = you discard { CARDS($cards) }
draws = { $name } draws { CARDS($cards) }
    .you = you draw { CARDS($cards) }
    .worth = you draw { CARDS($cards) }: { $hand }

## Unique Poker

continues = { $name } continues for { $amount }{ all-in-tail }
    .you = you continue for { $amount }{ all-in-tail }
    .you-brief = you continue
discards = { $name } discards { CARDS($cards) }, place { $place }, for { $amount }{ all-in-tail }{ moved-tail }
    .you = you discard { CARDS($cards) }, place { $place }, for { $amount }{ all-in-tail }{ moved-tail }
discards-unseen = { $name } discards an unseen card, place { $place }, for { $amount }{ all-in-tail }{ moved-tail }
    .you = you discard an unseen card, place { $place }, for { $amount }{ all-in-tail }{ moved-tail }
passes = { $name } passes
    .you = you pass
cannot-discard = { $name } cannot pay for a discard
    .you = you cannot pay for a discard
moved-tail = { $moved ->
    [0] { "" }
    [1] , place { $from } is now { $place }
   *[other] , the cards after it move down one place
}
wave = wave { $wave }: { $cards }
card-at = { $place }, { CARDS($cards) }
places-list = { $first }; { $second }
wave-empty = wave { $wave } brings no more cards
picks = { $name } picks { CARDS($cards) }
    .you = you pick { CARDS($cards) }
picked-by-chance = { $name } gets, at random, { CARDS($cards) }
    .you = you get, at random, { CARDS($cards) }
# The listener's own pick, and how many are still to come.
picks-left = { $left ->
    [0] you pick { CARDS($cards) }, that is all
    [1] you pick { CARDS($cards) }, one left
    [2] you pick { CARDS($cards) }, two left
   *[other] you pick { CARDS($cards) }, { $left } left
}
wave-places = { $count ->
    [1] wave { $wave }, place { $from }
   *[other] wave { $wave }, places { $from } to { $to }
}
picking-over = picking is over

## The showdown

returned = { $name } gets { $amount } back
    .you = you get { $amount } back
shows = { $name } shows { CARDS($cards) }
    .you = you show { CARDS($cards) }
shows-hand = { $name } shows { CARDS($cards) }: { $hand }
    .you = you show { CARDS($cards) }: { $hand }
shows-picks-hand = { $name } shows { CARDS($cards) }, picks { CARDS($picks) }: { $hand }
    .you = you show { CARDS($cards) }, pick { CARDS($picks) }: { $hand }
picks-hand = { $name } picks { CARDS($cards) }: { $hand }
    .you = you pick { CARDS($cards) }: { $hand }
has = { $name } has { $hand }
    .you = you have { $hand }
mucks = { $name } mucks
    .you = you muck

## Winning. $pot is "only", "main", "side" or "numbered".

wins = { $name } wins { pot-amount }{ hand-tail }{ rivals-tail }{ reason-tail }
    .you = you win { pot-amount }{ hand-tail }{ rivals-tail }{ reason-tail }
# What the winner has, as "has" of hand-value says it.
hand-tail = { $hand-told ->
    [yes] { " with " }{ $hand }
   *[no] { "" }
}
pot-amount = { $pot ->
    [only] { $amount }
    [main] the main pot of { $amount }
    [side] the side pot of { $amount }
   *[numbered] the { numbered-side-pot } of { $amount }
}
numbered-side-pot = { $number ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
   *[other] tenth
} side pot
wins-all = { $name } wins { all-pots }, { $amount }{ reason-tail }
    .you = you win { all-pots }, { $amount }{ reason-tail }
all-pots = { $pots ->
    [2] both pots
    [3] all three pots
    [4] all four pots
   *[other] all { $pots } pots
}
# $won is one of the messages here, in which somebody wins.
wins-points = { $won }, { answer-points } in all
wins-pot = { $name } wins the pot of { $amount }
    .you = you win the pot of { $amount }
wins-share = { $name } wins { $amount }, a share of { the-pot }
    .you = you win { $amount }, a share of { the-pot }
wins-place = { $name } wins { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }
    .you = you win { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }
# Who else could have won a side pot.
rivals-tail = { $rival-count ->
    [0] { "" }
   *[other] { " against " }{ $rivals }
}
# What decided between hands of the same name.
reason-tail = { $reason ->
    [kicker] { " with the " }{ RANKS($decider) } kicker
    [card] , the { RANKS($decider) } plays
    [hole-card] , highest hole card { RANKS($decider) }
   *[none] { "" }
}
won-place = { $which ->
    [first] first place
    [second] second place
   *[second-share] a share of second place
}
the-pot = { $pot ->
    [only] the pot
    [main] the main pot
    [side] the side pot
   *[numbered] the { numbered-side-pot }
}
in-pot = { $pot ->
    [only] { "" }
    [main] { " in the main pot" }
    [side] { " in the side pot" }
   *[numbered] { " in the " }{ numbered-side-pot }
}

# $names are all who share; the listener is the first of them.
splits = { $names } split { split-pot }{ rivals-tail }, { $share } each{ odd-tail }
    .you = { $names } split { split-pot }{ rivals-tail }, { $share } each{ odd-tail }
split-pot = { $pot ->
    [only] the pot of { $amount }
    [main] the main pot of { $amount }
    [side] the side pot of { $amount }
   *[numbered] the { numbered-side-pot } of { $amount }
}
splits-place = { $names } split { $amount }, second place{ in-pot }, { $share } each{ odd-tail }
    .you = { $names } split { $amount }, second place{ in-pot }, { $share } each{ odd-tail }
# Chips that cannot be halved: $odd are the names of those who get one more.
odd-tail = { $odd-count ->
    [0] { "" }
    [1] , odd chip to { $odd }
   *[other] , an odd chip each to { $odd }
}

## The game

level-soon = { $when ->
    [hand] blinds rise after this hand, to { new-blinds }
    [minute] blinds rise in a minute, to { new-blinds }
   *[soon] blinds rise soon, to { new-blinds }
}
level-due = blinds rise next hand, to { new-blinds }
level-started = { $known ->
    [yes] blinds are now { new-blinds }
   *[no] level { $level } begins
}
new-blinds = { $known ->
    [yes] { $small } and { $big }{ ante-tail }
   *[no] level { $level }
}
ante-tail = { $ante ->
    [0] { "" }
   *[other] , ante { $ante }
}
scores = { $points ->
    [one] { $name } scores { $points } point, { $total } in all
   *[other] { $name } scores { $points } points, { $total } in all
}
    .you = { $points ->
        [one] you score { $points } point, { $total } in all
       *[other] you score { $points } points, { $total } in all
    }
busted = { $name } is out in { ordinal } place
    .you = you are out in { ordinal } place
ordinal = { $place ->
    [1] first
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
    [7] seventh
    [8] eighth
    [9] ninth
    [10] tenth
    [11] eleventh
    [12] twelfth
   *[other] number { $place }
}
game-over = { $name } wins the game
    .you = you win the game
