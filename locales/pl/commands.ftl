### Polecenia: co robią, w słowach pomocy, a w formie "words" to, co można za
### nie wpisać. Pierwsze słowo jest nazwą polecenia.

## Przy stole

command-call-or-check = sprawdź albo czekaj, albo zapłać i graj dalej
    .words = sprawdzam, sprawdź, czekam, czekaj, gram dalej
command-raise = postaw albo podbij, pyta o łączną kwotę
    .words = podbij, podbijam, podbij na, podbijam na, podbij do, podbijam do, postaw, stawiam
command-fold = spasuj albo odrzuć karty, pyta, gdy można czekać za darmo
    .words = pas, pasuję, spasuj
command-all-in = all-in, pyta przed zagraniem
    .words = all-in, wchodzę
command-act-on-card = zaznacz, zatrzymaj, odrzuć albo wybierz kartę na tym miejscu
    .words = zaznacz, zatrzymaj, odrzuć, wybierz
command-draw-or-pass = wymień zaznaczone karty, zrezygnuj albo zakończ wybieranie
    .words = wymień, wymieniam, wymiana, rezygnuję, gotowe
command-show-both = pokaż obie karty własne
    .words = pokaż obie, pokaż, pokazuję
command-show-first = pokaż pierwszą kartę własną
    .words = pokaż pierwszą
command-show-second = pokaż drugą kartę własną
    .words = pokaż drugą
command-check-or-fold = w następnej kolejce czekaj albo spasuj; jeszcze raz, żeby cofnąć
    .words = czekaj albo pas, czekam albo pasuję
command-call-any = w następnej kolejce sprawdź każdy zakład; jeszcze raz, żeby cofnąć
    .words = sprawdź wszystko, sprawdzam wszystko
command-fold-to-bet = w następnej kolejce spasuj, jeśli ktoś postawi; jeszcze raz, żeby cofnąć
    .words = pas na zakład
command-sit-out = odejdź na chwilę od stołu albo wróć do gry
    .words = przerwa, wracam
command-next-hand = rozdaj następne karty
    .words = następne rozdanie, następne, rozdaj, dalej
command-skip-to-end = pomiń resztę gry, gdy już odpadniesz
    .words = pomiń
command-pause = wstrzymaj albo wznów grę
    .words = pauza, wstrzymaj, wznów

## Pytania

command-card = przeczytaj kartę na tym miejscu
    .words = karta, czytaj
command-hole-cards = twoje karty
    .words = karty własne, karty, moje karty
command-community-cards = karty wspólne
    .words = karty wspólne, wspólne, stół
command-hand-value = wartość twojego układu
    .words = układ, wartość
command-pot = pula i kto gra o pule poboczne
    .words = pula, pule
command-to-call = kwota do sprawdzenia
    .words = do sprawdzenia, ile
command-minimum-raise = najniższe i najwyższe podbicie
    .words = najmniej, najwięcej, limity
command-players-in = kto jeszcze gra w tym rozdaniu
    .words = gracze, kto
command-chips = żetony i punkty wszystkich graczy
    .words = żetony, punkty
command-button = kto jest dealerem
    .words = dealer
command-position = twoja pozycja i ciemne
    .words = pozycja, ciemne
command-turn = czyja kolej
    .words = kolej, czyja kolej
command-turn-timer = czas do końca kolejki lub fazy
    .words = czas
command-game-clock = poziom ciemnych i następny, wynik meczu albo faza
    .words = zegar, poziom, wynik, faza
command-brief = wszystko, co teraz ważne, w skrócie, drugi raz: więcej
    .words = skrót, sytuacja
command-hand-so-far = dotychczasowy przebieg rozdania
    .words = przebieg, dotychczas
command-opponents = kto siedzi przy stole i jak gra
    .words = przeciwnicy
command-odds = twoje szanse na wygraną i ile ich trzeba, żeby sprawdzić
    .words = szanse
command-coach = co trener mówi o ostatnim rozdaniu
    .words = trener

## Komunikaty

command-repeat = powtórz wszystko od twojego ostatniego ruchu
    .words = powtórz, ponownie
command-review-previous = poprzedni komunikat
    .words = poprzedni, wcześniej
command-review-next = następny komunikat
    .words = następny, później
command-review-first = najstarszy komunikat
    .words = najstarszy, pierwszy
command-review-last = najnowszy komunikat
    .words = najnowszy, ostatni
command-previous-buffer = poprzednia lista komunikatów: wszystkie, stół, moje albo odpowiedzi
    .words = poprzedni bufor
command-next-buffer = następna lista komunikatów
    .words = następny bufor
command-copy-message = kopiuj komunikat
    .words = kopiuj

## Zakończone rozdanie

command-next-moment = następny ruch
    .words = krok, naprzód
command-previous-moment = poprzedni ruch
    .words = krok wstecz
command-next-street = następna runda lub część rozdania
    .words = następna runda, runda
command-previous-street = poprzednia runda lub część rozdania
    .words = poprzednia runda
command-next-decision = twoja następna decyzja albo decyzja gracza, którego oczami patrzysz
    .words = następna decyzja, decyzja
command-previous-decision = poprzednia decyzja
    .words = poprzednia decyzja
command-last-decision = ostatnia decyzja
    .words = ostatnia decyzja
command-next-eyes = patrz oczami innego gracza albo jako widz
    .words = oczy, widok

## Wśród innych osób

command-talk = powiedz coś wszystkim przy stole
    .words = powiedz, mów
command-say-hello = przywitaj się ze wszystkimi
    .words = cześć
command-say-good-luck = życz wszystkim powodzenia
    .words = powodzenia
command-say-nice-hand = powiedz: ładny układ
    .words = ładny układ
command-say-well-played = powiedz: dobrze zagrane
    .words = dobrze zagrane
command-say-thanks = podziękuj
    .words = dziękuję, dzięki
command-say-sorry = przeproś
    .words = przepraszam
command-say-one-moment = poproś o chwilę
    .words = chwileczkę
command-say-good-night = powiedz: dobranoc
    .words = dobranoc
command-people = kto jest przy stole, kto chce się dosiąść, i kod stołu
    .words = osoby, kod
command-admit = wpuść osobę, która chce się dosiąść, jako gospodarz
    .words = wpuść
command-turn-away = odmów osobie, która chce się dosiąść, jako gospodarz
    .words = odmów
command-give-time = daj komuś więcej czasu na decyzję, raz na rozdanie
    .words = daj czas, więcej czasu
command-mute = nie słuchaj, co ktoś mówi, albo słuchaj znowu
    .words = wycisz
command-remove = usuń kogoś od stołu, jako gospodarz
    .words = usuń
command-hand-over = przekaż komuś rolę gospodarza
    .words = gospodarz, przekaż
command-leave = odejdź od stołu, program najpierw zapyta
    .words = odejdź, odchodzę

## Program

command-help = pomoc dotycząca tego miejsca
    .words = pomoc, polecenia
command-describe-keys = usłysz, do czego służą klawisze, nie używając ich
    .words = opis klawiszy, klawisze
command-where-am-i = gdzie jesteś
    .words = gdzie
command-language = inny język
    .words = język
command-next-channel = kto mówi: czytnik ekranu, wbudowany głos, oba, nikt
    .words = kanał
command-silence = ucisz wbudowany głos
    .words = cisza
command-history = lista wszystkich komunikatów
    .words = historia
command-review-hands = historia rozdań
    .words = przegląd, rozdania
command-statistics = jak często kto wchodzi, podbija i wygrywa
    .words = statystyka, statystyki
command-next-part = następna część ekranu
    .words = następna część
command-previous-part = poprzednia część ekranu
    .words = poprzednia część
command-settings = ustawienia
    .words = ustawienia, opcje
command-columns = schowaj albo pokaż kolumny obok stołu
    .words = kolumny
command-full-screen = okno na cały ekran albo z powrotem
    .words = cały ekran
command-larger-text = powiększ wszystko
    .words = większe
command-smaller-text = pomniejsz wszystko
    .words = mniejsze
command-play-again = jeszcze raz ta sama gra, gdy się skończy
    .words = jeszcze raz
command-together = gra z innymi osobami
    .words = gra z innymi
command-back = wróć albo zamknij
    .words = wróć, zamknij, anuluj
command-quit = wyjdź z programu
    .words = wyjdź, koniec

## Pomoc

key-help = { $key }: { $does }
key-does-nothing = { $key }: tutaj nic
help-key = klawisz
help-command = co robi
help-words = słowa do wpisania

## Klawisze w mowie

key-with = { $held } { $key }
key-range = { $first } do { $last }
key-comma = przecinek
key-period = kropka
key-slash = ukośnik
key-semicolon = średnik
key-quote = apostrof
key-left-bracket = lewy nawias kwadratowy
key-right-bracket = prawy nawias kwadratowy
key-backslash = ukośnik wsteczny
key-minus = łącznik
key-equals = znak równości
key-backquote = odwrotny apostrof
key-space = spacja
key-enter = enter
key-escape = escape
key-tab = tabulator
key-backspace = backspace
key-delete = delete
key-insert = insert
key-home = home
key-end = end
key-page-up = page up
key-page-down = page down
key-up = strzałka w górę
key-down = strzałka w dół
key-left = strzałka w lewo
key-right = strzałka w prawo
key-caps-lock = caps lock
key-numeric-pad = klawiatura numeryczna
key-control = control
key-shift = shift
key-alt = alt
key-super = super

## Co jest nie tak z własnym klawiszem gracza

key-unknown-command = Ustawienia klawiszy: nie ma polecenia { $text }.
key-unreadable = Ustawienia klawiszy: nie ma klawisza { $text }. Polecenie { $command } zachowuje swój klawisz.
key-reserved = Klawisz { $key } należy do czytnika ekranu lub systemu. Polecenie { $command } zachowuje swój klawisz.
key-clash = Klawisz { $key } należy do polecenia { $other }. Polecenie { $command } zachowuje swój klawisz.

## Co jest nie tak z wpisanym wierszem

typed-nothing = Wpisz polecenie albo słowo pomoc.
typed-unknown = Nie ma polecenia: { $text }. Wpisz pomoc, żeby poznać wszystkie.
typed-which-card = Wpisz też miejsce karty, od jednego do dziewięciu.
typed-no-such-card = Żadna karta nie ma tego miejsca: { $text }. Miejsca są od jednego do dziewięciu.
typed-too-much = Po tym poleceniu nic się nie wpisuje: { $text }.
typed-not-text = Nie udało się odczytać tego wiersza: terminal nie wysyła UTF-8. Wpisz go bez polskich liter.
typed-too-long = Ten wiersz jest za długi.
