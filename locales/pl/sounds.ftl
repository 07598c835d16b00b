### Dźwięki: ich nazwy i kiedy je słychać.

sounds-silent = Nie ma urządzenia dźwiękowego: dźwięki wrócą, gdy tylko się pojawi.

## Lekcja dźwięków

lessons-title = Poznaj dźwięki
lessons-about = Wybierz dźwięk, żeby go usłyszeć.
sound-your-turn = Twoja kolej: trzy dźwięki, każdy wyższy.
sound-time = Czas: twój czas się kończy albo już minął.
sound-error = Błąd: tego nie da się zrobić.
sound-check = Czekanie: dwa stuknięcia w stół, także gdy ktoś nic nie odrzuca.
sound-fold = Pas: karty suną po stole, także przy odrzuceniu karty.
sound-chips = Żetony: wchodzą ante i ciemne albo żetony wracają.
sound-call = Sprawdzenie: żetony i jeden niski dźwięk.
sound-raise = Mały zakład lub podbicie: żetony i dwa niskie dźwięki.
sound-big-raise = Duży zakład lub podbicie: te same dwa dźwięki, tym wyższe, im większa stawka.
sound-all-in = All-in: wchodzi cały stos żetonów.
sound-deal = Rozdanie: karty są rozdawane albo wymieniane.
sound-board = Stół: wykładane są karty wspólne.
sound-show = Pokazanie: gracz pokazuje karty.
sound-wave = Fala: można wybierać kolejne karty wspólne.
sound-pick = Wybór: karta wspólna jest wybrana.
sound-win = Wygrana: wygrywasz pulę albo całą grę.
sound-lose = Przegrana: przegrywasz przy wyłożeniu kart albo całą grę.
sound-level = Poziom: ciemne rosną.
sound-talk = Rozmowa: ktoś coś mówi.
