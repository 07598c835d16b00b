### Co mówi trener po rozdaniu. $part to część rozdania; $did to, co zrobiono,
### a $best to, co było lepsze, z kwotą albo kartami. Czas teraźniejszy, bo nie
### zdradza płci.

coach-off = Trener jest wyłączony. Włączysz go w ustawieniach, w części pomoc w nauce.
coach-later = Trener omawia rozdanie, gdy się skończy.
coach-nothing = Trener nie ma nic do powiedzenia o ostatnim rozdaniu.
coach-good = { coach-part } { coach-did }. Dobrze.
coach-mistake = { coach-part } { coach-did }. { coach-odds }{ coach-better }
coach-odds = { $odds ->
    [yes] Masz { $percent } procent szans, a potrzeba { $needed }.{ " " }
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
    [fold] pasujesz
    [check] czekasz
    [call] sprawdzasz { $amount }
    [bet] stawiasz { $amount }
    [raise] podbijasz na { $amount }
    [all-in] wchodzisz all-in
    [continue] płacisz za dalszą grę
    [exchange] wymieniasz { CARDS($cards, form: "accusative") }
    [stand-pat] nie wymieniasz kart
    [discard] odrzucasz { CARDS($cards, form: "accusative") }
   *[pass] nic nie odrzucasz
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
coach-other = { coach-part } { $name } { $did ->
    [bet] stawia { $amount }
    [raise] podbija na { $amount }
    [all-in] wchodzi all-in
    [continue] płaci za dalszą grę
   *[call] sprawdza { $amount }
}, karty: { $hand }. { $why ->
    [strong] To dość mocne karty.
    [even] Szanse są wyrównane.
    [bluff] To blef.
   *[hope] To granie na łut szczęścia.
}
coach-other-discard = { coach-part } { $name } odrzuca { CARDS($cards, form: "accusative") }, karty: { $hand }. { $more ->
    [yes] Spodziewana część puli rośnie z { $before } do { $after } procent.
   *[no] To nic nie poprawia.
}
