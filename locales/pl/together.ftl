### Gra z innymi.

## Kto przychodzi i wychodzi

person-came = { $name }: nowa osoba przy stole.
person-left = { $name } odchodzi od stołu. Gra za nią { $bot }.
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

## Czego nie można

only-host = To może tylko gospodarz stołu.
nobody-there = Tej osoby już tu nie ma.
talk-too-fast = Za dużo naraz. Poczekaj kilka sekund.
plays-alone = Przy tym stole nie może być nikogo więcej.
no-aids-among-people = Przy stole z innymi osobami nie ma szans ani trenera.

## Połączenie

line-cut = Połączenie zerwane. Próbuję ponownie.
line-back = Znów połączono. { $missed ->
    [0] Nic cię nie ominęło.
    [one] Jedna wiadomość cię ominęła.
    [few] { $missed } wiadomości cię ominęły.
   *[other] { $missed } wiadomości cię ominęło.
}
lost-taken-over = Twoje miejsce przejęło inne urządzenie.
lost-seat-gone = Nie ma już twojego miejsca: stół zamknięto albo gra tam ktoś inny.
lost-removed = Gospodarz usunął cię od stołu.
lost-other-version = Serwer zaktualizowano. Zaktualizuj też Tabletalk.
lost-other-certificate = Certyfikat serwera się zmienił, więc połączenie przerwano.

## Dlaczego nie można się dosiąść

call-no-server = Nikt nie odpowiada pod adresem { $server }. Sprawdź adres i to, czy serwer działa.
call-not-tabletalk = Pod adresem { $server } nie odpowiada serwer Tabletalk.
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
host-begins = Enter rozpoczyna pierwsze rozdanie. Słowa: co można wpisać wśród innych osób.
knocking = Gospodarz, { $host }, decyduje, czy możesz się dosiąść.
sat-down = Siedzisz przy stole, gra: { $game }. Razem z tobą: { $names }.
nearby-looking = Szukam stołów w pobliżu.
nearby-none = W pobliżu nie ma żadnego stołu. Gospodarz może ci podać kod i adres.
nearby-table = { $name }, { $game }
nearby-choose = Stoły w pobliżu: { $tables }. Który?
nearby-at = { $name }, { $game }: kod { $code }, adres { $address }.
nearby-not-announced = Twojego stołu nie da się znaleźć w pobliżu: podaj innym kod i adres.
ask-name = Jak mają cię nazywać inni?
ask-trust = Ufasz nowemu certyfikatowi? Tak czy nie.

## Wpisywane wśród innych osób

company-say = powiedz, mów
company-mute = wycisz
company-remove = usuń
company-host = gospodarz
company-words = słowa
company-help = Wpisz powiedz i swoje słowa albo powiedz i liczbę od 1 do 8; samo powiedz podaje, co znaczą liczby. Wycisz i imię: żeby kogoś nie słyszeć albo znów słyszeć. Gospodarz może też wpisać usuń albo gospodarz i imię, a gdy ktoś chce się dosiąść, tak lub nie. Koniec: odejście od stołu.
