### Co dzieje się przy stole, po jednym zdaniu. Czas teraźniejszy i mianownik:
### zdanie nie zna rodzaju gracza i nie odmienia imion.

seat = Miejsce { $number }
you = ty
    .first = Ty

all-in-tail = { $all-in ->
    [yes] , all-in
   *[no] { "" }
}

## Przed kartami

button = Dealer: { $name }.
    .you = Jesteś dealerem.
ante = { $name } wpłaca ante { $amount }{ all-in-tail }.
    .you = Wpłacasz ante { $amount }{ all-in-tail }.
antes = { $who ->
    [rest] Pozostali wpłacają ante { $amount }.
   *[all] Wszyscy wpłacają ante { $amount }.
}
blind = { $name } wpłaca { blind-amount }{ all-in-tail }.
    .you = Wpłacasz { blind-amount }{ all-in-tail }.
blind-amount = { $blind ->
    [small] małą ciemną { $amount }
    [big] dużą ciemną { $amount }
   *[straddle] straddle { $amount }
}
blinds = { $first } wpłaca małą ciemną { $small }, { $second } dużą ciemną { $big }.
    .you-first = Wpłacasz małą ciemną { $small }, { $second } dużą ciemną { $big }.
    .you-second = { $first } wpłaca małą ciemną { $small }, ty dużą ciemną { $big }.
    .short = Ciemne: { $first } { $small }, { $second } { $big }.

## Karty

dealt = { $name } dostaje { CARDS($cards, form: "accusative") }.
    .you = Twoje karty: { CARDS($cards) }.
dealt-unseen = { $name } dostaje { card-count }.
    .you = Dostajesz { card-count }.
dealt-all = Każdy dostaje { card-count }.
board = { $street ->
    [flop] Flop
    [turn] Turn
    [river] River
   *[other] Karty wspólne
}: { CARDS($cards) }.
burned = Karta spalona.
board-unseen = Zakryte karty wspólne: { $count }.

## Akcje

timed-out = { $then ->
    [folds] { $name } przekracza czas i pasuje.
    [checks] { $name } przekracza czas i czeka.
    [stands-pat] { $name } przekracza czas i nie wymienia kart.
    [passes] { $name } przekracza czas i nic nie odrzuca.
   *[unknown] { $name } przekracza czas.
}
    .you = { $then ->
        [folds] Twój czas minął, pasujesz.
        [checks] Twój czas minął, czekasz.
        [stands-pat] Twój czas minął, nie wymieniasz kart.
        [passes] Twój czas minął, nic nie odrzucasz.
       *[unknown] Twój czas minął.
    }
folds = { $name } pasuje.
    .you = Pasujesz.
checks = { $name } czeka.
    .you = Czekasz.
calls = { $name } sprawdza { $amount }{ all-in-tail }.
    .you = Sprawdzasz { $amount }{ all-in-tail }.
    .you-brief = Sprawdzasz.
bets = { $name } stawia { $amount }{ all-in-tail }.
    .you = Stawiasz { $amount }{ all-in-tail }.
raises = { $name } podbija na { $amount }{ all-in-tail }.
    .you = Podbijasz na { $amount }{ all-in-tail }.

## To samo u kilku graczy, albo tylko ilu ich jest

fold-together = { $names } pasują.
check-together = { $names } czekają.
call-together = { $names } sprawdzają { $amount }.
continue-together = { $names } grają dalej za { $amount }.
pass-together = { $names } nic nie odrzucają.
folds-counted = { $count ->
    [2] Dwa pasy.
    [3] Trzy pasy.
    [4] Cztery pasy.
    [5] Pięć pasów.
    [6] Sześć pasów.
    [7] Siedem pasów.
    [8] Osiem pasów.
    [9] Dziewięć pasów.
    [10] Dziesięć pasów.
   *[other] Pasów: { $count }.
}

## Wymiana

stands-pat = { $name } nie wymienia kart.
    .you = Nie wymieniasz kart.
draws-unseen = { $name } wymienia { card-count }.
    .you = Wymieniasz { card-count }.
throws = { $name } odrzuca { CARDS($cards, form: "accusative") }.
    .you = Odrzucasz { CARDS($cards, form: "accusative") }.
draws = { $name } dobiera { CARDS($cards, form: "accusative") }.
    .you = Dobierasz { CARDS($cards, form: "accusative") }.

## Unique Poker

continues = { $name } gra dalej za { $amount }{ all-in-tail }.
    .you = Grasz dalej za { $amount }{ all-in-tail }.
    .you-brief = Grasz dalej.
discards = { $name } odrzuca { CARDS($cards, form: "accusative") }, miejsce { $place }, za { $amount }{ all-in-tail }.
    .you = Odrzucasz { CARDS($cards, form: "accusative") }, miejsce { $place }, za { $amount }{ all-in-tail }.
discards-unseen = { $name } odrzuca zakrytą kartę, miejsce { $place }, za { $amount }{ all-in-tail }.
    .you = Odrzucasz zakrytą kartę, miejsce { $place }, za { $amount }{ all-in-tail }.
passes = { $name } nic nie odrzuca.
    .you = Nic nie odrzucasz.
cannot-discard = { $name } nie może zapłacić za odrzucenie.
    .you = Nie możesz zapłacić za odrzucenie.
wave = Fala { $wave }: { CARDS($cards) }.
wave-empty = Fala { $wave } nie przynosi już kart.
picks = { $name } wybiera { CARDS($cards, form: "accusative") }.
    .you = Wybierasz { CARDS($cards, form: "accusative") }.
picked-by-chance = { $name } losowo dostaje { CARDS($cards, form: "accusative") }.
    .you = Losowo dostajesz { CARDS($cards, form: "accusative") }.
picks-left = { $left ->
    [0] Wybierasz { CARDS($cards, form: "accusative") }, komplet.
    [1] Wybierasz { CARDS($cards, form: "accusative") }, jeszcze jedna.
    [2] Wybierasz { CARDS($cards, form: "accusative") }, jeszcze dwie.
   *[other] Wybierasz { CARDS($cards, form: "accusative") }, jeszcze { $left }.
}
wave-places = { $count ->
    [1] Fala { $wave }, miejsce { $from }.
   *[other] Fala { $wave }, miejsca od { $from } do { $to }.
}
picking-over = Koniec wybierania.

## Wyłożenie kart

returned = { $name } odzyskuje { $amount }.
    .you = Odzyskujesz { $amount }.
shows = { $name } pokazuje { CARDS($cards, form: "accusative") }.
    .you = Pokazujesz { CARDS($cards, form: "accusative") }.
shows-hand = { $name } pokazuje { CARDS($cards, form: "accusative") }: { $hand }.
shows-picks-hand = { $name } pokazuje { CARDS($cards, form: "accusative") }, wybiera { CARDS($picks, form: "accusative") }: { $hand }.
picks-hand = { $name } wybiera { CARDS($cards, form: "accusative") }: { $hand }.
has = { $name } ma { $hand }.
    .you = Masz { $hand }.
mucks = { $name } odrzuca karty.
    .you = Odrzucasz karty.

## Wygrane

wins = { $name } wygrywa { pot-amount }{ rivals-tail }{ reason-tail }.
    .you = Wygrywasz { pot-amount }{ rivals-tail }{ reason-tail }.
pot-amount = { $pot ->
    [only] { $amount }
    [main] pulę główną { $amount }
    [side] pulę poboczną { $amount }
   *[numbered] pulę poboczną numer { $number }, { $amount }
}
wins-pot = { $name } wygrywa pulę { $amount }.
    .you = Wygrywasz pulę { $amount }.
wins-share = { $name } wygrywa { $amount }, część { the-pot }.
    .you = Wygrywasz { $amount }, część { the-pot }.
wins-place = { $name } wygrywa { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }.
    .you = Wygrywasz { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }.
# Mianownik, bo imion się nie odmienia.
rivals-tail = { $rival-count ->
    [0] { "" }
   *[other] , w grze też { $rivals }
}
reason-tail = { $reason ->
    [kicker] , decyduje kicker { RANKS($decider) }
    [card] , decyduje { RANKS($decider) }
    [hole-card] , decyduje najwyższa karta własna { RANKS($decider) }
   *[none] { "" }
}
won-place = { $which ->
    [first] pierwsze miejsce
    [second] drugie miejsce
   *[second-share] część drugiego miejsca
}
# Dopełniacz: część puli.
the-pot = { $pot ->
    [only] puli
    [main] puli głównej
    [side] puli pobocznej
   *[numbered] puli pobocznej numer { $number }
}
in-pot = { $pot ->
    [only] { "" }
    [main] { " w puli głównej" }
    [side] { " w puli pobocznej" }
   *[numbered] { " w puli pobocznej numer " }{ $number }
}

splits = { $names } dzielą { split-pot }, po { $share }{ odd-tail }{ rivals-tail }.
    .you = { $names } dzielicie { split-pot }, po { $share }{ odd-tail }{ rivals-tail }.
split-pot = { $pot ->
    [only] pulę { $amount }
    [main] pulę główną { $amount }
    [side] pulę poboczną { $amount }
   *[numbered] pulę poboczną numer { $number }, { $amount }
}
splits-place = { $names } dzielą { $amount }, drugie miejsce{ in-pot }, po { $share }{ odd-tail }.
    .you = { $names } dzielicie { $amount }, drugie miejsce{ in-pot }, po { $share }{ odd-tail }.
odd-tail = { $odd-count ->
    [0] { "" }
   *[other] , { $odd } o jeden więcej
}

## Gra

level-soon = { $when ->
    [hand] Po tym rozdaniu ciemne rosną { new-blinds }.
    [minute] Za minutę ciemne rosną { new-blinds }.
   *[soon] Ciemne wkrótce rosną { new-blinds }.
}
level-due = Od następnego rozdania ciemne rosną { new-blinds }.
level-started = { $known ->
    [yes] Ciemne wynoszą teraz { $small } i { $big }{ ante-tail }.
   *[no] Zaczyna się poziom { $level }.
}
new-blinds = { $known ->
    [yes] na { $small } i { $big }{ ante-tail }
   *[no] do poziomu { $level }
}
ante-tail = { $ante ->
    [0] { "" }
   *[other] , ante { $ante }
}
scores = { $points ->
    [one] { $name } zdobywa { $points } punkt, razem { $total }.
    [few] { $name } zdobywa { $points } punkty, razem { $total }.
   *[many] { $name } zdobywa { $points } punktów, razem { $total }.
}
    .you = { $points ->
        [one] Zdobywasz { $points } punkt, razem { $total }.
        [few] Zdobywasz { $points } punkty, razem { $total }.
       *[many] Zdobywasz { $points } punktów, razem { $total }.
    }
busted = { $name } odpada na { ordinal } miejscu.
    .you = Odpadasz na { ordinal } miejscu.
# Miejscownik: na piątym miejscu.
ordinal = { $place ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
    [4] czwartym
    [5] piątym
    [6] szóstym
    [7] siódmym
    [8] ósmym
    [9] dziewiątym
    [10] dziesiątym
    [11] jedenastym
    [12] dwunastym
   *[other] { $place }
}
game-over = { $name } wygrywa grę.
    .you = Wygrywasz grę.
