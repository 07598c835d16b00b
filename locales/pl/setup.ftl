### Jak ustawia się stół przed grą.

game-holdem-about = Dwie własne karty, pięć na stole i licytacja, dopóki jeden gracz nie zbierze wszystkich żetonów.
game-draw-about = Pięć własnych kart, z których część wymieniasz, oraz małe, stałe stawki. Wygrywa, kto pierwszy osiągnie cel.
game-unique-about = Osiem kart na stole, które można odrzucać za opłatą. Potem każdy wybiera trzy z nich na czas.

setup-start = Rozpocznij grę
setup-start-hint = Klawisz Tab prowadzi dalej do opcji, jeśli chcesz je najpierw zmienić.
setup-usual = Domyślne opcje
setup-usual-hint = Przywraca wszystkie opcje i przeciwników. Czas zostaje bez zmian.
setup-preset = Gotowy stół
setup-preset-usual = Domyślne opcje.
setup-preset-set = Ustawiono: { $name }. { $about }
setup-value = { $name }: { $value }.
setup-options = Opcje
setup-others = Przeciwnicy i czas
setup-opponents = Przeciwnicy
# Pytanie w terminalu.
choose-opponents = Z kim grasz? { $names }.
setup-mixed = Różni
setup-mixed-about = Gracze wszystkich poziomów.
setup-range = Minimum { $least }, maksimum { $most }.
setup-range-decimal = Minimum { $least }, maksimum { $most }, na przykład 0,5 to połowa.
setup-step = Strzałki w górę i w dół zmieniają wartość o { $step }.
setup-out-of-range = { $name }: minimum { $least }, maksimum { $most }.
setup-no-number = { $name }: wpisz liczbę całkowitą, minimum { $least }, maksimum { $most }.
setup-no-decimal = { $name }: wpisz liczbę, minimum { $least }, maksimum { $most }, najwyżej z dwiema cyframi po przecinku.
setup-no-room = Nie zostaje na to czasu: to, co wcześniej, musi nastąpić szybciej.
setup-not-started = Gra się jeszcze nie zaczyna. { $problem }
setup-replace = Trwa gra. Zakończyć ją i rozpocząć nową?
setup-replace-yes = Rozpocznij nową grę

## Opcje. Forma "words" to słowa, które można wpisać w terminalu, "allowed" to
## wartości dozwolone, "value" to sama wartość.

setup-number = { $count }
not-an-option-value = { $name }: nie może być { $text }. { $allowed }
options-words = opcje, opcja
options-reset = Wszystkie opcje są znów domyślne.
reset-words = domyślnie, domyślna, domyślny, domyślne, zwykle, przywróć
start-words = graj, zacznij, rozpocznij

## Opcje więcej niż jednej gry

option-players = Liczba graczy
option-players-about = Ty i gracze komputerowi.
option-starting-chips = Żetony na początek
option-starting-chips-about = Tyle każdy gracz ma na starcie.
option-ante = Ante
option-ante-about = Tyle każdy płaci przed rozdaniem.
option-turn-timer = Czas na ruch
option-turn-timer-about = Ile gracz może się zastanawiać. Gdy czas minie, gracz czeka albo pasuje.
option-turn-timer-off = bez limitu
    .words = bez limitu, brak, nie, wyłączony, wyłącz, bez ograniczeń
option-turn-timer-limited = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
    .allowed = { $names } sekund
    .words = sekund, sekundy, sekunda, sek
option-max-raises = Podbicia w rundzie
option-max-raises-about = Zakłady i podbicia razem. 0 oznacza brak limitu.

## Texas Hold'em

option-big-blind = Duża ciemna
option-big-blind-about = Stawka, od której zaczyna się rozdanie. Mała ciemna to jej połowa.
option-ante-start-level = Pierwszy poziom z ante
option-ante-start-level-about = Od którego poziomu ciemnych. 0 i 1 to pierwszy poziom.
option-blinds-rise = Wzrost ciemnych
option-blinds-rise-about = Kiedy zaczyna się następny poziom ciemnych.
option-blinds-rise-never = nigdy
    .words = nigdy, nie, brak, wyłączony
option-blinds-rise-minutes = { $count ->
    [one] co minutę
    [few] co { $count } minuty
    [many] co { $count } minut
   *[other] co { $count } minuty
}
    .allowed = co { $names } minut
    .words = minut, minuty, minutę, minuta, co minut, co minuty, co minutę
option-blinds-rise-hands = co kilka rozdań
    .value = { $count ->
        [one] co rozdanie
        [few] co { $count } rozdania
        [many] co { $count } rozdań
       *[other] co { $count } rozdania
    }
    .allowed = co kilka rozdań, minimum { $least }, maksimum { $most }
    .words = rozdań, rozdania, rozdanie, co rozdań, co rozdania, co rozdanie
option-blinds-rise-hands-amount = Rozdania na każdym poziomie ciemnych
option-raise-mode = Limit podbicia
option-raise-mode-about = O ile najwyżej można naraz podbić.
option-raise-mode-no-limit = bez limitu
    .words = bez limitu, brak, nie
option-raise-mode-pot-limit = wysokość puli
    .words = wysokość puli, pula, puli, limit puli
option-raise-mode-double-pot-limit = dwukrotność puli
    .words = dwukrotność puli, podwójna pula, dwie pule

## Five-Card Draw

option-target = Punkty do wygranej
option-target-about = Mecz wygrywa pierwszy gracz, który tyle zbierze. Wygrana pula to tyle punktów, ile w niej żetonów.
option-limit-style = Wysokość stawek
option-limit-style-about = Limit to 2 przed wymianą i 4 po niej.
option-limit-style-fixed = zawsze równa limitowi
    .words = stała, stałe, zawsze, zawsze równa limitowi
option-limit-style-up-to = dowolna do limitu
    .words = dowolna, dowolne, do limitu, dowolna do limitu

## Unique Poker

option-continuation-multiplier = Cena dalszej gry
option-continuation-multiplier-about = Ile razy ante trzeba zapłacić, żeby z dwiema kartami zostać w rozdaniu.
option-discard-cost = Koszt odrzucenia
option-discard-cost-about = Ile kosztuje usunięcie karty wspólnej ze stołu.
option-discard-cost-fixed = stała liczba żetonów
    .value = { chips }
    .allowed = żetony: minimum { $least }, maksimum { $most }
    .words = żetonów, żetony, żeton, żetonu, stały
option-discard-cost-fixed-amount = Żetony za odrzucenie
option-discard-cost-times-ante = wielokrotność ante
    .value = ante razy { $count }
    .allowed = wielokrotność ante: minimum { $least }, maksimum { $most }
    .words = ante, razy ante, ante razy
option-discard-cost-times-ante-amount = Ile razy ante za odrzucenie
option-discard-cost-times-own-bet = wielokrotność własnej stawki
    .value = własna stawka razy { $count }
    .allowed = wielokrotność własnej stawki: minimum { $least }, maksimum { $most }
    .words = stawki, stawka, własnej stawki, własna stawka, razy stawka, razy własna stawka, własna stawka razy
option-discard-cost-times-own-bet-amount = Ile razy własna stawka za odrzucenie
option-discard-cost-times-pot = wielokrotność puli
    .value = pula razy { $count }
    .allowed = wielokrotność puli: minimum { $least }, maksimum { $most }
    .words = puli, pula, pule, razy pula, pula razy
option-discard-cost-times-pot-amount = Ile razy pula za odrzucenie
option-discard-time = Czas na odrzucenie
option-discard-time-about = Ile czasu ma każdy gracz. Gdy minie, nic nie zostaje odrzucone.
option-discard-time-off = bez limitu
    .words = bez limitu, brak, nie, wyłączony, wyłącz
option-discard-time-limited = z limitem
    .value = { $count ->
        [1] jedna sekunda
        [2] dwie sekundy
        [22] dwadzieścia dwie sekundy
        [32] trzydzieści dwie sekundy
        [42] czterdzieści dwie sekundy
        [52] pięćdziesiąt dwie sekundy
        [few] { $count } sekundy
        [many] { $count } sekund
       *[other] { $count } sekundy
    }
    .allowed = minimum { $least }, maksimum { $most } sekund
    .words = sekund, sekundy, sekunda, sek
option-discard-time-limited-amount = Sekundy na odrzucenie
option-board-while-discarding = Karty wspólne podczas odrzucania
option-board-while-discarding-about = Zakryte pojawią się dopiero w falach.
option-board-while-discarding-face-up = odkryte
    .words = odkryte, widoczne
option-board-while-discarding-face-down = zakryte
    .words = zakryte, niewidoczne
option-waves = Fale i koniec wybierania
    .words = fale, czasy fal
option-second-wave = Druga fala, w sekundach
    .words = druga fala, fala 2
option-second-wave-about = Kiedy otwierają się trzy następne karty. Pierwsze trzy są otwarte od razu.
option-third-wave = Trzecia fala, w sekundach
    .words = trzecia fala, fala 3
option-third-wave-about = Kiedy otwiera się reszta, później niż druga fala.
option-picking-time = Koniec wybierania, w sekundach
    .words = koniec wybierania, czas wybierania
option-picking-time-about = Kiedy brakujące karty dobiera los, później niż trzecia fala.
option-end-picking-early = Wybieranie kończy się
option-end-picking-early-about = Czy gotowi gracze czekają, aż minie czas.
option-end-picking-early-on-time = gdy minie czas
    .words = gdy minie czas, o czasie, nie
option-end-picking-early-early = gdy wszyscy wybiorą
    .words = gdy wszyscy wybiorą, wcześniej, tak

## Pliki z opcjami

file-name = PLIK
file-about = Opcje gry { $game }. Zmień, co chcesz, pomiń to, co ma zostać bez zmian, i uruchom: { $command }
file-usual = Domyślnie { $value }.
file-written = Zapis: { $names }.
file-line = { $file }, wiersz { $line }: { $problem }
file-empty = Tu nic nie ma. Zacznij od nazwy gry: { $names }.
file-no-game = Zacznij od nazwy gry: { $names }.
file-unclosed = Coś nie jest zamknięte: nawias, cudzysłów albo komentarz.
file-unexpected = Znak { $text } nie ma tu sensu.
file-no-comma = Brakuje przed tym przecinka.
file-no-name = Brakuje nazwy opcji przed tą wartością.
file-twice = { $name } występuje dwa razy.
file-no-value = { $name } nie może mieć takiej wartości: wpisz { $names }.
file-numbers = { $name }: tu { $count ->
    [1] potrzebna jest jedna liczba
    [2] potrzebne są dwie liczby
    [few] potrzebne są { $count } liczby
    [many] potrzeba { $count } liczb
   *[other] potrzeba { $count } liczby
}.
