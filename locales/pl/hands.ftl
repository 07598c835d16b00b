### Układy. Forma „has” stoi po „ma”: „Bob ma parę króli”.

hand-royal-flush = poker królewski
    .has = pokera królewskiego
hand-straight-flush = poker do { RANKS($high, form: "genitive") }
    .has = pokera do { RANKS($high, form: "genitive") }
hand-four = kareta { RANKS($high, form: "genitive-plural") }{ kicker-tail }
    .has = karetę { RANKS($high, form: "genitive-plural") }{ kicker-tail }
hand-full-house = full, { RANKS($high, form: "plural") } na { RANKS($low, form: "locative-plural") }
    .has = fulla, { RANKS($high, form: "plural") } na { RANKS($low, form: "locative-plural") }
hand-flush = kolor, { RANKS($high, form: "high") }{ next-tail }
    .has = kolor, { RANKS($high, form: "high") }{ next-tail }
hand-straight = strit do { RANKS($high, form: "genitive") }
    .has = strita do { RANKS($high, form: "genitive") }
hand-three = trójka { RANKS($high, form: "genitive-plural") }{ kicker-tail }
    .has = trójkę { RANKS($high, form: "genitive-plural") }{ kicker-tail }
hand-two-pair = dwie pary, { RANKS($high, form: "plural") } i { RANKS($low, form: "plural") }{ kicker-tail }
    .has = dwie pary, { RANKS($high, form: "plural") } i { RANKS($low, form: "plural") }{ kicker-tail }
hand-pair = para { RANKS($high, form: "genitive-plural") }{ kicker-tail }
    .has = parę { RANKS($high, form: "genitive-plural") }{ kicker-tail }
hand-high-card = wysoka karta { RANKS($high) }{ kicker-tail }
    .has = wysoką kartę { RANKS($high, form: "accusative") }{ kicker-tail }

kicker-tail = { $kicker-count ->
    [0] { "" }
    [1] , kicker { RANKS($kickers) }
   *[other] , kickery { RANKS($kickers) }
}
next-tail = { $kicker-count ->
    [0] { "" }
   *[other] , potem { RANKS($kickers) }
}
