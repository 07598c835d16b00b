### Co jest w oknie.

window-title = { $screen }, Tabletalk
keys-dropped = Za dużo klawiszy naraz. Ostatnie przepadły.
answer-first = Najpierw odpowiedz na pytanie albo naciśnij Escape.
hint-key = Klawisz { $key }.
focus-on-screen = { $screen }. { $element }
focus-holds = { $name }, { $holds }
# Co jest w polu, zanim coś się o nim powie.
field-holds = Tekst: { $value }.
# Pierwszy element grupy i jej nazwa.
focus-in-group = { $group }: { $element }
where-at-table = { $game }. { $turn }
back = Wstecz
scroll-bar = Przewijanie
full-screen-on = Cały ekran.
full-screen-off = W oknie.
columns-shown = Kolumny widoczne.
columns-folded = Kolumny schowane.
text-size = Wielkość tekstu: { $percent } procent.
cancel = Anuluj
notice-close = Zamknij

## Menu główne

menu-title = Menu główne
menu-about = Stół pokerowy, który mówi. Tab albo strzałki, żeby się poruszać, Enter, żeby wybrać, F1 to pomoc.
menu-continue = Kontynuuj grę
menu-return = Wróć do swojego stołu
menu-new = Nowa gra: { $game }
menu-quit = Zakończ

## Pomoc

help-title = Pomoc
help-intro = Wszystko można zrobić klawiszami, myszą i czytnikiem ekranu.
help-keys-here = Klawisze w poprzednim miejscu
no-other-part = Ten ekran nie ma innych części.
describing-begins = Naciśnij klawisz, żeby usłyszeć, do czego służy. Escape kończy.
describing-ends = Klawisze znowu działają.

## Historia komunikatów

history-title = Historia komunikatów
history-which = Które komunikaty
history-older = Starsze komunikaty
history-newer = Nowsze komunikaty
history-copy = Kopiuj ostatni komunikat

## Kto mówi

channel-automatic = Automatycznie: czytnik ekranu, jeśli działa, a jeśli nie, wbudowany głos.
channel-screen-reader = Mówi czytnik ekranu.
channel-own-voice = Mówi wbudowany głos.
channel-both = Mówią i czytnik ekranu, i wbudowany głos.
channel-off = Nikt nie mówi.
voice-is-off = Wbudowany głos jest wyłączony, więc nie ma czego uciszać.

## Stół

table-home = Stół
table-home-hint = Następna część ekranu: { $key }. Strzałki poruszają się w obrębie części.
info-title = Informacje
info-hole-cards = Twoje karty
info-community-cards = Karty wspólne
info-hand-value = Twój układ
info-pot = Pula
info-to-call = Do sprawdzenia
info-minimum-raise = Podbicie
info-players-in = Gracze w grze
info-button = Dealer
info-position = Pozycja
info-game-clock = Zegar gry
info-turn-timer = Czas na ruch
info-chips = Żetony
info-turn = Kolej
info-odds = Szanse
info-lesson = Lekcja
info-odds-about = Naciśnij, żeby usłyszeć swoje szanse
info-opponents = Przeciwnicy
info-opponents-about = Naciśnij, żeby usłyszeć, kim są
messages-title = Komunikaty
messages-all = Wszystkie komunikaty
seats-title = Gracze
seat-amount = { $amount }
seat-bet = zakład { $amount }
seat-button = dealer
button-sign = D
seat-turn = na ruchu
seat-folded = pas
seat-all-in = all-in
seat-out = poza grą
seat-shows = pokazuje { CARDS($cards, form: "accusative") }
pots-title = Pule
own-cards-title = Twoje karty
board-title = Karty wspólne
card-name = { CARDS($card) }
card-face-down = zakryta
card-is-marked = do wymiany
card-is-picked = { $card }, wybrana
card-is-closed = { $card }, jeszcze nieotwarta
card-mark-hint = Naciśnij, żeby zaznaczyć do wymiany albo zatrzymać.
card-discard-hint = Naciśnij, żeby odrzucić za { chips }.
card-pick-hint = Naciśnij, żeby wybrać. Wyboru nie można cofnąć.
pot-name = Pula { $amount }
side-pot-name = { $number ->
    [0] Pula główna { $amount }
   *[other] Pula poboczna { $number }: { $amount }
}

## Na stole

# Słowo o tym, co gracz zrobił ostatnio.
felt-did = { $what ->
    [checked] czeka
    [called] sprawdza
    [bet] stawia
    [raised] podbija
    [continued] gra dalej
    [took-away] odrzuca
    [passed] nic nie odrzuca
   *[mucked] nie pokazuje
}
felt-drew = { $count ->
    [0] bez wymiany
   *[other] wymiana: { $count }
}
felt-blind = { $blind ->
    [small] MC
    [big] DC
   *[straddle] STR
}
# Kto wygrał: „Carol wygrywa 31 200, para króli”. Bez kropki.
felt-wins = { $name } wygrywa { felt-what }{ $amount }{ felt-hand }
    .you = Wygrywasz { felt-what }{ $amount }{ felt-hand }
# W formie „you” $names to pozostali.
felt-splits = { $names } dzielą { felt-what }{ $amount }{ felt-hand }
    .you = Ty i { $names } dzielicie { felt-what }{ $amount }{ felt-hand }
felt-what = { $place ->
    [first] pierwsze miejsce{ felt-in-pot },{ " " }
    [second] drugie miejsce{ felt-in-pot },{ " " }
   *[none] { felt-pot }
}
felt-pot = { $pot ->
    [only] { "" }
    [main] pulę główną,{ " " }
    [side] pulę poboczną,{ " " }
   *[numbered] pulę poboczną { $number },{ " " }
}
felt-in-pot = { $pot ->
    [only] { "" }
    [main] { " " }w puli głównej
    [side] { " " }w puli pobocznej
   *[numbered] { " " }w puli pobocznej { $number }
}
felt-hand = { $has-hand ->
    [yes] , { $hand }
   *[no] { "" }
}
# Następne karty, które można wybrać.
felt-next-wave = następne karty: { $seconds }

## Ruchy

actions-title = Twoje ruchy
action-about = { $about }. { $key }
action-call-or-check = Sprawdź albo czekaj
action-check = Czekaj
    .about = Nic do sprawdzenia
action-call = Sprawdź { $amount }
    .about = Do sprawdzenia { $amount }
action-bet-or-raise = Postaw albo podbij
action-bet = Postaw, minimum { $amount }
    .about = Minimum { $amount }
action-bet-only = Postaw { $amount }
    .about = { $amount }
action-raise = Podbij, minimum { $amount }
    .about = Na { $amount } albo więcej
action-raise-only = Podbij na { $amount }
    .about = Na { $amount }
action-fold = Pas
action-all-in = All-in
action-all-in-for = All-in { $amount }
    .about = { $amount }
action-draw-or-keep = Wymień albo zatrzymaj
action-draw = { $count ->
    [0] Zatrzymaj wszystkie karty
   *[other] Wymień { card-count }
}
    .about = { $count ->
        [0] Nic nie zaznaczono
       *[other] Zaznaczono { card-count }
    }
action-continue = Gram dalej
action-continue-for = { $amount ->
    [0] Gram dalej
   *[other] Gram dalej za { $amount }
}
    .about = { $amount ->
        [0] Za darmo
       *[other] Za { $amount }
    }
action-pass-or-finish = Nic nie odrzucaj albo zakończ
action-pass = Nic nie odrzucaj
    .about = Karty na stole zostają bez zmian
action-move-on = Następna fala albo koniec
    .about = Przechodzi do następnej fali
action-next-hand = Następne rozdanie
action-skip-to-end = Pomiń resztę gry
action-play-again = Zagraj jeszcze raz
action-menu = Menu główne
action-show-both = Pokaż karty
action-show-first = Pokaż pierwszą kartę
action-show-second = Pokaż drugą kartę
action-coach = Trener
bar-title = Polecenia
bar-menu = Menu
bar-pause = Pauza
bar-resume = Wznów
bar-voice = Kto mówi

## Podbijanie

raise-title = { $opening ->
    [yes] Zakład
   *[no] Podbicie
}
raise-field = { $opening ->
    [yes] Postaw
   *[no] Podbij na
}
raise-steps = Strzałki w górę i w dół zmieniają kwotę o { $step }, page up i page down o { $page }.
raise-do = { $opening ->
    [yes] Postaw { $amount }
   *[no] Podbij na { $amount }
}
raise-less = Mniej: { $amount }
raise-more = Więcej: { $amount }
raise-minimum = Minimum { $amount }
raise-half-pot = Za pół puli { $amount }
raise-pot = Za całą pulę { $amount }
raise-maximum = Maksimum { $amount }
raise-chosen = { $opening ->
    [yes] Zakład { $amount }.
   *[no] Podbicie na { $amount }.
}
# Krótko, na małych przyciskach obok siebie.
preset-minimum = Min.
preset-half-pot = ½ puli
preset-two-thirds = ⅔ puli
preset-pot = Pula
preset-maximum = Maks.
preset-all-in = All-in

## Wybrane przed swoją kolejką

pre-title = W następnej kolejce
pre-check-or-fold = Czekaj albo pas
pre-call-any = Sprawdź wszystko
pre-fold-to-bet = Pas na zakład
pre-sit-out = Przerwa
pre-is-chosen = wybrane

## Pytania, zanim coś się stanie

confirm-fold = Możesz czekać za darmo. Mimo to spasować?
confirm-fold-yes = Pas
confirm-all-in = All-in za { $amount }?
confirm-all-in-yes = All-in
confirm-no = Nie, wróć

## Kiedy wbudowany głos nie może mówić

voice-no-service = Wbudowany głos nie może mówić: w systemie nie ma usługi mowy. Zainstaluj speech-dispatcher. Gra toczy się dalej.
voice-no-voices = Wbudowany głos nie może mówić: w systemie nie ma żadnego głosu. Dodaj go w ustawieniach systemu, w części o mowie. Gra toczy się dalej.
voice-not-answering = Wbudowany głos milczy: usługa mowy nie odpowiada. Czy jest karta dźwiękowa? Gra toczy się dalej.
voice-refused = Wbudowany głos milczy: usługa mowy odmawia mówienia. Gra toczy się dalej.
voice-other-language = Żaden głos w systemie nie mówi po polsku: zainstaluj go albo wybierz inny głos w ustawieniach.
