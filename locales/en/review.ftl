## Going through a hand of the past

review-heading = Hand { $number } of { $count }.
review-eyes-rail = You see it from the rail.
review-eyes-own = You see what you saw.
review-eyes-player = You see what { $name } saw.
review-at-start = This is the beginning of the hand.
review-at-end = This is the end of the hand.
review-no-decision = There is no decision that way.
review-only-to-look = This hand is over. You can only look at it.
review-no-such-hand = { $count ->
    [one] This file has one hand, hand 1.
   *[other] This file has { $count } hands. Choose one of them by its number.
}
review-hint = Enter goes on by one moment. Help tells the other commands, and hand 2 opens the second hand.
review-hand-word = hand
