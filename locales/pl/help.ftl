### Pomoc do czytania: osobny komunikat na każdy nagłówek i akapit. Krótkie
### zdania, bo się ich słucha. Forma "words" tematu to słowa, które można za
### niego wpisać w terminalu.

## Lista tematów

help-topics = Tematy
help-here = Poprzednie miejsce
help-read-more = Więcej: wpisz pomoc i jedno z tych słów: { $names }.
help-how-to-search = Szukanie w pomocy: wpisz pomoc szukaj i to, czego szukasz.
help-search-words = szukaj, znajdź
help-search = Szukaj w pomocy
help-search-about = Wystarczą początki słów. Enter przenosi do pierwszego znalezionego miejsca.
help-found = { $count ->
    [0] Nic nie znaleziono.
    [1] Znaleziono jedno miejsce.
    [few] Znaleziono { $count } miejsca.
   *[many] Znaleziono { $count } miejsc.
}
help-found-place = { $name }: { $text }
help-no-topic = Nie ma pomocy na temat: { $text }. Tematy to: { $names }.
help-no-key = brak klawisza
help-in-window = Polecenie { $command } działa w oknie, nie w terminalu.
help-at-table = Polecenie { $command } działa przy stole.
help-in-past = Polecenie { $command } działa w historii rozdań.
help-nothing-to-close = Nie ma skąd wracać. Wpisz koniec, żeby wyjść.

help-topic-holdem = Zasady gry Texas Hold'em
    .words = holdem, texas, hold'em
help-topic-draw = Zasady pokera dobieranego
    .words = dobierany, poker dobierany, pięciokartowy
help-topic-unique = Zasady gry Unique Poker
    .words = unique, unique poker
help-topic-hands = Układy od najwyższego do najniższego
    .words = układy, starszeństwo
help-topic-keys = Klawisze
    .words = klawisze
help-topic-company = Gra z innymi osobami
    .words = razem, z innymi
help-topic-speech = Mowa, dźwięki i czytniki ekranu
    .words = mowa, głos, czytniki, dźwięki
help-topic-options = Opcje gier
    .words = opcje, opcja, pliki
help-topic-accessibility = Dostępność
    .words = dostępność

## Poprzednie miejsce

help-place-menu = W menu głównym zaczynasz nową grę, wracasz do poprzedniej albo otwierasz ustawienia, komunikaty i pomoc.
help-place-setup = Ustaw stół. Pierwszy przycisk od razu zaczyna grę. Za nim są gotowe stoły, opcje, przeciwnicy i czas.
help-place-settings = Wszystkie ustawienia. Zmiany zapisują się od razu.
help-place-together = Gra z innymi osobami: wpisz osiem cyfr stołu, żeby się dosiąść, albo otwórz własny stół i podaj innym jego kod.
help-place-keys = Nadaj poleceniom inne klawisze. Wybierz polecenie, a potem naciśnij jego nowy klawisz.
help-place-voices = Wybierz inny głos. Naciśnij nazwę, żeby go usłyszeć.
help-place-people = Kto jest przy stole i kto chce się dosiąść. Każdego można wyciszyć, a gospodarz może kogoś usunąć albo przekazać swoją rolę.
help-place-talk = Powiedz coś wszystkim przy stole, własnymi słowami albo gotowym zdaniem.
help-place-history = Wszystkie komunikaty, od najnowszego.
help-place-lessons = Poznaj dźwięki. Naciśnij nazwę, żeby usłyszeć dźwięk.
help-place-greeting = Kilka pytań na początek. Wszystko można potem zmienić w ustawieniach.
help-place-statistics = Jak często kto wchodzi do gry, podbija, dochodzi do wyłożenia kart i wygrywa.
help-place-hands = Historia rozdań: własne, z pliku albo słynne.
help-place-review = To zakończone rozdanie. Przechodź przez nie ruch po ruchu, rundami albo decyzjami i pytaj, o co chcesz.
help-place-learn = Rozegraj krok po kroku pierwsze rozdanie każdej gry.
help-place-other = Tab przechodzi dalej, strzałki poruszają się po liście albo wyborze, Enter naciska, Escape wraca.
help-place-watching = Przy stole decyduje teraz ktoś inny. W tym czasie możesz pytać o wszystko albo słuchać wcześniejszych komunikatów.
help-place-betting = Przy stole jest twoja kolej w licytacji. Czekaj albo sprawdź, postaw albo podbij, spasuj lub wejdź all-in.
help-place-continuing = Przy stole decydujesz, czy grasz dalej. Zapłać i zostań w rozdaniu albo spasuj.
help-place-drawing = Przy stole jest twoja kolej na wymianę. Zaznacz karty, które oddajesz, i wymień je. Kto nie zaznaczy żadnej, zatrzymuje wszystkie pięć.
help-place-choosing = Przy stole trwa odrzucanie albo wybieranie kart wspólnych. Wskaż kartę jej numerem albo zrezygnuj.
help-place-showing = Przy stole decydujesz, czy pokazać karty.
help-place-after-hand = Przy stole trwa przerwa między rozdaniami. Rozdaj następne karty albo najpierw pokaż swoje.

## Texas Hold'em

help-holdem-aim = Cel gry
help-holdem-aim-chips = Zdobądź żetony wszystkich pozostałych. Gra kończy się, gdy ma je jeden gracz.
help-holdem-aim-pot = Pulę wygrywa najlepszy układ przy wyłożeniu kart albo ostatni gracz w rozdaniu, gdy wszyscy inni spasują.

help-holdem-cards = Karty
help-holdem-cards-own = Każdy dostaje dwie karty, których nikt inny nie widzi: karty własne. Na stole pojawia się do pięciu kart wspólnych dla wszystkich.
help-holdem-cards-best = Twój układ to najlepsze pięć z tych siedmiu kart. Mogą w nim być obie twoje karty, jedna albo żadna.

help-holdem-blinds = Dealer i ciemne
help-holdem-blinds-button = Pozycja dealera przechodzi po każdym rozdaniu o jedno miejsce w lewo.
help-holdem-blinds-posted = Przed rozdaniem kart pierwszy gracz na lewo od dealera płaci małą ciemną, a następny dużą ciemną. Przy dwóch graczach małą ciemną płaci dealer.
help-holdem-blinds-rise = Co jakiś czas ciemne rosną, chyba że opcje mówią inaczej. Słychać o tym minutę albo jedno rozdanie wcześniej. W opcjach można też ustawić ante, które płacą wszyscy.

help-holdem-rounds = Cztery rundy licytacji
help-holdem-rounds-first = W pierwszej rundzie gracze mają tylko karty własne. Zaczyna gracz za dużą ciemną.
help-holdem-rounds-board = Potem przychodzi flop, czyli trzy karty wspólne naraz, po nim turn, jedna karta, i river, ostatnia. Po każdym z nich jest runda licytacji, którą zaczyna pierwszy gracz na lewo od dealera.
help-holdem-rounds-two = Przy dwóch graczach dealer decyduje pierwszy w pierwszej rundzie, a ostatni we wszystkich następnych.
help-holdem-rounds-end = Runda kończy się, gdy wszyscy, którzy jeszcze grają, dołożyli tyle samo albo są all-in.

help-holdem-actions = Co możesz zrobić
help-holdem-actions-check = Czekanie: zostajesz w grze i nic nie płacisz, dopóki nikt nie postawił.
help-holdem-actions-call = Sprawdzenie: wyrównujesz do najwyższej stawki.
help-holdem-actions-raise = Postawienie albo podbicie: dokładasz więcej niż inni. Podajesz łączną kwotę w tej rundzie. Podbicie jest co najmniej tak duże jak ostatni pełny zakład lub podbicie i nie mniejsze niż duża ciemna.
help-holdem-actions-limit = Zwykle nie ma górnej granicy. W opcjach można ograniczyć podbicie do wysokości puli albo do jej dwukrotności, a także liczbę podbić w rundzie.
help-holdem-actions-fold = Pas: rezygnujesz z rozdania i z tego, co już w puli.
help-holdem-actions-all-in = All-in: stawiasz wszystkie żetony, nawet jeśli nie starczą na sprawdzenie. Od każdego z graczy możesz wygrać tylko tyle, ile wynosi twoja stawka w tym rozdaniu. Z tego, co inni stawiają ponad to, powstaje między nimi pula poboczna.
help-holdem-actions-short = All-in mniejsze niż pełne podbicie trzeba sprawdzić, ale kto już wykonał ruch, nie może z jego powodu podbić ponownie.
help-holdem-actions-time = Jeśli czas na ruch jest ograniczony i minie, program zagra za ciebie: czeka, gdy to nic nie kosztuje, a jeśli nie, pasuje.

help-holdem-showdown = Wyłożenie kart
help-holdem-showdown-all = Po ostatniej rundzie wszyscy, którzy jeszcze grają, pokazują karty. Wygrywa najlepszy układ. Równe układy dzielą pulę, a żeton, którego nie da się podzielić, dostaje zwycięzca najbliżej na lewo od dealera.
help-holdem-showdown-early = Gdy nikt już nie może licytować, bo gracze są all-in, karty zostają pokazane od razu, a reszta kart wspólnych jest dokładana.
help-holdem-showdown-fold = Kto wygrywa, bo wszyscy inni spasowali, nie musi pokazywać kart. Do następnego rozdania możesz pokazać jedną swoją kartę albo obie.

## Poker dobierany

help-draw-aim = Cel gry
help-draw-aim-points = Wygrywa, kto pierwszy zdobędzie 100 punktów albo tyle, ile mówią opcje. Wygrana pula to tyle punktów, ile w niej żetonów. Kto dzieli pulę, dostaje punkty za swoją część.
help-draw-aim-tie = Jeśli dwoje graczy dojdzie do celu w tym samym rozdaniu, wygrywa wyższy wynik. Przy równym wyniku mecz trwa dalej.
help-draw-aim-chips = Gracz bez żetonów odpada z meczu.

help-draw-hand = Jedno rozdanie
help-draw-hand-ante = Każdy płaci 2 żetony ante i dostaje pięć kart, których nikt inny nie widzi.
help-draw-hand-first = Pierwszą rundę licytacji zaczyna gracz na lewo od dealera.
help-draw-hand-exchange = Potem każdy może wymienić karty, od żadnej do wszystkich pięciu. Zaznacz te, które oddajesz, i wymień je. Wszyscy słyszą, ile kart ktoś wymienia, a nikt nigdy nie widzi, które.
help-draw-hand-second = Po drugiej rundzie licytacji wygrywa najlepszy układ. Równe układy dzielą pulę.

help-draw-betting = Licytacja
help-draw-betting-fixed = Stawki są stałe. Zakład albo podbicie to 2 żetony przed wymianą i 4 żetony po niej. Opcje mogą też pozwolić na dowolną kwotę do tej wysokości.
help-draw-betting-actions = Jak w każdym pokerze możesz czekać, dopóki nikt nie postawił, sprawdzić, postawić lub podbić oraz spasować.
help-draw-betting-all-in = Kto nie ma na całą stawkę, wchodzi all-in i od każdego z graczy może wygrać tylko tyle, ile ma w puli. Nadwyżka wraca albo tworzy pulę poboczną między pozostałymi.

## Unique Poker

help-unique-aim = Cel gry
help-unique-aim-hand = Złóż najlepszy układ z dokładnie pięciu kart: dwóch własnych i trzech wybranych ze stołu.
help-unique-aim-chips = Gra kończy się, gdy jeden gracz ma wszystkie żetony.

help-unique-staying = Pozostanie w grze
help-unique-staying-ante = Każdy płaci ante i dostaje dwie karty własne.
help-unique-staying-price = Potem po kolei, od lewej strony dealera, każdy płaci za dalszą grę albo pasuje. Cena to zwykle dwa razy ante. Kto ma mniej, może wejść all-in.
help-unique-staying-alone = Gdy zostaje tylko jeden gracz, od razu wygrywa i nic już nie płaci.

help-unique-discarding = Odrzucanie
help-unique-discarding-board = Na stole pojawia się osiem kart wspólnych, odkrytych, chyba że opcje mówią inaczej.
help-unique-discarding-price = Gracze po kolei mogą za opłatą usunąć jedną z tych kart albo nic nie odrzucać. Kto nie ma na całą opłatę, nie może odrzucać.
help-unique-discarding-time = Czasu jest mało, zwykle trzy sekundy. Gdy minie, nic nie zostaje odrzucone. Na stole zostają zawsze co najmniej trzy karty.

help-unique-picking = Wybieranie
help-unique-picking-waves = Teraz wszyscy wybierają jednocześnie, każdy trzy różne karty. Karty otwierają się falami: najpierw trzy, po kilku sekundach trzy następne, a potem reszta.
help-unique-picking-final = Wybór liczy się od razu i nie można go cofnąć. Inni go nie widzą, a tę samą kartę może wybrać kilku graczy.
help-unique-picking-end = Gdy czas minie, brakujące karty dobiera los.

help-unique-payout = Kto wygrywa
help-unique-payout-shares = Wszyscy pokazują karty. Najlepszy układ dostaje 80 procent puli, drugi 20 procent.
help-unique-payout-order = Przy równych układach, razem z kikerami, decyduje najwyższa karta własna.
help-unique-payout-tie = Jeśli i ona jest równa, jest remis. Gracze, którzy remisują na pierwszym miejscu, dzielą nagrody za oba miejsca, a ci, którzy remisują na drugim, dzielą 20 procent.

help-unique-time = Czas
help-unique-time-scale = Każdy czas może być dwa, pięć albo dziesięć razy dłuższy, może go też nie być wcale. Wtedy następna fala otwiera się na twoje polecenie i na twoje polecenie kończy się wybieranie.

## Układy

help-hands-about = O układach
help-hands-about-five = Układ to pięć kart. Jest dziesięć rodzajów, a wyższy bije każdy niższy.
help-hands-about-ties = Między dwoma układami tego samego rodzaju decyduje wysokość kart, które go tworzą, a potem pozostałe karty, czyli kikery. Wszystkie kolory są warte tyle samo.
help-hands-about-ace = Najwyższą kartą jest as. W stricie może być też najniższą: as, dwójka, trójka, czwórka, piątka.
help-hand-example = Przykład, { $hand }: { CARDS($cards) }.
help-hand-royal-flush = Poker królewski
    .about = Dziesiątka, walet, dama, król i as w jednym kolorze. Nic go nie bije.
help-hand-straight-flush = Poker
    .about = Pięć kolejnych kart, wszystkie w jednym kolorze.
help-hand-four = Kareta
    .about = Cztery karty tej samej wysokości.
help-hand-full-house = Full
    .about = Trzy karty jednej wysokości i dwie innej. Najpierw liczy się trójka.
help-hand-flush = Kolor
    .about = Pięć kart w jednym kolorze, nie po kolei. Najpierw liczy się najwyższa karta.
help-hand-straight = Strit
    .about = Pięć kolejnych kart w więcej niż jednym kolorze. Liczy się najwyższa karta.
help-hand-three = Trójka
    .about = Trzy karty tej samej wysokości.
help-hand-two-pair = Dwie pary
    .about = Dwie karty jednej wysokości i dwie innej. Najpierw liczy się wyższa para.
help-hand-pair = Para
    .about = Dwie karty tej samej wysokości.
help-hand-high-card = Wysoka karta
    .about = Żaden z tych układów. Liczy się najwyższa karta, potem następna.

## Klawisze

help-keys-about = O klawiszach
help-keys-about-change = Klawisze są takie same we wszystkich grach. Każdy można zmienić albo wyłączyć w ustawieniach, a wszystkie litery można wyłączyć razem. Podczas pisania klawisze tylko piszą.
help-keys-about-once = Przytrzymany klawisz działa raz.
help-keys-about-describe = Żeby usłyszeć, do czego służą klawisze, nie używając ich: { $key }.
help-keys-about-move = Tab przechodzi do następnej rzeczy. Strzałki poruszają się po liście, wyborze albo stronie, a pierwsze litery skaczą po menu i listach. Enter i spacja naciskają. Z części do części ekranu: { $key }.
help-keys-actions = Ruchy
    .words = ruchy
help-keys-questions = Pytania
    .words = pytania
help-keys-messages = Komunikaty jeszcze raz
    .words = komunikaty
help-keys-past = Historia rozdań
    .words = historia, przegląd
help-keys-company = Wśród innych osób
    .words = inni, wśród osób
help-keys-program = Program
    .words = program

## Opcje

help-options-words = W terminalu
help-options-words-set = Przy pytaniu o stół wpisz opcję i jej wartość: { $examples }.
help-options-words-ask = Wpisz samą nazwę opcji, żeby usłyszeć jej wartość i to, co jest dozwolone. Słowo opcje podaje wszystkie. Żeby przywrócić jedną, wpisz jej nazwę i słowo: domyślnie. Żeby przywrócić wszystkie, wpisz: przywróć.
help-options-words-start = Potem numer stołu, a dla pierwszego sam Enter, zaczyna grę z tym, co zmieniono.
help-options-file = W pliku
help-options-file-how = Plik z opcjami zawiera nazwę gry i w nawiasie to, co ma być inne niż zwykle: { $example }. Gra z takim plikiem: { $command }.
help-options-file-all = To wypisuje plik ze wszystkimi opcjami, ich zakresem i wartością domyślną: { $command }.
help-options-line = { $name }. { $value } { $allowed }

## Mowa

help-speech-who = Kto mówi
help-speech-who-automatic = To, co dzieje się przy stole, ogłasza twój czytnik ekranu. Jeśli żaden nie działa, mówi wbudowany głos.
help-speech-who-change = Żeby mówił czytnik ekranu, wbudowany głos, oba albo nikt: { $key }.
help-speech-who-cut = Naciśnięcie klawisza przerywa mowę, żeby nikt nie musiał czekać. Nic przez to nie ginie.
help-speech-who-repeat = Żeby usłyszeć jeszcze raz wszystko od twojego ostatniego ruchu: { $key }.
help-speech-who-earlier = Żeby cofać się do wcześniejszych komunikatów: { $key }.

help-speech-readers = Czytniki ekranu
help-speech-readers-new = Orca wypowiada ogłoszenia od wersji 45. NVDA w systemie Windows i VoiceOver na Macu dostają te same ogłoszenia.
help-speech-readers-old = Orca przed wersją 45 milczy, gdy program coś ogłasza. Z taką wersją wybierz wbudowany głos, a Orca nadal będzie czytać to, na co przechodzisz.

help-speech-voice = Wbudowany głos
help-speech-voice-settings = Głos, jego tempo, wysokość i głośność wybiera się w ustawieniach.
help-speech-voice-needs = Wbudowany głos potrzebuje mowy systemu. W Linuksie to speech-dispatcher. Bez niego gra toczy się dalej, a ekran mówi, że głosu nie ma.
help-speech-voice-stop = Żeby uciszyć wbudowany głos: { $key }.
help-speech-voice-focus = Jeśli nie działa żaden czytnik ekranu, wbudowany głos czyta też to, na co przechodzisz.

help-speech-sounds = Dźwięki
help-speech-sounds-meaning = Każdy dźwięk znaczy jedno i dochodzi z miejsca gracza, z lewej albo z prawej. W ustawieniach jest ich głośność i lekcja, w której można usłyszeć każdy z nich. Gdy dźwięki są włączone, twoje czekanie i sprawdzanie to dźwięk zamiast słów, a po pierwszym razie także twoja kolej. Na liście komunikatów zawsze są słowa.

help-speech-braille = Brajl i terminal
help-speech-braille-line = Jeden Tab od miejsca, w którym otwiera się stół, jest krótki wiersz dla monitora brajlowskiego: twoje karty, karty wspólne, kwota do sprawdzenia i pula. Zmienia się razem z rozdaniem.
help-speech-braille-terminal = Przy tym samym stole można grać w terminalu, po jednym komunikacie w wierszu. Uruchom program z opcją terminal.

## Dostępność

help-accessibility-aim = Czego chcemy
help-accessibility-aim-first = Tabletalk powstaje przede wszystkim dla osób, które grają bez patrzenia na ekran. Samą klawiaturą, myszą i wzrokiem gra się w nim tak samo wygodnie.
help-accessibility-aim-measure = Jego miarą jest WCAG 2.2, poziom AA. Przy każdej zmianie testy sprawdzają nazwę i rolę każdego elementu, kolejność czytania, klawiaturę, fokus, kontrast oraz wielkość tekstu i przycisków.

help-accessibility-does = Co robi program
help-accessibility-does-keys = Wszystko można zrobić klawiaturą, a każde pytanie o rozdanie ma swój klawisz i swój element.
help-accessibility-does-colour = Nic nie jest przekazywane samą barwą, położeniem ani dźwiękiem. Kolory kart różnią się kształtem, literą i barwą.
help-accessibility-does-text = Tekst może być trzy razy większy. Z czterech motywów dwa mają wysoki kontrast. Nic się nie rusza, jeśli tego nie chcesz.
help-accessibility-does-time = Każdy limit czasu można wydłużyć albo wyłączyć, a biegnie dopiero od chwili, gdy wiesz, o czym decydujesz. Stół można w każdej chwili wstrzymać. Przy stole z innymi osobami twój czas może być najwyżej pięć razy dłuższy, a wstrzymać grę może tylko gospodarz.
help-accessibility-does-mistakes = Zanim stanie się coś kosztownego przez pomyłkę, program pyta: przy pasie, gdy można czekać za darmo, i przy all-in.

help-accessibility-limits = Znane ograniczenia
help-accessibility-limits-orca = Orca przed wersją 45 nie wypowiada ogłoszeń. Robi to wbudowany głos.
help-accessibility-limits-tried = Program był wypróbowany z Orką w Linuksie. NVDA i VoiceOver dostają te same ogłoszenia, ale nie zostały jeszcze przez nas wypróbowane.
help-accessibility-limits-braille = Na monitorze brajlowskim nie ma chwilowych komunikatów. Czytaj krótki wiersz u góry stołu albo komunikaty.

## Gra z innymi

help-company-coming = Jak się dosiąść
help-company-coming-join = Wybierz w menu grę z innymi albo naciśnij { $key }. Wpisz swoje imię, a potem osiem cyfr stołu. Stoły w pobliżu są na liście i nie potrzebują cyfr.
help-company-coming-host = Twój własny stół jest na tym komputerze i zamyka się, kiedy odchodzisz. Podaj innym kod, a poza domem także adres. Zanim ktoś się dosiądzie, program zapyta cię o zgodę, chyba że wpuszczasz każdego, kto ma kod.
help-company-coming-terminal = Z wiersza poleceń: tabletalk host, tabletalk join i kod albo tabletalk nearby; z opcją --terminal bez okna. Własny serwer: tabletalk serve.
help-company-table = Przy stole
help-company-table-people = Kto tu jest, wpuszczanie, wyciszanie, usuwanie i przekazanie roli gospodarza: { $key }.
help-company-table-talk = Żeby coś powiedzieć: { $key }. Gotowe zdania mają własne klawisze, a każdy słyszy je w swoim języku.
help-company-table-time = Żeby dać komuś więcej czasu, raz na rozdanie: { $key }. Dostaje go osoba, która ma ruch, albo ta, którą wybierzesz.
help-company-table-host = Gospodarz decyduje, kiedy zacząć pierwsze rozdanie, i może wstrzymać grę wszystkim. Na wolnych miejscach grają gracze komputerowi. Twoje ustawienie czasu działa i tutaj, najwyżej pięciokrotnie, a gdy czas minie, zostaje jeszcze zapas. Podawanie szans i trener są wyłączone.
help-company-table-line = Zerwane połączenie wraca samo i słychać wtedy, ile cię ominęło. Wszystko jest w komunikatach.
help-company-table-seat = Po zamknięciu Tabletalk twoje miejsce czeka: do stołu wrócisz z menu, a w terminalu wpisz: wróć.
help-company-table-leave = Żeby odejść na dobre: { $key }. Twoje miejsce zajmuje gracz komputerowy.
help-company-trust = Komu ufasz
help-company-trust-dealer = Karty rozdaje komputer, na którym jest stół; słychać który, kiedy siadasz do stołu. Jego właściciel mógłby podejrzeć wszystkie karty, więc siadaj tam, gdzie mu ufasz.
help-company-trust-certificate = Pierwsze połączenie z serwerem zapamiętuje jego certyfikat. Jeśli później się zmieni, program najpierw zapyta, czy łączyć się dalej.
