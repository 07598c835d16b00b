### O czym decyduje słuchający, z tym, co się przy tym liczy, i ile zostało
### czasu.

turn-bet = Teraz { $name }{ price-tail }{ pot-tail }{ raise-tail }.
    .you = Twoja kolej{ price-tail }{ pot-tail }{ raise-tail }.
price-tail = { $price ->
    [told] { " za " }{ $to-call }{ all-in-tail }
    [free] , możesz czekać
   *[untold] { "" }
}
pot-tail = { $pot-told ->
    [told] , pula { $total }
   *[untold] { "" }
}
raise-tail = { $raise ->
    [bet] , zakład { $min }
    [bet-range] , zakład: minimum { $min }, maksimum { $max }
    [raise] , podbicie na { $min }
    [raise-range] , podbicie: minimum { $min }, maksimum { $max }
    [never] , podbić nie można
   *[untold] { "" }
}
turn-continue = Teraz { $name }, dalsza gra za { $price }{ all-in-tail }{ pot-tail }.
    .you = Twoja kolej, dalsza gra za { $price }{ all-in-tail }{ pot-tail }.
turn-exchange = Teraz wymienia { $name }, najwyżej { card-count }{ pot-tail }.
    .you = Twoja kolej, możesz wymienić najwyżej { card-count }{ pot-tail }.
turn-discard = Teraz { $name }, odrzucenie karty kosztuje { $price }{ pot-tail }.
    .you = Twoja kolej, odrzucenie karty kosztuje { $price }{ pot-tail }.
turn-pick = Teraz wybiera { $name }, { card-count }.
    .you = Twoja kolej, wybierz { card-count }.
turn-show = Teraz { $name } pokazuje albo odrzuca karty.
    .you = Twoja kolej, pokaż albo odrzuć karty.

# Słowem, bo głos czyta cyfrę w rodzaju męskim.
time-left = { $seconds ->
    [1] Została jedna sekunda.
    [2] Zostały dwie sekundy.
    [few] Zostały { $seconds } sekundy.
   *[many] Zostało { $seconds } sekund.
}
