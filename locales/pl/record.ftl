### Co mówi się o zapisanym rozdaniu oprócz jego przebiegu.

record-number = Numer { $number }
record-author = zapis: { $author }
player-chips = { $name }: { chips }
record-hand = rozdanie { $hand }

## Porównanie z zapisem

check-sums = { hand-count }, zgodnych: { $matching }, różnych: { $differ }, odrzuconych: { $refused }
check-nothing = w zapisie nie ma końcowych żetonów
check-differs = różnica: { $differences }
check-difference = { $player } ma { $has }, w zapisie { $recorded }

## Dlaczego rozdania albo całego pliku nie da się rozegrać, jako część zdania

unplayed-at = { $place }: { $reason }
unplayed-place = akcja { $number } '{ $text }'
unplayed-unreadable = { $reason ->
    [not-there] nie ma takiego pliku
    [not-allowed] nie wolno odczytać tego pliku
   *[other] nie da się odczytać pliku: { $problem }
}
unplayed-kind = nazwy plików z rozdaniami kończą się na { $names }
unplayed-empty = w tym pliku nie ma żadnego rozdania
unplayed-too-large = plik ma ponad { $most } megabajtów: podziel go
unplayed-too-many = rozdań jest ponad { $most }: podziel plik
unplayed-too-long = to za długie jak na rozdanie
unplayed-not-text = wiersz { $line } nie jest tekstem w UTF-8
unplayed-garbled = wiersz { $line } jest niezrozumiały od kolumny { $column }
unplayed-garbled-line = { $column ->
    [0] to jest niezrozumiałe
   *[other] to jest niezrozumiałe od kolumny { $column }
}: { $problem }
unplayed-game = w tę grę się tu nie gra: { $code }{ $game ->
    [NS] , hold'em z krótką talią bez limitu
    [FO-8] , omaha ze stałym limitem, pula dzielona, ósemka albo niżej
    [F7S] , stud siedmiokartowy ze stałym limitem
    [F7S-8] , stud siedmiokartowy ze stałym limitem, pula dzielona, ósemka albo niżej
    [FR] , razz ze stałym limitem
    [N2L1D] , niski poker od dwójki do siódemki bez limitu, jedna wymiana
    [F2L3D] , niski poker od dwójki do siódemki ze stałym limitem, trzy wymiany
    [FB] , badugi ze stałym limitem
   *[other] {""}
}
unplayed-missing = brakuje pola { $field }
unplayed-field = pole { $field }: { $problem }
unplayed-type = pole { $field } musi zawierać { $wanted ->
    [text] tekst
    [number] liczbę
    [array] tablicę
    [numbers] tablicę liczb
    [texts] tablicę tekstów
    [true-or-false] true albo false
    [count] liczbę całkowitą od jednego w górę
    [options] opcje gry
    [options-of-variant] opcje tego wariantu
   *[viewer] gracza, na przykład p1, albo rail
}
unplayed-amount = { $problem ->
    [fraction] { $amount } dzieli żeton drobniej, niż da się tu podać
    [negative] { $amount } to mniej niż nic
    [unknown] kwota jest nieznana: { $amount }
    [too-many] { $amount } to więcej, niż można policzyć
    [zero] musi być więcej niż zero
   *[not-a-number] '{ $amount }' nie jest liczbą
}
unplayed-post = gracz wpłaca, żeby wejść do gry, { $amount } w polu { $field }, a tutaj tak się nie gra
unplayed-length = pole { $field } ma { $has ->
    [one] { $has } wpis
    [few] { $has } wpisy
   *[many] { $has } wpisów
}, a liczba graczy to { $players }
unplayed-player-count = liczba graczy w rozdaniu: minimum 2, maksimum { $most }, a nie { $count }
unplayed-no-action = to nie jest akcja: { $wanted ->
    [action] napisz jedno z { $written }
    [shown] napisz gracza i karty, na przykład { $written }
    [place] napisz miejsce, licząc od jednego
   *[operation] napisz operację, na przykład { $written }
}
unplayed-no-player = w rozdaniu nie ma gracza { $label }, liczba graczy to { $players }
unplayed-card-twice = { CARDS($card) }: ta karta jest rozdana dwa razy, pierwszy raz to { $place }
unplayed-deck = { CARDS($card) }: ta karta jest w talii dwa razy
unplayed-hole-many = { $player } dostaje razem { card-count }, a w tej części rozdania ma { $has }
unplayed-hole-few = karty gracza { $player }: w zapisie { $dealt }, a powinno być { $has }
unplayed-board-many = to wykłada na stół { card-count }, a w tej części rozdania jest { $has }
unplayed-board-few = karty na stole: w zapisie { $dealt }, a powinno być { $has }
unplayed-thrown-twice = { $player } wyrzuca dwa razy { CARDS($card, form: "accusative") }
unplayed-unknown-thrown = { $player } nie ma tylu nieznanych kart
unplayed-opened = tu odkrywa się { $recorded }, a według zasad { $rules }
unplayed-not-on-board = { CARDS($card) }: tej karty nie ma na stole
unplayed-shows-other = { $player } pokazuje { $shown }, a ma { $dealt }
unplayed-shows-early = { $player } nie ma jeszcze czego pokazać: { $turn }
unplayed-turn = kolej ma { $player }
unplayed-nobody = nikt nie ma teraz kolei
unplayed-folded = { $player } po pasie nie gra już w tym rozdaniu
unplayed-call = według zasad do sprawdzenia jest { $rules }, a nie { $recorded }
unplayed-not-the-time = to nie jest na to czas
unplayed-ends-early = zapis kończy się przed końcem rozdania: { $turn }
unplayed-ends-board = zapis kończy się przed końcem rozdania, karty na stole: w zapisie { $dealt }, a powinno być { $has }
unplayed-unknown-hand = porównuje się układy, ale karty gracza { $player } są nieznane
unplayed-unknown-board = porównuje się układy, ale nie wszystkie karty na stole są znane
