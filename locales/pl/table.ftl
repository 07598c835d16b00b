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
board-unseen = Zakryte karty wspólne: { $count }.

## Akcje

timed-out = { $name } przekracza czas.
    .you = Twój czas minął.
folds = { $name } pasuje.
    .you = Pasujesz.
checks = { $name } czeka.
    .you = Czekasz.
calls = { $name } sprawdza { $amount }{ all-in-tail }.
    .you = Sprawdzasz { $amount }{ all-in-tail }.
bets = { $name } stawia { $amount }{ all-in-tail }.
    .you = Stawiasz { $amount }{ all-in-tail }.
raises = { $name } podbija do { $amount }{ all-in-tail }.
    .you = Podbijasz do { $amount }{ all-in-tail }.

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
picking-over = Koniec wybierania.

## Wyłożenie kart

returned = { $name } odzyskuje niesprawdzone { $amount }.
    .you = Odzyskujesz niesprawdzone { $amount }.
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

wins = { $name } wygrywa { pot-amount }.
    .you = Wygrywasz { pot-amount }.
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
wins-place = { $name } wygrywa { $amount }, { won-place }{ in-pot }.
    .you = Wygrywasz { $amount }, { won-place }{ in-pot }.
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

splits = { $names } dzielą { split-pot }, po { $share }{ odd-tail }.
    .you = { $names } dzielicie { split-pot }, po { $share }{ odd-tail }.
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

level-soon = Ciemne wkrótce rosną, poziom { $level }.
level-due = Ciemne rosną od następnego rozdania, poziom { $level }.
level-started = Zaczyna się poziom { $level }.
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
