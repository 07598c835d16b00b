### What a hand is worth. The form "has" follows the verb: "Bob has a flush".
### $high and $low are the ranks that make it, $kickers those beside it, as
### many as the listener needs to know who has won.

hand-value = { $category ->
    [royal-flush] royal flush
    [straight-flush] straight flush, { RANKS($high) } high
    [four] four { RANKS($high, form: "plural") }{ kicker-tail }
    [full-house] full house, { RANKS($high, form: "plural") } over { RANKS($low, form: "plural") }
    [flush] flush, { RANKS($high) } high{ next-tail }
    [straight] straight, { RANKS($high) } high
    [three] three { RANKS($high, form: "plural") }{ kicker-tail }
    [two-pair] two pair, { RANKS($high, form: "plural") } and { RANKS($low, form: "plural") }{ kicker-tail }
    [pair] pair of { RANKS($high, form: "plural") }{ kicker-tail }
   *[high-card] { RANKS($high) } high{ kicker-tail }
}
    .has = { $category ->
        [royal-flush] a royal flush
        [straight-flush] a straight flush, { RANKS($high) } high
        [four] four { RANKS($high, form: "plural") }{ kicker-tail }
        [full-house] a full house, { RANKS($high, form: "plural") } over { RANKS($low, form: "plural") }
        [flush] a flush, { RANKS($high) } high{ next-tail }
        [straight] a straight, { RANKS($high) } high
        [three] three { RANKS($high, form: "plural") }{ kicker-tail }
        [two-pair] two pair, { RANKS($high, form: "plural") } and { RANKS($low, form: "plural") }{ kicker-tail }
        [pair] a pair of { RANKS($high, form: "plural") }{ kicker-tail }
       *[high-card] { RANKS($high) } high{ kicker-tail }
    }

kicker-tail = { $kicker-count ->
    [0] { "" }
    [1] , { RANKS($kickers) } kicker
   *[other] , kickers { RANKS($kickers) }
}
next-tail = { $kicker-count ->
    [0] { "" }
   *[other] , then { RANKS($kickers) }
}
