### What a hand is worth. The form "has" follows the verb: "Bob has a flush".
### $high and $low are the ranks that make it, $kickers those beside it, as
### many as the listener needs to know who has won.

hand-royal-flush = royal flush
    .has = a royal flush
hand-straight-flush = straight flush, { RANKS($high) } high
    .has = a straight flush, { RANKS($high) } high
hand-four = four { RANKS($high, form: "plural") }{ kicker-tail }
    .has = four { RANKS($high, form: "plural") }{ kicker-tail }
hand-full-house = full house, { RANKS($high, form: "plural") } over { RANKS($low, form: "plural") }
    .has = a full house, { RANKS($high, form: "plural") } over { RANKS($low, form: "plural") }
hand-flush = flush, { RANKS($high) } high{ next-tail }
    .has = a flush, { RANKS($high) } high{ next-tail }
hand-straight = straight, { RANKS($high) } high
    .has = a straight, { RANKS($high) } high
hand-three = three { RANKS($high, form: "plural") }{ kicker-tail }
    .has = three { RANKS($high, form: "plural") }{ kicker-tail }
hand-two-pair = two pair, { RANKS($high, form: "plural") } and { RANKS($low, form: "plural") }{ kicker-tail }
    .has = two pair, { RANKS($high, form: "plural") } and { RANKS($low, form: "plural") }{ kicker-tail }
hand-pair = pair of { RANKS($high, form: "plural") }{ kicker-tail }
    .has = a pair of { RANKS($high, form: "plural") }{ kicker-tail }
hand-high-card = { RANKS($high) } high{ kicker-tail }
    .has = { RANKS($high) } high{ kicker-tail }

kicker-tail = { $kicker-count ->
    [0] { "" }
    [1] , { RANKS($kickers) } kicker
   *[other] , kickers { RANKS($kickers) }
}
next-tail = { $kicker-count ->
    [0] { "" }
   *[other] , then { RANKS($kickers) }
}
