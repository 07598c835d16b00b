### Co program mówi graczowi sam z siebie.

## Ludzie

player-names = Anna, Bartek, Celina, Dawid, Ewa, Filip, Gosia, Henryk, Iza, Julia, Kasia
own-name = Ty

## Gry

game-holdem = Texas Hold'em
game-draw = Poker pięciokartowy dobierany
game-unique = Unique Poker
game-omaha = Omaha

## Pytania, zanim coś się stanie

ask-amount = { $opening ->
    [yes] Ile stawiasz?
   *[no] Na ile podbijasz?
} Minimum { $min }, maksimum { $max }.
ask-fold = Możesz czekać za darmo. Mimo to spasować? Tak czy nie.
ask-all-in = All-in za { $amount }? Tak czy nie.
asked-no = Anulowano.
not-an-amount = To nie kwota: { $text }. Podaj łączną kwotę: minimum { $min }, maksimum { $max }.
answer-yes = t, tak
answer-no = n, nie

## Zaznaczanie kart do wymiany

card-marked = Do wymiany { CARDS($card) }, razem { $count }.
card-kept = Zostaje { CARDS($card) }, do wymiany { $count }.
marked-cards = Do wymiany: { CARDS($cards) }.
marked-card = Do wymiany.

## Pomoc w nauce

# In figures, to be seen.
odds-figure = { $percent } procent
odds-figures = { $percent } i { $second } procent
odds-off = Podawanie szans jest wyłączone. { $place ->
    [terminal] Żeby je włączyć, wyjdź i uruchom program z opcją { $option }. Gra zostanie zapamiętana.
   *[window] Włączysz je w ustawieniach, w części pomoc w nauce.
}

## Stół

paused = Pauza.
resumed = Wznowiono.
skipping = Reszta gry bez ciebie.
skip-not-out = Jeszcze grasz. Resztę gry można pominąć dopiero po odpadnięciu.

# Wybrane, gdy grają inni. $intent to check-or-fold, call-any, fold-to-bet albo
# sit-out.
intent-on = { $intent ->
    [check-or-fold] Zaczekasz albo spasujesz.
    [call-any] Sprawdzisz każdy zakład.
    [fold-to-bet] Spasujesz, jeśli ktoś postawi.
   *[sit-out] Robisz przerwę.
}
intent-off = { $intent ->
    [sit-out] Znowu grasz.
   *[other] Cofnięte.
}
intent-too-dear = To byłoby all-in, więc decyzja jest twoja.

# Na koniec gry, pokazane razem.
ending-place = { $place ->
    [1] Wygrana
   *[other] Odpadasz na { ordinal } miejscu
}, graczy było { $players }.
ending-biggest-pot = Twoja największa pula: { $amount }.
ending-best-decision = Twoja najlepsza decyzja: { $what }
play-again-later = Zagrać jeszcze raz będzie można, gdy ta gra się dla ciebie skończy.

log-empty = Na razie nic.
buffer-all = Wszystkie komunikaty.
buffer-table = Stół.
buffer-mine = Moje ruchy.
buffer-answers = Odpowiedzi.
buffer-talk = Rozmowa.

## Terminal

no-display = Nie ma tu ekranu, na którym można otworzyć okno, więc stół otwiera się w terminalu.
no-libraries = Nie można tu otworzyć okna, bo w systemie brakuje: { $names }, więc stół otwiera się w terminalu. W Debianie i Ubuntu zainstaluj { $packages }.
no-graphics = Nie można tu narysować okna, więc stół otwiera się w terminalu. Okno wymaga OpenGL, który jest częścią sterownika grafiki, a w Debianie i Ubuntu także pakietów { $packages }. Komunikat: { $problem }
no-graphics-driver = Nie można tu narysować okna, więc stół otwiera się w terminalu. Okno wymaga OpenGL 2, który jest częścią sterownika grafiki: zainstaluj najnowszy ze strony producenta. Komunikat: { $problem }
window-failed = Okno znowu przestało działać, więc stół otwiera się w terminalu. Nic z tego, co rozegrano, nie przepadło.
welcome = Tabletalk. Pomoc w każdej chwili: wpisz pomoc. Żeby wyjść, wpisz: koniec.
choose-game = Która gra? 1 { game-holdem }, 2 { game-draw }, 3 { game-unique }. Albo nauka: pierwsza lekcja.
choose-preset = Który stół? { $names }. Albo wpisz: opcje.
no-such-choice = Nie ma na liście: { $text }. Wpisz jeden z numerów.
preset-classic = klasyczny
    .title = Klasyczny
preset-quick = szybka gra
    .title = Szybka gra
preset-deep = głębokie stacki
    .title = Głębokie stacki
preset-duel = pojedynek
    .title = Pojedynek
preset-match = mecz do stu punktów
    .title = Mecz do stu punktów
preset-short-match = krótki mecz do pięćdziesięciu punktów
    .title = Krótki mecz do pięćdziesięciu punktów
preset-full-table = pełny stół do trzystu punktów
    .title = Pełny stół do trzystu punktów
preset-rulebook = według regulaminu
    .title = Według regulaminu
preset-relaxed = na spokojnie, więcej czasu
    .title = Na spokojnie, więcej czasu
choose-time = Czas: 1 jak mówią zasady, 2, 5 albo 10 razy dłużej, 0 bez zegarów. Enter: { $usual }.
choose-pace = Gracze komputerowi: { $names }. Enter: { $usual }.
choose-next-hand = Następne rozdanie: { $names }. Enter: { $usual }.
choose-verbosity = Szczegółowość: { $names }. Enter: { $usual }.
table-set = { $game }, liczba graczy { $players }, każdy ma { chips }. Przeciwnicy: { $names }.
opponent = { $name } { $style }
opponent-about = { $name }, { $style }: { $about }
opponent-person = { $name }: człowiek, nie komputer.

## Na co czeka stół, i klawisz albo słowo do tego. $how to "key" albo "word".
## Wpisuje się jedno ze słów polecenia.

paused-hint = Pauza. Wznów: { $key }.
next-hand-hint = Następne rozdanie: { $key }.
out-hint = Oglądaj następne rozdanie: { $next }. Pomiń resztę gry: { $skip }. { $how ->
    [word] Koniec gry: { $leave }.
   *[key] Nowa gra: { $leave }, menu główne.
}
draw-hint = { $how ->
    [word] Żeby zaznaczyć pierwszą kartę, wpisz: zaznacz 1. Żeby wymienić, wpisz: wymień.
   *[key] Zaznacz pierwszą kartę: { $card }. Wymień: { $key }.
}
discard-hint = { $how ->
    [word] Żeby odrzucić pierwszą kartę, wpisz: odrzuć 1. Żeby nic nie odrzucać, wpisz: rezygnuję.
   *[key] Odrzuć pierwszą kartę: { $card }. Nic nie odrzucaj: { $key }.
}
pick-hint = { $how ->
    [word] Żeby wybrać pierwszą kartę, wpisz: wybierz 1. Żeby otworzyć następną falę, wpisz: gotowe.
   *[key] Wybierz pierwszą kartę: { $card }. Następna fala: { $key }.
}
# Części zdań, bo zaczynają się od klawisza.
pick-end-hint = { $key }: koniec wybierania, brakujące karty dobiera los
wave-hint = { $key }: następna fala
picking-over-hint = { $key }: koniec wybierania
show-hint = Pokaż: { $show }. Nie pokazuj: { $muck }.
game-over-hint = Nowa gra: { $leave }, menu główne.
goodbye = Do zobaczenia.
output-lost = Nie można zapisać wyniku: { $problem }.
cannot-read-options = Nie da się odczytać opcji z { $file }: { $problem }
unknown-option = Nie ma opcji o nazwie { $text }. Może chodzi o opcję { $nearest }.
unknown-opponents = Nie ma gracza komputerowego o nazwie { $text }. Do wyboru: { $known }.
unknown-language = Nie ma języka { $text }: wpisz { $known }.
