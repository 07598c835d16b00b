### Co mówi trener po rozdaniu. $part to część rozdania; $did to, co zrobiono,
### a $best to, co było lepsze, z kwotą albo kartami. To już było, a czasownik
### w czasie przeszłym zdradza płeć: stąd rzeczowniki.

coach-off = Trener jest wyłączony. { $place ->
    [terminal] Żeby go włączyć, wyjdź i uruchom program z opcją { $option }. Gra zostanie zapamiętana.
   *[window] Włączysz go w ustawieniach, w części pomoc w nauce.
}
coach-later = Trener omawia rozdanie, gdy się skończy.
coach-nothing = Trener nie ma nic do powiedzenia o ostatnim rozdaniu.
coach-good = { coach-part }{ coach-did }. Dobrze.
coach-mistake = { coach-part }{ coach-did }. { coach-odds }{ coach-better }
coach-odds = { $odds ->
    [yes] Było { $percent } procent szans, a trzeba było { $needed }.{ " " }
   *[no] { "" }
}
coach-part = { $part ->
    [preflop] Przed flopem
    [flop] Na flopie
    [turn] Na turnie
    [river] Na riverze
    [before-draw] Przed wymianą
    [exchange] Przy wymianie
    [after-draw] Po wymianie
    [continuing] Na początku
   *[discarding] Przy odrzucaniu
}
coach-did = { $did ->
    [fold] : pas
    [check] : czekanie
    [call] : sprawdzenie { $amount }
    [bet] : zakład { $amount }
    [raise] : podbicie na { $amount }
    [all-in] : all-in
    [continue] : dalsza gra
    [exchange] {" oddane:"} { CARDS($cards) }
    [stand-pat] {" nic nie oddane"}
    [discard] {" odrzucona karta"} { CARDS($cards) }
   *[pass] {" nic nie odrzucone"}
}
coach-better = { $best ->
    [fold] Lepiej było spasować.
    [check] Lepiej było czekać.
    [call] Lepiej było sprawdzić.
    [bet] Lepiej było postawić { $best-amount }.
    [raise] Lepiej było podbić na { $best-amount }.
    [all-in] Lepiej było wejść all-in.
    [continue] Lepiej było grać dalej.
    [exchange] Lepiej było wymienić { CARDS($best-cards, form: "accusative") }.
    [stand-pat] Lepiej było nie wymieniać kart.
    [discard] Lepiej było odrzucić { CARDS($best-cards, form: "accusative") }.
   *[pass] Lepiej było nic nie odrzucać.
}
coach-picks = Lepszy wybór: { CARDS($cards) }, czyli { $hand }.
coach-other = { coach-part } { $name }: { $did ->
    [bet] zakład { $amount }
    [raise] podbicie na { $amount }
    [all-in] all-in
    [continue] dalsza gra
   *[call] sprawdzenie { $amount }
}, ma { coach-held }. { $why ->
    [strong] Karty były wystarczająco mocne.
    [even] Szanse były wyrównane.
    [bluff] To był blef.
   *[hope] To było liczenie na łut szczęścia.
}
coach-other-discard = { coach-part } { $name }, odrzucona karta { CARDS($cards) }, ma { coach-held }. { $more ->
    [yes] Spodziewana część puli wzrosła: było { $before }, jest { $after } procent.
   *[no] To nic nie poprawiło.
}
coach-held = { $made ->
    [yes] { $hand }
   *[no] { CARDS($own, form: "accusative") }
}
