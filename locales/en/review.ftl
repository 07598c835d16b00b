## Going through a past hand

review-heading = Hand { $number } of { $count }.
review-eyes-rail = As a spectator.
review-eyes-own = Your view.
review-eyes-player = { $name }'s view.
review-at-start = This is the beginning of the hand.
review-at-end = This is the end of the hand.
review-no-decision = There is no other decision in that direction.
review-only-to-look = This hand is over. You can only look at it.
review-no-such-hand = { $count ->
    [one] This file has only one hand.
   *[other] This file has { $count } hands. Choose one of them by its number.
}
review-hint = { $count ->
    [1] Enter: next action. Type help for more.
   *[other] Enter: next action. Type help for more, or hand 2 for the second hand.
}
review-hand-word = hand

## Past hands, in the window

review-title = Past hands
review-own = Your hands
review-own-none = There are none yet. Every hand that you finish is kept here.
review-file-add = Add to your hands
review-copy = Export hands
review-copy-to = Copy to this folder
review-copy-all = Copy all files there
review-copy-one = Copy this file there
review-delete-all = Delete all your hands
review-delete-all-question = Delete all your hands? They cannot be brought back.
review-delete-one = Delete this file
review-delete-one-question = Delete this file with all its hands? They cannot be brought back.
review-delete-yes = Delete
review-famous = A famous hand
review-famous-dwan-ivey = Tom Dwan and Phil Ivey, 2009
review-file = From a file
review-file-about = Files end in phh, phhs or jsonl. You can also drop a file on this window.
review-file-name = File
review-file-open = Open the file
review-hands = Hands
review-hands-title = Hands in { $file }
review-hands-count = { $count ->
    [one] There is one hand.
   *[other] There are { $count } hands.
}
review-refused = This cannot be opened: { $reason }.
review-reading = Loading the hands.
review-hand-won = { $hand }, won { $amount }
review-hand-lost = { $hand }, lost { $amount }
review-hand-even = { $hand }, broke even
review-later = Later hands
review-earlier = Earlier hands
review-hand-title = Hand { $number } of { $count }
review-next-moment = Next action
review-previous-moment = Previous action
review-next-street = Next street
review-previous-street = Previous street
review-next-decision = Next decision
review-previous-decision = Previous decision
review-last-decision = Last decision
review-next-eyes = Change view
review-next-hand = Next hand
review-previous-hand = Previous hand
review-so-far = The hand so far
review-moment = Step { $number } of { $count }
