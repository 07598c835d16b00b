### Co wypisują polecenia odds, bots i sim.

## Jak często wygrywają karty

odds-hand = { CARDS($cards) }: { $win ->
    [none] nigdy nie wygrywa
    [all] zawsze wygrywa
    [less] wygrana mniej niż jeden procent
   *[other] wygrana { $win } procent
}, { $lose ->
    [none] nigdy nie przegrywa
    [all] zawsze przegrywa
    [less] przegrana mniej niż jeden
   *[other] przegrana { $lose }
}, { $tie ->
    [none] nigdy nie remisuje
    [all] zawsze remisuje
    [less] remis mniej niż jeden
   *[other] remis { $tie }
}
odds-sampled = Oszacowanie z losowych rozdań: { $count }, możliwy błąd { $error } procent.
odds-bad-hand = '{ $text }' to nie są karty gracza: podaj każdemu dwie, na przykład { $example }
odds-bad-board = kart wspólnych nie może być { $count }: podaj 3, 4 albo 5 albo opuść { $option }, żeby poznać szanse przed flopem
odds-card-twice = { CARDS($card) }: ta karta jest podana dwa razy, a może być tylko w jednym miejscu
odds-no-opponent = nie ma przeciwnika: podaj jeszcze jedne karty albo { $option }, żeby dodać losowe
odds-bad-against = { $option } jest niemożliwe: podaj liczbę przeciwników, minimum 1, maksimum { $most }
odds-too-many-cards = kart graczy, wspólnych i martwych jest razem { $count }, a talia ma 52: podaj mniej kart, przeciwników albo martwych kart
odds-no-samples = { $option } nic nie powie: podaj co najmniej 1

## Gracze komputerowi przeciw sobie

arena-score = { $hero } { $won ->
    [yes] wygrywa
   *[no] przegrywa
} { $unit ->
    [antes] { $amount } ante
   *[blinds] { $amount } dużej ciemnej
} na sto rozdań, przeciwnik: { $against }, możliwy błąd { $error }
arena-played = { $game }, liczba graczy { $players }, { $decks ->
    [one] { $decks } talia
    [few] { $decks } talie
   *[many] { $decks } talii
}
arena-times = połowa decyzji trwa najwyżej { $half } mikrosekundy, 99 na 100 najwyżej { $most }, najdłuższa { $longest }

## Wiele rozdań naraz

sim-played = { hand-count }, { $game }, liczba graczy { $players }, czas { $seconds } sekundy, na sekundę { $speed }
sim-chips = { $kept ->
    [yes] żetony się zgadzają
   *[no] żetony się nie zgadzają: kupiono { $bought }, zostało { $left }
}
sim-digest = skrót { $digest }
