### Układy. Forma „has” stoi po „ma”: „Bob ma parę króli”.

hand-value = { $category ->
    [royal-flush] poker królewski
    [straight-flush] poker do { RANKS($high, form: "genitive") }
    [four] kareta { RANKS($high, form: "genitive-plural") }{ kicker-tail }
    [full-house] full, { RANKS($high, form: "plural") } na { RANKS($low, form: "locative-plural") }
    [flush] kolor do { RANKS($high, form: "genitive") }{ next-tail }
    [straight] strit do { RANKS($high, form: "genitive") }
    [three] trójka { RANKS($high, form: "genitive-plural") }{ kicker-tail }
    [two-pair] dwie pary, { RANKS($high, form: "plural") } i { RANKS($low, form: "plural") }{ kicker-tail }
    [pair] para { RANKS($high, form: "genitive-plural") }{ kicker-tail }
   *[high-card] wysoka karta { RANKS($high) }{ kicker-tail }
}
    .has = { $category ->
        [royal-flush] pokera królewskiego
        [straight-flush] pokera do { RANKS($high, form: "genitive") }
        [four] karetę { RANKS($high, form: "genitive-plural") }{ kicker-tail }
        [full-house] fulla, { RANKS($high, form: "plural") } na { RANKS($low, form: "locative-plural") }
        [flush] kolor do { RANKS($high, form: "genitive") }{ next-tail }
        [straight] strita do { RANKS($high, form: "genitive") }
        [three] trójkę { RANKS($high, form: "genitive-plural") }{ kicker-tail }
        [two-pair] dwie pary, { RANKS($high, form: "plural") } i { RANKS($low, form: "plural") }{ kicker-tail }
        [pair] parę { RANKS($high, form: "genitive-plural") }{ kicker-tail }
       *[high-card] wysoką kartę { RANKS($high, form: "accusative") }{ kicker-tail }
    }

kicker-tail = { $kicker-count ->
    [0] { "" }
    [1] , kiker { RANKS($kickers) }
   *[other] , kikery { RANKS($kickers) }
}
next-tail = { $kicker-count ->
    [0] { "" }
   *[other] , potem { RANKS($kickers) }
}
