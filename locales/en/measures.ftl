### What the commands odds and bots print.

## How often hands win

odds-exact-boards = Exact count, boards: { $count }.
odds-exact-deals = Exact count, deals of board and random hands: { $count }.
odds-sampled = Monte Carlo, samples: { $count }, standard error of a share: { $error }.
odds-hand = hand
odds-win = win
odds-tie = tie
odds-lose = lose
odds-share = share
odds-bad-hand = '{ $text }' is not a hand: give each hand two cards, such as { $example }
odds-bad-board = a board of { $count } is not possible: give 3, 4 or 5 cards, or leave { $option } out for the odds before the flop
odds-card-twice = { CARDS($card) } is given twice: each card can be in one place only
odds-no-opponent = there is no opponent: give another hand, or { $option } for a random one
odds-bad-against = { $option } is not possible: give a number of opponents from 1 to { $most }
odds-too-many-cards = hands, board and dead cards are { $count } cards, and the deck has 52: give fewer hands, opponents or dead cards
odds-no-samples = { $option } tells nothing: give at least 1

## Computer players against each other

arena-score = { $hero } against { $against }, { $game } with { $players } players, { $decks ->
    [one] { $decks } deck
   *[other] { $decks } decks
}: { $won }
arena-times = decisions: half of them within { $half }, 99 of 100 within { $most }, the longest { $longest }
