### Gra z innymi.

## Kto przychodzi i wychodzi

person-came = { $name } dosiada się do stołu.
person-left = { $name } odchodzi od stołu. Miejsce przejmuje { $bot }.
person-away = { $name }: brak połączenia.
person-back = { $name } wraca.
host-now = Gospodarz stołu: { $name }.
host-now-you = Jesteś teraz gospodarzem stołu.
nobody-called = Nie ma tu innej osoby o imieniu { $name }.

## Przy drzwiach

knock = { $name } chce się dosiąść. Tak czy nie?
knock-yes = { $name } może się dosiąść.
knock-no = { $name }: odmowa.
nobody-knocks = Nikt nie czeka na miejsce.

## Przy stole z innymi

nobody-else-here = Przy tym stole nie ma nikogo więcej.
which-person = Kogo? { $names }.
no-other-person = Nie ma tu innej osoby.
people-open = Kod stołu: { $code }, adres: { $address }.
dealt-here = Karty rozdaje twój komputer.
dealt-by = Karty rozdaje komputer, którego używa { $name }.
dealt-by-server = Karty rozdaje serwer { $server }.
people-you-host = Gospodarzem stołu jesteś ty.
people-host = { $name }, gospodarz
people-away = { $name }, brak połączenia
people-muted = { $name }, głos wyciszony
people-here = Razem z tobą: { $names }.
talk-help = Co powiedzieć? Wpisz tekst albo numer gotowego zdania: { $phrases }.
talk-phrase = { $number }: { $text }
ask-leave = Odejść od stołu? { $closes ->
    [yes] Stół jest na tym komputerze, więc zamknie się dla wszystkich.
   *[no] Twoje miejsce zajmie gracz komputerowy.
} Tak czy nie.
left-table = Odchodzisz od stołu.

## Rozmowa

said-by = { $name }: { $text }
said-by-you = Ty: { $text }
muted = Nie słyszysz już, co mówi { $name }.
unmuted = Znów słyszysz, co mówi { $name }.
phrase-hello = Cześć.
phrase-good-luck = Powodzenia.
phrase-nice-hand = Ładny układ.
phrase-well-played = Dobrze zagrane.
phrase-thanks = Dziękuję.
phrase-sorry = Przepraszam.
phrase-one-moment = Chwileczkę.
phrase-good-night = Dobranoc.

## Czas

time-given = { $name } daje ci więcej czasu: { $seconds ->
    [one] jedną sekundę
    [few] { $seconds } sekundy
   *[other] { $seconds } sekund
}.
time-given-by-you = { $name } dostaje więcej czasu.
time-once-a-hand = Czas możesz dać raz na rozdanie.
time-enough = Nie można już dać więcej czasu.

## Czego nie można

only-host = To może tylko gospodarz stołu.
nobody-there = Tej osoby już tu nie ma.
talk-too-fast = Za dużo naraz. Poczekaj kilka sekund.
plays-alone = Przy tym stole nie może być nikogo więcej.
no-aids-among-people = Przy stole z innymi osobami podawanie szans i trener są wyłączone.

## Połączenie

line-cut = Połączenie zerwane. Próbuję ponownie.
line-back = Znów połączono. { $missed ->
    [0] Nic cię nie ominęło.
    [1] Ominął cię jeden komunikat.
    [few] Ominęły cię { $missed } komunikaty.
   *[other] Ominęło cię { $missed } komunikatów.
}
lost-taken-over = Twoje miejsce przejęło inne urządzenie.
lost-seat-gone = Nie ma już twojego miejsca: stół zamknięto albo gra tam ktoś inny.
lost-removed = Gospodarz usunął cię od stołu.
lost-other-version = Serwer zaktualizowano. Zaktualizuj też Tabletalk.
lost-other-certificate = Certyfikat serwera się zmienił, więc połączenie przerwano.

## Dlaczego nie można się dosiąść

call-no-server = Nikt nie odpowiada pod adresem { $server }. Sprawdź adres i to, czy serwer działa.
call-not-tabletalk = Pod adresem { $server } odpowiada coś innego niż serwer Tabletalk.
call-other-certificate = Certyfikat serwera { $server } się zmienił. Jeśli nie wiesz dlaczego, nie łącz się.
call-server-gone = Połączenie z { $server } zostało zerwane.
call-no-thread = System nie ma miejsca na połączenie.
refused-old-client = Serwer jest nowszy. Zaktualizuj Tabletalk.
refused-old-server = Serwer jest starszy. Poproś o jego aktualizację.
refused-no-such-table = Żaden stół nie ma tego kodu.
refused-table-full = Przy stole nie ma wolnych miejsc.
refused-game-ended = Gra przy tym stole się skończyła.
refused-by-host = Gospodarz odmówił.
refused-host-silent = Gospodarz nie odpowiedział. Spróbuj później.
refused-bad-name = To imię nie może być użyte. Podaj inne, najwyżej 24 litery.
refused-bad-table = Serwer nie ma takiego stołu.
refused-server-full = Serwer jest pełny. Spróbuj później.
refused-too-fast = Za dużo prób. Poczekaj minutę.
refused-not-understood = Serwer nie zrozumiał. Spróbuj jeszcze raz.
refused-stopping = Serwer jest właśnie wyłączany.

## Zajmowanie miejsca

table-open = Twój stół jest otwarty. Kod: { $code }, adres: { $address }.
host-begins = Enter rozpoczyna pierwsze rozdanie. Żeby poznać polecenia do gry z innymi, wpisz: pomoc inni.
knocking = Gospodarz, { $host }, decyduje, czy możesz się dosiąść.
sat-down = Siedzisz przy stole, gra: { $game }. Razem z tobą: { $names }.
nearby-looking = Szukam stołów w pobliżu.
nearby-none = W pobliżu nie ma żadnego stołu. Gospodarz może ci podać kod i adres.
nearby-table = { $name }, { $game }
nearby-choose = Stoły w pobliżu: { $tables }. Który?
nearby-at = { $name }, { $game }: kod { $code }, adres { $address }.
nearby-not-announced = Osoby w pobliżu same nie znajdą twojego stołu: podaj im kod i adres.
ask-name = Jak mają cię nazywać inni?
ask-trust = Ufasz nowemu certyfikatowi? Tak czy nie.

## Miejsce, które czeka

# Dopóki gracz nie odejdzie od stołu: program był w tym czasie zamknięty.
seat-kept = Twoje miejsce czeka: { $game }, { $here ->
    [yes] stół na tym komputerze
   *[no] stół na serwerze { $server }
}.
seat-kept-leave = Twoje miejsce czeka. Uruchom Tabletalk ponownie, aby do niego wrócić.
return-hint = Żeby tam wrócić, wpisz: wróć.
return-words = wróć
seat-not-kept = Po zamknięciu Tabletalk nie wrócisz na to miejsce, bo nie można go zapisać: { $reason }.

## Ekran

together-title = Gra z innymi
together-about = Dosiądź się do czyjegoś stołu albo otwórz własny.
together-name = Twoje imię
together-name-about = Tak będą cię nazywać inni, najwyżej 24 litery.
together-no-name = Najpierw wpisz swoje imię.
together-join = Dołącz do stołu
together-code = Kod
together-code-about = Osiem cyfr, zna je gospodarz stołu.
together-no-code = Kod ma osiem cyfr.
together-server = Serwer
together-server-about = Na przykład example.org albo 192.168.1.7. Puste pole: ten komputer albo stół w pobliżu.
together-no-address = To nie jest adres. Wpisz na przykład example.org albo 192.168.1.7:7575.
together-sit = Dosiądź się
together-nearby = Stoły w pobliżu
together-nearby-none = Na razie żadnego nie znaleziono. Pojawią się tu same.
together-found = W pobliżu: { $tables }
together-host = Otwórz własny stół
together-host-about = Stół jest na tym komputerze, chyba że wyżej podasz serwer. Inni dołączają do niego kodem.
together-open = Wpuszczaj każdego, kto ma kod
together-open-about = W przeciwnym razie program najpierw zapyta cię o zgodę.
together-set = Nowy stół: { $game }
together-start = Otwórz stół
together-start-hint = Otwiera stół. Kiedy zacząć pierwsze rozdanie, decydujesz ty.
together-calling = Łączę. Escape przerywa.
together-given-up = Przerwano.
together-no-server = Nie można tu otworzyć stołu: { $problem }
together-trust = Certyfikat serwera się zmienił. Zaufać nowemu?
together-trust-yes = Zaufaj

## Okno przy stole z innymi

people-title = Osoby przy stole
people-nobody = Nie ma tu jeszcze innej osoby.
people-admit = Wpuść: { $name }
people-turn-away = Odmów: { $name }
people-knocks = { $name } chce się dosiąść.
people-give-time = Daj czas: { $name }
people-mute = Wycisz: { $name }
people-unmute = Słuchaj znowu: { $name }
people-remove = Usuń: { $name }
people-hand-over = Nowy gospodarz: { $name }
people-leave = Odejdź od stołu
people-talk = Rozmowa
talk-title = Rozmowa
talk-field = Powiedz wszystkim
talk-field-about = Enter wysyła, Escape wraca.
talk-say = Powiedz
talk-phrases = Gotowe zdania
confirm-leave = Odejść od stołu? { $closes ->
    [yes] Stół jest na tym komputerze, więc zamknie się dla wszystkich.
   *[no] Twoje miejsce zajmie gracz komputerowy.
}
confirm-leave-yes = Odejdź
