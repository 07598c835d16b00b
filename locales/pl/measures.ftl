### Co wypisują polecenia odds i bots.

## Jak często wygrywają karty

odds-exact-boards = Dokładne obliczenie, układy kart wspólnych: { $count }.
odds-exact-deals = Dokładne obliczenie, układy kart wspólnych i losowych kart graczy: { $count }.
odds-sampled = Monte Carlo, próby: { $count }, błąd standardowy udziału: { $error }.
odds-hand = karty
odds-win = wygrane
odds-tie = remisy
odds-lose = przegrane
odds-share = udział
odds-bad-hand = '{ $text }' to nie są karty gracza: podaj każdemu dwie, na przykład { $example }
odds-bad-board = kart wspólnych nie może być { $count }: podaj 3, 4 albo 5 albo opuść { $option }, żeby poznać szanse przed flopem
odds-card-twice = { CARDS($card) }: ta karta jest podana dwa razy, a może być tylko w jednym miejscu
odds-no-opponent = nie ma przeciwnika: podaj jeszcze jedne karty albo { $option }, żeby dodać losowe
odds-bad-against = { $option } jest niemożliwe: podaj liczbę przeciwników od 1 do { $most }
odds-too-many-cards = kart graczy, wspólnych i martwych jest razem { $count }, a talia ma 52: podaj mniej kart, przeciwników albo martwych kart
odds-no-samples = { $option } nic nie powie: podaj co najmniej 1

## Gracze komputerowi przeciw sobie

arena-score = { $hero } przeciw { $against }, { $game }, liczba graczy { $players }, { $decks ->
    [one] { $decks } talia
    [few] { $decks } talie
   *[many] { $decks } talii
}: { $won }
arena-times = decyzje: połowa w { $half }, 99 na 100 w { $most }, najdłuższa { $longest }
