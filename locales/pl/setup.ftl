### Jak ustawia się stół przed grą.

game-holdem-about = Dwie własne karty, pięć na stole i licytacja, dopóki jeden gracz nie zbierze wszystkich żetonów.
game-draw-about = Pięć własnych kart, z których część wymieniasz, oraz małe, stałe stawki. Wygrywa, kto pierwszy zbierze punkty.
game-unique-about = Osiem kart na stole, które można odrzucać za opłatą. Potem każdy wybiera trzy z nich na czas.

setup-start = Rozpocznij grę
setup-start-hint = Klawisz Tab prowadzi dalej do opcji, jeśli chcesz je najpierw zmienić.
setup-usual = Zwykłe opcje
setup-usual-hint = Przywraca wszystkie opcje i przeciwników. Czas zostaje bez zmian.
setup-preset = Gotowy stół
setup-preset-usual = Zwykłe opcje.
setup-preset-set = Ustawiono: { $name }. { $about }
setup-value = { $name }: { $value }.
setup-options = Opcje
setup-others = Przeciwnicy i czas
setup-opponents = Przeciwnicy
setup-mixed = Różni
setup-mixed-about = Do stołu siadają gracze wszystkich poziomów.
setup-range = Od { $least } do { $most }.
setup-range-decimal = Od { $least } do { $most }, na przykład 0,5 to połowa.
setup-out-of-range = { $name }: dozwolone są wartości od { $least } do { $most }.
setup-no-number = { $name }: wpisz liczbę całkowitą od { $least } do { $most }.
setup-no-decimal = { $name }: wpisz liczbę od { $least } do { $most }, najwyżej z dwiema cyframi po przecinku.
setup-no-room = Nie zostaje na to czasu: to, co wcześniej, musi nastąpić szybciej.
setup-not-started = Gra się jeszcze nie zaczyna. { $problem }
setup-replace = Trwa gra. Zakończyć ją i rozpocząć nową?
setup-replace-yes = Rozpocznij nową grę

## Opcje więcej niż jednej gry

option-players = Liczba graczy
option-players-about = Ty i gracze komputerowi.
option-starting-chips = Żetony na początek
option-starting-chips-about = Tyle każdy gracz ma na starcie.
option-ante = Ante
option-ante-about = Tyle każdy płaci przed rozdaniem.
option-turn-timer = Czas na ruch
option-turn-timer-about = Ile gracz może się zastanawiać. Gdy czas minie, gracz czeka albo pasuje.
option-turn-timer-none = bez limitu
option-turn-timer-limited = { $count ->
    [one] { $count } sekunda
    [few] { $count } sekundy
    [many] { $count } sekund
   *[other] { $count } sekundy
}
option-max-raises = Podbicia w rundzie
option-max-raises-about = Otwarcia i podbicia razem. 0 oznacza brak limitu.

## Texas Hold'em

option-big-blind = Duża ciemna
option-big-blind-about = Stawka, od której zaczyna się rozdanie. Mała ciemna to jej połowa.
option-ante-start-level = Pierwszy poziom z ante
option-ante-start-level-about = Od którego poziomu ciemnych: 0 to pierwszy, 1 to drugi.
option-blinds-rise = Wzrost ciemnych
option-blinds-rise-about = Kiedy zaczyna się następny poziom ciemnych.
option-blinds-rise-never = nigdy
option-blinds-rise-minutes = { $count ->
    [one] co minutę
    [few] co { $count } minuty
    [many] co { $count } minut
   *[other] co { $count } minuty
}
option-blinds-rise-hands = co kilka rozdań
option-blinds-rise-hands-amount = Rozdania na każdym poziomie ciemnych
option-raise-mode = Limit podbicia
option-raise-mode-about = O ile najwyżej można naraz podbić.
option-raise-mode-no-limit = bez limitu
option-raise-mode-pot-limit = wysokość puli
option-raise-mode-double-pot-limit = dwukrotność puli

## Five-Card Draw

option-target = Punkty do wygranej
option-target-about = Mecz wygrywa pierwszy gracz, który tyle zbierze. Wygrana pula to tyle punktów, ile w niej żetonów.
option-limit-style = Wysokość stawek
option-limit-style-about = Limit to 2 przed wymianą i 4 po niej.
option-limit-style-fixed = zawsze równa limitowi
option-limit-style-up-to = dowolna do limitu

## Unique Poker

option-continuation-multiplier = Cena dalszej gry
option-continuation-multiplier-about = Tyle razy ante kosztuje pozostanie w rozdaniu z dwiema kartami.
option-discard-cost = Koszt odrzucenia
option-discard-cost-about = Ile kosztuje usunięcie karty wspólnej ze stołu.
option-discard-cost-chips = stała liczba żetonów
option-discard-cost-chips-amount = Żetony za odrzucenie
option-discard-cost-times-ante = wielokrotność ante
option-discard-cost-times-ante-amount = Ile razy ante za odrzucenie
option-discard-cost-times-bet = wielokrotność własnej stawki
option-discard-cost-times-bet-amount = Ile razy własna stawka za odrzucenie
option-discard-cost-times-pot = wielokrotność puli
option-discard-cost-times-pot-amount = Ile razy pula za odrzucenie
option-discard-time = Czas na odrzucenie
option-discard-time-about = Ile czasu ma każdy gracz. Gdy minie, nic nie zostaje odrzucone.
option-discard-time-none = bez limitu
option-discard-time-limited = z limitem
option-discard-time-limited-amount = Sekundy na odrzucenie
option-board-while-discarding = Karty wspólne podczas odrzucania
option-board-while-discarding-about = Zakryte pojawią się dopiero w falach.
option-board-while-discarding-face-up = odkryte
option-board-while-discarding-face-down = zakryte
option-first-wave = Pierwsza fala, w sekundach
option-first-wave-about = Kiedy można wybierać trzy pierwsze karty.
option-second-wave = Druga fala, w sekundach
option-second-wave-about = Kiedy otwierają się trzy następne, później niż pierwsza fala.
option-third-wave = Trzecia fala, w sekundach
option-third-wave-about = Kiedy otwiera się reszta, później niż druga fala.
option-picking-time = Koniec wybierania, w sekundach
option-picking-time-about = Kiedy brakujące karty dobiera los, później niż trzecia fala.
option-end-picking-early = Wybieranie kończy się
option-end-picking-early-about = Czy gotowi gracze czekają, aż minie czas.
option-end-picking-early-on-time = gdy minie czas
option-end-picking-early-early = gdy wszyscy wybiorą
