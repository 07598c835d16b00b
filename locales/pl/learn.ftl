### Lekcje: pierwsze rozdanie każdej gry. $now, $fold, $repeat, $help i $leave
### mówią, jak coś zrobić, na przykład "naciśnij C" albo "wpisz sprawdzam".
### $first i $second to imiona pozostałych graczy, zawsze w mianowniku. Forma
### "word" to słowo do wpisania, jeśli nie jest pierwszym słowem polecenia.

## We wszystkich lekcjach

learn-title = Nauka gry
learn-about = Pierwsze rozdanie każdej gry, z ustalonymi kartami. Lekcja trwa około pięciu minut. Możesz ją przerwać w dowolnej chwili i wrócić do niej później.
learn-lesson = { $game }, lekcja
learn-begin = Rozpocznij
learn-go-on = Kontynuuj, krok { $step } z { $count }
learn-again = Ukończona. Zacznij od nowa
learn-how = { $how ->
    [key] naciśnij { $key }
    [word] wpisz { $key }
    [pointer] kliknij { $key }
    [answer] kliknij { $key } po lewej
    [card] kliknij tę kartę
   *[button] wybierz { $key }
}
learn-how-amount = { $how ->
    [key] naciśnij { $key }, wpisz { $amount } i naciśnij Enter
    [word] wpisz { $key } { $amount }
    [pointer] wybierz { $amount } nad przyciskami i kliknij { $key }
   *[button] wybierz { $key } i wpisz { $amount }
}
learn-hint = Żeby iść dalej, { $now }.
learn-leave-how = Żeby wyjść, { $leave }.
learn-over = Lekcja jest skończona. Żeby wyjść, { $leave }.
learn-continued = Wracamy do lekcji.
learn-leave = Wyjdź z lekcji
learn-hands = Oto układy od najniższego. Wysoka karta. Para. Dwie pary. Trójka. Strit: pięć kart po kolei. Kolor: pięć kart w jednym kolorze. Full: trójka i para. Kareta: cztery jednakowe. I poker: strit w jednym kolorze.
learn-words = nauka
learn-choose = Która lekcja? 1 { game-holdem }, 2 { game-draw }, 3 { game-unique }.

## Texas Hold'em

learn-holdem-welcome = To jest Texas Hold'em. Grasz o żetony leżące na środku, czyli o pulę. Twoi przeciwnicy to { $first } i { $second }. Pulę bierze najlepszy układ pięciu kart albo gracz, który zostaje sam, gdy wszyscy inni się poddadzą. Tutaj nie ma ograniczenia czasu. Żeby usłyszeć ostatni komunikat jeszcze raz, { $repeat }. Żeby wyjść, { $leave }, a później wrócisz w to samo miejsce. Żeby dostać pierwsze karty, { $now }.
learn-holdem-cards = Każdy gracz ma dwie karty, których nie widzi nikt inny. Żeby usłyszeć swoje jeszcze raz, { $now }.
    .word = karty
learn-holdem-to-call = As i król to dobry początek. { $first } i { $second } muszą zapłacić, zanim przyjdą karty: to mała ciemna i duża ciemna. Dzięki nim zawsze jest o co grać. Żeby zostać w grze, trzeba wyrównać do dużej ciemnej. Żeby usłyszeć, ile to kosztuje ciebie, { $now }.
    .word = ile
learn-holdem-call = Masz trzy możliwości. Sprawdzenie: płacisz i zostajesz w grze. Podbicie: inni muszą zapłacić więcej. Pas: rezygnujesz z rozdania. Żeby sprawdzić, { $now }.
learn-holdem-board = Na środku leżą trzy karty, to flop. Należą do wszystkich. Przyjdą jeszcze dwie, po jednej, a między nimi będzie licytacja. Twój układ to najlepsze pięć kart spośród twoich dwóch i tych na środku. Żeby usłyszeć karty na środku, { $now }.
    .word = wspólne
learn-holdem-value = { learn-hands } Żeby usłyszeć, co masz, { $now }.
learn-holdem-pot = Para króli, a żadna karta na środku nie jest wyższa od króla. Jeśli ktoś inny też ma parę króli, rozstrzyga następna najwyższa karta, czyli kiker. Twój to as. Żeby usłyszeć, ile jest w puli, { $now }.
learn-holdem-odds = Możesz też zapytać, jakie masz szanse na wygraną i jakich potrzeba, żeby opłacało się sprawdzić. W tym celu { $now }.
learn-holdem-call-bet = { $second } stawia 40. Ze słabymi kartami lepiej byłoby się poddać: żeby spasować, { $fold }. Ale twoje szanse są dużo większe niż potrzeba. Żeby sprawdzić, { $now }.
learn-holdem-bet = Czwarta karta, czyli turn, nic ci nie daje. { $second } czeka, czyli zostaje w grze bez zakładu. Masz dobre karty, więc niech ostatnia karta coś kosztuje. Żeby postawić 100, { $now }.
    .word = postaw
learn-holdem-check = Ostatnia karta, czyli river, to drugi as dla ciebie. Masz dwie pary, asy i króle. Nikt nie postawił, więc dalsza gra jest za darmo: to czekanie, to samo polecenie co sprawdzenie. Żeby czekać, { $now }.
    .word = czekam
learn-holdem-chips = Karty są wyłożone, twoje dwie pary biją parę króli. Pula jest twoja. Żeby usłyszeć, ile żetonów mają teraz wszyscy, { $now }.
learn-holdem-end = To było całe rozdanie. W prawdziwej grze dealer zmienia się po każdym rozdaniu, a z nim ciemne. Wygrywa, kto na koniec ma wszystkie żetony. Żeby usłyszeć listę poleceń, w każdej chwili { $help }. Lekcja ukończona.

## Poker pięciokartowy dobierany

learn-draw-welcome = To jest poker pięciokartowy dobierany. Gracie we dwójkę, ty i { $first }. Każdy dostaje pięć kart i może raz wymienić część z nich. Lepszy układ bierze pulę. Wygrane żetony to także punkty, a mecz wygrywa, kto pierwszy zdobędzie 100 punktów. Tutaj nie ma ograniczenia czasu. Żeby usłyszeć ostatni komunikat jeszcze raz, { $repeat }. Żeby wyjść, { $leave }, a później wrócisz w to samo miejsce. Żeby dostać pierwsze karty, { $now }.
learn-draw-cards = Na początek każdy płaci 2 żetony, to ante. Dzięki niemu jest o co grać. Twoje karty leżą na miejscach od pierwszego do piątego. Żeby usłyszeć je jeszcze raz, { $now }.
    .word = karty
learn-draw-value = { learn-hands } Żeby usłyszeć, co masz, { $now }.
learn-draw-call = Para króli przed wymianą to dobry układ. { $first } stawia 2. Możesz sprawdzić, czyli zapłacić tyle samo i zostać w grze, podbić, czyli podnieść stawkę, albo spasować, czyli zrezygnować z rozdania. Żeby sprawdzić, { $now }.
learn-draw-mark-second = Teraz wymiana kart. { $first } bierze trzy nowe. Zatrzymaj króle, a pozostałe karty zaznacz: leżą na miejscach 2, 4 i 5. Żeby zaznaczyć drugą kartę, { $now }.
learn-draw-mark-fourth = To samo jeszcze raz cofnęłoby zaznaczenie. Żeby zaznaczyć czwartą kartę, { $now }.
learn-draw-mark-fifth = A żeby zaznaczyć piątą kartę, { $now }.
learn-draw-exchange = Trzy karty są zaznaczone, króle zostają. Żeby wymienić zaznaczone karty, { $now }.
    .word = wymień
learn-draw-new-value = Nowe karty leżą na miejscach starych. Żeby usłyszeć, co masz teraz, { $now }.
learn-draw-raise = Trzy króle wygrywają prawie zawsze. { $first } znów stawia, teraz 4, bo w drugiej rundzie stawki są dwa razy wyższe. Wysokość zakładu jest w tej grze stała, więc nie trzeba podawać kwoty. Żeby podbić, { $now }.
learn-draw-score = Twoje trzy króle biją dwie pary. Pula jest twoja, a jej żetony to punkty. Żeby usłyszeć wynik meczu, { $now }.
    .word = wynik
learn-draw-end = To było całe rozdanie. W prawdziwym meczu zaczynacie na zmianę, a wygrywa, kto pierwszy zdobędzie 100 punktów. Żeby usłyszeć listę poleceń, w każdej chwili { $help }. Lekcja ukończona.

## Unique Poker

learn-unique-welcome = To jest Unique Poker. Twoi przeciwnicy to { $first } i { $second }. Twój układ to dwie karty własne i trzy, które wybierzesz ze środka. Najlepszy układ dostaje 80 procent puli, drugi 20. W prawdziwej grze trzeba się spieszyć, chyba że wydłużysz czas w ustawieniach. W tej lekcji nie ma ograniczenia czasu. Żeby usłyszeć ostatni komunikat jeszcze raz, { $repeat }. Żeby wyjść, { $leave }, a później wrócisz w to samo miejsce. Żeby dostać pierwsze karty, { $now }.
learn-unique-cards = Na początek każdy płaci 10 żetonów, to ante. Każdy ma dwie karty, których nie widzi nikt inny. Żeby usłyszeć swoje jeszcze raz, { $now }.
    .word = karty
learn-unique-price = Para dziewiątek to dobry początek. { $first } i { $second } płacą za dalszą grę. Żeby usłyszeć, ile to kosztuje ciebie, { $now }.
    .word = ile
learn-unique-continue = Możesz spasować i stracić tylko ante. Z parą lepiej zapłacić i grać dalej. W tym celu { $now }.
    .word = gram dalej
learn-unique-board = Na środku jest osiem kart wspólnych. Każdy po kolei może zapłacić 5 żetonów i usunąć jedną z nich, żeby nikt nie mógł jej użyć. { $first } nic nie odrzuca, { $second } usuwa króla. Żeby usłyszeć, co zostało, { $now }.
    .word = wspólne
learn-unique-value = { learn-hands } Żeby usłyszeć najlepszy układ, jaki możesz z nich złożyć, { $now }.
learn-unique-discard = Full. Bije go tylko wyższy full, kareta albo poker. Ale jest niebezpieczeństwo: na środku leżą piątka, ósemka i dziewiątka karo. Kto ma szóstkę i siódemkę karo, ma pokera. Usuń ósemkę, leży na miejscu 3. W tym celu { $now }.
    .word = odrzuć 3
learn-unique-pick-first = Teraz wszyscy jednocześnie wybierają po trzy karty. Jedna karta może służyć kilku graczom. Karty otwierają się falami: na razie można wybierać tylko z pierwszych trzech. Wybranej karty nie można już oddać. Potrzebujesz obu czwórek i dziewiątki. Żeby wybrać czwórkę trefl, na miejscu 1, { $now }.
    .word = wybierz 1
learn-unique-pick-second = Żeby wybrać dziewiątkę karo, na miejscu 2, { $now }.
    .word = wybierz 2
learn-unique-wave = Druga czwórka nie jest jeszcze otwarta. W prawdziwej grze następna fala otwiera się po kilku sekundach. Tutaj otwiera się na twoje życzenie: { $now }.
    .word = gotowe
learn-unique-pick-third = Czwórka kier leży na miejscu 6. Żeby ją wybrać, { $now }.
    .word = wybierz 6
learn-unique-finish = Masz swoje trzy karty. Żeby zakończyć wybieranie i wyłożyć karty, { $now }.
    .word = gotowe
learn-unique-chips = I rzeczywiście: { $second } ma szóstkę i siódemkę karo. Warto było wydać te 5 żetonów. Full dostaje 80 procent puli, drugi układ resztę. Żeby usłyszeć, ile żetonów mają teraz wszyscy, { $now }.
learn-unique-end = To było całe rozdanie. Wygrywa, kto na koniec ma wszystkie żetony. Żeby usłyszeć listę poleceń, w każdej chwili { $help }. Lekcja ukończona.
