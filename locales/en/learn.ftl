### Lessons: the first hand of each game. $now, $fold, $repeat, $help and $leave
### say how something is done, such as "press C", "click Call" or "type call". $first and
### $second are the names of the other players. In the form "word" is what is
### typed in a terminal, where it is not the command's first word.

## In all lessons

learn-title = Learn to play
learn-about = A first hand of each game, with fixed cards. Each takes about five minutes, and you can leave at any time and go on later.
learn-lesson = { $game }, lesson
learn-begin = Begin
learn-go-on = Go on, step { $step } of { $count }
learn-again = Finished. Begin again
learn-how = { $how ->
    [key] press { $key }
    [word] type { $key }
    [pointer] click { $key }
    [answer] click { $key } on the left
    [card] click that card
   *[button] choose { $key }
}
learn-how-amount = { $how ->
    [key] press { $key }, type { $amount } and press Enter
    [word] type { $key } { $amount }
    [pointer] choose { $amount } above the buttons and click { $key }
   *[button] choose { $key } and enter { $amount }
}
learn-hint = To go on, { $now }.
learn-leave-how = To leave, { $leave }.
learn-over = The lesson is over. To leave, { $leave }.
learn-continued = The lesson goes on.
learn-leave = Leave the lesson
learn-hands = These are the hands, lowest first. High card. A pair. Two pair. Three of a kind. A straight: five cards in a row. A flush: five cards of one suit. A full house: three of a kind and a pair. Four of a kind. And a straight flush.
learn-words = learn
learn-choose = Which lesson? 1 { game-holdem }, 2 { game-draw }, 3 { game-unique }.

## Texas Hold'em

learn-holdem-welcome = This is Texas Hold'em. You play against { $first } and { $second } for the chips in the middle, the pot. It goes to the best hand of five cards, or to whoever is left when all others have given up. Nothing is timed here. To hear the last message again, { $repeat }. To leave, { $leave }, and later the lesson goes on from there. To get your first cards, { $now }.
learn-holdem-cards = Each player has two cards that nobody else sees. To hear yours again, { $now }.
    .word = cards
learn-holdem-to-call = Ace and king: a good start. { $first } and { $second } had to pay before the cards came, the small blind and the big blind, so that there is something to win. Whoever wants to stay in pays as much as the big blind. To hear what that costs you, { $now }.
    .word = price
learn-holdem-call = You have three choices. A call pays that and stays in. A raise makes the others pay more. A fold gives the hand up. To call, { $now }.
learn-holdem-board = Three cards lie in the middle, the flop. They belong to everybody. Two more will follow, one at a time, with bets in between. Your hand is the best five of your own two cards and those in the middle. To hear the cards in the middle, { $now }.
    .word = board
learn-holdem-value = { learn-hands } To hear what you have, { $now }.
learn-holdem-pot = A pair of kings, and no card in the middle is higher than a king. If somebody else has a pair of kings, too, the next highest card decides, the kicker. Yours is the ace. To hear what is in the pot, { $now }.
learn-holdem-odds = You can also ask how often you win from here, and how often you must win for a call to pay. For that, { $now }.
learn-holdem-call-bet = { $second } has bet 40. With a bad hand you would give up: to fold, you would { $fold }. But you win much more often than you need to, so stay in. To call, { $now }.
learn-holdem-bet = The fourth card, the turn, does not help you. { $second } checks, which means staying in without betting. You have a good hand, so make it cost something to see the last card. To bet 100, { $now }.
    .word = bet
learn-holdem-check = The last card, the river, is another ace for you. You have two pair, aces and kings. Nobody has bet, so staying in is free: that is a check, and it is the same command as a call. To check, { $now }.
    .word = check
learn-holdem-chips = The cards are shown, and your two pair beat a pair of kings. The pot is yours. To hear how many chips everybody has now, { $now }.
learn-holdem-end = That was a whole hand. In a real game the button moves on after each hand, and with it the blinds. Whoever has all the chips in the end wins. For a list of all commands, { $help } at any time. You have finished the lesson.

## Five-Card Draw

learn-draw-welcome = This is Five-Card Draw, between you and { $first }. Each of you gets five cards and may exchange some of them once. The better hand wins the pot. What you win counts as points, too, and 100 points win the match. Nothing is timed here. To hear the last message again, { $repeat }. To leave, { $leave }, and later the lesson goes on from there. To get your first cards, { $now }.
learn-draw-cards = Both of you have paid 2 chips, the ante, so that there is something to win. Your cards are at places 1 to 5. To hear them again, { $now }.
    .word = cards
learn-draw-value = { learn-hands } To hear what you have, { $now }.
learn-draw-call = A pair of kings is good before the draw. { $first } has bet 2. You can call, which pays the same and stays in, raise, which makes it more expensive, or fold and give the hand up. To call, { $now }.
learn-draw-mark-second = Now cards are exchanged. { $first } has taken three new ones. Keep your kings, and mark the others: they are at places 2, 4 and 5. To mark the second card, { $now }.
learn-draw-mark-fourth = Doing the same again would unmark it. To mark the fourth card, { $now }.
learn-draw-mark-fifth = And to mark the fifth card, { $now }.
learn-draw-exchange = Three cards are marked, and your kings stay. To exchange the marked cards, { $now }.
    .word = draw
learn-draw-new-value = The new cards are where the old ones were. To hear what you have now, { $now }.
learn-draw-raise = Three kings: that nearly always wins. { $first } has bet again, 4 this time, because bets are twice as big in the second round. The size of a bet is fixed in this game, so you are not asked for an amount. To raise, { $now }.
learn-draw-score = Your three kings beat two pair. The pot is yours, and its chips count as points. To hear the score, { $now }.
    .word = score
learn-draw-end = That was a whole hand. In a real match you and your opponent take turns acting first, and the first to 100 points wins. For a list of all commands, { $help } at any time. You have finished the lesson.

## Unique Poker

learn-unique-welcome = This is Unique Poker, against { $first } and { $second }. Your hand is two cards of your own and three that you pick from the middle. The best hand gets 80 percent of the pot, the second-best gets 20. In a real game you must be quick, unless you stretch the time in the settings. In this lesson nothing is timed. To hear the last message again, { $repeat }. To leave, { $leave }, and later the lesson goes on from there. To get your first cards, { $now }.
learn-unique-cards = Everybody has paid 10 chips, the ante, and has two cards that nobody else sees. To hear yours again, { $now }.
    .word = cards
learn-unique-price = A pair of nines is a good start. { $first } and { $second } have paid to go on. To hear what that costs you, { $now }.
    .word = price
learn-unique-continue = You could fold and lose only the ante. With a pair it is better to pay and go on. For that, { $now }.
    .word = continue
learn-unique-board = Eight cards were laid in the middle. In turn, each player may pay 5 chips to take one of them away, so that nobody can use it. { $first } has passed, { $second } has taken a king. To hear what is left, { $now }.
    .word = board
learn-unique-value = { learn-hands } To hear the best hand that you can make with them, { $now }.
learn-unique-discard = A full house. Only a higher full house, four of a kind or a straight flush would beat it. But there is a danger: five, eight and nine of diamonds are in the middle. Whoever holds the six and the seven of diamonds has a straight flush. Take the eight away: it is at place 3. To do that, { $now }.
    .word = discard 3
learn-unique-pick-first = Now everybody picks three cards at the same time, and one card can serve several players. The cards open in waves: so far only the first three can be picked. What is picked stays picked. You need both fours and the nine. To pick the four of clubs, at place 1, { $now }.
    .word = pick 1
learn-unique-pick-second = To pick the nine of diamonds, at place 2, { $now }.
    .word = pick 2
learn-unique-wave = The other four is not open yet. In a real game the next wave opens after a few seconds. Here it opens when you ask for it: { $now }.
    .word = finish
learn-unique-pick-third = The four of hearts is at place 6. To pick it, { $now }.
    .word = pick 6
learn-unique-finish = You have your three cards. To end the picking and show all hands, { $now }.
    .word = finish
learn-unique-chips = You see: { $second } did hold the six and the seven of diamonds. Your 5 chips were well spent. The full house gets 80 percent of the pot, the second-best hand the rest. To hear how many chips everybody has now, { $now }.
learn-unique-end = That was a whole hand. Whoever has all the chips in the end wins the game. For a list of all commands, { $help } at any time. You have finished the lesson.
