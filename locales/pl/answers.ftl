### Odpowiedzi na pytania gracza i powody odmowy. Każda jest częścią
### odpowiedzi, zapisaną jak w środku zdania, a zdanie robi z niej „sentence”. Forma
### „you” mówi o słuchaczu. Czas teraźniejszy i mianownik, jak przy stole.

## Kto nie może nic zrobić

answer-no-hand = teraz nie ma rozdania
answer-over = rozdanie skończone
answer-folded = { $name } już nie gra w tym rozdaniu
    .you = nie grasz już w tym rozdaniu
answer-all-in = { $name } jest all-in
    .you = jesteś all-in
answer-out = { $name } jest już poza grą
    .you = jesteś poza grą
answer-watching = oglądasz grę
answer-not-turn = jeszcze nie, teraz { $name }
    .you = jeszcze nie, teraz twoja kolej
# To, co znają tylko oczy jednego gracza, dla kogoś, kto patrzy jego oczami.
answer-of = { $name }: { $answer }

## Karty

answer-cards = { CARDS($cards) }
answer-own-cards = karty gracza { $name }: { CARDS($cards) }
    .you = { CARDS($cards) }
answer-own-cards-folded = { $name }, spasowane: { CARDS($cards) }
    .you = spasowane: { CARDS($cards) }
answer-cards-picked = wybrane: { CARDS($cards) }
answer-cards-of = { $name }: { CARDS($cards) }
answer-cards-unknown = tych kart nie zapisano
answer-no-cards = { $name } nie ma kart
    .you = nie masz kart
answer-board-none = { $when ->
    [yet] nie ma jeszcze kart wspólnych
    [past] w tym rozdaniu nie ma kart wspólnych
   *[never] w tej grze nie ma kart wspólnych
}
answer-board-open = otwarte, { answer-places }: { CARDS($cards) }
answer-board-later = jeszcze nieotwarte, { answer-places }: { CARDS($cards) }
answer-board-down = zakryte: { answer-places }
answer-places = { $count ->
    [1] miejsce { $from }
   *[other] miejsca od { $from ->
        [1] pierwszego
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
        [6] szóstego
        [7] siódmego
       *[other] numeru { $from }
    } do { $last ->
        [2] drugiego
        [3] trzeciego
        [4] czwartego
        [5] piątego
        [6] szóstego
        [7] siódmego
        [8] ósmego
       *[other] numeru { $last }
    }
}
answer-board-rank = { RANKS($rank, form: "short") }
answer-board-value = { $board }: { $hand }
answer-board-suited = { $suit ->
    [c] { $count ->
        [few] { $count } trefle
       *[many] { $count } trefli
    }
    [d] { $count } karo
    [h] { $count ->
        [few] { $count } kiery
       *[many] { $count } kierów
    }
   *[s] { $count ->
        [few] { $count } piki
       *[many] { $count } pików
    }
}
answer-card-open = { CARDS($cards) }, karta otwarta
answer-card-picked = { CARDS($cards) }, karta wybrana
answer-card-later = { CARDS($cards) }, karta jeszcze nieotwarta
answer-card-down = karta zakryta
answer-card-none = na miejscu { $place } nie ma karty

## Układ

answer-value-folded = spasowane: { $hand }
answer-value-board = { $hand }, w całości na stole
answer-value-now = na razie { $hand }
answer-value-best = { $what ->
    [open] najlepszy układ z otwartymi kartami: { $hand }
   *[table] najlepszy układ z kartami na stole: { $hand }
}
answer-starting-hand = { $kind ->
    [pair] para { RANKS($high, form: "genitive-plural") } na ręce
    [suited] { RANKS($high, form: "short") } { RANKS($low, form: "short") } w kolorze
   *[offsuit] { RANKS($high, form: "short") } { RANKS($low, form: "short") }, różne kolory
}
answer-draws-flush = draw do koloru
answer-draws-straight = { $ends ->
    [1] gutshot
    [2] draw do strita z obu stron
   *[other] draw do strita z wielu stron
}
answer-draws-both = { $ends ->
    [1] draw do koloru i gutshot
    [2] draw do koloru i strita z obu stron
   *[other] draw do koloru i strita z wielu stron
}
answer-outs = { $count ->
    [1] pomaga jedna karta
    [2] pomagają dwie karty
    [few] pomagają { $count } karty
   *[many] pomaga { $count } kart
}

## Pula

answer-pot = pula { $amount }
answer-pot-empty = pula jest pusta
answer-won = { $name } wygrywa { $amount }, z tego { $others } od innych
    .you = wygrywasz { $amount }, z tego { $others } od innych
answer-pot-main = pula główna { $amount }: { $names }
answer-pot-side = { $number ->
    [0] pula poboczna
   *[other] { numbered-side-pot },
} { $amount }: { $names }
answer-pot-alone = { $name } dokłada { $amount }, jeszcze niesprawdzone
    .you = dokładasz { $amount }, jeszcze niesprawdzone

## Ile to kosztuje

answer-to-call = { $amount } do sprawdzenia{ all-in-tail }
answer-to-call-from = { $all-in ->
    [yes] all-in za { $amount }, zakład { $name }
   *[no] cena { $amount }, zakład { $name }
}
answer-to-call-later = na razie { $amount } do sprawdzenia{ all-in-tail }
answer-to-call-of = { $name }: { $amount } do sprawdzenia{ all-in-tail }
    .you = { $amount } do sprawdzenia{ all-in-tail }, twoja kolej
answer-check = nic do sprawdzenia, możesz czekać
answer-check-later = na razie nic do sprawdzenia
answer-check-of = { $name }: nic do sprawdzenia
    .you = nic do sprawdzenia, twoja kolej
answer-continue = { $amount } za dalszą grę{ all-in-tail }
answer-continue-of = { $name }: { $amount } za dalszą grę
    .you = { $amount } za dalszą grę, twoja kolej
answer-continued = nic do zapłaty, grasz dalej
answer-discard = odrzucenie kosztuje { $amount }
answer-discard-short = odrzucenie kosztuje { $amount }, masz { $have }
answer-discard-done = nic do zapłaty, twoje odrzucanie skończone
answer-free = { $phase ->
    [exchanging] podczas wymiany nic do sprawdzenia
    [picking] nic do zapłaty, wybieranie jest za darmo
   *[showing] przy wyłożeniu kart nic do sprawdzenia
}

## Podbicia

answer-raise-range = { $opening ->
    [yes] najmniejszy zakład { $min }, największy { $max }
   *[no] najmniejsze podbicie na { $min }, największe na { $max }
}
answer-raise-exact = { $opening ->
    [yes] tylko zakład { $max }{ all-in-tail }
   *[no] tylko podbicie na { $max }{ all-in-tail }
}
answer-raise-size = { $size ->
    [half] za pół puli { $amount }
   *[whole] za całą pulę { $amount }
}
answer-raise-never = w tej grze nie ma podbić
answer-raise-not-now = { $phase ->
    [exchanging] podczas wymiany nie ma podbić
   *[showing] przy wyłożeniu kart nie ma podbić
}
answer-raise-covered = { $name } nie może podbić: wszystkie żetony nie wystarczą na więcej niż sprawdzenie
    .you = nie możesz podbić, sprawdzenie kosztuje wszystkie twoje żetony
answer-raise-closed = { $name } nie może podbić: ostatnie all-in jest za małe, żeby znów otworzyć licytację
    .you = nie możesz podbić, ostatnie all-in jest za małe, żeby znów otworzyć licytację
answer-raise-capped = { $name } nie może podbić: w tej rundzie były już wszystkie dozwolone zakłady i podbicia, razem { $count }
    .you = { $count ->
        [one] nie możesz podbić, limit to jeden zakład lub podbicie w rundzie
        [few] nie możesz podbić, limit to { $count } zakłady i podbicia w rundzie
       *[many] nie możesz podbić, limit to { $count } zakładów i podbić w rundzie
    }
answer-raise-nobody = { $name } nie może podbić: nikt nie mógłby dołożyć więcej
    .you = nie możesz podbić, nikt inny nie ma już żetonów

## Gracze

answer-in = w grze { $count }: { $names }
answer-in-all-in = all-in: { $names }
answer-turn-you = { $phase ->
    [continuing] twoja kolej, grasz dalej lub pasujesz
    [exchanging] twoja kolej na wymianę
    [discarding] twoja kolej na odrzucenie
    [showing] twoja kolej na pokazanie kart
   *[betting] twoja kolej
}
answer-turn = teraz { $name }
answer-turn-picking = wszyscy wybierają jednocześnie
answer-picks-left = { $left ->
    [0] { $name } ma już komplet kart
    [1] { $name } wybiera jeszcze jedną kartę
    [2] { $name } wybiera jeszcze dwie karty
    [3] { $name } wybiera jeszcze trzy karty
   *[other] { $name }, karty do wybrania: { $left }
}
    .you = { $left ->
        [0] masz już komplet kart
        [1] wybierasz jeszcze jedną kartę
        [2] wybierasz jeszcze dwie karty
        [3] wybierasz jeszcze trzy karty
       *[other] karty do wybrania: { $left }
    }
answer-position = { $position ->
    [button] dealer
    [button-last] dealer, ostatnia pozycja
    [button-small-blind] dealer i mała ciemna
    [small-blind] mała ciemna
    [big-blind] duża ciemna
    [under-the-gun] pierwsza pozycja po ciemnych
    [lojack] trzy miejsca przed dealerem
    [hijack] dwa miejsca przed dealerem
   *[cutoff] przed dealerem
}
answer-position-early = miejsce { $number } za pierwszą pozycją po ciemnych
answer-position-after = { $count ->
    [1] pierwsze miejsce za dealerem
    [2] drugie miejsce za dealerem
    [3] trzecie miejsce za dealerem
    [4] czwarte miejsce za dealerem
    [5] piąte miejsce za dealerem
    [6] szóste miejsce za dealerem
    [7] siódme miejsce za dealerem
   *[other] miejsce numer { $count } za dealerem
}
answer-chips = { $name } { $amount }
answer-chips-points = { $name } { $amount }, { answer-points }
answer-chips-state = { $state ->
    [all-in] { $name } all-in
   *[out] { $name } poza grą
}
answer-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}

## Ciemne, punkty, fazy i czas

answer-level = poziom { $level }, ciemne { $small } i { $big }
answer-blinds = ciemne { $small } i { $big }
answer-ante = ante { $amount }
answer-next-time = następny poziom { $small } i { $big }, pozostały czas: { answer-time }
answer-next-hands = następny poziom { $small } i { $big } { $hands ->
    [1] od następnego rozdania
    [few] za { $hands } rozdania
   *[many] za { $hands } rozdań
}
answer-last-level = ciemne nie rosną
answer-score = { $names }
answer-score-of = { $name } { answer-points }
answer-target = { $points ->
    [one] cel: { $points } punkt
    [few] cel: { $points } punkty
   *[many] cel: { $points } punktów
}
answer-phase = { $phase ->
    [betting] licytacja
    [continuing] dalsza gra lub pas
    [exchanging] wymiana
    [discarding] odrzucanie
    [picking] wybieranie
    [showing] wyłożenie kart
   *[over] rozdanie skończone
}
answer-wave = wybieranie, fala { $wave } z { $waves }
answer-time = { $minutes ->
    [0] { answer-seconds }
   *[other] { answer-minutes }{ answer-seconds-tail }
}
# Słowem, bo głos czyta cyfrę w rodzaju męskim: „dwa minuty”.
answer-minutes = { $minutes ->
    [1] jedna minuta
    [2] dwie minuty
    [22] dwadzieścia dwie minuty
    [32] trzydzieści dwie minuty
    [42] czterdzieści dwie minuty
    [52] pięćdziesiąt dwie minuty
    [few] { $minutes } minuty
   *[many] { $minutes } minut
}
answer-seconds = { $seconds ->
    [1] jedna sekunda
    [2] dwie sekundy
    [22] dwadzieścia dwie sekundy
    [32] trzydzieści dwie sekundy
    [42] czterdzieści dwie sekundy
    [52] pięćdziesiąt dwie sekundy
    [few] { $seconds } sekundy
   *[many] { $seconds } sekund
}
answer-seconds-tail = { $seconds ->
    [0] { "" }
   *[other] { " " }{ answer-seconds }
}
answer-time-turn = { $name }: { answer-time }
    .you = twój czas: { answer-time }
answer-time-bank = w zapasie { answer-time }
answer-time-more = { $name }: czas dodatkowy
answer-time-wave = do następnej fali { answer-time }
answer-time-phase = pozostały czas: { answer-time }
answer-untimed = bez ograniczenia czasu
answer-paused = stół jest wstrzymany

## Krótka odpowiedź

answer-odds = pula daje { $whole }{ answer-tenths } do jednego
answer-tenths = { $tenths ->
    [0] { "" }
   *[other] ,{ $tenths }
}
answer-last-bet = ostatni zakład { $name }, { $amount }{ all-in-tail }
    .you = ostatni zakład twój, { $amount }{ all-in-tail }
answer-stacks = żetony: { $names }
answer-needed = { $name }: sprawdzenie opłaca się, gdy szanse to co najmniej { $percent } procent
    .you = sprawdzenie opłaca się, gdy masz co najmniej { $percent } procent szans
answer-after = { $name }, a potem: { $names }
    .you = po tobie: { $names }
answer-after-none = { $name } zamyka licytację
    .you = zamykasz licytację
answer-effective-pots = { $name }: efektywny stack { $amount }, { stack-in-pots }
    .you = efektywny stack { $amount }, { stack-in-pots }
stack-in-pots = { $pots ->
    [0] to mniej niż pół puli
    [1] to mniej więcej pula
   *[other] to { $pots } razy tyle co pula
}
answer-drew = { $count ->
    [0] { $name } bez wymiany
   *[other] { $name } wymienia { card-count }
}
    .you = { $count ->
        [0] ty bez wymiany
       *[other] wymieniasz { card-count }
    }

## Szanse

answer-chances = { $name } ma { $percent } procent szans przeciw { answer-against }
    .you = masz { $percent } procent szans przeciw { answer-against }
answer-chances-stand = bez wymiany { $name } ma { $percent } procent szans przeciw { answer-against }
    .you = z tymi kartami masz { $percent } procent szans przeciw { answer-against }
answer-chances-places = { $name }: pierwsze miejsce { $percent } procent, drugie { $second }, przeciw { answer-against }
    .you = pierwsze miejsce { $percent } procent, drugie { $second }, przeciw { answer-against }
# Karty przeciwników są nieznane, więc losowe.
answer-against = { $count ->
    [1] jednej losowej ręce
    [2] dwóm losowym rękom
    [3] trzem losowym rękom
    [4] czterem losowym rękom
    [5] pięciu losowym rękom
    [6] sześciu losowym rękom
    [7] siedmiu losowym rękom
    [8] ośmiu losowym rękom
    [9] dziewięciu losowym rękom
    [10] dziesięciu losowym rękom
    [11] jedenastu losowym rękom
   *[other] { $count } losowym rękom
}
answer-share-needed = dalsza gra opłaca się, gdy daje co najmniej { $needed } procent puli, { $name } może liczyć na { $percent }
    .you = dalsza gra opłaca się, gdy daje co najmniej { $needed } procent puli, możesz liczyć na { $percent }

## Odmowa

refused-too-late = za późno, przy stole dzieje się już co innego
refused-game-over = gra skończona
refused-nobody = { $name } nie ma nic do zdecydowania
    .you = teraz nikt nie ma ruchu
refused-not-turn = kolej ma { $turn }, a nie { $name }
    .you = nie twoja kolej, teraz { $turn }
refused-not-in-hand = { $name } nie gra w tym rozdaniu
    .you = nie grasz w tym rozdaniu
refused-not-now = { $name } nie może tego teraz zrobić
    .you = { $phase ->
        [betting] nie teraz, możesz { bet-choices }
        [continuing] nie teraz, możesz grać dalej lub spasować
        [exchanging] nie teraz, możesz wymienić karty
        [discarding] nie teraz, możesz odrzucić kartę wspólną lub nic nie odrzucać
        [picking] nie teraz, możesz wybierać karty wspólne
        [showing] nie teraz, możesz pokazać karty albo nie
       *[over] nie teraz, rozdanie skończone
    }
bet-choices = { $can ->
    [check] czekać
    [check-bet] czekać lub postawić
    [check-raise] czekać lub podbić
    [call-raise] spasować, sprawdzić lub podbić
   *[call] spasować lub sprawdzić
}
refused-check = { $name } musi sprawdzić { $amount }
    .you = nie możesz czekać, { $amount } do sprawdzenia
refused-no-call = { $name } nie ma czego sprawdzać
    .you = { answer-check }
refused-minimum = najmniejszy zakład lub podbicie na { $min }, a { $name } ma { $have }
    .you = { $opening ->
        [yes] najmniejszy zakład to { $min }
       *[no] najmniejsze podbicie na { $min }
    }
refused-maximum = { $name }: największy zakład lub podbicie na { $max }
    .you = { $opening ->
        [yes] największy zakład { $max }{ all-in-tail }
       *[no] największe podbicie na { $max }{ all-in-tail }
    }
refused-not-your-card = { $name } nie ma karty: { CARDS($cards) }
    .you = { CARDS($cards) }, nie masz takiej karty
refused-too-many-cards = { $name } może wymienić najwyżej { card-count }
    .you = { $count ->
        [0] nie możesz już wymienić kart
       *[other] możesz wymienić najwyżej { card-count }
    }
refused-no-place = { $count ->
    [0] nie ma tam karty
   *[other] nie ma tam karty, ostatnie miejsce to { $count }
}
refused-not-open = ta karta nie jest jeszcze otwarta
refused-picked-already = { $name } ma już tę kartę
    .you = ta karta jest już wybrana
refused-picks-complete = { $name } ma już komplet kart
    .you = masz już komplet kart
refused-shown-already = te karty leżą już odkryte
refused-nothing-due = nie teraz, fale otwierają się same

## Opcje i rozdawanie

refused-not-a-card = '{ $text }' nie jest kartą: napisz wartość 2-9 T J Q K A i kolor c d h s, na przykład Ah
refused-deal = { $why ->
    [too-few-players] do gry potrzeba co najmniej dwóch graczy
    [too-many-seats] przy stole jest najwyżej { $count } miejsc
    [nobody-at-button] na pozycji dealera nikt nie siedzi
    [too-many-cards] w talii jest za mało kart dla tylu graczy
   *[too-many-chips] żetonów jest za dużo
}
refused-option-between = { $name }: nie może być { $value }, minimum { $least }, maksimum { $most }
refused-option-one-of = { $name }: nie może być { $value }, tylko { $names }
refused-option-no-room = { $name }: nie zostaje na to czasu, to, co wcześniej, musi nastąpić szybciej

## Linia brajlowska: krótko, na czterdzieści znaków. Figury jak w polskiej
## talii: A, K, D, W, 10; kolory dwiema literami, bo kier i karo zaczynają się
## tak samo: pi, ki, ka, tr.

status-card = { card-sign-rank }{ card-sign-suit }
card-sign-rank = { $rank ->
    [Q] D
    [J] W
    [T] 10
   *[other] { $rank }
}
card-sign-suit = { $suit ->
    [s] pi
    [h] ki
    [d] ka
   *[c] tr
}
status-to-call = do spr. { $amount }
status-to-call-later = kolej innych, do spr. { $amount }
status-check = możesz czekać
status-continue = dalej { $amount }
status-discard = odrzuć { $amount }
status-draw = wymiana
status-show = pokaż
status-pick = wybierz { $left }
status-wait = kolej innych
status-folded = pas
status-all-in = all-in
status-over = koniec
status-pot = pula { $amount }
