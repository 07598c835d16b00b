### What happens at the table, one sentence each. The form "you" is said to the
### player who does it. $all-in is "yes" or "no".

# Whoever has no name.
seat = Seat { $number }
# The listener among other names: "You and Bob split", "odd chip to Bob and you".
you = you
    .first = You

all-in-tail = { $all-in ->
    [yes] , all in
   *[no] { "" }
}

## Before the cards

button = { $name } has the button.
    .you = You have the button.
ante = { $name } antes { $amount }{ all-in-tail }.
    .you = You ante { $amount }{ all-in-tail }.
antes = { $who ->
    [rest] Everyone else antes { $amount }.
   *[all] Everyone antes { $amount }.
}
blind = { $name } posts { blind-amount }{ all-in-tail }.
    .you = You post { blind-amount }{ all-in-tail }.
blind-amount = { $blind ->
    [small] the small blind of { $amount }
    [big] the big blind of { $amount }
   *[straddle] a straddle of { $amount }
}
# The form "short" leaves the verb out; there the listener is "you" by name.
blinds = { $first } posts the small blind of { $small }, { $second } the big blind of { $big }.
    .you-first = You post the small blind of { $small }, { $second } the big blind of { $big }.
    .you-second = { $first } posts the small blind of { $small }, you the big blind of { $big }.
    .short = Blinds: { $first } { $small }, { $second } { $big }.

## Cards

dealt = { $name } is dealt { CARDS($cards) }.
    .you = Your cards: { CARDS($cards) }.
dealt-unseen = { $name } is dealt { card-count }.
    .you = You are dealt { card-count }.
dealt-all = Everyone is dealt { card-count }.
board = { $street ->
    [flop] Flop
    [turn] Turn
    [river] River
   *[other] Community cards
}: { CARDS($cards) }.
burned = Burn card.
board-unseen = Community cards face down: { $count }.

## Actions

# What follows from it is $then.
timed-out = { $then ->
    [folds] { $name } runs out of time and folds.
    [checks] { $name } runs out of time and checks.
    [stands-pat] { $name } runs out of time and stands pat.
    [passes] { $name } runs out of time and passes.
   *[unknown] { $name } runs out of time.
}
    .you = { $then ->
        [folds] Your time is up, you fold.
        [checks] Your time is up, you check.
        [stands-pat] Your time is up, you stand pat.
        [passes] Your time is up, you pass.
       *[unknown] Your time is up.
    }
folds = { $name } folds.
    .you = You fold.
checks = { $name } checks.
    .you = You check.
calls = { $name } calls { $amount }{ all-in-tail }.
    .you = You call { $amount }{ all-in-tail }.
    .you-brief = You call.
bets = { $name } bets { $amount }{ all-in-tail }.
    .you = You bet { $amount }{ all-in-tail }.
raises = { $name } raises to { $amount }{ all-in-tail }.
    .you = You raise to { $amount }{ all-in-tail }.

## The same from several players, or so many that only the number counts

fold-together = { $names } fold.
check-together = { $names } check.
call-together = { $names } call { $amount }.
continue-together = { $names } continue for { $amount }.
pass-together = { $names } pass.
folds-counted = { $count ->
    [2] Two folds.
    [3] Three folds.
    [4] Four folds.
    [5] Five folds.
    [6] Six folds.
    [7] Seven folds.
    [8] Eight folds.
    [9] Nine folds.
    [10] Ten folds.
   *[other] Folds: { $count }.
}

## The draw

stands-pat = { $name } stands pat.
    .you = You stand pat.
draws-unseen = { $name } draws { card-count }.
    .you = You draw { card-count }.
throws = { $name } discards { CARDS($cards) }.
    .you = You discard { CARDS($cards) }.
draws = { $name } draws { CARDS($cards) }.
    .you = You draw { CARDS($cards) }.

## Unique Poker

continues = { $name } continues for { $amount }{ all-in-tail }.
    .you = You continue for { $amount }{ all-in-tail }.
    .you-brief = You continue.
discards = { $name } discards { CARDS($cards) }, place { $place }, for { $amount }{ all-in-tail }.
    .you = You discard { CARDS($cards) }, place { $place }, for { $amount }{ all-in-tail }.
discards-unseen = { $name } discards an unseen card, place { $place }, for { $amount }{ all-in-tail }.
    .you = You discard an unseen card, place { $place }, for { $amount }{ all-in-tail }.
passes = { $name } passes.
    .you = You pass.
cannot-discard = { $name } cannot pay for a discard.
    .you = You cannot pay for a discard.
wave = Wave { $wave }: { CARDS($cards) }.
wave-empty = Wave { $wave } brings no more cards.
picks = { $name } picks { CARDS($cards) }.
    .you = You pick { CARDS($cards) }.
picked-by-chance = { $name } gets, at random, { CARDS($cards) }.
    .you = You get, at random, { CARDS($cards) }.
# The listener's own pick, and how many are still to come.
picks-left = { $left ->
    [0] You pick { CARDS($cards) }, that is all.
    [1] You pick { CARDS($cards) }, one left.
    [2] You pick { CARDS($cards) }, two left.
   *[other] You pick { CARDS($cards) }, { $left } left.
}
wave-places = { $count ->
    [1] Wave { $wave }, place { $from }.
   *[other] Wave { $wave }, places { $from } to { $to }.
}
picking-over = Picking is over.

## The showdown

returned = { $name } gets { $amount } back.
    .you = You get { $amount } back.
shows = { $name } shows { CARDS($cards) }.
    .you = You show { CARDS($cards) }.
shows-hand = { $name } shows { CARDS($cards) }: { $hand }.
shows-picks-hand = { $name } shows { CARDS($cards) }, picks { CARDS($picks) }: { $hand }.
picks-hand = { $name } picks { CARDS($cards) }: { $hand }.
has = { $name } has { $hand }.
    .you = You have { $hand }.
mucks = { $name } mucks.
    .you = You muck.

## Winning. $pot is "only", "main", "side" or "numbered".

wins = { $name } wins { pot-amount }{ rivals-tail }{ reason-tail }.
    .you = You win { pot-amount }{ rivals-tail }{ reason-tail }.
pot-amount = { $pot ->
    [only] { $amount }
    [main] the main pot of { $amount }
    [side] the side pot of { $amount }
   *[numbered] side pot { $number } of { $amount }
}
wins-pot = { $name } wins the pot of { $amount }.
    .you = You win the pot of { $amount }.
wins-share = { $name } wins { $amount }, a share of { the-pot }.
    .you = You win { $amount }, a share of { the-pot }.
wins-place = { $name } wins { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }.
    .you = You win { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }.
# Who else could have won a side pot.
rivals-tail = { $rival-count ->
    [0] { "" }
   *[other] { " against " }{ $rivals }
}
# What decided between hands of the same name.
reason-tail = { $reason ->
    [kicker] , { RANKS($decider) } kicker plays
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
   *[numbered] side pot { $number }
}
in-pot = { $pot ->
    [only] { "" }
    [main] { " in the main pot" }
    [side] { " in the side pot" }
   *[numbered] { " in side pot " }{ $number }
}

# $names are all who share; the listener is the first of them.
splits = { $names } split { split-pot }{ rivals-tail }, { $share } each{ odd-tail }.
    .you = { $names } split { split-pot }{ rivals-tail }, { $share } each{ odd-tail }.
split-pot = { $pot ->
    [only] the pot of { $amount }
    [main] the main pot of { $amount }
    [side] the side pot of { $amount }
   *[numbered] side pot { $number } of { $amount }
}
splits-place = { $names } split { $amount }, second place{ in-pot }, { $share } each{ odd-tail }.
    .you = { $names } split { $amount }, second place{ in-pot }, { $share } each{ odd-tail }.
# Chips that cannot be halved: $odd are the names of those who get one more.
odd-tail = { $odd-count ->
    [0] { "" }
   *[other] , odd chip to { $odd }
}

## The game

level-soon = { $when ->
    [hand] Blinds rise after this hand, to { new-blinds }.
    [minute] Blinds rise in a minute, to { new-blinds }.
   *[soon] Blinds rise soon, to { new-blinds }.
}
level-due = Blinds rise next hand, to { new-blinds }.
level-started = { $known ->
    [yes] Blinds are now { new-blinds }.
   *[no] Level { $level } begins.
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
    [one] { $name } scores { $points } point, { $total } in all.
   *[other] { $name } scores { $points } points, { $total } in all.
}
    .you = { $points ->
        [one] You score { $points } point, { $total } in all.
       *[other] You score { $points } points, { $total } in all.
    }
busted = { $name } is out in { ordinal } place.
    .you = You are out in { ordinal } place.
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
game-over = { $name } wins the game.
    .you = You win the game.
