### What players have done in many hands.

statistics-title = Statistics
statistics-own = You: { $facts }.
statistics-player = { $name }: { $facts }.
# How often somebody plays and raises, of all their hands.
statistics-plays = { $played ->
    [0] { $name } plays no hands.
   *[other] { $name } plays { $played } percent{ $raised ->
        [0] { "" }
       *[other] , raises { $raised }
    }.
}
    .you = { $played ->
        [0] You play no hands.
       *[other] You play { $played } percent{ $raised ->
            [0] { "" }
           *[other] , raise { $raised }
        }.
    }
statistics-none = No hand has ended yet.
statistics-unknown = Nobody here is called { $name }.
statistics-you = You
statistics-which = Which hands
statistics-this-table = At this table
statistics-counting = The hands are being counted.

## One figure each, as parts of a sentence

stat-hands = { $count ->
    [one] { $count } hand
   *[other] { $count } hands
}
stat-won = { $count } won
stat-biggest-pot = biggest pot { $count }
stat-entered = entered { $percent } percent
    .about = how often chips were put in by choice: before the flop, beyond the ante, or to stay in
stat-raised = raised { $percent } percent
    .about = how often there was a bet or raise in the first round
stat-aggression = aggression { $percent } percent
    .about = how many of all bets, raises and calls were bets and raises
stat-showdown = showdown { $percent } percent
    .about = how often the hand was compared in the end
stat-showdown-won = won { $percent } percent of those
    .about = how many of the hands compared in the end won something
