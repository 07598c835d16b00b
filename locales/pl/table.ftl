### Co dzieje się przy stole. Każdy komunikat jest częścią zdania, zapisaną tak, jak
### stoi w jego środku: kilka łączy „list”, a zdanie robi z nich „sentence”. Czas
### teraźniejszy i mianownik: zdanie nie zna rodzaju gracza i nie odmienia imion.

seat = Miejsce { $number }
you = ty

all-in-tail = { $all-in ->
    [yes] , all-in
   *[no] { "" }
}

## Przed kartami

button = { $name } jest dealerem
    .you = jesteś dealerem
ante = { $name } wpłaca ante { $amount }{ all-in-tail }
    .you = wpłacasz ante { $amount }{ all-in-tail }
antes = { $who ->
    [rest] pozostali wpłacają ante { $amount }
   *[all] wszyscy wpłacają ante { $amount }
}
blind = { $name } wpłaca { blind-amount }{ all-in-tail }
    .you = wpłacasz { blind-amount }{ all-in-tail }
blind-amount = { $blind ->
    [small] małą ciemną { $amount }
    [big] dużą ciemną { $amount }
   *[straddle] straddle { $amount }
}
blinds = { $first } wpłaca małą ciemną { $small }, { $second } dużą ciemną { $big }
    .you-first = wpłacasz małą ciemną { $small }, { $second } dużą ciemną { $big }
    .you-second = { $first } wpłaca małą ciemną { $small }, ty dużą ciemną { $big }
    .short = ciemne: { $first } { $small }, { $second } { $big }

## Karty

dealt = { $name } dostaje { CARDS($cards, form: "accusative") }
    .you = twoje karty: { CARDS($cards) }
dealt-at = { $name }, { $position }: { CARDS($cards) }
    .you = { $position }: { CARDS($cards) }
dealt-unseen = { $name } dostaje { card-count }
    .you = dostajesz { card-count }
dealt-all = każdy dostaje { card-count }
board = { $street ->
    [flop] flop
    [turn] turn
    [river] river
   *[other] karty wspólne
}: { CARDS($cards) }
burned = karta spalona
board-unseen = zakryte karty wspólne: { $count }

## Akcje

timed-out = { $then ->
    [folds] { $name } przekracza czas i pasuje
    [checks] { $name } przekracza czas i czeka
    [stands-pat] { $name } przekracza czas i nie wymienia kart
    [passes] { $name } przekracza czas i nic nie odrzuca
   *[unknown] { $name } przekracza czas
}
    .you = { $then ->
        [folds] twój czas minął, pasujesz
        [checks] twój czas minął, czekasz
        [stands-pat] twój czas minął, nie wymieniasz kart
        [passes] twój czas minął, nic nie odrzucasz
       *[unknown] twój czas minął
    }
# Co gracz robi według wyboru sprzed swojej kolejki: "pasujesz zgodnie z planem".
as-intended = { $what } zgodnie z planem
folds = { $name } pasuje
    .you = pasujesz
checks = { $name } czeka
    .you = czekasz
calls = { $name } sprawdza { $amount }{ all-in-tail }
    .you = sprawdzasz { $amount }{ all-in-tail }
    .you-brief = sprawdzasz
bets = { $name } stawia { $amount }{ all-in-tail }
    .you = stawiasz { $amount }{ all-in-tail }
raises = { $name } podbija na { $amount }{ all-in-tail }
    .you = podbijasz na { $amount }{ all-in-tail }

## To samo u kilku graczy, albo tylko ilu ich jest

fold-together = { $names } pasują
check-together = { $names } czekają
call-together = { $count ->
    [1] { $names } sprawdza
   *[other] { $names } sprawdzają
}
continue-together = { $count ->
    [1] { $names } gra dalej
   *[other] { $names } grają dalej
}
pass-together = { $names } nic nie odrzucają
folds-rest = reszta pasuje
folds-counted = { $count ->
    [2] dwa pasy
    [3] trzy pasy
    [4] cztery pasy
    [5] pięć pasów
    [6] sześć pasów
    [7] siedem pasów
    [8] osiem pasów
    [9] dziewięć pasów
    [10] dziesięć pasów
   *[other] pasów: { $count }
}

## Wymiana

stands-pat = { $name } nie wymienia kart
    .you = nie wymieniasz kart
draws-unseen = { $name } wymienia { card-count }
    .you = wymieniasz { card-count }
throws = { $name } odrzuca { CARDS($cards, form: "accusative") }
    .you = odrzucasz { CARDS($cards, form: "accusative") }
draws = { $name } dobiera { CARDS($cards, form: "accusative") }
    .you = dobierasz { CARDS($cards, form: "accusative") }
    .worth = dobierasz { CARDS($cards, form: "accusative") }: { $hand }

## Unique Poker

continues = { $name } gra dalej za { $amount }{ all-in-tail }
    .you = grasz dalej za { $amount }{ all-in-tail }
    .you-brief = grasz dalej
discards = { $name } odrzuca { CARDS($cards, form: "accusative") }, miejsce { $place }, za { $amount }{ all-in-tail }{ moved-tail }
    .you = odrzucasz { CARDS($cards, form: "accusative") }, miejsce { $place }, za { $amount }{ all-in-tail }{ moved-tail }
discards-unseen = { $name } odrzuca zakrytą kartę, miejsce { $place }, za { $amount }{ all-in-tail }{ moved-tail }
    .you = odrzucasz zakrytą kartę, miejsce { $place }, za { $amount }{ all-in-tail }{ moved-tail }
passes = { $name } nic nie odrzuca
    .you = nic nie odrzucasz
cannot-discard = { $name } nie może zapłacić za odrzucenie
    .you = nie możesz zapłacić za odrzucenie
moved-tail = { $moved ->
    [0] { "" }
    [1] , miejsce { $from } to teraz { $place }
   *[other] , dalsze karty przesuwają się o jedno miejsce
}
wave = fala { $wave }: { $cards }
card-at = { $place }, { CARDS($cards) }
places-list = { $first }; { $second }
wave-empty = fala { $wave } nie przynosi już kart
picks = { $name } wybiera { CARDS($cards, form: "accusative") }
    .you = wybierasz { CARDS($cards, form: "accusative") }
picked-by-chance = { $name } losowo dostaje { CARDS($cards, form: "accusative") }
    .you = losowo dostajesz { CARDS($cards, form: "accusative") }
picks-left = { $left ->
    [0] wybierasz { CARDS($cards, form: "accusative") }, komplet
    [1] wybierasz { CARDS($cards, form: "accusative") }, jeszcze jedna
    [2] wybierasz { CARDS($cards, form: "accusative") }, jeszcze dwie
   *[other] wybierasz { CARDS($cards, form: "accusative") }, jeszcze { $left }
}
wave-places = { $count ->
    [1] fala { $wave }, miejsce { $from }
   *[other] fala { $wave }, miejsca od { $from ->
        [1] pierwszego
        [4] czwartego
        [7] siódmego
       *[other] numeru { $from }
    } do { $to ->
        [2] drugiego
        [3] trzeciego
        [5] piątego
        [6] szóstego
        [8] ósmego
       *[other] numeru { $to }
    }
}
picking-over = koniec wybierania

## Wyłożenie kart

returned = { $name } odzyskuje { $amount }
    .you = odzyskujesz { $amount }
shows = { $name } pokazuje { CARDS($cards, form: "accusative") }
    .you = pokazujesz { CARDS($cards, form: "accusative") }
shows-hand = { $name } pokazuje { CARDS($cards, form: "accusative") }: { $hand }
    .you = pokazujesz { CARDS($cards, form: "accusative") }: { $hand }
shows-picks-hand = { $name } pokazuje { CARDS($cards, form: "accusative") }, wybiera { CARDS($picks, form: "accusative") }: { $hand }
    .you = pokazujesz { CARDS($cards, form: "accusative") }, wybierasz { CARDS($picks, form: "accusative") }: { $hand }
picks-hand = { $name } wybiera { CARDS($cards, form: "accusative") }: { $hand }
    .you = wybierasz { CARDS($cards, form: "accusative") }: { $hand }
has = { $name } ma { $hand }
    .you = masz { $hand }
mucks = { $name } nie pokazuje kart
    .you = nie pokazujesz kart

## Wygrane

wins = { $name } wygrywa { pot-amount }{ hand-tail }{ rivals-tail }{ reason-tail }
    .you = wygrywasz { pot-amount }{ hand-tail }{ rivals-tail }{ reason-tail }
hand-tail = { $hand-told ->
    [yes] , mając { $hand }
   *[no] { "" }
}
pot-amount = { $pot ->
    [only] { $amount }
    [main] pulę główną { $amount }
    [side] pulę poboczną { $amount }
   *[numbered] { $number ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
        [4] czwartą
        [5] piątą
        [6] szóstą
        [7] siódmą
        [8] ósmą
        [9] dziewiątą
       *[other] dziesiątą
    } pulę poboczną { $amount }
}
numbered-side-pot = { $number ->
    [1] pierwsza
    [2] druga
    [3] trzecia
    [4] czwarta
    [5] piąta
    [6] szósta
    [7] siódma
    [8] ósma
    [9] dziewiąta
   *[other] dziesiąta
} pula poboczna
wins-all = { $name } wygrywa { all-pots }, { $amount }{ reason-tail }
    .you = wygrywasz { all-pots }, { $amount }{ reason-tail }
all-pots = { $pots ->
    [2] obie pule
    [3] wszystkie trzy pule
    [4] wszystkie cztery pule
   *[other] wszystkie pule, razem { $pots }
}
wins-points = { $won }, łącznie { answer-points }
wins-pot = { $name } wygrywa pulę { $amount }
    .you = wygrywasz pulę { $amount }
wins-share = { $name } wygrywa { $amount }, część { the-pot }
    .you = wygrywasz { $amount }, część { the-pot }
wins-place = { $name } wygrywa { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }
    .you = wygrywasz { $amount }, { won-place }{ in-pot }{ rivals-tail }{ reason-tail }
# Mianownik, bo imion się nie odmienia.
rivals-tail = { $rival-count ->
    [0] { "" }
    [1] , rywal: { $rivals }
   *[other] , rywale: { $rivals }
}
reason-tail = { $reason ->
    [kicker] , decyduje kiker { RANKS($decider) }
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
   *[numbered] { $number ->
        [1] pierwszej
        [2] drugiej
        [3] trzeciej
        [4] czwartej
        [5] piątej
        [6] szóstej
        [7] siódmej
        [8] ósmej
        [9] dziewiątej
       *[other] dziesiątej
    } puli pobocznej
}
in-pot = { $pot ->
    [only] { "" }
    [main] { " w puli głównej" }
    [side] { " w puli pobocznej" }
   *[numbered] { " w " }{ $number ->
        [1] pierwszej
        [2] drugiej
        [3] trzeciej
        [4] czwartej
        [5] piątej
        [6] szóstej
        [7] siódmej
        [8] ósmej
        [9] dziewiątej
       *[other] dziesiątej
    } puli pobocznej
}

splits = { $names } dzielą { split-pot }, po { $share }{ odd-tail }{ rivals-tail }
    .you = { $names } dzielicie { split-pot }, po { $share }{ odd-tail }{ rivals-tail }
split-pot = { $pot ->
    [only] pulę { $amount }
    [main] pulę główną { $amount }
    [side] pulę poboczną { $amount }
   *[numbered] { $number ->
        [1] pierwszą
        [2] drugą
        [3] trzecią
        [4] czwartą
        [5] piątą
        [6] szóstą
        [7] siódmą
        [8] ósmą
        [9] dziewiątą
       *[other] dziesiątą
    } pulę poboczną { $amount }
}
splits-place = { $names } dzielą { $amount }, drugie miejsce{ in-pot }, po { $share }{ odd-tail }
    .you = { $names } dzielicie { $amount }, drugie miejsce{ in-pot }, po { $share }{ odd-tail }
odd-tail = { $odd-count ->
    [0] { "" }
   *[other] , dodatkowy żeton: { $odd }
}

## Gra

level-soon = { $when ->
    [hand] po tym rozdaniu ciemne rosną { new-blinds }
    [minute] za minutę ciemne rosną { new-blinds }
   *[soon] ciemne wkrótce rosną { new-blinds }
}
level-due = od następnego rozdania ciemne rosną { new-blinds }
level-started = { $known ->
    [yes] ciemne wynoszą teraz { $small } i { $big }{ ante-tail }
   *[no] zaczyna się poziom { $level }
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
    [one] { $name } zdobywa { $points } punkt, razem { $total }
    [few] { $name } zdobywa { $points } punkty, razem { $total }
   *[many] { $name } zdobywa { $points } punktów, razem { $total }
}
    .you = { $points ->
        [one] zdobywasz { $points } punkt, razem { $total }
        [few] zdobywasz { $points } punkty, razem { $total }
       *[many] zdobywasz { $points } punktów, razem { $total }
    }
busted = { $name } odpada na { ordinal } miejscu
    .you = odpadasz na { ordinal } miejscu
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
game-over = { $name } wygrywa grę
    .you = wygrywasz grę
