### Co gracz może wybrać, i pytania przy pierwszym uruchomieniu.

settings-title = Ustawienia
settings-intro = Każda zmiana działa od razu.
# Ustawienie i jego wartość.
settings-now = { $what }: { $value }
settings-percent = { $percent } procent
settings-on = włączone
settings-off = wyłączone

## Język

settings-language = Język
settings-language-system = Jak w systemie
# Nazwa tego języka w tym języku.
settings-language-name = Polski

## Kto mówi

settings-speech = Mowa
settings-channel = Kto mówi
settings-channel-automatic = Automatycznie
    .about = Czytnik ekranu, jeśli działa, a jeśli nie, wbudowany głos.
settings-channel-screen-reader = Czytnik ekranu
    .about = Tylko czytnik ekranu.
settings-channel-own-voice = Wbudowany głos
    .about = Tylko wbudowany głos.
settings-channel-both = Oba
    .about = Czytnik ekranu i wbudowany głos jednocześnie.
settings-channel-off = Nikt
    .about = Nic nie jest mówione. Wszystko nadal jest na ekranie i w komunikatach.
settings-live-status = Brajl: linia stanu zmienia się, gdy na niej stoisz

## Wbudowany głos

settings-voice = Wbudowany głos
settings-voice-rate = Szybkość głosu
settings-voice-pitch = Wysokość głosu
settings-voice-volume = Głośność głosu
settings-voice-name = Głos
settings-voice-first = pierwszy dla tego języka
settings-voices-title = Wybór głosu
settings-voices-intro = Wybrany głos od razu się odzywa.
settings-voices-none = Nie ma jeszcze listy głosów dla tego języka.
settings-voices-more = Kolejne głosy
settings-voices-before = Poprzednie głosy
settings-voice-test = Wypróbuj głos
settings-voice-sample = Tak brzmi wbudowany głos.

## Dźwięki

settings-sounds = Dźwięki
settings-sounds-table = Głośność dźwięków stołu
settings-sounds-alerts = Głośność alarmów

## Szczegółowość

settings-verbosity = Szczegółowość
settings-verbosity-about = Zwięźle: tylko to, o co później nie da się zapytać. Normalnie: wszystko, co ważne, każda liczba raz. Szczegółowo: wszystko po kolei.
settings-verbosity-own = Twoje ruchy
settings-verbosity-others = Ruchy innych
settings-quiet-talk = Nie mów, co mówią inne osoby: stoi to w komunikatach
settings-verbosity-brief = Zwięźle
settings-verbosity-normal = Normalnie
settings-verbosity-full = Szczegółowo

## Stół

settings-table = Stół
settings-time-about = To wydłuża każdy czas przy stole: na twój ruch i na każdą fazę. Bez zegarów wszystko czeka na ciebie.
settings-time = Czas
settings-time-rules = Jak mówią zasady
settings-time-twice = Dwa razy dłużej
settings-time-five = Pięć razy dłużej
settings-time-ten = Dziesięć razy dłużej
settings-time-untimed = Bez zegarów
settings-pacing = Gracze komputerowi
settings-pacing-instant = Grają od razu
settings-pacing-quick = Grają szybko
settings-pacing-normal = Myślą jak ludzie
settings-pacing-leisurely = Nie spieszą się
settings-next-hand = Następne rozdanie
settings-next-hand-by-itself = Automatycznie
settings-next-hand-when-asked = Na twoje życzenie

## Pytania, zanim coś się stanie, i pomoc w nauce

settings-asks-and-aids = Pytania i pomoc w nauce
settings-asks-fold = Pytaj przed pasem, gdy można czekać za darmo
settings-asks-all-in = Pytaj przed wejściem all-in
settings-aids-odds = Podawaj szanse na żądanie
settings-aids-coach = Trener mówi po rozdaniu, co było lepsze

## Wygląd

settings-look = Wygląd
settings-theme = Kolory
settings-theme-dark = Ciemne
settings-theme-light = Jasne
settings-theme-contrast-dark = Wysoki kontrast, ciemne
settings-theme-contrast-light = Wysoki kontrast, jasne
settings-scale = Wielkość tekstu
settings-felt = Sukno
settings-back = Rewersy kart
settings-dye-green = Zielone
settings-dye-blue = Niebieskie
settings-dye-red = Czerwone
settings-dye-grey = Szare
settings-motion = Karty i żetony przesuwają się na swoje miejsca

## Klawisze

settings-keys = Klawisze
settings-letters-about = Wyłącz to, jeśli mówisz do komputera albo naciskasz klawisze przypadkiem. Klawisze takie jak F1 nadal działają.
settings-letters = Litery, cyfry i znaki są klawiszami poleceń
settings-full-screen = Cały ekran albo okno
settings-keys-change = Zmień klawisze
settings-keys-title = Zmiana klawiszy
settings-keys-intro = Wybierz polecenie, a potem naciśnij jego nowy klawisz.
settings-keys-none = bez klawisza
settings-keys-asleep = { $key }, wyłączony, bo litery są wyłączone
settings-keys-new = Nowy klawisz polecenia { $command }
settings-keys-wait = Naciśnij nowy klawisz polecenia { $command }. Escape zostawia stary, Delete wyłącza klawisz.
settings-keys-keep = Zostaw stary klawisz
settings-keys-off = Wyłącz klawisz
settings-keys-default = { $command }: domyślny klawisz { $key }
settings-keys-unusable = Żadne polecenie nie może mieć tego klawisza. Polecenie { $command } zachowuje swój klawisz.
settings-keys-reset = Domyślne klawisze wszystkich poleceń
settings-keys-reset-question = Przywrócić domyślne klawisze wszystkich poleceń?
settings-keys-reset-yes = Domyślne klawisze
settings-keys-reset-done = Wszystkie polecenia mają domyślne klawisze.

## Wszystko jak na początku

settings-more = Więcej
settings-reset = Przywróć wszystko
settings-reset-question = Przywrócić wszystkie ustawienia do stanu początkowego, klawisze też? Język i to, kto mówi, zostaną.
settings-reset-yes = Przywróć
settings-reset-done = Ustawienia przywrócone.

## Pierwsze uruchomienie

greeting-title = Witaj w Tabletalk
greeting-who = Jeśli słyszysz to dwa razy, naciśnij Enter, a będzie mówił tylko czytnik ekranu. Naciśnij V, a będzie mówił wbudowany głos.
greeting-screen-reader = Mówi mój czytnik ekranu
greeting-own-voice = Mówi wbudowany głos
greeting-both = Mówią oba
greeting-nobody = Nikt nie mówi
greeting-time-question = Ile chcesz mieć czasu? Wybierz klawiszami Tab i Enter. Później możesz to zmienić w ustawieniach.
