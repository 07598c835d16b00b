### What happens at the table, one sentence each. The form "you" is said to the
### player who does it. $all-in is "yes" or "no".

# Whoever has no name.
seat = Seat { $number }
# The listener among other names: "You and Bob split", "Bob and you one more".
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
blinds = { $first } posts the small blind of { $small }, { $second } the big blind of { $big }.
    .you-first = You post the small blind of { $small }, { $second } the big blind of { $big }.
    .you-second = { $first } posts the small blind of { $small }, you the big blind of { $big }.

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
board-unseen = Community cards face down: { $count }.

## Actions

timed-out = { $name } runs out of time.
    .you = Your time is up.
folds = { $name } folds.
    .you = You fold.
checks = { $name } checks.
    .you = You check.
calls = { $name } calls { $amount }{ all-in-tail }.
    .you = You call { $amount }{ all-in-tail }.
bets = { $name } bets { $amount }{ all-in-tail }.
    .you = You bet { $amount }{ all-in-tail }.
raises = { $name } raises to { $amount }{ all-in-tail }.
    .you = You raise to { $amount }{ all-in-tail }.

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
picked-by-chance = Chance gives { $name } { CARDS($cards) }.
    .you = Chance gives you { CARDS($cards) }.
picking-over = Picking is over.

## The showdown

returned = Uncalled bet of { $amount } returned to { $name }.
    .you = Uncalled bet of { $amount } returned to you.
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

wins = { $name } wins { pot-amount }.
    .you = You win { pot-amount }.
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
wins-place = { $name } wins { $amount }, { won-place }{ in-pot }.
    .you = You win { $amount }, { won-place }{ in-pot }.
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
splits = { $names } split { split-pot }, { $share } each{ odd-tail }.
    .you = { $names } split { split-pot }, { $share } each{ odd-tail }.
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
   *[other] , { $odd } one more
}

## The game

level-soon = Blinds rise soon, to level { $level }.
level-due = Blinds rise next hand, to level { $level }.
level-started = Level { $level } begins.
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
